nim-title = Ним
nim-tagline = Несколько кучек камней, и один из камней последний. Игра столь же древняя, сколь короткая.

nim-mode-normal = Обычная игра
nim-mode-normal-about = Кто взял последний камень, тот выиграл.
nim-mode-misere = Мизер
nim-mode-misere-about = Кто взял последний камень, тот проиграл.
nim-option-four-piles = Четыре кучки
nim-option-four-piles-about = На одну кучку больше обычного.
