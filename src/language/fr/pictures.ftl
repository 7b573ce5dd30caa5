# Words in the pictures of every game.

# A player whose name our fonts can’t write.
nameless = Place { $number }

portraits-title = Qui veux-tu être ?
notice-more = et { $count } de plus
hand-more =
    et { $count }
    de plus
parts-more = de { $count } autres
fight-before = avant
fight-others = autres { $sum }
