### Northgard: Uncharted Lands, français.
###
### Components arrive as ids and are rendered by NOUN($x, form: "bare" | "a" | "the" | "of" | "to"), which reads the
### noun-<id> messages below and joins lists; dots and underscores of an id are hyphens here (T05.n is noun-T05-n). A player
### arrives as $seat with $seat_is = "you" or "other" (and $opponent, $opponent_is). A territory arrives as one of its areas.
### Yes and no arrive as 1 and 0 in Python, as true and false in the browser: both are named.
### Nouns: .a is written, for its article (un, des, du; le for the only one of its kind; none for a name), and of the other
### forms those that core/text.py does not make rightly of it (la hache).
### Names of players have no known gender: nothing may agree with them. .to of an area says where: dans, sur, à.

## The game

game-title = Northgard: Uncharted Lands
game-tagline = Menez un clan viking sur une terre qui grandit à mesure qu’on l’explore, fermez-la et tenez-la.
game-about = Un jeu d’exploration, de conquête et de construction de paquet. Sept clans, sept façons de jouer. Les tuiles posées côte à côte forment des territoires : fermés, ils donnent de la renommée ; leurs icônes donnent nourriture, bois et savoir ; les bâtiments les renforcent. Un petit paquet de cartes mène tout cela, et chacun y ajoute une carte par année. Après sept années, la plus grande renommée l’emporte, à moins que quelqu’un ne tienne avant cela trois territoires fermés avec un grand bâtiment.

## Nouns: resources

noun-food = nourriture
    .a = 1 nourriture
    .the = la nourriture
    .of = de nourriture
noun-wood = bois
    .a = 1 bois
    .the = le bois
    .of = de bois
noun-lore = savoir
    .a = 1 savoir
    .the = le savoir
    .of = de savoir

## Nouns: figures and tokens

noun-kaija = Kaija
    .a = Kaija
noun-scorched = jeton Terre Brûlée
    .a = un jeton Terre Brûlée

## Nouns: buildings

noun-silo = Silo
    .a = un Silo
noun-lodge = Cabane de bûcheron
    .a = une Cabane de bûcheron
noun-tower = Tour de défense
    .a = une Tour de défense
noun-camp = Camp d’entraînement
    .a = un Camp d’entraînement
noun-stone = Pierre gravée
    .a = une Pierre gravée
noun-fortress = Forteresse
    .a = une Forteresse
noun-forge = Forge
    .a = une Forge
noun-altar = Autel des rois
    .a = un Autel des rois

## Nouns: clans, and the clan cards of the same name

noun-bear = Clan de l’Ours
    .a = « Clan de l’Ours »
    .the = le Clan de l’Ours
noun-boar = Clan du Sanglier
    .a = « Clan du Sanglier »
    .the = le Clan du Sanglier
noun-goat = Clan de la Chèvre
    .a = « Clan de la Chèvre »
    .the = le Clan de la Chèvre
noun-raven = Clan du Corbeau
    .a = « Clan du Corbeau »
    .the = le Clan du Corbeau
noun-snake = Clan du Serpent
    .a = « Clan du Serpent »
    .the = le Clan du Serpent
noun-stag = Clan du Cerf
    .a = « Clan du Cerf »
    .the = le Clan du Cerf
noun-wolf = Clan du Loup
    .a = « Clan du Loup »
    .the = le Clan du Loup

## Nouns: cards

noun-recruit = Recrutement
    .a = « Recrutement »
noun-explore = Exploration
    .a = « Exploration »
noun-move = Déplacement
    .a = « Déplacement »
noun-build = Construction
    .a = « Construction »
noun-feast = Festin
    .a = « Festin »
noun-bear-awakens = L’éveil de l’ourse
    .a = « L’éveil de l’ourse »
noun-protector = Protecteur des terres
    .a = « Protecteur des terres »
noun-osmosis = Osmose
    .a = « Osmose »
noun-lay-of-the-land = Connaissance du terrain
    .a = « Connaissance du terrain »
noun-teamwork = Travail d’équipe
    .a = « Travail d’équipe »
noun-resourceful = Peuple ingénieux
    .a = « Peuple ingénieux »
noun-raiding-party = Bande de pillards
    .a = « Bande de pillards »
noun-raven-mercenaries = Mercenaires du Corbeau
    .a = « Mercenaires du Corbeau »
noun-rapacious = Exploitation rapace
    .a = « Exploitation rapace »
noun-stolen-lore = Savoir volé
    .a = « Savoir volé »
noun-glory = Gloire du clan
    .a = « Gloire du clan »
noun-annexation = Annexion
    .a = « Annexion »
noun-plunder = Pillage
    .a = « Pillage »
noun-call-to-war = Appel à la guerre
    .a = « Appel à la guerre »
noun-negotiation = Négociation
    .a = « Négociation »
noun-scouts = Éclaireurs
    .a = « Éclaireurs »
noun-town-hall = Hôtel de ville
    .a = « Hôtel de ville »
noun-merchant = Marchand
    .a = « Marchand »
noun-militia = Milice
    .a = « Milice »
noun-villager-tools = Outils améliorés
    .a = « Outils améliorés »
noun-recruitment = Enrôlement
    .a = « Enrôlement »
noun-market-place = Place du marché
    .a = « Place du marché »
noun-mercenary = Mercenaire
    .a = « Mercenaire »
noun-intimidate = Intimidation
    .a = « Intimidation »
noun-feast-dev = Festin
    .a = « Festin »
noun-scout-camp = Camp d’éclaireurs
    .a = « Camp d’éclaireurs »
noun-shieldbearers = Porteurs de bouclier
    .a = « Porteurs de bouclier »
noun-bodyguard = Garde du corps
    .a = « Garde du corps »
noun-simple-living = Vie simple
    .a = « Vie simple »
noun-future-sight = Vision de l’avenir
    .a = « Vision de l’avenir »
noun-spy = Espion
    .a = « Espion »
noun-fishing = Pêche
    .a = « Pêche »
noun-axe-throwers = Lanceurs de haches
    .a = « Lanceurs de haches »
noun-lore-mastery = Maîtrise du savoir
    .a = « Maîtrise du savoir »
noun-industrious = Villageois industrieux
    .a = « Villageois industrieux »
noun-defensive-strategy = Stratégie défensive
    .a = « Stratégie défensive »
noun-enemy-secrets = Secrets ennemis
    .a = « Secrets ennemis »
noun-hunters = Chasseurs
    .a = « Chasseurs »
noun-outpost = Avant-poste
    .a = « Avant-poste »
noun-hidden-ways = Chemins cachés
    .a = « Chemins cachés »
noun-carpentry = Maîtrise de la charpente
    .a = « Maîtrise de la charpente »
noun-conqueror = Conquérant
    .a = « Conquérant »
noun-huginn-muninn = Huginn et Muninn
    .a = « Huginn et Muninn »
noun-market-place-up = Place du marché améliorée
    .a = « Place du marché améliorée »
noun-grizzled = Guerriers endurcis
    .a = « Guerriers endurcis »
noun-trading-post-up = Comptoir amélioré
    .a = « Comptoir amélioré »
noun-ancestral-curse = Malédiction ancestrale
    .a = « Malédiction ancestrale »
noun-rangers = Rôdeurs
    .a = « Rôdeurs »
noun-scout-camp-up = Camp d’éclaireurs amélioré
    .a = « Camp d’éclaireurs amélioré »
noun-trade-routes = Grandes routes commerciales
    .a = « Grandes routes commerciales »
noun-woodcutters = Bûcherons
    .a = « Bûcherons »
noun-infiltration = Infiltration
    .a = « Infiltration »
noun-town-hall-up = Hôtel de ville amélioré
    .a = « Hôtel de ville amélioré »
noun-amenities = Commodités
    .a = « Commodités »
noun-wood-monopoly = Monopole du bois
    .a = « Monopole du bois »
noun-bribery = Corruption
    .a = « Corruption »
noun-incursion = Incursion
    .a = « Incursion »
noun-heroic-charge = Charge héroïque
    .a = « Charge héroïque »
noun-trading-post = Comptoir
    .a = « Comptoir »
noun-legendary-heroes = Héros légendaires
    .a = « Héros légendaires »
noun-allies-wild = Alliés sauvages
    .a = « Alliés sauvages »
noun-loremasters = Maîtres du savoir
    .a = « Maîtres du savoir »
noun-warriors = Guerriers
    .a = « Guerriers »
noun-cunning-merchant = Marchand rusé
    .a = « Marchand rusé »
noun-capture = Capture
    .a = « Capture »
noun-veiled-threats = Menaces voilées
    .a = « Menaces voilées »
noun-builder = Bâtisseur
    .a = « Bâtisseur »
noun-explorer = Explorateur
    .a = « Explorateur »
noun-food-trader = Négociant en vivres
    .a = « Négociant en vivres »
noun-wood-trader = Négociant en bois
    .a = « Négociant en bois »
noun-scholar = Érudit
    .a = « Érudit »
noun-trapper = Trappeur
    .a = « Trappeur »
noun-warlord = Seigneur de guerre
    .a = « Seigneur de guerre »
noun-unrest = Troubles
    .a = « Troubles »

## Nouns: faces of the die

noun-F1 = 2 points
    .a = 2 points
noun-F2 = 3 points
    .a = 3 points
noun-F3 = 1 point ou 1 perte
    .a = 1 point ou 1 perte
noun-F4 = 2 points et 1 perte
    .a = 2 points et 1 perte
noun-F5 = 2 pertes
    .a = 2 pertes
noun-F6 = 1 point et 1 perte
    .a = 1 point et 1 perte

## Nouns: steps of the winter

figures-winter =
    { $wood ->
        [0] { $food ->
            [0] Ne coûte rien.
           *[other] Coûte { $food } de nourriture.
        }
       *[other] Coûte { $food } de nourriture et { $wood } de bois.
    }
noun-0 = 0 à 3 unités
    .a = 0 à 3 unités
noun-4 = 4 à 6 unités
    .a = 4 à 6 unités
noun-7 = 7 à 9 unités
    .a = 7 à 9 unités
noun-10 = 10 à 12 unités
    .a = 10 à 12 unités
noun-13 = 13 ou 14 unités
    .a = 13 ou 14 unités

## Nouns: creatures, and each figure of them

noun-c-wolf = Loup
    .a = un Loup
noun-c-draugr = Draugr
    .a = un Draugr
noun-c-bear = Ours brun
    .a = un Ours brun
noun-c-valkyrie = Valkyrie déchue
    .a = une Valkyrie déchue
noun-c-wolf-1 = premier Loup
    .a = le premier Loup
noun-c-wolf-2 = deuxième Loup
    .a = le deuxième Loup
noun-c-wolf-3 = troisième Loup
    .a = le troisième Loup
noun-c-draugr-4 = premier Draugr
    .a = le premier Draugr
noun-c-draugr-5 = deuxième Draugr
    .a = le deuxième Draugr
noun-c-bear-6 = premier Ours brun
    .a = le premier Ours brun
noun-c-bear-7 = deuxième Ours brun
    .a = le deuxième Ours brun
noun-c-valkyrie-8 = première Valkyrie déchue
    .a = la première Valkyrie déchue
noun-c-valkyrie-9 = deuxième Valkyrie déchue
    .a = la deuxième Valkyrie déchue

## Nouns: tiles

noun-T00 = tuile de départ
    .a = la tuile de départ
noun-T01 = tuile 1
    .a = la tuile 1
noun-T02 = tuile 2
    .a = la tuile 2
noun-T03 = tuile 3
    .a = la tuile 3
noun-T04 = tuile 4
    .a = la tuile 4
noun-T05 = tuile 5
    .a = la tuile 5
noun-T06 = tuile 6
    .a = la tuile 6
noun-T07 = tuile 7
    .a = la tuile 7
noun-T08 = tuile 8
    .a = la tuile 8
noun-T09 = tuile 9
    .a = la tuile 9
noun-T10 = tuile 10
    .a = la tuile 10
noun-T11 = tuile 11
    .a = la tuile 11
noun-T12 = tuile 12
    .a = la tuile 12
noun-T13 = tuile 13
    .a = la tuile 13
noun-T14 = tuile 14
    .a = la tuile 14
noun-T15 = tuile 15
    .a = la tuile 15
noun-T16 = tuile 16
    .a = la tuile 16
noun-T17 = tuile 17
    .a = la tuile 17
noun-T18 = tuile 18
    .a = la tuile 18
noun-T19 = tuile 19
    .a = la tuile 19
noun-T20 = tuile 20
    .a = la tuile 20
noun-T21 = tuile 21
    .a = la tuile 21
noun-T22 = tuile 22
    .a = la tuile 22
noun-T23 = tuile 23
    .a = la tuile 23
noun-T24 = tuile 24
    .a = la tuile 24
noun-T25 = tuile 25
    .a = la tuile 25
noun-T26 = tuile 26
    .a = la tuile 26
noun-T27 = tuile 27
    .a = la tuile 27
noun-T28 = tuile 28
    .a = la tuile 28
noun-T29 = tuile 29
    .a = la tuile 29
noun-T30 = tuile 30
    .a = la tuile 30
noun-T31 = tuile 31
    .a = la tuile 31
noun-T32 = tuile 32
    .a = la tuile 32
noun-T33 = tuile 33
    .a = la tuile 33
noun-T34 = tuile 34
    .a = la tuile 34

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
        [you] Vous menez
       *[other] { $seat } mène
    } { NOUN($clan, form: "the") }.
event-first-player =
    { $seat_is ->
        [you] Vous jouez
       *[other] { $seat } joue
    } en premier.
event-achievement-shown = Un Exploit est exposé pour la dernière année : { NOUN($card, form: "bare") }.
event-tiles-dealt =
    { $seat_is ->
        [you] Vous piochez
       *[other] { $seat } pioche
    } { NOUN($tiles, form: "the") }.
event-tiles-dealt-hidden =
    { $seat_is ->
        [you] Vous piochez
       *[other] { $seat } pioche
    } trois tuiles.
event-settled-units =
    { $seat_is ->
        [you] Vous installez
       *[other] { $seat } installe
    } { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    } { NOUN($territory, form: "to") }.

## Events: a year and its turns

event-year = Année { $year }
event-row-shown = Dans l’offre de l’année : { NOUN($card, form: "bare") }.
event-turn =
    { $seat_is ->
        [you] C’est à vous de jouer.
       *[other] C’est à { $seat } de jouer.
    }
event-played =
    { $seat_is ->
        [you] Vous jouez
       *[other] { $seat } joue
    } { NOUN($card, form: "a") }.
event-waited =
    { $seat_is ->
        [you] Vous mettez
       *[other] { $seat } met
    } { NOUN($card, form: "a") } en zone active, sans effet.
event-replaced =
    { $seat_is ->
        [you] Vous remplacez
       *[other] { $seat } remplace
    } { NOUN($card, form: "a") }.
event-upgraded =
    { $seat_is ->
        [you] Vous prenez
       *[other] { $seat } prend
    } en main l’amélioration de clan { NOUN($card, form: "a") }.
event-passed =
    { $seat_is ->
        [you] Vous passez
       *[other] { $seat } passe
    } pour cette année.
