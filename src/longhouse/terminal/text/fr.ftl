### Ce que disent la ligne de commande et le terminal, en français.
###
### Messages that begin with help- and word- are read without Fluent (terminal/plain.py): no placeables in them.

## Overview

help-overview =
    Longhouse : des jeux de société tribaux, à plusieurs ou contre des robots.

    Pour essayer :
      longhouse                   jouer dans le navigateur, seul ou à plusieurs
      longhouse learn             apprendre un jeu en jouant : cinq minutes par leçon
      longhouse play              jouer contre un robot, ici dans le terminal

    Toutes les commandes :
      play      jouer ; chaque coup est enregistré aussitôt
      learn     des leçons jouées à la table, puis une première partie
      puzzle    le problème du jour : trouver le meilleur coup
      watch     regarder des robots jouer entre eux, avec le récit
      replay    raconter une partie enregistrée, pas à pas ; verify vérifie son fichier
      analyse   où une partie finie s’est jouée : hasard et adresse
      games     les jeux, leurs réglages et leur matériel
      rules     les règles complètes d’un jeu
      arena     beaucoup de parties entre robots : lequel est le plus fort
      lab       l’effet d’un chiffre changé, sur beaucoup de parties
      new-game  écrire un paquet avec un petit jeu de départ
      serve     la table dans le navigateur : pour vous, et par lien pour d’autres
      export    écrire des tables du serveur dans un fichier ; import les reprend
      admin     gérer les tables d’un serveur : lister, fermer, supprimer, vérifier

    longhouse COMMANDE --help explique une commande ; --lang en ou fr ; --version.
help-usage = Usage :
help-arguments = Arguments
help-options = Options
help-examples = Exemples
help-help = montrer ceci et s’arrêter
help-lang = langue : en ou fr
help-plain = ni colonnes ni couleurs : de simples phrases pour les lecteurs d’écran
help-vocabulary = vocabulaire, quand le jeu en a plusieurs : neutral ou original
help-setting = un réglage du jeu ; peut être répété
help-seed = un nombre ou un mot qui fixe le hasard, pour rejouer la même donne

metavar-game = JEU
metavar-chapter = CHAPITRE
metavar-puzzle = PROBLÈME
metavar-date = DATE
metavar-file = FICHIER
metavar-rule = RÈGLE
metavar-lang = LANGUE
metavar-words = MOTS
metavar-seats = PLACES
metavar-seat = PLACE
metavar-seed = GRAINE
metavar-setting = NOM=VALEUR
metavar-seconds = SECONDES
metavar-bots = ROBOTS
metavar-percent = POURCENT
metavar-level = NIVEAU
metavar-where = OÙ
metavar-change = CHANGEMENT
metavar-number = NOMBRE
metavar-name = NOM

help-play = Jouer dans ce terminal, contre des robots ou à plusieurs devant le même écran. Chaque coup est enregistré aussitôt : rien ne se perd si la fenêtre se ferme.
    .game = le jeu ; facultatif si un seul est installé
    .seats = qui joue, dans l’ordre des places : you (vous), you:NOM, un robot (novice, brave, chief, elder) ou votre propre programme (./monrobot) ; par défaut : vous et brave
    .resume = reprendre la dernière partie, ou celle que vous nommez
    .recover = reprendre un fichier coupé
    .first = une première partie : réglages simples, mise en place faite, conseils
    .tips = montrer chaque conseil une fois, quand il devient utile
    .no-tips = une première partie sans conseils
    .hints = permettre les indices entre personnes aussi ; contre des robots, ils le sont toujours
    .examples =
        longhouse play
        longhouse play tomahawk --seats you:Anne,you:Ben
        longhouse play tomahawk --seats chief,you --setting specials=off
        longhouse play tomahawk --seats you,./monrobot
        longhouse play tribes --first
        longhouse play --resume
help-learn = Apprendre un jeu en jouant : de courtes leçons dans de vraies positions, contre Renard. Sans jeu : toutes les leçons, leur durée et ce que vous avez fait.
    .game = le jeu à apprendre
    .chapter = la leçon, par son nom ou son numéro ; par défaut : la prochaine
    .examples =
        longhouse learn
        longhouse learn tomahawk
        longhouse learn tomahawk first
