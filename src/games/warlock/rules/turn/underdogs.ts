import type { Seat } from '../../../../engine/index.ts'
import { pointsShort } from '../deeds/creation.ts'
import { lookAtCardOf } from '../deeds/sightings.ts'
import { lookAtStack } from '../deeds/stack.ts'
import { emitFact } from '../../facts/index.ts'
import { allSeatsFrom, isAlone, playerAt, seatsFrom, type Warlock } from '../../state/state.ts'

/** What players of low Skill have overheard before setting out (option `underdogs`). */

/**
 * For each point of Skill below the maximum, looks at Key cards once these are dealt: one card each of the nearest
 * rivals clockwise, or in a solo game that many cards of the stack.
 */
export function overhear(game: Warlock, skills: readonly number[]): void {
  if (!game.options.underdogs) return
  for (const seat of seatsFrom(game, 0)) {
    const many = game.options['underdogs-cards'] * pointsShort(skills[seat] ?? 0)
    if (isAlone(game)) for (let look = 0; look < many; look += 1) lookAtStack(game, seat, 'underdogs')
    else overhearRivals(game, seat, many)
  }
}

function overhearRivals(game: Warlock, seat: Seat, many: number): void {
  const of = allSeatsFrom(game, seat + 1)
    .filter((other) => other !== seat && playerAt(game, other).keyCards.length > 0)
    .slice(0, many)
  if (of.length === 0) return
  emitFact(game, { kind: 'overheard', seat, of })
  for (const rival of of) lookAtCardOf(game, seat, rival, 'underdogs')
}
