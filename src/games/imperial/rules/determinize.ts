import {
  below,
  copyOf,
  dealtAnew,
  freshSeed,
  pickOne,
  reseed,
  shuffle,
  type HasRng,
  type Seat,
} from '../../../engine/index.ts'
import type { ClueId } from '../data/ids.ts'
import { forgetAll, mindOf, noteShown, restFor } from '../state/knowledge.ts'
import { ORDERS } from '../state/orders.ts'
import { characterAt, maybeCharacter, type Imperial, type Proposal, type ClueDistribution } from '../state/state.ts'

/**
 * Makes one possible world for a viewer. The clues they do not see are redealt, each to a place consistent with the
 * viewer's knowledge; a proposal that is not laid before them changes; other seats have other standing orders; and the
 * random generator differs (IMP-0.5). Tiles are drawn from their pools at random, so their order is irrelevant.
 *
 * ruling: the place in another hand of a clue that was shown or handed over is taken as known; only the report of a
 * character lost at sea ever names places (IMP-10.9).
 */
export function determinize(game: Imperial, viewer: Seat | null, rng: HasRng): void {
  const names = redeal(game, viewer, rng)
  for (const seat of game.players.keys()) {
    if (seat === viewer) continue
    renameIn(game, seat, names)
    ORDERS.reshuffle(game, seat, rng)
  }
  for (const mind of game.minds) mind.groups = mind.groups.map((group) => [...group].sort())
  if (game.proposal) reconsider(game, game.proposal, viewer, rng)
  reseed(game, freshSeed(rng))
}

/** Reshuffles what no seat knows: the order of the clues in the deck. */
export function reshuffleHidden(game: Imperial, rng: HasRng): void {
  shuffle(rng, game.clueDeck)
}

// Hands and deck

/** Maps each clue to the one that takes its place. */
type Names = ReadonlyMap<ClueId, ClueId>

function redeal(game: Imperial, viewer: Seat | null, rng: HasRng): Names {
  const { groups, ways } = mindOf(game, viewer)
  const old = [restFor(game, viewer), ...groups]
  const way = pickDistribution(ways, rng)
  const isSettled = (row: number) => ways.every((one) => String(one[row]) === String(way[row]))
  const settled = old.map((group, row) => (isSettled(row) ? group : []))
  const piles = old.map((group) => dealtAnew(rng, group))
  const names = new Map<ClueId, ClueId>()
  for (const [seat, { character }] of game.players.entries()) {
    if (!character || seat === viewer) continue
    const dealt = piles.map((pile, row) => pile.splice(0, way[row]?.[seat] ?? 0))
    const hand = inPlace(character.clues, settled, dealt, rng)
    for (const [place, clue] of character.clues.entries()) names.set(clue, hand[place] ?? clue)
    character.clues = hand
  }
  const deck = piles.flat()
  if (deck.length !== game.clueDeck.length)
    throw new Error(`${deck.length} clues for a deck of ${game.clueDeck.length}`)
  for (const [place, clue] of game.clueDeck.entries()) names.set(clue, deck[place] ?? clue)
  game.clueDeck = deck
  return names
}

/**
 * Puts a clue where an indistinguishable one lay, in groups of which it is settled how many every seat holds. The rest
 * fill the other places by chance, because where they lie now depends on the true distribution.
 */
function inPlace(
  hand: readonly ClueId[],
  settled: readonly (readonly ClueId[])[],
  dealt: readonly ClueId[][],
  rng: HasRng,
): ClueId[] {
  const laid = hand.map((clue) => dealt[settled.findIndex((group) => group.includes(clue))]?.shift())
  const others = shuffle(rng, dealt.flat())
  return laid.map((clue) => clue ?? (others.shift() as ClueId))
}

/**
 * Picks a distribution with a probability proportional to the number of worlds it stands for: all worlds are equally
 * likely.
 */
