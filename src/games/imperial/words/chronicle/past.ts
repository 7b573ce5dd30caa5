import type { FactsOf, Names, Recalled, Seat } from '../../../../engine/index.ts'
import { callByKind, nthTelling, Register, when, type ByKind, type FactOf } from '../../../../language/index.ts'
import { tagsAt } from '../../data/board.ts'
import { creatureOf, CREATURES, isTreasure } from '../../data/components.ts'
import type { LocationId } from '../../data/ids.ts'
import type { ImperialFact } from '../../facts/index.ts'
import type { ImperialMessages } from '../en/messages.ts'
import { placeId } from '../places.ts'
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

/** What has to be remembered of a match. */
class Book extends Register {
  round = 1
  /** Who has drawn the most treasures, and in which round each player drew the last. */
  leader: Seat | null = null
  readonly lastTreasure = new Map<Seat, number>()
}

type Looks = ByKind<ImperialFact, [book: Book], readonly Past[]>

/** The looks back that the next facts of a match allow. */
export function lookingBack(): (fact: ImperialFact) => readonly Past[] {
  const book = new Book()
  return (fact) => callByKind<ImperialFact, [Book], readonly Past[]>(LOOKS, fact, book) ?? []
}

const LOOKS: Looks = {
  'turn-began': ({ round }, book) => {
    book.round = round
    return []
  },
  'harm-died': ({ seat, source }, book) => {
    book.bury(seat)
    book.lastTreasure.delete(seat)
    const count = book.add('deaths', source)
    if (book.add('all deaths') === 1) return [{ kind: 'first-death' }]
    return CREATURES.has(source) && count > 1 ? [{ kind: 'foe-kills-again', foe: foeId(source), count }] : []
  },
  'fight-began': ({ seat, tile }, book) => {
    const foe = foeId(tile)
    const count = book.add('fights', book.one(seat), foe)
    return when<Past>(count > 1, { kind: 'rematch', seat, foe, count })
  },
  'fight-over': fightOver,
  'encounter-drawn': ({ tile, hex }, book) => {
    const { category, terrains } = creatureOf(tile)
    const livesHere = terrains.some((terrain) => tagsAt(hex).includes(terrain))
    // The others have their line when they go back, or draw further tiles.
    if (category === 'meta' || (category !== 'played' && !livesHere)) return []
    const count = book.add('drawn', foeId(tile))
    return when<Past>(count >= MIN_AGAIN, { kind: 'drawn-again', foe: foeId(tile), count })
  },
  'encounter-returned': ({ seat, why }, book) => {
    const count = why === 'does-not-apply' ? book.add('astray', book.one(seat)) : 0
    return when<Past>(count >= MIN_AGAIN, { kind: 'astray-again', seat, count })
  },
  'encounter-played': ({ seat, on }, book) => {
    const back = book.of('sent', book.one(on), book.one(seat))
    const count = book.add('sent', book.one(seat), book.one(on))
    if (count === 1 && back > 1) return [{ kind: 'sent-back', seat, on, count: back }]
    return when<Past>(count >= MIN_AGAIN, { kind: 'sent-again', seat, on, count })
  },
  imprisoned: ({ seat }, book) => {
    const count = book.add('prison', book.one(seat))
    return when<Past>(count > 1, { kind: 'prison-again', seat, count })
  },
  explored: ({ seat, location, outcome }, book) => {
    const visits = book.add('explored', book.one(seat), location)
    const count = outcome === 'no-action' ? book.add('nothing', book.one(seat), location) : 0
    if (count > 1) return [{ kind: 'nothing-again', seat, location, count }]
    return when<Past>(visits >= MIN_AGAIN, { kind: 'explored-again', seat, location, count: visits })
  },
  'oasis-rolled': ({ seat, there }, book) => {
    if (there) book.reset('no oasis', book.one(seat))
    const count = there ? 0 : book.add('no oasis', book.one(seat))
    return when<Past>(count > 1, { kind: 'oasis-gone-again', seat, count })
  },
  'treasure-drawn': ({ seat, tile }, book) => (isTreasure(tile) ? treasureDrawn(book, seat) : []),
  'emperor-rewards': ({ seat }, book) => {
    const count = book.add('rewards', book.one(seat))
    return when<Past>(count > 1, { kind: 'emperor-again', seat, count })
  },
  'trade-refused': ({ seat, partner }, book) => {
    const count = book.add('refused', book.one(seat), book.one(partner))
    return when<Past>(count >= MIN_AGAIN, { kind: 'refused-again', seat, partner, count })
  },
}

function fightOver(fact: FactOf<ImperialFact, 'fight-over'>, book: Book): readonly Past[] {
  const { seat, tile, end, fought, health } = fact
  const foe = foeId(tile)
  if (end !== 'killed') {
    if (LEFT_UNFINISHED.has(end)) book.add('unfinished', book.one(seat), foe)
    book.reset('won', book.one(seat))
    return []
  }
  const count = book.add('won', book.one(seat))
  const isRevenge = book.of('unfinished', book.one(seat), foe) > 0
  book.reset('unfinished', book.one(seat), foe)
  // The last fighter has the line.
  if (!fought && health) return []
  return [
    ...when<Past>(isRevenge, { kind: 'revenge', seat, foe }),
    ...when<Past>(count >= MIN_STREAK, { kind: 'winning-streak', seat, count }),
  ]
}

function treasureDrawn(book: Book, seat: Seat): readonly Past[] {
  const { lastTreasure, round } = book
  const rounds = round - (lastTreasure.get(seat) ?? round)
  lastTreasure.set(seat, round)
  const count = book.add('treasures', book.one(seat))
  const others = [...lastTreasure.keys()].filter((other) => other !== seat)
  const most = Math.max(0, ...others.map((other) => book.of('treasures', book.one(other))))
  const overtakes = others.length > 0 && count > most && book.leader !== seat
  if (overtakes) book.leader = seat
  return [
    ...when<Past>(overtakes && count >= MIN_AGAIN, { kind: 'most-treasures', seat, count }),
    ...when<Past>(rounds >= MIN_DROUGHT_ROUNDS, { kind: 'after-drought', seat, rounds }),
  ]
}

type PastId = Extract<keyof ImperialMessages, `past-${string}`>

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
const NOTHING: Given = { who: '', rival: '', foe: '', place: '', count: 0 }

function wordsOf(past: Past, names: Names): Partial<Given> {
  return {
    ...('seat' in past && { who: names(past.seat) }),
    ...('on' in past && { rival: names(past.on) }),
    ...('partner' in past && { rival: names(past.partner) }),
    ...('foe' in past && { foe: past.foe }),
    ...('location' in past && { place: placeId(past.location) }),
    ...('count' in past && { count: past.count }),
    ...('rounds' in past && { count: past.rounds }),
  }
}
