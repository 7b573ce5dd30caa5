import { LOCATIONS, type LocationId, type Terrain } from './ids.ts'

/** The Hex Game: a realm shuffled from a number (IMP-17.2). The same number gives the same realm on every machine. */

const [COLS, ROWS] = [10, 9]
const SLOTS = COLS * ROWS
const SEA_SLOTS = 16
const COAST_SLOTS = 8
/** Regions in the order in which they grow; the remaining slots are plains. */
const REGIONS: readonly (readonly [Terrain, number])[] = [
  ['mountain', 9], ['mountain', 9], ['mountain', 8], ['desert', 9], ['forest', 7], ['forest', 6], ['steppe', 6],
] // prettier-ignore
const TERRAIN_ORDER: readonly Terrain[] = ['coast', 'plains', 'forest', 'mountain', 'desert', 'steppe']
/** The minimum distance from Nobnodd to the Capital. */
const MIN_JOURNEY_STEPS = 4
/** Locations without a road in step 7; step 8 gives them their lanes. */
const AFTERWARDS: readonly LocationId[] = ['castle-saltspray', 'silverleaf', 'smoking-mountain', 'wizards-tower']
const MAX_EXTRAS = 4
const MAX_EXTRA_STEPS = 4
const MAX_TRIES = 10_000

/** Two slots joined by a road, the lower first. */
export type Segment = readonly [number, number]

export interface Layout {
  /** By slot: 10 × row + column. */
  readonly terrain: readonly Terrain[]
  readonly locations: ReadonlyMap<LocationId, number>
  /** The roads of step 7, ascending. */
  readonly roads: readonly Segment[]
  /** The lanes of step 8. */
  readonly lanes: readonly Segment[]
  /** The number of attempts it took. */
  readonly attempts: number
}

/** The slots next to each slot, W, E, NW, NE, SW, SE, without those outside the frame. */
const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: SLOTS }, (_, slot) => {
  const [row, col] = [Math.floor(slot / COLS), slot % COLS]
  const east = row % 2 // odd rows are shifted half a hex to the east
  const around = [
    [row, col - 1], [row, col + 1], [row - 1, col - 1 + east], [row - 1, col + east], [row + 1, col - 1 + east], [row + 1, col + east],
  ] as const // prettier-ignore
  return around.flatMap(([r, c]) => (r >= 0 && r < ROWS && c >= 0 && c < COLS ? [r * COLS + c] : []))
})
const ALL: readonly number[] = [...NEIGHBOURS.keys()]
const BORDER = ALL.filter((slot) => neighbours(slot).length < 6)

function neighbours(slot: number): readonly number[] {
  return NEIGHBOURS[slot] ?? []
}

/** The printed terrain of every location that is shuffled, in the order of `map.json`. */
export type PrintedTerrain = ReadonlyMap<LocationId, Terrain>

/** Generates the realm of a number. `printed` gives the printed terrain of each location. */
export function layHexGame(number: number, printed: PrintedTerrain): Layout {
  const rng = mulberry32(number)
  for (let attempts = 1; attempts <= MAX_TRIES; attempts += 1) {
    const laid = tryToLay(rng, printed)
    if (laid) return { ...laid, attempts }
  }
  throw new Error(`no realm for the number ${number}`)
}

interface Rng {
  readonly below: (count: number) => number
}

function mulberry32(seed: number): Rng {
  let state = seed >>> 0
  const next32 = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return (t ^ (t >>> 14)) >>> 0
  }
  return { below: (count) => Math.floor((next32() * count) / 2 ** 32) }
}

function oneOf<T>({ below }: Rng, list: readonly T[]): T {
  return list[below(list.length)] as T
}

function shuffleCopy({ below }: Rng, list: readonly number[]): number[] {
  const all = [...list]
  for (let i = all.length - 1; i > 0; i -= 1) {
    const j = below(i + 1)
    const held = all[i] as number
    all[i] = all[j] as number
    all[j] = held
  }
  return all
}

