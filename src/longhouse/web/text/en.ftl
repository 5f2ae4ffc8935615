### What the browser client says, whatever the game.

## The house

app-loading = Setting the table
app-to-lobby = Back to the lobby
app-your-move = Your move
app-rules = Rules
app-close = Close
app-sound-on = Sounds on
app-sound-off = Sounds off
app-dark = Dark theme
app-light = Light theme
app-table = Table
app-tabs = Parts of the table
app-rail = Log and choices
app-own-area = Your side of the table
app-pages = Pages
app-belt = { $now } of { $count }
app-belt-short = { $now } / { $count }
app-skip-choices = To the list of choices

board-plain = The table, as a list

## Seats and bots

seat-open = Open seat
seat-guest = Guest
seat-friend = Friend
bot-greedy = Greedy bot
bot-random = Random bot
bot-other = Bot { $bot }

## The ribbon

ribbon-hint = Hint
ribbon-hint-thinks = Thinking …
ribbon-help = What does this mean?
ribbon-lost =
    { $seconds ->
        [0] Connection lost. Trying again.
       *[other] Connection lost. Trying again in { $seconds } s.
    }
ribbon-retry = Try now
ribbon-slow = Waiting for the server.
ribbon-past = The table as it was then
ribbon-past-start = The beginning
ribbon-now = Back to now
ribbon-rewind = Play on from here
ribbon-rewind-ask = Ask to go back to here
ribbon-rewind-proposed =
    { $seat_is ->
        [you] You ask to go back to an earlier moment.
       *[other] { $seat } asks to go back to an earlier moment. Do you agree?
    }
ribbon-rewind-waits = Waiting for { $who }
ribbon-rewind-yes = Go back
ribbon-rewind-no = Stay here
ribbon-rewind-withdraw = Withdraw
ribbon-skip = Skip
ribbon-go-on = Go on
ribbon-turn-done = Your turn is done.
ribbon-since =
    { $count ->
        [one] One move since you left.
       *[other] { $count } moves since you left.
    }
ribbon-play = Show them
closed-length = The house has ended this game: it had become too long.
closed-admin = Whoever keeps this house has closed the table.
closed-sub = Nothing more is played here. It stays to be looked at.
ribbon-waiting-room = Waiting for players.
ribbon-waiting-room-sub = The game begins when every seat is taken.
ribbon-lent = A bot plays for you.
ribbon-lent-back = Take my seat back
ribbon-places-left =
    { $count ->
        [0] Every place is filled.
        [one] One place left to fill, then commit.
       *[other] { $count } places left to fill, then commit.
    }
ribbon-narrowed = { $count } ways left.
ribbon-confirm = { $deed }?
ribbon-back = Back
ribbon-undo = Undo
ribbon-undo-turn = Start the turn again
ribbon-go-back = Go back
ribbon-go-back-ask = Go back to before your last choice?
ribbon-go-back-there = Go back to that moment?
ribbon-back-no = Stay here
ribbon-lost-own = { $count } choices of yours are lost.
ribbon-lost-others =
    { $count ->
        [one] A move of { $who } is lost.
       *[other] { $count } moves of { $who } are lost.
    }
ribbon-clear = Take all back
ribbon-take-back = Take back
ribbon-commit = Commit { $placed }/{ $all }
ribbon-commit-now = Commit
ribbon-not-yet =
    { $count ->
        [one] Not yet. One place is still empty.
       *[other] Not yet. { $count } places are still empty.
    }
ribbon-show-them = Show them
ribbon-choices = Choose from { $count }
ribbon-sealed = Sealed. Waiting for { $who }.
ribbon-others =
    { $count ->
        [0] One moment.
        [one] { $who } is choosing.
       *[other] { $who } are choosing.
    }

## Players

panel-players = Players
panel-you = You
panel-points =
    { $count ->
        [one] pt
       *[other] pts
    }
panel-choosing = Choosing
panel-choosing-you = Your move
panel-thinking = Thinking
panel-placing = Choosing · { $placed } of { $all } placed
panel-ready = Ready
panel-away = Away
panel-lent = { $bot } plays
panel-failed = { $bot } could not go on. { $other } plays in its place.
panel-instead = instead of { $bot }
panel-program = Program
panel-warned =
    { $minutes ->
        [one] { $name } may be replaced in 1 minute unless back
       *[other] { $name } may be replaced in { $minutes } minutes unless back
    }
panel-lend = Let a bot play for { $name }

## Log, choices, describing

log-why = Why did it do that?
log-why-nothing = Nothing can be said about that.
log-title = Log
log-empty = The first move will be written here.
log-steps = Step through the moves
log-previous = Previous move
log-next = Next move
log-again = Show again
log-since-my-turn = What happened since my turn
log-undone =
    { $count ->
        [one] One line taken back
       *[other] { $count } lines taken back
    }
