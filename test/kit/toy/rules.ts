import {
  ANY,
  rngFrom,
  choose,
  dealtAnew,
  chooseAny,
  chooseHidden,
  diceParts,
  hidden,
  only,
  OptionSheet,
  freshSeed,
  pickOne,
  option,
  reseed,
  rollDie,
  shuffle,
  sumOf,
  emit,
  type Json,
  type HasRng,
  type Option,
  type Play,
  type Rules,
  type Seat,
  type Setup,
  type State,
  type Sum,
} from '../../../src/engine/index.ts'

// The Barrow: the smallest game that uses everything the engine has. Seats take turns to dig in pits for gold; the
// others may spoil the find with a curse from their hand, the digger may ward it off, and lamps help at any time.

export const CARDS = ['curse', 'ward', 'lamp'] as const
export type CardKind = (typeof CARDS)[number]
/** `curse-3`: the kind and a number. */
export type CardId = `${CardKind}-${number}`

export const OMENS = ['sun', 'moon'] as const
export type Omen = (typeof OMENS)[number]

export interface Barrow extends State {
  goal: number
  turns: number
  /** Whose turn it is; `null` before the cards are dealt. */
  digger: Seat | null
  gold: number[]
  lamps: number[]
  hands: CardId[][]
  omens: (Omen | null)[]
  isOut: boolean[]
  /** Who is asked for a curse at this moment. */
  mutterers: Seat[]
  /** What has been lifted out of a pit and is not yet anybody's. */
  lifted: { pit: string; amount: number } | null
  deck: CardId[]
  pile: CardId[]
  /** What is left in each pit. */
  pits: Record<string, number>
}

export type BarrowFact =
  | { kind: 'dealt'; each: number }
  | { kind: 'card-drawn'; seat: Seat; card: CardId }
  | { kind: 'dug'; seat: Seat; pit: string; find: Sum }
  | { kind: 'cursed'; seat: Seat; by: Seat; card: CardId }
  | { kind: 'warded'; seat: Seat; card: CardId }
  | { kind: 'gold'; seat: Seat; amount: number }
  | { kind: 'lamp-lit'; seat: Seat; card: CardId }
  | { kind: 'omen-seen'; seat: Seat; omen: Omen }
  | { kind: 'left'; seat: Seat }
  | { kind: 'came-back'; seat: Seat }

/** The turn ends at once. */
class TurnEnds extends Error {}
/** Somebody who was asked is gone. */
class Gone extends Error {}

const FRESH: Record<string, number> = { north: 3, south: 3, deep: 4 }

/** What a table may choose of the Barrow: one option of each kind, and what goes together. */
export const SHEET = new OptionSheet({
  options: {
    goal: { kind: 'number', values: [8, 12, 20], usual: 20 },
    lamps: { kind: 'switch', usual: true },
    mood: { kind: 'choice', values: ['grim', 'merry'], usual: 'grim' },
    twilight: { kind: 'typed', least: 1, most: 99, usual: null },
    depths: { kind: 'rising', count: 2, least: 1, most: 9, usual: [3, 5] },
    thinking: { kind: 'number', values: [null, 60, 600], usual: null, clock: 'decision' },
  },
  groups: { beginning: ['lamps', 'depths'], winning: ['goal'], cards: ['mood'], time: ['twilight', 'thinking'] },
  contradictions: [{ id: 'early-twilight', above: ['goal', 'twilight'] }],
  presets: {
    standard: {},
    short: { goal: 8 },
    solemn: { goal: 12, lamps: false },
  },
  requirements: [
    { id: 'merry-lamps', if: { option: 'mood', is: ['merry'] }, then: [{ option: 'lamps', is: [true] }] },
    { id: 'solemn-seats', if: { option: 'lamps', is: [false] }, seats: { min: 3, max: 4 } },
  ],
})

export const kindOf = (card: CardId): CardKind => card.split('-')[0] as CardKind

