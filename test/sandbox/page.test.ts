import { createCanvas } from 'canvas'
import type { TextChannel } from 'discord.js'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DEFAULT_IDS, startSandbox } from '../../src/sandbox/index.ts'
import { hasBrowser, newPage } from '../kit/browser.ts'
import { openWindow } from './browser.ts'
import { card, classic } from './sample-bot.ts'

/** The parts of DOM elements that these tests use; their types include no browser. */
interface Box {
  getBoundingClientRect(): { readonly top: number; readonly bottom: number }
  scrollIntoView(): void
}

describe.skipIf(!hasBrowser)('the page', () => {
  const window = openWindow()
  let page: Page

  const open = async (width = 1280, height = 800, query = ''): Promise<void> => {
    page = await window.open({ viewport: { width, height }, hasTouch: width < 600 }, query)
  }
  const be = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: /You are/ }).click()
    await page.getByRole('menuitemradio', { name: new RegExp(name) }).click()
    await page.locator('#person-button strong', { hasText: name }).waitFor()
  }
  /** Types a command without options and sends it. */
  const run = async (command: string): Promise<void> => {
    await box().fill(command)
    await page.getByRole('option').first().waitFor()
    await box().press('Enter')
    await page.getByRole('button', { name: 'Send' }).click()
  }
  const last = () => page.locator('#messages > .message').last()
  const box = () => page.locator('#message-box')

  it('lets people type a command with choices and autocompletion, and shows the answer’s picture', async () => {
    await open()
    await be('Ben')
    await box().fill('/ta')
    await page.getByRole('option', { name: /\/table open/ }).waitFor()
    await window.shoot('commands')
    await box().press('Enter')
    const option = (name: string) => page.locator(`.option[data-option="${name}"] input`)
    await page.getByRole('option', { name: 'The Warlock of Firetop Mountain' }).waitFor()
    await option('game').press('ArrowDown')
    await option('game').press('Enter')
    await option('hero').pressSequentially('wiz')
    await page.getByRole('option', { name: 'Wizard' }).waitFor()
    await window.shoot('autocompletion')
    await option('hero').press('Tab')
    await option('hero').press('Enter')
    const shown = last().locator('.gallery img')
    await shown.waitFor()
    expect(await shown.getAttribute('alt')).toContain('The map around the Tavern')
    expect(await shown.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth)).toBe(900)
    expect(await last().locator('.above').textContent()).toContain('Ben used /table open')
    await shown.click()
    await page.locator('dialog.lightbox img').waitFor()
    await window.shoot('enlarged')
    await page.keyboard.press('Escape')
    await page.locator('dialog.lightbox').waitFor({ state: 'detached' })
  })

  it('does not send a command without a required option', async () => {
    await open(1280, 800, '?as=Ben')
    await box().fill('/table open')
    await box().press('Enter')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('#composer .fault').getByText('This option is required: game', { exact: true }).waitFor()
  })

  it('lets people press buttons and choose in menus, and shows private answers only to them', async () => {
    const tavern = window.here.bot.channels.cache.get(DEFAULT_IDS.backRoom) as TextChannel
    await tavern.send(card('wizard'))
    await open(1280, 800, `?as=Cleo&channel=${DEFAULT_IDS.backRoom}`)
    await page.getByRole('button', { name: 'Roll the die' }).click()
    await page.getByText('crossed the river').waitFor()
    await page.getByRole('button', { name: 'Look into your bag' }).click()
    await page.getByText('a rope, a lantern').waitFor()
    await page.getByText('Only you can see this').waitFor()
    await page.getByRole('button', { name: 'Where do you go?' }).click()
    await page.getByRole('option', { name: /Sentinel/ }).waitFor()
    await window.shoot('menu')
    await page.getByRole('option', { name: /Sentinel/ }).click()
    await page.getByText('goes to the sentinel').waitFor()
    expect(await last().textContent()).toContain('@Cleo')
    expect(await last().getAttribute('class')).toContain('mentioned')
    await be('Dai')
    await page.getByText('goes to the sentinel').waitFor()
    expect(await page.getByText('a rope, a lantern').count()).toBe(0)
    await be('Cleo')
    await page.getByRole('button', { name: 'Dismiss message' }).click()
    await page.getByText('a rope, a lantern').waitFor({ state: 'detached' })
    expect(await page.getByRole('button', { name: 'Cast a spell' }).isDisabled()).toBe(true)
  })

  it('opens a form and sends the input', async () => {
    await open(1280, 800, '?as=Ann')
    await box().fill('/name')
    await box().press('Enter')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByLabel('Name').fill('Morgana')
    await window.shoot('form')
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Arise, Morgana!').waitFor()
  })

  it('fills in every kind of field of a form', async () => {
    await open(390, 844, '?as=Ann')
    await run('/fields')
    const form = page.getByRole('dialog')
    await form.getByLabel('Elf').check()
    await form.getByLabel('Dwarf').check()
    await form.getByLabel('Axe').check()
    await form.getByLabel('Lamp').check()
    await form.getByLabel('Rope').click()
    expect(await form.getByLabel('Rope').isChecked()).toBe(false)
    await form.getByLabel('I am brave').check()
    await form.getByLabel('Portrait').setInputFiles([
      { name: 'face.png', mimeType: 'image/png', buffer: Buffer.from('x') },
      { name: 'side.png', mimeType: 'image/png', buffer: Buffer.from('y') },
    ])
    await window.shoot('form-fields')
    await form.getByRole('button', { name: 'Submit' }).tap()
    await page.getByText('hero: "dwarf"').waitFor()
    expect(await last().textContent()).toContain('gear: ["axe","lamp"]brave: trueportrait: ["face.png","side.png"]')
  })

  it('fills in every kind of menu of a form, and points out mistakes', async () => {
    await open(390, 844, '?as=Ann')
    await run('/menus')
    const form = page.getByRole('dialog')
    await form.getByRole('button', { name: 'Submit' }).tap()
    await form.getByText('Spells: choose 1 to 3').waitFor()
    await form.getByLabel('Spell 3', { exact: true }).check()
    await form.getByLabel('Spell 20').check()
    await form.getByLabel('Against').selectOption('Ben')
    await form.getByLabel('Where').selectOption('#back-room')
    await form.getByLabel('Why').fill('Because')
    await form.getByText('7 / 40').waitFor()
    await window.shoot('form-menus')
    await form.getByRole('button', { name: 'Submit' }).tap()
    await page.getByText('spells: ["spell 3","spell 20"]').waitFor()
    expect(await last().textContent()).toContain(`against: ["${DEFAULT_IDS.ben}"]where: ["${DEFAULT_IDS.backRoom}"]`)
  })

  it('opens long menus above everything, for one choice and for several', async () => {
    await open(390, 844, '?as=Dai')
    await run('/crowd')
    await page.getByRole('button', { name: 'Ask one' }).tap()
    await page.getByRole('option', { name: 'Guest 25' }).scrollIntoViewIfNeeded()
    await window.shoot('phone-long-menu')
    await page.getByRole('option', { name: 'Guest 25' }).tap()
    await page.getByText('@Dai goes to the g25.').waitFor()
    await page.getByRole('button', { name: 'Ask some' }).tap()
    for (const guest of ['Guest 1', 'Guest 2', 'Guest 3', 'Guest 4'])
      await page.getByRole('option', { name: guest, exact: true }).tap()
    await page.getByRole('button', { name: 'Done' }).tap()
    await page.getByText('@Dai goes to the g1 and g2 and g3.').waitFor()
  })

  it('keeps the reader’s place among older messages, and offers a way to new ones', async () => {
    const channel = window.here.bot.channels.cache.get(DEFAULT_IDS.backRoom) as TextChannel
    for (let n = 1; n <= 65; n++) await window.here.discord.as('Ben').say('#back-room', `Story ${n}`)
    await open(390, 844, `?as=Ann&channel=${DEFAULT_IDS.backRoom}`)
    await page.getByText('Story 65').waitFor()
    const fromTop = (text: string) =>
      page
        .getByText(text, { exact: true })
        .evaluate((element) => Math.round((element as unknown as Box).getBoundingClientRect().top))
    await page
      .getByText('Story 20', { exact: true })
      .evaluate((element) => (element as unknown as Box).scrollIntoView())
    await page.getByText('To the newest message').waitFor()
    const before = await fromTop('Story 20')
    await channel.send('A word from the bot')
    await page.getByRole('button', { name: '1 new message' }).waitFor()
    expect(await fromTop('Story 20')).toBe(before)
    await page.getByRole('button', { name: '1 new message' }).tap()
    await page.getByText('A word from the bot').waitFor()
    await page.getByRole('button', { name: '1 new message' }).waitFor({ state: 'detached' })
    expect(
      await page
        .getByText('A word from the bot')
        .evaluate((element) => (element as unknown as Box).getBoundingClientRect().bottom),
    ).toBeLessThan(844)
    await page.locator('#messages').evaluate((list) => ((list as unknown as { scrollTop: number }).scrollTop -= 500))
    await page.getByText('To the newest message').waitFor()
    await window.here.discord.as('Ann').say('#back-room', 'My own word')
    await page.getByText('To the newest message').waitFor({ state: 'detached' })
    await page.locator('#messages').evaluate((list) => ((list as unknown as { scrollTop: number }).scrollTop = 0))
    const oldest = page.locator('#messages > .message').first()
    const text = (await oldest.locator('.text').textContent()) ?? ''
    const place = await fromTop(text)
    await page.getByRole('button', { name: 'Show older messages' }).tap()
    await page.getByText('Story 1', { exact: true }).waitFor()
    expect(Math.abs((await fromTop(text)) - place)).toBeLessThan(60)
  })

  it('shows Markdown as Discord does', async () => {
    await window.here.discord
      .as('Ben')
      .say('#back-room', '*Something: **My hand** shows it.* __u__ ~~s~~ _old_ snake_case 2*3*4 ||x||')
    await open(1280, 800, `?as=Ann&channel=${DEFAULT_IDS.backRoom}`)
    await last().getByText('My hand').waitFor()
    const markup = await last().locator('.text p').innerHTML()
    expect(markup).toContain('<em>Something: <strong>My hand</strong> shows it.</em> <u>u</u> <s>s</s>')
    expect(markup).toContain('<em>old</em> snake_case 2<em>3</em>4')
  })

  it('drops ephemeral messages when it is reloaded', async () => {
    await open(1280, 800, '?as=Cleo')
    await run('/table hand')
    await page.getByText('You hold two clues').waitFor()
    await page.reload()
    await last().waitFor()
    expect(await page.getByText('You hold two clues').count()).toBe(0)
  })

  it('shows commands in the reader’s language', async () => {
    await open(1280, 800, '?as=Dai')
    await page.getByRole('button', { name: /You are/ }).click()
    await page.getByLabel('language').selectOption('German')
    await page.keyboard.press('Escape')
    await box().fill('/ti')
    await page.getByRole('option', { name: '/tisch öffnen' }).click()
    await page.locator('.option-name', { hasText: 'spiel' }).waitFor()
    await page.getByText('spiel – Welches Spiel').waitFor()
    await page.getByRole('option', { name: 'Der Hexenmeister' }).click()
    await page.locator('.option[data-option="hero"] input').pressSequentially('elf')
    await page.getByRole('option', { name: 'Elf' }).click()
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Dai used /table open').waitFor()
  })

  it('shows application emojis', async () => {
    const picture = createCanvas(32, 32).toBuffer('image/png')
    const sword = await window.here.bot.application.emojis.create({ name: 'sword', attachment: picture })
    const tavern = window.here.bot.channels.cache.get(DEFAULT_IDS.tavern) as TextChannel
    await tavern.send({
      content: `A ${sword} for you`,
      components: [{ type: 1, components: [{ type: 2, style: 1, custom_id: 'take', emoji: { id: sword.id } }] }],
    })
    await open(1280, 800, '?as=Ann')
    await page.getByRole('button', { name: 'sword' }).waitFor()
    const width = (image: unknown) => (image as { naturalWidth: number }).naturalWidth
    for (const place of ['.text', '.button']) {
      const image = last().locator(`${place} img.emoji`)
      expect(await image.getAttribute('alt')).toBe(':sword:')
      expect(await image.evaluate(width)).toBe(32)
    }
  })

  it('says that the bot did not respond', async () => {
    await window.here.discord.changeSettings({ interactionDeadline: 100 })
    await open(1280, 800, '?as=Ann')
    await box().fill('/sleep')
    await box().press('Enter')
    await page.keyboard.press('Enter')
    await page.getByText('The application did not respond').waitFor()
    await window.here.discord.changeSettings({ interactionDeadline: 20_000 })
  })

  it('adds a person, marks unread channels and shows direct messages', async () => {
    await open(1280, 800, '?as=Ann')
    await page.getByRole('button', { name: /You are/ }).click()
    await page.getByLabel('Name of a new person').fill('Eve')
    await page.keyboard.press('Enter')
    await page.locator('#person-button strong', { hasText: 'Eve' }).waitFor()
    const eve = (await window.here.discord.people()).find((person) => person.name === 'Eve')!
    await (await window.here.bot.users.fetch(eve.id)).send('Welcome, **Eve**')
    await page.locator('.channel.unread').click()
    await page.getByText('Welcome, Eve').waitFor()
  })

  it('works on a phone', async () => {
    const backRoom = window.here.bot.channels.cache.get(DEFAULT_IDS.backRoom) as TextChannel
    await backRoom.send(classic())
    await backRoom.send(card('sorceress'))
    await open(390, 844, `?as=Ann&channel=${DEFAULT_IDS.backRoom}`)
    await last()
      .locator('.gallery img')
      .evaluate((image) => (image as unknown as { decode(): Promise<void> }).decode())
    await window.shoot('phone')
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
    expect(overflow).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Show channels' }).tap()
    await page.locator('#sidebar').getByText('tavern').waitFor()
    await page
      .locator('#sidebar')
      .evaluate((bar) =>
        Promise.all(
          (bar as unknown as { getAnimations(): { finished: Promise<unknown> }[] })
            .getAnimations()
            .map((move) => move.finished),
        ),
      )
    await window.shoot('phone-channels')
    await page.locator('[data-channel]', { hasText: 'tavern' }).tap()
    await page.getByRole('heading', { level: 1, name: '#tavern' }).waitFor()
    await box().tap()
    await box().fill('/')
    await page.getByRole('option', { name: /\/table hand/ }).tap()
    await page.getByRole('button', { name: 'Send' }).tap()
    await page.getByText('You hold two clues').waitFor()
    await window.shoot('phone-private')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${window.here.discord.url}/?as=Ann&channel=${DEFAULT_IDS.backRoom}`)
    await last()
      .locator('.gallery img')
      .evaluate((image) => (image as unknown as { decode(): Promise<void> }).decode())
    await window.shoot('desktop')
    await page.locator('#messages').evaluate((list) => {
      ;(list as unknown as { scrollTop: number }).scrollTop -= 640
    })
    await window.shoot('desktop-above')
  })

  it('reconnects after the sandbox was down', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'world.json')
    const first = await startSandbox({ file })
    page = window.page = await newPage()
    await page.goto(`${first.url}/?as=Ann`)
    await page.getByText('Welcome to #tavern').waitFor()
    await first.as('Ben').say('#tavern', 'Before the storm')
    await page.getByText('Before the storm').waitFor()
    await first.close()
    await page.locator('#notice', { hasText: 'What you see may be old' }).waitFor()
    await box().fill('Is anybody there?')
    await box().press('Enter')
    await page.locator('#composer .fault', { hasText: 'Nothing was sent' }).waitFor()
    expect(await box().inputValue()).toBe('Is anybody there?')
    const again = await startSandbox({ file, port: first.port })
    await again.as('Ben').say('#tavern', 'After the storm')
    await page.getByText('After the storm').waitFor()
    await page.locator('#notice').waitFor({ state: 'hidden' })
    expect(await page.locator('#new-ones + .message').textContent()).toContain('After the storm')
    await box().press('Enter')
    await page.locator('#messages').getByText('Is anybody there?').waitFor()
    await again.close()
    rmSync(dirname(file), { recursive: true })
  })

  it('notices a connection that was cut without a close', async () => {
    page = window.page = await newPage()
    let isCut = false
    let isHeard = false
    let pongs = 0
    await page.routeWebSocket(/sandbox.live/, (here) => {
      if (isCut) return void here.close()
      const there = here.connectToServer()
      here.onMessage((message) => {
        if (!isCut) there.send(message)
      })
      there.onMessage((message) => {
        if (!isCut) here.send(message)
        if (String(message).includes('hello')) isHeard = true
        if (String(message).includes('pong')) pongs += 1
      })
    })
    await page.clock.install()
    await page.goto(`${window.here.discord.url}/?as=Ann`)
    await window.here.discord.until(() => isHeard, 'the live connection')
    await page.clock.runFor(16_000)
    await window.here.discord.until(() => pongs >= 1, 'an answer')
    await page.clock.runFor(15_000)
    await window.here.discord.until(() => pongs >= 2, 'another answer')
    expect(await page.locator('#notice').isVisible()).toBe(false)
    isCut = true
    await page.clock.runFor(35_000)
    await page.locator('#notice', { hasText: 'What you see may be old' }).waitFor()
    isCut = false
    await page.clock.runFor(10_000)
    await page.locator('#notice').waitFor({ state: 'hidden' })
  })

  it('opens as soon as the sandbox answers', async () => {
    page = window.page = await newPage()
    let isThere = false
    await page.route('**/sandbox/state', (route) => (isThere ? route.continue() : route.abort()))
    await page.goto(`${window.here.discord.url}/?as=Ann`)
    await page.getByText('The page opens as soon as it does.').waitFor()
    isThere = true
    await page.locator('#message-box').waitFor()
    expect(await page.getByText('The page opens as soon as it does.').count()).toBe(0)
  })

  it('requested nothing from elsewhere, without errors on the page', () => {
    expect(window.foreign).toEqual([])
    expect(window.broken).toEqual([])
    expect(window.here.faults).toEqual([])
  })
})
