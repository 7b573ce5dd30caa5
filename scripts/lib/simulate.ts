import { parseArgs } from 'node:util'
import {
  byComputer,
  playout,
  quickPlayout,
  type Game,
  type Setup,
  type State,
  type Step,
} from '../../src/engine/index.ts'
import {
  gameNamed,
  oneOf,
  playerName,
  presetAndSeats,
  shellWord,
  wholeNumber,
  WrongArguments,
  type Terminal,
} from './command.ts'
import { Coverage } from '../../trials/coverage.ts'
import { writeSaved, type SavedGame } from '../../trials/saved.ts'
import { ENGLISH, inLanguage } from '../../src/language/index.ts'
import { translatedLanguages } from './translations.ts'

/** A match that has not ended after this number of answers never will. */
const MAX_ANSWERS = 50_000

interface Match {
  readonly setup: Setup
  answers: number
  turns: number
  isFinished: boolean
}

interface Plan {
  readonly game: Game
  readonly seats: number
  readonly preset: string
  readonly seed: string
  readonly matches: number
  readonly most: number
  readonly isVerbose: boolean
  readonly isWatched: boolean
  readonly coverage: Coverage | undefined
  readonly save: string | undefined
  readonly language: string
}

/** Plays matches with the game's computer player. The last line of the output is the summary, as JSON. */
export function simulate(args: readonly string[], games: readonly Game[], terminal: Terminal): number {
  const plan = planFrom(args, games)
  return inLanguage(plan.language, () => playAll(plan, terminal))
}

function playAll(plan: Plan, terminal: Terminal): number {
  const began = performance.now()
  const done: Match[] = []
  let errors = 0
  for (let number = 1; number <= plan.matches; number += 1) {
    const match = matchOf(plan, number)
    try {
      play(plan, match, terminal)
      done.push(match)
    } catch (error) {
      errors += 1
      done.push(match)
      const why = error instanceof Error ? (error.stack ?? error.message) : String(error)
      terminal.err(`${why}\n  after ${match.answers} answers; again with: ${again(plan, match)}\n`)
    }
    if (terminal.isWatched && plan.matches > 1) terminal.err(`\rmatches: ${number} of ${plan.matches}`)
  }
  if (terminal.isWatched && plan.matches > 1) terminal.err('\n')
  for (const line of plan.coverage?.report() ?? []) terminal.out(line)
  const turns = done.filter((match) => match.isFinished).map((match) => match.turns)
  terminal.out(
    JSON.stringify({
      game: plan.game.rules.id,
      matches: plan.matches,
      finished: turns.length,
      answers: done.reduce((sum, match) => sum + match.answers, 0),
      turns: { median: quantile(turns, 0.5), p90: quantile(turns, 0.9) },
      errors,
      seconds: Math.round(performance.now() - began) / 1000,
    }),
  )
  return errors > 0 ? 1 : 0
}

function planFrom(args: readonly string[], games: readonly Game[]): Plan {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seats: { type: 'string' },
      preset: { type: 'string', default: 'short' },
      matches: { type: 'string', default: '1' },
      seed: { type: 'string' },
      answers: { type: 'string', default: String(MAX_ANSWERS) },
      verbose: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      coverage: { type: 'boolean', default: false },
      save: { type: 'string' },
      language: { type: 'string', default: ENGLISH },
    },
  })
  const [id, seed, tooMany] = positionals
  if (tooMany !== undefined) throw new WrongArguments(`Give a game and at most a seed, not ${tooMany} too`)
  const game = gameNamed(games, id)
  return {
    game,
    ...presetAndSeats(game, values),
    seed: values.seed ?? seed ?? '1',
    matches: wholeNumber('matches', values.matches, 1, 1_000_000),
    most: wholeNumber('answers', values.answers, 1, 10_000_000),
    isVerbose: values.verbose || values.watch,
    isWatched: values.watch,
    coverage: values.coverage ? new Coverage() : undefined,
    save: values.save,
    language: oneOf('language', values.language, [ENGLISH, ...translatedLanguages()]),
  }
}

