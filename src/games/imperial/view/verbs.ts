/** Every question and aside of the game, and the verb by which its options can be typed. */
export const VERBS = [
  'setup.character', 'setup.spell', 'newcomer.character',
  'phase.move', 'move.continue', 'teleport.hex', 'raft.hex', 'meditate.spell', 'leave.hex',
  'business.do', 'business.weapon', 'clue.discard',
  'explore.shift', 'explore.vessel', 'explore.cure-all', 'charm.use', 'heal.one', 'heal.target',
  'prison.do', 'prison.bribe',
  'palantir.use', 'played.target', 'join.offer', 'horse.spell', 'olliver.do', 'tax.do', 'peddler.do', 'peddler.keep',
  'nomads.do', 'mermaid.do', 'gift.spell', 'pirates.boat', 'emerald.companion',
  'combat.action', 'combat.approach', 'combat.weapon', 'combat.allot', 'combat.transfer', 'combat.flee',
  'trade.open', 'trade.build', 'trade.answer', 'trade.clue',
  'gear.ready', 'gear.shield', 'gear.lend', 'gear.reclaim', 'party.dismiss',
] as const // prettier-ignore
export type Verb = (typeof VERBS)[number]

export function isVerb(verb: string): verb is Verb {
  return (VERBS as readonly string[]).includes(verb)
}
