### Ce que dit le client du navigateur, quel que soit le jeu.

## La maison

app-loading = Préparation de la table
app-to-lobby = Retour à l’accueil
app-your-move = À vous de jouer
app-rules = Règles
app-close = Fermer
app-sound-on = Activer les sons
app-sound-off = Couper les sons
app-dark = Thème sombre
app-light = Thème clair
app-table = Table
app-tabs = Vues
app-rail = Journal et coups
app-own-area = Votre côté de la table
app-pages = Pages
app-belt = { $now } sur { $count }
app-belt-short = { $now } / { $count }
app-skip-choices = Aller à la liste des coups

board-plain = La table, en liste

## Places et robots

seat-open = Place libre
seat-guest = Invité
seat-friend = Ami
bot-greedy = Robot habile
bot-random = Robot qui joue au hasard
bot-other = Robot { $bot }

## Le bandeau

ribbon-hint = Indice
ribbon-hint-thinks = Recherche d’un indice…
ribbon-help = Qu’est-ce que cela veut dire ?
ribbon-lost =
    { $seconds ->
        [0] Connexion perdue. Nouvel essai.
       *[other] Connexion perdue. Nouvel essai dans { $seconds } s.
    }
ribbon-retry = Essayer maintenant
ribbon-slow = En attente du serveur.
ribbon-past = Vous regardez en arrière
ribbon-past-start = Le début
ribbon-now = Revenir à la partie
ribbon-rewind = Reprendre d’ici
ribbon-rewind-ask = Demander à revenir à ce moment
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
ribbon-play = Montrer
closed-length = Cette partie durait trop longtemps et a été arrêtée automatiquement.
closed-admin = Le responsable du site a fermé cette table.
closed-sub = Vous pouvez encore la regarder, mais plus y jouer.
ribbon-waiting-room = En attente de joueurs
ribbon-waiting-room-sub = La partie commence dès que toutes les places sont prises.
ribbon-lent = Un robot joue à votre place.
ribbon-lent-back = Reprendre ma place
ribbon-places-left =
    { $count ->
        [0] Tout est posé.
        [one] Encore 1 à poser, puis validez.
       *[other] Encore { $count } à poser, puis validez.
    }
ribbon-narrowed = Encore { $count } possibilités
ribbon-confirm = { $deed } ?
ribbon-back = Retour
ribbon-undo = Annuler
ribbon-undo-turn = Recommencer mon tour
ribbon-go-back = Revenir en arrière
ribbon-go-back-ask = Annuler votre dernier coup ?
ribbon-go-back-there = Revenir à ce moment ?
ribbon-back-no = Rester ici
ribbon-lost-own = { $count } de vos coups sont annulés.
ribbon-lost-others =
    { $count ->
        [one] Un coup est annulé aussi ({ $who }).
       *[other] { $count } coups sont annulés aussi ({ $who }).
    }
ribbon-clear = Tout reprendre
ribbon-take-back = Reprendre
ribbon-commit = Valider { $placed }/{ $all }
ribbon-commit-now = Valider
ribbon-not-yet =
    { $count ->
        [one] Encore 1 à poser.
       *[other] Encore { $count } à poser.
    }
ribbon-show-them = Montrer
ribbon-choices = { $count } coups possibles
ribbon-sealed =
    C’est joué.{ $count ->
        [0] { "" }
       *[other] { " " }On attend { $who }.
    }
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
panel-placing = À vous · { $placed } sur { $all } posés
panel-ready = Prêt
panel-away = Absent
panel-lent = { $bot } joue
panel-failed = { $bot } est tombé en panne. { $other } continue à sa place.
panel-instead = à la place de { $bot }
panel-program = Robot
panel-warned =
    { $minutes ->
        [one] Un robot pourra remplacer { $name } dans 1 minute
       *[other] Un robot pourra remplacer { $name } dans { $minutes } minutes
    }
panel-lend = Laisser un robot jouer pour { $name }

## Journal, choix, description

log-why = Pourquoi ce coup ?
log-why-nothing = On ne peut rien en dire.
log-title = Journal
log-empty = Les coups s’afficheront ici.
log-steps = Parcourir les coups
log-previous = Coup précédent
log-next = Coup suivant
log-again = Montrer encore
log-since-my-turn = Depuis mon dernier tour
log-undone =
    { $count ->
        [one] Un coup annulé
       *[other] { $count } coups annulés
    }
