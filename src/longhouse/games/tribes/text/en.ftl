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
game-about = A game of exploring and raiding. Lead a chief and their warriors into a valley that nobody has mapped: lay its land as you go, gather sticks, stones and feathers, make bows and axes, hunt, mine, take wagons, and trade it all for horses. In each round everybody secretly chooses a moving card, and all are turned over together. The first with ten horses and all four trophies wins at once.

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
    } a cavalry man on { $cell }.
event-cavalry-off = A cavalry man finds no place and stays off the map.
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
event-cycle-ended = Cycle { $cycle } is over: everybody takes the five cards back.
event-unprotected =
    { $seat_is ->
        [you] Your chief has
       *[other] { $seat }’s chief has
    } stayed in the village on { $cell } for too long: it protects them no more.

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
        [0] nobody
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
    } a cavalry man on { $cell }.
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
        [you] You have
       *[other] { $seat } has
    } no room for { NOUN($item, form: "the") }: it is thrown away.
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
        [you] You have the horses and all four trophies: you win.
       *[other] { $seat } has the horses and all four trophies, and wins.
    }
event-capped = Cycle { $cycle } was the last one: points decide.

## Questions

prompt-start = Where do you start?
    .help = A cell of the border. Its tile lies face down until everybody has chosen; the Spirit Chief chooses last, because they move first.
prompt-orient-start = { $cell } is { NOUN($land, form: "a") }: how do its mountains lie?
    .help = Nobody can cross a mountain. Leave yourself a way into the valley; no land may be sealed off, and no four mountains may stand in a line.
prompt-cavalry = Where does cavalry man { $man } stand?
    .help = On any discovered land without players, but in no village. Cavalry does not move: it bars the way and must be fought to get through.
prompt-card = Round { $round }: which card do you play?
    .help = Everybody chooses in secret, then all cards are turned over together. Each card is played once in the five rounds of a cycle. You can change your mind until the last card is chosen.
prompt-turn =
    { NOUN($card, form: "bare") }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } left, { $chief } of them with the chief.
    .help = A step moves any part of one tribe to a neighbouring cell. Your chief collects wherever they stand, before, between and after steps. One attack per round. Steps need not be used.
prompt-orient = You find { NOUN($land, form: "a") } on { $cell }: how do its mountains lie?
    .help = The side you come in by stays open. Turn the mountains to shorten your own ways and lengthen those of others; no land may be sealed off.
prompt-relocate = Your chief is defeated: where do they find refuge?
    .help = In a village without pieces of others; if none is free, on any discovered land without them.
prompt-retreat = Where does your chief retreat to?
    .help = Your chief leaves alone, for a free village outside the land where they are shut in, and your turn is over.
prompt-take =
    What do you take from { $opponent_is ->
        [you] your own donkey
       *[other] { $opponent }’s donkey
    }?
    .help = Whoever defeats a chief takes one item; if cavalry did it, the player on the left does. A stolen good buys a horse, but brings no trophy.
prompt-room = No room for { NOUN($item, form: "the") }: what do you leave behind?
    .help = The donkey carries four kinds, two of each. A kind you leave is lost with all its pieces; or throw away what you have just taken.
prompt-beaten = Where do you send the beaten cavalry man?
    .help = To any other discovered land without players, but into no village: in front of the leader, for instance.
prompt-campsite = Campsite: what do you make?
    .help = Stone and stick make an axe, stick and feather a bow, recruit and feather a warrior. Make as many as you can; your chief also collects where they stand.

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
option-cavalry = Place the cavalry man on { $cell }
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

