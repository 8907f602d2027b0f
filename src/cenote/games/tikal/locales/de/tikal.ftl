-ap = AP

tikal-word-amulet = Amulett
tikal-word-bowl = Schale
tikal-word-crown = Krone
tikal-word-dagger = Dolch
tikal-word-flute = Flöte
tikal-word-idol = Idol
tikal-word-mirror = Spiegel
tikal-word-skull = Schädel

tikal-hex = { $kind ->
    [temple] Tempel mit Wert { $value }
    [treasure] { $value ->
        [one] Schatztafel mit einem Schatz
       *[other] Schatztafel mit { $value } Schätzen
    }
    [volcano] Vulkan
   *[jungle] Urwald
}

tikal-drawn = { $shown ->
    [yes] Im Angebot: { tikal-hex } ({ $hexagon }).
   *[no] { $seat } zieht eine Geländetafel: { tikal-hex } ({ $hexagon }).
}
tikal-placed = { $seat } legt auf { $space }: { tikal-hex }.
tikal-removed = Passt nirgends und kommt aus dem Spiel: { tikal-hex } ({ $hexagon }).
tikal-entered = { $seat } setzt { $member ->
    [leader] den Expeditionsleiter
   *[worker] einen Expeditionsteilnehmer
} auf { $space } ein.
tikal-travelled = { $seat } schickt { $member ->
    [leader] den Expeditionsleiter
   *[worker] einen Expeditionsteilnehmer
} vom Camp auf { $origin } zum Camp auf { $space }.
tikal-walked = { $seat } geht mit { $member ->
    [leader] dem Expeditionsleiter
   *[worker] einem Expeditionsteilnehmer
} von { $origin } nach { $space } ({ $cost } { -ap }).
tikal-uncovered = { $seat } legt beim Tempel auf { $space } eine Ebene frei: jetzt Wert { $value }.
tikal-recovered = { $seat } hebt auf { $space } einen Schatz ({ $left ->
    [0] der letzte dort
    [one] noch einer übrig
   *[other] noch { $left } übrig
}).
tikal-found = { $seat } findet einen Schatz: { $treasure-word } ({ $held ->
    [one] Einzelstück
    [2] jetzt ein Paar
   *[other] jetzt ein Drilling
}, +{ $gained }).
tikal-exchanged = { $seat } tauscht mit { $other }: { $given-word } gegen { $taken-word }.
tikal-camped = { $seat } errichtet ein Camp auf { $space }.
tikal-guarded = { $seat } macht auf { $space } { $leader ->
    [yes] den Expeditionsleiter
   *[no] einen Expeditionsteilnehmer
} zum Wächter über den Tempel mit Wert { $value }{ $left ->
    [0] .
    [one] ; ein weiteres Expeditionsmitglied kommt aus dem Spiel.
   *[other] ; { $left } weitere Expeditionsmitglieder kommen aus dem Spiel.
}
tikal-turn-ended = { $seat } beendet den Zug{ $lost ->
    [0] .
   *[other] {" "}und lässt { $lost } { -ap } verfallen.
}
tikal-offered = { $seat } bietet { $points }.
tikal-passed = { $seat } passt.
tikal-auction-won = { $price ->
    [0] Niemand bietet: { $seat } bekommt den Zug kostenlos.
    [one] { $seat } ersteigert den Zug für einen Punkt.
   *[other] { $seat } ersteigert den Zug für { $price } Punkte.
}
tikal-taken = { $seat } nimmt: { tikal-hex } ({ $hexagon }){ $last ->
    [yes] , die letzte der Runde, kostenlos.
   *[no] .
}
tikal-scoring-began = { $final ->
    [yes] Die letzte Wertungsrunde beginnt mit { $seat }.
   *[no] Der Vulkan bricht aus: Wertungsrunde { $number } beginnt mit { $seat }.
}
tikal-scored = { $seat } macht { $gained ->
    [one] einen Punkt
   *[other] { $gained } Punkte
}: { $temples ->
    [none] kein Tempel
   *[other] Tempel { $temples }
}; Schätze { $treasures }. Neuer Stand: { $total }.
tikal-game-over = Die Partie ist zu Ende. Sieg für { $winners } ({ $scores }).

