### What the server says when it refuses something.

server-error-request = The request is not as it should be ({ $field }: { $why }). Compare it with /schema.
server-error-name = A name has 1 to { $longest } characters that can be seen. Choose another one.
server-error-name-bot = “{ $name }” is what a bot is called here, or looks like it. Choose another name.
server-error-setting = { $setting } cannot be “{ $value }”. longhouse serve --help says what it takes.
server-error-bot = “{ $given }” names no program. Write --bot NAME=COMMAND, with a name of small letters and figures that no other bot has.
server-error-settings = The settings in { $path } cannot be used ({ $why }). longhouse serve --help says what there is.
server-error-database = “{ $url }” is not a database that Longhouse can use. Write sqlite:///path or postgresql://user@host/name.
server-error-token = This link opens no seat of this table. Ask for a new one, or watch without it.
server-error-token-missing = This needs the link of a seat. Open the one you were given.
server-error-not-signed-in = The house does not know you on this device. Sign in, or keep your games under a name.
server-error-not-seated = This seat is not taken yet. Sit down first.
server-error-table = There is no such table. Check the link.
server-error-table-expired = This table waited for players for too long, and was put away. Make a new one.
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
server-error-announced = It was announced that a bot will play for { $name }. Ask again in { $seconds } s; until then { $name } may come back.
server-error-not-announced = Nobody asks for a bot in your place.
server-error-no-stand-in = At this table no bot plays for people who are away.
server-error-stand-in = At this table “{ $bot }” may not play for somebody who is away. Ask for another bot.
server-error-stand-ins = “{ $given }” cannot play for people who are away. Choose one of: { $known }.
server-error-not-over = That is shown only when the match is over.
server-error-closed-length = The house has ended this match: it had become too long. Nothing more can be chosen; it stays to be looked at.
server-error-closed-admin = Whoever keeps this house has closed the table. Nothing more can be done here; it stays to be looked at.
server-error-copy-settings = A copy of an old position has the game and the settings of the old one. Leave them out.
server-error-copy-seats = The old position has { $seats } seats. Say who sits in each.
server-error-game-missing = Say which game is to be played.
server-error-two-of-me = Only one seat can be yours; friends at this screen are “here”.
server-error-rematch = There is a rematch of this table already.
server-error-rematch-alone = A rematch has the people and the settings of the old match. Leave everything else out.
server-error-request-reused = This request id was used for something else. Take a new one for every action.
server-error-origin = Another site's page may not act here.
server-error-host = This server does not go by the name “{ $host }”. Open it under its own address; whoever runs it can add the name with --origin or --hosts.
server-error-too-big = That is too long: at most { $most } kB are taken.
server-error-not-json = Send JSON, with the content type application/json.
server-error-rate = Too many requests. Wait a moment.
server-error-slow = The request took too long to arrive. Send it again.
server-error-connections = Too many connections are open from this address: at most { $most }. Close some.
server-error-streams = Too many tables are open from this address at once: at most { $most }. Close one.
server-error-store = The tables cannot be read or written now ({ $why }). Nothing has changed; try again.
server-error-unsure = The database has not answered for { $seconds } s. Send the same request again: what was done is not done twice.
server-error-busy = The table is very busy. Nothing has changed; try again.
server-error-closing = The server is closing. Nothing has changed; try again in a moment.
server-error-defect = That is a defect of the server, and it has been noted. Nothing has changed.
server-error-locked = { $path } is used by another server. Stop that one first, or give this one another --database.
server-error-schema-newer = This database is of a newer Longhouse (schema { $schema }; this version knows { $ours }). Install that version again, or restore an export that this one made.
server-error-schema-older = This database is of an older Longhouse (schema { $schema }; this version needs { $ours }). Start the new server on it, or add --migrate; not while an older server runs on it.
server-error-schema-none = There are no tables of Longhouse in this database. Check --database, or start the server on it once.
server-error-address = { $address } cannot be used ({ $why }). Choose another --port.
server-error-metrics = { $address } cannot be used for figures ({ $why }). Choose another --metrics.
server-error-workers = Several processes need a PostgreSQL to share: give --database postgresql://..., or leave --workers at 1.
server-error-table-named = There is no table { $table } in this database.
server-error-backup-missing = Say which file to import.
server-error-export-terminal = An export contains secrets, so it is not printed to a terminal. Name a file with --to FILE, or print it with --to -
server-error-backup-newer = This backup has the format { $format }, which this Longhouse does not know. Install a newer one.
server-error-backup-short = The end of this backup is missing: it should have { $tables } tables, and has { $found }. Those were taken; use another copy for the others.
admin-error-table = Say which table. longhouse admin list shows them.
admin-error-seat = Say which seat, by its number from 0.
admin-error-days = Say how old, with --days.
admin-error-status = “{ $status }” is no status. There are: { $known }.
admin-error-bot = A bot has seat { $seat }: it needs no link.
admin-error-ended = Table { $table } has ended already.
server-error-backup-line = Line { $line } of the backup is damaged ({ $why }). Nothing of it was taken; use another copy.
server-error-file = { $path } cannot be opened ({ $why }). Check the name.
admin-error-file = Say which file to write.
server-error-backup-people = The end of this backup is missing: it should have { $people } people, and has { $found }. Use another copy.

