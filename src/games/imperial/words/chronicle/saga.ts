import type { Happened, Seat, Standing, Story } from '../../../../engine/index.ts'
import { listOf } from '../../../../language/index.ts'
import { isTreasure } from '../../data/components.ts'
import type { ImperialFact } from '../../facts/index.ts'
import { say } from '../say.ts'
import { foeId, itemId } from '../things.ts'
import { countsIn, notesOf, roundAt, scoreOf, scoreText, type FinalCount } from './ending.ts'

type Told = readonly Happened<ImperialFact>[]

/** A turning point: its place among the facts, and its sentence. */
interface Turn {
  readonly at: number
  readonly text: string
}

const MAX_TURNS = 5

/** How a finished game went. */
export function storyOf(told: Told, standings: readonly Standing[]): Story | null {
  const winner = standings.find(({ won }) => won)?.seat
  if (winner === undefined || told.length === 0) return null
  // The most telling first.
  const turns = [
    ...leadText(told, winner),
    ...foundText(told),
    ...plunderText(told),
    ...deathsText(told),
    ...firstText(told),
    ...fightText(told),
    ...fightsText(told),
    ...lengthText(told),
  ]
  const inOrder = turns.slice(0, MAX_TURNS).sort((a, b) => a.at - b.at)
  return {
    end: endText(told, winner),
    decisive: decisiveAt(told, winner),
    turns: inOrder.map(({ text }) => text),
    notes: notesOf(told, standings),
  }
}

/** The last roll of a tie, else how the winner took the lead for good, else the end. */
function decisiveAt(told: Told, winner: Seat): number {
  const rolled = told.findLastIndex(({ fact }) => fact.kind === 'tie-rolled' && fact.seat === winner)
  if (rolled >= 0) return rolled
  const last = leadersIn(told).at(-1)
  return last?.seat === winner ? last.at : told.findLastIndex(({ fact }) => fact.kind === 'game-ended')
}

/** Who found an Imperial Treasure first. */
function firstText(told: Told): readonly Turn[] {
  const at = told.findIndex(({ fact }) => fact.kind === 'imperial-found')
  const first = told[at]
  if (first?.fact.kind !== 'imperial-found') return []
  const { seat, tile } = first.fact
  return [{ at, text: say('saga-first', { who: first.names(seat), item: itemId(tile), round: roundAt(told, at) }) }]
}

/** Who plundered whom, the last time. */
function plunderText(told: Told): readonly Turn[] {
  const at = told.findLastIndex(({ fact }) => fact.kind === 'duel-plunder' && fact.tiles.some(isTreasure))
  const last = told[at]
  if (last?.fact.kind !== 'duel-plunder') return []
  const { seat, from, tiles } = last.fact
  const plunder = { who: last.names(seat), rival: last.names(from), count: tiles.filter(isTreasure).length }
  return [{ at, text: say('saga-plunder', { ...plunder, round: roundAt(told, at) }) }]
}

/** The longest fight that ended with a dead creature. */
function fightText(told: Told): readonly Turn[] {
  const killed = told.flatMap(({ fact, names }, at) =>
    fact.kind === 'fight-over' && fact.end === 'killed' && fact.rounds > 1 ? [{ fact, names, at }] : [],
  )
  const [longest] = killed.sort((a, b) => b.fact.rounds - a.fact.rounds)
  if (!longest) return []
  const { fact, names, at } = longest
  const fight = { who: names(fact.seat), foe: foeId(fact.tile), rounds: fact.rounds, round: roundAt(told, at) }
  return [{ at, text: say('saga-fight', fight) }]
}

/** How long the game was, and how many Imperial Treasures were found in it. */
function lengthText(told: Told): readonly Turn[] {
  const at = told.findLastIndex(({ fact }) => fact.kind === 'game-ended')
  const ended = told[at]?.fact
  return ended?.kind === 'game-ended'
    ? [{ at: -1, text: say('saga-length', { rounds: ended.round, found: ended.found }) }]
    : []
}

/** Who killed the most; nothing if nobody did. */
function fightsText(told: Told): readonly Turn[] {
  const killed = new Map<Seat, number>()
  for (const { fact } of told)
    if (fact.kind === 'fight-over' && fact.end === 'killed') killed.set(fact.seat, (killed.get(fact.seat) ?? 0) + 1)
  const [most, next] = [...killed].sort(([, a], [, b]) => b - a)
  const names = told.at(-1)?.names
  if (!most || !names || most[1] === next?.[1]) return []
  return [{ at: told.length, text: say('saga-fights', { who: names(most[0]), count: most[1] }) }]
}

