# Titles that may be earned in any game. `.line` says what for, in the past tense without a subject.

title-first-win = One for the Mantelpiece
    .line = won a game
title-ten-wins = Makes It Look Easy
    .line = won 10 games
title-regular = The Usual Table
    .line = played 10 games to the end
title-furniture = Part of the Furniture
    .line = played 50 games to the end
title-on-a-roll = On a Roll
    .line = won 3 games in a row
title-good-loser = A Good Loser
    .line = came last 5 times
title-nobody-to-blame = Nobody Else to Thank
    .line = won a solo game
title-no-six = Never Rolled a Six
    .line = rolled at least 20 dice in one game without a six
title-no-one = Never Rolled a One
    .line = rolled at least 20 dice in one game without a one
title-knuckles = Worn Knuckles
    .line = rolled 1,000 dice
title-drowned-twice = Drowned Twice
    .line = was lost at sea or in a river twice
title-scourge = Scourge of Beasts
    .line = slew 50 creatures
title-busy-blade = A Busy Blade
    .line = slew 12 creatures in one game
title-bloodless = Bloodless
    .line = won a game with dice and slew nothing
title-untouchable = Untouchable
    .line = won 8 fights in one game and lost none
title-old-friend = Old Friend of Death
    .line = died 10 times
title-three-graves = Three Graves
    .line = died 3 times in one game
title-lazarus = Back from the Grave
    .line = died and still won
title-hoard = Sits on a Hoard
    .line = came by 100 Gold
title-wizardry = Smells of Sulphur
    .line = cast 10 Spells in one game

# On the last card of a game. Public.
titles-earned = 🎖️ { $news }
title-earned = { $name } earns { $titles }.
