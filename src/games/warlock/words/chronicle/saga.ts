import type { Happened, Seat } from '../../../../engine/index.ts'
import { listOf, type FactOf } from '../../../../language/index.ts'
import type { WarlockFact } from '../../facts/index.ts'
import { inSpace } from '../names.ts'
import { say } from '../say.ts'

type Told = readonly Happened<WarlockFact>[]

/** Foes whose death is told, the greatest first. */
const GREAT_FOES = ['warlock', 'dragon', 'iron-cyclops', 'minotaur'] as const

/** A turning point: its place among the facts, and its sentence. */
interface Turn {
  readonly at: number
  readonly text: string
}

/** How a finished game was decided, in a few sentences. */
export function storyOf(told: Told, winners: readonly Seat[]): readonly string[] {
  const end = told.findLast(({ fact }) => fact.kind === 'game-won')
  if (end?.fact.kind !== 'game-won') return []
  const turns = [...greatFoe(told), ...robbery(told), ...deaths(told), ...wrongNumbers(told)]
  return [...turns.sort((a, b) => a.at - b.at).map(({ text }) => text), ...endText(told, winners)]
}

/** Who slew the greatest foe that fell. */
function greatFoe(told: Told): readonly Turn[] {
  for (const great of GREAT_FOES) {
    const at = told.findIndex(({ fact }) => fact.kind === 'battle-over' && fact.end === 'killed' && fact.foe === great)
    const over = told[at]
    if (over?.fact.kind !== 'battle-over') continue
    const slain = { who: over.names(over.fact.seat), foe: `foe-${great}`, round: roundAt(told, at) }
    return [{ at, text: say('saga-foe', slain) }]
  }
  return []
}

/** The robbery that took the most Key cards. */
function robbery(told: Told): readonly Turn[] {
  const robberies = told.flatMap(({ fact, names }, at) =>
    fact.kind === 'robbed' && fact.choice === 'keys' && fact.count > 0 ? [{ fact, names, at }] : [],
  )
  const [most] = robberies.sort((a, b) => b.fact.count - a.fact.count)
  if (!most) return []
  const { fact, names, at } = most
  const robbed = { who: names(fact.seat), rival: names(fact.from), count: fact.count, round: roundAt(told, at) }
  return [{ at, text: say('saga-robbery', robbed) }]
}

/** Who died first, and how many did. */
function deaths(told: Told): readonly Turn[] {
  const at = told.findIndex(({ fact }) => fact.kind === 'died')
  const first = told[at]
  if (first?.fact.kind !== 'died') return []
  const { seat, space } = first.fact
  const count = told.filter(({ fact }) => fact.kind === 'died').length
  const death = { who: first.names(seat), place: inSpace(space), round: roundAt(told, at), count }
  return [{ at, text: say('saga-deaths', death) }]
}

/** The last wrong numbers at the chest. */
function wrongNumbers(told: Told): readonly Turn[] {
  const at = told.findLastIndex(({ fact }) => fact.kind === 'chest-wrong')
  const tried = told[at]
  if (tried?.fact.kind !== 'chest-wrong') return []
  const { seat, wrong } = tried.fact
  return [{ at, text: say('saga-chest-wrong', { who: tried.names(seat), wrong, round: roundAt(told, at) }) }]
}

function endText(told: Told, winners: readonly Seat[]): readonly string[] {
  const at = told.findLastIndex(({ fact }) => fact.kind === 'chest-opened')
  const opened = told[at]
  if (opened?.fact.kind === 'chest-opened') {
    const { seat, numbers } = opened.fact
    const chest = { who: opened.names(seat), numbers: listOf(numbers.map(String)), round: roundAt(told, at) }
    return [say('saga-chest-opened', chest)]
  }
  const names = told.at(-1)?.names ?? String
  const who = listOf(winners.map(names))
  const reckoned = told.flatMap(({ fact }) => (fact.kind === 'reckoned' ? [fact] : []))
  if (reckoned.length === 0) return [say('saga-last', { who })]
  return reckoningText(reckoned, winners, names)
}

function reckoningText(
  reckoned: readonly FactOf<WarlockFact, 'reckoned'>[],
  winners: readonly Seat[],
  names: (seat: Seat) => string,
): readonly string[] {
  const own = reckoned.find(({ seat }) => seat === winners[0])
  const [next] = reckoned.filter(({ seat }) => !winners.includes(seat)).sort((a, b) => b.score.total - a.score.total)
  if (!own) return []
  const points = own.score.total
  const end = { who: listOf(winners.map(names)), right: own.right.length, points }
  if (!next) return [say('saga-reckoning', end)]
  const theirs = next.score.total
  return [say('saga-reckoning-close', { ...end, rival: names(next.seat), theirs, ahead: points - theirs })]
}

function roundAt(told: Told, at: number): number {
  const round = told.slice(0, at + 1).findLast(({ fact }) => fact.kind === 'round-began')?.fact
  return round?.kind === 'round-began' ? round.round : 1
}
