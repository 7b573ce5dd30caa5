import type { Asked } from '../../../engine/index.ts'
import type { CardId, QuestId, ShopId, TableId } from '../data/ids.ts'
import type { Stat } from '../data/trophies.ts'
import type { Deal, OpenWindow, Throw } from '../state/moments.ts'

/**
 * Everything a player can be asked and everything he can do beside it. The rules ask by these verbs alone, and words and
 * computer players answer to each: a verb that somebody has forgotten does not compile.
 */

/** What is only a word in passing where it is asked in another's Turn: it gets the short time of a reaction. */
export const REACTION_VERBS = ['window.act', 'fight.weapons', 'fight.protect', 'table.add-one', 'luck.spend'] as const
export type ReactionVerb = (typeof REACTION_VERBS)[number]

/** What is decided at leisure, whoever's Turn it is: who one is, what is kept and what is given up, a Life, the way. */
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

/** What a question carries for all to see (its `about`), for those that carry anything. */
export type Carried = {
  readonly 'window.act': OpenWindow
  /** Who or what asks: a card, a space, a table. */
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

export type AboutOf<V extends QuestionVerb> = V extends keyof Carried ? Carried[V] : null

/** What a question carries. Throws if it is not of that verb: whoever reads it has looked at the verb first. */
export function aboutOf<V extends keyof Carried>(asked: Asked, verb: V): Carried[V] {
  if (asked.verb !== verb) throw new Error(`${asked.verb} is not ${verb}`)
  return asked.about as Carried[V]
}
