import type { Logger } from 'pino'
import type { TableView } from '../../../tables/model/service.ts'
import { seatNames } from '../../kit/names.ts'

/**
 * The number of other possible worlds in which the guard composes a message. If a secret has two equally likely
 * values, all of them agree with the real one once in 2^12 times.
 */
export const WORLD_COUNT = 12

/**
 * Guards public messages against leaks. The guard composes each message again in other worlds that are possible for
 * a viewer without a seat. A message that differs between worlds would give away a secret, so the bot holds it back.
 */
export interface LeakGuard {
  /** Whether what is composed of a table would tell a secret. The operator hears of it. */
  wouldTell(view: TableView, message: string, compose: (view: TableView) => unknown): boolean
}

/** Lets everything pass. */
export const noGuard: LeakGuard = { wouldTell: () => false }

/** Watches. `newSeed` says from what each other world is dealt. */
export function leakGuard(log: Pick<Logger, 'error'>, newSeed: () => string): LeakGuard {
  return {
    wouldTell(view, message, compose) {
      const found = difference(view, newSeed, compose)
      if (found === null) return false
      const { id, game } = view.record
      log.error(
        { table: id, game, seq: view.seq, message, ...found },
        'public message held back: it would give away a secret',
      )
      return true
    },
  }
}

/** For the operator: the world and the first part that differs. The contents in either world stay secret. */
interface Difference {
  readonly seed: string
  readonly part: string
  readonly err?: unknown
}

function difference(view: TableView, newSeed: () => string, compose: (view: TableView) => unknown): Difference | null {
  let seed = ''
  function* seeds(): Generator<string> {
    for (let world = 0; world < WORLD_COUNT; world += 1) yield (seed = newSeed())
  }
  try {
    const here = composedOf(view, compose)
    const dealt: Iterable<string> = seeds()
    for (const other of view.worlds(dealt)) {
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

/** A message and the names of the seats: the same names stand in pictures, alternative texts and other messages. */
function composedOf(view: TableView, compose: (view: TableView) => unknown): string {
  return JSON.stringify([compose(view) ?? null, seatNames(view.record)])
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
