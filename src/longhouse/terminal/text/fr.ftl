### Ce que disent la ligne de commande et le terminal, en français.
###
### Messages that begin with help- and word- are read without Fluent (terminal/plain.py): no placeables in them.

## Overview

help-overview =
    Longhouse : des jeux de société tribaux, entre personnes et avec des programmes.

    Pour essayer :
      longhouse                   jouer dans le navigateur, seul ou à plusieurs
      longhouse learn             apprendre un jeu en jouant : cinq minutes par leçon
      longhouse play              jouer contre un programme, ici dans le terminal

    Toutes les commandes :
      play      jouer ; chaque choix est sauvé dès qu’il est fait
      learn     des leçons jouées à la table, puis une première partie
      puzzle    le problème du jour : une façon est nettement la meilleure
      watch     laisser jouer des programmes entre eux, avec le récit
      replay    raconter une partie sauvée, pas à pas ; verify vérifie son fichier
      analyse   où une partie terminée s’est jouée, hasard et adresse à part
      games     les jeux, leurs réglages et leur matériel
      rules     les règles complètes d’un jeu
      arena     beaucoup de parties entre programmes : qui est le plus fort
      lab       ce que fait le changement d’un chiffre des règles
      new-game  écrire un paquet avec un petit jeu, pour en faire le vôtre
      serve     la table dans le navigateur : pour vous, et par lien pour d’autres
      export    écrire des tables du serveur dans un fichier ; import les reprend
      admin     s’occuper des tables d’un serveur : lister, fermer, supprimer, vérifier

    longhouse COMMANDE --help explique une commande ; --lang en ou fr ; --version.
help-usage = Usage :
help-arguments = De quoi il s’agit
help-options = Options
help-examples = Exemples
help-help = montrer ceci et s’arrêter
help-lang = langue : en ou fr
help-plain = ni colonnes ni couleurs : des phrases faites pour être lues à voix haute
help-vocabulary = vocabulaire, quand le jeu en a plusieurs : neutral ou original
help-setting = un réglage du jeu ; peut être répété
help-seed = un nombre ou un mot qui fixe le hasard

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

help-play = Jouer dans ce terminal, contre des programmes ou à plusieurs devant le même écran. Chaque choix est sur le disque dès qu’il est fait : rien ne se perd si la fenêtre se ferme.
    .game = le jeu ; inutile tant qu’un seul est installé
    .seats = qui joue, dans l’ordre des places : you (vous), you:NOM, un robot (novice, brave, chief, elder) ou un programme à vous (./monrobot) ; sinon brave
    .resume = reprendre la dernière partie jouée, ou celle-ci
    .recover = reprendre un fichier dont la fin manque
    .first = une première partie : réglages simples, mise en place faite, conseils
    .tips = des cartes présentent chaque idée une fois, quand elle compte
    .no-tips = une première partie sans conseils
    .hints = permet les indices aussi quand plusieurs personnes jouent ; contre des programmes ils le sont toujours
    .examples =
        longhouse play
        longhouse play tomahawk --seats you:Anne,you:Ben
        longhouse play tomahawk --seats chief,you --setting specials=off
        longhouse play tomahawk --seats you,./monrobot
        longhouse play tribes --first
        longhouse play --resume
help-learn = Apprendre un jeu en jouant : de courtes leçons dans de vraies positions, contre Renard. Sans jeu : toutes les leçons, leur durée et ce que vous avez fait.
    .game = le jeu à apprendre
    .chapter = la leçon, par son nom ou son numéro ; sinon la prochaine
    .examples =
        longhouse learn
        longhouse learn tomahawk
        longhouse learn tomahawk first
help-puzzle = Une position où une façon de jouer est nettement la meilleure. Sans nom : le problème du jour, le même pour tout le monde.
    .puzzle = un problème par son nom, par exemple wendake/0003 ; ou le prochain problème non résolu d’un jeu, ou d’un de ses niveaux : wendake, wendake/2
    .date = le problème d’un autre jour, par exemple 2026-11-16
    .examples =
        longhouse puzzle
        longhouse puzzle --date 2026-11-16
        longhouse puzzle wendake
        longhouse puzzle wendake/2
        longhouse puzzle tomahawk/0003
