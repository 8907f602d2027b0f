puzzle-title = 谜题
puzzle-day = 每日谜题
puzzle-all = 全部谜题
puzzle-all-about = 取自机器人对局的局面，其中有一个回合明显最好。每天一道新题。
puzzle-level = { $level ->
    [easy] 简单
    [medium] 中等
   *[hard] 困难
}
puzzle-seats = { $seats }人
puzzle-task = 轮到你了。请找出最好的回合。
puzzle-solve = 开始解题
puzzle-number = 谜题{ $number }
puzzle-solved = 已解出
puzzle-solved-count = 已解出{ $count }题，共{ $all }题
puzzle-streak = 连续{ $days }天
puzzle-right = 解出来了！没有更好的回合。
puzzle-right-by = 任何真正不同的回合都至少损失{ $ahead }的胜率。
puzzle-wrong = 这不是最好的回合：它损失了{ $cost }的胜率。
puzzle-best = 最好的回合
puzzle-chance = 之后的胜率是{ $chance }。
puzzle-show = 在棋盘上展示
puzzle-hide = 回到对局
puzzle-again = 再试一次
puzzle-next = 下一题
puzzle-play-on = 对局仍在继续，愿意的话可以一直下完。
puzzle-none-left = 你已全部解出。
puzzle-fair = 谜题里所有人抽到的都一样，这样大家解的才是同一道题，所以这里没有什么可验证的。在其他对局中，抽到什么谁也无法选择，这个页面会说明原因。
web-problem-no-puzzle = 没有这道谜题。
web-problem-puzzle-open = 请先找出你自己的答案。

cli-help-puzzle = 解一道谜题：找出最好的回合
cli-help-puzzle-day = 这一天的谜题，例如 2026-11-16；不写则为今天
cli-help-puzzle-id = 这个编号的谜题，编号写在每道题的上方
puzzle-head = 谜题 { $id }：{ $game }，{ $mode }，{ $seats }。{ $level }。
puzzle-you = 你是{ $name }。请找出最好的回合。
puzzle-not-saved = 谜题不会保存。
puzzle-no-day = “{ $text }”不是像 2026-11-16 这样的日期。
puzzle-no-id = { $game }没有谜题“{ $id }”。
puzzle-no-game = { $game }没有谜题。
puzzle-once-more = 再来一次：{ $command }