choices-title = Tout ce que vous pouvez faire
choices-tab = Coups
choices-none = Rien à faire pour l’instant.
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
menu-keys = Raccourcis clavier
menu-leave = Quitter la table
menu-resign = Abandonner
menu-stand-in = Qui joue pour moi en mon absence
menu-stand-in-any = Comme la table le permet
menu-rewind = Annuler mon dernier coup
menu-hook = Webhook de cette table
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
preference-confirm = Confirmer chaque coup
preference-confirm-always = Toujours
preference-confirm-final = S’il est définitif
preference-confirm-never = Jamais
preference-pauses = Pause après chaque coup d’un robot
preference-sound = Sons
preference-patterns = Motifs contrastés

key-tab-key = Tab
key-tab = à l’élément suivant
key-arrows-key = ← ↑ → ↓
key-arrows = à l’élément le plus proche dans cette direction
key-enter-key = Entrée
key-enter = le choisir ; si rien n’est choisi, le bouton principal
key-esc-key = Échap
key-esc = retour ; accélère les animations
key-undo-key = Ctrl Z
key-undo = annuler
key-digits-key = 0–9
key-digits = une carte de votre main, par son numéro (0 : un 10) ou sa place
key-why-key = ?
key-why = expliquer l’élément choisi
key-log-key = L
key-log = journal
key-choices-key = C
key-choices = liste des coups
key-rules-key = G
key-rules = règles
key-turn-key = R
key-turn = tourner la tuile
key-hint-key = H
key-hint = indice : que jouer, et pourquoi
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
book-link = { $rule } : copier le lien
book-copied = Lien vers la règle { $rule } copié.
book-address = Lien vers la règle { $rule } : { $address }
book-no-rule = { $title } n’a pas de règle { $rule }. Voici toutes ses règles.
book-sources = Sources
book-own-words = Reformulé par nos soins. Adaptation non officielle.
book-source-rulebook = D’après le livret de règles
book-source-public = D’après des critiques publiées
book-source-designed = Nos propres chiffres
book-source-ruling = Notre interprétation
book-source-mixed = De plusieurs sources

## Avant le premier coup, et les liens

wait-bot = Ajouter un robot
wait-name = Votre nom
wait-join = Prendre cette place
links-title = Liens
links-copy = Copier
links-copied = Copié
links-qr = Code QR
links-qr-label = Code QR : { $label }
links-seat = Place { $number }
links-seat-about = Pour la personne qui jouera ici. Ne l’envoyez qu’à elle.
links-mine = Place { NOUN($seat, form: "of") }
links-mine-about = Votre place, pour continuer sur un autre appareil. Ne partagez pas ce lien.
links-watch = Pour les spectateurs
links-watch-about = Avec ce lien, on peut regarder la partie sans voir ce qui est caché.
links-only-here = Ces liens ne marchent que sur cet ordinateur. Pour jouer à plusieurs, arrêtez Longhouse et relancez-le avec
curtain-pass = Passez l’écran { NOUN($seat, form: "to") }.
curtain-about = La table reste cachée jusque-là.
curtain-here = C’est moi, { $seat }
curtain-take-back = { $seat } annule son dernier coup

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
        [0] Seul le départage vous a manqué.
        [one] Si près : il manquait un point.
       *[other] Si près : il manquait { $missing } points.
    }
end-place-place =
    Vous finissez { $rank ->
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
    } sur { $count }.
end-how = Le cours de la partie
end-why =
    La différence : { $source }, { $most } pour { $seat_is ->
        [you] vous
       *[other] { $seat }
    } et { $least } pour { $other_is ->
        [you] vous
       *[other] { $other }
    }.
end-turning-lead =
    { $known ->
        [yes] Tout s’est joué ici ({ $chapter }) :
       *[no] Tout s’est joué ici :
    } { $seat_is ->
        [you] vous avez gardé l’avance jusqu’à la fin.
       *[other] { $seat } a gardé l’avance jusqu’à la fin.
    }
