### Wendake, English.
###
### Components arrive as ids and are rendered by NOUN($x, form: "bare" | "a" | "the" | "of" | "to"), which reads the
### noun-<id> messages below and joins lists; dots and underscores of an id are hyphens here (c4.1 is noun-c4-1). A player
### arrives as $seat with $seat_is = "you" or "other" (and $opponent, $opponent_is). $slot is 1 to 9, row by row.
### Yes and no arrive as 1 and 0 in Python, as true and false in the browser: both are named.
### Nouns: the forms that core/text.py makes rightly are not written. What has no article, or always "the", has its .a.

## The game

game-title = Wendake
game-tagline = Lead a nation of the Great Lakes through seven years, and keep everything in balance.
game-about = A game of planning, set around the Great Lakes from 1756 to 1763. Each year you use three tiles in a line of your own grid to harvest, hunt, fish, trade, travel, hold ceremonies and protect your people. Four tracks form two pairs, and only the lower track of each pair counts: balance wins.

## Nouns: goods

noun-corn = corn
    .a = some corn
noun-beans = beans
    .a = some beans
noun-pumpkin = pumpkin
noun-leather = leather
    .a = some leather
noun-fish = fish
    .a = some fish
noun-beaver = beaver

## Nouns: natives

noun-warrior = warrior
noun-woman = woman
noun-hunter = hunter
noun-black = black warrior
    .a = the black warrior

## Nouns: tracks

noun-economic = Economic
    .a = the Economic track
noun-military = Military
    .a = the Military track
noun-ritual = Ritual
    .a = the Ritual track
noun-mask = Mask
    .a = the Mask track

## Nouns: maps

noun-2 = map for 2 players
noun-3 = map for 3 players
noun-4 = map for 4 players

## Nouns: territories

noun-E = Wisconsin
    .a = Wisconsin
noun-s1 = Bawating
    .a = Bawating
noun-s2 = Muskegon
    .a = Muskegon
noun-s3 = Kankakee
    .a = Kankakee
noun-F = Susquehanna
    .a = Susquehanna
noun-t1 = Georgian Bay
    .a = Georgian Bay
noun-t2 = Grand River
    .a = Grand River
noun-t3 = Sandusky
    .a = Sandusky
noun-P = Chequamegon
    .a = Chequamegon
noun-q3 = La Baye
    .a = La Baye
noun-R = Saint-Joseph
    .a = Saint-Joseph
noun-y1 = Michilimackinac
    .a = Michilimackinac
noun-x3 = Muskegon
    .a = Muskegon
noun-y3 = Saginaw
    .a = Saginaw
noun-Q = Genesee
    .a = Genesee
noun-q1 = Nipissing
    .a = Nipissing
noun-q2 = Allegheny
    .a = Allegheny
noun-x1 = Wendake
    .a = Wendake
noun-y2 = Niagara
    .a = Niagara
noun-x2 = Detroit
    .a = Detroit
noun-A = Chequamegon
    .a = Chequamegon
noun-c1 = Keweenaw
    .a = Keweenaw
noun-c2 = Michilimackinac
    .a = Michilimackinac
noun-c3 = La Baye
    .a = La Baye
noun-c4 = Saginaw
    .a = Saginaw
noun-B = Saint-Joseph
    .a = Saint-Joseph
noun-c5 = Ouiatenon
    .a = Ouiatenon
noun-c6 = Maumee
    .a = Maumee
noun-C = Kichesipi
    .a = Kichesipi
noun-d1 = Nipissing
    .a = Nipissing
noun-d2 = Wendake
    .a = Wendake
noun-d3 = Oswego
    .a = Oswego
noun-d4 = Niagara
    .a = Niagara
noun-D = Genesee
    .a = Genesee
noun-d5 = Allegheny
    .a = Allegheny
noun-d6 = Detroit
    .a = Detroit

## Nouns: areas. Two ponds in one territory are told apart by where they lie on the board

noun-E-1 = Wisconsin bean field
noun-E-2 = Wisconsin beaver pond
noun-s1-1 = Bawating corn field
noun-s1-2 = Bawating pumpkin field
noun-s2-1 = Muskegon pumpkin field
noun-s2-2 = Muskegon beaver pond
noun-s3-1 = west Kankakee beaver pond
noun-s3-2 = east Kankakee beaver pond
noun-F-1 = Susquehanna pumpkin field
noun-F-2 = Susquehanna beaver pond
noun-t1-1 = east Georgian Bay beaver pond
noun-t1-2 = west Georgian Bay beaver pond
noun-t2-1 = Grand River bean field
noun-t2-2 = Grand River beaver pond
noun-t3-1 = Sandusky corn field
noun-t3-2 = Sandusky bean field
noun-P-1 = Chequamegon corn field
noun-P-2 = Chequamegon beaver pond
noun-q3-1 = La Baye pumpkin field
noun-q3-2 = La Baye beaver pond
noun-R-1 = Saint-Joseph bean field
noun-R-2 = Saint-Joseph beaver pond
noun-y1-1 = Michilimackinac pumpkin field
noun-y1-2 = Michilimackinac beaver pond
noun-x3-1 = Muskegon bean field
noun-x3-2 = Muskegon beaver pond
noun-y3-1 = Saginaw corn field
noun-y3-2 = Saginaw beaver pond
noun-Q-1 = Genesee pumpkin field
noun-Q-2 = Genesee beaver pond
noun-q1-1 = Nipissing bean field
noun-q1-2 = Nipissing beaver pond
noun-q2-1 = Allegheny corn field
noun-q2-2 = Allegheny beaver pond
noun-x1-1 = Wendake corn field
noun-x1-2 = Wendake beaver pond
noun-y2-1 = Niagara bean field
noun-y2-2 = Niagara beaver pond
noun-x2-1 = Detroit pumpkin field
noun-x2-2 = Detroit beaver pond
noun-A-1 = Chequamegon corn field
noun-A-2 = Chequamegon beaver pond
noun-c1-1 = Keweenaw bean field
noun-c1-2 = Keweenaw beaver pond
noun-c2-1 = Michilimackinac bean field
noun-c2-2 = Michilimackinac pumpkin field
noun-c3-1 = La Baye pumpkin field
noun-c3-2 = La Baye beaver pond
noun-c4-1 = Saginaw corn field
noun-c4-2 = Saginaw pumpkin field
noun-c4-3 = west Saginaw beaver pond
noun-c4-4 = east Saginaw beaver pond
noun-B-1 = Saint-Joseph bean field
noun-B-2 = Saint-Joseph beaver pond
noun-c5-1 = Ouiatenon corn field
noun-c5-2 = Ouiatenon beaver pond
noun-c6-1 = west Maumee beaver pond
noun-c6-2 = east Maumee beaver pond
noun-C-1 = Kichesipi pumpkin field
noun-C-2 = Kichesipi beaver pond
noun-d1-1 = Nipissing corn field
noun-d1-2 = Nipissing beaver pond
noun-d2-1 = east Wendake beaver pond
noun-d2-2 = west Wendake beaver pond
noun-d3-1 = Oswego bean field
noun-d3-2 = Oswego beaver pond
noun-d4-1 = Niagara corn field
noun-d4-2 = Niagara bean field
noun-d4-3 = east Niagara beaver pond
noun-d4-4 = west Niagara beaver pond
noun-D-1 = Genesee corn field
noun-D-2 = Genesee beaver pond
noun-d5-1 = Allegheny pumpkin field
noun-d5-2 = Allegheny beaver pond
noun-d6-1 = Detroit bean field
noun-d6-2 = Detroit pumpkin field

## Nouns: lakes

noun-superior = Lake Superior
    .a = Lake Superior
noun-michigan = Lake Michigan
    .a = Lake Michigan
noun-huron = Lake Huron
    .a = Lake Huron
noun-erie = Lake Erie
    .a = Lake Erie
noun-ontario = Lake Ontario
    .a = Lake Ontario

## Nouns: action tiles, named after their actions

noun-S1 = Move 3
    .a = “Move 3”
noun-S2 = Harvest
    .a = “Harvest”
noun-S3 = Hunt + Move 1
    .a = “Hunt + Move 1”
noun-S4 = Tan + Move 1
    .a = “Tan + Move 1”
noun-S5 = Fish + Military
    .a = “Fish + Military”
noun-S6 = Masks
    .a = “Masks”
noun-S7 = Trade
    .a = “Trade”
noun-S8 = Sacred Fire
    .a = “Sacred Fire”
noun-S9 = Canoe + Move 1
    .a = “Canoe + Move 1”
noun-S8b = Sacred Fire (black tile)
    .a = “Sacred Fire” (black tile)
noun-A01 = Hunt + Move 1 + Trade
    .a = “Hunt + Move 1 + Trade”
noun-A02 = Harvest + Trade
    .a = “Harvest + Trade”
noun-A03 = Fish + Move 1 + Trade
    .a = “Fish + Move 1 + Trade”
noun-A04 = Tan + Move 1 + Trade
    .a = “Tan + Move 1 + Trade”
noun-A05 = Canoe + Move 1 + Trade
    .a = “Canoe + Move 1 + Trade”
noun-A06 = Move 3 + Military
    .a = “Move 3 + Military”
noun-A07 = Fish + Move 1 + Military
    .a = “Fish + Move 1 + Military”
noun-A08 = Harvest + Move 1 + Military
    .a = “Harvest + Move 1 + Military”
noun-A09 = Hunt + Move 1 + Military
    .a = “Hunt + Move 1 + Military”
noun-A10 = Canoe + Move 1 + Military
    .a = “Canoe + Move 1 + Military”
noun-A11 = Move 3 + Masks
    .a = “Move 3 + Masks”
noun-A12 = Harvest + Move 1 + Masks
    .a = “Harvest + Move 1 + Masks”
noun-A13 = Canoe + Fish + Masks
    .a = “Canoe + Fish + Masks”
noun-A14 = Hunt + Tan + Masks
    .a = “Hunt + Tan + Masks”
noun-A15 = Tan + Move 2 + Masks
    .a = “Tan + Move 2 + Masks”
noun-A16 = Canoe + Fish + Harvest
    .a = “Canoe + Fish + Harvest”
noun-A17 = Hunt + Tan + Move 3
    .a = “Hunt + Tan + Move 3”
noun-B01 = Move 2 + Military + Trade
    .a = “Move 2 + Military + Trade”
noun-B02 = Fish + Military + Trade
    .a = “Fish + Military + Trade”
noun-B03 = Harvest + Masks + Trade
    .a = “Harvest + Masks + Trade”
noun-B04 = Tan + Move 1 + Masks + Trade
    .a = “Tan + Move 1 + Masks + Trade”
noun-B05 = Move 2 + Military + Masks
    .a = “Move 2 + Military + Masks”
noun-B06 = Canoe + Move 1 + Military + Masks
    .a = “Canoe + Move 1 + Military + Masks”
noun-B07 = Hunt + Tan + Move 2 + Trade
    .a = “Hunt + Tan + Move 2 + Trade”
noun-B08 = Harvest + Fish + Trade
    .a = “Harvest + Fish + Trade”
noun-B09 = Canoe + Fish + Move 2 + Trade
    .a = “Canoe + Fish + Move 2 + Trade”
noun-B10 = Canoe + Move 4 + Military
    .a = “Canoe + Move 4 + Military”
noun-B11 = Hunt + Tan + Move 2 + Military
    .a = “Hunt + Tan + Move 2 + Military”
noun-B12 = Harvest + Fish + Move 1 + Military
    .a = “Harvest + Fish + Move 1 + Military”
noun-B13 = Move 2 + Masks + Masks
    .a = “Move 2 + Masks + Masks”
noun-B14 = Harvest + Hunt + Tan + Masks
    .a = “Harvest + Hunt + Tan + Masks”
noun-B15 = Canoe + Fish + Move 2 + Masks
    .a = “Canoe + Fish + Move 2 + Masks”
noun-B16 = Harvest + Hunt + Tan + Fish
    .a = “Harvest + Hunt + Tan + Fish”
noun-B17 = Canoe + Canoe + Fish + Move 3
    .a = “Canoe + Canoe + Fish + Move 3”

## Nouns: progress tiles

noun-P1-1 = Path
    .a = “Path”
noun-P1-2 = Alliance
    .a = “Alliance”
noun-P1-3 = Free order
    .a = “Free order”
noun-P1-4 = Dance
    .a = “Dance”
noun-P1-5 = Second mask
    .a = “Second mask”
noun-P1-6 = Shared circle
    .a = “Shared circle”
noun-P1-7 = Haggling I
    .a = “Haggling I”
noun-P1-8 = Clean blankets
    .a = “Clean blankets”
noun-P1-9 = Catch
    .a = “Catch”
noun-P1-10 = Animal gift
    .a = “Animal gift”
