import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  effectiveEntries,
  FIRST_LINK,
  LogTree,
  stretchesTo,
  liesOn,
  type Entry,
  type Game,
} from '../../src/engine/index.ts'
import { fieldsIn } from '../../src/tables/files/json-parts.ts'
import { exportFile, readExport } from '../../src/tables/index.ts'
import { exported, tablesOf } from '../../trials/attacks/finished.ts'
import { HUGE } from '../../trials/attacks/huge.ts'
import { rewound, stepsOfReplay } from '../../trials/attacks/rewinding.ts'
import { watched } from '../../trials/attacks/cost.ts'
import { often } from '../kit/often.ts'
import { toy } from '../kit/toy/index.ts'

const game = toy as Game
const INTO = { server: 'other', room: 'room' }

test('a replay takes steps in proportion to the rewinds of its log', async () => {
  const real = await exported(game, 12)
  const [some, twice, four] = [300, 600, 1200].map((size) => stepsOfReplay(game, real, rewound(real, size)))
  expect(some).toBeGreaterThan(600)
  expect((twice ?? 0) / (some ?? 1)).toBeLessThan(2.2)
  expect((four ?? 0) / (twice ?? 1)).toBeLessThan(2.2)
})

test.each(Object.keys(HUGE))(
  'importing a file with very many %s changes nothing and does not block the event loop',
  async (name) => {
    const real = await exported(game, 12)
    const tables = tablesOf([game])
    const size = name === 'one long text' ? 3_000_000 : 30_000
    const watch = watched()
    const result = await tables.saves.import(Buffer.from(HUGE[name]?.(real, size) ?? ''), INTO)
    const { turns } = await watch.stop()
    expect(result.ok).toBe(false)
    expect(await tables.directory.count({})).toBe(0)
    expect(turns).toBeGreaterThan(1)
    await tables.stop()
  },
)

test('reading a large valid file does not block the event loop', async () => {
  const real = await exported(game, 12)
  const watch = watched()
  const read = await readExport(Buffer.from(HUGE['events']?.(real, 30_000) ?? ''))
  const { turns } = await watch.stop()
  expect(typeof read).toBe('object')
  expect(turns).toBeGreaterThan(20)
})

test('the sliced JSON parser agrees with JSON.parse for any layout', () => {
  const json = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }))
  fc.assert(
    fc.property(json, fc.constantFrom(undefined, 2), (object, space) => {
      const text = JSON.stringify({ entries: [object, [], 'a,"]}'], ...object }, null, space)
      const holdsNul = text.includes('\\u0000')
      const steps: Generator<void, unknown> = fieldsIn(text)
      let step = steps.next()
      while (!step.done) step = steps.next()
      if (!holdsNul) expect(step.value).toEqual(JSON.parse(text))
    }),
    { numRuns: often(100) },
  )
})

test.each(['{', '{"a":1', '{"a":1,}', '{"a":1}}', '{"a":1,"a":2}', '{"a":[1}', '{"a":tru}', '[]', ''])(
  'the sliced JSON parser refuses a text that is no JSON object: %s',
  (text) => {
    const steps: Generator<void, unknown> = fieldsIn(text)
    let step = steps.next()
    while (!step.done) step = steps.next()
    expect(step.value).toBeNull()
  },
)

test('writing an export in slices gives the same text as JSON.stringify', async () => {
  const real = await exported(game, 12)
  const { format, version, checksum, ...rest } = JSON.parse(exportFile(real)) as Record<string, unknown>
  expect(exportFile(real)).toBe(`${JSON.stringify({ format, version, checksum, ...rest })}\n`)
  expect(rest).toEqual(JSON.parse(JSON.stringify(real)))
})

/** Any log. Each entry is an answer, or a rewind to any earlier entry. */
const logs = fc.array(fc.option(fc.nat()), { maxLength: 60 }).map((tos) =>
  tos.map((to, index): Entry => {
    const seq = index + 1
    if (to === null) return { kind: 'answer', seq, answer: { seat: 0, verb: 'dig', key: FIRST_LINK }, sealed: false }
    return { kind: 'rewind', seq, to: to % seq, seed: to % 2 === 0 ? null : 'seed' }
  }),
)

test('the tree of a log agrees with the stretches of its branches', () => {
  fc.assert(
    fc.property(logs, (entries) => {
      const tree = new LogTree(entries)
      const rewinds = entries.filter((one) => one.kind === 'rewind')
      const lines = [0, ...entries.map(({ seq }) => seq)]
      for (const tip of lines) {
        const way = stretchesTo(rewinds, tip)
        const on = lines.filter((one) => tree.isAncestor(one, tip))
        expect(on).toEqual(lines.filter((one) => way.some(([first, last]) => first <= one && one <= last)))
        expect(on).toEqual(lines.filter((one) => liesOn(way, one)))
        const counted = effectiveEntries(entries.slice(0, tip)).map(({ seq }) => seq)
        expect(counted.every((one) => tree.isAncestor(one, tip))).toBe(true)
        for (const other of lines) {
          const common = on.filter((one) => tree.isAncestor(one, other))
          expect(tree.fork(tip, other)).toBe(common.at(-1))
        }
      }
    }),
    { numRuns: often(60) },
  )
})
