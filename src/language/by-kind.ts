import type { Fact, Names } from '../engine/index.ts'

export type FactOf<F extends Fact, K extends F['kind']> = Extract<F, { readonly kind: K }>

/** One function for each kind of fact that needs one. */
export type ByKind<F extends Fact, Rest extends readonly unknown[], Result> = {
  readonly [K in F['kind']]?: (fact: FactOf<F, K>, ...rest: Rest) => Result
}

/** Calls the function for the kind of the fact; `undefined` if that kind has none. */
export function callByKind<F extends Fact, Rest extends readonly unknown[], Result>(
  all: ByKind<F, Rest, Result>,
  fact: F,
  ...rest: Rest
): Result | undefined {
  const own = all[fact.kind as F['kind']] as ((fact: F, ...rest: Rest) => Result) | undefined
  return own?.(fact, ...rest)
}

/**
 * One line of the chronicle for every kind of fact; `null` where another line says it. `told`: how many lines before it
 * had the same joke.
 */
export type LinesByKind<F extends Fact> = {
  readonly [K in F['kind']]: (fact: FactOf<F, K>, names: Names, told: number) => string | null
}

/** The line of a fact. Throws for a kind that the game does not know: the fact is damaged. */
export function lineByKind<F extends Fact>(lines: LinesByKind<F>, fact: F, names: Names, told = 0): string | null {
  const line = callByKind<F, [Names, number], string | null>(lines, fact, names, told)
  if (line === undefined) throw new Error(`no words for the fact ${fact.kind}`)
  return line
}
