import type { Logger } from 'pino'
import type { TableSight } from '../../../tables/model/service.ts'
import { seatNames } from '../../kit/names.ts'

/**
 * In how many other worlds a message is composed. One in which a secret happens to lie as it does here would let it pass: of two
 * that are as likely, all of them do so once in 2^12 times.
 */
export const WORLD_COUNT = 12

/**
 * The guard over what is shown to all: every public message is composed again from other worlds that are possible for whoever
 * has no seat. Whatever differs between them would tell a secret, so that the message is held back.
 */
export interface LeakGuard {
  /** Whether what is composed of a table would tell a secret. The operator hears of it. */
  wouldTell(sight: TableSight, message: string, compose: (sight: TableSight) => unknown): boolean
}

/** Lets everything pass. */
export const noGuard: LeakGuard = { wouldTell: () => false }

/** Watches. `newSeed` says from what each other world is dealt. */
export function leakGuard(log: Pick<Logger, 'error'>, newSeed: () => string): LeakGuard {
  return {
    wouldTell(sight, message, compose) {
      const found = difference(sight, newSeed, compose)
      if (found === null) return false
      const { id, game } = sight.record
      log.error({ table: id, game, seq: sight.seq, message, ...found }, 'a public message would tell a secret')
      return true
    },
  }
}

/** What the operator hears: in which world which part differs first. How it reads in either world is what nobody may see. */
interface Difference {
  readonly seed: string
  readonly part: string
  readonly err?: unknown
}

function difference(
  sight: TableSight,
  newSeed: () => string,
  compose: (sight: TableSight) => unknown,
): Difference | null {
  let seed = ''
  function* seeds(): Generator<string> {
    for (let world = 0; world < WORLD_COUNT; world += 1) yield (seed = newSeed())
  }
  try {
    const here = composedOf(sight, compose)
    const dealt: Iterable<string> = seeds()
    for (const other of sight.worlds(dealt)) {
      const there = composedOf(other, compose)
      const part = here === there ? null : firstDifference('', plainly(here), plainly(there))
      if (part !== null) return { seed, part }
    }
    return null
  } catch (error) {
    // What cannot be composed in every possible world depends on what is hidden.
    return { seed, part: 'the other world', err: error }
  }
}

/** A message, and what people are called in it: the same names stand on pictures, in alternative texts and in other messages. */
function composedOf(sight: TableSight, compose: (sight: TableSight) => unknown): string {
  return JSON.stringify([compose(sight) ?? null, seatNames(sight.record)])
}

function plainly(text: string): unknown {
  const [message, names] = JSON.parse(text) as [unknown, unknown]
  return isNested(message) ? { ...message, names } : { message, names }
}

function firstDifference(part: string, here: unknown, elsewhere: unknown): string | null {
  if (!isNested(here) || !isNested(elsewhere)) return here === elsewhere ? null : part
  for (const key of new Set([...Object.keys(here), ...Object.keys(elsewhere)])) {
    const found = firstDifference(part === '' ? key : `${part}.${key}`, here[key], elsewhere[key])
    if (found !== null) return found
  }
  return null
}

function isNested(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
