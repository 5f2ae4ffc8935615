## From a stick to a horse

lesson-chapter-horse = From a stick to a horse
    .about = Collect, make tools, hunt, explore and trade: a complete round trip.
    .goal = In a first game, four horses and all four trophies win.
    .collect = Your chief collects where he stands; the donkey carries two of a kind.
    .camp = Campsite makes all the tools you can pay for, once in a cycle.
    .trophy = The first hide, gold and wagon are also trophies.
    .explore = You place new land as you like; mountains block both sides.
    .horse = A farm gives a horse for each hide, gold or wagon.

lesson-horse-goal = Horses and trophies
    .text = Four horses and all four trophies win. First you need something to trade.
lesson-horse-card = Five cards, five rounds
    .text = Each card is played once in a cycle of five rounds. The second number is your chief’s steps.
    .do = Play Trail.
    .fine = That works too: your chief needs only one step.
    .no = There is nothing to make yet. Play a card with steps.
lesson-horse-sticks = Only the chief collects
    .text = Your chief stands in the woods: take two sticks. The donkey carries at most two of a kind.
    .do = Collect two sticks.
    .no-move = Take two sticks first: collecting costs no step.
    .no-end = Your chief can still collect here.
lesson-horse-walk = One step for all
    .text = One step moves as many people as you like to the next land. The eagle’s nest is to the east.
    .do = Move to C2 with your chief.
    .try-alone = Your warriors are at the nest and collect nothing. Only the chief can.
    .no-few = No one needs to stay here. Take both warriors along.
    .no-where = The eagle’s nest is on C2.
    .no-end = You have steps left, and the nest is close.
lesson-horse-feathers = Two feathers
    .text = You may collect before, between and after steps. Unused steps are lost.
    .do = Collect two feathers, then end your turn.
    .no-move = Take two feathers first.
    .no-end = Your chief can still collect here.
lesson-horse-camp = One camp, all tools
    .text = A stick and a feather make a bow. Campsite comes once in a cycle, so bring plenty.
    .do = Play Campsite, make two bows, end your turn.
    .also-feather = Good: your chief may collect in camp too.
    .try-wait = A round later, the bows are still not made and the herd is still waiting.
    .no-end = You have sticks and feathers for another bow.
lesson-horse-hunt = A bow for a hide
    .text = The buffalo graze on D2. Each hide costs a bow.
    .do = Play a card, move to D2, take two hides.
    .no-end = The herd is close: hunt first.
    .no-feather = The feathers can wait. The hides first.
    .no-few = Take both warriors along.
    .no-where = The buffalo are on D2.
lesson-horse-trophy = The first hide
    .text = The first of its kind is also a trophy. Three more: gold, wagon, a beaten chief.
lesson-horse-explore = Unknown land
    .text = E2 is unknown. The first to enter turns its tile over.
    .do = Move everyone to E2.
    .no-few = Take both warriors along.
    .no-end = One more step: see what is there.
    .no-where = East, to E2.
lesson-horse-turn = Mountains as you like
    .text = A farm. Mountains block both sides, so keep your own routes open.
    .do = Put the mountain to the north.
    .fine-east = That is allowed. Now the route east is closed, for you too.
    .fine-south = That is allowed. Now the route south is closed, for you too.
lesson-horse-trade = A hide for a horse
    .text = Each hide buys a horse. Goods can be stolen, horses never.
    .do = Trade both hides.
    .no-move = Trade first: Fox could take a hide from you, but never a horse.
    .no-end = One hide is left. Trade it before you go.
lesson-horse-end = Two horses, one trophy
    .text = Collect, camp, hunt, trade: that is Tribes. Next, deal with Fox.

## Two warriors for a wagon

lesson-chapter-wagon = Two warriors for a wagon
    .about = A battle is a sum, and a good round may need no step at all.
    .wagon = A wagon costs two warriors who are with your chief.
    .clash = Equal forces destroy each other.
    .bonus = Raid party and a ridge each add one to your attack.
    .chief = A beaten chief is never out: he returns in a village.
    .safe = Campsite protects your chief for a round.

