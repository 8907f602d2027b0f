cli-help-admin = administrer un serveur : sauvegardes, contrôles, ménage, signalements, blocages
admin-tasks = tâches
admin-help-reports = lister les signalements
admin-help-block = bloquer un nom, une personne ou une adresse
admin-help-blocks = lister ce qui est bloqué
admin-help-unblock = laisser revenir quelqu’un
admin-help-chat = fermer la discussion d’une table, ou la rouvrir
admin-help-data = le dossier de données du serveur
admin-help-done = marquer ce signalement comme traité
admin-help-all = lister aussi ceux qui sont traités
admin-help-whom = un nom, une adresse ou un réseau, par exemple 192.0.2.0/24
admin-help-person = une personne par l’identifiant que montrent les signalements
admin-help-report = la personne de ce signalement
admin-help-address = avec --report : bloquer aussi l’adresse de cette personne, dont seule une empreinte est connue
admin-help-days = pour autant de jours
admin-help-until = jusqu’à la fin de ce jour (UTC), par exemple 2027-01-31
admin-help-reason = la raison, pour les administrateurs
admin-help-block-number = le numéro dans la liste des blocages
admin-help-table = l’identifiant dans l’adresse de la table
admin-help-open = la rouvrir

admin-no-database = Il n’y a pas de tables dans { $path }.
admin-no-reports = Il n’y a aucun signalement à lire.
admin-report = Signalement { $number }, { $at } : { $name }. { $reason ->
    [insult] Insultes ou menaces
    [spam] Publicité ou messages sans fin
    [cheating] Triche
    [stalling] Bloque la partie
    [name] Un nom choquant
   *[other] Autre chose
}. { $done ->
    [yes] Traité.
   *[no] Pas encore traité.
}
admin-report-where = Table { $table } ({ $game }) ; personne { $person } ; signalé par { $reporter }.
admin-report-line = { $room ->
    [players] joueurs
   *[onlookers] spectateurs
}, { $name } : { $text }
admin-report-done = Le signalement { $number } est traité.
admin-no-report = Il n’y a pas de signalement { $number }.
admin-no-blocks = Personne n’est bloqué.
admin-block = Blocage { $number } : { $kind ->
    [name] le nom
    [person] la personne
    [network] le réseau
   *[source] l’adresse dont l’empreinte est
} { $what }, { $until ->
    [none] pour toujours
   *[other] jusqu’au { $until }
}.
admin-block-reason = Raison : { $reason }
admin-blocked = Bloqué : { $what }.
admin-unblocked = Le blocage { $number } est levé.
admin-no-block = Il n’y a pas de blocage { $number }.
admin-whom = Dites qui : un nom ou une adresse, ou --person, ou --report (l’un des trois).
admin-no-source = Le signalement { $number } ne sait pas d’où venait { $name }.
admin-bad-day = { $day } n’est pas un jour à venir comme 2027-01-31.
admin-no-table = Il n’y a pas de table { $table }.
admin-chat-closed = La discussion de la table { $table } est fermée.
admin-chat-open = La discussion de la table { $table } est ouverte.
