import { isCurse, SHOPS } from '../../data/components.ts'
import type { ShopId } from '../../data/ids.ts'
import { cardId, cardList, causeText, goodsText, inSpace } from '../names.ts'
import { say } from '../say.ts'
import { silent, type Lines } from './lines.ts'
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
      : say(why === 'limit' ? 'dropped-limit' : 'dropped', {
          who: names(seat),
          card: cardId(card),
          place: inSpace(space),
        }),
  'gold-dropped': silent, // told with all other possessions of the Toad
  lost: ({ seat, card, why }, names) => {
    const lost = { who: names(seat), card: cardId(card) }
    if (isSale(why)) return null
    return why === 'drunk' ? say('drunk', lost) : say('lost', { ...lost, cause: causeText(why) })
  },
  discarded: ({ card, why }) => (why === 'empty' ? say('used-up', { card: cardId(card) }) : null),
  laid: silent, // `appeared` and others tell where
  'deal-offered': ({ from, to, gives, gets }, names) =>
    say('deal-offered', { who: names(from), rival: names(to), gives: goodsText(gives), gets: goodsText(gets) }),
  'deal-answered': ({ seat, agreed }, names) => say(agreed ? 'deal-agreed' : 'deal-declined', { who: names(seat) }),
  'traded-spirits': ({ seat, cards, craft }, names) =>
    say('traded-spirits', { who: names(seat), cards: cardList(cards), craft }),
  'traded-trophies': ({ seat, cards, strength }, names) =>
    say('traded-trophies', { who: names(seat), cards: cardList(cards), strength }),
} satisfies Partial<Lines>
