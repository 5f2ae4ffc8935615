### Ce que dit le serveur quand il refuse quelque chose.

server-error-request = La requête n’est pas comme il faut ({ $field } : { $why }). Comparez-la avec /schema.
server-error-name = Un nom a de 1 à { $longest } caractères visibles. Choisissez-en un autre.
server-error-name-bot = « { $name } » est le nom d’un bot ici, ou lui ressemble. Choisissez un autre nom.
server-error-setting = { $setting } ne peut pas être « { $value } ». longhouse serve --help dit ce qui convient.
server-error-bot = « { $given } » ne nomme aucun programme. Écrivez --bot NOM=COMMANDE, avec un nom en minuscules et chiffres qu’aucun autre robot ne porte.
server-error-settings = Les réglages de { $path } ne peuvent pas servir ({ $why }). longhouse serve --help dit ce qu’il y a.
server-error-database = « { $url } » n’est pas une base que Longhouse sait utiliser. Écrivez sqlite:///chemin ou postgresql://utilisateur@hôte/nom.
server-error-token = Ce lien n’ouvre aucune place à cette table. Demandez-en un autre, ou regardez sans lui.
server-error-token-missing = Il faut pour cela le lien d’une place. Ouvrez celui qu’on vous a donné.
server-error-not-signed-in = La maison ne vous connaît pas sur cet appareil. Connectez-vous, ou gardez vos parties sous un nom.
server-error-not-seated = Cette place n’est pas encore prise. Asseyez-vous d’abord.
server-error-table = Cette table n’existe pas. Vérifiez le lien.
server-error-table-expired = Cette table a attendu des joueurs trop longtemps et a été rangée. Créez-en une autre.
server-error-page = Il n’y a rien à cette adresse.
server-error-moment = Ce moment n’existe pas dans cette partie, ou n’est pas montré tant qu’elle dure.
server-error-method = Cette adresse ne s’utilise pas ainsi. /schema dit comment.
server-error-waiting = La partie n’a pas commencé : une place est encore libre.
server-error-hints-people = Des personnes jouent ici les unes contre les autres, et cette table ne donne pas d’indices. La personne qui crée une table peut les permettre.
server-error-hints-lesson = Une leçon montre elle-même ce qu’elle attend : demandez-lui de vous montrer.
server-error-hint-asked = On réfléchit encore à votre dernière question.
server-error-hints-many = Beaucoup demandent un indice en ce moment. Réessayez dans un instant.
server-error-hint = Aucun indice n’a été trouvé cette fois. Réessayez.
server-error-analysis-full = Beaucoup de parties attendent leur analyse. Redemandez dans quelques minutes.
server-error-analysis-lesson = Une leçon n’est pas analysée : son hasard est arrangé, et elle dit elle-même ce qu’il fallait faire.
server-error-analysis-slow = Cette partie est trop longue pour ce serveur : son analyse a été abandonnée après { $minutes } minutes. longhouse analyse la fait sur votre propre machine.
server-error-analysis-broke = L’analyse a été interrompue plusieurs fois, puis abandonnée. Vous pouvez la redemander.
server-error-lent = Un robot joue à votre place. Reprenez-la d’abord.
server-error-not-lent = Votre place n’est pas prêtée à un robot.
server-error-lingers = Les robots attendent : quelqu’un peut encore reprendre son dernier choix.
server-error-not-bot = Aucun robot ne joue plus à cette place.
server-error-date = « { $date } » n’est pas une date. Envoyez-en une comme 2026-11-16.
server-error-lesson = La leçon ne passe pas par là. Choisissez ce qui est éclairé, ou laissez-la vous montrer.
server-error-lesson-alone = Une leçon a une seule personne et ses propres réglages. N’envoyez que « lesson », « lesson_table » et une place pour vous.
server-error-lesson-table = La leçon { $lesson } a { $tables } tables, comptées à partir de 0.
server-error-lesson-waits = Il n’y a rien à montrer maintenant. Attendez les autres, ou revenez au choix.
server-error-no-lesson = Cette table n’est pas une leçon.
server-error-no-proposal = Personne ne demande plus à revenir en arrière.
server-error-seat = Il n’y a pas de place { $seat } à cette table.
server-error-seat-taken = Cette place est prise. Choisissez une autre table, ou regardez.
server-error-present = { $name } est là, ou l’était à l’instant. Attendez un peu avant qu’un robot prenne la relève.
server-error-announced = Il est annoncé qu’un robot jouera pour { $name }. Redemandez dans { $seconds } s ; d’ici là, { $name } peut revenir.
server-error-not-announced = Personne ne demande de robot à votre place.
server-error-no-stand-in = À cette table, aucun robot ne joue pour les absents.
server-error-stand-in = À cette table, « { $bot } » ne peut pas jouer pour un absent. Demandez un autre robot.
server-error-stand-ins = « { $given } » ne peut pas jouer pour les absents. Choisissez parmi : { $known }.
server-error-not-over = Cela ne se montre que quand la partie est finie.
server-error-closed-length = La maison a mis fin à cette partie : elle était devenue trop longue. On ne peut plus rien y choisir ; elle reste à regarder.
server-error-closed-admin = Qui tient cette maison a fermé la table. On ne peut plus rien y faire ; elle reste à regarder.
server-error-copy-settings = La copie d’une ancienne position garde le jeu et les réglages de l’ancienne. Ne les donnez pas.
server-error-copy-seats = L’ancienne position a { $seats } places. Dites qui s’assied à chacune.
server-error-game-missing = Dites à quel jeu on joue.
server-error-two-of-me = Une seule place peut être la vôtre ; les amis devant cet écran sont « here ».
server-error-rematch = Cette table a déjà sa revanche.
server-error-rematch-alone = Une revanche garde les personnes et les réglages de la partie. Ne donnez rien d’autre.
server-error-request-reused = Cet identifiant de requête a servi à autre chose. Prenez-en un nouveau pour chaque action.
server-error-origin = La page d’un autre site ne peut pas agir ici.
server-error-host = Ce serveur ne porte pas le nom « { $host } ». Ouvrez-le à sa propre adresse ; qui le tient peut ajouter le nom avec --origin ou --hosts.
server-error-too-big = C’est trop long : { $most } ko au plus.
server-error-not-json = Envoyez du JSON, avec le type de contenu application/json.
server-error-rate = Trop de requêtes. Attendez un instant.
server-error-slow = La requête a mis trop de temps à arriver. Renvoyez-la.
server-error-connections = Trop de connexions sont ouvertes depuis cette adresse : { $most } au plus. Fermez-en.
server-error-streams = Trop de tables sont ouvertes à la fois depuis cette adresse : { $most } au plus. Fermez-en une.
server-error-store = Les tables ne peuvent être ni lues ni écrites ({ $why }). Rien n’a changé ; réessayez.
server-error-unsure = La base de données ne répond pas depuis { $seconds } s. Renvoyez la même demande : ce qui est fait n’est pas fait deux fois.
server-error-busy = La table est très occupée. Rien n’a changé ; réessayez.
server-error-closing = Le serveur s’arrête. Rien n’a changé ; réessayez dans un instant.
server-error-defect = C’est un défaut du serveur, et il a été noté. Rien n’a changé.
server-error-locked = { $path } sert à un autre serveur. Arrêtez-le d’abord, ou donnez à celui-ci une autre --database.
server-error-schema-newer = Cette base est d’un Longhouse plus récent (schéma { $schema } ; cette version connaît { $ours }). Réinstallez cette version-là, ou reprenez une sauvegarde faite par celle-ci.
server-error-schema-older = Cette base est d’un Longhouse plus ancien (schéma { $schema } ; il faut ici { $ours }). Démarrez le nouveau serveur dessus, ou ajoutez --migrate ; pas pendant qu’un ancien serveur s’en sert.
server-error-schema-none = Il n’y a pas de tables de Longhouse dans cette base. Vérifiez --database, ou démarrez-y une fois le serveur.
server-error-address = { $address } ne peut pas servir ({ $why }). Choisissez un autre --port.
server-error-metrics = { $address } ne peut pas servir pour les chiffres ({ $why }). Choisissez un autre --metrics.
server-error-workers = Plusieurs processus doivent partager un PostgreSQL : donnez --database postgresql://..., ou laissez --workers à 1.
server-error-table-named = Il n’y a pas de table { $table } dans cette base.
server-error-backup-missing = Dites quel fichier importer.
server-error-export-terminal = Un export contient des secrets : il ne s’affiche pas dans un terminal. Nommez un fichier avec --to FICHIER, ou affichez-le avec --to -
server-error-backup-newer = Cette sauvegarde a le format { $format }, que ce Longhouse ne connaît pas. Installez-en un plus récent.
server-error-backup-short = La fin de cette sauvegarde manque : elle devrait avoir { $tables } tables, et en a { $found }. Celles-là sont reprises ; prenez une autre copie pour les autres.
admin-error-table = Dites quelle table. longhouse admin list les montre.
admin-error-seat = Dites quelle place, par son numéro à partir de 0.
admin-error-days = Dites de quel âge, avec --days.
admin-error-status = « { $status } » n’est pas un état. Il y a : { $known }.
admin-error-bot = Un robot a la place { $seat } : il n’a pas besoin de lien.
admin-error-ended = La table { $table } est déjà terminée.
server-error-backup-line = La ligne { $line } de la sauvegarde est abîmée ({ $why }). Rien n’en a été pris ; utilisez une autre copie.
server-error-file = { $path } ne peut pas être ouvert ({ $why }). Vérifiez le nom.
admin-error-file = Indiquez le fichier à écrire.
server-error-backup-people = La fin de cette copie manque : elle devrait contenir { $people } personnes, et en contient { $found }. Prenez-en une autre.

