import type { HouseWords, OptionWords } from '../../../engine/index.ts'
import type { Options } from '../data/options.ts'

const SELECTION = { random: 'dealt, one each', 'pick-of-three': 'one of three, two with 5 or 6 players' }
const VICTORY = { command: 'by Command Spells, until one is left', instant: 'at once, on the Crown of Command' }
const GATE = { roll: 'opened by three dice', open: 'open to all who get there' }

const OPTIONS: Readonly<Record<keyof Options, OptionWords>> = {
  'character-selection': {
    title: 'Choosing Characters',
    line: 'How everybody comes by the first Character. Replacements are always dealt.',
    label: (value) => SELECTION[value as keyof typeof SELECTION],
  },
  'crown-victory': {
    title: 'How the Crown wins',
    line: 'What whoever reaches the Crown of Command still has to do.',
    label: (value) => VICTORY[value as keyof typeof VICTORY],
  },
  'head-start': {
    title: 'Head start',
    line: 'Each new Character has so much more Strength and Craft.',
    label: (value) => (value === 0 ? 'none' : `${String(value)} Strength and ${String(value)} Craft`),
  },
  'start-gold': { title: 'Starting Gold', line: 'What each new Character has in the purse.' },
  'start-talisman': {
    title: 'A Talisman for everyone',
    line: 'Each player takes a Talisman at the start. It can be stolen like any other Object.',
  },
  'trophy-rate': {
    title: 'Trophy rate',
    line: 'So many points of beaten Enemies buy 1 Strength. 7 is the printed rule.',
  },
  'turn-budget': {
    title: 'Turn budget',
    line: 'So many Turns are shared out among the players; then the likeliest wins.',
    label: (value) => (value === 0 ? 'none' : `${String(value)} Turns in all`),
  },
  'inner-gate': {
    title: 'Portal toll',
    line: 'What the Portal of Power asks of whoever wants to pass.',
    label: (value) => GATE[value as keyof typeof GATE],
  },
}

/** What may be chosen about the game, in English. */
export const HOUSE_RULES: HouseWords = {
  presets: {
    standard: { title: 'Standard game', line: 'two to four hours; the last one left wins' },
    short: { title: 'Short game', line: 'half an hour to an hour; the first on the Crown wins' },
  },
  options: OPTIONS,
  clashes: {},
}
