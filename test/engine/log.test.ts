import fc from 'fast-check'
import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import {
  choose,
  effectiveEntries,
  UnloadableState,
  LEAVE,
  liesOn,
  options,
  placeNumbers,
  effectivePositions,
  questionMark,
  rebuild,
  rollDie,
  Run,
  stretchesTo,
  emit,
  loadState,
  undoable,
  type Entry,
  type Play,
  type Rules,
  type Snapshot,
} from '../../src/engine/index.ts'
import { bareRules, bareState, type Bare } from '../kit/bare.ts'

const answer = (
  seq: number,
  key: string,
  { seat = 0, sealed = false, quiet = false, verb = 'step.go' } = {},
): Entry => ({
  kind: 'answer',
  seq,
  answer: { seat, verb, key },
  sealed,
  quiet,
})
const rewind = (seq: number, to: number, seed: string | null = null): Entry => ({ kind: 'rewind', seq, to, seed })
const seqs = (entries: readonly Entry[]) => effectiveEntries(entries).map((entry) => entry.seq)

/** What counted while going back was allowed to lines that count alone: every rewind drops what comes after its line. */
function countedOnStack(entries: readonly Entry[]): number[] {
  const stack: number[] = []
  for (const entry of entries) {
    if (entry.kind === 'rewind') while ((stack.at(-1) ?? 0) > entry.to) stack.pop()
    if (entry.kind === 'answer' || entry.seed !== null) stack.push(entry.seq)
  }
  return stack
}

/** A log of answers and rewinds; `anywhere`: these lead to any line, else to lines that count. */
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

