jackal-title = Jackal
jackal-tagline = Les pirates préparent en secret leurs routes vers le coffre. Les plus courtes rapportent davantage, et les marques noires vous ralentissent.
jackal-scene = Une île en mer, les routes de deux pirates vers un coffre, et une main de cartes

jackal-mode-basic = Jeu de base
jackal-mode-basic-about = Île après île : tracez une route en secret, atteignez le coffre, partagez l’or. Idéal pour débuter.
jackal-mode-archipelago = Archipel
jackal-mode-archipelago-about = Quatre îles s’offrent d’avance à la vue, et vous draftez neuf cartes pour elles. Plus à prévoir.
jackal-option-marks-from-landed = Marques noires après débarquement seulement
jackal-option-marks-from-landed-about = Qui passe sur une île ne peut pas y lancer de marques noires.
