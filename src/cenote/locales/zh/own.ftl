bot-file-file = 没有文件 { $path }。
bot-file-class = { $names ->
    [none] { $path } 里没有类 { $name }，也没有别的类。
   *[other] { $path } 里没有类 { $name }；里面有 { $names }。
}
bot-file-broken = { $path } 无法使用：第 { $line } 行，{ $reason }。
bot-file-shape = { $path } 里的类 { $name } 不是机器人：它缺少 { $missing }。
bot-file-twice = 会有两个机器人都叫 { $name }。请给其中一个类换个名字。
bot-file-form = { $name } 不是自制机器人：请写成 { $form }。
cli-help-own-bot = 供本服务器所有人使用的自制机器人，即文件中的一个类；可多次给出
serve-hasty = 机器人：这里运行的是纯 Python，因此各级别只考察平时 { $share } 的局面，并在 { $seconds } 秒后停下。编译后的引擎能让它们全力以赴。
level-ask = 选择对手（输入编号；q：退出；回车：{ $usual }）
level-entry = { $number } { $bot }：{ $about }。
level-unlisted = 列表里没有“{ $typed }”。