## Les personnes

server-error-smtp = « { $given } » n’est pas un serveur de courrier. Écrivez smtp://nom@hôte:587 ou smtps://nom@hôte ; son mot de passe va dans l’environnement, sous LONGHOUSE_SMTP_PASSWORD.
server-error-mail-from = Il faut un expéditeur au courrier : donnez --mail-from, par exemple "Club <club@example.org>" (c’est « { $given } » maintenant).
server-error-own-name = Un nom à vous a de { $least } à { $most } lettres et chiffres, et commence par une lettre ; une espace, un trait d’union ou une apostrophe peuvent se trouver à l’intérieur. Choisissez-en un autre.
server-error-name-scripts = « { $name } » mêle les lettres de plusieurs écritures. Écrivez-le dans une seule.
server-error-name-reserved = « { $name } » pourrait passer pour la maison elle-même. Choisissez un autre nom.
server-error-name-taken = Quelqu’un porte le nom « { $name } », ou un nom qui lui ressemble. Choisissez-en un autre.
server-error-name-soon = On peut changer de nom tous les 30 jours ; vous, dans { $days } jours.
server-error-name-member = « { $name } » est ici le nom d’un membre, ou lui ressemble. Choisissez un autre nom pour cette table, ou connectez-vous.
server-error-credential-missing = Envoyez un mot de passe ou une clé d’accès, pour qu’on vous reconnaisse.
server-error-password-length = Un mot de passe a de { $least } à { $most } caractères. Quelques mots à la suite se retiennent bien.
server-error-password-common = Ce mot de passe est un des premiers que n’importe qui essaierait. Quelques mots qui ne vont pas ensemble valent mieux.
server-error-hashing = Beaucoup de monde se connecte en ce moment. Réessayez dans quelques secondes.
server-error-attempts = Trop d’essais. Attendez { $minutes } minutes, ou prenez un autre chemin.
server-error-sign-in = Ce nom et cette preuve ne vont pas ensemble. Vérifiez les deux ; un code de secours ne sert qu’une fois.
server-error-code = Ce code ou ce lien ne marche plus, ou n’a jamais marché. Demandez-en un nouveau.
server-error-passkey = Cette clé d’accès n’a pas été acceptée. Réessayez, ou prenez un autre chemin.
server-error-no-passkeys = Les clés d’accès ne marchent pas à cette adresse. Prenez un mot de passe.
server-error-prove-again = Prouvez encore une fois que c’est vous : ceci change la façon dont vous entrez.
server-error-members-only = Il faut un nom à vous pour cela. Gardez d’abord vos parties sous un nom.
server-error-credential = Il n’y a pas de tel moyen d’entrer.
server-error-last-credential = C’est votre seul moyen d’entrer. Ajoutez-en d’abord un autre.
server-error-credentials-many = Plus de { $most } moyens d’entrer, c’est trop. Supprimez-en un qui ne sert pas.
server-error-device = Aucun appareil de ce genre n’est connecté.
server-error-email = « { $given } » n’est pas une adresse de courrier. Vérifiez-la.
server-error-no-mail = Cette maison n’envoie pas de courrier.
server-error-letters = Trop de courriels ont été demandés. Réessayez dans { $minutes } minutes.
server-error-letters-day = Trop de courriels ont été demandés aujourd’hui. Réessayez dans { $hours } heures.
server-error-zone = « { $given } » n’est pas un fuseau horaire. Écrivez-le comme Europe/Paris.
server-error-seat-other = La place { $seat } de cette table n’est pas à vous.
server-error-guests-off = Dans cette maison, on joue sous un nom à soi. Prenez-en un d’abord, ou connectez-vous. Regarder, apprendre et résoudre des problèmes reste possible sans nom.
server-error-guests-private = Aux tables ouvertes de cette maison, on joue sous un nom à soi. Prenez-en un d’abord, ou connectez-vous. Par lien, entre amis ou contre des robots, aucun nom n’est nécessaire.
server-error-guests-rematch = Quelqu’un à cette table n’a pas de nom à soi, et il en faut un pour une nouvelle table pareille. Cette personne en prend un d’abord, ou vous ouvrez une autre table.
server-error-join-invite = Pour prendre un nom dans cette maison, il faut une invitation : un lien donné par un membre ou par qui tient la maison. Ouvrez-le dans ce navigateur.
server-error-join-void = Cette invitation a déjà servi, a été retirée ou est trop ancienne. Demandez-en une autre.
server-error-join-many = Vous avez fait { $most } invitations cette semaine. La prochaine quand la plus ancienne aura une semaine.
admin-error-person = Dites quel membre, par son nom.
admin-error-no-person = Il n’y a pas ici de membre nommé « { $name } ».