lesson-wagon-raid = You must beat a chief
    .text = Fox is two steps away, with four warriors. Raid party adds one to your attack.
    .do = Play Raid party.
    .try-ridge = You won, but your chief is alone. Without Raid party it cost you four warriors.
    .no = Campsite has no steps. Fox would get away.
lesson-wagon-wagon = Pay with warriors
    .text = Two warriors for a wagon: a trophy, and later a horse. Is that still enough against Fox?
    .do = Take the wagon.
    .no-move = The wagon first: your chief is on it.
    .no-end = You can take the wagon here.
lesson-wagon-paid = Four left
    .text = Four warriors and a chief on each side. Only the ridge makes the difference.
lesson-wagon-ridge = Attack from the ridge
    .text = A ridge adds one to your attack. With Raid party that makes two.
    .do = Move everyone to C4.
    .no-wagon = With two fewer, Fox is as strong as you. Equal forces destroy each other.
    .no-few = You will need all of them up there.
    .no-end = Fox is beyond the ridge. Keep going.
    .no-where = The ridge is on C4.
lesson-wagon-attack = 7 against 5
    .text = Your five plus two, against Fox’s five. You lose three, Fox all five.
    .do = Attack with everyone, then take the gold.
    .fine-alone = Enough to win, but your chief ends up alone.
    .fine-without = Enough: the chief can wait on the ridge.
    .fine-stick = Only a stick. Gold would have bought a horse.
    .try-equal = 5 against 5: all fall, and both chiefs are beaten. Come with more.
    .try-few = Too few: they are lost, and Fox is still there.
    .no-end = You may attack once a round. Do it now.
    .no-where = Fox is on D4.
lesson-wagon-beaten = A chief beaten
    .text = A trophy for you, and one of Fox’s goods. Fox is back at once: no one is ever out.

lesson-wagon-safe = Fox is stronger now
    .text = Fox begins, still has Raid party and wants your gold. Campsite protects your chief this round.
    .do = Choose your card.
    .try-scouts = Your chief is beaten, one gold is gone, and Fox has the trophy.
lesson-wagon-craft = Camping always helps
    .text = Fox had to stop at your border. A stick and a stone make an axe, and an axe pays for gold.
    .do = Make an axe, then end your turn.
    .also-stick = Good: your chief may collect in camp too.
    .no-end = You have a stick and a stone: make the axe.
lesson-wagon-end = Fox came for nothing
    .text = A round without a step saved your gold. Now play a complete game.

## What things are called where there is no picture of them

thing-cell = { $thing }
thing-collect = collect { NOUN($thing, form: "a") }
thing-craft = make { NOUN($thing, form: "a") }
thing-trade = trade { NOUN($thing, form: "a") }

## The first game: cards for the moment in which they matter

coach-card = The first number is everyone’s steps, the second those your chief may take.
coach-camp-bow = With a stick and a feather, Campsite could make a bow. You have it once in a cycle.
coach-camp-axe = With a stick and a stone, Campsite could make an axe. You have it once in a cycle.
coach-defeated = Your chief is safe. Choose a village; train new warriors there.
coach-attacked = { $name } attacked. Campsite or a village protects your chief.
coach-attack = Equal forces destroy each other. A ridge and Raid party add one each.
coach-orient = Mountains block both sides. Put them where you do not need to go.
coach-wagon = A wagon costs two warriors who are with your chief.
coach-collect = Your chief can collect here, as long as there is room.
coach-train = A recruit and a feather make a warrior with your chief.
coach-full = The donkey is full: it carries four kinds, two of each.
coach-trophies = You need one more trophy. To beat a chief, come with more warriors than he has.
coach-spirit = A new cycle: all five cards are back, and the next player begins.
coach-last = Two cycles are left. Then points decide: one per horse, two per trophy.