help-puzzle = Une position avec un meilleur coup. Sans nom : le problème du jour, le même pour tout le monde.
    .puzzle = un problème par son nom, par exemple wendake/0003 ; ou le prochain problème non résolu d’un jeu, ou d’un de ses niveaux : wendake, wendake/2
    .date = le problème d’un autre jour, par exemple 2026-11-16
    .examples =
        longhouse puzzle
        longhouse puzzle --date 2026-11-16
        longhouse puzzle wendake
        longhouse puzzle wendake/2
        longhouse puzzle tomahawk/0003
help-watch = Regarder des robots jouer entre eux, avec le récit.
    .game = le jeu ; facultatif si un seul est installé
    .seats = les robots, dans l’ordre des places, ou vos propres programmes (./monrobot)
    .delay = secondes d’attente après chaque événement
    .examples =
        longhouse watch tomahawk
        longhouse watch tomahawk --seats brave,novice --seed 7 --delay 1
help-replay = Raconter une partie enregistrée, manche par manche.
    .file = un fichier de partie, ou le nom d’une de vos parties
    .seat = le point de vue : 1, 2, ... ou un nom ; par défaut, celui d’un spectateur
    .at = commencer juste avant ce coup : son numéro dans le journal, donné par longhouse analyse
    .step = s’arrêter après chaque coup et montrer la table
    .examples =
        longhouse replay tomahawk-1
        longhouse replay partie.jsonl --seat 1 --step
        longhouse replay tomahawk-1 --at 57 --seat 2
help-verify = Recalculer une partie depuis sa graine et comparer chaque carte, chaque coup, chaque événement.
    .file = un fichier de partie, ou le nom d’une de vos parties
    .examples =
        longhouse verify tomahawk-1
        longhouse verify partie.jsonl
help-analyse = Réexaminer chaque coup d’une partie finie d’après ce que le joueur savait : les chances au fil du temps, les cinq coups les plus coûteux et la part du hasard.
    .file = un fichier de partie, ou le nom d’une de vos parties
    .simulations = simulations par coup ; davantage est plus sûr et plus lent
    .json = écrit aussi tout dans ce fichier
    .examples =
        longhouse analyse tomahawk-1
        longhouse analyse match.jsonl --simulations 1000 --json analysis.json
help-games = La liste des jeux, ou l’un d’eux en détail : joueurs, réglages, matériel, sources.
    .game = le jeu à regarder
    .designed = lister les chiffres fixés par nous, faute de source
    .examples =
        longhouse games
        longhouse games tomahawk
        longhouse games tomahawk --designed
help-rules = Les règles complètes d’un jeu, dans nos propres mots, ou une seule règle.
    .game = le jeu
    .rule = le numéro d’une règle, par exemple R43
    .examples =
        longhouse rules tomahawk
        longhouse rules tomahawk R43
        longhouse rules tomahawk --vocabulary original | less
help-new-game = Écrire dans un nouveau dossier un paquet avec un petit jeu complet : mains cachées, hasard, score, deux langues, tests. Il se joue tout de suite, en code, au terminal, dans le navigateur et à l’arène ; faites-en votre propre jeu.
    .name = nom du jeu et de son paquet : minuscules, chiffres, tirets bas
    .examples =
        longhouse new-game beaver_dam
