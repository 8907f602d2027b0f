account-log-in = 登录
account-sign-up = 注册
account-log-out = 退出登录
account-title = 你的账号
account-contents = 本页内容
account-menu = { $name }：账号
account-why = 有了账号，你的对局会在每台设备上等着你。只需要一个名字和一个密码。
account-why-log-in = 登录之后，你在这里开始的对局也会一起带上。
account-new = 还没有账号？
account-old = 已经有账号了？
account-forgotten = 忘记密码了？
account-welcome = 欢迎，{ $name }。
account-logged-out = 你已退出登录。
account-ended = 你已被退出登录，现在以游客身份继续。
account-guest = 你现在是游客。

account-name-hint = 其他人会看到这个名字。它只属于你。
account-name-saved = 从现在起你叫{ $name }。
account-password = 密码
account-password-current = 当前密码
account-password-new = 新密码
account-password-hint = 至少 { $least } 个字符。几个连在一起的词容易记，也不容易被猜到。
account-password-show = 显示
account-password-change = 更改密码
account-password-about = 其他所有浏览器都会退出登录。
account-password-saved = 密码已更改。其他所有浏览器都已退出登录。

account-code = 恢复码
account-code-title = 请保存这个恢复码
account-code-about = 如果你忘记密码，可以用这个恢复码重新登录。我们只在现在显示它，也无法发送给你：请抄下来或保存好。
account-code-copy = 复制
account-code-copied = 已复制。
account-code-copy-failed = 浏览器不允许复制。恢复码已选中，请自行复制。
account-code-kept = 我已保存好
account-code-hint = 如果你忘记密码，只有这个恢复码能让你重新登录。新的恢复码会取代旧的。
account-code-new = 获取新的恢复码
account-recover = 设置新密码
account-recover-title = 用恢复码重新登录
account-recover-about = 恢复码在你注册时显示过。它只能用一次：之后你会得到新的恢复码。

account-sessions = 你在哪里登录
account-session-current = 当前浏览器
account-session-unknown = 未知设备
account-session-seen = 最近一次：{ $when }，{ $nearby ->
    [yes] 与当前浏览器在同一网络
   *[no] 来自另一个网络
}
account-session-end = 退出登录
account-session-end-which = 退出登录：{ $device }
account-sessions-end = 在其他地方全部退出登录
account-session-ended = 那个浏览器已退出登录。
account-sessions-ended = 其他所有浏览器都已退出登录。

account-data = 你的数据
account-data-about = 我们保存的关于你的一切，以 JSON 文件提供：账号、登录记录、牌桌和结果。
account-data-get = 下载我的数据
account-delete = 删除账号
account-delete-about = 你的名字会消失，已结束的对局中也一样。进行中的对局视为认输。此操作无法撤销。
account-delete-now = 永久删除
account-deleted = 你的账号已删除。

web-problem-wrong-login = 名字和密码不匹配。
web-problem-wrong-password = 这不是你的密码。
web-problem-wrong-recovery = 名字和恢复码不匹配。
web-problem-password-length = 密码需要 { $least } 到 { $most } 个字符。
web-problem-password-common = 这是任何人最先会尝试的密码之一。请换一个。
web-problem-password-name = 密码不能与你的名字相同。
web-problem-name-taken = 这个名字，或者与它相似的名字，已经属于别人。请换一个。
web-problem-numbered-name = 账号的名字不能以单独的数字结尾：我们用这样的数字区分同名的人。
web-problem-guest-name = 这是游客的称呼。请换一个名字。
web-problem-has-account = 你已经登录了。请先退出登录。
web-problem-no-account = 这需要账号。请注册或登录。
