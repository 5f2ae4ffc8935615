### What the command line and the terminal say, in English.
###
### Messages that begin with help- and word- are read without Fluent (terminal/plain.py): no placeables in them.

## Overview

help-overview =
    Longhouse: tribal board games, with people and with bots.

    Try this:
      longhouse                   play in the browser, alone or with others
      longhouse learn             learn a game by playing: five minutes a lesson
      longhouse play              play against a bot, here in the terminal

    All commands:
      play      play a game; every move is saved as you play
      learn     lessons played at the table, with progress and a first game
      puzzle    the puzzle of the day: find the best move
      watch     watch bots play each other, told in words
      replay    retell a saved game step by step; verify checks its file
      analyse   where a finished game was won and lost: luck and skill
      games     the games, their settings and components
      rules     the complete rules of a game
      arena     many games between bots: which is stronger, and how surely
      lab       what changing a figure does, over many games
      new-game  write a package with a small game to start from
      serve     open the browser table for yourself and, by link, for others
      export    write the server's tables to a file; import reads them
      admin     manage a server's tables: list, close, delete, check

    longhouse COMMAND --help explains a command; --lang en or fr; --version.
help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-examples = Examples
help-help = show this and stop
help-lang = language: en or fr
help-plain = no columns, no colours: plain sentences for screen readers
help-vocabulary = wording, where a game has several: neutral or original
help-setting = a setting of the game; may be repeated
help-seed = a number or word that fixes the luck, to repeat a game

metavar-game = GAME
metavar-chapter = CHAPTER
metavar-puzzle = PUZZLE
metavar-date = DATE
metavar-file = FILE
metavar-rule = RULE
metavar-lang = LANG
metavar-words = WORDS
metavar-seats = SEATS
metavar-seat = SEAT
metavar-seed = SEED
metavar-setting = NAME=VALUE
metavar-seconds = SECONDS
metavar-bots = BOTS
metavar-percent = PERCENT
metavar-level = LEVEL
metavar-where = WHERE
metavar-change = CHANGE
metavar-number = NUMBER
metavar-name = NAME

help-play = Play a game in this terminal, against bots or with others at the same screen. Every move is saved at once, so nothing is lost if the window closes.
    .game = the game; optional if only one is installed
    .seats = who plays, in seat order: you, you:NAME, a bot (novice, brave, chief, elder) or a program of your own (./mybot); default: you and brave
    .resume = continue the last game, or the one named
    .recover = continue from a file that is cut off
    .first = a first game: simple settings, the set-up done for you, tips
    .tips = show each tip once, when it first matters
    .no-tips = play a first game without tips
    .hints = allow hints between people too; against bots they are always on
    .examples =
        longhouse play
        longhouse play tomahawk --seats you:Ann,you:Ben
        longhouse play tomahawk --seats chief,you --setting specials=off
        longhouse play tomahawk --seats you,./mybot
        longhouse play tribes --first
        longhouse play --resume
help-learn = Learn a game by playing: short lessons in real positions against Fox. Without a game: all lessons, how long they take and which you have done.
    .game = the game to learn
    .chapter = the lesson, by name or number; default: the next one
    .examples =
        longhouse learn
        longhouse learn tomahawk
        longhouse learn tomahawk first
help-puzzle = A position with one best move. Without a name: the puzzle of the day, the same for everyone.
    .puzzle = a puzzle by name, such as wendake/0003; or the next unsolved one of a game, or of a level of it: wendake, wendake/2
    .date = the puzzle of another day, such as 2026-11-16
    .examples =
        longhouse puzzle
        longhouse puzzle --date 2026-11-16
        longhouse puzzle wendake
        longhouse puzzle wendake/2
        longhouse puzzle tomahawk/0003
help-watch = Watch bots play each other, told in words.
    .game = the game; optional if only one is installed
    .seats = the bots, in seat order, or programs of your own (./mybot)
    .delay = seconds to wait after each event
    .examples =
        longhouse watch tomahawk
        longhouse watch tomahawk --seats brave,novice --seed 7 --delay 1
help-replay = Retell a saved game, round by round.
    .file = a saved game file, or the name of one of your games
    .seat = from which player’s side: 1, 2, ... or a name; default: a spectator’s
    .at = start just before this move: its number in the log, as longhouse analyse gives it
    .step = stop after each move and show the table
    .examples =
        longhouse replay tomahawk-1
        longhouse replay match.jsonl --seat 1 --step
        longhouse replay tomahawk-1 --at 57 --seat 2
