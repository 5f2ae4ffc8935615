## Une année, quatre pions

lesson-chapter-year = Une année, quatre pions
    .about = Prenez des terres, choisissez trois tuiles alignées, améliorez votre grille.
    .pairs = Seule la piste la plus basse de chaque paire compte.
    .line = Trois de vos pions vont sur des tuiles d’une même ligne.
    .land = Les guerriers prennent la terre ; les femmes cultivent ses champs, les chasseurs ses étangs.
    .order = Le quatrième pion décide qui commence l’an prochain.
    .restore = Les tuiles utilisées deviennent des Rituels, et chaque année une tuile s’améliore.
    .says = Il reste six années. J’en aurai besoin.

lesson-year-goal = Deux paires de pistes
    .text = Vous marquez sur quatre pistes, en deux paires. Seule la plus basse de chaque paire compte.
    .says = Je mène l’autre tribu. Prenez votre temps.
lesson-year-tile = Vos neuf tuiles
    .text = Placez un pion sur une tuile pour l’utiliser. Celle-ci donne trois pas à vos guerriers.
    .do = Placez un pion sur Déplacement 3.
    .no = Bientôt. Il vous faut d’abord des terres.
lesson-year-settle = Prenez deux champs
    .text = Un guerrier peut s’installer dans un champ, ou monter la garde à côté.
    .do = Installez-vous dans les deux champs de Bawating, et montez-y la garde.
    .try-guards = Les gardes tiennent la terre mais ne cultivent rien : un champ de moins.
    .no-guard = Deux sont déjà dans les champs. Un autre doit monter la garde.
    .no-left = Il vous reste des pas.
    .no-stay = Laissez-les là. Envoyez un autre guerrier du Wisconsin.
lesson-year-transfer = Les femmes cultivent
    .text = Les remplacer est gratuit. Le garde reste pour protéger tout le monde.
    .do = Remplacez les deux guerriers, puis finissez votre tour.
    .no-empty = Le champ resterait vide. Qu’une femme prenne la place du guerrier.
    .no-warriors = Un guerrier dans un champ ne cultive rien. Remplacez-le d’abord.
lesson-year-line = Trois tuiles alignées
    .text = Votre deuxième tuile fixe la ligne. La Récolte donne un légume par champ cultivé.
    .do = Placez un pion sur Récolte, puis finissez votre tour.
    .try-row = C’est la même rangée, mais vos champs pourraient déjà rapporter.
    .try-column = Votre ligne est maintenant la colonne de gauche. La Récolte n’y est pas.
    .try-diagonal = Votre ligne est maintenant cette diagonale. La Récolte n’y est pas.
    .no = Ce pion peut attendre. Laissez d’abord vos champs rapporter.
lesson-year-order = Un pion pour l’an prochain
    .text = Renard n’y est pas encore. Le premier ici commence l’an prochain, et choisit d’abord ses nouvelles tuiles.
    .do = Prenez la première place, puis finissez votre tour.
    .fine-late = Votre ligne est complète. Renard prend maintenant la première place.
lesson-year-finish = La ligne est complète
    .text = Seule cette tuile complète votre ligne. Utilisez ses actions de haut en bas, ou sautez-en.
    .do = Utilisez la tuile à votre gré, puis finissez votre tour.
    .no-fight = Les deux guerriers quitteraient la carte. Gardez la paix cette année.
    .no-other = Qu’un natif prenne la place du guerrier.
lesson-year-flipped = Les tuiles utilisées se retournent
    .text = Leur dos est un Rituel. La grille descend, et sa rangée du bas en sort.
lesson-year-replace = Une meilleure tuile par an
    .text = Trois tuiles sont sorties de votre grille. Deux actions pour un pion valent mieux que Commerce seul.
    .do = Échangez Commerce contre une tuile qui l’a aussi.
    .fine = C’est aussi une bonne tuile. Celle que vous laissez attend près de votre grille.
    .no = Une meilleure tuile ne coûte rien. Prenez-en une.
lesson-year-top-row = De retour en haut
    .text = Les trois tuiles remplissent votre rangée du haut, dans un ordre tiré au sort.
lesson-year-next-year = Encore six ans
    .text = Vous avez des terres, des biens et une meilleure grille. Voyez maintenant où les points comptent.

## Cinq points pour rien

lesson-chapter-balance = Cinq points pour rien
    .about = Découvrez quels points comptent, par le Rituel, les masques et le Commerce.
    .lower = Un point compte sur la piste la plus basse de sa paire.
    .ritual = Un Rituel ramène des natifs au village et y compte les trios.
    .masks = Les masques se jouent en séries et reviennent chaque année.
    .trade = Les biens achètent des tuiles : des points, et une aide chaque année.
    .says = Je regardais votre piste la plus haute. Vous avez fait avancer la plus basse.

