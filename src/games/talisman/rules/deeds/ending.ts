import { sumOf, type Seat, type Standing, type Sum, GameEnds } from '../../../../engine/index.ts'
import { CROWN, depthOf } from '../../data/board.ts'
import { kindOf } from '../../data/components.ts'
import { emitFact } from '../../facts/index.ts'
import { craftOf, strengthOf } from '../../state/numbers.ts'
import { characterAt, clockwiseFrom, maybeCharacter, playerAt, type Talisman } from '../../state/state.ts'
import { regionOf } from '../../state/whereabouts.ts'

/** The end of the game: the last one left, the Crown, or closing time (TAL-21.1, TAL-OPT.3, TAL-OPT.24). */

/** Players still in the game, a Character in play or not (TAL-R96). */
function seatsLeft(game: Talisman): Seat[] {
  return clockwiseFrom(game, 0).filter((seat) => isStillIn(game, seat))
}

export function isStillIn(game: Talisman, seat: Seat): boolean {
  const { standing } = playerAt(game, seat)
  return standing === 'playing' || standing === 'waiting'
}

/** After every single death or departure (TAL-R3). */
export function checkLastLeft(game: Talisman): void {
  const left = seatsLeft(game)
  if (left.length <= 1) finish(game, 'last', left)
}

/** The game is won: nothing further is resolved. */
export function finish(game: Talisman, why: 'last' | 'crown', winners: readonly Seat[]): never {
  const isWinner = (seat: Seat) => winners.includes(seat)
  const others = clockwiseFrom(game, 0).filter((seat) => !isWinner(seat))
  const scoreOf = (seat: Seat) => (maybeCharacter(game, seat) ? scoreSum(game, seat).total : 0)
  others.sort((a, b) => Number(isStillIn(game, b)) - Number(isStillIn(game, a)) || scoreOf(b) - scoreOf(a))
  game.result = [
    ...winners.map((seat) => ({ seat, rank: 1, won: true, score: scoreOf(seat) })),
    ...others.map((seat, at) => ({ seat, rank: winners.length + 1 + at, won: false, score: scoreOf(seat) })),
  ]
  game.step = 'over'
  emitFact(game, { kind: 'game-over', winners: [...winners], why })
  throw new GameEnds()
}

/**
 * Closing time: the highest score wins; ties go to more Lives, then more Gold, then are shared (TAL-OPT.24, TAL-R99).
 */
export function scoreGame(game: Talisman): never {
  const rows = clockwiseFrom(game, 0).map((seat) => {
    const character = isStillIn(game, seat) ? maybeCharacter(game, seat) : null
    if (!character) return { seat, score: 0, lives: 0, gold: 0 }
    const sum = scoreSum(game, seat)
    emitFact(game, { kind: 'scored', seat, score: sum })
    return { seat, score: sum.total, lives: character.lives, gold: character.gold }
  })
  type Row = (typeof rows)[number]
  const compare = (a: Row, b: Row) => b.score - a.score || b.lives - a.lives || b.gold - a.gold
  const ranked = rows.sort((a, b) => compare(a, b) || a.seat - b.seat)
  const rankOf = (row: Row) => 1 + ranked.filter((other) => compare(other, row) < 0).length
  game.result = ranked.map((row) => ({ seat: row.seat, rank: rankOf(row), won: rankOf(row) === 1, score: row.score }))
  game.step = 'over'
  const winners = game.result.filter(({ won }) => won).map(({ seat }) => seat)
  emitFact(game, { kind: 'game-over', winners, why: 'limit' })
  throw new GameEnds()
}

/** Region, Talisman, Strength, Craft, Lives and half the Gold (TAL-OPT.24). */
export function scoreSum(game: Talisman, seat: Seat): Sum {
  const { objects, lives, gold } = characterAt(game, seat)
  const hasTalisman = objects.some((card) => kindOf(card).isTalisman)
  return sumOf(
    { value: regionScore(game, seat), from: 'region', rule: 'TAL-OPT.24' },
    { value: hasTalisman ? 5 : 0, from: 'talisman' },
    { value: strengthOf(game, seat).total, from: 'strength' },
    { value: craftOf(game, seat).total, from: 'craft' },
    { value: lives, from: 'lives' },
    { value: Math.floor(gold / 2), from: 'gold' },
  )
}

function regionScore(game: Talisman, seat: Seat): number {
  const region = regionOf(game, seat)
  if (region === 'outer') return 0
  if (region === 'middle') return 4
  const { space } = characterAt(game, seat)
  return space === CROWN ? 20 : 10 + depthOf(space)
}

export function standings(game: Talisman): readonly Standing[] {
  if (!game.result) throw new Error('the game is not over')
  return game.result
}
