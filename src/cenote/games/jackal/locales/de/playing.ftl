jackal-table-take = Nehmen: { $card }
jackal-table-cannot-lay = { $card }: kann jetzt nicht gelegt werden. Drücke darauf, um zu lesen, warum.
jackal-table-reach-then = Auch mit dieser Karte: { $card }
jackal-table-reach-lay = Auf dieser Insel: Ein Druck legt die Karten dafür
jackal-table-reach-new = neu
jackal-table-pack-back = { $count ->
    [one] Dieses Päckchen hattest du schon. Seitdem fehlt:
   *[other] Dieses Päckchen hattest du schon. Seitdem fehlen { $count } Karten:
}
jackal-table-pack-away = Jetzt bei { $seat }, so hast du es weitergegeben:
