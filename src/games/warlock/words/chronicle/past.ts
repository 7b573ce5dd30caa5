import type { FactsOf, Names, Recalled, Seat } from '../../../../engine/index.ts'
import { callByKind, nthTelling, Register, when, type ByKind } from '../../../../language/index.ts'
import { encounterOf } from '../../data/components.ts'
import { isFoeId, type EncounterId, type FoeId } from '../../data/ids.ts'
import type { WarlockFact } from '../../facts/index.ts'
import type { WarlockMessages } from '../en/messages.ts'
import { say } from '../say.ts'

/** Lines that look back on earlier public facts. */

/** What a line may look back on. A `count` includes the fact of the line. */
export type Past = FactsOf<{
  'first-kill': { seat: Seat }
  'first-death': object
  'foe-kills-again': { foe: FoeId; count: number }
  feud: { seat: Seat; rival: Seat; count: number }
  /** Robs somebody who has robbed them. */
  'robbed-back': { seat: Seat; rival: Seat }
  /** The rival has been robbed before, by anybody. */
  'robbed-again': { rival: Seat; count: number }
  'winning-streak': { seat: Seat; count: number }
  /** Fights a foe that they have run from. */
  rematch: { seat: Seat; foe: FoeId }
  'beaten-at-last': { seat: Seat; foe: FoeId }
  /** Kills a foe that the rival has run from. */
  'finished-for': { seat: Seat; rival: Seat; foe: FoeId }
  'dead-end-again': { seat: Seat; count: number }
  'passage-again': { seat: Seat; count: number }
  'number-again': { number: number; count: number }
  'unlucky-again': { seat: Seat; count: number }
  'calls-again': { seat: Seat; foe: EncounterId; count: number }
  'no-deal-again': { seat: Seat; rival: Seat; count: number }
  'river-again': { seat: Seat; count: number }
}>

const MIN_AGAIN = 3
const MIN_STREAK = 4

/** What has to be remembered of a match. */
class Book extends Register {
  /** Foes, and who ran from each last. */
  readonly ranFrom = new Map<FoeId, Seat>()
}

type Looks = ByKind<WarlockFact, [book: Book], readonly Past[]>

/** The looks back that the next facts of a match allow. */
export function lookingBack(): (fact: WarlockFact) => readonly Past[] {
  const book = new Book()
  return (fact) => callByKind<WarlockFact, [Book], readonly Past[]>(LOOKS, fact, book) ?? []
}

const LOOKS: Looks = {
  'battle-began': ({ seat, rival, foe }, book) => {
    if (foe !== null) return when<Past>(book.of('ran', book.one(seat), foe) > 0, { kind: 'rematch', seat, foe })
    if (rival === null) return []
    const count = book.add('duels', book.both(seat, rival))
    return when<Past>(count >= MIN_AGAIN, { kind: 'feud', seat, rival, count })
  },
  'battle-over': ({ seat, foe, end }, book) => {
    if (foe === null) return []
    if (end === 'killed') return killed(book, seat, foe)
    book.reset('won', book.one(seat))
    if (end !== 'escaped') return []
    book.add('ran', book.one(seat), foe)
    book.ranFrom.set(foe, seat)
    return []
  },
  died: ({ seat, by, killer }, book) => {
    for (const [foe, who] of book.ranFrom) if (who === seat) book.ranFrom.delete(foe)
    book.bury(seat)
    if (book.add('deaths') === 1) return [{ kind: 'first-death' }]
    if (killer !== null || !isFoeId(by)) return []
    const count = book.add('killed by', by)
    return when<Past>(count > 1, { kind: 'foe-kills-again', foe: by, count })
  },
  robbed: ({ seat, from, choice, count: many }, book) => {
    if (choice === 'nothing' || many === 0) return []
    book.add('robbed', book.one(seat), book.one(from))
    const count = book.add('victim', book.one(from))
    const isBack = book.of('robbed', book.one(from), book.one(seat)) > 0
    return [
      ...when<Past>(isBack, { kind: 'robbed-back', seat, rival: from }),
      ...when<Past>(count > 1, { kind: 'robbed-again', rival: from, count }),
    ]
  },
  'maze-dead-end': ({ seat }, book) => {
    const count = book.add('dead ends', book.one(seat))
    return when<Past>(count > 1, { kind: 'dead-end-again', seat, count })
  },
  'passage-taken': ({ seat }, book) => {
    const count = book.add('passages', book.one(seat))
    return when<Past>(count >= MIN_AGAIN, { kind: 'passage-again', seat, count })
  },
  challenged: ({ number }, book) => {
    const count = book.add('number', number)
    return when<Past>(count >= MIN_AGAIN, { kind: 'number-again', number, count })
  },
  'luck-tested': ({ seat, lucky }, book) => {
    if (lucky) book.reset('unlucky', book.one(seat))
    const count = lucky ? 0 : book.add('unlucky', book.one(seat))
    return when<Past>(count >= MIN_AGAIN, { kind: 'unlucky-again', seat, count })
  },
  'encounter-met': ({ seat, card }, book) => {
    const count = encounterOf(card).permanent ? book.add('calls', book.one(seat), card) : 0
    return when<Past>(count >= MIN_AGAIN, { kind: 'calls-again', seat, foe: card, count })
  },
  'deal-off': ({ seat, to }, book) => {
    const count = book.add('no deal', book.both(seat, to))
    return when<Past>(count > 1, { kind: 'no-deal-again', seat, rival: to, count })
  },
  'river-crossed': ({ seat }, book) => {
    const count = book.add('crossed', book.one(seat))
    return when<Past>(count >= MIN_AGAIN, { kind: 'river-again', seat, count })
  },
}

function killed(book: Book, seat: Seat, foe: FoeId): readonly Past[] {
  const rival = book.ranFrom.get(foe)
  const hasRun = book.of('ran', book.one(seat), foe) > 0
  const count = book.add('won', book.one(seat))
  book.ranFrom.delete(foe)
  book.reset('ran', book.one(seat), foe)
  return [
    ...when<Past>(book.add('kills') === 1, { kind: 'first-kill', seat }),
    ...when<Past>(hasRun, { kind: 'beaten-at-last', seat, foe }),
    ...(rival !== undefined && rival !== seat ? [{ kind: 'finished-for', seat, rival, foe } as const] : []),
    ...when<Past>(count >= MIN_STREAK, { kind: 'winning-streak', seat, count }),
  ]
}

type PastId = Extract<keyof WarlockMessages, `past-${string}`>

/** Whether a look back has words, after as many of its kind. */
export function hasPastWords(kind: Past['kind'], told: number): boolean {
  return say.has(nthTelling(`past-${kind}`, told))
}

/** What a line looks back on, as a sentence of its own; empty for nothing. */
export function lookBackText(past: Recalled['past'], names: Names): string {
  if (!past || !hasPastWords(past.kind as Past['kind'], past.told)) return ''
  return say(nthTelling(`past-${past.kind}`, past.told) as PastId, {
    ...NOTHING,
    ...wordsOf(past as unknown as Past, names),
  })
}

type Given = Parameters<typeof say<PastId>>[1]
const NOTHING: Given = { who: '', rival: '', foe: '', number: 0, count: 0 }

function wordsOf(past: Past, names: Names): Partial<Given> {
  return {
    ...('seat' in past && { who: names(past.seat) }),
    ...('rival' in past && { rival: names(past.rival) }),
    ...('foe' in past && { foe: `foe-${past.foe}` }),
    ...('number' in past && { number: past.number }),
    ...('count' in past && { count: past.count }),
  }
}
