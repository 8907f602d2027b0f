tikal-table-mode = { $mode ->
    [auction] 拍卖版本
   *[basic] 基本版本
}
tikal-table-status = { tikal-table-mode } · 第 { $number } 张地形卡片，共 36 张 · { $letter ->
    [none] 卡片堆已空
   *[other] 下一张字母：{ $letter }
} · 计分 { $rounds } 次，共 4 次
tikal-table-tiles = 神庙板块
tikal-table-tiles-of = 价值 { $value } 的神庙板块剩余：{ $left }
tikal-table-tiles-of-next = 价值 { $value } 的板块剩余：{ $left }

tikal-table-mine = { $phase ->
    [placing] 轮到你：放置地形卡片
    [bidding] 轮到你：出价或 Pass
    [picking] 轮到你：选一张地形卡片
    [scoring] 你的计分回合
   *[acting] 轮到你了
}
tikal-table-theirs = { $phase ->
    [placing] { $turn } 正在放置地形卡片……
    [bidding] { $turn } 正在考虑出价……
    [picking] { $turn } 正在选地形卡片……
    [scoring] { $turn } 正在进行计分回合……
    [acting] { $turn } 正在行动……
   *[other] 正在抽取……
}
tikal-table-left-workers = 储备中的探险队工人：{ $count }
tikal-table-left-leader = 探险队长：{ $where ->
    [supply] 在储备中
    [gone] 已离开游戏
   *[other] 在 { $where }
}
tikal-table-left-camps = 剩余营地：{ $count }
tikal-table-left-guards = 剩余守卫：{ $count }
tikal-table-treasures-why = 这些财宝的得分：单个 1 分，一对 3 分，三个一组 6 分
tikal-table-points = { $points } 分
tikal-table-worth = 此刻计分 +{ $points }
tikal-table-worth-why = 如果现在计分，这个局面能得的分数

tikal-table-hex = { $space }：{ $kind ->
    [temple] 价值 { $value } 的神庙
    [treasure] { $wafers ->
        [0] 已挖空的宝藏卡片
       *[other] { $wafers } 件财宝
    }
    [volcano] 火山
    [base_camp] 大本营
   *[jungle] 林地
}
tikal-table-empty-space = { $space }：这里还没有地形卡片。
tikal-table-hex-panel = 所选的卡片
tikal-table-held = { $seat } 控制这里：实力 { $most } 对 { $next }。
tikal-table-you-hold = 你控制这里：实力 { $most } 对 { $next }。
tikal-table-you-guard = 你的守卫控制这里，直到游戏结束。
tikal-table-your-camp = 你的营地。
tikal-table-not-held = { $most ->
    [0] 这里没有人。
   *[other] 无人控制：实力同为 { $most }。
}
tikal-table-guarded = { $owner } 的守卫控制这里，直到游戏结束。
tikal-table-standing = { $workers ->
    [0] 队长
   *[other] { $leader ->
        [yes] { $workers } 名工人和队长
       *[no] { $workers } 名工人
    }
}
tikal-table-member = { $member ->
    [leader] 你在 { $space } 的探险队长
   *[worker] 你在 { $space } 的探险队工人
}
tikal-table-walk-with = { $member ->
    [leader] 移动队长
   *[worker] 移动工人
}
tikal-table-lit-walk = 走到这里需要 { $cost } { -ap }。
tikal-table-lit-place = 卡片可以放在这里。
tikal-table-choose-target = 现在选一张亮起的卡片。
tikal-table-tap-hex = 选中这张卡片，看看能做什么。

tikal-table-cost = { $cost } { -ap }
tikal-table-step-walk = { $member ->
    [leader] 队长
   *[worker] 工人
} { $origin } → { $space }
tikal-table-step-travel = { $member ->
    [leader] 队长
   *[worker] 工人
}转移 { $origin } → { $space }
tikal-table-step-enter = { $member ->
    [leader] 队长到 { $space }
   *[worker] 工人到 { $space }
}
tikal-table-step-place = 卡片放在 { $space }
tikal-table-step-uncover = 探索 { $space }
tikal-table-step-recover = 挖掘 { $space }
tikal-table-step-camp = 在 { $space } 建营地
tikal-table-step-guard = 在 { $space } 放守卫
tikal-table-step-exchange = 用{ $given }换 { $other } 的{ $taken }
tikal-table-step-bid = 出价 { $points }
tikal-table-step-pass = Pass
tikal-table-step-pick = 拿取：{ $hex }
tikal-table-step-end = 结束回合
tikal-table-do-enter = { $member ->
    [leader] 派遣队长
   *[worker] 派遣工人
}
tikal-table-do-uncover = 探索一层
tikal-table-do-recover = 挖掘财宝
tikal-table-do-camp = 建立营地
tikal-table-do-guard = 放置守卫
tikal-table-leaves = 另外 { $count } 名探险队员离开游戏
tikal-table-swap = 用{ $given }换{ $taken }

