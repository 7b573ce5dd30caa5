import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'

const BROWSER = process.env['TEST_BROWSER'] ?? '/usr/bin/chromium'
const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** Who waits for something on a page says what he waited for before the test itself gives up, in milliseconds. */
const PATIENCE = 300_000

export const hasBrowser = existsSync(BROWSER)

export const DESK = { viewport: { width: 1280, height: 800 } }
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

let browser: Promise<Browser> | undefined

/**
 * A page in a context of its own, which the caller closes. One browser serves all files of a process, and ends with it.
 */
export async function newPage(size: BrowserContextOptions = DESK): Promise<Page> {
  browser ??= chromium.launch({ executablePath: BROWSER, args: ARGS })
  const context = await (await browser).newContext(size)
  context.setDefaultTimeout(PATIENCE)
  return await context.newPage()
}
