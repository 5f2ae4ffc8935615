### Tomahawk, English, neutral vocabulary.
###
### Components arrive as ids and are rendered by NOUN($x, form: "bare" | "a" | "the" | "of" | "to"), which reads the
### noun-<id> messages below and joins lists. A player arrives as $seat with $seat_is = "you" or "other" (and $opponent,
### $opponent_is). $pile is 1 to 4, counted from left to right; $row is the turn on that territory, 1 to 3.
### Nouns: the forms that core/text.py makes rightly are not written. What has no article, or always "the", has its .a.
###
### en.original.ftl is loaded over this file for the original vocabulary. What it changes is kept in the terms.

## Words that change with the vocabulary

-warrior =
    { $form ->
        [a] a warrior
       *[bare] warrior
    }
-warriors = warriors
# A tribe after its characters have joined it.
-army = tribe
-character = character
-characters =
    { $form ->
        [cap] Characters
       *[bare] characters
    }
-feather = feather
-feathers = feathers
# What a warrior loses to a higher one.
-spoils =
    { $form ->
        [cap] Feathers
        [its] its feathers
       *[bare] feathers
    }
-token = feather token
-tokens =
    { $form ->
        [cap] Feather tokens
       *[bare] feather tokens
    }
-discards = discard piles
-berries = berries
-gathering = berry gathering
# The feathers printed on a card; used in the names of the cards.
-worn =
    { $n ->
        [one] { $n } feather
       *[other] { $n } feathers
    }

## Names of the characters

-cloud = Teasing Cloud
-spirit = Shifting Spirit
-manitou =
    { $form ->
        [the] the Old Sage
        [cap] The Old Sage
       *[bare] Old Sage
    }
-dance = Twilight Dance
-sequoia = Sequoia Heart
-sky = Power of the Sky
-skull = Bare Brow in the Wind

## The game

game-title = Tomahawk
game-tagline = Two tribes, four territories, six rounds of hidden cards.
game-about = A card game. In each of six rounds both players secretly send one { -warrior } to each of four territories: the stronger side wins the animals there, and a higher card also takes { -spoils } from the one opposite. You play every card you have, so the art is to place them well.

## Nouns: warriors

noun-01a = Elder 1
noun-01b = Elder 1
noun-01c = Elder 1, { -worn(n: 1) }
    .a = an Elder 1 ({ -worn(n: 1) })
noun-02a = Storyteller 2
noun-02b = Storyteller 2
noun-02c = Storyteller 2, { -worn(n: 1) }
    .a = a Storyteller 2 ({ -worn(n: 1) })
noun-03a = Gatherer 3
noun-03b = Gatherer 3, { -worn(n: 1) }
    .a = a Gatherer 3 ({ -worn(n: 1) })
noun-03c = Gatherer 3, { -worn(n: 2) }
    .a = a Gatherer 3 ({ -worn(n: 2) })
noun-04a = Weaver 4
noun-04b = Weaver 4, { -worn(n: 1) }
    .a = a Weaver 4 ({ -worn(n: 1) })
noun-04c = Weaver 4, { -worn(n: 2) }
    .a = a Weaver 4 ({ -worn(n: 2) })
noun-05a = Fisher 5
noun-05b = Fisher 5, { -worn(n: 3) }
    .a = a Fisher 5 ({ -worn(n: 3) })
noun-06a = Scout 6
noun-06b = Scout 6, { -worn(n: 2) }
    .a = a Scout 6 ({ -worn(n: 2) })
noun-07a = Hunter 7
noun-07b = Hunter 7, { -worn(n: 4) }
    .a = a Hunter 7 ({ -worn(n: 4) })
noun-08a = Archer 8
noun-08b = Archer 8, { -worn(n: 2) }
    .a = an Archer 8 ({ -worn(n: 2) })
noun-09a = Spear-thrower 9
noun-09b = Spear-thrower 9, { -worn(n: 1) }
    .a = a Spear-thrower 9 ({ -worn(n: 1) })
noun-10a = Champion 10
noun-10b = Champion 10

## Nouns: characters. Each exists once, so "a" is the same as "the".

noun-cloud = { -cloud }
    .a = { -cloud }
noun-spirit = { -spirit }
    .a = { -spirit }
noun-manitou = { -manitou }
    .a = { -manitou(form: "the") }
noun-dance = { -dance }
    .a = { -dance }
noun-sequoia = { -sequoia }
    .a = { -sequoia }
noun-sky = { -sky }
    .a = { -sky }
noun-skull = { -skull }
    .a = { -skull }

## Nouns: territories

noun-P5 = plain, 5 bison, 3 turns
    .a = a plain with 5 bison
noun-P4 = plain, 4 bison, puma, 3 turns
    .a = a plain with 4 bison and a puma
noun-F5 = forest, 5 caribou, gathering, 3 turns
    .a = a forest with 5 caribou and { -gathering }
noun-F4 = forest, 4 caribou, 3 turns
    .a = a forest with 4 caribou
noun-M5 = mountain, 5 eagles, 3 turns
    .a = a mountain with 5 eagles
noun-M4 = mountain, 4 eagles, gathering, 2 turns
    .a = a mountain with 4 eagles and { -gathering }
noun-M3 = mountain, 3 eagles, 2 turns
    .a = a mountain with 3 eagles
noun-P3 = plain, 3 bison, 2 turns
    .a = a plain with 3 bison
noun-F3 = forest, 3 caribou, puma, 2 turns
    .a = a forest with 3 caribou and a puma
noun-F2 = forest, 2 caribou, 2 turns
    .a = a forest with 2 caribou
noun-P2 = plain, 2 bison, gathering, 1 turn
    .a = a plain with 2 bison and { -gathering }
noun-M2 = mountain, 2 eagles, puma, 1 turn
    .a = a mountain with 2 eagles and a puma
noun-P1 = plain, 1 bison, 1 turn
    .a = a plain with 1 bison
noun-F1 = forest, 1 caribou, 1 turn
    .a = a forest with 1 caribou
noun-M1 = mountain, 1 eagle, 1 turn
    .a = a mountain with 1 eagle

## Nouns: land, animals, icons, tribes, tokens

noun-plain = plain
noun-forest = forest
noun-mountain = mountain
noun-bison = bison
noun-caribou = caribou
noun-eagle = eagle
noun-puma = puma
noun-gather = gathering
noun-tipi = Tipi
    .a = a Tipi tribe
noun-totem = Totem
    .a = a Totem tribe

## Events: setup

event-dealt =
    { $seat_is ->
        [you] You are dealt { NOUN($cards, form: "the") }.
       *[other] { $seat } is dealt { NOUN($cards, form: "the") }.
    }
