### Ce que disent `longhouse serve`, `export` et `import`. Les navigateurs chargent les mots des refus, et rien de ceci.

## Ce que disent les commandes

serve-here = Longhouse tourne à l’adresse { $address }
serve-network = Sur votre réseau : { $address }
serve-only-here = Seul cet ordinateur y a accès. Pour les autres appareils de votre réseau : --host 0.0.0.0
serve-stop = Ctrl-C arrête le serveur ; toutes les parties sont enregistrées.
export-done = { $count ->
    [one] Une table écrite dans { $path }.
   *[other] { $count } tables écrites dans { $path }.
}
import-done = Tables importées : { $taken }. Déjà présentes, inchangées : { $known }.
import-strange = Ce serveur a déjà des tables et son propre secret, qu’il garde. Les liens fonctionnent ; seules d’anciennes requêtes répétées peuvent ne pas être reconnues.

## longhouse admin

admin-column-id = table
admin-column-game = jeu
admin-column-status = état
admin-column-entries = entrées
admin-column-changed = dernier changement
admin-column-bytes = taille
admin-column-seats = places
admin-listed = { $shown } tables sur { $count }, page { $page } sur { $pages }.
admin-secrets = La graine, la position et les empreintes des liens sont masquées : --secrets les montre.
admin-ask-close = Fermer définitivement la table { $table }, pour tous les joueurs ? [o/N]
admin-ask-delete =
    { $count ->
        [one] Supprimer définitivement cette table et toutes ses données ? [o/N]
       *[other] Supprimer définitivement ces { $count } tables et toutes leurs données ? [o/N]
    }
admin-ask-expire =
    { $count ->
        [one] Supprimer définitivement une table inchangée depuis { $days } jours ? [o/N]
       *[other] Supprimer définitivement { $count } tables inchangées depuis { $days } jours ? [o/N]
    }
admin-ask-rotate = Donner un nouveau lien à la place { $seat } de la table { $table } ? L’ancien cesse aussitôt de fonctionner. [o/N]
admin-yes = o oui y yes
admin-nothing = Rien n’a changé.
admin-closed = La table { $table } est fermée ; ses joueurs en sont informés.
admin-deleted = { $count ->
    [one] Une table supprimée.
   *[other] { $count } tables supprimées.
}
admin-expire-none =
    { $count ->
        [0] Aucune table n’a plus de { $days } jours.
        [one] Une table a plus de { $days } jours ; rien n’a été supprimé.
       *[other] { $count } tables ont plus de { $days } jours ; rien n’a été supprimé.
    }
admin-rotated = Le nouveau lien : { $link }
admin-ask-reset = Créer un lien de connexion au compte « { $name } » ? Il marche pour toute personne qui l’ouvre. [o/N]
admin-reset = Ce lien connecte au compte « { $name } », une fois, dans la journée : { $link }
admin-invited = Ce lien permet à une personne de créer un compte, dans la semaine : { $link }
admin-host = { $name } est maintenant responsable de ce site.
admin-host-ended = { $name } n’est plus responsable de ce site.
admin-problem = Table { $table } : { $why }
admin-checked = { $tables } tables et { $entries } entrées de journal sont intactes. { $other } tables ont été jouées avec d’autres règles et n’ont pas pu être rejouées. Problèmes : { $problems }.
admin-tidied = Tables supprimées : { $removed }. Anciens identifiants de requête effacés : { $notes }. Parties compressées : { $packed }.
admin-results-filled = Résultats manquants ajoutés : { $count }.
admin-forgotten = Effacés : { $count } invités absents depuis longtemps, vieux appareils, codes et compteurs.
admin-unpacked = La table { $table } n’a pas été compressée : son journal est abîmé. Voir longhouse admin check.
admin-not-vacuumed = Le fichier de base n’a pas été réduit : il est gros et en service. Arrêtez d’abord le serveur.
admin-backed-up = Sauvegarde écrite dans { $path } ({ $size }). Protégez-la comme la base : elle contient tous les secrets. longhouse admin check { $path } la vérifie.
admin-backup-dump = PostgreSQL a son propre programme de sauvegarde. Lancez : { $command }
admin-copy-checked = Parties rejouées : { $replayed }. Problèmes : { $problems }.
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

