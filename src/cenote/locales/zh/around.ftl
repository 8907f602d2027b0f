around-going = 继续游戏
around-going-all = 显示所有对局
around-ended = 已结束的对局

around-settings = 设置
around-theme = 颜色
around-theme-system = 跟随系统
around-theme-light = 浅色
around-theme-dark = 深色
around-my-turn = 轮到你时
around-sound = 播放声音
around-notify = 显示通知
around-notify-about = 当此页面不在眼前时；浏览器支持的话，关闭页面后也会通知。
around-notify-denied = 浏览器阻止了此页面的通知。你可以在浏览器的网站设置中允许通知。
around-notify-insecure = 浏览器只显示安全地址页面的通知。

around-ask = 再轮到你时，要通知你吗？
around-ask-yes = 好，通知我
around-ask-no = 暂时不用
around-told = 同桌的有{ $names }。
around-late = 比平时慢了一些，仍在尝试……
