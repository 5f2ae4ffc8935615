## Trois petites batailles

lesson-chapter-first = Trois petites batailles
    .about = Une somme, deux territoires qui renversent les valeurs, et un qu’il vaut mieux perdre.
    .totals = Le total le plus élevé remporte le territoire et ses animaux.
    .feathers = La carte la plus forte prend les plumes de celle d’en face.
    .hidden = En forêt les cartes restent cachées ; la montagne permet de regarder.
    .upside-down = Les baies doublent la carte la plus faible, le puma prend la plus forte.
    .give = Sur un territoire perdu, jouez votre carte la plus faible.
    .says = J’ai gagné un territoire et perdu la partie. Je veux ma revanche.

lesson-first-goal = Quatre territoires, deux tribus
    .text = Gagnez des territoires pour leurs animaux et prenez des plumes : un point chacun. Après six manches, le score le plus élevé gagne.
    .says = Je mène de quatre, et je veux ces aigles.
lesson-first-send = Un territoire, deux totaux
    .text = Renard a 8 ici, vous avez 6. Après la prochaine carte, le total le plus élevé prend les trois aigles.
    .do = Jouez votre 9 sur la montagne.
    .fine = Un 10 gagne aussi, mais un 9 suffit.
    .no-low = Cela ne suffit pas : Renard a deux points d’avance et joue aussi une carte.
    .no-other = Les autres territoires peuvent attendre. Envoyez une carte à la montagne.
lesson-first-commit = En même temps
    .text = Renard a choisi aussi. Maintenant, toutes les cartes sont retournées.
    .do = Validez vos cartes.
    .no = Vos cartes sont bien placées. Validez-les.
lesson-first-feathers = Les plumes
    .text = Votre 8 faisait face à un 5 qui porte trois plumes. La carte la plus forte les prend, même si le territoire est perdu.
lesson-first-eagles = Le total le plus élevé gagne
    .text = Renard en reste à 12. Les trois aigles sont à vous : trois points.
lesson-first-peek = La forêt cache, la montagne révèle
    .text = En forêt, les cartes restent cachées jusqu’à la dernière. Gagnez une montagne et vous les voyez : ici, un 9.

lesson-first-berries = Les baies doublent la plus faible
    .text = Ici, la carte la plus basse compte double. Renard aime envoyer un 10.
    .do = Jouez une carte qui bat un 10 une fois doublée.
    .fine-more = Cela gagne aussi. Un 6 aurait suffi.
    .try-ten = Les deux 10 sont les plus faibles : 20 à 20. Égalité : personne ne gagne le territoire.
    .no-one = Doublé, cela fait 2. Renard a plus.
    .no-three = Doublé, cela fait 6. Renard a plus.
    .no-four = Doublé, cela fait 8. Renard a plus.
    .no-other = D’abord le territoire aux baies.
lesson-first-puma = Le puma prend la plus forte
    .text = Ici, la carte la plus forte compte 0. Cette fois, mieux vaut être faible.
    .do = Jouez une carte faible, puis validez.
    .fine-small = Cela va. Gardez une carte moyenne quand vous pouvez.
    .try-high = Le puma a pris votre carte, et Renard a gagné avec un 8.
    .try-eight = Deux 8 : le puma a pris les deux. Égalité.
    .no = D’abord le territoire du puma.
lesson-first-doubled = Deux fois plus
    .text = Votre carte plus basse compte double et bat le 10. Deux bisons sont à vous.
lesson-first-taken = Le puma en prend une
    .text = Il a pris le 8. Votre carte a peu de plumes à perdre.

lesson-first-lost = Dernière manche
    .text = Vous menez 17 à 16, et les quatre territoires se décident maintenant. Lequel ne pouvez-vous plus gagner ?
    .do = Choisissez ce territoire.
    .yes = Oui : 3 à 19, c’est perdu.
    .forest = Vous avez 13, Renard un 9 et une carte cachée : rien n’est joué.
    .level = 13 à 13 : rien n’est joué.
    .behind = 6 à 8 : une carte peut tout changer.
