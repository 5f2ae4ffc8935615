### What the platform itself says, whatever the game.

player = Player { $number }
# A player in a list of players: the reader.
you = you
# To a player alone at the table, whatever stands in the way.
error-undo-alone = Something new has come up since then. Go back to an earlier moment instead.

event-undone =
    You undo { $count ->
        [one] your last move
       *[other] your last { $count } moves
    }.
event-undone-hidden = { $seat } undoes a move.
event-rewound =
    { $seat_is ->
        [you] You go back
       *[other] { $seat } goes back
    } to an earlier moment.

## Where a match stands

chapter-setup = Setting up
chapter-round = Round { $now }
chapter-year = Year { $now }
chapter-cycle = Cycle { $now }
chapter-part-round = round { $now }

## Refusals

error-choice-stale = The game has moved on. Look at the table and choose again.
error-choice-unknown = “{ $choice }” is not a move in this game. Pick one from the list.
error-choice-illegal = “{ $choice }” is not possible now. Pick a move from the list.
error-not-deciding =
    { $seat_is ->
        [you] It is your turn.
       *[other] It is not your turn. { $seat } must move first.
    }
error-match-over = The game is over.
error-undo-nothing = You have no move to undo.
error-undo-chance = A card or a die has come up since then, so you cannot undo this alone. The others can agree to go back.
error-undo-reveal = You have seen something hidden since then, so you cannot undo this alone. The others can agree to go back.
error-undo-together = Everyone has chosen, so this is final. The others can agree to go back.
error-undo-others =
    { $seat_is ->
        [you] You have played on since then.
       *[other] { $seat } has played since then. You can go back only if the others agree.
    }
error-rewind-rated = This game is rated: no move can be undone.
error-rewind-consent =
    { $seat_is ->
        [you] You have not agreed to go back yet.
       *[other] { $seat } has not agreed to go back yet. Ask, then try again.
    }
