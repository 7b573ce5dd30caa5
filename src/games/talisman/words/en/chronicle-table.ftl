# Turns, tables, the Crown and the end, in the third person and the present tense. $who is a player, with their own
# formatting.

## Beginning

first-roll = 🎲 { START($who) } rolls { $roll } for the first Turn.
first-roll-again = 🎲 { START($who) } rolls again: { $roll }.
first-player = { START($who) } begins.
entered = 🧙 { START($who) } is the **{ NAME($character) }** and sets out from { NAME($from, form: "the") }.
entered-with = 🧙 { START($who) } is the **{ NAME($character) }** and sets out from { NAME($from, form: "the") }, with { NAME($abilities) }.
entered-again = { $told ->
    [0] 🧙 { START($who) } is back, { NAME($place, form: "in") }, as the **{ NAME($character) }**. The last one is not mentioned.
    [1] 🧙 { START($who) } is back, { NAME($place, form: "in") }, as the **{ NAME($character) }**, and has learnt from it, or will.
    [2] 🧙 { START($who) } is back, { NAME($place, form: "in") }, as the **{ NAME($character) }**, with somebody else’s luck, one hopes.
   *[other] 🧙 { START($who) } is back, { NAME($place, form: "in") }, as the **{ NAME($character) }**.
  }
handicap = ⚖️ The **{ NAME($character) }** begins with { $handicap }, to make it fair.

## Turns

turn-began = 🧭 **Round { $round }** · { START($who) }’s Turn
turn-missed = { $told ->
    [0] 💤 { START($who) } sits this Turn out.
    [1] 💤 { START($who) } watches this Turn go by.
    [2] 💤 { START($who) } misses this Turn, and hums.
    [3] 💤 { START($who) } spends this Turn looking at clouds.
    [4] 💤 { START($who) } misses this Turn, and has an opinion about that.
    [5] 💤 { START($who) } sits this Turn out and counts it twice.
    [6] 💤 { START($who) } is busy not moving this Turn.
    [7] 💤 { START($who) } misses this Turn, which was going to be the good one.
    [8] 💤 { START($who) } lets this Turn pass, with commentary.
    [9] 💤 { START($who) } misses this Turn, and mends a sock.
   *[other] 💤 { START($who) } misses this Turn.
  }
turn-missed-more = { $way ->
    [0] 💤 { START($who) } misses this Turn, and { $left } more.
    [1] 💤 { START($who) } sits this Turn out, and { $left } more.
   *[other] 💤 { START($who) } watches this Turn go by, and { $left } more.
  }
turn-extra = ⏳ { START($who) } takes another Turn, with { $left } more to come.
turn-extra-last = ⏳ { START($who) } takes one last Turn in a row.
roll-skipped = { START($who) } knows { NAME($space, form: "the") } and doesn’t have to roll.
nothing-happens = Nothing happens between { $who } and { NAME($cause, form: "the") }.
player-left = { START($who) } leaves the game.
player-left-ambitions = { START($who) } leaves the game and all ambitions behind.
player-out = { $told ->
    [0] { START($who) } is out of the game, and from now on a well-informed spectator.
    [1] { START($who) } is out of the game, and will be telling the others how it’s done.
    [2] { START($who) } is out of the game, and gets the good chair.
   *[other] { START($who) } is out of the game.
  }
talismans-freed = { $count ->
    [one] The Talisman out of everybody’s reach goes back where it came from.
   *[other] The Talismans out of everybody’s reach go back where they came from.
  }
blizzard-over = 🌨️ The Blizzard blows itself out. Everybody may run again.
hex-over = The **Hex** on { NAME($space, form: "the") } wears off.
magic-returns = ✨ Magic works again. Several hats were right all along.
pile-shuffled-spells = -# The used Spells are shuffled into a new pile.
pile-shuffled-adventure = -# The discards are shuffled into a new pile of Adventures.

## Tables. The row is in italics if nothing happens. Of some tables, the next line tells the outcome.

