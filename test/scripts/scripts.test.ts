import Database from 'better-sqlite3'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bench, SECTION_NAMES } from '../../scripts/lib/bench/bench.ts'
import { withExitCode, withHelp, type Terminal } from '../../scripts/lib/command.ts'
import { prefixOf } from '../../trials/coverage.ts'
import { hunt } from '../../scripts/lib/hunt.ts'
import { countPresses } from '../../scripts/lib/presses.ts'
import { remember } from '../../scripts/lib/remember.ts'
import { replay } from '../../scripts/lib/replay.ts'
import { simulate } from '../../scripts/lib/simulate.ts'
import { verifyFile } from '../../scripts/lib/verify.ts'
import {
  byComputer,
  playOn,
  playout,
  reseed,
  Run,
  type Game,
  type Playout,
  type State,
} from '../../src/engine/index.ts'
import { openStore } from '../../src/storage/index.ts'
import { Checks, type GameParts } from '../../trials/checks.ts'
import { BY_ITSELF, answer, houseOf, startTable } from '../kit/house.ts'
import { parlour, type ParlourManner } from '../discord/parlour.ts'
import { toy, toyParts, toyWith } from '../kit/toy/index.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'questmaster-scripts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

type Command = (args: readonly string[], games: readonly Game[], terminal: Terminal) => number | Promise<number>

async function run(command: Command, args: readonly string[], games: readonly Game[] = [toy]) {
  const out: string[] = []
  let err = ''
  const terminal: Terminal = { out: (line) => out.push(line), err: (text) => void (err += text), isWatched: false }
  const code = await withExitCode(() => command(args, games, terminal), terminal)
  return { code, out, err, last: JSON.parse(out.at(-1)?.startsWith('{') ? (out.at(-1) ?? '') : 'null') as never }
}

const faulty = toyWith({
  *turn(state) {
    yield* toy.rules.turn(state)
    if (state.turns === 2) throw new Error('the barrow falls in')
  },
})

describe('remember', () => {
  test('remember summarises games without a summary, or all of them again', async () => {
    const path = join(folder, 'tables.db')
    const store = openStore(path)
    const house = houseOf({ store })
    const id = await startTable(house, ['ann', 'ben'])
    while ((await store.records.find(id))?.status === 'playing') await answer(house, id)
    await house.tables.stats.idle()
    const before = await store.stats.summary(id)
    await house.tables.stop()
    await store.close()
    expect(await run(remember, ['--database', path])).toMatchObject({ code: 0, err: '', last: { written: 0 } })
    expect(await run(remember, ['--database', path, '--all'])).toMatchObject({
      code: 0,
      last: { written: 1, failed: [] },
    })
    const again = openStore(path)
    expect(await again.stats.summary(id)).toEqual(before)
    await again.close()
  })

  test('remember says in a sentence that there is no database', async () => {
    const { code, err } = await run(remember, ['--database', join(folder, 'none.db')])
    expect({ code, err }).toEqual({ code: 2, err: `There is no database ${join(folder, 'none.db')}.\n` })
  })
})

describe('presses', () => {
  const parts = () =>
    Promise.resolve({
      turnNow: (state: State) => ({ seat: (state as unknown as { turns: number }).turns % 2, kind: 'quiet' }),
    })
  const count = (manner: ParlourManner, ...args: string[]) =>
    run(
      (given, games, terminal) => countPresses(given, games, terminal, parts),
      ['parlour', '--seats', '2', ...args],
      [parlour(manner)],
    )

  test('presses counts the presses and messages of a turn, for its player and for the others', async () => {
    const { code, err, last } = await count({ times: 3, turns: 5 }, '--matches', '2')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(last).toMatchObject({
      matches: 2,
      errors: 0,
      answers: 30,
      presses: 30,
      passes: 0,
      spreads: [
        { what: 'own turn: quiet', count: 8, mean: 3, median: 3, p90: 3, most: 3 },
        { what: 'a turn of somebody else', count: 8, mean: 0, most: 0 },
      ],
      done: [{ what: 'pick.one', times: 30, byOrder: 0, presses: 30 }],
    })
  })

  test('presses counts the press that opens what is private, and each page that is turned', async () => {
    const { last } = await count({ secret: true, times: 1, turns: 3 }, '--matches', '1', '--each')
    expect(last).toMatchObject({ answers: 3, presses: 6 })
    const many = Array.from({ length: 60 }, (_, n) => `k${n}`)
    const { last: paged } = await count({ secret: true, times: 1, turns: 1, offers: many }, '--matches', '1')
    expect(paged).toMatchObject({ answers: 1, presses: 2 })
  })
})

