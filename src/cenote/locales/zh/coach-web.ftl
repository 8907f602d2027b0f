hint-ask = 提示
hint-ask-why = 问问教练：谁领先，怎么走好
hint-title = 教练
hint-thinking = 教练正在思考……
hint-cancel = 算了
hint-chances = 胜率
hint-chance-of = { $seat } { $chance }
hint-turns = 好的走法
hint-then = 走后你的胜率
hint-told = { $count ->
    [0] 你的胜率是 { $chance }。
   *[other] 你的胜率是 { $chance }。教练推荐 { $count } 种走法。
}
hint-none = 教练在这里没有建议。
hint-play = 就这么走
hint-others = 其他走法
hint-own = 回到我的计划
review-open = 复盘
review-pages = 棋盘旁
review-page = 复盘
review-working = 教练正在复盘……
review-costly = 代价最大的回合
review-costly-none = { $seat } 没有代价大的回合。
review-whose = 谁的回合
review-turn = 第 { $turn } 回合
review-moment = 第 { $at } 步
review-played = 实际：{ $steps }
review-better = 更好：{ $steps }
review-show = 在棋盘上显示更好的走法
review-instead = { $seat } 本可以：{ $steps }
review-balance = 运气与实力
review-luck = 运气
review-skill = 实力
review-gifts = 馈赠
review-balance-about = 运气是抽取带来的，实力是自己的选择与最佳选择相比带来的，馈赠是他人的选择带来的，都以胜率计，并在全局中累加。
