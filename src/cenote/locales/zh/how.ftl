web-how = 玩法入门
web-how-title = 玩法入门：{ $game }
web-how-about = 读两分钟，就可以开始玩。
web-how-rules = 详细规则：
web-how-try = 在牌桌上试一试
web-how-all-rules = 全部规则
web-rules-only = 仅限{ $mode }
