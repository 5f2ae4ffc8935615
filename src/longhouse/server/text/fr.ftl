### Ce que dit le serveur quand il refuse quelque chose.

server-error-request = Requête non valable ({ $field } : { $why }). Voir /schema.
server-error-name = Un nom a de 1 à { $longest } caractères visibles. Choisissez-en un autre.
server-error-name-bot = « { $name } » est le nom d’un robot ici, ou lui ressemble trop. Choisissez un autre nom.
server-error-setting = { $setting } ne peut pas être « { $value } ». Voir longhouse serve --help.
server-error-bot = « { $given } » n’est pas valable. Écrivez --bot NOM=COMMANDE, avec un nom en minuscules et chiffres qu’aucun autre robot ne porte.
server-error-settings = Les réglages de { $path } sont inutilisables ({ $why }). Voir longhouse serve --help.
server-error-database = « { $url } » n’est pas une base reconnue. Écrivez sqlite:///chemin ou postgresql://utilisateur@hôte/nom.
server-error-token = Ce lien n’ouvre aucune place à cette table. Demandez-en un autre, ou regardez.
server-error-token-missing = Il vous faut le lien d’une place. Ouvrez celui que vous avez reçu.
server-error-not-signed-in = Vous n’êtes pas connecté sur cet appareil. Connectez-vous, ou créez un compte.
server-error-not-seated = Cette place est encore libre. Prenez-la d’abord.
server-error-table = Cette table n’existe pas. Vérifiez le lien.
server-error-table-expired = Cette table n’a pas trouvé de joueurs à temps et a été supprimée. Ouvrez-en une autre.
server-error-page = Cette page n’existe pas.
server-error-moment = Ce moment n’existe pas, ou ne peut pas être montré avant la fin de la partie.
server-error-method = Cette adresse n’accepte pas cette méthode. Voir /schema.
server-error-waiting = La partie n’a pas commencé : une place est encore libre.
server-error-hints-people = Les indices sont désactivés à cette table. On peut les permettre à l’ouverture d’une table.
server-error-hints-lesson = Pas d’indices dans les leçons. Utilisez « Montrez-moi ».
server-error-hint-asked = Votre indice est encore en préparation.
server-error-hints-many = Beaucoup de joueurs demandent un indice. Réessayez dans un instant.
server-error-hint = Pas d’indice cette fois. Réessayez.
server-error-analysis-full = Trop de parties attendent leur analyse. Réessayez dans quelques minutes.
server-error-analysis-lesson = Les leçons ne sont pas analysées : tout y est arrangé d’avance.
server-error-analysis-slow = Cette partie est trop longue pour être analysée ici (arrêt après { $minutes } minutes). Sur votre ordinateur : longhouse analyse.
server-error-analysis-broke = L’analyse a été interrompue trop souvent et s’est arrêtée. Vous pouvez la redemander.
server-error-lent = Un robot joue à votre place. Reprenez-la d’abord.
server-error-not-lent = Aucun robot ne joue à votre place.
server-error-lingers = Un instant : un joueur peut encore annuler un coup.
server-error-not-bot = Aucun robot ne joue plus à cette place.
server-error-date = « { $date } » n’est pas une date. Écrivez-la ainsi : 2026-11-16.
server-error-lesson = Cela ne fait pas partie de la leçon. Choisissez un élément éclairé, ou « Montrez-moi ».
server-error-lesson-alone = Une leçon a un seul joueur et des réglages fixes. N’envoyez que « lesson », « lesson_table » et une place pour vous.
server-error-lesson-table = La leçon { $lesson } a { $tables } tables, comptées à partir de 0.
server-error-lesson-waits = Il n’y a rien à montrer maintenant. Attendez les autres, ou essayez autre chose.
server-error-no-lesson = Cette table n’est pas une leçon.
server-error-no-proposal = Il n’y a plus de demande de retour en arrière.
server-error-seat = Il n’y a pas de place { $seat } à cette table.
server-error-seat-taken = Cette place est prise. Choisissez une autre table, ou regardez.
server-error-present = { $name } est encore là. Attendez un peu avant qu’un robot prenne le relais.
server-error-announced = Un robot pourra remplacer { $name } dans { $seconds } s, sauf si { $name } revient avant.
server-error-not-announced = Personne ne demande de robot à votre place.
server-error-no-stand-in = À cette table, aucun robot ne joue pour les absents.
server-error-stand-in = À cette table, « { $bot } » ne peut pas remplacer un joueur. Demandez un autre robot.
server-error-stand-ins = « { $given } » ne peut pas jouer pour les absents. Choisissez parmi : { $known }.
server-error-not-over = Cela n’est visible qu’après la partie.
server-error-closed-length = Cette partie durait trop longtemps et a été arrêtée automatiquement. Vous pouvez encore la regarder.
server-error-closed-admin = Le responsable du site a fermé cette table. Vous pouvez encore la regarder.
server-error-copy-settings = La copie d’une position garde son jeu et ses réglages. N’en envoyez pas d’autres.
server-error-copy-seats = La position a { $seats } places. Indiquez un joueur pour chacune.
server-error-game-missing = Quel jeu ? Choisissez-en un.
server-error-two-of-me = Une seule place peut être la vôtre ; les amis devant cet écran sont « here ».
server-error-rematch = Cette table a déjà sa revanche.
server-error-rematch-alone = Une revanche garde les joueurs et les réglages. N’en envoyez pas d’autres.
server-error-request-reused = Cet identifiant de requête a servi à autre chose. Prenez-en un nouveau pour chaque action.
server-error-origin = La page d’un autre site ne peut pas agir ici.
server-error-host = Ce serveur n’a pas le nom « { $host } ». Utilisez son adresse ; le responsable du site peut ajouter des noms avec --origin ou --hosts.
server-error-too-big = Trop long : { $most } ko au plus.
server-error-not-json = Envoyez du JSON, avec le type de contenu application/json.
server-error-rate = Trop de requêtes. Attendez un instant.
server-error-slow = La requête a mis trop de temps à arriver. Renvoyez-la.
server-error-connections = Trop de connexions depuis cette adresse : { $most } au plus. Fermez-en.
server-error-streams = Trop de tables ouvertes à la fois : { $most } au plus. Fermez-en une.
server-error-store = La base de données est indisponible ({ $why }). Rien n’a changé ; réessayez.
server-error-unsure = La base de données ne répond pas depuis { $seconds } s. Renvoyez la même requête : rien ne sera fait deux fois.
server-error-busy = La table est très occupée. Rien n’a changé ; réessayez.
server-error-closing = Le serveur s’arrête. Rien n’a changé ; réessayez dans un instant.
server-error-defect = Une erreur est survenue sur le serveur et a été notée. Rien n’a changé.
server-error-locked = { $path } est utilisé par un autre serveur. Arrêtez-le d’abord, ou donnez une autre --database.
server-error-schema-newer = Cette base vient d’un Longhouse plus récent (schéma { $schema } ; cette version connaît { $ours }). Réinstallez cette version-là, ou restaurez un export fait par celle-ci.
server-error-schema-older = Cette base vient d’un Longhouse plus ancien (schéma { $schema } ; il faut { $ours }). Arrêtez l’ancien serveur, puis démarrez le nouveau, ou ajoutez --migrate.
server-error-schema-none = Cette base ne contient pas de tables de Longhouse. Vérifiez --database, ou démarrez une fois le serveur avec.
server-error-address = Impossible d’écouter sur { $address } ({ $why }). Choisissez un autre --port.
server-error-metrics = Impossible de publier les mesures sur { $address } ({ $why }). Choisissez un autre --metrics.
server-error-workers = Plusieurs processus demandent PostgreSQL : donnez --database postgresql://..., ou laissez --workers à 1.
server-error-table-named = Il n’y a pas de table { $table } dans cette base.
server-error-backup-missing = Dites quel fichier importer.
server-error-export-terminal = Un export contient des secrets : il ne s’affiche pas dans un terminal. Nommez un fichier avec --to FICHIER, ou affichez-le avec --to -
server-error-backup-newer = Cette sauvegarde est au format { $format }, que cette version ne sait pas lire. Installez-en une plus récente.
server-error-backup-short = Cette sauvegarde est coupée : { $found } tables sur { $tables } ont été importées. Prenez une autre copie pour le reste.
admin-error-table = Indiquez une table. longhouse admin list les montre.
admin-error-seat = Indiquez le numéro d’une place, à partir de 0.
admin-error-days = Indiquez un âge en jours : --days N
admin-error-status = « { $status } » n’est pas un état. Utilisez : { $known }.
admin-error-bot = La place { $seat } est à un robot, qui n’a pas besoin de lien.
admin-error-ended = La table { $table } est déjà terminée.
server-error-backup-line = La ligne { $line } de la sauvegarde est abîmée ({ $why }). Rien n’a été importé ; utilisez une autre copie.
server-error-file = { $path } ne peut pas être ouvert ({ $why }). Vérifiez le nom.
admin-error-file = Indiquez le fichier à écrire.
server-error-backup-people = Cette sauvegarde est coupée : { $people } comptes attendus, { $found } trouvés. Prenez une autre copie.

