import type { Names } from '../../../../engine/index.ts'
import { isCurse, SHOPS } from '../../data/components.ts'
import type { ShopId } from '../../data/ids.ts'
import { silent, type TalismanFactOf, type Lines } from './lines.ts'
import { isSale } from './told-elsewhere.ts'
import { aCard, cardList, goodsText, inSpace, sourceName, theCard, TheCard } from '../names.ts'
import { count } from '../../../../language/index.ts'

/** Objects, Followers and Gold changing hands, as lines of the chronicle. */

export const THING_LINES = {
  taken: ({ seat, card }, names) => (isCurse(card) ? null : `🎒 ${names(seat)} takes ${theCard(card)}.`),
  'gold-taken': ({ seat, gold }, names) => `💰 ${names(seat)} picks up ${count(gold, 'Gold', 'Gold')}.`,
  given: ({ from, to, card }, names) => `🎒 ${names(to)} takes ${theCard(card)} from ${names(from)}.`,
  'gold-given': ({ from, to, gold }, names) =>
    `💰 ${names(to)} takes ${count(gold, 'Gold', 'Gold')} from ${names(from)}.`,
  received: ({ seat, card, why }, names) =>
    SHOPS.has(why as ShopId) ? null : `🎒 ${names(seat)} receives ${aCard(card)}.`,
  dropped: droppedLine,
  'gold-dropped': silent, // told with all other possessions of the Toad
  lost: ({ seat, card, why }, names) => (isSale(why) ? null : `${names(seat)} loses ${theCard(card)}${because(why)}.`),
  discarded: discardedLine,
  laid: silent, // `appeared` and others tell where
  'deal-offered': ({ from, to, gives, gets }, names) =>
    `🤝 ${names(from)} offers ${names(to)} ${goodsText(gives)} for ${goodsText(gets)}.`,
  'deal-answered': ({ seat, agreed }, names) => `🤝 ${names(seat)} ${agreed ? 'agrees' : 'declines'}.`,
  'traded-spirits': ({ seat, cards, craft }, names) =>
    `🧠 ${names(seat)} has learned from ${cardList(cards)}: ${count(craft, 'Craft', 'Craft')}.`,
  'traded-trophies': ({ seat, cards, strength }, names) =>
    `💪 ${names(seat)} hands in ${cardList(cards)} for ${count(strength, 'Strength', 'Strength')}.`,
} satisfies Partial<Lines>

function droppedLine({ seat, card, space, why }: TalismanFactOf<'dropped'>, names: Names): string | null {
  if (why === 'toad') return null // the Toad’s line told that everything falls to the ground
  if (why === 'limit') return `${names(seat)} cannot carry that much and leaves ${theCard(card)} ${inSpace(space)}.`
  return `${names(seat)} leaves ${theCard(card)} ${inSpace(space)}.`
}

function because(why: string): string {
  const source = sourceName(why)
  return source === '' ? '' : ` (${source.replace(/^the /, '')})`
}

function discardedLine({ card, why }: TalismanFactOf<'discarded'>): string | null {
  if (why === 'empty') return `-# ${TheCard(card)} is empty, and gone.`
  return null
}
