web-problem-coach-rated = 计分对局中没有提示。
web-problem-coach-company = 只有与机器人对战或共用一个屏幕时才有提示，与其他人对战时没有。
web-problem-coach-not-your-turn = 现在不需要你作决定。
web-problem-coach-over = 对局已经结束，复盘会告诉你更多。
web-problem-coach-failed = 教练在这里没有答案。
