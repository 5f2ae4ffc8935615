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

## Aide

metavar-host = HÔTE
metavar-url = URL
metavar-text = TEXTE
metavar-table = TABLE
metavar-backup = FICHIER

help-serve = Ouvre la table dans le navigateur : pour vous, pour des amis devant le même écran, et pour tous ceux à qui vous envoyez un lien. Chaque réglage peut aussi se trouver dans l’environnement, sous le nom entre crochets.
    .host = où écouter : 127.0.0.1, c’est cet ordinateur seul ; 0.0.0.0, tout le réseau [LONGHOUSE_HOST, 127.0.0.1]
    .port = le port où écouter [LONGHOUSE_PORT, 8420]
    .database = où garder les tables : sqlite:///chemin ou postgresql://utilisateur@hôte/nom [LONGHOUSE_DATABASE, un fichier de votre dossier de données]
    .workers = les processus qui servent ensemble ; à plusieurs il faut PostgreSQL [LONGHOUSE_WORKERS, 1]
    .origin = d’autres adresses dont les pages peuvent se servir de ce serveur, séparées par des virgules [LONGHOUSE_ORIGIN, aucune]
    .proxies = les mandataires que l’on croit sur l’adresse d’un lecteur [LONGHOUSE_PROXIES, 127.0.0.1]
    .rate = les requêtes par seconde d’une adresse ; 0, sans limite [LONGHOUSE_RATE, 40]
    .burst = les requêtes qu’une adresse peut faire d’un coup avant que cela compte [LONGHOUSE_BURST, 400]
    .table-rate = les changements par seconde d’une table ; 0, sans limite [LONGHOUSE_TABLE_RATE, 40]
    .new-table-rate = les nouvelles tables par seconde d’une adresse ; 0, sans limite [LONGHOUSE_NEW_TABLE_RATE, 0.5]
    .streams = les tables qu’une adresse peut avoir ouvertes à la fois ; 0, sans limite [LONGHOUSE_STREAMS, 64]
    .table-memory = les mégaoctets pour les tables en mémoire ; celles où personne n’est assis sont oubliées d’abord [LONGHOUSE_TABLE_MEMORY, 512]
    .bot-workers = les processus qui pensent pour les robots ; 0, un par cœur [LONGHOUSE_BOT_WORKERS, 0]
    .bot-seconds = le plus long temps de réflexion d’un robot ; ensuite Brave prend la relève [LONGHOUSE_BOT_SECONDS, 10]
    .analysis-simulations = les simulations pour chaque choix quand une partie terminée est analysée [LONGHOUSE_ANALYSIS_SIMULATIONS, 300]
    .analysis-seconds = la durée la plus longue pour analyser une partie, en secondes [LONGHOUSE_ANALYSIS_SECONDS, 1800]
    .analysis-queue = les parties qui peuvent attendre leur analyse [LONGHOUSE_ANALYSIS_QUEUE, 20]
    .analysis-rate = les analyses par seconde qu’une adresse peut commencer ; 0, sans limite [LONGHOUSE_ANALYSIS_RATE, 0.02]
    .away-seconds = le temps d’absence avant qu’un robot puisse prendre la relève [LONGHOUSE_AWAY_SECONDS, 10]
    .heartbeat = les secondes de silence avant qu’un flux donne signe de vie [LONGHOUSE_HEARTBEAT, 15]
    .log-level = ce qui est noté : debug, info, warning ou error [LONGHOUSE_LOG_LEVEL, info]
    .log-format = text pour les personnes, json pour les machines [LONGHOUSE_LOG_FORMAT, text]
    .no-browser = ne pas ouvrir le navigateur
    .examples =
        longhouse serve
        longhouse serve --host 0.0.0.0 --no-browser
        longhouse serve --database postgresql://longhouse@localhost/longhouse --workers 4
help-export = Écrit des tables du serveur, une par ligne, avec tout ce qui leur appartient : les secrets aussi, gardez donc le fichier pour vous. Le serveur peut tourner.
    .table = une table ; toutes si rien n’est dit
    .database = où sont gardées les tables [LONGHOUSE_DATABASE, un fichier de votre dossier de données]
    .to = le fichier à écrire ; sans lui, elles s’écrivent ici
    .examples =
        longhouse export --to tables.jsonl
        longhouse export uYxAJB7aRLBEDCs0iQ0dpg --to table.jsonl
help-import = Reprend les tables d’un fichier écrit par export. Les liens que l’on a continuent de marcher ; les tables déjà là restent telles quelles.
    .backup = le fichier
    .database = où garder les tables [LONGHOUSE_DATABASE, un fichier de votre dossier de données]
    .examples =
        longhouse import tables.jsonl
        longhouse import tables.jsonl --database postgresql://longhouse@localhost/longhouse
