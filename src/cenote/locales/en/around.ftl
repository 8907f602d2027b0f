around-going = Go on playing
around-going-all = Show all games
around-ended = Finished games

around-settings = Settings
around-theme = Colours
around-theme-system = Same as the system
around-theme-light = Light
around-theme-dark = Dark
around-my-turn = When it is your turn
around-sound = Play a sound
around-notify = Show a notification
around-notify-about = While this page is out of sight, and if the browser can, also when it is closed.
around-notify-denied = Your browser blocks notifications from this page. You can allow them in its settings for this site.
around-notify-insecure = Browsers show notifications only from pages with a secure address.

around-ask = Shall we tell you when it is your turn again?
around-ask-yes = Yes, notify me
around-ask-no = Not now
around-told = At the table with { $names }.
around-late = This takes longer than usual. Still trying …
