import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
// @ts-expect-error: plain JavaScript
import { findBrowser } from '../../setup/system.mjs'
import { WrongArguments, type Terminal } from '../command.ts'
import { openInn, type Inn } from './inn.ts'

const DESK = { viewport: { width: 1000, height: 960 } }
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, hasTouch: true }
/** No picture of the tour is larger, in bytes. */
const MAX_BYTES = 80_000
const BEST_QUALITY = 85
const WORST_QUALITY = 35
/** Whom Ann plays: the first that is left. */
const HERO = /^Play /
/** A busy machine is slow, not wrong: how long each step may take, in milliseconds. */
const PATIENCE = 120_000
/** The menu of her first turn. */
const MENU = 'Choose…'

/** Plays the tour in docs/playing.md and renews its pictures. */
export async function tour(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { into: { type: 'string', default: 'docs' } } })
  const executablePath = (findBrowser as () => string | undefined)()
  if (!executablePath) throw new WrongArguments('No Chromium was found: name one in TEST_BROWSER')
  const folder = mkdtempSync(join(tmpdir(), 'questmaster-tour-'))
  const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] })
  mkdirSync(values.into, { recursive: true })
  const sizes: Record<string, number> = {}
  const keep = async (name: string, page: Page): Promise<void> => {
    const bytes = await pictureOf(page)
    writeFileSync(join(values.into, `tour-${name}.jpg`), bytes)
    sizes[name] = bytes.length
    terminal.err(`${name}: ${Math.ceil(bytes.length / 1000)} kB\n`)
  }
  try {
    await play(folder, browser, keep)
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
  terminal.out(JSON.stringify({ into: values.into, sizes }))
  return 0
}

type Keep = (name: string, page: Page) => Promise<void>

/** From an empty channel to the first turns; then the bot is stopped, and started again. */
async function play(folder: string, browser: Browser, keep: Keep): Promise<void> {
  const inn = await openInn(folder)
  try {
    const page = await open(browser, inn, DESK)
    await send(page, '/game new')
    await button(page, /^Try /).first().waitFor()
    await keep('games', page)
    await button(page, /^Try /).first().click()
    await asked(page, inn)
    await button(page, HERO).first().click()
    await button(page, HERO).first().waitFor({ state: 'detached' })
    await button(page, MENU).last().waitFor()
    await asked(page, inn)
    await keep('turn', page)
    await button(page, 'My choices & hand').last().click()
    await page.getByText('Only you can see this').last().waitFor()
    await settle(page, inn)
    await keep('hand', page)
    const phone = await open(browser, inn, PHONE)
    await asked(phone, inn)
    await button(phone, MENU).last().tap()
    await phone.getByRole('option').first().waitFor()
    await keep('phone', phone)
  } finally {
    await inn.close()
  }
  const again = await openInn(folder)
  try {
    const page = await open(browser, again, DESK)
    await send(page, '/games')
    await page.getByText('Only you can see this').last().waitFor()
    await settle(page, again)
    await keep('again', page)
  } finally {
    await again.close()
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function open(browser: Browser, inn: Inn, size: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(size)
  page.setDefaultTimeout(PATIENCE)
  await page.goto(`${inn.url}/?as=Ann`)
  await page.locator('#message-box').waitFor()
  return page
}

/** Types a command without options and sends it. */
async function send(page: Page, command: string): Promise<void> {
  const box = page.locator('#message-box')
  await box.fill(command)
  await page.getByRole('option', { name: command }).first().waitFor()
  await box.press('Enter')
  await page.keyboard.press('Escape')
  await button(page, 'Send').click()
}

/** Waits until Ann is asked and her card is there with its picture. */
async function asked(page: Page, inn: Inn): Promise<void> {
  await page.getByText('It’s your move.', { exact: true }).last().waitFor()
  await settle(page, inn)
}

/** Waits until all that happened is shown, pictures and emoji too. */
async function settle(page: Page, inn: Inn): Promise<void> {
  await inn.shown()
  await page.getByText('The picture follows in a moment').waitFor({ state: 'detached' })
  await page.evaluate('Promise.all([...document.images].map((image) => image.decode().catch(() => {})))')
  await page.evaluate('document.fonts.ready')
  await page.mouse.move(1, 400)
}

/** What is seen, as good as it may be at that size. */
async function pictureOf(page: Page): Promise<Buffer> {
  for (let quality = BEST_QUALITY; quality >= WORST_QUALITY; quality -= 5) {
    const bytes = await page.screenshot({ type: 'jpeg', quality, animations: 'disabled' })
    if (bytes.length <= MAX_BYTES) return bytes
  }
  throw new Error(`A picture of the tour does not fit into ${MAX_BYTES} bytes`)
}
