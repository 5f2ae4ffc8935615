### L’arène : robots contre robots, avec des chiffres.

arena-playing = En cours
arena-title-bots = Qui gagne (intervalles à 95 %)
arena-title-seats = La place compte-t-elle ?
arena-bot = Robot
arena-seat = Place
arena-games = Parties
arena-win-rate = Gagnées
arena-interval = Entre
arena-mean-score = Score moyen
arena-length = Une partie demande { $mean } décisions en moyenne, { $fewest } au moins et { $most } au plus.
arena-draws = La première place a été partagée dans { $percent } des parties.
