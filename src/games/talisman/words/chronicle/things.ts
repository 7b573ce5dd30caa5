import { isCurse, SHOPS } from '../../data/components.ts'
import type { Names } from '../../../../engine/index.ts'
import type { CardId, ShopId } from '../../data/ids.ts'
import type { TalismanFact } from '../../facts/index.ts'
import { cardId, cardsNamed, causeNamed, goodsNamed, spaceId } from '../names.ts'
import { say } from '../say.ts'
import { silent, type Lines, type TalismanFactOf } from './lines.ts'
import { isSale } from './told-elsewhere.ts'

/** Objects, Followers and Gold changing hands, as lines of the chronicle. */

export const THING_LINES = {
  taken: ({ seat, card }, names) => (isCurse(card) ? null : say('taken', { who: names(seat), card: cardId(card) })),
  'gold-taken': ({ seat, gold }, names) => say('gold-taken', { who: names(seat), gold }),
  given: ({ from, to, card }, names) => say('given', { who: names(to), rival: names(from), card: cardId(card) }),
  'gold-given': ({ from, to, gold }, names) => say('gold-given', { who: names(to), rival: names(from), gold }),
  received: ({ seat, card, why }, names) =>
    SHOPS.has(why as ShopId) ? null : say('received', { who: names(seat), card: cardId(card) }),
  dropped: ({ seat, card, space, why }, names) =>
    why === 'toad' // the Toad’s line told that everything falls to the ground
      ? null
      : droppedText({ seat, space, why, cards: [card] }, names),
  'gold-dropped': silent, // told with all other possessions of the Toad
  lost: ({ seat, card, why }, names) => {
    const lost = { who: names(seat), card: cardId(card) }
    if (isSale(why)) return null
    return why === 'drunk' ? say('drunk', lost) : say('lost', { ...lost, cause: causeNamed(why) })
  },
  discarded: ({ card, why }) => (why === 'empty' ? say('used-up', { card: cardId(card) }) : null),
  laid: silent, // `appeared` and others tell where
  'deal-offered': ({ from, to, gives, gets }, names) =>
    say('deal-offered', { who: names(from), rival: names(to), gives: goodsNamed(gives), gets: goodsNamed(gets) }),
  'deal-answered': ({ seat, agreed }, names) => say(agreed ? 'deal-agreed' : 'deal-declined', { who: names(seat) }),
  'traded-spirits': ({ seat, cards, craft }, names) =>
    say('traded-spirits', { who: names(seat), cards: cardsNamed(cards), craft }),
  'traded-trophies': ({ seat, cards, strength }, names) =>
    say('traded-trophies', { who: names(seat), cards: cardsNamed(cards), strength }),
} satisfies Partial<Lines>

type Dropped = Omit<TalismanFactOf<'dropped'>, 'kind' | 'card'> & { readonly cards: readonly CardId[] }

function droppedText({ seat, space, why, cards }: Dropped, names: Names): string {
  const left = { who: names(seat), cards: cardsNamed(cards), place: spaceId(space) }
  return say(why === 'limit' ? 'dropped-limit' : 'dropped', left)
}

/** One line for all that a Character leaves in a place; `null` for other facts. */
export function togetherText(facts: readonly TalismanFact[], names: Names): string | null {
  const dropped = facts.flatMap((fact) => (fact.kind === 'dropped' ? [fact] : []))
  const [first] = dropped
  if (!first || dropped.length < facts.length) return null
  const areAlike = dropped.every(({ seat, space, why }) => {
    return seat === first.seat && space === first.space && why === first.why
  })
  return areAlike ? droppedText({ ...first, cards: dropped.map(({ card }) => card) }, names) : null
}
