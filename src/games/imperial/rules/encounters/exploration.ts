import {
  diceParts,
  option,
  options,
  rollDice,
  sumOf,
  type Option,
  type Part,
  type Play,
  type Seat,
} from '../../../../engine/index.ts'
import { isCoastal, isLand, kindOf, neighboursOf, slotOf, tagsAt } from '../../data/board.ts'
import { CREATURES, EXPLORATION, treasureOf } from '../../data/components.ts'
import type { EncounterCategory, ExplorationOutcome, HexId, LocationId, TileId, VesselKind } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import type { Way } from '../../facts/realm.ts'
import { treasuresWith, woundsOfParty } from '../../state/party.ts'
import { characterAt, type Imperial } from '../../state/state.ts'
import { namedLocationOf } from '../../state/whereabouts.ts'
import { ask } from '../deeds/asking.ts'
import { withCharm } from '../deeds/charm.ts'
import { cureOneWound, healWholeParty, wound } from '../deeds/harm.ts'
import { moveTo } from '../deeds/movement.ts'
import { drawClue, drawWeapon, first, isReadied, loseItem, weaponDefault } from '../deeds/pools.ts'
import { takeVessel, vesselAvailable } from '../deeds/vessels.ts'
import { drawEncounter } from './encounters.ts'
import { imprison } from './prison.ts'

/** Phase 3: a character in a named hex must explore (section 6). */

/** Rolls two dice on the location's column and carries out the result at once (IMP-6.1). */
export function* explore(game: Imperial, seat: Seat, location = namedLocationOf(game, seat)): Play {
  if (location === null) throw new Error(`seat ${seat} has nothing to explore in ${characterAt(game, seat).hex}`)
  const outcome = yield* rollExploration(game, seat, location)
  yield* carryOut(game, seat, outcome)
}

/** IMP-6.2, IMP-18.18: roll; Lucky Charm on one die; Grail or Scepter; result. */
function* rollExploration(game: Imperial, seat: Seat, location: LocationId): Play<ExplorationOutcome> {
  const rolled = rollDice(game, 2)
  const shifter = shifterAt(game, seat, location)
  // The Charm considers every total the dice can reach, including the shift that follows (IMP-18.19).
  const within = ([one = 0, two = 0]: readonly number[]) =>
    totalsWithin(one + two, shifter).map((total) => outcomeAt(location, total))
  const dice = yield* withCharm(game, seat, rolled, (changed) => [...new Set(within(changed))].sort().join(), {
    about: { location },
    worth: (changed) => Math.max(...within(changed).map((outcome) => WORTH[outcome])),
  })
  const total = sumOf(diceParts(dice)).total
  const shift: Part[] = shifter
    ? [{ value: yield* chooseShift(seat, location, shifter, total), from: shifter, rule: 'IMP-6.2' }]
    : []
  const roll = sumOf(diceParts(dice, 'IMP-6.1'), shift)
  const outcome = outcomeAt(location, roll.total)
  emitFact(game, { kind: 'explored', seat, location, roll, outcome })
  return outcome
}

/**
 * How good a result is for nearly every player: this decides whether the Lucky Charm may gain something by a change.
 */
const WORTH: Readonly<Record<ExplorationOutcome, number>> = {
  'treasure-clue': 3,
  'weapon-boat': 2,
  'weapon-ship': 2,
  'cure-all-wounds': 2,
  'cure-one-wound': 2,
  encounter: 1,
  'no-action': 1,
  'you-must-leave': 0,
  'bad-water': 0,
  landslide: 0,
  'river-of-lava': 0,
  prison: 0,
}

/** IMP-6.1, IMP-6.3: the tables. Throws for a total that is on none. */
function outcomeAt(location: LocationId, total: number): ExplorationOutcome {
  const outcome = EXPLORATION.get(location)?.[total]
  if (!outcome) throw new Error(`no result for ${total} in ${location}`)
  return outcome
}

/** The treasure with which the seat can shift the result here: the Grail or the Scepter (IMP-13.4). */
function shifterAt(game: Imperial, seat: Seat, location: LocationId): TileId | null {
  const shifters = treasuresWith(characterAt(game, seat), 'exploration-shift')
  const works = (tile: TileId) => {
    const { locations = [], kinds = [] } = treasureOf(tile).power ?? {}
    return locations.includes(location) || kinds.includes(kindOf(location))
  }
  return shifters.find(works) ?? null
}

/** The totals a roll can become: itself, and with Grail or Scepter one less or one more, within 2 to 12 (IMP-6.2). */
function totalsWithin(total: number, shifter: TileId | null): number[] {
  const all = shifter === null ? [total] : [total, total - 1, total + 1]
  return all.filter((one) => one >= 2 && one <= 12)
}

/** IMP-6.2: one down, one up, or unchanged; the total stays within 2 to 12. Default: unchanged. */
function* chooseShift(seat: Seat, location: LocationId, shifter: TileId, total: number): Play<number> {
  const shifts = totalsWithin(total, shifter).map((one) => one - total)
  const offers = (): Option<number>[] =>
    shifts.map((shift) =>
      option(
        shift > 0 ? `+${shift}` : `${shift}`,
        { args: { total: total + shift, outcome: outcomeAt(location, total + shift) } },
        shift,
      ),
    )
  return yield* ask(seat, 'explore.shift', offers, { default: '0', about: { location, total, treasure: shifter } })
}

