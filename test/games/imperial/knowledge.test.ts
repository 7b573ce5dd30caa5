import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rngFrom, shuffle, type HasRng, type Seat } from '../../../src/engine/index.ts'
import type { ClueId } from '../../../src/games/imperial/data/ids.ts'
import { discardClue, gainClue, takeClue } from '../../../src/games/imperial/rules/deeds/pools.ts'
import { determinize } from '../../../src/games/imperial/rules/determinize.ts'
import {
  mindOf,
  MAX_DISTRIBUTIONS,
  noteOpen,
  noteShown,
  noteSwapped,
  actualDistribution,
} from '../../../src/games/imperial/state/knowledge.ts'
import { characterAt, type Imperial } from '../../../src/games/imperial/state/state.ts'
import { imperial } from './kit.ts'

// The worlds a viewer cannot exclude are computed twice: from the state, and by trying every deal and every choice
// consistent with all they saw.

const NAMES = ['The Loose Brick', 'Lot Forty-Two', 'The Toll Box', 'The Hollow Oak', 'The Net Loft']
const SEATS = [0, 1, 2] as const
const VIEWERS: readonly (Seat | null)[] = [null, ...SEATS]

/** The events that move clues. `cards` are known only to those concerned, unless the clue is open to all. */
type Event =
  | { readonly kind: 'draw'; readonly seat: Seat; readonly card: ClueId; readonly pile: readonly ClueId[] | null }
  | { readonly kind: 'discard' | 'open'; readonly seat: Seat; readonly card: ClueId }
  | { readonly kind: 'show'; readonly seat: Seat; readonly card: ClueId; readonly to: Seat }
  | {
      readonly kind: 'swap'
      readonly from: Seat
      readonly to: Seat
      readonly given: ClueId[]
      readonly taken: ClueId[]
    }

interface World {
  readonly hands: readonly (readonly ClueId[])[]
  /** The content of the deck; its order is unknown to all. */
  readonly deck: readonly ClueId[]
}

/** Three seats and a deck of a few clues. */
function table(cards: number): Imperial {
  const { state } = imperial({ kate: {}, rosa: {}, ozmo: {} }, { clueDeck: NAMES.slice(0, cards) })
  delete state.rng.loaded
  return state
}

const handOf = (game: Imperial, seat: Seat): ClueId[] => characterAt(game, seat).clues

/** Carries out a possible event, chosen by the numbers; nothing if it is impossible. */
function happen(game: Imperial, [what = 0, who = 0, which = 0, many = 0]: readonly number[]): Event | null {
  const seat = who % 3
  const other = (seat + 1 + (which % 2)) % 3
  const hand = handOf(game, seat)
  const card = hand[which % Math.max(1, hand.length)]
  if (what < 4) return draw(game, seat)
  if (card === undefined) return null
  if (what === 4) {
    discardClue(game, seat, card)
    return { kind: 'discard', seat, card }
  }
  if (what === 5) {
    noteShown(game, seat, card, other)
    return { kind: 'show', seat, card, to: other }
  }
  if (what === 6) {
    noteOpen(game, seat, card)
    return { kind: 'open', seat, card }
  }
  return swap(game, seat, other, which, many)
}

function draw(game: Imperial, seat: Seat): Event | null {
  const pile = game.clueDeck.length === 0 ? [...game.clueDiscard] : null
  const card = takeClue(game)
  if (card === undefined) return null
  gainClue(game, seat, card)
  return { kind: 'draw', seat, card, pile }
}

function swap(game: Imperial, from: Seat, to: Seat, which: number, many: number): Event {
  const rng = { rng: rngFrom(`${which} ${many}`) }
  const some = (hand: readonly ClueId[], count: number) => shuffle(rng, [...hand]).slice(0, count)
  const [given, taken] = [some(handOf(game, from), 1 + (many % 2)), some(handOf(game, to), (many >> 1) % 3)]
  characterAt(game, from).clues = without(handOf(game, from), given).concat(taken)
  characterAt(game, to).clues = without(handOf(game, to), taken).concat(given)
  noteSwapped(game, { from, to, given, taken })
  return { kind: 'swap', from, to, given, taken }
}

// Every world consistent with all that a viewer saw

function worldsFor(viewer: Seat | null, cards: readonly ClueId[], events: readonly Event[]): Set<string> {
  const start: World = { hands: [[], [], []], deck: cards }
  const worlds = events.reduce<Map<string, World>>(
    (before, event) => new Map([...before.values()].flatMap((world) => after(world, event, viewer)).map(named)),
    new Map([named(start)]),
  )
  return new Set(worlds.keys())
}

