### Ce que la plateforme elle-même dit, quel que soit le jeu.

player = Joueur { $number }
# Le lecteur, dans une liste de joueurs.
you = vous
# To a player alone at the table, whatever stands in the way.
error-undo-alone = Quelque chose a été révélé depuis. Revenez plutôt à un moment antérieur.

event-undone =
    Vous annulez { $count ->
        [one] votre dernier coup
       *[other] vos { $count } derniers coups
    }.
event-undone-hidden = { $seat } annule un coup.
event-rewound =
    { $seat_is ->
        [you] Vous revenez
       *[other] { $seat } revient
    } à un moment antérieur.

## Where a match stands

chapter-setup = Mise en place
chapter-round = Manche { $now }
chapter-year = Année { $now }
chapter-cycle = Cycle { $now }
chapter-part-round = manche { $now }

## Refus

error-choice-stale = La partie a avancé. Regardez et choisissez à nouveau.
error-choice-unknown = « { $choice } » n’est pas un coup de ce jeu. Prenez-en un dans la liste.
error-choice-illegal = « { $choice } » n’est pas possible maintenant. Prenez un coup de la liste.
error-not-deciding =
    { $seat_is ->
        [you] C’est à vous de jouer.
       *[other] Ce n’est pas à vous de jouer, mais à { $seat }.
    }
error-match-over = La partie est finie.
error-undo-nothing = Vous n’avez aucun coup à annuler.
error-undo-chance = Une carte ou un dé a été révélé depuis : vous ne pouvez pas annuler seul. Les autres peuvent accepter de revenir en arrière.
error-undo-reveal = Vous avez vu quelque chose de caché depuis : vous ne pouvez pas annuler seul. Les autres peuvent accepter de revenir en arrière.
error-undo-together = Tout le monde a choisi : c’est définitif. Les autres peuvent accepter de revenir en arrière.
error-undo-others =
    { $seat_is ->
        [you] Vous avez joué depuis.
       *[other] { $seat } a joué depuis. Il faut l’accord des autres pour revenir en arrière.
    }
error-rewind-rated = Cette partie compte pour le classement : aucun coup ne peut être annulé.
error-rewind-consent =
    { $seat_is ->
        [you] Vous n’avez pas encore accepté de revenir en arrière.
       *[other] { $seat } n’a pas encore accepté de revenir en arrière. Demandez, puis réessayez.
    }
