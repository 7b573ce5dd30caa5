import { sumOf, type Seat, type Sum } from '../../../engine/index.ts'
import type { SpaceId } from '../data/ids.ts'
import type { Attack, AttackKind, Fight, OpenWindow, Thrown, UnderWay } from '../state/moments.ts'
import { bestWeapons, fightingValue, fixedWeapons, foesValue, enemyDieBonus } from '../state/numbers.ts'
import { maybeCharacter, type Talisman } from '../state/state.ts'

/** The public part of a matter under way. */
export type Matter = OpenWindow | AttackMatter | FightMatter

export interface AttackMatter {
  readonly matter: 'attack'
  readonly seat: Seat
  readonly by: Seat | null
  readonly foes: readonly string[]
  readonly fight: AttackKind
  readonly space: SpaceId
}

export interface FightMatter {
  readonly matter: 'fight'
  readonly seat: Seat
  readonly against: Seat | null
  readonly foes: readonly string[]
  readonly fight: Fight['kind']
  readonly space: SpaceId
  /** Before any die, with the Weapons that would count most. */
  readonly ours: Sum
  readonly theirs: Sum
  /** Seats whose opponent rolls no die. */
  readonly noDieAgainst: readonly Seat[]
  /** The dice rolled so far. */
  readonly thrown: readonly Thrown[]
}

export function matterOf(game: Talisman, underWay: UnderWay): Matter {
  if (underWay.matter === 'window') return { ...underWay }
  if (underWay.matter === 'attack') return attackMatter(underWay.attack)
  return fightMatter(game, underWay.fight)
}

function attackMatter({ seat, by, foes, kind, space }: Attack): AttackMatter {
  return { matter: 'attack', seat, by, foes: foes.map(({ id }) => id), fight: kind, space }
}

function fightMatter(game: Talisman, fight: Fight): FightMatter {
  const { seat, against, foes, kind, space, noDieAgainst, thrown } = fight
  return {
    matter: 'fight',
    seat,
    against,
    foes: foes.map(({ id }) => id),
    fight: kind,
    space,
    ours: before(game, fight, seat),
    theirs: against === null ? foesValue(fight, enemyDieBonus(space), space) : before(game, fight, against),
    noDieAgainst: [...noDieAgainst],
    thrown: thrown.map((one) => ({ ...one })),
  }
}

/** Before the dice. */
function before(game: Talisman, fight: Fight, seat: Seat): Sum {
  if (!maybeCharacter(game, seat)) return sumOf()
  return fightingValue(game, seat, fight, fixedWeapons(game, seat, fight) ?? bestWeapons(game, seat, fight))
}
