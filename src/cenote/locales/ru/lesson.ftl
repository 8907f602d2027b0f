lesson-title = Обучение
lesson-progress = Обучение: { $step } из { $count }
lesson-next = Дальше
lesson-back = Назад
lesson-skip = Пропустить
lesson-on = Всё равно дальше
lesson-finish = Играть дальше
lesson-leave = Играть без него
lesson-resume = Вернуться к обучению
lesson-astray = { $undo ->
    [yes] Так тоже можно! Чтобы вернуться к обучению, отмените здесь последний шаг. Или играйте по-своему.
   *[no] Вы нашли свой путь. То, что мы хотели показать, сейчас сделать нельзя, поэтому пойдём дальше.
}
lesson-learn = Научиться за пять минут
lesson-newcomer = Впервые в этой игре?
web-problem-no-lesson = Для этой игры обучения нет.