event-took =
    { $seat_is ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { NOUN($card, form: "a") } dans l’offre, sur la pioche.
event-marker =
    { $seat_is ->
        [you] Vous prenez
       *[other] { $seat } prend
    } le marqueur Premier joueur.
event-allowed = Personne n’annule { NOUN($card, form: "the") }.
event-left-off =
    { $seat_is ->
        [you] { $what ->
            [recruiting] Vous ne recrutez plus.
            [moving] Vous n’allez pas plus loin.
            [building] Vous ne construisez plus.
            [food] Vous n’ajoutez pas de nourriture.
            [trading] Vous avez fini d’échanger.
           *[offer] Vous en restez là.
        }
       *[other] { $what ->
            [recruiting] { $seat } ne recrute plus.
            [moving] { $seat } ne va pas plus loin.
            [building] { $seat } ne construit plus.
            [food] { $seat } n’ajoute pas de nourriture.
            [trading] { $seat } a fini d’échanger.
           *[offer] { $seat } en reste là.
        }
    }
event-offered =
    { $seat_is ->
        [you] Vous proposez
       *[other] { $seat } propose
    } { NOUN($give, form: "a") } contre { NOUN($take, form: "a") } { $opponent_is ->
        [you] à vous
       *[other] { NOUN($opponent, form: "to") }
    }.
event-cancelled =
    { $seat_is ->
        [you] Vous annulez
       *[other] { $seat } annule
    } { NOUN($card, form: "a") } avec « Stratégie défensive ».
event-ordered =
    Votre consigne pour « Stratégie défensive » : { $order ->
        [never] ne jamais demander
        [any] demander pour toute carte
        [recruit] demander pour les cartes Recruter
        [move] demander pour les cartes Déplacer
        [explore] demander pour les cartes Explorer
        [build] demander pour les cartes Construire
        [draw] demander pour les cartes Piocher
       *[special] demander pour toutes les autres cartes
    }.

## Events: cards and resources

event-gained =
    { $seat_is ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } { $resource ->
        [food] { $count ->
                [one] { $count } nourriture
               *[other] { $count } nourritures
            }
        [wood] { $count } bois
       *[lore] { $count ->
                [one] { $count } savoir
               *[other] { $count } savoirs
            }
    }.
event-paid =
    { $seat_is ->
        [you] Vous payez
       *[other] { $seat } paie
    } { $resource ->
        [food] { $count ->
                [one] { $count } nourriture
               *[other] { $count } nourritures
            }
        [wood] { $count } bois
       *[lore] { $count ->
                [one] { $count } savoir
               *[other] { $count } savoirs
            }
    }.
event-fame =
    { $seat_is ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    } de renommée.
event-drew =
    { $seat_is ->
        [you] Vous piochez
       *[other] { $seat } pioche
    } { NOUN($card, form: "a") }.
event-drew-hidden =
    { $seat_is ->
        [you] Vous piochez
       *[other] { $seat } pioche
    } une carte.
event-reshuffled =
    { $seat_is ->
        [you] Vous mélangez votre
       *[other] { $seat } mélange sa
    } défausse, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, en une nouvelle pioche.
event-discarded =
    { $seat_is ->
        [you] Vous défaussez
       *[other] { $seat } défausse
    } { NOUN($card, form: "a") }.
event-removed =
    { $seat_is ->
        [you] Vous retirez
       *[other] { $seat } retire
    } { NOUN($card, form: "a") } du jeu.
event-put-back =
    { $seat_is ->
        [you] Vous remettez
       *[other] { $seat } remet
    } { NOUN($card, form: "a") } sur la pioche.
event-put-back-hidden =
    { $seat_is ->
        [you] Vous remettez
       *[other] { $seat } remet
    } une carte sur la pioche.
event-looked =
    { $seat_is ->
        [you] Vous voyez
       *[other] { $seat } voit
    } dans { $opponent_is ->
        [you] votre main
       *[other] la main { NOUN($opponent, form: "of") }
    } : { NOUN($card, form: "bare") }.
event-copied =
    { $seat_is ->
        [you] Vous copiez
       *[other] { $seat } copie
    } l’effet { NOUN($card, form: "of") }.
event-conquers =
    Jusqu’à la fin de l’année, les attaques { $seat_is ->
        [you] de votre clan
       *[other] { NOUN($seat, form: "of") }
    } ignorent Tours de défense et Forteresses.
event-gave =
    { $seat_is ->
        [you] Vous donnez
       *[other] { $seat } donne
    } { $resource ->
        [food] { $count ->
                [one] { $count } nourriture
               *[other] { $count } nourritures
            }
        [wood] { $count } bois
       *[lore] { $count ->
                [one] { $count } savoir
               *[other] { $count } savoirs
            }
    } { $opponent_is ->
        [you] à vous
       *[other] { NOUN($opponent, form: "to") }
    }.
event-chose-card =
    { $seat_is ->
        [you] Vous choisissez
       *[other] { $seat } choisit
    } { NOUN($card, form: "a") } dans { $opponent_is ->
        [you] votre main
       *[other] la main { NOUN($opponent, form: "of") }
    }.
event-chose-card-hidden =
    { $seat_is ->
        [you] Vous choisissez
       *[other] { $seat } choisit
    } une carte dans { $opponent_is ->
        [you] votre main
       *[other] la main { NOUN($opponent, form: "of") }
    }.

## Events: the map

event-tile-drawn = Une tuile est piochée.
event-tile-chosen =
    { $seat_is ->
        [you] Vous choisissez
       *[other] { $seat } choisit
    } une tuile.
event-tile-placed =
    { $seat_is ->
        [you] Vous posez
       *[other] { $seat } pose
    } une tuile.
# $seat is whoever controls the territory; it is missing for neutral land, so the sentence does without.
event-closed =
    { $seat_is ->
        [you] Vous fermez
       *[other] { $seat } ferme
    } { NOUN($territory, form: "the") } : { $size ->
        [one] { $size } tuile
       *[other] { $size } tuiles
    }.
event-recruited =
    { $seat_is ->
        [you] Vous recrutez
       *[other] { $seat } recrute
    } une unité { NOUN($territory, form: "to") }.
event-kaija-came = Kaija arrive { NOUN($territory, form: "to") }.
event-camp-sent =
    Le Camp d’entraînement ajoute une unité { $seat_is ->
        [you] pour vous
       *[other] pour { $seat }
    }, { NOUN($territory, form: "to") }.
event-built =
    { $seat_is ->
        [you] Vous construisez
       *[other] { $seat } construit
    } { NOUN($building, form: "a") } { NOUN($territory, form: "to") }.
event-rebuilt =
    { $seat_is ->
        [you] Vous remplacez
       *[other] { $seat } remplace
    } { NOUN($old, form: "the") } par { NOUN($building, form: "a") } { NOUN($territory, form: "to") }.
event-scorched =
    { $seat_is ->
        [you] Vous posez
       *[other] { $seat } pose
    } le jeton Terre Brûlée { NOUN($territory, form: "to") }.
event-removed-unit =
    { $seat_is ->
        [you] Vous retirez
       *[other] { $seat } retire
    } une figurine { $opponent_is ->
        [you] de votre clan
       *[other] { NOUN($opponent, form: "of") }
    }, { NOUN($territory, form: "to") }.

## Events: moving and combat

event-moved =
    { $seat_is ->
        [you] Vous déplacez
       *[other] { $seat } déplace
    } { $units ->
        [0] Kaija
       *[other] { $units ->
                [one] { $units } unité
               *[other] { $units } unités
            }{ $kaija ->
                [1] { " " }et Kaija
                [true] { " " }et Kaija
               *[other] { "" }
            }
    }, { NOUN($start, form: "of") } vers { NOUN($end, form: "the") }.
event-combat =
    Combat { NOUN($territory, form: "to") } : { $seat_is ->
        [you] vous attaquez
       *[other] { $seat } attaque
    } { $opponent_is ->
        [you] votre clan
       *[other] { $opponent }
    }.
event-pushed =
    { $kaija ->
        [1] Kaija est repoussée
        [true] Kaija est repoussée
       *[other] { $seat_is ->
            [you] Une de vos unités est repoussée
           *[other] Une unité { NOUN($seat, form: "of") } est repoussée
        }
    } { NOUN($start, form: "of") } vers { NOUN($end, form: "the") }.
# $seat is missing when a creature rolls, so the sentence does without.
event-rolled =
    { $seat_is ->
        [you] Vous obtenez
       *[other] { $seat } obtient
    } au dé : { NOUN($face, form: "bare") }.
event-chose-face =
    { $seat_is ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { $point ->
        [1] 1 point
        [true] 1 point
       *[other] 1 perte pour l’autre camp
    }.
event-won =
    { NOUN($territory, form: "the") } : { $why ->
        [all_fell] il ne reste aucune figurine, { $points } à { $against }, et personne ne l’emporte.
       *[other] { $seat_is ->
            [you] vous l’emportez
           *[other] { $seat } l’emporte
        } { $points } à { $against }{ $why ->
            [nobody_left] { " " }: il ne reste personne en face.
            [tie] { " " }: l’égalité profite à la défense.
           *[points] .
        }
    }
event-settled =
    Pertes : { $on_attacker } pour l’attaque, { $on_defender } pour la défense.
event-lost =
    { $seat_is ->
        [you] Vous perdez
       *[other] { $seat } perd
    } { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    } { NOUN($territory, form: "to") }.
event-kaija-lost =
    { $seat_is ->
        [you] Vous perdez
       *[other] { $seat } perd
    } Kaija { NOUN($territory, form: "to") }.
event-no-retreat =
    Aucune retraite possible : { $seat_is ->
        [you] vous perdez
       *[other] { $seat } perd
    } { $units ->
        [0] Kaija
       *[other] { $units ->
                [one] { $units } unité
               *[other] { $units } unités
            }{ $kaija ->
                [1] { " " }et Kaija
                [true] { " " }et Kaija
               *[other] { "" }
            }
    } { NOUN($territory, form: "to") }.
event-retreated =
    { $seat_is ->
        [you] Vous repliez
       *[other] { $seat } replie
    } { $units ->
        [0] Kaija
       *[other] { $units ->
                [one] { $units } unité
               *[other] { $units } unités
            }{ $kaija ->
                [1] { " " }et Kaija
                [true] { " " }et Kaija
               *[other] { "" }
            }
    }, { NOUN($start, form: "of") } vers { NOUN($end, form: "the") }.

## Events: harvest, winter and the end

event-traded =
    { $seat_is ->
        [you] Vous échangez
       *[other] { $seat } échange
    } trois ressources contre { NOUN($resource, form: "a") }.
event-swapped =
    { $seat_is ->
        [you] Vous donnez
       *[other] { $seat } donne
    } { NOUN($give, form: "a") } { $opponent_is ->
        [you] à vous
       *[other] { NOUN($opponent, form: "to") }
    } contre { NOUN($take, form: "a") }.
event-refused =
    { $seat_is ->
        [you] Vous refusez
       *[other] { $seat } refuse
    } l’échange.
# Le coût de l’hiver. Si les réserves ne suffisent pas, une partie seulement est payée : `event-unrest`.
event-winter =
    { $food ->
        [0] { $seat_is ->
            [you] L’hiver ne vous coûte rien
           *[other] L’hiver ne coûte rien { NOUN($seat, form: "to") }
        }
       *[other] { $seat_is ->
            [you] L’hiver vous coûte
           *[other] L’hiver coûte { NOUN($seat, form: "to") }
        } { $food ->
            [one] { $food } nourriture
           *[other] { $food } nourritures
        }
    }{ $wood ->
        [0] { "" }
       *[other] { " " }et { $wood } bois
    }.
event-unrest =
    { $seat_is ->
        [you] Vous avez trop peu pour l’hiver et payez ce qu’il y a
       *[other] { $seat } a trop peu pour l’hiver et paie ce qu’il y a
    } : { $taken ->
        [0] il ne reste aucune carte Troubles, 5 points de renommée seront ôtés à la fin
        [false] il ne reste aucune carte Troubles, 5 points de renommée seront ôtés à la fin
       *[other] une carte Troubles va sur la pioche
    }.
event-domination =
    { $seat_is ->
        [you] Vous tenez
       *[other] { $seat } tient
    } assez de places fortes : c’est la domination !
event-over = La partie est finie.

## Events: creatures

event-creature-came = Une créature apparaît { NOUN($territory, form: "to") } : { NOUN($creature, form: "bare") }.
event-creature-moved = Une créature arrive { NOUN($territory, form: "to") } : { NOUN($creature, form: "bare") }.
event-creature-fought =
    { $seat_is ->
        [you] Vous affrontez
       *[other] { $seat } affronte
    } { NOUN($creature, form: "the") } { NOUN($territory, form: "to") }, { $mine } contre { $its } : { $won ->
        [1] victoire
        [true] victoire
       *[other] défaite
    }.
event-creature-beaten =
    { $seat_is ->
        [you] Vous terrassez
       *[other] { $seat } terrasse
    } { NOUN($creature, form: "the") }.

## Questions

prompt-clan = Quel clan allez-vous mener ?
    .help = Chaque clan a son pouvoir, une carte de clan dans le paquet et deux améliorations. Le Cerf, la Chèvre et le Loup sont les plus simples ; l’Ours et le Serpent ont un pion à part.
prompt-setup-tile = Laquelle de vos tuiles posez-vous ?
    .help = Vous posez deux de vos trois tuiles avant la première année, et installez trois unités sur chacune. Cherchez des icônes qui vous nourrissent et de grands emplacements.
prompt-setup-cell = Où posez-vous la tuile ?
    .help = La première tuile touche une tuile de départ, la seconde n’importe quelle tuile. Elle ne doit pas réunir les unités de deux joueurs.
prompt-setup-rotation = Dans quel sens posez-vous la tuile ?
    .help = Les frontières doivent se prolonger là où quatre tuiles se touchent. Fermer une terre pendant la mise en place ne rapporte rien.
prompt-setup-units = Où s’installent vos trois unités ?
    .help = Dans un territoire qui s’étend sur la nouvelle tuile et où personne ne se trouve encore.
prompt-kaija = Kaija est-elle une des trois figurines ?
    .help = Kaija vaut 2 points au combat et ne coûte rien en hiver. Si elle reste hors de la carte, un recrutement pourra l’amener plus tard.
prompt-turn = À vous : que faites-vous ?
    .help = Jouez une carte, et autant de cartes Éclair que vous voulez ; ou renoncez à une carte : Attendre est gratuit, Remplacer coûte 1 savoir, Retirer 2, Améliorer 3. Ou passez : qui passe en premier choisit une carte en premier et commence l’année suivante.
prompt-continue = Jouez-vous une autre carte ?
    .help = En un tour, vous pouvez jouer autant de cartes Éclair que vous voulez, mais une seule carte sans Éclair.
prompt-react =
    { $seat_is ->
        [you] Vous jouez
       *[other] { $seat } joue
    } { NOUN($card, form: "a") }. L’annulez-vous ?
    .help = « Stratégie défensive » arrête la carte, qui va à la défausse de son propriétaire. On vous le demande que vous l’ayez en main ou non, pour que personne ne sache où elle est ; une consigne permet de choisir pour quelles cartes.
prompt-scorch = Où posez-vous le jeton Terre Brûlée ?
    .help = Un territoire ennemi voisin d’un des vôtres. Vous y combattez avec 1 point de plus, et à la récolte vous pouvez y prendre une ressource.
prompt-pick = Quelle carte prenez-vous dans l’offre ?
    .help = Elle va sur votre pioche : vous l’aurez en main l’an prochain. À la fin, les cartes comptent aussi leur renommée imprimée.
prompt-recruit =
    Où recrutez-vous ? Encore { $left ->
        [one] { $left } unité
       *[other] { $left } unités au plus
    }.
    .help = Les unités viennent de votre réserve. Chaque Camp d’entraînement d’un territoire où vous recrutez en ajoute une à la fin.
prompt-camp = Quel Camp d’entraînement envoie vos dernières unités ?
    .help = Votre réserve ne suffit pas pour tous.
prompt-move-from =
    D’où partez-vous ? Encore { $moves ->
        [one] { $moves } point
       *[other] { $moves } points
    } de déplacement.
    .help = Un déplacement mène autant de figurines que vous voulez dans un territoire voisin : 1 point, ou 2 par une frontière escarpée. Les combats suivent le dernier déplacement.
prompt-move-to =
    Vers où ? Encore { $moves ->
        [one] { $moves } point
       *[other] { $moves } points
    } de déplacement.
    .help = Dans un territoire neutre ou à vous, les figurines peuvent repartir. Dans un territoire ennemi, elles s’arrêtent et combattront.
prompt-move-count =
    Combien de figurines partent ? Encore { $moves ->
        [one] { $moves } point
       *[other] { $moves } points
    } de déplacement.
    .help = Si toutes partent, le territoire devient neutre ; ses bâtiments restent.
prompt-combat = Quel combat vient maintenant ?
    .help = L’ordre est à votre choix. Personne ne peut se replier là où un combat doit encore avoir lieu.
prompt-push = Repoussez-vous une unité en défense, { NOUN($territory, form: "to") } ?
    .help = « Intimidation » déplace une unité en défense dans un territoire voisin avant le combat. S’il ne reste personne, le territoire est à vous sans combattre.
prompt-attacker-food = Combien de nourriture dépensez-vous pour votre attaque, { NOUN($territory, form: "to") } ?
    .help = Chaque nourriture vaut 1 point, au plus une par figurine que vous y avez. La défense décide après vous.
prompt-defender-food = Combien de nourriture dépensez-vous pour votre défense, { NOUN($territory, form: "to") } ?
    .help = Chaque nourriture vaut 1 point, au plus une par figurine que vous y avez. L’égalité est pour vous.
prompt-attacker-face = Votre dé, { NOUN($territory, form: "to") } : un point ou une perte ?
    .help = Le point s’ajoute à votre total, la perte ôte une figurine à la défense. La défense lance ensuite son dé.
prompt-axe = « Lanceurs de haches », { NOUN($territory, form: "to") } : un point ou une perte ?
    .help = Vous connaissez votre dé ; celui de la défense est encore à venir.
prompt-defender-face = Votre dé, { NOUN($territory, form: "to") } : un point ou une perte ?
    .help = Le point s’ajoute à votre total, la perte ôte une figurine à l’attaque. Plus rien n’est lancé ensuite.
prompt-retreat = Repli { NOUN($territory, form: "of") } : vers où ?
    .help = Dans des territoires voisins, à vous ou neutres, par des frontières ordinaires seulement. Vous pouvez les répartir.
prompt-explore-tile = Laquelle des tuiles piochées posez-vous ?
    .help = Les autres vont sous la pile. Tout le monde les a vues.
prompt-redraw = Gardez-vous cette tuile ?
    .help = « Camp d’éclaireurs » permet une fois de la mettre sous la pile et d’en piocher une autre.
prompt-explore-cell = Où posez-vous la tuile ?
    .help = À côté d’un de vos territoires ouverts. Une terre à vous que la tuile ferme rapporte de la renommée : 1 par tuile qu’elle occupe.
prompt-explore-rotation = Dans quel sens posez-vous la tuile ?
    .help = Les frontières doivent se prolonger là où quatre tuiles se touchent, et les figurines de deux joueurs ne doivent pas être réunies.
prompt-build = Que construisez-vous, et où ?
    .help = Un petit bâtiment coûte 1 bois, un grand 3. Chaque type une fois par territoire. Un bâtiment sert à qui contrôle la terre.
prompt-rebuild = Remplacez-vous un bâtiment ?
    .help = « Villageois industrieux » change un de vos bâtiments contre un autre de même taille, sans rien payer.
prompt-sort =
    Vous avez pioché : { $discards ->
        [0] remettez-en { $back } sur votre pioche
       *[other] défaussez-en { $discards }{ $back ->
                [0] { "" }
               *[other] , puis remettez-en { $back } sur votre pioche
            }
    }.
    .help = Seules comptent les cartes qui viennent d’être piochées. De celles que vous remettez, la dernière est au-dessus.
prompt-part = { NOUN($card, form: "bare") } : quelle partie ?
    .help = Seul ce qui est possible maintenant est proposé.
prompt-opponent = { NOUN($card, form: "bare") } : contre qui ?
    .help = N’importe qui ayant des cartes en main, sauf votre équipier.
prompt-from-hand = Quelle carte choisissez-vous dans cette main ?
    .help = Les autres ne voient pas ces cartes.
prompt-pay-or-discard =
    { $seat_is ->
        [you] Vous avez
       *[other] { $seat } a
    } choisi { NOUN($card, form: "a") } dans votre main : la défausser, ou donner deux ressources ?
    .help = Si vous payez, vous gardez la carte et personne d’autre ne saura laquelle c’était.
prompt-discard = Quelle carte défaussez-vous ?
    .help = « Malédiction ancestrale » fait défausser une carte à chaque adversaire.
prompt-copy = { NOUN($card, form: "bare") } : quel effet copiez-vous ?
    .help = Vous faites ce que dit cette carte, comme si elle était à vous. Seuls les effets utiles maintenant sont proposés.
prompt-victim = { NOUN($card, form: "bare") } : de quel territoire une unité ennemie part-elle ?
    .help = Une unité part avant Kaija. S’il ne reste personne, le territoire devient neutre.
prompt-resource = Quelle ressource { NOUN($territory, form: "of") } prenez-vous ?
    .help = Une d’un genre que ce territoire montre, par une icône ou un bâtiment.
prompt-pay =
    Payez-vous { $number ->
        [2] deux ressources pour une unité
       *[3] trois ressources pour une carte
    } de plus ?
    .help = « Mercenaires du Corbeau » : deux ressources amènent une unité de plus. « Peuple ingénieux » : trois ressources donnent une carte de plus.
prompt-hidden-ways =
    « Chemins cachés » : { $step ->
        [from] d’où partez-vous ?
        [to] vers quel territoire ouvert ?
       *[count] combien de figurines partent ?
    }
    .help = Vos figurines peuvent aller dans n’importe quel territoire ouvert de la carte. S’il est ennemi, un combat suit.
prompt-bribery =
    « Corruption » : { $step ->
        [from] quelles unités déplacez-vous, et d’où ?
        [to] où vont-elles ?
       *[count] combien d’entre elles ?
    }
    .help = Une ou deux unités ennemies vont dans un territoire voisin. Si quelqu’un d’autre s’y trouve, elles doivent combattre.
prompt-foresee = Quelle carte de l’offre prenez-vous maintenant ?
    .help = Elle va sur votre pioche. En passant cette année, vous n’en prendrez pas.
prompt-pull = Une de vos figurines rejoint-elle la recrue, { NOUN($territory, form: "to") } ?
    .help = Une figurine d’un territoire voisin, même par une frontière escarpée.
prompt-take-back = Quelle carte reprenez-vous dans votre défausse ?
    .help = Vous pourrez la jouer dès votre prochain tour, ou pendant celui-ci si c’est une carte Éclair.
prompt-capture = Où va votre nouvelle unité ?
    .help = Dans n’importe quel territoire que vous contrôlez. Elle n’est pas recrutée : les Camps d’entraînement n’ajoutent rien.
prompt-scorch-take = Terre Brûlée, { NOUN($territory, form: "to") } : quelle ressource prenez-vous ?
    .help = Vous en gagnez une que le territoire produit ; qui le contrôle en reçoit une de moins à cette récolte.
prompt-trade = Échangez-vous trois ressources contre une ?
    .help = Trois quelconques, contre une de votre choix, autant de fois que vous voulez. Gardez de quoi payer l’hiver.
prompt-team-trade = Acceptez-vous l’échange de votre équipier ?
    .help = Une de vos ressources contre une des siennes.
prompt-second-chance = Vous n’avez plus personne sur la carte : où s’installent trois nouvelles unités ?
    .help = Dans n’importe quel territoire neutre. Vos cartes, ressources et renommée restent à vous.
prompt-creature-tie = Où va { NOUN($creature, form: "the") } { NOUN($territory, form: "of") } ?
    .help = Ses priorités laissent une égalité ; le premier joueur décide.
prompt-attack-creature = Attaquez-vous une créature ?
    .help = Une dans chaque territoire que vous partagez avec des créatures. La vaincre rapporte sa renommée.
prompt-creature-food = Combien de nourriture contre { NOUN($creature, form: "the") }, { NOUN($territory, form: "to") } ?
    .help = Chaque nourriture vaut 1 point, au plus une par figurine que vous y avez.
prompt-more-creatures = Faites-vous apparaître une créature ?
    .help = Sur une tanière sans créature ; s’il n’y en a pas, dans n’importe quel territoire sans créature.

## Choices

option-clan = Mener { NOUN($clan, form: "the") }
option-tile = Poser { NOUN($tile, form: "the") }
option-cell = La poser colonne { $x }, ligne { $y }
option-rotation =
    { $turn ->
        [0] La poser comme elle est imprimée
        [1] La poser un quart de tour à droite de l’impression
        [2] La poser tête en bas
       *[3] La poser un quart de tour à gauche de l’impression
    }
    .verb = La poser
option-settle = S’installer { NOUN($territory, form: "to") }
option-with-kaija = Deux unités et Kaija
option-without-kaija = Trois unités
option-play = Jouer { NOUN($card, form: "a") }
option-wait = Attendre : mettre { NOUN($card, form: "a") } en zone active, sans effet
option-replace = Remplacer { NOUN($card, form: "a") } : payer 1 savoir, piocher 1 carte
option-remove = Retirer { NOUN($card, form: "a") } du jeu : payer 2 savoirs, piocher 2 cartes
option-upgrade =
    Améliorer : payer 3 savoirs, prendre { NOUN($upgrade, form: "a") } ; { NOUN($card, form: "a") } { $how ->
        [wait] va en zone active
       *[remove] quitte le jeu
    }
option-pass = Terminer l’année
option-end = Finir votre tour
option-cancel = L’annuler avec « Stratégie défensive »
option-allow = La laisser agir
option-order =
    Consigne pour « Stratégie défensive » : { $order ->
        [never] ne jamais me demander
        [any] me demander pour toute carte
        [recruit] me demander pour les cartes Recruter
        [move] me demander pour les cartes Déplacer
        [explore] me demander pour les cartes Explorer
        [build] me demander pour les cartes Construire
        [draw] me demander pour les cartes Piocher
       *[special] me demander pour toutes les autres cartes
    }
option-scorch = Poser le jeton Terre Brûlée { NOUN($territory, form: "to") }
option-keep-token = Laisser le jeton Terre Brûlée tel quel
option-pick = Prendre { NOUN($card, form: "a") }
option-recruit = Recruter une unité { NOUN($territory, form: "to") }
option-recruit-kaija = Amener Kaija { NOUN($territory, form: "to") }
option-stop-recruiting = Ne plus recruter
option-camp = Ajouter une unité { NOUN($territory, form: "to") }
option-from = Partir { NOUN($territory, form: "of") }
option-to = Vers { NOUN($territory, form: "the") }
option-go =
    { $number ->
        [0] Kaija seule
       *[other] { $number ->
                [one] { $number } unité
               *[other] { $number } unités
            }{ $kaija ->
                [k] { " " }et Kaija
               *[none] { "" }
            }
    }
option-stop-moving = Cesser les déplacements
option-fight = Combattre { NOUN($territory, form: "to") }
option-push = Repousser une unité vers { NOUN($territory, form: "the") }
option-no = Non
option-eat =
    { $number ->
        [0] Pas de nourriture
       *[other] { $number ->
                [one] { $number } nourriture
               *[other] { $number } nourritures
            } : +{ $number } { $number ->
                [one] point
               *[other] points
            }
    }
option-point = Un point
option-casualty = Une perte
option-retreat =
    { $number ->
        [one] { $number } unité
       *[other] { $number } unités
    } vers { NOUN($territory, form: "the") }
option-retreat-kaija = Kaija vers { NOUN($territory, form: "the") }
option-keep-tile = Garder cette tuile
option-redraw = Piocher une autre tuile
option-build = Construire { NOUN($building, form: "a") } { NOUN($area, form: "to") }
option-build-extra = Construire { NOUN($building, form: "a") } sans emplacement { NOUN($territory, form: "to") }
option-stop-building = Ne plus rien construire
option-rebuild = Remplacer le bâtiment { NOUN($area, form: "of") } par { NOUN($building, form: "a") }
option-rebuild-extra = Remplacer { NOUN($old, form: "the") } sans emplacement { NOUN($area, form: "to") } par { NOUN($building, form: "a") }
option-discard = Défausser { NOUN($card, form: "a") }
option-on-top = Remettre { NOUN($card, form: "a") } sur la pioche
option-part =
    { $part ->
        [recruit] Recruter 1 unité
        [move] Déplacer, 1 point
        [explore] Explorer
        [build] Construire
        [stop] Rien de plus
        [take] Prendre une carte de votre défausse
        [draw] Piocher 1 carte
        [discard] Faire défausser une carte à un adversaire
        [before] Récolter avant de construire
        [after] Récolter après avoir construit
       *[other] Une autre partie
    }
option-opponent =
    { $seat_is ->
        [you] Vous-même
       *[other] { $seat }
    }
option-take-card = Choisir { NOUN($card, form: "a") }
option-give-two = Donner { NOUN($resources, form: "a") }
option-give-in = Défausser la carte
option-copy = Copier { NOUN($card, form: "a") }
option-victim = Retirer une unité ennemie { NOUN($territory, form: "to") }
option-resource = Prendre { NOUN($resource, form: "a") }
option-pay-two = Payer { NOUN($resources, form: "a") }
option-pay-three = Payer { NOUN($resources, form: "a") }
option-pull = Faire venir une figurine { NOUN($territory, form: "of") }
option-trade = Échanger { NOUN($resources, form: "a") } contre { NOUN($resource, form: "a") }
option-done = Terminé
option-offer = Proposer à votre équipier { NOUN($give, form: "a") } contre { NOUN($take, form: "a") }
option-accept = Accepter
option-refuse = Refuser
option-tie = Vers { NOUN($territory, form: "the") }
option-attack-creature = Attaquer { NOUN($creature, form: "the") }
option-awaken = Faire apparaître une créature { NOUN($territory, form: "to") }

## Why not

why-not-your-turn = Ce n’est pas à vous de jouer : en attendant, vous pouvez tout regarder.
why-clan-taken = Quelqu’un d’autre mène { NOUN($clan, form: "the") } : choisissez un autre clan.
why-clans-at-setup = Les clans se choisissent une fois, avant la partie : on ne choisit plus { NOUN($clan, form: "the") }.
why-tile-on-map = On voit déjà { NOUN($tile, form: "the") } sur la carte : explorez pour en ajouter une autre.
why-tile-no-place = Nulle part où poser { NOUN($tile, form: "the") } maintenant : choisissez une autre tuile.
why-tile-not-drawn = Vous n’avez pas pioché { NOUN($tile, form: "the") } : jouez une carte qui explore.
why-cell-filled = Une tuile s’y trouve déjà : choisissez une place vide au bord de la carte.
why-cell-alone = Une tuile doit partager un côté entier avec la carte : choisissez une place voisine d’une tuile.
why-cell-start = Votre première tuile se pose à côté d’une tuile de départ.
why-cell-not-yours = Cette place ne touche aucun de vos territoires ouverts : explorez à partir d’une terre que vous contrôlez.
why-cell-no-turn = De quelque façon qu’on la tourne, { NOUN($tile, form: "the") } y couperait une frontière ou réunirait deux joueurs : choisissez une autre place.
why-turn-border = Ainsi tournée, une frontière s’arrêterait là où quatre tuiles se touchent : tournez la tuile autrement.
why-turn-joins = Ainsi tournée, la tuile réunirait les figurines de deux joueurs : tournez-la autrement.
why-turn-full = Ainsi tournée, la tuile ne laisserait aucun territoire vide à vos unités : tournez-la autrement.
why-tiles-by-exploring = Les tuiles se posent en explorant : jouez une carte qui explore.
why-card-first = Choisissez d’abord une carte à jouer : les territoires servent quand on déplace, recrute ou construit.
why-not-on-map = Cette terre n’est pas encore sur la carte : explorez pour la trouver.
why-settle-new = Vos unités s’installent sur la tuile qui vient d’être posée, dans un territoire où personne ne se trouve.
why-not-yours = Vous ne contrôlez pas ce territoire : choisissez-en un où vous avez une figurine.
why-enemy-land =
    { $seat_is ->
        [you] Vous contrôlez
       *[other] { $seat } contrôle
    } ce territoire : on y entre en déplaçant, pas en recrutant.
why-not-by-this-card = Cette carte ne recrute pas ici : choisissez un des territoires éclairés.
why-bear-bars = Un Ours brun est ici : on ne peut ni construire, ni recruter, ni explorer, ni partir. Terrassez-le d’abord.
why-valkyrie-bars = Une Valkyrie déchue tient ce territoire : on n’y entre qu’en s’y déplaçant, pour combattre.
why-no-camp-owed = Aucun Camp d’entraînement n’y doit d’unité : choisissez un des territoires éclairés.
why-pending = Un combat doit encore avoir lieu ici : choisissez un autre territoire.
why-too-few-moves = Il ne vous reste pas assez de points de déplacement pour partir d’ici : partez d’ailleurs.
why-not-adjacent = Aucune frontière imprimée ne relie ces deux territoires : passez par un voisin.
why-rough = Une frontière escarpée les sépare : la franchir coûte 2 points de déplacement.
why-kaija-enemy = Kaija n’entre pas en terre ennemie tant que « L’éveil de l’ourse » n’a pas été jouée cette année.
why-teammate-land = Votre équipier tient ce territoire : vous ne pouvez que le traverser, avec assez de points pour en sortir.
why-no-combat-here = Il n’y a pas de combat à livrer ici : choisissez un des territoires éclairés.
why-push-there = Une unité repoussée va dans un territoire voisin, neutre ou à son propriétaire, sans combat à venir.
why-retreat-rough = On ne se replie pas par une frontière escarpée : choisissez une frontière ordinaire.
why-retreat-enemy = Vous ne pouvez vous replier que dans un territoire neutre ou à vous.
why-scorch-there = Le jeton Terre Brûlée va dans un territoire ennemi voisin d’un des vôtres, et pas là où il se trouve déjà.
why-victim-there = Cette carte n’atteint aucune unité ennemie ici : choisissez un territoire éclairé.
why-hidden-open = Les Chemins cachés ne mènent qu’aux territoires ouverts : celui-ci est fermé ou interdit.
why-bribery-there = « Corruption » déplace des unités ennemies dans un territoire voisin : choisissez-en un éclairé.
why-not-neutral = Ce territoire n’est pas neutre : choisissez-en un où personne ne se trouve.
why-creature-goes = Les priorités de la créature n’y mènent pas : choisissez entre les territoires éclairés.
why-pull-there = Le Clan du Cerf fait venir une figurine d’un de vos territoires voisins.
why-no-kaija = Kaija ne suit que le Clan de l’Ours.
why-kaija-on-map = Kaija est déjà sur la carte : déplacez-la avec une carte de déplacement.
why-kaija-recruit = Kaija arrive avec un recrutement : jouez une carte qui recrute.
why-units-at-setup = Les groupes de trois ne s’installent qu’à la mise en place : ensuite, jouez une carte qui recrute.
why-not-in-hand = Vous n’avez pas { NOUN($card, form: "a") } en main : attendez de la piocher.
why-finish-first = Finissez ce que vous avez commencé : les cartes se choisissent au début du tour et après une carte.
why-one-main = Vous avez déjà joué une carte sans Éclair ce tour-ci : seules des cartes Éclair peuvent suivre. Gardez celle-ci pour un autre tour.
why-unrest = « Troubles » ne fait rien et ne quitte jamais votre paquet : videz-en votre main avec Attendre ou Remplacer.
why-reaction = « Stratégie défensive » ne se joue qu’en réaction à la carte d’un adversaire.
why-achievement = Un Exploit n’a pas d’action : il compte à la fin de la partie.
why-no-recruit = Vous ne pourriez recruter personne : votre réserve est vide, ou aucun territoire ne convient. Utilisez la carte pour Attendre ou Remplacer.
why-no-move = Aucune de vos figurines ne pourrait bouger avec cette carte : utilisez-la pour Attendre ou Remplacer.
why-no-explore = Vous ne contrôlez aucun territoire ouvert : utilisez la carte pour Attendre ou Remplacer.
why-pile-empty = La pile de tuiles est vide : plus personne ne peut explorer.
why-no-build = Il vous manque du bois, ou un emplacement libre qui convienne : récoltez d’abord du bois.
why-no-draw = Votre pioche et votre défausse n’ont pas assez de cartes pour celle-ci.
why-no-effect = { NOUN($card, form: "bare") } : sans effet maintenant. Gardez la carte, ou utilisez-la pour Attendre ou Remplacer.
why-nothing-playable = Aucune carte de votre main n’aurait d’effet : attendez ou passez.
why-after-playing = Vous avez joué une carte ce tour-ci : jouez une carte Éclair ou finissez votre tour.
why-lore =
    Il faut { $need ->
        [one] { $need } savoir
       *[other] { $need } savoirs
    } et vous en avez { $have } : récoltez du savoir ou procurez-vous-en par échange.
why-foreign-upgrade = { NOUN($upgrade, form: "bare") } : amélioration d’un autre clan. Choisissez-en une du vôtre.
why-upgrade-taken = { NOUN($upgrade, form: "bare") } : déjà dans votre paquet.
why-pass-later = Finissez ce que vous avez commencé : on passe au lieu de jouer une carte.
why-nothing-to-end = Rien à finir encore : jouez une carte, renoncez à une carte, ou passez.
why-nothing-to-cancel = On n’annule une carte qu’au moment où un adversaire la joue, avec « Stratégie défensive » en main.
why-order-not-yours = Les consignes sont pour qui possède « Stratégie défensive ».
why-order-same = C’est déjà votre consigne.
why-order-later = Les consignes se donnent au début de votre tour.
why-must-choose = Il faut décider : choisissez une des possibilités éclairées.
why-row-gone = { NOUN($card, form: "bare") } : cette carte n’est pas dans l’offre de l’année.
why-row-by-passing = Vous prendrez une carte de l’offre en passant.
why-row-taken = Vous avez déjà pris une carte de l’offre cette année avec « Vision de l’avenir ».
why-go-later = Choisissez d’abord d’où et vers où vont vos figurines.
why-go-number = Autant de figurines ne peuvent pas y aller : choisissez un des nombres proposés.
why-eat-later = La nourriture ne se change en points qu’au combat.
why-eat-limit = Au plus une nourriture par figurine au combat, et pas plus que vous n’en avez.
why-face-later = Le dé ne laisse ce choix que sur sa face partagée.
why-redraw = Seul « Camp d’éclaireurs » fait piocher une autre tuile, une fois.
why-no-space = Il n’y a pas d’emplacement ici : choisissez une autre zone.
why-space-used = Un bâtiment s’y trouve, pour toujours : choisissez un emplacement libre.
why-wood = Vous n’avez pas assez de bois : un petit bâtiment coûte 1, un grand 3.
why-build-later = Jouez une carte qui construit.
why-tokens-gone = Les sept bâtiments de ce type sont sur la carte : construisez-en un autre.
why-building-no-place = Aucun de vos emplacements libres ne convient { NOUN($building, form: "to") } : les petits sur les petits, les grands sur les grands, la Pierre gravée sur son icône, chaque type une fois par territoire.
why-extra = Les bâtiments sans emplacement ne changent qu’avec « Villageois industrieux ».
why-part-later = Cette partie n’est pas possible maintenant : choisissez-en une proposée.
why-player-no-cards =
    { $seat_is ->
        [you] Vous ne pouvez pas vous choisir
       *[other] { $seat } n’a aucune carte en main, ou fait équipe avec vous
    } : choisissez quelqu’un d’autre.
why-player-later = Jouez d’abord une carte qui vise un autre joueur.
why-card-elsewhere = { NOUN($card, form: "bare") } : cette carte n’est pas parmi celles à choisir.
why-give = Personne ne vous demande de ressources : c’est pour la cible d’« Exploitation rapace », qui doit avoir les deux.
why-copy-later = Une carte en zone active n’est copiée que par « Héros légendaires », « Secrets ennemis » ou « Savoir volé ».
why-no-copy = L’effet { NOUN($card, form: "of") } ne vous servirait à rien maintenant, ou ne se copie pas.
why-resource-later = Les ressources se prennent à la récolte et s’y échangent, trois contre une.
why-resource-not-there = Ce territoire ne montre pas cette ressource.
why-pay-short = Vous n’avez pas ces ressources.
why-no-teams = Ces échanges sont réservés aux équipes.
why-offer-later = En équipe, on échange à l’étape d’échange de la récolte, ce que chacun possède et qui ne vient pas d’être refusé.
why-creature-later = Une créature s’attaque pendant une action de déplacement, là où vous partagez son territoire.
why-no-creatures = Vous jouez sans créatures.
why-awaken = Une créature apparaît sur une tanière qui n’en a pas, après que vous avez passé.
why-later = Pas à ce moment : choisissez d’abord une des possibilités éclairées.

## Scores

score-fame = Jetons de renommée
score-resources = Ressources, trois pour un
score-cards = Renommée des cartes Développement
score-achievements = Exploits
score-unrest = Troubles
tie-domination =
    { $seat_is ->
        [you] Vous tenez
       *[other] { $seat } tient
    } assez de places fortes : c’est la victoire immédiate, quelle que soit la renommée.
tie-territories = Renommée à égalité : le plus de territoires l’emporte, { $most } à { $least }.
tie-figures = Renommée et territoires à égalité : le plus de figurines l’emporte, { $most } à { $least }.
tie-buildings = Renommée, territoires et figurines à égalité : le plus de bâtiments l’emporte, { $most } à { $least }.

## Settings

setting-years = Années
    .about = Sept années, ou dix ; dans la partie longue, personne ne gagne par domination.
setting-years-7 = Sept
setting-years-10 = Dix
setting-teams = Équipes
    .about = Deux équipes de deux, en alternance autour de la table ; à quatre joueurs.
setting-teams-off = Non
setting-teams-on = Oui
setting-creatures = Créatures
    .about = Loups, ours, draugar et valkyries déchues sortent des tanières.
setting-creatures-off = Non
setting-creatures-on = Oui
setting-more-creatures = Encore des créatures !
    .about = Qui passe peut faire apparaître une créature de plus ; seulement avec les créatures.
setting-more-creatures-off = Non
setting-more-creatures-on = Oui
setting-clan-assignment = Clans
    .about = Qui reçoit quel clan : on choisit à tour de rôle, on tire au sort, ou on choisit de la dernière place à la première.
setting-clan-assignment-choose = Au choix
setting-clan-assignment-random = Au hasard
setting-clan-assignment-draft = Au choix, dernière place d’abord
setting-fame-tokens = Jetons de renommée
    .about = Le total de chacun reste caché jusqu’à la fin, ou toujours visible. Les gains se voient de toute façon.
setting-fame-tokens-hidden = Cachés
setting-fame-tokens-open = Visibles
setting-scorched-earth-targets = Terre Brûlée
    .about = Où le Serpent peut poser son jeton ; deux éditions des règles diffèrent.
setting-scorched-earth-targets-enemy = Territoires ennemis
setting-scorched-earth-targets-enemy-or-neutral = Territoires ennemis et neutres
setting-border-check = Frontières
    .about = Les frontières doivent se prolonger là où quatre tuiles se touchent ; ou, plus strict, toute frontière doit séparer deux territoires.
setting-border-check-vertex = Là où quatre tuiles se touchent
setting-border-check-global = Partout
setting-future-sight-achievements = Vision de l’avenir et Exploits
    .about = « Vision de l’avenir » peut aussi prendre un Exploit avant la dernière année.
setting-future-sight-achievements-off = Non
setting-future-sight-achievements-on = Oui
setting-small-on-large = Petits bâtiments sur grands emplacements
    .about = Les petits bâtiments peuvent aussi occuper les grands emplacements.
setting-small-on-large-off = Non
setting-small-on-large-on = Oui
setting-kaija-moves-alone = Kaija seule
    .about = Kaija peut se déplacer sans unités, ou seulement avec elles.
setting-kaija-moves-alone-on = Oui
setting-kaija-moves-alone-off = Non
setting-reaction-prompt = Question de la Stratégie défensive
    .about = Qui possède « Stratégie défensive » dit d’avance pour quelles cartes être consulté, ou l’est pour toutes. Ou bien tout le monde est consulté quelques secondes à chaque carte jouée, pour que personne n’apprenne qui la possède.
setting-reaction-prompt-standing-order = Selon une consigne
setting-reaction-prompt-always-ask = Toujours
setting-fame-only = Renommée seule
    .about = Personne ne gagne par domination : seule la renommée décide.
setting-fame-only-off = Non
setting-fame-only-on = Oui

## What the clans can do

power-bear = L’Ours mène Kaija, une figurine de plus qui vaut 2 points au combat : elle peut arriver avec tout recrutement, ne coûte rien en hiver, mais n’entre en terre ennemie que si « L’éveil de l’ourse » a été jouée dans l’année.
power-boar = Chaque fois que le Sanglier explore sans que la tuile ferme le moindre territoire, il gagne 1 savoir.
power-goat = Chaque fois que la Chèvre construit, elle gagne de la nourriture : 1 pour un petit bâtiment, 2 pour un grand.
power-raven = Chaque fois que le Corbeau ferme ses propres territoires en explorant, il en récolte aussitôt les ressources.
power-snake = Avec ses cartes de clan, le Serpent pose le jeton Terre Brûlée sur une terre ennemie voisine : il y combat avec 1 point de plus et peut y prendre une ressource à la récolte.
power-stag = Le Cerf gagne 1 point de renommée pour chaque territoire conquis en attaquant, et pour chacun des siens fermé en explorant.
power-wolf = Le Loup gagne 1 nourriture chaque fois qu’il gagne un combat en attaquant.

## What the cards do

about-recruit = Recrutez 1 unité.
about-explore = Explorez : piochez une tuile et posez-la contre une de vos terres ouvertes.
about-move = Déplacez avec 1 point.
about-build = Construisez un bâtiment.
about-feast = Une action sur quatre : recruter 1 unité, déplacer avec 1 point, explorer ou construire.
about-bear = Éclair. Déplacez avec 1 point ; si Kaija en est, récoltez d’abord la nourriture et le bois du territoire qu’elle quitte.
about-bear-awakens = Éclair. Recrutez 2 unités ; jusqu’à la fin de l’année, Kaija peut entrer en terre ennemie.
about-protector = Piochez 1 carte par territoire fermé à vous qui occupe au moins 3 tuiles.
about-boar = Éclair. Construisez un bâtiment pour 1 bois de moins.
about-osmosis = Recrutez 1 unité dans chacun de trois territoires à vous au plus, ouverts ou portant une icône de bois imprimée.
about-lay-of-the-land = Explorez en piochant trois tuiles pour en choisir une ; récoltez d’abord toutes les ressources imprimées dessus.
about-goat = Éclair. Construisez un bâtiment, même d’un type déjà présent dans le territoire.
about-teamwork = Deux actions différentes sur quatre, dans l’ordre voulu : recruter 1 unité, déplacer avec 1 point, explorer, construire.
about-resourceful = Piochez 2 cartes ; vous pouvez payer 3 ressources quelconques pour en piocher une de plus.
about-raven = Éclair. Explorez en piochant deux tuiles pour en choisir une.
about-raiding-party = Éclair. Retirez 1 unité ennemie où que ce soit et prenez 1 ressource que montre son territoire.
about-raven-mercenaries = Recrutez 2 unités dans un même territoire neutre ; vous pouvez payer 2 ressources quelconques pour une troisième.
about-snake = Éclair. Déplacez avec 1 point ; avant et après, vous pouvez poser le jeton Terre Brûlée.
about-rapacious = Regardez la main d’un adversaire et choisissez une carte : il la défausse ou vous donne 2 ressources.
about-stolen-lore = Éclair. Copiez une carte de la zone active de qui contrôle le territoire du jeton Terre Brûlée.
about-stag = Éclair. Recrutez 1 unité, puis vous pouvez faire venir auprès d’elle une figurine d’un territoire voisin.
about-glory = Construisez un bâtiment ; avant ou après, vous pouvez récolter les ressources de son territoire.
about-annexation = Éclair. Déplacez avec 1 point ; avant ou après, vous pouvez explorer.
about-wolf = Éclair. Déplacez avec 1 point ; les frontières escarpées ne coûtent que 1 et n’empêchent pas la retraite.
about-plunder = Éclair. Retirez 1 unité d’un territoire ennemi voisin d’un des vôtres, puis piochez 1 carte.
about-call-to-war = Recrutez 1 unité dans chacun de vos territoires voisins d’un territoire ennemi.
about-negotiation = Prenez en main une carte de votre défausse, ou piochez 1 carte.
about-scouts = Éclair. Explorez.
about-town-hall = Éclair. Recrutez 1 unité.
about-merchant = Piochez 3 cartes, gardez-en 1, défaussez-en 2.
about-militia = Éclair. Déplacez avec 2 points.
about-villager-tools = Éclair. Construisez un bâtiment.
about-recruitment = Recrutez 2 unités dans un même territoire à vous.
about-market-place = Piochez 2 cartes.
about-mercenary = Recrutez 1 unité dans un territoire à vous ou neutre.
about-intimidate = Déplacez avec 2 points ; avant chaque combat, vous pouvez repousser une unité en défense dans un territoire voisin.
about-feast-dev = Une action sur quatre : recruter 1 unité, déplacer avec 1 point, explorer ou construire.
about-scout-camp = Explorez ; une fois, vous pouvez remettre la tuile sous la pile et en piocher une autre.
about-shieldbearers = Déplacez avec 2 points ; à chaque combat, vous subissez 1 perte de moins.
about-bodyguard = Éclair. Déplacez avec 1 point ; 1 point de plus au combat.
about-simple-living = Construisez un bâtiment pour 1 bois de moins.
about-future-sight = Prenez dès maintenant une carte de l’offre, sur votre pioche ; en passant, vous n’en prendrez pas.
about-spy = Regardez la main d’un adversaire et défaussez-en une carte ; puis piochez 1 carte.
about-fishing = Éclair. Gagnez 3 nourritures.
about-axe-throwers = Déplacez avec 2 points ; à chaque combat 1 point ou 1 perte de plus, au choix après votre dé.
about-lore-mastery = Éclair. Gagnez 2 savoirs.
about-industrious = Construisez un bâtiment ; puis vous pouvez changer un de vos bâtiments contre un autre de même taille.
about-defensive-strategy = Quand un adversaire joue une carte : annulez-la.
about-enemy-secrets = Copiez une carte de la zone active d’un ennemi dont une terre touche la vôtre.
about-hunters = Recrutez dans vos territoires, dans chacun autant d’unités qu’il montre de nourriture.
about-outpost = Recrutez 2 unités dans un même territoire, à vous ou neutre.
about-hidden-ways = Déplacez autant de figurines que vous voulez d’un de vos territoires vers n’importe quel territoire ouvert de la carte.
about-carpentry = Construisez un ou deux bâtiments ; de deux, l’un au moins est petit.
about-conqueror = Éclair. Jusqu’à la fin de l’année, vos attaques ignorent Tours de défense et Forteresses.
about-huginn-muninn = Explorez contre n’importe quel territoire ouvert, à qui qu’il soit.
about-market-place-up = Éclair. Piochez 2 cartes.
about-grizzled = Déplacez avec 2 points ; 2 points de plus au combat.
about-trading-post-up = Piochez 3 cartes, gardez-en 2, défaussez-en 1.
about-ancestral-curse = Chaque adversaire défausse une carte de son choix ; puis piochez 1 carte.
about-rangers = Explorez, puis vous pouvez explorer encore.
about-scout-camp-up = Explorez en piochant deux tuiles pour en choisir une.
about-trade-routes = Piochez 3 cartes, gardez-en 2, remettez-en 1 sur la pioche.
about-woodcutters = Recrutez dans vos territoires, dans chacun autant d’unités qu’il montre de bois.
about-infiltration = Déplacez avec 3 points ; vos figurines peuvent traverser les territoires ennemis et ne combattent que là où il en reste.
about-town-hall-up = Éclair. Recrutez 2 unités.
about-amenities = Construisez un bâtiment ; un petit se passe d’emplacement.
about-wood-monopoly = Éclair. Gagnez 3 bois.
about-bribery = Éclair. Déplacez 1 ou 2 unités d’un ennemi dans un territoire voisin ; elles y combattent qui d’autre s’y trouve.
about-incursion = Déplacez avec 4 points.
about-heroic-charge = Déplacez avec 3 points ; 1 point de plus au combat.
about-trading-post = Piochez 3 cartes, gardez-en 1, défaussez-en 1, remettez-en 1 sur la pioche.
about-legendary-heroes = Éclair. Refaites l’effet d’une carte que vous avez jouée plus tôt cette année.
about-allies-wild = Recrutez 3 unités dans des territoires neutres.
about-loremasters = Recrutez dans vos territoires, dans chacun autant d’unités qu’il montre de savoir.
about-warriors = Déplacez avec 2 points ; 1 point de plus au combat.
about-cunning-merchant = Piochez 3 cartes, gardez-en 1, remettez-en 2 sur la pioche.
about-capture = Éclair. Retirez 1 unité d’un territoire ennemi voisin d’un des vôtres, et ajoutez-en 1 à vous dans un territoire que vous contrôlez.
about-veiled-threats = Un adversaire défausse une carte au hasard, ou vous piochez 1 carte.
about-builder = À la fin : 1 point de renommée par petit bâtiment et 3 par grand bâtiment dans vos territoires.
about-explorer = À la fin : 1 point de renommée par petit emplacement vide et 3 par grand emplacement vide dans vos territoires.
about-food-trader = À la fin : 2 points de renommée par icône de nourriture dans vos territoires, bâtiments compris.
about-wood-trader = À la fin : 2 points de renommée par icône de bois dans vos territoires, bâtiments compris.
about-scholar = À la fin : 2 points de renommée par icône de savoir dans vos territoires, bâtiments compris.
about-trapper = À la fin : 3 points de renommée par tanière dans vos territoires.
about-warlord = À la fin : 1 point de renommée par figurine à vous sur la carte.
about-unrest = Sans effet, ne se retire pas, et coûte 5 points de renommée à la fin.

## What buildings, resources and creatures do

about-silo = Petit, 1 bois : 1 nourriture à chaque récolte.
about-lodge = Petit, 1 bois : 1 bois à chaque récolte.
about-tower = Petit, 1 bois : qui attaque ici subit 1 perte.
about-camp = Petit, 1 bois : 1 unité de plus quand vous recrutez ici.
about-stone = Petit, 1 bois, seulement sur son icône : 1 savoir à chaque récolte.
about-fortress = Grand, 3 bois : la défense a 2 points de plus.
about-forge = Grand, 3 bois : 1 carte de plus au début de chaque année.
about-altar = Grand, 3 bois : 3 points de renommée à chaque récolte.
about-food = Nourrit vos unités en hiver et les renforce au combat.
about-wood = Paie les bâtiments, et l’hiver quand vous avez beaucoup d’unités.
about-lore = Paie Remplacer, Retirer et Améliorer.
about-kaija = L’ourse cuirassée : 2 points au combat, une figurine pour le reste, rien à payer en hiver.
about-scorched = Le Serpent combat ici avec 1 point de plus et peut y prendre une ressource à la récolte.
about-c-wolf = Valeur 4, 1 point de renommée. Son territoire ne donne à la récolte ni renommée ni ressources imprimées.
about-c-draugr = Valeur 5, 2 points de renommée. Là où il apparaît ou arrive, on perd 1 unité.
about-c-bear = Valeur 6, 3 points de renommée. Dans son territoire, on ne construit ni ne recrute ; on ne peut ni explorer à partir de là ni en partir.
about-c-valkyrie = Valeur 7, 4 points de renommée. Elle ne partage sa terre avec personne : elle attaque qui s’y trouve, et qui entre doit la combattre.

## The components by table, and their figures

table-data-number = Chiffres des règles
table-data-winter = Hiver
table-data-resource = Ressources
table-data-die = Le dé
table-data-clan = Clans
table-data-card = Cartes
table-data-building = Bâtiments
table-data-area = Zones des modèles de tuiles
table-data-line = Frontières des modèles de tuiles
table-data-tile = Tuiles
table-data-creature = Créatures
table-field-value = valeur { $value }
table-field-fame =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    } de renommée
table-field-copies =
    { $value ->
        [one] { $value } exemplaire
       *[other] { $value } exemplaires
    }
table-field-points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
table-field-casualties =
    { $value ->
        [one] { $value } perte
       *[other] { $value } pertes
    }
table-field-food =
    { $value ->
        [one] { $value } nourriture
       *[other] { $value } nourritures
    }
table-field-wood = { $value } bois
table-field-flash =
    { $value ->
        [1] Éclair
        [true] Éclair
       *[other] sans Éclair
    }

table-times =
    { $count ->
        [1] { $thing }
       *[other] { $count } × { $thing }
    }
table-stock =
    { $resource ->
        [food] { $count ->
                [one] { $count } nourriture
               *[other] { $count } nourritures
            }
        [wood] { $count } bois
       *[lore] { $count ->
                [one] { $count } savoir
               *[other] { $count } savoirs
            }
    }
table-fame-hidden = renommée face cachée
table-empty-land = Terres vides
table-on-top = Au-dessus de la pioche, la prochaine d’abord

## The board: zones and the year

board-map = La carte
board-hand = Votre main
board-active = Zone active
board-discard = Défausse
board-draw-pile = Pioche
board-upgrades = Améliorations de clan
board-row = L’offre de l’année
board-achievements = Exploits pour la dernière année
board-players = Joueurs
board-tiles = Tuiles
board-drawn = Tuiles piochées
board-setup-tiles = Vos tuiles
board-buildings = Bâtiments
board-creatures = File des créatures
board-year = Année { $year } sur { $years }
board-phase =
    { $phase ->
        [setup] Mise en place
        [actions] Actions
        [creatures] Créatures
        [harvest] Récolte
        [end_of_year] Fin de l’année
       *[over] La partie est finie
    }
board-turn-of =
    { $seat_is ->
        [you] À vous
       *[other] Au tour { NOUN($seat, form: "of") }
    }
board-passed = a passé
board-first-player = Premier joueur
board-you = Vous
board-none = aucun
board-pile =
    { $count ->
        [one] { $count } tuile restante
       *[other] { $count } tuiles restantes
    }
board-under-pile = Sous la pile, dans cet ordre
board-unrest-left = Cartes Troubles restantes : { $count }
board-tokens-left = { NOUN($building, form: "bare") } : encore { $count }

## The board: players

board-fame =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    } de renommée
board-fame-hidden = Renommée face cachée
board-reserve = { $count } en réserve
board-units =
    { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    } sur la carte
