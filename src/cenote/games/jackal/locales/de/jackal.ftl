jackal-word-H = Links-rechts-Pfeil
jackal-word-V = Auf-ab-Pfeil
jackal-word-X = Kreuzpfeil
jackal-word-K = Springer
jackal-word-F = schwarze Flagge
jackal-word-P = Schatzkarte
jackal-word-M = Schwarzer Fleck

jackal-card-dealt = { $card ->
    [none] { $seat } erhält eine Karte vom Stapel.
   *[other] { $seat } erhält eine Karte vom Stapel: { $card-word }.
}
jackal-market-filled = Neu auf dem Markt: { $card-word }.
jackal-island-shown = Insel in Sicht: { $name } ({ $island }).
jackal-announced = { $lands ->
    [yes] { $seat } geht an Land.
   *[no] { $seat } passt und nimmt zwei Karten.
}
jackal-market-taken = { $seat } nimmt vom Markt: { $card-word }.
jackal-deck-taken = { $seat } nimmt eine Karte vom Stapel.
jackal-card-laid = { $seat } legt: { $card-word }.
jackal-route-ready = { $seat } ist bereit.
jackal-mark-aimed = { $seat } hält einen Schwarzen Fleck für { $other } bereit.
jackal-throws-ready = { $seat } hat über Schwarze Flecken entschieden.
jackal-mark-thrown = { $seat } steckt { $other } einen Schwarzen Fleck zu: ein Schritt mehr.
jackal-card-kept = { $card ->
    [none] { $seat } behält eine Karte.
   *[other] { $seat } behält: { $card-word }.
}
jackal-packs-passed = Die Kartenpäckchen wandern nach links; { $left ->
    [0] der Draft ist beendet
    [one] alle behalten die letzte Karte
   *[other] jedes hat noch { $left } Karten
}.
jackal-route-opened = { $seat } deckt die Route auf: { $route ->
    [none] keine Karte
   *[other] { $route }
}{ $reaches ->
    [yes] .
   *[no] {" "}– keine Truhe in Reichweite.
}
jackal-went = { $seat } geht nach { $cell }.
jackal-chest-reached = { $seat } erreicht die { $coins }er-Truhe auf { $cell } in { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
}{ $marks ->
    [0] .
    [one] , dazu ein Schwarzer Fleck.
   *[other] , dazu { $marks } Schwarze Flecken.
}
jackal-better-route = { $seat } hätte die { $coins }er-Truhe auf { $cell } in { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} erreichen können: { $route }.
jackal-gold-taken = { $seat } nimmt { $coins ->
    [0] keine Münze
    [one] eine Münze
   *[other] { $coins } Münzen
}{ $extra ->
    [yes] {" "}von der Zusatzinsel.
   *[no] {" "}und hat jetzt { $total }.
}
jackal-island-left = Insel { $number } liegt achteraus: { $name }.
jackal-extra-island = { $winners } sind gleich reich: Eine Zusatzinsel entscheidet.
jackal-game-over = Die Partie ist zu Ende. Sieg für { $winners } ({ $scores }).

