### Northgard: Uncharted Lands, English.
###
### Components arrive as ids and are rendered by NOUN($x, form: "bare" | "a" | "the" | "of" | "to"), which reads the
### noun-<id> messages below and joins lists; dots and underscores of an id are hyphens here (T05.n is noun-T05-n). A player
### arrives as $seat with $seat_is = "you" or "other" (and $opponent, $opponent_is). A territory arrives as one of its areas.
### Yes and no arrive as 1 and 0 in Python, as true and false in the browser: both are named.
### Nouns: the forms that core/text.py makes rightly are not written. What has no article, or always "the", has its .a.

## The game

game-title = Northgard: Uncharted Lands
game-tagline = Lead a Viking clan onto a land that grows as you explore it, fence it in, and hold it.
game-about = A game of exploration, conquest and deck building. Each of seven clans plays differently. Tiles laid side by side form territories: closed ones bring fame, printed icons bring food, wood and lore, and buildings make them stronger. A small deck of cards drives it all, and everyone adds a card each year. After seven years the greatest fame wins, unless somebody holds three closed territories with large buildings before that.

## Nouns: resources

noun-food = food
    .a = 1 food
    .the = the food
    .of = of food
    .to = to food
noun-wood = wood
    .a = 1 wood
    .the = the wood
    .of = of wood
    .to = to wood
noun-lore = lore
    .a = 1 lore
    .the = the lore
    .of = of lore
    .to = to lore

## Nouns: figures and tokens

noun-kaija = Kaija
    .a = Kaija
noun-scorched = Scorched Earth token

## Nouns: buildings

noun-silo = Food Silo
noun-lodge = Woodcutter Lodge
noun-tower = Defense Tower
noun-camp = Training Camp
noun-stone = Carved Stone
noun-fortress = Fortress
noun-forge = Forge
noun-altar = Altar of Kings

## Nouns: clans, and the clan cards of the same name

noun-bear = Bear Clan
    .a = Bear Clan
    .the = the Bear Clan
noun-boar = Boar Clan
    .a = Boar Clan
    .the = the Boar Clan
noun-goat = Goat Clan
    .a = Goat Clan
    .the = the Goat Clan
noun-raven = Raven Clan
    .a = Raven Clan
    .the = the Raven Clan
noun-snake = Snake Clan
    .a = Snake Clan
    .the = the Snake Clan
noun-stag = Stag Clan
    .a = Stag Clan
    .the = the Stag Clan
noun-wolf = Wolf Clan
    .a = Wolf Clan
    .the = the Wolf Clan

## Nouns: cards

noun-recruit = Recruit
    .a = Recruit
noun-explore = Explore
    .a = Explore
noun-move = Move
    .a = Move
noun-build = Build
    .a = Build
noun-feast = Feast
    .a = Feast
noun-bear-awakens = The Bear Awakens
    .a = The Bear Awakens
noun-protector = Protector of the Land
    .a = Protector of the Land
noun-osmosis = Osmosis
    .a = Osmosis
noun-lay-of-the-land = Lay of the Land
    .a = Lay of the Land
noun-teamwork = Teamwork
    .a = Teamwork
noun-resourceful = Resourceful People
    .a = Resourceful People
noun-raiding-party = Raiding Party
    .a = Raiding Party
noun-raven-mercenaries = Raven Mercenaries
    .a = Raven Mercenaries
noun-rapacious = Rapacious Exploitation
    .a = Rapacious Exploitation
noun-stolen-lore = Stolen Lore
    .a = Stolen Lore
noun-glory = Glory of the Clan
    .a = Glory of the Clan
noun-annexation = Annexation
    .a = Annexation
noun-plunder = Plunder
    .a = Plunder
noun-call-to-war = Call to War
    .a = Call to War
noun-negotiation = Negotiation
    .a = Negotiation
noun-scouts = Scouts
    .a = Scouts
noun-town-hall = Town Hall
    .a = Town Hall
noun-merchant = Merchant
    .a = Merchant
noun-militia = Militia
    .a = Militia
noun-villager-tools = Improved Villager Tools
    .a = Improved Villager Tools
noun-recruitment = Recruitment
    .a = Recruitment
noun-market-place = Market Place
    .a = Market Place
noun-mercenary = Mercenary
    .a = Mercenary
noun-intimidate = Intimidate
    .a = Intimidate
noun-feast-dev = Feast
    .a = Feast
noun-scout-camp = Scout Camp
    .a = Scout Camp
noun-shieldbearers = Shieldbearers
    .a = Shieldbearers
noun-bodyguard = Bodyguard
    .a = Bodyguard
noun-simple-living = Simple Living
    .a = Simple Living
noun-future-sight = Future Sight
    .a = Future Sight
noun-spy = Spy
    .a = Spy
noun-fishing = Fishing
    .a = Fishing
noun-axe-throwers = Axe Throwers
    .a = Axe Throwers
noun-lore-mastery = Lore Mastery
    .a = Lore Mastery
noun-industrious = Industrious Villagers
    .a = Industrious Villagers
noun-defensive-strategy = Defensive Strategy
    .a = Defensive Strategy
noun-enemy-secrets = Enemy Secrets
    .a = Enemy Secrets
noun-hunters = Hunters
    .a = Hunters
noun-outpost = Outpost
    .a = Outpost
noun-hidden-ways = Hidden Ways
    .a = Hidden Ways
noun-carpentry = Carpentry Mastery
    .a = Carpentry Mastery
noun-conqueror = Conqueror
    .a = Conqueror
noun-huginn-muninn = Huginn & Muninn
    .a = Huginn & Muninn
noun-market-place-up = Upgraded Market Place
    .a = Upgraded Market Place
noun-grizzled = Grizzled Warriors
    .a = Grizzled Warriors
noun-trading-post-up = Upgraded Trading Post
    .a = Upgraded Trading Post
noun-ancestral-curse = Ancestral Curse
    .a = Ancestral Curse
noun-rangers = Rangers
    .a = Rangers
noun-scout-camp-up = Upgraded Scout Camp
    .a = Upgraded Scout Camp
noun-trade-routes = Greater Trade Routes
    .a = Greater Trade Routes
noun-woodcutters = Woodcutters
    .a = Woodcutters
noun-infiltration = Infiltration
    .a = Infiltration
noun-town-hall-up = Upgraded Town Hall
    .a = Upgraded Town Hall
noun-amenities = Amenities
    .a = Amenities
noun-wood-monopoly = Wood Monopoly
    .a = Wood Monopoly
noun-bribery = Bribery
    .a = Bribery
noun-incursion = Incursion
    .a = Incursion
noun-heroic-charge = Heroic Charge
    .a = Heroic Charge
noun-trading-post = Trading Post
    .a = Trading Post
noun-legendary-heroes = Legendary Heroes
    .a = Legendary Heroes
noun-allies-wild = Allies from the Wild
    .a = Allies from the Wild
noun-loremasters = Loremasters
    .a = Loremasters
noun-warriors = Warriors
    .a = Warriors
noun-cunning-merchant = Cunning Merchant
    .a = Cunning Merchant
noun-capture = Capture
    .a = Capture
noun-veiled-threats = Veiled Threats
    .a = Veiled Threats
noun-builder = Builder
    .a = Builder
noun-explorer = Explorer
    .a = Explorer
noun-food-trader = Food Trader
    .a = Food Trader
noun-wood-trader = Wood Trader
    .a = Wood Trader
noun-scholar = Scholar
    .a = Scholar
noun-trapper = Trapper
    .a = Trapper
noun-warlord = Warlord
    .a = Warlord
noun-unrest = Unrest
    .a = Unrest

## Nouns: faces of the die

noun-F1 = 2 points
    .a = 2 points
noun-F2 = 3 points
    .a = 3 points
noun-F3 = 1 point or 1 casualty
    .a = 1 point or 1 casualty
noun-F4 = 2 points and 1 casualty
    .a = 2 points and 1 casualty
noun-F5 = 2 casualties
    .a = 2 casualties
noun-F6 = 1 point and 1 casualty
    .a = 1 point and 1 casualty

## Nouns: steps of the winter

figures-winter =
    { $wood ->
        [0] { $food ->
            [0] Costs nothing.
           *[other] Costs { $food } food.
        }
       *[other] Costs { $food } food and { $wood } wood.
    }
noun-0 = 0 to 3 units
    .a = 0 to 3 units
noun-4 = 4 to 6 units
    .a = 4 to 6 units
noun-7 = 7 to 9 units
    .a = 7 to 9 units
noun-10 = 10 to 12 units
    .a = 10 to 12 units
noun-13 = 13 or 14 units
    .a = 13 or 14 units

## Nouns: creatures, and each figure of them

noun-c-wolf = Wolf
noun-c-draugr = Draugr
noun-c-bear = Brown Bear
noun-c-valkyrie = Fallen Valkyrie
noun-c-wolf-1 = first Wolf
    .a = the first Wolf
noun-c-wolf-2 = second Wolf
    .a = the second Wolf
noun-c-wolf-3 = third Wolf
    .a = the third Wolf
noun-c-draugr-4 = first Draugr
    .a = the first Draugr
noun-c-draugr-5 = second Draugr
    .a = the second Draugr
noun-c-bear-6 = first Brown Bear
    .a = the first Brown Bear
noun-c-bear-7 = second Brown Bear
    .a = the second Brown Bear
noun-c-valkyrie-8 = first Fallen Valkyrie
    .a = the first Fallen Valkyrie
noun-c-valkyrie-9 = second Fallen Valkyrie
    .a = the second Fallen Valkyrie

## Nouns: tiles

noun-T00 = start tile
    .a = the start tile
noun-T01 = tile 1
    .a = tile 1
noun-T02 = tile 2
    .a = tile 2
noun-T03 = tile 3
    .a = tile 3
noun-T04 = tile 4
    .a = tile 4
noun-T05 = tile 5
    .a = tile 5
noun-T06 = tile 6
    .a = tile 6
noun-T07 = tile 7
    .a = tile 7
noun-T08 = tile 8
    .a = tile 8
noun-T09 = tile 9
    .a = tile 9
noun-T10 = tile 10
    .a = tile 10
noun-T11 = tile 11
    .a = tile 11
noun-T12 = tile 12
    .a = tile 12
noun-T13 = tile 13
    .a = tile 13
noun-T14 = tile 14
    .a = tile 14
noun-T15 = tile 15
    .a = tile 15
noun-T16 = tile 16
    .a = tile 16
noun-T17 = tile 17
    .a = tile 17
noun-T18 = tile 18
    .a = tile 18
noun-T19 = tile 19
    .a = tile 19
noun-T20 = tile 20
    .a = tile 20
noun-T21 = tile 21
    .a = tile 21
noun-T22 = tile 22
    .a = tile 22
noun-T23 = tile 23
    .a = tile 23
noun-T24 = tile 24
    .a = tile 24
noun-T25 = tile 25
    .a = tile 25
noun-T26 = tile 26
    .a = tile 26
noun-T27 = tile 27
    .a = tile 27
noun-T28 = tile 28
    .a = tile 28
noun-T29 = tile 29
    .a = tile 29
noun-T30 = tile 30
    .a = tile 30
noun-T31 = tile 31
    .a = tile 31
noun-T32 = tile 32
    .a = tile 32
noun-T33 = tile 33
    .a = tile 33
noun-T34 = tile 34
    .a = tile 34

## Nouns: areas. A territory has the name of its first area and keeps it as it grows. Endings tell what is printed there:
## -borg, -gard, -heim a large site; -by, -stad, -toft a small one; -stein, -merk, -rist a carved one; -hol, -gil, -grov a lair;
## -voll, -eng, -aker food; -lund, -holt, -vid wood; -hov, -hlid, -sal lore; -fell, -nes, -mo nothing

noun-T00-n = Solfell
    .a = Solfell
noun-T00-e = Asknes
    .a = Asknes
noun-T00-s = Finnmo
    .a = Finnmo
noun-T00-w = Norfell
    .a = Norfell
noun-T01-n = Torfvoll
    .a = Torfvoll
noun-T01-e = Falkby
    .a = Falkby
noun-T01-s = Jarstad
    .a = Jarstad
noun-T01-w = Geirhol
    .a = Geirhol
noun-T02-n = Ormtoft
    .a = Ormtoft
noun-T02-s = Thorby
    .a = Thorby
noun-T03-n = Gullgil
    .a = Gullgil
noun-T03-e = Hvitstein
    .a = Hvitstein
noun-T03-s = Eldstad
    .a = Eldstad
noun-T03-w = Skareng
    .a = Skareng
noun-T04-n = Vindborg
    .a = Vindborg
noun-T04-e = Ostgrov
    .a = Ostgrov
noun-T04-s = Raudmerk
    .a = Raudmerk
noun-T05-n = Haldrist
    .a = Haldrist
noun-T05-s = Ivergard
    .a = Ivergard
noun-T06-n = Lindtoft
    .a = Lindtoft
noun-T06-e = Yngby
    .a = Yngby
noun-T06-s = Frosthov
    .a = Frosthov
noun-T06-w = Kaldlund
    .a = Kaldlund
noun-T07-n = Svartstein
    .a = Svartstein
noun-T07-m = Alfstad
    .a = Alfstad
noun-T07-s = Rafnhol
    .a = Rafnhol
noun-T08-n = Laufnes
    .a = Laufnes
noun-T08-m = Hjeltoft
    .a = Hjeltoft
noun-T08-s = Midby
    .a = Midby
