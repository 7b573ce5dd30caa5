import { expect, test } from 'vitest'
import { SequenceTaken } from '../../../src/tables/model/store.ts'
import type { Kind } from '../contract.ts'
import { event, seat, step, table } from '../rows.ts'
import { placeOf, type OpenPlace } from './place.ts'

export function notesContract(kind: Kind): void {
  const at = placeOf(kind)
  testNotes(at, kind)
  testWhispers(at, kind)

  test('faults are stored by table, oldest first', async () => {
    const fault = (id: string, when: number) => ({ id, table: 'one', at: when, error: 'oh', details: { seq: [when] } })
    await at.store.notes.saveFault(fault('later', 8))
    await at.store.notes.saveFault(fault('sooner', 7))
    expect(await at.store.notes.faults('one')).toEqual([fault('sooner', 7), fault('later', 8)])
    expect(await at.store.notes.faults('none')).toEqual([])
    await expect(at.store.notes.saveFault(fault('later', 9))).rejects.toThrow()
  })

  test('a memo has the value that was written last', async () => {
    expect(await at.store.notes.memo('name')).toBeUndefined()
    await at.store.notes.setMemo('name', 'first')
    await at.store.notes.setMemo('name', '')
    await at.store.notes.setMemo('other', 'text')
    expect([await at.store.notes.memo('name'), await at.store.notes.memo('other')]).toEqual(['', 'text'])
  })

  test('a memo is swapped by the first of several that have read it', async () => {
    const { notes } = at.store
    const swaps = (before: string | undefined) =>
      Promise.all(['a', 'b', 'c'].map((text) => notes.swapMemo('name', before, text)))
    for (const before of [undefined, 'text', '']) {
      if (before !== undefined) await notes.setMemo('name', before)
      expect((await swaps(before)).filter(Boolean)).toHaveLength(1)
      expect(['a', 'b', 'c']).toContain(await notes.memo('name'))
    }
    expect(await notes.swapMemo('name', undefined, 'd')).toBe(false)
    expect(await notes.swapMemo('name', 'another', 'd')).toBe(false)
    expect(await notes.memo('name')).not.toBe('d')
  })
}

/** Projections, notes and guesses. */
function testNotes(at: OpenPlace, kind: Kind): void {
  test('projections are stored by kind and target, and can be forgotten', async () => {
    const { store } = at
    await store.projections.set({ table: 'one', kind: 'hand', target: 'ann', data: 1 })
    await store.projections.set({ table: 'one', kind: 'hand', target: 'ann', data: { to: [2] } })
    await store.projections.set({ table: 'one', kind: 'hand', target: 'bob', data: 3 })
    await store.projections.set({ table: 'one', kind: 'card', target: '', data: null })
    expect(await store.projections.find('one', 'hand', 'ann')).toEqual({ to: [2] })
    await store.projections.forget('one', 'hand', 'ann')
    await store.projections.forget('one', 'hand', 'ann')
    expect(await store.projections.find('one', 'hand', 'ann')).toBeUndefined()
    expect(await store.projections.find('one', 'hand', 'bob')).toBe(3)
    expect(await store.projections.find('one', 'hand')).toBeUndefined()
    expect(await store.projections.find('one', 'card')).toBeNull()
    expect(await store.projections.find('none', 'hand')).toBeUndefined()
    await store.projections.forget('one', 'card')
    expect(await store.projections.find('one', 'card')).toBeUndefined()
  })

  test('private notes are stored by table and user, and can be deleted', async () => {
    const { store } = at
    await store.records.create(table({ id: 'two' }))
    expect(await store.notes.privateNote('one', 'ann')).toBe('')
    await store.notes.setPrivateNote('one', 'ann', 'The wizard lies.')
    await store.notes.setPrivateNote('one', 'ann', 'The wizard lies?')
    await store.notes.setPrivateNote('one', 'bob', 'Mine.')
    expect(await store.notes.privateNote('one', 'ann')).toBe('The wizard lies?')
    expect(await store.notes.privateNote('two', 'ann')).toBe('')
    await store.notes.setPrivateNote('one', 'ann', '')
    expect([await store.notes.privateNote('one', 'ann'), await store.notes.privateNote('one', 'bob')]).toEqual([
      '',
      'Mine.',
    ])
  })

  test('guesses are stored by table and user, earliest first, until their user takes a seat', async () => {
    const guess = (user: string, of: number, turn: number) => ({ user, name: user, seat: of, turn, at: 10 - turn })
    await at.store.records.create(table({ id: 'two' }))
    await at.store.marks.setGuess('one', guess('tom', 0, 3))
    await at.store.marks.setGuess('one', guess('mara', 1, 4))
    await at.store.marks.setGuess('one', guess('tom', 1, 5))
    await at.store.marks.setGuess('two', guess('tom', 0, 1))
    await expect(at.store.marks.setGuess('none', guess('tom', 0, 1))).rejects.toThrow()
    const store = kind.isKept ? await at.again() : at.store
    await step(store, { change: { status: 'playing' } })
    expect(await store.marks.guesses('one')).toEqual([guess('mara', 1, 4), guess('tom', 1, 5)])
    await step(store, { change: { seats: [seat(0, 'ann', 'Ann'), seat(1, 'tom', 'Tom'), seat(2, null, 'Computer')] } })
    expect(await store.marks.guesses('one')).toEqual([guess('mara', 1, 4)])
    expect(await store.marks.guesses('two')).toEqual([guess('tom', 0, 1)])
  })
}

