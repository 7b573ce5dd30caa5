import { options, rollDice, type Play, type Seat } from '../../../../engine/index.ts'
import { isLandlocked, terrainAt } from '../../data/board.ts'
import { creatureOf } from '../../data/components.ts'
import type { EncounterTile, HexId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import type { Farewell, Loss } from '../../facts/perils.ts'
import { characterAt, type Companion, type Imperial } from '../../state/state.ts'
import { encounterAbout, type PerilAbout } from '../../view/about.ts'
import { ask } from './asking.ts'
import { withCharm } from './charm.ts'
import { loseItem } from './pools.ts'
import { orderFor } from './orders.ts'

/** Companions and familiars: how they join, what they hold, and how they go (IMP-9). */

/** Returns a tile to the Encounter Pool from its present place (IMP-7.8). */
export function returnEncounter(game: Imperial, tile: EncounterTile): void {
  takeFromResolving(game, tile)
  game.encounterPool.push(tile)
}

/** Takes the tile that is being resolved off the table. */
export function takeFromResolving(game: Imperial, tile: EncounterTile): void {
  const at = game.resolving.indexOf(tile)
  if (at >= 0) game.resolving.splice(at, 1)
}

/** An offer to join, which may be refused (IMP-7.13). Default: accept. */
export function* offerToJoin(game: Imperial, seat: Seat, tile: EncounterTile): Play<boolean> {
  const answer = yield* ask(seat, 'join.offer', () => options(['accept', 'refuse']), {
    standing: () => orderFor(game, seat, 'company'),
    about: encounterAbout(game, seat, tile),
  })
  if (answer === 'refuse') {
    emitFact(game, { kind: 'party-refused', seat, tile })
    return false
  }
  join(game, seat, tile)
  return true
}

/** The tile being resolved becomes a companion or familiar, with the wounds it has (IMP-8.33, IMP-9.1). */
export function join(game: Imperial, seat: Seat, tile: EncounterTile, wounds = 0): void {
  const character = characterAt(game, seat)
  const familiar = creatureOf(tile).companion?.familiar ?? false
  takeFromResolving(game, tile)
  emitFact(game, { kind: 'party-joined', seat, tile, wounds, familiar })
  if (familiar) {
    character.familiar = { tile, wounds }
    return
  }
  character.companions.push({ tile, wounds, lent: null })
  partByHabitat(game, seat) // IMP-9.9
}

/** Whether a companion can live in a hex (IMP-9.7, IMP-9.8). */
function livesIn(tile: EncounterTile, hex: HexId): boolean {
  const habitat = creatureOf(tile).companion?.habitat ?? 'any'
  if (habitat === 'sea') return terrainAt(hex) === 'ocean'
  return habitat === 'any' || !isLandlocked(hex)
}

/** Companions that cannot stay in the owner's new hex leave: sea creatures, and the Elephant in a boat (IMP-9.8). */
export function partByHabitat(game: Imperial, seat: Seat): void {
  const { hex, companions, vessel } = characterAt(game, seat)
  for (const companion of [...companions]) {
    const noBoat = creatureOf(companion.tile).companion?.ability?.type === 'no-boat'
    const inABoat = terrainAt(hex) === 'ocean' && vessel?.kind === 'boat'
    if (!livesIn(companion.tile, hex) || (noBoat && inABoat)) part(game, seat, companion, 'habitat')
  }
}

/** A companion leaves in peace. What it was lent comes back, unless it is one that keeps such things (IMP-9.4). */
export function part(game: Imperial, seat: Seat, companion: Companion, why: Farewell): void {
  const keepsLent = !(creatureOf(companion.tile).companion?.returnsLentWeapon ?? true)
  const { tile, lent } = companion
  remove(game, seat, companion)
  emitFact(game, { kind: 'party-left', seat, tile, why, lent, keepsLent: keepsLent && lent !== null })
  if (lent !== null && keepsLent) loseItem(game, seat, lent, 'kept')
}

/**
 * A companion goes over to another character; what it was lent stays with its owner, unless it is one that keeps such
 * things.
 */
export function changeSides(game: Imperial, from: Seat, to: Seat, companion: Companion): void {
  const { tile, lent, wounds } = companion
  const character = characterAt(game, from)
  character.companions = character.companions.filter((one) => one !== companion)
  if (lent !== null && !(creatureOf(tile).companion?.returnsLentWeapon ?? true)) loseItem(game, from, lent, 'kept')
  characterAt(game, to).companions.push({ tile, wounds, lent: null })
  partByHabitat(game, to)
}

/** A companion dies, is abandoned or drowns: what it was lent is lost too (IMP-8.19, IMP-8.27, IMP-9.4). */
export function loseCompanion(game: Imperial, seat: Seat, companion: Companion, why: Loss): void {
  const { tile, lent } = companion
  remove(game, seat, companion)
  emitFact(game, { kind: 'party-lost', seat, tile, why, lent })
  if (lent !== null) loseItem(game, seat, lent, why)
}

/** The familiar dies, is abandoned or drowns. */
export function loseFamiliar(game: Imperial, seat: Seat, why: Loss): void {
  const character = characterAt(game, seat)
  if (!character.familiar) return
  const { tile } = character.familiar
  character.familiar = null
  returnEncounter(game, tile) // IMP-9.6: without wounds
  emitFact(game, { kind: 'party-lost', seat, tile, why, lent: null })
}

/** Sends a companion or the familiar away (IMP-3.11). */
export function dismiss(game: Imperial, seat: Seat, tile: EncounterTile): void {
  const character = characterAt(game, seat)
  const companion = character.companions.find((one) => one.tile === tile)
  if (companion) return part(game, seat, companion, 'dismissed')
  if (character.familiar?.tile !== tile) throw new Error(`${tile} does not travel with seat ${seat}`)
  character.familiar = null
  returnEncounter(game, tile)
  emitFact(game, { kind: 'party-left', seat, tile, why: 'dismissed', lent: null, keepsLent: false })
}

/** Takes a companion out of the party; what it was lent returns to its owner (IMP-9.6: its wounds are gone). */
function remove(game: Imperial, seat: Seat, companion: Companion): void {
  const character = characterAt(game, seat)
  character.companions = character.companions.filter((one) => one !== companion)
  companion.lent = null
  returnEncounter(game, companion.tile)
}

/** Before a combat each companion rolls: even, it stays; odd, it flees (IMP-8.1, IMP-9.5). */
export function* desertion(game: Imperial, seat: Seat, about: PerilAbout): Play {
  const wavering = characterAt(game, seat).companions.filter(
    ({ tile }) => creatureOf(tile).companion?.desertion === 'normal',
  )
  if (wavering.length === 0) return
  const rolled = rollDice(game, wavering.length) // IMP-0.11
  const dice = yield* withCharm(game, seat, rolled, (changed) => changed.map(stays).join(), { about })
  const rolls = wavering.map((companion, index) => ({ companion, die: dice[index] ?? 0 }))
  const emitted = rolls.map(({ companion: { tile }, die }) => ({ tile, die, stays: stays(die) }))
  emitFact(game, { kind: 'party-desertion', seat, rolls: emitted })
  for (const { companion, die } of rolls) if (!stays(die)) part(game, seat, companion, 'deserted')
}

function stays(die: number): boolean {
  return die % 2 === 0
}
