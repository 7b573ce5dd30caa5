import { describe, expect, it } from 'vitest'
import { WARLOCK } from '../../../../src/games/warlock/index.ts'
import { NORTH_BANK, SOUTH_BANK, TREASURE_ROOM } from '../../../../src/games/warlock/data/board.ts'
import { warlock, type Somebody } from '../kit.ts'

const { rules, words } = WARLOCK
const OPTIONS = { 'swift-feet': true, 'open-lock': true, 'midnight-bell': true, 'midnight-bell-round': 24 } as const

/** What the first seat is told, by its own view or the public one. */
function aim(me: Somebody, round: number, viewer: 0 | null = 0): string {
  const table = warlock({ A: { keyCards: [5, 6, 7], ...me }, B: { keyCards: [4, 8, 9] } }, { round, options: OPTIONS, chest: [1, 2, 3], openLock: 3 }) // prettier-ignore
  for (const number of [1, 2])
    table.state.players[0]?.sightings.push({ kind: 'beneath', round: 1, by: 'ledger', number })
  return words.aim?.(rules.view(table.state, viewer), 0, () => 'Ann') ?? ''
}

describe('an aim says when it’s time to make for the chest', () => {
  const ready = { at: SOUTH_BANK, treasures: ['bunch-gaoler'] } as const

  it('in time for the way, not only in the last rounds', () => {
    const chest = 'You have the right keys. The chest is 5 turns away.'
    expect(aim(ready, 14)).toBe(chest)
    expect(aim(ready, 15)).toBe(`${chest} Time to go! Only 9 rounds are left after this one.`)
    expect(aim({ ...ready, at: NORTH_BANK }, 15)).not.toContain('Time to go!')
  })

  it('with the way, where that is not told already', () => {
    expect(aim(ready, 15, null)).toContain('The chest is 5 turns away at best. Time to go! Only 9 rounds')
    expect(aim(ready, 14, null)).not.toContain('the chest is')
  })

  it('only while the chest can be reached', () => {
    expect(aim(ready, 20)).toContain('Time to go! Only 4 rounds are left')
    expect(aim(ready, 21)).toContain('The chest is out of reach now, but right numbers still count.')
    expect(aim({ ...ready, at: TREASURE_ROOM }, 24)).toBe(
      'You have the right keys. Open the chest! This is the last round.',
    )
  })
})
