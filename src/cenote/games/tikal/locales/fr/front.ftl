tikal-title = Tikal
tikal-tagline = Explorez la jungle, dégagez des temples, déterrez des trésors : dix points d’action par tour, et jamais tout à fait assez.
tikal-scene = Le plateau au milieu d’une partie : temples, trésors et membres de trois expéditions

tikal-mode-basic = Jeu de base
tikal-mode-basic-about = Piochez un hexagone, posez-le, dépensez dix points d’action. Idéal pour débuter.
tikal-mode-auction = Règles avancées (enchères)
tikal-mode-auction-about = Le tour et l’hexagone se paient en points de victoire. Moins de hasard, plus de réflexion.
tikal-option-camp-needs-member = Pas de camp sans membre
tikal-option-camp-needs-member-about = Un camp ne s’installe que là où se trouve un membre de votre expédition, comme dans le livret de règles français.