function tryToLay(rng: Rng, printed: PrintedTerrain): Omit<Layout, 'attempts'> | null {
  // 1. Sea
  const sea = new Set([oneOf(rng, BORDER)])
  while (sea.size < SEA_SLOTS)
    sea.add(
      oneOf(
        rng,
        slotsBeside(sea, (slot) => !sea.has(slot)),
      ),
    )
  // 2. All land is connected
  const land = ALL.filter((slot) => !sea.has(slot))
  if (slotsReached(land[0] ?? 0, (slot) => !sea.has(slot)).length !== land.length) return null
  // 3. Shore
  const shore = slotsBeside(sea, (slot) => !sea.has(slot))
  if (shore.length <= COAST_SLOTS) return null
  const order = shuffleCopy(rng, shore)
  const terrain = new Map<number, Terrain>([...sea].map((slot) => [slot, 'ocean']))
  for (const slot of order.slice(0, COAST_SLOTS)) terrain.set(slot, 'coast')
  const den = order[COAST_SLOTS] as number
  terrain.set(den, 'mountain')
  // 4. Land
  for (const [kind, size] of REGIONS) grow(rng, terrain, kind, size)
  for (const slot of ALL) if (!terrain.has(slot)) terrain.set(slot, 'plains')
  // 5. Locations
  const locations = placeLocations(rng, terrain, den, printed)
  // 6. A journey
  const [from = 0, to = 0] = [locations.get('nobnodd'), locations.get('imperial-capital')]
  if (stepsBetween(from, to) < MIN_JOURNEY_STEPS) return null
  // 7. Roads, 8. lanes
  const isLand = (slot: number) => !sea.has(slot)
  const roads = roadsOf(locations, isLand)
  return {
    terrain: ALL.map((slot) => terrain.get(slot) as Terrain),
    locations,
    roads,
    lanes: lanesOf(locations, roads, isLand),
  }
}

/** Slots next to any of these that fulfil a condition, ascending. */
function slotsBeside(some: ReadonlySet<number>, isFit: (slot: number) => boolean): number[] {
  return ALL.filter((slot) => isFit(slot) && neighbours(slot).some((next) => some.has(next)))
}

/** Grows one stretch after another to the given size; where it cannot grow further, it continues in any free slot. */
function grow(rng: Rng, terrain: Map<number, Terrain>, kind: Terrain, size: number): void {
  const free = () => ALL.filter((slot) => !terrain.has(slot))
  const region = new Set<number>()
  const add = (slot: number) => {
    region.add(slot)
    terrain.set(slot, kind)
  }
  add(oneOf(rng, free()))
  while (region.size < size) {
    const near = slotsBeside(region, (slot) => !terrain.has(slot))
    add(oneOf(rng, near.length > 0 ? near : free()))
  }
}

/** Places each location on its printed terrain, apart from the others while space allows. */
function placeLocations(
  rng: Rng,
  terrain: ReadonlyMap<number, Terrain>,
  den: number,
  printed: PrintedTerrain,
): Map<LocationId, number> {
  const found = new Map<LocationId, number>([['pirates-den', den]])
  const taken = new Set([den])
  for (const kind of TERRAIN_ORDER) {
    const slots = shuffleCopy(rng, ALL.filter((slot) => terrain.get(slot) === kind && slot !== den)) // prettier-ignore
    for (const [location, on] of printed) {
      if (on !== kind || location === 'pirates-den') continue
      const free = slots.filter((slot) => !taken.has(slot))
      const slot = free.find((one) => !neighbours(one).some((next) => taken.has(next))) ?? free[0]
      if (slot === undefined) throw new Error(`no free slot for ${location}`)
      found.set(location, slot)
      taken.add(slot)
    }
  }
  return new Map(LOCATIONS.flatMap((id) => (found.has(id) ? [[id, found.get(id) as number] as const] : [])))
}

// Roads

/** Every reachable slot in breadth-first order, with the slot it was first reached from. */
function search(start: number, isOpen: (slot: number) => boolean): Map<number, number> {
  const from = new Map([[start, start]])
  for (const slot of from.keys()) {
    for (const next of neighbours(slot)) if (isOpen(next) && !from.has(next)) from.set(next, slot)
  }
  return from
}

