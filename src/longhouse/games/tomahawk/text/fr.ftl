### Tomahawk, français, vocabulaire neutre.
###
### Components arrive as ids and are rendered by NOUN($x, form: "bare" | "a" | "the" | "of" | "to"), which reads the
### noun-<id> messages below and joins lists. A player arrives as $seat with $seat_is = "you" or "other" (and $opponent,
### $opponent_is). $pile is 1 to 4, counted from left to right; $row is the turn on that territory, 1 to 3.
### Nouns: .a is written, for its article (un, des, du; le for the only one of its kind; none for a name), and of the other
### forms those that core/text.py does not make rightly of it (la hache).
###
### « manche » is a round of the game, « tour » the length of a territory; $row is called « rang », so that « tour 2 » is said of
### nothing. Names of players have no known gender: nothing may agree with them.
###
### fr.original.ftl is loaded over this file for the original vocabulary. What it changes is kept in the terms.

## Words that change with the vocabulary

# Masculine in both vocabularies, but one begins with a vowel: no le, de or ce right before it.
-warrior = guerrier
-warriors = guerriers
# A tribe after its characters have joined it. Feminine in both vocabularies.
-army = tribu
-character =
    { $form ->
        [the] le personnage
        [cap-the] Le personnage
       *[bare] personnage
    }
-characters =
    { $form ->
        [cap] Personnages
        [of] des personnages
       *[bare] personnages
    }
# Feminine in both vocabularies.
-feather = plume
# The form "de" is de or d’.
-feathers =
    { $form ->
        [de] de plumes
       *[bare] plumes
    }
# What a warrior loses to a higher one. The gender changes: nothing may agree with it.
-spoils =
    { $form ->
        [cap] Plumes
        [its] ses plumes
       *[bare] plumes
    }
-token = jeton plume
-tokens =
    { $form ->
        [cap] Jetons plumes
       *[bare] jetons plumes
    }
# The gender changes: with its preposition and article.
-discards = à la défausse
-berries = baies
-gathering = cueillette
# The feathers printed on a card; used in the names of the cards.
-worn =
    { $n ->
        [one] { $n } plume
       *[other] { $n } plumes
    }

## Names of the characters

-cloud = Nuage taquin
-spirit = Esprit mouvant
-manitou =
    { $form ->
        [the] le Vieux Sage
        [cap] Le Vieux Sage
        [of] du Vieux Sage
        [to] au Vieux Sage
       *[bare] Vieux Sage
    }
-dance = Danse du crépuscule
-sequoia = Cœur de séquoia
-sky = Pouvoir du ciel
-skull = Front au vent

## The game

game-title = Tomahawk
game-tagline = Deux tribus, quatre territoires, six manches de cartes cachées.
game-about = Un jeu de cartes. À chacune des six manches, les deux joueurs envoient en secret un { -warrior } sur chacun des quatre territoires : le camp le plus fort y gagne les animaux, et la carte la plus forte prend aussi les { -spoils } de celle d’en face. Toutes vos cartes seront jouées : tout l’art est de bien les placer.

## Nouns: warriors

noun-01a = Ancien 1
    .a = un Ancien 1
noun-01b = Ancien 1
    .a = un Ancien 1
noun-01c = Ancien 1, { -worn(n: 1) }
    .a = un Ancien 1 ({ -worn(n: 1) })
noun-02a = Conteuse 2
    .a = une Conteuse 2
noun-02b = Conteuse 2
    .a = une Conteuse 2
noun-02c = Conteuse 2, { -worn(n: 1) }
    .a = une Conteuse 2 ({ -worn(n: 1) })
noun-03a = Cueilleur 3
    .a = un Cueilleur 3
noun-03b = Cueilleur 3, { -worn(n: 1) }
    .a = un Cueilleur 3 ({ -worn(n: 1) })
noun-03c = Cueilleur 3, { -worn(n: 2) }
    .a = un Cueilleur 3 ({ -worn(n: 2) })
noun-04a = Tisserande 4
    .a = une Tisserande 4
noun-04b = Tisserande 4, { -worn(n: 1) }
    .a = une Tisserande 4 ({ -worn(n: 1) })
noun-04c = Tisserande 4, { -worn(n: 2) }
    .a = une Tisserande 4 ({ -worn(n: 2) })
noun-05a = Pêcheur 5
    .a = un Pêcheur 5
noun-05b = Pêcheur 5, { -worn(n: 3) }
    .a = un Pêcheur 5 ({ -worn(n: 3) })
noun-06a = Éclaireuse 6
    .a = une Éclaireuse 6
noun-06b = Éclaireuse 6, { -worn(n: 2) }
    .a = une Éclaireuse 6 ({ -worn(n: 2) })
noun-07a = Chasseur 7
    .a = un Chasseur 7
noun-07b = Chasseur 7, { -worn(n: 4) }
    .a = un Chasseur 7 ({ -worn(n: 4) })
noun-08a = Archère 8
    .a = une Archère 8
noun-08b = Archère 8, { -worn(n: 2) }
    .a = une Archère 8 ({ -worn(n: 2) })
noun-09a = Lanceur 9
    .a = un Lanceur 9
noun-09b = Lanceur 9, { -worn(n: 1) }
    .a = un Lanceur 9 ({ -worn(n: 1) })
noun-10a = Champion 10
    .a = un Champion 10
noun-10b = Champion 10
    .a = un Champion 10

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

noun-P5 = plaine, 5 bisons, 3 tours
    .a = une plaine à 5 bisons
noun-P4 = plaine, 4 bisons, puma, 3 tours
    .a = une plaine à 4 bisons avec puma
noun-F5 = forêt, 5 caribous, { -gathering }, 3 tours
    .a = une forêt à 5 caribous avec { -gathering }
noun-F4 = forêt, 4 caribous, 3 tours
    .a = une forêt à 4 caribous
noun-M5 = montagne, 5 aigles, 3 tours
    .a = une montagne à 5 aigles
noun-M4 = montagne, 4 aigles, { -gathering }, 2 tours
    .a = une montagne à 4 aigles avec { -gathering }
noun-M3 = montagne, 3 aigles, 2 tours
    .a = une montagne à 3 aigles
noun-P3 = plaine, 3 bisons, 2 tours
    .a = une plaine à 3 bisons
noun-F3 = forêt, 3 caribous, puma, 2 tours
    .a = une forêt à 3 caribous avec puma
noun-F2 = forêt, 2 caribous, 2 tours
    .a = une forêt à 2 caribous
noun-P2 = plaine, 2 bisons, { -gathering }, 1 tour
    .a = une plaine à 2 bisons avec { -gathering }
noun-M2 = montagne, 2 aigles, puma, 1 tour
    .a = une montagne à 2 aigles avec puma
noun-P1 = plaine, 1 bison, 1 tour
    .a = une plaine à 1 bison
noun-F1 = forêt, 1 caribou, 1 tour
    .a = une forêt à 1 caribou
noun-M1 = montagne, 1 aigle, 1 tour
    .a = une montagne à 1 aigle

## Nouns: land, animals, icons, tribes, tokens

noun-plain = plaine
    .a = une plaine
noun-forest = forêt
    .a = une forêt
noun-mountain = montagne
    .a = une montagne
noun-bison = bison
    .a = un bison
noun-caribou = caribou
    .a = un caribou
noun-eagle = aigle
    .a = un aigle
noun-puma = puma
    .a = un puma
noun-gather = { -gathering }
    .a = une { -gathering }
noun-tipi = Tipi
    .a = une tribu Tipi
noun-totem = Totem
    .a = une tribu Totem

## Events: setup

event-dealt =
    { $seat_is ->
        [you] Vous recevez { NOUN($cards, form: "the") }.
       *[other] { $seat } reçoit { NOUN($cards, form: "the") }.
    }
