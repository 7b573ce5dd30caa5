import type { Seat } from '../../../engine/index.ts'
import type { ClueId } from '../data/ids.ts'
import type { Imperial, ClueKnowledge, ClueDistribution } from './state.ts'

/**
 * Each viewer's possible knowledge of the clues they do not see (IMP-0.5), updated as the clues move. Each mind can
 * tell some clues apart from the rest: those shown or handed over by name, and those that were in hands when a deck was
 * reshuffled from all others. Where clues change hands face down before bystanders, several distributions are possible.
 */

/** Minds that know only how many clues every seat holds: one for each seat, and last the public's. */
export function blankMinds(counts: readonly number[]): ClueKnowledge[] {
  const viewers = [...counts.keys(), null]
  return viewers.map((viewer) => ({
    groups: [],
    ways: [[counts.map((count, seat) => (seat === viewer ? 0 : count))]],
  }))
}

/** A seat knows no more than how many clues every other seat holds. */
export function forgetAll(game: Imperial, seat: Seat): void {
  const [blank] = blankMinds(game.players.map(({ character }) => character?.clues.length ?? 0)).slice(seat)
  if (blank) game.minds[seat] = blank
}

/** A viewer's possible knowledge; `null` is a spectator. */
export function mindOf(game: Imperial, viewer: Seat | null): ClueKnowledge {
  const mind = game.minds[viewer ?? game.players.length]
  if (!mind) throw new Error(`no player at seat ${viewer}`)
  return mind
}

/** A seat draws a clue unseen by the others. */
export function noteDrawn(game: Imperial, seat: Seat): void {
  for (const mind of mindsBut(game, seat)) {
    mind.ways = mind.ways.map((way) => changeCount(way, 0, seat, 1))
  }
}

/** Clues of a hand go to a place where all can see them. */
export function noteGone(game: Imperial, seat: Seat, clues: readonly ClueId[]): void {
  for (const mind of mindsBut(game, seat)) for (const clue of clues) see(mind, seat, clue)
}

/** A clue that stays in its hand is shown to one other player. */
export function noteShown(game: Imperial, seat: Seat, clue: ClueId, to: Seat): void {
  const mind = mindOf(game, to)
  see(mind, seat, clue)
  mark(mind, seat, clue)
}

/** A clue that stays in its hand is seen by all. */
export function noteOpen(game: Imperial, seat: Seat, clue: ClueId): void {
  for (const mind of mindsBut(game, seat)) {
    see(mind, seat, clue)
    mark(mind, seat, clue)
  }
}

/** Clues that two players hand each other at once. */
export interface Swap {
  readonly from: Seat
  readonly to: Seat
  readonly given: readonly ClueId[]
  readonly taken: readonly ClueId[]
}

/** Limits the distributions, because frequent trades could multiply them without end. */
export const MAX_DISTRIBUTIONS = 100

/** Clues have changed hands. The two see what they get and know what they gave; others only count. */
export function noteSwapped(game: Imperial, { from, to, given, taken }: Swap): void {
  for (const [viewer, mind] of game.minds.entries()) {
    if (viewer === from) handOver(mind, to, given, taken)
    else if (viewer === to) handOver(mind, from, taken, given)
    else {
      const ways = distinct(mind.ways.flatMap((way) => afterSwap(way, from, to, given.length, taken.length)))
      mind.ways = ways.length > MAX_DISTRIBUTIONS ? distinct([actualDistribution(game, viewer), ...someOf(ways)]) : ways
    }
  }
}

/** The actual distribution. */
export function actualDistribution(game: Imperial, viewer: Seat | null): ClueDistribution {
  return [restFor(game, viewer), ...mindOf(game, viewer).groups].map((group) =>
    game.players.map(({ character }, seat) =>
      seat === viewer ? 0 : (character?.clues ?? []).filter((clue) => group.includes(clue)).length,
    ),
  )
}

