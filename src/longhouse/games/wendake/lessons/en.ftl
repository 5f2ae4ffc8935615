## A year has four markers

lesson-chapter-year = A year has four markers
    .about = Take land, choose three tiles in a line, and make your grid better.
    .pairs = Only the lower track of each pair counts.
    .line = Three of your markers go to tiles in one line.
    .land = Warriors take land; women farm its fields, hunters work its ponds.
    .order = The fourth marker decides who is first next year.
    .restore = Used tiles become Rituals, and one tile a year gets better.
    .says = Six years are left. I will need them all.

lesson-year-goal = Two pairs of tracks
    .text = You score on four tracks, in two pairs. Only the lower track of each pair counts.
    .says = I lead the other tribe. Take your time.
lesson-year-tile = Your nine tiles
    .text = Place a marker on a tile to use it. This one gives your warriors three steps.
    .do = Place a marker on Move 3.
    .no = Soon. First you need land.
lesson-year-settle = Take two fields
    .text = A warrior can settle in a field, or stand guard beside it.
    .do = Settle in both fields of Bawating, and stand guard there.
    .try-guards = Guards hold land but grow nothing: you have one field fewer.
    .no-guard = Two are in the fields already. One must stand guard.
    .no-left = You have steps left.
    .no-stay = Leave them there. Send another warrior from Wisconsin.
lesson-year-transfer = Women farm, warriors go home
    .text = Replacing them is free. The guard stays and protects everyone there.
    .do = Replace both warriors, then end your turn.
    .no-empty = That leaves the field empty. Let a woman take the warrior’s place.
    .no-warriors = Warriors in a field grow nothing. Replace them first.
lesson-year-line = Three tiles in one line
    .text = Your second tile fixes the line. Harvest pays one vegetable for each field you farm.
    .do = Place a marker on Harvest, then end your turn.
    .try-row = It is the same row, but your fields could pay now.
    .try-column = Now your line is the left column. Harvest is not in it.
    .try-diagonal = Now your line is this diagonal. Harvest is not in it.
    .no = That marker can wait. First let your fields pay.
lesson-year-order = One marker is for next year
    .text = Fox is not there yet. The first here begins next year and chooses new tiles first.
    .do = Take first place, then end your turn.
    .fine-late = That completes your line. Fox takes first place now.
lesson-year-finish = The line is complete
    .text = Only this tile fits your line. Use its actions from top to bottom, or skip some.
    .do = Use the tile as you like, then end your turn.
    .no-fight = Both warriors would leave the map. Keep the peace this year.
    .no-other = Let a native take the warrior’s place.
lesson-year-flipped = Used tiles turn over
    .text = Their backs are Rituals. The grid slides down, and its bottom row leaves.
lesson-year-replace = One better tile a year
    .text = Three tiles have left your grid. Two actions for one marker are worth more than Trade alone.
    .do = Exchange Trade for a tile that has it too.
    .fine = A good tile as well. What you gave up waits beside your grid.
    .no = A better tile costs nothing. Take one.
lesson-year-top-row = Back on top
    .text = The three tiles fill your top row in random order.
lesson-year-next-year = Six years to go
    .text = You have land, goods and a better grid. Now see where points count.

## Five points worth nothing

lesson-chapter-balance = Five points worth nothing
    .about = Find out which points count, with a Ritual, masks and Trade.
    .lower = A point counts on the lower track of its pair.
    .ritual = A Ritual brings people home and counts trios there.
    .masks = Masks score in sets and come back every year.
    .trade = Goods buy tiles: points now, help every year.
    .says = I watched your highest track. You moved the lowest.

lesson-balance-choose = Five points or four?
    .text = Trade would give five Economic points, this Ritual four. Only the lower track of a pair counts.
    .do = Place a marker where the points count.
    .try-trade = Economic is at 13, and your score is still 5: Ritual is lower.
    .no = Not now. Compare Trade and the Ritual.
    .says = I am worth 9, you 5. I like that.
lesson-balance-ritual = Trios at home
    .text = A Ritual brings two people home, then counts trios: warrior, woman, hunter. You have the fewest women.
    .do = Bring home a woman and one more, then end your turn.
    .try-few = Three women make three trios: 3 points instead of 4.
    .no = The Ritual is all that this tile does. Use it.
lesson-balance-masks = A card you know
    .text = You hold two bears, and a third is face up. Take it, or try your luck.
    .do = Place a marker on Masks and take the bear.
    .fine-luck = A wolf, not a bear. Two alike still score.
    .no-draw = A card costs nothing. Draw one.
    .no-other = Mask is the lower track of its pair. Hold a ceremony.
lesson-balance-three = Three bears, four points
    .text = The cards come back at the year’s end. Until then your disk blocks this space.
    .do = Play three bears, then end your turn.
    .try-pair = Two points instead of four.
    .no = Play them: they come back.
lesson-balance-two = Two bears, two points
    .text = The wolf stays in your hand. Cards that you play come back at the year’s end.
    .do = Play two bears, then end your turn.
    .no-none = Play them: they come back.
    .no-differ = Two different masks are only one point.
lesson-balance-worth = From 5 to 11
    .text = Your points went where you were weak: six of them count.
lesson-balance-begin-trade = What goods are for
    .text = A canoe lets you exchange a good, at a risk. You have what you need.
    .do = Place a marker on Trade and exchange nothing.
    .try-exchange = An infected blanket: one of your people is ill. Exchange only when you must.
    .no-enough = You have one of each: no need to exchange.
    .no-other = That does not use your goods.
