import type { Seat } from '../../../../engine/index.ts'
import { regionOfSpace } from '../../data/board.ts'
import { emitFact } from '../../facts/index.ts'
import type { Attack, Fight, Foe } from '../../state/moments.ts'
import { deficitIn } from '../../state/numbers.ts'
import type { Talisman } from '../../state/state.ts'
import { anyTrait } from '../../state/traits.ts'
import { spaceAt } from '../../state/whereabouts.ts'

/** Evading creatures and Characters, and the likely result of an attack (section 18). */

/** Whether the seat may Evade any number of creatures where it is. */
export function mayEvade(game: Talisman, seat: Seat): boolean {
  const { terrain } = spaceAt(game, seat)
  return game.turn.invisible.includes(seat) || anyTrait(game, seat, ({ evadesIn }) => evadesIn === terrain)
}

/** TAL-18.2, TAL-18.3: no creature of the Inner Region. */
export function isEvadable(attack: Attack, foe: Foe): boolean {
  return foe.evadable && regionOfSpace(attack.space) !== 'inner'
}

/** The creature drops out: neither affects the other for the rest of the Turn (TAL-18.1). */
export function evade(game: Talisman, attack: Attack, foe: Foe, by: string): void {
  if (attack.foes.includes(foe)) attack.foes.splice(attack.foes.indexOf(foe), 1)
  game.turn.evaded.push({ seat: attack.seat, what: foe.id })
  emitFact(game, { kind: 'evaded', seat: attack.seat, what: foe.id, by })
}

/** The attacking Character is Evaded (TAL-R78). */
export function evadeCharacter(game: Talisman, attack: Attack, by: string): void {
  if (attack.by === null) throw new Error('no Character attacks')
  attack.stopped = true
  game.turn.evaded.push({ seat: attack.seat, what: `seat:${attack.by}` })
  emitFact(game, { kind: 'evaded', seat: attack.seat, what: `seat:${attack.by}`, by })
}

export function hasEvaded(game: Talisman, seat: Seat, what: string): boolean {
  return game.turn.evaded.some((one) => one.seat === seat && one.what === what)
}

/** The seat's deficit in the fight that threatens; 0 or less if it has none. */
export function scoreDeficit(game: Talisman, seat: Seat, attack: Attack): number {
  if (attack.kind === 'meeting' || attack.kind === 'ability') return attack.by === null ? 1 : 0
  return deficitIn(game, seat, fightOf(attack))
}

/** The fight an attack leads to. */
export function fightOf({ kind, seat, by, foes, space }: Attack): Fight {
  return {
    kind: kind === 'psychic' ? 'psychic' : 'combat',
    seat: by ?? seat,
    against: by === null ? null : seat,
    foes: [...foes],
    space,
    bonuses: [],
    weapons: [],
    noDieAgainst: [],
    thrown: [],
  }
}
