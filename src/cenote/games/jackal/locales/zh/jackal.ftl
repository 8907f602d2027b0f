jackal-word-H = 左右箭头
jackal-word-V = 上下箭头
jackal-word-X = 四向箭头
jackal-word-K = 马
jackal-word-F = 黑旗
jackal-word-P = 海盗地图
jackal-word-M = 黑标

jackal-card-dealt = { $card ->
    [none] { $seat } 从牌库得到一张牌。
   *[other] { $seat } 从牌库得到一张牌：{ $card-word }。
}
jackal-market-filled = 市场新到：{ $card-word }。
jackal-island-shown = 海面上出现一座岛：{ $name }（{ $island }）。
jackal-announced = { $lands ->
    [yes] { $seat } 登岛。
   *[no] { $seat } 跳过，拿两张牌。
}
jackal-market-taken = { $seat } 从市场拿走：{ $card-word }。
jackal-deck-taken = { $seat } 从牌库拿一张牌。
jackal-card-laid = { $seat } 放入路线：{ $card-word }。
jackal-route-ready = { $seat } 就绪。
jackal-mark-aimed = { $seat } 准备对 { $other } 打出一张黑标。
jackal-throws-ready = { $seat } 已确认黑标。
jackal-mark-thrown = { $seat } 对 { $other } 打出一张黑标：多算一步。
jackal-card-kept = { $card ->
    [none] { $seat } 留下一张牌。
   *[other] { $seat } 留下：{ $card-word }。
}
jackal-packs-passed = 轮抽牌向左传；{ $left ->
    [0] 轮抽结束
    [1] 最后一张牌自动留下
   *[other] 每份还剩 { $left } 张
}。
jackal-route-opened = { $seat } 亮出路线：{ $route ->
    [none] 一张牌也没有
   *[other] { $route }
}{ $reaches ->
    [yes] 。
   *[no] ，到不了任何宝箱。
}
jackal-went = { $seat } 走到 { $cell }。
jackal-chest-reached = { $seat } 用 { $steps } 步到达 { $cell } 的 { $coins } 金币宝箱{ $marks ->
    [0] 。
   *[other] ，黑标再加 { $marks } 步。
}
jackal-better-route = { $seat } 本可以用 { $steps } 步到达 { $cell } 的 { $coins } 金币宝箱：{ $route }。
jackal-gold-taken = { $extra ->
    [yes] { $seat } 在加赛岛上得到 { $coins } 枚金币。
   *[no] { $seat } 得到 { $coins } 枚金币，现有 { $total } 枚。
}
jackal-island-left = 离开第 { $number } 座岛：{ $name }。
jackal-extra-island = { $winners } 金币一样多：加赛一座岛决胜负。
jackal-game-over = 游戏结束。{ $winners } 获胜（{ $scores }）。

