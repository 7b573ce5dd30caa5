# Words in the pictures of every game.

# A player whose name our fonts can’t write.
nameless = Seat { $number }
portraits-title = Who will you be?
# Below a map: what lies there and has no room.
notice-more = and { $count } more
# The cards of a hand that have no room, in two lines.
hand-more =
    and { $count }
    more
# In a sum: the parts that have no line of their own. Their value stands before this.
parts-more = from { $count } more
# Above the earlier rounds of a fight.
fight-before = before
# The summands of a fight that have no room of their own.
fight-others = others { $sum }
