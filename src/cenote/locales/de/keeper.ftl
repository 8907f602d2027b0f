admin-help-backup = alles in eine Datei sichern, auch während der Server läuft
admin-help-restore = eine Sicherung in einen leeren Ordner zurückspielen
admin-help-check = jede gespeicherte Partie nachspielen und alles mit den Regeln vergleichen
admin-help-tidy = Tische und Gäste entfernen, um die sich lange niemand gekümmert hat
admin-help-backup-file = wohin die Sicherung geschrieben wird
admin-help-restore-file = die Sicherung
admin-help-with-secret = auch die geheimen Schlüssel sichern: Wer die Datei hat, kann dann jeder sein
admin-help-force = eine vorhandene Datei überschreiben
admin-help-check-table = nur diesen Tisch prüfen
admin-help-dry-run = nur sagen, was entfernt würde
admin-help-gathering-days = nach wie vielen Tagen ein Tisch verschwindet, der auf Mitspieler wartet
admin-help-running-days = nach wie vielen Tagen ohne Zug eine Partie als aufgegeben gilt
admin-help-abandoned-days = nach wie vielen Tagen eine aufgegebene Partie entfernt wird
admin-help-lessons-days = nach wie vielen Tagen eine abgebrochene Einführung entfernt wird
admin-help-finished-days = nach wie vielen Tagen eine beendete Partie entfernt wird
admin-help-guests-days = nach wie vielen Tagen ein Gast ohne Konto, Platz und Besuch vergessen wird
admin-never = nie
admin-file-there = { $path } gibt es schon; mit --force wird die Datei überschrieben.
admin-backed-up = { $bytes ->
    [one] Sicherung geschrieben: { $path } (ein Byte).
   *[other] Sicherung geschrieben: { $path } ({ $bytes } Bytes).
}
admin-without-secret = Die geheimen Schlüssel sind nicht dabei: Bewahr die Datei „secret“ des Ordners getrennt auf, oder nimm --with-secret.
admin-not-empty = { $path } ist nicht leer; eine Sicherung wird nur zurückgespielt, wo noch nichts ist.
admin-restored = Aus { $path } wiederhergestellt.
admin-flaw = Tisch { $id }: { $flaw }
admin-flaw-status = Der Zustand „{ $where }“ ist unbekannt.
admin-flaw-seats = Die Plätze ({ $where }) passen nicht zu diesem Spiel.
admin-flaw-seat = In der laufenden Partie sitzt niemand auf Platz { $where }.
admin-flaw-seed = Die geheime Zahl passt nicht zu dem, was versprochen wurde.
admin-flaw-gap = Eintrag { $where } des Protokolls fehlt.
admin-flaw-empty = Die Partie hat begonnen, aber ihr Protokoll ist leer.
admin-flaw-orphans = Das Protokoll ist leer, aber etwas, das dazu gehört, ist da.
admin-flaw-unreadable = Aus dem Gespeicherten wird keine Aufzeichnung: { $where }
admin-flaw-snapshot = Die nach Eintrag { $where } gespeicherte Stellung ist nicht die, zu der das Protokoll führt.
admin-flaw-result = Als Zustand steht dort „{ $where }“, das Protokoll sagt etwas anderes.
admin-flaw-acting = Am Zug sind andere, als gespeichert ist: { $where }
admin-flaw-answers = Eine Anfrage wurde mit einem Bild beantwortet, das es nie gab.
admin-flaw-bot = Eintrag { $where } des Protokolls beantwortete die Anfrage eines Menschen, ist aber als der eines Bots vermerkt.
admin-flaw-seen = Jemand hat ein Bild gesehen, das es nie gab.
admin-flaw-results = Das gespeicherte Ergebnis von Platz { $where } ist nicht das der Partie.
admin-flaw-request = Die Antwort auf eine Anfrage, Bild { $where }, fehlt oder wurde verändert.
admin-flaw-rating = Die Wertung von Platz { $where } nach der Partie folgt nicht aus den Ergebnissen.
admin-unsure = Tisch { $id } ließ sich nicht prüfen: { $why ->
    [frozen] Die Partie ist eingefroren
    [rules] Sie wurde nach anderen Regeln gespielt
   *[game] Das Spiel ist nicht installiert
}.
admin-checked = { $tables ->
    [one] Ein Tisch wurde durchgesehen.
   *[other] { $tables } Tische wurden durchgesehen.
}
admin-were-unsure = { $tables ->
    [one] Einer ließ sich nicht prüfen.
   *[other] { $tables } ließen sich nicht prüfen.
}
admin-damaged = { $tables ->
    [one] Ein Tisch ist BESCHÄDIGT.
   *[other] { $tables } Tische sind BESCHÄDIGT.
}
admin-sound = Alles ist in Ordnung.
admin-tidied-gathering = Tische, die auf Mitspieler warteten: { $count }
admin-tidied-given-up = Partien, die niemand fortsetzte und die nun als aufgegeben gelten: { $count }
admin-tidied-abandoned = Aufgegebene Partien: { $count }
admin-tidied-lessons = Abgebrochene Einführungen: { $count }
admin-tidied-finished = Beendete Partien: { $count }
admin-tidied-guests = Gäste: { $count }
admin-tidied-requests = Kennungen alter Anfragen: { $count }
admin-tidied-snapshots = Alte Stellungen: { $count }
admin-tidied-quotas = Abgelaufene Zähler: { $count }
admin-tidied-sessions = Abgelaufene Anmeldungen: { $count }
admin-tidied-sources = Adressen an gewerteten Tischen, die beendet sind: { $count }
admin-tidied-receipts = Quittungen geschlossener Verbindungen: { $count }
admin-tidied = All das ist entfernt.
admin-dry-run = All das würde entfernt; entfernt wurde nichts.
admin-nothing-to-tidy = Es gibt nichts aufzuräumen.
cli-help-log = wie das Protokoll geschrieben wird: text oder json
