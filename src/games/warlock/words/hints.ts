/** Hints for beginners, each shown once, by verb or by its area. */
export const HINTS: Readonly<Record<string, string>> = {
  'turn.action':
    'A turn is one action: move, stay, eat or pass. Rooms hold treasure, and somebody who minds you taking it.',
  battle:
    'Each round both roll two dice and add Skill: the lower total loses 2 Stamina. Between rounds you may try to escape, or fight on unasked.',
  duel: 'Another adventurer is a battle like any other, except that the loser has pockets.',
  deal: 'A deal holds only if both agree. Swap a look for a look: a Key card you have seen is not beneath the chest.',
  challenge:
    'Name a number: whoever holds that Key card shows it to you alone, the others a blank. A number that somebody shows is not beneath the chest.',
  treasure: 'A rucksack holds six Treasure cards. What you leave lies face down for whoever comes next.',
}
