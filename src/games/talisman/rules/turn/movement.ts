import { option, sumOf, type Option, type Play, type Seat, TurnEnds } from '../../../../engine/index.ts'
import {
  BRIDGEHEAD,
  CROWN,
  PLAIN,
  PORTAL,
  safest,
  SENTINEL,
  spacesOfRegion,
  routesBySteps,
  type Route,
  type Routes,
} from '../../data/board.ts'
import { MIN_ROLL_TO_FREE, PORTAL_DICE } from '../../data/components.ts'
import type { SpaceId } from '../../data/ids.ts'
import { traitsOf } from '../../data/traits.ts'
import { emitFact } from '../../facts/index.ts'
import { craftOf, isSlowed, strengthOf } from '../../state/numbers.ts'
import { characterAt, type Talisman } from '../../state/state.ts'
import { greatest, anyTrait, fewest } from '../../state/traits.ts'
import { regionOf, spaceAt } from '../../state/whereabouts.ts'
import { ask, whileDieLies } from '../deeds/asking.ts'
import { loseCraft, loseStrength } from '../deeds/counters.ts'
import { rollOwn } from '../deeds/dice.ts'
import { placeAt, walkTo } from '../deeds/pieces.ts'
import { discardHeld, loseRaft, settle } from '../deeds/things.ts'
import { attackByCreatures } from '../effects/attacks.ts'
import { foeOfCreature } from '../effects/foes.ts'
import { powersOf } from '../effects/powers.ts'
import { moveInside } from './inner-moves.ts'

/** Movement (section 11). */

/** The Move of a Turn. `turn.moved` says whether the Character moved (TAL-R15). */
export function* move(game: Talisman, seat: Seat): Play {
  const { space } = characterAt(game, seat)
  if (game.turn.teleported) game.turn.moved = true
  const mayChoose = !game.turn.teleported && !characterAt(game, seat).enslaved && regionOf(game, seat) !== 'inner'
  if (mayChoose) return yield* chooseHow(game, seat)
  loseRaft(game, seat, false) // TAL-R25: use it now or lose it
  if (game.turn.teleported || space === CROWN) return // TAL-11.7
  if (regionOf(game, seat) === 'inner') return yield* moveInside(game, seat)
  yield* tryToGetFree(game, seat)
}

type MoveHow =
  | { readonly by: 'roll' | 'step'; readonly to: null }
  | { readonly by: 'raft' | 'build' | 'ferry' | 'wizard' | 'ability'; readonly to: SpaceId }

/**
 * The die, or an alternative to it (TAL-11.1). A Raft and an offer must be used now or never. A seat with a Potion is
 * asked even if the die is the only option: the Potion helps at the Portal (TAL-R26), and once the die lies there it is
 * too late (TAL-R5).
 */
function* chooseHow(game: Talisman, seat: Seat): Play {
  const { raft, offer } = characterAt(game, seat)
  const isAlone = isDieAlone(game, seat)
  const how = yield* ask(game, seat, 'move.how', () => howOptions(game, seat), {
    default: () => defaultHow(game, seat),
    always: anyTrait(game, seat, ({ potency }) => potency !== undefined),
    standing: isAlone ? (isSlowed(game, seat) ? 'step' : 'roll') : null,
    formality: isAlone,
  })
  if (raft) loseRaft(game, seat, how.by === 'raft')
  if (offer) {
    characterAt(game, seat).offer = null
    emitFact(game, { kind: 'offer-gone', seat, used: how.by === 'ferry' || how.by === 'wizard' })
  }
  if (how.to === null) return yield* moveByDie(game, seat, how.by === 'step')
  if (how.by === 'raft' || how.by === 'build') crossRiver(game, seat, 'raft')
  if (how.by === 'ferry') crossRiver(game, seat, 'ferry')
  walkTo(game, seat, [how.to], how.by)
  game.turn.moved = true
}

/** The die is the only option, and it cannot lead to the Portal, so a Potion may wait for a fight. */
function isDieAlone(game: Talisman, seat: Seat): boolean {
  const { space } = characterAt(game, seat)
  const leadsToPortal = [1, 2, 3, 4, 5, 6].some((steps) => routesBySteps(space, steps, true).portal !== null)
  return !leadsToPortal && howOptions(game, seat).length === 1
}

