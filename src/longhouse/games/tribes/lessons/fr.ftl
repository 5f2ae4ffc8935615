## D’un bâton à un cheval

lesson-chapter-horse = D’un bâton à un cheval
    .about = Récolter, fabriquer, chasser, découvrir, échanger : un tour de roue entier.
    .goal = Quatre chevaux et les quatre trophées gagnent une première partie.
    .collect = Votre chef récolte là où il se tient, deux de chaque sorte au plus.
    .camp = Le Campement fabrique tout ce que vous pouvez payer, une fois en cinq manches.
    .trophy = Les premiers peau, or et chariot sont aussi des trophées.
    .explore = Vous tournez la terre inconnue à votre gré ; les montagnes barrent des deux côtés.
    .horse = Un élevage donne un cheval pour chaque peau, or ou chariot.

lesson-horse-goal = Chevaux et trophées
    .text = Quatre chevaux et les quatre trophées gagnent. Il faut d’abord de quoi échanger.
lesson-horse-card = Cinq cartes, cinq manches
    .text = Chacune se joue une fois en cinq manches. Le second nombre : les pas de votre chef.
    .do = Jouez le Sentier.
    .fine = Cela va aussi : votre chef n’a besoin que d’un pas.
    .no = Il n’y a encore rien à fabriquer. Jouez une carte avec des pas.
lesson-horse-sticks = Seul le chef récolte
    .text = Il est dans le bois : prenez deux bâtons. Votre âne porte deux objets de chaque sorte.
    .do = Récoltez un bâton, deux fois.
    .no-move = D’abord deux bâtons : récolter ne coûte aucun pas.
    .no-end = Votre chef peut encore récolter ici.
lesson-horse-walk = Un pas pour tous
    .text = Un pas emmène qui vous voulez sur la terre voisine. Le nid d’aigle est à l’est.
    .do = Allez en C2, avec votre chef.
    .try-alone = Vos guerriers sont au nid et ne récoltent rien. Seul le chef le peut.
    .no-few = Personne n’est utile ici. Emmenez les deux guerriers.
    .no-where = Le nid d’aigle est en C2.
    .no-end = Il vous reste des pas, et le nid est tout près.
lesson-horse-feathers = Deux plumes
    .text = On récolte avant, entre et après les pas. Les pas qui restent sont perdus.
    .do = Récoltez deux plumes, puis terminez le tour.
    .no-move = D’abord deux plumes.
    .no-end = Votre chef peut encore récolter ici.
lesson-horse-camp = Un campement, tous les outils
    .text = Bâton et plume font un arc. Le Campement vient une fois en cinq manches : venez avec de quoi faire.
    .do = Jouez le Campement, faites deux arcs, terminez.
    .also-feather = Bien : votre chef récolte aussi au campement.
    .try-wait = Une manche plus tard : les arcs attendent encore, et les bisons aussi.
    .no-end = Vous avez de quoi faire un autre arc.
lesson-horse-hunt = Un arc pour une peau
    .text = Les bisons sont en D2. Chaque peau coûte un arc.
    .do = Jouez une carte, allez en D2, prenez deux peaux.
    .no-end = Les bisons sont tout près : chassez d’abord.
    .no-feather = Les plumes attendront. Maintenant les peaux.
    .no-few = Emmenez les deux guerriers.
    .no-where = Les bisons sont en D2.
lesson-horse-trophy = La première peau
    .text = La première de sa sorte est aussi un trophée. Restent l’or, le chariot, un chef vaincu.
lesson-horse-explore = Terre inconnue
    .text = Personne n’a vu E2. Qui entre retourne la terre.
    .do = Allez en E2, avec tout le monde.
    .no-few = Emmenez les deux guerriers.
    .no-end = Encore un pas : voyons ce qu’il y a là.
    .no-where = À l’est, en E2.
lesson-horse-turn = Les montagnes à votre gré
    .text = Un élevage. Les montagnes barrent des deux côtés : gardez vos chemins ouverts.
    .do = Mettez la montagne au nord.
    .fine-east = C’est permis. Le chemin de l’est est fermé, pour vous aussi.
    .fine-south = C’est permis. Le chemin du sud est fermé, pour vous aussi.
lesson-horse-trade = Une peau pour un cheval
    .text = Chaque peau achète un cheval. On vole des biens, jamais des chevaux.
    .do = Échangez les deux peaux.
    .no-move = Échangez d’abord : Renard peut prendre une peau, pas un cheval.
    .no-end = Il reste une peau. Échangez-la avant de partir.
lesson-horse-end = Deux chevaux, un trophée
    .text = C’est la roue de Tribes : récolter, camper, chasser, échanger. Il ne manque que Renard.

## Deux guerriers pour un chariot

