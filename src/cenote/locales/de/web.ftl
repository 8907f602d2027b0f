web-title = Cenote, Brettspiele im Browser
web-home = Cenote: zur Startseite
web-loading = Einen Moment …
web-close = Schließen
web-save = Speichern
web-skip = Zum Inhalt springen
web-rules = Regeln
web-language = Sprache

web-guest = Gast
web-guest-number = Gast { $number }
web-player = Spieler { $number }
web-name-change = Dein Name: { $name }. Ändern
web-name-title = Wie heißt du?
web-name-label = Dein Name
web-name-hint = Alle sehen diesen Namen an den Tischen, an die du dich von jetzt an setzt. Wo du schon sitzt, bleibt der alte.

web-welcome = Brettspiele im Browser
web-about = { $games }, mit Freunden oder gegen Bots. Kostenlos, ohne Konto und ohne Installation.
web-stale = Was hier steht, ist vielleicht nicht mehr aktuell.
web-players = { $least } bis { $most } Personen
web-play-now = Sofort spielen
web-new-with-friends = Neuer Tisch mit Freunden

web-mine = Deine Partien
web-mine-none = Noch leer. Deine Partien warten hier auf dich, auch wenn du die Seite schließt.
web-open = Offene Tische
web-open-none = Gerade sucht niemand Gesellschaft. Eröffne selbst einen Tisch!
web-join = Du hast einen Link?
web-join-label = Link oder Code eines Tisches
web-join-go = Zum Tisch
web-join-wrong = Das ist kein Link zu einem Tisch.
web-free = { $count ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
web-with = mit { $names }
web-alone = bisher nur du
web-status = { $status ->
    [yours] Du bist am Zug
    [gathering] Wartet auf Mitspieler
    [running] Die anderen sind am Zug
    [over] Beendet
    [frozen] Nicht mehr spielbar
   *[abandoned] Abgebrochen
}

web-new-title = Neuer Tisch
web-mode = Modus
web-options = An diesem Tisch
web-who = Wer spielt mit?
web-seat = Platz { $number }
web-seat-who = Platz { $number }: Wer sitzt hier?
web-seat-name = Platz { $number }: Name
web-seat-bot = Platz { $number }: Welcher Bot?
web-kind-me = Ich
web-kind-invited = Per Link eingeladen
web-kind-open = Offen für alle
web-kind-bot = Bot
web-kind-hot = Am selben Bildschirm
web-seat-add = Platz hinzufügen
web-seat-remove = Platz { $number } entfernen
web-shuffle = Plätze auslosen
web-shuffle-about = Sonst sitzen alle wie oben, und Platz 1 beginnt.
web-listed = Auf der Startseite zeigen
web-listed-about = Sonst findet den Tisch nur, wer den Link hat.
web-create = { $ready ->
    [yes] Partie starten
   *[no] Tisch eröffnen
}
web-create-hint = { $ready ->
    [yes] Alle sind da: Es geht sofort los.
   *[no] Danach bekommst du einen Link für deine Freunde.
}

web-waiting = Der Tisch füllt sich
web-waiting-left = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-seat-open = Freier Platz
web-seat-invited = Für Freunde reserviert
web-you = du
web-host-starts = Wer den Tisch eröffnet hat, startet die Partie.
web-present = { $here ->
    [yes] ist da
   *[no] ist gerade weg
}
web-sit = Hier hinsetzen
web-sit-at = Hier hinsetzen: Platz { $number }
web-invite = Freunde einladen
web-invite-label = Einladungslink
web-invite-hint = Verschick diesen Link: Wer ihn öffnet, kann sich ohne Konto dazusetzen.
web-copy = Link kopieren
web-copied = Kopiert. Jetzt nur noch verschicken!
web-copy-failed = Dein Browser lässt das Kopieren nicht zu. Der Link ist markiert: Kopiere ihn selbst.
web-fair = Nachweislich fair
web-leave = Tisch verlassen
web-start = Partie starten
web-start-missing = { $count ->
    [one] Erst muss noch ein Platz besetzt werden.
   *[other] Erst müssen noch { $count } Plätze besetzt werden.
}
web-left = Du hast den Tisch verlassen.

web-table-frozen = Seit Beginn dieser Partie haben sich die Regeln geändert, deshalb kann sie nicht fortgesetzt werden. Ihre Aufzeichnung bleibt erhalten.
web-table-abandoned = Alle haben diesen Tisch verlassen.
web-table-broken = Der Tisch konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.
web-try-again = Erneut versuchen
web-lost-title = Hier wächst nichts
web-lost = Unter dieser Adresse gibt es keine Seite. Vielleicht ging unterwegs ein Stück des Links verloren.
web-to-home = Zur Startseite

web-rules-title = Regeln: { $game }
web-rules-search = Regeln durchsuchen
web-rules-none = Keine Regel enthält „{ $text }“.
web-rules-found = { $count ->
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
web-rules-chapters = Kapitel
web-rule-open = Regel { $rule } lesen

web-connection-lost = Verbindung unterbrochen. Neuer Versuch …
web-connection-back = Wieder verbunden.

web-problem-no-table = Diesen Tisch gibt es nicht oder nicht mehr.
web-problem-no-seat = An diesem Tisch ist kein Platz frei.
web-problem-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
web-problem-not-invited = Dieser Platz ist für jemanden mit dem Einladungslink reserviert.
web-problem-not-host = Das darf nur, wer den Tisch eröffnet hat.
web-problem-seats-open = Die Partie kann starten, sobald alle Plätze besetzt sind.
web-problem-not-gathering = Diese Partie hat schon begonnen.
web-problem-stale = Inzwischen hat sich etwas geändert. Bitte versuch es noch einmal.
web-problem-newer-rules = An diesem Tisch wird auf einem neueren Server gespielt. Bitte komm gleich noch einmal.
web-problem-not-over = Das geht erst nach dem Ende der Partie.
web-problem-not-seated = Du hast keinen Platz an diesem Tisch.
web-problem-bad-name = Ein Name braucht 1 bis 24 sichtbare Zeichen.
web-problem-bot-name = So heißt schon ein Bot. Wähl einen anderen Namen.
web-problem-bad-settings = So lässt sich der Tisch nicht eröffnen. Bitte prüfe Modus und Plätze.
web-problem-unknown-game = Dieses Spiel ist hier nicht bekannt.
web-problem-unknown-bot = Dieser Bot ist hier nicht bekannt.
web-problem-too-many-tables = Du hast zu viele offene Tische. Beende oder verlasse erst einen davon.
web-problem-too-many-listed = { $most } deiner Tische stehen schon auf der Startseite. Starte oder verlass erst einen davon, oder verschick den Link.
web-problem-list-full = Aus deinem Netz stehen schon zu viele Tische auf der Startseite. Verschick den Link, oder versuch es später noch einmal.
web-problem-too-fast = Das ging etwas zu schnell. Versuch es gleich noch einmal.
web-problem-too-often = Das war vorerst oft genug. Bitte versuch es später noch einmal.
web-problem-too-large = Das war dem Server auf einmal zu viel.
web-problem-too-deep = Der Server konnte die Anfrage nicht lesen: Sie ist zu tief verschachtelt.
web-problem-malformed = Der Server konnte die Anfrage nicht lesen. Vielleicht hilft es, die Seite neu zu laden.
web-problem-forbidden-origin = Diese Seite gehört nicht zu diesem Server. Bitte öffne sie unter ihrer eigenen Adresse.
web-problem-forbidden-host = Unter dieser Adresse ist der Server nicht bekannt.
web-problem-no-session = Der Server kennt dich nicht mehr. Bitte lade die Seite neu.
web-problem-csrf = Die Seite ist veraltet. Bitte lade sie neu.
web-problem-not-found = Das hat der Server nicht gefunden.
web-problem-method = Diese Art von Anfrage kennt der Server nicht.
web-problem-trouble = Auf dem Server ging etwas schief. Nichts ist verloren; bitte versuch es noch einmal.
web-problem-unavailable = Der Server kommt gerade nicht an die gespeicherten Partien. Bitte versuch es gleich noch einmal.
web-problem-offline = Der Server ist nicht erreichbar. Bist du mit dem Internet verbunden?