jackal-J8-4 = Die Partie ist zu Ende.
jackal-J8-10 = Die Partie ist zu Ende.
jackal-J2-2 = { $why ->
    [no-card] So eine Karte ist nicht mehr im Stapel.
    [chance] Karten kommen vom Stapel; niemand sucht sie aus.
   *[phase] { $phase ->
        [dealing] Gerade werden Karten ausgeteilt.
       *[other] Jetzt wird keine Karte ausgeteilt.
    }
}
jackal-J2-3 = { $why ->
    [chance] Über die Inseln entscheidet der Zufall; niemand sucht sie aus.
   *[phase] { $phase ->
        [showing] Gerade kommt eine Insel in Sicht.
       *[other] Jetzt kommt keine Insel in Sicht.
    }
}
jackal-J8-3 = Insel { $island } gehört nicht zu denen, die noch kommen können.
jackal-J8-7 = { $why ->
    [already-kept] Du hast deine Karte schon behalten; die anderen wählen noch.
    [no-card] So eine Karte ist nicht in deinem Kartenpäckchen ({ $card-word }).
   *[phase] Jetzt behalten alle eine Karte aus ihrem Kartenpäckchen.
}
jackal-J3-1 = { $why ->
    [turn] { $turn } ist mit der Ansage dran.
   *[phase] Jetzt heißt es: passen oder an Land gehen.
}
jackal-J3-2 = { $why ->
    [turn] { $turn } nimmt gerade Karten.
    [no-card] So eine Karte liegt nicht auf dem Markt ({ $card-word }).
   *[phase] Erst werden zwei Karten genommen, vom Markt oder vom Stapel.
}
jackal-J3-4 = Wer gepasst hat, legt auf dieser Insel keine Route.
jackal-J4-1 = { $why ->
    [no-card] So eine Karte hast du nicht auf der Hand ({ $card-word }).
   *[phase] Jetzt werden Routen gelegt.
}
jackal-J4-2 = Du hast dich bereit gemeldet: Deine Route steht fest.
jackal-J4-3 = { $why ->
    [mark-in-route] Ein Schwarzer Fleck gehört nicht in eine Route.
   *[flag-not-first] Eine schwarze Flagge kann nur die erste Karte einer Route sein.
}
jackal-J5-1 = { $why ->
    [nobody] Es gibt niemanden, dem du einen Schwarzen Fleck zustecken könntest.
    [is-done] Du hast über deine Schwarzen Flecken schon entschieden.
    [target] Einen Schwarzen Fleck kannst du nur anderen zustecken, die an Land gegangen sind.
    [no-marks] Du hast keinen Schwarzen Fleck.
   *[phase] Jetzt werden Schwarze Flecken zugesteckt.
}
jackal-J8-5 = Auf der Zusatzinsel spielt nur, wer am Gleichstand beteiligt ist.
jackal-J9-5 = An diesem Tisch darf Schwarze Flecken nur zustecken, wer an Land gegangen ist.
jackal-J6-1 = { $why ->
    [turn] { $turn } ist gerade unterwegs.
   *[phase] Jetzt werden die Routen aufgedeckt und abgelaufen.
}
jackal-J6-3 = Die nächste Karte führt nicht dorthin ({ $card-word }).
jackal-J6-4 = Die nächste Karte ist ein Springer: Er springt wie im Schach.
jackal-J6-5 = Kein Schritt darf im Meer enden.
jackal-J6-7 = In den Dschungel auf { $cell } kommst du nur mit einer Schatzkarte direkt vor der Bewegungskarte.
jackal-J6-8 = An die vergrabene Truhe auf { $cell } kommst du nur mit einer Schatzkarte direkt vor der Bewegungskarte.
jackal-J6-10 = { $why ->
    [exit-first] Wähle erst, aus welcher Höhle du herauskommst.
    [outside] Du bist in keiner Höhle.
   *[no-cave] { $cell } ist keine andere Höhle.
}
jackal-J6-12 = Von { $cell } aus erreichen deine Karten keine Truhe mehr; auf einem anderen Weg schon.

jackal-status = { $phase ->
    [over] Die Partie ist zu Ende.
    [drafting] Draft: Alle behalten eine Karte und geben den Rest nach links.
    [announcing] { $turn } darf passen oder an Land gehen.
    [taking] { $turn } nimmt Karten.
    [laying] Die Routen werden gelegt.
    [throwing] Schwarze Flecken dürfen zugesteckt werden.
    [opening] { $turn } ist unterwegs.
   *[other] Karten werden ausgeteilt.
}
jackal-island-title = Insel { $number }: { $name }.
jackal-ahead = Voraus: { $names }.
jackal-cards = Markt: { $market } · Stapel { $deck } · Ablage { $discard }
jackal-hand = Deine Hand: { $cards }
jackal-pack = Dein Kartenpäckchen: { $cards }
jackal-route = Deine Route: { $cards }
jackal-player = { $seat }: { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}, { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
}{ $announced ->
    [passed] , hat gepasst
    [landed] , an Land
   *[silent] {""}
}{ $first ->
    [yes] , beginnt
   *[no] {""}
}

jackal-tally = Münzen je Platz { $coins } · gepasst bei { $passes } der Ansagen · umkämpft { $contested } der erreichten Truhen · Gleichstand in { $ties } der Partien

jackal-reaches = Deine Route erreicht die { $coins }er-Truhe in { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
}
jackal-reaches-nothing = Deine Route erreicht keine Truhe.

jackal-group-pass = Passen und zwei Karten nehmen
jackal-group-land = An Land gehen
jackal-group-take = Karte nehmen
jackal-group-lay = Karte legen
jackal-group-ready = Route abschließen
jackal-group-throw = Schwarzen Fleck zustecken
jackal-group-done = Keine weiteren Schwarzen Flecken
jackal-group-go = Gehen
jackal-group-jump = Springen
jackal-group-exit = Höhle verlassen
jackal-group-keep = Karte behalten