lesson-chapter-wagon = Deux guerriers pour un chariot
    .about = Un combat est une somme, et une bonne manche peut se passer de pas.
    .wagon = Un chariot coûte deux guerriers auprès de votre chef.
    .clash = Des forces égales s’entretuent.
    .bonus = Le Raid et une crête ajoutent chacun un en attaque.
    .chief = Un chef vaincu n’est jamais éliminé : il revient dans un village.
    .safe = Le Campement protège votre chef une manche.

lesson-wagon-raid = Il faut vaincre un chef
    .text = Renard est à deux pas, avec quatre guerriers. Le Raid compte un de plus en attaque.
    .do = Jouez le Raid.
    .try-ridge = Vous gagnez, mais votre chef est seul. Sans le Raid, cela coûte quatre guerriers.
    .no = Le Campement n’a pas de pas. Renard s’en irait.
lesson-wagon-wagon = Payer de ses gens
    .text = Deux guerriers pour un chariot : un trophée, puis un cheval. Est-ce encore assez contre Renard ?
    .do = Prenez le chariot.
    .no-move = D’abord le chariot : votre chef y est.
    .no-end = Le chariot est ici même.
lesson-wagon-paid = Il en reste quatre
    .text = Quatre et un chef contre quatre et un chef. Égalité, sans la crête.
lesson-wagon-ridge = Attaquer de la crête
    .text = Une crête ajoute un en attaque. Avec le Raid, cela fait deux.
    .do = Allez en C4, avec tout le monde.
    .no-wagon = Deux de moins, et Renard est aussi fort que vous. Des forces égales s’entretuent.
    .no-few = Là-haut, vous aurez besoin de tous.
    .no-end = Renard est derrière la crête. Continuez.
    .no-where = La crête est en C4.
lesson-wagon-attack = 7 contre 5
    .text = Cinq des vôtres et deux de bonus, cinq de Renard. Vous en perdez trois, Renard tous.
    .do = Attaquez avec tous, puis prenez l’or.
    .fine-alone = Assez pour gagner, mais votre chef se retrouve seul.
    .fine-without = C’est assez : le chef peut attendre sur la crête.
    .fine-stick = Un bâton reste un bâton. L’or aurait fait un cheval.
    .try-equal = 5 contre 5 : tous tombent, et les deux chefs sont vaincus. Venez plus nombreux.
    .try-few = Trop peu : ils sont perdus, et Renard reste.
    .no-end = Une attaque par manche : c’est le moment.
    .no-where = Renard est en D4.
lesson-wagon-beaten = Un chef vaincu
    .text = Un trophée pour vous, et un de ses biens. Il revient aussitôt : personne n’est éliminé.

lesson-wagon-safe = Renard est le plus fort
    .text = Renard commence, a encore le Raid et veut votre or. Le Campement protège aussi votre chef cette manche.
    .do = Choisissez votre carte.
    .try-scouts = Votre chef est vaincu, un or est parti, et Renard a le trophée.
lesson-wagon-craft = Camper n’est jamais perdu
    .text = Renard a dû s’arrêter devant vous. Bâton et pierre font une hache, qui paiera de l’or.
    .do = Faites une hache, puis terminez.
    .also-stick = Bien : votre chef récolte aussi au campement.
    .no-end = Bâton et pierre sont là : faites la hache.
lesson-wagon-end = Renard est venu pour rien
    .text = Une manche sans un pas a sauvé votre or. Jouez maintenant une partie entière.

## Le nom des choses, là où il n’y en a pas d’image

thing-cell = { $thing }
thing-collect = récolter { NOUN($thing, form: "a") }
thing-craft = fabriquer { NOUN($thing, form: "a") }
thing-trade = échanger { NOUN($thing, form: "a") }

## La première partie : une carte au moment où elle compte

coach-card = Le premier nombre : les pas de tous. Le second : les pas que votre chef peut faire.
coach-camp-bow = Le Campement ferait un arc d’un bâton et d’une plume. Il vient une fois en cinq manches.
coach-camp-axe = Le Campement ferait une hache d’un bâton et d’une pierre. Il vient une fois en cinq manches.
coach-defeated = Votre chef est sain et sauf. Choisissez un village ; formez-y de nouveaux guerriers.
coach-attacked = { $name } a attaqué. Le Campement ou un village protège votre chef.
coach-attack = Des forces égales s’entretuent. Une crête et le Raid ajoutent chacun un.
coach-orient = Les montagnes barrent des deux côtés. Mettez-les là où vous ne voulez pas aller.
coach-wagon = Un chariot coûte deux guerriers auprès de votre chef.
coach-collect = Votre chef peut récolter ici, tant qu’il y a de la place.
coach-train = Une recrue et une plume font un guerrier auprès de votre chef.
coach-full = L’âne est plein : quatre sortes, deux de chacune.
coach-trophies = Il reste un trophée. Pour vaincre un chef, venez plus nombreux que lui.
coach-spirit = Un nouveau cycle : les cinq cartes reviennent, et le joueur suivant commence.
coach-last = Il reste deux cycles, puis les points décident : un par cheval, deux par trophée.
