import { OptionSheet, type Chosen } from '../../../engine/index.ts'

const upTo = (most: number) => Array.from({ length: most }, (_, one) => one + 1)

/** What a table may choose (section 17). */
export const SHEET = new OptionSheet({
  options: {
    'short-game': { kind: 'switch', usual: false },
    'imperial-target': { kind: 'number', values: [1, 2, 3, 4, 5], usual: 2 },
    'minimum-rounds': { kind: 'number', values: upTo(20), usual: 4 },
    'round-limit': { kind: 'typed', least: 4, most: 60, usual: null },
    'starting-clues': { kind: 'number', values: [3, 4], usual: 4 },
  },
  presets: {
    standard: {},
    short: { 'short-game': true },
  },
})

export type Options = Chosen<typeof SHEET>
