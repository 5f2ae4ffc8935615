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

ribbon-hint = Indice
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
panel-failed = { $bot } n’a pas pu continuer. { $other } joue à sa place.
panel-instead = à la place de { $bot }
panel-program = Programme
panel-warned =
    { $minutes ->
        [one] Un robot peut jouer pour { $name } dans 1 minute, sauf retour
       *[other] Un robot peut jouer pour { $name } dans { $minutes } minutes, sauf retour
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
menu-hook = Crochet pour cette table
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
key-digits-key = 0–9
key-digits = une carte de votre main, par son numéro (0 : un 10) ou sa place
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
key-hint = un indice : que choisir, et pourquoi
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
replay-spectator = le public
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
new-hints = Indices pour tous
new-hints-about = Qui doit décider peut en demander. Contre des bots il y en a toujours.
new-stand-ins = Qui joue pour les absents
new-stand-ins-levels = Un robot de la maison
new-stand-ins-nobody = Personne
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
new-estimate-days =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    } · { $days ->
        [one] environ un jour
       *[other] environ { $days } jours
    }
new-estimate-weeks =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    } · environ { $weeks } semaines

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
coach-off = Ne plus afficher
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

## La fin du courrier

unsubscribe-title = Plus de courrier
unsubscribe-about = On ne vous écrira plus au sujet de vos parties. Ce qui concerne votre compte lui-même est toujours envoyé. Vous pouvez changer cela dans vos réglages.
unsubscribe-end = Ne plus m’écrire
unsubscribe-done = C’est fait. Vous ne recevrez plus de courrier au sujet de vos parties.
## Le temps

new-pace = Rythme
pace-relaxed = Tranquille
pace-relaxed-about = Personne n’a de pendule.
pace-live = En direct
pace-live-about = Chacun réfléchit un court moment gratuitement, à chaque fois ; le surplus se prend sur une réserve pour toute la partie.
pace-day = Un jour
pace-day-about = Un jour gratuit chaque fois que c’est à vous, et trois jours de réserve pour toute la partie.
pace-three-days = Trois jours
pace-three-days-about = Trois jours gratuits chaque fois que c’est à vous, et six jours de réserve pour toute la partie.
new-at-zero = Quand quelqu’un n’a plus de temps
new-at-zero-ask = Les autres décident
new-at-zero-bot = Un robot prend la place
new-at-zero-end = La partie s’arrête
lobby-left = encore { $time }
clock-days =
    { $hours ->
        [0] { $days } j
       *[other] { $days } j { $hours } h
    }
