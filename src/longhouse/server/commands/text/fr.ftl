### Ce que disent `longhouse serve`, `export` et `import`. Les navigateurs chargent les mots des refus, et rien de ceci.

## Ce que disent les commandes

serve-here = Longhouse est ouvert : { $address }
serve-network = Dans votre réseau : { $address }
serve-only-here = Seul cet ordinateur y a accès. Pour un téléphone ou des amis du même réseau : --host 0.0.0.0
serve-stop = Ctrl-C arrête le serveur ; les parties restent gardées.
export-done = { $count ->
    [one] Une table écrite dans { $path }.
   *[other] { $count } tables écrites dans { $path }.
}
import-done = Tables reprises : { $taken }. Déjà là et laissées telles quelles : { $known }.
import-strange = Cette maison a des tables et un secret à elle, et le garde : les liens marchent, mais une requête d’avant, répétée maintenant, n’est pas reconnue partout.

## longhouse admin

admin-column-id = table
admin-column-game = jeu
admin-column-status = état
admin-column-entries = entrées
admin-column-changed = dernier changement
admin-column-bytes = taille
admin-column-seats = places
admin-listed = { $shown } tables sur { $count }, page { $page } sur { $pages }.
admin-secrets = La graine, la position et les empreintes des liens ne sont pas montrées : --secrets les montre.
admin-ask-close = Mettre fin à la table { $table } pour tout le monde, pour de bon ? [o/N]
admin-ask-delete = { $count ->
    [one] Supprimer cette table et tout ce qui lui appartient, pour de bon ? [o/N]
   *[other] Supprimer ces { $count } tables et tout ce qui leur appartient, pour de bon ? [o/N]
}
admin-ask-expire = { $count ->
    [one] Supprimer une table où rien ne s’est passé depuis { $days } jours, pour de bon ? [o/N]
   *[other] Supprimer { $count } tables où rien ne s’est passé depuis { $days } jours, pour de bon ? [o/N]
}
admin-ask-rotate = Donner un nouveau lien à la place { $seat } de la table { $table } ? L’ancien cesse aussitôt de marcher. [o/N]
admin-yes = o oui y yes
admin-nothing = Rien n’a changé.
admin-closed = La table { $table } est fermée ; ceux qui y sont l’apprennent.
admin-deleted = { $count ->
    [one] Une table supprimée.
   *[other] { $count } tables supprimées.
}
admin-expire-none = { $count ->
    [0] Rien n’a plus de { $days } jours.
    [one] Une table a plus de { $days } jours ; rien n’a été supprimé.
   *[other] { $count } tables ont plus de { $days } jours ; rien n’a été supprimé.
}
admin-rotated = Le nouveau lien : { $link }
admin-ask-reset = Faire un lien qui connecte { $name }, quelle que soit la personne qui l’ouvre ? [o/N]
admin-reset = Ce lien connecte { $name }, une fois, dans la journée : { $link }
admin-invited = Avec ce lien, quelqu’un peut prendre un nom ici, une fois, dans la semaine : { $link }
admin-host = { $name } est hôte de cette maison.
admin-host-ended = { $name } n’est plus hôte de cette maison.
admin-problem = Table { $table } : { $why }
admin-checked = { $tables } tables de { $entries } entrées sont saines ; { $other } d’entre elles ont été jouées avec d’autres règles, et leurs journaux n’ont pas été rejoués. Problèmes : { $problems }.
admin-tidied = Tables supprimées : { $removed }. Notes d’anciennes requêtes oubliées : { $notes }. Parties compactées : { $packed }.
admin-results-filled = Résultats manquants écrits : { $count }.
admin-forgotten = Oublié sur les personnes : { $count } invités pas revus depuis longtemps, vieux appareils, codes et compteurs.
admin-unpacked = La table { $table } n’a pas été compactée : son journal est abîmé. longhouse admin check en dit plus.
admin-not-vacuumed = Le fichier n’a pas été réduit : il est gros, et un serveur s’en sert. Arrêtez le serveur pour cela.
admin-backed-up = Toute la maison est dans { $path } ({ $size }). Gardez ce fichier comme la base elle-même : il contient tous les secrets. longhouse admin check { $path } le met à l’épreuve.
admin-backup-dump = Une base PostgreSQL se copie avec son propre programme. Lancez : { $command }
admin-copy-checked = Parties rejouées : { $replayed }. Problèmes : { $problems }.
admin-before = avant
admin-after = après

## Aide

metavar-host = HÔTE
metavar-program = NOM=COMMANDE
metavar-url = URL
metavar-text = TEXTE
metavar-table = TABLE
metavar-tables = TABLES
metavar-days = JOURS
metavar-address = ADRESSE
metavar-backup = FICHIER
metavar-member = NOM