end-turning-swing =
    { $seat_is ->
        [you] Vous avez mené du début à la fin.
       *[other] { $seat } a mené du début à la fin.
    } { $known ->
        [yes] Le plus grand bond : { $chapter }.
       *[no] Voici le plus grand bond.
    }
end-turning-see = Revoir ce moment
end-more = Plus
end-hidden = Ce qui était caché
end-lobby = Accueil
end-analyse = Analyser cette partie
end-replay = Revoir
end-again = Nouvelle partie
end-follow = À la revanche
end-seed = Clé pour vérifier le hasard : { $seed }
end-seed-chosen = Le hasard de cette partie a été fixé d’avance.
end-file = Télécharger la partie

## Revoir une partie

replay-eyes = Point de vue
replay-spectator = un spectateur
replay-play-on = Continuer d’ici
replay-hand = Main
replay-play = Lire
replay-pause = Pause
replay-first = Au début
replay-last = À la fin
replay-slider = Coup
replay-moment = { $now } sur { $all }
replay-chart = Évolution des scores
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
        [0] Aucune partie ne vous attend.
        [one] C’est à vous de jouer dans une partie.
       *[other] C’est à vous de jouer dans { $count } parties.
    }
lobby-welcome = Jouez contre un robot, ouvrez une table pour vos amis ou apprenez d’abord un jeu.
lobby-name = Votre nom
lobby-new = Nouvelle partie
lobby-new-of = Nouvelle partie : { $title }
lobby-games = Jeux
lobby-minutes = { $minutes } min
lobby-players = Joueurs
lobby-now = Jouer
lobby-play = Jouer
lobby-mine = Vos parties
lobby-with = avec { $who }
lobby-alone = en attente de joueurs
lobby-missing =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
lobby-turn = À { $who } de jouer
lobby-open = Tables ouvertes
lobby-open-none = Aucune table ouverte pour l’instant. Ouvrez-en une : tout le monde pourra la rejoindre.
lobby-host = ouverte par { $name }
lobby-join = Rejoindre
lobby-finished = Parties finies
lobby-finished-none = Les parties finies s’afficheront ici : les vôtres et celles des tables ouvertes.
lobby-closed = Arrêtée automatiquement
lobby-look = Voir
lobby-replay = Revoir
lobby-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
lobby-hide = Masquer
lobby-unhide = Afficher de nouveau
lobby-hidden =
    { $count ->
        [one] Afficher une partie masquée
       *[other] Afficher { $count } parties masquées
    }
lobby-hidden-away = Les masquer de nouveau
lobby-leave = Quitter
lobby-resign = Abandonner
lobby-deeds = Masquer ou quitter { $title }
lobby-leave-alone = Vous y êtes la seule personne : la table sera supprimée.
lobby-leave-waiting = Votre place sera libre pour une autre personne.
lobby-more =
    { $count ->
        [one] une de plus
       *[other] { $count } de plus
    }
