list-comma = 、
list-semicolon = ；
sentence-gap = {""}
bracketed = { $text }（{ $note }）
labelled = { $name }：{ $value }
spoken-sentence = { $text }。

bot-random = 漫游者
bot-greedy = 收藏家
bot-easy = 观光客
bot-medium = 斥候
bot-hard = 老手
bot-expert = 先知

plan-ends = 第 { $step } 步（{ $action }）必须是计划的最后一步：之后的情况取决于运气。没有执行任何行动。
unknown-action = 没有“{ $text }”这个行动{ $nearest ->
    [none] 。
   *[other] ；你是不是想输入“{ $nearest }”？
}

plain-fact = { $what }：{ $facts }。
plain-refusal = 不允许这样做。

damaged-otherwise = 第 { $line } 行：{ $what }（{ $facts }）。
damaged-no-digest = 第 { $line } 行：最后一行应是“sha256”加上以上所有行的摘要。
damaged-not-a-record = 这不是 Cenote 的记录：开头不是“{ $expected }”。
damaged-not-a-position = 第 { $line } 行：局面应以“{ $expected }”开头。
damaged-too-few-lines = 第 { $line } 行：文本在此中断。
damaged-line-too-short = 第 { $line } 行：“{ $word }”后面缺少内容。
damaged-line-too-long = 第 { $line } 行：多出了“{ $word }”一词。
damaged-not-a-number-in-range = 第 { $line } 行：“{ $word }”应为 { $least } 到 { $most } 之间的数字。
damaged-unknown-word = 第 { $line } 行：这里写的是“{ $word }”，但应为：{ $expected ->
    [fact-or-space] 一项信息或一个格子
    [standing] 该处可以放置的内容
    [fact] 一项局面信息
    [cells] 格子
   *[other] { $expected }
}。
damaged-unknown-game = 第 { $line } 行：没有名为“{ $word }”的游戏。
damaged-unknown-hex = 第 { $line } 行：没有地形卡片“{ $word }”。
damaged-unknown-action = 第 { $line } 行：“{ $word }”不是行动。
damaged-illegal-action = 第 { $line } 行：此处不允许“{ $word }”（{ $rule }）。
damaged-several-actions = 第 { $line } 行：“{ $word }”把好几条写在了同一行。
damaged-open-choice = 第 { $line } 行：“{ $word }”这一选择没有完成。
damaged-components = 第 { $line } 行：无法使用这套配件：{ $reason }
damaged-nothing-to-undo = 第 { $line } 行：没有可以撤回的步骤。
damaged-not-a-seed = 第 { $line } 行：“{ $word }”不是由 64 位十六进制数字组成的种子。
damaged-seats = 第 { $line } 行：这个游戏需要 { $least } 至 { $most } 个座位。
damaged-no-seats = 第 { $line } 行：缺少座位数。
damaged-salts = 第 { $line } 行：应有 { $expected } 个盐值，每个座位一个，或者一个也没有。
damaged-twice = 第 { $line } 行：“{ $word }”重复出现。
damaged-printed = 第 { $line } 行：{ $word } 的地形卡片印在版图上，不能换成别的。
damaged-too-many = 第 { $line } 行：数量超出了盒中所有：{ $word ->
    [workers] 探险队工人
    [temple-tiles] 神庙板块
    [treasures] 财宝
    [camps] 营地
    [guards] 守卫
   *[other] { $word }
}。
damaged-phase = 第 { $line } 行：阶段“{ $word }”缺少必需的内容。
damaged-no-secret = 缺少这局未完成的对局所需的文件 { $word }。
damaged-bad-secret = 这局未完成的对局所需的文件 { $word } 已损坏。
damaged-line-end = 第 { $line } 行：每一行（包括最后一行）都应只以一个换行符结尾。
damaged-windows-line-end = 文件使用 {"Windows"} 换行符（{"CRLF"}，最先出现在第 { $line } 行）；每一行都应只以一个换行符结尾。
damaged-not-a-name = 第 { $line } 行：“{ $word }”不是由 1 至 { $most } 个可见字符组成的玩家名字。
damaged-not-a-salt = 第 { $line } 行：“{ $word }”既不是由 1 至 { $most } 位十六进制数字组成的盐值，也不是“-”。
damaged-not-a-hash = 第 { $line } 行：“{ $word }”不是由 64 位十六进制数字组成的哈希值。
damaged-order = 第 { $line } 行：“{ $word }”的位置不对，选项应按字母顺序排列。
damaged-impossible = 第 { $line } 行：不可能出现这样的局面：{ $reason }
