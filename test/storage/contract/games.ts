import { expect, test } from 'vitest'
import type { Kind } from '../contract.ts'
import { answer, event, fact, snapshot, rewind, step, table, turns } from '../rows.ts'
import { placeOf, type OpenPlace } from './place.ts'

const seqsAt = (at: OpenPlace) => async () => (await at.store.snapshots.all('one')).map(({ seq }) => seq)

export function gamesContract(kind: Kind): void {
  const at = placeOf(kind)
  testResumePoints(at)
  testReturns(at)

  test('a game can be resumed at any entry, even one that was undone later', async () => {
    const { store } = at
    await step(store, { snapshot: snapshot(0), lines: [event({ kind: 'started' })] })
    await step(store, { entries: [answer(1)], snapshot: snapshot(1), lines: [fact('a'), fact('b', [0])] })
    await step(store, { entries: [answer(2)], lines: [fact('c', [0])] })
    await step(store, { entries: [rewind(3, 1)], lines: [event({ kind: 'undone', seat: 0 })] })
    await step(store, { entries: [answer(4)], snapshot: snapshot(4), lines: [fact('d')] })
    expect(await store.resumePointAt('one', 0)).toEqual({
      snapshot: snapshot(0),
      entries: [],
      seq: 0,
      heard: 0,
      line: 1,
    })
    expect(await store.resumePointAt('one', 1)).toMatchObject({
      snapshot: snapshot(1),
      entries: [],
      seq: 1,
      heard: 2,
      line: 3,
    })
    const three = { snapshot: snapshot(1), entries: [answer(2), rewind(3, 1)], seq: 3, heard: 2, line: 5 }
    expect(await store.resumePointAt('one', 3)).toMatchObject(three)
    expect(await store.resumePointAt('one', 4)).toEqual(await store.resumePoint('one'))
    expect(await store.resumePointAt('one', 99)).toEqual(await store.resumePoint('one'))
    await step(store, { entries: [rewind(5, 0)] })
    expect(await store.resumePointAt('one', 2)).toMatchObject({
      entries: [answer(1), answer(2)],
      seq: 2,
      heard: 2,
      line: 4,
    })
  })

  testThinning(at)
  const seqs = seqsAt(at)

  test('games do not affect each other', async () => {
    const { store } = at
    await store.records.create(table({ id: 'on' }))
    await step(store, { snapshot: snapshot(0), entries: [], lines: [fact('a')] })
    await turns(store, 3)
    expect(await store.resumePoint('on')).toBeUndefined()
    expect(await store.log.entries('on')).toEqual([])
    expect(await store.chronicle.lines('on', 0, 9)).toEqual([])
    await step(store, { table: 'on', snapshot: snapshot(0), entries: [answer(1), rewind(2, 0)] })
    expect(await seqs()).toContain(3)
  })
}

