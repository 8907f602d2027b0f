bot-file-file = There is no file { $path }.
bot-file-class = { $names ->
    [none] { $path } has no class { $name }, nor any other.
   *[other] { $path } has no class { $name }; it has { $names }.
}
bot-file-broken = { $path } cannot be used: line { $line }, { $reason }.
bot-file-shape = The class { $name } in { $path } is no bot: it has no { $missing }.
