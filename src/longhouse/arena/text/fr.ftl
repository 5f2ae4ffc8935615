### L’arène : robots contre robots, avec des chiffres.

arena-playing = En cours
arena-kept =
    { $games ->
        [one] { $games } partie est déjà gardée
       *[other] { $games } parties sont déjà gardées
    }, { $left } à jouer.
arena-title-bots = Qui gagne (intervalles à 95 %)
arena-title-ladder = L’échelle : chaque niveau contre celui d’en dessous (intervalles à 95 %)
arena-level = Niveau
arena-over = { $upper } – { $lower }
arena-bar = En une ligne
arena-bar-about = Dans la ligne : █ gagné sûrement, ▒ peut-être, ┃ là où seraient des égaux.
arena-thought = { $name } a réfléchi { $mean } s par choix en moyenne, { $longest } s au plus.
arena-fair = La part équitable est de { $fair } : { $name } en gagne { $times } fois autant.
arena-quick = Rapide : Chef et Ancien n’ont fait qu’une simulation sur { $factor }, sans regarder l’heure. À pleine force, les écarts sont autres.
arena-unhurried = Chef et Ancien ont fait toutes leurs simulations, sans regarder l’heure.
arena-title-seats = La place compte-t-elle ?
arena-title-held = Combien de fois ceux qui l’avaient ont gagné (intervalles à 95 %)
arena-held-about = Une part juste est de { $fair }. Ce qu’on a dès le début dit ce que cela vaut ; ce qu’on acquiert, seulement que les gagnants l’ont.
arena-designed-about = * Un de ses chiffres est de nous : aucune source ne l’imprime.
arena-bot = Robot
arena-seat = Place
arena-games = Parties
arena-win-rate = Gagnées
arena-interval = Entre
arena-mean-score = Score moyen
arena-length = Une partie demande { $mean } décisions en moyenne, { $fewest } au moins et { $most } au plus.
arena-draws = La première place a été partagée dans { $percent } des parties.
arena-relieved = « { $bot } » a échoué dans { $games } de ces parties, et Brave a continué à sa place ; la dernière fois : { $why }.
arena-title-ratings = Cotes (intervalles à 95 %)
arena-rating = Cote
arena-title-questions = Ce qui est décidé
arena-question = Question
arena-deals = Donnes
arena-ahead = Gagnées
arena-verdict = Verdict
arena-stronger = { $name } est plus fort
arena-equal = égaux, ou presque
arena-open = pas décidé
arena-questions-about = Une donne compte une fois, jouée de toutes les places. Les intervalles tiennent à tout moment, tous ensemble à { $sure } : on peut s’arrêter quand on veut.
arena-bots = Robots
arena-page-title = { $game } : arène
arena-page-about = Les traits sont des intervalles à 95 %, le pointillé est là où seraient des égaux. Un point plein s’en écarte, un cercle non. Chaque intervalle vaut pour sa ligne : sur vingt lignes équitables, une environ tombe en dehors.
arena-page-contents = Sommaire
arena-page-plot = En une ligne
arena-page-part = Part
arena-page-beside = Les chiffres sont dans le tableau à côté.
arena-page-spread = En moyenne { $mean }, médiane { $median } (le pointillé), { $least } au moins, { $most } au plus.
arena-page-seats = Joueurs
arena-page-settings = Réglages
arena-page-usual = les réglages habituels
arena-page-seed = Graine
arena-page-made = Joué
arena-page-quick = Simulations
arena-page-ratings = Openskill, d’après Plackett et Luce. Chacun commence à 25 ; l’intervalle est le doute du modèle lui-même.
arena-page-pairs = Qui bat qui
arena-page-pairs-about = Des parties où les deux étaient assis, combien de fois celui de gauche est arrivé devant celui d’en haut ; une place partagée compte pour moitié.
arena-page-decisions = Combien de décisions une partie a demandées, tous joueurs ensemble.
arena-page-lead-changes = Combien de fois un autre joueur qu’avant s’est trouvé seul en tête, d’après les points tels qu’on les aurait comptés alors.
arena-page-margin = De combien de points les premiers devançaient le meilleur des autres. Au-dessous de rien, autre chose que les points a décidé.
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
        [0] Aucune partie ne s’est déroulée autrement : dans ces { $all } parties, rien n’en dépend.
        [one] Une partie sur { $all } s’est déroulée autrement.
       *[other] { $games } parties sur { $all } se sont déroulées autrement.
    }
lab-about = Mêmes donnes, mêmes programmes, avant et après. Les intervalles (95 %) sont ceux de la différence, appariée par donne, et valent chacun pour sa ligne : sur vingt lignes que rien n’a bougées, une environ tombe en dehors. Ce que moins de dix avaient n’est pas montré.
lab-page-title = { $game } : ce que fait un changement
lab-change = Changement
lab-figure = Chiffre
lab-before = Avant
lab-after = Après
lab-difference = Différence
lab-apart = A bougé
lab-yes = oui
lab-seat = Place { $seat }
lab-title-seat = Gagnées, par place
lab-title-bot = Gagnées, par robot
lab-title-game = Longueur et points
lab-title-score = Points, par place
