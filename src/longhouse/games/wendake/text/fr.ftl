### Wendake, français.
###
### Components arrive as ids and are rendered by NOUN($x, form: "bare" | "a" | "the" | "of" | "to"), which reads the
### noun-<id> messages below and joins lists; dots and underscores of an id are hyphens here (c4.1 is noun-c4-1). A player
### arrives as $seat with $seat_is = "you" or "other" (and $opponent, $opponent_is). $slot is 1 to 9, row by row.
### Yes and no arrive as 1 and 0 in Python, as true and false in the browser: both are named.
### Nouns: .a is written, for its article (un, des, du; le for the only one of its kind; none for a name), and of the other
### forms those that core/text.py does not make rightly of it (la hache).
### Names of players have no known gender: nothing may agree with them.

## The game

game-title = Wendake
game-tagline = Menez une nation des Grands Lacs pendant sept années, et gardez l’équilibre entre tout.
game-about = Un jeu de planification autour des Grands Lacs, de 1756 à 1763. Chaque année, vous utilisez trois tuiles alignées de votre grille pour récolter, chasser, pêcher, commercer, voyager, tenir des cérémonies et protéger les vôtres. Quatre pistes forment deux paires, et seule la plus basse de chaque paire compte : l’équilibre fait gagner.

## Nouns: goods

noun-corn = blé
    .a = du blé
noun-beans = haricots
    .a = des haricots
noun-pumpkin = citrouille
    .a = une citrouille
noun-leather = cuir
    .a = du cuir
noun-fish = poisson
    .a = du poisson
noun-beaver = castor
    .a = un castor

## Nouns: natives

noun-warrior = guerrier
    .a = un guerrier
noun-woman = femme
    .a = une femme
noun-hunter = chasseur
    .a = un chasseur
noun-black = guerrier noir
    .a = le guerrier noir

## Nouns: tracks

noun-economic = Économie
    .a = la piste Économie
noun-military = Guerre
    .a = la piste Guerre
noun-ritual = Rituels
    .a = la piste Rituels
noun-mask = Masques
    .a = la piste Masques

## Nouns: maps

noun-2 = carte à 2 joueurs
    .a = une carte à 2 joueurs
noun-3 = carte à 3 joueurs
    .a = une carte à 3 joueurs
noun-4 = carte à 4 joueurs
    .a = une carte à 4 joueurs

## Nouns: territories

noun-E = Wisconsin
    .a = le Wisconsin
noun-s1 = Bawating
    .a = Bawating
noun-s2 = Muskegon
    .a = Muskegon
noun-s3 = Kankakee
    .a = Kankakee
noun-F = Susquehanna
    .a = Susquehanna
noun-t1 = baie Georgienne
    .a = la baie Georgienne
noun-t2 = Grande-Rivière
    .a = Grande-Rivière
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
noun-x2 = Détroit
    .a = Détroit
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
    .of = de Ouiatenon
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
noun-d6 = Détroit
    .a = Détroit

## Nouns: areas. Two ponds in one territory are told apart by where they lie on the board

noun-E-1 = champ de haricots du Wisconsin
    .a = un champ de haricots du Wisconsin
noun-E-2 = étang à castors du Wisconsin
    .a = un étang à castors du Wisconsin
noun-s1-1 = champ de blé de Bawating
    .a = un champ de blé de Bawating
noun-s1-2 = champ de citrouilles de Bawating
    .a = un champ de citrouilles de Bawating
noun-s2-1 = champ de citrouilles de Muskegon
    .a = un champ de citrouilles de Muskegon
noun-s2-2 = étang à castors de Muskegon
    .a = un étang à castors de Muskegon
noun-s3-1 = étang à castors ouest de Kankakee
    .a = un étang à castors ouest de Kankakee
noun-s3-2 = étang à castors est de Kankakee
    .a = un étang à castors est de Kankakee
noun-F-1 = champ de citrouilles de Susquehanna
    .a = un champ de citrouilles de Susquehanna
noun-F-2 = étang à castors de Susquehanna
    .a = un étang à castors de Susquehanna
noun-t1-1 = étang à castors est de la baie Georgienne
    .a = un étang à castors est de la baie Georgienne
noun-t1-2 = étang à castors ouest de la baie Georgienne
    .a = un étang à castors ouest de la baie Georgienne
noun-t2-1 = champ de haricots de Grande-Rivière
    .a = un champ de haricots de Grande-Rivière
noun-t2-2 = étang à castors de Grande-Rivière
    .a = un étang à castors de Grande-Rivière
noun-t3-1 = champ de blé de Sandusky
    .a = un champ de blé de Sandusky
noun-t3-2 = champ de haricots de Sandusky
    .a = un champ de haricots de Sandusky
noun-P-1 = champ de blé de Chequamegon
    .a = un champ de blé de Chequamegon
noun-P-2 = étang à castors de Chequamegon
    .a = un étang à castors de Chequamegon
noun-q3-1 = champ de citrouilles de La Baye
    .a = un champ de citrouilles de La Baye
noun-q3-2 = étang à castors de La Baye
    .a = un étang à castors de La Baye
noun-R-1 = champ de haricots de Saint-Joseph
    .a = un champ de haricots de Saint-Joseph
noun-R-2 = étang à castors de Saint-Joseph
    .a = un étang à castors de Saint-Joseph
noun-y1-1 = champ de citrouilles de Michilimackinac
    .a = un champ de citrouilles de Michilimackinac
noun-y1-2 = étang à castors de Michilimackinac
    .a = un étang à castors de Michilimackinac
noun-x3-1 = champ de haricots de Muskegon
    .a = un champ de haricots de Muskegon
noun-x3-2 = étang à castors de Muskegon
    .a = un étang à castors de Muskegon
noun-y3-1 = champ de blé de Saginaw
    .a = un champ de blé de Saginaw
noun-y3-2 = étang à castors de Saginaw
    .a = un étang à castors de Saginaw
noun-Q-1 = champ de citrouilles de Genesee
    .a = un champ de citrouilles de Genesee
noun-Q-2 = étang à castors de Genesee
    .a = un étang à castors de Genesee
noun-q1-1 = champ de haricots de Nipissing
    .a = un champ de haricots de Nipissing
noun-q1-2 = étang à castors de Nipissing
    .a = un étang à castors de Nipissing
noun-q2-1 = champ de blé d’Allegheny
    .a = un champ de blé d’Allegheny
noun-q2-2 = étang à castors d’Allegheny
    .a = un étang à castors d’Allegheny
noun-x1-1 = champ de blé de Wendake
    .a = un champ de blé de Wendake
noun-x1-2 = étang à castors de Wendake
    .a = un étang à castors de Wendake
noun-y2-1 = champ de haricots de Niagara
    .a = un champ de haricots de Niagara
noun-y2-2 = étang à castors de Niagara
    .a = un étang à castors de Niagara
noun-x2-1 = champ de citrouilles de Détroit
    .a = un champ de citrouilles de Détroit
noun-x2-2 = étang à castors de Détroit
    .a = un étang à castors de Détroit
noun-A-1 = champ de blé de Chequamegon
    .a = un champ de blé de Chequamegon
noun-A-2 = étang à castors de Chequamegon
    .a = un étang à castors de Chequamegon
noun-c1-1 = champ de haricots de Keweenaw
    .a = un champ de haricots de Keweenaw
noun-c1-2 = étang à castors de Keweenaw
    .a = un étang à castors de Keweenaw
noun-c2-1 = champ de haricots de Michilimackinac
    .a = un champ de haricots de Michilimackinac
noun-c2-2 = champ de citrouilles de Michilimackinac
    .a = un champ de citrouilles de Michilimackinac
noun-c3-1 = champ de citrouilles de La Baye
    .a = un champ de citrouilles de La Baye
noun-c3-2 = étang à castors de La Baye
    .a = un étang à castors de La Baye
noun-c4-1 = champ de blé de Saginaw
    .a = un champ de blé de Saginaw
noun-c4-2 = champ de citrouilles de Saginaw
    .a = un champ de citrouilles de Saginaw
noun-c4-3 = étang à castors ouest de Saginaw
    .a = un étang à castors ouest de Saginaw
noun-c4-4 = étang à castors est de Saginaw
    .a = un étang à castors est de Saginaw
noun-B-1 = champ de haricots de Saint-Joseph
    .a = un champ de haricots de Saint-Joseph
noun-B-2 = étang à castors de Saint-Joseph
    .a = un étang à castors de Saint-Joseph
noun-c5-1 = champ de blé de Ouiatenon
    .a = un champ de blé de Ouiatenon
noun-c5-2 = étang à castors de Ouiatenon
    .a = un étang à castors de Ouiatenon
noun-c6-1 = étang à castors ouest de Maumee
    .a = un étang à castors ouest de Maumee
noun-c6-2 = étang à castors est de Maumee
    .a = un étang à castors est de Maumee
noun-C-1 = champ de citrouilles de Kichesipi
    .a = un champ de citrouilles de Kichesipi
noun-C-2 = étang à castors de Kichesipi
    .a = un étang à castors de Kichesipi
noun-d1-1 = champ de blé de Nipissing
    .a = un champ de blé de Nipissing
noun-d1-2 = étang à castors de Nipissing
    .a = un étang à castors de Nipissing
noun-d2-1 = étang à castors est de Wendake
    .a = un étang à castors est de Wendake
noun-d2-2 = étang à castors ouest de Wendake
    .a = un étang à castors ouest de Wendake
noun-d3-1 = champ de haricots d’Oswego
    .a = un champ de haricots d’Oswego
noun-d3-2 = étang à castors d’Oswego
    .a = un étang à castors d’Oswego
noun-d4-1 = champ de blé de Niagara
    .a = un champ de blé de Niagara
noun-d4-2 = champ de haricots de Niagara
    .a = un champ de haricots de Niagara
noun-d4-3 = étang à castors est de Niagara
    .a = un étang à castors est de Niagara
noun-d4-4 = étang à castors ouest de Niagara
    .a = un étang à castors ouest de Niagara
noun-D-1 = champ de blé de Genesee
    .a = un champ de blé de Genesee
noun-D-2 = étang à castors de Genesee
    .a = un étang à castors de Genesee
noun-d5-1 = champ de citrouilles d’Allegheny
    .a = un champ de citrouilles d’Allegheny
noun-d5-2 = étang à castors d’Allegheny
    .a = un étang à castors d’Allegheny
noun-d6-1 = champ de haricots de Détroit
    .a = un champ de haricots de Détroit
noun-d6-2 = champ de citrouilles de Détroit
    .a = un champ de citrouilles de Détroit

## Nouns: lakes

noun-superior = lac Supérieur
    .a = le lac Supérieur
noun-michigan = lac Michigan
    .a = le lac Michigan
noun-huron = lac Huron
    .a = le lac Huron
noun-erie = lac Érié
    .a = le lac Érié
noun-ontario = lac Ontario
    .a = le lac Ontario

## Nouns: action tiles, named after their actions

noun-S1 = Déplacement 3
    .a = « Déplacement 3 »
noun-S2 = Récolte
    .a = « Récolte »
noun-S3 = Chasse + Déplacement 1
    .a = « Chasse + Déplacement 1 »
noun-S4 = Tannage + Déplacement 1
    .a = « Tannage + Déplacement 1 »
noun-S5 = Pêche + Guerre
    .a = « Pêche + Guerre »
noun-S6 = Masques
    .a = « Masques »
noun-S7 = Commerce
    .a = « Commerce »
noun-S8 = Feu sacré
    .a = « Feu sacré »
noun-S9 = Canoé + Déplacement 1
    .a = « Canoé + Déplacement 1 »
noun-S8b = Feu sacré noir
    .a = « Feu sacré noir »
noun-A01 = Chasse + Déplacement 1 + Commerce
    .a = « Chasse + Déplacement 1 + Commerce »
noun-A02 = Récolte + Commerce
    .a = « Récolte + Commerce »
noun-A03 = Pêche + Déplacement 1 + Commerce
    .a = « Pêche + Déplacement 1 + Commerce »
noun-A04 = Tannage + Déplacement 1 + Commerce
    .a = « Tannage + Déplacement 1 + Commerce »
noun-A05 = Canoé + Déplacement 1 + Commerce
    .a = « Canoé + Déplacement 1 + Commerce »
noun-A06 = Déplacement 3 + Guerre
    .a = « Déplacement 3 + Guerre »
noun-A07 = Pêche + Déplacement 1 + Guerre
    .a = « Pêche + Déplacement 1 + Guerre »
noun-A08 = Récolte + Déplacement 1 + Guerre
    .a = « Récolte + Déplacement 1 + Guerre »
noun-A09 = Chasse + Déplacement 1 + Guerre
    .a = « Chasse + Déplacement 1 + Guerre »
noun-A10 = Canoé + Déplacement 1 + Guerre
    .a = « Canoé + Déplacement 1 + Guerre »
noun-A11 = Déplacement 3 + Masques
    .a = « Déplacement 3 + Masques »
noun-A12 = Récolte + Déplacement 1 + Masques
    .a = « Récolte + Déplacement 1 + Masques »
noun-A13 = Canoé + Pêche + Masques
    .a = « Canoé + Pêche + Masques »
noun-A14 = Chasse + Tannage + Masques
    .a = « Chasse + Tannage + Masques »
noun-A15 = Tannage + Déplacement 2 + Masques
    .a = « Tannage + Déplacement 2 + Masques »
noun-A16 = Canoé + Pêche + Récolte
    .a = « Canoé + Pêche + Récolte »
noun-A17 = Chasse + Tannage + Déplacement 3
    .a = « Chasse + Tannage + Déplacement 3 »
noun-B01 = Déplacement 2 + Guerre + Commerce
    .a = « Déplacement 2 + Guerre + Commerce »
noun-B02 = Pêche + Guerre + Commerce
    .a = « Pêche + Guerre + Commerce »
noun-B03 = Récolte + Masques + Commerce
    .a = « Récolte + Masques + Commerce »
noun-B04 = Tannage + Déplacement 1 + Masques + Commerce
    .a = « Tannage + Déplacement 1 + Masques + Commerce »
noun-B05 = Déplacement 2 + Guerre + Masques
    .a = « Déplacement 2 + Guerre + Masques »
noun-B06 = Canoé + Déplacement 1 + Guerre + Masques
    .a = « Canoé + Déplacement 1 + Guerre + Masques »
noun-B07 = Chasse + Tannage + Déplacement 2 + Commerce
    .a = « Chasse + Tannage + Déplacement 2 + Commerce »
noun-B08 = Récolte + Pêche + Commerce
    .a = « Récolte + Pêche + Commerce »
noun-B09 = Canoé + Pêche + Déplacement 2 + Commerce
    .a = « Canoé + Pêche + Déplacement 2 + Commerce »
noun-B10 = Canoé + Déplacement 4 + Guerre
    .a = « Canoé + Déplacement 4 + Guerre »
noun-B11 = Chasse + Tannage + Déplacement 2 + Guerre
    .a = « Chasse + Tannage + Déplacement 2 + Guerre »
noun-B12 = Récolte + Pêche + Déplacement 1 + Guerre
    .a = « Récolte + Pêche + Déplacement 1 + Guerre »
noun-B13 = Déplacement 2 + Masques + Masques
    .a = « Déplacement 2 + Masques + Masques »
noun-B14 = Récolte + Chasse + Tannage + Masques
    .a = « Récolte + Chasse + Tannage + Masques »
noun-B15 = Canoé + Pêche + Déplacement 2 + Masques
    .a = « Canoé + Pêche + Déplacement 2 + Masques »
noun-B16 = Récolte + Chasse + Tannage + Pêche
    .a = « Récolte + Chasse + Tannage + Pêche »
noun-B17 = Canoé + Canoé + Pêche + Déplacement 3
    .a = « Canoé + Canoé + Pêche + Déplacement 3 »

## Nouns: progress tiles

noun-P1-1 = Sentier
    .a = « Sentier »
noun-P1-2 = Alliance
    .a = « Alliance »
noun-P1-3 = Ordre libre
    .a = « Ordre libre »
