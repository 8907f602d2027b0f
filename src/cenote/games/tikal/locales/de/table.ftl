tikal-table-mode = { $mode ->
    [auction] Versteigerung
   *[basic] Grundspiel
}
tikal-table-status = { tikal-table-mode } · Tafel { $number } von 36 · { $letter ->
    [none] der Stapel ist leer
   *[other] nächster Buchstabe { $letter }
} · Wertungen { $rounds } von 4
tikal-table-tiles = Tempelplättchen
tikal-table-tiles-of = Übrige Tempelplättchen mit Wert { $value }: { $left }
tikal-table-tiles-of-next = Übrige Plättchen mit Wert { $value }: { $left }

tikal-table-mine = { $phase ->
    [placing] Du bist dran: Lege deine Geländetafel
    [bidding] Du bist dran: Biete oder passe
    [picking] Du bist dran: Wähle eine Geländetafel
    [scoring] Dein Wertungszug
   *[acting] Du bist dran
}
tikal-table-theirs = { $phase ->
    [placing] { $turn } legt eine Geländetafel …
    [bidding] { $turn } überlegt sich ein Gebot …
    [picking] { $turn } wählt eine Geländetafel …
    [scoring] { $turn } spielt einen Wertungszug …
    [acting] { $turn } ist am Zug …
   *[other] Gerade wird etwas gezogen …
}
tikal-table-left-workers = Expeditionsteilnehmer im Vorrat: { $count }
tikal-table-left-leader = Expeditionsleiter: { $where ->
    [supply] im Vorrat
    [gone] nicht mehr im Spiel
   *[other] auf { $where }
}
tikal-table-left-camps = Camps übrig: { $count }
tikal-table-left-guards = Wächter übrig: { $count }
tikal-table-treasures-why = So viel zählen diese Schätze: 1 für ein Einzelstück, 3 für ein Paar, 6 für einen Drilling
tikal-table-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tikal-table-worth = jetzt { $points } wert
tikal-table-worth-why = So viele Punkte brächte diese Stellung, wenn jetzt gewertet würde

tikal-table-hex = { $space }: { $kind ->
    [temple] Tempel mit Wert { $value }
    [treasure] { $wafers ->
        [0] Geleerte Schatztafel
        [one] Ein Schatz
       *[other] { $wafers } Schätze
    }
    [volcano] Vulkan
    [base_camp] Basiscamp
   *[jungle] Urwald
}
tikal-table-empty-space = { $space }: Hier liegt noch nichts.
tikal-table-hex-panel = Das gewählte Feld
tikal-table-held = { $seat } hält den Tempel: Stärke { $most } gegen { $next }.
tikal-table-you-hold = Du hältst den Tempel: Stärke { $most } gegen { $next }.
tikal-table-you-guard = Du bewachst den Tempel bis zum Ende der Partie.
tikal-table-your-camp = Dein Camp.
tikal-table-not-held = { $most ->
    [0] Hier ist niemand.
   *[other] Niemand hält den Tempel: Gleichstand bei Stärke { $most }.
}
tikal-table-guarded = { $owner } bewacht den Tempel bis zum Ende der Partie.
tikal-table-standing = { $workers ->
    [0] Leiter
    [one] { $leader ->
        [yes] 1 Teilnehmer + Leiter
       *[no] 1 Teilnehmer
    }
   *[other] { $leader ->
        [yes] { $workers } Teilnehmer + Leiter
       *[no] { $workers } Teilnehmer
    }
}
tikal-table-member = { $member ->
    [leader] Dein Expeditionsleiter auf { $space }
   *[worker] Deine Expeditionsteilnehmer auf { $space }
}
tikal-table-walk-with = { $member ->
    [leader] Leiter bewegen
   *[worker] Teilnehmer bewegen
}
tikal-table-lit-walk = Der Weg dorthin kostet { $cost } { -ap }.
tikal-table-lit-place = Die Geländetafel passt hierhin.
tikal-table-choose-target = Wähle jetzt eines der leuchtenden Felder.
tikal-table-tap-hex = Wähle das Feld, um zu sehen, was dort möglich ist.

tikal-table-cost = { $cost } { -ap }
tikal-table-step-walk = { $member ->
    [leader] Leiter
   *[worker] Teilnehmer
} { $origin } → { $space }
tikal-table-step-travel = { $member ->
    [leader] Leiter
   *[worker] Teilnehmer
} reist { $origin } → { $space }
tikal-table-step-enter = { $member ->
    [leader] Leiter auf { $space }
   *[worker] Teilnehmer auf { $space }
}
tikal-table-step-place = Tafel auf { $space }
tikal-table-step-uncover = { $space } freilegen
tikal-table-step-recover = Schatz auf { $space } heben
tikal-table-step-camp = Camp auf { $space }
tikal-table-step-guard = Wächter auf { $space }
tikal-table-step-exchange = { $given } gegen { $taken } von { $other }
tikal-table-step-bid = { $points } bieten
tikal-table-step-pass = Passen
tikal-table-step-pick = Nehmen: { $hex }
tikal-table-step-end = Zug beenden
tikal-table-do-enter = { $member ->
    [leader] Leiter einsetzen
   *[worker] Teilnehmer einsetzen
}
tikal-table-do-uncover = Ebene freilegen
tikal-table-do-recover = Schatz heben
tikal-table-do-camp = Camp errichten
tikal-table-do-guard = Wächter aufstellen
tikal-table-leaves = { $count ->
    [one] Ein weiteres Expeditionsmitglied kommt aus dem Spiel
   *[other] { $count } weitere Expeditionsmitglieder kommen aus dem Spiel
}
tikal-table-swap = { $given } gegen { $taken }

