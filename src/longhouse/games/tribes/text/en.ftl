### Tribes, English.
###
### Components arrive as ids and are rendered by NOUN($x, form: "bare" | "a" | "the" | "of" | "to"), which reads the
### noun-<id> messages below and joins lists; dots of an id are hyphens here (land.camp is noun-land-camp). A player
### arrives as $seat with $seat_is = "you" or "other"; $opponent may also be the army, then without $opponent_is. Cells
### ("B7") are shown as they are. Yes and no arrive as 1 and 0 in Python, as true and false in the browser: both are named.
### Nouns: the forms that core/text.py makes rightly are not written. What has no article, or always "the", has its .a.

## The game

game-title = Tribes
game-tagline = A hidden valley, ten horses, four trophies: prove that you can lead.
game-about = A game of exploring and raiding. Lead a chief and warriors into an unmapped valley: place its tiles as you go, gather sticks, stones and feathers, make bows and axes, hunt, mine, take wagons, and trade it all for horses. Each round, all players secretly choose a moving card and turn it over together. The first player with ten horses and all four trophies wins at once.

## Nouns: what the donkey carries

noun-feather = feather
noun-stone = stone
noun-stick = stick
noun-indian = recruit
noun-axe = axe
noun-bow = bow
noun-hide = hide
noun-gold = gold
    .a = some gold
noun-wagon = wagon

## Nouns: warriors, horses, trophies

noun-warrior = warrior
noun-horse = horse
noun-trophy-hide = hide trophy
noun-trophy-wagon = wagon trophy
noun-trophy-gold = gold trophy
noun-trophy-chief = chief trophy

## Nouns: moving cards; everybody has one of each, so "a" is the bare name

noun-camp = Campsite
    .a = Campsite
    .the = the Campsite card
noun-raid = Raid party
    .a = Raid party
    .the = the Raid party card
noun-trail = Trail
    .a = Trail
    .the = the Trail card
noun-journey = Journey
    .a = Journey
    .the = the Journey card
noun-scouts = Scouts
    .a = Scouts
    .the = the Scouts card

## Nouns: lands

noun-land-camp = village
noun-land-feather = eagle nest
noun-land-stick = woods
    .a = woods
    .the = the woods
noun-land-stone = riverbed
noun-land-buffalo = buffalo herd
noun-land-mine = gold mine
noun-land-wagon = wagon trail
noun-land-farm = horse farm
noun-land-ridge = ridge
noun-land-bluff = bluff
noun-land-plain = prairie

## Nouns: the army, the sides of a tile, nothing at all

noun-army = cavalry
    .a = cavalry
    .the = the cavalry
noun-N = north
    .a = north
    .the = the north
    .to = in the north
noun-E = east
    .a = east
    .the = the east
    .to = in the east
noun-S = south
    .a = south
    .the = the south
    .to = in the south
noun-W = west
    .a = west
    .the = the west
    .to = in the west
noun-none = none
    .a = none
    .to = none

## Events: setup

event-first-spirit =
    { $seat_is ->
        [you] You are
       *[other] { $seat } is
    } the first Spirit Chief.
event-start-taken =
    { $seat_is ->
        [you] You start
       *[other] { $seat } starts
    } on { $cell }.
event-discovered =
    { $seat_is ->
        [you] You discover
       *[other] { $seat } discovers
    } { NOUN($land, form: "a") } on { $cell }.
event-oriented = Mountains on { $cell }: { NOUN($sides, form: "to") }.
event-settled =
    { $seat_is ->
        [you] Your chief settles
       *[other] { $seat }’s chief settles
    } on { $cell } with { $warriors ->
        [one] { $warriors } warrior
       *[other] { $warriors } warriors
    }.

## Events: cycles, rounds and turns

event-cycle =
    Cycle { $cycle } begins. The Spirit Chief is { $seat_is ->
        [you] you
       *[other] { $seat }
    }.
event-cavalry-put =
    { $seat_is ->
        [you] You place
       *[other] { $seat } places
    } a cavalryman on { $cell }.
event-cavalry-off = There is no cell for a cavalryman, who stays off the map.
event-round = Round { $round }
event-ready =
    { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } chosen a card.
event-shown =
    { $seat_is ->
        [you] You play
       *[other] { $seat } plays
    } { NOUN($card, form: "bare") }.
event-turn =
    { $seat_is ->
        [you] Your turn
       *[other] { $seat }’s turn
    }, with { NOUN($card, form: "the") }.
event-turn-ended =
    { $seat_is ->
        [you] You end your turn.
       *[other] { $seat } ends the turn.
    }
event-cycle-ended = Cycle { $cycle } is over: all players take their five cards back.
event-unprotected =
    { $seat_is ->
        [you] Your chief has
       *[other] { $seat }’s chief has
    } stayed in the village on { $cell } too long and is no longer protected there.

## Events: moving and gathering

event-moved =
    { $seat_is ->
        [you] You move
       *[other] { $seat } moves
    } { $chief ->
        [1] { $warriors ->
                [0] the chief
                [one] the chief and { $warriors } warrior
               *[other] the chief and { $warriors } warriors
            }
        [true] { $warriors ->
                [0] the chief
                [one] the chief and { $warriors } warrior
               *[other] the chief and { $warriors } warriors
            }
       *[other] { $warriors ->
                [one] { $warriors } warrior
               *[other] { $warriors } warriors
            }
    } from { $start } to { $end }.
event-collected =
    { $seat_is ->
        [you] You collect
       *[other] { $seat } collects
    } { NOUN($item, form: "a") } on { $cell }.
event-paid =
    { $seat_is ->
        [you] You pay
       *[other] { $seat } pays
    } { NOUN($item, form: "a") }.
event-paid-warriors =
    { $seat_is ->
        [you] You lose
       *[other] { $seat } loses
    } { $warriors ->
        [one] { $warriors } warrior
       *[other] { $warriors } warriors
    } in the raid on the wagon on { $cell }.
event-dropped =
    { $seat_is ->
        [you] You make
       *[other] { $seat } makes
    } room on the donkey: { $count } × { NOUN($item, form: "bare") } left behind.
event-traded =
    { $seat_is ->
        [you] You trade
       *[other] { $seat } trades
    } { NOUN($item, form: "a") } for a horse: { $horses ->
        [one] { $horses } horse
       *[other] { $horses } horses
    } now.
event-trophy =
    { $seat_is ->
        [you] You win
       *[other] { $seat } wins
    } { NOUN($trophy, form: "the") }.
event-crafted =
    { $seat_is ->
        [you] You make
       *[other] { $seat } makes
    } { NOUN($item, form: "a") }.
event-trained =
    { $seat_is ->
        [you] You train
       *[other] { $seat } trains
    } a warrior on { $cell }.

## Events: battle

event-attacked =
    { $seat_is ->
        [you] You attack
       *[other] { $seat } attacks
    } { $end } from { $start } with { $chief ->
        [1] the chief and { $warriors ->
                [one] { $warriors } warrior
               *[other] { $warriors } warriors
            }
        [true] the chief and { $warriors ->
                [one] { $warriors } warrior
               *[other] { $warriors } warriors
            }
       *[other] { $warriors ->
                [one] { $warriors } warrior
               *[other] { $warriors } warriors
            }
    }{ $bonus ->
        [0] { "" }
       *[other] , bonus +{ $bonus }
    }.