help-verify = Recompute a saved game from its seed and compare every card, move and event.
    .file = a saved game file, or the name of one of your games
    .examples =
        longhouse verify tomahawk-1
        longhouse verify match.jsonl
help-analyse = Re-examine every move of a finished game from what its player knew: chances over time, the five costliest moves, and how much was luck.
    .file = a saved game file, or the name of one of your games
    .simulations = simulations per move; more is surer and slower
    .json = also write everything to this file
    .examples =
        longhouse analyse tomahawk-1
        longhouse analyse match.jsonl --simulations 1000 --json analysis.json
help-games = List the games, or look at one of them: players, settings, components, sources.
    .game = the game to look at
    .designed = list every figure that is ours because no source gives it
    .examples =
        longhouse games
        longhouse games tomahawk
        longhouse games tomahawk --designed
help-rules = The complete rules of a game, in our own words, or a single rule.
    .game = the game
    .rule = the number of one rule, such as R43
    .examples =
        longhouse rules tomahawk
        longhouse rules tomahawk R43
        longhouse rules tomahawk --vocabulary original | less
help-new-game = Write a package with a small complete game into a new folder: hidden hands, luck, a score, two languages, tests. It can be played at once, in code, terminal, browser and arena; turn it into your own.
    .name = name of the game and its package: lower-case letters, digits, underscores
    .examples =
        longhouse new-game beaver_dam
help-arena = Many games between bots: which is stronger, by how much, and how surely.
    .game = the game
    .bots = the bots, separated by commas
    .ladder = each level against the one below; with three and more players, a Chief among Braves
    .rung = with --ladder: only this level against the one below, such as elder
    .balance = Chief (or --bots NAME) against itself: do seat, clan and purchases matter?
    .quick = with --ladder or --balance: divide the simulations of Chief and Elder by this number
    .games = number of games (400); with --ladder per rung; with --decide at most (4000)
    .decide = stop as soon as the stronger bot is known, by a sequential test
    .sure = with --decide: the confidence, for all comparisons together
    .margin = with --decide: win rates that differ by fewer percentage points count as equal; 0: every difference counts
    .seats = number of players
    .seed = a number that fixes the luck
    .jobs = number of processes; default: one per core
    .on = where to play: local, ray, or ray://HOST:PORT for a Ray cluster (needs longhouse-games[ray])
    .json = also write the figures to this file
    .html = also write a page with plots to this file: by seat, clan, special, tile; length, lead changes, margins
    .keep = store each finished game in this file; run again, the arena plays only what is missing
    .examples =
        longhouse arena tomahawk --bots brave,novice --games 400 --seed 1
        longhouse arena tomahawk --bots greedy,random --games 100 --json result.json
        longhouse arena tomahawk --bots brave,novice,random --decide --html result.html
        longhouse arena --ladder tomahawk --games 40 --quick 20
        longhouse arena --ladder northgard --seats 4 --games 40
        longhouse arena --ladder wendake --rung elder --games 400 --keep wendake.jsonl
        longhouse arena --balance northgard --seats 4 --bots brave --games 1000

help-lab = The effect of changing a figure: the same deals before and after, and the differences with intervals.
    .game = the game
    .change = the change: data.toml:ROW=VALUE or data.toml:TABLE.ROW.FIELD=VALUE; may be repeated
    .bots = the bots, separated by commas; default: Brave against itself
    .quick = divide the simulations of Chief and Elder by this number
    .games = number of games before and after
    .seats = number of players
    .seed = a number that fixes the luck
    .jobs = number of processes; default: one per core
    .on = where to play: local, ray, or ray://HOST:PORT for a Ray cluster (needs longhouse-games[ray])
    .json = also write the figures to this file
    .html = also write a page with plots to this file
    .keep = store each finished game in this file; run again, the lab plays only what is missing
    .examples =
        longhouse lab tomahawk --change data.toml:warrior.07b.value=8
        longhouse lab tomahawk --change data.toml:warrior.10a.hair=4 --games 1000 --html hair.html
        longhouse lab northgard --seats 3 --change data.toml:altar_fame=5 --bots chief --quick 20

## Words people may type while playing; the first is the one that help names

word-undo = u, undo
word-take-back = t, takeback, take back
word-rewind = rewind
word-explain = ?, help, why
word-rules = rules, rule
word-table = table
word-log = log, history
word-score = score, scores
word-save = save
word-tips = tips
word-hint = hint, h
word-why = why
word-show = show
word-skip = skip
word-again = again
word-next = next, n
word-quit = quit, q, exit
word-yes = y, yes
word-you = you, me

## Misuse

