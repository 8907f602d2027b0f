jackal-table-island = { $extra ->
    [yes] 加赛岛 · { $name }
   *[no] 第 { $number } 座岛，共 { $count } 座 · { $name }
}
jackal-table-island-short = { $extra ->
    [yes] 加赛岛
   *[no] 岛 { $number }/{ $count }
}
jackal-table-mine = { $phase ->
    [drafting] 从轮抽牌中留下一张
    [announcing] 轮到你：登岛还是跳过
    [taking] { $left ->
        [1] 再拿一张牌
       *[other] 拿一张牌
    }
    [laying] 排出你的路线
    [throwing] 扔黑标，或者不扔
    [opening] 你的路线已亮出：选择走法
   *[other] 轮到你
}
jackal-table-theirs = { $phase ->
    [drafting] 还在选牌：{ $names }
    [announcing] { $names } 正在决定登岛还是跳过……
    [taking] { $names } 正在拿牌……
    [laying] 还在排路线：{ $names }
    [throwing] 还在考虑黑标：{ $names }
    [opening] { $names } 正在行走……
    [over] 游戏结束。
   *[other] 正在发牌……
}
jackal-table-cell = { $cell }：{ $kind ->
    [chest] { $coins } 金币宝箱
    [buried] 埋着的 { $coins } 金币宝箱，需要海盗地图
    [white] 白旗
    [black] 黑旗
    [labyrinth] 迷宫，多算一步
    [jungle] 丛林，需要海盗地图
    [cave] 洞穴
   *[empty] 空地
}
jackal-table-first = 起始
jackal-table-holds = { $cards } 张手牌
jackal-table-announced = { $announced ->
    [passed] 已跳过
   *[landed] 已登岛
}
jackal-table-laid = { $cards ->
    [0] 没有出牌
   *[other] 排了 { $cards } 张牌
}
jackal-table-marks = { $count } 个黑标：多算 { $count } 步
jackal-table-coins = { $coins } 枚金币
jackal-table-market = 市场
jackal-table-deck = 牌库：{ $deck }
jackal-table-piles = 牌库 { $deck } · 弃牌堆 { $discard }
jackal-table-face-down = 一张背面朝上的牌
jackal-table-horizon = 海平线上
jackal-table-ahead-island = 前方：{ $name }
jackal-table-reach-title = 你的牌能到哪里
jackal-table-reach-here = 在这座岛上
jackal-table-reach-ahead = 用你现在的手牌
jackal-table-reach-none = 到不了任何宝箱
jackal-table-reach = { $cell } 的 { $coins } 金币宝箱：{ $steps } 步
jackal-table-with = 用牌：{ $cards }
jackal-table-reaches = { $steps } 步到达 { $cell } 的 { $coins } 金币宝箱。
jackal-table-shares = { $others ->
    [0] 没有别人登陆：{ $coins } 枚全归你。
   *[other] 独得：{ $coins }。若大家都到，步数最少者先拿：{ $shares }
}
jackal-table-reaches-nothing = 还到不了任何宝箱。
jackal-table-stuck = 点手牌来排出你的路线。
jackal-table-row = 我的路线
jackal-table-hand = 手牌
jackal-table-hand-empty = 没有牌
jackal-table-lay = 打出：{ $card }
jackal-table-in-row = 第 { $place } 张：{ $card }。按下可收回，方向键可移动。
jackal-table-pack = 轮抽：你手上的一份
jackal-table-pack-about = 留下一张，其余的传给 { $to }。下一份来自 { $from }。
jackal-table-keep = 留下：{ $card }
jackal-table-throw-title = 黑标
jackal-table-throw-about = 每个黑标让那名海盗的路线多算一步。所有黑标同时亮出。
jackal-table-throw-none = 你没有黑标可扔。
jackal-table-throw-at = 向 { $target } 扔一个黑标
jackal-table-throw = { $count ->
    [0] 不扔
   *[other] 扔 { $count } 个黑标
}
jackal-table-ready = 准备好了
jackal-table-land = 登岛
jackal-table-pass = 跳过：拿两张牌
jackal-table-do = { $phase ->
    [drafting] 留下这张牌
    [taking] 拿这张牌
   *[opening] 走这条路
}
jackal-table-no-chest = 这条路线到不了任何宝箱
jackal-table-no-chest-about = 它不会带来金币，打出的牌会被弃掉。
jackal-table-go-on-laying = 继续排
jackal-table-ready-anyway = 仍然准备好了
jackal-table-chest = { $cell } 的 { $coins } 金币宝箱
jackal-table-misses = 到不了任何宝箱
jackal-table-no-card = 没有出牌
jackal-table-last = 上一座岛：{ $name }
jackal-table-last-none = 那里没有人拿到金币。
jackal-table-better = 你的牌本可以用 { $steps } 步到达 { $cell } 的 { $coins } 金币宝箱：
jackal-table-first-about = 本岛的起始玩家：最先宣布，步数相同时排在前面
jackal-table-again = { $card }：已选。再按一次确认。
jackal-table-piles-about = 牌库剩余的牌；已打出的牌。牌库用完后由弃牌堆重新洗成。
jackal-table-fewer = 其实 { $steps } 步就够。
jackal-table-badge = 你需要 { $steps } 步
jackal-log-dealt = { $seat } 从牌库得到：{ $cards }。
jackal-log-filled = 市场上新来：{ $cards }。
