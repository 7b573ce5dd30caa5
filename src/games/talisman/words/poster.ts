import type { Happened, PosterWords, Seat, Stop, Sum } from '../../../engine/index.ts'
import { inPlain, joined, listOf } from '../../../language/index.ts'
import { isMagic, kindIdOf } from '../data/components.ts'
import type { TalismanFact } from '../facts/index.ts'
import type { TalismanView } from '../view/view.ts'
import { causeNamed, spaceId } from './names.ts'
import { say } from './say.ts'

/** The poster of a finished game. */
export const POSTER: PosterWords<TalismanFact> = { stops: stopsOf, won: wonBy, parts: partsOf, decided }

type Told = readonly Happened<TalismanFact>[]

function stopsOf(fact: TalismanFact): readonly Stop[] {
  switch (fact.kind) {
    case 'character-entered':
      return [{ seat: fact.seat, place: fact.space }]
    case 'moved':
      return fact.path.map((place) => ({ seat: fact.seat, place }))
    case 'placed':
      return [{ seat: fact.seat, place: fact.to }]
    case 'died':
    case 'player-left':
      return [{ seat: fact.seat, place: null }]
    default:
      return []
  }
}

function wonBy(fact: TalismanFact): { readonly seat: Seat; readonly worth: number } | null {
  if (fact.kind === 'crown-reached') return { seat: fact.seat, worth: 9 }
  if (fact.kind === 'taken' && (isMagic(fact.card) || kindIdOf(fact.card) === 'talisman'))
    return { seat: fact.seat, worth: 3 }
  return fact.kind === 'killed' ? { seat: fact.seat, worth: 1 } : null
}

/** The parts of a score at the limit (TAL-OPT.24). */
function partsOf(fact: TalismanFact): readonly { readonly seat: Seat; readonly text: string }[] {
  if (fact.kind !== 'scored') return []
  return fact.score.parts.map(({ from, value }) => ({ seat: fact.seat, text: partText(from, value) }))
}

const PARTS = ['region', 'talisman', 'strength', 'craft', 'lives', 'gold'] as const

function partText(from: string, points: number): string {
  const part = PARTS.find((one) => one === from)
  return part === undefined ? say('part-other', { part: causeNamed(from), points }) : say(`part-${part}`, { points })
}

function decided(told: Told, winners: readonly Seat[]): string | null {
  const end = told.findLast(({ fact }) => fact.kind === 'game-over')?.fact
  const [winner] = winners
  if (end?.kind !== 'game-over' || winner === undefined) return null
  return end.why === 'limit' ? scoreDecided(told, winners) : (crownDecided(told, winner) ?? lastOne(told, winner))
}

/** The winner reached the Crown of Command and did not die after it. */
function crownDecided(told: Told, winner: Seat): string | null {
  const at = told.findLastIndex(({ fact }) => fact.kind === 'crown-reached' && fact.seat === winner)
  const crown = told[at]
  if (!crown) return null
  const gone = told.slice(at).some(({ fact }) => fact.kind === 'died' && fact.seat === winner)
  return gone ? null : say('decided-by-crown', { round: roundAt(told, at), who: crown.names(winner) })
}

/** The last death or departure left only the winner. */
function lastOne(told: Told, winner: Seat): string | null {
  const at = told.findLastIndex(
    ({ fact }) => (fact.kind === 'died' || fact.kind === 'player-left') && fact.seat !== winner,
  )
  const last = told[at]
  if (!last) return null
  const { fact, names } = last
  if (fact.kind !== 'died' && fact.kind !== 'player-left') return null
  const end = { round: roundAt(told, at), rival: names(fact.seat), who: names(winner) }
  return fact.kind === 'died'
    ? say('decided-by-death', { ...end, place: spaceId(fact.space), cause: inPlain(causeNamed(fact.by)) })
    : say('decided-by-leaving', end)
}

/** The part of the score in which the winner is furthest ahead of the next (TAL-OPT.24). */
function scoreDecided(told: Told, winners: readonly Seat[]): string | null {
  const [winner] = winners
  const names = told.at(-1)?.names
  const scores = told.flatMap(({ fact }) => (fact.kind === 'scored' ? [fact] : []))
  const own = scores.find(({ seat }) => seat === winner)
  if (!own || !names) return null
  if (winners.length > 1) return say('decided-together', { who: listOf(winners.map(names)) })
  const [next] = scores.filter(({ seat }) => seat !== winner).sort((a, b) => b.score.total - a.score.total)
  if (!next) return null
  const of = (score: Sum, from: string) => score.parts.find((part) => part.from === from)?.value ?? 0
  const [most] = own.score.parts
    .map(({ from }) => ({ from, by: of(own.score, from) - of(next.score, from) }))
    .sort((a, b) => b.by - a.by)
  if (!most || most.by <= 0) return null
  const lead = { who: names(own.seat), rival: names(next.seat), points: most.by }
  const part = PARTS.find((one) => one === most.from)
  return part === undefined ? say('decided-by-points', lead) : say(`decided-by-${part}`, lead)
}

function roundAt(told: Told, at: number): number {
  const turn = told.slice(0, at + 1).findLast(({ fact }) => fact.kind === 'turn-began')?.fact
  return turn?.kind === 'turn-began' ? turn.round : 1
}

/** How a seat ended: on the Crown, with its points if the round limit counted them, or out of the game. */
export function scoreOf({ result, players, roundLimit }: TalismanView, seat: Seat): string {
  const own = result?.find((one) => one.seat === seat)
  const player = players[seat]
  if (!own || !player) return ''
  if (player.standing === 'left') return say('outcome-left')
  if (player.standing === 'out') return say('outcome-out')
  if (player.character === null) return say('outcome-waiting')
  return joined(
    ', ',
    own.won && player.character.space === 'crown-of-command' ? say('outcome-crown') : '',
    roundLimit === null ? '' : say('outcome-points', { points: own.score }),
  )
}
