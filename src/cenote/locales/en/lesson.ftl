lesson-title = Lesson
lesson-progress = Lesson: { $step } of { $count }
lesson-next = Next
lesson-back = Back
lesson-skip = Skip this
lesson-on = Go on anyway
lesson-finish = Play on
lesson-leave = Play without it
lesson-resume = Back to the lesson
lesson-astray = { $undo ->
    [yes] You may do that too! To follow the lesson, take your last step back here. Or go on your own way.
   *[no] You found a way of your own. What I wanted to show you cannot be done right now, so let us go on.
}
lesson-learn = Learn it in five minutes
lesson-newcomer = New to this game?
web-problem-no-lesson = There is no lesson for this game.
