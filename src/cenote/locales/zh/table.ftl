table-ahead = 你正在提前计划
table-to-move = 行动中
table-standby = 由机器人代打
table-away = 暂时离开

table-cost = 花费 { $cost }
table-gain = { $more ->
    [yes] +{ $points }
   *[no] −{ $points }
} 分
table-no-way-back = 之后无法撤回

table-now = 你可以做什么

table-turn-bar = 回合
table-waiting-for = 等待 { $names }……
table-plan = 你的计划
table-take-out = 去掉：{ $step }
table-fallen = 现在做不了：{ $steps }。
table-drop-fallen = 放弃这些步骤
table-undo = 撤销
table-take-back = 撤回
table-start-over = 重来
table-commit = 执行
table-commit-reveal = 执行（无法撤回）
table-play-so-far = 先执行到这里
table-take-back-why = 收回你已执行的行动；这些步骤会回到计划中
table-take-back-none = 现在没有可以收回的。一旦抽过牌，之前的行动就不能收回。
table-then = 然后：{ $steps }
table-dropped = { $count ->
   *[other] 有 { $count } 次点击没有生效。请看一下牌桌再试。
}
table-plan-ahead = 提前计划
table-stop-ahead = 停止计划
table-skip = 跳过
table-trouble = 没有成功，请再试一次。
table-trouble-stale = 期间局面有变化：计划已重新检查。
table-trouble-overtaken = 期间你这一方走了别的一步：计划已取消。
table-trouble-nothing-to-plan = 现在没有什么可计划的。
table-trouble-open-choice = 这个选择还没有完成。
table-trouble-unknown-action = 没有这样的行动。
table-trouble-unknown-message = 服务器看不懂这个页面的请求。请刷新。
table-trouble-nothing-to-undo = 没有可以撤回的行动。
table-trouble-too-many-undos = 上次抽取之后你已经撤回了 { $most } 次。从现在起，下出的行动不能再撤回。
table-trouble-not-running = 这局游戏已不在进行。
table-trouble-plan-ends = 之后的结果取决于运气：这一步必须是计划的最后一步。

table-over = 游戏结束
table-ended-early = 游戏提前结束
table-won = { $count ->
    [1] { $winners } 获胜！
   *[other] { $winners } 共同获胜！
}
table-won-you = 你赢了！
table-rematch = 再来一局
table-rematch-open = 进入新的一局
table-home = 首页
table-record = 下载记录

table-log = 对局经过
table-log-empty = 还没有发生什么。
table-log-you = 你
table-log-earlier = 更早的事件见“经过”。
table-you-won = 游戏结束。{ $others ->
    [none] 你
   *[other] 你和 { $others } 一起
}获胜（{ $scores }）。
table-log-more = 显示更早的回合
table-log-undone = 撤回了最近的行动
table-undone = { $seat } 撤回了刚才的行动。
table-missed = 我上个回合之后

table-offline = 连接中断，正在重试……
table-try-now = 立即重试
table-frozen = 这局开始之后规则有变。可以下载记录，但不能继续。
table-abandoned = 这局游戏已中止。
table-watching = 你正在观战。
table-pass-screen = 请把屏幕交给 { $seat }。
table-show = { $seat } 已就位：显示牌桌

table-board = 版图
table-zoom-in = 放大
table-zoom-out = 缩小
table-zoom-fit = 显示整个版图
table-sheets = 版图下方
table-sheet-actions = 行动
table-sheet-players = 玩家
table-sheet-log = 经过
table-as-text = 文字版
table-keys = 快捷键
table-key-undo = 撤销一步，或撤回已执行的行动
table-key-commit = 执行计划
table-key-deselect = 取消选择
table-key-zoom = 放大、缩小、整个版图
table-key-area = 下一个区域：版图、行动、回合、经过
table-signs = 图标与快捷键


table-pace = 展示行动的速度
table-pace-shown = 速度：{ $pace ->
    [slow] 慢
    [fast] 快
    [none] 无
   *[normal] 正常
}
table-pace-option = { $pace ->
    [slow] 慢
    [fast] 快
    [none] 不展示：只看结果
   *[normal] 正常
}