help-watch = Laisser jouer des programmes entre eux et suivre le récit.
    .game = le jeu ; inutile tant qu’un seul est installé
    .seats = les programmes, dans l’ordre des places : des robots, ou des programmes à vous (./monrobot)
    .delay = secondes d’attente après chaque événement
    .examples =
        longhouse watch tomahawk
        longhouse watch tomahawk --seats brave,novice --seed 7 --delay 1
help-replay = Raconter une partie sauvée, tour par tour.
    .file = un fichier de partie, ou le nom d’une de vos tables
    .seat = par les yeux de qui : 1, 2, ... ou un nom ; sinon, de quelqu’un qui regardait
    .at = commencer juste avant ce choix : son numéro dans le journal, comme longhouse analyse le donne
    .step = s’arrêter après chaque choix et montrer la table
    .examples =
        longhouse replay tomahawk-1
        longhouse replay partie.jsonl --seat 1 --step
        longhouse replay tomahawk-1 --at 57 --seat 2
help-verify = Rejouer un fichier depuis sa graine et comparer : chaque carte piochée, chaque choix, chaque événement.
    .file = un fichier de partie, ou le nom d’une de vos tables
    .examples =
        longhouse verify tomahawk-1
        longhouse verify partie.jsonl
help-analyse = Réfléchit à chaque décision d’une partie terminée, d’après ce que chacun savait alors : les chances au fil du temps, les cinq choix les plus coûteux, et la part du hasard.
    .file = un fichier de partie, ou le nom d’une de vos tables
    .simulations = combien réfléchir à chaque décision ; davantage est plus sûr et plus lent
    .json = écrit aussi tout dans ce fichier
    .examples =
        longhouse analyse tomahawk-1
        longhouse analyse match.jsonl --simulations 1000 --json analysis.json
help-games = La liste des jeux, ou l’un d’eux en détail : joueurs, réglages, matériel, sources.
    .game = le jeu à regarder
    .designed = lister chaque chiffre qu’aucune source ne donne et que nous avons fixé
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
help-new-game = Écrire dans un nouveau dossier un paquet avec un petit jeu entier : mains cachées, hasard, score, deux langues, tests. Il se joue tout de suite, en code, au terminal, dans le navigateur et à l’arène ; faites-en un jeu à vous.
    .name = le nom du jeu et de son paquet : minuscules, chiffres, tirets bas
    .examples =
        longhouse new-game beaver_dam
help-arena = Beaucoup de parties entre programmes : qui est le plus fort, de combien, et à quel point c’est sûr.
    .game = le jeu
    .bots = les programmes, séparés par des virgules
    .ladder = chaque niveau contre celui d’en dessous ; à trois joueurs et plus, un Chef parmi des Braves
    .rung = d’une échelle, seulement ce niveau contre celui d’en dessous : elder
    .balance = un Chef (ou --bots NOM) contre lui-même : si la place compte, le clan, ce qu’on achète
    .quick = pour une échelle ou un équilibre en quelques minutes : Chef et Ancien ne font qu’une simulation sur tant
    .games = combien de parties (400) ; d’une échelle, à chaque échelon ; avec --decide, au plus (4000)
    .decide = s’arrêter dès qu’on sait qui est le plus fort, par un test que l’on peut consulter après chaque donne
    .sure = avec --decide : à quel point c’est sûr, toutes réponses ensemble
    .margin = avec --decide : deux qui diffèrent de moins, en centièmes des parties, comptent comme égaux ; 0 : tout écart compte
    .seats = combien de joueurs, si le jeu en accepte plusieurs nombres
    .seed = un nombre qui fixe le hasard
    .jobs = combien de processus ; tous les cœurs si rien n’est dit
    .on = où jouer : local, ray, ou ray://HÔTE:PORT pour une grappe Ray (demande longhouse-games[ray])
    .json = écrire aussi les chiffres dans ce fichier
    .html = écrire aussi une page avec des graphiques dans ce fichier : par place, clan, spéciale, tuile ; longueur, changements de tête, écarts
    .keep = garder chaque partie finie dans ce fichier ; relancée, l’arène ne joue que ce qui manque
    .examples =
        longhouse arena tomahawk --bots brave,novice --games 400 --seed 1
        longhouse arena tomahawk --bots greedy,random --games 100 --json resultat.json
        longhouse arena tomahawk --bots brave,novice,random --decide --html resultat.html
        longhouse arena --ladder tomahawk --games 40 --quick 20
        longhouse arena --ladder northgard --seats 4 --games 40
        longhouse arena --ladder wendake --rung elder --games 400 --keep wendake.jsonl
        longhouse arena --balance northgard --seats 4 --bots brave --games 1000

