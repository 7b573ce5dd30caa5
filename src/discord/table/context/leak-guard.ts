import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { TableView } from '../../../tables/model/service.ts'
import { seatNames } from '../../kit/names.ts'
import { PublicReads } from './public-reads.ts'

/**
 * The number of other possible worlds in which the guard composes a message that may depend on what is hidden. If a
 * secret has two equally likely values, all of them agree with the real one once in 2^12 times.
 */
export const WORLD_COUNT = 12

/**
 * One in this many messages that read only what is public is composed in other worlds nevertheless, to find mistakes in
 * the rules and in the record of what was read.
 */
const SAMPLE = 50
/** In how many worlds it is composed then. */
const SAMPLED_WORLDS = 6
/** For how many kinds of messages the guard remembers that it has composed one in other worlds. */
const MAX_KINDS = 2000

/**
 * Guards public messages against leaks. What is composed only of what is public is the same in every world. Anything
 * else the guard composes again in other worlds that are possible for a viewer without a seat. A message that differs
 * between worlds would give away a secret, so the bot holds it back.
 *
 * That public things are the same in every world is a law that whole matches of every game are tested for. The guard
 * tests it as well, with the first message of each kind and a sample of the others. If a game has broken it once, the
 * guard composes all of its messages in other worlds.
 */
export interface LeakGuard {
  /** Whether what is composed of a table would tell a secret. The operator hears of it. */
  wouldTell(view: TableView, message: string, compose: (view: TableView) => unknown): boolean
}

/** Lets everything pass. */
export const noGuard: LeakGuard = { wouldTell: () => false }

/**
 * Watches. `newSeed` says from what each other world is dealt. `chance` draws the sample: each call returns a number of
 * at least 0 and less than 1.
 */
export function leakGuard(
  log: Pick<Logger, 'error'>,
  newSeed: () => string,
  chance: () => number = Math.random,
): LeakGuard {
  const known = new LRUCache<string, true>({ max: MAX_KINDS })
  const suspects = new Set<string>()
  /** In how many worlds a message is composed although it read only what is public. */
  const dueIn = (view: TableView, message: string) => {
    const kind = kindOf(view, message)
    const isNew = !known.has(kind)
    known.set(kind, true)
    if (isNew || suspects.has(view.record.game)) return WORLD_COUNT
    return chance() * SAMPLE < 1 ? SAMPLED_WORLDS : 0
  }
  return {
    wouldTell(view, message, compose) {
      const found = difference(view, () => dueIn(view, message), newSeed, compose)
      if (found === null) return false
      const { id, game } = view.record
      suspects.add(game)
      log.error(
        { table: id, game, seq: view.seq, message, ...found },
        'public message held back: it would give away a secret',
      )
      return true
    },
  }
}

/** Messages of a game at questions of the same kinds are of one kind. It counts secret questions, so never show it. */
function kindOf(view: TableView, message: string): string {
  const { game, status, pause, seats } = view.record
  const asked = seats
    .flatMap(({ seat }) => view.asked(seat))
    .map(({ verb, about }) => `${verb} ${isNested(about) ? Object.keys(about).join() : ''}`)
  return [game, message, status, pause, ...new Set(asked)].join('|')
}

/** For the operator: the world and the first part that differs. The contents in either world stay secret. */
interface Difference {
  readonly seed: string
  readonly part: string
  readonly err?: unknown
}

/**
 * The first difference between a message and the same in other worlds; `null` if it is the same in all. What is
 * composed only of what is public is composed in `dueIn` other worlds.
 */
function difference(
  view: TableView,
  dueIn: () => number,
  newSeed: () => string,
  compose: (view: TableView) => unknown,
): Difference | null {
  let seed = ''
  function* seeds(count: number): Generator<string> {
    for (let world = 0; world < count; world += 1) yield (seed = newSeed())
  }
  try {
    const reads = PublicReads.of(view)
    const here = composedOf(reads.view, compose)
    const count = reads.isTouched ? WORLD_COUNT : dueIn()
    if (count === 0) return null
    const dealt: Iterable<string> = seeds(count)
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
