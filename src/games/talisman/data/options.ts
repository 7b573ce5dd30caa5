import { OptionSheet, type Chosen } from '../../../engine/index.ts'

/** The settings shared by the quicker games. */
const QUICK = {
  'character-selection': 'pick-of-three',
  'start-gold': 3,
  'start-talisman': true,
  'trophy-rate': 5,
  'crown-victory': 'instant',
  'inner-gate': 'open',
} as const

const DAY_SECONDS = 86_400

/** The options a table may choose (options.json). */
export const SHEET = new OptionSheet({
  options: {
    'character-selection': { kind: 'choice', values: ['random', 'choose', 'pick-of-three'], usual: 'random' },
    'first-player': { kind: 'choice', values: ['dice', 'host', 'random'], usual: 'dice' },
    'crown-victory': { kind: 'choice', values: ['command', 'instant', 'contest'], usual: 'command' },
    'round-limit': { kind: 'number', values: [0, 10, 12, 15, 18, 20, 25, 30, 40], usual: 0 },
    'turn-budget': { kind: 'number', values: [0, 60, 84, 108, 150], usual: 0 },
    replacements: { kind: 'choice', values: ['until-crown', 'never', 'always'], usual: 'until-crown' },
    'head-start': { kind: 'number', values: [0, 1, 2, 3, 4, 5], usual: 0 },
    'start-gold': { kind: 'number', values: [1, 2, 3, 5], usual: 1 },
    handicaps: { kind: 'switch', usual: false },
    'start-talisman': { kind: 'switch', usual: false },
    'luck-tokens': { kind: 'number', values: [0, 1, 2, 3], usual: 0 },
    'trophy-rate': { kind: 'number', values: [5, 6, 7], usual: 7 },
    'spirit-trophies': { kind: 'switch', usual: false },
    'mule-capacity': { kind: 'choice', values: ['unlimited', 'plus-four'], usual: 'unlimited' },
    'protection-rolls': { kind: 'choice', values: ['one', 'all'], usual: 'one' },
    'spell-limit-per-turn': { kind: 'choice', values: ['none', 'hand'], usual: 'none' },
    'dead-gear': { kind: 'choice', values: ['space', 'killer'], usual: 'space' },
    'ban-last-life': { kind: 'switch', usual: false },
    trading: { kind: 'switch', usual: false },
    'command-always': { kind: 'switch', usual: false },
    'command-growth': { kind: 'number', values: [0, 6, 12], usual: 0 },
    'inner-gate': { kind: 'choice', values: ['roll', 'open'], usual: 'roll' },
    'reaction-timer': {
      kind: 'number',
      values: [null, 30, 60, 300, 3600, DAY_SECONDS / 2],
      usual: null,
      clock: 'reaction',
    },
    // ruling: TAL-OPT.22, TAL-OPT.23 set the time limit. The table decides what happens when it runs out, and may also
    // decide to wait.
    'turn-timer': { kind: 'number', values: [null, 60, 120, 600, 7200, DAY_SECONDS], usual: null, clock: 'decision' },
  },
  needs: { 'command-growth': { option: 'crown-victory', is: ['command', 'contest'] } },
  groups: {
    beginning: ['character-selection', 'first-player', 'head-start', 'start-gold', 'handicaps', 'start-talisman'],
    winning: ['crown-victory', 'replacements', 'inner-gate', 'command-always', 'command-growth'],
    cards: [
      'luck-tokens',
      'trophy-rate',
      'spirit-trophies',
      'mule-capacity',
      'protection-rolls',
      'spell-limit-per-turn',
      'dead-gear',
      'ban-last-life',
      'trading',
    ],
    time: ['round-limit', 'turn-budget', 'reaction-timer', 'turn-timer'],
  },
  contradictions: [
    {
      id: 'no-command',
      all: [
        { option: 'command-always', is: [true] },
        { option: 'crown-victory', is: ['instant'] },
      ],
    },
    {
      id: 'two-limits',
      all: [
        { option: 'round-limit', is: [10, 12, 15, 18, 20, 25, 30, 40] },
        { option: 'turn-budget', is: [60, 84, 108, 150] },
      ],
    },
  ],
  presets: {
    standard: {},
    short: { ...QUICK, 'head-start': 3, 'turn-budget': 108 },
    sprint: { ...QUICK, 'head-start': 5, 'turn-budget': 60 },
    async: {
      'head-start': 2,
      'start-gold': 3,
      'trophy-rate': 5,
      'crown-victory': 'contest',
      'round-limit': 40,
      'reaction-timer': DAY_SECONDS / 2,
      'turn-timer': DAY_SECONDS,
    },
    full: {
      'character-selection': 'pick-of-three',
      'luck-tokens': 2,
      'spirit-trophies': true,
      'protection-rolls': 'all',
      'dead-gear': 'killer',
      trading: true,
      'command-growth': 12,
    },
    balanced: { handicaps: true },
  },
  requirements: [
    {
      // TAL-OPT.9: otherwise no player could ever be the last one left.
      id: 'always-ends',
      if: { option: 'replacements', is: ['always'] },
      then: [
        { option: 'crown-victory', is: ['instant', 'contest'] },
        { option: 'round-limit', is: [10, 12, 15, 18, 20, 25, 30, 40] },
        { option: 'turn-budget', is: [60, 84, 108, 150] },
      ],
    },
  ],
})

export type Options = Chosen<typeof SHEET>

/**
 * Rounds after which the game is scored (TAL-OPT.10, TAL-OPT.11, TAL-OPT.24): the earlier of two limits, or `null` for
 * no limit.
 */
export function roundLimitOf(options: Options, seats: number): number | null {
  const limits = [options['round-limit'], Math.ceil(options['turn-budget'] / seats)].filter((limit) => limit > 0)
  return limits.length === 0 ? null : Math.min(...limits)
}