/** Whispers, and who may look on. */
function testWhispers(at: OpenPlace, kind: Kind): void {
  test('a whisper is written with its step or not at all, and found for its sender and recipient', async () => {
    const ends = { ann: { seat: 0, user: 'ann', name: 'Ann' }, bob: { seat: 1, user: 'bob', name: 'Bob' } }
    const said = (number: number, text: string) => ({ number, from: ends.ann, to: ends.bob, text, salt: 'sea' })
    const line = (number: number) => [event({ kind: 'whispered', from: 0, to: 1, number })]
    expect(await at.store.marks.lastWhisper('one')).toBe(0)
    await step(at.store, { lines: line(1), whisper: said(1, 'First') })
    await step(at.store, { lines: line(2), whisper: { ...said(2, 'Second'), from: ends.bob, to: ends.ann } })
    const late = { table: 'one', after: 0, at: 2, lines: line(3), whisper: said(3, 'Late') }
    await expect(at.store.commit(late)).rejects.toThrow(SequenceTaken)
    const twice = { table: 'one', after: 2, at: 2, lines: line(2), whisper: said(2, 'Twice') }
    await expect(at.store.commit(twice)).rejects.toThrow()
    const store = kind.isKept ? await at.again() : at.store
    expect(await store.marks.whispers('one')).toEqual([
      { ...said(1, 'First'), at: 2 },
      { ...said(2, 'Second'), at: 2, from: ends.bob, to: ends.ann },
    ])
    expect(await store.marks.lastWhisper('one')).toBe(2)
    expect((await store.marks.whispersWith('one', 'bob', 1)).map(({ text }) => text)).toEqual(['Second'])
    expect(await store.marks.whispersWith('one', 'cat', 9)).toEqual([])
    expect(await store.records.revision('one')).toBe(2)
    expect(await store.chronicle.lines('one', 0, 9)).toHaveLength(2)
  })

  test('spectators with access to a seat, the language, and whether whispers are on, are stored with the table', async () => {
    const watchers = [{ seat: 0, user: 'mara', name: 'Mara' }]
    const change = {
      watchers,
      whispering: true,
      hushed: true,
      level: 'gentle',
      teaching: 'lesson',
      language: 'de',
    } as const
    await step(at.store, { change })
    const store = kind.isKept ? await at.again() : at.store
    expect(await store.records.find('one')).toMatchObject(change)
    expect((await store.records.list({ server: 'server' }))[0]).toMatchObject(change)
    await step(store, { change: { watchers: [], teaching: null } })
    expect(await store.records.find('one')).toMatchObject({ watchers: [], whispering: true })
    expect((await store.records.find('one'))?.teaching).toBeUndefined()
  })

  test('how a lobby fills and starts by itself is stored with the table', async () => {
    expect(await at.store.records.find('one')).not.toHaveProperty('invitation.until')
    const none = { begins: null, closed: null, joinedAt: 7 } as const
    const invitation = {
      ...none,
      players: 3,
      until: 99,
      welcome: 'beginners',
      callers: ['mara'],
      guests: ['mara', 'nils'],
    } as const
    await step(at.store, { change: { invitation } })
    const store = kind.isKept ? await at.again() : at.store
    expect(await store.records.find('one')).toMatchObject({ invitation })
  })
}
