### What the server says when it refuses something.

server-error-request = Invalid request ({ $field }: { $why }). See /schema.
server-error-name = A name has 1 to { $longest } visible characters. Choose another one.
server-error-name-bot = “{ $name }” is the name of a bot here, or too close to one. Choose another name.
server-error-setting = { $setting } cannot be “{ $value }”. See longhouse serve --help.
server-error-bot = “{ $given }” is not valid. Write --bot NAME=COMMAND, with a name in lower-case letters and digits that no other bot has.
server-error-settings = The settings in { $path } cannot be used ({ $why }). See longhouse serve --help.
server-error-database = “{ $url }” is not a supported database. Write sqlite:///path or postgresql://user@host/name.
server-error-token = This link does not open a seat at this table. Ask for a new one, or watch.
server-error-token-missing = You need the link of a seat for this. Open the one you were given.
server-error-not-signed-in = You are not signed in on this device. Sign in, or create an account.
server-error-not-seated = This seat is still free. Take it first.
server-error-table = There is no such table. Check the link.
server-error-table-expired = This table found no players in time and was removed. Open a new one.
server-error-page = This page does not exist.
server-error-moment = This moment does not exist, or cannot be shown before the game is over.
server-error-method = This address does not accept that method. See /schema.
server-error-waiting = The game has not started: a seat is still free.
server-error-hints-people = Hints are off at this table. They can be allowed when a table is opened.
server-error-hints-lesson = There are no hints in lessons. Use “Show me”.
server-error-hint-asked = Your hint is still being worked out.
server-error-hints-many = Many players are asking for hints. Try again in a moment.
server-error-hint = No hint this time. Try again.
server-error-analysis-full = Too many games are waiting to be analysed. Try again in a few minutes.
server-error-analysis-lesson = Lessons are not analysed: everything in them is arranged.
server-error-analysis-slow = This game is too long to be analysed here (stopped after { $minutes } minutes). On your own computer: longhouse analyse.
server-error-analysis-broke = The analysis was interrupted too often and stopped. You can ask for it again.
server-error-lent = A bot is playing for you. Take your seat back first.
server-error-not-lent = No bot is playing for you.
server-error-lingers = Wait a moment: a player may still undo a move.
server-error-not-bot = No bot plays this seat any more.
server-error-date = “{ $date }” is not a date. Write it like 2026-11-16.
server-error-lesson = That is not part of this lesson. Choose something that is lit, or press “Show me”.
server-error-lesson-alone = A lesson has one player and fixed settings. Send only "lesson", "lesson_table" and one seat for yourself.
server-error-lesson-table = The lesson { $lesson } has { $tables } tables, counted from 0.
server-error-lesson-waits = There is nothing to show now. Wait for the others, or try something else.
server-error-no-lesson = This table is not a lesson.
server-error-no-proposal = There is no longer a request to go back.
server-error-seat = There is no seat { $seat } at this table.
server-error-seat-taken = This seat is taken. Choose another table, or watch.
server-error-present = { $name } is still here. Wait a little before a bot takes over.
server-error-announced = A bot can take over for { $name } in { $seconds } s, unless { $name } comes back before.
server-error-not-announced = No one has asked for a bot in your place.
server-error-no-stand-in = At this table no bot plays for absent players.
server-error-stand-in = At this table “{ $bot }” may not replace a player. Ask for another bot.
server-error-stand-ins = “{ $given }” cannot play for absent players. Choose one of: { $known }.
server-error-not-over = This is shown only after the game.
server-error-closed-length = This game went on too long and was ended automatically. You can still look at it.
server-error-closed-admin = The host of this site has closed this table. You can still look at it.
server-error-copy-settings = A copy of a position keeps its game and settings. Do not send others.
server-error-copy-seats = The position has { $seats } seats. Name a player for each.
server-error-game-missing = Which game? Choose one.
server-error-two-of-me = Only one seat can be yours; friends on this screen are “here”.
server-error-rematch = This table already has a rematch.
server-error-rematch-alone = A rematch has the same players and settings. Do not send others.
server-error-request-reused = This request id has been used before. Use a new one for each action.
server-error-origin = Another site's page may not act here.
server-error-host = This server has no host name “{ $host }”. Use its own address; the host of this site can add names with --origin or --hosts.
server-error-too-big = Too long: at most { $most } kB.
server-error-not-json = Send JSON, with the content type application/json.
server-error-rate = Too many requests. Wait a moment.
server-error-slow = The request took too long to arrive. Send it again.
server-error-connections = Too many connections from this address: at most { $most }. Close some.
server-error-streams = Too many tables open at once: at most { $most }. Close one.
server-error-store = The database cannot be used right now ({ $why }). Nothing has changed; try again.
server-error-unsure = The database has not answered for { $seconds } s. Send the same request again: nothing is done twice.
server-error-busy = The table is busy. Nothing has changed; try again.
server-error-closing = The server is shutting down. Nothing has changed; try again in a moment.
server-error-defect = Something went wrong on the server and was logged. Nothing has changed.
server-error-locked = { $path } is in use by another server. Stop that one first, or use another --database.
server-error-schema-newer = This database was written by a newer Longhouse (schema { $schema }; this version knows { $ours }). Install that version again, or restore an export made by this one.
server-error-schema-older = This database was written by an older Longhouse (schema { $schema }; this version needs { $ours }). Stop the old server, then start the new one, or add --migrate.
server-error-schema-none = This database has no Longhouse tables. Check --database, or start the server once with it.
server-error-address = Cannot listen on { $address } ({ $why }). Choose another --port.
server-error-metrics = Cannot serve metrics on { $address } ({ $why }). Choose another --metrics.
server-error-workers = Several workers need PostgreSQL: set --database postgresql://..., or keep --workers at 1.
server-error-table-named = There is no table { $table } in this database.
server-error-backup-missing = Say which file to import.
server-error-export-terminal = An export contains secrets, so it is not printed to a terminal. Name a file with --to FILE, or print it with --to -
server-error-backup-newer = This backup has format { $format }, which this version cannot read. Install a newer one.
server-error-backup-short = This backup is cut off: { $found } of { $tables } tables were imported. Use another copy for the rest.
admin-error-table = Name a table. longhouse admin list shows them.
admin-error-seat = Give a seat number, from 0.
admin-error-days = Give an age in days: --days N
admin-error-status = “{ $status }” is not a status. Use one of: { $known }.
admin-error-bot = Seat { $seat } belongs to a bot, which needs no link.
admin-error-ended = Table { $table } has already ended.
server-error-backup-line = Line { $line } of the backup is damaged ({ $why }). Nothing was imported; use another copy.
server-error-file = { $path } cannot be opened ({ $why }). Check the name.
admin-error-file = Say which file to write.
server-error-backup-people = This backup is cut off: it should have { $people } accounts, and has { $found }. Use another copy.

