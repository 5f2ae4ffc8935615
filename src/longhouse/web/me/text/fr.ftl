# Textes des pages sur soi : garder ses parties, se connecter, appareils, partir.

me-title = Mon compte
me-member = Membre
me-guest = Invité

## Garder mes parties

me-keep-title = Garder mes parties
me-keep-screen = Étape { $nth } sur { $count }
me-keep-lead =
    { $games ->
        [0] Retrouvez vos parties sur tous vos appareils.
        [one] Retrouvez votre partie sur tous vos appareils.
       *[other] Retrouvez vos { $games } parties sur tous vos appareils.
    }
me-name = Nom
me-name-about = De 3 à 20 caractères. Les autres joueurs le voient.
me-password = Mot de passe
me-password-about = Au moins 10 caractères ; une phrase convient très bien.
me-keep-lead-off = Avec un compte, vous pouvez jouer ici et retrouver vos parties sur tous vos appareils.
me-keep-passkey = Créer une clé d’accès
me-keep-password = Créer le compte
me-with-password = Plutôt avec un mot de passe
me-with-passkey = Plutôt avec une clé d’accès
me-passkey-about = Une clé d’accès utilise votre empreinte, votre visage ou le code de votre appareil. Rien à retenir, rien à nous voler.
me-passkey-given-up = Aucune clé d’accès n’a été créée. Réessayez ou choisissez un mot de passe.
me-have-one = Vous avez déjà un compte ?
me-kept = Bienvenue, { $name }. Conservez vos codes de secours.
me-codes = Codes de secours
me-codes-about = Un code vous permet d’entrer si vous perdez votre clé d’accès ou votre mot de passe. Chacun sert une fois. Ils ne s’affichent que maintenant : imprimez-les ou rangez-les dans votre gestionnaire de mots de passe.
me-codes-file = Longhouse, { $host } : codes de secours ({ $name }). Chacun sert une fois.
me-codes-print = Imprimer
me-codes-save = Enregistrer dans un fichier
me-codes-kept = Je les ai enregistrés
me-go-on = Continuer
me-again = Réessayer
me-done-lead = Tout est prêt.
me-done = Retour aux jeux
me-tell = Me prévenir quand c’est à moi de jouer
me-tell-ways = Autres notifications : courriel, salon de votre club

## Se connecter

me-sign-in = Se connecter
me-sign-in-button = Me connecter
me-sign-in-passkey = Me connecter avec une clé d’accès
me-code = Code de secours
me-way-password = Avec un mot de passe
me-way-recovery = Avec un code de secours
me-way-mail = Avec un lien par courriel
me-mail-about = Si un compte a cette adresse, nous y envoyons un lien valable 15 minutes.
me-mail-send = M’envoyer un lien
me-mail-sent = Si ce compte existe, un courriel est en route.
me-other-hint = Déjà connecté sur un autre appareil ? Ouvrez-y votre compte, puis « Ouvrir sur un autre appareil », et scannez le code avec celui-ci.
me-no-name = Pas encore de compte ? Il n’en faut pas pour jouer. Pour garder vos parties, choisissez « Garder mes parties » en haut.
me-door-title = Connexion
me-door-code = Ce code vient d’un appareil où vous êtes connecté. Connectez-vous ici aussi pour retrouver vos parties.
me-door-mail = Ce lien a été envoyé à votre adresse électronique. Appuyez sur le bouton pour vous connecter.
me-door-confirm = Appuyez sur le bouton pour confirmer que cette adresse est la vôtre.
me-door-empty = Le code manque : scannez-le de nouveau ou copiez le lien en entier.
me-door-known = Cet appareil est connecté sous le nom « { $name } ». Une nouvelle connexion y mettra fin.
me-door-enter = Me connecter
me-confirm-title = Votre adresse
me-confirm = Oui, cette adresse est à moi
me-confirmed = Merci, l’adresse est confirmée.

## La page sur soi