why-not-your-turn = It is not your turn: you can look at everything while you wait.
why-card-chosen = You have chosen your card: until the others have chosen too, you can only take it back.
why-start-first = First choose a cell of the border to start on.
why-orient-first = First turn the new tile: its mountains decide where anybody can go.
why-cavalry-first = First place the cavalry man.
why-card-first = First choose a moving card: the turns begin when all cards are open.
why-choose-tribe = Choose one of your tribes, then who goes, then a neighbouring cell.
why-refuge-first = First find a refuge for your chief.
why-take-first = First take an item from the chief you have defeated.
why-room-first = First make room on the donkey, or throw the item away.
why-no-steps-at-campsite = The Campsite card gives no steps: make tools, train warriors, collect where your chief stands, or end the turn.
why-card-played = You have played { NOUN($card, form: "the") } in this cycle: it comes back to your hand after round 5.
why-card-later = Cards are chosen at the beginning of a round: first finish this one.
why-start-on-border = Everybody starts on the border: choose a cell of the outer ring.
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
why-cavalry-undiscovered = Nobody has discovered this cell: cavalry stands on tiles that lie open.
why-cavalry-village = Cavalry never stands in a village: choose another land.
why-cavalry-occupied = A player’s pieces stand there: cavalry needs a cell without them.
why-cavalry-elsewhere = The man was beaten here: choose another cell.
why-refuge-shut-in = This cell lies in the land where your chief is shut in: choose one outside.
why-refuge-occupied = Pieces of others stand there: choose a cell without them.
why-refuge-undiscovered = Nobody has discovered this cell: your chief finds refuge on land that lies open.
why-refuge-village-first = A village is free: your chief must go to a village.
why-no-steps = You have no steps left: collect, or end the turn.
why-too-far = No tribe of yours stands next to { $cell }: move closer, one cell at a time and never diagonally.
why-mountain = A mountain lies between your tribe and { $cell }: go around it.
why-attacked = You have already attacked in this round: until the next one, cells with pieces of others are closed to you.
why-protected-by-card =
    { $opponent_is ->
        [you] You have
       *[other] { $opponent } has
    } played the protecting card: this chief’s cell is closed until the end of the round.
why-protected-by-village =
    { $opponent_is ->
        [you] Your chief stands
       *[other] { $opponent }’s chief stands
    } in a village: nobody may enter until they leave.
why-chief-alone = A chief cannot attack alone: take at least one warrior along.
why-chief-done = Your chief was defeated in this turn, and moves and collects again in your next one.
why-chief-no-steps = Your chief has no steps left on this card: move warriors, or collect where the chief stands.
why-too-few-warriors =
    Your largest tribe has { $most ->
        [one] { $most } warrior
       *[other] { $most } warriors
    }: send fewer.
why-too-few-there =
    { $most ->
        [0] No warrior stands
        [one] { $most } warrior stands
       *[other] { $most } warriors stand
    } beside your chief: send fewer.
why-mask-when-discovering = Tiles are turned when they are discovered, and then lie for good.
why-mask-of-another-tile = The mountains of this tile, { NOUN($land, form: "a") }, cannot lie like that: turn it to another side.
why-mask-entry = You come in from { NOUN($side, form: "the") }: that side must stay open.
why-mask-line = That would be a fourth mountain in a line: turn the tile another way.
why-mask-range = That would be a fourth mountain in one chain: turn the tile another way.
why-mask-land = That would close off a part of the valley: turn the tile another way.
why-made-not-found = No land gives { NOUN($item, form: "a") }. Make it at a Campsite: { NOUN($parts, form: "a") }.
why-no-collecting-at-campsite = At this table nothing is collected in a turn with the Campsite card: collect in a turn with steps.
why-not-here = Bring your chief to { NOUN($land, form: "a") } to find { NOUN($item, form: "a") }.
why-collected-here = At this table a chief collects once per cell and turn: go on to another cell, or come back next turn.
why-needs-tool = You need { NOUN($tool, form: "a") } to pay for { NOUN($item, form: "the") }: { NOUN($parts, form: "a") } at a Campsite.
why-needs-warriors = A wagon costs { $count } warriors of your chief’s cell, and { $have } stand there: bring more, or train some at a Campsite.
why-full-of = You carry two of this kind, and no third one: { NOUN($item, form: "bare") }. Use one up first.
why-not-a-good = A farm takes gold, hides and wagons, and no other item: { NOUN($item, form: "bare") } is not one of them.
why-farm-only = Horses are traded at a horse farm: bring your chief to one.
why-farm-takes = At this table each farm takes one good only. This one takes this: { NOUN($item, form: "bare") }.
why-none-held = Your donkey carries none of this kind: { NOUN($item, form: "bare") }.
why-not-made = Only axes, bows and warriors are made at a Campsite; { NOUN($item, form: "bare") } comes from the land.
why-campsite-only = Tools are made and warriors trained in a round in which you play the Campsite card.
why-missing = For { NOUN($made, form: "a") } you need { NOUN($parts, form: "a") } on your donkey. Still missing: { NOUN($missing, form: "bare") }.
why-reserve-empty = All eight warriors are on the map: nobody is left in the reserve to be trained.
why-drop-for-room = Items are left behind only to make room for a new one: collect or make something first.
why-take-from-beaten = Items are taken from a donkey only after defeating its owner’s chief.
why-just-taken = This very piece has just been taken from you ({ NOUN($item, form: "bare") }): take something else.
why-none-there =
    { $opponent_is ->
        [you] Your donkey
       *[other] { $opponent }’s donkey
    } carries none of this kind: { NOUN($item, form: "bare") }. Take something else.
