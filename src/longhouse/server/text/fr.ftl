### Ce que dit le serveur quand il refuse quelque chose.

server-error-request = La requête n’est pas comme il faut ({ $field } : { $why }). Comparez-la avec /schema.
server-error-name = Un nom a de 1 à { $longest } caractères visibles. Choisissez-en un autre.
server-error-setting = { $setting } ne peut pas être « { $value } ». longhouse serve --help dit ce qui convient.
server-error-database = « { $url } » n’est pas une base que Longhouse sait utiliser. Écrivez sqlite:///chemin ou postgresql://utilisateur@hôte/nom.
server-error-token = Ce lien n’ouvre aucune place à cette table. Demandez-en un autre, ou regardez sans lui.
server-error-token-missing = Il faut pour cela le lien d’une place. Ouvrez celui qu’on vous a donné.
server-error-not-seated = Cette place n’est pas encore prise. Asseyez-vous d’abord.
server-error-table = Cette table n’existe pas. Vérifiez le lien.
server-error-page = Il n’y a rien à cette adresse.
server-error-moment = Ce moment n’existe pas dans cette partie, ou n’est pas montré tant qu’elle dure.
server-error-method = Cette adresse ne s’utilise pas ainsi. /schema dit comment.
server-error-waiting = La partie n’a pas commencé : une place est encore libre.
server-error-hints-people = Des personnes jouent ici les unes contre les autres, et cette table ne donne pas de conseils. Qui crée une table peut les permettre.
server-error-hints-lesson = Une leçon montre elle-même ce qu’elle attend : demandez-lui de vous montrer.
server-error-hint-asked = On réfléchit encore à votre dernière question.
server-error-hints-many = Beaucoup demandent un conseil en ce moment. Réessayez dans un instant.
server-error-hint = Aucun conseil n’a été trouvé cette fois. Réessayez.
server-error-analysis-full = Beaucoup de parties attendent leur analyse. Redemandez dans quelques minutes.
server-error-analysis-lesson = Une leçon n’est pas analysée : son hasard est arrangé, et elle dit elle-même ce qu’il fallait faire.
server-error-analysis-slow = Cette partie est trop longue pour ce serveur : son analyse a été abandonnée après { $minutes } minutes. longhouse analyse la fait sur votre propre machine.
server-error-analysis-broke = L’analyse a été interrompue plusieurs fois, puis abandonnée. Vous pouvez la redemander.
server-error-lent = Un robot joue à votre place. Reprenez-la d’abord.
server-error-not-lent = Votre place n’est pas prêtée à un robot.
server-error-lingers = Les robots attendent : quelqu’un peut encore reprendre son dernier choix.
server-error-not-bot = Aucun robot ne joue plus à cette place.
server-error-date = « { $date } » n’est pas une date. Envoyez-en une comme 2026-11-16.
server-error-lesson = La leçon ne passe pas par là. Choisissez ce qui est éclairé, ou laissez-la vous montrer.
server-error-lesson-alone = Une leçon a une seule personne et ses propres réglages. N’envoyez que « lesson », « lesson_table » et une place pour vous.
server-error-lesson-table = La leçon { $lesson } a { $tables } tables, comptées à partir de 0.
server-error-lesson-waits = Il n’y a rien à montrer maintenant. Attendez les autres, ou revenez au choix.
server-error-no-lesson = Cette table n’est pas une leçon.
server-error-no-proposal = Personne ne demande plus à revenir en arrière.
server-error-seat = Il n’y a pas de place { $seat } à cette table.
server-error-seat-taken = Cette place est prise. Choisissez une autre table, ou regardez.
server-error-present = { $name } est là, ou l’était à l’instant. Attendez un peu avant qu’un robot prenne la relève.
server-error-not-over = Cela ne se montre que quand la partie est finie.
server-error-copy-settings = La copie d’une ancienne position garde le jeu et les réglages de l’ancienne. Ne les donnez pas.
server-error-copy-seats = L’ancienne position a { $seats } places. Dites qui s’assied à chacune.
server-error-game-missing = Dites à quel jeu on joue.
server-error-two-of-me = Une seule place peut être la vôtre ; les amis devant cet écran sont « here ».
server-error-rematch = Cette table a déjà sa revanche.
server-error-rematch-alone = Une revanche garde les personnes et les réglages de la partie. Ne donnez rien d’autre.
server-error-request-reused = Cet identifiant de requête a servi à autre chose. Prenez-en un nouveau pour chaque action.
server-error-origin = La page d’un autre site ne peut pas agir ici.
server-error-too-big = C’est trop long : { $most } ko au plus.
server-error-not-json = Envoyez du JSON, avec le type de contenu application/json.
server-error-rate = Trop de requêtes. Attendez un instant.
server-error-streams = Trop de tables sont ouvertes à la fois depuis cette adresse : { $most } au plus. Fermez-en une.
server-error-store = Les tables ne peuvent être ni lues ni écrites ({ $why }). Rien n’a changé ; réessayez.
server-error-busy = La table est très occupée. Rien n’a changé ; réessayez.
server-error-closing = Le serveur s’arrête. Rien n’a changé ; réessayez dans un instant.
server-error-defect = C’est un défaut du serveur, et il a été noté. Rien n’a changé.
server-error-locked = { $path } sert à un autre serveur. Arrêtez-le d’abord, ou donnez à celui-ci une autre --database.
server-error-address = { $address } ne peut pas servir ({ $why }). Choisissez un autre --port.
server-error-workers = Plusieurs processus doivent partager un PostgreSQL : donnez --database postgresql://..., ou laissez --workers à 1.
server-error-table-named = Il n’y a pas de table { $table } dans cette base.
server-error-backup-missing = Dites quel fichier importer.
server-error-backup-newer = Cette sauvegarde a le format { $format }, que ce Longhouse ne connaît pas. Installez-en un plus récent.
server-error-backup-line = La ligne { $line } de la sauvegarde est abîmée ({ $why }). Rien n’en a été pris ; utilisez une autre copie.
server-error-file = { $path } ne peut pas être ouvert ({ $why }). Vérifiez le nom.

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
    .tables = les tables gardées en mémoire quand personne n’y est [LONGHOUSE_TABLES, 1000]
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
