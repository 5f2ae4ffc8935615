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
