## Three small battles

lesson-chapter-first = Three small battles
    .about = One sum, two lands that turn values upside down, and a land worth losing.
    .totals = The higher total takes a land and its animals.
    .feathers = The higher card takes the feathers opposite it.
    .hidden = Forest cards stay hidden; a mountain lets you look.
    .upside-down = Berries double the weakest card, the puma takes the strongest.
    .give = A land you cannot win is the place for your weakest card.
    .says = I won a territory and lost the game. I want another go.

lesson-first-goal = Four lands, two tribes
    .text = Win lands for their animals, take feathers for a point each. Most points after six rounds wins.
    .says = I lead by four, and I want those eagles.
lesson-first-send = One land, two totals
    .text = Fox has 8 here, you have 6. After this card the higher total takes the three eagles.
    .do = Play your 9 on the mountain.
    .fine = That wins too. A 10 is often more than you need.
    .no-low = That is not enough: Fox leads by two and sends a card as well.
    .no-other = The other lands wait. Send a card to the mountain.
lesson-first-commit = Both at once
    .text = Fox has chosen too, face down. Now all cards turn over.
    .do = Commit your cards.
    .no = Your cards lie well. Commit them.
lesson-first-feathers = Feathers
    .text = Your 8 stood opposite a 5 with three feathers. The higher card takes them, whoever wins the land.
lesson-first-eagles = The higher total wins
    .text = Fox stays at 12. The three eagles are yours: three points.
lesson-first-peek = Forests hide, mountains see
    .text = Forest cards stay hidden until the last one. Winning a mountain lets you look: a 9.

lesson-first-berries = Berries double the weakest
    .text = The lowest card here counts twice. Fox likes to send a 10.
    .do = Play a card that beats a 10 when doubled.
    .fine-more = That wins as well. A 6 would have been enough.
    .try-ten = Two tens are both the lowest: 20 to 20. A tied land goes to nobody.
    .no-one = Doubled, that makes 2. Fox has more.
    .no-three = Doubled, that makes 6. Fox has more.
    .no-four = Doubled, that makes 8. Fox has more.
    .no-other = First the land with the berries.
lesson-first-puma = The puma takes the strongest
    .text = The highest card here counts nothing. Strength is a mistake now.
    .do = Send somebody small, then commit.
    .fine-small = Small enough, but keep a middle card when you can.
    .try-high = The puma took your card, and Fox won with his 8.
    .try-eight = Two eights: the puma took both. Nobody has the land.
    .no = First the land with the puma.
lesson-first-doubled = Twice as much
    .text = Your lower card counts double and beats the 10. Two bison are yours.
lesson-first-taken = The puma has eaten
    .text = It took the 8. Your card has few feathers to lose.

lesson-first-lost = Last round
    .text = You lead 17 to 16, and all four lands fall now. Which one can you no longer win?
    .do = Touch that land.
    .yes = Yes: 19 to 3 cannot be caught.
    .forest = You have 13, Fox a 9 and a hidden card: open.
    .level = 13 to 13: open.
    .behind = 6 to 8: one card can turn it.
lesson-first-give = Lose it well
    .text = A lost land is the place for your weakest card.
    .do = Play your 1 there.
    .no-feathers = Its three feathers would go to Fox. Send somebody who has none to lose.
    .no-other = First the land that is lost.
    .try-strong = Fox won there all the same. You missed that card elsewhere.
lesson-first-rest = Three cards, three lands
    .text = Win narrowly: one more is enough. The last card places itself.
    .do = Place two cards, then commit.
    .no = Place your cards first.
lesson-first-end = You win, { $you } to { $fox }
    .text = You gave one land away, and your strong cards won elsewhere. That is Tomahawk.

lesson-first-ask-lost = Three questions
    .text = Another last round. Which territory can you no longer win?
    .do = Touch that land.
    .yes = Yes: 18 to 5. Send your weakest card there.
    .won = That land is yours: 19 to 3.
    .open = One card can still turn it.
lesson-first-ask-sure = And the other way round
    .text = Which land can Fox no longer win?
    .do = Touch that land.
    .yes = Yes: 19 to 3. A weak card will do there as well.
    .lost = Fox has that one: 18 to 5.
    .open = One card can still turn it.
lesson-first-ask-ten = Your 10
    .text = You hold a 10. Where would it count nothing?
    .do = Touch that land.
    .yes = Yes: the puma would take it.
    .counts = It would count 10 there.

## Puzzles

lesson-chapter-puzzle = Puzzle
    .about = The last round of a game. Find the way to win, whatever Fox answers.
lesson-puzzle-solve = Win, whatever Fox answers
    .text = The last round. Every card you have not seen is with Fox: in hand, or hidden in a forest.
    .do = Place your cards so that no answer beats you, then commit.
    .no = Fox can answer that. Try something else.
lesson-puzzle-solved = Solved: { $you } to { $fox }
    .text = You win whatever Fox plays.

## What the lessons' things are called where there is no picture of them

thing-pile = territory { $thing }
thing-land = territory { $thing }
    .touch = pile

## The first game: cards for the moment in which they matter

coach-deploy = One card to each land. Touch a card, then a place; all cards turn over together.
coach-scalped-own = Your card was higher: its opponent’s feathers are yours.
coach-scalped-other = { $name } was higher there. Feathered cards like weak opponents.
coach-hidden = Forest cards stay hidden, and their feathers wait, until the last one is played.
coach-peeked = You won a mountain: you see what { $name } hid this round.
coach-puma = The puma took the highest card.
coach-gathered = The lowest card counted double.
coach-tied = A tie: the land goes to nobody.
coach-long = Three long lands end together in round 6. Keep something strong.
coach-drew = You draw back to eight, and will play all 24. Send the strong ones where many animals are.
coach-reject = Turn one down. The other two replace cards of the same value.
coach-locked = { -dance } picked a card from a hand: it must be played there next.
coach-copied = { -sky } copies the card opposite: it is worth as much.
coach-charmed = { -cloud } charmed the card opposite: it counts nothing.
coach-pair = { -spirit } beside another 2: five more for that side.
coach-manitou = More than double was too much: { -manitou(form: "the") } gave the land to the weaker side.
coach-doubled = { -sequoia } doubles the animals of this land.
coach-dance = { -dance } will choose the next card opposite, at random.