export function create({ seats, preset, options, seed }: Setup): Barrow {
  const each = <T>(value: () => T): T[] => Array.from({ length: seats }, value)
  return {
    rng: rngFrom(seed),
    emitted: [],
    revealed: 0,
    goal: SHEET.chosen(preset, options).goal,
    turns: 0,
    digger: null,
    gold: each(() => 0),
    lamps: each(() => 0),
    hands: each(() => []),
    omens: each(() => null),
    isOut: each(() => false),
    mutterers: [],
    lifted: null,
    deck: CARDS.flatMap((kind) => [1, 2, 3, 4, 5, 6].map((number): CardId => `${kind}-${number}`)),
    pile: [],
    pits: { ...FRESH },
  }
}

export function* turn(game: Barrow, digging = dig): Play {
  if (game.digger === null) return deal(game)
  try {
    yield* digging(game, game.digger)
    yield* rest(game, game.digger)
  } catch (signal) {
    if (!(signal instanceof TurnEnds)) throw signal
  }
  game.turns += 1
  game.digger = seatAfter(game, game.digger)
}

function deal(game: Barrow): void {
  shuffle(game, game.deck)
  for (const seat of game.hands.keys()) {
    draw(game, seat)
    draw(game, seat)
  }
  emit<BarrowFact>(game, { kind: 'dealt', each: 2 })
  game.digger = 0
}

function* dig(game: Barrow, seat: Seat): Play {
  const pit = yield* choose(seat, 'dig.where', () => pitOptions(game))
  const roll = rollDie(game)
  const find = sumOf(diceParts([roll], '1'), { value: game.lamps[seat] ?? 0, from: 'lamps' })
  emit<BarrowFact>(game, { kind: 'dug', seat, pit, find })
  if (roll === 1) yield* dream(game, seat)
  yield* bringUp(game, seat, pit, find.total)
  if (pitOptions(game).length === 0) game.pits = { ...FRESH }
}

/** The find is in hand until nobody has cursed it; however this ends, it is put down: in a bag, or back in the pit. */
function* bringUp(game: Barrow, seat: Seat, pit: string, total: number): Play {
  const amount = lift(game, pit, total)
  try {
    if ((yield* maybeCurse(game, seat, total)) === 'cursed') return
    game.gold[seat] = (game.gold[seat] ?? 0) + amount
    game.lifted = null
    emit<BarrowFact>(game, { kind: 'gold', seat, amount })
  } finally {
    dropBack(game)
  }
}

/** Takes gold out of a pit, at most what is there. */
export function lift(game: Barrow, pit: string, most: number): number {
  const amount = Math.min(most, game.pits[pit] ?? 0)
  game.pits[pit] = (game.pits[pit] ?? 0) - amount
  game.lifted = { pit, amount }
  return amount
}

function dropBack(game: Barrow): void {
  const { pit, amount } = game.lifted ?? { pit: '', amount: 0 }
  if (pit !== '') game.pits[pit] = (game.pits[pit] ?? 0) + amount
  game.lifted = null
}

/** An omen that only the dreamer learns of, nor may others know that there was a choice. */
function* dream(game: Barrow, seat: Seat): Play {
  const omen = yield* chooseHidden(seat, 'dream.omen', () => OMENS.map((one) => option(one)))
  game.omens[seat] = omen
  emit<BarrowFact>(game, { kind: 'omen-seen', seat, omen }, only(seat))
}

