import type { Happened, Seat } from '../../../../engine/index.ts'
import { listOf } from '../../../../language/index.ts'
import { kindIdOf } from '../../data/components.ts'
import type { TalismanFact } from '../../facts/index.ts'
import { inSpace } from '../names.ts'
import { say } from '../say.ts'

type Told = readonly Happened<TalismanFact>[]

/** A turning point: its place among the facts, and its sentence. */
interface Turn {
  readonly at: number
  readonly text: string
}

/** How a finished game was decided, in a few sentences. */
export function storyOf(told: Told, winners: readonly Seat[]): readonly string[] {
  const end = told.findLast(({ fact }) => fact.kind === 'game-over')
  const [winner] = winners
  if (end?.fact.kind !== 'game-over' || winner === undefined) return []
  const turns = [...portal(told), ...talisman(told, winner), ...deaths(told), ...crown(told, winner)]
  return [...turns.sort((a, b) => a.at - b.at).map(({ text }) => text), endText(told, winners, end.fact.why)]
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
  const death = { who: first.names(seat), in: inSpace(space), round: roundAt(told, at), count }
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

function roundAt(told: Told, at: number): number {
  const turn = told.slice(0, at + 1).findLast(({ fact }) => fact.kind === 'turn-began')?.fact
  return turn?.kind === 'turn-began' ? turn.round : 1
}
