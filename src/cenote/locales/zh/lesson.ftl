lesson-title = 教学
lesson-progress = 教学：{ $step } / { $count }
lesson-next = 继续
lesson-back = 上一步
lesson-skip = 跳过
lesson-on = 就这样继续
lesson-finish = 接着玩
lesson-leave = 退出教学
lesson-leave-why = 游戏照常进行，只是不再教学
lesson-resume = 回到教学
lesson-astray = { $undo ->
    [yes] 这样也可以！想跟着教学走，就在这里撤销上一步；也可以按自己的想法继续。
   *[no] 你走出了自己的路。我想演示的现在做不了，我们继续吧。
}
lesson-learn = 五分钟学会
lesson-newcomer = 第一次玩？
lesson-go-title = 去上教学课？
lesson-go-about = 教学课会另开一桌。这局游戏保持原样，你可以在首页的“{ web-mine }”里找到它。
lesson-go = 去上教学课
web-problem-no-lesson = 这个游戏没有教学。