noun-T09-n = Lyngstad
    .a = Lyngstad
noun-T09-e = Drakmerk
    .a = Drakmerk
noun-T09-s = Stortoft
    .a = Stortoft
noun-T10-n = Sandby
    .a = Sandby
noun-T10-e = Sigstad
    .a = Sigstad
noun-T10-s = Grimtoft
    .a = Grimtoft
noun-T11-n = Varby
    .a = Varby
noun-T11-s = Kolheim
    .a = Kolheim
noun-T12-n = Langstad
    .a = Langstad
noun-T12-m = Brandtoft
    .a = Brandtoft
noun-T12-s = Arnmo
    .a = Arnmo
noun-T13-a = Galdborg
    .a = Galdborg
noun-T14-n = Mjolby
    .a = Mjolby
noun-T14-m = Veststad
    .a = Veststad
noun-T14-s = Rosaker
    .a = Rosaker
noun-T15-n = Jotungard
    .a = Jotungard
noun-T15-e = Dagtoft
    .a = Dagtoft
noun-T15-s = Oddhlid
    .a = Oddhlid
noun-T16-n = Bjarnby
    .a = Bjarnby
noun-T16-e = Birkstad
    .a = Birkstad
noun-T16-s = Snarsal
    .a = Snarsal
noun-T17-n = Kjargil
    .a = Kjargil
noun-T17-s = Elgheim
    .a = Elgheim
noun-T18-n = Isarist
    .a = Isarist
noun-T18-e = Ulftoft
    .a = Ulftoft
noun-T18-s = Solholt
    .a = Solholt
noun-T19-n = Askby
    .a = Askby
noun-T19-e = Finnhov
    .a = Finnhov
noun-T19-s = Norstad
    .a = Norstad
noun-T20-n = Torftoft
    .a = Torftoft
noun-T20-s = Jarby
    .a = Jarby
noun-T21-n = Geirstad
    .a = Geirstad
noun-T21-s = Ormborg
    .a = Ormborg
noun-T22-n = Thortoft
    .a = Thortoft
noun-T22-e = Gullgrov
    .a = Gullgrov
noun-T22-s = Hvithlid
    .a = Hvithlid
noun-T22-w = Eldstein
    .a = Eldstein
noun-T23-n = Skarby
    .a = Skarby
noun-T23-e = Vindstad
    .a = Vindstad
noun-T23-s = Osthol
    .a = Osthol
noun-T24-n = Raudgard
    .a = Raudgard
noun-T24-e = Haldtoft
    .a = Haldtoft
noun-T24-s = Iverby
    .a = Iverby
noun-T25-n = Lindheim
    .a = Lindheim
noun-T25-e = Frostgil
    .a = Frostgil
noun-T25-s = Kaldstad
    .a = Kaldstad
noun-T26-n = Svartvoll
    .a = Svartvoll
noun-T26-e = Alftoft
    .a = Alftoft
noun-T26-s = Rafnby
    .a = Rafnby
noun-T27-n = Laufborg
    .a = Laufborg
noun-T27-e = Hjelstad
    .a = Hjelstad
noun-T27-s = Midgrov
    .a = Midgrov
noun-T28-n = Drakgard
    .a = Drakgard
noun-T28-s = Sandtoft
    .a = Sandtoft
noun-T29-n = Sigheim
    .a = Sigheim
noun-T29-e = Grimby
    .a = Grimby
noun-T29-s = Varvid
    .a = Varvid
noun-T30-n = Kolstad
    .a = Kolstad
noun-T30-e = Langlund
    .a = Langlund
noun-T30-s = Arntoft
    .a = Arntoft
noun-T30-w = Galdhol
    .a = Galdhol
noun-T31-n = Mjolborg
    .a = Mjolborg
noun-T31-e = Vestby
    .a = Vestby
noun-T31-s = Jotunsal
    .a = Jotunsal
noun-T32-n = Dagstad
    .a = Dagstad
noun-T32-e = Oddholt
    .a = Oddholt
noun-T32-s = Bjarntoft
    .a = Bjarntoft
noun-T33-n = Birkmerk
    .a = Birkmerk
noun-T33-m = Snargard
    .a = Snargard
noun-T33-s = Isagil
    .a = Isagil
noun-T34-n = Ulfeng
    .a = Ulfeng
noun-T34-e = Askfell
    .a = Askfell
noun-T34-s = Nornes
    .a = Nornes
noun-T34-w = Torfmo
    .a = Torfmo

## Events: setup

event-clan-taken =
    { $seat_is ->
        [you] You lead
       *[other] { $seat } leads
    } { NOUN($clan, form: "the") }.
event-first-player =
    { $seat_is ->
        [you] You are
       *[other] { $seat } is
    } the first player.
event-achievement-shown = An Achievement lies face up for the last year: { NOUN($card, form: "bare") }.
event-tiles-dealt =
    { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } { NOUN($tiles, form: "the") }.
event-tiles-dealt-hidden =
    { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } three tiles.
event-settled-units =
    { $seat_is ->
        [you] You settle
       *[other] { $seat } settles
    } { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } at { NOUN($territory, form: "the") }.

## Events: a year and its turns

event-year = Year { $year }
event-row-shown = In this year’s row: { NOUN($card, form: "bare") }.
event-turn =
    { $seat_is ->
        [you] It is your turn.
       *[other] It is { $seat }’s turn.
    }
event-played =
    { $seat_is ->
        [you] You play
       *[other] { $seat } plays
    } { NOUN($card, form: "a") }.
event-waited =
    { $seat_is ->
        [you] You put
       *[other] { $seat } puts
    } { NOUN($card, form: "a") } into the active area without effect.
event-replaced =
    { $seat_is ->
        [you] You replace
       *[other] { $seat } replaces
    } { NOUN($card, form: "a") }.
event-upgraded =
    { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } the clan upgrade { NOUN($card, form: "a") } into hand.
event-passed =
    { $seat_is ->
        [you] You pass
       *[other] { $seat } passes
    } for this year.