help-serve = Ouvrir la table dans le navigateur : pour vous, des amis devant le même écran et toute personne qui a un lien. Chaque réglage peut aussi être une variable d’environnement, nommée entre crochets.
    .host = où écouter : 127.0.0.1, c’est cet ordinateur seul ; 0.0.0.0, tout le réseau [LONGHOUSE_HOST, 127.0.0.1]
    .port = port où écouter [LONGHOUSE_PORT, 8420]
    .prefix = chemin du site, comme /longhouse, si le serveur partage son adresse [LONGHOUSE_PREFIX, aucun]
    .database = où garder les tables : sqlite:///chemin ou postgresql://utilisateur@hôte/nom [LONGHOUSE_DATABASE, un fichier de votre dossier de données]
    .workers = nombre de processus du serveur ; plus d’un demande PostgreSQL [LONGHOUSE_WORKERS, 1]
    .supervised = on : un superviseur surveille aussi un processus seul, le relance, et le recharge sur SIGHUP sans perdre de requête [LONGHOUSE_SUPERVISED, off]
    .origin = d’autres adresses dont les pages peuvent se servir de ce serveur, séparées par des virgules [LONGHOUSE_ORIGIN, aucune]
    .proxies = mandataires de confiance pour l’adresse du client [LONGHOUSE_PROXIES, 127.0.0.1]
    .site = adresse publique du site, comme https://club.example ; les clés d’accès demandent https [LONGHOUSE_SITE, aucune]
    .smtp = serveur de courriel, smtp://nom@hôte:587 ou smtps:// ; son mot de passe seulement dans LONGHOUSE_SMTP_PASSWORD [LONGHOUSE_SMTP, aucun]
    .mail-from = expéditeur des courriels, comme « Club <club@example.org> » [LONGHOUSE_MAIL_FROM, aucun]
    .hooks-private = on : les webhooks et les services de notification peuvent être dans votre réseau privé, et sans TLS [LONGHOUSE_HOOKS_PRIVATE, off]
    .guests = où les invités (joueurs sans compte) peuvent jouer : on, partout ; private, sauf aux tables ouvertes ; off, nulle part [LONGHOUSE_GUESTS, on]
    .join = qui peut créer un compte : open, tout le monde ; invite, avec un lien d’un membre ou de longhouse admin invite [LONGHOUSE_JOIN, open]
    .hosts = autres noms auxquels ce serveur répond, séparés par des virgules [LONGHOUSE_HOSTS, aucun]
    .rate = requêtes par seconde d’une adresse (IPv6 : d’un réseau /64) ; les plus lourdes comptent plusieurs fois ; 0 : sans limite [LONGHOUSE_RATE, 40]
    .burst = requêtes qu’une adresse peut envoyer d’un coup avant que la limite s’applique [LONGHOUSE_BURST, 400]
    .connections = connexions ouvertes par adresse ; 0 : sans limite [LONGHOUSE_CONNECTIONS, 200]
    .request-seconds = secondes accordées à l’en-tête d’une requête, et autant à son corps ; 0 : sans limite [LONGHOUSE_REQUEST_SECONDS, 10]
    .table-rate = changements par seconde d’une place ; 0 : sans limite [LONGHOUSE_TABLE_RATE, 40]
    .new-table-rate = nouvelles tables par seconde d’une adresse ; 0 : sans limite [LONGHOUSE_NEW_TABLE_RATE, 0.5]
    .waiting-hours = heures après lesquelles une table incomplète est supprimée si aucun de ses joueurs ne l’a regardée [LONGHOUSE_WAITING_HOURS, 24]
    .streams = tables ouvertes à la fois par adresse ; 0 : sans limite [LONGHOUSE_STREAMS, 64]
    .table-memory = mégaoctets pour les tables en mémoire ; celles que personne ne regarde sont retirées d’abord [LONGHOUSE_TABLE_MEMORY, 512]
    .bot-workers = processus pour les robots ; 0 : un par cœur [LONGHOUSE_BOT_WORKERS, 0]
    .bot-seconds = temps de réflexion maximal d’un robot par coup ; ensuite Brave joue [LONGHOUSE_BOT_SECONDS, 10]
    .bot = un programme qui peut jouer ici sous ce nom (docs/write-a-bot.md) ; plusieurs fois au besoin [LONGHOUSE_BOT, aucun]
    .bot-rest-minutes = minutes sans spectateur ni joueur après lesquelles les robots font une pause ; 0 : jamais [LONGHOUSE_BOT_REST_MINUTES, 10]
    .longest-match = fermer les parties qui dépassent ce nombre d’entrées de journal ; 0 : sans limite [LONGHOUSE_LONGEST_MATCH, 10000]
    .analysis-simulations = simulations par coup quand une partie finie est analysée [LONGHOUSE_ANALYSIS_SIMULATIONS, 300]
    .analysis-seconds = durée maximale d’une analyse, en secondes [LONGHOUSE_ANALYSIS_SECONDS, 1800]
    .analysis-queue = nombre de parties en attente d’analyse, au plus [LONGHOUSE_ANALYSIS_QUEUE, 20]
    .analysis-rate = analyses par seconde qu’une adresse peut lancer ; 0 : sans limite [LONGHOUSE_ANALYSIS_RATE, 0.02]
    .away-seconds = secondes d’absence avant que les autres puissent demander un robot [LONGHOUSE_AWAY_SECONDS, 180]
    .warning-seconds = secondes laissées ensuite au joueur absent pour revenir [LONGHOUSE_WARNING_SECONDS, 60]
    .database-seconds = secondes d’attente de la base de données avant la réponse 503 [LONGHOUSE_DATABASE_SECONDS, 2.5]
    .heartbeat = secondes de silence avant qu’un flux envoie un signal [LONGHOUSE_HEARTBEAT, 15]
    .keep-days = jours après lesquels les parties finies sont supprimées ; 0 : jamais [LONGHOUSE_KEEP_DAYS, 0]
    .log-level = niveau du journal : debug, info, warning ou error [LONGHOUSE_LOG_LEVEL, info]
    .log-format = text pour les personnes, json pour les machines [LONGHOUSE_LOG_FORMAT, text]
    .access-log = on : une ligne du journal par requête [LONGHOUSE_ACCESS_LOG, off]
    .metrics = adresse des mesures pour Prometheus, comme 127.0.0.1:9420 [LONGHOUSE_METRICS, nulle part]
    .settings = un fichier de réglages TOML ; les options et l’environnement l’emportent [LONGHOUSE_SETTINGS, aucun]
    .no-browser = ne pas ouvrir le navigateur
    .examples =
        longhouse serve
        longhouse serve --host 0.0.0.0 --no-browser
        longhouse serve --database postgresql://longhouse@localhost/longhouse --workers 4