help-serve = Ouvre la table dans le navigateur : pour vous, pour des amis devant le même écran, et pour tous ceux à qui vous envoyez un lien. Chaque réglage peut aussi se trouver dans l’environnement, sous le nom entre crochets.
    .host = où écouter : 127.0.0.1, c’est cet ordinateur seul ; 0.0.0.0, tout le réseau [LONGHOUSE_HOST, 127.0.0.1]
    .port = le port où écouter [LONGHOUSE_PORT, 8420]
    .prefix = le chemin sous lequel tout se trouve, comme /longhouse, si le serveur partage son adresse [LONGHOUSE_PREFIX, aucun]
    .database = où garder les tables : sqlite:///chemin ou postgresql://utilisateur@hôte/nom [LONGHOUSE_DATABASE, un fichier de votre dossier de données]
    .workers = les processus qui servent ensemble ; à plusieurs il faut PostgreSQL [LONGHOUSE_WORKERS, 1]
    .supervised = on : un processus seul a aussi un surveillant, qui le relance ; sur SIGHUP sans refuser personne [LONGHOUSE_SUPERVISED, off]
    .origin = d’autres adresses dont les pages peuvent se servir de ce serveur, séparées par des virgules [LONGHOUSE_ORIGIN, aucune]
    .proxies = les mandataires que l’on croit sur l’adresse d’un lecteur [LONGHOUSE_PROXIES, 127.0.0.1]
    .site = l’adresse sous laquelle on connaît la maison, comme https://club.example ; les clés d’accès en veulent une en https [LONGHOUSE_SITE, aucune]
    .smtp = le serveur qui prend le courrier, smtp://nom@hôte:587 ou smtps:// ; son mot de passe seulement dans LONGHOUSE_SMTP_PASSWORD [LONGHOUSE_SMTP, aucun]
    .mail-from = de qui vient le courrier, comme « Club <club@example.org> » [LONGHOUSE_MAIL_FROM, personne]
    .hooks-private = on : les crochets et les services de notification peuvent être dans votre propre réseau, et sans TLS [LONGHOUSE_HOOKS_PRIVATE, off]
    .guests = où l’on peut jouer sans nom à soi : on, partout ; private, pas aux tables ouvertes ; off, nulle part [LONGHOUSE_GUESTS, on]
    .join = qui peut prendre un nom ici : open, tout le monde ; invite, qui a un lien d’un membre ou de longhouse admin invite [LONGHOUSE_JOIN, open]
    .hosts = d’autres noms sous lesquels ce serveur peut être demandé, séparés par des virgules [LONGHOUSE_HOSTS, aucun]
    .rate = les requêtes par seconde d’une adresse (d’un réseau IPv6 /64) ; les plus lourdes comptent plusieurs fois ; 0, sans limite [LONGHOUSE_RATE, 40]
    .burst = les requêtes qu’une adresse peut faire d’un coup avant que cela compte [LONGHOUSE_BURST, 400]
    .connections = les connexions qu’une adresse peut garder ouvertes à la fois ; 0, sans limite [LONGHOUSE_CONNECTIONS, 200]
    .request-seconds = le temps le plus long pour recevoir l’en-tête d’une requête, et autant pour son corps, en secondes ; 0, sans limite [LONGHOUSE_REQUEST_SECONDS, 10]
    .table-rate = les changements par seconde d’une place ; 0, sans limite [LONGHOUSE_TABLE_RATE, 40]
    .new-table-rate = les nouvelles tables par seconde d’une adresse ; 0, sans limite [LONGHOUSE_NEW_TABLE_RATE, 0.5]
    .waiting-hours = les heures après lesquelles une table qui attend des joueurs est retirée, si aucun de ses joueurs ne l’a regardée [LONGHOUSE_WAITING_HOURS, 24]
    .streams = les tables qu’une adresse peut avoir ouvertes à la fois ; 0, sans limite [LONGHOUSE_STREAMS, 64]
    .table-memory = les mégaoctets pour les tables en mémoire ; celles où personne n’est assis sont oubliées d’abord [LONGHOUSE_TABLE_MEMORY, 512]
    .bot-workers = les processus qui pensent pour les robots ; 0, un par cœur [LONGHOUSE_BOT_WORKERS, 0]
    .bot-seconds = le plus long temps de réflexion d’un robot ; ensuite Brave prend la relève [LONGHOUSE_BOT_SECONDS, 10]
    .bot = un programme qui peut jouer ici sous ce nom (docs/write-a-bot.md) ; plusieurs fois au besoin [LONGHOUSE_BOT, aucun]
    .bot-rest-minutes = les robots se reposent quand personne n’a regardé la table depuis ce temps ; 0, jamais [LONGHOUSE_BOT_REST_MINUTES, 10]
    .longest-match = la maison ferme une partie qui a autant d’entrées ; 0, sans limite [LONGHOUSE_LONGEST_MATCH, 10000]
    .analysis-simulations = les simulations pour chaque choix quand une partie terminée est analysée [LONGHOUSE_ANALYSIS_SIMULATIONS, 300]
    .analysis-seconds = la durée la plus longue pour analyser une partie, en secondes [LONGHOUSE_ANALYSIS_SECONDS, 1800]
    .analysis-queue = les parties qui peuvent attendre leur analyse [LONGHOUSE_ANALYSIS_QUEUE, 20]
    .analysis-rate = les analyses par seconde qu’une adresse peut commencer ; 0, sans limite [LONGHOUSE_ANALYSIS_RATE, 0.02]
    .away-seconds = le temps d’absence avant que d’autres puissent demander un robot à la place [LONGHOUSE_AWAY_SECONDS, 180]
    .warning-seconds = le temps laissé à l’absent pour revenir après cette demande [LONGHOUSE_WARNING_SECONDS, 60]
    .database-seconds = le temps d’attente de la base de données avant la réponse 503 [LONGHOUSE_DATABASE_SECONDS, 2.5]
    .heartbeat = les secondes de silence avant qu’un flux donne signe de vie [LONGHOUSE_HEARTBEAT, 15]
    .keep-days = les parties terminées disparaissent après tant de jours ; 0, elles restent toujours [LONGHOUSE_KEEP_DAYS, 0]
    .log-level = ce qui est noté : debug, info, warning ou error [LONGHOUSE_LOG_LEVEL, info]
    .log-format = text pour les personnes, json pour les machines [LONGHOUSE_LOG_FORMAT, text]
    .access-log = on : une ligne du journal par requête [LONGHOUSE_ACCESS_LOG, off]
    .metrics = où Prometheus lit des chiffres, comme 127.0.0.1:9420 [LONGHOUSE_METRICS, nulle part]
    .settings = un fichier TOML avec des réglages ; options et environnement comptent davantage [LONGHOUSE_SETTINGS, aucun]
    .no-browser = ne pas ouvrir le navigateur
    .examples =
        longhouse serve
        longhouse serve --host 0.0.0.0 --no-browser
        longhouse serve --database postgresql://longhouse@localhost/longhouse --workers 4