clock-hours =
    { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
clock-label = Temps restant :
clock-label-paused = Pendule arrêtée, temps restant :
clock-about-free = encore { $free } gratuits, puis { $left } de réserve
clock-about = encore { $left } de réserve
clock-paused = Toutes les pendules sont arrêtées, au plus tard jusqu’au { $day }.
clock-away = De retour le { $day }
clock-out = Temps écoulé
clock-out-bot = Temps écoulé : un robot joue
clock-warn-quarter = Il vous reste un quart de votre temps.
clock-warn-soon = Il vous reste une demi-minute.
late-out = { $who } n’a plus de temps.
late-idle = { $who } n’a pas joué depuis un mois.
late-sub = Que faire ?
late-end = Arrêter la partie
late-wait = Plus de temps
late-bot = Faire jouer un robot
late-end-waits = Vous voulez arrêter la partie. { $who } doit le vouloir aussi.
time-vote-pause-asked =
    { $seat_is ->
        [you] Vous demandez une pause.
       *[other] { $seat } demande une pause.
    }
time-vote-pause-sub = Toutes les pendules s’arrêtent jusqu’à ce que quelqu’un y mette fin, après un jour au plus tôt, ou pour deux semaines.
time-vote-pause-yes = Faire une pause
time-vote-pause-no = Continuer
time-vote-resume-asked =
    { $seat_is ->
        [you] Vous voulez finir la pause.
       *[other] { $seat } veut finir la pause.
    }
time-vote-resume-sub = Toutes les pendules repartent.
time-vote-resume-yes = Finir la pause
time-vote-resume-no = Rester en pause
paused-say = La partie est en pause.
menu-pause = Demander une pause
menu-resume = Finir la pause
menu-resume-ask = Demander la fin de la pause
menu-give-time = Donner du temps
menu-holiday = Partir en vacances
time-about = Un cadeau pour sa réserve, qui vaut pour toute la partie.
time-plus = + { $time }
time-plus-for = Donner { $time } à { $name }
holiday-about = Vos pendules s’arrêtent à toutes vos tables lentes, du premier jour à la fin du dernier. Vous avez 21 jours par an.
holiday-from = Premier jour d’absence
holiday-to = Dernier jour d’absence
holiday-go = Partir en vacances
holiday-back = Me revoilà
holiday-done = Profitez-en. Les autres voient quand vous revenez. Jours restants cette année : { $left }.
holiday-none = Aucunes vacances prévues. Jours restants cette année : { $left }.
closed-time = Le temps était écoulé : la partie est arrêtée.
closed-idle = Personne n’avait joué depuis longtemps : la partie est arrêtée.
## Ceux que la maison connaît

self-guest = Invité,
self-guest-name = Invité
self-keep = garder mes parties
self-keep-button = Garder mes parties
self-page = { $name } : ma page
seat-former = ancien membre
seat-guest-named = { $name } (invité)
panel-guest-about = Sans nom à soi dans cette maison
end-keep = Vos parties ne vivent que dans ce navigateur. Avec un nom, elles restent à vous sur tous vos appareils.
## Qui voit une table, invitations

access-title = Qui peut la voir et s’y asseoir
access-open = Tout le monde
access-open-about = La table s’affiche à l’accueil : chacun peut prendre une place libre, et regarder.
access-link = Avec le lien
access-link-about = Dans aucune liste. Avec le lien d’une place on s’assoit ; avec celui de la table on regarde.
access-closed = Fermée
access-closed-about = Seules les personnes assises la voient. Personne ne regarde, même une fois finie.
new-invite = Quelqu’un par son nom
new-invite-name = Son nom dans cette maison
seat-kept = Gardée pour { $name }
wait-remove = Faire se lever
wait-remove-whom = Demander à { $name } de se lever
wait-invite = Inviter par le nom
wait-invite-send = Garder la place
wait-uninvite = Retirer l’invitation
lobby-access-link = avec le lien seulement
lobby-access-closed = fermée
lobby-invitations = Invitations
lobby-invited = { $by } vous garde une place
lobby-accept = S’asseoir
lobby-decline = Non merci

## Comment une table finit

resign-two = La partie s’arrête, et vous l’avez perdue. Elle reste parmi vos parties finies.
resign-many = Un robot joue votre place jusqu’au bout, et vous finissez dernier. On ne revient pas.
menu-call-off = Arrêter la partie
ribbon-call-off-about = La partie finit sans résultat si tous ceux qui jouent sont d’accord.
ribbon-call-off-ask = Demander aux autres
ribbon-call-off-yes = Arrêter
ribbon-call-off-no = Continuer
ribbon-call-off =
    { $seat_is ->
        [you] Vous demandez d’arrêter la partie.
       *[other] { $seat } demande d’arrêter la partie.
    }
ribbon-call-off-sub = Elle finirait sans résultat.
ribbon-gone = Vous avez abandonné. Un robot joue à votre place.
panel-gone = Abandon
closed-resigned = Abandon : { $who }. Victoire : { $winners }.
closed-agreed = Partie arrêtée d’un commun accord.
lobby-called-off = Arrêtée d’un commun accord
lobby-resigned = Abandon : victoire de { $who }
lobby-resigned-won = Gagnée par abandon

## Répondu d’avance

menu-orders = Répondre d’avance
orders-about = Ce que vous choisissez ici est répondu pour vous quand on vous le demande, un peu plus tard. Personne ne l’apprend avant la fin.
orders-ask = Me demander
orders-once = La prochaine fois
orders-always = Chaque fois
orders-slip =
    { $count ->
        [1] Une réponse est donnée d’avance pour vous
       *[other] { $count } réponses sont données d’avance pour vous
    }

## Sharing a finished game

end-share = Partager
end-share-all = Qui a le lien peut revoir cette partie, depuis toutes les places.
end-share-closed = Seuls ceux qui ont joué ici peuvent ouvrir le lien.
lobby-history = Toutes mes parties

## Là où il faut un nom pour jouer

doors-keep-first = Prendre un nom d’abord
doors-keep-again = Rejouer sous un nom
doors-keep-of = Prendre un nom pour jouer à { $title }
doors-off = Ici, on joue sous un nom. Sans nom, vous pouvez regarder, apprendre et résoudre des problèmes.
doors-off-table = Ici, on joue sous un nom. Prenez-en un pour vous asseoir ; regarder n’en demande pas.
doors-open = Aux tables ouvertes, on joue ici sous un nom.
doors-open-none = Aucune table n’attend de joueurs.
doors-open-table = Aux tables ouvertes, on joue ici sous un nom. Prenez-en un pour vous asseoir ; regarder n’en demande pas.
doors-new = Pour l’ouvrir à tout le monde, il vous faut un nom ici : « Garder mes parties », en haut de la page.
