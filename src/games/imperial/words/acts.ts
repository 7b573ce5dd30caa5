import type { Act } from '../../../engine/index.ts'
import { isVerb, type Verb } from '../view/verbs.ts'

/** The word by which an option can be typed. */

/** Keys whose act differs from that of their verb. */
const BY_KEY: Readonly<Record<string, Act>> = {
  'phase.move stay': 'pass',
  'phase.move meditate': 'use',
  'business.do go-on': 'pass',
  'business.do finish': 'pass',
  'business.do explore': 'explore',
  'business.do encounter': 'explore',
  'business.do meditate': 'use',
  'move.continue stop': 'pass',
  'prison.do accept': 'pass',
  'prison.do wait': 'pass',
  'prison.do escape': 'flee',
  'prison.do bribe': 'use',
  'prison.do meditate': 'use',
  'combat.action nothing': 'pass',
  'combat.approach play': 'pass',
  'combat.approach flee': 'flee',
  'combat.approach leave-slow': 'flee',
  'combat.flee fight-on': 'fight',
  'combat.flee hold': 'pass',
  'charm.use keep': 'pass',
  'explore.cure-all decline': 'pass',
  'olliver.do fight': 'fight',
  'tax.do refuse': 'fight',
  'horse.spell cast': 'cast',
  'join.offer refuse': 'pass',
  'peddler.do decline': 'pass',
  'nomads.do decline': 'pass',
  'pirates.boat decline': 'pass',
  'emerald.companion keep': 'pass',
  'palantir.use keep': 'pass',
  'combat.transfer keep': 'pass',
  'newcomer.character stop': 'pass',
}

const BY_VERB: Readonly<Record<Verb, Act>> = {
  'setup.character': 'use',
  'setup.spell': 'use',
  'newcomer.character': 'use',
  'phase.move': 'move',
  'move.continue': 'move',
  'teleport.hex': 'move',
  'raft.hex': 'move',
  'meditate.spell': 'use',
  'leave.hex': 'move',
  'business.do': 'use',
  'business.weapon': 'use',
  'clue.discard': 'use',
  'explore.shift': 'explore',
  'explore.vessel': 'explore',
  'explore.cure-all': 'use',
  'charm.use': 'use',
  'heal.one': 'use',
  'heal.target': 'use',
  'prison.do': 'use',
  'prison.bribe': 'use',
  'palantir.use': 'use',
  'played.target': 'use',
  'join.offer': 'use',
  'horse.spell': 'use',
  'olliver.do': 'use',
  'tax.do': 'use',
  'peddler.do': 'trade',
  'peddler.keep': 'use',
  'nomads.do': 'trade',
  'mermaid.do': 'use',
  'gift.spell': 'use',
  'pirates.boat': 'use',
  'emerald.companion': 'use',
  'combat.action': 'fight',
  'combat.approach': 'fight',
  'combat.weapon': 'fight',
  'combat.allot': 'fight',
  'combat.transfer': 'use',
  'combat.flee': 'flee',
  'trade.open': 'trade',
  'trade.build': 'trade',
  'trade.answer': 'trade',
  'trade.clue': 'trade',
  'gear.ready': 'use',
  'gear.shield': 'use',
  'gear.lend': 'use',
  'gear.reclaim': 'use',
  'party.dismiss': 'use',
}

/** The verb by which an option can be typed: spells and scrolls are cast wherever they are offered. */
export function actOf(verb: string, key: string): Act {
  const known = BY_KEY[`${verb} ${key}`]
  if (known) return known
  if (isMagic(key)) return 'cast'
  if (isVerb(verb)) return BY_VERB[verb]
  return verb.startsWith('trade.') ? 'trade' : 'use'
}

/** Whether a key casts a spell or reads a scroll: `cast:fireball`, `read:scroll-of-healing-1`. */
function isMagic(key: string): boolean {
  return key.startsWith('cast:') || key.startsWith('read:')
}