lesson-balance-buy = Leather, fish and a vegetable
    .text = They buy a tile: points on two tracks now, help every year.
    .do = Buy a tile that feeds a low track.
    .fine = Its Military point does not count yet: Mask is lower.
    .no = Goods are worth nothing at the end. Buy a tile.
lesson-balance-helper = A helper for every year
    .text = You may use it once a year. Spend your other goods too: at the end they are worth nothing.

## Guards

lesson-chapter-guards = Guards
    .about = Drive a native away, hold three territories, and see who is in danger.
    .protect = A guard protects all their natives in a territory.
    .most = Most guards in a territory: one Military point.
    .turtles = Many fields, ponds or canoes earn secret turtles.
    .price = Warriors abroad are missing at home.
    .says = Next time I will leave a guard beside her.

lesson-guards-look = Two of Fox’s women
    .text = One farms alone, one beside a guard. Which can you drive away?
    .do = Choose her field.
    .yes = Yes: Fox has no guard in Muskegon.
    .guarded = Fox’s guard there protects her.
    .says = One of them is alone. Don’t look there.
lesson-guards-attack = No one dies here
    .text = She goes to the longhouse, and your warrior settles in her field.
    .do = Use Move 3 and drive her away.
    .fine-alone = Done. But Bawating has only Fox’s guard now.
    .try-strike = Both warriors leave the map, and she farms on.
    .no-tile = You need steps: Move 3.
    .no-other = First the woman who farms alone.
lesson-guards-tie = One more than Fox
    .text = Land counts for the player with the most guards. Bawating is tied, Kankakee is empty.
    .do = Send a warrior to each.
    .try-strike = Both warriors leave the map. Standing there is enough.
    .try-fewer = Now Bawating or Kankakee is not yours. You need the most guards in both.
    .no-lie = A warrior who settles no longer counts as a guard.
    .no-left = You have steps left.
lesson-guards-twice = Two against one
    .text = Land counts for the player with the most guards. Fox stands alone in Bawating.
    .do = Send two warriors to Bawating.
    .try-strike = Both warriors leave the map. Standing there is enough.
    .try-fewer = Now Bawating or Kankakee is not yours. You need the most guards in both.
    .no-lie = A warrior who settles no longer counts as a guard.
    .no-left = You have steps left.
lesson-guards-farm = Farm what you took
    .text = A woman farms the field; the warrior goes home.
    .do = Replace the warrior, then end your turn.
    .no-empty = That leaves the field empty. Let a woman take it over.
    .no-warrior = A warrior in a field grows nothing. Replace it first.
lesson-guards-score = Three territories, and a turtle
    .text = Most guards in three territories: three points. Women on three fields also earn a secret turtle.
    .do = Use Fish + Military, take the turtle, end your turn.
    .no-free = It is free: points at the end that only you know.
    .no-now = Your guards are well placed. Score now.
    .no-other = Your guards count in Military only.
lesson-guards-price = Missed at home
    .text = Every warrior abroad is missing at home: a Ritual counts fewer trios now.
lesson-guards-think = Now think like Fox
    .text = You took a field. Which of your people can Fox drive away?
    .do = Choose that field or pond.
    .yes = Yes: you have no guard in Muskegon.
    .guarded = Your guard there protects them.

## What the lessons' things are called where there is no picture of them

thing-slot =
    the { $thing ->
        [1] top left
        [2] top middle
        [3] top right
        [4] middle left
        [5] centre
        [6] middle right
        [7] bottom left
        [8] bottom middle
       *[9] bottom right
    } tile
thing-guard = { NOUN($who, form: "the") } on guard in { NOUN($where, form: "the") }
thing-foe = Fox’s guard in { NOUN($where, form: "the") }
thing-leaving =
    the tile leaving the { $thing ->
        [1] left
        [2] middle
       *[3] right
    } column

## The first game: cards for the moment in which they matter

coach-turn = Pick a line of three tiles you like. Move 3 is a good start.
coach-order = Next year’s first place is free. The first player also chooses new tiles first.
coach-move = Settle in a field or pond to use it later; stand guard to hold the land.
coach-transfer = Warriors in a field or pond bring nothing. Replacing them is free.
coach-fire = Sacred Fire uses another of your tiles, off your line. You cannot choose that tile this year.
coach-exchange = Exchanging reveals a blanket. An infected one sends one of your people to the longhouse.
coach-buy = A progress tile pays at once and helps once every year.
coach-economy = Five different goods are five points. At the end goods are worth nothing.
coach-higher = Not all of these points count yet: { NOUN($track, form: "the") } is the higher one of its pair.
coach-ritual = Bring back the kind you have fewest of at home.
coach-masks = Take the open card or an unknown one. Masks score in sets and come back next year.
coach-turtle = A turtle scores secret points at the end. Take one for each kind you have enough of.
coach-attacked =
    { $name } drove { $victim ->
        [woman] one of your women
        [hunter] one of your hunters
       *[other] one of your warriors
    } away. One of your guards there would have stopped it.
coach-flipped = Used tiles turn over: a Ritual side offers a Ritual, an action side its actions.
coach-replace = Take the tile that feeds your lowest track.
coach-use = One of your progress tiles can help now. Each one helps once a year.
coach-flag = Look at the map: your ally will stand by you where their flag is.
coach-alliance = Your ally counts as one more guard wherever their flag is, for this action only.
coach-balance = Take a point from the higher track of a pair, and put it on a lower one.
coach-change = One of your cards may count as another mask, in this ceremony only.
coach-gain = Take what the next progress tile still needs.
