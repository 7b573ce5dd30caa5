import { below, dealtAnew, shuffle, type HasRng, type Seat } from '../../../../engine/index.ts'
import { treasureOf, type TreasureKind } from '../../data/components.ts'
import type { SwordId, TreasureId } from '../../data/ids.ts'
import { isShown, knows } from '../../state/knowledge.ts'
import { kindsOf } from '../../state/likeness.ts'
import type { Warlock } from '../../state/state.ts'

/**
 * Treasure cards in other worlds: those whose face a viewer does not know change places, each going only where, by
 * public knowledge, a card of its kind may lie. Every such arrangement is equally likely.
 */
export function redealTreasures(game: Warlock, viewer: Seat | null, rng: HasRng): void {
  const hidden = facesHiddenFrom(game, viewer)
  const deal: Deal = (cards) => dealtAnew(rng, cards)
  if (hidden.length > 1) rename(game, redealHidden(game, hidden, rng, deal))
  game.mayBe = Object.fromEntries(Object.entries(game.mayBe).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Those whose face no seat knows change places. */
export function redealUnseenTreasures(game: Warlock, rng: HasRng): void {
  const fromEach = game.players.map((_, seat) => new Set(facesHiddenFrom(game, seat)))
  const hidden = facesHiddenFrom(game, null).filter((card) => fromEach.every((one) => one.has(card)))
  if (hidden.length > 1)
    rename(
      game,
      redealHidden(game, hidden, rng, (cards) => shuffle(rng, cards)),
    )
}

// The hidden cards

/** Cards that lie face-down for the viewer. A card stands for its place until it is redealt. */
function facesHiddenFrom(game: Warlock, viewer: Seat | null): TreasureId[] {
  const open = new Set(openTo(game, viewer))
  const isKnown = (card: TreasureId) => (viewer === null ? isShown(game, card) : knows(game, viewer, card))
  const lying = heapsOf(game).flat()
  return lying.filter((card) => !isKnown(card) && !open.has(card) && kindsOf(game, card).length > 0)
}

/** The viewer's own cards, and those in a deal they were offered. */
function openTo({ players, caches, deal }: Warlock, viewer: Seat | null): TreasureId[] {
  if (viewer === null) return []
  const own = players[viewer]?.adventurer?.treasures ?? []
  const kept = caches.flatMap(({ owner, cards }) => (owner === viewer ? cards : []))
  const isOffered = deal?.from === viewer || (deal?.to === viewer && deal.proposed)
  return [...own, ...kept, ...(deal && isOffered ? [...deal.gives.cards, ...deal.asks.cards] : [])]
}

/** Every list of Treasure cards in the game. */
function heapsOf({ players, rooms, discarded, caches }: Warlock): TreasureId[][] {
  return [
    ...players.flatMap(({ adventurer }) => (adventurer ? [adventurer.treasures] : [])),
    ...Object.values(rooms).map(({ pile }) => pile),
    ...Object.values(discarded),
    ...caches.map(({ cards }) => cards),
  ]
}

/** The Treasure cards the rules have in hand. */
function choicesOf({ turn, battle, deal }: Warlock): TreasureId[][] {
  const { putting, picking, seen } = turn
  return [
    putting,
    picking,
    seen,
    ...(battle ? [battle.spoils] : []),
    ...(deal ? [deal.gives.cards, deal.asks.cards] : []),
  ]
}

// Redealing

/** Kinds that players cannot tell apart by how a card is used. */
const SORTS: readonly (readonly TreasureKind[])[] = [
  ['gold', 'provisions'],
  ['sword'],
  ['key', 'keyBunch'],
  ['armour'],
  ['magic'],
]

function sortOf(card: TreasureId): number {
  return SORTS.findIndex((kinds) => kinds.includes(treasureOf(card).kind))
}

/** The sorts that may lie at a card's place. */
function sortsAt(game: Warlock, place: TreasureId): number[] {
  const kinds = kindsOf(game, place)
  return [...SORTS.keys()].filter((sort) => SORTS[sort]?.some((kind) => kinds.includes(kind)))
}

/** Puts cards in a random order. */
type Deal = (cards: TreasureId[]) => TreasureId[]

/** The new card at each place. */
function redealHidden(
  game: Warlock,
  hidden: readonly TreasureId[],
  rng: HasRng,
  deal: Deal,
): ReadonlyMap<TreasureId, TreasureId> {
  const places = hidden.map((place) => ({ place, sorts: sortsAt(game, place) }))
  const bound = places.filter(({ sorts }) => sorts.length < SORTS.length)
  const free = places.filter(({ sorts }) => sorts.length === SORTS.length)
  const stock = [...SORTS.keys()].map((sort) => deal(hidden.filter((card) => sortOf(card) === sort)))
  const sorts = sortsFor(
    bound.map((one) => one.sorts),
    stock.map(({ length }) => length),
    rng,
  )
  const dealt = bound.map(({ place }, at) => [place, stock[sorts[at] ?? 0]?.pop() ?? place] as const)
  const rest = shuffle(rng, stock.flat())
  return new Map([...dealt, ...free.map(({ place }, at) => [place, rest[at] ?? place] as const)])
}

/** A sort for each place, such that every arrangement of single cards is equally likely. */
function sortsFor(places: readonly (readonly number[])[], stock: number[], rng: HasRng): number[] {
  const ways = waysOf(places, stock)
  return places.map((_, at) => {
    let share = (below(rng, 2 ** 32) / 2 ** 32) * ways(at)
    const weighed = choicesAt(places, stock, ways, at).filter(({ weight }) => weight > 0)
    const chosen = weighed.find(({ weight }) => (share -= weight) < 0) ?? weighed.at(-1)
    if (!chosen) throw new Error('no Treasure card fits the place')
    stock[chosen.sort] = (stock[chosen.sort] ?? 0) - 1
    return chosen.sort
  })
}

/** Counts the ways to lay single cards from the stock at the places from index `at` on. */
function waysOf(places: readonly (readonly number[])[], stock: number[]): (at: number) => number {
  const known = new Map<number, number>()
  const ways = (at: number): number => {
    if (at === places.length) return 1
    const code = stock.reduce((sum, many) => sum * 33 + many, 0) // the number of cards used determines the place
    const memo = known.get(code)
    if (memo !== undefined) return memo
    const sum = choicesAt(places, stock, ways, at).reduce((all, { weight }) => all + weight, 0)
    known.set(code, sum)
    return sum
  }
  return ways
}

/** The sorts possible at a place, each with the number of arrangements that begin so. */
function choicesAt(
  places: readonly (readonly number[])[],
  stock: number[],
  ways: (at: number) => number,
  at: number,
): { sort: number; weight: number }[] {
  return (places[at] ?? []).map((sort) => {
    const many = stock[sort] ?? 0
    if (many === 0) return { sort, weight: 0 }
    stock[sort] = many - 1
    const weight = many * ways(at + 1)
    stock[sort] = many
    return { sort, weight }
  })
}

// Renaming

/** Lays the cards there, in place: knowledge of a place now applies to the card that lies there. */
function rename(game: Warlock, names: ReadonlyMap<TreasureId, TreasureId>): void {
  for (const heap of [...heapsOf(game), ...choicesOf(game)]) {
    for (const [at, card] of heap.entries()) heap[at] = names.get(card) ?? card
  }
  for (const { adventurer } of game.players) {
    if (adventurer) adventurer.sword = redealUsedSword(names, adventurer.sword)
  }
  const [knownTo, mayBe] = [{ ...game.knownTo }, { ...game.mayBe }]
  for (const [place, card] of names) {
    game.knownTo[card] = knownTo[place]
    const kinds = mayBe[place]
    if (kinds) game.mayBe[card] = kinds
    else delete game.mayBe[card]
  }
}

function redealUsedSword(names: ReadonlyMap<TreasureId, TreasureId>, sword: SwordId | null): SwordId | null {
  return sword === null || sword === 'starting-sword' ? sword : (names.get(sword) ?? sword)
}
