import { rollDice, type Play, type Seat } from '../../../../../engine/index.ts'
import { encounterAbout, type EncounterAbout } from '../../../view/about.ts'
import { creatureOf } from '../../../data/components.ts'
import type { EncounterTile } from '../../../data/ids.ts'
import { emitFact } from '../../../facts/index.ts'
import { characterLoss, companionLoss, familiarLoss, inflict, vesselLoss } from '../../deeds/harm.ts'
import { loseAtSea } from '../../deeds/lost-at-sea.ts'
import { withCharm } from '../../deeds/charm.ts'
import { membersOf, type Member } from '../../../state/party.ts'
import { characterAt, maybeCharacter, type Imperial } from '../../../state/state.ts'
import type { EncounterOutcome, TileKind } from './kind.ts'

/** Weather: not a combat, and nothing absorbs its wounds (IMP-7.7). */

export const EVENT = {
  avalanche: { meet: avalanche },
  sandstorm: { meet: sandstorm },
  'storm-at-sea': { meet: storm },
} satisfies Record<string, TileKind>

/** 1 means two wounds, 2 or 3 one wound; flying members are above it. */
function* avalanche(game: Imperial, seat: Seat, tile: EncounterTile): Play<EncounterOutcome> {
  const isBelow = ({ body }: Member) => !('tile' in body && (creatureOf(body.tile).flies ?? false))
  yield* everybodyRolls(game, seat, tile, isBelow, (die) => (die === 1 ? 2 : die <= 3 ? 1 : 0))
  return 'over'
}

/** 1 or 2 is a wound; then the character is held (IMP-4.15). */
function* sandstorm(game: Imperial, seat: Seat, tile: EncounterTile): Play<EncounterOutcome> {
  const character = characterAt(game, seat)
  yield* everybodyRolls(
    game,
    seat,
    tile,
    () => true,
    (die) => (die <= 2 ? 1 : 0),
  )
  if (maybeCharacter(game, seat) !== character) return 'over'
  character.held = true
  emitFact(game, { kind: 'encounter-held', seat, tile })
  return 'over'
}

/**
 * One die for the character, then each companion, then the familiar; all are rolled before any wound is dealt
 * (IMP-15.2).
 */
function* everybodyRolls(
  game: Imperial,
  seat: Seat,
  tile: EncounterTile,
  isOut: (member: Member) => boolean,
  woundsOn: (die: number) => number,
): Play {
  const members = membersOf(game, seat).filter((member) => member.kind !== 'vessel' && isOut(member))
  const outcome = (changed: readonly number[]) => changed.map(woundsOn).join()
  const about = encounterAbout(game, seat, tile)
  const dice = yield* withCharm(game, seat, rollDice(game, members.length), outcome, { about })
  const rolls = members.map((member, index) => ({ member, die: dice[index] ?? 0, wounds: woundsOn(dice[index] ?? 0) }))
  const emitted = rolls.map(({ member: { id, body }, die, wounds }) => ({
    member: id,
    tile: 'tile' in body ? body.tile : null,
    die,
    wounds,
  }))
  emitFact(game, { kind: 'encounter-weather', seat, tile, rolls: emitted })
  const source = creatureOf(tile).id
  for (const { member, wounds } of rolls) {
    inflict(game, seat, member, wounds, { source })
    if ((yield* loss(game, seat, member, about)) === 'died') return
  }
}

function* loss(game: Imperial, seat: Seat, { body }: Member, about: EncounterAbout): Play<'alive' | 'died'> {
  if ('id' in body) return yield* characterLoss(game, seat, creatureOf(about.tile).id)
  if ('lent' in body && 'tile' in body) yield* companionLoss(game, seat, body, about)
  else familiarLoss(game, seat)
  return 'alive'
}

/** Four dice: each 4, 5 or 6 is a wound on the vessel only (IMP-8.34, IMP-18.40). */
function* storm(game: Imperial, seat: Seat, tile: EncounterTile): Play<EncounterOutcome> {
  const woundsOf = (changed: readonly number[]) => changed.filter((die) => die >= 4).length
  const about = encounterAbout(game, seat, tile)
  const dice = yield* withCharm(game, seat, rollDice(game, 4), woundsOf, { about, wants: 'less' })
  emitFact(game, { kind: 'encounter-storm', seat, tile, dice, wounds: woundsOf(dice) })
  const vessel = membersOf(game, seat).find(({ kind }) => kind === 'vessel')
  if (!vessel) return 'over'
  inflict(game, seat, vessel, woundsOf(dice), { source: creatureOf(tile).id })
  if (vesselLoss(game, seat) !== 'sunk') return 'over'
  yield* loseAtSea(game, seat)
  return 'moved'
}