event-took =
    { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { NOUN($card, form: "a") } from the row, onto the draw pile.
event-marker =
    { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } the first player marker.
event-allowed = Nobody cancels { NOUN($card, form: "the") }.
event-left-off =
    { $seat_is ->
        [you] { $what ->
            [recruiting] You recruit no more.
            [moving] You move no further.
            [building] You build no more.
            [food] You add no food.
            [trading] You are done trading.
           *[offer] You leave it at that.
        }
       *[other] { $what ->
            [recruiting] { $seat } recruits no more.
            [moving] { $seat } moves no further.
            [building] { $seat } builds no more.
            [food] { $seat } adds no food.
            [trading] { $seat } is done trading.
           *[offer] { $seat } leaves it at that.
        }
    }
event-offered =
    { $seat_is ->
        [you] You offer
       *[other] { $seat } offers
    } { $opponent_is ->
        [you] you
       *[other] { $opponent }
    } { NOUN($give, form: "a") } for { NOUN($take, form: "a") }.
event-cancelled =
    { $seat_is ->
        [you] You cancel
       *[other] { $seat } cancels
    } { NOUN($card, form: "a") } with Defensive Strategy.
event-ordered =
    Your standing order for Defensive Strategy: { $order ->
        [never] never ask
        [any] ask about every card
        [recruit] ask about Recruit cards
        [move] ask about Move cards
        [explore] ask about Explore cards
        [build] ask about Build cards
        [draw] ask about Draw cards
       *[special] ask about all other cards
    }.

## Events: cards and resources

event-gained =
    { $seat_is ->
        [you] You gain
       *[other] { $seat } gains
    } { $count } { NOUN($resource, form: "bare") }.
event-paid =
    { $seat_is ->
        [you] You pay
       *[other] { $seat } pays
    } { $count } { NOUN($resource, form: "bare") }.
event-fame =
    { $seat_is ->
        [you] You gain
       *[other] { $seat } gains
    } { $count } fame.
event-drew =
    { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } { NOUN($card, form: "a") }.
event-drew-hidden =
    { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } a card.
event-reshuffled =
    { $seat_is ->
        [you] You shuffle your
       *[other] { $seat } shuffles the
    } discard pile, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, into a new draw pile.
event-discarded =
    { $seat_is ->
        [you] You discard
       *[other] { $seat } discards
    } { NOUN($card, form: "a") }.
event-removed =
    { $seat_is ->
        [you] You remove
       *[other] { $seat } removes
    } { NOUN($card, form: "a") } from the game.
event-put-back =
    { $seat_is ->
        [you] You put
       *[other] { $seat } puts
    } { NOUN($card, form: "a") } back on top of the draw pile.
event-put-back-hidden =
    { $seat_is ->
        [you] You put
       *[other] { $seat } puts
    } a card back on top of the draw pile.
event-looked =
    { $seat_is ->
        [you] You see
       *[other] { $seat } sees
    } in { $opponent_is ->
        [you] your hand
       *[other] { $opponent }’s hand
    }: { NOUN($card, form: "bare") }.
event-copied =
    { $seat_is ->
        [you] You copy
       *[other] { $seat } copies
    } the effect of { NOUN($card, form: "a") }.
event-conquers =
    Until the end of the year, { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } attacks ignore Defense Towers and Fortresses.
event-gave =
    { $seat_is ->
        [you] You give
       *[other] { $seat } gives
    } { $count } { NOUN($resource, form: "bare") } to { $opponent_is ->
        [you] you
       *[other] { $opponent }
    }.
event-chose-card =
    { $seat_is ->
        [you] You choose
       *[other] { $seat } chooses
    } { NOUN($card, form: "a") } in { $opponent_is ->
        [you] your hand
       *[other] { $opponent }’s hand
    }.
event-chose-card-hidden =
    { $seat_is ->
        [you] You choose
       *[other] { $seat } chooses
    } a card in { $opponent_is ->
        [you] your hand
       *[other] { $opponent }’s hand
    }.

## Events: the map

event-tile-drawn = A tile is drawn.
event-tile-chosen =
    { $seat_is ->
        [you] You choose
       *[other] { $seat } chooses
    } a tile.
event-tile-placed =
    { $seat_is ->
        [you] You place
       *[other] { $seat } places
    } a tile.
event-closed =
    { $seat_is ->
        [you] You close
       *[other] { $seat } closes
    } { NOUN($territory, form: "the") }: { $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    }.
event-recruited =
    { $seat_is ->
        [you] You recruit
       *[other] { $seat } recruits
    } a unit at { NOUN($territory, form: "the") }.
event-kaija-came = Kaija comes to { NOUN($territory, form: "the") }.
event-camp-sent =
    The Training Camp adds a unit { $seat_is ->
        [you] of yours
       *[other] of { $seat }’s
    } at { NOUN($territory, form: "the") }.
event-built =
    { $seat_is ->
        [you] You build
       *[other] { $seat } builds
    } { NOUN($building, form: "a") } at { NOUN($territory, form: "the") }.
event-rebuilt =
    { $seat_is ->
        [you] You replace
       *[other] { $seat } replaces
    } { NOUN($old, form: "the") } by { NOUN($building, form: "a") } at { NOUN($territory, form: "the") }.
event-scorched =
    { $seat_is ->
        [you] You put
       *[other] { $seat } puts
    } the Scorched Earth token on { NOUN($territory, form: "the") }.
event-removed-unit =
    { $seat_is ->
        [you] You remove
       *[other] { $seat } removes
    } a figure { $opponent_is ->
        [you] of yours
       *[other] of { $opponent }’s
    } from { NOUN($territory, form: "the") }.

## Events: moving and combat

event-moved =
    { $seat_is ->
        [you] You move
       *[other] { $seat } moves
    } { $units ->
        [0] Kaija
       *[other] { $units ->
                [one] { $units } unit
               *[other] { $units } units
            }{ $kaija ->
                [1] { " " }and Kaija
                [true] { " " }and Kaija
               *[other] { "" }
            }
    } from { NOUN($start, form: "the") } to { NOUN($end, form: "the") }.
event-combat =
    Combat at { NOUN($territory, form: "the") }: { $seat_is ->
        [you] you attack
       *[other] { $seat } attacks
    } { $opponent_is ->
        [you] you
       *[other] { $opponent }
    }.
event-pushed =
    { $seat_is ->
        [you] { $kaija ->
            [1] Kaija is
            [true] Kaija is
           *[other] A unit of yours is
        }
       *[other] { $kaija ->
            [1] Kaija is
            [true] Kaija is
           *[other] A unit of { $seat }’s is
        }
    } pushed from { NOUN($start, form: "the") } to { NOUN($end, form: "the") }.
# $seat is missing when a creature rolls, so the sentence does without.
event-rolled =
    { $seat_is ->
        [you] Your die shows
       *[other] { $seat }’s die shows
    } { NOUN($face, form: "bare") }.
event-chose-face =
    { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $point ->
        [1] 1 point
        [true] 1 point
       *[other] 1 casualty for the other side
    }.
event-won =
    { NOUN($territory, form: "the") }: { $why ->
        [all_fell] no figure is left, { $points } to { $against }, and nobody wins.
       *[other] { $seat_is ->
            [you] you win
           *[other] { $seat } wins
        } { $points } to { $against }{ $why ->
            [nobody_left] : nobody is left on the other side.
            [tie] : a tie goes to the defender.
           *[points] .
        }
    }
event-settled =
    Casualties: { $on_attacker } attacking, { $on_defender } defending.
event-lost =
    { $seat_is ->
        [you] You lose
       *[other] { $seat } loses
    } { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } at { NOUN($territory, form: "the") }.
event-kaija-lost =
    { $seat_is ->
        [you] You lose
       *[other] { $seat } loses
    } Kaija at { NOUN($territory, form: "the") }.
event-no-retreat =
    There is no way to retreat: { $seat_is ->
        [you] you lose
       *[other] { $seat } loses
    } { $units ->
        [0] Kaija
       *[other] { $units ->
                [one] { $units } unit
               *[other] { $units } units
            }{ $kaija ->
                [1] { " " }and Kaija
                [true] { " " }and Kaija
               *[other] { "" }
            }
    } at { NOUN($territory, form: "the") }.
event-retreated =
    { $seat_is ->
        [you] You retreat with
       *[other] { $seat } retreats with
    } { $units ->
        [0] Kaija
       *[other] { $units ->
                [one] { $units } unit
               *[other] { $units } units
            }{ $kaija ->
                [1] { " " }and Kaija
                [true] { " " }and Kaija
               *[other] { "" }
            }
    } from { NOUN($start, form: "the") } to { NOUN($end, form: "the") }.

## Events: harvest, winter and the end

event-traded =
    { $seat_is ->
        [you] You trade
       *[other] { $seat } trades
    } three resources for { NOUN($resource, form: "a") }.
event-swapped =
    { $seat_is ->
        [you] You give
       *[other] { $seat } gives
    } { NOUN($give, form: "a") } to { $opponent_is ->
        [you] you
       *[other] { $opponent }
    } for { NOUN($take, form: "a") }.
event-refused =
    { $seat_is ->
        [you] You refuse
       *[other] { $seat } refuses
    } the swap.
# What winter costs. A player who is short pays only a part of it: `event-unrest`.
event-winter =
    Winter costs { $seat_is ->
        [you] you
       *[other] { $seat }
    } { $food ->
        [0] nothing
       *[other] { $food } food
    }{ $wood ->
        [0] { "" }
       *[other] { " " }and { $wood } wood
    }.
event-unrest =
    { $seat_is ->
        [you] You have too little for winter and pay what there is
       *[other] { $seat } has too little for winter and pays what there is
    }: { $taken ->
        [0] no Unrest card is left, so 5 fame will be lost at the end
        [false] no Unrest card is left, so 5 fame will be lost at the end
       *[other] an Unrest card goes on the draw pile
    }.
event-domination =
    { $seat_is ->
        [you] You hold
       *[other] { $seat } holds
    } enough strongholds: domination!
event-over = The game is over.

## Events: creatures

event-creature-came = A creature appears at { NOUN($territory, form: "the") }: { NOUN($creature, form: "bare") }.
event-creature-moved = A creature moves to { NOUN($territory, form: "the") }: { NOUN($creature, form: "bare") }.
event-creature-fought =
    { $seat_is ->
        [you] You fight
       *[other] { $seat } fights
    } { NOUN($creature, form: "the") } at { NOUN($territory, form: "the") }, { $mine } against { $its }: { $won ->
        [1] won
        [true] won
       *[other] lost
    }.
event-creature-beaten =
    { $seat_is ->
        [you] You beat
       *[other] { $seat } beats
    } { NOUN($creature, form: "the") }.

## Questions

prompt-clan = Which clan will you lead?
    .help = Each clan has a power of its own, one clan card in the deck and two upgrades. The Stag, the Goat and the Wolf are the simplest; the Bear and the Snake use a token.
prompt-setup-tile = Which of your tiles do you place?
    .help = You place two of your three tiles before the first year, and settle three units on each. Look for icons that feed you and for large sites.
prompt-setup-cell = Where do you place the tile?
    .help = The first tile goes next to a start tile, the second next to any tile. It must not join units of two players.
prompt-setup-rotation = Which way round does the tile lie?
    .help = Borders must go on where four tiles meet. Closing land during the setup brings no fame.
prompt-setup-units = Where do your three units settle?
    .help = In a territory that reaches onto the new tile and in which nobody stands yet.
prompt-kaija = Is Kaija one of the three figures?
    .help = Kaija counts 2 points in combat and costs nothing in winter. If she stays off the map, a later Recruit action can bring her.
prompt-turn = Your turn: what do you do?
    .help = Play a card, and as many Flash cards as you like; or give one card up: Wait costs nothing, Replace 1 lore, Remove 2, Upgrade 3. Or pass: whoever passes first picks a card first and starts next year.
prompt-continue = Do you play another card?
    .help = In one turn you may play any number of Flash cards, but at most one card without Flash.
prompt-react =
    { $seat_is ->
        [you] You play
       *[other] { $seat } plays
    } { NOUN($card, form: "a") }. Do you cancel it?
    .help = Defensive Strategy stops the card: it goes to its owner’s discard pile. You are asked whether or not you hold the card, so that nobody learns where it is; a standing order lets you choose what to be asked about.
prompt-scorch = Where do you put the Scorched Earth token?
    .help = An enemy territory next to yours. You fight there with 1 point more, and at harvest you may take a resource from it.
prompt-pick = Which card do you take from the row?
    .help = It lies on top of your draw pile, so you will have it in hand next year. Cards also count their printed fame at the end.
prompt-recruit =
    Where do you recruit? { $left ->
        [one] { $left } unit left
       *[other] Up to { $left } units left
    }.
    .help = Units come from your reserve. Each Training Camp in a territory where you recruit adds one more at the end.
prompt-camp = Which Training Camp sends your last units?
    .help = Your reserve is too small for all of them.
prompt-move-from =
    From where do you move? { $moves ->
        [one] { $moves } move point left
       *[other] { $moves } move points left
    }.
    .help = A move takes any number of figures to an adjacent territory: 1 point, or 2 across a rough border. Combats follow after the last move.
prompt-move-to =
    Where to? { $moves ->
        [one] { $moves } move point left
       *[other] { $moves } move points left
    }.
    .help = In a neutral territory or one of yours the figures may move on. In an enemy territory they stop and will fight.
prompt-move-count =
    How many figures go? { $moves ->
        [one] { $moves } move point left
       *[other] { $moves } move points left
    }.
    .help = If all of them leave, the territory becomes neutral; its buildings stay.
prompt-combat = Which combat comes next?
    .help = The order is yours to choose. Nobody may retreat into a territory where a combat is still to come.
prompt-push = Do you push a defender out of { NOUN($territory, form: "the") }?
    .help = Intimidate moves one defending unit to a neighbouring territory before the combat. If nobody is left, the territory is yours without a fight.
prompt-attacker-food = How much food do you spend on your attack at { NOUN($territory, form: "the") }?
    .help = Each food is worth 1 point, at most one for each of your figures there. The defender decides after you.
prompt-defender-food = How much food do you spend on defending { NOUN($territory, form: "the") }?
    .help = Each food is worth 1 point, at most one for each of your figures there. A tie is yours.
prompt-attacker-face = Your die at { NOUN($territory, form: "the") }: a point or a casualty?
    .help = A point adds to your score, a casualty removes a defender. The defender rolls afterwards.
prompt-axe = Axe Throwers at { NOUN($territory, form: "the") }: a point or a casualty?
    .help = You know your own die; the defender’s is still to come.
prompt-defender-face = Your die at { NOUN($territory, form: "the") }: a point or a casualty?
    .help = A point adds to your score, a casualty removes an attacker. Nothing more is rolled after this.
prompt-retreat = Retreat from { NOUN($territory, form: "the") }: where to?
    .help = Into neighbouring territories that are yours or neutral, across regular borders only. You may spread them.
prompt-explore-tile = Which of the drawn tiles do you place?
    .help = The others go to the bottom of the pile. Everybody has seen them.
prompt-redraw = Do you keep this tile?
    .help = Scout Camp lets you put it at the bottom of the pile once and draw another.
prompt-explore-cell = Where do you place the tile?
    .help = Next to an open territory of yours. Land of yours that the tile closes brings fame: 1 for each tile it lies on.
prompt-explore-rotation = Which way round does the tile lie?
    .help = Borders must go on where four tiles meet, and figures of two players must not be joined.
prompt-build = What do you build, and where?
    .help = A small building costs 1 wood, a large one 3. Each type once per territory. Buildings serve whoever controls the land.
prompt-rebuild = Do you replace a building?
    .help = Industrious Villagers swaps one of your buildings for another of the same size, free of charge.
prompt-sort =
    You have drawn cards: { $discards ->
        [0] put { $back } back on top of your draw pile
       *[other] discard { $discards }{ $back ->
                [0] { "" }
               *[other] , then put { $back } back on top
            }
    }.
    .help = Only the cards just drawn count. Of those you put back, the last one lies on top.
prompt-part = { NOUN($card, form: "bare") }: which part?
    .help = Only what can be done now is offered.
prompt-opponent = { NOUN($card, form: "bare") }: against whom?
    .help = Anybody who holds cards in hand, except your teammate.
prompt-from-hand = Which card do you choose from this hand?
    .help = The others do not see these cards.
prompt-pay-or-discard =
    { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } chosen { NOUN($card, form: "a") } in your hand: discard it, or give two resources?
    .help = If you pay, you keep the card and nobody else learns which one it was.
prompt-discard = Which card do you discard?
    .help = Ancestral Curse makes every opponent discard one card.
prompt-copy = { NOUN($card, form: "bare") }: which effect do you copy?
    .help = You do what that card says, as if it were yours. Only effects that can do something now are offered.
prompt-victim = { NOUN($card, form: "bare") }: from which territory does an enemy unit leave?
    .help = A unit goes before Kaija. If nobody is left, the territory becomes neutral.
prompt-resource = Which resource { NOUN($territory, form: "of") } do you take?
    .help = One of a kind shown in that territory, by an icon or a building.
prompt-pay =
    Do you pay { $number ->
        [2] two resources for one more unit
       *[3] three resources for one more card
    }?
    .help = Raven Mercenaries: two resources bring another unit. Resourceful People: three resources bring another card.
prompt-hidden-ways =
    Hidden Ways: { $step ->
        [from] from where do you leave?
        [to] which open territory do you go to?
       *[count] how many figures go?
    }
    .help = Your figures may go to any open territory of the map. If it is an enemy one, a combat follows.
prompt-bribery =
    Bribery: { $step ->
        [from] whose units do you move, and from where?
        [to] where do they go?
       *[count] how many of them?
    }
    .help = One or two enemy units go to an adjacent territory. If somebody else is there, they must fight for it.
prompt-foresee = Which card of the row do you take now?
    .help = It lies on top of your draw pile. When you pass this year, you take none.
prompt-pull = Does one of your figures join the recruit at { NOUN($territory, form: "the") }?
    .help = One figure from an adjacent territory, also across a rough border.
prompt-take-back = Which card do you take back from your discard pile?
    .help = You may play it from your next turn on, or in this one if it is a Flash card.
prompt-capture = Where does your new unit go?
    .help = Into any territory you control. It is not recruited, so Training Camps add nothing.
prompt-scorch-take = Scorched Earth at { NOUN($territory, form: "the") }: which resource do you take?
    .help = You gain one that the territory produces; its owner gets one less at this harvest.
prompt-trade = Do you trade three resources for one?
    .help = Any three, for one of your choice, as often as you like. Keep enough food and wood for winter.
prompt-team-trade = Do you accept your teammate’s swap?
    .help = One resource of yours for one of theirs.
prompt-second-chance = You have nobody left on the map: where do three new units settle?
    .help = In any neutral territory. Your cards, resources and fame are still yours.
prompt-creature-tie = Where does { NOUN($creature, form: "the") } go from { NOUN($territory, form: "the") }?
    .help = Its priorities leave a tie; the first player decides.
prompt-attack-creature = Do you attack a creature?
    .help = One in each territory that you share with creatures. Beating it brings its fame.
prompt-creature-food = How much food against { NOUN($creature, form: "the") } at { NOUN($territory, form: "the") }?
    .help = Each food is worth 1 point, at most one for each of your figures there.
prompt-more-creatures = Do you make a creature appear?
    .help = On a lair where no creature stands; if there is none, in any territory without a creature.

## Choices

option-clan = Lead { NOUN($clan, form: "the") }
option-tile = Place { NOUN($tile, form: "the") }
option-cell = Place it at column { $x }, row { $y }
option-rotation =
    { $turn ->
        [0] Place it as it is printed
        [1] Place it a quarter turn to the right of the print
        [2] Place it upside down
       *[3] Place it a quarter turn to the left of the print
    }
    .verb = Place it
option-settle = Settle at { NOUN($territory, form: "the") }
option-with-kaija = Two units and Kaija
option-without-kaija = Three units
option-play = Play { NOUN($card, form: "a") }
option-wait = Wait: put { NOUN($card, form: "a") } into the active area without effect
option-replace = Replace { NOUN($card, form: "a") }: pay 1 lore, draw 1 card
option-remove = Remove { NOUN($card, form: "a") } from the game: pay 2 lore, draw 2 cards
option-upgrade =
    Upgrade: pay 3 lore, take { NOUN($upgrade, form: "a") }; { NOUN($card, form: "a") } { $how ->
        [wait] goes to the active area
       *[remove] leaves the game
    }
option-pass = Pass for this year
option-end = End your turn
option-cancel = Cancel it with Defensive Strategy
option-allow = Let it happen
option-order =
    Standing order for Defensive Strategy: { $order ->
        [never] never ask me
        [any] ask me about every card
        [recruit] ask me about Recruit cards
        [move] ask me about Move cards
        [explore] ask me about Explore cards
        [build] ask me about Build cards
        [draw] ask me about Draw cards
       *[special] ask me about all other cards
    }
option-scorch = Put the Scorched Earth token on { NOUN($territory, form: "the") }
option-keep-token = Leave the Scorched Earth token as it is
option-pick = Take { NOUN($card, form: "a") }
option-recruit = Recruit a unit at { NOUN($territory, form: "the") }
option-recruit-kaija = Bring Kaija to { NOUN($territory, form: "the") }
option-stop-recruiting = Recruit nobody else
option-camp = Add a unit at { NOUN($territory, form: "the") }
option-from = From { NOUN($territory, form: "the") }
option-to = To { NOUN($territory, form: "the") }
option-go =
    { $number ->
        [0] Kaija alone
       *[other] { $number ->
                [one] { $number } unit
               *[other] { $number } units
            }{ $kaija ->
                [k] { " " }and Kaija
               *[none] { "" }
            }
    }
option-stop-moving = Stop moving
option-fight = Fight at { NOUN($territory, form: "the") }
option-push = Push one defender to { NOUN($territory, form: "the") }
option-no = No
option-eat =
    { $number ->
        [0] No food
       *[other] { $number } food: +{ $number } { $number ->
                [one] point
               *[other] points
            }
    }
option-point = One point
option-casualty = One casualty
option-retreat =
    { $number ->
        [one] { $number } unit
       *[other] { $number } units
    } to { NOUN($territory, form: "the") }
option-retreat-kaija = Kaija to { NOUN($territory, form: "the") }
option-keep-tile = Keep this tile
option-redraw = Draw another tile
option-build = Build { NOUN($building, form: "a") } at { NOUN($area, form: "the") }
option-build-extra = Build { NOUN($building, form: "a") } without a site at { NOUN($territory, form: "the") }
option-stop-building = Build nothing else
option-rebuild = Replace the building at { NOUN($area, form: "the") } by { NOUN($building, form: "a") }
option-rebuild-extra = Replace { NOUN($old, form: "the") } without a site at { NOUN($area, form: "the") } by { NOUN($building, form: "a") }
option-discard = Discard { NOUN($card, form: "a") }
option-on-top = Put { NOUN($card, form: "a") } back on top
option-part =
    { $part ->
        [recruit] Recruit 1 unit
        [move] Move, 1 point
        [explore] Explore
        [build] Build
        [stop] Nothing more
        [take] Take a card from your discard pile
        [draw] Draw 1 card
        [discard] Make an opponent discard a card
        [before] Collect before building
        [after] Collect after building
       *[other] Another part
    }
option-opponent =
    { $seat_is ->
        [you] Yourself
       *[other] { $seat }
    }
option-take-card = Choose { NOUN($card, form: "a") }
option-give-two = Give { NOUN($resources, form: "a") }
option-give-in = Discard the card
option-copy = Copy { NOUN($card, form: "a") }
option-victim = Remove an enemy unit at { NOUN($territory, form: "the") }
option-resource = Take { NOUN($resource, form: "a") }
option-pay-two = Pay { NOUN($resources, form: "a") }
option-pay-three = Pay { NOUN($resources, form: "a") }
option-pull = Bring one figure from { NOUN($territory, form: "the") }
option-trade = Trade { NOUN($resources, form: "a") } for { NOUN($resource, form: "a") }
option-done = Done
option-offer = Offer your teammate { NOUN($give, form: "a") } for { NOUN($take, form: "a") }
option-accept = Accept
option-refuse = Refuse
option-tie = To { NOUN($territory, form: "the") }
option-attack-creature = Attack { NOUN($creature, form: "the") }
option-awaken = Make a creature appear at { NOUN($territory, form: "the") }

## Why not

why-not-your-turn = It is somebody else’s turn: meanwhile you can look at everything.
why-clan-taken = Somebody else leads { NOUN($clan, form: "the") }: choose another clan.
why-clans-at-setup = Clans are chosen once, before the game: { NOUN($clan, form: "the") } cannot be chosen now.
why-tile-on-map = You find { NOUN($tile, form: "the") } on the map already: explore to add another one.
why-tile-no-place = There is no place for { NOUN($tile, form: "the") } now: choose another tile.
why-tile-not-drawn = You have not drawn { NOUN($tile, form: "the") }: play a card that explores.
why-cell-filled = There is a tile already: choose an empty place at the rim of the map.
why-cell-alone = A tile must share a whole side with the map: choose a place next to a tile.
why-cell-start = Your first tile goes next to a start tile.
why-cell-not-yours = This place does not touch an open territory of yours: explore from land that you control.
why-cell-no-turn = However you turn it, { NOUN($tile, form: "the") } would stop a border there or join two players: choose another place.
why-turn-border = Turned this way, a border would stop where four tiles meet: turn the tile differently.
why-turn-joins = Turned this way, the tile would join figures of two players: turn it differently.
why-turn-full = Turned this way, the tile would leave no empty territory for your units: turn it differently.
why-tiles-by-exploring = Tiles are placed by exploring: play a card that explores.
why-card-first = First choose a card to play: territories come into it when you move, recruit or build.
why-not-on-map = This land is not on the map yet: explore to find it.
why-settle-new = Your units settle on the tile just placed, in a territory where nobody stands.
why-not-yours = You do not control this territory: choose one where you have a figure.
why-enemy-land =
    { $seat_is ->
        [you] You control
       *[other] { $seat } controls
    } this territory: you get in by moving, not by recruiting.
why-not-by-this-card = This card does not recruit here: choose one of the lit territories.
why-bear-bars = A Brown Bear is here: nobody builds, recruits, explores from or leaves this territory. Beat it first.
why-valkyrie-bars = A Fallen Valkyrie holds this territory: only a move into it, with a fight, is possible.
why-no-camp-owed = No Training Camp owes a unit here: choose one of the lit territories.
why-pending = A combat is still to come here: choose another territory.
why-too-few-moves = You have too few move points to leave from here: start somewhere else.
why-not-adjacent = No printed border joins these two territories: go by way of a neighbour.
why-rough = A rough border lies between: crossing it costs 2 move points.
why-kaija-enemy = Kaija may not enter enemy land until The Bear Awakens has been played this year.
why-teammate-land = Your teammate holds this territory: you may only pass through it, with enough points to get out.
why-no-combat-here = No combat is to be fought here: choose one of the lit territories.
why-push-there = A pushed unit goes to an adjacent territory that is neutral or its owner’s, without a combat to come.
why-retreat-rough = Nobody retreats across a rough border: choose a regular one.
why-retreat-enemy = You can retreat only into a territory that is neutral or yours.
why-scorch-there = The Scorched Earth token goes to an enemy territory next to yours, and not where it lies already.
why-victim-there = There is no enemy unit within reach of this card: choose a lit territory.
why-hidden-open = Hidden Ways lead to open territories only: this one is closed or not allowed.
why-bribery-there = Bribery moves units of an enemy to an adjacent territory: choose a lit one.
why-not-neutral = This territory is not neutral: choose one in which nobody stands.
why-creature-goes = The creature’s priorities do not lead there: choose between the lit territories.
why-pull-there = The Stag Clan calls one figure from an adjacent territory of yours.
why-no-kaija = Kaija follows the Bear Clan only.
why-kaija-on-map = Kaija is on the map already: move her with a card that moves.
why-kaija-recruit = Kaija comes with a Recruit action: play a card that recruits.
why-units-at-setup = Groups of three are settled at the setup only: later, play a card that recruits.
why-not-in-hand = You do not hold { NOUN($card, form: "a") }: wait until you draw it.
why-finish-first = Finish what you have begun: cards are chosen at the start of a turn and after a card.
why-one-main = You have played a card without Flash this turn: only Flash cards may follow. Keep this one for a later turn.
why-unrest = Unrest does nothing and never leaves your deck: get it out of hand with Wait or Replace.
why-reaction = Defensive Strategy is played only when an opponent plays a card.
why-achievement = An Achievement has no action: it counts at the end of the game.
why-no-recruit = You could recruit nobody now: your reserve is empty, or no territory is allowed. Use the card with Wait or Replace.
why-no-move = None of your figures could move with this card: use it with Wait or Replace.
why-no-explore = You control no open territory: use the card with Wait or Replace.
why-pile-empty = The tile pile is empty: nobody can explore any more.
why-no-build = You have too little wood, or no free site of the right kind: collect wood first.
why-no-draw = Your draw pile and discard pile hold too few cards for this one.
why-no-effect = { NOUN($card, form: "bare") } could do nothing now: keep it, or use it with Wait or Replace.
why-nothing-playable = No card of your hand can do anything now: Wait, or pass.
why-after-playing = You have played a card this turn: play a Flash card or end your turn.
why-lore = This takes { $need } lore and you have { $have }: harvest lore or trade for it.
why-foreign-upgrade = { NOUN($upgrade, form: "a") } belongs to another clan: choose an upgrade of your own.
why-upgrade-taken = { NOUN($upgrade, form: "a") } is in your deck already.
why-pass-later = Finish what you have begun: you pass instead of playing a card.
why-nothing-to-end = Nothing to end yet: play a card, give one up, or pass.
why-nothing-to-cancel = You can cancel a card only at the moment an opponent plays it, with Defensive Strategy in hand.
why-order-not-yours = Standing orders are for the owner of Defensive Strategy.
why-order-same = This is your standing order already.
why-order-later = Standing orders are given at the start of your turn.
why-must-choose = This has to be decided: choose one of the lit possibilities.
why-row-gone = { NOUN($card, form: "a") } is not in this year’s row.
why-row-by-passing = You take a card of the row when you pass.
why-row-taken = You have taken a card of the row this year with Future Sight.
why-go-later = First choose from where and to where your figures move.
why-go-number = That many figures cannot go there: choose one of the numbers shown.
why-eat-later = Food is spent on points in combat only.
why-eat-limit = At most one food for each of your figures in the combat, and no more than you have.
why-face-later = The die offers this choice only on its split face.
why-redraw = Only Scout Camp draws another tile, once.
why-no-space = There is no building site here: choose another area.
why-space-used = A building stands here and stays for good: choose a free site.
why-wood = You have too little wood: a small building costs 1, a large one 3.
why-build-later = Play a card that builds.
why-tokens-gone = All seven of this building are on the map: build another type.
why-building-no-place = No free site of yours fits { NOUN($building, form: "the") }: small ones on small sites, large ones on large sites, a Carved Stone on its own icon, each type once per territory.
why-extra = Buildings without a site change only with Industrious Villagers.
why-part-later = This part cannot be done now: choose one of those offered.
why-player-no-cards =
    { $seat_is ->
        [you] You cannot choose yourself
       *[other] { $seat } has no card in hand, or is your teammate
    }: choose somebody else.
why-player-later = Play a card that concerns another player first.
why-card-elsewhere = { NOUN($card, form: "a") } is not among the cards you may choose from.
why-give = Nobody asks you for resources: this is for the target of Rapacious Exploitation, who must own both.
why-copy-later = A card in an active area is copied only by Legendary Heroes, Enemy Secrets or Stolen Lore.
why-no-copy = The effect of { NOUN($card, form: "a") } could do nothing for you now, or may not be copied.
why-resource-later = Resources are taken at harvest and traded there, three for one.
why-resource-not-there = That territory does not show this resource.
why-pay-short = You do not own these resources.
why-no-teams = Swaps are for teammates only.
why-offer-later = Teammates swap in the trade step of the harvest, what both own and nobody has just refused.
why-creature-later = Creatures are attacked within a Move action, where you share their territory.
why-no-creatures = You play without creatures.
why-awaken = A creature appears on a lair without one, after you have passed.
why-later = Not at this moment: first choose one of the lit possibilities.

## Scores

score-fame = Fame tokens
score-resources = Resources, three for one
score-cards = Fame of Development cards
score-achievements = Achievements
score-unrest = Unrest
tie-domination =
    { $seat_is ->
        [you] You hold
       *[other] { $seat } holds
    } enough strongholds: that wins at once, whatever the fame.
tie-territories = The fame is equal: more territories decide, { $most } to { $least }.
tie-figures = Fame and territories are equal: more figures decide, { $most } to { $least }.
tie-buildings = Fame, territories and figures are equal: more buildings decide, { $most } to { $least }.

## Settings

setting-years = Years
    .about = Seven years, or ten; in the long game nobody wins by domination.
setting-years-7 = Seven
setting-years-10 = Ten
setting-teams = Teams
    .about = Two teams of two, sitting alternately; for four players.
setting-teams-off = No
setting-teams-on = Yes
setting-creatures = Creatures
    .about = Wolves, bears, draugar and fallen valkyries come out of the lairs.
setting-creatures-off = No
setting-creatures-on = Yes
setting-more-creatures = More creatures!
    .about = Whoever passes may make another creature appear; only with creatures.
setting-more-creatures-off = No
setting-more-creatures-on = Yes
setting-clan-assignment = Clans
    .about = Who gets which clan: choose in turn, at random, or choose from the last seat to the first.
setting-clan-assignment-choose = Choose
setting-clan-assignment-random = At random
setting-clan-assignment-draft = Choose, last seat first
setting-fame-tokens = Fame tokens
    .about = Everybody’s total stays hidden until the end, or is shown all the time. Gains are always seen.
setting-fame-tokens-hidden = Hidden
setting-fame-tokens-open = Open
setting-scorched-earth-targets = Scorched Earth
    .about = Where the Snake may put its token; two editions of the rules differ.
setting-scorched-earth-targets-enemy = Enemy territories
setting-scorched-earth-targets-enemy-or-neutral = Enemy and neutral territories
setting-border-check = Borders
    .about = Borders must go on where four tiles meet; or, stricter, every border must separate two territories.
setting-border-check-vertex = Where four tiles meet
setting-border-check-global = Everywhere
setting-future-sight-achievements = Future Sight and Achievements
    .about = Future Sight may also take an Achievement before the last year.
setting-future-sight-achievements-off = No
setting-future-sight-achievements-on = Yes
setting-small-on-large = Small buildings on large sites
    .about = Small buildings may also stand on large sites.
setting-small-on-large-off = No
setting-small-on-large-on = Yes
setting-kaija-moves-alone = Kaija alone
    .about = Kaija may move without units, or only together with some.
setting-kaija-moves-alone-on = Yes
setting-kaija-moves-alone-off = No
setting-reaction-prompt = Asking for Defensive Strategy
    .about = The owner of Defensive Strategy says beforehand which cards to be asked about, or is asked about every card. Or everybody is asked for a few seconds whenever a card is played, so that nobody learns who holds it.
setting-reaction-prompt-standing-order = By standing order
setting-reaction-prompt-always-ask = Always
setting-fame-only = Fame only
    .about = Nobody wins by domination: only fame decides.
setting-fame-only-off = No
setting-fame-only-on = Yes

## What the clans can do

power-bear = The Bear leads Kaija, an extra figure worth 2 points in combat: she may come with any Recruit action, costs nothing in winter, but enters no enemy land unless The Bear Awakens was played this year.
power-boar = Whenever the Boar explores and the tile closes no territory at all, it gains 1 lore.
power-goat = Whenever the Goat builds, it gains food: 1 for a small building, 2 for a large one.
power-raven = Whenever the Raven closes territories of its own by exploring, it collects their resources at once.
power-snake = With its clan cards the Snake puts the Scorched Earth token on enemy land nearby: it fights there with 1 point more and may take a resource from it at harvest.
power-stag = The Stag gains 1 fame for each territory won by attacking, and for each territory of its own closed by exploring.
power-wolf = The Wolf gains 1 food each time it wins a combat as the attacker.

## What the cards do

about-recruit = Recruit 1 unit.
about-explore = Explore: draw a tile and place it next to your open land.
about-move = Move with 1 point.
about-build = Build one building.
about-feast = One of four: recruit 1 unit, move with 1 point, explore or build.
about-bear = Flash. Move with 1 point; if Kaija goes along, first collect the food and wood of the territory she leaves.
about-bear-awakens = Flash. Recruit 2 units; until the end of the year Kaija may enter enemy territories.
about-protector = Draw 1 card for each closed territory of yours that lies on 3 tiles or more.
about-boar = Flash. Build one building for 1 wood less.
about-osmosis = Recruit 1 unit in each of up to three territories of yours that are open or have a printed wood icon.
about-lay-of-the-land = Explore with three tiles drawn, one chosen; first collect every resource printed on it.
about-goat = Flash. Build one building, even of a type the territory already has.
about-teamwork = Two different ones of four, in any order: recruit 1 unit, move with 1 point, explore, build.
about-resourceful = Draw 2 cards; you may pay any 3 resources to draw one more.
about-raven = Flash. Explore with two tiles drawn, one chosen.
about-raiding-party = Flash. Remove 1 enemy unit anywhere and collect 1 resource that its territory shows.
about-raven-mercenaries = Recruit 2 units in one neutral territory; you may pay any 2 resources for a third one there.
about-snake = Flash. Move with 1 point; before and after, you may place the Scorched Earth token.
about-rapacious = Look at an opponent’s hand and choose a card: they discard it or give you 2 resources.
about-stolen-lore = Flash. Copy a card in the active area of whoever controls the territory with the Scorched Earth token.
about-stag = Flash. Recruit 1 unit, then you may bring one figure from an adjacent territory to it.
about-glory = Build one building; before or after, you may collect the resources of its territory.
about-annexation = Flash. Move with 1 point; before or after, you may explore.
about-wolf = Flash. Move with 1 point; rough borders cost only 1, and do not stop a retreat.
about-plunder = Flash. Remove 1 unit from an enemy territory next to yours, then draw 1 card.
about-call-to-war = Recruit 1 unit in each of your territories that lies next to an enemy one.
about-negotiation = Take any card from your discard pile into hand, or draw 1 card.
about-scouts = Flash. Explore.
about-town-hall = Flash. Recruit 1 unit.
about-merchant = Draw 3 cards, keep 1, discard 2.
about-militia = Flash. Move with 2 points.
about-villager-tools = Flash. Build one building.
about-recruitment = Recruit 2 units in one territory of yours.
about-market-place = Draw 2 cards.
about-mercenary = Recruit 1 unit in a territory of yours or a neutral one.
about-intimidate = Move with 2 points; before each combat you may push one defending unit to a neighbouring territory.
about-feast-dev = One of four: recruit 1 unit, move with 1 point, explore or build.
about-scout-camp = Explore; once, you may put the drawn tile back under the pile and draw another.
about-shieldbearers = Move with 2 points; in each combat you suffer 1 casualty less.
about-bodyguard = Flash. Move with 1 point; 1 point more in combat.
about-simple-living = Build one building for 1 wood less.
about-future-sight = Take a card of this year’s row now, onto your draw pile; when you pass, you take none.
about-spy = Look at an opponent’s hand and discard one card of it; then draw 1 card.
about-fishing = Flash. Gain 3 food.
about-axe-throwers = Move with 2 points; in each combat 1 point or 1 casualty more, chosen after your die.
about-lore-mastery = Flash. Gain 2 lore.
about-industrious = Build one building; then you may swap one of your buildings for another of the same size.
about-defensive-strategy = When an opponent plays a card: cancel it.
about-enemy-secrets = Copy a card in the active area of an enemy whose land lies next to yours.
about-hunters = Recruit in your territories, in each as many units as it shows food.
about-outpost = Recruit 2 units in one territory, yours or neutral.
about-hidden-ways = Move any number of figures from one territory of yours to any open territory of the map.
about-carpentry = Build one or two buildings; of two, at least one is small.
about-conqueror = Flash. Until the end of the year your attacks ignore Defense Towers and Fortresses.
about-huginn-muninn = Explore next to any open territory, whoever holds it.
about-market-place-up = Flash. Draw 2 cards.
about-grizzled = Move with 2 points; 2 points more in combat.
about-trading-post-up = Draw 3 cards, keep 2, discard 1.
about-ancestral-curse = Every opponent discards one card of their choice; then draw 1 card.
about-rangers = Explore, then you may explore again.
about-scout-camp-up = Explore with two tiles drawn, one chosen.
about-trade-routes = Draw 3 cards, keep 2, put 1 back on top.
about-woodcutters = Recruit in your territories, in each as many units as it shows wood.
about-infiltration = Move with 3 points; your figures may move on through enemy territories and fight only where some stay.
about-town-hall-up = Flash. Recruit 2 units.
about-amenities = Build one building; a small one needs no site.
about-wood-monopoly = Flash. Gain 3 wood.
about-bribery = Flash. Move 1 or 2 units of an enemy to an adjacent territory; they fight whoever else is there.
about-incursion = Move with 4 points.
about-heroic-charge = Move with 3 points; 1 point more in combat.
about-trading-post = Draw 3 cards, keep 1, discard 1, put 1 back on top.
about-legendary-heroes = Flash. Do again what a card you played earlier this year does.
about-allies-wild = Recruit 3 units in neutral territories.
about-loremasters = Recruit in your territories, in each as many units as it shows lore.
about-warriors = Move with 2 points; 1 point more in combat.
about-cunning-merchant = Draw 3 cards, keep 1, put 2 back on top.
about-capture = Flash. Remove 1 unit from an enemy territory next to yours and add 1 of yours to any territory you control.
about-veiled-threats = An opponent discards a card at random, or you draw 1 card.
about-builder = At the end: 1 fame for each small and 3 for each large building in your territories.
about-explorer = At the end: 1 fame for each empty small site and 3 for each empty large site in your territories.
about-food-trader = At the end: 2 fame for each food icon in your territories, buildings included.
about-wood-trader = At the end: 2 fame for each wood icon in your territories, buildings included.
about-scholar = At the end: 2 fame for each lore icon in your territories, buildings included.
about-trapper = At the end: 3 fame for each lair in your territories.
about-warlord = At the end: 1 fame for each of your figures on the map.
about-unrest = No effect, cannot be removed, and costs 5 fame at the end.

## What buildings, resources and creatures do

about-silo = Small, 1 wood: 1 food at each harvest.
about-lodge = Small, 1 wood: 1 wood at each harvest.
about-tower = Small, 1 wood: whoever attacks here suffers 1 casualty.
about-camp = Small, 1 wood: 1 unit more when you recruit here.
about-stone = Small, 1 wood, only on its own icon: 1 lore at each harvest.
about-fortress = Large, 3 wood: the defender has 2 points more.
about-forge = Large, 3 wood: 1 card more at the start of each year.
about-altar = Large, 3 wood: 3 fame at each harvest.
about-food = Feeds your units in winter and strengthens them in combat.
about-wood = Pays for buildings, and for winter when you have many units.
about-lore = Pays for Replace, Remove and Upgrade.
about-kaija = The armoured bear: 2 points in combat, one figure otherwise, nothing to pay in winter.
about-scorched = The Snake fights here with 1 point more and may take a resource at harvest.
about-c-wolf = Value 4, 1 fame. Its territory gives neither fame nor printed resources at harvest.
about-c-draugr = Value 5, 2 fame. Where it appears or arrives, the controller loses 1 unit.
about-c-bear = Value 6, 3 fame. In its territory nobody builds or recruits, and nobody explores or moves out of it.
about-c-valkyrie = Value 7, 4 fame. It shares its land with nobody: it attacks who is there and must be fought by who enters.

## The components by table, and their figures

table-data-number = Figures of the rules
table-data-winter = Winter
table-data-resource = Resources
table-data-die = The die
table-data-clan = Clans
table-data-card = Cards
table-data-building = Buildings
table-data-area = Areas of the tile patterns
table-data-line = Borders of the tile patterns
table-data-tile = Tiles
table-data-creature = Creatures
table-field-value = value { $value }
table-field-fame = { $value } fame
table-field-copies =
    { $value ->
        [one] { $value } copy
       *[other] { $value } copies
    }
table-field-points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
table-field-casualties =
    { $value ->
        [one] { $value } casualty
       *[other] { $value } casualties
    }
table-field-food = { $value } food
table-field-wood = { $value } wood
table-field-flash =
    { $value ->
        [1] Flash
        [true] Flash
       *[other] no Flash
    }

table-times =
    { $count ->
        [1] { $thing }
       *[other] { $count } × { $thing }
    }
table-stock = { $count } { NOUN($resource, form: "bare") }
table-fame-hidden = fame face down
table-empty-land = Empty land
table-on-top = On top of the draw pile, the next one first

## The board: zones and the year

board-map = The map
board-hand = Your hand
board-active = Active area
board-discard = Discard pile
board-draw-pile = Draw pile
board-upgrades = Clan upgrades
board-row = This year’s row
board-achievements = Achievements for the last year
board-players = Players
board-tiles = Tiles
board-drawn = Drawn tiles
board-setup-tiles = Your tiles
board-buildings = Buildings
board-creatures = Creature line
board-year = Year { $year } of { $years }
board-phase =
    { $phase ->
        [setup] Setup
        [actions] Actions
        [creatures] Creatures
        [harvest] Harvest
        [end_of_year] End of the year
       *[over] The game is over
    }
board-turn-of =
    { $seat_is ->
        [you] Your turn
       *[other] { $seat }’s turn
    }
board-passed = has passed
board-first-player = First player
board-you = You
board-none = none
board-pile =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
board-under-pile = At the bottom of the pile, in this order
board-unrest-left = Unrest cards left: { $count }
board-tokens-left = { NOUN($building, form: "bare") }: { $count } left

## The board: players

board-fame = { $count } fame
board-fame-hidden = Fame face down
board-reserve = { $count } in reserve
board-units =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } on the map
board-territories =
    { $count ->
        [one] { $count } territory
       *[other] { $count } territories
    }