## Les personnes

server-error-smtp = « { $given } » n’est pas un serveur de courriel. Écrivez smtp://nom@hôte:587 ou smtps://nom@hôte, et mettez son mot de passe dans la variable d’environnement LONGHOUSE_SMTP_PASSWORD.
server-error-mail-from = Les courriels ont besoin d’un expéditeur : donnez --mail-from, par exemple "Club <club@example.org>" (actuellement « { $given } »).
server-error-own-name = Un nom a de { $least } à { $most } lettres et chiffres et commence par une lettre ; des espaces, traits d’union ou apostrophes isolés sont permis à l’intérieur. Choisissez-en un autre.
server-error-name-scripts = « { $name } » mélange plusieurs alphabets. N’en utilisez qu’un.
server-error-name-reserved = « { $name } » est réservé. Choisissez un autre nom.
server-error-name-taken = « { $name } » est déjà pris, ou ressemble trop à un autre nom. Choisissez-en un autre.
server-error-name-soon = On peut changer de nom tous les 30 jours ; prochain changement dans { $days } jours.
server-error-name-member = « { $name } » est le nom d’un membre, ou lui ressemble trop. Choisissez un autre nom, ou connectez-vous.
server-error-credential-missing = Choisissez un mot de passe ou une clé d’accès.
server-error-password-length = Un mot de passe a de { $least } à { $most } caractères. Quelques mots à la suite se retiennent bien.
server-error-password-common = Ce mot de passe est trop facile à deviner. Quelques mots sans rapport valent mieux.
server-error-hashing = Beaucoup de monde se connecte en ce moment. Réessayez dans quelques secondes.
server-error-attempts = Trop d’essais. Attendez { $minutes } minutes, ou connectez-vous autrement.
server-error-sign-in = Nom ou mot de passe incorrect. Un code de secours ne sert qu’une fois.
server-error-code = Ce code ou ce lien n’est plus valable. Demandez-en un nouveau.
server-error-passkey = La clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous autrement.
server-error-no-passkeys = Les clés d’accès ne fonctionnent pas à cette adresse. Utilisez un mot de passe.
server-error-prove-again = Connectez-vous encore une fois avant de changer cela.
server-error-members-only = Il faut un compte pour cela. Créez-en un d’abord.
server-error-credential = Ce moyen de connexion n’existe pas.
server-error-last-credential = C’est votre seul moyen de connexion. Ajoutez-en d’abord un autre.
server-error-credentials-many = Vous pouvez avoir { $most } moyens de connexion au plus. Retirez-en un d’abord.
server-error-device = Cet appareil n’est pas connecté.
server-error-email = « { $given } » n’est pas une adresse électronique. Vérifiez-la.
server-error-no-mail = Ce site n’envoie pas de courriels.
server-error-letters = Trop de courriels ont été demandés. Réessayez dans { $minutes } minutes.
server-error-letters-day = Trop de courriels ont été demandés aujourd’hui. Réessayez dans { $hours } heures.
server-error-zone = « { $given } » n’est pas un fuseau horaire. Écrivez-le comme Europe/Paris.
server-error-seat-other = La place { $seat } de cette table n’est pas à vous.
server-error-guests-off = Il faut un compte pour jouer ici. Créez-en un, ou connectez-vous. Sans compte, vous pouvez regarder, apprendre et résoudre des problèmes.
server-error-guests-private = Il faut un compte pour jouer aux tables ouvertes. Créez-en un, ou connectez-vous. Par lien, entre amis ou contre des robots, aucun compte n’est nécessaire.
server-error-guests-rematch = Un joueur de cette table n’a pas de compte, et il en faut un pour la revanche. Il en crée un d’abord, ou vous ouvrez une autre table.
server-error-join-invite = Il faut une invitation pour créer un compte : un lien donné par un membre ou par le responsable du site. Ouvrez-le dans ce navigateur.
server-error-join-void = Cette invitation a déjà servi, a été retirée ou a expiré. Demandez-en une autre.
server-error-join-many = Vous avez créé { $most } invitations cette semaine. Vous pourrez en créer une autre quand la plus ancienne aura une semaine.
admin-error-person = Indiquez un membre.
admin-error-no-person = Il n’y a pas de membre « { $name } ».

