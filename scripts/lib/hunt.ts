import { parseArgs } from 'node:util'
import {
  below,
  byComputer,
  rngFrom,
  LEAVE,
  pickOne,
  playOn,
  playout,
  reseed,
  RETURN,
  Run,
  type Answer,
  type Rng,
  type Chooser,
  type Game,
  type Outcome,
  type Playout,
  type Setup,
  type State,
} from '../../src/engine/index.ts'
import { Checks, type GameParts } from '../../trials/checks.ts'
import { guardMatch } from '../../trials/guard/guard.ts'
import { drawnHouseRules } from '../../trials/house-rules.ts'
import { curious, eager, matterOf, Tried } from '../../trials/choosers.ts'
import { onlyGame, oneOf, wholeNumber, type Terminal } from './command.ts'
import { Coverage, valuesOf, type Missing, type Sought } from '../../trials/coverage.ts'
import { Haunts } from '../../trials/lures.ts'
import { unreachedIn, type Hidden } from '../../trials/parts.ts'
import { fail } from '../../trials/sameness.ts'
import { componentsOf } from './proofs.ts'
import { vocabularyOf } from './vocabulary.ts'

/** The shares of choices that go to the least-tried option: a hunt needs both odd play and games that get far. */
const CURIOSITY = [0.5, 0.1, 1, 0.02, 0.25]
/**
 * The hunt passes up one in this number of chances to answer something new. Otherwise it would never see the
 * alternatives.
 */
const PASSED_BY_IN = 10
/** The number of house-rule sets drawn: the hunt plays the one with the most untried rules. */
const HOUSES = 16
/**
 * One in this number of curious answers is to leave; one in a smaller number in a matter in which no player has left
 * before.
 */
const ONE_LEAVES_IN = 500
const ONE_LEAVES_ANEW_IN = 100
const ONE_RETURNS_IN = 20
const MAX_ANSWERS = 3000
/**
 * One match in this number is checked whatever it reaches, so that every kind of match in rotation here gets its
 * checks.
 */
const CHECKED_OF = 7
/** The most answers played on from a position near to something missing. */
const MAX_ON = 60
/**
 * While a missing item has no position near it, one match in this number is played from its beginning; after that,
 * fewer.
 */
const FROM_THE_BEGINNING = 2
const FEW_FROM_THE_BEGINNING = 4
/**
 * The most answers of a match in two worlds at once, which takes longer. One comparison in `PAINT_EVERY` paints its
 * pictures.
 */
const MAX_GUARDED = 600
const PAINT_EVERY = 100

interface Hunt {
  readonly game: Game
  readonly coverage: Coverage
  readonly tried: Tried
  readonly rng: { rng: Rng }
  readonly every: number
  readonly parts: GameParts<State>
  readonly haunts: Haunts<State>
  /** The reasons why something can't be reached, by its name. */
  readonly reasons: Readonly<Record<string, string>>
  /** Whole matches in two worlds at once, through all of the bot's screens. */
  readonly worlds: { readonly hidden: Hidden<State>; readonly seen: Map<string, number> } | null
}

interface Options {
  readonly game: Game
  readonly seed: string
  readonly seconds: number
  readonly matches: number
  readonly every: number
  readonly seats: number | undefined
  readonly preset: string | undefined
  readonly isInWorlds: boolean
  /** Whether to play the presets without further house rules. */
  readonly isPlain: boolean
}

/** Plays untried things, checks everything on the way, and reports the things that it never reached. */
export async function hunt(
  args: readonly string[],
  games: readonly Game[],
  terminal: Terminal,
  partsOf: (id: string) => GameParts<State> | Promise<GameParts<State>> = () => ({}),
  hiddenIn: (id: string) => Hidden<State> | Promise<Hidden<State>> = () => ({ kinds: {} }),
): Promise<number> {
  const options = optionsFrom(args, games)
  const { matches } = options
  const { id: name } = options.game.rules
  const until = performance.now() + 1000 * options.seconds
  const all = await newHunt(options, await partsOf(name), options.isInWorlds ? await hiddenIn(name) : null)
  const failures = new Map<string, string>()
  let answers = 0
  let played = 0
  for (; played < matches && performance.now() < until; played += 1) {
    const { setup, state } = drawnMatch(all, options, played)
    const done = await huntOnce(all, setup, played, state)
    answers += done.answers
    if (done.failure !== undefined && !failures.has(kindOf(done.failure))) {
      failures.set(kindOf(done.failure), done.failure)
      terminal.err(`\n${done.failure}\n`)
    }
    const left = Object.values(missedIn(all)).flat().length
    const news = `matches: ${played + 1}, answers: ${answers}, failures: ${failures.size}, never reached: ${left}`
    if (terminal.isWatched) terminal.err(`\r${news}   `)
  }
  if (terminal.isWatched) terminal.err('\n')
  const never = reported(all, terminal)
  terminal.out(JSON.stringify({ game: name, matches: played, answers, failures: failures.size, never }))
  return failures.size > 0 ? 1 : 0
}