choices-title = Everything you can do now
choices-tab = Choices
choices-none = Nothing to choose at the moment.
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
menu-keys = Keys
menu-leave = Leave the table
menu-resign = Resign
menu-stand-in = Who plays for me when I am away
menu-stand-in-any = Whom the table allows
menu-rewind = Go back to my last choice
menu-hook = Hook for this table
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
preference-confirm = Ask before a choice
preference-confirm-always = Always
preference-confirm-final = If final
preference-confirm-never = Never
preference-pauses = Pause after each move of a bot
preference-sound = Sounds
preference-patterns = Strong patterns

key-tab-key = Tab
key-tab = to the next thing you can touch
key-arrows-key = ← ↑ → ↓
key-arrows = to the nearest one in that direction
key-enter-key = Enter
key-enter = touch it; with nothing in focus, the main button
key-esc-key = Esc
key-esc = one step back; skips moves being shown
key-undo-key = Ctrl Z
key-undo = undo
key-digits-key = 0–9
key-digits = a card of your hand, by its number (0 is a 10) or its place
key-why-key = ?
key-why = explain the thing in focus
key-log-key = L
key-log = log
key-choices-key = C
key-choices = list of choices
key-rules-key = G
key-rules = rules
key-turn-key = R
key-turn = turn the tile
key-hint-key = H
key-hint = a hint: what to choose, and why
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
        [0] No rule speaks of that.
        [one] One rule found.
       *[other] { $count } rules found.
    }
book-link = { $rule }: copy its address
book-copied = The address of rule { $rule } is copied.
book-address = The address of rule { $rule }: { $address }
book-no-rule = { $title } has no rule { $rule }. Its rules are all here.
book-sources = Sources
book-own-words = In our own words; an unofficial implementation.
book-source-rulebook = From the rulebook
book-source-public = From public reviews
book-source-designed = Figures designed by us
book-source-ruling = A ruling of ours
book-source-mixed = From several sources

## Before the first move, and links

wait-bot = Put a bot here
wait-name = Your name
wait-join = Sit down
links-title = Links
links-copy = Copy
links-copied = Copied
links-qr = QR code
links-qr-label = QR code: { $label }
links-seat = Seat { $number }
links-seat-about = For whoever shall sit there. Send it to one person only.
links-mine = Seat { NOUN($seat, form: "of") }
links-mine-about = Your own seat, to go on playing on another device. Keep it to yourself.
links-watch = For spectators
links-watch-about = Whoever has it can watch, and sees no secrets.
links-only-here = Nobody else can open these links: this server listens only to its own computer. To play with others, stop it and start it with
curtain-pass = Pass the screen { NOUN($seat, form: "to") }.
curtain-about = The table is hidden until the right person looks.
curtain-here = I am { $seat }
curtain-take-back = { $seat } takes the last choice back

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
        [0] Nothing but the tie-break was missing.
        [one] One point was missing. So close.
       *[other] { $missing } points were missing. So close.
    }
end-place-place =
    You are { $rank ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } of { $count }.
end-how = How it went
end-why =
    What told most: { $source }, { $most } for { $seat_is ->
        [you] you
       *[other] { $seat }
    } against { $least } for { $other_is ->
        [you] you
       *[other] { $other }
    }.
end-turning-lead =
    { $known ->
        [yes] It was decided in { $chapter }:
       *[no] The deciding moment:
    } from here on { $seat_is ->
        [you] you were ahead to the end.
       *[other] { $seat } was ahead to the end.
    }
end-turning-swing =
    { $seat_is ->
        [you] You were never behind.
       *[other] { $seat } was never behind.
    } { $known ->
        [yes] The greatest stride was in { $chapter }.
       *[no] This was the greatest stride.
    }
end-turning-see = See it
end-more = More
end-hidden = What was hidden
end-lobby = Lobby
end-analyse = Analyse this game
end-replay = Replay
end-again = Play again
end-follow = To the rematch
end-seed = Seed, now open: { $seed }.
end-seed-chosen = The seed of this match was chosen by somebody.
end-file = The match as a file

## Replay

replay-eyes = Seen by
replay-spectator = the public
replay-play-on = Play on from here
replay-hand = Hand
replay-play = Play
replay-pause = Pause
replay-first = To the beginning
replay-last = To the end
replay-slider = Moment of the game
replay-moment = { $now } of { $all }
replay-chart = Scores over the game
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
        [0] No table is waiting for you.
        [one] One table is waiting for you.
       *[other] { $count } tables are waiting for you.
    }
lobby-welcome = Play a bot now, open a table for friends, or learn a game first.
lobby-name = Your name
lobby-new = New game
lobby-new-of = New game of { $title }
lobby-games = Games
lobby-minutes = { $minutes } min
lobby-players = Players
lobby-now = Play now
lobby-play = Play
lobby-mine = Your tables
lobby-with = with { $who }
lobby-alone = nobody else yet
lobby-missing =
    { $count ->
        [one] one seat open
       *[other] { $count } seats open
    }
