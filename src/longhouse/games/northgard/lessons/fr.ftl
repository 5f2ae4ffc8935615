## Terres et tuiles

lesson-chapter-land = Terres et tuiles
    .about = Une tuile, quatre façons de la tourner : fermer votre terre, ou la laisser grandir.
    .close = Fermer une de vos terres rapporte 1 de renommée par tuile.
    .hold = Une unité tient une terre ; une terre vide est à qui la prend.
    .build = Un petit bâtiment coûte un bois et sert chaque année.
    .harvest = Une terre fermée rapporte de la renommée à chaque récolte.
    .says = Nous avons chacun nos terres. Les années trancheront.

lesson-land-goal = Le clan le plus renommé
    .text = Après sept ans, le plus de renommée l’emporte. Trois places fortes à la fin d’une année font aussi gagner.
    .says = Vous jouez la première carte. Je vous regarde.
lesson-land-explore = Un côté est ouvert
    .text = Votre terre { noun-T00-e } s’arrête au nord. Une nouvelle tuile s’y place.
    .do = Jouez Exploration.
    .no = D’abord la tuile : elle décide de ce que vaut votre terre.
lesson-land-lay = Fermer, ou grandir
    .text = Dans un sens, la tuile ferme votre terre : trois tuiles, trois de renommée. Sinon, la terre reste ouverte et grandit.
    .do = Tournez la tuile pour fermer votre terre, puis posez-la.
    .try-grow = Pas encore de renommée, mais quatre tuiles, deux nourritures, un grand emplacement. C’est aussi un plan.
    .try-less = Pas de renommée, encore ouverte, et plus petite que possible.
lesson-land-claim = Une unité tient une terre
    .text = La terre fermée à côté de la vôtre est vide. Envoyez-y une unité, gardez-en deux chez vous.
    .do = Jouez Déplacement : une unité vers { noun-T00-n }.
    .fine-closed = Cette terre aussi est fermée : c’est aussi bien.
    .fine-food = Pas encore fermée, mais elle nourrit.
    .fine-open = Elle sera à vous. Ouverte, elle ne rapporte pas encore de renommée.
    .fine-two = Les deux terres sont à vous, avec une unité chez vous.
    .try-all = Personne n’est resté : cette terre est maintenant à qui la prend.
    .no = D’abord une unité pour la terre vide.
lesson-land-build = Construire où cela dure
    .text = Un bois paie un Silo : une nourriture de plus par an. Un bâtiment sert au joueur qui tient la terre.
    .do = Jouez Construction : un silo à { noun-T00-e }.
    .fine-open = La nourriture est à vous, mais cette frontière peut encore changer.
    .fine-other = Cela sert aussi. Chaque petit bâtiment coûte un bois.
    .no = D’abord le bâtiment : votre bois attend.
lesson-land-recruit = Une quatrième unité
    .text = Les unités tiennent les terres et combattent. À partir de quatre, l’hiver coûte une nourriture ; vous en avez deux.
    .do = Jouez Recrutement : une unité chez vous, à { noun-T00-e }.
    .fine-away = C’est aussi un bon endroit.
    .no = Il reste une carte à jouer.
lesson-land-harvest = La terre fermée rapporte
    .text = À chaque récolte, 1 de renommée pour deux tuiles, 2 pour plus. Personne ne peut la rouvrir.

## Cartes, unités, combats

lesson-chapter-fights = Cartes, unités, combats
    .about = Un combat qui vaut un repas, et un autre qui ne le vaut pas.
    .stay = Laissez une unité là où la terre doit rester à vous.
    .meal = Au combat, chaque nourriture est un point.
    .tie = À égalité la défense gagne, et le perdant s’en va.
    .bolt = Les cartes Éclair peuvent s’ajouter à votre tour.
    .says = J’ai reculé une fois, et vous aussi. C’est équitable.

lesson-fights-attack = Une carte, puis Renard
    .text = Vous jouez une carte, puis Renard en joue une. Trois de ses unités tiennent la terre voisine.
    .do = Jouez Déplacement : { noun-T00-e } vers { noun-T16-e }, à l’est.
    .fine-wolf = Elle déplace aussi, et avec Éclair vous pouvez jouer une autre carte.
    .no-lone = Une unité seule ne peut pas gagner ce combat.
    .no-empty = Cette terre est vide. Renard est à l’est.
    .no-other = Vos cinq unités sont prêtes : déplacez-les d’abord.
    .says = Mes trois unités, à l’est, vous attendent.