event-defended =
    { $opponent ->
        [army] The cavalry defends
       *[other] { $opponent_is ->
                [you] You defend
               *[other] { $opponent } defends
            }
    } { $cell } with { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }{ $bonus ->
        [0] { "" }
       *[other] , bonus +{ $bonus }
    }.
event-lost =
    { $opponent ->
        [army] The cavalry loses
       *[other] { $opponent_is ->
            [you] You lose
           *[other] { $opponent } loses
        }
    } { $units ->
        [0] no units
        [one] { $units } unit
       *[other] { $units } units
    } on { $cell }.
event-defeated =
    { $seat_is ->
        [you] Your chief is
       *[other] { $seat }’s chief is
    } defeated by { $opponent ->
        [army] the cavalry
       *[other] { $opponent_is ->
                [you] you
               *[other] { $opponent }
            }
    }.
event-beaten =
    { $seat_is ->
        [you] You beat
       *[other] { $seat } beats
    } a cavalryman on { $cell }.
event-took =
    { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { NOUN($item, form: "a") } from { $opponent_is ->
        [you] your donkey
       *[other] { $opponent }’s donkey
    }.
event-thrown-away =
    { $seat_is ->
        [you] You have no room for { NOUN($item, form: "the") } and throw it away.
       *[other] { $seat } has no room for { NOUN($item, form: "the") } and throws it away.
    }
event-relocated =
    { $seat_is ->
        [you] Your chief
       *[other] { $seat }’s chief
    } finds refuge on { $cell }.
event-retreating =
    { $seat_is ->
        [you] Your chief is
       *[other] { $seat }’s chief is
    } shut in and gives up the turn to retreat.
event-retreated =
    { $seat_is ->
        [you] Your chief was
       *[other] { $seat }’s chief was
    } shut in and retreats to { $cell }.

## Events: the end

event-won =
    { $seat_is ->
        [you] You have enough horses and all four trophies: you win.
       *[other] { $seat } has enough horses and all four trophies, and wins.
    }
event-capped = Cycle { $cycle } was the last one: points decide.

## Questions

prompt-start = Where do you start?
    .help = A cell on the border. Its tile stays face down until all players have chosen; the Spirit Chief chooses last, because the Spirit Chief moves first.
prompt-orient-start = { $cell } is { NOUN($land, form: "a") }: where do its mountains go?
    .help = No piece can cross a mountain. Leave yourself a way into the valley; no land may be sealed off, and no four mountains may stand in a line.
prompt-cavalry = Where do you place cavalryman { $man }?
    .help = On any discovered land without a player’s pieces, except villages. Cavalry does not move: it blocks the way, and you must fight it to pass.
prompt-card = Round { $round }: which card do you play?
    .help = All players choose in secret, then all cards are turned over together. Each card is played once in the five rounds of a cycle. You may change your mind until every player has chosen.
prompt-turn =
    { NOUN($card, form: "bare") }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } left, { $chief } of them with the chief.
    .help = A step moves all or part of one tribe to a neighbouring cell. Your chief can collect before, between and after steps. You may attack once a round and need not use all steps.
prompt-orient = You find { NOUN($land, form: "a") } on { $cell }: where do its mountains go?
    .help = The side you enter by stays open. Turn the mountains to keep your own routes short and those of others long; no land may be sealed off.
prompt-relocate = Your chief is defeated: in which village do you place your chief?
    .help = In a village without other players’ pieces; if there is none, on any such discovered land.
prompt-retreat = Where does your chief retreat to?
    .help = Your chief goes alone to a free village outside the enclosed area, and your turn ends.
prompt-take =
    What do you take from { $opponent_is ->
        [you] your own donkey
       *[other] { $opponent }’s donkey
    }?
    .help = The player who defeats a chief takes one item; if cavalry did it, the player to the left does. A stolen good buys a horse but brings no trophy.
prompt-room = No room for { NOUN($item, form: "the") }: what do you leave behind?
    .help = The donkey carries four kinds, two of each. Leave a whole kind behind, or throw away what you have just taken.
prompt-beaten = Where do you send the beaten cavalryman?
    .help = To any other discovered land without a player’s pieces, except villages: in front of the leader, for instance.
prompt-campsite = Campsite: what do you make?
    .help = A stone and a stick make an axe; a stick and a feather, a bow; a recruit and a feather, a warrior. Make as many as you can; your chief may also collect.

## Choices

option-start = Start on { $cell }
option-orient =
    { $mask ->
        [N] Mountain in the north
        [E] Mountain in the east
        [S] Mountain in the south
        [W] Mountain in the west
        [NE] Mountains in the north and east
        [ES] Mountains in the east and south
        [SW] Mountains in the south and west
        [NW] Mountains in the north and west
        [NS] Mountains in the north and south
        [EW] Mountains in the east and west
       *[other] No mountain
    }
option-cavalry = Place the cavalryman on { $cell }
option-card = Play { NOUN($card, form: "bare") }
option-move =
    Move { $warriors ->
        [one] { $warriors } warrior
       *[other] { $warriors } warriors
    } from { $start } to { $end }
    .verb = Move
option-move-chief =
    Move { $warriors ->
        [0] the chief
        [one] the chief and { $warriors } warrior
       *[other] the chief and { $warriors } warriors
    } from { $start } to { $end }
    .verb = Move
option-attack =
    Attack { $end } from { $start } with { $warriors ->
        [one] { $warriors } warrior
       *[other] { $warriors } warriors
    }
    .verb = Attack
option-attack-chief =
    Attack { $end } from { $start } with { $warriors ->
        [one] the chief and { $warriors } warrior
       *[other] the chief and { $warriors } warriors
    }
    .verb = Attack
option-collect = Collect { NOUN($item, form: "a") }
option-collect-drop = Collect { NOUN($item, form: "a") }, leave behind: { NOUN($dropped, form: "bare") }
option-trade = Trade { NOUN($item, form: "a") } for a horse
option-craft = Make { NOUN($item, form: "a") }
option-craft-drop = Make { NOUN($item, form: "a") }, leave behind: { NOUN($dropped, form: "bare") }
option-train = Train a warrior
option-retreat = Retreat with the chief
option-end = End the turn
option-relocate = Take refuge on { $cell }
option-take = Take { NOUN($item, form: "a") }
option-room = Leave behind: { NOUN($dropped, form: "bare") }
option-room-none = Throw it away

## Why not

