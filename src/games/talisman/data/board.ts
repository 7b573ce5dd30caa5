import { RINGS, SPACES_DATA, spaceOf } from './components.ts'
import { SPACE_IDS, type Region, type SpaceId } from './ids.ts'

/** Rings, the bridge, the Portal, and where a Move can end (section 11). */

export const SENTINEL: SpaceId = 'sentinel'
export const BRIDGEHEAD: SpaceId = 'hills-middle'
export const PORTAL: SpaceId = 'portal-of-power'
export const PLAIN: SpaceId = 'plain-of-peril'
export const VALLEY: SpaceId = 'valley-of-fire'
export const CROWN: SpaceId = 'crown-of-command'

export function regionOfSpace(space: SpaceId): Region {
  return spaceOf(space).region
}

/** All spaces of a Region in ring order. */
export function spacesOfRegion(region: Region): readonly SpaceId[] {
  return SPACE_IDS.filter((id) => SPACES_DATA.get(id)?.region === region)
}

/** The other spaces of its Region with the same terrain, in ring order. */
export function likeSpaces(space: SpaceId): readonly SpaceId[] {
  const { region, terrain } = spaceOf(space)
  return RINGS[region].filter((one) => one !== space && spaceOf(one).terrain === terrain)
}

/** TAL-14.1, TAL-14.9: where Characters may Encounter one another. */
export function maySpaceMeet(space: SpaceId): boolean {
  return regionOfSpace(space) !== 'inner' || space === PLAIN || space === VALLEY || space === CROWN
}

/** A space on which Adventure cards are drawn (TAL-13.4). */
export function drawsOn(space: SpaceId): boolean {
  return spaceOf(space).instruction.type === 'draw'
}

export const TURNINGS = ['clockwise', 'anticlockwise'] as const
export type Turning = (typeof TURNINGS)[number]

/** A Move: every space stepped on, the last one included. */
export interface Route {
  readonly path: readonly SpaceId[]
  readonly end: SpaceId
  /** Whether it crosses the bridge outwards. */
  readonly crosses: boolean
}

/** Everywhere a number of steps can lead (TAL-R30). */
export interface Routes {
  readonly ends: readonly Route[]
  /** Up to the Sentinel, to cross inwards, with the steps left for the other side. */
  readonly bridge: { readonly path: readonly SpaceId[]; readonly left: number } | null
  /** Up to the Portal of Power, with at least one step left (TAL-11.23). */
  readonly portal: readonly SpaceId[] | null
}

/** Where this many steps can lead. The bridge may be used once (TAL-R32): `mayCross` is false on its far side. */
export function routesBySteps(from: SpaceId, steps: number, mayCross = true): Routes {
  const ends: Route[] = []
  let bridge: Routes['bridge'] = null
  let portal: Routes['portal'] = null
  for (const turning of TURNINGS) {
    for (let gone = 0; gone < steps; gone += 1) {
      const path = walk(from, gone, turning)
      const here = path.at(-1) ?? from
      const left = steps - gone - 1
      if (here === PORTAL) portal ??= path
      if (mayCross && here === SENTINEL) bridge ??= { path, left }
      if (mayCross && here === BRIDGEHEAD) ends.push(...outwards(path, left))
    }
    const path = walk(from, steps, turning)
    ends.unshift({ path, end: path.at(-1) ?? from, crosses: false })
  }
  return { ends: distinct(ends), bridge, portal }
}

/** Clockwise routes come first. */
function distinct(ends: readonly Route[]): Route[] {
  const stays = ends.filter(({ crosses }) => !crosses).reverse()
  const crossing = ends.filter(({ crosses }) => crosses)
  const all = [...stays, ...crossing]
  return all.filter(({ end }, at) => all.findIndex((other) => other.end === end) === at)
}

/** From the Bridgehead over the bridge and on, either way round (TAL-11.14). */
function outwards(path: readonly SpaceId[], left: number): Route[] {
  return TURNINGS.map((turning) => {
    const whole = [...path, SENTINEL, ...walk(SENTINEL, left, turning)]
    return { path: whole, end: whole.at(-1) ?? SENTINEL, crosses: true }
  })
}

function walk(from: SpaceId, steps: number, turning: Turning): SpaceId[] {
  const path: SpaceId[] = []
  for (let at = from; path.length < steps;) {
    at = nextTo(at, turning)
    path.push(at)
  }
  return path
}

export function nextTo(space: SpaceId, turning: Turning): SpaceId {
  const next = spaceOf(space)[turning]
  if (next === null) throw new Error(`${space} is on no ring`)
  return next
}

/** Steps from the Plain of Peril along the shorter arm; the Crown is one beyond the Valley. */
export function depthOf(space: SpaceId): number {
  if (space === CROWN) return depthOf(VALLEY) + 1
  const ring = RINGS.inner
  const at = ring.indexOf(space)
  return at < 0 ? 0 : Math.min(at, ring.length - at)
}

/** The least dangerous of some spaces, for an absent player; ties go to the first (timing.json). */
export function safest(spaces: readonly SpaceId[]): SpaceId {
  const [first, ...others] = spaces
  if (first === undefined) throw new Error('no spaces to choose from')
  return others.reduce((best, one) => (dangerOf(one) < dangerOf(best) ? one : best), first)
}

function dangerOf(space: SpaceId): number {
  return spaceOf(space).autopilotDanger
}
