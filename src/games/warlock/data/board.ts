import boardFile from './board.json' with { type: 'json' }
import type { Side } from './components.ts'
import type { BankId, EncounterId, MazeId, PassageId, RoomId, SpaceId } from './ids.ts'

/** The dungeon: spaces, doors and distances (WAR-1.7 to 1.10). What stands on it is in the state. */

export type SpaceType = 'entrance' | 'corridor' | 'room' | 'bank' | 'passage' | 'maze'
export type Region = 'south' | 'north' | 'maze' | 'sanctum'
export type PassageColour = 'red' | 'blue' | 'green'

export interface Space {
  readonly id: SpaceId
  readonly type: SpaceType
  readonly name: string
  /** The map reference: `Q36`. */
  readonly label: string
  /** The cell of its label; `rect` is the area of a space larger than one cell. */
  readonly x: number
  readonly y: number
  readonly rect?: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly region: Region
  readonly neighbours: readonly SpaceId[]
  /** Steps that need an open side of a Maze card as well. */
  readonly mazeLinks?: readonly SpaceId[]
  readonly mazeApproach?: boolean
  readonly sides?: Readonly<Record<Side, SpaceId | null>>
  readonly permanentlyOccupied?: boolean
  readonly setup?: {
    readonly treasureCards: number
    readonly fixedEncounter: EncounterId | null
    readonly holdsChest: boolean
  }
  readonly colour?: PassageColour
  readonly ringSquare?: SpaceId
  /** The faces of the exit die that lead here (WAR-16.5). */
  readonly noLanternDie?: readonly number[]
  readonly text?: string
}

export interface Door {
  readonly id: string
  readonly room: RoomId
  readonly square: SpaceId
  readonly side: Side
  readonly roomCell: { readonly x: number; readonly y: number }
  readonly squareCell: { readonly x: number; readonly y: number }
}

/** Everything there is to draw, in the order of the file, which is space-id order (WAR-1.13). */
export const SPACES = boardFile.spaces as unknown as readonly Space[]
export const DOORS = boardFile.doors as unknown as readonly Door[]
export const BOARD_SIZE = { width: boardFile.width, height: boardFile.height }
export const WALLS = boardFile.walls.segments
export const RIVER = boardFile.river
export const TREASURE_ORDER = boardFile.setupOrder.treasureOrder as readonly RoomId[]
export const ENCOUNTER_ORDER = boardFile.setupOrder.encounterOrder as readonly RoomId[]

export const ENTRANCE = 'entrance'
export const SOUTH_BANK = 'south-bank'
export const NORTH_BANK = 'north-bank'
export const TREASURE_ROOM = 'treasure-room'
export const STUDY = 'warlocks-study'

const BY_ID = new Map(SPACES.map((space) => [space.id, space]))
const PLACE_OF = new Map(SPACES.map((space, index) => [space.id, index]))

/** A space by its id. Throws if there is none. */
export function spaceOf(id: SpaceId): Space {
  const space = BY_ID.get(id)
  if (!space) throw new Error(`no such space: ${id}`)
  return space
}

/** Sorts by the order of the board file (WAR-1.13). */
export function bySpaceOrder(a: SpaceId, b: SpaceId): number {
  return (PLACE_OF.get(a) ?? 0) - (PLACE_OF.get(b) ?? 0)
}

export function isRoom(id: SpaceId): id is RoomId {
  return spaceOf(id).type === 'room'
}

export function isPassage(id: SpaceId): id is PassageId {
  return spaceOf(id).type === 'passage'
}

export function isMaze(id: SpaceId): id is MazeId {
  return spaceOf(id).type === 'maze'
}

export function isBank(id: SpaceId): id is BankId {
  return spaceOf(id).type === 'bank'
}

/** A square next to the Maze: reaching it ends the turn (WAR-18.2). */
export function isApproach(id: SpaceId): boolean {
  return spaceOf(id).mazeApproach === true
}

/** A room with an occupant who never leaves (WAR-7.10). */
export function isOccupiedForGood(id: SpaceId): boolean {
  return spaceOf(id).permanentlyOccupied === true
}

export function oppositeBank(bank: BankId): BankId {
  return bank === SOUTH_BANK ? NORTH_BANK : SOUTH_BANK
}

/** The square before the room's first listed door (WAR-10.5). */
export function firstDoorOf(room: RoomId): SpaceId {
  const door = DOORS.find((one) => one.room === room)
  if (!door) throw new Error(`${room} has no door`)
  return door.square
}

/** The entrances of a network, in the order of the file (WAR-16.7). */
export function networkOf(passage: PassageId): readonly PassageId[] {
  const { colour } = spaceOf(passage)
  return SPACES.filter((space) => space.colour === colour).map(({ id }) => id as PassageId)
}

/** Where the exit die leads (WAR-16.5). */
export function exitFor(passage: PassageId, die: number): PassageId {
  const exit = networkOf(passage).find((id) => spaceOf(id).noLanternDie?.includes(die))
  if (!exit) throw new Error(`no exit from ${passage} for a ${die}`)
  return exit
}

/** The side of a Maze space on which a square lies. Throws if it does not lie beside it. */
export function sideTowards(maze: MazeId, square: SpaceId): Side {
  const sides = spaceOf(maze).sides ?? { n: null, e: null, s: null, w: null }
  const side = (['n', 'e', 's', 'w'] as const).find((one) => sides[one] === square)
  if (!side) throw new Error(`${square} is not beside ${maze}`)
  return side
}

/** Steps from a space to every space that can be reached over `neighbours` (WAR-1.13). */
export function distancesFrom(from: SpaceId): ReadonlyMap<SpaceId, number> {
  const steps = new Map([[from, 0]])
  const edge = [from]
  for (let here = edge.shift(); here !== undefined; here = edge.shift()) {
    for (const next of spaceOf(here).neighbours) {
      if (steps.has(next)) continue
      steps.set(next, (steps.get(here) ?? 0) + 1)
      edge.push(next)
    }
  }
  return steps
}
