web-how = So geht’s
web-how-title = So geht’s: { $game }
web-how-about = Zwei Minuten lesen, und du kannst loslegen.
web-how-rules = Genau nachlesen:
web-how-try = Am Tisch ausprobieren
web-how-all-rules = Alle Regeln
web-rules-only = nur { $mode }