board-hand-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in hand
board-known-hand = Known to you in this hand
board-draw-count = Draw pile: { $count }
board-on-top = On top of the draw pile: { NOUN($cards, form: "bare") }
board-unknown-card = a card you do not know
board-deck = All cards of this deck
board-deck-of =
    { $seat_is ->
        [you] Your deck
       *[other] { $seat }’s deck
    }
board-next-hand = In hand next year
board-winter = Winter ahead
board-winter-cost =
    Winter will cost { $food } food{ $wood ->
        [0] { "" }
       *[other] { " " }and { $wood } wood
    }
board-winter-free = Winter costs nothing
board-winter-step = From { $units } units on winter costs more
board-unrest-warning = Unrest threatens: −5 fame
board-harvest = Next harvest
board-harvest-fame = +{ $count } fame
board-harvest-gain = +{ $count } { NOUN($resource, form: "bare") }
board-domination = Strongholds: { $have } of { $need }
board-conqueror = Conqueror: ignores Defense Towers and Fortresses

## The board: cards and actions

board-flash = Flash
board-flash-rule = At most one card without Flash in a turn
board-card-fame = worth { $count } fame
board-worth-now = Worth { $count } fame now
board-play = Play
board-wait = Wait
board-replace = Replace
board-remove = Remove
board-upgrade = Upgrade
board-pass = Pass
board-cost-lore = { $count } lore
board-pass-first = First to pass: first pick, and the marker
board-orders = Standing order for Defensive Strategy
board-order =
    { $order ->
        [never] Never ask
        [any] Every card
        [recruit] Recruit cards
        [move] Move cards
        [explore] Explore cards
        [build] Build cards
        [draw] Draw cards
       *[special] Other cards
    }
