## From a stick to a horse

lesson-chapter-horse = From a stick to a horse
    .about = Collect, make tools, hunt, discover, trade: a whole turn of the wheel.
    .goal = Four horses and all four trophies win a first game.
    .collect = Your chief collects where he stands, two of a kind at most.
    .camp = Campsite makes all the tools you can pay for, once in five rounds.
    .trophy = The first hide, gold and wagon are trophies too.
    .explore = You turn unknown land as you like; mountains block both sides.
    .horse = A farm gives a horse for each hide, gold or wagon.

lesson-horse-goal = Horses and trophies
    .text = Four horses and all four trophies win. First we need something to trade.
lesson-horse-card = Five cards, five rounds
    .text = Each is played once in five rounds. The second number is your chief’s steps.
    .do = Play Trail.
    .fine = That works too: your chief needs one step only.
    .no = There is nothing to make yet. Play a card with steps.
lesson-horse-sticks = Only the chief collects
    .text = He stands in the woods: take two sticks. Your donkey carries two of a kind, no more.
    .do = Collect a stick, twice.
    .no-move = First two sticks: collecting costs no step.
    .no-end = Your chief can still collect here.
lesson-horse-walk = One step, everybody
    .text = A step moves as many as you like to the next land. The eagle nest lies east.
    .do = Walk to C2, with your chief.
    .try-alone = Your warriors stand in the nest and collect nothing. Only the chief can.
    .no-few = Nobody is needed here. Take both warriors along.
    .no-where = The eagle nest is on C2.
    .no-end = You have steps left, and the nest is near.
lesson-horse-feathers = Two feathers
    .text = You may collect before, between and after steps. Steps you do not use are lost.
    .do = Collect a feather, twice, then end your turn.
    .no-move = First two feathers.
    .no-end = Your chief can still collect here.
lesson-horse-camp = Camp once, make all
    .text = Stick and feather make a bow. Campsite comes once in five rounds, so come well loaded.
    .do = Play Campsite, make two bows, end.
    .also-feather = Good: your chief may collect in camp too.
    .try-wait = A round later: the bows still wait, and so does the herd.
    .no-end = You have sticks and feathers for another bow.
lesson-horse-hunt = A bow for a hide
    .text = The buffalo graze on D2. Each hide costs a bow.
    .do = Play a card, walk to D2, take two hides.
    .no-end = The herd is near: hunt first.
    .no-feather = Feathers you can have later. Now the hides.
    .no-few = Take both warriors along.
    .no-where = The buffalo are on D2.
lesson-horse-trophy = The first hide
    .text = The first of its kind is a trophy too. Three more to go: gold, wagon, a beaten chief.
lesson-horse-explore = Unknown land
    .text = Nobody has seen E2. Whoever enters turns the land over.
    .do = Walk to E2, with everybody.
    .no-few = Take both warriors along.
    .no-end = One more step: let us see what lies there.
    .no-where = East, to E2.
lesson-horse-turn = Mountains where you like
    .text = A farm. Mountains block both sides, so keep your own ways open.
    .do = Put the mountain in the north.
    .fine-east = That is allowed. Now the way east is closed, for you too.
    .fine-south = That is allowed. Now the way south is closed, for you too.
lesson-horse-trade = A hide for a horse
    .text = Each hide buys a horse. Goods can be stolen, horses never.
    .do = Trade both hides.
    .no-move = Trade first: Fox could take a hide, but no horse.
    .no-end = A hide is left. Trade it before you go.
lesson-horse-end = Two horses, one trophy
    .text = That is the wheel of Tribes: collect, camp, hunt, trade. Only Fox is missing.

## Two warriors for a wagon

lesson-chapter-wagon = Two warriors for a wagon
    .about = A battle is a sum, and a good round may be one without a step.
    .wagon = A wagon costs two warriors beside your chief.
    .clash = Equal forces kill each other.
    .bonus = Raid party and a ridge add one each in attack.
    .chief = A beaten chief is never out: he is back in a village.
    .safe = Campsite protects your chief for a round.

