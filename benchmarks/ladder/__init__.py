"""The ladder of our bots: which series are played, what they must show, and the page that says so."""
