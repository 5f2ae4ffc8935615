# Textes des pages sur soi : garder ses parties, se connecter, appareils, partir.

me-title = Moi
me-member = Membre de cette maison
me-guest = Invité de cette maison

## Garder mes parties

me-keep-title = Garder mes parties
me-keep-screen = Étape { $nth } sur { $count }
me-keep-lead =
    { $games ->
        [0] Vos parties seront à vous sur tous vos appareils.
        [one] Votre partie sur cet appareil reste à vous sur tous les autres.
       *[other] Vos { $games } parties sur cet appareil restent à vous sur tous les autres.
    }
me-name = Nom
me-name-about = De 3 à 20 caractères. Les autres le voient à vos tables.
me-password = Mot de passe
me-password-about = Au moins 10 caractères ; une phrase convient très bien.
me-keep-lead-off = Avec un nom, vous pouvez jouer ici, et vos parties sont à vous sur tous vos appareils.
me-keep-passkey = Garder avec une clé d’accès
me-keep-password = Garder avec un mot de passe
me-with-password = avec un mot de passe
me-with-passkey = avec une clé d’accès
me-passkey-about = Une clé d’accès, c’est votre empreinte, votre visage ou le code de cet appareil. Rien à retenir, rien que l’on puisse nous voler.
me-passkey-given-up = Aucune clé d’accès n’a été utilisée. Vous pouvez réessayer, ou prendre un mot de passe.
me-have-one = Vous avez déjà un nom ici ?
me-kept = C’est gardé, { $name }. Et pour un mauvais jour :
me-codes = Codes de secours
me-codes-about = Avec l’un de ces codes, vous entrez quand tout le reste est perdu. Chacun sert une fois. Ils ne sont montrés que maintenant : imprimez-les, ou rangez-les là où vous rangez ce genre de choses.
me-codes-file = Longhouse, { $host } : codes de secours de { $name }. Chacun sert une fois.
me-codes-print = Imprimer
me-codes-save = Enregistrer dans un fichier
me-codes-kept = Je les ai rangés
me-go-on = Continuer
me-again = Réessayer
me-done-lead = C’est tout.
me-done = Retour au jeu
me-tell = Quand c’est à moi de jouer
me-tell-ways = D’autres façons d’être prévenu : courriel, salon de votre club

## Se connecter

me-sign-in = Se connecter
me-sign-in-button = Me connecter
me-sign-in-passkey = Me connecter avec une clé d’accès
me-code = Code de secours
me-way-password = Avec un mot de passe
me-way-recovery = Avec un code de secours
me-way-mail = Avec un lien par courriel
me-mail-about = S’il existe un compte avec cette adresse, nous y envoyons un lien. Il est valable 15 minutes.
me-mail-send = M’envoyer un lien
me-mail-sent = Si ce compte existe, un courriel est en route.
me-other-hint = Déjà connecté sur un autre appareil ? Ouvrez-y votre nom, puis « Ouvrir sur un autre appareil », et scannez le code ici.
me-no-name = Pas encore de nom ? Il n’en faut pas pour jouer. Pour garder vos parties, choisissez « Garder mes parties » en haut.
me-door-title = Entrez
me-door-code = Ce code a été montré sur un appareil connecté. Entrez, et vos parties seront ici aussi.
me-door-mail = Ce lien vous est venu par courriel. Appuyez sur le bouton, et vous voilà connecté.
me-door-confirm = Appuyez sur le bouton, et nous saurons que cette adresse est la vôtre.
me-door-empty = Il manque le code : scannez-le encore une fois, ou copiez le lien en entier.
me-door-known = Cet appareil est connecté au nom de { $name } ; cela prend fin si vous entrez.
me-door-enter = Entrer
me-confirm-title = Votre adresse
me-confirm = Oui, cette adresse est à moi
me-confirmed = Merci, l’adresse est confirmée.

## La page sur soi

