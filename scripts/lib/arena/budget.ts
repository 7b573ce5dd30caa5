import { cunningIn, type Budget, type Game } from '../../../src/engine/index.ts'
import { wholeNumber, WrongArguments } from '../command.ts'

/**
 * How much the level `cunning` thinks: as usual in the game, except where options say otherwise. Throws
 * `WrongArguments`.
 */
export function budgetFrom(values: Readonly<Partial<Record<keyof Budget, string | undefined>>>, game: Game): Budget {
  const usual = cunningIn(game)
  const whole = (name: keyof Budget, least: number, most: number) =>
    wholeNumber(name, values[name] ?? String(usual[name]), least, most)
  const margin = Number(values.margin ?? usual.margin)
  if (!(margin >= 0)) throw new WrongArguments('--margin must be a number of standard errors, 0 or more')
  return {
    playouts: whole('playouts', 1, 1_000_000),
    horizon: whole('horizon', 1, 1_000),
    candidates: whole('candidates', 2, 100),
    margin,
  }
}
