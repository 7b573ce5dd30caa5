import { option, takeOne, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { tagsAt } from '../../data/board.ts'
import { creatureOf } from '../../data/components.ts'
import type { EncounterCategory, EncounterTile, HexId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import type { ReturnReason } from '../../facts/perils.ts'
import { treasuresWith } from '../../state/party.ts'
import { characterAt, maybeCharacter, playerAt, seatsFrom, type Imperial } from '../../state/state.ts'
import { encounterAbout } from '../../view/about.ts'
import { ask } from '../deeds/asking.ts'
import { returnEncounter } from '../deeds/companions.ts'
import { checkStillHere, whileConcerned, untilTheyLeave } from '../deeds/matters.ts'
import { arriveByFlight } from './arrival.ts'
import { behaviourOf } from './tiles/index.ts'
import type { EncounterOutcome } from './tiles/kind.ts'
import { orderFor } from '../deeds/orders.ts'

/** Encounters: drawn, checked, resolved, returned (section 7). */

/**
 * For Draw Twice the strongest result of its two tiles: resolved by the drawer, played on another player, returned
 * (IMP-18.13).
 */
export type EncounterResult = 'none' | 'returned' | 'played-on-other' | 'resolved'

/** Draws an encounter and resolves it if it applies in the character's hex (IMP-7.1, IMP-7.2). */
export function* drawEncounter(game: Imperial, seat: Seat): Play<EncounterResult> {
  return yield* whileConcerned(game, seat, drawAndResolve(game, seat))
}

/** No tile stays on the table, even if the encounter is interrupted (IMP-15.8). */
function* drawAndResolve(game: Imperial, seat: Seat): Play<EncounterResult> {
  const onTheTable = [...game.resolving]
  try {
    const tile = yield* drawTile(game, seat)
    if (tile === null) return 'none'
    if (creatureOf(tile).category === 'meta') return yield* drawTwice(game, seat, tile)
    return (yield* resolve(game, seat, tile)).result
  } finally {
    for (const tile of [...game.resolving]) if (!onTheTable.includes(tile)) returnEncounter(game, tile)
  }
}

/** Draws a tile; the holder of the Palantir may send it back, and the second stands (IMP-7.4, IMP-18.21, IMP-18.23). */
function* drawTile(game: Imperial, seat: Seat): Play<EncounterTile | null> {
  const tile = takeTile(game, seat)
  const [palantir] = treasuresWith(characterAt(game, seat), 'redraw-encounter')
  if (tile === null || palantir === undefined) return tile
  const answer = yield* ask(seat, 'palantir.use', () => [option('keep'), option('redraw')], {
    standing: () => orderFor(game, seat, 'palantir'),
    about: encounterAbout(game, seat, tile),
  })
  if (answer === 'keep') return tile
  emitFact(game, { kind: 'encounter-sent-back', seat, tile, by: palantir })
  returnEncounter(game, tile)
  return takeTile(game, seat)
}

function takeTile(game: Imperial, seat: Seat): EncounterTile | null {
  const tile = takeOne(game, game.encounterPool)
  if (tile === undefined) {
    emitFact(game, { kind: 'encounter-none', seat })
    return null
  }
  game.resolving.push(tile)
  emitFact(game, { kind: 'encounter-drawn', seat, tile, hex: characterAt(game, seat).hex })
  return tile
}

/** Two tiles are drawn before Draw Twice goes back; both are resolved in the order drawn (IMP-7.5, IMP-7.6). */
function* drawTwice(game: Imperial, seat: Seat, twice: EncounterTile): Play<EncounterResult> {
  emitFact(game, { kind: 'encounter-set-aside', seat, tile: twice })
  const first = yield* drawTile(game, seat)
  const second = first === null ? null : yield* drawTile(game, seat)
  returnEncounter(game, twice)
  if (first === null) return 'none'
  const character = characterAt(game, seat)
  const { hex } = character
  const one = yield* resolve(game, seat, first)
  if (second === null) return one.result
  const isStillThere = maybeCharacter(game, seat) === character && !character.inPrison && character.hex === hex
  if (one.away || !isStillThere) {
    putBack(game, seat, second, 'called-off')
    return one.result
  }
  return stronger(one.result, (yield* resolve(game, seat, second)).result)
}

const BY_STRENGTH: readonly EncounterResult[] = ['none', 'returned', 'played-on-other', 'resolved']

function stronger(one: EncounterResult, other: EncounterResult): EncounterResult {
  return BY_STRENGTH.indexOf(one) > BY_STRENGTH.indexOf(other) ? one : other
}

interface Resolution {
  readonly result: EncounterResult
  /** The drawer got away by magic, or was moved: the other tiles drawn here are called off (IMP-7.6). */
  readonly away: boolean
}

const RETURNED: Resolution = { result: 'returned', away: false }

/** Resolves a drawn tile if it applies; afterwards it goes back, unless a character keeps it (IMP-7.8). */
function* resolve(game: Imperial, seat: Seat, tile: EncounterTile): Play<Resolution> {
  if (creatureOf(tile).category === 'played') return yield* playOnAnother(game, seat, tile) // IMP-7.3
  if (!appliesTo(game, tile, characterAt(game, seat).hex)) {
    if (!(yield* playTheVillain(game, seat, tile))) putBack(game, seat, tile, 'does-not-apply')
    return RETURNED
  }
  const outcome = yield* meet(game, seat, tile, leftOf(game, seat))
  return { result: 'resolved', away: outcome !== 'over' }
}

/** One of its terrains is among the hex's terrain tags, and its own conditions are met (IMP-7.2, IMP-4.14). */
export function appliesTo(game: Imperial, tile: EncounterTile, hex: HexId): boolean {
  const tags = tagsAt(hex)
  const suits = behaviourOf(tile).suits ?? (() => true)
  return creatureOf(tile).terrains.some((terrain) => tags.includes(terrain)) && suits(game, hex)
}

/** Meets the tile, puts it back, and continues after a flight by teleport (IMP-4.18, IMP-8.29, IMP-18.2). */
function* meet(game: Imperial, seat: Seat, tile: EncounterTile, by: Seat): Play<EncounterOutcome> {
  const outcome = yield* untilMet(game, behaviourOf(tile).meet(game, seat, tile, by))
  if (game.resolving.includes(tile)) returnEncounter(game, tile)
  if (outcome.own === 'teleported') yield* arriveByFlight(game, seat)
  yield* landTheFlown(game, outcome.flown)
  checkStillHere(game, seat) // in company the drawer may be the one who left the table
  return outcome.own
}

/**
 * The outcome for the character, and who teleported out of the fight. Even if it is interrupted, no character stays in
 * mid-flight.
 */
function* untilMet(
  game: Imperial,
  meeting: Play<EncounterOutcome>,
): Play<{ own: EncounterOutcome; flown: readonly Seat[] }> {
  try {
    const own = yield* meeting
    return { own, flown: game.flown ?? [] }
  } finally {
    delete game.flown
  }
}

/** Characters who teleported out of a fight they had supported explore or draw where they are (IMP-4.18, IMP-17.13). */
function* landTheFlown(game: Imperial, flown: readonly Seat[]): Play {
  for (const seat of flown) {
    if (maybeCharacter(game, seat)) yield* untilTheyLeave(seat, whileConcerned(game, seat, arriveByFlight(game, seat)))
  }
}

/**
 * In a combat the creature's dice are rolled in the name of the nearest left-hand neighbour who still plays (IMP-0.10).
 */
function leftOf(game: Imperial, seat: Seat): Seat {
  const others = game.players.map((_, step) => (seat + 1 + step) % game.players.length)
  return others.find((other) => playerAt(game, other).standing !== 'left') ?? seat
}

// Tiles played on another player

/**
 * The drawer must play it if a legal target exists; afterwards the drawer's turn goes on from the same point (IMP-7.9,
 * IMP-7.10).
 */
function* playOnAnother(game: Imperial, seat: Seat, tile: EncounterTile): Play<Resolution> {
  if (targetsOf(game, seat, tile).length === 0) {
    putBack(game, seat, tile, 'nobody-to-play-it-on')
    return RETURNED
  }
  const offers = (): Option<Seat>[] =>
    targetsOf(game, seat, tile).map((target) =>
      option(`seat:${target}`, { place: characterAt(game, target).hex, args: { seat: target } }, target),
    )
  const target = yield* ask(seat, 'played.target', offers, {
    default: (list) => richest(game, list),
    about: encounterAbout(game, seat, tile),
  })
  yield* sendTo(game, seat, target, tile)
  return { result: 'played-on-other', away: false }
}

const FOR_VILLAINS: readonly EncounterCategory[] = ['hostile', 'variable', 'choice', 'official', 'event']

/**
 * A tile that does not apply to its drawer may be played on a player to whom it does; then the drawer's turn goes on as
 * if it had been returned (IMP-17.8 to 17.10). Default: return it. Returns whether it was played.
 */
function* playTheVillain(game: Imperial, seat: Seat, tile: EncounterTile): Play<boolean> {
  if (!game.options['villain-game'] || !FOR_VILLAINS.includes(creatureOf(tile).category)) return false
  if (victimsOf(game, seat, tile).length === 0) return false
  const offers = (): Option<Seat | null>[] => [
    option('return', {}, null),
    ...victimsOf(game, seat, tile).map((victim) =>
      option<Seat | null>(`seat:${victim}`, { place: characterAt(game, victim).hex, args: { seat: victim } }, victim),
    ),
  ]
  const victim = yield* ask(seat, 'villain.target', offers, { about: encounterAbout(game, seat, tile) })
  if (victim === null) return false
  playerAt(game, victim).victim = true // IMP-17.9
  yield* sendTo(game, seat, victim, tile)
  return true
}

/**
 * Other players to whose hex it applies, who are free, have finished a turn, and have been spared since the end of it
 * (IMP-17.8, IMP-17.9).
 */
function victimsOf(game: Imperial, drawer: Seat, tile: EncounterTile): Seat[] {
  return seatsFrom(game, drawer).filter((seat) => {
    const { character, finishedTurns, victim = false } = playerAt(game, seat)
    if (seat === drawer || !character || character.inPrison || finishedTurns === 0 || victim) return false
    return appliesTo(game, tile, character.hex)
  })
}

/** The target meets it in their own hex; afterwards the drawer's turn goes on (IMP-7.10, IMP-17.10). */
function* sendTo(game: Imperial, seat: Seat, target: Seat, tile: EncounterTile): Play {
  emitFact(game, { kind: 'encounter-played', seat, on: target, tile })
  yield* untilTheyLeave(target, whileConcerned(game, target, meet(game, target, tile, seat)))
  if (game.resolving.includes(tile)) returnEncounter(game, tile)
  checkStillHere(game, seat) // the drawer may have left during the fight
}

/** Other players whose character is in the game, free, and on a hex the tile allows, in seat order after the drawer. */
function targetsOf(game: Imperial, drawer: Seat, tile: EncounterTile): Seat[] {
  const { targetTerrains } = creatureOf(tile)
  return seatsFrom(game, drawer).filter((seat) => {
    const character = maybeCharacter(game, seat)
    if (seat === drawer || !character || character.inPrison) return false // IMP-6.19
    if (game.turn.newcomers.includes(seat)) return false // IMP-18.50
    return tagsAt(character.hex).some((terrain) => targetTerrains?.includes(terrain) ?? false)
  })
}

/** The legal target with the most treasures; ties by seat order after the drawer (IMP-7.9). */
function richest(game: Imperial, offers: readonly Option<Seat>[]): string {
  const treasuresOf = ({ value }: Option<Seat>) => characterAt(game, value).treasures.length
  return offers.reduce((best, one) => (treasuresOf(one) > treasuresOf(best) ? one : best)).key
}

function putBack(game: Imperial, seat: Seat, tile: EncounterTile, why: ReturnReason): void {
  returnEncounter(game, tile)
  emitFact(game, { kind: 'encounter-returned', seat, tile, why })
}
