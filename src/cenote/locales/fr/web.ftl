web-title = Cenote, des jeux de société dans votre navigateur
web-home = Cenote : retour à l’accueil
web-loading = Un instant…
web-close = Fermer
web-save = Enregistrer
web-skip = Aller au contenu
web-rules = Règles
web-language = Langue

web-guest = Invité
web-guest-number = Invité { $number }
web-player = Joueur { $number }
web-name-change = Votre nom : { $name }. Le modifier
web-name-title = Comment vous appelez-vous ?
web-name-label = Votre nom
web-name-hint = Tout le monde voit ce nom aux tables où vous prendrez place désormais. Là où vous êtes déjà, l’ancien reste.

web-welcome = Des jeux de société dans votre navigateur
web-about = { $games }, entre amis ou contre des bots. Gratuit, sans compte et sans rien installer.
web-stale = Ce qui est affiché n’est peut-être plus à jour.
web-players = { $least } à { $most } joueurs
web-play-now = Jouer maintenant
web-new-with-friends = Nouvelle table entre amis

web-mine = Vos parties
web-mine-none = Rien pour l’instant. Vos parties vous attendent ici, même si vous fermez la page.
web-open = Tables ouvertes
web-open-none = Personne ne cherche de partenaires en ce moment. Ouvrez votre propre table !
web-join = Vous avez un lien ?
web-join-label = Lien ou code d’une table
web-join-go = Rejoindre
web-join-wrong = Ce n’est pas le lien d’une table.
web-free = { $count ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $count } places libres
}
web-with = avec { $names }
web-alone = juste vous pour l’instant
web-status = { $status ->
    [yours] À vous de jouer
    [gathering] En attente de joueurs
    [running] Les autres jouent
    [over] Terminée
    [frozen] Ne peut plus continuer
   *[abandoned] Abandonnée
}

web-new-title = Nouvelle table
web-mode = Mode de jeu
web-options = À cette table
web-who = Qui joue ?
web-seat = Place { $number }
web-seat-who = Place { $number } : qui s’y assoit ?
web-seat-name = Place { $number } : nom
web-seat-bot = Place { $number } : quel bot ?
web-kind-me = Moi
web-kind-invited = Invitation par lien
web-kind-open = Ouverte à tous
web-kind-bot = Bot
web-kind-hot = Sur cet écran aussi
web-seat-add = Ajouter une place
web-seat-remove = Retirer la place { $number }
web-shuffle = Tirer les places au sort
web-shuffle-about = Sinon, chacun s’assoit comme ci-dessus, et la place 1 commence.
web-listed = Afficher sur la page d’accueil
web-listed-about = Sinon, il faut le lien pour trouver la table.
web-create = { $ready ->
    [yes] Lancer la partie
   *[no] Ouvrir la table
}
web-create-hint = { $ready ->
    [yes] Tout le monde est là : la partie commence aussitôt.
   *[no] Vous recevrez ensuite un lien pour vos amis.
}

web-waiting = La table se remplit
web-waiting-left = { $count ->
    [0] Toutes les places sont prises.
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
web-seat-open = Place libre
web-seat-invited = Réservée sur invitation
web-you = vous
web-host-starts = La personne qui a ouvert la table lance la partie.
web-present = { $here ->
    [yes] est là
   *[no] n’est pas là
}
web-sit = S’asseoir ici
web-sit-at = S’asseoir ici : place { $number }
web-invite = Inviter des amis
web-invite-label = Lien d’invitation
web-invite-hint = Envoyez ce lien : il suffit de l’ouvrir pour s’asseoir, sans compte.
web-copy = Copier le lien
web-copied = Copié. Il ne reste plus qu’à l’envoyer !
web-copy-failed = Votre navigateur n’a pas permis la copie. Le lien est sélectionné : copiez-le vous-même.
web-fair = Hasard vérifiable
web-leave = Quitter la table
web-start = Lancer la partie
web-start-missing = { $count ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $count } personnes.
}
web-left = Vous avez quitté la table.

