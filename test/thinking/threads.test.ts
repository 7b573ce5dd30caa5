import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { pino } from 'pino'
import { byComputer, playOn, Run, type Game } from '../../src/engine/index.ts'
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

test(
  'a thread that hangs is ended, and the next thought gets another',
  async () => {
    const puzzle = puzzleOf(GAMES[0] as Game)
    const team = threads(fixture('hangs'))
    expect(await endOf(() => team.begin(puzzle, 100))).toEqual({ how: 'failed', thought: { choice: null } })
    const { how } = await endOf(() => team.begin({ ...puzzle, seed: 'behave' }, LONG_MS))
    expect(how).toBe('done')
  },
  LONG_MS,
)

test('a question that is due at once is not thought about', () => {
  expect(threads(fixture('throws')).begin(puzzleOf(GAMES[0] as Game), 10)).toEqual({ choice: null })
})
