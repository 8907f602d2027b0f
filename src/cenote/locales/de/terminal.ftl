play-verbs = Du kannst: { $verbs }. Die Eingabetaste zeigt alles.
play-sure = {"Das lässt sich nicht zurücknehmen. Spielen: "}{ $plan }{"? [j/N] "}
play-yes = j ja y
play-no = n nein
play-yes-or-no = Gib j für Ja oder n für Nein ein.
play-plan-lost = Die geplanten Schritte sind nicht ausgeführt und nicht gespeichert.
play-autosave = Die Partie wird nach jedem Zug in { $path } gespeichert.
play-locked = Die Partie in { $path } ist in einem anderen Terminal offen. Schließ sie zuerst dort.
play-finished-there = In { $path } steht eine beendete Partie.
play-no-file = In { $path } lässt sich keine Partie speichern. Nenn eine andere Datei.
play-force-hint = Nenn eine andere Datei, oder ersetz diese mit --new --force.
play-differs = Die in { $path } gespeicherte Partie ist nicht die gewünschte ({ $wishes }).
play-why-what = Schreib hinter why eine Aktion, zum Beispiel: why { $action }
play-not-listed = { $most ->
    [0] In der Liste hat gerade nichts eine Nummer: Gib den Text einer Aktion ein.
   *[other] Eine Nummer { $number } hat die Liste nicht; sie geht von 1 bis { $most }.
}
play-unknown = Eine Aktion „{ $text }“ gibt es nicht{ $nearest ->
    [none] .
   *[other] ; meinst du „{ $nearest }“?
} Mit actions siehst du, was du tun kannst, mit help alles Übrige.
play-help-more =
    Wer mitspielt, wird mit Namen genannt oder mit der Nummer, gezählt ab 1.
    Bevor etwas endgültig wird, wirst du einmal gefragt; nicht mit --yes, und nicht, wenn die Eingabe keine Tastatur ist.
play-column-player = Spieler
play-column-points = Punkte
damaged-digest = Zeile { $line }: Die Prüfsumme passt nicht zu den Zeilen darüber: Dort wurde etwas geändert.
