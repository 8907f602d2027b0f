cli-help-islands = Inseln für Jackal prüfen, zeichnen und entwerfen
islands-tasks = Aufgaben
islands-help-check = eine Materialdatei prüfen und ihre Inseln bewerten
islands-help-draw = Inseln als Text oder als Bilder zeichnen
islands-help-make = eine Materialdatei mit neuen Inseln erzeugen
islands-help-file = eine Materialdatei (- liest die Standardeingabe); ohne sie die Inseln des Spiels
islands-help-json = die Bewertungen als JSON ausgeben
islands-help-island = nur die Insel mit dieser Kennung, etwa I07
islands-help-svg = für jede Insel ein SVG-Bild in diesen Ordner schreiben, statt Text zu zeichnen
islands-help-seed = eine Zahl; dieselbe Zahl ergibt dieselben Inseln
islands-help-count = wie viele Inseln, 9 bis 99
islands-help-out = in diese Datei schreiben statt in die Standardausgabe

islands-column-island = Insel
islands-column-some =
    eine
    { $size }
islands-column-best =
    Top
    { $size }
islands-column-steps = Schritte zur Truhe
islands-far = { $buried ->
    [yes] { $coins }° { $steps }
   *[no] { $coins } { $steps }
}
islands-how =
    eine, Top: mit wie vielen von 100 zufälligen Händen dieser Größe irgendeine
    Truhe oder eine mit den meisten Münzen erreichbar ist. Exakt: Alle möglichen
    Hände sind gezählt.
    Schritte zur Truhe: Münzen (° vergraben), dann die wenigsten Schritte von
    der weißen Flagge ohne/mit Springern, mit Schatzkarten, wo sie nötig sind.

islands-set = { $islands } Inseln und { $cards } Karten, genug für { $seats ->
    [2] 2 Personen
   *[other] 2 bis { $seats } Personen
}.
islands-mean = Mittel
islands-least = Minimum
islands-most = Maximum

islands-no-island = Eine Insel { $id } gibt es hier nicht; die erste ist { $first }, die letzte { $last }.
islands-legend =
    ~ Meer, . leer, W weiße Flagge, B schwarze Flagge, [3] Truhe,
    (3) vergrabene Truhe, L Labyrinth, J Dschungel, C Höhle
islands-drawn = { $count ->
    [one] Ein Bild liegt in { $path }.
   *[other] { $count } Bilder liegen in { $path }.
}
islands-bad-count = --count muss zwischen { $fewest } und { $most } liegen; angegeben ist { $count }.
islands-made = { $count } neue Inseln stehen in { $path }.

islands-title = { $name } ({ $id })
islands-cell-empty = { $cell }: leer
islands-cell-white = { $cell }: weiße Flagge
islands-cell-black = { $cell }: schwarze Flagge
islands-cell-labyrinth = { $cell }: Labyrinth, ein Schritt mehr
islands-cell-jungle = { $cell }: Dschungel, nur mit Schatzkarte
islands-cell-cave = { $cell }: Höhle
islands-cell-chest = { $cell }: { $coins }er-Truhe
islands-cell-buried = { $cell }: vergrabene { $coins }er-Truhe, nur mit Schatzkarte
