table-status = { $mode ->
    [auction] 拍卖版本
   *[basic] 基本版本
} · 地形卡片 { $number }/36 · { $letter ->
    [none] 卡片堆已空
   *[other] 下一张字母：{ $letter }
} · 计分 { $rounds }/4
table-tiles = 神庙板块
table-tiles-of = 价值 { $value } 的神庙板块剩余：{ $left }
table-tiles-of-next = 价值 { $value } 的板块剩余：{ $left }

table-mine = { $phase ->
    [placing] 轮到你：放置地形卡片
    [bidding] 轮到你：出价或 Pass
    [picking] 轮到你：选一张地形卡片
    [scoring] 你的计分回合
   *[acting] 轮到你了
}
table-theirs = { $phase ->
    [placing] { $turn } 正在放置地形卡片……
    [bidding] { $turn } 正在考虑出价……
    [picking] { $turn } 正在选地形卡片……
    [scoring] { $turn } 正在进行计分回合……
    [acting] { $turn } 正在行动……
   *[other] 正在抽取……
}
table-ahead = 你正在提前计划
table-to-move = 行动中
table-standby = 由机器人代打
table-away = 暂时离开
table-left-workers = 储备中的探险队工人：{ $count }
table-left-leader = 探险队长：{ $where ->
    [supply] 在储备中
    [gone] 已离开游戏
   *[other] 在 { $where }
}
table-left-camps = 剩余营地：{ $count }
table-left-guards = 剩余守卫：{ $count }
table-treasures-why = 这些财宝的得分：单个 1 分，一对 3 分，三个一组 6 分
table-worth = 此刻计分 +{ $points }
table-worth-why = 如果现在计分，这个局面能得的分数

table-hex = { $space } · { $kind ->
    [temple] 价值 { $value } 的神庙
    [treasure] { $wafers ->
        [0] 已挖空的宝藏卡片
       *[other] { $wafers } 件财宝
    }
    [volcano] 火山
    [base_camp] 大本营
   *[jungle] 林地
}
table-empty-space = { $space }：这里还没有地形卡片。
table-hex-panel = 所选的卡片
table-held = { $seat } 控制这里：实力 { $most } 对 { $next }。
table-not-held = { $most ->
    [0] 这里没有人。
   *[other] 无人控制：实力同为 { $most }。
}
table-guarded = { $owner } 的守卫控制这里，直到游戏结束。
table-standing = { $workers ->
    [0] 队长
   *[other] { $leader ->
        [yes] { $workers } 名工人和队长
       *[no] { $workers } 名工人
    }
}
table-member = { $member ->
    [leader] 你在 { $space } 的探险队长
   *[worker] 你在 { $space } 的探险队工人
}
table-walk-with = { $member ->
    [leader] 移动队长
   *[worker] 移动工人
}
table-lit-walk = 走到这里需要 { $cost } { -ap }。
table-lit-place = 卡片可以放在这里。
table-choose-target = 现在选一张亮起的卡片。
table-tap-hex = 选中这张卡片，看看能做什么。

table-cost = { $cost } { -ap }
table-gain = { $more ->
    [yes] +{ $points }
   *[no] −{ $points }
} 分
table-no-way-back = 之后无法撤回
table-step-walk = { $member ->
    [leader] 队长
   *[worker] 工人
} { $origin } → { $space }
table-step-travel = { $member ->
    [leader] 队长
   *[worker] 工人
}转移 { $origin } → { $space }
table-step-enter = { $member ->
    [leader] 队长到 { $space }
   *[worker] 工人到 { $space }
}
table-step-place = 卡片放在 { $space }
table-step-uncover = 探索 { $space }
table-step-recover = 挖掘 { $space }
table-step-camp = 在 { $space } 建营地
table-step-guard = 在 { $space } 放守卫
table-step-exchange = 用{ $given }换 { $other } 的{ $taken }
table-step-bid = 出价 { $points }
table-step-pass = Pass
table-step-pick = 拿取：{ $hex }
table-step-end = 结束回合
table-do-enter = { $member ->
    [leader] 派遣队长
   *[worker] 派遣工人
}
table-do-uncover = 探索一层
table-do-recover = 挖掘财宝
table-do-camp = 建立营地
table-do-guard = 放置守卫
table-swap = 用{ $given }换{ $taken }

table-placing-hint = 选一个亮起的格子。
table-placing-at = 放在 { $space }。再点一次可以旋转。
table-place-here = 放在这里
table-rotate = 顺时针旋转
table-rotate-back = 逆时针旋转

