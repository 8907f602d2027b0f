lesson-title = Обучение
lesson-progress = Обучение: { $step } из { $count }
lesson-next = Дальше
lesson-back = Назад
lesson-skip = Пропустить
lesson-on = Всё равно дальше
lesson-finish = Играть дальше
lesson-leave = Выйти из обучения
lesson-leave-why = Игра продолжится, только без обучения
lesson-resume = Вернуться к обучению
lesson-astray = { $undo ->
    [yes] Так тоже можно! Чтобы вернуться к обучению, отмените здесь последний шаг. Или играйте по-своему.
   *[no] Вы нашли свой путь. То, что мы хотели показать, сейчас сделать нельзя, поэтому пойдём дальше.
}
lesson-learn = Научиться за пять минут
lesson-newcomer = Впервые в этой игре?
lesson-go-title = Перейти к уроку?
lesson-go-about = Урок откроет свой стол. Эта партия останется как есть; вы найдёте её на главной странице в разделе «{ web-mine }».
lesson-go = К уроку
web-problem-no-lesson = Для этой игры обучения нет.
