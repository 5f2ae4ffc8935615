### What the platform itself says, whatever the game.

player = Player { $number }

event-undone =
    You take back { $count ->
        [one] your last choice
       *[other] your last { $count } choices
    }.
event-undone-hidden = { $seat } takes something back.
event-rewound =
    { $seat_is ->
        [you] You go back
       *[other] { $seat } goes back
    } to an earlier moment, with everybody’s consent.

## Where a match stands

chapter-setup = Setting up
chapter-round = Round { $now }
chapter-year = Year { $now }
chapter-cycle = Cycle { $now }
chapter-part-round = round { $now }

## Refusals

error-choice-stale = The table has changed since you were asked. Look again and choose anew.
error-choice-unknown = “{ $choice }” is not an option of this game. Take one from the list of options.
error-choice-illegal = “{ $choice }” cannot be chosen now. Take one from the list of options.
error-not-deciding =
    { $seat_is ->
        [you] It is your decision.
       *[other] It is not your decision now. The table waits for { $seat }.
    }
error-match-over = The game is over. Nothing is left to decide.
error-undo-nothing = There is nothing of yours to take back.
error-undo-chance = Luck has spoken since then: that cannot be taken back alone. The others can agree to rewind.
error-undo-reveal = You have seen something hidden since then: that cannot be taken back alone. The others can agree to rewind.
error-undo-together = All answers are in: a secret choice is final once everybody has made theirs. The others can agree to rewind.
error-undo-others =
    { $seat_is ->
        [you] You have decided something since then.
       *[other] { $seat } has decided something since then. That can only be taken back if the others agree to rewind.
    }
error-rewind-rated = This match counts for the ratings: nothing is taken back here.
error-rewind-consent =
    { $seat_is ->
        [you] You have not agreed to go back yet.
       *[other] { $seat } has not agreed to go back yet. Ask, then try again.
    }
error-rewind-nothing = There is nothing to go back to from here. Name an entry that exists and came earlier.
error-game-unknown = There is no game called “{ $game }”. These can be played: { $known }.
error-game-broken = The game “{ $game }” is installed but cannot be loaded ({ $why }). Install its package again.
error-bot-unknown = There is no bot called “{ $bot }”. These can play: { $known }. For a person write “you”, or “you:{ $bot }”.
error-seats = { $game } is played by { $low ->
    [1] { $high ->
        [1] exactly 1 player
       *[other] 1 to { $high } players
    }
    [2] { $high ->
        [2] exactly 2 players
       *[other] 2 to { $high } players
    }
   *[other] { $low } to { $high } players
    }, not { $seats }.
error-seat = There is no seat { $seat_number }. The seats are numbered from 0 to { $high }.
error-setting-unknown = There is no setting called “{ $setting }”. This game has: { $known }.
error-setting-value = “{ $setting }” cannot be “{ $value }”. It can be: { $known }.
error-setting-form = “{ $setting }” is not a setting. Write it as name=value.
error-no-games = A tournament needs at least one game and one bot.
error-ladder-alone = A ladder needs at least two players.
error-balance-alone = How fair a game is shows with at least two players.
error-quick-alone = --quick belongs to a ladder or a balance: longhouse arena --ladder, or --balance.
error-keep-busy = Another arena plays into { $path } just now. Wait for it, or name another file.
error-keep-no-games = { $path } is no file of an arena. Name another one, or one that does not exist yet.
error-keep-other = The games in { $path } were played with other rules or settings ({ $name } is { $was }, you ask for { $now }). Name another file.
error-keep-line = Line { $line } of { $path } cannot be read. Take it out, or name another file.
error-file-unwritable = { $path } cannot be written ({ $why }). Choose another place.
error-file-busy = { $path } is being played in another window. Close that one first.
error-position-shape = This position is not written as it should be ({ $what }). Compare it with what “dump” writes.
error-position-unknown = This position names “{ $what }”, which does not exist. Known here: { $known }.
error-position-twice = This position has “{ $what }” in two places. Take one away.
error-position-place = In this position “{ $what }” cannot be at { $where }.
error-position-missing = In this position “{ $what }” lies nowhere. Put it somewhere.
error-file-unreadable = { $path } cannot be read ({ $why }). Check the name of the file.
error-file-foreign = { $path } is not a Longhouse match. Give the file that “save” wrote.
error-file-newer = This match has the format { $format }, which this Longhouse does not know. Install a newer one.
error-file-empty = { $path } has no deal in it: its end is missing. Use another copy.
error-file-torn = { $path } is cut off after line { $line }. Use a whole copy, or go on from what is there with --recover.
error-file-line = Line { $line } of the file is damaged: it is not an entry of a match. Use another copy.
error-file-choice = { $path } is damaged: one of its choices was not possible. Use another copy.
error-file-seed = The seed of this match is damaged. Use another copy.
error-file-rules = This match was played under rules { $rules }; here are rules { $ours }, and it cannot be continued from what was saved. Use the version of Longhouse it was played with.
error-moment-rules = The rules have changed since: this was played under rules { $rules }, and here are rules { $ours }. The match goes on, but this moment cannot be shown again.
error-wish-impossible = “{ $wish }” cannot come from “{ $stream }” now. Wish for something that is still there.
error-wish-stream = No luck is called “{ $stream }” in this game. Known here: { $known }.
error-wish-rated = This match counts for the ratings: nobody chooses its luck.
error-outcome-missing = The file lacks an outcome of chance (stream { $stream }). Use another copy.
error-outcome-unfit = The file has an outcome of chance that does not fit (stream { $stream }). Use another copy.
error-verify-seed = The seed is not the one that was promised when the match started.
error-verify-entry = Line { $line } is not what the seed and the rules lead to.

