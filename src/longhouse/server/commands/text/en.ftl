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
    .table-memory = megabytes for tables in memory; those that nobody is at are forgotten first [LONGHOUSE_TABLE_MEMORY, 512]
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
