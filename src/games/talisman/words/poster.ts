import type { Happened, PosterWords, Seat, Stop, Sum } from '../../../engine/index.ts'
import { capital, joined, listOf } from '../../../language/index.ts'
import type { TalismanFact } from '../facts/index.ts'
import type { TalismanView } from '../view/view.ts'
import { inSpace, sourceName } from './names.ts'
import { say } from './say.ts'

/** The poster of a finished game. */
export const POSTER: PosterWords<TalismanFact> = { stops: stopsOf, parts: partsOf, decided }

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

/** The parts of a score at the limit (TAL-OPT.24). */
function partsOf(fact: TalismanFact): readonly { readonly seat: Seat; readonly text: string }[] {
  if (fact.kind !== 'scored') return []
  return fact.score.parts.map(({ from, value }) => ({ seat: fact.seat, text: `${capital(from)} ${value}` }))
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
  return gone ? null : `Round ${roundAt(told, at)}: ${crown.names(winner)} reaches the Crown of Command.`
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
  const fell = fact.kind === 'died' ? `falls ${inSpace(fact.space)}${causeOf(fact.by)}` : 'leaves'
  return `Round ${roundAt(told, at)}: ${names(fact.seat)} ${fell}, and ${names(winner)} is the last one left.`
}

function causeOf(by: string): string {
  const cause = sourceName(by)
  return cause === '' ? '' : ` (${cause})`
}

/** The part of the score in which the winner is furthest ahead of the next (TAL-OPT.24). */
function scoreDecided(told: Told, winners: readonly Seat[]): string | null {
  const [winner] = winners
  const names = told.at(-1)?.names
  const scores = told.flatMap(({ fact }) => (fact.kind === 'scored' ? [fact] : []))
  const own = scores.find(({ seat }) => seat === winner)
  if (!own || !names) return null
  if (winners.length > 1) return `Closing time: ${listOf(winners.map(names))} share the victory.`
  const [next] = scores.filter(({ seat }) => seat !== winner).sort((a, b) => b.score.total - a.score.total)
  if (!next) return null
  const of = (score: Sum, from: string) => score.parts.find((part) => part.from === from)?.value ?? 0
  const [most] = own.score.parts
    .map(({ from }) => ({ from, by: of(own.score, from) - of(next.score, from) }))
    .sort((a, b) => b.by - a.by)
  if (!most || most.by <= 0) return null
  const ahead = WHY_AHEAD[most.from] ?? 'more'
  return `Closing time: ${names(own.seat)} is ahead of ${names(next.seat)} by ${ahead} (+${most.by}).`
}

const WHY_AHEAD: Readonly<Record<string, string>> = {
  region: 'the Region reached',
  talisman: 'a Talisman',
  strength: 'Strength',
  craft: 'Craft',
  lives: 'Lives',
  gold: 'Gold',
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
  if (player.standing === 'left') return say('score-left')
  if (player.standing === 'out') return say('score-out')
  if (player.character === null) return say('score-waiting')
  return joined(
    ', ',
    own.won && player.character.space === 'crown-of-command' ? say('score-crown') : '',
    roundLimit === null ? '' : say('score-points', { points: own.score }),
  )
}
