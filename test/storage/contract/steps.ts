import { describe, expect, test } from 'vitest'
import { FIRST_LINK, linkAfter } from '../../../src/engine/index.ts'
import { lineLinkAfter, SequenceTaken, type Commit } from '../../../src/tables/model/store.ts'
import type { Kind } from '../contract.ts'
import { answer, event, fact, snapshot, rewind, seat, sitting, step, table } from '../rows.ts'
import { placeOf, type OpenPlace } from './place.ts'

export function stepsContract(kind: Kind): void {
  const at = placeOf(kind)
  testSteps(at)
  testLinks(at)
  testAcrossProcesses(at, kind)
}

/** What a step writes. */
function testSteps(at: OpenPlace): void {
  test('a step writes everything it contains', async () => {
    const seats = [...sitting('ann'), seat(1, null, 'Computer 1')]
    const change = { status: 'playing', seats, server: 'elsewhere', room: 'hall', host: 'bob' } as const
    const lines = [fact('dug', [0]), event({ kind: 'went-away', seat: 0 })]
    await step(at.store, { entries: [answer(1)], snapshot: snapshot(1), lines, version: 6, change, due: 9, at: 5 })
    expect(await at.store.records.find('one')).toEqual({ ...table(), ...change, changedAt: 5, revision: 1 })
    expect(await at.store.log.entries('one')).toEqual([{ ...answer(1), at: 5 }])
    expect(await at.store.chronicle.lines('one', 0, 9)).toEqual([
      { line: 1, seq: 1, at: 5, version: 6, ...lines[0] },
      { line: 2, seq: 1, at: 5, version: 6, ...lines[1] },
    ])
    expect(await at.store.snapshots.all('one')).toEqual([snapshot(1)])
    expect(await at.store.records.unfinished('', 9)).toEqual([{ table: 'one', due: 9, backAt: null, isToShow: true }])
  })

  test('every step raises the revision, and leaves out what it does not mention', async () => {
    await step(at.store, { change: { status: 'playing' }, due: 9 })
    await step(at.store)
    await step(at.store, { lines: [event({ kind: 'resumed' })] })
    await step(at.store, { change: {} })
    expect(await at.store.records.find('one')).toEqual({ ...table({ status: 'playing', changedAt: 2 }), revision: 4 })
    expect(await at.store.records.unfinished('', 9)).toMatchObject([{ due: 9 }])
  })

  test.each<[string, Partial<Commit>]>([
    ['follows one that is not the last', { after: 0 }],
    ['follows one that has not been taken', { after: 2 }],
    ['brings a line of the log that is written', { entries: [answer(1)] }],
    ['leaves a line of the log out', { entries: [answer(3)] }],
    ['leaves a line out between its own', { entries: [answer(2), answer(4)] }],
  ])('a step that %s is refused and writes nothing', async (_, wrong) => {
    const { store } = at
    await step(store, { entries: [answer(1)], snapshot: snapshot(0) })
    const lines = [event({ kind: 'over' })]
    const change = { status: 'over', seats: [] } as const
    const refused = step(store, { entries: [answer(2)], snapshot: snapshot(2), lines, change, due: 3, at: 3, ...wrong })
    await expect(refused).rejects.toThrow(SequenceTaken)
    expect(await store.log.entries('one')).toHaveLength(1)
    expect(await store.chronicle.lines('one', 0, 9)).toEqual([])
    expect((await store.snapshots.all('one')).map(({ seq }) => seq)).toEqual([0])
    expect(await store.records.find('one')).toEqual({ ...table({ changedAt: 2 }), revision: 1 })
    expect((await store.records.unfinished('', 9))[0]?.due).toBeNull()
    await step(store, { entries: [answer(2)] })
    expect(await store.log.lastSeq('one')).toBe(2)
  })

  test('of several concurrent steps after one revision, one is written', async () => {
    const all = [1, 2, 3].map(() => at.store.commit({ table: 'one', after: 0, entries: [answer(1)], at: 2 }))
    const ends = await Promise.allSettled(all)
    expect(ends.map((end) => end.status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await at.store.log.entries('one')).toHaveLength(1)
  })
}

/** What a step may not do, and what it links. */
function testLinks(at: OpenPlace): void {
  test('writing to a table that does not exist rejects', async () => {
    const { store } = at
    await expect(store.commit({ table: 'none', after: 0, at: 1 })).rejects.toThrow('there is no table none')
    await expect(store.projections.set({ table: 'none', kind: 'card', target: '', data: 1 })).rejects.toThrow(
      'no such table',
    )
    await expect(store.projections.markShown('none', 1)).rejects.toThrow('there is no table none')
    await expect(store.notes.setPrivateNote('none', 'ann', 'x')).rejects.toThrow('no such table')
    const fault = { id: 'f', table: 'none', at: 1, error: '', details: {} }
    await expect(store.notes.saveFault(fault)).rejects.toThrow('no such table')
  })

  test('the seal and the experience are written by the steps that contain them', async () => {
    const { store } = at
    const commitment = 'c0'.repeat(32)
    const seal = { kind: 'sealed', commitment, secret: 'hush', brought: [] } as const
    await store.records.create(table({ id: 'two', seal, seed: '' }))
    await step(store, { table: 'two', change: { seal: { ...seal, brought: ['a', 'b"'] } } })
    await step(store, { table: 'two', change: { seed: 'dealt', experience: [3] } })
    const brought = { ...seal, brought: ['a', 'b"'] }
    expect(await store.records.find('two')).toMatchObject({ seal: brought, seed: 'dealt', experience: [3] })
    await step(store, { table: 'two', change: { experience: null } })
    expect((await store.records.find('two'))?.experience).toBeNull()
  })

  test('each line of the chronicle is linked to the one before and to the log of its time', async () => {
    const { store } = at
    expect(await store.chronicle.lastLink('one')).toBeNull()
    await step(store, { lines: [event({ kind: 'resumed' })] })
    await step(store, { entries: [answer(1)], version: 3, lines: [fact('dug'), fact('found', [0])] })
    const lines = await store.chronicle.lines('one', 0, 99)
    const log = [FIRST_LINK, linkAfter(FIRST_LINK, answer(1))]
    let last = FIRST_LINK
    const links = lines.map((line) => (last = lineLinkAfter(last, log[line.seq] ?? '', line)))
    expect(await store.chronicle.linkedLines('one', 0, 99)).toEqual(
      lines.map((line, index) => ({ ...line, link: links[index] })),
    )
    expect(await store.chronicle.linkedLines('one', 1, 1)).toMatchObject([{ line: 2, link: links[1] }])
    expect(await store.chronicle.lastLink('one')).toBe(links[2])
  })

  test('each entry of the log is linked to the one before', async () => {
    const { store } = at
    expect(await store.log.lastSeq('one')).toBe(0)
    await step(store, { entries: [answer(1), rewind(2, 0, 'new')] })
    await step(store, { entries: [answer(3, null)] })
    const one = linkAfter(FIRST_LINK, answer(1))
    const two = linkAfter(one, rewind(2, 0, 'new'))
    const links = [one, two, linkAfter(two, answer(3))]
    expect((await store.log.linkedEntries('one', 0, 99)).map(({ link }) => link)).toEqual(links)
    expect(await store.log.linkedEntries('one', 1, 1)).toMatchObject([{ seq: 2, link: links[1] }])
    expect(await store.log.lastSeq('one')).toBe(3)
    const entries = [answer(1), rewind(2, 0, 'new'), answer(3, null)].map((entry) => ({ ...entry, at: 2 }))
    expect(await store.log.entries('one')).toEqual(entries)
    expect(await store.log.entries('one', 1)).toEqual(entries.slice(1))
    expect(await store.log.entries('one', 3)).toEqual([])
  })
}

/** What stays when a process ends. */
function testAcrossProcesses(at: OpenPlace, kind: Kind): void {
  describe.runIf(kind.isKept)('across processes', () => {
    test('a reopened store has what was written', async () => {
      const { store } = at
      const lines = [fact('dug'), fact('found', [0]), event({ kind: 'went-away', seat: 0 })]
      await step(store, { entries: [answer(1)], snapshot: snapshot(0), lines, change: { status: 'playing' }, due: 7 })
      await step(store, { entries: [rewind(2, 0, 'new')] })
      await store.projections.set({ table: 'one', kind: 'card', target: '', data: { message: '1' } })
      await store.notes.setPrivateNote('one', 'ann', 'The wizard lies?\n🐉')
      await store.notes.saveFault({ id: 'f', table: 'one', at: 7, error: 'oh', details: { seq: 1 } })
      await store.notes.setMemo('name', 'text')
      await store.projections.markShown('one', 1)
      const all = async () => [
        await at.store.records.find('one'),
        await at.store.log.entries('one'),
        await at.store.log.linkedEntries('one', 0, 9),
        await at.store.resumePoint('one'),
        await at.store.snapshots.all('one'),
        await at.store.chronicle.lines('one', 0, 9),
        await at.store.records.unfinished('', 9),
        await at.store.projections.find('one', 'card'),
        await at.store.notes.privateNote('one', 'ann'),
        await at.store.notes.faults('one'),
        await at.store.notes.memo('name'),
      ]
      const before = await all()
      await at.again()
      expect(await all()).toEqual(before)
      expect(before.slice(0, 2)).toMatchObject([{ status: 'playing', revision: 2 }, [{ seq: 1 }, { seq: 2 }]])
      expect(before.filter((one) => one === undefined)).toEqual([])
    })

    test('two processes can never both write a step after one revision', async () => {
      const other = await at.open()
      expect(await other.records.revision('one')).toBe(0)
      await at.store.commit({ table: 'one', after: 0, entries: [answer(1)], at: 2 })
      const late = { table: 'one', at: 3, entries: [answer(2)] }
      await expect(other.commit({ ...late, after: 0 })).rejects.toThrow(SequenceTaken)
      expect(await other.records.revision('one')).toBe(1)
      await other.commit({ ...late, after: 1 })
      expect(await at.store.log.entries('one')).toHaveLength(2)
      expect(await at.store.log.linkedEntries('one', 0, 9)).toEqual(await other.log.linkedEntries('one', 0, 9))
    })
  })
}