describe('simulate', () => {
  test('simulate plays matches and ends with one line of JSON', async () => {
    const { code, out, err, last } = await run(simulate, ['toy', '--matches', '5', '--seed', 'x', '--seats', '3'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toHaveLength(1)
    expect(last).toMatchObject({ game: 'toy', matches: 5, finished: 5, errors: 0 })
    expect(Object.keys(last)).toEqual(['game', 'matches', 'finished', 'answers', 'turns', 'errors', 'seconds'])
  })

  test('simulate plays the same matches again for the same seed, and any of them alone', async () => {
    const play = async (...args: string[]) => {
      const { last } = await run(simulate, ['toy', '--seats', '2', ...args])
      return { ...(last as object), seconds: 0 }
    }
    expect(await play('--matches', '4', '--seed', 'x')).toEqual(await play('--matches', '4', '--seed', 'x'))
    expect(await play('--seed', 'x')).toEqual(await play('x'))
    const answers = async (...args: string[]) => ((await play(...args)) as unknown as { answers: number }).answers
    expect(await answers('--matches', '2', '--seed', 'x')).toBe((await answers('x')) + (await answers('x-2')))
  })

  test('simulate tells a match in words, and what occurred how often', async () => {
    const { out } = await run(simulate, ['toy', '--verbose', '--coverage'])
    expect(out[0]).toMatch(/^\(to Player 1\) Player 1 draws /)
    expect(out.some((line) => / {4}Player \d: Dig in the \w+ pit {2}\[dig.where pit:\w+\]/.test(line))).toBe(true)
    expect(out).toContain('Verbs:')
    expect(out.some((line) => /^ +\d+ {2}dig\.where pit:$/.test(line))).toBe(true)
    expect(out.some((line) => /^ +\d+ {2}gold$/.test(line))).toBe(true)
  })

  test('simulate catches errors, and names the line that has each again', async () => {
    const { code, err, last } = await run(simulate, ['toy', '--matches', '2', '--seed', "it's"], [faulty])
    expect(code).toBe(1)
    expect(err).toContain('the barrow falls in')
    expect(err).toContain(`npm run simulate -- toy --seats 4 --preset short --matches 1 --seed 'it'\\''s'`)
    expect(err).toContain(`--seed 'it'\\''s-2'`)
    expect(last).toMatchObject({ finished: 0, errors: 2 })
  })

  test('simulate says when a match does not end', async () => {
    const { code, err } = await run(simulate, ['toy', '--answers', '3'])
    expect(code).toBe(1)
    expect(err).toContain('seed 1 is not over after 3 answers')
  })

  test.each([
    [[], 'Name a game (toy).'],
    [['chess'], 'No game is called chess: there are toy.'],
    [['toy', '1', '2'], 'Give a game and at most a seed, not 2 too.'],
    [['toy', '--seats', '5'], '--seats must be a whole number from 2 to 4.'],
    [['toy', '--seats', 'two'], '--seats must be a whole number from 2 to 4.'],
    [['toy', '--preset', 'endless'], '--preset must be standard, short or solemn.'],
    [['toy', '--matches', '0'], '--matches must be a whole number from 1 to 1000000.'],
    [['toy', '--speed', '9'], "Unknown option '--speed'."],
  ])('called wrongly says why in one sentence: %j', async (args, sentence) => {
    const { code, out, err } = await run(simulate, args)
    expect({ code, out, err }).toEqual({ code: 2, out: [], err: `${sentence}\n` })
  })
})

describe('replay', () => {
  const saved = () => join(folder, 'match.json')
  const save = (games = [toy] as readonly Game[]) =>
    run(simulate, ['toy', '--seats', '2', '--seed', 'x', '--save', saved()], games)

  test('replay stops anywhere in a saved game', async () => {
    await save()
    const { code, out } = await run(replay, [saved(), '--to', '3'])
    expect(code).toBe(0)
    expect(out[0]).toMatch(/^The Barrow, line 3 of \d+: Player \d answered /)
    expect(out.some((line) => line.startsWith('Drawn so far: '))).toBe(true)
    expect(out.some((line) => /^Player \d is asked \w+\.\w+: /.test(line))).toBe(true)
    const beginning = await run(replay, [saved(), '0'])
    expect(beginning.out[0]).toMatch(/^The Barrow, line 0 of \d+: the beginning$/)
    const end = await run(replay, [saved()])
    expect(end.out.at(-2)).toMatch(/^Player \d: \d+$/)
    expect(end.last).toEqual({ game: 'toy', line: expect.any(Number), lines: expect.any(Number), holds: true })
  })

  test('replay checks that all of it leads to what was saved, and finds where it parts', async () => {
    await save()
    const checked = await run(replay, [saved(), '--check'])
    expect(checked.out[0]).toMatch(/^Every line that counts leads to the saved game \(lines: \d+\)\.$/)
    expect(checked.last).toMatchObject({ holds: true })
    const changed = toyWith({
      *turn(state) {
        yield* toy.rules.turn(state)
        state.goal += 1
      },
    })
    const parted = await run(replay, [saved(), '--check'], [changed])
    expect(parted).toMatchObject({ code: 1, last: { holds: false } })
    expect(parted.out[0]).toMatch(/differs from the saved game/)
  })

  test('replay has a fault again', async () => {
    await save([faulty])
    const { code, out } = await run(replay, [saved()], [faulty])
    expect(code).toBe(1)
    expect(out.at(-2)).toContain('the barrow falls in')
    expect((await run(replay, [saved()])).out.at(-2)).toBe('accepted, without an error.')
  })

  test('replay says in one sentence of what nothing can be used', async () => {
    await save()
    const older = toyWith({ version: 1 })
    const newer = 'This toy game was saved by newer rules (3) than these (1).\n'
    for (const args of [[saved()], [saved(), '0'], [saved(), '--check']])
      expect(await run(replay, args, [older])).toMatchObject({ code: 1, err: newer })
    const file = JSON.parse(readFileSync(saved(), 'utf8')) as { snapshots: object[] }
    const snapshots = file.snapshots.map((one) => ({ ...one, state: '[]' }))
    writeFileSync(saved(), JSON.stringify({ ...file, snapshots }))
    expect(await run(replay, [saved()])).toMatchObject({
      code: 1,
      err: 'The saved state of this toy game is damaged.\n',
    })
  })

  test('replay reads a table or a fault out of a database, and exports it', async () => {
    const path = join(folder, 'tables.db')
    const house = houseOf({ store: openStore(path), games: [faulty] })
    const id = await startTable(house, ['ann', 'bob'])
    await expect(
      (async () => {
        for (let n = 0; n < 30; n += 1) await answer(house, id)
      })(),
    ).rejects.toThrow('refused: fault')
    const fault = (await house.store.notes.faults(id))[0]?.id ?? ''
    await house.tables.stop()
    await house.store.close()

    const file = join(folder, 'table.json')
    const exported = await run(replay, [id, '--database', path, '--export', file, '--to', '2'])
    expect(exported).toMatchObject({ code: 0, err: `Written to ${file}.\n` })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'toy', entries: [{ seq: 1 }, { seq: 2 }] })
    expect((await run(replay, [file])).out.slice(0, -1)).toEqual(
      exported.out.slice(0, -1).map((line) => line.replace(/line 2 of \d+/, 'line 2 of 2')),
    )
    const again = await run(replay, [fault, '--database', path], [faulty])
    expect(again.out.at(-2)).toContain('the barrow falls in')
  })

  test('replay has every game of a database again from its seed, and says which parts from what was saved', async () => {
    const path = join(folder, 'all.db')
    const house = houseOf({ store: openStore(path) })
    const ids = [
      await startTable(house, ['ann', 'bob'], 'one', 'hall'),
      await startTable(house, ['cat', 'dan'], 'two', 'cellar'),
    ]
    for (let n = 0; n < 12; n += 1) await answer(house, ids[0] ?? '')
    await house.tables.stop()
    await house.store.close()
    const all = await run(replay, ['--all', '--database', path])
    expect(all).toMatchObject({ code: 0, last: { replayed: 2, parted: [] } })
    const raw = new Database(path)
    raw.exec(`update tables set seed = 'another' where id = '${ids[1]}'`)
    raw.close()
    const parted = await run(replay, ['--all', '--database', path])
    expect(parted).toMatchObject({ code: 1, last: { replayed: 2, parted: [{ table: ids[1], line: 0 }] } })
    expect(parted.out[0]).toContain(`Table ${ids[1]}, toy, differs at line 0: the deal does not follow from its seed.`)
  })

  test('replay says of every game of a database at which line the rules at hand part from it, and writes nothing', async () => {
    const path = join(folder, 'all.db')
    const house = houseOf({ store: openStore(path) })
    const id = await startTable(house, ['ann', 'bob'])
    for (let n = 0; n < 12; n += 1) await answer(house, id)
    await house.tables.stop()
    await house.store.close()
    const before = readFileSync(path)
    const stricter = toyWith({
      *turn(state) {
        if (state.turns >= 2) delete state.pits['north']
        yield* toy.rules.turn(state)
      },
    })
    const parted = await run(replay, ['--all', '--database', path], [stricter])
    expect(parted.code).toBe(1)
    expect(parted.out[0]).toMatch(new RegExp(`^Table ${id}, toy, differs at line ([1-9]\\d*): .*--to \\1$`))
    const gone = await run(replay, ['--all', '--database', path], [toyWith({ id: 'another' })])
    expect(gone.out[0]).toContain('differs at line 0: no game here is called toy.')
    expect(readFileSync(path).equals(before)).toBe(true)
    expect(await run(replay, ['--all', '--database', join(folder, 'none.db')])).toMatchObject({ code: 2 })
  })

  test('replay of a database of another form says so in one sentence', async () => {
    const path = join(folder, 'old.db')
    await openStore(path).close()
    const raw = new Database(path)
    raw.exec('delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)')
    raw.close()
    const old = await run(replay, ['--all', '--database', path])
    expect(old).toMatchObject({
      code: 2,
      err: `The database ${path} was written by an older Questmaster: start this one on it once.\n`,
    })
  })

  test.each([
    [[], 'Name a saved game: a file, a table or a fault.'],
    [
      ['nothing', '--database', '/nowhere.db'],
      'There is no file nothing, and no database /nowhere.db to look it up in.',
    ],
  ])('called wrongly says why in one sentence: %j', async (args, sentence) => {
    expect(await run(replay, args)).toMatchObject({ code: 2, out: [], err: `${sentence}\n` })
  })

  test('a line that is not there, and a file that is no saved game', async () => {
    await save()
    const late = await run(replay, [saved(), '--to', '9999'])
    expect(late.err).toMatch(/^--to must be a whole number from 0 to \d+\.\n$/)
    for (const text of ['', '[]', '{"game":"toy","snapshots":[],"entries":[]}']) {
      writeFileSync(saved(), text)
      expect(await run(replay, [saved()])).toMatchObject({
        code: 2,
        err: expect.stringMatching(/^\S+ (is no|cannot be read as a) saved game: .*\.\n$/),
      })
    }
  })
})

