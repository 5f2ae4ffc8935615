### What `longhouse serve`, `export` and `import` say. Browsers load the words of refusals, and need none of these.

## What the commands say

serve-here = Longhouse is open: { $address }
serve-network = In your network: { $address }
serve-only-here = Only this computer can reach it. For a phone, or friends in the same network: --host 0.0.0.0
serve-stop = Ctrl-C stops the server; matches are kept.
export-done = { $count ->
    [one] One table written to { $path }.
   *[other] { $count } tables written to { $path }.
}
import-done = Tables taken: { $taken }. There already, and left as they are: { $known }.
import-strange = This house has tables and a secret of its own, and keeps it: links work, but a request of before that is repeated now is not recognised everywhere.

## longhouse admin

admin-column-id = table
admin-column-game = game
admin-column-status = status
admin-column-entries = entries
admin-column-changed = last change
admin-column-bytes = size
admin-column-seats = seats
admin-listed = { $shown } of { $count } tables, page { $page } of { $pages }.
admin-secrets = Seed, position and hashes of links are left out: --secrets shows them.
admin-ask-close = End table { $table } for everybody, for good? [y/N]
admin-ask-delete = { $count ->
    [one] Delete this table, with everything that belongs to it, for good? [y/N]
   *[other] Delete these { $count } tables, with everything that belongs to them, for good? [y/N]
}
admin-ask-expire = { $count ->
    [one] Delete one table at which nothing has happened for { $days } days, for good? [y/N]
   *[other] Delete { $count } tables at which nothing has happened for { $days } days, for good? [y/N]
}
admin-ask-rotate = Give seat { $seat } of table { $table } a new link? The old one stops working at once. [y/N]
admin-yes = y yes
admin-nothing = Nothing was changed.
admin-closed = Table { $table } is closed; whoever is there is told.
admin-deleted = { $count ->
    [one] One table deleted.
   *[other] { $count } tables deleted.
}
admin-expire-none = { $count ->
    [0] Nothing is older than { $days } days.
    [one] One table is older than { $days } days; nothing was deleted.
   *[other] { $count } tables are older than { $days } days; nothing was deleted.
}
admin-rotated = The new link: { $link }
admin-ask-reset = Make a link that signs { $name } in, whoever opens it? [y/N]
admin-reset = This link signs { $name } in, once, within a day: { $link }
admin-invited = With this link somebody may take a name here, once, within a week: { $link }
admin-host = { $name } is a host of this house.
admin-host-ended = { $name } is no host of this house any more.
admin-problem = Table { $table }: { $why }
admin-checked = { $tables } tables with { $entries } entries are sound; { $other } of them were played under other rules, and their logs were not played again. Problems: { $problems }.
admin-tidied = Tables removed: { $removed }. Notes of old requests dropped: { $notes }. Matches packed: { $packed }.
admin-results-filled = Results written that were missing: { $count }.
admin-forgotten = Forgotten about people: { $count } guests not seen for long, old devices, codes and counters.
admin-unpacked = Table { $table } was not packed: its log is damaged. longhouse admin check says more.
admin-not-vacuumed = The file was not compacted: it is big, and a server uses it. Stop the server for that.
admin-backed-up = The whole house is in { $path } ({ $size }). Guard it like the database: it holds every secret. longhouse admin check { $path } tries it out.
admin-backup-dump = A PostgreSQL is copied by its own program. Run: { $command }
admin-copy-checked = Matches played again: { $replayed }. Problems: { $problems }.
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