noun-P2-1 = Trail
    .a = “Trail”
noun-P2-2 = Keep watch
    .a = “Keep watch”
noun-P2-3 = Great dance
    .a = “Great dance”
noun-P2-4 = Balance
    .a = “Balance”
noun-P2-5 = Recall
    .a = “Recall”
noun-P2-6 = Changing face
    .a = “Changing face”
noun-P2-7 = Quiet barter
    .a = “Quiet barter”
noun-P2-8 = Haggling II
    .a = “Haggling II”
noun-P2-9 = Gathering
    .a = “Gathering”
noun-P2-10 = Field gift
    .a = “Field gift”
noun-P3-1 = Great trail
    .a = “Great trail”
noun-P3-2 = Great alliance
    .a = “Great alliance”
noun-P3-3 = Assembly
    .a = “Assembly”
noun-P3-4 = Healer
    .a = “Healer”
noun-P3-5 = Mask keeper
    .a = “Mask keeper”
noun-P3-6 = Spirit mask
    .a = “Spirit mask”
noun-P3-7 = Turn of fate
    .a = “Turn of fate”
noun-P3-8 = Haggling III
    .a = “Haggling III”
noun-P3-9 = Bounty
    .a = “Bounty”
noun-P3-10 = Great gift
    .a = “Great gift”

## Nouns: masks, and the same with an infected blanket

noun-bear = bear
    .a = a bear mask
noun-bear-infected = bear (infected)
    .a = a bear mask with an infected blanket
noun-wolf = wolf
    .a = a wolf mask
noun-wolf-infected = wolf (infected)
    .a = a wolf mask with an infected blanket
noun-eagle = eagle
    .a = an eagle mask
noun-eagle-infected = eagle (infected)
    .a = an eagle mask with an infected blanket
noun-deer = deer
    .a = a deer mask
noun-deer-infected = deer (infected)
    .a = a deer mask with an infected blanket
noun-heron = heron
    .a = a heron mask
noun-heron-infected = heron (infected)
    .a = a heron mask with an infected blanket

## Nouns: mask spaces

noun-K1 = two different
    .a = a “two different” space
noun-K2 = a pair
    .a = a “pair” space
noun-K3 = three different
    .a = a “three different” space
noun-K4 = four different
    .a = a “four different” space
noun-K5 = two pairs
    .a = a “two pairs” space
noun-K6 = three alike
    .a = a “three alike” space
noun-K7 = three alike and a pair
    .a = a “three alike and a pair” space
noun-K8 = five different
    .a = a “five different” space
noun-K9 = four alike
    .a = a “four alike” space

## Nouns: turtle tiles

noun-women-3 = Women 3
    .a = a “Women 3” turtle
noun-women-4 = Women 4
    .a = a “Women 4” turtle
noun-women-5 = Women 5
    .a = a “Women 5” turtle
noun-hunters-3 = Hunters 3
    .a = a “Hunters 3” turtle
noun-hunters-4 = Hunters 4
    .a = a “Hunters 4” turtle
noun-hunters-5 = Hunters 5
    .a = a “Hunters 5” turtle
noun-canoes-3 = Canoes 3
    .a = a “Canoes 3” turtle
noun-canoes-4 = Canoes 4
    .a = a “Canoes 4” turtle
noun-canoes-5 = Canoes 5
    .a = a “Canoes 5” turtle

## Nouns: tribes; the nations' names as printed

noun-identical = same start
    .a = a tribe with the same start
noun-cayuga = Cayuga
    .a = the Cayuga
noun-fox = Fox
    .a = the Fox
noun-mohawk = Mohawk
    .a = the Mohawk
noun-ojibwa = Ojibwa
    .a = the Ojibwa
noun-oneida = Oneida
    .a = the Oneida
noun-onondaga = Onondaga
    .a = the Onondaga
noun-ottawa = Ottawa
    .a = the Ottawa
noun-seneca = Seneca
    .a = the Seneca
noun-shawnee = Shawnee
    .a = the Shawnee
noun-tuscarora = Tuscarora
    .a = the Tuscarora

## Nouns: flags

noun-english = English
    .a = the English
noun-french = French
    .a = the French

## Nouns: cards of the Ghost

noun-council = Council
    .a = “Council”
noun-masks = Masks
    .a = “Masks”
noun-traders = Traders
    .a = “Traders”
noun-war-party = War party
    .a = “War party”

## Nouns: ranks when playing alone; a hunter and a warrior are natives too

noun-scout = scout
noun-sachem = sachem
noun-great-sachem = great sachem

## Nouns: nothing: an empty list, or nothing where a component could be

# Who plays the seat that nobody sits in.
noun-nobody = The Ghost
    .a = a Ghost
noun-none = none
    .a = none

## Events: setup

# $partner is the track coupled with the Economic one.
event-paired = The Economic track is paired with { NOUN($partner, form: "the") }; the other two form the second pair.
event-progress-shown = Progress tiles on display: { NOUN($tiles, form: "bare") }.
event-order-drawn = Turn order for year 1, drawn by lot: { NOUN($order, form: "the") }.
event-home-taken =
    { $seat_is ->
        [you] You settle
       *[other] { $seat } settles
    } in { NOUN($territory, form: "the") }.
event-tribes-shown = Tribes on offer: { NOUN($tribes, form: "the") }.
event-tribe-taken =
    { $seat_is ->
        [you] You lead
       *[other] { $seat } leads
    } { NOUN($tribe, form: "the") }.
event-tile-taken =
    { $seat_is ->
        [you] You start
       *[other] { $seat } starts
    } with the progress tile { NOUN($progress, form: "the") }.
event-dealt =
    { $seat_is ->
        [you] You are dealt
       *[other] { $seat } is dealt
    } { NOUN($card, form: "a") }.
event-dealt-hidden =
    { $seat_is ->
        [you] You are dealt
       *[other] { $seat } is dealt
    } a mask card.
event-turned-up = Top of the discard pile: { NOUN($card, form: "a") }.
event-grid-laid =
    { $seat_is ->
        [you] Your
       *[other] { $seat }’s
    } tiles are laid out around the Sacred Fire.
event-advanced-shown = Advanced tiles on display: { NOUN($tiles, form: "the") }.

## Events: a turn

event-year = Year { $year }
event-turn =
    { $seat_is ->
        [you] It is your turn.
       *[other] It is { $seat }’s turn.
    }
event-placed =
    { $seat_is ->
        [you] You choose
       *[other] { $seat } chooses
    } { NOUN($tile, form: "the") }{ $ritual ->
        [1] , on its Ritual side
        [true] , on its Ritual side
       *[other] { "" }
    }{ $black ->
        [1] , with the black marker
        [true] , with the black marker
       *[other] { "" }
    }.
event-ordered =
    { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } place { $space } in next year’s turn order{ $black ->
        [1] , with the black marker
        [true] , with the black marker
       *[other] { "" }
    }.
event-fire-on =
    The Sacred Fire lights { $seat_is ->
        [you] your tile
       *[other] { $seat }’s tile
    } { NOUN($tile, form: "the") }{ $ritual ->
        [1] , on its Ritual side
        [true] , on its Ritual side
       *[other] { "" }
    }.
event-began =
    { $seat_is ->
        [you] You use
       *[other] { $seat } uses
    } { $action ->
        [canoe] Canoe
        [move1] Move 1
        [move2] Move 2
        [move3] Move 3
        [move4] Move 4
        [harvest] Harvest
        [hunt] Hunt
        [tan] Tan
        [fish] Fish
        [military] Military
        [mask] Mask Ceremony
        [trade] Trade
        [fire] Sacred Fire
       *[ritual] Ritual
    }.
event-wanted =
    { $seat_is ->
        [you] You choose
       *[other] { $seat } chooses
    } the progress tile { NOUN($progress, form: "the") }.
event-done =
    { $seat_is ->
        [you] { $what ->
            [moving] You stop moving.
            [exchanging] You stop exchanging.
            [spending] You stop spending.
            [buying] You buy nothing else.
            [masks] You play no masks.
            [turtles] You take no turtle.
           *[again] You place another marker.
        }
       *[other] { $what ->
            [moving] { $seat } stops moving.
            [exchanging] { $seat } stops exchanging.
            [spending] { $seat } stops spending.
            [buying] { $seat } buys nothing else.
            [masks] { $seat } plays no masks.
            [turtles] { $seat } takes no turtle.
           *[again] { $seat } places another marker.
        }
    }
event-skipped =
    { $seat_is ->
        [you] You skip
       *[other] { $seat } skips
    } { $action ->
        [canoe] Canoe
        [move1] Move 1
        [move2] Move 2
        [move3] Move 3
        [move4] Move 4
        [harvest] Harvest
        [hunt] Hunt
        [tan] Tan
        [fish] Fish
        [military] Military
        [mask] Mask Ceremony
        [trade] Trade
        [fire] Sacred Fire
       *[ritual] Ritual
    }.
# $count is the number of canoes now in play.
event-canoe-put =
    { $seat_is ->
        [you] You put
       *[other] { $seat } puts
    } a canoe on { NOUN($lake, form: "the") }: { $count ->
        [one] { $count } canoe in play
       *[other] { $count } canoes in play
    }.
event-gained =
    { $seat_is ->
        [you] You gain
       *[other] { $seat } gains
    } { $good ->
        [corn] { $count } corn
        [beans] { $count ->
                [one] { $count } bean
               *[other] { $count } beans
            }
        [pumpkin] { $count ->
                [one] { $count } pumpkin
               *[other] { $count } pumpkins
            }
        [leather] { $count } leather
        [fish] { $count } fish
       *[beaver] { $count ->
                [one] { $count } beaver
               *[other] { $count } beavers
            }
    }.
event-tanned =
    { $count ->
        [0] { $seat_is ->
                [you] You have
               *[other] { $seat } has
            } no beaver to tan.
        [one] { $seat_is ->
                [you] You tan
               *[other] { $seat } tans
            } { $count } beaver into leather.
       *[other] { $seat_is ->
                [you] You tan
               *[other] { $seat } tans
            } { $count } beavers into leather.
    }
event-turn-ended =
    { $seat_is ->
        [you] Your turn is over.
       *[other] { $seat }’s turn is over.
    }

## Events: moving and fighting

event-moved =
    { $seat_is ->
        [you] You move
       *[other] { $seat } moves
    } { NOUN($kind_of, form: "a") } from { NOUN($start, form: "the") } to { NOUN($end, form: "the") }.
event-lay-down =
    { $seat_is ->
        [you] You send
       *[other] { $seat } sends
    } { NOUN($kind_of, form: "a") } from { NOUN($start, form: "the") } to { NOUN($area, form: "the") }, as an outpost.
event-ghost-fell = One of the Ghost’s warriors goes back to the supply.
# $victim is the guard that is hit, at home in $opponent's tribe.
event-struck =
    { $seat_is ->
        [you] You attack
       *[other] { $seat } attacks
    } { $opponent_is ->
        [you] your
       *[other] { $opponent }’s
    } { NOUN($victim, form: "bare") } on guard in { NOUN($end, form: "the") }, with { NOUN($kind_of, form: "a") } from { NOUN($start, form: "the") }.
event-attacked =
    { $seat_is ->
        [you] You attack
       *[other] { $seat } attacks
    } { $opponent_is ->
        [you] your
       *[other] { $opponent }’s
    } { NOUN($victim, form: "bare") } at { NOUN($area, form: "the") }, with { NOUN($kind_of, form: "a") } from { NOUN($start, form: "the") }.
event-injured =
    { $seat_is ->
        [you] Your
       *[other] { $seat }’s
    } { NOUN($kind_of, form: "bare") } goes to the longhouse.
event-went-home =
    { $seat_is ->
        [you] Your
       *[other] { $seat }’s
    } { NOUN($kind_of, form: "bare") } is back home.
# $replaced_by is woman, hunter or none.
event-transferred =
    { $stays ->
        [1] { $seat_is ->
                [you] You make
               *[other] { $seat } makes
            } the warrior at { NOUN($area, form: "the") } a guard
        [true] { $seat_is ->
                [you] You make
               *[other] { $seat } makes
            } the warrior at { NOUN($area, form: "the") } a guard
       *[other] { $seat_is ->
                [you] You bring home
               *[other] { $seat } brings home
            } the warrior at { NOUN($area, form: "the") }
    }{ $replaced_by ->
        [woman] . A woman takes its place.
        [hunter] . A hunter takes its place.
       *[none] . The area is left empty.
    }

## Events: the grid and progress tiles

event-tiles-swapped =
    { $seat_is ->
        [you] You swap
       *[other] { $seat } swaps
    } { NOUN($tile, form: "the") } and { NOUN($other, form: "the") }.