letter-confirm-subject = Votre adresse pour { $house }
letter-confirm =
    Bonjour { $name },

    quelqu’un, sans doute vous, veut que le courrier de { $house } arrive à cette adresse. Pour le confirmer, ouvrez ce lien d’ici { $minutes } minutes et appuyez sur le bouton :

    { $link }

    Si ce n’était pas vous, ne faites rien : cette adresse ne sert pas tant que vous n’ouvrez pas le lien.
letter-link-subject = Connexion à { $house }
letter-link =
    Bonjour { $name },

    ce lien vous connecte à { $house }. Il marche une fois, pendant { $minutes } minutes ; ouvrez-le et appuyez sur le bouton :

    { $link }

    Si vous ne l’avez pas demandé, ne faites rien. Sans cette lettre, personne n’entre.
letter-device-subject = Un nouvel appareil à { $house }
letter-device =
    Bonjour { $name },

    quelqu’un s’est connecté sous votre nom depuis un endroit que { $house } ne connaissait pas : { $device }, { $network }.

    Si c’était vous, tout va bien. Sinon, déconnectez-vous partout et changez vos moyens d’entrer :

    { $link }
letter-credential-subject = Vos moyens d’entrer à { $house }
letter-credential =
    Bonjour { $name },

    la façon dont vous entrez à { $house } a changé : un mot de passe, une clé d’accès, des codes de secours ou une adresse ont été ajoutés, changés ou supprimés.

    Si c’était vous, tout va bien. Sinon, déconnectez-vous partout et regardez vos moyens d’entrer :

    { $link }

