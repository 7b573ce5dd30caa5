# A player's aim, in one or two short sentences, and hints for beginners, each shown once. They have to be true under all
# house rules.

aim-talisman = You need a Talisman for the Valley of Fire: the Temple, the Warlock’s Quest and the Hermit give them.
aim-strength = You need { $stat ->
       *[strength] Strength
        [craft] Craft
    } { $need } for the Crown, and have { $now }.
aim-both = You need a Talisman and { $stat ->
       *[strength] Strength
        [craft] Craft
    } { $need } for the Crown, and have { $now }.
aim-best =
    { $turns ->
        [one] Best now: { NAME($space, form: "the") }, where you draw { $cards } cards, 1 Turn away.
       *[other] Best now: { NAME($space, form: "the") }, where you draw { $cards } cards, { $turns } Turns away.
    }
aim-lies =
    { $turns ->
        [one] Best now: { NAME($card, form: "the") } { NAME($place, form: "in") }, 1 Turn away.
       *[other] Best now: { NAME($card, form: "the") } { NAME($place, form: "in") }, { $turns } Turns away.
    }
aim-go =
    { $turns ->
        [one] You’re ready for the Crown, 1 Turn away.
       *[other] You’re ready for the Crown, { $turns } Turns away.
    }
aim-hold-command = Stay on the Crown, and strike the others until they give up.
aim-hold-contest = Stay on the Crown, alone, until your next Turn. Then you’ve won.
aim-toad =
    { $turns ->
        [one] Stay out of trouble for 1 more Turn, and you’re no longer a Toad.
       *[other] Stay out of trouble for { $turns } more Turns, and you’re no longer a Toad.
    }
aim-missed =
    { $turns ->
        [one] You miss your next Turn.
       *[other] You miss your next { $turns } Turns.
    }
aim-rounds =
    { $rounds ->
        [0] This is the last round: points decide.
        [one] 1 round is left after this one. Then points decide.
       *[other] { $rounds } rounds are left after this one. Then points decide.
    }

beginner-goal = The game is decided on the Crown of Command, in the middle. To get there you need a Talisman, and Strength or Craft for the way in.
beginner-head-start = Everybody here began with more Strength and Craft than their card says. That’s this table’s head start, so that the game is shorter.
beginner-missed = You’re about to miss a Turn: the chronicle says which card or space cost you that. You may still defend yourself and cast Spells.
beginner-trophies = Beaten Enemies are trophies. Hand in enough points of their Strength, and your own goes up by 1 for good.
beginner-setup = Each Character has a way of winning: high Strength for Combat, high Craft for minds, or something nobody else can do. Take the one that tempts you.
beginner-teleport = You go far in one step. A place that heals you, or where you draw cards, is seldom wrong.
beginner-troll = On a 6 the Troll may stay where it is and heal 1 Life. Do that when Lives are short.
beginner-card = Objects and Followers are yours once nothing is left to fight. Most of them help you for the rest of the game.
beginner-character = You’ve met another Character. Attack, or use what only you can do. The winner takes a Life, an Object or Gold.
beginner-loot = You choose what the loser hands over. Take what helps you most, or what they’d miss most.
beginner-things = You can’t carry everything. What you leave stays on this space for the next visitor.
beginner-spells = Your Craft limits how many Spells you hold. Keep those that you’ll soon have a use for.
beginner-crown = The Command Spell costs you Lives. You can pay, or give up the game.
beginner-table = You may add 1 to this roll. Do it if the next row is kinder to you.
beginner-luck = A token of luck rolls again, and then it’s gone. Keep some for rolls that could cost you a Life.
beginner-shop = Gold buys gear here. A Weapon helps in every Combat, and Armour may save you a Life.
beginner-alchemist = Objects become Gold here. Sell what you don’t use, because Gold buys gear and healing.
beginner-instruction = Something has to be paid. Gold comes back sooner than Lives do.
beginner-wish = A wish comes once, so pick what lasts. Strength and Craft count in every fight to come.
beginner-quest = The Warlock gives a Talisman for a Quest that you complete. Only with a Talisman may you enter the Valley of Fire.
beginner-follower = A Follower has to go. Send the one that helps you least.
beginner-vampire = The Vampire wants Lives, and takes Followers instead. Those are easier to replace.
beginner-foresee = You see these cards before you meet them. Put away the one you’d rather not meet.
beginner-orb = The Orb shows what’s coming. You may replace a card, but you have to meet what comes in its place.
beginner-ghoul = The Ghoul can raise what it kills. A raised creature adds its Strength in one later Combat, and is spent then.
beginner-druid = The Druid changes Alignment at will, and finds Spells in the Woods. Some places are kinder to one Alignment than to another.

# The lesson: its goal, its steps as orders, what became of a decision, and its end.

lesson-goal = One day you’ll take the Crown of Command. For that you have to grow, so look for fights that you can win and for things to carry.
lesson-fight = Win a fight
lesson-take = Take or buy something
lesson-grow = Gain Strength or Craft
lesson-visit = Find out what a place does
came-fought =
    { $result ->
        [won] You won, because your die and your score came to more than theirs.
        [lost] Their die and score came to more than yours. A higher score makes that rarer.
       *[stand-off] Both sides came to the same, so nobody is hurt.
    }
came-taken = It’s yours until you lose it, and it helps whenever it can.
came-life = That was a Life. At 0 your Character dies, so see a healer in time.
came-grown = That point stays, and it counts in every fight to come.
lesson-praise = Well done! You’ve fought, gathered and grown, and that’s how the Crown is won.
lesson-next = Next come the Storm River, the Talisman and the way to the Crown. *How to play* tells you about them.
