cli-about = { $games }：对局、模拟、回放、验证。
cli-commands = 命令
cli-version = cenote { $version }，{ $compiled ->
    [yes] 已编译
   *[no] 纯 Python
}
cli-help-version = 显示版本，以及引擎是否已编译
cli-help-lang = 界面语言：en、de、fr、ru 或 zh
cli-help-play = 在浏览器里玩，或加 --terminal 就在这里玩：对手是机器人，或与他人共用一个屏幕
cli-help-serve = 在浏览器里开设牌桌；加 --host 0.0.0.0 则其他机器也能访问
cli-help-rules = 显示一个游戏的编号规则
cli-help-sim = 让机器人互相对战很多局
cli-help-replay = 逐步回放一局记录
cli-help-show = 画出一个局面
cli-help-verify = 检查一份记录：摘要、行动、抽取、结果
cli-help-game = 玩哪个游戏：{ $games }
cli-help-number = 一条规则或一章，例如 T6.4 或 J6
cli-help-seats = 玩家人数
cli-help-option = 启用一个开桌选项（可重复使用）
cli-help-components = 要使用的配件文件（若该游戏支持）
cli-help-terminal = 在终端里玩，而不在浏览器里玩
cli-help-host = 监听的地址
cli-help-port = 监听的端口
cli-help-data = 存放数据库和密钥的文件夹
cli-help-database = PostgreSQL 数据库的地址，用来代替文件夹里的文件
cli-help-bot-workers = 机器人用多少个进程思考；0 表示比核心数少一个
cli-help-plain = 全部用文字叙述，不画图，适合屏幕阅读器
cli-help-people = 有几个人共用这个键盘
cli-help-bots = 按座位顺序列出机器人，用逗号分隔；不够时循环使用，直到坐满
cli-help-opponents = 与你对战的机器人，用逗号分隔
cli-help-games = 进行多少局
cli-help-seed = 第一局的编号；编号相同，对局就相同
cli-help-play-seed = 玩这个编号的对局，而不是随机的一局
cli-help-records = 把每一局都写入这个文件夹
cli-help-format = 对局的写法：text，每局一个文件；parquet，两张供分析的数据表；不加 --records 时写入以这批对局命名的文件夹
cli-help-workers = 进程数；0 表示每个核心一个
cli-help-cluster = 在 Dask 集群的机器上对局：其调度器的地址
cli-help-save = 对局保存在哪里；那里如有未完成的对局就接着玩
cli-help-new = 即使有未完成的对局，也开始新的一局
cli-help-position-file = 局面文本或记录；- 表示读取标准输入
cli-help-to = 显示到第几条为止
cli-help-at = 显示记录中第几条之后的局面
cli-help-all = 一次全部显示，不逐步停下

parser-usage = {"用法："}
parser-arguments = 参数
parser-heading = %(heading)s：
parser-options = 选项
parser-help = 显示本帮助并退出
parser-required = 缺少参数：%s
parser-unrecognized = 无法识别的参数：%s
parser-argument = %(argument_name)s：%(message)s
parser-choice = { $option }：“{ $value }”不在可选值之内：{ $choices }{ $nearest ->
    [none] 。
   *[other] 。你是想输入“{ $nearest }”吗？
}
parser-type = “%(value)s”不是整数
parser-one = 后面需要跟一个值
parser-ambiguous = %(option)s 不明确，可能是 %(matches)s
parser-ignored = 这里不需要值“%s”
parser-see = 见 { $command }
parser-command = 没有“{ $value }”这个命令{ $nearest ->
    [none] 。
   *[other] ；你是想输入“{ $nearest }”吗？
}{ $help } 列出全部命令。

cli-no-game = 没有名为 { $name } 的游戏；可选的游戏有 { $names }。
cli-seats = { $game } 适合 { $least } 至 { $most } 名玩家，不能 { $count } 人玩。
cli-no-mode = { $game } 没有 { $name } 模式；可选的模式有 { $names }。
cli-no-option = { $game } 没有 { $name } 选项；可选的选项有 { $names }。
cli-no-bot = 没有名为 { $name } 的机器人；可选的机器人有 { $names }。
cli-empty-bot = --bots：缺少机器人的名字。
cli-bot-cannot = 机器人 { $name } 不会玩 { $game }；会玩的有 { $names }。
cli-no-part = { $game } 没有提供这一部分：{ $part ->
    [text_renderer] 终端画面
    [evaluation] 供会规划的机器人使用的局面评估
    [locales] 文字
   *[other] { $part }
}。
cli-people = { $seats } 个座位坐不下 { $people } 个人。
cli-surplus-bots = 指定的机器人（{ $bots }）多于空座位（{ $seats }）。请用 --seats 增加座位，或少指定几个机器人。
cli-components = 无法使用这套配件：{ $reason }
cli-no-file = 没有文件 { $path }。
cli-unreadable = 无法读取 { $path }：{ $reason }
cli-not-text = { $path } 不是文本文件。
cli-bad-file = { $path }：{ $fault }
cli-unwritable = 无法写入 { $path }：{ $reason }
cli-unusable = 无法使用 { $path }：{ $reason }
cli-exists = { $path } 已经存在。请换一个位置，或加 --force 替换。
cli-no-output = 无法写入输出：{ $reason }
cli-no-letters = 输出无法显示语言 { $language } 的文字，因此改用英语。请选择 UTF-8 的区域设置。
system-host = 主机名未知。
system-eacces = 没有权限。
system-eperm = 不允许此操作。
system-enoent = 没有这个文件或文件夹。
system-eisdir = 这是一个文件夹。
system-enotdir = 路径中有一部分不是文件夹。
system-eexist = 已有同名文件。
system-enospc = 没有剩余空间。
system-erofs = 文件系统是只读的。
system-enametoolong = 名字太长。
system-eaddrinuse = 端口已被占用。
system-eaddrnotavail = 本机没有这个地址。
cli-no-number = { $name } 至少应为 { $least }。
cli-stopped = 已停止。已完成 { $done } 局。
cli-progress = 已完成 { $done } / { $total }