## Être prévenu

server-error-game-broken = Le jeu { $game } ne peut pas être chargé sur ce serveur pour le moment. Ses tables sont conservées ; adressez-vous au responsable du site.
server-error-courier = Personne ne porte les nouvelles : depuis une minute, personne n’a regardé s’il y en avait.
server-error-clocks = Personne ne regarde les pendules : depuis une minute, personne n’a demandé qui n’a plus de temps.
server-error-push = Ce n’est pas ce que dit un navigateur qui veut être prévenu ({ $why }). Désactivez les notifications, puis réactivez-les.
server-error-hook = Vous n’avez pas de tel crochet.
server-error-hook-address = Rien n’est envoyé à cette adresse. Donnez-en une qui commence par https://, qui soit sur le réseau public et n’ait que des caractères ASCII.
server-error-hooks = Vous avez déjà { $most } crochets. Supprimez-en un d’abord.
server-error-unsubscribe = Ce lien ne met fin à aucun courrier. Ouvrez celui de la dernière lettre, ou changez cela dans vos réglages.
told-turn = À vous de jouer : { $game }
told-all-turn = À { $name } de jouer : { $game }
told-quarter = Il vous reste un quart de votre temps : { $game }
told-all-quarter = Il reste un quart de son temps à { $name } : { $game }
told-late = Votre temps est écoulé : { $game }
told-all-late = Le temps de { $name } est écoulé : { $game }
told-against = On vous a attaqué : { $game }
told-against-by = { $name } a agi contre vous : { $game }
told-invitation = On vous invite à jouer : { $game }
told-invitation-by = { $name } vous invite à jouer : { $game }
told-start = La partie commence : { $game }
told-end = La partie est finie : { $game }
told-rematch = Une revanche vous attend : { $game }
told-proposal = On vous demande quelque chose à votre table : { $game }
told-proposal-by = { $name } vous demande quelque chose à votre table : { $game }
told-device = Quelqu’un s’est connecté à votre compte
told-device-text = { $about }. Si ce n’était pas vous, déconnectez cet appareil et changez votre façon de vous connecter.
told-credential = Votre façon de vous connecter a changé
told-credential-text = Si ce n’était pas vous, déconnectez-vous partout et regardez vos moyens de connexion.
told-hook-off = Un de vos crochets a été coupé
told-hook-off-text = { $about } n’a rien pris depuis un jour. Essayez-le dans vos réglages : s’il prend quelque chose, il est rétabli.
told-test = Une ligne de Longhouse, pour voir si elle arrive
told-with = Avec { $others }
told-letter-subject = { $count ->
    [one] { $count } chose vous attend
   *[other] { $count } choses vous attendent
}
told-letter-hello = Bonjour { $name },
told-letter-end = Vous recevez cette lettre parce que vous vouliez être prévenu. Pour n’en plus recevoir : { $link }
## Le temps

