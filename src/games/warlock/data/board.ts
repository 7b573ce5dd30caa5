import { z } from 'zod'
import { memoise } from '../../../engine/index.ts'
import boardFile from './board.json' with { type: 'json' }
import type { MazeSide } from './components.ts'
import { ROOM_IDS, type BankId, type MazeId, type PassageId, type RoomId, type SpaceId } from './ids.ts'
import { read } from './read.ts'

/** The dungeon: spaces, doors and distances (WAR-1.7 to 1.10). The state holds what stands on it. */

const SPACE_TYPES = ['entrance', 'corridor', 'room', 'bank', 'passage', 'maze'] as const
export type SpaceType = (typeof SPACE_TYPES)[number]
const REGIONS = ['south', 'north', 'maze', 'sanctum'] as const
export type Region = (typeof REGIONS)[number]
const COLOURS = ['red', 'blue', 'green'] as const
export type PassageColour = (typeof COLOURS)[number]

export interface Space {
  readonly id: SpaceId
  readonly type: SpaceType
  readonly name: string
  /** The map reference, such as Q36. */
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
  readonly sides?: Readonly<Record<MazeSide, SpaceId | null>>
  readonly permanentlyOccupied?: boolean
  readonly holdsChest?: boolean
  readonly colour?: PassageColour
  /** The faces of the exit die that lead here (WAR-16.5). */
  readonly noLanternDie?: readonly number[]
}

export interface Door {
  readonly room: RoomId
  readonly square: SpaceId
  readonly roomCell: { readonly x: number; readonly y: number }
  readonly squareCell: { readonly x: number; readonly y: number }
}

const text = z.string().min(1)
const cell = z.int().nonnegative()
const rect = z.strictObject({ x: cell, y: cell, w: cell, h: cell })
const cellSchema = z.strictObject({ x: cell, y: cell })
const sideSchema = text.nullable()

const boardSchema = z.strictObject({
  width: cell,
  height: cell,
  spaces: z.array(
    z.strictObject({
      id: text,
      type: z.enum(SPACE_TYPES),
      name: text,
      label: text,
      x: cell,
      y: cell,
      rect: rect.exactOptional(),
      region: z.enum(REGIONS),
      neighbours: z.array(text),
      mazeLinks: z.array(text).exactOptional(),
      mazeApproach: z.literal(true).exactOptional(),
      sides: z.strictObject({ n: sideSchema, e: sideSchema, s: sideSchema, w: sideSchema }).exactOptional(),
      permanentlyOccupied: z.literal(true).exactOptional(),
      holdsChest: z.literal(true).exactOptional(),
      colour: z.enum(COLOURS).exactOptional(),
      noLanternDie: z.array(z.int().min(1).max(6)).exactOptional(),
    }),
  ),
  doors: z.array(
    z.strictObject({ room: z.enum(ROOM_IDS), square: text, roomCell: cellSchema, squareCell: cellSchema }),
  ),
  river: z.strictObject({ rect, crossings: z.array(z.strictObject({ id: text, name: text, x: cell })) }),
  walls: z.array(z.strictObject({ x1: cell, y1: cell, x2: cell, y2: cell })),
  treasureOrder: z.array(z.enum(ROOM_IDS)),
  encounterOrder: z.array(z.enum(ROOM_IDS)),
})

const board = read('board.json', boardSchema, boardFile)

/** All spaces in the order of the file, which is space-id order (WAR-1.13). */
export const SPACES: readonly Space[] = board.spaces
export const DOORS: readonly Door[] = board.doors
export const BOARD_SIZE = { width: board.width, height: board.height }
export const WALLS = board.walls
export const RIVER = board.river
export const TREASURE_ORDER: readonly RoomId[] = board.treasureOrder
export const ENCOUNTER_ORDER: readonly RoomId[] = board.encounterOrder

export const ENTRANCE = 'entrance'
export const SOUTH_BANK = 'south-bank'
export const NORTH_BANK = 'north-bank'
export const TREASURE_ROOM = 'treasure-room'

const BY_ID = new Map(SPACES.map((space) => [space.id, space]))
const PLACE_OF = new Map(SPACES.map((space, index) => [space.id, index]))

/** A space by its id. Throws if it does not exist. */
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

/** Forced stops: rooms, passages, Maze approach squares (WAR-6.4). */
export function stopsHere(id: SpaceId): boolean {
  return isRoom(id) || isPassage(id) || isApproach(id)
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
  return memoise(NETWORKS, colour, () =>
    SPACES.filter((space) => space.colour === colour).map(({ id }) => id as PassageId),
  )
}

const NETWORKS = new Map<Space['colour'], readonly PassageId[]>()

/** The destination of the exit die (WAR-16.5). */
export function exitFor(passage: PassageId, die: number): PassageId {
  const exit = networkOf(passage).find((id) => spaceOf(id).noLanternDie?.includes(die))
  if (!exit) throw new Error(`no exit from ${passage} for a ${die}`)
  return exit
}

/** The side of a Maze space on which a square lies. Throws if the square is not beside it. */
export function sideTowards(maze: MazeId, square: SpaceId): MazeSide {
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
