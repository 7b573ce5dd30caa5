import {
  diceParts,
  option,
  rollDice,
  sumOf,
  type Part,
  type Play,
  type Seat,
  type Sum,
} from '../../../../engine/index.ts'
import { emitFact } from '../../facts/index.ts'
import { maybeCharacter, type Talisman } from '../../state/state.ts'
import type { Throw } from '../../state/moments.ts'
import { ask, whileDieLies } from './asking.ts'
import { orderForLuck } from './orders.ts'

/** Dice, and the tokens of luck that allow rerolls (TAL-OPT.15). */

/** Rolls dice that belong to no Character, and adds any bonuses. The caller emits the result. */
export function roll(game: Talisman, dice: number, ...more: readonly Part[]): Sum {
  return sumOf(diceParts(rollDice(game, dice)), more)
}

/** The purpose of a roll, and whether it fails, if the dice decide that by themselves. */
export interface Purpose extends Omit<Throw, 'dice' | 'fails'> {
  readonly fails?: (total: number, dice: readonly number[]) => boolean
}

/** A Character rolls for themselves and adds any bonuses: see `throwDice`. */
export function* rollOwn(
  game: Talisman,
  seat: Seat,
  count: number,
  purpose: Purpose,
  ...more: readonly Part[]
): Play<Sum> {
  return sumOf(diceParts(yield* throwDice(game, seat, count, purpose)), more)
}

/**
 * A Character rolls for themselves. A token of luck lets them reroll all of it, once a roll (TAL-OPT.15). Default:
 * keep. ruling: dice that say how strong or how many creatures are, and those for Followers, are not rolled for
 * oneself.
 */
export function* throwDice(
  game: Talisman,
  seat: Seat,
  count: number,
  { fails, ...purpose }: Purpose,
): Play<readonly number[]> {
  const dice = rollDice(game, count)
  if (luckOf(game, seat) === 0) return dice
  const total = dice.reduce((sum, one) => sum + one, 0)
  const about: Throw = { ...purpose, dice, fails: fails?.(total, dice) ?? null }
  const offers = () => [option('keep'), option('again')]
  const standing = () => orderForLuck(game, seat, about.fails)
  const put = () => ask(game, seat, 'luck.spend', offers, { about, standing })
  const answer = yield* whileDieLies(game, seat, put, 'keep')
  return answer === 'again' ? throwAgain(game, seat, dice) : dice
}

function throwAgain(game: Talisman, seat: Seat, dice: readonly number[]): readonly number[] {
  const left = luckOf(game, seat) - 1
  const again = rollDice(game, dice.length)
  const character = maybeCharacter(game, seat)
  if (character) character.luck = left
  emitFact(game, { kind: 'luck-spent', seat, dice: [...dice], again, left })
  return again
}

/** Tokens of luck left. */
function luckOf(game: Talisman, seat: Seat): number {
  return maybeCharacter(game, seat)?.luck ?? 0
}
