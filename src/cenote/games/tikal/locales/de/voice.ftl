# Für alle, die nach Gehör spielen: das Brett, die Tafel in der Hand und der Plan in Worten.
tikal-voice-drawn = Im Angebot: { tikal-hex }.
tikal-voice-removed = Passt nirgends und kommt aus dem Spiel: { tikal-hex }.
tikal-voice-taken = { $seat } nimmt: { tikal-hex }{ $last ->
    [yes] , die letzte der Runde, kostenlos.
   *[no] .
}
tikal-voice-stones = Steinplatten an den Grenzen: { $joined }.{ $open ->
    [none] {""}
   *[other] {" "}Zu leeren Feldern hin: { $open }.
}
tikal-voice-hand = Deine Geländetafel: { $hex }.{ $stones ->
    [none] {" "}Sie hat keine Steinplatten.
   *[other] {" "}Ihre Steinplatten, im Uhrzeigersinn von oben: { $stones }.
} Sie passt auf { $spaces }.
tikal-voice-spot = { $hex } auf { $space }, { $turns ->
    [0] nicht gedreht.
    [one] einmal im Uhrzeigersinn gedreht.
   *[other] { $turns }-mal im Uhrzeigersinn gedreht.
}
tikal-voice-offers = Das kannst du hier tun: { $deeds }.
tikal-voice-nothing = Hier ist jetzt nichts möglich.
tikal-voice-mover = { $member ->
    [leader] Expeditionsleiter auf { $space } gewählt.
   *[worker] Expeditionsteilnehmer auf { $space } gewählt.
} Erreichbar: { $ways }.
tikal-voice-plan = Schritt { $count }: { $step }. Noch { $left } { -ap }.
tikal-voice-workers = { $times } Teilnehmer auf { $space }
tikal-voice-times = { $times }-mal: { $step }
tikal-voice-turn = { $status }. Noch { $left } { -ap }.
tikal-voice-costly = { $what }, { $cost } { -ap }
tikal-table-out-of-reach = { $space } ist zu weit: { $left } { -ap } reichen nicht bis dorthin.
tikal-table-text-stones = Steinplatten
tikal-table-strengths = { $mine ->
    [0] von einem Wächter gehalten
   *[other] Stärke { $mine } gegen { $theirs }
}
tikal-table-show-spaces = Auf dem Brett zeigen
tikal-table-round = Diese Runde
tikal-column-start = Beginn
tikal-column-bids = Gebote
