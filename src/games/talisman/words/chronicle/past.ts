import type { FactsOf, Names, Recalled, Seat } from '../../../../engine/index.ts'
import { callByKind, nthTelling, Register, when, type ByKind } from '../../../../language/index.ts'
import type { CardId, SpaceId } from '../../data/ids.ts'
import type { TalismanFact } from '../../facts/index.ts'
import type { TalismanMessages } from '../en/messages.ts'
import { cardId, foeId, spaceId } from '../names.ts'
import { say } from '../say.ts'
import type { TalismanFactOf } from './lines.ts'

/** Lines that look back on earlier public facts. */

/** What a line may look back on. A `count` includes the fact of the line. */
export type Past = FactsOf<{
  'first-death': object
  'death-there': { space: SpaceId; count: number }
  feud: { seat: Seat; rival: Seat; count: number }
  /** Wins against the Character who won their last fight. */
  revenge: { seat: Seat; rival: Seat }
  'winning-streak': { seat: Seat; count: number }
  'losing-streak': { seat: Seat; count: number }
  'foe-again': { seat: Seat; foe: string; count: number }
  /** Beats a creature after losing to its kind. */
  'beaten-at-last': { seat: Seat; foe: string; count: number }
  'toad-again': { seat: Seat; count: number }
  'changed-hands': { card: CardId; count: number }
  'missed-again': { seat: Seat; count: number }
  'back-again': { seat: Seat; space: SpaceId; count: number }
  'fizzles-again': { seat: Seat; count: number }
  'portal-shut-again': { seat: Seat; count: number }
}>

const MIN_AGAIN = 3
const MIN_WINS = 5
const MIN_LOSSES = 3
/** Missed Turns and visits are told at every such number. */
const EVERY = 5

/** What has to be remembered of a match. */
class Book extends Register {
  /** Who won the last fight of two Characters. */
  readonly winners = new Map<string, Seat>()
}

type Looks = ByKind<TalismanFact, [book: Book], readonly Past[]>

/** The looks back that the next facts of a match allow. */
export function lookingBack(): (fact: TalismanFact) => readonly Past[] {
  const book = new Book()
  return (fact) => callByKind<TalismanFact, [Book], readonly Past[]>(LOOKS, fact, book) ?? []
}

const LOOKS: Looks = {
  fought,
  died: ({ seat, space }, book) => {
    book.bury(seat)
    const count = book.add('deaths', space)
    if (book.add('all deaths') === 1) return [{ kind: 'first-death' }]
    return when<Past>(count > 1, { kind: 'death-there', space, count })
  },
  'character-attacked': ({ seat, victim }, book) => {
    const count = book.add('attacks', book.both(seat, victim))
    return when<Past>(count >= MIN_AGAIN, { kind: 'feud', seat, rival: victim, count })
  },
  attacked: ({ seat, foes: [only, ...more] }, book) => {
    // Pitfiends come in a queue, of which only the first has a line.
    if (only === undefined || more.length > 0 || only === 'pitfiend') return []
    const foe = foeId(only)
    const count = book.add('attacked', book.one(seat), foe)
    return when<Past>(count >= MIN_AGAIN, { kind: 'foe-again', seat, foe, count })
  },
  toad: ({ seat }, book) => {
    const count = book.add('toad', book.one(seat))
    return when<Past>(count > 1, { kind: 'toad-again', seat, count })
  },
  given: ({ card }, book) => {
    const count = book.add('given', card)
    return when<Past>(count > 1, { kind: 'changed-hands', card, count })
  },
  'turn-missed': ({ seat }, book) => {
    const count = book.add('missed', book.one(seat))
    return when<Past>(count % EVERY === 0, { kind: 'missed-again', seat, count })
  },
  moved: ({ seat, to, how }, book) => {
    const count = book.add('visits', book.one(seat), to)
    return when<Past>(how === 'die' && count % EVERY === 0, { kind: 'back-again', seat, space: to, count })
  },
  'command-cast': ({ seat, takesEffect }, book) => {
    if (takesEffect) book.reset('fizzles', book.one(seat))
    const count = takesEffect ? 0 : book.add('fizzles', book.one(seat))
    return when<Past>(count >= MIN_AGAIN, { kind: 'fizzles-again', seat, count })
  },
  'portal-tried': ({ seat, opens }, book) => {
    const count = opens ? 0 : book.add('portal', book.one(seat))
    return when<Past>(count > 1, { kind: 'portal-shut-again', seat, count })
  },
}

function fought({ seat, against, foes, result }: TalismanFactOf<'fought'>, book: Book): readonly Past[] {
  if (result === 'stand-off') {
    for (const each of [seat, against]) if (each !== null) breakStreaks(book, each)
    return []
  }
  const streak = streaks(book, seat, result)
  if (against !== null) return [...duel(book, seat, against, result === 'won'), ...streak]
  const [only, ...more] = foes
  if (only === undefined || more.length > 0) return streak
  const foe = foeId(only)
  const count = book.of('lost to', book.one(seat), foe)
  if (result === 'won') book.reset('lost to', book.one(seat), foe)
  else book.add('lost to', book.one(seat), foe)
  return [...when<Past>(result === 'won' && count > 0, { kind: 'beaten-at-last', seat, foe, count }), ...streak]
}

/** Continues or breaks a row of fights. */
function streaks(book: Book, seat: Seat, result: 'won' | 'lost'): readonly Past[] {
  book.reset(result === 'won' ? 'lost' : 'won', book.one(seat))
  const count = book.add(result, book.one(seat))
  return result === 'won'
    ? when<Past>(count >= MIN_WINS, { kind: 'winning-streak', seat, count })
    : when<Past>(count >= MIN_LOSSES, { kind: 'losing-streak', seat, count })
}

function breakStreaks(book: Book, seat: Seat): void {
  for (const result of ['won', 'lost']) book.reset(result, book.one(seat))
}

function duel(book: Book, seat: Seat, against: Seat, hasWon: boolean): readonly Past[] {
  const [winner, loser] = hasWon ? [seat, against] : [against, seat]
  const last = book.winners.get(book.both(seat, against))
  book.winners.set(book.both(seat, against), winner)
  return [
    ...when<Past>(last === loser, { kind: 'revenge', seat: winner, rival: loser }),
    ...streaks(book, against, hasWon ? 'lost' : 'won'),
  ]
}

type PastId = Extract<keyof TalismanMessages, `past-${string}`>

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
const NOTHING: Given = { who: '', rival: '', foe: '', card: '', in: '', count: 0 }

function wordsOf(past: Past, names: Names): Partial<Given> {
  return {
    ...('seat' in past && { who: names(past.seat) }),
    ...('rival' in past && { rival: names(past.rival) }),
    ...('foe' in past && { foe: past.foe }),
    ...('card' in past && { card: cardId(past.card) }),
    ...('space' in past && { in: spaceId(past.space) }),
    ...('count' in past && { count: past.count }),
  }
}
