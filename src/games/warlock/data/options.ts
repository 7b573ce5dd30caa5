import { OptionSheet, type Chosen } from '../../../engine/index.ts'

/** The options a table may choose (Appendix D, WAR-23.1); each switch is followed by its figures. */
export const SHEET = new OptionSheet({
  options: {
    'start-at-river': { kind: 'switch', usual: false },
    'swift-feet': { kind: 'switch', usual: false },
    'swift-feet-dice': { kind: 'number', values: [2, 3], usual: 2 },
    'loose-tongues': { kind: 'switch', usual: false },
    'loose-tongues-face': { kind: 'number', values: [2, 3, 4, 5, 6], usual: 6 },
    'open-lock': { kind: 'switch', usual: false },
    'ready-keys': { kind: 'switch', usual: false },
    'ready-keys-each': { kind: 'number', values: [1, 2], usual: 2 },
    'lesser-warlock': { kind: 'switch', usual: false },
    'lesser-warlock-skill': { kind: 'number', values: [7, 8, 9, 10], usual: 9 },
    'lesser-warlock-stamina': { kind: 'number', values: [6, 8, 10, 12, 14, 16], usual: 10 },
    'midnight-bell': { kind: 'switch', usual: false },
    'midnight-bell-round': { kind: 'typed', least: 4, most: 100, usual: null },
    'midnight-bell-number': { kind: 'number', values: [1, 2, 3, 4, 5], usual: 3 },
    'midnight-bell-key': { kind: 'number', values: [0, 1, 2, 3], usual: 1 },
    'peaceful-mountain': { kind: 'switch', usual: false },
    'monster-champion': { kind: 'switch', usual: false },
    'deduction-helper': { kind: 'switch', usual: false },
    'auto-equip': { kind: 'switch', usual: true },
    'long-memory': { kind: 'switch', usual: true },
    'double-six': { kind: 'switch', usual: false },
    'double-six-multiplier': { kind: 'number', values: [2, 3], usual: 2 },
    'luck-in-battle': { kind: 'switch', usual: false },
    'stamina-cap': { kind: 'switch', usual: false },
    'maze-strict': { kind: 'switch', usual: false },
    'solo-expedition': { kind: 'switch', usual: false },
    underdogs: { kind: 'switch', usual: false },
    'underdogs-cards': { kind: 'number', values: [0, 1, 2, 3], usual: 1 },
    'underdogs-stamina': { kind: 'number', values: [0, 2, 3, 4, 5, 6, 8], usual: 5 },
  },
  needs: {
    'swift-feet-dice': { option: 'swift-feet', is: [true] },
    'loose-tongues-face': { option: 'loose-tongues', is: [true] },
    'ready-keys-each': { option: 'ready-keys', is: [true] },
    'lesser-warlock-skill': { option: 'lesser-warlock', is: [true] },
    'lesser-warlock-stamina': { option: 'lesser-warlock', is: [true] },
    'midnight-bell-round': { option: 'midnight-bell', is: [true] },
    'midnight-bell-number': { option: 'midnight-bell', is: [true] },
    'midnight-bell-key': { option: 'midnight-bell', is: [true] },
    'double-six-multiplier': { option: 'double-six', is: [true] },
    'underdogs-cards': { option: 'underdogs', is: [true] },
    'underdogs-stamina': { option: 'underdogs', is: [true] },
  },
  presets: {
    standard: {},
    short: {
      'start-at-river': true,
      'swift-feet': true,
      'loose-tongues': true,
      'open-lock': true,
      'ready-keys': true,
      'lesser-warlock': true,
      'midnight-bell': true,
    }, // WAR-23.2
    full: {
      'double-six': true,
      'luck-in-battle': true,
      'stamina-cap': true,
      'maze-strict': true,
      'monster-champion': true,
      'auto-equip': false,
    },
    balanced: { underdogs: true },
    solo: { 'solo-expedition': true },
  },
  requirements: [
    { id: 'alone', if: { option: 'solo-expedition', is: [true] }, seats: { min: 1, max: 1 } },
    { id: 'in-company', if: { option: 'solo-expedition', is: [false] }, seats: { min: 2, max: 6 } }, // WAR-1.1
  ],
})

export type Options = Chosen<typeof SHEET>