why-throw-away-later = Only an item taken from a defeated chief can be thrown away, when your donkey has no room for it.
why-retreat-off = At this table chiefs do not retreat: fight your way out, or wait until the way is free.
why-retreat-not-at-campsite = There is no retreat with the Campsite card: play a card with steps next round.
why-retreat-before-steps = A retreat replaces all steps, and you have made one: think of it first next time.
why-retreat-nowhere = There is no free cell outside to retreat to.
why-not-shut-in = Your chief is not shut in: they can still walk, or a warrior beside them can fight.

## Scores

score-horses = Horses, up to the goal
score-trophies = Trophies, two points each
tie-won =
    { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } all the horses and all four trophies: that wins at once.
tie-trophies = The points are equal: more trophies decide, { $most } to { $least }.
tie-horses = Points and trophies are equal: more horses decide, { $most } to { $least }.
tie-goods = The points are equal: more gold, hides and wagons decide, { $most } to { $least }.
tie-tools = Points and goods are equal: more axes and bows decide, { $most } to { $least }.
tie-warriors = Points, goods and tools are equal: more warriors on the land decide, { $most } to { $least }.
tie-items = Everything else is equal: more sticks, stones and other items decide, { $most } to { $least }.

## Settings

setting-horses-to-win = Horses to win
    .about = Fewer horses make a shorter game: three to six are good for an evening with several games.
setting-start-warriors = Warriors at the start
    .about = How many of the eight warriors start beside the chief; fewer is harder.
setting-max-cycles = Last cycle
    .about = After this cycle points decide: horses up to the goal, and two for each trophy. Without a last cycle the game goes on until somebody wins.
setting-max-cycles-none = None
setting-first-spirit-chief = First Spirit Chief
    .about = Who takes the first turn in each round of the first cycle: drawn by lot, or a seat.
setting-first-spirit-chief-random = By lot
setting-first-spirit-chief-1 = Seat 1
setting-first-spirit-chief-2 = Seat 2
setting-first-spirit-chief-3 = Seat 3
setting-first-spirit-chief-4 = Seat 4
setting-collect-limit = Collecting
    .about = A chief may collect on a cell as often as they like, or only once on each cell and turn, whatever it gives.
setting-collect-limit-unlimited = As often as you like
setting-collect-limit-one-per-tile-per-turn = Once per cell and turn
setting-collect-in-campsite = Collecting at a Campsite
    .about = Whether the chief may also collect where they stand in a turn with the Campsite card.
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
    .about = Which barriers are forbidden: four mountains in a straight line, any chain of four, or none. Land is never sealed off.
setting-mountain-rule-line = No line of four
setting-mountain-rule-range = No chain of four
setting-mountain-rule-none = Any
setting-cavalry = Cavalry
    .about = Whether two cavalry men stand in the valley.
setting-cavalry-on = Yes
setting-cavalry-off = No
setting-cavalry-counts-as-attack = Cavalry and the one attack
    .about = Whether a fight against cavalry uses up the one attack of the round.
setting-cavalry-counts-as-attack-on = Yes
setting-cavalry-counts-as-attack-off = No
setting-cavalry-costs-an-item = A chief beaten by cavalry
    .about = Whether a chief who is beaten by cavalry loses an item to the player on the left. If not, as the rulebook has it, such a defeat is a cheap journey to any village.
