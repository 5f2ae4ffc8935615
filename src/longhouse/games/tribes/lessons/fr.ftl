## D’un bâton à un cheval

lesson-chapter-horse = D’un bâton à un cheval
    .about = Récolter, fabriquer, chasser, explorer, échanger : un tour complet.
    .goal = Pour gagner une première partie : quatre chevaux et les quatre trophées.
    .collect = Votre chef récolte là où il se tient ; l’âne porte deux objets de chaque sorte.
    .camp = Le Campement fabrique tout ce que vous pouvez payer, une fois par cycle.
    .trophy = La première peau, le premier or et le premier chariot sont aussi des trophées.
    .explore = Vous orientez la terre inconnue à votre gré ; les montagnes barrent des deux côtés.
    .horse = Un élevage donne un cheval pour chaque peau, or ou chariot.

lesson-horse-goal = Chevaux et trophées
    .text = Pour gagner, il faut quatre chevaux et les quatre trophées. Il faut d’abord de quoi échanger.
lesson-horse-card = Cinq cartes, cinq manches
    .text = Chacune se joue une fois par cycle de cinq manches. Le second nombre : les pas de votre chef.
    .do = Jouez le Sentier.
    .fine = Cela va aussi : votre chef n’a besoin que d’un pas.
    .no = Il n’y a encore rien à fabriquer. Jouez une carte avec des pas.
lesson-horse-sticks = Seul le chef récolte
    .text = Votre chef est dans le bois : prenez deux bâtons. Votre âne porte deux objets de chaque sorte, pas plus.
    .do = Récoltez deux bâtons.
    .no-move = D’abord deux bâtons : récolter ne coûte aucun pas.
    .no-end = Votre chef peut encore récolter ici.
lesson-horse-walk = Un pas pour tous
    .text = Un pas mène qui vous voulez sur la terre voisine. Le nid d’aigle est à l’est.
    .do = Allez en C2, avec votre chef.
    .try-alone = Vos guerriers sont au nid et ne récoltent rien. Seul le chef le peut.
    .no-few = Personne n’a besoin de rester ici. Emmenez les deux guerriers.
    .no-where = Le nid d’aigle est en C2.
    .no-end = Il vous reste des pas, et le nid est tout près.
lesson-horse-feathers = Deux plumes
    .text = Vous pouvez récolter avant, entre et après les pas. Les pas inutilisés sont perdus.
    .do = Récoltez deux plumes, puis terminez votre tour.
    .no-move = D’abord deux plumes.
    .no-end = Votre chef peut encore récolter ici.
lesson-horse-camp = Un campement, tous les outils
    .text = Un bâton et une plume font un arc. Le Campement vient une fois par cycle : venez bien chargé.
    .do = Jouez le Campement, faites deux arcs, terminez votre tour.
    .also-feather = Bien : votre chef récolte aussi au campement.
    .try-wait = Une manche plus tard, les arcs ne sont pas faits et le troupeau attend encore.
    .no-end = Vous avez de quoi faire un autre arc.
lesson-horse-hunt = Un arc pour une peau
    .text = Les bisons sont en D2. Chaque peau coûte un arc.
    .do = Jouez une carte, allez en D2, prenez deux peaux.
    .no-end = Les bisons sont tout près : chassez d’abord.
    .no-feather = Les plumes attendront. D’abord les peaux.
    .no-few = Emmenez les deux guerriers.
    .no-where = Les bisons sont en D2.
lesson-horse-trophy = La première peau
    .text = La première est aussi un trophée. Restent l’or, le chariot et un chef vaincu.
lesson-horse-explore = Terre inconnue
    .text = E2 est inconnue. Le premier qui entre retourne sa tuile.
    .do = Allez en E2 avec tout le monde.
    .no-few = Emmenez les deux guerriers.
    .no-end = Encore un pas : voyez ce qu’il y a là.
    .no-where = À l’est, en E2.
lesson-horse-turn = Les montagnes à votre gré
    .text = Un élevage. Les montagnes barrent des deux côtés : gardez vos chemins ouverts.
    .do = Mettez la montagne au nord.
    .fine-east = C’est permis. Le chemin de l’est est fermé, pour vous aussi.
    .fine-south = C’est permis. Le chemin du sud est fermé, pour vous aussi.
lesson-horse-trade = Une peau pour un cheval
    .text = Chaque peau achète un cheval. On vole des biens, jamais des chevaux.
    .do = Échangez les deux peaux.
    .no-move = Échangez d’abord : Renard pourrait vous prendre une peau, jamais un cheval.
    .no-end = Il reste une peau. Échangez-la avant de partir.
lesson-horse-end = Deux chevaux, un trophée
    .text = Récolter, camper, chasser, échanger : voilà Tribes. Ensuite, occupez-vous de Renard.

## Deux guerriers pour un chariot