jackal-J8-4 = 游戏已经结束。
jackal-J8-10 = 游戏已经结束。
jackal-J2-2 = { $why ->
    [no-card] 牌库里已经没有这种牌。
    [chance] 牌库发什么牌全凭运气，谁也不能挑。
   *[phase] { $phase ->
        [dealing] 正在发牌。
       *[other] 现在不发牌。
    }
}
jackal-J2-3 = { $why ->
    [chance] 出现哪座岛全凭运气，谁也不能挑。
   *[phase] { $phase ->
        [showing] 新的岛屿正在出现。
       *[other] 现在不翻开岛屿。
    }
}
jackal-J8-3 = 接下来的岛屿里没有 { $island }。
jackal-J8-7 = { $why ->
    [already-kept] 你已经留好了牌，其他人还在选。
    [no-card] 你的轮抽牌里没有这种牌（{ $card-word }）。
   *[phase] 现在每人从轮抽牌里留下一张。
}
jackal-J3-1 = { $why ->
    [turn] 现在轮到 { $turn } 宣布。
   *[phase] 现在要宣布跳过或登岛。
}
jackal-J3-2 = { $why ->
    [turn] 现在轮到 { $turn } 拿牌。
    [no-card] 市场里没有这种牌（{ $card-word }）。
   *[phase] 先从市场或牌库拿两张牌。
}
jackal-J3-4 = 跳过的玩家在这座岛上不铺路线。
jackal-J4-1 = { $why ->
    [no-card] 你的手牌里没有这种牌（{ $card-word }）。
   *[phase] 现在是铺设路线的时候。
}
jackal-J4-2 = 你已经宣布“就绪”，路线不能再改。
jackal-J4-3 = { $why ->
    [mark-in-route] 黑标不能放进路线。
   *[flag-not-first] 黑旗只能是路线的第一张牌。
}
jackal-J5-1 = { $why ->
    [nobody] 没有可以打出黑标的目标。
    [is-done] 你已经确认过黑标了。
    [target] 黑标只能对其他登岛的玩家打出。
    [no-marks] 你没有黑标。
   *[phase] 现在是打出黑标的时候。
}
jackal-J8-5 = 只有并列第一的玩家参加加赛岛。
jackal-J9-5 = 本桌规定：只有登岛的玩家才能打出黑标。
jackal-J6-1 = { $why ->
    [turn] 现在轮到 { $turn } 行进。
   *[phase] 现在是亮出路线并行进的时候。
}
jackal-J6-3 = 下一张牌不能往那边走（{ $card-word }）。
jackal-J6-4 = 下一张牌是马：要像国际象棋里那样走“日”字。
jackal-J6-5 = 移动不能停在海上。
jackal-J6-7 = 要进入 { $cell } 的丛林，移动牌前面必须紧挨着一张海盗地图。
jackal-J6-8 = 要到达埋藏在 { $cell } 的宝箱，移动牌前面必须紧挨着一张海盗地图。
jackal-J6-10 = { $why ->
    [exit-first] 先选择从哪个洞穴出来。
    [outside] 你不在洞穴里。
   *[no-cave] { $cell } 不是另一个洞穴。
}
jackal-J6-12 = 走到 { $cell }，你的牌就到不了宝箱了；换条路可以到。

jackal-status = { $phase ->
    [over] 游戏结束。
    [drafting] 轮抽：每人留下一张牌，其余的向左传。
    [announcing] { $turn } 选择跳过或登岛。
    [taking] { $turn } 拿牌。
    [laying] 正在铺设路线。
    [throwing] 现在可以打出黑标。
    [opening] { $turn } 行进。
   *[other] 正在发牌。
}
jackal-island-title = 第 { $number } 座岛：{ $name }。
jackal-ahead = 前方：{ $names }。
jackal-cards = 市场：{ $market } · 牌库 { $deck } · 弃牌堆 { $discard }
jackal-hand = 你的手牌：{ $cards }
jackal-pack = 你的轮抽牌：{ $cards }
jackal-route = 你的路线：{ $cards }
jackal-player = { $seat }：{ $coins } 枚金币，{ $hand } 张手牌{ $announced ->
    [passed] ，已跳过
    [landed] ，已登岛
   *[silent] {""}
}{ $first ->
    [yes] ，起始玩家
   *[no] {""}
}

jackal-tally = 人均金币 { $coins } · 宣布中跳过占 { $passes } · 到达的宝箱中有争夺的占 { $contested } · 对局中平局占 { $ties }

jackal-reaches = 你的路线用 { $steps } 步可到达 { $coins } 金币宝箱
jackal-reaches-nothing = 你的路线到不了任何宝箱。

jackal-group-pass = 跳过并拿两张牌
jackal-group-land = 登岛
jackal-group-take = 拿一张牌
jackal-group-lay = 往路线放一张牌
jackal-group-ready = 路线就绪
jackal-group-throw = 打出黑标
jackal-group-done = 不再打出黑标
jackal-group-go = 行进
jackal-group-jump = 走马步
jackal-group-exit = 走出洞穴
jackal-group-keep = 留下一张牌