board-territories =
    { $count ->
        [one] { $count } territoire
       *[other] { $count } territoires
    }
board-hand-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main
board-known-hand = Connues de vous dans cette main
board-draw-count = Pioche : { $count }
board-on-top = Sur la pioche : { NOUN($cards, form: "bare") }
board-unknown-card = une carte inconnue de vous
board-deck = Toutes les cartes de ce paquet
board-deck-of =
    { $seat_is ->
        [you] Votre paquet
       *[other] Paquet { NOUN($seat, form: "of") }
    }
board-next-hand = En main l’an prochain
board-winter = L’hiver à venir
board-winter-cost =
    L’hiver coûtera { $food ->
        [one] { $food } nourriture
       *[other] { $food } nourritures
    }{ $wood ->
        [0] { "" }
       *[other] { " " }et { $wood } bois
    }
board-winter-free = L’hiver ne coûte rien
board-winter-step = À partir de { $units } unités, l’hiver coûte plus
board-unrest-warning = Des Troubles menacent : −5 points de renommée
board-harvest = Prochaine récolte
board-harvest-fame =
    +{ $count ->
        [one] { $count } point
       *[other] { $count } points
    } de renommée
board-harvest-gain =
    +{ $resource ->
        [food] { $count ->
                [one] { $count } nourriture
               *[other] { $count } nourritures
            }
        [wood] { $count } bois
       *[lore] { $count ->
                [one] { $count } savoir
               *[other] { $count } savoirs
            }
    }
