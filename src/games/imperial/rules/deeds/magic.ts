import { diceParts, option, rollDice, sumOf, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { distanceBetween, isLand, realmAt, slotOf } from '../../data/board.ts'
import { clueOf } from '../../data/components.ts'
import type { HexId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { patientsOf, type Magic, type Patient, type Reach } from '../../state/magic.ts'
import { characterAt, type Imperial } from '../../state/state.ts'
import { hexOf } from '../../state/whereabouts.ts'
import type { PerilAbout } from '../../view/about.ts'
import { ask } from './asking.ts'
import { withCharm } from './charm.ts'
import { heal, healthArgs } from './harm.ts'
import { moveTo } from './movement.ts'
import { loseItem, loseSpell } from './pools.ts'
import { loseVessel } from './vessels.ts'

/** Spells and scrolls wherever they may be used, and the three that work outside a combat (IMP-12.2 to IMP-12.6). */

/** A cast spell returns to the Bank, a scroll that was read to the Treasure Pool (IMP-12.2, IMP-12.5, IMP-12.7). */
export function spend(game: Imperial, seat: Seat, { spell, scroll }: Magic): void {
  if (scroll !== null) {
    emitFact(game, { kind: 'magic-read', seat, tile: scroll })
    loseItem(game, seat, scroll, 'read')
  } else if (spell !== null) {
    emitFact(game, { kind: 'magic-cast', seat, spell })
    loseSpell(game, seat, spell)
  }
}

/** Healing, cast or read: removes every wound from one patient. Default: the own member with the most wounds. */
export function* castHealing(game: Imperial, seat: Seat, magic: Magic, reach: Reach = 'hex', about?: PerilAbout): Play {
  spend(game, seat, magic)
  const offers = (): Option<Patient | null>[] => {
    const patients = patientsOf(game, seat, reach)
    if (patients.length === 0) return [option('nobody', {}, null)] // they left while the caster was choosing
    return patients.map((one) => option(one.key, { args: { seat: one.seat, ...healthArgs(one.member) } }, one))
  }
  const fallback = () => mostWounded(seat, patientsOf(game, seat, reach))
  const patient = yield* ask(seat, 'heal.target', offers, { default: fallback, ...(about ? { about } : {}) })
  if (!patient) return
  heal(game, patient.seat, patient.member, patient.member.body.wounds, 'healing')
}

function mostWounded(seat: Seat, patients: readonly Patient[]): string {
  const own = patients.filter((one) => one.seat === seat)
  const wounds = ({ member }: Patient) => member.body.wounds
  const [first, ...others] = own.length > 0 ? own : patients
  return first ? others.reduce((worst, one) => (wounds(one) > wounds(worst) ? one : worst), first).key : 'nobody'
}

// Invisibility

/** Cast in the movement phase: no wilderness encounter is drawn this turn. */
export function castInvisibility(game: Imperial, seat: Seat, magic: Magic): void {
  spend(game, seat, magic)
  game.turn.invisible = true
  emitFact(game, { kind: 'magic-invisible', seat })
}

// Teleportation

/**
 * Rolls the range, asks for the hex and moves the character there with the party (IMP-4.12); a vessel never teleports.
 * The caller handles the arrival.
 */
export function* teleport(game: Imperial, seat: Seat, magic: Magic, about?: PerilAbout): Play {
  spend(game, seat, magic)
  const { hex } = characterAt(game, seat)
  const shown = about ? { about } : {}
  const reachable = (dice: readonly number[]) => hexesWithin(hex, sumOf(diceParts(dice)).total)
  const dice = yield* withCharm(game, seat, rollDice(game, 2), (changed) => reachable(changed).join(), shown)
  emitFact(game, { kind: 'magic-range', seat, roll: sumOf(diceParts(dice, 'IMP-4.12')) })
  const offers = () => reachable(dice).map((id) => option(id, { place: id }, id))
  const to = yield* ask(seat, 'teleport.hex', offers, {
    default: () => teleportDefault(game, seat, reachable(dice)),
    ...shown,
  })
  loseVessel(game, seat, 'left-behind') // IMP-10.5
  moveTo(game, seat, to, 'teleport')
}

/** Every land hex within the range; if none is that near, the nearest ones (IMP-4.12). */
function hexesWithin(from: HexId, range: number): HexId[] {
  const land = realmAt(from)
    .hexes.map(({ id }) => id)
    .filter(isLand)
  const near = land.filter((hex) => distanceBetween(from, hex) <= range)
  if (near.length > 0) return near
  const nearest = Math.min(...land.map((hex) => distanceBetween(from, hex)))
  return land.filter((hex) => distanceBetween(from, hex) === nearest)
}

/**
 * Towards the clue in hand with the most treasures whose place is on the map; without one the character's own hex, or
 * at sea the nearest land (dec-teleport-hex). Ties go to the fewest steps, then the lowest slot (IMP-0.7).
 */
function teleportDefault(game: Imperial, seat: Seat, hexes: readonly HexId[]): HexId {
  const { hex, clues } = characterAt(game, seat)
  const goals = clues.flatMap((id) => {
    const { location, stats } = clueOf(id)
    const at = location === null ? null : hexOf(game, location)
    return at === null ? [] : [{ at, treasures: stats.treasures ?? 0, steps: distanceBetween(hex, at) }]
  })
  const [goal] = goals.sort((a, b) => b.treasures - a.treasures || a.steps - b.steps)
  const towards = goal?.at ?? hex
  const [best] = [...hexes].sort(
    (a, b) =>
      distanceBetween(a, towards) - distanceBetween(b, towards) ||
      distanceBetween(a, hex) - distanceBetween(b, hex) ||
      slotOf(a) - slotOf(b),
  )
  if (best === undefined) throw new Error('no hex to teleport to')
  return best
}
