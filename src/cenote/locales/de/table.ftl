table-ahead = Du planst voraus
table-to-move = am Zug
table-standby = ein Bot springt ein
table-away = nicht da

table-cost = kostet { $cost }
table-gain = { $more ->
    [yes] +{ $points }
   *[no] −{ $points }
} { $points ->
    [one] Punkt
   *[other] Punkte
}
table-no-way-back = danach gibt es kein Zurück

table-now = Was du tun kannst

table-turn-bar = Zug
table-waiting-for = Warten auf { $names } …
table-plan = Dein Plan
table-take-out = Entfernen: { $step }
table-fallen = Jetzt nicht möglich: { $steps }.
table-drop-fallen = Diese Schritte verwerfen
table-undo = Rückgängig
table-take-back = Zurücknehmen
table-start-over = Von vorn
table-commit = Ausführen
table-commit-reveal = Ausführen: kein Zurück
table-play-so-far = Bis hierher spielen
table-take-back-why = Nimmt zurück, was du gespielt hast; die Schritte kommen wieder in deinen Plan
table-take-back-none = Gerade lässt sich nichts zurücknehmen. Sobald etwas gezogen wurde, bleibt gespielt, was davor geschah.
table-then = Danach: { $steps }
table-dropped = { $count ->
    [one] Ein Klick ging ins Leere. Sieh dir den Tisch an und versuche es noch einmal.
   *[other] { $count } Klicks gingen ins Leere. Sieh dir den Tisch an und versuche es noch einmal.
}
table-plan-ahead = Vorausplanen
table-stop-ahead = Planung beenden
table-skip = Überspringen
table-trouble = Das hat nicht geklappt. Bitte versuch es noch einmal.
table-trouble-stale = Inzwischen ist etwas geschehen: Der Plan wurde neu geprüft.
table-trouble-overtaken = In der Zwischenzeit wurde für dich etwas anderes gespielt: Der Plan ist verworfen.
table-trouble-nothing-to-plan = Gerade gibt es nichts zu planen.
table-trouble-open-choice = Diese Wahl ist noch nicht abgeschlossen.
table-trouble-unknown-action = Diese Aktion gibt es nicht.
table-trouble-unknown-message = Der Server hat diese Seite nicht verstanden. Lade sie neu.
table-trouble-nothing-to-undo = Es gibt nichts zurückzunehmen.
table-trouble-too-many-undos = Du hast seit dem letzten Ziehen schon { $most }-mal zurückgenommen. Was du von hier an spielst, bleibt gespielt.
table-trouble-not-running = Diese Partie läuft nicht mehr.
table-trouble-plan-ends = Was danach kommt, entscheidet der Zufall: Dieser Schritt muss der letzte im Plan sein.

table-over = Die Partie ist zu Ende
table-ended-early = Die Partie ist vorzeitig zu Ende
table-won = { $count ->
    [1] { $winners } gewinnt!
   *[other] { $winners } teilen sich den Sieg!
}
table-won-you = Du gewinnst!
table-rematch = Revanche
table-rematch-open = Zur Revanche
table-home = Startseite
table-record = Partie herunterladen

table-log = Was geschah
table-log-empty = Noch ist nichts geschehen.
table-log-you = Du
table-log-earlier = Frühere Ereignisse stehen im Verlauf.
table-you-won = Die Partie ist zu Ende. Du hast{ $others ->
    [none] {""}
   *[other] {" "}zusammen mit { $others }
} gewonnen ({ $scores }).
table-log-more = Frühere Züge zeigen
table-log-undone = Letzte Aktionen zurückgenommen
table-undone = { $seat } nimmt die letzten Aktionen zurück.
table-missed = Seit meinem letzten Zug

table-offline = Die Verbindung ist unterbrochen. Neuer Versuch …
table-try-now = Jetzt versuchen
table-frozen = Die Regeln haben sich seit Beginn dieser Partie geändert. Du kannst sie herunterladen, aber nicht weiterspielen.
table-abandoned = Diese Partie wurde abgebrochen.
table-watching = Du schaust zu.
table-pass-screen = Gib den Bildschirm an { $seat } weiter.
table-show = { $seat } ist da: Tisch zeigen

table-board = Der Spielplan
table-zoom-in = Vergrößern
table-zoom-out = Verkleinern
table-zoom-fit = Ganzen Spielplan zeigen
table-sheets = Unter dem Spielplan
table-sheet-actions = Aktionen
table-sheet-players = Spieler
table-sheet-log = Verlauf
table-as-text = Als Text
table-keys = Tastenkürzel
table-key-undo = einen Schritt rückgängig machen oder das Gespielte zurücknehmen
table-key-commit = den Plan ausführen
table-key-deselect = die Auswahl aufheben
table-key-zoom = vergrößern, verkleinern, ganzer Spielplan
table-key-area = nächster Bereich: Spielplan, Aktionen, Zug, Verlauf
table-signs = Zeichen und Tasten


table-pace = Wie schnell Züge gezeigt werden
table-pace-shown = Tempo: { $pace ->
    [slow] langsam
    [fast] schnell
    [none] aus
   *[normal] normal
}
table-pace-option = { $pace ->
    [slow] langsam
    [fast] schnell
    [none] aus: nur das Ergebnis
   *[normal] normal
}