letter-confirm-subject = Confirmez votre adresse pour { $house }
letter-confirm =
    Bonjour { $name },

    cette adresse a été indiquée sur { $house }. Pour la confirmer, ouvrez ce lien d’ici { $minutes } minutes et appuyez sur le bouton :

    { $link }

    Si ce n’était pas vous, ignorez ce message : cette adresse ne sert pas tant que vous n’ouvrez pas le lien.
letter-link-subject = Connexion à { $house }
letter-link =
    Bonjour { $name },

    ce lien vous connecte à { $house }. Il est valable une fois, pendant { $minutes } minutes ; ouvrez-le et appuyez sur le bouton :

    { $link }

    Si vous ne l’avez pas demandé, ignorez ce message. Sans lui, personne ne peut se connecter.
letter-device-subject = Nouvelle connexion à { $house }
letter-device =
    Bonjour { $name },

    votre compte sur { $house } a été ouvert depuis un nouvel endroit : { $device }, { $network }.

    Si c’était vous, tout va bien. Sinon, déconnectez-vous partout et changez vos moyens de connexion :

    { $link }
letter-credential-subject = Vos moyens de connexion à { $house } ont changé
letter-credential =
    Bonjour { $name },

    un moyen de connexion de votre compte sur { $house } a été ajouté, changé ou retiré : mot de passe, clé d’accès, codes de secours ou adresse.

    Si c’était vous, tout va bien. Sinon, déconnectez-vous partout et vérifiez vos moyens de connexion :

    { $link }

