### The arena: bots against bots, with figures.

arena-playing = Playing
arena-kept =
    { $games ->
        [one] One game is already in the file
       *[other] { $games } games are already in the file
    }, { $left } to play.
arena-title-bots = Who wins (95 % intervals)
arena-title-ladder = The ladder: each level against the one below (95 % intervals)
arena-level = Level
arena-over = { $upper } over { $lower }
arena-bar = Chart
arena-bar-about = In the chart: █ certain, ▒ within the interval, ┃ an equal share.
arena-thought = { $name } took { $mean } s per move on average, { $longest } s at most.
arena-fair = An equal share is { $fair }: { $name } won { $times } times as many.
arena-quick = Quick: the simulations of Chief and Elder were divided by { $factor }, without a clock. At full strength the differences are larger or smaller.
arena-unhurried = Chief and Elder did all their simulations, without a clock.
arena-title-seats = Does the seat matter?
arena-title-held = Win rate of the players who had it (95 % intervals)
arena-held-about = An equal share is { $fair }. For things dealt at the start the rate shows how good they are; for things acquired, only that winners have them.
arena-designed-about = * Has a figure of our own: no source gives it.
arena-bot = Bot
arena-seat = Seat
arena-games = Games
arena-win-rate = Won
arena-interval = Between
arena-mean-score = Mean score
arena-length = A game takes { $mean } decisions on average, from { $fewest } to { $most }.
arena-draws = First place was shared in { $percent } of the games.
arena-relieved = “{ $bot }” crashed in { $games } of these games and Brave played on for it; last reason: { $why }.
arena-title-ratings = Ratings (95 % intervals)
arena-rating = Rating
arena-title-questions = Results so far
arena-question = Question
arena-deals = Deals
arena-ahead = Won
arena-verdict = Verdict
arena-stronger = { $name } is stronger
arena-equal = equal, or nearly
arena-open = not decided
arena-questions-about = Each deal is played from all seats and counts once. The intervals are valid at any time, all together at { $sure }, so you may stop whenever you like.
arena-bots = Bots
arena-page-title = { $game }: arena
arena-page-about = Lines are 95 % intervals; the dashed line is an equal share. A full dot differs from it, a ring does not. Each interval stands for itself: about one in twenty misses by chance.
arena-page-contents = Contents
arena-page-plot = Chart
arena-page-part = Part
arena-page-beside = See the table beside it for the figures.
arena-page-spread = Mean { $mean }, median { $median } (the line), from { $least } to { $most }.
arena-page-seats = Players
arena-page-settings = Settings
arena-page-usual = defaults
arena-page-seed = Seed
arena-page-made = Played
arena-page-quick = Simulations
arena-page-ratings = Openskill, after Plackett and Luce. Everyone starts at 25; the interval is the model’s own uncertainty.
arena-page-pairs = Who beats whom
arena-page-pairs-about = How often the bot on the left finished ahead of the bot at the top, in games with both; a shared place counts half.
arena-page-decisions = Decisions per game, all players together.
arena-page-lead-changes = How often the sole leader changed, by the score at that time.
arena-page-margin = By how many points the winner led the next best. Below zero, a tie-break or another rule decided.
arena-figure-decisions = Length in decisions
arena-figure-lead-changes = Lead changes
arena-figure-margin = Margin
arena-figure-best-score = Best score
arena-figure-mean-score = Mean score
arena-figure-draws = First place shared

## The lab: the same games before and after a change

lab-changed = { $figure }: { $before } → { $after }
lab-otherwise =
    { $games ->
        [0] No game changed: in these { $all } games nothing depends on it.
        [one] One of { $all } games changed.
       *[other] { $games } of { $all } games changed.
    }
lab-about = Same deals, same bots, before and after. Intervals (95 %) are for the difference, paired by deal, each line for itself: about one line in twenty shows a difference by chance. Rows with fewer than ten cases are left out.
lab-page-title = { $game }: effect of a change
lab-change = Change
lab-figure = Figure
lab-before = Before
lab-after = After
lab-difference = Difference
lab-apart = Significant
lab-yes = yes
lab-seat = Seat { $seat }
lab-title-seat = Won, by seat
lab-title-bot = Won, by bot
lab-title-game = Length and points
lab-title-score = Points, by seat
