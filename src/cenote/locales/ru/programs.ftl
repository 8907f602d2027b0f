programs = Программы
programs-about = Ваша программа может сидеть за столами и играть с любой машины. Все видят, что это программа.
programs-one = программа
programs-name = Название программы
programs-add = Создать программу
programs-token = Это её токен. Он показывается только сейчас: сохраните его там, где программа его найдёт.
programs-token-label = Токен программы
programs-remove = Удалить
programs-remove-one = Удалить программу { $name }
programs-seat = Посадить программу
programs-seat-at = Посадить программу на место { $number }

web-problem-bad-token = Этот токен не принадлежит ни одной программе.
web-problem-not-for-programs = Программе это недоступно.
web-problem-only-programs = Это для программ с токеном.
web-problem-no-program = У вас нет такой программы.
web-problem-too-many-programs = У вас уже есть программы: { $most }. Сначала удалите одну из них.
