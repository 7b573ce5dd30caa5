# What stands on tiles. `does-…` is all that a tile does beyond what its figures and tables say. `colour-…` is its line in
# italics: it states no rule.

## Encounters

colour-absent-minded-wizard = He calls everybody Gerald, and may mistake a treasure for your hat.
does-avalanche = Each of your party rolls a die. **1**: two wounds. **2–3**: one wound.
colour-avalanche = Somebody yodelled.
colour-bear = It may be full, and so will you be, of relief.
does-black-cat = Joins elves, clerics and magicians. Anyone else, it merely crosses in front of.
colour-black-cat = It chooses its own staff.
colour-demon = Lives in the Smoking Mountain and commutes. Fast, hot and unreasonable.
does-draw-twice = Set this tile aside, draw two more, and resolve them one after the other.
colour-draw-twice = It never rains but it pours.
does-ed-eagle = Joins you.
colour-ed-eagle = A friendly eagle with excellent eyesight and poor jokes.
does-elephant = Joins you.
colour-elephant = It wandered off from somebody else’s story and would like to be in yours.
does-elf-princess = Joins you.
colour-elf-princess = Lost, and certain that it is everybody else who has moved.
does-evil-sorcerer = Play him on any other player not in prison.
colour-evil-sorcerer = He throws sparks in the Approach and insults throughout.
colour-giant-crab = Approaches sideways, so nobody is sure it is approaching. There is a weapon stuck in it.
colour-giant-octopus = Eight arms and nobody to hug.
colour-giant-roc = It casts a shadow with a postcode of its own.
colour-giant-scorpion = Waits under the one stone you sit on.
colour-giant-spider = Eight legs, all of them yours to count at close range.
colour-goblins = Brave in numbers, and they have just lost count.
colour-griffin = Half eagle, half lion, all appetite.
does-guillaume-tell = Offers to come along.
colour-guillaume-tell = Hide the apples.
does-hermit = Draw a clue.
colour-hermit = Has talked to nobody for twelve years and makes up for it now.
colour-giant = Throws rocks first and asks questions in a language you do not speak.
does-imperial-guard = They confiscate every Imperial Treasure you carry. If you carry none, their surgeon treats one wound.
colour-imperial-guard = “Anything to declare?”
does-imperial-navy = It confiscates every Imperial Treasure you carry. If you carry none, its carpenter repairs two wounds on your vessel.
colour-imperial-navy = A customs cutter with opinions.
colour-lion = It wants a thorn removed, or lunch.
does-maid-marywin = Joins you.
colour-maid-marywin = Eleven trunks, and somebody else to carry them.
does-mermaid = Take a clue, or let her repair all wounds of your vessel.
colour-mermaid = Knows every wreck on the sea bed and who snored in it.
colour-nomads = They know every well in the desert, and what you would pay for it.
colour-ogre = Large, hungry, and fond of travellers, boiled.
does-olliver-j-dragon = Play him on any other player not in prison. Given a treasure (or else a weapon or a clue), he leaves.
colour-olliver-j-dragon = A courteous dragon, collecting for his hoard.
does-peddler = Trade one weapon for a clue, or for the better of two weapons, or just look.
colour-peddler = “Hardly used, one careful owner.”
colour-pirates = Excellent singers, dreadful guests.
does-sandstorm = Each of your party rolls a die. **1–2**: a wound. Next turn you dig, so no moving.
colour-sandstorm = The desert gets up and walks about.
colour-sea-serpent = Longer than your ship and better preserved.
does-skeletons = Play them on any other player on land and not in prison.
colour-skeletons = All bone, no conversation, no retreat.
does-storm-at-sea = Roll four dice: each 4, 5 or 6 is a wound on your vessel. Shields, weapons, spells and scrolls are no use.
colour-storm-at-sea = Shouting is no use either.
does-tax-collector = Hand over a weapon or a clue, or refuse and fight.
colour-tax-collector = With two bailiffs and a form in triplicate.
colour-thugs = They want your money, your life, or failing that your boots.
colour-troll = Grows back what you cut off, under its bridge.
colour-wild-horse = It decides whether you may borrow its back.
colour-wolves = Polite for wolves, which is to say they howl first.
does-zombies = Play them on any other player on land and not in prison.
colour-zombies = Slow, damp and hard to discourage.

## Treasures

colour-grail = Villagers adore it, and monks go weak at the knees.
colour-scepter-of-baldan = Wave it at a castle, and doors open.
colour-talisman-of-quox = The Emperor’s favourite way of being elsewhere.
colour-battle-ring-of-gorath = Still warm from Gorath.
colour-emerald-of-life = Melts at the moment of your death, and hands you back without a scratch.
colour-palantir-of-zog = Shows the future, and lets you complain about it.
colour-scroll-of-healing = Read aloud, feel better.
colour-scroll-of-protection = A wall of words.
colour-scroll-of-teleportation = One journey, no luggage handlers.
colour-lucky-charm = A rabbit’s foot; the rabbit is past caring.
