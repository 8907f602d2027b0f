chat = 聊天
chat-open = { $count ->
    [0] 聊天
   *[other] 聊天，{ $count } 条新消息
}
chat-close-panel = 关闭聊天窗口
chat-rooms = 谁能看到
chat-room = { $room ->
    [players] 玩家
   *[onlookers] 旁观者
}
chat-room-unread = { $room }，{ $count } 条新消息
chat-about = { $room ->
    [players] 游戏结束之前，只有在座的玩家能看到。
   *[onlookers] 游戏结束之前，只有旁观者能看到。
}
chat-empty = 还没有人说话。
chat-none = 只有游戏期间在场的人能看到这里的聊天。
chat-earlier = 更早的消息
chat-write = 消息
chat-write-hint = 说点什么
chat-send = 发送
chat-left = 还能输入 { $count } 个字符
chat-too-long = 超出 { $count } 个字符
chat-phrases = 快捷用语
chat-phrase-hello = 你好！
chat-phrase-luck = 祝好运，玩得开心！
chat-phrase-turn = 轮到你了。
chat-phrase-moment = 请稍等。
chat-phrase-nice = 好棋！
chat-phrase-thanks = 谢谢！
chat-phrase-sorry = 抱歉！
chat-phrase-game = 这局很精彩！
chat-said = { $name }：{ $text }
chat-onlooker = 旁观
chat-you = 你
chat-closed = { $by ->
    [keeper] 服务器管理员已关闭这里的聊天。
   *[host] 开桌的人已关闭聊天。
}
chat-shut = 对所有人关闭聊天
chat-reopen = 重新开放聊天
chat-people = 在场的人
chat-muted = 已屏蔽：{ $name }

conduct-menu = { $name }：屏蔽或举报
conduct-mute = 屏蔽
conduct-unmute = 取消屏蔽
conduct-report = 举报
conduct-remove = 移出
conduct-remove-from = 将 { $name } 移出牌桌
conduct-was-muted = 你不会再看到 { $name } 的消息。
conduct-was-removed = { $name } 已被移出牌桌。
conduct-removed = 已移出：{ $name }
conduct-readmit = 允许回来
conduct-readmit-whom = 允许 { $name } 回来
conduct-report-title = 举报 { $name }
conduct-report-about = 服务器管理员会阅读举报和这里最近的聊天内容。{ $name } 不会知道。
conduct-reason = 出了什么问题？
conduct-reason-insult = 侮辱或威胁
conduct-reason-spam = 广告或刷屏
conduct-reason-cheating = 作弊
conduct-reason-stalling = 拖延游戏
conduct-reason-name = 令人反感的名字
conduct-reason-other = 其他
conduct-report-text = 发生了什么？（可不填）
conduct-report-send = 提交举报
conduct-report-cancel = 取消
conduct-reported = 谢谢。服务器管理员会处理。

web-problem-not-your-room = 你不能再在那里发言。
web-problem-empty-text = 这条消息没有可见的内容。
web-problem-long-text = 太长了：最多 { $most } 个字符。
web-problem-chat-closed = 这张牌桌的聊天已关闭。
web-problem-nobody-there = 那里没有别人。
web-problem-removed = 开桌的人已将你移出这张牌桌。
web-problem-blocked = { $until ->
    [none] 你已被这台服务器封禁。
   *[other] 你已被这台服务器封禁，直到 { $until }。
}
web-problem-blocked-name = { $until ->
    [none] 这个名字在这台服务器上已被封禁，请另选一个。
   *[other] 这个名字在这台服务器上已被封禁，直到 { $until }，请另选一个。
}
