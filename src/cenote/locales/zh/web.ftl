web-title = Cenote，在浏览器里玩桌游
web-home = Cenote：回到首页
web-loading = 请稍候……
web-close = 关闭
web-save = 保存
web-skip = 跳到正文
web-rules = 规则
web-language = 语言

web-guest = 游客
web-guest-number = 游客 { $number }
web-player = 玩家 { $number }
web-name-change = 你的名字：{ $name }。点此修改
web-name-title = 怎么称呼你？
web-name-label = 你的名字
web-name-hint = 此后你入座的每一桌，大家都会看到这个名字。已经入座的牌桌仍用原来的名字。

web-welcome = 在浏览器里玩桌游
web-about = { $games }：和朋友或机器人一起玩。免费，无需注册，也无需安装。
web-stale = 这里显示的内容可能已经过时。
web-players = { $least } 至 { $most } 人
web-play-now = 马上开始
web-new-with-friends = 和朋友开新桌

web-mine = 我的对局
web-mine-none = 这里还是空的。你的对局会留在这里，关掉网页也不会丢。
web-open = 公开牌桌
web-open-none = 现在没有人在等玩家。自己开一桌吧！
web-join = 有朋友发来的链接？
web-join-label = 牌桌的链接或代码
web-join-go = 前往牌桌
web-join-wrong = 这不是牌桌的链接。
web-free = { $count ->
    [0] 没有空位
   *[other] { $count } 个空位
}
web-with = 同桌：{ $names }
web-alone = 目前只有你
web-status = { $status ->
    [yours] 轮到你了
    [gathering] 等待玩家
    [running] 其他人正在行动
    [over] 已结束
    [frozen] 无法继续
   *[abandoned] 已散桌
}

web-new-title = 新开一桌
web-mode = 玩法
web-options = 这一桌的设定
web-who = 谁来玩？
web-seat = 座位 { $number }
web-seat-who = 座位 { $number }：谁坐这里？
web-seat-name = 座位 { $number }：名字
web-seat-bot = 座位 { $number }：哪个机器人？
web-kind-me = 我
web-kind-invited = 朋友（凭链接）
web-kind-open = 对所有人开放
web-kind-bot = 机器人
web-kind-hot = 同屏玩家
web-seat-add = 添加座位
web-seat-remove = 去掉座位 { $number }
web-shuffle = 随机安排座位
web-shuffle-about = 否则按上面的顺序就座，由第一个座位的玩家先手。
web-listed = 在首页列出这一桌
web-listed-about = 否则只有拿到链接的人才能找到。
web-create = { $ready ->
    [yes] 开始对局
   *[no] 开桌
}
web-create-hint = { $ready ->
    [yes] 人已到齐：对局马上开始。
   *[no] 接下来你会得到一个发给朋友的链接。
}

web-waiting = 正在等人入座
web-waiting-left = { $count ->
    [0] 座位已满。
   *[other] 还有 { $count } 个空位。
}
web-seat-open = 空位
web-seat-invited = 留给朋友
web-you = 你
web-host-starts = 由开桌的人开始对局。
web-present = { $here ->
    [yes] 在线
   *[no] 暂时离开
}
web-sit = 坐这里
web-sit-at = 坐这里：座位 { $number }
web-invite = 邀请朋友
web-invite-label = 邀请链接
web-invite-hint = 把这个链接发给朋友：打开就能入座，无需注册。
web-copy = 复制链接
web-copied = 已复制，快发出去吧！
web-copy-failed = 浏览器不允许复制。链接已选中，请自行复制。
web-fair = 公平可验证
web-leave = 离开这一桌
web-start = 开始对局
web-start-missing = 还差 { $count } 人才能开始。
web-left = 你已离开这一桌。

web-table-frozen = 这局开始后规则有了变化，因此无法继续。对局记录仍然保留。
web-table-abandoned = 这一桌的人都离开了。
web-table-broken = 牌桌加载失败。请检查网络后重试。
web-try-again = 重试
web-lost-title = 此处寸草不生
web-lost = 这个地址没有网页。也许链接在途中丢了一截。
web-to-home = 回到首页

web-rules-title = 规则：{ $game }
web-rules-search = 搜索规则
web-rules-none = 没有哪条规则包含“{ $text }”。
web-rules-found = 找到 { $count } 条规则。
web-rules-chapters = 章节
web-rule-open = 阅读规则 { $rule }

web-connection-lost = 连接中断，正在重试……
web-connection-back = 连接已恢复。

web-problem-no-table = 这一桌不存在，或者已经没有了。
web-problem-no-seat = 这一桌没有空位。
web-problem-seat-taken = 有人抢先一步：这个座位已有人坐。
web-problem-not-invited = 这个座位留给持有邀请链接的人。
web-problem-not-host = 只有开桌的人才能这样做。
web-problem-seats-open = 所有座位坐满后才能开始。
web-problem-not-gathering = 这局已经开始了。
web-problem-stale = 期间情况有变，请再试一次。
web-problem-newer-rules = 这张桌子正在较新的服务器上进行，请稍后再来。
web-problem-not-over = 要等对局结束后才可以。
web-problem-not-seated = 你不在这一桌。
web-problem-bad-name = 名字要有 1 到 24 个可见字符。
web-problem-bot-name = 这是机器人的名字，请换一个。
web-problem-bad-settings = 这样开不了桌。请检查玩法和座位。
web-problem-unknown-game = 这里没有这个游戏。
web-problem-unknown-bot = 这里没有这个机器人。
web-problem-too-many-tables = 你的牌桌太多了。请先结束或离开其中一桌。
web-problem-too-many-listed = 首页上已经有你的 { $most } 桌了。请先开始或离开其中一桌，或者直接发送链接。
web-problem-list-full = 来自你所在网络的牌桌在首页上已经太多了。请直接发送链接，或稍后再试。
web-problem-too-fast = 操作有点快，请稍后再试。
web-problem-too-often = 操作太频繁了，请稍后再试。
web-problem-too-large = 一次发送的内容太多，服务器无法处理。
web-problem-too-deep = 服务器无法读取请求：嵌套层数太多。
web-problem-malformed = 服务器无法读取请求。刷新页面也许有用。
web-problem-forbidden-origin = 这个页面不属于这台服务器。请用它自己的地址打开。
web-problem-forbidden-host = 服务器不认识这个地址。
web-problem-no-session = 服务器已经认不出你了。请刷新页面。
web-problem-csrf = 页面已经过期。请刷新。
web-problem-not-found = 服务器没有找到相应内容。
web-problem-method = 服务器不支持这种请求。
web-problem-trouble = 服务器出了点问题。什么都没有丢，请再试一次。
web-problem-unavailable = 服务器暂时无法访问已保存的对局，请稍后再试。
web-problem-offline = 连不上服务器。网络连接正常吗？
