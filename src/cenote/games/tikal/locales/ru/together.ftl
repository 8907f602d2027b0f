# Прийти на выбранный тайл и сделать что-то несколько раз сразу.
tikal-table-walk-here = Прийти сюда
tikal-table-comer = { $member ->
    [leader] Начальник
   *[worker] Рабочий
} { $camp ->
    [yes] из лагеря { $origin }
   *[no] с { $origin }
}
tikal-table-more-comers = { $count ->
    [one] Может прийти ещё { $count } группа
    [few] Могут прийти ещё { $count } группы
   *[many] Могут прийти ещё { $count } групп
}
tikal-table-times-of = { $times } × { $step }, { $cost } { -ap }
tikal-voice-comers = Могут прийти: { $ways }.
tikal-table-sign-cost = на подсвеченном тайле: сколько очков действия стоит путь туда или действие там
tikal-table-scores = { $seat } получает очки
tikal-table-scorings = Подсчёты очков
tikal-table-strip = { $seat }: { $standing }, { $spend }
