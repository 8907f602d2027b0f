jackal-table-take = Взять: { $card }
jackal-table-cannot-lay = { $card }: сейчас выложить нельзя. Нажмите, чтобы узнать почему.
jackal-table-reach-then = Вместе с этой картой: { $card }
jackal-table-reach-lay = На этом острове: нажатие выкладывает нужные карты
jackal-table-reach-new = новое
jackal-table-pack-back = { $count ->
    [one] Этот набор у вас уже был. С тех пор ушла { $count } карта:
    [few] Этот набор у вас уже был. С тех пор ушли { $count } карты:
   *[many] Этот набор у вас уже был. С тех пор ушло { $count } карт:
}
jackal-table-pack-away = Сейчас у игрока { $seat }, вы передали его таким:
