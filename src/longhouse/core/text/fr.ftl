### Ce que la plateforme elle-même dit, quel que soit le jeu.

player = Joueur { $number }

event-undone =
    Vous reprenez { $count ->
        [one] votre dernier choix
       *[other] vos { $count } derniers choix
    }.
event-undone-hidden = { $seat } revient sur un choix.
event-rewound =
    { $seat_is ->
        [you] Vous revenez
       *[other] { $seat } revient
    } à un moment antérieur, avec l’accord de tous.

## Where a match stands

chapter-setup = Mise en place
chapter-round = Manche { $now }
chapter-year = Année { $now }
chapter-cycle = Cycle { $now }
chapter-part-round = manche { $now }

## Refus

error-choice-stale = La table a changé depuis la question. Regardez et choisissez à nouveau.
error-choice-unknown = « { $choice } » n’est pas une option de ce jeu. Prenez-en une dans la liste.
error-choice-illegal = « { $choice } » n’est pas possible maintenant. Prenez une option de la liste.
error-not-deciding =
    { $seat_is ->
        [you] C’est à vous de décider.
       *[other] Ce n’est pas à vous de décider. La table attend { $seat }.
    }
error-match-over = La partie est finie. Il n’y a plus rien à décider.
error-undo-nothing = Il n’y a rien de vous à reprendre.
error-undo-chance = Le hasard a parlé depuis : cela ne se reprend pas seul. Les autres peuvent accepter de revenir en arrière.
error-undo-reveal = Vous avez vu quelque chose de caché depuis : cela ne se reprend pas seul. Les autres peuvent accepter de revenir en arrière.
error-undo-together = Toutes les réponses sont là : un choix secret est définitif quand chacun a fait le sien. Les autres peuvent accepter de revenir en arrière.
error-undo-others =
    { $seat_is ->
        [you] Vous avez décidé quelque chose depuis.
       *[other] { $seat } a décidé quelque chose depuis. Il faut l’accord des autres pour revenir en arrière.
    }
error-rewind-rated = Cette partie compte pour le classement : rien ne s’y reprend.
error-rewind-consent =
    { $seat_is ->
        [you] Vous n’avez pas encore accepté de revenir en arrière.
       *[other] { $seat } n’a pas encore accepté de revenir en arrière. Demandez, puis réessayez.
    }
error-rewind-nothing = On ne peut pas revenir à ce moment. Donnez une entrée qui existe et qui précède.
error-game-unknown = Aucun jeu ne s’appelle « { $game } ». On peut jouer à : { $known }.
error-game-broken = Impossible de charger le jeu { $game }. { $where } : { $why }
error-envs-zones = « { $game } » ne déclare aucune zone : rien ne peut en être observé en chiffres. Déclarez-les avec core/layout.py.
error-envs-chance = Le hasard doit d’abord parler : ici, personne n’imagine de mondes. Demandez là où un joueur décide.
error-not-installed = Il faut pour cela { $package }. Installez-le : pip install "{ $extra }".
error-new-game-nameless = Un nouveau jeu a besoin d’un nom. Par exemple : longhouse new-game beaver_dam
error-new-game-name = « { $name } » ne peut pas être le nom d’un jeu. Prenez des minuscules, des chiffres et des tirets bas isolés, une lettre d’abord, { $most } signes au plus : beaver_dam
error-new-game-keyword = « { $name } » est un mot de Python, et le paquet portera ce nom. Choisissez-en un autre.
error-new-game-installed = Un jeu appelé « { $name } » est déjà installé. Choisissez un autre nom, ou désinstallez d’abord celui-là.
error-new-game-module = Python a déjà un paquet appelé « { $name } », qui cacherait le nouveau. Choisissez un autre nom.
error-new-game-exists = { $folder } existe déjà, et rien n’est écrasé. Allez dans un autre dossier, ou choisissez un autre nom.
error-new-game-unwritable = Le jeu n’a pas pu être écrit dans { $folder } ({ $why }). Allez dans un dossier où vous avez le droit d’écrire.
error-bot-unknown = Aucun robot ne s’appelle « { $bot } ». Peuvent jouer : { $known }. Pour une personne, écrivez « you » ou « you:{ $bot } ».
error-seats = { $game } se joue à { $low ->
    [1] { $high ->
        [1] exactement 1 joueur
       *[other] { $low } à { $high } joueurs
    }
    [2] { $high ->
        [2] exactement 2 joueurs
       *[other] 2 à { $high } joueurs
    }
   *[other] { $low } à { $high } joueurs
    }, pas { $seats }.
error-seat = Il n’y a pas de place { $seat_number }. Les places sont numérotées de 0 à { $high }.
error-setting-unknown = Aucun réglage ne s’appelle « { $setting } ». Ce jeu a : { $known }.
error-setting-value = « { $setting } » ne peut pas valoir « { $value } ». Valeurs possibles : { $known }.
error-setting-form = « { $setting } » n’est pas un réglage. Écrivez nom=valeur.
error-no-games = Un tournoi demande au moins une partie et un robot.
error-ladder-alone = Une échelle demande au moins deux joueurs.
error-ladder-rung = À ce nombre de joueurs, cette échelle n’a pas d’échelon { $rung }. Il y a : { $rungs }
error-rung-alone = --rung va avec une échelle : longhouse arena --ladder JEU --rung elder.
error-balance-alone = L’équilibre d’un jeu se voit à deux joueurs au moins.
error-quick-alone = --quick va avec une échelle ou un équilibre : longhouse arena --ladder, ou --balance.
error-quick-few = --quick demande un nombre à partir de 1 : sur tant de simulations, Chef et Ancien n’en font qu’une. 1, c’est toutes, sans horloge.
error-keep-busy = Une autre arène écrit en ce moment dans { $path }. Attendez-la, ou donnez un autre fichier.
error-keep-no-games = { $path } n’est pas un fichier d’arène. Donnez-en un autre, ou un fichier qui n’existe pas encore.
error-keep-other = Les parties de { $path } ont été jouées avec d’autres règles ou réglages ({ $name } vaut { $was }, vous demandez { $now }). Donnez un autre fichier.
error-keep-line = La ligne { $line } de { $path } ne peut pas être lue. Retirez-la, ou donnez un autre fichier.
error-arena-endless = Une partie de { $game } (donne { $deal }) n’est pas finie après { $decisions } décisions. Un chiffre dont sa fin dépend est peut-être faux.
error-arena-killed = Le processus qui jouait la partie « { $which } » a été arrêté { $times } fois. Manque-t-il de la mémoire ? Jouez-la avec --jobs 1 pour voir.
error-arena-hangs = La partie « { $which } » n’avance plus : une décision a pris plus de { $seconds } s.
error-arena-broke = La partie « { $which } » s’est interrompue : { $why }
error-arena-question = --decide demande qui est le plus fort : nommez au moins deux robots différents, ou demandez une --ladder.
error-arena-percent = { $option } est une part de cent, entre { $low } et { $high }, pas { $value }.
error-arena-where = --on prend local, ray, ou ray et l’adresse d’une grappe (ray://hote:10001), pas « { $where } ».
error-arena-no-ray = Ray n’est pas installé ici. Installez-le avec : pip install "longhouse-games[ray]"
error-arena-cluster = La grappe Ray ne répond pas ({ $why }). Lancez-en une avec « ray start --head », ou laissez --on de côté.
error-lab-no-change = Dites ce qu’il faut changer : longhouse lab { $game } --change data.toml:LIGNE=VALEUR
error-lab-form = « { $change } » n’est pas un changement. Écrivez data.toml:LIGNE=VALEUR, ou data.toml:TABLE.LIGNE.CHAMP=VALEUR.
error-lab-file = Les chiffres d’un jeu sont dans son data.toml, pas dans « { $file } » ({ $change }).
error-lab-row = Il n’y a pas de ligne « { $row } » dans data.toml. Près d’elle : { $near }.
error-lab-table = Il n’y a pas de ligne « { $row } » dans data.toml. Ses tables sont : { $known }.
error-lab-several = Plusieurs lignes s’appellent « { $row } ». Dites laquelle : { $known }.
error-lab-field = { $row } n’a pas de « { $field } ». Il y a : { $known }.
error-lab-value =
    { $figure } ne peut pas être « { $value } ». C’est { $now } à présent, et il faut { $kind ->
        [yes-no] true ou false
        [number] un nombre entier
        [list] une liste comme [1, 2]
        [table] une table comme {"{"} wood = 1 {"}"}
       *[word] un mot
    }.
error-lab-same = { $figure } est déjà { $value } : rien ne changerait.
error-lab-refused = Les règles de { $game } refusent ce changement : { $why }
error-lab-hangs = Avec { $changes }, la partie « { $which } » n’avance plus : après { $seconds } s, une décision n’avait rien donné. Les règles ne peuvent pas être jouées avec ce chiffre ; essayez-en un plus proche de l’ancien.
error-lab-broke = Avec { $changes }, la partie « { $which } » ne peut pas être jouée jusqu’à la fin : { $why }. Essayez un chiffre plus proche de l’ancien.
error-lab-no-data = { $game } ne garde pas ses chiffres dans un data.toml que l’on pourrait changer.
error-file-unwritable = { $path } ne peut pas être écrit ({ $why }). Choisissez un autre endroit.
error-file-busy = { $path } est en cours de jeu dans une autre fenêtre. Fermez-la d’abord.
error-position-shape = Cette position n’est pas écrite comme il faut ({ $what }). Comparez avec ce qu’écrit « dump ».
error-position-unknown = Cette position nomme « { $what } », qui n’existe pas. Connus ici : { $known }.
error-position-twice = Cette position a « { $what } » à deux endroits. Retirez-en un.
error-position-place = Dans cette position « { $what } » ne peut pas être à { $where }.
error-position-missing = Dans cette position « { $what } » n’est nulle part. Mettez-le quelque part.
error-file-unreadable = { $path } ne peut pas être lu ({ $why }). Vérifiez le nom du fichier.
error-file-foreign = { $path } n’est pas une partie de Longhouse. Donnez le fichier que « save » a écrit.
error-file-newer = Cette partie a le format { $format }, que ce Longhouse ne connaît pas. Installez une version plus récente.
error-file-empty = { $path } ne contient pas la donne : la fin manque. Prenez une autre copie.
error-file-torn = { $path } est coupé après la ligne { $line }. Prenez une copie entière, ou reprenez ce qui reste avec --recover.
error-file-line = La ligne { $line } du fichier est abîmée : ce n’est pas une entrée de partie. Prenez une autre copie.
error-file-choice = { $path } est abîmé : un de ses choix n’était pas possible. Prenez une autre copie.
error-file-seed = La graine de cette partie est abîmée. Prenez une autre copie.
error-file-rules = Cette partie a été jouée avec les règles { $rules } ; ici ce sont les règles { $ours }, et elle ne peut pas continuer à partir de ce qui est sauvé. Utilisez la version de Longhouse d’origine.
error-moment-rules = Les règles ont changé depuis : ceci a été joué avec les règles { $rules }, et ici ce sont les règles { $ours }. La partie continue, mais ce moment ne peut pas être montré de nouveau.
error-wish-impossible = « { $wish } » ne peut pas venir de « { $stream } » maintenant. Souhaitez ce qui s’y trouve encore.
error-wish-stream = Aucun hasard ne s’appelle « { $stream } » dans ce jeu. Connus ici : { $known }.
error-wish-rated = Cette partie compte pour le classement : personne n’en choisit le hasard.
error-outcome-missing = Il manque au fichier un résultat du hasard (source { $stream }). Prenez une autre copie.
error-outcome-unfit = Le fichier contient un résultat du hasard qui ne convient pas (source { $stream }). Prenez une autre copie.
error-verify-seed = La graine n’est pas celle qui était promise au début de la partie.
error-verify-entry = La ligne { $line } n’est pas ce que donnent la graine et les règles.

## A table in lines of text

table-you = Vous
table-none = rien
table-line = { $label } : { $facts }.
table-part = { $label } ({ $facts })
table-whose = { $name }, { $label }
table-yes = oui
table-no = non
zone-score = Points

## Why something cannot be chosen, where a game says nothing else

why-over = La partie est finie : commencez-en une autre.
why-wait = Pas maintenant : c’est d’abord à { NOUN($seats) } de décider.
why-later = Ce n’est pas ce qu’on vous demande maintenant.
why-not-offered = Les règles ne le permettent pas maintenant : choisissez l’une des options.

## Ce qui ne se reprend pas

final-chance = Cela ne se reprend pas : le hasard décide de la suite.
final-reveal = Cela ne se reprend pas : vous verrez quelque chose de caché.
final-together = Cela ne se reprend pas : votre réponse est la dernière, et toutes comptent alors.

## Robots

bot-novice = Novice
    .about = Regarde un choix devant soi et en oublie parfois un : pour une première partie.
bot-brave = Brave
    .about = Prend ce qui paraît le mieux sur le moment, et répond tout de suite.
bot-chief = Chef
    .about = Prévoit, songe à ce que les autres cachent, et réfléchit un instant.
bot-elder = Ancien
    .about = Voit loin et ne laisse rien passer, mais prend le temps qu’il faut.
bot-name-fox = Renard
bot-name-otter = Loutre
bot-name-wren = Roitelet
bot-name-heron = Héron
bot-name-marten = Martre
bot-name-finch = Pinson
bot-name-robin = Rouge-gorge
bot-name-plover = Pluvier
bot-name-curlew = Courlis
bot-name-vole = Mulot
bot-name-newt = Triton
bot-name-lark = Alouette
bot-name-swift = Martinet
bot-name-teal = Sarcelle
bot-name-dormouse = Loir
bot-name-hedgehog = Hérisson
error-lesson-unreadable = La leçon « { $lesson } » ne peut pas être lue : { $why }.
error-lesson-unknown = Il n’y a pas de leçon « { $lesson } » pour { $game }. Il y a : { $known }.

## Indices, et pourquoi un programme a fait quelque chose. Les raisons (reason-...) se suivent, en minuscules

reason-lead =
    { $points ->
        [one] un point de plus
       *[other] { $points } points de plus
    }
reason-mixed = à jouer environ { $times } fois sur dix, pour que personne ne puisse y compter : les choix sont secrets
reason-avoids = le deuxième choix a son prix
reason-both = le deuxième choix apporte au moins autant
reason-games =
    sur cent parties, cela en gagne { $more ->
        [one] une de plus
       *[other] { $more } de plus
    }
reason-later = ce que cela apporte ne se voit qu’après ce tour
reason-varied = à varier avec ce qui est aussi bon, pour que personne ne puisse y compter : les choix sont secrets
hint-choice = Indice : { $choice }
hint-only = Il n’y a rien d’autre à choisir.
hint-why = { $why }.
hint-games =
    Sur cent parties, cela en gagne { $more ->
        [one] une de plus
       *[other] { $more } de plus
    }.
hint-clear = Nettement mieux que ceci : { $other }.
hint-slight = Un peu mieux que ceci : { $other }.
hint-equal = À peu près aussi bien : { $other }.
because = { $seat } : { $why }.
because-unseen = Ce que { $seat } en attend ne se voit pas encore.
error-why-no-move = Ce n’est pas un coup d’un joueur, ou il a été repris.
error-why-not-a-bot = Seuls les programmes disent pourquoi.
error-analysis-unfinished = Seule une partie terminée est analysée : l’analyse dit ce que chacun savait.
error-analysis-alone = Une partie jouée seul n’est pas analysée : il n’y a personne avec qui comparer les chances.

## Problèmes dont le meilleur choix a été trouvé par la recherche. $said : le moment de la partie, ou ce que le choix apporte

lesson-chapter-puzzle = Problème
    .about = Une position tirée d’une partie. Un coup est nettement le meilleur : trouvez-le.
lesson-puzzle-best = Quel est le meilleur coup ?
    .text = { $said }. C’est à vous, et un coup est nettement le meilleur.
    .do = Trouvez le coup qui gagne le plus souvent.
    .no = Il y a mieux. Cherchez encore.
    .no-cost =
        { $lost ->
            [one] Cela gagne une partie sur cent de moins que le meilleur choix. Regardez encore.
           *[other] Cela gagne environ { $lost } parties sur cent de moins que le meilleur choix. Regardez encore.
        }
lesson-puzzle-found = Bien vu !
    .text = Le deuxième meilleur coup gagne environ { $figure } parties de moins sur cent.

## Bots that are programs of their own

error-pipe-missing = « { $program } » n’est pas un programme que l’on peut lancer ici. Donnez son chemin, comme ./monrobot, ou une commande, comme « python3 monrobot.py » ; il doit être exécutable. Pour une personne, écrivez « you:NOM ».
error-pipe-start = impossible de le lancer : { $why }
error-pipe-died = il s’est arrêté (code { $code }) alors qu’on attendait sa réponse
error-pipe-slow = il n’a pas répondu en { $seconds } s
error-pipe-long = il a écrit une ligne de plus de { $most } caractères
error-pipe-rubbish = il a répondu « { $line } » au lieu de l’objet JSON demandé
error-pipe-unasked = il a écrit « { $line } » sans qu’on lui demande rien ; la sortie standard est pour les réponses, la sortie d’erreur pour le reste
error-pipe-illegal = il a choisi « { $choice } », qui n’est pas dans la liste de ses options
error-pipe-version = il parle la version { $theirs } du protocole, et Longhouse la version { $ours }