help-serve = Open the table in the browser: for you, for friends at the same screen, and for anybody you send a link. Every setting may also stand in the environment, under the name in brackets.
    .host = where to listen: 127.0.0.1 is only this computer, 0.0.0.0 is everybody in the network [LONGHOUSE_HOST, 127.0.0.1]
    .port = the port to listen at [LONGHOUSE_PORT, 8420]
    .prefix = the path under which everything lies, such as /longhouse, where the server shares its address [LONGHOUSE_PREFIX, none]
    .database = where tables are kept: sqlite:///path or postgresql://user@host/name [LONGHOUSE_DATABASE, a file in your data folder]
    .workers = processes that serve together; several need PostgreSQL [LONGHOUSE_WORKERS, 1]
    .supervised = on: a single process has a supervisor too, which restarts it; on SIGHUP without refusing anybody [LONGHOUSE_SUPERVISED, off]
    .origin = other addresses whose pages may use this server, separated by commas [LONGHOUSE_ORIGIN, none]
    .proxies = addresses of proxies whose word about a reader's address is believed [LONGHOUSE_PROXIES, 127.0.0.1]
    .site = the address by which people know this house, such as https://club.example; passkeys need one with https [LONGHOUSE_SITE, none]
    .smtp = the mail server that takes letters, smtp://user@host:587 or smtps://; its password only as LONGHOUSE_SMTP_PASSWORD [LONGHOUSE_SMTP, none]
    .mail-from = whom letters come from, such as “Club <club@example.org>” [LONGHOUSE_MAIL_FROM, none]
    .hooks-private = on: hooks and push services may be in your own network, and without TLS [LONGHOUSE_HOOKS_PRIVATE, off]
    .guests = where people without a name of their own may play: on is everywhere, private is not at open tables, off is nowhere [LONGHOUSE_GUESTS, on]
    .join = who may take a name here: open is anybody, invite is whoever has a link from a member or from longhouse admin invite [LONGHOUSE_JOIN, open]
    .hosts = other names under which this server may be asked for, separated by commas [LONGHOUSE_HOSTS, none]
    .rate = requests a second of one address (of an IPv6 network /64); dear ones count several times; 0 is no limit [LONGHOUSE_RATE, 40]
    .burst = requests that one address may make at once before that counts [LONGHOUSE_BURST, 400]
    .connections = connections that one address may have open at once; 0 is no limit [LONGHOUSE_CONNECTIONS, 200]
    .request-seconds = the longest that the head of a request may take to arrive, and the longest for its body; 0 is no limit [LONGHOUSE_REQUEST_SECONDS, 10]
    .table-rate = changes a second by one seat; 0 is no limit [LONGHOUSE_TABLE_RATE, 40]
    .new-table-rate = new tables a second of one address; 0 is no limit [LONGHOUSE_NEW_TABLE_RATE, 0.5]
    .waiting-hours = hours after which a table that waits for players is removed, if none of its people have looked at it [LONGHOUSE_WAITING_HOURS, 24]
    .streams = tables that one address may have open at once; 0 is no limit [LONGHOUSE_STREAMS, 64]
    .table-memory = megabytes for tables in memory; those that nobody is at are forgotten first [LONGHOUSE_TABLE_MEMORY, 512]
    .bot-workers = processes that think for bots; 0 is one for each core [LONGHOUSE_BOT_WORKERS, 0]
    .bot-seconds = the longest a bot may think about one choice; then Brave takes over [LONGHOUSE_BOT_SECONDS, 10]
    .bot = a program that may play here under this name (docs/write-a-bot.md); may be said several times [LONGHOUSE_BOT, none]
    .bot-rest-minutes = bots rest when nobody has looked at the table for so long; 0 is never [LONGHOUSE_BOT_REST_MINUTES, 10]
    .longest-match = the house closes a match that has so many entries; 0 is no limit [LONGHOUSE_LONGEST_MATCH, 10000]
    .analysis-simulations = how many simulations each choice gets when a finished match is analysed [LONGHOUSE_ANALYSIS_SIMULATIONS, 300]
    .analysis-seconds = the longest that the analysis of one match may take, in seconds [LONGHOUSE_ANALYSIS_SECONDS, 1800]
    .analysis-queue = matches that may wait to be analysed [LONGHOUSE_ANALYSIS_QUEUE, 20]
    .analysis-rate = analyses per second that one address may begin; 0 is no limit [LONGHOUSE_ANALYSIS_RATE, 0.02]
    .away-seconds = how long somebody must be away before others may ask for a bot in their place [LONGHOUSE_AWAY_SECONDS, 180]
    .warning-seconds = how long somebody who is away has to come back once that was asked [LONGHOUSE_WARNING_SECONDS, 60]
    .database-seconds = how long anybody waits for the database before the answer is 503 [LONGHOUSE_DATABASE_SECONDS, 2.5]
    .heartbeat = seconds of silence before a stream gives a sign of life [LONGHOUSE_HEARTBEAT, 15]
    .keep-days = finished matches are removed after so many days; 0 keeps them for ever [LONGHOUSE_KEEP_DAYS, 0]
    .log-level = what is logged: debug, info, warning or error [LONGHOUSE_LOG_LEVEL, info]
    .log-format = text for people, json for machines [LONGHOUSE_LOG_FORMAT, text]
    .access-log = on: a line in the log for every request [LONGHOUSE_ACCESS_LOG, off]
    .metrics = where Prometheus reads figures, such as 127.0.0.1:9420 [LONGHOUSE_METRICS, nowhere]
    .settings = a TOML file with settings; flags and the environment count more [LONGHOUSE_SETTINGS, none]
    .no-browser = do not open the browser
    .examples =
        longhouse serve
        longhouse serve --host 0.0.0.0 --no-browser
        longhouse serve --database postgresql://longhouse@localhost/longhouse --workers 4
help-export = Write tables of the server, one a line, with everything that belongs to them: secrets too, so keep the file to yourself. The server may be running.
    .table = one table; all of them if not said
    .database = where tables are kept [LONGHOUSE_DATABASE, a file in your data folder]
    .settings = a TOML file with settings; flags and the environment count more [LONGHOUSE_SETTINGS, none]
    .to = the file to write; - or nothing: standard output, but a terminal only with -
    .migrate = bring a database of an older version up to date first; not while an older server runs on it
    .examples =
        longhouse export --to tables.jsonl
        longhouse export uYxAJB7aRLBEDCs0iQ0dpg --to table.jsonl