me-stranger = Vous n’êtes pas connecté
me-stranger-about = Vous pouvez jouer sans compte. Avec un compte, vous retrouvez vos parties sur tous vos appareils.
me-signed-out = Vous êtes déconnecté.
me-deleted = Votre compte est supprimé.
me-about = Mon compte
me-rename = Changer de nom
me-rename-about = Vous pouvez en changer une fois tous les 30 jours ; l’ancien nom reste réservé pendant un an.
me-renamed = Nom modifié.
me-saved = Enregistré.
me-guest-about = Vous êtes invité dans ce navigateur. Vos parties sont oubliées après 90 jours sans visite.
me-zone = Fuseau horaire
me-zone-about = Pour les dates dans nos messages.

me-ways = Moyens de connexion
me-kind-passkey = Clé d’accès
me-kind-password = Mot de passe
me-way-since = depuis le { $date }
me-way-used = dernier usage le { $date }
me-way-end = Retirer
me-way-end-about = Vous ne pourrez plus vous connecter ainsi. Tous les autres appareils sont déconnectés.
me-way-ended = Retiré.
me-passkey-add = Ajouter une clé d’accès
me-passkey-added = Clé d’accès ajoutée.
me-password-add = Ajouter un mot de passe
me-password-new = Nouveau mot de passe
me-password-change = Changer de mot de passe
me-password-changed = Mot de passe modifié. Tous vos autres appareils sont déconnectés.
me-codes-left =
    { $count ->
        [0] Vous n’avez plus de codes de secours.
        [one] Il vous reste un code de secours.
       *[other] Il vous reste { $count } codes de secours.
    }
me-codes-make = Créer de nouveaux codes
me-codes-make-about = Vos anciens codes ne fonctionneront plus.
me-codes-new = Nouveaux codes créés.
me-email = Adresse électronique
me-email-none = Pour vous connecter par un lien. Personne d’autre ne la voit.
me-email-waiting = Nous vous avons envoyé un lien : appuyez sur le bouton dans le courriel.
me-email-confirmed = Confirmée.
me-email-bounced = Les courriels à cette adresse nous reviennent. Est-elle bien écrite ?
me-email-save = Enregistrer l’adresse
me-email-sent = Un lien a été envoyé à cette adresse.

me-devices = Appareils
me-device = Un appareil
me-device-here = celui-ci
me-device-seen = vu le { $date }
me-device-end = Déconnecter
me-device-end-of = Déconnecter { $device }
me-device-ended = Appareil déconnecté.
me-other = Ouvrir sur un autre appareil
me-other-about = Un code à scanner avec votre téléphone. Il vous y connecte, une seule fois.
me-other-show = Montrer le code
me-other-qr = Code pour se connecter sur un autre appareil
me-other-link = Sous forme de lien
me-other-minutes = Valable 10 minutes, une seule fois. Il ouvre votre compte : ne l’envoyez à personne.
me-other-late = Le code a expiré.
me-sign-out = Se déconnecter
me-sign-out-here = Me déconnecter ici
me-sign-out-about = Vos parties disparaissent de ce navigateur. Vous les retrouverez en vous connectant.
me-sign-out-all = Me déconnecter partout
me-sign-out-all-about = Tous les appareils sont déconnectés, celui-ci aussi, et les liens vers vos places ne fonctionnent plus. Vos parties continuent : connectez-vous pour jouer.

me-leave = Confidentialité et compte
me-export-about = Tout ce qui est enregistré sur vous, en un fichier : profil, appareils, places, résultats, réglages.
me-export = Télécharger mes données
me-exported = Le fichier est dans vos téléchargements.
me-delete = Supprimer mon compte
me-delete-about = Aucune raison à donner.
me-delete-button =
    { $kind ->
        [guest] M’oublier
       *[member] Supprimer mon compte
    }
