import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { textOf, type Sandbox, type SeenMessage } from '../../src/sandbox/index.ts'
import { hasGame, type TableView } from '../../src/tables/index.ts'
import { LeapClock } from '../kit/leap-clock.ts'
import { openTavern, type Tavern, type TavernOptions } from './house.ts'
import { startPatient } from './patient.ts'
import { publicMessages } from './people.ts'

/** Days or weeks at a tavern: its clock leaps, and its bot may restart on the same database. */
export class LongStay {
  readonly clock = new LeapClock()
  private readonly options: TavernOptions
  private readonly folder = mkdtempSync(join(tmpdir(), 'long-stay-'))
  private open: { readonly discord: Sandbox; tavern: Tavern } | null = null

  constructor(options: TavernOptions) {
    this.options = options
  }

  get discord(): Sandbox {
    return this.now.discord
  }

  get tavern(): Tavern {
    return this.now.tavern
  }

  private get now() {
    if (!this.open) throw new Error('the tavern is not open yet')
    return this.open
  }

  async begin(prepare: (discord: Sandbox) => Promise<void>): Promise<void> {
    const discord = await startPatient()
    await prepare(discord)
    this.open = { discord, tavern: await this.start(discord) }
  }

  private start(discord: Sandbox): Promise<Tavern> {
    return openTavern({ ...this.options, discord, path: join(this.folder, 'games.db'), clock: this.clock })
  }

  /** The bot stops and starts again. `meanwhile`: what happens in between. */
  async restart(meanwhile: () => void = () => undefined): Promise<void> {
    await this.tavern.close()
    meanwhile()
    this.now.tavern = await this.start(this.discord)
  }

  async end(): Promise<void> {
    await this.open?.tavern.close()
    await this.open?.discord.close()
    rmSync(this.folder, { recursive: true })
  }

  async view(table: string): Promise<TableView> {
    const found = await this.tavern.tables.views.of(table)
    if (!found || !hasGame(found)) throw new Error('the table is gone')
    return found
  }

  async idOf(name: string): Promise<string> {
    return (await this.discord.people()).find((one) => one.name === name)?.id ?? ''
  }

  /** Waits for a message in a channel that everybody can read and that says something: the last one that does. */
  said(channel: string, words: string): Promise<SeenMessage> {
    return this.discord.until(async () => {
      await this.tavern.shown()
      return (await publicMessages(this.discord.as('Dai'), channel)).findLast((one) => textOf(one).includes(words))
    }, `a message that says ${words}`) as Promise<SeenMessage>
  }

  /** The same for a direct message. */
  direct(name: string, words: string): Promise<SeenMessage> {
    return this.discord.until(async () => {
      await this.tavern.shown()
      return (await this.discord.as(name).messages('dm')).findLast((one) => textOf(one).includes(words))
    }, `a direct message to ${name} that says ${words}`) as Promise<SeenMessage>
  }
}

/** A tavern for all tests of a file, which build on one another. `prepare`: what happens before the bot starts. */
export function longStay(
  options: TavernOptions = {},
  prepare: (discord: Sandbox, clock: LeapClock) => Promise<void> | void = () => undefined,
): LongStay {
  const stay = new LongStay(options)
  beforeAll(() => stay.begin(async (discord) => await prepare(discord, stay.clock)))
  afterAll(() => stay.end())
  return stay
}
