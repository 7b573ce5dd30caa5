# The game's title, its rules for a beginner, and hints. They have to be true under all house rules. A passage has at
# most 900 letters with its heading.

game-title = The Quest for the Imperial Treasures
    .short = the Imperial Treasures
game-blurb = Six Imperial Treasures have gone missing after a party nobody admits to. Follow clues, outrun ogres, bribe gaolers, and be the richest when the last one turns up.
# What the picture on the cover shows, for those who cannot see it.
game-cover = the Emperor on his throne in a hall of pillars, and around him the six Imperial Treasures, each in its own light
private-use = Use a clue…
private-cast = Cast…

help-goal = 🏰 The goal
    .text =
        Six Imperial Treasures went missing after a party nobody will admit to having attended. You look for them, and for everything else that glitters.
        The game ends when all six have been found, whether they’re in somebody’s hands or in the Bank. **Whoever has the most treasures then wins.** A tie goes to whoever has more ordinary weapons, and after that it’s up to a die. With **more complex victory**, points decide.
        A **short game** can end sooner, at the end of a round, once enough Imperial Treasures have been found *and* enough rounds played. By default that’s two treasures and four rounds, and the table’s overview has your numbers. The last round ends it in any case.
help-turn = 🧭 A turn
    .text =
        1. **Move**: stay, walk, sail, teleport, cast Healing or Invisibility, or meditate.
        2. **Exchange**: in a place with a name, turn one clue into treasure, deliver passengers or see the Emperor.
        3. **Explore**, in a place with a name: two dice on its table.
        4. **Encounter**, anywhere else: one tile from the pool. If it lives on that terrain, you’ve met it.
        You get 3 or 4, never both. I roll everything. You only decide.
help-moving = 🗺️ Moving
    .text =
        By **road**: up to 3 hexes. The Talisman of Quox and the Wild Horse add one each.
        Across **country**: one step to any land hex next door, or two with Ed Eagle.
        By **sea**: two steps with a boat or ship, from any coast and to any coast. Landing ends the move.
        A move is one of the three, never a mixture. Passing through a place does nothing. Ending there does.
        The Vanishing Oasis is there on an even die. On an odd one it’s sand.
help-clues = 📜 Clues
    .text =
        Clues are secret, and `/clues` shows yours. Each names a place. End your move there and put the clue down for a treasure, or sometimes two. A few places want a weapon for it as well. You get one clue a turn.
        You may hold four. A fifth means choosing which one to forget.
        The SPECIAL works anywhere that has a name. On a 1 it finds nothing, on 2 to 5 one treasure, on a 6 two.
        In a **short game** no clue leads to the Lost City, and the table decides whether you start with three clues or four.
help-exploring = 🎲 Exploring
    .text =
        Every place has its own table from 2 to 12. You may find a clue (about one roll in three), a weapon or a vessel, a cure, an encounter, a bad well, and now and then a prison. Your choices show the odds.
        The result *cure all wounds* costs a weapon, and *you must leave* sends you next door, where something is waiting.
help-encounters = ✨ Encounters
    .text =
        Not every tile applies where you are, and those that don’t go back with an apology. Some attack, some roll a die to see how they feel, some join you. The Guard and the Navy confiscate Imperial Treasures without discussion.
        The Evil Sorcerer, the Skeletons, the Zombies and Olliver J. Dragon are **played on somebody else**, by you or on you.
        The Lost City stays on the map once somebody has stumbled upon it, and it can be explored like any other place.
help-fights = ⚔️ Fights
    .text =
        Companions may desert first. Then both sides roll a die, and the difference is the number of **Approach** rounds, for bows, slings, spells and rocks. After that it’s **hand to hand**.
        You roll Agility plus your weapon’s bonus in dice. 5 and 6 hit, and magic weapons hit on 4 as well. Both sides strike together. Hits are spread evenly over your party, and shields and some weapons stop a few.
        After each round you may run: two dice, plus your Running Away, minus theirs. On 7 or more you’re gone. The slowest companion counts, unless you leave the slow behind. One press can fight on for you as long as you’re well.
        Odds to the end count on everybody striking until the end, and on odd hits going where I suggest.
        Beat it, and take what it was sitting on.
