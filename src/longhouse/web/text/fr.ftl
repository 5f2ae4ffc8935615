### Ce que dit le client du navigateur, quel que soit le jeu.

## La maison

app-loading = On dresse la table
app-to-lobby = Retour à l’accueil
app-your-move = À vous de jouer
app-rules = Règles
app-close = Fermer
app-sound-on = Activer les sons
app-sound-off = Couper les sons
app-dark = Thème sombre
app-light = Thème clair
app-table = Table
app-tabs = Parties de la table
app-rail = Journal et choix
app-own-area = Votre côté de la table
app-pages = Pages
app-belt = { $now } sur { $count }
app-belt-short = { $now } / { $count }
app-skip-choices = Aller à la liste des choix

board-plain = La table, en liste

## Places et robots

seat-open = Place libre
seat-guest = Invité
seat-friend = Ami
bot-greedy = Robot habile
bot-random = Robot au hasard
bot-other = Robot { $bot }

## Le bandeau

ribbon-hint = Conseil
ribbon-hint-thinks = Réflexion …
ribbon-help = Qu’est-ce que cela veut dire ?
ribbon-lost =
    { $seconds ->
        [0] Connexion perdue. Nouvel essai.
       *[other] Connexion perdue. Nouvel essai dans { $seconds } s.
    }
ribbon-retry = Essayer maintenant
ribbon-slow = En attente du serveur.
ribbon-past = La table telle qu’elle était
ribbon-past-start = Le début
ribbon-now = Revenir au présent
ribbon-rewind = Reprendre d’ici
ribbon-rewind-ask = Demander à revenir ici
ribbon-rewind-proposed =
    { $seat_is ->
        [you] Vous demandez à revenir en arrière.
       *[other] { $seat } demande à revenir en arrière. Êtes-vous d’accord ?
    }
ribbon-rewind-waits = On attend { $who }
ribbon-rewind-yes = Revenir en arrière
ribbon-rewind-no = Rester ici
ribbon-rewind-withdraw = Retirer la demande
ribbon-skip = Accélérer
ribbon-go-on = Continuer
ribbon-turn-done = Votre tour est fini.
ribbon-since =
    { $count ->
        [one] Un coup depuis votre départ.
       *[other] { $count } coups depuis votre départ.
    }
ribbon-play = Les montrer
closed-length = La maison a mis fin à cette partie : elle était devenue trop longue.
closed-admin = Qui tient cette maison a fermé la table.
closed-sub = On n’y joue plus. Elle reste à regarder.
ribbon-waiting-room = On attend des joueurs.
ribbon-waiting-room-sub = La partie commence quand toutes les places sont prises.
ribbon-lent = Un robot joue à votre place.
ribbon-lent-back = Reprendre ma place
ribbon-places-left =
    { $count ->
        [0] Toutes les places sont remplies.
        [one] Encore une place à remplir, puis validez.
       *[other] Encore { $count } places à remplir, puis validez.
    }
ribbon-narrowed = { $count } possibilités.
ribbon-confirm = { $deed } ?
ribbon-back = Retour
ribbon-undo = Annuler
ribbon-undo-turn = Recommencer le tour
ribbon-go-back = Revenir en arrière
ribbon-go-back-ask = Revenir avant votre dernier choix ?
ribbon-go-back-there = Revenir à ce moment ?
ribbon-back-no = Rester ici
ribbon-lost-own = { $count } de vos choix sont perdus.
ribbon-lost-others =
    { $count ->
        [one] Un coup est perdu ({ $who }).
       *[other] { $count } coups sont perdus ({ $who }).
    }
ribbon-clear = Tout reprendre
ribbon-take-back = Reprendre
ribbon-commit = Valider { $placed }/{ $all }
ribbon-commit-now = Valider
ribbon-not-yet =
    { $count ->
        [one] Pas encore. Une place est vide.
       *[other] Pas encore. { $count } places sont vides.
    }