board-playing = Being played: { NOUN($card, form: "bare") }

## The board: the map

board-territory = { NOUN($area, form: "bare") }
board-size =
    { $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    }
board-closed = closed
board-open-sides =
    open on { $count ->
        [one] { $count } side
       *[other] { $count } sides
    }
board-neutral = neutral
board-held-by =
    { $seat_is ->
        [you] yours
       *[other] held by { $seat }
    }
board-figures =
    { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }{ $kaija ->
        [1] { " " }and Kaija
        [true] { " " }and Kaija
       *[other] { "" }
    }
board-attackers =
    attacked by { $seat_is ->
        [you] you
       *[other] { $seat }
    }: { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
board-site =
    { $kind ->
        [small] Small site
        [carved] Small site with the Carved Stone icon
       *[large] Large site
    }
board-lair = Lair
board-rough = Rough border: 2 move points, no retreat
board-without-site = without a site
board-scorched-here = Scorched Earth
board-empty-cell = Free place, column { $x }, row { $y }
board-turn-tile = Turn the tile

## The board: moving and combat

board-combat = Combat
board-attacker = Attack
board-defender = Defence
board-sum-figures = Figures: { $count }
board-sum-card = Card: +{ $count }
board-sum-fortress = Fortress: +{ $count }
board-sum-tower =
    Defense Tower: { $count ->
        [one] { $count } casualty
       *[other] { $count } casualties
    }
board-sum-scorched = Scorched Earth: +{ $count }
board-sum-food = Food: +{ $count }
board-sum-total = Total: { $count }
board-casualties =
    { $count ->
        [one] { $count } casualty
       *[other] { $count } casualties
    }
board-odds = { $percent } % to win
board-odds-bare = Chance to win if nobody adds food.
board-tie = A tie: the defender wins
board-creature-value = value { $value }
board-creature-fame = { $fame } fame for beating it
board-give = You give
board-take = You take
board-setup-note = Before the first year each of you places two tiles and settles three units on each.
board-cards-to-sort = Cards just drawn
board-looked-at = Their hand
board-views = Parts of the table
board-view-map = Map
board-view-cards = Cards
board-view-players = Players

## The board: own area

board-stores = Your stores
board-todo = What is asked
board-decks = Decks
board-close = Close
board-offer = A swap with your teammate
board-or = Or
board-all = all
board-copy = Effects you may copy
board-how-many = How many go?
board-keep-card = Keep the card
board-not-in-hand = It is not in your hand
board-pause = Without an answer it happens in a moment. Everybody sees this pause, whatever they hold.
board-recruit-kaija = Bring Kaija onto the map
board-passed-note = You have passed. Your cards lie in the discard pile until next year.
board-cost-wood = { $count } wood
board-after-harvest =
    After the harvest you will have { $food } food{ $needs ->
        [wood] { " " }and { $wood } wood
       *[food] { "" }
    }.
board-lacks =
    Missing after the harvest: { $food ->
        [0] { "" }
       *[other] { $food } food{ $wood ->
                [0] { "" }
               *[other] { " and " }
            }
    }{ $wood ->
        [0] { "" }
       *[other] { $wood } wood
    }
board-stay =
    { $units ->
        [one] { $units } unit stands there now.
       *[other] { $units } units stand there now.
    } If all go, the territory becomes neutral.
board-deed =
    { $way ->
        [play] Do what it says
        [wait] { $upgrade ->
            [yes] It goes to the active area
           *[no] Put it aside without effect
        }
        [replace] Put it aside, draw 1 card
       *[remove] { $upgrade ->
            [yes] It leaves the game
           *[no] Out of the game; draw 2 cards
        }
    }
board-odds-if-none =
    Your chance if { $seat } adds no food. { $food ->
        [0] None is possible.
       *[other] Up to { $food } is possible.
    }
board-upgrade-to = Upgrade: { NOUN($upgrade, form: "bare") }
board-odds-worst = at worst { $percent } %
board-ask-card = What do you do with { NOUN($card, form: "the") }?
board-ask-upgrade = You take { NOUN($upgrade, form: "the") }. What becomes of { NOUN($card, form: "the") }?
board-ask-building = What do you build here?
board-ask-take = Which resource do you take for them?
board-ask-orders = Which cards of others do you want to be asked about?
board-ask-retreat = How many retreat to { NOUN($territory, form: "the") }?
board-wood-left = You have { $count } wood.
board-flash-note = Flash: you may play more cards this turn.
board-turn-hint = One card without Flash in a turn, as many with Flash as you like.
board-label = { $label }: { $facts }
board-danger =
    { $seat_is ->
        [you] You hold
       *[other] { $seat }{ $team ->
            [yes] ’s team holds
           *[no] { " " }holds
        }
    } { $have } of { $need } strongholds: the last one wins the game at the end of the year.
board-tip-domination = A stronghold is a closed territory of yours with a large building. Whoever has enough of them when the year ends wins at once.
board-pane =
    { $pane ->
        [hand] Hand
        [used] Used
       *[stores] Stores
    }
board-lesson-land = Land
    .about = A unit makes a territory yours. New tiles make it grow; when borders fence it in on all sides it is closed, and brings fame for each of its tiles.
board-lesson-cards = Cards
    .about = Each year you have four cards and play one after the other: recruit, move, explore, build. Whoever passes first picks first from the row.
board-lesson-winter = Harvest and winter
    .about = Your land yields food, wood and lore. In winter units eat: up to three cost nothing, up to six 1 food, up to nine 2. Who cannot pay gets Unrest.
board-lesson-win = Two ways to win
    .about = Three closed territories with a large building each win at the end of a year. If nobody has them, the most fame wins after the last year.

## The rules: overview

rules-intro = Northgard is a game for two to five clans on a land that nobody has mapped. It lasts seven years. Each year you draw a hand of cards and take turns, one action at a time: explore, recruit, move, build, fight. When you have had enough you pass, take a new card, and wait for harvest and winter. Borders printed on the tiles fence in territories; a closed one brings fame. Whoever holds three closed territories with a large building at the end of a year wins at once. Otherwise the greatest fame after the last year wins.
rules-setup =
    1. Build the Development deck: for each player two Early cards on top of four Advanced ones, shuffled; the rest stays in the box unseen. One Achievement per player lies face up.
    2. Lay the start tile; with five players add tile 34 beside it. Shuffle all other tiles.
    3. Everybody takes 14 units, six starting cards and a clan. Its clan card joins the deck, the two upgrades lie aside. Shuffle the seven cards.
    4. Draw the first player by lot. Everybody gets 2 food and 2 wood; the fourth and fifth in turn order get 3 food.
    5. Everybody draws three tiles. In turn order, place one next to a start tile and settle three units in an empty territory of it.
    6. In the same order, place a second tile next to any tile and settle three more units there.
    7. The third tiles go back into the pile, which is shuffled. Year 1 begins.
rules-order =
    1. Start: everybody draws four cards, and one more for each Forge; one card per player is shown as this year’s row. In the last year the row is the Achievements.
    2. Actions: in turn, one action each, until all have passed. Whoever passes takes a card of the row.
    3. Creatures, if you play with them: each one moves and acts.
    4. Harvest: fame, resources, trades.
    5. Winter: food and wood for your units, or an Unrest card.
    6. End of the year: domination or the last year ends the game; otherwise whoever has nobody left gets three units, and the next year begins.

## The rules: part 1

rules-part-1 = Words and principles
rule-r1 = Cards first. Where a card says something else than these rules, the card is right.
rule-r2 = Control. You control a territory while at least one of your figures, a unit or Kaija, stands in it. Until a combat there is fought, the defender keeps control.
rule-r3 = Neutral. A territory without figures is neutral, even with buildings or creatures in it.
rule-r4 = Enemy and friendly. Land controlled by another player is enemy land, your own is friendly. In a team game a teammate is no enemy.
rule-r5 = Lost units. A unit that leaves the map returns to its owner’s reserve and can be recruited again.
rule-r6 = Never together. Figures of two players share a territory only between the moves of an action and the combats that end it.
rule-r7 = Limits. Resources and fame never run out. Units (14 each), buildings (7 of each type), Unrest cards (10), tiles and cards do.
rule-r8 = What is seen. Resources are open. Every gain of fame is seen, and so are the totals; the setting “{ setting-fame-tokens }” turns the tokens face down.
rule-r9 = Costs. You can spend only what you have, and you pay before the effect.

## The rules: part 2

rules-part-2 = Cards
rule-r10 = Five places. Your cards are in the draw pile, in your hand, in the active area (used this year), in the discard pile, or out of the game. Only the hand and the order of the draw pile are secret.
rule-r11 = Shuffling. When you must draw and your draw pile is empty, and only then, the discard pile is shuffled and becomes the draw pile.
rule-r12 = Start of the year. Everybody draws four cards, plus one for each Forge they control; with too few cards, as many as there are.
rule-r13 = The row. Then one Development card per player is shown: Early cards in years 1 and 2, Advanced ones in years 3 to 6. In the last year the Achievements are the row.
rule-r14 = Fame on cards. Your deck may have any size. Development cards carry 0 to 3 fame, Achievements a varying amount, Unrest cards cost 5; all other cards count nothing.
rule-r15 = Removed cards. A card removed from the game never returns, and its fame is lost.

## The rules: part 3

rules-part-3 = A turn
rule-r16 = Turn order. Turns go clockwise from the first player, past those who have passed, until everybody has. You may have many turns in a year.
rule-r17 = One action. In your turn you do exactly one thing: Play, Wait, Replace, Remove, Upgrade or Pass.
rule-r18 = Play. Put a card into the active area and do all it says. Before and after it you may play any number of Flash cards, one by one. So a turn has at most one card without Flash, and it may have none.
rule-r19 = Flash goes with Play. Flash cards cannot be added to any other action.
rule-r20 = Playable. A card can be played only if it would do something. Any card can be used for the other actions. Unrest and Defensive Strategy are never played in your own turn.
rule-r21 = Wait. Put a card into the active area without effect.
rule-r22 = Replace. Put a card into the active area without effect, pay 1 lore, draw 1 card.
rule-r23 = Remove. Remove a card from the game, pay 2 lore, draw 2 cards. Unrest cannot be removed.
rule-r24 = Upgrade. Pay 3 lore and take one of your clan’s upgrades into hand; a card of your hand goes to the active area without effect or leaves the game, as you like (Unrest only the former).
rule-r25 = Pass. Discard your hand and your active area, then take a card of the row onto your draw pile. You have no more turns this year. With an empty hand you can only pass.
rule-r26 = The marker. The first to pass in a year takes the first player marker. The running turns go on as before; harvest, winter and next year begin with the new holder.
rule-r27 = Only one. Whoever has taken a card of the row with Future Sight takes none when passing.
rule-r28 = Too few cards. You may Replace and Remove even if fewer cards are left to draw.

## The rules: part 4

rules-part-4 = The map
rule-r30 = Territories. Borders divide a tile into one to four areas. Each side of a tile belongs to one area. Where two tiles meet, the areas on both sides join; all areas joined in this way form one territory.
rule-r31 = Open and closed. A territory is open while one of its sides faces an empty place, else closed. A closed one never changes again.
rule-r32 = Adjacent. Two territories are adjacent if a printed border lies between them on some tile. Corners do not count.
rule-r33 = Rough. The way between two territories is rough if all borders between them are; one regular border makes it regular.
rule-r34 = Size. A territory is as large as the number of tiles it lies on.
rule-r35 = Icons. A territory shows the resources printed in it, and one more for each Food Silo, Woodcutter Lodge and Carved Stone.
rule-r36 = Loops. A border with the same territory on both sides has no effect.
rule-r37 = Merging. When territories join, everything in them stays; so two buildings of a type may come together.

## The rules: part 5

rules-part-5 = Exploring
rule-r40 = Borders go on. At a corner where four tiles meet, a border may not end alone: exactly one of the four having a border there is forbidden. The setting “{ setting-border-check }” has a stricter reading.
rule-r41 = No joining of players. A tile may not join figures of two players in one territory, teammates included. Exploring never starts a combat.
rule-r42 = Side by side. A tile shares a whole side with a tile on the map. Holes may be left.
rule-r43 = Explore. You need a tile in the pile and an open territory that you control; with Huginn & Muninn any open territory will do.
rule-r44 = Placing. Draw a tile and place it, turned as you like, where it touches such a territory. If it can be placed, it must be.
rule-r45 = It does not fit. If no drawn tile can be placed, they go under the pile and one new tile is drawn, again and again; if none of the pile fits, nothing happens.
rule-r46 = Several tiles. When a card draws several tiles, choose one that fits; the others go under the pile in the order drawn. Everybody sees them.
rule-r47 = Fame for closing. For each territory of yours that your tile closes you gain fame equal to its size. Closing land of others or neutral land brings nobody anything.
rule-r48 = Clan powers. After that the powers of the Stag, the Raven and the Boar apply.
rule-r49 = Special cards. Scout Camp: you may once put the tile under the pile and draw another. Lay of the Land: collect what is printed on the chosen tile before placing it. Rangers: a second Explore may follow.

## The rules: part 6

rules-part-6 = Recruiting
rule-r50 = Recruit. Place up to the given number of units, at least one, in territories you control, together or apart.
rule-r51 = Reserve. Units come from your reserve only.
rule-r52 = Coming back. If you have no figure on the map, such an action places all its units in one neutral territory of your choice.
rule-r53 = Training Camps. At the end of the action, each Training Camp in a territory where you recruited adds one unit, however many came. If your reserve is too small, you choose where.
rule-r54 = Where. Some cards put all units into one territory; some allow or require neutral land, which you then control.
rule-r55 = By icons and borders. Hunters, Woodcutters and Loremasters recruit in each of your territories up to its food, wood or lore icons. Call to War: 1 in each next to an enemy. Osmosis: 1 in each of up to three that are open or have printed wood.
rule-r56 = Not recruited. The unit that Capture adds is not recruited: no Training Camp.

## The rules: part 7

rules-part-7 = Moving
rule-r60 = Move points. A Move gives points for one action. A move takes any number of your figures from a territory you control to an adjacent one: 1 point, or 2 over a rough way. Points are never added up between cards.
rule-r61 = One after another. The same figures may move several times, and figures may gather before they move on.
rule-r62 = Entering. In neutral or friendly land figures may move on. In enemy land they stop for this action, but others may follow them.
rule-r63 = Leaving. If all figures leave, the territory is neutral; buildings stay.
rule-r64 = Not all points. You need not use all points, but you make at least one move. Where you may attack a creature you may also stop without a move, and still decide whether to attack it.
rule-r65 = Then the combats. After the last move all combats are fought, in the order you choose, with the bonuses of the card.
rule-r66 = Infiltration. Your figures may go on from enemy land they have entered; a combat follows only where some remain.
rule-r67 = Hidden Ways. Any number of your figures go from one territory to any open one, near or far; in enemy land a combat without bonus follows. This is no Move action.
rule-r68 = Wolf Clan. With this card rough ways cost 1, and its attackers may retreat over them.

## The rules: part 8

rules-part-8 = Building
rule-r70 = Build. Put a building on a free site printed in a territory you control.
rule-r71 = Cost. A small building costs 1 wood, a large one 3. Some cards save 1 wood.
rule-r72 = Sites. Small buildings stand on small sites, large ones on large sites, one on each. The setting “{ setting-small-on-large }” allows more.
rule-r73 = Carved Stone. It needs a small site with its icon. Such a site takes any other small building too.
rule-r74 = Once each. A type that a territory already has cannot be built there again, except with the Goat Clan card.
rule-r75 = Seven. No more than seven buildings of a type stand on the map.
rule-r76 = For good. Buildings are never moved or destroyed; only Industrious Villagers swaps one. They serve whoever controls the territory.
rule-r77 = What they do. At harvest a Food Silo gives 1 food, a Woodcutter Lodge 1 wood, a Carved Stone 1 lore, an Altar of Kings 3 fame. A Training Camp adds a unit when recruiting, a Defense Tower inflicts 1 casualty, a Fortress gives the defender 2 points, a Forge 1 card more each year.
rule-r78 = Special cards. Amenities: a small building needs no site. Carpentry Mastery: one or two buildings, one of two being small. Glory of the Clan: collect the territory’s icons once, before paying or after building. Industrious Villagers: afterwards, swap one of your buildings for another type of the same size, free of charge.

## The rules: part 9

rules-part-9 = Drawing and special cards
rule-r80 = Draw cards. A Draw card can be played only if your draw and discard piles hold enough cards for it.
rule-r81 = Sorting. Keep, discard and put back concern only the cards just drawn; you choose which and in which order.
rule-r82 = Not itself. The card you play lies in the active area and is not shuffled back by its own draw.
rule-r83 = One card more. “Draw 1” on a special card is done if possible and never keeps you from playing it.
rule-r84 = Special cards. Do what the card says, as far as possible.
rule-r85 = Hands. Spy: see a hand, discard one card of it, draw 1. Ancestral Curse: every opponent discards one card, you draw 1. Veiled Threats: an opponent discards at random, or you draw 1. Rapacious Exploitation: choose a card in a hand; its owner discards it or gives you any 2 resources. Negotiation: take a card from your discard pile, or draw 1.
rule-r86 = Removing units. Plunder: 1 unit of an enemy territory next to yours, then draw 1. Capture: the same without drawing, and add 1 unit of yours in a territory you control. Raiding Party: 1 enemy unit anywhere, and 1 resource its territory shows. Units go before Kaija.
rule-r87 = Gains. Fishing gives 3 food, Wood Monopoly 3 wood, Lore Mastery 2 lore.
rule-r88 = Conqueror. Until the end of the year your attacks ignore Defense Towers and Fortresses.
rule-r89 = Bribery. Move 1 or 2 units of an enemy to an adjacent territory, over any border, never Kaija. If somebody else stands there, these units attack without bonus.

## The rules: part 10

rules-part-10 = Cancelling, copying, looking ahead
rule-r90 = Defensive Strategy. Played from hand when an opponent plays a card: that card does nothing and goes to their discard pile, and their turn goes on as if it had not been played. It cannot cancel anything but a played card, nor another Defensive Strategy.
rule-r91 = Legendary Heroes. Do again the effect of a card that you played earlier this year.
rule-r92 = Enemy Secrets. Choose an enemy whose land lies next to yours and do the effect of any card in their active area.
rule-r93 = Stolen Lore. The same with whoever controls the territory of the Scorched Earth token.
rule-r94 = Copies. A copied effect is yours; parts that need another clan’s token do nothing. The copying cards, Defensive Strategy, Achievements, Unrest and effects that would do nothing cannot be copied.
rule-r95 = Future Sight. Take a card of this year’s row now, onto your draw pile, and none when you pass. Only once a year. The setting “{ setting-future-sight-achievements }” lets it take an Achievement early.

## The rules: part 11

rules-part-11 = Combat
rule-r100 = When. After the moves of an action a combat takes place wherever figures of two players stand. Who moved in attacks, who was there defends; nobody else takes part.
rule-r101 = Intimidate. With this card, before each combat the attacker may push one defending unit to an adjacent territory that is neutral or its owner’s, without a combat to come. If nobody is left, there is no combat.
rule-r102 = Forces. Each unit is worth 1 point, Kaija 2.
rule-r103 = Bonuses. The attacker adds what the card gives, the defender what buildings give. The Snake adds 1 at the Scorched Earth token.
rule-r104 = Food. The attacker, then the defender spend food openly: 1 point each, at most one per own figure in the combat.
rule-r105 = Fortress. Each gives the defender 2 points, unless the attacker has Conqueror.
rule-r106 = Defense Tower. Each inflicts 1 casualty on the attacker, unless the attacker has Conqueror.
rule-r107 = Dice. The attacker rolls and decides first, then the defender. The faces: 2 points; 3 points; 1 point or 1 casualty; 2 points and 1 casualty; 2 casualties; 1 point and 1 casualty.
rule-r108 = Who wins. A side that suffers at least as many casualties as it has figures loses; if both do, nobody wins. Otherwise the higher score wins, and the defender wins a tie. Shieldbearers cancel 1 casualty of the attacker.
rule-r109 = Losses. Both sides remove their casualties, units before Kaija.
rule-r110 = Retreat. What is left of the loser goes to adjacent territories, over regular ways, that are friendly or neutral and without a combat to come. If there is none, it is removed.
rule-r111 = Any direction. Both sides may retreat to any such territory, not only where they came from.
rule-r112 = Nobody left. If nobody wins, the territory is neutral. Buildings always stay.
rule-r113 = After the combat. The winner controls the territory.
rule-r114 = Dropped. A combat that has no two sides any more when its turn comes is not fought.

## The rules: part 12

rules-part-12 = Harvest
rule-r120 = Order. From the first player on, everybody gets fame, then resources, then may trade.
rule-r121 = Fame. Each closed territory you control gives 1 fame if it lies on two tiles, 2 if on more.
rule-r122 = Resources. Each Altar of Kings gives 3 fame; then every icon of your territories, open or closed, gives its resource.
rule-r123 = Scorched Earth. If the token lies in enemy land, the Snake may take one resource produced there; the owner gets one less. This is decided first.
rule-r124 = Trade. As often as you like, pay any three resources and take one of your choice.

## The rules: part 13

rules-part-13 = Winter
rule-r131 = Cost. For your units on the map, without Kaija: up to 3 nothing; 4 to 6, 1 food; 7 to 9, 2 food; 10 to 12, 3 food and 1 wood; 13 or 14, 4 food and 2 wood.
rule-r132 = Unrest. If you cannot pay it all, pay what you have of each and put one Unrest card on top of your draw pile. Lore does not help.
rule-r133 = A dead card. Unrest does nothing and cannot be removed from the game.
rule-r134 = None left. If all Unrest cards are gone, the top card of your draw pile is discarded instead, and 5 fame are noted against you.

## The rules: part 14

rules-part-14 = End of the year and of the game
rule-r135 = Domination. A closed territory with a large building is a stronghold. Whoever controls three at the end of a year, any year, wins at once. The setting “{ setting-fame-only }” switches this off.
rule-r136 = Several at once. If several dominate, fame decides between them.
rule-r137 = Last year. Otherwise the game ends after the last year and fame decides.
rule-r138 = Second chance. Whoever has no figure on the map places three units in a neutral territory before the next year. If there is none, a tile is drawn and placed for it, without fame.
rule-r139 = Next year. The year marker moves on.
rule-r140 = Final fame. Fame tokens, 1 for every three resources, the fame printed on your Development cards, your Achievements, less 5 for each Unrest card.
rule-r141 = Achievements. They count the final position, in territories you control. Creatures do not change them.
rule-r142 = Ties. Most territories, then most figures on the map, then most buildings. Still tied: the victory is shared.

## The rules: part 15

rules-part-15 = Clan powers: the Bear
rule-r150 = Kaija. An extra figure of the Bear. If she is off the map, she may be one of the figures of any Recruit action, of the setup and of a second chance.
rule-r151 = Strength. Kaija is worth 2 points in combat, and is one figure for everything else.
rule-r152 = Moving. Kaija moves with the others or alone, but enters enemy land only in a year in which The Bear Awakens was played. The setting “{ setting-kaija-moves-alone }” can forbid moving alone.
rule-r153 = Winter. Kaija costs nothing in winter. Otherwise she counts as a unit.
rule-r154 = Bear cards. Bear Clan: if Kaija moves, collect the food and wood icons of the territory she leaves, once. The Bear Awakens: recruit 2, and Kaija may enter enemy land this year. Protector of the Land: draw a card for each closed territory of size 3 or more.

## The rules: part 16

rules-part-16 = Clan powers: the other clans
rule-r156 = Boar. Exploring with a tile that closes no territory, nobody’s, gives 1 lore.
rule-r157 = Goat. Building gives food: 1 for a small building, 2 for a large one, after paying.
rule-r158 = Goat cards. Teamwork: two different ones of recruit 1, move 1, explore, build. Resourceful People: draw 2, then you may pay 3 resources to draw 1 more.
rule-r159 = Raven. Closing territories of its own by exploring, the Raven collects their icons at once.
rule-r160 = Snake. Before the effect of one of its clan cards the Snake may put the Scorched Earth token on an enemy territory next to its own; with the Snake Clan card once more after the moves. There it stays until moved. The setting “{ setting-scorched-earth-targets }” can add neutral land.
rule-r161 = Scorched Earth in combat. The Snake fights in the token’s territory with 1 point more, attacking or defending.
rule-r162 = Scorched Earth at harvest. The token takes a resource as described at the harvest.
rule-r163 = Stag. 1 fame for each territory won as the attacker, and for each territory of its own closed by exploring.
rule-r164 = Stag cards. Stag Clan: recruit 1, then you may bring one figure of yours from an adjacent territory, over any border. Annexation: move 1 and, before or after, you may explore.
rule-r165 = Wolf. 1 food for each combat won as the attacker.
rule-r166 = Not at the setup. Clan powers do not work during the setup.

## The rules: part 17

rules-part-17 = Ten years, and teams
rule-r170 = Ten years. Three Early and six Advanced cards per player: Early ones in years 1 to 3, Advanced ones in years 4 to 9, Achievements in year 10. Nobody wins by domination.
rule-r171 = Teams. Players sitting opposite play together. They may talk and know each other’s fame, but not each other’s hand.
rule-r172 = Apart. Figures of teammates never end an action in the same territory, but may pass through if they leave it in the same action.
rule-r173 = Neither enemy nor friend. A teammate is no opponent for any card, power or combat, and offers no retreat.
rule-r174 = Swaps. While one of them trades at harvest, teammates may swap resources one for one, if both agree.
rule-r175 = Together. Fame, tie-breaks and strongholds are added per team; domination needs five strongholds.
rule-r176 = Passing through. A teammate’s territory may be entered only if the remaining points lead out again. As long as your figures stand there, they must move on; no card or retreat may end there.
rule-r177 = End of swaps. In one trade step you swap at most as often as you had resources at its start, and do not offer again what was refused.

## The rules: part 18

rules-part-18 = Creatures
rule-r180 = Creatures. There are nine: three Wolves, two Draugar, two Brown Bears, two Fallen Valkyries, each with a value, fame, priorities and an effect.
rule-r181 = Deck. One creature more than there are players, of value 6 or less, lies on top; all others are shuffled below.
rule-r182 = Appearing. When a tile with a lair is placed, the next creature appears there and joins the end of the line. An empty deck is made of the beaten ones again.
rule-r183 = At the setup. A creature appears before the units settle and does nothing. Nobody settles with a Fallen Valkyrie if the tile has another empty territory. Later its effect happens at once.
rule-r184 = Moving. After the actions each creature in line moves to an adjacent territory without a creature, over any border: one with figures if there is one, and then the one with most of what it prefers. Small buildings count 1, large ones 3. The first player breaks ties. Without such a territory it stays and does nothing.
rule-r185 = Effects. Wolf: no fame and no printed resources from its territory. Brown Bear: no building and no recruiting in it, no exploring or moving out of it; retreating is allowed. Draugr: the controller loses 1 unit where it appears or arrives. Fallen Valkyrie: attacks the figures where it appears or arrives.
rule-r186 = Sharing. Figures may enter and stay with creatures, but in a Fallen Valkyrie’s territory they stop and must fight.
rule-r187 = Attacking. Within a Move action, after its moves, even none, you may attack one creature in each territory you share with some. Nobody retreats into such a fight.
rule-r188 = Fighting. You add figures, card (attacking) or Fortress (defending), Scorched Earth, food and die; the creature its value and die, the split face being a point. Casualties do nothing to it, but you suffer those of its die. Who loses all figures loses; else the higher score wins, a tie goes to the defender.
rule-r189 = Afterwards. A beaten creature leaves and brings its fame. A losing attacker stays if the creature shares, else retreats; a losing defender retreats.
rule-r190 = Clan powers. The Wolf Clan gets its food for beating a creature as the attacker, the Stag its fame only for a Fallen Valkyrie.
rule-r191 = Forbidden. Exploring may not join figures with a Fallen Valkyrie. Nobody is recruited into neutral land of a Brown Bear or a Valkyrie, nor gets a second chance there. Hidden Ways, Bribery, Intimidate and retreats do not lead to a Valkyrie.
rule-r192 = More creatures! With this setting, whoever has passed may make a creature appear on a lair without one, or, if there is none, in any territory without a creature, while there are fewer creatures on the map than players. It acts at once, and moves with the others in the creature phase of that year.

## Several resources of a kind

noun-food-2 = 2 food
    .a = 2 food
    .the = the 2 food
    .of = of 2 food
    .to = to 2 food
noun-food-3 = 3 food
    .a = 3 food
    .the = the 3 food
    .of = of 3 food
    .to = to 3 food
noun-wood-2 = 2 wood
    .a = 2 wood
    .the = the 2 wood
    .of = of 2 wood
    .to = to 2 wood
noun-wood-3 = 3 wood
    .a = 3 wood
    .the = the 3 wood
    .of = of 3 wood
    .to = to 3 wood
noun-lore-2 = 2 lore
    .a = 2 lore
    .the = the 2 lore
    .of = of 2 lore
    .to = to 2 lore
noun-lore-3 = 3 lore
    .a = 3 lore
    .the = the 3 lore
    .of = of 3 lore
    .to = to 3 lore

## A creature's die, and asking everybody

event-creature-rolled = The die { NOUN($creature, form: "of") } shows { NOUN($face, form: "bare") }.
setting-reaction-prompt-timed = Everybody, for a moment
why-no-orders = In this match nobody gives standing orders: the question comes with every card.

## Forecasts and goal
forecast-closes-own = It closes your land: { $fame } fame.
forecast-closes-own-setup = It closes your land, { $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    }.
forecast-closes-empty = It closes land that nobody holds, { $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    }.
forecast-closes-other = It closes land of { $seat }, { $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    }.
forecast-gains = It brings you { $count } { NOUN($resource, form: "bare") }.
forecast-joins-own = It joins to your land: { NOUN($territories, form: "bare") }.
forecast-joins = It joins { NOUN($territories, form: "bare") }.
forecast-open-own = Your land has { $count ->
        [one] { $count } open side
       *[other] { $count } open sides
    } left.
forecast-grows-other = It adds to land of { $seat }.
forecast-nothing = It joins nothing and closes nothing.
board-place-like-this = Place it like this?
board-place = Place
board-turn = Turn
board-goal = Goal
board-goal-fame = Most fame after year { $years } wins;
board-goal-forts = { $need } strongholds end it sooner.
goal-needs-one =
    { $seat_is ->
        [you] You need
       *[other] { $seat }{ $team ->
            [yes] ’s team needs
           *[no] { " " }needs
        }
    } one more stronghold: that ends the game.
goal-wins-now =
    { $seat_is ->
        [you] You have
       *[other] { $seat }{ $team ->
            [yes] ’s team has
           *[no] { " " }has
        }
    } { $count } strongholds: that wins at the end of this year.
board-pass-cost =
    { $cards ->
        [0] { "" }
        [one] { $cards } card unplayed.
       *[other] { $cards } cards unplayed.
    } { $first ->
        [yes] You choose first and begin next year.
        [last] You choose first.
       *[no] You take no more turns this year.
    }
board-tab-goal = Goal
board-tab-row = Row
board-tab-supply = Supply
board-tab-all = All
forecast-open =
    { NOUN($territory, form: "the") } has { $count ->
        [one] { $count } open side
       *[other] { $count } open sides
    } left.
board-goal-fame-only = Most fame after year { $years } wins.

## The log

board-log-line =
    { $deed }{ $cost ->
        [none] { "" }
       *[other] { " " }for { $cost }
    }{ $card ->
        [none] { "" }
       *[other] { " " }({ $card })
    }{ $gains ->
        [none] { "" }
       *[other] : { $gains }
    }.
board-log-good =
    { $count } { $what ->
        [fame] fame
       *[other] { NOUN($what, form: "bare") }
    }
# $card is "no" in the setup.
board-log-explores =
    { $card ->
        [no] { $seat_is ->
            [you] You place a tile
           *[other] { $seat } places a tile
        }
       *[yes] { $seat_is ->
            [you] You explore
           *[other] { $seat } explores
        }
    }
board-log-closes =
    { " " }and { $more ->
        [yes] { "" }
       *[no] { $seat_is ->
            [you] close{ " " }
           *[other] closes{ " " }
        }
    }{ NOUN($territory, form: "the") }, { $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    }{ $whose ->
        [own] { "" }
        [nobody] , which nobody holds
       *[other] , which { $holder_is ->
            [you] you hold
           *[other] { $holder } holds
        }
    }
board-log-settles =
    { " " }and { $seat_is ->
        [you] settle
       *[other] settles
    } { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } at { NOUN($territory, form: "the") }
board-log-recruits =
    { $seat_is ->
        [you] You recruit
       *[other] { $seat } recruits
    } { $where }
board-log-units-at =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    } at { NOUN($territory, form: "the") }
board-log-camp =
    { $count ->
        [one] , and the Training Camp adds one
       *[other] , and Training Camps add { $count }
    }