function after(world: World, event: Event, viewer: Seat | null): World[] {
  const { hands } = world
  const holds = (seat: Seat, some: readonly ClueId[]) => some.every((card) => hands[seat]?.includes(card))
  switch (event.kind) {
    case 'draw': {
      const deck = event.pile ?? world.deck
      const drawn = viewer === event.seat ? deck.filter((card) => card === event.card) : deck
      return drawn.map((card) => ({
        hands: put(hands, event.seat, [...(hands[event.seat] ?? []), card]),
        deck: without(deck, [card]),
      }))
    }
    case 'discard':
      if (!holds(event.seat, [event.card])) return []
      return [{ ...world, hands: put(hands, event.seat, without(hands[event.seat] ?? [], [event.card])) }]
    case 'open':
      return holds(event.seat, [event.card]) ? [world] : []
    case 'show':
      return viewer !== event.to || holds(event.seat, [event.card]) ? [world] : []
    case 'swap': {
      const { from, to, given, taken } = event
      const isParty = viewer === from || viewer === to
      const there = isParty ? [given] : choices(hands[from] ?? [], given.length)
      const back = isParty ? [taken] : choices(hands[to] ?? [], taken.length)
      return there
        .flatMap((give) => back.map((take) => [give, take] as const))
        .filter(([give, take]) => holds(from, give) && holds(to, take))
        .map(([give, take]) => {
          const left = put(hands, from, [...without(hands[from] ?? [], give), ...take])
          return { ...world, hands: put(left, to, [...without(hands[to] ?? [], take), ...give]) }
        })
    }
  }
}

function named({ hands, deck }: World): [string, World] {
  return [JSON.stringify([hands.map((hand) => [...hand].sort()), [...deck].sort()]), { hands, deck }]
}

const worldOf = (game: Imperial): string =>
  named({ hands: SEATS.map((seat) => handOf(game, seat)), deck: game.clueDeck })[0]

function choices<T>(list: readonly T[], many: number): T[][] {
  const [first, ...others] = list
  if (many === 0) return [[]]
  if (first === undefined) return []
  return [...choices(others, many - 1).map((rest) => [first, ...rest]), ...choices(others, many)]
}

function put<T>(lists: readonly T[], at: number, list: T): T[] {
  return lists.map((one, index) => (index === at ? list : one))
}

function without<T>(list: readonly T[], gone: readonly T[]): T[] {
  return list.filter((one) => !gone.includes(one))
}

/** How often each world comes up. */
function countWorlds(game: Imperial, viewer: Seat | null, times: number): Map<string, number> {
  const rng: HasRng = { rng: rngFrom('worlds') }
  const counts = new Map<string, number>()
  for (let time = 0; time < times; time += 1) {
    const other = structuredClone(game)
    determinize(other, viewer, rng)
    const world = worldOf(other)
    counts.set(world, (counts.get(world) ?? 0) + 1)
  }
  return counts
}

const numbers = fc.tuple(fc.nat(8), fc.nat(2), fc.nat(50), fc.nat(5))

describe('of a few clues, after any events', () => {
  it('exactly the worlds come up that a viewer cannot exclude, each as often as the others', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5 }),
        fc.array(numbers, { minLength: 3, maxLength: 14 }),
        (cards, script) => {
          const game = table(cards)
          const deck = [...game.clueDeck]
          const events = script.flatMap((one) => happen(game, one) ?? [])
          for (const viewer of VIEWERS) {
            const possible = worldsFor(viewer, deck, events)
            expect(possible).toContain(worldOf(game))
            const times = 40 * possible.size
            const counts = countWorlds(game, viewer, times)
            expect(new Set(counts.keys())).toEqual(possible)
            for (const count of counts.values()) expect(count).toBeGreaterThan(7)
            for (const count of counts.values()) expect(count).toBeLessThan(100)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('frequent swaps of clues are followed only up to a limit, but never wrongly', () => {
    const hands = [NAMES.slice(0, 2), NAMES.slice(2, 4), ['The Net Loft', 'A Fair Swap', 'The Third Branch']]
    const { state } = imperial({
      kate: { clues: hands[0] },
      rosa: { clues: hands[1] },
      ozmo: { clues: hands[2] },
      turb: {},
    })
    for (const seat of SEATS) for (const card of handOf(state, seat)) noteOpen(state, seat, card)
    for (let turn = 0; turn < 60; turn += 1) {
      swap(state, turn % 3, (turn + 1) % 3, turn, turn % 6)
      for (const viewer of VIEWERS) {
        const { ways } = mindOf(state, viewer)
        expect(ways.length).toBeLessThanOrEqual(MAX_DISTRIBUTIONS)
        expect(ways).toContainEqual(actualDistribution(state, viewer))
      }
    }
    expect(mindOf(state, null).ways.length).toBeGreaterThan(MAX_DISTRIBUTIONS / 2)
  })
})
