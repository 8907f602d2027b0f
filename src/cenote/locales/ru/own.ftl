bot-file-file = Файла { $path } нет.
bot-file-class = { $names ->
    [none] В файле { $path } нет ни класса { $name }, ни каких-либо других.
   *[other] В файле { $path } нет класса { $name }; там есть { $names }.
}
bot-file-broken = Файл { $path } не годится: строка { $line }, { $reason }.
bot-file-shape = Класс { $name } из файла { $path } — не бот: у него нет { $missing }.