help-export = Écrire les tables du serveur dans un fichier, une par ligne, secrets compris : protégez ce fichier. Le serveur peut tourner.
    .table = une table ; par défaut : toutes
    .database = où sont gardées les tables [LONGHOUSE_DATABASE, un fichier de votre dossier de données]
    .settings = un fichier de réglages TOML ; les options et l’environnement l’emportent [LONGHOUSE_SETTINGS, aucun]
    .to = fichier à écrire ; par défaut la sortie standard, mais pas un terminal ; - affiche aussi dans un terminal
    .migrate = mettre d’abord à jour une base plus ancienne ; arrêtez avant cela les anciens serveurs
    .examples =
        longhouse export --to tables.jsonl
        longhouse export uYxAJB7aRLBEDCs0iQ0dpg --to table.jsonl
help-import = Lire les tables d’un fichier écrit par export. Les liens existants continuent de fonctionner ; les tables déjà présentes restent inchangées.
    .backup = le fichier
    .database = où garder les tables [LONGHOUSE_DATABASE, un fichier de votre dossier de données]
    .migrate = mettre d’abord à jour une base plus ancienne ; arrêtez avant cela les anciens serveurs
    .settings = un fichier de réglages TOML ; les options et l’environnement l’emportent [LONGHOUSE_SETTINGS, aucun]
    .examples =
        longhouse import tables.jsonl
        longhouse import tables.jsonl --database postgresql://longhouse@localhost/longhouse
help-admin =
    Gérer les tables d’un serveur, qui peut tourner :

      list      les tables, par pages
      show      les détails d’une table, sans les secrets
      close     mettre fin à une table pour tous ses joueurs
      delete    supprimer des tables définitivement
      expire    supprimer les tables inchangées depuis un nombre de jours
      rotate    un nouveau lien pour une place ; l’ancien cesse de marcher
      check     vérifier que chaque table se lit et se rejoue
      tidy      compresser les parties finies, effacer les vieilles données, réduire la base
      reset     un lien de connexion pour un membre qui n’en a plus
      invite    un lien pour créer un compte
      host      faire d’un membre un responsable du site
      backup    sauvegarder tout le site pendant qu’il tourne

    longhouse admin TÂCHE --help explique une tâche.
    .examples =
        longhouse admin list --status playing
        longhouse admin check
