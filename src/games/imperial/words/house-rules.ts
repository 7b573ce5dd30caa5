import type { HouseWords, OptionWords } from '../../../engine/index.ts'
import type { Options } from '../data/options.ts'

const OPTIONS: Readonly<Record<keyof Options, OptionWords>> = {
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

/** What may be chosen about the game, in English. */
export const HOUSE_RULES: HouseWords = {
  presets: {
    standard: { title: 'Standard game', line: 'two and a half to three hours; all six must turn up' },
    short: { title: 'Short game', line: '35 to 45 minutes; two Imperial Treasures are enough' },
  },
  options: OPTIONS,
  clashes: {},
}