lesson-balance-choose = Cinq points ou quatre ?
    .text = Commerce donnerait cinq points Économie, ce Rituel quatre. Seule la plus basse de chaque paire compte.
    .do = Placez un pion là où les points comptent.
    .try-trade = Économie est à 13, et votre score reste à 5 : Rituels est plus bas.
    .no = Pas maintenant. Comparez Commerce et Rituel.
    .says = Je vaux 9, vous 5. Cela me plaît.
lesson-balance-ritual = Des trios au village
    .text = Un Rituel ramène deux natifs, puis compte les trios : guerrier, femme, chasseur. Les femmes manquent le plus.
    .do = Ramenez une femme et un autre natif, puis finissez votre tour.
    .try-few = Trois femmes font trois trios : 3 points au lieu de 4.
    .no = Cette tuile n’offre que son Rituel. Utilisez-le.
lesson-balance-masks = Une carte connue
    .text = Vous tenez deux ours, un troisième est visible. Prenez-le, ou tentez votre chance.
    .do = Placez un pion sur Masques et prenez l’ours.
    .fine-luck = Un loup, pas un ours. Deux identiques marquent aussi.
    .no-draw = Une carte ne coûte rien. Piochez-en une.
    .no-other = Masques est la piste la plus basse de sa paire. Tenez une cérémonie.
lesson-balance-three = Trois ours, quatre points
    .text = Les cartes reviennent en fin d’année. D’ici là, votre disque bloque cet emplacement.
    .do = Jouez trois ours, puis finissez votre tour.
    .try-pair = Deux points au lieu de quatre.
    .no = Jouez-les : ils reviennent.
lesson-balance-two = Deux ours, deux points
    .text = Le loup reste dans votre main. Les cartes jouées reviennent en fin d’année.
    .do = Jouez deux ours, puis finissez votre tour.
    .no-none = Jouez-les : ils reviennent.
    .no-differ = Deux masques différents ne font qu’un point.
lesson-balance-worth = De 5 à 11
    .text = Vos points sont allés là où vos pistes étaient basses : six d’entre eux comptent.
lesson-balance-begin-trade = À quoi servent les biens
    .text = Un canoé permet d’échanger un bien, à vos risques. Vous avez ce qu’il faut.
    .do = Placez un pion sur Commerce et n’échangez rien.
    .try-exchange = Une couverture infectée : l’un des vôtres est malade. N’échangez que s’il le faut.
    .no-enough = Vous avez un de chaque : inutile d’échanger.
    .no-other = Cela n’utilise pas vos biens.
lesson-balance-buy = Cuir, poisson et légume
    .text = Ils achètent une tuile : des points sur deux pistes, et une aide chaque année.
    .do = Achetez une tuile qui nourrit une piste basse.
    .fine = Son point Guerre ne compte pas encore : Masques est plus bas.
    .no = À la fin, les biens ne valent rien. Achetez une tuile.
lesson-balance-helper = Une aide chaque année
    .text = Elle sert une fois par an. Dépensez aussi le reste : à la fin, les biens ne valent rien.

## Les gardes

lesson-chapter-guards = Les gardes
    .about = Chassez un natif, tenez trois territoires, et voyez qui est en danger.
    .protect = Un garde protège tous les siens dans son territoire.
    .most = Le plus de gardes dans un territoire : un point Guerre.
    .turtles = Beaucoup de champs, d’étangs ou de canoés donnent des tortues secrètes.
    .price = Un guerrier au loin manque au village.
    .says = La prochaine fois, je laisserai un garde auprès d’elle.

lesson-guards-look = Deux femmes chez Renard
    .text = L’une cultive seule, l’autre près d’un garde. Laquelle pouvez-vous chasser ?
    .do = Choisissez son champ.
    .yes = Oui : Renard n’a pas de garde à Muskegon.
    .guarded = Le garde de Renard la protège.
    .says = L’une d’elles est seule. Ne regardez pas par là.
lesson-guards-attack = Personne ne meurt ici
    .text = Elle va à la grande maison, et votre guerrier s’installe dans son champ.
    .do = Utilisez Déplacement 3 et chassez-la.
    .fine-alone = C’est fait. Mais à Bawating, il n’y a plus que le garde de Renard.
    .try-strike = Les deux guerriers quittent la carte, et elle cultive toujours.
    .no-tile = Il vous faut des pas : Déplacement 3.
    .no-other = D’abord la femme qui cultive seule.
lesson-guards-tie = Un de plus que Renard
    .text = Un territoire compte pour le joueur qui y a le plus de gardes. Bawating est à égalité, Kankakee est vide.
    .do = Envoyez un guerrier dans chacun.
    .try-strike = Les deux guerriers quittent la carte. Monter la garde suffit.
    .try-fewer = Bawating ou Kankakee n’est plus à vous. Il faut y avoir le plus de gardes.
    .no-lie = Un guerrier qui s’installe ne compte plus comme garde.
    .no-left = Il vous reste des pas.