tikal-T13-2 = Die Partie ist zu Ende.
tikal-T2-2 = { $why ->
    [gone] Die Geländetafel { $hex } ist nicht mehr im Stapel.
    [letter] Die nächste Geländetafel trägt den Buchstaben { $letter }.
   *[chance] Die nächste Geländetafel kommt vom Stapel; niemand sucht sie aus.
}
tikal-T7-1 = { $why ->
    [exhausted] Von dieser Sorte gibt es keine Schatzplättchen mehr.
   *[chance] Der Schatz wird gerade aufgedeckt; niemand sucht ihn aus.
}
tikal-T3-1 = { $why ->
    [turn] { $turn } ist am Zug.
   *[phase] { $phase ->
        [acting] Die Geländetafel dieses Zuges liegt schon.
        [placing] Lege zuerst die Geländetafel.
       *[other] Jetzt wird keine Geländetafel gezogen.
    }
}
tikal-T3-2 = Ein Zug kann erst enden, wenn die Geländetafel gelegt ist.
tikal-T12-2 = { $why ->
    [turn] { $turn } hat gerade einen Wertungszug.
   *[phase] Im Wertungszug wird keine Geländetafel gelegt.
}
tikal-T4-1 = { $why ->
    [occupied] Auf { $space } liegt schon eine Geländetafel.
    [apart] { $space } grenzt an keine Geländetafel.
   *[same] { $turns ->
        [0] Das sieht genauso aus wie ungedreht.
        [one] Das sieht genauso aus wie nach einer Drehung im Uhrzeigersinn.
       *[other] Das sieht genauso aus wie nach { $turns } Drehungen im Uhrzeigersinn.
    }
}
tikal-T4-2 = So wäre die Geländetafel auf { $space } nicht erreichbar: Keine Steinplatte würde dorthin führen.
tikal-T15-5 = So wäre die Geländetafel auf { $space } nur über einen Vulkan erreichbar.
tikal-T5-1 = { $why ->
    [action-points] Jemanden einzusetzen kostet { $cost } { -ap }; du hast noch { $left }.
    [no-camp] Expeditionsmitglieder werden im Basiscamp oder in deinen eigenen Camps eingesetzt; { $space } ist keines davon.
   *[supply] { $member ->
        [leader] Dein Expeditionsleiter ist nicht in deinem Vorrat.
       *[worker] Du hast keine Expeditionsteilnehmer mehr im Vorrat.
    }
}
tikal-T15-4 = Das Camp auf { $space } gehört { $owner }.
tikal-T5-2 = { $why ->
    [action-points] Die Reise kostet { $cost } { -ap }; du hast noch { $left }.
    [no-camp] Gereist wird nur zwischen dem Basiscamp und deinen eigenen Camps; { $space } ist keines davon.
   *[nobody-there] { $member ->
        [leader] Dein Expeditionsleiter steht nicht auf { $space }.
       *[worker] Auf { $space } steht keiner deiner Expeditionsteilnehmer.
    }
}
tikal-T5-3 = { $why ->
    [action-points] Dieser Weg kostet { $cost } { -ap }; du hast noch { $left }.
    [apart] { $space } grenzt nicht an die Geländetafel, die du verlassen willst.
    [empty] Auf { $space } liegt noch keine Geländetafel.
    [volcano] Den Vulkan auf { $space } betritt niemand.
    [no-stones] Von { $origin } nach { $space } führen keine Steinplatten.
   *[nobody-there] { $member ->
        [leader] Dein Expeditionsleiter steht nicht auf { $space }.
       *[worker] Auf { $space } steht keiner deiner Expeditionsteilnehmer.
    }
}
tikal-T5-4 = { $why ->
    [action-points] Eine Ebene freizulegen kostet { $cost } { -ap }; du hast noch { $left }.
   *[no-temple] Auf { $space } ist kein Tempel.
}
tikal-T6-2 = Es gibt kein Tempelplättchen mit Wert { $value } mehr.
tikal-T6-3 = Du hast beim Tempel auf { $space } in diesem Zug schon zwei Ebenen freigelegt.
tikal-T6-4 = { $needs ->
    [one] Für eine Ebene brauchst du ein Expeditionsmitglied auf dem Feld; du hast dort keines.
   *[other] Für eine zweite Ebene im selben Zug brauchst du { $needs } Expeditionsmitglieder auf dem Feld; du hast { $has }.
}
tikal-T6-5 = Der Tempel wird von { $owner } bewacht; sein Wert steht fest.
tikal-T5-5 = { $why ->
    [action-points] Einen Schatz zu heben kostet { $cost } { -ap }; du hast noch { $left }.
    [no-treasure] { $space } ist keine Schatztafel.
    [empty] Auf { $space } liegt kein Schatz mehr.
   *[phase] Jetzt wird kein Schatz gehoben.
}
tikal-T7-2 = Du hast auf { $space } in diesem Zug schon zwei Schätze gehoben.
tikal-T7-3 = { $needs ->
    [one] Für einen Schatz brauchst du ein Expeditionsmitglied auf dem Feld; du hast dort keines.
   *[other] Für einen zweiten Schatz im selben Zug brauchst du { $needs } Expeditionsmitglieder auf dem Feld; du hast { $has }.
}
tikal-T5-6 = { $why ->
    [action-points] Ein Tausch kostet { $cost } { -ap }; du hast noch { $left }.
    [own] Mit dir selbst kannst du keine Schätze tauschen.
   *[no-seat] Einen Platz { $number } gibt es an diesem Tisch nicht.
}
tikal-T8-1 = Nur einzelne Schätze lassen sich tauschen; { $owner } hat { $held ->
    [0] keinen Schatz
   *[other] { $held } Schätze
} der Sorte „{ $treasure-word }“.
tikal-T8-3 = Dieselbe Sorte zu geben und zu nehmen, würde nichts ändern.
tikal-T5-7 = Ein Camp zu errichten kostet { $cost } { -ap }; du hast noch { $left }.
tikal-T9-1 = { $why ->
    [wafers-left] Auf { $space } liegen noch Schätze ({ $wafers }).
   *[terrain] Ein Camp braucht einen Urwald oder eine geleerte Schatztafel; { $space } ist keines von beiden.
}
tikal-T9-2 = { $why ->
    [taken] Dort steht schon ein Camp von { $owner }.
   *[both-camps] Du hast schon beide Camps errichtet.
}
tikal-T15-1 = An diesem Tisch brauchst du für ein Camp ein Expeditionsmitglied auf { $space }.
tikal-T5-8 = { $why ->
    [action-points] Ein Wächter kostet { $cost } { -ap }; du hast noch { $left }.
   *[no-temple] Auf { $space } ist kein Tempel.
}
tikal-T10-1 = Für einen Wächter musst du auf dem Feld stärker sein als alle anderen: Deine Stärke ist { $mine }, die größte andere { $theirs }.
tikal-T10-2 = { $why ->
    [taken] Diesen Tempel bewacht schon { $owner }.
   *[both-guards] Du hast schon beide Wächter aufgestellt.
}
tikal-T14-1 = Im Grundspiel wird nicht geboten.
tikal-T14-2 = { $why ->
    [turn] In dieser Runde ist gerade { $turn } am Zug.
   *[phase] Jetzt werden keine Geländetafeln ausgelegt.
}
tikal-T14-3 = { $why ->
    [turn] { $turn } ist mit Bieten dran.
    [too-low] Ein Gebot muss höher sein als { $highest }.
   *[phase] { $phase ->
        [bidding] Jetzt wird geboten oder gepasst.
       *[other] Jetzt wird nicht geboten.
    }
}
tikal-T14-4 = { $why ->
    [turn] { $turn } wählt jetzt.
    [not-shown] Die Geländetafel { $hex } ist nicht im Angebot.
   *[phase] { $phase ->
        [picking] Jetzt wird eine der angebotenen Geländetafeln gewählt.
       *[other] Jetzt wird keine Geländetafel gewählt.
    }
}
tikal-T14-5 = { $why ->
    [turn] { $turn } hat als Erstes gepasst und wählt jetzt kostenlos.
    [not-shown] Die Geländetafel { $hex } ist nicht im Angebot.
   *[phase] Alle haben gepasst: Jetzt wird kostenlos eine der angebotenen Geländetafeln gewählt.
}
tikal-T14-6 = Wer in der Runde zuletzt dran ist, nimmt die letzte Geländetafel, ohne zu bieten oder zu wählen.
tikal-T15-7 = Ein Gebot von { $bid } ist mehr als dein Punktestand von { $score }.