/** A sample of the distributions, evenly spread. */
function someOf(ways: readonly ClueDistribution[]): ClueDistribution[] {
  const step = Math.ceil(ways.length / (MAX_DISTRIBUTIONS - 1))
  return ways.filter((_, at) => at % step === 0)
}

function handOver(mind: ClueKnowledge, partner: Seat, given: readonly ClueId[], taken: readonly ClueId[]): void {
  for (const clue of taken) see(mind, partner, clue)
  for (const clue of given) mark(mind, partner, clue)
}

/** The deck is about to be reshuffled from the discard pile: clues in hands now are not in it. */
export function noteReshuffled(game: Imperial): void {
  for (const [viewer, mind] of game.minds.entries()) {
    const unknown = restFor(game, viewer)
    if (unknown.length === 0) continue
    mind.groups.unshift(unknown)
    mind.ways = mind.ways.map((way) => [game.players.map(() => 0), ...way])
  }
}

/** The clues a viewer does not see and cannot tell apart, wherever they are. A spectator sees no hand. */
export function restFor(game: Imperial, viewer: Seat | null): ClueId[] {
  const known = new Set(mindOf(game, viewer).groups.flat())
  const held = game.players.flatMap(({ character }, seat) => (seat === viewer ? [] : (character?.clues ?? [])))
  return [...held, ...game.clueDeck].filter((clue) => !known.has(clue))
}

// One mind

function mindsBut(game: Imperial, seat: Seat): ClueKnowledge[] {
  return game.minds.filter((_, viewer) => viewer !== seat)
}

/**
 * A clue of that hand becomes visible: only the distributions with the clue there remain, and it is no longer hidden.
 */
function see(mind: ClueKnowledge, seat: Seat, clue: ClueId): void {
  const at = mind.groups.findIndex((group) => group.includes(clue))
  const row = at + 1
  const ways = mind.ways.filter((way) => (way[row]?.[seat] ?? 0) > 0)
  if (ways.length === 0) throw new Error(`${clue} cannot have been with seat ${seat}`)
  mind.ways = distinct(ways.map((way) => changeCount(way, row, seat, -1)))
  if (at < 0) return
  mind.groups[at] = (mind.groups[at] ?? []).filter((one) => one !== clue)
  if (mind.groups[at]?.length !== 0) return
  mind.groups.splice(at, 1)
  mind.ways = distinct(mind.ways.map((way) => way.filter((_, index) => index !== row)))
}

/** From now on this clue is known to be in that hand. */
function mark(mind: ClueKnowledge, seat: Seat, clue: ClueId): void {
  mind.groups.push([clue])
  mind.ways = mind.ways.map((way) => [...way, (way[0] ?? []).map((_, other) => (other === seat ? 1 : 0))])
}

function changeCount(way: ClueDistribution, row: number, seat: Seat, by: number): ClueDistribution {
  return way.map((counts, index) =>
    index === row ? counts.map((count, other) => (other === seat ? count + by : count)) : counts,
  )
}

/** All possible results of swapping that many clues for that many, seen from outside. */
function afterSwap(way: ClueDistribution, from: Seat, to: Seat, given: number, taken: number): ClueDistribution[] {
  const heldBy = (seat: Seat) => way.map((counts) => counts[seat] ?? 0)
  return choices(heldBy(from), given).flatMap((there) =>
    choices(heldBy(to), taken).map((back) =>
      way.map((counts, row) => {
        const moved = (there[row] ?? 0) - (back[row] ?? 0)
        return counts.map((count, seat) => count + (seat === to ? moved : seat === from ? -moved : 0))
      }),
    ),
  )
}

/** The ways to take that many out of piles of these sizes: how many of each. */
function choices([first, ...others]: readonly number[], many: number): number[][] {
  if (first === undefined) return many === 0 ? [[]] : []
  return Array.from({ length: Math.min(first, many) + 1 }, (_, taken) => taken).flatMap((taken) =>
    choices(others, many - taken).map((rest) => [taken, ...rest]),
  )
}

function distinct(ways: readonly ClueDistribution[]): ClueDistribution[] {
  return ways.length < 2 ? [...ways] : [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()]
}