## People

server-error-smtp = “{ $given }” is not a mail server. Write smtp://user@host:587 or smtps://user@host, and put its password in the environment variable LONGHOUSE_SMTP_PASSWORD.
server-error-mail-from = E-mail needs a sender: set --mail-from, such as "Club <club@example.org>" (now “{ $given }”).
server-error-own-name = A name has { $least } to { $most } letters and digits and starts with a letter; single spaces, hyphens and apostrophes are allowed inside. Choose another one.
server-error-name-scripts = “{ $name }” mixes alphabets. Use one.
server-error-name-reserved = “{ $name }” is reserved. Choose another name.
server-error-name-taken = “{ $name }” is taken, or too close to a name that is. Choose another one.
server-error-name-soon = You can change your name once every 30 days; next in { $days } days.
server-error-name-member = “{ $name }” is a member’s name, or too close to one. Choose another name, or sign in.
server-error-credential-missing = Choose a password or a passkey.
server-error-password-length = A password has { $least } to { $most } characters. A few words in a row are easy to remember.
server-error-password-common = This password is too easy to guess. A few unrelated words are better.
server-error-hashing = Many people are signing in right now. Try again in a few seconds.
server-error-attempts = Too many attempts. Wait { $minutes } minutes, or sign in another way.
server-error-sign-in = Wrong name or password. Recovery codes work only once.
server-error-code = This code or link is no longer valid. Ask for a new one.
server-error-passkey = The passkey was not accepted. Try again, or sign in another way.
server-error-no-passkeys = Passkeys do not work at this address. Use a password.
server-error-prove-again = Sign in again before changing this.
server-error-members-only = You need an account for this. Create one first.
server-error-credential = This sign-in method does not exist.
server-error-last-credential = This is your only sign-in method. Add another one first.
server-error-credentials-many = You can have at most { $most } sign-in methods. Remove one first.
server-error-device = This device is not signed in.
server-error-email = “{ $given }” is not an e-mail address. Check it.
server-error-no-mail = This site does not send e-mail.
server-error-letters = Too many e-mails were asked for. Try again in { $minutes } minutes.
server-error-letters-day = Too many e-mails were asked for today. Try again in { $hours } hours.
server-error-zone = “{ $given }” is not a time zone. Write it like Europe/Paris.
server-error-seat-other = Seat { $seat } of this table is not yours.
server-error-guests-off = You need an account to play here. Create one, or sign in. You can watch, learn and solve puzzles without.
server-error-guests-private = You need an account to play at open tables. Create one, or sign in. By link, with friends or against bots you need none.
server-error-guests-rematch = A player at this table has no account, and a rematch needs one. They create one first, or you open another table.
server-error-join-invite = You need an invitation to create an account: a link from a member or from the host of this site. Open it in this browser.
server-error-join-void = This invitation was used, withdrawn or has expired. Ask for another one.
server-error-join-many = You have made { $most } invitations this week. You can make the next one when the oldest is a week old.
admin-error-person = Name a member.
admin-error-no-person = There is no member “{ $name }”.

letter-confirm-subject = Confirm your address for { $house }
letter-confirm =
    Hello { $name },

    this address was given at { $house }. To confirm it, open this link within { $minutes } minutes and press the button:

    { $link }

    If this was not you, ignore this message: this address is not used unless you open the link.
