clock = 计时
clock-about = { $kind ->
    [none] 不计时
    [move] 每回合 { $time } 秒
    [game] { $time } 分钟，每回合加 { $more } 秒
   *[days] 每回合 { $time } 天
}
clock-none-hint = 每个人想考虑多久都可以。
clock-move-hint = 适合一次下完的对局，每个回合时间相同。
clock-game-hint = 整局的时间，每个回合再加一点。
clock-days-hint = 适合持续数天或数周的对局。
clock-move-field = 每回合秒数
clock-game-field = 整局分钟数
clock-more-field = 每回合增加的秒数
clock-days-field = 每回合天数
clock-hint = 时间用完的人由机器人接替，并排在最后。
clock-left = { $seat }剩余：{ $time }
clock-short = 你的时间不多了
clock-minute-left = 你还有一分钟。
clock-seconds-left = 你还有十秒。
fate-away = 离开
fate-resigned = 认输
fate-timeout = 超时
fate-away-told = { $seat }在计分对局结束时不在，排在最后。
fate-resigned-told = { $seat }认输了，由机器人继续。
fate-timeout-told = { $seat }超时了，由机器人继续。
fate-resigned-last = { $seat } 认输了。
fate-timeout-last = { $seat } 超时了。
fate-away-own = 计分对局结束时由机器人代打你的座位：你排在最后。
fate-timeout-own = 你的时间用完了，机器人替你继续，你可以观战。
leave-table = 离开……
leave-title = 离开游戏
leave-away = 暂时离开
leave-waits = 座位仍然是你的。可以在首页找回这局游戏。
leave-waits-clock = 你的时间会继续计算。
resign = 彻底认输
resign-sure = 机器人会替你继续，你排在最后，不能再回到这个座位。如果没有人了，对局就结束。
resign-watch = 认输并观战
resign-leave = 认输并离开
web-problem-out-of-time = 你这一手到达时，时间已经用完了。