noun-P1-4 = Danse
    .a = « Danse »
noun-P1-5 = Second masque
    .a = « Second masque »
noun-P1-6 = Cercle partagé
    .a = « Cercle partagé »
noun-P1-7 = Marchandage I
    .a = « Marchandage I »
noun-P1-8 = Couvertures saines
    .a = « Couvertures saines »
noun-P1-9 = Prise
    .a = « Prise »
noun-P1-10 = Offrande animale
    .a = « Offrande animale »
noun-P2-1 = Piste
    .a = « Piste »
noun-P2-2 = Monter la garde
    .a = « Monter la garde »
noun-P2-3 = Grande danse
    .a = « Grande danse »
noun-P2-4 = Équilibre
    .a = « Équilibre »
noun-P2-5 = Rappel
    .a = « Rappel »
noun-P2-6 = Visage changeant
    .a = « Visage changeant »
noun-P2-7 = Troc discret
    .a = « Troc discret »
noun-P2-8 = Marchandage II
    .a = « Marchandage II »
noun-P2-9 = Cueillette
    .a = « Cueillette »
noun-P2-10 = Offrande des champs
    .a = « Offrande des champs »
noun-P3-1 = Grande piste
    .a = « Grande piste »
noun-P3-2 = Grande alliance
    .a = « Grande alliance »
noun-P3-3 = Assemblée
    .a = « Assemblée »
noun-P3-4 = Guérisseuse
    .a = « Guérisseuse »
noun-P3-5 = Gardien des masques
    .a = « Gardien des masques »
noun-P3-6 = Masque-esprit
    .a = « Masque-esprit »
noun-P3-7 = Retournement
    .a = « Retournement »
noun-P3-8 = Marchandage III
    .a = « Marchandage III »
noun-P3-9 = Abondance
    .a = « Abondance »
noun-P3-10 = Grande offrande
    .a = « Grande offrande »

## Nouns: masks, and the same with an infected blanket

noun-bear = ours
    .a = un masque d’ours
noun-bear-infected = ours (couverture infectée)
    .a = un masque d’ours à couverture infectée
noun-wolf = loup
    .a = un masque de loup
noun-wolf-infected = loup (couverture infectée)
    .a = un masque de loup à couverture infectée
noun-eagle = aigle
    .a = un masque d’aigle
noun-eagle-infected = aigle (couverture infectée)
    .a = un masque d’aigle à couverture infectée
noun-deer = cerf
    .a = un masque de cerf
noun-deer-infected = cerf (couverture infectée)
    .a = un masque de cerf à couverture infectée
noun-heron = héron
    .a = un masque de héron
noun-heron-infected = héron (couverture infectée)
    .a = un masque de héron à couverture infectée

## Nouns: mask spaces

noun-K1 = deux différents
    .a = un emplacement « deux différents »
noun-K2 = une paire
    .a = un emplacement « une paire »
noun-K3 = trois différents
    .a = un emplacement « trois différents »
noun-K4 = quatre différents
    .a = un emplacement « quatre différents »
noun-K5 = deux paires
    .a = un emplacement « deux paires »
noun-K6 = trois identiques
    .a = un emplacement « trois identiques »
noun-K7 = trois identiques et une paire
    .a = un emplacement « trois identiques et une paire »
noun-K8 = cinq différents
    .a = un emplacement « cinq différents »
noun-K9 = quatre identiques
    .a = un emplacement « quatre identiques »

## Nouns: turtle tiles

noun-women-3 = Femmes 3
    .a = une tortue « Femmes 3 »
noun-women-4 = Femmes 4
    .a = une tortue « Femmes 4 »
noun-women-5 = Femmes 5
    .a = une tortue « Femmes 5 »
noun-hunters-3 = Chasseurs 3
    .a = une tortue « Chasseurs 3 »
noun-hunters-4 = Chasseurs 4
    .a = une tortue « Chasseurs 4 »
noun-hunters-5 = Chasseurs 5
    .a = une tortue « Chasseurs 5 »
noun-canoes-3 = Canoés 3
    .a = une tortue « Canoés 3 »
noun-canoes-4 = Canoés 4
    .a = une tortue « Canoés 4 »
noun-canoes-5 = Canoés 5
    .a = une tortue « Canoés 5 »

## Nouns: tribes; the nations' names as printed

noun-identical = même départ
    .a = une tribu au même départ
noun-cayuga = Cayuga
    .a = les Cayuga
noun-fox = Fox
    .a = les Fox
noun-mohawk = Mohawk
    .a = les Mohawk
noun-ojibwa = Ojibwa
    .a = les Ojibwa
noun-oneida = Oneida
    .a = les Oneida
noun-onondaga = Onondaga
    .a = les Onondaga
noun-ottawa = Ottawa
    .a = les Ottawa
noun-seneca = Seneca
    .a = les Seneca
noun-shawnee = Shawnee
    .a = les Shawnee
noun-tuscarora = Tuscarora
    .a = les Tuscarora

## Nouns: flags

noun-english = Anglais
    .a = les Anglais
noun-french = Français
    .a = les Français

## Nouns: cards of the Ghost

noun-council = Conseil
    .a = « Conseil »
noun-masks = Masques
    .a = « Masques »
noun-traders = Marchands
    .a = « Marchands »
noun-war-party = Expédition
    .a = « Expédition »

## Nouns: ranks when playing alone; a hunter and a warrior are natives too

noun-scout = pisteur
    .a = un pisteur
noun-sachem = sachem
    .a = un sachem
noun-great-sachem = grand sachem
    .a = un grand sachem

## Nouns: nothing: an empty list, or nothing where a component could be

# Who plays the seat that nobody sits in.
noun-nobody = Le Fantôme
    .a = un Fantôme
noun-none = aucun
    .a = aucun

## Events: setup

# $partner is the track coupled with the Economic one.
event-paired = La piste Économie forme une paire avec { NOUN($partner, form: "the") } ; les deux autres forment la seconde.
event-progress-shown = Tuiles Progrès exposées : { NOUN($tiles, form: "bare") }.
event-order-drawn = Ordre du tour de l’année 1, tiré au sort : { NOUN($order, form: "the") }.
event-home-taken =
    { $seat_is ->
        [you] Vous établissez votre
       *[other] { $seat } établit son
    } village { NOUN($territory, form: "to") }.
event-tribes-shown = Tribus proposées : { NOUN($tribes, form: "the") }.
event-tribe-taken =
    { $seat_is ->
        [you] Vous menez
       *[other] { $seat } mène
    } { NOUN($tribe, form: "the") }.
event-tile-taken =
    { $seat_is ->
        [you] Vous commencez
       *[other] { $seat } commence
    } avec la tuile Progrès { NOUN($progress, form: "the") }.
event-dealt =
    { $seat_is ->
        [you] Vous recevez
       *[other] { $seat } reçoit
    } { NOUN($card, form: "a") }.
event-dealt-hidden =
    { $seat_is ->
        [you] Vous recevez
       *[other] { $seat } reçoit
    } une carte Masque.
event-turned-up = Une carte est retournée sur la défausse : { NOUN($card, form: "bare") }.
event-grid-laid =
    Les tuiles { $seat_is ->
        [you] de votre grille
       *[other] { NOUN($seat, form: "of") }
    } sont disposées autour du Feu sacré.
event-advanced-shown = Tuiles avancées exposées : { NOUN($tiles, form: "the") }.

## Events: a turn

event-year = Année { $year }
event-turn =
    { $seat_is ->
        [you] C’est à vous de jouer.
       *[other] C’est à { $seat } de jouer.
    }
event-placed =
    { $seat_is ->
        [you] Vous choisissez
       *[other] { $seat } choisit
    } { NOUN($tile, form: "the") }{ $ritual ->
        [1] , côté Rituel
        [true] , côté Rituel
       *[other] { "" }
    }{ $black ->
        [1] , avec le pion noir
        [true] , avec le pion noir
       *[other] { "" }
    }.
event-ordered =
    { $seat_is ->
        [you] Vous prenez
       *[other] { $seat } prend
    } la place { $space } dans l’ordre de l’année suivante{ $black ->
        [1] , avec le pion noir
        [true] , avec le pion noir
       *[other] { "" }
    }.
event-fire-on =
    Le Feu sacré éclaire { $seat_is ->
        [you] votre tuile { NOUN($tile, form: "the") }
       *[other] la tuile { NOUN($tile, form: "the") } { NOUN($seat, form: "of") }
    }{ $ritual ->
        [1] , côté Rituel
        [true] , côté Rituel
       *[other] { "" }
    }.
event-began =
    { $seat_is ->
        [you] Vous utilisez
       *[other] { $seat } utilise
    } l’action { $action ->
        [canoe] Canoé
        [move1] Déplacement 1
        [move2] Déplacement 2
        [move3] Déplacement 3
        [move4] Déplacement 4
        [harvest] Récolte
        [hunt] Chasse
        [tan] Tannage
        [fish] Pêche
        [military] Guerre
        [mask] Cérémonie des masques
        [trade] Commerce
        [fire] Feu sacré
       *[ritual] Rituel
    }.
event-wanted =
    { $seat_is ->
        [you] Vous choisissez
       *[other] { $seat } choisit
    } la tuile Progrès { NOUN($progress, form: "the") }.
event-done =
    { $seat_is ->
        [you] { $what ->
            [moving] Vous avez fini vos déplacements.
            [exchanging] Vous avez fini vos échanges.
            [spending] Vous ne dépensez plus rien.
            [buying] Vous n’achetez plus rien.
            [masks] Vous ne jouez aucun masque.
            [turtles] Vous ne prenez pas de tortue.
           *[again] Vous placez un autre pion.
        }
       *[other] { $what ->
            [moving] { $seat } a fini ses déplacements.
            [exchanging] { $seat } a fini ses échanges.
            [spending] { $seat } ne dépense plus rien.
            [buying] { $seat } n’achète plus rien.
            [masks] { $seat } ne joue aucun masque.
            [turtles] { $seat } ne prend pas de tortue.
           *[again] { $seat } place un autre pion.
        }
    }
event-skipped =
    { $seat_is ->
        [you] Vous sautez
       *[other] { $seat } saute
    } { $action ->
        [canoe] Canoé
        [move1] Déplacement 1
        [move2] Déplacement 2
        [move3] Déplacement 3
        [move4] Déplacement 4
        [harvest] Récolte
        [hunt] Chasse
        [tan] Tannage
        [fish] Pêche
        [military] Guerre
        [mask] Cérémonie des masques
        [trade] Commerce
        [fire] Feu sacré
       *[ritual] Rituel
    }.
# $count is the number of canoes now in play.
event-canoe-put =
    { $seat_is ->
        [you] Vous posez
       *[other] { $seat } pose
    } un canoé sur { NOUN($lake, form: "the") } : { $count ->
        [one] { $count } canoé en jeu
       *[other] { $count } canoés en jeu
    }.
event-gained =
    { $seat_is ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } { $good ->
        [corn] { $count ->
                [one] { $count } blé
               *[other] { $count } blés
            }
        [beans] { $count ->
                [one] { $count } haricot
               *[other] { $count } haricots
            }
        [pumpkin] { $count ->
                [one] { $count } citrouille
               *[other] { $count } citrouilles
            }
        [leather] { $count ->
                [one] { $count } cuir
               *[other] { $count } cuirs
            }
        [fish] { $count ->
                [one] { $count } poisson
               *[other] { $count } poissons
            }
       *[beaver] { $count ->
                [one] { $count } castor
               *[other] { $count } castors
            }
    }.
event-tanned =
    { $count ->
        [0] { $seat_is ->
                [you] Vous n’avez
               *[other] { $seat } n’a
            } aucun castor à tanner.
        [one] { $seat_is ->
                [you] Vous tannez
               *[other] { $seat } tanne
            } { $count } castor : autant de cuir.
       *[other] { $seat_is ->
                [you] Vous tannez
               *[other] { $seat } tanne
            } { $count } castors : autant de cuirs.
    }
event-turn-ended =
    { $seat_is ->
        [you] Votre tour est fini.
       *[other] { $seat } a fini son tour.
    }

## Events: moving and fighting

event-moved =
    { $seat_is ->
        [you] Vous déplacez
       *[other] { $seat } déplace
    } { NOUN($kind_of, form: "a") } { NOUN($start, form: "of") } { NOUN($end, form: "to") }.
event-lay-down =
    { $seat_is ->
        [you] Vous envoyez
       *[other] { $seat } envoie
    } { NOUN($kind_of, form: "a") } { NOUN($start, form: "of") } { NOUN($area, form: "to") }, comme éclaireur.
event-ghost-fell = Un guerrier du Fantôme retourne dans sa réserve.
# $victim is the guard that is hit, at home in $opponent's tribe.
event-struck =
    { $seat_is ->
        [you] Vous attaquez
       *[other] { $seat } attaque
    } { $opponent_is ->
        [you] { $victim ->
            [woman] l’une de vos femmes
            [hunter] l’un de vos chasseurs
            [black] votre guerrier noir
           *[other] l’un de vos guerriers
        }
       *[other] { NOUN($victim, form: "a") } { NOUN($opponent, form: "of") }
    } de garde { NOUN($end, form: "to") }, avec { NOUN($kind_of, form: "a") } { NOUN($start, form: "of") }.
event-attacked =
    { $seat_is ->
        [you] Vous attaquez
       *[other] { $seat } attaque
    } { $opponent_is ->
        [you] { $victim ->
            [woman] l’une de vos femmes
            [hunter] l’un de vos chasseurs
            [black] votre guerrier noir
           *[other] l’un de vos guerriers
        }
       *[other] { NOUN($victim, form: "a") } { NOUN($opponent, form: "of") }
    }, dans { NOUN($area, form: "the") }, avec { NOUN($kind_of, form: "a") } { NOUN($start, form: "of") }.
event-injured =
    { $seat_is ->
        [you] { $kind_of ->
            [woman] L’une de vos femmes
            [hunter] L’un de vos chasseurs
            [black] Votre guerrier noir
           *[other] L’un de vos guerriers
        }
       *[other] Chez { $seat }, { NOUN($kind_of, form: "a") }
    } part à la grande maison.
event-went-home =
    { $seat_is ->
        [you] { $kind_of ->
            [woman] L’une de vos femmes
            [hunter] L’un de vos chasseurs
            [black] Votre guerrier noir
           *[other] L’un de vos guerriers
        }
       *[other] Chez { $seat }, { NOUN($kind_of, form: "a") }
    } est de retour au village.
# $replaced_by is woman, hunter or none.
event-transferred =
    { $stays ->
        [1] { $seat_is ->
                [you] Vous faites
               *[other] { $seat } fait
            } de l’éclaireur { NOUN($area, form: "of") } un garde
        [true] { $seat_is ->
                [you] Vous faites
               *[other] { $seat } fait
            } de l’éclaireur { NOUN($area, form: "of") } un garde
       *[other] { $seat_is ->
                [you] Vous ramenez
               *[other] { $seat } ramène
            } au village l’éclaireur { NOUN($area, form: "of") }
    }{ $replaced_by ->
        [woman] . Une femme prend sa place.
        [hunter] . Un chasseur prend sa place.
       *[none] . La zone reste vide.
    }

## Events: the grid and progress tiles

event-tiles-swapped =
    { $seat_is ->
        [you] Vous échangez
       *[other] { $seat } échange
    } { NOUN($tile, form: "the") } et { NOUN($other, form: "the") }.
event-used =
    { $seat_is ->
        [you] Vous utilisez
       *[other] { $seat } utilise
    } la tuile Progrès { NOUN($progress, form: "the") }.
event-balanced =
    { $seat_is ->
        [you] Vous déplacez
       *[other] { $seat } déplace
    } un point { NOUN($track, form: "of") } { NOUN($other, form: "to") }.
event-tile-turned =
    { $seat_is ->
        [you] Vous retournez
       *[other] { $seat } retourne
    } { NOUN($tile, form: "the") }, { $ritual ->
        [1] côté Rituel
        [true] côté Rituel
       *[other] côté action
    }.

## Events: trade

