# Words in the pictures of every game.

nameless = Asiento { $number }
portraits-title = ¿Quién quieres ser?
# Below a map: what lies there and has no room.
notice-more = y { $count } más
# The cards of a hand that have no room, in two lines.
hand-more =
    y { $count }
    más
# In a sum: the parts that have no line of their own. Their value stands before this.
parts-more = de { $count } más
# Above the earlier rounds of a fight.
fight-before = antes
# The summands of a fight that have no room of their own.
fight-others = resto { $sum }
