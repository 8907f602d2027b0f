# 发生了什么；标题已经写明是谁的回合。
tikal-log-drawn = 抽到：{ tikal-hex }
tikal-log-placed = 放在 { $space }：{ tikal-hex }
tikal-log-entered = { $member ->
    [leader] 队长到 { $space }
   *[worker] 工人到 { $space }
}
tikal-log-travelled = { $member ->
    [leader] 队长转移 { $origin } → { $space }
   *[worker] 工人转移 { $origin } → { $space }
}
tikal-log-walked = { $member ->
    [leader] 队长 { $origin } → { $space }
   *[worker] 工人 { $origin } → { $space }
}（{ $cost } { -ap }）
tikal-log-uncovered = 探索 { $space }：价值升至 { $value }
tikal-log-recovered = 挖掘 { $space }：{ $left ->
    [0] 已经挖空
   *[other] 还剩 { $left } 件
}
tikal-log-found = 挖到：{ $treasure-word }（{ $held ->
    [1] 第一件
    [2] 凑成一对
   *[other] 凑成三个一组
}，+{ $gained }）
tikal-log-exchanged = 与 { $other } 交换：用{ $given-word }换{ $taken-word }
tikal-log-camped = 在 { $space } 建立营地
tikal-log-guarded = 在 { $space } 放置守卫，神庙价值 { $value }{ $left ->
    [0] {""}
   *[other] ；另外 { $left } 名探险队员离开游戏
}
tikal-log-turn-ended = { $lost ->
    [0] 回合结束
   *[other] 回合结束，{ $lost } { -ap } 没有用完
}
tikal-log-offered = 出价：{ $points }
tikal-log-passed = Pass
tikal-log-auction-won = { $price ->
    [0] 无人出价：免费获得这个回合
   *[other] 以 { $price } 分拍得这个回合
}
tikal-log-taken = 拿走：{ tikal-hex }{ $last ->
    [yes] ，最后一张，免费
   *[no] {""}
}
tikal-log-scored = +{ $gained }：{ $temples ->
    [none] 没有神庙
   *[other] 神庙 { $temples }
}；财宝 { $treasures }。现有 { $total } 分