function optionsFrom(args: readonly string[], games: readonly Game[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '60' },
      matches: { type: 'string', default: '1000000' },
      seed: { type: 'string', default: '1' },
      seats: { type: 'string' },
      preset: { type: 'string' },
      every: { type: 'string', default: '25' },
      worlds: { type: 'boolean', default: false },
      plain: { type: 'boolean', default: false },
    },
  })
  const game = onlyGame(games, positionals)
  const { seats: most, sheet } = game.rules
  const { min, max } = most
  return {
    game,
    seed: values.seed,
    seats: values.seats === undefined ? undefined : wholeNumber('seats', values.seats, min, max),
    preset: values.preset === undefined ? undefined : oneOf('preset', values.preset, sheet.presetIds),
    seconds: wholeNumber('seconds', values.seconds, 1, 1_000_000),
    matches: wholeNumber('matches', values.matches, 1, 1_000_000),
    every: wholeNumber('every', values.every, 1, 1_000_000),
    isInWorlds: values.worlds,
    isPlain: values.plain,
  }
}

async function newHunt(
  { game, every, seed }: Options,
  parts: GameParts<State>,
  hidden: Hidden<State> | null,
): Promise<Hunt> {
  return {
    game,
    every,
    parts,
    worlds: hidden && { hidden, seen: new Map<string, number>() },
    coverage: new Coverage(soughtIn(game)),
    tried: new Tried(),
    rng: { rng: rngFrom(seed) },
    haunts: new Haunts(parts.lures),
    reasons: await unreachedIn(game.rules.id),
  }
}

/** The next match: from its beginning, or from a state that is near to something missing. */
function drawnMatch(all: Hunt, options: Options, played: number): { readonly setup: Setup; readonly state?: string } {
  const seed = `${options.seed}-${played}`
  all.rng.rng = rngFrom(`hunt:${seed}`)
  const missed = lookedFor(all)
  const each = all.haunts.areNearAll(missed) ? FEW_FROM_THE_BEGINNING : FROM_THE_BEGINNING
  const haunt = all.worlds || played % each === 0 ? null : all.haunts.pick(all.rng, missed)
  if (haunt) return { setup: { ...haunt.setup, seed }, state: haunt.state }
  return { setup: { ...drawnSetup(all, options, played), seed } }
}

/** A game's setup: house rules that were never played first, and every number of seats in turn. */
function drawnSetup({ game, rng, coverage }: Hunt, asked: Options, played: number): Omit<Setup, 'seed'> {
  const { sheet, seats: most } = game.rules
  const houses = Array.from({ length: HOUSES }, () => {
    const { preset, options, seats } = drawnHouseRules(sheet, most, rng, asked.preset)
    if (!asked.isPlain) return { preset, options, seats }
    return { preset, options: {}, seats: sheet.seats(sheet.chosen(preset), most) }
  })
  const news = houses.map(({ preset, options }) => coverage.newIn(sheet.chosen(preset, options)))
  const house = houses[news.indexOf(Math.max(...news))] ?? fail('no house rules were drawn')
  const { preset, options } = house
  const { min, max } = house.seats
  const seats = asked.seats ?? min + (played % (max - min + 1))
  const host = below(rng, seats + 1)
  return {
    seats,
    preset,
    options,
    experience: Array.from({ length: seats }, () => 0),
    host: host < seats ? host : null,
  }
}

/**
 * Reports the things that the hunt never reached, and the reasons of those that have one. Returns the number without a
 * reason, by kind.
 */
