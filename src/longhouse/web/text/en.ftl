### What the browser client says, whatever the game.

## The house

app-loading = Setting up the table
app-to-lobby = Back to the lobby
app-your-move = Your move
app-rules = Rules
app-close = Close
app-sound-on = Sounds on
app-sound-off = Sounds off
app-dark = Dark theme
app-light = Light theme
app-table = Table
app-tabs = Views
app-rail = Log and moves
app-own-area = Your side of the table
app-pages = Pages
app-belt = { $now } of { $count }
app-belt-short = { $now } / { $count }
app-skip-choices = Skip to the list of moves

board-plain = The table, as a list

## Seats and bots

seat-open = Open seat
seat-guest = Guest
seat-friend = Friend
bot-greedy = Skilled bot
bot-random = Random bot
bot-other = Bot { $bot }

## The ribbon

ribbon-hint = Hint
ribbon-hint-thinks = Looking for a hint…
ribbon-help = What does this mean?
ribbon-lost =
    { $seconds ->
        [0] Connection lost. Trying again.
       *[other] Connection lost. Trying again in { $seconds } s.
    }
ribbon-retry = Try now
ribbon-slow = Waiting for the server.
ribbon-past = You are looking back
ribbon-past-start = The beginning
ribbon-now = Back to the game
ribbon-rewind = Play on from here
ribbon-rewind-ask = Ask to go back here
ribbon-rewind-proposed =
    { $seat_is ->
        [you] You ask to go back to an earlier moment.
       *[other] { $seat } asks to go back to an earlier moment. Do you agree?
    }
ribbon-rewind-waits = Waiting for { $who }
ribbon-rewind-yes = Go back
ribbon-rewind-no = Stay here
ribbon-rewind-withdraw = Withdraw the request
ribbon-skip = Skip
ribbon-go-on = Continue
ribbon-turn-done = Your turn is done.
ribbon-since =
    { $count ->
        [one] One move since you left.
       *[other] { $count } moves since you left.
    }
ribbon-play = Show me
closed-length = This game went on too long and was ended automatically.
closed-admin = The host of this site has closed this table.
closed-sub = You can still look at it, but not play on.
ribbon-waiting-room = Waiting for players
ribbon-waiting-room-sub = The game starts as soon as every seat is taken.
ribbon-lent = A bot is playing for you.
ribbon-lent-back = Take my seat back
ribbon-places-left =
    { $count ->
        [0] Everything is placed.
        [one] Place one more, then confirm.
       *[other] Place { $count } more, then confirm.
    }
ribbon-narrowed = { $count } possibilities left
ribbon-confirm = { $deed }?
ribbon-back = Back
ribbon-undo = Undo
ribbon-undo-turn = Restart my turn
ribbon-go-back = Go back
ribbon-go-back-ask = Undo your last move?
ribbon-go-back-there = Go back to that moment?
ribbon-back-no = Stay here
ribbon-lost-own = This undoes { $count } of your moves.
ribbon-lost-others =
    { $count ->
        [one] One move by { $who } is undone too.
       *[other] { $count } moves by { $who } are undone too.
    }
ribbon-clear = Take everything back
ribbon-take-back = Take back
ribbon-commit = Confirm { $placed }/{ $all }
ribbon-commit-now = Confirm
ribbon-not-yet =
    { $count ->
        [one] One more to place.
       *[other] { $count } more to place.
    }
ribbon-show-them = Show me
ribbon-choices = { $count } possible moves
ribbon-sealed =
    You have played.{ $count ->
        [0] { "" }
       *[other] { " " }Waiting for { $who }.
    }
ribbon-others =
    { $count ->
        [0] One moment.
        [one] { $who } is thinking.
       *[other] { $who } are thinking.
    }

## Players

panel-players = Players
panel-you = You
panel-points =
    { $count ->
        [one] pt
       *[other] pts
    }
panel-choosing = Thinking
panel-choosing-you = Your move
panel-thinking = Thinking
panel-placing = Your move · { $placed } of { $all } placed
panel-ready = Ready
panel-away = Away
panel-lent = { $bot } is playing
panel-failed = { $bot } crashed. { $other } plays on in its place.
panel-instead = instead of { $bot }
panel-program = Bot
panel-warned =
    { $minutes ->
        [one] { $name } may be replaced by a bot in 1 minute
       *[other] { $name } may be replaced by a bot in { $minutes } minutes
    }