help-admin-list = Liste les tables, les dernières changées d’abord.
    .game = seulement de ce jeu
    .status = seulement celles-ci : waiting, playing, over, closed, séparées par des virgules
    .older = seulement les tables inchangées depuis ce nombre de jours
    .page = quelle page
    .most = tables par page [50]
    .examples =
        longhouse admin list
        longhouse admin list --game tribes --status over --older 30 --json
help-admin-show = Montrer les détails d’une table : places, réglages, dates, taille. Les secrets seulement avec --secrets.
    .table = la table
    .secrets = aussi la graine, la position et les empreintes des liens
    .examples =
        longhouse admin show uYxAJB7aRLBEDCs0iQ0dpg
help-admin-close = Mettre fin à une table pour tous ses joueurs, qui en sont informés. Elle peut encore être regardée.
    .table = la table
    .examples =
        longhouse admin close uYxAJB7aRLBEDCs0iQ0dpg
help-admin-delete = Supprimer des tables et toutes leurs données. Seule une sauvegarde permet de les retrouver.
    .tables = les tables
    .examples =
        longhouse admin delete uYxAJB7aRLBEDCs0iQ0dpg --yes
help-admin-expire = Supprimer les tables inchangées depuis un nombre de jours. Les parties en cours seulement avec --status playing.
    .days = nombre de jours
    .status = quels états, séparés par des virgules [over,closed,waiting]
    .game = seulement de ce jeu
    .dry-run = seulement les compter
    .examples =
        longhouse admin expire --days 90
        longhouse admin expire --days 365 --status playing --dry-run
help-admin-rotate = Donner un nouveau lien à une place si l’ancien est perdu ou connu d’autres. L’ancien cesse aussitôt de fonctionner.
    .table = la table
    .seat = le numéro de la place, à partir de 0
    .address = adresse publique du serveur, pour le lien
    .examples =
        longhouse admin rotate uYxAJB7aRLBEDCs0iQ0dpg 1 --address https://play.example.org
help-admin-check = Vérifier que chaque table se lit et se rejoue et que ses places sont cohérentes. Se termine par 1 sinon.
    .tables = seulement celles-ci ; ou un fichier de sauvegarde ou d’export, restauré dans un fichier temporaire et vérifié
    .examples =
        longhouse admin check
        longhouse admin check --json
        longhouse admin check house.db
help-admin-tidy = Faire maintenant le nettoyage horaire : supprimer les vieilles leçons et les données périmées, effacer les anciens identifiants de requête, compresser les parties finies ; puis réduire la base et afficher les tailles avant et après.
    .no-vacuum = ne pas réduire la base
    .examples =
        longhouse admin tidy
help-admin-reset = Donner un lien qui connecte un membre une fois, dans la journée, quand tous ses moyens de connexion sont perdus. Ne l’envoyez qu’à ce membre.
    .member = le nom du membre
    .address = l’adresse du serveur, si --site n’est pas réglé
    .examples =
        longhouse admin reset Anna --address https://play.example.org
help-admin-invite = Donner un lien pour créer un compte dans la semaine, pour les serveurs lancés avec --join invite.
    .address = l’adresse du serveur, si --site n’est pas réglé
    .examples =
        longhouse admin invite --address https://play.example.org
help-admin-host = Faire d’un membre un responsable du site.
    .member = le nom du membre
    .end = retirer ce rôle
    .examples =
        longhouse admin host Anna
help-admin-backup = Sauvegarder tout le site dans un fichier pendant qu’il tourne. Pour PostgreSQL, afficher la commande à lancer.
    .backup = le fichier
    .examples =
        longhouse admin backup house.db
help-json = sortie en JSON, pour les programmes
help-yes = ne pas demander de confirmation
help-database = où sont gardées les tables [LONGHOUSE_DATABASE, un fichier de votre dossier de données]
help-settings = un fichier de réglages TOML ; les options et l’environnement l’emportent [LONGHOUSE_SETTINGS, aucun]
help-migrate = mettre d’abord à jour une base plus ancienne ; arrêtez avant cela les anciens serveurs