function slotsReached(start: number, isOpen: (slot: number) => boolean): number[] {
  return [...search(start, isOpen).keys()]
}

/** The route from the start of a search. */
function routeTo(end: number, from: ReadonlyMap<number, number>): number[] {
  const route = [end]
  for (let slot = end; from.get(slot) !== slot;) {
    slot = from.get(slot) as number
    route.push(slot)
  }
  return route.reverse()
}

function stepsBetween(one: number, other: number): number {
  return (
    routeTo(
      other,
      search(one, () => true),
    ).length - 1
  )
}

/** The roads laid so far: which slots they join. */
class Network {
  private readonly joined = new Map<number, Set<number>>()

  lay(route: readonly number[]): void {
    for (const [at, slot] of route.entries()) {
      const next = route[at + 1]
      if (next === undefined) continue
      this.from(slot).add(next)
      this.from(next).add(slot)
    }
  }

  has(slot: number): boolean {
    return (this.joined.get(slot)?.size ?? 0) > 0
  }

  /** The steps along roads; `Infinity` without a connection. */
  steps(start: number, end: number): number {
    const far = new Map([[start, 0]])
    for (const [slot, steps] of far) {
      for (const next of this.joined.get(slot) ?? []) if (!far.has(next)) far.set(next, steps + 1)
    }
    return far.get(end) ?? Infinity
  }

  segments(): Segment[] {
    return [...this.joined]
      .flatMap(([slot, others]) => [...others].map((other): Segment => [slot, other]))
      .filter(([low, high]) => low < high)
      .sort((a, b) => a[0] - b[0] || a[1] - b[1])
  }

  private from(slot: number): Set<number> {
    const known = this.joined.get(slot) ?? new Set()
    this.joined.set(slot, known)
    return known
  }
}

/** IMP-17.2, step 7: the minimum spanning tree of the locations, and a few short cuts. */
function roadsOf(locations: ReadonlyMap<LocationId, number>, isLand: (slot: number) => boolean): Segment[] {
  const ends = [...locations].filter(([id]) => !AFTERWARDS.includes(id)).map(([, slot]) => slot)
  const slots = ends.sort((a, b) => a - b)
  const pairs = slots.flatMap((low, at) => {
    const from = search(low, isLand)
    return slots.slice(at + 1).map((high) => ({ low, high, route: routeTo(high, from) }))
  })
  pairs.sort((a, b) => a.route.length - b.route.length || a.low - b.low || a.high - b.high)
  const groups = new Map(slots.map((slot) => [slot, slot]))
  const groupOf = (slot: number): number => {
    const above = groups.get(slot) as number
    return above === slot ? slot : groupOf(above)
  }
  const roads = new Network()
  const rest = pairs.filter(({ low, high, route }) => {
    const [one, other] = [groupOf(low), groupOf(high)]
    if (one === other) return true
    groups.set(other, one)
    roads.lay(route)
    return false
  })
  let extras = 0
  for (const { low, high, route } of rest) {
    const length = route.length - 1
    if (extras === MAX_EXTRAS) break
    if (length > MAX_EXTRA_STEPS || roads.steps(low, high) <= 2 * length) continue
    roads.lay(route)
    extras += 1
  }
  return roads.segments()
}

/** IMP-17.2, step 8: named locations are considered to have roads. */
function lanesOf(
  locations: ReadonlyMap<LocationId, number>,
  roads: readonly Segment[],
  isLand: (slot: number) => boolean,
): Segment[] {
  const network = new Network()
  for (const segment of roads) network.lay(segment)
  for (const id of locations.keys()) {
    const slot = locations.get(id) as number
    if (!AFTERWARDS.includes(id) || network.has(slot)) continue
    const from = search(slot, isLand)
    const end = [...from.keys()].find((one) => network.has(one))
    if (end !== undefined) network.lay(routeTo(end, from))
  }
  const known = new Set(roads.map(String))
  return network.segments().filter((segment) => !known.has(String(segment)))
}