ribbon-show-them = Les montrer
ribbon-choices = Choisir parmi { $count }
ribbon-sealed = Scellé. On attend { $who }.
ribbon-others =
    { $count ->
        [0] Un instant.
        [one] { $who } réfléchit.
       *[other] { $who } réfléchissent.
    }

## Les joueurs

panel-players = Joueurs
panel-you = Vous
panel-points =
    { $count ->
        [one] pt
       *[other] pts
    }
panel-choosing = Réfléchit
panel-choosing-you = À vous
panel-thinking = Réfléchit
panel-placing = Vous choisissez · { $placed } sur { $all }
panel-ready = Prêt
panel-away = Absence
panel-lent = { $bot } joue
panel-warned =
    { $minutes ->
        [one] { $name } peut être remplacé dans 1 minute, sauf retour
       *[other] { $name } peut être remplacé dans { $minutes } minutes, sauf retour
    }
panel-lend = Laisser un robot jouer pour { $name }

## Journal, choix, description

log-why = Pourquoi ce coup ?
log-why-nothing = On ne peut rien en dire.
log-title = Journal
log-empty = Le premier coup s’écrira ici.
log-steps = Parcourir les coups
log-previous = Coup précédent
log-next = Coup suivant
log-again = Montrer encore
log-since-my-turn = Depuis mon dernier tour
log-undone =
    { $count ->
        [one] Une ligne reprise
       *[other] { $count } lignes reprises
    }
choices-title = Tout ce que vous pouvez faire
choices-tab = Choix
choices-none = Rien à choisir pour l’instant.
choices-describe = Décrire la table
choices-score =
    { $seat_is ->
        [you] Vous avez { $score ->
            [one] { $score } point
           *[other] { $score } points
        }.
       *[other] { $seat } a { $score ->
            [one] { $score } point
           *[other] { $score } points
        }.
    }

## Menu et goûts

menu-title = Menu
menu-describe = Décrire la table
menu-links = Liens et code QR
menu-keys = Touches
menu-leave = Quitter la table
menu-resign = Abandonner
menu-stand-in = Qui joue pour moi en mon absence
menu-stand-in-any = Qui la table permet
menu-rewind = Revenir à mon dernier choix
preference-language = Langue
preference-theme = Thème
preference-theme-system = Système
preference-theme-light = Clair
preference-theme-dark = Sombre
preference-speed = Vitesse des coups
preference-speed-half = ½
preference-speed-normal = 1
preference-speed-double = 2
preference-speed-at-once = D’un coup
preference-confirm = Confirmer un choix
preference-confirm-always = Toujours
preference-confirm-final = S’il est définitif
preference-confirm-never = Jamais
preference-pauses = Pause après chaque coup d’un robot
preference-sound = Sons
preference-patterns = Motifs marqués

key-tab-key = Tab
key-tab = à la prochaine chose à toucher
key-arrows-key = ← ↑ → ↓
key-arrows = à la plus proche dans cette direction
key-enter-key = Entrée
key-enter = la toucher ; sans rien de choisi, le bouton principal
key-esc-key = Échap
key-esc = un pas en arrière ; accélère les coups montrés
key-undo-key = Ctrl Z
key-undo = annuler
key-digits-key = 1–9
key-digits = une carte de votre main
key-why-key = ?
key-why = expliquer la chose choisie
key-log-key = L
key-log = journal
key-choices-key = C
key-choices = liste des choix
key-rules-key = G
key-rules = règles
key-turn-key = R
key-turn = tourner la tuile
key-hint-key = H
key-hint = un conseil : que choisir, et pourquoi
key-describe-key = D
key-describe = décrire la table
key-steps-key = , ; .
key-steps = coup précédent, montrer encore, coup suivant

## Règles et matériel

book-rules = Règles
book-components = Matériel
book-rule = Règle { $rule }
book-contents = Sommaire
book-search = Chercher dans les règles
book-found =
    { $count ->
        [0] Aucune règle n’en parle.
        [one] Une règle trouvée.
       *[other] { $count } règles trouvées.
    }