tikal-table-placing-hint = Wähle eines der leuchtenden Felder.
tikal-table-placing-fits = Die Geländetafel passt auf { $spaces }.
tikal-table-placing-at = Auf { $space }. Wähle das Feld noch einmal, um die Tafel zu drehen.
tikal-table-place-here = Hier legen
tikal-table-rotate = Im Uhrzeigersinn drehen
tikal-table-rotate-back = Gegen den Uhrzeigersinn drehen

tikal-table-act-hint = Wähle eine deiner Figuren, um sie zu bewegen, oder ein Feld, um zu sehen, was dort möglich ist.
tikal-table-bring-in = { $member ->
    [leader] Leiter auf { $space } einsetzen
   *[worker] Teilnehmer auf { $space } einsetzen
}
tikal-table-nothing-left = In diesem Zug ist nichts mehr möglich.

tikal-table-auction = Versteigerung
tikal-table-on-offer = Im Angebot
tikal-table-pick-one = Wähle eine Geländetafel
tikal-table-can-spend = hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tikal-table-had-turn = war schon dran
tikal-table-waits = wartet
tikal-table-passed = hat gepasst
tikal-table-bids = { $bid ->
    [0] noch dabei
   *[other] bietet { $bid }
}
tikal-table-bid = { $points } bieten
tikal-table-bid-more = Eins mehr
tikal-table-bid-less = Eins weniger
tikal-table-pass = Passen

tikal-table-ap = { $planned ->
    [yes] { $before } → { $left } { -ap }
   *[no] { $left } { -ap }
}
tikal-table-commit-end = Ausführen, Zug beenden
tikal-table-end-confirm = Wirklich? { $lost } { -ap } verfallen
tikal-table-end-draws = Beendest du den Zug, wird die nächste Geländetafel gezogen. Danach lässt er sich nicht mehr zurücknehmen.
tikal-table-end-turn = { $lost ->
    [0] Zug beenden
   *[other] Zug beenden (−{ $lost } { -ap })
}

tikal-table-scoring = { $final ->
    [yes] Letzte Wertungsrunde
   *[no] Wertungsrunde { $number }
}
tikal-table-scoring-hint = Alle spielen einen Zug mit 10 { -ap } ohne Geländetafel und werten an dessen Ende.

tikal-table-text-caption = Der Spielplan in Worten
tikal-table-text-hex = Feld
tikal-table-text-holder = Gehalten von
tikal-table-text-standing = Was dort steht
tikal-table-key-rotate = die Tafel drehen (mit Umschalttaste andersherum)
tikal-table-key-place = die Tafel so legen wie gezeigt
tikal-table-key-end = den Zug beenden
tikal-table-sign-workers = Expeditionsteilnehmer im Vorrat
tikal-table-sign-leader = wo der Expeditionsleiter steht; ein Strich, wenn er nicht auf dem Plan ist
tikal-table-sign-camps = Camps, die noch errichtet werden können
tikal-table-sign-guards = Wächter, die noch aufgestellt werden können
tikal-table-sign-tiles = übrige Tempelplättchen, nach Wert
tikal-table-sign-flag = auf einem Tempel: wer ihn gerade hält
tikal-table-count = Tafel { $number }/36
tikal-table-sign-worth = „jetzt 5 wert“: was diese Stellung bei einer Wertung jetzt brächte
tikal-table-sign-letter = „nächster Buchstabe B“: Der Stapel ist nach Buchstaben sortiert, A bis G; die nächste Tafel trägt diesen
tikal-table-sign-spaces = a1 bis h5: die Namen der Felder, von links und von oben
tikal-table-sign-fair = „Nachweisbar fair“: Niemand konnte wählen, was gezogen wird; nach der Partie kannst du es prüfen
tikal-table-brief = Tafel { $number } von 36 · { $letter ->
    [none] der Stapel ist leer
   *[other] nächster Buchstabe { $letter }
}
tikal-table-hex-short = { $kind ->
    [temple] Tempel { $value }
    [treasure] { $value ->
        [one] 1 Schatz
       *[other] { $value } Schätze
    }
    [volcano] Vulkan
   *[jungle] Urwald
}
tikal-column-round = { $final ->
    [yes] Letzte Wertung
   *[no] Wertung { $number }
}
