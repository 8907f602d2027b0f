table-status = { $mode ->
    [auction] Versteigerung
   *[basic] Grundspiel
} · Tafel { $number } von 36 · { $letter ->
    [none] der Stapel ist leer
   *[other] nächster Buchstabe { $letter }
} · Wertungen { $rounds }/4
table-tiles = Tempelplättchen
table-tiles-of = Übrige Tempelplättchen mit Wert { $value }: { $left }
table-tiles-of-next = Übrige Plättchen mit Wert { $value }: { $left }

table-mine = { $phase ->
    [placing] Du bist dran: Lege deine Geländetafel
    [bidding] Du bist dran: Biete oder passe
    [picking] Du bist dran: Wähle eine Geländetafel
    [scoring] Dein Wertungszug
   *[acting] Du bist dran
}
table-theirs = { $phase ->
    [placing] { $turn } legt eine Geländetafel …
    [bidding] { $turn } überlegt sich ein Gebot …
    [picking] { $turn } wählt eine Geländetafel …
    [scoring] { $turn } spielt einen Wertungszug …
    [acting] { $turn } ist am Zug …
   *[other] Gerade wird etwas gezogen …
}
table-ahead = Du planst voraus
table-to-move = am Zug
table-standby = ein Bot springt ein
table-away = nicht da
table-left-workers = Expeditionsteilnehmer im Vorrat: { $count }
table-left-leader = Expeditionsleiter: { $where ->
    [supply] im Vorrat
    [gone] nicht mehr im Spiel
   *[other] auf { $where }
}
table-left-camps = Camps übrig: { $count }
table-left-guards = Wächter übrig: { $count }
table-treasures-why = So viel zählen diese Schätze: 1 für ein Einzelstück, 3 für ein Paar, 6 für einen Drilling
table-worth = jetzt { $points } wert
table-worth-why = So viele Punkte brächte diese Stellung, wenn jetzt gewertet würde

