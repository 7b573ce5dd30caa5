import type { CanvasRenderingContext2D } from 'canvas'
import type { Asked, Seat } from '../../engine/index.ts'
import type { Camera, CameraLimits } from '../canvas/camera.ts'
import type { Box, Point } from '../canvas/geometry.ts'
import type { PictureFraming } from '../canvas/request.ts'
import type { SeatFaces } from '../faces/company.ts'
import type { Overview } from '../map/overview.ts'
import type { CardPart, CardTitle } from './composition.ts'
import type { Legend } from './legend.ts'
import type { Item } from './notice.ts'
import type { Portrait } from './portraits.ts'
import type { RosterEntry } from './roster-wide.ts'

/** The part of a view that a picture of any board reads. */
export interface BoardView {
  readonly active: Seat
  readonly viewer: Seat | null
}

/** A game as its pictures show it: the pieces on its board, and whatever else that game draws. Plain data and maps. */
export interface BoardScene {
  /** The seat that stands out. */
  readonly active: Seat
  readonly pieces: readonly { readonly seat: Seat; readonly place: string }[]
}

/** What a picture shows on a board beside the pieces. */
export interface Overlay {
  /** The place that gets its name first: the player's own on a map, the subject of a card. */
  readonly own: string | null
  /** The numbers of the places that a player may choose. */
  readonly numbers: ReadonlyMap<string, number>
  /** The size of names, which a board enlarges with its scale or shrinks to fit. */
  readonly namePx: number
  /** No other letter is smaller, in pixels; 0 allows any size. */
  readonly leastPx: number
  /** What the picture draws over the board later: nothing is written there. */
  readonly covered: Box | null
  /** Whether numbers of places beyond the sides stand at the side. */
  readonly pinsNumbers?: boolean
  /** How far pieces keep from the sides, in pixels. */
  readonly margin?: number
}

/** The scales of pictures, in pixels to the board's unit. */
export interface BoardScales {
  /** Of a card that looks at one place. */
  readonly near: number
  /** Of a card that shows the whole board; `null` if cards of this board never do. */
  readonly wholeOnCard: ((frame: Box) => number) | null
  /** Of the whole board on a map, by the screen. */
  readonly wholeOnMap: Readonly<Record<PictureFraming, (frame: Box) => number>>
  /** Of a part of the board, by the screen. */
  readonly part: Readonly<Record<PictureFraming, number>>
  /** Of the map in a large file. */
  readonly large: number
}

/** The map of the whole board for a wide screen: what lies around the board, in pixels. */
export interface WholeMap<V, S> {
  readonly headHeight: number
  readonly sidebarWidth: number
  /** The legend and the roster below the board; `null` where the sidebar shows them. */
  readonly foot: {
    readonly legend: () => Legend
    readonly rosterHeight: (entries: readonly RosterEntry[]) => number
  } | null
  /** The size of the letters that only the viewer sees. */
  readonly ownPx: number
  /** How far the viewer's own signs, and pieces, keep from the sides of the board. */
  readonly ownMargin: number
  readonly pieceMargin: number
  /** Draws titles and whatever else lies around the board. Returns the boxes of the board that it covers. */
  readonly drawAround: (ctx: CanvasRenderingContext2D, camera: Camera, shown: WholeShown<V, S>) => Box[]
}

export interface WholeShown<V, S> {
  readonly view: V
  readonly scene: S
  readonly entries: readonly RosterEntry[]
}

/** A fight that a card shows: where it takes place, and what its panel shows; `null` once it is decided. */
export interface BoardFight<F> {
  readonly place: string
  /** Plain data. */
  readonly shows: F | null
}

/** A game's board as it describes itself to the composers of cards and maps. Lengths are in the board's own unit. */
export interface Board<V extends BoardView, S extends BoardScene> {
  readonly title: CardTitle
  readonly bounds: Box
  readonly cameras: Readonly<Record<PictureFraming, CameraLimits>>
  readonly scales: BoardScales
  readonly sceneOf: (view: V, names: readonly string[], faces?: SeatFaces) => S
  /** The characters on offer while a player chooses one in public; empty otherwise. */
  readonly candidatesIn: (asked: readonly Asked[]) => readonly Portrait[]
  /** Where pictures look before anyone has a piece. */
  readonly startOf: (scene: S) => string
  /** The middle of a place; `null` if the board has no such place. */
  readonly placeOf: (place: string) => Point | null
  /** What lies on a place, by name, in letters of at least `leastPx` pixels. */
  readonly itemsOf: (ctx: CanvasRenderingContext2D, scene: S, place: string, leastPx: number) => readonly Item[]
  readonly entriesOf: (scene: S) => readonly RosterEntry[]
  /** The columns of a wide roster are no wider than if it had this many. */
  readonly leastColumns: number
  readonly namePxOf: (picture: 'card' | 'map' | 'whole', framing: PictureFraming, scale: number) => number
  /** The height of everything that a picture may show at a scale, in pixels. */
  readonly mostHeight: (scale: number) => number
  /** Draws the board with its pieces. Returns the boxes where nothing else should stand. */
  readonly drawBoard: (ctx: CanvasRenderingContext2D, scene: S, camera: Camera, overlay: Overlay) => Box[]
  readonly overviewOf: (scene: S) => Overview
  /** Where the overview goes on a card that looks at a point, if it hides as few points that matter as possible. */
  readonly insetIn: (camera: Camera, at: Point, matters: readonly Point[]) => Box | null
  /** Draws what only the viewer may know, in letters of a size, clear of the boxes `taken`. */
  readonly drawOwn: (ctx: CanvasRenderingContext2D, view: V, camera: Camera, px: number, taken: Box[]) => void
  readonly whole: WholeMap<V, S>
}

/** A board with fights. A panel is drawn from what its fight shows and from nothing else. */
export interface BoardWithFights<V extends BoardView, S extends BoardScene, F> extends Board<V, S> {
  readonly fightIn: (view: V, scene: S, asked: readonly Asked[]) => BoardFight<F> | null
  readonly panelOf: (shows: F, framing: PictureFraming) => CardPart
}

/** The middle of a place of a board. Throws if the board has no such place. */
export function pointOf({ placeOf, title }: Pick<Board<never, never>, 'placeOf' | 'title'>, place: string): Point {
  const point = placeOf(place)
  if (!point) throw new Error(`${title.text()} has no place ${place}`)
  return point
}