sim-progress = { $games } 局
sim-speed = { $games } 局，用时 { $seconds } 秒：每秒 { $speed } 局。
sim-bot = 机器人
sim-seats = 局数 × 座位
sim-score = 平均得分
sim-spread = ± 95%
sim-best = 最高分
sim-won = 胜率
sim-saved = 记录保存在 { $path }。
sim-dataset = 数据集保存在 { $path }。
sim-no-parquet = parquet 格式的数据表需要的软件包尚未安装。安装方法：{ $command }
sim-worker-gone = 一个正在对局的进程被外部终止，可能是内存不足。此前完成的对局已保留。
sim-cluster-missing = 集群需要的软件包尚未安装。安装方法：{ $command }
sim-cluster-address = “{ $address }” 不是集群的地址；地址的形式是：{ $form }
sim-cluster-unreachable = { $address } 没有集群应答。
sim-cluster-empty = { $address } 的集群还没有工作进程；请先在那里启动。
sim-cluster-bare = { $address } 的集群中有工作进程没有 cenote { $version }；每台机器都要安装相同的版本。
sim-cluster-other = { $address } 的集群中有工作进程是 { $theirs }，而这里是 { $ours }；每台机器都要安装相同的版本。
sim-cluster-lost = 与 { $address } 的集群失去联系。此前完成的对局已保留。

replay-head = { $game }，{ $mode }：{ $names }
replay-entry = { $number }. { $entry }
replay-undo = { $seat } 撤回最后几步。
replay-hint = 回车：下一条 · b：上一条 · 数字：跳到该条 · d：画出局面 · q：退出
replay-unknown = 无法理解“{ $typed }”。
replay-prompt = {"> "}
replay-end = 记录到此结束。
show-at = --at 需要一份记录，而 { $path } 是局面。

verify-digest = 摘要
verify-form = 格式
verify-actions = 行动
verify-commitment = 洗牌指纹
verify-draws = 抽取
verify-result = 结果
verify-holds = { $what }：通过
verify-fails = { $what }：不通过。{ $why }
verify-unknown = { $what }：{ $reason ->
    [unfinished] 对局尚未结束
   *[other] 种子公开之前无法检查
}
verify-differs = 第 { $line } 行：写的是 { $stated }，应为 { $found }。
verify-true = 记录属实。
verify-false = 记录与实际对局不符。
verify-open = 到目前为止没有问题。


play-hello = 输入行动的编号或文本；按 Tab 键自动补全。输入 help 查看其他命令。
play-help =
    编号或文本：把该行动加入计划；结束回合、出价和路线就绪无法撤回
    commit：执行计划 · undo：撤回上一步 · restart：放弃整个计划
    actions：列出可做的行动 · board：显示局面 · since：我上个回合之后发生了什么
    why 行动：为什么不能这样做 · rules 编号：查看规则条文
    save：对局保存在哪里 · quit：离开
play-goes-on = 继续保存在 { $path } 的对局。
play-new-hint = 加上 --new 可以开始新的一局，取代它。
play-person = 玩家 { $number }
play-prompt = { $plan ->
    [0] {"> "}
   *[other] ({ $plan }) {"> "}
}
play-plan = 计划：{ $plan }。输入 commit 执行。
play-no-plan = 还没有任何计划。
play-cost = { $cost } AP
play-curtain = { $seat }，轮到你了。其他人请勿偷看。
play-curtain-prompt = {"请按回车键。"}
play-allowed = 可以这样做。
play-no-undo = 没有可以撤回的步骤：之后已经有过抽取，或其他玩家已经行动。
play-undone = 已撤回 { $count } 步。
play-kept = 对局保存在 { $path }。再次运行同一命令（不加 --new 和 --force）即可继续。
play-record = 记录保存在 { $path }；“cenote verify”可以验证每一次抽取。

play-address = 你的牌桌（按 Ctrl+C 关闭，对局会保留）：{ $address }
play-open-already = Cenote 已在运行。你的牌桌：{ $address }
serve-address = 牌桌已开放（按 Ctrl+C 关闭，所有内容保存在 { $path }）：{ $address }
serve-no-port = 无法监听 { $host } 的端口 { $port }：{ $reason }
serve-not-installed = 浏览器牌桌尚未安装。安装方法：pip install ".[server]"（或加 --terminal 在终端里玩）。
serve-not-built = 浏览器页面尚未构建：先运行一次 make play，或加 --terminal 在终端里玩。
serve-bad-setting = 有一项设置不可用：{ $reason }
serve-short-secret = { $source } 里的密钥太短，不安全：至少需要 { $least } 个字节。
serve-other-secret = 有 { $count } 桌未完成的牌局是用另一个密钥创建的：服务器将认不出其中的玩家。如果旧密钥还在，请把它放回文件 { $file } 或 { $setting }。
serve-taken = 另一个服务器已经在 { $path } 里保存牌桌。
serve-taken-at = { $path } 里的牌桌已经开放：{ $address }
serve-bad-database = 数据库 { $path } 无法使用：{ $reason }
serve-bad-address = 数据库地址必须是这种形式：{ $form }
serve-no-driver = PostgreSQL 需要的驱动尚未安装。安装方法：{ $command }
