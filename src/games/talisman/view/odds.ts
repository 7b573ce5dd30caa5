/** How likely dice are. Numbers only: for hints, and for computer players. */

export interface Odds {
  readonly win: number
  readonly lose: number
}

type Throw = readonly (readonly [number, number])[]
const NONE: Throw = [[0, 1]]
const ONE: Throw = [1, 2, 3, 4, 5, 6].map((die) => [die, 1])
const BEST_OF_TWO: Throw = [1, 2, 3, 4, 5, 6].map((die) => [die, 2 * die - 1])

/** A fight with so much more on the own side. Some roll two dice and keep the better, some face no die at all. */
export function oddsOf(lead: number, dice = 1, theirDice = 1): Odds {
  let win = 0
  let lose = 0
  let all = 0
  for (const [mine, often] of dice === 2 ? BEST_OF_TWO : ONE) {
    for (const [other, times] of theirDice === 0 ? NONE : ONE) {
      const ways = often * times
      all += ways
      if (lead + mine > other) win += ways
      else if (lead + mine < other) lose += ways
    }
  }
  return { win: win / all, lose: lose / all }
}

/** So many dice show no more than this together. */
export function chanceOfAtMost(dice: number, most: number): number {
  let ways = 0
  const all = 6 ** dice
  for (let n = 0; n < all; n += 1) {
    let total = 0
    for (let die = 0, rest = n; die < dice; die += 1, rest = Math.floor(rest / 6)) total += 1 + (rest % 6)
    if (total <= most) ways += 1
  }
  return ways / all
}
