import type { Seat } from '../../../engine/index.ts'
import type { Monster, MazeSide } from '../../../games/warlock/data/components.ts'
import type { FoeId } from '../../../games/warlock/data/ids.ts'
import { monstersNow } from '../../../games/warlock/view/reading.ts'
import type { AdventurerView, RoomView, WarlockView } from '../../../games/warlock/view/view.ts'
import { activeOrWinner } from '../../map/question.ts'
import type { Bust } from '../../faces/bust.ts'
import { ownFace, type SeatFaces } from '../../faces/company.ts'
import { BUSTS } from './busts.ts'
import type { Sign, Token } from '../../map/token.ts'
import type { Stage } from '../../scenes/layout.ts'

/** The dungeon and the adventurers as a picture shows them. */
export interface Scene {
  readonly active: Seat
  /** The monsters of the cards in the rooms and in the battle, as they fight now. */
  readonly monsters: ReadonlyMap<FoeId, readonly Monster[]>
  readonly pieces: readonly Piece[]
  /** The names of the seats, in their order. */
  readonly names: readonly string[]
  /** The faces of the seats, where players have one of their own. */
  readonly faces: SeatFaces
  /** Players without an adventurer, and why. */
  readonly absent: readonly { readonly seat: Seat; readonly why: Absence }[]
  readonly rooms: ReadonlyMap<string, RoomView>
  readonly maze: ReadonlyMap<string, MazeCard>
  /** Face-down Treasure cards left on spaces, by space. */
  readonly discarded: ReadonlyMap<string, number>
  readonly caches: readonly { readonly owner: Seat; readonly space: string; readonly count: number }[]
  /** The Key cards below the chest. */
  readonly chest: { readonly count: number; readonly openLock: number | null }
}

type Absence = 'left' | 'preparing' | 'dead'

export interface MazeCard {
  readonly isUp: boolean
  /** Its open sides, if the card is face up or remembered. */
  readonly openSides: readonly MazeSide[] | null
}

/** An adventurer in the dungeon. */
export interface Piece {
  readonly seat: Seat
  readonly name: string
  readonly face: Bust | null
  readonly place: string
  readonly skill: Figure
  readonly stamina: Figure
  readonly luck: Figure
  readonly gold: number
  readonly provisions: number
  readonly hasLantern: boolean
  readonly missed: number
}

export interface Figure {
  readonly initial: number
  readonly now: number
}

export function sceneOf(view: WarlockView, names: readonly string[], faces: SeatFaces = []): Scene {
  return {
    active: activeOrWinner(view),
    names,
    faces,
    monsters: new Map(foesIn(view).map((foe) => [foe, monstersNow(view, foe)])),
    pieces: view.players.flatMap(({ seat, adventurer }) =>
      adventurer ? [pieceOf(adventurer, { seat, name: names[seat] ?? '', face: ownFace(faces, seat) })] : [],
    ),
    absent: view.players.flatMap(({ seat, presence, adventurer }) =>
      adventurer ? [] : [{ seat, why: whyAbsent(presence, view.phase) }],
    ),
    rooms: new Map(view.rooms.map((room) => [room.room, room])),
    maze: new Map(view.maze.map(({ maze, faceUp, openSides }) => [maze, { isUp: faceUp, openSides }])),
    discarded: new Map(view.discarded.map(({ space, count }) => [space, count])),
    caches: view.caches,
    chest: { count: view.chest.count, openLock: view.openLock },
  }
}

function foesIn({ rooms, battle }: WarlockView): readonly FoeId[] {
  return [...rooms.flatMap(({ encounter }) => encounter?.card ?? []), ...(battle ? [battle.foe ?? 'crocodile'] : [])]
}

function whyAbsent(presence: string, phase: WarlockView['phase']): Absence {
  if (presence === 'left') return 'left'
  return phase === 'setup' ? 'preparing' : 'dead'
}

function pieceOf(adventurer: AdventurerView, who: Pick<Piece, 'seat' | 'name' | 'face'>): Piece {
  const { space, skill, stamina, luck, gold, provisions, lanterns, missed } = adventurer
  return {
    ...who,
    place: space,
    skill,
    stamina,
    luck,
    gold,
    provisions,
    hasLantern: lanterns > 0,
    missed,
  }
}

/** The name of a seat's adventurer. */
export function nameOf({ pieces }: Scene, seat: Seat): string {
  return pieces.find((piece) => piece.seat === seat)?.name ?? ''
}

const MISSES: Sign = { icon: 'sands-of-time', fill: '#e9dcbb', colour: '#7a3b18' }
const DARK: Sign = { icon: 'candle-light', fill: '#3a3340', colour: '#c9c0d6' }

/** The piece of a seat, without the signs of its adventurer. */
export function tokenFor(seat: Seat): Token {
  return { seat, bust: BUSTS[seat % BUSTS.length] ?? null }
}

/** The same, with the player's own face if there is one. */
export function tokenWith(face: Bust | null, seat: Seat): Token {
  return face ? { seat, bust: face } : tokenFor(seat)
}

/** The piece of an adventurer, with a sign for darkness without a lantern. */
export function tokenOf({ seat, face, missed, hasLantern }: Piece, active: Seat): Token {
  return {
    ...tokenWith(face, seat),
    isActive: seat === active,
    sign: hasLantern ? null : DARK,
    trouble: missed > 0 ? MISSES : null,
  }
}

export const SIGNS = { misses: MISSES, dark: DARK } as const

/** Where a game ends. */
export const STAGE: Stage = { ground: 'cavern', icon: 'open-treasure-chest' }
