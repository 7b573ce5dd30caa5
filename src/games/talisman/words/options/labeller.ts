import type { Label } from '../../../../engine/index.ts'
import { MAX_HINT, type Labeller as LabellerOf, type Say } from '../../../../language/index.ts'
import { kindOf } from '../../data/components.ts'
import { cardIn, selfIn } from '../../view/reading.ts'
import type { TalismanMessages } from '../en/messages.ts'
import { cardHint } from '../gists.ts'
import { labelled, type Saw } from '../people.ts'
import { say } from '../say.ts'

export type TalismanLabeller = LabellerOf<Saw>

/** The messages with a `.hint`. */
type HintedId = {
  [Id in keyof TalismanMessages]: `${Id}.hint` extends keyof TalismanMessages ? Id : never
}[keyof TalismanMessages]

/** A message that says the same in every case. */
export type PlainId = {
  [Id in keyof TalismanMessages]: object extends TalismanMessages[Id] ? Id : never
}[keyof TalismanMessages]

/** A message that needs a card and nothing else. */
type CardId = {
  [Id in keyof TalismanMessages]: TalismanMessages[Id] extends { readonly card: unknown }
    ? { readonly card: string } extends TalismanMessages[Id]
      ? Id
      : never
    : never
}[keyof TalismanMessages]

/** The arguments of a message. */
type Given<Id extends keyof TalismanMessages> =
  Parameters<Say<Pick<TalismanMessages, Id>>> extends [unknown, ...infer G] ? G : never

/** A message and its `.hint` as a label. */
export function hinted<Id extends HintedId>(id: Id, ...given: Given<Id | `${Id}.hint`>): Label {
  const worded = say as (id: string, ...given: unknown[]) => string
  return { label: worded(id, ...given), hint: worded(`${id}.hint`, ...given) }
}

/** The first text that fits a hint; if none does, none. */
export function fitting(...texts: readonly string[]): string {
  return texts.find((text) => text.length <= MAX_HINT) ?? ''
}

/** Always the same words. */
export const fixed =
  (id: PlainId): TalismanLabeller =>
  () => ({ label: say(id) })

/** "Take the Sword": a card, with its use as the hint. */
export const withCard =
  (id: CardId): TalismanLabeller =>
  (offer, view) => {
    const card = cardIn(offer)
    if (card === null) return { label: say(id, { card: 'some-card' }) }
    return { label: say(id, { card: labelled(view, card) }), hint: cardHint(card, view.options) }
  }

/** The same for a card to part with. The last Talisman asks for confirmation. */
export const partingWith =
  (label: TalismanLabeller): TalismanLabeller =>
  (offer, view, names) => {
    const card = cardIn(offer)
    const held = selfIn(view)?.objects.filter((one) => kindOf(one).isTalisman) ?? []
    const isLast = card !== null && held.length === 1 && held[0] === card
    return { ...label(offer, view, names), ...(isLast ? { sure: say('last-talisman') } : {}) }
  }

/** Labels by key, and `others` for all other keys. */
export const byKey =
  (own: Readonly<Record<string, TalismanLabeller>>, others: TalismanLabeller): TalismanLabeller =>
  (offer, view, names) =>
    (own[offer.key] ?? others)(offer, view, names)
