/** Hints for beginners, each shown once, by verb or by its area. */
export const HINTS: Readonly<Record<string, string>> = {
  'setup.character': 'Whoever you like the look of: the line under each name says what they are good at.',
  'setup.spell': 'A spell is used up when it is cast.',
  'phase.move':
    'A move is by road, through the wilderness or by sea, never a mixture. End it in a place with a name: there are clues to find and treasures to dig up.',
  business:
    'You stand in a place with a name. A clue that names it is worth a treasure here: put it down before you explore.',
  combat:
    'In a fight both sides roll a die for each point of Agility: 5 and 6 hit. Flee when it goes badly. **Attack until …** asks less often.',
  trade:
    'Pick what you give, then what you want for it: the second press makes the offer. Nothing is handed over before both agree.',
}
