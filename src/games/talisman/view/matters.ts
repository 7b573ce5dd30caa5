import { sumOf, type Seat, type Sum } from '../../../engine/index.ts'
import { spaceOf } from '../data/components.ts'
import type { SpaceId, WindowId } from '../data/ids.ts'
import type { Attack, Fight } from '../state/moments.ts'
import { bestWeapons, fightingValue, foesValue } from '../state/numbers.ts'
import { maybeCharacter, type Talisman } from '../state/state.ts'

/** What the public sees of a matter under way. */
export type Matter =
  | {
      /** Time for Spells and the like. Whom it waits for is nobody's business (TAL-R87). */
      readonly matter: 'window'
      readonly window: WindowId
      /** Whose Turn, attack, fight or loss it is. */
      readonly seat: Seat
      /** What is about to go (w-loss). */
      readonly loss: 'life' | 'follower' | 'enemies' | null
    }
  | {
      readonly matter: 'attack'
      readonly seat: Seat
      readonly by: Seat | null
      readonly foes: readonly string[]
      readonly fight: 'combat' | 'psychic' | 'ability' | 'meeting'
      readonly space: SpaceId
    }
  | {
      readonly matter: 'fight'
      readonly seat: Seat
      readonly against: Seat | null
      readonly foes: readonly string[]
      readonly fight: 'combat' | 'psychic'
      readonly space: SpaceId
      /** Before any die, with the Weapons that would count most. */
      readonly ours: Sum
      readonly theirs: Sum
    }

/** The same in the state, for as long as it lasts: plain data, too, and the very thing the rules work on. */
export type UnderWay =
  | Extract<Matter, { matter: 'window' }>
  | { readonly matter: 'attack'; readonly attack: Attack }
  | { readonly matter: 'fight'; readonly fight: Fight }

export function matterOf(game: Talisman, underWay: UnderWay): Matter {
  if (underWay.matter === 'window') return { ...underWay }
  if (underWay.matter === 'attack') return attackMatter(underWay.attack)
  return fightMatter(game, underWay.fight)
}

function attackMatter({ seat, by, foes, kind, space }: Attack): Matter {
  return { matter: 'attack', seat, by, foes: foes.map(({ id }) => id), fight: kind, space }
}

function fightMatter(game: Talisman, fight: Fight): Matter {
  const { seat, against, foes, kind, space } = fight
  const dieBonus = spaceOf(space).instruction.enemyDieBonus ?? 0
  return {
    matter: 'fight',
    seat,
    against,
    foes: foes.map(({ id }) => id),
    fight: kind,
    space,
    ours: standing(game, fight, seat),
    theirs: against === null ? foesValue(fight, dieBonus, space) : standing(game, fight, against),
  }
}

function standing(game: Talisman, fight: Fight, seat: Seat): Sum {
  if (!maybeCharacter(game, seat)) return sumOf()
  const fixed = fight.weapons.find((one) => one.seat === seat)?.cards
  return fightingValue(game, seat, fight, fixed ?? bestWeapons(game, seat, fight))
}
