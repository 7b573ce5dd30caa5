import { OptionSheet, type Chosen } from '../../../engine/index.ts'

/** The options that make the realm richer and keep its heroes friends. */
const RICHER = {
  'hex-game': true,
  'complex-victory': true,
  experience: true,
  'villain-game': true,
  'travel-together': true,
} as const

const upTo = (most: number) => Array.from({ length: most }, (_, one) => one + 1)

/** The options a table may choose (section 17). */
export const SHEET = new OptionSheet({
  options: {
    'hex-game': { kind: 'switch', usual: false },
    'realm-number': { kind: 'typed', least: 0, most: 2 ** 32 - 1, usual: null },
    'complex-victory': { kind: 'switch', usual: false },
    experience: { kind: 'switch', usual: false },
    'experience-marks': { kind: 'rising', count: 4, least: 1, most: 99, usual: [5, 12, 21, 32] },
    'villain-game': { kind: 'switch', usual: false },
    'travel-together': { kind: 'switch', usual: false },
    merciless: { kind: 'switch', usual: false },
    'guild-licences': { kind: 'switch', usual: false },
    'even-start': { kind: 'switch', usual: false },
    'equal-turns': { kind: 'switch', usual: false },
    'short-game': { kind: 'switch', usual: false },
    'imperial-target': { kind: 'number', values: [1, 2, 3, 4, 5], usual: 2 },
    'minimum-rounds': { kind: 'number', values: upTo(20), usual: 4 },
    'round-limit': { kind: 'typed', least: 4, most: 60, usual: null },
    'starting-clues': { kind: 'number', values: [3, 4], usual: 4 },
  },
  needs: {
    'realm-number': { option: 'hex-game', is: [true] },
    'experience-marks': { option: 'experience', is: [true] },
    'imperial-target': { option: 'short-game', is: [true] },
    'minimum-rounds': { option: 'short-game', is: [true] },
    'round-limit': { option: 'short-game', is: [true] },
    'starting-clues': { option: 'short-game', is: [true] },
  },
  groups: {
    beginning: ['hex-game', 'realm-number', 'even-start', 'starting-clues'],
    winning: ['complex-victory', 'imperial-target', 'experience', 'experience-marks'],
    cards: ['villain-game', 'travel-together', 'merciless', 'guild-licences'],
    time: ['short-game', 'minimum-rounds', 'round-limit', 'equal-turns'],
  },
  contradictions: [{ id: 'last-before-first', above: ['minimum-rounds', 'round-limit'] }],
  presets: {
    standard: {},
    short: { 'short-game': true },
    balanced: { 'even-start': true, 'equal-turns': true },
    serious: { 'complex-victory': true },
    full: RICHER,
    'blood-and-guts': { ...RICHER, merciless: true },
  },
})

export type Options = Chosen<typeof SHEET>