describe('a log is a tree', () => {
  test('in which nothing counts otherwise than while it was a stack, as long as only what counts is gone back to', () => {
    fc.assert(
      fc.property(logs(false), (log) => {
        expect(seqs(log)).toEqual(countedOnStack(log))
      }),
    )
  })

  test('where going to any line has count again what counted after it, and each line follows an earlier one', () => {
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

  test('whose way to any line its rewinds alone tell', () => {
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

describe('the lines of a log that count', () => {
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

  test('a seat may take its own last answer back if it sealed nothing, and is not a farewell', () => {
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

  test('what others did in secret since neither hinders it nor is lost', () => {
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

  test('taking it back leads to the line before it', () => {
    const to = (entries: readonly Entry[]) => undoable(effectiveEntries(entries), 0)?.to
    expect(to(three)).toBe(2)
    expect(to([answer(1, 'a')])).toBe(0)
    expect(to([...three, rewind(4, 1)])).toBe(0)
    expect(to([...three, rewind(4, 1, 'new'), answer(5, 'd')])).toBe(4)
  })
})

/** Turns of two steps; `roll` throws a die. */
function* steps(game: Bare): Play {
  for (const turn of [1, 2]) {
    const step = yield* choose(0, 'step.go', () => options(['a', 'b', 'roll']))
    game.notes.push(step === 'roll' ? `rolled ${rollDie(game)}` : step)
    emit(game, { kind: `step-${turn}` })
  }
}
const rules = bareRules(steps, { turns: 9 })

/** Plays keys live and keeps what would be stored. */
function record(keys: readonly string[], of: Rules<Bare, null> = rules) {
  const { run, opening } = Run.start(of, bareState(), 0)
  const snapshots: Snapshot[] = [{ seq: 0, version: of.version, state: opening.snapshot ?? '' }]
  const entries: Entry[] = []
  for (const [index, key] of keys.entries()) {
    const outcome = run.submit({ seat: 0, verb: 'step.go', key })
    if (typeof outcome === 'string') throw new Error(outcome)
    entries.push(answer(index + 1, key, { sealed: outcome.irreversible }))
    if (outcome.snapshot) snapshots.push({ seq: index + 1, version: of.version, state: outcome.snapshot })
  }
  return { run, snapshots, entries }
}

describe('a game rebuilt from its snapshots and log', () => {
  test('stands where it stood and goes on identically', () => {
    const { run, snapshots, entries } = record(['a', 'roll', 'roll'])
    const { run: again, from, reached, lost, outcomes } = rebuild(rules, snapshots, entries)
    expect(snapshots.map((one) => one.seq)).toEqual([0, 2])
    expect({ from, reached, lost }).toEqual({ from: 2, reached: 3, lost: 0 })
    expect(outcomes.map((one) => [one.seq, one.outcome.emitted.length])).toEqual([
      [2, 0],
      [3, 1],
    ])
    const next = { seat: 0, verb: 'step.go', key: 'roll' }
    expect(again.submit(next)).toMatchObject({ irreversible: true })
    run.submit(next)
    expect(again.state).toEqual(run.state)
  })

  test('from any of its snapshots, or from the first alone', () => {
    const { run, snapshots, entries } = record(['a', 'roll', 'roll', 'b', 'roll'])
    expect(rebuild(rules, snapshots.slice(0, 1), entries).run.state).toEqual(run.state)
    expect(rebuild(rules, snapshots.slice(0, 2), entries).run.state).toEqual(run.state)
  })

  test('knows where its turn began and how many were begun since', () => {
    const { snapshots, entries } = record(['a', 'a', 'b', 'b', 'a'])
    const of = (kept: number, log = entries) => {
      const { from, began, turns } = rebuild(rules, snapshots.slice(0, kept), log)
      return { from, began, turns }
    }
    expect(of(3)).toEqual({ from: 4, began: 4, turns: 0 })
    expect(of(2)).toEqual({ from: 2, began: 4, turns: 1 })
    expect(of(1)).toEqual({ from: 0, began: 4, turns: 2 })
    expect(of(1, entries.slice(0, 3))).toEqual({ from: 0, began: 2, turns: 1 })
    expect(of(1, [...entries, rewind(6, 1)])).toEqual({ from: 0, began: 0, turns: 0 })
    expect(of(1, [...entries, rewind(6, 4, 'new')])).toEqual({ from: 0, began: 4, turns: 2 })
  })

  test('takes its next snapshot when a run that was never dropped takes it', () => {
    const keys = ['a', 'b', 'a', 'b', 'a', 'b', 'a']
    const { snapshots, entries } = record(keys)
    const next = (from: number) => {
      const { outcomes } = rebuild(rules, snapshots.slice(0, from), entries, 3)
      return outcomes.filter(({ outcome }) => outcome.snapshot !== undefined).map(({ seq }) => seq)
    }
    expect(next(1)).toEqual([4])
    expect(next(2)).toEqual([6])
    expect(next(3)).toEqual([])
  })

  test('needs a snapshot that lies on the log', () => {
    const { snapshots, entries } = record(['a', 'b', 'a'])
    const late = snapshots.filter((one) => one.seq === 2)
    expect(() => rebuild(rules, late, [...entries, rewind(4, 1)])).toThrow('no snapshot of bare lies on its log')
    expect(() => rebuild(rules, [], [])).toThrow('no snapshot')
  })

  test('an answer taken back is as if it had never been given, across a turn boundary too', () => {
    const { snapshots, entries } = record(['a', 'b'])
    const { run, from } = rebuild(rules, snapshots, [...entries, rewind(3, 1)])
    expect(from).toBe(0)
    expect(run.state).toEqual(record(['a']).run.state)
  })

  test('a snapshot of what was taken back is not used again', () => {
    const { snapshots, entries } = record(['a', 'b'])
    const log = [...entries, rewind(3, 1), answer(4, 'a')]
    const { run, from } = rebuild(rules, snapshots, log)
    expect(from).toBe(0)
    expect(run.state.notes).toEqual(['a', 'a'])
  })

  test('after a rewind past a die the dice fall anew, the same on every replay', () => {
    const { snapshots, entries } = record(['roll'])
    const rolls = ['one', 'two', 'three', 'four', 'five', 'six'].map((seed) => {
      const log = [...entries, rewind(2, 0, seed), answer(3, 'roll')]
      const states = [1, 2].map(() => rebuild(rules, snapshots, log).run.state)
      expect(states[0]).toEqual(states[1])
      return states[0]?.notes[0]
    })
    expect(new Set(rolls).size).toBeGreaterThan(1)
  })

  test('facts of a replay are handed on apart from new ones', () => {
    const { snapshots, entries } = record(['a'])
    const { run } = rebuild(rules, snapshots, entries)
    expect(run.submit({ seat: 0, verb: 'step.go', key: 'a' })).toMatchObject({
      emitted: [{ fact: { kind: 'step-2' }, to: 'all' }],
    })
  })
})

describe('when the rules have changed', () => {
  const strict = bareRules(
    function* (game) {
      for (;;) game.notes.push(yield* choose(0, 'step.go', () => options(['a', 'roll'])))
    },
    { turns: 9 },
  )

  test('the longest valid part of the log stays', () => {
    const { snapshots, entries } = record(['a', 'roll', 'roll', 'b', 'a'])
    const { run, reached, lost } = rebuild(strict, snapshots.slice(0, 1), entries)
    expect({ reached, lost }).toEqual({ reached: 3, lost: 2 })
    expect(run.state.notes).toEqual(['a', 'roll', 'roll'])
    expect(run.asked).toHaveLength(1)
  })

  test('a log whose rewinds lead nowhere comes to an end', () => {
    const to = (seq: number, where: number): Entry => ({ kind: 'rewind', seq, to: where, seed: 'x' })
    for (const leads of [[1], [2], [3], [99], [-1], [2, 1], [3, 2, 1], [2, 3, 1]])
      expect(effectiveEntries(leads.map((where, index) => to(index + 1, where))).length).toBeLessThanOrEqual(
        leads.length,
      )
  })

  test('a log that goes on after its game is over keeps what was played', () => {
    const { snapshots, entries } = record(['a', 'a', 'a'])
    const { run, reached, lost } = rebuild(bareRules(steps, { turns: 1 }), snapshots.slice(0, 1), entries)
    expect({ reached, lost, isOver: run.isOver }).toEqual({ reached: 2, lost: 1, isOver: true })
  })

  test('a saved state is migrated step by step', () => {
    const migrations: Rules['migrations'] = {
      1: (saved) => ({ ...(saved as object), notes: ['first'] }),
      2: (saved) => ({ ...(saved as Record<string, never>), turns: 3 }),
    }
    const newer = bareRules(steps, { turns: 9, version: 3, migrations })
    const { snapshots } = record([])
    expect(loadState(newer, snapshots[0] as Snapshot)).toMatchObject({ notes: ['first'], turns: 3 })
    expect(() => loadState({ ...newer, migrations: {} }, snapshots[0] as Snapshot)).toThrow(
      'bare has no migration from version 1',
    )
  })

  test('what newer rules have saved is refused', () => {
    const { snapshots } = record([])
    const saved = { ...(snapshots[0] as Snapshot), version: 2 }
    expect(() => rebuild(rules, [saved], [])).toThrow('this bare game was saved by newer rules (2) than these (1)')
  })

  test.each([
    ['{"secret":"owl', 1, 'damaged'],
    ['"owl"', 1, 'damaged'],
    ['["owl"]', 1, 'damaged'],
    ['{"secret":"owl"}', 1, 'luck-damaged'],
    ['{"secret":"owl"}', 0, 'damaged'],
    ['{"secret":"owl"}', -7, 'damaged'],
    ['{"secret":"owl"}', 2, 'saved-newer'],
    ['null', 1, 'damaged'],
  ])('what is no state (%s, version %d) is refused, without a word of it', (state, version, why) => {
    const frozen = (() => {
      try {
        return loadState(rules, { state, version })
      } catch (error) {
        return error
      }
    })()
    expect(frozen).toBeInstanceOf(UnloadableState)
    expect(frozen).toMatchObject({ why })
    expect(inspect(frozen)).not.toContain('owl')
  })

  test('what a step of its migration fails at is damaged', () => {
    const migrations: Rules['migrations'] = { 1: (saved) => (saved as { gold: { coins: number } }).gold.coins }
    const newer = bareRules(steps, { turns: 9, version: 2, migrations })
    const saved = { state: '{"secret":"owl"}', version: 1 }
    expect(() => loadState(newer, saved)).toThrow(
      'what was saved of this bare game cannot be read as a state of version 1',
    )
  })
})

describe('the mark of a question', () => {
  const asked = (keys: readonly string[], verb = 'step.go') => ({
    seat: 0,
    verb,
    offers: keys.map((key) => ({ key })),
    default: null,
    secret: false,
    about: null,
    standing: null,
    order: null,
    known: true,
    reaction: false,
  })

  test('is another where an option would do something else', () => {
    const priced = (price: number) => ({ ...asked([]), offers: [{ key: 'buy', args: { price } }] })
    expect(questionMark(priced(3))).toBe(questionMark(priced(3)))
    expect(questionMark(priced(3))).not.toBe(questionMark(priced(4)))
  })

  test('is the same for the same offers, and another for others', () => {
    const marks = [
      questionMark(undefined),
      questionMark(asked(['a', 'b'])),
      questionMark(asked(['b', 'a'])),
      questionMark(asked(['a', 'b'], 'step.stay')),
      questionMark(asked(['a']), [{ verb: 'b', key: 'c' }]),
      questionMark(asked(['a', 'b']), [{ verb: 'x.y', key: 'z' }]),
    ]
    expect(new Set(marks).size).toBe(marks.length)
    expect(questionMark(asked(['a', 'b']))).toBe(marks[1])
    for (const mark of marks) expect(mark).toMatch(/^[a-z0-9]{1,7}$/)
  })
})

test('places are numbered in the order of the offers, each once', () => {
  const numbers = placeNumbers([{ place: 'hill' }, {}, { place: 'sea' }, { place: 'hill' }, { place: 'cave' }])
  expect([...numbers]).toEqual([
    ['hill', 1],
    ['sea', 2],
    ['cave', 3],
  ])
})
