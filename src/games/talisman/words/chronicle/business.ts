import { sumText } from '../../../../language/index.ts'
import { kindIdOf, SHOPS, TABLES } from '../../data/components.ts'
import type { ShopId, TableId } from '../../data/ids.ts'
import { cardId, causeNamed, questText, spaceId } from '../names.ts'
import { say } from '../say.ts'
import { silent, type Lines } from './lines.ts'

/** Shops, services, wishes, Quests and wandering cards, as lines of the chronicle. */

export const BUSINESS_LINES = {
  bought: ({ seat, item, shop, price }, names) => {
    const bought = { who: names(seat), item: `card-${item}` }
    return price === 0
      ? say('bought-for-nothing', { ...bought, shop: `shop-${shop}` })
      : say('bought', { ...bought, price })
  },
  sold: ({ seat, card, gold, by }, names) =>
    say('sold', { who: names(seat), card: cardId(card), gold, cause: causeNamed(by) }),
  visited: ({ seat, service }, names) => {
    if (TABLES.has(service as TableId) || SHOPS.has(service as ShopId)) return null
    const [who, known] = [names(seat), SERVICES.find((one) => one === service)]
    return known ? say(`visited-${known}`, { who }) : say('visited', { who, place: causeNamed(service) })
  },
  wished: ({ seat, card, wish }, names) => say('wished', { who: names(seat), card: cardId(card), wish }),
  'quest-taken': ({ seat, quest }, names) => say('quest-taken', { who: names(seat), quest, text: questText(quest) }),
  'quest-paid': ({ seat, quest }, names) => say('quest-paid', { who: names(seat), quest }),
  'quest-done': ({ seat, quest }, names) => say('quest-done', { who: names(seat), quest }),
  'move-offered': silent, // the table of the Tavern told it
  enslaved: ({ seat }, names) => say('enslaved', { who: names(seat) }),
  'blizzard-began': () => say('blizzard-began'),
  raided: ({ seat, gold, space }, names) =>
    gold === 0
      ? say('raided-nothing', { who: names(seat) })
      : say('raided', { who: names(seat), gold, place: spaceId(space) }),
  appeared: ({ card, space }) => say('appeared', { card: cardId(card), place: spaceId(space) }),
  cursed: ({ seat, card }, names) =>
    say(kindIdOf(card) === 'hag' ? 'cursed-hag' : 'cursed-poltergeist', { who: names(seat) }),
  unmoved: ({ seat, card }, names) => say('unmoved', { who: names(seat), cause: causeNamed(card) }),
  'left-in-stock': ({ card, left }) => (left === 0 ? null : say('left-in-stock', { card: cardId(card), left })),
  'chasm-rolled': ({ seat, card, roll, falls }, names) => {
    const [rolled, end] = [{ who: names(seat), roll: sumText(roll) }, falls ? ('falls' as const) : ('safe' as const)]
    return card === null ? say(`chasm-${end}`, rolled) : say(`chasm-follower-${end}`, { ...rolled, card: cardId(card) })
  },
} satisfies Partial<Lines>

/** The services with lines of their own. */
const SERVICES = [
  'village-healer', 'city-doctor', 'city-alchemist', 'castle-doctor', 'chapel-heal-free', 'chapel-heal-paid',
] as const // prettier-ignore
