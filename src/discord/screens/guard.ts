import type { Logger } from 'pino'
import type { TableSight } from '../../tables/service.ts'

/**
 * The guard over what is shown to all: every public message is composed a second time from another world that is possible
 * for whoever has no seat. Whatever differs between the two would tell a secret, so that the message is held back.
 */
export interface Guard {
  /** Whether what is composed of a table would tell a secret. The operator hears of it. */
  wouldTell(sight: TableSight, message: string, compose: (sight: TableSight) => unknown): boolean
}

/** Lets everything pass. */
export const noGuard: Guard = { wouldTell: () => false }

/** Watches. `newSeed` says from what each other world is dealt. */
export function leakGuard(log: Pick<Logger, 'error'>, newSeed: () => string): Guard {
  return {
    wouldTell(sight, message, compose) {
      const seed = newSeed()
      const found = difference(sight, seed, compose)
      if (found === null) return false
      const { id, game } = sight.record
      log.error({ table: id, game, seq: sight.seq, message, seed, ...found }, 'a public message would tell a secret')
      return true
    },
  }
}

/** What the operator hears: which part differs first. How it reads in either world is what nobody may see. */
interface Difference {
  readonly part: string
  readonly err?: unknown
}

function difference(sight: TableSight, seed: string, compose: (sight: TableSight) => unknown): Difference | null {
  try {
    const other = sight.elsewhere(seed)
    return other ? firstDifference('', plainly(compose(sight)), plainly(compose(other))) : null
  } catch (error) {
    // What cannot be composed in every possible world depends on what is hidden.
    return { part: 'the other world', err: error }
  }
}

function plainly(composed: unknown): unknown {
  return JSON.parse(JSON.stringify(composed ?? null))
}

function firstDifference(part: string, here: unknown, elsewhere: unknown): Difference | null {
  if (!isNested(here) || !isNested(elsewhere)) {
    return here === elsewhere ? null : { part }
  }
  for (const key of new Set([...Object.keys(here), ...Object.keys(elsewhere)])) {
    const found = firstDifference(part === '' ? key : `${part}.${key}`, here[key], elsewhere[key])
    if (found) return found
  }
  return null
}

function isNested(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
