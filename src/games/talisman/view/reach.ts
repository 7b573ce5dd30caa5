import { routesFrom, TurnCounter, type Leg, type Onward, type Seat, type Stand } from '../../../engine/index.ts'
import {
  BRIDGEHEAD,
  CROWN,
  likeSpaces,
  nextTo,
  PLAIN,
  PORTAL,
  regionOfSpace,
  spacesOfRegion,
  TURNINGS,
  VALLEY,
  routesBySteps,
  depthOf,
} from '../data/board.ts'
import { MIN_ROLL_TO_FREE, spaceOf, spellOf } from '../data/components.ts'
import type { SpaceId, Terrain } from '../data/ids.ts'
import { traitsOf } from '../data/traits.ts'
import { chanceOfAtMost, creatureOdds, figureOf, portalOf } from './odds.ts'
import { anyTraitIn, hasTalisman, roleAt, traitsIn } from './reading.ts'
import type { CharacterView, TalismanView } from './view.ts'

/** A Character's distance from every space, in Turns of their own. */

/**
 * How a Turn is spent: `inner` is a step in the Inner Region, `freed` the roll out of slavery, `rest` a Turn without a
 * Move.
 */
export type TravelMode =
  'die' | 'step' | 'bridge' | 'portal' | 'raft' | 'ferry' | 'wizard' | 'woods' | 'teleport' | 'inner' | 'freed' | 'rest'

export interface TalismanLeg extends Leg<TravelMode> {
  /** The movement die it needs; `null` where none is rolled. */
  readonly die: number | null
}

interface TravelState extends Stand {
  readonly place: SpaceId
  /** Turns elapsed, while that matters. */
  readonly gone: number
  /** A Poltergeist slows the Character on this side of the Storm River (TAL-R34, TAL-R38). */
  readonly haunted: boolean
  /** Teleport Spells left. */
  readonly jumps: number
}

type Onwards = Onward<TravelState, TalismanLeg>

/** The Character's properties that affect travel. Plain data. */
type Traveller = {
  /** Turns without a Move, and Turns after them at one space each. */
  readonly missed: number
  readonly slow: number
  readonly passesSentinel: boolean
  readonly opensPortal: boolean
  readonly buildsRafts: boolean
  readonly hasRaft: boolean
  readonly hasTalisman: boolean
  readonly isEnslaved: boolean
  readonly isToad: boolean
  /** Whether something holds the Character in the Inner Region. */
  readonly isHeld: boolean
  readonly ferry: SpaceId | null
  readonly mayFollowWizard: boolean
  /** The terrains between which the Character slips. */
  readonly slipsThrough: readonly Terrain[]
}

const DICE = [1, 2, 3, 4, 5, 6] as const

/**
 * The fewest Turns to every space by the die, the bridge, the Portal, rafts, Spells and the Character's abilities;
 * unreachable spaces are missing. 1 is the current Turn if its Move is still open, otherwise the next; 0 is the current
 * space. It is optimistic: every die shows the number wanted, and the Character wins every fight they can win. Effects
 * of Encounters are not counted, and Spells in hand only in their owner's own view. Routes longer than `most` Turns are
 * left out.
 */
export function turnsTo(view: TalismanView, seat: Seat, most = Infinity): ReadonlyMap<SpaceId, number> {
  const me = roleAt(view, seat)
  if (!me) return new Map()
  const start = startOf(view, seat, me)
  return turns.turnsFrom(travellerOf(view, seat, me), start, most) as ReadonlyMap<SpaceId, number>
}

/** The routes that take that many Turns, one leg per Turn. */
export function routesTo(view: TalismanView, seat: Seat, most = Infinity): ReadonlyMap<string, readonly TalismanLeg[]> {
  const me = roleAt(view, seat)
  if (!me) return new Map()
  const traveller = travellerOf(view, seat, me)
  return routesFrom(startOf(view, seat, me), keyOf, (from) => onwards(traveller, from), most)
}

function startOf(view: TalismanView, seat: Seat, me: CharacterView): TravelState {
  const haunted = me.followers.some((card) => traitsOf(card).slows)
  return { place: me.space, gone: 0, haunted, jumps: jumpsOf(view, seat, me) }
}

