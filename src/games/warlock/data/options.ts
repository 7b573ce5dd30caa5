import { OptionSheet, type Chosen } from '../../../engine/index.ts'

/** What a table may choose (Appendix D). */
export const SHEET = new OptionSheet({
  options: {
    'start-at-river': { kind: 'switch', usual: false },
    'swift-feet': { kind: 'switch', usual: false },
    'loose-tongues': { kind: 'switch', usual: false },
    'open-lock': { kind: 'switch', usual: false },
    'ready-keys': { kind: 'switch', usual: false },
    'lesser-warlock': { kind: 'switch', usual: false },
    'midnight-bell': { kind: 'switch', usual: false },
    'auto-equip': { kind: 'switch', usual: true },
    'long-memory': { kind: 'switch', usual: true },
    'double-six': { kind: 'switch', usual: false },
    'luck-in-battle': { kind: 'switch', usual: false },
    'stamina-cap': { kind: 'switch', usual: false },
    'maze-strict': { kind: 'switch', usual: false },
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
  },
})

export type Options = Chosen<typeof SHEET>