why-not-your-turn = It is not your turn. You can look at everything meanwhile.
why-card-chosen = You have chosen your card. Until the others have chosen too, you can take it back.
why-start-first = Choose a cell on the border to start from.
why-orient-first = First turn the new tile: its mountains decide which ways are open.
why-cavalry-first = First place the cavalryman.
why-card-first = First choose a moving card: the turns begin when all cards are revealed.
why-choose-tribe = Choose one of your tribes, then who goes, then a neighbouring cell.
why-refuge-first = First choose a refuge for your chief.
why-take-first = First take an item from the chief you have defeated.
why-room-first = First make room on the donkey, or throw the item away.
why-no-steps-at-campsite = Campsite gives no steps: make tools, train warriors, collect, or end the turn.
why-card-played = You have played { NOUN($card, form: "the") } in this cycle: it comes back to your hand after round 5.
why-card-later = Cards are chosen at the start of a round: finish this one first.
why-start-on-border = All players start on the border: choose a cell of the outer ring.
why-start-taken =
    { $opponent_is ->
        [you] You start
       *[other] { $opponent } starts
    } there: choose another cell of the border.
why-start-too-near =
    Start cells must be at least { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } apart: choose one farther away.
why-cavalry-undiscovered = This cell is not discovered yet: cavalry stands on revealed tiles.
why-cavalry-village = Cavalry never stands in a village: choose another land.
why-cavalry-occupied = A player’s pieces stand there: cavalry needs a cell without them.
why-cavalry-elsewhere = The cavalryman was beaten here: choose another cell.
why-refuge-shut-in = This cell is inside the enclosed area: choose one outside.
why-refuge-occupied = Other players’ pieces are there: choose another cell.
why-refuge-undiscovered = This cell is not discovered yet: choose a revealed one.
why-refuge-village-first = A village is free: your chief must go to a village.
why-no-steps = You have no steps left: collect, or end the turn.
why-too-far = None of your tribes is next to { $cell }: move closer, one cell at a time and never diagonally.
why-mountain = There is a mountain between your tribe and { $cell }: go around it.
why-attacked = You have already attacked this round: until the next one you cannot enter cells with other players’ pieces.
why-protected-by-card =
    { $opponent_is ->
        [you] You have
       *[other] { $opponent } has
    } played the protecting card: no player may enter this chief’s cell until the end of the round.
why-protected-by-village =
    { $opponent_is ->
        [you] Your chief is
       *[other] { $opponent }’s chief is
    } in a village: no other player may enter it.
why-chief-alone = A chief cannot attack alone: take at least one warrior along.
why-chief-done = Your chief was defeated this turn and can move and collect again next turn.
why-chief-no-steps = Your chief has no steps left on this card: move warriors, or collect.
why-too-few-warriors =
    Your largest tribe has { $most ->
        [one] { $most } warrior
       *[other] { $most } warriors
    }: send fewer.
why-too-few-there =
    { $most ->
        [0] No warrior is
        [one] { $most } warrior is
       *[other] { $most } warriors are
    } with your chief: send fewer.
why-mask-when-discovering = A tile is turned when it is discovered, and never again.
why-mask-of-another-tile = The mountains of this tile, { NOUN($land, form: "a") }, do not fit like that: turn it another way.
why-mask-entry = You enter from { NOUN($side, form: "the") }: that side must stay open.
why-mask-line = That would be a fourth mountain in a line: turn the tile another way.
why-mask-range = That would be a fourth mountain in one chain: turn the tile another way.
why-mask-land = That would close off a part of the valley: turn the tile another way.
why-made-not-found = No land gives { NOUN($item, form: "a") }. Make it at a Campsite: { NOUN($parts, form: "a") }.
why-no-collecting-at-campsite = With this setting you cannot collect in a Campsite turn: collect in a turn with steps.
why-not-here = Bring your chief to { NOUN($land, form: "a") } to find { NOUN($item, form: "a") }.
why-collected-here = With this setting a chief collects once per cell and turn: move on, or come back next turn.
why-needs-tool = You need { NOUN($tool, form: "a") } to pay for { NOUN($item, form: "the") }: { NOUN($parts, form: "a") } at a Campsite.
why-needs-warriors = A wagon costs { $count } warriors who are with your chief, and you have { $have } there: bring more, or train some at a Campsite.
why-full-of = You already carry two of these, and a third is not allowed: { NOUN($item, form: "bare") }. Use one first.
why-not-a-good = A farm takes gold, hides and wagons, and no other item: { NOUN($item, form: "bare") } is not one of them.
why-farm-only = You trade for horses at a horse farm: bring your chief to one.
why-farm-takes = With this setting each farm takes one kind of good. This one takes: { NOUN($item, form: "bare") }.
why-none-held = Your donkey has none of these: { NOUN($item, form: "bare") }.
why-not-made = Only axes, bows and warriors are made at a Campsite; { NOUN($item, form: "bare") } comes from the land.
why-campsite-only = You make tools and train warriors only in a round with the Campsite card.
why-missing = For { NOUN($made, form: "a") } you need { NOUN($parts, form: "a") } on your donkey. Still missing: { NOUN($missing, form: "bare") }.
why-reserve-empty = All eight warriors are on the map: there is none left to train.
why-drop-for-room = Items are left behind only to make room for a new one: collect or make something first.
why-take-from-beaten = You can take an item from a donkey only after defeating its owner’s chief.
why-just-taken = This item has just been taken from you ({ NOUN($item, form: "bare") }): take another.
why-none-there =
    { $opponent_is ->
        [you] Your donkey
       *[other] { $opponent }’s donkey
    } has none of these: { NOUN($item, form: "bare") }. Take something else.
why-throw-away-later = You can throw away only an item taken from a defeated chief, if there is no room for it.
why-retreat-off = With this setting chiefs do not retreat: fight your way out, or wait until the way is free.
why-retreat-not-at-campsite = You cannot retreat with the Campsite card: play a card with steps next round.
why-retreat-before-steps = A retreat replaces all steps, and you have already made one.
why-retreat-nowhere = There is no free cell outside to retreat to.
why-not-shut-in = Your chief is not shut in: the chief can walk, or a warrior there can fight.

## Scores

score-horses = Horses, up to the goal
score-trophies = Trophies, two points each
tie-won =
    { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } all the horses and all four trophies: that wins at once.
tie-trophies = Equal points: more trophies decide, { $most } to { $least }.
tie-horses = Points and trophies are equal: more horses decide, { $most } to { $least }.
tie-goods = Equal points: more gold, hides and wagons decide, { $most } to { $least }.
tie-tools = Points and goods are equal: more axes and bows decide, { $most } to { $least }.
tie-warriors = Points, goods and tools are equal: more warriors on the map decide, { $most } to { $least }.
tie-items = Still equal: more sticks, stones and other items decide, { $most } to { $least }.

## Settings

setting-horses-to-win = Horses to win
    .about = Fewer horses make a shorter game: three to six are good for an evening with several games.
setting-start-warriors = Warriors at the start
    .about = How many of the eight warriors start with the chief; fewer is harder.
setting-max-cycles = Last cycle
    .about = After this cycle points decide: one per horse up to the goal, two per trophy. Without a last cycle the game lasts until a player wins.
setting-max-cycles-none = None
setting-first-spirit-chief = First Spirit Chief
    .about = Who goes first in each round of the first cycle: drawn at random, or a given seat.
