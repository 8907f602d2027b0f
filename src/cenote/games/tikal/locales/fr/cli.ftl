tikal-options = {"camp-needs-member"}
tikal-play-help = place CASE ROTATIONS : poser l’hexagone sur cette case, tourné de 0 à 5 fois dans le sens horaire