jackal-do-pass = 跳过并拿两张牌
jackal-do-land = 登岛
jackal-do-take = 从市场拿：{ $card-word }（{ $card }）
jackal-do-take-deck = 从牌库拿一张牌
jackal-do-lay = 放入路线：{ $card-word }（{ $card }）
jackal-do-ready = 路线就绪
jackal-do-throw = 对 { $target } 打出黑标
jackal-do-done = 不再打出黑标
jackal-do-go = 走到 { $cell }{ $leads ->
    [none] {""}
   *[other] ：{ $leads }
}
jackal-do-exit = 从 { $cell } 出来{ $leads ->
    [none] {""}
   *[other] ：{ $leads }
}
jackal-lead = 通往 { $cell } 的 { $coins } 金币宝箱，{ $steps } 步，现可得 { $pays } 枚金币
jackal-do-keep = 留下：{ $card-word }（{ $card }）

jackal-column-chest = 宝箱
jackal-column-player = 海盗
jackal-column-steps = 步数
jackal-column-coins = 金币

jackal-told = { $kind ->
    [cW] 白旗：{ $cells }。
    [cB] 黑旗：{ $cells }。
    [c1] 1 金币宝箱：{ $cells }。
    [c2] 2 金币宝箱：{ $cells }。
    [c3] 3 金币宝箱：{ $cells }。
    [c4] 4 金币宝箱：{ $cells }。
    [ca] 埋藏的 1 金币宝箱：{ $cells }。
    [cb] 埋藏的 2 金币宝箱：{ $cells }。
    [cc] 埋藏的 3 金币宝箱：{ $cells }。
    [cd] 埋藏的 4 金币宝箱：{ $cells }。
    [cL] 迷宫：{ $cells }。
    [cJ] 丛林：{ $cells }。
    [cC] 洞穴：{ $cells }。
   *[sea] 海：{ $cells }。
}

jackal-legend = W 白旗，B 黑旗，3 宝箱，(3) 或 ³ 埋藏的宝箱，@ 迷宫，♣ 丛林，O 洞穴，≈ 海。
jackal-legend-actions = 卡牌：H 左右箭头，V 上下箭头，X 四向箭头，K 马，F 黑旗，P 海盗地图，M 黑标。

jackal-unfit-json = 不是有效的 JSON：{ $reason }
jackal-unfit-shape = 配件文件应是包含“deck”和“islands”的对象。
jackal-unfit-islands = 岛屿应有 { $least } 至 { $most } 座，而不是 { $count } 座。
jackal-unfit-twice = 有两座岛都叫 { $island }。
jackal-unfit-card = 牌库里没有 { $card } 这种牌；可用的牌有 { $cards }。
jackal-unfit-count = { $card } 的张数应在 0 到 { $most } 之间，而不是 { $count }。
jackal-unfit-object = 第 { $number } 座岛不是对象。
jackal-unfit-fields = 第 { $number } 座岛：id 和 name 应为文本，rows 应为文本列表。
jackal-unfit-name = 第 { $number } 座岛：“{ $name }”不是由 1 至 { $most } 个可见字符组成的名字。
jackal-unfit-rows = 岛屿 { $island }：应有 1 至 { $most } 行文本。
jackal-unfit-width = 岛屿 { $island }，第 1 行：每行应有 1 至 { $most } 格，而不是 { $cells } 格。
jackal-unfit-unequal = 岛屿 { $island }，第 { $row } 行：有 { $cells } 格，但第 1 行有 { $width } 格。
jackal-unfit-letter = 岛屿 { $island }，第 { $row } 行第 { $column } 列：未知的字母 { $letter }。
jackal-unfit-chest = 岛屿 { $island }：一个宝箱也没有。
jackal-unfit-no-flag = 岛屿 { $island }：哪一行哪一列都没有{ $colour ->
    [white] 白旗
   *[black] 黑旗
}（{ $flag }）。
jackal-unfit-two-flags = 岛屿 { $island }，第 { $row } 行第 { $column } 列：出现了第二面{ $colour ->
    [white] 白旗
   *[black] 黑旗
}。
jackal-unfit-unreachable = 岛屿 { $island }，第 { $row } 行第 { $column } 列：从白旗到不了这个宝箱。
jackal-unfit-deck-size = { $seats } 名玩家至少需要 { $least } 张牌，而牌库只有 { $cards } 张。