misuse-line = longhouse: { $what }
misuse-command = Unknown command “{ $command }”. Commands: { $known }.
misuse-option = Unknown option “{ $argument }”.
misuse-extra = Unexpected argument “{ $argument }”.
misuse-value = { $option } needs a value.
misuse-no-value = { $option } takes no value.
misuse-number = { $option } needs a number, not “{ $value }”.
misuse-language = No texts in “{ $language }”. Languages: { $known }.
misuse-game-missing = Which game? { $known }
misuse-file-missing = Which file or saved game? { $known }
misuse-no-file = There is no file and no saved game called “{ $name }”.
misuse-no-tables = you have no saved games
misuse-moment = There is no move { $entry } to show in this game; the last one is { $last }.
misuse-seat = There is no player “{ $seat }” in this game. Choose from: { $known }.
misuse-secret = This game is not over: until then it can be shown only as a spectator sees it. Leave out --seat.
misuse-people = Only bots play here: { $known }. To play yourself, use “longhouse play”.
misuse-rule = There is no rule “{ $rule }” in this game. The rules go from { $first } to { $last }.
misuse-text-missing = The game “{ $game }” has no English texts: { $path } is missing. Add it, or choose another --lang.
misuse-designed = --designed needs a game.
misuse-over = { $table } is finished. Watch it with: longhouse replay { $table }
misuse-nothing-to-resume = You have no unfinished game. Start one with: longhouse play
misuse-other-game = { $table } is a game of { $game }.
misuse-first-resume = --first starts a new game: leave out --resume.
misuse-tips = --tips or --no-tips, not both.
misuse-no-puzzles = No installed game has puzzles.
misuse-puzzle = There is no puzzle “{ $puzzle }”. Puzzles are named game/number, such as tomahawk/0003; games with puzzles: { $known }.
misuse-puzzle-date = Give a name or a date, not both.
misuse-date = “{ $value }” is not a date. Write it like 2026-11-16.
misuse-no-lessons = { $game } has no lessons. Read its rules with: longhouse rules { $game }
misuse-hint = More: longhouse { $command } --help
misuse-traceback = LONGHOUSE_TRACEBACK=1 shows the traceback.
misuse-internal = An unexpected error occurred ({ $what }). Your moves are saved. Tell us what you did.

## A new game

new-game-written =
    { $folder } holds a complete game for you to change. Install it, play it and run its tests:

      cd { $folder }
      pip install -e ".[test]"
      longhouse play { $name }
      pytest

    Its README.md explains the files.

## Version

version =
    Longhouse { $version }, { $compiled ->
        [yes] compiled engine
       *[no] uncompiled engine (slower bots, same games)
    }

## Before the first question

list-and = { $first } and { $last }
play-which-game = Which game?
play-title = { $title }: { $players }
play-players-two =
    { $first_is ->
        [you] you
       *[other] { $first }
    } against { $second_is ->
        [you] you
       *[other] { $second }
    }
play-players-many = { $who }
play-saved-as = Your game is saved as you play: { $table }. Type ? for help.
play-sealed = The luck of this game is fixed and can be checked afterwards. Its seal: { $seal }
play-seed-chosen = The seed was chosen, so the luck of this game can be known in advance.
play-dealt = The set-up was done for you: type { $word } to see it.
play-resumed = Resuming { $table }.
play-others = Other unfinished games: { $tables }.
play-copied = The file stays as it is; from here on the game is saved as { $table }.
play-not-started = This game was played with its own program ({ $commands }), which is not started automatically: { $bot } plays instead. To use it, name it after --seats.
play-stumbled = { $name } crashed ({ $what }). { $other } plays on in its place.
play-thinking = { $name } is thinking…

## Questions and answers

ask-hand-over = Pass the screen to { $name }, then press Enter.
ask-hand-over-undo = Pass the screen to { $name }, then press Enter. ({ $word }: undo { $last }’s last move.)
ask-step = Enter: continue. q: stop.
ask-choose =
    { $count ->
        [one] Only one move is possible: type 1.
       *[other] Type a number from 1 to { $count }.
    }
ask-folded = Type { $numbers } to see these moves, or words of a move.
ask-nonsense = “{ $what }” is not a command here. Type a number from the list, or ? for help.
ask-saved = Saved to { $path }.
ask-save-where = Name a file: save FILE
ask-save-exists = { $path } already exists and is not a saved game. Choose another name.
ask-no-hints = Between people, hints are on for everyone or off: start with --hints if all agree.
ask-why-nobody = No bot has moved yet.
ask-no-log = Nothing has happened yet.
ask-log-undone = undone
ask-no-sheet = Nothing to show for that.
ask-rewind = { $name }, may { $by } go back to that side’s last move? (y or n)
ask-rewind-refused = { $name } does not agree: nothing is undone.
ask-rewind-hint = Against bots you can still go back: type rewind.
ask-rewind-hint-people = You can still go back if the others agree: type rewind.
ask-farewell = Your game is saved. Continue with: longhouse play --resume { $table }

