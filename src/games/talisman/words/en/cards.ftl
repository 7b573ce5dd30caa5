# What stands on Adventure Cards: all that a card does beyond what its figures, tables and bonuses say. Its line in italics
# is the `.flavour` of its name.

does-angel = **Good**: gain 1 Life. **Evil**: lose 1 Life. **Neutral**: nothing happens.
does-blizzard = For two rounds everyone moves 1 space a Turn.
does-book-of-spells = Draw up to your full number of Spells.
does-devil = **Evil**: gain 1 Life. **Good**: lose 1 Life. **Neutral**: nothing happens.
does-evil-darkness = Everyone who is not Evil misses 1 Turn.
does-imp = He sends you elsewhere.
does-magical-vortex = Every Spell in every hand is lost.
does-market-day = Everyone may shop, clockwise from you.
does-mephistopheles = **Evil**: gain 1 Craft. **Anyone else**: become Evil.
does-pestilence = Everyone in this Region loses 1 Life.
does-raiders = They take all your Gold and leave it at the Oasis.
does-siren = Everyone in this Region misses the next Turn.
does-storm = Everyone in this Region misses 1 Turn.
does-hag = She joins you, and all your other Followers leave. The Village Mystic can shift her. So can a Chasm.
does-poltergeist = It attaches itself to you. You move 1 space a Turn until you cross the Storm River.
does-bandit = Pay him 1 Gold, and he lets you be. He stays.
does-ghost = Roll 1 die for the place it haunts.
does-enchanter = Grants one wish to the first who may have it, then vanishes.
does-fairy = Grants one wish to the first who may have it, then vanishes.
does-healer = Heals up to 2 Lives a visit, free.
does-hermit = Roll 1 die for where he lives. The first to visit him there gets a Talisman.
does-mage = Gives each visitor 1 Spell a visit.
does-phantom = Grants one wish to the first who may have it, then vanishes.
does-sorcerer = Sells 1 Spell a visit for 1 Gold.
does-witch = She stays for good.
does-alchemist = Turns any of your Objects into 1 Gold each.
does-gnome = **Portal by Craft**: 1 die. **Mines**: 2 dice. **Crags**: no need to roll. **Hills**: evade anything.
does-guide = No need to roll in the Forest, the Crags or the Chasm.
does-mercenary = Hire for 1 Gold. Each Turn, 1 more Gold buys 3 Strength in Combat until the Turn ends.
does-mule = Carries any number of Objects for you.
does-pixie = No need to roll in the Forest. Evade anything in the Woods.
does-prince = Free healing at the Castle, or trade him in for 3 Gold.
does-princess = Free healing at the Castle, or trade her in for 3 Gold.
does-amulet = You can’t cast Spells, and no Spell but the Command Spell affects you.
does-cross = Safe in the Chapel (Evil) and the Graveyard (Good). You may destroy Spirits outright.
does-holy-grail = No thirst in the Desert.
does-holy-lance = A Weapon.
does-orb-of-knowledge = When you draw Adventure Cards, you may discard one. You must then meet its replacement.
does-potion-of-strength = Drink once: +2 Strength until the end of the Turn.
does-runesword = A Weapon. A Life you take with it becomes yours.
does-talisman = Your key to the Valley of Fire.
does-wand = You always have at least 1 Spell, and may hold 1 more than usual, if your Craft allows any.
does-armour = When you would lose a Life in Combat, roll 1 die.
does-axe = A Weapon. In the Woods or the Forest it also builds a Raft.
does-helmet = When you would lose a Life in Combat, roll 1 die.
does-shield = When you would lose a Life in Combat, roll 1 die.
does-sword = A Weapon.
does-water-bottle = No Life lost in the Desert.
does-raft = At the start of your next Turn you may cross the Storm River. Then it sinks, used or not.
does-bag-of-gold = Worth 1 Gold.
does-two-bags-of-gold = Worth 2 Gold.
does-cave = You may go in.
does-fountain-of-wisdom = Holds 4 Craft. Drink one a visit.
does-magic-portal = You may step through.
does-magic-stream = Holds 4 Strength. Drink one a visit.
does-market = Each visit you may buy.
does-marsh = You miss 1 Turn.
does-maze = You miss 1 Turn.
does-pool-of-life = Holds 4 Lives. Drink one a visit.
does-shrine = You may pray.

## Spells

does-acquisition = Take 1 Object or 1 Gold from any Character.
colour-acquisition = It is not stealing if it rhymes.
does-alchemy = Turn any number of your Objects into 1 Gold each.
does-counterspell = Undo a Spell just cast, Command Spell included.
colour-counterspell = The magical equivalent of “no”.
does-destroy-magic = Until your next Turn begins, nobody casts Spells or uses Magic Objects.
does-destruction = Remove any face-up Adventure Card from the board.
does-divination = Look at the next 5 Adventures in secret.
does-healing = Heal yourself or anybody else to 4 Lives.
colour-healing = Kindness or investment.
does-hex = Place this on an empty space of the Outer or Middle Region. Whoever lands there loses 1 Life. Lasts 3 rounds.
does-immobility = Freeze a Character for the Turn, or one creature or Character about to trouble you.
does-invisibility = Evade any creature or Character until the end of the Turn.
colour-invisibility = Do not sneeze.
does-mesmerism = Take 1 Follower from any Character.
colour-mesmerism = Look into my eyes. Not around them.
does-nullify = Another Character discards all Spells.
does-preservation = Prevent one Life from being lost, one Follower from being killed, or one Enemy from being killed.
does-psionic-blast = Add your starting Craft to your Strength for that Combat.
colour-psionic-blast = Nosebleeds are normal.
does-random = Roll 1 die for any Character, from Toad to an extra Life.
colour-random = Consistency is for the weak.
does-teleport = Instead of rolling, move to any other space of your Region.
colour-teleport = Mind the landing.
does-temporal-warp = Take three Turns in a row.
colour-temporal-warp = Your friends can catch up on their reading.

# What Characters begin with.

extra-strength = { $count } extra Strength
extra-craft = { $count } extra Craft
extra-lives = { $count ->
    [one] 1 extra Life
   *[other] { $count } extra Lives
  }
extra-gold = { $count } extra Gold
less-strength = { $count } less Strength
less-craft = { $count } less Craft
less-lives = { $count ->
    [one] 1 Life less
   *[other] { $count } Lives less
  }
less-gold = { $count } less Gold
begins-strength = Strength { $count }
begins-craft = Craft { $count }
begins-lives = Lives { $count }
begins-gold = Gold { $count }
begins-included = { $what ->
    [head-start] head start included
    [handicap] handicap included
   *[both] head start and handicap included
  }