board-domination = Places fortes : { $have } sur { $need }
board-conqueror = Conquérant : ignore Tours de défense et Forteresses

## The board: cards and actions

board-flash = Éclair
board-flash-rule = Au plus une carte sans Éclair par tour
board-card-fame =
    vaut { $count ->
        [one] { $count } point
       *[other] { $count } points
    } de renommée
board-worth-now =
    Vaut { $count ->
        [one] { $count } point
       *[other] { $count } points
    } de renommée maintenant
board-play = Jouer
board-wait = Attendre
board-replace = Remplacer
board-remove = Retirer
board-upgrade = Améliorer
board-pass = Passer
board-cost-lore =
    { $count ->
        [one] { $count } savoir
       *[other] { $count } savoirs
    }
board-pass-first = Qui passe en premier : premier choix, et le marqueur
board-orders = Consigne pour Stratégie défensive
board-order =
    { $order ->
        [never] Ne jamais demander
        [any] Toute carte
        [recruit] Cartes Recruter
        [move] Cartes Déplacer
        [explore] Cartes Explorer
        [build] Cartes Construire
        [draw] Cartes Piocher
       *[special] Autres cartes
    }
board-playing = En cours : { NOUN($card, form: "bare") }

## The board: the map

board-territory = { NOUN($area, form: "bare") }
board-size =
    { $size ->
        [one] { $size } tuile
       *[other] { $size } tuiles
    }