## ? and what it explains

say-title = You can type:
say-number = a number, or words that only one move has: play that move
say-undo = { $word }: undo your last move
say-take-back = { $word }: undo all your moves of this turn
say-rewind = { $word }: go back further; freely against bots, with consent among people
say-explain = { $word } 3, { $word } { $target }, { $word } { $rule }: explain a move, a thing on the table or a rule
say-table = { $word }: show the table again
say-log = { $word }: what has happened so far
say-score = { $word }: the current score
say-rules = { $word }: the complete rules
say-save = { $word } FILE: save the game to a file
say-hint = { $word }: what to play now, and why
say-why = { $word }: why a bot made its last move
say-tips = { $word }: tips on or off; { $word } again: show all of them again
say-show = { $word }: do it for me
say-skip = { $word }: do the whole step for me
say-again = { $word }: start this step again
say-next = Enter: continue
say-quit = { $word }: quit; everything is saved
say-sheet = { $word }: { $about }
say-targets = You can ask about: { $targets }.

explain-possible =
    { $count ->
        [one] This is possible now: number { $numbers }.
       *[other] This is possible now: numbers { $numbers }.
    }
explain-unknown = Nothing on the table is called “{ $target }”. Try one of these: { $known }.
explain-reason = { $reason } (rule { $rule })
explain-rule = { $rule }. { $words }

## The end

end-won =
    { $seat_is ->
        [you] You win, { $most } to { $least }.
       *[other] { $seat } wins, { $most } to { $least }.
    }
end-won-tie-break =
    { $seat_is ->
        [you] You win on the tie-break, { $most } to { $least }.
       *[other] { $seat } wins on the tie-break, { $most } to { $least }.
    }
end-won-many =
    { $seat_is ->
        [you] You win with { $most } points.
       *[other] { $seat } wins with { $most } points.
    }
end-draw = A draw, { $most } to { $most }.
end-draw-many = { $who } share first place with { $most } points.
end-shared = { $who } share first place.
end-total = Total
end-rank = Place
end-line = { $caption }: { $points }.
end-points =
    { $points } for { $seat_is ->
        [you] you
       *[other] { $seat }
    }
end-you = You
end-review = What stayed hidden
end-seed = Key for checking the luck: { $seed }
end-verify = Check the luck: longhouse verify { $table }
end-score-now = If the game ended now:

## Watching, replaying, verifying

watch-title = { $title }: { $who }
replay-title = { $title }, as a spectator saw it
replay-title-seat = { $title }, as { $name } saw it
replay-at = The table just before move { $entry }.
replay-unfinished = The game is not over: this is the latest move.
verify-good =
    Checked: { $count ->
        [one] { $count } random result
       *[other] { $count } random results
    } and { $choices ->
        [one] { $choices } move
       *[other] { $choices } moves
    }. All follow from the seed and the rules.
verify-chosen = The seed was chosen, so the luck could be known in advance.
verify-fresh = The seed came from the operating system and was sealed before the first draw.
verify-running = The game is not over yet.
verify-bad = Mismatch: { $what }

## Analysis

analyse-title = Analysis: { $title }
analyse-progress = Analysing: { $done } of { $all } moves
analyse-chances = Chances of winning from start to end, as each player could know them
analyse-percent = { $percent } %
analyse-curve = { $name }: { $points }; at the end { $end }.
analyse-luck-title = Luck and skill, in wins per hundred games
analyse-luck = { $name }: luck { $luck }, own moves { $skill }, others’ moves { $gifts }.
analyse-mistakes = Costliest moves
analyse-no-mistakes = No clear mistakes.
analyse-mistake =
    { $where }, { $name }: “{ $choice }”, better “{ $better }” (move { $entry }). It cost { $lost ->
        [one] one win
       *[other] { $lost } wins
    } in a hundred.
analyse-costs = The move played: { $why }.
analyse-later = It pays off later: nothing shows yet at the end of the turn.
analyse-see = Watch it: longhouse replay { $table } --at { $entry } --seat { $seat } --step
analyse-entry = move { $entry }
analyse-how = An estimate from { $simulations } simulations per move, each from what its player knew. More make it surer.
analyse-doubt =
    Luck may be { $games ->
        [one] one win
       *[other] { $games } wins
    } more or less than that.
