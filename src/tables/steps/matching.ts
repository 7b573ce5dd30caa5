import type { PaceName, UserId } from '../model/store.ts'

/** What a person would like to play. */
export interface Wish {
  readonly user: UserId
  /** `null`: any game. */
  readonly game: string | null
  /** `null`: any pace. */
  readonly pace: PaceName | null
  /** With how many players at most, the person included. */
  readonly most: number
  /** The channel where the person said so. */
  readonly room: string
  /** In milliseconds since 1970. */
  readonly at: number
}

/** A game, and how many players it takes. */
export interface Playable {
  readonly id: string
  readonly min: number
  readonly max: number
}

/** People who want the same: at least as many as the game needs, and no more than any of them wants. */
export interface WishMatch {
  readonly game: string
  /** `null` if nobody minds. */
  readonly pace: PaceName | null
  readonly wishes: readonly Wish[]
}

/**
 * Finds the people who want the same, the largest group first, and among groups of one size those who have waited
 * longest. Nobody is in two groups. Each person has at most one wish.
 */
export function matchesIn(wishes: readonly Wish[], games: readonly Playable[]): readonly WishMatch[] {
  const matches: WishMatch[] = []
  for (let left = [...wishes].sort(byAge); ;) {
    const best = largest(left, games)
    if (!best) return matches
    matches.push(best)
    left = left.filter((wish) => !best.wishes.includes(wish))
  }
}

function largest(wishes: readonly Wish[], games: readonly Playable[]): WishMatch | undefined {
  const paces = [null, ...new Set(wishes.flatMap(({ pace }) => pace ?? []))]
  const found = games.flatMap((game) =>
    paces.flatMap((pace): WishMatch[] => {
      const fits = (wish: Wish) => (wish.game ?? game.id) === game.id && (wish.pace === pace || wish.pace === null)
      const group = groupOf(wishes.filter(fits), game)
      return group.length === 0 ? [] : [{ game: game.id, pace, wishes: group }]
    }),
  )
  const sum = (match: WishMatch) => match.wishes.reduce((all, { at }) => all + at, 0)
  return found.sort((a, b) => b.wishes.length - a.wishes.length || sum(a) - sum(b))[0]
}

/** The largest group of a game, those first who have waited longest; empty if there is none. */
function groupOf(wishes: readonly Wish[], { min, max }: Playable): readonly Wish[] {
  for (let size = Math.min(max, wishes.length); size >= Math.max(2, min); size -= 1) {
    const willing = wishes.filter(({ most }) => most >= size)
    if (willing.length >= size) return willing.slice(0, size)
  }
  return []
}

function byAge(a: Wish, b: Wish): number {
  return a.at - b.at || (a.user < b.user ? -1 : 1)
}