function reported(all: Hunt, terminal: Terminal): Readonly<Record<string, number>> {
  const { coverage, reasons, worlds } = all
  for (const kind of Object.keys(worlds?.hidden.kinds ?? {})) {
    terminal.out(`${String(worlds?.seen.get(kind) ?? 0).padStart(9)}  ${kind} were different, and all looked the same`)
  }
  const unreached = new Set(Object.values(coverage.missing()).flat())
  for (const [name, why] of Object.entries(reasons)) {
    terminal.out(unreached.has(name) ? `Can't be reached: ${name}. ${why}` : `Reached, and needs no reason: ${name}.`)
  }
  const { facts, components, ...chosen } = missedIn(all)
  // The comparison of two worlds does not record facts.
  const never = worlds ? chosen : { ...chosen, components, facts }
  for (const [what, names] of Object.entries(never)) {
    terminal.out(names.length === 0 ? `No ${what} was missed.` : `Never reached, ${what}:`)
    for (const name of names) terminal.out(`  ${name}`)
  }
  return Object.fromEntries(Object.entries(never).map(([what, names]) => [what, names.length]))
}

interface Done {
  readonly answers: number
  readonly failure?: string
}

/**
 * Plays a match, from its beginning or from a state at rest. It only scouts most matches, which is much faster. It
 * replays those that fail with all the checks, and those that reached something new, up to that point.
 */
async function huntOnce(all: Hunt, setup: Setup, played: number, from?: string): Promise<Done> {
  const chooser = hunter(all, setup, CURIOSITY[played % CURIOSITY.length] ?? 1)
  all.coverage.played(all.game.rules.sheet.chosen(setup.preset, setup.options))
  if (all.worlds) return guardOnce(all.game, setup, chooser, all.worlds)
  const match = { setup, from, limit: from === undefined ? MAX_ANSWERS : MAX_ON }
  if (played % CHECKED_OF === 0) return checked(all, match, chooser)
  const { answers, news, error } = scouted(all, match, chooser)
  if (error !== undefined) return checked(all, match, repeated(answers, error))
  return news === 0 ? { answers: answers.length } : checked(all, { ...match, limit: news }, repeated(answers))
}

interface Match {
  readonly setup: Setup
  /** The state at rest to begin with, instead of the beginning. */
  readonly from: string | undefined
  readonly limit: number
}

/**
 * Plays a match only for its coverage: its answers, the number of answers up to the last new thing, and its final
 * error.
 */
function scouted(
  all: Hunt,
  match: Match,
  chooser: Chooser<State, unknown>,
): { readonly answers: readonly Answer[]; readonly news: number; readonly error?: Error } {
  const answers: Answer[] = []
  let { reached } = all.coverage
  let news = 0
  try {
    const steps: Playout<State, unknown> = started(all, match, chooser)
    for (let next = steps.next(); ; next = steps.next()) {
      heard(all, match.setup, next.value)
      if (!next.done) answers.push(next.value.answer)
      if (all.coverage.reached > reached) news = answers.length
      reached = all.coverage.reached
      if (next.done) return { answers, news }
    }
  } catch (error) {
    return { answers, news, error: error instanceof Error ? error : new Error(String(error)) }
  }
}

/** Gives the same answers again, and fails as before. */
function repeated(answers: readonly Answer[], error?: Error): Chooser<State, unknown> {
  let next = 0
  return () => {
    const answer = answers[next]
    if (!answer) throw error ?? new Error(`a match of ${answers.length} answers goes on when it is played again`)
    next += 1
    return answer
  }
}

/** Plays a match and checks everything on the way. */
function checked(all: Hunt, match: Match, chooser: Chooser<State, unknown>): Done {
  const checks = new Checks(all.game, match.setup, all.parts, { every: all.every })
  let answers = 0
  try {
    const steps: Playout<State, unknown> = started(all, match, chooser)
    let next = steps.next()
    for (; !next.done; next = steps.next()) {
      answers += 1
      heard(all, match.setup, next.value)
      checks.checkAll(next.value)
    }
    heard(all, match.setup, next.value)
    checks.checkLast(next.value.run, next.value.outcome)
    return { answers }
  } catch (error) {
    return { answers, failure: checks.withReproduction(error).message }
  }
}

