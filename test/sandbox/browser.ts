import { mkdirSync } from 'node:fs'
import type { TextChannel } from 'discord.js'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { DESK, newPage } from '../kit/browser.ts'
import { stage, type Stage } from './bot.ts'
import { SAMPLE_COMMANDS, sampleBot } from './sample-bot.ts'

/** A browser on the sandbox's page, with the sample bot: one for all tests of a file. */

/** The folder for screenshots; without it none are taken. */
const SHOTS = process.env['SANDBOX_SHOTS']
export interface Window {
  here: Stage
  /** The most recently opened page. */
  page: Page
  /** Requests of the page to addresses outside the sandbox, and errors on the page. */
  readonly foreign: string[]
  readonly broken: string[]
  /** Opens the page. @param query such as `?as=Ben` */
  open(size?: BrowserContextOptions, query?: string): Promise<Page>
  /** Takes a screenshot, if a folder is set. */
  shoot(name: string): Promise<void>
  /** A channel as the bot knows it. */
  channel(id: string): TextChannel
}

/** Call this at the beginning of a `describe`: it opens everything before the tests and closes it after them. */
export function openWindow(): Window {
  const window = { foreign: [], broken: [], open, shoot, channel } as unknown as Window
  beforeAll(async () => {
    window.here = await stage(sampleBot)
    await window.here.bot.application.commands.set(SAMPLE_COMMANDS)
  })
  afterAll(async () => {
    await window.here?.close()
  })
  afterEach(async () => await window.page?.context().close())

  async function open(size: BrowserContextOptions = DESK, query = '?as=Ann'): Promise<Page> {
    const { here, foreign, broken } = window
    const page = (window.page = await newPage(size))
    page.on('request', (request) => {
      const isOwn = request.url().startsWith(here.discord.url) || request.url().startsWith('data:')
      if (!isOwn) foreign.push(request.url())
    })
    page.on('pageerror', (error) => broken.push(error.message))
    await page.goto(`${here.discord.url}/${query}`)
    await page.getByRole('heading', { level: 1 }).filter({ hasText: /./ }).waitFor()
    return page
  }
  async function shoot(name: string): Promise<void> {
    if (SHOTS === undefined) return
    mkdirSync(SHOTS, { recursive: true })
    await window.page.screenshot({ path: `${SHOTS}/${name}.png`, animations: 'disabled' })
  }
  function channel(id: string): TextChannel {
    return window.here.bot.channels.cache.get(id) as TextChannel
  }
  return window
}
