/** One turn of a route. */
export interface Leg<How extends string = string> {
  readonly to: string
  readonly how: How
  /** The places passed, in order, without the end. */
  readonly past: readonly string[]
}

/** A place, and in subtypes whatever else affects the onward moves. */
export interface Stand {
  readonly place: string
}

/** A successor, and the leg that leads to it, built only if the successor is new. */
export type Onward<S extends Stand, L extends Leg> = readonly [stand: S, leg: () => L]

/**
 * Breadth-first search from `start`, at most `most` turns deep: a route with the fewest turns to every reachable place,
 * one leg a turn. Ties go to the first successor. The route to the start is empty. `keyOf` tells nodes apart.
 */
export function routesFrom<S extends Stand, L extends Leg>(
  start: S,
  keyOf: (stand: S) => string,
  onward: (stand: S) => Iterable<Onward<S, L>>,
  most = Infinity,
): ReadonlyMap<string, readonly L[]> {
  const routes = new Map<string, readonly L[]>([[start.place, []]])
  const seen = new Set([keyOf(start)])
  let edge: readonly (readonly [S, readonly L[]])[] = [[start, []]]
  for (let turns = 1; turns <= most && edge.length > 0; turns += 1) {
    const beyond: [S, readonly L[]][] = []
    for (const [here, way] of edge) {
      for (const [stand, leg] of onward(here)) {
        const key = keyOf(stand)
        if (seen.has(key)) continue
        seen.add(key)
        const longer = [...way, leg()]
        beyond.push([stand, longer])
        if (!routes.has(stand.place)) routes.set(stand.place, longer)
      }
    }
    edge = beyond
  }
  return routes
}

/** The number of turns of each route. */
export function turnsOf(routes: ReadonlyMap<string, readonly Leg[]>): ReadonlyMap<string, number> {
  return new Map([...routes].map(([place, legs]) => [place, legs.length]))
}

/** The shortest walks from a place, up to a maximum number of steps. Breadth-first search. */
export class RouteFinder<P extends string> {
  private readonly before = new Map<P, P | null>()

  /** `stepsFrom` returns the neighbours of a place that a walk reached after `gone` steps. */
  constructor(start: P, steps: number, stepsFrom: (place: P, gone: number) => readonly P[]) {
    this.before.set(start, null)
    let edge: readonly P[] = [start]
    for (let gone = 0; gone < steps; gone += 1) {
      const beyond: P[] = []
      for (const place of edge) {
        for (const next of stepsFrom(place, gone)) {
          if (this.before.has(next)) continue
          this.before.set(next, place)
          beyond.push(next)
        }
      }
      edge = beyond
    }
  }

  /** The ends of all walks, farthest first. */
  get ends(): readonly P[] {
    return [...this.before.keys()].slice(1).reverse()
  }

  /** The places between the start and an end, in order. */
  placesPassed(end: P): readonly P[] {
    const past: P[] = []
    for (let at = this.before.get(end); at !== undefined && at !== null; at = this.before.get(at)) past.unshift(at)
    return past.slice(1)
  }
}
