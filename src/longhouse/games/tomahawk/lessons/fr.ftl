## Trois petites batailles

lesson-chapter-first = Trois petites batailles
    .about = Une somme, deux terres qui renversent les valeurs, et une terre à perdre.
    .totals = Le total le plus haut emporte la terre et ses animaux.
    .feathers = La carte la plus haute prend les plumes d’en face.
    .hidden = En forêt les cartes restent cachées ; la montagne permet de regarder.
    .upside-down = Les baies doublent la carte la plus faible, le puma prend la plus forte.
    .give = Une terre perdue est la place de votre carte la plus faible.
    .says = J’ai gagné un territoire et perdu la partie. Je veux ma revanche.

lesson-first-goal = Quatre terres, deux tribus
    .text = Gagnez des terres pour leurs animaux, prenez des plumes : un point chacune. Après six manches, le plus grand total gagne.
    .says = Je mène de quatre, et je veux ces aigles.
lesson-first-send = Une terre, deux totaux
    .text = Renard a 8 ici, vous avez 6. Après cette carte, le plus haut total emporte les trois aigles.
    .do = Jouez votre 9 sur la montagne.
    .fine = Cela gagne aussi. Un 10 est souvent plus qu’il n’en faut.
    .no-low = Cela ne suffit pas : Renard a deux points d’avance et joue aussi une carte.
    .no-other = Les autres terres attendent. Envoyez une carte à la montagne.
lesson-first-commit = En même temps
    .text = Renard a choisi aussi, face cachée. Maintenant toutes les cartes se retournent ensemble.
    .do = Validez vos cartes.
    .no = Vos cartes sont bien placées. Validez-les.
lesson-first-feathers = Les plumes
    .text = Votre 8 faisait face à un 5 qui porte trois plumes. La carte la plus haute les prend, même si la terre est perdue.
lesson-first-eagles = Le plus haut total
    .text = Renard en reste à 12. Les trois aigles sont à vous : trois points.
lesson-first-peek = La forêt cache, la montagne voit
    .text = En forêt, les cartes restent cachées jusqu’à la dernière. Gagner une montagne permet de regarder : un 9.

lesson-first-berries = Les baies doublent le plus faible
    .text = Ici, la carte la plus basse compte double. Renard aime envoyer un 10.
    .do = Jouez une carte qui bat un 10 une fois doublée.
    .fine-more = Cela gagne aussi. Un 6 aurait suffi.
    .try-ten = Deux dix sont tous deux les plus bas : 20 à 20. À égalité, la terre ne va à personne.
    .no-one = Doublé, cela fait 2. Renard a plus.
    .no-three = Doublé, cela fait 6. Renard a plus.
    .no-four = Doublé, cela fait 8. Renard a plus.
    .no-other = D’abord la terre aux baies.
lesson-first-puma = Le puma prend le plus fort
    .text = Ici, la carte la plus haute ne compte pas. La force est une erreur maintenant.
    .do = Envoyez quelqu’un de petit, puis validez.
    .fine-small = Assez petit, mais gardez une carte moyenne si vous pouvez.
    .try-high = Le puma a pris votre carte, et Renard a gagné avec son 8.
    .try-eight = Deux huit : le puma a pris les deux. La terre n’est à personne.
    .no = D’abord la terre du puma.
lesson-first-doubled = Deux fois plus
    .text = Votre carte plus basse compte double et bat le 10. Deux bisons sont à vous.
lesson-first-taken = Le puma a mangé
    .text = Il a pris le 8. Votre carte a peu de plumes à perdre.

lesson-first-lost = Dernière manche
    .text = Vous menez 17 à 16, et les quatre terres se décident. Laquelle ne pouvez-vous plus gagner ?
    .do = Touchez cette terre.
    .yes = Oui : 19 à 3, c’est sans espoir.
    .forest = Vous avez 13, Renard un 9 et une carte cachée : ouvert.
    .level = 13 à 13 : ouvert.
    .behind = 6 à 8 : une carte peut tout changer.
