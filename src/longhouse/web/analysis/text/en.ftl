### The page that tells where a finished game was won and lost.

analysis-title = { $title }: the analysis
analysis-lead = Where this game was won and lost, judged by what each player knew at the time.
analysis-share = Copy the link
analysis-shared = The link is copied.
analysis-loading = Looking for the analysis.

## Until it is there

analysis-none = Nobody has asked for it yet
analysis-none-about = Every choice of this game is thought about once more. That takes a few minutes; the page may be closed meanwhile, and its link can be sent to anybody.
analysis-start = Analyse this game
analysis-waiting =
    { $place ->
        [1] Next in the queue
       *[other] Number { $place } in the queue
    }
analysis-waiting-about = Other games are being thought about. This page goes on by itself.
analysis-running = Thinking about every choice again
analysis-running-about = It does not hold up anybody’s table. This page goes on by itself, and may be closed meanwhile.
analysis-percent = { $percent } %
analysis-spoken = { $percent } % of the choices are done.
analysis-ready = The analysis is there.
analysis-failed = There is no analysis
analysis-again = Ask again
analysis-old = An earlier version of Longhouse found this.
analysis-renew = Analyse it anew

## Chances

analysis-chances = Chances of winning
analysis-chances-about = As each player could see their own, just before their choices. Nobody sees the same, so they need not add up to 100 %. The numbers are the choices below.
analysis-chart-seat = { $name }: { $first } % at first, { $least } % at worst, { $most } % at best, { $end } % in the end.
analysis-table = The same in numbers
analysis-table-when = At
analysis-table-choice = Choice { $entry }
analysis-table-start = The beginning
analysis-table-end = The end

## Luck and skill

analysis-luck-title = Luck and skill
analysis-luck-about = In games of a hundred. Everybody begins with { $fair }; what luck, one’s own choices and those of the others add or take away leads to the result. What was lost may be won back, and lost again, so there may be more than a hundred.
analysis-luck = Luck
analysis-skill = Own choices
analysis-gifts = Others’ choices
analysis-luck-doubt =
    Choices are judged in a few possible worlds, so luck may be { $games ->
        [one] one game
       *[other] { $games } games
    } more or less than that.
analysis-won = Won
analysis-won-shared = Won together

## Mistakes

analysis-mistakes = Where most was lost
analysis-mistakes-about = The choices that cost most, the dearest first. What was chosen and what is better were played on in the same worlds with the same luck.
analysis-mistakes-none = No choice clearly cost anybody anything.
analysis-asked = Asked
analysis-chosen = Chosen
analysis-better = Better
analysis-later = It pays later: by the end of the turn nothing of it shows.
analysis-lost =
    { $games ->
        [one] cost { $games } game in a hundred
       *[other] cost { $games } games in a hundred
    }
analysis-see = See this moment
analysis-see-nth = See this moment: number { $nth }
analysis-here =
    { $seat_is ->
        [you] Here you chose “{ $choice }”.
       *[other] Here { $seat } chose “{ $choice }”.
    }
analysis-here-better = Better: “{ $better }”.

analysis-how =
    These are estimates. { $decisions ->
        [one] One choice was
       *[other] { $decisions } choices were
    } thought about anew with { $simulations } simulations each, from what the player knew then. With more of them close calls may fall the other way. Luck is what neither one’s own choices nor those of the others explain.
