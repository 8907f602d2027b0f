cli-about = { $games }: spielen, simulieren, nachspielen und prüfen.
cli-commands = Befehle
cli-version = cenote { $version }, { $compiled ->
    [yes] kompiliert
   *[no] reines Python
}
cli-help-version = die Version anzeigen und ob der Spielkern kompiliert ist
cli-help-lang = Sprache aller Ausgaben: en, de, fr, ru oder zh
cli-help-play = im Browser spielen oder mit --terminal gleich hier, gegen Bots oder zu mehreren an einem Bildschirm
cli-help-serve = Tische im Browser öffnen; mit --host 0.0.0.0 auch für andere Rechner
cli-help-rules = die nummerierten Regeln eines Spiels ausgeben
cli-help-sim = viele Partien zwischen Bots austragen
cli-help-replay = eine aufgezeichnete Partie Schritt für Schritt nachspielen
cli-help-show = eine Stellung zeichnen
cli-help-verify = eine Aufzeichnung prüfen: Prüfsumme, Aktionen, Ziehungen, Ergebnis
cli-help-game = welches Spiel: { $games }
cli-help-number = eine Regel oder ein Kapitel, etwa T6.4 oder J6
cli-help-seats = wie viele mitspielen
cli-help-option = eine Spieloption einschalten (mehrfach möglich)
cli-help-components = eine Materialdatei, mit der gespielt wird, falls das Spiel eine annimmt
cli-help-terminal = im Terminal spielen statt im Browser
cli-help-host = die Adresse, auf der der Server lauscht
cli-help-port = der Port, auf dem der Server lauscht
cli-help-data = der Ordner für die Datenbank und den geheimen Schlüssel
cli-help-database = die Adresse einer PostgreSQL-Datenbank, statt einer Datei im Ordner
cli-help-bot-workers = in wie vielen Prozessen Bots nachdenken; 0: einer weniger, als es Prozessorkerne gibt
cli-help-plain = alles in Sätzen erzählen statt zeichnen, für Screenreader
cli-help-people = wie viele Menschen an dieser Tastatur sitzen
cli-help-bots = Bots in der Reihenfolge der Plätze, durch Kommas getrennt; wird wiederholt, bis alle Plätze besetzt sind
cli-help-opponents = die Bots, gegen die du spielst, durch Kommas getrennt
cli-help-games = wie viele Partien
cli-help-seed = Nummer der ersten Partie; gleiche Nummern ergeben gleiche Partien
cli-help-play-seed = die Partie mit dieser Nummer spielen statt einer geheimen
cli-help-records = jede Partie in diesem Ordner aufzeichnen
cli-help-format = wie Partien geschrieben werden: text, je eine Datei, oder parquet, zwei Tabellen zum Auswerten; ohne --records in einen Ordner, der nach der Serie heißt
cli-help-workers = wie viele Prozesse; 0: einer je Prozessorkern
cli-help-cluster = auf den Rechnern eines Dask-Clusters spielen: die Adresse seines Schedulers
cli-help-save = wo die Partie gespeichert wird; liegt dort eine unvollendete, geht sie weiter
cli-help-new = eine neue Partie beginnen, auch wenn eine unvollendete gespeichert ist
cli-help-position-file = ein Stellungstext oder eine Aufzeichnung; - liest die Standardeingabe
cli-help-to = nach so vielen Einträgen aufhören
cli-help-at = die Stellung nach so vielen Einträgen einer Aufzeichnung
cli-help-all = alles auf einmal ausgeben statt Schritt für Schritt

parser-usage = {"Aufruf: "}
parser-arguments = Argumente
parser-heading = %(heading)s:
parser-options = Optionen
parser-help = diese Hilfe anzeigen und beenden
parser-required = fehlendes Argument: %s
parser-unrecognized = unbekannte Argumente: %s
parser-argument = %(argument_name)s: %(message)s
parser-choice = { $option }: „{ $value }“ gehört nicht zu: { $choices }{ $nearest ->
    [none] .
   *[other] . Meinst du „{ $nearest }“?
}
parser-type = „%(value)s“ ist keine ganze Zahl
parser-one = hier muss ein Wert folgen
parser-ambiguous = %(option)s ist mehrdeutig: %(matches)s
parser-ignored = „%s“ gehört dort nicht hin
parser-see = siehe { $command }
parser-command = Unbekannter Befehl „{ $value }“{ $nearest ->
    [none] .
   *[other] ; meinst du „{ $nearest }“?
} { $help } zeigt alle Befehle.

