import { option, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { emitFact } from '../../facts/index.ts'
import type { WoundSource } from '../../facts/perils.ts'
import { maxHealthOf, membersOf, remainingHealth, treasuresWith, type Member } from '../../state/party.ts'
import { characterAt, type Companion, type Imperial } from '../../state/state.ts'
import type { PerilAbout } from '../../view/about.ts'
import { ask } from './asking.ts'
import { loseCompanion, loseFamiliar } from './companions.ts'
import { die } from './death.ts'
import { toBank } from './pools.ts'
import { founder } from './vessels.ts'

/** Wounds and their healing (IMP-15.1 to IMP-15.3). */

export type Fate = 'alive' | 'died'

/** Wounds to the character outside the hits of a combat: nothing absorbs them (IMP-6.7, IMP-15.2). */
export function* wound(game: Imperial, seat: Seat, n: number, source: WoundSource): Play<Fate> {
  inflict(game, seat, { id: 'character', kind: 'character', body: characterAt(game, seat) }, n, { source })
  return yield* characterLoss(game, seat, source)
}

/**
 * Puts wounds on a member and emits the fact. `characterLoss`, `companionLoss` and the like handle the consequences.
 */
export function inflict(
  game: Imperial,
  seat: Seat,
  { id, body }: Member,
  n: number,
  { source, inFight }: { readonly source: WoundSource; readonly inFight?: true },
): void {
  if (n === 0) return
  body.wounds += n
  const health = { wounds: body.wounds, maxHealth: maxHealthOf(body) }
  emitFact(game, { kind: 'harm-wounds', seat, member: id, n, source, ...health, ...(inFight && { inFight }) })
}

/** A character whose wounds reach their Max Health dies, unless the Emerald saves them (IMP-15.3). */
export function* characterLoss(game: Imperial, seat: Seat, source: WoundSource): Play<Fate> {
  if (survives(game, seat)) return 'alive'
  yield* die(game, seat, source)
  return 'died'
}

/** Whether the character lives: they have health left, or the Emerald melts for them, as it must (IMP-15.3). */
export function survives(game: Imperial, seat: Seat): boolean {
  const character = characterAt(game, seat)
  return remainingHealth(character) > 0 || meltEmerald(game, seat, 'character', character)
}

/**
 * A companion whose wounds reach its Max Health dies; its owner may spend the Emerald on it (IMP-8.19). Default: keep.
 */
export function* companionLoss(game: Imperial, seat: Seat, companion: Companion, about: PerilAbout): Play {
  if (remainingHealth(companion) > 0) return
  if (treasuresWith(characterAt(game, seat), 'revive').length > 0) {
    const offers = () => [option('keep'), option('use')]
    const answer = yield* ask(seat, 'emerald.companion', offers, { about: { ...about, companion: companion.tile } })
    if (answer === 'use' && meltEmerald(game, seat, companion.tile, companion)) return
  }
  loseCompanion(game, seat, companion, 'died')
}

/** The familiar dies; nothing saves it. */
export function familiarLoss(game: Imperial, seat: Seat): void {
  const { familiar } = characterAt(game, seat)
  if (familiar && remainingHealth(familiar) <= 0) loseFamiliar(game, seat, 'died')
}

/** A vessel whose wounds reach its Max Health sinks (IMP-10.8). */
export function vesselLoss(game: Imperial, seat: Seat): 'afloat' | 'sunk' | 'wrecked' {
  const { vessel } = characterAt(game, seat)
  return vessel && remainingHealth(vessel) <= 0 ? founder(game, seat) : 'afloat'
}

/** The Emerald of Life takes all wounds away and lies face up in the Bank (IMP-13.4). */
function meltEmerald(game: Imperial, seat: Seat, member: string, body: Member['body']): boolean {
  const [emerald] = treasuresWith(characterAt(game, seat), 'revive')
  if (emerald === undefined) return false
  body.wounds = 0
  emitFact(game, { kind: 'harm-emerald', seat, member, tile: emerald })
  toBank(game, seat, emerald, 'revived')
  return true
}

/** Removes up to that many wounds from a member, never below 0 (IMP-15.1). */
export function heal(game: Imperial, seat: Seat, { id, body }: Member, n: number, source: string): void {
  const healed = Math.min(n, body.wounds)
  if (healed === 0) return
  body.wounds -= healed
  emitFact(game, { kind: 'harm-healed', seat, member: id, n: healed, wounds: body.wounds, source })
}

/** Removes all wounds of character, companions, familiar and vessel (IMP-6.9). */
export function healWholeParty(game: Imperial, seat: Seat, source: string): void {
  for (const member of membersOf(game, seat)) heal(game, seat, member, member.body.wounds, source)
}

/** Removes one wound from one member of the party, vessel included, of the player's choice (IMP-6.10). */
export function* cureOneWound(game: Imperial, seat: Seat, source: string): Play {
  const wounded = () => membersOf(game, seat).filter(({ body }) => body.wounds > 0)
  if (wounded().length === 0) return
  const offers = () => wounded().map((member) => option(member.id, { args: healthArgs(member) }, member))
  const member = yield* ask(seat, 'heal.one', offers, { default: neediest })
  heal(game, seat, member, 1, source)
}

/** A member's health, for the label of an option. */
export function healthArgs({ body }: Member): { wounds: number; maxHealth: number } {
  return { wounds: body.wounds, maxHealth: maxHealthOf(body) }
}

/** The character; if unwounded, the member with the least remaining health (IMP-6.10). */
function neediest(offers: readonly Option<Member>[]): string {
  const least = offers.reduce((worst, one) =>
    remainingHealth(one.value.body) < remainingHealth(worst.value.body) ? one : worst,
  )
  return offers.find(({ value }) => value.kind === 'character')?.key ?? least.key
}