setting-first-spirit-chief-random = Random
setting-first-spirit-chief-1 = Seat 1
setting-first-spirit-chief-2 = Seat 2
setting-first-spirit-chief-3 = Seat 3
setting-first-spirit-chief-4 = Seat 4
setting-collect-limit = Collecting
    .about = Whether you may collect on a cell as often as you like, or only once per cell and turn.
setting-collect-limit-unlimited = As often as you like
setting-collect-limit-one-per-tile-per-turn = Once per cell and turn
setting-collect-in-campsite = Collecting at a Campsite
    .about = Whether the chief may also collect in a turn with the Campsite card.
setting-collect-in-campsite-on = Yes
setting-collect-in-campsite-off = No
setting-farm-price = Price of a horse
    .about = Every farm takes gold, hides and wagons, or only the one good printed on it.
setting-farm-price-any = Any good
setting-farm-price-printed = The printed good
setting-campsite-protection = Protection at a Campsite
    .about = The Campsite card protects the chief’s cell for the round; if not, the Trail card does.
setting-campsite-protection-on = Yes
setting-campsite-protection-off = No
setting-mountain-rule = Mountains
    .about = Forbidden barriers: four mountains in a line, any chain of four, or none. Land is never sealed off.
setting-mountain-rule-line = No line of four
setting-mountain-rule-range = No chain of four
setting-mountain-rule-none = Any
setting-cavalry = Cavalry
    .about = Adds two cavalrymen to the valley.
setting-cavalry-on = Yes
setting-cavalry-off = No
setting-cavalry-counts-as-attack = Cavalry and the one attack
    .about = Does a fight against cavalry use up the one attack of the round?
setting-cavalry-counts-as-attack-on = Yes
setting-cavalry-counts-as-attack-off = No
setting-cavalry-costs-an-item = A chief beaten by cavalry
    .about = Does a chief beaten by cavalry lose an item to the player on the left? The rulebook says no, which makes such a defeat a cheap journey to any village.
setting-cavalry-costs-an-item-on = Loses an item
setting-cavalry-costs-an-item-off = Loses nothing
setting-retreat = Retreat
    .about = May a chief who is shut in by pieces that cannot be fought retreat, at the cost of the turn?
setting-retreat-on = Yes
setting-retreat-off = No
setting-camp-protection-limit = Shelter in a village
    .about = After this many rounds in a row in the same village, a chief is no longer protected there; five is a good limit against hiding.
setting-camp-protection-limit-none = No limit
setting-start-spacing = Distance at the start
    .about = The least number of steps between two start cells.

## What the components do

about-feather = Free at an eagle nest. With a stick it makes a bow, with a recruit a warrior.
about-stone = Free at a riverbed. With a stick it makes an axe.
about-stick = Free in the woods. With a stone it makes an axe, with a feather a bow.
about-indian = Joins you free of charge in a village. With a feather, a recruit becomes a warrior at a Campsite.
about-axe = Made of a stone and a stick at a Campsite; pays for gold at a mine.
about-bow = Made of a stick and a feather at a Campsite; pays for a hide at a buffalo herd.
about-hide = A buffalo herd gives it for a bow. The first one brings a trophy; a farm takes it for a horse.
about-gold = A mine gives it for an axe. The first one brings a trophy; a farm takes it for a horse.
about-wagon = Taken on a wagon trail at the cost of two warriors. The first one brings a trophy; a farm takes it for a horse.
about-warrior = Goes with the chief or alone; in battle one takes out one. Trained at a Campsite from a recruit and a feather.
about-horse = A farm gives it for gold, a hide or a wagon. Horses cannot be lost. You win with enough of them and all four trophies.
about-trophy-hide = For the first hide you hunt yourself.
about-trophy-wagon = For the first wagon you take yourself.
about-trophy-gold = For the first gold you mine yourself.
about-trophy-chief = For defeating another player’s chief, in attack or in defence.
about-camp = No steps: make axes, bows and warriors. Your chief’s cell is protected until the end of the round.
about-raid = Three steps, two of them with the chief. Each attack gets one extra unit.
about-trail = Four steps, three of them with the chief.
about-journey = Five steps, four of them with the chief.
about-scouts = Six steps, two of them with the chief.
about-land-camp = Recruits join here. A tribe with its chief here cannot be attacked.
about-land-feather = Gives feathers.
about-land-stick = Gives sticks.
about-land-stone = Gives stones.
about-land-buffalo = Gives a hide for a bow.
about-land-mine = Gives gold for an axe.
about-land-wagon = Gives a wagon for two warriors who are with the chief.
about-land-farm = Gives a horse for gold, a hide or a wagon.
about-land-ridge = An attack from here counts one unit more.
about-land-bluff = Defenders here count one unit more.
about-land-plain = Gives nothing.

## The components by table, and their figures

table-data-number = Figures of the rules
table-data-item = Items
table-data-prize = Warriors and horses
table-data-trophy = Trophies
table-data-card = Moving cards
table-data-land = Lands
table-data-tile = Tiles
table-field-value = value { $value }
table-field-steps =
    { $value ->
        [one] { $value } step
       *[other] { $value } steps
    }
table-field-chief = { $value } with the chief
table-field-attack = attack +{ $value }
table-field-protection =
    { $value ->
        [1] protects the chief
        [true] protects the chief
       *[other] no protection
    }
table-field-gives = gives { NOUN($value, form: "a") }
table-field-land = { NOUN($value, form: "bare") }
table-field-mountains =
    { $value ->
        [N] one mountain
        [NE] mountains on two neighbouring sides
        [NS] mountains on two opposite sides
       *[other] no mountain
    }
table-field-bonus =
    { $value ->
        [attack] attack icon
        [defence] defence icon
       *[other] protection icon
    }
table-field-price = takes { NOUN($value, form: "bare") }

## The table in lines of text

table-cycle = Cycle { $cycle }
table-cycle-of = Cycle { $cycle } of { $last }
table-round = Round { $round } of { $rounds }
table-phase =
    { $phase ->
        [setup] Setup
        [cavalry] Placing the cavalry
        [cards] Choosing cards
        [turn] Cards revealed
       *[over] The game is over
    }
table-turn-of =
    { $seat_is ->
        [you] Your turn
       *[other] { $seat }’s turn
    }
table-order = Turn order
table-legend = Numbers are warriors, * is a chief, ! is protected, ^ is a mountain, ?? is face down, +A helps attackers, +D defenders.
table-farms = Farms take
table-farm-takes = { NOUN($item, form: "bare") } on { $cell }
table-short-cavalry = cav
table-short-land-camp = vill
table-short-land-feather = nest
table-short-land-stick = wood
table-short-land-stone = rivr
table-short-land-buffalo = buff
table-short-land-mine = mine
table-short-land-wagon = wagn
table-short-land-farm = farm
table-short-land-ridge = ridg
table-short-land-bluff = bluf
table-short-land-plain = prai
table-tribe-of =
    { $seat_is ->
        [you] Your tribe
       *[other] { $seat }’s tribe
    } on { $cell }