me-stranger = Personne n’est connecté ici
me-stranger-about = Vous pouvez jouer quand même. Avec un nom, vos parties restent à vous sur tous vos appareils.
me-signed-out = Vous êtes déconnecté.
me-deleted = Votre compte est supprimé.
me-about = Moi
me-rename = Changer de nom
me-rename-about = Un nouveau nom tous les 30 jours au plus ; l’ancien reste réservé pendant un an.
me-renamed = Le nom est changé.
me-saved = Enregistré.
me-guest-about = La maison connaît ce navigateur comme celui d’un invité, et l’oublie après 90 jours sans visite.
me-zone = Fuseau horaire
me-zone-about = Pour les jours et les heures dans ce que nous vous disons.

me-ways = Comment je me connecte
me-kind-passkey = Clé d’accès
me-kind-password = Mot de passe
me-way-since = depuis le { $date }
me-way-used = dernier usage le { $date }
me-way-end = Retirer
me-way-end-about = Vous ne pourrez plus vous connecter ainsi. Tous les autres appareils sont déconnectés.
me-way-ended = C’est retiré.
me-passkey-add = Ajouter une clé d’accès
me-passkey-added = La clé d’accès est ajoutée.
me-password-add = Ajouter un mot de passe
me-password-new = Nouveau mot de passe
me-password-change = Changer le mot de passe
me-password-changed = Le mot de passe est enregistré. Tous les autres appareils sont déconnectés.
me-codes-left =
    { $count ->
        [0] Vous n’avez pas de codes de secours.
        [one] Il reste un code.
       *[other] Il reste { $count } codes.
    }
me-codes-make = De nouveaux codes
me-codes-make-about = Les codes que vous aviez ne serviront plus.
me-codes-new = De nouveaux codes sont faits.
me-email = Adresse électronique
me-email-none = Pour un lien par courriel quand vous voulez vous connecter. Personne d’autre ne la voit.
me-email-waiting = Nous avons envoyé un lien à cette adresse : appuyez sur le bouton qui s’y trouve.
me-email-confirmed = Confirmée.
me-email-bounced = Les courriels à cette adresse reviennent. Est-elle bien écrite ?
me-email-save = Enregistrer l’adresse
me-email-sent = Un lien est en route vers cette adresse.

me-devices = Appareils
me-device = Un appareil
me-device-here = celui-ci
me-device-seen = vu le { $date }
me-device-end = Déconnecter
me-device-end-of = Déconnecter { $device }
me-device-ended = C’est déconnecté là-bas.
me-other = Ouvrir sur un autre appareil
me-other-about = Un code à scanner avec votre téléphone : il y ouvre votre compte, une fois.
me-other-show = Montrer le code
me-other-qr = Code qui connecte un autre appareil
me-other-link = Le même en lien
me-other-minutes = Il est valable 10 minutes, une fois. Celui qui l’a, c’est vous : ne l’envoyez à personne.
me-other-late = Le code a expiré.
me-sign-out = Se déconnecter
me-sign-out-here = Me déconnecter ici
me-sign-out-about = Vos parties quittent ce navigateur. Vous les retrouverez en vous connectant.
me-sign-out-all = Me déconnecter partout
me-sign-out-all-about = Tous les appareils sont déconnectés, celui-ci aussi, et les liens vers vos propres sièges ne valent plus rien. Vos parties continuent : connectez-vous pour jouer.

me-leave = Vie privée, et partir
me-export-about = Tout ce que la maison sait de vous, en un fichier : profil, appareils, sièges, résultats, réglages.
me-export = Télécharger mes données
me-exported = Le fichier est dans vos téléchargements.
me-delete = Supprimer mon compte
me-delete-about = Vous n’avez pas de raison à donner.
me-delete-button =
    { $kind ->
        [guest] M’oublier
       *[member] Supprimer mon compte
    }
me-delete-sure = C’est définitif :
me-delete-gone = Vos moyens de connexion, appareils, adresse et réglages sont supprimés aussitôt.
me-delete-seats = Dans les parties en cours, un robot joue à votre place.
me-delete-results = Dans les résultats des autres, vous restez « ancien membre », sans nom.
me-delete-name = Votre nom est de nouveau libre après un an.
me-delete-yes = Supprimer pour toujours

me-prove-title = Est-ce toujours vous ?
me-prove-about = Avant ce changement, nous voulons en être sûrs : quelqu’un d’autre a pu trouver votre navigateur ouvert.
me-prove-passkey = Avec ma clé d’accès
me-prove-password = Avec mon mot de passe
me-prove-elsewhere = Votre clé d’accès ne marche pas à cette adresse. Ouvrez la maison là où vous l’avez faite.

