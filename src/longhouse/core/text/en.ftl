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
error-game-broken = The game { $game } cannot be loaded. { $where }: { $why }
error-envs-zones = “{ $game }” declares no zones, so nothing of it can be observed in numbers. Declare them with core/layout.py.
error-envs-chance = Chance has to speak first: nobody imagines worlds here. Ask where a player decides.
error-not-installed = For this, { $package } is needed. Install it: pip install "{ $extra }".
error-new-game-nameless = A new game needs a name. For example: longhouse new-game beaver_dam
error-new-game-name = “{ $name }” cannot be the name of a game. Use small letters, digits and single underscores, beginning with a letter, { $most } at most: beaver_dam
error-new-game-keyword = “{ $name }” is a word of Python, and the package will have this name. Choose another one.
error-new-game-installed = A game called “{ $name }” is installed already. Choose another name, or uninstall that one first.
error-new-game-module = Python already has a package called “{ $name }”, which would hide the new one. Choose another name.
error-new-game-exists = { $folder } exists already, and nothing is overwritten. Go to another folder, or choose another name.
error-new-game-unwritable = The game could not be written to { $folder } ({ $why }). Go to a folder that you may write to.
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
error-ladder-rung = With so many players there is no rung { $rung } of this ladder. There is: { $rungs }
error-rung-alone = --rung belongs to a ladder: longhouse arena --ladder GAME --rung elder.
error-balance-alone = How fair a game is shows with at least two players.
error-quick-alone = --quick belongs to a ladder or a balance: longhouse arena --ladder, or --balance.
error-quick-few = --quick needs a number from 1 on: of so many simulations Chief and Elder do one. 1 is all of them, without a clock.
error-keep-busy = Another arena plays into { $path } just now. Wait for it, or name another file.
error-keep-no-games = { $path } is no file of an arena. Name another one, or one that does not exist yet.
error-keep-other = The games in { $path } were played with other rules or settings ({ $name } is { $was }, you ask for { $now }). Name another file.
error-keep-line = Line { $line } of { $path } cannot be read. Take it out, or name another file.
error-arena-endless = A game of { $game } (deal { $deal }) has not ended after { $decisions } decisions. A figure on which its end depends may be wrong.
error-arena-killed = The process that played the game “{ $which }” was ended { $times } times. Is there too little memory? Play it with --jobs 1 to see.
error-arena-hangs = The game “{ $which }” stands still: one decision took more than { $seconds } s.
error-arena-broke = The game “{ $which }” broke off: { $why }
error-arena-question = --decide asks who is stronger: name at least two different bots, or ask for a --ladder.
error-arena-percent = { $option } is a part of a hundred, between { $low } and { $high }, not { $value }.
error-arena-where = --on takes local, ray, or ray and the address of a cluster (ray://host:10001), not “{ $where }”.
error-arena-no-ray = Ray is not installed here. Install it with: pip install "longhouse-games[ray]"
error-arena-cluster = The Ray cluster cannot be reached ({ $why }). Start one with “ray start --head”, or leave --on out.
error-lab-no-change = Say what to change: longhouse lab { $game } --change data.toml:ROW=VALUE
error-lab-form = “{ $change }” is no change. Write data.toml:ROW=VALUE, or data.toml:TABLE.ROW.FIELD=VALUE.
error-lab-file = The figures of a game stand in its data.toml, not in “{ $file }” ({ $change }).
error-lab-row = There is no row “{ $row }” in data.toml. Near it: { $near }.
error-lab-table = There is no row “{ $row }” in data.toml. Its tables are: { $known }.
error-lab-several = Several rows are called “{ $row }”. Say which: { $known }.
error-lab-field = { $row } has no “{ $field }”. It has: { $known }.
error-lab-value =
    { $figure } cannot be “{ $value }”. It is { $now } now and takes { $kind ->
        [yes-no] true or false
        [number] a whole number
        [list] a list such as [1, 2]
        [table] a table such as {"{"} wood = 1 {"}"}
       *[word] a word
    }.
error-lab-same = { $figure } is { $value } already: nothing would change.
error-lab-refused = The rules of { $game } refuse this change: { $why }
error-lab-hangs = With { $changes } the game “{ $which }” stands still: after { $seconds } s nothing had come of one decision. The rules cannot be played with this figure; try one that is nearer to what it was.
error-lab-broke = With { $changes } the game “{ $which }” cannot be played to the end: { $why }. Try a figure nearer to what it was.
error-lab-no-data = { $game } keeps no figures in a data.toml that could be changed.
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
reason-avoids = the next best choice has its price
reason-both = the next best choice brings at least as much
reason-games =
    in a hundred games it wins { $more ->
        [one] one more
       *[other] { $more } more
    }
reason-later = what it is good for shows only after this turn
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

lesson-chapter-puzzle = Puzzle
    .about = A position from a game. One move is clearly best: find it.
lesson-puzzle-best = What is the best move?
    .text = { $said }. It is your turn, and one move is clearly best.
    .do = Find the move that wins most often.
    .no = There is a better move. Look again.
    .no-cost =
        { $lost ->
            [one] That wins one game in a hundred less than the best choice. Look again.
           *[other] That wins about { $lost } games in a hundred less than the best choice. Look again.
        }
lesson-puzzle-found = Well found
    .text = The next best move wins about { $figure } games fewer in a hundred.

## Bots that are programs of their own

error-pipe-missing = “{ $program }” is no program that can be started here. Write the path to one, as in ./mybot, or a command, as in “python3 mybot.py”; it must be executable. For a person write “you:NAME”.
error-pipe-start = it cannot be started: { $why }
error-pipe-died = it has ended (code { $code }) and owed an answer
error-pipe-slow = it did not answer within { $seconds } s
error-pipe-long = it wrote a line of more than { $most } characters
error-pipe-rubbish = it answered “{ $line }”, and not with the JSON object that it was asked for
error-pipe-unasked = it wrote “{ $line }” without being asked; standard output is for answers, standard error for everything else
error-pipe-illegal = it chose “{ $choice }”, which is not on its list of options
error-pipe-version = it speaks version { $theirs } of the protocol, and Longhouse version { $ours }
