import { bestSceneOf, type Happened, type Seat, type Standing } from '../../../../engine/index.ts'
import { treasureOf } from '../../data/components.ts'
import type { WarlockFact } from '../../facts/index.ts'
import type { WarlockView } from '../../view/view.ts'
import { placedDramas } from '../dramas.ts'
import { say } from '../say.ts'

type Told = readonly Happened<WarlockFact>[]

/** Under each line of the result: the best moment, what the seat was short of, and why it came before the next. */
export function notesOf(told: Told, standings: readonly Standing[], view: WarlockView): readonly (readonly string[])[] {
  const scenes = placedDramas(told).filter(({ at }) => isOfOne(told[at]?.fact))
  const opened = told.findLast(({ fact }) => fact.kind === 'chest-opened')?.fact
  const isReckoned = told.some(({ fact }) => fact.kind === 'reckoned')
  const first = standings.find(({ won }) => won)
  return standings.map((one, at) => {
    const scene = bestSceneOf(scenes, one.seat)
    const next = standings[at + 1]
    return [
      ...(scene ? [say('ending-best', { round: roundAt(told, scene.at), moment: scene.drama.title })] : []),
      ...(opened?.kind === 'chest-opened' && !one.won ? keysText(view, one.seat, opened.numbers) : []),
      ...(isReckoned && first && !one.won ? pointsText(first.score - one.score) : []),
      ...(isReckoned && next?.score === one.score && next.rank > one.rank ? tieText(told, view, one, next) : []),
    ]
  })
}

/** Whether a scene may be somebody's best moment: not the victory, nor a duel that one of them survived. */
function isOfOne(fact: WarlockFact | undefined): boolean {
  if (fact?.kind === 'battle-over') return fact.rival === null || fact.end === 'killed'
  return fact?.kind !== 'game-won'
}

/** How many of the keys that opened the chest a seat carried. */
function keysText({ players }: WarlockView, seat: Seat, numbers: readonly number[]): readonly string[] {
  const carried = (players[seat]?.adventurer?.shown ?? []).flatMap((card) => treasureOf(card).keys)
  const right = numbers.filter((number) => carried.includes(number)).length
  return [say('ending-keys-short', { right, short: numbers.length - right, count: numbers.length })]
}

function pointsText(by: number): readonly string[] {
  return by > 0 ? [say('ending-points-short', { by })] : []
}

/** What decided between equal points (WAR-23.4): Gold, then Luck. */
function tieText(told: Told, { players }: WarlockView, one: Standing, next: Standing): readonly string[] {
  const [own, other] = [one, next].map(({ seat }) => players[seat]?.adventurer ?? null)
  if (!own || !other) return []
  const tie = { rival: told.at(-1)?.names(next.seat) ?? '', score: one.score }
  return own.gold > other.gold
    ? [say('ending-tie-gold', { ...tie, more: own.gold, fewer: other.gold })]
    : [say('ending-tie-luck', { ...tie, more: own.luck.now, fewer: other.luck.now })]
}

export function roundAt(told: Told, at: number): number {
  const round = told.slice(0, at + 1).findLast(({ fact }) => fact.kind === 'round-began')?.fact
  return round?.kind === 'round-began' ? round.round : 1
}
