jackal-table-take = Take: { $card }
jackal-table-cannot-lay = { $card }: cannot be laid now. Press to read why.
jackal-table-reach-then = With this card too: { $card }
jackal-table-reach-lay = On this island: press one to lay its cards
jackal-table-reach-new = new
jackal-table-pack-back = { $count ->
    [one] You have held this pack before. Gone since:
   *[other] You have held this pack before. Gone since, { $count } cards:
}
jackal-table-pack-away = Now with { $seat }, as you handed it on:
