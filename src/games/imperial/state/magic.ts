import type { Seat } from '../../../engine/index.ts'
import { spellOf, treasureOf } from '../data/components.ts'
import type { SpellId, SpellMoment, TileId } from '../data/ids.ts'
import { membersOf, type Member } from './party.ts'
import { characterAt, maybeCharacter, seatsFrom, type Imperial } from './state.ts'

/** The magic a character may cast or read now, and its patients (IMP-12.2 to IMP-12.6). */

/** A spell or scroll a character has, ready to use. */
export interface Magic {
  /** `cast:fireball`, `read:scroll-of-healing-1`. */
  readonly key: string
  /** The spell it works as; `null` for a scroll unlike any spell (Protection). */
  readonly spell: SpellId | null
  readonly scroll: TileId | null
}

/**
 * The magic a character may cast or read at such a moment, for one kind of spell or for all (IMP-12.3, IMP-12.5); of
 * two equal scrolls the first. Healing only if it has a patient.
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

/** Every class may read a scroll when the matching spell may be cast; Protection in a combat round (IMP-12.5). */
function isScrollFor(tile: TileId, moment: SpellMoment): boolean {
  const { group, spell, protection } = treasureOf(tile)
  if (group !== 'scroll') return false
  if (spell) return spellOf(spell).when.includes(moment)
  return protection !== undefined && (moment === 'approach' || moment === 'melee')
}

/** Whom Healing may heal: one's own party except the vessel; in the movement phase also others in the same hex. */
export type Reach = 'party' | 'hex'

export interface Patient {
  readonly key: string
  readonly seat: Seat
  readonly member: Member
}

/** Patients with wounds, one's own first. A prisoner heals only their own party (IMP-6.18, IMP-6.19). */
export function patientsOf(game: Imperial, seat: Seat, reach: Reach): Patient[] {
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
