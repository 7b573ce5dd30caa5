import { below, dealtAnew, freshSeed, pickOne, reseed, shuffle, type HasRng, type Seat } from '../../../engine/index.ts'
import type { CharacterId, SpellCard } from '../data/ids.ts'
import type { WindowSecrets } from '../state/moments.ts'
import { ORDERS } from '../state/orders.ts'
import type { Character, Talisman } from '../state/state.ts'
import { seatsAskedIn, castsOf } from './effects/windows.ts'

/**
 * Possible worlds: redeals everything a viewer cannot know, consistent with everything they may know, using the given
 * generator. The secret choices of other players are not random: they change only where they must, or with even odds.
 */
export function determinize(game: Talisman, viewer: Seat | null, rng: HasRng): void {
  dealAdventures(game, viewer, rng)
  dealSpells(game, viewer, rng)
  dealCharacters(game, viewer, rng)
  changeAnswers(game, viewer, rng)
  changeOrders(game, viewer, rng)
  reseed(game, freshSeed(rng))
}

/** Reshuffles what no seat knows: the Adventures below all divined ones, and the order of the Spells in the pile. */
export function reshuffleHidden(game: Talisman, rng: HasRng): void {
  const known = Math.max(0, ...game.divined)
  game.deck = [...game.deck.slice(0, known), ...shuffle(rng, game.deck.slice(known))]
  game.spellDeck = game.spellDeck.map(exchangeWithin(game.spellDeck, game.shuffles, (some) => shuffle(rng, some)))
}

function othersThan(game: Talisman, viewer: Seat | null): Seat[] {
  return [...game.players.keys()].filter((seat) => seat !== viewer)
}

// Adventures

/**
 * All Adventures outside the pile lie open. Hidden is only the order of the pile, below the cards the viewer has
 * divined.
 */
function dealAdventures(game: Talisman, viewer: Seat | null, rng: HasRng): void {
  const known = viewer === null ? 0 : (game.divined[viewer] ?? 0)
  game.deck = [...game.deck.slice(0, known), ...dealtAnew(rng, game.deck.slice(known))]
}

// Spells

type Exchange = (spell: SpellCard) => SpellCard

/** Spells in other hands and in the pile change places, together with what other seats know of them. */
function dealSpells(game: Talisman, viewer: Seat | null, rng: HasRng): void {
  const others = othersThan(game, viewer)
  const swap = exchangeWithin(unknownSpells(game, viewer), game.shuffles, (some) => dealtAnew(rng, some))
  game.spellDeck = game.spellDeck.map(swap)
  for (const one of charactersOf(game, others)) one.spells = one.spells.map(swap)
  for (const seat of others) {
    game.peeked[seat] = game.peeked[seat]?.map(swap) ?? []
    for (const { held } of game.windows) held[seat] = held[seat]?.map(swap) ?? []
  }
}

function charactersOf(game: Talisman, seats: readonly Seat[]): Character[] {
  return seats.flatMap((seat) => game.players[seat]?.character ?? [])
}

function unknownSpells(game: Talisman, viewer: Seat | null): SpellCard[] {
  const seen = viewer === null ? [] : (game.peeked[viewer] ?? [])
  const held = charactersOf(game, othersThan(game, viewer)).flatMap(({ spells }) => spells)
  return [...game.spellDeck, ...held.filter((spell) => !seen.includes(spell))]
}

/**
 * Cards of one shuffle change places only among themselves: a seat that drew before the used Spells were shuffled holds
 * none of these, and a seat that drew since holds only these (TAL-9.5).
 */
function exchangeWithin(
  spells: readonly SpellCard[],
  shuffles: Talisman['shuffles'],
  deal: (some: SpellCard[]) => SpellCard[],
): Exchange {
  const now = new Map<SpellCard, SpellCard>()
  const shuffleOf = (spell: SpellCard) => shuffles[spell] ?? 0
  for (const number of new Set(spells.map(shuffleOf))) {
    const before = spells.filter((spell) => shuffleOf(spell) === number)
    const after = deal([...before])
    for (const [at, spell] of before.entries()) now.set(spell, after[at] ?? spell)
  }
  return (spell) => now.get(spell) ?? spell
}

// Characters

/** While players pick Characters: the cards of the other seats, and those not dealt (TAL-OPT.1). */
function dealCharacters(game: Talisman, viewer: Seat | null, rng: HasRng): void {
  if (game.players.every(({ hand }) => hand.length === 0)) return
  const others = game.players.filter((_, seat) => seat !== viewer)
  const unknown: CharacterId[] = dealtAnew(rng, [...game.unused, ...others.flatMap(({ hand }) => hand)])
  for (const player of others) {
    player.hand = unknown.splice(0, player.hand.length)
    if (player.picked !== null) player.picked = pickOne(rng, player.hand)
  }
  game.unused = unknown
}

// Secret choices of others

/**
 * The answers of other seats in the waiting window. Passing and casting look the same from outside while a seat with
 * priority has not answered. A seat that is aiming a Spell has not decided yet.
 */
function changeAnswers(game: Talisman, viewer: Seat | null, rng: HasRng): void {
  takeBackAims(game, viewer)
  for (const { seat, window } of secretAnswers(game, viewer)) {
    const casts = castsOf(game, seat, window).filter(({ among }) => among === null)
    const isCast = below(rng, 2) === 0 && casts.length > 0
    window.answers[seat] = { key: isCast ? pickOne(rng, casts).key : 'pass', chosen: [], isAiming: false }
  }
}

function takeBackAims(game: Talisman, viewer: Seat | null): void {
  const answers = game.windows.at(-1)?.answers ?? []
  for (const [seat, answer] of answers.entries()) if (seat !== viewer && answer?.isAiming) answers[seat] = null
}

/** Takes back the answers of other seats in the waiting window: they are asked again after the next answer. */
export function takeBackSecrets(game: Talisman, viewer: Seat | null): void {
  for (const { seat, window } of secretAnswers(game, viewer)) window.answers[seat] = null
}

/**
 * Where the answers of other seats in the waiting window may have been others. A seat cannot have cast if all seats
 * ahead of it have passed, because its Spell would have been carried out by then. An action of a public card or ability
 * stays as it is.
 */
function secretAnswers(game: Talisman, viewer: Seat | null): { readonly seat: Seat; readonly window: WindowSecrets }[] {
  const window = game.windows.at(-1)
  if (!window) return []
  const asked = seatsAskedIn(game, window)
  const first = asked.findIndex((seat) => window.answers[seat]?.isAiming ?? true)
  return asked.flatMap((seat, at) => {
    const answer = window.answers[seat]
    const isSecret = answer && !answer.isAiming && (answer.key === 'pass' || answer.key.startsWith('cast:'))
    return isSecret && seat !== viewer && first !== -1 && at > first ? [{ seat, window }] : []
  })
}

/** The standing orders of other seats (TAL-R110). */
function changeOrders(game: Talisman, viewer: Seat | null, rng: HasRng): void {
  for (const seat of othersThan(game, viewer)) ORDERS.reshuffle(game, seat, rng)
}
