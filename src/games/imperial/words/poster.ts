import type { Happened, PosterWords, Seat, Stop } from '../../../engine/index.ts'
import { isImperial, isTreasure } from '../data/components.ts'
import type { TileId } from '../data/ids.ts'
import type { ImperialFact } from '../facts/index.ts'
import { say } from './say.ts'
import { itemId } from './things.ts'

/** The poster of a finished game. */
export const POSTER: PosterWords<ImperialFact> = { stops: stopsOf, won: wonBy, parts: partsOf, decided }

type Told = readonly Happened<ImperialFact>[]

function stopsOf(fact: ImperialFact): readonly Stop[] {
  switch (fact.kind) {
    case 'character-chosen':
    case 'harm-newcomer':
      return [{ seat: fact.seat, place: fact.hex }]
    case 'moved':
      return fact.path.map((place) => ({ seat: fact.seat, place }))
    case 'harm-died':
    case 'player-left':
      return [{ seat: fact.seat, place: null }]
    default:
      return []
  }
}

function wonBy(fact: ImperialFact): { readonly seat: Seat; readonly worth: number } | null {
  if (fact.kind === 'treasure-drawn') return { seat: fact.seat, worth: isImperial(fact.tile) ? 4 : 2 }
  return fact.kind === 'fight-over' && fact.end === 'killed' ? { seat: fact.seat, worth: 1 } : null
}

/** The items that earned points; without points, the weapons that settle a tie (IMP-16.4). */
function partsOf(fact: ImperialFact): readonly { readonly seat: Seat; readonly text: string }[] {
  if (fact.kind === 'points-counted') {
    const { seat, of, points } = fact
    return points === 0 ? [] : [{ seat, text: say(`part-${of}`, { points }) }]
  }
  if (fact.kind !== 'tallied' || fact.weapons === 0) return []
  return [{ seat: fact.seat, text: say('weapons', { count: fact.weapons }) }]
}

function decided(told: Told, [winner]: readonly Seat[]): string | null {
  if (winner === undefined) return null
  const byTally = tieDecided(told, winner) ?? lastOne(told, winner) ?? pointsDecided(told, winner)
  return byTally ?? ledForGood(told, winner) ?? weaponsDecided(told, winner)
}

/** Dice settled a tie (IMP-16.4). */
function tieDecided(told: Told, winner: Seat): string | null {
  const last = told.findLast(({ fact }) => fact.kind === 'tie-rolled' && fact.seat === winner)
  if (last?.fact.kind !== 'tie-rolled') return null
  return say('decided-by-tie', { who: last.names(winner), die: last.fact.die })
}

/** The winner was the last player left (IMP-15.7). */
function lastOne(told: Told, winner: Seat): string | null {
  const end = told.findLast(({ fact }) => fact.kind === 'game-ended')?.fact
  if (end?.kind !== 'game-ended' || end.reason !== 'one-left') return null
  const out = told.findLast(({ fact }) => fact.kind === 'harm-eliminated' || fact.kind === 'player-left')
  if (!out || !('seat' in out.fact)) return null
  return say(out.fact.kind === 'player-left' ? 'decided-by-leaving' : 'decided-by-death', {
    round: end.round,
    rival: out.names(out.fact.seat),
    who: out.names(winner),
  })
}

/** Points decided, so the number of treasures does not (IMP-17.4). */
function pointsDecided(told: Told, winner: Seat): string | null {
  const scores = told.flatMap(({ fact }) => (fact.kind === 'points-tallied' ? [fact] : []))
  const own = scores.find(({ seat }) => seat === winner)
  const [next] = scores.filter(({ seat }) => seat !== winner).sort((a, b) => b.points - a.points)
  const names = told.at(-1)?.names
  if (!own || !next || !names) return null
  const points = own.points - next.points
  return points > 0 ? say('decided-by-points', { points, who: names(winner), rival: names(next.seat) }) : null
}

/** Weapons decided between equal numbers of treasures (IMP-16.4). */
function weaponsDecided(told: Told, winner: Seat): string | null {
  const tallies = told.flatMap(({ fact }) => (fact.kind === 'tallied' ? [fact] : []))
  const own = tallies.find(({ seat }) => seat === winner)
  const [next] = tallies
    .filter(({ seat, treasures }) => seat !== winner && treasures === own?.treasures)
    .sort((a, b) => b.weapons - a.weapons)
  const names = told.at(-1)?.names
  if (!own || !next || !names || own.weapons <= next.weapons) return null
  const weapons = { own: own.weapons, theirs: next.weapons }
  return say('decided-by-weapons', { who: names(winner), rival: names(next.seat), ...weapons })
}

/** The event that gave the winner a lead in treasures to the end; `null` without such a lead. */
function ledForGood(told: Told, winner: Seat): string | null {
  const held = new Map<Seat, number>()
  let round = 1
  let since: string | null = null
  for (const { fact, names } of told) {
    if (fact.kind === 'turn-began') round = fact.round
    const changes = changesOf(fact)
    for (const { seat, by } of changes) held.set(seat, by === null ? 0 : (held.get(seat) ?? 0) + by)
    if (changes.length === 0) continue
    const rest = Math.max(0, ...[...held].filter(([seat]) => seat !== winner).map(([, n]) => n))
    const isAhead = (held.get(winner) ?? 0) > rest
    if (!isAhead) since = null
    else since ??= aheadBy(fact, winner, round, names)
  }
  return since
}

/** Treasures that a fact adds or removes; `null` removes all of them. */
function changesOf(fact: ImperialFact): readonly { readonly seat: Seat; readonly by: number | null }[] {
  switch (fact.kind) {
    case 'treasure-drawn':
      return [{ seat: fact.seat, by: 1 }]
    case 'item-lost':
      return isTreasure(fact.tile) ? [{ seat: fact.seat, by: -1 }] : []
    case 'imperial-banked':
      return [{ seat: fact.seat, by: -1 }]
    case 'trade-handed':
      return handed(fact.seat, fact.partner, fact.tiles)
    case 'duel-plunder':
      return handed(fact.from, fact.seat, fact.tiles)
    case 'harm-estate':
      return [{ seat: fact.seat, by: null }]
    default:
      return []
  }
}

function handed(from: Seat, to: Seat, tiles: readonly TileId[]) {
  const by = tiles.filter(isTreasure).length
  return by === 0 ? [] : [{ seat: from, by: -by }, { seat: to, by }] // prettier-ignore
}

/** The event that put the winner ahead; `null` for a kind that moves no treasure. */
function aheadBy(fact: ImperialFact, winner: Seat, round: number, names: Happened['names']): string | null {
  const lead = { round, who: names(winner) }
  switch (fact.kind) {
    case 'treasure-drawn':
      return say('lead-find', { ...lead, item: itemId(fact.tile) })
    case 'trade-handed': {
      const [given] = fact.tiles.filter(isTreasure)
      return fact.partner === winner && given !== undefined
        ? say('lead-gift', { ...lead, giver: names(fact.seat), item: itemId(given) })
        : say('lead-giving', { ...lead, rival: names(fact.seat) })
    }
    case 'duel-plunder': {
      const loser = names(fact.from)
      return fact.seat === winner
        ? say('lead-own-plunder', { ...lead, loser })
        : say('lead-plunder', { ...lead, rival: names(fact.seat), loser })
    }
    case 'item-lost':
    case 'imperial-banked':
      return say('lead-loss', { ...lead, rival: names(fact.seat), item: itemId(fact.tile) })
    case 'harm-estate':
      return say('lead-death', { ...lead, rival: names(fact.seat) })
    default:
      return null
  }
}
