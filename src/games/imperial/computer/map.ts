import { isCoastal, isOcean, neighboursOf, realmAt, roadsFrom, slotOf, type Realm } from '../data/board.ts'
import type { HexId } from '../data/ids.ts'

/**
 * Approximate distances between places in turns: a third of a turn for a step of road, a whole one for a step of
 * wilderness.
 */

const ROAD_TURNS = 1 / 3
const WILD_TURNS = 1
const SAIL_TURNS = 1 / 2

type Table = readonly (readonly number[])[]
/** By land and by sea, cached while a realm is in use. */
const TABLES = new WeakMap<Realm, { readonly land: Table; readonly sea: Table }>()

/** Turns from one hex to another. A vessel opens the sea; `Infinity` without a route. */
export function turnsBetween(from: HexId, to: HexId, hasVessel: boolean): number {
  const realm = realmAt(from)
  const tables = TABLES.get(realm) ?? { land: table(realm, false), sea: table(realm, true) }
  TABLES.set(realm, tables)
  return tables[hasVessel ? 'sea' : 'land'][slotOf(from)]?.[slotOf(to)] ?? Infinity
}

function table({ hexes }: Realm, sea: boolean): Table {
  return hexes.map((hex) => costsFrom(hex.id, sea))
}

/** Shortest routes from one hex, by relaxation (Bellman-Ford): the board is small and this runs once. */
function costsFrom(start: HexId, sea: boolean): number[] {
  const costs: number[] = realmAt(start).hexes.map(() => Infinity)
  costs[slotOf(start)] = 0
  const open: HexId[] = [start]
  for (const hex of open) {
    const here = costs[slotOf(hex)] ?? Infinity
    for (const next of neighboursOf(hex)) {
      const there = here + stepCost(hex, next, sea)
      if (there >= (costs[slotOf(next)] ?? Infinity)) continue
      costs[slotOf(next)] = there
      open.push(next)
    }
  }
  return costs
}

function stepCost(from: HexId, to: HexId, sea: boolean): number {
  if (!isOcean(from) && !isOcean(to)) return roadsFrom(from).includes(to) ? ROAD_TURNS : WILD_TURNS
  if (!sea || !(isCoastal(from) || isOcean(from)) || !(isCoastal(to) || isOcean(to))) return Infinity
  return SAIL_TURNS
}