lesson-first-give = Bien perdre
    .text = Sur un territoire perdu, jouez votre carte la plus faible.
    .do = Jouez-y votre 1.
    .no-feathers = Ses trois plumes iraient à Renard. Jouez une carte sans plumes.
    .no-other = D’abord le territoire perdu.
    .try-strong = Renard y a gagné quand même. Cette carte vous a manqué ailleurs.
lesson-first-rest = Trois cartes, trois territoires
    .text = Gagner d’un point suffit. La dernière carte se place toute seule.
    .do = Placez deux cartes, puis validez.
    .no = Placez d’abord vos cartes.
lesson-first-end = Vous gagnez, { $you } à { $fox }
    .text = Vous avez cédé un territoire et gagné ailleurs avec vos cartes fortes. Voilà Tomahawk.

lesson-first-ask-lost = Trois questions
    .text = Une autre dernière manche. Quel territoire ne pouvez-vous plus gagner ?
    .do = Choisissez ce territoire.
    .yes = Oui : 5 à 18. Envoyez-y votre carte la plus faible.
    .won = Celui-là est déjà à vous : 19 à 3.
    .open = Une carte peut encore tout changer.
lesson-first-ask-sure = Et dans l’autre sens
    .text = Quel territoire Renard ne peut-il plus gagner ?
    .do = Choisissez ce territoire.
    .yes = Oui : 19 à 3. Là aussi, une carte faible suffit.
    .lost = Celui-là est à Renard : 5 à 18.
    .open = Une carte peut encore tout changer.
lesson-first-ask-ten = Votre 10
    .text = Vous avez un 10. Où ne vaudrait-il rien ?
    .do = Choisissez ce territoire.
    .yes = Oui : le puma le prendrait.
    .counts = Il y compterait 10.

## Problèmes

lesson-chapter-puzzle = Problème
    .about = La dernière manche d’une partie. Trouvez comment gagner, quoi que Renard joue.
lesson-puzzle-solve = Gagnez, quoi que Renard joue
    .text = Dernière manche. Renard a toutes les cartes que vous n’avez pas vues : en main ou cachées en forêt.
    .do = Placez vos cartes pour gagner contre toute réponse, puis validez.
    .no = Renard peut répondre à cela. Essayez autre chose.
lesson-puzzle-solved = Résolu : { $you } à { $fox }
    .text = Vous gagnez quoi que Renard joue.

## Le nom des choses, là où il n’y en a pas d’image

thing-pile = territoire { $thing }
thing-land = territoire { $thing }
    .touch = pile

## La première partie : une carte au moment où elle compte

coach-deploy = Une carte pour chaque territoire. Choisissez une carte, puis un territoire ; toutes sont retournées ensemble.
coach-scalped-own = Votre carte était plus forte : les plumes d’en face sont à vous.
coach-scalped-other = { $name } avait la carte la plus forte. Jouez vos cartes à plumes contre des cartes faibles.
coach-hidden = En forêt, les cartes restent cachées et leurs plumes attendent, jusqu’à la dernière.
coach-peeked = Vous avez gagné une montagne : vous voyez les cartes cachées cette manche par { $name }.
coach-puma = Le puma a pris la carte la plus forte : elle compte 0.
coach-gathered = La carte la plus faible a compté double.
coach-tied = Égalité : personne ne gagne le territoire.
coach-long = Trois longs territoires se décident ensemble à la manche 6. Gardez des cartes fortes.
coach-drew = Vous revenez à huit cartes. Vous jouerez les 24 : envoyez les fortes là où il y a beaucoup d’animaux.
coach-reject = Refusez-en un. Les deux autres remplacent des cartes de même valeur.
coach-locked = { -dance } a tiré une carte d’une main : elle doit être jouée là à la manche suivante.
coach-copied = { -sky } copie la carte d’en face : sa valeur est la même.
coach-charmed = { -cloud } a charmé la carte d’en face : elle vaut 0.
coach-pair = { -spirit } à côté d’un autre 2 : cinq de plus pour ce côté.
coach-manitou = Plus du double, c’est trop : { -manitou(form: "the") } donne le territoire au plus faible.
coach-doubled = { -sequoia } double les caribous de ce territoire.
coach-dance = { -dance } choisira au hasard la prochaine carte d’en face.
