nim-title = Nim
nim-tagline = A few piles of stones, and one of them is the last. As old as it is short.

nim-mode-normal = Normal game
nim-mode-normal-about = Whoever takes the last stone wins.
nim-mode-misere = Misère
nim-mode-misere-about = Whoever takes the last stone loses.
nim-option-four-piles = Four piles
nim-option-four-piles-about = One pile more than usual.
