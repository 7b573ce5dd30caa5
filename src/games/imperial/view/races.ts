import { atLeast, type Dice } from './odds.ts'

/** A fight hand to hand between two bodies, round after round, until one falls or something stops it. */
export interface Race {
  readonly own: Dice
  readonly other: Dice
  /** The other's Max Health: it loses its Defence first. */
  readonly health: number
  /** Having begun a round with this little health, the other tries to run at its end (IMP-8.24); `null`: never. */
  readonly retreatAt: number | null
  /** The chance that it gets away then. */
  readonly runs: number
  /** With this little left the first one stops; 0 is to the end. */
  readonly until: number
}

/** How many hits either can still take, and for how many rounds the other sleeps. */
export interface StillUp {
  readonly mine: number
  readonly theirs: number
  readonly asleep: number
}

/** How it ends: the first one falls, even if the other falls too, or only the other does; otherwise it stops. */
export interface Ends {
  readonly die: number
  readonly kill: number
}

const NOBODY: Ends = { die: 0, kill: 0 }

/** The exact chances of both ends. */
export function foughtOut(race: Race, start: StillUp): Ends {
  const known = new Map<string, Ends>()
  const from = (at: StillUp): Ends => {
    const key = `${at.mine} ${at.theirs} ${at.asleep}`
    const before = known.get(key)
    if (before) return before
    const ends = round(race, at, (next) => (next.mine <= race.until ? NOBODY : from(next)))
    known.set(key, ends)
    return ends
  }
  return from(start)
}

/** One round, and what follows it. A round without a hit leaves everything as it was, and is left out. */
function round(race: Race, at: StillUp, then: (at: StillUp) => Ends): Ends {
  const { own, other, health, retreatAt, runs } = race
  const [ours, theirs] = [hitsOf(own, at.theirs), at.asleep > 0 ? [1] : hitsOf(other, at.mine)]
  const isTired = at.asleep === 0 && retreatAt !== null && Math.min(at.theirs, health) <= retreatAt
  const goesOn = isTired ? 1 - runs : 1
  let [die, kill, idle] = [0, 0, 0]
  for (const [dealt, often] of ours.entries()) {
    for (const [taken, times] of theirs.entries()) {
      const chance = often * times
      if (taken >= at.mine) die += chance
      else if (dealt >= at.theirs) kill += chance
      else if (dealt + taken + at.asleep === 0) idle += chance * goesOn
      else if (goesOn > 0) {
        const next = then({ mine: at.mine - taken, theirs: at.theirs - dealt, asleep: Math.max(0, at.asleep - 1) })
        die += chance * goesOn * next.die
        kill += chance * goesOn * next.kill
      }
    }
  }
  return idle === 1 ? NOBODY : { die: die / (1 - idle), kill: kill / (1 - idle) }
}

/** The chances of each number of hits up to the most that count: the last stands for all above. */
function hitsOf(dice: Dice, most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, n) => atLeast(n, dice) - (n < most ? atLeast(n + 1, dice) : 0))
}