help-lab = Ce que le changement d’un chiffre fait à un jeu : les mêmes donnes avant et après, et les différences avec leurs intervalles.
    .game = le jeu
    .change = ce qu’il faut changer : data.toml:LIGNE=VALEUR ou data.toml:TABLE.LIGNE.CHAMP=VALEUR ; peut être répété
    .bots = les programmes, séparés par des virgules ; Brave contre lui-même si rien n’est dit
    .quick = Chef et Ancien ne font qu’une simulation sur autant
    .games = combien de parties, avant et après
    .seats = combien de joueurs, pour un jeu qui permet plusieurs nombres
    .seed = un nombre qui fixe le hasard
    .jobs = combien de processus ; tous les cœurs si rien n’est dit
    .on = où jouer : local, ray, ou ray://HÔTE:PORT pour une grappe Ray (demande longhouse-games[ray])
    .json = écrire aussi les chiffres dans ce fichier
    .html = écrire aussi une page avec des graphiques dans ce fichier
    .keep = garder chaque partie finie dans ce fichier ; relancé, le laboratoire ne joue que ce qui manque
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
word-save = sauver, enregistrer
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
misuse-command = Il n’y a pas de commande « { $command } ». Il existe : { $known }.
misuse-option = « { $argument } » n’est pas une option ici.
misuse-extra = « { $argument } » est un mot de trop.
misuse-value = Il faut une valeur après { $option }.
misuse-no-value = { $option } s’écrit sans valeur.
misuse-number = { $option } demande un nombre, pas « { $value } ».
misuse-language = On ne parle pas « { $language } » ici. On parle : { $known }.
misuse-game-missing = Dites quel jeu : { $known }.
misuse-file-missing = Dites quel fichier, ou le nom d’une table : { $known }.
misuse-no-file = Il n’y a ni fichier ni table à vous qui s’appelle « { $name } ».
misuse-no-tables = aucune table à vous n’a été trouvée
misuse-moment = Il n’y a pas de choix { $entry } qui compte dans cette partie après la donne ; le dernier est { $last }.
misuse-seat = Il n’y a pas de place « { $seat } » dans cette partie. Choisissez parmi : { $known }.
misuse-secret = Cette partie n’est pas finie : d’ici là, elle ne se raconte que par quelqu’un qui regardait. Retirez --seat.
misuse-people = Seuls des programmes jouent ici : { $known }. Pour jouer vous-même : « longhouse play ».
misuse-rule = Il n’y a pas de règle « { $rule } » dans ce jeu. Les règles vont de { $first } à { $last }.
misuse-text-missing = Le jeu « { $game } » n’a pas de textes en français : il manque { $path }. Écrivez-le, ou choisissez un autre --lang.
misuse-designed = --designed concerne un seul jeu : dites lequel.
misuse-over = { $table } est finie. Regardez-la avec : longhouse replay { $table }
misuse-nothing-to-resume = Aucune partie en cours n’a été trouvée. Commencez-en une avec : longhouse play
misuse-other-game = { $table } est une partie de { $game }.
misuse-first-resume = --first commence une nouvelle partie : retirez --resume.
misuse-tips = --tips ou --no-tips, pas les deux.
misuse-no-puzzles = Aucun jeu n’apporte de problèmes ici.
misuse-puzzle = Il n’y a pas de problème nommé « { $puzzle } ». Un problème se nomme jeu/numéro, par exemple tomahawk/0003 ; jeux avec problèmes : { $known }.
misuse-puzzle-date = Un problème a un nom ou une date, pas les deux.
misuse-date = « { $value } » n’est pas une date. Écrivez-la ainsi : 2026-11-16.
misuse-no-lessons = { $game } n’a pas de leçons. Lisez ses règles avec : longhouse rules { $game }
misuse-hint = Pour en savoir plus : longhouse { $command } --help
misuse-traceback = LONGHOUSE_TRACEBACK=1 affiche la trace de l’erreur.
misuse-internal = Quelque chose a cassé qui n’aurait pas dû ({ $what }). Ce que vous aviez décidé est sauvé. Dites-nous ce que vous faisiez.