lesson-wagon-raid = Everyone must beat a chief
    .text = Fox stands two steps away, with four warriors. Raid party counts one more in attack.
    .do = Play Raid party.
    .try-ridge = You won, but your chief is alone. Without Raid party it cost four warriors.
    .no = Campsite has no steps. Fox would walk away.
lesson-wagon-wagon = Pay with people
    .text = Two warriors for a wagon: a trophy, and later a horse. Is that still enough against Fox?
    .do = Take the wagon.
    .no-move = First the wagon: your chief stands on it.
    .no-end = The wagon is right here.
lesson-wagon-paid = Four left
    .text = Four and a chief against four and a chief. Even, were it not for the ridge.
lesson-wagon-ridge = Attack from the ridge
    .text = A ridge adds one in attack. With Raid party that makes two.
    .do = Walk to C4, with everybody.
    .no-wagon = Two fewer, and Fox is as strong as you. Equal forces kill each other.
    .no-few = You will need them all up there.
    .no-end = Fox is beyond the ridge. Go on.
    .no-where = The ridge is on C4.
lesson-wagon-attack = 7 against 5
    .text = Five of yours and two for the bonuses, five of Fox’s. You lose three, Fox everyone.
    .do = Attack with everybody, then take the gold.
    .fine-alone = Enough to win, but your chief stays behind alone on the field.
    .fine-without = Enough: the chief may wait on the ridge.
    .fine-stick = A stick is a stick. Gold would have been a horse.
    .try-equal = 5 against 5: all fall, and both chiefs are beaten. Bring more.
    .try-few = Too few: they are gone, and Fox stands.
    .no-end = You may attack once this round. Now is the time.
    .no-where = Fox stands on D4.
lesson-wagon-beaten = A chief beaten
    .text = A trophy for you, and one of his goods. He is back at once: nobody is ever out.

lesson-wagon-safe = Now Fox is stronger
    .text = Fox begins, still holds Raid party, and wants your gold. Campsite also protects your chief this round.
    .do = Choose your card.
    .try-scouts = Your chief is beaten, a gold is gone, and Fox has the trophy.
lesson-wagon-craft = Camping is never idle
    .text = Fox had to stop at your border. Stick and stone make an axe, and an axe pays for gold.
    .do = Make an axe, then end.
    .also-stick = Good: your chief may collect in camp too.
    .no-end = Stick and stone are ready: make the axe.
lesson-wagon-end = Fox came for nothing
    .text = A round without a step saved your gold. Now play a whole game.

## What things are called where there is no picture of them

thing-cell = { $thing }
thing-collect = collect { NOUN($thing, form: "a") }
thing-craft = make { NOUN($thing, form: "a") }
thing-trade = trade { NOUN($thing, form: "a") }

## The first game: cards for the moment in which they matter

coach-card = The first number is steps for all. The second is steps your chief may take.
coach-camp-bow = Campsite could make a bow of stick and feather. You have it once in five rounds.
coach-camp-axe = Campsite could make an axe of stick and stone. You have it once in five rounds.
coach-defeated = Your chief is unhurt. Choose a village; train new warriors there.
coach-attacked = { $name } attacked. Campsite or a village protects your chief.
coach-attack = Equal forces kill each other. A ridge and Raid party add one each.
coach-orient = Mountains block both sides. Put them where you do not want to go.
coach-wagon = A wagon costs two warriors beside your chief.
coach-collect = Your chief can collect here, as often as there is room.
coach-train = Recruit and feather make a warrior beside your chief.
coach-full = The donkey is full: four kinds, two of each.
coach-trophies = One trophy is left. To beat a chief, come with more than he has.
coach-spirit = A new cycle: all five cards are back, and the next player begins.
coach-last = Two cycles are left, then points decide: one for a horse, two for a trophy.
