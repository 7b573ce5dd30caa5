import { option, type Json, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { emitFact } from '../../facts/index.ts'
import {
  absorbersOf,
  absorbs,
  capacity,
  creatureHealth,
  isAtSea,
  shareKey,
  shellLeft,
  targetsOf,
  type Fight,
  type Fighter,
  type FightSide,
  type Target,
} from '../../state/fight.ts'
import { remainingHealth } from '../../state/party.ts'
import type { Imperial } from '../../state/state.ts'
import type { CombatAbout } from '../../view/about.ts'
import { ask } from '../deeds/asking.ts'
import { healthArgs, inflict } from '../deeds/harm.ts'
import { whileIn } from './company.ts'

/** The effects of hits on the creature and on a side of players (IMP-8.10 to IMP-8.18). */

/** Hits from dice, which its Defence absorbs first (IMP-8.12). */
export function hitCreature(game: Imperial, fight: Fight, hits: number): void {
  const absorbed = Math.min(hits, shellLeft(fight))
  fight.shellSpent += absorbed
  woundCreature(game, fight, hits, absorbed)
}

/** Wounds on the creature; those of Fireball and Lightning are never absorbed (IMP-8.12). */
export function woundCreature(game: Imperial, fight: Fight, hits: number, absorbed = 0): void {
  const { seat, tile } = fight
  fight.wounds += Math.min(hits - absorbed, creatureHealth(fight)) // IMP-8.11
  const maxHealth = fight.creature.stats.maxHealth ?? 0
  if (hits > 0)
    emitFact(game, { kind: 'fight-creature-hit', seat, tile, hits, absorbed, wounds: fight.wounds, maxHealth })
}

/** A side that is hit: the public data of the fight, and who did it. */
export interface Struck {
  readonly about: (oddHits?: number) => CombatAbout
  readonly source: string
}

/** Hits on a side, in the order of IMP-8.13; those of all its parties are spread as over one (IMP-17.12). */
export function* takeHits(game: Imperial, side: FightSide, hits: number, struck: Struck): Play {
  const left = hits - protectSide(game, side, hits)
  if (left === 0) return
  const shares = yield* allot(game, side, left, struck)
  for (const me of [...side.fighters]) yield* whileIn(game, side, me, transferToVessel(game, side, me, shares, struck))
  for (const target of targetsOf(game, side)) takeShare(game, side, target, shares, struck.source)
  side.allotting = null
}

/**
 * Wall of Stone and Scroll of Protection absorb for the whole side (IMP-8.15). Returns the number of hits they stop.
 */
export function protectSide(game: Imperial, side: FightSide, hits: number): number {
  const absorbed = Math.min(hits, side.protection)
  const [first] = side.fighters
  if (absorbed === 0 || !first) return 0
  side.protection -= absorbed
  emitFact(game, { kind: 'fight-protected', seat: first.seat, hits: absorbed, left: side.protection })
  return absorbed
}

type Shares = Map<string, number>

/**
 * Spreads hits over the side: every member who can take one gets one before any gets another, and the side's first
 * fighter decides who takes the odd ones (IMP-8.16). Each odd hit is a separate question.
 */
function* allot(game: Imperial, side: FightSide, hits: number, struck: Struck): Play<Shares> {
  const shares: Shares = new Map()
  const shareOf = (target: Target) => shares.get(shareKey(side, target)) ?? 0
  side.allotting = shares
  let left = hits
  for (;;) {
    const able = targetsOf(game, side).filter((target) => capacity(game, side, target) > shareOf(target))
    if (left === 0 || able.length === 0) break
    if (left < able.length) {
      yield* allotOddHits(game, side, shares, { able, count: left, struck })
      left = 0
      break
    }
    for (const target of able) add(shares, shareKey(side, target))
    left -= able.length
  }
  // Hits beyond the side's capacity are lost (IMP-18.36).
  const all = targetsOf(game, side)
  for (const { seat } of side.fighters) {
    const own = all.filter((target) => target.seat === seat)
    const allotted = own.map((target) => ({ member: target.id, hits: shareOf(target) }))
    const isFirst = seat === side.fighters[0]?.seat
    const lost = isFirst ? left : 0
    if (!isFirst && allotted.every((share) => share.hits === 0)) continue
    emitFact(game, { kind: 'fight-allotted', seat, shares: allotted.filter((share) => share.hits > 0), lost })
  }
  return shares
}

function* allotOddHits(
  game: Imperial,
  side: FightSide,
  shares: Shares,
  odd: { readonly able: readonly Target[]; readonly count: number; readonly struck: Struck },
): Play {
  const { about } = odd.struck
  let open = odd.able
  for (let left = odd.count; left > 0; left -= 1) {
    const here = () => open.filter(({ seat }) => targetsOf(game, side).some((one) => one.seat === seat))
    const [first] = side.fighters
    if (!first || here().length === 0) return
    const offers = () =>
      here().map((target) =>
        option(shareKey(side, target), { args: { ...healthArgs(target), seat: target.seat } as Json }, target),
      )
    const fallback = () => shareKey(side, oddHitDefault(game, side, shares, here()))
    const question: Play<Target> = ask(first.seat, 'combat.allot', offers, { default: fallback, about: about(left) })
    const target = yield* whileIn(game, side, first, question)
    if (target === 'gone') {
      left += 1 // the next fighter of the side decides instead
      continue
    }
    add(shares, shareKey(side, target))
    open = open.filter((one) => one !== target)
  }
}

/** The default target of an odd hit, by the five steps of IMP-8.16. */
function oddHitDefault(game: Imperial, side: FightSide, shares: Shares, open: readonly Target[]): Target {
  const shareOf = (target: Target) => shares.get(shareKey(side, target)) ?? 0
  const keepsLife = (target: Target) => capacity(game, side, target) - shareOf(target) > 1
  const health = ({ body }: Target) => remainingHealth(body)
  const of = (kind: Target['kind']) => open.filter((target) => target.kind === kind)
  const able = of('character').find((one) => absorbs(game, side, one) > shareOf(one))
  const vessel = of('vessel').find(keepsLife)
  const companions = of('companion').filter(keepsLife)
  const character = of('character').find(keepsLife)
  if (able) return able
  if (vessel) return vessel
  if (companions.length > 0) return companions.reduce((best, one) => (health(one) > health(best) ? one : best))
  if (character) return character
  const [anyone] = [...of('companion'), ...of('familiar'), ...of('vessel'), ...of('character')]
  if (!anyone) throw new Error('no member can take the hit')
  return anyone
}

/** A character's hits may go to their vessel instead, up to its remaining health (IMP-8.17, IMP-18.38). */
function* transferToVessel(game: Imperial, side: FightSide, me: Fighter, shares: Shares, { about }: Struck): Play {
  const { seat } = me
  const own = targetsOf(game, side).filter((target) => target.seat === seat)
  const character = own.find(({ kind }) => kind === 'character')
  const vessel = own.find(({ kind }) => kind === 'vessel')
  if (!character || !vessel) return
  const shareOf = (target: Target) => shares.get(shareKey(side, target)) ?? 0
  const most = Math.min(shareOf(character), remainingHealth(vessel.body) - shareOf(vessel))
  if (most < 1) return
  const offers = (): Option<number>[] => [
    option('keep', {}, 0),
    ...Array.from({ length: most }, (_, i) => option(`move:${i + 1}`, { args: { hits: i + 1 } }, i + 1)),
  ]
  // Only as many as it takes to keep the character alive, and not if that would sink the vessel at sea (IMP-8.17).
  const needed = shareOf(character) - (capacity(game, side, character) - 1)
  const sinks = shareOf(vessel) + needed >= remainingHealth(vessel.body)
  const saves = needed > 0 && needed <= most && !(sinks && isAtSea(game, seat))
  const fallback = saves ? `move:${needed}` : 'keep'
  const moved = yield* ask(seat, 'combat.transfer', offers, { default: fallback, about: about() })
  if (moved === 0) return
  add(shares, shareKey(side, character), -moved)
  add(shares, shareKey(side, vessel), moved)
  emitFact(game, { kind: 'fight-transferred', seat, hits: moved })
}

/** A member's hits become wounds after dodge, shield and weapon (IMP-8.18). */
function takeShare(game: Imperial, side: FightSide, target: Target, shares: Shares, source: string): void {
  const { seat, id, kind } = target
  let hits = shares.get(shareKey(side, target)) ?? 0
  for (const { by, left } of absorbersOf(game, side, target)) {
    const absorbed = Math.min(hits, left)
    if (absorbed === 0) continue
    hits -= absorbed
    side.spent.set(by, (side.spent.get(by) ?? 0) + absorbed)
    emitFact(game, { kind: 'fight-absorbed', seat, member: id, by, hits: absorbed, left: left - absorbed })
  }
  inflict(game, seat, target, hits, { source, inFight: true })
  const owner = side.fighters.find((one) => one.seat === seat)
  if (hits > 0 && kind === 'character' && owner) owner.hurt = true
}

function add(shares: Shares, key: string, n = 1): void {
  shares.set(key, (shares.get(key) ?? 0) + n)
}

/** Puts hits on one character only, past all personal absorption; only side protection stops them (IMP-17.19). */
export function scorch(game: Imperial, side: FightSide, seat: Seat, hits: number, source: string): void {
  const left = hits - protectSide(game, side, hits)
  const target = targetsOf(game, side).find((one) => one.seat === seat && one.kind === 'character')
  const owner = side.fighters.find((one) => one.seat === seat)
  if (!target || !owner || left === 0) return
  inflict(game, seat, target, Math.min(left, remainingHealth(target.body)), { source })
  owner.hurt = true
}
