import type { Answer, Fact, Seat, Sum } from '../../../src/engine/index.ts'
import { regionOfSpace } from '../../../src/games/talisman/data/board.ts'
import {
  CHARACTERS,
  characterCard,
  isCard,
  kindIdOf,
  kindOf,
  spaceOf,
} from '../../../src/games/talisman/data/components.ts'
import type { AbilityId, CharacterId } from '../../../src/games/talisman/data/ids.ts'
import { traitsOf, type Traits } from '../../../src/games/talisman/data/traits.ts'
import type { TalismanFact } from '../../../src/games/talisman/facts/index.ts'
import type { Talisman } from '../../../src/games/talisman/state/state.ts'

// Facts do not always name the ability, the Region or the table behind an event. This file derives them.

/** The components that a fact shows without naming them. */
export function shownBy(told: Fact, game: Talisman): readonly string[] {
  const fact = told as TalismanFact
  switch (fact.kind) {
    case 'moved':
    case 'placed':
      return [regionOfSpace(fact.to)]
    case 'came-out': {
      const { table, stat } = spaceOf(fact.from).instruction
      const saves = abilitiesOf(game, fact.seat, ({ minesDice }) => stat === 'craft' && minesDice === diceIn(fact.roll))
      return [...(table ? [table] : []), ...saves]
    }
    case 'spells-drawn':
      return fact.by === 'replenish'
        ? abilitiesOf(game, fact.seat, ({ replenishes }) => replenishes === true)
        : firstSpellsOf(fact.by)
    case 'evaded': {
      if (fact.by !== 'ability') return []
      const space = game.players[fact.seat]?.character?.space
      const terrain = space === undefined ? null : spaceOf(space).terrain
      return abilitiesOf(game, fact.seat, ({ evadesIn }) => evadesIn !== undefined && evadesIn === terrain)
    }
    case 'charm-tried':
      return abilitiesOf(game, fact.seat, ({ followersFight }) => followersFight === true)
    case 'assassinates':
      return ['assassin-assassinate']
    case 'raised':
      return ['ghoul-raise']
    case 'bought':
      return fact.price === 0 ? abilitiesOf(game, fact.seat, ({ shoplifts }) => shoplifts === true) : []
    case 'portal-tried':
      return fact.stat === 'craft' ? abilitiesOf(game, fact.seat, ({ portalCraft }) => portalCraft !== undefined) : []
    case 'fought': {
      if (fact.fight === 'psychic') return []
      const ours = fightingAbilities(game, fact.seat, fact.ours, fact.ourDice.length)
      if (fact.against === null) return ours
      return [...ours, ...fightingAbilities(game, fact.against, fact.theirs, fact.theirDice.length)]
    }
    default:
      return []
  }
}

/** The components that an answer uses without naming them. */
export function usedBy({ seat, verb, key }: Answer, game: Talisman): readonly string[] {
  if (verb === 'prophetess.peek') return ['prophetess-peek']
  if (key === 'attack:psychic') return abilitiesOf(game, seat, ({ attacksPsychically }) => attacksPsychically === true)
  if (key.startsWith('woods:')) return ['elf-woods-walk']
  // Only calmed Animals have to be attacked.
  if (key.startsWith('fight:')) return abilitiesOf(game, seat, ({ calms }) => calms !== undefined)
  return []
}

function diceIn({ parts }: Sum): number {
  return parts.filter(({ from }) => from === 'die').length
}

/** Two dice, two Weapons, and a Weapon that the Character has but cannot use. */
function fightingAbilities(game: Talisman, seat: Seat, sum: Sum, dice: number): AbilityId[] {
  const kinds = (game.players[seat]?.character?.objects ?? []).map(kindIdOf)
  const weapons = sum.parts.filter(({ from }) => isCard(from) && kindOf(from).weapon).length
  return abilitiesOf(
    game,
    seat,
    ({ combatDice = 1, weaponLimit = 1, uselessWeapons = [] }) =>
      (combatDice > 1 && combatDice === dice) ||
      (weaponLimit > 1 && weaponLimit === weapons) ||
      uselessWeapons.some((kind) => kinds.includes(kind)),
  )
}

/** The abilities of a seat's Character that have a trait. */
function abilitiesOf(game: Talisman, seat: Seat, has: (traits: Traits) => boolean): AbilityId[] {
  const id = game.players[seat]?.character?.id
  return id === undefined ? [] : abilityIds(id).filter((ability) => has(traitsOf(ability)))
}

/** A Character's own abilities give the first Spells. */
function firstSpellsOf(by: string): AbilityId[] {
  return CHARACTERS.has(by as CharacterId)
    ? abilityIds(by as CharacterId).filter((ability) => ability.startsWith(`${by}-first-spell`))
    : []
}

function abilityIds(id: CharacterId): AbilityId[] {
  return characterCard(id).abilities.map((ability) => ability.id)
}
