import { kindIdOf, SHOPS, TABLES } from '../../data/components.ts'
import type { ShopId, TableId } from '../../data/ids.ts'
import { silent, type Lines } from './lines.ts'
import { aKind, inSpace, questName, questText, sourceName, shopName, Source, theCard, TheCard } from '../names.ts'
import { bold, count, italic, sumText } from '../../../../language/index.ts'

/** Shops, services, wishes, Quests and wandering cards, as lines of the chronicle. */

export const BUSINESS_LINES = {
  bought: ({ seat, item, shop, price }, names) =>
    price === 0
      ? `🛒 ${names(seat)} leaves the ${shopName(shop)} with ${aKind(item)}, and nobody remembers a price.`
      : `🛒 ${names(seat)} buys ${aKind(item)} for ${count(price, 'Gold', 'Gold')}.`,
  sold: ({ seat, card, gold, by }, names) =>
    `🛒 ${names(seat)} turns ${theCard(card)} into ${count(gold, 'Gold', 'Gold')} (${sourceName(by).replace(/^the /, '')}).`,
  visited: ({ seat, service }, names) =>
    TABLES.has(service as TableId) || SHOPS.has(service as ShopId)
      ? null
      : `${names(seat)} ${SERVICES[service] ?? `visits ${sourceName(service)}`}.`,
  wished: ({ seat, card, wish }, names) =>
    `⭐ ${names(seat)} wishes for ${WISHES[wish] ?? wish}. ${TheCard(card)} grants it and vanishes.`,
  'quest-taken': ({ seat, quest }, names) =>
    `📯 The Warlock gives ${names(seat)} a Quest: ${bold(questName(quest))}. ${italic(questText(quest))}`,
  'quest-paid': ({ seat, quest }, names) => `📯 ${names(seat)} pays what the Warlock asked (${questName(quest)}).`,
  'quest-done': ({ seat, quest }, names) => `📯 ${names(seat)} has done the Quest ${bold(questName(quest))}.`,
  'move-offered': silent, // the table of the Tavern told it
  enslaved: ({ seat }, names) => `⛓️ ${names(seat)} is enslaved, until a 4, 5 or 6 on the die.`,
  'blizzard-began': () => '🌨️ The Blizzard: for two rounds everybody moves one space a Turn.',
  raided: ({ seat, gold, space }, names) =>
    gold === 0
      ? `The Raiders find no Gold on ${names(seat)} and are polite about it.`
      : `💰 The Raiders carry ${count(gold, 'Gold', 'Gold')} of ${names(seat)} off, to lie ${inSpace(space)}.`,
  appeared: ({ card, space }) => `✨ ${TheCard(card)} settles ${inSpace(space)}.`,
  cursed: ({ seat, card }, names) => `🧿 ${TheCard(card)} follows ${names(seat)} now${CURSES[kindIdOf(card)] ?? ''}.`,
  unmoved: ({ seat, card }, names) => `${Source(card)} makes no impression on ${names(seat)}.`,
  'left-in-stock': ({ card, left }) => (left === 0 ? null : `-# ${TheCard(card)}: ${left} left.`),
  'chasm-rolled': ({ seat, card, roll, falls }, names) =>
    `🎲 ${card === null ? names(seat) : TheCard(card)} at the edge of the Chasm: ${sumText(roll)}. ${falls ? 'A long way down.' : 'Safe.'}`,
} satisfies Partial<Lines>

/** The effect of a Curse, and its end. */
const CURSES: Readonly<Record<string, string>> = {
  poltergeist: ': one space a Turn, until the Storm River is crossed',
  hag: ', and no other Follower stays. The Village Mystic can shift her',
}

const SERVICES: Readonly<Record<string, string>> = {
  'village-healer': 'sees the Healer',
  'city-doctor': 'sees the Doctor',
  'city-alchemist': 'sees the Alchemist',
  'castle-doctor': 'sees the Royal Doctor',
  'chapel-heal-free': 'is looked after in the Chapel',
  'chapel-heal-paid': 'leaves an offering in the Chapel',
}

const WISHES: Readonly<Record<string, string>> = {
  'gain-spell': 'a Spell',
  'gain-gold': 'Gold',
  'gain-strength': 'Strength',
  'gain-craft': 'Craft',
  'gain-life': 'a Life',
  'teleport-choice': 'a journey',
}
