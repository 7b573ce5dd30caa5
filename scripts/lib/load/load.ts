import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Game } from '../../../src/engine/index.ts'
import type { Terminal } from '../command.ts'
import { goalsOf, lagGoals, quietGoals, smallGoals, type Goal } from './goals.ts'
import { groundsFolder } from '../../../src/render/map/origin.ts'
import { megabytesIn } from './machine.ts'
import { openHouse, type House } from './house.ts'
import { loadOptions, type LoadOptions } from './options.ts'
import type { Pressing } from './presses.ts'
import { comparison, figuresOf, lagTable, type Figures } from './report.ts'
import { playRound, type Round } from './rounds.ts'

/** What people press, in hundredths: half of it answers, much of the rest looks at what only they may see. */
const MIX = { answer: 50, look: 30, clues: 12, map: 3, astray: 5 } as const
const ONLY_ANSWERS = { answer: 100, look: 0, clues: 0, map: 0, astray: 0 } as const
/** How long answers are given one at a time. */
const QUIET_SECONDS = 30
/** How long, in milliseconds, the bot may catch up after a round. */
const CATCHING_UP = 10_000
const CATCHING_UP_WITH_CARDS = 20_000

/** Many tables, many presses, and a bot that only acknowledges them under the same load in the same run. */
export async function load(args: readonly string[], games: readonly Game[], terminal: Terminal): Promise<number> {
  const options = loadOptions(args, games)
  const folder = mkdtempSync(join(tmpdir(), 'questmaster-load-'))
  // The processes that were started end with this one.
  const leave = (): never => {
    rmSync(folder, { recursive: true, force: true })
    process.exit(130)
  }
  process.once('SIGINT', leave).once('SIGTERM', leave)
  try {
    const house = await openHouse(options, folder, terminal)
    try {
      if (!house.isShown) terminal.out('not all cards were shown before the measuring began: the bot starts behind')
      const { goals, ...result } = await (options.rates.length > 0 ? lags : presses)(house, options, terminal)
      const downtime = goals.filter(({ isMet }) => !isMet)
      const { tables, seconds, seed } = options
      const said = {
        tables,
        seconds,
        seed,
        readyMs: Math.round(house.ready),
        shownMs: Math.round(house.shown),
        isShown: house.isShown,
      }
      terminal.out(JSON.stringify({ ...said, ...result, ...(options.hasGoals && { goals }) }))
      return options.hasGoals && downtime.length > 0 ? 1 : 0
    } finally {
      await house.close()
    }
  } finally {
    process.off('SIGINT', leave).off('SIGTERM', leave)
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Outcome {
  readonly goals: readonly Goal[]
}

async function presses(
  house: House,
  { presses: rate, seconds, rounds, isSmall, hasGoals }: LoadOptions,
  terminal: Terminal,
): Promise<Outcome & { presses: number; questmaster: Figures; pong: Figures }> {
  const quietly = hasGoals ? await oneAtATime(house, terminal) : []
  const ours: Round[] = []
  const theirs: Round[] = []
  const pressing = { rate, seconds: seconds / rounds, mix: MIX }
  for (let round = 1; round <= rounds; round += 1) {
    tell(terminal, `round ${round} of ${rounds}: pong`)
    theirs.push(await playRound(house, house.pong, { ...pressing, seconds: pressing.seconds / 2 }, 0))
    tell(terminal, `round ${round} of ${rounds}: questmaster`)
    ours.push(await playRound(house, house.questmaster, pressing, CATCHING_UP))
  }
  const [questmaster, pong] = [figuresOf(ours), figuresOf(theirs)]
  const loaded = isSmall ? smallGoals(questmaster, megabytesIn(groundsFolder())) : goalsOf(questmaster, pong)
  const goals = hasGoals ? [...quietly, ...loaded] : []
  for (const line of comparison(questmaster, pong, goals)) terminal.out(line)
  return { presses: rate, questmaster, pong, goals }
}

/** Answers one at a time, as at a single table. */
async function oneAtATime(house: House, terminal: Terminal): Promise<readonly Goal[]> {
  tell(terminal, 'one answer at a time')
  const pressing = { rate: 1, seconds: QUIET_SECONDS, mix: ONLY_ANSWERS }
  return quietGoals(figuresOf([await playRound(house, house.questmaster, pressing, CATCHING_UP)]))
}

async function lags(
  house: House,
  { rates, seconds, hasGoals }: LoadOptions,
  terminal: Terminal,
): Promise<Outcome & { rates: { rate: number; figures: Figures }[] }> {
  const parts: { rate: number; figures: Figures }[] = []
  for (const rate of rates) {
    tell(terminal, `${rate} answers a second`)
    const pressing: Pressing = { rate, seconds, mix: ONLY_ANSWERS }
    parts.push({
      rate,
      figures: figuresOf([await playRound(house, house.questmaster, pressing, CATCHING_UP_WITH_CARDS)]),
    })
  }
  const goals = hasGoals ? lagGoals(parts) : []
  for (const line of lagTable(parts, goals)) terminal.out(line)
  return { rates: parts, goals }
}

function tell({ isWatched, err }: Terminal, text: string): void {
  if (isWatched) err(`${text}\n`)
}
