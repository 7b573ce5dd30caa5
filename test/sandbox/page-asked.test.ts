import { ActionRowBuilder, ButtonBuilder, ButtonStyle } from 'discord.js'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DEFAULT_IDS } from '../../src/sandbox/index.ts'
import { DESK, hasBrowser, PHONE } from '../kit/browser.ts'
import { openWindow } from './browser.ts'

const { ann, ben, cleo, tavern, backRoom } = DEFAULT_IDS

/** A message of the bot with a question to somebody. */
const asking = (text: string) => ({
  content: text,
  components: [
    new ActionRowBuilder<ButtonBuilder>().addComponents(
      new ButtonBuilder().setCustomId('bag').setLabel('Answer').setStyle(ButtonStyle.Primary),
    ),
  ],
})

describe.skipIf(!hasBrowser)('the people whom the bot asks, and new messages', () => {
  const window = openWindow()
  let page: Page

  const box = () => page.locator('#message-box')
  const you = (name: string) => page.locator('#person-button strong', { hasText: name }).waitFor()
  const follow = () => page.getByRole('switch', { name: 'Follow whose move it is' })
  const say = (channel: string, text: string) => window.here.discord.as('Dai').say(channel, text)

  it('names the people in the newest question, with buttons to become them', async () => {
    await window.channel(tavern).send(asking(`<@${ben}> and <@${cleo}>: what do you do?`))
    page = await window.open(DESK, '?as=Ann')
    await page.getByText('Waiting for Ben and Cleo.').waitFor()
    await page.getByRole('button', { name: 'Be Cleo' }).click()
    await you('Cleo')
    await page.getByText('Waiting for you and Ben.').waitFor()
    await window.channel(tavern).send(asking('The computer thinks'))
    await page.getByText('Waiting for').waitFor({ state: 'detached' })
  })

  it('marks people with unseen calls', async () => {
    await window.channel(backRoom).send(`A word, <@${ben}>, and another, <@${ann}>`)
    page = await window.open(PHONE, '?as=Ann')
    await page.locator('#person-button .count-badge').waitFor()
    await page.locator('#person-button').tap()
    const guest = (name: string) => page.getByRole('menuitemradio', { name: new RegExp(name) })
    expect(await guest('Ben').locator('.count-badge').textContent()).toMatch(/was called \d+ times?/)
    expect(await guest('Dai').locator('.count-badge').count()).toBe(0)
    await guest('Ben').tap()
    await page.getByRole('button', { name: 'Show channels' }).tap()
    await page.locator(`[data-channel="${backRoom}"]`).tap()
    await page.getByText('A word, @Ben').waitFor()
    await window.here.discord.until(async () => {
      const { calls } = await window.here.discord.state()
      return calls.every((call) => call.personId !== ben || call.channelId !== backRoom)
    }, 'Ben to have looked')
    await page.locator('#person-button').tap()
    await guest('Ben').waitFor()
    expect(await guest('Ben').locator('.count-badge').count()).toBe(0)
  })

  it('follows the person whom the bot asks, but never while the user types or a layer is open', async () => {
    const { discord } = window.here
    for (const { name } of await discord.people())
      for (const channel of await discord.as(name).channels())
        if (channel['last_message_id']) await discord.as(name).read(channel.id, String(channel['last_message_id']))
    page = await window.open(DESK, '?as=Ann')
    await window.channel(tavern).send(asking(`Your turn, <@${ann}>`))
    await page.getByText('It’s your move.').waitFor()
    await follow().check()
    await window.channel(tavern).send(asking(`Your turn, <@${ben}>`))
    await you('Ben')
    await box().fill('I am thinking')
    await window.channel(tavern).send(asking(`Your turn, <@${cleo}>`))
    await page.getByText('Waiting for Cleo.').waitFor()
    await page.locator('#person-button').click()
    await box().fill('')
    await page.getByRole('menuitemradio', { name: 'Ben' }).waitFor()
    await you('Ben')
    await page.keyboard.press('Escape')
    await you('Cleo')
    await page.reload()
    await (await window.here.bot.users.fetch(ann)).send('Something secret, Ann')
    await window.channel(tavern).send(asking('The computer thinks'))
    await page.getByText('Something secret, Ann').waitFor()
    await you('Ann')
    await follow().waitFor({ state: 'detached' })
  })

  it('counts unread messages in the title and at the channel, and marks where they begin', async () => {
    page = await window.open(DESK, `?as=Ann&channel=${tavern}`)
    await page.waitForFunction('document.title.startsWith("#tavern")')
    await say('#back-room', 'First news')
    await say('#back-room', 'Second news')
    await page.waitForFunction('document.title.startsWith("(2) #tavern")')
    const entry = page.locator(`[data-channel="${backRoom}"]`)
    await entry.locator('.count-badge', { hasText: '2 new messages' }).waitFor()
    await entry.click()
    await page.waitForFunction('document.title.startsWith("#back-room")')
    const line = page.locator('#new-ones')
    await line.waitFor()
    expect(await page.locator('#new-ones + .message').textContent()).toContain('First news')
    await box().fill('I have read it')
    await box().press('Enter')
    await line.waitFor({ state: 'detached' })
    await entry.locator('.count-badge').waitFor({ state: 'detached' })
  })

  it('does not count messages as seen while the page is hidden or scrolled far up', async () => {
    for (let n = 1; n <= 30; n++) await say('#back-room', `Tale ${n}`)
    page = await window.open(PHONE, `?as=Ann&channel=${backRoom}`)
    await page.getByText('Tale 30').waitFor()
    await page.waitForFunction('document.title.startsWith("#back-room")')
    await page.locator('#messages').evaluate((list) => ((list as unknown as { scrollTop: number }).scrollTop = 0))
    await page.getByText('To the newest message').waitFor()
    await say('#back-room', 'Tale 31')
    await page.waitForFunction('document.title.startsWith("(1)")')
    await page.getByRole('button', { name: '1 new message ↓' }).tap()
    await page.waitForFunction('document.title.startsWith("#back-room")')
    expect(await page.locator('#new-ones + .message').textContent()).toContain('Tale 31')
  })

  it('caused no errors on the page', () => {
    expect(window.broken).toEqual([])
    expect(window.here.faults).toEqual([])
  })
})
