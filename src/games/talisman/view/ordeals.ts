import { tableOf } from '../data/components.ts'
import type { SpaceId } from '../data/ids.ts'
import { chanceOfAtMost, creatureOdds, figureOf, type Odds } from './odds.ts'
import { traitsIn } from './reading.ts'
import type { CharacterView, TalismanView } from './view.ts'

/** Odds of the spaces that try a Character without a passage: the Chasm, and those on the way to the Valley of Fire. */

/** The totals of two dice. */
export const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((total) => ({
  total,
  chance: chanceOfAtMost(2, total) - chanceOfAtMost(2, total - 1),
}))

/** Two dice, or a total that lies already, against two of Death's: the higher total wins (TAL-R48). */
export function deathOdds(own: number | null): Odds {
  const mine = own === null ? TOTALS : [{ total: own, chance: 1 }]
  const sum = (is: (by: number) => boolean) =>
    mine.reduce(
      (all, one) =>
        all + TOTALS.reduce((part, { total, chance }) => part + (is(one.total - total) ? one.chance * chance : 0), 0),
      0,
    )
  return { win: sum((by) => by > 0), lose: sum((by) => by < 0) }
}

export const DEATH_ODDS = deathOdds(null)

/** The Werewolf: the one that a Character who stays has met already, or one yet to appear (TAL-14.7). */
export function werewolfOdds(me: CharacterView, stays: boolean): Odds {
  const known = stays && me.unfinished?.kind === 'werewolf' ? me.unfinished.strength : null
  if (known !== null) return creatureOdds(me, 'combat', known)
  const each = TOTALS.map(({ total, chance }) => ({ chance, odds: creatureOdds(me, 'combat', total) }))
  const mean = (of: (odds: Odds) => number) => each.reduce((sum, { chance, odds }) => sum + chance * of(odds), 0)
  return { win: mean(({ win }) => win), lose: mean(({ lose }) => lose) }
}

/** All Pitfiends of this Turn, one after another until one isn't beaten (TAL-14.8): losing to one, and beating all. */
export function pitfiendOdds(view: TalismanView, me: CharacterView, stays: boolean): Odds {
  const known = stays && me.unfinished?.kind === 'pitfiends' ? [me.unfinished.left] : [1, 2, 3, 4, 5, 6]
  const { win, lose } = creatureOdds(me, 'combat', figureOf(view, 'pitfiend').might)
  const all = known.map((left) => ({
    win: win ** left,
    lose: lose * Array.from({ length: left }, (_, beaten) => win ** beaten).reduce((sum, one) => sum + one, 0),
  }))
  const mean = (of: (odds: Odds) => number) => all.reduce((sum, odds) => sum + of(odds), 0) / all.length
  return { win: mean((odds) => odds.win), lose: mean((odds) => odds.lose) }
}

/** The chance that the Vampire wants more than a Character's Followers, and so Lives (TAL-14.3). */
export function vampireTakesLives({ followers }: CharacterView): number {
  const { rows } = tableOf('vampires-tower')
  const dear = rows.filter(({ ops }) => Number(ops?.[0]?.n) > followers.length)
  return dear.reduce((sum, { roll = [] }) => sum + roll.length, 0) / 6
}

/** Each who crosses the Chasm falls on 1 or 2 (TAL-R1). */
const FALL = 1 / 3

/** The Chasm: the chances that the Character falls, and that any Follower does. Some know the way. */
export function chasmOdds(me: CharacterView): { readonly fall: number; readonly follower: number } {
  const spared = sparedIn(me, 'chasm')
  return {
    fall: spared === null ? FALL : 0,
    follower: spared === 'all' ? 0 : 1 - (1 - FALL) ** me.followers.length,
  }
}

/** Whom somebody who knows the way spares the roll of a space; `null`: nobody. */
export function sparedIn(me: CharacterView, space: SpaceId): 'himself' | 'all' | null {
  const guides = traitsIn(me).flatMap(({ skips }) => skips?.[space] ?? [])
  return guides.includes('all') ? 'all' : (guides[0] ?? null)
}