/** Every number of the next movement die that leads there. */
export function diceTo(view: TalismanView, seat: Seat, space: SpaceId): readonly number[] {
  const me = roleAt(view, seat)
  if (!me || me.slowed || me.enslaved || regionOfSpace(me.space) === 'inner') return []
  const traveller = travellerOf(view, seat, me)
  const standing: TravelState = { place: me.space, gone: 0, haunted: false, jumps: 0 }
  return DICE.filter((die) => byDie(traveller, standing, die).some(([{ place }]) => place === space))
}

function travellerOf(view: TalismanView, seat: Seat, me: CharacterView): Traveller {
  const { kind, might } = figureOf(view, 'sentinel')
  const isInBlizzard = me.slowed && view.blizzard !== null
  const rolls = (['strength', 'craft'] as const).map((stat) => portalOf(me, stat))
  return {
    missed: me.missTurns,
    slow: Math.max(me.toad?.turnsLeft ?? 0, isInBlizzard ? (view.blizzard?.turnsLeft[seat] ?? 0) : 0),
    passesSentinel: creatureOdds(me, kind, might).win > 0,
    opensPortal:
      view.options['inner-gate'] === 'open' || rolls.some(({ dice, most }) => chanceOfAtMost(dice, most) > 0),
    buildsRafts: anyTraitIn(me, (traits) => traits.buildsRafts),
    hasRaft: me.raft !== null,
    hasTalisman: hasTalisman(me),
    isEnslaved: me.enslaved,
    isToad: me.toad !== null,
    isHeld: me.unfinished !== null,
    ferry: me.offer?.kind === 'ferry' ? me.offer.to : null,
    mayFollowWizard: me.offer?.kind === 'wizard',
    slipsThrough: traitsIn(me).flatMap(({ slipsThrough }) => slipsThrough ?? []),
  }
}

function jumpsOf(view: TalismanView, seat: Seat, me: CharacterView): number {
  if (view.viewer !== seat || me.barred) return 0
  return view.hand.filter((card) => spellOf(card).id === 'teleport').length
}

function keyOf({ place, gone, haunted, jumps }: TravelState): string {
  return `${place} ${gone} ${haunted} ${jumps}`
}

const turns = new TurnCounter<Traveller, TravelState>(keyOf, onwards)

/** Every possible Move of a single Turn. Turns are counted while that matters. */
function onwards(traveller: Traveller, from: TravelState): Onwards[] {
  const lasts = traveller.missed + Math.max(1, traveller.slow)
  return onward(traveller, from).map(([to, leg]) => [{ ...to, gone: Math.min(lasts, from.gone + 1) }, leg])
}

function onward(traveller: Traveller, from: TravelState): Onwards[] {
  const { missed, slow, isEnslaved } = traveller
  if (from.gone < missed) return [stays(from, 'rest')] // TAL-R11
  const isFirst = from.gone === missed
  if (from.place === CROWN) return [] // TAL-11.7
  if (regionOfSpace(from.place) === 'inner') return inside(traveller, from)
  const isSlow = from.haunted || from.gone < missed + slow
  const jumps = isSlow ? [] : teleports(from)
  if (isFirst && isEnslaved) return [...frees(traveller, from, isSlow), ...jumps]
  const byFoot = isSlow ? byDie(traveller, from, 1).map(slowly) : DICE.toReversed().flatMap((die) => byDie(traveller, from, die)) // prettier-ignore
  return [...byFoot, ...crossings(traveller, from, isFirst), ...(isSlow ? [] : slips(traveller, from)), ...jumps]
}

function stays(from: TravelState, how: TravelMode): Onwards {
  return [from, () => ({ to: from.place, how, past: [], die: null })]
}

function slowly([to, leg]: Onwards): Onwards {
  return [
    to,
    () => {
      const { how, ...rest } = leg()
      return { ...rest, how: how === 'die' ? 'step' : how, die: null }
    },
  ]
}

/** All destinations of a die: along the ring, over the bridge either way, through the Portal (TAL-R30). */
function byDie(traveller: Traveller, from: TravelState, die: number): Onwards[] {
  const { ends, bridge, portal } = routesBySteps(from.place, die)
  return [
    ...ends.map(({ end, path, crosses }) =>
      leads({ ...from, place: end, haunted: from.haunted && !crosses }, crosses ? 'bridge' : 'die', path.slice(0, -1), die),
    ),
    ...(bridge && traveller.passesSentinel ? inwards(traveller, from, bridge, die) : []),
    ...(portal && traveller.opensPortal ? [leads({ ...from, place: PLAIN }, 'portal', [...portal], die)] : []),
  ] // prettier-ignore
}

