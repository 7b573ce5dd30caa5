import type { Act } from '../../../engine/index.ts'

/** Verbs to type that depend on the option. */
export type ActOf = (key: string) => Act

/** Keys that decline, in every question. */
const PASSES = [
  'pass', 'done', 'end', 'stop', 'keep', 'none', 'nothing', 'leave', 'decline', 'wait', 'stay', 'move', 'cancel',
] // prettier-ignore

/** Whether a key declines. */
export const isPass = (key: string): boolean => PASSES.includes(key)

/** The prefix of a key, where it tells more than the verb. */
const BY_PREFIX: Readonly<Record<string, Act>> = {
  cast: 'cast',
  aim: 'cast',
  evade: 'flee',
  bribe: 'trade',
  fight: 'fight',
  attack: 'fight',
  use: 'use',
  character: 'fight',
  space: 'explore',
  meet: 'explore',
  visit: 'explore',
  take: 'use',
}

/** In windows and Encounters the option decides: players cast Spells and evade attackers. */
export const byPrefix: ActOf = (key) => (isPass(key) ? 'pass' : (BY_PREFIX[key.split(':')[0] ?? ''] ?? 'use'))
