import type { Play } from '../../../../engine/index.ts'
import type { CardId } from '../../data/ids.ts'
import type { Casting, UnderWay } from '../../state/moments.ts'
import { playerAt, type Talisman } from '../../state/state.ts'
import { toDiscard } from './pile.ts'

/**
 * What rules have in hand while they run, and how they put it down. Signals (a death, a player leaving, the end of the
 * game) unwind every rule, so only these scopes put a thing on one of the lists, and they take it off again however the
 * rule ends. Between turns nothing is in hand.
 */

/** Keeps a thing on a list while a rule runs. */
export function* during<X, T>(list: X[], thing: X, play: () => Play<T>): Play<T> {
  list.push(thing)
  try {
    return yield* play()
  } finally {
    list.splice(list.lastIndexOf(thing), 1)
  }
}

/** A window, an attack or a fight, visible to all. */
export function* underWay<T>(game: Talisman, matter: UnderWay, play: () => Play<T>): Play<T> {
  return yield* during(game.matters, matter, play)
}

/** A Spell being cast: its card is on the stack, and afterwards goes to the used ones unless it stays somewhere. */
export function* onTheStack(game: Talisman, casting: Casting, play: () => Play<'spent' | 'stays'>): Play {
  let then: 'spent' | 'stays' = 'spent'
  try {
    then = yield* during(game.stack, casting, play)
  } finally {
    if (then === 'spent' && casting.spell !== null) game.spellDiscard.push(casting.spell)
  }
}

/** Cards that lie nowhere for the moment. Use `takeUp` to put one somewhere; the rest are discarded. */
export function* withCardsInHand<T>(game: Talisman, cards: readonly CardId[], play: () => Play<T>): Play<T> {
  game.pending.push(...cards)
  try {
    return yield* play()
  } finally {
    for (const card of cards.filter((one) => game.pending.includes(one))) toDiscard(game, takeUp(game, card))
  }
}

/** Takes one of the cards in hand to put it somewhere. Throws if it is not among them. */
export function takeUp(game: Talisman, card: CardId): CardId {
  const at = game.pending.indexOf(card)
  if (at < 0) throw new Error(`${card} is not in hand`)
  game.pending.splice(at, 1)
  return card
}

/** Everything in hand, as short strings. Characters dealt are in hand while their player picks. */
export function inHand(game: Talisman): readonly string[] {
  return [
    ...game.pending.map((card) => `${card}, laid down nowhere`),
    ...game.stack.map(({ spell, by }) => `${spell ?? 'the Command Spell'}, cast by seat ${by}`),
    ...game.matters.map(nameOf),
    ...game.windows.map(({ moment }) => `answers in ${moment.window}`),
    ...game.concerned.map((seat) => `something with seat ${seat}`),
    ...game.rolling.map((seat) => `a die of seat ${seat}`),
    ...game.players.flatMap((_, seat) => playerAt(game, seat).hand.map((id) => `the ${id}, dealt to seat ${seat}`)),
  ]
}

function nameOf(matter: UnderWay): string {
  if (matter.matter === 'window') return `the window ${matter.window} of seat ${matter.seat}`
  return matter.matter === 'attack' ? `an attack on seat ${matter.attack.seat}` : `a fight of seat ${matter.fight.seat}`
}
