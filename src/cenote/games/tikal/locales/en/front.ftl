tikal-title = Tikal
tikal-tagline = Explore the jungle, uncover temples, recover treasures: ten action points a turn, and never quite enough.
tikal-scene = The board in the middle of a game: temples, treasures and the people of three expeditions

tikal-mode-basic = Basic game
tikal-mode-basic-about = Draw a hex, place it, spend ten action points. The best way to begin.
tikal-mode-auction = Auction game
tikal-mode-auction-about = You bid victory points for turn and hex. Less luck, more to think about.
tikal-option-camp-needs-member = Camps need a member
tikal-option-camp-needs-member-about = A camp can be established only where one of your members stands, as in the French rule book.
