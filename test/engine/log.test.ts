import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  effectiveEntries,
  LEAVE,
  liesOn,
  effectivePositions,
  stretchesTo,
  undoable,
  type Entry,
} from '../../src/engine/index.ts'

const answer = (
  seq: number,
  key: string,
  { seat = 0, sealed = false, quiet = false, verb = 'step.go' } = {},
): Entry => ({ kind: 'answer', seq, answer: { seat, verb, key }, sealed, quiet })
const rewind = (seq: number, to: number, seed: string | null = null): Entry => ({ kind: 'rewind', seq, to, seed })
const seqs = (entries: readonly Entry[]) => effectiveEntries(entries).map((entry) => entry.seq)

/** The effective entries under an older rule, when rewinds could only lead to effective entries: a stack. */
function countedOnStack(entries: readonly Entry[]): number[] {
  const stack: number[] = []
  for (const entry of entries) {
    if (entry.kind === 'rewind') while ((stack.at(-1) ?? 0) > entry.to) stack.pop()
    if (entry.kind === 'answer' || entry.seed !== null) stack.push(entry.seq)
  }
  return stack
}

/** A log of answers and rewinds. With `anywhere` rewinds lead to any entry, otherwise only to effective ones. */
const logs = (anywhere: boolean) =>
  fc.array(fc.tuple(fc.nat(5), fc.nat(), fc.boolean())).map((steps) => {
    const log: Entry[] = []
    for (const [what, where, isRenewed] of steps) {
      const seq = log.length + 1
      const places = anywhere ? [...log.keys()] : [...effectivePositions(log)]
      const to = places[where % places.length] ?? 0
      log.push(what > 1 || log.length === 0 ? answer(seq, 'a') : rewind(seq, to, isRenewed ? 'new' : null))
    }
    return log
  })

describe('the tree of a log', () => {
  test('the tree of a log agrees with a stack as long as rewinds only lead to effective entries', () => {
    fc.assert(
      fc.property(logs(false), (log) => {
        expect(seqs(log)).toEqual(countedOnStack(log))
      }),
    )
  })

  test('the tree of a log makes an entry and its ancestors effective again after a rewind to it; every entry follows an earlier one', () => {
    fc.assert(
      fc.property(logs(true), fc.nat(), (log, where) => {
        const to = where % (log.length + 1)
        const then = seqs(log.slice(0, to))
        expect(seqs([...log, rewind(log.length + 1, to)])).toEqual(then)
        expect(seqs([...log, rewind(log.length + 1, to, 'new')])).toEqual([...then, log.length + 1])
        expect([...seqs(log)].sort((a, b) => a - b)).toEqual(seqs(log))
      }),
    )
  })

  test('the tree of a log gives the path to any entry from its rewinds only', () => {
    fc.assert(
      fc.property(logs(true), fc.nat(), (log, where) => {
        const line = where % (log.length + 1)
        const rewinds = log.filter((one) => one.kind === 'rewind')
        const way = stretchesTo(rewinds, line)
        const onWay = log.filter((one) => one.kind === 'answer' && liesOn(way, one.seq)).map(({ seq }) => seq)
        const counted = effectiveEntries(log.slice(0, line)).flatMap((one) => (one.kind === 'answer' ? [one.seq] : []))
        expect(onWay).toEqual(counted)
      }),
    )
  })
})

describe('the effective entries of a log', () => {
  const three = [answer(1, 'a'), answer(2, 'b'), answer(3, 'c')]

  test.each([
    ['an empty log', [], []],
    ['answers alone', three, [1, 2, 3]],
    ['one taken back', [...three, rewind(4, 2)], [1, 2]],
    ['one taken back and another given', [...three, rewind(4, 2), answer(5, 'd')], [1, 2, 5]],
    ['two taken back one by one', [...three, rewind(4, 2), rewind(5, 1)], [1]],
    ['everything taken back', [...three, rewind(4, 0)], []],
    ['a rewind past a die stays, for its seed', [...three, rewind(4, 1, 'new')], [1, 4]],
    ['answers after a new seed', [...three, rewind(4, 1, 'new'), answer(5, 'd')], [1, 4, 5]],
    ['a new seed taken back', [...three, rewind(4, 1, 'new'), answer(5, 'd'), rewind(6, 0, 'newer')], [6]],
  ])('%s', (_what, entries, wanted) => {
    expect(seqs(entries)).toEqual(wanted)
    expect([...effectivePositions(entries)]).toEqual([0, ...wanted])
  })

  test('a seat may undo its own last answer if it was reversible, except leaving', () => {
    const mine = (entries: readonly Entry[]) => undoable(effectiveEntries(entries), 0)?.last.seq ?? null
    expect(mine([])).toBeNull()
    expect(mine(three)).toBe(3)
    expect(undoable(effectiveEntries(three), 1)).toBeNull()
    expect(mine([...three, answer(4, 'd', { sealed: true })])).toBeNull()
    expect(mine([...three, rewind(4, 2)])).toBe(2)
    expect(mine([...three, rewind(4, 2, 'new')])).toBeNull()
    expect(mine([...three, answer(4, LEAVE, { verb: LEAVE })])).toBeNull()
    expect(mine([...three, answer(4, 'd', { seat: 1 })])).toBeNull()
  })

  test('secret answers of other seats do not prevent an undo, and are given again', () => {
    const quiet = [
      ...three,
      answer(4, 'x', { seat: 1, quiet: true }),
      answer(5, 'y', { seat: 2, quiet: true, sealed: true }),
    ]
    expect(undoable(effectiveEntries(quiet), 0)).toMatchObject({
      last: { seq: 3 },
      again: [{ seq: 4 }, { seq: 5 }],
      to: 2,
    })
    expect(undoable(effectiveEntries(quiet), 1)).toMatchObject({ last: { seq: 4 }, again: [{ seq: 5 }], to: 3 })
    expect(undoable(effectiveEntries(quiet), 2)).toBeNull()
    expect(undoable(effectiveEntries([...quiet, answer(6, 'z', { seat: 1 })]), 0)).toBeNull()
  })

  test('an undo leads to the entry before the answer', () => {
    const to = (entries: readonly Entry[]) => undoable(effectiveEntries(entries), 0)?.to
    expect(to(three)).toBe(2)
    expect(to([answer(1, 'a')])).toBe(0)
    expect(to([...three, rewind(4, 1)])).toBe(0)
    expect(to([...three, rewind(4, 1, 'new'), answer(5, 'd')])).toBe(4)
  })
})
