admin-help-backup = tout sauvegarder dans un fichier, même pendant que le serveur tourne
admin-help-restore = restaurer une sauvegarde dans un dossier vide
admin-help-check = rejouer chaque partie enregistrée et tout comparer aux règles
admin-help-tidy = supprimer les tables et les invités délaissés depuis longtemps
admin-help-backup-file = où écrire la sauvegarde
admin-help-restore-file = la sauvegarde
admin-help-with-secret = copier aussi les clés secrètes : qui a le fichier peut alors être n’importe qui
admin-help-force = remplacer un fichier existant
admin-help-check-table = ne vérifier que cette table
admin-help-dry-run = dire seulement ce qui serait supprimé
admin-help-gathering-days = le nombre de jours après lequel une table qui attend des joueurs est supprimée
admin-help-running-days = le nombre de jours sans coup après lequel une partie est abandonnée
admin-help-abandoned-days = le nombre de jours après lequel une partie abandonnée est supprimée
admin-help-lessons-days = le nombre de jours après lequel une leçon interrompue est supprimée
admin-help-finished-days = le nombre de jours après lequel une partie terminée est supprimée
admin-help-guests-days = le nombre de jours après lequel un invité sans compte, sans place et sans visite est oublié
admin-never = jamais
admin-file-there = { $path } existe déjà ; avec --force, le fichier est remplacé.
admin-backed-up = { $bytes ->
    [one] Sauvegarde écrite dans { $path } (un octet).
   *[other] Sauvegarde écrite dans { $path } ({ $bytes } octets).
}
admin-without-secret = Les clés secrètes n’y sont pas : conservez à part le fichier « secret » du dossier, ou utilisez --with-secret.
admin-not-empty = { $path } n’est pas vide ; une sauvegarde ne se restaure que là où il n’y a encore rien.
admin-restored = Restauré à partir de { $path }.
admin-flaw = Table { $id } : { $flaw }
admin-flaw-status = son état « { $where } » est inconnu.
admin-flaw-seats = ses places ({ $where }) ne sont pas celles de ce jeu.
admin-flaw-seat = personne n’occupe la place { $where } d’une partie en cours.
admin-flaw-seed = son nombre secret ne correspond pas à ce qui a été promis.
admin-flaw-gap = il manque l’entrée { $where } de son journal.
admin-flaw-empty = sa partie a commencé, mais son journal est vide.
admin-flaw-orphans = son journal est vide, mais ce qui en dépend est là.
admin-flaw-unreadable = ce qui est conservé ne donne pas d’enregistrement : { $where }
admin-flaw-snapshot = la position conservée après l’entrée { $where } n’est pas celle à laquelle mène le journal.
admin-flaw-result = son état serait « { $where } », mais son journal dit autre chose.
admin-flaw-acting = ce n’est pas à ceux qui sont notés de jouer : { $where }
admin-flaw-answers = une demande a reçu en réponse une image qui n’a jamais existé.
admin-flaw-bot = l’entrée { $where } de son journal répondait à la demande d’une personne, mais elle est marquée comme celle d’un bot.
admin-flaw-seen = quelqu’un a vu une image qui n’a jamais existé.
admin-flaw-results = le résultat conservé de la place { $where } n’est pas celui de la partie.
admin-flaw-request = la réponse à une demande, image { $where }, manque ou a été modifiée.
admin-flaw-rating = le classement de la place { $where } après la partie ne découle pas des résultats.
admin-unsure = La table { $id } n’a pas pu être vérifiée : { $why ->
    [frozen] sa partie est gelée
    [rules] elle a été jouée selon d’autres règles
   *[game] son jeu n’est pas installé
}.
admin-checked = { $tables ->
    [one] Une table a été examinée.
    [many] { $tables } de tables ont été examinées.
   *[other] { $tables } tables ont été examinées.
}
admin-were-unsure = { $tables ->
    [one] L’une n’a pas pu être vérifiée.
   *[other] { $tables } n’ont pas pu être vérifiées.
}
admin-damaged = { $tables ->
    [one] Une table est ENDOMMAGÉE.
   *[other] { $tables } tables sont ENDOMMAGÉES.
}
admin-sound = Tout est en ordre.
admin-tidied-gathering = Tables qui attendaient des joueurs : { $count }
admin-tidied-given-up = Parties que personne ne continuait, désormais abandonnées : { $count }
admin-tidied-abandoned = Parties abandonnées : { $count }
admin-tidied-lessons = Leçons interrompues : { $count }
admin-tidied-finished = Parties terminées : { $count }
admin-tidied-guests = Invités : { $count }
admin-tidied-requests = Identifiants d’anciennes demandes : { $count }
admin-tidied-snapshots = Anciennes positions : { $count }
admin-tidied-quotas = Décomptes expirés : { $count }
admin-tidied-sessions = Sessions expirées : { $count }
admin-tidied-sources = Adresses aux tables classées qui sont terminées : { $count }
admin-tidied-receipts = Reçus de connexions fermées : { $count }
admin-tidied = Tout cela est supprimé.
admin-dry-run = Tout cela serait supprimé ; rien ne l’a été.
admin-nothing-to-tidy = Il n’y a pas de ménage à faire.
cli-help-log = comment le journal est écrit : text ou json
