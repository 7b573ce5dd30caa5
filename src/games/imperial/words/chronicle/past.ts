import type { FactsOf, Names, Recalled, Seat } from '../../../../engine/index.ts'
import { callByKind, nthTelling, Tally, type ByKind } from '../../../../language/index.ts'
import { tagsAt } from '../../data/board.ts'
import { creatureOf, CREATURES, isTreasure } from '../../data/components.ts'
import type { LocationId } from '../../data/ids.ts'
import type { ImperialFact } from '../../facts/index.ts'
import type { ImperialMessages } from '../en/messages.ts'
import { inLocation, locationName } from '../places.ts'
import { say } from '../say.ts'
import { foeId } from '../things.ts'

/** Lines that look back on earlier public facts. */

/** What a line may look back on. A `count` includes the fact of the line. */
export type Past = FactsOf<{
  /** The first death of the match. */
  'first-death': object
  'foe-kills-again': { foe: string; count: number }
  rematch: { seat: Seat; foe: string; count: number }
  /** Beats a foe that they ran from before. */
  revenge: { seat: Seat; foe: string }
  'winning-streak': { seat: Seat; count: number }
  'sent-again': { seat: Seat; on: Seat; count: number }
  /** The other has sent more of them. */
  'sent-back': { seat: Seat; on: Seat; count: number }
  'drawn-again': { foe: string; count: number }
  'astray-again': { seat: Seat; count: number }
  'prison-again': { seat: Seat; count: number }
  'explored-again': { seat: Seat; location: LocationId; count: number }
  'nothing-again': { seat: Seat; location: LocationId; count: number }
  'oasis-gone-again': { seat: Seat; count: number }
  'after-drought': { seat: Seat; rounds: number }
  /** More than anybody else, and not before. */
  'most-treasures': { seat: Seat; count: number }
  'emperor-again': { seat: Seat; count: number }
  'refused-again': { seat: Seat; partner: Seat; count: number }
}>

const MIN_AGAIN = 3
const MIN_STREAK = 3
const MIN_DROUGHT_ROUNDS = 8
/** The ends of a fight that a character ran from. */
const LEFT_UNFINISHED: ReadonlySet<string> = new Set(['fled', 'both-fled', 'teleported'])

