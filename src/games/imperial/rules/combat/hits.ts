import { option, type Option, type Play } from '../../../../engine/index.ts'
import type { MemberId } from '../../data/ids.ts'
import { say } from '../../facts/index.ts'
import { absorbersOf, absorbs, capacity, creatureHealth, isAtSea, shellLeft, type Fight } from '../../state/fight.ts'
import { membersOf, remainingHealth, type Member } from '../../state/party.ts'
import type { Imperial } from '../../state/state.ts'
import { fightAbout } from '../../view/about.ts'
import { ask } from '../deeds/asking.ts'
import { healthArgs, inflict } from '../deeds/harm.ts'

/** What hits do: to the creature, and to the defender's side (IMP-8.10 to IMP-8.18). */

/** Hits from dice, first on its Defence (IMP-8.12). */
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
  if (hits > 0) say(game, { kind: 'fight-creature-hit', seat, tile, hits, absorbed, wounds: fight.wounds, maxHealth })
}

/** Hits on the defender's side, in the order of IMP-8.13. */
export function* takeHits(game: Imperial, fight: Fight, hits: number): Play {
  const left = hits - protectSide(game, fight, hits)
  if (left === 0) return
  const shares = yield* allot(game, fight, left)
  yield* transferToVessel(game, fight, shares)
  for (const member of membersOf(game, fight.seat)) takeShare(game, fight, member, shares)
  fight.allotting = null
}

/** Wall of Stone and Scroll of Protection absorb for the whole side (IMP-8.15). */
function protectSide(game: Imperial, fight: Fight, hits: number): number {
  const absorbed = Math.min(hits, fight.protection)
  fight.protection -= absorbed
  if (absorbed > 0) say(game, { kind: 'fight-protected', seat: fight.seat, hits: absorbed, left: fight.protection })
  return absorbed
}

type Shares = Map<MemberId, number>

/**
 * Spreads hits over the party: nobody takes another before everybody who can take one has taken one, and the defender
 * decides who takes the odd ones (IMP-8.16). Each odd hit is a question of its own.
 */
function* allot(game: Imperial, fight: Fight, hits: number): Play<Shares> {
  const members = membersOf(game, fight.seat)
  const shares: Shares = new Map()
  fight.allotting = shares
  let left = hits
  for (;;) {
    const able = members.filter((member) => capacity(fight, member) > shareOf(shares, member))
    if (left === 0 || able.length === 0) break
    if (left < able.length) {
      yield* allotOddHits(game, fight, shares, able, left)
      left = 0
      break
    }
    for (const member of able) add(shares, member)
    left -= able.length
  }
  const told = members.map((member) => ({ member: member.id, hits: shareOf(shares, member) }))
  // Hits beyond what everybody can take are lost (IMP-18.36).
  say(game, { kind: 'fight-allotted', seat: fight.seat, shares: told.filter((share) => share.hits > 0), lost: left })
  return shares
}

function* allotOddHits(game: Imperial, fight: Fight, shares: Shares, able: readonly Member[], odd: number): Play {
  let open = able
  for (let left = odd; left > 0; left -= 1) {
    const offers = () => open.map((member) => option(member.id, { args: healthArgs(member) }, member))
    const member = yield* ask(fight.seat, 'combat.allot', offers, {
      otherwise: () => oddHitDefault(fight, shares, open).id,
      about: fightAbout(game, fight, { oddHits: left }),
    })
    add(shares, member)
    open = open.filter((one) => one !== member)
  }
}

/** Who takes an odd hit by default, in the five steps of IMP-8.16. */
function oddHitDefault(fight: Fight, shares: Shares, open: readonly Member[]): Member {
  const keepsLife = (member: Member) => capacity(fight, member) - shareOf(shares, member) > 1
  const health = ({ body }: Member) => remainingHealth(body)
  const of = (kind: Member['kind']) => open.filter((member) => member.kind === kind)
  const [character] = of('character')
  const [vessel] = of('vessel')
  const companions = of('companion').filter(keepsLife)
  if (character && absorbs(fight, character) > shareOf(shares, character)) return character
  if (vessel && keepsLife(vessel)) return vessel
  if (companions.length > 0) return companions.reduce((best, one) => (health(one) > health(best) ? one : best))
  if (character && keepsLife(character)) return character
  const [anyone] = [...of('companion'), ...of('familiar'), ...of('vessel'), ...of('character')]
  if (!anyone) throw new Error('nobody can take the hit')
  return anyone
}

/** The character's hits may go to the vessel instead, up to its remaining health (IMP-8.17, IMP-18.38). */
function* transferToVessel(game: Imperial, fight: Fight, shares: Shares): Play {
  const members = membersOf(game, fight.seat)
  const character = members.find(({ kind }) => kind === 'character')
  const vessel = members.find(({ kind }) => kind === 'vessel')
  if (!character || !vessel) return
  const most = Math.min(shareOf(shares, character), remainingHealth(vessel.body) - shareOf(shares, vessel))
  if (most < 1) return
  const offers = (): Option<number>[] => [
    option('keep', {}, 0),
    ...Array.from({ length: most }, (_, i) => option(`move:${i + 1}`, { args: { hits: i + 1 } }, i + 1)),
  ]
  const moved = yield* ask(fight.seat, 'combat.transfer', offers, {
    otherwise: transferDefault(game, fight, shares, character, vessel, most),
    about: fightAbout(game, fight),
  })
  if (moved === 0) return
  add(shares, character, -moved)
  add(shares, vessel, moved)
  say(game, { kind: 'fight-transferred', seat: fight.seat, hits: moved })
}

/** Only as many as it takes to keep him alive, and not if that would sink the vessel at sea (IMP-8.17). */
function transferDefault(
  game: Imperial,
  fight: Fight,
  shares: Shares,
  character: Member,
  vessel: Member,
  most: number,
) {
  const needed = shareOf(shares, character) - (capacity(fight, character) - 1)
  const sinks = shareOf(shares, vessel) + needed >= remainingHealth(vessel.body)
  const saves = needed > 0 && needed <= most
  return saves && !(sinks && isAtSea(game, fight)) ? `move:${needed}` : 'keep'
}

/** What dodge, shield and weapon leave of a member's hits becomes wounds (IMP-8.18). */
function takeShare(game: Imperial, fight: Fight, member: Member, shares: Shares): void {
  let hits = shareOf(shares, member)
  for (const { by, left } of absorbersOf(fight, member)) {
    const absorbed = Math.min(hits, left)
    if (absorbed === 0) continue
    hits -= absorbed
    fight.spent.set(by, (fight.spent.get(by) ?? 0) + absorbed)
    say(game, {
      kind: 'fight-absorbed',
      seat: fight.seat,
      member: member.id,
      by,
      hits: absorbed,
      left: left - absorbed,
    })
  }
  inflict(game, fight.seat, member, hits, fight.creature.id)
  if (hits > 0 && member.kind === 'character') fight.hurt = true
}

function shareOf(shares: Shares, { id }: Member): number {
  return shares.get(id) ?? 0
}

function add(shares: Shares, member: Member, n = 1): void {
  shares.set(member.id, shareOf(shares, member) + n)
}