book-link = { $rule } : copier son adresse
book-copied = L’adresse de la règle { $rule } est copiée.
book-address = L’adresse de la règle { $rule } : { $address }
book-no-rule = { $title } n’a pas de règle { $rule }. Toutes ses règles sont ici.
book-sources = Sources
book-own-words = Dans nos propres mots ; une adaptation non officielle.
book-source-rulebook = Du livret de règles
book-source-public = De critiques publiées
book-source-designed = Chiffres conçus par nous
book-source-ruling = Une décision de notre part
book-source-mixed = De plusieurs sources

## Avant le premier coup, et les liens

wait-bot = Y mettre un robot
wait-name = Votre nom
wait-join = S’asseoir
links-title = Liens
links-copy = Copier
links-copied = Copié
links-qr = Code QR
links-qr-label = Code QR : { $label }
links-seat = Place { $number }
links-seat-about = Pour qui doit s’y asseoir. Envoyez-le à une seule personne.
links-mine = Place { NOUN($seat, form: "of") }
links-mine-about = Votre propre place, pour continuer sur un autre appareil. Gardez-le pour vous.
links-watch = Pour les spectateurs
links-watch-about = Avec ce lien on regarde, sans voir les secrets.
links-only-here = Personne d’autre ne peut ouvrir ces liens : ce serveur n’écoute que son propre ordinateur. Pour jouer à plusieurs, arrêtez-le et relancez-le avec
curtain-pass = Passez l’écran { NOUN($seat, form: "to") }.
curtain-about = La table reste cachée jusque-là.
curtain-here = C’est moi, { $seat }
curtain-take-back = { $seat } reprend son dernier choix

## La fin

end-over = La partie est finie.
end-won =
    { $seat_is ->
        [you] Vous gagnez, { $most } à { $least }.
       *[other] { $seat } gagne, { $most } à { $least }.
    }
end-won-tie =
    { $seat_is ->
        [you] Vous gagnez au départage, { $most } à { $least }.
       *[other] { $seat } gagne au départage, { $most } à { $least }.
    }
end-won-many =
    { $seat_is ->
        [you] Vous gagnez avec { $most } points.
       *[other] { $seat } gagne avec { $most } points.
    }
end-shared = { $who } partagent la première place avec { $most } points.
end-source = Origine
end-total = Total
end-rank = Place
end-nth =
    { $rank ->
        [1] 1re
       *[other] { $rank }e
    }
end-place-won = La maison longue est à vous ce soir.
end-place-shared = La première place est aussi la vôtre.
end-place-near =
    { $missing ->
        [0] Il ne manquait que le départage.
        [one] Il manquait un point. De si peu.
       *[other] Il manquait { $missing } points. De si peu.
    }
end-place-place =
    Vous êtes { $rank ->
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
    } sur { $count }.
end-how = Le cours de la partie
end-why =
    Ce qui a le plus compté : { $source }, { $most } pour { $seat_is ->
        [you] vous
       *[other] { $seat }
    } contre { $least } pour { $other_is ->
        [you] vous
       *[other] { $other }
    }.
end-turning-lead =
    { $known ->
        [yes] Tout s’est joué ici ({ $chapter }) :
       *[no] Tout s’est joué ici :
    } { $seat_is ->
        [you] vous êtes resté devant jusqu’à la fin.
       *[other] { $seat } est resté devant jusqu’à la fin.
    }
end-turning-swing =
    { $seat_is ->
        [you] Vous n’avez jamais été mené.
       *[other] { $seat } n’a jamais été mené.
    } { $known ->
        [yes] Le plus grand pas : { $chapter }.
       *[no] Voici le plus grand pas.
    }
end-turning-see = Revoir ce moment
end-more = Plus
end-hidden = Ce qui était caché
end-lobby = Accueil
end-analyse = Analyser cette partie
end-replay = Revoir
end-again = Rejouer
end-follow = À la revanche
end-seed = Graine, désormais ouverte : { $seed }.
end-seed-chosen = La graine de cette partie a été choisie par quelqu’un.
end-file = La partie en fichier