cli-no-game = Ein Spiel namens { $name } gibt es nicht; zur Wahl stehen { $names }.
cli-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $count }.
cli-no-mode = { $game } hat keinen Modus { $name }; zur Wahl stehen { $names }.
cli-no-option = { $game } hat keine Option { $name }; zur Wahl stehen { $names }.
cli-no-bot = Einen Bot namens { $name } gibt es nicht; zur Wahl stehen { $names }.
cli-empty-bot = --bots: Der Name eines Bots fehlt.
cli-bot-cannot = Der Bot { $name } kann { $game } nicht spielen; diese können es: { $names }.
cli-no-part = { $game } bringt diesen Teil nicht mit: { $part ->
    [text_renderer] ein Bild für das Terminal
    [evaluation] eine Bewertung für planende Bots
    [locales] seine Texte
   *[other] { $part }
}.
cli-people = { $people } Menschen passen nicht auf { $seats } Plätze.
cli-surplus-bots = Es sind mehr Bots genannt ({ $bots }), als Plätze frei sind ({ $seats }). Nimm mit --seats mehr Plätze, oder nenn weniger Bots.
cli-components = Mit diesem Spielmaterial lässt sich nicht spielen: { $reason }
cli-no-file = Die Datei { $path } gibt es nicht.
cli-unreadable = { $path } lässt sich nicht lesen: { $reason }
cli-not-text = { $path } ist keine Textdatei.
cli-bad-file = { $path }: { $fault }
cli-unwritable = { $path } lässt sich nicht schreiben: { $reason }
cli-unusable = { $path } lässt sich nicht verwenden: { $reason }
cli-exists = { $path } gibt es schon. Nenn einen anderen Ort, oder ersetz es mit --force.
cli-no-output = Die Ausgabe lässt sich nicht schreiben: { $reason }
cli-no-letters = Die Ausgabe kann die Buchstaben der Sprache { $language } nicht zeigen, deshalb folgt Englisch. Wähl eine Locale mit UTF-8.
system-host = Der Name des Rechners ist unbekannt.
system-eacces = Zugriff verweigert.
system-eperm = nicht erlaubt.
system-enoent = Datei oder Ordner gibt es nicht.
system-eisdir = Das ist ein Ordner.
system-enotdir = Ein Teil des Pfades ist kein Ordner.
system-eexist = Eine Datei ist im Weg.
system-enospc = Kein Platz mehr frei.
system-erofs = Das Dateisystem ist schreibgeschützt.
system-enametoolong = Der Name ist zu lang.
system-eaddrinuse = Der Port ist belegt.
system-eaddrnotavail = Diese Adresse hat der Rechner nicht.
cli-no-number = { $name } muss mindestens { $least } sein.
cli-stopped = Abgebrochen. Fertige Partien: { $done }.
cli-progress = { $done } von { $total } erledigt

sim-progress = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}
sim-speed = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} in { $seconds } s: { $speed } Partien/s.
sim-bot = Bot
sim-seats = Partien × Plätze
sim-score = Mittelwert
sim-spread = ± 95 %
sim-best = Bestwert
sim-won = gewonnen
sim-saved = Die Aufzeichnungen liegen in { $path }.
sim-dataset = Der Datensatz liegt in { $path }.
sim-no-parquet = Tabellen im Format parquet brauchen ein Paket, das nicht installiert ist. Das geht mit: { $command }
sim-worker-gone = Ein spielender Prozess wurde von außen beendet, vielleicht aus Mangel an Speicher. Was vorher zu Ende gespielt war, bleibt erhalten.
sim-cluster-missing = Ein Cluster braucht ein Paket, das nicht installiert ist. Das geht mit: { $command }
sim-cluster-address = „{ $address }“ ist keine Adresse eines Clusters; so sieht eine aus: { $form }
sim-cluster-unreachable = Unter { $address } antwortet kein Cluster.
sim-cluster-empty = Der Cluster unter { $address } hat noch keine Worker; starte dort welche.
sim-cluster-bare = Ein Worker des Clusters unter { $address } hat kein cenote { $version }; jeder Rechner braucht dasselbe.
sim-cluster-other = Ein Worker des Clusters unter { $address } hat { $theirs }, hier ist es aber { $ours }; jeder Rechner braucht dasselbe.
sim-cluster-lost = Der Cluster unter { $address } ist verloren gegangen. Was vorher zu Ende gespielt war, bleibt erhalten.

