chat = Chat
chat-open = { $count ->
    [0] Chat
    [one] Chat, eine neue Nachricht
   *[other] Chat, { $count } neue Nachrichten
}
chat-close-panel = Chat schließen
chat-rooms = Wer es liest
chat-room = { $room ->
    [players] Am Tisch
   *[onlookers] Zuschauer
}
chat-room-unread = { $count ->
    [one] { $room }, eine neue Nachricht
   *[other] { $room }, { $count } neue Nachrichten
}
chat-about = { $room ->
    [players] Bis zum Ende der Partie lesen das nur die, die mitspielen.
   *[onlookers] Bis zum Ende der Partie lesen das nur die, die zuschauen.
}
chat-empty = Noch hat niemand etwas gesagt.
chat-none = Dieser Chat ist nur für die, die während der Partie da waren.
chat-earlier = Frühere Nachrichten
chat-write = Nachricht
chat-write-hint = Schreib etwas
chat-send = Senden
chat-left = { $count ->
    [one] noch ein Zeichen
   *[other] noch { $count } Zeichen
}
chat-too-long = { $count ->
    [one] ein Zeichen zu lang
   *[other] { $count } Zeichen zu lang
}
chat-phrases = Kurz gesagt
chat-phrase-hello = Hallo!
chat-phrase-luck = Viel Glück und viel Spaß!
chat-phrase-turn = Du bist am Zug.
chat-phrase-moment = Einen Moment, bitte.
chat-phrase-nice = Schöner Zug!
chat-phrase-thanks = Danke!
chat-phrase-sorry = Entschuldigung!
chat-phrase-game = Gutes Spiel!
chat-said = { $name }: { $text }
chat-onlooker = schaut zu
chat-you = Du
chat-closed = { $by ->
    [keeper] Der Betreiber dieses Servers hat diesen Chat geschlossen.
   *[host] Wer den Tisch eröffnet hat, hat diesen Chat geschlossen.
}
chat-shut = Chat für alle schließen
chat-reopen = Chat wieder öffnen
chat-people = Leute
chat-muted = Stumm: { $name }

conduct-menu = { $name }: stumm schalten oder melden
conduct-mute = Stumm schalten
conduct-unmute = Wieder hören
conduct-report = Melden
conduct-remove = Entfernen
conduct-remove-from = { $name } vom Tisch entfernen
conduct-was-muted = Von { $name } siehst du keine Nachrichten mehr.
conduct-was-removed = { $name } sitzt nicht mehr am Tisch.
conduct-removed = Entfernt: { $name }
conduct-readmit = Wieder zulassen
conduct-readmit-whom = { $name } wieder zulassen
conduct-report-title = { $name } melden
conduct-report-about = Der Betreiber dieses Servers liest die Meldung zusammen mit den letzten Nachrichten dieses Chats. { $name } erfährt nichts davon.
conduct-reason = Was ist los?
conduct-reason-insult = Beleidigungen oder Drohungen
conduct-reason-spam = Werbung oder endlose Nachrichten
conduct-reason-cheating = Betrug
conduct-reason-stalling = Hält die Partie auf
conduct-reason-name = Ein anstößiger Name
conduct-reason-other = Etwas anderes
conduct-report-text = Was ist passiert? (freiwillig)
conduct-report-send = Meldung senden
conduct-report-cancel = Abbrechen
conduct-reported = Danke. Der Betreiber dieses Servers sieht es sich an.

web-problem-not-your-room = Dort kannst du nicht mehr schreiben.
web-problem-empty-text = Von dieser Nachricht wäre nichts zu sehen.
web-problem-long-text = Das ist zu lang: höchstens { $most } Zeichen.
web-problem-chat-closed = Der Chat dieses Tisches ist geschlossen.
web-problem-nobody-there = Da ist sonst niemand.
web-problem-removed = Du wurdest von diesem Tisch entfernt.
web-problem-blocked = { $until ->
    [none] Du bist auf diesem Server gesperrt.
   *[other] Du bist auf diesem Server gesperrt, bis { $until }.
}
web-problem-blocked-name = { $until ->
    [none] Dieser Name ist auf diesem Server gesperrt. Wähl einen anderen.
   *[other] Dieser Name ist auf diesem Server gesperrt, bis { $until }. Wähl einen anderen.
}
