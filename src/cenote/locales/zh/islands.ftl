cli-help-islands = 检查、绘制和生成 Jackal 的岛屿
islands-tasks = 子命令
islands-help-check = 检查配件文件，并评估其中的岛屿
islands-help-draw = 用文字或图片画出岛屿
islands-help-make = 生成包含新岛屿的配件文件
islands-help-file = 配件文件（- 表示读取标准输入）；省略时使用游戏自带的岛屿
islands-help-json = 以 JSON 输出评估结果
islands-help-island = 只处理这个编号的岛屿，例如 I07
islands-help-svg = 不画文字图，而是为每座岛在这个文件夹里写一张 SVG 图片
islands-help-seed = 一个数字；数字相同，岛屿就相同
islands-help-count = 岛屿数量，9 到 99
islands-help-out = 写入这个文件，而不是标准输出

islands-column-island = 岛屿
islands-column-some =
    任一
    { $size }
islands-column-best =
    最佳
    { $size }
islands-column-steps = 到宝箱的步数
islands-far = { $buried ->
    [yes] { $coins }° { $steps }
   *[no] { $coins } { $steps }
}
islands-how =
    任一、最佳：随机抽取表头所示张数的手牌，每 100 手中有多少手能到达任意一个
    宝箱，或金币最多的宝箱。所有可能的手牌都计算在内，结果是精确值。
    到宝箱的步数：先是金币数（° 表示埋藏），然后是从白旗出发的最少步数，
    分别为不用马/用马，需要地图的地方都用地图。

islands-set = { $islands } 座岛和 { $cards } 张牌，足够 { $seats ->
    [2] 2 名玩家
   *[other] 2 至 { $seats } 名玩家
}使用。
islands-mean = 平均
islands-least = 最低
islands-most = 最高

islands-no-island = 这套岛屿里没有 { $id }；第一座是 { $first }，最后一座是 { $last }。
islands-legend =
    ~ 海，. 空地，W 白旗，B 黑旗，[3] 宝箱，(3) 埋藏的宝箱，
    L 迷宫，J 丛林，C 洞穴
islands-drawn = { $count } 张图片保存在 { $path }。
islands-bad-count = --count 应在 { $fewest } 到 { $most } 之间，而不是 { $count }。
islands-made = { $count } 座新岛屿保存在 { $path }。

islands-title = { $name }（{ $id }）
islands-cell-empty = { $cell }：空地
islands-cell-white = { $cell }：白旗
islands-cell-black = { $cell }：黑旗
islands-cell-labyrinth = { $cell }：迷宫，多算一步
islands-cell-jungle = { $cell }：丛林，需要地图
islands-cell-cave = { $cell }：洞穴
islands-cell-chest = { $cell }：{ $coins } 金币宝箱
islands-cell-buried = { $cell }：埋藏的 { $coins } 金币宝箱，需要地图
