import type { Asked } from '../../../engine/index.ts'
import type { CardId, QuestId, ShopId, TableId } from '../data/ids.ts'
import type { Stat } from '../data/trophies.ts'
import type { Deal, OpenWindow, Throw } from '../state/moments.ts'

/**
 * Every question a player can be asked and every aside. The rules ask only by these verbs, and words and computer
 * players must handle each: a missing verb does not compile.
 */

/** Quick questions: in another player's Turn they get the short time limit of a reaction. */
export const REACTION_VERBS = ['window.act', 'fight.weapons', 'fight.protect', 'table.add-one', 'luck.spend'] as const
export type ReactionVerb = (typeof REACTION_VERBS)[number]

/** Decisions with the full time limit in any Turn: Characters, things to keep or give up, Lives, routes. */
export const DECISION_VERBS = [
  'setup.character',
  'move.how', 'move.to', 'move.inner', 'teleport.space', 'troll.regenerate',
  'encounter.do', 'card.next', 'character.do',
  'fight.spoils', 'loot.take', 'loot.follower', 'loot.dead',
  'things.drop', 'spells.discard', 'crown.submit', 'trophies.exchange', 'trophies.choose', 'trade.deal', 'trade.answer',
  'space.roll', 'space.skip', 'space.visit', 'shop.buy', 'alchemist.sell',
  'instruction.choose', 'wish.choose', 'quest.accept', 'quest.pay',
  'follower.lose', 'vampire.give', 'foresee.discard', 'orb.replace', 'ghoul.raise', 'druid.align', 'druid.woods',
] as const // prettier-ignore

export const QUESTION_VERBS = [...REACTION_VERBS, ...DECISION_VERBS] as const
export type QuestionVerb = (typeof QUESTION_VERBS)[number]

export const ASIDE_VERBS = [
  'things.ditch', 'trophies.trade', 'druid.shift', 'prophetess.peek', 'alchemist.turn', 'potion.drink', 'trade.offer',
] as const // prettier-ignore
export type AsideVerb = (typeof ASIDE_VERBS)[number]

export type Verb = QuestionVerb | AsideVerb

export function isQuestionVerb(verb: string): verb is QuestionVerb {
  return QUESTION_VERBS.some((one) => one === verb)
}

export function isReactionVerb(verb: string): verb is ReactionVerb {
  return REACTION_VERBS.some((one) => one === verb)
}

export function isAsideVerb(verb: string): verb is AsideVerb {
  return ASIDE_VERBS.some((one) => one === verb)
}

export function isVerb(verb: string): verb is Verb {
  return isQuestionVerb(verb) || isAsideVerb(verb)
}

/** The public data of a question (its `about`), for those with any. */
export type AboutByVerb = {
  readonly 'window.act': OpenWindow
  /** The source of the question: a card, a space, a table. */
  readonly 'teleport.space': { readonly by: string }
  readonly 'instruction.choose': { readonly by: string }
  readonly 'follower.lose': { readonly by: string }
  readonly 'druid.align': { readonly by: string }
  readonly 'loot.take': { readonly victim: number }
  readonly 'loot.follower': { readonly victim: number }
  readonly 'shop.buy': { readonly shop: ShopId }
  readonly 'table.add-one': { readonly table: TableId; readonly total: number }
  readonly 'wish.choose': { readonly card: CardId }
  readonly 'quest.pay': { readonly quest: QuestId }
  readonly 'vampire.give': { readonly left: number }
  readonly 'ghoul.raise': { readonly card: CardId }
  readonly 'luck.spend': Throw
  readonly 'loot.dead': { readonly victim: number }
  readonly 'trophies.choose': { readonly stat: Stat; readonly cards: readonly CardId[] }
  readonly 'trade.deal': Deal
  readonly 'trade.answer': Deal
}

/** The public data of a question. Throws if the verb differs; the caller has checked the verb first. */
export function aboutOf<V extends keyof AboutByVerb>(asked: Asked, verb: V): AboutByVerb[V] {
  if (asked.verb !== verb) throw new Error(`expected the verb ${verb}, got ${asked.verb}`)
  return asked.about as AboutByVerb[V]
}
