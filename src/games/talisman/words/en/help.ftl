# The game's title, its rules for a beginner, and hints. They have to be true under all house rules. A passage has at
# most 900 letters with its heading.

game-title = Talisman
game-blurb = The wizard is dead, the Crown of Command is unattended, and everyone has noticed. Grow strong, find a Talisman, climb to the middle of the board, and rule by thunderbolt. Try not to be a Toad at the time.
# What the picture on the cover shows, for those who cannot see it.
game-cover = six heroes, from a helmeted Warrior to a bearded Wizard, before the Crown of Command, which floats over a fiery mountain
private-cast = Cast…

help-goal = 👑 The goal
    .text =
        The wizard is dead, and his Crown of Command lies unattended in the middle of the board. Grow strong outside, find a **Talisman**, and go in.
        The table decides what the Crown is good for. With **Command Spells** its owner rolls every Turn, and on 4 to 6 everybody else loses a Life or gives up. Under a **sure Command** there’s no need to roll. Otherwise the first to get there wins at once, or wins a **contest** by sitting there alone until their next Turn.
        The last one left always wins. With a **round limit** or a **Turn budget**, points decide: how far in you are, a Talisman, Strength, Craft, Lives, and half your Gold.
help-turn = 🧭 A Turn
    .text =
        1. **Move**: roll the die and go exactly that far round your ring, either way.
        2. **Encounter**: the space you land on, or one Character who stands there. Never both.
        I roll, draw and do the sums. You only decide.
help-rings = 🗺️ Three rings
    .text =
        The **Outer** one is for growing. The **Middle** one is richer and ruder. The **Inner** one is one space a Turn, no dice, no mercy.
        The Storm River lies between the first two. You cross it by the bridge, where the **Sentinel** (Strength 9) stops everybody on the way in, by **Raft** (bought, found, or built with an Axe in the Woods or the Forest), or with a boatman from the Tavern.
        The **Portal of Power** leads to the Inner Region. At some tables it stands open. Otherwise roll two dice, no higher than your Strength or your Craft.
help-numbers = 💪 Four numbers
    .text =
        You need **Strength** for Combat, and **Craft** for Psychic Combat and Spells. Neither ever falls below the figure on your card. The other two are **Lives** and **Gold**.
        Healing stops at 4 Lives, but Lives you gain don’t. With none left you’re dead and leave everything behind. Whether you come back as somebody else is up to the table. By the book you do, until somebody has stood on the Crown.
help-cards = 🃏 Drawing cards
    .text =
        Most spaces say *draw*. Cards that already lie there count towards the number, and you meet them too. The order is Events, Enemies, Strangers, things to take, Places. What you leave stays, face up.
        While an Enemy lies there, nobody gets at the rest without beating or evading it.
help-fights = ⚔️ Fights
    .text =
        It’s your Strength plus a die against theirs plus a die. Spirits fight with Craft. Several Enemies fight as one. The higher total wins. If you lose, a Life goes and your Turn ends. A tie only ends the Turn.
        Only one Weapon counts. Armour (4 to 6), a Shield (5 or 6) or a Helmet (6) may save a Life lost in Combat, but not against Spirits. You may try one of them, or all of them where the **Armour rolls** say so.
        Animals, Monsters and Dragons you kill are **trophies**. 7 points of their Strength buy 1 of your own, or fewer at another **trophy rate**. Where **Spirits teach Craft**, beaten Spirits buy Craft.
help-others = 🗡️ Other Characters
    .text =
        If you land on somebody, you may attack them, or use a Special Ability on them. The winner takes a Life, an Object or 1 Gold. It ends the Turn, and sometimes the friendship. Some tables don’t let you take a last Life until somebody has reached the Crown.
        Anyone who can **evade** is asked first.
