### What the command line and the terminal say, in English.
###
### Messages that begin with help- and word- are read without Fluent (terminal/plain.py): no placeables in them.

## Overview

help-overview =
    Longhouse: tribal board games, with people and with programs.

    Try this:
      longhouse                   play in the browser, alone or with others
      longhouse learn             learn a game by playing: five minutes a lesson
      longhouse play              play against a program, here in the terminal

    All commands:
      play      play a game; every choice is saved as you make it
      learn     lessons played at the table, with progress and a first game
      puzzle    the puzzle of the day: one way is clearly best
      watch     let programs play each other, told in words
      replay    tell a saved match again, step by step; verify checks its file
      analyse   where a finished match was won and lost, luck and skill apart
      games     which games there are, their settings and components
      rules     the complete rules of a game
      arena     many games between programs: who is stronger, how surely
      lab       what a change of a rule's figure does, over many games
      new-game  write a package with a small game, to make your own of
      serve     the table in the browser: for you, and for others by link
      export    write tables of the server to a file; import takes them back
      admin     look after the tables of a server: list, close, delete, check

    longhouse COMMAND --help explains a command; --lang en or fr; --version.
help-usage = Usage:
help-arguments = What it is about
help-options = Options
help-examples = Examples
help-help = show this and stop
help-lang = language: en or fr
help-plain = no columns, no colours: sentences that read well aloud
help-vocabulary = wording, where a game has several: neutral or original
help-setting = a setting of the game; may be given several times
help-seed = a number or a word that fixes the luck

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

help-play = Play a game in this terminal, against programs or with others at the same screen. Every choice is on disk as soon as it is made, so nothing is lost if the window closes.
    .game = the game; may be left out while only one is installed
    .seats = who plays, in seat order: you, you:NAME, a bot (novice, brave, chief, elder) or a program of yours (./mybot); brave if not said
    .resume = go on with the match last played, or with this one
    .recover = go on from a file whose end is missing
    .first = a first game: simple settings, the set-up done for you, tips
    .tips = cards that introduce each idea once, when it first matters
    .no-tips = a first game without them
    .hints = allow hints also when several people play; against programs they always are
    .examples =
        longhouse play
        longhouse play tomahawk --seats you:Ann,you:Ben
        longhouse play tomahawk --seats chief,you --setting specials=off
        longhouse play tomahawk --seats you,./mybot
        longhouse play tribes --first
        longhouse play --resume
help-learn = Learn a game by playing: short lessons in real positions against Fox. Without a game: all lessons, with their minutes and what you have done.
    .game = the game to learn
    .chapter = the lesson, by name or number; the next one if not said
    .examples =
        longhouse learn
        longhouse learn tomahawk
        longhouse learn tomahawk first
help-puzzle = A position in which one way is clearly best. Without a name: the puzzle of the day, the same for everybody.
    .puzzle = a puzzle by name, such as wendake/0003; or the next unsolved one of a game, or of a level of it: wendake, wendake/2
    .date = the puzzle of another day, such as 2026-11-16
    .examples =
        longhouse puzzle
        longhouse puzzle --date 2026-11-16
        longhouse puzzle wendake
        longhouse puzzle wendake/2
        longhouse puzzle tomahawk/0003
help-watch = Let programs play each other, and hear it told.
    .game = the game; may be left out while only one is installed
    .seats = the programs, in seat order: bots, or programs of yours (./mybot)
    .delay = seconds to wait after each thing that happens
    .examples =
        longhouse watch tomahawk
        longhouse watch tomahawk --seats brave,novice --seed 7 --delay 1
help-replay = Tell a saved match again, round by round.
    .file = a match file, or the name of a table of yours
    .seat = whose eyes to see it with: 1, 2, ... or a name; without it, those of somebody who watched
    .at = begin just before this choice: its number in the log, as longhouse analyse names it
    .step = stop after each choice and show the table
    .examples =
        longhouse replay tomahawk-1
        longhouse replay match.jsonl --seat 1 --step
        longhouse replay tomahawk-1 --at 57 --seat 2
help-verify = Play a match file again from its seed, and compare: every card drawn, every choice, every event.
    .file = a match file, or the name of a table of yours
    .examples =
        longhouse verify tomahawk-1
        longhouse verify match.jsonl
help-analyse = Think about every decision of a finished match, each from what its player knew then: chances over time, the five choices that cost most, and how much was luck.
    .file = a match file, or the name of a table of yours
    .simulations = how much to think about each decision; more is surer and slower
    .json = also write everything to this file
    .examples =
        longhouse analyse tomahawk-1
        longhouse analyse match.jsonl --simulations 1000 --json analysis.json
