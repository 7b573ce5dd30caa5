import {
  diceParts,
  option,
  rollDie,
  sumOf,
  type Option,
  type Play,
  type Seat,
  type Sum,
} from '../../../../engine/index.ts'
import type { CardId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import type { Fight } from '../../state/moments.ts'
import {
  bestWeapons,
  fightingValue,
  fixedWeapons,
  foesValue,
  usefulWeapons,
  weaponBonus,
  weaponLimitOf,
  enemyDieBonus,
} from '../../state/numbers.ts'
import { maybeCharacter, type Talisman } from '../../state/state.ts'
import { greatest } from '../../state/traits.ts'
import { ask } from '../deeds/asking.ts'
import { throwDice } from '../deeds/dice.ts'
import { underWay } from '../deeds/in-hand.ts'
import { orderForBest } from '../deeds/orders.ts'
import { settle } from '../deeds/things.ts'
import { openWindow } from './windows.ts'

/** Combat and Psychic Combat, from w-combat to the result (TAL-16.4, TAL-16.8, TAL-17.2, TAL-R66). */

export type FightResult = 'won' | 'lost' | 'stand-off'

/** The result for `fight.seat`. */
export function* resolveFight(game: Talisman, fight: Fight): Play<FightResult> {
  const fighters = fight.against === null ? [fight.seat] : [fight.seat, fight.against]
  const rolled = yield* underWay(game, { matter: 'fight', fight }, () => rollOut(game, fight, fighters))
  if (rolled === 'gone') return 'stand-off'
  const { ours, theirs } = rolled
  const result = compare(ours.score.total, theirs.score.total)
  emitFact(game, {
    kind: 'fought',
    seat: fight.seat,
    against: fight.against,
    foes: fight.foes.map(({ id }) => id),
    fight: fight.kind,
    ours: ours.score,
    ourDice: ours.dice,
    theirs: theirs.score,
    theirDice: theirs.dice,
    result,
  })
  return result
}

/** Windows, Weapons, and the dice of both sides. */
function* rollOut(
  game: Talisman,
  fight: Fight,
  fighters: readonly Seat[],
): Play<'gone' | { readonly ours: Rolled; readonly theirs: Rolled }> {
  if ((yield* beforeTheDice(game, fight, fighters)) === 'gone') return 'gone'
  const ours = yield* rollFor(game, fight, fight.seat)
  fight.thrown.push({ seat: fight.seat, dice: ours.dice, total: ours.score.total })
  const { against } = fight
  const theirs = against === null ? rollForFoes(game, fight) : yield* rollFor(game, fight, against, ours.score.total)
  return { ours, theirs }
}

function compare(ours: number, theirs: number): FightResult {
  if (ours === theirs) return 'stand-off' // TAL-16.10
  return ours > theirs ? 'won' : 'lost'
}

/** w-combat and the Weapons, with both sides public. */
function* beforeTheDice(game: Talisman, fight: Fight, fighters: readonly Seat[]): Play<'ready' | 'gone'> {
  yield* openWindow(game, { window: 'w-combat', fight })
  yield* settle(game)
  for (const seat of fighters) {
    if (!maybeCharacter(game, seat)) return 'gone'
    const cards = yield* fixWeapons(game, seat, fight)
    fight.weapons.push({ seat, cards })
  }
  return fighters.every((seat) => maybeCharacter(game, seat)) ? 'ready' : 'gone'
}

/**
 * One Weapon, or as many as the seat may use (TAL-16.4). ruling: the seat is asked only if it has more that would help.
 */
function* fixWeapons(game: Talisman, seat: Seat, fight: Fight): Play<readonly CardId[]> {
  if (usefulWeapons(game, seat, fight).length <= weaponLimitOf(game, seat)) return bestWeapons(game, seat, fight)
  const offers = (): Option<readonly CardId[]>[] => [
    ...choices(usefulWeapons(game, seat, fight), weaponLimitOf(game, seat)).map((cards) =>
      option<readonly CardId[]>(cards.join('+'), { args: { cards, bonus: totalOf(game, seat, cards, fight) } }, cards),
    ),
    option<readonly CardId[]>('none', {}, []),
  ]
  const best = () => bestWeapons(game, seat, fight).join('+') || 'none'
  const standing = () => orderForBest(game, seat, 'weapons', best())
  return yield* ask(game, seat, 'fight.weapons', offers, { default: best, standing })
}

/**
 * All combinations of `count` cards, in the order of the list: all cards if there are no more, and none of an empty
 * list.
 */
function choices(cards: readonly CardId[], count: number): CardId[][] {
  if (cards.length <= count) return cards.length === 0 ? [] : [[...cards]]
  return picks(cards, count)
}

function picks(cards: readonly CardId[], count: number): CardId[][] {
  if (count === 0) return [[]]
  return cards.flatMap((card, at) => picks(cards.slice(at + 1), count - 1).map((rest) => [card, ...rest]))
}

function totalOf(game: Talisman, seat: Seat, cards: readonly CardId[], fight: Fight): number {
  return cards.reduce((total, card) => total + weaponBonus(game, seat, card, fight), 0)
}

interface Rolled {
  readonly score: Sum
  readonly dice: readonly number[]
}

/**
 * A Character's score; of several dice the highest counts. The opponent of an assassin rolls no die. `than`: the other
 * side's total, if it has rolled already.
 */
function* rollFor(game: Talisman, fight: Fight, seat: Seat, than?: number): Play<Rolled> {
  const weapons = fixedWeapons(game, seat, fight) ?? []
  const value = fightingValue(game, seat, fight, weapons)
  const other = seat === fight.seat ? fight.against : fight.seat
  if (other !== null && fight.noDieAgainst.includes(other)) return { score: value, dice: [] }
  const count = fight.kind === 'combat' ? greatest(game, seat, ({ combatDice }) => combatDice, 1) : 1
  const loses = (_total: number, dice: readonly number[]) => value.total + Math.max(...dice) < (than ?? 0)
  const dice = yield* throwDice(game, seat, count, {
    of: 'fight',
    by: null,
    ...(than === undefined ? {} : { fails: loses }),
  })
  return { score: sumOf(value.parts, diceParts([Math.max(...dice)])), dice }
}

/** The creatures fight as one and roll one die (TAL-16.5). */
function rollForFoes(game: Talisman, fight: Fight): Rolled {
  const value = foesValue(fight, enemyDieBonus(fight.space), fight.space)
  if (fight.noDieAgainst.includes(fight.seat)) return { score: value, dice: [] }
  const die = rollDie(game)
  return { score: sumOf(value.parts, diceParts([die])), dice: [die] }
}