board-closed = fermé
board-open-sides =
    ouvert sur { $count ->
        [one] { $count } côté
       *[other] { $count } côtés
    }
board-neutral = neutre
board-held-by =
    { $seat_is ->
        [you] à vous
       *[other] tenu par { $seat }
    }
board-figures =
    { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }{ $kaija ->
        [1] { " " }et Kaija
        [true] { " " }et Kaija
       *[other] { "" }
    }
board-attackers =
    { $seat_is ->
        [you] vous y attaquez
       *[other] { $seat } y attaque
    } : { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }
board-site =
    { $kind ->
        [small] Petit emplacement
        [carved] Petit emplacement à l’icône de la Pierre gravée
       *[large] Grand emplacement
    }
board-lair = Tanière
board-rough = Frontière escarpée : 2 points de déplacement, pas de retraite
board-without-site = sans emplacement
board-scorched-here = Terre Brûlée
board-empty-cell = Place libre, colonne { $x }, ligne { $y }
board-turn-tile = Tourner la tuile

## The board: moving and combat

board-combat = Combat
board-attacker = Attaque
board-defender = Défense
board-sum-figures = Figurines : { $count }
board-sum-card = Carte : +{ $count }
board-sum-fortress = Forteresse : +{ $count }
board-sum-tower =
    Tour de défense : { $count ->
        [one] { $count } perte
       *[other] { $count } pertes
    }
board-sum-scorched = Terre Brûlée : +{ $count }
board-sum-food = Nourriture : +{ $count }
board-sum-total = Total : { $count }
board-casualties =
    { $count ->
        [one] { $count } perte
       *[other] { $count } pertes
    }
board-odds = { $percent } % de chances de gagner
board-odds-bare = Chance de victoire si personne n’ajoute de nourriture.
board-tie = Égalité : la défense l’emporte
board-creature-value = valeur { $value }
board-creature-fame =
    { $fame ->
        [one] { $fame } point
       *[other] { $fame } points
    } de renommée pour la vaincre
board-give = Vous donnez
board-take = Vous prenez
board-setup-note = Avant la première année, chacun pose deux tuiles et installe trois unités sur chacune.
board-cards-to-sort = Cartes qui viennent d’être piochées
board-looked-at = Sa main
board-views = Parties de la table
board-view-map = Carte
board-view-cards = Cartes
board-view-players = Joueurs

## The board: own area

board-stores = Vos réserves
board-todo = Ce qui est demandé
board-decks = Paquets
board-close = Fermer
board-offer = Un échange avec votre partenaire
board-or = Ou bien
board-all = tous
board-copy = Effets que vous pouvez copier
board-how-many = Combien partent ?
board-keep-card = Garder la carte
board-not-in-hand = Elle n’est pas dans votre main
board-pause = Sans réponse, elle a lieu dans un instant. Tous voient cette pause, quelle que soit leur main.
board-recruit-kaija = Faire venir Kaija sur la carte
board-passed-note = Vous avez passé. Vos cartes restent dans la défausse jusqu’à l’an prochain.
board-cost-wood = { $count } bois
board-after-harvest =
    Après la récolte, vous aurez { $food } nourriture{ $needs ->
        [wood] { " " }et { $wood } bois
       *[food] { "" }
    }.