help-things = 🎒 Objects and Followers
    .text =
        You carry 4 Objects at most, and more with a Mule: 4 more or any number, as the table plays it. Followers have no limit. Some cards refuse the Good or the Evil.
        You may leave anything behind at any quiet moment, under the other buttons. Except the Hag.
help-spells = 📜 Spells
    .text =
        Craft 3 allows 1 Spell, Craft 4 allows 2, and Craft 6 allows 3. They’re secret. `/clues` shows yours, and when you may cast each.
        A Spell is announced with its target. After that, anybody may answer with a Counterspell. Some tables limit how many you may cast in a Turn.
help-windows = ⏳ When you may act
    .text =
        As a Turn begins, on arrival, in an attack, before the dice, when a Life is about to go, when a Spell is cast and as a Turn ends, I wait for everybody who **might** act. Going straight on would give the game away. If you can’t do anything, I pass for you without asking.
help-orders = 🔔 Standing orders
    .text =
        Tired of being asked? Give me **standing orders**. I can ask you in your own affairs only (that’s how you begin), also when Spells are cast, always, or only when a card or ability of yours may act. I can skip the start of your Turn, your landing or its end, or leave you in peace for the rest of this Turn.
        They’re secret, and I pass for you after a moment’s thought. You can also give orders about Weapons, Protection and spoils. I decide what’s plain: things you have room for, trophies, and cards you saw coming. If you’d rather be asked, order it.
help-talisman = ✨ Getting a Talisman
    .text =
        Two lie among the Adventures. The **Warlock** in the Middle Region gives one for a Quest, the **Temple** for a prayer (10 on two dice), and the **Hermit** to his first visitor. At some tables everybody begins with one.
        And other people have them. Nobody said you should ask.
help-inner = 🔥 The Inner Region
    .text =
        Two ways lead from the Plain of Peril to the Valley of Fire. One goes through the **Mines** (3 dice less Craft), past the Vampire, who takes Lives or Followers, and the Pits. The other goes through the **Crypt** (3 dice less Strength), past Death, who plays dice, and your own Werewolf.
        A sum of 0 or less gets you through the Crypt or the Mines. Anything more throws you out somewhere further off. You may always turn back, and nothing happens on the way.
        The Valley opens only to a Talisman. Behind it is the Crown.
help-toads = 🐸 Toads and other weather
    .text =
        A Toad has Strength 1, Craft 1, no belongings and no dignity, for 3 Turns. It moves one space a Turn.
        Slaves of the Temple roll for freedom. If you have to miss a Turn, it’s a later one, never the one under way.
help-house-rules = 🏠 House rules
    .text =
        A table may play by rules of its own, and `/game status` lists them. With **luck tokens**, I ask after each of your rolls whether to roll it again, unless you order otherwise. **Trading** is with somebody on your space, under the other buttons, on your Turn or theirs. With **handicaps**, weaker Characters begin with more.
help-commands = ⌨️ Commands
    .text =
        Press the buttons, or type. `/play` lists everything you may do now. `/move`, `/explore`, `/cast`, `/use`, `/fight`, `/flee`, `/trade` and `/pass` are shortcuts to the same.
        `/game map` shows the whole board, `/clues` your Spells, Quest and standing orders. Trading in trophies and leaving things behind are under the other buttons, and cost no Turn.

## Hints for beginners, each shown once

beginner-move = Roll, then choose a direction: clockwise or anticlockwise, never both. Grow strong outside before you cross the river.
beginner-window = Moments like this one are for Spells and Special Abilities. Letting it pass costs nothing, and I’ll ask again at the next.
beginner-fight = Both sides roll a die and add Strength, or Craft where minds fight. If you lose, it costs a Life. If a creature loses, it’s dead. A draw hurts nobody.
beginner-encounter = On a space you meet either somebody who stands there, or the space itself and its cards. Choose before you look too closely.
beginner-space = Places like this do something for their visitors. It is not always something nice.
beginner-trade = A deal holds only if you both agree, and nothing changes hands before that.
