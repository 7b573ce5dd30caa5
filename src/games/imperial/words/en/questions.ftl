# Questions. “You” is the player who is asked, $who and $rival are other players. A place comes with its preposition.

ask-anything = What do you do?
ask-character = Who will you be?
ask-starting-spell = Which spell do you take along?
ask-newcomer = Your character is dead. Who comes next?
ask-move = Where to? You’re { $in }.
ask-move-followed = You’ve come far enough in company. You’re { $in }. What do you do instead of moving?
ask-move-held = The sand still holds you. You’re { $in }. What do you do instead of moving?
ask-where = Where to?
ask-oasis = The Oasis is there. Walk on, or stop?
ask-teleport = Where do you appear?
ask-raft = On which shore do you land?
ask-meditate = Which spell do you meditate for?
ask-leave = Which way do you go?
ask-business = Any business { $in }, before you go on?
ask-business-here = Any business here, before you go on?
ask-weapon = Which weapon do you hand over?
ask-forget = Nobody may hold more than 4 clues. Which do you forget?
ask-shift = You rolled { $total }. Does { NAME($item, form: "the") } change it?
ask-vessel = A weapon, or something that floats?
ask-cure-all = { $wounds ->
    [one] For a weapon they’ll heal the 1 wound in your party. Which weapon?
   *[other] For a weapon they’ll heal all { $wounds } wounds in your party. Which weapon?
  }
ask-charm = Do you rub the Lucky Charm?
charm-dice = { $count ->
    [one] Your die shows { $dice }.
   *[other] Your dice show { $dice }.
  }
charm-dice-exploring = Your dice show { $dice }, exploring { NAME($place) }.
charm-dice-against = Your die shows { $dice }, against { $theirs }.
charm-dice-needs = { $count ->
    [one] Your die shows { $dice }, and you need { $target }.
   *[other] Your dice show { $dice }, and you need { $target }.
  }
ask-heal-one = One wound heals. Whose?
ask-heal = Who is healed?
ask-last-words = You’re under arrest. Any last words?
ask-prison = What do you do in prison?
ask-bribe = Which treasure does the gaoler get?
ask-palantir = The Palantir shows { NAME($foe, form: "the") }. Let it come?
ask-played = Who gets a visit from { NAME($foe, form: "the") }?
ask-villain = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } have no business with you. With whom, then?
   *[other] { NAME($foe, form: "The") } has no business with you. With whom, then?
  }
ask-horse = The Wild Horse eyes you. Talk to it, or try your luck?
ask-dragon = Olliver J. Dragon is collecting. What do you contribute?
ask-tax = The Tax Collector has a form. What do you declare?
ask-peddler = The Pedlar opens his coat. A weapon for a clue, or for the better of two?
ask-peddler-keep = Which of the two do you keep?
ask-nomads = The Nomads will swap a clue for a weapon. Which?
ask-mermaid = What do you ask of the Mermaid?
ask-gift = You’re offered a spell. Which?
ask-pirates = The Pirates no longer need their boat. Do you?

# What each companion is good for stands in its question.
ask-join = { $kind ->
    [black-cat] The **Black Cat** chooses elves, clerics and magicians as staff, and has chosen you: +1 to every meditation.
    [ed-eagle] **Ed Eagle** has excellent eyesight, poor jokes, and an offer: with him scouting you may take two steps in the wilderness.
    [elephant] The **Elephant** wandered off from somebody else’s story and would like to be in yours. Strong, slow, and not coming in a boat. A ship, perhaps.
    [elf-princess] The **Elf Princess** is lost, and certain that it’s everybody else who has moved. Escort her to Silverleaf for 1 treasure and the healing of all your wounds.
    [guillaume-tell] **Guillaume Tell** offers to come along. Agility 1, but 5 with his own bow. Anything you lend him he keeps when he leaves. Hide the apples.
    [lion] The **Lion** only wanted a thorn removed, and would like to join you.
    [maid-marywin] **Maid Marywin** would like an escort to Castle Highgloom, and pays 1 treasure and 1 clue. Agility 1, eleven trunks. She never deserts: nobody else would carry the trunks.
    [wild-horse] The **Wild Horse** decides you may borrow its back. With it you ride 1 hex further along roads.
   *[other] { NAME($foe, form: "The") } would like to join you.
  }
ask-emerald = The **Emerald of Life** could save { NAME($foe, form: "the") }. Use it?
ask-raise = { $mark } points of experience: something has been learnt. What?
ask-raise-some = Something has been learnt. What?

## Company

ask-convoy = { $who } would like your company on the way. Will you come along?
ask-invite = Who do you take along?
ask-support = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } attack { $who }, next to you. Do you help?
   *[other] { NAME($foe, form: "The") } attacks { $who }, next to you. Do you help?
  }
ask-support-somebody = Somebody is attacked next to you. Do you help?
ask-attack = Nobody is looking. Do you attack anybody?
ask-charm-companion = Which of the other party do you charm?

## Fights

ask-round = { $stage ->
    [approach] Round { $round }, Approach. What do you do?
   *[melee] Round { $round }, hand to hand. What do you do?
  }
ask-this-round = What do you do this round?
ask-approach = { $rounds ->
    [one] 1 round of Approach is left, and nobody can shoot. Wait, close in, or run?
   *[other] { $rounds } rounds of Approach are left, and nobody can shoot. Wait, close in, or run?
  }
will-run = { NAME($foe, form: "The") } will try to run.
ask-draw = Hand to hand: which weapon?
ask-allot = { $hits ->
    [one] 1 hit is left over. Who takes it?
   *[other] { $hits } hits are left over. Who takes the next?
  }
ask-transfer = How many of your hits does the vessel take?
ask-run = Fight on, or run?
ask-run-retreating = { NAME($foe, form: "number") ->
    [many] { NAME($foe, form: "The") } have had enough and will try to run. And you?
   *[other] { NAME($foe, form: "The") } has had enough and will try to run. And you?
  }

## Trade and gear

ask-partner = Who do you trade with?
ask-trade-terms = What do you give { $rival }, and what do you ask for it? Pick one thing after the other.
ask-trade-terms-more = So far you give { $gives }, and ask for { $asks }. { $rival } hasn’t seen it yet.
ask-trade-terms-more-gift = So far you give { $gives }, and ask for nothing. { $rival } hasn’t seen it yet.
ask-trade-terms-more-plea = So far you give nothing, and ask for { $asks }. { $rival } hasn’t seen it yet.
ask-trade = { $rival } offers you { $gives } for { $asks }. Do you accept?
ask-trade-gift = { $rival } offers you { $gives } for nothing. Do you accept?
ask-trade-plea = { $rival } asks you for { $asks } and offers nothing. Do you accept?
ask-trade-clue = Which clue do you hand over?
ask-ready = Which weapon do you hold ready?
ask-shield = Which shield do you hold?
ask-lend = Who gets what?
ask-reclaim = What do you take back?
ask-dismiss = Who do you send away?
