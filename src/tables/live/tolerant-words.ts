import type {
  Count,
  Drama,
  Fact,
  Game,
  Happened,
  Names,
  OrderWords,
  Recalled,
  Seat,
  Standing,
  Story,
  Words,
} from '../../engine/index.ts'
import type { Log } from '../kit/logger.ts'

const MAX_LOGGED_KINDS = 100
/** Text that results from formatting a missing value. */
const GAPS = /\bundefined\b|\bNaN\b|\[object \w+\]/

/**
 * Makes a game's words tolerate malformed stored facts: such a fact costs its own line and counts for nothing, and
 * everything else stays as before. Each kind of unreadable fact is logged once, up to `MAX_LOGGED_KINDS` kinds.
 * `unreadable` replaces the line of such a fact.
 */
export function readable(game: Game, log: Log, unreadable: () => string): Game {
  const attempt = attemptsIn(game, log)
  const made = new WeakMap<Words, Words>()
  return {
    ...game,
    // A game has other words in each language.
    get words() {
      const { words } = game
      const tolerant = made.get(words) ?? tolerantWords(words, attempt, unreadable)
      made.set(words, tolerant)
      return tolerant
    },
  }
}

function tolerantWords(words: Words, attempt: Attempt, unreadable: () => string): Words {
  const { statistics: cache, poster, order, turnOf, dramas, isPast, memory, story, together } = words
  const stops = (fact: Fact) => attempt(fact, [], () => poster?.stops(fact).filter(isOfSeat) ?? [])
  const parts = (fact: Fact) => attempt(fact, [], () => poster?.parts?.(fact).filter(isOfSeat) ?? [])
  const legible = (told: readonly Happened[]) => told.filter(({ fact }) => isLegible(words, fact))
  return {
    ...words,
    fact: (fact, names, recalled) => attempt(fact, unreadable(), () => lineOf(words, fact, names, recalled)),
    ...(together && {
      together: (facts: readonly Fact[], names: Names) => attempt(NO_FACT, null, () => together(facts, namesOf(names))),
    }),
    ...(memory && {
      memory: () => {
        const own = memory()
        return { recall: (fact: Fact) => attempt(fact, null, () => own.recall(fact)) }
      },
    }),
    why: (fact, names) => attempt(fact, [], () => words.why(fact, namesOf(names)).map(textOf)),
    ...(isPast && { isPast: (fact: Fact, view: unknown) => attempt(fact, false, () => isPast(fact, view)) }),
    ...(turnOf && { turnOf: (fact: Fact) => attempt(fact, null, () => seatOrNull(turnOf(fact))) }),
    ...(dramas && {
      dramas: (told: readonly Happened[], from = 0) =>
        attempt(NO_FACT, null, () => dramas(told, from)) ??
        attempt<readonly Drama[]>(NO_FACT, [], () => dramas(legible(told), legible(told.slice(0, from)).length)),
    }),
    ...(story && {
      story: (told: readonly Happened[], standings: readonly Standing[], view: unknown) =>
        attempt(NO_FACT, null, () => within(told, legible(told), (some) => story(some, standings, view))),
    }),
    ...(order && { order: (id: string) => orderOf(order, id, unreadable()) }),
    ...(cache && {
      statistics: { ...cache, counts: (fact: Fact) => attempt(fact, [], () => cache.counts(fact).filter(isCount)) },
    }),
    ...(poster && {
      poster: {
        ...poster,
        stops,
        ...(poster.parts && { parts }),
        decided: (told: readonly Happened[], winners: readonly Seat[]) =>
          attempt(NO_FACT, null, () => poster.decided(legible(told), winners)),
      },
    }),
  }
}

type Attempt = ReturnType<typeof attemptsIn>

/** Tries to word a fact. Its failure is logged once for each kind of fact. */
function attemptsIn({ rules }: Game, log: Log) {
  const said = new Set<string>()
  return <T>(about: Fact, instead: T, work: () => T): T => {
    try {
      return work()
    } catch (error) {
      const kind = nameOf(about)
      if (said.size < MAX_LOGGED_KINDS && !said.has(kind)) {
        said.add(kind)
        log.warn({ game: rules.id, kind, err: error }, 'fact unreadable')
      }
      return instead
    }
  }
}

/** A story of some of the facts, as a story of all of them. */
function within(
  told: readonly Happened[],
  some: readonly Happened[],
  story: (some: readonly Happened[]) => Story | null,
): Story | null {
  const one = story(some)
  return one && { ...one, decisive: told.findIndex((happened) => happened === some[one.decisive]) }
}

/** Stands for several facts at once. */
const NO_FACT: Fact = { kind: 'several' }

/** A fact's kind if it looks like one from the rules; a malformed fact may contain anything. */
function nameOf({ kind }: Fact): string {
  return /^[a-z-]{1,40}$/.test(kind) ? kind : 'unknown'
}

/** A fact's line. Throws if one of its words is missing. */
function lineOf(words: Words, fact: Fact, names: Names, recalled?: Recalled | null): string | null {
  const line = words.fact(fact, namesOf(names), recalled)
  if (line === null) return null
  // A player's name may look like a missing value, so check again without names.
  if (GAPS.test(textOf(line)) && GAPS.test(words.fact(fact, () => '·', recalled) ?? '')) missing('a word')
  return line
}

/** The names of seats. Throws if the value is not a seat. */
function namesOf(names: Names): Names {
  return (seat) => (isSeat(seat) ? names(seat) : missing('a seat'))
}

function missing(what: string): never {
  throw new TypeError(`${what} is missing`)
}

function isLegible(words: Words, fact: Fact): boolean {
  try {
    lineOf(words, fact, String)
    return true
  } catch {
    return false
  }
}

/** The words of an order, which may not exist in this game. */
function orderOf(order: NonNullable<Words['order']>, id: string, unreadable: string): OrderWords {
  try {
    const words = order(id)
    return { ...words, followed: (value, key) => followed(words, value, key) ?? unreadable }
  } catch {
    return { title: id, hint: '', label: (value) => value, followed: () => unreadable }
  }
}

function followed(words: OrderWords, value: string, key: string): string | null {
  try {
    return textOf(words.followed(value, key))
  } catch {
    return null
  }
}

function textOf(text: unknown): string {
  return typeof text === 'string' ? text : missing('a word')
}

function isSeat(seat: unknown): seat is Seat {
  return Number.isSafeInteger(seat) && Number(seat) >= 0
}

function seatOrNull(seat: Seat | null): Seat | null {
  return seat === null || isSeat(seat) ? seat : missing('a seat')
}

function isOfSeat({ seat }: { readonly seat: unknown }): boolean {
  return isSeat(seat)
}

function isCount({ seat, name, by = 1 }: Count): boolean {
  return isSeat(seat) && typeof name === 'string' && Number.isFinite(by)
}