/** Where a game is resumed. */
function testResumePoints(at: OpenPlace): void {
  const seqs = seqsAt(at)

  test('a game that has not started has no resume point', async () => {
    await step(at.store, { lines: [event({ kind: 'came-back', seat: 0 })] })
    expect(await at.store.resumePoint('one')).toBeUndefined()
    expect(await at.store.resumePointAt('one', 0)).toBeUndefined()
    expect(await at.store.resumePoint('none')).toBeUndefined()
    expect(await at.store.snapshots.all('one')).toEqual([])
  })

  test('the resume point has the last snapshot and the entries since', async () => {
    const { store } = at
    await step(store, { snapshot: snapshot(0), lines: [event({ kind: 'started' })] })
    expect(await store.resumePoint('one')).toEqual({ snapshot: snapshot(0), entries: [], seq: 0, heard: 0, line: 1 })
    await step(store, { entries: [answer(1)], lines: [fact('dug'), fact('found', [0])] })
    const state = JSON.stringify({ deep: ['🐉', 'long'.repeat(5000)] })
    const last = snapshot(2, { turn: 7, acted: [2, 0, 5], version: 3, state })
    await step(store, { entries: [answer(2)], snapshot: last })
    expect(await store.resumePoint('one')).toEqual({ snapshot: last, entries: [], seq: 2, heard: 2, line: 3 })
    await step(store, { entries: [answer(3)] })
    await step(store, { entries: [answer(4)] })
    const entries = [answer(3), answer(4)]
    expect(await store.resumePoint('one')).toMatchObject({ snapshot: last, entries, seq: 4, heard: 2, line: 3 })
  })

  test('an undone snapshot does not count, but its entries do', async () => {
    const { store } = at
    await step(store, { snapshot: snapshot(0) })
    await turns(store, 4)
    await step(store, { entries: [rewind(5, 2)] })
    const after = await seqs()
    expect([after[0], after.at(-1)]).toEqual([0, 2])
    expect(await store.resumePoint('one')).toMatchObject({
      snapshot: snapshot(2),
      entries: [answer(3), answer(4), rewind(5, 2)],
      seq: 5,
    })
    await step(store, { entries: [answer(6), rewind(7, 1), answer(8)], snapshot: snapshot(8) })
    expect((await seqs()).filter((seq) => seq > 1)).toEqual([8])
    expect(await store.resumePoint('one')).toMatchObject({ snapshot: snapshot(8), entries: [], seq: 8 })
    await step(store, { entries: [rewind(9, 0)] })
    expect(await seqs()).toEqual([0])
    expect((await store.resumePoint('one'))?.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
}

/** Where a game is resumed after rollbacks. */
function testReturns(at: OpenPlace): void {
  const seqs = seqsAt(at)

  test('the last snapshot of an abandoned branch is kept, and counts again after a return to the branch', async () => {
    const { store } = at
    await step(store, { snapshot: snapshot(0) })
    await turns(store, 4)
    const keeps = { kind: 'rewind', seq: 5, to: 1, seed: null, keeps: true, by: null } as const
    await step(store, { entries: [keeps] })
    expect((await seqs()).filter((seq) => seq > 1)).toEqual([4])
    expect((await store.log.entries('one')).at(-1)).toMatchObject(keeps)
    expect((await store.resumePoint('one'))?.snapshot.seq).toBeLessThanOrEqual(1)
    await step(store, { entries: [answer(6)], snapshot: snapshot(6) })
    expect(await store.resumePoint('one')).toMatchObject({ snapshot: snapshot(6) })
    const both = { kind: 'rewind', seq: 7, to: 4, seed: 'new', deals: true, keeps: true, by: null } as const
    await step(store, { entries: [both] })
    expect((await store.log.entries('one')).at(-1)).toMatchObject(both)
    expect(await store.resumePoint('one')).toMatchObject({
      snapshot: snapshot(4),
      entries: [{ seq: 5 }, { seq: 6 }, both],
    })
    expect(await store.resumePointAt('one', 6)).toMatchObject({ snapshot: snapshot(6) })
  })

  test('a snapshot that its own step undoes does not count', async () => {
    await step(at.store, { snapshot: snapshot(0) })
    await step(at.store, { entries: [answer(1), rewind(2, 0)], snapshot: snapshot(1) })
    expect(await seqs()).toEqual([0])
  })
}

/** Which snapshots are kept. */
function testThinning(at: OpenPlace): void {
  const seqs = seqsAt(at)

  test('a long game keeps few snapshots: the first, the last two, and fewer the older they are', async () => {
    const { store } = at
    await step(store, { snapshot: snapshot(0) })
    await turns(store, 200)
    const kept = await seqs()
    expect(kept.slice(0, 1)).toEqual([0])
    expect(kept.slice(-2)).toEqual([199, 200])
    expect(kept.length).toBeLessThanOrEqual(3 + 2 * Math.log2(200))
    // No gap is longer than the distance from its near end to the last snapshot.
    for (const [index, seq] of kept.slice(1, -2).entries())
      expect(seq - (kept[index] ?? 0)).toBeLessThanOrEqual(200 - seq || 1)
    expect(await store.resumePoint('one')).toMatchObject({ snapshot: snapshot(200), entries: [] })
    expect((await store.resumePointAt('one', 100))?.seq).toBe(100)
  })

  test('a finished game keeps its first and last snapshots, and a closed one keeps all', async () => {
    const { store } = at
    await step(store, { snapshot: snapshot(0), change: { status: 'playing' } })
    await turns(store, 3)
    await step(store, { change: { status: 'closed' } })
    expect((await seqs()).length).toBeGreaterThan(2)
    await step(store, { change: { status: 'playing' } })
    await step(store, { entries: [answer(4)], snapshot: snapshot(4), change: { status: 'over' } })
    expect(await seqs()).toEqual([0, 4])
    expect(await store.log.entries('one')).toHaveLength(4)
    expect(await store.resumePointAt('one', 3)).toMatchObject({ snapshot: snapshot(0), seq: 3 })
  })
}
