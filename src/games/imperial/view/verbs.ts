/** Quick questions: in another player's turn they get the short time limit of a reaction. */
export const REACTION_VERBS = ['trade.build', 'trade.answer'] as const

/**
 * Decisions with the full time limit in any turn: characters, things to keep or give up, and every round of a
 * potentially deadly fight.
 */
export const DECISION_VERBS = [
  'setup.character', 'setup.spell', 'newcomer.character',
  'phase.move', 'move.continue', 'teleport.hex', 'raft.hex', 'meditate.spell', 'leave.hex',
  'business.do', 'business.weapon', 'clue.discard',
  'explore.shift', 'explore.vessel', 'explore.cure-all', 'charm.use', 'heal.one', 'heal.target',
  'prison.do', 'prison.bribe',
  'palantir.use', 'played.target', 'join.offer', 'horse.spell', 'olliver.do', 'tax.do', 'peddler.do', 'peddler.keep',
  'nomads.do', 'mermaid.do', 'gift.spell', 'pirates.boat', 'emerald.companion',
  'support.join', 'duel.attack', 'duel.charm', 'villain.target', 'convoy.join', 'raise.score',
  'combat.action', 'combat.approach', 'combat.weapon', 'combat.allot', 'combat.transfer', 'combat.flee',
  'trade.clue',
] as const // prettier-ignore
export type DecisionVerb = (typeof DECISION_VERBS)[number]

/** Actions beside the question. */
export const ASIDE_VERBS = [
  'trade.open', 'gear.ready', 'gear.shield', 'gear.lend', 'gear.reclaim', 'party.dismiss', 'convoy.invite',
] as const // prettier-ignore

export const QUESTION_VERBS = [...REACTION_VERBS, ...DECISION_VERBS] as const
export type QuestionVerb = (typeof QUESTION_VERBS)[number]

const VERBS = [...QUESTION_VERBS, ...ASIDE_VERBS] as const
export type Verb = (typeof VERBS)[number]

export function isVerb(verb: string): verb is Verb {
  return (VERBS as readonly string[]).includes(verb)
}