help-arena = Beaucoup de parties entre robots : lequel est le plus fort, de combien, et avec quelle certitude.
    .game = le jeu
    .bots = les robots, séparés par des virgules
    .ladder = chaque niveau contre celui d’en dessous ; à trois joueurs et plus, un Chef parmi des Braves
    .rung = avec --ladder : seulement ce niveau contre celui d’en dessous, par exemple elder
    .balance = Chef (ou --bots NOM) contre lui-même : la place, le clan et les achats comptent-ils ?
    .quick = avec --ladder ou --balance : diviser par ce nombre les simulations de Chef et d’Ancien
    .games = nombre de parties (400) ; avec --ladder, par échelon ; avec --decide, au plus (4000)
    .decide = s’arrêter dès que le robot le plus fort est connu, par un test séquentiel
    .sure = avec --decide : la confiance, pour toutes les comparaisons ensemble
    .margin = avec --decide : des taux de victoire qui diffèrent de moins de points de pourcentage comptent comme égaux ; 0 : tout écart compte
    .seats = nombre de joueurs
    .seed = un nombre qui fixe le hasard
    .jobs = nombre de processus ; par défaut : un par cœur
    .on = où jouer : local, ray, ou ray://HÔTE:PORT pour une grappe Ray (demande longhouse-games[ray])
    .json = écrire aussi les chiffres dans ce fichier
    .html = écrire aussi une page avec des graphiques dans ce fichier : par place, clan, spéciale, tuile ; longueur, changements de tête, écarts
    .keep = garder chaque partie finie dans ce fichier ; relancée, l’arène ne joue que les parties manquantes
    .examples =
        longhouse arena tomahawk --bots brave,novice --games 400 --seed 1
        longhouse arena tomahawk --bots greedy,random --games 100 --json resultat.json
        longhouse arena tomahawk --bots brave,novice,random --decide --html resultat.html
        longhouse arena --ladder tomahawk --games 40 --quick 20
        longhouse arena --ladder northgard --seats 4 --games 40
        longhouse arena --ladder wendake --rung elder --games 400 --keep wendake.jsonl
        longhouse arena --balance northgard --seats 4 --bots brave --games 1000

help-lab = L’effet d’un chiffre changé : les mêmes donnes avant et après, et les différences avec leurs intervalles.
    .game = le jeu
    .change = le changement : data.toml:LIGNE=VALEUR ou data.toml:TABLE.LIGNE.CHAMP=VALEUR ; peut être répété
    .bots = les robots, séparés par des virgules ; par défaut : Brave contre lui-même
    .quick = diviser par ce nombre les simulations de Chef et d’Ancien
    .games = nombre de parties avant et après
    .seats = nombre de joueurs
    .seed = un nombre qui fixe le hasard
    .jobs = nombre de processus ; par défaut : un par cœur
    .on = où jouer : local, ray, ou ray://HÔTE:PORT pour une grappe Ray (demande longhouse-games[ray])
    .json = écrire aussi les chiffres dans ce fichier
    .html = écrire aussi une page avec des graphiques dans ce fichier
    .keep = garder chaque partie finie dans ce fichier ; relancé, le laboratoire ne joue que les parties manquantes
    .examples =
        longhouse lab tomahawk --change data.toml:warrior.07b.value=8
        longhouse lab tomahawk --change data.toml:warrior.10a.hair=4 --games 1000 --html cheveux.html
        longhouse lab northgard --seats 3 --change data.toml:altar_fame=5 --bots chief --quick 20

## Words people may type while playing; the first is the one that help names

word-undo = u, annuler
word-take-back = t, reprendre
word-rewind = reculer, revenir
word-explain = ?, aide, pourquoi
word-rules = règles, règle
word-table = table
word-log = journal
word-score = score, scores, points
word-save = enregistrer, sauver
word-tips = conseils
word-hint = indice, conseil
word-why = pourquoi
word-show = montrer, montre
word-skip = passer, passe
word-again = encore, recommencer
word-next = suite, suivant
word-quit = quitter, fin
word-yes = o, oui
word-you = vous, moi

## Misuse

