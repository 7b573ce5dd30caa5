import { describe, expect, test } from 'vitest'
import { calledAt, namingsAfter } from '../../src/tables/steps/naming.ts'
import type { Naming } from '../../src/tables/model/store.ts'

const after = (called: readonly Naming[], names: Naming['names'], first: number, last: number) => ({
  called: namingsAfter({ called }, names, { first, last }) ?? called,
})

describe('what seats are called', () => {
  test('is nothing while nobody has a name', () => {
    expect(calledAt({ called: [] })).toEqual([])
    expect(namingsAfter({ called: [] }, [null, null], { first: 1, last: 4 })).toBeNull()
  })

  test('holds from the line after those that tell of it, and for all lines to come', () => {
    const record = after([], ['Rosa', null], 1, 4)
    expect(calledAt(record, 4)).toEqual([null, null])
    expect(calledAt(record, 5)).toEqual(['Rosa', null])
    expect(calledAt(record)).toEqual(['Rosa', null])
    expect(namingsAfter(record, ['Rosa', null], { first: 5, last: 9 })).toBeNull()
  })

  test('is the old name in the lines that tell of an end, and the player’s in those that tell of another', () => {
    const dead = after([{ from: 3, names: ['Rosa', 'Kate'] }], [null, 'Kate'], 10, 12)
    expect(calledAt(dead, 12)).toEqual(['Rosa', 'Kate'])
    expect(calledAt(dead, 13)).toEqual([null, 'Kate'])
    const exchanged = after([{ from: 3, names: ['Rosa', 'Kate'] }], ['Turb', 'Kate'], 10, 12)
    expect(calledAt(exchanged, 9)).toEqual(['Rosa', 'Kate'])
    expect(calledAt(exchanged, 12)).toEqual([null, 'Kate'])
    expect(calledAt(exchanged, 13)).toEqual(['Turb', 'Kate'])
  })

  test('holds at once where nothing was told', () => {
    const record = after([], ['Rosa'], 5, 4)
    expect(record.called).toEqual([{ from: 5, names: ['Rosa'] }])
  })
})
