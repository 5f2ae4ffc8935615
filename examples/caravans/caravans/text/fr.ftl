### Caravans, français.

game-title = Caravanes
game-tagline = Deux marchands, quelques couleurs, une carte à la fois.
game-about = Un jeu de cartes. Posez des cartes croissantes dans vos caravanes ; chacune coûte dix avant de rapporter.

## Choix

option-lay = Poser { NOUN($card, form: "the") } dans sa caravane
option-lay-off = Défausser { NOUN($card, form: "the") }
option-draw = Piocher
option-take = Prendre la carte du dessus de la pile { NOUN($colour, form: "of") }

## Questions

prompt-lay = Quelle carte posez-vous ?
    .help = Les cartes d’une caravane vont croissant. Une carte défaussée peut être prise par l’autre joueur.
prompt-draw = Où piochez-vous ?
    .help = La pioche, ou le dessus d’une pile sur laquelle vous ne venez pas de défausser.

## Événements

event-dealt =
    { $seat_is ->
        [you] Vous recevez { NOUN($cards, form: "the") }.
       *[other] { $seat } reçoit { $count } cartes.
    }
event-dealt-hidden = { $seat } reçoit { $count } cartes.
event-turn =
    { $seat_is ->
        [you] À vous
       *[other] À { $seat }
    }
event-laid =
    { $seat_is ->
        [you] Vous posez { NOUN($card, form: "the") }.
       *[other] { $seat } pose { NOUN($card, form: "the") }.
    }
event-laid-off =
    { $seat_is ->
        [you] Vous défaussez { NOUN($card, form: "the") }.
       *[other] { $seat } défausse { NOUN($card, form: "the") }.
    }
event-drew =
    { $seat_is ->
        [you] Vous piochez { NOUN($card, form: "the") }.
       *[other] { $seat } pioche { NOUN($card, form: "the") }.
    }
event-drew-hidden = { $seat } pioche.
event-took =
    { $seat_is ->
        [you] Vous prenez { NOUN($card, form: "the") }.
       *[other] { $seat } prend { NOUN($card, form: "the") }.
    }
event-over = La pioche est vide : { $seat } { $first }, { $opponent } { $second }.

## Pourquoi pas

why-not-in-hand = Vous n’avez pas { NOUN($card, form: "the") } en main.
why-nothing-fits = Aucune de vos cartes n’est plus haute que la dernière de sa caravane : défaussez.
why-just-laid-off = Vous venez de défausser sur la pile { NOUN($colour, form: "of") } : piochez ailleurs.
why-pile-empty = La pile { NOUN($colour, form: "of") } est vide : piochez ailleurs.

## Réglages

setting-colours = Couleurs
    .about = Combien il y a de couleurs.
setting-colours-3 = Trois
setting-colours-4 = Quatre
setting-wagers = Paris
    .about = S’il y a des cartes qui multiplient une caravane.
setting-wagers-on = Oui
setting-wagers-off = Non

## Score

score-colour = Caravane { NOUN($colour, form: "of") }

## Ce qu’il y a sur la table

zone-deck = Cartes dans la pioche
zone-piles = Piles
zone-caravans = Caravanes
zone-known = Vues par tous
zone-hand = Main

## Les règles

rules-intro = Posez une carte, piochez-en une, jusqu’à la fin de la pioche.
rules-part-1 = Les cartes
rules-part-2 = Un tour
rules-part-3 = La fin
rule-r1 = Cartes. Chaque couleur a les valeurs 2 à 8 et un pari.
rule-r2 = Donne. Chacun reçoit cinq cartes ; le reste est la pioche.
rule-r3 = Tour. À votre tour, posez une carte, puis piochez-en une.
rule-r4 = Caravanes. Une carte va dans votre caravane de sa couleur si elle est plus haute que la dernière ; un pari seulement avant tout nombre.
rule-r5 = Défausse. Ou défaussez une carte, visible, sur la pile de sa couleur.
rule-r6 = Pioche. Piochez, ou prenez le dessus d’une pile, mais pas la carte que vous venez de défausser.
rule-r7 = Fin. La partie s’arrête dès que la dernière carte est piochée.
rule-r8 = Points. Une caravane compte la somme de ses valeurs moins 10, le double avec un pari. Une caravane vide ne compte rien.

## Noms

noun-red = rouge
    .a = un rouge
noun-green = vert
    .a = un vert
noun-blue = bleu
    .a = un bleu
noun-gold = or
    .a = un or
noun-red-w = pari rouge
    .a = un pari rouge
noun-red-2 = 2 rouge
    .a = un 2 rouge
noun-red-3 = 3 rouge
    .a = un 3 rouge
noun-red-4 = 4 rouge
    .a = un 4 rouge
noun-red-5 = 5 rouge
    .a = un 5 rouge
noun-red-6 = 6 rouge
    .a = un 6 rouge
noun-red-7 = 7 rouge
    .a = un 7 rouge
noun-red-8 = 8 rouge
    .a = un 8 rouge
noun-green-w = pari vert
    .a = un pari vert
noun-green-2 = 2 vert
    .a = un 2 vert
noun-green-3 = 3 vert
    .a = un 3 vert
noun-green-4 = 4 vert
    .a = un 4 vert
noun-green-5 = 5 vert
    .a = un 5 vert
noun-green-6 = 6 vert
    .a = un 6 vert
noun-green-7 = 7 vert
    .a = un 7 vert
noun-green-8 = 8 vert
    .a = un 8 vert
noun-blue-w = pari bleu
    .a = un pari bleu
noun-blue-2 = 2 bleu
    .a = un 2 bleu
noun-blue-3 = 3 bleu
    .a = un 3 bleu
noun-blue-4 = 4 bleu
    .a = un 4 bleu
noun-blue-5 = 5 bleu
    .a = un 5 bleu
noun-blue-6 = 6 bleu
    .a = un 6 bleu
noun-blue-7 = 7 bleu
    .a = un 7 bleu
noun-blue-8 = 8 bleu
    .a = un 8 bleu
noun-gold-w = pari or
    .a = un pari or
noun-gold-2 = 2 or
    .a = un 2 or
noun-gold-3 = 3 or
    .a = un 3 or
noun-gold-4 = 4 or
    .a = un 4 or
noun-gold-5 = 5 or
    .a = un 5 or
noun-gold-6 = 6 or
    .a = un 6 or
noun-gold-7 = 7 or
    .a = un 7 or
noun-gold-8 = 8 or
    .a = un 8 or
