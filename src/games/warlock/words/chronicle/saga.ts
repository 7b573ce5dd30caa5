import type { Happened, Seat, Standing, Story } from '../../../../engine/index.ts'
import { listOf, type FactOf } from '../../../../language/index.ts'
import { TREASURE_ROOM } from '../../data/board.ts'
import type { WarlockFact } from '../../facts/index.ts'
import type { WarlockView } from '../../view/view.ts'
import { inSpace } from '../names.ts'
import { say } from '../say.ts'
import { notesOf, roundAt } from './ending.ts'

type Told = readonly Happened<WarlockFact>[]

/** Foes whose death is told, the greatest first. */
const GREAT_FOES = ['warlock', 'dragon', 'iron-cyclops', 'minotaur'] as const

/** A turning point: its place among the facts, and its sentence. */
interface Turn {
  readonly at: number
  readonly text: string
}

const MAX_TURNS = 5

/** How a finished game went. */
export function storyOf(told: Told, standings: readonly Standing[], view: WarlockView): Story | null {
  const end = told.findLast(({ fact }) => fact.kind === 'game-won')
  const winners = standings.filter(({ won }) => won).map(({ seat }) => seat)
  if (end?.fact.kind !== 'game-won' || winners.length === 0) return null
  // The most telling first.
  const turns = [
    ...wrongNumbers(told),
    ...robbery(told),
    ...greatFoe(told),
    ...deaths(told),
    ...reached(told),
    ...crossed(told),
    ...battles(told),
    ...lengthText(told),
  ]
  const inOrder = turns.slice(0, MAX_TURNS).sort((a, b) => a.at - b.at)
  return {
    end: endText(told, standings),
    decisive: decisiveAt(told),
    turns: inOrder.map(({ text }) => text),
    notes: notesOf(told, standings, view),
  }
}

/** How the chest opened, the reckoning, or the departure that left only one. */
function decisiveAt(told: Told): number {
  const opened = told.findLastIndex(({ fact }) => fact.kind === 'chest-opened')
  if (opened >= 0) return opened
  const reckoned = told.findIndex(({ fact }) => fact.kind === 'reckoned')
  return reckoned >= 0 ? reckoned : told.findLastIndex(({ fact }) => fact.kind === 'player-left')
}

/** Who stood before the chest first. */
function reached(told: Told): readonly Turn[] {
  const at = told.findIndex(({ fact }) => fact.kind === 'moved' && fact.to === TREASURE_ROOM)
  const first = told[at]
  if (first?.fact.kind !== 'moved') return []
  return [{ at, text: say('saga-chest-reached', { who: first.names(first.fact.seat), round: roundAt(told, at) }) }]
}

/** Who crossed the river first. */
function crossed(told: Told): readonly Turn[] {
  const at = told.findIndex(({ fact }) => fact.kind === 'river-crossed')
  const first = told[at]
  if (first?.fact.kind !== 'river-crossed') return []
  return [{ at, text: say('saga-river', { who: first.names(first.fact.seat), round: roundAt(told, at) }) }]
}

/** How long the game was, and how many foes fell in it. */
function lengthText(told: Told): readonly Turn[] {
  const fallen = told.filter(({ fact }) => fact.kind === 'battle-over' && fact.rival === null && fact.end === 'killed')
  return [{ at: -1, text: say('saga-length', { rounds: roundAt(told, told.length), foes: fallen.length }) }]
}

/** Who killed the most foes; nothing if nobody did. */
function battles(told: Told): readonly Turn[] {
  const killed = new Map<Seat, number>()
  for (const { fact } of told)
    if (fact.kind === 'battle-over' && fact.rival === null && fact.end === 'killed')
      killed.set(fact.seat, (killed.get(fact.seat) ?? 0) + 1)
  const [most, next] = [...killed].sort(([, a], [, b]) => b - a)
  const names = told.at(-1)?.names
  if (!most || !names || most[1] < 2 || most[1] === next?.[1]) return []
  return [{ at: told.length, text: say('saga-battles', { who: names(most[0]), count: most[1] }) }]
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

function endText(told: Told, standings: readonly Standing[]): string {
  const at = told.findLastIndex(({ fact }) => fact.kind === 'chest-opened')
  const opened = told[at]
  if (opened?.fact.kind === 'chest-opened') {
    const { seat, numbers } = opened.fact
    const chest = { who: opened.names(seat), numbers: listOf(numbers.map(String)), round: roundAt(told, at) }
    return say('saga-chest-opened', chest)
  }
  const names = told.at(-1)?.names ?? String
  const winners = standings.filter(({ won }) => won).map(({ seat }) => seat)
  const who = listOf(winners.map(names))
  const reckoned = told.flatMap(({ fact }) => (fact.kind === 'reckoned' ? [fact] : []))
  if (reckoned.length === 0) return say('saga-last', { who })
  return reckoningText(reckoned, standings, names)
}

function reckoningText(
  reckoned: readonly FactOf<WarlockFact, 'reckoned'>[],
  standings: readonly Standing[],
  names: (seat: Seat) => string,
): string {
  const winners = standings.filter(({ won }) => won)
  const who = listOf(winners.map(({ seat }) => names(seat)))
  const own = reckoned.find(({ seat }) => seat === winners[0]?.seat)
  if (!own) return say('saga-last', { who })
  const next = standings.find(({ won }) => !won)
  const points = own.score.total
  if (!next) return say('saga-reckoning', { who, right: own.right.length })
  const rival = { rival: names(next.seat), theirs: next.score, ahead: points - next.score }
  return say('saga-reckoning-close', { who, points, ...rival })
}
