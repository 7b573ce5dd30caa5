import type { FactsOf, Names, Recalled, Seat } from '../../../../engine/index.ts'
import { callByKind, nthTelling, Tally, type ByKind } from '../../../../language/index.ts'
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

/** The looks back that the next facts of a match allow. */
export function lookingBack(): (fact: WarlockFact) => readonly Past[] {
  const tally = new Tally()
  const ranFrom = new Map<FoeId, Seat>()
  /** An adventurer: what an earlier one of the same player did is not held against it. */
  const one = (seat: Seat) => `${seat}.${tally.of('lives', seat)}`
  const both = (seat: Seat, other: Seat) => [one(seat), one(other)].sort().join(' and ')
  const when = (isSo: boolean, past: Past): Past[] => (isSo ? [past] : [])

  const killed = (seat: Seat, foe: FoeId): Past[] => {
    const rival = ranFrom.get(foe)
    const hasRun = tally.of('ran', one(seat), foe) > 0
    const count = tally.add('won', one(seat))
    ranFrom.delete(foe)
    tally.reset('ran', one(seat), foe)
    return [
      ...when(tally.add('kills') === 1, { kind: 'first-kill', seat }),
      ...when(hasRun, { kind: 'beaten-at-last', seat, foe }),
      ...(rival !== undefined && rival !== seat ? [{ kind: 'finished-for', seat, rival, foe } as const] : []),
      ...when(count >= MIN_STREAK, { kind: 'winning-streak', seat, count }),
    ]
  }

  const kinds: ByKind<WarlockFact, [], readonly Past[]> = {
    'battle-began': ({ seat, rival, foe }) => {
      if (foe !== null) return when(tally.of('ran', one(seat), foe) > 0, { kind: 'rematch', seat, foe })
      if (rival === null) return []
      const count = tally.add('duels', both(seat, rival))
      return when(count >= MIN_AGAIN, { kind: 'feud', seat, rival, count })
    },
    'battle-over': ({ seat, foe, end }) => {
      if (foe === null) return []
      if (end === 'killed') return killed(seat, foe)
      tally.reset('won', one(seat))
      if (end !== 'escaped') return []
      tally.add('ran', one(seat), foe)
      ranFrom.set(foe, seat)
      return []
    },
    died: ({ seat, by, killer }) => {
      for (const [foe, who] of ranFrom) if (who === seat) ranFrom.delete(foe)
      tally.add('lives', seat)
      if (tally.add('deaths') === 1) return [{ kind: 'first-death' }]
      if (killer !== null || !isFoeId(by)) return []
      const count = tally.add('killed by', by)
      return when(count > 1, { kind: 'foe-kills-again', foe: by, count })
    },
    robbed: ({ seat, from, choice, count: many }) => {
      if (choice === 'nothing' || many === 0) return []
      tally.add('robbed', one(seat), one(from))
      const count = tally.add('victim', one(from))
      const isBack = tally.of('robbed', one(from), one(seat)) > 0
      return [
        ...when(isBack, { kind: 'robbed-back', seat, rival: from }),
        ...when(count > 1, { kind: 'robbed-again', rival: from, count }),
      ]
    },
    'maze-dead-end': ({ seat }) => {
      const count = tally.add('dead ends', one(seat))
      return when(count > 1, { kind: 'dead-end-again', seat, count })
    },
    'passage-taken': ({ seat }) => {
      const count = tally.add('passages', one(seat))
      return when(count >= MIN_AGAIN, { kind: 'passage-again', seat, count })
    },
    challenged: ({ number }) => {
      const count = tally.add('number', number)
      return when(count >= MIN_AGAIN, { kind: 'number-again', number, count })
    },
    'luck-tested': ({ seat, lucky }) => {
      if (lucky) tally.reset('unlucky', one(seat))
      const count = lucky ? 0 : tally.add('unlucky', one(seat))
      return when(count >= MIN_AGAIN, { kind: 'unlucky-again', seat, count })
    },
    'encounter-met': ({ seat, card }) => {
      const count = encounterOf(card).permanent ? tally.add('calls', one(seat), card) : 0
      return when(count >= MIN_AGAIN, { kind: 'calls-again', seat, foe: card, count })
    },
    'deal-off': ({ seat, to }) => {
      const count = tally.add('no deal', both(seat, to))
      return when(count > 1, { kind: 'no-deal-again', seat, rival: to, count })
    },
    'river-crossed': ({ seat }) => {
      const count = tally.add('crossed', one(seat))
      return when(count >= MIN_AGAIN, { kind: 'river-again', seat, count })
    },
  }
  return (fact) => callByKind(kinds, fact) ?? []
}

type PastId = Extract<keyof WarlockMessages, `past-${string}`>

/** Whether a look back has words, after as many of its kind. */
export function hasPastWords(kind: Past['kind'], told: number): boolean {
  return say.has(nthTelling(`past-${kind}`, told))
}

/** What a line looks back on, as a sentence of its own; empty for nothing. */
export function pastText(past: Recalled['past'], names: Names): string {
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