setting-cavalry-costs-an-item-on = Loses an item
setting-cavalry-costs-an-item-off = Loses nothing
setting-retreat = Retreat
    .about = Whether a chief who is shut in by pieces that cannot be fought may retreat at the cost of the turn.
setting-retreat-on = Yes
setting-retreat-off = No
setting-camp-protection-limit = Shelter in a village
    .about = After so many rounds in a row in the same village, a chief is no longer protected there; five are recommended against hiding.
setting-camp-protection-limit-none = No limit
setting-start-spacing = Distance at the start
    .about = How many steps apart start cells must be, at least.

## What the components do

about-feather = Free at an eagle nest. With a stick it makes a bow, with a recruit a warrior.
about-stone = Free at a riverbed. With a stick it makes an axe.
about-stick = Free in the woods. With a stone it makes an axe, with a feather a bow.
about-indian = Joins you for nothing in a village. With a feather a recruit becomes a warrior at a Campsite.
about-axe = Made of a stone and a stick at a Campsite; pays for gold at a mine.
about-bow = Made of a stick and a feather at a Campsite; pays for a hide at a buffalo herd.
about-hide = A buffalo herd gives it for a bow. The first one brings a trophy; a farm takes it for a horse.
about-gold = A mine gives it for an axe. The first one brings a trophy; a farm takes it for a horse.
about-wagon = Taken on a wagon trail at the cost of two warriors. The first one brings a trophy; a farm takes it for a horse.
about-warrior = Goes with the chief or alone; one takes out one in battle. Trained at a Campsite from a recruit and a feather.
about-horse = A farm gives it for gold, a hide or a wagon. Ten of them, and the four trophies, win; they cannot be lost.
about-trophy-hide = For the first hide you hunt yourself.
about-trophy-wagon = For the first wagon you take yourself.
about-trophy-gold = For the first gold you mine yourself.
about-trophy-chief = For defeating another player’s chief, in attack or in defence.
about-camp = No steps: make axes, bows and warriors. Your chief’s cell is protected until the end of the round.
about-raid = Three steps, two of them with the chief. Each attack counts one unit more.
about-trail = Four steps, three of them with the chief.
about-journey = Five steps, four of them with the chief.
about-scouts = Six steps, two of them with the chief.
about-land-camp = Recruits join here. A chief who stands here, with all their tribe, cannot be attacked.
about-land-feather = Gives feathers.
about-land-stick = Gives sticks.
about-land-stone = Gives stones.
about-land-buffalo = Gives a hide for a bow.
about-land-mine = Gives gold for an axe.
about-land-wagon = Gives a wagon for two warriors from the chief’s cell.
about-land-farm = Gives a horse for gold, a hide or a wagon.
about-land-ridge = An attack from here counts one unit more.
about-land-bluff = Whoever is attacked here counts one unit more.
about-land-plain = Gives nothing, and hides nothing.

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
        [cavalry] The cavalry is placed
        [cards] Cards are chosen
        [turn] Cards are open
       *[over] The game is over
    }
table-turn-of =
    { $seat_is ->
        [you] Your turn
       *[other] { $seat }’s turn
    }
table-order = Turn order
table-legend = Numbers count warriors, * is the chief, ! is protected, ^ is a mountain, ?? lies face down, +A helps attackers, +D defenders.
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
        [0] No tile is left unseen
        [one] { $count } tile still unseen, { $pile } of it in the pile
       *[other] { $count } tiles still unseen, { $pile } of them in the pile
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
    Tribes is a game for two to four chiefs in a valley that nobody has mapped. Everybody leads a chief, up to eight warriors and a donkey. You explore and lay the land tile by tile, collect sticks, stones, feathers and recruits, make tools, hunt, mine and raid, and trade what you gain for horses. Five rounds make a cycle; in each round everybody secretly plays one of five moving cards. The first with ten horses and the four trophies wins at once.
    This is an unofficial version in our own words. It follows the rulebook of Tribes, which names neither author nor publisher. Its pictures are lost: the list of the 100 tiles and some figures of the cards are designed by us.