letter-link-subject = Sign in at { $house }
letter-link =
    Hello { $name },

    this link signs you in at { $house }. It works once, for { $minutes } minutes; open it and press the button:

    { $link }

    If you did not ask for it, ignore this message. No one can sign in without it.
letter-device-subject = New sign-in at { $house }
letter-device =
    Hello { $name },

    your account at { $house } was opened from a new place: { $device }, { $network }.

    If that was you, all is well. If not, sign out everywhere and change your sign-in methods:

    { $link }
letter-credential-subject = Your sign-in methods at { $house } have changed
letter-credential =
    Hello { $name },

    a sign-in method of your account at { $house } was added, changed or removed: a password, a passkey, recovery codes or an address.

    If that was you, all is well. If not, sign out everywhere and check your sign-in methods:

    { $link }

## Being told

server-error-game-broken = The game { $game } cannot be loaded on this server at the moment. Its tables are kept; ask the host.
server-error-courier = Notifications are not being sent: the delivery task has not run for a minute.
server-error-clocks = Clocks are not being checked: the task has not run for a minute.
server-error-push = This is not a valid push subscription ({ $why }). Turn notifications off and on again.
server-error-hook = You have no such webhook.
server-error-hook-address = This address is not allowed. Give a public one that begins with https:// and has only ASCII characters.
server-error-hooks = You already have { $most } webhooks. Remove one first.
server-error-unsubscribe = This link is not valid. Use the one in your latest e-mail, or change your settings.
told-turn = Your move in { $game }
told-all-turn = { $name }’s move in { $game }
told-quarter = A quarter of your time is left in { $game }
told-all-quarter = A quarter of { $name }’s time is left in { $game }
told-late = Your time has run out in { $game }
told-all-late = { $name }’s time has run out in { $game }
told-against = You were attacked in { $game }
told-against-by = { $name } attacked you in { $game }
told-invitation = You are invited to play { $game }
told-invitation-by = { $name } invites you to play { $game }
told-start = { $game } begins
told-end = { $game } has ended
told-rematch = A rematch is waiting for you: { $game }
told-proposal = Your answer is needed: { $game }
told-proposal-by = { $name } is waiting for your answer: { $game }
told-device = New sign-in to your account
told-device-text = { $about }. If that was not you, sign that device out and change your sign-in methods.
told-credential = Your sign-in methods have changed
told-credential-text = If that was not you, sign out everywhere and check your sign-in methods.
told-hook-off = A webhook was switched off
told-hook-off-text = { $about } has failed for a day. Test it in your settings to switch it on again.
told-test = Test message from Longhouse
told-with = With { $others }
told-letter-subject =
    { $count ->
        [one] { $count } new notification
       *[other] { $count } new notifications
    }
told-letter-hello = Hello { $name },
told-letter-end = You asked for these e-mails. Unsubscribe: { $link }
## Time

server-error-nothing-due = No clock has run out at this table.
server-error-nobody-late = No player is out of time at this table any more.
server-error-late-yourself = You are out of time yourself. Play now: the others have not decided yet.
server-error-time-out = Your time for this move has run out and a bot plays it. Take your seat back after that.
server-error-no-clock = This table has no clocks.
server-error-no-clock-there = A bot plays in that seat and needs no time.
server-error-paused = The clocks are already stopped.
server-error-not-paused = The clocks are running.
server-error-other-vote = There is another question open at this table. Answer that first.
server-error-no-pause-asked = There is no longer a request for a pause.
server-error-own-time = You can give time only to other players.
server-error-gift = Give between { $least } and { $most } seconds.
server-error-time-enough = This player has plenty of time.
server-error-holiday-order = The first day must come before the last.
server-error-holiday-when = Choose days between today and a year from now.
server-error-holiday-new = You can take holidays from { $days } days after you joined. Choose later days.
server-error-holiday-days = You have { $most } days of holiday a year and { $left } left. Choose fewer days.
## Who sees a table, who sits there, how it ends

server-error-closed-resigned = This game ended by resignation. You can still look at it.
server-error-closed-agreed = The players agreed to end this game. You can still look at it.
server-error-dealt = The game has started: this cannot be changed any more.
server-error-not-founder = Only the player who opened the table can do that.
server-error-remove-self = To give up your own seat, leave the table.
server-error-seat-open = This seat is free.
server-error-seat-kept = This seat is reserved for { $name }. Take another one, or ask the player who opened the table.
server-error-person = There is no member “{ $name }”. Check the spelling, or send them a seat link.
server-error-invited-twice = { $name } already has a seat at this table, or an invitation.
server-error-invite-kind = Only an open seat can be reserved.
server-error-invitation = This seat is no longer reserved for you. Ask the player who invited you.
server-error-gone = You have resigned. You can watch, but not play.
server-error-no-vote = A bot is playing for you. Take your seat back first.
server-error-vote-open = There is another question open at this table. Answer that first.
server-error-no-vote-open = There is no longer a request to end the game.
server-error-order = “{ $key }” is not a possible answer to “{ $kind }”, or was sent twice. GET the orders for the possible ones.
server-error-no-orders = You cannot answer in advance in a lesson.
server-error-no-order = No answers are set in advance here.
