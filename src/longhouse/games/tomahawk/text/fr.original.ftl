### Tomahawk, français, vocabulaire d’origine (les mots du livret de 2006).
###
### Loaded over fr.ftl: each entry here replaces the whole entry of the same name there.

## Words

-warrior = indien
-warriors = indiens
-army = armée
-character =
    { $form ->
        [the] l’indien spécial
        [cap-the] L’indien spécial
       *[bare] indien spécial
    }
-characters =
    { $form ->
        [cap] Indiens spéciaux
        [of] des indiens spéciaux
       *[bare] indiens spéciaux
    }
-feather = icône cheveux
-feathers =
    { $form ->
        [de] d’icônes cheveux
       *[bare] icônes cheveux
    }
-spoils =
    { $form ->
        [cap] Scalps
        [its] son scalp
       *[bare] scalps
    }
-token = jeton scalp
-tokens =
    { $form ->
        [cap] Jetons scalps
       *[bare] jetons scalps
    }
-discards = au cimetière
-berries = champignons magiques
-worn = cheveux { $n }

## Names of the characters

-manitou =
    { $form ->
        [the] le Grand manitou
        [cap] Le Grand manitou
        [of] du Grand manitou
        [to] au Grand manitou
       *[bare] Grand manitou
    }
-skull = Crâne au vent

## The game

game-about = Un jeu de cartes. À chacune des six manches, les deux joueurs envoient en secret un { -warrior } sur chacun des quatre territoires : le camp le plus fort y gagne les animaux, et la carte la plus forte scalpe aussi celle d’en face. Toutes vos cartes seront jouées : tout l’art est de bien les placer.

## Events

event-scalped =
    Territoire { $pile }, rang { $row } : { NOUN($card, form: "the") } { $count ->
        [0] bat
       *[other] scalpe
    } { NOUN($other, form: "the") }. { $seat_is ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { $count ->
        [one] { $count } { -token }
       *[other] { $count } { -tokens }
    }.

## Questions

prompt-replace = Quel { -warrior } laisse sa place { NOUN($special, form: "to") } ?
    .help = La carte que vous retirez quitte la partie sans être vue. Seul l’adversaire peut gagner les cheveux de vos cartes : mieux vaut souvent retirer celle qui en a le plus.

## Rules

rules-intro = Tomahawk est un jeu de cartes pour deux. Chacun mène 24 { -warriors } de valeur 1 à 10, et tous seront joués : quatre à chacune des six manches, un sur chacun des quatre territoires de la table. Le total le plus élevé remporte un territoire, et chaque animal qui s’y trouve rapporte un point. Certains { -warriors } ont aussi une belle chevelure, montrée par des { -feathers } ; une carte plus forte en face les scalpe et prend autant de { -tokens }, qui valent un point chacun. Après six manches, le score le plus élevé gagne.
rules-order =
    1. Déployer : les deux joueurs placent en secret une carte face cachée près de chacun des quatre territoires, puis valident.
    2. Révéler : les cartes sont retournées, sauf dans les forêts où il reste des tours à jouer.
    3. Pouvoirs : ceux { -characters(form: "of") } qui viennent d’être retournés agissent, et chaque carte prend sa valeur réelle.
    4. { -spoils(form: "cap") } : dans chaque rang qui vient d’être retourné, la carte la plus forte scalpe l’autre, si celle-ci a des cheveux.
    5. Batailles : sur chaque territoire qui a eu tous ses tours, le puma et la cueillette agissent, puis le total le plus élevé l’emporte. En cas d’égalité, personne ne gagne.
    6. Montagnes : le gagnant d’une montagne regarde les cartes que l’adversaire a cachées cette manche dans les forêts encore ouvertes.
    7. Rangement : les cartes des batailles finies s’en vont, et le territoire suivant de la pile est retourné.
    8. Pioche : chacun pioche 4 cartes, sauf avant la manche 6.
rule-r27 = { -sky }, valeur 6. Sa valeur réelle est la valeur imprimée de la carte d’en face : son rang est donc toujours à égalité, il ne scalpe jamais et n’est jamais scalpé. Il copie la valeur, pas le pouvoir. Son 6 ne sert qu’à la mise en place.
rule-r28 = { -cloud }, valeur 1. Si la carte d’en face vaut 7, 8, 9 ou 10, elle ne vaut plus que 0, pour les { -spoils } comme pour le territoire, et { -cloud } la scalpe si elle a des cheveux. Cette carte ne perd que sa valeur, pas son pouvoir.
rule-r33 = { -skull }, valeur 7. Les { -spoils } que prend cette carte rapportent deux fois plus de jetons : deux pour chaque { -feather } de la carte scalpée.
rule-r43 = Qui scalpe. Dans chaque rang retourné cette manche, si une carte a une valeur réelle strictement plus haute, elle scalpe l’autre : son propriétaire prend autant de { -tokens } qu’il y a { -feathers(form: "de") } sur la carte la plus faible, et rien s’il n’y en a pas. À valeurs égales, personne ne scalpe.
rule-r45 = Les deux restent. La carte scalpée et celle qui l’a scalpée restent en place et comptent pour le territoire.