event-dealt-hidden =
    { $seat_is ->
        [you] Vous recevez
       *[other] { $seat } reçoit
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
event-rejected = Vous écartez { NOUN($card, form: "the") }.
# $card is the warrior that leaves, $special the character that takes its place.
event-replaced = Vous prenez { NOUN($special, form: "the") } à la place { NOUN($card, form: "of") }.
event-bonus = Territoire retourné : { NOUN($territory, form: "the") }. L’animal recherché de cette partie est { NOUN($species, form: "the") }.
event-drew =
    { $seat_is ->
        [you] Vous piochez { NOUN($cards, form: "a") }.
       *[other] { $seat } pioche { NOUN($cards, form: "a") }.
    }
event-drew-hidden =
    { $seat_is ->
        [you] Vous piochez
       *[other] { $seat } pioche
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.

## Events: deployment

event-round = Manche { $round }
event-turned-up = Nouveau territoire { $pile } : { NOUN($territory, form: "bare") }.
event-placed = Vous placez { NOUN($card, form: "the") } sur le territoire { $pile }.
event-forced = Une seule possibilité : { NOUN($card, form: "the") } va d’office sur le territoire { $pile }.
event-ready =
    { $seat_is ->
        [you] Vous avez validé.
       *[other] { $seat } a validé.
    }

## Events: reveal and powers

# $first is the card of $seat, $second the card of $opponent.
event-revealed =
    Territoire { $pile }, rang { $row } : { NOUN($first, form: "the") } pour { $seat_is ->
        [you] vous
       *[other] { $seat }
    }, { NOUN($second, form: "the") } pour { $opponent_is ->
        [you] vous
       *[other] { $opponent }
    }.
event-stays-hidden = Les cartes du territoire { $pile } restent cachées : la forêt n’est pas encore complète.
# $seat owns the Teasing Cloud, $card is the card opposite.
event-charmed =
    Territoire { $pile }, rang { $row } : { $seat_is ->
        [you] votre { -cloud }
       *[other] le { -cloud } { NOUN($seat, form: "of") }
    } charme { NOUN($card, form: "the") }, qui ne vaut plus que 0.
event-copied =
    Territoire { $pile }, rang { $row } : { $seat_is ->
        [you] votre { -sky }
       *[other] le { -sky } { NOUN($seat, form: "of") }
    } vaut { $value }, comme la carte d’en face.
# Only when the card is picked after the draw.
event-dance =
    Territoire { $pile } : { $seat_is ->
        [you] votre { -dance }
       *[other] la { -dance } { NOUN($seat, form: "of") }
    } tirera au hasard la prochaine carte adverse.
# $seat is the player whose card is taken.
event-locked =
    { $seat_is ->
        [you] { -dance } tire { NOUN($card, form: "the") } de votre main : votre prochaine carte sur le territoire { $pile }.
       *[other] { -dance } tire { NOUN($card, form: "the") } de la main { NOUN($seat, form: "of") } : sa prochaine carte sur le territoire { $pile }.
    }
event-locked-hidden =
    { $seat_is ->
        [you] { -dance } tire une carte de votre main : votre prochaine carte sur le territoire { $pile }.
       *[other] { -dance } tire une carte cachée de la main { NOUN($seat, form: "of") } : sa prochaine carte sur le territoire { $pile }.
    }

## Events: feathers

# $card takes from $other; $count is the number of tokens.
event-scalped =
    Territoire { $pile }, rang { $row } : { NOUN($card, form: "the") } bat { NOUN($other, form: "the") }. { $seat_is ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { $count ->
        [one] { $count } { -token }
       *[other] { $count } { -tokens }
    }.

## Events: battles

event-puma =
    Territoire { $pile } : chez { $seat_is ->
        [you] vous
       *[other] { $seat }
    }, { NOUN($card, form: "the") } combat le puma et ne compte pas.
# $value is the value before doubling.
event-gathered =
    Territoire { $pile } : chez { $seat_is ->
        [you] vous
       *[other] { $seat }
    }, { NOUN($card, form: "the") } a la valeur la plus basse, { $value ->
        [0] mais deux fois 0 font toujours 0
       *[other] et son { $value } compte double
    }.
event-pair =
    Territoire { $pile } : { $seat_is ->
        [you] votre { -spirit } forme une paire avec un autre 2 : 5 de plus pour vous.
       *[other] l’{ -spirit } { NOUN($seat, form: "of") } forme une paire avec un autre 2 : 5 de plus pour ce camp.
    }
# $first is the total of $seat, $second the total of $opponent.
event-totals =
    Territoire { $pile } : { $first } pour { $seat_is ->
        [you] vous
       *[other] { $seat }
    }, { $second } pour { $opponent_is ->
        [you] vous
       *[other] { $opponent }
    }.
event-manitou =
    Territoire { $pile } : { $seat_is ->
        [you] le total adverse dépasse le double : { -manitou(form: "the") } l’emporte pour vous.
       *[other] le total adverse dépasse le double : { -manitou(form: "the") } l’emporte pour { $seat }.
    }
# $animals is the number after doubling.
event-doubled = Territoire { $pile } : { -sequoia } double les caribous, qui comptent maintenant pour { $animals }.
event-won =
    { $seat_is ->
        [you] Vous remportez le territoire { $pile }
       *[other] { $seat } remporte le territoire { $pile }
    }, { NOUN($territory, form: "the") } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-tied = Égalité sur le territoire { $pile } : personne ne gagne { NOUN($territory, form: "the") }.
# $seat looks at a card of $opponent.
event-peeked =
    { $seat_is ->
        [you] De la montagne, vous voyez la carte { NOUN($opponent, form: "of") } sur le territoire { $pile }, rang { $row } : { NOUN($card, form: "bare") }.
       *[other]
            { $opponent_is ->
                [you] De la montagne, { $seat } voit votre carte sur le territoire { $pile }, rang { $row } : { NOUN($card, form: "bare") }.
               *[other] De la montagne, { $seat } voit la carte { NOUN($opponent, form: "of") } sur le territoire { $pile }, rang { $row } : { NOUN($card, form: "bare") }.
            }
    }
event-peeked-hidden =
    { $seat_is ->
        [you] De la montagne, vous regardez la carte cachée { NOUN($opponent, form: "of") } sur le territoire { $pile }, rang { $row }.
       *[other]
            { $opponent_is ->
                [you] De la montagne, { $seat } regarde votre carte cachée sur le territoire { $pile }, rang { $row }.
               *[other] De la montagne, { $seat } regarde la carte cachée { NOUN($opponent, form: "of") } sur le territoire { $pile }, rang { $row }.
            }
    }

## Events: end of the game

event-bonus-won =
    Animal recherché, { NOUN($species, form: "the") } : { $seat_is ->
        [you] vous en avez le plus
       *[other] { $seat } en a le plus
    }, { $points ->
        [one] { $points } point de plus
       *[other] { $points } points de plus
    }.
event-bonus-tied = Animal recherché, { NOUN($species, form: "the") } : égalité, pas de bonus.
# $first is the score of $seat, $second the score of $opponent.
event-over =
    La partie est finie : { $first } pour { $seat_is ->
        [you] vous
       *[other] { $seat }
    }, { $second } pour { $opponent_is ->
        [you] vous
       *[other] { $opponent }
    }.

## Questions

prompt-reject = Quel { -character } refusez-vous ?
    .help = Vous gardez les deux autres. Chacun remplace un { -warrior } de même valeur, et votre adversaire ne sait pas lesquels vous avez.
prompt-replace = Quel { -warrior } laisse sa place { NOUN($special, form: "to") } ?
    .help = La carte que vous retirez quitte la partie sans être vue. Seul l’adversaire peut gagner les { -spoils } de vos cartes : mieux vaut souvent retirer celle qui en a le plus.
prompt-deploy = Quel { -warrior } va sur le territoire { $pile }, { NOUN($territory, form: "the") } ? Rang { $row } sur { $turns }.
    .help = À chaque manche, vous et votre adversaire placez en secret une carte près de chacun des quatre territoires. Quand tous les rangs d’un territoire sont joués, le total le plus élevé le remporte.
prompt-commit = Toutes les cartes sont posées. Vous validez ?
    .help = Vos cartes restent alors cachées jusqu’à ce que vous ayez validé tous les deux. Vous pouvez les reprendre tant que votre adversaire réfléchit.

## Choices

option-reject = Refuser { NOUN($card, form: "the") }
option-replace = Retirer { NOUN($card, form: "the") }
option-play = Jouer { NOUN($card, form: "the") } sur le territoire { $pile }
option-commit = Valider

## Why not

why-not-in-hand = Vous n’avez pas { NOUN($card, form: "the") } en main : choisissez une de vos cartes.
why-locked = { -dance } a tiré { NOUN($card, form: "the") } pour le territoire { $pile } : choisissez une autre carte.
why-pile-locked = { -dance } a déjà tiré votre carte pour le territoire { $pile } : occupez les autres territoires.
# $pile is the territory being asked for now.
why-pile-order = Le territoire { $pile } vient d’abord : choisissez sa carte, puis les autres de gauche à droite.
why-commit-early = Il manque une carte sur le territoire { $pile }.
why-already-placed = Vous avez placé { NOUN($card, form: "the") } sur le territoire { $pile } : choisissez-en une autre, ou reprenez-la.
why-sealed = Vous avez validé : pour changer vos cartes, reprenez-les tant que votre adversaire réfléchit.
why-not-dealt = Vous n’avez pas reçu { NOUN($card, form: "the") } : choisissez parmi vos trois { -characters }.
why-twin = Une autre carte lui est identique : prenez celle-là.
why-wrong-value = Choisissez un { -warrior } de même valeur que { NOUN($special, form: "the") } : { NOUN($card, form: "the") } en a une autre.
why-gone = Vous ne pouvez plus utiliser { NOUN($card, form: "the") } : choisissez une carte que vous avez encore.
why-face-down = Les cartes de la forêt du territoire { $pile } restent cachées jusqu’à ce qu’elle soit complète. Gagnez une montagne pour voir celles qui viennent d’être jouées.
why-opponents-card = Cette carte est à votre adversaire : choisissez une des vôtres.
why-not-now = Ce n’est pas possible maintenant : répondez à la question, ou attendez votre adversaire.
why-next = C’est pour une manche suivante : à chaque manche, vous jouez une carte près de chaque territoire.
why-territory = Choisissez l’emplacement à côté du territoire.

## Settings

setting-bonus-animal = Animal recherché
    .about = Une espèce, tirée au hasard, rapporte 3 points de plus au joueur qui en gagne le plus.
setting-bonus-animal-off = Non
setting-bonus-animal-on = Oui
setting-twilight-timing = Tirage de { -dance }
    .about = Tire à la révélation, parmi les cartes restantes, ou après la pioche, parmi la main complétée.
setting-twilight-timing-on-reveal = À la révélation
setting-twilight-timing-after-draw = Après la pioche
setting-replace-choice = Cartes remplacées
    .about = Quand vous gardez un { -character }, choisissez la carte de même valeur qui part, ou laissez partir d’office celle qui a le plus { -feathers(form: "de") }.
setting-replace-choice-ask = Vous choisissez
setting-replace-choice-auto = Automatique
setting-tie-break = Scores égaux
    .about = À score égal, la partie est nulle, ou le plus de points d’animaux, puis de territoires, l’emporte.
setting-tie-break-shared = Partie nulle
setting-tie-break-hunter = Le plus d’animaux gagne
setting-tracker = Cartes vues
    .about = Liste les cartes déjà montrées et garde visibles celles que vous avez regardées ; sans cela, on joue de mémoire.
setting-tracker-on = Oui
setting-tracker-off = Non
setting-specials = { -characters(form: "cap") }
    .about = Deux cartes aux pouvoirs particuliers par joueur ; on peut s’en passer la première fois.
setting-specials-on = Oui
setting-specials-off = Non
setting-vocabulary = Vocabulaire
    .about = Ne change que les mots : guerriers et plumes, ou les mots du livret de 2006.
setting-vocabulary-neutral = Neutre
setting-vocabulary-original = D’origine

## Powers, land and icons

power-cloud = En face, un 7, 8, 9 ou 10 ne vaut plus que 0.
power-spirit = Avec un autre 2 de votre côté, les deux comptent 9 au lieu de 4 sur ce territoire.
power-manitou = Si le total adverse dépasse ici le double du vôtre, vous gagnez le territoire.
power-dance = En plaine ou en montagne, s’il reste un tour, tire au hasard la prochaine carte adverse.
power-sequoia = Dans une forêt, les caribous comptent double pour le gagnant.
power-sky = Vaut autant que la carte d’en face.
power-skull = Les { -spoils } qu’il prend comptent double.

about-plain = Plaine, pays des bisons. Les cartes sont retournées à chaque manche, sans règle particulière.
about-forest = Forêt, pays des caribous. Les cartes restent cachées jusqu’à ce que les deux joueurs y aient joué toutes les leurs.
about-mountain = Montagne, pays des aigles. Le gagnant voit les cartes que l’adversaire vient de cacher dans les forêts.
about-puma = Puma. À la fin de la bataille, la carte la plus forte des deux camps compte 0. Ses égales aussi.
about-gather = Cueillette. À la fin de la bataille, les { -berries } doublent la carte la plus faible des deux camps. Ses égales comptent double aussi.

## Scores

score-bison = Bisons
score-caribou = Caribous
score-eagle = Aigles
score-tokens = { -tokens(form: "cap") }
score-bonus = Animal recherché
score-territories =
    { $count ->
        [0] Aucun territoire gagné
        [one] { $count } territoire gagné
       *[other] { $count } territoires gagnés
    }
tie-animals = Points à égalité : le plus de points d’animaux l’emporte, { $most } à { $least }.
tie-territories = Points et animaux à égalité : le plus de territoires l’emporte, { $most } à { $least }.

## The table in words

table-round = Manche { $round } sur { $rounds }
table-pile = Territoire { $pile }
table-turn = Rang { $row } sur { $turns }
table-hand = Votre main
table-deck =
    { $count ->
        [0] pioche vide
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
table-hand-count =
    { $count ->
        [0] aucune carte en main
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
table-tokens =
    { $count ->
        [0] aucun { -token }
        [one] { $count } { -token }
       *[other] { $count } { -tokens }
    }
table-hidden = face cachée
table-hidden-cards =
    { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
table-nobody = vide
table-locked = tirée par { -dance }
table-peeked = vue de la montagne
table-total = total { $total }
table-total-unknown = au moins { $total }, des cartes sont cachées
# $lengths is ready-made text such as "2, 3".
table-next = En dessous, en tours : { $lengths }
table-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-bonus = Animal recherché : { NOUN($species, form: "bare") }
table-cards-out = Cartes déjà montrées
table-specials-possible = { -characters(form: "cap") } encore possibles

# A label and what belongs to it, ready-made: "Greedy: 6 points, 2 feather tokens."
table-land =
    { $type ->
        [plain] plaine, { $animals ->
            [one] { $animals } bison
           *[other] { $animals } bisons
        }
        [forest] forêt, { $animals ->
            [one] { $animals } caribou
           *[other] { $animals } caribous
        }
       *[mountain] montagne, { $animals ->
            [one] { $animals } aigle
           *[other] { $animals } aigles
        }
    }{ $icon ->
        [puma] , puma
        [gather] , cueillette
       *[none] { "" }
    }
# $piles is ready-made text such as "2, 4"; $count is how many.
table-decided-now =
    { $count ->
        [0] Aucun territoire ne se décide à la fin de cette manche
        [one] Se décide à la fin de cette manche : territoire { $piles }
        [4] Les quatre territoires se décident à la fin de cette manche
       *[other] Se décident à la fin de cette manche : territoires { $piles }
    }
# $turn is the message table-turn.
table-decided-later = { $turn }, décision à la manche { $round }
table-decided = Se décident
# $first and $second are cards or places in words.
table-row =
    Rang { $row } : { $first } pour { $seat_is ->
        [you] vous
       *[other] { $seat }
    }, { $second } pour { $opponent_is ->
        [you] vous
       *[other] { $opponent }
    }.
# $icon is counted in the totals.
table-now =
    Si on s’arrêtait là{ $icon ->
        [puma] , puma compris
        [gather] , cueillette comprise
       *[none] { "" }
    } : { $first } pour { $seat_is ->
        [you] vous
       *[other] { $seat }
    }, { $second } pour { $opponent_is ->
        [you] vous
       *[other] { $opponent }
    }.
table-ahead =
    { $seat_is ->
        [you] Vous gagneriez le territoire.
       *[other] { $seat } gagnerait le territoire.
    }
table-level = Égalité pour l’instant.
# About the card of $seat in one row; $note is ready-made text.
table-note =
    Rang { $row } : { $seat_is ->
        [you] votre carte est { $note }
       *[other] la carte { NOUN($seat, form: "of") } est { $note }
    }.
table-looked-at =
    { $seat_is ->
        [you] connue de vous
       *[other] connue { NOUN($seat, form: "of") }
    }
table-notation = 4·2 vaut 4 et porte 2 { -feathers } ; ? est cachée ; - est vide.
table-notation-star = Une étoile marque un { -character } : 6*.
# $power is a message such as power-cloud.
table-power = { NOUN($card, form: "bare") } : { $power }
table-character =
    { NOUN($card, form: "bare") }, valeur { $value }, { $feathers ->
        [0] aucune { -feather }
        [one] { $feathers } { -feather }
       *[other] { $feathers } { -feathers }
    }.
# $cards is ready-made text.
table-place-of = Remplace une de ces cartes : { $cards }.
table-unseen = Pas encore montrées
table-review =
    { $seat_is ->
        [you] Vous avez gardé { NOUN($kept, form: "the") }, écarté { NOUN($rejected, form: "the") } et retiré { NOUN($replaced, form: "the") }.
       *[other] { $seat } a gardé { NOUN($kept, form: "the") }, écarté { NOUN($rejected, form: "the") } et retiré { NOUN($replaced, form: "the") }.
    }
table-review-undealt = Non distribué : { NOUN($cards, form: "the") }.
table-review-unused = Territoires restés de côté : { NOUN($cards, form: "the") }.
table-review-tied = Territoires sans gagnant : { NOUN($cards, form: "the") }.

## The board in the browser: lanes. Lines under a lane are short; they have about 30 characters.

board-lanes = Quatre territoires
board-land =
    { $type ->
        [plain] Plaine
        [forest] Forêt
       *[mountain] Montagne
    }
board-decided-now = Se décide cette manche
board-decided-later = Se décide à la manche { $round }
# A place that is filled in a later round.
board-next = à venir
board-hidden-until =
    { $turns ->
        [2] Caché jusqu’à la 2e carte
       *[other] Caché jusqu’à la { $turns }e carte
    }
board-leads =
    { $seat_is ->
        [you] Vous menez de { $by }
       *[other] { $seat } mène de { $by }
    }
board-sage-leads =
    { $seat_is ->
        [you] { -manitou(form: "cap") } l’emporte
       *[other] { $seat } mène : { -manitou(form: "the") }
    }
board-level = Égalité à { $total }
board-before-theirs = { $first } à { $second }, reste une carte
board-opens = Révélé cette manche
board-one-card = Une carte chacun
board-rule-puma = Puma : la plus forte compte 0
board-rule-gather = Baies : la plus faible compte double
board-animals =
    { $species ->
        [bison] { $count ->
            [one] { $count } bison
           *[other] { $count } bisons
        }
        [caribou] { $count ->
            [one] { $count } caribou
           *[other] { $count } caribous
        }
       *[eagle] { $count ->
            [one] { $count } aigle
           *[other] { $count } aigles
        }
    }
# $animals is the message board-animals.
board-took =
    { $seat_is ->
        [you] Vous prenez { $animals }
       *[other] { $seat } prend { $animals }
    }
board-nobody = Égalité : pas de gagnant
board-score-was = { $first } à { $second }

## The board in the browser: help

board-next-land =
    Ensuite : territoire à { $turns ->
        [one] 1 tour
       *[other] { $turns } tours
    }
board-last-land = Le dernier territoire de cette pile
board-locked =
    { $seat_is ->
        [you] { -dance } : carte tirée
       *[other] { -dance } : carte tirée
    }
# $limit is twice the total of the side with the Old Sage.
board-sage =
    { $seat_is ->
        [you] Adversaire au-delà de { $limit } : vous gagnez
       *[other] Au-delà de { $limit } : vous perdez
    }
board-puma-now =
    { $seat_is ->
        [you] Le puma prendrait votre { $value }
       *[other] Le puma prendrait le { $value } { NOUN($seat, form: "of") }
    }
board-puma-both = Le puma prendrait tous les { $value }
board-gather-now =
    { $seat_is ->
        [you] Votre { $value } compterait double
       *[other] Le { $value } { NOUN($seat, form: "of") } compterait double
    }
board-gather-both = Tous les { $value } compteraient double
board-doubled = Les caribous comptent double ici
board-peek = Qui gagne voit les cartes cachées
board-if = Votre { $value } ici : { $total } à { $other }
board-if-alone = Votre { $value } ici : { $total }
board-if-sky = Vaut autant que la carte d’en face
board-if-puma = Votre { $value } compte 0 s’il est le plus fort
board-if-gather = Votre { $value } vaut { $double } s’il est le plus bas

## The board in the browser: places, for those who listen

board-place-card =
    { $seat_is ->
        [you] Votre carte sur le territoire { $pile }, rang { $row } : { NOUN($card, form: "bare") }
       *[other] Carte { NOUN($seat, form: "of") } sur le territoire { $pile }, rang { $row } : { NOUN($card, form: "bare") }
    }
# $note is ready-made text such as "seen from the mountain".
board-place-note =
    { $seat_is ->
        [you] Votre carte sur le territoire { $pile }, rang { $row } : { NOUN($card, form: "bare") }, { $note }
       *[other] Carte { NOUN($seat, form: "of") } sur le territoire { $pile }, rang { $row } : { NOUN($card, form: "bare") }, { $note }
    }
board-place-open = Territoire { $pile }
board-place-back =
    { $seat_is ->
        [you] Votre carte sur le territoire { $pile }, rang { $row }, face cachée
       *[other] Carte { NOUN($seat, form: "of") } sur le territoire { $pile }, rang { $row }, face cachée
    }
board-place-empty =
    { $seat_is ->
        [you] Votre côté du territoire { $pile }, rang { $row }, encore vide
       *[other] Côté { NOUN($seat, form: "of") }, territoire { $pile }, rang { $row }, encore vide
    }
board-place-next =
    { $seat_is ->
        [you] Votre carte sur le territoire { $pile } pour le rang { $row }
       *[other] Carte { NOUN($seat, form: "of") } sur le territoire { $pile } pour le rang { $row }
    }
board-note-puma = pris par le puma pour l’instant
board-note-gather = compte double pour l’instant
board-note-put = pas encore validée
board-their-cards =
    { $seat_is ->
        [you] Vos cartes
       *[other] Cartes { NOUN($seat, form: "of") }
    }

## The board in the browser: the ribbon

board-phase =
    Manche { $round } sur { $rounds } · { $phase ->
        [deploy] Déploiement
       *[resolve] Batailles
    }
board-phase-setup =
    { $phase ->
        [reject] Choix { -characters(form: "of") }
        [replace] Cartes remplacées
        [deal] On distribue les cartes
       *[over] La fin
    }
board-round-begins = Manche { $round } : choisissez une carte
board-which = Quelle carte ensuite ?
board-where = Où va votre { $value } ?
board-where-character = Où va { NOUN($card, form: "the") } ?
board-who-goes = Qui pour le territoire { $pile }, { NOUN($territory, form: "the") } ?
board-left =
    { $count ->
        [one] Posez encore une carte, puis validez.
       *[other] Posez encore { $count } cartes, puis validez.
    }
board-commit-sub = Vos cartes restent cachées jusqu’à ce que vous ayez validé tous les deux.
board-commit-final =
    { $seat_is ->
        [you] Vous avez validé.
       *[other] { $seat } a validé : dès que vous validez, toutes les cartes sont retournées.
    }
board-swap = Elle change de place avec la carte qui s’y trouve.

## The board in the browser: own area

board-in-deck =
    { $count ->
        [0] pioche vide
       *[other] dans votre pioche
    }
board-hand-empty = Votre main est vide.
board-your = Votre { $value }
board-to-lose =
    { $count ->
        [0] n’a rien à perdre.
        [one] a { $count } { -feather } à perdre.
       *[other] a { $count } { -feathers } à perdre.
    }
board-short = { $total } à { $other }
board-short-alone = { $total } pour vous
board-short-hidden = { $total }, face cachée
board-short-puma = 0 s’il est le plus fort
board-short-gather = { $double } s’il est le plus bas
board-short-sky = comme en face
board-stakes =
    { $count ->
        [0] Aucun territoire ne se décide cette manche.
        [one] Un territoire se décide cette manche
       *[other] { $count } territoires se décident cette manche
    }{ $count ->
        [0] { "" }
       *[other] , avec { $animals ->
            [one] { $animals } animal.
           *[other] { $animals } animaux.
        }
    }
board-then-draw = Ensuite, vous piochez { $count } cartes.
board-no-draw = Il ne reste pas de cartes à piocher.
board-last-round =
    { $count ->
        [one] C’est votre dernière carte.
       *[other] Ce sont vos { $count } dernières cartes.
    }

## The board in the browser: the setup

board-setup-watch = Les deux joueurs choisissent leurs { -characters }.
board-setup-kept = Vos deux { -characters }
board-reject-sub = Vous gardez les deux autres, et votre adversaire ne les voit pas.
board-replace-sub = Elle quitte la partie sans être vue.
board-makes-way = Remplace une de ces cartes :
board-turned-down = Refusé
board-kept = Gardé
board-who-leaves =
    { $count ->
        [one] Cette carte quitte la partie
       *[other] L’une de ces cartes quitte la partie
    }
board-of-these = une sur { $count }
board-wise = souvent le mieux
board-your-tribe = Votre tribu : { $count } { -warriors }

## The board in the browser: beside the table

board-status = { NOUN($tribe, form: "bare") } · { $hand } en main, { $deck } en pioche
board-status-setup = { NOUN($tribe, form: "bare") }
board-tracker = Cartes vues
board-no-tracker = Cette partie se joue de mémoire : pas de liste des cartes vues.
board-still =
    { $seat_is ->
        [you] Ce que vous pouvez encore jouer
       *[other] Ce que peut encore jouer { $seat }
    }
board-track-left = à venir
board-track-shown = montrée
board-track-out = remplacée
board-characters =
    { $count ->
        [one] Un seul { -character } possible :
       *[other] Deux de ces { -characters } :
    }
board-characters-own =
    { $count ->
        [one] Votre { -character } :
       *[other] Vos { -characters } :
    }
board-schedule = Quand se décident les territoires
board-tip-feathers = Un point chacun.
board-tip-warrior =
    { $count ->
        [one] Une carte plus forte en face prend { $count } { -token }.
       *[other] Une carte plus forte en face prend { $count } { -tokens }.
    }
board-tip-next =
    { $count ->
        [one] Territoire { $pile }, manche suivante : vous y jouerez encore une carte chacun.
       *[other] Territoire { $pile }, manches suivantes : vous y jouerez encore { $count } cartes chacun.
    }
board-tip-character =
    Vaut { $value }. Remplace un { -warrior } de cette valeur et a { $count ->
        [0] zéro { -feather } à perdre.
        [one] { $count } { -feather } à perdre.
       *[other] { $count } { -feathers } à perdre.
    }
board-tip-bare = Rien à perdre face à une carte plus forte.

## The board in the browser: the goal

board-goal = But
board-tab-table = Table
board-goal-what = Le plus de points après la manche { $rounds } l’emporte
# Points for animals, and for tokens.
board-goal-parts =
    { $animals ->
        [one] { $animals } animal
       *[other] { $animals } animaux
    }, { $tokens ->
        [one] { $tokens } { -token }
       *[other] { $tokens } { -tokens }
    }
board-goal-level = Égalité à { $points }.
board-goal-lead =
    { $seat_is ->
        [you] Vous menez de { $by }.
       *[other] { $seat } mène de { $by }.
    }
board-goal-won =
    { $seat_is ->
        [you] Vous avez gagné de { $by }.
       *[other] { $seat } a gagné de { $by }.
    }
# $animals lie on the table, $now of them are decided at the end of this round.
board-goal-left =
    { $rounds ->
        [one] Dernière manche :
       *[other] Encore { $rounds } manches,
    } { $animals } { $animals ->
        [one] animal
       *[other] animaux
    } sur la table, { $now ->
        [0] aucun en jeu cette manche.
       *[other] { $now } en jeu cette manche.
    }
board-goal-bonus =
    +3 pour le plus { $species ->
        [bison] de bisons
        [caribou] de caribous
       *[eagle] d’aigles
    } : { $seat_is ->
        [you] vous
       *[other] { $seat }
    } { $first }, { $opponent_is ->
        [you] vous
       *[other] { $opponent }
    } { $second }

## The board in the browser: the log, one line for a territory and round

board-log-score =
    { $seat_is ->
        [you] Territoire { $pile } : votre { $first } contre { $second }.
       *[other]
            { $opponent_is ->
                [you] Territoire { $pile } : votre { $second } contre { $first }.
               *[other] Territoire { $pile } : { $seat } { $first }, { $opponent } { $second }.
            }
    }
# How many points both have when the round begins.
board-log-round =
    Manche { $round } · { $seat_is ->
        [you] vous
       *[other] { $seat }
    } { $first }, { $opponent_is ->
        [you] vous
       *[other] { $opponent }
    } { $second }
# $piles: the numbers of $count territories.
board-log-looked =
    { $opponent_is ->
        [you] { $seat } voit { $count ->
                [one] votre carte cachée : territoire { $piles }.
               *[other] vos cartes cachées : territoires { $piles }.
            }
       *[other] { $seat_is ->
                [you] Vous voyez
               *[other] { $seat } voit
            } { $count ->
                [one] la carte cachée { NOUN($opponent, form: "of") } : territoire { $piles }.
               *[other] les cartes cachées { NOUN($opponent, form: "of") } : territoires { $piles }.
            }
    }
# Before what follows, where no card has been turned over in the same moment.
board-log-at = Territoire { $pile } :
board-log-copied =
    { $seat_is ->
        [you] Votre { -sky } vaut { $value }.
       *[other] { -sky } vaut { $value }.
    }
board-log-charmed = { -cloud } charme le { $card }, qui vaut 0.
board-log-puma = Le { $card } affronte le puma et ne compte pas.
board-log-gathered = Le { $value } compte double.
board-log-pair = Une paire de 2 : 5 de plus.
board-log-manitou = Plus du double : { -manitou(form: "the") } donne la victoire au plus faible.
board-log-doubled = { -sequoia } double les caribous.
board-log-feathers =
    { $seat_is ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { $count ->
        [one] { $count } { -feather }.
       *[other] { $count } { -feathers }.
    }
board-log-won =
    { $seat_is ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } { $species ->
        [bison] { $count ->
            [one] { $count } bison.
           *[other] { $count } bisons.
        }
        [caribou] { $count ->
            [one] { $count } caribou.
           *[other] { $count } caribous.
        }
       *[eagle] { $count ->
            [one] { $count } aigle.
           *[other] { $count } aigles.
        }
    }
board-log-tied = Égalité : pas de gagnant.

## The board in the browser: what the lanes say while a round is resolved

board-beat-hidden = Restent cachées
board-beat-copied =
    { $seat_is ->
        [you] { -sky } : { $value } pour vous
       *[other] { -sky } : { $value } en face
    }
board-beat-charmed =
    { $seat_is ->
        [you] Vous charmez la carte d’en face
       *[other] { $seat } charme votre carte
    }
board-beat-dance = { -dance }
board-beat-locked =
    { $seat_is ->
        [you] Une carte est tirée de votre main
       *[other] Une carte est tirée de la main { NOUN($seat, form: "of") }
    }
board-beat-feathers =
    { $seat_is ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { $count ->
        [one] { $count } { -feather }
       *[other] { $count } { -feathers }
    }
board-beat-puma =
    { $seat_is ->
        [you] Le puma prend votre { $value }
       *[other] Le puma prend le { $value } { NOUN($seat, form: "of") }
    }
board-beat-gathered =
    { $seat_is ->
        [you] Votre { $value } compte double
       *[other] Le { $value } { NOUN($seat, form: "of") } compte double
    }
board-beat-pair =
    { $seat_is ->
        [you] Une paire : 5 de plus pour vous
       *[other] Une paire : 5 de plus pour { $seat }
    }
board-beat-manitou = { -manitou(form: "cap") } : le plus faible gagne
board-beat-doubled = { -sequoia } double
board-took-animals =
    { $seat_is ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { $species ->
        [bison] { $count ->
            [one] { $count } bison
           *[other] { $count } bisons
        }
        [caribou] { $count ->
            [one] { $count } caribou
           *[other] { $count } caribous
        }
       *[eagle] { $count ->
            [one] { $count } aigle
           *[other] { $count } aigles
        }
    }
board-beat-peeked =
    { $seat_is ->
        [you] Vous voyez la carte cachée
       *[other] { $seat } voit la carte cachée
    }

## What one may ask to see: the word to type, and what it shows

table-word-goal = but
    .about = ce qui fait gagner, où en est chacun, ce qui menace
table-word-tracker = suivi
    .about = les cartes montrées jusqu’ici, et ce qui peut encore venir
table-word-schedule = calendrier
    .about = quel territoire se décide à quelle manche
table-word-key = légende
    .about = ce que veulent dire les marques, les terrains, les icônes et les { -characters } de la table

## The components by table, and their figures

table-data-number = Chiffres des règles
table-data-pile = Piles
table-data-tribe = Tribus
table-data-warrior = Cartes d’une tribu, un jeu pour chacune
table-data-special = { -characters(form: "cap") }
table-data-territory = Territoires
table-field-value = valeur { $value }
table-field-hair =
    { $value ->
        [0] aucune { -feather }
        [one] { $value } { -feather }
       *[other] { $value } { -feathers }
    }
table-field-type = terrain : { NOUN($value, form: "bare") }
table-field-animal = animal : { NOUN($value, form: "bare") }
table-field-animals =
    { $value ->
        [one] { $value } animal
       *[other] { $value } animaux
    }
table-field-turns =
    { $value ->
        [one] { $value } tour
       *[other] { $value } tours
    }
table-field-icon = icône : { NOUN($value, form: "bare") }

## The rules: overview

rules-intro = Tomahawk est un jeu de cartes pour deux. Chacun mène 24 { -warriors } de valeur 1 à 10, et tous seront joués : quatre à chacune des six manches, un sur chacun des quatre territoires de la table. Le total le plus élevé remporte un territoire, et chaque animal qui s’y trouve rapporte un point. Certains { -warriors } ont aussi des { -feathers } ; une carte plus forte en face les leur prend, sous forme de { -tokens } qui valent un point chacun. Après six manches, le score le plus élevé gagne.
rules-setup =
    1. Chaque joueur prend une tribu de 24 { -warriors }.
    2. Mélangez les 7 { -characters } et donnez-en 3 à chacun, en secret. Le septième est mis de côté sans être vu.
    3. Chacun en garde 2 sur 3, retire de sa tribu un { -warrior } de même valeur pour chacun d’eux, et met de côté, sans les montrer, ces 2 cartes et { -character(form: "the") } dont il ne veut pas.
    4. Chacun mélange ses 24 cartes en une pioche face cachée et en prend 8.
    5. Triez les 15 territoires, face cachée, d’après le nombre de tours inscrit au dos, et mélangez chaque groupe.
    6. Formez quatre piles, de bas en haut : pile 1 avec 3 et 3 tours ; pile 2 avec 3, 2 et 1 ; pile 3 avec 3, 1 et 2 ; pile 4 avec 2, 2, 1 et 1. Il reste une carte de chaque durée, mise de côté sans être vue.
    7. Posez les piles côte à côte entre les joueurs, la pile 1 à gauche, et retournez la carte du dessus de chacune. Elles ont 3, 1, 2 et 1 tours.
    8. Gardez les { -tokens } à portée de main. Personne n’en a encore.
rules-order =
    1. Déployer : les deux joueurs placent en secret une carte face cachée près de chacun des quatre territoires, puis valident.
    2. Révéler : les cartes sont retournées, sauf dans les forêts où il reste des tours à jouer.
    3. Pouvoirs : ceux { -characters(form: "of") } qui viennent d’être retournés agissent, et chaque carte prend sa valeur réelle.
    4. { -spoils(form: "cap") } : dans chaque rang qui vient d’être retourné, la carte la plus forte prend les { -spoils } de l’autre.
    5. Batailles : sur chaque territoire qui a eu tous ses tours, le puma et la cueillette agissent, puis le total le plus élevé l’emporte. En cas d’égalité, personne ne gagne.
    6. Montagnes : le gagnant d’une montagne regarde les cartes que l’adversaire a cachées cette manche dans les forêts encore ouvertes.
    7. Rangement : les cartes des batailles finies s’en vont, et le territoire suivant de la pile est retourné.
    8. Pioche : chacun pioche 4 cartes, sauf avant la manche 6.
rules-schedule = Chaque pile compte six tours en tout, on sait donc dès le début quand chaque territoire se décide. La manche 1 décide des territoires 2 et 4, la manche 2 des territoires 3 et 4, la manche 3 des territoires 1, 2 et 3, la manche 4 du seul territoire 4, la manche 5 d’aucun, et la manche 6 des quatre. Les manches 4 à 6 forment un tout : trois territoires à 3 tours s’ouvrent ensemble et se décident à la toute fin, avec le dernier territoire à 2 tours. Près de la moitié des animaux s’y jouent.

## The rules: part 1

rules-part-1 = Mise en place et structure
rule-r1 = Deux tribus égales. Chacun des deux joueurs a une tribu de 24 { -warriors } ; les deux tribus ont les mêmes valeurs, de 1 à 10, et les mêmes { -feathers }, de 0 à 4 par carte. Choisir Tipi ou Totem, c’est seulement choisir une couleur.
rule-r2 = Choisir. Chaque joueur reçoit en secret 3 des 7 { -characters }, au hasard ; il en garde exactement 2 et écarte le troisième. Les deux joueurs choisissent en même temps, avant de voir les territoires, et peuvent changer d’avis tant que l’autre n’a pas répondu. Si le réglage « { setting-specials } » est sur « { setting-specials-off } », personne n’en reçoit et les tribus restent telles quelles.
rule-r3 = Céder la place. Chaque { -character } que vous gardez remplace un { -warrior } de même valeur imprimée ; { -sky } compte ici pour 6. Si les cartes de cette valeur n’ont pas le même nombre { -feathers(form: "de") }, vous choisissez celle qui part. Si le réglage « { setting-replace-choice } » est sur « { setting-replace-choice-auto } », c’est celle qui en a le plus.
rule-r4 = Ce qui part reste secret. { -character(form: "cap-the") } que vous avez écarté et les { -warriors } remplacés sont hors du jeu, et votre adversaire ne les voit pas tant que la partie dure. Le septième { -character } est lui aussi hors du jeu, sans que personne l’ait vu.
rule-r5 = Vingt-quatre cartes. Votre { -army } compte alors exactement 24 cartes : 22 { -warriors } de base et 2 { -characters }, ou 24 { -warriors } de base si vous jouez sans { -characters }.
rule-r6 = Main de départ. Votre { -army } est mélangée en une pioche face cachée, et vous en prenez en main les 8 premières cartes.
rule-r7 = Les quatre piles. Les territoires sont triés d’après leur nombre de tours, visible au dos, mélangés et empilés de bas en haut : pile 1 (3, 3), pile 2 (3, 2, 1), pile 3 (3, 1, 2), pile 4 (2, 2, 1, 1). Seule la carte du dessus de chaque pile est face visible ; des autres, on ne voit que le nombre de tours.
rule-r8 = Durée. Un territoire à 1, 2 ou 3 tours est disputé pendant autant de manches : chaque joueur y joue autant de cartes, une par manche.
rule-r9 = Le reste. Trois territoires, un de chaque durée, restent hors du jeu sans être vus. Avec le réglage « { setting-bonus-animal } », l’un d’eux, pris au hasard, est retourné (règle 57).
rule-r10 = Six manches. La partie dure exactement six manches, car chaque pile compte six tours en tout.

## The rules: part 2

rules-part-2 = Déployer
rule-r11 = Une carte partout. À chaque manche, vous jouez exactement une carte de votre main, face cachée, de votre côté de chacun des quatre territoires. Vous ne pouvez ni passer, ni en jouer deux au même endroit.
rule-r12 = En secret. Les deux joueurs choisissent en même temps, sans voir le choix de l’autre. Vous pouvez reprendre vos cartes tant que votre adversaire n’a pas validé lui aussi ; ensuite, c’est définitif.
rule-r13 = Choix libre. Toute carte peut aller sur tout territoire, quels que soient sa valeur et le terrain. Seule exception : une carte tirée par { -dance }, qui a déjà sa place (règle 30).
rule-r14 = Rangs. Les deux cartes jouées sur un territoire à la même manche forment un rang. Elles se font face jusqu’à la fin de cette bataille. Le rang 1 est celui du premier tour du territoire, et ainsi de suite.

## The rules: part 3

rules-part-3 = Révéler
rule-r15 = Plaines et montagnes. Toutes les cartes qui y sont jouées cette manche sont retournées face visible au même moment, même si la bataille continue.
rule-r16 = Forêts. Tant qu’il reste des tours à jouer dans une forêt, les cartes qui y sont jouées restent face cachée.
rule-r17 = Forêts complètes. Quand une forêt a eu tous ses tours, tous ses rangs, ceux de cette manche et les précédents, sont retournés en même temps que les autres cartes.
rule-r18 = Forêts d’un tour. Une forêt à 1 tour est complète tout de suite : ses cartes sont retournées comme en plaine.

## The rules: part 4

rules-part-4 = Ordre des effets
rule-r19 = Quatre étapes. D’abord les pouvoirs { -characters(form: "of") }, puis les { -spoils }, puis le puma et la cueillette, enfin les vainqueurs des territoires. Les quatre territoires passent une étape avant que la suivante commence.
rule-r20 = Automatique. Les pouvoirs et les icônes agissent d’eux-mêmes, ne se refusent pas et l’emportent sur les règles ordinaires.
rule-r21 = Face visible seulement. Un pouvoir agit dès que sa carte est face visible ; dans une forêt, c’est quand elle est complète.
rule-r22 = Valeurs réelles. Quand un rang est retourné, chacune de ses cartes prend une valeur réelle, qui sert pour les { -spoils } et pour le territoire. On part de la valeur imprimée ; { -sky } prend la valeur imprimée de la carte d’en face ; ensuite, une carte qui vaut 7, 8, 9 ou 10 face à { -cloud } tombe à 0.
rule-r23 = Une fois pour toutes. Les valeurs réelles d’un rang ne changent plus. Le puma et la cueillette changent seulement ce qu’une carte apporte au total de son territoire.

## The rules: part 5

rules-part-5 = { -characters(form: "cap") }
rule-r24 = { -manitou(form: "cap") }, valeur 3. Si le total final du camp d’en face, sur ce territoire, dépasse strictement le double de celui du camp qui l’a joué, ce dernier gagne le territoire. Les totaux sont ceux d’après le puma et la cueillette. Le double exact ne suffit pas.
rule-r25 = { -manitou(form: "cap") }, sinon. Dans tous les autres cas, on compare comme d’habitude : le total le plus élevé gagne, et à totaux égaux personne ne gagne.
rule-r26 = { -spirit }, valeur 2. Avec une autre carte de valeur réelle 2 de son côté dans la même bataille, les deux comptent ensemble 9 au lieu de 4, pour le territoire seulement ; { -sky } convient s’il vaut 2. Il n’y a qu’une paire par bataille : avec deux autres 2, les trois cartes comptent 11. Pour les { -spoils }, chacune reste un 2.
rule-r27 = { -sky }, valeur 6. Sa valeur réelle est la valeur imprimée de la carte d’en face : son rang est donc toujours à égalité, il ne prend jamais de { -spoils } et n’en perd jamais. Il copie la valeur, pas le pouvoir. Son 6 ne sert qu’à la mise en place.
rule-r28 = { -cloud }, valeur 1. Si la carte d’en face vaut 7, 8, 9 ou 10, elle ne vaut plus que 0, pour les { -spoils } comme pour le territoire, et { -cloud } prend { -spoils(form: "its") }. Cette carte ne perd que sa valeur, pas son pouvoir.
rule-r29 = { -dance }, valeur 4. Quand cette carte est retournée sur une plaine ou une montagne où il reste au moins un tour, on tire au hasard une carte de la main de l’adversaire : ce sera sa carte à cet endroit à la manche suivante. Rien ne se passe dans une forêt, même complète, ni au dernier tour d’un territoire. Si le réglage « { setting-twilight-timing } » est sur « { setting-twilight-timing-after-draw } », on tire juste avant le déploiement suivant.
rule-r30 = La carte tirée. Elle attend face cachée près du territoire et ne fait plus partie de la main ; son propriétaire pioche comme d’habitude et ne déploie que sur les trois autres territoires. À la révélation suivante, elle est retournée et devient une carte comme les autres. Cela ne dure qu’une manche, même sur un territoire à 3 tours.
rule-r31 = Qui la voit. Le propriétaire de la carte tirée sait laquelle c’est ; le joueur de { -dance } ne la regarde pas.
rule-r32 = { -sequoia }, valeur 5. S’il est parmi les cartes jouées dans une forêt, les caribous y comptent double pour le gagnant de la forêt, même l’adversaire. Rien ne se passe en plaine ou en montagne, ni en cas d’égalité.
rule-r33 = { -skull }, valeur 7. Les { -spoils } que prend cette carte rapportent deux fois plus de jetons : deux pour chaque { -feather } de la carte qui les perd.
rule-r34 = Un de chaque. Chaque { -character } n’existe qu’une fois, un pouvoir ne peut donc être que d’un seul côté. Chacun des joueurs a deux { -characters }.

## The rules: part 6

rules-part-6 = Terrains et icônes
rule-r35 = Plaine. Les bisons y vivent. Il n’y a pas de règle particulière.
rule-r36 = Forêt. Les caribous y vivent. Les cartes restent cachées jusqu’à ce que la forêt soit complète (règles 16 et 17).
rule-r37 = Montagne. Les aigles y vivent. Le gagnant voit des cartes cachées (règle 52).
rule-r38 = Puma. Quand le territoire se décide, on cherche la plus haute valeur réelle parmi toutes ses cartes, les deux camps réunis. Chaque carte de cette valeur, des deux côtés, combat le puma et compte 0.
rule-r39 = Cueillette. Quand le territoire se décide, on cherche la plus basse valeur réelle parmi toutes ses cartes, les deux camps réunis. Chaque carte de cette valeur compte double, grâce aux { -berries } ; un 0 reste 0.
rule-r40 = À la fin seulement. Les icônes agissent une seule fois, à la fin de la bataille. Elles ne changent jamais rien aux { -spoils }.
rule-r41 = Face au puma. Une carte qui combat le puma ne participe pas au résultat : sa valeur ne compte pas, et un pouvoir qui agit sur ce résultat, celui { -manitou(form: "of") } ou la paire d’{ -spirit }, ne joue pas. Les autres pouvoirs ne sont pas touchés : { -sky }, { -cloud } et { -skull } ont déjà servi, et { -sequoia } double toujours.
rule-r42 = Carte par carte. La plus forte et la plus faible se cherchent parmi les valeurs réelles de chaque carte. Les cartes d’une paire d’{ -spirit } sont ici deux 2 ; si la cueillette les double, elles comptent 4 et 4 et gardent leurs 5 de plus, soit 13.

## The rules: part 7

rules-part-7 = { -spoils(form: "cap") }
rule-r43 = Qui prend quoi. Dans chaque rang retourné cette manche, si une carte a une valeur réelle strictement plus haute, son propriétaire prend autant de { -tokens } qu’il y a { -feathers(form: "de") } sur la carte la plus faible, et rien s’il n’y en a pas. À valeurs égales, personne ne prend rien.
rule-r44 = Rang par rang. Chaque rang est comparé exactement une fois : en plaine et en montagne à la manche où il est joué, dans une forêt à la manche où elle devient complète. On ne compare que les deux cartes qui se font face, jamais les sommes.
rule-r45 = Les deux restent. La carte qui a perdu ses { -feathers } et celle qui les a prises restent en place et comptent pour le territoire.
rule-r46 = Jetons. Chaque { -token } vaut un point. Les jetons sont visibles de tous et ne changent plus de main. La boîte en contient 24 ; s’il en faut davantage, on continue de compter.

## The rules: part 8

rules-part-8 = Décider des territoires
rule-r47 = Quand. Un territoire se décide à la manche où les deux joueurs y ont joué toutes leurs cartes.
rule-r48 = Totaux. On additionne les valeurs réelles de chaque côté. Une carte qui combat le puma compte 0, les plus faibles d’un territoire avec cueillette comptent double, et une paire d’{ -spirit } ajoute 5.
rule-r49 = Gagner. Le total le plus élevé gagne, sauf si { -manitou(form: "the") } renverse le résultat (règle 24). Le vainqueur prend la carte du territoire, face visible : elle vaut un point par animal, et le double dans une forêt avec { -sequoia }.
rule-r50 = Égalité. Si les totaux sont égaux, même 0 à 0, le territoire est défaussé et ne rapporte rien.
rule-r51 = Ensuite. Toutes les cartes jouées sur les territoires décidés vont, face cachée, { -discards } de leur propriétaire. Le réglage « { setting-tracker } » liste les cartes déjà montrées ; sans lui, il faut s’en souvenir, et le journal des manches passées est masqué.
rule-r52 = La vue de la montagne. Le gagnant d’une montagne, même grâce { -manitou(form: "to") }, voit toutes les cartes que l’adversaire a cachées cette manche dans les forêts encore ouvertes, mais pas celles des manches précédentes. Le perdant ne voit rien, une montagne à égalité ne montre rien, une deuxième rien de plus, et si chacun en gagne une, les deux regardent. Cela se fait tout seul, et chacun apprend quelles cartes ont été regardées. Avec le réglage « { setting-tracker } », les cartes que vous avez vues vous restent visibles ; sans lui, vous les voyez une fois.
rule-r53 = Le moment de regarder. Les cartes sont montrées une fois toutes les batailles de la manche décidées. Aux manches 5 et 6, il n’y a jamais rien à voir : aucune bataille ne finit à la manche 5, et aucune forêt n’est encore ouverte à la fin de la manche 6.
rule-r54 = Nouveaux territoires. Chaque territoire décidé est remplacé par la carte suivante de sa pile, retournée face visible, avant la pioche.

## The rules: part 9

rules-part-9 = Piocher et finir
rule-r55 = Piocher. Après chacune des manches 1 à 4, les deux joueurs piochent 4 cartes et reviennent à 8, ou à 7 plus la carte tirée par { -dance }. On ne pioche pas après la manche 5 : à la manche 6, on joue ses quatre dernières cartes.
rule-r56 = Score final. Après la manche 6, comptez les animaux de vos territoires, doublés là où { -sequoia } était dans la forêt, vos jetons, et le bonus de la règle 57 si vous jouez avec. Le joueur qui a le plus de points gagne, et à égalité la partie est nulle. Si le réglage « { setting-tie-break } » est sur « { setting-tie-break-hunter } », le plus de points d’animaux départage, sans le bonus, puis le plus de territoires ; si tout est égal, la partie est nulle.
rule-r57 = Animal recherché. Cette règle vaut avec le réglage « { setting-bonus-animal } ». Le joueur qui a gagné le plus d’animaux de l’espèce montrée par le territoire retourné marque 3 points de plus ; les caribous qui comptent double comptent double ici aussi. À égalité, personne ne les marque.

## La leçon

board-lesson-send = Quatre cartes, en secret
    .about = À chaque manche, chacun pose une carte face cachée devant chacun des quatre territoires. Puis on les retourne toutes ensemble.
board-lesson-win = Le total le plus élevé gagne
    .about = Quand un territoire a eu tous ses tours, le total le plus élevé prend ses animaux : un point chacun.
board-lesson-take = La plus forte prend les { -spoils }
    .about = De deux cartes face à face, la plus forte prend { -spoils(form: "its") } à l’autre : un point par jeton.
board-lesson-lands = Trois sortes de terrain
    .about = En plaine, tout est visible. Les forêts cachent leurs cartes jusqu’à la fin. Le gagnant d’une montagne regarde dans les forêts.

## Raisons : elles se suivent, en minuscules, sans point ; .theirs est la forme qui parle de quelqu’un d’autre

reason-character = garde { NOUN($card, form: "the") } : { $card ->
        [cloud] en face, un 7, 8, 9 ou 10 ne vaut plus que 0
        [spirit] avec un autre 2, les deux comptent 9
        [manitou] gagne là où le total adverse dépasse le double du vôtre
        [dance] la prochaine carte adverse y est tirée au hasard
        [sequoia] dans une forêt, les caribous comptent double
        [sky] vaut autant que toute carte d’en face, et ne perd jamais de { -spoils }
       *[other] les { -spoils } pris comptent double
    }
    .theirs = garde { NOUN($card, form: "the") }
reason-makes-way = { NOUN($card, form: "the") } s’en va : personne ne pourra plus lui prendre { -feathers(form: "de") }
# $count of the $of warriors on the other side that have not been seen.
reason-wins = gagne le territoire { $pile } contre { $count } des { $of } { -warriors } adverses encore jamais vus
reason-probably-wins = gagnera sans doute le territoire { $pile }, { NOUN($territory, form: "the") }
reason-beats = bat { $count } des { $of } { -warriors } adverses encore jamais vus
reason-total = porte votre total sur le territoire { $pile } à { $count } contre { $other }
    .theirs = porte le total sur le territoire { $pile } à { $count } contre { $other }
reason-spared = sur le territoire { $pile }, le puma prendra sans doute une autre carte
reason-gathers = sans doute la carte la plus faible du territoire { $pile } : elle y compte alors double
reason-nothing-to-lose = en cas de défaite, pas { -feathers(form: "de") } à perdre
reason-safe = ses { $feathers } { -feathers } n’ont rien à craindre de { $count } des { $of } { -warriors } adverses encore jamais vus
reason-charms = en face, un 7, 8, 9 ou 10 ne vaut plus que 0 : { $count } des { $of } { -warriors } adverses encore jamais vus
reason-dance = la prochaine carte adverse sur le territoire { $pile } est tirée au hasard
reason-doubles = les caribous du territoire { $pile } comptent double : { $points } points pour qui le gagne
reason-skull = prend le double de { -tokens } à une carte plus faible
reason-sky = vaut autant que toute carte d’en face, et ne peut pas perdre de { -spoils }
reason-sage = gagne le territoire { $pile } si le total adverse y dépasse le double du vôtre
    .theirs = gagne le territoire { $pile } si le total adverse y dépasse le double du sien
reason-pair = forme une paire de 2 sur le territoire { $pile } : { $points } de plus pour votre total
    .theirs = forme une paire de 2 sur le territoire { $pile } : { $points } de plus pour le total
reason-worth-it = une carte forte là où l’enjeu est le plus grand : { $count } points
reason-cheap = une carte faible là où l’enjeu est petit : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# $more stronger cards are in the hand beside $card.
reason-keeps = garde { NOUN($card, form: "the") }{ $more ->
        [0] { "" }
        [one] { " " }et une autre carte plus forte
       *[other] { " " }et { $more } autres cartes plus fortes
    } pour { $when ->
        [round] la manche suivante
        [territory] un autre territoire
       *[both] un autre territoire ou une manche suivante
    }
reason-victory = gagne la partie { $points } à { $other }
reason-won = a gagné { NOUN($territory, form: "the") } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
reason-territory-lost = { NOUN($territory, form: "the") } est pour { $seat_is ->
        [you] vous
       *[other] { $seat }
    }
reason-takes = { NOUN($card, form: "the") } a pris { $count ->
        [one] { $count } { -token }
       *[other] { $count } { -tokens }
    } { NOUN($other, form: "to") }
reason-feathers-lost = { NOUN($other, form: "the") } a laissé { $count ->
        [one] { $count } { -token }
       *[other] { $count } { -tokens }
    } { NOUN($card, form: "to") }
reason-looks = { $count ->
        [one] a vu une carte cachée
       *[other] a vu { $count } cartes cachées
    }

## What a balance of the game tells of

holding-special = Personnage spécial