panel-lend = Let a bot play for { $name }

## Log, choices, describing

log-why = Why this move?
log-why-nothing = Nothing can be said about that.
log-title = Log
log-empty = The moves will appear here.
log-steps = Step through the moves
log-previous = Previous move
log-next = Next move
log-again = Show again
log-since-my-turn = What happened since my turn
log-undone =
    { $count ->
        [one] One move undone
       *[other] { $count } moves undone
    }
choices-title = Everything you can do now
choices-tab = Moves
choices-none = Nothing for you to do right now.
choices-describe = Describe the table
choices-score =
    { $seat_is ->
        [you] You have { $score ->
            [one] one point
           *[other] { $score } points
        }.
       *[other] { $seat } has { $score ->
            [one] one point
           *[other] { $score } points
        }.
    }

## Menu and tastes

menu-title = Menu
menu-describe = Describe the table
menu-links = Links and QR code
menu-keys = Keyboard shortcuts
menu-leave = Leave the table
menu-resign = Resign
menu-stand-in = Who plays for me while I’m away
menu-stand-in-any = As the table allows
menu-rewind = Undo my last move
menu-hook = Webhook for this table
preference-language = Language
preference-theme = Theme
preference-theme-system = System
preference-theme-light = Light
preference-theme-dark = Dark
preference-speed = Speed of moves
preference-speed-half = ½
preference-speed-normal = 1
preference-speed-double = 2
preference-speed-at-once = At once
preference-confirm = Ask before a move
preference-confirm-always = Always
preference-confirm-final = If it cannot be undone
preference-confirm-never = Never
preference-pauses = Pause after each bot move
preference-sound = Sounds
preference-patterns = High-contrast patterns

key-tab-key = Tab
key-tab = to the next thing you can select
key-arrows-key = ← ↑ → ↓
key-arrows = to the nearest one in that direction
key-enter-key = Enter
key-enter = select it; with nothing selected, the main button
key-esc-key = Esc
key-esc = back; skips animations
key-undo-key = Ctrl Z
key-undo = undo
key-digits-key = 0–9
key-digits = a card of your hand, by its number (0 is a 10) or its place
key-why-key = ?
key-why = explain the selected thing
key-log-key = L
key-log = log
key-choices-key = C
key-choices = list of moves
key-rules-key = G
key-rules = rules
key-turn-key = R
key-turn = turn the tile
key-hint-key = H
key-hint = hint: what to play and why
key-describe-key = D
key-describe = describe the table
key-steps-key = , ; .
key-steps = previous move, show again, next move

## Rules and components

book-rules = Rules
book-components = Components
book-rule = Rule { $rule }
book-contents = Contents
book-search = Search the rules
book-found =
    { $count ->
        [0] No rule mentions that.
        [one] One rule found.
       *[other] { $count } rules found.
    }
book-link = { $rule }: copy link
book-copied = Link to rule { $rule } copied.
book-address = Link to rule { $rule }: { $address }
book-no-rule = { $title } has no rule { $rule }. Here are all its rules.
book-sources = Sources
book-own-words = Rewritten in our own words. This is an unofficial implementation.
book-source-rulebook = From the rulebook
book-source-public = From published reviews
book-source-designed = Our own figures
book-source-ruling = Our interpretation
book-source-mixed = From several sources

## Before the first move, and links

wait-bot = Add a bot
wait-name = Your name
wait-join = Take this seat
links-title = Links
links-copy = Copy
links-copied = Copied
links-qr = QR code
links-qr-label = QR code: { $label }
links-seat = Seat { $number }
links-seat-about = For the player who will sit here. Send it to that person only.
links-mine = Seat { NOUN($seat, form: "of") }
links-mine-about = Your own seat, to play on from another device. Do not share it.
links-watch = For spectators
links-watch-about = Anyone with this link can watch, without seeing hidden cards.
links-only-here = These links work on this computer only. To play with others, stop Longhouse and start it again with
curtain-pass = Pass the screen { NOUN($seat, form: "to") }.
curtain-about = The table stays hidden until then.
curtain-here = I am { $seat }
curtain-take-back = { $seat } undoes the last move

