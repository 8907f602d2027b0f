rating-rated = Gewertet
rating-rated-about = Die Partie zählt für die Wertung aller. Alle brauchen ein Konto und eine eigene Internetadresse.
rating-rated-clock = Eine gewertete Partie braucht eine Uhr, damit niemand einer Niederlage entgeht, indem er nicht zieht: { $clock }.
rating-rated-how = Gewertet wird eine Partie, wenn du ein Konto hast und alle anderen Plätze für Menschen mit Konto sind: Ändere oder entferne die Bots und die Plätze an diesem Bildschirm.
rating-mark = gewertet
rating-needs-account = An diesem Tisch wird gewertet: Melde dich an oder leg ein Konto an, um dich zu setzen.
rating-invite-hint = Verschick diesen Link: Wer ein Konto hat, kann sich damit dazusetzen.
rating-all = Wertungen
rating-none = Noch keine gewerteten Partien.
rating-games = { $games ->
    [one] { $games } gewertete Partie
   *[other] { $games } gewertete Partien
}
rating-unsettled = sichtbar nach 10 Partien
rating-away = Die Partie ist gewertet: Bist du vor ihrem Ende nicht wieder da, kommst du auf den letzten Platz.
rating-outcomes = Partien
rating-outcomes-none = Noch keine beendeten Partien.
rating-place = Platz { $place } von { $seats }
rating-fate-away = am Ende nicht da
rating-fate-resigned = aufgegeben
rating-fate-timeout = Zeit abgelaufen
rating-since = Hier seit { $date }
rating-mine = Dein Profil
rating-curve = Wertung nach jeder gewerteten Partie
rating-unsettled-own = für andere nach 10 Partien sichtbar
rating-changes = Wertungen
rating-nth = Partie { $games } von { $needed }
rating-nth-about = Andere sehen eine Wertung nach 10 Partien.
rating-not = nicht gewertet
rating-unrated-address = Nicht gewertet: Zwei Spieler haben dieselbe Internetadresse.
rating-unrated-deleted = Nicht gewertet: Ein Spieler hat sein Konto gelöscht.
rating-unrated-pair = Nicht gewertet: Zwei der Spieler, oder andere mit denselben Internetadressen, haben in den letzten 24 Stunden schon drei gewertete Partien miteinander gespielt.
rating-unrated-private = Nicht gewertet: Den Grund sehen nur die Spieler.
rating-unrated-unplayed = Nicht gewertet: Es wurde zu wenig gespielt. Wer bleibt, braucht drei eigene Züge, wer geht, einen.
rating-unrated-unfinished = Nicht gewertet: Niemand hat weitergespielt.

web-problem-needs-account = Melde dich zuerst an oder leg ein Konto an: Das geht nur mit Konto.
web-problem-rated-only-people = An einem gewerteten Tisch spielen alle mit einem eigenen Konto.
web-problem-rated-needs-clock = Eine gewertete Partie braucht eine Uhr.
web-problem-no-person = Niemand mit einem Konto heißt so.
