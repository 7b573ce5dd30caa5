# Scenes with a picture and the poster of a finished game, in plain text. $who, $rival and $foes may begin a sentence.

## Faces

face-drew = { START($who) } draws { NAME($card, form: "the") }
face-met = { START($who) } meets { NAME($card, form: "the") }
face-bought = { START($who) } buys { NAME($card, form: "a") }
face-cast = { START($who) } casts { NAME($spell) }
face-took = { START($who) } takes { NAME($card, form: "the") }

## Fights

fight-even = { START($who) } and { NAME($other, form: "the") } are evenly matched
fight-beaten = { START($who) } beats { NAME($other, form: "the") }
fight-beaten-by = { $count ->
    [one] { START(NAME($foes, form: "the")) } beats { $who }
   *[other] { START(NAME($foes, form: "the")) } beat { $who }
  }
fight-by-strength = Combat: Strength against Strength.
fight-by-craft = Psychic Combat: Craft against Craft.
fight-margin = Won by { $by }
fight-level = Level
fight-strength = Strength
fight-craft = Craft
side-foes = { NAME($foes) }
side-dead = dead
side-lives = { $count ->
    [one] { $change } Life, { $left } left
   *[other] { $change } Lives, { $left } left
  }
side-stands = stands
side-wins = wins
side-beaten = beaten
side-trophy = a trophy
side-slain = no more

## Deaths, robberies, the Crown and the end

death = Here lies the { NAME($character) }
death-where = Fell { NAME($place, form: "in") }.
death-where-and-when = Fell { NAME($place, form: "in") }, in round { $round }.
death-by = Thanks to { NAME($cause, form: "the") }.
death-figures = Strength { $strength }, Craft { $craft }.
death-leaves = Leaves { $goods }.
death-leaves-nothing = Leaves nothing but a name.
death-trophies = { $count ->
    [one] 1 trophy
   *[other] { $count } trophies
  }
death-objects = { $count ->
    [one] 1 Object
   *[other] { $count } Objects
  }
death-followers = { $count ->
    [one] 1 Follower
   *[other] { $count } Followers
  }
robbery = { START($who) } robs { $rival }
robbery-card = { NAME($card, form: "The") } changes hands.
robbery-gold = { $gold } Gold changes hands.
crown = { START($who) } stands on the Crown of Command
crown-first = The first to come so far.
blow = { START($who) } casts the Command Spell
blow-strikes = The spell strikes.
blow-misses = The spell misses.
blow-fizzles = A fizzle, and a dignified pause.
change = { START($who) } is a Toad
change-turns = For 3 Turns. Everything falls to the ground.
rescue = { START($who) }’s Life is saved
victory = { $count ->
    [one] { START($who) } wins
   *[other] { START($who) } win
  }
victory-crown = The Crown of Command fits.
victory-last = The last one left.
victory-limit = Closing time.

## The poster: the parts of a score, and what decided the game

part-region = Region { $points }
part-talisman = Talisman { $points }
part-strength = Strength { $points }
part-craft = Craft { $points }
part-lives = Lives { $points }
part-gold = Gold { $points }
part-other = { NAME($part) } { $points }
decided-by-crown = Round { $round }: { $who } reaches the Crown of Command.
decided-by-death = Round { $round }: { $rival } falls { NAME($place, form: "in") }, thanks to { NAME($cause, form: "the") }, and { $who } is the last one left.
decided-by-leaving = Round { $round }: { $rival } leaves, and { $who } is the last one left.
decided-together = Closing time: { $who } share the victory.
decided-by-region = Closing time: { $who } is further in than { $rival } (+{ $points }).
decided-by-talisman = Closing time: { $who } is ahead of { $rival } by a Talisman (+{ $points }).
decided-by-strength = Closing time: { $who } is ahead of { $rival } by Strength (+{ $points }).
decided-by-craft = Closing time: { $who } is ahead of { $rival } by Craft (+{ $points }).
decided-by-lives = Closing time: { $who } is ahead of { $rival } by Lives (+{ $points }).
decided-by-gold = Closing time: { $who } is ahead of { $rival } by Gold (+{ $points }).
decided-by-points = Closing time: { $who } is ahead of { $rival } (+{ $points }).