event-exchanged =
    { $seat_is ->
        [you] Vous échangez
       *[other] { $seat } échange
    } { NOUN($give, form: "a") } contre { NOUN($take, form: "a") }.
event-blanket =
    { $seat_is ->
        [you] Votre échange révèle
       *[other] L’échange { NOUN($seat, form: "of") } révèle
    } { NOUN($card, form: "a") } : { $infected ->
        [1] un natif tombe malade.
        [true] un natif tombe malade.
       *[other] personne ne tombe malade.
    }
event-bought =
    { $seat_is ->
        [you] Vous achetez
       *[other] { $seat } achète
    } la tuile Progrès { NOUN($progress, form: "the") }.
event-paid =
    { $seat_is ->
        [you] Vous payez
       *[other] { $seat } paie
    } : { $leather ->
        [0] { "" }
        [one] { $leather } cuir,{ " " }
       *[other] { $leather } cuirs,{ " " }
    }{ $fish ->
        [0] { "" }
        [one] { $fish } poisson,{ " " }
       *[other] { $fish } poissons,{ " " }
    }{ NOUN($vegetables, form: "bare") }.
# $lost are points above the end of the track.
event-scored =
    { $seat_is ->
        [you] Vous marquez
       *[other] { $seat } marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { NOUN($track, form: "the") }, qui passe à { $total }{ $lost ->
        [0] { "" }
       *[other]  ; { $lost } en trop, sans effet
    }.
event-flagged =
    { $seat_is ->
        [you] Vous vous alliez
       *[other] { $seat } s’allie
    } avec { NOUN($flag, form: "the") }.
event-flag-gone = Le drapeau { NOUN($flag, form: "of") } quitte le jeu.
event-spent =
    { $seat_is ->
        [you] Vous dépensez
       *[other] { $seat } dépense
    } { NOUN($good, form: "a") }.

## Events: masks

event-drew =
    { $seat_is ->
        [you] Vous piochez
       *[other] { $seat } pioche
    } { NOUN($card, form: "a") }.
event-drew-hidden =
    { $seat_is ->
        [you] Vous piochez
       *[other] { $seat } pioche
    } une carte Masque.
event-drew-open =
    { $seat_is ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { NOUN($card, form: "a") } sur la défausse.
event-discarded =
    { $seat_is ->
        [you] Vous défaussez
       *[other] { $seat } défausse
    } { NOUN($card, form: "a") }.
event-reshuffled =
    La défausse est mélangée : nouvelle pioche de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
event-played =
    { $seat_is ->
        [you] Vous jouez
       *[other] { $seat } joue
    } { NOUN($cards, form: "bare") } sur { NOUN($space, form: "the") }.
event-recalled =
    { $seat_is ->
        [you] Vous reprenez en main des masques déjà joués.
       *[other] { $seat } reprend en main des masques déjà joués.
    }
event-changed =
    { $seat_is ->
        [you] Vous comptez
       *[other] { $seat } compte
    } { NOUN($mask, form: "a") } comme { NOUN($other, form: "a") }.
event-changed-hidden =
    { $seat_is ->
        [you] Vous comptez
       *[other] { $seat } compte
    } un masque comme un autre, en secret.
event-conjured =
    { $seat_is ->
        [you] Vous ajoutez
       *[other] { $seat } ajoute
    } { NOUN($mask, form: "a") } pour cette cérémonie.
event-conjured-hidden =
    { $seat_is ->
        [you] Vous ajoutez
       *[other] { $seat } ajoute
    } un masque en secret.

## Events: military and ritual

event-claimed =
    { $seat_is ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { NOUN($turtle, form: "the") }, qui peut marquer sur : { NOUN($tracks, form: "bare") }.
event-claimed-hidden =
    { $seat_is ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { NOUN($turtle, form: "the") } ; sa piste reste secrète.
event-majorities =
    { $seat_is ->
        [you] Vous avez
       *[other] { $seat } a
    } le plus de gardes dans : { NOUN($territories, form: "bare") }.
event-brought =
    { $seat_is ->
        [you] Vous ramenez
       *[other] { $seat } ramène
    } { NOUN($kind_of, form: "a") } de la grande maison au village.
event-counted =
    { $seat_is ->
        [you] Dans votre village
       *[other] Au village { NOUN($seat, form: "of") }
    } : { $warriors ->
        [one] { $warriors } guerrier
       *[other] { $warriors } guerriers
    }, { $women ->
        [one] { $women } femme
       *[other] { $women } femmes
    }, { $hunters ->
        [one] { $hunters } chasseur
       *[other] { $hunters } chasseurs
    }. Le Rituel rapporte { $points }{ $bonus ->
        [0] { "" }
       *[other] , plus { $bonus }
    }.

## Events: Restore and the end

event-new-order = Les pions de l’ordre du tour donnent le nouvel ordre : { NOUN($order, form: "the") }.
event-flipped =
    Les tuiles utilisées cette année { $seat_is ->
        [you] dans votre grille
       *[other] par { $seat }
    } se retournent.
# $out is none when the Ghost takes a tile away.
event-replaced =
    { $out ->
        [none] { NOUN($tile, form: "the") } quitte l’offre.
       *[other] { $seat_is ->
                [you] Vous prenez
               *[other] { $seat } prend
            } { NOUN($tile, form: "the") } et { $seat_is ->
                [you] mettez
               *[other] met
            } de côté { NOUN($out, form: "the") }.
    }
event-refilled = Nouvelle tuile exposée : { NOUN($tile, form: "the") }.
event-top-row =
    Nouvelle rangée du haut { $seat_is ->
        [you] chez vous
       *[other] chez { $seat }
    } : { NOUN($first, form: "bare") }, { NOUN($second, form: "bare") }, { NOUN($third, form: "bare") }.
event-level-2 = Fin de l’année 3. Tuiles de niveau 2 exposées : { NOUN($tiles, form: "the") }.
event-restored = Les masques reviennent à leurs propriétaires, et les tuiles Progrès sont de nouveau face visible.
event-turtle-shown =
    { $seat_is ->
        [you] Vous révélez
       *[other] { $seat } révèle
    } { NOUN($turtle, form: "the") } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { NOUN($track, form: "the") }.
event-over = La partie est finie.

## Events: the Ghost

event-ghost-card = Le Fantôme pioche { NOUN($card, form: "the") }.
event-ghost-disk = Le disque du Fantôme va sur { NOUN($space, form: "the") }.
event-ghost-traded = Le Fantôme retire la tuile Progrès { NOUN($progress, form: "the") }.
event-ghost-guard = Un garde du Fantôme arrive { NOUN($territory, form: "to") }.
event-ghost-took = Un guerrier du Fantôme s’installe { NOUN($area, form: "to") }, comme éclaireur.

## Questions

prompt-home = Où sera votre village ?
    .help = Aucun autre joueur ne peut entrer dans votre village. Regardez le légume qu’il produit et les terres qui l’entourent.
prompt-tribe = Quelle tribu allez-vous mener ?
    .help = Chaque tribu a ses propres biens de départ et une capacité pour toute la partie.
prompt-oneida = Les Oneida commencent avec une tuile Progrès : laquelle ?
    .help = Toute tuile de niveau 1 ou 2 non exposée. Elle ne rapporte pas de points, mais sa capacité sert dès la première année.
prompt-lake = Sur quel lac posez-vous votre premier canoé ?
    .help = Tous les lacs se valent : ce choix ne change rien.
prompt-turn =
    Où placez-vous un pion ? Il vous reste { $markers ->
        [one] { $markers } pion
       *[other] { $markers } pions
    } cette année.
    .help = Trois pions vont sur vos tuiles, en une rangée, une colonne ou une diagonale complète ; le quatrième va sur l’ordre du tour. Les tuiles utilisées se retournent en fin d’année.
prompt-fire = Quelle tuile le Feu sacré éclaire-t-il ?
    .help = Vous utilisez les actions de cette tuile comme si vous l’aviez choisie. Vous ne pourrez plus la choisir cette année, mais elle ne se retourne pas. Vos pions doivent encore pouvoir former une ligne.
prompt-action =
    Action suivante : { $action ->
        [canoe] Canoé
        [move1] Déplacement 1
        [move2] Déplacement 2
        [move3] Déplacement 3
        [move4] Déplacement 4
        [harvest] Récolte
        [hunt] Chasse
        [tan] Tannage
        [fish] Pêche
        [military] Guerre
        [mask] Cérémonie des masques
        [trade] Commerce
        [fire] Feu sacré
       *[ritual] Rituel
    }. L’utiliser ?
    .help = Les actions vont de haut en bas. Vous pouvez en sauter et utiliser les suivantes.
prompt-move =
    Déplacez vos guerriers : { $left ->
        [one] encore { $left } pas
       *[other] encore { $left } pas
    }.
    .help = Un pas mène un garde dans un territoire voisin, ou dans une zone de celui où il se trouve. À l’arrivée, il reste garde, s’installe dans une zone vide comme éclaireur, ou attaque.
prompt-exchange =
    Échanger une ressource ? { $left ->
        [one] Encore { $left } échange
       *[other] Encore { $left } échanges
    }.
    .help = Une ressource contre une autre, une fois par canoé. Après un échange lors d’un Commerce, on révèle une carte Masque : si sa couverture est infectée, un de vos natifs va à la grande maison. Les échanges d’une tuile Progrès sont sans risque.
prompt-smallpox = La couverture est infectée : quel natif tombe malade ?
    .help = Celui que vous choisissez va à votre grande maison. Un Rituel pourra le ramener au village.
prompt-buy =
    Commerce, étape b : quelle tuile Progrès achetez-vous ?{ $left ->
        [1] { "" }
       *[other] { " " }Vous pouvez en acheter { $left }.
    }
    .help = Une tuile coûte son niveau en cuirs, en poissons et en légumes différents. Elle rapporte son niveau en points Économie, puis sur sa seconde piste, et une capacité à utiliser une fois par an.
prompt-discount =
    Utiliser une remise pour { NOUN($progress, form: "the") } ?{ $discount ->
        [0] { "" }
       *[other] { " " }Jusqu’ici { $discount } de moins.
    }
    .help = Chaque tuile de remise baisse le prix de son niveau, en ressources de votre choix, et reste face cachée jusqu’à la fin de l’année.
prompt-pay =
    Que payez-vous pour { NOUN($progress, form: "the") } ?{ $discount ->
        [0] { "" }
       *[other] { " " }Le prix est réduit de { $discount }.
    }
    .help = Gardez ce que vous voulez échanger, ou changer en points Économie à l’étape c.
prompt-track =
    Sur quelle piste marquez-vous { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ?
    .help = À la fin, seule la piste la plus basse de chaque paire compte. Au-delà de 25, les points sont perdus.
prompt-flag = Avec qui vous alliez-vous ?
    .help = Votre alliance ajoute un garde dans chaque territoire au drapeau de votre allié, pendant l’action Guerre où vous l’utilisez.
prompt-economy = Commerce, étape c : quelle ressource changez-vous en point ?
    .help = Jusqu’à cinq ressources différentes, un point Économie chacune.
prompt-draw =
    Cérémonie des masques : où piochez-vous ?{ $left ->
        [1] { "" }
       *[other] { " " }Piochez { $left } cartes.
    }
    .help = Une carte de la pioche est inconnue et reste secrète. Celle du dessus de la défausse est visible : tous voient ce que vous prenez.
prompt-discard = Quelle carte Masque défaussez-vous ?
    .help = Elle est posée face visible sur la défausse, où d’autres peuvent la prendre.
prompt-masks = Quels masques jouez-vous ?
    .help = Jouez exactement les cartes d’un emplacement sans disque. Elles restent devant vous jusqu’à la fin de l’année, puis reviennent dans votre main.
prompt-masks-played = Masques joués : utilisez-vous aussi une tuile Progrès ?
    .help = Elle rapporte 1 point Masques de plus. Elle sert une fois par an.
prompt-turtle =
    Prendre une tortue pour vos { $category ->
        [women] femmes
        [hunters] chasseurs
       *[canoes] canoés
    } ?
    .help = En fin de partie, une tortue de niveau 3 donne 1 point, celles de niveau 4 et 5 en donnent 2. Vous en avez au plus une de chaque sorte, et sa piste reste secrète.
prompt-alliance = Guerre : utilisez-vous une tuile Progrès avant de marquer ?
    .help = Vous marquez un point par territoire où vous avez plus de gardes que tout autre joueur.
prompt-ritual =
    Rituel : qui ramenez-vous au village ?{ $left ->
        [0] { "" }
       *[other] { " " }{ $left ->
                [one] Encore { $left } natif à ramener.
               *[other] Encore { $left } natifs à ramener.
            }
    }
    .help = Le Rituel rapporte le plus petit des trois nombres au village : guerriers, femmes, chasseurs. Ramenez la sorte la moins nombreuse.
prompt-ritual-score = Rituel : utilisez-vous une tuile Progrès avant de marquer ?
    .help = Vous marquez le plus petit des trois nombres au village : guerriers, femmes, chasseurs.
prompt-gain = Quelle ressource prenez-vous ?
    .help = Elle vient de la réserve, gratuitement.
prompt-spend = Quelle ressource dépensez-vous ?
    .help = Chaque ressource différente vaut un point, sur une piste que vous choisirez ensuite.
prompt-balance = De quelle piste à quelle piste déplacez-vous un point ?
    .help = Prenez un point à la piste la plus haute d’une paire et ajoutez-le là où il compte.
prompt-heal = Qui revient de la grande maison ?
    .help = Un natif de votre choix, tout de suite.
prompt-turn-tile = Quelle tuile retournez-vous ?
    .help = N’importe quelle tuile de votre grille, avec ou sans pion, sauf celle en cours d’utilisation.
prompt-recall = Quel masque reprenez-vous ?
    .help = Un de ceux que vous avez joués cette année.
prompt-change = Quel masque compte comme un autre ?
    .help = Pour cette cérémonie seulement. Une carte que vous ne jouez pas reste ce qu’elle est.
prompt-conjure = Quel masque ajoutez-vous ?
    .help = Il compte comme une carte de plus, pour cette cérémonie seulement.
prompt-end = Finir votre tour ?
    .help = Vous pouvez encore transférer des éclaireurs, utiliser des tuiles Progrès ou échanger deux tuiles.
prompt-restore-swap = Échanger deux tuiles avant qu’elles descendent ?
    .help = Un jeton d’échange de tuiles gardé vaut 1 point en fin de partie.
prompt-replace = Remplacer une des trois tuiles sorties de votre grille ?
    .help = Mettez-en une de côté et prenez-en une meilleure dans l’offre, ou une mise de côté plus tôt. Les trois forment ensuite votre rangée du haut, dans un ordre aléatoire.
prompt-canoe = Sur quel lac posez-vous le canoé ?
    .help = Tous les lacs se valent. Chaque canoé rapporte un poisson à la Pêche et un échange au Commerce.

## Choices

option-home = S’établir { NOUN($territory, form: "to") }
option-tribe = Mener { NOUN($tribe, form: "the") }
option-oneida = Commencer avec { NOUN($progress, form: "the") }
option-lake = Poser le canoé sur { NOUN($lake, form: "the") }
option-place =
    Utiliser { NOUN($tile, form: "the") }{ $ritual ->
        [yes] , côté Rituel
       *[no] { "" }
    }
option-place-black =
    Utiliser { NOUN($tile, form: "the") }{ $ritual ->
        [yes] , côté Rituel
       *[no] { "" }
    }, avec le pion noir
option-order = Placer le pion sur l’ordre du tour
option-order-black = Placer le pion noir sur l’ordre du tour
option-transfer = Ramener l’éclaireur { NOUN($area, form: "of") } et laisser la zone vide
option-transfer-replace = Remplacer l’éclaireur { NOUN($area, form: "of") } par un natif du village
option-transfer-stay = Faire de l’éclaireur { NOUN($area, form: "of") } un garde et laisser la zone vide
option-transfer-stay-replace = Faire de l’éclaireur { NOUN($area, form: "of") } un garde et envoyer un natif à sa place
option-use = Utiliser { NOUN($progress, form: "the") }
option-swap = Échanger { NOUN($tile, form: "the") } et { NOUN($other, form: "the") }
option-fire =
    Éclairer { NOUN($tile, form: "the") }{ $ritual ->
        [yes] , côté Rituel
       *[no] { "" }
    }
option-no-fire = N’éclairer aucune tuile
option-do =
    { $action ->
        [canoe] Canoé
        [move1] Déplacement 1
        [move2] Déplacement 2
        [move3] Déplacement 3
        [move4] Déplacement 4
        [harvest] Récolte
        [hunt] Chasse
        [tan] Tannage
        [fish] Pêche
        [military] Guerre
        [mask] Cérémonie des masques
        [trade] Commerce
        [fire] Feu sacré
       *[ritual] Rituel
    }
option-skip = Sauter cette action
option-stand = Déplacer { NOUN($who, form: "a") } { NOUN($start, form: "of") } { NOUN($end, form: "to") }, comme garde
option-lie = Envoyer { NOUN($who, form: "a") } { NOUN($start, form: "of") } { NOUN($area, form: "to") }, comme éclaireur
option-strike =
    Attaquer un garde { $seat_is ->
        [you] de votre tribu
       *[other] { NOUN($seat, form: "of") }
    } { NOUN($end, form: "to") }, avec { NOUN($who, form: "a") } { NOUN($start, form: "of") }
option-strike-black = Attaquer le guerrier noir { NOUN($end, form: "to") }, avec { NOUN($who, form: "a") } { NOUN($start, form: "of") }
option-attack = Attaquer { NOUN($area, form: "to") }, avec { NOUN($who, form: "a") } { NOUN($start, form: "of") }
option-stop-moving = Arrêter les déplacements
option-exchange = Donner { NOUN($give, form: "a") }, prendre { NOUN($take, form: "a") }
option-stop-exchanging = Arrêter les échanges
option-lose-guard = Parmi les gardes { NOUN($start, form: "of") } : { NOUN($who, form: "a") }
option-lose-in-area = Votre natif { NOUN($area, form: "of") }
option-lose-at-home = Au village : { NOUN($kind, form: "a") }
option-buy = Acheter { NOUN($progress, form: "the") }
option-buy-nothing = Ne rien acheter
option-no-discount = Pas d’autre remise
option-pay =
    Payer { $leather ->
        [one] { $leather } cuir
       *[other] { $leather } cuirs
    }, { $fish ->
        [one] { $fish } poisson
       *[other] { $fish } poissons
    }{ $vegetables ->
        [none] { " " }et aucun légume
       *[other] , { NOUN($vegetables, form: "bare") }
    }
option-track = Marquer sur { NOUN($track, form: "the") }
option-flag = S’allier avec { NOUN($flag, form: "the") }
option-spend = Dépenser { NOUN($good, form: "a") }
option-stop-spending = Arrêter les dépenses
option-draw-deck = Piocher une carte inconnue
option-draw-discard = Prendre la carte visible
option-draw-nothing = Sauter la cérémonie
option-discard = Défausser { NOUN($card, form: "a") }
option-masks = Jouer { NOUN($masks, form: "bare") } sur { NOUN($space, form: "the") }
option-no-masks = Ne jouer aucun masque
option-masks-done = Ne pas l’utiliser
option-recall = Reprendre { NOUN($mask, form: "a") }
option-change = Jouer { NOUN($mask, form: "a") } comme { NOUN($other, form: "a") }
option-conjure = Ajouter { NOUN($mask, form: "a") }
option-claim = Prendre { NOUN($turtle, form: "the") }
option-claim-none = Ne prendre aucune tortue
option-score-military = Marquer les points de Guerre
option-bring = Ramener { NOUN($kind, form: "a") }
option-bring-nobody = Continuer
option-score-ritual = Marquer les points du Rituel
option-gain = Prendre { NOUN($good, form: "a") }
option-balance = Déplacer un point { NOUN($track, form: "of") } { NOUN($other, form: "to") }
option-turn-tile =
    Retourner { NOUN($tile, form: "the") }{ $ritual ->
        [yes] , côté Rituel
       *[no] { "" }
    }
option-end = Finir le tour
option-again = Placer tout de suite un autre pion
option-no-swap = N’échanger aucune tuile
option-replace = Prendre { NOUN($tile, form: "the") } à la place { NOUN($out, form: "of") }
option-keep-tiles = Garder vos tuiles

## Why not

why-not-your-turn = Ce n’est pas à vous de jouer. En attendant, vous pouvez tout regarder.
why-slot-marked = Cette tuile porte un de vos pions : vous l’avez utilisée cette année.
why-slot-fire = Cette tuile porte votre marqueur Feu : vous ne pouvez plus la choisir cette année.
why-three-tiles = Vous avez utilisé trois tuiles cette année : votre dernier pion va sur l’ordre du tour.
why-no-line = Avec cette tuile, vos pions ne compléteraient aucune ligne : choisissez-en une autre.
why-fire-marked = Cette tuile porte un de vos pions : le Feu sacré éclaire une tuile qui n’en a pas.
why-fire-breaks-line = Cette tuile est nécessaire à votre ligne : éclairez-en une autre.
why-tile-in-use = Cette tuile est en cours d’utilisation, ou n’a pas de côté Rituel : retournez-en une autre.
why-tile-later = Une tuile se choisit en plaçant un pion : finissez d’abord ceci.
why-no-marker = Vous n’avez plus de pion cette année : vos tuiles se retourneront à la fin.
why-ordered = Vous avez déjà votre place pour l’an prochain : vos autres pions vont sur des tuiles.
why-order-later = Vous y allez en plaçant un pion : finissez d’abord ceci.
why-black-back = Ce guerrier est rentré au village et ne bouge plus pendant ce Déplacement.
why-move-only = Les guerriers ne voyagent qu’avec un Déplacement ou une tuile Progrès qui donne des pas.
why-fight-in-move = Un combat fait partie d’un pas : il faut un Déplacement ou une tuile Progrès qui en donne.
why-too-far = Aucun de vos gardes ne peut y arriver en un pas.
why-home-taken = { NOUN($territory, form: "bare") } est déjà le village d’un autre joueur : choisissez un village libre.
why-no-home = { NOUN($territory, form: "bare") } n’est pas un village : choisissez un des villages.
why-foreign-home = { NOUN($territory, form: "bare") } est le village d’un autre joueur : vous ne pouvez pas y entrer.
why-not-adjacent = Aucun de vos gardes ne touche { NOUN($territory, form: "the") } par la terre : on ne traverse ni lacs ni rivières.
why-area-yours = Un de vos natifs y est déjà : une zone n’en accueille qu’un.
why-area-guarded =
    { $seat_is ->
        [you] Vous avez
       *[other] { $seat } a
    } un garde dans ce territoire, qui protège ce natif : attaquez d’abord le garde.
why-transfer-between = Un transfert se fait entre deux actions, pas pendant : finissez d’abord celle-ci.
why-works-here = Ce natif travaille ici : seules une attaque ou la variole le font partir.
why-not-owned = Vous n’avez pas { NOUN($progress, form: "the") } : elle s’achète à l’étape b d’un Commerce.
why-used-this-year = Vous avez déjà utilisé { NOUN($progress, form: "the") } cette année : elle servira de nouveau l’an prochain.
why-timing-military-b = { NOUN($progress, form: "the") } sert pendant une action Guerre, juste avant de marquer.
why-timing-ritual-a = { NOUN($progress, form: "the") } sert pendant un Rituel, avant de ramener des natifs.
why-timing-ritual-b = { NOUN($progress, form: "the") } sert pendant un Rituel, juste avant de marquer.
why-timing-mask-before = { NOUN($progress, form: "the") } sert au début d’une Cérémonie des masques, si vous avez joué des masques cette année.
why-timing-mask-a = { NOUN($progress, form: "the") } sert pendant une Cérémonie des masques, avant de piocher.
why-timing-mask-b = { NOUN($progress, form: "the") } sert pendant une Cérémonie des masques, au moment de jouer des masques.
why-timing-trade-a = { NOUN($progress, form: "the") } sert pendant un Commerce, avant le premier échange.
why-timing-trade-b = { NOUN($progress, form: "the") } sert pendant un Commerce, au moment d’acheter une tuile.
why-timing-transfer = { NOUN($progress, form: "the") } sert lors d’un transfert : choisissez un de vos éclaireurs entre deux actions.
why-not-mid-action = Avec ce réglage, les tuiles Progrès s’utilisent entre les actions : finissez d’abord celle-ci.
why-no-effect = { NOUN($progress, form: "the") } n’aurait aucun effet maintenant : gardez-la pour plus tard.
why-progress-later = Pas maintenant : utilisez-la entre deux actions, ou entre les étapes d’une action.
why-not-on-display = Vous ne pouvez pas acheter { NOUN($progress, form: "the") } : elle n’est pas exposée.
why-too-dear =
    Vous ne pouvez pas la payer : une tuile de niveau { $level } coûte { $level ->
        [one] { $level } cuir
       *[other] { $level } cuirs
    }, { $level ->
        [one] { $level } poisson
       *[other] { $level } poissons
    } et { $level ->
        [one] { $level } légume
       *[other] { $level } légumes différents
    }.
why-buy-in-trade = Les tuiles Progrès s’achètent à l’étape b d’un Commerce.
why-beaver = Les castors ne sont pas des ressources : ils ne servent qu’au Tannage.
why-none-left = Vous n’en avez pas : { NOUN($good, form: "bare") }.
why-spent-type = Vous avez déjà dépensé ce type ({ NOUN($good, form: "bare") }) : seuls des types différents comptent.
why-goods-in-trade = Les biens servent pendant un Commerce, ou avec certaines tuiles Progrès.
why-take-after-give = Choisissez d’abord ce que vous donnez, puis ce que vous prenez.
why-card-not-held = Vous n’avez en main aucune carte de ce masque : { NOUN($mask, form: "bare") }.
why-cards-by-space = Pendant une Cérémonie des masques, choisissez un emplacement : toutes ses cartes se jouent ensemble.
why-masks-in-ceremony = Les masques se piochent et se jouent pendant une Cérémonie des masques.
why-space-yours = Votre propre disque est sur cet emplacement : jouez d’abord une autre combinaison.
why-space-taken =
    Cet emplacement est pris par { $seat_is ->
        [you] vous
       *[other] { $seat }
    } : choisissez-en un sans disque.
why-cards-do-not-fit = Vos masques ne conviennent pas pour « { NOUN($space, form: "bare") } ».
why-turtle-owned = Vous avez déjà { NOUN($turtle, form: "the") } : une seule de chaque sorte.
why-turtle-not-reached = Pour { NOUN($turtle, form: "the") }, il en faut { $need } ; vous en avez { $have }.
why-turtle-in-turn = Les tortues se prennent dans cet ordre : femmes, chasseurs, canoés.
why-turtles-in-military = Les tortues se prennent au début d’une action Guerre.
why-nobody-there = Aucun natif de cette sorte dans votre grande maison : { NOUN($kind, form: "bare") }.
why-long-house-in-ritual = C’est un Rituel qui ramène les natifs de la grande maison.
why-village = Femmes et chasseurs sortent du village par un transfert : placez un éclaireur, puis remplacez-le.
why-take-back-basic = Avec ce réglage, seules les tuiles de base peuvent être reprises.
why-tiles-in-restore = Les tuiles se remplacent en fin d’année, quand trois des vôtres sortent de la grille.
why-tracks = Les pistes avancent quand vous marquez : à la fin, seule la plus basse de chaque paire compte.
why-lakes = Vous posez un canoé sur un lac avec une action Canoé.
why-tribes = Les tribus se choisissent avant la première année.
why-no-swap-token = Vous n’avez plus de jeton d’échange de tuiles.
why-swap-later = Échangez des tuiles entre deux actions, en laissant une ligne ouverte pour vos pions.
why-top-to-bottom = Les actions vont de haut en bas : utilisez ou sautez d’abord celle du dessus.
why-action-later = Choisissez d’abord une tuile, puis utilisez ses actions.
why-finish-first = Placez un pion et terminez sa tuile avant de finir votre tour.
why-again = Seuls les Ojibwa placent deux pions dans un même tour, juste après leur pion noir.

## Scores

score-pair = { NOUN($first, form: "bare") } et { NOUN($second, form: "bare") }, la plus basse
score-turtles = Tortues
score-swaps = Jetons d’échange gardés
score-economic = Économie
score-military = Guerre
score-ritual = Rituels
score-mask = Masques
tie-order =
    Points à égalité : { $seat_is ->
        [you] vous êtes
       *[other] { $seat } est
    } devant dans l’ordre du tour, ce qui départage.

## Settings

setting-pairing = Paires de pistes
    .about = Les quatre pistes sont appariées au hasard, ou comme on le conseille pour une première partie : Masques avec Guerre, Économie avec Rituels.
setting-pairing-random = Au hasard
setting-pairing-first-game = Première partie
setting-tribes = Tribus
    .about = Chaque tribu a ses biens et une capacité, ou toutes commencent à égalité, ce que l’on conseille pour une première partie.
setting-tribes-asymmetric = Dix tribus différentes
setting-tribes-identical = Même départ
setting-homes = Villages
    .about = Les joueurs choisissent leur village dans l’ordre du tour, ou le reçoivent au hasard.
setting-homes-choose = Choisis
setting-homes-random = Au hasard
setting-attack-on-entry = Attaque en entrant
    .about = Un guerrier peut attaquer avec le pas qui le fait entrer dans un territoire, ou doit en dépenser un autre.
setting-attack-on-entry-included = Dans le même pas
setting-attack-on-entry-separate-step = Avec un autre pas
setting-smallpox-scope = Variole
    .about = Le natif malade vient de n’importe où sur la carte, ou seulement de votre village ; les deux éditions des règles diffèrent.
setting-smallpox-scope-board = Partout sur la carte
setting-smallpox-scope-home = Au village seulement
setting-mask-recall = Rappel
    .about = La tuile Progrès « Rappel » rend tous les masques joués cette année, ou un seul.
setting-mask-recall-all = Tous les masques
setting-mask-recall-one = Un masque
setting-take-back = Reprise de tuiles
    .about = Quelles tuiles mises de côté peuvent revenir dans votre grille.
setting-take-back-any = Toutes
setting-take-back-basic-only = Tuiles de base seulement
setting-swap-in-restore = Échange en fin d’année
    .about = Les jetons d’échange servent aussi en fin d’année, juste avant que les tuiles descendent.
setting-swap-in-restore-on = Oui
setting-swap-in-restore-off = Non
setting-progress-mid-action = Progrès pendant les actions
    .about = Les tuiles Progrès utilisables à tout moment servent aussi entre les étapes d’une action, ou seulement entre les actions.
setting-progress-mid-action-on = Oui
setting-progress-mid-action-off = Non
setting-ritual-bonus = Bonus de Rituel
    .about = Le côté Rituel d’une tuile avancée donne aussi des pas : un au niveau 1, deux au niveau 2.
setting-ritual-bonus-off = Non
setting-ritual-bonus-on = Oui
setting-alliance-mode = Alliances
    .about = Une alliance sert dans une action Guerre par an, ou dans chacune des vôtres.
setting-alliance-mode-yearly = Une fois par an
setting-alliance-mode-permanent = Toujours
setting-canoe-tile = Tuile Canoé
    .about = La tuile Canoé de base donne aussi un pas, ou seulement le canoé.
setting-canoe-tile-canoe-move1 = Canoé et un pas
setting-canoe-tile-canoe-only = Canoé seul
setting-solo-ghost = Seul contre le Fantôme
    .about = Une partie en solitaire : un Fantôme sans score vous dispute places, tuiles et terres, et votre total vous vaut un rang.
setting-solo-ghost-off = Non
setting-solo-ghost-on = Oui

## What the actions do

about-action-canoe = Posez un de vos canoés sur un lac. Chaque canoé en jeu rapporte un poisson à la Pêche et un échange au Commerce ; cinq au plus.
about-action-move1 = Un pas pour un de vos gardes : voyager, s’installer dans une zone ou attaquer.
about-action-move2 = Deux pas, pour un ou deux gardes : voyager, s’installer dans une zone ou attaquer.
about-action-move3 = Trois pas, répartis à votre gré entre vos gardes : voyager, s’installer dans une zone ou attaquer.
about-action-move4 = Quatre pas, répartis à votre gré entre vos gardes : voyager, s’installer dans une zone ou attaquer.
about-action-harvest = Un légume par champ où vous avez des femmes ; votre village compte une fois.
about-action-hunt = Un castor par étang où vous avez des chasseurs ; votre village compte une fois.
about-action-tan = Tous vos castors deviennent du cuir, un pour un.
about-action-fish = Un poisson pour chacun de vos canoés en jeu.
about-action-military = Prenez les tortues méritées, puis marquez un point par territoire où vous avez le plus de gardes.
about-action-mask = Piochez une carte Masque, puis jouez une combinaison de masques sur un emplacement libre, pour des points Masques.
about-action-trade = Échangez des ressources, achetez une tuile Progrès, puis changez jusqu’à cinq ressources différentes en points Économie.
about-action-fire = Utilisez une autre tuile de votre grille, quel que soit son côté. Elle ne se retournera pas en fin d’année.
about-action-ritual = Ramenez deux natifs de la grande maison, puis marquez le plus petit de vos trois nombres au village : guerriers, femmes, chasseurs.

## What the components do

about-P1-1 = Une fois par an, à tout moment : un pas avec un guerrier.
about-P1-2 = Pendant une action Guerre : un garde de plus dans chaque territoire au drapeau de votre allié.
about-P1-3 = Ce tour-ci, utilisez les actions de votre tuile dans l’ordre de votre choix.
about-P1-4 = Pendant un Rituel : 1 point Rituels de plus, puis un pas avec un guerrier.
about-P1-5 = Pendant une Cérémonie des masques : piochez deux cartes, puis défaussez-en une de votre main.
about-P1-6 = Pendant une Cérémonie des masques : vous pouvez jouer sur un emplacement occupé, même par vous.
about-P1-7 = Pendant un Commerce : une tuile Progrès coûte 1 ressource de moins.
about-P1-8 = Pendant un Commerce : deux échanges de plus, et aucune couverture n’est révélée.
about-P1-9 = Une fois par an, à tout moment : prenez 1 cuir ou 1 poisson.
about-P1-10 = À tout moment : dépensez du cuir, du poisson ou un de chaque, pour autant de points sur une piste de votre choix.
about-P2-1 = Une fois par an, à tout moment : deux pas.
about-P2-2 = Lors d’un transfert, l’éclaireur reste dans son territoire comme garde.
about-P2-3 = Pendant un Rituel : marquez le plus grand de vos trois nombres au lieu du plus petit.
about-P2-4 = Une fois par an, à tout moment : déplacez 1 point d’une de vos pistes à une autre.
about-P2-5 = Avant une Cérémonie des masques : reprenez les masques que vous avez joués cette année.
about-P2-6 = Pendant une Cérémonie des masques : une de vos cartes vaut le masque de votre choix.
about-P2-7 = Une fois par an, à tout moment : échangez jusqu’à trois ressources, sans révéler de couverture.
about-P2-8 = Pendant un Commerce : une tuile Progrès coûte 2 ressources de moins.
about-P2-9 = Une fois par an, à tout moment : prenez 1 cuir ou poisson, et 1 légume.
about-P2-10 = À tout moment : dépensez jusqu’à trois légumes différents, pour autant de points sur une piste de votre choix.
about-P3-1 = Une fois par an, à tout moment : trois pas.
about-P3-2 = Pendant une action Guerre : un garde de plus dans chaque territoire au drapeau de votre allié, et vous gagnez partout les égalités.
about-P3-3 = Pendant un Rituel : ramenez un natif de plus et marquez 1 point Rituels de plus.
about-P3-4 = Une fois par an, à tout moment : ramenez un natif de la grande maison.
about-P3-5 = Pendant une Cérémonie des masques : 1 point Masques de plus, même sans jouer de masque.
about-P3-6 = Pendant une Cérémonie des masques : une carte de plus, du masque de votre choix.
about-P3-7 = Une fois par an, à tout moment : retournez une tuile de votre grille.
about-P3-8 = Pendant un Commerce : une tuile Progrès coûte 3 ressources de moins.
about-P3-9 = Une fois par an, à tout moment : prenez 2 ressources et 1 castor.
about-P3-10 = À tout moment : dépensez jusqu’à cinq ressources différentes, pour autant de points sur une piste de votre choix.
about-identical = Tous commencent avec les mêmes biens et sans capacité.
about-cayuga = Vos femmes attaquées rentrent au village au lieu d’aller à la grande maison.
about-fox = Vous pouvez acheter deux tuiles Progrès dans un même Commerce.
about-mohawk = Vous avez un guerrier de plus, noir, qui rentre au village après un combat contre un guerrier.
about-ojibwa = Une fois par an, vous pouvez placer deux pions dans un même tour, en commençant par le noir.
about-oneida = Vous commencez avec une tuile Progrès de niveau 1 ou 2 non exposée. Elle ne rapporte pas de points.
about-onondaga = Vous commencez avec six natifs de chaque sorte au village.
about-ottawa = Votre Feu sacré ne devient jamais un Rituel.
about-seneca = Vous avez deux jetons d’échange de tuiles.
about-shawnee = Vos tortues demandent un élément de moins ; vous commencez avec quatre guerriers au village.
about-tuscarora = Le guerrier qui attaque un de vos chasseurs dans une zone va aussi à la grande maison.
about-K1 = Deux masques différents : 1 point.
about-K2 = Deux masques identiques : 2 points.
about-K3 = Trois masques tous différents : 2 points.
about-K4 = Quatre masques tous différents : 3 points.
about-K5 = Deux paires de masques différents : 3 points.
about-K6 = Trois masques identiques : 4 points.
about-K7 = Trois masques identiques et une paire d’un autre : 5 points.
about-K8 = Un de chacun des cinq masques : 6 points.
about-K9 = Quatre masques identiques : 7 points.
about-economic = Avance grâce au Commerce et aux tuiles Progrès.
about-military = Avance grâce aux territoires où vous avez le plus de gardes.
about-ritual = Avance grâce aux trios réunis au village : guerrier, femme et chasseur.
about-mask = Avance grâce aux masques joués en cérémonie.
about-warrior = Les guerriers voyagent, gardent les territoires et tiennent des zones. Eux seuls se déplacent.
about-woman = Les femmes cultivent les champs : chaque champ occupé par vos femmes donne un légume à la Récolte.
about-hunter = Les chasseurs veillent sur les étangs : chaque étang occupé par vos chasseurs donne un castor à la Chasse.
about-black = Le guerrier noir des Mohawk rentre au village après un combat contre un guerrier.
about-beaver = Ce n’est pas une ressource : le Tannage change les castors en cuir.
about-council = Le Fantôme prend la plus petite place libre de l’ordre du tour.
about-masks = Le disque du Fantôme va sur un emplacement de masques libre, au hasard.
about-traders = Une tuile Progrès au hasard, du niveau où il en reste le plus, quitte l’offre.
about-war-party = Des guerriers du Fantôme viennent dans un territoire commun au hasard : un de vos gardes, ou un natif d’une zone, part à la grande maison ; si vous n’y avez personne, un garde du Fantôme y reste.

## What the turtles need

about-women-3 = Demande 3 zones avec des femmes lors d’une action Guerre ; 1 point sur sa piste à la fin.
about-women-4 = Demande 4 zones avec des femmes lors d’une action Guerre ; 2 points sur sa piste à la fin.
about-women-5 = Demande 5 zones avec des femmes lors d’une action Guerre ; 2 points sur l’une de ses deux pistes à la fin.
about-hunters-3 = Demande 3 zones avec des chasseurs lors d’une action Guerre ; 1 point sur sa piste à la fin.
about-hunters-4 = Demande 4 zones avec des chasseurs lors d’une action Guerre ; 2 points sur sa piste à la fin.
about-hunters-5 = Demande 5 zones avec des chasseurs lors d’une action Guerre ; 2 points sur l’une de ses deux pistes à la fin.
about-canoes-3 = Demande 3 canoés en jeu lors d’une action Guerre ; 1 point sur sa piste à la fin.
about-canoes-4 = Demande 4 canoés en jeu lors d’une action Guerre ; 2 points sur sa piste à la fin.
about-canoes-5 = Demande 5 canoés en jeu lors d’une action Guerre ; 2 points sur l’une de ses deux pistes à la fin.

## The components by table, and their figures

table-people =
    { $kind ->
        [warrior] { $count ->
                [one] { $count } guerrier
               *[other] { $count } guerriers
            }
        [woman] { $count ->
                [one] { $count } femme
               *[other] { $count } femmes
            }
        [hunter] { $count ->
                [one] { $count } chasseur
               *[other] { $count } chasseurs
            }
       *[black] { $count ->
                [one] { $count } guerrier noir
               *[other] { $count } guerriers noirs
            }
    }
table-data-number = Chiffres des règles
table-data-good = Biens
table-data-native = Natifs
table-data-track = Pistes
table-data-map = Cartes
table-data-border = Frontières et rivières
table-data-territory = Territoires
table-data-lake = Lacs
table-data-tile = Tuiles Action
table-data-progress = Tuiles Progrès
table-data-mask = Masques
table-data-space = Emplacements de masques
table-data-turtle = Tuiles Tortue
table-data-tribe = Tribus
table-data-ghost = Cartes du Fantôme
table-data-rank = Rangs en solitaire
table-field-value = valeur { $value }
table-field-level = niveau { $value }
table-field-points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
table-field-need = demande { $value }
table-field-cards =
    { $value ->
        [one] { $value } carte
       *[other] { $value } cartes
    }
table-field-infected =
    { $value ->
        [one] { $value } infectée
       *[other] { $value } infectées
    }
table-field-leather =
    { $value ->
        [one] { $value } cuir
       *[other] { $value } cuirs
    }
table-field-fish =
    { $value ->
        [one] { $value } poisson
       *[other] { $value } poissons
    }
table-field-vegetable =
    { $value ->
        [one] { $value } légume
       *[other] { $value } légumes
    }
table-field-beaver =
    { $value ->
        [one] { $value } castor
       *[other] { $value } castors
    }
table-field-masks =
    { $value ->
        [one] { $value } carte Masque
       *[other] { $value } cartes Masque
    }
table-field-swaps =
    { $value ->
        [one] { $value } jeton d’échange
       *[other] { $value } jetons d’échange
    }
table-field-map = carte à { $value }
table-field-half = moitié { $value }
table-field-name = { $value }
table-field-flag = drapeau { NOUN($value, form: "of") }

## The board: zones

board-map = Les Grands Lacs
board-grid =
    { $seat_is ->
        [you] Votre grille
       *[other] La grille { NOUN($seat, form: "of") }
    }
board-long-house = Grande maison
board-village = Village
board-market = Tuiles Progrès
board-display = Tuiles avancées, niveau { $level }
board-masks = Masques
board-turtles = Tortues
board-tracks = Pistes
board-order = Ordre du tour
board-next-order = Ordre de l’année suivante
board-order-free = Place { $place }, libre
board-sages = Pions restants
board-canoes = Canoés
board-goods = Biens
board-abilities = Capacités
board-hand = Vos masques
board-played = Joués cette année
board-supply = Réserve

## The board: the ribbon

board-year = Année { $year } sur { $years }
board-phase =
    { $phase ->
        [setup] Mise en place
        [turn] Tours
        [restore] Fin de l’année
       *[over] La fin
    }
board-turn-of =
    { $seat_is ->
        [you] Votre tour
       *[other] Tour { NOUN($seat, form: "of") }
    }
board-markers-left =
    { $markers ->
        [0] plus de pion
        [one] encore { $markers } pion
       *[other] encore { $markers } pions
    }

## The board: tracks and scores

board-worth-now = Vaut maintenant
board-wasted = Perdu
board-pair = { NOUN($first, form: "bare") } avec { NOUN($second, form: "bare") }
board-counts = { $points } comptent dans cette paire
board-wasted-points =
    { $count ->
        [0] rien de perdu
        [one] { $count } point ne compte pas encore
       *[other] { $count } points ne comptent pas encore
    }
board-total = Total actuel : { $points }
board-full = À 25 : le reste est perdu
board-secret-turtles =
    { $count ->
        [one] { $count } tortue secrète
       *[other] { $count } tortues secrètes
    }
board-at = { NOUN($track, form: "bare") } : { $points }

## The board: the log

board-log-gains =
    { $action ->
        [harvest] { $seat_is ->
                [you] Vous récoltez
               *[other] { $seat } récolte
            } { $list }.
        [hunt] { $seat_is ->
                [you] Vous chassez
               *[other] { $seat } chasse
            } : { $list }.
        [fish] { $seat_is ->
                [you] Vous pêchez
               *[other] { $seat } pêche
            } { $list }.
       *[other] { $seat_is ->
                [you] Vous gagnez
               *[other] { $seat } gagne
            } { $list }.
    }
board-log-moves =
    { $seat_is ->
        [you] Vous déplacez
       *[other] { $seat } déplace
    } des guerriers : { $list }.
board-log-outposts =
    { $count ->
        [one] éclaireur
       *[other] éclaireurs
    } dans { NOUN($areas, form: "the") }
board-log-transfers =
    { $seat_is ->
        [you] Vous relevez vos
       *[other] { $seat } relève ses
    } éclaireurs : { $list }.
board-log-replaced = { NOUN($kind, form: "a") } dans { NOUN($area, form: "the") }
board-log-next = { " ; " }
board-log-both = Tous deux partent à la grande maison.
board-log-exchange = { NOUN($give, form: "a") } contre { NOUN($take, form: "a") }
board-log-exchanges =
    { $seat_is ->
        [you] Vous échangez
       *[other] { $seat } échange
    } : { $list }.
board-log-bought =
    { $seat_is ->
        [you] Vous achetez
       *[other] { $seat } achète
    } { NOUN($progress, form: "the") }{ $price ->
        [none] { "" }
       *[other] { " " }pour { $price }
    }{ $points ->
        [none] .
       *[other]  : { $points }.
    }
board-log-spends =
    { $seat_is ->
        [you] Vous dépensez
       *[other] { $seat } dépense
    } { $list }{ $points ->
        [none] .
       *[other]  : { $points }.
    }
board-log-military =
    { $seat_is ->
        [you] Vous avez le plus de gardes
       *[other] { $seat } a le plus de gardes
    } ici : { NOUN($territories, form: "bare") }. { $points }.
board-log-ritual =
    { $seat_is ->
        [you] Vous célébrez
       *[other] { $seat } célèbre
    } un rituel{ $home ->
        [none] { "" }
       *[other] { " " }et { $seat_is ->
                [you] ramenez
               *[other] ramène
            } au village { $home }
    } : { $points }.
board-log-played =
    { $seat_is ->
        [you] Vous jouez
       *[other] { $seat } joue
    } { NOUN($cards, form: "bare") }{ $points ->
        [none] .
       *[other]  : { $points }.
    }
board-log-points =
    { $points } { NOUN($track, form: "bare") }{ $lost ->
        [0] { "" }
       *[other] { " " }({ $lost } de trop : la piste est pleine)
    }
board-log-year = Gains de l’année
board-log-year-of =
    { $seat_is ->
        [you] Vous
       *[other] { $seat }
    } : { NOUN("economic", form: "bare") } { $economic }, { NOUN("military", form: "bare") } { $military }, { NOUN("ritual", form: "bare") } { $ritual }, { NOUN("mask", form: "bare") } { $mask }.

## The board: the grid

board-lines-open = Lignes encore possibles
board-leaves-grid = Sort de la grille
board-set-aside = De côté
board-ritual-side = Côté Rituel
board-other-side = Autre côté : { $what }
board-turns-over = Se retourne en fin d’année
board-next-year = L’an prochain
board-marked = Utilisée cette année
board-lit = Éclairée par le Feu sacré
board-place =
    { $slot ->
        [1] En haut à gauche
        [2] En haut au milieu
        [3] En haut à droite
        [4] Au milieu à gauche
        [5] Au centre
        [6] Au milieu à droite
        [7] En bas à gauche
        [8] En bas au milieu
       *[9] En bas à droite
    } : { NOUN($tile, form: "bare") }{ $ritual ->
        [1] , côté Rituel
        [true] , côté Rituel
       *[other] { "" }
    }
board-top-row-random = Ces trois tuiles vont en haut, dans un ordre aléatoire
board-would-give = Cette tuile donnerait
board-in-stack =
    { $count ->
        [0] pile vide
        [one] { $count } tuile dans la pile
       *[other] { $count } tuiles dans la pile
    }

## The board: what an action would bring

board-if-now = Si vous le faites maintenant
board-nothing-now = rien pour le moment
board-gain-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-gain-goods =
    { $good ->
        [corn] { $count ->
                [one] { $count } blé
               *[other] { $count } blés
            }
        [beans] { $count ->
                [one] { $count } haricot
               *[other] { $count } haricots
            }
        [pumpkin] { $count ->
                [one] { $count } citrouille
               *[other] { $count } citrouilles
            }
        [leather] { $count ->
                [one] { $count } cuir
               *[other] { $count } cuirs
            }
        [fish] { $count ->
                [one] { $count } poisson
               *[other] { $count } poissons
            }
       *[beaver] { $count ->
                [one] { $count } castor
               *[other] { $count } castors
            }
    }
board-gain-exchanges =
    { $count ->
        [one] jusqu’à { $count } échange
       *[other] jusqu’à { $count } échanges
    }
board-gain-turtles =
    { $count ->
        [one] { $count } tortue à prendre
       *[other] { $count } tortues à prendre
    }
board-todo = À faire
board-action =
    { $action ->
        [canoe] Canoé
        [move1] Déplacement 1
        [move2] Déplacement 2
        [move3] Déplacement 3
        [move4] Déplacement 4
        [harvest] Récolte
        [hunt] Chasse
        [tan] Tannage
        [fish] Pêche
        [military] Guerre
        [mask] Cérémonie des masques
        [trade] Commerce
        [fire] Feu sacré
       *[ritual] Rituel
    }
board-free-options = À tout moment
board-transfer = Transférer des éclaireurs
board-swap = Échanger deux tuiles
board-swaps-left =
    { $count ->
        [0] aucun jeton d’échange
        [one] { $count } jeton d’échange
       *[other] { $count } jetons d’échange
    }

## The board: the map

board-steps-left =
    { $count ->
        [0] plus de pas
        [one] encore { $count } pas
       *[other] encore { $count } pas
    }
board-guards =
    { $count ->
        [one] { $count } garde
       *[other] { $count } gardes
    }
board-guards-of =
    { NOUN($territory, form: "bare") }, { $seat_is ->
        [you] { $count ->
            [one] votre garde
           *[other] vos { $count } gardes
        }
       *[other] { $count ->
            [one] { $count } garde
           *[other] { $count } gardes
        } { NOUN($seat, form: "of") }
    }
board-in-area =
    { NOUN($area, form: "bare") } : { $seat_is ->
        [you] { $kind ->
            [woman] l’une de vos femmes
            [hunter] l’un de vos chasseurs
            [black] votre guerrier noir
           *[other] l’un de vos guerriers
        }
       *[other] { NOUN($kind, form: "bare") } { NOUN($seat, form: "of") }
    }
board-area-empty = { NOUN($area, form: "bare") }, vide
board-outpost = Éclaireur : ne compte pas comme garde
board-guarded = Protégé par un garde
board-home-of =
    { $seat_is ->
        [you] Votre village
       *[other] Le village { NOUN($seat, form: "of") }
    }
board-majority =
    { $seat_is ->
        [you] Vous avez la majorité ici
       *[other] { $seat } a la majorité ici
    }
board-tied = Égalité : personne ne marque
board-flag = Drapeau { NOUN($flag, form: "of") }
board-both-fall = Les deux guerriers vont à leur grande maison
board-victim-falls = Le natif va à la grande maison, votre guerrier reste comme éclaireur
board-stand = Monter la garde
board-lie = S’installer comme éclaireur
board-fight = Attaquer

## The board: trade

board-step-exchange = a. Troc
board-step-buy = b. Achat
board-step-economy = c. Points Économie
board-no-risk = Sans échange, aucun risque
board-risk =
    { $infected ->
        [one] { $infected } couverture infectée parmi { $cards } cartes inconnues
       *[other] { $infected } couvertures infectées parmi { $cards } cartes inconnues
    }
board-price =
    { $level ->
        [one] { $level } cuir
       *[other] { $level } cuirs
    }, { $level ->
        [one] { $level } poisson
       *[other] { $level } poissons
    }, { $level ->
        [one] { $level } légume
       *[other] { $level } légumes différents
    }
board-level = Niveau { $level }
board-affordable = À votre portée
board-after-exchange = à votre portée après échange
board-second-track =
    { $track ->
        [military] Guerre
        [ritual] Rituels
        [mask] Masques
        [lowest] votre piste la plus basse
       *[highest] votre piste la plus haute
    }
board-face-down = Utilisée cette année

## The board: masks and turtles

board-deck = Pioche
board-discard = Défausse
board-unseen = Encore inconnues
board-unseen-count =
    { $count ->
        [one] { $count } inconnue
       *[other] { $count } inconnues
    }
board-cards =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-infected = couverture infectée
board-healthy = couverture saine
board-space-of =
    { $seat_is ->
        [you] Votre disque
       *[other] Le disque { NOUN($seat, form: "of") }
    }
board-playable = Jouable
board-known-cards =
    Connues dans { $seat_is ->
        [you] votre main
       *[other] la main { NOUN($seat, form: "of") }
    }
board-need = il en faut { $need }, vous en avez { $have }
board-turtle-of = { NOUN($turtle, form: "bare") } : { NOUN($tracks, form: "bare") }
board-turtle-secret = { NOUN($turtle, form: "bare") }, secrète

## The board: alone

board-ghost = Le Fantôme
board-ghost-cards = Cartes à venir
board-ghost-deck =
    { $count ->
        [one] { $count } carte à venir
       *[other] { $count } cartes à venir
    }
board-ghost-guards =
    { $count ->
        [one] garde
       *[other] gardes
    }
board-ghost-stock = guerriers en réserve
board-ladder = Rangs
board-ladder-next = { $points } avant { $rank ->
        [hunter] chasseur
        [warrior] guerrier
        [sachem] sachem
       *[great-sachem] grand sachem
    }
board-rank =
    { $rank ->
        [scout] Pisteur
        [hunter] Chasseur
        [warrior] Guerrier
        [sachem] Sachem
       *[great-sachem] Grand sachem
    }

## The rules: overview

rules-intro = Wendake est un jeu pour deux à quatre chefs autour des Grands Lacs. Il dure sept années. Chaque année, chacun place quatre pions, un par tour : trois sur sa propre grille de neuf tuiles, où ils doivent former une ligne complète, et un sur l’ordre du tour. Les tuiles envoient guerriers, femmes et chasseurs, rapportent des biens et font avancer sur quatre pistes. En fin d’année, les tuiles utilisées se retournent et la grille descend. Les quatre pistes vont par paires ; à la fin, seule la plus basse de chaque paire compte : le meilleur équilibre l’emporte.
rules-setup =
    1. Préparez la carte pour votre nombre de joueurs et appariez au hasard les quatre pistes.
    2. Mélangez les tuiles Progrès de chaque niveau et exposez-en deux par joueur et par niveau. Elles ne sont jamais remplacées.
    3. Mélangez les 36 cartes Masque et retournez la première pour commencer la défausse.
    4. Tirez au sort l’ordre du tour. Dans cet ordre, chacun choisit un village et prend les pièces d’une couleur.
    5. Montrez une tribu de plus qu’il n’y a de joueurs ; dans l’ordre inverse, chacun en prend une, avec ses biens et sa capacité. Ou bien tout le monde part à égalité.
    6. Chacun pose un canoé sur un lac, cinq guerriers, cinq femmes et cinq chasseurs au village, et deux de chaque à la grande maison.
    7. Posez le Feu sacré au centre de votre grille et vos huit autres tuiles de base autour, au hasard, côté action.
    8. Prenez 11, 14 ou 17 tuiles avancées de chaque niveau, à deux, trois ou quatre joueurs. Exposez-en six de niveau 1 ; le reste forme des piles face cachée.
    9. Pour chacune des neuf sortes de tortues, empilez autant de tuiles qu’il y a de joueurs, face cachée.
    10. Tous les marqueurs de score partent de 0, et l’année 1 commence.
rules-order =
    1. Tours : dans l’ordre du tour, chacun place un pion, sur une tuile ou sur l’ordre du tour, jusqu’à ce que tous soient placés.
    2. Nouvel ordre : les pions de l’ordre du tour donnent celui de l’année suivante.
    3. Tuiles : dans le nouvel ordre, les tuiles utilisées se retournent, la grille descend d’une rangée, et l’une des trois tuiles sorties peut être remplacée. Les trois forment la rangée du haut, dans un ordre aléatoire.
    4. Masques : les disques quittent leurs emplacements, et les masques joués reviennent en main.
    5. Progrès : toutes les tuiles Progrès sont de nouveau face visible.
    6. L’année suivante commence. Après l’année 7, on fixe seulement le nouvel ordre, puis on compte les points.

## The rules: part 1

rules-part-1 = Gens, biens et années
rule-r1 = Les mots. Guerriers, femmes et chasseurs sont des natifs. Blé, haricots et citrouilles sont des légumes, cuir et poisson des animaux ; ces cinq-là sont les ressources.
rule-r2 = Castors. Un castor n’est pas une ressource : il ne s’échange pas, ne paie pas de tuile Progrès et ne devient pas un point. Il ne sert qu’au Tannage.
rule-r3 = Sans limite. Il y a toujours assez de ressources et de castors, et vous pouvez en posséder autant que vous voulez.
rule-r4 = Pistes. Chacune des quatre pistes va de 0 à 25. Au-delà de 25, les points sont perdus.
rule-r5 = Sept années. La partie dure sept années. Chacune a ses tours, puis une fin d’année qui prépare la suivante.
rule-r6 = Villages. Votre village est le territoire où vous commencez. Aucune pièce d’un autre joueur n’y entre jamais.
rule-r7 = Zones du village. Un village a deux zones : un champ pour les femmes, un étang pour les chasseurs. Là seulement, plusieurs natifs peuvent partager une zone.

## The rules: part 2

rules-part-2 = Tours et tuiles
rule-r8 = Un pion par tour. Dans l’ordre du tour, chacun place un pion à la fois, jusqu’à ce que tous aient placé leurs quatre pions.
rule-r9 = Trois et un. Chaque année, vous placez exactement trois pions sur des tuiles de votre grille et un sur l’ordre du tour, dans l’ordre que vous voulez. Vous ne pouvez pas passer.
rule-r10 = Ordre du tour. Un pion placé sur l’ordre du tour prend la plus petite place libre.
rule-r11 = À partir de l’année suivante. Le nouvel ordre commence en fin d’année ; jusque-là, l’ancien reste valable.
rule-r12 = Quelles tuiles. Vous pouvez choisir une tuile qui ne porte ni un de vos pions ni votre marqueur Feu.
rule-r13 = Première tuile. La première tuile de l’année est n’importe laquelle de celles-ci.
rule-r14 = Deuxième tuile. Elle doit partager avec la première une rangée, une colonne ou l’une des deux diagonales, et la troisième place de cette ligne doit vous rester ouverte.
rule-r15 = Troisième tuile. Elle complète la ligne : vos trois pions forment une rangée, une colonne ou une diagonale entière.
rule-r16 = Dans n’importe quel ordre. Les trois places d’une ligne se prennent dans l’ordre que vous voulez, même les deux bouts avant le milieu.
rule-r17 = Utiliser une tuile. Après avoir placé le pion, utilisez toutes les actions de la tuile, quelques-unes ou aucune, de haut en bas. En sauter une n’empêche pas les suivantes.
rule-r18 = Deux côtés. Une tuile côté action donne les actions inscrites ; une tuile côté Rituel donne un Rituel. Avec le réglage « { setting-ritual-bonus } », le côté Rituel d’une tuile avancée donne ensuite un pas (niveau 1) ou deux (niveau 2).
rule-r19 = Rituels. L’action Rituel n’existe que sur les côtés Rituel.
rule-r20 = Tout est visible. Chacun peut regarder à tout moment les deux côtés de toutes les tuiles.

## The rules: part 3

rules-part-3 = Options libres pendant votre tour
rule-r30 = Transfert. Autant de fois que vous voulez pendant votre tour, mais pas pendant une action, ramenez un de vos éclaireurs au village. Si vous le souhaitez, un natif du village prend sa place : une femme dans un champ, un chasseur près d’un étang.
rule-r31 = Zone vide. Si le natif qu’il faut manque au village, ou si vous préférez n’envoyer personne, la zone reste vide.
rule-r32 = Tuiles Progrès. Une tuile utilisable à tout moment sert une fois par an, pendant votre tour, même entre les étapes d’une action, mais pas au milieu d’un Déplacement. Celle que vous venez d’acheter peut servir aussitôt. Si le réglage « { setting-progress-mid-action } » est sur « { setting-progress-mid-action-off } », ces tuiles ne servent qu’entre les actions.
rule-r33 = Échange de tuiles. Une fois dans la partie, échangez deux tuiles de votre grille qui ne portent pas de pion Action et rendez votre jeton. Les tuiles gardent leur côté, et un marqueur Feu suit sa tuile. Il doit vous rester une ligne à compléter. Avec le réglage « { setting-swap-in-restore } », vous pouvez aussi le faire en fin d’année, avant que vos tuiles descendent.
rule-r33a = Échanger une tuile éclairée. Une tuile éclairée par le Feu sacré peut être échangée même pendant que vous l’utilisez : ses actions restantes la suivent.
rule-r34 = À chacun de vos tours. Vous avez aussi ces options au tour où vous allez sur l’ordre du tour.

## The rules: part 4

rules-part-4 = Produire
rule-r35 = Canoé. Posez un canoé de votre réserve sur un lac ; vous en avez cinq en tout. Le lac n’a aucune importance : c’est le plus proche de votre village, et plusieurs canoés peuvent s’y trouver. Si le réglage « { setting-canoe-tile } » est sur « { setting-canoe-tile-canoe-only } », la tuile de base au canoé ne donne pas de pas.
rule-r36 = Récolte. Gagnez un légume de sa sorte par champ où vous avez des femmes ; votre village compte une fois, quel que soit leur nombre. Les éclaireurs ne produisent rien.
rule-r37 = Chasse. Gagnez un castor par étang où vous avez des chasseurs ; votre village compte une fois.
rule-r38 = Tannage. Tous vos castors deviennent du cuir, un pour un. Vous ne pouvez pas en garder.
rule-r39 = Pêche. Gagnez un poisson pour chacun de vos canoés en jeu.

## The rules: part 5

rules-part-5 = Déplacer les guerriers
rule-r40 = Les pas. Seuls les guerriers se déplacent. Un Déplacement donne autant de pas, à répartir entre vos guerriers comme vous voulez ; les pas inutilisés sont perdus.
rule-r41 = Pas depuis la grande maison. Les guerriers de la grande maison ne sont pas sur la carte et ne bougent pas.
rule-r42 = Gardes et éclaireurs. Sur la carte, un guerrier se tient debout dans un territoire comme garde, ou est couché dans une de ses zones comme éclaireur. Un territoire accueille autant de gardes qu’on veut.
rule-r43 = Les éclaireurs restent. Un éclaireur ne bouge pas et n’attaque pas. Seuls un transfert, une attaque ou la variole le font partir.
rule-r44 = Un pas vers le voisin. Un garde va dans un territoire voisin qui n’est pas le village d’un autre joueur. En arrivant, il reste garde, s’installe dans une zone vide comme éclaireur, ou attaque (règles 52 à 56).
rule-r44a = Ce que peut être un pas. Vers un territoire voisin : monter la garde, s’installer dans une zone vide, attaquer un garde, ou attaquer un natif dans une zone dont le propriétaire n’a pas de garde sur place. À l’intérieur d’un territoire : de même, sauf monter la garde. Dans votre village, un guerrier ne fait que monter la garde. Si le réglage « { setting-attack-on-entry } » est sur « { setting-attack-on-entry-separate-step } », on n’attaque que là où l’on a déjà un garde.
rule-r45 = Un pas pour s’installer. Un garde s’installe comme éclaireur dans une zone vide du territoire où il se tient.
rule-r46 = Un pas pour attaquer. Un garde attaque un natif d’un autre joueur dans le territoire où il se tient.
rule-r47 = Voisins. Deux territoires sont voisins s’ils ont une frontière terrestre. On ne traverse à pied ni lacs ni rivières.
rule-r48 = Votre village. Vos guerriers peuvent en sortir et y rentrer ; ils y sont toujours gardes.
rule-r49 = Les gardes ne bloquent pas. Les gardes des autres ne vous arrêtent pas et ne vous obligent pas à combattre ; on peut entrer dans une zone vide quels que soient les gardes du territoire.
rule-r50 = Un seul. Hors des villages, une zone n’accueille qu’un natif.
rule-r51 = Pas des tuiles Progrès. Ils suivent les mêmes règles, combats compris, et s’utilisent d’une traite.

## The rules: part 6

rules-part-6 = Combattre
rule-r52 = Quand. Un combat fait toujours partie d’un pas, au choix du joueur qui se déplace, contre un natif d’un autre joueur dans le même territoire.
rule-r53 = Contre un garde. Les deux guerriers vont à la grande maison de leur joueur. Si les Mohawk y ont à la fois leur guerrier noir et d’autres gardes, l’attaquant dit lequel il attaque.
rule-r54 = Contre une femme ou un chasseur. Le natif va à la grande maison de son joueur, et l’attaquant reste dans la zone comme éclaireur.
rule-r55 = Contre un éclaireur. Les deux guerriers vont à leur grande maison, et la zone est vide.
rule-r56 = Les gardes protègent. Un natif dans une zone ne peut pas être attaqué tant que son propriétaire a un garde dans ce territoire. Les gardes des autres ne le protègent pas.
rule-r57 = À l’abri au village. Les natifs d’un village ne sont jamais attaqués, puisqu’aucun autre joueur n’y entre.
rule-r58 = De retour. Un guerrier rentré au village pendant un Déplacement n’y fait plus aucun pas. Cela ne concerne que le guerrier noir.
rule-r59 = Natifs au travail. Hors du village, une femme ou un chasseur ne quitte une zone que par une attaque ou la variole.

## The rules: part 7

rules-part-7 = Commerce
rule-r60 = Trois étapes. Troc, achat, points Économie : dans cet ordre, chacune une fois au plus et facultative.
rule-r61 = Étape a, troc. Rendez des ressources à la réserve et prenez-en autant d’autres, une pour une, au plus une fois par canoé en jeu.
rule-r62 = Variole. Si vous avez échangé quoi que ce soit, on révèle la première carte Masque et on la pose sur la défausse. Si sa couverture est infectée, vous choisissez un de vos natifs n’importe où sur la carte, village compris, qui va à votre grande maison. Puis le Commerce continue. Sans échange, aucun risque. Si le réglage « { setting-smallpox-scope } » est sur « { setting-smallpox-scope-home } », le natif vient de votre village.
rule-r63 = Couvertures. Elles ne comptent qu’ici.
rule-r64 = Étape b, achat. Achetez une tuile Progrès parmi celles exposées ; les Fox peuvent en acheter deux, l’une après l’autre. L’offre n’est pas complétée.
rule-r65 = Prix. Niveau 1 : 1 cuir, 1 poisson, 1 légume. Niveau 2 : 2 cuirs, 2 poissons, 2 légumes différents. Niveau 3 : 3 cuirs, 3 poissons et un légume de chaque sorte.
rule-r66 = Remises. Une remise retire du prix autant de ressources de votre choix. Plusieurs tuiles de remise peuvent servir pour un même achat.
rule-r66a = Au plus juste. Vous ne payez jamais plus de cuir, de poisson ou de légumes différents que le niveau, et en tout exactement le prix réduit. L’excédent d’une remise est perdu.
rule-r67 = Points. Une tuile de niveau 1, 2 ou 3 rapporte autant de points Économie, puis autant sur sa seconde piste.
rule-r68 = La plus basse, la plus haute. Certaines tuiles marquent sur votre piste la plus basse ou la plus haute, après les points Économie. À égalité, vous choisissez. Une piste à 25 est la plus haute, et on n’y gagne plus rien.
rule-r69 = Étape c, points Économie. Rendez jusqu’à cinq ressources, toutes de types différents, pour un point Économie chacune.

## The rules: part 8

rules-part-8 = Guerre
rule-r70 = Deux étapes. D’abord vous pouvez prendre des tortues, ensuite vous marquez.
rule-r71 = Ce que demandent les tortues. Comptez vos zones avec des femmes, vos zones avec des chasseurs et vos canoés en jeu ; votre village compte une fois pour chacune, les éclaireurs ne comptent pas. Une tortue de niveau 3, 4 ou 5 de l’une de ces sortes en demande au moins 3, 4 ou 5.
rule-r72 = Combien. Pendant une action Guerre, vous prenez au plus une tortue pour les femmes, une pour les chasseurs et une pour les canoés, chacune d’un niveau que vous avez atteint.
rule-r73 = Une de chaque sorte. Vous ne prenez jamais deux tortues de la même sorte. Il y en a autant de chacune que de joueurs : il en reste toujours une pour vous.
rule-r74 = Pistes secrètes. Vous prenez la tuile du dessus de la pile et gardez sa piste secrète. Les sortes que vous avez sont connues de tous.
rule-r75 = Marquer. Gagnez un point Guerre par territoire où vous avez au moins un garde et plus de gardes que tout autre joueur. Votre village compte comme les autres territoires. Éclaireurs, femmes et chasseurs ne comptent pas.
rule-r76 = Alliances. Une alliance utilisée dans cette action vous donne un garde de plus dans chaque territoire au drapeau de votre allié. Avec « Grande alliance », vous gagnez aussi les égalités, partout, si vous y comptez au moins un garde. Cela dure le temps de l’action. Si le réglage « { setting-alliance-mode } » est sur « { setting-alliance-mode-permanent } », vos alliances servent dans toutes vos actions Guerre.
rule-r77 = Les vôtres seulement. Les alliances des autres n’ajoutent rien pendant votre action Guerre.

## The rules: part 9

rules-part-9 = Feu sacré
rule-r80 = Éclairer une tuile. Avec le Feu sacré côté action, vous pouvez utiliser une autre tuile de votre grille, quel que soit son côté, comme si vous l’aviez choisie. Une tuile éclairée garde le marqueur Feu même si vous n’utilisez aucune de ses actions.
rule-r81 = Quelle tuile. Elle ne porte pas de pion Action, et il doit rester une ligne qui contient toutes vos tuiles marquées, Feu sacré compris, et pas la tuile éclairée.
rule-r82 = Pour l’année. Le marqueur Feu reste sur sa tuile toute l’année : on ne peut plus la choisir.
rule-r83 = Ensuite. En fin d’année, on retire le marqueur Feu et la tuile éclairée ne se retourne pas. Le Feu sacré, lui, se retourne comme toute tuile utilisée.
rule-r84 = Côté Rituel. Le Feu sacré est alors un Rituel comme un autre.

## The rules: part 10

rules-part-10 = Cérémonie des masques
rule-r85 = Étape a, piocher. Prenez une carte : le dessus inconnu de la pioche, ou le dessus visible de la défausse. Vous pouvez sauter toute l’action, mais pas cette étape.
rule-r86 = Une nouvelle carte visible. Si la défausse est vidée, on y retourne le dessus de la pioche.
rule-r87 = Une nouvelle pioche. Quand la pioche est vide, la défausse est mélangée pour en former une autre, et sa première carte est retournée. S’il n’y a plus aucune carte à piocher ou à montrer, il ne se passe rien.
rule-r87a = Précisément. Une défausse vide reçoit le dessus de la pioche, s’il y en a une. Une pioche vide est refaite avec la défausse si celle-ci a au moins deux cartes ; une carte seule reste visible. Sans pioche, on prend à la défausse, et un Commerce ne révèle aucune couverture.
rule-r88 = Étape b, jouer. Si vous le voulez, jouez de votre main exactement les masques d’un emplacement sans disque, posez-y le vôtre et marquez ses points sur la piste Masques. Les cartes restent devant vous, visibles, jusqu’à la fin de l’année.
rule-r89 = Votre propre disque. Il bloque son emplacement pour vous aussi : on ne rejoue pas aussitôt la même combinaison. Quand le disque s’en va, l’emplacement est libre.
rule-r90 = Plusieurs fois. Vous pouvez tenir plusieurs cérémonies dans l’année, chacune avec les cartes encore en main.
rule-r91 = Votre main. Elle est sans limite, et vous gardez vos cartes toute la partie ; seul « Second masque » en fait défausser une.
rule-r91a = Couvertures en main. Seul le masque compte quand vous jouez ; à masque égal, ceux à couverture saine passent d’abord. Quand vous défaussez, vous dites laquelle des deux. L’un et l’autre restent secrets tant que la carte est dans votre main.

## The rules: part 11

rules-part-11 = Rituel
rule-r92 = Étape a, le retour. Ramenez deux natifs de votre choix de la grande maison au village, ou autant qu’il y en a.
rule-r93 = Étape b, marquer. Comptez les guerriers, les femmes et les chasseurs de votre village. Vous marquez le plus petit de ces nombres sur la piste Rituels. Le guerrier noir compte comme un guerrier.

## The rules: part 12

rules-part-12 = Fin de l’année
rule-r94 = Nouvel ordre. Les pions de l’ordre du tour donnent aussitôt le nouvel ordre et reviennent à leurs joueurs.
rule-r95 = Retourner et descendre. Retirez vos pions de vos tuiles et retournez exactement celles qui portaient un pion Action, quel que soit leur côté. Puis chaque rangée descend d’un cran.
rule-r96 = Hors de la grille. Les trois tuiles qui sortent par le bas sont remises côté action.
rule-r97 = En remplacer une. Dans le nouvel ordre, chacun peut mettre de côté une de ces trois tuiles et prendre à la place une tuile avancée exposée, ou une tuile mise de côté auparavant ; une par an au plus. Si le réglage « { setting-take-back } » est sur « { setting-take-back-basic-only } », seules les tuiles de base reviennent.
rule-r98 = La nouvelle rangée du haut. Les trois tuiles sont mélangées et forment la rangée du haut, dans un ordre aléatoire, côté action, même si rien n’a été remplacé.
rule-r99 = Compléter. Une tuile prise dans l’offre est aussitôt remplacée par une de la pile de son niveau, tant qu’il y en a.
rule-r100 = Niveau 2. À la fin de l’année 3, après le dernier joueur, l’offre de niveau 1 quitte la partie et six tuiles de niveau 2 sont exposées.
rule-r101 = Tout est prêt. Les disques quittent les emplacements de masques, les masques joués reviennent en main, les tuiles Progrès sont retournées face visible, et l’on passe à l’année suivante.
rule-r102 = Après l’année 7. On fixe seulement le nouvel ordre, qui départage les égalités. Puis la partie est finie.

## The rules: part 13

rules-part-13 = La fin
rule-r103 = Tortues. On révèle toutes les tortues : 1 point au niveau 3 et 2 points au niveau 4, sur la piste indiquée ; 2 points au niveau 5, sur l’une de ses deux pistes. Les pistes sont choisies pour que votre total soit le plus élevé possible.
rule-r104 = Le total. Les pistes sont appariées au hasard, ou comme le dit le réglage « { setting-pairing } ». De chaque paire, seule la plus basse compte. Additionnez les deux, et 1 point par jeton d’échange de tuiles gardé.
rule-r105 = Gagner. Le total le plus élevé gagne. À égalité, le joueur placé devant dans le dernier ordre du tour l’emporte.

## The rules: part 14

rules-part-14 = Tuiles Progrès
rule-r110 = Une fois par an. Pour utiliser une capacité, retournez sa tuile face cachée ; elle est de nouveau face visible l’année suivante. Une tuile peut servir l’année même de son achat.
rule-r110a = Pas pour rien. Une capacité n’est proposée que si elle a un effet, et une fois commencée elle doit en avoir un : au moins un pas, un bien ou un échange. « Une piste de votre choix » est n’importe laquelle des quatre, et au-delà de 25 les points sont perdus.
rule-r111 = « Sentier », « Piste », « Grande piste ». Un, deux ou trois pas, à tout moment.
rule-r112 = « Alliance », « Grande alliance ». Elles fonctionnent selon la règle 76. À l’achat, prenez un drapeau libre de votre choix ; si un autre joueur en a un, vous recevez l’autre. Si vous en avez déjà un, l’autre quitte la partie s’il est encore libre.
rule-r113 = « Ordre libre ». Ce tour-ci, les actions de la tuile que vous utilisez se font dans l’ordre de votre choix, celles d’une tuile éclairée aussi.
rule-r114 = « Danse ». Pendant un Rituel : 1 point Rituels de plus, puis un pas avec un guerrier.
rule-r115 = « Second masque ». Pendant une Cérémonie des masques, prenez deux cartes, chacune à la pioche ou à la défausse, puis défaussez une carte de votre main.
rule-r116 = « Cercle partagé ». Pendant une Cérémonie des masques, vous pouvez jouer sur un emplacement qui porte un disque, même le vôtre.
rule-r117 = « Marchandage » I, II et III. Un achat coûte 1, 2 ou 3 ressources de moins.
rule-r118 = « Couvertures saines ». Deux échanges de plus pendant un Commerce, et aucune couverture n’y est révélée.
rule-r119 = « Prise », « Cueillette », « Abondance ». À tout moment, prenez 1 animal ; 1 animal et 1 légume ; 2 ressources, semblables ou non, et 1 castor.
rule-r120 = « Offrande animale », « Offrande des champs », « Grande offrande ». À tout moment, dépensez jusqu’à deux animaux différents, trois légumes différents ou cinq ressources différentes, pour autant de points sur une piste de votre choix.
rule-r121 = « Monter la garde ». Lors d’un transfert, l’éclaireur reste dans son territoire comme garde au lieu de rentrer.
rule-r122 = « Grande danse ». Pendant un Rituel, vous marquez le plus grand des trois nombres au lieu du plus petit.
rule-r123 = « Équilibre ». À tout moment, déplacez 1 point d’une de vos pistes à une autre qui n’est pas à 25.
rule-r124 = « Rappel ». Avant une Cérémonie des masques, reprenez tous les masques joués cette année ; votre disque reste où il est. Si le réglage « { setting-mask-recall } » est sur « { setting-mask-recall-one } », vous en reprenez un.
rule-r125 = « Visage changeant », « Masque-esprit ». Pendant une Cérémonie des masques, une de vos cartes vaut n’importe quel masque ; ou vous avez une carte de plus, de n’importe quel masque, qui n’est pas une vraie carte. Les deux se combinent. Parmi ce que vous jouez, la carte ajoutée passe d’abord, puis la carte changée, puis les autres ; une carte changée dont on n’a pas besoin reste ce qu’elle est.
rule-r126 = « Troc discret ». À tout moment, échangez jusqu’à trois ressources ; aucune couverture n’est révélée, et ce n’est pas un Commerce.
rule-r127 = « Assemblée », « Guérisseuse ». Pendant un Rituel, ramenez un natif de plus, s’il y en a, et marquez dans tous les cas 1 point Rituels de plus. À tout moment, ramenez un natif au village.
rule-r128 = « Gardien des masques ». Pendant une Cérémonie des masques, 1 point Masques de plus, même sans poser de disque.
rule-r129 = « Retournement ». À tout moment, retournez une tuile de votre grille, avec ou sans pion, mais pas celle en cours d’utilisation (ni le Feu sacré pendant qu’on utilise la tuile éclairée), et jamais le Feu sacré des Ottawa. Si vous choisissez la tuile plus tard, c’est le côté alors visible qui compte.
rule-r130 = Ensemble. Plusieurs capacités peuvent servir dans une même action. On prend d’abord la base, plus petit ou plus grand nombre, puis on ajoute le reste.

## The rules: part 15

rules-part-15 = Tribus
rule-r140 = Cayuga. Vos femmes attaquées rentrent au village au lieu d’aller à la grande maison. Cela ne vaut pas pour la variole.
rule-r141 = Fox. Vous pouvez acheter jusqu’à deux tuiles Progrès dans un même Commerce.
rule-r142 = Mohawk. Un guerrier noir de plus commence dans votre village. S’il est attaqué par un guerrier, ou en attaque un, il rentre au village, et l’autre guerrier va comme d’habitude à la grande maison. Il ne fait plus aucun pas pendant ce Déplacement.
rule-r143 = Ojibwa. Un de vos quatre pions est noir. Après avoir placé le pion noir et utilisé sa tuile, vous pouvez en placer aussitôt un second, sur une tuile ou sur l’ordre du tour, dans les limites de la règle 9.
rule-r144 = Oneida. Vous commencez avec une tuile Progrès de niveau 1 ou 2 de votre choix, qui n’est pas exposée. Elle ne rapporte pas de points.
rule-r145 = Onondaga. Vous commencez avec six natifs de chaque sorte au village et un de chaque à la grande maison.
rule-r146 = Ottawa. Votre Feu sacré n’a pas de côté Rituel.
rule-r147 = Seneca. Vous avez deux jetons d’échange de tuiles ; chacun que vous gardez vaut 1 point.
rule-r148 = Shawnee. Vous commencez avec quatre guerriers au village et trois à la grande maison. Vos tortues demandent un élément de moins.
rule-r149 = Tuscarora. Quand un de vos chasseurs est attaqué dans une zone, le guerrier qui attaque va lui aussi à sa grande maison, et la zone est vide.
rule-r150 = À égalité. Si le réglage « { setting-tribes } » est sur « { setting-tribes-identical } », aucune tribu n’a de capacité.

## The board: its parts

board-views = Parties de la table
board-view-map = Carte
board-view-masks = Masques
board-view-market = Progrès
board-view-tiles = Tuiles
board-view-tracks = Pistes
board-view-all = Ce que fait chaque tuile

## Le plateau : la zone personnelle

board-short =
    { $action ->
        [canoe] Canoé
        [move1] Dépl. 1
        [move2] Dépl. 2
        [move3] Dépl. 3
        [move4] Dépl. 4
        [harvest] Récolte
        [hunt] Chasse
        [tan] Tannage
        [fish] Pêche
        [military] Guerre
        [mask] Masques
        [trade] Commerce
        [fire] Feu sacré
       *[ritual] Rituel
    }
board-pane =
    { $pane ->
        [now] Action
        [grid] Grille
        [stores] Biens
        [hand] Main
        [goal] But
       *[others] Autres
    }
board-you = Vous
board-none = rien
board-now = à faire
board-done = fait
board-skipped = sautée
board-give = Vous donnez
board-take = Vous prenez
board-brings = { $what } : { $gain }
board-gain-canoe =
    { $count ->
        [one] votre premier canoé
       *[other] canoé numéro { $count }
    }
board-gain-mask =
    { $count ->
        [one] { $count } carte à jouer
       *[other] { $count } cartes à jouer
    }
board-gain-fire = les actions d’une autre tuile
board-gain-steps =
    { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }
board-actions-now = Les actions maintenant
board-setup-note = Avant la première année, chaque joueur choisit un village et une tribu.
board-slot-empty =
    { $slot ->
        [1] En haut à gauche
        [2] En haut au milieu
        [3] En haut à droite
        [4] Au milieu à gauche
        [5] Au centre
        [6] Au milieu à droite
        [7] En bas à gauche
        [8] En bas au milieu
       *[9] En bas à droite
    }, vide
board-bottom-row = Rangée du bas : quitte la grille en fin d’année et revient en haut, côté action
board-black-marker = Pion noir
board-canoes-of = Canoés en jeu : { $count } sur 5
board-no-abilities = Pas encore de tuile Progrès ni de jeton d’échange
board-replace-all = Relever tous les éclaireurs ({ $count })
board-transfer-how = Transfert : choisissez un de vos éclaireurs sur la carte.
board-which-card = Cette carte
board-which-masks = Avec quels masques ?
board-counts-as = compte comme
board-counts-more =
    { $points ->
        [one] { $points } point de plus compte
       *[other] { $points } points de plus comptent
    }
board-counts-later = comptera quand l’autre piste suivra
board-spent =
    { $points ->
        [0] Un point par ressource
        [one] { $points } point jusqu’ici
       *[other] { $points } points jusqu’ici
    }
board-no-space = Vos masques ne conviennent à aucun emplacement libre.
board-military-now =
    { $count ->
        [one] territoire où vous avez le plus de gardes
       *[other] territoires où vous avez le plus de gardes
    }
board-ritual-now =
    { $points ->
        [one] { $points } point avec le meilleur choix
       *[other] { $points } points avec le meilleur choix
    }
board-ritual-then =
    { $points ->
        [one] puis { $points } point
       *[other] puis { $points } points
    }
board-way =
    { $way ->
        [leave] L’éclaireur rentre, la zone reste vide
        [replace] L’éclaireur rentre, un natif le remplace
        [stay] L’éclaireur reste comme garde, la zone reste vide
       *[stay-replace] L’éclaireur reste comme garde, un natif le remplace
    }

## Le plateau : questions pendant que l’on touche

board-ask-turn = Où va votre pion ?
board-ask-turn-sub =
    { $markers ->
        [one] Votre dernier pion
       *[other] Encore { $markers } pions
    } : { $tiles ->
        [0] trois tuiles alignées
        [1] encore deux tuiles alignées
        [2] la tuile qui complète la ligne
       *[other] toutes vos tuiles sont choisies
    }{ $ordered ->
        [0] , une place dans l’ordre de l’an prochain.
       *[other] .
    }
board-ask-action =
    { $action ->
        [canoe] Canoé
        [move1] Dépl. 1
        [move2] Dépl. 2
        [move3] Dépl. 3
        [move4] Dépl. 4
        [harvest] Récolte
        [hunt] Chasse
        [tan] Tannage
        [fish] Pêche
        [military] Guerre
        [mask] Cérémonie des masques
        [trade] Commerce
        [fire] Feu sacré
       *[ritual] Rituel
    } : { $gain }. L’utiliser maintenant ?
board-ask-where = Où va { NOUN($who, form: "the") } ?
board-ask-where-sub = Un pas depuis { NOUN($territory, form: "bare") } : monter la garde, s’installer dans une zone libre ou attaquer.
board-ask-exchange = Échanger une ressource ?
board-ask-score =
    { $points ->
        [one] Marquer { $points } point ?
       *[other] Marquer { $points } points ?
    }
board-ask-take = Que prenez-vous pour { NOUN($good, form: "the") } ?
board-ask-swap = Quelles tuiles échangez-vous ?
board-ask-swap-with = Contre quelle tuile échanger { NOUN($tile, form: "the") } ?
board-ask-black = Où va le pion noir ?
board-ask-transfer = Que fait l’éclaireur { NOUN($area, form: "of") } ?
board-ask-transfer-sub = Une femme reprend un champ, un chasseur un étang.
board-ask-out = Quelle tuile laisse sa place à { NOUN($tile, form: "the") } ?
board-ask-masks = Quels masques jouez-vous sur « { NOUN($space, form: "bare") } » ?
board-ask-as = Pour quel masque compte { NOUN($mask, form: "the") } ?
board-ask-balance = Où va le point { NOUN($track, form: "of") } ?
board-hint-move = Choisissez un garde, puis sa destination : voyager, s’installer dans une zone ou attaquer.
board-hint-exchange = D’abord ce que vous donnez, puis ce que vous prenez.
board-hint-end = Vous pouvez encore transférer des éclaireurs, utiliser des tuiles Progrès ou échanger deux tuiles.
board-hint-map = Choisissez-le sur la carte.

## Le plateau : ce que sont les choses

board-tip-animal =
    { $count ->
        [0] Vous n’en avez pas.
       *[other] Vous en avez { $count }.
    } Animal : une tuile Progrès en coûte autant que son niveau.
board-tip-vegetable =
    { $count ->
        [0] Vous n’en avez pas.
       *[other] Vous en avez { $count }.
    } Légume : une tuile Progrès en coûte de différents, autant que son niveau.
board-scores = { $level } Économie, puis { $level } : { $track }
board-owned = Vous en avez une.
board-tip-long-house = Attend ici un Rituel pour rentrer au village.
board-tip-order = Le premier ici commence l’an prochain et choisit d’abord les nouvelles tuiles.
board-tip-swap = Échange deux de vos tuiles sans pion. Un jeton inutilisé vaut 1 point à la fin.
board-tip-turtle =
    { $points ->
        [one] { $points } point à la fin de la partie
       *[other] { $points } points à la fin de la partie
    }

## Le plateau : la leçon

board-lesson-line = Trois en ligne
    .about = Chaque année vous placez quatre pions, un par tour : trois sur vos neuf tuiles, qui doivent former une rangée, une colonne ou une diagonale complète, et un dans l’ordre du tour de l’an prochain. Les actions d’une tuile se font de haut en bas.
board-lesson-land = Vos gens produisent
    .about = Les guerriers voyagent et s’installent dans les zones ; entre deux actions, une femme ou un chasseur du village prend leur place. Les femmes rapportent des légumes à la Récolte, les chasseurs des castors, les canoés des poissons.
board-lesson-pairs = Gardez l’équilibre
    .about = Commerce, guerre, rituels et masques vous font avancer chacun sur une piste. Les quatre pistes forment deux paires ; à la fin, seule la piste la plus basse de chaque paire compte.
board-lesson-year = D’une année à l’autre
    .about = Les tuiles utilisées se retournent côté Rituel, la grille descend d’une rangée, et l’une des trois tuiles qui en sortent peut être remplacée par une meilleure. La partie s’arrête après sept ans.

## Le but et les conseils

board-goal = Votre but
board-goal-alone = De chaque paire seule la piste la plus basse compte. Vos points après l’année { $years } donnent votre rang.
board-goal-how = Seule la piste la plus basse de chaque paire compte. Le plus de points après l’année { $years } l’emporte.
board-goal-sum =
    { $first } + { $second }{ $swaps ->
        [0] { "" }
        [one] { " " }+ { $swaps } jeton d’échange
       *[other] { " " }+ { $swaps } jetons d’échange
    } = { $total }
board-goal-turtles =
    { $track ->
        [economic] Économie
        [military] Guerre
        [ritual] Rituels
       *[mask] Masques
    } +{ $points } grâce à vos tortues secrètes
board-goal-secret = { $seat } a { $count ->
        [one] { $count } tortue secrète qui pourra
       *[other] { $count } tortues secrètes qui pourront
    } encore compter.
board-goal-leads = { $seat_is ->
        [you] Vous avez
       *[other] { $seat } a
    } { $points } d’avance.
board-goal-even = { $seat } en a autant.
board-goal-last = Dernière année : ce qui vous reste à la fin ne compte pas.

## Ce que coûte un refus

board-cost-steps =
    { $count ->
        [one] { $count } pas inutilisé
       *[other] { $count } pas inutilisés
    }
board-cost-exchanges =
    { $count ->
        [one] { $count } échange inutilisé
       *[other] { $count } échanges inutilisés
    }
board-cost-masks =
    { $points ->
        [one] renonce à { $points } point
       *[other] renonce à { $points } points
    }
board-cost-turtle =
    { $points ->
        [one] renonce à { $points } point de fin de partie
       *[other] renonce à { $points } points de fin de partie
    }
board-cost-tile =
    { $points ->
        [one] renonce à { $points } point sur deux pistes
       *[other] renonce à { $points } points sur deux pistes
    }
board-cost-swap = garde 1 point pour la fin
board-cost-score =
    { $points ->
        [0] aucun point
        [one] marque { $points } point
       *[other] marque { $points } points
    }
board-buy-price = { $price } · { $gain }
board-buy-gain =
    Économie +{ $level }, { $track ->
        [economic] Économie
        [military] Guerre
        [ritual] Rituels
        [mask] Masques
        [lowest] votre piste la plus basse
       *[highest] votre piste la plus haute
    } +{ $level }{ $counts ->
        [0]  : comptera plus tard
        [one]  : { $counts } point de plus compte
       *[other]  : { $counts } points de plus comptent
    }

## Pourquoi un choix est bon : des propositions côte à côte

reason-points =
    { $points ->
        [one] { $points } point qui compte aussitôt
       *[other] { $points } points qui comptent aussitôt
    }
reason-points-lost =
    { $points ->
        [one] { $points } point de moins
       *[other] { $points } points de moins
    }
reason-track = { NOUN($track, form: "bare") } +{ $points }
reason-turtle = prend { NOUN($turtle, form: "a") }
reason-progress = apporte { NOUN($progress, form: "a") }
reason-tile = apporte la tuile { NOUN($tile, form: "a") }
reason-women =
    { $count ->
        [one] des femmes dans une zone de plus, { $total } en tout
       *[other] des femmes dans { $count } zones de plus, { $total } en tout
    }
reason-women-lost =
    { $count ->
        [one] des femmes dans une zone de moins
       *[other] des femmes dans { $count } zones de moins
    }
reason-hunters =
    { $count ->
        [one] des chasseurs dans une zone de plus, { $total } en tout
       *[other] des chasseurs dans { $count } zones de plus, { $total } en tout
    }
reason-hunters-lost =
    { $count ->
        [one] des chasseurs dans une zone de moins
       *[other] des chasseurs dans { $count } zones de moins
    }
reason-trios = un Rituel compte { $count } de plus
reason-trios-lost = un Rituel compte { $count } de moins
reason-majorities =
    { $count ->
        [one] une majorité de plus, { $total } en tout
       *[other] { $count } majorités de plus, { $total } en tout
    }
reason-majorities-lost =
    { $count ->
        [one] une majorité de moins
       *[other] { $count } majorités de moins
    }
reason-canoes =
    { $count ->
        [one] un canoé de plus, { $total } en tout
       *[other] { $count } canoés de plus, { $total } en tout
    }
reason-driven-away =
    { $count ->
        [one] chasse un natif de { $seat_is ->
            [you] votre camp
           *[other] { $seat }
        }
       *[other] chasse { $count } natifs de { $seat_is ->
            [you] votre camp
           *[other] { $seat }
        }
    }
reason-goods =
    { $count ->
        [one] { $count } bien de plus
       *[other] { $count } biens de plus
    }
reason-goods-lost =
    { $count ->
        [one] coûte { $count } bien
       *[other] coûte { $count } biens
    }
reason-order = place { $place } dans l’ordre de l’an prochain
reason-masks =
    { $points ->
        [one] des masques en main pour { $points } point
       *[other] des masques en main pour { $points } points
    }
reason-swaps =
    { $count ->
        [one] garde un jeton d’échange
       *[other] garde { $count } jetons d’échange
    }
reason-swap-lost =
    { $count ->
        [one] coûte un jeton d’échange
       *[other] coûte { $count } jetons d’échange
    }
## Demandé au terminal

table-word-goal = but
    .about = ce qui fait gagner, où en est chacun, ce qu’il faut surveiller

## What a balance of the game tells of

holding-tribe = Tribu
holding-home = Village
holding-progress = Tuile Progrès
holding-tile = Tuile Action

## Répondu d’avance

ahead-restore-swap-no-swap = À la fin d’une année : n’échanger aucune tuile
ahead-replace-keep = À la fin d’une année : garder ses tuiles
