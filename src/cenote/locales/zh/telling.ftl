telling-your-turn = 轮到你了 · { $game }
telling-time-short = 你的时间不多了 · { $game }
telling-game-over = 对局结束 · { $game }
telling-test = 这是一次测试。你的网络钩子工作正常。
telling-feed-title = Cenote：你的对局

telling-title = 通知
telling-more = 更多通知方式
telling-about = 不在桌前的人会在半分钟后收到通知。
telling-kinds = 想收到哪些通知
telling-kind-your-turn = 轮到我了
telling-kind-time-short = 我的时间不多了
telling-kind-game-over = 我的一局结束了
telling-kinds-none = 请先在下面设置一种方式。

telling-here = 在此浏览器中
telling-here-pushed = 即使关闭此页面也会收到通知。
telling-here-open = 此页面打开时会收到通知，因为无法以其他方式联系此浏览器。
telling-devices = 你有 { $count } 个浏览器会收到通知。
telling-devices-end = 在所有浏览器中停止

telling-feed = 订阅源
telling-feed-about = 供阅读器使用的私人地址。知道它的人能看到哪些对局轮到你，此外什么也看不到。
telling-feed-label = 你的订阅源地址
telling-feed-make = 创建订阅源
telling-feed-renew = 新地址
telling-feed-renewed = 旧地址已失效。
telling-copy = 复制
telling-copied = 已复制。
telling-end = 移除

telling-webhook = 网络钩子
telling-webhook-about = 供程序使用：我们向你的地址发送签名的消息。
telling-webhook-label = 网络钩子的地址
telling-webhook-secret = 消息用它签名。仅现在显示：
telling-webhook-secret-label = 网络钩子的密钥
telling-webhook-test = 发送测试
telling-webhook-worked = 测试已送达。
telling-last = 最近送达：{ $when }
telling-never = 还没有发送过。

telling-mail = 电子邮件
telling-mail-about = 第一封邮件会确认地址是否属于你。之后每封邮件都有退订链接。
telling-mail-label = 你的电子邮件地址
telling-mail-asked = 我们已写信给 { $address }。请在两天内打开邮件中的链接。
telling-mail-on = 通知会发送到 { $address }。

telling-off = 连续数天失败，已关闭。
telling-trouble-unreachable = 这个地址没有回应。
telling-trouble-refused = 对方拒绝了。
telling-trouble-too-often = 今天的邮件太多了。
telling-trouble-trouble = 我们这边出了问题。

web-problem-bad-address = 无法向这个地址发送消息。它必须是安全地址，并且从任何地方都能访问。
web-problem-bad-mail = 这不是电子邮件地址。
web-problem-no-mail = 此服务器不发送电子邮件。
web-problem-mail-failed = 邮件无法发送。请检查地址。
web-problem-no-webhook = 还没有网络钩子。
