import { below, freshSeed, pickOne, reseed, shuffle, type HasRng, type Seat } from '../../../engine/index.ts'
import type { CharacterId, SpellCard } from '../data/ids.ts'
import type { WindowAnswer } from '../state/moments.ts'
import { ORDERS } from '../state/orders.ts'
import type { Character, Talisman } from '../state/state.ts'
import { askedIn, castsOf } from './effects/windows.ts'

/**
 * Possible worlds: all that a viewer cannot know is dealt anew, from other luck, consistent with all that he may know.
 * What others have chosen in secret is no matter of luck: it changes where it must, and is otherwise as likely as not.
 */
export function determinize(game: Talisman, viewer: Seat | null, rng: HasRng): void {
  dealAdventures(game, viewer, rng)
  dealSpells(game, viewer, rng)
  dealCharacters(game, viewer, rng)
  changeAnswers(game, viewer, rng)
  changeOrders(game, viewer, rng)
  reseed(game, freshSeed(rng))
}

/** What no seat knows: the Adventures below all that was divined, and the order of the Spells in the pile. */
export function reshuffleHidden(game: Talisman, rng: HasRng): void {
  const known = Math.max(0, ...game.divined)
  game.deck = [...game.deck.slice(0, known), ...shuffle(rng, game.deck.slice(known))]
  game.spellDeck = game.spellDeck.map(exchanged(game.spellDeck, game.shuffles, rng))
}

function othersThan(game: Talisman, viewer: Seat | null): Seat[] {
  return [...game.players.keys()].filter((seat) => seat !== viewer)
}

// Adventures

/** All Adventures but those of the pile lie open: what is hidden is their order, below what he has divined. */
function dealAdventures(game: Talisman, viewer: Seat | null, rng: HasRng): void {
  const known = viewer === null ? 0 : (game.divined[viewer] ?? 0)
  game.deck = [...game.deck.slice(0, known), ...shuffle(rng, game.deck.slice(known))]
}

// Spells

type Exchange = (spell: SpellCard) => SpellCard

/** Spells in other hands and in the pile change places, and with them all that others know of them. */
function dealSpells(game: Talisman, viewer: Seat | null, rng: HasRng): void {
  const others = othersThan(game, viewer)
  const swap = exchanged(unknownSpells(game, viewer), game.shuffles, rng)
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
 * Cards of one shuffle change places among themselves alone: whoever drew before the used Spells were shuffled holds none
 * of these, and whoever drew since holds nothing else (TAL-9.5).
 */
function exchanged(spells: readonly SpellCard[], shuffles: Talisman['shuffles'], rng: HasRng): Exchange {
  const now = new Map<SpellCard, SpellCard>()
  const shuffleOf = (spell: SpellCard) => shuffles[spell] ?? 0
  for (const number of new Set(spells.map(shuffleOf))) {
    const before = spells.filter((spell) => shuffleOf(spell) === number)
    const after = shuffle(rng, [...before])
    for (const [at, spell] of before.entries()) now.set(spell, after[at] ?? spell)
  }
  return (spell) => now.get(spell) ?? spell
}

// Characters

/** While Characters are picked: those of the others, and those dealt to nobody (TAL-OPT.1). */
function dealCharacters(game: Talisman, viewer: Seat | null, rng: HasRng): void {
  if (game.players.every(({ hand }) => hand.length === 0)) return
  const others = game.players.filter((_, seat) => seat !== viewer)
  const unknown: CharacterId[] = shuffle(rng, [...game.unused, ...others.flatMap(({ hand }) => hand)])
  for (const player of others) {
    player.hand = unknown.splice(0, player.hand.length)
    if (player.picked !== null) player.picked = pickOne(rng, player.hand)
  }
  game.unused = unknown
}

// What others have chosen

/**
 * What others have said in the window that waits: passing and casting cannot be told from each other, as long as somebody
 * with priority has not answered; nobody casts before whom all have passed, or he would have. A deed of a public card or
 * ability stays as it is; whoever aimed a Spell has not made up his mind.
 */
function changeAnswers(game: Talisman, viewer: Seat | null, rng: HasRng): void {
  const window = game.windows.at(-1)
  if (!window) return
  let waits = false
  for (const seat of askedIn(game, window)) {
    const answer = window.answers[seat]
    const waitedFor = waits
    waits ||= answer?.isAiming ?? true
    if (!answer || seat === viewer || !(waitedFor || answer.isAiming)) continue
    const casts = castsOf(game, seat, window).filter(({ among }) => among === null)
    window.answers[seat] = answer.isAiming
      ? null
      : changed(
          answer,
          casts.map(({ key }) => key),
          rng,
        )
  }
}

function changed(answer: WindowAnswer, casts: readonly string[], rng: HasRng): WindowAnswer {
  const isHidden = answer.key === 'pass' || answer.key.startsWith('cast:')
  if (!isHidden) return answer
  const isCast = below(rng, 2) === 0 && casts.length > 0
  return { key: isCast ? pickOne(rng, casts) : 'pass', chosen: [], isAiming: false }
}

/** What others have ordered (TAL-R110). */
function changeOrders(game: Talisman, viewer: Seat | null, rng: HasRng): void {
  for (const seat of othersThan(game, viewer)) ORDERS.reshuffle(game, seat, rng)
}