## Être prévenu

server-error-game-broken = Le jeu { $game } ne peut pas être chargé sur ce serveur pour le moment. Ses tables sont conservées ; adressez-vous au responsable du site.
server-error-courier = Les notifications ne partent pas : la tâche d’envoi n’a pas tourné depuis une minute.
server-error-clocks = Les pendules ne sont pas contrôlées : la tâche n’a pas tourné depuis une minute.
server-error-push = Cet abonnement aux notifications n’est pas valable ({ $why }). Désactivez les notifications, puis réactivez-les.
server-error-hook = Vous n’avez pas ce webhook.
server-error-hook-address = Cette adresse n’est pas permise. Donnez une adresse publique qui commence par https:// et n’a que des caractères ASCII.
server-error-hooks = Vous avez déjà { $most } webhooks. Retirez-en un d’abord.
server-error-unsubscribe = Ce lien n’est pas valable. Utilisez celui de votre dernier courriel, ou changez vos réglages.
told-turn = À vous de jouer : { $game }
told-all-turn = À { $name } de jouer : { $game }
told-quarter = Il vous reste un quart de votre temps : { $game }
told-all-quarter = Il reste un quart de son temps à { $name } : { $game }
told-late = Votre temps est écoulé : { $game }
told-all-late = { $name } n’a plus de temps : { $game }
told-against = On vous attaque : { $game }
told-against-by = { $name } vous attaque : { $game }
told-invitation = On vous invite à jouer : { $game }
told-invitation-by = { $name } vous invite à jouer : { $game }
told-start = La partie commence : { $game }
told-end = La partie est finie : { $game }
told-rematch = Une revanche vous attend : { $game }
told-proposal = On attend votre réponse : { $game }
told-proposal-by = { $name } attend votre réponse : { $game }
told-device = Nouvelle connexion à votre compte
told-device-text = { $about }. Si ce n’était pas vous, déconnectez cet appareil et changez vos moyens de connexion.
told-credential = Vos moyens de connexion ont changé
told-credential-text = Si ce n’était pas vous, déconnectez-vous partout et vérifiez vos moyens de connexion.
told-hook-off = Un webhook a été désactivé
told-hook-off-text = { $about } échoue depuis un jour. Testez-le dans vos réglages pour le réactiver.
told-test = Message d’essai de Longhouse
told-with = Avec { $others }
told-letter-subject =
    { $count ->
        [one] { $count } nouvelle notification
       *[other] { $count } nouvelles notifications
    }