web-table-frozen = Les règles ont changé depuis le début de cette partie : elle ne peut pas continuer. Son enregistrement est conservé.
web-table-abandoned = Tout le monde a quitté cette table.
web-table-broken = La table n’a pas pu être chargée. Vérifiez votre connexion et réessayez.
web-try-again = Réessayer
web-lost-title = Rien ne pousse ici
web-lost = Il n’y a pas de page à cette adresse. Un bout du lien s’est peut-être perdu en route.
web-to-home = Retour à l’accueil

web-rules-title = Règles : { $game }
web-rules-search = Chercher dans les règles
web-rules-none = Aucune règle ne contient « { $text } ».
web-rules-found = { $count ->
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
web-rules-chapters = Chapitres
web-rule-open = Lire la règle { $rule }

web-connection-lost = Connexion perdue. Nouvel essai…
web-connection-back = Connexion rétablie.

web-problem-no-table = Cette table n’existe pas ou n’existe plus.
web-problem-no-seat = Aucune place n’est libre à cette table.
web-problem-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
web-problem-not-invited = Cette place est réservée à qui détient le lien d’invitation.
web-problem-not-host = Seule la personne qui a ouvert la table peut faire cela.
web-problem-seats-open = La partie peut commencer quand toutes les places sont prises.
web-problem-not-gathering = Cette partie a déjà commencé.
web-problem-stale = Quelque chose a changé entre-temps. Réessayez.
web-problem-newer-rules = Cette table est jouée sur un serveur plus récent. Revenez dans un instant.
web-problem-not-over = Ce n’est possible qu’après la fin de la partie.
web-problem-not-seated = Vous n’avez pas de place à cette table.
web-problem-bad-name = Un nom doit compter de 1 à 24 caractères visibles.
web-problem-bot-name = C’est le nom d’un bot. Choisissez-en un autre.
web-problem-bad-settings = La table ne peut pas s’ouvrir ainsi. Vérifiez le mode de jeu et les places.
web-problem-unknown-game = Ce jeu n’est pas connu ici.
web-problem-unknown-bot = Ce bot n’est pas connu ici.
web-problem-too-many-tables = Vous avez trop de tables ouvertes. Terminez ou quittez d’abord l’une d’elles.
web-problem-too-many-listed = { $most } de vos tables figurent déjà sur la page d’accueil. Lancez ou quittez d’abord l’une d’elles, ou envoyez le lien.
web-problem-list-full = Trop de tables de votre réseau figurent déjà sur la page d’accueil. Envoyez plutôt le lien, ou réessayez plus tard.
web-problem-too-fast = C’était un peu rapide. Réessayez dans un instant.
web-problem-too-often = C’est assez pour le moment. Veuillez réessayer plus tard.
web-problem-too-large = C’était trop à la fois pour le serveur.
web-problem-too-deep = Le serveur n’a pas pu lire la requête : trop de niveaux imbriqués.
web-problem-malformed = Le serveur n’a pas pu lire la requête. Recharger la page peut aider.
web-problem-forbidden-origin = Cette page n’appartient pas à ce serveur. Ouvrez-la à sa propre adresse.
web-problem-forbidden-host = Le serveur n’est pas connu à cette adresse.
web-problem-no-session = Le serveur ne vous reconnaît plus. Rechargez la page.
web-problem-csrf = La page n’est plus à jour. Rechargez-la.
web-problem-not-found = Le serveur n’a pas trouvé cela.
web-problem-method = Le serveur ne connaît pas ce type de requête.
web-problem-trouble = Le serveur a eu un problème. Rien n’est perdu ; réessayez.
web-problem-unavailable = Le serveur n’a pas accès aux parties enregistrées pour le moment. Réessayez dans un instant.
web-problem-offline = Le serveur est injoignable. Votre connexion à internet fonctionne-t-elle ?
