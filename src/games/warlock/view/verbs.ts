/** Everything that is asked, and everything that may be done beside it: `area.act`. */

export const QUESTION_VERBS = [
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
  'battle.sword',
  'battle.declare',
  'battle.luck',
  'battle.escape',
  'battle.flight',
  'resolve.act',
  'duel.answer',
  'duel.item',
  'duel.truce',
  'deal.build',
  'deal.detail',
  'deal.answer',
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
export type QuestionVerb = (typeof QUESTION_VERBS)[number]

export const ASIDE_VERBS = ['note.mark', 'note.flee', 'gear.auto', 'treasure.ask'] as const
export type AsideVerb = (typeof ASIDE_VERBS)[number]

export type Verb = QuestionVerb | AsideVerb

export function isQuestionVerb(verb: string): verb is QuestionVerb {
  return (QUESTION_VERBS as readonly string[]).includes(verb)
}

export function isAsideVerb(verb: string): verb is AsideVerb {
  return (ASIDE_VERBS as readonly string[]).includes(verb)
}
