import type { Names } from '../../../../engine/index.ts'
import { capital, joined, listOf } from '../../../../language/index.ts'
import { foeOf } from '../../data/components.ts'
import type { BattleFact } from '../../facts/hands.ts'
import type { Round } from '../../view/view.ts'
import { say } from '../say.ts'

/** A battle as one line of the chronicle, with its rounds behind it. */

export type Over = Extract<BattleFact, { kind: 'battle-over' }>

/** With this much Stamina left, or less, it was close. */
const NARROW_STAMINA = 3

/** The last blow, and how the battle went: "☠️ **Ann** slays the **Ogre** in 5 rounds and takes 2 hits …" */
export function killedText(fact: Over, names: Names): string | null {
  const { seat, foe: id, fought = [] } = fact
  if (id === null) return null
  const slain = { who: names(seat), foe: `foe-${id}` }
  const rounds = fought.length
  const taken = hitsOf(fought, 'lost')
  const left = staminaOf(fact, seat)
  if (rounds === 0) return say('slain', slain)
  if (taken === 0) {
    const isAtOnce = rounds === 1 || rounds === foeOf(id).monsters.length
    return isAtOnce ? say('slain-at-once', { ...slain, blows: rounds }) : say('slain-unhurt', { ...slain, rounds })
  }
  if (left <= NARROW_STAMINA) return say('slain-narrowly', { ...slain, rounds, left })
  return say('slain-in-rounds', { ...slain, rounds, taken, left })
}

/** How a battle went that did not end with a foe's death; empty for a battle without a round. */
export function storyText(fact: Over, names: Names): string {
  const { seat, rival, foe: id, fought = [], left = [] } = fact
  if (fought.length === 0) return ''
  const told = {
    who: names(seat),
    rounds: say('rounds', { count: fought.length }),
    dealt: say('hits', { count: hitsOf(fought, 'won') }),
    taken: say('hits', { count: hitsOf(fought, 'lost') }),
  }
  if (rival === null) {
    if (id === null) return ''
    const stamina = staminaOf(fact, seat)
    const battle = { ...told, foe: `foe-${id}` }
    return stamina > 0 ? say('fought', { ...battle, left: stamina }) : say('fought-and-died', battle)
  }
  const [first, second] = left.filter(({ stamina }) => stamina > 0)
  const rest = first ? leftText(first, second, names) : ''
  return joined(' ', say('dueled', { ...told, rival: names(rival) }), rest)
}

type Left = NonNullable<Over['left']>[number]

function leftText({ seat, stamina }: Left, other: Left | undefined, names: Names): string {
  const own = { who: names(seat), stamina }
  if (!other) return say('stamina-left', own)
  return say('stamina-left-both', { ...own, rival: names(other.seat), theirs: other.stamina })
}

/** The rounds behind the line, die by die. */
export function roundsWhy({ fought = [], rival, seat }: Over, names: Names): string[] {
  const duel = rival === null ? null : ([names(seat), names(rival)] as const)
  return fought.map((round, at) => say('round-of', { number: at + 1, round: roundText(round, duel, names) }))
}

/** "4 and 3 make **17**, against 2 and 2 for **14**. A hit!" Names the winner of the round if two adventurers fight. */
export function roundText(round: Round, duel: readonly [string, string] | null, names: Names): string {
  const { own, ownDice, theirs, theirDice, rolledBy } = round
  const dice = { dice: listOf(ownDice.map(String)), own, theirDice: listOf(theirDice.map(String)), theirs }
  const fought =
    rolledBy === undefined ? say('round-fought', dice) : say('round-fought-by', { ...dice, roller: names(rolledBy) })
  return joined(' ', capital(fought), outcomeText(round, duel))
}

function outcomeText({ outcome }: Round, duel: readonly [string, string] | null): string {
  switch (outcome) {
    case 'won':
      return duel ? say('round-hit-by', { who: duel[0] }) : say('round-won')
    case 'lost':
      return duel ? say('round-hit-by', { who: duel[1] }) : say('round-lost')
    case 'tied':
      return say('round-tied')
    default:
      return say('round-rang')
  }
}

export function hitsOf(fought: readonly Round[], outcome: Round['outcome']): number {
  return fought.filter((round) => round.outcome === outcome).length
}

function staminaOf({ left = [] }: Over, seat: number): number {
  return left.find((one) => one.seat === seat)?.stamina ?? 0
}
