import type { Happened, PosterWords, Seat, Stop } from '../../../engine/index.ts'
import { listOf } from '../../../language/index.ts'
import { SOUTH_BANK } from '../data/board.ts'
import type { WarlockFact } from '../facts/index.ts'
import { inSpace } from './names.ts'
import { say } from './say.ts'

/** The poster of a finished game. */
export const POSTER: PosterWords<WarlockFact> = { stops: stopsOf, won: wonBy, parts: partsOf, decided }

type Told = readonly Happened<WarlockFact>[]

function stopsOf(fact: WarlockFact): readonly Stop[] {
  switch (fact.kind) {
    case 'rolled-up':
      return [{ seat: fact.seat, place: fact.space }]
    case 'moved':
    case 'fled':
      return [...fact.path, fact.to].map((place) => ({ seat: fact.seat, place }))
    case 'passage-taken':
    case 'river-crossed':
      return [{ seat: fact.seat, place: fact.to }]
    case 'put-outside':
      return [{ seat: fact.seat, place: fact.square }]
    case 'chest-wrong':
      return [{ seat: fact.seat, place: SOUTH_BANK }] // WAR-15.7
    case 'died':
    case 'player-left':
      return [{ seat: fact.seat, place: null }]
    default:
      return []
  }
}

function wonBy(fact: WarlockFact): { readonly seat: Seat; readonly worth: number } | null {
  if (fact.kind === 'chest-opened') return { seat: fact.seat, worth: 9 }
  const isWon = fact.kind === 'battle-over' && (fact.end === 'killed' || fact.end === 'banished')
  return isWon ? { seat: fact.seat, worth: 1 } : null
}

/** The right numbers at the reckoning (WAR-23.4). */
function partsOf(fact: WarlockFact): readonly { readonly seat: Seat; readonly text: string }[] {
  if (fact.kind !== 'reckoned') return []
  const { seat, right, held } = fact
  return [
    { seat, text: say('part-numbers', { count: right.length }) },
    ...(held.length === 0 ? [] : [{ seat, text: say('part-keys', { count: held.length }) }]),
  ]
}

function decided(told: Told, winners: readonly Seat[]): string | null {
  const end = told.findLast(({ fact }) => fact.kind === 'game-won')?.fact
  if (end?.kind !== 'game-won') return null
  if (end.by === 'chest') return chestDecided(told)
  return end.by === 'reckoning' ? reckoningDecided(told, winners) : lastOne(told, winners)
}

function chestDecided(told: Told): string | null {
  const at = told.findLastIndex(({ fact }) => fact.kind === 'chest-opened')
  const opened = told[at]
  if (opened?.fact.kind !== 'chest-opened') return null
  const { seat, numbers } = opened.fact
  const how = { round: roundAt(told, at), who: opened.names(seat), numbers: listOf(numbers.map(String)) }
  return say('decided-by-chest', how)
}

function reckoningDecided(told: Told, [winner]: readonly Seat[]): string | null {
  const own = told.findLast(({ fact }) => fact.kind === 'reckoned' && fact.seat === winner)
  if (own?.fact.kind !== 'reckoned' || own.fact.numbers.length === 0) return null
  const { seat, right, numbers } = own.fact
  const how = { who: own.names(seat), numbers: listOf(numbers.map(String)), right: right.length }
  return say('decided-by-reckoning', how)
}

/** The last departure left only one adventurer (WAR-25.6). */
function lastOne(told: Told, [winner]: readonly Seat[]): string | null {
  const at = told.findLastIndex(({ fact }) => fact.kind === 'player-left')
  const left = told[at]
  if (left?.fact.kind !== 'player-left' || winner === undefined) return null
  const { seat, space } = left.fact
  const how = { round: roundAt(told, at), rival: left.names(seat), who: left.names(winner) }
  return space === null
    ? say('decided-by-leaving', how)
    : say('decided-by-leaving-at', { ...how, place: inSpace(space) })
}

function roundAt(told: Told, at: number): number {
  const round = told.slice(0, at + 1).findLast(({ fact }) => fact.kind === 'round-began')?.fact
  return round?.kind === 'round-began' ? round.round : 1
}
