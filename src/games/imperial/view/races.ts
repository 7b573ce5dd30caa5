import { memoise, onceFor, type Seat } from '../../../engine/index.ts'
import { ESCAPE_TARGET } from '../state/fight.ts'
import { chanceOf2d6 } from './odds.ts'
import { hitsBy, roomOf, struck, type Combatant, type Host } from './sides.ts'

/** A fight to the end, round after round, exactly: odd hits go where the rulebook's default sends them. */

/** What stays the same all through a fight. */
export interface Race {
  /** The player whose ends are told, and the two sides. The other one begins with its character, or the creature. */
  readonly seat: Seat
  readonly ours: readonly Combatant[]
  readonly theirs: readonly Combatant[]
  /** On an ocean: who loses their vessel is out of the fight (IMP-8.22). */
  readonly atSea: boolean
  /** `null` against another player. */
  readonly creature: Quarry | null
  /**
   * With this little health left the player stops, and as soon as anything else changes: the side, the stage, or a
   * creature that tries to run. 0 is to the end.
   */
  readonly until: number
}

/** A creature's habits. */
export interface Quarry {
  readonly maxHealth: number
  /** Having begun a round with this little health, it tries to run at its end (IMP-8.24); `null`: never. */
  readonly retreatAt: number | null
  readonly running: number
  /** Health that it regains every round. */
  readonly regenerates: number
}

/** A moment between rounds. */
export interface FightMoment {
  readonly ours: Host
  readonly theirs: Host
  /** Rounds of Approach to come. */
  readonly approach: number
  /** Rounds to come before everybody has had enough (IMP-18.39). */
  readonly left: number
  /** The creature's health as this round began, if a spell has burnt it since. */
  readonly began?: number
}

/** How it ends for the player: dead, even if the foe falls too, or only the foe falls; otherwise it stops. */
export interface Ends {
  readonly die: number
  readonly kill: number
  /** The character's wounds on average. A death costs all the health that was left. */
  readonly cost: number
}

const STOPPED: Ends = { die: 0, kill: 0, cost: 0 }

/** Moments, and how likely each is. */
export type Starts = readonly (readonly [chance: number, at: FightMoment])[]
type From = (at: FightMoment) => Ends

/**
 * The exact ends of a fight. `strikes`: whether the player's character rolls dice in the first round. `null` for a
 * fight with too many moments.
 */
export function foughtOut(race: Race, starts: Starts, strikes = true): Ends | null {
  const book = bookOf(race)
  const from: From = (at) => {
    const key = keyOf(book, at)
    const before = book.ends.get(key)
    if (before) return before
    if (book.ends.size >= MAX_MOMENTS) return STOPPED
    const ends = at.left > 0 ? roundFrom(book, at, { then: from }) : STOPPED
    book.ends.set(key, ends)
    return ends
  }
  const first = (at: FightMoment) =>
    ended(race, at) ?? (strikes ? from(at) : roundFrom(book, at, { then: from, isIdle: true }))
  const ends = starts.reduce((sum, [chance, at]) => plus(sum, chance, first(at)), STOPPED)
  return book.ends.size >= MAX_MOMENTS ? null : ends
}

/** The ends of the next round alone. */
export function nextRound(race: Race, at: FightMoment): Ends {
  return roundFrom(bookOf(race), at, { then: () => STOPPED, isLast: true })
}

/** What is known of a race: the ends from moments, the numbers of hosts, and what hits do to them. */
interface Book {
  readonly race: Race
  readonly ends: Map<number, Ends>
  readonly numberOf: (host: Host) => number
  readonly blows: Map<string, After[]>
}

function bookOf(race: Race): Book {
  if (BOOKS.size >= MAX_BOOKS) BOOKS.clear()
  return memoise(BOOKS, JSON.stringify(race), () => {
    const numbers = new Map<string, number>()
    const numberOf = onceFor(({ health, absorbs, protection, asleep }: Host) =>
      memoise(numbers, `${health.join(' ')}/${absorbs.join(' ')}/${protection} ${asleep}`, () => numbers.size),
    )
    return { race, ends: new Map<number, Ends>(), numberOf, blows: new Map<string, After[]>() }
  })
}