## People

server-error-smtp = “{ $given }” is no mail server. Write smtp://user@host:587 or smtps://user@host; its password belongs into the environment, as LONGHOUSE_SMTP_PASSWORD.
server-error-mail-from = Letters need a sender: give --mail-from, such as "Club <club@example.org>" (it is “{ $given }” now).
server-error-own-name = A name of your own has { $least } to { $most } letters and figures, and begins with a letter; single spaces, hyphens and apostrophes may stand inside. Choose another one.
server-error-name-scripts = “{ $name }” mixes letters of different scripts. Write it in one.
server-error-name-reserved = “{ $name }” could be taken for the house itself. Choose another name.
server-error-name-taken = Somebody has the name “{ $name }”, or one that looks like it. Choose another one.
server-error-name-soon = A name can be changed every 30 days; yours again in { $days } days.
server-error-name-member = “{ $name }” is a member's name here, or looks like it. Choose another name for this table, or sign in.
server-error-credential-missing = Send either a password or a passkey, so that you are known again.
server-error-password-length = A password has { $least } to { $most } characters. A few words in a row are easy to remember.
server-error-password-common = This password is one of the first that anybody would try. A few words that do not belong together are better.
server-error-hashing = Many are signing in right now. Try again in a few seconds.
server-error-attempts = Too many tries. Wait { $minutes } minutes, or take another way in.
server-error-sign-in = That name and this proof do not fit together. Check both; recovery codes work once.
server-error-code = This code or link does not work any more, or never did. Ask for a new one.
server-error-passkey = This passkey was not accepted. Try again, or take another way in.
server-error-no-passkeys = Passkeys do not work at this address. Take a password.
server-error-prove-again = Prove once more that it is you: this changes how you get in.
server-error-members-only = That needs a name of your own. Keep your games under one first.
server-error-credential = There is no such way in.
server-error-last-credential = This is your only way in. Add another one first.
server-error-credentials-many = More than { $most } ways in are too many. End one that you do not use.
server-error-device = No such device is signed in.
server-error-email = “{ $given }” is no address of mail. Check it.
server-error-no-mail = This house sends no mail.
server-error-letters = Too many e-mails were asked for. Try again in { $minutes } minutes.
server-error-letters-day = Too many e-mails were asked for today. Try again in { $hours } hours.
server-error-zone = “{ $given }” is no time zone. Write one like Europe/Paris.
server-error-seat-other = Seat { $seat } of this table is not yours.
server-error-guests-off = In this house people play under a name of their own. Keep one first, or sign in. You can watch, learn and solve puzzles without.
server-error-guests-private = At open tables people play under a name of their own here. Keep one first, or sign in. By link, with friends or against bots you play without.
server-error-guests-rematch = Somebody at this table has no name of their own, and a new table like it needs one. They keep one first, or you open another table.
server-error-join-invite = A name in this house needs an invitation: a link from a member, or from whoever runs the house. Open it in this browser.
server-error-join-void = This invitation was used, was taken back, or is too old. Ask for another one.
server-error-join-many = You have made { $most } invitations this week. The next one when the oldest is a week old.
admin-error-person = Say which member, by name.
admin-error-no-person = There is no member called “{ $name }” here.

letter-confirm-subject = Your address for { $house }
letter-confirm =
    Hello { $name },

    somebody, probably you, wants letters of { $house } to come to this address. To confirm that, open this link within { $minutes } minutes and press the button:

    { $link }

    If it was not you, do nothing: this address is not used unless you open the link.
letter-link-subject = Sign in at { $house }
letter-link =
    Hello { $name },

    this link signs you in at { $house }. It works once, for { $minutes } minutes; open it and press the button:

    { $link }

    If you did not ask for it, do nothing. Nobody can get in without this letter.
letter-device-subject = A new device at { $house }
letter-device =
    Hello { $name },

    somebody has signed in under your name from a place that { $house } has not seen before: { $device }, { $network }.

    If that was you, all is well. If not, sign out everywhere and change your ways in:

    { $link }
letter-credential-subject = Your ways in at { $house }
letter-credential =
    Hello { $name },

    how you get in at { $house } was changed: a password, a passkey, recovery codes or an address was added, changed or ended.

    If that was you, all is well. If not, sign out everywhere and look at your ways in:

    { $link }

