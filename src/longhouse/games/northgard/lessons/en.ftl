## Land and tiles

lesson-chapter-land = Land and tiles
    .about = One tile, four ways to turn it: close your land, or let it grow.
    .close = Closing your own land brings fame, one for each tile.
    .hold = A unit holds land; land left empty is free for anyone.
    .build = Small buildings cost one wood and help every year.
    .harvest = Closed land pays fame each harvest.
    .says = Now we both have land. The years will decide.

lesson-land-goal = Be the most famous clan
    .text = Most fame after seven years wins. Three strongholds at a year’s end win too.
    .says = You play the first card. I am watching.
lesson-land-explore = One side is open
    .text = Your land { noun-T00-e } ends in the north. A new tile goes there.
    .do = Play Explore.
    .no = First the tile: it decides what your land is worth.
lesson-land-lay = Close it, or let it grow
    .text = Turned one way, the tile closes your land: three tiles, three fame. Otherwise it stays open to grow.
    .do = Turn the tile until it closes your land, then place it.
    .try-grow = No fame yet, but four tiles, two food and a large site. That is a plan too.
    .try-less = No fame, still open, and smaller than it could be.
lesson-land-claim = A unit makes land yours
    .text = The closed land beside yours is empty. Send one unit there, and keep two at home.
    .do = Play Move: one unit to { noun-T00-n }.
    .fine-closed = That land is closed as well: just as good.
    .fine-food = Not closed yet, but it grows food.
    .fine-open = It will be yours. Open land pays no fame until it is closed.
    .fine-two = Both lands are yours, with one unit left at home.
    .try-all = No one stayed at home: that land is free for anyone now.
    .no = First a unit for the empty land.
lesson-land-build = Build where it lasts
    .text = One wood buys a Food Silo: one more food every year. A building serves the player who holds the land.
    .do = Play Build: a silo in { noun-T00-e }.
    .fine-open = The food is yours, but this border can still change.
    .fine-other = That helps as well. Every small building costs one wood.
    .no = First the building: your wood is waiting.
lesson-land-recruit = A fourth unit
    .text = Units hold land and fight. From four units on, winter costs one food; you have two.
    .do = Play Recruit: a unit at home in { noun-T00-e }.
    .fine-away = That is a good place too.
    .no = One card is left to play.
lesson-land-harvest = Closed land pays each harvest
    .text = One fame a year from two tiles, two fame from more. No one can open it again.

## Cards, units, fights

lesson-chapter-fights = Cards, units, fights
    .about = One fight worth a meal, and one that is not.
    .stay = Leave a unit behind wherever land should stay yours.
    .meal = In a fight each food is a point.
    .tie = The defender wins a tie, and the loser walks away.
    .bolt = Flash cards may be added to your turn.
    .says = I walked away once, and so did you. That is fair.

lesson-fights-attack = One card, then Fox
    .text = You play a card, then Fox plays one. Three of his units are in the land beside yours.
    .do = Play Move, from { noun-T00-e } to { noun-T16-e } in the east.
    .fine-wolf = That moves as well, and with Flash you may play another card.
    .no-lone = One unit alone cannot win that fight.
    .no-empty = That land is empty. Fox is in the east.
    .no-other = Your five units are ready: move first.
    .says = My three units in the east are waiting for you.
lesson-fights-number = Four go, one stays
    .text = Each number shows your chance to win. Land left empty is lost without a fight.
    .do = Send four units.
    .try-all = You won, but no one stayed. Fox’s last units retreated into your closed land.
    .try-three = 5 to 5: the defender wins a tie.
    .no-few = Too few: Fox has three units, and wins ties.
lesson-fights-meal = A meal is a point
    .text = Fox can add only one. The harvest brings two food before winter comes.
    .do = Spend two food.
    .fine-one = One was enough this time, by a single point.
    .fine-three = Safe, but the third meal changed nothing.
    .try-none = 5 to 5: the defender wins a tie. One meal was missing.
lesson-fights-dice = Points and losses
    .text = A die adds points, takes units, or both. Each side lost one here.
lesson-fights-walk = The loser walks away
    .text = Fox’s last two units leave, and yours hold the land.
lesson-fights-bolt = Flash cards
    .text = You may add Flash cards to a turn. Your Wolf card is one, and there is lore next door.
    .do = Play it: one unit from { noun-T16-e } to { noun-T16-s }, in the south.
    .fine-end = Also good: the card waits for another turn.
    .fine-plain = Land is land, though this one has no lore.
    .fine-two = Two went, one stays: enough for now.
    .no-other = That can wait: the lore is free to take now.
    .no-home = That unit is needed where it is.
    .no-back = The land with lore is the better one.
    .no-all = That would leave no one in the land you won.
lesson-fights-lost = Do not feed lost fights
    .text = Now four units attack your one. You cannot win, with food or without: keep it for winter.
    .do = Defend without food.
    .try-meal = Lost anyway, and one food poorer.
