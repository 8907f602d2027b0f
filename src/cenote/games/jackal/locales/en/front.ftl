jackal-title = Jackal
jackal-tagline = Pirates lay their route to the chest in secret. Shorter routes take more, and black marks slow you down.
jackal-scene = An island in the sea with the routes of two pirates to a chest, and a hand of cards

jackal-mode-basic = Basic game
jackal-mode-basic-about = Island after island: lay a secret route, reach the chest, share the gold. The best way to begin.
jackal-mode-archipelago = Archipelago
jackal-mode-archipelago-about = Four islands lie open ahead, and you draft nine cards for them. More to plan.
jackal-option-marks-from-landed = Only those who landed throw marks
jackal-option-marks-from-landed-about = Whoever passes on an island cannot throw black marks there.
