play-verbs = 可以：{ $verbs }。按回车键列出全部。
play-last-step = { $plan }：{ play-final }。
play-sure = {"执行吗？（回车：是，n：否）"}
play-yes = 是 y
play-differs = 保存在 { $path } 的对局不是你要的那一局（{ $wishes }）。
play-why-what = 请在 why 后面写一个行动，例如：why { $action }
play-not-listed = { $most ->
    [0] 现在列表里没有编号：请输入行动的文本。
   *[other] 列表里没有编号 { $number }；编号从 1 到 { $most }。
}
play-unknown = 没有“{ $text }”这个行动{ $nearest ->
    [none] 。
   *[other] ；你是想输入“{ $nearest }”吗？
}输入 actions 查看可以做什么，输入 help 查看其他命令。
play-help-more =
    玩家可以写名字，也可以写编号（从 1 开始）。
    做无法撤回的事之前会询问一次；使用 --yes 或输入不是来自键盘时不询问。
play-column-player = 玩家
play-column-points = 分数
damaged-digest = 第 { $line } 行：摘要与上面各行不符：其中有内容被改动过。
