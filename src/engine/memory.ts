import type { Fact } from './facts.ts'

/** What the line of a public fact knows of the public facts before it. Plain data. */
export interface Recalled {
  /** How many lines before it had the same joke. */
  readonly told: number
  /** What the line looks back on, and how many lines before it looked back on that kind; `null` nearly always. */
  readonly past: (Fact & { readonly told: number }) | null
}

/** The memory of one match. The same facts always give the same. */
export interface Memory<F extends Fact = Fact> {
  /** Takes in the next public fact, and gives what its line recalls; `null` if nothing. */
  recall(fact: F): Recalled | null
}
