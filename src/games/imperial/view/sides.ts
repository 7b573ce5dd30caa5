import { memoise, type Seat } from '../../../engine/index.ts'
import { HITS_ON, MAGIC_HITS_ON, type Member } from '../state/party.ts'
import { atLeast, type Dice } from './odds.ts'

/** The two sides of a fight, as the exact odds look at them: their dice, and how hits are spread over them. */

/** A member of a side, or the creature, as it stays all through a fight. */
export interface Combatant {
  /** The player it belongs to; `null` for a creature. */
  readonly seat: Seat | null
  readonly kind: Member['kind'] | 'creature'
  /** Its dice in the Approach and hand to hand; `null` without any. */
  readonly far: Dice | null
  readonly near: Dice | null
  /** How many more hits it absorbs with the weapon that it draws hand to hand. */
  readonly drawn: number
  /** Its Running Away; `null` if it doesn't pursue. */
  readonly running: number | null
}

/** What a side has left, member by member; without health a member is gone. */
export interface Host {
  readonly health: readonly number[]
  /** Hits that each can still absorb. */
  readonly absorbs: readonly number[]
  /** Hits that are stopped for all of them. */
  readonly protection: number
  /** Rounds for which the creature, or the character against another player, still sleeps. */
  readonly asleep: number
}

/** The hits that a side can take before all is lost. */
export function roomOf({ health, absorbs, protection }: Host): number {
  return health.reduce((sum, left, of) => sum + (left > 0 ? left + (absorbs[of] ?? 0) : 0), protection)
}

/** A side that rolls: where, who of it holds back, and the number of hits that counts. */
interface Volley {
  readonly host: Host
  readonly isFar: boolean
  readonly idle: Seat | null
  readonly most: number
}

/** The chances of each number of hits up to the most that count: the last stands for all above. */
export function hitsBy(bodies: readonly Combatant[], { host, isFar, idle, most }: Volley): readonly number[] {
  const count = new Map<number, number>()
  for (const [of, { kind, seat, far, near }] of bodies.entries()) {
    const dice = isFar ? far : near
    const rests = kind === 'creature' ? host.asleep > 0 : kind === 'character' && (host.asleep > 0 || seat === idle)
    if (dice && !rests && (host.health[of] ?? 0) > 0) count.set(dice.hitsOn, (count.get(dice.hitsOn) ?? 0) + dice.dice)
  }
  const [plain, magic] = [count.get(HITS_ON) ?? 0, count.get(MAGIC_HITS_ON) ?? 0]
  const chances = memoise(HITS, `${plain} ${magic}`, () => both(exactly(plain, HITS_ON), exactly(magic, MAGIC_HITS_ON)))
  return chances.length <= most + 1 ? chances : [...chances.slice(0, most), sumOf(chances.slice(most))]
}

/** The chances of each number of hits, by how many plain and how many magic dice are rolled. */
const HITS = new Map<string, readonly number[]>()

function exactly(dice: number, hitsOn: number): readonly number[] {
  return Array.from({ length: dice + 1 }, (_, n) => atLeast(n, { dice, hitsOn }) - atLeast(n + 1, { dice, hitsOn }))
}

/** The chances of each sum of two numbers. */
function both(one: readonly number[], other: readonly number[]): readonly number[] {
  const sums = Array.from({ length: one.length + other.length - 1 }, () => 0)
  for (const [a, chance] of one.entries())
    for (const [b, often] of other.entries()) sums[a + b] = (sums[a + b] ?? 0) + chance * often
  return sums
}

const sumOf = (chances: readonly number[]): number => chances.reduce((sum, chance) => sum + chance, 0)

/** Hits on a side, in the order of IMP-8.13, by the rulebook's defaults. */
export function struck(bodies: readonly Combatant[], host: Host, hits: number, atSea: boolean): Host {
  const stopped = Math.min(hits, host.protection)
  const shares = transferred(bodies, host, spread(bodies, host, hits - stopped), atSea)
  const absorbed = shares.map((share, of) => Math.min(share, host.absorbs[of] ?? 0))
  return {
    ...host,
    protection: host.protection - stopped,
    absorbs: host.absorbs.map((left, of) => left - (absorbed[of] ?? 0)),
    health: host.health.map((left, of) => Math.max(0, left - (shares[of] ?? 0) + (absorbed[of] ?? 0))),
  }
}

/** Evenly, and the odd ones by the five steps of IMP-8.16. Hits beyond the side's capacity are lost. */
function spread(bodies: readonly Combatant[], host: Host, hits: number): number[] {
  const shares = bodies.map(() => 0)
  const add = (of: number) => (shares[of] = (shares[of] ?? 0) + 1)
  let left = hits
  for (;;) {
    let open = bodies.flatMap((_, of) => (capacity(host, of) > (shares[of] ?? 0) ? of : []))
    if (left === 0 || open.length === 0) return shares
    if (left >= open.length) {
      open.forEach(add)
      left -= open.length
      continue
    }
    for (; left > 0; left -= 1) {
      const target = oddTarget(bodies, host, shares, open)
      add(target)
      open = open.filter((of) => of !== target)
    }
  }
}

/** How many hits a member can take; none once it is gone. */
function capacity({ health, absorbs }: Host, of: number): number {
  const left = health[of] ?? 0
  return left > 0 ? left + (absorbs[of] ?? 0) : 0
}

function oddTarget(
  bodies: readonly Combatant[],
  host: Host,
  shares: readonly number[],
  open: readonly number[],
): number {
  const share = (of: number) => shares[of] ?? 0
  const of = (kind: Combatant['kind']) => open.filter((one) => bodies[one]?.kind === kind)
  const keepsLife = (one: number) => capacity(host, one) - share(one) > 1
  const health = (one: number) => host.health[one] ?? 0
  const able = of('character').find((one) => (host.absorbs[one] ?? 0) > share(one))
  const vessel = of('vessel').find(keepsLife)
  const [companion] = of('companion')
    .filter(keepsLife)
    .sort((a, b) => health(b) - health(a))
  const character = of('character').find(keepsLife)
  const [anyone] = [...of('companion'), ...of('familiar'), ...of('vessel'), ...of('character'), ...of('creature')]
  return able ?? vessel ?? companion ?? character ?? anyone ?? 0
}

/** The vessel takes as many hits of its owner's as keep them alive, unless that would sink it at sea (IMP-8.17). */
function transferred(bodies: readonly Combatant[], host: Host, shares: readonly number[], atSea: boolean): number[] {
  const moved = [...shares]
  for (const [of, { kind, seat }] of bodies.entries()) {
    const vessel = bodies.findIndex((one) => one.kind === 'vessel' && one.seat === seat)
    if (kind !== 'character' || vessel < 0) continue
    const needed = (shares[of] ?? 0) - (capacity(host, of) - 1)
    const room = (host.health[vessel] ?? 0) - (shares[vessel] ?? 0)
    const sinks = needed >= room
    if (needed <= 0 || needed > Math.min(shares[of] ?? 0, room) || (sinks && atSea)) continue
    moved[of] = (moved[of] ?? 0) - needed
    moved[vessel] = (moved[vessel] ?? 0) + needed
  }
  return moved
}