misuse-line = longhouse : { $what }
misuse-command = Commande inconnue : « { $command } ». Commandes : { $known }.
misuse-option = Option inconnue : « { $argument } ».
misuse-extra = Argument en trop : « { $argument } ».
misuse-value = Il faut une valeur après { $option }.
misuse-no-value = { $option } ne prend pas de valeur.
misuse-number = { $option } demande un nombre, pas « { $value } ».
misuse-language = Pas de textes en « { $language } ». Langues : { $known }.
misuse-game-missing = Quel jeu ? { $known }
misuse-file-missing = Quel fichier ou quelle partie ? { $known }
misuse-no-file = Aucun fichier ni partie ne s’appelle « { $name } ».
misuse-no-tables = vous n’avez pas de parties enregistrées
misuse-moment = Il n’y a pas de coup { $entry } à montrer dans cette partie ; le dernier est { $last }.
misuse-seat = Il n’y a pas de joueur « { $seat } » dans cette partie. Choisissez parmi : { $known }.
misuse-secret = Cette partie n’est pas finie : d’ici là, on ne la montre que du point de vue d’un spectateur. Retirez --seat.
misuse-people = Seuls des robots jouent ici : { $known }. Pour jouer vous-même : « longhouse play ».
misuse-rule = Il n’y a pas de règle « { $rule } » dans ce jeu. Les règles vont de { $first } à { $last }.
misuse-text-missing = Le jeu « { $game } » n’a pas de textes en français : il manque { $path }. Ajoutez-le, ou choisissez une autre --lang.
misuse-designed = --designed demande un jeu.
misuse-over = { $table } est finie. Pour la revoir : longhouse replay { $table }
misuse-nothing-to-resume = Vous n’avez pas de partie en cours. Commencez-en une avec : longhouse play
misuse-other-game = { $table } est une partie de { $game }.
misuse-first-resume = --first commence une nouvelle partie : retirez --resume.
misuse-tips = --tips ou --no-tips, pas les deux.
misuse-no-puzzles = Aucun jeu installé n’a de problèmes.
misuse-puzzle = Il n’y a pas de problème nommé « { $puzzle } ». Un problème se nomme jeu/numéro, par exemple tomahawk/0003 ; jeux avec problèmes : { $known }.
misuse-puzzle-date = Donnez un nom ou une date, pas les deux.
misuse-date = « { $value } » n’est pas une date. Écrivez-la ainsi : 2026-11-16.
misuse-no-lessons = { $game } n’a pas de leçons. Lisez ses règles avec : longhouse rules { $game }
misuse-hint = Pour en savoir plus : longhouse { $command } --help
misuse-traceback = LONGHOUSE_TRACEBACK=1 affiche la trace de l’erreur.
misuse-internal = Une erreur inattendue est survenue ({ $what }). Vos coups sont enregistrés. Signalez-nous ce que vous faisiez.

## A new game

new-game-written =
    { $folder } contient un jeu complet à modifier. Installez-le, jouez-y et lancez ses tests :

      cd { $folder }
      pip install -e ".[test]"
      longhouse play { $name }
      pytest

    Son README.md explique les fichiers.

## Version

version =
    Longhouse { $version }, { $compiled ->
        [yes] moteur compilé
       *[no] moteur non compilé (robots plus lents, mêmes parties)
    }

## Before the first question

list-and = { $first } et { $last }
play-which-game = Quel jeu ?
play-title = { $title } : { $players }
play-players-two =
    { $first_is ->
        [you] vous
       *[other] { $first }
    } contre { $second_is ->
        [you] vous
       *[other] { $second }
    }
play-players-many = { $who }
play-saved-as = Votre partie est enregistrée à mesure : { $table }. Tapez ? pour l’aide.
play-sealed = Le hasard de cette partie est fixé et pourra être vérifié. Son sceau : { $seal }
play-seed-chosen = La graine a été choisie : le hasard de cette partie peut être connu d’avance.
play-dealt = La mise en place a été faite pour vous : tapez { $word } pour la voir.
play-resumed = Reprise de { $table }.
play-others = Autres parties en cours : { $tables }.
play-copied = Le fichier reste tel quel ; la suite de la partie est enregistrée sous { $table }.
play-not-started = Cette partie se jouait avec son propre programme ({ $commands }), qui n’est pas lancé automatiquement : { $bot } joue à sa place. Pour l’utiliser, nommez-le après --seats.
play-stumbled = { $name } est tombé en panne ({ $what }). { $other } continue à sa place.
play-thinking = { $name } réfléchit…

## Questions and answers

