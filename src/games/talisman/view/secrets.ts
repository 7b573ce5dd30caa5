import type { Orders, Seat } from '../../../engine/index.ts'
import type { CardId, CharacterId, SpellCard } from '../data/ids.ts'
import type { Talisman } from '../state/state.ts'

/** The hidden information to reveal once the game is over. The Spells in each hand are in the view of their seat. */
export interface TalismanSecrets {
  /** The next one first. */
  readonly deck: readonly CardId[]
  readonly spellDeck: readonly SpellCard[]
  /** Characters that were never played, and those that were dealt and not picked. */
  readonly unused: readonly CharacterId[]
  readonly dealt: readonly { readonly seat: Seat; readonly characters: readonly CharacterId[] }[]
  /** How many of the next Adventures each seat had looked at. */
  readonly divined: readonly { readonly seat: Seat; readonly cards: number }[]
  /** Which seat had looked at which Spell in which hand. */
  readonly peeked: readonly { readonly seat: Seat; readonly spell: SpellCard; readonly of: Seat }[]
  readonly orders: readonly Readonly<Orders>[]
}

export function secretsOf(game: Talisman): TalismanSecrets {
  const { deck, spellDeck, unused, players, divined, peeked, orders } = game
  const holders = players.flatMap(({ character }, of) => (character?.spells ?? []).map((spell) => ({ spell, of })))
  return {
    deck: [...deck],
    spellDeck: [...spellDeck],
    unused: [...unused],
    dealt: players.flatMap(({ hand }, seat) => (hand.length === 0 ? [] : [{ seat, characters: [...hand] }])),
    divined: divined.flatMap((cards, seat) => (cards === 0 ? [] : [{ seat, cards }])),
    peeked: peeked.flatMap((spells, seat) =>
      holders.filter(({ spell, of }) => of !== seat && spells.includes(spell)).map((one) => ({ seat, ...one })),
    ),
    orders: orders.map((one) => ({ ...one })),
  }
}
