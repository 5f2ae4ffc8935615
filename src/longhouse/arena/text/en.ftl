### The arena: bots against bots, with figures.

arena-playing = Playing
arena-kept =
    { $games ->
        [one] One game is kept already
       *[other] { $games } games are kept already
    }, { $left } to play.
arena-title-bots = Who wins (95 % intervals)
arena-title-ladder = The ladder: each level against the one below (95 % intervals)
arena-level = Level
arena-over = { $upper } over { $lower }
arena-bar = In a line
arena-bar-about = In the line: █ won surely, ▒ perhaps, ┃ where equals would be.
arena-thought = { $name } thought about a choice for { $mean } s on average, { $longest } s at most.
arena-fair = A fair share is { $fair }: { $name } won { $times } times that.
arena-quick = Quick: Chief and Elder did one of { $factor } simulations, with no heed to the clock. At full strength the distances differ.
arena-unhurried = Chief and Elder did all their simulations, with no heed to the clock.
arena-title-seats = Does the seat matter?
arena-title-held = How often those who had it won (95 % intervals)
arena-held-about = A fair share is { $fair }. What one has from the start says how good it is; what one acquires, only that winners have it.
arena-designed-about = * A figure of it is ours: no source prints it.
arena-bot = Bot
arena-seat = Seat
arena-games = Games
arena-win-rate = Won
arena-interval = Between
arena-mean-score = Mean score
arena-length = A game takes { $mean } decisions on average, { $fewest } at least and { $most } at most.
arena-draws = First place was shared in { $percent } of the games.
arena-relieved = “{ $bot }” failed in { $games } of these games, and Brave played on for it; the last time because { $why }.
arena-title-ratings = Ratings (95 % intervals)
arena-rating = Rating
arena-title-questions = Decided so far
arena-question = Question
arena-deals = Deals
arena-ahead = Won
arena-verdict = Verdict
arena-stronger = { $name } is stronger
arena-equal = equal, or nearly so
arena-open = not decided
arena-questions-about = A deal counts once, played from all seats. The intervals hold at every moment, all together with { $sure }: one may stop when one likes.
arena-bots = Bots
arena-page-title = { $game }: arena
arena-page-about = Lines are 95 % intervals, the stroke is where equals would be. A full dot lies apart from it, a ring does not. Intervals are for each line by itself: of twenty fair ones, about one falls outside.
arena-page-contents = Contents
arena-page-plot = In a line
arena-page-part = Part
arena-page-beside = The table beside it has the figures.
arena-page-spread = On average { $mean }, median { $median } (the stroke), { $least } at least, { $most } at most.
arena-page-seats = Players
arena-page-settings = Settings
arena-page-usual = the usual ones
arena-page-seed = Seed
arena-page-made = Played
arena-page-quick = Simulations
arena-page-ratings = Openskill, after Plackett and Luce. Everybody begins at 25; the interval is the model’s own doubt.
arena-page-pairs = Who beats whom
arena-page-pairs-about = Of the games in which both sat, how often the one on the left came before the one on top; a shared place counts half.
arena-page-decisions = How many decisions a game took, all players together.
arena-page-lead-changes = How often another player than before was alone in front, by the points as they would have been counted then.
arena-page-margin = By how many points the first were ahead of the best of the others. Below nothing, something else than points decided.
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
        [0] No game went otherwise: in { $all } of them, nothing depends on it.
        [one] One of { $all } games went otherwise.
       *[other] { $games } of { $all } games went otherwise.
    }
lab-about = Same deals, same programs, before and after. Intervals (95 %) are of the difference, paired by deal, for each line by itself: of twenty lines that nothing moved, about one falls outside. What fewer than ten had is left out.
lab-page-title = { $game }: what a change does
lab-change = Change
lab-figure = Figure
lab-before = Before
lab-after = After
lab-difference = Difference
lab-apart = Moved
lab-yes = yes
lab-seat = Seat { $seat }
lab-title-seat = Won, by seat
lab-title-bot = Won, by bot
lab-title-game = Length and points
lab-title-score = Points, by seat
