import type { FightAbout } from './about.ts'

/** The next round of a fight with a creature, exactly, for a character who fights alone. */
export interface RoundOdds {
  readonly die: number
  /** The creature falls, and the character doesn't. */
  readonly kill: number
}

interface Dice {
  readonly dice: number
  readonly hitsOn: number
}

/**
 * The odds of the present round, or of the next one if this one is over, in which the character attacks with these
 * dice. `null` in company, where hits are spread, and where the next round is of another stage.
 */
export function roundOdds(fight: FightAbout, blow: Dice, isOver: boolean): RoundOdds | null {
  const [me, another] = fight.members
  if (!me || another || (isOver && fight.stage === 'approach')) return null
  const { health, shell, asleep, rolls } = fight.creature
  const awake = rolls !== null && !rolls.isLater
  const strikes = asleep > (isOver ? 1 : 0) || !awake ? null : rolls
  if (asleep === 1 && isOver) return null
  const left = me.maxHealth - me.wounds + me.absorbs + fight.protection
  const die = strikes ? atLeast(left, strikes) : 0
  return { die, kill: atLeast(health + shell, blow) * (1 - die) }
}

/** The chance of at least that number of hits. */
function atLeast(hits: number, { dice, hitsOn }: Dice): number {
  const hit = (7 - hitsOn) / 6
  let chance = 0
  let ways = 1
  for (let n = 0; n <= dice; n += 1) {
    if (n >= hits) chance += ways * hit ** n * (1 - hit) ** (dice - n)
    ways = (ways * (dice - n)) / (n + 1)
  }
  return chance
}