tikal-table-placing-hint = 选一个亮起的格子。
tikal-table-placing-fits = 这张地形卡片可以放在：{ $spaces }。
tikal-table-placing-at = 放在 { $space }。再点一次可以旋转。
tikal-table-place-here = 放在这里
tikal-table-rotate = 顺时针旋转
tikal-table-rotate-back = 逆时针旋转

tikal-table-act-hint = 选你的一名队员来移动，或选一张卡片看看能做什么。
tikal-table-bring-in = { $member ->
    [leader] 派遣队长到 { $space }
   *[worker] 派遣工人到 { $space }
}
tikal-table-nothing-left = 这个回合没有别的事可做了。

tikal-table-auction = 拍卖
tikal-table-on-offer = 拍卖中
tikal-table-pick-one = 选一张地形卡片
tikal-table-can-spend = 有 { $points } 分
tikal-table-had-turn = 已行动
tikal-table-waits = 等待中
tikal-table-passed = 已 Pass
tikal-table-bids = { $bid ->
    [0] 仍在竞价
   *[other] 出价 { $bid }
}
tikal-table-bid = 出价 { $points }
tikal-table-bid-more = 加一
tikal-table-bid-less = 减一
tikal-table-pass = Pass

tikal-table-ap = { $planned ->
    [yes] { $before } → { $left } { -ap }
   *[no] { $left } { -ap }
}
tikal-table-commit-end = 执行并结束回合
tikal-table-end-confirm = 确定结束？将浪费 { $lost } { -ap }
tikal-table-end-draws = 回合一结束就会抽下一张地形卡片，之后就不能悔棋了。
tikal-table-end-turn = { $lost ->
    [0] 结束回合
   *[other] 结束回合（作废 { $lost } { -ap }）
}

tikal-table-scoring = { $final ->
    [yes] 最终计分阶段
   *[no] 第 { $number } 次计分阶段
}
tikal-table-scoring-hint = 每人进行一个 10 { -ap } 的回合，不放卡片，回合结束时计分。

tikal-table-text-caption = 用文字描述的版图
tikal-table-text-hex = 卡片
tikal-table-text-holder = 控制者
tikal-table-text-standing = 上面有什么
tikal-table-key-rotate = 旋转卡片（同时按 Shift 则反向）
tikal-table-key-place = 按显示的样子放置卡片
tikal-table-key-end = 结束回合
tikal-table-sign-workers = 储备中的探险队工人
tikal-table-sign-leader = 探险队长的位置；不在版图上时显示横线
tikal-table-sign-camps = 还能建立的营地
tikal-table-sign-guards = 还能放置的守卫
tikal-table-sign-tiles = 各价值剩余的神庙板块
tikal-table-sign-flag = 神庙上的旗帜：目前由谁控制
tikal-table-count = 卡片 { $number }/36
tikal-table-sign-worth = “现值 5 分”：如果现在计分，这个局面能得多少分
tikal-table-sign-letter = “下一张字母：B”：卡片堆按字母 A 到 G 排列，下一张卡片带有这个字母
tikal-table-sign-spaces = a1 到 h5：格子的名称，从左到右、从上到下
tikal-table-sign-fair = “可验证的公平”：没有人能选择抽到什么，游戏结束后你可以自己验证
tikal-table-brief = 地形卡片 { $number }/36 · { $letter ->
    [none] 卡片堆已空
   *[other] 下一张字母：{ $letter }
}
tikal-table-hex-short = { $kind ->
    [temple] 神庙 { $value }
    [treasure] { $value } 件财宝
    [volcano] 火山
   *[jungle] 林地
}
tikal-column-round = { $final ->
    [yes] 最终计分
   *[no] 第 { $number } 次计分
}
