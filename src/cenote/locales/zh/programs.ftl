programs = 程序
programs-about = 您的程序可以入座，从任何机器上参与游戏。所有人都能看出它是程序。
programs-one = 程序
programs-name = 程序名称
programs-add = 创建程序
programs-token = 这是它的令牌，只显示这一次：请保存在程序能读取的地方。
programs-token-label = 程序的令牌
programs-remove = 删除
programs-remove-one = 删除{ $name }
programs-seat = 让程序入座
programs-seat-at = 让程序坐到 { $number } 号座位

web-problem-bad-token = 没有任何程序使用此令牌。
web-problem-not-for-programs = 程序不能这样做。
web-problem-only-programs = 这只供持有令牌的程序使用。
web-problem-no-program = 您没有这个程序。
web-problem-too-many-programs = 您已有 { $most } 个程序，请先删除一个。
