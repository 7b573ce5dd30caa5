import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { z } from 'zod'
import {
  below,
  byComputer,
  rngFrom,
  LEAVE,
  pickOne,
  playout,
  Run,
  type Answer,
  type Chooser,
  type Game,
  type Setup,
  type State,
  type Emitted,
} from '../../src/engine/index.ts'
import { gameNamed, WrongArguments, type Terminal } from './command.ts'
import { keepFactForms } from './fact-forms.ts'

// Recorded games: played to their end once, saved as files, and replayed by every test run.

/** How a recorded game was played: sensibly, or with every sixth answer any that was open. */
const WAYS = ['sensible', 'odd', 'leaving'] as const
type Way = (typeof WAYS)[number]

const record = z.object({
  game: z.string(),
  setup: z.object({
    seats: z.int().positive(),
    preset: z.string(),
    seed: z.string(),
    experience: z.array(z.int()),
  }),
  way: z.enum(WAYS),
  /** `seat verb key`, one after another. */
  answers: z.array(z.string()),
  /** For each turn the number of answers given by its end, and a mark of all facts told in it. */
  turns: z.array(z.object({ answers: z.int(), told: z.string() })),
  standings: z.array(z.object({ seat: z.int(), rank: z.int(), won: z.boolean(), score: z.number() })),
})
type GameRecord = z.infer<typeof record>

/** Reads a record. Throws if the file is none. */
export function readRecord(path: string): GameRecord {
  return record.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/** The result of a recorded game now. */
interface Again {
  readonly turns: GameRecord['turns']
  readonly standings: GameRecord['standings']
  /** The point where it departs from the record, in a sentence; `null` if it does not. */
  readonly parts: string | null
}

/** Replays a record, answer by answer, and reports where it first departs. */
export function playAgain(game: Game, { setup, answers, turns, standings }: GameRecord): Again {
  const { run, opening } = Run.start(game.rules, game.rules.create(setup))
  const marks = new Marks()
  marks.keep(opening.emitted, 0, run.turnsPlayed)
  for (const [at, line] of answers.entries()) {
    const answer = answerFrom(line)
    const led = run.submit(answer)
    if (typeof led === 'string') {
      const asked = run.asked.map((one) => `${one.seat} ${one.verb}: ${one.offers.map(({ key }) => key).join(' ')}`)
      const where = `answer ${at + 1} (${line}) is ${led}; asked is ${asked.join('; ') || 'nobody'}`
      return { turns: marks.turns, standings: [], parts: `in turn ${run.turnsPlayed}, ${where}` }
    }
    marks.keep(led.emitted, at + 1, run.turnsPlayed)
  }
  const now = { turns: marks.ended(answers.length), standings: run.isOver ? [...game.rules.standings(run.state)] : [] }
  const other = turns.findIndex((turn, at) => !isDeepStrictEqual(turn, now.turns[at]))
  if (other >= 0)
    return { ...now, parts: `something else was told in turn ${other}, by answer ${turns[other]?.answers}` }
  if (!run.isOver) return { ...now, parts: 'it is not over' }
  return { ...now, parts: isDeepStrictEqual(standings, now.standings) ? null : 'it ends otherwise' }
}

/** Plays a game to its end in a given way and saves it. */
export function recordGame(game: Game, setup: Setup, way: Way): GameRecord {
  const answers: string[] = []
  const play: ReturnType<typeof playout> = playout(game.rules, setup, chooserOf(game, setup, way), 20_000)
  let step = play.next()
  for (; !step.done; step = play.next()) {
    const { seat, verb, key } = step.value.answer
    answers.push(`${seat} ${verb} ${key}`)
  }
  const { seats, preset, seed, experience } = setup
  const draft = {
    game: game.rules.id,
    setup: { seats, preset, seed, experience: [...experience] },
    way,
    answers,
    turns: [],
    standings: [],
  }
  const { turns, standings } = playAgain(game, draft)
  return { ...draft, turns: [...turns], standings: [...standings] }
}

function chooserOf(game: Game, { seed }: Setup, way: Way): Chooser<State, unknown> {
  const sensible = byComputer(game, seed)
  const rng = { rng: rngFrom(`record:${seed}`) }
  return (run) => {
    const answer = sensible(run)
    if (way === 'sensible' || below(rng, 6) > 0) return answer
    if (way === 'leaving' && below(rng, 12) === 0) return { seat: answer.seat, verb: LEAVE, key: LEAVE }
    const asked = run.askedOf(answer.seat)
    const offers = (asked?.offers ?? []).map(({ key }) => ({ verb: asked?.verb ?? '', key }))
    const { verb, key } = pickOne(rng, [...offers, ...run.asidesOf(answer.seat)])
    return { seat: answer.seat, verb, key }
  }
}

function answerFrom(line: string): Answer {
  const [seat = '', verb = '', key = ''] = line.split(' ')
  return { seat: Number(seat), verb, key }
}

/** Marks of the told facts, turn by turn. */
class Marks {
  readonly turns: GameRecord['turns'] = []
  private hash = createHash('sha256')
  private turn = 0

  keep(told: readonly Emitted[], answers: number, turn: number): void {
    this.hash.update(JSON.stringify(told))
    if (turn === this.turn) return
    this.ended(answers)
    this.turn = turn
  }

  ended(answers: number): GameRecord['turns'] {
    this.turns.push({ answers, told: this.hash.digest('hex').slice(0, 8) })
    this.hash = createHash('sha256')
    return this.turns
  }
}

/** Replays the records of a game and reports departures. Asked to renew, it writes new records of those. */
export function records(args: readonly string[], games: readonly Game[], folder: string, terminal: Terminal): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { anew: { type: 'boolean', default: false }, facts: { type: 'boolean', default: false } },
  })
  const game = gameNamed(games, positionals[0])
  if (values.facts) return facts(game, folder, terminal)
  const home = join(folder, game.rules.id, 'records')
  if (!existsSync(home)) throw new WrongArguments(`No records exist for ${game.rules.id}`)
  const names = readdirSync(home).filter((one) => one.endsWith('.json'))
  const parted: string[] = []
  for (const name of names) {
    const path = join(home, name)
    const kept = readRecord(path)
    const { parts, turns, standings } = playAgain(game, kept)
    terminal.out(`${name}: ${parts ?? `as before (answers: ${kept.answers.length}, turns: ${kept.turns.length})`}`)
    if (parts === null) continue
    parted.push(name)
    // The same answers, as long as they lead to the end.
    const isOver = standings.length > 0
    if (values.anew) writeRecord(path, isOver ? { ...kept, turns, standings } : recordGame(game, kept.setup, kept.way))
  }
  if (parted.length > 0 && !values.anew) terminal.out('If that is intended, record them again with --anew.')
  terminal.out(JSON.stringify({ game: game.rules.id, records: names.length, parted, anew: values.anew }))
  return parted.length > 0 && !values.anew ? 1 : 0
}

/** Records the form of a game's facts, as its types define it. */
function facts(game: Game, folder: string, terminal: Terminal): number {
  const trouble = keepFactForms(folder, game)
  terminal.out(trouble ?? `The facts of ${game.rules.id} are on record, as version ${game.rules.version} tells them.`)
  return trouble === null ? 0 : 1
}

export function writeRecord(path: string, kept: GameRecord): void {
  writeFileSync(path, `${JSON.stringify(kept, null, 1)}\n`)
}
