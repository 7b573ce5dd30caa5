import { clueOf, creatureOf, isTreasure, treasureOf } from '../data/components.ts'
import type { ClueId, EncounterTile, TileId } from '../data/ids.ts'

/** Colour for things and creatures as they turn up. It never states a rule. */

const CREATURES: Readonly<Record<string, string>> = {
  'absent-minded-wizard': 'He calls everybody Gerald, and has something in his nose.',
  avalanche: 'Somebody yodelled.',
  bear: 'It may be full. It may not.',
  'black-cat': 'Looking for staff.',
  demon: 'Lives in the Smoking Mountain and commutes.',
  'ed-eagle': 'A friendly eagle with excellent eyesight and poor jokes.',
  elephant: 'It wandered off from somebody else’s story and would like to be in yours.',
  'elf-princess': 'Lost, and certain that it is everybody else who has moved.',
  'evil-sorcerer': 'Throws sparks from afar and insults throughout.',
  'giant-crab': 'Approaches sideways, so nobody is sure it is approaching.',
  'giant-octopus': 'Eight arms and nobody to hug.',
  'giant-roc': 'What looked like a cloud has folded its wings.',
  'giant-scorpion': 'Waits under the one stone you sit on.',
  'giant-spider': 'Eight legs, all of them yours to count at close range.',
  goblins: 'Brave in numbers, and they have just lost count.',
  griffin: 'Half eagle, half lion, all appetite.',
  'guillaume-tell': 'A fine shot. Hide the apples.',
  hermit: 'Has talked to nobody for twelve years and makes up for it now.',
  giant: 'Throws rocks first and asks questions in a language you do not speak.',
  'imperial-guard': '“Anything to declare?”',
  'imperial-navy': 'A customs cutter with opinions.',
  lion: 'There may be a thorn in its paw. Somebody would have to look.',
  'maid-marywin': 'Eleven trunks, and a firm idea of where they belong.',
  mermaid: 'Knows every wreck on the sea bed and who snored in it.',
  nomads: 'They have tea, dates and sabres, in no fixed order.',
  ogre: 'Large, hungry, and fond of travellers, boiled.',
  'olliver-j-dragon': 'A courteous dragon, collecting for the hoard.',
  peddler: '“Hardly used, one careful owner.”',
  pirates: 'Excellent singers, dreadful guests.',
  sandstorm: 'The desert gets up and walks about.',
  'sea-serpent': 'Longer than your ship and better preserved.',
  skeletons: 'All bone, no conversation, no retreat.',
  'storm-at-sea': 'Shouting at it is no use.',
  'tax-collector': 'With two bailiffs and a form in triplicate.',
  'lost-city': 'A wall nobody has seen for a thousand years, until somebody fell over it.',
  thugs: 'They want your money, your life, or failing that your boots.',
  troll: 'Grows back what you cut off.',
  'wild-horse': 'It has not decided about you yet.',
  wolves: 'Polite for wolves, which is to say they howl first.',
  zombies: 'Slow, damp and hard to discourage.',
}

/** For treasures whose cards state their powers. */
const TREASURES: Readonly<Record<string, string>> = {
  grail: 'Villagers adore it and monks go weak at the knees.',
  'scepter-of-baldan': 'Wave it at a castle and doors open.',
  'talisman-of-quox': 'The Emperor’s favourite way of being elsewhere.',
  'battle-ring-of-gorath': 'Still warm from Gorath.',
  'emerald-of-life': 'It seems to be breathing.',
  'palantir-of-zog': 'Shows the future and lets you complain about it.',
  'scroll-of-healing': 'Read aloud, feel better.',
  'scroll-of-protection': 'A wall of words.',
  'scroll-of-teleportation': 'One journey, no luggage handlers.',
  'lucky-charm': 'A rabbit’s foot; the rabbit is past caring.',
}

/** For a creature, event or place that turns up. Tiles that only draw others have none. */
export function creatureFlavour(tile: EncounterTile): string {
  return CREATURES[creatureOf(tile).id] ?? ''
}

/** For an item that a player finds. Weapons have none. */
export function itemFlavour(tile: TileId): string {
  if (!isTreasure(tile)) return ''
  const { id, text } = treasureOf(tile)
  return TREASURES[id] ?? text
}

/** The card's own text, without its yield and price. */
export function clueFlavour(clue: ClueId): string {
  const { special, text } = clueOf(clue)
  return special ? '' : text.replace(/( One weapon,)?( One| Two| two) treasures?\.$/, '')
}
