bot-file-file = Файла { $path } нет.
bot-file-class = { $names ->
    [none] В файле { $path } нет ни класса { $name }, ни каких-либо других.
   *[other] В файле { $path } нет класса { $name }; там есть { $names }.
}
bot-file-broken = Файл { $path } не годится: строка { $line }, { $reason }.
bot-file-shape = Класс { $name } из файла { $path } — не бот: у него нет { $missing }.
bot-file-twice = Два бота назывались бы { $name }. Дайте одному из классов другое имя.
bot-file-form = { $name } — не ваш бот: нужно { $form }.
cli-help-own-bot = ваш собственный бот для всех на этом сервере, класс в файле; можно указать несколько раз
serve-hasty = Боты: здесь работает чистый Python, поэтому уровни просматривают лишь { $share } обычного числа позиций и останавливаются через { $seconds } с. Скомпилированный движок возвращает им полную силу.
level-ask = {"Выберите соперника (номер; q: выйти; Enter: "}{ $usual }{") "}
level-entry = { $number } { $bot }: { $about }.
level-unlisted = «{ $typed }» нет в списке.
