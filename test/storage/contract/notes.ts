import { expect, test } from 'vitest'
import type { Kind } from '../contract.ts'
import { seat, step, table } from '../rows.ts'
import { placeOf } from './place.ts'

export function notesContract(kind: Kind): void {
  const at = placeOf(kind)

  test('what is shown is kept by kind and target, and can be forgotten', async () => {
    const { store } = at
    await store.setShown({ table: 'one', kind: 'hand', target: 'ann', data: 1 })
    await store.setShown({ table: 'one', kind: 'hand', target: 'ann', data: { to: [2] } })
    await store.setShown({ table: 'one', kind: 'hand', target: 'bob', data: 3 })
    await store.setShown({ table: 'one', kind: 'card', target: '', data: null })
    expect(await store.shown('one', 'hand', 'ann')).toEqual({ to: [2] })
    await store.forgetShown('one', 'hand', 'ann')
    await store.forgetShown('one', 'hand', 'ann')
    expect(await store.shown('one', 'hand', 'ann')).toBeUndefined()
    expect(await store.shown('one', 'hand', 'bob')).toBe(3)
    expect(await store.shown('one', 'hand')).toBeUndefined()
    expect(await store.shown('one', 'card')).toBeNull()
    expect(await store.shown('none', 'hand')).toBeUndefined()
    await store.forgetShown('one', 'card')
    expect(await store.shown('one', 'card')).toBeUndefined()
  })

  test('a private note is kept by table and user, and can be taken back', async () => {
    const { store } = at
    await store.createTable(table({ id: 'two' }))
    expect(await store.privateNote('one', 'ann')).toBe('')
    await store.setPrivateNote('one', 'ann', 'The wizard lies.')
    await store.setPrivateNote('one', 'ann', 'The wizard lies?')
    await store.setPrivateNote('one', 'bob', 'Mine.')
    expect(await store.privateNote('one', 'ann')).toBe('The wizard lies?')
    expect(await store.privateNote('two', 'ann')).toBe('')
    await store.setPrivateNote('one', 'ann', '')
    expect([await store.privateNote('one', 'ann'), await store.privateNote('one', 'bob')]).toEqual(['', 'Mine.'])
  })

  test('a guess is kept by table and user, the first one first, until its user has a seat', async () => {
    const guess = (user: string, seat: number, turn: number) => ({ user, name: user, seat, turn, at: 10 - turn })
    await at.store.createTable(table({ id: 'two' }))
    await at.store.setGuess('one', guess('tom', 0, 3))
    await at.store.setGuess('one', guess('mara', 1, 4))
    await at.store.setGuess('one', guess('tom', 1, 5))
    await at.store.setGuess('two', guess('tom', 0, 1))
    await expect(at.store.setGuess('none', guess('tom', 0, 1))).rejects.toThrow()
    const store = kind.isKept ? await at.again() : at.store
    await step(store, { change: { status: 'playing' } })
    expect(await store.guesses('one')).toEqual([guess('mara', 1, 4), guess('tom', 1, 5)])
    await step(store, { change: { seats: [seat(0, 'ann', 'Ann'), seat(1, 'tom', 'Tom'), seat(2, null, 'Computer')] } })
    expect(await store.guesses('one')).toEqual([guess('mara', 1, 4)])
    expect(await store.guesses('two')).toEqual([guess('tom', 0, 1)])
  })

  test('faults are kept by table, oldest first', async () => {
    const fault = (id: string, at: number) => ({ id, table: 'one', at, error: 'oh', details: { seq: [at] } })
    await at.store.saveFault(fault('later', 8))
    await at.store.saveFault(fault('sooner', 7))
    expect(await at.store.faults('one')).toEqual([fault('sooner', 7), fault('later', 8)])
    expect(await at.store.faults('none')).toEqual([])
    await expect(at.store.saveFault(fault('later', 9))).rejects.toThrow()
  })

  test('a memo is what was written last', async () => {
    expect(await at.store.memo('name')).toBeUndefined()
    await at.store.setMemo('name', 'first')
    await at.store.setMemo('name', '')
    await at.store.setMemo('other', 'text')
    expect([await at.store.memo('name'), await at.store.memo('other')]).toEqual(['', 'text'])
  })
}
