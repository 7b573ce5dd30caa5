import { pickOne, type Lucky, type Setup, type State } from '../src/engine/index.ts'

// What is too rare for chance is looked for from where it is near: positions that matches came to, and that a game
// says are near to it.

/** How near a state at rest is to something rare: the higher the nearer, 0 if it cannot come from there. */
export type Lure<S extends State> = (state: S) => number

/** A position that a match came to, from which it can be played on. */
export interface Haunt {
  readonly setup: Setup
  /** The state at rest, as JSON. */
  readonly state: string
  near: number
}

/** Of each name so many positions are kept. */
const MOST_HAUNTS = 4
/** What a position is worth after it was played on from in vain: others get their turn. */
const IN_VAIN = 0.9

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
    const wanted = missing().filter((name) => Object.hasOwn(this.lures, name))
    if (wanted.length === 0) return
    const rest = JSON.parse(state) as S
    for (const name of wanted) {
      const near = this.lures[name]?.(rest) ?? 0
      if (near <= 0) continue
      const all = [...(this.kept.get(name) ?? []), { setup, state, near }]
      this.kept.set(name, all.sort((a, b) => b.near - a.near).slice(0, MOST_HAUNTS))
    }
  }

  /** One of the positions near to something that is missing; it is worth less from now on. `null` if there is none. */
  pick(luck: Lucky, missing: readonly string[]): Haunt | null {
    const wanted = missing.filter((name) => this.kept.has(name))
    if (wanted.length === 0) return null
    const haunts = this.kept.get(pickOne(luck, wanted)) ?? []
    const haunt = pickOne(luck, haunts)
    haunt.near *= IN_VAIN
    return haunt
  }
}