lesson-fights-retreat = Now yours walks away
    .text = You retreat into empty land, or land of your own. Home could use a second unit.
    .do = Send your unit home to { noun-T00-e }.
    .fine-his = Fox left no one there: his land is yours now.
    .fine-empty = Empty land, so it is yours now.
lesson-fights-cards = Your clan’s own cards
    .text = Every clan begins with one Flash card. Three lore buy another card of your clan.

## Year, winter, winning

lesson-chapter-winter = Year, winter, winning
    .about = When to stop, and how to win with less fame.
    .pass = The first to pass chooses first, and begins next year.
    .winter = Units eat in winter: one food for four, two for seven.
    .stronghold = Three strongholds win at the end of a year.
    .says = I had more fame and still lost. Three strongholds, of course.

lesson-winter-stop = Six units eat one food
    .text = The harvest brings one. A seventh unit would go hungry, and passing early has its reward.
    .do = Pass for this year.
    .try-hungry = Winter cost two food. You got Unrest: a dead card, and minus five fame.
    .try-late = Fox passed first: the better card is his, and he begins next year.
    .says = Winter is near. Count your food.
lesson-winter-pick = First to pass chooses first
    .text = The card is in your hand next year. You also begin that year.
    .do = Take the Town Hall: one more unit, with a bolt.
    .fine-militia = Also good: two steps, with a bolt.
lesson-winter-harvest = First the harvest
    .text = Closed land pays fame, icons pay goods.
lesson-winter-trade = Food before trade
    .text = Three goods buy one of your choice. But winter costs your only food.
    .do = Trade nothing: end the trade.
    .try-food = That pays for winter too, but two wood are gone.
    .try-hungry = Nothing left to eat: Unrest, a dead card and minus five fame.
lesson-winter-winter = Then the winter
    .text = Four to six units eat one food, seven to nine eat two.

lesson-winter-third = 31 to 14 for Fox
    .text = But you hold two strongholds: closed land with a large building. Where can a third stand?
    .do = Choose that land.
    .yes = Yes: closed, yours, and with a large site.
    .has = It has its large building already.
    .fox = Fox holds that land.
    .empty = Closed, but none of your units is there.
    .open = Open land is not a stronghold.
lesson-winter-large = Any large building will do
    .text = It costs three wood. Fox has passed: no one can answer.
    .do = Play Build: an Altar of Kings in { noun-T01-w }.
    .fine-large = Any large building makes a stronghold.
    .try-small = A small one: still two strongholds, and the wood is spent.
    .try-early = The year ended with two strongholds, and Fox still leads.
    .no = First the third stronghold.
lesson-winter-over = Now let winter come
    .text = Strongholds are counted when the year ends. Hold all three until then.
    .do = Pass, then end the trade.
    .no-more = Every stronghold has enough guards.
    .no-leave = Stay: a stronghold left empty does not count.
    .no-wait = There is nothing left to do: pass.
    .no-trade = Goods no longer matter: end the trade.
lesson-winter-end = { $you } fame beat { $fox }
    .text = Three strongholds win, whatever the fame. Two full boxes beside a name are a warning.

## The first game: cards for the moment in which they matter

coach-turn = Play one card, then the others play one. Passing ends your year.
coach-tile = Closing your own land brings 1 fame for each tile. Open land can grow.
coach-rough = A move goes to a land next door. Over a rough border it costs 2 points, or 1 with the Wolf Clan.
coach-leave = Leave a unit behind: land without figures is no longer yours.
coach-feast = A Feast can be any one of four cards: choose what you need most.
coach-continue = You may still add Flash cards, those with a bolt.
coach-attack = Each food is a point. The defender wins ties.
coach-defend = Each food is a point, and you win ties. A lost fight is not worth a meal.
coach-face = A point raises your score. A casualty takes a unit, which may end the fight.
coach-retreat = Your units move into empty land, or join your others. Together they are safer.
coach-large = A large building makes closed land a stronghold. Three at the end of a year win.
coach-pass = First to pass picks first and begins next year.
coach-pick = The card you take is in your hand next year.
coach-trade = Three goods for one. Food for winter first.
coach-units-7 = From seven units on, winter costs two food.
coach-units-10 = From ten units on, winter costs three food and one wood.
coach-units-13 = From thirteen units on, winter costs four food and two wood.
coach-unrest = Unrest: a dead card, and minus 5 fame at the end.
coach-upgrade = Three lore buy a clan upgrade. It replaces the card you give.
coach-stronghold-own = One more stronghold before winter, and you win.
coach-stronghold-other = { $name } needs one more stronghold before winter.
coach-last-year = This year’s row holds Achievements: take one you fulfil.

## Things that a lesson speaks of

thing-store =
    { $thing ->
        [fame] your fame
       *[other] { NOUN($thing, form: "the") }
    }