tikal-status = { $phase ->
    [over] Die Partie ist zu Ende.
    [placing] { $turn } legt eine Geländetafel.
    [bidding] { $turn } darf bieten.
    [picking] { $turn } wählt eine Geländetafel.
    [scoring] { $turn } hat einen Wertungszug: noch { $ap } { -ap }.
    [acting] { $turn } ist am Zug: noch { $ap } { -ap }.
   *[other] Gerade wird etwas gezogen.
} { $letter ->
    [none] Der Stapel ist leer.
   *[other] Die nächste Geländetafel trägt den Buchstaben { $letter }; { $left ->
        [one] sie ist die letzte.
       *[other] noch { $left } im Stapel.
    }
}
tikal-hand = Zu legen (Steinplatten im Uhrzeigersinn von oben): { $face }.
tikal-shown = Im Angebot (Steinplatten im Uhrzeigersinn von oben): { $hexes }. { $bid ->
    [0] Noch kein Gebot.
   *[other] Höchstes Gebot: { $bid }.
}

tikal-group-end = Zug beenden
tikal-group-place = Geländetafel legen
tikal-group-enter = Expeditionsmitglied einsetzen
tikal-group-travel = Zwischen Camps reisen
tikal-group-walk = Gehen
tikal-group-uncover = Ebene freilegen
tikal-group-recover = Schatz heben (danach gibt es kein Zurück)
tikal-group-exchange = Schätze tauschen
tikal-group-camp = Camp errichten
tikal-group-guard = Wächter aufstellen
tikal-group-pass = Passen
tikal-group-bid = Bieten
tikal-group-pick = Geländetafel wählen

