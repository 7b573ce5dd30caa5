import { sumOf, type Seat, type Sum } from '../../../engine/index.ts'
import { spaceOf } from '../data/components.ts'
import type { SpaceId } from '../data/ids.ts'
import type { Attack, AttackKind, Fight, OpenWindow, UnderWay } from '../state/moments.ts'
import { bestWeapons, fightingValue, foesValue } from '../state/numbers.ts'
import { maybeCharacter, type Talisman } from '../state/state.ts'

/** What the public sees of a matter under way. */
export type Matter =
  | OpenWindow
  | {
      readonly matter: 'attack'
      readonly seat: Seat
      readonly by: Seat | null
      readonly foes: readonly string[]
      readonly fight: AttackKind
      readonly space: SpaceId
    }
  | {
      readonly matter: 'fight'
      readonly seat: Seat
      readonly against: Seat | null
      readonly foes: readonly string[]
      readonly fight: Fight['kind']
      readonly space: SpaceId
      /** Before any die, with the Weapons that would count most. */
      readonly ours: Sum
      readonly theirs: Sum
    }

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
