cli-help-admin = 管理服务器：备份、检查、清理、举报、封禁
admin-tasks = 任务
admin-help-reports = 列出举报
admin-help-block = 封禁名字、用户或地址
admin-help-blocks = 列出所有封禁
admin-help-unblock = 解除封禁
admin-help-chat = 关闭或重新开放牌桌的聊天
admin-help-data = 服务器的数据文件夹
admin-help-done = 将这条举报标记为已处理
admin-help-all = 也列出已处理的举报
admin-help-whom = 名字、地址或网段，例如 192.0.2.0/24
admin-help-person = 举报中显示的用户编号
admin-help-report = 这条举报涉及的用户
admin-help-address = 与 --report 一起使用：同时封禁该用户的地址（只知道其指纹）
admin-help-days = 封禁多少天
admin-help-until = 到这一天结束为止（世界时），例如 2027-01-31
admin-help-reason = 原因，供管理员参考
admin-help-block-number = 封禁列表中的编号
admin-help-table = 牌桌地址中的编号
admin-help-open = 重新开放

admin-no-database = { $path } 中没有牌桌。
admin-no-reports = 没有举报。
admin-report = 举报 { $number }，{ $at }：{ $name }。{ $reason ->
    [insult] 侮辱或威胁
    [spam] 广告或刷屏
    [cheating] 作弊
    [stalling] 拖延游戏
    [name] 令人反感的名字
   *[other] 其他
}。{ $done ->
    [yes] 已处理。
   *[no] 尚未处理。
}
admin-report-where = 牌桌 { $table }（{ $game }）；用户 { $person }；举报人 { $reporter }。
admin-report-line = { $room ->
    [players] 玩家
   *[onlookers] 旁观者
}，{ $name }：{ $text }
admin-report-done = 举报 { $number } 已处理。
admin-no-report = 没有举报 { $number }。
admin-no-blocks = 没有任何封禁。
admin-block = 封禁 { $number }：{ $kind ->
    [name] 名字
    [person] 用户
    [network] 网段
   *[source] 地址指纹
} { $what }，{ $until ->
    [none] 永久
   *[other] 直到 { $until }
}。
admin-block-reason = 原因：{ $reason }
admin-blocked = 已封禁：{ $what }。
admin-unblocked = 封禁 { $number } 已解除。
admin-no-block = 没有封禁 { $number }。
admin-whom = 请说明封禁谁：名字或地址，或 --person，或 --report（任选其一）。
admin-no-source = 举报 { $number } 中没有 { $name } 的来源。
admin-bad-day = { $day } 不是 2027-01-31 这样的未来日期。
admin-no-table = 没有牌桌 { $table }。
admin-chat-closed = 牌桌 { $table } 的聊天已关闭。
admin-chat-open = 牌桌 { $table } 的聊天已开放。
