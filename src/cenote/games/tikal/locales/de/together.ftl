# Zu einem angetippten Feld gehen, und Dinge mehrmals auf einmal tun.
tikal-table-walk-here = Hierher gehen
tikal-table-comer = { $member ->
    [leader] Leiter
   *[worker] Teilnehmer
} { $camp ->
    [yes] reist von { $origin } an
   *[no] von { $origin }
}
tikal-table-more-comers = { $count ->
    [one] Eine Gruppe mehr könnte kommen
   *[other] { $count } Gruppen mehr könnten kommen
}
tikal-table-times-of = { $times } × { $step }, { $cost } { -ap }
tikal-voice-comers = Kommen könnten: { $ways }.
tikal-table-sign-cost = auf einem leuchtenden Feld: was der Weg dorthin oder eine Aktion dort kostet, in Aktionspunkten
tikal-table-scores = { $seat } wertet
tikal-table-scorings = Wertungen
tikal-table-strip = { $seat }: { $standing }, { $spend }