/** The last fights, because all options of a question look at the same moments. */
const BOOKS = new Map<string, Book>()
const MAX_BOOKS = 20
/** A fight with more moments takes too long to tell. */
const MAX_MOMENTS = 6000
/** More than there are hosts, rounds of Approach and rounds at all. */
const [HOSTS, APPROACHES, ROUNDS] = [2 ** 16, 8, 128]

/** Only a creature that regenerates can bring back a moment, so only there the number of rounds matters. */
function keyOf(book: Book, { ours, theirs, approach, left }: FightMoment): number {
  const { creature } = book.race
  const rounds = creature && creature.regenerates > 0 ? left : 0
  return ((book.numberOf(ours) * HOSTS + book.numberOf(theirs)) * APPROACHES + approach) * ROUNDS + rounds
}

function plus(sum: Ends, chance: number, { die, kill, cost }: Ends): Ends {
  return { die: sum.die + chance * die, kill: sum.kill + chance * kill, cost: sum.cost + chance * cost }
}

/** What follows a round; whether the player's character holds back in it, and whether nothing counts after it. */
interface Course {
  readonly then: From
  readonly isIdle?: boolean
  readonly isLast?: boolean
}

/** One round, and what follows it. One that leaves everything as it was is left out, since it comes to the same. */
function roundFrom(book: Book, at: FightMoment, { then, isIdle = false, isLast = false }: Course): Ends {
  const { race } = book
  const isFar = at.approach > 0
  const dealt = hitsBy(race.ours, { host: at.ours, isFar, idle: isIdle ? race.seat : null, most: roomOf(at.theirs) })
  const taken = hitsBy(race.theirs, { host: at.theirs, isFar, idle: null, most: roomOf(at.ours) })
  const isTired = mustRetreat(race, at)
  const isPressed = race.until > 0
  const mayStay = !isIdle && !isLast
  const theirsAfter = dealt.map((_, hits) => afterHits(book, 'theirs', at, hits))
  let [idle, die, kill, cost] = [0, 0, 0, 0]
  for (const [wounds, times] of taken.entries()) {
    const ours = afterHits(book, 'ours', at, wounds)
    cost += times * ours.cost
    if (ours.is === 'down') die += times
    if (ours.is === 'down') continue
    for (const [hits, theirs] of theirsAfter.entries()) {
      const chance = (dealt[hits] ?? 0) * times
      if (theirs.is === 'down') kill += chance
      else if (ours.is === 'up' && theirs.is === 'up' && !(isPressed && (isTired || ours.hasChanged))) {
        const goesOn = isTired ? chance * (1 - ours.escapes) : chance
        if (mayStay && at.approach === 0 && isSame(ours, theirs, at, race)) idle += goesOn
        else if (goesOn > 0) {
          const next = {
            ours: ours.host,
            theirs: theirs.host,
            approach: Math.max(0, at.approach - 1),
            left: at.left - 1,
          }
          const ends = then(next)
          die += goesOn * ends.die
          kill += goesOn * ends.kill
          cost += goesOn * ends.cost
        }
      }
    }
  }
  return idle >= 1 ? STOPPED : plus(STOPPED, 1 / (1 - idle), { die, kill, cost })
}

/** Whether the next round begins like this one. */
function isSame(ours: After, theirs: After, at: FightMoment, { creature }: Race): boolean {
  return ours.isUntouched && theirs.isUntouched && at.ours.asleep + at.theirs.asleep === 0 && !creature?.regenerates
}

/** A side after the hits of a round, as it begins the next one; down: its first member, or the player's, fell. */
interface After {
  readonly is: 'down' | 'out' | 'up'
  readonly host: Host
  readonly isUntouched: boolean
  /** Wounds of the player's character. */
  readonly cost: number
  /** A player who presses on is asked again. */
  readonly hasChanged: boolean
  /** The chance that a creature gets away from it (IMP-8.28). */
  readonly escapes: number
}

function afterHits(book: Book, side: 'ours' | 'theirs', at: FightMoment, hits: number): After {
  const key = `${side} ${book.numberOf(at[side])} ${at.approach === 1}`
  const known = memoise(book.blows, key, () => [])
  return (known[hits] ??= blown(book.race, side, at, hits))
}

