import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { pino } from 'pino'
import { byComputer, playOn, Run, type EffectiveEntry, type Game } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { onMetric, type PendingThought, type Puzzle } from '../../src/tables/index.ts'
import { ThinkingThreads } from '../../src/thinking/threads.ts'

const LONG_MS = 60_000
const fixture = (name: string) => fileURLToPath(new URL(`./fixtures/${name}.mjs`, import.meta.url))
const running: ThinkingThreads[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.close()))
})

function threads(file?: string): ThinkingThreads {
  const one = new ThinkingThreads({ threads: 1, log: pino({ level: 'silent' }), ...(file !== undefined && { file }) })
  running.push(one)
  return one
}

/** A question with several options, some turns into a match. */
function puzzleOf(game: Game): Puzzle {
  const { rules } = game
  const started = Run.start(rules, rules.create({ seats: 2, preset: 'short', seed: 'think', experience: [0, 0] }), 0)
  let [state, answers] = [started.opening.snapshot ?? '', 0]
  for (const { run, answer, outcome } of playOn(started, byComputer(game, 'think'))) {
    if (outcome.snapshot !== undefined) state = outcome.snapshot
    const isAtStart = outcome.turns > 0
    if (isAtStart && (answers += 1) > 4 && run.glanceAt(answer.seat)?.only === null) {
      const snapshot = { seq: 0, version: rules.version, state }
      return { game: rules.id, snapshot, entries: [], seat: answer.seat, seed: 'think' }
    }
  }
  throw new Error('no question came up')
}

/** A match between computers, with every decision to be judged. */
function matchOf(game: Game) {
  const { rules } = game
  const started = Run.start(rules, rules.create({ seats: 2, preset: 'short', seed: 'judge', experience: [0, 0] }), 0)
  const snapshot = { seq: 0, version: rules.version, state: started.opening.snapshot ?? '' }
  const entries: EffectiveEntry[] = []
  for (const { answer } of playOn(started, byComputer(game, 'judge')))
    entries.push({ kind: 'answer', seq: entries.length + 1, answer, sealed: false })
  const whose = new Set(entries.map(({ seq }) => seq))
  return { game: rules.id, snapshot, entries, whose, decisions: 6, others: 2, seed: 'judge' }
}

/** How the next thought ended. */
async function endOf(begin: () => PendingThought): Promise<{ how: string; thought: PendingThought }> {
  const ends: string[] = []
  const stop = onMetric('thought', ({ how }) => ends.push(how))
  const thought = begin()
  await vi.waitUntil(() => ends.length > 0, { timeout: LONG_MS })
  stop()
  return { how: ends[0] ?? '', thought }
}

test.each(GAMES.map((game) => ({ game, title: game.words.title })))(
  'a thread thinks about a question of $title and answers with an option',
  async ({ game }) => {
    const puzzle = puzzleOf(game)
    const { how, thought } = await endOf(() => threads().begin(puzzle, LONG_MS))
    expect(how).toBe('done')
    const { run } = Run.resume(game.rules, JSON.parse(puzzle.snapshot.state))
    const { verb, key } = thought.choice ?? {}
    const asked = run.askedOf(puzzle.seat)
    const options = [...(asked?.offers.map((one) => ({ verb: asked.verb, key: one.key })) ?? [])]
    expect([...options, ...run.asidesOf(puzzle.seat)]).toContainEqual(expect.objectContaining({ verb, key }))
  },
  LONG_MS,
)

test.each(GAMES.map((game) => ({ game, title: game.words.title })))(
  'a thread finds decisions of a finished match of $title from its beginning to its end, and compares options with them',
  async ({ game }) => {
    const match = matchOf(game)
    const team = threads()
    const { all = 0, found = [] } = (await team.decisions(match)) ?? {}
    expect(found).toHaveLength(6)
    expect(all).toBeGreaterThan(6)
    for (const { seq, seat, choice } of found) {
      expect(match.entries[seq - 1]).toMatchObject({ answer: { seat, ...choice } })
    }
    const [first, last] = [found[0], found.at(-1)]
    expect((last?.seq ?? 0) - (first?.seq ?? 0)).toBeGreaterThan(match.entries.length / 2)
    if (!last) throw new Error('no decision')
    const look = { options: last.others, name: 'a look', from: 0, count: 3, levels: ['fair', 'fair'] as const }
    const looked = await team.look(game.rules.id, last, look, LONG_MS)
    expect(looked).toMatchObject({ dropped: 0, endless: 0 })
    expect(looked?.gains.map((gain) => gain.length)).toEqual(Array(3).fill(last.others.length))
    const again = await team.look(game.rules.id, last, { ...look, from: 1, count: 2 }, LONG_MS)
    expect(again?.gains).toEqual(looked?.gains.slice(1))
  },
  LONG_MS,
)

test.each(['throws', 'dies'])(
  'a thread that %s leaves no choice, and the next thought gets another thread',
  async (name) => {
    const puzzle = puzzleOf(GAMES[0] as Game)
    const team = threads(fixture(name))
    expect(await endOf(() => team.begin(puzzle, LONG_MS))).toEqual({ how: 'failed', thought: { choice: null } })
    const once = { ...puzzle, seed: 'behave' }
    const { how, thought } = await endOf(() => team.begin(once, LONG_MS))
    expect([how, thought.choice]).toEqual(['done', { verb: 'well', key: 'behaved' }])
  },
  LONG_MS,
)

test('a thread that dies finds no decisions', async () => {
  expect(await threads(fixture('dies')).decisions(matchOf(GAMES[0] as Game))).toBeNull()
})

test(
  'a thread that hangs is ended, and the next thought gets another; finished matches wait until nobody thinks',
  async () => {
    const puzzle = puzzleOf(GAMES[0] as Game)
    const team = threads(fixture('hangs'))
    const order: string[] = []
    const thought = endOf(() => team.begin(puzzle, 100))
    const found = team.decisions(matchOf(GAMES[0] as Game)).then((match) => [order.push('match'), match?.all])
    expect(await thought.finally(() => order.push('thought'))).toEqual({ how: 'failed', thought: { choice: null } })
    expect(await found).toEqual([2, 0])
    expect(order).toEqual(['thought', 'match'])
    const { how } = await endOf(() => team.begin({ ...puzzle, seed: 'behave' }, LONG_MS))
    expect(how).toBe('done')
  },
  LONG_MS,
)

test('a question that is due at once is not thought about', () => {
  expect(threads(fixture('throws')).begin(puzzleOf(GAMES[0] as Game), 10)).toEqual({ choice: null })
})