lesson-first-give = Bien perdre
    .text = Une terre perdue est la place de votre carte la plus faible.
    .do = Jouez-y votre 1.
    .no-feathers = Ses trois plumes iraient à Renard. Envoyez quelqu’un qui n’en a pas.
    .no-other = D’abord la terre perdue.
    .try-strong = Renard y a gagné quand même. Cette carte vous a manqué ailleurs.
lesson-first-rest = Trois cartes, trois terres
    .text = Gagnez de peu : un de plus suffit. La dernière carte se place d’elle-même.
    .do = Placez deux cartes, puis validez.
    .no = Placez d’abord vos cartes.
lesson-first-end = Vous gagnez, { $you } à { $fox }
    .text = Vous avez donné une terre, et vos cartes fortes ont gagné ailleurs. Voilà Tomahawk.

lesson-first-ask-lost = Trois questions
    .text = Une autre dernière manche. Quel territoire ne pouvez-vous plus gagner ?
    .do = Touchez cette terre.
    .yes = Oui : 18 à 5. Envoyez-y votre carte la plus faible.
    .won = Cette terre est à vous : 19 à 3.
    .open = Une carte peut encore tout changer.
lesson-first-ask-sure = Et dans l’autre sens
    .text = Quelle terre Renard ne peut-il plus gagner ?
    .do = Touchez cette terre.
    .yes = Oui : 19 à 3. Là aussi, une carte faible suffit.
    .lost = Renard tient celle-là : 18 à 5.
    .open = Une carte peut encore tout changer.
lesson-first-ask-ten = Votre 10
    .text = Vous avez un 10. Où ne compterait-il pas ?
    .do = Touchez cette terre.
    .yes = Oui : le puma le prendrait.
    .counts = Il y compterait 10.

## Problèmes

lesson-chapter-puzzle = Problème
    .about = La dernière manche d’une partie. Trouvez comment gagner, quoi que Renard réponde.
lesson-puzzle-solve = Gagnez, quoi que fasse Renard
    .text = Dernière manche. Toute carte que vous n’avez pas vue est chez Renard : en main, ou cachée en forêt.
    .do = Placez vos cartes pour qu’aucune réponse ne vous batte, puis validez.
    .no = Renard peut répondre à cela. Essayez autre chose.
lesson-puzzle-solved = Résolu : { $you } à { $fox }
    .text = Vous gagnez quoi que Renard joue.

## Le nom des choses, là où il n’y en a pas d’image

thing-pile = territoire { $thing }
thing-land = territoire { $thing }
    .touch = pile

## La première partie : une carte au moment où elle compte

coach-deploy = Une carte sur chaque terre. Touchez une carte, puis une place ; toutes se retournent ensemble.
coach-scalped-own = Votre carte était plus haute : les plumes d’en face sont à vous.
coach-scalped-other = { $name } avait la carte la plus haute. Les cartes à plumes aiment les adversaires faibles.
coach-hidden = En forêt, les cartes restent cachées et leurs plumes attendent, jusqu’à la dernière.
coach-peeked = Vous avez gagné une montagne : vous voyez ce que { $name } a caché cette manche.
coach-puma = Le puma a pris la carte la plus haute.
coach-gathered = La carte la plus basse a compté double.
coach-tied = Égalité : la terre ne va à personne.
coach-long = Trois longues terres se décident ensemble à la manche 6. Gardez quelque chose de fort.
coach-drew = Vous revenez à huit cartes et jouerez les 24. Envoyez les fortes là où il y a beaucoup d’animaux.
coach-reject = Écartez-en un. Les deux autres remplacent des cartes de même valeur.
coach-locked = { -dance } a pris une carte dans une main : elle doit être jouée là ensuite.
coach-copied = { -sky } copie la carte d’en face : sa valeur est la même.
coach-charmed = { -cloud } a charmé la carte d’en face : elle ne compte plus.
coach-pair = { -spirit } à côté d’un autre 2 : cinq de plus pour ce côté.
coach-manitou = Plus du double, c’était trop : { -manitou(form: "the") } a donné la terre au plus faible.
coach-doubled = { -sequoia } double les animaux de cette terre.
coach-dance = { -dance } choisira au hasard la prochaine carte d’en face.