function started(
  { game }: Hunt,
  { setup, from, limit }: Match,
  chooser: Chooser<State, unknown>,
): Playout<State, unknown> {
  return from === undefined
    ? playout(game.rules, setup, chooser, limit, 0)
    : playOn(Run.start(game.rules, restFrom(from, setup.seed), 0), chooser, limit)
}

/** Counts the events, and saves the position where the match came to rest near to something missing. */
function heard(all: Hunt, setup: Setup, { run, outcome }: { readonly run: Run; readonly outcome: Outcome }): void {
  const { coverage, parts, haunts } = all
  coverage.told(outcome.emitted, (fact) => parts.shownBy?.(fact, run.state) ?? [])
  if (outcome.snapshot !== undefined) haunts.rest(setup, outcome.snapshot, () => lookedFor(all))
}

/** A state at rest, with other luck for the continuation. */
function restFrom(json: string, seed: string): State {
  const state = JSON.parse(json) as State
  reseed(state, seed)
  return state
}

/** New answers come first. Curiosity chooses a share of the rest, and the computer player chooses the remainder. */
function hunter(
  { game, coverage, tried, rng, parts }: Hunt,
  { seed, seats }: Setup,
  curiosity: number,
): Chooser<State, unknown> {
  const sensible = byComputer(game, seed)
  return (run) => {
    coverage.offered(run)
    const fresh = below(rng, PASSED_BY_IN) > 0 ? eager(run, rng, (choice) => coverage.isNew(choice)) : null
    const answer = fresh ?? (below(rng, 1000) < 1000 * curiosity ? leastTried(run, tried, rng, seats) : sensible(run))
    coverage.answered(answer, parts.usedBy?.(answer, run.state))
    return answer
  }
}

async function guardOnce(
  game: Game,
  setup: Setup,
  chooser: Chooser<State, unknown>,
  { hidden, seen }: NonNullable<Hunt['worlds']>,
): Promise<Done> {
  try {
    const done = await guardMatch(game, setup, { ...hidden, chooser, answers: MAX_GUARDED, paintEvery: PAINT_EVERY })
    for (const [kind, times] of done.kinds) seen.set(kind, (seen.get(kind) ?? 0) + times)
    return { answers: done.answers }
  } catch (error) {
    return { answers: 0, failure: error instanceof Error ? error.message : String(error) }
  }
}

/** The option that all seats have chosen least so far; now and then a player leaves or comes back. */
function leastTried(run: Run, tried: Tried, rng: { rng: Rng }, seats: number): Answer {
  const asked = pickOne(rng, run.asked)
  const matter = `${LEAVE} ${asked.verb} ${matterOf(asked)}`
  if (below(rng, tried.times(matter) === 0 ? ONE_LEAVES_ANEW_IN : ONE_LEAVES_IN) === 0) {
    tried.count(matter)
    return { seat: asked.seat, verb: LEAVE, key: LEAVE }
  }
  const back = { seat: below(rng, seats), verb: RETURN, key: RETURN }
  if (below(rng, ONE_RETURNS_IN) === 0 && run.refusal(back) === null) return back
  return curious(run, below(rng, 1_000_000), tried)
}

/** The complete contents of a game, by the lists of its rulebook and of its sources. */
export function soughtIn({ rules: { id, sheet } }: Game): Sought {
  const { verbs, facts } = vocabularyOf(id)
  return { verbs, facts, options: valuesOf(sheet), components: componentsOf(id) }
}

/** The hunt's remaining targets: things never reached that have no reason, or have a lure all the same. */
function lookedFor({ coverage, reasons, parts: { lures = {} } }: Hunt): readonly string[] {
  const all = Object.values(coverage.missing()).flat()
  return all.filter((name) => !Object.hasOwn(reasons, name) || Object.hasOwn(lures, name))
}

/** Things never reached so far, except those with a reason. */
function missedIn({ coverage, reasons }: Hunt): Missing {
  const { verbs, keys, facts, options, components } = coverage.missing()
  const open = (names: readonly string[]) => names.filter((name) => !Object.hasOwn(reasons, name))
  return {
    verbs: open(verbs),
    keys: open(keys),
    facts: open(facts),
    options: open(options),
    components: open(components),
  }
}

/** Reports failures of one kind once: numbers and names of cards make no difference. */
function kindOf(failure: string): string {
  return (failure.split('\n')[0] ?? '').replace(/\d+/g, '#').slice(0, 80)
}
