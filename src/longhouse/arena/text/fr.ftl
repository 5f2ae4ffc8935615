### L’arène : robots contre robots, avec des chiffres.

arena-playing = En cours
arena-kept =
    { $games ->
        [one] { $games } partie est déjà dans le fichier
       *[other] { $games } parties sont déjà dans le fichier
    }, { $left } à jouer.
arena-title-bots = Qui gagne (intervalles à 95 %)
arena-title-ladder = L’échelle : chaque niveau contre celui d’en dessous (intervalles à 95 %)
arena-level = Niveau
arena-over = { $upper } – { $lower }
arena-bar = Graphique
arena-bar-about = Dans le graphique : █ certain, ▒ dans l’intervalle, ┃ part égale.
arena-thought = { $name } a pris { $mean } s par coup en moyenne, { $longest } s au plus.
arena-fair = Une part égale est de { $fair } : { $name } en gagne { $times } fois autant.
arena-quick = Rapide : les simulations de Chef et d’Ancien ont été divisées par { $factor }, sans horloge. À pleine force, les écarts sont différents.
arena-unhurried = Chef et Ancien ont fait toutes leurs simulations, sans horloge.
arena-title-seats = La place compte-t-elle ?
arena-title-held = Taux de victoire des joueurs qui l’avaient (intervalles à 95 %)
arena-held-about = Une part égale est de { $fair }. Pour ce qu’on reçoit au début, le taux dit ce que cela vaut ; pour ce qu’on acquiert, seulement que les gagnants l’ont.
arena-designed-about = * Un de ses chiffres est de nous : aucune source ne le donne.
arena-bot = Robot
arena-seat = Place
arena-games = Parties
arena-win-rate = Gagnées
arena-interval = Entre
arena-mean-score = Score moyen
arena-length = Une partie demande { $mean } décisions en moyenne, de { $fewest } à { $most }.
arena-draws = La première place a été partagée dans { $percent } des parties.
arena-relieved = « { $bot } » est tombé en panne dans { $games } de ces parties et Brave a continué à sa place ; dernière raison : { $why }.
arena-title-ratings = Cotes (intervalles à 95 %)
arena-rating = Cote
arena-title-questions = Résultats jusqu’ici
arena-question = Question
arena-deals = Donnes
arena-ahead = Gagnées
arena-verdict = Verdict
arena-stronger = { $name } est plus fort
arena-equal = égaux, ou presque
arena-open = pas décidé
arena-questions-about = Chaque donne est jouée de toutes les places et compte une fois. Les intervalles valent à tout moment, tous ensemble à { $sure } : vous pouvez vous arrêter quand vous voulez.
arena-bots = Robots
arena-page-title = { $game } : arène
arena-page-about = Les traits sont des intervalles à 95 % ; le pointillé est une part égale. Un point plein s’en écarte, un cercle non. Chaque intervalle vaut pour sa ligne : environ un sur vingt tombe à côté par hasard.
arena-page-contents = Sommaire
arena-page-plot = Graphique
arena-page-part = Part
arena-page-beside = Voir les chiffres dans le tableau à côté.
arena-page-spread = Moyenne { $mean }, médiane { $median } (le trait), de { $least } à { $most }.
arena-page-seats = Joueurs
arena-page-settings = Réglages
arena-page-usual = par défaut
arena-page-seed = Graine
arena-page-made = Joué
arena-page-quick = Simulations
arena-page-ratings = Openskill, d’après Plackett et Luce. Chacun commence à 25 ; l’intervalle est l’incertitude du modèle.
arena-page-pairs = Qui bat qui
arena-page-pairs-about = Combien de fois le robot de gauche a fini devant celui du haut, dans les parties avec les deux ; une place partagée compte pour moitié.
arena-page-decisions = Décisions par partie, tous joueurs ensemble.
arena-page-lead-changes = Combien de fois le joueur seul en tête a changé, d’après le score du moment.
arena-page-margin = L’avance du gagnant sur le suivant, en points. Au-dessous de zéro, un départage ou une autre règle a décidé.
arena-figure-decisions = Longueur en décisions
arena-figure-lead-changes = Changements de tête
arena-figure-margin = Écart
arena-figure-best-score = Meilleur score
arena-figure-mean-score = Score moyen
arena-figure-draws = Première place partagée

## Le laboratoire : les mêmes parties avant et après un changement

lab-changed = { $figure } : { $before } → { $after }
lab-otherwise =
    { $games ->
        [0] Aucune partie n’a changé : dans ces { $all } parties, rien n’en dépend.
        [one] Une partie sur { $all } a changé.
       *[other] { $games } parties sur { $all } ont changé.
    }
lab-about = Mêmes donnes, mêmes robots, avant et après. Les intervalles (95 %) portent sur la différence, appariée par donne, chacun pour sa ligne : environ une ligne sur vingt montre une différence par hasard. Les lignes de moins de dix cas ne sont pas montrées.
lab-page-title = { $game } : effet d’un changement
lab-change = Changement
lab-figure = Chiffre
lab-before = Avant
lab-after = Après
lab-difference = Différence
lab-apart = Significatif
lab-yes = oui
lab-seat = Place { $seat }
lab-title-seat = Gagnées, par place
lab-title-bot = Gagnées, par robot
lab-title-game = Longueur et points
lab-title-score = Points, par place