server-error-nothing-due = Rien n’est à faire à cette table pour le moment.
server-error-nobody-late = Plus personne n’a épuisé son temps à cette table.
server-error-late-yourself = C’est votre propre temps qui est épuisé. Choisissez maintenant : les autres n’ont pas encore décidé.
server-error-time-out = Votre temps pour ce choix est épuisé. Le robot répond cette fois à votre place ; reprenez votre place ensuite.
server-error-no-clock = Il n’y a pas de pendules à cette table.
server-error-no-clock-there = Un robot joue à cette place : il n’a pas besoin de temps.
server-error-paused = Les pendules sont déjà arrêtées.
server-error-not-paused = Les pendules ne sont pas arrêtées.
server-error-other-vote = Une autre question est posée à cette table. Répondez-y d’abord.
server-error-no-pause-asked = Plus personne ne demande de pause.
server-error-own-time = On ne peut donner du temps qu’aux autres.
server-error-gift = Donnez entre { $least } et { $most } secondes.
server-error-time-enough = Cette personne a déjà bien assez de temps.
server-error-holiday-order = Indiquez le premier et le dernier jour de vos vacances, dans cet ordre.
server-error-holiday-when = Choisissez des jours à partir d’aujourd’hui, dans l’année qui vient.
server-error-holiday-new = Les vacances sont possibles { $days } jours après votre inscription. Choisissez des jours plus tardifs.
server-error-holiday-days = Une année compte { $most } jours de vacances ; il vous en reste { $left }. Choisissez moins de jours.
## Qui voit une table, qui s’y assoit, comment elle finit

server-error-closed-resigned = La partie a été abandonnée. On ne peut plus rien y choisir ; elle reste à regarder.
server-error-closed-agreed = Tout le monde a accepté d’arrêter cette partie. On ne peut plus rien y choisir ; elle reste à regarder.
server-error-dealt = La partie a commencé : cela ne se change qu’avant.
server-error-not-founder = Seule la personne qui a ouvert la table peut faire cela.
server-error-remove-self = Pour vous lever vous-même, quittez la table.
server-error-seat-open = Personne n’est assis là.
server-error-seat-kept = Cette place est gardée pour { $name }. Prenez-en une autre, ou demandez à la personne qui a ouvert la table.
server-error-person = Personne ici ne s’appelle « { $name } ». Vérifiez l’orthographe, ou envoyez le lien d’une place.
server-error-invited-twice = { $name } a déjà une place à cette table, ou une invitation.
server-error-invite-kind = Seule une place libre peut être gardée pour quelqu’un.
server-error-invitation = Aucune place ne vous est plus gardée ici. Demandez à la personne qui vous a invité.
server-error-gone = Vous avez abandonné cette partie. Vous pouvez regarder, mais plus jouer.
server-error-no-vote = Un robot joue à votre place. Reprenez-la d’abord.
server-error-vote-open = La table décide d’autre chose. Répondez d’abord à cela.
server-error-no-vote-open = Personne ne demande plus d’arrêter la partie.
server-error-order = On ne peut pas répondre d’avance « { $key } » à « { $kind } », ou c’est dit deux fois. GET sur les ordres dit ce qui se peut.
server-error-no-orders = Dans une leçon, rien ne se répond d’avance.
server-error-no-order = Rien n’est plus répondu d’avance ici.