help-spells = 📖 Spells and scrolls
    .text =
        Elves hold one spell, clerics two, magicians four. Scrolls are for everybody. You cast or read one a round, instead of striking a blow. A spell is gone once it’s cast.
        To get one back, **meditate** instead of moving: two dice against its target. If you fail, something wanders by. Try the same spell again next turn, and it comes without a roll.
help-companions = 🐾 Companions, boats, gear
    .text =
        Companions fight beside you and share the hits. Maid Marywin wants to go to Castle Highgloom and the Elf Princess to Silverleaf, and both pay on arrival.
        Vessels come from harbours and from beaten Pirates, and they stay by the water. If one sinks at sea you lose half of everything, as the dice decide, and wake up at the Pirates’ Den.
        You hold one weapon ready, and one shield if your class may. Change them whenever nothing is attacking you.
help-trade = 🤝 Trade
    .text = On your turn you may deal with one other player in your hex: weapons, treasures and clues, with clues face down if you like. You may propose up to three times. Nothing obliges anybody to be reasonable.
help-prison = ⛓️ Prison
    .text = Bribe the gaoler with a treasure, teleport, or look for the secret passage on a later turn: it takes 7, 11 or any double. Nothing can be played on you in there, which is something.
help-emperor = 👑 The Emperor
    .text = In the Imperial Capital you may hand over an Imperial Treasure and draw **two** treasures for it. From then on it belongs to nobody, but it still counts as found.
help-death = ☠️ Death, and the end
    .text =
        Take as many wounds as your Max Health, and you’re dead. Your things go back to the pools, and you set out again from Nobnodd as somebody else, as long as there’s anybody else.
        An Imperial Treasure lost with its owner no longer counts as found. The Emerald of Life melts instead of you.
help-house-rules = 🏠 House rules, if the table plays with them
    .text =
        In **The Hex Game** the realm is shuffled, and `/game map` shows how.
        With **more complex victory**, Imperial Treasures are worth 25 points, scrolls 20, magic weapons 15, gold 4 dice, silver 2 dice, rubies 8 dice, the Stone of Fire 10 dice, and ordinary weapons the numbers printed on them.
        With **experience** you earn the Max Health of what you kill, half of it for what a spell wins over, 3 for a delivery, and 5 for an Imperial Treasure to the Emperor. At each mark one of your scores goes up.
        With **equal turns** the round is still played to its end when all six have been found.
help-heroes = 🏠 House rules among heroes
    .text =
        In a **Villain Game** a tile that doesn’t apply to you may be played on somebody it does apply to. That can happen to each player once between two of their own turns.
        If you **travel together**, you may help anybody who is attacked beside you, and share what comes of it. Before you move, you may invite others to walk along. Anyone who comes along can’t walk or sail on their own next turn.
        In a **merciless** game you may attack somebody instead of exploring or drawing, but only in your own hex, and not in Nobnodd or the Capital. The winner takes everything.
        With **guild licences** clerics use only maces, clubs, staves and slings, and magicians only daggers, staves, bows and slings.
        For **an even start** weaker characters begin with extra weapons, stronger ones with one clue fewer.
help-commands = ⌨️ Commands
    .text =
        Press the buttons, or type. `/play` lists everything you may do now. `/move`, `/explore`, `/cast`, `/use`, `/fight`, `/flee`, `/trade` and `/pass` are shortcuts to the same.
        `/game map` shows the whole realm, `/clues` your secrets. Gear, lending, dismissing and trade are under the other buttons, and cost no turn.

## Hints for beginners

beginner-character = Take whoever you like the look of. The line under each name says what they’re good at.
beginner-spell = A spell is used up when you cast it.
beginner-move = A move is by road, across country or by sea, never a mixture. End it in a place with a name: there are clues to find and treasures to dig up.
beginner-business = You’re in a place with a name. A clue that names it is worth a treasure here, so put it down before you explore.
beginner-combat = In a fight each side rolls its dice, and every 5 or 6 hits. Run when it goes badly. To be asked less often, fight on down to a health of your choice.
beginner-trade = Pick what you give, then what you want for it. The second press makes the offer. Nothing changes hands before you both agree.