help-games = List the games, or look at one of them: players, settings, components, sources.
    .game = the game to look at
    .designed = list every figure that no source prints and that we made
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
help-new-game = Write a package with a small whole game into a new folder: hidden hands, luck, a score, two languages, tests. It plays at once, in code, terminal, browser and arena; change it into a game of your own.
    .name = the name of the game and of its package: small letters, digits, underscores
    .examples =
        longhouse new-game beaver_dam
help-arena = Many games between programs: who is stronger, by how much, and how surely.
    .game = the game
    .bots = the programs, separated by commas
    .ladder = each level against the one below; with three and more players, a Chief among Braves
    .rung = of a ladder, only this level over the one below: elder
    .balance = a Chief (or --bots NAME) against itself: whether the seat matters, the clan, what one buys
    .quick = for a ladder or a balance in minutes: Chief and Elder do only one of so many simulations
    .games = how many games (400); of a ladder, on each rung; with --decide the most (4000)
    .decide = stop as soon as it is decided who is stronger, by a test that may be asked after every deal
    .sure = with --decide: how sure, all answers together
    .margin = with --decide: two that differ by less, in hundredths of the games, count as equal; 0: every difference matters
    .seats = how many players, for a game that allows several numbers
    .seed = a number that fixes the luck
    .jobs = how many processes; all cores if not said
    .on = where to play: local, ray, or ray://HOST:PORT for a Ray cluster (needs longhouse-games[ray])
    .json = also write the figures to this file
    .html = also write a page with plots to this file: by seat, clan, special, tile; length, lead changes, margins
    .keep = keep every game in this file as it ends; called again, the arena plays only what is missing
    .examples =
        longhouse arena tomahawk --bots brave,novice --games 400 --seed 1
        longhouse arena tomahawk --bots greedy,random --games 100 --json result.json
        longhouse arena tomahawk --bots brave,novice,random --decide --html result.html
        longhouse arena --ladder tomahawk --games 40 --quick 20
        longhouse arena --ladder northgard --seats 4 --games 40
        longhouse arena --ladder wendake --rung elder --games 400 --keep wendake.jsonl
        longhouse arena --balance northgard --seats 4 --bots brave --games 1000

help-lab = What a change of a figure does to a game: the same deals before and after, and the differences with intervals.
    .game = the game
    .change = what to change: data.toml:ROW=VALUE or data.toml:TABLE.ROW.FIELD=VALUE; may be given several times
    .bots = the programs, separated by commas; Brave against itself if not said
    .quick = Chief and Elder do only one of so many simulations
    .games = how many games, before and after
    .seats = how many players, for a game that allows several numbers
    .seed = a number that fixes the luck
    .jobs = how many processes; all cores if not said
    .on = where to play: local, ray, or ray://HOST:PORT for a Ray cluster (needs longhouse-games[ray])
    .json = also write the figures to this file
    .html = also write a page with plots to this file
    .keep = keep every game in this file as it ends; called again, the lab plays only what is missing
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
misuse-command = There is no command “{ $command }”. These exist: { $known }.
misuse-option = “{ $argument }” is not an option here.
misuse-extra = “{ $argument }” is one word too many.
misuse-value = { $option } needs a value after it.
misuse-no-value = { $option } stands alone, without a value.
misuse-number = { $option } needs a number, not “{ $value }”.
misuse-language = “{ $language }” is not spoken here. These are: { $known }.
misuse-game-missing = Say which game: { $known }.
misuse-file-missing = Say which file, or the name of a table: { $known }.
misuse-no-file = There is no file and no table of yours called “{ $name }”.
misuse-no-tables = no table of yours was found
misuse-moment = There is no choice { $entry } in this match that counts and comes after the deal; the last one is { $last }.
misuse-seat = There is no seat “{ $seat }” in this match. Choose from: { $known }.
misuse-secret = This match is not over: until then only somebody who watched can tell it. Leave out --seat.
misuse-people = Only programs play here: { $known }. To play yourself, use “longhouse play”.
misuse-rule = There is no rule “{ $rule }” in this game. The rules go from { $first } to { $last }.
misuse-text-missing = The game “{ $game }” has no words in English: { $path } is missing. Write it, or choose another --lang.
misuse-designed = --designed is about one game: say which one.
misuse-over = { $table } is finished. Look at it with: longhouse replay { $table }
misuse-nothing-to-resume = No unfinished match was found. Start one with: longhouse play
misuse-other-game = { $table } is a match of { $game }.
misuse-first-resume = --first begins a new game: leave out --resume.
misuse-tips = --tips or --no-tips, not both.
misuse-no-puzzles = No game here brings puzzles.
misuse-puzzle = There is no puzzle called “{ $puzzle }”. A puzzle is named game/number, such as tomahawk/0003; games with puzzles: { $known }.
misuse-puzzle-date = A puzzle has a name or a date, not both.
misuse-date = “{ $value }” is no date. Write it like this: 2026-11-16.
misuse-no-lessons = { $game } has no lessons. Read its rules with: longhouse rules { $game }
misuse-hint = More: longhouse { $command } --help
misuse-traceback = LONGHOUSE_TRACEBACK=1 shows the traceback.
misuse-internal = Something broke that should not ({ $what }). What you had decided is saved. Tell us what you did.