## Revoir une partie

replay-eyes = Vu par
replay-spectator = un spectateur
replay-play-on = Continuer d’ici
replay-hand = Main
replay-play = Lire
replay-pause = Pause
replay-first = Au début
replay-last = À la fin
replay-slider = Moment de la partie
replay-moment = { $now } sur { $all }
replay-chart = Les scores au fil de la partie
replay-not-over = Cette partie n’est pas finie.

## Accueil

lobby-good-morning =
    { $named ->
        [yes] Bonjour, { $name }.
       *[no] Bonjour.
    }
lobby-good-afternoon =
    { $named ->
        [yes] Bonjour, { $name }.
       *[no] Bonjour.
    }
lobby-good-evening =
    { $named ->
        [yes] Bonsoir, { $name }.
       *[no] Bonsoir.
    }
lobby-waiting =
    { $count ->
        [0] Aucune table ne vous attend.
        [one] Une table vous attend.
       *[other] { $count } tables vous attendent.
    }
lobby-welcome = Jouez tout de suite contre un robot, ouvrez une table pour vos amis, ou apprenez d’abord un jeu.
lobby-name = Votre nom
lobby-new = Nouvelle partie
lobby-new-of = Nouvelle partie : { $title }
lobby-games = Jeux
lobby-minutes = { $minutes } min
lobby-players = Joueurs
lobby-now = Jouer
lobby-play = Jouer
lobby-mine = Vos tables
lobby-with = avec { $who }
lobby-alone = personne d’autre encore
lobby-missing =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
lobby-turn = On attend { $who }
lobby-open = Tables ouvertes
lobby-open-none = Aucune table n’attend de joueurs. Ouvrez-en une : tout le monde peut s’asseoir.
lobby-host = ouverte par { $name }
lobby-join = Rejoindre
lobby-finished = Parties finies
lobby-finished-none = Vos parties s’affichent ici une fois finies, avec celles des tables ouvertes.
lobby-closed = Fermée par la maison
lobby-look = Regarder
lobby-replay = Revoir
lobby-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
lobby-private = avec le lien seulement
lobby-hide = Masquer
lobby-unhide = Remontrer
lobby-hidden =
    { $count ->
        [one] Montrer une partie masquée
       *[other] Montrer { $count } parties masquées
    }
lobby-hidden-away = Les masquer de nouveau
lobby-leave = Quitter
lobby-resign = Abandonner
lobby-deeds = Masquer ou quitter { $title }
lobby-leave-alone = Personne d’autre ne joue ici : la table disparaît pour de bon.
lobby-leave-waiting = Votre place sera libre pour quelqu’un d’autre.
lobby-leave-playing = Un robot prend votre place pour de bon ; les autres continuent.
lobby-more =
    { $count ->
        [one] une de plus
       *[other] { $count } de plus
    }
lobby-fewer = Moins
lobby-show-more = Montrer la suite
lobby-filter = Les tables à montrer
lobby-filter-all = Tous les jeux
lobby-filter-free = { $count } places libres ou plus
lobby-filter-none = Aucune table qui attend n’est ainsi. Demandez moins, ou ouvrez-en une.
lobby-ended = { $who } a gagné avec { $most }
lobby-ended-shared = { $who } ont partagé la victoire avec { $most }
lobby-ended-won = Gagnée contre { $against }, { $most } à { $least }
lobby-ended-tie = Gagnée au départage contre { $against }, { $most } à { $least }
lobby-ended-at-once = Gagnée sur-le-champ contre { $against }, avec { $most }
lobby-ended-lost = { $who } a gagné, { $most } à { $least }
lobby-ended-alone = Vous avez atteint { $most }
lobby-ended-rank =
    Vous êtes { $rank ->
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
    } sur { $count } ; { $who } a gagné avec { $most }

## Nouvelle partie

