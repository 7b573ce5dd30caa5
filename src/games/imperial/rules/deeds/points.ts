import { diceParts, rollDice, sumOf, type Seat } from '../../../../engine/index.ts'
import { treasureOf } from '../../data/components.ts'
import type { TileId, TreasureGroup } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { maybeCharacter, seatsFrom, type Imperial } from '../../state/state.ts'
import { strengthOf } from './pools.ts'

/** The committee of dice: the points of treasures and weapons at the end (IMP-16.5, IMP-16.6, IMP-17.4). */

/** Points for each; in the order of counting. */
type Worth = { readonly group: TreasureGroup } & ({ readonly each: number } | { readonly dice: number })
const WORTH: readonly Worth[] = [
  { group: 'imperial', each: 25 },
  { group: 'scroll', each: 20 },
  { group: 'gold', dice: 4 },
  { group: 'silver', dice: 2 },
  { group: 'ruby', dice: 8 },
  { group: 'stone', dice: 10 },
  { group: 'magic-weapon', each: 15 },
]

/** Counts the points of all who play, each step for all in turn order from the first player (IMP-16.5). */
export function countPoints(game: Imperial): ReadonlyMap<Seat, number> {
  const points = new Map<Seat, number>()
  const seats = seatsFrom(game, game.first).filter((seat) => maybeCharacter(game, seat) !== null)
  const charmed = new Set(seats.filter((seat) => tilesOf(game, seat, 'charm').length > 0))
  const add = (seat: Seat, more: number) => points.set(seat, (points.get(seat) ?? 0) + more)
  for (const worth of WORTH) {
    for (const seat of seats) {
      const tiles = tilesOf(game, seat, worth.group)
      if ('each' in worth) add(seat, countOf(game, seat, worth.group, tiles.length, tiles.length * worth.each))
      else for (const tile of tiles) add(seat, rollPoints(game, seat, tile, worth.dice, charmed))
    }
  }
  for (const seat of seats) {
    const weapons = maybeCharacter(game, seat)?.weapons ?? []
    const numbers = weapons.reduce((sum, tile) => sum + strengthOf(tile), 0)
    add(seat, countOf(game, seat, 'weapons', weapons.length, numbers))
  }
  for (const seat of seats) emitFact(game, { kind: 'points-tallied', seat, points: points.get(seat) ?? 0 })
  return points
}

function countOf(game: Imperial, seat: Seat, of: TreasureGroup | 'weapons', count: number, points: number): number {
  if (count > 0) emitFact(game, { kind: 'points-counted', seat, of, count, points })
  return points
}

/** The dice of one treasure. The first with a die below 6 gets the point of its holder's Lucky Charm (IMP-16.6). */
function rollPoints(game: Imperial, seat: Seat, tile: TileId, count: number, charmed: Set<Seat>): number {
  const dice = rollDice(game, count)
  const charm = dice.some((die) => die < 6) && charmed.delete(seat)
  const roll = sumOf(diceParts(dice, 'IMP-16.5'), charm ? [{ value: 1, from: 'lucky-charm', rule: 'IMP-16.6' }] : [])
  emitFact(game, { kind: 'treasure-valued', seat, tile, roll, charm })
  return roll.total
}

/** In alphabetical order of id (IMP-16.5). */
function tilesOf(game: Imperial, seat: Seat, group: TreasureGroup): TileId[] {
  const { treasures } = maybeCharacter(game, seat) ?? { treasures: [] }
  return treasures.filter((tile) => treasureOf(tile).group === group).sort()
}
