import type { Names } from '../../../../engine/index.ts'
import { BRIDGEHEAD, VALLEY } from '../../data/board.ts'
import { isCurse, kindOf, SPACES_DATA } from '../../data/components.ts'
import type { CardId, SpaceId } from '../../data/ids.ts'
import { cardFigures, cardFlavour } from '../flavour.ts'
import { oneOf, silent, type TalismanFactOf, type Lines } from './lines.ts'
import { cardList, cardName, inSpace, sourceName, theCard, theSpace } from '../names.ts'
import { bold, italic, joined, sumText } from '../../../../language/index.ts'

/** Moves, crossings, landings and draws, as lines of the chronicle. */

export const MOVE_LINES = {
  'move-rolled': silent, // the question tells it, then the move
  moved: movedLine,
  placed: placedLine,
  slowed: silent, // the move tells it
  stayed: stayedLine,
  'bridge-crossed': ({ seat, inwards }, names) =>
    `🌉 ${names(seat)} crosses the bridge to ${inwards ? theSpace(BRIDGEHEAD) : 'the Outer Region'}.`,
  'river-crossed': silent, // the move tells how
  'raft-gone': ({ seat, used }, names) => (used ? null : `🛶 The Raft of ${names(seat)} sinks, unused.`),
  'offer-gone': ({ seat, used }, names) => (used ? null : `${names(seat)} declines the offer of the Tavern.`),
  'portal-tried': portalLine,
  'portal-passed': ({ seat }, names) => `🚪 ${names(seat)} goes through the Portal of Power to the Plain of Peril.`,
  freed: ({ seat, die, free }, names) =>
    `⛓️ ${names(seat)} is a slave of the Temple and rolls ${bold(String(die))}. ${free ? 'Free!' : 'The incense needs carrying.'}`,
  'hex-struck': ({ seat, space, harmless }, names) =>
    harmless
      ? `☠️ The ${bold('Hex')} on ${theSpace(space)} looks at ${names(seat)} and thinks better of it.`
      : `☠️ ${names(seat)} walks into the ${bold('Hex')} ${inSpace(space)}.`,
  'cards-drawn': drawnLine,
  encountered: silent, // the next line tells the Encounter
  met: ({ seat, card }, names) =>
    kindOf(card).type === 'event'
      ? withColour(`✨ ${bold(cardName(card))}!`, card)
      : isCurse(card)
        ? null // the next line tells its effect
        : withColour(`✨ ${names(seat)} meets ${theCard(card)}.`, card),
} satisfies Partial<Lines>

const WAYS: Readonly<Record<string, string>> = {
  raft: '🛶 {} drifts over the Storm River to',
  build: '🛶 {} lashes some logs together and drifts over the river to',
  ferry: '🛶 {} is rowed over the Storm River to',
  wizard: '✨ {} is sent by a helpful wizard to',
  ability: '🌲 {} slips from wood to wood to',
  inner: '🥾 {} goes on to',
  on: '🥾 {} goes on to',
  retreat: '🥾 {} turns back to',
  portal: '🥾 {} goes up to',
}

function movedLine({ seat, to, path, how, die }: TalismanFactOf<'moved'>, names: Names): string | null {
  if (how === 'bridge') return null // the bridge told where it leads
  if (to === VALLEY && how !== 'retreat')
    return `🔥 ${bold(`${names(seat)} enters the Valley of Fire.`)} One space more, and it is the Crown of Command.`
  if (how === 'die' && die === undefined && path.length === 1)
    return `🐌 ${names(seat)} ${oneOf(['trudges', 'plods', 'manages'], to.length)} one space, to ${theSpace(to)}.`
  const rolls = die === undefined ? '' : `rolls ${bold(String(die))} and `
  const way = WAYS[how] ?? `🥾 {} ${rolls}goes to`
  return `${way.replace('{}', names(seat))} ${theSpace(to)}.`
}

/** The Portal, the Crypt and the Mines have lines of their own. */
function placedLine({ seat, from, to }: TalismanFactOf<'placed'>, names: Names): string | null {
  if (from === 'crypt' || from === 'mines' || to === 'plain-of-peril') return null
  return `✨ ${names(seat)} is suddenly ${inSpace(to)}.`
}

function stayedLine({ seat, why }: TalismanFactOf<'stayed'>, names: Names): string {
  return SPACES_DATA.has(why as SpaceId)
    ? `${names(seat)} stays ${inSpace(why as SpaceId)}.`
    : `${names(seat)} stays put: ${sourceName(why)}.`
}

function portalLine({ seat, stat, roll, against, opens }: TalismanFactOf<'portal-tried'>, names: Names): string {
  const how = stat === 'strength' ? 'throws a shoulder at the Portal of Power' : 'picks the lock of the Portal of Power'
  const end = opens ? 'It opens.' : 'It does not.'
  return `🚪 ${names(seat)} ${how}: ${sumText(roll)} against ${against.total}. ${end}`
}

function drawnLine({ seat, cards }: TalismanFactOf<'cards-drawn'>, names: Names): string {
  if (cards.length === 0) return `${names(seat)} draws nothing: the pile is empty.`
  const [only] = cards
  if (cards.length > 1 || only === undefined) return `🃏 ${names(seat)} draws ${cardList(cards)}.`
  const line = `🃏 ${names(seat)} draws ${cardList(cards)}${cardFigures(only)}.`
  return isMetLater(only) ? line : withColour(line, only)
}

function withColour(line: string, card: CardId): string {
  return joined(' ', line, italic(cardFlavour(card)))
}

/** Events, Curses, Strangers and Places show their text when a Character meets them. */
function isMetLater(card: CardId): boolean {
  const { type, subtype } = kindOf(card)
  return type === 'event' || type === 'stranger' || type === 'place' || subtype === 'curse'
}
