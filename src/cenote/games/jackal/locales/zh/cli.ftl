jackal-help-islands = 检查、绘制和生成《豺狼》的岛屿
jackal-islands-tasks = 子命令
jackal-islands-help-check = 检查配件文件，并评估其中的岛屿
jackal-islands-help-draw = 用文字或图片画出岛屿
jackal-islands-help-make = 生成包含新岛屿的配件文件
jackal-islands-help-file = 配件文件（- 表示读取标准输入）；省略时使用游戏自带的岛屿
jackal-islands-help-json = 以 JSON 输出评估结果
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
    ~ 海，. 空地，W 白旗，B 黑旗，[3] 宝箱，(3) 埋藏的宝箱，
    L 迷宫，J 丛林，C 洞穴
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