new-seats = Places
new-seat = Place { $number }
new-me = Vous, { $name }
new-open-table = Ouvrir la table
new-open = Une place libre, pour tous
new-here = Un ami à cet écran
new-friend-name = Nom de l’ami
new-add = Ajouter une place (jusqu’à { $most })
new-remove = Retirer la place { $number }
new-hints = Conseils pour tous
new-hints-about = Qui doit décider peut en demander. Contre des bots il y en a toujours.
new-stand-ins = Qui joue pour les absents
new-stand-ins-levels = Un robot de la maison
new-stand-ins-nobody = Personne
new-listed = Qui peut s’asseoir
new-listed-all = Tout le monde
new-listed-link = Avec le lien
new-listed-all-about = La table s’affiche à l’accueil, et chacun peut prendre une place libre.
new-listed-link-about = Une table privée : personne ne la voit sans son lien.
new-first = Première partie
new-first-about = Des réglages plus simples, pour qui joue à ce jeu la première fois.
new-bot = Robot · { $bot }
new-rules = Règles
new-more = Plus de réglages
new-less = Moins de réglages
new-cancel = Annuler
new-estimate =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    } · environ { $minutes } min

## Autres pages

learn-title = Apprendre
learn-how = Comment on joue
learn-explains = La table s’explique : arrêtez le pointeur sur une chose, ou gardez-y le doigt, et elle dit ce qu’elle est et ce qu’elle fait maintenant.
learn-all = Toutes les règles, toutes les cartes
credits-title = Crédits
credits-icons = Icônes
credits-icons-about = Les icônes viennent de
credits-fonts = Caractères
credits-code = Code d’autrui
credits-games = Les jeux
credits-games-about = Les règles sont dites dans nos propres mots et toutes les images sont dessinées par nous. C’est une adaptation non officielle ; les jeux appartiennent à leurs auteurs et éditeurs.

## Ce qui ne va pas

error-no-answer = Le serveur ne répond pas.
error-server = Quelque chose s’est cassé chez nous ({ $status }). Votre partie est en sûreté.
error-page = Quelque chose s’est cassé chez nous. Votre partie est en sûreté.
error-reload = Recharger
error-details = Copier les détails
error-table-gone = Cette table n’existe pas, ou ce lien ne l’ouvre pas.
error-nothing-here = Il n’y a rien à cette adresse.

## Leçons et conseils

teach-title = Leçon
teach-count = { $now } sur { $total }
teach-leave = Quitter la leçon
teach-next = Suivant
teach-show = Montrez-moi
teach-skip = Passer cette étape
teach-again = Revenir au choix
teach-keep = Continuer ainsi
teach-learnt = Ce que vous savez maintenant
teach-more = Voilà pour cette table. La suivante montre autre chose.
teach-chapter = Chapitre suivant
teach-first-game = Jouer une première partie
teach-play-on = Continuer d’ici
coach-title = Conseil
coach-close = Compris
coach-unfold = Lire tout le conseil
coach-off = Plus de conseils
## A map in a window

board-zoom-in = Agrandir
board-zoom-out = Réduire
board-whole = Toute la carte
lobby-just-play = Jouer tout de suite
lobby-learn = Apprendre en { $minutes } minutes
learn-lessons = Leçons
learn-begin = Commencer
learn-go-on = Continuer
learn-again = Encore une fois
learn-done = terminée
learn-count =
    { $done ->
        [0] { $count ->
            [one] Un chapitre
           *[other] { $count } chapitres
        }
       *[other] { $done } sur { $count } terminés
    }
learn-place = partie { $part } sur { $parts }
preference-tips = Conseils pendant les parties contre des robots
puzzle-today = Le problème du jour
puzzle-about = { $title } : un coup est nettement le meilleur.
puzzle-level = Niveau { $level } sur 3
puzzle-solve = Le résoudre
puzzle-again = Résolu. Revoir
puzzle-name = Problème { $name }
puzzle-another = Un autre
puzzle-next = Problème suivant
puzzle-progress = { $solved } résolus sur { $count }
