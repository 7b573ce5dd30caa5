import { parseArgs } from 'node:util'
import {
  below,
  byComputer,
  chanceFrom,
  LEAVE,
  pickOne,
  playout,
  type Answer,
  type Chance,
  type Chooser,
  type Game,
  type Run,
  type Setup,
  type State,
} from '../../src/engine/index.ts'
import { Checks, type GameParts } from '../../trials/checks.ts'
import { guardMatch } from '../../trials/guard/guard.ts'
import { drawnHouseRules } from '../../trials/house-rules.ts'
import { curious, Tried } from '../../trials/choosers.ts'
import { gameNamed, oneOf, wholeNumber, WrongArguments, type Terminal } from './command.ts'
import { Coverage, valuesOf } from '../../trials/coverage.ts'
import { unreachedIn, type Hidden } from '../../trials/parts.ts'
import { componentsOf } from './proofs.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Of so many choices, how many go to what was chosen least: a hunt needs both odd play and games that get far. */
const CURIOSITY = [0.5, 0.1, 1, 0.02, 0.25]
const ONE_LEAVES_IN = 500
const MOST_ANSWERS = 3000
/** In two worlds at once everything takes longer; of so many comparisons one paints its pictures. */
const MOST_GUARDED = 600
const PAINT_EVERY = 100

interface Hunt {
  readonly game: Game
  readonly coverage: Coverage
  readonly tried: Tried
  readonly luck: { chance: Chance }
  readonly every: number
  readonly parts: GameParts<State>
  /** Whole matches in two worlds at once, through everything the bot shows. */
  readonly worlds: { readonly hidden: Hidden<State>; readonly seen: Map<string, number> } | null
}

/** Plays what has not been played yet, checks everything on the way, and reports what was never reached. */
export async function hunt(
  args: readonly string[],
  games: readonly Game[],
  terminal: Terminal,
  partsOf: (id: string) => GameParts<State> | Promise<GameParts<State>> = () => ({}),
  hiddenIn: (id: string) => Hidden<State> | Promise<Hidden<State>> = () => ({ kinds: {} }),
): Promise<number> {
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
  const [id, tooMany] = positionals
  if (tooMany !== undefined) throw new WrongArguments(`Give one game, not ${tooMany} too`)
  const game = gameNamed(games, id)
  const { seats: most, sheet } = game.rules
  const { min, max } = most
  const seats = values.seats === undefined ? undefined : wholeNumber('seats', values.seats, min, max)
  const preset = values.preset === undefined ? undefined : oneOf('preset', values.preset, sheet.presetIds)
  const until = performance.now() + 1000 * wholeNumber('seconds', values.seconds, 1, 1_000_000)
  const matches = wholeNumber('matches', values.matches, 1, 1_000_000)
  const every = wholeNumber('every', values.every, 1, 1_000_000)

  const parts = await partsOf(game.rules.id)
  const worlds = values.worlds ? { hidden: await hiddenIn(game.rules.id), seen: new Map<string, number>() } : null
  const coverage = new Coverage(componentsOf(game.rules.id))
  const tried = new Tried()
  const failures = new Map<string, string>()
  let answers = 0
  let played = 0
  for (; played < matches && performance.now() < until; played += 1) {
    const seed = `${values.seed}-${played}`
    const luck = { chance: chanceFrom(`hunt:${seed}`) }
    const house = drawnHouseRules(sheet, most, luck, preset)
    const options = values.plain ? {} : house.options
    const { min: least, max: top } = values.plain ? sheet.seats(sheet.chosen(house.preset), most) : house.seats
    const many = seats ?? least + (played % (top - least + 1))
    const experience = Array.from({ length: many }, () => 0)
    const setup: Setup = { seats: many, preset: house.preset, options, seed, experience }
    coverage.played(sheet.chosen(house.preset, options))
    const done = await huntOnce(
      { game, coverage, tried, luck, every, parts, worlds },
      setup,
      CURIOSITY[played % CURIOSITY.length] ?? 1,
    )
    answers += done.answers
    if (done.failure !== undefined && !failures.has(kindOf(done.failure))) {
      failures.set(kindOf(done.failure), done.failure)
      terminal.err(`\n${done.failure}\n`)
    }
    if (terminal.isWatched) terminal.err(`\r${played + 1} matches, ${answers} answers, ${failures.size} failures`)
  }
  if (terminal.isWatched) terminal.err('\n')

  for (const kind of Object.keys(worlds?.hidden.kinds ?? {})) {
    terminal.out(`${String(worlds?.seen.get(kind) ?? 0).padStart(9)}  ${kind} were otherwise, and all looked the same`)
  }
  const { facts, components, ...chosen } = neverReached(game, coverage)
  // What is told is not listened to in two worlds at once.
  const missed = worlds ? chosen : { ...chosen, components, facts }
  const reasons = await unreachedIn(game.rules.id)
  const never = Object.fromEntries(
    Object.entries(missed).map(([what, names]) => [what, names.filter((name) => !(name in reasons))]),
  )
  for (const name of Object.values(missed).flat()) {
    if (name in reasons) terminal.out(`Not to be reached: ${name}. ${reasons[name]}`)
  }
  for (const [what, names] of Object.entries(never)) {
    terminal.out(names.length === 0 ? `No ${what} was missed.` : `Never reached, ${what}:`)
    for (const name of names) terminal.out(`  ${name}`)
  }
  const counts = Object.fromEntries(Object.entries(never).map(([what, names]) => [what, names.length]))
  terminal.out(
    JSON.stringify({ game: game.rules.id, matches: played, answers, failures: failures.size, never: counts }),
  )
  return failures.size > 0 ? 1 : 0
}

