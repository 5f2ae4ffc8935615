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
