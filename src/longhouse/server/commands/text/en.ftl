### What `longhouse serve`, `export` and `import` say. Browsers load the words of refusals, and need none of these.

## What the commands say

serve-here = Longhouse is running at { $address }
serve-network = On your network: { $address }
serve-only-here = Only this computer can reach it. For other devices on your network: --host 0.0.0.0
serve-stop = Ctrl-C stops the server; all games are saved.
export-done = { $count ->
    [one] One table written to { $path }.
   *[other] { $count } tables written to { $path }.
}
import-done = Tables imported: { $taken }. Already there, unchanged: { $known }.
import-strange = This server already has tables and its own secret, which it keeps. Links work; only repeats of older requests may not be recognised.

## longhouse admin

admin-column-id = table
admin-column-game = game
admin-column-status = status
admin-column-entries = entries
admin-column-changed = last change
admin-column-bytes = size
admin-column-seats = seats
admin-listed = { $shown } of { $count } tables, page { $page } of { $pages }.
admin-secrets = Seed, position and link hashes are hidden: --secrets shows them.
admin-ask-close = Close table { $table } permanently, for all players? [y/N]
admin-ask-delete =
    { $count ->
        [one] Delete this table and all its data permanently? [y/N]
       *[other] Delete these { $count } tables and all their data permanently? [y/N]
    }
admin-ask-expire =
    { $count ->
        [one] Permanently delete one table unchanged for { $days } days? [y/N]
       *[other] Permanently delete { $count } tables unchanged for { $days } days? [y/N]
    }
admin-ask-rotate = Give seat { $seat } of table { $table } a new link? The old one stops working at once. [y/N]
admin-yes = y yes
admin-nothing = Nothing was changed.
admin-closed = Table { $table } is closed; its players have been told.
admin-deleted = { $count ->
    [one] One table deleted.
   *[other] { $count } tables deleted.
}
admin-expire-none =
    { $count ->
        [0] No table is older than { $days } days.
        [one] One table is older than { $days } days; nothing was deleted.
       *[other] { $count } tables are older than { $days } days; nothing was deleted.
    }
admin-rotated = The new link: { $link }
admin-ask-reset = Create a link that signs in as { $name }? It works for anyone who opens it. [y/N]
admin-reset = This link signs in as { $name }, once, within a day: { $link }
admin-invited = This link lets one person create an account, within a week: { $link }
admin-host = { $name } is now a host of this site.
admin-host-ended = { $name } is no longer a host of this site.
admin-problem = Table { $table }: { $why }
admin-checked = { $tables } tables with { $entries } log entries are intact. { $other } of them were played under other rules and could not be replayed. Problems: { $problems }.
admin-tidied = Tables removed: { $removed }. Old request ids dropped: { $notes }. Games compressed: { $packed }.
admin-results-filled = Missing results added: { $count }.
admin-forgotten = Deleted: { $count } guests not seen for a long time, old devices, codes and counters.
admin-unpacked = Table { $table } was not compressed: its log is damaged. See longhouse admin check.
admin-not-vacuumed = The database file was not compacted: it is large and in use. Stop the server first.
admin-backed-up = Backup written to { $path } ({ $size }). Protect it like the database: it contains all secrets. longhouse admin check { $path } verifies it.
admin-backup-dump = PostgreSQL has its own backup program. Run: { $command }
admin-copy-checked = Games replayed: { $replayed }. Problems: { $problems }.
admin-before = before
admin-after = after

## Help

metavar-host = HOST
metavar-program = NAME=COMMAND
metavar-url = URL
metavar-text = TEXT
metavar-table = TABLE
metavar-tables = TABLES
metavar-days = DAYS
metavar-address = ADDRESS
metavar-backup = FILE
metavar-member = NAME

