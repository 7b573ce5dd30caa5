import type { Happened, Seat } from '../../../../engine/index.ts'
import { listOf } from '../../../../language/index.ts'
import { isTreasure } from '../../data/components.ts'
import type { ImperialFact } from '../../facts/index.ts'
import { say } from '../say.ts'

type Told = readonly Happened<ImperialFact>[]

/** How a finished game was decided, in a few sentences. */
export function storyOf(told: Told, [winner]: readonly Seat[]): readonly string[] {
  const names = told.at(-1)?.names
  if (winner === undefined || !names) return []
  return [...foundText(told), ...deathsText(told), ...leadText(told, winner), ...endText(told, winner)]
}

/** Who found more Imperial Treasures than one; nothing if nobody found the most. */
function foundText(told: Told): readonly string[] {
  const found = new Map<Seat, number>()
  for (const { fact } of told) if (fact.kind === 'imperial-found') found.set(fact.seat, (found.get(fact.seat) ?? 0) + 1)
  const [most, next] = [...found].sort(([, a], [, b]) => b - a)
  const names = told.at(-1)?.names
  if (!most || !names || most[1] < 2 || most[1] === next?.[1]) return []
  return [say('saga-found', { who: names(most[0]), found: most[1] })]
}

/** Who lost a character; nothing if nobody did. */
function deathsText(told: Told): readonly string[] {
  const deaths = told.flatMap(({ fact, names }, at) =>
    fact.kind === 'harm-died' ? [{ who: names(fact.seat), round: roundAt(told, at) }] : [],
  )
  const [first, ...more] = deaths
  return first ? [say('saga-deaths', { ...first, count: more.length + 1 })] : []
}

/** How often the lead in treasures drawn changed, and who had it before the winner did. */
function leadText(told: Told, winner: Seat): readonly string[] {
  const leaders = leadersIn(told)
  const [before, last] = leaders.slice(-2).length < 2 ? [undefined, leaders[0]] : leaders.slice(-2)
  if (!last) return []
  const { who, round } = last
  if (last.seat !== winner) return [say('saga-led-by-other', { who, round })]
  if (!before) return [say('saga-led-throughout', { who, round })]
  return [say('saga-took-lead', { who, rival: before.who, round, changes: leaders.length - 1 })]
}

interface Leader {
  readonly seat: Seat
  readonly who: string
  readonly round: number
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
    if (isAhead && leaders.at(-1)?.seat !== seat) leaders.push({ seat, who: names(seat), round: roundAt(told, at) })
  }
  return leaders
}

/** How the count came out, and who came close. */
function endText(told: Told, winner: Seat): readonly string[] {
  const names = told.at(-1)?.names ?? String
  const end = told.findLast(({ fact }) => fact.kind === 'game-ended')?.fact
  const who = names(winner)
  if (end?.kind === 'game-ended' && end.reason === 'one-left') return [say('saga-last-one', { who, round: end.round })]
  const tie = told.flatMap(({ fact }) => (fact.kind === 'tie-rolled' ? [fact] : []))
  if (tie.length > 0) return [say('saga-tie', { who, rivals: listOf(tied(tie, winner).map(names)) })]
  const counted = scoresIn(told)
  const own = counted.find(({ seat }) => seat === winner)
  const [next] = counted.filter(({ seat }) => seat !== winner).sort((a, b) => b.score - a.score)
  if (!own || !next || own.score < next.score) return [say('saga-won-plainly', { who })]
  const weapons = weaponsIn(told)
  const [more = 0, fewer = 0] = [weapons.get(winner), weapons.get(next.seat)]
  if (own.score === next.score && more > fewer) {
    return [say('saga-weapons', { who, rival: names(next.seat), own: own.text, more, fewer })]
  }
  const close = { who, rival: names(next.seat), own: own.text, theirs: next.score, ahead: own.score - next.score }
  return [say('saga-won', close)]
}

function tied(tie: readonly { readonly seat: Seat }[], winner: Seat): readonly Seat[] {
  return [...new Set(tie.map(({ seat }) => seat))].filter((seat) => seat !== winner)
}

/** Each seat's final count: points in a game with points, otherwise treasures (IMP-16.4). */
function scoresIn(told: Told): readonly { readonly seat: Seat; readonly score: number; readonly text: string }[] {
  const points = told.flatMap(({ fact }) =>
    fact.kind === 'points-tallied'
      ? [{ seat: fact.seat, score: fact.points, text: say('points', { count: fact.points }) }]
      : [],
  )
  if (points.length > 0) return points
  return told.flatMap(({ fact }) =>
    fact.kind === 'tallied'
      ? [{ seat: fact.seat, score: fact.treasures, text: say('treasures', { count: fact.treasures }) }]
      : [],
  )
}

/** The weapons that settle equal treasures (IMP-16.4). */
function weaponsIn(told: Told): ReadonlyMap<Seat, number> {
  return new Map(told.flatMap(({ fact }) => (fact.kind === 'tallied' ? [[fact.seat, fact.weapons] as const] : [])))
}

function roundAt(told: Told, at: number): number {
  const turn = told.slice(0, at + 1).findLast(({ fact }) => fact.kind === 'turn-began')?.fact
  return turn?.kind === 'turn-began' ? turn.round : 1
}
