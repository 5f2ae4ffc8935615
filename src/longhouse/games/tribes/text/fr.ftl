### Tribes, français.
###
### Components arrive as ids and are rendered by NOUN($x, form: "bare" | "a" | "the" | "of" | "to"), which reads the
### noun-<id> messages below and joins lists; dots of an id are hyphens here (land.camp is noun-land-camp). A player
### arrives as $seat with $seat_is = "you" or "other"; $opponent may also be the army, then without $opponent_is. Cells
### ("B7") are shown as they are. Yes and no arrive as 1 and 0 in Python, as true and false in the browser: both are named.
### Nouns: .a is written, for its article (un, des, du; le for the only one of its kind; none for a name), and of the other
### forms those that core/text.py does not make rightly of it (la hache).
### Names of players have no known gender: nothing may agree with them.

## The game

game-title = Tribes
game-tagline = Une vallée cachée, dix chevaux, quatre trophées : prouvez que vous êtes un chef.
game-about = Un jeu d’exploration et de raids. Menez un chef et ses guerriers dans une vallée inconnue : posez ses tuiles en avançant, récoltez bâtons, pierres et plumes, fabriquez arcs et haches, chassez, creusez, emparez-vous de chariots, et échangez le tout contre des chevaux. À chaque manche, chacun choisit en secret une carte de déplacement, et toutes se révèlent ensemble. Le premier à réunir dix chevaux et les quatre trophées gagne aussitôt.

## Nouns: what the donkey carries

noun-feather = plume
    .a = une plume
noun-stone = pierre
    .a = une pierre
noun-stick = bâton
    .a = un bâton
noun-indian = recrue
    .a = une recrue
noun-axe = hache
    .a = une hache
    .the = la hache
noun-bow = arc
    .a = un arc
noun-hide = peau
    .a = une peau
noun-gold = or
    .a = de l’or
noun-wagon = chariot
    .a = un chariot

## Nouns: warriors, horses, trophies

noun-warrior = guerrier
    .a = un guerrier
noun-horse = cheval
    .a = un cheval
noun-trophy-hide = trophée de la peau
    .a = un trophée de la peau
noun-trophy-wagon = trophée du chariot
    .a = un trophée du chariot
noun-trophy-gold = trophée de l’or
    .a = un trophée de l’or
noun-trophy-chief = trophée du chef
    .a = un trophée du chef

## Nouns: moving cards; everybody has one of each, so "a" is the bare name

noun-camp = Campement
    .a = Campement
    .the = la carte Campement
noun-raid = Raid
    .a = Raid
    .the = la carte Raid
noun-trail = Sentier
    .a = Sentier
    .the = la carte Sentier
noun-journey = Grand voyage
    .a = Grand voyage
    .the = la carte Grand voyage
noun-scouts = Éclaireurs
    .a = Éclaireurs
    .the = la carte Éclaireurs

## Nouns: lands

noun-land-camp = village
    .a = un village
noun-land-feather = nid d’aigle
    .a = un nid d’aigle
noun-land-stick = bois
    .a = un bois
noun-land-stone = lit de rivière
    .a = un lit de rivière
noun-land-buffalo = bisons
    .a = des bisons
noun-land-mine = mine d’or
    .a = une mine d’or
noun-land-wagon = piste des chariots
    .a = une piste des chariots
noun-land-farm = élevage de chevaux
    .a = un élevage de chevaux
noun-land-ridge = crête
    .a = une crête
noun-land-bluff = éperon rocheux
    .a = un éperon rocheux
noun-land-plain = prairie
    .a = une prairie

## Nouns: the army, the sides of a tile, nothing at all

noun-army = cavalerie
    .a = de la cavalerie
noun-N = nord
    .a = nord
    .the = le nord
noun-E = est
    .a = est
    .the = l’est
noun-S = sud
    .a = sud
    .the = le sud
noun-W = ouest
    .a = ouest
    .the = l’ouest
noun-none = aucun
    .a = aucun
    .to = aucune

## Events: setup

event-first-spirit =
    { $seat_is ->
        [you] Vous êtes
       *[other] { $seat } est
    } Chef des esprits pour commencer.
event-start-taken =
    { $seat_is ->
        [you] Vous partez
       *[other] { $seat } part
    } de { $cell }.
event-discovered =
    { $seat_is ->
        [you] Vous découvrez
       *[other] { $seat } découvre
    } { NOUN($land, form: "a") } en { $cell }.
event-oriented = Montagnes en { $cell } : { NOUN($sides, form: "to") }.
event-settled =
    { $seat_is ->
        [you] Votre chef
       *[other] Le chef { NOUN($seat, form: "of") }
    } s’installe en { $cell } avec { $warriors ->
        [one] { $warriors } guerrier
       *[other] { $warriors } guerriers
    }.

## Events: cycles, rounds and turns

event-cycle =
    Le cycle { $cycle } commence. Chef des esprits : { $seat_is ->
        [you] vous
       *[other] { $seat }
    }.
event-cavalry-put =
    { $seat_is ->
        [you] Vous placez
       *[other] { $seat } place
    } un cavalier en { $cell }.
event-cavalry-off = Il n’y a pas de case pour un cavalier, qui reste hors de la carte.
event-round = Manche { $round }
event-ready =
    { $seat_is ->
        [you] Vous avez
       *[other] { $seat } a
    } choisi une carte.
event-shown =
    { $seat_is ->
        [you] Vous jouez
       *[other] { $seat } joue
    } { NOUN($card, form: "bare") }.
event-turn =
    { $seat_is ->
        [you] À vous
       *[other] Au tour { NOUN($seat, form: "of") }
    }, avec { NOUN($card, form: "the") }.
event-turn-ended =
    { $seat_is ->
        [you] Vous terminez votre tour.
       *[other] { $seat } termine son tour.
    }
event-cycle-ended = Le cycle { $cycle } est fini : chacun reprend ses cinq cartes.
event-unprotected =
    { $seat_is ->
        [you] Votre chef
       *[other] Le chef { NOUN($seat, form: "of") }
    } est resté trop longtemps dans le village en { $cell } et n’y est plus protégé.

## Events: moving and gathering

event-moved =
    { $seat_is ->
        [you] Vous déplacez
       *[other] { $seat } déplace
    } { $chief ->
        [1] { $warriors ->
                [0] le chef
                [one] le chef et { $warriors } guerrier
               *[other] le chef et { $warriors } guerriers
            }
        [true] { $warriors ->
                [0] le chef
                [one] le chef et { $warriors } guerrier
               *[other] le chef et { $warriors } guerriers
            }
       *[other] { $warriors ->
                [one] { $warriors } guerrier
               *[other] { $warriors } guerriers
            }
    } de { $start } en { $end }.