lesson-guards-twice = Deux contre un
    .text = Un territoire compte pour le joueur qui y a le plus de gardes. Renard est seul à Bawating.
    .do = Envoyez deux guerriers à Bawating.
    .try-strike = Les deux guerriers quittent la carte. Monter la garde suffit.
    .try-fewer = Bawating ou Kankakee n’est plus à vous. Il faut y avoir le plus de gardes.
    .no-lie = Un guerrier qui s’installe ne compte plus comme garde.
    .no-left = Il vous reste des pas.
lesson-guards-farm = Cultivez votre prise
    .text = Une femme cultive le champ ; le guerrier rentre au village.
    .do = Remplacez le guerrier, puis finissez votre tour.
    .no-empty = Le champ resterait vide. Qu’une femme prenne sa place.
    .no-warrior = Un guerrier dans un champ ne cultive rien. Remplacez-le d’abord.
lesson-guards-score = Trois territoires et une tortue
    .text = Le plus de gardes dans trois territoires : trois points. Des femmes dans trois champs donnent une tortue secrète.
    .do = Utilisez Pêche + Guerre, prenez la tortue, finissez votre tour.
    .no-free = C’est gratuit : des points pour la fin, dont vous gardez le secret.
    .no-now = Vos gardes sont bien placés. Marquez maintenant.
    .no-other = Vos gardes ne comptent que pour la Guerre.
lesson-guards-price = Absents du village
    .text = Chaque guerrier au loin manque au village : un Rituel y compte moins de trios.
lesson-guards-think = Pensez comme Renard
    .text = Vous avez pris un champ. Qui, parmi les vôtres, Renard peut-il chasser ?
    .do = Choisissez ce champ ou cet étang.
    .yes = Oui : vous n’avez pas de garde à Muskegon.
    .guarded = Votre garde les protège.

## Le nom des choses, là où il n’y en a pas d’image

thing-slot =
    la tuile { $thing ->
        [1] en haut à gauche
        [2] en haut au milieu
        [3] en haut à droite
        [4] au milieu à gauche
        [5] au centre
        [6] au milieu à droite
        [7] en bas à gauche
        [8] en bas au milieu
       *[9] en bas à droite
    }
thing-guard = { NOUN($who, form: "the") } de garde { NOUN($where, form: "to") }
thing-foe = le garde de Renard { NOUN($where, form: "to") }
thing-leaving =
    la tuile sortante de la colonne { $thing ->
        [1] de gauche
        [2] du milieu
       *[3] de droite
    }

## La première partie : une carte au moment où elle compte

coach-turn = Choisissez une ligne de trois tuiles qui vous plaît. Déplacement 3 est un bon début.
coach-order = La première place de l’an prochain est libre. Elle permet aussi de choisir d’abord les nouvelles tuiles.
coach-move = Installez-vous dans un champ ou un étang pour l’exploiter plus tard ; montez la garde pour tenir le territoire.
coach-transfer = Un guerrier dans un champ ou un étang ne rapporte rien. Remplacez-le, c’est gratuit.
coach-fire = Le Feu sacré utilise une autre de vos tuiles, hors de votre ligne. Vous ne pourrez plus la choisir cette année.
coach-exchange = Un échange révèle une couverture. Infectée, elle envoie l’un des vôtres à la grande maison.
coach-buy = Une tuile Progrès rapporte tout de suite et aide une fois par an.
coach-economy = Cinq biens différents font cinq points. À la fin, les biens ne valent rien.
coach-higher = Ces points ne comptent pas encore tous : { NOUN($track, form: "the") } est la plus haute de sa paire.
coach-ritual = Ramenez la sorte la moins nombreuse au village.
coach-masks = Prenez la carte visible ou une inconnue. Les masques se jouent en séries et reviennent l’an prochain.
coach-turtle = Une tortue rapporte des points secrets à la fin. Prenez-en une par sorte assez nombreuse.
coach-attacked =
    { $name } a chassé { $victim ->
        [woman] l’une de vos femmes
        [hunter] l’un de vos chasseurs
       *[other] l’un de vos guerriers
    }. Un garde à vous sur place l’aurait empêché.
coach-flipped = Les tuiles utilisées se retournent : un côté Rituel offre un Rituel, un côté action ses actions.
coach-replace = Prenez la tuile qui nourrit votre piste la plus basse.
coach-use = L’une de vos tuiles Progrès peut aider maintenant. Chacune aide une fois par an.
coach-flag = Regardez la carte : votre allié vous soutiendra là où est son drapeau.
coach-alliance = Votre allié compte comme un garde de plus là où est son drapeau, pour cette action seulement.
coach-balance = Prenez un point sur la piste la plus haute d’une paire, et mettez-le sur une plus basse.
coach-change = L’une de vos cartes peut compter comme un autre masque, dans cette cérémonie seulement.
coach-gain = Prenez ce qui manque encore pour la prochaine tuile Progrès.
