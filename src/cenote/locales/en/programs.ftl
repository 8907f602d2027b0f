programs = Programs
programs-about = A program of yours can sit at tables and play from any machine. Everybody sees that it is a program.
programs-one = program
programs-name = Name of the program
programs-add = Make a program
programs-token = This is its token. It is shown only now: keep it where the program finds it.
programs-token-label = Token of the program
programs-remove = Remove
programs-remove-one = Remove { $name }
programs-seat = Seat a program
programs-seat-at = Seat a program at seat { $number }

web-problem-bad-token = That token belongs to no program.
web-problem-not-for-programs = A program cannot do that.
web-problem-only-programs = That is for programs with a token.
web-problem-no-program = You have no such program.
web-problem-too-many-programs = You have { $most } programs already. Remove one of them first.
