import { joined, sumText, type LinesByKind } from '../../../../language/index.ts'
import { TREASURE_ROOM } from '../../data/board.ts'
import { encounterOf } from '../../data/components.ts'
import { DWARFS, STRANGER, WAGER } from '../../data/figures.ts'
import type { RoomFact } from '../../facts/realm.ts'
import { say } from '../say.ts'

type Of<K extends RoomFact['kind']> = Extract<RoomFact, { kind: K }>

/** Encounters in rooms, as lines of the chronicle. */
export const ROOM_LINES: LinesByKind<RoomFact> = {
  'encounter-met': ({ seat, room, card }, names, told) => {
    const met = say(`met-${card}`, { who: names(seat), told })
    // Permanent encounters are called on again and again.
    return encounterOf(card).permanent || room === TREASURE_ROOM || told > 0
      ? met
      : joined('\n', say(`room-${room}`), met)
  },
  'encounter-gone': ({ how, card }, _names, told) =>
    // A battle or its outcome tells of the others.
    how === 'banished' || how === 'fed' ? say(`encounter-${how}`, { foe: `foe-${card}`, told }) : null,
  'encounter-turned-down': ({ seat, how, card }, names) =>
    how === 'slipped' || how === 'left-alone'
      ? say(`encounter-${how}`, { who: names(seat), foe: `foe-${card}` })
      : null,
  'encounter-rolled': ({ seat, die, outcome }, names, told) => {
    const rolled = { who: names(seat), die, told }
    if (outcome === 'hurt' || outcome === 'lantern') return say(`encounter-rolled-${outcome}`, rolled)
    return say('encounter-rolled-nothing', rolled)
  },
  'encounter-chose': (fact, names) => choseLine(fact, names(fact.seat)),
  bought: ({ seat, card, what, count, price }, names) => {
    const purchase = { who: names(seat), foe: `foe-${card}`, price }
    return what === 'provisions' ? say('bought-provisions', { ...purchase, count }) : say(`bought-${what}`, purchase)
  },
  sold: ({ seat, price, pile }, names) => say('sold', { who: names(seat), price, pile }),
  'dwarfs-played': ({ seat, own, theirs, won, stake }, names, told) => {
    const played = { who: names(seat), own: sumText(own), theirs: sumText(theirs), stake, told }
    return won ? say('dwarfs-beaten', played) : say('dwarfs-win', played)
  },
  wagered: ({ seat, stake, die, won }, names, told) => {
    const rolled = { who: names(seat), die, told }
    const result = won ? 'won' : 'lost'
    if (stake === 'treasure') return say(`wager-${result}-treasure`, rolled)
    return say(`wager-${result}-gold`, { ...rolled, gold: WAGER.stake })
  },
  'key-card-looked-at': ({ seat, of, by }, names, told) => {
    const who = names(seat)
    if (of === 'chest')
      return by === 'warlock' ? say('looked-in-ledger', { who }) : say('looked-beneath-chest', { who })
    if (by === 'prisoner') return say('looked-with-prisoner', { who, rival: names(of), told })
    return say('looked-with-dwarfs', { who, rival: names(of), gold: DWARFS.gossip })
  },
}

/** The choice of an adventurer about a card, unless the next line tells it. */
function choseLine({ card, choice }: Of<'encounter-chose'>, who: string): string | null {
  switch (choice) {
    case 'open':
      return say('chose-open', { who })
    case 'gold':
      return say('chose-gold', { who, foe: `foe-${card}`, gold: STRANGER.price })
    case 'treasure':
      return say('chose-treasure', { who, foe: `foe-${card}` })
    default:
      return null
  }
}