## A new game

new-game-written =
    { $folder } est écrit : un jeu entier, que vous pouvez changer. Installez-le à côté de Longhouse, jouez, lancez ses tests :

      cd { $folder }
      pip install -e ".[test]"
      longhouse play { $name }
      pytest

    README.md y dit ce qui est où.

## Version

version = Longhouse { $version }, { $compiled ->
        [yes] moteur compilé
       *[no] moteur en Python simple (programmes plus lents, mêmes parties)
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
play-saved-as = Sauvé à mesure que vous jouez : { $table }. Tapez ? pour voir ce que vous pouvez taper.
play-sealed = Le hasard de cette partie est scellé. Son sceau : { $seal }
play-seed-chosen = La graine de cette partie a été choisie par quelqu’un : son hasard peut être connu d’avance.
play-dealt = La mise en place a été faite pour vous : tapez { $word } pour la voir.
play-resumed = Vous reprenez { $table }.
play-others = Autres parties en cours : { $tables }.
play-copied = Le fichier reste tel quel ; la suite de la partie est sauvée sous { $table }.
play-not-started = À cette table jouait un programme à part ({ $commands }). Ce qu’un fichier nomme n’est pas lancé de soi-même : { $bot } joue à sa place. Pour que le programme continue, nommez-le après --seats.
play-stumbled = { $name } ne peut pas continuer ({ $what }). { $other } joue à sa place.
play-thinking = { $name } réfléchit…

## Questions and answers

ask-hand-over = Passez l’écran à { $name }, puis appuyez sur Entrée.
ask-hand-over-undo = Passez l’écran à { $name }, puis appuyez sur Entrée. ({ $word } : { $last } reprend son dernier choix.)
ask-step = Entrée continue, q arrête.
ask-choose =
    { $count ->
        [one] Il y a une seule option : tapez 1.
       *[other] Il y a { $count } options : tapez un nombre de 1 à { $count }.
    }
ask-nonsense = « { $what } » ne veut rien dire ici. Tapez un numéro de la liste, ou ? pour l’aide.
ask-saved = Sauvé dans { $path }.
ask-save-where = Dites où : sauver FICHIER
ask-save-exists = { $path } existe déjà et n’est pas une partie sauvée ainsi. Choisissez un autre nom.
ask-no-hints = Entre personnes, les indices sont pour tous ou pour personne : commencez avec --hints si vous en convenez.
ask-why-nobody = Aucun programme n’a encore joué.
ask-no-log = Il ne s’est encore rien passé.
ask-log-undone = repris
ask-no-sheet = Il n’y a rien à montrer là-dessus pour l’instant.
ask-rewind = { $name }, acceptez-vous que { $by } revienne au dernier choix de ce camp ? (o ou n)
ask-rewind-refused = { $name } n’accepte pas : rien n’est repris.
ask-rewind-hint = Contre des programmes, vous pouvez revenir quand même : tapez reculer.
ask-rewind-hint-people = Ensemble, vous pouvez revenir quand même : tapez reculer, et l’accord des autres est demandé.
ask-farewell = Votre partie est sauvée. Reprenez-la avec : longhouse play --resume { $table }

## ? and what it explains

say-title = Vous pouvez taper :
say-number = un nombre : prendre cette option
say-undo = { $word } : reprendre votre dernier choix
say-take-back = { $word } : reprendre tous vos choix de ce tour
say-rewind = { $word } : revenir plus loin ; libre contre des programmes, avec accord entre personnes
say-explain = { $word } 3, { $word } { $target }, { $word } { $rule } : expliquer une option, une chose de la table, une règle
say-table = { $word } : la table à nouveau
say-log = { $word } : ce qui s’est passé jusqu’ici
say-score = { $word } : le score en ce moment
say-rules = { $word } : les règles complètes
say-save = { $word } FICHIER : écrire la partie dans un fichier
say-hint = { $word } : que choisir maintenant, et pourquoi
say-why = { $word } : pourquoi un programme a joué ainsi en dernier
say-tips = { $word } : avec ou sans conseils ; { $word } encore : tous à nouveau
say-show = { $word } : faire ce qui est demandé, à ma place
say-skip = { $word } : faire toute l’étape à ma place, et continuer
say-again = { $word } : recommencer cette étape
say-next = Entrée : continuer
say-quit = { $word } : arrêter ; tout est sauvé
say-sheet = { $word } : { $about }
say-targets = Choses de la table sur lesquelles vous pouvez demander maintenant : { $targets }.

explain-possible =
    { $count ->
        [one] C’est possible maintenant : option { $numbers }.
       *[other] C’est possible maintenant : options { $numbers }.
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
end-seed = La graine, désormais ouverte : { $seed }
end-verify = Vérifiez chaque pioche : longhouse verify { $table }
end-score-now = Si la partie s’arrêtait maintenant :

## Watching, replaying, verifying

watch-title = { $title } : { $who }
replay-title = { $title }, par quelqu’un qui regardait
replay-title-seat = { $title }, par les yeux { NOUN($name, form: "of") }
replay-at = La table juste avant le choix { $entry }.
replay-unfinished = La partie n’est pas finie : elle s’arrête ici pour l’instant.
verify-good =
    { $count ->
        [one] Vérifié : { $count } résultat du hasard
       *[other] Vérifié : { $count } résultats du hasard
    } et { $choices } choix. Tout est ce que donnent la graine et les règles.
verify-chosen = La graine a été choisie par quelqu’un : le hasard pouvait être connu d’avance.
verify-fresh = La graine vient du système, et son sceau a été écrit d’abord.
verify-running = La partie n’est pas encore finie.
verify-bad = Quelque chose ne va pas : { $what }

## Analyse

analyse-title = { $title }, analyse
analyse-progress = Réflexion : { $done } décisions sur { $all }
analyse-chances = Chances de gagner, du début à la fin, telles que chacun pouvait les voir
analyse-percent = { $percent } %
analyse-curve = { $name } : { $points } ; à la fin { $end }.
analyse-luck-title = Hasard et adresse, en parties sur cent
analyse-luck = { $name } : hasard { $luck }, ses choix { $skill }, les choix des autres { $gifts }.
analyse-mistakes = Où l’on a le plus perdu
analyse-no-mistakes = Aucun choix n’a nettement coûté quelque chose à quelqu’un.
analyse-mistake =
    { $where }, { $name } : { $choice }. Mieux : { $better } (choix { $entry }). Cela a coûté { $lost ->
        [one] une partie
       *[other] { $lost } parties
    } sur cent.
analyse-costs = Ce qui fut choisi : { $why }.
analyse-later = Cela paie plus tard : à la fin du tour, rien ne s’en voit encore.
analyse-see = À voir : longhouse replay { $table } --at { $entry } --seat { $seat } --step
analyse-entry = choix { $entry }
analyse-how = Chaque choix a été jugé d’après ce que son joueur savait alors, avec { $simulations } simulations. Avec davantage, les chiffres sont plus sûrs.
analyse-doubt =
    Les choix sont jugés dans quelques mondes possibles : le hasard peut peser { $games ->
        [one] une partie
       *[other] { $games } parties
    } de plus ou de moins.
analyse-sums = Ce qui est perdu peut se regagner et se reperdre : cela peut dépasser cent.
analyse-replay = À revoir : longhouse replay { $table } --step

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
study-setting = { $name }={ $values } (d’habitude { $default })
study-setting-designed = Ce réglage est de nous ; il n’est pas dans la règle imprimée.
study-components = Matériel
study-component = { $name } : { $count } ({ $sources })
study-source-rulebook = { $count } d’après la règle
study-source-public = { $count } d’après des critiques publiques
study-source-ruling = { $count } par une décision de notre part
study-source-designed = { $count } avec des chiffres fixés par nous
study-sources = D’où viennent les chiffres
study-sources-about = D’après la règle : elle le dit, ou cela s’en déduit par le calcul. D’après des critiques publiques : vu dans leur texte ou leurs images. Par une décision de notre part : la règle ne le dit pas. Fixé par nous : imprimé dans aucune source que nous ayons trouvée.
study-see-designed = Chaque chiffre fixé par nous : longhouse games { $game } --designed
study-see-rules = Les règles : longhouse rules { $game }
study-bots = Programmes qui savent jouer
study-bots-about = Tapez un de ces mots après --seats, par exemple : longhouse play { $game } --seats you,{ $bot }
study-bot = { $bot } ({ $name }) : { $about }
study-bot-other = { $bot } : d’un autre paquet
study-designed-title = { $title } : les chiffres fixés par nous
study-designed-about = Aucune source que nous ayons trouvée n’imprime ces chiffres. Ils ont été fixés pour ce projet de façon que tous les totaux connus tombent juste ; qui possède les cartes imprimées y lira parfois autre chose.
study-designed-none = Tous les chiffres de ce jeu viennent d’une source.
study-figures = { $id } : { $figures }
study-designed-count =
    { $count ->
        [one] Un seul élément en tout.
       *[other] { $count } éléments en tout.
    }

study-rules = { $title } : les règles
study-rules-setup = Mise en place
study-rules-order = Un tour
study-rules-schedule = Quand les choses se décident
study-own-words = Dans nos propres mots ; une adaptation non officielle.

## Lessons and tips

learn-title = Apprendre en jouant
learn-row =
    { $number }. { $title }, { $minutes } min{ $state ->
        [done] , apprise ✓
        [begun] , commencée
       *[new] { "" }
    }
learn-how = Commencez avec : longhouse learn { $game } { $chapter }
learn-none = Aucun jeu n’apporte de leçons ici.
learn-chapter = { $title }, leçon { $number } : { $chapter }
learn-words = Entrée continue. « montrer » le fait pour vous, « passer » fait toute l’étape, « encore » la recommence ; « u » reprend un choix, « ? » aide, « q » quitte.
learn-go-on = Vous en étiez à { $step } sur { $steps }. Entrée continue là, « encore » recommence au début.
learn-caption = Leçon { $number }, { $step } sur { $steps }
learn-do = → { $what }
learn-lit = Regardez : { $things }.
learn-lit-thing =
    { $name } ({ $count ->
        [one] choix { $numbers }
       *[other] choix { $numbers }
    })
learn-next = Entrée : suite >
learn-back = Entrée : retour au choix >
learn-went-back = Retour au choix.
learn-kept = « encore » revient au choix.
learn-not-now = Pas maintenant : cette leçon parle d’autre chose.
learn-shown = Fait pour vous : { $what }.
learn-nothing-to-show = Il n’y a rien à montrer ici.
learn-nothing-done = Vous n’avez encore rien fait dans cette étape.
learn-nonsense = « { $what } » ne veut rien dire ici. Appuyez sur Entrée pour continuer, ou tapez ? pour l’aide.
learn-learnt = Ce que vous savez maintenant
learn-what-now = Et maintenant ?
learn-next-chapter = Leçon suivante : { $title }, { $minutes } min
learn-first-game = Jouer une première partie
learn-play-on = Continuer à jouer d’ici
learn-leave = Quitter
learn-farewell = Vous pouvez continuer quand vous voulez : longhouse learn { $game } { $chapter }
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
puzzle-tomorrow = Demain, il y en aura un autre : longhouse puzzle
puzzle-farewell = Vous pouvez réessayer quand vous voulez : longhouse puzzle { $puzzle }
learn-unwritable = Vos progrès ne peuvent pas être gardés : { $path } ne peut pas être écrit.
tips-word = Tapez { $word } pour ne plus avoir de conseils.
tips-on = Conseils activés.
tips-off = Conseils désactivés.