error-rewind-nothing = On ne peut pas revenir à ce moment. Choisissez-en un plus ancien.
error-game-unknown = Aucun jeu ne s’appelle « { $game } ». Vous pouvez jouer à : { $known }.
error-game-broken = Impossible de charger le jeu { $game }. { $where } : { $why }
error-envs-zones = « { $game } » ne déclare aucune zone : pas d’observation numérique possible. Déclarez-les avec core/layout.py.
error-envs-chance = Un événement aléatoire est en attente. Demandez des tirages lors d’une décision de joueur.
error-not-installed = Ceci demande { $package }. Installez-le : pip install "{ $extra }".
error-new-game-nameless = Un nouveau jeu a besoin d’un nom. Par exemple : longhouse new-game beaver_dam
error-new-game-name = « { $name } » ne peut pas être le nom d’un jeu. Utilisez des minuscules, des chiffres et des tirets bas isolés, en commençant par une lettre, { $most } caractères au plus : beaver_dam
error-new-game-keyword = « { $name } » est un mot réservé de Python et ne peut pas nommer le paquet. Choisissez-en un autre.
error-new-game-installed = Un jeu appelé « { $name } » est déjà installé. Choisissez un autre nom, ou désinstallez d’abord celui-là.
error-new-game-module = Python a déjà un paquet « { $name } », qui masquerait le nouveau. Choisissez un autre nom.
error-new-game-exists = { $folder } existe déjà et n’est pas écrasé. Changez de dossier ou choisissez un autre nom.
error-new-game-unwritable = Impossible d’écrire le jeu dans { $folder } ({ $why }). Choisissez un dossier où vous avez le droit d’écrire.
error-bot-unknown = Aucun robot ne s’appelle « { $bot } ». Robots disponibles : { $known }. Pour une personne, écrivez « you » ou « you:{ $bot } ».
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
error-ladder-rung = À ce nombre de joueurs, cette échelle n’a pas d’échelon { $rung }. Ses échelons : { $rungs }
error-rung-alone = --rung demande --ladder : longhouse arena --ladder JEU --rung elder
error-balance-alone = --balance demande au moins deux joueurs.
error-quick-alone = --quick demande --ladder ou --balance.
error-quick-few = --quick N divise par N le nombre de simulations de Chef et d’Ancien, et ignore l’horloge. N vaut 1 ou plus.
error-keep-busy = Une autre arène écrit en ce moment dans { $path }. Attendez-la, ou donnez un autre fichier.
error-keep-no-games = { $path } n’est pas un fichier d’arène. Donnez-en un autre, ou un nouveau.
error-keep-other = Les parties de { $path } ont été jouées avec d’autres règles ou réglages ({ $name } valait { $was }, maintenant { $now }). Donnez un autre fichier.
error-keep-line = La ligne { $line } de { $path } est illisible. Supprimez-la, ou donnez un autre fichier.
error-arena-endless = Une partie de { $game } (donne { $deal }) n’était pas finie après { $decisions } décisions. Un chiffre qui devrait y mettre fin est peut-être faux.
error-arena-killed = Le processus qui jouait « { $which } » a été tué { $times } fois. Mémoire insuffisante ? Essayez --jobs 1.
error-arena-hangs = La partie « { $which } » est bloquée : une décision a pris plus de { $seconds } s.
error-arena-broke = La partie « { $which } » s’est interrompue : { $why }
error-arena-question = --decide compare des robots : nommez-en au moins deux différents, ou utilisez --ladder.
error-arena-percent = { $option } est un pourcentage entre { $low } et { $high }, pas { $value }.
error-arena-where = --on prend local, ray, ou l’adresse d’une grappe Ray (ray://hote:10001), pas « { $where } ».
error-arena-no-ray = Ray n’est pas installé ici. Installez-le avec : pip install "longhouse-games[ray]"
error-arena-cluster = La grappe Ray ne répond pas ({ $why }). Lancez-en une avec « ray start --head », ou retirez --on.
error-lab-no-change = Dites ce qu’il faut changer : longhouse lab { $game } --change data.toml:LIGNE=VALEUR
error-lab-form = « { $change } » n’est pas un changement valable. Écrivez data.toml:LIGNE=VALEUR, ou data.toml:TABLE.LIGNE.CHAMP=VALEUR.
error-lab-file = Les chiffres d’un jeu sont dans son data.toml, pas dans « { $file } » ({ $change }).
error-lab-row = data.toml n’a pas de ligne « { $row } ». Proches : { $near }.
error-lab-table = data.toml n’a pas de ligne « { $row } ». Ses tables : { $known }.
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
error-lab-hangs = Avec { $changes }, la partie « { $which } » est bloquée : une décision a pris plus de { $seconds } s. Ce chiffre rend le jeu impossible ; essayez-en un plus proche de l’ancien.
error-lab-broke = Avec { $changes }, la partie « { $which } » ne peut pas être jouée jusqu’à la fin : { $why }. Essayez un chiffre plus proche de l’ancien.
error-lab-no-data = { $game } n’a pas de data.toml dont on pourrait changer les chiffres.
error-file-unwritable = Impossible d’écrire { $path } ({ $why }). Choisissez un autre endroit.
error-file-busy = { $path } est ouvert dans une autre fenêtre. Fermez-le d’abord.
error-position-shape = Format incorrect ({ $what }). Comparez avec ce qu’écrit « dump ».
error-position-unknown = Cette position nomme « { $what } », qui n’existe pas. Valeurs possibles : { $known }.
error-position-twice = « { $what } » est deux fois dans cette position. Retirez-en un.
error-position-place = Dans cette position « { $what } » ne peut pas être à { $where }.
error-position-missing = « { $what } » manque dans cette position. Placez-le quelque part.
error-file-unreadable = Impossible de lire { $path } ({ $why }). Vérifiez le nom du fichier.
error-file-foreign = { $path } n’est pas une partie enregistrée de Longhouse. Donnez un fichier écrit par « enregistrer ».
error-file-newer = Cette partie est au format { $format }, que cette version de Longhouse ne sait pas lire. Installez-en une plus récente.
error-file-empty = { $path } est coupé avant la première donne. Prenez une autre copie.
error-file-torn = { $path } est coupé après la ligne { $line }. Prenez une copie complète, ou reprenez à cet endroit avec --recover.
error-file-line = La ligne { $line } du fichier est abîmée. Prenez une autre copie.
error-file-choice = { $path } est abîmé : il contient un coup impossible. Prenez une autre copie.
error-file-seed = La graine aléatoire de ce fichier est abîmée. Prenez une autre copie.
error-file-rules = Cette partie a été jouée avec les règles { $rules } ; cette version a les règles { $ours } et ne peut pas la continuer. Utilisez la version de Longhouse d’origine.
error-moment-rules = Ce moment a été joué avec les règles { $rules } ; ce sont maintenant les règles { $ours }, il ne peut donc pas être montré. La partie continue.
error-wish-impossible = « { $wish } » ne peut plus être tiré de « { $stream } ». Donnez-en un qui s’y trouve encore.
error-wish-stream = Ce jeu n’a pas de source de hasard « { $stream } ». Il a : { $known }.
error-wish-rated = Cette partie compte pour le classement : son hasard ne se choisit pas.
error-outcome-missing = Il manque au fichier un résultat du hasard (source { $stream }). Prenez une autre copie.
error-outcome-unfit = Le fichier contient un résultat du hasard qui ne convient pas (source { $stream }). Prenez une autre copie.
error-verify-seed = La graine diffère de celle promise au début de la partie.
error-verify-entry = La ligne { $line } ne découle pas de la graine et des règles.

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

why-over = La partie est finie.
why-wait = Pas encore : c’est d’abord à { NOUN($seats) } de jouer.
why-later = Ce n’est pas possible maintenant.
why-not-offered = Les règles ne le permettent pas maintenant.

## Ce qui ne se reprend pas

final-chance = Vous ne pourrez pas annuler : la suite dépend du hasard.
final-reveal = Vous ne pourrez pas annuler : vous verrez quelque chose de caché.
final-together = Vous ne pourrez pas annuler : tous les autres ont choisi.

## Robots

bot-novice = Novice
    .about = Ne prévoit qu’un coup et en oublie parfois. Pour une première partie.
bot-brave = Brave
    .about = Joue aussitôt le coup qui paraît le meilleur.
bot-chief = Chef
    .about = Prévoit, tient compte de ce que les autres cachent et réfléchit un instant.
bot-elder = Ancien
    .about = Voit loin et ne laisse rien passer, mais prend son temps.
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
error-lesson-unreadable = La leçon « { $lesson } » ne peut pas être lue : { $why }.
error-lesson-unknown = { $game } n’a pas de leçon « { $lesson } ». Ses leçons : { $known }.

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
because-unseen = On ne voit pas encore ce que prépare { $seat }.
error-why-no-move = Ce n’est pas un coup de joueur, ou il a été annulé.
error-why-not-a-bot = Vous ne pouvez le demander que pour un robot.
error-analysis-unfinished = Seule une partie finie peut être analysée : l’analyse montre ce qui était caché.
error-analysis-alone = Une partie en solo ne peut pas être analysée : il n’y a pas d’adversaire.

## Problèmes dont le meilleur choix a été trouvé par la recherche. $said : le moment de la partie, ou ce que le choix apporte

lesson-chapter-puzzle = Problème
    .about = Une position tirée d’une partie. Un coup est nettement le meilleur : trouvez-le.
lesson-puzzle-best = Quel est le meilleur coup ?
    .text = { $said }. C’est à vous, et un coup est nettement le meilleur.
    .do = Trouvez le coup qui gagne le plus souvent.
    .no = Il y a mieux. Cherchez encore.
    .no-cost =
        { $lost ->
            [one] Ce coup gagne une partie de moins sur cent. Cherchez encore.
           *[other] Ce coup gagne environ { $lost } parties de moins sur cent. Cherchez encore.
        }
lesson-puzzle-found = Bien vu !
    .text = Le deuxième meilleur coup gagne environ { $figure } parties de moins sur cent.

## Bots that are programs of their own

error-pipe-missing = « { $program } » ne peut pas être lancé. Donnez un chemin, comme ./monrobot, ou une commande, comme « python3 monrobot.py » ; il doit être exécutable. Pour une personne, écrivez « you:NOM ».
error-pipe-start = impossible de le lancer : { $why }
error-pipe-died = il s’est arrêté (code { $code }) sans répondre
error-pipe-slow = il n’a pas répondu en { $seconds } s
error-pipe-long = il a écrit une ligne de plus de { $most } caractères
error-pipe-rubbish = il a répondu « { $line } » au lieu de l’objet JSON demandé
error-pipe-unasked = il a écrit « { $line } » sans qu’on le lui demande ; réservez la sortie standard aux réponses et la sortie d’erreur au reste
error-pipe-illegal = il a choisi « { $choice } », qui n’est pas dans la liste de ses options
error-pipe-version = il utilise la version { $theirs } du protocole, Longhouse la version { $ours }