help-serve = Start the browser table: for you, friends at the same screen, and anyone with a link. Every setting can also be given as an environment variable, named in brackets.
    .host = address to listen on: 127.0.0.1 for this computer only, 0.0.0.0 for the whole network [LONGHOUSE_HOST, 127.0.0.1]
    .port = port to listen on [LONGHOUSE_PORT, 8420]
    .prefix = URL path of the site, such as /longhouse, if the server shares its address [LONGHOUSE_PREFIX, none]
    .database = database for the tables: sqlite:///path or postgresql://user@host/name [LONGHOUSE_DATABASE, a file in your data folder]
    .workers = number of server processes; more than one needs PostgreSQL [LONGHOUSE_WORKERS, 1]
    .supervised = on: a supervisor also watches a single process, restarts it, and reloads it on SIGHUP without dropping requests [LONGHOUSE_SUPERVISED, off]
    .origin = other origins whose pages may call this server, separated by commas [LONGHOUSE_ORIGIN, none]
    .proxies = proxies trusted to report the client’s address [LONGHOUSE_PROXIES, 127.0.0.1]
    .site = public address of this site, such as https://club.example; passkeys need https [LONGHOUSE_SITE, none]
    .smtp = mail server, smtp://user@host:587 or smtps://; its password only as LONGHOUSE_SMTP_PASSWORD [LONGHOUSE_SMTP, none]
    .mail-from = sender of e-mails, such as “Club <club@example.org>” [LONGHOUSE_MAIL_FROM, none]
    .hooks-private = on: webhooks and push services may be in your private network, and without TLS [LONGHOUSE_HOOKS_PRIVATE, off]
    .guests = where guests (players without an account) may play: on everywhere, private except at open tables, off nowhere [LONGHOUSE_GUESTS, on]
    .join = who may create an account: open for anyone, invite for anyone with a link from a member or from longhouse admin invite [LONGHOUSE_JOIN, open]
    .hosts = other host names this server answers to, separated by commas [LONGHOUSE_HOSTS, none]
    .rate = requests per second from one address (IPv6: one /64 network); expensive ones count more; 0 = no limit [LONGHOUSE_RATE, 40]
    .burst = requests one address may send at once before the rate applies [LONGHOUSE_BURST, 400]
    .connections = open connections per address; 0 = no limit [LONGHOUSE_CONNECTIONS, 200]
    .request-seconds = seconds allowed for the head of a request, and again for its body; 0 = no limit [LONGHOUSE_REQUEST_SECONDS, 10]
    .table-rate = changes per second by one seat; 0 = no limit [LONGHOUSE_TABLE_RATE, 40]
    .new-table-rate = new tables per second from one address; 0 = no limit [LONGHOUSE_NEW_TABLE_RATE, 0.5]
    .waiting-hours = hours after which a table without enough players is removed if none of them has looked at it [LONGHOUSE_WAITING_HOURS, 24]
    .streams = tables open at once per address; 0 = no limit [LONGHOUSE_STREAMS, 64]
    .table-memory = megabytes for tables in memory; unwatched ones are dropped first [LONGHOUSE_TABLE_MEMORY, 512]
    .bot-workers = processes for bots; 0 = one per core [LONGHOUSE_BOT_WORKERS, 0]
    .bot-seconds = longest thinking time of a bot for one move; then Brave plays it [LONGHOUSE_BOT_SECONDS, 10]
    .bot = a program that plays here under this name (docs/write-a-bot.md); may be repeated [LONGHOUSE_BOT, none]
    .bot-rest-minutes = minutes without a viewer after which bots pause; 0 = never [LONGHOUSE_BOT_REST_MINUTES, 10]
    .longest-match = close games longer than this many log entries; 0 = no limit [LONGHOUSE_LONGEST_MATCH, 10000]
    .analysis-simulations = simulations per move when a finished game is analysed [LONGHOUSE_ANALYSIS_SIMULATIONS, 300]
    .analysis-seconds = longest time for one analysis, in seconds [LONGHOUSE_ANALYSIS_SECONDS, 1800]
    .analysis-queue = games that may wait for analysis [LONGHOUSE_ANALYSIS_QUEUE, 20]
    .analysis-rate = analyses one address may start per second; 0 = no limit [LONGHOUSE_ANALYSIS_RATE, 0.02]
    .away-seconds = seconds a player must be away before others may ask for a bot [LONGHOUSE_AWAY_SECONDS, 180]
    .warning-seconds = seconds an absent player then has to come back [LONGHOUSE_WARNING_SECONDS, 60]
    .database-seconds = seconds to wait for the database before answering 503 [LONGHOUSE_DATABASE_SECONDS, 2.5]
    .heartbeat = seconds of silence before a stream sends a heartbeat [LONGHOUSE_HEARTBEAT, 15]
    .keep-days = days after which finished games are removed; 0 = never [LONGHOUSE_KEEP_DAYS, 0]
    .log-level = log level: debug, info, warning or error [LONGHOUSE_LOG_LEVEL, info]
    .log-format = text for people, json for machines [LONGHOUSE_LOG_FORMAT, text]
    .access-log = on: log every request [LONGHOUSE_ACCESS_LOG, off]
    .metrics = address of the Prometheus metrics, such as 127.0.0.1:9420 [LONGHOUSE_METRICS, nowhere]
    .settings = a TOML settings file; flags and the environment override it [LONGHOUSE_SETTINGS, none]
    .no-browser = do not open the browser
    .examples =
        longhouse serve
        longhouse serve --host 0.0.0.0 --no-browser
        longhouse serve --database postgresql://longhouse@localhost/longhouse --workers 4
