import type { FactsOf, Names, Recalled, Seat } from '../../../../engine/index.ts'
import { callByKind, nthTelling, Tally, type ByKind } from '../../../../language/index.ts'
import type { CardId, SpaceId } from '../../data/ids.ts'
import type { TalismanFact } from '../../facts/index.ts'
import type { TalismanMessages } from '../en/messages.ts'
import { cardId, foeId, inSpace } from '../names.ts'
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

/** The looks back that the next facts of a match allow. */
export function lookingBack(): (fact: TalismanFact) => readonly Past[] {
  const tally = new Tally()
  const winners = new Map<string, Seat>()
  /** A Character: what an earlier one of the same player did is not held against it. */
  const one = (seat: Seat) => `${seat}.${tally.of('lives', seat)}`
  const both = (seat: Seat, other: Seat) => [one(seat), one(other)].sort().join(' and ')
  const when = (isSo: boolean, past: Past): Past[] => (isSo ? [past] : [])

  /** Continues or breaks a row of fights, and gives the number of them. */
  const inRow = (seat: Seat, result: 'won' | 'lost'): number => {
    tally.reset(result === 'won' ? 'lost' : 'won', one(seat))
    return tally.add(result, one(seat))
  }
  const streaks = (seat: Seat, result: 'won' | 'lost'): Past[] => {
    const count = inRow(seat, result)
    return result === 'won'
      ? when(count >= MIN_WINS, { kind: 'winning-streak', seat, count })
      : when(count >= MIN_LOSSES, { kind: 'losing-streak', seat, count })
  }
  const breakStreaks = (seat: Seat) => {
    for (const result of ['won', 'lost']) tally.reset(result, one(seat))
  }

  const fought = ({ seat, against, foes, result }: TalismanFactOf<'fought'>): Past[] => {
    if (result === 'stand-off') {
      for (const each of [seat, against]) if (each !== null) breakStreaks(each)
      return []
    }
    const streak = streaks(seat, result)
    if (against !== null) return [...duel(seat, against, result === 'won'), ...streak]
    const [only, ...more] = foes
    if (only === undefined || more.length > 0) return streak
    const foe = foeId(only)
    const losses = tally.of('lost to', one(seat), foe)
    if (result === 'won') tally.reset('lost to', one(seat), foe)
    else tally.add('lost to', one(seat), foe)
    return [...when(result === 'won' && losses > 0, { kind: 'beaten-at-last', seat, foe, count: losses }), ...streak]
  }

  const duel = (seat: Seat, against: Seat, hasWon: boolean): Past[] => {
    const [winner, loser] = hasWon ? [seat, against] : [against, seat]
    const last = winners.get(both(seat, against))
    winners.set(both(seat, against), winner)
    return [
      ...when(last === loser, { kind: 'revenge', seat: winner, rival: loser }),
      ...streaks(against, hasWon ? 'lost' : 'won'),
    ]
  }

  const kinds: ByKind<TalismanFact, [], readonly Past[]> = {
    fought,
    died: ({ seat, space }) => {
      tally.add('lives', seat)
      const count = tally.add('deaths', space)
      if (tally.add('all deaths') === 1) return [{ kind: 'first-death' }]
      return when(count > 1, { kind: 'death-there', space, count })
    },
    'character-attacked': ({ seat, victim }) => {
      const count = tally.add('attacks', both(seat, victim))
      return when(count >= MIN_AGAIN, { kind: 'feud', seat, rival: victim, count })
    },
    attacked: ({ seat, foes: [only, ...more] }) => {
      // Pitfiends come in a queue, of which only the first has a line.
      if (only === undefined || more.length > 0 || only === 'pitfiend') return []
      const foe = foeId(only)
      const count = tally.add('attacked', one(seat), foe)
      return when(count >= MIN_AGAIN, { kind: 'foe-again', seat, foe, count })
    },
    toad: ({ seat }) => {
      const count = tally.add('toad', one(seat))
      return when(count > 1, { kind: 'toad-again', seat, count })
    },
    given: ({ card }) => {
      const count = tally.add('given', card)
      return when(count > 1, { kind: 'changed-hands', card, count })
    },
    'turn-missed': ({ seat }) => {
      const count = tally.add('missed', one(seat))
      return when(count % EVERY === 0, { kind: 'missed-again', seat, count })
    },
    moved: ({ seat, to, how }) => {
      const count = tally.add('visits', one(seat), to)
      return when(how === 'die' && count % EVERY === 0, { kind: 'back-again', seat, space: to, count })
    },
    'command-cast': ({ seat, takesEffect }) => {
      if (takesEffect) tally.reset('fizzles', one(seat))
      const count = takesEffect ? 0 : tally.add('fizzles', one(seat))
      return when(count >= MIN_AGAIN, { kind: 'fizzles-again', seat, count })
    },
    'portal-tried': ({ seat, opens }) => {
      const count = opens ? 0 : tally.add('portal', one(seat))
      return when(count > 1, { kind: 'portal-shut-again', seat, count })
    },
  }
  return (fact) => callByKind(kinds, fact) ?? []
}

type PastId = Extract<keyof TalismanMessages, `past-${string}`>

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
const NOTHING: Given = { who: '', rival: '', foe: '', card: '', in: '', count: 0 }

function wordsOf(past: Past, names: Names): Partial<Given> {
  return {
    ...('seat' in past && { who: names(past.seat) }),
    ...('rival' in past && { rival: names(past.rival) }),
    ...('foe' in past && { foe: past.foe }),
    ...('card' in past && { card: cardId(past.card) }),
    ...('space' in past && { in: inSpace(past.space) }),
    ...('count' in past && { count: past.count }),
  }
}
