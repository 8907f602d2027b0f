# 走到点选的卡片，以及一次做好几遍。
tikal-table-walk-here = 走到这里
tikal-table-comer = { $member ->
    [leader] 队长
   *[worker] 工人
}{ $camp ->
    [yes] 从营地 { $origin } 转移
   *[no] 从 { $origin } 出发
}
tikal-table-more-comers = 还有 { $count } 组队员能过来
tikal-table-times-of = { $times } × { $step }，{ $cost } { -ap }
tikal-voice-comers = 能过来的有：{ $ways }。
tikal-table-sign-cost = 亮起的卡片上：走到那里或在那里行动要花的行动点
tikal-table-scores = { $seat } 计分
tikal-table-scorings = 计分阶段
tikal-table-strip = { $seat }：{ $standing }，{ $spend }