board-log-passes =
    { $seat_is ->
        [you] You pass
       *[other] { $seat } passes
    } for this year{ $card ->
        [none] { "" }
       *[other] { $marker ->
            [yes] ,
           *[no] { " " }and
        } { $seat_is ->
            [you] take
           *[other] takes
        } { $card } from the row
    }{ $marker ->
        [yes] { " " }and { $seat_is ->
            [you] begin
           *[other] begins
        } the next one
       *[no] { "" }
    }
board-log-upgrades =
    { $seat_is ->
        [you] You upgrade
       *[other] { $seat } upgrades
    } { NOUN($old, form: "a") } to { NOUN($card, form: "a") }
board-log-fight =
    { $why ->
        [all_fell] { NOUN($territory, form: "the") }: no figure is left, { $points } to { $against }, and nobody wins
       *[other] { $seat_is ->
            [you] You win
           *[other] { $seat } wins
        } { $points } to { $against } at { NOUN($territory, form: "the") }{ $why ->
            [nobody_left] , as nobody is left on the other side,
            [tie] , as a tie goes to the defender,
           *[points] { "" }
        } and { $lost ->
            [0] { $seat_is ->
                [you] lose nobody
               *[other] loses nobody
            }
           *[other] { $seat_is ->
                [you] lose
               *[other] loses
            } { $lost }
        }; { $opponent_is ->
            [you] you lose
           *[other] { $opponent } loses
        } { $theirs ->
            [0] nobody
           *[other] { $theirs }
        }
    }
