# Questions to one player. “You” is the player who is asked. $who, $rival and $victim are other players, in bold print.

ask-anything = What do you do?
ask-character = Who will you be? Anyone still free is yours.
ask-character-dealt = Who will you be? You may keep one of these.

## Windows

ask-aim = What do you turn into Gold?
ask-start = Your Turn begins. Cast a Spell before you move?
ask-start-other = { START($who) }’s Turn begins. Anything from you?
ask-land = You’ve arrived. Cast a Spell before you look round?
ask-land-other = { START($who) } has arrived. Anything from you?
ask-end = Your Turn is ending. Anything else?
ask-end-other = { START($who) }’s Turn is ending. Anything from you?
ask-kill = You’re about to strike the final blow. Do you go through with it?
ask-kill-other = { START($who) } is about to strike the final blow. Do you step in?
ask-lose-follower = You’re about to lose a Follower. Do you prevent it?
ask-lose-follower-other = { START($who) } is about to lose a Follower. Do you step in?
ask-lose-life = You’re about to lose a Life. Do you prevent it?
ask-lose-life-other = { START($who) } is about to lose a Life. Do you step in?
ask-evade = You may evade. What do you do?
ask-evade-other = { START($who) } may evade. Anything from you?
ask-attacked-by = { START($rival) } attacks you. What do you do?
ask-attacked-by-other = { START($rival) } attacks { $who }. Anything from you?
ask-tried-by = { START($rival) } tries something on you. What do you do?
ask-tried-by-other = { START($rival) } tries something on { $who }. Anything from you?
ask-met = { START(NAME($foes, form: "the")) } would like a word with you. Evade?
ask-met-other = { START(NAME($foes, form: "the")) } would like a word with { $who }. Anything from you?
ask-calm = They let you be. Do you pick a fight?
ask-calm-other = Nothing attacks { $who }. Anything from you?
ask-attacked = { $count ->
    [one] { START(NAME($foes, form: "the")) } attacks you: { $scores }. What do you do?
   *[other] { START(NAME($foes, form: "the")) } attack you: { $scores }. What do you do?
  }
ask-attacked-other = { $count ->
    [one] { START(NAME($foes, form: "the")) } attacks { $who }: { $scores }. Anything from you?
   *[other] { START(NAME($foes, form: "the")) } attack { $who }: { $scores }. Anything from you?
  }
ask-fight = A fight begins. Anything from you?
ask-fight-yours = Before the dice, you’re at { $own } and { NAME($other, form: "the") } at { $theirs }. Anything to add?
ask-fight-other = Before the dice, { $who } is at { $ours } and { NAME($other, form: "the") } at { $theirs }. Anything from you?
ask-cast = Somebody casts a Spell. Do you undo it?
ask-cast-command = { START($who) } casts the **Command Spell**, and it works. Do you undo it?
ask-cast-spell = { START($who) } casts **{ NAME($spell) }**. Do you undo it?
ask-cast-on = { START($who) } casts **{ NAME($spell) }** on { NAME($target, form: "the") }. Do you undo it?
ask-cast-to = { START($who) } casts **{ NAME($spell) }** to go to { NAME($target, form: "the") }. Do you undo it?
ask-cast-for = { START($who) } casts **{ NAME($spell) }** on { NAME($target, form: "the") }, for { NAME($loot, form: "the") }. Do you undo it?

## Moving

ask-move-how = How do you move?
ask-move-how-raft = How do you move? It’s now or never for your Raft.
ask-move-how-offer = How do you move? It’s now or never for the Tavern’s offer.
ask-move-step = You move one space, without a die. Where to?
ask-move-rolled = You rolled **{ $rolled }**. Where to?
ask-move-over-bridge = { $left ->
    [one] You’re over the bridge, with 1 space of your **{ $rolled }** left. Where to?
   *[other] You’re over the bridge, with { $left } spaces of your **{ $rolled }** left. Where to?
  }
ask-inner = You move one space. On, or back?
ask-inner-werewolf = Your Werewolf (Strength { $strength }) is still there. Finish it off, or turn back?
ask-inner-pitfiends = { $left ->
    [one] 1 Pitfiend is left in the queue. Fight it, or turn back?
   *[other] { $left } Pitfiends are left in the queue. Fight them, or turn back?
  }