/** A window for everybody else who holds a card, even one that is no curse: silence would tell. */
function* maybeCurse(game: Barrow, digger: Seat, total: number): Play<'cursed' | 'unharmed'> {
  const passed = new Set<Seat>()
  for (;;) {
    game.mutterers = playing(game).filter((seat) => seat !== digger && !passed.has(seat) && holdsCards(game, seat))
    if (game.mutterers.length === 0) return 'unharmed'
    try {
      const picked = yield* chooseAny(
        game.mutterers.map((seat) =>
          hidden(
            {
              seat,
              verb: 'curse.play',
              options: () => [option<CardId | null>('pass', {}, null), ...cardOptions(game, seat, 'curse')],
              about: { digger, total },
            },
            { asked: true, offers: ({ key }) => key === 'pass' },
          ),
        ),
      )
      game.mutterers = []
      if (picked.value === null) {
        passed.add(picked.seat)
        continue
      }
      discard(game, picked.seat, picked.value)
      emit<BarrowFact>(game, { kind: 'cursed', seat: digger, by: picked.seat, card: picked.value })
      if ((yield* maybeWard(game, digger)) === 'open') return 'cursed'
    } catch (signal) {
      if (!(signal instanceof Gone)) throw signal
    } finally {
      game.mutterers = []
    }
  }
}

function* maybeWard(game: Barrow, digger: Seat): Play<'warded' | 'open'> {
  if (!holdsCards(game, digger)) return 'open'
  const card = yield* chooseHidden(
    digger,
    'ward.play',
    () => [...cardOptions(game, digger, 'ward'), option<CardId | null>('suffer', {}, null)],
    { default: 'suffer' },
    { asked: true },
  )
  if (card === null) return 'open'
  discard(game, digger, card)
  emit<BarrowFact>(game, { kind: 'warded', seat: digger, card })
  return 'warded'
}

function* rest(game: Barrow, seat: Seat): Play {
  const how = yield* choose(seat, 'rest.how', () => [option('sleep'), option('search'), option('watch')], {
    default: ANY,
  })
  if (how === 'search') draw(game, seat)
}

function* leave(game: Barrow, seat: Seat): Play {
  game.isOut[seat] = true
  for (const card of [...(game.hands[seat] ?? [])]) discard(game, seat, card)
  emit<BarrowFact>(game, { kind: 'left', seat })
  if (playing(game).length < 2 || seat === game.digger) throw new TurnEnds()
  if (game.mutterers.includes(seat)) throw new Gone()
}

/** With nothing in his hands. */
function* comeBack(game: Barrow, seat: Seat): Play {
  game.isOut[seat] = false
  emit<BarrowFact>(game, { kind: 'came-back', seat })
}

function* lightLamp(game: Barrow, seat: Seat, card: CardId): Play {
  discard(game, seat, card)
  game.lamps[seat] = (game.lamps[seat] ?? 0) + 1
  emit<BarrowFact>(game, { kind: 'lamp-lit', seat, card })
}

function pitOptions(game: Barrow): Option<string>[] {
  const open = Object.entries(game.pits).filter(([, left]) => left > 0)
  return open.map(([pit, left]) => option(`pit:${pit}`, { args: { left }, place: pit }, pit))
}

function cardOptions(game: Barrow, seat: Seat, kind: CardKind): Option<CardId>[] {
  const cards = (game.hands[seat] ?? []).filter((card) => kindOf(card) === kind)
  return cards.map((card) => option(`card:${card}`, {}, card))
}

function draw(game: Barrow, seat: Seat): void {
  const card = game.deck.pop()
  if (card === undefined) return
  game.hands[seat]?.push(card)
  emit<BarrowFact>(game, { kind: 'card-drawn', seat, card }, only(seat))
}

function discard(game: Barrow, seat: Seat, card: CardId): void {
  game.hands[seat] = (game.hands[seat] ?? []).filter((one) => one !== card)
  game.pile.push(card)
}

export function playing(game: Barrow): Seat[] {
  return [...game.isOut.keys()].filter((seat) => !game.isOut[seat])
}

function holdsCards(game: Barrow, seat: Seat): boolean {
  return (game.hands[seat] ?? []).length > 0
}

function seatAfter(game: Barrow, seat: Seat): Seat {
  return playing(game).find((one) => one > seat) ?? playing(game)[0] ?? 0
}

/**
 * Deals again what a viewer cannot know: the deck, the hands of others, their omens and the random numbers. Cards that
 * lie on the table stay.
 */
