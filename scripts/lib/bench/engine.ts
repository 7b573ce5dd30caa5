import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { Run, type Answer, type State } from '../../../src/engine/index.ts'
import { rngFrom, choose, option, OptionSheet, rollDie, type Rules } from '../../../src/engine/index.ts'
import { byTurns, line, perSecond, type Section } from './section.ts'

// The same dice game twice, by our engine and by boardgame.io (MIT): two players roll as often as they like, a 1 loses
// the points of the turn, and the first player with 100 wins.

const GOAL = 100
const HOLD_AT = 20

interface Pig extends State {
  scores: number[]
  brought: number
  next: number
}

const pig: Rules<Pig, unknown> = {
  id: 'pig',
  sheet: new OptionSheet({ options: {}, presets: { short: {} } }),
  seats: { min: 2, max: 2 },
  version: 1,
  migrations: {},
  create: ({ seed }) => ({ rng: rngFrom(seed), emitted: [], revealed: 0, scores: [0, 0], brought: 0, next: 0 }),
  *turn(game) {
    const seat = game.next
    game.brought = 0
    while (
      (yield* choose(seat, 'pig.act', () => [option('roll', {}, 'roll'), option('hold', {}, 'hold')])) === 'roll'
    ) {
      const die = rollDie(game)
      game.brought = die === 1 ? 0 : game.brought + die
      if (die === 1) break
    }
    game.scores[seat] = (game.scores[seat] ?? 0) + game.brought
    game.next = 1 - seat
  },
  isOver: ({ scores }) => scores.some((score) => score >= GOAL),
  *leave() {},
  isIn: () => true,
  inHand: () => [],
  view: ({ scores, brought, next }) => ({ scores, brought, next }),
  standings: () => [],
  determinize() {},
  reshuffleHidden() {},
}

/** The part of boardgame.io's client that the bench uses: its own types need another module format. */
interface Client {
  readonly moves: Readonly<Record<'roll' | 'hold', () => void>>
  getState(): { G: { scores: number[]; brought: number }; ctx: { gameover?: unknown } } | null
}
interface Given {
  G: { scores: [number, number]; brought: number }
  ctx: { currentPlayer: string }
  events: { endTurn(): void }
  random: { D6(): number }
}

const PIG_OF_THEIRS = {
  name: 'pig',
  setup: () => ({ scores: [0, 0], brought: 0 }),
  moves: {
    roll({ G, events, random }: Given) {
      const die = random.D6()
      G.brought = die === 1 ? 0 : G.brought + die
      if (die === 1) events.endTurn()
    },
    hold({ G, ctx, events }: Given) {
      G.scores[Number(ctx.currentPlayer) as 0 | 1] += G.brought
      G.brought = 0
      events.endTurn()
    },
  },
  turn: { minMoves: 0 },
  endIf: ({ G }: Given) => (G.scores.some((score) => score >= GOAL) ? { winner: true } : undefined),
}

/** Answers a second of our engine against those of boardgame.io, on the same dice game. */
export const engine: Section = async ({ times, isQuick, seed, say }) => {
  const newClient = await theirClient(say)
  const milliseconds = isQuick ? 50 : 1000
  let match = 0
  const ours = (): number => perSecond(milliseconds, () => playOurs(`${seed}-${(match += 1)}`))
  const theirs = (): number => perSecond(milliseconds, () => playTheirs(newClient(`${seed}-${(match += 1)}`)))
  // Neither side pays for compilation.
  ours()
  theirs()
  say('a dice game, twice')
  const { one, other } = await byTurns(times, ours, theirs)
  return [line('engine: answers of a dice game', 'a second', one, 'boardgame.io', other)]
}

function playOurs(seed: string): number {
  const { run } = Run.start(pig, pig.create({ seats: 2, preset: 'short', seed, experience: [0, 0] }))
  let answers = 0
  for (; !run.isOver; answers += 1) {
    const { next, brought } = run.state
    const answer: Answer = { seat: next, verb: 'pig.act', key: brought >= HOLD_AT ? 'hold' : 'roll' }
    if (typeof run.submit(answer) === 'string') throw new Error('an answer was refused')
  }
  return answers
}

function playTheirs(client: Client): number {
  let answers = 0
  for (; ; answers += 1) {
    const state = client.getState()
    if (!state || state.ctx.gameover !== undefined) return answers
    if (state.G.brought >= HOLD_AT) client.moves.hold()
    else client.moves.roll()
  }
}

/** The folder where the engine that we compare with is installed, by itself and only for this. */
const PEERS = fileURLToPath(new URL('../../peers/', import.meta.url))

/** The production build, without its checks for developers. Throws if it can't be installed. */
async function theirClient(say: (what: string) => void): Promise<(seed: string) => Client> {
  const where = join(PEERS, 'node_modules/boardgame.io/dist/cjs/client.js')
  if (!existsSync(where)) {
    say('installing boardgame.io')
    await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: PEERS })
  }
  process.env['NODE_ENV'] = 'production'
  const { Client: newClient } = (await import(pathToFileURL(where).href)) as { Client: (how: object) => Client }
  return (seed) => newClient({ game: { ...PIG_OF_THEIRS, seed }, numPlayers: 2, debug: false })
}
