clock = Uhr
clock-about = { $kind ->
    [none] Ohne Uhr
    [move] { $time } s pro Zug
    [game] { $time } min + { $more } s pro Zug
   *[days] { $time ->
        [one] Ein Tag pro Zug
       *[other] { $time } Tage pro Zug
    }
}
clock-none-hint = Alle überlegen, so lange sie wollen.
clock-move-hint = Für eine Partie in einem Rutsch, mit gleich viel Zeit für jeden Zug.
clock-game-hint = Zeit für die ganze Partie; jeder Zug gibt etwas dazu.
clock-days-hint = Für Partien über Tage und Wochen.
clock-move-field = Sekunden pro Zug
clock-game-field = Minuten für die Partie
clock-more-field = Sekunden, die jeder Zug dazugibt
clock-days-field = Tage pro Zug
clock-hint = Wessen Zeit abläuft, verliert den Platz an einen Bot und kommt auf den letzten Rang.
clock-left = { $seat } hat noch: { $time }
clock-short = deine Zeit wird knapp
clock-minute-left = Du hast noch eine Minute.
clock-seconds-left = Du hast noch zehn Sekunden.
fate-away = nicht da
fate-resigned = aufgegeben
fate-timeout = Zeit abgelaufen
fate-away-told = { $seat } war am Ende der gewerteten Partie nicht da und kommt auf den letzten Platz.
fate-resigned-told = { $seat } hat aufgegeben. Ein Bot spielt weiter.
fate-timeout-told = Die Zeit von { $seat } ist abgelaufen. Ein Bot spielt weiter.
fate-resigned-last = { $seat } hat aufgegeben.
fate-timeout-last = Die Zeit von { $seat } ist abgelaufen.
fate-away-own = Am Ende der gewerteten Partie spielte ein Bot auf deinem Platz: Du kommst auf den letzten Platz.
fate-timeout-own = Deine Zeit ist abgelaufen. Ein Bot spielt für dich weiter, und du kannst zuschauen.
leave-table = Verlassen …
leave-title = Die Partie verlassen
leave-away = Für eine Weile weg
leave-waits = Dein Platz bleibt deiner. Du findest die Partie auf der Startseite wieder.
leave-waits-clock = Deine Uhr läuft dabei weiter.
resign = Endgültig aufgeben
resign-sure = Ein Bot spielt für dich weiter, du kommst auf den letzten Rang und kannst nicht an diesen Platz zurück. Ist niemand mehr da, endet die Partie.
resign-watch = Aufgeben und zuschauen
resign-leave = Aufgeben und gehen
web-problem-out-of-time = Deine Zeit war um, bevor dein Zug ankam.
