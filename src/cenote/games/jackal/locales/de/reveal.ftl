jackal-reveal-title = Die Routen werden aufgedeckt
jackal-reveal-route = Route von { $seat }
jackal-reveal-sum = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $labyrinths ->
    [0] {""}
    [one] {" "}+ 1 Labyrinth
   *[other] {" "}+ { $labyrinths } Labyrinthe
}{ $marks ->
    [0] {""}
    [one] {" "}+ 1 Fleck
   *[other] {" "}+ { $marks } Flecken
} = { $total ->
    [one] 1 Schritt
   *[other] { $total } Schritte
}
jackal-reveal-next = Der Nächste hätte noch { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} bekommen.
jackal-reveal-choose = Wähle, wohin du gehst.
jackal-reveal-way = { $cell }: { $leads }
jackal-reveal-failed = { $seat } hat keine Truhe erreicht.
jackal-reveal-share = { $seat } { $coins }
jackal-reveal-shares = Truhe mit { $coins } auf { $cell }: { $shares }.
jackal-reveal-best = Deine Karten hatten keinen besseren Weg.
jackal-reveal-show-better = Weg zeigen
jackal-reveal-better-way = Der Weg: { $cells }.
jackal-voice-row = Meine Route: { $cards }.
jackal-final-total = Münzen
jackal-final-extra = Zusatz
jackal-final-extra-about = Die Zusatzinsel hat den Gleichstand entschieden; ihre Münzen zählen sonst nicht.
jackal-final-winner = gewonnen
jackal-text-caption = Die Insel in Worten
jackal-text-cell = Feld
jackal-text-pirates = Piraten
jackal-text-steps = Meine Schritte
