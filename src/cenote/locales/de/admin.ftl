cli-help-admin = einen Server verwalten: Sicherungen, Prüfung, Aufräumen, Meldungen, Sperren
admin-tasks = Aufgaben
admin-help-reports = auflisten, was gemeldet wurde
admin-help-block = einen Namen, eine Person oder eine Adresse sperren
admin-help-blocks = auflisten, wer und was gesperrt ist
admin-help-unblock = jemanden wieder zulassen
admin-help-chat = den Chat eines Tisches schließen oder wieder öffnen
admin-help-data = der Datenordner des Servers
admin-help-done = diese Meldung als erledigt kennzeichnen
admin-help-all = auch erledigte auflisten
admin-help-whom = ein Name, eine Adresse oder ein Netz, etwa 192.0.2.0/24
admin-help-person = eine Person mit der Kennung, die in Meldungen steht
admin-help-report = die Person aus dieser Meldung
admin-help-address = mit --report: auch die Adresse dieser Person sperren, von der nur ein Fingerabdruck bekannt ist
admin-help-days = für so viele Tage
admin-help-until = bis zum Ende dieses Tages (UTC), etwa 2027-01-31
admin-help-reason = warum, für die Verwaltung des Servers
admin-help-block-number = die Nummer in der Liste der Sperren
admin-help-table = die Kennung in der Adresse des Tisches
admin-help-open = wieder öffnen

admin-no-database = In { $path } gibt es keine Tische.
admin-no-reports = Es gibt keine Meldungen zu lesen.
admin-report = Meldung { $number }, { $at }: { $name }. { $reason ->
    [insult] Beleidigungen oder Drohungen
    [spam] Werbung oder endlose Nachrichten
    [cheating] Betrug
    [stalling] Hält die Partie auf
    [name] Ein anstößiger Name
   *[other] Etwas anderes
}. { $done ->
    [yes] Erledigt.
   *[no] Noch nicht erledigt.
}
admin-report-where = Tisch { $table } ({ $game }); Person { $person }; gemeldet von { $reporter }.
admin-report-line = { $room ->
    [players] am Tisch
   *[onlookers] Zuschauer
}, { $name }: { $text }
admin-report-done = Meldung { $number } ist erledigt.
admin-no-report = Es gibt keine Meldung { $number }.
admin-no-blocks = Niemand ist gesperrt.
admin-block = Sperre { $number }: { $kind ->
    [name] der Name
    [person] die Person
    [network] das Netz
   *[source] die Adresse mit dem Fingerabdruck
} { $what }, { $until ->
    [none] für immer
   *[other] bis { $until }
}.
admin-block-reason = Grund: { $reason }
admin-blocked = Gesperrt: { $what }.
admin-unblocked = Sperre { $number } ist aufgehoben.
admin-no-block = Es gibt keine Sperre { $number }.
admin-whom = Sag, wen: einen Namen oder eine Adresse, oder --person, oder --report (eines davon).
admin-no-source = Meldung { $number } weiß nicht, woher { $name } kam.
admin-bad-day = { $day } ist kein künftiger Tag wie 2027-01-31.
admin-no-table = Es gibt keinen Tisch { $table }.
admin-chat-closed = Der Chat von Tisch { $table } ist geschlossen.
admin-chat-open = Der Chat von Tisch { $table } ist offen.
