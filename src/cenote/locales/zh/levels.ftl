level-easy = 简单
level-medium = 中等
level-hard = 困难
level-expert = 大师
level-title = 级别
level-named = { $bot } · { $level }
level-hasty = 这里运行的是纯 Python，各级别想得没有那么深。
table-hurried = 曾赶时间
