### Caravans, English.

game-title = Caravans
game-tagline = Two traders, a few colours, one card at a time.
game-about = A card game. Lay rising cards into caravans; each one that leaves costs ten before it pays.

## Choices

option-lay = Lay { NOUN($card, form: "the") } in its caravan
option-lay-off = Lay { NOUN($card, form: "the") } off
option-draw = Draw from the deck
option-take = Take the top card of the { NOUN($colour) } pile

## Questions

prompt-lay = Which card do you lay?
    .help = Cards in a caravan rise. A card laid off may be taken by the other player.
prompt-draw = Where do you draw?
    .help = The deck, or the top of a pile you did not just lay off on.

## Events

event-dealt =
    { $seat_is ->
        [you] You are dealt { NOUN($cards, form: "the") }.
       *[other] { $seat } is dealt { $count } cards.
    }
event-dealt-hidden = { $seat } is dealt { $count } cards.
event-turn =
    { $seat_is ->
        [you] Your turn
       *[other] { $seat }’s turn
    }
event-laid =
    { $seat_is ->
        [you] You lay { NOUN($card, form: "the") }.
       *[other] { $seat } lays { NOUN($card, form: "the") }.
    }
event-laid-off =
    { $seat_is ->
        [you] You lay { NOUN($card, form: "the") } off.
       *[other] { $seat } lays { NOUN($card, form: "the") } off.
    }
event-drew =
    { $seat_is ->
        [you] You draw { NOUN($card, form: "the") }.
       *[other] { $seat } draws { NOUN($card, form: "the") }.
    }
event-drew-hidden = { $seat } draws from the deck.
event-took =
    { $seat_is ->
        [you] You take { NOUN($card, form: "the") }.
       *[other] { $seat } takes { NOUN($card, form: "the") }.
    }
event-over = The deck is empty: { $seat } { $first }, { $opponent } { $second }.

## Why not

why-not-in-hand = You do not hold { NOUN($card, form: "the") }.
why-nothing-fits = None of your cards is higher than the last one of its caravan: lay one off.
why-just-laid-off = You have just laid a card off on the { NOUN($colour) } pile: draw elsewhere.
why-pile-empty = The { NOUN($colour) } pile is empty: draw elsewhere.

## Settings

setting-colours = Colours
    .about = How many colours there are.
setting-colours-3 = Three
setting-colours-4 = Four
setting-wagers = Wagers
    .about = Whether there are cards that multiply a caravan.
setting-wagers-on = On
setting-wagers-off = Off

## Score

score-colour = { NOUN($colour) } caravan

## What lies on the table

zone-deck = Cards in the deck
zone-piles = Piles
zone-caravans = Caravans
zone-known = Seen by all
zone-hand = Hand

## The rules

rules-intro = Lay a card, draw a card, until the deck is empty.
rules-part-1 = The cards
rules-part-2 = A turn
rules-part-3 = The end
rule-r1 = Cards. Each colour has the values 2 to 8 and one wager.
rule-r2 = Deal. Each player is dealt five cards; the rest is the deck.
rule-r3 = Turn. In your turn lay one card, then draw one.
rule-r4 = Caravans. A card goes to your caravan of its colour if it is higher than the last one there; a wager only before all numbers.
rule-r5 = Laying off. Or lay any card off, open, on the pile of its colour.
rule-r6 = Drawing. Draw from the deck, or the top of a pile, but not the card you have just laid off.
rule-r7 = End. The game ends at once when the last card of the deck is drawn.
rule-r8 = Points. A caravan counts the sum of its values less 10, twice with a wager. A caravan without cards counts nothing.

## Nouns

noun-red = red
noun-green = green
noun-blue = blue
noun-gold = gold
noun-red-w = red wager
noun-red-2 = red 2
noun-red-3 = red 3
noun-red-4 = red 4
noun-red-5 = red 5
noun-red-6 = red 6
noun-red-7 = red 7
noun-red-8 = red 8
noun-green-w = green wager
noun-green-2 = green 2
noun-green-3 = green 3
noun-green-4 = green 4
noun-green-5 = green 5
noun-green-6 = green 6
noun-green-7 = green 7
noun-green-8 = green 8
noun-blue-w = blue wager
noun-blue-2 = blue 2
noun-blue-3 = blue 3
noun-blue-4 = blue 4
noun-blue-5 = blue 5
noun-blue-6 = blue 6
noun-blue-7 = blue 7
noun-blue-8 = blue 8
noun-gold-w = gold wager
noun-gold-2 = gold 2
noun-gold-3 = gold 3
noun-gold-4 = gold 4
noun-gold-5 = gold 5
noun-gold-6 = gold 6
noun-gold-7 = gold 7
noun-gold-8 = gold 8
