import { below, pickOne, shuffle, type HasRng, type Seat } from '../../../../engine/index.ts'
import { NUMBERS } from '../../data/ids.ts'
import { cellKey, holdersOf, type Sighting } from '../../state/notebook.ts'
import { idleOrders, ORDERS } from '../../state/orders.ts'
import { heldBy, playerAt, type Player, type Warlock } from '../../state/state.ts'
import { numbersToName } from '../deeds/challenge.ts'

/** Other seats' sheets and notes in another world: rewritten to fit the cards there. */
export function redealNotes(game: Warlock, viewer: Seat | null, rng: HasRng): void {
  for (const [seat, player] of game.players.entries()) {
    if (seat === viewer) continue
    player.sightings = player.sightings.map((one) => redealSighting(game, seat, viewer, one, rng))
    player.marks = redealMarks(game, seat, rng)
    reshuffleOrders(game, seat, rng)
    if (game.phase === 'reckoning') player.written = redealWritten(game, player, rng)
  }
}

/**
 * The public part of a sighting stays, and so does what the viewer showed; the rest is as it would be in that world.
 */
function redealSighting(game: Warlock, seat: Seat, viewer: Seat | null, one: Sighting, rng: HasRng): Sighting {
  const isHeld = (of: Seat, number: number) => playerAt(game, of).keyCards.includes(number)
  switch (one.kind) {
    case 'own':
      return { ...one, numbers: [...playerAt(game, seat).keyCards] }
    case 'challenge':
      return { ...one, answers: one.answers.map((answer) => ({ ...answer, held: isHeld(answer.seat, one.number) })) }
    case 'chest':
      return {
        ...one,
        answers: one.answers.map((answer) => ({ ...answer, held: isHeld(answer.seat, answer.number) })),
      }
    case 'card':
      return one.by === 'shown' && one.seat === viewer ? one : { ...one, number: redealLook(game, one, rng) }
    case 'answer': {
      const number = one.seat === viewer ? one.number : pickOne(rng, NUMBERS)
      return { ...one, number, held: isHeld(one.seat, number) }
    }
    case 'beneath':
      return { ...one, number: pickOne(rng, hiddenBeneath(game)) }
    case 'stack':
      return { ...one, number: pickOne(rng, game.stack) }
    case 'open-lock':
    case 'rival-chest':
      return one
  }
}

/** Any of the seat's numbered cards; one shown by choice may have been the blank. */
function redealLook(game: Warlock, { seat, by }: Sighting & { kind: 'card' }, rng: HasRng): number | null {
  const { keyCards } = playerAt(game, seat)
  return pickOne(rng, by === 'shown' ? [null, ...keyCards] : keyCards)
}

function hiddenBeneath({ chest, openLock }: Warlock): number[] {
  return chest.filter((number) => number !== openLock)
}

/** Pencil marks in cells that were not proven to the seat from the beginning. */
function redealMarks(game: Warlock, seat: Seat, rng: HasRng): Player['marks'] {
  const holders = holdersOf(game.players.length).filter((holder) => holder !== seat)
  const proven = [...heldBy(game, seat), game.openLock]
  const marks: Player['marks'] = {}
  for (const number of NUMBERS.filter((one) => !proven.includes(one))) {
    let row = below(rng, MARKS.length ** holders.length)
    for (const holder of holders) {
      const mark = MARKS[row % MARKS.length]
      if (mark) marks[cellKey(number, holder)] = mark
      row = Math.floor(row / MARKS.length)
    }
  }
  return marks
}

const MARKS = [null, 'yes', 'no'] as const

/** A player who fights on without questions is publicly known to be above their threshold (WAR-25.4). */
export function reshuffleOrders(game: Warlock, seat: Seat, rng: HasRng): void {
  const { battle } = game
  const isSeen = battle?.pressing[seat] === 'press'
  ORDERS.reshuffle(game, seat, rng, [...idleOrders(game), ...(isSeen ? (['flee'] as const) : [])])
}

/**
 * Whether a seat has written everything is public, because it is no longer asked; how much and which numbers are not
 * (WAR-23.4).
 */
function redealWritten(game: Warlock, { written }: Player, rng: HasRng): number[] {
  const all = numbersToName(game)
  const numbers = shuffle(
    rng,
    NUMBERS.filter((number) => number !== game.openLock),
  )
  return numbers.slice(0, written.length < all ? below(rng, all) : all)
}
