tikal-options = {"camp-needs-member"}
tikal-play-help = place КЛЕТКА ПОВОРОТЫ: выложить тайл на эту клетку, повернув его по часовой стрелке от 0 до 5 раз
