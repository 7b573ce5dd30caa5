import type { Json } from './json.ts'
import { memoise } from './once.ts'

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

/** A stand as a graph knows it. `next` is missing until somebody has looked that far. */
interface Node<S extends Stand> {
  readonly stand: S
  next?: readonly Node<S>[]
}

/** For how many kinds of travellers a counter remembers the ways. */
const MAX_TRAVELLERS = 40

/**
 * Counts the turns of the routes that `routesFrom` finds, in the same order, but remembers what follows each stand.
 * `onward` must depend on nothing but the stand and the traveller, who is plain data.
 */
export class TurnCounter<T extends Json, S extends Stand> {
  private readonly keyOf: (stand: S) => string
  private readonly onward: (traveller: T, stand: S) => Iterable<Onward<S, Leg>>
  private readonly graphs = new Map<string, Map<string, Node<S>>>()

  constructor(keyOf: (stand: S) => string, onward: (traveller: T, stand: S) => Iterable<Onward<S, Leg>>) {
    this.keyOf = keyOf
    this.onward = onward
  }

  /** The fewest turns to every place that can be reached in at most `most`. 0 for the place of the start. */
  turnsFrom(traveller: T, start: S, most = Infinity): ReadonlyMap<string, number> {
    const graph = this.graphOf(traveller)
    const first = this.nodeIn(graph, start)
    const turns = new Map([[start.place, 0]])
    const seen = new Set([first])
    let edge = [first]
    for (let turn = 1; turn <= most && edge.length > 0; turn += 1) {
      const beyond: Node<S>[] = []
      for (const here of edge) {
        for (const node of (here.next ??= this.after(graph, traveller, here.stand))) {
          if (seen.has(node)) continue
          seen.add(node)
          beyond.push(node)
          if (!turns.has(node.stand.place)) turns.set(node.stand.place, turn)
        }
      }
      edge = beyond
    }
    return turns
  }

  private graphOf(traveller: T): Map<string, Node<S>> {
    const key = JSON.stringify(traveller)
    const graph = this.graphs.get(key) ?? new Map<string, Node<S>>()
    // The one used last comes last, so the first is the one that has been idle longest.
    this.graphs.delete(key)
    this.graphs.set(key, graph)
    const [idle] = this.graphs.keys()
    if (idle !== undefined && this.graphs.size > MAX_TRAVELLERS) this.graphs.delete(idle)
    return graph
  }

  private nodeIn(graph: Map<string, Node<S>>, stand: S): Node<S> {
    return memoise(graph, this.keyOf(stand), () => ({ stand }))
  }

  private after(graph: Map<string, Node<S>>, traveller: T, stand: S): readonly Node<S>[] {
    const next = new Set<Node<S>>()
    for (const [one] of this.onward(traveller, stand)) next.add(this.nodeIn(graph, one))
    return [...next]
  }
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