/** Deaths, losses, and what comes before the next round (IMP-8.19 to IMP-8.23, IMP-17.20). */
function blown(race: Race, side: 'ours' | 'theirs', { [side]: before, approach }: FightMoment, hits: number): After {
  const bodies = race[side]
  const hit = struck(bodies, before, hits, race.atSea)
  const first = side === 'ours' ? ownIn(race) : 0
  const left = withoutFallen(race, bodies, hit)
  const rested = awakened(side === 'theirs' ? regenerated(race, left ?? hit) : (left ?? hit))
  return {
    is: (hit.health[first] ?? 0) <= 0 ? 'down' : left === null ? 'out' : 'up',
    host: approach === 1 ? armed(bodies, rested) : rested,
    isUntouched: hits === 0,
    cost: side === 'ours' ? (before.health[first] ?? 0) - (hit.health[first] ?? 0) : 0,
    hasChanged: side === 'ours' && hasChanged(race, approach, before, hit),
    escapes: side === 'ours' && left ? chanceToRun(race, left) : 0,
  }
}

/** The place of the player's character. */
function ownIn({ ours, seat }: Race): number {
  return ours.findIndex((body) => body.seat === seat && body.kind === 'character')
}

/** Death or victory. */
function ended(race: Race, { ours, theirs }: FightMoment): Ends | null {
  if ((ours.health[ownIn(race)] ?? 0) <= 0) return { ...STOPPED, die: 1 }
  return (theirs.health[0] ?? 0) <= 0 ? { ...STOPPED, kill: 1 } : null
}

/** Hand to hand, with the weapons drawn for it (IMP-11.6). */
export function closedIn(race: Race, at: FightMoment): FightMoment {
  return { ...at, approach: 0, ours: armed(race.ours, at.ours), theirs: armed(race.theirs, at.theirs) }
}

function armed(bodies: readonly Combatant[], host: Host): Host {
  return { ...host, absorbs: host.absorbs.map((left, of) => left + (bodies[of]?.drawn ?? 0)) }
}

/** Players who died, or lost their vessel at sea, leave with their whole party; `null` if that ends the fight. */
function withoutFallen({ seat, atSea, creature }: Race, bodies: readonly Combatant[], host: Host): Host | null {
  const fallen = bodies.flatMap(({ kind, seat: of }, at) => {
    const ends = kind === 'character' || (atSea && kind === 'vessel')
    return ends && (host.health[at] ?? 0) <= 0 ? [of] : []
  })
  if (fallen.length === 0) return host
  if (creature === null || fallen.includes(seat)) return null
  return { ...host, health: host.health.map((left, at) => (fallen.includes(bodies[at]?.seat ?? null) ? 0 : left)) }
}

/** Whether the creature tries to run at the end of a round that began so (IMP-8.24). */
function mustRetreat({ creature }: Race, { theirs, began = theirs.health[0] ?? 0 }: FightMoment): boolean {
  const { retreatAt = null } = creature ?? {}
  return retreatAt !== null && theirs.asleep === 0 && began <= retreatAt
}

/** The chance that a creature which tries gets away from the fastest of those left (IMP-8.28). */
export function chanceToRun({ creature, ours }: Race, host: Host): number {
  const pursuers = ours.flatMap((body, of) => ((host.health[of] ?? 0) > 0 ? (body.running ?? []) : []))
  return chanceOf2d6(ESCAPE_TARGET - (creature?.running ?? 0) + Math.max(...pursuers))
}

/** Whether the side, the stage or the player's own health stops one who presses on. */
function hasChanged(race: Race, approach: number, before: Host, after: Host): boolean {
  const isFewer = after.health.some((left, of) => left <= 0 && (before.health[of] ?? 0) > 0)
  return isFewer || approach === 1 || (after.health[ownIn(race)] ?? 0) <= race.until
}

function regenerated({ creature }: Race, host: Host): Host {
  const [left = 0, ...none] = host.health
  const { regenerates = 0, maxHealth = 0 } = creature ?? {}
  return regenerates === 0 ? host : { ...host, health: [Math.min(maxHealth, left + regenerates), ...none] }
}

function awakened(host: Host): Host {
  return { ...host, asleep: Math.max(0, host.asleep - 1) }
}
