/** All questions and asides: `area.act`. */

/** Quick questions: in another player's turn they get the short time limit of a reaction (WAR-25.1). */
export const REACTION_VERBS = [
  'battle.sword',
  'battle.declare',
  'battle.luck',
  'battle.roll',
  'battle.escape',
  'battle.flight',
  'duel.answer',
  'duel.item',
  'duel.truce',
  'deal.build',
  'deal.detail',
  'deal.answer',
] as const
export type ReactionVerb = (typeof REACTION_VERBS)[number]

/** Decisions with the full time limit in any turn: supplies, spoils, cards to keep or leave, numbers to write. */
export const DECISION_VERBS = [
  'adventurer.supplies',
  'turn.reenter',
  'turn.action',
  'move.to',
  'passage.exit',
  'maze.enter',
  'maze.twine',
  'river.cross',
  'encounter.item',
  'encounter.sneak',
  'encounter.bluff',
  'encounter.feed',
  'encounter.gas',
  'encounter.pedlar',
  'encounter.prisoner',
  'encounter.stranger',
  'encounter.quartermaster',
  'encounter.dwarfs',
  'encounter.wager',
  'encounter.winnings',
  'encounter.seer',
  'battle.item',
  'resolve.act',
  'duel.rob',
  'duel.lantern',
  'duel.loot',
  'treasure.keep',
  'treasure.claim',
  'treasure.look',
  'treasure.put-down',
  'treasure.pick-up',
  'treasure.reclaim',
  'treasure.end',
  'challenge.name',
  'chest.name',
  'reckoning.write',
] as const
export type DecisionVerb = (typeof DECISION_VERBS)[number]

export const QUESTION_VERBS = [...REACTION_VERBS, ...DECISION_VERBS] as const
export type QuestionVerb = (typeof QUESTION_VERBS)[number]

export const ASIDE_VERBS = ['note.mark', 'gear.auto', 'treasure.ask'] as const
export type AsideVerb = (typeof ASIDE_VERBS)[number]

export function isQuestionVerb(verb: string): verb is QuestionVerb {
  return (QUESTION_VERBS as readonly string[]).includes(verb)
}

export function isReactionVerb(verb: string): verb is ReactionVerb {
  return (REACTION_VERBS as readonly string[]).includes(verb)
}

export function isAsideVerb(verb: string): verb is AsideVerb {
  return (ASIDE_VERBS as readonly string[]).includes(verb)
}