## A new game

new-game-written =
    { $folder } is written: a whole game, which you can change. Install it beside Longhouse, play it, run its tests:

      cd { $folder }
      pip install -e ".[test]"
      longhouse play { $name }
      pytest

    README.md in it says what is where.

## Version

version = Longhouse { $version }, { $compiled ->
        [yes] engine compiled
       *[no] engine as plain Python (slower programs, same games)
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
play-saved-as = Saved as you play: { $table }. Type ? to see what you can type.
play-sealed = The luck of this match is sealed. Its seal: { $seal }
play-seed-chosen = The seed of this match was chosen by somebody: its luck can be known beforehand.
play-dealt = The set-up was done for you: type { $word } to see it.
play-resumed = You go on with { $table }.
play-others = Other unfinished matches: { $tables }.
play-copied = The file stays as it is; from here on the match is saved as { $table }.
play-not-started = This table was played with a program of its own ({ $commands }). What a file names is not started by itself: { $bot } plays in its place. To let the program play on, name it after --seats.
play-stumbled = { $name } cannot go on ({ $what }). { $other } plays in its place.
play-thinking = { $name } is thinking…

## Questions and answers

ask-hand-over = Pass the screen to { $name }, then press Enter.
ask-hand-over-undo = Pass the screen to { $name }, then press Enter. ({ $word }: { $last } takes back the last choice.)
ask-step = Enter goes on, q stops.
ask-choose =
    { $count ->
        [one] There is one option: type 1.
       *[other] There are { $count } options: type a number from 1 to { $count }.
    }
ask-nonsense = “{ $what }” means nothing here. Type a number from the list, or ? for help.
ask-saved = Saved to { $path }.
ask-save-where = Say where: save FILE
ask-save-exists = { $path } exists already and is no match that was saved like this. Choose another name.
ask-no-hints = Between people hints are for all or for nobody: begin with --hints if you agree on it.
ask-why-nobody = No program has moved yet.
ask-no-log = Nothing has happened yet.
ask-log-undone = taken back
ask-no-sheet = There is nothing to show for that now.
ask-rewind = { $name }, do you agree that { $by } goes back to the last choice of that side? (y or n)
ask-rewind-refused = { $name } does not agree: nothing is taken back.
ask-rewind-hint = Against programs you can go back all the same: type rewind.
ask-rewind-hint-people = Together you can go back all the same: type rewind, and the others are asked.
ask-farewell = Your match is saved. Go on with: longhouse play --resume { $table }

## ? and what it explains

say-title = You can type:
say-number = a number: take that option
say-undo = { $word }: take back your last choice
say-take-back = { $word }: take back all your choices of this turn
say-rewind = { $word }: go back further; free against programs, with consent among people
say-explain = { $word } 3, { $word } { $target }, { $word } { $rule }: explain an option, a thing on the table, a rule
say-table = { $word }: the table again
say-log = { $word }: what has happened so far
say-score = { $word }: the score as it stands
say-rules = { $word }: the complete rules
say-save = { $word } FILE: write the match to a file
say-hint = { $word }: what to choose now, and why
say-why = { $word }: why a program did what it did last
say-tips = { $word }: tips on or off; { $word } again: all of them once more
say-show = { $word }: do what is wanted, for me
say-skip = { $word }: do the whole step for me, and go on
say-again = { $word }: begin this step once more
say-next = Enter: go on
say-quit = { $word }: stop; everything is saved
say-sheet = { $word }: { $about }
say-targets = Things on the table you can ask about now: { $targets }.

explain-possible =
    { $count ->
        [one] That is possible now: option { $numbers }.
       *[other] That is possible now: options { $numbers }.
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
        [you] You win with equal scores, { $most } to { $least }, by the tie-break.
       *[other] { $seat } wins with equal scores, { $most } to { $least }, by the tie-break.
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
end-seed = The seed, now open: { $seed }
end-verify = Check every draw: longhouse verify { $table }
end-score-now = If the game ended now:

## Watching, replaying, verifying

watch-title = { $title }: { $who }
replay-title = { $title }, told by somebody who watched
replay-title-seat = { $title }, as { $name } saw it
replay-at = The table just before choice { $entry }.
replay-unfinished = The match is not over: this is as far as it goes.
verify-good =
    { $count ->
        [one] Checked: { $count } outcome of chance
       *[other] Checked: { $count } outcomes of chance
    } and { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }. All are what the seed and the rules lead to.
verify-chosen = The seed was chosen by somebody, so the luck could be known beforehand.
verify-fresh = The seed came from the operating system, and its seal was written first.
verify-running = The match is not over yet.
verify-bad = Does not fit: { $what }

## Analysis

analyse-title = { $title }, analysed
analyse-progress = Thinking: { $done } of { $all } decisions
analyse-chances = Chances of winning, from the beginning to the end, as each player could see them
analyse-percent = { $percent } %
analyse-curve = { $name }: { $points }; at the end { $end }.
analyse-luck-title = Luck and skill, in games of a hundred
analyse-luck = { $name }: luck { $luck }, own choices { $skill }, the others’ choices { $gifts }.
analyse-mistakes = Where most was lost
analyse-no-mistakes = No choice clearly cost anybody anything.
analyse-mistake =
    { $where }, { $name }: “{ $choice }”, better “{ $better }” (choice { $entry }). That cost { $lost ->
        [one] one game
       *[other] { $lost } games
    } in a hundred.
analyse-costs = What was chosen: { $why }.
analyse-later = It pays later: by the end of the turn nothing of it shows.
analyse-see = See it: longhouse replay { $table } --at { $entry } --seat { $seat } --step
analyse-entry = choice { $entry }
analyse-how = Every choice was judged by what its player knew then, with { $simulations } simulations. With more the figures are surer.
analyse-doubt =
    Choices are judged in a few possible worlds, so luck may be { $games ->
        [one] one game
       *[other] { $games } games
    } more or less than that.
analyse-sums = What was lost may be won back and lost again, so there may be more than a hundred.
analyse-replay = See it again: longhouse replay { $table } --step

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
study-setting = { $name }={ $values } (usually { $default })
study-setting-designed = This setting is ours; the rulebook does not have it.
study-components = Components
study-component = { $name }: { $count } ({ $sources })
study-source-rulebook = { $count } from the rulebook
study-source-public = { $count } from public reviews
study-source-ruling = { $count } by a ruling of ours
study-source-designed = { $count } with figures designed by us
study-sources = Where the figures come from
study-sources-about = From the rulebook: stated there, or following from it by arithmetic. From public reviews: seen in their words or pictures. By a ruling of ours: the rulebook leaves it open. Designed by us: printed in no source we found.
study-see-designed = Every designed figure: longhouse games { $game } --designed
study-see-rules = The rules: longhouse rules { $game }
study-bots = Programs that can play
study-bots-about = Type one of these words after --seats, as in: longhouse play { $game } --seats you,{ $bot }
study-bot = { $bot } ({ $name }): { $about }
study-bot-other = { $bot }: from another package
study-designed-title = { $title }: figures designed by us
study-designed-about = No source we found prints these figures. They were made for this project so that all known totals hold; whoever has the printed cards will find other numbers on some of them.
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
study-rules-schedule = What is decided when
study-own-words = In our own words; an unofficial implementation.

## Lessons and tips

learn-title = Learn by playing
learn-row =
    { $number }. { $title }, { $minutes } min{ $state ->
        [done] , learnt ✓
        [begun] , begun
       *[new] { "" }
    }
learn-how = Begin one with: longhouse learn { $game } { $chapter }
learn-none = No game here brings lessons.
learn-chapter = { $title }, lesson { $number }: { $chapter }
learn-words = Enter goes on. “show” does it for you, “skip” the whole step, “again” begins it once more; “u” takes back, “?” helps, “q” leaves.
learn-go-on = You were at { $step } of { $steps }. Enter goes on there, “again” begins at the beginning.
learn-caption = Lesson { $number }, { $step } of { $steps }
learn-do = → { $what }
learn-lit = Look at: { $things }.
learn-lit-thing =
    { $name } ({ $count ->
        [one] option { $numbers }
       *[other] options { $numbers }
    })
learn-next = Enter: next >
learn-back = Enter: back to the choice >
learn-went-back = Back to the choice.
learn-kept = “again” goes back to the choice.
learn-not-now = Not now: this lesson is about something else.
learn-shown = Done for you: { $what }.
learn-nothing-to-show = There is nothing to show here.
learn-nothing-done = You have done nothing in this step yet.
learn-nonsense = “{ $what }” means nothing here. Press Enter to go on, or type ? for help.
learn-learnt = What you know now
learn-what-now = What now?
learn-next-chapter = Next lesson: { $title }, { $minutes } min
learn-first-game = Play a first game
learn-play-on = Play on from here
learn-leave = Leave
learn-farewell = You can go on any time: longhouse learn { $game } { $chapter }
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
puzzle-tomorrow = Tomorrow there is another one: longhouse puzzle
puzzle-farewell = You can try again any time: longhouse puzzle { $puzzle }
learn-unwritable = Your progress cannot be kept: { $path } cannot be written.
tips-word = Type { $word } for no more tips.
tips-on = Tips are on.
tips-off = No more tips.
