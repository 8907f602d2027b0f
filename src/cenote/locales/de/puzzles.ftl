puzzle-title = Rätsel
puzzle-day = Rätsel des Tages
puzzle-all = Alle Rätsel
puzzle-all-about = Stellungen aus Partien zwischen Bots, in denen ein Zug klar der beste ist. Jeden Tag ein neues.
puzzle-level = { $level ->
    [easy] Leicht
    [medium] Mittel
   *[hard] Schwer
}
puzzle-seats = { $seats ->
    [one] eine Person
   *[other] { $seats } Personen
}
puzzle-task = Du bist am Zug. Finde den besten Zug.
puzzle-solve = Lösen
puzzle-number = Rätsel { $number }
puzzle-solved = Gelöst
puzzle-solved-count = { $count } von { $all } gelöst
puzzle-streak = { $days ->
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-right = Gelöst! Einen besseren Zug gibt es nicht.
puzzle-right-by = Jeder wirklich andere Zug verschenkt mindestens { $ahead } der Gewinnchance.
puzzle-wrong = Nicht der beste Zug: Er verschenkt { $cost } der Gewinnchance.
puzzle-best = Der beste Zug
puzzle-chance = Danach beträgt die Gewinnchance { $chance }.
puzzle-show = Auf dem Brett zeigen
puzzle-hide = Zurück zur Partie
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-play-on = Die Partie läuft weiter: Spiel sie zu Ende, wenn du magst.
puzzle-none-left = Du hast alle gelöst.
puzzle-fair = Im Rätsel wird für alle dasselbe gezogen, damit alle dasselbe lösen. Hier gibt es nichts zu prüfen. In jeder anderen Partie kann niemand bestimmen, was gezogen wird, und hier steht, warum.
web-problem-no-puzzle = Dieses Rätsel gibt es nicht.
web-problem-puzzle-open = Finde zuerst deine eigene Antwort.

cli-help-puzzle = ein Rätsel lösen: den besten Zug finden
cli-help-puzzle-day = das Rätsel dieses Tages, etwa 2026-11-16; ohne Angabe das von heute
cli-help-puzzle-id = das Rätsel mit dieser Kennung, wie sie über jedem steht
puzzle-head = Rätsel { $id }: { $game }, { $mode }, { $seats }. { $level }.
puzzle-you = Du bist { $name }. Finde den besten Zug.
puzzle-not-saved = Ein Rätsel wird nicht gespeichert.
puzzle-no-day = „{ $text }“ ist kein Tag wie 2026-11-16.
puzzle-no-id = Ein Rätsel „{ $id }“ gibt es für { $game } nicht.
puzzle-no-game = Für { $game } gibt es keine Rätsel.
puzzle-once-more = Noch einmal: { $command }