## The end

end-over = The game is over.
end-won =
    { $seat_is ->
        [you] You win, { $most } to { $least }.
       *[other] { $seat } wins, { $most } to { $least }.
    }
end-won-tie =
    { $seat_is ->
        [you] You win on the tie-break, { $most } to { $least }.
       *[other] { $seat } wins on the tie-break, { $most } to { $least }.
    }
end-won-many =
    { $seat_is ->
        [you] You win with { $most } points.
       *[other] { $seat } wins with { $most } points.
    }
end-shared = { $who } share first place with { $most } points.
end-source = Source
end-total = Total
end-rank = Place
end-nth =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
end-place-won = The longhouse is yours tonight.
end-place-shared = First place is yours too.
end-place-near =
    { $missing ->
        [0] Only the tie-break went against you.
        [one] So close: one point short.
       *[other] So close: { $missing } points short.
    }
end-place-place =
    You came { $rank ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } of { $count }.
end-how = How it went
end-why =
    The difference: { $source }, { $most } for { $seat_is ->
        [you] you
       *[other] { $seat }
    }, { $least } for { $other_is ->
        [you] you
       *[other] { $other }
    }.
end-turning-lead =
    { $known ->
        [yes] { $chapter } decided it:
       *[no] The turning point:
    } { $seat_is ->
        [you] you stayed ahead from here to the end.
       *[other] { $seat } stayed ahead from here to the end.
    }
end-turning-swing =
    { $seat_is ->
        [you] You led from start to finish.
       *[other] { $seat } led from start to finish.
    } { $known ->
        [yes] The biggest step: { $chapter }.
       *[no] This was the biggest step.
    }
end-turning-see = Show this moment
end-more = More
end-hidden = What was hidden
end-lobby = Lobby
end-analyse = Analyse this game
end-replay = Replay
end-again = Play again
end-follow = To the rematch
end-seed = Key for checking the luck: { $seed }
end-seed-chosen = The luck of this game was set in advance.
end-file = Download the game

## Replay

replay-eyes = View from
replay-spectator = a spectator
replay-play-on = Play on from here
replay-hand = Hand
replay-play = Play
replay-pause = Pause
replay-first = To the beginning
replay-last = To the end
replay-slider = Move
replay-moment = { $now } of { $all }
replay-chart = Scores move by move
replay-not-over = This game is not over yet.

## Lobby

lobby-good-morning =
    { $named ->
        [yes] Good morning, { $name }.
       *[no] Good morning.
    }
lobby-good-afternoon =
    { $named ->
        [yes] Good afternoon, { $name }.
       *[no] Good afternoon.
    }
lobby-good-evening =
    { $named ->
        [yes] Good evening, { $name }.
       *[no] Good evening.
    }
lobby-waiting =
    { $count ->
        [0] No game is waiting for you.
        [one] It is your move in one game.
       *[other] It is your move in { $count } games.
    }
lobby-welcome = Play against a bot, open a table for friends, or learn a game first.
lobby-name = Your name
lobby-new = New game
lobby-new-of = New game of { $title }
lobby-games = Games
lobby-minutes = { $minutes } min
lobby-players = Players
lobby-now = Play
lobby-play = Play
lobby-mine = Your games
lobby-with = with { $who }
lobby-alone = waiting for players
lobby-missing =
    { $count ->
        [one] one seat open
       *[other] { $count } seats open
    }
lobby-turn = { $who } to move
lobby-open = Open tables
lobby-open-none = No open tables at the moment. Open one and anyone can join.
lobby-host = opened by { $name }
lobby-join = Join
lobby-finished = Finished games
lobby-finished-none = Finished games will appear here: yours and those of open tables.
lobby-closed = Ended automatically
lobby-look = View
lobby-replay = Replay
lobby-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
lobby-hide = Hide
lobby-unhide = Show again
lobby-hidden =
    { $count ->
        [one] Show one hidden game
       *[other] Show { $count } hidden games
    }
