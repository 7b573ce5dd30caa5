/** One turn of a way: how it goes, and what it passes. */
export interface Leg<How extends string = string> {
  readonly to: string
  readonly how: How
  /** What is passed, in order, the end left out. */
  readonly past: readonly string[]
}

/** Where somebody is, and what else decides how he may go on from there. */
export interface Stand {
  readonly place: string
}

/** How he stands after a turn, and how that turn goes: told only if it is new. */
export type Onward<S extends Stand, L extends Leg> = readonly [stand: S, leg: () => L]

/**
 * The fewest turns to every place that can be reached: the way there, a leg a turn, of equal ways the first that `onward`
 * names; to where it begins, an empty way. `keyOf` tells stands apart. What takes more turns than `most` is not looked for.
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

/** How many turns each of the routes takes. */
export function turnsOf(routes: ReadonlyMap<string, readonly Leg[]>): ReadonlyMap<string, number> {
  return new Map([...routes].map(([place, legs]) => [place, legs.length]))
}

/** The shortest walks of at most so many steps from a place. */
export class RouteFinder<P extends string> {
  private readonly before = new Map<P, P | null>()

  /** `stepsFrom` says where one step leads, after so many. */
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

  /** Where they end, the farthest first. */
  get ends(): readonly P[] {
    return [...this.before.keys()].slice(1).reverse()
  }

  /** What the walk to one of its ends passes, in order, without start and end. */
  past(end: P): readonly P[] {
    const past: P[] = []
    for (let at = this.before.get(end); at !== undefined && at !== null; at = this.before.get(at)) past.unshift(at)
    return past.slice(1)
  }
}
