web-problem-bad-token = 没有任何程序使用此令牌。
web-problem-not-for-programs = 程序不能这样做。
web-problem-only-programs = 这只供持有令牌的程序使用。
web-problem-no-program = 您没有这个程序。
web-problem-too-many-programs = 您已有 { $most } 个程序，请先删除一个。
