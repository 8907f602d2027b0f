jackal-help-islands = 检查、绘制和生成《豺狼》的岛屿
jackal-islands-tasks = 子命令
jackal-islands-help-check = 检查配件文件，并评估其中的岛屿
jackal-islands-help-draw = 用文字或图片画出岛屿
jackal-islands-help-make = 生成包含新岛屿的配件文件
jackal-islands-help-file = 配件文件（- 表示读取标准输入）；省略时使用游戏自带的岛屿
jackal-islands-help-island = 只处理这个编号的岛屿，例如 I07
jackal-islands-help-svg = 不画文字图，而是为每座岛在这个文件夹里写一张 SVG 图片
jackal-islands-help-seed = 一个数字；数字相同，岛屿就相同
jackal-islands-help-count = 岛屿数量，9 到 99
jackal-islands-help-out = 写入这个文件，而不是标准输出

jackal-islands-column-island = 岛屿
jackal-islands-column-some =
    任一
    { $size }
jackal-islands-column-best =
    最佳
    { $size }
jackal-islands-column-steps = 到宝箱的步数
jackal-islands-far = { $buried ->
    [yes] { $coins }° { $steps }
   *[no] { $coins } { $steps }
}
jackal-islands-how =
    任一、最佳：随机抽取表头所示张数的手牌，每 100 手中有多少手能到达任意一个
    宝箱，或金币最多的宝箱。所有可能的手牌都计算在内，结果是精确值。
    到宝箱的步数：先是金币数（° 表示埋藏），然后是从白旗出发的最少步数，
    分别为不用马/用马，需要地图的地方都用地图。

jackal-islands-set = { $islands } 座岛和 { $cards } 张牌，足够 { $seats ->
    [2] 2 名玩家
   *[other] 2 至 { $seats } 名玩家
}使用。
jackal-islands-mean = 平均
jackal-islands-least = 最低
jackal-islands-most = 最高

jackal-islands-no-island = 这套岛屿里没有 { $id }；第一座是 { $first }，最后一座是 { $last }。
jackal-islands-legend =
    ≈ 海，· 空地，W 白旗，B 黑旗，[3] 宝箱，(3) 埋藏的宝箱，
    @ 迷宫，♣ 丛林，O 洞穴
jackal-islands-drawn = { $count } 张图片保存在 { $path }。
jackal-islands-bad-count = --count 应在 { $fewest } 到 { $most } 之间，而不是 { $count }。
jackal-islands-made = { $count } 座新岛屿保存在 { $path }。

jackal-islands-title = { $name }（{ $id }）
jackal-islands-cell-empty = { $cell }：空地
jackal-islands-cell-white = { $cell }：白旗
jackal-islands-cell-black = { $cell }：黑旗
jackal-islands-cell-labyrinth = { $cell }：迷宫，多算一步
jackal-islands-cell-jungle = { $cell }：丛林，需要地图
jackal-islands-cell-cave = { $cell }：洞穴
jackal-islands-cell-chest = { $cell }：{ $coins } 金币宝箱
jackal-islands-cell-buried = { $cell }：埋藏的 { $coins } 金币宝箱，需要地图

jackal-impossible-astray = “{ $word }”不属于这个阶段或这种玩法。
jackal-impossible-market = 市场最多只有 { $most } 张牌。
jackal-impossible-playing = 所有座位都参加，加赛岛屿上至少两个；起始玩家也在其中。
jackal-impossible-number = 已玩过 { $number } 座岛，而只可能是 { $least } 到 { $most } 座。
jackal-impossible-coins = 谁也不可能有超过 { $most } 枚金币。
jackal-impossible-used = 每座可见的岛屿都应已亮出，且不会重复出现。
jackal-impossible-island = 没有正在进行的岛屿。
jackal-impossible-islands = 岛屿不够玩到结束。
jackal-impossible-to-show = 开始时亮出 { $begun } 座岛，而应为 { $wanted } 座。
jackal-impossible-due = 牌只发给市场和参加的座位，拿牌时一次只有一张。
jackal-impossible-packs = 轮抽的牌包应大小相同，且至少有两张牌。
jackal-impossible-kept = 谁留了牌、留了哪张，两者都要写明。
jackal-impossible-keeping = 座位 { $seat } 留下的牌 { $card } 不在其牌包中。
jackal-impossible-announced = 宣告与阶段“{ $phase }”及轮到的座位不符。
jackal-impossible-takes = 应还有 { $least } 到 { $most } 张牌可拿。
jackal-impossible-route = 座位 { $seat } 此时不可能摆出这条路线。
jackal-impossible-ready = 准备好的座位与登岛的座位或阶段不符。
jackal-impossible-throws = 座位 { $seat } 此时不可能打出这些黑标。
jackal-impossible-done = 已完成的座位与可以打出黑标的座位或阶段不符。
jackal-impossible-marks = 收到的黑标与打出的不符。
jackal-impossible-opened = 路线没有按顺序翻开。
jackal-impossible-reveal = 已翻开的路线不是所摆的路线，或并非通向那里。
jackal-impossible-walk = 路线不可能这样走，或没有可选之处。
