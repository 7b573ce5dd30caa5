import type { Names, Seat } from '../../../../engine/index.ts'
import { hitDice, joined } from '../../../../language/index.ts'
import type { Blow, DuelFact, Exchange, FightFact } from '../../facts/perils.ts'
import { say } from '../say.ts'
import { foeId, healthSentence } from '../things.ts'
import { memberId } from './members.ts'

/** A fight as one line of the chronicle, with its rounds behind it. */

type FightOver = Extract<FightFact, { kind: 'fight-over' }>
type DuelOver = Extract<DuelFact, { kind: 'duel-over' }>

/** "☠️ **Ann** beats the **Skeletons** in 6 rounds, landing 5 hits and taking 4. Health 5/8." */
export function beatenText({ seat, tile, rounds, fought, health }: FightOver, names: Names): string {
  const beaten = { who: names(seat), foe: foeId(tile), rounds: say('rounds', { count: rounds }) }
  const left = health ? healthSentence(health) : ''
  if (rounds === 0 || fought?.length === 0) return joined(' ', say('beaten-at-once', beaten), left)
  const hasHits = fought && blowsOf(fought).some(({ hits }) => hits > 0)
  return joined(' ', hasHits ? say('beaten-fought', { ...beaten, ...tally(fought) }) : say('beaten', beaten), left)
}

/** "⚔️ 3 rounds: **Ann** lands 1 hit and takes 2. Health 2/6." Empty for a fight without a round. */
export function fightText({ seat, rounds, fought = [], health }: FightOver, names: Names): string {
  if (fought.length === 0) return ''
  const fighters = new Set(blowsOf(fought).flatMap((blow) => blow.seat ?? [])).size
  const told = { who: names(seat), fighters, rounds: say('rounds', { count: rounds }), ...tally(fought) }
  return joined(' ', say('fought', told), health ? healthSentence(health) : '')
}

/** "⚔️ 4 rounds: **Ann** lands 6 hits, and **Ben** lands 2 hits." */
export function duelText({ seat, on, rounds, fought = [] }: DuelOver, names: Names): string {
  if (fought.length === 0) return ''
  return say('dueled', {
    who: names(seat),
    rival: names(on),
    rounds: say('rounds', { count: rounds }),
    dealt: say('hits', { count: hitsBy(fought, seat) }),
    taken: say('hits', { count: hitsBy(fought, on) }),
  })
}

/** The rounds one by one: "Round 2. **Ann** rolls **6** 4 2: 1 hit. The **Skeletons** roll 3 1: no hits." */
export function roundsWhy(fought: readonly Exchange[], names: Names): string[] {
  return fought.map(({ round, blows }) => joined(' ', say('round-of', { number: round }), blowsText(blows, names)))
}

/** The dice of one round, fighter by fighter. */
export function blowsText(blows: readonly Blow[], names: Names): string {
  return blows.map((blow) => blowText(blow, names)).join(' ')
}

function blowText({ seat, member, dice, hitsOn, hits }: Blow, names: Names): string {
  const blow = { dice: hitDice(dice, hitsOn), hits: say('hits', { count: hits }) }
  if (member === 'character') return say('blow', { ...blow, who: seat === null ? '' : names(seat) })
  return member === 'vessel' ? say('blow-crew', blow) : say('blow-foe', { ...blow, foe: memberId(member) })
}

/** The hits of the party or parties, and those of the creature. */
function tally(fought: readonly Exchange[]): { readonly dealt: string; readonly taken: string } {
  const theirs = hitsBy(fought, null)
  const all = blowsOf(fought).reduce((sum, { hits }) => sum + hits, 0)
  return { dealt: say('hits', { count: all - theirs }), taken: say('hits-taken', { count: theirs }) }
}

function hitsBy(fought: readonly Exchange[], seat: Seat | null): number {
  return blowsOf(fought).reduce((sum, blow) => sum + (blow.seat === seat ? blow.hits : 0), 0)
}

function blowsOf(fought: readonly Exchange[]): readonly Blow[] {
  return fought.flatMap(({ blows }) => blows)
}
