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

tikal-still-on-offer = 还亮着的卡片（石头标志从上方起按顺时针方向）：{ $hexes }。
tikal-told-open = 通向空格的石头标志：{ $stones }。
tikal-seat = { $seat }：{ $score } 分（此刻 +{ $worth }）· 工人 { $supply }{ $leader ->
    [supply] {" "}+ 队长
   *[other] {""}
} · 营地 { $camps } · 守卫 { $guards }{ $treasures ->
    [none] {""}
   *[other] {" "}· { $treasures }
}