## A table in lines of text

table-you = You
table-none = none
table-line = { $label }: { $facts }.
table-part = { $label } ({ $facts })
table-whose = { $name }, { $label }
table-yes = yes
table-no = no
zone-score = Points

## Why something cannot be chosen, where a game says nothing else

why-over = The game is over: start a new one to play again.
why-wait = Not now: { NOUN($seats) } must decide first.
why-later = This is not what you are asked now.
why-not-offered = The rules do not allow that now: choose one of the options.

## What cannot be taken back

final-chance = This cannot be taken back: luck decides what comes next.
final-reveal = This cannot be taken back: you will see something hidden.
final-together = This cannot be taken back: yours is the last answer, and then all of them count.

## Bots

bot-novice = Novice
    .about = Looks one choice ahead and overlooks a thing or two: for a first game.
bot-brave = Brave
    .about = Takes what looks best now, and answers at once.
bot-chief = Chief
    .about = Plans ahead, mindful of what the others may hide, and thinks for a moment.
bot-elder = Elder
    .about = Sees far and lets nothing slip, but takes the time it needs.
bot-name-fox = Fox
bot-name-otter = Otter
bot-name-wren = Wren
bot-name-heron = Heron
bot-name-marten = Marten
bot-name-finch = Finch
bot-name-robin = Robin
bot-name-plover = Plover
bot-name-curlew = Curlew
bot-name-vole = Vole
bot-name-newt = Newt
bot-name-lark = Lark
bot-name-swift = Swift
bot-name-teal = Teal
bot-name-dormouse = Dormouse
bot-name-hedgehog = Hedgehog
error-lesson-unreadable = The lesson “{ $lesson }” cannot be read: { $why }.
error-lesson-unknown = There is no lesson “{ $lesson }” for { $game }. There are: { $known }.

## Hints, and why a program did something. Clauses (reason-...) stand beside each other, in small letters

reason-lead =
    { $points ->
        [one] one point more
       *[other] { $points } points more
    }
reason-mixed =
    play it about { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    } in ten, so that nobody can count on it: choices are secret
reason-varied = vary it with what is as good, so that nobody can count on it: choices are secret
hint-choice = Hint: { $choice }
hint-only = There is nothing else to choose.
hint-why = { $why }.
hint-games =
    In a hundred games it wins { $more ->
        [one] one more
       *[other] { $more } more
    }.
hint-clear = Clearly better than “{ $other }”.
hint-slight = A little better than “{ $other }”.
hint-equal = “{ $other }” is about as good.
because = { $seat }: { $why }.
because-unseen = What { $seat } wants with that cannot be seen yet.
error-why-no-move = That is no move of a player, or it was taken back.
error-why-not-a-bot = Only programs are asked why.
error-analysis-unfinished = Only a match that is over is analysed: the analysis tells what everybody knew.
error-analysis-alone = A game that was played alone is not analysed: there is nobody to compare chances with.

## Puzzles whose best choice was found by search. $said: the part of the match, or what the choice brings

chapter-puzzle = Puzzle
    .about = A position from a game. One choice is clearly best: find it.
lesson-puzzle-best = What is best here?
    .text = { $said }. It is your turn. What looks best at once is not.
    .do = Make the choice that wins most often.
    .no = There is a better one. Look again.
    .no-cost =
        { $lost ->
            [one] That wins one game in a hundred less than the best choice. Look again.
           *[other] That wins about { $lost } games in a hundred less than the best choice. Look again.
        }
lesson-puzzle-found = That is it
    .text = The next best choice wins about { $figure } games in a hundred less.
lesson-puzzle-because = That is it
    .text = { $said }. The next best choice wins about { $figure } games in a hundred less.