board-lacks =
    Il manquera après la récolte : { $food ->
        [0] { "" }
       *[other] { $food } nourriture{ $wood ->
                [0] { "" }
               *[other] { " et " }
            }
    }{ $wood ->
        [0] { "" }
       *[other] { $wood } bois
    }
board-stay =
    { $units ->
        [one] { $units } unité s’y trouve.
       *[other] { $units } unités s’y trouvent.
    } Si toutes partent, le territoire devient neutre.
board-deed =
    { $way ->
        [play] Faire ce qu’elle dit
        [wait] { $upgrade ->
            [yes] Elle va dans la zone active
           *[no] La mettre de côté sans effet
        }
        [replace] La mettre de côté, piocher 1 carte
       *[remove] { $upgrade ->
            [yes] Elle quitte la partie
           *[no] Hors de la partie ; piocher 2 cartes
        }
    }
board-odds-if-none =
    Vos chances si { $seat } n’ajoute pas de nourriture. { $food ->
        [0] Aucune n’est possible.
       *[other] Jusqu’à { $food } possible.
    }
board-upgrade-to = Améliorer : { NOUN($upgrade, form: "bare") }
board-odds-worst = au pire { $percent } %
board-ask-card = Que faites-vous de la carte { NOUN($card, form: "bare") } ?
board-ask-upgrade = Vous prenez { NOUN($upgrade, form: "bare") }. Que devient la carte { NOUN($card, form: "bare") } ?
board-ask-building = Que construisez-vous ici ?
board-ask-take = Quelle ressource prenez-vous en échange ?
board-ask-orders = Pour quelles cartes des autres voulez-vous être consulté ?
board-ask-retreat = Combien se replient vers { NOUN($territory, form: "the") } ?
board-wood-left = Vous avez { $count } bois.
board-flash-note = Éclair : vous pouvez jouer d’autres cartes ce tour-ci.
board-turn-hint = Une seule carte sans Éclair par tour, autant de cartes Éclair que vous voulez.
board-label = { $label } : { $facts }
board-danger =
    { $seat_is ->
        [you] Vous tenez
       *[other] { $seat }{ $team ->
            [yes] { " " }et son équipe tiennent
           *[no] { " " }tient
        }
    } { $have } places fortes sur { $need } : la dernière fait gagner la partie à la fin de l’année.
board-tip-domination = Une place forte est un territoire fermé à vous avec un grand bâtiment. Qui en a assez à la fin de l’année gagne aussitôt.
board-pane =
    { $pane ->
        [hand] Main
        [used] Jouées
       *[stores] Réserves
    }
board-lesson-land = Les terres
    .about = Une unité rend un territoire vôtre. De nouvelles tuiles l’agrandissent ; quand des frontières l’entourent de tous côtés, il est fermé et rapporte de la renommée pour chacune de ses tuiles.
board-lesson-cards = Les cartes
    .about = Chaque année, vous avez quatre cartes et les jouez l’une après l’autre : recruter, déplacer, explorer, construire. Qui passe en premier choisit en premier dans la rangée.
board-lesson-winter = Récolte et hiver
    .about = Vos terres donnent nourriture, bois et savoir. En hiver, les unités mangent : jusqu’à trois ne coûtent rien, jusqu’à six 1 nourriture, jusqu’à neuf 2. Qui ne peut pas payer reçoit des Troubles.
board-lesson-win = Deux façons de gagner
    .about = Trois territoires fermés avec un grand bâtiment chacun font gagner à la fin d’une année. Si personne ne les a, la plus grande renommée gagne après la dernière année.

## The rules: overview

rules-intro = Northgard est un jeu pour deux à cinq clans sur une terre que personne n’a cartographiée. Il dure sept années. Chaque année, vous piochez une main de cartes et jouez à tour de rôle, une action à la fois : explorer, recruter, déplacer, construire, combattre. Quand vous en avez assez, vous passez, prenez une nouvelle carte et attendez la récolte et l’hiver. Les frontières imprimées sur les tuiles délimitent des territoires ; fermés, ils donnent de la renommée. Qui tient à la fin d’une année trois territoires fermés avec un grand bâtiment gagne aussitôt. Sinon, la plus grande renommée l’emporte après la dernière année.
rules-setup =
    1. Composez le paquet Développement : par joueur, deux cartes Initiales sur quatre Avancées, mélangées ; le reste demeure dans la boîte sans être vu. Un Exploit par joueur est exposé.
    2. Posez la tuile de départ ; à cinq, ajoutez à côté la tuile 34. Mélangez toutes les autres.
    3. Chacun prend 14 unités, six cartes de départ et un clan. Sa carte de clan rejoint le paquet, les deux améliorations restent à part. On mélange les sept cartes.
    4. Tirez au sort qui commence. Chacun reçoit 2 nourritures et 2 bois ; le quatrième et le cinquième dans l’ordre du tour reçoivent 3 nourritures.
    5. Chacun pioche trois tuiles. Dans l’ordre du tour, on en pose une contre une tuile de départ et on installe trois unités dans un de ses territoires vides.
    6. Dans le même ordre, on pose une seconde tuile contre n’importe quelle tuile et on y installe trois autres unités.
    7. Les troisièmes tuiles retournent dans la pile, qu’on mélange. L’année 1 commence.
rules-order =
    1. Début : chacun pioche quatre cartes, et une de plus par Forge ; une carte par joueur est exposée : c’est l’offre de l’année. La dernière année, l’offre est faite des Exploits.
    2. Actions : à tour de rôle, une action chacun, jusqu’à ce que tous aient passé. Qui passe prend une carte de l’offre.
    3. Créatures, si vous jouez avec elles : chacune se déplace et agit.
    4. Récolte : renommée, ressources, échanges.
    5. Hiver : nourriture et bois pour vos unités, ou une carte Troubles.
    6. Fin de l’année : la domination ou la dernière année met fin à la partie ; sinon, qui n’a plus personne reçoit trois unités, et l’année suivante commence.

## The rules: part 1

rules-part-1 = Mots et principes
rule-r1 = Les cartes d’abord. Quand une carte contredit ces règles, c’est elle qui a raison.
rule-r2 = Contrôle. Vous contrôlez un territoire tant qu’une de vos figurines, unité ou Kaija, s’y trouve. Tant qu’un combat n’y est pas livré, la défense garde le contrôle.
rule-r3 = Neutre. Un territoire sans figurine est neutre, même avec des bâtiments ou des créatures.
rule-r4 = Ennemi et ami. Une terre contrôlée par quelqu’un d’autre est ennemie, la vôtre est amie. En équipe, un équipier n’est pas un ennemi.
rule-r5 = Unités perdues. Une unité qui quitte la carte revient à la réserve et peut être recrutée de nouveau.
rule-r6 = Jamais ensemble. Les figurines de deux joueurs ne partagent un territoire qu’entre les déplacements d’une action et les combats qui la terminent.
rule-r7 = Limites. Ressources et renommée ne manquent jamais. Les unités (14 chacun), les bâtiments (7 par type), les cartes Troubles (10), les tuiles et les cartes sont comptés.
rule-r8 = Ce qui se voit. Les ressources sont visibles. Chaque gain de renommée se voit, et le total aussi ; le réglage « { setting-fame-tokens } » retourne les jetons face cachée.
rule-r9 = Coûts. On ne dépense que ce qu’on a, et on paie avant l’effet.

## The rules: part 2

rules-part-2 = Cartes
rule-r10 = Cinq lieux. Vos cartes sont dans la pioche, en main, en zone active (utilisées cette année), à la défausse, ou hors du jeu. Seuls la main et l’ordre de la pioche sont secrets.
rule-r11 = Mélange. Quand vous devez piocher et que la pioche est vide, et seulement alors, la défausse mélangée devient la pioche.
rule-r12 = Début de l’année. Chacun pioche quatre cartes, plus une par Forge contrôlée ; s’il en manque, autant qu’il y en a.
rule-r13 = L’offre. Puis une carte Développement par joueur est exposée : Initiales les années 1 et 2, Avancées les années 3 à 6. La dernière année, les Exploits forment l’offre.
rule-r14 = Renommée des cartes. Votre paquet peut être de toute taille. Les cartes Développement valent 0 à 3 points de renommée, les Exploits une valeur variable, les Troubles en coûtent 5 ; les autres cartes ne comptent pas.
rule-r15 = Cartes retirées. Une carte retirée du jeu ne revient jamais, et sa renommée est perdue.

## The rules: part 3

rules-part-3 = Un tour
rule-r16 = Ordre du tour. On joue dans le sens horaire à partir du premier joueur, en sautant qui a passé, jusqu’à ce que tous aient passé. On peut avoir beaucoup de tours dans une année.
rule-r17 = Une action. À votre tour, vous faites une seule chose : Jouer, Attendre, Remplacer, Retirer, Améliorer ou Passer.
rule-r18 = Jouer. Mettez une carte en zone active et faites tout ce qu’elle dit. Avant et après, vous pouvez jouer autant de cartes Éclair que vous voulez, une par une. Un tour compte donc au plus une carte sans Éclair, et peut n’en avoir aucune.
rule-r19 = L’Éclair accompagne Jouer. On n’ajoute pas de carte Éclair à une autre action.
rule-r20 = Jouable. Une carte ne se joue que si elle a un effet. Toute carte peut servir aux autres actions. « Troubles » et « Stratégie défensive » ne se jouent jamais à votre tour.
rule-r21 = Attendre. Mettez une carte en zone active, sans effet.
rule-r22 = Remplacer. Mettez une carte en zone active sans effet, payez 1 savoir, piochez 1 carte.
rule-r23 = Retirer. Retirez une carte du jeu, payez 2 savoirs, piochez 2 cartes. « Troubles » ne se retire pas.
rule-r24 = Améliorer. Payez 3 savoirs et prenez en main une amélioration de votre clan ; une carte de votre main va en zone active sans effet ou quitte le jeu, au choix (« Troubles » seulement le premier).
rule-r25 = Passer. Défaussez votre main et votre zone active, puis prenez une carte de l’offre sur votre pioche. Vous ne jouez plus de l’année. Sans carte en main, on ne peut que passer.
rule-r26 = Le marqueur. Qui passe en premier prend le marqueur Premier joueur. Les tours en cours ne changent pas ; récolte, hiver et année suivante commencent par cette personne.
rule-r27 = Une seule. Qui a pris une carte de l’offre avec « Vision de l’avenir » n’en prend pas en passant.
rule-r28 = Cartes manquantes. On peut Remplacer et Retirer même s’il reste moins de cartes à piocher.

## The rules: part 4

rules-part-4 = La carte
rule-r30 = Territoires. Les frontières divisent une tuile en une à quatre zones. Chaque côté de la tuile appartient à une seule zone. Là où deux tuiles se touchent, les zones des deux côtés s’unissent ; les zones ainsi unies forment un territoire.
rule-r31 = Ouvert et fermé. Un territoire est ouvert tant qu’un de ses côtés donne sur une place vide, sinon fermé. Fermé, il ne change plus jamais.
rule-r32 = Voisins. Deux territoires sont voisins si une frontière imprimée les sépare sur une tuile. Les coins ne comptent pas.
rule-r33 = Escarpé. Le passage entre deux territoires est escarpé si toutes leurs frontières le sont ; une seule frontière ordinaire le rend ordinaire.
rule-r34 = Taille. La taille d’un territoire est le nombre de tuiles qu’il occupe.
rule-r35 = Icônes. Un territoire montre les ressources qui y sont imprimées, plus une par Silo, Cabane de bûcheron et Pierre gravée.
rule-r36 = Boucles. Une frontière qui a le même territoire des deux côtés n’a pas d’effet.
rule-r37 = Réunion. Quand des territoires s’unissent, tout y reste ; deux bâtiments d’un même type peuvent ainsi se retrouver ensemble.

## The rules: part 5

rules-part-5 = Explorer
rule-r40 = Les frontières continuent. À un coin où quatre tuiles se touchent, une frontière ne s’arrête pas seule : il est interdit qu’une seule des quatre y ait une frontière. Le réglage « { setting-border-check } » offre une lecture plus stricte.
rule-r41 = Ne réunir personne. Une tuile ne peut pas réunir dans un territoire les figurines de deux joueurs, équipiers compris. Explorer ne provoque jamais de combat.
rule-r42 = Côte à côte. Une tuile partage un côté entier avec une tuile de la carte. On peut laisser des trous.
rule-r43 = Explorer. Il faut une tuile dans la pile et un territoire ouvert que vous contrôlez ; avec « Huginn et Muninn », n’importe quel territoire ouvert convient.
rule-r44 = Poser. Piochez une tuile et posez-la, tournée comme vous voulez, contre un tel territoire. Si on peut la poser, on le doit.
rule-r45 = Rien ne va. Si aucune tuile piochée ne peut être posée, elles vont sous la pile et on en pioche une nouvelle, et ainsi de suite ; si aucune ne convient, il ne se passe rien.
rule-r46 = Plusieurs tuiles. Quand une carte en fait piocher plusieurs, choisissez-en une qui convient ; les autres vont sous la pile dans l’ordre. Tout le monde les voit.
rule-r47 = Renommée de fermeture. Pour chaque territoire à vous que votre tuile ferme, vous gagnez sa taille en renommée. Fermer la terre d’autrui ou une terre neutre ne rapporte rien à personne.
rule-r48 = Pouvoirs de clan. Ensuite s’appliquent les pouvoirs du Cerf, du Corbeau et du Sanglier.
rule-r49 = Cartes spéciales. « Camp d’éclaireurs » : on peut une fois mettre la tuile sous la pile et en piocher une autre. « Connaissance du terrain » : récoltez ce qui est imprimé sur la tuile choisie avant de la poser. « Rôdeurs » : une seconde exploration peut suivre.

## The rules: part 6

rules-part-6 = Recruter
rule-r50 = Recruter. Placez jusqu’au nombre d’unités indiqué, au moins une, dans des territoires que vous contrôlez, ensemble ou non.
rule-r51 = Réserve. Les unités ne viennent que de votre réserve.
rule-r52 = Revenir. Si vous n’avez aucune figurine sur la carte, une telle action place toutes ses unités dans un même territoire neutre de votre choix.
rule-r53 = Camps d’entraînement. À la fin de l’action, chaque Camp d’un territoire où vous avez recruté ajoute une unité, quel que soit le nombre de recrues. Si la réserve ne suffit pas, vous choisissez où.
rule-r54 = Où. Certaines cartes mettent toutes les unités dans un même territoire ; d’autres permettent ou exigent une terre neutre, que vous contrôlez alors.
rule-r55 = Selon les icônes et les frontières. « Chasseurs », « Bûcherons » et « Maîtres du savoir » recrutent dans chacun de vos territoires jusqu’au nombre de ses icônes de nourriture, bois ou savoir. « Appel à la guerre » : 1 dans chacun qui touche un ennemi. « Osmose » : 1 dans chacun de trois au plus, ouverts ou à bois imprimé.
rule-r56 = Sans recruter. L’unité ajoutée par « Capture » n’est pas recrutée : pas de Camp d’entraînement.

## The rules: part 7

rules-part-7 = Se déplacer
rule-r60 = Points de déplacement. Une carte donne des points pour une action. Un déplacement mène autant de vos figurines que vous voulez d’un territoire contrôlé à un voisin : 1 point, ou 2 par un passage escarpé. On n’additionne jamais les points de plusieurs cartes.
rule-r61 = L’un après l’autre. Les mêmes figurines peuvent bouger plusieurs fois, et se rassembler avant de repartir.
rule-r62 = Entrer. En terre neutre ou amie, les figurines peuvent repartir. En terre ennemie, elles s’arrêtent pour cette action, mais d’autres peuvent les rejoindre.
rule-r63 = Quitter. Si toutes les figurines partent, le territoire est neutre ; les bâtiments restent.
rule-r64 = Pas tous les points. On n’est pas tenu d’utiliser tous les points, mais on fait au moins un déplacement. Qui peut attaquer une créature peut aussi s’arrêter sans déplacement, puis décider de l’attaquer ou non.
rule-r65 = Puis les combats. Après le dernier déplacement, tous les combats sont livrés, dans l’ordre que vous choisissez, avec les bonus de la carte.
rule-r66 = « Infiltration ». Vos figurines peuvent repartir d’une terre ennemie où elles sont entrées ; un combat ne suit que là où il en reste.
rule-r67 = « Chemins cachés ». Autant de vos figurines que vous voulez vont d’un territoire à n’importe quel autre ouvert, proche ou lointain ; en terre ennemie suit un combat sans bonus. Ce n’est pas une action de déplacement.
rule-r68 = « Clan du Loup ». Avec cette carte, les passages escarpés coûtent 1, et l’attaque peut se replier par eux.

