# Words in the pictures of every game.

nameless = Platz { $number }
portraits-title = Wer willst du sein?
notice-more = und { $count } weitere
hand-more =
    und { $count }
    weitere
parts-more = aus { $count } weiteren
fight-before = davor
fight-others = sonst { $sum }
