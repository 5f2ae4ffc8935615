### What the server says when it refuses something.

server-error-request = The request is not as it should be ({ $field }: { $why }). Compare it with /schema.
server-error-name = A name has 1 to { $longest } characters that can be seen. Choose another one.
server-error-setting = { $setting } cannot be “{ $value }”. longhouse serve --help says what it takes.
server-error-database = “{ $url }” is not a database that Longhouse can use. Write sqlite:///path or postgresql://user@host/name.
server-error-token = This link opens no seat of this table. Ask for a new one, or watch without it.
server-error-token-missing = This needs the link of a seat. Open the one you were given.
server-error-not-seated = This seat is not taken yet. Sit down first.
server-error-table = There is no such table. Check the link.
server-error-page = There is nothing at this address.
server-error-moment = There is no such moment in this match, or it is not shown while the match runs.
server-error-method = This address cannot be used like that. /schema says how.
server-error-waiting = The match has not begun: a seat is still free.
server-error-hints-people = People play each other here, and this table gives no hints. Whoever makes a table can allow them.
server-error-hints-lesson = A lesson shows by itself what it wants: ask it to show you.
server-error-hint-asked = Your last question is still being thought about.
server-error-hints-many = Many are asking for hints right now. Try again in a moment.
server-error-hint = No hint could be found this time. Try again.
server-error-analysis-full = Many matches are waiting to be analysed. Ask again in a few minutes.
server-error-analysis-lesson = A lesson is not analysed: its luck is arranged, and it says itself what was wanted.
server-error-analysis-slow = This match is too long for this server: its analysis was given up after { $minutes } minutes. longhouse analyse does it on your own machine.
server-error-analysis-broke = The analysis was interrupted again and again, and was given up. It can be asked for once more.
server-error-lent = A bot plays your seat. Take it back first.
server-error-not-lent = Your seat is not lent to a bot.
server-error-lingers = The bots wait: somebody may still take back their last choice.
server-error-not-bot = No bot plays this seat any more.
server-error-date = “{ $date }” is no date. Send one like 2026-11-16.
server-error-lesson = The lesson does not go that way. Choose something that is lit, or let it show you.
server-error-lesson-alone = A lesson has one learner and settings of its own. Send only "lesson", "lesson_table" and one seat for yourself.
server-error-lesson-table = The lesson { $lesson } has { $tables } tables, counted from 0.
server-error-lesson-waits = There is nothing to show now. Wait for the others, or go back to the choice.
server-error-no-lesson = This table is no lesson.
server-error-no-proposal = Nobody asks to go back any more.
server-error-seat = There is no seat { $seat } at this table.
server-error-seat-taken = This seat is taken. Choose another table, or watch.
server-error-present = { $name } is here, or was a moment ago. Wait a little before a bot takes over.
server-error-not-over = That is shown only when the match is over.
server-error-copy-settings = A copy of an old position has the game and the settings of the old one. Leave them out.
server-error-copy-seats = The old position has { $seats } seats. Say who sits in each.
server-error-game-missing = Say which game is to be played.
server-error-two-of-me = Only one seat can be yours; friends at this screen are “here”.
server-error-rematch = There is a rematch of this table already.
server-error-rematch-alone = A rematch has the people and the settings of the old match. Leave everything else out.
server-error-request-reused = This request id was used for something else. Take a new one for every action.
server-error-origin = Another site's page may not act here.
server-error-too-big = That is too long: at most { $most } kB are taken.
server-error-not-json = Send JSON, with the content type application/json.
server-error-rate = Too many requests. Wait a moment.
server-error-streams = Too many tables are open from this address at once: at most { $most }. Close one.
server-error-store = The tables cannot be read or written now ({ $why }). Nothing has changed; try again.
server-error-busy = The table is very busy. Nothing has changed; try again.
server-error-closing = The server is closing. Nothing has changed; try again in a moment.
server-error-defect = That is a defect of the server, and it has been noted. Nothing has changed.
server-error-locked = { $path } is used by another server. Stop that one first, or give this one another --database.
server-error-address = { $address } cannot be used ({ $why }). Choose another --port.
server-error-workers = Several processes need a PostgreSQL to share: give --database postgresql://..., or leave --workers at 1.
server-error-table-named = There is no table { $table } in this database.
server-error-backup-missing = Say which file to import.
server-error-backup-newer = This backup has the format { $format }, which this Longhouse does not know. Install a newer one.
server-error-backup-line = Line { $line } of the backup is damaged ({ $why }). Nothing of it was taken; use another copy.
server-error-file = { $path } cannot be opened ({ $why }). Check the name.

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

