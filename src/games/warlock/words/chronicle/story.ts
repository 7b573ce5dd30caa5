import type { Names } from '../../../../engine/index.ts'
import { bold, capital, count, joined, listOf } from '../../../../language/index.ts'
import { foeOf } from '../../data/components.ts'
import type { BattleFact } from '../../facts/hands.ts'
import type { Round } from '../../view/view.ts'
import { foe, opponent } from '../names.ts'

/** A battle as one line of the chronicle, with its rounds behind it. */

export type Over = Extract<BattleFact, { kind: 'battle-over' }>

/** The last blow: "☠️ **Ann** slays the **Ogre** in five rounds: three hits to two, Stamina 9 left." */
export function killedText(fact: Over, names: Names): string {
  const { seat, foe: id, fought = [] } = fact
  if (id === null) return ''
  const start = `☠️ ${names(seat)} slays ${foe(id)}`
  if (fought.length === 0) return `${start}.`
  if (hitsOf(fought, 'lost') === 0 && fought.length === foeOf(id).monsters.length)
    return `${start} ${fought.length === 1 ? 'at the first blow' : `at ${count(fought.length, 'blow')}`}.`
  return `${start} in ${count(fought.length, 'round')}: ${tally(fought)}, Stamina ${staminaOf(fact, seat)} left.`
}

/** "⚔️ Five rounds with the **Ogre**: one hit to three. **Ann**: Stamina 4." Empty for a battle without a round. */
export function storyText(fact: Over, names: Names): string {
  const { seat, rival, foe: id, fought = [], left = [] } = fact
  if (fought.length === 0) return ''
  const rounds = capital(count(fought.length, 'round'))
  if (rival === null) {
    const rest = staminaOf(fact, seat) > 0 ? ` ${names(seat)} has Stamina ${staminaOf(fact, seat)} left.` : ''
    return `⚔️ ${rounds} with ${opponent(null, id, names)}: ${tally(fought)}.${rest}`
  }
  const hits = `${names(seat)} ${timesText(hitsOf(fought, 'won'))}, ${names(rival)} ${timesText(hitsOf(fought, 'lost'))}`
  const alive = left.filter(({ stamina }) => stamina > 0).map((one) => `${names(one.seat)} ${one.stamina}`)
  return joined(' ', `⚔️ ${rounds}: ${hits}.`, alive.length === 0 ? '' : `Stamina: ${listOf(alive)}.`)
}

/** The rounds behind the line, die by die. */
export function roundsWhy({ fought = [], rival, seat }: Over, names: Names): string[] {
  return fought.map(
    (round, at) => `${at + 1}: ${roundText(round, rival === null ? null : [names(seat), names(rival)], names)}`,
  )
}

/** "4 and 3 make **17**, against 2 and 2: **14**. A hit!" Names the winner of the round if two adventurers fight. */
export function roundText(round: Round, duel: readonly [string, string] | null, names: Names): string {
  const { own, ownDice, theirs, theirDice, outcome, rolledBy } = round
  const hand = rolledBy === undefined ? '' : ` (${names(rolledBy)})`
  const sides = `${listOf(ownDice.map(String))} make ${bold(String(own))}, against ${listOf(theirDice.map(String))}${hand}: ${bold(String(theirs))}.`
  switch (outcome) {
    case 'won':
      return `${sides} ${duel ? `${duel[0]} hits.` : 'A hit!'}`
    case 'lost':
      return `${sides} ${duel ? `${duel[1]} hits.` : 'Ouch.'}`
    case 'tied':
      return `${sides} Nobody is hurt.`
    default:
      return `${sides} It only rings.`
  }
}

/** "three hits to two", "three hits to none". */
function tally(fought: readonly Round[]): string {
  const [dealt, taken] = [hitsOf(fought, 'won'), hitsOf(fought, 'lost')]
  return `${dealt === 0 ? 'no hit' : count(dealt, 'hit')} to ${taken === 0 ? 'none' : count(taken, '', '').trim()}`
}

function timesText(hits: number): string {
  return hits === 0 ? 'hits nothing' : `hits ${hits === 1 ? 'once' : hits === 2 ? 'twice' : count(hits, 'time')}`
}

function hitsOf(fought: readonly Round[], outcome: Round['outcome']): number {
  return fought.filter((round) => round.outcome === outcome).length
}

function staminaOf({ left = [] }: Over, seat: number): number {
  return left.find((one) => one.seat === seat)?.stamina ?? 0
}
