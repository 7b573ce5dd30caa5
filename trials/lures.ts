import { pickOne, type HasRng, type Setup, type State } from '../src/engine/index.ts'

// Things too rare for chance are sought from nearby: from positions of earlier matches that the game considers near.

/** How near a state at rest is to something rare. Higher is nearer; 0 if it cannot happen from there. */
export type Lure<S extends State> = (state: S) => number

/** A position of a match from which it can be played on. */
export interface Haunt {
  readonly setup: Setup
  /** The state at rest, as JSON. */
  readonly state: string
  readonly near: number
  /** The number of attempts from there. */
  tries: number
}

/** The number of positions stored for each name. */
const MAX_HAUNTS = 4
/** After this many failed attempts a position is dropped. */
const MAX_TRIES = 60

/** The positions nearest to missing things, by name. */
export class Haunts<S extends State> {
  private readonly lures: Readonly<Record<string, Lure<S>>>
  private readonly kept = new Map<string, Haunt[]>()

  constructor(lures: Readonly<Record<string, Lure<S>>> = {}) {
    this.lures = lures
  }

  /** Offers a match's state at rest. It is stored if it is nearer than the stored ones. */
  rest(setup: Setup, state: string, missing: () => readonly string[]): void {
    if (Object.keys(this.lures).length === 0) return
    const wanted = this.luredOf(missing())
    if (wanted.length === 0) return
    const rest = JSON.parse(state) as S
    for (const name of wanted) {
      const near = this.lures[name]?.(rest) ?? 0
      if (near <= 0) continue
      const all = [{ setup, state, near, tries: 0 }, ...(this.kept.get(name) ?? [])]
      this.kept.set(name, all.sort((a, b) => b.near - a.near).slice(0, MAX_HAUNTS))
    }
  }

  /** One of the positions near something missing; `null` if there is none. */
  pick(rng: HasRng, missing: readonly string[]): Haunt | null {
    const wanted = this.luredOf(missing).filter((name) => (this.kept.get(name) ?? []).length > 0)
    if (wanted.length === 0) return null
    const name = pickOne(rng, wanted)
    const haunts = this.kept.get(name) ?? []
    const haunt = pickOne(rng, haunts)
    haunt.tries += 1
    const others = haunts.filter(({ tries }) => tries < MAX_TRIES)
    this.kept.set(name, others)
    return haunt
  }

  /** Whether something is missing and every missing thing has a position nearby. */
  areNearAll(missing: readonly string[]): boolean {
    return missing.length > 0 && missing.every((name) => this.luredOf([name]).some((one) => this.kept.has(one)))
  }

  /** The names with a lure: a missing thing, or the verb of a missing kind of answer. */
  private luredOf(missing: readonly string[]): string[] {
    const names = new Set(missing.map((name) => name.split(' ')[0] ?? name))
    return [...names].filter((name) => Object.hasOwn(this.lures, name))
  }
}
