# Was geschah, unter einer Überschrift, die schon sagt, wer am Zug war.
tikal-log-drawn = Gezogen: { tikal-hex }
tikal-log-placed = Gelegt auf { $space }: { tikal-hex }
tikal-log-entered = { $member ->
    [leader] Leiter auf { $space }
   *[worker] Teilnehmer auf { $space }
}
tikal-log-travelled = { $member ->
    [leader] Leiter reist { $origin } → { $space }
   *[worker] Teilnehmer reist { $origin } → { $space }
}
tikal-log-walked = { $member ->
    [leader] Leiter { $origin } → { $space }
   *[worker] Teilnehmer { $origin } → { $space }
} ({ $cost } { -ap })
tikal-log-uncovered = { $space } freigelegt: jetzt { $value }
tikal-log-recovered = Schatz auf { $space } gehoben: { $left ->
    [0] der letzte dort
    [one] noch einer übrig
   *[other] noch { $left } übrig
}
tikal-log-found = Fund: { $treasure-word } ({ $held ->
    [one] Einzelstück
    [2] jetzt ein Paar
   *[other] jetzt ein Drilling
}, +{ $gained })
tikal-log-exchanged = Tausch mit { $other }: { $given-word } gegen { $taken-word }
tikal-log-camped = Camp auf { $space }
tikal-log-guarded = Wächter auf { $space }, Tempel mit Wert { $value }{ $left ->
    [0] {""}
    [one] ; ein weiteres Expeditionsmitglied kommt aus dem Spiel
   *[other] ; { $left } weitere Expeditionsmitglieder kommen aus dem Spiel
}
tikal-log-turn-ended = { $lost ->
    [0] Ende des Zuges
   *[other] Ende des Zuges, { $lost } { -ap } verfallen
}
tikal-log-offered = Gebot: { $points }
tikal-log-passed = Gepasst
tikal-log-auction-won = { $price ->
    [0] Niemand bietet: Der Zug ist kostenlos
    [one] Zug für einen Punkt ersteigert
   *[other] Zug für { $price } Punkte ersteigert
}
tikal-log-taken = Genommen: { tikal-hex }{ $last ->
    [yes] , die letzte Geländetafel, kostenlos
   *[no] {""}
}
tikal-log-scored = +{ $gained }: { $temples ->
    [none] keine Tempel
   *[other] Tempel { $temples }
}; Schätze { $treasures }. Neuer Stand: { $total }
