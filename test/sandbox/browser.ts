import { mkdirSync } from 'node:fs'
import type { TextChannel } from 'discord.js'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { DESK, newPage } from '../kit/browser.ts'
import { stage, type Stage } from './bot.ts'
import { SAMPLE_COMMANDS, sampleBot } from './sample-bot.ts'

/** A browser at the page of a sandbox, with the sample bot behind it: one for all tests of a file. */

/** Where screenshots go; none are made without it. */
const SHOTS = process.env['SANDBOX_SHOTS']
export interface Window {
  here: Stage
  /** The page that was opened last. */
  page: Page
  /** Addresses outside the sandbox that the page asked for, and what went wrong on it. */
  readonly foreign: string[]
  readonly broken: string[]
  /** Opens the page. @param query such as `?as=Ben` */
  open(size?: BrowserContextOptions, query?: string): Promise<Page>
  /** A screenshot, where they are wanted. */
  shoot(name: string): Promise<void>
  /** A channel as the bot has it. */
  channel(id: string): TextChannel
}

/** To be called at the beginning of a `describe`: opens everything before its tests and closes it after them. */
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
