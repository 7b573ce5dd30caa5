import fc from 'fast-check'
import { expect, test } from 'vitest'
import { effectivePositions } from '../../../src/engine/index.ts'
import { SequenceTaken, type Commit, type NewEntry, type NewLine, type Store } from '../../../src/tables/model/store.ts'
import type { Kind } from '../contract.ts'
import { answer, fact, snapshot, rewind, table } from '../rows.ts'

/** A model of the store: plain lists of everything that was written. */
interface Model {
  revision: number
  readonly entries: NewEntry[]
  readonly lines: (NewLine & { seq: number })[]
}

const line = fc.constantFrom(fact('a'), fact('b', [0]), fact('c', [1]), {
  kind: 'event',
  event: { kind: 'resumed' },
  to: 'all',
} as const)
const move = fc.record({
  what: fc.constantFrom('answer', 'answer', 'answer', 'rewind', 'redo', 'words', 'stale', 'reload'),
  isTurn: fc.boolean(),
  back: fc.nat(),
  lines: fc.array(line, { maxLength: 3 }),
})
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never

/** After any sequence of writes, undos and restarts the store agrees with the model. */
export function modelContract({ newPlace, isKept, sequences = 30 }: Kind): void {
  test('agrees with a model of plain lists', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 60 }), async (moves) => {
        const place = newPlace()
        let store = await place.open()
        try {
          const model: Model = { revision: 0, entries: [], lines: [] }
          await store.records.create(table({ status: 'playing' }))
          await take(store, model, { table: 'one', after: 0, snapshot: snapshot(0), at: 1 })
          for (const one of moves) {
            if (one.what === 'reload' && isKept) {
              await store.close()
              store = await place.open()
            } else if (one.what === 'stale') {
              const stale = store.commit({ ...stepOf(one, model), after: model.revision - 1 })
              await expect(stale).rejects.toThrow(SequenceTaken)
            } else await take(store, model, stepOf(one, model))
            await check(store, model, one.back % (model.entries.length + 1))
          }
        } finally {
          await store.close()
          await place.leave()
        }
      }),
      { numRuns: sequences },
    )
  })
}

/** The step that a move writes. */
function stepOf({ what, isTurn, back, lines }: Move, { entries, revision }: Model): Commit {
  const seq = entries.length + 1
  const places = [...effectivePositions(entries)]
  const isFar = what === 'rewind' && isTurn && back % 2 === 0
  // A rollback may go to any entry; an undo only to one on the current branch.
  const to = isFar ? back % (entries.length + 1) : (places[back % places.length] ?? 0)
  const added =
    what === 'rewind'
      ? [rewind(seq, to, isTurn ? 'new' : null, isFar)]
      : what === 'redo'
        ? [rewind(seq, to), answer(seq + 1)]
        : what === 'words'
          ? []
          : [answer(seq)]
  const last = added.at(-1)
  return {
    table: 'one',
    after: revision,
    entries: added,
    lines,
    ...(isTurn && last?.kind === 'answer' && { snapshot: snapshot(last.seq) }),
    at: 2,
  }
}

async function take(store: Store, model: Model, step: Commit): Promise<void> {
  await store.commit(step)
  model.revision += 1
  model.entries.push(...(step.entries ?? []))
  model.lines.push(...(step.lines ?? []).map((one) => ({ ...one, seq: model.entries.length })))
}

async function check(store: Store, { revision, entries, lines }: Model, seq: number): Promise<void> {
  expect(await store.records.revision('one')).toBe(revision)
  expect(await store.log.lastSeq('one')).toBe(entries.length)
  expect((await store.log.entries('one')).map(({ at: _, ...entry }) => entry)).toEqual(entries)
  const onLog = effectivePositions(entries)
  const kept = (await store.snapshots.all('one')).map((one) => one.seq)
  expect(kept[0]).toBe(0)
  // An abandoned branch keeps its last snapshot; an undo keeps none.
  const branches = entries.filter((one) => one.kind === 'rewind' && (one.deals ?? one.keeps))
  expect(kept.filter((one) => !onLog.has(one)).length).toBeLessThanOrEqual(branches.length)
  expect(kept.filter((one) => onLog.has(one)).length).toBeLessThanOrEqual(4 + 2 * Math.log2(entries.length + 1))
  for (const [upTo, stood] of [
    [entries.length, await store.resumePoint('one')],
    [seq, await store.resumePointAt('one', seq)],
  ] as const) {
    const before = entries.slice(0, upTo)
    const from = stood?.snapshot.seq ?? -1
    expect(effectivePositions(before).has(from)).toBe(true)
    expect(stood?.snapshot).toEqual(snapshot(from))
    expect(stood?.entries).toMatchObject(before.slice(from))
    expect(stood?.seq).toBe(upTo)
    const told = lines.filter((one) => one.seq <= upTo)
    expect(stood?.line).toBe(told.length)
    expect(stood?.heard).toBe(told.findLastIndex((one) => one.kind === 'fact' && one.to === 'all') + 1)
    if (upTo === entries.length) expect(from).toBe(kept.findLast((one) => onLog.has(one)))
  }
}