rules-setup =
    1. Shuffle the 100 tiles. Lay 36 of them face down as the border of a square of ten by ten cells; the other 64 are the pile.
    2. Everybody takes a chief, eight warriors, five moving cards and an empty donkey.
    3. Draw the first Spirit Chief by lot.
    4. From the player on the Spirit Chief’s left, so that the Spirit Chief is last, everybody picks a cell of the border that nobody has picked.
    5. In the same order everybody turns the tile over and turns it to any side that the rules about mountains allow.
    6. Chief and six warriors stand on it; the two others are the reserve.
rules-order =
    1. Cavalry: before each cycle the Spirit Chief places both cavalry men.
    2. Cards: everybody chooses a moving card in secret; all are turned over together.
    3. Turns, from the Spirit Chief clockwise: move, explore, collect and attack at most once; or, with the Campsite card, make tools and train warriors.
    4. After five rounds everybody takes the cards back, and the Spirit Chief card goes to the left.

## The rules: part 1

rules-part-1 = The valley and its tiles
rule-r1 = The valley. It has ten by ten cells, and no tile lies outside. The 36 outer cells are the border, where everybody starts on a cell of their own; the other 64 are the inside.
rule-r2 = What lies there. Each cell of the border holds a face-down tile from the start. The inside is empty until somebody goes there.
rule-r3 = Mountains. A tile has mountains on none, one or two of its four sides; two may be neighbours or opposite each other.
rule-r4 = Walls. Two neighbouring cells are separated if the tile on either side has a mountain there. Cells not yet discovered separate nothing. Nobody leaves the map.
rule-r5 = Four directions. Pieces go north, east, south or west, never diagonally and never over a mountain.
rule-r6 = Discovering. Whoever steps on a face-down tile turns it over; whoever steps on an empty cell draws the top tile of the pile. They turn it as they like and move onto it.
rule-r7 = The entrance. The side by which the pieces come in carries no mountain of the new tile.
rule-r8 = No way back. You say who goes where before you see the tile, and the step is always made.
rule-r9 = For good. A tile that lies never moves, turns or leaves.
rule-r10 = No line of four. At most three walls in a row may stand on one straight line of the grid, whichever tiles they belong to. Mountains on the outer edge do not count. The setting “{ setting-mountain-rule }” changes this.
rule-r11 = Open land. Every cell must remain reachable from every other, if cells not yet discovered are taken as open.
rule-r12 = Passes. You may turn a new tile in any way that keeps the rules above. If there is none, the mountains that do not fit become passes, as few as possible, and a pass can be crossed.
rule-r13 = Only one way. If a tile can lie in one way only, it does so without a question.
rule-r14 = The pile. 64 tiles for 64 cells: it lasts exactly.

## The rules: part 2

rules-part-2 = Rounds and cards
rule-r15 = Five rounds. In each round of a cycle everybody plays one card, which then lies open and cannot be played again. After the fifth round everybody takes all five back.
rule-r16 = In secret. Cards are chosen at the same time and turned over together.
rule-r17 = Turns. In each round of a cycle the Spirit Chief has the first turn, then the others clockwise.
rule-r18 = The Spirit Chief. After each cycle the card goes to the player on the left.
rule-r19 = What a card shows: steps, how many of them the chief may make, which is always fewer, and perhaps an icon.

## The rules: part 3

rules-part-3 = Moving
rule-r20 = A step moves any part of one tribe to a neighbouring cell. It costs 1 step, however many pieces go.
rule-r21 = Sharing. All steps may go to one tribe, or be shared among tribes in any order.
rule-r22 = The chief. A step with the chief also uses one of the chief’s own steps; without any left, the chief stays.
rule-r23 = Splitting. Pieces left behind are a tribe of their own at once. You may have as many tribes as you have pieces.
rule-r24 = Joining. Own pieces that meet are one tribe at once and may go on together.
rule-r25 = Size. A tribe is anything from a single warrior, or the chief alone, up to eight warriors and the chief.
rule-r26 = Steps left over. You need not use all steps.
rule-r27 = Never together. After a step, a cell holds pieces of one side only.
rule-r28 = Entering. To enter a cell with another tribe or with cavalry is to attack it. There is no other way past.
rule-r29 = One attack. You attack at most once per round, won or lost. After that, cells with pieces of others are closed to you. The setting “{ setting-cavalry-counts-as-attack }” can leave out cavalry.
rule-r30 = Not alone. The chief cannot attack without at least one warrior beside them.
rule-r31 = Protected. A cell under total protection can be neither attacked nor passed by other players.

