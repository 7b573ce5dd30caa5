import type { Passage } from '../../../engine/index.ts'

/** The rules for a beginner, in the order in which a turn asks for them. Each passage fits a message. */
export const HELP: readonly Passage[] = [
  {
    heading: '🏰 The goal',
    lines: [
      'Six Imperial Treasures went missing after a party nobody will admit to having attended. You look for them, and for everything else that glitters.',
      'When all six have been found, in anybody’s hands or in the Bank, the game stops at once. **Whoever then holds the most treasures wins.** Ties: most ordinary weapons, then a die.',
      'A **short game** stops at the end of a round in which at least two Imperial Treasures have been found, four rounds are over, or its time is up.',
    ],
  },
  {
    heading: '🧭 A turn',
    lines: [
      '1. **Move**: stay, walk, sail, teleport, cast Healing or Invisibility, or meditate.',
      '2. **Exchange**: in a place with a name, turn one clue into treasure; deliver passengers; see the Emperor.',
      '3. **Explore**, if you stand in a place with a name: two dice on its table.',
      '4. **Encounter**, if you do not: one tile from the pool. Whatever lives on that terrain, you meet.',
      'You get 3 or 4, never both. I roll everything; you only decide.',
    ],
  },
  {
    heading: '🗺️ Moving',
    lines: [
      '**Road**: up to 3 hexes along a road (the Talisman and the Wild Horse add one each). **Wilderness**: one step to any land hex next door (two with Ed Eagle). **Sea**: two steps, with a boat or ship, from or to any coast.',
      'A move is one of the three, never a mixture. Passing through a place does nothing; ending there does.',
      'The Vanishing Oasis is there on an even die. On an odd one it is sand.',
    ],
  },
  {
    heading: '📜 Clues',
    lines: [
      'Clues are secret: `/clues` shows yours. Each names a place. End your move there and put it down for a treasure, some for two; a few places want a weapon for it as well. One clue a turn.',
      'You may hold four. A fifth means choosing which one to forget.',
      'The SPECIAL works anywhere that has a name: 1 on the die finds nothing, 2 to 5 one treasure, 6 two.',
    ],
  },
  {
    heading: '🎲 Exploring',
    lines: [
      'Every place has its own table from 2 to 12: a clue (about one roll in three), a weapon or a vessel, a cure, an encounter, a bad well, and now and then a prison. The odds stand beside it.',
      '*Cure all wounds* costs a weapon. *You must leave* sends you next door, where something is waiting.',
    ],
  },
  {
    heading: '✨ Encounters',
    lines: [
      'Not every tile applies where you stand; those that do not go back with an apology. Some attack, some roll a die to see how they feel, some join you, and the Guard and the Navy confiscate Imperial Treasures without discussion.',
      'The Evil Sorcerer, the Skeletons, the Zombies and Olliver J. Dragon are **played on somebody else**, by you or on you.',
      'The Lost City stays on the map once somebody has fallen over it.',
    ],
  },
  {
    heading: '⚔️ Fights',
    lines: [
      'Companions may desert first. Then both sides roll a die: the difference is the number of **Approach** rounds, for bows, slings, spells and rocks. After it comes **hand to hand**.',
      'You roll Agility plus your weapon’s bonus in dice. 5 and 6 hit; magic weapons hit on 4 as well. Both sides strike together. Hits spread evenly over your party; shields and some weapons stop a few.',
      'After each round you may flee: two dice, plus your Running Away, minus its; 7 or more and you are gone. The slowest companion counts, unless you leave the slow behind. One press can fight on for you as long as you are well.',
      'Kill it and take what it was sitting on.',
    ],
  },
  {
    heading: '✨ Spells and scrolls',
    lines: [
      'Elves hold one spell, clerics two, magicians four; scrolls are for everybody. One a round, instead of your own blow. A spell is gone once cast.',
      'To get one back, **meditate** instead of moving: two dice against its target. Fail, and something wanders by; try the same spell again next turn and it comes without a roll.',
    ],
  },
  {
    heading: '🐾 Companions, boats, gear',
    lines: [
      'Companions fight beside you and share the hits. The Maid wants to go to Castle Highgloom and the Princess to Silverleaf; they pay on arrival.',
      'Vessels come from harbours and beaten Pirates. They stay by the water. If one sinks at sea you lose half of everything, by the dice, and wake up at the Pirates’ Den.',
      'You hold one weapon and, if your class may, one shield ready. Change them whenever nothing is attacking you.',
    ],
  },
  {
    heading: '🤝 Trade',
    lines: [
      'On your turn you may deal with one other player in your hex: weapons, treasures and clues, clues face down if you like. Three proposals at most. Nothing obliges anybody to be reasonable.',
    ],
  },
  {
    heading: '⛓️ Prison',
    lines: [
      'Bribe the gaoler with a treasure, teleport, or on a later turn look for the secret passage: 7, 11 or any double. Nothing can be played on you in there, which is something.',
    ],
  },
  {
    heading: '💰 The Emperor',
    lines: [
      'In the Imperial Capital you may hand an Imperial Treasure over and draw **two** treasures for it. It then counts for nobody, but it counts as found.',
    ],
  },
  {
    heading: '☠️ Death, and the end',
    lines: [
      'As many wounds as Max Health, and you are dead. Your things go back to the pools, and you come again from Nobnodd as somebody else, as long as anybody is left.',
      'An Imperial Treasure lost with its owner is no longer found. The Emerald of Life melts instead of you.',
    ],
  },
  {
    heading: '🏠 House rules, if the table plays with them',
    lines: [
      '**The Hex Game**: the realm is shuffled; look at `/game map`. **More complex victory**: Imperial Treasures 25 points, scrolls 20, magic weapons 15, gold 4 dice, silver 2, rubies 8, the Stone of Fire 10, and the numbers printed on ordinary weapons.',
      '**Experience**: Max Health of what you kill, half of it for what a spell wins over, 3 for a delivery, 5 for the Emperor’s thanks. At each mark one score goes up.',
    ],
  },
  {
    heading: '🏠 House rules among heroes',
    lines: [
      '**Villain Game**: a tile that does not suit you may be played on somebody whom it suits, once between two of his turns.',
      '**Travel together**: help those who are attacked beside you and share what comes of it; before you move, invite others to walk along. Whoever comes along stays put on his own next turn.',
      '**Merciless**: instead of exploring or drawing, attack somebody in your hex, but not in Nobnodd or the Capital. The winner takes everything.',
      '**Guild licences**: clerics use only maces, clubs, staves and slings; magicians only daggers, staves, bows and slings.',
      '**An even start**: who wins seldom begins with more weapons, who wins often with a clue fewer. **Equal turns**: once all six are found, the round is still played out.',
    ],
  },
  {
    heading: '⌨️ Commands',
    lines: [
      'Press the buttons, or type: `/play` lists all you may do now. `/move`, `/explore`, `/cast`, `/use`, `/fight`, `/flee`, `/trade` and `/pass` are shorter ways to the same.',
      '`/game map` shows the whole realm, `/clues` your secrets. Gear, lending, dismissing and trade stand under the other buttons: they cost no turn.',
    ],
  },
]
