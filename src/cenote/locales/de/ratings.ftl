rating-rated = Gewertet
rating-rated-about = Die Partie zählt für die Wertung aller. Alle brauchen ein Konto.
rating-mark = gewertet
rating-needs-account = An diesem Tisch wird gewertet: Melde dich an oder leg ein Konto an, um dich zu setzen.
rating-invite-hint = Verschick diesen Link: Wer ein Konto hat, kann sich damit dazusetzen.
rating-all = Wertungen
rating-none = Noch keine gewerteten Partien.
rating-games = { $games ->
    [one] { $games } gewertete Partie
   *[other] { $games } gewertete Partien
}
rating-unsettled = noch unsicher
rating-outcomes = Partien
rating-outcomes-none = Noch keine beendeten Partien.
rating-place = Platz { $place } von { $seats }
rating-fate-resigned = aufgegeben
rating-fate-timeout = Zeit abgelaufen
rating-since = Hier seit { $date }
rating-mine = Dein Profil
rating-curve = Wertung nach jeder gewerteten Partie

web-problem-needs-account = Melde dich zuerst an oder leg ein Konto an: Das geht nur mit Konto.
web-problem-rated-only-people = An einem gewerteten Tisch spielen alle mit einem eigenen Konto.
web-problem-no-person = Niemand mit einem Konto heißt so.
