import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import {
  choose,
  effectiveEntries,
  UnloadableState,
  options,
  rebuild,
  rollDie,
  Run,
  emit,
  loadState,
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
): Entry => ({ kind: 'answer', seq, answer: { seat, verb, key }, sealed, quiet })
const rewind = (seq: number, to: number, seed: string | null = null): Entry => ({ kind: 'rewind', seq, to, seed })

/** Turns of two steps; `roll` rolls a die. */
function* steps(game: Bare): Play {
  for (const turn of [1, 2]) {
    const step = yield* choose(0, 'step.go', () => options(['a', 'b', 'roll']))
    game.notes.push(step === 'roll' ? `rolled ${rollDie(game)}` : step)
    emit(game, { kind: `step-${turn}` })
  }
}
const rules = bareRules(steps, { turns: 9 })

/** Plays keys live and collects what a table would store. */
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
  test('a game rebuilt from its snapshots and log is in the same state and continues identically', () => {
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

  test('a game rebuilt from its snapshots and log can start from any snapshot, even the first', () => {
    const { run, snapshots, entries } = record(['a', 'roll', 'roll', 'b', 'roll'])
    expect(rebuild(rules, snapshots.slice(0, 1), entries).run.state).toEqual(run.state)
    expect(rebuild(rules, snapshots.slice(0, 2), entries).run.state).toEqual(run.state)
  })

  test('a game rebuilt from its snapshots and log knows where its turn began and how many turns began since the snapshot', () => {
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

  test('a game rebuilt from its snapshots and log takes its next snapshot at the same point as a run that was never dropped', () => {
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

  test('a game rebuilt from its snapshots and log needs a snapshot on the effective log', () => {
    const { snapshots, entries } = record(['a', 'b', 'a'])
    const late = snapshots.filter((one) => one.seq === 2)
    expect(() => rebuild(rules, late, [...entries, rewind(4, 1)])).toThrow(
      'no snapshot of this bare game lies on its log',
    )
    expect(() => rebuild(rules, [], [])).toThrow('no snapshot')
  })

  test('a game rebuilt from its snapshots and log forgets an undone answer, even across a turn boundary', () => {
    const { snapshots, entries } = record(['a', 'b'])
    const { run, from } = rebuild(rules, snapshots, [...entries, rewind(3, 1)])
    expect(from).toBe(0)
    expect(run.state).toEqual(record(['a']).run.state)
  })

  test('a game rebuilt from its snapshots and log ignores a snapshot of undone entries', () => {
    const { snapshots, entries } = record(['a', 'b'])
    const log = [...entries, rewind(3, 1), answer(4, 'a')]
    const { run, from } = rebuild(rules, snapshots, log)
    expect(from).toBe(0)
    expect(run.state.notes).toEqual(['a', 'a'])
  })

  test('a game rebuilt from its snapshots and log has new dice after a rewind past a die roll, the same on every replay', () => {
    const { snapshots, entries } = record(['roll'])
    const rolls = ['one', 'two', 'three', 'four', 'five', 'six'].map((seed) => {
      const log = [...entries, rewind(2, 0, seed), answer(3, 'roll')]
      const states = [1, 2].map(() => rebuild(rules, snapshots, log).run.state)
      expect(states[0]).toEqual(states[1])
      return states[0]?.notes[0]
    })
    expect(new Set(rolls).size).toBeGreaterThan(1)
  })

  test('a game rebuilt from its snapshots and log separates replayed facts from new ones', () => {
    const { snapshots, entries } = record(['a'])
    const { run } = rebuild(rules, snapshots, entries)
    expect(run.submit({ seat: 0, verb: 'step.go', key: 'a' })).toMatchObject({
      emitted: [{ fact: { kind: 'step-2' }, to: 'all' }],
    })
  })
})

describe('a log after a change of the rules', () => {
  const strict = bareRules(
    function* (game) {
      for (;;) game.notes.push(yield* choose(0, 'step.go', () => options(['a', 'roll'])))
    },
    { turns: 9 },
  )

  test('a log after a change of the rules keeps its longest valid prefix', () => {
    const { snapshots, entries } = record(['a', 'roll', 'roll', 'b', 'a'])
    const { run, reached, lost } = rebuild(strict, snapshots.slice(0, 1), entries)
    expect({ reached, lost }).toEqual({ reached: 3, lost: 2 })
    expect(run.state.notes).toEqual(['a', 'roll', 'roll'])
    expect(run.asked).toHaveLength(1)
  })

  test('a damaged log whose rewinds lead nowhere still terminates', () => {
    const to = (seq: number, where: number): Entry => ({ kind: 'rewind', seq, to: where, seed: 'x' })
    for (const leads of [[1], [2], [3], [99], [-1], [2, 1], [3, 2, 1], [2, 3, 1]])
      expect(effectiveEntries(leads.map((where, index) => to(index + 1, where))).length).toBeLessThanOrEqual(
        leads.length,
      )
  })

  test('a log that continues after the end of its game keeps the game', () => {
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

  test('a state saved by newer rules is refused', () => {
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
  ])('an invalid state (%s, version %d) is refused without quoting it', (state, version, why) => {
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

  test('a state whose migration throws counts as damaged', () => {
    const migrations: Rules['migrations'] = { 1: (saved) => (saved as { gold: { coins: number } }).gold.coins }
    const newer = bareRules(steps, { turns: 9, version: 2, migrations })
    const saved = { state: '{"secret":"owl"}', version: 1 }
    expect(() => loadState(newer, saved)).toThrow("the saved state of this bare game can't be read as version 1")
  })
})