async function huntOnce(
  { game, coverage, tried, luck, every, parts, worlds }: Hunt,
  setup: Setup,
  curiosity: number,
): Promise<{ answers: number; failure?: string }> {
  const checks = new Checks(game, setup, parts, { every })
  const sensible = byComputer(game, setup.seed)
  const chooser: Chooser<State, unknown> = (run) => {
    coverage.offered(run)
    const answer = below(luck, 1000) < 1000 * curiosity ? leastTried(run, tried, luck) : sensible(run)
    coverage.answered(answer)
    return answer
  }
  if (worlds) return guardOnce(game, setup, chooser, worlds)
  let answers = 0
  try {
    const steps: ReturnType<typeof playout> = playout(game.rules, setup, chooser, MOST_ANSWERS, 0)
    let next = steps.next()
    for (; !next.done; next = steps.next()) {
      answers += 1
      coverage.told(next.value.told)
      checks.checkAll(next.value)
    }
    coverage.told(next.value.told)
    checks.checkLast(next.value.run, next.value.outcome)
    return { answers }
  } catch (error) {
    return { answers, failure: checks.withReproduction(error).message }
  }
}

async function guardOnce(
  game: Game,
  setup: Setup,
  chooser: Chooser<State, unknown>,
  { hidden, seen }: NonNullable<Hunt['worlds']>,
): Promise<{ answers: number; failure?: string }> {
  try {
    const done = await guardMatch(game, setup, { ...hidden, chooser, answers: MOST_GUARDED, paintEvery: PAINT_EVERY })
    for (const [kind, times] of done.kinds) seen.set(kind, (seen.get(kind) ?? 0) + times)
    return { answers: done.answers }
  } catch (error) {
    return { answers: 0, failure: error instanceof Error ? error.message : String(error) }
  }
}

/** What was chosen least so far, by any seat; now and then somebody leaves. */
function leastTried(run: Run<State, unknown>, tried: Tried, luck: { chance: Chance }): Answer {
  if (below(luck, ONE_LEAVES_IN) === 0) return { seat: pickOne(luck, run.asked).seat, verb: LEAVE, key: LEAVE }
  return curious(run, below(luck, 1_000_000), tried)
}

function neverReached(
  { rules: { id, sheet } }: Game,
  coverage: Coverage,
): Record<'verbs' | 'keys' | 'facts' | 'options' | 'components', string[]> {
  const known = vocabularyOf(id)
  return {
    verbs: known.verbs.filter((verb) => !coverage.verbs.has(verb)),
    keys: [...coverage.keys].filter(([, times]) => times === 0).map(([name]) => name),
    facts: known.facts.filter((kind) => !coverage.facts.has(kind)),
    options: valuesOf(sheet).filter((one) => !coverage.options.has(one)),
    components: componentsOf(id).filter((one) => !coverage.components.has(one)),
  }
}

/** Failures of one kind are reported once: numbers and names of cards make no difference. */
function kindOf(failure: string): string {
  return (failure.split('\n')[0] ?? '').replace(/\d+/g, '#').slice(0, 80)
}