jackal-do-pass = Passen und zwei Karten nehmen
jackal-do-land = An Land gehen
jackal-do-take = Vom Markt nehmen: { $card-word } ({ $card })
jackal-do-take-deck = Vom Stapel nehmen
jackal-do-lay = Legen: { $card-word } ({ $card })
jackal-do-ready = Route abschließen
jackal-do-throw = { $target } einen Schwarzen Fleck zustecken
jackal-do-done = Keine weiteren Schwarzen Flecken
jackal-do-go = Nach { $cell } gehen{ $leads ->
    [none] {""}
   *[other] : { $leads }
}
jackal-do-exit = Auf { $cell } herauskommen{ $leads ->
    [none] {""}
   *[other] : { $leads }
}
jackal-lead = zur Truhe mit { $coins } auf { $cell }, { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, jetzt { $pays ->
    [one] 1 Münze
   *[other] { $pays } Münzen
}
jackal-do-keep = Behalten: { $card-word } ({ $card })

jackal-column-chest = Truhe
jackal-column-player = Pirat
jackal-column-steps = Schritte
jackal-column-coins = Münzen

jackal-told = { $kind ->
    [cW] Weiße Flagge: { $cells }.
    [cB] Schwarze Flagge: { $cells }.
    [c1] 1er-Truhe: { $cells }.
    [c2] 2er-Truhe: { $cells }.
    [c3] 3er-Truhe: { $cells }.
    [c4] 4er-Truhe: { $cells }.
    [ca] Vergrabene 1er-Truhe: { $cells }.
    [cb] Vergrabene 2er-Truhe: { $cells }.
    [cc] Vergrabene 3er-Truhe: { $cells }.
    [cd] Vergrabene 4er-Truhe: { $cells }.
    [cL] Labyrinth: { $cells }.
    [cJ] Dschungel: { $cells }.
    [cC] Höhle: { $cells }.
   *[sea] Meer: { $cells }.
}

jackal-legend = W weiße Flagge, B schwarze Flagge, 3 Truhe, (3) oder ³ vergrabene Truhe, @ Labyrinth, ♣ Dschungel, O Höhle, ≈ Meer.
jackal-legend-actions = Karten: H links-rechts, V auf-ab, X Kreuzpfeil, K Springer, F schwarze Flagge, P Schatzkarte, M Schwarzer Fleck.

jackal-unfit-json = Das ist kein JSON: { $reason }
jackal-unfit-shape = Eine Materialdatei ist ein Objekt mit „deck“ und „islands“.
jackal-unfit-islands = Es müssen { $least } bis { $most } Inseln sein, nicht { $count }.
jackal-unfit-twice = Zwei Inseln heißen { $island }.
jackal-unfit-card = Eine Karte { $card } gibt es nicht; möglich sind { $cards }.
jackal-unfit-count = Die Anzahl für { $card } muss zwischen 0 und { $most } liegen; angegeben ist { $count }.
jackal-unfit-object = Insel Nummer { $number } ist kein Objekt.
jackal-unfit-fields = Insel Nummer { $number }: id und name sind Texte, rows ist eine Liste von Texten.
jackal-unfit-name = Insel Nummer { $number }: „{ $name }“ ist kein Name aus 1 bis { $most } sichtbaren Zeichen.
jackal-unfit-rows = Insel { $island }: Nötig sind 1 bis { $most } Zeilen Text.
jackal-unfit-width = Insel { $island }, Zeile 1: Eine Zeile hat 1 bis { $most } Felder, nicht { $cells }.
jackal-unfit-unequal = Insel { $island }, Zeile { $row }: Breite { $cells }, in Zeile 1 aber { $width }.
jackal-unfit-letter = Insel { $island }, Zeile { $row }, Spalte { $column }: unbekannter Buchstabe { $letter }.
jackal-unfit-chest = Insel { $island }: Es gibt keine Truhe.
jackal-unfit-no-flag = Insel { $island }: Nirgends steht eine { $colour ->
    [white] weiße
   *[black] schwarze
} Flagge ({ $flag }).
jackal-unfit-two-flags = Insel { $island }, Zeile { $row }, Spalte { $column }: Hier steht eine zweite { $colour ->
    [white] weiße
   *[black] schwarze
} Flagge.
jackal-unfit-unreachable = Insel { $island }, Zeile { $row }, Spalte { $column }: Die Truhe ist von der weißen Flagge aus nicht erreichbar.
jackal-unfit-deck-size = { $seats } Personen brauchen mindestens { $least } Karten, und der Kartensatz hat nur { $cards }.