replay-head = { $game }, { $mode }: { $names }
replay-entry = { $number }. { $entry }
replay-undo = { $seat } nimmt die letzten Schritte zurück.
replay-hint = Eingabetaste: weiter · b: zurück · eine Zahl: zu diesem Eintrag · d: zeichnen · q: beenden
replay-unknown = „{ $typed }“ ist unverständlich.
replay-prompt = {"> "}
replay-end = Ende der Aufzeichnung.
show-at = --at braucht eine Aufzeichnung, aber { $path } ist eine Stellung.

verify-digest = Prüfsumme
verify-form = Aufbau
verify-actions = Aktionen
verify-commitment = Fingerabdruck der Mischung
verify-draws = Ziehungen
verify-result = Ergebnis
verify-holds = { $what }: in Ordnung
verify-fails = { $what }: FEHLER. { $why }
verify-unknown = { $what }: { $reason ->
    [unfinished] die Partie ist noch nicht zu Ende
   *[other] erst prüfbar, wenn der Startwert offenliegt
}
verify-differs = Zeile { $line }: Dort steht { $stated }, richtig wäre { $found }.
verify-true = Die Aufzeichnung ist echt.
verify-false = So wurde die Partie nicht gespielt.
verify-open = Bisher ist alles in Ordnung.


play-hello = Gib die Nummer oder den Text einer Aktion ein; die Tabulatortaste ergänzt ihn. Mit help siehst du, was es sonst noch gibt.
play-help =
    eine Nummer oder ein Text: diese Aktion einplanen; Zugende, Gebot und fertige Route sind endgültig
    commit: den Plan ausführen · undo: den letzten Schritt zurücknehmen · restart: den Plan verwerfen
    actions: zeigen, was möglich ist · board: die Stellung zeigen · since: was seit meinem letzten Zug geschah
    why AKTION: warum sie nicht erlaubt ist · rules NUMMER: den Text einer Regel lesen
    save: wo die Partie gespeichert ist · quit: aufhören
play-goes-on = Die in { $path } gespeicherte Partie geht weiter.
play-new-hint = Mit --new beginnt an ihrer Stelle eine neue Partie.
play-person = Spieler { $number }
play-prompt = { $plan ->
    [0] {"> "}
   *[other] ({ $plan }) {"> "}
}
play-plan = Geplant: { $plan }. Mit commit führst du es aus.
play-no-plan = Noch ist nichts geplant.
play-cost = { $cost } AP
play-curtain = Jetzt ist { $seat } am Zug. Alle anderen schauen bitte weg.
play-curtain-prompt = {"Drück die Eingabetaste. "}
play-allowed = Das ist erlaubt.
play-no-undo = Es gibt nichts zurückzunehmen: Seitdem wurde etwas gezogen, oder jemand anderes hat gehandelt.
play-undone = { $count ->
    [one] Ein Schritt zurückgenommen.
   *[other] { $count } Schritte zurückgenommen.
}
play-kept = In { $path } gespeichert. Weiter geht es mit demselben Befehl, aber ohne --new und --force.
play-record = Die Aufzeichnung liegt in { $path }; „cenote verify“ prüft jede Ziehung.

play-address = Dein Tisch: { $address } (Strg+C schließt ihn; die Partie bleibt gespeichert.)
play-open-already = Cenote läuft schon. Dein Tisch: { $address }
serve-address = Die Tische sind offen: { $address }; gespeichert wird alles in { $path }. Strg+C schließt sie.
serve-no-port = Port { $port } auf { $host } lässt sich nicht öffnen: { $reason }
serve-not-installed = Der Tisch für den Browser ist nicht installiert. Das geht mit: pip install ".[server]" (oder spiel mit --terminal).
serve-not-built = Die Seiten für den Browser sind noch nicht gebaut: Ruf einmal make play auf, oder spiel mit --terminal.
serve-bad-setting = Eine Einstellung ist unbrauchbar: { $reason }
serve-short-secret = Das Geheimnis in { $source } ist zu kurz, um sicher zu sein: Es braucht mindestens { $least } Bytes.
serve-other-secret = { $count ->
    [one] Ein unfertiger Tisch wurde
   *[other] { $count } unfertige Tische wurden
} unter einem anderen Geheimnis angelegt: Wer dort sitzt, wird nicht mehr erkannt. Wenn du das alte noch hast, leg es zurück in die Datei { $file } oder in { $setting }.
serve-taken = Ein anderer Server bewahrt seine Tische schon in { $path } auf.
serve-taken-at = Die Tische in { $path } sind schon offen: { $address }
serve-bad-database = Die Datenbank { $path } ist nicht zu gebrauchen: { $reason }
serve-bad-address = Die Adresse der Datenbank muss so aussehen: { $form }
serve-no-driver = PostgreSQL braucht einen Treiber, der nicht installiert ist. Das geht mit: { $command }
