import { pickOne, type HasRng, type Setup, type State } from '../src/engine/index.ts'

// What is too rare for chance is looked for from where it is near: positions that matches came to, and that a game
// says are near to it.

/** How near a state at rest is to something rare: the higher the nearer, 0 if it cannot come from there. */
export type Lure<S extends State> = (state: S) => number

/** A position that a match came to, from which it can be played on. */
export interface Haunt {
  readonly setup: Setup
  /** The state at rest, as JSON. */
  readonly state: string
  readonly near: number
  /** How often it was played on from. */
  tries: number
}

/** Of each name so many positions are kept. */
const MOST_HAUNTS = 4
/** After so many tries in vain a position is given up for others. */
const MOST_TRIES = 60

/** The positions nearest to what is still missing, by its name. */
export class Haunts<S extends State> {
  private readonly lures: Readonly<Record<string, Lure<S>>>
  private readonly kept = new Map<string, Haunt[]>()

  constructor(lures: Readonly<Record<string, Lure<S>>> = {}) {
    this.lures = lures
  }

  /** A match has come to rest: the position is kept where it is nearer than those that are. */
  rest(setup: Setup, state: string, missing: () => readonly string[]): void {
    if (Object.keys(this.lures).length === 0) return
    const wanted = this.luredOf(missing())
    if (wanted.length === 0) return
    const rest = JSON.parse(state) as S
    for (const name of wanted) {
      const near = this.lures[name]?.(rest) ?? 0
      if (near <= 0) continue
      const all = [{ setup, state, near, tries: 0 }, ...(this.kept.get(name) ?? [])]
      this.kept.set(name, all.sort((a, b) => b.near - a.near).slice(0, MOST_HAUNTS))
    }
  }

  /** One of the positions near to something that is missing; `null` if there is none. */
  pick(rng: HasRng, missing: readonly string[]): Haunt | null {
    const wanted = this.luredOf(missing).filter((name) => (this.kept.get(name) ?? []).length > 0)
    if (wanted.length === 0) return null
    const name = pickOne(rng, wanted)
    const haunts = this.kept.get(name) ?? []
    const haunt = pickOne(rng, haunts)
    haunt.tries += 1
    const others = haunts.filter(({ tries }) => tries < MOST_TRIES)
    this.kept.set(name, others)
    return haunt
  }

  /** Whether something is missing, and to all of it positions are near. */
  areNearAll(missing: readonly string[]): boolean {
    return missing.length > 0 && missing.every((name) => this.luredOf([name]).some((one) => this.kept.has(one)))
  }

  /** The names that have a lure: of what is missing, or of the verb of a kind of answer that is. */
  private luredOf(missing: readonly string[]): string[] {
    const names = new Set(missing.map((name) => name.split(' ')[0] ?? name))
    return [...names].filter((name) => Object.hasOwn(this.lures, name))
  }
}