lobby-turn = { $who } to move
lobby-open = Open tables
lobby-open-none = No table is waiting for players. Open one: anyone can join.
lobby-host = opened by { $name }
lobby-join = Join
lobby-finished = Finished games
lobby-finished-none = Your games appear here when they are over, and those of open tables.
lobby-closed = Closed by the house
lobby-look = Look
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
lobby-leave-alone = Nobody else plays here: the table is removed for good.
lobby-leave-waiting = Your seat is free again for somebody else.
lobby-more =
    { $count ->
        [one] one more
       *[other] { $count } more
    }
lobby-fewer = Fewer
lobby-show-more = Show more
lobby-filter = Which tables to show
lobby-filter-all = All games
lobby-filter-free = { $count } free seats or more
lobby-filter-none = No table that waits is like that. Ask for less, or open one yourself.
lobby-ended = { $who } won with { $most }
lobby-ended-shared = { $who } shared the win with { $most }
lobby-ended-won = You won against { $against }, { $most } to { $least }
lobby-ended-tie = You won against { $against } on the tie-break, { $most } to { $least }
lobby-ended-at-once = You won at once against { $against }, with { $most }
lobby-ended-lost = { $who } won, { $most } to { $least }
lobby-ended-alone = You reached { $most }
lobby-ended-rank =
    You were { $rank ->
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
new-open = An open seat, for anyone
new-here = A friend at this screen
new-friend-name = Friend’s name
new-add = Add a seat (up to { $most })
new-remove = Remove seat { $number }
new-hints = Hints for everybody
new-hints-about = Whoever must decide may ask for one. Against bots they are always there.
new-stand-ins = Who plays for people who are away
new-stand-ins-levels = Any of the house’s bots
new-stand-ins-nobody = Nobody
new-first = First game
new-first-about = Simpler settings, for whoever plays this for the first time.
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
learn-how = How it goes
learn-explains = The table explains itself: rest the pointer on anything, or hold a finger on it, and it says what it is and what it does now.
learn-all = All the rules, all the cards
credits-title = Credits
credits-icons = Icons
credits-icons-about = The icons come from
credits-fonts = Typefaces
credits-code = Code of others
credits-games = The games
credits-games-about = The rules are told in our own words and all pictures are drawn by us. This is an unofficial implementation; the games belong to their authors and publishers.

## What goes wrong

error-no-answer = The server does not answer.
error-server = Something broke on our side ({ $status }). Your game is safe.
error-page = Something broke on our side. Your game is safe.
error-reload = Reload
error-details = Copy details
error-table-gone = This table does not exist, or this link does not open it.
error-nothing-here = There is nothing at this address.

## Lessons and tips

teach-title = Lesson
teach-count = { $now } of { $total }
teach-leave = Leave the lesson
teach-next = Next
teach-show = Show me
teach-skip = Skip this step
teach-again = Back to the choice
teach-keep = Go on like this
teach-learnt = What you know now
teach-more = That was this table. The next one shows something else.
teach-chapter = Next chapter
teach-first-game = Play a first game
teach-play-on = Play on from here
coach-title = Tip
coach-close = Got it
coach-unfold = Read the whole tip
coach-off = No more tips
## A map in a window

board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-whole = Whole map
lobby-just-play = Just play
lobby-learn = Learn in { $minutes } minutes
learn-lessons = Lessons
learn-begin = Begin
learn-go-on = Go on
learn-again = Once more
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
preference-tips = Tips while playing against bots
puzzle-today = Puzzle of the day
puzzle-about = { $title }: one move is clearly best.
puzzle-level = Level { $level } of 3
puzzle-solve = Solve it
puzzle-again = Solved. Look again
puzzle-name = Puzzle { $name }
puzzle-another = Another one
puzzle-next = Next puzzle
puzzle-progress = { $solved } of { $count } solved

## The end of letters

unsubscribe-title = No more letters
unsubscribe-about = You will not be written to about your games any more. What concerns your account itself is still sent. You can change this in your settings.
unsubscribe-end = End my letters
unsubscribe-done = Done. You get no more letters about your games.
## Time

new-pace = Pace
pace-relaxed = Relaxed
pace-relaxed-about = Nobody has a clock.
pace-live = Live
pace-live-about = Everybody thinks for a short while for free, again and again; what goes beyond comes out of a reserve for the whole game.
pace-day = A day
pace-day-about = A day for free each time you are asked, and three days in reserve for the whole game.
pace-three-days = Three days
pace-three-days-about = Three days for free each time you are asked, and six days in reserve for the whole game.
new-at-zero = When somebody’s time is out
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
clock-label-paused = Clock stands, time left:
clock-about-free = { $free } are still free, then { $left } in reserve
clock-about = { $left } left in reserve
clock-paused = All clocks stand, until { $day } at the latest.
clock-away = Back on { $day }
clock-out = Time is out
clock-out-bot = Time was out: a bot plays
clock-warn-quarter = A quarter of your time is left.
clock-warn-soon = Half a minute is left.
late-out = { $who } has run out of time.
late-idle = { $who } has not moved for a month.
late-sub = What shall happen?
late-end = End the game
late-wait = More time
late-bot = Let a bot play
late-end-waits = You want to end the game. { $who } must want it too.
time-vote-pause-asked =
    { $seat_is ->
        [you] You ask for a pause.
       *[other] { $seat } asks for a pause.
    }
time-vote-pause-sub = All clocks stand until somebody ends it, after a day at the earliest, or for two weeks.
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
menu-give-time = Give somebody time
menu-holiday = Go on holiday
time-about = A present for their reserve. It is theirs for the whole game.
time-plus = + { $time }
time-plus-for = Give { $name } { $time }
holiday-about = Your clocks stand at all your slow tables from the first day to the end of the last. You have 21 days a year.
holiday-from = First day away
holiday-to = Last day away
holiday-go = Go on holiday
holiday-back = I am back
holiday-done = Enjoy it. The others see when you are back. Days left this year: { $left }.
holiday-none = No holiday is set. Days left this year: { $left }.
closed-time = Time was out, and the game was ended.
closed-idle = Nobody had moved for a long time: the game was ended.
## People who are known

self-guest = Guest,
self-guest-name = Guest
self-keep = keep my games
self-keep-button = Keep my games
self-page = { $name }: my page
seat-former = former member
seat-guest-named = { $name } (guest)
panel-guest-about = No name of their own in this house
end-keep = Your games live in this browser only. With a name they stay yours on any device.
## Who sees a table, invitations

access-title = Who may see and join
access-open = Anyone
access-open-about = The table stands in the lobby: anyone may take an open seat, and watch.
access-link = By link
access-link-about = In no list. Who has the link of a seat sits down; who has the table’s link watches.
access-closed = Closed
access-closed-about = Only those who sit here see it. Nobody watches, not even when it is over.
new-invite = Somebody by name
new-invite-name = Their name in this house
seat-kept = Kept for { $name }
wait-remove = Ask to get up
wait-remove-whom = Ask { $name } to get up
wait-invite = Invite by name
wait-invite-send = Keep the seat
wait-uninvite = Take the invitation back
lobby-access-link = by link only
lobby-access-closed = closed
lobby-invitations = Invitations
lobby-invited = { $by } keeps a seat for you
lobby-accept = Sit down
lobby-decline = No, thanks

## How a table ends

resign-two = The game ends, and you have lost it. It stays among your finished games.
resign-many = A bot plays your seat to the end, and you come last. You cannot come back.
menu-call-off = Call the game off
ribbon-call-off-about = The game ends without a result if everybody who plays agrees.
ribbon-call-off-ask = Ask the others
ribbon-call-off-yes = End it
ribbon-call-off-no = Play on
ribbon-call-off =
    { $seat_is ->
        [you] You ask to call the game off.
       *[other] { $seat } asks to call the game off.
    }
ribbon-call-off-sub = It would end without a result.
ribbon-gone = You have given up. A bot plays your seat.
panel-gone = Gave up
closed-resigned = { $who } gave up. Winner: { $winners }.
closed-agreed = Called off: everybody agreed.
lobby-called-off = Called off
lobby-resigned = Given up: { $who } won
lobby-resigned-won = You won: the other side gave up

## Answered ahead

menu-orders = Answer ahead
orders-about = What you choose here is answered for you when you are asked, a while later. Nobody learns of it before the end.
orders-ask = Ask me
orders-once = The next time
orders-always = Every time
orders-slip =
    { $count ->
        [1] One thing is answered for you
       *[other] { $count } things are answered for you
    }

## Sharing a finished game

end-share = Share
end-share-all = Whoever has the link can look at this game again, from every seat.
end-share-closed = Only those who played here can open the link.
lobby-history = All my games

## Where people need a name to play

doors-keep-first = Take a name first
doors-keep-again = Play again with a name
doors-keep-of = Take a name to play { $title }
doors-off = People play under a name here. Without one you can watch, learn and solve puzzles.
doors-off-table = People play under a name here. Take one, and you can sit down; you can watch without.
doors-open = At open tables people play under a name here.
doors-open-none = No table is waiting for players.
doors-open-table = At open tables people play under a name here. Take one, and you can sit down; you can watch without.
doors-new = To open it to everybody you need a name here: “Keep my games”, at the top of the page.
