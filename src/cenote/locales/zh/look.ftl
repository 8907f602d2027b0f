look-title = 回顾
look-whole = 观看全局
look-beginning = 开局
look-slider = 对局时刻
look-place = 第 { $turn } 回合，共 { $turns } 回合：{ $told }
look-count = 第 { $turn } 回合，共 { $turns } 回合
look-moves = 逐步回顾
look-play = 播放
look-pause = 暂停
look-back = 后退一步
look-on = 前进一步
look-turn-back = 到上一回合结束
look-turn-on = 到本回合或下一回合结束
look-speed = 速度：{ $speed }×
look-share = 复制链接
look-copied = 此刻的链接已复制，任何人都可以打开。
look-link = 此刻的链接：{ $url }
look-now = 回到现在
look-result = 回到结果
look-your-turn = 回去：轮到你了
look-turn = 回合
look-gains = 本回合得分
look-curve = 逐回合得分
look-numbers = 查看数字
look-play-on = 从这里继续玩
look-play-on-about = 此刻之前的一切保持不变，之后的一切重新抽取。其他座位由机器人接手。你坐哪一个？
look-take-over = { $yours ->
    [yes] { $seat }（你的座位）
   *[no] { $seat }
}
look-away = 你离开期间：{ $count } 步
look-away-show = 给我看
web-problem-nothing-left = 此刻已经没有什么可决定的了。