function pickDistribution(ways: readonly ClueDistribution[], rng: HasRng): ClueDistribution {
  const [only, another] = ways
  if (!only) throw new Error('no distribution of the clues is possible')
  if (!another) return only
  const worlds = ways.map((way) => 1 / way.flat().reduce((product, count) => product * factorial(count), 1))
  const all = worlds.reduce((sum, many) => sum + many, 0)
  let left = (below(rng, 2 ** 32) / 2 ** 32) * all
  return ways.find((_, at) => (left -= worlds[at] ?? 0) < 0) ?? only
}

function factorial(count: number): number {
  return count < 2 ? 1 : count * factorial(count - 1)
}

/** Renames clues in other seats' knowledge, so that they know as much in that world as in this one. */
function renameIn(game: Imperial, seat: Seat, names: Names): void {
  const mind = mindOf(game, seat)
  mind.groups = mind.groups.map((group) => group.map((clue) => names.get(clue) ?? clue))
}

// Secrets of two traders (IMP-14.3)

function reconsider(game: Imperial, proposal: Proposal, viewer: Seat | null, rng: HasRng): void {
  const next = copyOf(proposal)
  if (viewer !== next.from) {
    if (!next.laid) redraft(game, next, rng)
    else if (viewer === next.to) redealFaceDown(game, next, rng)
    else redealOffer(game, next, rng)
  }
  if (viewer !== next.to) next.promised = someOf(rng, cluesOf(game, next.to), next.promised.length)
  game.proposal = next
}

/** No other seat knows how far a draft has come, so it may be any. */
function redraft(game: Imperial, draft: Proposal, rng: HasRng): void {
  const goods = (seat: Seat) => [...characterAt(game, seat).weapons, ...characterAt(game, seat).treasures]
  const toss = <T>(list: readonly T[]) => list.filter(() => below(rng, 2) === 0)
  const ways = cluesOf(game, draft.from).map((clue) => ({ clue, as: pickOne(rng, ['kept', 'open', 'faceDown']) }))
  const shown = (as: string) => ways.filter((one) => one.as === as).map(({ clue }) => clue)
  draft.gives = toss(goods(draft.from))
  draft.asks = toss(goods(draft.to))
  draft.open = shuffle(rng, shown('open'))
  draft.faceDown = shuffle(rng, shown('faceDown'))
  draft.asksClues = below(rng, cluesOf(game, draft.to).length + 1)
}

/** Another seat's draft begins again: nobody knows how far it has come. */
export function takeBackSecrets(game: Imperial, viewer: Seat | null): void {
  const { proposal } = game
  if (!proposal || proposal.laid || proposal.from === viewer) return
  game.proposal = { ...proposal, gives: [], open: [], faceDown: [], asks: [], asksClues: 0 }
}

/** The partner sees the open clues; those face down may be any others. */
function redealFaceDown(game: Imperial, laid: Proposal, rng: HasRng): void {
  const others = cluesOf(game, laid.from).filter((clue) => !laid.open.includes(clue))
  laid.faceDown = someOf(rng, others, laid.faceDown.length)
}

/**
 * Bystanders know only the number of clues offered. Whatever else the partner has been shown is forgotten, because it
 * can't be told apart from what is shown now.
 */
function redealOffer(game: Imperial, laid: Proposal, rng: HasRng): void {
  const clues = someOf(rng, cluesOf(game, laid.from), laid.open.length + laid.faceDown.length)
  laid.open = clues.splice(0, below(rng, clues.length + 1))
  laid.faceDown = clues
  forgetAll(game, laid.to)
  for (const clue of laid.open) noteShown(game, laid.from, clue, laid.to)
}

function cluesOf(game: Imperial, seat: Seat): readonly ClueId[] {
  return maybeCharacter(game, seat)?.clues ?? []
}

function someOf<T>(rng: HasRng, list: readonly T[], many: number): T[] {
  return shuffle(rng, [...list]).slice(0, many)
}
