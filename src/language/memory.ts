import type { Fact, Memory, Seat } from '../engine/index.ts'

/** The public facts between two lines that look back, at least. About two facts in three have a line. */
const MIN_FACTS_BETWEEN = 32

export interface Remembering<F extends Fact, Past extends Fact> {
  /** The joke in the line of a fact, by a name that only it has; `null` without one. */
  readonly jokeOf: (fact: F) => string | null
  /** Takes in the next fact, and gives what its line may look back on, best first. */
  readonly pastsOf: (fact: F) => readonly Past[]
  /** Whether there are words for looking back on this kind of thing, after that many times. */
  readonly hasWords: (kind: Past['kind'], told: number) => boolean
}

/** The memory of a match. It looks back only now and then, and never on the same kind of thing twice in a row. */
export function memoryOf<F extends Fact, Past extends Fact>(by: Remembering<F, Past>): Memory<F> {
  const [jokes, looks] = [new Tally(), new Tally()]
  let facts = 0
  let next = 0
  let lastKind: string | null = null
  return {
    recall: (fact) => {
      facts += 1
      const joke = by.jokeOf(fact)
      const told = joke === null ? 0 : jokes.add(joke) - 1
      const past = by.pastsOf(fact).find(({ kind }) => kind !== lastKind && by.hasWords(kind, looks.of(kind)))
      if (!past || facts < next) return told === 0 ? null : { told, past: null }
      next = facts + MIN_FACTS_BETWEEN
      lastKind = past.kind
      return { told, past: { ...past, told: looks.add(past.kind) - 1 } }
    },
  }
}

/** Counts by name. */
export class Tally {
  private readonly counts = new Map<string, number>()

  of(...name: readonly (string | number)[]): number {
    return this.counts.get(name.join('/')) ?? 0
  }

  /** Counts one more, and gives the new number. */
  add(...name: readonly (string | number)[]): number {
    const count = this.of(...name) + 1
    this.counts.set(name.join('/'), count)
    return count
  }

  reset(...name: readonly (string | number)[]): void {
    this.counts.delete(name.join('/'))
  }
}

/** Counts of a match, with names for the characters that a player has one after another. */
export class Register extends Tally {
  /** The present character of a seat: what an earlier one did is not held against it. */
  one(seat: Seat): string {
    return `${seat}.${this.of('lives', seat)}`
  }

  /** Two characters, in any order. */
  both(seat: Seat, other: Seat): string {
    return [this.one(seat), this.one(other)].sort().join(' and ')
  }

  /** A character of a seat is dead. */
  bury(seat: Seat): void {
    this.add('lives', seat)
  }
}

/** A look back, if there is reason for it. */
export function when<Past extends Fact>(isSo: boolean, past: Past): readonly Past[] {
  return isSo ? [past] : []
}

const AGAIN = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const

/** The message of a text that is worded differently each time: `id`, then `id.second`, and so on. */
export function nthTelling(id: string, told: number): string {
  return told === 0 ? id : `${id}.${AGAIN[told - 1] ?? 'last'}`
}
