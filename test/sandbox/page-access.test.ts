import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DEFAULT_IDS } from '../../src/sandbox/index.ts'
import { seriousFaults } from '../kit/axe.ts'
import { DESK, hasBrowser, PHONE } from '../kit/browser.ts'
import { openWindow } from './browser.ts'
import { card, classic } from './sample-bot.ts'

const { tavern, ann } = DEFAULT_IDS

describe.skipIf(!hasBrowser)('the accessibility of the page', () => {
  const window = openWindow()
  let page: Page

  const box = () => page.locator('#message-box')
  const last = () => page.locator('#messages > .message').last()
  const begin = async (command: string): Promise<void> => {
    await box().fill(command)
    await page.getByRole('option').first().waitFor()
    await box().press('Enter')
  }

  it.each([
    ['at a desk', DESK],
    ['on a phone', PHONE],
  ])('%s: axe-core finds no serious fault, with any layer open', async (_where, size) => {
    await window.channel(tavern).send(classic())
    await window.channel(tavern).send(`<@${ann}>: ||secret||, \`code\`, <#${tavern}>, [link](https://a.org) <t:1:F>`)
    await window.here.discord.as('Ben').startThread('#tavern', 'A thread')
    await window.channel(tavern).send({ ...card('wizard', `Your turn, <@${ann}>.`) })
    const found: Record<string, string[]> = {}
    const look = async (state: string): Promise<void> => {
      found[state] = await seriousFaults(page)
    }
    page = await window.open(size, `?as=Ann&channel=${tavern}`)
    await last().locator('.gallery img').waitFor()
    await page.getByText('It’s your move.').waitFor()
    await page.locator('#new-ones').waitFor()
    await look('a card with buttons and menus')
    await last().getByRole('button', { name: 'Where do you go?' }).click()
    await page.getByRole('option').first().waitFor()
    await look('a menu')
    await page.keyboard.press('Escape')
    await last().getByRole('button', { name: 'More' }).click()
    await look('the menu of a message')
    await page.keyboard.press('Escape')
    await page.locator('#person-button').click()
    await look('the guests')
    await page.keyboard.press('Escape')
    await last().locator('.gallery .picture').click()
    await look('a picture')
    await page.keyboard.press('Escape')
    await box().fill('/')
    await page.getByRole('option').first().waitFor()
    await look('the commands')
    await begin('/table open')
    await page.getByRole('option', { name: /Warlock/ }).waitFor()
    await look('a command with its choices')
    await page.getByRole('button', { name: 'Cancel the command' }).click()
    for (const form of ['/name', '/fields', '/menus']) {
      await begin(form)
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByRole('dialog').waitFor()
      await look(form)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await page.getByRole('button', { name: 'Create a thread' }).click()
    await look('a new thread')
    await page.keyboard.press('Escape')
    await last().getByRole('button', { name: 'Look into your bag' }).click()
    await page.getByText('Only you can see this').waitFor()
    await look('a private message')
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((state) => [state, []])))
  })
})