## The rules: part 4

rules-part-4 = Bonuses
rule-r32 = Raid party. In the round you play it, each of your attacks counts one unit more.
rule-r33 = Campsite. From the moment the cards are turned over until the end of the round, the cell of your chief and the tribe on it are under total protection. Your other tribes are not. The setting “{ setting-campsite-protection }” moves this icon to the Trail card.
rule-r34 = Village. A tribe with its chief in a village is under total protection; without the chief it is not. The setting “{ setting-camp-protection-limit }” can put an end to it.
rule-r35 = Attack icon. An attack that starts from a tile with this icon counts one unit more, even if the tribe has just come there.
rule-r36 = Defence icon. Whoever is attacked on a tile with this icon counts one unit more, players and cavalry alike.
rule-r37 = Adding up. Card and tile add up for the attacker. Attack and defence cancel each other one for one.

## The rules: part 5

rules-part-5 = The chief and the warriors
rule-r38 = Only the chief collects, makes tools and brings warriors into play.
rule-r39 = The reserve. Lost warriors go to your reserve and can be trained again. More than eight are never on the map.
rule-r40 = Without warriors you play on with the chief, who moves, explores, collects, makes tools and trains, but cannot attack or take wagons.
rule-r41 = Retreat. If pieces that you cannot fight shut your chief in at the start of your turn, they may go alone to a refuge outside instead of moving: a free village; if there is none, any free discovered land; if there is none either, a face-down tile of the border. Shut in means: the cells that your chief could reach without entering one with pieces of others, undiscovered ones included, are fewer than 50, and every open way out of them leads to a cell under total protection, or, if none of your warriors stands in that part, to any cell with pieces of others. That is possible before your first step and with any card but Campsite; you may collect before it, and it ends your turn. Without a refuge outside it is not offered. The setting “{ setting-retreat }” can forbid it.
rule-r42 = Never killed. A defeated chief only changes place.
rule-r43 = Nobody leaves the game before its end.

## The rules: part 6

rules-part-6 = Collecting and the donkey
rule-r44 = Collecting. Where a tile shows a dreamcatcher, the chief standing there collects what it shows, as often as you like and at any moment of your turn: before, between and after steps. The setting “{ setting-collect-limit }” can allow one per cell and turn.
rule-r45 = At a Campsite, too, the chief collects where they stand, unless the setting “{ setting-collect-in-campsite }” is off.
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
rule-r57 = Units. Each warrior, each chief and each cavalry man counts one.
rule-r58 = Net bonus. Attack card and attack icon of the cell you leave, minus the defence icon of the cell you enter. What remains are extra units of the attacker, or of the defender.
rule-r59 = Losses. One takes out one, extra units included, until one side has none left. Extra units fall first, and count as no loss.
rule-r60 = Warriors first. The chief is lost only if the whole tribe is, and is then defeated.
rule-r61 = Outcome. If attackers are left, they stand on the cell; if defenders are left, they keep it; if nobody is left, it is empty.
rule-r62 = Afterwards. Surviving attackers may go on, and the chief among them may collect. First come trophies, then items taken, then refuges for chiefs, then beaten cavalry men.
rule-r63 = Refuge. The owner puts a defeated chief at once into a discovered village without pieces of others; if there is none, on any discovered land without them; if there is none either, on a face-down tile of the border, which is turned over.
rule-r64 = Spoils. Whoever defeats a chief, attacking or defending, gets the chief trophy if they lack it and takes one item of their choice from the loser’s donkey.
rule-r65 = Both chiefs. If both fall in one battle, the attacker takes an item first, then the defender, but not the very piece that was just taken; then the defender finds a refuge, then the attacker.
rule-r66 = A beaten attacker. A chief defeated in their own turn makes no more steps and collects nothing more in it. Other tribes may go on.
rule-r67 = Beaten by cavalry. Nobody gets a trophy, but the defeat costs what any other costs: the player to the left takes one item of their choice from the loser’s donkey. The setting “{ setting-cavalry-costs-an-item }” can spare them that.