describe('verify', () => {
  async function exported(): Promise<string> {
    const path = join(folder, 'tables.db')
    const house = houseOf({ store: openStore(path), timing: BY_ITSELF })
    const id = await startTable(house, ['ann', 'computer'], '')
    await house.playOut(id)
    await house.tables.stop()
    await house.store.close()
    const file = join(folder, 'game.json')
    await run(replay, [id, '--database', path, '--export', file])
    return file
  }

  test('verify says in plain words that a game from a database holds, and the first line that does not', async () => {
    const file = await exported()
    const good = await run(verifyFile, [file])
    expect(good).toMatchObject({ code: 0, last: { game: 'toy', holds: true, seal: 'sealed' } })
    expect(good.out[0]).toBe('Everything checks out. The dice were sealed, and the whole game follows from them.')
    const { commitment, head } = good.last as { commitment: string; head: string }
    expect(await run(verifyFile, [file, '--commitment', commitment, '--link', head.slice(0, 8)])).toMatchObject({
      code: 0,
    })
    expect((await run(verifyFile, [file, '--commitment', 'abc'])).out[0]).toBe(
      'This game doesn’t check out. The commitment isn’t the one that was published.',
    )
    writeFileSync(file, readFileSync(file, 'utf8').replace('pit:', 'pit:x'))
    const bad = await run(verifyFile, [file])
    expect(bad).toMatchObject({
      code: 1,
      last: { holds: false, trouble: expect.stringMatching(/^Line \d+ of the log/) },
    })
    expect(bad.out[0]).toMatch(/^This game doesn’t check out\. Line \d+ of the log doesn’t fit the chain\. .*\.$/)
  })

  test('a match that was no table has nothing that binds its dice, and a broken file is no game', async () => {
    const file = join(folder, 'match.json')
    await run(simulate, ['toy', '--save', file])
    expect((await run(verifyFile, [file])).out[0]).toMatch(
      /^This game doesn’t check out\. This file doesn’t say what binds its dice/,
    )
    writeFileSync(file, '{"game"')
    const broken = await run(verifyFile, [file])
    expect(broken).toMatchObject({ code: 1, last: { holds: false } })
    expect(broken.out[0]).toMatch(/cannot be read as a saved game/)
    expect(await run(verifyFile, [])).toMatchObject({ code: 2, err: 'Name the file of a game that was exported.\n' })
  })
})

