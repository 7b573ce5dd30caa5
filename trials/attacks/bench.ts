import { admin } from '../../src/discord/commands/admin.ts'
import type { PressOf } from '../../src/discord/kit/ids.ts'
import type { RepliedKind } from '../../src/discord/kit/acknowledgements.ts'
import { handle } from '../../src/discord/presses/index.ts'
import type { Context, Reply } from '../../src/discord/table/context/context.ts'
import type { CommandOptions, Request } from '../../src/discord/table/context/request.ts'
import { IMPERIAL } from '../../src/games/imperial/index.ts'
import { paintTable } from '../../src/render/index.ts'
import type { TableRecord } from '../../src/tables/index.ts'
import { House, userAt } from '../guard/house.ts'
import type { Outcome } from './attack.ts'

/** The server where every game begins, and one that the attacker owns. */
export const [HOME, LAIR] = ['server', 'lair']

/** A game in progress in memory, and every request that a visitor can make of the bot. `userAt` names its players. */
export class Bench {
  readonly house: House
  readonly context: Context
  readonly table: string
  /** The current moderators, as `server user`. */
  readonly managers = new Set<string>()

  private constructor(house: House, table: string) {
    this.house = house
    this.table = table
    this.context = {
      ...house.context,
      authority: { manages: (server, user) => Promise.resolve(this.managers.has(`${server} ${user}`)) },
    }
  }

  static async begin(seats = 3): Promise<Bench> {
    const house = new House(IMPERIAL, paintTable)
    const preset = IMPERIAL.rules.sheet.presetIds[0] ?? ''
    return new Bench(house, await house.begin('hall', { seats, preset, seed: 'attack', experience: [] }))
  }

  /** A bot without this table. */
  anew(): Bench {
    return new Bench(new House(IMPERIAL, paintTable), this.table)
  }

  get tables(): Context['tables'] {
    return this.context.tables
  }

  async record(): Promise<TableRecord> {
    const record = (await this.tables.views.of(this.table))?.record
    if (!record) throw new Error('the table is gone')
    return record
  }

  /** A moderator of the server they come from. */
  manager(user: string, server = HOME, room = server === HOME ? 'hall' : 'cellar'): Request {
    return {
      user,
      name: user,
      guild: server,
      channel: room,
      contribution: user,
      isManager: true,
      missingPermissions: [],
    }
  }

  command(request: Request, subcommand: string, texts: Readonly<Record<string, string>> = {}): Promise<Reply> {
    const given: CommandOptions = {
      subcommand,
      text: (option) => texts[option] ?? '',
      flag: () => false,
      person: (option) => (texts[option] === undefined ? null : { user: texts[option], name: texts[option] }),
      file: () => null,
    }
    return admin.execute(this.context, request, given)
  }

  press<K extends RepliedKind>(request: Request, press: PressOf<K>, picked = ''): Promise<Reply> {
    return handle(this.context, request, { press, picked, filled: new Map() })
  }

  /** Gives a number of answers for the asked seats. */
  async play(answers: number): Promise<void> {
    for (let n = 0; n < answers; n += 1) {
      const { run } = await this.house.live(this.table)
      const [asked] = run.asked
      const offer = asked?.offers[0]
      if (!asked || !offer) throw new Error('the pause has no question')
      await this.house.answer(this.table, { seat: asked.seat, verb: asked.verb, key: offer.key })
    }
  }

  /** Makes every player except the first go away. */
  async leaveAlone(): Promise<void> {
    for (const { user } of (await this.record()).seats.slice(1))
      if (user !== null) await this.tables.seats.leave(this.table, user)
  }

  /** Everything about the table that an attack must not change. */
  async whole(): Promise<string> {
    const { revision: _revision, changedAt: _changedAt, ...record } = await this.record()
    return JSON.stringify([record, (await this.house.stored(this.table)).entries])
  }

  async close(): Promise<void> {
    await this.house.stop()
  }
}

/** Runs an attack on a bench of its own. Resolves to a sentence about its success; `null` if it failed. */
export async function onBench(attack: (bench: Bench) => Promise<string | null>, seats?: number): Promise<Outcome> {
  const bench = await Bench.begin(seats)
  try {
    const through = await attack(bench)
    return { held: through === null, detail: through ?? 'Everything was refused.' }
  } finally {
    await bench.close()
  }
}

/** Whether a reply contains anything from a hand or a file. */
export function tells(reply: Reply): boolean {
  return (
    reply !== null && typeof reply !== 'string' && (reply.files !== undefined || JSON.stringify(reply).includes('###'))
  )
}

export { userAt }