ask-hand-over = Passez l’écran à { $name }, puis appuyez sur Entrée.
ask-hand-over-undo = Passez l’écran à { $name }, puis appuyez sur Entrée. ({ $word } : { $last } annule son dernier coup.)
ask-step = Entrée : continuer. q : arrêter.
ask-choose =
    { $count ->
        [one] Un seul coup est possible : tapez 1.
       *[other] Tapez un nombre de 1 à { $count }.
    }
ask-folded = Tapez { $numbers } pour voir ces coups, ou des mots d’un coup.
ask-nonsense = « { $what } » n’est pas une commande. Tapez un numéro de la liste, ou ? pour l’aide.
ask-saved = Enregistré dans { $path }.
ask-save-where = Indiquez un fichier : enregistrer FICHIER
ask-save-exists = { $path } existe déjà et n’est pas une partie enregistrée. Choisissez un autre nom.
ask-no-hints = Entre personnes, les indices sont pour tous ou pour personne : commencez avec --hints si tous sont d’accord.
ask-why-nobody = Aucun robot n’a encore joué.
ask-no-log = Il ne s’est encore rien passé.
ask-log-undone = annulé
ask-no-sheet = Rien à montrer à ce sujet.
ask-rewind = { $name }, { $by } demande à revenir au dernier coup de ce camp. Êtes-vous d’accord ? (o ou n)
ask-rewind-refused = { $name } n’accepte pas : rien n’est annulé.
ask-rewind-hint = Contre des robots, vous pouvez tout de même revenir : tapez reculer.
ask-rewind-hint-people = Vous pouvez tout de même revenir si les autres sont d’accord : tapez reculer.
ask-farewell = Votre partie est enregistrée. Reprenez-la avec : longhouse play --resume { $table }

## ? and what it explains

say-title = Vous pouvez taper :
say-number = un nombre, ou des mots d’un seul coup : jouer ce coup
say-undo = { $word } : annuler votre dernier coup
say-take-back = { $word } : annuler tous vos coups de ce tour
say-rewind = { $word } : revenir plus loin ; librement contre des robots, avec accord entre personnes
say-explain = { $word } 3, { $word } { $target }, { $word } { $rule } : expliquer un coup, un élément de la table ou une règle
say-table = { $word } : remontrer la table
say-log = { $word } : ce qui s’est passé jusqu’ici
say-score = { $word } : le score actuel
say-rules = { $word } : les règles complètes
say-save = { $word } FICHIER : enregistrer la partie dans un fichier
say-hint = { $word } : que jouer maintenant, et pourquoi
say-why = { $word } : pourquoi un robot a joué son dernier coup
say-tips = { $word } : avec ou sans conseils ; { $word } encore : tous les remontrer
say-show = { $word } : le faire pour moi
say-skip = { $word } : faire toute l’étape pour moi
say-again = { $word } : recommencer cette étape
say-next = Entrée : continuer
say-quit = { $word } : quitter ; tout est enregistré
say-sheet = { $word } : { $about }
say-targets = Vous pouvez demander : { $targets }.

explain-possible =
    { $count ->
        [one] C’est possible maintenant : numéro { $numbers }.
       *[other] C’est possible maintenant : numéros { $numbers }.
    }
explain-unknown = Rien sur la table ne s’appelle « { $target } ». Essayez plutôt : { $known }.
explain-reason = { $reason } (règle { $rule })
explain-rule = { $rule }. { $words }

## The end

end-won =
    { $seat_is ->
        [you] Vous gagnez, { $most } à { $least }.
       *[other] { $seat } gagne, { $most } à { $least }.
    }
end-won-tie-break =
    { $seat_is ->
        [you] À scores égaux, { $most } à { $least }, vous gagnez au départage.
       *[other] À scores égaux, { $most } à { $least }, { $seat } gagne au départage.
    }
end-won-many =
    { $seat_is ->
        [you] Vous gagnez avec { $most } points.
       *[other] { $seat } gagne avec { $most } points.
    }
