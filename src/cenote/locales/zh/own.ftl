bot-file-file = 没有文件 { $path }。
bot-file-class = { $names ->
    [none] { $path } 里没有类 { $name }，也没有别的类。
   *[other] { $path } 里没有类 { $name }；里面有 { $names }。
}
bot-file-broken = { $path } 无法使用：第 { $line } 行，{ $reason }。
bot-file-shape = { $path } 里的类 { $name } 不是机器人：它缺少 { $missing }。
