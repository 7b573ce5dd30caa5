import { option, type Play, type Seat } from '../../../../engine/index.ts'
import { emitFact } from '../../facts/index.ts'
import { newFighter, type Fight } from '../../state/fight.ts'
import { maybeCharacter, seatsFrom, type Imperial } from '../../state/state.ts'
import { fightAbout } from '../../view/about.ts'
import { ask } from '../deeds/asking.ts'
import { whileAsking, checkStillHere, untilTheyLeave } from '../deeds/matters.ts'
import { orderFor } from '../deeds/orders.ts'

/**
 * Characters in the same hex may each join before desertion is rolled, in seat order from the principal (IMP-17.11).
 * Default: stay out, but join if they came along with the principal this turn.
 */
export function* gatherSupport(game: Imperial, combat: Fight): Play {
  if (!game.options['travel-together']) return
  for (const seat of seatsFrom(game, combat.seat + 1)) {
    if (!mayJoin(game, combat, seat)) continue
    const offers = () => [option('stay-out'), option('join')]
    const how = {
      default: cameAlong(game, combat.seat, seat) ? 'join' : 'stay-out',
      standing: () => orderFor(game, seat, 'support'),
      about: fightAbout(game, combat),
    }
    const answer = yield* untilTheyLeave(seat, whileAsking(game, seat, ask(seat, 'support.join', offers, how)))
    checkStillHere(game, combat.seat)
    if (answer !== 'join') continue
    combat.fighters.push(newFighter(seat))
    combat.inCompany = true
    emitFact(game, { kind: 'fight-joined', seat, beside: combat.seat, tile: combat.tile })
  }
}

/** Another character in the hex, not in prison (IMP-17.11, IMP-6.19). */
function mayJoin(game: Imperial, { hex, seat: principal }: Fight, seat: Seat): boolean {
  const character = maybeCharacter(game, seat)
  return seat !== principal && character !== null && !character.inPrison && character.hex === hex
}

function cameAlong(game: Imperial, principal: Seat, seat: Seat): boolean {
  const together = [game.active, ...(game.turn.convoy ?? [])]
  return together.length > 1 && together.includes(principal) && together.includes(seat)
}
