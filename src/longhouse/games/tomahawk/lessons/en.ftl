## Three small battles

lesson-chapter-first = Three small battles
    .about = One sum, two territories that turn values upside down, and one worth losing.
    .totals = The higher total takes a territory and its animals.
    .feathers = The higher card takes the feathers of the card opposite.
    .hidden = Forest cards stay hidden; a mountain lets you look.
    .upside-down = Berries double the weakest card, the puma takes the strongest.
    .give = A territory you cannot win is the place for your weakest card.
    .says = I won a territory and lost the game. I want another go.

lesson-first-goal = Four territories, two tribes
    .text = Win territories for their animals, and feathers for a point each. Most points after six rounds wins.
    .says = I lead by four, and I want those eagles.
lesson-first-send = One territory, two totals
    .text = Fox has 8 here, you 6. After the next card, the higher total takes the three eagles.
    .do = Play your 9 on the mountain.
    .fine = A 10 wins too, but a 9 is enough.
    .no-low = Not enough: Fox is two ahead and plays a card as well.
    .no-other = The other territories can wait. Send a card to the mountain.
lesson-first-commit = Both at once
    .text = Fox has chosen too. Now all cards turn over.
    .do = Confirm your cards.
    .no = Your cards are well placed. Confirm them.
lesson-first-feathers = Feathers
    .text = Your 8 faced a 5 with three feathers. The higher card takes them, even on a lost territory.
lesson-first-eagles = The higher total wins
    .text = Fox still has 12. The three eagles are yours: three points.
lesson-first-peek = Forests hide, mountains reveal
    .text = Forest cards stay hidden until the last. Win a mountain to see them: here, a 9.

lesson-first-berries = Berries double the weakest
    .text = The lowest card here counts double. Fox likes to send a 10.
    .do = Play a card that beats a 10 when doubled.
    .fine-more = That wins as well. A 6 would have been enough.
    .try-ten = Both tens are the lowest: 20 to 20. A tie: no one wins the territory.
    .no-one = Doubled, that makes 2. Fox has more.
    .no-three = Doubled, that makes 6. Fox has more.
    .no-four = Doubled, that makes 8. Fox has more.
    .no-other = The territory with the berries first.
lesson-first-puma = The puma takes the strongest
    .text = The highest card here counts 0. This time, be weak.
    .do = Play a low card, then confirm.
    .fine-small = That works. Keep a middle card when you can.
    .try-high = The puma took your card, and Fox won with an 8.
    .try-eight = Two eights: the puma took both. A tie.
    .no = The territory with the puma first.
lesson-first-doubled = Twice as much
    .text = Your lower card counts double and beats the 10. Two bison are yours.
lesson-first-taken = The puma takes one
    .text = It took the 8. Your card has few feathers to lose.

lesson-first-lost = Last round
    .text = You lead 17 to 16, and all four territories are decided now. Which can you no longer win?
    .do = Choose that territory.
    .yes = Yes: 3 to 19 is out of reach.
    .forest = You have 13, Fox a 9 and a hidden card: still open.
    .level = 13 to 13: still open.
    .behind = 6 to 8: one card can change it.
lesson-first-give = Lose wisely
    .text = A lost territory is the place for your weakest card.
    .do = Play your 1 there.
    .no-feathers = Its three feathers would go to Fox. Play a card without feathers.
    .no-other = The lost territory first.
    .try-strong = Fox won there anyway. You needed that card elsewhere.
lesson-first-rest = Three cards, three territories
    .text = Winning by one is enough. The last card places itself.
    .do = Place two cards, then confirm.
    .no = Place your cards first.
lesson-first-end = You win, { $you } to { $fox }
    .text = You gave one territory away, and your strong cards won elsewhere. That is Tomahawk.

lesson-first-ask-lost = Three questions
    .text = Another last round. Which territory can you no longer win?
    .do = Choose that territory.
    .yes = Yes: 5 to 18. Send your weakest card there.
    .won = That one is yours already: 19 to 3.
    .open = One card can still change it.
lesson-first-ask-sure = The other way round
    .text = Which territory can Fox no longer win?
    .do = Choose that territory.
    .yes = Yes: 19 to 3. A weak card will do there as well.
    .lost = Fox has that one: 5 to 18.
    .open = One card can still change it.
lesson-first-ask-ten = Your 10
    .text = You have a 10. Where would it be worthless?
    .do = Choose that territory.
    .yes = Yes: the puma would take it.
    .counts = It would count 10 there.

## Puzzles

lesson-chapter-puzzle = Puzzle
    .about = The last round of a game. Find the way to win, whatever Fox plays.
lesson-puzzle-solve = Win, whatever Fox plays
    .text = The last round. Fox has every card you have not seen: in hand or hidden in a forest.
    .do = Place your cards so that you win against any reply, then confirm.
    .no = Fox can answer that. Try something else.
lesson-puzzle-solved = Solved: { $you } to { $fox }
    .text = You win whatever Fox plays.

## What the lessons' things are called where there is no picture of them

thing-pile = territory { $thing }
thing-land = territory { $thing }
    .touch = pile

## The first game: cards for the moment in which they matter

coach-deploy = One card for each territory. Choose a card, then a territory; all cards turn over together.
coach-scalped-own = Your card was higher: the feathers opposite are yours.
coach-scalped-other = { $name }’s card was higher. Play cards with feathers against weak ones.
coach-hidden = Forest cards stay hidden, and their feathers wait, until the last one is played.
coach-peeked = You won a mountain: you see the cards { $name } hid this round.
coach-puma = The puma took the highest card: it counts 0.
coach-gathered = The lowest card counted double.
coach-tied = A tie: no one wins the territory.
coach-long = Three long territories end together in round 6. Keep some strong cards.
coach-drew = You draw back to eight. In the end you play all 24: send the strong ones where there are many animals.
coach-reject = Turn one down. The other two replace cards of the same value.
coach-locked = { -dance } picked a card from a hand: it must be played there next round.
coach-copied = { -sky } copies the card opposite: it is worth as much.
coach-charmed = { -cloud } charmed the card opposite: it is worth 0.
coach-pair = { -spirit } beside another 2: five more for that side.
coach-manitou = More than double is too much: { -manitou(form: "the") } wins the territory for the lower side.
coach-doubled = { -sequoia } doubles the caribou of this territory.
coach-dance = { -dance } will choose the next card opposite, at random.