table-tribe =
    { $chief ->
        [1] { $warriors ->
                [0] the chief alone
                [one] the chief and { $warriors } warrior
               *[other] the chief and { $warriors } warriors
            }
       *[other] { $warriors ->
                [one] { $warriors } warrior
               *[other] { $warriors } warriors
            }
    }
table-protected = protected
table-cavalry = Cavalry on
table-mountains = mountains { NOUN($sides, form: "to") }
table-bonus-attack = helps attackers
table-bonus-defence = helps defenders
table-takes = takes { NOUN($item, form: "bare") }
table-beyond = { NOUN($side, form: "to") } { NOUN($land, form: "a") } on { $cell }
table-beyond-edge = { NOUN($side, form: "to") } the edge of the valley
table-beyond-mountain = { NOUN($side, form: "to") } a mountain
table-beyond-unknown = { NOUN($side, form: "to") } unknown land on { $cell }
table-spirit = Spirit Chief
table-horses = { $count } of { $goal } horses
table-trophies = { NOUN($trophies, form: "bare") }
table-no-trophy = no trophy
table-warriors =
    { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    } on the map and { $reserve } in reserve
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-donkey = Donkey
table-items =
    { $count ->
        [1] { NOUN($item, form: "bare") }
       *[other] { $count } × { NOUN($item, form: "bare") }
    }
table-card = Plays
table-card-chosen = Chosen in secret
table-ready = Has chosen a card
table-hand = In hand
table-played = Played
table-unseen =
    { $count ->
        [0] All tiles are known
        [one] { $count } tile still unknown, { $pile } of it in the pile
       *[other] { $count } tiles still unknown, { $pile } of them in the pile
    }
table-steps =
    { $count ->
        [one] { $count } step left
       *[other] { $count } steps left
    }, { $chief } with the chief
table-attack-open = may still attack
table-attack-done = has attacked
table-chief-done = the chief was defeated in this turn
table-passes = On { $cell } a mountain would break the rules and becomes a pass: { NOUN($sides, form: "to") }.
table-battle =
    { $chief ->
        [1] With the chief from { $start } to { $end }
       *[other] Without the chief from { $start } to { $end }
    }: { $attackers }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    } against { $defenders }{ $defence ->
        [0] { "" }
       *[other] { " " }+ { $defence }
    }. The attackers lose { $lost }, the defenders { $killed }.
table-outcome =
    { $outcome ->
        [taken] The cell is taken.
        [empty] The cell is left empty.
       *[repelled] The defenders keep the cell.
    }
table-own-chief-falls = The attacking chief is defeated.
table-their-chief-falls = The defending chief is defeated.

## The rules: overview

rules-intro =
    Tribes is a game for two to four chiefs in an unmapped valley. Each player leads a chief, up to eight warriors and a donkey. You explore and place the land tile by tile, collect sticks, stones, feathers and recruits, make tools, hunt, mine and raid, and trade what you gain for horses. Five rounds make a cycle; in each round every player secretly plays one of five moving cards. The first player with ten horses and the four trophies wins at once.
    This is an unofficial version in our own words. It follows the rulebook of Tribes, which names neither author nor publisher. Its pictures are lost: the list of the 100 tiles and some figures of the cards are designed by us.
rules-setup =
    1. Shuffle the 100 tiles. Lay 36 of them face down as the border of a square of ten by ten cells; the other 64 are the pile.
    2. Each player takes a chief, eight warriors, five moving cards and an empty donkey.
    3. Choose the first Spirit Chief at random.
    4. From the player on the Spirit Chief’s left, so that the Spirit Chief is last, each player picks a free cell on the border.
    5. In the same order each player turns the tile over and rotates it in any way the mountain rules allow.
    6. The chief and six warriors stand on it; the two others are the reserve.
rules-order =
    1. Cavalry: before each cycle the Spirit Chief places both cavalrymen.
    2. Cards: each player chooses a moving card in secret; all are turned over together.
    3. Turns, from the Spirit Chief clockwise: move, explore, collect and attack at most once; or, with the Campsite card, make tools and train warriors.
    4. After five rounds all players take their cards back, and the Spirit Chief card passes to the left.

## The rules: part 1

rules-part-1 = The valley and its tiles
rule-r1 = The valley. It has ten by ten cells, and no tile goes outside. The 36 outer cells are the border, where each player starts on a cell of their own; the other 64 are the inside.
rule-r2 = What is there. Each border cell holds a face-down tile from the start. The inside is empty until a piece goes there.
rule-r3 = Mountains. A tile has mountains on none, one or two of its four sides; two may be neighbours or opposite each other.
rule-r4 = Walls. Two neighbouring cells are separated if the tile on either side has a mountain there. Cells not yet discovered separate nothing. No piece leaves the map.
rule-r5 = Four directions. Pieces go north, east, south or west, never diagonally and never over a mountain.
rule-r6 = Discovering. A player who steps on a face-down tile turns it over; one who steps on an empty cell draws the top tile of the pile. The player turns it as they like and moves onto it.
rule-r7 = The entrance. The side by which the pieces come in carries no mountain of the new tile.
rule-r8 = No way back. You say which pieces go where before you see the tile, and then you must go.
rule-r9 = Final. A tile, once placed, never moves, turns or leaves.
rule-r10 = No line of four. At most three walls in a row may stand on one straight line of the grid, whichever tiles they belong to. Mountains on the outer edge do not count. The setting “{ setting-mountain-rule }” changes this.
rule-r11 = Open land. Every cell must remain reachable from every other, if cells not yet discovered are taken as open.
rule-r12 = Passes. You may turn a new tile in any way that keeps the rules above. If there is none, the mountains that do not fit become passes, as few as possible, and a pass can be crossed.
rule-r13 = Only one way. If a tile fits in only one way, it is placed without asking.
rule-r14 = The pile. It has 64 tiles for 64 cells.

## The rules: part 2

rules-part-2 = Rounds and cards
rule-r15 = Five rounds. In each round of a cycle every player plays one card, which stays face up and cannot be played again. After the fifth round all players take their five cards back.
rule-r16 = In secret. Cards are chosen at the same time and turned over together.
rule-r17 = Turns. In each round of a cycle the Spirit Chief has the first turn, then the others clockwise.
rule-r18 = The Spirit Chief. After each cycle the card goes to the player on the left.
rule-r19 = What a card shows: steps, how many of them the chief may make, which is always fewer, and perhaps an icon.

## The rules: part 3

rules-part-3 = Moving
rule-r20 = A step moves all or part of one tribe to a neighbouring cell. It costs 1 step, however many pieces go.
rule-r21 = Sharing. All steps may go to one tribe, or be shared among tribes in any order.
rule-r22 = The chief. A step with the chief also uses one of the chief’s own steps; without any left, the chief stays.
rule-r23 = Splitting. Pieces left behind are a tribe of their own at once. You may have as many tribes as you have pieces.
rule-r24 = Joining. Pieces of one player that meet form one tribe at once and may move on together.
rule-r25 = Size. A tribe is anything from a single warrior, or the chief alone, up to eight warriors and the chief.
rule-r26 = Unused steps. You need not use all steps.
rule-r27 = Never together. After a step, a cell holds pieces of one side only.
rule-r28 = Entering. To enter a cell with another tribe or with cavalry is to attack it. There is no other way past.
rule-r29 = One attack. You attack at most once per round, won or lost. After that, you cannot enter cells with other players’ pieces. The setting “{ setting-cavalry-counts-as-attack }” can leave out cavalry.
rule-r30 = Not alone. A chief cannot attack without at least one warrior.
rule-r31 = Protected. A cell under total protection can be neither attacked nor passed by other players.