## The rules: part 8

rules-part-8 = Construire
rule-r70 = Construire. Placez un bâtiment sur un emplacement libre imprimé dans un territoire que vous contrôlez.
rule-r71 = Coût. Un petit bâtiment coûte 1 bois, un grand 3. Certaines cartes économisent 1 bois.
rule-r72 = Emplacements. Les petits bâtiments vont sur les petits emplacements, les grands sur les grands, un seul sur chacun. Le réglage « { setting-small-on-large } » en permet plus.
rule-r73 = Pierre gravée. Il lui faut un petit emplacement à son icône. Un tel emplacement accepte aussi tout autre petit bâtiment.
rule-r74 = Une fois chacun. Un type déjà présent dans un territoire ne s’y construit pas de nouveau, sauf avec la carte « Clan de la Chèvre ».
rule-r75 = Sept. Il n’y a pas plus de sept bâtiments d’un type sur la carte.
rule-r76 = Pour toujours. Un bâtiment n’est jamais déplacé ni détruit ; seule la carte « Villageois industrieux » en change un. Il sert à qui contrôle le territoire.
rule-r77 = Ce qu’ils font. À la récolte, un Silo donne 1 nourriture, une Cabane de bûcheron 1 bois, une Pierre gravée 1 savoir, un Autel des rois 3 points de renommée. Un Camp d’entraînement ajoute une unité en recrutant, une Tour de défense inflige 1 perte, une Forteresse donne 2 points à la défense, une Forge 1 carte de plus par année.
rule-r78 = Cartes spéciales. « Commodités » : un petit bâtiment se passe d’emplacement. « Maîtrise de la charpente » : un ou deux bâtiments, dont un petit s’il y en a deux. « Gloire du clan » : récoltez une fois les icônes du territoire, avant de payer ou après avoir construit. « Villageois industrieux » : ensuite, changez un de vos bâtiments contre un autre type de même taille, sans payer.

## The rules: part 9

rules-part-9 = Piocher et cartes spéciales
rule-r80 = Cartes de pioche. Une telle carte ne se joue que si pioche et défausse contiennent assez de cartes.
rule-r81 = Trier. Garder, défausser et remettre ne concernent que les cartes qui viennent d’être piochées ; vous choisissez lesquelles et dans quel ordre.
rule-r82 = Pas elle-même. La carte jouée est en zone active et n’est pas remélangée par sa propre pioche.
rule-r83 = Une carte en plus. « Piochez 1 » sur une carte spéciale se fait si possible et n’empêche jamais de la jouer.
rule-r84 = Cartes spéciales. Faites ce que dit la carte, autant que possible.
rule-r85 = Les mains. « Espion » : voyez une main, défaussez-en une carte, piochez 1. « Malédiction ancestrale » : chaque adversaire défausse une carte, vous piochez 1. « Menaces voilées » : un adversaire défausse au hasard, ou vous piochez 1. « Exploitation rapace » : choisissez une carte dans une main ; elle est défaussée, ou on vous donne 2 ressources quelconques. « Négociation » : prenez une carte de votre défausse, ou piochez 1.
rule-r86 = Retirer des unités. « Pillage » : 1 unité d’un territoire ennemi voisin, puis piochez 1. « Capture » : de même sans piocher, et ajoutez 1 unité à vous dans un territoire contrôlé. « Bande de pillards » : 1 unité ennemie où que ce soit, et 1 ressource que montre son territoire. Les unités partent avant Kaija.
rule-r87 = Gains. « Pêche » donne 3 nourritures, « Monopole du bois » 3 bois, « Maîtrise du savoir » 2 savoirs.
rule-r88 = « Conquérant ». Jusqu’à la fin de l’année, vos attaques ignorent Tours de défense et Forteresses.
rule-r89 = « Corruption ». Déplacez 1 ou 2 unités d’un ennemi dans un territoire voisin, par toute frontière, jamais Kaija. Si quelqu’un d’autre s’y trouve, ces unités attaquent sans bonus.

## The rules: part 10

rules-part-10 = Annuler, copier, prévoir
rule-r90 = « Stratégie défensive ». Se joue de la main quand un adversaire joue une carte : celle-ci ne fait rien et va à sa défausse, et son tour continue comme s’il ne l’avait pas jouée. Elle n’annule rien d’autre qu’une carte jouée, ni une autre « Stratégie défensive ».
rule-r91 = « Héros légendaires ». Refaites l’effet d’une carte que vous avez jouée plus tôt cette année.
rule-r92 = « Secrets ennemis ». Choisissez un ennemi dont une terre touche la vôtre et faites l’effet d’une carte de sa zone active.
rule-r93 = « Savoir volé ». De même avec qui contrôle le territoire du jeton Terre Brûlée.
rule-r94 = Copies. L’effet copié est à vous ; ce qui demande le pion d’un autre clan ne fait rien. On ne copie ni les cartes qui copient, ni « Stratégie défensive », ni Exploits, ni Troubles, ni un effet qui ne ferait rien.
rule-r95 = « Vision de l’avenir ». Prenez dès maintenant une carte de l’offre, sur votre pioche, et aucune en passant. Une fois par année. Le réglage « { setting-future-sight-achievements } » permet d’y prendre un Exploit plus tôt.

## The rules: part 11

rules-part-11 = Combat
rule-r100 = Quand. Après les déplacements d’une action, on combat partout où se trouvent les figurines de deux joueurs. Qui arrive attaque, qui était là défend ; personne d’autre ne participe.
rule-r101 = « Intimidation ». Avec cette carte, avant chaque combat, l’attaque peut repousser une unité en défense dans un territoire voisin neutre ou à son propriétaire, sans combat à venir. S’il ne reste personne, il n’y a pas de combat.
rule-r102 = Forces. Chaque unité vaut 1 point, Kaija 2.
rule-r103 = Bonus. L’attaque ajoute ce que donne la carte, la défense ce que donnent les bâtiments. Le Serpent ajoute 1 au jeton Terre Brûlée.
rule-r104 = Nourriture. L’attaque, puis la défense dépensent ouvertement de la nourriture : 1 point chacune, au plus une par figurine au combat.
rule-r105 = Forteresse. Chacune donne 2 points à la défense, sauf contre « Conquérant ».
rule-r106 = Tour de défense. Chacune inflige 1 perte à l’attaque, sauf avec « Conquérant ».
rule-r107 = Dés. L’attaque lance et décide d’abord, puis la défense. Les faces : 2 points ; 3 points ; 1 point ou 1 perte ; 2 points et 1 perte ; 2 pertes ; 1 point et 1 perte.
rule-r108 = Qui gagne. Un camp qui subit au moins autant de pertes qu’il a de figurines perd ; si c’est le cas des deux, personne ne gagne. Sinon le plus haut total gagne, et la défense l’emporte à égalité. « Porteurs de bouclier » annule 1 perte de l’attaque.
rule-r109 = Pertes. Les deux camps retirent leurs pertes, les unités avant Kaija.
rule-r110 = Retraite. Ce qui reste du perdant va dans des territoires voisins, par des passages ordinaires, amis ou neutres et sans combat à venir. S’il n’y en a pas, tout est retiré.
rule-r111 = Toute direction. Les deux camps peuvent se replier dans tout territoire de ce genre, pas seulement d’où ils viennent.
rule-r112 = Plus personne. Si personne ne gagne, le territoire est neutre. Les bâtiments restent toujours.
rule-r113 = Après le combat. Qui gagne contrôle le territoire.
rule-r114 = Sans objet. Un combat qui n’a plus deux camps quand vient son tour n’a pas lieu.

## The rules: part 12

rules-part-12 = Récolte
rule-r120 = Ordre. À partir du premier joueur, chacun reçoit renommée, puis ressources, puis peut échanger.
rule-r121 = Renommée. Chaque territoire fermé que vous contrôlez donne 1 point de renommée s’il occupe deux tuiles, 2 s’il en occupe plus.
rule-r122 = Ressources. Chaque Autel des rois donne 3 points de renommée ; puis chaque icône de vos territoires, ouverts ou fermés, donne sa ressource.
rule-r123 = Terre Brûlée. Si le jeton est en terre ennemie, le Serpent peut y prendre une ressource produite ; qui contrôle en reçoit une de moins. On le décide d’abord.
rule-r124 = Échange. Autant de fois que vous voulez, payez trois ressources quelconques et prenez-en une de votre choix.

## The rules: part 13

rules-part-13 = Hiver
rule-r131 = Coût. Pour vos unités sur la carte, sans Kaija : jusqu’à 3, rien ; 4 à 6, 1 nourriture ; 7 à 9, 2 nourritures ; 10 à 12, 3 nourritures et 1 bois ; 13 ou 14, 4 nourritures et 2 bois.
rule-r132 = Troubles. Si vous ne pouvez pas tout payer, payez ce que vous avez de chaque et mettez une carte Troubles sur votre pioche. Le savoir n’y fait rien.
rule-r133 = Une carte morte. « Troubles » ne fait rien et ne peut être retirée du jeu.
rule-r134 = Plus aucune. S’il n’y a plus de carte Troubles, la première carte de votre pioche est défaussée, et 5 points de renommée vous sont comptés en moins.

## The rules: part 14

rules-part-14 = Fin de l’année et de la partie
rule-r135 = Domination. Un territoire fermé avec un grand bâtiment est une place forte. Qui en contrôle trois à la fin d’une année, quelle qu’elle soit, gagne aussitôt. Le réglage « { setting-fame-only } » supprime cela.
rule-r136 = Plusieurs à la fois. Si plusieurs dominent, la renommée les départage.
rule-r137 = Dernière année. Sinon, la partie finit après la dernière année et la renommée décide.
rule-r138 = Seconde chance. Qui n’a plus de figurine sur la carte place trois unités dans un territoire neutre avant l’année suivante. S’il n’y en a pas, on pioche et pose une tuile pour cela, sans renommée.
rule-r139 = Année suivante. Le marqueur d’année avance.
rule-r140 = Renommée finale. Jetons de renommée, 1 pour trois ressources, renommée imprimée sur vos cartes Développement, vos Exploits, moins 5 par carte Troubles.
rule-r141 = Exploits. Ils comptent la position finale, dans les territoires que vous contrôlez. Les créatures n’y changent rien.
rule-r142 = Égalités. Le plus de territoires, puis le plus de figurines sur la carte, puis le plus de bâtiments. Toujours à égalité : victoire partagée.

## The rules: part 15

rules-part-15 = Pouvoirs de clan : l’Ours
rule-r150 = Kaija. Une figurine de plus pour l’Ours. Hors de la carte, elle peut être une des figurines de tout recrutement, de la mise en place et d’une seconde chance.
rule-r151 = Force. Kaija vaut 2 points au combat, et compte pour une figurine partout ailleurs.
rule-r152 = Déplacement. Kaija se déplace avec les autres ou seule, mais n’entre en terre ennemie que dans une année où « L’éveil de l’ourse » a été jouée. Le réglage « { setting-kaija-moves-alone } » peut lui interdire d’aller seule.
rule-r153 = Hiver. Kaija ne coûte rien en hiver. Pour le reste, elle compte comme une unité.
rule-r154 = Cartes de l’Ours. « Clan de l’Ours » : si Kaija bouge, récoltez une fois les icônes de nourriture et de bois du territoire qu’elle quitte. « L’éveil de l’ourse » : recrutez 2, et Kaija peut entrer en terre ennemie cette année. « Protecteur des terres » : piochez une carte par territoire fermé de taille 3 ou plus.

## The rules: part 16

rules-part-16 = Pouvoirs de clan : les autres clans
rule-r156 = Sanglier. Explorer avec une tuile qui ne ferme aucun territoire, de personne, donne 1 savoir.
rule-r157 = Chèvre. Construire donne de la nourriture : 1 pour un petit bâtiment, 2 pour un grand, après avoir payé.
rule-r158 = Cartes de la Chèvre. « Travail d’équipe » : deux actions différentes parmi recruter 1, déplacer 1, explorer, construire. « Peuple ingénieux » : piochez 2, puis vous pouvez payer 3 ressources pour en piocher 1 de plus.
rule-r159 = Corbeau. En fermant ses propres territoires par l’exploration, le Corbeau récolte aussitôt leurs icônes.
rule-r160 = Serpent. Avant l’effet d’une de ses cartes de clan, le Serpent peut poser le jeton Terre Brûlée sur un territoire ennemi voisin d’un des siens ; avec « Clan du Serpent », encore une fois après les déplacements. Il y reste jusqu’à ce qu’on le déplace. Le réglage « { setting-scorched-earth-targets } » peut y ajouter les terres neutres.
rule-r161 = Terre Brûlée au combat. Le Serpent combat dans le territoire du jeton avec 1 point de plus, en attaque comme en défense.
rule-r162 = Terre Brûlée à la récolte. Le jeton prend une ressource, comme dit à la récolte.
rule-r163 = Cerf. 1 point de renommée pour chaque territoire gagné en attaquant, et pour chacun des siens fermé en explorant.
rule-r164 = Cartes du Cerf. « Clan du Cerf » : recrutez 1, puis vous pouvez faire venir une de vos figurines d’un territoire voisin, par toute frontière. « Annexion » : déplacez 1 et, avant ou après, vous pouvez explorer.
rule-r165 = Loup. 1 nourriture pour chaque combat gagné en attaquant.
rule-r166 = Pas à la mise en place. Les pouvoirs de clan n’agissent pas pendant la mise en place.

## The rules: part 17

rules-part-17 = Dix années, et équipes
rule-r170 = Dix années. Trois cartes Initiales et six Avancées par joueur : Initiales les années 1 à 3, Avancées 4 à 9, Exploits l’année 10. Personne ne gagne par domination.
rule-r171 = Équipes. On joue avec la personne assise en face. On peut se parler et connaître la renommée de l’autre, mais pas sa main.
rule-r172 = Séparés. Les figurines d’une équipe ne finissent jamais une action dans le même territoire, mais peuvent passer si elles repartent dans la même action.
rule-r173 = Ni ennemi ni ami. Un équipier n’est un adversaire pour aucune carte, aucun pouvoir, aucun combat, et n’offre pas de retraite.
rule-r174 = Trocs. Pendant que l’un échange à la récolte, les équipiers peuvent troquer des ressources une contre une, s’ils sont d’accord.
rule-r175 = Ensemble. Renommée, départages et places fortes s’additionnent par équipe ; la domination demande cinq places fortes.
rule-r176 = Traverser. On n’entre chez un équipier que si les points restants permettent d’en sortir. Tant que vos figurines y sont, elles doivent repartir ; aucune carte ni retraite ne peut y finir.
rule-r177 = Fin des trocs. En une étape d’échange, on troque au plus autant de fois qu’on avait de ressources au début, et on ne propose plus ce qui a été refusé.

## The rules: part 18

