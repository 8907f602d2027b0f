web-problem-bad-token = Этот токен не принадлежит ни одной программе.
web-problem-not-for-programs = Программе это недоступно.
web-problem-only-programs = Это для программ с токеном.
web-problem-no-program = У вас нет такой программы.
web-problem-too-many-programs = У вас уже есть программы: { $most }. Сначала удалите одну из них.
