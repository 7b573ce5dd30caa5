import { busySeconds, useOf, useOfChildren, watchMemory, type Memory } from './machine.ts'
import { untilQuiet, type House, type Pair } from './house.ts'
import type { LoopFigures } from './meter.ts'
import type { Pressing } from './presses.ts'
import { together, type Tally } from './tally.ts'

/** The processor time of each process in a round, in seconds. */
export interface Shares {
  readonly bot: number
  readonly drawing: number
  readonly server: number
  /** All other processes on this machine. */
  readonly others: number | null
}

/** The measurements of one bot during a period of presses. */
export interface Round {
  readonly seconds: number
  readonly tally: Tally
  readonly loop: LoopFigures
  readonly shares: Shares
  readonly rss: { readonly bot: number; readonly drawing: number }
  /** At the moment when there was most of it. */
  readonly memory: Memory
  readonly drawers: number
  /** Answers in the log, of people and of computer players. */
  readonly answers: number
  /** Whether everything was shown when the time to catch up was over. */
  readonly hasCaughtUp: boolean
}

/** Presses one of the bots for a while, and gives it a number of milliseconds to catch up. */
export async function playRound(
  house: House,
  { server, bot }: Pair,
  pressing: Pressing,
  toCatchUp: number,
): Promise<Round> {
  await server.call('take')
  const answersBefore = house.answers()
  const before = used(bot.pid, server.pid)
  const began = performance.now()
  const mostMemory = watchMemory(bot.pid)
  await bot.call('begin')
  await server.call('press', pressing)
  const loop = await bot.call<LoopFigures>('end')
  const seconds = (performance.now() - began) / 1000
  const after = used(bot.pid, server.pid)
  const during = await server.call<Tally>('take', { isOver: false })
  const answers = house.answers() - answersBefore
  const hasCaughtUp = toCatchUp > 0 ? await untilQuiet(server, toCatchUp) : true
  const late = await server.call<Tally>('take', { isOver: true })
  const ours =
    after.own.bot + after.own.drawing + after.own.server - before.own.bot - before.own.drawing - before.own.server
  return {
    seconds,
    tally: { ...together([during, late]), rest: during.rest, pictures: during.pictures, cards: during.cards },
    loop,
    shares: {
      bot: after.own.bot - before.own.bot,
      drawing: Math.max(0, after.own.drawing - before.own.drawing),
      server: after.own.server - before.own.server,
      others: after.all === null || before.all === null ? null : Math.max(0, after.all - before.all - ours),
    },
    rss: after.rss,
    memory: mostMemory(),
    drawers: after.drawers,
    answers,
    hasCaughtUp,
  }
}

function used(bot: number, server: number) {
  const own = useOf(bot)
  const children = useOfChildren(bot)
  return {
    own: { bot: own?.cpu ?? 0, drawing: children.cpu, server: useOf(server)?.cpu ?? 0 },
    rss: { bot: own?.rss ?? 0, drawing: children.rss },
    drawers: children.count,
    all: busySeconds(),
  }
}
