bot-file-file = Die Datei { $path } gibt es nicht.
bot-file-class = { $names ->
    [none] In { $path } steht weder eine Klasse { $name } noch sonst eine.
   *[other] In { $path } steht keine Klasse { $name }; dort gibt es { $names }.
}
bot-file-broken = { $path } ist nicht zu gebrauchen: Zeile { $line }, { $reason }.
bot-file-shape = Die Klasse { $name } in { $path } ist kein Bot: Ihr fehlt { $missing }.
bot-file-twice = Zwei Bots hießen dann { $name }. Eine der Klassen braucht einen anderen Namen.
bot-file-form = { $name } ist kein eigener Bot: Gefragt ist { $form }.
cli-help-own-bot = ein eigener Bot für alle an diesem Server, eine Klasse in einer Datei; mehrmals möglich
serve-hasty = Bots: Hier läuft reines Python, deshalb sehen sich die Stufen nur { $share } der Stellungen an, die sie sonst prüfen, und hören nach { $seconds } Sekunden auf. Kompiliert spielen sie mit voller Stärke.
level-ask = {"Wähl einen Gegner (eine Nummer; q: beenden; Eingabetaste: "}{ $usual }{") "}
level-entry = { $number } { $bot }: { $about }.
level-unlisted = „{ $typed }“ steht nicht auf der Liste.
