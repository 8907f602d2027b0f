# Walking to a hex that was tapped, and doing things several times at once.
tikal-table-walk-here = Walk here
tikal-table-comer = { $member ->
    [leader] Leader
   *[worker] Worker
} { $camp ->
    [yes] by camp from { $origin }
   *[no] from { $origin }
}
tikal-table-more-comers = { $count ->
    [one] One more could come
   *[other] { $count } more could come
}
tikal-table-times-of = { $times } × { $step }, { $cost } { -ap }
tikal-voice-comers = These could come: { $ways }.
tikal-table-sign-cost = on a lit hex: what it costs to go there or to act there, in action points
tikal-table-scores = { $seat } scores
tikal-table-scorings = Scoring rounds
tikal-table-strip = { $seat }: { $standing }, { $spend }