/** The looks back that the next facts of a match allow. */
export function lookingBack(): (fact: ImperialFact) => readonly Past[] {
  const tally = new Tally()
  const lastTreasure = new Map<Seat, number>()
  let round = 1
  let leader: Seat | null = null
  /** A character: what an earlier one of the same player did is not held against it. */
  const one = (seat: Seat) => `${seat}.${tally.of('lives', seat)}`
  const again = (least: number, count: number, past: (count: number) => Past): Past[] =>
    count >= least ? [past(count)] : []

  const treasureDrawn = (seat: Seat): Past[] => {
    const rounds = round - (lastTreasure.get(seat) ?? round)
    lastTreasure.set(seat, round)
    const count = tally.add('treasures', one(seat))
    const others = [...lastTreasure.keys()]
      .filter((other) => other !== seat)
      .map((at) => tally.of('treasures', one(at)))
    const isAhead = others.length > 0 && count > Math.max(...others)
    const overtakes = isAhead && leader !== seat && count >= MIN_AGAIN
    if (isAhead) leader = seat
    return [
      ...(overtakes ? [{ kind: 'most-treasures', seat, count } as const] : []),
      ...again(MIN_DROUGHT_ROUNDS, rounds, () => ({ kind: 'after-drought', seat, rounds })),
    ]
  }

  const kinds: ByKind<ImperialFact, [], readonly Past[]> = {
    'turn-began': (fact) => {
      round = fact.round
      return []
    },
    'harm-died': ({ seat, source }) => {
      tally.add('lives', seat)
      const count = tally.add('deaths', source)
      if (tally.add('all deaths') === 1) return [{ kind: 'first-death' }]
      return CREATURES.has(source) && count > 1 ? [{ kind: 'foe-kills-again', foe: foeId(source), count }] : []
    },
    'fight-began': ({ seat, tile }) => {
      const foe = foeId(tile)
      return again(2, tally.add('fights', one(seat), foe), (count) => ({ kind: 'rematch', seat, foe, count }))
    },
    'fight-over': ({ seat, tile, end, fought, health }) => {
      const foe = foeId(tile)
      if (end !== 'killed') {
        if (LEFT_UNFINISHED.has(end)) tally.add('unfinished', one(seat), foe)
        tally.reset('won', one(seat))
        return []
      }
      const count = tally.add('won', one(seat))
      const isRevenge = tally.of('unfinished', one(seat), foe) > 0
      tally.reset('unfinished', one(seat), foe)
      if (!fought && health) return []
      return [
        ...(isRevenge ? [{ kind: 'revenge', seat, foe } as const] : []),
        ...again(MIN_STREAK, count, () => ({ kind: 'winning-streak', seat, count })),
      ]
    },
    'encounter-drawn': ({ tile, hex }) => {
      const { category, terrains } = creatureOf(tile)
      const livesHere = terrains.some((terrain) => tagsAt(hex).includes(terrain))
      const isTold = category === 'played' || (category !== 'meta' && livesHere)
      const foe = foeId(tile)
      return isTold ? again(MIN_AGAIN, tally.add('drawn', foe), (count) => ({ kind: 'drawn-again', foe, count })) : []
    },
    'encounter-returned': ({ seat, why }) =>
      why === 'does-not-apply'
        ? again(MIN_AGAIN, tally.add('astray', one(seat)), (count) => ({ kind: 'astray-again', seat, count }))
        : [],
    'encounter-played': ({ seat, on }) => {
      const back = tally.of('sent', one(on), one(seat))
      const sent = tally.add('sent', one(seat), one(on))
      if (sent === 1 && back > 1) return [{ kind: 'sent-back', seat, on, count: back }]
      return again(MIN_AGAIN, sent, (count) => ({ kind: 'sent-again', seat, on, count }))
    },
    imprisoned: ({ seat }) =>
      again(2, tally.add('prison', one(seat)), (count) => ({ kind: 'prison-again', seat, count })),
    explored: ({ seat, location, outcome }) => {
      const count = tally.add('explored', one(seat), location)
      if (outcome === 'no-action') {
        const nothing = tally.add('nothing', one(seat), location)
        if (nothing > 1) return [{ kind: 'nothing-again', seat, location, count: nothing }]
      }
      return again(MIN_AGAIN, count, () => ({ kind: 'explored-again', seat, location, count }))
    },
    'oasis-rolled': ({ seat, there }) => {
      if (there) {
        tally.reset('no oasis', one(seat))
        return []
      }
      return again(2, tally.add('no oasis', one(seat)), (count) => ({ kind: 'oasis-gone-again', seat, count }))
    },
    'treasure-drawn': ({ seat, tile }) => (isTreasure(tile) ? treasureDrawn(seat) : []),
    'emperor-rewards': ({ seat }) =>
      again(2, tally.add('rewards', one(seat)), (count) => ({ kind: 'emperor-again', seat, count })),
    'trade-refused': ({ seat, partner }) =>
      again(MIN_AGAIN, tally.add('refused', one(seat), one(partner)), (count) => {
        return { kind: 'refused-again', seat, partner, count }
      }),
  }
  return (fact) => callByKind(kinds, fact) ?? []
}

type PastId = Extract<keyof ImperialMessages, `past-${string}`>

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
const NOTHING: Given = { who: '', rival: '', foe: '', place: '', in: '', count: 0 }

function wordsOf(past: Past, names: Names): Partial<Given> {
  return {
    ...('seat' in past && { who: names(past.seat) }),
    ...('on' in past && { rival: names(past.on) }),
    ...('partner' in past && { rival: names(past.partner) }),
    ...('foe' in past && { foe: past.foe }),
    ...('location' in past && { place: locationName(past.location), in: inLocation(past.location) }),
    ...('count' in past && { count: past.count }),
    ...('rounds' in past && { count: past.rounds }),
  }
}
