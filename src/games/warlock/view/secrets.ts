import type { Orders, Seat } from '../../../engine/index.ts'
import { MAZE_IDS, ROOM_IDS, type EncounterId, type MazeCardId, type MazeId, type RoomId, type SpaceId, type TreasureId } from '../data/ids.ts' // prettier-ignore
import type { Warlock } from '../state/state.ts'

/** The hidden information to reveal once the game is over. Rucksacks and notebooks are in the view of their seat. */
export interface WarlockSecrets {
  readonly chest: readonly number[]
  /** In a solo game; empty otherwise. */
  readonly stack: readonly number[]
  /** The numbered Key cards of each seat. */
  readonly keyCards: readonly (readonly number[])[]
  /** A room's contents: its card, if it was face down, and its pile of Treasure cards, the top one first. */
  readonly rooms: readonly {
    readonly room: RoomId
    readonly encounter: EncounterId | null
    readonly pile: readonly TreasureId[]
  }[]
  /** Face-down Treasure cards on the floor, and the caches of the dead. */
  readonly floor: readonly { readonly space: SpaceId; readonly cards: readonly TreasureId[] }[]
  readonly caches: readonly { readonly owner: Seat; readonly space: SpaceId; readonly cards: readonly TreasureId[] }[]
  /** Maze cards that were face down. */
  readonly maze: readonly { readonly maze: MazeId; readonly card: MazeCardId }[]
  readonly orders: readonly Readonly<Orders>[]
}

export function secretsOf(game: Warlock): WarlockSecrets {
  const { chest, stack, players, rooms, discarded, caches, maze, orders } = game
  return {
    chest: [...chest],
    stack: [...stack],
    keyCards: players.map(({ keyCards }) => [...keyCards]),
    rooms: ROOM_IDS.flatMap((room) => {
      const { encounter, pile } = rooms[room]
      const card = encounter && !encounter.faceUp ? encounter.card : null
      return card === null && pile.length === 0 ? [] : [{ room, encounter: card, pile: [...pile] }]
    }),
    floor: Object.entries(discarded).map(([space, cards]) => ({ space, cards: [...cards] })),
    caches: caches.map(({ owner, space, cards }) => ({ owner, space, cards: [...cards] })),
    maze: MAZE_IDS.filter((id) => !maze[id].faceUp).map((id) => ({ maze: id, card: maze[id].card })),
    orders: orders.map((one) => ({ ...one })),
  }
}
