import type { Passage } from '../../../engine/index.ts'

/** The rules for a beginner, in the order in which a game asks for them. Each passage fits a message. */
export const HELP: readonly Passage[] = [
  {
    heading: '🏔️ The goal',
    lines: [
      'Deep under the mountain stands a chest with three locks. **Whoever opens it first, with the right three keys, wins at once.**',
      'There are keys from 1 to 9. Which three are right, nobody knows: their Key cards lie beneath the chest. The other six are in the players’ hands. Find out who holds what, find keys, and get there.',
    ],
  },
  {
    heading: '🔑 Key cards and keys',
    lines: [
      'A **Key card** is evidence: whoever holds Key card 5 proves that 5 is not beneath the chest. Yours are secret, and you keep them for good.',
      'A **key** is a number on a Treasure card: it turns in a lock. Every number stands on three Treasure cards; a bunch has four numbers.',
      '`/clues` shows your notebook. I fill it in with all that you have been shown: ● here, · not here, ? open. **Notebook …** under your choices takes your own pencil.',
    ],
  },
  {
    heading: '🕯️ A turn',
    lines: [
      '1. **Beforehand**, as you like: use a card, make a deal, put Treasure down.',
      '2. **One action**: move, eat, stay, cross the river, try the chest, or pass.',
      '3. **Encounters**: what sits in the room first, then the other players here.',
      '4. **Treasure**: the top card of the room, if the way is free.',
    ],
  },
  {
    heading: '🥾 Moving',
    lines: [
      'One die, and you use all of it; rooms, passages, the edge of the Maze, other players and treasure on the floor let you stop early. Entering a room always stops you.',
      '**Roll a 1 and you may make a Key Challenge first.** In a short game you roll two dice, and a 6 will do as well.',
    ],
  },
  {
    heading: '🔎 Key Challenges',
    lines: [
      'Name a number. Every other player holds out that Key card, or a blank, and only you look. I answer for everybody, so nobody can lie.',
      'All blanks, and you do not hold it yourself: it is beneath the chest. The Seer sells challenges for 2 Gold; the Crystal Ball has one in it.',
    ],
  },
  {
    heading: '⚔️ Battles',
    lines: [
      'Each round both sides roll two dice and add their Skill. The lower total loses 2 Stamina. At 0 somebody is dead. Killing a monster gives 1 Luck.',
      'After a round you may **escape**: 3 or more on a die, at a price of 0 to 2 Stamina; a 1 is cornered. You end up outside the door, and the monster recovers.',
      'I buckle on your helmet and draw your best sword by myself. “Fight on until I have 4 left” goes on without asking; the number is a standing order. “Fight to the end” stops for nothing.',
      'With a **monster champion** the next player presses the button for your monster’s dice; a standing order presses it for you.',
    ],
  },
  {
    heading: '🍀 Skill, Stamina, Luck',
    lines: [
      'A **Luck test** is two dice at or under your Luck; each test costs a point, lucky or not. Kills and the Caretaker bring it back.',
      'In a **balanced** game whoever rolls a low Skill has more Stamina, and has overheard a Key card or two before the first turn.',
      '**Eating** takes the whole turn and gives 4 Stamina; not twice running, and not where something may follow.',
    ],
  },
  {
    heading: '🚪 Rooms',
    lines: [
      'Most rooms hold a face-down card: monster, trap, trader or stranger. Deal with it, and take the top Treasure card: look, then keep it or put it back. While there is room I take and keep it for you; a standing order has me ask.',
      'Five people never leave: the Quartermaster, the Caretaker, the Dwarfs, the Old Man and the Seer. You cannot call on the same one twice until somebody else has been there.',
      'The rucksack holds six Treasure cards. Swords go on the belt, two at most.',
    ],
  },
  {
    heading: '🌊 River, passages, Maze',
    lines: [
      '**River**, from either bank: ferry (3 Gold), raft (test Luck) or bridge (a die). Falling in means the Crocodile.',
      '**Secret passages**: landing on one ends the turn; next turn you come out at any of the same colour. Without a lantern, the die decides.',
      '**The Maze** is the short way to the chest, if it is a way. A dead end costs the turn. The long way leads through the Warlock’s Study, with the Warlock in it.',
    ],
  },
  {
    heading: '🗡️ Other players',
    lines: [
      'On the same space you may **deal**: Gold, Provisions, Treasure cards, or a look at a Key card. **Swap** puts a look for a look, or a truth for a truth, together for you. What is agreed is carried out; what is merely said is not.',
      'Or you may **attack**, once both have been in and out of a room. If your victim escapes, you rob: all keys, a card at random, or one you know of; and the lantern. If it dies, everything is yours.',
      'Under a **peaceful mountain** nobody is attacked, poisoned or cursed.',
    ],
  },
  {
    heading: '🕯️ Alone',
    lines: [
      'On a **solo expedition** the six other Key cards lie in a stack. A rolled 1, the Ball, the Seer, the Dwarfs and the Prisoner each show you one of it at random, and it is shuffled back.',
      'Wrong at the chest, you hear only how many were wrong. A room whose occupant never leaves lets you in again once you have been in another. If the last light fails, every number you write must be right.',
    ],
  },
  {
    heading: '🔑 The chest',
    lines: [
      'In the Treasure Room name three numbers you have keys for; with a lock open, two. All right: you have won. Any wrong: I say how many, you learn which, and you sit on the South Bank.',
      'In a short game a bell tolls; in a long one the light fails after round 100. Then everybody writes down numbers: 3 points for each right one, 1 more if you carry its key.',
    ],
  },
  {
    heading: '☠️ Death',
    lines: [
      'Your Treasure stays where you died, for you alone; Gold and food are lost. Next turn you come in with a new adventurer, who knows all that you know.',
    ],
  },
  {
    heading: '⌨️ Commands',
    lines: [
      'Press the buttons, or type: `/play` lists all you may do now. `/move`, `/explore`, `/use`, `/fight`, `/flee`, `/trade` and `/pass` are shorter ways to the same.',
      '`/game map` shows the whole mountain, `/clues` your notebook and rucksack.',
    ],
  },
]
