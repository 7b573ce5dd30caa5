import type { Names, Seat } from '../../../../engine/index.ts'
import { capital, count, hitDice, joined } from '../../../../language/index.ts'
import type { EncounterTile } from '../../data/ids.ts'
import type { Blow, DuelFact, Exchange, FightFact } from '../../facts/perils.ts'
import { creature, healthText } from '../things.ts'
import { memberName } from './members.ts'

/** A fight as one line of the chronicle, with its rounds behind it. */

type FightOver = Extract<FightFact, { kind: 'fight-over' }>
type DuelOver = Extract<DuelFact, { kind: 'duel-over' }>

/** "☠️ **Ann** beats the **Skeletons** in six rounds: five hits to four. Health 5/8." */
export function beatenText({ seat, tile, rounds, fought, health }: FightOver, names: Names): string {
  const left = health ? ` ${capital(healthText(health))}.` : ''
  const beaten = `☠️ ${names(seat)} beats ${creature(tile)}`
  if (rounds === 0 || fought?.length === 0) return `${beaten} before it comes to blows.${left}`
  return `${beaten} in ${count(rounds, 'round')}${fought ? `: ${tally(fought)}` : ''}.${left}`
}

/** "⚔️ Three rounds: one hit to two. Health 2/6." Empty if it never came to blows. */
export function fightText({ rounds, fought = [], health }: FightOver): string {
  if (fought.length === 0) return ''
  return joined(
    ' ',
    `⚔️ ${capital(count(rounds, 'round'))}: ${tally(fought)}.`,
    health ? `${capital(healthText(health))}.` : '',
  )
}

/** "⚔️ Four rounds: **Ann** hits six times, **Ben** twice." */
export function duelText({ seat, on, rounds, fought = [] }: DuelOver, names: Names): string {
  if (fought.length === 0) return ''
  const times = (hits: number) =>
    hits === 0 ? 'never' : hits === 1 ? 'once' : hits === 2 ? 'twice' : count(hits, 'time')
  const [one, other] = [hitsBy(fought, seat), hitsBy(fought, on)]
  return `⚔️ ${capital(count(rounds, 'round'))}: ${names(seat)} hits ${times(one)}, ${names(on)} ${times(other)}.`
}

/** The rounds one by one, die by die: "2: **Ann** **6** 4 2, one hit; the **Skeletons** 3 1, none". */
export function roundsWhy(fought: readonly Exchange[], tile: EncounterTile | null, names: Names): string[] {
  return fought.map(({ round, blows }) => `${round}: ${blows.map((blow) => blowText(blow, tile, names)).join('; ')}`)
}

/** The dice of one who strikes. */
export function blowText({ seat, member, dice, hitsOn, hits }: Blow, tile: EncounterTile | null, names: Names): string {
  const who = seat === null ? (tile === null ? 'it' : creature(tile)) : memberName(member, names(seat))
  return `${who} ${hitDice(dice, hitsOn)}, ${hits === 0 ? 'no hit' : count(hits, 'hit')}`
}

/** The last round as it was, to somebody in it: "You 6 4 2, one hit; the **Skeletons** 3 1, no hit." */
export function lastRoundText(blows: readonly Blow[], self: Seat, tile: EncounterTile | null, names: Names): string {
  if (blows.length === 0) return ''
  const of = (seat: Seat) => (seat === self ? 'you' : names(seat))
  return `${capital(blows.map((blow) => blowText(blow, tile, of)).join('; '))}.`
}

function tally(fought: readonly Exchange[]): string {
  const theirs = hitsBy(fought, null)
  const ours = fought.flatMap(({ blows }) => blows).reduce((sum, { hits }) => sum + hits, 0) - theirs
  const taken = theirs === 0 ? 'none' : count(theirs, '', '').trim()
  return `${ours === 0 ? 'no hit' : count(ours, 'hit')} to ${taken}`
}

function hitsBy(fought: readonly Exchange[], seat: Seat | null): number {
  return fought.flatMap(({ blows }) => blows).reduce((sum, blow) => sum + (blow.seat === seat ? blow.hits : 0), 0)
}