lobby-hidden-away = Hide them again
lobby-leave = Leave
lobby-resign = Resign
lobby-deeds = Hide or leave { $title }
lobby-leave-alone = You are the only player: the table will be deleted.
lobby-leave-waiting = Your seat will be free for another player.
lobby-more =
    { $count ->
        [one] one more
       *[other] { $count } more
    }
lobby-fewer = Show fewer
lobby-show-more = Show more
lobby-filter = Filter tables
lobby-filter-all = All games
lobby-filter-free = At least { $count } free seats
lobby-filter-none = No open table fits. Change the filter, or open a table yourself.
lobby-ended = { $who } won with { $most }
lobby-ended-shared = { $who } shared the win with { $most }
lobby-ended-won = You beat { $against }, { $most } to { $least }
lobby-ended-tie = You beat { $against } on the tie-break, { $most } to { $least }
lobby-ended-at-once = You won outright against { $against }, with { $most }
lobby-ended-lost = { $who } won, { $most } to { $least }
lobby-ended-alone = You scored { $most }
lobby-ended-rank =
    You came { $rank ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } of { $count }; { $who } won with { $most }

## New game

new-seats = Seats
new-seat = Seat { $number }
new-me = You, { $name }
new-open-table = Open the table
new-open = An open seat for anyone
new-here = A friend on this screen
new-friend-name = Friend’s name
new-add = Add a seat (up to { $most })
new-remove = Remove seat { $number }
new-hints = Hints for everyone
new-hints-about = The player to move may ask for one. Always available against bots.
new-stand-ins = Who plays for absent players
new-stand-ins-levels = Any bot
new-stand-ins-nobody = No one
new-first = First game
new-first-about = Simpler settings for your first time.
new-bot = Bot · { $bot }
new-rules = Rules
new-more = More settings
new-less = Fewer settings
new-cancel = Cancel
new-estimate =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    } · about { $minutes } min
new-estimate-days =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    } · { $days ->
        [one] about a day
       *[other] about { $days } days
    }
new-estimate-weeks =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    } · about { $weeks } weeks

## Other pages

learn-title = Learn
learn-how = How to play
learn-explains = Rest the pointer or a finger on anything to see what it is and what it can do now.
learn-all = All the rules, all the cards
credits-title = Credits
credits-icons = Icons
credits-icons-about = The icons come from
credits-fonts = Typefaces
credits-code = Third-party code
credits-games = The games
credits-games-about = All rules are written in our own words and all pictures are ours. This is an unofficial implementation; the games belong to their authors and publishers.

## What goes wrong

error-no-answer = The server is not responding.
error-server = Something went wrong on our side ({ $status }). Your game is safe.
error-page = Something went wrong on our side. Your game is safe.
error-reload = Reload
error-details = Copy details
error-table-gone = This table no longer exists, or this link does not open it.
error-nothing-here = This page does not exist.

## Lessons and tips

teach-title = Lesson
teach-count = { $now } of { $total }
teach-leave = Leave the lesson
teach-next = Next
teach-show = Show me
teach-skip = Skip this step
teach-again = Try something else
teach-keep = Keep this move
teach-learnt = What you have learned
teach-chapter = Next chapter
teach-first-game = Play a first game
teach-play-on = Play on from here
coach-title = Tip
coach-close = Got it
coach-unfold = Read more
coach-off = Don’t show tips again
## A map in a window

board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-whole = Whole map
lobby-just-play = Play now
lobby-learn = Learn in { $minutes } minutes
learn-lessons = Lessons
learn-begin = Start
learn-go-on = Continue
learn-again = Again
learn-done = done
learn-count =
    { $done ->
        [0] { $count ->
            [one] One chapter
           *[other] { $count } chapters
        }
       *[other] { $done } of { $count } done
    }
learn-place = part { $part } of { $parts }
preference-tips = Tips when playing against bots
puzzle-today = Puzzle of the day
puzzle-about =
    { $kind ->
        [sure] { $title }: win, whatever Fox plays.
       *[best] { $title }: what is the best move?
    }
