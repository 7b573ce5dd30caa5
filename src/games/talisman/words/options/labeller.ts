import type { Labeller as LabellerOf } from '../../../../language/index.ts'
import { kindOf } from '../../data/components.ts'
import { cardIn, selfIn } from '../../view/reading.ts'
import { cardGist } from '../gists.ts'
import { theLabel, type Saw } from '../people.ts'

export type TalismanLabeller = LabellerOf<Saw>

/** Always the same words. */
export const fixed =
  (label: string, hint = ''): TalismanLabeller =>
  () => ({ label, hint })

/** "Take the Sword": a card, with its use as the hint. */
export const withCard = (verb: string, after = ''): TalismanLabeller => {
  return (offer, view) => {
    const card = cardIn(offer)
    if (card === null) return { label: `${verb} it${after}` }
    return { label: `${verb} ${theLabel(view, card)}${after}`, hint: cardGist(card) }
  }
}

/** The same for a card to part with. The last Talisman asks for confirmation. */
export const partingWith = (label: TalismanLabeller): TalismanLabeller => {
  return (offer, view, names) => {
    const card = cardIn(offer)
    const held = selfIn(view)?.objects.filter((one) => kindOf(one).isTalisman) ?? []
    const isLast = card !== null && held.length === 1 && held[0] === card
    const sure = 'It is your only Talisman: without one the Valley of Fire and the Crown stay shut to you.'
    return { ...label(offer, view, names), ...(isLast ? { sure } : {}) }
  }
}

/** Labels by key, and `others` for all other keys. */
export const byKey = (own: Readonly<Record<string, TalismanLabeller>>, others: TalismanLabeller): TalismanLabeller => {
  return (offer, view, names) => (own[offer.key] ?? others)(offer, view, names)
}
