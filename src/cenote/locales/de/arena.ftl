cli-help-arena = Bots auf denselben Kartenfolgen gegeneinander antreten lassen: wer stärker ist, und wie sicher das ist
cli-help-arena-bots = die Bots; ein einzelner Bot spielt ohne --field gegen sich selbst; eine eigene Klasse schreibt sich { $form }
cli-help-field = jeden Bot allein unter Bots dieses Namens setzen statt alle gegen alle
cli-help-arena-games = wie viele Partien jede Paarung spielt
cli-help-arena-seed = Nummer der ersten Vorgabe; gleiche Nummern ergeben gleiche Partien
cli-help-out = Partien, Ergebnisse und einen Bericht in diesem Ordner aufheben
cli-help-resume = mit den Partien in dem Ordner weitermachen
cli-help-until-clear = eine Paarung beenden, sobald ein sequentieller Test zeigt, wer stärker ist
cli-help-strict = abbrechen, wenn ein Bot abstürzt oder eine Regel bricht, statt es zu zählen
cli-help-arena-format = was am Ende ausgegeben wird: { $kinds }
cli-not-both = Entweder { $one } oder { $other }, nicht beides.

arena-nobody = Niemand ist übrig, der unter { $field } sitzen könnte.
arena-no-folder = --resume braucht den Ordner der Partien: --out ORDNER.
arena-there = In { $path } liegen schon Partien. Mit --resume geht es dort weiter; sonst nenne einen anderen Ordner.
arena-in-the-way = { $path } gibt es schon. Nenn einen anderen Ordner.
arena-other = In { $path } liegen Partien mit anderen Einstellungen ({ $names }). Nenne einen anderen Ordner, oder entferne diesen.
arena-unreadable = Die Partien in { $path } lassen sich nicht lesen.
arena-failed = { $bot } hat bei Vorgabe { $deal } versagt. { $reason ->
    [none] {""}
   *[other] { $reason }
}
arena-saved = Partien, Ergebnisse und Bericht liegen in { $path }.
arena-no-extra = Wertungen und Bilder brauchen Pakete, die nicht installiert sind. Das geht mit: { $command }

arena-title = { $game }, { $mode }, { $seats } Plätze
arena-settings = Cenote { $version }, Regeln { $rules }, Vorgaben ab Nummer { $first }. Gespielt auf: { $machines }.
arena-standings = Die Bots
arena-meetings = Paarungen
arena-pairing = { $kind ->
    [duel] { $one } : { $other }
    [field] { $one } unter { $other }
   *[mirror] { $one } für sich
}
arena-pairing-head = Paarung
arena-rating = Wertung (95 %)
arena-turn = Zeit je Zug (95 % in)
arena-fouls = Ausfälle
arena-games = Partien
arena-score = Siege (95 %)
arena-even = gleich stark
arena-margin = Vorsprung
arena-length = Züge
arena-points = Punkte
arena-seat = Platz { $number }
arena-seconds = { $time } s
arena-milliseconds = { $time } ms
arena-counted = { $pairing }: { $counts }
arena-plot-ratings = Wertungen mit 95-%-Intervallen
arena-plot-matrix = Siege der Zeile gegen die Spalte
arena-plot-points = Wie oft ein Bot wie viele Punkte erreicht
arena-plot-seats = Siege jedes Platzes
arena-how = Jede Vorgabe wird mit jedem Bot auf jedem Platz gespielt; ein geteilter Sieg zählt zu gleichen Teilen. Siege haben Wilsons Intervall über die Vorgaben; die Wertungen folgen Plackett und Luce auf der Elo-Skala, mit Bootstrap über die Vorgaben.
arena-how-clear = Jede Vorgabe wird mit jedem Bot auf jedem Platz gespielt; ein geteilter Sieg zählt zu gleichen Teilen. Jede Paarung endete, sobald Wetten zeigten, wer stärker ist; dieses Intervall gilt, wann immer man aufhört, die anderen sind die üblichen.
