bot-file-file = Die Datei { $path } gibt es nicht.
bot-file-class = { $names ->
    [none] In { $path } steht weder eine Klasse { $name } noch sonst eine.
   *[other] In { $path } steht keine Klasse { $name }; dort gibt es { $names }.
}
bot-file-broken = { $path } ist nicht zu gebrauchen: Zeile { $line }, { $reason }.
bot-file-shape = Die Klasse { $name } in { $path } ist kein Bot: Ihr fehlt { $missing }.
