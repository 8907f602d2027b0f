jackal-title = Jackal
jackal-tagline = Piraten legen ihre Route zur Truhe verdeckt aus. Kürzere Routen bringen mehr ein, und Schwarze Flecken halten dich auf.
jackal-scene = Eine Insel im Meer mit den Routen zweier Piraten zu einer Truhe, daneben eine Kartenhand

jackal-mode-basic = Grundspiel
jackal-mode-basic-about = Insel um Insel: verdeckt eine Route legen, die Truhe erreichen, das Gold teilen. Ideal für den Einstieg.
jackal-mode-archipelago = Archipel
jackal-mode-archipelago-about = Vier Inseln liegen offen voraus, und ihr draftet neun Karten dafür. Mehr zu planen.
jackal-option-marks-from-landed = Schwarze Flecken nur von Gelandeten
jackal-option-marks-from-landed-about = Wer auf einer Insel passt, darf dort keine Schwarzen Flecken zustecken.
