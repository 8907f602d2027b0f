web-solo-against = Gegen
web-solo-count = { $count ->
    [one] einen Bot
   *[other] { $count } Bots
}
web-solo-about = { $bot }: { $about }.
web-solo-free = Gleich jetzt, ohne Konto

web-seat-kept = Reserviert für { $name }
web-seat-bot-in = Bot hinsetzen
web-seat-bot-in-at = Bot hinsetzen: Platz { $number }
web-seat-bot-out = Bot wegschicken
web-seat-bot-out-at = Bot wegschicken: Platz { $number }
web-waiting-invited = Die freien Plätze sind für Leute mit dem Einladungslink. Bitte darum, wer den Tisch eröffnet hat.
web-waiting-back = Die Partie beginnt, sobald alle da sind.

web-invite-here-only = Dieser Link funktioniert nur auf diesem Rechner.
web-invite-network = Für Freunde in deinem Netz starte den Server mit „{ $command }“ und öffne diese Seite unter der Adresse, die dein Rechner dort hat.
web-invite-send = Link verschicken
web-invite-code = Als QR-Code
web-invite-code-about = Halte die Kamera eines Handys auf diesen Code, um an den Tisch zu kommen.
web-invite-come = Spiel { $game } mit mir!

web-turn-yours = Du bist am Zug
web-turn-others = Warten auf { $names }
web-turn-gathering = Warten auf Mitspieler
web-turn-over = Partie beendet
web-turn-title = { $what }, { $game }

web-unknown-game = Ein Spiel namens „{ $game }“ gibt es hier nicht.
web-rematch-waits = Eine Revanche wartet auf dich.
web-rematch-join = Revanche spielen

bot-random-about = folgt keinem Plan
bot-greedy-about = nimmt, was gerade am meisten bringt
bot-easy-about = ist zum Schauen hier und lässt schon mal einen Schatz liegen
bot-medium-about = kennt die Pfade und denkt jeden Zug zu Ende
bot-hard-about = hat alles schon gesehen, verschenkt keinen Schritt und verzeiht wenig
bot-expert-about = hat deinen Zug kommen sehen und spielt, so gut wir es können

lobby-filters = Unter den offenen Tischen wählen
lobby-game = Spiel
lobby-any-game = Alle Spiele
lobby-any-clock = Jede Uhr
lobby-clock = { $kind ->
    [move] Zeit je Zug
    [game] Zeit für die Partie
    [days] Tage je Zug
   *[none] Ohne Uhr
}
lobby-free = Freie Plätze
lobby-any-free = Beliebig viele freie Plätze
lobby-free-least = { $count ->
    [one] mindestens ein freier Platz
   *[other] mindestens { $count } freie Plätze
}
lobby-none-fits = Kein offener Tisch passt dazu.
lobby-reset = Filter zurücksetzen
lobby-all = Alle { $count } zeigen
lobby-here = { $count ->
    [one] { $names } ist da
   *[other] { $names } sind da
}
lobby-nobody = { $names }: gerade nicht da