function determinize(game: Barrow, viewer: Seat | null, rng: HasRng): void {
  const others = [...game.hands.keys()].filter((seat) => seat !== viewer)
  const unknown = dealtAnew(rng, [...game.deck, ...others.flatMap((seat) => game.hands[seat] ?? [])])
  for (const seat of others) game.hands[seat] = unknown.splice(0, game.hands[seat]?.length ?? 0)
  game.deck = unknown
  for (const seat of others) if (game.omens[seat]) game.omens[seat] = pickOne(rng, OMENS)
  reseed(game, freshSeed(rng))
}

/** What no seat knows: the order of the deck. */
function reshuffleHidden(game: Barrow, rng: HasRng): void {
  shuffle(rng, game.deck)
}

const isOver = (game: Barrow): boolean => playing(game).length < 2 || game.gold.some((gold) => gold >= game.goal)

export function view(game: Barrow, viewer: Seat | null) {
  return {
    goal: game.goal,
    digger: game.digger,
    pits: { ...game.pits },
    deck: game.deck.length,
    pile: [...game.pile],
    seats: game.gold.map((gold, seat) => ({
      gold,
      lamps: game.lamps[seat] ?? 0,
      cards: game.hands[seat]?.length ?? 0,
      isOut: game.isOut[seat] ?? false,
    })),
    hand: viewer === null ? [] : [...(game.hands[viewer] ?? [])],
    omen: viewer === null ? null : (game.omens[viewer] ?? null),
  }
}
export type BarrowView = ReturnType<typeof view>

export const rules: Rules<Barrow, BarrowView> = {
  id: 'toy',
  seats: { min: 2, max: 4 },
  sheet: SHEET,
  version: 3,
  // Version 1 called the gold of a seat its coins.
  migrations: {
    1: (saved) => {
      const { coins, ...others } = saved as { coins: Json; [key: string]: Json }
      return { ...others, gold: coins }
    },
    // Version 2 left the gold in the pit until it was somebody's.
    2: (saved) => ({ ...(saved as { [key: string]: Json }), lifted: null }),
  },
  create,
  turn: (game) => turn(game),
  isOver,
  asides: (game, seat) =>
    (game.hands[seat] ?? [])
      .filter((card) => kindOf(card) === 'lamp')
      .map((card) => ({ verb: 'lamp.light', key: card, run: () => lightLamp(game, seat, card) })),
  leave,
  comeBack: (game, seat) => (game.isOut[seat] && !isOver(game) ? comeBack(game, seat) : null),
  inHand: ({ lifted, mutterers }) => [
    ...(lifted ? [`${lifted.amount} gold of the ${lifted.pit} pit`] : []),
    ...mutterers.map((seat) => `seat ${seat} mutters`),
  ],
  isIn: (game, seat) => game.isOut[seat] === false,
  view,
  determinize,
  reshuffleHidden,
  standings: (game) => {
    const score = (seat: Seat): number => (game.isOut[seat] ? -1 : (game.gold[seat] ?? 0))
    const seats = [...game.gold.keys()].sort((a, b) => score(b) - score(a))
    return seats.map((seat) => {
      const rank = 1 + seats.filter((other) => score(other) > score(seat)).length
      return { seat, rank, won: rank === 1, score: Math.max(0, score(seat)) }
    })
  },
}

/** Every card is in one place, and nobody has less than nothing. */
export function conserved(game: Barrow): void {
  const cards = [...game.deck, ...game.pile, ...game.hands.flat()]
  if (new Set(cards).size !== 18 || cards.length !== 18) throw new Error(`${cards.length} cards: ${cards.join(' ')}`)
  const low = [...game.gold, ...game.lamps, ...Object.values(game.pits), game.lifted?.amount ?? 0].filter(
    (count) => count < 0,
  )
  if (low.length > 0) throw new Error(`counters below zero: ${low.join(' ')}`)
}
