import type { HouseWords, OptionWords } from '../../../engine/index.ts'
import { listOf } from '../../../language/index.ts'
import type { Options } from '../data/options.ts'

const OPTIONS: Readonly<Record<keyof Options, OptionWords>> = {
  'hex-game': {
    title: 'The Hex Game',
    line: 'The realm is shuffled: a new map. The neighbours are new, the creditors are not.',
  },
  'realm-number': {
    title: 'The Hex Game: number of the realm',
    line: 'The same number always lays the same realm; left empty, one is drawn and announced.',
    label: (value) => (value === null ? 'drawn at the start' : `realm number ${String(value)}`),
  },
  'complex-victory': {
    title: 'More complex victory',
    line: 'Treasures are worth points, weighed by a committee of dice. Most points wins.',
  },
  experience: {
    title: 'Experience points',
    line: 'Creatures beaten or won over, deliveries and the Emperor’s thanks raise your scores.',
  },
  'experience-marks': {
    title: 'Experience: points for a raise',
    line: 'Four numbers, each larger than the one before: at each one score is raised.',
    label: (value) => (Array.isArray(value) ? listOf(value.map(String)) : String(value)),
  },
  'villain-game': {
    title: 'Villain Game',
    line: 'An encounter that does not suit you may be played on a friend whom it suits.',
  },
  'travel-together': {
    title: 'Travel together',
    line: 'Walk in company and fight in company. Sharing the loot in company is the hard part.',
  },
  merciless: { title: 'Merciless', line: 'Characters may attack each other; the winner takes everything.' },
  'guild-licences': {
    title: 'Guild licences',
    line: 'Clerics use only maces, clubs, staves, slings; magicians only daggers, staves, bows, slings.',
  },
  'even-start': {
    title: 'An even start',
    line: 'Who wins seldom begins with more weapons, who wins often with a clue fewer.',
  },
  'equal-turns': {
    title: 'Equal turns',
    line: 'When the last Imperial Treasure is found, the round is still played to its end.',
  },
  'short-game': {
    title: 'Short game',
    line: 'Ends after a round in which enough Imperial Treasures are found; the Lost City stays lost.',
  },
  'imperial-target': {
    title: 'Short game: treasures to find',
    line: 'So many Imperial Treasures found end a short game.',
  },
  'minimum-rounds': {
    title: 'Short game: rounds at least',
    line: 'No short game ends before so many rounds, unless all six are found.',
  },
  'round-limit': {
    title: 'Short game: last round',
    line: 'Left empty, it is 44 divided by the number of players.',
    label: (value) => (value === null ? '44 divided by the number of players' : String(value)),
  },
  'starting-clues': {
    title: 'Short game: clues at the start',
    line: 'So many clues are dealt to each in a short game.',
  },
}

/** The presets and options of the game in words. */
export const HOUSE_RULES: HouseWords = {
  presets: {
    standard: { title: 'Standard game', line: 'two and a half to three hours; all six must turn up' },
    short: { title: 'Short game', line: '35 to 45 minutes; two Imperial Treasures are enough' },
    balanced: { title: 'Balanced game', line: 'the standard game; the weak begin with more, and all have equal turns' },
    serious: { title: 'Serious players', line: 'the standard game, and points decide: dice weigh the treasures' },
    full: { title: 'Full game', line: 'a shuffled realm, points, experience, villains and company; three hours' },
    'blood-and-guts': { title: 'Blood and guts', line: 'the full game, and nobody is safe from anybody' },
  },
  options: OPTIONS,
  clashes: {},
}
