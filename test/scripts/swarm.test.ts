import { expect, test } from 'vitest'
import { withExitCode, type Terminal } from '../../scripts/lib/command.ts'
import type { Noted, Showing } from '../../scripts/lib/swarm/notes.ts'
import { judgedAnswers, overlaps } from '../../scripts/lib/swarm/promises.ts'
import { swarm } from '../../scripts/lib/swarm/swarm.ts'
import { GAMES } from '../../src/games/index.ts'
import { findPrograms } from '../kit/postgres.ts'

const programs = findPrograms()

if (!programs.isThere) test.skip(`no swarm is let loose: ${programs.why}`)
else
  test(
    'processes on one database keep what they promise while one of them is killed',
    { timeout: 180_000 },
    async () => {
      const out: string[] = []
      const terminal: Terminal = { out: (line) => out.push(line), err: () => undefined, isWatched: false }
      const small = { processes: 2, shards: 3, tables: 50, servers: 40, seconds: 2, kills: 1, posting: 5, verified: 10 }
      const args = Object.entries(small).flatMap(([name, value]) => [`--${name}`, String(value)])
      const code = await withExitCode(() => swarm(args, GAMES, terminal), terminal)
      const figures = JSON.parse(out.at(-1) ?? '') as Record<string, number>
      expect(figures, out.join('\n')).toMatchObject({ kills: 1, lost: 0, doubled: 0, shownByTwo: 0, parted: 0 })
      expect(figures['answers']).toBeGreaterThan(0)
      expect(figures['verified']).toBeGreaterThan(0)
      expect(code, out.join('\n')).toBe(0)
    },
  )

const ask = { table: 'one', seat: 0, verb: 'roll', key: 'die' }
const noted = (ends: Noted['asks'][number]['end'][]): Noted => ({
  asks: ends.map((end) => ({ ask, end, at: 0 })),
  showings: [],
  tenures: [],
})
const given = { isGiven: true, ms: 1 } as const
const stale = { isGiven: false, why: 'stale' } as const

test('an answer that was acknowledged must be in the log, and no more of them than were asked for', () => {
  const judged = (ends: Noted['asks'][number]['end'][], times: number) => {
    const { lost, doubled, unknownKept } = judgedAnswers(noted(ends), times === 0 ? [] : [{ ...ask, times }])
    return [lost.length, doubled.length, unknownKept]
  }
  expect(judged([given, stale, null], 1)).toEqual([0, 0, 0])
  expect(judged([given, stale, null], 2)).toEqual([0, 0, 1])
  expect(judged([given, stale, null], 3)).toEqual([0, 1, 2])
  expect(judged([given, given], 1)).toEqual([1, 0, 0])
  expect(judged([given], 0)).toEqual([1, 0, 0])
  expect(judged([stale], 1)).toEqual([0, 1, 1])
  expect(judged([], 1)).toEqual([0, 1, 1])
})

test('a shard is shown by two at once if one shows it between the first and the last time that the other does', () => {
  const shown = (process: string, from: number, to: number, shard = 1, tenure = 0): Showing => ({
    process,
    shard,
    tenure,
    from,
    to,
  })
  const pairs = (...showings: Showing[]) => overlaps({ asks: [], tenures: [], showings }).length
  expect(pairs(shown('a', 1, 2), shown('a', 5, 6), shown('b', 6, 8))).toBe(0)
  expect(pairs(shown('a', 1, 2), shown('a', 5, 6), shown('b', 3, 4))).toBe(1)
  expect(pairs(shown('a', 1, 2), shown('a', 5, 6), shown('b', 3, 4, 2))).toBe(0)
  expect(pairs(shown('a', 1, 2), shown('b', 3, 4), shown('a', 5, 6, 1, 5))).toBe(0)
  expect(pairs(shown('a', 1, 9), shown('b', 2, 3), shown('c', 8, 9))).toBe(2)
})