board-log-loses =
    { $seat_is ->
        [you] You lose
       *[other] { $seat } loses
    } { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
board-log-draws =
    { " " }and { $seat_is ->
        [you] draw
       *[other] draws
    } { NOUN($cards, form: "a") }
board-log-draws-hidden =
    { " " }and { $seat_is ->
        [you] draw
       *[other] draws
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }
board-log-hand =
    { $seat_is ->
        [you] Your hand
       *[other] { $seat }’s hand
    }: { NOUN($cards, form: "bare") }.
board-log-row = In this year’s row: { NOUN($cards, form: "bare") }.
board-log-achievements = Achievements for the last year: { NOUN($cards, form: "bare") }.
board-log-year-end = Harvest and winter
board-log-year-row =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    }: food { $food }, wood { $wood }, lore { $lore }, fame { $fame }{ $winter ->
        [yes] ; winter costs { $cost_food } food, { $cost_wood } wood{ $unrest ->
            [yes] , more than there was: Unrest
           *[no] { "" }
        }
       *[no] { "" }
    }.

## Reasons: what a choice changes, as parts of a sentence
reason-dominates = { $count } strongholds: that wins the game at the year’s end
reason-stronghold = a stronghold more: { $missing ->
        [one] one is still missing
       *[other] { $missing } are still missing
    } to win at once