event-collected =
    { $seat_is ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { NOUN($item, form: "a") } en { $cell }.
event-paid =
    { $seat_is ->
        [you] Vous payez
       *[other] { $seat } paie
    } { NOUN($item, form: "a") }.
event-paid-warriors =
    { $seat_is ->
        [you] Vous perdez
       *[other] { $seat } perd
    } { $warriors ->
        [one] { $warriors } guerrier
       *[other] { $warriors } guerriers
    } à l’assaut du chariot en { $cell }.
event-dropped =
    { $seat_is ->
        [you] Vous faites
       *[other] { $seat } fait
    } de la place sur l’âne, en laissant { $count } × { NOUN($item, form: "bare") }.
event-traded =
    { $seat_is ->
        [you] Vous échangez
       *[other] { $seat } échange
    } { NOUN($item, form: "a") } contre un cheval : { $horses ->
        [one] { $horses } cheval
       *[other] { $horses } chevaux
    } désormais.
event-trophy =
    { $seat_is ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } { NOUN($trophy, form: "the") }.
event-crafted =
    { $seat_is ->
        [you] Vous fabriquez
       *[other] { $seat } fabrique
    } { NOUN($item, form: "a") }.
event-trained =
    { $seat_is ->
        [you] Vous formez
       *[other] { $seat } forme
    } un guerrier en { $cell }.

## Events: battle

event-attacked =
    { $seat_is ->
        [you] Vous attaquez
       *[other] { $seat } attaque
    } { $end } depuis { $start } avec { $chief ->
        [1] le chef et { $warriors ->
                [one] { $warriors } guerrier
               *[other] { $warriors } guerriers
            }
        [true] le chef et { $warriors ->
                [one] { $warriors } guerrier
               *[other] { $warriors } guerriers
            }
       *[other] { $warriors ->
                [one] { $warriors } guerrier
               *[other] { $warriors } guerriers
            }
    }{ $bonus ->
        [0] { "" }
       *[other] , bonus +{ $bonus }
    }.
event-defended =
    { $opponent ->
        [army] La cavalerie défend
       *[other] { $opponent_is ->
                [you] Vous défendez
               *[other] { $opponent } défend
            }
    } { $cell } avec { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }{ $bonus ->
        [0] { "" }
       *[other] , bonus +{ $bonus }
    }.
event-lost =
    { $opponent ->
        [army] La cavalerie
       *[other] { $opponent_is ->
                [you] Vous
               *[other] { $opponent }
            }
    } : { $units ->
        [0] aucune perte
        [one] { $units } unité perdue
       *[other] { $units } unités perdues
    } en { $cell }.
event-defeated =
    { $seat_is ->
        [you] Votre chef
       *[other] Le chef { NOUN($seat, form: "of") }
    } est vaincu par { $opponent ->
        [army] la cavalerie
       *[other] { $opponent_is ->
                [you] vous
               *[other] { $opponent }
            }
    }.
event-beaten =
    { $seat_is ->
        [you] Vous battez
       *[other] { $seat } bat
    } un cavalier en { $cell }.
event-took =
    { $seat_is ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { NOUN($item, form: "a") } sur { $opponent_is ->
        [you] votre âne
       *[other] l’âne { NOUN($opponent, form: "of") }
    }.
event-thrown-away =
    { $seat_is ->
        [you] Vous n’avez pas de place pour { NOUN($item, form: "the") } et y renoncez.
       *[other] { $seat } n’a pas de place pour { NOUN($item, form: "the") } et y renonce.
    }
event-relocated =
    { $seat_is ->
        [you] Votre chef
       *[other] Le chef { NOUN($seat, form: "of") }
    } trouve refuge en { $cell }.
event-retreating =
    { $seat_is ->
        [you] Votre chef
       *[other] Le chef { NOUN($seat, form: "of") }
    } est enfermé et renonce à son tour pour se replier.
event-retreated =
    { $seat_is ->
        [you] Votre chef
       *[other] Le chef { NOUN($seat, form: "of") }
    } était enfermé et se replie en { $cell }.

## Events: the end

event-won =
    { $seat_is ->
        [you] Vous avez assez de chevaux et les quatre trophées : vous gagnez.
       *[other] { $seat } a assez de chevaux et les quatre trophées, et gagne.
    }
event-capped = Le cycle { $cycle } était le dernier : les points décident.

## Questions

prompt-start = D’où partez-vous ?
    .help = Une case du bord. Sa tuile reste face cachée jusqu’à ce que tous aient choisi ; le Chef des esprits choisit en dernier parce qu’il joue en premier.
prompt-orient-start = En { $cell } : { NOUN($land, form: "bare") }. Où vont les montagnes ?
    .help = Aucune pièce ne franchit une montagne. Gardez-vous un chemin vers la vallée ; aucune terre ne doit être coupée du reste, ni quatre montagnes s’aligner.
prompt-cavalry = Où placez-vous le cavalier { $man } ?
    .help = Sur toute terre découverte sans pièces de joueurs, sauf un village. La cavalerie ne bouge pas : elle barre le chemin, et il faut la combattre pour passer.
prompt-card = Manche { $round } : quelle carte jouez-vous ?
    .help = Tous choisissent en secret, puis toutes les cartes sont révélées ensemble. Chaque carte sert une fois dans les cinq manches d’un cycle. Vous pouvez changer d’avis tant que tous n’ont pas choisi.
prompt-turn =
    { NOUN($card, form: "bare") } : encore { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }, dont { $chief } avec le chef.
    .help = Un pas mène tout ou partie d’une tribu sur une case voisine. Votre chef peut récolter avant, entre et après les pas. Une seule attaque par manche. Rien n’oblige à faire tous les pas.
prompt-orient = Vous trouvez { NOUN($land, form: "a") } en { $cell } : où vont les montagnes ?
    .help = Le côté par lequel vous entrez reste ouvert. Placez les montagnes pour raccourcir vos chemins et rallonger ceux des autres ; aucune terre ne doit être coupée du reste.
prompt-relocate = Votre chef est vaincu : où le placez-vous ?
    .help = Dans un village sans pièces d’autres joueurs ; s’il n’y en a pas, sur toute terre découverte sans de telles pièces.
prompt-retreat = Où votre chef se replie-t-il ?
    .help = Votre chef part seul vers un village libre hors de la zone fermée, et votre tour s’achève.
prompt-take =
    Que prenez-vous sur { $opponent_is ->
        [you] votre propre âne
       *[other] l’âne { NOUN($opponent, form: "of") }
    } ?
    .help = Le joueur qui vainc un chef prend un objet ; si c’est la cavalerie, le joueur à sa gauche le prend. Un bien volé vaut un cheval, mais pas de trophée.
prompt-room = Pas de place pour { NOUN($item, form: "the") } : que laissez-vous ?
    .help = L’âne porte quatre sortes d’objets, deux de chacune. Laissez une sorte entière, ou jetez ce que vous venez de prendre.
prompt-beaten = Où envoyez-vous le cavalier battu ?
    .help = Sur toute autre terre découverte sans pièces de joueurs, sauf un village : devant le joueur en tête, par exemple.
prompt-campsite = Campement : que faites-vous ?
    .help = Une pierre et un bâton font une hache, un bâton et une plume un arc, une recrue et une plume un guerrier. Faites-en autant que vous pouvez ; votre chef peut aussi récolter.

## Choices

option-start = Partir de { $cell }
option-orient =
    { $mask ->
        [N] Montagne au nord
        [E] Montagne à l’est
        [S] Montagne au sud
        [W] Montagne à l’ouest
        [NE] Montagnes au nord et à l’est
        [ES] Montagnes à l’est et au sud
        [SW] Montagnes au sud et à l’ouest
        [NW] Montagnes au nord et à l’ouest
        [NS] Montagnes au nord et au sud
        [EW] Montagnes à l’est et à l’ouest
       *[other] Aucune montagne
    }
option-cavalry = Placer le cavalier en { $cell }
option-card = Jouer { NOUN($card, form: "bare") }
option-move =
    Déplacer { $warriors ->
        [one] { $warriors } guerrier
       *[other] { $warriors } guerriers
    } de { $start } en { $end }
    .verb = Déplacer
option-move-chief =
    Déplacer { $warriors ->
        [0] le chef
        [one] le chef et { $warriors } guerrier
       *[other] le chef et { $warriors } guerriers
    } de { $start } en { $end }
    .verb = Déplacer
option-attack =
    Attaquer { $end } depuis { $start } avec { $warriors ->
        [one] { $warriors } guerrier
       *[other] { $warriors } guerriers
    }
    .verb = Attaquer
option-attack-chief =
    Attaquer { $end } depuis { $start } avec { $warriors ->
        [one] le chef et { $warriors } guerrier
       *[other] le chef et { $warriors } guerriers
    }
    .verb = Attaquer
option-collect = Prendre { NOUN($item, form: "a") }
option-collect-drop = Prendre { NOUN($item, form: "a") } en laissant : { NOUN($dropped, form: "bare") }
option-trade = Échanger { NOUN($item, form: "a") } contre un cheval
option-craft = Fabriquer { NOUN($item, form: "a") }
option-craft-drop = Fabriquer { NOUN($item, form: "a") } en laissant : { NOUN($dropped, form: "bare") }
option-train = Former un guerrier
option-retreat = Replier le chef
option-end = Terminer le tour
option-relocate = Trouver refuge en { $cell }
option-take = Prendre { NOUN($item, form: "a") }
option-room = Laisser : { NOUN($dropped, form: "bare") }
option-room-none = Le jeter

## Why not

why-not-your-turn = Ce n’est pas à vous de jouer. En attendant, vous pouvez tout regarder.
why-card-chosen = Vous avez choisi votre carte. Tant que les autres n’ont pas choisi, vous pouvez la reprendre.
why-start-first = Choisissez d’abord votre case de départ, au bord.
why-orient-first = Tournez d’abord la nouvelle tuile : ses montagnes décident des chemins.
why-cavalry-first = Placez d’abord le cavalier.
why-card-first = Choisissez d’abord une carte de déplacement : les tours commencent ensuite.
why-choose-tribe = Choisissez une de vos tribus, puis qui part, puis une case voisine.
why-refuge-first = Choisissez d’abord un refuge pour votre chef.
why-take-first = Prenez d’abord un objet au chef que vous avez vaincu.
why-room-first = Faites d’abord de la place sur l’âne, ou jetez l’objet.
why-no-steps-at-campsite = Le Campement ne donne pas de pas : fabriquez, formez, récoltez ou terminez le tour.
why-card-played = Vous avez déjà joué { NOUN($card, form: "the") } dans ce cycle : elle vous revient après la manche 5.
why-card-later = Les cartes se choisissent au début d’une manche : finissez d’abord celle-ci.
why-start-on-border = Tous partent du bord : choisissez une case de l’anneau extérieur.
why-start-taken =
    { $opponent_is ->
        [you] Vous partez
       *[other] { $opponent } part
    } de là : choisissez une autre case du bord.
why-start-too-near =
    Les cases de départ doivent être à { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    } au moins l’une de l’autre : choisissez-en une plus éloignée.
why-cavalry-undiscovered = Cette case n’est pas encore découverte : la cavalerie se tient sur des tuiles révélées.
why-cavalry-village = La cavalerie ne se tient jamais dans un village : choisissez une autre terre.
why-cavalry-occupied = Les pièces d’un joueur s’y trouvent : il faut à la cavalerie une case sans joueur.
why-cavalry-elsewhere = C’est ici que le cavalier a été battu : placez-le sur une autre case.
why-refuge-shut-in = Cette case est dans la zone fermée : choisissez-en une en dehors.
why-refuge-occupied = Des pièces d’autres joueurs s’y trouvent : choisissez une autre case.
why-refuge-undiscovered = Cette case n’est pas encore découverte : choisissez-en une révélée.
why-refuge-village-first = Un village est libre : votre chef doit aller dans un village.
why-no-steps = Il ne vous reste aucun pas : récoltez, ou terminez le tour.
why-too-far = Aucune de vos tribus n’est à côté de { $cell } : approchez case par case, jamais en diagonale.
why-mountain = Une montagne sépare votre tribu de { $cell } : contournez-la.
why-attacked = Vous avez déjà attaqué dans cette manche : jusqu’à la prochaine, vous ne pouvez pas entrer sur une case occupée par d’autres.
why-protected-by-card =
    { $opponent_is ->
        [you] Vous avez
       *[other] { $opponent } a
    } joué la carte qui protège : on ne peut pas entrer sur la case de ce chef avant la fin de la manche.
why-protected-by-village =
    { $opponent_is ->
        [you] Votre chef
       *[other] Le chef { NOUN($opponent, form: "of") }
    } est dans un village : aucun autre joueur ne peut y entrer.
why-chief-alone = Un chef ne peut pas attaquer seul : emmenez au moins un guerrier.
why-chief-done = Votre chef a été vaincu pendant ce tour : il pourra bouger et récolter de nouveau au prochain.
why-chief-no-steps = Cette carte ne laisse plus de pas à votre chef : déplacez des guerriers, ou récoltez.
why-too-few-warriors =
    Votre plus grande tribu compte { $most ->
        [one] { $most } guerrier
       *[other] { $most } guerriers
    } : envoyez-en moins.
why-too-few-there =
    { $most ->
        [0] Aucun guerrier ne se tient
        [one] { $most } guerrier se tient
       *[other] { $most } guerriers se tiennent
    } avec votre chef : envoyez-en moins.
why-mask-when-discovering = Une tuile se tourne quand on la découvre, et plus ensuite.
why-mask-of-another-tile = Les montagnes de cette tuile, { NOUN($land, form: "a") }, ne peuvent pas aller ainsi : tournez-la autrement.
why-mask-entry = Vous entrez par { NOUN($side, form: "the") } : ce côté doit rester ouvert.
why-mask-line = Ce serait une quatrième montagne en ligne : tournez la tuile autrement.
why-mask-range = Ce serait une quatrième montagne dans une même chaîne : tournez la tuile autrement.
why-mask-land = Une partie de la vallée serait coupée du reste : tournez la tuile autrement.
why-made-not-found = Aucune terre ne donne { NOUN($item, form: "a") } : il faut le Campement, avec { NOUN($parts, form: "a") }.
why-no-collecting-at-campsite = Avec ce réglage, on ne récolte pas avec la carte Campement : récoltez pendant un tour avec des pas.
why-not-here = Menez votre chef vers { NOUN($land, form: "a") } pour y trouver { NOUN($item, form: "a") }.
why-collected-here = Avec ce réglage, un chef récolte une fois par case et par tour : allez sur une autre case, ou revenez au prochain tour.
why-needs-tool = Il vous faut { NOUN($tool, form: "a") } pour payer { NOUN($item, form: "the") } : { NOUN($parts, form: "a") } à un Campement.
why-needs-warriors = Un chariot coûte { $count } guerriers présents avec votre chef, et vous en avez { $have } : amenez-en, ou formez-en à un Campement.
why-full-of = Vous en portez déjà deux, et un troisième n’est pas permis : { NOUN($item, form: "bare") }. Utilisez-en d’abord.
why-not-a-good = Un élevage prend l’or, les peaux et les chariots, et rien d’autre : { NOUN($item, form: "bare") } n’en est pas.
why-farm-only = Les chevaux s’échangent à un élevage : menez-y votre chef.
why-farm-takes = Avec ce réglage, chaque élevage ne prend qu’une sorte de bien. Celui-ci prend : { NOUN($item, form: "bare") }.
why-none-held = Votre âne n’en porte pas : { NOUN($item, form: "bare") }.
why-not-made = Au Campement, on ne fait que haches, arcs et guerriers, pas ceci : { NOUN($item, form: "bare") }.
why-campsite-only = On fabrique des outils et on forme des guerriers seulement avec la carte Campement.
why-missing = Pour { NOUN($made, form: "a") }, il faut { NOUN($parts, form: "a") } sur votre âne. Manque encore : { NOUN($missing, form: "bare") }.
why-reserve-empty = Les huit guerriers sont sur la carte : il n’en reste aucun à former.
why-drop-for-room = On ne laisse un objet que pour faire de la place : récoltez ou fabriquez d’abord.
why-take-from-beaten = On ne prend un objet sur un âne qu’après avoir vaincu le chef de son propriétaire.
why-just-taken = Cet objet vient de vous être pris ({ NOUN($item, form: "bare") }) : prenez-en un autre.
why-none-there =
    { $opponent_is ->
        [you] Votre âne
       *[other] L’âne { NOUN($opponent, form: "of") }
    } n’en porte pas : { NOUN($item, form: "bare") }. Prenez autre chose.
why-throw-away-later = On ne jette qu’un objet pris à un chef vaincu, quand l’âne n’a pas de place pour lui.
why-retreat-off = Avec ce réglage, les chefs ne se replient pas : forcez le passage, ou attendez qu’il soit libre.
why-retreat-not-at-campsite = Pas de repli avec la carte Campement : jouez une carte avec des pas à la prochaine manche.
why-retreat-before-steps = Un repli remplace tous les pas, et vous en avez déjà fait un.
why-retreat-nowhere = Il n’y a aucune case libre en dehors où se replier.
why-not-shut-in = Votre chef n’est pas enfermé : il peut marcher, ou un guerrier qui l’accompagne peut combattre.

## Scores

score-horses = Chevaux, jusqu’au but
score-trophies = Trophées, deux points chacun
tie-won =
    { $seat_is ->
        [you] Vous avez
       *[other] { $seat } a
    } tous les chevaux et les quatre trophées : c’est la victoire immédiate.
tie-trophies = Points à égalité : le plus de trophées l’emporte, { $most } à { $least }.
tie-horses = Points et trophées à égalité : le plus de chevaux l’emporte, { $most } à { $least }.
tie-goods = Points à égalité : le plus de biens (or, peaux, chariots) l’emporte, { $most } à { $least }.
tie-tools = Points et biens à égalité : le plus de haches et d’arcs l’emporte, { $most } à { $least }.
tie-warriors = Points, biens et outils à égalité : le plus de guerriers sur la carte l’emporte, { $most } à { $least }.
tie-items = Toujours à égalité : le plus de bâtons, de pierres et d’autres objets l’emporte, { $most } à { $least }.

## Settings

setting-horses-to-win = Chevaux pour gagner
    .about = Moins de chevaux, partie plus courte : de trois à six pour jouer plusieurs parties le même soir.
setting-start-warriors = Guerriers au départ
    .about = Combien des huit guerriers partent avec le chef ; moins, c’est plus difficile.
setting-max-cycles = Dernier cycle
    .about = Après ce cycle, les points décident : un par cheval jusqu’au but, deux par trophée. Sans dernier cycle, la partie dure jusqu’à une victoire.
setting-max-cycles-none = Aucun
setting-first-spirit-chief = Premier Chef des esprits
    .about = Le premier joueur dans les manches du premier cycle : au hasard, ou une place choisie.
setting-first-spirit-chief-random = Au hasard
setting-first-spirit-chief-1 = Place 1
setting-first-spirit-chief-2 = Place 2
setting-first-spirit-chief-3 = Place 3
setting-first-spirit-chief-4 = Place 4
setting-collect-limit = Récolte
    .about = Un chef récolte sur une case autant que vous voulez, ou une seule fois par case et par tour.
setting-collect-limit-unlimited = À volonté
setting-collect-limit-one-per-tile-per-turn = Une fois par case et par tour
setting-collect-in-campsite = Récolter au Campement
    .about = Le chef peut-il aussi récolter pendant un tour avec la carte Campement ?
setting-collect-in-campsite-on = Oui
setting-collect-in-campsite-off = Non
setting-farm-price = Prix d’un cheval
    .about = Tout élevage prend l’or, les peaux et les chariots, ou seulement le bien imprimé.
setting-farm-price-any = N’importe quel bien
setting-farm-price-printed = Le bien imprimé
setting-campsite-protection = Protection au Campement
    .about = Le Campement protège la case du chef pendant la manche ; sinon, c’est le Sentier.
setting-campsite-protection-on = Oui
setting-campsite-protection-off = Non
setting-mountain-rule = Montagnes
    .about = Barrières interdites : quatre montagnes en ligne, toute chaîne de quatre, ou aucune. Une terre n’est jamais coupée du reste.
setting-mountain-rule-line = Pas quatre en ligne
setting-mountain-rule-range = Pas de chaîne de quatre
setting-mountain-rule-none = Toutes permises
setting-cavalry = Cavalerie
    .about = Ajoute deux cavaliers dans la vallée.
setting-cavalry-on = Oui
setting-cavalry-off = Non
setting-cavalry-counts-as-attack = La cavalerie et l’unique attaque
    .about = Un combat contre la cavalerie compte-t-il comme l’attaque de la manche ?
setting-cavalry-counts-as-attack-on = Oui
setting-cavalry-counts-as-attack-off = Non
setting-cavalry-costs-an-item = Un chef vaincu par la cavalerie
    .about = Un chef vaincu par la cavalerie perd-il un objet au profit du joueur à sa gauche ? Selon le livret, non ; mais une telle défaite est alors un voyage à bon compte vers n’importe quel village.
setting-cavalry-costs-an-item-on = Perd un objet
setting-cavalry-costs-an-item-off = Ne perd rien
setting-retreat = Repli
    .about = Un chef enfermé par des pièces qu’il ne peut combattre peut-il se replier, au prix de son tour ?
setting-retreat-on = Oui
setting-retreat-off = Non
setting-camp-protection-limit = Abri d’un village
    .about = Après ce nombre de manches de suite dans le même village, un chef n’y est plus protégé ; cinq est une bonne limite pour éviter qu’on se cache.
setting-camp-protection-limit-none = Sans limite
setting-start-spacing = Distance au départ
    .about = Le nombre minimal de pas entre deux cases de départ.

## What the components do

about-feather = Gratuite à un nid d’aigle. Avec un bâton elle fait un arc, avec une recrue un guerrier.
about-stone = Gratuite à un lit de rivière. Avec un bâton elle fait une hache.
about-stick = Gratuit dans un bois. Avec une pierre il fait une hache, avec une plume un arc.
about-indian = Vous rejoint gratuitement dans un village. Avec une plume, une recrue devient guerrier à un Campement.
about-axe = Faite d’une pierre et d’un bâton à un Campement ; elle paie l’or d’une mine.
about-bow = Fait d’un bâton et d’une plume à un Campement ; il paie une peau chez les bisons.
about-hide = Les bisons la donnent contre un arc. La première rapporte un trophée ; un élevage la prend contre un cheval.
about-gold = Une mine le donne contre une hache. Le premier rapporte un trophée ; un élevage le prend contre un cheval.
about-wagon = Pris sur une piste au prix de deux guerriers. Le premier rapporte un trophée ; un élevage le prend contre un cheval.
about-warrior = Va avec le chef ou sans lui ; au combat, un vaut un. Formé à un Campement avec une recrue et une plume.
about-horse = Un élevage le donne contre de l’or, une peau ou un chariot. Les chevaux ne se perdent pas. On gagne avec assez de chevaux et les quatre trophées.
about-trophy-hide = Pour la première peau chassée par vous.
about-trophy-wagon = Pour le premier chariot pris par vous.
about-trophy-gold = Pour le premier or extrait par vous.
about-trophy-chief = Pour avoir vaincu le chef d’un autre joueur, en attaque ou en défense.
about-camp = Aucun pas : faites haches, arcs et guerriers. La case de votre chef est protégée jusqu’à la fin de la manche.
about-raid = Trois pas, dont deux avec le chef. Une unité de plus à chaque attaque.
about-trail = Quatre pas, dont trois avec le chef.
about-journey = Cinq pas, dont quatre avec le chef.
about-scouts = Six pas, dont deux avec le chef.
about-land-camp = On y trouve des recrues. Une tribu qui s’y tient avec son chef ne peut être attaquée.
about-land-feather = Donne des plumes.
about-land-stick = Donne des bâtons.
about-land-stone = Donne des pierres.
about-land-buffalo = Donnent une peau contre un arc.
about-land-mine = Donne de l’or contre une hache.
about-land-wagon = Donne un chariot contre deux guerriers présents avec le chef.
about-land-farm = Donne un cheval contre de l’or, une peau ou un chariot.
about-land-ridge = Une attaque qui part d’ici compte une unité de plus.
about-land-bluff = La défense compte ici une unité de plus.
about-land-plain = Ne donne rien.

## The components by table, and their figures

table-data-number = Chiffres des règles
table-data-item = Objets
table-data-prize = Guerriers et chevaux
table-data-trophy = Trophées
table-data-card = Cartes de déplacement
table-data-land = Terres
table-data-tile = Tuiles
table-field-value = valeur { $value }
table-field-steps =
    { $value ->
        [one] { $value } pas
       *[other] { $value } pas
    }
table-field-chief = { $value } avec le chef
table-field-attack = attaque +{ $value }
table-field-protection =
    { $value ->
        [1] protège le chef
        [true] protège le chef
       *[other] sans protection
    }
table-field-gives = donne { NOUN($value, form: "a") }
table-field-land = { NOUN($value, form: "bare") }
table-field-mountains =
    { $value ->
        [N] une montagne
        [NE] montagnes sur deux côtés voisins
        [NS] montagnes sur deux côtés opposés
       *[other] aucune montagne
    }
table-field-bonus =
    { $value ->
        [attack] icône d’attaque
        [defence] icône de défense
       *[other] icône de protection
    }
table-field-price = prend : { NOUN($value, form: "bare") }

## The table in lines of text

table-cycle = Cycle { $cycle }
table-cycle-of = Cycle { $cycle } sur { $last }
table-round = Manche { $round } sur { $rounds }
table-phase =
    { $phase ->
        [setup] Mise en place
        [cavalry] Placement de la cavalerie
        [cards] Choix des cartes
        [turn] Cartes révélées
       *[over] La partie est finie
    }
table-turn-of =
    { $seat_is ->
        [you] À vous
       *[other] Au tour { NOUN($seat, form: "of") }
    }
table-order = Ordre du tour
table-legend = Les nombres sont des guerriers, * est un chef, ! protégé, ^ une montagne, ?? face cachée, +A aide l’attaque, +D la défense.
table-farms = Prix des élevages
table-farm-takes = { NOUN($item, form: "bare") } en { $cell }
table-short-cavalry = cav
table-short-land-camp = vill
table-short-land-feather = aigl
table-short-land-stick = bois
table-short-land-stone = rivi
table-short-land-buffalo = biso
table-short-land-mine = mine
table-short-land-wagon = char
table-short-land-farm = élev
table-short-land-ridge = crêt
table-short-land-bluff = éper
table-short-land-plain = prai
table-tribe-of =
    { $seat_is ->
        [you] Votre tribu
       *[other] La tribu { NOUN($seat, form: "of") }
    } en { $cell }
table-tribe =
    { $chief ->
        [1] { $warriors ->
                [0] le chef seul
                [one] le chef et { $warriors } guerrier
               *[other] le chef et { $warriors } guerriers
            }
       *[other] { $warriors ->
                [one] { $warriors } guerrier
               *[other] { $warriors } guerriers
            }
    }
table-protected = sous protection
table-cavalry = Cavalerie en
table-mountains = montagnes { NOUN($sides, form: "to") }
table-bonus-attack = aide l’attaque
table-bonus-defence = aide la défense
table-takes = prend : { NOUN($item, form: "bare") }
table-beyond = { NOUN($side, form: "to") } { NOUN($land, form: "a") } en { $cell }
table-beyond-edge = { NOUN($side, form: "to") } le bord de la vallée
table-beyond-mountain = { NOUN($side, form: "to") } une montagne
table-beyond-unknown = { NOUN($side, form: "to") } une terre inconnue en { $cell }
table-spirit = Chef des esprits
table-horses =
    { $count ->
        [one] { $count } cheval
       *[other] { $count } chevaux
    } sur { $goal }
table-trophies = { NOUN($trophies, form: "bare") }
table-no-trophy = aucun trophée
table-warriors =
    { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    } sur la carte et { $reserve } en réserve
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-donkey = Âne
table-items =
    { $count ->
        [1] { NOUN($item, form: "bare") }
       *[other] { $count } × { NOUN($item, form: "bare") }
    }
table-card = Joue
table-card-chosen = Choix secret
table-ready = A choisi une carte
table-hand = En main
table-played = Déjà joué
table-unseen =
    { $count ->
        [0] Plus aucune tuile inconnue
        [one] { $count } tuile encore inconnue, dont { $pile } dans la pile
       *[other] { $count } tuiles encore inconnues, dont { $pile } dans la pile
    }
table-steps =
    { $count ->
        [one] encore { $count } pas
       *[other] encore { $count } pas
    }, dont { $chief } avec le chef
table-attack-open = attaque encore possible
table-attack-done = attaque déjà faite
table-chief-done = chef vaincu pendant ce tour
table-passes = En { $cell }, une montagne enfreindrait les règles et devient un col : { NOUN($sides, form: "to") }.
table-battle =
    { $chief ->
        [1] Avec le chef de { $start } en { $end }
       *[other] Sans le chef de { $start } en { $end }
    } : { $attackers }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    } contre { $defenders }{ $defence ->
        [0] { "" }
       *[other] { " " }+ { $defence }
    }. L’attaque perd { $lost }, la défense { $killed }.
table-outcome =
    { $outcome ->
        [taken] La case est prise.
        [empty] La case reste vide.
       *[repelled] La défense garde la case.
    }
table-own-chief-falls = Le chef qui attaque est vaincu.
table-their-chief-falls = Le chef qui défend est vaincu.

## The rules: overview

rules-intro =
    Tribes est un jeu pour deux à quatre chefs dans une vallée inconnue. Chacun mène un chef, jusqu’à huit guerriers et un âne. On explore et l’on pose la terre tuile après tuile, on récolte bâtons, pierres, plumes et recrues, on fabrique des outils, on chasse, on creuse, on pille, et l’on échange ses gains contre des chevaux. Cinq manches font un cycle ; à chaque manche, chacun joue en secret une de ses cinq cartes de déplacement. Le premier à réunir dix chevaux et les quatre trophées gagne aussitôt.
    C’est une version non officielle, dans nos propres mots. Elle suit le livret de règles de Tribes, qui ne nomme ni auteur ni éditeur. Ses images sont perdues : la liste des 100 tuiles et quelques chiffres des cartes sont de notre conception.
rules-setup =
    1. Mélangez les 100 tuiles. Posez-en 36 face cachée, au bord d’un carré de dix cases sur dix ; les 64 autres forment la pile.
    2. Chacun prend un chef, huit guerriers, cinq cartes de déplacement et un âne vide.
    3. Tirez au sort le premier Chef des esprits.
    4. En commençant à sa gauche, donc lui en dernier, chacun choisit une case libre du bord.
    5. Dans le même ordre, chacun retourne sa tuile et la tourne comme les règles sur les montagnes le permettent.
    6. Le chef et six guerriers s’y installent ; les deux autres sont la réserve.
rules-order =
    1. Cavalerie : avant chaque cycle, le Chef des esprits place les deux cavaliers.
    2. Cartes : chacun choisit en secret une carte de déplacement ; toutes se révèlent ensemble.
    3. Tours, en partant du Chef des esprits, dans le sens horaire : se déplacer, explorer, récolter et attaquer une fois au plus ; ou, avec la carte Campement, fabriquer des outils et former des guerriers.
    4. Après cinq manches, chacun reprend ses cartes, et la carte du Chef des esprits passe à gauche.

## The rules: part 1

rules-part-1 = La vallée et ses tuiles
rule-r1 = La vallée. Elle a dix cases sur dix, et aucune tuile n’en sort. Les 36 cases extérieures sont le bord, où chacun part de sa propre case ; les 64 autres sont l’intérieur.
rule-r2 = Ce qui s’y trouve. Chaque case du bord porte dès le début une tuile face cachée. L’intérieur est vide jusqu’à ce qu’une pièce y aille.
rule-r3 = Montagnes. Une tuile a des montagnes sur aucun, un ou deux de ses quatre côtés ; deux peuvent être voisines ou opposées.
rule-r4 = Murs. Deux cases voisines sont séparées si la tuile de l’une ou de l’autre a une montagne de ce côté. Les cases non découvertes ne séparent rien. Aucune pièce ne quitte la carte.
rule-r5 = Quatre directions. Les pièces vont au nord, à l’est, au sud ou à l’ouest, jamais en diagonale ni par-dessus une montagne.
rule-r6 = Découvrir. Le joueur qui entre sur une tuile face cachée la retourne ; celui qui entre sur une case vide pioche la première tuile de la pile. Il l’oriente à son gré, puis y va.
rule-r7 = L’entrée. Le côté par lequel les pièces entrent ne porte aucune montagne de la nouvelle tuile.
rule-r8 = Pas de retour. Vous dites quelles pièces vont où avant de voir la tuile, et le pas se fait toujours.
rule-r9 = Définitif. Une tuile posée ne bouge, ne tourne et ne part plus.
rule-r10 = Pas quatre en ligne. Trois murs de suite au plus sur une même ligne droite de la grille, quelles que soient leurs tuiles. Les montagnes du bord extérieur ne comptent pas. Le réglage « { setting-mountain-rule } » change cela.
rule-r11 = Terre ouverte. De toute case on doit pouvoir atteindre toute autre, en tenant pour ouvertes les cases non découvertes.
rule-r12 = Cols. On tourne une nouvelle tuile de toute façon qui respecte ces règles. S’il n’y en a aucune, les montagnes de trop deviennent des cols, le moins possible, et un col se franchit.
rule-r13 = Une seule façon. Si une tuile ne peut se poser que d’une façon, elle se pose sans question.
rule-r14 = La pile. Elle a 64 tuiles pour 64 cases.

## The rules: part 2

rules-part-2 = Manches et cartes
rule-r15 = Cinq manches. À chaque manche d’un cycle, chacun joue une carte, qui reste visible et ne se rejoue pas. Après la cinquième, chacun reprend les cinq.
rule-r16 = En secret. Les cartes se choisissent en même temps et se révèlent ensemble.
rule-r17 = Tours. À chaque manche d’un cycle, le Chef des esprits joue en premier, puis les autres dans le sens horaire.
rule-r18 = Le Chef des esprits. Après chaque cycle, sa carte passe à gauche.
rule-r19 = Ce que montre une carte : des pas, combien le chef peut en faire, toujours moins, et parfois une icône.

## The rules: part 3

rules-part-3 = Se déplacer
rule-r20 = Un pas mène tout ou partie d’une tribu sur une case voisine. Il coûte 1 pas, quel que soit le nombre de pièces.
rule-r21 = Partage. Tous les pas peuvent aller à une tribu, ou se partager entre plusieurs dans n’importe quel ordre.
rule-r22 = Le chef. Un pas avec le chef use aussi un de ses propres pas ; quand il n’en a plus, il reste.
rule-r23 = Se séparer. Les pièces laissées forment aussitôt une tribu à part. On peut avoir autant de tribus que de pièces.
rule-r24 = Se joindre. Vos pièces qui se rencontrent forment aussitôt une seule tribu et peuvent continuer ensemble.
rule-r25 = Taille. Une tribu va d’un seul guerrier, ou du chef seul, jusqu’à huit guerriers et le chef.
rule-r26 = Pas restants. Rien n’oblige à faire tous les pas.
rule-r27 = Jamais ensemble. Après un pas, une case ne porte les pièces que d’un seul camp.
rule-r28 = Entrer. Entrer sur une case où se trouve une autre tribu ou la cavalerie, c’est attaquer. On ne passe pas autrement.
rule-r29 = Une attaque. Vous attaquez une fois au plus par manche, que vous gagniez ou perdiez. Ensuite, vous ne pouvez plus entrer sur une case occupée par d’autres. Le réglage « { setting-cavalry-counts-as-attack } » peut en excepter la cavalerie.
rule-r30 = Pas seul. Le chef n’attaque pas sans au moins un guerrier à ses côtés.
rule-r31 = Protégé. Une case sous protection totale ne peut être ni attaquée ni traversée par les autres.

## The rules: part 4

rules-part-4 = Bonus
rule-r32 = Raid. Dans la manche où vous le jouez, chacune de vos attaques compte une unité de plus.
rule-r33 = Campement. De la révélation des cartes à la fin de la manche, la case de votre chef et sa tribu sont sous protection totale. Vos autres tribus ne le sont pas. Le réglage « { setting-campsite-protection } » déplace cette icône sur la carte Sentier.
rule-r34 = Village. Une tribu avec son chef dans un village est sous protection totale ; sans le chef, non. Le réglage « { setting-camp-protection-limit } » peut y mettre fin.
rule-r35 = Icône d’attaque. Une attaque qui part d’une tuile avec cette icône compte une unité de plus, même si la tribu vient d’y arriver.
rule-r36 = Icône de défense. Les défenseurs d’une tuile avec cette icône comptent une unité de plus, joueurs et cavalerie.
rule-r37 = Addition. Carte et tuile s’ajoutent pour l’attaque. Attaque et défense s’annulent une pour une.

## The rules: part 5

rules-part-5 = Le chef et ses guerriers
rule-r38 = Seul le chef récolte, fabrique des outils et met des guerriers en jeu.
rule-r39 = La réserve. Les guerriers perdus vont dans votre réserve et peuvent être formés de nouveau. Il n’y en a jamais plus de huit sur la carte.
rule-r40 = Sans guerriers, on continue avec le chef : il se déplace, explore, récolte, fabrique et forme. Il ne peut ni attaquer ni prendre de chariot.
rule-r41 = Repli. Si des pièces que vous ne pouvez combattre enferment votre chef au début de votre tour, il peut, au lieu de se déplacer, aller sans escorte vers un refuge hors de là : un village libre ; s’il n’y en a pas, toute terre découverte libre ; à défaut encore, une tuile face cachée du bord. Être enfermé, c’est ceci : les cases que votre chef pourrait atteindre sans entrer sur une case avec des pièces des autres, cases inconnues comprises, sont moins de 50, et chaque issue ouverte mène à une case sous protection totale ou, si aucun de vos guerriers ne se tient dans cette partie, à une case quelconque avec des pièces des autres. C’est possible avant votre premier pas et avec toute carte sauf Campement ; vous pouvez récolter auparavant, et votre tour s’achève. Sans refuge au-dehors, pas de repli. Le réglage « { setting-retreat } » peut l’interdire.
rule-r42 = Jamais tué. Un chef vaincu va seulement sur une autre case.
rule-r43 = Aucun joueur ne quitte la partie avant la fin.

## The rules: part 6

rules-part-6 = Récolter, et l’âne
rule-r44 = Récolter. Là où une tuile montre un attrape-rêves, le chef qui s’y tient prend ce qu’il montre, autant de fois que vous voulez et à tout moment de votre tour : avant, entre et après les pas. Le réglage « { setting-collect-limit } » peut n’en permettre qu’un par case et par tour.
rule-r45 = Au Campement aussi, le chef peut récolter, sauf si le réglage « { setting-collect-in-campsite } » l’interdit.
rule-r46 = Gratuit : une plume à un nid d’aigle, une pierre à un lit de rivière, un bâton dans un bois, une recrue dans un village.
rule-r47 = Une peau coûte un arc, chez les bisons.
rule-r48 = L’or coûte une hache, à une mine d’or.
rule-r49 = Un chariot coûte deux guerriers de la case même du chef, sur une piste des chariots. Ils vont dans la réserve. Ce n’est pas l’attaque de la manche, et aucun bonus n’aide.
rule-r50 = Un cheval coûte un or, une peau ou un chariot, à votre choix, à un élevage de chevaux ; autant d’échanges de suite que vous voulez. Avec le réglage « { setting-farm-price } », chaque élevage peut ne prendre qu’un seul bien.
rule-r51 = À l’abri. Chevaux et trophées sont devant vous, sans limite, et ne se perdent pas.
rule-r52 = L’âne a quatre places. Chacune porte une ou deux pièces d’une sorte, et aucune sorte n’en occupe deux : huit objets au plus.
rule-r53 = Payer d’abord. Ce que vous payez quitte l’âne avant que le gain n’arrive, et peut lui libérer une place.
rule-r54 = Faire de la place. Si un gain ne trouve pas de place parce que quatre autres sortes y sont, vous pouvez laisser pour lui une sorte entière. Jamais de troisième pièce d’une sorte, et rien ne se laisse autrement.
rule-r55 = Trophées. Votre première peau, votre premier or et votre premier chariot pris sur une tuile rapportent chacun un trophée aussitôt. Les objets volés n’en rapportent pas.

## The rules: part 7

rules-part-7 = Combat
rule-r56 = Attaque. Un pas vers une case avec une autre tribu ou la cavalerie est une attaque, par les pièces mêmes qui font le pas. Elle use le pas.
rule-r57 = Unités. Chaque guerrier, chaque chef et chaque cavalier compte un.
rule-r58 = Bonus net. Carte d’attaque et icône d’attaque de la case quittée, moins l’icône de défense de la case attaquée. Ce qui reste sont des unités de plus pour l’attaque, ou pour la défense.
rule-r59 = Pertes. Un élimine un, unités de bonus comprises, jusqu’à ce qu’un camp n’ait plus rien. Les unités de bonus tombent d’abord et ne sont pas des pertes.
rule-r60 = Les guerriers d’abord. Le chef ne tombe que si toute sa tribu tombe ; il est alors vaincu.
rule-r61 = Issue. S’il reste des attaquants, ils occupent la case ; s’il reste des défenseurs, ils la gardent ; s’il ne reste personne, elle est vide.
rule-r62 = Ensuite. Les attaquants qui restent peuvent continuer, et le chef parmi eux récolter. Viennent d’abord les trophées, puis les objets pris, puis les refuges des chefs, puis les cavaliers battus.
rule-r63 = Refuge. Un chef vaincu va aussitôt dans un village découvert, au choix de son joueur, sans pièces des autres ; s’il n’y en a pas, sur toute terre découverte qui n’en a pas ; à défaut encore, sur une tuile face cachée du bord, que l’on retourne.
rule-r64 = Butin. Le joueur qui vainc un chef, en attaque ou en défense, reçoit le trophée du chef s’il ne l’a pas et prend un objet de son choix sur l’âne du vaincu.
rule-r65 = Les deux chefs. S’ils tombent dans le même combat, l’attaque prend d’abord un objet, puis la défense, mais pas la pièce même qui vient d’être prise ; puis la défense trouve un refuge, puis l’attaque.
rule-r66 = Attaque perdue. Un chef vaincu pendant son propre tour n’y fait plus de pas et n’y récolte plus rien. D’autres tribus peuvent continuer.
rule-r67 = Vaincu par la cavalerie. Pas de trophée, mais la défaite coûte autant que toute autre : le joueur à gauche du vaincu prend un objet de son choix sur son âne. Le réglage « { setting-cavalry-costs-an-item } » peut épargner cette perte.

## The rules: part 8

rules-part-8 = La cavalerie
rule-r68 = Où. Un cavalier se tient sur une tuile découverte qui n’est pas un village et ne porte la pièce d’aucun joueur. Les deux peuvent partager une tuile.
rule-r69 = Quand. Avant chaque cycle, le Chef des esprits les reprend tous deux et les replace. Un cavalier sans case possible reste hors de la carte.
rule-r70 = Immobile. La cavalerie ne bouge ni n’attaque d’elle-même ; elle barre le chemin.
rule-r71 = La combattre. On combat la cavalerie comme une tribu, avec toutes les icônes.
rule-r72 = Cavaliers battus. Le joueur qui bat un cavalier le place aussitôt sur une autre case possible, pas celle du combat.

## The rules: part 9

rules-part-9 = Le Campement
rule-r73 = Au lieu de pas. Avec la carte Campement, on fabrique des outils et on forme des guerriers, autant qu’on veut et dans n’importe quel ordre.
rule-r74 = Une hache, c’est une pierre et un bâton.
rule-r75 = Un arc, c’est un bâton et une plume.
rule-r76 = Un guerrier, c’est une recrue et une plume. Il vient de la réserve et apparaît sur la case du chef.
rule-r77 = Place. Les ingrédients partent d’abord. Si l’outil ne trouve toujours pas de place, il faut laisser une sorte entière.
rule-r78 = Deux de chaque. On possède au plus deux haches et deux arcs.
rule-r79 = Rien. On peut jouer le Campement sans rien fabriquer.

## The rules: part 10

rules-part-10 = Ce qui n’est pas permis
rule-r80 = Ni échange ni don entre joueurs, ni alliances.
rule-r81 = On ne vole ni chevaux ni trophées.
rule-r82 = Ni élimination, ni limite de main, ni défausse.
rule-r83 = On ne laisse rien sur les tuiles pour les autres.
rule-r84 = Le Chef des esprits n’a que deux pouvoirs : jouer en premier et placer la cavalerie.

## The rules: part 11

rules-part-11 = Gagner
rule-r85 = Le but. Le premier joueur qui a dix chevaux, ou autant que le dit le réglage « { setting-horses-to-win } », et les quatre trophées gagne.
rule-r86 = À tout moment. On le vérifie après chaque gain, même pendant le tour d’un autre joueur. Si deux joueurs y parviennent par le même combat, c’est celui dont c’est le tour qui gagne.
rule-r87 = Aussitôt. La partie s’arrête immédiatement ; la manche ne s’achève pas.
rule-r88 = Le dernier cycle. Avec le réglage « { setting-max-cycles } », la partie finit après ce cycle : chevaux jusqu’au but, plus deux points par trophée. En cas d’égalité : plus de trophées, puis de chevaux, de biens, d’outils, de guerriers et d’autres objets.

## The board

board-valley = La vallée
board-own = Votre tribu
board-you = Vous
board-none = aucune
board-is = { $what } : { $about }
board-in-hand = cartes en main
board-phase =
    { $phase ->
        [setup] Choix du départ
       *[over] La partie est finie
    }
board-cycle = Cycle { $cycle }
board-cycle-of = Cycle { $cycle } sur { $cycles }
board-round = Manche { $round } sur { $rounds }
board-spirit = Chef des esprits
board-chief = Chef
board-donkey = Âne
board-donkey-note = 4 sortes, 2 de chaque
board-free = libre
board-steps = Pas
board-left = encore { $count }

# On the map
board-face-down = face cachée
board-empty = terre inconnue
board-about-unknown = Entrez-y pour retourner une tuile et la placer comme vous voulez.
board-tribe =
    { $seat_is ->
        [you] votre tribu : { $pieces }
       *[other] { $seat } : { $pieces }
    }
board-pieces =
    { $chief ->
        [1] { $warriors ->
            [0] le chef seul
            [one] le chef et { $warriors } guerrier
           *[other] le chef et { $warriors } guerriers
        }
       *[0] { $warriors ->
            [one] { $warriors } guerrier
           *[other] { $warriors } guerriers
        }
    }
board-protected = à l’abri
board-cavalry =
    { $count ->
        [one] un cavalier
       *[other] { $count } cavaliers
    }
board-gives = donne { NOUN($item, form: "a") }
board-gives-for = donne { NOUN($item, form: "a") } contre { NOUN($tool, form: "a") }
board-gives-wagon = donne un chariot contre deux guerriers
board-gives-horse = donne un cheval contre un de ces biens : { NOUN($goods, form: "bare") }
board-bonus =
    { $bonus ->
        [attack] une attaque d’ici a +1
        [defence] la défense y a +1
       *[protection] un chef et sa tribu y sont à l’abri
    }
board-mountains = montagnes { NOUN($sides, form: "to") }
board-passes = un col { NOUN($sides, form: "to") }
board-no-mountains = sans montagne
board-goal =
    { $kind ->
        [attack] Y entrer, c’est attaquer.
        [discovery] Y entrer découvre une tuile.
       *[free] Le passage est libre.
    }

# A tile in hand
board-turn-tile = Tourner la tuile
board-turn-key = touche R
board-turn =
    { $way ->
        [left] Tourner à gauche
       *[right] Tourner à droite
    }
board-lay = La placer ainsi : { $tile }
board-pass-why = Une terre serait coupée : un côté devient un col.
board-refused =
    { $why ->
        [entry] Non : vous entrez par ce côté
        [line] Non : quatrième montagne alignée
       *[land] Non : une terre serait coupée
    }

# Who goes where
board-who-goes = Qui part
board-going = En marche
board-fewer = Un guerrier de moins
board-more = Un guerrier de plus
board-warriors-going = Guerriers qui partent
board-chief-stays = Le chef n’a plus de pas sur cette carte.
board-chief-alone = Un chef n’attaque pas seul.
board-attacked = a attaqué
board-turn-hint = Choisissez une de vos tribus pour la déplacer.
board-ask-where = Où aller depuis { $cell } ?
board-steps-left =
    { $count ->
        [one] Encore un pas.
       *[other] Encore { $count } pas.
    }
# Cells the tribe can enter: $free known ones, $found that nobody has seen.
board-goals =
    { $found ->
        [0] Les terres autour sont connues.
       *[other] { $free ->
            [0] Devant vous, des terres inconnues.
           *[other] Terres inconnues : { $found } des cases cerclées.
        }
    }
# On the button that ends the turn.
board-unused =
    { $count ->
        [one] un pas inutilisé
       *[other] { $count } pas inutilisés
    }
board-cavalry-why = On ne passe pas sans combat : barrez la route d’un rival, pas la vôtre.
# $count players have chosen already.
board-start-why =
    { $count ->
        [0] Le milieu d’un côté offre plus de chemins vers la vallée qu’un coin.
       *[other] Près d’un rival, on peut vous attaquer aussitôt ; plus loin, vous explorez en paix.
    }
board-ask-pieces = Qui va en { $cell } ?
board-ask-pieces-sub = Certaines des pièces choisies ne peuvent pas y aller.
board-sum = { $ours } contre { $theirs }
board-attack-on = Attaquer { $cell }, { $who }
board-losses =
    { $lost ->
        [0] Vous ne perdez aucune unité
       *[other] Vous en perdez { $lost }
    }, { $who } { $killed ->
        [0] aucune
       *[other] { $killed }
    }.
board-outcome =
    { $outcome ->
        [taken] Vous prenez la case.
        [empty] La case reste vide.
       *[repelled] La défense garde la case.
    }
board-their-chief = Leur chef est vaincu : vous prenez un objet, et le trophée s’il vous manque.
board-own-chief = Votre propre chef est vaincu et peut perdre un objet.
board-retreat = Replier le chef
board-about-retreat = Le chef est enfermé : au lieu de bouger, il peut gagner seul un village libre au-dehors. Votre tour s’achève alors.
board-end = Finir le tour

# Collecting and making
board-collect = Prendre { NOUN($item, form: "a") }
board-trade = Un cheval contre { NOUN($item, form: "a") }
board-cost = coûte { NOUN($item, form: "a") }
board-cost-warriors = coûte deux guerriers
board-all = les { $count }
board-carries = { NOUN($item, form: "bare") } × { $count }
board-drop = Laisser : { NOUN($item, form: "bare") } × { $count }
board-ask-drop = Pas de place pour { NOUN($item, form: "a") } : que laissez-vous ?
board-ask-drop-sub = Vous perdez toutes les pièces de cette sorte.
board-room = Pas de place pour { NOUN($item, form: "the") }
board-room-how = Choisissez un sac de votre âne pour laisser cette sorte, ou jetez l’objet.
board-throw-away = Jeter { NOUN($item, form: "the") }
board-take = Prendre un objet { NOUN($seat, form: "to") }
board-camp-now = Fabriquer, former
board-camp-next = Au Campement
board-reserve = { $count } en réserve
board-can-make = possible
board-no-room = remplace une sorte
board-not-yet = pas encore
board-lacks = il manque { $what }
board-lack-reserve = des guerriers en réserve
board-two-already = déjà deux

# Goal and cards
board-goal-title = But
board-goal-note =
    { $horses }/{ $goal } { $goal ->
        [one] cheval
       *[other] chevaux
    }, { $trophies }/4 trophées
board-horses =
    { $horses } sur { $goal ->
        [one] { $goal } cheval
       *[other] { $goal } chevaux
    }
board-to-go = manquent encore : chevaux { $horses }, trophées { $trophies }
board-trophy =
    { $trophy ->
        [hide] Peau
        [wagon] Chariot
        [gold] Or
       *[other] Chef
    }
board-owned = gagné
board-not-owned = manque
board-warriors = guerriers sur la carte { $warriors }, en réserve { $reserve }
board-cards = Cartes
board-cards-left =
    { $count ->
        [one] encore { $count }
       *[other] encore { $count }
    }
board-card-state =
    { $state ->
        [now] jouée dans cette manche
        [left] encore en main
       *[played] jouée dans ce cycle
    }
board-card-steps =
    { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }, { $chief } avec le chef
board-card-short = { $steps } pas · chef { $chief }
board-card-short-camp = fabriquer
board-card-camp = fabriquer, former des guerriers
board-card-attack = attaque +1
board-card-protection = chef à l’abri
board-choose-card = Choisir une carte
board-ready = prêt
board-thinking = choisit

# Tiles nobody has seen, and the phone
board-tiles-left = Tuiles
board-unseen =
    { $count ->
        [one] { $count } tuile inconnue
       *[other] { $count } tuiles inconnues
    }
board-unseen-note = { $pile } dans la pile pour l’intérieur, les autres face cachée sur le bord. Chacune peut se trouver n’importe où.
board-pane =
    { $pane ->
        [now] Ici
        [goal] À moi
        [camp] Recettes
        [rivals] Tous
       *[tiles] Tuiles
    }

# The game in four pictures
board-lesson-valley = Vers l’inconnu
    .about = Un pas sur une terre inconnue retourne une tuile, et vous choisissez où vont ses montagnes. Partez avec toute la tribu, ou une partie.
board-lesson-donkey = Du bâton au cheval
    .about = Votre chef ramasse bâtons, pierres et plumes. Au Campement, ils deviennent arcs et haches. Un arc rapporte une peau, une hache de l’or, et un élevage donne un cheval contre l’un ou l’autre.
board-lesson-cards = Cinq cartes, cinq manches
    .about = Tous choisissent une carte en secret : elle donne des pas, dont certains au chef, ou un Campement. Chaque carte sert une fois, puis toutes reviennent.
board-lesson-win = Chevaux et trophées
    .about = Réunissez les chevaux et quatre trophées : votre première peau, votre premier chariot, votre premier or, et un chef vaincu. Le premier à tout avoir gagne aussitôt.

## The log, one line for each deed

board-log-discovered =
    { $seat_is ->
        [you] Vous découvrez
       *[other] { $seat } découvre
    } { NOUN($land, form: "a") } en { $cell }, avec { $pieces }.
board-log-settled =
    { $seat_is ->
        [you] Votre chef
       *[other] Le chef { NOUN($seat, form: "of") }
    } s’installe en { $cell }, { NOUN($land, form: "a") }, avec { $warriors ->
        [one] { $warriors } guerrier
       *[other] { $warriors } guerriers
    }.
board-log-who =
    { $seat_is ->
        [you] Vous
       *[other] { $seat }
    }
board-log-counted = { $count } × { NOUN($item, form: "bare") }
# $what is one thing with its article, or several: « 2 × bâton ». $price is "none", or the same of what was paid.
board-log-collected =
    { $seat_is ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { $what } en { $cell }{ $price ->
        [none] .
       *[other] {" "}contre { $price }.
    }
board-log-traded =
    { $seat_is ->
        [you] Vous échangez
       *[other] { $seat } échange
    } { $what } contre { $count ->
        [one] un cheval
       *[other] { $count } chevaux
    } : { $horses ->
        [one] { $horses } cheval
       *[other] { $horses } chevaux
    } désormais.
board-log-crafted =
    { $seat_is ->
        [you] Vous fabriquez
       *[other] { $seat } fabrique
    } { $what }.
board-log-trained =
    { $seat_is ->
        [you] Vous formez
       *[other] { $seat } forme
    } { $count ->
        [one] un guerrier
       *[other] { $count } guerriers
    } en { $cell }.
# $sum : « 5 + 1 contre 4 ».
board-log-attacked =
    { $opponent ->
        [army] { $seat_is ->
                [you] Vous attaquez
               *[other] { $seat } attaque
            } la cavalerie
       *[other] { $opponent_is ->
                [you] { $seat } vous attaque
               *[other] { $seat_is ->
                        [you] Vous attaquez
                       *[other] { $seat } attaque
                    } { $opponent }
            }
    } en { $cell }, { $sum } : { $outcome ->
        [taken] l’attaque prend la case
        [empty] la case reste vide
       *[repelled] la défense garde la case
    }. Pertes : { $lost } à l’attaque, { $killed } à la défense.
board-log-cavalry-off =
    { $count ->
        [one] Il n’y a pas de case pour un cavalier, qui reste hors de la carte.
       *[other] Il n’y a pas encore de case pour la cavalerie, qui reste hors de la carte.
    }
# Below it stands a line for each player, with what they gained.
board-log-cycle = Le cycle { $cycle } est fini, et chacun reprend ses cinq cartes. Gains :
board-log-horses =
    { $count ->
        [one] { $count } cheval
       *[other] { $count } chevaux
    }
board-log-nothing = rien

## What a choice changes (reasons.py): clauses of a hint

reason-wins = gagne la partie
reason-horses = { $count ->
        [one] un cheval de plus
       *[other] { $count } chevaux de plus
    }, { $missing ->
        [0] il n’en faut plus
        [one] il en manque un
       *[other] il en manque { $missing }
    }
reason-trophy = { NOUN($trophy, form: "the") }, { $missing ->
        [0] le dernier
        [one] il en manque un
       *[other] il en manque { $missing }
    }
reason-items = { $count } × { NOUN($item, form: "bare") } sur l’âne
reason-items-lost = { $count } × { NOUN($item, form: "bare") } de moins sur l’âne
reason-warriors = { $count ->
        [one] un guerrier de plus
       *[other] { $count } guerriers de plus
    }
reason-warriors-lost = { $count ->
        [one] vous perdez ou payez un guerrier
       *[other] vous perdez ou payez { $count } guerriers
    }
    .theirs = { $count ->
        [one] perd ou paie un guerrier
       *[other] perd ou paie { $count } guerriers
    }
reason-joined = { $count ->
        [one] un guerrier
       *[other] { $count } guerriers
    } auprès du chef
reason-chief-falls = votre chef est vaincu
    .theirs = son chef est vaincu
reason-defeats = le chef de { $seat } est vaincu
reason-costs-warriors = { $seat } perd { $count ->
        [one] un guerrier
       *[other] { $count } guerriers
    }
reason-safe = votre chef n’est plus en danger
    .theirs = son chef n’est plus en danger
reason-in-danger = votre chef pourrait y être vaincu
    .theirs = son chef pourrait y être vaincu
reason-reaches = votre chef atteint { NOUN($land, form: "a") }
    .theirs = son chef atteint { NOUN($land, form: "a") }
reason-nearer = à { $steps ->
        [one] un pas
       *[other] { $steps } pas
    } : { NOUN($land, form: "a") } en { $cell }
reason-discovers = découvre { NOUN($land, form: "a") } en { $cell }
reason-discovers-some = retourne { $count ->
        [one] une tuile
       *[other] { $count } tuiles
    } de la carte
reason-card = { $walk } pas, dont { $chief } avec le chef{ $attack ->
        [0] { "" }
       *[other] , et chaque attaque compte une unité de plus
    }
reason-card-campsite = haches, arcs et guerriers au lieu de pas, et le chef est protégé

## Demandé au terminal

table-word-goal = but
    .about = ce qui fait gagner, où en est chacun, ce qui menace
table-goal = Le premier à réunir { $goal } chevaux et les quatre trophées gagne.
table-goal-last = Après le cycle { $cycles }, les points décident : un par cheval, deux par trophée.

## What a balance of the game tells of

holding-start = Départ

## Répondu d’avance

ahead-room-room-none = Pas de place pour l’objet pris : le jeter