help-export = Écrit des tables du serveur, une par ligne, avec tout ce qui leur appartient : les secrets aussi, gardez donc le fichier pour vous. Le serveur peut tourner.
    .table = une table ; toutes si rien n’est dit
    .database = où sont gardées les tables [LONGHOUSE_DATABASE, un fichier de votre dossier de données]
    .settings = un fichier TOML avec des réglages ; options et environnement comptent davantage [LONGHOUSE_SETTINGS, aucun]
    .to = le fichier à écrire ; - ou rien : la sortie standard, un terminal seulement avec -
    .migrate = mettre d’abord à jour une base d’une version plus ancienne ; pas pendant qu’un ancien serveur s’en sert
    .examples =
        longhouse export --to tables.jsonl
        longhouse export uYxAJB7aRLBEDCs0iQ0dpg --to table.jsonl
help-import = Reprend les tables d’un fichier écrit par export. Les liens que l’on a continuent de marcher ; les tables déjà là restent telles quelles.
    .backup = le fichier
    .database = où garder les tables [LONGHOUSE_DATABASE, un fichier de votre dossier de données]
    .migrate = mettre d’abord à jour une base d’une version plus ancienne ; pas pendant qu’un ancien serveur s’en sert
    .settings = un fichier TOML avec des réglages ; options et environnement comptent davantage [LONGHOUSE_SETTINGS, aucun]
    .examples =
        longhouse import tables.jsonl
        longhouse import tables.jsonl --database postgresql://longhouse@localhost/longhouse
help-admin =
    S’occuper des tables d’un serveur, qui peut tourner :

      list      les tables, par pages
      show      tout d’une table, sauf ses secrets
      close     mettre fin à une table pour tout le monde
      delete    supprimer des tables pour de bon
      expire    supprimer ce que personne n’a touché depuis tant de jours
      rotate    un nouveau lien pour une place ; l’ancien cesse de marcher
      check     si chaque table se lit et si son journal mène à sa position
      tidy      compacter les parties terminées, jeter le vieux, réduire la base
      reset     un lien qui fait entrer un membre qui a tout perdu
      invite    un lien avec lequel quelqu’un peut prendre un nom ici
      host      donne à un membre les clés de la maison
      backup    une copie de toute la maison, pendant que le serveur tourne

    longhouse admin TÂCHE --help explique une tâche.
    .examples =
        longhouse admin list --status playing
        longhouse admin check