help-import = Take tables from a file that export wrote. The links people have go on working; tables that are there already stay as they are.
    .backup = the file
    .database = where tables are kept [LONGHOUSE_DATABASE, a file in your data folder]
    .migrate = bring a database of an older version up to date first; not while an older server runs on it
    .settings = a TOML file with settings; flags and the environment count more [LONGHOUSE_SETTINGS, none]
    .examples =
        longhouse import tables.jsonl
        longhouse import tables.jsonl --database postgresql://longhouse@localhost/longhouse
help-admin =
    Look after the tables of a server, which may be running:

      list      tables, in pages
      show      everything about a table but its secrets
      close     end a table for everybody
      delete    take tables away for good
      expire    delete what nobody has touched for so many days
      rotate    a new link for a seat; the old one stops working
      check     whether every table can be read and its log leads to its position
      tidy      pack finished matches, drop what is old, compact the database
      reset     a link that lets a member in who has lost every way in
      invite    a link with which somebody may take a name here
      host      give a member the keys of the house
      backup    a copy of the whole house, while the server runs

    longhouse admin TASK --help explains a task.
    .examples =
        longhouse admin list --status playing
        longhouse admin check
help-admin-list = List tables, the last changed first.
    .game = only of this game
    .status = only these: waiting, playing, over, closed, separated by commas
    .older = only those at which nothing has happened for so many days
    .page = which page
    .most = tables on a page [50]
    .examples =
        longhouse admin list
        longhouse admin list --game tribes --status over --older 30 --json
help-admin-show = Show everything about a table: seats, settings, times, size. Secrets only if you ask for them.
    .table = the table
    .secrets = seed, position and hashes of links too
    .examples =
        longhouse admin show uYxAJB7aRLBEDCs0iQ0dpg
help-admin-close = End a table for everybody: nothing more is played there, and whoever looks is told so. It stays to be looked at.
    .table = the table
    .examples =
        longhouse admin close uYxAJB7aRLBEDCs0iQ0dpg
help-admin-delete = Delete tables with everything that belongs to them. Only a backup brings them back.
    .tables = the tables
    .examples =
        longhouse admin delete uYxAJB7aRLBEDCs0iQ0dpg --yes
help-admin-expire = Delete tables at which nothing has happened for so many days. Running matches only with --status playing.
    .days = how many days
    .status = which, separated by commas [over,closed,waiting]
    .game = only of this game
    .dry-run = only say how many they are
    .examples =
        longhouse admin expire --days 90
        longhouse admin expire --days 365 --status playing --dry-run
help-admin-rotate = Give a seat a new link, when the old one was lost or seen by others. The old one stops working at once.
    .table = the table
    .seat = the number of the seat, from 0
    .address = the address of the server, for a link that can be sent
    .examples =
        longhouse admin rotate uYxAJB7aRLBEDCs0iQ0dpg 1 --address https://play.example.org
help-admin-check = Check whether every table can be read, its log leads to its position, and its seats fit together. Ends with 1 if anything is wrong.
    .tables = only these; or the file of a backup or an export, which is restored into a temporary file and tried out
    .examples =
        longhouse admin check
        longhouse admin check --json
        longhouse admin check house.db
help-admin-tidy = Do at once what a server does every hour: remove old lessons and what the settings do not keep, forget old requests, pack finished matches; then compact the database. Figures before and after are printed.
    .no-vacuum = leave out the compacting
    .examples =
        longhouse admin tidy
help-admin-reset = Print a link that signs a member in once, within a day: for somebody who has lost every way in. Send it only to whom it belongs.
    .member = the member's name
    .address = the address of the server, if --site is not set
    .examples =
        longhouse admin reset Anna --address https://play.example.org
help-admin-invite = Print a link with which somebody may take a name, once, within a week: where serve --join invite does not let everybody.
    .address = the address of the server, if --site is not set
    .examples =
        longhouse admin invite --address https://play.example.org
help-admin-host = Make a member a host of the house.
    .member = the member's name
    .end = take that back
    .examples =
        longhouse admin host Anna
help-admin-backup = Copy the whole house into a file, while the server runs. For PostgreSQL the command that does it is printed.
    .backup = the file
    .examples =
        longhouse admin backup house.db
help-json = for programs: JSON instead of sentences
help-yes = ask nothing
help-database = where tables are kept [LONGHOUSE_DATABASE, a file in your data folder]
help-settings = a TOML file with settings; flags and the environment count more [LONGHOUSE_SETTINGS, none]
help-migrate = bring a database of an older version up to date first; not while an older server runs on it
