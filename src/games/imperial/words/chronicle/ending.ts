import { bestSceneOf, type Happened, type Seat, type Standing } from '../../../../engine/index.ts'
import type { ImperialFact } from '../../facts/index.ts'
import { placedDramas } from '../dramas.ts'
import { say } from '../say.ts'

type Told = readonly Happened<ImperialFact>[]

/** What a seat had when all was counted (IMP-16.3, IMP-16.4, IMP-17.4). */
export interface FinalCount {
  readonly seat: Seat
  readonly points: number | null
  readonly treasures: number
  readonly weapons: number
}

/** The final counts of all who played to the end. */
export function countsIn(told: Told): ReadonlyMap<Seat, FinalCount> {
  const points = new Map(
    told.flatMap(({ fact }) => (fact.kind === 'points-tallied' ? [[fact.seat, fact.points] as const] : [])),
  )
  return new Map(
    told.flatMap(({ fact }) =>
      fact.kind === 'tallied' ? [[fact.seat, { ...fact, points: points.get(fact.seat) ?? null }] as const] : [],
    ),
  )
}

/** Under each line of the result: the best moment, how far the seat was behind, and why it came before the next. */
export function notesOf(told: Told, standings: readonly Standing[]): readonly (readonly string[])[] {
  const scenes = placedDramas(told).filter(({ at }) => told[at]?.fact.kind !== 'game-won')
  const counts = countsIn(told)
  const winner = standings.find(({ won }) => won)
  return standings.map((one, at) => {
    const best = bestSceneOf(scenes, one.seat)
    const next = standings[at + 1]
    return [
      ...(best ? [say('ending-best', { round: roundAt(told, best.at), moment: best.drama.title })] : []),
      ...(winner && !one.won ? behindText(told, counts.get(winner.seat), counts.get(one.seat)) : []),
      ...(next && one.rank !== next.rank ? aheadText(told, counts.get(one.seat), counts.get(next.seat)) : []),
    ]
  })
}

/** How far a seat was behind the winner. A tie is explained under the winner. */
function behindText(told: Told, first: FinalCount | undefined, own: FinalCount | undefined): readonly string[] {
  if (!first || !own) return []
  const by = scoreOf(first) - scoreOf(own)
  if (by > 0) return [own.points === null ? say('ending-treasures-short', { by }) : say('ending-points-short', { by })]
  return wasRolled(told, own.seat) ? [say('ending-lost-roll', { rival: nameIn(told, first.seat) })] : []
}

/** What put a seat before the next one, if their scores were equal. */
function aheadText(told: Told, own: FinalCount | undefined, next: FinalCount | undefined): readonly string[] {
  if (!own || !next || scoreOf(own) !== scoreOf(next)) return []
  const tie = { rival: nameIn(told, next.seat), score: scoreText(own) }
  if (own.treasures > next.treasures)
    return [say('ending-tie-treasures', { ...tie, more: own.treasures, fewer: next.treasures })]
  if (own.weapons > next.weapons) return [say('ending-tie-weapons', { ...tie, more: own.weapons, fewer: next.weapons })]
  return wasRolled(told, own.seat) ? [say('ending-tie-rolled', tie)] : []
}

/** Points where they decide, otherwise treasures. */
export function scoreOf({ points, treasures }: FinalCount): number {
  return points ?? treasures
}

export function scoreText({ points, treasures }: FinalCount): string {
  return points === null ? say('treasures', { count: treasures }) : say('points', { count: points })
}

function wasRolled(told: Told, seat: Seat): boolean {
  return told.some(({ fact }) => fact.kind === 'tie-rolled' && fact.seat === seat)
}

function nameIn(told: Told, seat: Seat): string {
  return told.at(-1)?.names(seat) ?? ''
}

export function roundAt(told: Told, at: number): number {
  const turn = told.slice(0, at + 1).findLast(({ fact }) => fact.kind === 'turn-began')?.fact
  return turn?.kind === 'turn-began' ? turn.round : 1
}
