import { rollDice, type Play, type Seat } from '../../../../engine/index.ts'
import { creatureOf } from '../../data/components.ts'
import type { EncounterTile, TileId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import type { SeaRoll } from '../../facts/perils.ts'
import { characterAt, type Character, type Imperial } from '../../state/state.ts'
import { placeOf } from '../../state/whereabouts.ts'
import { isCharm, withCharm } from './charm.ts'
import { loseCompanion, loseFamiliar, part } from './companions.ts'
import { moveTo } from './movement.ts'
import { discardClue, loseItem } from './pools.ts'
import { loseVessel } from './vessels.ts'

/** A vessel that sinks at sea takes its owner with it (IMP-10.9, IMP-10.10). */

/**
 * Everything the owner has is rolled for. Then they are washed up at the Pirates' Den, which ends the matter (IMP-10.9,
 * 10.10, 18.42).
 */
export function* loseAtSea(game: Imperial, seat: Seat): Play {
  const character = characterAt(game, seat)
  loseVessel(game, seat, 'sunk') // IMP-18.9
  for (const companion of character.companions.filter(({ tile }) => isSeaCreature(tile))) {
    part(game, seat, companion, 'habitat') // IMP-10.10: they do not roll
  }
  const rolls = yield* rollForGoods(game, seat)
  const emitted = rolls.map((roll): SeaRoll => ({ ...roll, id: roll.what === 'clue' ? null : roll.id }))
  emitFact(game, { kind: 'sea-lost', seat, hex: character.hex, rolls: emitted })
  const lost = rolls.filter((roll) => !roll.saved)
  // Companions first: what they were lent gets a die of its own and is not lost with them (IMP-10.10).
  for (const { what, id } of lost) if (what === 'companion') drown(game, seat, id)
  for (const { what, id } of lost) {
    if (what === 'weapon' || what === 'treasure') loseItem(game, seat, id, 'lost-at-sea')
    if (what === 'clue') discardClue(game, seat, id, 'lost-at-sea')
    if (what === 'familiar') loseFamiliar(game, seat, 'lost-at-sea')
  }
  moveTo(game, seat, placeOf(game, 'pirates-den'), 'washed-up') // IMP-18.41
}

/** Something the owner may lose, and its place in order of acquisition. */
interface Good {
  readonly what: SeaRoll['what']
  readonly id: TileId
  readonly nth: number
}

/** In the order of IMP-0.11. */
function goodsOf({ weapons, treasures, clues, companions, familiar }: Character): Good[] {
  const listed = (what: Good['what'], ids: readonly TileId[]) => ids.map((id, index) => ({ what, id, nth: index + 1 }))
  return [
    ...listed('weapon', weapons),
    ...listed('treasure', treasures),
    ...listed('clue', clues),
    ...listed(
      'companion',
      companions.map(({ tile }) => tile),
    ),
    ...listed('familiar', familiar ? [familiar.tile] : []),
  ]
}

/** One die for each thing; a Charm used on one of the dice is no longer at stake (IMP-8.32). */
function* rollForGoods(game: Imperial, seat: Seat): Play<(Good & { die: number; saved: boolean })[]> {
  const character = characterAt(game, seat)
  const goods = goodsOf(character)
  const matters = goods.map(({ what, id }) => what !== 'treasure' || !isCharm(id))
  const outcome = (dice: readonly number[]) =>
    dice
      .filter((_, index) => matters[index])
      .map(isSaved)
      .join()
  const dice = yield* withCharm(game, seat, rollDice(game, goods.length), outcome)
  const left = goodsOf(character)
  return goods.flatMap((good, index) => {
    const die = dice[index] ?? 0
    const now = left.find((one) => isSame(one, good))
    return now ? [{ ...good, id: now.id, die, saved: isSaved(die) }] : []
  })
}

/** Clues are identified by their places, which do not change meanwhile. */
function isSame(one: Good, other: Good): boolean {
  return one.what === other.what && (one.what === 'clue' ? one.nth === other.nth : one.id === other.id)
}

/** 4, 5, 6 saved; 1, 2, 3 lost (IMP-10.9). */
function isSaved(die: number): boolean {
  return die >= 4
}

function isSeaCreature(tile: EncounterTile): boolean {
  return creatureOf(tile).companion?.habitat === 'sea'
}

function drown(game: Imperial, seat: Seat, tile: EncounterTile): void {
  const companion = characterAt(game, seat).companions.find((one) => one.tile === tile)
  if (!companion) throw new Error(`${tile} does not travel with seat ${seat}`)
  companion.lent = null
  loseCompanion(game, seat, companion, 'lost-at-sea')
}
