import { pino } from 'pino'
import { vi } from 'vitest'
import { restMessageGateway } from '../../src/discord/screens/parts/message-gateway.ts'
import { PendingReplies } from '../../src/discord/screens/parts/acknowledged.ts'
import { restThreadGateway } from '../../src/discord/screens/parts/thread-gateway.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { isDiscordOutage } from '../../src/discord/rest/outage.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { say } from '../../src/discord/words/index.ts'
import { byComputer, type Game } from '../../src/engine/index.ts'
import { hasGame } from '../../src/tables/model/service.ts'
import { timingOf, type TableRecord } from '../../src/tables/index.ts'
import { WebhookSender } from '../../src/webhooks/index.ts'
import { runOf } from '../../trials/run-of.ts'
import { HandClock } from '../kit/house.ts'
import { toy } from '../kit/toy/index.ts'
import { readable } from './limits.ts'
import { PaperRest } from './paper-rest.ts'
import { openHouse } from './rooms.ts'

const NOON = Date.UTC(2026, 10, 25, 12)
const MINUTE = 60_000
/** How often somebody tries what Discord keeps from happening. */
const TRIES = 3
/** Retries take a moment of real time. This number of steps of the timers gives them room. */
const STEPS = 12

/** An evening on a server, by the bot's own requests. Timers and clocks are the test's. */
export class Evening {
  readonly rest = new PaperRest()
  readonly clock = new HandClock(NOON)
  /** What the operator reads. */
  readonly logged: string[] = []
  /** What comes of news for webhooks. */
  delivery: 'delivered' | 'failed' | 'gone' = 'delivered'
  readonly house: ReturnType<typeof openHouse>
  private ids = 0

  constructor() {
    this.rest.now = () => this.clock.now()
    const { client } = this.rest
    this.house = openHouse({
      games: [toy as unknown as Game],
      clock: this.clock,
      timing: timingOf('daily'),
      paint: () => Promise.resolve(null),
      luck: () => String((this.ids += 1)).padStart(22, 'x'),
      orderPace: { least: 1e9, most: 1e9 },
      gateway: restMessageGateway(client, new PendingReplies(client, () => this.clock.now())),
      threads: restThreadGateway(client),
      webhooks: this.sender(),
      log: pino({ level: 'warn' }, { write: (line) => void (line.includes('delayed') || this.logged.push(line)) }),
    })
    this.house.time.now = NOON
  }

  /** Somebody in a channel that may have threads. */
  guest(user: string, room = 'hall') {
    return this.house.visit(user, room, { threads: { parent: 'hall', isInThread: false, missing: [] } })
  }

  boss() {
    return this.house.visit('boss', 'hall', { isManager: true })
  }

  /** Somebody does something, and again an hour later while it isn't done. Returns the last reply. */
  async does(work: () => Promise<Reply>, isDone: (said: string) => boolean = () => true): Promise<string> {
    for (let tries = 1; ; tries += 1) {
      const said = await this.whileTimePasses(work()).then(textOf, sayingWhy)
      const isSaid = said !== say('discord-silent') && isDone(said)
      if (isSaid || tries === TRIES) return said
      await this.pass(60 * MINUTE)
      this.rest.forgetNonces()
    }
  }

  /** Time passes, and what is due happens and is shown. */
  async pass(time: number): Promise<void> {
    for (const step of [time, 0]) {
      this.clock.pass(step)
      this.house.time.now = this.clock.now()
      await rounds(8)
    }
    for (let step = 0; step < STEPS; step += 1) {
      await vi.advanceTimersByTimeAsync(Math.min(time, 10 * MINUTE) / STEPS)
      await rounds(6)
    }
    await this.settled()
  }

  async settled(): Promise<void> {
    const { projector, board, threads, feed, webhooks } = this.house
    for (let round = 0; round < 3; round += 1) {
      await vi.advanceTimersByTimeAsync(100)
      const all = [projector, board, threads, feed, ...(webhooks ? [webhooks] : [])]
      await this.whileTimePasses(Promise.all(all.map((one) => one.settled())))
    }
  }

  async close(): Promise<void> {
    await this.whileTimePasses(this.house.close())
  }

  async table(room = 'hall'): Promise<TableRecord> {
    const found = await this.house.tables.directory.openIn('griffin', room)
    if (!found) throw new Error(`no table in ${room}`)
    return found
  }

  /** Opens a table in the hall with these players, and starts its game unless it starts by itself. */
  async playing(...users: readonly string[]): Promise<TableRecord> {
    const [host = '', ...others] = users
    await this.does(() => this.house.command(host, '/game new', { game: 'toy' }))
    for (const user of others) await this.does(() => this.house.command(user, '/game join'))
    await this.does(() => this.house.command(host, '/game start'))
    await this.pass(MINUTE)
    return await this.table()
  }

  /** The players answer as computers would, until their game is over. */
  async playOut(id: string): Promise<void> {
    const chooser = byComputer(toy as unknown as Game, 'an evening')
    for (;;) {
      const view = await this.house.tables.views.of(id)
      if (!view || !hasGame(view) || view.record.status !== 'playing') return
      const asked = view.record.seats.flatMap(({ seat }) => view.asked(seat).filter((one) => one.seat === seat))
      const { seat, verb, key } = chooser(runOf(asked, view.viewFor))
      await this.house.tables.answers.submit(id, view.record.seats[seat]?.user ?? '', { verb, key })
    }
  }

  /** The last message in some rooms that says something. */
  message(words: string, ...rooms: readonly string[]): Panel {
    const found = rooms.flatMap((room) => this.rest.panels(room)).findLast((one) => readable(one).includes(words))
    if (!found) throw new Error(`nothing in ${rooms.join(', ')} says ${words}`)
    return found
  }

  private sender(): WebhookSender {
    const sender = new WebhookSender()
    sender.faultOf = () => Promise.resolve(null)
    sender.send = () => Promise.resolve(this.delivery)
    return sender
  }

  private async whileTimePasses<T>(work: Promise<T>): Promise<T> {
    let isDone = false
    const done = work.finally(() => (isDone = true))
    done.catch(() => undefined)
    while (!isDone) await vi.advanceTimersByTimeAsync(20)
    return await done
  }
}

async function rounds(count: number): Promise<void> {
  for (let round = 0; round < count; round += 1) await new Promise((next) => setImmediate(next))
}

function textOf(reply: Reply): string {
  return typeof reply === 'string' ? reply : reply === null ? '' : readable(reply)
}

/** What somebody reads whose request failed for want of Discord. */
function sayingWhy(error: unknown): string {
  if (!isDiscordOutage(error)) throw error
  return say('discord-silent')
}
