lesson-title = Lesson
lesson-progress = Lesson: { $step } of { $count }
lesson-next = Next
lesson-back = Back
lesson-skip = Skip this
lesson-on = Go on anyway
lesson-finish = Play on
lesson-leave = Leave lesson
lesson-leave-why = The game goes on, only without the lesson
lesson-resume = Back to the lesson
lesson-astray = { $undo ->
    [yes] You may do that too! To follow the lesson, take your last step back here. Or go on your own way.
   *[no] You found a way of your own. What I wanted to show you cannot be done right now, so let us go on.
}
lesson-learn = Learn in five minutes
lesson-newcomer = New to this game?
lesson-go-title = To the lesson?
lesson-go-about = The lesson opens a table of its own. This game stays as it is; you find it under “{ web-mine }” on the home page.
lesson-go = To the lesson
web-problem-no-lesson = There is no lesson for this game.
