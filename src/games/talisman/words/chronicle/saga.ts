import type { Happened, Seat, Standing, Story } from '../../../../engine/index.ts'
import { listOf } from '../../../../language/index.ts'
import { kindIdOf } from '../../data/components.ts'
import type { TalismanFact } from '../../facts/index.ts'
import type { TalismanView } from '../../view/view.ts'
import { foesNamed, spaceId } from '../names.ts'
import { say } from '../say.ts'
import { notesOf, roundAt } from './ending.ts'

type Told = readonly Happened<TalismanFact>[]

/** A turning point: its place among the facts, and its sentence. */
interface Turn {
  readonly at: number
  readonly text: string
}

const MAX_TURNS = 5

/** How a finished game went. */
export function storyOf(told: Told, standings: readonly Standing[], view: TalismanView): Story | null {
  const end = told.findLast(({ fact }) => fact.kind === 'game-over')
  const winners = standings.filter(({ won }) => won).map(({ seat }) => seat)
  const [winner] = winners
  if (end?.fact.kind !== 'game-over' || winner === undefined) return null
  // The most telling first.
  const turns = [...crown(told, winner), ...talisman(told, winner), ...portal(told), ...deaths(told), ...greatFight(told), ...duel(told)] // prettier-ignore
  const inOrder = turns.slice(0, MAX_TURNS).sort((a, b) => a.at - b.at)
  return {
    end: endText(told, winners, end.fact.why),
    decisive: decisiveAt(told, winner, end.fact.why),
    turns: inOrder.map(({ text }) => text),
    notes: notesOf(told, standings, view),
  }
}

/** How the winner reached the Crown, the death or departure that left only one, or the count at closing time. */
function decisiveAt(told: Told, winner: Seat, why: 'last' | 'crown' | 'limit'): number {
  const crowned = ({ fact }: Told[number]) => fact.kind === 'crown-reached' && fact.seat === winner
  const gone = ({ fact }: Told[number]) => (fact.kind === 'died' || fact.kind === 'player-left') && fact.seat !== winner
  if (why === 'limit') return told.findIndex(({ fact }) => fact.kind === 'scored')
  return told.findLastIndex(why === 'crown' ? crowned : gone)
}

/** The strongest creatures that fell. */
function greatFight(told: Told): readonly Turn[] {
  const won = told.flatMap(({ fact, names }, at) =>
    fact.kind === 'fought' && fact.against === null && fact.result === 'won' ? [{ fact, names, at }] : [],
  )
  const [most] = won.sort((a, b) => b.fact.theirs.total - a.fact.theirs.total)
  if (!most) return []
  const { fact, names, at } = most
  const scores = { ours: fact.ours.total, theirs: fact.theirs.total }
  const fight = { who: names(fact.seat), foes: foesNamed(fact.foes), ...scores, round: roundAt(told, at) }
  return [{ at, text: say('saga-fight', fight) }]
}

/** The last fight between Characters that one of them won. */
function duel(told: Told): readonly Turn[] {
  const at = told.findLastIndex(
    ({ fact }) => fact.kind === 'fought' && fact.against !== null && fact.result !== 'stand-off',
  )
  const last = told[at]
  if (last?.fact.kind !== 'fought' || last.fact.against === null) return []
  const { seat, against, result, ours, theirs } = last.fact
  const [who, rival] = result === 'won' ? [seat, against] : [against, seat]
  const [more, fewer] = result === 'won' ? [ours.total, theirs.total] : [theirs.total, ours.total]
  const fight = { who: last.names(who), rival: last.names(rival), more, fewer, round: roundAt(told, at) }
  return [{ at, text: say('saga-duel', fight) }]
}

/** Who was the first into the Inner Region. */
function portal(told: Told): readonly Turn[] {
  const at = told.findIndex(({ fact }) => fact.kind === 'portal-passed')
  const first = told[at]
  if (first?.fact.kind !== 'portal-passed') return []
  return [{ at, text: say('saga-portal', { who: first.names(first.fact.seat), round: roundAt(told, at) }) }]
}

/** The last Talisman that the winner took from somebody. */
function talisman(told: Told, winner: Seat): readonly Turn[] {
  const at = told.findLastIndex(
    ({ fact }) => fact.kind === 'given' && fact.to === winner && kindIdOf(fact.card) === 'talisman',
  )
  const taken = told[at]
  if (taken?.fact.kind !== 'given') return []
  const { from, to } = taken.fact
  const text = say('saga-talisman', { who: taken.names(to), rival: taken.names(from), round: roundAt(told, at) })
  return [{ at, text }]
}

/** Who died first, and how many did. */
function deaths(told: Told): readonly Turn[] {
  const at = told.findIndex(({ fact }) => fact.kind === 'died')
  const first = told[at]
  if (first?.fact.kind !== 'died') return []
  const { seat, space } = first.fact
  const count = told.filter(({ fact }) => fact.kind === 'died').length
  const death = { who: first.names(seat), in: spaceId(space), round: roundAt(told, at), count }
  return [{ at, text: say('saga-deaths', death) }]
}

/** Who reached the Crown of Command first; then the winner, if that was somebody else. */
function crown(told: Told, winner: Seat): readonly Turn[] {
  const reached = told.flatMap(({ fact, names }, at) => (fact.kind === 'crown-reached' ? [{ fact, names, at }] : []))
  const [first] = reached
  if (!first) return []
  const casts = told.filter(({ fact }) => fact.kind === 'command-cast' && fact.takesEffect).length
  const next = reached.find(({ fact }) => fact.seat === winner && first.fact.seat !== winner)
  const marks = ({ fact, names, at }: typeof first) => ({ who: names(fact.seat), round: roundAt(told, at) })
  return [
    { at: first.at, text: say('saga-crown', { ...marks(first), casts }) },
    ...(next ? [{ at: next.at, text: say('saga-crown-after', marks(next)) }] : []),
  ]
}

function endText(told: Told, winners: readonly Seat[], why: 'last' | 'crown' | 'limit'): string {
  const names = told.at(-1)?.names ?? String
  const who = listOf(winners.map(names))
  if (why !== 'limit') return say(why === 'crown' ? 'saga-by-crown' : 'saga-last', { who })
  if (winners.length > 1) return say('saga-shared', { who })
  const scores = told.flatMap(({ fact }) => (fact.kind === 'scored' ? [fact] : []))
  const own = scores.find(({ seat }) => seat === winners[0])
  const [next] = scores.filter(({ seat }) => seat !== winners[0]).sort((a, b) => b.score.total - a.score.total)
  if (!own || !next) return say('saga-time-up', { who })
  const [points, theirs] = [own.score.total, next.score.total]
  return say('saga-limit', { who, rival: names(next.seat), points, theirs, ahead: points - theirs })
}