event-used =
    { $seat_is ->
        [you] You use
       *[other] { $seat } uses
    } the progress tile { NOUN($progress, form: "the") }.
event-balanced =
    { $seat_is ->
        [you] You move
       *[other] { $seat } moves
    } a point from { NOUN($track, form: "the") } to { NOUN($other, form: "the") }.
event-tile-turned =
    { $seat_is ->
        [you] You turn
       *[other] { $seat } turns
    } { NOUN($tile, form: "the") } over, { $ritual ->
        [1] to its Ritual side
        [true] to its Ritual side
       *[other] to its action side
    }.

## Events: trade

event-exchanged =
    { $seat_is ->
        [you] You exchange
       *[other] { $seat } exchanges
    } { NOUN($give, form: "a") } for { NOUN($take, form: "a") }.
event-blanket =
    { $seat_is ->
        [you] Your
       *[other] { $seat }’s
    } exchange turns up { NOUN($card, form: "a") }: { $infected ->
        [1] one native falls ill.
        [true] one native falls ill.
       *[other] no one falls ill.
    }
event-bought =
    { $seat_is ->
        [you] You buy
       *[other] { $seat } buys
    } the progress tile { NOUN($progress, form: "the") }.
event-paid =
    { $seat_is ->
        [you] You pay
       *[other] { $seat } pays
    }: { $leather ->
        [0] { "" }
       *[other] { $leather } leather,{ " " }
    }{ $fish ->
        [0] { "" }
       *[other] { $fish } fish,{ " " }
    }{ NOUN($vegetables, form: "bare") }.