## The rules: part 4

rules-part-4 = Bonuses
rule-r32 = Raid party. In the round you play it, each of your attacks counts one unit more.
rule-r33 = Campsite. From the moment the cards are turned over until the end of the round, the cell of your chief and the tribe on it are under total protection. Your other tribes are not. The setting “{ setting-campsite-protection }” moves this icon to the Trail card.
rule-r34 = Village. A tribe with its chief in a village is under total protection; without the chief it is not. The setting “{ setting-camp-protection-limit }” can put an end to it.
rule-r35 = Attack icon. An attack that starts from a tile with this icon counts one unit more, even if the tribe has just come there.
rule-r36 = Defence icon. The defenders of a tile with this icon count one unit more, players and cavalry alike.
rule-r37 = Adding up. Card and tile add up for the attacker. Attack and defence cancel each other one for one.

## The rules: part 5

rules-part-5 = The chief and the warriors
rule-r38 = Only the chief collects, makes tools and brings warriors into play.
rule-r39 = The reserve. Lost warriors go to your reserve and can be trained again. More than eight are never on the map.
rule-r40 = Without warriors you play on with the chief, who moves, explores, collects, makes tools and trains, but cannot attack or take wagons.
rule-r41 = Retreat. If pieces you cannot fight shut your chief in at the start of your turn, the chief may go alone to a refuge outside instead of moving: a free village; if there is none, any free discovered land; if there is none either, a face-down tile of the border. Shut in means: the cells that your chief could reach without entering one with pieces of others, undiscovered ones included, are fewer than 50, and every open way out of them leads to a cell under total protection, or, if none of your warriors stands in that part, to any cell with pieces of others. That is possible before your first step and with any card but Campsite; you may collect before it, and it ends your turn. Without a refuge outside there is no retreat. The setting “{ setting-retreat }” can forbid it.
rule-r42 = Never killed. A defeated chief only moves to another cell.
rule-r43 = No player leaves the game before its end.

## The rules: part 6

rules-part-6 = Collecting and the donkey
rule-r44 = Collecting. Where a tile shows a dreamcatcher, a chief on it collects what it shows, as often as you like and at any moment of your turn: before, between and after steps. The setting “{ setting-collect-limit }” can allow one per cell and turn.
rule-r45 = At a Campsite, too, the chief may collect, unless the setting “{ setting-collect-in-campsite }” is off.
rule-r46 = Free: a feather at an eagle nest, a stone at a riverbed, a stick in the woods, a recruit in a village.
rule-r47 = A hide costs a bow, at a buffalo herd.
rule-r48 = Gold costs an axe, at a gold mine.
rule-r49 = A wagon costs two warriors from the chief’s own cell, on a wagon trail. They go to the reserve. This is not the attack of the round, and no bonus helps.
rule-r50 = A horse costs one gold, one hide or one wagon, as you choose, at a horse farm; as many trades in a row as you like. With the setting “{ setting-farm-price }” each farm may take one good only.
rule-r51 = Safe. Horses and trophies lie in front of you without limit and cannot be lost.
rule-r52 = The donkey has four spots. Each holds one or two pieces of one kind, and no kind uses two spots: at most eight items.
rule-r53 = Payment first. What you pay leaves the donkey before the gain arrives, and may free a spot for it.
rule-r54 = Making room. If a gain finds no spot because four other kinds are there, you may leave one whole kind behind for it. A third piece of a kind can never be taken, and nothing is dropped otherwise.
rule-r55 = Trophies. Your first hide, first gold and first wagon collected from a tile each bring a trophy at once. Stolen items bring none.

## The rules: part 7

rules-part-7 = Battle
rule-r56 = Attack. A step into a cell with another tribe or cavalry is an attack by exactly the pieces that step. It uses the step.
rule-r57 = Units. Each warrior, each chief and each cavalryman counts one.
rule-r58 = Net bonus. Attack card and attack icon of the cell you leave, minus the defence icon of the cell you enter. What remains are extra units of the attacker, or of the defender.
rule-r59 = Losses. One takes out one, extra units included, until one side has none left. Extra units fall first, and count as no loss.
rule-r60 = Warriors first. The chief is lost only if the whole tribe is, and is then defeated.
rule-r61 = Outcome. If attackers are left, they stand on the cell; if defenders are left, they keep it; if neither side is left, it is empty.
rule-r62 = Afterwards. Surviving attackers may move on, and the chief among them may collect. First come trophies, then items taken, then refuges for chiefs, then beaten cavalrymen.
rule-r63 = Refuge. A defeated chief goes at once to a discovered village of its player’s choice without other players’ pieces; if there is none, to any such discovered land; if there is none either, to a face-down border tile, which is turned over.
rule-r64 = Spoils. The player who defeats a chief, attacking or defending, gets the chief trophy if they do not have it yet and takes one item of their choice from the loser’s donkey.
rule-r65 = Both chiefs. If both fall in one battle, the attacker takes an item first, then the defender, but not the item just taken; then the defender finds a refuge, then the attacker.
rule-r66 = A beaten attacker. A chief defeated in their own turn makes no more steps and collects nothing more in it. Other tribes may keep moving.
rule-r67 = Beaten by cavalry. There is no trophy, but the defeat costs as much as any other: the player to the left takes one item of their choice from the loser’s donkey. The setting “{ setting-cavalry-costs-an-item }” can spare them that.

## The rules: part 8

rules-part-8 = The cavalry
rule-r68 = Where. A cavalryman stands on a discovered tile that is not a village and has no player’s piece on it. Both may share a tile.
rule-r69 = When. Before each cycle the Spirit Chief picks up both cavalrymen and places them again. A cavalryman without a possible cell stays off the map.
rule-r70 = Standing still. Cavalry never moves or attacks by itself; it bars the way.
rule-r71 = Fighting. Cavalry is fought like a tribe, with all icons.
rule-r72 = Beaten cavalrymen. The player who beats a cavalryman places it at once on another possible cell, not that of the battle.

## The rules: part 9

rules-part-9 = The Campsite
rule-r73 = Instead of steps. With the Campsite card you make tools and train warriors, any number in any order.
rule-r74 = An axe is one stone and one stick.
rule-r75 = A bow is one stick and one feather.
rule-r76 = A warrior is one recruit and one feather. The warrior comes from the reserve and appears on the chief’s cell.
rule-r77 = Room. The ingredients go first. If the tool still finds no room, one whole kind must be left behind.
rule-r78 = Two of each. You can own at most two axes and two bows.
rule-r79 = Nothing. You may play Campsite and make nothing.