read-city-enchantress = 🎲 { START($who) } asks the Enchantress and rolls { $roll }. { $row }
    .row = { $total ->
        [1] She dislikes the shoes.
        [2] She would like 1 Strength.
        [3] She would like 1 Craft.
        [4] She explains everything, slowly: +1 Craft.
        [5] She approves of the posture: +1 Strength.
       *[other] She can spare a Spell.
      }
read-village-mystic = 🎲 { START($who) } asks the Mystic and rolls { $roll }. { $row }
    .row = { $total ->
        [4] A light is seen, and it is Good.
        [5] He explains the gazing: +1 Craft.
        [6] He can spare a Spell.
       *[other] { $told ->
            [0] *He gazes past everybody, meaningfully.*
            [1] *He has seen the future, and won’t be drawn.*
            [2] *He hums. It may be the answer.*
            [3] *He says that it all depends, and falls asleep.*
            [4] *He draws something in the sand and steps on it.*
            [5] *He nods at a goat, for reasons of his own.*
            [6] *He asks what they think, which is cheating.*
            [7] *His lips move. It’s a toffee.*
           *[other] *Nothing happens.*
          }
      }
read-graveyard-invoke = 🎲 { START($who) } invokes the spirits and rolls { $roll }. { $row }
    .row = { $total ->
        [1] They want to talk, for 1 Turn.
        [2] They heal up to 1 Life.
        [3] They heal up to 1 Life.
        [4] They heal up to 1 Life.
       *[other] They dictate a Spell.
      }
read-chapel-pray = 🎲 { START($who) } prays in the Chapel and rolls { $roll }. { $row }
    .row = { $total ->
        [5] Answered: +1 Life.
        [6] Answered, with a Spell.
       *[other] { $told ->
            [0] *The call is important to Heaven.*
            [1] *The queue is long, and somebody up there is humming.*
            [2] *Heaven is at lunch.*
            [3] *A pigeon answers.*
           *[other] *Nothing happens.*
          }
      }
read-crags = 🎲 { START($who) } rolls { $roll } in the Crags. { $row }
    .row = { $total ->
        [1] A Spirit with Craft 4 is at home.
        [2] Lost, and so is the next Turn.
        [3] Lost, and so is the next Turn.
        [6] Barbarians carry the visitor out: +1 Strength.
       *[other] { $told ->
            [0] *Safe.*
            [1] *Safe, and only a little lost.*
            [2] *A goat shows the way, and is smug about it.*
           *[other] *Safe.*
          }
      }
read-forest = 🎲 { START($who) } rolls { $roll } in the Forest. { $row }
    .row = { $total ->
        [1] A brigand with Strength 4 steps out.
        [2] Lost, and so is the next Turn.
        [3] Lost, and so is the next Turn.
        [6] A ranger lectures them all the way out: +1 Craft.
       *[other] { $told ->
            [0] *Safe.*
            [1] *Safe, apart from the nettles.*
            [2] *The trees let it pass this once.*
           *[other] *Safe.*
          }
      }
read-tavern = 🎲 { START($who) } rolls { $roll } in the Tavern. { $row }
    .row = { $total ->
        [1] They meet the floor, and stay there for 1 Turn.
        [2] A farmer with Strength 3 takes exception.
        [3] The dice don’t love them, and would like 1 Gold.
        [4] The dice love them: +1 Gold.
        [5] A wizard offers to teleport them to any Outer space, as their next Move.
       *[other] A boatman offers to ferry them to the Temple, as their next Move.
      }
read-temple = 🎲 { START($who) } prays in the Temple and rolls { $roll }. { $row }
    .row = { $total ->
        [2] The gods would like 2 Lives.
        [3] The gods would like 1 Life.
        [4] The gods would like 1 Follower or 1 Life, and are not particular.
        [5] The gods are short of staff.
        [6] Granted: +1 Strength.
        [7] Granted: +1 Craft.
        [8] Granted: a Spell.
        [9] Granted: a Spell.
        [10] Granted: a Talisman, if one is left.
        [11] Granted: +1 Life.
       *[other] Granted: +2 Lives.
      }
read-cave = 🎲 { START($who) } goes into the Cave and rolls { $roll }. { $row }
    .row = { $total ->
        [1] A Dragon (Strength 7) was asleep here.
        [2] A Goblin (Strength 2) was counting here.
        [3] Lost, for 1 Turn.
        [6] Somebody has left 3 Gold.
       *[other] Somebody has left 2 Gold.
      }
