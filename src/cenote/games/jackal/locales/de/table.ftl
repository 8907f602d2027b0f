jackal-table-island = { $extra ->
    [yes] Zusatzinsel · { $name }
   *[no] Insel { $number } von { $count } · { $name }
}
jackal-table-island-short = { $extra ->
    [yes] Zusatzinsel
   *[no] Insel { $number }/{ $count }
}
jackal-table-mine = { $phase ->
    [drafting] Behalte eine Karte des Päckchens
    [announcing] Du bist dran: landen oder passen
    [taking] { $left ->
        [one] Nimm noch eine Karte
       *[other] Nimm eine Karte
    }
    [laying] Lege deine Route
    [throwing] Wirf Schwarze Flecken oder keinen
    [opening] Deine Route liegt offen: Wähle deinen Weg
   *[other] Du bist dran
}
jackal-table-theirs = { $phase ->
    [drafting] Es wählen noch: { $names }
    [announcing] { $names } überlegt: landen oder passen …
    [taking] { $names } nimmt Karten …
    [laying] Es legen noch: { $names }
    [throwing] Über Schwarze Flecken entscheiden noch: { $names }
    [opening] { $names } ist unterwegs …
    [over] Das Spiel ist vorbei.
   *[other] Karten werden ausgeteilt …
}
jackal-table-cell = { $cell }: { $kind ->
    [chest] Truhe mit { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
    [buried] vergrabene Truhe mit { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, braucht eine Karte
    [white] weiße Flagge
    [black] schwarze Flagge
    [labyrinth] Labyrinth, ein Schritt mehr
    [jungle] Dschungel, braucht eine Schatzkarte
    [cave] Höhle
   *[empty] leer
}
jackal-table-first = beginnt
jackal-table-holds = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
jackal-table-announced = { $announced ->
    [passed] gepasst
   *[landed] gelandet
}
jackal-table-laid = { $cards ->
    [0] nichts gelegt
    [one] 1 Karte gelegt
   *[other] { $cards } Karten gelegt
}
jackal-table-marks = { $count ->
    [one] Ein Schwarzer Fleck: ein Schritt mehr
   *[other] { $count } Schwarze Flecken: { $count } Schritte mehr
}
jackal-table-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
jackal-table-market = Markt
jackal-table-deck = Stapel: { $deck }
jackal-table-piles = Stapel { $deck } · Ablage { $discard }
jackal-table-face-down = Eine verdeckte Karte
jackal-table-horizon = Am Horizont
jackal-table-ahead-island = Voraus: { $name }
jackal-table-reach-title = Was deine Karten erreichen
jackal-table-reach-here = Auf dieser Insel
jackal-table-reach-ahead = Mit den Karten, die du jetzt hast
jackal-table-reach-none = Keine Truhe in Reichweite
jackal-table-reach = Truhe mit { $coins } auf { $cell }: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
jackal-table-with = Mit: { $cards }
jackal-table-reaches = Erreicht die Truhe mit { $coins } auf { $cell } in { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritten
}.
jackal-table-shares = { $others ->
    [0] Sonst ist niemand gelandet: { $coins } für dich.
   *[other] Allein: { $coins }. Kommen alle, wenigste Schritte zuerst: { $shares }
}
jackal-table-reaches-nothing = Erreicht noch keine Truhe.
jackal-table-stuck = Tippe auf Handkarten, um deine Route zu legen.
jackal-table-row = Meine Route
jackal-table-hand = Auf der Hand
jackal-table-hand-empty = Keine Karten
jackal-table-lay = Legen: { $card }
jackal-table-in-row = { $place }: { $card }. Drücken nimmt sie zurück, die Pfeiltasten verschieben sie.
jackal-table-pack = Draft: dein Päckchen
jackal-table-pack-about = Behalte eine Karte; der Rest geht an { $to }. Das nächste Päckchen kommt von { $from }.
jackal-table-keep = Behalten: { $card }
jackal-table-throw-title = Schwarze Flecken
jackal-table-throw-about = Jeder Fleck verlängert die Route dieses Piraten um einen Schritt. Alle Würfe werden gemeinsam gezeigt.
jackal-table-throw-none = Du hast keinen Schwarzen Fleck zum Werfen.
jackal-table-throw-at = Fleck auf { $target } werfen
jackal-table-throw = { $count ->
    [0] Keinen werfen
    [one] 1 Fleck werfen
   *[other] { $count } Flecken werfen
}
jackal-table-ready = Fertig
jackal-table-land = Landen
jackal-table-pass = Passen: zwei Karten
jackal-table-do = { $phase ->
    [drafting] Diese Karte behalten
    [taking] Diese Karte nehmen
   *[opening] Diesen Weg gehen
}
jackal-table-no-chest = Diese Route erreicht keine Truhe
jackal-table-no-chest-about = Sie bringt nichts, und ihre Karten werden abgelegt.
jackal-table-go-on-laying = Weiter legen
jackal-table-ready-anyway = Trotzdem fertig
jackal-table-chest = Truhe mit { $coins } auf { $cell }
jackal-table-misses = erreicht keine Truhe
jackal-table-no-card = ohne Karte
jackal-table-last = Letzte Insel: { $name }
jackal-table-last-none = Dort hat niemand Gold genommen.
jackal-table-better = Deine Karten hätten die Truhe mit { $coins } auf { $cell } in { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritten
} erreicht:
jackal-table-first-about = Beginnt auf dieser Insel: sagt zuerst an und ist bei gleichen Schritten zuerst dran
jackal-table-again = { $card }: gewählt. Drücke noch einmal zum Bestätigen.
jackal-table-piles-about = Karten im Stapel; gespielte Karten. Ein leerer Stapel wird aus der Ablage neu gemischt.
jackal-table-fewer = { $steps ->
    [one] 1 Schritt würde reichen.
   *[other] { $steps } Schritte würden reichen.
}
jackal-table-badge = { $steps ->
    [one] 1 Schritt für dich
   *[other] { $steps } Schritte für dich
}
jackal-log-dealt = { $seat } bekommt vom Stapel: { $cards }.
jackal-log-filled = Neu auf dem Markt: { $cards }.