## The rules: part 10

rules-part-10 = What is not allowed
rule-r80 = No trading or giving between players, and no alliances.
rule-r81 = No stealing of horses or trophies.
rule-r82 = No elimination, no hand limit, no discarding of cards.
rule-r83 = You cannot leave anything on a tile for others.
rule-r84 = The Spirit Chief’s only powers are the first turn and placing the cavalry.

## The rules: part 11

rules-part-11 = Winning
rule-r85 = The goal. The first player with ten horses, or as many as the setting “{ setting-horses-to-win }” says, and all four trophies wins.
rule-r86 = At any time. This is checked after every gain, also in another player’s turn. If one battle completes it for two players, the active player wins.
rule-r87 = At once. The game ends immediately; the round is not completed.
rule-r88 = The last cycle. With the setting “{ setting-max-cycles }” the game ends after that cycle: horses up to the goal, plus two points for each trophy. Ties go to more trophies, then more horses, goods, tools, warriors and other items.

## The board

board-valley = The valley
board-own = Your tribe
board-you = You
board-none = none
board-is = { $what }: { $about }
board-in-hand = cards in hand
board-phase =
    { $phase ->
        [setup] Choosing start cells
       *[over] The game is over
    }
board-cycle = Cycle { $cycle }
board-cycle-of = Cycle { $cycle } of { $cycles }
board-round = Round { $round } of { $rounds }
board-spirit = Spirit Chief
board-chief = Chief
board-donkey = Donkey
board-donkey-note = 4 kinds, 2 of each
board-free = free
board-steps = Steps
board-left = { $count } left

# On the map
board-face-down = face down
board-empty = unknown land
board-about-unknown = Step here to turn a tile over and place it as you like.
board-tribe =
    { $seat_is ->
        [you] your tribe: { $pieces }
       *[other] { $seat }: { $pieces }
    }
board-pieces =
    { $chief ->
        [1] { $warriors ->
            [0] the chief alone
            [one] the chief and { $warriors } warrior
           *[other] the chief and { $warriors } warriors
        }
       *[0] { $warriors ->
            [one] { $warriors } warrior
           *[other] { $warriors } warriors
        }
    }
board-protected = protected
board-cavalry =
    { $count ->
        [one] a cavalryman
       *[other] { $count } cavalrymen
    }
board-gives = gives { NOUN($item, form: "a") }
board-gives-for = gives { NOUN($item, form: "a") } for { NOUN($tool, form: "a") }
board-gives-wagon = gives a wagon for two warriors
board-gives-horse = gives a horse for one of these: { NOUN($goods, form: "bare") }
board-bonus =
    { $bonus ->
        [attack] attacks from here get +1
        [defence] defenders here get +1
       *[protection] a chief and the tribe are safe here
    }
board-mountains = mountains { NOUN($sides, form: "to") }
board-passes = a pass { NOUN($sides, form: "to") }
board-no-mountains = no mountains
board-goal =
    { $kind ->
        [attack] A step here is an attack.
        [discovery] A step here discovers a tile.
       *[free] A step here is free.
    }

# A tile in hand
board-turn-tile = Turn the tile
board-turn-key = key R
board-turn =
    { $way ->
        [left] Turn to the left
       *[right] Turn to the right
    }
board-lay = Place it like this: { $tile }
board-pass-why = Land would be sealed off, so one side becomes a pass.
board-refused =
    { $why ->
        [entry] No: you enter from this side
        [line] No: a fourth mountain in a line
       *[land] No: it would seal off land
    }

# Who goes where
board-who-goes = Who goes
board-going = Moving
board-fewer = One warrior fewer
board-more = One warrior more
board-warriors-going = Warriors moving
board-chief-stays = The chief has no steps left on this card.
board-chief-alone = A chief cannot attack alone.
board-attacked = has attacked
board-turn-hint = Choose one of your tribes to move it.
board-ask-where = Where to from { $cell }?
board-steps-left =
    { $count ->
        [one] One step left.
       *[other] { $count } steps left.
    }
# Cells the tribe can enter: $free known ones, $found that nobody has seen.
board-goals =
    { $found ->
        [0] All land nearby is known.
       *[other] { $free ->
            [0] Unknown land ahead.
           *[other] Unknown land: { $found } of the ringed cells.
        }
    }
# On the button that ends the turn.
board-unused =
    { $count ->
        [one] one step unused
       *[other] { $count } steps unused
    }
board-cavalry-why = No one passes it without a fight: block a rival’s way, not your own.
# $count players have chosen already.
board-start-why =
    { $count ->
        [0] The middle of a side has more ways into the valley than a corner.
       *[other] Next to a rival you can be attacked at once; farther away you explore in peace.
    }
board-ask-pieces = Who moves to { $cell }?
board-ask-pieces-sub = Not all the pieces you chose may go there.
board-sum = { $ours } against { $theirs }
board-attack-on = Attack { $cell }, { $who }
board-losses =
    { $lost ->
        [0] You lose no units
       *[other] You lose { $lost }
    }, { $who } { $killed ->
        [0] none
       *[other] { $killed }
    }.
board-outcome =
    { $outcome ->
        [taken] You take the cell.
        [empty] The cell is empty.
       *[repelled] The defenders keep the cell.
    }
board-their-chief = Their chief is defeated: you take an item, and the trophy if you do not have it yet.
board-own-chief = Your own chief is defeated and can lose an item.
board-retreat = Retreat with the chief
board-about-retreat = The chief is shut in: instead of moving, the chief may go alone to a free village outside. That ends your turn.
board-end = End the turn

# Collecting and making
board-collect = Collect { NOUN($item, form: "a") }
board-trade = A horse for { NOUN($item, form: "a") }
board-cost = costs { NOUN($item, form: "a") }
board-cost-warriors = costs two warriors
board-all = all { $count }
board-carries = { NOUN($item, form: "bare") } × { $count }
board-drop = Leave behind: { NOUN($item, form: "bare") } × { $count }
board-ask-drop = No room for { NOUN($item, form: "a") }: what do you leave behind?
board-ask-drop-sub = You lose all pieces of that kind.
board-room = No room for { NOUN($item, form: "the") }
board-room-how = Choose a bag of your donkey to leave that kind behind, or throw the item away.
board-throw-away = Throw away { NOUN($item, form: "the") }
board-take = Take one item from { $seat }
board-camp-now = Make and train
board-camp-next = Next Campsite
board-reserve = { $count } in reserve
board-can-make = ready to make
board-no-room = replaces a kind
board-not-yet = not yet
board-lacks = needs { $what }
board-lack-reserve = warriors in reserve
board-two-already = two already

# Goal and cards
board-goal-title = Goal
board-goal-note =
    { $horses }/{ $goal } { $goal ->
        [one] horse
       *[other] horses
    }, { $trophies }/4 trophies
board-horses =
    { $horses } of { $goal ->
        [one] { $goal } horse
       *[other] { $goal } horses
    }
board-to-go = still missing: horses { $horses }, trophies { $trophies }
board-trophy =
    { $trophy ->
        [hide] Hide
        [wagon] Wagon
        [gold] Gold
       *[other] Chief
    }