told-letter-hello = Bonjour { $name },
told-letter-end = Vous avez demandé ces courriels. Se désabonner : { $link }
## Le temps

server-error-nothing-due = Aucune pendule n’est à zéro à cette table.
server-error-nobody-late = Plus aucun joueur n’est hors temps à cette table.
server-error-late-yourself = Votre propre temps est écoulé. Jouez maintenant : les autres n’ont pas encore décidé.
server-error-time-out = Votre temps pour ce coup est écoulé : un robot le joue. Reprenez votre place ensuite.
server-error-no-clock = Cette table n’a pas de pendules.
server-error-no-clock-there = Un robot joue à cette place : il n’a pas besoin de temps.
server-error-paused = Les pendules sont déjà arrêtées.
server-error-not-paused = Les pendules tournent.
server-error-other-vote = Une autre question est posée à cette table. Répondez-y d’abord.
server-error-no-pause-asked = Il n’y a plus de demande de pause.
server-error-own-time = Vous ne pouvez donner du temps qu’aux autres joueurs.
server-error-gift = Donnez entre { $least } et { $most } secondes.
server-error-time-enough = Ce joueur a bien assez de temps.
server-error-holiday-order = Le premier jour doit précéder le dernier.
server-error-holiday-when = Choisissez des jours entre aujourd’hui et dans un an.
server-error-holiday-new = Vous pouvez prendre des vacances à partir de { $days } jours après votre inscription. Choisissez des jours plus tardifs.
server-error-holiday-days = Vous avez { $most } jours de vacances par an, il vous en reste { $left }. Choisissez-en moins.
## Qui voit une table, qui s’y assoit, comment elle finit

server-error-closed-resigned = Cette partie s’est terminée par abandon. Vous pouvez encore la regarder.
server-error-closed-agreed = Les joueurs ont décidé d’arrêter cette partie. Vous pouvez encore la regarder.
server-error-dealt = La partie a commencé : cela ne peut plus être changé.
server-error-not-founder = Seule la personne qui a ouvert la table peut le faire.
server-error-remove-self = Pour libérer votre place, quittez la table.
server-error-seat-open = Cette place est libre.
server-error-seat-kept = Cette place est réservée à { $name }. Prenez-en une autre, ou demandez à la personne qui a ouvert la table.
server-error-person = Il n’y a pas de membre « { $name } ». Vérifiez l’orthographe, ou envoyez-lui le lien d’une place.
server-error-invited-twice = { $name } a déjà une place à cette table, ou une invitation.
server-error-invite-kind = Seule une place libre peut être réservée.
server-error-invitation = Cette place ne vous est plus réservée. Demandez à la personne qui vous a invité.
server-error-gone = Vous avez abandonné. Vous pouvez regarder, mais plus jouer.
server-error-no-vote = Un robot joue à votre place. Reprenez-la d’abord.
server-error-vote-open = Une autre question est posée à cette table. Répondez-y d’abord.
server-error-no-vote-open = Il n’y a plus de demande d’arrêter la partie.
server-error-order = « { $key } » n’est pas une réponse possible à « { $kind } », ou a été envoyée deux fois. GET sur les ordres donne les réponses possibles.
server-error-no-orders = On ne peut pas répondre d’avance dans une leçon.
server-error-no-order = Aucune réponse n’est donnée d’avance ici.