# $lost are points above the end of the track.
event-scored =
    { $seat_is ->
        [you] You score
       *[other] { $seat } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on { NOUN($track, form: "the") }, now at { $total }{ $lost ->
        [0] { "" }
       *[other] ; { $lost } beyond the end of the track are lost
    }.
event-flagged =
    { $seat_is ->
        [you] You ally
       *[other] { $seat } allies
    } with { NOUN($flag, form: "the") }.
event-flag-gone = The flag { NOUN($flag, form: "of") } leaves the game.
event-spent =
    { $seat_is ->
        [you] You spend
       *[other] { $seat } spends
    } { NOUN($good, form: "a") }.

## Events: masks

event-drew =
    { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } { NOUN($card, form: "a") }.
event-drew-hidden =
    { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } a card from the mask deck.
event-drew-open =
    { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { NOUN($card, form: "a") } from the discard pile.
event-discarded =
    { $seat_is ->
        [you] You discard
       *[other] { $seat } discards
    } { NOUN($card, form: "a") }.
event-reshuffled =
    The discard pile is shuffled into a new deck of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-played =
    { $seat_is ->
        [you] You play
       *[other] { $seat } plays
    } { NOUN($cards, form: "bare") } on { NOUN($space, form: "the") }.
event-recalled =
    { $seat_is ->
        [you] You take masks you have played back in hand.
       *[other] { $seat } takes played masks back in hand.
    }
event-changed =
    { $seat_is ->
        [you] You let
       *[other] { $seat } lets
    } { NOUN($mask, form: "a") } count as { NOUN($other, form: "a") }.
event-changed-hidden =
    { $seat_is ->
        [you] You let
       *[other] { $seat } lets
    } one mask count as another, in secret.
event-conjured =
    { $seat_is ->
        [you] You add
       *[other] { $seat } adds
    } { NOUN($mask, form: "a") } for this ceremony.
event-conjured-hidden =
    { $seat_is ->
        [you] You add
       *[other] { $seat } adds
    } a mask in secret.

## Events: military and ritual

event-claimed =
    { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { NOUN($turtle, form: "the") }, which can score on: { NOUN($tracks, form: "bare") }.
event-claimed-hidden =
    { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { NOUN($turtle, form: "the") }; its track stays secret.
event-majorities =
    { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } the most guards in: { NOUN($territories, form: "bare") }.
event-brought =
    { $seat_is ->
        [you] You bring
       *[other] { $seat } brings
    } { NOUN($kind_of, form: "a") } home from the longhouse.
event-counted =
    In { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } home: { $warriors ->
        [one] { $warriors } warrior
       *[other] { $warriors } warriors
    }, { $women ->
        [one] { $women } woman
       *[other] { $women } women
    }, { $hunters ->
        [one] { $hunters } hunter
       *[other] { $hunters } hunters
    }. The Ritual gives { $points }{ $bonus ->
        [0] { "" }
       *[other] , plus { $bonus }
    }.

## Events: Restore and the end

event-new-order = The markers in the turn-order area give the new order: { NOUN($order, form: "the") }.
event-flipped =
    The tiles { $seat_is ->
        [you] you
       *[other] { $seat }
    } used this year turn over.
# $out is none when the Ghost takes a tile away.
event-replaced =
    { $out ->
        [none] { NOUN($tile, form: "the") } leaves the display.
       *[other] { $seat_is ->
                [you] You take
               *[other] { $seat } takes
            } { NOUN($tile, form: "the") } and { $seat_is ->
                [you] set
               *[other] sets
            } { NOUN($out, form: "the") } aside.
    }
event-refilled = New on display: { NOUN($tile, form: "the") }.
event-top-row =
    { $seat_is ->
        [you] Your
       *[other] { $seat }’s
    } new top row: { NOUN($first, form: "bare") }, { NOUN($second, form: "bare") }, { NOUN($third, form: "bare") }.
event-level-2 = Year 3 is over. Level 2 tiles on display: { NOUN($tiles, form: "the") }.
event-restored = Masks return to their owners, and progress tiles are face up again.
event-turtle-shown =
    { $seat_is ->
        [you] You show
       *[other] { $seat } shows
    } { NOUN($turtle, form: "the") }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on { NOUN($track, form: "the") }.
event-over = The game is over.

## Events: the Ghost

event-ghost-card = The Ghost draws { NOUN($card, form: "the") }.
event-ghost-disk = The Ghost’s disk goes to { NOUN($space, form: "the") }.
event-ghost-traded = The Ghost removes the progress tile { NOUN($progress, form: "the") }.
event-ghost-guard = A Ghost guard arrives in { NOUN($territory, form: "the") }.
event-ghost-took = A Ghost warrior settles at { NOUN($area, form: "the") } as an outpost.

## Questions

prompt-home = Where will your home be?
    .help = No other player can ever enter your home. Consider the vegetable it grows and the land around it.
prompt-tribe = Which tribe will you lead?
    .help = Each tribe has its own starting goods and one ability for the whole game.
prompt-oneida = The Oneida start with a progress tile: which one?
    .help = Any level 1 or 2 tile that is not on display. It scores no points, but you can use its ability from year 1.
prompt-lake = On which lake do you put your first canoe?
    .help = All lakes are equal: the choice makes no difference.
prompt-turn =
    Your turn: where do you place a marker? You have { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    } left this year.
    .help = Three markers go on your tiles, in a full row, column or diagonal; the fourth goes in the turn order. Used tiles turn over at the end of the year.
prompt-fire = Which tile does the Sacred Fire light?
    .help = Use the actions of that tile as if you had chosen it. You cannot choose it again this year, but it does not turn over. Your markers must still be able to form a line.
prompt-action =
    Next action: { $action ->
        [canoe] Canoe
        [move1] Move 1
        [move2] Move 2
        [move3] Move 3
        [move4] Move 4
        [harvest] Harvest
        [hunt] Hunt
        [tan] Tan
        [fish] Fish
        [military] Military
        [mask] Mask Ceremony
        [trade] Trade
        [fire] Sacred Fire
       *[ritual] Ritual
    }. Use it?
    .help = Actions go from top to bottom. You may skip any of them and still use the ones below.
prompt-move =
    Move your warriors: { $left ->
        [one] { $left } step left
       *[other] { $left } steps left
    }.
    .help = A step takes a guard to a neighbouring territory, or into an area of the one it is in. On arrival it stays a guard, settles in an empty area as an outpost, or attacks.
prompt-exchange =
    Exchange a resource? { $left ->
        [one] { $left } exchange left
       *[other] { $left } exchanges left
    }.
    .help = One resource for another, once per canoe. If you exchange in a Trade, a mask card is then revealed: if its blanket is infected, one of your natives goes to the longhouse. Exchanges from a progress tile carry no risk.
prompt-smallpox = The blanket is infected: which native falls ill?
    .help = The native you choose goes to your longhouse. A Ritual can bring them home again.
prompt-buy =
    Trade, step b: which progress tile do you buy?{ $left ->
        [1] { "" }
       *[other] { " " }You may buy { $left }.
    }
    .help = A tile costs its level in leather, in fish and in different vegetables. It scores its level on Economic and again on its second track, and gives an ability to use once a year.
prompt-discount =
    Use a discount for { NOUN($progress, form: "the") }?{ $discount ->
        [0] { "" }
       *[other] { " " }So far { $discount } off.
    }
    .help = Each discount tile takes its level off the price, in resources of your choice, and is face down until the end of the year.
prompt-pay =
    What do you pay for { NOUN($progress, form: "the") }?{ $discount ->
        [0] { "" }
       *[other] { " " }The price is reduced by { $discount }.
    }
    .help = Keep what you want to exchange, or to turn into Economic points in step c.
prompt-track =
    On which track do you score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }?
    .help = At the end only the lower track of each pair counts. Points beyond 25 are lost.
prompt-flag = Which ally do you choose?
    .help = In a Military action you may use this alliance for one more guard in every territory with your ally’s flag.
prompt-economy = Trade, step c: which resource do you turn into a point?
    .help = Up to five different resources, one Economic point each.
prompt-draw =
    Mask Ceremony: where do you draw?{ $left ->
        [1] { "" }
       *[other] { " " }Draw { $left } cards.
    }
    .help = A card from the deck is unknown and stays secret. The top card of the discard pile is face up, so all players see you take it.
prompt-discard = Which mask card do you discard?
    .help = It goes face up on the discard pile, where others may take it.
prompt-masks = Which masks do you play?
    .help = Play exactly the cards of a space without a disk. They stay in front of you until the end of the year, then return to your hand.
prompt-masks-played = You have played masks: do you also use a progress tile?
    .help = It scores 1 more Mask point. You can use it once a year.
prompt-turtle =
    Take a turtle for your { $category ->
        [women] women
        [hunters] hunters
       *[canoes] canoes
    }?
    .help = At the end of the game a level 3 turtle gives 1 point, level 4 and 5 give 2. You may own one of each kind, and only you know its track.
prompt-alliance = Military: do you use a progress tile before you score?
    .help = You score one point for each territory where you have more guards than any other player.
prompt-ritual =
    Ritual: which native do you bring home?{ $left ->
        [0] { "" }
       *[other] { " " }{ $left ->
                [one] { $left } native left to bring.
               *[other] { $left } natives left to bring.
            }
    }
    .help = The Ritual scores the smallest of the three numbers in your home: warriors, women, hunters. Bring home the kind you have fewest of.
prompt-ritual-score = Ritual: do you use a progress tile before you score?
    .help = You score the smallest of the three numbers in your home: warriors, women, hunters.
prompt-gain = Which resource do you take?
    .help = It comes from the supply, free of charge.
prompt-spend = Which resource do you spend?
    .help = Each different resource is worth one point, on a track you choose afterwards.
prompt-balance = From which track to which do you move a point?
    .help = Take a point from the higher track of a pair and add it where it counts.
prompt-heal = Who comes home from the longhouse?
    .help = One native of your choice, right away.
prompt-turn-tile = Which tile do you turn over?
    .help = Any tile of your grid, with a marker or without, but not the one in use.
prompt-recall = Which mask do you take back?
    .help = One of those you have played this year.
prompt-change = Which of your masks counts as another one?
    .help = Only in this ceremony. If you do not play the card after all, it stays what it is.
prompt-conjure = Which mask do you add?
    .help = It counts as one more card in this ceremony only.
prompt-end = End your turn?
    .help = You may still transfer outposts, use progress tiles or swap two tiles.
prompt-restore-swap = Swap two of your tiles before they slide down?
    .help = An unused swap token is worth 1 point at the end of the game.
prompt-replace = Replace one of the three tiles that left your grid?
    .help = Set one aside and take a better one from the display, or one you set aside earlier. The three then fill your top row in random order.
prompt-canoe = On which lake do you put the canoe?
    .help = All lakes are equal. Each canoe brings a fish when you fish and an exchange when you trade.

## Choices

option-home = Settle in { NOUN($territory, form: "the") }
option-tribe = Lead { NOUN($tribe, form: "the") }
option-oneida = Start with { NOUN($progress, form: "the") }
option-lake = Put the canoe on { NOUN($lake, form: "the") }
option-place =
    Use { NOUN($tile, form: "the") }{ $ritual ->
        [yes] , on its Ritual side
       *[no] { "" }
    }
option-place-black =
    Use { NOUN($tile, form: "the") }{ $ritual ->
        [yes] , on its Ritual side
       *[no] { "" }
    }, with the black marker
option-order = Put the marker in the turn order
option-order-black = Put the black marker in the turn order
option-transfer = Bring home the warrior at { NOUN($area, form: "the") }, leaving the area empty
option-transfer-replace = Replace the warrior at { NOUN($area, form: "the") } with a native from your home
option-transfer-stay = Make the warrior at { NOUN($area, form: "the") } a guard, leaving the area empty
option-transfer-stay-replace = Make the warrior at { NOUN($area, form: "the") } a guard and send a native to the area
option-use = Use { NOUN($progress, form: "the") }
option-swap = Swap { NOUN($tile, form: "the") } and { NOUN($other, form: "the") }
option-fire =
    Light { NOUN($tile, form: "the") }{ $ritual ->
        [yes] , on its Ritual side
       *[no] { "" }
    }
option-no-fire = Light no tile
option-do =
    { $action ->
        [canoe] Canoe
        [move1] Move 1
        [move2] Move 2
        [move3] Move 3
        [move4] Move 4
        [harvest] Harvest
        [hunt] Hunt
        [tan] Tan
        [fish] Fish
        [military] Military
        [mask] Mask Ceremony
        [trade] Trade
        [fire] Sacred Fire
       *[ritual] Ritual
    }
option-skip = Skip this action
option-stand = Move { NOUN($who, form: "a") } from { NOUN($start, form: "the") } to { NOUN($end, form: "the") }, as a guard
option-lie = Send { NOUN($who, form: "a") } from { NOUN($start, form: "the") } to { NOUN($area, form: "the") }, as an outpost
option-strike =
    Attack one of { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } guards in { NOUN($end, form: "the") }, with { NOUN($who, form: "a") } from { NOUN($start, form: "the") }
option-strike-black = Attack the black warrior in { NOUN($end, form: "the") }, with { NOUN($who, form: "a") } from { NOUN($start, form: "the") }
option-attack = Attack at { NOUN($area, form: "the") }, with { NOUN($who, form: "a") } from { NOUN($start, form: "the") }
option-stop-moving = Stop moving
option-exchange = Give { NOUN($give, form: "bare") }, take { NOUN($take, form: "bare") }
option-stop-exchanging = Stop exchanging
option-lose-guard = On guard in { NOUN($start, form: "the") }: { NOUN($who, form: "a") }
option-lose-in-area = Your native at { NOUN($area, form: "the") }
option-lose-at-home = In your home: { NOUN($kind, form: "a") }
option-buy = Buy { NOUN($progress, form: "the") }
option-buy-nothing = Buy nothing
option-no-discount = No further discount
option-pay =
    Pay { $leather } leather, { $fish } fish{ $vegetables ->
        [none] { " " }and no vegetable
       *[other] , { NOUN($vegetables, form: "bare") }
    }
option-track = Score on { NOUN($track, form: "the") }
option-flag = Ally with { NOUN($flag, form: "the") }
option-spend = Spend { NOUN($good, form: "a") }
option-stop-spending = Stop spending
option-draw-deck = Draw from the deck
option-draw-discard = Take the open card
option-draw-nothing = Skip the ceremony
option-discard = Discard { NOUN($card, form: "a") }
option-masks = Play { NOUN($masks, form: "bare") } on { NOUN($space, form: "the") }
option-no-masks = Play no mask
option-masks-done = Do not use it
option-recall = Take back { NOUN($mask, form: "a") }
option-change = Let { NOUN($mask, form: "a") } count as { NOUN($other, form: "a") }
option-conjure = Add { NOUN($mask, form: "a") }
option-claim = Take { NOUN($turtle, form: "the") }
option-claim-none = Take no turtle
option-score-military = Score the Military action
option-bring = Bring { NOUN($kind, form: "a") } home
option-bring-nobody = Continue
option-score-ritual = Score the Ritual
option-gain = Take { NOUN($good, form: "a") }
option-balance = Move a point from { NOUN($track, form: "the") } to { NOUN($other, form: "the") }
option-turn-tile =
    Turn over { NOUN($tile, form: "the") }{ $ritual ->
        [yes] , on its Ritual side
       *[no] { "" }
    }
option-end = End the turn
option-again = Place another marker at once
option-no-swap = Swap no tiles
option-replace = Take { NOUN($tile, form: "the") } instead of { NOUN($out, form: "the") }
option-keep-tiles = Keep your tiles

## Why not

why-not-your-turn = It is not your turn. You can look at everything meanwhile.
why-slot-marked = One of your markers is on this tile: you have used it this year.
why-slot-fire = Your Fire marker is on this tile: you cannot choose it this year.
why-three-tiles = You have used three tiles this year: your last marker goes to the turn order.
why-no-line = With this tile your markers cannot fill a row, column or diagonal: choose another.
why-fire-marked = One of your markers is on this tile: the Sacred Fire lights a tile without one.
why-fire-breaks-line = You need this tile to complete your line: light another one.
why-tile-in-use = This tile is in use, or has no Ritual side: turn over another one.
why-tile-later = You choose a tile when you place a marker: finish this first.
why-no-marker = You have no marker left this year: your tiles turn over when the year ends.
why-ordered = You already have your place in next year’s order: place your other markers on tiles.
why-order-later = You go there by placing a marker: finish this first.
why-black-back = This warrior has come home and cannot move again in this Move.
why-move-only = Warriors travel only with a Move action or a progress tile that gives steps.
why-fight-in-move = Fights are part of a step: use a Move action or a progress tile that gives steps.
why-too-far = None of your guards can get there in one step.
why-home-taken = { NOUN($territory, form: "bare") } is already another player’s home: choose a free one.
why-no-home = { NOUN($territory, form: "bare") } is not a home: choose one of the homes.
why-foreign-home = { NOUN($territory, form: "bare") } is another player’s home: you cannot enter it.
why-not-adjacent = None of your guards is next to { NOUN($territory, form: "the") } by land: lakes and rivers cannot be crossed.
why-area-yours = One of your own natives is there: an area holds only one.
why-area-guarded =
    { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } a guard in this territory, who protects this native: attack the guard first.
why-transfer-between = You transfer outposts between actions: finish this one first.
why-works-here = This native works here: only an attack or smallpox can remove them.
why-not-owned = You do not own { NOUN($progress, form: "the") }: buy it in step b of a Trade.
why-used-this-year = You have already used { NOUN($progress, form: "the") } this year: you can use it again next year.
why-timing-military-b = You use { NOUN($progress, form: "the") } in a Military action, right before you score.
why-timing-ritual-a = You use { NOUN($progress, form: "the") } in a Ritual, before you bring natives home.
why-timing-ritual-b = You use { NOUN($progress, form: "the") } in a Ritual, right before you score.
why-timing-mask-before = You use { NOUN($progress, form: "the") } at the start of a Mask Ceremony, once you have played masks this year.
why-timing-mask-a = You use { NOUN($progress, form: "the") } in a Mask Ceremony, before you draw.
why-timing-mask-b = You use { NOUN($progress, form: "the") } in a Mask Ceremony, when you play masks.
why-timing-trade-a = You use { NOUN($progress, form: "the") } in a Trade, before the first exchange.
why-timing-trade-b = You use { NOUN($progress, form: "the") } in a Trade, when you buy a tile.
why-timing-transfer = You use { NOUN($progress, form: "the") } with a transfer: choose one of your outposts between two actions.
why-not-mid-action = With this setting progress tiles are used between actions: finish this one first.
why-no-effect = { NOUN($progress, form: "the") } would have no effect now: keep it for later.
why-progress-later = Not now: use it between actions, or between the steps of one.
why-not-on-display = You cannot buy { NOUN($progress, form: "the") }: it is not on display.
why-too-dear =
    You cannot pay that: a level { $level } tile costs { $level } leather, { $level } fish and { $level ->
        [one] { $level } vegetable
       *[other] { $level } different vegetables
    }.
why-buy-in-trade = Progress tiles are bought in step b of a Trade.
why-beaver = Beavers are not resources: only Tan uses them.
why-none-left = You have no { NOUN($good, form: "bare") }.
why-spent-type = You have already spent this type ({ NOUN($good, form: "bare") }): only different types count.
why-goods-in-trade = Goods are used in a Trade, or with some progress tiles.
why-take-after-give = First choose what you give, then what you take.
why-card-not-held = You have no { NOUN($mask, form: "bare") } mask in hand.
why-cards-by-space = In a Mask Ceremony, choose a space: all its cards are played together.
why-masks-in-ceremony = Masks are drawn and played in a Mask Ceremony.
why-space-yours = Your own disk is on this space: play another combination first.
why-space-taken =
    This space is taken by { $seat_is ->
        [you] you
       *[other] { $seat }
    }: choose one without a disk.
why-cards-do-not-fit = Your masks do not fit “{ NOUN($space, form: "bare") }”.
why-turtle-owned = You already own { NOUN($turtle, form: "the") }: you may own one of each kind.
why-turtle-not-reached = For { NOUN($turtle, form: "the") } you need { $need }; you have { $have }.
why-turtle-in-turn = Turtles are taken in this order: women, then hunters, then canoes.
why-turtles-in-military = Turtles are taken at the start of a Military action.
why-nobody-there = There is no { NOUN($kind, form: "bare") } in your longhouse.
why-long-house-in-ritual = A Ritual brings natives home from the longhouse.
why-village = Women and hunters leave home by a transfer: put a warrior in an area first, then replace it.
why-take-back-basic = With this setting only starting tiles can be taken back.
why-tiles-in-restore = Tiles are replaced at the end of the year, when three tiles leave your grid.
why-tracks = Tracks advance when you score: at the end, only the lower of each pair counts.
why-lakes = You put a canoe on a lake with a Canoe action.
why-tribes = Tribes are chosen before the first year.
why-no-swap-token = You have no swap token left.
why-swap-later = Swap tiles between actions, and keep a line open for your markers.
why-top-to-bottom = Actions go from top to bottom: use or skip the one above first.
why-action-later = Choose a tile first, then use its actions.
why-finish-first = Place a marker and finish its tile before you end your turn.
why-again = Only the Ojibwa place two markers in one turn, right after their black one.

## Scores

score-pair = { NOUN($first, form: "bare") } and { NOUN($second, form: "bare") }, the lower one
score-turtles = Turtles
score-swaps = Unused swap tokens
score-economic = Economic
score-military = Military
score-ritual = Ritual
score-mask = Mask
tie-order =
    Points are equal: { $seat_is ->
        [you] you are
       *[other] { $seat } is
    } ahead in the turn order, which breaks the tie.

## Settings

setting-pairing = Pairs of tracks
    .about = The four tracks are paired at random, or as suggested for a first game: Mask with Military, Economic with Ritual.
setting-pairing-random = At random
setting-pairing-first-game = First game
setting-tribes = Tribes
    .about = Each tribe has its own goods and an ability, or all start alike, which is best for a first game.
setting-tribes-asymmetric = Ten different ones
setting-tribes-identical = All alike
setting-homes = Homes
    .about = Players choose their homes in turn order, or get them at random.
setting-homes-choose = Chosen
setting-homes-random = At random
setting-attack-on-entry = Attack on entering
    .about = A warrior may attack with the same step that takes it into a territory, or needs another one.
setting-attack-on-entry-included = With the same step
setting-attack-on-entry-separate-step = With another step
setting-smallpox-scope = Smallpox
    .about = The native who falls ill comes from anywhere on the map, or only from your home; the two editions of the rules differ.
setting-smallpox-scope-board = Anywhere on the map
setting-smallpox-scope-home = Only at home
setting-mask-recall = Recall
    .about = The progress tile “Recall” brings back all the masks you played this year, or only one.
setting-mask-recall-all = All masks
setting-mask-recall-one = One mask
setting-take-back = Taking tiles back
    .about = Which of the tiles you have set aside may return to your grid.
setting-take-back-any = Any of them
setting-take-back-basic-only = Starting tiles only
setting-swap-in-restore = Swap at the end of the year
    .about = Swap tokens may also be used at the end of a year, just before the tiles slide down.
setting-swap-in-restore-on = Yes
setting-swap-in-restore-off = No
setting-progress-mid-action = Progress tiles during actions
    .about = Progress tiles that work at any time may also be used between the steps of an action, or only between actions.
setting-progress-mid-action-on = Yes
setting-progress-mid-action-off = No
setting-ritual-bonus = Ritual bonus
    .about = The Ritual side of an advanced tile also gives steps: one on level 1, two on level 2.
setting-ritual-bonus-off = Off
setting-ritual-bonus-on = On
setting-alliance-mode = Alliances
    .about = An alliance works in one of your Military actions a year, or in all of them.
setting-alliance-mode-yearly = Once a year
setting-alliance-mode-permanent = Always
setting-canoe-tile = Canoe tile
    .about = The starting Canoe tile also gives one step, or only the canoe.
setting-canoe-tile-canoe-move1 = Canoe and one step
setting-canoe-tile-canoe-only = Canoe only
setting-solo-ghost = Alone against the Ghost
    .about = For one player: a Ghost competes with you for places, tiles and land without scoring, and your total earns you a rank.
setting-solo-ghost-off = Off
setting-solo-ghost-on = On

## What the actions do

about-action-canoe = Put one of your canoes on a lake. Each canoe in play brings a fish when you fish and an exchange when you trade; at most five.
about-action-move1 = One step for one of your guards: travel, settle in an area, or attack.
about-action-move2 = Two steps, for one guard or two: travel, settle in an area, or attack.
about-action-move3 = Three steps, shared among your guards as you like: travel, settle in an area, or attack.
about-action-move4 = Four steps, shared among your guards as you like: travel, settle in an area, or attack.
about-action-harvest = One vegetable from each field where you have women; your home counts once.
about-action-hunt = One beaver from each pond where you have hunters; your home counts once.
about-action-tan = All your beavers become leather, one for one.
about-action-fish = One fish for each of your canoes in play.
about-action-military = Take turtles you have earned, then score one point for each territory where you have the most guards.
about-action-mask = Draw a mask card, then play a set of masks on a free space for Mask points.
about-action-trade = Exchange resources, buy a progress tile, then turn up to five different resources into Economic points.
about-action-fire = Use another tile of your grid, whichever side is up. It will not turn over at the end of the year.
about-action-ritual = Bring two natives home from the longhouse, then score the smallest of your three numbers at home: warriors, women, hunters.

## What the components do

about-P1-1 = Once a year, at any time: one step with a warrior.
about-P1-2 = In a Military action: one more guard in each territory with your ally’s flag.
about-P1-3 = This turn, use the actions of your tile in any order.
about-P1-4 = In a Ritual: 1 more Ritual point, then one step with a warrior.
about-P1-5 = In a Mask Ceremony: draw two cards, then discard one from your hand.
about-P1-6 = In a Mask Ceremony: you may play on a space that is taken, even by yourself.
about-P1-7 = In a Trade: a progress tile costs 1 resource less.
about-P1-8 = In a Trade: two more exchanges, and no blanket is revealed.
about-P1-9 = Once a year, at any time: take 1 leather or 1 fish.
about-P1-10 = At any time: spend leather, fish or one of each, for as many points on one track of your choice.
about-P2-1 = Once a year, at any time: two steps.
about-P2-2 = In one transfer, the outpost stays in its territory as a guard.
about-P2-3 = In a Ritual: score the largest of your three numbers instead of the smallest.
about-P2-4 = Once a year, at any time: move 1 point from one of your tracks to another.
about-P2-5 = Before a Mask Ceremony: take back the masks you played this year.
about-P2-6 = In a Mask Ceremony: one of your cards counts as any mask you like.
about-P2-7 = Once a year, at any time: exchange up to three resources, and no blanket is revealed.
about-P2-8 = In a Trade: a progress tile costs 2 resources less.
about-P2-9 = Once a year, at any time: take 1 leather or fish, and 1 vegetable.
about-P2-10 = At any time: spend up to three different vegetables, for as many points on one track of your choice.
about-P3-1 = Once a year, at any time: three steps.
about-P3-2 = In a Military action: one more guard in each territory with your ally’s flag, and you win ties everywhere.
about-P3-3 = In a Ritual: bring one more native home, and 1 more Ritual point.
about-P3-4 = Once a year, at any time: bring one native home from the longhouse.
about-P3-5 = In a Mask Ceremony: 1 more Mask point, even if you play no mask.
about-P3-6 = In a Mask Ceremony: one more card, of any mask you like.
about-P3-7 = Once a year, at any time: turn one tile of your grid over.
about-P3-8 = In a Trade: a progress tile costs 3 resources less.
about-P3-9 = Once a year, at any time: take 2 resources and 1 beaver.
about-P3-10 = At any time: spend up to five different resources, for as many points on one track of your choice.
about-identical = All players start with the same goods and no ability.
about-cayuga = Your women go home instead of to the longhouse when they are attacked.
about-fox = You may buy two progress tiles in one Trade.
about-mohawk = You have one more warrior, a black one, who comes home after fighting a warrior.
about-ojibwa = Once a year you may place two markers in one turn, the first of them black.
about-oneida = You start with a progress tile of level 1 or 2 that is not on display. It scores no points.
about-onondaga = You start with six natives of each kind at home.
about-ottawa = Your Sacred Fire never turns to a Ritual.
about-seneca = You have two swap tokens.
about-shawnee = Your turtles need one fewer; you start with four warriors at home.
about-tuscarora = A warrior who attacks one of your hunters in an area goes to the longhouse too.
about-K1 = Two masks that differ: 1 point.
about-K2 = Two masks alike: 2 points.
about-K3 = Three masks, all different: 2 points.
about-K4 = Four masks, all different: 3 points.
about-K5 = Two pairs of different masks: 3 points.
about-K6 = Three masks alike: 4 points.
about-K7 = Three masks alike and a pair of another one: 5 points.
about-K8 = One of each of the five masks: 6 points.
about-K9 = Four masks alike: 7 points.
about-economic = Advances with Trade and progress tiles.
about-military = Advances with territories where you have the most guards.
about-ritual = Advances with trios at home: a warrior, a woman and a hunter.
about-mask = Advances with masks played in ceremonies.
about-warrior = Warriors travel, guard territories and hold areas. Only they move.
about-woman = Women work the fields: each field with your women gives a vegetable at Harvest.
about-hunter = Hunters watch the ponds: each pond with your hunters gives a beaver at Hunt.
about-black = The black warrior of the Mohawk comes home after fighting a warrior.
about-beaver = Not a resource: Tan turns beavers into leather.
about-council = The Ghost takes the lowest free place in the turn order.
about-masks = The Ghost’s disk goes to a free mask space at random.
about-traders = A random progress tile leaves the display, from the level with the most tiles left.
about-war-party = Ghost warriors come to a random common territory: they send one of your guards there to the longhouse, or a native in an area; if you have none there, a Ghost guard stays.

## What the turtles need

about-women-3 = Needs 3 areas with women in a Military action; 1 point on its track at the end.
about-women-4 = Needs 4 areas with women in a Military action; 2 points on its track at the end.
about-women-5 = Needs 5 areas with women in a Military action; 2 points on one of its two tracks at the end.
about-hunters-3 = Needs 3 areas with hunters in a Military action; 1 point on its track at the end.
about-hunters-4 = Needs 4 areas with hunters in a Military action; 2 points on its track at the end.
about-hunters-5 = Needs 5 areas with hunters in a Military action; 2 points on one of its two tracks at the end.
about-canoes-3 = Needs 3 canoes in play in a Military action; 1 point on its track at the end.
about-canoes-4 = Needs 4 canoes in play in a Military action; 2 points on its track at the end.
about-canoes-5 = Needs 5 canoes in play in a Military action; 2 points on one of its two tracks at the end.

## The components by table, and their figures

table-people =
    { $kind ->
        [warrior] { $count ->
                [one] { $count } warrior
               *[other] { $count } warriors
            }
        [woman] { $count ->
                [one] { $count } woman
               *[other] { $count } women
            }
        [hunter] { $count ->
                [one] { $count } hunter
               *[other] { $count } hunters
            }
       *[black] { $count ->
                [one] { $count } black warrior
               *[other] { $count } black warriors
            }
    }
table-data-number = Figures of the rules
table-data-good = Goods
table-data-native = Natives
table-data-track = Tracks
table-data-map = Maps
table-data-border = Borders and rivers
table-data-territory = Territories
table-data-lake = Lakes
table-data-tile = Action tiles
table-data-progress = Progress tiles
table-data-mask = Masks
table-data-space = Mask spaces
table-data-turtle = Turtle tiles
table-data-tribe = Tribes
table-data-ghost = Ghost cards
table-data-rank = Solo ranks
table-field-value = value { $value }
table-field-level = level { $value }
table-field-points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
table-field-need = needs { $value }
table-field-cards =
    { $value ->
        [one] { $value } card
       *[other] { $value } cards
    }
table-field-infected = { $value } infected
table-field-leather = { $value } leather
table-field-fish = { $value } fish
table-field-vegetable =
    { $value ->
        [one] { $value } vegetable
       *[other] { $value } vegetables
    }
table-field-beaver =
    { $value ->
        [one] { $value } beaver
       *[other] { $value } beavers
    }
table-field-masks =
    { $value ->
        [one] { $value } mask card
       *[other] { $value } mask cards
    }
table-field-swaps =
    { $value ->
        [one] { $value } swap token
       *[other] { $value } swap tokens
    }
table-field-map = map for { $value }
table-field-half = half { $value }
table-field-name = { $value }
table-field-flag = flag { NOUN($value, form: "of") }

## The board: zones

board-map = The Great Lakes
board-grid =
    { $seat_is ->
        [you] Your grid
       *[other] { $seat }’s grid
    }
board-long-house = Longhouse
board-village = Home
board-market = Progress tiles
board-display = Advanced tiles, level { $level }
board-masks = Masks
board-turtles = Turtles
board-tracks = Tracks
board-order = Turn order
board-next-order = Next year’s order
board-order-free = Place { $place }, free
board-sages = Markers left
board-canoes = Canoes
board-goods = Goods
board-abilities = Abilities
board-hand = Your masks
board-played = Played this year
board-supply = Supply

## The board: the ribbon

board-year = Year { $year } of { $years }
board-phase =
    { $phase ->
        [setup] Setup
        [turn] Turns
        [restore] End of the year
       *[over] The end
    }
board-turn-of =
    { $seat_is ->
        [you] Your turn
       *[other] { $seat }’s turn
    }
board-markers-left =
    { $markers ->
        [0] no marker left
        [one] { $markers } marker left
       *[other] { $markers } markers left
    }

## The board: tracks and scores

board-worth-now = Worth now
board-wasted = Wasted
board-pair = { NOUN($first, form: "bare") } with { NOUN($second, form: "bare") }
board-counts = { $points } count in this pair
board-wasted-points =
    { $count ->
        [0] nothing wasted
        [one] { $count } point does not count yet
       *[other] { $count } points do not count yet
    }
board-total = Total now: { $points }
board-full = Full at 25: further points are lost
board-secret-turtles =
    { $count ->
        [one] { $count } secret turtle
       *[other] { $count } secret turtles
    }
board-at = { NOUN($track, form: "bare") }: { $points }

## The board: the log

board-log-gains =
    { $action ->
        [harvest] { $seat_is ->
                [you] You harvest
               *[other] { $seat } harvests
            } { $list }.
        [hunt] { $seat_is ->
                [you] You hunt
               *[other] { $seat } hunts
            }: { $list }.
        [fish] { $seat_is ->
                [you] You fish
               *[other] { $seat } fishes
            }: { $list }.
       *[other] { $seat_is ->
                [you] You gain
               *[other] { $seat } gains
            } { $list }.
    }
board-log-moves =
    { $seat_is ->
        [you] You move
       *[other] { $seat } moves
    }: { $list }.
board-log-outposts =
    { $count ->
        [one] an outpost
       *[other] outposts
    } at { NOUN($areas, form: "the") }
board-log-transfers =
    { $seat_is ->
        [you] You replace
       *[other] { $seat } replaces
    } outposts: { $list }.
board-log-replaced = { NOUN($kind, form: "a") } at { NOUN($area, form: "the") }
board-log-next = { "; " }
board-log-both = Both go to the longhouse.
board-log-exchange = { NOUN($give, form: "a") } for { NOUN($take, form: "a") }
board-log-exchanges =
    { $seat_is ->
        [you] You exchange
       *[other] { $seat } exchanges
    }: { $list }.
board-log-bought =
    { $seat_is ->
        [you] You buy
       *[other] { $seat } buys
    } { NOUN($progress, form: "the") }{ $price ->
        [none] { "" }
       *[other] { " " }for { $price }
    }{ $points ->
        [none] .
       *[other] : { $points }.
    }
board-log-spends =
    { $seat_is ->
        [you] You spend
       *[other] { $seat } spends
    } { $list }{ $points ->
        [none] .
       *[other] : { $points }.
    }
board-log-military =
    { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } the most guards in { NOUN($territories, form: "bare") }: { $points }.
board-log-ritual =
    { $seat_is ->
        [you] You hold
       *[other] { $seat } holds
    } a ritual{ $home ->
        [none] { "" }
       *[other] { " " }and { $seat_is ->
                [you] bring
               *[other] brings
            } home { $home }
    }: { $points }.
board-log-played =
    { $seat_is ->
        [you] You play
       *[other] { $seat } plays
    } { NOUN($cards, form: "bare") }{ $points ->
        [none] .
       *[other] : { $points }.
    }
board-log-points =
    { $points } { NOUN($track, form: "bare") }{ $lost ->
        [0] { "" }
       *[other] { " " }({ $lost } lost: the track is full)
    }
board-log-year = Gained this year
board-log-year-of =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    }: { NOUN("economic", form: "bare") } { $economic }, { NOUN("military", form: "bare") } { $military }, { NOUN("ritual", form: "bare") } { $ritual }, { NOUN("mask", form: "bare") } { $mask }.

## The board: the grid

board-lines-open = Lines still open
board-leaves-grid = Leaves the grid
board-set-aside = Set aside
board-ritual-side = Ritual side
board-other-side = Other side: { $what }
board-turns-over = Turns over at the end of the year
board-next-year = Next year
board-marked = Used this year
board-lit = Lit by the Sacred Fire
board-place =
    { $slot ->
        [1] Top left
        [2] Top middle
        [3] Top right
        [4] Middle left
        [5] Centre
        [6] Middle right
        [7] Bottom left
        [8] Bottom middle
       *[9] Bottom right
    }: { NOUN($tile, form: "bare") }{ $ritual ->
        [1] , Ritual side
        [true] , Ritual side
       *[other] { "" }
    }
board-top-row-random = These three go to your top row, in random order
board-would-give = This tile would give
board-in-stack =
    { $count ->
        [0] stack empty
        [one] { $count } tile in the stack
       *[other] { $count } tiles in the stack
    }

## The board: what an action would bring

board-if-now = If you do this now
board-nothing-now = nothing right now
board-gain-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-gain-goods =
    { $good ->
        [corn] { $count } corn
        [beans] { $count ->
                [one] { $count } bean
               *[other] { $count } beans
            }
        [pumpkin] { $count ->
                [one] { $count } pumpkin
               *[other] { $count } pumpkins
            }
        [leather] { $count } leather
        [fish] { $count } fish
       *[beaver] { $count ->
                [one] { $count } beaver
               *[other] { $count } beavers
            }
    }
board-gain-exchanges =
    { $count ->
        [one] up to { $count } exchange
       *[other] up to { $count } exchanges
    }
board-gain-turtles =
    { $count ->
        [one] { $count } turtle to take
       *[other] { $count } turtles to take
    }
board-todo = To do
board-action =
    { $action ->
        [canoe] Canoe
        [move1] Move 1
        [move2] Move 2
        [move3] Move 3
        [move4] Move 4
        [harvest] Harvest
        [hunt] Hunt
        [tan] Tan
        [fish] Fish
        [military] Military
        [mask] Mask Ceremony
        [trade] Trade
        [fire] Sacred Fire
       *[ritual] Ritual
    }
board-free-options = At any time
board-transfer = Transfer outposts
board-swap = Swap two tiles
board-swaps-left =
    { $count ->
        [0] no swap token
        [one] { $count } swap token
       *[other] { $count } swap tokens
    }

## The board: the map

board-steps-left =
    { $count ->
        [0] no step left
        [one] { $count } step left
       *[other] { $count } steps left
    }
board-guards =
    { $count ->
        [one] { $count } guard
       *[other] { $count } guards
    }
board-guards-of =
    { NOUN($territory, form: "bare") }, { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } { $count ->
        [one] { $count } guard
       *[other] { $count } guards
    }
board-in-area =
    { NOUN($area, form: "bare") }: { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } { NOUN($kind, form: "bare") }
board-area-empty = { NOUN($area, form: "bare") }, empty
board-outpost = Outpost: does not count as a guard
board-guarded = Protected by a guard
board-home-of =
    { $seat_is ->
        [you] Your home
       *[other] { $seat }’s home
    }
board-majority =
    { $seat_is ->
        [you] You have the majority here
       *[other] { $seat } has the majority here
    }
board-tied = Tied: no one scores
board-flag = Flag { NOUN($flag, form: "of") }
board-both-fall = Both warriors go to their longhouses
board-victim-falls = The native goes to the longhouse; your warrior stays as an outpost
board-stand = Stand guard
board-lie = Settle as an outpost
board-fight = Attack

## The board: trade

board-step-exchange = a. Exchange
board-step-buy = b. Buy
board-step-economy = c. Economic points
board-no-risk = No exchange, no risk
board-risk =
    { $infected ->
        [one] { $infected } infected blanket among { $cards } unseen cards
       *[other] { $infected } infected blankets among { $cards } unseen cards
    }
board-price =
    { $level } leather, { $level } fish, { $level ->
        [one] { $level } vegetable
       *[other] { $level } different vegetables
    }
board-level = Level { $level }
board-affordable = You can pay this
board-after-exchange = within reach after exchanging
board-second-track =
    { $track ->
        [military] Military
        [ritual] Ritual
        [mask] Mask
        [lowest] your lowest track
       *[highest] your highest track
    }
board-face-down = Used this year

## The board: masks and turtles

board-deck = Deck
board-discard = Discard pile
board-unseen = Unseen
board-unseen-count =
    { $count ->
        [one] { $count } unseen
       *[other] { $count } unseen
    }
board-cards =
    { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }
board-infected = infected blanket
board-healthy = healthy blanket
board-space-of =
    { $seat_is ->
        [you] Your disk
       *[other] { $seat }’s disk
    }
board-playable = You can play this
board-known-cards =
    Known to be in { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } hand
board-need = needs { $need }, you have { $have }
board-turtle-of = { NOUN($turtle, form: "bare") }: { NOUN($tracks, form: "bare") }
board-turtle-secret = { NOUN($turtle, form: "bare") }, secret

## The board: alone

board-ghost = The Ghost
board-ghost-cards = Cards still to come
board-ghost-deck =
    { $count ->
        [one] { $count } card to come
       *[other] { $count } cards to come
    }
board-ghost-guards =
    { $count ->
        [one] guard
       *[other] guards
    }
board-ghost-stock = warriors in stock
board-ladder = Ranks
board-ladder-next = { $points } to { $rank ->
        [hunter] hunter
        [warrior] warrior
        [sachem] sachem
       *[great-sachem] great sachem
    }
board-rank =
    { $rank ->
        [scout] Scout
        [hunter] Hunter
        [warrior] Warrior
        [sachem] Sachem
       *[great-sachem] Great sachem
    }

## The rules: overview

rules-intro = Wendake is a game for two to four chiefs around the Great Lakes. It lasts seven years. Each year every player places four markers, one per turn: three on their own grid of nine tiles, where they must form a full line, and one in the turn order. Tiles send out warriors, women and hunters, bring in goods, and score on four tracks. At the end of a year the used tiles turn over and the grid slides down. The four tracks are paired; at the end only the lower track of each pair counts, so the best balance wins.
rules-setup =
    1. Lay out the map for your number of players, and pair the four tracks at random.
    2. Shuffle the progress tiles of each level and show two per player of each level. They are never refilled.
    3. Shuffle the 36 mask cards and turn the first one up as the discard pile.
    4. Draw lots for the turn order. In this order each player chooses a home and takes the pieces of a colour.
    5. Show one tribe more than there are players; in reverse order each player takes one, with its goods and its ability. Or let all start alike.
    6. Each player puts one canoe on a lake, five warriors, five women and five hunters in the home, and two of each in the longhouse.
    7. Lay the Sacred Fire in the middle of your grid and your eight other starting tiles around it at random, action sides up.
    8. Take 11, 14 or 17 advanced tiles of each level, for two, three or four players. Show six of level 1; the rest are face-down stacks.
    9. For each of the nine kinds of turtles, stack as many tiles as there are players, face down.
    10. All score markers start at 0, and year 1 begins.
rules-order =
    1. Turns: in turn order each player places one marker, on a tile or in the turn order, until all markers are placed.
    2. New order: the markers in the turn-order area give next year’s order.
    3. Tiles: in the new order, used tiles turn over, the grid slides down one row, and one of the three tiles that leave may be replaced. The three fill the top row in random order.
    4. Masks: disks leave their spaces, and played masks return to their owners’ hands.
    5. Progress: all progress tiles are face up again.
    6. The next year begins. After year 7 only the new order is determined, then scores are counted.

## The rules: part 1

rules-part-1 = People, goods and years
rule-r1 = Words. Warriors, women and hunters are natives. Corn, beans and pumpkins are vegetables, leather and fish are animals; these five are the resources.
rule-r2 = Beavers. A beaver is not a resource: it cannot be exchanged, does not pay for progress tiles and does not become points. Its only use is Tan.
rule-r3 = No limits. There are always enough resources and beavers, and you may own as many as you like.
rule-r4 = Tracks. Each of the four tracks goes from 0 to 25. Points beyond 25 are lost.
rule-r5 = Seven years. The game lasts seven years. Each has turns, then an end of the year that prepares the next one.
rule-r6 = Homes. Your home is the territory where you start. No piece of another player may ever enter it.
rule-r7 = Areas at home. A home has two areas: one field for women, one pond for hunters. Only there may several natives share an area.

## The rules: part 2

rules-part-2 = Turns and tiles
rule-r8 = One marker a turn. Players take turns in turn order and place one marker each time, until all players have placed all four.
rule-r9 = Three and one. Each year you place exactly three markers on tiles of your grid and one in the turn-order area, in any order. You cannot pass.
rule-r10 = Turn order. A marker in the turn-order area takes the lowest free place.
rule-r11 = From next year on. The new order begins at the end of the year; until then the old one stays.
rule-r12 = Which tiles. You can choose a tile that carries neither one of your markers nor your Fire marker.
rule-r13 = First tile. The first tile of a year is any of these.
rule-r14 = Second tile. It must share a row, a column or one of the two diagonals with the first, and the third place of that line must still be open to you.
rule-r15 = Third tile. It completes the line: your three markers form a full row, column or diagonal.
rule-r16 = Any sequence. The three places of a line may be taken in any sequence, both ends before the middle too.
rule-r17 = Using a tile. After placing the marker, use all, some or none of the tile’s actions, from top to bottom. Leaving one out does not stop those below.
rule-r18 = Two sides. A tile on its action side gives the actions printed there; a tile on its Ritual side gives one Ritual. With the setting “{ setting-ritual-bonus }”, the Ritual side of an advanced tile then gives one step (level 1) or two (level 2).
rule-r19 = Rituals. Only Ritual sides give the Ritual action.
rule-r20 = Open to all. All players may look at both sides of every tile at any time.

## The rules: part 3

rules-part-3 = Free options in your own turn
rule-r30 = Transfer. As often as you like in your own turn, but not during an action, take one of your outposts home. If you like, a matching native from your home takes its place: a woman in a field, a hunter at a pond.
rule-r31 = An empty area. If you have no matching native at home, or prefer not to send one, the area is left empty.
rule-r32 = Progress tiles. A tile that works at any time can be used once a year in your own turn, also between the steps of an action, but not inside a Move. One you have just bought may be used at once. If the setting “{ setting-progress-mid-action }” is off, these tiles are used between actions only.
rule-r33 = Swap. Once in the game, exchange two tiles of your grid that carry no action marker, and give your swap token back. Tiles keep their sides, and a Fire marker travels with its tile. You must still be able to complete a line afterwards. With the setting “{ setting-swap-in-restore }” you may also swap at the end of a year, before your tiles slide.
rule-r33a = Swapping a lit tile. A tile lit by the Sacred Fire may be swapped even while you are using it: what is left of its actions goes with it.
rule-r34 = Any of your turns. You also have these options in the turn in which you go to the turn-order area.

## The rules: part 4

rules-part-4 = Producing
rule-r35 = Canoe. Put a canoe from your reserve on a lake; you have five in all. Which lake never matters: it is the one nearest to your home, and several canoes may share it. If the setting “{ setting-canoe-tile }” says “{ setting-canoe-tile-canoe-only }”, the starting tile with the canoe gives no step.
rule-r36 = Harvest. Gain one vegetable of its kind for each field where you have women; your home counts once, however many are there. Outposts produce nothing.
rule-r37 = Hunt. Gain one beaver for each pond where you have hunters; your home counts once.
rule-r38 = Tan. All your beavers become leather, one for one. You cannot keep some of them.
rule-r39 = Fish. Gain one fish for each of your canoes in play.

## The rules: part 5

rules-part-5 = Moving warriors
rule-r40 = Steps. Only warriors move. A Move gives that many steps, shared among your warriors as you like; steps you do not use are lost.
rule-r41 = Not from the longhouse. Warriors in the longhouse are not on the map and cannot move.
rule-r42 = Guards and outposts. A warrior on the map stands in a territory as a guard, or lies in one of its areas as an outpost. A territory may hold any number of guards.
rule-r43 = Outposts stay. An outpost neither moves nor attacks. Only a transfer, an attack or smallpox takes it away.
rule-r44 = One step, next door. A guard goes to a neighbouring territory that is not another player’s home. On arrival it stays a guard, settles in an empty area as an outpost, or attacks (rules 52 to 56).
rule-r44a = What a step can be. Into a neighbouring territory: stand guard, settle in an empty area, attack a guard, or attack a native in an area whose owner has no guard there. Within a territory: the same, except standing guard. In your own home a warrior only stands guard. If the setting “{ setting-attack-on-entry }” says “{ setting-attack-on-entry-separate-step }”, you attack only where your guard already stands.
rule-r45 = One step, settling. A guard settles in an empty area of the territory where it stands, as an outpost.
rule-r46 = One step, attacking. A guard attacks another player’s native in the territory where it stands.
rule-r47 = Neighbours. Territories are neighbours if they share a land border. No one crosses lakes or rivers on foot.
rule-r48 = Your own home. Your warriors may come and go, and are always guards there.
rule-r49 = Guards do not block. Other players’ guards neither stop you nor force you to fight, and you may enter an empty area even if another player has guards in the territory.
rule-r50 = One each. Outside the homes, an area holds one native.
rule-r51 = Steps from progress tiles. They follow the same rules, fights included, and are used in one go.

## The rules: part 6

rules-part-6 = Fighting
rule-r52 = When. A fight is always part of a step, the choice of the player who moves, and against another player’s native in the same territory.
rule-r53 = Against a guard. Both warriors go to their owners’ longhouses. If the Mohawk have both their black warrior and others on guard there, the attacker says which one is attacked.
rule-r54 = Against a woman or a hunter. The native goes to the owner’s longhouse, and the attacker stays in the area as an outpost.
rule-r55 = Against an outpost. Both warriors go to their longhouses, and the area is empty.
rule-r56 = Guards protect. A native in an area cannot be attacked while its owner has a guard in that territory. Other players’ guards do not protect it.
rule-r57 = Safe at home. Natives in a home are never attacked, because no other player can enter.
rule-r58 = Back home. A warrior who has come home during a Move takes no further step in it. This concerns only the black warrior.
rule-r59 = Natives at work stay. Outside the home, a woman or a hunter leaves an area only through an attack or smallpox.

## The rules: part 7

rules-part-7 = Trade
rule-r60 = Three steps. Exchange, buy, Economic points: in this order, each at most once and each optional.
rule-r61 = Step a, exchange. Give resources to the supply and take as many others, one for one, at most once for each of your canoes in play.
rule-r62 = Smallpox. If you have exchanged anything, the top mask card is revealed and goes to the discard pile. If its blanket is infected, you choose one of your natives anywhere on the map, your home included, who goes to your longhouse. Then the Trade continues. Without an exchange there is no risk. If the setting “{ setting-smallpox-scope }” says “{ setting-smallpox-scope-home }”, the native comes from your home.
rule-r63 = Blankets. They matter here and nowhere else.
rule-r64 = Step b, buying. Buy one progress tile from the display; the Fox may buy two, one after the other. The display is not refilled.
rule-r65 = Prices. Level 1: 1 leather, 1 fish, 1 vegetable. Level 2: 2 leather, 2 fish, 2 different vegetables. Level 3: 3 leather, 3 fish and one of each vegetable.
rule-r66 = Discounts. A discount takes that many resources of your choice off the price. Several discount tiles may go into one purchase.
rule-r66a = Exactly. You never pay more leather, fish or different vegetables than the level, and in all exactly the reduced price. Any excess discount is lost.
rule-r67 = Points. A tile of level 1, 2 or 3 brings as many Economic points, then as many on its second track.
rule-r68 = Lowest and highest. Some tiles score on your lowest or highest track, as they stand after the Economic points. If several are equal, you choose. A track at 25 is the highest, and scoring there brings nothing.
rule-r69 = Step c, Economic points. Give up to five resources, all of different types, for one Economic point each.

## The rules: part 8

rules-part-8 = Military
rule-r70 = Two steps. First you may take turtles, then you score.
rule-r71 = What turtles need. Count your areas with women, your areas with hunters, and your canoes in play; your home counts once for each, outposts do not count. A turtle of level 3, 4 or 5 of one of these needs at least 3, 4 or 5.
rule-r72 = How many. In one Military action you take at most one turtle for women, one for hunters and one for canoes, each of any level you have reached.
rule-r73 = One of each kind. You never take a second turtle of the same kind. There are as many of each as players, so one always waits for you.
rule-r74 = Secret tracks. You take the top tile of the stack and only you see its track. Which kinds you own is public.
rule-r75 = Scoring. Gain one Military point for each territory where you have at least one guard and more guards than any other player. Your home counts like any territory. Outposts, women and hunters do not count.
rule-r76 = Alliances. An alliance used in this action gives you one guard more in each territory with your ally’s flag. With “Great alliance” you also win ties, everywhere, if you have at least one guard counted there. It lasts for this action. If the setting “{ setting-alliance-mode }” says “{ setting-alliance-mode-permanent }”, your alliances work in all your Military actions.
rule-r77 = Only your own. The alliances of others add nothing in your Military action.

## The rules: part 9

rules-part-9 = Sacred Fire
rule-r80 = Lighting a tile. With the Sacred Fire on its action side you may use another tile of your grid, whichever side is up, as if you had chosen it. A tile that has been lit keeps the Fire marker even if you use none of its actions.
rule-r81 = Which tile. It has no action marker on it, and afterwards some line must still contain all your marked tiles, the Sacred Fire included, but not the lit one.
rule-r82 = For this year. The Fire marker stays on its tile for the year, so that tile cannot be chosen any more.
rule-r83 = Afterwards. At the end of the year the Fire marker comes off and the lit tile does not turn over. The Sacred Fire itself turns over like every used tile.
rule-r84 = On its Ritual side. The Sacred Fire is then a Ritual like any other.

## The rules: part 10

rules-part-10 = Mask Ceremony
rule-r85 = Step a, drawing. Draw one card: the unknown top of the deck, or the face-up top of the discard pile. You may skip the whole action, but not this step.
rule-r86 = A new open card. If a draw empties the discard pile, the top of the deck is turned up on it.
rule-r87 = A new deck. When the deck is empty, the discard pile is shuffled into a new one and its top card turned up. If there is no card at all to draw or to show, nothing happens.
rule-r87a = Precisely. An empty discard pile gets the top of the deck, if there is one. An empty deck is made from the discard pile if that has two cards or more; a single card stays open. With an empty deck you draw from the discard pile, and a trade shows no blanket.
rule-r88 = Step b, playing. If you like, play from your hand exactly the masks of a space without a disk, put your disk there and score its points on the Mask track. The cards stay face up in front of you until the end of the year.
rule-r89 = Your own disk. It blocks its space for you too, so the same combination cannot follow itself. When the disk moves on, the old space is free.
rule-r90 = Several times. You may hold several ceremonies in a year, each with cards that are still in your hand.
rule-r91 = Your hand. It has no limit, and you keep your cards all game; only “Second mask” makes you discard one.
rule-r91a = Blankets in hand. Only the mask matters when you play; of equal masks those with a healthy blanket are played first. When you discard, you say which of the two you discard. Both are secret as long as the card is in your hand.

## The rules: part 11

rules-part-11 = Ritual
rule-r92 = Step a, coming home. Bring two natives of your choice from your longhouse to your home, or as many as there are.
rule-r93 = Step b, scoring. Count the warriors, the women and the hunters in your home. The smallest number is what you score on the Ritual track. The black warrior counts as a warrior.

## The rules: part 12

rules-part-12 = End of the year
rule-r94 = New order. The markers in the turn-order area give the new order at once and go back to their owners.
rule-r95 = Turning over and sliding. Take your markers off your tiles and turn over exactly those that carried an action marker, whichever side they show. Then every row slides down by one.
rule-r96 = Out of the grid. The three tiles that leave at the bottom are turned to their action sides.
rule-r97 = Replacing one. In the new order each player may set one of those three aside and take an advanced tile from the display instead, or a tile set aside earlier; one a year at most. If the setting “{ setting-take-back }” says “{ setting-take-back-basic-only }”, only starting tiles come back.
rule-r98 = The new top row. The three tiles are shuffled and fill the top row in random order, action sides up, even if nothing was replaced.
rule-r99 = Refilling. A tile taken from the display is replaced at once from the stack of its level, as long as there is one.
rule-r100 = Level 2. At the end of year 3, after the last player, the level 1 display leaves the game and six level 2 tiles are shown.
rule-r101 = Everything ready again. All mask disks leave their spaces, played masks return to the hands, progress tiles are turned face up, and the year counter moves on.
rule-r102 = After year 7. Only the new order is determined, because it breaks ties. Then the game is over.

## The rules: part 13

rules-part-13 = The end
rule-r103 = Turtles. All turtles are shown and score: 1 point for level 3 and 2 points for level 4, on the track shown; 2 points for level 5, on one of its two tracks. The tracks are chosen so that your total is as high as possible.
rule-r104 = The total. The tracks are paired at random, or as the setting “{ setting-pairing }” says. Of each pair only the lower track counts. Add the two, and 1 point for each swap token you have kept.
rule-r105 = Winning. The highest total wins. If totals are equal, the player who comes first in the last turn order wins.

## The rules: part 14

rules-part-14 = Progress tiles
rule-r110 = Once a year. To use an ability, turn its tile face down; it is face up again next year. You may use a tile in the year in which you bought it.
rule-r110a = Not for nothing. An ability is offered only if it would do something, and once begun it must do something: at least one step, one good or one exchange. “One track of your choice” is any of the four, and points beyond 25 are lost.
rule-r111 = “Path”, “Trail”, “Great trail”. One, two or three steps, at any time.
rule-r112 = “Alliance”, “Great alliance”. They work as in rule 76. When you buy one, take a free flag of your choice; if another player holds one, you get the other. If you already hold one, the other leaves the game if it is still free.
rule-r113 = “Free order”. This turn, the actions of the tile you use may be done in any order, those of a lit tile too.
rule-r114 = “Dance”. In a Ritual: 1 more Ritual point, then one step with a warrior.
rule-r115 = “Second mask”. In a Mask Ceremony you draw two cards, each from the deck or the discard pile, then discard one card from your hand.
rule-r116 = “Shared circle”. In a Mask Ceremony you may play on a space that carries a disk, even your own.
rule-r117 = “Haggling” I, II and III. One purchase costs 1, 2 or 3 resources less.
rule-r118 = “Clean blankets”. Two more exchanges in a Trade, and no blanket is revealed in it.
rule-r119 = “Catch”, “Gathering”, “Bounty”. At any time, take 1 animal; 1 animal and 1 vegetable; 2 resources, alike or not, and 1 beaver.
rule-r120 = “Animal gift”, “Field gift”, “Great gift”. At any time, spend up to two different animals, three different vegetables or five different resources, for as many points on one track of your choice.
rule-r121 = “Keep watch”. In one transfer the outpost stays in its territory as a guard instead of going home.
rule-r122 = “Great dance”. In a Ritual you score the largest of the three numbers instead of the smallest.
rule-r123 = “Balance”. At any time, move 1 point from one of your tracks to another that is below 25.
rule-r124 = “Recall”. Before a Mask Ceremony, take back all masks you have played this year; your disk stays where it is. If the setting “{ setting-mask-recall }” says “{ setting-mask-recall-one }”, you take back one.
rule-r125 = “Changing face”, “Spirit mask”. In a Mask Ceremony, one of your cards counts as any mask; or you have one more card, of any mask, that is no real card. Both may be combined. Of what you play, the added card goes first, then the changed one, then the others; a changed card that is not needed stays what it is.
rule-r126 = “Quiet barter”. At any time, exchange up to three resources; no blanket is revealed, and this is not a Trade.
rule-r127 = “Assembly”, “Healer”. In a Ritual, bring one more native home, if there is one, and score 1 more Ritual point in any case. At any time, bring one native home.
rule-r128 = “Mask keeper”. In a Mask Ceremony, 1 more Mask point, even if you place no disk.
rule-r129 = “Turn of fate”. At any time, turn over any tile of your grid, marked or not, but not the one in use (nor the Sacred Fire while a lit tile is in use), and never the Ottawa’s Sacred Fire. If you choose the tile later, the side that is then up counts.
rule-r130 = Together. Several abilities may work in one action. First comes the base, smallest or largest number, then whatever is added.

## The rules: part 15

rules-part-15 = Tribes
rule-r140 = Cayuga. Your women who are attacked return home instead of going to the longhouse. This does not help against smallpox.
rule-r141 = Fox. You may buy up to two progress tiles in one Trade.
rule-r142 = Mohawk. You start with one more warrior at home, a black one. If it is attacked by a warrior, or attacks one, it returns home, and the other warrior goes to the longhouse as usual. It takes no further step in that Move.
rule-r143 = Ojibwa. One of your four markers is black. After placing the black one and using its tile, you may place a second marker at once, on a tile or in the turn order, within rule 9.
rule-r144 = Oneida. You start with a progress tile of level 1 or 2 of your choice that is not on display. It brings no points.
rule-r145 = Onondaga. You start with six natives of each kind at home and one of each in the longhouse.
rule-r146 = Ottawa. Your Sacred Fire never shows a Ritual side.
rule-r147 = Seneca. You have two swap tokens; each one you keep is 1 point.
rule-r148 = Shawnee. You start with four warriors at home and three in the longhouse. Your turtles need one fewer.
rule-r149 = Tuscarora. When one of your hunters in an area is attacked, the attacking warrior goes to its longhouse too, and the area is empty.
rule-r150 = All alike. If the setting “{ setting-tribes }” says “{ setting-tribes-identical }”, no tribe has an ability.

## The board: its parts

board-views = Parts of the table
board-view-map = Map
board-view-masks = Masks
board-view-market = Progress
board-view-tiles = Tiles
board-view-tracks = Tracks
board-view-all = What each tile does

## The board: the own area

board-short =
    { $action ->
        [canoe] Canoe
        [move1] Move 1
        [move2] Move 2
        [move3] Move 3
        [move4] Move 4
        [harvest] Harvest
        [hunt] Hunt
        [tan] Tan
        [fish] Fish
        [military] Military
        [mask] Masks
        [trade] Trade
        [fire] Sacred Fire
       *[ritual] Ritual
    }
board-pane =
    { $pane ->
        [now] Now
        [grid] Grid
        [stores] Stores
        [hand] Hand
        [goal] Goal
       *[others] Others
    }
board-you = You
board-none = nothing
board-now = now
board-done = done
board-skipped = skipped
board-give = You give
board-take = You take
board-brings = { $what }: { $gain }
board-gain-canoe =
    { $count ->
        [one] your first canoe
       *[other] canoe number { $count }
    }
board-gain-mask =
    { $count ->
        [one] { $count } card to play with
       *[other] { $count } cards to play with
    }
board-gain-fire = the actions of another tile
board-gain-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
board-actions-now = Actions now
board-setup-note = Before the first year each player chooses a home and a tribe.
board-slot-empty =
    { $slot ->
        [1] Top left
        [2] Top middle
        [3] Top right
        [4] Middle left
        [5] Centre
        [6] Middle right
        [7] Bottom left
        [8] Bottom middle
       *[9] Bottom right
    }, empty
board-bottom-row = Bottom row: leaves the grid at the end of the year, returns on top, action side up
board-black-marker = Black marker
board-canoes-of = Canoes in play: { $count } of 5
board-no-abilities = No progress tile yet, no swap token
board-replace-all = Replace all outposts ({ $count })
board-transfer-how = Transfer: choose one of your outposts on the map.
board-which-card = Your card
board-which-masks = With which masks?
board-counts-as = counts as
board-counts-more =
    { $points ->
        [one] { $points } more point counts
       *[other] { $points } more points count
    }
board-counts-later = counts once its pair catches up
board-spent =
    { $points ->
        [0] One point for each
        [one] { $points } point so far
       *[other] { $points } points so far
    }
board-no-space = Your masks fit no free space.
board-military-now =
    { $count ->
        [one] territory where you have the most guards
       *[other] territories where you have the most guards
    }
board-ritual-now =
    { $points ->
        [one] { $points } point with the best choice
       *[other] { $points } points with the best choice
    }
board-ritual-then =
    { $points ->
        [one] then { $points } point
       *[other] then { $points } points
    }
board-way =
    { $way ->
        [leave] The warrior goes home, the area stays empty
        [replace] The warrior goes home, a native takes its place
        [stay] The warrior stays as a guard, the area stays empty
       *[stay-replace] The warrior stays as a guard, a native takes its place
    }

## The board: questions while something is touched

board-ask-turn = Where do you place your marker?
board-ask-turn-sub =
    { $markers ->
        [one] Your last marker
       *[other] { $markers } markers left
    }: { $tiles ->
        [0] three tiles in one line
        [1] two more tiles in one line
        [2] the tile that completes the line
       *[other] all your tiles are chosen
    }{ $ordered ->
        [0] , one place in next year’s order.
       *[other] .
    }
board-ask-action =
    { $action ->
        [canoe] Canoe
        [move1] Move 1
        [move2] Move 2
        [move3] Move 3
        [move4] Move 4
        [harvest] Harvest
        [hunt] Hunt
        [tan] Tan
        [fish] Fish
        [military] Military
        [mask] Mask Ceremony
        [trade] Trade
        [fire] Sacred Fire
       *[ritual] Ritual
    }: { $gain }. Use it now?
board-ask-where = Where does { NOUN($who, form: "the") } go?
board-ask-where-sub = One step from { NOUN($territory, form: "bare") }: stand guard, settle in a free area, or attack.
board-ask-exchange = Exchange a resource?
board-ask-score =
    { $points ->
        [one] Score { $points } point?
       *[other] Score { $points } points?
    }
board-ask-take = What do you take for { NOUN($good, form: "the") }?
board-ask-swap = Which two tiles do you swap?
board-ask-swap-with = Swap { NOUN($tile, form: "the") } with which tile?
board-ask-black = Where do you place the black marker?
board-ask-transfer = What does the warrior at { NOUN($area, form: "the") } do?
board-ask-transfer-sub = A woman takes over a field, a hunter a pond.
board-ask-out = Which tile does { NOUN($tile, form: "the") } replace?
board-ask-masks = Which masks do you play on “{ NOUN($space, form: "bare") }”?
board-ask-as = What does { NOUN($mask, form: "the") } count as?
board-ask-balance = Where does the point from { NOUN($track, form: "the") } go?
board-hint-move = Choose a guard, then its destination: travel, settle in an area, or attack.
board-hint-exchange = First what you give, then what you take.
board-hint-end = You may still transfer outposts, use progress tiles or swap two tiles.
board-hint-map = Choose it on the map.

## The board: what things are

board-tip-animal =
    { $count ->
        [0] You have none.
       *[other] You have { $count }.
    } Animal: a progress tile costs as many as its level.
board-tip-vegetable =
    { $count ->
        [0] You have none.
       *[other] You have { $count }.
    } Vegetable: a progress tile costs different ones, as many as its level.
board-scores = { $level } Economic, then { $level } on { $track }
board-owned = You have one.
board-tip-long-house = Waits here for a Ritual to bring it home.
board-tip-order = The first here plays first next year, and chooses new tiles first.
board-tip-swap = Swaps two of your tiles without markers. An unused token is worth 1 point at the end.
board-tip-turtle =
    { $points ->
        [one] { $points } point at the end of the game
       *[other] { $points } points at the end of the game
    }

## The board: the lesson

board-lesson-line = Three in a line
    .about = Each year you place four markers, one per turn: three on your nine tiles, in a full row, column or diagonal, and one in next year’s turn order. A tile’s actions are done from top to bottom.
board-lesson-land = People bring goods
    .about = Warriors travel and settle in areas; between actions a woman or a hunter from your home takes their place. Women bring vegetables at Harvest, hunters bring beavers, canoes bring fish.
board-lesson-pairs = Keep the balance
    .about = Trade, war, rituals and masks each move you along a track. The four tracks form two pairs, and at the end only the lower track of each pair counts.
board-lesson-year = The year turns
    .about = Used tiles turn over to their Ritual side, the grid slides down a row, and one of the three tiles that leave it may be replaced by a better one. After seven years the game ends.

## The goal and advice

board-goal = Your goal
board-goal-alone = Of each pair only the lower track counts. Your points after year { $years } give your rank.
board-goal-how = Only the lower track of each pair counts. Most points after year { $years } wins.
board-goal-sum =
    { $first } + { $second }{ $swaps ->
        [0] { "" }
        [one] { " " }+ { $swaps } swap token
       *[other] { " " }+ { $swaps } swap tokens
    } = { $total }
board-goal-turtles =
    { $track ->
        [economic] Economic
        [military] Military
        [ritual] Ritual
       *[mask] Mask
    } +{ $points } from your secret turtles
board-goal-secret = { $seat } has { $count ->
        [one] { $count } secret turtle
       *[other] { $count } secret turtles
    } that may count later.
board-goal-leads = { $seat_is ->
        [you] You are
       *[other] { $seat } is
    } { $points } ahead.
board-goal-even = { $seat } has just as many.
board-goal-last = Last year: goods left at the end count for nothing.

## What declining costs

board-cost-steps =
    { $count ->
        [one] { $count } step unused
       *[other] { $count } steps unused
    }
board-cost-exchanges =
    { $count ->
        [one] { $count } exchange unused
       *[other] { $count } exchanges unused
    }
board-cost-masks =
    { $points ->
        [one] gives up { $points } point
       *[other] gives up { $points } points
    }
board-cost-turtle =
    { $points ->
        [one] gives up { $points } point at the end
       *[other] gives up { $points } points at the end
    }
board-cost-tile =
    { $points ->
        [one] gives up { $points } point on two tracks
       *[other] gives up { $points } points on two tracks
    }
board-cost-swap = keeps 1 point for the end
board-cost-score =
    { $points ->
        [0] no point
        [one] scores { $points } point
       *[other] scores { $points } points
    }
board-buy-price = { $price } · { $gain }
board-buy-gain =
    Economic +{ $level }, { $track ->
        [economic] Economic
        [military] Military
        [ritual] Ritual
        [mask] Mask
        [lowest] your lowest track
       *[highest] your highest track
    } +{ $level }{ $counts ->
        [0] : counts later
        [one] : { $counts } more point counts
       *[other] : { $counts } more points count
    }

## Why a choice is good: clauses that stand beside each other

reason-points =
    { $points ->
        [one] { $points } point that counts now
       *[other] { $points } points that count now
    }
reason-points-lost =
    { $points ->
        [one] { $points } point less
       *[other] { $points } points less
    }
reason-track = { NOUN($track, form: "bare") } +{ $points }
reason-turtle = takes { NOUN($turtle, form: "a") }
reason-progress = brings { NOUN($progress, form: "a") }
reason-tile = brings the tile { NOUN($tile, form: "a") }
reason-women =
    { $count ->
        [one] women in one more area, { $total } in all
       *[other] women in { $count } more areas, { $total } in all
    }
reason-women-lost =
    { $count ->
        [one] women in one area less
       *[other] women in { $count } areas less
    }
reason-hunters =
    { $count ->
        [one] hunters in one more area, { $total } in all
       *[other] hunters in { $count } more areas, { $total } in all
    }
reason-hunters-lost =
    { $count ->
        [one] hunters in one area less
       *[other] hunters in { $count } areas less
    }
reason-trios = a Ritual counts { $count } more
reason-trios-lost = a Ritual counts { $count } less
reason-majorities =
    { $count ->
        [one] one more majority, { $total } in all
       *[other] { $count } more majorities, { $total } in all
    }
reason-majorities-lost =
    { $count ->
        [one] one majority less
       *[other] { $count } majorities less
    }
reason-canoes =
    { $count ->
        [one] one more canoe, { $total } in all
       *[other] { $count } more canoes, { $total } in all
    }
reason-driven-away =
    { $count ->
        [one] drives away a native of { $seat_is ->
            [you] yours
           *[other] { $seat }
        }
       *[other] drives away { $count } natives of { $seat_is ->
            [you] yours
           *[other] { $seat }
        }
    }
reason-goods =
    { $count ->
        [one] { $count } more good
       *[other] { $count } more goods
    }
reason-goods-lost =
    { $count ->
        [one] costs { $count } good
       *[other] costs { $count } goods
    }
reason-order = place { $place } in next year’s order
reason-masks =
    { $points ->
        [one] masks for { $points } point in hand
       *[other] masks for { $points } points in hand
    }
reason-swaps =
    { $count ->
        [one] keeps a swap token
       *[other] keeps { $count } swap tokens
    }
reason-swap-lost =
    { $count ->
        [one] costs a swap token
       *[other] costs { $count } swap tokens
    }
## Asked for in the terminal

table-word-goal = goal
    .about = what wins, how everyone stands, what to watch for

## What a balance of the game tells of

holding-tribe = Tribe
holding-home = Home
holding-progress = Progress tile
holding-tile = Action tile

## Answered ahead

ahead-restore-swap-no-swap = At the end of a year: swap no tiles
ahead-replace-keep = At the end of a year: keep your tiles
