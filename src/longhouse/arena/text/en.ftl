### The arena: bots against bots, with figures.

arena-playing = Playing
arena-title-bots = Who wins (95 % intervals)
arena-title-seats = Does the seat matter?
arena-bot = Bot
arena-seat = Seat
arena-games = Games
arena-win-rate = Won
arena-interval = Between
arena-mean-score = Mean score
arena-length = A game takes { $mean } decisions on average, { $fewest } at least and { $most } at most.
arena-draws = First place was shared in { $percent } of the games.
