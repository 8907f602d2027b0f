# 读屏软件怎样读出听者自己的行动。
jackal-you-card-dealt = 你从牌库得到一张牌：{ $card-word }。
jackal-you-announced = { $lands ->
    [yes] 你登岛。
   *[no] 你跳过，拿两张牌。
}
jackal-you-market-taken = 你从市场拿走：{ $card-word }。
jackal-you-deck-taken = 你从牌库拿一张牌。
jackal-you-card-laid = 你放入路线：{ $card-word }。
jackal-you-route-ready = 你就绪。
jackal-you-mark-aimed = 你准备对 { $other } 打出一张黑标。
jackal-you-throws-ready = 你已确认黑标。
jackal-you-mark-thrown = 你对 { $other } 打出一张黑标：多算一步。
jackal-at-you-mark-thrown = { $seat } 对你打出一张黑标：多算一步。
jackal-you-card-kept = 你留下：{ $card-word }。
jackal-you-route-opened = 你亮出路线：{ $route ->
    [none] 一张牌也没有
   *[other] { $route }
}{ $reaches ->
    [yes] 。
   *[no] ，到不了任何宝箱。
}
jackal-you-went = 你走到 { $cell }。
jackal-you-chest-reached = 你用 { $steps } 步到达 { $cell } 的 { $coins } 金币宝箱{ $marks ->
    [0] 。
   *[other] ，黑标再加 { $marks } 步。
}
jackal-you-better-route = 你本可以用 { $steps } 步到达 { $cell } 的 { $coins } 金币宝箱：{ $route }。
jackal-you-gold-taken = { $extra ->
    [yes] 你在加赛岛上得到 { $coins } 枚金币。
   *[no] 你得到 { $coins } 枚金币，现有 { $total } 枚。
}
