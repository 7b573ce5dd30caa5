import type { Names, Passage } from '../../../engine/index.ts'
import { allOrdersPassage, bold, capital, listOf, passage } from '../../../language/index.ts'
import { mazeCardOf } from '../data/components.ts'
import type { TreasureId } from '../data/ids.ts'
import { ORDER_FORMS } from '../data/orders.ts'
import type { WarlockSecrets } from '../view/secrets.ts'
import { cardName, foe, inSpace, mazeCardName, sidesText, spaceName, spaceShort } from './names.ts'
import { orderOf } from './orders.ts'

/** Reveals the secrets of a finished game. */
export function secretsInWords(secrets: WarlockSecrets, names: Names): readonly Passage[] {
  const { rooms, floor, caches, maze, orders } = secrets
  const held = rooms.map(({ room, encounter, pile }) => {
    const guard = encounter === null ? '' : `${foe(encounter)}, face down${pile.length > 0 ? '; ' : ''}`
    return `${bold(spaceShort(room))}: ${guard}${pile.length > 0 ? `Treasure, the top one first: ${listed(pile)}` : ''}`
  })
  const lying = [
    ...floor.map(({ space, cards }) => `On the floor ${inSpace(space)}: ${listed(cards)}`),
    ...caches.map(({ owner, space, cards }) => `What ${names(owner)} had left ${inSpace(space)}: ${listed(cards)}`),
  ]
  const unseen = maze.map(({ maze: id, card }) => {
    return `${capital(spaceName(id))}: ${bold(mazeCardName(card))}, ${sidesText(mazeCardOf(card).openSides)}`
  })
  return [
    { heading: '🔑 The Key cards', lines: keyLines(secrets, names) },
    ...passage('🚪 What the rooms held', held),
    ...passage('🎁 Treasure that lay about', lying),
    ...passage('🌀 The Maze, where it was face down', unseen),
    ...allOrdersPassage(ORDER_FORMS, orders, orderOf, names),
  ]
}

function keyLines({ chest, stack, keyCards }: WarlockSecrets, names: Names): string[] {
  if (chest.length === 0) return ['They had not been dealt.']
  return [
    `Beneath the chest: ${bold(numbers(chest))}`,
    ...(stack.length > 0 ? [`In the stack: ${numbers(stack)}`] : []),
    ...keyCards.flatMap((held, seat) =>
      stack.length > 0 ? [] : [`${names(seat)}: ${held.length === 0 ? 'only a blank' : numbers(held)}`],
    ),
  ]
}

function numbers(cards: readonly number[]): string {
  return listOf([...cards].sort((a, b) => a - b).map(String))
}

function listed(cards: readonly TreasureId[]): string {
  return listOf(cards.map(cardName))
}
