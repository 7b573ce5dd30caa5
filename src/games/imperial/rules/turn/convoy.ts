import { option, type Aside, type Play, type Seat } from '../../../../engine/index.ts'
import type { HexId } from '../../data/ids.ts'
import type { Way } from '../../facts/realm.ts'
import { emitFact } from '../../facts/index.ts'
import { characterAt, maybeCharacter, seatsFrom, type Imperial } from '../../state/state.ts'
import { aside, ask } from '../deeds/asking.ts'
import { whileTrading, checkStillHere, untilTheyLeave } from '../deeds/matters.ts'
import { walk } from '../deeds/movement.ts'
import { orderFor } from '../deeds/orders.ts'

/** Convoys: characters who walk together, by road or across country (IMP-17.15). */

/** Before moving, the active player may invite each character in the same hex once. */
export function convoyAsides(game: Imperial, seat: Seat): Aside[] {
  if (!game.atRest || game.phase !== 'move' || seat !== game.active || !mayLead(game)) return []
  return seatsFrom(game, seat + 1)
    .filter((guest) => mayBeInvited(game, seat, guest))
    .map((guest) => aside('convoy.invite', `seat:${guest}`, () => invite(game, seat, guest), { args: { guest } }))
}

function mayLead({ options, turn }: Imperial): boolean {
  return options['travel-together'] && !turn.held && !turn.followed
}

/** In the same hex, not in prison, not held, and not asked before. */
function mayBeInvited(game: Imperial, seat: Seat, guest: Seat): boolean {
  const character = maybeCharacter(game, guest)
  if (guest === seat || !character || character.inPrison || character.held) return false
  return character.hex === characterAt(game, seat).hex && !(game.turn.invited ?? []).includes(guest)
}

/** Default: decline. */
function* invite(game: Imperial, seat: Seat, guest: Seat): Play {
  game.turn.invited = [...(game.turn.invited ?? []), guest]
  emitFact(game, { kind: 'convoy-invited', seat, guest })
  const offers = () => [option('refuse'), option('accept')]
  const how = { about: { leader: seat }, standing: () => orderFor(game, guest, 'convoys') }
  const question: Play<'refuse' | 'accept'> = ask(guest, 'convoy.join', offers, how)
  const answer = yield* untilTheyLeave(guest, whileTrading(game, [guest], question))
  checkStillHere(game, seat)
  if (answer === 'left') return
  const comes = answer === 'accept'
  emitFact(game, { kind: 'convoy-answered', seat, guest, comes })
  if (comes) game.turn.convoy = [...(game.turn.convoy ?? []), guest]
}

/** They walk the same path; guests may not walk, sail or build a raft on their own next turn. */
export function walkTogether(game: Imperial, seat: Seat, path: readonly HexId[], how: Way): void {
  const from = characterAt(game, seat).hex
  walk(game, seat, path, how)
  for (const guest of game.turn.convoy ?? []) {
    const character = maybeCharacter(game, guest)
    if (!character || character.hex !== from) continue
    walk(game, guest, path, how)
    character.followed = true
  }
}
