web-problem-bad-token = That token belongs to no program.
web-problem-not-for-programs = A program cannot do that.
web-problem-only-programs = That is for programs with a token.
web-problem-no-program = You have no such program.
web-problem-too-many-programs = You have { $most } programs already. Remove one of them first.