help-export = Write the server’s tables to a file, one per line, complete with their secrets: protect the file. The server may be running.
    .table = one table; default: all
    .database = where tables are kept [LONGHOUSE_DATABASE, a file in your data folder]
    .settings = a TOML settings file; flags and the environment override it [LONGHOUSE_SETTINGS, none]
    .to = file to write; default: standard output, but not a terminal; - prints to a terminal too
    .migrate = first upgrade a database of an older version; stop older servers before
    .examples =
        longhouse export --to tables.jsonl
        longhouse export uYxAJB7aRLBEDCs0iQ0dpg --to table.jsonl
help-import = Read tables from a file written by export. Existing links keep working; tables already present stay unchanged.
    .backup = the file
    .database = where tables are kept [LONGHOUSE_DATABASE, a file in your data folder]
    .migrate = first upgrade a database of an older version; stop older servers before
    .settings = a TOML settings file; flags and the environment override it [LONGHOUSE_SETTINGS, none]
    .examples =
        longhouse import tables.jsonl
        longhouse import tables.jsonl --database postgresql://longhouse@localhost/longhouse
help-admin =
    Manage the tables of a server, which may be running:

      list      tables, in pages
      show      details of a table, without secrets
      close     end a table for all its players
      delete    delete tables permanently
      expire    delete tables unchanged for a number of days
      rotate    a new link for a seat; the old one stops working
      check     check that every table can be read and replayed
      tidy      compress finished games, drop old data, compact the database
      reset     a sign-in link for a member who lost all others
      invite    a link for creating an account
      host      make a member a host of this site
      backup    back up the whole site while it runs

    longhouse admin TASK --help explains a task.
    .examples =
        longhouse admin list --status playing
        longhouse admin check
help-admin-list = List tables, most recently changed first.
    .game = only of this game
    .status = only these: waiting, playing, over, closed, separated by commas
    .older = only tables unchanged for this many days
    .page = which page
    .most = tables per page [50]
    .examples =
        longhouse admin list
        longhouse admin list --game tribes --status over --older 30 --json
help-admin-show = Show a table’s details: seats, settings, times, size. Secrets only with --secrets.
    .table = the table
    .secrets = also seed, position and link hashes
    .examples =
        longhouse admin show uYxAJB7aRLBEDCs0iQ0dpg
help-admin-close = End a table for all its players, who are told so. It can still be looked at.
    .table = the table
    .examples =
        longhouse admin close uYxAJB7aRLBEDCs0iQ0dpg
help-admin-delete = Delete tables with all their data. Only a backup can restore them.
    .tables = the tables
    .examples =
        longhouse admin delete uYxAJB7aRLBEDCs0iQ0dpg --yes
help-admin-expire = Delete tables unchanged for a number of days. Unfinished games only with --status playing.
    .days = number of days
    .status = which statuses, separated by commas [over,closed,waiting]
    .game = only of this game
    .dry-run = only count them
    .examples =
        longhouse admin expire --days 90
        longhouse admin expire --days 365 --status playing --dry-run
help-admin-rotate = Give a seat a new link if the old one was lost or leaked. The old one stops working at once.
    .table = the table
    .seat = the number of the seat, from 0
    .address = public address of the server, for the link
    .examples =
        longhouse admin rotate uYxAJB7aRLBEDCs0iQ0dpg 1 --address https://play.example.org
help-admin-check = Check that every table can be read and replayed and that its seats are consistent. Exits with 1 if not.
    .tables = only these; or a backup or export file, which is restored into a temporary file and checked
    .examples =
        longhouse admin check
        longhouse admin check --json
        longhouse admin check house.db
help-admin-tidy = Do the hourly clean-up now: remove old lessons and expired data, drop old request ids, compress finished games; then compact the database and print the sizes before and after.
    .no-vacuum = do not compact the database
    .examples =
        longhouse admin tidy
help-admin-reset = Print a link that signs a member in once, within a day, when all sign-in methods are lost. Send it only to that member.
    .member = the member's name
    .address = the address of the server, if --site is not set
    .examples =
        longhouse admin reset Anna --address https://play.example.org
help-admin-invite = Print a link for creating one account within a week, for servers run with --join invite.
    .address = the address of the server, if --site is not set
    .examples =
        longhouse admin invite --address https://play.example.org
help-admin-host = Make a member a host of this site.
    .member = the member's name
    .end = take the role away
    .examples =
        longhouse admin host Anna
help-admin-backup = Back up the whole site to a file while it runs. For PostgreSQL, print the command that does it.
    .backup = the file
    .examples =
        longhouse admin backup house.db
help-json = JSON output, for programs
help-yes = do not ask for confirmation
help-database = where tables are kept [LONGHOUSE_DATABASE, a file in your data folder]
help-settings = a TOML settings file; flags and the environment override it [LONGHOUSE_SETTINGS, none]
help-migrate = first upgrade a database of an older version; stop older servers before
