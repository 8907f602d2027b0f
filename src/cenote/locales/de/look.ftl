look-title = Rückschau
look-whole = Partie ansehen
look-beginning = Der Anfang
look-slider = Zeitpunkt der Partie
look-place = Zug { $turn } von { $turns }: { $told }
look-count = { $turn } von { $turns }
look-moves = Durch die Partie gehen
look-play = Abspielen
look-pause = Anhalten
look-back = Einen Schritt zurück
look-on = Einen Schritt weiter
look-turn-back = Zum Ende des Zuges davor
look-turn-on = Zum Ende dieses oder des nächsten Zuges
look-speed = Tempo: { $speed }×
look-share = Link kopieren
look-copied = Der Link zu diesem Moment ist kopiert. Jeder kann ihn öffnen.
look-link = Der Link zu diesem Moment: { $url }
look-now = Zurück ins Jetzt
look-result = Zurück zum Ergebnis
look-your-turn = Zurück: Du bist am Zug
look-turn = Zug
look-gains = Punkte dieses Zuges
look-curve = Punktestand Zug für Zug
look-numbers = Als Zahlen
look-play-on = Von hier weiterspielen
look-play-on-about = Alles bis zu diesem Moment bleibt, wie es war; was danach kommt, wird neu gezogen. Bots übernehmen die anderen Plätze. Welcher ist deiner?
look-take-over = { $yours ->
    [yes] { $seat } (dein Platz)
   *[no] { $seat }
}
look-away = { $count ->
    [one] Während du weg warst: ein Schritt
   *[other] Während du weg warst: { $count } Schritte
}
look-away-show = Zeig es mir
web-problem-nothing-left = In diesem Moment gibt es nichts mehr zu entscheiden.
