cli-help-arena = 让机器人用同样的牌局互相对战：谁更强，有多确定
cli-help-arena-bots = 参加的机器人；只有一个且没有 --field 时与自己对局；自己的类写作 { $form }
cli-help-field = 让每个机器人单独坐在这个名字的机器人中间，而不是两两对战
cli-help-arena-games = 每组对战的局数
cli-help-arena-seed = 第一副牌局的编号；编号相同，对局相同
cli-help-out = 把对局、结果和报告存入这个文件夹
cli-help-resume = 接着文件夹里的对局继续
cli-help-until-clear = 序贯检验一旦分出强弱就结束该组
cli-help-strict = 机器人崩溃或违规时停下，而不是只计数
cli-help-arena-format = 最后输出什么：{ $kinds }
cli-not-both = { $one } 和 { $other } 只能选一个。

arena-nobody = 没有机器人可以坐在 { $field } 中间了。
arena-no-folder = --resume 需要对局所在的文件夹，请用 --out 指定。
arena-there = { $path } 里已有对局。用 --resume 继续，或换一个文件夹。
arena-in-the-way = { $path } 已经存在。请换一个文件夹。
arena-other = { $path } 里的对局用的是别的设置（{ $names }）。请换一个文件夹，或删除它。
arena-unreadable = 无法读取 { $path } 里的对局。
arena-failed = { $bot } 在第 { $deal } 副牌局出错。{ $reason ->
    [none] {""}
   *[other] { $reason }
}
arena-saved = 对局、结果和报告在 { $path }。
arena-no-extra = 评分和图表需要尚未安装的软件包。安装命令：{ $command }

arena-title = { $game }，{ $mode }，{ $seats } 人
arena-settings = 版本 { $version }，规则 { $rules }，牌局从 { $first } 号开始。运行环境：{ $machines }。
arena-standings = 机器人
arena-meetings = 对战
arena-pairing = { $kind ->
    [duel] { $one } 对 { $other }
    [field] { $one } 在 { $other } 中间
   *[mirror] { $one } 自我对战
}
arena-pairing-head = 对战
arena-rating = 评分（95%）
arena-turn = 每回合用时（95% 不超过）
arena-fouls = 出错
arena-games = 局数
arena-score = 胜率（95%）
arena-even = 均势
arena-margin = 领先分数
arena-length = 回合数
arena-points = 分数
arena-seat = { $number } 号座位
arena-seconds = { $time } 秒
arena-milliseconds = { $time } 毫秒
arena-counted = { $pairing }：{ $counts }
arena-plot-ratings = 评分与 95% 区间
arena-plot-matrix = 行对列的胜率
arena-plot-points = 机器人得分的分布
arena-plot-seats = 各座位的胜率
arena-how = 每副牌局中每个机器人都坐遍所有座位；并列获胜平分。胜率用按牌局计算的威尔逊区间，评分按普拉基特与卢斯模型换算成埃洛分，区间由按牌局的自助法得出。
arena-how-clear = 每副牌局中每个机器人都坐遍所有座位；并列获胜平分。每组在赌注检验分出强弱时结束；无论何时停止，该区间都有效；其余区间为普通区间。