reason-stronghold-lost = you lose { $count ->
        [one] a stronghold
       *[other] { $count } strongholds
    }
    .theirs = loses { $count ->
        [one] a stronghold
       *[other] { $count } strongholds
    }
reason-stops = { $seat } has only { $count } strongholds left and does not win this year
reason-breaks-stronghold = { $seat } loses a stronghold
reason-closes = closes your land: { $fame } fame now
    .theirs = closes a land: { $fame } fame now
reason-encloses = closes your land
    .theirs = closes a land
reason-fame = { $fame } fame now
reason-achievements = your Achievements count { $fame } fame more
    .theirs = the Achievements count { $fame } fame more
reason-conquers = takes { NOUN($territory, form: "the") } from { $seat }
reason-settles = { NOUN($territory, form: "the") } becomes yours
    .theirs = settles in { NOUN($territory, form: "the") }
reason-leaves = you give up { NOUN($territory, form: "the") }
    .theirs = gives up { NOUN($territory, form: "the") }
reason-harvest = { $fame } fame more at every harvest
reason-winter-short = { $count } { NOUN($resource, form: "bare") } missing for winter: that means an Unrest card
reason-winter-paid = pays what winter asks of { NOUN($resource, form: "bare") }
reason-winter-kept = { $count } food to spare after winter
reason-units = { $count ->
        [one] one figure more
       *[other] { $count } figures more
    }
reason-units-lost = { $count ->
        [one] one figure of yours falls
       *[other] { $count } figures of yours fall
    }
    .theirs = { $count ->
        [one] loses a figure
       *[other] loses { $count } figures
    }
reason-costs-units = { $seat } loses { $count ->
        [one] a figure
       *[other] { $count } figures
    }
reason-guards = guards the stronghold { NOUN($territory, form: "the") }
reason-forge = { $count ->
        [one] one card
       *[other] { $count } cards
    } more in hand every year
reason-defence = { NOUN($building, form: "a") } defends your land
    .theirs = { NOUN($building, form: "a") } for defence
reason-camp = one figure more whenever you recruit there
    .theirs = one figure more at every recruiting there
reason-income = one more { NOUN($resource, form: "bare") } at every harvest
reason-unrest = an Unrest card: { $fame } fame less
reason-card-fame = { NOUN($card, form: "bare") } for your deck, { $fame } fame
    .theirs = { NOUN($card, form: "bare") } for the deck, { $fame } fame
reason-card = { NOUN($card, form: "bare") } for your deck
    .theirs = { NOUN($card, form: "bare") } for the deck
reason-thinner = a better deck without { NOUN($card, form: "bare") }
reason-draws = { $count ->
        [one] one card
       *[other] { $count } cards
    } more in hand
reason-marker = you begin the next year
    .theirs = begins the next year
reason-stores = { $count } { NOUN($resource, form: "bare") } now
reason-spent-lost = { $count } { NOUN($resource, form: "bare") } less
reason-clan = { $clan ->
        [bear] Kaija comes along, an extra figure worth 2 points in combat
        [boar] 1 lore for every tile that closes nothing
        [goat] food for every building
        [raven] the resources of every land closed by exploring, at once
        [snake] the Scorched Earth token helps to fight and takes from others’ harvests
        [stag] 1 fame for every land won by attacking or closed by exploring
       *[other] 1 food for every combat won by attacking
    }
## Asked for in the terminal

table-word-goal = goal
    .about = what wins, how far everybody is, what threatens

## What a balance of the game tells of

holding-clan = Clan
holding-card = Development card

## Answered ahead

ahead-react-allow = Cards of others: let every one happen
ahead-defender-food-eat-0 = Defending: eat no food
ahead-attacker-food-eat-0 = Attacking: eat no food
ahead-defender-face-point = Defending, a die to choose: take the point
ahead-defender-face-casualty = Defending, a die to choose: take the casualty
ahead-team-trade-refuse = A teammate offers a swap: refuse
