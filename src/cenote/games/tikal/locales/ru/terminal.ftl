tikal-do-place = { tikal-table-step-place } ↻{ $turns }
tikal-do-enter = { tikal-table-step-enter }
tikal-do-travel = { tikal-table-step-travel }
tikal-do-walk = { tikal-table-step-walk }
tikal-do-uncover = { tikal-table-step-uncover }
tikal-do-recover = { tikal-table-step-recover }
tikal-do-exchange = { tikal-table-step-exchange }
tikal-do-camp = { tikal-table-step-camp }
tikal-do-guard = { $leaves ->
    [0] { tikal-table-step-guard }
   *[other] { tikal-table-step-guard } · { tikal-table-leaves }
}
tikal-do-bid = { tikal-table-step-bid }
tikal-do-pass = { tikal-table-step-pass }
tikal-do-pick = { tikal-table-step-pick }
tikal-do-end = { tikal-table-end-turn }

tikal-still-on-offer = Ещё на торгах (камушки по часовой стрелке, начиная сверху): { $hexes }.
tikal-told-open = Камушки к пустым клеткам: { $stones }.
tikal-seat = { $seat }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] { $score } очка
} (+{ $worth } сейчас) · рабочие { $supply }{ $leader ->
    [supply] {" "}+ начальник
   *[other] {""}
} · лагеря { $camps } · охранники { $guards }{ $treasures ->
    [none] {""}
   *[other] {" "}· { $treasures }
}
