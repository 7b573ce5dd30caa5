# What Spells and cards are for, in a few words, and the odds of dice and fights. `.hint` is the same as a sentence.

## Spells. `.when` says when they may be cast.

gist-acquisition = Take 1 Object or 1 Gold from anybody
    .when = as your Turn starts
gist-alchemy = Turn any of your Objects into 1 Gold each
    .when = as your Turn starts
gist-counterspell = Undo a Spell just cast, even the Command Spell
    .when = when a Spell is cast
gist-destroy-magic = No Spells and no Magic Objects for anybody until your next Turn
    .when = as your Turn starts or ends
gist-destruction = Remove a face-up card from the board
    .when = as your Turn starts or when you’ve moved
gist-divination = Look at the next 5 Adventures
    .when = as your Turn starts
gist-healing = Heal anybody to 4 Lives
    .when = at any time, on anybody’s Turn
gist-hex = Anyone who lands there loses 1 Life, for 3 rounds
    .when = as your Turn starts
gist-immobility = Freeze somebody’s Turn, or evade one attacker
    .when = as somebody else’s Turn starts, or when you’re attacked
gist-invisibility = Evade anything you like until the Turn ends
    .when = when you’re attacked
gist-mesmerism = Take 1 Follower from anybody
    .when = as your Turn starts
gist-nullify = Another Character discards all Spells
    .when = at any time, on anybody’s Turn
gist-preservation = Save 1 Life, 1 Follower or 1 Enemy
    .when = when anything is about to be lost
gist-psionic-blast = Add your starting Craft to your Strength
    .when = before the dice of a fight of yours
gist-random = Roll 1 die for anybody, from Toad to an extra Life
    .when = at any time, on anybody’s Turn
gist-teleport = Go to any other space of your Region
    .when = as your Turn starts
gist-temporal-warp = Take 3 Turns in a row
    .when = as your Turn starts
gist-hint = { $gist }.

## Cards

figure-strength = Strength { $figure }
figure-craft = Craft { $figure }
bonus-dragons = { $bonus } against Dragons
bonuses-hint = { $bonuses }.
bonuses-not-for = { $bonuses }; not for the { $alignments }
    .hint = { $bonuses }. Not for the { $alignments }.
saves = saves a Life on { $dice }
    .hint = Saves a Life in Combat on { $dice }.
dice-from-to = { $first } to { $last }
mule-plus-four = Carries 4 more Objects for you. Judges you for each of them.

## Odds

odds = Win { $win }%, lose { $lose }%.
odds-scores = { $fight ->
    [psychic] Craft { $theirs } against { $own }
   *[combat] Strength { $theirs } against { $own }
  }
odds-scores-yours = { $fight ->
    [psychic] Craft { $theirs } against your { $own }
   *[combat] Strength { $theirs } against your { $own }
  }
odds-against = { $scores }. { $odds }
odds-duel = { $fight ->
    [psychic] Your Craft { $own } against { $theirs }. { $odds }
   *[combat] Your Strength { $own } against { $theirs }. { $odds }
  }
odds-at-most = { $dice ->
    [one] { $most } or less on 1 die: { $chance }%.
   *[other] { $most } or less on { $dice } dice: { $chance }%.
  }
score = { $value } + { $counted } = **{ $total }**
score-best-of = { $value } + { $counted } (of { $dice }) = **{ $total }**
score-sure = **{ $total }**