lesson-fights-number = Quatre partent, une reste
    .text = Chaque nombre montre vos chances de gagner. Une terre vide est perdue sans combat.
    .do = Envoyez quatre unités.
    .try-all = Gagné, mais personne n’est resté. Les dernières unités de Renard se sont repliées sur votre terre fermée.
    .try-three = 5 à 5 : à égalité, la défense gagne.
    .no-few = Trop peu : Renard a trois unités, et gagne les égalités.
lesson-fights-meal = Un repas est un point
    .text = Renard ne peut en ajouter qu’un. La récolte apporte deux nourritures avant l’hiver.
    .do = Dépensez deux nourritures.
    .fine-one = Une seule a suffi cette fois, d’un point.
    .fine-three = Sûr, mais le troisième repas n’a rien changé.
    .try-none = 5 à 5 : à égalité, la défense gagne. Il manquait un repas.
lesson-fights-dice = Points et pertes
    .text = Un dé ajoute des points, enlève des unités, ou les deux. Chaque camp en a perdu une.
lesson-fights-walk = Le perdant s’en va
    .text = Les deux dernières unités de Renard partent, et les vôtres tiennent la terre.
lesson-fights-bolt = Les cartes Éclair
    .text = Vous pouvez ajouter des cartes Éclair à un tour, comme celle du Loup. Il y a du savoir à côté.
    .do = Jouez-la : une unité de { noun-T16-e } vers { noun-T16-s }, au sud.
    .fine-end = Bien aussi : la carte attend un autre tour.
    .fine-plain = Une terre est une terre, mais celle-ci n’a pas de savoir.
    .fine-two = Deux parties, une reste : cela suffit pour l’instant.
    .no-other = Cela peut attendre : le savoir est libre maintenant.
    .no-home = Cette unité est utile là où elle est.
    .no-back = La terre au savoir est meilleure.
    .no-all = Personne ne resterait sur la terre gagnée.
lesson-fights-lost = Pas de repas pour rien
    .text = Quatre unités attaquent la vôtre. Avec ou sans repas, c’est perdu : gardez-le pour l’hiver.
    .do = Défendez sans nourriture.
    .try-meal = Perdu aussi, avec une nourriture de moins.
lesson-fights-retreat = Votre unité s’en va
    .text = Vous vous repliez sur une terre vide, ou à vous. Chez vous, une deuxième unité serait utile.
    .do = Ramenez votre unité chez vous, à { noun-T00-e }.
    .fine-his = Renard n’y a laissé personne : sa terre est à vous.
    .fine-empty = Une terre vide : elle est donc à vous.
lesson-fights-cards = Les cartes de votre clan
    .text = Chaque clan commence avec une carte Éclair. Trois savoirs paient une autre carte du clan.

## L’an, l’hiver, la victoire

lesson-chapter-winter = L’année, l’hiver, la victoire
    .about = Quand s’arrêter, et comment gagner avec moins de renommée.
    .pass = Le premier qui passe choisit en premier et commence l’an prochain.
    .winter = L’hiver, les unités mangent : une nourriture à partir de quatre, deux à partir de sept.
    .stronghold = Trois places fortes font gagner à la fin d’une année.
    .says = J’avais plus de renommée, et j’ai perdu. Trois places fortes, bien sûr.

lesson-winter-stop = Six unités, une nourriture
    .text = La récolte en apporte une. Une septième unité aurait faim, et passer tôt a sa récompense.
    .do = Passez pour cette année.
    .try-hungry = L’hiver a coûté deux nourritures. Vous avez une carte Troubles : une carte morte, et moins cinq de renommée.
    .try-late = Renard a passé avant vous : la meilleure carte et le début de l’année sont à lui.
    .says = L’hiver approche. Comptez votre nourriture.
lesson-winter-pick = Passer d’abord, choisir d’abord
    .text = La carte sera dans votre main l’an prochain. Vous commencerez aussi.
    .do = Prenez l’Hôtel de ville : une unité de plus, avec un éclair.
    .fine-militia = Bien aussi : deux pas, avec un éclair.
lesson-winter-harvest = D’abord la récolte
    .text = Les terres fermées donnent de la renommée, les icônes des ressources.
