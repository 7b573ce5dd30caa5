# Scenes with a picture, and the poster of a finished game. Plain text: pictures show no Markdown. $who, $rival and
# $loser are players.

## Faces

face-met = { $who } meets { NAME($foe, form: "plain") }
face-drawn = { $who } draws { NAME($item, form: "one") }
face-spell = { $who } now holds { NAME($spell) }
face-cast = { $who } casts { NAME($spell) }
face-joined = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "plain") } join { $who }
   *[other] { NAME($foe, form: "plain") } joins { $who }
  }
face-vessel = { $who } takes a { NAME($vessel) }
face-clue = { $who } follows a clue { NAME($place, form: "in") }

## Fights

drama-killed = { $who } beats { NAME($foe, form: "plain") }
drama-creature-fled = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "plain") } run from { $who }
   *[other] { NAME($foe, form: "plain") } runs from { $who }
  }
drama-died = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "plain") } kill { $who }
   *[other] { NAME($foe, form: "plain") } kills { $who }
  }
drama-sunk = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "plain") } sink { $who }
   *[other] { NAME($foe, form: "plain") } sinks { $who }
  }
drama-both-fled = { $who } and { NAME($foe, form: "plain") } run
drama-bored = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "plain") } get bored
   *[other] { NAME($foe, form: "plain") } gets bored
  }
drama-away = { $who } gets away from { NAME($foe, form: "plain") }
drama-duel = { $who } beats { $rival }
drama-duel-away = { $who } gets away from { $rival }
drama-duel-drawn = { $who } against { $rival }
fight-total = { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
  }
fight-margin = { $by ->
    [one] 1 hit ahead
   *[other] { $by } hits ahead
  }
side-dead = dead
side-sunk = under water
side-away = got away
side-beaten = beaten
side-friend = a friend
side-gone = gone
side-unbeaten = unbeaten
side-wins = wins
side-stands = still there

## Robberies, deaths, finds and the end

plunder = { $who } plunders { $rival }
drama-item = the { NAME($item) }
confiscation = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "plain") } relieve { $who } of treasure
   *[other] { NAME($foe, form: "plain") } relieves { $who } of treasure
  }
confiscation-loot = { $treasures }. There is a receipt.
death = Here lies { $character }
death-by-foe = Killed by { NAME($foe, form: "plain") }.
death-by-foe-in-round = Killed by { NAME($foe, form: "plain") }, in round { $round }.
death-by-character = Killed by { $killer }.
death-by-character-in-round = Killed by { $killer }, in round { $round }.
death-in-round = In round { $round }.
death-otherwise = Gone too soon.
death-found = { $count ->
    [one] Had found 1 Imperial Treasure.
   *[other] Had found { $count } Imperial Treasures.
  }
companions = { $count ->
    [one] 1 companion
   *[other] { $count } companions
  }
death-leaves = Leaves { $things }.
death-leaves-nothing = Leaves nothing but a name.
find = { $who } finds { NAME($item, form: "one") }
find-imperial = One of the six Imperial Treasures!
rescue = { $who } is out of prison
rescue-out = Free, and a little dusty.
victory = { $who } wins
victory-score = With { $score }.

## The poster

part-imperial = Imperial Treasures: { $points }
part-scroll = Scrolls: { $points }
part-charm = Charms: { $points }
part-ruby = Rubies: { $points }
part-stone = Stones: { $points }
part-gold = Gold: { $points }
part-silver = Silver: { $points }
part-magic-weapon = Magic weapons: { $points }
part-weapons = Weapons: { $points }
decided-by-tie = A tie, and the dice decide: { $who } rolls { $die }.
decided-by-leaving = Round { $round }: { $rival } leaves, and only { $who } is left.
decided-by-death = Round { $round }: { $rival } is out of the game, and only { $who } is left.
decided-by-points = { $points ->
    [one] When all is counted, { $who } is 1 point ahead of { $rival }.
   *[other] When all is counted, { $who } is { $points } points ahead of { $rival }.
  }
decided-by-weapons = { $who } has as many treasures as { $rival }, but more weapons: { $own } to { $theirs }.
lead-find = Round { $round }: { $who } finds { NAME($item, form: "one") } and is ahead for good.
lead-gift = Round { $round }: { $giver } gives the { NAME($item) } to { $who }, who is ahead for good.
lead-giving = Round { $round }: { $rival } gives treasure away, and { $who } is ahead for good.
lead-plunder = Round { $round }: { $rival } plunders { $loser }, and { $who } is ahead for good.
lead-own-plunder = Round { $round }: { $who } plunders { $loser } and is ahead for good.
lead-loss = Round { $round }: { $rival } loses the { NAME($item) }, and { $who } is ahead for good.
lead-death = Round { $round }: { $rival } is no more, and { $who } is ahead for good.
