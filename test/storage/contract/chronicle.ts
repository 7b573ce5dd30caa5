import { expect, test } from 'vitest'
import type { NewLine, TableEvent } from '../../../src/tables/model/store.ts'
import type { Kind } from '../contract.ts'
import { answer, event, fact, snapshot, rewind, step } from '../rows.ts'
import { placeOf, type OpenPlace } from './place.ts'

const tellerAt =
  (at: OpenPlace) =>
  (...lines: NewLine[]) =>
    step(at.store, { lines })
const numbers = (lines: readonly { line: number }[]) => lines.map(({ line }) => line)

export function chronicleContract(kind: Kind): void {
  const at = placeOf(kind)
  testReading(at)
  testAudiences(at)
  const tell = tellerAt(at)

  test('the last public fact is found among events and thousands of private lines', async () => {
    const { store } = at
    await step(store, { snapshot: snapshot(0), lines: [fact('a'), fact('b')] })
    const secrets = Array.from({ length: 3000 }, () => fact('whispered', [0]))
    await tell(...secrets)
    await tell(event({ kind: 'resumed' }), fact('whispered', []))
    expect(await store.resumePoint('one')).toMatchObject({ heard: 2, line: 3004 })
    expect(await store.resumePointAt('one', 0)).toMatchObject({ heard: 2, line: 3004 })
    expect(numbers(await store.chronicle.linesFor('one', null, 2, 9))).toEqual([3003])
    await tell(fact('c'), fact('whispered', [0]))
    expect(await store.resumePoint('one')).toMatchObject({ heard: 3005, line: 3006 })
  })
}

/** Every line is read as it was written. */
function testReading(at: OpenPlace): void {
  const tell = tellerAt(at)

  test('every kind of event is read as it was written', async () => {
    const events: TableEvent[] = [
      { kind: 'started' },
      { kind: 'undone', seat: 0 },
      { kind: 'went-away', seat: 0 },
      { kind: 'came-back', seat: 0 },
      { kind: 'resigned', seat: 0 },
      { kind: 'resumed' },
      { kind: 'closed' },
      { kind: 'over' },
      { kind: 'guessed', guesses: [{ name: 'Mara', seat: 1, turn: 4 }], more: 2 },
      { kind: 'fault', fault: 'f' },
      { kind: 'answers-lost', lost: 3 },
      { kind: 'went-back', from: 7, turn: 2, renews: true, left: 1, took: null },
    ]
    await tell(...events.map(event))
    expect((await at.store.chronicle.lines('one', 0, 99)).map((line) => 'event' in line && line.event)).toEqual(events)
    expect(numbers(await at.store.chronicle.lines('one', 7, 2))).toEqual([8, 9])
    const last = events.length
    expect(numbers(await at.store.chronicle.lastLines('one', 3))).toEqual([last - 2, last - 1, last])
  })

  test('facts are read as they were written, with their audience', async () => {
    const dug = { kind: 'dug', deep: [{ pit: 'north "🐉"' }, null, 1.5] }
    const lines = [
      { kind: 'fact', fact: dug, to: 'all' },
      { kind: 'fact', fact: dug, to: [2, 0] },
      { kind: 'fact', fact: dug, to: [] },
    ] as const
    await step(at.store, { entries: [answer(1), answer(2)], lines, at: 7 })
    const read = lines.map((line, index) => ({ line: index + 1, seq: 2, at: 7, version: 0, ...line }))
    expect(await at.store.chronicle.lines('one', 0, 9)).toEqual(read)
  })
}

/** Who reads which lines. */
function testAudiences(at: OpenPlace): void {
  const tell = tellerAt(at)

  test('everyone reads public lines, and a seat also its private ones, from any line on', async () => {
    const { store } = at
    const to = ['all', [0], [1], 'all', [0, 1], [], [10], 'all', [11, 0]] as const
    await tell(...to.map((one) => fact('dug', one === 'all' ? one : [...one])), event({ kind: 'over' }))
    const all: [number | null, number[]][] = [
      [null, [1, 4, 8, 10]],
      [0, [1, 2, 4, 5, 8, 9, 10]],
      [1, [1, 3, 4, 5, 8, 10]],
      [10, [1, 4, 7, 8, 10]],
      [2, [1, 4, 8, 10]],
    ]
    for (const [viewer, lines] of all) {
      expect([viewer, await store.chronicle.countFor('one', viewer)]).toEqual([viewer, lines.length])
      for (let skip = 0; skip <= lines.length; skip += 1) {
        expect(numbers(await store.chronicle.linesFor('one', viewer, skip, 2))).toEqual(lines.slice(skip, skip + 2))
      }
    }
    expect(numbers(await store.chronicle.privateLinesFor('one', 0, 2))).toEqual([5, 9])
    expect(numbers(await store.chronicle.privateLinesFor('one', 1, 9))).toEqual([3, 5])
    expect(await store.chronicle.privateLinesFor('one', 2, 9)).toEqual([])
    expect(numbers(await store.chronicle.privateLines('one', 0, 9))).toEqual([2, 3, 5, 6, 7, 9])
    expect(numbers(await store.chronicle.privateLines('one', 3, 2))).toEqual([5, 6])
    expect([await store.chronicle.countFor('none', null), await store.chronicle.linesFor('none', 0, 0, 9)]).toEqual([
      0,
      [],
    ])
  })

  test('private lines on an abandoned branch are left out, but not those of a plain undo', async () => {
    const { store } = at
    const secret = (kind: string) => ({ lines: [fact(kind, [0])] })
    await step(store, { entries: [answer(1)], ...secret('a') })
    await step(store, { entries: [answer(2)], ...secret('b') })
    await step(store, { entries: [rewind(3, 1)], ...secret('c') })
    await step(store, { entries: [answer(4)], ...secret('d') })
    expect(numbers(await store.chronicle.privateLinesFor('one', 0, 9))).toEqual([1, 2, 3, 4])
    await step(store, { entries: [rewind(5, 1, 'new', true)], ...secret('e') })
    await step(store, { entries: [answer(6)], ...secret('f') })
    expect(numbers(await store.chronicle.privateLinesFor('one', 0, 9))).toEqual([1, 5, 6])
    expect(numbers(await store.chronicle.privateLinesFor('one', 0, 2))).toEqual([5, 6])
    expect(await store.chronicle.countFor('one', 0)).toBe(6)
    // Returning to the branch restores its lines, and leaves out those of the other branch.
    await step(store, { entries: [rewind(7, 4, 'newer', true)], ...secret('g') })
    expect(numbers(await store.chronicle.privateLinesFor('one', 0, 9))).toEqual([1, 2, 3, 4, 7])
    expect(await store.log.publicBranch('one')).toEqual([
      [0, 4],
      [7, Number.MAX_SAFE_INTEGER],
    ])
    expect(numbers(await store.chronicle.linesUntil('one', 4, 2))).toEqual([3, 4])
    expect(numbers(await store.chronicle.linesUntil('one', 1, 9))).toEqual([1])
    expect(numbers(await store.chronicle.linesUntil('one', 99, 1))).toEqual([7])
  })
}