/** Who found more Imperial Treasures than one; nothing if nobody found the most. */
function foundText(told: Told): readonly Turn[] {
  const found = new Map<Seat, number>()
  for (const { fact } of told) if (fact.kind === 'imperial-found') found.set(fact.seat, (found.get(fact.seat) ?? 0) + 1)
  const [most, next] = [...found].sort(([, a], [, b]) => b - a)
  const names = told.at(-1)?.names
  if (!most || !names || most[1] < 2 || most[1] === next?.[1]) return []
  return [{ at: told.length, text: say('saga-found', { who: names(most[0]), found: most[1] }) }]
}

/** Who lost a character; nothing if nobody did. */
function deathsText(told: Told): readonly Turn[] {
  const at = told.findIndex(({ fact }) => fact.kind === 'harm-died')
  const first = told[at]
  if (first?.fact.kind !== 'harm-died') return []
  const count = told.filter(({ fact }) => fact.kind === 'harm-died').length
  return [{ at, text: say('saga-deaths', { who: first.names(first.fact.seat), round: roundAt(told, at), count }) }]
}

/** How often the lead in treasures drawn changed, and who had it before the winner did. */
function leadText(told: Told, winner: Seat): readonly Turn[] {
  const leaders = leadersIn(told)
  const [before, last] = leaders.slice(-2).length < 2 ? [undefined, leaders[0]] : leaders.slice(-2)
  if (!last) return []
  const { who, at } = last
  const round = roundAt(told, at)
  if (last.seat !== winner) return [{ at, text: say('saga-led-by-other', { who, round }) }]
  if (!before) return [{ at, text: say('saga-led-throughout', { who, round }) }]
  return [{ at, text: say('saga-took-lead', { who, rival: before.who, round, changes: leaders.length - 1 }) }]
}

interface Leader {
  readonly seat: Seat
  readonly who: string
  readonly at: number
}

/** Those who had drawn more treasures than anybody else, one after another. */
function leadersIn(told: Told): readonly Leader[] {
  const drawn = new Map<Seat, number>()
  const leaders: Leader[] = []
  for (const [at, { fact, names }] of told.entries()) {
    if (fact.kind !== 'treasure-drawn' || !isTreasure(fact.tile)) continue
    const { seat } = fact
    const count = (drawn.get(seat) ?? 0) + 1
    drawn.set(seat, count)
    const others = [...drawn].filter(([other]) => other !== seat).map(([, n]) => n)
    const isAhead = count > Math.max(0, ...others)
    if (isAhead && leaders.at(-1)?.seat !== seat) leaders.push({ seat, who: names(seat), at })
  }
  return leaders
}

/** Who won, and how the count came out. */
function endText(told: Told, winner: Seat): string {
  const names = told.at(-1)?.names ?? String
  const end = told.findLast(({ fact }) => fact.kind === 'game-ended')?.fact
  const who = names(winner)
  if (end?.kind === 'game-ended' && end.reason === 'one-left') return say('saga-last-one', { who, round: end.round })
  const rolled = told.flatMap(({ fact }) => (fact.kind === 'tie-rolled' && fact.seat !== winner ? [fact.seat] : []))
  if (rolled.length > 0) return say('saga-tie', { who, rivals: listOf([...new Set(rolled)].map(names)) })
  const counts = countsIn(told)
  const own = counts.get(winner)
  const [next] = [...counts.values()].filter(({ seat }) => seat !== winner).sort(byMerit)
  if (!own) return say('saga-won-plainly', { who })
  if (!next) return say('saga-won-alone', { who, own: scoreText(own) })
  const [rival, ahead] = [names(next.seat), scoreOf(own) - scoreOf(next)]
  if (ahead > 0) return say('saga-won', { who, rival, own: scoreText(own), theirs: scoreOf(next), ahead })
  const { treasures: more, weapons } = own
  return more > next.treasures
    ? say('saga-treasures', { who, rival, own: scoreText(own), more, fewer: next.treasures })
    : say('saga-weapons', { who, rival, own: scoreText(own), more: weapons, fewer: next.weapons })
}

function byMerit(a: FinalCount, b: FinalCount): number {
  return scoreOf(b) - scoreOf(a) || b.treasures - a.treasures || b.weapons - a.weapons
}
