### Tomahawk, English, original vocabulary (the words of the 2006 booklet, translated).
###
### Loaded over en.ftl: each entry here replaces the whole entry of the same name there.

## Words

-warrior =
    { $form ->
        [a] an Indian
       *[bare] Indian
    }
-warriors = Indians
-army = army
-character = special Indian
-characters =
    { $form ->
        [cap] Special Indians
       *[bare] special Indians
    }
-feather = hair icon
-feathers = hair icons
-spoils =
    { $form ->
        [cap] Scalps
        [its] its scalp
       *[bare] scalps
    }
-token = scalp token
-tokens =
    { $form ->
        [cap] Scalp tokens
       *[bare] scalp tokens
    }
-discards = cemeteries
-berries = magic mushrooms
-gathering = mushroom gathering
-worn = hair { $n }

## Names of the characters

-manitou =
    { $form ->
        [the] the Great Manitou
        [cap] The Great Manitou
       *[bare] Great Manitou
    }
-skull = Bare Head in the Wind

## The game

game-about = A card game. In each of six rounds both players secretly send one { -warrior } to each of four territories: the stronger side wins the animals there, and a higher card also scalps the one opposite. You play every card you have, so the art is to place them well.

## Events

event-scalped =
    Territory { $pile }, turn { $row }: { NOUN($card, form: "the") } { $count ->
        [0] beats
       *[other] scalps
    } { NOUN($other, form: "the") }. { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $count ->
        [0] nothing
        [one] { $count } { -token }
       *[other] { $count } { -tokens }
    }.

## Questions

prompt-replace = Which { -warrior } makes way for { NOUN($special, form: "the") }?
    .help = The card you give up leaves the game unseen. Only your opponent can win the hair of your cards, so giving up the card that has the most is usually best.

## Rules

rules-intro = Tomahawk is a card game for two. Each of you leads 24 { -warriors } worth 1 to 10, and all of them are played: four in each of six rounds, one on each of the four territories on the table. The higher total wins a territory and scores one point for each animal on it. Some { -warriors } also have fine hair, shown by { -feathers }; a higher card opposite scalps them and takes as many { -tokens }, worth one point each. After six rounds the higher score wins.
rules-order =
    1. Deploy: both players secretly place one card face down beside each of the four territories, and confirm.
    2. Reveal: the cards are turned up, except in forests that have turns left.
    3. Powers: the { -characters } just turned up take effect, and each card gets its real value.
    4. { -spoils(form: "cap") }: in each row just turned up, the higher card scalps the lower one, if that has hair.
    5. Battles: on each territory that has had all its turns, puma and gathering act, then the higher total wins. Equal totals: no winner.
    6. Mountains: the winner of one looks at the cards the opponent hid in open forests this round.
    7. Clearing: cards of finished battles leave, and the next territory of the pile is turned up.
    8. Draw: each player draws 4 cards, but not before round 6.
rule-r27 = { -sky }, value 6. Its real value is the printed value of the card opposite, so its row is always equal: it never scalps and is never scalped. It copies the value, not the power. Its 6 matters only during setup.
rule-r28 = { -cloud }, value 1. If the card opposite is worth 7, 8, 9 or 10, it becomes worth 0, for { -spoils } and for the territory, and { -cloud } scalps it if it has hair. Only the value is lost, not the power of that card.
rule-r33 = { -skull }, value 7. The { -spoils } this card takes bring twice as many tokens: two for each { -feather } of the scalped card.
rule-r43 = Who scalps. In each row turned up this round, if one card has a strictly higher real value, it scalps the other: its owner takes as many { -tokens } as there are { -feathers } on the lower card, and nothing if it has none. Equal values: neither card scalps.
rule-r45 = Both stay. The scalped card and the card that scalped it both remain and count for the territory.
