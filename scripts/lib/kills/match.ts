import { below, rngFrom, pickOne, type Game } from '../../../src/engine/index.ts'
import { buttonsOf, SandboxError, startSandbox, type Sandbox } from '../../../src/sandbox/index.ts'
import { Helper } from '../load/wire.ts'
import type { Database } from './databases.ts'
import { Ledger } from './ledger.ts'
import { isCard, lookAt } from './promises.ts'

const PEOPLE = ['Ann', 'Ben', 'Cleo'] as const
/** A bot's log message when it plays or stands by. */
const READY = / is on Discord\. | stands by: /
/** How long a bot may take until it says so, and until all is in order, in milliseconds. */
const READY_WITHIN = 120_000
const ORDER_WITHIN = 30_000
/** The range of a bot's lifetime before it is killed, in milliseconds. */
const LIVES = { least: 100, most: 4000 } as const
/** One absence in `oneIn` lasts `for` milliseconds, by which time Discord has forgotten all nonces. */
const LONG_GONE = { oneIn: 4, for: 600_000 } as const

/** The button that the players were about to press may be gone by now. */
function tooLate(error: unknown): void {
  if (!(error instanceof SandboxError)) throw error
}

/** The equipment of a match. */
export interface Arena {
  readonly seed: number
  readonly games: readonly Game[]
  readonly database: Database
  /** The bot's program file. */
  readonly program: string
}

/** Tables of all games at which three people play through bots that are killed again and again. */
export class Match {
  /** Kills so far. */
  kills = 0
  private readonly discord: Sandbox
  private readonly database: Database
  private readonly program: string
  private readonly rng: { rng: ReturnType<typeof rngFrom> }
  private readonly games: readonly Game[]
  private readonly rooms: readonly string[]
  private readonly ledger = new Ledger()
  private readonly bots: Helper[]
  private isDying = false

  private constructor(discord: Sandbox, { seed, games, database, program }: Arena, rooms: readonly string[]) {
    this.discord = discord
    this.database = database
    this.program = program
    this.games = games
    this.rooms = rooms
    this.rng = { rng: rngFrom(`kills:${seed}`) }
    this.bots = Array.from({ length: database.bots }, () => this.launch())
  }

  /** Opens a sandbox, starts a bot on it and a table of each game. */
  static async begin(arena: Arena): Promise<Match> {
    const discord = await startSandbox({ rateLimits: false })
    const rooms: string[] = []
    for (const { rules } of arena.games) rooms.push((await discord.addChannel(`with-${rules.id}`)).name)
    const match = new Match(discord, arena, rooms)
    await Promise.all(match.bots.map((bot) => bot.says(READY, READY_WITHIN)))
    return match
  }

  /** The number of answers acknowledged so far. */
  get acknowledged(): number {
    return this.ledger.acknowledged
  }

  /** People play until the bot is killed while at work; then it starts again. Throws if a promise was broken. */
  async playAndKill(): Promise<void> {
    this.kills += 1
    this.isDying = false
    const playing = Promise.all(this.rooms.map((room, index) => this.playIn(room, index)))
    // Failures are thrown below, once the bot is up again.
    playing.catch(() => undefined)
    await new Promise((later) => setTimeout(later, LIVES.least + below(this.rng, LIVES.most - LIVES.least)))
    this.isDying = true
    const unlucky = below(this.rng, this.bots.length)
    await this.bots[unlucky]?.kill()
    this.readLogs()
    if (below(this.rng, LONG_GONE.oneIn) === 0) await this.discord.advance(LONG_GONE.for)
    const next = (this.bots[unlucky] = this.launch())
    await Promise.all([next.says(READY, READY_WITHIN), playing])
    await this.inOrder()
  }

  async end(): Promise<void> {
    await Promise.all(this.bots.map((bot) => bot.end()))
    await this.discord.close()
  }

  private launch(): Helper {
    return new Helper('questmaster', [this.program], {
      DISCORD_TOKEN: 'kills',
      DISCORD_API_URL: this.discord.api,
      DISCORD_GUILD_ID: ' ',
      ...this.database.env,
      LEAK_GUARD: 'on',
      DRAWING_PROCESSES: '1',
      LOG_LEVEL: 'warn',
    })
  }

  /** Plays until the bot is about to die. A failure meanwhile comes from its death. */
  private async playIn(room: string, index: number): Promise<void> {
    const rng = { rng: rngFrom(`${this.kills}:${room}:${below(this.rng, 1_000_000_000)}`) }
    while (!this.isDying) {
      const name = pickOne(rng, PEOPLE)
      const { choices } = await this.discord.as(name).autocomplete(room, '/play', { action: '' }, 'action')
      const choice = choices[below(rng, Math.max(1, choices.length))]
      if (choice) await this.answer(room, name, String(choice.value), below(rng, 2) === 0)
      else if (choices.length === 0) await this.openIfNone(room, index)
    }
  }

  private async answer(room: string, name: string, choice: string, isPressed: boolean): Promise<void> {
    const someone = this.discord.as(name)
    const card = isPressed ? (await someone.messages(room)).findLast((one) => !one.ephemeral && isCard(one)) : undefined
    const buttons = (card ? buttonsOf(card) : [])
      .map((one) => String(one['custom_id']))
      .filter((id) => /^q1\|a\|/.test(id))
    const attempt = this.ledger.attempt(name, room)
    if (card && buttons[0] !== undefined) {
      await someone.press(card, buttons[0]).catch(tooLate)
      return
    }
    const { kind, text } = await someone.command(room, '/play', { action: choice })
    if (kind === 'message' && text.includes('You chose')) attempt.isAcknowledged()
  }

  /** Opens and starts a game in a room without one, however far an earlier attempt got. */
  private async openIfNone(room: string, index: number): Promise<void> {
    const ann = this.discord.as('Ann')
    if ((await ann.messages(room)).some((message) => isCard(message))) return
    const steps = [
      () => ann.command(room, '/game new', { game: this.games[index]?.rules.id ?? '', preset: 'short' }),
      () => this.discord.as('Ben').command(room, '/game join'),
      () => this.discord.as('Cleo').command(room, '/game join'),
      () => ann.command(room, '/game start'),
    ]
    // Players who have heard nothing from the bot for seconds stop trying.
    for (const step of steps) if (!this.isDying) await step()
  }

  /** Waits until all tables are as they should be. Throws the first fault. */
  private async inOrder(): Promise<void> {
    const store = await this.database.openToRead()
    try {
      for (const room of this.rooms) {
        const look = async () => {
          await lookAt({ room, discord: this.discord, store, ledger: this.ledger })
          return true
        }
        await this.discord.until(look, `#${room} to be in order`, ORDER_WITHIN)
      }
    } finally {
      await store.close()
    }
    this.readLogs()
  }

  /** Everything that the bot logs as a fault counts as one. */
  private readLogs(): void {
    const lines = this.bots.flatMap((bot) => bot.output.split('\n'))
    const fault = lines.find((line) => line.includes('"level":50'))
    if (fault) throw new Error(`the bot found a fault: ${fault.slice(0, 2000)}`)
  }
}
