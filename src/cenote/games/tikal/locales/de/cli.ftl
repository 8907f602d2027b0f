tikal-options = {"camp-needs-member"}
tikal-play-help = place FELD DREHUNGEN: die Geländetafel dort legen, 0- bis 5-mal im Uhrzeigersinn gedreht
