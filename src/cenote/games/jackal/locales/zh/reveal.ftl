jackal-reveal-title = 亮出路线
jackal-reveal-route = { $seat } 的路线
jackal-reveal-sum = { $cards } 张牌{ $labyrinths ->
    [0] {""}
   *[other] {" "}+ { $labyrinths } 座迷宫
}{ $marks ->
    [0] {""}
   *[other] {" "}+ { $marks } 个黑标
} = { $total } 步
jackal-reveal-next = 再来一位海盗可得 { $coins } 枚金币。
jackal-reveal-choose = 选择去哪里。
jackal-reveal-way = { $cell }：{ $leads }
jackal-reveal-failed = { $seat } 没有到达宝箱。
jackal-reveal-share = { $seat } { $coins } 枚
jackal-reveal-shares = { $cell } 的 { $coins } 金币宝箱：{ $shares }。
jackal-reveal-best = 你的牌没有更好的走法。
jackal-reveal-show-better = 显示这条路
jackal-reveal-better-way = 路线：{ $cells }。
jackal-voice-row = 我的路线：{ $cards }。
jackal-final-total = 金币
jackal-final-extra = 加赛
jackal-final-extra-about = 加赛岛决出了平局的胜负；岛上的金币不计入总数。
jackal-final-winner = 获胜
jackal-text-caption = 文字版岛屿
jackal-text-cell = 格子
jackal-text-pirates = 海盗
jackal-text-steps = 我的步数