function leads(to: TravelState, how: TravelMode, past: readonly SpaceId[], die: number | null = null): Onwards {
  return [to, () => ({ to: to.place, how, past, die })]
}

/** Over the bridge, and on with the steps that are left (TAL-11.14). */
function inwards(
  { opensPortal }: Traveller,
  from: TravelState,
  { path, left }: { readonly path: readonly SpaceId[]; readonly left: number },
  die: number,
): Onwards[] {
  const across = { ...from, haunted: false }
  if (left === 0) return [leads({ ...across, place: BRIDGEHEAD }, 'bridge', path, die)]
  const { ends, portal } = routesBySteps(BRIDGEHEAD, left, false)
  const before = [...path, BRIDGEHEAD]
  return [
    ...ends.map(({ end, path: on }) =>
      leads({ ...across, place: end }, 'bridge', [...before, ...on.slice(0, -1)], die),
    ),
    ...(portal && opensPortal ? [leads({ ...across, place: PLAIN }, 'portal', [...before, ...portal], die)] : []),
  ]
}

/**
 * A Raft the Character has or can build, the ferry and the wizard of the Tavern (TAL-11.16, TAL-R35). A Raft in hand is
 * for the next Move.
 */
function crossings(traveller: Traveller, from: TravelState, isFirst: boolean): Onwards[] {
  const { raftOpposite, terrain } = spaceOf(from.place)
  const { buildsRafts, hasRaft } = traveller
  const mayBuild = buildsRafts && (terrain === 'woods' || terrain === 'forest')
  const rafts = (isFirst && hasRaft) || mayBuild ? raftOpposite : []
  const ferry = isFirst && traveller.ferry !== null ? [traveller.ferry] : []
  const wizard = isFirst && traveller.mayFollowWizard ? spacesOfRegion('outer') : []
  const across = (place: SpaceId, how: TravelMode) => leads({ ...from, place, haunted: false }, how, [])
  return [
    ...rafts.map((place) => across(place, 'raft')),
    ...ferry.map((place) => across(place, 'ferry')),
    ...wizard.filter((place) => place !== from.place).map((place) => leads({ ...from, place }, 'wizard', [])),
  ]
}

/** From wood to wood, for Characters who can. */
function slips({ slipsThrough }: Traveller, from: TravelState): Onwards[] {
  if (!slipsThrough.includes(spaceOf(from.place).terrain)) return []
  return likeSpaces(from.place).map((place) => leads({ ...from, place }, 'woods', []))
}

/** To any other space of the Region, for one Spell each. */
function teleports(from: TravelState): Onwards[] {
  if (from.jumps === 0) return []
  const spaces = spacesOfRegion(regionOfSpace(from.place)).filter((space) => space !== from.place)
  return spaces.map((place) => leads({ ...from, place, jumps: from.jumps - 1 }, 'teleport', []))
}

/** The roll that frees the Character is also the movement die (TAL-R33). */
function frees(traveller: Traveller, from: TravelState, isSlow: boolean): Onwards[] {
  const dice = DICE.filter((die) => die >= MIN_ROLL_TO_FREE)
  const steps = isSlow ? byDie(traveller, from, 1) : dice.toReversed().flatMap((die) => byDie(traveller, from, die))
  return steps.map(([to, leg]) => [to, () => ({ ...leg(), how: 'freed' })])
}

/** One space a Turn, on or back; the Valley is only for Characters with a Talisman (TAL-11.3 to TAL-11.6, TAL-R49). */
function inside({ missed, slow, ...traveller }: Traveller, from: TravelState): Onwards[] {
  const steps = TURNINGS.map((turning) => nextTo(from.place, turning))
  if (from.place === VALLEY) steps.unshift(CROWN)
  if (from.place === PLAIN) steps.push(PORTAL)
  const isToad = traveller.isToad && from.gone < missed + slow
  const mayEnter = (to: SpaceId) => to !== VALLEY || (traveller.hasTalisman && !isToad)
  const isBack = (to: SpaceId) => to === PORTAL || depthOf(to) < depthOf(from.place)
  const isHeld = from.gone === missed && traveller.isHeld
  return [
    ...steps.filter((to) => mayEnter(to) && (!isHeld || isBack(to))).map((place) => leads({ ...from, place }, 'inner', [])),
    ...(isHeld ? [stays(from, 'rest')] : []),
  ] // prettier-ignore
}
