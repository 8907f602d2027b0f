bot-file-file = There is no file { $path }.
bot-file-class = { $names ->
    [none] { $path } has no class { $name }, nor any other.
   *[other] { $path } has no class { $name }; it has { $names }.
}
bot-file-broken = { $path } cannot be used: line { $line }, { $reason }.
bot-file-shape = The class { $name } in { $path } is no bot: it has no { $missing }.
bot-file-twice = Two bots would be called { $name }. Give one of the classes another name.
bot-file-form = { $name } is no bot of your own: write { $form }.
cli-help-own-bot = a bot of your own for everybody at this server, a class in a file; may be given several times
serve-hasty = Bots: this is plain Python, so the levels look at only { $share } of the positions that they otherwise would, and stop after { $seconds } seconds. Compiled, the engine plays them at full strength.
level-ask = {"Choose an opponent (a number; q: quit; Enter: "}{ $usual }{") "}
level-entry = { $number } { $bot }: { $about }.
level-unlisted = “{ $typed }” is not on the list.