read-shrine = 🎲 { START($who) } prays at the Shrine and rolls { $roll }. { $row }
    .row = { $total ->
        [3] Answered, with 1 Gold.
        [4] Answered, with a Spell.
        [5] Answered: +1 Life.
        [6] Answered, with a lift to any space of this Region.
       *[other] { $told ->
            [0] *Ignored.*
            [1] *Ignored, with great serenity.*
            [2] *The candle goes out.*
            [3] *The wrong hymn, perhaps.*
           *[other] *Nothing happens.*
          }
      }
read-witch = 🎲 The Witch looks at { $who }, who rolls { $roll }. { $row }
    .row = { $total ->
        [1] She sees somebody smaller, and greener.
        [2] She would like 1 Life.
        [3] She likes the arms: +1 Strength.
        [4] She likes the questions: +1 Craft.
        [5] She can spare a Spell.
       *[other] She is in a good mood: +1 Life.
      }
read-random-spell = 🎲 { START($who) } rolls { $roll } for the Random Spell. { $row }
    .row = { $total ->
        [1] It’s a Toad.
        [2] All gained Strength goes.
        [3] All gained Craft goes.
        [4] All Gold goes.
        [5] It grants 1 Strength.
       *[other] It grants 1 Life.
      }
read-quests = 🎲 The Warlock has work for { $who }, who rolls { $roll }.
read-vampires-tower = 🎲 { START($who) } faces the Vampire and rolls { $roll }.
read-imp = 🎲 { START($who) } rolls { $roll } to see where the Imp sends them.
read-ghost = 🎲 { START($who) } rolls { $roll } to see where the Ghost appears.
read-hermit = 🎲 { START($who) } rolls { $roll } to see where the Hermit lives.
read-magic-portal = 🎲 { START($who) } steps through the Magic Portal and rolls { $roll }.

## The Crown and the end

crown-reached = 👑 { START($who) } stands on the **Crown of Command**.
crown-reached-first = 👑 { START($who) } stands on the **Crown of Command**. From now on, anyone who dies stays dead.
command-cast = 👑 { START($who) } casts the **Command Spell**. { $outcome }
command-rolled = 👑 { START($who) } casts the **Command Spell** and rolls { $roll }. { $outcome }
command-works = { $lives ->
    [one] Everybody else loses 1 Life, or bows out.
   *[other] Everybody else loses { $lives } Lives, or bows out.
  }
command-fizzles = { $told ->
    [0] *A fizzle, and a dignified pause.*
    [1] *A spark, a smell of wet dog, and nothing.*
    [2] *The thunder is elsewhere today.*
    [3] *A bolt of lightning very nearly comes.*
    [4] *Somebody has the Crown on back to front.*
    [5] *It tickles, they say, all over the board.*
    [6] *A small cloud forms, and apologises.*
    [7] *The Crown slips over one ear.*
   *[other] *Nothing happens.*
  }
command-idle = 👑 { START($who) } sits on the Crown and can’t command while **{ spell-destroy-magic }** lasts.
command-idle-toad = 👑 { START($who) } sits on the Crown as a Toad, and nobody is listening.
defeat-admitted = { $told ->
    [0] 🏳️ { START($who) } admits defeat, with dignity, or at least with luggage.
    [1] 🏳️ { START($who) } admits defeat, and asks about the way home.
    [2] 🏳️ { START($who) } admits defeat before the next bolt, which is sensible.
   *[other] 🏳️ { START($who) } admits defeat.
  }
scored = 🧮 { START($who) } has **{ $points ->
    [one] 1 point
   *[other] { $points } points
  }**.
over-crown = 🏆 { START($who) } wins. The **Crown of Command** goes on, and it fits.
over-last = 🏆 { START($who) } wins, as the last one left.
over-nobody = 🏁 Nobody is left. The Crown goes back to being unattended.
over-limit = { $count ->
    [one] 🏁 Closing time. { START($who) } wins.
   *[other] 🏁 Closing time. { START($who) } share the victory.
  }
