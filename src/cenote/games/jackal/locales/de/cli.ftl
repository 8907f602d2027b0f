jackal-help-islands = Inseln für Jackal prüfen, zeichnen und entwerfen
jackal-islands-tasks = Aufgaben
jackal-islands-help-check = eine Materialdatei prüfen und ihre Inseln bewerten
jackal-islands-help-draw = Inseln als Text oder als Bilder zeichnen
jackal-islands-help-make = eine Materialdatei mit neuen Inseln erzeugen
jackal-islands-help-file = eine Materialdatei (- liest die Standardeingabe); ohne sie die Inseln des Spiels
jackal-islands-help-island = nur die Insel mit dieser Kennung, etwa I07
jackal-islands-help-svg = für jede Insel ein SVG-Bild in diesen Ordner schreiben, statt Text zu zeichnen
jackal-islands-help-seed = eine Zahl; dieselbe Zahl ergibt dieselben Inseln
jackal-islands-help-count = wie viele Inseln, 9 bis 99
jackal-islands-help-out = in diese Datei schreiben statt in die Standardausgabe

jackal-islands-column-island = Insel
jackal-islands-column-some =
    eine
    { $size }
jackal-islands-column-best =
    Top
    { $size }
jackal-islands-column-steps = Schritte zur Truhe
jackal-islands-far = { $buried ->
    [yes] { $coins }° { $steps }
   *[no] { $coins } { $steps }
}
jackal-islands-how =
    eine, Top: mit wie vielen von 100 zufälligen Händen dieser Größe irgendeine
    Truhe oder eine mit den meisten Münzen erreichbar ist. Exakt: Alle möglichen
    Hände sind gezählt.
    Schritte zur Truhe: Münzen (° vergraben), dann die wenigsten Schritte von
    der weißen Flagge ohne/mit Springern, mit Schatzkarten, wo sie nötig sind.

jackal-islands-set = { $islands } Inseln und { $cards } Karten, genug für { $seats ->
    [2] 2 Personen
   *[other] 2 bis { $seats } Personen
}.
jackal-islands-mean = Mittel
jackal-islands-least = Minimum
jackal-islands-most = Maximum

jackal-islands-no-island = Eine Insel { $id } gibt es hier nicht; die erste ist { $first }, die letzte { $last }.
jackal-islands-legend =
    ≈ Meer, · leer, W weiße Flagge, B schwarze Flagge, [3] Truhe,
    (3) vergrabene Truhe, @ Labyrinth, ♣ Dschungel, O Höhle
jackal-islands-drawn = { $count ->
    [one] Ein Bild liegt in { $path }.
   *[other] { $count } Bilder liegen in { $path }.
}
jackal-islands-bad-count = --count muss zwischen { $fewest } und { $most } liegen; angegeben ist { $count }.
jackal-islands-made = { $count } neue Inseln stehen in { $path }.

jackal-islands-title = { $name } ({ $id })
jackal-islands-cell-empty = { $cell }: leer
jackal-islands-cell-white = { $cell }: weiße Flagge
jackal-islands-cell-black = { $cell }: schwarze Flagge
jackal-islands-cell-labyrinth = { $cell }: Labyrinth, ein Schritt mehr
jackal-islands-cell-jungle = { $cell }: Dschungel, nur mit Schatzkarte
jackal-islands-cell-cave = { $cell }: Höhle
jackal-islands-cell-chest = { $cell }: { $coins }er-Truhe
jackal-islands-cell-buried = { $cell }: vergrabene { $coins }er-Truhe, nur mit Schatzkarte

jackal-impossible-astray = „{ $word }“ gehört nicht zu dieser Phase oder nicht zu dieser Spielart.
jackal-impossible-market = Der Markt hat Platz für { $most } Karten.
jackal-impossible-playing = Alle Plätze spielen mit, auf einer Zusatzinsel mindestens zwei; der Startspieler gehört dazu.
jackal-impossible-number = { $number } Inseln sind gespielt; es können nur { $least } bis { $most } sein.
jackal-impossible-coins = Niemand kann mehr als { $most } Münzen haben.
jackal-impossible-used = Jede Insel in Sicht ist aufgedeckt worden, und keine liegt zweimal da.
jackal-impossible-island = Es wird keine Insel gespielt.
jackal-impossible-islands = Die Inseln reichen nicht bis zum Ende.
jackal-impossible-to-show = Zu Beginn werden { $begun } Inseln aufgedeckt; es müssen { $wanted } sein.
jackal-impossible-due = Karten bekommen der Markt und mitspielende Plätze, und beim Nehmen nur eine auf einmal.
jackal-impossible-packs = Die Kartenpäckchen sind gleich groß und haben mindestens zwei Karten.
jackal-impossible-kept = Wer eine Karte behalten hat und welche, muss beides dastehen.
jackal-impossible-keeping = Die Karte { $card }, die Platz { $seat } behält, ist nicht in seinem Kartenpäckchen.
jackal-impossible-announced = Die Ansagen passen nicht zur Phase „{ $phase }“ und zum Platz, der am Zug ist.
jackal-impossible-takes = Es müssen noch { $least } bis { $most } Karten zu nehmen sein.
jackal-impossible-route = Platz { $seat } kann diese Route jetzt nicht gelegt haben.
jackal-impossible-ready = Wer bereit ist, passt nicht dazu, wer an Land gegangen ist, oder nicht zur Phase.
jackal-impossible-throws = Platz { $seat } kann diese Schwarzen Flecken jetzt nicht zugesteckt haben.
jackal-impossible-done = Wer fertig ist, passt nicht dazu, wer Flecken zustecken darf, oder nicht zur Phase.
jackal-impossible-marks = Die erhaltenen Schwarzen Flecken sind nicht die zugesteckten.
jackal-impossible-opened = Die Routen werden nicht der Reihe nach aufgedeckt.
jackal-impossible-reveal = Die schon aufgedeckten Routen sind nicht die gelegten oder führten nicht dorthin.
jackal-impossible-walk = So kann die Route nicht gegangen worden sein, oder es gibt nichts zu wählen.
