import { expect, test } from 'vitest'
import {
  byComputer,
  decisionsIn,
  effectiveEntries,
  LEAVE,
  playOn,
  positionOf,
  rebuild,
  Run,
  type Entry,
  type Game,
} from '../../src/engine/index.ts'
import { toy } from '../kit/toy/index.ts'

const game = toy as unknown as Game

/** The log of a match in which the table went back once, with a new seed. */
function logOf() {
  const { rules } = game
  const { run, opening } = Run.start(
    rules,
    rules.create({ seats: 3, preset: 'standard', seed: 'a seed', experience: [] }),
    0,
  )
  const snapshot = { seq: 0, version: rules.version, state: opening.snapshot ?? '' }
  const log: Entry[] = []
  const play = (from: Run, most: number) => {
    const start = { run: from, opening }
    for (const { answer } of playOn(start, byComputer(game, `judged ${most}`), most))
      log.push({ kind: 'answer', seq: log.length + 1, answer, sealed: false })
  }
  play(run, 30)
  log.push({ kind: 'rewind', seq: 31, to: 12, seed: 'another seed', deals: true })
  play(rebuild(rules, [snapshot], log).run, 5)
  log.push({ kind: 'answer', seq: log.length + 1, answer: { seat: 2, verb: LEAVE, key: LEAVE }, sealed: true })
  play(rebuild(rules, [snapshot], log).run, 40)
  return { snapshot, log }
}

test('each decision of a match comes with the position before it, also where the table went back', () => {
  const { snapshot, log } = logOf()
  const entries = effectiveEntries(log)
  const whose = new Set(log.map(({ seq }) => seq))
  const { all, found } = decisionsIn(game, snapshot, entries, { whose, decisions: 1000, others: 2, seed: 's' })
  expect(found).toHaveLength(all)
  expect(found.some(({ seq }) => seq > 31)).toBe(true)
  for (const { seq, seat, choice, others, ...position } of found) {
    expect(seq <= 12 || seq > 31).toBe(true)
    const run = positionOf(game.rules, position)()
    expect(run.state).toEqual(rebuild(game.rules, [snapshot], log.slice(0, seq - 1)).run.state)
    const offered = run.askedOf(seat)?.offers.map(({ key }) => key) ?? []
    expect(offered.length).toBeGreaterThan(1)
    expect(choice.verb).not.toBe(LEAVE)
    for (const { key } of others) expect(offered).toContain(key)
    expect(others).not.toContainEqual(choice)
  }
  const few = decisionsIn(game, snapshot, entries, {
    whose: new Set([found[3]?.seq ?? 0]),
    decisions: 9,
    others: 1,
    seed: 's',
  })
  expect(few).toMatchObject({ all: 1, found: [{ seq: found[3]?.seq }] })
})
