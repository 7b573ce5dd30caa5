import type { Act } from '../../../engine/index.ts'

/** The verbs by which options can be typed, where they depend on the option. */
export type ActOf = (key: string) => Act

/** Keys that mean to leave a thing alone, whatever is asked. */
const PASSES = [
  'pass', 'done', 'end', 'stop', 'keep', 'none', 'nothing', 'leave', 'decline', 'wait', 'stay', 'move', 'cancel',
] // prettier-ignore

/** Whether a key leaves the thing alone. */
export const isPass = (key: string): boolean => PASSES.includes(key)

/** What stands before the colon of a key, where it says more than the verb. */
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

/** In windows and Encounters it is the option that counts: Spells are cast, attackers evaded. */
export const byPrefix: ActOf = (key) => (isPass(key) ? 'pass' : (BY_PREFIX[key.split(':')[0] ?? ''] ?? 'use'))