lobby-fewer = Afficher moins
lobby-show-more = Afficher plus
lobby-filter = Filtrer les tables
lobby-filter-all = Tous les jeux
lobby-filter-free = Au moins { $count } places libres
lobby-filter-none = Aucune table ouverte ne correspond. Modifiez le filtre ou ouvrez une table.
lobby-ended = { $who } a gagné avec { $most }
lobby-ended-shared = { $who } ont partagé la victoire avec { $most }
lobby-ended-won = Victoire contre { $against }, { $most } à { $least }
lobby-ended-tie = Victoire au départage contre { $against }, { $most } à { $least }
lobby-ended-at-once = Victoire immédiate contre { $against }, avec { $most }
lobby-ended-lost = { $who } a gagné, { $most } à { $least }
lobby-ended-alone = Vous avez marqué { $most }
lobby-ended-rank =
    Vous finissez { $rank ->
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
new-open = Une place ouverte à tous
new-here = Un ami sur cet écran
new-friend-name = Nom de l’ami
new-add = Ajouter une place (jusqu’à { $most })
new-remove = Retirer la place { $number }
new-hints = Indices pour tous
new-hints-about = Chacun peut en demander un quand c’est à lui de jouer. Toujours disponibles contre des robots.
new-stand-ins = Qui joue pour les absents
new-stand-ins-levels = N’importe quel robot
new-stand-ins-nobody = Personne
new-first = Première partie
new-first-about = Des réglages plus simples pour la première fois.
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
learn-how = Comment jouer
learn-explains = Laissez le pointeur ou le doigt sur un élément pour voir ce qu’il est et à quoi il sert.
learn-all = Toutes les règles, toutes les cartes
credits-title = Crédits
credits-icons = Icônes
credits-icons-about = Les icônes viennent de
credits-fonts = Caractères
credits-code = Code de tiers
credits-games = Les jeux
credits-games-about = Les règles sont rédigées avec nos propres mots et toutes les images sont de nous. Adaptation non officielle ; les jeux appartiennent à leurs auteurs et à leurs éditeurs.

## Ce qui ne va pas

error-no-answer = Le serveur ne répond pas.
error-server = Une erreur est survenue chez nous ({ $status }). Votre partie est enregistrée.
error-page = Une erreur est survenue chez nous. Votre partie est enregistrée.
error-reload = Recharger
error-details = Copier les détails
error-table-gone = Cette table n’existe plus, ou ce lien ne permet pas de l’ouvrir.
error-nothing-here = Cette page n’existe pas.

## Leçons et conseils

teach-title = Leçon
teach-count = { $now } sur { $total }
teach-leave = Quitter la leçon
teach-next = Suivant
teach-show = Montrez-moi
teach-skip = Sauter cette étape
teach-again = Essayer autre chose
teach-keep = Garder ce coup
teach-learnt = Ce que vous avez appris
teach-chapter = Chapitre suivant
teach-first-game = Jouer une première partie
teach-play-on = Continuer d’ici
coach-title = Conseil
coach-close = Compris
coach-unfold = Lire la suite
coach-off = Ne plus afficher de conseils
## A map in a window

board-zoom-in = Zoom avant
board-zoom-out = Zoom arrière
board-whole = Toute la carte
lobby-just-play = Jouer tout de suite
lobby-learn = Apprendre en { $minutes } minutes
learn-lessons = Leçons
learn-begin = Commencer
learn-go-on = Continuer
learn-again = Recommencer
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
preference-tips = Conseils dans les parties contre des robots
puzzle-today = Le problème du jour
puzzle-about =
    { $kind ->
        [sure] { $title } : gagnez, quoi que Renard joue.
       *[best] { $title } : quel est le meilleur coup ?
    }
puzzle-level = Niveau { $level } sur 3
puzzle-solve = Résoudre
puzzle-again = Résolu. Revoir
puzzle-name = Problème { $name }
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-page = Problèmes
puzzle-progress = { $solved } sur { $count } résolus du premier coup
puzzle-streak =
    { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
puzzle-outcome =
    { $how ->
        [solved] Résolu du premier coup.
        [later] Résolu, mais pas du premier coup.
       *[shown] La solution a été montrée : ce problème n’est pas résolu.
    }
puzzle-answer = La solution
puzzle-mark =
    { $how ->
        [solved] résolu du premier coup
        [later] résolu plus tard
        [shown] solution montrée
       *[wrong] essayé
    }
puzzle-levels = Niveau
puzzle-every-level = Tous les niveaux
puzzle-themes = Thème
puzzle-every-theme = Tous les thèmes
puzzle-theme-sure = Victoire certaine
puzzle-theme-keep-the-lead = Garder l’avance
puzzle-theme-lose-on-purpose = Perdre exprès
puzzle-theme-narrow-win = Gagner de peu
puzzle-theme-hidden-card = Une carte cachée
puzzle-theme-small-steps = À petits pas
puzzle-theme-place = Quelle tuile ?
puzzle-theme-swap = Échanger des tuiles
puzzle-theme-fire = Feu sacré
puzzle-theme-do = Quelle action ?
puzzle-theme-order = Ordre du tour
puzzle-theme-strike = Attaquer
puzzle-theme-use = Tuile Progrès
puzzle-theme-replace = Remplacer
puzzle-theme-play = Quelle carte ?
puzzle-theme-build = Construire
puzzle-theme-to = Se déplacer
puzzle-theme-from = Se déplacer
puzzle-theme-recruit = Recruter
puzzle-theme-part = Une partie de carte
puzzle-theme-retreat = Se replier
puzzle-theme-remove = Retirer une carte
puzzle-theme-pass = Passer
puzzle-theme-cell = Placer une tuile
puzzle-theme-turn = Tourner une tuile
puzzle-theme-pick = Prendre une carte
puzzle-theme-craft = Fabriquer un outil
puzzle-theme-orient = Tourner une tuile
puzzle-theme-move = Se déplacer
puzzle-theme-collect = Récolter
puzzle-theme-take = Prendre un bien
puzzle-theme-train = Former des guerriers
puzzle-theme-relocate = Trouver refuge
puzzle-theme-end = Terminer le tour
puzzle-theme-attack = Attaquer
puzzle-theme-cavalry = Cavalerie

## La fin du courrier

unsubscribe-title = Se désabonner
unsubscribe-about = Vous ne recevrez plus de courriels sur vos parties, seulement sur votre compte. Vous pouvez changer cela dans vos réglages.
unsubscribe-end = Me désabonner
unsubscribe-done = C’est fait. Vous ne recevrez plus de courriels sur vos parties.
## Le temps

new-pace = Rythme
pace-relaxed = Tranquille
pace-relaxed-about = Sans pendule.
pace-live = En direct
pace-live-about = Du temps libre pour chaque coup, puis une réserve pour toute la partie.
pace-day = Un jour
pace-day-about = Un jour par coup, plus trois jours de réserve pour toute la partie.
pace-three-days = Trois jours
pace-three-days-about = Trois jours par coup, plus six jours de réserve pour toute la partie.
new-at-zero = Quand le temps d’un joueur est écoulé
new-at-zero-ask = Les autres décident
new-at-zero-bot = Un robot prend le relais
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
clock-about-free = { $free } pour ce coup, puis { $left } de réserve
clock-about = { $left } de réserve
clock-paused = Toutes les pendules sont arrêtées, au plus tard jusqu’au { $day }.
clock-away = De retour le { $day }
clock-out = Temps écoulé
clock-out-bot = Temps écoulé : un robot joue
clock-warn-quarter = Il vous reste un quart de votre temps.
clock-warn-soon = Il vous reste trente secondes.
late-out = { $who } n’a plus de temps.
late-idle = { $who } n’a pas joué depuis un mois.
late-sub = Que voulez-vous faire ?
late-end = Arrêter la partie
late-wait = Accorder plus de temps
late-bot = Faire jouer un robot
late-end-waits = Vous voulez arrêter la partie. { $who } doit être d’accord.
time-vote-pause-asked =
    { $seat_is ->
        [you] Vous demandez une pause.
       *[other] { $seat } demande une pause.
    }
time-vote-pause-sub = Toutes les pendules s’arrêtent pour deux semaines. Après un jour, un joueur peut mettre fin à la pause.
time-vote-pause-yes = Faire une pause
time-vote-pause-no = Continuer
time-vote-resume-asked =
    { $seat_is ->
        [you] Vous voulez reprendre la partie.
       *[other] { $seat } veut reprendre la partie.
    }
time-vote-resume-sub = Toutes les pendules repartent.
time-vote-resume-yes = Reprendre la partie
time-vote-resume-no = Rester en pause
paused-say = La partie est en pause.
menu-pause = Demander une pause
menu-resume = Reprendre la partie
menu-resume-ask = Demander la fin de la pause
menu-give-time = Donner du temps à un joueur
menu-holiday = Partir en vacances
time-about = S’ajoute à sa réserve pour toute la partie.
time-plus = + { $time }
time-plus-for = Donner { $time } à { $name }
holiday-about = Vos pendules s’arrêtent à toutes les tables lentes, du premier jour à la fin du dernier. Vous avez 21 jours par an.
holiday-from = Premier jour d’absence
holiday-to = Dernier jour d’absence
holiday-go = Partir en vacances
holiday-back = Je suis de retour
holiday-done = Bonnes vacances ! Les autres voient la date de votre retour. Jours restants cette année : { $left }.
holiday-none = Pas de vacances prévues. Jours restants cette année : { $left }.
closed-time = Le temps d’un joueur était écoulé : la partie a été arrêtée.
closed-idle = Personne n’avait joué depuis longtemps : la partie a été arrêtée.
## Ceux que la maison connaît

self-guest = Invité,
self-guest-name = Invité
self-keep = garder mes parties
self-keep-button = Garder mes parties
self-page = { $name } : ma page
seat-former = ancien membre
seat-guest-named = { $name } (invité)
panel-guest-about = Joue en invité, sans compte
end-keep = Vos parties ne sont gardées que dans ce navigateur. Avec un compte, vous les retrouvez sur tous vos appareils.
## Qui voit une table, invitations

access-title = Qui peut regarder et jouer
access-open = Tout le monde
access-open-about = Affichée à l’accueil : chacun peut prendre une place libre ou regarder.
access-link = Avec le lien
access-link-about = Absente des listes. Le lien d’une place permet de jouer ; celui de la table, de regarder.
access-closed = Fermée
access-closed-about = Seuls les joueurs la voient. Pas de spectateurs, même après la fin.
new-invite = Un membre, par son nom
new-invite-name = Nom du membre
seat-kept = Réservée à { $name }
wait-remove = Retirer le joueur
wait-remove-whom = Retirer { $name } de cette place
wait-invite = Inviter par le nom
wait-invite-send = Réserver la place
wait-uninvite = Retirer l’invitation
lobby-access-link = avec le lien seulement
lobby-access-closed = fermée
lobby-invitations = Invitations
lobby-invited = { $by } vous a réservé une place
lobby-accept = Accepter
lobby-decline = Refuser

## Comment une table finit

resign-two = La partie s’arrête et compte comme une défaite. Elle reste dans vos parties finies.
resign-many = Un robot joue à votre place jusqu’à la fin et vous finissez à la dernière place. Vous ne pourrez pas revenir.
menu-call-off = Proposer d’arrêter la partie
ribbon-call-off-about = La partie s’arrête sans vainqueur si tous les joueurs sont d’accord.
ribbon-call-off-ask = Demander aux autres
ribbon-call-off-yes = Arrêter
ribbon-call-off-no = Continuer
ribbon-call-off =
    { $seat_is ->
        [you] Vous proposez d’arrêter la partie sans vainqueur.
       *[other] { $seat } propose d’arrêter la partie sans vainqueur.
    }
ribbon-call-off-sub = Elle se terminerait sans vainqueur.
ribbon-gone = Vous avez abandonné. Un robot joue à votre place.
panel-gone = A abandonné
closed-resigned = Abandon : { $who }. Victoire : { $winners }.
closed-agreed = Partie arrêtée d’un commun accord.
lobby-called-off = Arrêtée d’un commun accord
lobby-resigned = { $who } gagne par abandon
lobby-resigned-won = Victoire par abandon

## Répondu d’avance

menu-orders = Répondre d’avance
orders-about = Longhouse donnera cette réponse à votre place, après une courte pause. Les autres joueurs ne le sauront pas avant la fin.
orders-ask = Me demander
orders-once = La prochaine fois
orders-always = Chaque fois
orders-slip =
    { $count ->
        [1] Une réponse donnée d’avance
       *[other] { $count } réponses données d’avance
    }

## Sharing a finished game

end-share = Partager
end-share-all = Toute personne qui a le lien peut revoir la partie, du point de vue de chaque joueur.
end-share-closed = Seuls les joueurs de cette partie peuvent ouvrir le lien.
lobby-history = Toutes mes parties

## Là où il faut un nom pour jouer

doors-keep-first = Créer d’abord un compte
doors-keep-again = Créer un compte et rejouer
doors-keep-of = Créer un compte pour jouer à { $title }
doors-off = Il faut un compte pour jouer ici. Sans compte, vous pouvez regarder, apprendre et résoudre des problèmes.
doors-off-table = Il faut un compte pour jouer ici. Pour regarder, aucun compte n’est nécessaire.
doors-open = Il faut un compte pour jouer aux tables ouvertes.
doors-open-none = Aucune table ouverte pour l’instant.
doors-open-table = Il faut un compte pour jouer aux tables ouvertes. Pour regarder, aucun compte n’est nécessaire.
doors-new = Pour l’ouvrir à tout le monde, il vous faut un compte : « Garder mes parties », en haut de la page.