event-dealt-hidden =
    { $seat_is ->
        [you] You are dealt
       *[other] { $seat } is dealt
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-rejected = You turn down { NOUN($card, form: "the") }.
# $card is the warrior that leaves, $special the character that takes its place.
event-replaced = You take in { NOUN($special, form: "the") } in place of { NOUN($card, form: "the") }.
event-bonus = Turned up: { NOUN($territory, form: "the") }. The sought-after animal of this game is { NOUN($species, form: "the") }.
event-drew =
    { $seat_is ->
        [you] You draw { NOUN($cards, form: "a") }.
       *[other] { $seat } draws { NOUN($cards, form: "a") }.
    }
event-drew-hidden =
    { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.

## Events: deployment

event-round = Round { $round }
event-turned-up = Now on territory { $pile }: { NOUN($territory, form: "bare") }.
event-placed = You place { NOUN($card, form: "the") } on territory { $pile }.
event-forced = Only one way: { NOUN($card, form: "the") } goes to territory { $pile } by itself.
event-ready =
    { $seat_is ->
        [you] You have confirmed.
       *[other] { $seat } has confirmed.
    }

## Events: reveal and powers

# $first is the card of $seat, $second the card of $opponent.
event-revealed =
    Territory { $pile }, turn { $row }: { NOUN($first, form: "the") } for { $seat_is ->
        [you] you
       *[other] { $seat }
    }, { NOUN($second, form: "the") } for { $opponent_is ->
        [you] you
       *[other] { $opponent }
    }.
event-stays-hidden = The cards on territory { $pile } stay face down: the forest is not complete yet.
# $seat owns the Teasing Cloud, $card is the card opposite.
event-charmed =
    Territory { $pile }, turn { $row }: { $seat_is ->
        [you] your { -cloud }
       *[other] { $seat }’s { -cloud }
    } charms { NOUN($card, form: "the") }, which is now worth 0.
event-copied =
    Territory { $pile }, turn { $row }: { $seat_is ->
        [you] your { -sky }
       *[other] { $seat }’s { -sky }
    } is worth { $value }, like the card opposite.
# Only when the card is picked after the draw.
event-dance =
    Territory { $pile }: { $seat_is ->
        [you] your { -dance }
       *[other] { $seat }’s { -dance }
    } will pick the opponent’s next card at random.
# $seat is the player whose card is taken.
event-locked =
    { $seat_is ->
        [you] { -dance } picks { NOUN($card, form: "the") } from your hand: your next card on territory { $pile }.
       *[other] { -dance } picks { NOUN($card, form: "the") } from { $seat }’s hand: the next card there on territory { $pile }.
    }
event-locked-hidden =
    { $seat_is ->
        [you] { -dance } picks a card from your hand: your next card on territory { $pile }.
       *[other] { -dance } picks a hidden card from { $seat }’s hand: the next card on territory { $pile }.
    }

## Events: feathers

# $card takes from $other; $count is the number of tokens.
event-scalped =
    Territory { $pile }, turn { $row }: { NOUN($card, form: "the") } beats { NOUN($other, form: "the") }. { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $count ->
        [0] nothing
        [one] { $count } { -token }
       *[other] { $count } { -tokens }
    }.

## Events: battles

event-puma =
    Territory { $pile }: on { $seat_is ->
        [you] your side
       *[other] { $seat }’s side
    }, { NOUN($card, form: "the") } fights the puma and does not count.
# $value is the value before doubling.
event-gathered =
    Territory { $pile }: on { $seat_is ->
        [you] your side
       *[other] { $seat }’s side
    }, { NOUN($card, form: "the") } is the weakest, { $value ->
        [0] but twice 0 is still 0
       *[other] and its { $value } counts double
    }.
event-pair =
    Territory { $pile }: { $seat_is ->
        [you] your { -spirit } pairs up with another 2: 5 more for your total.
       *[other] { $seat }’s { -spirit } pairs up with another 2: 5 more for that side.
    }
# $first is the total of $seat, $second the total of $opponent.
event-totals =
    Territory { $pile }: { $first } for { $seat_is ->
        [you] you
       *[other] { $seat }
    }, { $second } for { $opponent_is ->
        [you] you
       *[other] { $opponent }
    }.
event-manitou =
    Territory { $pile }: { $seat_is ->
        [you] the total against you is more than double: { -manitou(form: "the") } wins it for you.
       *[other] the total against { $seat } is more than double: { -manitou(form: "the") } wins it for { $seat }.
    }
# $animals is the number after doubling.
event-doubled = Territory { $pile }: { -sequoia } doubles the caribou, which now count { $animals }.
event-won =
    { $seat_is ->
        [you] You win territory { $pile }
       *[other] { $seat } wins territory { $pile }
    }, { NOUN($territory, form: "the") }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-tied = Equal totals on territory { $pile }: no one wins { NOUN($territory, form: "the") }.
# $seat looks at a card of $opponent.
event-peeked =
    { $seat_is ->
        [you] From the mountain you see { $opponent }’s card on territory { $pile }, turn { $row }: { NOUN($card, form: "bare") }.
       *[other]
            { $opponent_is ->
                [you] From the mountain { $seat } sees your card on territory { $pile }, turn { $row }: { NOUN($card, form: "bare") }.
               *[other] From the mountain { $seat } sees { $opponent }’s card on territory { $pile }, turn { $row }: { NOUN($card, form: "bare") }.
            }
    }
event-peeked-hidden =
    { $seat_is ->
        [you] From the mountain you look at { $opponent }’s hidden card on territory { $pile }, turn { $row }.
       *[other]
            { $opponent_is ->
                [you] From the mountain { $seat } looks at your hidden card on territory { $pile }, turn { $row }.
               *[other] From the mountain { $seat } looks at { $opponent }’s hidden card on territory { $pile }, turn { $row }.
            }
    }

## Events: end of the game

event-bonus-won =
    { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } the most of the sought-after animal, { NOUN($species, form: "the") }: { $points ->
        [one] { $points } point more
       *[other] { $points } points more
    }.
event-bonus-tied = Sought-after animal, { NOUN($species, form: "the") }: a tie, no bonus.
# $first is the score of $seat, $second the score of $opponent.
event-over =
    The game is over: { $first } for { $seat_is ->
        [you] you
       *[other] { $seat }
    }, { $second } for { $opponent_is ->
        [you] you
       *[other] { $opponent }
    }.

## Questions

prompt-reject = Which { -character } do you turn down?
    .help = You keep the other two. Each replaces { -warrior(form: "a") } of the same value, and your opponent does not know which ones you have.
prompt-replace = Which { -warrior } makes way for { NOUN($special, form: "the") }?
    .help = The card you give up leaves the game unseen. Only your opponent can win { -spoils } from your cards: giving up the card with the most is usually best.
prompt-deploy = Which { -warrior } goes to territory { $pile }, { NOUN($territory, form: "the") }? Turn { $row } of { $turns }.
    .help = Each round you and your opponent secretly place one card beside each of the four territories. When a territory has had all its turns, the higher total wins it.
prompt-commit = All cards are placed. Confirm?
    .help = Your cards then stay face down until you have both confirmed. You can take them back while your opponent is still choosing.

## Choices

option-reject = Turn down { NOUN($card, form: "the") }
option-replace = Give up { NOUN($card, form: "the") }
option-play = Play { NOUN($card, form: "the") } on territory { $pile }
option-commit = Confirm

## Why not

why-not-in-hand = You do not hold { NOUN($card, form: "the") }: choose a card from your hand.
why-locked = { -dance } has already picked { NOUN($card, form: "the") } for territory { $pile }: choose another card.
why-pile-locked = { -dance } has already picked your card for territory { $pile }: fill the other territories.
# $pile is the territory being asked for now.
why-pile-order = Territory { $pile } comes first: choose its card, then the others from left to right.
why-commit-early = Territory { $pile } still needs a card.
why-already-placed = You have placed { NOUN($card, form: "the") } on territory { $pile }: choose another card, or take it back.
why-sealed = You have confirmed: to change your cards, take them back while your opponent is still choosing.
why-not-dealt = You were not dealt { NOUN($card, form: "the") }: choose from your three { -characters }.
why-twin = Another card is exactly the same: take that one.
why-wrong-value = Choose { -warrior(form: "a") } of the same value as { NOUN($special, form: "the") }: { NOUN($card, form: "the") } has another one.
why-gone = You no longer have { NOUN($card, form: "the") }: choose another card.
why-face-down = Cards in the forest on territory { $pile } stay hidden until it is complete. Win a mountain to see the ones just played.
why-opponents-card = That card is your opponent’s: choose one of yours.
why-not-now = You cannot do this now: answer the question, or wait for your opponent.
why-next = That is for a later round: each round you play one card beside each territory.
why-territory = Choose the place beside the territory.

## Settings

setting-bonus-animal = Sought-after animal
    .about = One kind of animal, picked at random, brings 3 extra points to the player who wins the most of it.
setting-bonus-animal-off = Off
setting-bonus-animal-on = On
setting-twilight-timing = When { -dance } picks
    .about = Picks at the reveal, from the cards left in hand, or after the draw, from the refilled hand.
setting-twilight-timing-on-reveal = At the reveal
setting-twilight-timing-after-draw = After the draw
setting-replace-choice = Replaced cards
    .about = When you keep a { -character }, choose which card of its value leaves, or let the one with the most { -feathers } leave automatically.
setting-replace-choice-ask = You choose
setting-replace-choice-auto = Automatic
setting-tie-break = Equal scores
    .about = At equal scores the game is a draw, or more animal points and then more territories decide.
setting-tie-break-shared = Draw
setting-tie-break-hunter = Most animals win
setting-tracker = Card tracker
    .about = Lists the cards shown so far and keeps those you have looked at visible; without it you play from memory.
setting-tracker-on = On
setting-tracker-off = Off
setting-specials = { -characters(form: "cap") }
    .about = Each player has two cards with special powers; leave them out for a first game.
setting-specials-on = On
setting-specials-off = Off
setting-vocabulary = Wording
    .about = Changes words only: warriors and feathers, or the words of the 2006 booklet.
setting-vocabulary-neutral = Neutral
setting-vocabulary-original = Original

## Powers, land and icons

power-cloud = A 7, 8, 9 or 10 opposite is worth 0.
power-spirit = With another 2 on your side here, the two count 9 instead of 4, for the territory only.
power-manitou = If the total against you here is more than double yours, you win the territory.
power-dance = On a plain or mountain with a turn left, it picks your opponent’s next card at random.
power-sequoia = In a forest, the caribou count double for the winner.
power-sky = Worth as much as the card opposite.
power-skull = The { -spoils } it takes count double.

about-plain = Plain, home of the bison. Cards are turned up every round; no special rule.
about-forest = Forest, home of the caribou. Cards stay face down until both players have played all their turns here.
about-mountain = Mountain, home of the eagles. The winner looks at the cards the opponent has just hidden in forests.
about-puma = Puma. When the battle ends, the highest card on either side counts 0. So do its equals.
about-gather = Gathering. When the battle ends, the { -berries } double the lowest card on either side. Its equals count double too.

## Scores

score-bison = Bison
score-caribou = Caribou
score-eagle = Eagles
score-tokens = { -tokens(form: "cap") }
score-bonus = Sought-after animal
score-territories =
    { $count ->
        [0] No territory won
        [one] { $count } territory won
       *[other] { $count } territories won
    }
tie-animals = The points are equal: more points from animals decide, { $most } to { $least }.
tie-territories = Points and animals are equal: more territories decide, { $most } to { $least }.

## The table in words

table-round = Round { $round } of { $rounds }
table-pile = Territory { $pile }
table-turn = Turn { $row } of { $turns }
table-hand = Your hand
table-deck =
    { $count ->
        [0] deck empty
        [one] { $count } card left in the deck
       *[other] { $count } cards left in the deck
    }
table-hand-count =
    { $count ->
        [0] no card in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
table-tokens =
    { $count ->
        [0] no { -token }
        [one] { $count } { -token }
       *[other] { $count } { -tokens }
    }
table-hidden = face down
table-hidden-cards =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
table-nobody = empty
table-locked = picked by { -dance }
table-peeked = seen from the mountain
table-total = total { $total }
table-total-unknown = at least { $total }, some cards hidden
# $lengths is ready-made text such as "2, 3".
table-next = Below, by turns: { $lengths }
table-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-bonus = Sought-after animal: { NOUN($species, form: "bare") }
table-cards-out = Cards shown so far
table-specials-possible = { -characters(form: "cap") } still possible

# A label and what belongs to it, ready-made: "Greedy: 6 points, 2 feather tokens."
table-land =
    { $type ->
        [plain] plain, { $animals } bison
        [forest] forest, { $animals } caribou
       *[mountain] mountain, { $animals ->
            [one] { $animals } eagle
           *[other] { $animals } eagles
        }
    }{ $icon ->
        [puma] , puma
        [gather] , gathering
       *[none] { "" }
    }
# $piles is ready-made text such as "2, 4"; $count is how many.
table-decided-now =
    { $count ->
        [0] No territory is decided at the end of this round
        [one] Decided at the end of this round: territory { $piles }
        [4] All four territories are decided at the end of this round
       *[other] Decided at the end of this round: territories { $piles }
    }
# $turn is the message table-turn.
table-decided-later = { $turn }, decided in round { $round }
table-decided = Decided
# $first and $second are cards or places in words.
table-row =
    Turn { $row }: { $first } for { $seat_is ->
        [you] you
       *[other] { $seat }
    }, { $second } for { $opponent_is ->
        [you] you
       *[other] { $opponent }
    }.
# $icon is counted in the totals.
table-now =
    If it ended now{ $icon ->
        [puma] , with the puma
        [gather] , with the gathering
       *[none] { "" }
    }: { $first } for { $seat_is ->
        [you] you
       *[other] { $seat }
    }, { $second } for { $opponent_is ->
        [you] you
       *[other] { $opponent }
    }.
table-ahead =
    { $seat_is ->
        [you] You would win the territory.
       *[other] { $seat } would win the territory.
    }
table-level = A tie as things stand.
# About the card of $seat in one row; $note is ready-made text.
table-note =
    Turn { $row }: { $seat_is ->
        [you] your card is { $note }
       *[other] { $seat }’s card is { $note }
    }.
table-looked-at =
    { $seat_is ->
        [you] known to you
       *[other] known to { $seat }
    }
table-notation = 4·2 is worth 4 and has 2 { -feathers }; ? is face down; - is empty.
table-notation-star = A star marks a { -character }: 6*.
# $power is a message such as power-cloud.
table-power = { NOUN($card, form: "bare") }: { $power }
table-character =
    { NOUN($card, form: "bare") }, value { $value }, { $feathers ->
        [0] no { -feather }
        [one] { $feathers } { -feather }
       *[other] { $feathers } { -feathers }
    }.
# $cards is ready-made text.
table-place-of = Replaces one of these: { $cards }.
table-unseen = Not shown yet
table-review =
    { $seat_is ->
        [you] You kept { NOUN($kept, form: "the") }, turned down { NOUN($rejected, form: "the") } and gave up { NOUN($replaced, form: "the") }.
       *[other] { $seat } kept { NOUN($kept, form: "the") }, turned down { NOUN($rejected, form: "the") } and gave up { NOUN($replaced, form: "the") }.
    }
table-review-undealt = Not dealt: { NOUN($cards, form: "the") }.
table-review-unused = Territories left out: { NOUN($cards, form: "the") }.
table-review-tied = Territories no one won: { NOUN($cards, form: "the") }.

## The board in the browser: lanes. Lines under a lane are short; they have about 30 characters.

board-lanes = Four territories
board-land =
    { $type ->
        [plain] Plain
        [forest] Forest
       *[mountain] Mountain
    }
board-decided-now = Decided this round
board-decided-later = Decided in round { $round }
# A place that is filled in a later round.
board-next = next
board-hidden-until =
    { $turns ->
        [2] Hidden until both are played
       *[other] Hidden until all { $turns } are played
    }
board-leads =
    { $seat_is ->
        [you] You lead by { $by }
       *[other] { $seat } leads by { $by }
    }
board-sage-leads =
    { $seat_is ->
        [you] { -manitou(form: "cap") } is winning it
       *[other] { $seat } leads: { -manitou(form: "the") }
    }
board-level = Tied at { $total }
board-before-theirs = { $first } to { $second }, one card still to come
board-opens = Revealed this round
board-one-card = One card each
board-rule-puma = Puma: the highest card counts 0
board-rule-gather = Berries: the lowest counts double
board-animals =
    { $species ->
        [bison] { $count } bison
        [caribou] { $count } caribou
       *[eagle] { $count ->
            [one] { $count } eagle
           *[other] { $count } eagles
        }
    }
# $animals is the message board-animals.
board-took =
    { $seat_is ->
        [you] You took { $animals }
       *[other] { $seat } took { $animals }
    }
board-nobody = Tie: no winner
board-score-was = { $first } to { $second }

## The board in the browser: help

board-next-land =
    Next: a { $turns ->
        [one] 1-turn territory
       *[other] { $turns }-turn territory
    }
board-last-land = The last territory of this pile
board-locked =
    { $seat_is ->
        [you] { -dance } picked your card
       *[other] { -dance } picked { $seat }’s card
    }
# $limit is twice the total of the side with the Old Sage.
board-sage =
    { $seat_is ->
        [you] Opponent above { $limit }: you win
       *[other] Above { $limit }: you lose
    }
board-puma-now =
    { $seat_is ->
        [you] The puma would take your { $value }
       *[other] The puma would take { $seat }’s { $value }
    }
board-puma-both = The puma would take every { $value }
board-gather-now =
    { $seat_is ->
        [you] Your { $value } would count double
       *[other] { $seat }’s { $value } would count double
    }
board-gather-both = Every { $value } would count double
board-doubled = The caribou here count double
board-peek = The winner sees hidden cards
board-if = Your { $value } here makes it { $total } to { $other }
board-if-alone = Your { $value } here makes { $total }
board-if-sky = Worth as much as the card opposite
board-if-puma = Your { $value } counts 0 if it is highest
board-if-gather = Your { $value } counts { $double } if lowest

## The board in the browser: places, for those who listen

board-place-card =
    { $seat_is ->
        [you] Your card on territory { $pile }, turn { $row }: { NOUN($card, form: "bare") }
       *[other] { $seat }’s card on territory { $pile }, turn { $row }: { NOUN($card, form: "bare") }
    }
# $note is ready-made text such as "seen from the mountain".
board-place-note =
    { $seat_is ->
        [you] Your card on territory { $pile }, turn { $row }: { NOUN($card, form: "bare") }, { $note }
       *[other] { $seat }’s card on territory { $pile }, turn { $row }: { NOUN($card, form: "bare") }, { $note }
    }
board-place-open = Territory { $pile }
board-place-back =
    { $seat_is ->
        [you] Your card on territory { $pile }, turn { $row }, face down
       *[other] { $seat }’s card on territory { $pile }, turn { $row }, face down
    }
board-place-empty =
    { $seat_is ->
        [you] Your side of territory { $pile }, turn { $row }, still empty
       *[other] { $seat }’s side of territory { $pile }, turn { $row }, still empty
    }
board-place-next =
    { $seat_is ->
        [you] Your card on territory { $pile } for turn { $row }
       *[other] { $seat }’s card on territory { $pile } for turn { $row }
    }
board-note-puma = taken by the puma as things stand
board-note-gather = counts double as things stand
board-note-put = not confirmed yet
board-their-cards =
    { $seat_is ->
        [you] Your cards
       *[other] { $seat }’s cards
    }

## The board in the browser: the ribbon

board-phase =
    Round { $round } of { $rounds } · { $phase ->
        [deploy] Deployment
       *[resolve] Battles
    }
board-phase-setup =
    { $phase ->
        [reject] Choosing { -characters }
        [replace] Replacing cards
        [deal] Dealing the cards
       *[over] The end
    }
board-round-begins = Round { $round }: choose a card
board-which = Which card goes next?
board-where = Where does your { $value } go?
board-where-character = Where does { NOUN($card, form: "the") } go?
board-who-goes = Who goes to territory { $pile }, { NOUN($territory, form: "the") }?
board-left =
    { $count ->
        [one] Place one more card, then confirm.
       *[other] Place { $count } more cards, then confirm.
    }
board-commit-sub = Your cards stay face down until you have both confirmed.
board-commit-final =
    { $seat_is ->
        [you] You have confirmed.
       *[other] { $seat } has confirmed: when you do, all cards are turned over.
    }
board-swap = It swaps places with the card already there.

## The board in the browser: own area

board-in-deck =
    { $count ->
        [0] deck empty
       *[other] in your deck
    }
board-hand-empty = Your hand is empty.
board-your = Your { $value }
board-to-lose =
    { $count ->
        [0] has no { -feather } to lose.
        [one] has { $count } { -feather } to lose.
       *[other] has { $count } { -feathers } to lose.
    }
board-short = { $total } to { $other }
board-short-alone = { $total } for you
board-short-hidden = { $total }, face down
board-short-puma = 0 if it is the highest
board-short-gather = { $double } if it is the lowest
board-short-sky = as the card opposite
board-stakes =
    { $count ->
        [0] No territory is decided this round.
        [one] One territory is decided this round
       *[other] { $count } territories are decided this round
    }{ $count ->
        [0] { "" }
       *[other] , with { $animals ->
            [one] { $animals } animal.
           *[other] { $animals } animals.
        }
    }
board-then-draw = Then you draw { $count } cards.
board-no-draw = No cards are left to draw.
board-last-round =
    { $count ->
        [one] This is your last card.
       *[other] These are your last { $count } cards.
    }

## The board in the browser: the setup

board-setup-watch = Both players are choosing their { -characters }.
board-setup-kept = Your two { -characters }
board-reject-sub = You keep the other two, and your opponent does not see which.
board-replace-sub = It leaves the game unseen.
board-makes-way = Replaces one of these:
board-turned-down = Turned down
board-kept = Kept
board-who-leaves =
    { $count ->
        [one] This card leaves the game
       *[other] One of these leaves the game
    }
board-of-these = one of { $count }
board-wise = usually best
board-your-tribe = Your tribe: { $count } { -warriors }

## The board in the browser: beside the table

board-status = { NOUN($tribe, form: "bare") } · { $hand } in hand, { $deck } in deck
board-status-setup = { NOUN($tribe, form: "bare") }
board-tracker = Card tracker
board-no-tracker = This game is played from memory: there is no card tracker.
board-still =
    { $seat_is ->
        [you] What you can still play
       *[other] What { $seat } can still play
    }
board-track-left = still to come
board-track-shown = shown
board-track-out = replaced
board-characters =
    { $count ->
        [one] One { -character } is possible:
       *[other] Two of these { -characters }:
    }
board-characters-own =
    { $count ->
        [one] Your { -character }:
       *[other] Your { -characters }:
    }
board-schedule = When territories are decided
board-tip-feathers = One point each.
board-tip-warrior =
    { $count ->
        [one] A higher card opposite takes { $count } { -token }.
       *[other] A higher card opposite takes { $count } { -tokens }.
    }
board-tip-next =
    { $count ->
        [one] Territory { $pile }, next round: you each play one more card here.
       *[other] Territory { $pile }, later rounds: you each play { $count } more cards here.
    }
board-tip-character =
    Worth { $value }. It replaces { -warrior(form: "a") } of that value and has { $count ->
        [0] no { -feather } to lose.
        [one] { $count } { -feather } to lose.
       *[other] { $count } { -feathers } to lose.
    }
board-tip-bare = It has nothing to lose to a higher card.

## The board in the browser: the goal

board-goal = Goal
board-tab-table = Table
board-goal-what = Most points after round { $rounds } wins
# Points for animals, and for tokens.
board-goal-parts =
    { $animals ->
        [one] { $animals } animal
       *[other] { $animals } animals
    }, { $tokens ->
        [one] { $tokens } { -token }
       *[other] { $tokens } { -tokens }
    }
board-goal-level = Tied at { $points }.
board-goal-lead =
    { $seat_is ->
        [you] You lead by { $by }.
       *[other] { $seat } leads by { $by }.
    }
board-goal-won =
    { $seat_is ->
        [you] You won by { $by }.
       *[other] { $seat } won by { $by }.
    }
# $animals lie on the table, $now of them are decided at the end of this round.
board-goal-left =
    { $rounds ->
        [one] Last round:
       *[other] { $rounds } rounds left,
    } { $animals } { $animals ->
        [one] animal
       *[other] animals
    } on the table, { $now ->
        [0] none decided this round.
       *[other] { $now } decided this round.
    }
board-goal-bonus =
    +3 for most { $species ->
        [bison] bison
        [caribou] caribou
       *[eagle] eagles
    }: { $seat_is ->
        [you] you
       *[other] { $seat }
    } { $first }, { $opponent_is ->
        [you] you
       *[other] { $opponent }
    } { $second }

## The board in the browser: the log, one line for a territory and round

board-log-score =
    { $seat_is ->
        [you] Territory { $pile }: your { $first } against { $second }.
       *[other]
            { $opponent_is ->
                [you] Territory { $pile }: your { $second } against { $first }.
               *[other] Territory { $pile }: { $seat } { $first }, { $opponent } { $second }.
            }
    }
# How many points both have when the round begins.
board-log-round =
    Round { $round } · { $seat_is ->
        [you] you
       *[other] { $seat }
    } { $first }, { $opponent_is ->
        [you] you
       *[other] { $opponent }
    } { $second }
# $piles: the numbers of $count territories.
board-log-looked =
    { $opponent_is ->
        [you] { $seat } sees your hidden { $count ->
                [one] card: territory { $piles }.
               *[other] cards: territories { $piles }.
            }
       *[other] { $seat_is ->
                [you] You see
               *[other] { $seat } sees
            } { $opponent }’s hidden { $count ->
                [one] card: territory { $piles }.
               *[other] cards: territories { $piles }.
            }
    }
# Before what follows, where no card has been turned over in the same moment.
board-log-at = Territory { $pile }:
board-log-copied =
    { $seat_is ->
        [you] Your { -sky } is worth { $value }.
       *[other] { -sky } is worth { $value }.
    }
board-log-charmed = { -cloud } charms the { $card }, worth 0.
board-log-puma = The { $card } fights the puma and does not count.
board-log-gathered = The { $value } counts double.
board-log-pair = A pair of 2s: 5 more.
board-log-manitou = More than double: { -manitou(form: "the") } wins it for the lower side.
board-log-doubled = { -sequoia } doubles the caribou.
board-log-feathers =
    { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $count ->
        [one] { $count } { -feather }.
       *[other] { $count } { -feathers }.
    }
board-log-won =
    { $seat_is ->
        [you] You win
       *[other] { $seat } wins
    } { $species ->
        [bison] { $count } bison.
        [caribou] { $count } caribou.
       *[eagle] { $count ->
            [one] { $count } eagle.
           *[other] { $count } eagles.
        }
    }
board-log-tied = A tie: no one wins it.

## The board in the browser: what the lanes say while a round is resolved

board-beat-hidden = Stays face down
board-beat-copied =
    { $seat_is ->
        [you] { -sky }: yours is { $value }
       *[other] { -sky }: theirs is { $value }
    }
board-beat-charmed =
    { $seat_is ->
        [you] You charm the card opposite
       *[other] { $seat } charms your card
    }
board-beat-dance = { -dance }
board-beat-locked =
    { $seat_is ->
        [you] A card is picked from your hand
       *[other] A card is picked from { $seat }’s hand
    }
board-beat-feathers =
    { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $count ->
        [one] { $count } { -feather }
       *[other] { $count } { -feathers }
    }
board-beat-puma =
    { $seat_is ->
        [you] The puma takes your { $value }
       *[other] The puma takes { $seat }’s { $value }
    }
board-beat-gathered =
    { $seat_is ->
        [you] Your { $value } counts double
       *[other] { $seat }’s { $value } counts double
    }
board-beat-pair =
    { $seat_is ->
        [you] A pair: 5 more for you
       *[other] A pair: 5 more for { $seat }
    }
board-beat-manitou = { -manitou(form: "cap") }: the lower side wins
board-beat-doubled = { -sequoia } doubles it
board-took-animals =
    { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $species ->
        [bison] { $count } bison
        [caribou] { $count } caribou
       *[eagle] { $count ->
            [one] { $count } eagle
           *[other] { $count } eagles
        }
    }
board-beat-peeked =
    { $seat_is ->
        [you] You see the hidden card
       *[other] { $seat } sees the hidden card
    }

## What one may ask to see: the word to type, and what it shows

table-word-goal = goal
    .about = what wins, how everyone stands, what to watch for
table-word-tracker = tracker
    .about = the cards shown so far, and what may still come
table-word-schedule = schedule
    .about = which territory is decided in which round
table-word-key = key
    .about = what the marks, territories, icons and { -characters } on the table mean

## The components by table, and their figures

table-data-number = Figures of the rules
table-data-pile = Piles
table-data-tribe = Tribes
table-data-warrior = Cards of a tribe, one set for each
table-data-special = { -characters(form: "cap") }
table-data-territory = Territories
table-field-value = value { $value }
table-field-hair =
    { $value ->
        [0] no { -feather }
        [one] { $value } { -feather }
       *[other] { $value } { -feathers }
    }
table-field-type = land: { NOUN($value, form: "bare") }
table-field-animal = animal: { NOUN($value, form: "bare") }
table-field-animals =
    { $value ->
        [one] { $value } animal
       *[other] { $value } animals
    }
table-field-turns =
    { $value ->
        [one] { $value } turn
       *[other] { $value } turns
    }
table-field-icon = icon: { NOUN($value, form: "bare") }

## The rules: overview

rules-intro = Tomahawk is a card game for two. Each of you leads 24 { -warriors } worth 1 to 10, and all of them are played: four in each of six rounds, one on each of the four territories on the table. The higher total wins a territory and scores one point for each animal on it. Some { -warriors } also have { -feathers }; a higher card opposite takes them as { -tokens }, worth one point each. After six rounds the higher score wins.
rules-setup =
    1. Each player takes a tribe of 24 { -warriors }.
    2. Shuffle the 7 { -characters } and deal 3 to each player, in secret. The seventh is set aside unseen.
    3. Each player keeps 2 of the 3, takes one { -warrior } of the same value out of the tribe for each, and puts these 2 and the unwanted { -character } aside unseen.
    4. Each player shuffles the 24 cards into a face-down deck and draws 8.
    5. Sort the 15 territories face down by the number of turns on their backs and shuffle each group.
    6. Build four piles, from bottom to top: pile 1 with 3 and 3 turns; pile 2 with 3, 2 and 1; pile 3 with 3, 1 and 2; pile 4 with 2, 2, 1 and 1. One card of each length is left over and is put aside unseen.
    7. Lay the piles side by side between the players, pile 1 on the left, and turn the top card of each face up. They have 3, 1, 2 and 1 turns.
    8. Keep the { -tokens } at hand. No player has any yet.
rules-order =
    1. Deploy: both players secretly place one card face down beside each of the four territories, and confirm.
    2. Reveal: the cards are turned up, except in forests that have turns left.
    3. Powers: the { -characters } just turned up take effect, and each card gets its real value.
    4. { -spoils(form: "cap") }: in each row just turned up, the higher card takes { -spoils } from the lower one.
    5. Battles: on each territory that has had all its turns, puma and gathering act, then the higher total wins. Equal totals: no winner.
    6. Mountains: the winner of one looks at the cards the opponent hid in open forests this round.
    7. Clearing: cards of finished battles leave, and the next territory of the pile is turned up.
    8. Draw: each player draws 4 cards, but not before round 6.
rules-schedule = Every pile adds up to six turns, so it is known from the start when each territory is decided. Round 1 decides territories 2 and 4, round 2 territories 3 and 4, round 3 territories 1, 2 and 3, round 4 only territory 4, round 5 none, and round 6 all four. Rounds 4 to 6 hang together: three territories of 3 turns begin at once and are decided at the very end, with the last one of 2 turns. Nearly half of the animals are won there.

## The rules: part 1

rules-part-1 = Setup and structure
rule-r1 = Two equal tribes. Each of the two players has a tribe of 24 { -warriors }; both tribes have the same values, 1 to 10, and the same { -feathers }, 0 to 4 on a card. Choosing Tipi or Totem is only choosing a colour.
rule-r2 = Choosing. Of the 7 { -characters }, each player is secretly dealt 3 at random, keeps exactly 2 and turns one down. Both choose at the same time, before any territory is shown, and may change their mind until the other has answered too. If the setting “{ setting-specials }” is off, no player has any and the tribes stay as they are.
rule-r3 = Making way. Each { -character } you keep replaces one { -warrior } of the same printed value; { -sky } counts as a 6 here. If the cards of that value differ in { -feathers }, you choose which one leaves. If the setting “{ setting-replace-choice }” says “{ setting-replace-choice-auto }”, the one with the most { -feathers } goes.
rule-r4 = What leaves stays secret. The { -character } you turned down and the { -warriors } you replaced are out of the game, and your opponent does not see them as long as it lasts. The seventh { -character } is out as well, unseen.
rule-r5 = Twenty-four cards. Your { -army } now has exactly 24 cards: 22 basic { -warriors } and 2 { -characters }, or 24 basic { -warriors } if you play without { -characters }.
rule-r6 = Opening hand. Your { -army } is shuffled into a face-down deck, and you take its top 8 cards in hand.
rule-r7 = The four piles. Territories are sorted by their number of turns, which their backs show, shuffled, and stacked from bottom to top: pile 1 (3, 3), pile 2 (3, 2, 1), pile 3 (3, 1, 2), pile 4 (2, 2, 1, 1). Only the top card of each pile is face up; of the cards below you see only the number of turns.
rule-r8 = Turns. A territory with 1, 2 or 3 turns is fought over for that many rounds: each player plays that many cards there, one a round.
rule-r9 = Left over. Three territories, one of each length, stay out of the game unseen. With the setting “{ setting-bonus-animal }”, one of them, picked at random, is turned up (rule 57).
rule-r10 = Six rounds. The game lasts exactly six rounds, because each pile has six turns in all.

## The rules: part 2

rules-part-2 = Deploying
rule-r11 = One card each. In every round you play exactly one card from your hand, face down, on your side of each of the four territories. You cannot pass, and you cannot play two on the same one.
rule-r12 = In secret. Both players choose at the same time without seeing the other’s choice. You may take your cards back until your opponent has confirmed too; after that they are final.
rule-r13 = Free choice. Any card may go to any territory, whatever its value and whatever the land. The only exception is a card picked by { -dance }, which has its place already (rule 30).
rule-r14 = Rows. The two cards played on a territory in the same round form a row. They are opposite each other for the rest of that battle. The first row is turn 1 of the territory, the next turn 2, and so on.

## The rules: part 3

rules-part-3 = Revealing
rule-r15 = Plains and mountains. All cards played there this round are turned face up at the same moment, even if the battle is not over yet.
rule-r16 = Forests. As long as a forest has turns left, the cards played there stay face down.
rule-r17 = Complete forests. When a forest has had all its turns, all its rows, from this round and from earlier ones, are turned up together with the other cards.
rule-r18 = Short forests. A forest with 1 turn is complete at once, so its cards are turned up like those on a plain.

## The rules: part 4

rules-part-4 = Order of effects
rule-r19 = Four steps. First come the powers of the { -characters }, then { -spoils }, then puma and gathering, then the winners of territories. All four territories go through one step before the next begins.
rule-r20 = Automatic. Powers and icons work by themselves, cannot be declined, and override the ordinary rules.
rule-r21 = Face up only. A power works from the moment its card is face up; in a forest, that is when the forest is complete.
rule-r22 = Real values. When a row is turned up, each of its cards gets a real value, used for { -spoils } and for the territory. Start from the printed value; { -sky } takes the printed value of the card opposite; then a card worth 7, 8, 9 or 10 opposite { -cloud } becomes 0.
rule-r23 = Settled. The real values of a row never change afterwards. Puma and gathering only change how much a card counts toward the total of its territory.

## The rules: part 5

rules-part-5 = { -characters(form: "cap") }
rule-r24 = { -manitou(form: "cap") }, value 3. If the opponent’s final total on the territory is strictly more than twice the total of the side that played it, that side wins the territory. The totals are those after puma and gathering. Exactly twice is not enough.
rule-r25 = { -manitou(form: "cap") }, otherwise. In every other case the usual comparison holds: the higher total wins, and equal totals tie.
rule-r26 = { -spirit }, value 2. With another card of real value 2 on its own side in the same battle, the two count 9 together instead of 4, for the territory only; { -sky } will do if it is worth 2. There is only one pair in a battle: with two other 2s, the three cards count 11. For { -spoils }, each of them remains a 2.
rule-r27 = { -sky }, value 6. Its real value is the printed value of the card opposite, so its row is always equal: it never takes { -spoils } and never loses any. It copies the value, not the power. Its 6 matters only during setup.
rule-r28 = { -cloud }, value 1. If the card opposite is worth 7, 8, 9 or 10, it becomes worth 0, for { -spoils } and for the territory, and { -cloud } takes { -spoils(form: "its") }. Only the value is lost, not the power of that card.
rule-r29 = { -dance }, value 4. When it is turned up on a plain or a mountain with at least one turn left, one card is picked at random from the opponent’s hand: it will be the opponent’s card there next round. Nothing happens in a forest, even a complete one, nor on the last turn of a territory. If the setting “{ setting-twilight-timing }” says “{ setting-twilight-timing-after-draw }”, the card is picked just before the next deployment.
rule-r30 = The picked card. It lies face down beside the territory and no longer belongs to the hand; its owner draws as usual and deploys on the three other territories only. At the next reveal it is turned up and is a card like any other. This lasts one round, even on a territory with 3 turns.
rule-r31 = Who sees it. The owner of the picked card knows which one it is; the player with { -dance } does not look at it.
rule-r32 = { -sequoia }, value 5. If it is among the cards played on a forest, the caribou there count double for the winner of the forest, even the opponent. Nothing happens on plains and mountains, or if the forest is tied.
rule-r33 = { -skull }, value 7. The { -spoils } this card takes bring twice as many tokens: two for each { -feather } of the card that loses them.
rule-r34 = One of each. Each { -character } exists only once, so a power can be on one side only. Both players have two { -characters }.

## The rules: part 6

rules-part-6 = Land and icons
rule-r35 = Plain. Bison live here. There is no special rule.
rule-r36 = Forest. Caribou live here. Cards stay hidden until the forest is complete (rules 16 and 17).
rule-r37 = Mountain. Eagles live here. The winner gets a look at hidden cards (rule 52).
rule-r38 = Puma. When the territory is decided, find the highest real value among all cards on it, on both sides together. Every card with that value, on either side, fights the puma and counts 0.
rule-r39 = Gathering. When the territory is decided, find the lowest real value among all cards on it, on both sides together. Every card with that value counts double, thanks to the { -berries }; a 0 stays 0.
rule-r40 = Only at the end. Icons act once, when the battle ends. They never change who takes { -spoils }.
rule-r41 = Fighting the puma. A card that fights the puma is left out of the result: its value does not count, nor does a power that acts on the result, which is that of { -manitou(form: "the") } or a { -spirit } pair. Other powers are untouched: { -sky }, { -cloud } and { -skull } have already done their work, and { -sequoia } still doubles.
rule-r42 = One card at a time. Highest and lowest are found among the real values of single cards. The cards of a { -spirit } pair are two 2s here; if gathering doubles both, they count 4 and 4 and keep the extra 5, which makes 13.

## The rules: part 7

rules-part-7 = { -spoils(form: "cap") }
rule-r43 = Who takes what. In each row turned up this round, if one card has a strictly higher real value, its owner takes as many { -tokens } as there are { -feathers } on the lower card, and nothing if it has none. Equal values: neither player takes anything.
rule-r44 = Row by row. Each row is compared exactly once: on plains and mountains in the round it is played, in a forest in the round in which the forest becomes complete. Only the two cards opposite each other are compared, never the sums.
rule-r45 = Both stay. The card that lost its { -feathers } and the card that took them both remain and count for the territory.
rule-r46 = Tokens. Each { -token } is worth one point. Tokens are public and never change hands again. The box holds 24; if more are needed, keep counting.

## The rules: part 8

rules-part-8 = Deciding territories
rule-r47 = When. A territory is decided in the round in which both players have played all their cards there.
rule-r48 = Totals. Add up the real values on each side. A card that fights the puma counts 0, the lowest cards on a territory with gathering count double, and a { -spirit } pair adds 5.
rule-r49 = Winning. The higher total wins, unless { -manitou(form: "the") } reverses it (rule 24). The winner takes the territory card, face up; it is worth one point for each animal, or twice that in a forest with { -sequoia }.
rule-r50 = Ties. If the totals are equal, even 0 to 0, the territory is discarded and scores for neither player.
rule-r51 = Afterwards. All cards played on decided territories go face down to their owners’ { -discards }. The setting “{ setting-tracker }” lists the cards that have been shown; without it, you have to remember them, and the log of earlier rounds is hidden.
rule-r52 = The view from the mountain. The winner of a mountain, even through { -manitou(form: "the") }, sees all cards the opponent hid this round in forests that are still open, but not those of earlier rounds. The loser sees nothing, a tied mountain shows nothing, a second one nothing more, and if each player wins one, both look. It happens by itself, and both players learn which cards were looked at. With the setting “{ setting-tracker }” the cards you saw stay visible to you; without it you see them once.
rule-r53 = When you look. Cards are shown after all battles of the round are decided. In rounds 5 and 6 there is never anything to see: no battle ends in round 5, and no forest is still open at the end of round 6.
rule-r54 = New territory. Each decided territory is replaced by the next card of its pile, turned face up, before cards are drawn.

## The rules: part 9

rules-part-9 = Drawing and the end
rule-r55 = Drawing. After each of rounds 1 to 4, both players draw 4 cards, back to 8, or to 7 and the card picked by { -dance }. There is no draw after round 5: in round 6 you play your last four cards.
rule-r56 = Final score. After round 6, add up the animals of your territories, doubled where { -sequoia } stood in the forest, your tokens, and the bonus of rule 57 if you play with it. The higher score wins, and equal scores are a draw. If the setting “{ setting-tie-break }” says “{ setting-tie-break-hunter }”, more animal points decide, without the bonus, then more territories; if these are equal too, it is a draw.
rule-r57 = Sought-after animal. This rule applies with the setting “{ setting-bonus-animal }”. The player who has won more animals of the kind shown on the upturned territory scores 3 extra points; caribou that count double count double here too. At equal numbers no points are scored.

## The lesson

board-lesson-send = Send four cards in secret
    .about = Every round, each of you lays one card face down at each of the four territories. Then all are turned up together.
board-lesson-win = The higher total wins
    .about = When a territory has had all its turns, the higher total takes its animals, a point each.
board-lesson-take = Higher takes { -spoils }
    .about = Of two cards face to face, the higher takes all { -spoils } of the lower, a point each.
board-lesson-lands = Three kinds of territory
    .about = On plains everything is open. Forests hide their cards until the end. The winner of a mountain looks into the forests.

## Reasons: clauses beside each other, in small letters, without a full stop; .theirs is how they speak of somebody else

reason-character = keeps { NOUN($card, form: "the") }: { $card ->
        [cloud] a 7, 8, 9 or 10 opposite is worth 0
        [spirit] with another 2 the two count 9
        [manitou] wins where the other side has more than twice your total
        [dance] the other side’s next card there is picked at random
        [sequoia] caribou count double in a forest
        [sky] as strong as any card opposite, and never loses { -spoils }
       *[other] takes { -spoils } twice over
    }
    .theirs = keeps { NOUN($card, form: "the") }
reason-makes-way = { NOUN($card, form: "the") } leaves: nobody can take its { -feathers } any more
# $count of the $of warriors on the other side that have not been seen.
reason-wins = wins territory { $pile } against { $count } of the { $of } { -warriors } not yet seen on the other side
reason-probably-wins = will probably win territory { $pile }, { NOUN($territory, form: "the") }
reason-beats = stronger than { $count } of the { $of } { -warriors } not yet seen on the other side
reason-total = brings your side on territory { $pile } to { $count } against { $other }
    .theirs = brings the total on territory { $pile } to { $count } against { $other }
reason-spared = the puma on territory { $pile } will probably take another card, not this one
reason-gathers = probably the weakest on territory { $pile }: it then counts double
reason-nothing-to-lose = if it is beaten, it has no { -feathers } to lose
reason-safe = its { $feathers } { -feathers } are safe from { $count } of the { $of } { -warriors } not yet seen on the other side
reason-charms = a 7, 8, 9 or 10 opposite is worth 0: { $count } of the { $of } { -warriors } not yet seen
reason-dance = the other side’s next card on territory { $pile } is picked at random
reason-doubles = the caribou of territory { $pile } count double: { $points } points for the winner
reason-skull = takes twice as many { -tokens } if it is the higher card
reason-sky = as strong as any card opposite, and cannot lose { -spoils }
reason-sage = wins territory { $pile } if the other side there has more than twice your total
    .theirs = wins territory { $pile } if the other side there has more than twice the total
reason-pair = makes a pair of 2s on territory { $pile }: { $points } more on your total
    .theirs = makes a pair of 2s on territory { $pile }: { $points } more on the total
reason-worth-it = a strong card where most is at stake: { $count } points
reason-cheap = a weak card where little is at stake: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# $more stronger cards are in the hand beside $card.
reason-keeps = keeps { NOUN($card, form: "the") }{ $more ->
        [0] { "" }
        [one] { " " }and one more stronger card
       *[other] { " " }and { $more } more stronger cards
    } for { $when ->
        [round] the next round
        [territory] another territory
       *[both] another territory or a later round
    }
reason-victory = wins the game { $points } to { $other }
reason-won = won { NOUN($territory, form: "the") }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
reason-territory-lost = { NOUN($territory, form: "the") } went to { $seat_is ->
        [you] you
       *[other] { $seat }
    }
reason-takes = { NOUN($card, form: "the") } took { $count ->
        [one] { $count } { -token }
       *[other] { $count } { -tokens }
    } from { NOUN($other, form: "the") }
reason-feathers-lost = { NOUN($other, form: "the") } lost { $count ->
        [one] { $count } { -token }
       *[other] { $count } { -tokens }
    } to { NOUN($card, form: "the") }
reason-looks = { $count ->
        [one] saw a card that lies face down
       *[other] saw { $count } cards that lie face down
    }

## What a balance of the game tells of

holding-special = Special