end-draw = Partie nulle, { $most } à { $most }.
end-draw-many = { $who } partagent la première place avec { $most } points.
end-shared = { $who } partagent la première place.
end-total = Total
end-rank = Rang
end-line = { $caption } : { $points }.
end-points =
    { $points } pour { $seat_is ->
        [you] vous
       *[other] { $seat }
    }
end-you = Vous
end-review = Ce qui est resté caché
end-seed = Clé pour vérifier le hasard : { $seed }
end-verify = Vérifier le hasard : longhouse verify { $table }
end-score-now = Si la partie s’arrêtait maintenant :

## Watching, replaying, verifying

watch-title = { $title } : { $who }
replay-title = { $title }, vu par un spectateur
replay-title-seat = { $title }, vu par { $name }
replay-at = La table juste avant le coup { $entry }.
replay-unfinished = La partie n’est pas finie : voici le dernier coup.
verify-good =
    { $count ->
        [one] Vérifié : { $count } résultat du hasard
       *[other] Vérifié : { $count } résultats du hasard
    } et { $choices } coups. Tout découle de la graine et des règles.
verify-chosen = La graine a été choisie : le hasard pouvait être connu d’avance.
verify-fresh = La graine vient du système et a été scellée avant le premier tirage.
verify-running = La partie n’est pas encore finie.
verify-bad = Différence : { $what }

## Analyse

analyse-title = Analyse : { $title }
analyse-progress = Analyse : { $done } coups sur { $all }
analyse-chances = Chances de gagner, du début à la fin, telles que chacun pouvait les connaître
analyse-percent = { $percent } %
analyse-curve = { $name } : { $points } ; à la fin { $end }.
analyse-luck-title = Hasard et adresse, en victoires sur cent parties
analyse-luck = { $name } : hasard { $luck }, ses coups { $skill }, coups des autres { $gifts }.
analyse-mistakes = Les coups les plus coûteux
analyse-no-mistakes = Aucune erreur nette.
analyse-mistake =
    { $where }, { $name } : { $choice }. Mieux : { $better } (coup { $entry }). Cela a coûté { $lost ->
        [one] une victoire
       *[other] { $lost } victoires
    } sur cent.
analyse-costs = Le coup joué : { $why }.
analyse-later = Cela rapporte plus tard : rien ne se voit encore à la fin du tour.
analyse-see = Pour le revoir : longhouse replay { $table } --at { $entry } --seat { $seat } --step
analyse-entry = coup { $entry }
analyse-how = Une estimation : { $simulations } simulations par coup, d’après ce que le joueur savait. Davantage la rend plus sûre.
analyse-doubt =
    Le hasard peut compter { $games ->
        [one] une victoire
       *[other] { $games } victoires
    } de plus ou de moins.
analyse-sums = Les hauts et les bas comptent à part : le total peut dépasser cent.
analyse-replay = Revoir la partie : longhouse replay { $table } --step

## Games and rules

study-players =
    { $low ->
        [one] { $low } joueur
       *[other] { $low } joueurs
    }
study-players-range = { $low } à { $high } joueurs
study-minutes = environ { $low } minutes
study-minutes-range = environ { $low } à { $high } minutes
study-facts = { $players }, { $minutes }.
study-left-out = Jeux impossibles à charger
study-more = Un jeu en détail : longhouse games { $game }
study-settings = Réglages
study-setting = { $name }={ $values } (par défaut { $default })
study-setting-designed = Ce réglage est de nous ; il n’est pas dans le livret de règles.
study-components = Matériel
study-component = { $name } : { $count } ({ $sources })
study-source-rulebook = { $count } d’après la règle
study-source-public = { $count } d’après des critiques publiques
study-source-ruling = { $count } d’après notre interprétation
study-source-designed = { $count } avec nos propres chiffres
study-sources = D’où viennent les chiffres
study-sources-about = Du livret de règles : il le dit, ou cela s’en déduit. De critiques publiées : lu ou vu là. Notre interprétation : le livret ne tranche pas. Nos propres chiffres : aucune source trouvée ne les donne.
study-see-designed = Tous nos propres chiffres : longhouse games { $game } --designed
study-see-rules = Les règles : longhouse rules { $game }
study-bots = Robots
study-bots-about = Tapez un de ces mots après --seats, par exemple : longhouse play { $game } --seats you,{ $bot }
study-bot = { $bot } ({ $name }) : { $about }
study-bot-other = { $bot } : d’un autre paquet
study-designed-title = { $title } : nos propres chiffres
study-designed-about = Aucune source trouvée ne donne ces chiffres. Nous les avons fixés pour que tous les totaux connus soient justes ; un exemplaire imprimé peut différer.
study-designed-none = Tous les chiffres de ce jeu viennent d’une source.
study-figures = { $id } : { $figures }
study-designed-count =
    { $count ->
        [one] Un seul élément en tout.
       *[other] { $count } éléments en tout.
    }

