import {
  diceParts,
  option,
  options,
  rollDie,
  sumOf,
  type Option,
  type Play,
  type Seat,
} from '../../../../engine/index.ts'
import { slotOf } from '../../data/board.ts'
import type { HexId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { magicFor, type Magic } from '../../state/magic.ts'
import {
  isSpecialSeaMove,
  isStranded,
  nearestShores,
  roadPaths,
  seaPaths,
  wildernessPaths,
  type Path,
} from '../../state/paths.ts'
import { characterAt, type Imperial } from '../../state/state.ts'
import { hexToTell, isOasis } from '../../state/whereabouts.ts'
import { ask } from '../deeds/asking.ts'
import { withCharm } from '../deeds/charm.ts'
import { castHealing, castInvisibility, teleport } from '../deeds/magic.ts'
import { atRest } from '../deeds/matters.ts'
import { maybeRollForOasis, moveTo, rollForOasis, walk } from '../deeds/movement.ts'
import { first } from '../deeds/pools.ts'
import { walkTogether } from './convoy.ts'
import { drawEncounter } from '../encounters/encounters.ts'
import { canMeditate, chooseMeditation } from '../encounters/meditation.ts'
import { orderFor } from '../deeds/orders.ts'

/** Phase 1: exactly one action (IMP-3.3). */

type Action =
  | { readonly do: 'stay' | 'meditate' | 'raft' }
  | { readonly do: 'road' | 'wilderness' | 'sea'; readonly path: Path }
  | { readonly do: 'teleport' | 'heal' | 'vanish'; readonly magic: Magic }

export type AfterPhaseOne = 'goes-on' | 'turn-ends'

/** Asks for the action and carries it out (IMP-3.3). Default: stay. */
export function* phaseOne(game: Imperial, seat: Seat): Play<AfterPhaseOne> {
  const offers = () => actionOptions(game, seat)
  const action = yield* atRest(game, ask(seat, 'phase.move', offers, { default: 'stay', always: true }))
  switch (action.do) {
    case 'stay':
      emitFact(game, { kind: 'stayed', seat, ...hexToTell(game, seat) })
      yield* maybeRollForOasis(game, seat) // IMP-4.11
      return 'goes-on'
    case 'road':
      yield* moveByRoad(game, seat, action.path)
      return 'goes-on'
    case 'wilderness':
      walkTogether(game, seat, action.path.hexes, 'wilderness')
      yield* maybeRollForOasis(game, seat) // IMP-4.10
      return 'goes-on'
    case 'sea':
      return yield* sail(game, seat, action.path)
    case 'teleport':
      yield* teleport(game, seat, action.magic) // IMP-4.12
      yield* maybeRollForOasis(game, seat) // IMP-4.10, IMP-18.12
      return 'goes-on'
    case 'heal':
      yield* maybeRollForOasis(game, seat) // IMP-4.11
      yield* castHealing(game, seat, action.magic)
      return 'goes-on'
    case 'vanish':
      yield* maybeRollForOasis(game, seat) // IMP-4.11
      castInvisibility(game, seat, action.magic)
      return 'goes-on'
    case 'meditate':
      yield* maybeRollForOasis(game, seat) // IMP-4.11
      game.turn.meditating = yield* chooseMeditation(game, seat) // IMP-12.8
      return 'goes-on'
    case 'raft':
      return yield* buildRaft(game, seat)
  }
}

function actionOptions(game: Imperial, seat: Seat): Option<Action>[] {
  const character = characterAt(game, seat)
  const free = !game.turn.held && !game.turn.followed // IMP-4.15, IMP-17.15
  const roads = free ? roadPaths(game, seat) : []
  const onRoad = new Set(roads.map(({ hexes }) => hexes.join(' ')))
  // The same steps along a road and across country are one move (IMP-4.2, IMP-4.3).
  const wild = free ? wildernessPaths(game, seat).filter(({ hexes }) => !onRoad.has(hexes.join(' '))) : []
  return [
    option('stay', { place: character.hex }, { do: 'stay' }),
    ...roads.map((path) => pathOption('road', path)),
    ...wild.map((path) => pathOption('wilderness', path)),
    ...(free ? seaPaths(game, seat).map((path) => pathOption('sea', path)) : []),
    ...(free && isStranded(character) ? [option('raft', {}, { do: 'raft' as const })] : []), // IMP-4.19
    ...magicOptions(game, seat),
    ...(canMeditate(game, seat) ? [option('meditate', {}, { do: 'meditate' as const })] : []),
  ]
}

/** IMP-12.4: one spell or scroll, instead of moving. */
function magicOptions(game: Imperial, seat: Seat): Option<Action>[] {
  const kinds = { teleport: 'teleportation', heal: 'healing', vanish: 'invisibility' } as const
  return (['teleport', 'heal', 'vanish'] as const).flatMap((what) =>
    magicFor(game, seat, 'movement', kinds[what]).map((magic): Option<Action> =>
      option(magic.key, {}, { do: what, magic }),
    ),
  )
}

function pathOption(how: 'road' | 'wilderness' | 'sea', path: Path): Option<Action> {
  const place = path.hexes.at(-1) as HexId
  const key = path.via === null ? `${how}:${place}` : `${how}:${place}:${path.via}`
  return option(key, { place, args: { path: [...path.hexes], via: path.via } }, { do: how, path })
}

/**
 * Walks the road; an Oasis on the route may stop the character or be a place to stop at (IMP-4.3, 4.10, 4.16). Default:
 * walk on.
 */
function* moveByRoad(game: Imperial, seat: Seat, { hexes }: Path): Play {
  const oasis = hexes.findIndex((hex) => isOasis(game, hex))
  if (oasis < 0) return walkTogether(game, seat, hexes, 'road')
  walkTogether(game, seat, hexes.slice(0, oasis + 1), 'road')
  const there = yield* rollForOasis(game, seat)
  const rest = hexes.slice(oasis + 1)
  if (!there || rest.length === 0) return
  const to = rest.at(-1) as HexId
  const offers = () => [option('walk-on', { place: to }), option('stop', { place: characterAt(game, seat).hex })]
  const standing = () => orderFor(game, seat, 'oasis')
  if ((yield* ask(seat, 'move.continue', offers, { standing })) === 'walk-on') walkTogether(game, seat, rest, 'road')
}

/** Sails; from coast to coast with the special sea draw for the hex between (IMP-4.8, IMP-4.9). */
function* sail(game: Imperial, seat: Seat, { hexes }: Path): Play<AfterPhaseOne> {
  const [ocean, coast] = hexes
  if (!isSpecialSeaMove(characterAt(game, seat).hex, hexes) || ocean === undefined || coast === undefined) {
    walk(game, seat, hexes, 'sea')
    return 'goes-on'
  }
  moveTo(game, seat, ocean, 'sea')
  const stays = (yield* drawEncounter(game, seat)) === 'resolved' // IMP-18.13
  emitFact(game, { kind: 'sea-drawn', seat, hex: ocean, stays })
  if (stays) return 'turn-ends'
  moveTo(game, seat, coast, 'sea')
  return 'goes-on'
}

/**
 * On 4 to 6 the raft lands on the nearest coast of Nobnodd's land and the turn ends; otherwise it goes on (IMP-4.19).
 */
function* buildRaft(game: Imperial, seat: Seat): Play<AfterPhaseOne> {
  const floats = ([die = 0]: readonly number[]) => die >= 4
  const dice = yield* withCharm(game, seat, [rollDie(game)], floats, { wants: 'more' })
  emitFact(game, { kind: 'raft-rolled', seat, roll: sumOf(diceParts(dice, 'IMP-4.19')), floats: floats(dice) })
  if (!floats(dice)) return 'goes-on'
  const shores = nearestShores(characterAt(game, seat).hex)
  const to = yield* ask(seat, 'raft.hex', () => options(shores).map((shore) => ({ ...shore, place: shore.key })), {
    default: () => first(shores, (hex) => [-slotOf(hex)]),
  })
  moveTo(game, seat, to, 'raft')
  return 'turn-ends'
}
