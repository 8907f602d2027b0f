play-verbs = 可以：{ $verbs }。按回车键列出全部。
play-sure = 此后无法撤回。执行 { $plan } 吗？{"[y/N] "}
play-yes = 是 y
play-no = 否 n
play-yes-or-no = 请输入 y（是）或 n（否）。
play-plan-lost = 计划中的步骤没有执行，也没有保存。
play-autosave = 每个回合之后，对局都会保存到 { $path }。
play-locked = { $path } 里的对局已在另一个终端中打开。请先在那里关闭。
play-finished-there = { $path } 里是一局已结束的对局。
play-no-file = 无法把对局保存到 { $path }。请换一个文件。
play-force-hint = 请换一个文件，或用 --new --force 替换它。
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