me-delete-sure = C’est définitif :
me-delete-gone = Vos moyens de connexion, appareils, adresse et réglages sont supprimés aussitôt.
me-delete-seats = Dans les parties en cours, un robot continue à votre place.
me-delete-results = Dans les résultats des autres joueurs, vous devenez « ancien membre ».
me-delete-name = Votre nom pourra être repris après un an.
me-delete-yes = Supprimer définitivement

me-prove-title = Confirmez que c’est bien vous
me-prove-about = Avant ce changement, montrez que c’est bien vous : votre navigateur est peut-être resté ouvert.
me-prove-passkey = Avec ma clé d’accès
me-prove-password = Avec mon mot de passe
me-prove-elsewhere = Votre clé d’accès ne fonctionne pas à cette adresse. Utilisez celle où vous l’avez créée.

## My games

past-title = Mes parties
past-about = De la plus récente à la plus ancienne.
past-stranger = Connectez-vous pour voir vos parties, ou jouez-en une d’abord.
past-stranger-off = Connectez-vous pour voir vos parties, ou créez d’abord un compte.
past-by-game = Quel jeu
past-tally =
    { $played } · { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
past-with = Avec
past-with-all = tout le monde
past-with-name = Avec { $name } : ne montrer que ces parties
past-who = Joueurs
past-none = Rien pour l’instant. Les parties que vous finirez s’afficheront ici.
past-none-like = Aucune de vos parties ne correspond.
past-more-here =
    { $count ->
        [one] Une partie de plus.
       *[other] { $count } parties de plus.
    }
past-look-at = { $title }, { $date } : revoir la partie
past-won = Vous avez gagné
past-time = votre temps : { $time }
past-shared = Vous avez partagé la victoire
past-lost = Vous avez perdu
past-alone = Terminée
past-place = Place { $rank } sur { $count }
past-ended-played = Terminée
past-ended-length = Arrêtée automatiquement : trop longue
past-ended-admin = Arrêtée par le responsable du site
past-ended-resigned = Abandonnée
past-ended-agreed = Arrêtée d’un commun accord
past-ended-time = Temps écoulé
past-ended-idle = Arrêtée : personne ne jouait plus
past-how-length = arrêtée automatiquement
past-how-admin = arrêtée par le responsable du site
past-how-resigned = par abandon
past-how-agreed = d’un commun accord
past-how-time = au temps
past-how-idle = inactive

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

told-title = Notifications
told-about = La page montre toujours où c’est à vous de jouer. Vous pouvez aussi recevoir des notifications :
told-event = Événement
told-by-push = Push
told-by-mail = Courriel
told-by-hook = Webhook
told-on-turn = C’est à vous
told-on-time = Votre temps est presque écoulé
told-on-against = Un joueur vous attaque
told-on-invitation = Une invitation
told-on-start = Une partie commence
told-on-end = Une partie se termine
told-on-rematch = Un joueur veut une revanche
told-on-proposal = Un joueur propose une pause, un retour ou la fin
told-on-account = Nouvel appareil, compte modifié
told-always = toujours
told-cell = { $event } : { $way }
told-push = Push sur cet appareil
told-push-about = Un message sur cet appareil, même quand la page est fermée.
told-push-on = Notifications activées sur cet appareil.
told-push-begin = Activer sur cet appareil
told-push-end = Désactiver sur cet appareil
told-push-done = Les notifications sont maintenant activées sur cet appareil.
told-push-off = Notifications désactivées sur cet appareil.
told-push-refused = Votre navigateur bloque les notifications. Autorisez-les pour cette page dans ses réglages, puis réessayez.
told-push-cannot = Les notifications demandent une adresse en https et, sur un iPhone, la page sur l’écran d’accueil.
told-mail = Courriel
told-mail-none = Pas encore d’adresse électronique.
told-mail-waiting = { $address } n’est pas encore confirmée : appuyez sur le bouton dans le courriel reçu.
told-mail-confirmed = Envoyés à { $address }.
told-mail-bounced = Les courriels à { $address } nous reviennent. L’adresse est-elle bien écrite ?
told-mail-change = Changer d’adresse
told-mail-add = En ajouter une
told-digest = Fréquence
told-digest-none = au plus une fois par heure
told-digest-at = une fois par jour, à { $time }
told-digest-about = Dans votre fuseau horaire. Les messages urgents partent aussitôt : temps presque écoulé, invitations, compte.
told-hooks = Webhooks
told-hooks-about = Prévenir aussi un salon (Discord, Slack, Mattermost, Matrix) ou votre propre programme.
told-hooks-of-table = Prévenir un salon (Discord, Slack, Mattermost, Matrix) ou un programme de ce qui se passe à cette table : à qui de jouer, début et fin. Vous seul pouvez voir et changer ce que vous ajoutez ici.
told-hook-url = Adresse
told-hook-style = Pour
told-hook-add = Ajouter
told-hook-added = Ajoutée. Faites un essai.
told-hook-end = Retirer
told-hook-end-of = Retirer { $host }
told-hook-ended = Retirée.
told-hook-try = Tester
told-hook-try-of = Tester { $host }
told-hook-taken = L’essai a réussi.
told-hook-not = L’essai a échoué : erreur { $status }.
told-hook-silent = Cette adresse n’a donné aucune réponse utilisable. Vérifiez-la.
told-hook-is-off = désactivée après un jour d’échecs
told-hook-failing = en échec
told-hook-table = une table
told-hook-secret = Secret pour vérifier les signatures, affiché seulement maintenant :
told-style-discord = Discord
told-style-slack = Slack, Mattermost
told-style-matrix = Matrix
told-style-signed = mon programme (signé)

## Invitations dans la maison

me-uninvited = Il faut une invitation pour créer un compte ici.
me-uninvited-about = Demandez à un membre (« Inviter un ami » sur sa page) ou au responsable du site. Ouvrez le lien dans ce navigateur pour créer votre compte.
me-uninvited-play = Pour jouer, aucun compte n’est nécessaire.
me-uninvited-private = Contre des robots, entre amis sur cet écran ou par un lien, on joue sans compte.
me-no-name-off = Pas encore de compte ? Il en faut un pour jouer ici : choisissez « Garder mes parties » en haut.
me-join-title = Vous êtes invité
me-join-about = Cette invitation vous permet de créer un compte. Elle sert une seule fois, dans la semaine.
me-join-open = Tout le monde peut créer un compte ici ; aucune invitation n’est nécessaire.
me-join-name = Créer un compte
me-join-empty = L’invitation manque : copiez le lien en entier.
me-join-member = Vous avez déjà un compte, { $name }. Cette invitation reste valable : donnez le lien à une autre personne.
me-join-named = Vous avez déjà un compte, { $name }.
me-join-keep = Créer un compte
me-inviting = Inviter un ami
me-inviting-about = Un compte ici demande une invitation. Créez-en une pour un ami et envoyez-lui le lien.
me-inviting-make = Créer une invitation
me-inviting-another = En créer une autre
me-inviting-link = Une invitation
me-inviting-once = Valable une fois, dans la semaine. Affichée seulement maintenant.
me-inviting-waiting =
    { $count ->
        [one] Une invitation est encore inutilisée, valable jusqu’au { $date }.
       *[other] { $count } invitations sont encore inutilisées, la dernière valable jusqu’au { $date }.
    }
me-inviting-left =
    { $count ->
        [0] Plus d’invitation possible cette semaine.
        [one] Encore une invitation cette semaine.
       *[other] Encore { $count } invitations cette semaine.
    }
me-inviting-end =
    { $count ->
        [one] La retirer
       *[other] Les retirer
    }
me-inviting-end-about =
    { $count ->
        [one] L’invitation inutilisée ne fonctionnera plus.
       *[other] Les invitations inutilisées ne fonctionneront plus.
    }
me-inviting-ended =
    { $count ->
        [one] Retirée.
       *[other] Retirées.
    }
