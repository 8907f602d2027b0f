nim-pile-dealt = В кучке { $pile } { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
}.
nim-stones-taken = { $seat } берёт { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
} из кучки { $pile }, { $left ->
    [0] больше там ничего нет
    [one] остаётся { $left } камень
    [few] остаётся { $left } камня
   *[many] остаётся { $left } камней
}.
nim-game-over = Последний камень взят. Победа: { $winners }.

nim-group-take = Взять камни
nim-do-take-stones = { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
} из кучки { $pile }

nim-N1-1 = { $why ->
    [left-to-chance] Кучки определяет жребий, их не выбирают.
    [all-dealt] Все кучки уже на столе.
   *[still-dealing] Кучки ещё раскладываются.
}
nim-N1-2 = Кучки { $pile } за этим столом нет.
nim-N2-1 = Сейчас ходит { $turn }.
nim-N2-3 = { $left ->
    [0] Кучка { $pile } пуста.
    [one] В кучке { $pile } остался только { $left } камень.
    [few] В кучке { $pile } осталось только { $left } камня.
   *[many] В кучке { $pile } осталось только { $left } камней.
}
nim-N3-1 = Игра окончена.

nim-status = { $over ->
    [yes] Игра окончена.
   *[no] Ходит { $turn }; { $stones ->
        [one] остался { $stones } камень
        [few] осталось { $stones } камня
       *[many] осталось { $stones } камней
    }.
}
nim-pile = Кучка { $pile }: { $stones ->
    [0] пусто
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
}.
nim-legend = o — камень, a–d — кучки.
nim-unfit-components = В ним играют только его собственными кучками.