function* carryOut(game: Imperial, seat: Seat, outcome: ExplorationOutcome): Play {
  switch (outcome) {
    case 'weapon-boat':
      return yield* weaponOrVessel(game, seat, 'boat', outcome) // IMP-6.4
    case 'weapon-ship':
      return yield* weaponOrVessel(game, seat, 'ship', outcome) // IMP-6.5
    case 'bad-water':
    case 'river-of-lava':
    case 'landslide':
      yield* wound(game, seat, 1, outcome) // IMP-6.7, IMP-18.46
      return
    case 'encounter':
      yield* drawEncounter(game, seat) // IMP-6.8
      return
    case 'cure-all-wounds':
      return yield* cureAllWounds(game, seat)
    case 'cure-one-wound':
      return yield* cureOneWound(game, seat, outcome) // IMP-6.10
    case 'you-must-leave':
      return yield* leaveForNextDoor(game, seat, 'leave') // IMP-6.11
    case 'no-action':
      return // IMP-6.12
    case 'treasure-clue':
      return yield* drawClue(game, seat, outcome) // IMP-6.12
    case 'prison':
      return yield* imprison(game, seat) // IMP-6.13
  }
}

/** IMP-6.4 to 6.6: a weapon, or on the coast a vessel if one is available. Default: weapon. */
function* weaponOrVessel(game: Imperial, seat: Seat, kind: VesselKind, why: string): Play {
  const mayEmbark = () => isCoastal(characterAt(game, seat).hex) && vesselAvailable(game, kind)
  const offers = (): Option<'weapon' | VesselKind>[] => [
    option('weapon', { args: { left: game.weaponsPool.length } }),
    ...(mayEmbark() ? [option(kind)] : []),
  ]
  const choice = yield* ask(seat, 'explore.vessel', offers, { default: 'weapon' })
  if (choice === 'weapon') drawWeapon(game, seat, why)
  else takeVessel(game, seat, kind)
}

/** IMP-6.9: all wounds for one weapon tile. */
function* cureAllWounds(game: Imperial, seat: Seat): Play {
  const character = characterAt(game, seat)
  const wounds = woundsOfParty(game, seat)
  // ruling: if the party has no wounds, nothing is asked.
  if (wounds === 0 || character.weapons.length === 0) return
  const spare = () => character.weapons.filter((tile) => !isReadied(character, tile))
  const offers = () => options(['decline', ...character.weapons])
  const paid = yield* ask(seat, 'explore.cure-all', offers, {
    default: () => (wounds >= 3 && spare().length > 0 ? weaponDefault(game, seat, spare()) : 'decline'),
    about: { wounds },
  })
  if (paid === 'decline') return
  loseItem(game, seat, paid, 'cure-all-wounds')
  healWholeParty(game, seat, 'cure-all-wounds')
}

// Leaving for an adjacent hex

/**
 * To an adjacent hex of the player's choice and an encounter there, named hex or not (IMP-6.11, IMP-6.15). Without one,
 * on an island without a vessel, the character stays and draws there (IMP-6.16).
 */
export function* leaveForNextDoor(game: Imperial, seat: Seat, how: Way): Play {
  const { hex } = characterAt(game, seat)
  const open = () => hexesNextDoor(game, seat)
  if (open().length > 0) {
    const offers = () => open().map((id) => option(id, { place: id }))
    const to = yield* ask(seat, 'leave.hex', offers, { default: () => quietestOf(open()) })
    moveTo(game, seat, to, how)
  } else emitFact(game, { kind: 'nowhere-to-go', seat, hex })
  yield* drawEncounter(game, seat)
}

/** An adjacent land hex, or an ocean hex if the character has a vessel (IMP-6.11). */
function hexesNextDoor(game: Imperial, seat: Seat): HexId[] {
  const { hex, vessel } = characterAt(game, seat)
  return neighboursOf(hex).filter((next) => isLand(next) || vessel !== null)
}

const NEVER_MET: readonly EncounterCategory[] = ['played', 'place', 'meta']

/** The land hex to whose tags the fewest encounter tiles apply; ties by lowest slot (IMP-6.11). */
function quietestOf(hexes: readonly HexId[]): HexId {
  // ruling: where only the sea is open (the islands), the default is the quietest ocean hex.
  const land = hexes.filter(isLand)
  return first(land.length > 0 ? land : hexes, (hex) => [-dangersOf(hex), -slotOf(hex)])
}

/** How many encounter tiles apply to the terrain of a hex. */
function dangersOf(hex: HexId): number {
  const tags = tagsAt(hex)
  const kinds = [...CREATURES.values()].filter(({ category }) => !NEVER_MET.includes(category))
  return kinds
    .filter(({ terrains }) => terrains.some((terrain) => tags.includes(terrain)))
    .reduce((tiles, { count }) => tiles + count, 0)
}