function howOptions(game: Talisman, seat: Seat): Option<MoveHow>[] {
  const { raft, offer } = characterAt(game, seat)
  const { raftOpposite } = spaceAt(game, seat)
  const isSlow = isSlowed(game, seat)
  const byDie: Option<MoveHow> = isSlow
    ? option<MoveHow>('step', {}, { by: 'step', to: null })
    : option<MoveHow>('roll', {}, { by: 'roll', to: null })
  const rafts = raft ? raftOpposite.map((to) => crossingTo('raft', to)) : []
  const builds = !raft && mayBuildRaft(game, seat) ? raftOpposite.map((to) => crossingTo('build', to)) : []
  const offers =
    offer?.kind === 'ferry'
      ? [crossingTo('ferry', offer.to)]
      : offer?.kind === 'wizard'
        ? spacesOfRegion('outer')
            .filter((to) => to !== characterAt(game, seat).space)
            .map((to) => crossingTo('wizard', to))
        : []
  const abilities = isSlow
    ? []
    : powersOf(game, seat).flatMap(({ power }) =>
        (power.moveAlternatives?.(game, seat) ?? []).map(({ key, to, args }) =>
          option<MoveHow>(key, { place: to, ...(args === undefined ? {} : { args }) }, { by: 'ability', to }),
        ),
      )
  return [byDie, ...rafts, ...builds, ...offers, ...abilities]
}

function crossingTo(by: 'raft' | 'build' | 'ferry' | 'wizard', to: SpaceId): Option<MoveHow> {
  return option<MoveHow>(`${by}:${to}`, { args: { to }, place: to }, { by, to })
}

/** TAL-11.16: with an Axe, in Woods or the Forest. */
function mayBuildRaft(game: Talisman, seat: Seat): boolean {
  const { terrain } = spaceAt(game, seat)
  return (terrain === 'woods' || terrain === 'forest') && anyTrait(game, seat, ({ buildsRafts }) => buildsRafts)
}

/** timing.json, d-move-kind and d-offer: the die, except that the offer of the Tavern's wizard is accepted. */
function defaultHow(game: Talisman, seat: Seat): string {
  const { offer, space } = characterAt(game, seat)
  if (offer?.kind === 'wizard') return `wizard:${safest(spacesOfRegion('outer').filter((to) => to !== space))}`
  return isSlowed(game, seat) ? 'step' : 'roll'
}

function* moveByDie(game: Talisman, seat: Seat, isStep: boolean): Play {
  if (isStep) {
    emitFact(game, { kind: 'slowed', seat }) // TAL-R34, TAL-R19
    return yield* moveSteps(game, seat, 1)
  }
  yield* whileDieLies(game, seat, () => rollAndGo(game, seat), undefined)
}

function* rollAndGo(game: Talisman, seat: Seat): Play {
  const { total: die } = yield* rollOwn(game, seat, 1, { of: 'move', by: null })
  game.turn.rolled = die
  emitFact(game, { kind: 'move-rolled', seat, die })
  yield* goOrStay(game, seat, die, die)
}

/** Actions with the die instead of moving (troll-regenerate). */
function* goOrStay(game: Talisman, seat: Seat, die: number, steps: number): Play {
  for (const { power } of powersOf(game, seat)) {
    if (power.afterMoveRoll && (yield* power.afterMoveRoll(game, seat, die)) === 'stays') return
  }
  yield* moveSteps(game, seat, steps)
}

/** Enslaved in the Temple (TAL-R33). */
function* tryToGetFree(game: Talisman, seat: Seat): Play {
  yield* whileDieLies(game, seat, () => rollForFreedom(game, seat), undefined)
}

function* rollForFreedom(game: Talisman, seat: Seat): Play {
  const fails = (total: number) => total < MIN_ROLL_TO_FREE
  const { total: die } = yield* rollOwn(game, seat, 1, { of: 'freedom', by: null, fails })
  game.turn.rolled = die
  const free = !fails(die)
  emitFact(game, { kind: 'freed', seat, die, free })
  if (!free) throw new TurnEnds()
  characterAt(game, seat).enslaved = false
  yield* goOrStay(game, seat, die, isSlowed(game, seat) ? 1 : die)
}

// Steps

type MoveOption =
  | { readonly kind: 'end'; readonly route: Route }
  | { readonly kind: 'bridge' }
  | { readonly kind: 'portal'; readonly by: 'strength' | 'craft' | 'open' }

/** Moves the given number of steps; every legal end is an option (TAL-R30). */
function* moveSteps(game: Talisman, seat: Seat, steps: number, mayCross = true): Play {
  const from = characterAt(game, seat).space
  const routes = routesBySteps(from, steps, mayCross)
  const ends = routes.ends.filter(({ crosses }) => !crosses).map(({ end }) => end)
  const step = yield* ask(game, seat, 'move.to', () => moveOptions(game, routes), {
    default: `space:${safest(ends)}`, // clockwise comes first
  })
  if (step.kind === 'end') return walkAlong(game, seat, step.route, mayCross ? 'die' : 'on')
  if (step.kind === 'bridge' && routes.bridge) return yield* crossBridge(game, seat, routes.bridge)
  if (step.kind === 'portal' && routes.portal) yield* tryPortal(game, seat, routes.portal, step.by)
}

function moveOptions(game: Talisman, { ends, bridge, portal }: Routes): Option<MoveOption>[] {
  const keys = game.options['inner-gate'] === 'open' ? (['open'] as const) : (['strength', 'craft'] as const)
  return [
    ...ends.map((route) =>
      option<MoveOption>(
        `space:${route.end}`,
        { place: route.end, args: { to: route.end, path: route.path, crosses: route.crosses } },
        { kind: 'end', route },
      ),
    ),
    ...(bridge
      ? [option<MoveOption>('bridge', { place: SENTINEL, args: { left: bridge.left } }, { kind: 'bridge' })]
      : []),
    ...(portal
      ? keys.map((by) => option<MoveOption>(`portal:${by}`, { place: PORTAL, args: { by } }, { kind: 'portal', by }))
      : []),
  ]
}

function walkAlong(game: Talisman, seat: Seat, { path, crosses }: Route, how: 'die' | 'on'): void {
  if (crosses) {
    emitFact(game, { kind: 'bridge-crossed', seat, inwards: false })
    crossRiver(game, seat, 'bridge')
  }
  walkTo(game, seat, path, how, how === 'die' ? dieOf(game, seat) : null)
  game.turn.moved = true
}

/** The die rolled for the steps, if the Move uses it. */
function dieOf(game: Talisman, seat: Seat): number | null {
  return isSlowed(game, seat) ? null : game.turn.rolled
}

/**
 * The Sentinel attacks; beaten or Evaded, it lets the Character pass (TAL-11.11, TAL-11.12). Otherwise the Turn ends
 * there (TAL-R36).
 */
function* crossBridge(game: Talisman, seat: Seat, { path, left }: { path: readonly SpaceId[]; left: number }): Play {
  walkTo(game, seat, path, 'die', dieOf(game, seat))
  yield* attackByCreatures(game, seat, [foeOfCreature('sentinel')])
  emitFact(game, { kind: 'bridge-crossed', seat, inwards: true })
  crossRiver(game, seat, 'bridge')
  walkTo(game, seat, [BRIDGEHEAD], 'bridge')
  game.turn.moved = true
  if (left > 0) yield* moveSteps(game, seat, left, false) // TAL-11.14
}

/** A Poltergeist does not cross the Storm River (TAL-R38). */
function crossRiver(game: Talisman, seat: Seat, by: 'bridge' | 'raft' | 'ferry'): void {
  emitFact(game, { kind: 'river-crossed', seat, by })
  const { followers } = characterAt(game, seat)
  const haunting = followers.filter((card) => traitsOf(card).slows)
  for (const card of haunting) discardHeld(game, seat, card, 'river')
}

/** TAL-11.24: it opens, and the Turn ends beyond it; or the Move ends before it (TAL-R40, TAL-R43). */
function* tryPortal(game: Talisman, seat: Seat, path: readonly SpaceId[], by: 'strength' | 'craft' | 'open'): Play {
  walkTo(game, seat, path, 'die', dieOf(game, seat))
  if (by === 'open' || (yield* opensPortal(game, seat, by))) {
    emitFact(game, { kind: 'portal-passed', seat })
    placeAt(game, seat, PLAIN)
    throw new TurnEnds() // TAL-R41
  }
  if (by === 'strength') loseStrength(game, seat, 1, PORTAL)
  else loseCraft(game, seat, 1, PORTAL)
  yield* settle(game)
  game.turn.barred = true
  game.turn.moved = path.length > 0 // TAL-R40: no Encounter on the starting space
}

function* opensPortal(game: Talisman, seat: Seat, stat: 'strength' | 'craft'): Play<boolean> {
  const value = stat === 'strength' ? strengthOf(game, seat) : craftOf(game, seat)
  const help = stat === 'craft' ? greatest(game, seat, ({ portalCraft }) => portalCraft, 0) : 0
  const count = stat === 'craft' ? fewest(game, seat, ({ portalDice }) => portalDice, PORTAL_DICE) : PORTAL_DICE
  const against = sumOf(value.parts, { value: help, from: 'ability' })
  const fails = (total: number) => total > against.total
  const roll = yield* rollOwn(game, seat, count, { of: 'portal', by: null, fails })
  emitFact(game, { kind: 'portal-tried', seat, stat, roll, against, opens: !fails(roll.total) })
  return !fails(roll.total)
}