tikal-column-player = Name
tikal-column-temples = Tempel
tikal-column-treasures = Schätze
tikal-column-gained = Punkte
tikal-column-total = Stand

tikal-told-hex = { $space }: { $kind ->
    [temple] Tempel mit Wert { $value }.
    [treasure] { $wafers ->
        [0] Schatztafel ohne Schätze.
        [one] Schatztafel mit einem Schatz.
       *[other] Schatztafel mit { $wafers } Schätzen.
    }
    [jungle] Urwald.
    [volcano] Vulkan.
   *[base_camp] Basiscamp.
}
tikal-told-guard = Bewacht von { $owner }.
tikal-told-camp = Camp von { $owner }.
tikal-told-members = { $seat }: { $workers ->
    [0] Expeditionsleiter.
    [one] { $leader ->
        [yes] ein Expeditionsteilnehmer und der Expeditionsleiter.
       *[no] ein Expeditionsteilnehmer.
    }
   *[other] { $leader ->
        [yes] { $workers } Expeditionsteilnehmer und der Expeditionsleiter.
       *[no] { $workers } Expeditionsteilnehmer.
    }
}
tikal-told-paths = Wege und Steinplatten: { $paths }.

tikal-legend = T Tempel mit Wert, $ Schätze, ♣ Urwald, ^^ Vulkan, ⌂⌂ Basiscamp, ⌂ Camp, ! Wächter, ♛ Expeditionsleiter, Zahl hinter einer Form: Expeditionsteilnehmer. Zahlen auf den Kanten sind Steinplatten: So viel kostet der Weg.
tikal-legend-actions = place FELD DREHUNGEN: die Tafel 0- bis 5-mal im Uhrzeigersinn drehen.

tikal-unfit-own-only = Tikal wird nur mit dem eigenen Material gespielt.