puzzle-level = Level { $level } of 3
puzzle-solve = Solve
puzzle-again = Solved. See it again
puzzle-name = Puzzle { $name }
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-page = Puzzles
puzzle-progress = { $solved } of { $count } solved at the first try
puzzle-streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
puzzle-outcome =
    { $how ->
        [solved] Solved at the first try.
        [later] Solved, but not at the first try.
       *[shown] The answer was shown: this puzzle is not solved.
    }
puzzle-answer = The answer
puzzle-mark =
    { $how ->
        [solved] solved at the first try
        [later] solved later
        [shown] answer shown
       *[wrong] tried
    }
puzzle-levels = Level
puzzle-every-level = All levels
puzzle-themes = Theme
puzzle-every-theme = All themes
puzzle-theme-sure = A sure win
puzzle-theme-keep-the-lead = Keep the lead
puzzle-theme-lose-on-purpose = Lose on purpose
puzzle-theme-narrow-win = Win narrowly
puzzle-theme-hidden-card = A hidden card
puzzle-theme-small-steps = Small steps
puzzle-theme-place = Which tile?
puzzle-theme-swap = Swap tiles
puzzle-theme-fire = Sacred Fire
puzzle-theme-do = Which action?
puzzle-theme-order = Turn order
puzzle-theme-strike = Attack
puzzle-theme-use = Progress tile
puzzle-theme-replace = Replace
puzzle-theme-play = Which card?
puzzle-theme-build = Build
puzzle-theme-to = Move
puzzle-theme-from = Move
puzzle-theme-recruit = Recruit
puzzle-theme-part = Part of a card
puzzle-theme-retreat = Retreat
puzzle-theme-remove = Remove a card
puzzle-theme-pass = Pass
puzzle-theme-cell = Place a tile
puzzle-theme-turn = Turn a tile
puzzle-theme-pick = Take a card
puzzle-theme-craft = Make a tool
puzzle-theme-orient = Turn a tile
puzzle-theme-move = Move
puzzle-theme-collect = Collect
puzzle-theme-take = Take goods
puzzle-theme-train = Train warriors
puzzle-theme-relocate = Find refuge
puzzle-theme-end = End the turn
puzzle-theme-attack = Attack
puzzle-theme-cavalry = Cavalry

## The end of letters

unsubscribe-title = Unsubscribe
unsubscribe-about = You will get no more e-mail about your games, only about your account. You can change this in your settings.
unsubscribe-end = Unsubscribe
unsubscribe-done = Done. No more e-mail about your games.
## Time

new-pace = Pace
pace-relaxed = Relaxed
pace-relaxed-about = No clocks.
pace-live = Live
pace-live-about = Free thinking time for each move, then a reserve for the whole game.
pace-day = A day
pace-day-about = One day per move, plus three days in reserve for the whole game.
pace-three-days = Three days
pace-three-days-about = Three days per move, plus six days in reserve for the whole game.
new-at-zero = When a player’s time runs out
new-at-zero-ask = The others decide
new-at-zero-bot = A bot takes over
new-at-zero-end = The game ends
lobby-left = { $time } left
clock-days =
    { $hours ->
        [0] { $days } d
       *[other] { $days } d { $hours } h
    }
