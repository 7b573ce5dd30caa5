import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DEFAULT_IDS } from '../../src/sandbox/index.ts'
import { DESK, hasBrowser, PHONE } from '../kit/browser.ts'
import { openWindow } from './browser.ts'
import { card } from './sample-bot.ts'

const { tavern, backRoom } = DEFAULT_IDS

/** The parts of DOM elements that these tests use; their types include no browser. */
interface Element {
  readonly scrollLeft: number
  readonly ownerDocument: { readonly activeElement: Element }
  getBoundingClientRect(): { readonly width: number; readonly height: number; readonly bottom: number }
}
const boxOf = (what: Locator) =>
  what.evaluate((element) => {
    const { width, height, bottom } = (element as unknown as Element).getBoundingClientRect()
    return { width: Math.round(width), height: Math.round(height), bottom: Math.round(bottom) }
  })
const hasFocus = (what: Locator) =>
  what.evaluate(
    (element) => (element as unknown as Element) === (element as unknown as Element).ownerDocument.activeElement,
  )
const scrolled = (what: Locator) => what.evaluate((element) => (element as unknown as Element).scrollLeft)

describe.skipIf(!hasBrowser)('input and layers of the page', () => {
  const window = openWindow()
  let page: Page

  const box = () => page.locator('#message-box')
  const last = () => page.locator('#messages > .message').last()
  const run = async (command: string): Promise<void> => {
    await box().fill(command)
    await page.getByRole('option').first().waitFor()
    await box().press('Enter')
    await page.getByRole('button', { name: 'Send' }).click()
  }
  const become = async (name: string): Promise<void> => {
    await page.locator('#person-button').click()
    await page.getByRole('menuitemradio', { name: new RegExp(name) }).click()
    await page.locator('#person-button strong', { hasText: name }).waitFor()
  }

  describe('unsent input', () => {
    it('unsent input stays with its person and channel', async () => {
      page = await window.open(DESK, '?as=Ann')
      await box().fill('Ann in the tavern')
      await page.locator(`[data-channel="${backRoom}"]`).click()
      await page.getByPlaceholder('Message #back-room').waitFor()
      expect(await box().inputValue()).toBe('')
      await box().fill('/table open')
      await page.getByRole('option').first().waitFor()
      await box().press('Enter')
      await page.locator('.option[data-option="hero"]').waitFor()
      await become('Ben')
      expect(await box().inputValue()).toBe('')
      await box().fill('Ben in the back room')
      await become('Ann')
      await page.locator('.option[data-option="hero"]').waitFor()
      await page.locator(`[data-channel="${tavern}"]`).click()
      expect(await box().inputValue()).toBe('Ann in the tavern')
    })

    it('unsent input: in a form returns after closing it by mistake, but not after cancelling', async () => {
      page = await window.open(DESK, '?as=Ann')
      const form = page.getByRole('dialog')
      const name = form.getByLabel('Name')
      await run('/name')
      await form.waitFor()
      await page.waitForFunction('document.activeElement.name === "name"')
      await page.keyboard.type('Morgana')
      await page.keyboard.press('Escape')
      await form.waitFor({ state: 'detached' })
      await run('/name')
      await name.waitFor()
      expect(await name.inputValue()).toBe('Morgana')
      await form.getByRole('button', { name: 'Cancel' }).click()
      await run('/name')
      await name.waitFor()
      expect(await name.inputValue()).toBe('')
      await name.fill('Nimue')
      await form.getByRole('button', { name: 'Submit' }).click()
      await page.getByText('Arise, Nimue!').waitFor()
      await run('/name')
      await name.waitFor()
      expect(await name.inputValue()).toBe('')
    })

    it('unsent input returns the focus after any layer closes', async () => {
      await window.channel(tavern).send(card('wizard'))
      page = await window.open(DESK, '?as=Ann')
      const menu = last().getByRole('button', { name: 'Where do you go?' })
      await menu.press('Enter')
      await page.getByRole('option', { name: /Forest/ }).waitFor()
      await page.keyboard.press('Escape')
      expect(await hasFocus(menu)).toBe(true)
      const picture = last().locator('.gallery .picture')
      await picture.press('Enter')
      await page.getByRole('button', { name: 'Closer' }).waitFor()
      await page.keyboard.press('Escape')
      await page.locator('.lightbox').waitFor({ state: 'detached' })
      expect(await hasFocus(picture)).toBe(true)
      const more = last().getByRole('button', { name: 'More' })
      await more.press('Enter')
      await page.getByRole('menuitem', { name: 'Create a thread' }).press('Enter')
      await page.getByRole('dialog').getByLabel('Name').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.locator('#person-button').press('Enter')
      await page.getByRole('menuitemradio', { name: 'Ann' }).waitFor()
      await page.keyboard.press('Escape')
      expect(await hasFocus(page.locator('#person-button'))).toBe(true)
    })
  })

  it('creates threads with and without a message, and the bot answers there', async () => {
    await window.here.discord.as('Ben').say('#tavern', 'Shall we *play*?')
    page = await window.open(PHONE, '?as=Ann')
    await page.getByText('Shall we').waitFor()
    await last().getByRole('button', { name: 'More' }).tap()
    await page.getByRole('menuitem', { name: 'Create a thread' }).tap()
    const name = page.getByRole('dialog').getByLabel('Name')
    expect(await name.inputValue()).toBe('Shall we play?')
    await name.fill('At the big table')
    await page.getByRole('button', { name: 'Create thread' }).tap()
    await page.getByRole('heading', { level: 1, name: 'At the big table' }).waitFor()
    await run('/table hand')
    await page.getByText('You hold two clues').waitFor()
    await page.getByRole('button', { name: '#tavern' }).tap()
    await page.getByRole('button', { name: /At the big table 0 messages/ }).waitFor()
    await page.getByRole('button', { name: 'Create a thread' }).tap()
    await name.fill('x')
    await page.getByRole('button', { name: 'Create thread' }).tap()
    await page.getByRole('heading', { level: 1, name: 'x' }).waitFor()
    await page.getByRole('button', { name: 'Show channels' }).tap()
    await page.locator('.channel.thread', { hasText: 'At the big table' }).tap()
    await page.getByRole('heading', { level: 1, name: 'At the big table' }).waitFor()
    await page.getByRole('button', { name: 'Back to where it began' }).tap()
    await page.getByRole('heading', { level: 1, name: '#tavern' }).waitFor()
  })

  it('shows lists as sheets on a phone, with rows large enough for a thumb', async () => {
    await window.channel(tavern).send(card('wizard'))
    page = await window.open(PHONE, '?as=Ben')
    const sheet = async (rows: string, least: number): Promise<void> => {
      await page.locator(rows).first().waitFor()
      for (const row of await page.locator(rows).all()) expect((await boxOf(row)).height).toBeGreaterThanOrEqual(least)
    }
    const bottom = async (selector: string) => (await boxOf(page.locator(selector))).bottom
    await last().getByRole('button', { name: 'Where do you go?' }).tap()
    await sheet('.menu-option', 44)
    expect(await bottom('.popup')).toBe(844)
    await window.shoot('phone-sheet')
    await page.mouse.click(195, 60)
    await page.locator('.popup').waitFor({ state: 'detached' })
    await last().getByRole('button', { name: 'More' }).tap()
    await sheet('[role=menuitem]', 44)
    expect(await bottom('.popup')).toBe(844)
    await page.keyboard.press('Escape')
    await page.locator('#person-button').tap()
    await sheet('.person', 44)
    expect(await bottom('.popup')).toBe(844)
    await page.keyboard.press('Escape')
    await box().fill('/ta')
    await sheet('.suggestion', 44)
    expect((await boxOf(page.locator('#suggestions'))).width).toBe(390)
  })

  it('opens a picture to fit, then at its own size to be dragged, and zooms with two fingers', async () => {
    await window.channel(tavern).send(card('wizard'))
    page = await window.open(PHONE, '?as=Ann')
    await last().locator('.gallery .picture').tap()
    const picture = page.locator('.stage img')
    const stage = page.locator('.stage')
    const width = async () => (await boxOf(picture)).width
    await page.waitForFunction("document.querySelector('.stage img').getBoundingClientRect().width > 100")
    expect(await width()).toBe(390)
    await page.locator('.lightbox .alt', { hasText: 'The map around the Tavern' }).waitFor()
    await picture.tap()
    await page.getByRole('button', { name: 'Fit to window' }).waitFor()
    expect(await width()).toBe(900)
    expect(await scrolled(stage)).toBeGreaterThan(0)
    await window.shoot('phone-close-up')
    const device = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      device.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [-1, 1].map((side, id) => ({ x: 195 + side * apart, y: 400, id })),
      })
    await touch('touchStart', 40)
    await touch('touchMove', 60)
    await touch('touchMove', 80)
    await touch('touchEnd', 0)
    await page.waitForFunction("document.querySelector('.stage img').getBoundingClientRect().width > 1700")
    await page.getByRole('button', { name: 'Fit to window' }).tap()
    await page.getByRole('button', { name: 'Closer' }).waitFor()
    expect(await width()).toBe(390)
    await page.getByRole('button', { name: 'Close', exact: true }).tap()
    await page.locator('.lightbox').waitFor({ state: 'detached' })
  })

  it('drags an enlarged picture with the mouse', async () => {
    await window.channel(tavern).send(card('wizard'))
    page = await window.open({ viewport: { width: 800, height: 500 } }, '?as=Ann')
    await last().locator('.gallery .picture').click()
    await page.waitForFunction("document.querySelector('.stage img').getBoundingClientRect().width > 100")
    await page.locator('.stage').click()
    await page.getByRole('button', { name: 'Fit to window' }).waitFor()
    const left = () => scrolled(page.locator('.stage'))
    const before = await left()
    await page.mouse.move(400, 250)
    await page.mouse.down()
    await page.mouse.move(360, 250, { steps: 4 })
    await page.mouse.up()
    expect(await left()).toBe(before + 40)
    await page.getByRole('button', { name: 'Fit to window' }).click()
    await page.getByRole('button', { name: 'Closer' }).waitFor()
    await page.mouse.click(20, 250)
    await page.locator('.lightbox').waitFor({ state: 'detached' })
  })

  it('shows emoji on every machine, and follows Discord’s links', async () => {
    const word = await window.channel(backRoom).send('Here it is')
    const link = `https://discord.com/channels/${DEFAULT_IDS.guild}/${backRoom}/${word.id}`
    await window.channel(tavern).send(`🎲 ⚔ **12** [Go there](${link}), or https://discord.com/channels/1/2`)
    page = await window.open(DESK, '?as=Ann')
    await last().getByText('Go there').waitFor()
    const fonts = () =>
      page.evaluate('[...document.fonts].filter((font) => font.status === "loaded").map((font) => font.family)')
    await window.here.discord.until(async () => String(await fonts()).includes('Emoji'), 'the font of emoji')
    await last().getByRole('link', { name: 'https://discord.com/channels/1/2' }).click()
    await page.getByText('You do not see that channel.').waitFor()
    await last().getByRole('link', { name: 'Go there' }).click()
    await page.getByRole('heading', { level: 1, name: '#back-room' }).waitFor()
    await page.getByText('Here it is').waitFor()
  })

  it('isolates a message that fails to render', async () => {
    await window.channel(tavern).send('It ends <t:99999999999999999:R>, or <t:8640000000000:F>')
    page = await window.open(DESK, '?as=Ann')
    await page.getByText('It ends <t:99999999999999999:R>').waitFor()
    await page.route('**/messages?limit=*', async (route) => {
      const answer = await route.fetch()
      const messages = (await answer.json()) as Record<string, unknown>[]
      await route.fulfill({ json: messages.map((message, n) => (n === 0 ? { ...message, embeds: null } : message)) })
    })
    await page.reload()
    await page.getByText('This message cannot be shown as it was meant.').waitFor()
    await page.getByText('It ends <t:99999999999999999:R>').waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  it('caused no errors on the page', () => {
    expect(window.broken).toEqual([])
    expect(window.foreign).toEqual([])
    expect(window.here.faults).toEqual([])
  })
})
