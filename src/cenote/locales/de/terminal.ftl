play-verbs = Du kannst: { $verbs }. Die Eingabetaste zeigt alles.
play-last-step = { $plan }: { play-final }.
play-sure = {"Ausführen? (Eingabetaste: ja, n: nein) "}
play-yes = j ja y
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