clock-hours =
    { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
clock-label = Time left:
clock-label-paused = Clock stopped, time left:
clock-about-free = { $free } for this move, then { $left } in reserve
clock-about = { $left } in reserve
clock-paused = All clocks are stopped, until { $day } at the latest.
clock-away = Back on { $day }
clock-out = Out of time
clock-out-bot = Out of time: a bot is playing
clock-warn-quarter = A quarter of your time is left.
clock-warn-soon = Thirty seconds left.
late-out = { $who } has run out of time.
late-idle = { $who } has not moved for a month.
late-sub = What do you want to do?
late-end = End the game
late-wait = More time
late-bot = Let a bot play
late-end-waits = You want to end the game. { $who } must agree too.
time-vote-pause-asked =
    { $seat_is ->
        [you] You ask for a pause.
       *[other] { $seat } asks for a pause.
    }
time-vote-pause-sub = All clocks stop for two weeks. After a day, a player can end the pause.
time-vote-pause-yes = Pause
time-vote-pause-no = Play on
time-vote-resume-asked =
    { $seat_is ->
        [you] You want to end the pause.
       *[other] { $seat } wants to end the pause.
    }
time-vote-resume-sub = All clocks run again.
time-vote-resume-yes = End the pause
time-vote-resume-no = Stay paused
paused-say = The game is paused.
menu-pause = Ask for a pause
menu-resume = End the pause
menu-resume-ask = Ask to end the pause
menu-give-time = Give a player more time
menu-holiday = Go on holiday
time-about = Added to their reserve for the whole game.
time-plus = + { $time }
time-plus-for = Give { $name } { $time }
holiday-about = Your clocks stop at all slow tables, from the first day to the end of the last. You have 21 days a year.
holiday-from = First day away
holiday-to = Last day away
holiday-go = Go on holiday
holiday-back = I’m back
holiday-done = Enjoy it. The others can see when you will be back. Days left this year: { $left }.
holiday-none = No holiday planned. Days left this year: { $left }.
closed-time = A player ran out of time, and the game was ended.
closed-idle = No one had moved for a long time: the game was ended.
## People who are known

self-guest = Guest,
self-guest-name = Guest
self-keep = save my games
self-keep-button = Save my games
self-page = { $name }: my page
seat-former = former member
seat-guest-named = { $name } (guest)
panel-guest-about = Plays as a guest, without an account
end-keep = Your games are stored in this browser only. With an account you find them on all your devices.
## Who sees a table, invitations

access-title = Who may watch and join
access-open = Anyone
access-open-about = Shown in the lobby: anyone may take an open seat or watch.
access-link = By link
access-link-about = Not listed. A seat’s link lets one person play; the table’s link lets anyone watch.
access-closed = Closed
access-closed-about = Only the players see it. No spectators, even after the end.
new-invite = A member, by name
new-invite-name = Member’s name
seat-kept = Reserved for { $name }
wait-remove = Remove player
wait-remove-whom = Remove { $name } from this seat
wait-invite = Invite by name
wait-invite-send = Reserve the seat
wait-uninvite = Withdraw the invitation
lobby-access-link = by link only
lobby-access-closed = closed
lobby-invitations = Invitations
lobby-invited = { $by } has reserved a seat for you
lobby-accept = Accept
lobby-decline = Decline

## How a table ends

resign-two = The game ends and counts as a loss. It stays in your finished games.
resign-many = A bot plays on for you to the end, and you come last. You cannot return.
menu-call-off = Agree to end the game
ribbon-call-off-about = The game ends without a winner if all players agree.
ribbon-call-off-ask = Ask the others
ribbon-call-off-yes = End it
ribbon-call-off-no = Play on
ribbon-call-off =
    { $seat_is ->
        [you] You propose to end the game without a winner.
       *[other] { $seat } proposes to end the game without a winner.
    }
ribbon-call-off-sub = It would end without a result.
ribbon-gone = You have resigned. A bot plays on for you.
panel-gone = Resigned
closed-resigned = { $who } resigned. Winner: { $winners }.
closed-agreed = Ended by agreement of all players.
lobby-called-off = Ended by agreement
lobby-resigned = { $who } won by resignation
lobby-resigned-won = You won by resignation

## Answered ahead

menu-orders = Answer in advance
orders-about = Longhouse gives this answer for you when you are asked, after a short pause. The other players do not learn of it before the end.
orders-ask = Ask me
orders-once = The next time
orders-always = Every time
orders-slip =
    { $count ->
        [1] One answer given in advance
       *[other] { $count } answers given in advance
    }

## Sharing a finished game

end-share = Share
end-share-all = Anyone with the link can watch the replay, from every player’s side.
end-share-closed = Only the players of this game can open the link.
lobby-history = All my games

## Where people need a name to play

doors-keep-first = Create an account first
doors-keep-again = Create an account and play again
doors-keep-of = Create an account to play { $title }
doors-off = You need an account to play here. Without one you can watch, learn and solve puzzles.
doors-off-table = You need an account to play here. You can watch without one.
doors-open = You need an account to play at open tables.
doors-open-none = No open tables at the moment.
doors-open-table = You need an account to play at open tables. You can watch without one.
doors-new = To open it to everyone you need an account: “Save my games”, at the top of the page.
