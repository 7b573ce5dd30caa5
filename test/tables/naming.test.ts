import { describe, expect, test } from 'vitest'
import { calledAt, namingsAfter } from '../../src/tables/steps/naming.ts'
import type { Naming } from '../../src/tables/model/store.ts'

const after = (called: readonly Naming[], names: Naming['names'], first: number, last: number) => ({
  called: namingsAfter({ called }, names, { first, last }) ?? called,
})

describe('names of seats', () => {
  test('seats have no names until somebody has one', () => {
    expect(calledAt({ called: [] })).toEqual([])
    expect(namingsAfter({ called: [] }, [null, null], { first: 1, last: 4 })).toBeNull()
  })

  test('a name holds from the line after the ones that introduce it', () => {
    const record = after([], ['Rosa', null], 1, 4)
    expect(calledAt(record, 4)).toEqual([null, null])
    expect(calledAt(record, 5)).toEqual(['Rosa', null])
    expect(calledAt(record)).toEqual(['Rosa', null])
    expect(namingsAfter(record, ['Rosa', null], { first: 5, last: 9 })).toBeNull()
  })

  test('lines about a death use the old name, and lines about a replacement the player’s', () => {
    const dead = after([{ from: 3, names: ['Rosa', 'Kate'] }], [null, 'Kate'], 10, 12)
    expect(calledAt(dead, 12)).toEqual(['Rosa', 'Kate'])
    expect(calledAt(dead, 13)).toEqual([null, 'Kate'])
    const exchanged = after([{ from: 3, names: ['Rosa', 'Kate'] }], ['Turb', 'Kate'], 10, 12)
    expect(calledAt(exchanged, 9)).toEqual(['Rosa', 'Kate'])
    expect(calledAt(exchanged, 12)).toEqual([null, 'Kate'])
    expect(calledAt(exchanged, 13)).toEqual(['Turb', 'Kate'])
  })

  test('a name without lines holds at once', () => {
    const record = after([], ['Rosa'], 5, 4)
    expect(record.called).toEqual([{ from: 5, names: ['Rosa'] }])
  })
})
