import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { LEVELS, meanOf, type Game, type Level, type Mean } from '../../../src/engine/index.ts'
import { budgetFrom } from '../arena/budget.ts'
import { sharedOut } from '../arena/children.ts'
import { onlyGame, oneOf, playerName, presetAndSeats, wholeNumber, WrongArguments, type Terminal } from '../command.ts'
import { intervalAround, percent, tableLines } from '../figures.ts'
import type { Inquiry } from './position.ts'
import type { Verdict } from './verdict.ts'

/** How many of the worst choices the report shows. */
const WORST = 10

interface Plan extends Inquiry {
  readonly positions: number
  readonly processes: number
}

/**
 * Judges choices of computers of a level by playing on with other options, and reports the worst. Returns 1 if a match
 * failed.
 */
export async function judge(args: readonly string[], games: readonly Game[], terminal: Terminal): Promise<number> {
  const plan = planFrom(args, games)
  const child = new URL('./child.ts', import.meta.url)
  const { positions: count, processes } = plan
  const found = await sharedOut<Verdict | null>({ child, plan, count, things: 'positions', processes }, terminal)
  if (!found) return 1
  const verdicts = found.filter((one) => one !== null)
  if (verdicts.length === 0) {
    const what = plan.verb === undefined ? 'with several options' : `with the verb ${plan.verb} and several options`
    throw new WrongArguments(`No question ${what} came up in these matches`)
  }
  for (const line of reportOn(verdicts, plan.against)) terminal.out(line)
  terminal.out(JSON.stringify({ ...plan, ...summaryOf(verdicts), worst: worstOf(verdicts) }))
  return 0
}

function planFrom(args: readonly string[], games: readonly Game[]): Plan {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      level: { type: 'string', default: 'fair' },
      by: { type: 'string', default: 'fair' },
      against: { type: 'string' },
      seats: { type: 'string' },
      preset: { type: 'string', default: 'short' },
      seed: { type: 'string', default: '1' },
      positions: { type: 'string', default: '100' },
      worlds: { type: 'string', default: '60' },
      candidates: { type: 'string', default: '4' },
      playouts: { type: 'string' },
      horizon: { type: 'string' },
      margin: { type: 'string' },
      verb: { type: 'string' },
      processes: { type: 'string', default: String(availableParallelism()) },
    },
  })
  const game = onlyGame(games, positionals)
  const { preset, seats } = presetAndSeats(game, values, ({ min }) => Math.max(2, min))
  const { playouts, horizon, margin } = values
  return {
    game: game.rules.id,
    level: oneOf('level', values.level, LEVELS),
    by: oneOf('by', values.by, ['gentle', 'fair']),
    against: values.against === undefined ? undefined : oneOf('against', values.against, LEVELS),
    budget: budgetFrom({ playouts, horizon, margin }, game),
    seats,
    preset,
    seed: values.seed,
    positions: wholeNumber('positions', values.positions, 1, 1_000_000),
    worlds: wholeNumber('worlds', values.worlds, 2, 100_000),
    candidates: wholeNumber('candidates', values.candidates, 2, 100),
    verb: values.verb,
    processes: wholeNumber('processes', values.processes, 1, 256),
  }
}

/** What a choice cost: the gain, in fresh worlds, of the option that stood out, whether it held up or not. */
function lossOf({ better }: Verdict): number {
  return better?.mean ?? 0
}

/** The positions, the blunders among them, the mean loss, and what became of the imagined worlds. */
function summaryOf(verdicts: readonly Verdict[]) {
  const total = (of: keyof Verdict['worlds']) => verdicts.reduce((sum, { worlds }) => sum + worlds[of], 0)
  const loss: Mean = meanOf(verdicts.map(lossOf))
  return {
    judged: verdicts.length,
    stoodOut: verdicts.filter(({ better }) => better !== null).length,
    blunders: verdicts.filter(({ isBlunder }) => isBlunder).length,
    loss: { mean: loss.mean, ...intervalAround(loss) },
    imagined: { played: total('played'), dropped: total('dropped'), endless: total('endless') },
  }
}

function worstOf(verdicts: readonly Verdict[]): readonly Verdict[] {
  return verdicts
    .filter(({ isBlunder }) => isBlunder)
    .sort((a, b) => lossOf(b) - lossOf(a))
    .slice(0, WORST)
}

/** The report for readers, in lines. `against`: what the choices were compared with, if only with another level's. */
export function reportOn(verdicts: readonly Verdict[], against?: Level): readonly string[] {
  const { judged, stoodOut, blunders, loss, imagined } = summaryOf(verdicts)
  const { mean, least, most } = loss
  const worst = worstOf(verdicts)
  return [
    against === undefined
      ? `positions judged: ${judged}; a better option stood out in ${stoodOut} and held up in ${blunders}`
      : `positions judged: ${judged}; the ${against} player chose otherwise in ${stoodOut}, clearly better in ${blunders}`,
    `mean loss of a win per position: ${percent(mean)}, from ${percent(least)} to ${percent(most)}`,
    `worlds: ${imagined.played} played, ${imagined.dropped} dropped; playouts without an end: ${imagined.endless}`,
    '',
    ...tableLines(verbRows(verdicts, against === undefined ? 'held up' : 'clearly better')),
    ...(worst.length === 0 ? [] : ['', 'the worst, with the standard error of the gain:']),
    ...worst.flatMap(blunderLines),
  ]
}

function verbRows(verdicts: readonly Verdict[], blundersHead: string): string[][] {
  const rows = [...new Set(verdicts.map(({ verb }) => verb))].map((verb) => {
    const { judged, blunders, loss } = summaryOf(verdicts.filter((one) => one.verb === verb))
    return { judged, row: [verb, String(judged), String(blunders), percent(loss.mean)] }
  })
  const sorted = rows.sort((a, b) => b.judged - a.judged).map(({ row }) => row)
  return [['', 'positions', blundersHead, 'mean loss'], ...sorted]
}

function blunderLines({ seed, answers, seat, did, better }: Verdict): string[] {
  if (!better) return []
  return [
    `+${percent(better.mean)} ± ${percent(better.error)}: seed ${seed} after ${answers} answers, ${playerName(seat)}`,
    `    did:    ${did.label}  [${did.verb} ${did.key}]`,
    `    better: ${better.label}  [${better.verb} ${better.key}]`,
  ]
}