lesson-winter-trade = La nourriture avant l’échange
    .text = Trois ressources en paient une au choix. Mais l’hiver coûte votre seule nourriture.
    .do = N’échangez rien : terminez l’échange.
    .try-food = Cela paie aussi l’hiver, mais deux bois sont partis.
    .try-hungry = Plus rien à manger : Troubles, une carte morte et moins cinq de renommée.
lesson-winter-winter = Puis l’hiver
    .text = Quatre à six unités mangent une nourriture, sept à neuf en mangent deux.

lesson-winter-third = 31 à 14 pour Renard
    .text = Mais vous tenez deux places fortes : terre fermée, grand bâtiment. Où peut être la troisième ?
    .do = Choisissez cette terre.
    .yes = Oui : fermée, à vous, avec un grand emplacement.
    .has = Elle a déjà son grand bâtiment.
    .fox = Renard tient cette terre.
    .empty = Fermée, mais aucune de vos unités n’y est.
    .open = Une terre ouverte n’est pas une place forte.
lesson-winter-large = N’importe quel grand bâtiment
    .text = Il coûte trois bois. Renard a passé : personne ne peut répondre.
    .do = Jouez Construction : un Autel des rois à { noun-T01-w }.
    .fine-large = Tout grand bâtiment fait une place forte.
    .try-small = Un petit : toujours deux places fortes, et le bois est dépensé.
    .try-early = L’année s’est terminée sur deux places fortes, et Renard mène encore.
    .no = D’abord la troisième place forte.
lesson-winter-over = Que l’hiver vienne
    .text = Les places fortes comptent à la fin de l’année. Tenez les trois jusque-là.
    .do = Passez, puis terminez l’échange.
    .no-more = Chaque place forte est assez gardée.
    .no-leave = Restez : une place forte vide ne compte pas.
    .no-wait = Il n’y a plus rien à faire : passez.
    .no-trade = Les ressources ne comptent plus : terminez l’échange.
lesson-winter-end = { $you } de renommée battent { $fox }
    .text = Trois places fortes font gagner, quelle que soit la renommée. Deux cases pleines près d’un nom : méfiance.

## La première partie : une carte au moment où elle compte

coach-turn = Jouez une carte, puis les autres en jouent une. Passer termine votre année.
coach-tile = Fermer une de vos terres rapporte 1 de renommée par tuile. Ouverte, elle peut grandir.
coach-rough = Un déplacement mène à une terre voisine. Par une frontière escarpée, il coûte 2 points, ou 1 avec le Clan du Loup.
coach-leave = Laissez une unité : une terre sans figurine n’est plus à vous.
coach-feast = Un Festin remplace l’une des quatre cartes : choisissez ce qui vous manque le plus.
coach-continue = Vous pouvez encore ajouter des cartes Éclair.
coach-attack = Une nourriture est un point. À égalité, la défense gagne.
coach-defend = Une nourriture est un point, et l’égalité est à vous. Un combat perdu ne vaut pas un repas.
coach-face = Un point augmente votre total. Une perte enlève une unité, ce qui peut finir le combat.
coach-retreat = Vos unités vont sur une terre vide ou rejoignent les autres. Ensemble, elles sont plus sûres.
coach-large = Un grand bâtiment fait d’une terre fermée une place forte. Trois à la fin d’une année, et vous gagnez.
coach-pass = Le premier qui passe choisit en premier et commence l’an prochain.
coach-pick = La carte que vous prenez sera dans votre main l’an prochain.
coach-trade = Trois ressources contre une. D’abord la nourriture pour l’hiver.
coach-units-7 = À partir de sept unités, l’hiver coûte 2 nourritures.
coach-units-10 = À partir de dix unités, l’hiver coûte 3 nourritures et 1 bois.
coach-units-13 = À partir de treize unités, l’hiver coûte 4 nourritures et 2 bois.
coach-unrest = Troubles : une carte morte, et moins 5 de renommée à la fin.
coach-upgrade = Trois savoirs paient une amélioration du clan. Elle remplace la carte donnée.
coach-stronghold-own = Encore une place forte avant l’hiver, et vous gagnez.
coach-stronghold-other = Il manque à { $name } une place forte avant l’hiver.
coach-last-year = L’offre de cette année, ce sont les Exploits : prenez-en un que vous remplissez.

## Things that a lesson speaks of

thing-store =
    { $thing ->
        [fame] votre renommée
       *[other] { NOUN($thing, form: "the") }
    }