help-admin-list = Liste les tables, les dernières changées d’abord.
    .game = seulement de ce jeu
    .status = seulement celles-ci : waiting, playing, over, closed, séparées par des virgules
    .older = seulement celles où rien ne s’est passé depuis tant de jours
    .page = quelle page
    .most = les tables d’une page [50]
    .examples =
        longhouse admin list
        longhouse admin list --game tribes --status over --older 30 --json
help-admin-show = Montre tout d’une table : places, réglages, dates, taille. Les secrets seulement sur demande.
    .table = la table
    .secrets = aussi la graine, la position et les empreintes des liens
    .examples =
        longhouse admin show uYxAJB7aRLBEDCs0iQ0dpg
help-admin-close = Met fin à une table pour tout le monde : on n’y joue plus, et qui la regarde l’apprend. Elle reste à regarder.
    .table = la table
    .examples =
        longhouse admin close uYxAJB7aRLBEDCs0iQ0dpg
help-admin-delete = Supprime des tables et tout ce qui leur appartient. Seule une sauvegarde les ramène.
    .tables = les tables
    .examples =
        longhouse admin delete uYxAJB7aRLBEDCs0iQ0dpg --yes
help-admin-expire = Supprime les tables où rien ne s’est passé depuis tant de jours. Les parties en cours seulement avec --status playing.
    .days = combien de jours
    .status = lesquelles, séparées par des virgules [over,closed,waiting]
    .game = seulement de ce jeu
    .dry-run = dire seulement combien elles sont
    .examples =
        longhouse admin expire --days 90
        longhouse admin expire --days 365 --status playing --dry-run
help-admin-rotate = Donne un nouveau lien à une place, quand l’ancien est perdu ou que d’autres l’ont vu. L’ancien cesse aussitôt de marcher.
    .table = la table
    .seat = le numéro de la place, à partir de 0
    .address = l’adresse du serveur, pour un lien que l’on peut envoyer
    .examples =
        longhouse admin rotate uYxAJB7aRLBEDCs0iQ0dpg 1 --address https://play.example.org
help-admin-check = Vérifie que chaque table se lit, que son journal mène à sa position et que ses places vont ensemble. Se termine par 1 si quelque chose ne va pas.
    .tables = seulement celles-ci ; ou le fichier d’une copie ou d’un export, restauré dans un fichier temporaire et mis à l’épreuve
    .examples =
        longhouse admin check
        longhouse admin check --json
        longhouse admin check house.db
help-admin-tidy = Fait d’un coup ce qu’un serveur fait toutes les heures : retirer les vieilles leçons et ce que les réglages ne gardent pas, oublier les vieilles requêtes, compacter les parties terminées ; puis réduit la base. Les chiffres d’avant et d’après sont affichés.
    .no-vacuum = sans réduire la base
    .examples =
        longhouse admin tidy
help-admin-reset = Donne un lien qui connecte un membre une fois, dans la journée : pour qui a perdu tous ses moyens d’entrer. Ne l’envoyez qu’à cette personne.
    .member = le nom du membre
    .address = l’adresse du serveur, si --site n’est pas réglé
    .examples =
        longhouse admin reset Anna --address https://play.example.org
help-admin-invite = Donne un lien avec lequel quelqu’un peut prendre un nom, une fois, dans la semaine : là où serve --join invite ne le permet pas à tout le monde.
    .address = l’adresse du serveur, si --site n’est pas réglé
    .examples =
        longhouse admin invite --address https://play.example.org
help-admin-host = Fait d’un membre un hôte de la maison.
    .member = le nom du membre
    .end = le lui reprend
    .examples =
        longhouse admin host Anna
help-admin-backup = Copie toute la maison dans un fichier, pendant que le serveur tourne. Pour PostgreSQL, la commande qui le fait est affichée.
    .backup = le fichier
    .examples =
        longhouse admin backup house.db
help-json = pour les programmes : du JSON au lieu de phrases
help-yes = ne rien demander
help-database = où sont gardées les tables [LONGHOUSE_DATABASE, un fichier de votre dossier de données]
help-settings = un fichier TOML avec des réglages ; options et environnement comptent davantage [LONGHOUSE_SETTINGS, aucun]
help-migrate = mettre d’abord à jour une base d’une version plus ancienne ; pas pendant qu’un ancien serveur s’en sert