table-hex = { $space } · { $kind ->
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
table-empty-space = { $space }: Hier liegt noch nichts.
table-hex-panel = Das gewählte Feld
table-held = { $seat } hält den Tempel: Stärke { $most } gegen { $next }.
table-not-held = { $most ->
    [0] Hier ist niemand.
   *[other] Niemand hält den Tempel: Gleichstand bei Stärke { $most }.
}
table-guarded = { $owner } bewacht den Tempel bis zum Ende der Partie.
table-standing = { $workers ->
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
table-member = { $member ->
    [leader] Dein Expeditionsleiter auf { $space }
   *[worker] Deine Expeditionsteilnehmer auf { $space }
}
table-walk-with = { $member ->
    [leader] Leiter bewegen
   *[worker] Teilnehmer bewegen
}
table-lit-walk = Der Weg dorthin kostet { $cost } { -ap }.
table-lit-place = Die Geländetafel passt hierhin.
table-choose-target = Wähle jetzt eines der leuchtenden Felder.
table-tap-hex = Wähle das Feld, um zu sehen, was dort möglich ist.

table-cost = { $cost } { -ap }
table-gain = { $more ->
    [yes] +{ $points }
   *[no] −{ $points }
} { $points ->
    [one] Punkt
   *[other] Punkte
}
table-no-way-back = danach gibt es kein Zurück
table-step-walk = { $member ->
    [leader] Leiter
   *[worker] Teilnehmer
} { $origin } → { $space }
table-step-travel = { $member ->
    [leader] Leiter
   *[worker] Teilnehmer
} reist { $origin } → { $space }
table-step-enter = { $member ->
    [leader] Leiter auf { $space }
   *[worker] Teilnehmer auf { $space }
}
table-step-place = Tafel auf { $space }
table-step-uncover = { $space } freilegen
table-step-recover = Schatz auf { $space } heben
table-step-camp = Camp auf { $space }
table-step-guard = Wächter auf { $space }
table-step-exchange = { $given } gegen { $taken } von { $other }
table-step-bid = { $points } bieten
table-step-pass = Passen
table-step-pick = Nehmen: { $hex }
table-step-end = Zug beenden
table-do-enter = { $member ->
    [leader] Leiter ins Spiel bringen
   *[worker] Teilnehmer ins Spiel bringen
}
table-do-uncover = Ebene freilegen
table-do-recover = Schatz heben
table-do-camp = Camp errichten
table-do-guard = Wächter einsetzen
table-swap = { $given } gegen { $taken }

table-placing-hint = Wähle eines der leuchtenden Felder.
table-placing-at = Auf { $space }. Wähle das Feld noch einmal, um die Tafel zu drehen.
table-place-here = Hier legen
table-rotate = Im Uhrzeigersinn drehen
table-rotate-back = Gegen den Uhrzeigersinn drehen

table-now = Was du tun kannst
table-act-hint = Wähle eine deiner Figuren, um sie zu bewegen, oder ein Feld, um zu sehen, was dort möglich ist.
table-bring = { $member ->
    [leader] Leiter ins Spiel bringen
   *[worker] Teilnehmer ins Spiel bringen
} (1 { -ap }):
table-nothing-left = In diesem Zug ist nichts mehr möglich.

table-auction = Versteigerung
table-on-offer = Im Angebot
table-pick-one = Wähle eine Geländetafel
table-can-spend = hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-had-turn = war schon dran
table-waits = wartet
table-passed = hat gepasst
table-bids = { $bid ->
    [0] noch dabei
   *[other] bietet { $bid }
}
table-bid = { $points } bieten
table-bid-more = Eins mehr
table-bid-less = Eins weniger
table-pass = Passen

table-turn-bar = Dein Zug
table-ap = { $planned ->
    [yes] { $before } → { $left } { -ap }
   *[no] { $left } { -ap }
}
table-plan = Dein Plan
table-take-out = Herausnehmen: { $step }
table-fallen = Jetzt nicht möglich: { $steps }.
table-drop-fallen = Diese Schritte vergessen
table-undo = Rückgängig
table-take-back = Zurücknehmen
table-start-over = Von vorn
table-commit = Ausführen
table-commit-end = Ausführen, Zug beenden
table-commit-reveal = Ausführen: kein Zurück
table-end-turn = { $lost ->
    [0] Zug beenden
   *[other] Zug beenden (−{ $lost } { -ap })
}
table-plan-ahead = Vorausplanen
table-stop-ahead = Planung beenden
table-skip = Überspringen
table-trouble = Das hat nicht geklappt. Bitte versuch es noch einmal.
table-trouble-stale = Inzwischen ist etwas geschehen: Der Plan wurde neu geprüft.
table-trouble-nothing-to-plan = Gerade gibt es nichts zu planen.
table-trouble-open-choice = Diese Wahl ist noch nicht abgeschlossen.
table-trouble-unknown-action = Diese Aktion gibt es nicht.
table-trouble-unknown-message = Der Server hat diese Seite nicht verstanden. Lade sie neu.
table-trouble-nothing-to-undo = Es gibt nichts zurückzunehmen.
table-trouble-not-running = Diese Partie läuft nicht mehr.
table-trouble-plan-ends = Was danach kommt, entscheidet der Zufall: Dieser Schritt muss der letzte im Plan sein.

table-scoring = { $final ->
    [yes] Letzte Wertungsrunde
   *[no] Wertungsrunde { $number }
}
table-scoring-hint = Alle spielen einen Zug mit 10 { -ap } ohne Geländetafel und werten an dessen Ende.
table-over = Die Partie ist zu Ende
table-won = { $count ->
    [1] { $winners } gewinnt!
   *[other] { $winners } teilen sich den Sieg!
}
table-rematch = Revanche
table-rematch-open = Zur Revanche
table-home = Startseite
table-record = Partie herunterladen
table-fair = Die Aufzeichnung legt den Startwert aller Ziehungen offen. Er muss zu diesem Fingerabdruck passen, der vor der Partie veröffentlicht wurde:

table-log = Was geschah
table-log-empty = Noch ist nichts geschehen.
table-undone = { $seat } nimmt die letzten Aktionen zurück.
table-missed = Seit meinem letzten Zug
table-missed-nothing = Seit deinem letzten Zug ist nichts geschehen.
table-earlier = Früher
table-later = Später

table-offline = Die Verbindung ist unterbrochen. Neuer Versuch …
table-frozen = Die Regeln haben sich seit Beginn dieser Partie geändert. Du kannst sie herunterladen, aber nicht weiterspielen.
table-abandoned = Diese Partie wurde abgebrochen.
table-watching = Du schaust zu.
table-pass-screen = Gib den Bildschirm an { $seat } weiter.

table-board = Der Spielplan
table-zoom-in = Vergrößern
table-zoom-out = Verkleinern
table-zoom-fit = Ganzen Spielplan zeigen
table-sheets = Unter dem Spielplan
table-sheet-actions = Aktionen
table-sheet-players = Spieler
table-sheet-log = Verlauf
table-as-text = Als Text
table-text-caption = Der Spielplan in Worten
table-text-hex = Feld
table-text-holder = Gehalten von
table-text-standing = Was dort steht
table-keys = Tastenkürzel
table-key-rotate = die Tafel drehen (mit Umschalttaste andersherum)
table-key-place = die Tafel so legen wie gezeigt
table-key-undo = einen Schritt zurücknehmen
table-key-commit = den Plan ausführen
table-key-end = den Zug beenden
table-key-deselect = die Auswahl aufheben
table-key-zoom = vergrößern, verkleinern, ganzer Spielplan
table-signs = Zeichen und Tasten
table-sign-workers = Expeditionsteilnehmer im Vorrat
table-sign-leader = wo der Expeditionsleiter steht; ein Strich, wenn er nicht auf dem Plan ist
table-sign-camps = Camps, die noch errichtet werden können
table-sign-guards = Wächter, die noch eingesetzt werden können
table-sign-tiles = übrige Tempelplättchen, nach Wert
table-sign-flag = auf einem Tempel: wer ihn gerade hält

table-leave = Verlassen
table-leave-sure = Ein Bot spielt für dich weiter, und du kannst nicht an diesen Platz zurück. Ist niemand mehr da, endet die Partie.
table-stay = Bleiben