test('hunt plays everything, checks it, and reports what it never reached', async () => {
  const { code, out, last } = await run(
    (args, games, terminal) => hunt(args, games, terminal, () => toyParts as unknown as GameParts<State>),
    ['toy', '--matches', '12', '--every', '5'],
  )
  expect(code).toBe(0)
  expect(last).toMatchObject({ game: 'toy', matches: 12, failures: 0, never: { verbs: 0, facts: 0 } })
  expect(out).toContain('No verbs was missed.')
  const found = await run(hunt, ['toy', '--matches', '6'], [faulty])
  expect(found.last).toMatchObject({ matches: 6, failures: 1 })
  expect(found.code).toBe(1)
  const [, file] = /npm run replay -- (\S+)/.exec(found.err) ?? []
  expect(found.err.match(/the barrow falls in/g)).toHaveLength(1)
  expect(existsSync(file ?? '')).toBe(true)
  expect((await run(replay, [file ?? ''], [faulty])).out.at(-2)).toContain('the barrow falls in')
})

test('a match that is played on from a position fails with a file that has it again', async () => {
  const setup = { seats: 2, preset: 'standard', seed: 'on', experience: [] }
  let rest: string | undefined
  for (const { outcome } of playout(toy.rules, setup, byComputer(toy, 'on'), 12, 0)) rest = outcome.snapshot ?? rest
  const state = JSON.parse(rest ?? '') as State
  reseed(state, 'other luck')
  const { turns } = state as unknown as { turns: number }
  const late = toyWith({
    *turn(now) {
      yield* toy.rules.turn(now)
      if (now.turns === turns + 2) throw new Error('the barrow falls in')
    },
  })
  const checks = new Checks(late, setup, {}, {})
  const steps: Playout<State, unknown> = playOn(Run.start(late.rules, state, 0), byComputer(late, 'on'), 60)
  let failure: unknown
  try {
    for (const step of steps) checks.checkAll(step)
  } catch (error) {
    failure = error
  }
  const [, file] = /npm run replay -- (\S+)/.exec(checks.withReproduction(failure).message) ?? []
  expect(failure).toMatchObject({ message: expect.stringContaining('the barrow falls in') })
  expect((await run(replay, [file ?? ''], [late])).out.at(-2)).toContain('the barrow falls in')
})