## Being told

server-error-game-broken = The game { $game } cannot be loaded on this server at the moment. Its tables are kept; ask the host.
server-error-courier = Nobody takes the news out of the house: for a minute nobody has looked whether there are any.
server-error-clocks = Nobody looks at the clocks: for a minute nobody has asked whose time is out.
server-error-push = This is not what a browser says when it wants to be pushed to ({ $why }). Switch it off and on again.
server-error-hook = There is no such hook of yours.
server-error-hook-address = Nothing is sent to this address. Give one that begins with https://, is on the public network and has only ASCII characters.
server-error-hooks = You have { $most } hooks already. End one first.
server-error-unsubscribe = This link ends no letters. Open the one in the latest letter, or change it in your settings.
told-turn = Your move in { $game }
told-all-turn = { $name } is to move in { $game }
told-quarter = A quarter of your time is left in { $game }
told-all-quarter = A quarter of { $name }’s time is left in { $game }
told-late = Your time is out in { $game }
told-all-late = { $name }’s time is out in { $game }
told-against = You were attacked in { $game }
told-against-by = { $name } has acted against you in { $game }
told-invitation = You are invited to play { $game }
told-invitation-by = { $name } invites you to play { $game }
told-start = { $game } begins
told-end = { $game } has ended
told-rematch = A rematch of { $game } is open for you
told-proposal = You are asked something at your table of { $game }
told-proposal-by = { $name } asks you something at your table of { $game }
told-device = Somebody has signed in to your account
told-device-text = { $about }. If that was not you, sign that device out and change how you sign in.
told-credential = How you sign in has changed
told-credential-text = If that was not you, sign out everywhere and look at your ways to sign in.
told-hook-off = A hook of yours was switched off
told-hook-off-text = { $about } has taken nothing for a day. Try it in your settings: if it takes something, it is on again.
told-test = A line from Longhouse, to see whether it arrives
told-with = With { $others }
told-letter-subject = { $count ->
    [one] { $count } thing waits for you
   *[other] { $count } things wait for you
}
told-letter-hello = Hello { $name },
told-letter-end = You get this letter because you asked to be told. To get no more of them: { $link }
## Time

server-error-nothing-due = Nothing is due at this table now.
server-error-nobody-late = Nobody’s time is out at this table any more.
server-error-late-yourself = Your own time is out. Choose now: the others have not decided yet.
server-error-time-out = Your time for this is out. The bot answers this one for you; take your seat back after that.
server-error-no-clock = There are no clocks at this table.
server-error-no-clock-there = A bot plays there: it needs no time.
server-error-paused = The clocks stand already.
server-error-not-paused = The clocks are not standing.
server-error-other-vote = Something else is being asked at this table. Answer that first.
server-error-no-pause-asked = Nobody asks for a pause any more.
server-error-own-time = You can give time to others only.
server-error-gift = Give between { $least } and { $most } seconds.
server-error-time-enough = They have more than enough time already.
server-error-holiday-order = Say the first and the last day of your holiday, in this order.
server-error-holiday-when = Choose days from today on, within a year.
server-error-holiday-new = Holidays are possible from { $days } days after you joined. Choose later days.
server-error-holiday-days = A year has { $most } days of holiday; you have { $left } left. Choose fewer days.
## Who sees a table, who sits there, how it ends

server-error-closed-resigned = The match was given up. Nothing more can be chosen; it stays to be looked at.
server-error-closed-agreed = Everybody agreed to call this match off. Nothing more can be chosen; it stays to be looked at.
server-error-dealt = The match has begun: this can be changed only before.
server-error-not-founder = Only whoever made the table may do that.
server-error-remove-self = To get up yourself, leave the table.
server-error-seat-open = Nobody sits there.
server-error-seat-kept = This seat is kept for { $name }. Take another one, or ask whoever made the table.
server-error-person = Nobody here is called “{ $name }”. Check the spelling, or send them the link of a seat.
server-error-invited-twice = { $name } has a seat at this table, or is invited to one.
server-error-invite-kind = Only an open seat can be kept for somebody.
server-error-invitation = No seat is kept for you here any more. Ask whoever invited you.
server-error-gone = You have given up this match. You can look on, but not play.
server-error-no-vote = A bot plays your seat. Take it back first.
server-error-vote-open = The table is deciding something else. Answer that first.
server-error-no-vote-open = Nobody asks to call the match off any more.
server-error-order = “{ $kind }” cannot be answered ahead with “{ $key }”, or is answered twice. GET the orders to see what can be.
server-error-no-orders = In a lesson nothing is answered ahead.
server-error-no-order = Nothing is answered ahead here any more.
