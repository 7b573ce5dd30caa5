import type { Label, Names, Offer } from '../../../../engine/index.ts'
import { cardIn } from '../../view/reading.ts'
import { cardGist } from '../gists.ts'
import { theLabel, type Saw } from '../people.ts'

/** How options become buttons. */
export type Labeller = (offer: Offer, view: Saw, names: Names) => Label

/** Always the same words. */
export const fixed =
  (label: string, hint = ''): Labeller =>
  () => ({ label, hint })

/** "Take the Sword": a card, with what it is good for. */
export const withCard = (verb: string, after = ''): Labeller => {
  return (offer, view) => {
    const card = cardIn(offer)
    if (card === null) return { label: `${verb} it${after}` }
    return { label: `${verb} ${theLabel(view, card)}${after}`, hint: cardGist(card) }
  }
}

/** Some options have words of their own by their keys, all others name a card. */
export const byKey = (own: Readonly<Record<string, Labeller>>, others: Labeller): Labeller => {
  return (offer, view, names) => (own[offer.key] ?? others)(offer, view, names)
}