## The rules: part 8

rules-part-8 = The cavalry
rule-r68 = Where. A cavalry man stands on a discovered tile that is no village and holds no player’s piece. Both may share a tile.
rule-r69 = When. Before each cycle the Spirit Chief picks up both and places them again. A man without a possible cell stays off the map.
rule-r70 = Standing still. Cavalry never moves or attacks by itself; it bars the way.
rule-r71 = Fighting. Cavalry is fought like a tribe, with all icons.
rule-r72 = Beaten men. Whoever beats a cavalry man places it at once on another possible cell, not that of the battle.

## The rules: part 9

rules-part-9 = The Campsite
rule-r73 = Instead of steps. With the Campsite card you make tools and train warriors, any number in any order.
rule-r74 = An axe is one stone and one stick.
rule-r75 = A bow is one stick and one feather.
rule-r76 = A warrior is one recruit and one feather. They come from the reserve and appear on the chief’s cell.
rule-r77 = Room. The ingredients go first. If the tool still finds no room, one whole kind must be left behind.
rule-r78 = Two of each. You can own at most two axes and two bows.
rule-r79 = Nothing at all. You may play Campsite and do nothing.

## The rules: part 10

rules-part-10 = What there is not
rule-r80 = No trading or giving between players, and no alliances.
rule-r81 = No stealing of horses or trophies.
rule-r82 = No elimination, no hand limit, no discarding of cards.
rule-r83 = Nothing is left on tiles for others.
rule-r84 = The Spirit Chief has no power but the first turn and the cavalry.

## The rules: part 11

rules-part-11 = Winning
rule-r85 = The goal. Whoever has ten horses, or as many as the setting “{ setting-horses-to-win }” says, and all four trophies has won.
rule-r86 = At any time. This is looked at after every gain, also in somebody else’s turn. If two fulfil it through the same battle, the active player wins.
rule-r87 = At once. The game ends immediately; the round is not completed.
rule-r88 = The last cycle. With the setting “{ setting-max-cycles }” the game ends after that cycle: horses up to the goal, plus two points for each trophy. Ties go to more trophies, then more horses, goods, tools, warriors and other items.

## The board

board-valley = The valley
board-own = Your things
board-you = You
board-none = none
board-is = { $what }: { $about }
board-in-hand = cards in hand
board-phase =
    { $phase ->
        [setup] Finding a start
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
board-about-unknown = Whoever steps here turns a tile over and lays it as they like.
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
        [one] a cavalry man
       *[other] { $count } cavalry men
    }
