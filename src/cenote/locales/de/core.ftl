list-comma = {", "}
list-semicolon = {"; "}
sentence-gap = {" "}
bracketed = { $text } ({ $note })
labelled = { $name }: { $value }
spoken-sentence = { $text }.

bot-random = Streuner
bot-greedy = Sammler
bot-easy = Tourist
bot-medium = Kundschafter
bot-hard = Veteran
bot-expert = Orakel

plan-ends = Schritt { $step } ({ $action }) muss der letzte der Liste sein: Was danach kommt, hängt vom Zufall ab. Es wurde nichts ausgeführt.
unknown-action = Eine Aktion „{ $text }“ gibt es nicht{ $nearest ->
    [none] .
   *[other] ; meintest du „{ $nearest }“?
}

plain-fact = { $what }: { $facts }.
plain-refusal = Das ist nicht erlaubt.

damaged-otherwise = Zeile { $line }: { $what } ({ $facts }).
damaged-no-digest = Zeile { $line }: Die letzte Zeile muss aus „sha256“ und der Prüfsumme aller Zeilen darüber bestehen.
damaged-not-a-record = Das ist keine Cenote-Aufzeichnung: Sie beginnt nicht mit „{ $expected }“.
damaged-not-a-position = Zeile { $line }: Eine Stellung beginnt mit „{ $expected }“.
damaged-too-few-lines = Zeile { $line }: Der Text bricht ab.
damaged-line-too-short = Zeile { $line }: Nach „{ $word }“ fehlt etwas.
damaged-line-too-long = Zeile { $line }: „{ $word }“ ist ein Wort zu viel.
damaged-not-a-number-in-range = Zeile { $line }: Statt „{ $word }“ sollte hier eine Zahl von { $least } bis { $most } stehen.
damaged-unknown-word = Zeile { $line }: Hier steht „{ $word }“, erwartet wurde: { $expected ->
    [fact-or-space] eine Angabe oder ein Feld
    [standing] was dort stehen kann
    [fact] eine Angabe zur Stellung
    [cells] Felder
   *[other] { $expected }
}.
damaged-unknown-game = Zeile { $line }: Ein Spiel „{ $word }“ gibt es nicht.
damaged-unknown-hex = Zeile { $line }: Eine Geländetafel „{ $word }“ gibt es nicht.
damaged-unknown-action = Zeile { $line }: „{ $word }“ ist keine Aktion.
damaged-illegal-action = Zeile { $line }: „{ $word }“ ist hier nicht erlaubt ({ $rule }).
damaged-several-actions = Zeile { $line }: „{ $word }“ sind mehrere Einträge in einer Zeile.
damaged-open-choice = Zeile { $line }: Die Auswahl „{ $word }“ ist nicht abgeschlossen.
damaged-components = Zeile { $line }: Mit diesem Spielmaterial lässt sich nicht spielen: { $reason }
damaged-nothing-to-undo = Zeile { $line }: Es gibt nichts zurückzunehmen.
damaged-not-a-seed = Zeile { $line }: „{ $word }“ ist kein Startwert aus 64 Hexadezimalziffern.
damaged-seats = Zeile { $line }: Dieses Spiel ist für { $least } bis { $most } Plätze.
damaged-no-seats = Zeile { $line }: Die Anzahl der Plätze fehlt.
damaged-salts = Zeile { $line }: Es müssen { $expected } Salt-Werte sein, einer je Platz, oder gar keine.
damaged-twice = Zeile { $line }: „{ $word }“ steht zweimal da.
damaged-printed = Zeile { $line }: Die Geländetafel auf { $word } ist aufgedruckt; dort kann keine andere liegen.
damaged-too-many = Zeile { $line }: Davon sind mehr im Spiel, als in der Schachtel sind: { $word ->
    [workers] Expeditionsteilnehmer
    [temple-tiles] Tempelplättchen
    [treasures] Schatzplättchen
    [camps] Camps
    [guards] Wächter
   *[other] { $word }
}.
damaged-phase = Zeile { $line }: Für die Phase „{ $word }“ fehlt eine nötige Angabe.
damaged-no-secret = Die Datei { $word }, die zu dieser unvollendeten Partie gehört, fehlt.
damaged-bad-secret = Die Datei { $word }, die zu dieser unvollendeten Partie gehört, ist beschädigt.
damaged-line-end = Zeile { $line }: Jede Zeile, auch die letzte, endet mit einem Zeilenvorschub und sonst nichts.
damaged-windows-line-end = Die Datei hat Windows-Zeilenenden (CRLF, zuerst in Zeile { $line }); jede Zeile muss mit einem bloßen Zeilenvorschub enden.
damaged-not-a-name = Zeile { $line }: „{ $word }“ ist kein Spielername aus 1 bis { $most } sichtbaren Zeichen.
damaged-not-a-salt = Zeile { $line }: „{ $word }“ ist weder ein Salt-Wert aus 1 bis { $most } Hexadezimalziffern noch „-“.
damaged-not-a-hash = Zeile { $line }: „{ $word }“ ist kein Hashwert aus 64 Hexadezimalziffern.
damaged-order = Zeile { $line }: „{ $word }“ steht nicht an seinem Platz; Optionen stehen in alphabetischer Reihenfolge.
damaged-impossible = Zeile { $line }: Eine solche Stellung kann es nicht geben: { $reason }