study-rules = { $title } : les règles
study-rules-setup = Mise en place
study-rules-order = Une manche
study-rules-schedule = À quel moment on décide quoi
study-own-words = Reformulé par nos soins. Adaptation non officielle.

## Lessons and tips

learn-title = Apprendre en jouant
learn-row =
    { $number }. { $title }, { $minutes } min{ $state ->
        [done] , terminée ✓
        [begun] , commencée
       *[new] { "" }
    }
learn-how = Commencez avec : longhouse learn { $game } { $chapter }
learn-none = Aucun jeu installé n’a de leçons.
learn-chapter = { $title }, leçon { $number } : { $chapter }
learn-words = Entrée : continuer. « montrer » : le faire pour moi. « passer » : faire toute l’étape. « encore » : la recommencer. « u » : annuler, « ? » : aide, « q » : quitter.
learn-go-on = Vous en étiez à l’étape { $step } sur { $steps }. Appuyez sur Entrée pour continuer, ou tapez « encore » pour tout recommencer.
learn-caption = Leçon { $number }, { $step } sur { $steps }
learn-do = → { $what }
learn-lit = Regardez : { $things }.
learn-lit-thing =
    { $name } ({ $count ->
        [one] numéro { $numbers }
       *[other] numéros { $numbers }
    })
learn-next = Entrée : suite >
learn-back = Entrée : essayer autre chose >
learn-went-back = Essayez autre chose.
learn-kept = Tapez « encore » pour essayer autre chose.
learn-not-now = Cela ne fait pas partie de cette leçon.
learn-shown = Fait pour vous : { $what }.
learn-nothing-to-show = Il n’y a rien à montrer ici.
learn-nothing-done = Vous n’avez encore rien fait dans cette étape.
learn-nonsense = « { $what } » n’est pas une commande. Appuyez sur Entrée pour continuer, ou tapez ? pour l’aide.
learn-learnt = Ce que vous avez appris
learn-what-now = Et ensuite ?
learn-next-chapter = Leçon suivante : { $title }, { $minutes } min
learn-first-game = Jouer une première partie
learn-play-on = Continuer à jouer d’ici
learn-leave = Quitter
learn-farewell = Continuez quand vous voulez : longhouse learn { $game } { $chapter }
puzzle-title = { $title }, problème { $name }
puzzle-caption = Problème { $name }, niveau { $level } sur 3
puzzle-again = Vous avez déjà résolu celui-ci.
puzzle-outcome =
    { $how ->
        [solved] Résolu du premier coup.
        [later] Résolu, mais pas du premier coup.
       *[shown] La solution a été montrée : ce problème n’est pas résolu.
    }
puzzle-progress = Niveau { $level } : { $solved } sur { $all } résolus du premier coup
puzzle-next = Le suivant : longhouse puzzle { $puzzle }
puzzle-tomorrow = Un nouveau problème vous attend demain : longhouse puzzle
puzzle-farewell = Réessayez quand vous voulez : longhouse puzzle { $puzzle }
learn-unwritable = Vos progrès ne peuvent pas être enregistrés : impossible d’écrire { $path }.
tips-word = Tapez { $word } pour désactiver les conseils.
tips-on = Conseils activés.
tips-off = Conseils désactivés.