analyse-sums = Ups and downs count separately, so the sums may exceed a hundred.
analyse-replay = Watch the game: longhouse replay { $table } --step

## Games and rules

study-players =
    { $low ->
        [one] { $low } player
       *[other] { $low } players
    }
study-players-range = { $low } to { $high } players
study-minutes = about { $low } minutes
study-minutes-range = about { $low } to { $high } minutes
study-facts = { $players }, { $minutes }.
study-left-out = Games that cannot be loaded
study-more = More about one: longhouse games { $game }
study-settings = Settings
study-setting = { $name }={ $values } (default { $default })
study-setting-designed = This setting is ours; it is not in the rulebook.
study-components = Components
study-component = { $name }: { $count } ({ $sources })
study-source-rulebook = { $count } from the rulebook
study-source-public = { $count } from public reviews
study-source-ruling = { $count } by our interpretation
study-source-designed = { $count } with our own figures
study-sources = Where the figures come from
study-sources-about = From the rulebook: stated there, or worked out from it. From published reviews: read or seen there. Our interpretation: the rulebook leaves it open. Our own: no source we found gives it.
study-see-designed = All our own figures: longhouse games { $game } --designed
study-see-rules = The rules: longhouse rules { $game }
study-bots = Bots
study-bots-about = Type one of these words after --seats, as in: longhouse play { $game } --seats you,{ $bot }
study-bot = { $bot } ({ $name }): { $about }
study-bot-other = { $bot }: from another package
study-designed-title = { $title }: our own figures
study-designed-about = No source we found gives these figures. We chose them so that all known totals hold; printed copies of the game may differ.
study-designed-none = Every figure of this game comes from a source.
study-figures = { $id }: { $figures }
study-designed-count =
    { $count ->
        [one] One component in all.
       *[other] { $count } components in all.
    }

study-rules = { $title }: the rules
study-rules-setup = Setting up
study-rules-order = A round
study-rules-schedule = When things are decided
study-own-words = Rewritten in our own words. This is an unofficial implementation.

## Lessons and tips

learn-title = Learn by playing
learn-row =
    { $number }. { $title }, { $minutes } min{ $state ->
        [done] , done ✓
        [begun] , begun
       *[new] { "" }
    }
learn-how = Start one with: longhouse learn { $game } { $chapter }
learn-none = No installed game has lessons.
learn-chapter = { $title }, lesson { $number }: { $chapter }
learn-words = Enter: continue. “show”: do it for me. “skip”: do the whole step. “again”: restart the step. “u”: undo, “?”: help, “q”: quit.
learn-go-on = You stopped at step { $step } of { $steps }. Press Enter to continue there, or type “again” to start over.
learn-caption = Lesson { $number }, { $step } of { $steps }
learn-do = → { $what }
learn-lit = Look at: { $things }.
learn-lit-thing =
    { $name } ({ $count ->
        [one] number { $numbers }
       *[other] numbers { $numbers }
    })
learn-next = Enter: next >
learn-back = Enter: try something else >
learn-went-back = Try something else.
learn-kept = Type “again” to try something else.
learn-not-now = That is not part of this lesson.
learn-shown = Done for you: { $what }.
learn-nothing-to-show = There is nothing to show here.
learn-nothing-done = You have not done anything in this step yet.
learn-nonsense = “{ $what }” is not a command here. Press Enter to continue, or type ? for help.
learn-learnt = What you have learned
learn-what-now = What next?
learn-next-chapter = Next lesson: { $title }, { $minutes } min
learn-first-game = Play a first game
learn-play-on = Play on from here
learn-leave = Leave
learn-farewell = Continue any time: longhouse learn { $game } { $chapter }
puzzle-title = { $title }, puzzle { $name }
puzzle-caption = Puzzle { $name }, level { $level } of 3
puzzle-again = You have solved this one before.
puzzle-outcome =
    { $how ->
        [solved] Solved at the first try.
        [later] Solved, but not at the first try.
       *[shown] The answer was shown: this puzzle is not solved.
    }
puzzle-progress = Level { $level }: { $solved } of { $all } solved at the first try
puzzle-next = The next one: longhouse puzzle { $puzzle }
puzzle-tomorrow = There is a new puzzle tomorrow: longhouse puzzle
puzzle-farewell = Try again any time: longhouse puzzle { $puzzle }
learn-unwritable = Your progress cannot be saved: cannot write { $path }.
tips-word = Type { $word } to turn tips off.
tips-on = Tips are on.
tips-off = Tips are off.