## Help

metavar-host = HOST
metavar-url = URL
metavar-text = TEXT
metavar-table = TABLE
metavar-backup = FILE

help-serve = Open the table in the browser: for you, for friends at the same screen, and for anybody you send a link. Every setting may also stand in the environment, under the name in brackets.
    .host = where to listen: 127.0.0.1 is only this computer, 0.0.0.0 is everybody in the network [LONGHOUSE_HOST, 127.0.0.1]
    .port = the port to listen at [LONGHOUSE_PORT, 8420]
    .database = where tables are kept: sqlite:///path or postgresql://user@host/name [LONGHOUSE_DATABASE, a file in your data folder]
    .workers = processes that serve together; several need PostgreSQL [LONGHOUSE_WORKERS, 1]
    .origin = other addresses whose pages may use this server, separated by commas [LONGHOUSE_ORIGIN, none]
    .proxies = addresses of proxies whose word about a reader's address is believed [LONGHOUSE_PROXIES, 127.0.0.1]
    .rate = requests a second of one address; 0 is no limit [LONGHOUSE_RATE, 40]
    .burst = requests that one address may make at once before that counts [LONGHOUSE_BURST, 400]
    .table-rate = changes a second of one table; 0 is no limit [LONGHOUSE_TABLE_RATE, 40]
    .new-table-rate = new tables a second of one address; 0 is no limit [LONGHOUSE_NEW_TABLE_RATE, 0.5]
    .streams = tables that one address may have open at once; 0 is no limit [LONGHOUSE_STREAMS, 64]
    .tables = tables kept in memory while nobody is at them [LONGHOUSE_TABLES, 1000]
    .bot-workers = processes that think for bots; 0 is one for each core [LONGHOUSE_BOT_WORKERS, 0]
    .bot-seconds = the longest a bot may think about one choice; then Brave takes over [LONGHOUSE_BOT_SECONDS, 10]
    .analysis-simulations = how many simulations each choice gets when a finished match is analysed [LONGHOUSE_ANALYSIS_SIMULATIONS, 300]
    .analysis-seconds = the longest that the analysis of one match may take, in seconds [LONGHOUSE_ANALYSIS_SECONDS, 1800]
    .analysis-queue = matches that may wait to be analysed [LONGHOUSE_ANALYSIS_QUEUE, 20]
    .analysis-rate = analyses per second that one address may begin; 0 is no limit [LONGHOUSE_ANALYSIS_RATE, 0.02]
    .away-seconds = how long somebody must be away before a bot may take over [LONGHOUSE_AWAY_SECONDS, 10]
    .heartbeat = seconds of silence before a stream gives a sign of life [LONGHOUSE_HEARTBEAT, 15]
    .log-level = what is logged: debug, info, warning or error [LONGHOUSE_LOG_LEVEL, info]
    .log-format = text for people, json for machines [LONGHOUSE_LOG_FORMAT, text]
    .no-browser = do not open the browser
    .examples =
        longhouse serve
        longhouse serve --host 0.0.0.0 --no-browser
        longhouse serve --database postgresql://longhouse@localhost/longhouse --workers 4
help-export = Write tables of the server, one a line, with everything that belongs to them: secrets too, so keep the file to yourself. The server may be running.
    .table = one table; all of them if not said
    .database = where tables are kept [LONGHOUSE_DATABASE, a file in your data folder]
    .to = the file to write; without it, they are written here
    .examples =
        longhouse export --to tables.jsonl
        longhouse export uYxAJB7aRLBEDCs0iQ0dpg --to table.jsonl
help-import = Take tables from a file that export wrote. The links people have go on working; tables that are there already stay as they are.
    .backup = the file
    .database = where tables are kept [LONGHOUSE_DATABASE, a file in your data folder]
    .examples =
        longhouse import tables.jsonl
        longhouse import tables.jsonl --database postgresql://longhouse@localhost/longhouse
