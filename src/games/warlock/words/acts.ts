import type { Act } from '../../../engine/index.ts'

/** The verb by which an option can be typed, as `/move` or `/fight`. */

/** Keys whose act differs from that of their verb; a verb alone is in `BY_VERB`. */
const BY_KEY: Readonly<Record<string, Act>> = {
  'turn.action move': 'move',
  'turn.action cross': 'move',
  'turn.action pass': 'pass',
  'turn.action stay': 'pass',
  'turn.action open': 'explore',
  'maze.enter walk-away': 'pass',
  'river.cross stay': 'pass',
  'encounter.sneak fight': 'fight',
  'encounter.bluff fight': 'fight',
  'encounter.feed fight': 'fight',
  'battle.escape escape': 'flee',
  'battle.escape vanish': 'flee',
  'battle.escape truce': 'trade',
  'battle.escape use:potion-of-invisibility': 'flee',
  'duel.answer use:potion-of-invisibility': 'flee',
  'duel.answer offer': 'trade',
}

const BY_VERB: Readonly<Record<string, Act>> = {
  'adventurer.supplies': 'use',
  'turn.reenter': 'use',
  'turn.action': 'use',
  'move.to': 'move',
  'passage.exit': 'move',
  'maze.enter': 'move',
  'maze.twine': 'use',
  'river.cross': 'move',
  'encounter.quartermaster': 'trade',
  'encounter.pedlar': 'trade',
  'encounter.stranger': 'trade',
  'encounter.gas': 'explore',
  'battle.escape': 'fight',
  'battle.item': 'use',
  'battle.sword': 'fight',
  'battle.declare': 'fight',
  'battle.luck': 'use',
  'battle.flight': 'flee',
  'duel.answer': 'fight',
  'duel.item': 'use',
  'duel.truce': 'trade',
  'treasure.claim': 'explore',
  'treasure.look': 'explore',
  'treasure.pick-up': 'explore',
  'treasure.reclaim': 'explore',
  'challenge.name': 'explore',
  'chest.name': 'explore',
  'chest.show': 'explore',
}

/** Keys that say no, whatever was asked. */
const NO = new Set(['decline', 'nothing', 'leave', 'pass', 'done', 'keep', 'none', 'refuse'])

export function actOf(verb: string, key: string): Act {
  const known = BY_KEY[`${verb} ${key}`]
  if (known) return known
  if (verb.startsWith('deal.') || key.startsWith('deal:')) return 'trade'
  if (key.startsWith('attack:')) return 'fight'
  if (NO.has(key)) return 'pass'
  return BY_VERB[verb] ?? 'use'
}
