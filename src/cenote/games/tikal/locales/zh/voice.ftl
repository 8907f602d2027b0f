# 供听读游戏的人使用：用文字说出图板、手中的卡片和计划。
tikal-voice-drawn = 亮出：{ tikal-hex }。
tikal-voice-removed = { tikal-hex }无处可放，离开游戏。
tikal-voice-taken = { $seat } 拿走{ tikal-hex }{ $last ->
    [yes] ，本轮最后一张，免费。
   *[no] 。
}
tikal-voice-stones = 边界上的石头标志：{ $joined }。{ $open ->
    [none] {""}
   *[other] 朝向空格：{ $open }。
}
tikal-voice-hand = 你的地形卡片：{ $hex }。{ $stones ->
    [none] 没有石头标志。
   *[other] 石头标志从上方起顺时针：{ $stones }。
}可以放在：{ $spaces }。
tikal-voice-spot = { $hex }放在 { $space }，{ $turns ->
    [0] 没有旋转。
   *[other] 顺时针转了 { $turns } 次。
}
tikal-voice-offers = 在这里可以：{ $deeds }。
tikal-voice-nothing = 现在在这里什么也做不了。
tikal-voice-mover = { $member ->
    [leader] 已选中 { $space } 的探险队长。
   *[worker] 已选中 { $space } 的探险队工人。
}可以走到：{ $ways }。
tikal-voice-plan = 第 { $count } 步：{ $step }。还剩 { $left } { -ap }。
tikal-voice-workers = { $times } 名工人到 { $space }
tikal-voice-times = { $times } 次：{ $step }
tikal-voice-turn = { $status }。还剩 { $left } { -ap }。
tikal-voice-costly = { $what }，{ $cost } { -ap }
tikal-table-out-of-reach = 走不到 { $space }：{ $left } { -ap } 不够。
tikal-table-text-stones = 石头标志
tikal-table-strengths = { $mine ->
    [0] 由守卫占据
   *[other] 力量 { $mine } 对 { $theirs }
}
tikal-table-show-spaces = 在图板上显示
tikal-table-round = 本轮
tikal-column-start = 起始
tikal-column-bids = 出价
