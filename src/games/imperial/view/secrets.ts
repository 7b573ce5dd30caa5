import type { Orders, Seat } from '../../../engine/index.ts'
import type { ClueId, EncounterTile, TileId } from '../data/ids.ts'
import { mindOf, restFor } from '../state/knowledge.ts'
import type { Imperial } from '../state/state.ts'

/** The hidden information to reveal once the game is over. The clues in each hand are in the view of their seat. */
export interface ImperialSecrets {
  /** The next one first. */
  readonly clueDeck: readonly ClueId[]
  /** Unordered: they are drawn at random. */
  readonly pools: {
    readonly encounters: readonly EncounterTile[]
    readonly treasures: readonly TileId[]
    readonly weapons: readonly TileId[]
  }
  readonly known: readonly KnownClue[]
  readonly orders: readonly Readonly<Orders>[]
}

/** A clue a viewer could locate without seeing it. */
export interface KnownClue {
  /** The seat that knew it; `null` for everyone. */
  readonly by: Seat | null
  readonly clue: ClueId
  /** The seat that held it; `null` for the deck. */
  readonly at: Seat | null
}

export function secretsOf(game: Imperial): ImperialSecrets {
  const { clueDeck, encounterPool, treasurePool, weaponsPool, orders } = game
  const viewers = [...game.players.keys(), null]
  return {
    clueDeck: [...clueDeck],
    pools: { encounters: [...encounterPool], treasures: [...treasurePool], weapons: [...weaponsPool] },
    known: viewers.flatMap((viewer) => knownTo(game, viewer)),
    orders: orders.map((one) => ({ ...one })),
  }
}

/**
 * The clues with the same location in every distribution the viewer considers possible: in one hand, or in the deck
 * (IMP-0.5).
 */
function knownTo(game: Imperial, by: Seat | null): KnownClue[] {
  const { groups, ways } = mindOf(game, by)
  return [restFor(game, by), ...groups].flatMap((group, row) => {
    const places = [...game.players.keys(), null].filter((at) =>
      ways.every((way) => {
        const counts = way[row] ?? []
        return at === null ? counts.every((many) => many === 0) : counts[at] === group.length
      }),
    )
    const [at] = places
    return at === undefined ? [] : group.map((clue) => ({ by, clue, at }))
  })
}
