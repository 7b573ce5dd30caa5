import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { plain } from '../../src/discord/kit/text.ts'
import { say } from '../../src/discord/words/index.ts'
import { textOf, type Sandbox } from '../../src/sandbox/index.ts'
import { sayOnPage } from '../../src/television/words.ts'
import { seriousFaults } from '../kit/axe.ts'
import { hasBrowser, newPage, PHONE } from '../kit/browser.ts'
import { startPatient } from './patient.ts'
import { cardIn, cardWith, HAND, lastPrivate } from './people.ts'
import { BotProcess } from './process.ts'

// A table on a television: a browser follows the page through the real bot, its death and its return.

const CHANNEL = 'tavern'
/** Waits as long as everything else does. */
const POLLING = { timeout: 300_000 }
const TELEVISION = { viewport: { width: 1920, height: 1080 } }
/** The folder for screenshots; without it none are taken. */
const SHOTS = process.env['TELEVISION_SHOTS']

let discord: Sandbox | undefined
let bot: BotProcess | undefined
let folder = ''
const pages: Page[] = []

afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close()
  await bot?.end('SIGKILL')
  await discord?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function shoot(page: Page, name: string): Promise<void> {
  if (SHOTS === undefined) return
  mkdirSync(SHOTS, { recursive: true })
  await page.screenshot({ path: join(SHOTS, `${name}.png`) })
}

/** Two people begin a game. Returns the link that one of them gets. */
async function linkOfGame(at: Sandbox): Promise<string> {
  await at.as('Ann').command(CHANNEL, '/game new', { game: 'talisman', seed: 'television', preset: 'short' })
  await at.as('Ben').press(await cardWith(at, CHANNEL, 'Join'), 'Join')
  await at.as('Ann').press(await cardWith(at, CHANNEL, 'Start'), 'Start')
  await cardWith(at, CHANNEL, HAND)
  await at.as('Ann').command(CHANNEL, '/game television', {})
  const message = await at.until(async () => {
    const last = await lastPrivate(at.as('Ann'), CHANNEL)
    return last && textOf(last).includes('http://') ? last : undefined
  }, 'the link')
  return /<(http:[^>]+)>/.exec(textOf(message))?.[1] ?? ''
}

/** Each player takes the first choice they have, a few times. */
async function playOn(at: Sandbox, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['Ann', 'Ben']) {
      const { choices } = await at.as(name).autocomplete(CHANNEL, '/play', { action: '' }, 'action')
      const [first] = choices
      if (first) await at.as(name).command(CHANNEL, '/play', { action: String(first.value) })
    }
  }
}

/** Opens a link on a television and on a phone. `refused`: what the page's own policy has refused, and its errors. */
async function screensAt(link: string) {
  const [page, phone] = [await newPage(TELEVISION), await newPage({ ...PHONE, reducedMotion: 'reduce' })]
  pages.push(page, phone)
  const refused: string[] = []
  for (const one of pages) {
    one.on('pageerror', (error) => refused.push(error.message))
    one.on('console', (message) => message.text().includes('Content Security') && refused.push(message.text()))
    await one.goto(link)
  }
  return { page, phone, refused }
}

const headlineOf = (page: Page) => page.locator('#headline').textContent()

/** Waits until a page says whose move it is, as the card does. */
async function followsCard(at: Sandbox, page: Page): Promise<void> {
  const isSame = async () => {
    const card = await cardIn(at.as('Dai'), CHANNEL)
    return card !== undefined && plain(textOf(card)).includes((await headlineOf(page)) ?? '?')
  }
  await expect.poll(isSame, POLLING).toBe(true)
  await page.locator('#map img[src]').waitFor()
}

/** Large on a television, without a need to scroll, and as wide as a phone. */
async function expectLegible(page: Page, phone: Page): Promise<void> {
  expect(await page.locator('#map img').getAttribute('alt')).toMatch(/\w{3,}/)
  expect((await page.locator('#map').boundingBox())?.height).toBeGreaterThan(700)
  const size = await page.evaluate("parseFloat(getComputedStyle(document.querySelector('#headline')).fontSize)")
  expect(size).toBeGreaterThan(50)
  expect(await page.evaluate('document.documentElement.scrollHeight <= innerHeight')).toBe(true)
  expect(await phone.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  for (const one of [page, phone]) {
    await one.locator('#lines li').last().waitFor()
    expect(await seriousFaults(one)).toEqual([])
  }
}

describe.skipIf(!hasBrowser)('a table on a television', () => {
  it('the page follows the game, outlives the bot, comes back by itself and ends with its link', async () => {
    folder = mkdtempSync(join(tmpdir(), 'television-'))
    const at = (discord = await startPatient())
    const env = {
      DISCORD_TOKEN: 'television-token',
      DISCORD_API_URL: at.api,
      DATABASE_PATH: join(folder, 'games.db'),
      TELEVISION_ADDRESS: `127.0.0.1:${await freePort()}`,
    }
    bot = await BotProcess.start(env)
    const link = await linkOfGame(at)
    const { page, phone, refused } = await screensAt(link)
    await followsCard(at, page)
    await playOn(at, 4)
    await followsCard(at, page)
    await page.locator('#lines li').first().waitFor()
    await shoot(page, 'television')
    await shoot(phone, 'television-phone')
    await expectLegible(page, phone)

    await bot.end('SIGKILL')
    await page.getByText(sayOnPage('page-away')).waitFor()
    await shoot(page, 'television-away')
    bot = await BotProcess.start(env)
    await page.locator('#notice').waitFor({ state: 'hidden' })
    await playOn(at, 1)
    await followsCard(at, page)

    const { message } = await at.as('Ben').command(CHANNEL, '/game television', {})
    expect(textOf(message)).toContain(link)
    await at.as('Ben').press(message, say('television-revoke'))
    for (const one of [page, phone]) await one.getByText(sayOnPage('page-ended')).waitFor()
    await shoot(page, 'television-ended')
    await page.reload()
    await page.getByText(sayOnPage('answer-unknown')).waitFor()
    expect(refused).toEqual([])
  })
})