ask-inner-death = Death shuffles. Play on, or turn back?
ask-teleport = Where do you want to be?
ask-regenerate = A 6. Do you heal a Life instead of moving?

## Encounters

ask-encounter = What do you do here?
ask-encounter-more = Anything else before your Turn ends?
ask-encounter-crown = The Crown is crowded. Who do you face?
ask-card = What’s next?
ask-card-take = What do you take?
ask-deed = What do you do?
ask-deed-to = What do you do to { $victim }?
ask-weapons = Which Weapon counts?
ask-protect = You’re about to lose a Life in Combat. Which Protection do you try?
ask-spoils = You’ve won. What do you take?
ask-loot = What do you take from { $victim }?
ask-loot-follower = Which Follower do you take from { $victim }?
ask-loot-dead = { START($victim) } has no use for it now. What do you take?
ask-raise = { NAME($card, form: "The") } is dead. Does it get up again?
ask-crown = { START($who) }’s Command Spell strikes. What do you do?

## Things, Spells and luck

ask-drop = { $limit ->
    [one] You can carry 1 Object at most. What do you leave?
   *[other] You can carry { $limit } Objects at most. What do you leave?
  }
ask-discard = Your Craft doesn’t allow that many Spells. Which one goes?
ask-exchange = Your trophies buy 1 Strength for every { $rate } points. Trade now?
ask-exchange-craft = The Spirits you’ve beaten teach 1 Craft for every { $rate } points. Trade now?
ask-trophies = { $stat ->
    [craft] Every { $rate } points buy 1 Craft, and what’s left over is lost. So far { $points }. Which trophies do you hand in?
   *[strength] Every { $rate } points buy 1 Strength, and what’s left over is lost. So far { $points }. Which trophies do you hand in?
  }
# Why the dice were rolled.
ask-luck = You rolled **{ $dice }** { $why ->
    [move] to move
    [freedom] to be free
    [portal] at the Portal
    [fight] for the fight
    [protection] for your Protection
    [passage] to get through
    [death] against Death
    [chasm] at the Chasm
    [charm] to charm it
    [beguiling] to beguile
   *[table] here
  }.
ask-luck-for = You rolled **{ $dice }** for { NAME($card, form: "the") }.
ask-luck-row = *{ $row }*
ask-luck-fails = That isn’t enough.
ask-luck-works = That will do.
ask-luck-left = { $left ->
    [one] You have 1 token of luck. Roll again?
   *[other] You have { $left } tokens of luck. Roll again?
  }
ask-lose-which = A Follower must go. Which?
ask-vampire = { $left ->
    [one] The Vampire wants one more. A Follower?
   *[other] The Vampire wants { $left } more. Followers first?
  }
ask-foresee = You saw these coming. Which one do you put away?
ask-orb = The Orb shows what’s coming. Do you replace one?

## Trade

ask-deal = A deal with { $rival }: { NAME($gives, form: "the") } for { NAME($gets, form: "the") }. What else?
ask-deal-answer = { START($rival) } offers you { NAME($gives, form: "the") } and wants { NAME($gets, form: "the") }. Do you agree?

## Spaces

ask-roll = { $space ->
    [temple] Do you pray?
    [graveyard] Do you invoke the spirits?
   *[other] Do you roll?
  }
ask-skip = You don’t have to roll here. Do you want to?
ask-visit = Who do you visit?
ask-shop = You’re at { NAME($shop, form: "the") } with { $gold } Gold. What will it be?
ask-sell = What do you turn into Gold?
ask-instruction = { $by ->
    [black-knight] The Black Knight bars the way. What do you give him?
    [temple] The gods want something of yours. What do you give up?
   *[other] What do you choose?
  }
ask-add-one = { NAME($table) }: **{ $total }**. *{ $row }* With 1 more: *{ $more }*
ask-wish = { NAME($card, form: "The") } grants you a wish. What will it be?
ask-quest = The Warlock has a Quest for you, and a die says which. Do you accept?
ask-quest-pay = Your Quest: { $quest } Do you pay now?
ask-align = Alignment matters to { NAME($cause, form: "the") }. You’re { NAME($alignment) }. Do you stay that way?
ask-woods = The Woods offer Spells. Do you draw?
