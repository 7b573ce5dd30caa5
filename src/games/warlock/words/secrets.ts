import type { Names, Passage } from '../../../engine/index.ts'
import { allOrdersPassage, listOf, passage } from '../../../language/index.ts'
import { mazeCardOf } from '../data/components.ts'
import type { TreasureId } from '../data/ids.ts'
import { ORDER_FORMS } from '../data/orders.ts'
import type { WarlockSecrets } from '../view/secrets.ts'
import { cardName, inSpace, mazeCardName, mazeNumber, sidesText, spaceId } from './names.ts'
import { orderOf } from './orders.ts'
import { say } from './say.ts'

/** Reveals the secrets of a finished game. */
export function secretsInWords(secrets: WarlockSecrets, names: Names): readonly Passage[] {
  const { rooms, floor, caches, maze, orders } = secrets
  const held = rooms.map(({ room, encounter, pile }) => {
    const things = [
      ...(encounter === null ? [] : [say('secret-foe', { foe: `foe-${encounter}` })]),
      ...(pile.length > 0 ? [say('secret-pile', { cards: listed(pile) })] : []),
    ]
    return say('secret-room', { room: spaceId(room), things: things.join(say('semicolon')) })
  })
  const lying = [
    ...floor.map(({ space, cards }) => say('secret-floor', { place: inSpace(space), cards: listed(cards) })),
    ...caches.map(({ owner, space, cards }) =>
      say('secret-cache', { who: names(owner), place: inSpace(space), cards: listed(cards) }),
    ),
  ]
  const unseen = maze.map(({ maze: id, card }) => {
    const sides = sidesText(mazeCardOf(card).openSides)
    return say('secret-maze-card', { number: mazeNumber(id), card: mazeCardName(card), sides })
  })
  return [
    { heading: say('secret-keys'), lines: keyLines(secrets, names) },
    ...passage(say('secret-rooms'), held),
    ...passage(say('secret-lying'), lying),
    ...passage(say('secret-maze'), unseen),
    ...allOrdersPassage(ORDER_FORMS, orders, orderOf, names),
  ]
}

function keyLines({ chest, stack, keyCards }: WarlockSecrets, names: Names): string[] {
  if (chest.length === 0) return [say('secret-not-dealt')]
  const line = say('secret-chest', { numbers: numbers(chest) })
  if (stack.length > 0) return [line, say('secret-stack', { numbers: numbers(stack) })]
  const hands = keyCards.map((held, seat) => {
    const who = names(seat)
    return held.length === 0 ? say('secret-hand-blank', { who }) : say('secret-hand', { who, numbers: numbers(held) })
  })
  return [line, ...hands]
}

function numbers(cards: readonly number[]): string {
  return listOf([...cards].sort((a, b) => a - b).map(String))
}

function listed(cards: readonly TreasureId[]): string {
  return listOf(cards.map(cardName))
}