error-rewind-nothing = You cannot go back to that moment. Choose an earlier one.
error-game-unknown = There is no game called “{ $game }”. You can play: { $known }.
error-game-broken = The game { $game } cannot be loaded. { $where }: { $why }
error-envs-zones = “{ $game }” declares no zones, so it has no numeric observations. Declare them with core/layout.py.
error-envs-chance = A chance event is pending. Ask for samples at a player’s decision.
error-not-installed = This needs { $package }. Install it: pip install "{ $extra }".
error-new-game-nameless = A new game needs a name. For example: longhouse new-game beaver_dam
error-new-game-name = “{ $name }” cannot be the name of a game. Use lower-case letters, digits and single underscores, start with a letter, at most { $most } characters: beaver_dam
error-new-game-keyword = “{ $name }” is a Python keyword and cannot be the package’s name. Choose another one.
error-new-game-installed = A game called “{ $name }” is already installed. Choose another name, or uninstall that game first.
error-new-game-module = Python already has a package called “{ $name }”; the new one would be hidden. Choose another name.
error-new-game-exists = { $folder } already exists and is not overwritten. Change the folder or choose another name.
error-new-game-unwritable = Cannot write the game to { $folder } ({ $why }). Change to a folder you may write to.
error-bot-unknown = There is no bot called “{ $bot }”. These bots exist: { $known }. For a person write “you”, or “you:{ $bot }”.
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
error-seat = There is no seat { $seat_number }. Seats are numbered from 0 to { $high }.
error-setting-unknown = There is no setting called “{ $setting }”. This game has: { $known }.
error-setting-value = “{ $setting }” cannot be “{ $value }”. It can be: { $known }.
error-setting-form = “{ $setting }” is not a setting. Write it as name=value.
error-no-games = A tournament needs at least one game and one bot.
error-ladder-alone = A ladder needs at least two players.
error-ladder-rung = With that many players this ladder has no rung { $rung }. Its rungs: { $rungs }
error-rung-alone = --rung needs --ladder: longhouse arena --ladder GAME --rung elder
error-balance-alone = --balance needs at least two players.
error-quick-alone = --quick needs --ladder or --balance.
error-quick-few = --quick N divides the number of simulations of Chief and Elder by N and ignores the clock. N is 1 or more.
error-keep-busy = Another arena is writing to { $path }. Wait for it, or name another file.
error-keep-no-games = { $path } is not an arena file. Name another one, or a new one.
error-keep-other = The games in { $path } were played with other rules or settings ({ $name } was { $was }, now { $now }). Name another file.
error-keep-line = Line { $line } of { $path } is unreadable. Delete it, or name another file.
error-arena-endless = A game of { $game } (deal { $deal }) was still unfinished after { $decisions } decisions. A figure that should end it may be wrong.
error-arena-killed = The process playing “{ $which }” was killed { $times } times. Out of memory? Try --jobs 1.
error-arena-hangs = The game “{ $which }” hangs: one decision took more than { $seconds } s.
error-arena-broke = The game “{ $which }” crashed: { $why }
error-arena-question = --decide compares bots: name at least two different ones, or use --ladder.
error-arena-percent = { $option } is a percentage between { $low } and { $high }, not { $value }.
error-arena-where = --on takes local, ray, or the address of a Ray cluster (ray://host:10001), not “{ $where }”.
error-arena-no-ray = Ray is not installed here. Install it with: pip install "longhouse-games[ray]"
error-arena-cluster = The Ray cluster cannot be reached ({ $why }). Start one with “ray start --head”, or drop --on.
error-lab-no-change = Say what to change: longhouse lab { $game } --change data.toml:ROW=VALUE
error-lab-form = “{ $change }” is not a valid change. Write data.toml:ROW=VALUE, or data.toml:TABLE.ROW.FIELD=VALUE.
error-lab-file = A game’s figures are in its data.toml, not in “{ $file }” ({ $change }).
error-lab-row = data.toml has no row “{ $row }”. Similar: { $near }.
error-lab-table = data.toml has no row “{ $row }”. Its tables: { $known }.
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
error-lab-hangs = With { $changes } the game “{ $which }” hangs: one decision took more than { $seconds } s. The rules cannot be played with this figure; try one nearer to the old one.
error-lab-broke = With { $changes } the game “{ $which }” cannot be played to the end: { $why }. Try a figure nearer to what it was.
error-lab-no-data = { $game } has no data.toml with figures to change.
error-file-unwritable = Cannot write { $path } ({ $why }). Choose another location.
error-file-busy = { $path } is open in another window. Close it there first.
error-position-shape = Wrong format ({ $what }). Compare with the output of “dump”.
error-position-unknown = This position names “{ $what }”, which does not exist. Possible values: { $known }.
error-position-twice = “{ $what }” is in this position twice. Remove one.
error-position-place = In this position “{ $what }” cannot be at { $where }.
error-position-missing = “{ $what }” is missing from this position. Put it somewhere.
error-file-unreadable = Cannot read { $path } ({ $why }). Check the file name.
error-file-foreign = { $path } is not a saved Longhouse game. Name a file written by “save”.
error-file-newer = This game was saved in format { $format }, which this version of Longhouse cannot read. Install a newer one.
error-file-empty = { $path } is cut off before the first deal. Use another copy.
error-file-torn = { $path } is cut off after line { $line }. Use a complete copy, or use --recover to play on from there.
error-file-line = Line { $line } of the file is damaged. Use another copy.
error-file-choice = { $path } is damaged: it contains an impossible move. Use another copy.
error-file-seed = The random seed in this file is damaged. Use another copy.
error-file-rules = This game was played under rules { $rules }; this version has rules { $ours } and cannot continue it. Use the version of Longhouse it was played with.
error-moment-rules = This moment was played under rules { $rules }; the rules are now { $ours }, so it cannot be shown. The game itself continues.
error-wish-impossible = “{ $wish }” cannot be drawn from “{ $stream }” now. Name one that is still there.
error-wish-stream = This game has no source of luck called “{ $stream }”. It has: { $known }.
error-wish-rated = This game is rated: its luck cannot be chosen.
error-outcome-missing = The file lacks a random result (source { $stream }). Use another copy.
error-outcome-unfit = The file has a random result that does not fit (source { $stream }). Use another copy.
error-verify-seed = The seed differs from the one promised at the start of the game.
error-verify-entry = Line { $line } does not follow from the seed and the rules.

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

why-over = The game is over.
why-wait = Not yet: { NOUN($seats) } must play first.
why-later = You cannot do this now.
why-not-offered = The rules do not allow this now.

## What cannot be taken back

final-chance = You cannot undo this: what comes next is random.
final-reveal = You cannot undo this: you will see something hidden.
final-together = You cannot undo this: everyone else has chosen.

## Bots

bot-novice = Novice
    .about = Thinks one move ahead and overlooks things. For a first game.
bot-brave = Brave
    .about = Plays the move that looks best now, at once.
bot-chief = Chief
    .about = Plans ahead, allows for what the others may hide, and thinks for a moment.
bot-elder = Elder
    .about = Sees far and misses nothing, but takes its time.
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
error-lesson-unknown = { $game } has no lesson “{ $lesson }”. Its lessons: { $known }.

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
because-unseen = Too early to say what { $seat } wants with this.
error-why-no-move = This is not a player’s move, or it was undone.
error-why-not-a-bot = You can ask this about bots only.
error-analysis-unfinished = Only a finished game can be analysed, because the analysis shows what was hidden.
error-analysis-alone = A solo game cannot be analysed: there is no opponent to compare with.

## Puzzles whose best choice was found by search. $said: the part of the match, or what the choice brings

lesson-chapter-puzzle = Puzzle
    .about = A position from a game. One move is clearly best: find it.
lesson-puzzle-best = What is the best move?
    .text = { $said }. It is your turn, and one move is clearly best.
    .do = Find the move that wins most often.
    .no = There is a better move. Look again.
    .no-cost =
        { $lost ->
            [one] That wins one game fewer in a hundred. Look again.
           *[other] That wins about { $lost } games fewer in a hundred. Look again.
        }
lesson-puzzle-found = Well found
    .text = The next best move wins about { $figure } games fewer in a hundred.

## Bots that are programs of their own

error-pipe-missing = “{ $program }” cannot be started. Give a path, such as ./mybot, or a command, such as “python3 mybot.py”; it must be executable. For a person write “you:NAME”.
error-pipe-start = it cannot be started: { $why }
error-pipe-died = it exited (code { $code }) without answering
error-pipe-slow = it did not answer within { $seconds } s
error-pipe-long = it wrote a line of more than { $most } characters
error-pipe-rubbish = it answered “{ $line }” instead of a JSON object
error-pipe-unasked = it wrote “{ $line }” unasked; standard output is for answers only, standard error for everything else
error-pipe-illegal = it chose “{ $choice }”, which is not on its list of options
error-pipe-version = it uses protocol version { $theirs }, Longhouse version { $ours }
