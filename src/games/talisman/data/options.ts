import { OptionSheet, type Chosen } from '../../../engine/index.ts'

const SHORT = {
  'character-selection': 'pick-of-three',
  'start-gold': 3,
  'start-talisman': true,
  'trophy-rate': 5,
  'crown-victory': 'instant',
  'inner-gate': 'open',
} as const

/** What a table may choose (options.json). */
export const SHEET = new OptionSheet({
  options: {
    'character-selection': { kind: 'choice', values: ['random', 'pick-of-three'], usual: 'random' },
    'crown-victory': { kind: 'choice', values: ['command', 'instant'], usual: 'command' },
    'head-start': { kind: 'number', values: [0, 1, 2, 3, 4, 5], usual: 0 },
    'start-gold': { kind: 'number', values: [1, 2, 3, 5], usual: 1 },
    'start-talisman': { kind: 'switch', usual: false },
    'trophy-rate': { kind: 'number', values: [5, 6, 7], usual: 7 },
    'turn-budget': { kind: 'number', values: [0, 60, 84, 108, 150], usual: 0 },
    'inner-gate': { kind: 'choice', values: ['roll', 'open'], usual: 'roll' },
  },
  presets: {
    standard: {},
    short: { ...SHORT, 'head-start': 3, 'turn-budget': 108 },
  },
})

export type Options = Chosen<typeof SHEET>

/** Rounds after which the game is scored (TAL-OPT.11, TAL-OPT.24); `null`: none. */
export function roundLimitOf(options: Options, seats: number): number | null {
  return options['turn-budget'] === 0 ? null : Math.ceil(options['turn-budget'] / seats)
}