table-now = 你可以做什么
table-act-hint = 选你的一名队员来移动，或选一张卡片看看能做什么。
table-bring = { $member ->
    [leader] 派遣队长
   *[worker] 派遣工人
}（1 { -ap }）：
table-nothing-left = 这个回合没有别的事可做了。

table-auction = 拍卖
table-on-offer = 拍卖中
table-pick-one = 选一张地形卡片
table-can-spend = 有 { $points } 分
table-had-turn = 已行动
table-waits = 等待中
table-passed = 已 Pass
table-bids = { $bid ->
    [0] 仍在竞价
   *[other] 出价 { $bid }
}
table-bid = 出价 { $points }
table-bid-more = 加一
table-bid-less = 减一
table-pass = Pass

table-turn-bar = 你的回合
table-ap = { $planned ->
    [yes] { $before } → { $left } { -ap }
   *[no] { $left } { -ap }
}
table-plan = 你的计划
table-take-out = 去掉：{ $step }
table-fallen = 现在做不了：{ $steps }。
table-drop-fallen = 放弃这些步骤
table-undo = 撤销
table-take-back = 撤回
table-start-over = 重来
table-commit = 执行
table-commit-end = 执行并结束回合
table-commit-reveal = 执行（无法撤回）
table-end-turn = { $lost ->
    [0] 结束回合
   *[other] 结束回合（作废 { $lost } { -ap }）
}
table-plan-ahead = 提前计划
table-stop-ahead = 停止计划
table-skip = 跳过
table-trouble = 没有成功，请再试一次。
table-trouble-stale = 期间局面有变化：计划已重新检查。
table-trouble-nothing-to-plan = 现在没有什么可计划的。
table-trouble-open-choice = 这个选择还没有完成。
table-trouble-unknown-action = 没有这样的行动。
table-trouble-unknown-message = 服务器看不懂这个页面的请求。请刷新。
table-trouble-nothing-to-undo = 没有可以撤回的行动。
table-trouble-not-running = 这局游戏已不在进行。
table-trouble-plan-ends = 之后的结果取决于运气：这一步必须是计划的最后一步。

table-scoring = { $final ->
    [yes] 最终计分阶段
   *[no] 第 { $number } 次计分阶段
}
table-scoring-hint = 每人进行一个 10 { -ap } 的回合，不放卡片，回合结束时计分。
table-over = 游戏结束
table-won = { $count ->
    [1] { $winners } 获胜！
   *[other] { $winners } 共同获胜！
}
table-rematch = 再来一局
table-rematch-open = 进入新的一局
table-home = 首页
table-record = 下载记录
table-fair = 记录公开了所有抽取的种子，它必须与开局前公布的这个指纹相符：

table-log = 对局经过
table-log-empty = 还没有发生什么。
table-undone = { $seat } 撤回了刚才的行动。
table-missed = 我上个回合之后
table-missed-nothing = 你上个回合之后没有发生什么。
table-earlier = 上一条
table-later = 下一条

table-offline = 连接中断，正在重试……
table-frozen = 这局开始之后规则有变。可以下载记录，但不能继续。
table-abandoned = 这局游戏已中止。
table-watching = 你正在观战。
table-pass-screen = 请把屏幕交给 { $seat }。

table-board = 版图
table-zoom-in = 放大
table-zoom-out = 缩小
table-zoom-fit = 显示整个版图
table-sheets = 版图下方
table-sheet-actions = 行动
table-sheet-players = 玩家
table-sheet-log = 经过
table-as-text = 文字版
table-text-caption = 用文字描述的版图
table-text-hex = 卡片
table-text-holder = 控制者
table-text-standing = 上面有什么
table-keys = 快捷键
table-key-rotate = 旋转卡片（同时按 Shift 则反向）
table-key-place = 按显示的样子放置卡片
table-key-undo = 撤销一步
table-key-commit = 执行计划
table-key-end = 结束回合
table-key-deselect = 取消选择
table-key-zoom = 放大、缩小、整个版图
table-signs = 图标与快捷键
table-sign-workers = 储备中的探险队工人
table-sign-leader = 探险队长的位置；不在版图上时显示横线
table-sign-camps = 还能建立的营地
table-sign-guards = 还能放置的守卫
table-sign-tiles = 各价值剩余的神庙板块
table-sign-flag = 神庙上的旗帜：目前由谁占有

table-leave = 离开
table-leave-sure = 机器人会替你继续，你不能再回到这个座位。如果没有人了，对局就结束。
table-stay = 留下