lesson-chapter-wagon = Deux guerriers pour un chariot
    .about = Un combat est une somme, et une bonne manche peut se jouer sans un pas.
    .wagon = Un chariot coûte deux guerriers qui sont avec votre chef.
    .clash = Des forces égales se détruisent.
    .bonus = Le Raid et une crête ajoutent chacun 1 à l’attaque.
    .chief = Un chef vaincu n’est jamais éliminé : il revient dans un village.
    .safe = Le Campement protège votre chef une manche.

lesson-wagon-raid = Il faut vaincre un chef
    .text = Renard est à deux pas, avec quatre guerriers. Le Raid ajoute 1 à votre attaque.
    .do = Jouez le Raid.
    .try-ridge = Vous gagnez, mais votre chef est seul. Sans le Raid, cela vous coûte quatre guerriers.
    .no = Le Campement n’a pas de pas. Renard s’échapperait.
lesson-wagon-wagon = Payer en guerriers
    .text = Deux guerriers pour un chariot : un trophée, puis un cheval. Est-ce encore assez contre Renard ?
    .do = Prenez le chariot.
    .no-move = D’abord le chariot : votre chef y est.
    .no-end = Vous pouvez prendre le chariot ici.
lesson-wagon-paid = Il en reste quatre
    .text = Quatre guerriers et un chef de chaque côté. Seule la crête fait la différence.
lesson-wagon-ridge = Attaquer de la crête
    .text = Une crête ajoute 1 à votre attaque. Avec le Raid, cela fait 2.
    .do = Allez en C4 avec tout le monde.
    .no-wagon = Avec deux de moins, Renard est aussi fort que vous. Des forces égales se détruisent.
    .no-few = Là-haut, vous aurez besoin de tous.
    .no-end = Renard est derrière la crête. Continuez.
    .no-where = La crête est en C4.
lesson-wagon-attack = 7 contre 5
    .text = Vos cinq plus deux, contre les cinq de Renard. Vous en perdez trois, Renard les cinq.
    .do = Attaquez avec tout le monde, puis prenez l’or.
    .fine-alone = Assez pour gagner, mais votre chef se retrouve seul.
    .fine-without = C’est assez : le chef peut attendre sur la crête.
    .fine-stick = Seulement un bâton. L’or aurait acheté un cheval.
    .try-equal = 5 contre 5 : tous tombent, et les deux chefs sont vaincus. Venez plus nombreux.
    .try-few = Trop peu : ils sont perdus, et Renard est toujours là.
    .no-end = Une attaque par manche : faites-la maintenant.
    .no-where = Renard est en D4.
lesson-wagon-beaten = Un chef vaincu
    .text = Un trophée pour vous, et un des biens de Renard. Son chef revient aussitôt : personne n’est éliminé.

lesson-wagon-safe = Renard est plus fort maintenant
    .text = Renard commence, a encore le Raid et veut votre or. Le Campement protège votre chef cette manche.
    .do = Choisissez votre carte.
    .try-scouts = Votre chef est vaincu, un or est parti, et Renard a le trophée.
lesson-wagon-craft = Camper sert toujours
    .text = Renard a dû s’arrêter devant vous. Un bâton et une pierre font une hache, qui paiera de l’or.
    .do = Faites une hache, puis terminez votre tour.
    .also-stick = Bien : votre chef récolte aussi au campement.
    .no-end = Vous avez un bâton et une pierre : faites la hache.
lesson-wagon-end = Renard est venu pour rien
    .text = Une manche sans un pas a sauvé votre or. Jouez maintenant une partie entière.

## Le nom des choses, là où il n’y en a pas d’image

thing-cell = { $thing }
thing-collect = récolter { NOUN($thing, form: "a") }
thing-craft = fabriquer { NOUN($thing, form: "a") }
thing-trade = échanger { NOUN($thing, form: "a") }

## La première partie : une carte au moment où elle compte

coach-card = Le premier nombre : les pas de tous. Le second : ceux que votre chef peut faire.
coach-camp-bow = Avec un bâton et une plume, le Campement ferait un arc. Il vient une fois par cycle.
coach-camp-axe = Avec un bâton et une pierre, le Campement ferait une hache. Il vient une fois par cycle.
coach-defeated = Votre chef est sain et sauf. Choisissez un village ; formez-y de nouveaux guerriers.
coach-attacked = { $name } a attaqué. Le Campement ou un village protège votre chef.
coach-attack = Des forces égales se détruisent. Une crête et le Raid ajoutent chacun 1.
coach-orient = Les montagnes barrent des deux côtés. Mettez-les là où vous ne voulez pas aller.
coach-wagon = Un chariot coûte deux guerriers qui sont avec votre chef.
coach-collect = Votre chef peut récolter ici, tant qu’il y a de la place.
coach-train = Une recrue et une plume font un guerrier auprès de votre chef.
coach-full = L’âne est plein : il porte quatre sortes d’objets, deux de chaque.
coach-trophies = Il vous manque un trophée. Pour vaincre un chef, venez plus nombreux que lui.
coach-spirit = Un nouveau cycle : les cinq cartes reviennent, et le joueur suivant commence.
coach-last = Il reste deux cycles. Ensuite les points décident : un par cheval, deux par trophée.