board-owned = won
board-not-owned = missing
board-warriors = warriors on the map { $warriors }, in reserve { $reserve }
board-cards = Moving cards
board-cards-left =
    { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
board-card-state =
    { $state ->
        [now] played this round
        [left] still in hand
       *[played] played in this cycle
    }
board-card-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $chief } with the chief
board-card-short = { $steps } steps · chief { $chief }
board-card-short-camp = make, train
board-card-camp = make tools, train warriors
board-card-attack = attack +1
board-card-protection = chief protected
board-choose-card = Choose a card
board-ready = ready
board-thinking = choosing

# Tiles nobody has seen, and the phone
board-tiles-left = Tiles left
board-unseen =
    { $count ->
        [one] { $count } tile unseen
       *[other] { $count } tiles unseen
    }
board-unseen-note = { $pile } of them in the pile for the inside, the rest face down on the border. Any unknown tile may be anywhere.
board-pane =
    { $pane ->
        [now] Now
        [goal] Mine
        [camp] Recipes
        [rivals] All
       *[tiles] Tiles
    }

# The game in four pictures
board-lesson-valley = Into the unknown
    .about = A step onto unknown land turns a tile over, and you choose where its mountains go. Move the whole tribe, or part of it.
board-lesson-donkey = From sticks to horses
    .about = Your chief gathers sticks, stones and feathers. At a Campsite they become bows and axes. A bow brings a hide, an axe gold, and a farm takes either for a horse.
board-lesson-cards = Five cards, five rounds
    .about = All players choose a card in secret: it gives steps, some of them for the chief, or a Campsite. Each card is played once, then all come back.
board-lesson-win = Horses and trophies
    .about = Collect horses and four trophies: your first hide, wagon and gold, and a defeated chief. The first player to have them all wins at once.

## The log, one line for each deed

board-log-discovered =
    { $seat_is ->
        [you] You discover
       *[other] { $seat } discovers
    } { NOUN($land, form: "a") } on { $cell }, with { $pieces }.
board-log-settled =
    { $seat_is ->
        [you] Your chief settles
       *[other] { $seat }’s chief settles
    } on { $cell }, { NOUN($land, form: "a") }, with { $warriors ->
        [one] { $warriors } warrior
       *[other] { $warriors } warriors
    }.
board-log-who =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    }
board-log-counted = { $count } × { NOUN($item, form: "bare") }
# $what is one thing with its article, or several: “2 × stick”. $price is "none", or the same of what was paid.
board-log-collected =
    { $seat_is ->
        [you] You collect
       *[other] { $seat } collects
    } { $what } on { $cell }{ $price ->
        [none] .
       *[other] {" "}for { $price }.
    }
board-log-traded =
    { $seat_is ->
        [you] You trade
       *[other] { $seat } trades
    } { $what } for { $count ->
        [one] a horse
       *[other] { $count } horses
    }: { $horses ->
        [one] { $horses } horse
       *[other] { $horses } horses
    } now.
board-log-crafted =
    { $seat_is ->
        [you] You make
       *[other] { $seat } makes
    } { $what }.
board-log-trained =
    { $seat_is ->
        [you] You train
       *[other] { $seat } trains
    } { $count ->
        [one] a warrior
       *[other] { $count } warriors
    } on { $cell }.
# $sum: “5 + 1 against 4”.
board-log-attacked =
    { $seat_is ->
        [you] You attack
       *[other] { $seat } attacks
    } { $opponent ->
        [army] the cavalry
       *[other] { $opponent_is ->
                [you] you
               *[other] { $opponent }
            }
    } on { $cell }, { $sum }: { $outcome ->
        [taken] the attackers take the cell
        [empty] the cell is left empty
       *[repelled] the defenders hold the cell
    }. { $lost ->
        [0] No attacker
        [one] One attacker
       *[other] { $lost } attackers
    } and { $killed ->
        [0] no defender
        [one] one defender
       *[other] { $killed } defenders
    } fall.
board-log-cavalry-off =
    { $count ->
        [one] There is no cell for a cavalryman, who stays off the map.
       *[other] There is no cell for the cavalry yet; it stays off the map.
    }
# Below it stands a line for each player, with what they gained.
board-log-cycle = Cycle { $cycle } is over, and all players take their five cards back. Gained:
board-log-horses =
    { $count ->
        [one] { $count } horse
       *[other] { $count } horses
    }
board-log-nothing = nothing

## What a choice changes (reasons.py): clauses of a hint

reason-wins = wins the game
reason-horses = { $count ->
        [one] one horse more
       *[other] { $count } horses more
    }, { $missing ->
        [0] no more are needed
        [one] one is missing
       *[other] { $missing } are missing
    }
reason-trophy = { NOUN($trophy, form: "the") }, { $missing ->
        [0] the last one
        [one] one is missing
       *[other] { $missing } are missing
    }
reason-items = { $count } × { NOUN($item, form: "bare") } on the donkey
reason-items-lost = { $count } × { NOUN($item, form: "bare") } less on the donkey
reason-warriors = { $count ->
        [one] one warrior more
       *[other] { $count } warriors more
    }
reason-warriors-lost = { $count ->
        [one] one warrior of yours falls or is paid
       *[other] { $count } warriors of yours fall or are paid
    }
    .theirs = { $count ->
        [one] one warrior of theirs falls or is paid
       *[other] { $count } warriors of theirs fall or are paid
    }
reason-joined = { $count ->
        [one] one warrior
       *[other] { $count } warriors
    } with the chief
reason-chief-falls = your chief is defeated
    .theirs = their chief is defeated
reason-defeats = defeats the chief of { $seat }
reason-costs-warriors = { $seat } loses { $count ->
        [one] a warrior
       *[other] { $count } warriors
    }
reason-safe = your chief is out of danger
    .theirs = their chief is out of danger
reason-in-danger = your chief could be defeated there
    .theirs = their chief could be defeated there
reason-reaches = your chief reaches { NOUN($land, form: "a") }
    .theirs = their chief reaches { NOUN($land, form: "a") }
reason-nearer = { $steps ->
        [one] one step
       *[other] { $steps } steps
    } from { NOUN($land, form: "a") } on { $cell }
reason-discovers = finds { NOUN($land, form: "a") } on { $cell }
reason-discovers-some = turns over { $count ->
        [one] a tile
       *[other] { $count } tiles
    } of the map
reason-card = { $walk } steps, { $chief } of them with the chief{ $attack ->
        [0] { "" }
       *[other] , and each attack counts one unit more
    }
reason-card-campsite = axes, bows and warriors instead of steps, and the chief is protected

## Asked for in the terminal

table-word-goal = goal
    .about = what wins, how everyone stands, what to watch for
table-goal = The first player with { $goal } horses and all four trophies wins.
table-goal-last = After cycle { $cycles } points decide: one per horse, two per trophy.

## What a balance of the game tells of

holding-start = Start

## Answered ahead

ahead-room-room-none = No room for the item you took: throw it away