## My games

past-title = Mes parties
past-about = Ce que vous avez joué, la plus récente d’abord.
past-stranger = Cette liste est pour celles et ceux qui gardent leurs parties : connectez-vous, ou jouez d’abord.
past-stranger-off = Cette liste est pour celles et ceux qui ont un nom ici : connectez-vous, ou prenez-en un d’abord.
past-by-game = Quel jeu
past-tally =
    { $played } · { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
past-with = Avec
past-with-all = n’importe qui
past-with-name = Avec { $name } : ne montrer que ces parties
past-who = Qui a joué
past-none = Rien encore. Ce que vous terminerez désormais sera ici.
past-none-like = Aucune de vos parties n’est ainsi.
past-more-here =
    { $count ->
        [one] Une partie de plus.
       *[other] { $count } parties de plus.
    }
past-look-at = { $title }, { $date } : revoir la partie
past-won = Vous avez gagné
past-time = vous avez pris { $time }
past-shared = Vous avez partagé la victoire
past-lost = Vous avez perdu
past-alone = Terminée
past-place = Place { $rank } sur { $count }
past-ended-played = Terminée
past-ended-length = Arrêtée par la maison : elle était trop longue
past-ended-admin = Arrêtée par la maison
past-ended-resigned = Abandonnée
past-ended-agreed = Annulée d’un commun accord
past-ended-time = Temps écoulé
past-ended-idle = Arrêtée : personne ne jouait plus
past-how-length = arrêtée par la maison
past-how-admin = arrêtée par la maison
past-how-resigned = par abandon
past-how-agreed = annulée
past-how-time = au temps
past-how-idle = personne ne jouait plus

## Your move

moves-title = À vous
moves-label =
    { $count ->
        [one] À vous de jouer dans une partie
       *[other] À vous de jouer dans { $count } parties
    }
moves-key = N : aller à la suivante
moves-left-days =
    { $count ->
        [one] encore un jour
       *[other] encore { $count } jours
    }
moves-left-hours =
    { $count ->
        [one] encore une heure
       *[other] encore { $count } heures
    }
moves-left-minutes = encore { $count } min

## Being told

told-title = Être prévenu
told-about = La page montre toujours où c’est à vous. Vous pouvez en plus être prévenu ainsi :
told-event = Quoi
told-by-push = Push
told-by-mail = Courriel
told-by-hook = Crochet
told-on-turn = C’est à vous
told-on-time = Votre temps s’écoule
told-on-against = Quelqu’un agit contre vous
told-on-invitation = Quelqu’un vous invite
told-on-start = Une partie commence
told-on-end = Une partie se termine
told-on-rematch = Quelqu’un veut une revanche
told-on-proposal = Quelqu’un propose quelque chose
told-on-account = Nouvel appareil, compte modifié
told-always = toujours
told-cell = { $event } : { $way }
told-push = Push sur cet appareil
told-push-about = Un message sur cet appareil, même quand aucune page n’est ouverte.
told-push-on = Cet appareil est prévenu.
told-push-begin = Me prévenir sur cet appareil
told-push-end = Plus sur cet appareil
told-push-done = Cet appareil est désormais prévenu.
told-push-off = Cet appareil n’est plus prévenu.
told-push-refused = Votre navigateur ne le permet pas. Autorisez les notifications de cette page dans ses réglages, puis réessayez.
told-push-cannot = Ce navigateur ne peut pas être prévenu ici : il faut une adresse en https et, sur un iPhone, que la page soit sur l’écran d’accueil.
told-mail = Courriel
told-mail-none = Nous ne connaissons aucune adresse de vous.
told-mail-waiting = { $address } n’est pas encore confirmée : appuyez sur le bouton dans le courriel que nous avons envoyé.
told-mail-confirmed = Les courriels vont à { $address }.
told-mail-bounced = Les courriels à { $address } reviennent. Est-elle bien écrite ?
told-mail-change = Changer d’adresse
told-mail-add = En ajouter une
told-digest = À quel rythme
told-digest-none = au plus une fois par heure
told-digest-at = une fois par jour, à { $time }
told-digest-about = Dans votre fuseau horaire. Ce qui ne peut attendre vient aussitôt : votre temps s’écoule, une invitation, votre compte.
told-hooks = Crochets
told-hooks-about = Des adresses prévenues aussi : un salon de votre club sur Discord, Slack, Mattermost ou Matrix, ou un programme à vous.
told-hooks-of-table = Une adresse prévenue de ce qui se passe à cette table : à qui de jouer, le début et la fin. Un salon de votre club sur Discord, Slack, Mattermost ou Matrix, ou un programme à vous. Vous seul voyez et changez ce que vous ajoutez ici.
told-hook-url = Adresse
told-hook-style = Pour
told-hook-add = Ajouter
told-hook-added = Ajoutée. Essayez-la une fois.
told-hook-end = Retirer
told-hook-end-of = Retirer { $host }
told-hook-ended = Retirée.
told-hook-try = Essayer
told-hook-try-of = Essayer { $host }
told-hook-taken = Le message a été accepté.
told-hook-not = Le message n’a pas été accepté : la réponse était l’erreur { $status }.
told-hook-silent = Cette adresse n’a donné aucune réponse utilisable. Vérifiez-la.
told-hook-is-off = coupée, car elle échouait depuis un jour
told-hook-failing = échoue en ce moment
told-hook-table = une table
told-hook-secret = Le secret qui sert à vérifier ses signatures, montré seulement maintenant :
told-style-discord = Discord
told-style-slack = Slack, Mattermost
told-style-matrix = Matrix
told-style-signed = un programme à moi (signé)

## Invitations dans la maison

me-uninvited = Ici, un nom demande une invitation.
me-uninvited-about = Chaque membre peut vous en donner une : un lien, fait sur sa propre page sous « Inviter quelqu’un ». Qui tient cette maison le peut aussi. Ouvrez le lien dans ce navigateur, et vous pourrez prendre un nom.
me-uninvited-play = Pour jouer, aucun nom n’est nécessaire.
me-uninvited-private = Contre des robots, entre amis à cet écran ou par lien, on joue sans nom.
me-no-name-off = Pas encore de nom ? Dans cette maison, il en faut un pour jouer : choisissez « Garder mes parties » en haut.
me-join-title = Une invitation pour vous
me-join-about = Avec cette invitation, vous pouvez prendre un nom dans cette maison. Elle sert une fois, pendant une semaine.
me-join-open = Dans cette maison, tout le monde peut prendre un nom ; aucune invitation n’est nécessaire.
me-join-name = Un nom dans cette maison
me-join-empty = L’invitation manque : copiez le lien en entier.
me-join-member = Vous avez déjà un nom ici, { $name }. L’invitation n’est pas utilisée : passez le lien à quelqu’un.
me-join-named = Vous avez déjà un nom ici, { $name }.
me-join-keep = Prendre un nom
me-inviting = Inviter quelqu’un
me-inviting-about = Dans cette maison, un nom demande une invitation. Faites-en une pour quelqu’un que vous voulez ici, et envoyez-lui le lien.
me-inviting-make = Faire une invitation
me-inviting-another = En faire une autre
me-inviting-link = Une invitation
me-inviting-once = Elle sert une fois, pendant une semaine, et n’est montrée que maintenant.
me-inviting-waiting =
    { $count ->
        [one] Une invitation attend de servir, jusqu’au { $date }.
       *[other] { $count } invitations attendent de servir, la dernière jusqu’au { $date }.
    }
me-inviting-left =
    { $count ->
        [0] Plus aucune cette semaine.
        [one] Vous pouvez en faire encore une cette semaine.
       *[other] Vous pouvez en faire encore { $count } cette semaine.
    }
me-inviting-end =
    { $count ->
        [one] La retirer
       *[other] Les retirer
    }
me-inviting-end-about =
    { $count ->
        [one] L’invitation que personne n’a encore utilisée ne servira plus.
       *[other] Les invitations que personne n’a encore utilisées ne serviront plus.
    }
me-inviting-ended =
    { $count ->
        [one] Elle ne sert plus.
       *[other] Elles ne servent plus.
    }
