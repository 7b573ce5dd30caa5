import type { Happened, PosterWords, Seat, Stop } from '../../../engine/index.ts'
import { capital, count } from '../../../language/index.ts'
import { isTreasure } from '../data/components.ts'
import type { TileId, TreasureGroup } from '../data/ids.ts'
import type { ImperialFact } from '../facts/index.ts'
import { item, theItem } from './things.ts'

/** The poster of a finished game. */
export const POSTER: PosterWords<ImperialFact> = { stops: stopsOf, parts: partsOf, decided }

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

/** The items that earned points; without points, the weapons that settle a tie (IMP-16.4). */
function partsOf(fact: ImperialFact): readonly { readonly seat: Seat; readonly text: string }[] {
  if (fact.kind === 'points-counted')
    return fact.points === 0 ? [] : [{ seat: fact.seat, text: `${PARTS[fact.of]} ${fact.points}` }]
  return fact.kind === 'tallied' && fact.weapons > 0 ? [{ seat: fact.seat, text: count(fact.weapons, 'weapon') }] : []
}

const PARTS: Readonly<Record<TreasureGroup | 'weapons', string>> = {
  imperial: 'Imperial Treasures',
  scroll: 'scrolls',
  charm: 'charms',
  ruby: 'rubies',
  stone: 'stones',
  gold: 'gold',
  silver: 'silver',
  'magic-weapon': 'magic weapons',
  weapons: 'weapons',
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
  return `A tie, and the dice settled it: ${last.names(winner)} rolled a ${last.fact.die}.`
}

/** The winner was the last player left (IMP-15.7). */
function lastOne(told: Told, winner: Seat): string | null {
  const end = told.findLast(({ fact }) => fact.kind === 'game-ended')?.fact
  if (end?.kind !== 'game-ended' || end.reason !== 'one-left') return null
  const out = told.findLast(({ fact }) => fact.kind === 'harm-eliminated' || fact.kind === 'player-left')
  if (!out || !('seat' in out.fact)) return null
  const how = out.fact.kind === 'player-left' ? 'leaves' : 'is out'
  return `Round ${end.round}: ${out.names(out.fact.seat)} ${how}, and ${out.names(winner)} alone is left.`
}

/** Points decided, so the number of treasures does not (IMP-17.4). */
function pointsDecided(told: Told, winner: Seat): string | null {
  const points = told.flatMap(({ fact }) => (fact.kind === 'points-tallied' ? [fact] : []))
  const own = points.find(({ seat }) => seat === winner)
  const [next] = points.filter(({ seat }) => seat !== winner).sort((a, b) => b.points - a.points)
  const names = told.at(-1)?.names
  if (!own || !next || !names) return null
  const ahead = own.points - next.points
  if (ahead <= 0) return null
  return `Counted up, ${names(winner)} is ${count(ahead, 'point')} ahead of ${names(next.seat)}.`
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
  return `As many treasures as ${names(next.seat)}, but ${count(own.weapons, 'weapon')} to ${count(next.weapons, '', '').trim()}: ${names(winner)} wins.`
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
    else since ??= `Round ${round}: ${aheadBy(fact, winner, names)}.`
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

/** The event that put the winner ahead, without a full stop. */
function aheadBy(fact: ImperialFact, winner: Seat, names: Happened['names']): string {
  const plainly = (text: string) => text.replaceAll('**', '')
  const ahead = 'ahead for good'
  switch (fact.kind) {
    case 'treasure-drawn':
      return `${names(winner)} finds ${plainly(item(fact.tile))} and is ${ahead}`
    case 'trade-handed':
      return fact.partner === winner
        ? `${names(fact.seat)} hands ${names(winner)} ${plainly(fact.tiles.filter(isTreasure).map(theItem)[0] ?? 'treasure')}, and ${names(winner)} is ${ahead}`
        : `${names(fact.seat)} gives treasure away, and ${names(winner)} is ${ahead}`
    case 'duel-plunder':
      return `${names(fact.seat)} plunders ${names(fact.from)}, and ${names(winner)} is ${ahead}`
    case 'item-lost':
    case 'imperial-banked':
      return `${names(fact.seat)} loses ${plainly(theItem(fact.tile))}, and ${names(winner)} is ${ahead}`
    case 'harm-estate':
      return `${names(fact.seat)} is no more, and ${names(winner)} is ${ahead}`
    default:
      return capital(`${names(winner)} is ${ahead}`)
  }
}
