web-solo-against = 对手
web-solo-count = { $count } 个机器人
web-solo-about = { $bot }：{ $about }。
web-solo-free = 立即开局，无需注册

web-seat-kept = 留给{ $name }
web-seat-bot-in = 让机器人入座
web-seat-bot-in-at = 让机器人入座：{ $number } 号座位
web-seat-bot-out = 请走机器人
web-seat-bot-out-at = 请走机器人：{ $number } 号座位
web-waiting-invited = 空位留给持有邀请链接的人。请向开桌的人索取链接。
web-waiting-back = 人一到齐，游戏就开始。

web-invite-here-only = 这个链接只能在这台电脑上打开。
web-invite-network = 想和同一网络里的朋友玩，请用“{ $command }”启动服务器，再用这台电脑在该网络中的地址打开本页。
web-invite-send = 发送链接
web-invite-code = 显示二维码
web-invite-code-about = 用手机相机对准此二维码，即可来到牌桌。
web-invite-come = 来和我玩{ $game }吧！

web-turn-yours = 轮到你了
web-turn-others = 等待{ $names }
web-turn-gathering = 等待玩家
web-turn-over = 对局结束
web-turn-title = { $what }，{ $game }

web-unknown-game = 这里没有名为“{ $game }”的游戏。
web-rematch-waits = 有一局新的对局在等你。
web-rematch-join = 再战一局

bot-random-about = 随性而行，不作打算
bot-greedy-about = 眼下什么最划算就拿什么
bot-easy-about = 来看风景的，偶尔会把宝藏落在身后
bot-medium-about = 熟悉每条小径，每个回合都想到最后
bot-hard-about = 见多识广，步步不虚，很少放过失误
bot-expert-about = 早已料到你的走法，以我们所知的最高水平出手

lobby-filters = 筛选公开牌桌
lobby-game = 游戏
lobby-any-game = 所有游戏
lobby-any-clock = 任意计时
lobby-clock = { $kind ->
    [move] 每回合限时
    [game] 整局限时
    [days] 每回合限天数
   *[none] 不计时
}
lobby-free = 空位
lobby-any-free = 空位不限
lobby-free-least = 至少 { $count } 个空位
lobby-none-fits = 没有符合条件的公开牌桌。
lobby-reset = 清除筛选
lobby-all = 显示全部 { $count } 桌
lobby-here = { $names } 在场
lobby-nobody = { $names }：现在不在