describe('bench', () => {
  test('bench prints a table of one section, each line a ratio to a baseline, and ends with the same as JSON', async () => {
    const { code, out, err, last } = await run(bench, ['--quick', '--only', 'matches'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const figure = expect.any(Number)
    const line = (what: string, unit: string, against: string) => ({ what, is: figure, unit, baseline: figure, against, ratio: figure }) // prettier-ignore
    const matches = { what: 'matches: toy, matches', is: figure, unit: 'a second', baseline: null, against: '', ratio: null } // prettier-ignore
    expect(last).toEqual({
      times: 1,
      quick: true,
      lines: [
        line('matches: toy, answers', 'a second', 'a fast generator'),
        matches,
        line('matches: toy, a match', 'ms', 'all views, asides and notices'),
        line('matches: toy, numbers of a match', 'ms', 'a fast generator'),
      ],
      failed: [],
    })
    expect(out).toHaveLength(6)
    expect(out[1]).toMatch(/^matches: toy, answers +[\d,.]+ +a second +[\d,.]+ +a fast generator +[\d,.]+ ×$/)
  })

  test.each(['stored', 'resume', 'memory', 'disk', 'guard'])(
    'bench measures the section %s of a game',
    async (section) => {
      const { code, err, last } = await run(bench, ['toy', '--quick', '--only', section])
      expect({ code, err }).toEqual({ code: 0, err: '' })
      const { lines } = last as { lines: { what: string; is: number; ratio: number | null }[] }
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) {
        expect(line.what).toMatch(new RegExp(`^${section}: toy, `))
        expect(line.is).toBeGreaterThanOrEqual(0)
      }
    },
  )

  test('bench says which section could not be measured, and fails', async () => {
    const { code, err, last } = await run(bench, ['toy', '--quick', '--only', 'matches'], [faulty])
    expect(code).toBe(1)
    expect(err).toContain('matches: Error: the barrow falls in')
    expect(last).toMatchObject({ lines: [], failed: ['matches'] })
  })

  test('bench refuses a section that there is not', async () => {
    const { code, err } = await run(bench, ['--only', 'speed'])
    expect({ code, err }).toEqual({
      code: 2,
      err: `--only knows no section speed: there are ${SECTION_NAMES.join(', ')}.\n`,
    })
  })
})

describe('every command', () => {
  test('every command says how it is called', async () => {
    const helped = withHelp('\nnpm run this\n', () => 7)
    const call = (...args: string[]) => run((given, _games, terminal) => helped(given, terminal), args)
    expect(await call('--help')).toMatchObject({ code: 0, out: ['npm run this'] })
    expect(await call('toy', '-h')).toMatchObject({ code: 0, out: ['npm run this'] })
    expect(await call('toy')).toMatchObject({ code: 7, out: [] })
  })
})

test('keys of one kind count together', () => {
  expect(['road:h-1-2', 'sword-3', 'clue-old-mill-2', 'pass', '-1'].map(prefixOf)).toEqual([
    'road:',
    'sword',
    'clue-old-mill',
    'pass',
    '-1',
  ])
})
