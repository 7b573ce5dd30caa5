import type { Act } from '../../../engine/index.ts'
import { isVerb, type Verb } from '../view/verbs.ts'

/** Keys that mean to leave a thing alone, whatever is asked. */
const PASSES = [
  'pass', 'done', 'end', 'stop', 'keep', 'none', 'nothing', 'leave', 'decline', 'wait', 'stay', 'move', 'cancel',
] // prettier-ignore

/** What stands before the colon of a key, where it says more than the verb. */
const BY_PREFIX: Readonly<Record<string, Act>> = {
  cast: 'cast',
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

const BY_VERB: Readonly<Partial<Record<Verb, Act>>> = {
  'move.how': 'move',
  'move.to': 'move',
  'move.inner': 'move',
  'teleport.space': 'move',
  'character.do': 'fight',
  'fight.weapons': 'fight',
  'fight.protect': 'fight',
  'fight.spoils': 'fight',
  'space.roll': 'explore',
  'space.skip': 'explore',
  'space.visit': 'explore',
  'quest.accept': 'explore',
  'card.next': 'explore',
  'shop.buy': 'trade',
  'alchemist.sell': 'trade',
  'alchemist.turn': 'trade',
  'quest.pay': 'trade',
  'trophies.exchange': 'trade',
  'trophies.trade': 'trade',
  'crown.submit': 'use',
}

/** The verb by which an option can be typed: moving is moving, and Spells are cast wherever they are offered. */
export function actOf(verb: string, key: string): Act {
  const byVerb = isVerb(verb) ? BY_VERB[verb] : undefined
  if (verb === 'troll.regenerate') return key === 'move' ? 'move' : 'use'
  if (byVerb !== 'move' && PASSES.includes(key)) return 'pass'
  if (byVerb === 'move') return 'move'
  const [prefix = ''] = key.split(':')
  return (verb === 'window.act' || verb === 'encounter.do' ? BY_PREFIX[prefix] : undefined) ?? byVerb ?? 'use'
}
