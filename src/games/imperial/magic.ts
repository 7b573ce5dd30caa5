import { choose, diceParts, option, rollDice, sumOf, type Option, type Play, type Seat } from '../../engine/index.ts'
import type { PerilAbout } from './about.ts'
import { distanceBetween, HEXES, hexOf, isLand, slotOf } from './board.ts'
import { clueOf, spellOf, treasureOf, type SpellId, type SpellMoment, type TileId } from './data.ts'
import { say } from './facts.ts'
import { heal, healthArgs } from './harm.ts'
import { withCharm } from './luckycharm.ts'
import { moveTo } from './movement.ts'
import { membersOf, type Member } from './party.ts'
import { loseItem, loseSpell } from './pools.ts'
import { characterAt, maybeCharacter, seatsFrom, type HexId, type Imperial } from './state.ts'
import { loseVessel } from './vessels.ts'

/** Spells and scrolls wherever they may be used, and the three that work outside a combat (IMP-12.2 to IMP-12.6). */

/** A spell he carries or a scroll he has, as something to use now. */
export interface Magic {
  /** `cast:fireball`, `read:scroll-of-healing-1`. */
  readonly key: string
  /** Which spell it works as; `null` for a scroll that is like none (Protection). */
  readonly spell: SpellId | null
  readonly scroll: TileId | null
}

/**
 * What he may cast or read at such a moment, of one kind of spell or of all (IMP-12.3, IMP-12.5); of two equal scrolls
 * the first. Healing only if there is somebody to heal.
 */
export function magicFor(game: Imperial, seat: Seat, moment: SpellMoment, like?: SpellId): Magic[] {
  const reach = moment === 'movement' ? 'hex' : 'party'
  return everythingFor(game, seat, moment)
    .filter(({ spell }) => like === undefined || spell === like)
    .filter(({ spell }) => spell !== 'healing' || patientsOf(game, seat, reach).length > 0)
}

function everythingFor(game: Imperial, seat: Seat, moment: SpellMoment): Magic[] {
  const { spells, treasures } = characterAt(game, seat)
  const castable = spells.filter((spell) => spellOf(spell).when.includes(moment))
  const scrolls = treasures.filter((tile) => isScrollFor(tile, moment))
  const kinds = scrolls.map((tile) => treasureOf(tile).id)
  return [
    ...castable.map((spell) => ({ key: `cast:${spell}`, spell, scroll: null })),
    ...scrolls
      .filter((_, index) => kinds.indexOf(kinds[index] ?? '') === index)
      .map((tile) => ({ key: `read:${tile}`, spell: treasureOf(tile).spell ?? null, scroll: tile })),
  ]
}

/** Every class may read a scroll whenever the like spell may be cast; Protection in a combat round (IMP-12.5). */
function isScrollFor(tile: TileId, moment: SpellMoment): boolean {
  const { group, spell, protection } = treasureOf(tile)
  if (group !== 'scroll') return false
  if (spell) return spellOf(spell).when.includes(moment)
  return protection !== undefined && (moment === 'approach' || moment === 'melee')
}

/** A cast spell returns to the Bank, a scroll that was read to the Treasure Pool (IMP-12.2, IMP-12.5, IMP-12.7). */
export function spend(game: Imperial, seat: Seat, { spell, scroll }: Magic): void {
  if (scroll !== null) {
    say(game, { kind: 'magic-read', seat, tile: scroll })
    loseItem(game, seat, scroll, 'read')
  } else if (spell !== null) {
    say(game, { kind: 'magic-cast', seat, spell })
    loseSpell(game, seat, spell)
  }
}

// Healing

/** Whom Healing may heal: one's own party but the vessel; in the movement phase also others in the same hex. */
type Reach = 'party' | 'hex'

interface Patient {
  readonly key: string
  readonly seat: Seat
  readonly member: Member
}

/** Those who have a wound to be healed, one's own first. A prisoner heals only his own party (IMP-6.18, IMP-6.19). */
function patientsOf(game: Imperial, seat: Seat, reach: Reach): Patient[] {
  const { hex, inPrison } = characterAt(game, seat)
  const others = seatsFrom(game, seat).filter((other) => {
    const character = other === seat ? null : maybeCharacter(game, other)
    return character !== null && character.hex === hex && !character.inPrison
  })
  const seats = reach === 'hex' && !inPrison ? [seat, ...others] : [seat]
  return seats.flatMap((owner) =>
    membersOf(game, owner)
      .filter(({ kind, body }) => kind !== 'vessel' && body.wounds > 0)
      .map((member) => ({ key: owner === seat ? member.id : `${owner}:${member.id}`, seat: owner, member })),
  )
}

/** Healing, cast or read: removes every wound from one of them. Default: the own member with the most wounds. */
export function* castHealing(game: Imperial, seat: Seat, magic: Magic, reach: Reach = 'hex', about?: PerilAbout): Play {
  spend(game, seat, magic)
  const offers = (): Option<Patient | null>[] => {
    const patients = patientsOf(game, seat, reach)
    if (patients.length === 0) return [option('nobody', {}, null)] // they left while he was choosing
    return patients.map((one) => option(one.key, { args: { seat: one.seat, ...healthArgs(one.member) } }, one))
  }
  const otherwise = () => mostWounded(seat, patientsOf(game, seat, reach))
  const patient = yield* choose(seat, 'heal.target', offers, { otherwise, ...(about ? { about } : {}) })
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
  say(game, { kind: 'magic-invisible', seat })
}

// Teleportation

/**
 * Rolls the range, asks for the hex and puts him there with his party (IMP-4.12); a vessel never teleports. What
 * follows at the destination is for the caller.
 */
export function* teleport(game: Imperial, seat: Seat, magic: Magic, about?: PerilAbout): Play {
  spend(game, seat, magic)
  const { hex } = characterAt(game, seat)
  const shown = about ? { about } : {}
  const reachable = (dice: readonly number[]) => hexesWithin(hex, sumOf(diceParts(dice)).total)
  const dice = yield* withCharm(game, seat, rollDice(game, 2), (changed) => reachable(changed).join(), shown)
  say(game, { kind: 'magic-range', seat, roll: sumOf(diceParts(dice, 'IMP-4.12')) })
  const offers = () => reachable(dice).map((id) => option(id, { place: id }, id))
  const to = yield* choose(seat, 'teleport.hex', offers, {
    otherwise: () => teleportDefault(game, seat, reachable(dice)),
    ...shown,
  })
  loseVessel(game, seat, 'left-behind') // IMP-10.5
  moveTo(game, seat, to, 'teleport')
}

/** Every land hex within the range; if none is that near, the nearest ones (IMP-4.12). */
function hexesWithin(from: HexId, range: number): HexId[] {
  const land = HEXES.map(({ id }) => id).filter(isLand)
  const near = land.filter((hex) => distanceBetween(from, hex) <= range)
  if (near.length > 0) return near
  const nearest = Math.min(...land.map((hex) => distanceBetween(from, hex)))
  return land.filter((hex) => distanceBetween(from, hex) === nearest)
}

/**
 * Towards the clue in hand with most treasures whose place is on the map; without one his own hex, or at sea the nearest
 * land (dec-teleport-hex). Fewest steps among equals, then the lowest slot (IMP-0.7).
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
  if (best === undefined) throw new Error('nowhere to teleport to')
  return best
}