rules-part-18 = Créatures
rule-r180 = Créatures. Il y en a neuf : trois Loups, deux Draugar, deux Ours bruns, deux Valkyries déchues, chacune avec une valeur, une renommée, des priorités et un effet.
rule-r181 = Paquet. Une créature de plus qu’il n’y a de joueurs, de valeur 6 au plus, est au-dessus ; toutes les autres sont mélangées dessous.
rule-r182 = Apparition. Quand on pose une tuile à tanière, la créature suivante y apparaît et rejoint la fin de la file. Le paquet vide se refait avec les vaincues.
rule-r183 = À la mise en place. La créature apparaît avant que les unités s’installent et ne fait rien. On ne s’installe pas avec une Valkyrie déchue si la tuile a un autre territoire vide. Plus tard, son effet a lieu aussitôt.
rule-r184 = Déplacement. Après les actions, chaque créature de la file va dans un territoire voisin sans créature, par toute frontière : un qui a des figurines s’il y en a, puis celui qui a le plus de ce qu’elle préfère. Les petits bâtiments comptent 1, les grands 3. Le premier joueur départage. Sans un tel territoire, elle reste et ne fait rien.
rule-r185 = Effets. Loup : ni renommée ni ressources imprimées de son territoire. Ours brun : on n’y construit ni n’y recrute, on ne peut ni explorer à partir de là ni en partir ; la retraite est permise. Draugr : on perd 1 unité là où il apparaît ou arrive. Valkyrie déchue : elle attaque les figurines là où elle apparaît ou arrive.
rule-r186 = Partage. Les figurines peuvent entrer et rester avec les créatures, mais chez une Valkyrie déchue elles s’arrêtent et doivent combattre.
rule-r187 = Attaquer. Pendant une action de déplacement, après les déplacements, même aucun, vous pouvez attaquer une créature dans chaque territoire partagé. On ne se replie pas dans un tel combat.
rule-r188 = Combattre. Vous additionnez figurines, carte (en attaque) ou Forteresse (en défense), Terre Brûlée, nourriture et dé ; la créature sa valeur et son dé, la face partagée étant un point. Les pertes ne lui font rien, mais vous subissez celles de son dé. Qui perd toutes ses figurines perd ; sinon le plus haut total gagne, l’égalité est à la défense.
rule-r189 = Ensuite. Une créature vaincue s’en va et rapporte sa renommée. L’attaque perdante reste si la créature partage, sinon se replie ; la défense perdante se replie.
rule-r190 = Pouvoirs de clan. Le Clan du Loup reçoit sa nourriture en vainquant une créature en attaque, le Cerf sa renommée seulement pour une Valkyrie déchue.
rule-r191 = Interdits. Explorer ne peut pas réunir des figurines et une Valkyrie déchue. On ne recrute pas en terre neutre chez un Ours brun ou une Valkyrie, et on n’y a pas de seconde chance. « Chemins cachés », « Corruption », « Intimidation » et retraites ne mènent pas chez une Valkyrie.
rule-r192 = Encore des créatures ! Avec ce réglage, qui a passé peut faire apparaître une créature sur une tanière sans créature ou, à défaut, dans tout territoire sans créature, tant qu’il y a moins de créatures sur la carte que de joueurs. Elle agit aussitôt, et se déplace avec les autres pendant la phase des créatures de cette année.

## Several resources of a kind

noun-food-2 = 2 nourritures
    .a = 2 nourritures
    .the = les 2 nourritures
    .of = de 2 nourritures
    .to = à 2 nourritures
noun-food-3 = 3 nourritures
    .a = 3 nourritures
    .the = les 3 nourritures
    .of = de 3 nourritures
    .to = à 3 nourritures
noun-wood-2 = 2 bois
    .a = 2 bois
    .the = les 2 bois
    .of = de 2 bois
    .to = à 2 bois
noun-wood-3 = 3 bois
    .a = 3 bois
    .the = les 3 bois
    .of = de 3 bois
    .to = à 3 bois
noun-lore-2 = 2 savoirs
    .a = 2 savoirs
    .the = les 2 savoirs
    .of = de 2 savoirs
    .to = à 2 savoirs
noun-lore-3 = 3 savoirs
    .a = 3 savoirs
    .the = les 3 savoirs
    .of = de 3 savoirs
    .to = à 3 savoirs

## A creature's die, and asking everybody

event-creature-rolled = Le dé { NOUN($creature, form: "of") } montre { NOUN($face, form: "bare") }.
setting-reaction-prompt-timed = Tout le monde, un instant
why-no-orders = Dans cette partie, personne ne donne de consigne : la question vient avec chaque carte.

## Forecasts and goal
forecast-closes-own = Elle ferme votre terre : { $fame ->
        [one] { $fame } point
       *[other] { $fame } points
    } de renommée.
forecast-closes-own-setup = Elle ferme votre terre, { $size ->
        [one] { $size } tuile
       *[other] { $size } tuiles
    }.
forecast-closes-empty = Elle ferme une terre à personne, { $size ->
        [one] { $size } tuile
       *[other] { $size } tuiles
    }.
forecast-closes-other = Elle ferme une terre { NOUN($seat, form: "of") }, { $size ->
        [one] { $size } tuile
       *[other] { $size } tuiles
    }.
forecast-gains = Elle vous apporte { $count } { NOUN($resource, form: "bare") }.
forecast-joins-own = Elle réunit à votre terre : { NOUN($territories, form: "bare") }.
forecast-joins = Elle réunit { NOUN($territories, form: "bare") }.
forecast-open-own = Votre terre garde { $count ->
        [one] { $count } côté ouvert
       *[other] { $count } côtés ouverts
    }.
forecast-grows-other = Elle agrandit une terre { NOUN($seat, form: "of") }.
forecast-nothing = Elle ne réunit et ne ferme rien.
board-place-like-this = La poser ainsi ?
board-place = Poser
board-turn = Tourner
board-goal = But
board-goal-fame = Le plus de renommée en l’an { $years },
board-goal-forts = ou { $need } places fortes avant.
goal-needs-one =
    Il { $seat_is ->
        [you] vous manque
       *[other] manque { NOUN($seat, form: "to") }{ $team ->
            [yes] { " " }et à son équipe
           *[no] { "" }
        }
    } une place forte : elle mettrait fin à la partie.
goal-wins-now =
    { $seat_is ->
        [you] Vous avez
       *[other] { $seat }{ $team ->
            [yes] { " " }et son équipe ont
           *[no] { " " }a
        }
    } { $count } places fortes : de quoi gagner à la fin de l’année.
board-pass-cost =
    { $cards ->
        [0] { "" }
        [one] { $cards } carte non jouée.
       *[other] { $cards } cartes non jouées.
    } { $first ->
        [yes] Premier choix, et vous commencez l’an prochain.
        [last] Premier choix.
       *[no] Plus de tour cette année.
    }
board-tab-goal = But
board-tab-row = Rangée
board-tab-supply = Réserve
board-tab-all = Tous
forecast-open =
    { NOUN($territory, form: "the") } garde { $count ->
        [one] { $count } côté ouvert
       *[other] { $count } côtés ouverts
    }.
board-goal-fame-only = Le plus de renommée en l’an { $years }.

## Le journal

board-log-line =
    { $deed }{ $cost ->
        [none] { "" }
       *[other] { " " }pour { $cost }
    }{ $card ->
        [none] { "" }
       *[other] { " " }({ $card })
    }{ $gains ->
        [none] { "" }
       *[other] { " " }: { $gains }
    }.
board-log-good =
    { $what ->
        [food] { $count ->
            [one] { $count } nourriture
           *[other] { $count } nourritures
        }
        [wood] { $count } bois
        [lore] { $count ->
            [one] { $count } savoir
           *[other] { $count } savoirs
        }
       *[fame] { $count ->
            [one] { $count } point de renommée
           *[other] { $count } points de renommée
        }
    }
board-log-explores =
    { $card ->
        [no] { $seat_is ->
            [you] Vous posez une tuile
           *[other] { $seat } pose une tuile
        }
       *[yes] { $seat_is ->
            [you] Vous explorez
           *[other] { $seat } explore
        }
    }
board-log-closes =
    { " " }et { $more ->
        [yes] { "" }
       *[no] { $seat_is ->
            [you] fermez{ " " }
           *[other] ferme{ " " }
        }
    }{ NOUN($territory, form: "the") }, { $size ->
        [one] { $size } tuile
       *[other] { $size } tuiles
    }{ $whose ->
        [own] { "" }
        [nobody] , que personne ne tient
       *[other] , { $holder_is ->
            [you] que vous tenez
           *[other] que tient { $holder }
        }
    }
board-log-settles =
    { " " }et { $seat_is ->
        [you] installez
       *[other] installe
    } { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    } { NOUN($territory, form: "to") }
board-log-recruits =
    { $seat_is ->
        [you] Vous recrutez
       *[other] { $seat } recrute
    } { $where }
board-log-units-at =
    { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    } { NOUN($territory, form: "to") }
board-log-camp =
    { $count ->
        [one] , et le camp d’entraînement en ajoute une
       *[other] , et les camps d’entraînement en ajoutent { $count }
    }
board-log-passes =
    { $seat_is ->
        [you] Vous passez
       *[other] { $seat } passe
    } pour cette année{ $card ->
        [none] { "" }
       *[other] { $marker ->
            [yes] ,
           *[no] { " " }et
        } { $seat_is ->
            [you] prenez
           *[other] prend
        } { $card } dans l’offre
    }{ $marker ->
        [yes] { " " }et { $seat_is ->
            [you] commencerez
           *[other] commencera
        } la prochaine
       *[no] { "" }
    }
board-log-upgrades =
    { $seat_is ->
        [you] Vous améliorez
       *[other] { $seat } améliore
    } { NOUN($old, form: "a") } en { NOUN($card, form: "a") }
board-log-fight =
    { $why ->
        [all_fell] { NOUN($territory, form: "the") } : il ne reste aucune figurine, { $points } à { $against }, et personne ne l’emporte
       *[other] { $seat_is ->
            [you] Vous l’emportez
           *[other] { $seat } l’emporte
        } { $points } à { $against } { NOUN($territory, form: "to") }{ $why ->
            [nobody_left] , car il ne reste personne en face,
            [tie] , car l’égalité profite à la défense,
           *[points] { "" }
        } { $lost ->
            [0] { $seat_is ->
                [you] sans perdre personne
               *[other] sans perdre personne
            }
           *[other] { $seat_is ->
                [you] et perdez
               *[other] et perd
            } { $lost } { $lost ->
                [one] figurine
               *[other] figurines
            }
        } ; { $theirs ->
            [0] { $opponent_is ->
                [you] vous ne perdez personne
               *[other] { $opponent } ne perd personne
            }
           *[other] { $opponent_is ->
                [you] vous en perdez
               *[other] { $opponent } en perd
            } { $theirs }
        }
    }
board-log-loses =
    { $seat_is ->
        [you] Vous perdez
       *[other] { $seat } perd
    } { $count ->
        [one] { $count } figurine
       *[other] { $count } figurines
    }
board-log-draws =
    { " " }et { $seat_is ->
        [you] piochez
       *[other] pioche
    } { NOUN($cards, form: "a") }
board-log-draws-hidden =
    { " " }et { $seat_is ->
        [you] piochez
       *[other] pioche
    } { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
board-log-hand =
    { $seat_is ->
        [you] Votre main
       *[other] Main { NOUN($seat, form: "of") }
    } : { NOUN($cards, form: "bare") }.
board-log-row = Dans l’offre de cette année : { NOUN($cards, form: "bare") }.
board-log-achievements = Exploits de la dernière année : { NOUN($cards, form: "bare") }.
board-log-year-end = Récolte et hiver
board-log-year-row =
    { $seat_is ->
        [you] Vous
       *[other] { $seat }
    } : nourriture { $food }, bois { $wood }, savoir { $lore }, renommée { $fame }{ $winter ->
        [yes] { " " }; coût de l’hiver : nourriture { $cost_food }, bois { $cost_wood }{ $unrest ->
            [yes] , plus qu’il n’y avait : Troubles
           *[no] { "" }
        }
       *[no] { "" }
    }.

## Reasons: what a choice changes, as parts of a sentence
reason-dominates = { $count } places fortes : la partie est gagnée à la fin de l’année
reason-stronghold = une place forte de plus : il en manque { $missing } pour gagner aussitôt
reason-stronghold-lost = vous perdez { $count ->
        [one] une place forte
       *[other] { $count } places fortes
    }
    .theirs = perd { $count ->
        [one] une place forte
       *[other] { $count } places fortes
    }
reason-stops = { $seat } n’a plus que { $count } places fortes et ne gagne pas cette année
reason-breaks-stronghold = { $seat } perd une place forte
reason-closes = ferme votre terre : { $fame } de renommée tout de suite
    .theirs = ferme une terre : { $fame } de renommée tout de suite
reason-encloses = ferme votre terre
    .theirs = ferme une terre
reason-fame = { $fame } de renommée tout de suite
reason-achievements = vos Exploits comptent { $fame } de renommée de plus
    .theirs = les Exploits comptent { $fame } de renommée de plus
reason-conquers = prend { NOUN($territory, form: "the") } { NOUN($seat, form: "to") }
reason-settles = { NOUN($territory, form: "the") } devient vôtre
    .theirs = occupe { NOUN($territory, form: "the") }
reason-leaves = vous abandonnez { NOUN($territory, form: "the") }
    .theirs = abandonne { NOUN($territory, form: "the") }
reason-harvest = { $fame } de renommée de plus à chaque récolte
reason-winter-short = pour l’hiver il manque { $count } { NOUN($resource, form: "bare") } : cela donne une carte Troubles
reason-winter-paid = paie ce que l’hiver demande { NOUN($resource, form: "of") }
reason-winter-kept = { $count } de nourriture de reste après l’hiver
reason-units = { $count ->
        [one] une figurine de plus
       *[other] { $count } figurines de plus
    }
reason-units-lost = { $count ->
        [one] une de vos figurines tombe
       *[other] { $count } de vos figurines tombent
    }
    .theirs = { $count ->
        [one] perd une figurine
       *[other] perd { $count } figurines
    }
reason-costs-units = { $seat } perd { $count ->
        [one] une figurine
       *[other] { $count } figurines
    }
reason-guards = garde la place forte { NOUN($territory, form: "the") }
reason-forge = { $count ->
        [one] une carte
       *[other] { $count } cartes
    } de plus en main chaque année
reason-defence = { NOUN($building, form: "a") } défend votre terre
    .theirs = { NOUN($building, form: "a") } pour se défendre
reason-camp = une figurine de plus chaque fois que vous y recrutez
    .theirs = une figurine de plus à chaque recrutement sur place
reason-income = à chaque récolte 1 { NOUN($resource, form: "bare") } de plus
reason-unrest = une carte Troubles : { $fame } de renommée en moins
reason-card-fame = { NOUN($card, form: "bare") } pour votre paquet, { $fame } de renommée
    .theirs = { NOUN($card, form: "bare") } pour le paquet, { $fame } de renommée
reason-card = { NOUN($card, form: "bare") } pour votre paquet
    .theirs = { NOUN($card, form: "bare") } pour le paquet
reason-thinner = un meilleur paquet sans { NOUN($card, form: "bare") }
reason-draws = { $count ->
        [one] une carte
       *[other] { $count } cartes
    } de plus en main
reason-marker = vous commencez l’année prochaine
    .theirs = commence l’année prochaine
reason-stores = { $count } { NOUN($resource, form: "bare") } tout de suite
reason-spent-lost = { $count } { NOUN($resource, form: "bare") } de moins
reason-clan = { $clan ->
        [bear] Kaija, une figurine de plus qui vaut 2 points au combat
        [boar] 1 savoir pour chaque tuile qui ne ferme rien
        [goat] de la nourriture à chaque construction
        [raven] les ressources de toute terre fermée en explorant, aussitôt
        [snake] le jeton Terre Brûlée aide à combattre et prend sur les récoltes des autres
        [stag] 1 point de renommée par terre gagnée en attaquant ou fermée en explorant
       *[other] 1 nourriture par combat gagné en attaquant
    }
## Demandé au terminal

table-word-goal = but
    .about = ce qui fait gagner, où en est chacun, ce qui menace

## What a balance of the game tells of

holding-clan = Clan
holding-card = Carte de développement

## Répondu d’avance

ahead-react-allow = Cartes des autres : les laisser agir, toutes
ahead-defender-food-eat-0 = En défense : ne manger aucune nourriture
ahead-attacker-food-eat-0 = En attaque : ne manger aucune nourriture
ahead-defender-face-point = En défense, un dé au choix : prendre le point
ahead-defender-face-casualty = En défense, un dé au choix : prendre la perte
ahead-team-trade-refuse = Un coéquipier propose un échange : refuser
