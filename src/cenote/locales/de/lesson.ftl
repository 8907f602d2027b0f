lesson-title = Einführung
lesson-progress = Einführung: { $step } von { $count }
lesson-next = Weiter
lesson-back = Zurück
lesson-skip = Überspringen
lesson-on = Trotzdem weiter
lesson-finish = Weiterspielen
lesson-leave = Einführung beenden
lesson-leave-why = Das Spiel geht weiter, nur ohne Einführung
lesson-resume = Zurück zur Einführung
lesson-astray = { $undo ->
    [yes] Auch das ist erlaubt! Um der Einführung zu folgen, nimm den letzten Schritt hier zurück. Oder geh deinen eigenen Weg.
   *[no] Du hast deinen eigenen Weg gefunden. Was ich dir zeigen wollte, geht gerade nicht, also machen wir weiter.
}
lesson-learn = In fünf Minuten lernen
lesson-newcomer = Neu in diesem Spiel?
lesson-go-title = Zur Lektion?
lesson-go-about = Die Lektion öffnet einen eigenen Tisch. Diese Partie bleibt, wie sie ist; du findest sie auf der Startseite unter „{ web-mine }“.
lesson-go = Zur Lektion
web-problem-no-lesson = Für dieses Spiel gibt es keine Einführung.