board-gives = gives { NOUN($item, form: "a") }
board-gives-for = gives { NOUN($item, form: "a") } for { NOUN($tool, form: "a") }
board-gives-wagon = gives a wagon for two warriors
board-gives-horse = gives a horse for one of these: { NOUN($goods, form: "bare") }
board-bonus =
    { $bonus ->
        [attack] attacks from here count one more
        [defence] defenders here count one more
       *[protection] a chief and their tribe are safe here
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
board-lay = Lay it so: { $tile }
board-pass-why = Something would be closed off: one side becomes a pass.
board-refused =
    { $why ->
        [entry] No: you come in by this side
        [line] No: a fourth mountain in a line
       *[land] No: it would close off land
    }

# Who goes where
board-who-goes = Who goes
board-going = Going
board-fewer = One warrior fewer
board-more = One warrior more
board-warriors-going = Warriors who go
board-chief-stays = The chief has no steps left on this card.
board-chief-alone = A chief cannot attack alone.
board-attacked = has attacked
board-turn-hint = Touch one of your tribes to move it.
board-ask-where = Where to from { $cell }?
board-steps-left =
    { $count ->
        [one] One step left.
       *[other] { $count } steps left.
    }
# Cells the tribe can enter: $free known ones, $found that nobody has seen.
board-goals =
    { $found ->
        [0] The land around is known.
       *[other] { $free ->
            [0] Unknown land lies ahead.
           *[other] Unknown land: { $found } of the ringed cells.
        }
    }
# On the button that ends the turn.
board-unused =
    { $count ->
        [one] one step unused
       *[other] { $count } steps unused
    }
board-cavalry-why = Nobody passes it without a fight: bar a rival’s way, not your own.
# $count players have chosen already.
board-start-why =
    { $count ->
        [0] From the middle of a side more ways lead into the valley than from a corner.
       *[other] Next to a rival you can be attacked at once; farther off you explore in peace.
    }
board-ask-pieces = Who goes to { $cell }?
board-ask-pieces-sub = Not all of those you chose may go there.
board-sum = { $ours } against { $theirs }
board-attack-on = Attack { $cell }, { $who }
board-losses =
    { $lost ->
        [0] You lose nobody
       *[other] You lose { $lost }
    }, { $who } { $killed ->
        [0] nobody
       *[other] { $killed }
    }.
board-outcome =
    { $outcome ->
        [taken] You take the cell.
        [empty] Nobody is left on the cell.
       *[repelled] The defenders keep the cell.
    }
board-their-chief = Their chief is defeated: you take an item, and the trophy if you lack it.
board-own-chief = Your own chief is defeated and can lose an item.
board-retreat = Retreat with the chief
board-about-retreat = The chief is shut in: instead of moving they may go to a free village outside, alone. Your turn is over then.
board-end = End the turn

# Collecting and making
board-collect = Collect { NOUN($item, form: "a") }
board-trade = A horse for { NOUN($item, form: "a") }
board-cost = costs { NOUN($item, form: "a") }
board-cost-warriors = costs two warriors
board-all = all { $count }
board-carries = { NOUN($item, form: "bare") } × { $count }
board-drop = Leave behind: { NOUN($item, form: "bare") } × { $count }
board-ask-drop = No room for { NOUN($item, form: "a") }: what is left behind?
board-ask-drop-sub = A kind that is left behind is lost with all its pieces.
board-room = No room for { NOUN($item, form: "the") }
board-room-how = Touch a bag of your donkey to leave that kind behind, or throw the item away.
board-throw-away = Throw away { NOUN($item, form: "the") }
board-take = Take one item from { $seat }
board-camp-now = Make and train
board-camp-next = Next Campsite
board-reserve = { $count } in reserve
board-can-make = ready to make
board-no-room = leaves a kind behind
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
board-not-owned = still missing
board-warriors = warriors on the map { $warriors }, in reserve { $reserve }
board-cards = Moving cards
board-cards-left =
    { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
board-card-state =
    { $state ->
        [now] lies in this round
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
board-unseen-note = { $pile } of them in the pile for the inside, the rest face down on the border. Every unseen tile may lie anywhere.
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
    .about = A step onto unknown land turns a tile over: you choose how its mountains lie. Go with the whole tribe, or send out a part of it.
board-lesson-donkey = From sticks to horses
    .about = Your chief gathers sticks, stones and feathers. A Campsite makes bows and axes of them; a bow brings a hide, an axe gold, and a farm takes either for a horse.
board-lesson-cards = Five cards, five rounds
    .about = Everybody chooses a card in secret: how many steps, how many with the chief, or a Campsite. Each card is played once, then all come back.
board-lesson-win = Horses and trophies
    .about = Collect the horses, and four trophies: the first hide, wagon and gold of your own, and a defeated chief. Who has them all wins at once.

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
        [empty] nobody is left there
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
        [one] A cavalry man finds no place and stays off the map.
       *[other] The cavalry finds no place yet and stays off the map.
    }
# Below it stands a line for each player, with what they gained.
board-log-cycle = Cycle { $cycle } is over, and everybody takes the five cards back. Gained:
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
    .about = what wins, how far everybody is, what threatens
table-goal = Whoever has { $goal } horses and all four trophies wins.
table-goal-last = After cycle { $cycles } points decide: one for a horse, two for a trophy.

## What a balance of the game tells of

holding-start = Start

## Answered ahead

ahead-room-room-none = No room for what was taken: throw it away