/** The first match has the given seed unchanged, so that any match can be replayed alone. */
function matchOf({ seats, preset, seed }: Plan, number: number): Match {
  const experience = Array.from({ length: seats }, () => 0)
  const setup = { seats, preset, seed: number === 1 ? seed : `${seed}-${number}`, experience }
  return { setup, answers: 0, turns: 0, isFinished: false }
}

function play(plan: Plan, match: Match, terminal: Terminal): void {
  const { game, coverage } = plan
  const { seed } = match.setup
  const saving = plan.save === undefined ? undefined : new Saving(game, match.setup)
  const player = byComputer(game, seed)
  const steps: ReturnType<typeof playout> = saving
    ? playout(game.rules, match.setup, player, plan.most, 0)
    : quickPlayout(game.rules, match.setup, player, plan.most)
  try {
    let next = steps.next()
    for (; !next.done; next = steps.next()) {
      const step = next.value
      match.answers += 1
      match.turns = step.run.turnsPlayed
      saving?.keep(step)
      coverage?.told(step.emitted)
      coverage?.offered(step.run)
      coverage?.answered(step.answer)
      if (plan.isVerbose) show(plan, step, terminal)
    }
    const { run, emitted } = next.value
    match.turns = run.turnsPlayed
    match.isFinished = run.isOver
    coverage?.told(emitted)
    if (plan.isVerbose) {
      facts(game, emitted, terminal)
      if (run.isOver)
        for (const line of game.words.outcome(run.rules.view(run.state, null), playerName)) terminal.out(line)
    }
    saving?.keepLast(next.value.outcome.snapshot, next.value.outcome.irreversible)
    if (!run.isOver) throw new Error(`seed ${seed} is not over after ${match.answers} answers`)
  } finally {
    if (plan.save !== undefined && saving) writeSaved(plan.save, saving.saved)
  }
}

function show({ game, isWatched }: Plan, { run, answer, emitted }: Step<State, unknown>, terminal: Terminal): void {
  facts(game, emitted, terminal)
  const asked = run.askedOf(answer.seat)
  const offer =
    asked?.offers.find((one) => asked.verb === answer.verb && one.key === answer.key) ??
    run.asidesOf(answer.seat).find((one) => one.verb === answer.verb && one.key === answer.key)
  if (!offer) return
  const view = run.rules.view(run.state, answer.seat)
  const { label } = game.words.label(answer.verb, offer, view, playerName)
  terminal.out(`    ${playerName(answer.seat)}: ${label}  [${answer.verb} ${answer.key}]`)
  // Slow enough to read along.
  if (isWatched) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400)
}

function facts(game: Game, emitted: Step<State, unknown>['emitted'], terminal: Terminal): void {
  for (const { fact, to } of emitted) {
    const line = game.words.fact(fact, playerName)
    if (line !== null) terminal.out(to === 'all' ? line : `(to ${to.map(playerName).join(', ')}) ${line}`)
  }
}

/** Collects the contents of a saved game. */
class Saving {
  private readonly game: Game
  private readonly setup: Setup
  private readonly snapshots: SavedGame['snapshots'][number][] = []
  private readonly entries: SavedGame['entries'][number][] = []
  private answer: SavedGame['answer']

  constructor(game: Game, setup: Setup) {
    this.game = game
    this.setup = setup
  }

  keep({ answer, outcome }: Step<State, unknown>): void {
    this.keepLast(outcome.snapshot, outcome.irreversible)
    this.answer = answer
  }

  keepLast(snapshot: string | undefined, sealed: boolean): void {
    if (this.answer) this.entries.push({ kind: 'answer', seq: this.entries.length + 1, answer: this.answer, sealed })
    this.answer = undefined
    if (snapshot === undefined) return
    this.snapshots.push({ seq: this.entries.length, version: this.game.rules.version, state: snapshot })
  }

  get saved(): SavedGame {
    const { game, snapshots, entries, answer, setup } = this
    return { game: game.rules.id, snapshots, entries, answer, about: setup }
  }
}

function again({ game, seats, preset }: Plan, { setup }: Match): string {
  const options = `--seats ${seats} --preset ${preset} --matches 1 --seed ${shellWord(setup.seed)}`
  return `npm run simulate -- ${game.rules.id} ${options}`
}

/** The value that `share` of a list lies at or below; 0 for an empty list. */
function quantile(list: readonly number[], share: number): number {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}
