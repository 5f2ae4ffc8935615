### La page qui dit où une partie terminée s’est jouée.

analysis-title = { $title } : l’analyse
analysis-lead = Où cette partie a été gagnée et perdue, d’après ce que chacun savait sur le moment.
analysis-share = Copier le lien
analysis-shared = Le lien est copié.
analysis-loading = On cherche l’analyse.

## En attendant

analysis-none = Personne ne l’a encore demandée
analysis-none-about = Chaque choix de cette partie est repensé. Cela prend quelques minutes ; vous pouvez fermer la page entre-temps, et envoyer son lien à qui vous voulez.
analysis-start = Analyser cette partie
analysis-waiting =
    { $place ->
        [1] La prochaine dans la file
       *[other] Numéro { $place } dans la file
    }
analysis-waiting-about = D’autres parties sont à l’étude. Cette page continue d’elle-même.
analysis-running = Chaque choix est repensé
analysis-running-about = Aucune table n’attend à cause de cela. Cette page continue d’elle-même, et vous pouvez la fermer entre-temps.
analysis-percent = { $percent } %
analysis-spoken = { $percent } % des choix sont faits.
analysis-ready = L’analyse est là.
analysis-failed = Il n’y a pas d’analyse
analysis-again = Redemander
analysis-old = Une version plus ancienne de Longhouse a trouvé ceci.
analysis-renew = Refaire l’analyse

## Les chances

analysis-chances = Chances de gagner
analysis-chances-about = Telles que chacun pouvait voir les siennes, juste avant ses choix. Personne ne voit la même chose : le total n’est donc pas toujours 100 %. Les numéros sont ceux des choix plus bas.
analysis-chart-seat = { $name } : { $first } % au début, { $least } % au pire, { $most } % au mieux, { $end } % à la fin.
analysis-table = La même chose en chiffres
analysis-table-when = Moment
analysis-table-choice = Choix { $entry }
analysis-table-start = Le début
analysis-table-end = La fin

## Hasard et adresse

analysis-luck-title = Hasard et adresse
analysis-luck-about = En parties sur cent. Chacun commence avec { $fair } ; ce que le hasard, ses choix et ceux des autres ajoutent ou retirent mène au résultat. Ce qui est perdu peut se regagner, et se reperdre : cela peut dépasser cent.
analysis-luck = Hasard
analysis-skill = Ses choix
analysis-gifts = Choix des autres
analysis-luck-doubt =
    Les choix sont jugés dans quelques mondes possibles : le hasard peut peser { $games ->
        [one] une partie
       *[other] { $games } parties
    } de plus ou de moins.
analysis-won = Victoire
analysis-won-shared = Victoire partagée

## Les erreurs

analysis-mistakes = Où l’on a le plus perdu
analysis-mistakes-about = Les choix les plus coûteux, le plus cher d’abord. Ce qui fut choisi et ce qui est mieux ont été joués dans les mêmes mondes avec le même hasard.
analysis-mistakes-none = Aucun choix n’a nettement coûté quelque chose à quelqu’un.
analysis-asked = Question
analysis-chosen = Choisi
analysis-better = Mieux
analysis-later = Cela paie plus tard : à la fin du tour, rien ne s’en voit encore.
analysis-lost =
    { $games ->
        [one] a coûté { $games } partie sur cent
       *[other] a coûté { $games } parties sur cent
    }
analysis-see = Voir ce moment
analysis-see-nth = Voir ce moment : numéro { $nth }
analysis-here =
    { $seat_is ->
        [you] Ici vous avez choisi « { $choice } ».
       *[other] Ici { $seat } a choisi « { $choice } ».
    }
analysis-here-better = Mieux : « { $better } ».

analysis-how =
    Ce sont des estimations. { $decisions ->
        [one] Un choix a été repensé
       *[other] { $decisions } choix ont été repensés
    } avec { $simulations } simulations chacun, d’après ce que le joueur savait alors. Avec davantage, ce qui est serré peut pencher de l’autre côté. Le hasard est ce que n’expliquent ni ses propres choix ni ceux des autres.
