import type { Locator, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Game } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { hasGame } from '../../src/tables/model/service.ts'
import { seriousFaults } from '../kit/axe.ts'
import { DESK, hasBrowser, newPage, PHONE } from '../kit/browser.ts'
import { DOT, openTavern, type Tavern } from './house.ts'

// What somebody does who has never been here, on the page itself: from an empty channel to the first move.

/** Nobody needs this many presses: a player who stays in the first turn for longer does not find the way. */
const MOST = 25
/** The number of things on the page of which the Tab key reaches one. */
const MAX_TABS = 150

type Using = 'touch' | 'mouse' | 'keyboard'

/** What opens the private panel. */
const WAY_IN = 'q1|v|'
/** What is pressed first of all that is offered: answers, what asks once more, menus; last what opens the panel. */
const WAYS = ['q1|qs|', 'q1|a|', 'q1|m|', 'q1|w|', 'q1|o|', 'q1|n|', WAY_IN]

describe.skipIf(!hasBrowser)('the first five minutes', () => {
  let tavern: Tavern
  let page: Page
  const broken: string[] = []

  beforeEach(async () => {
    tavern = await openTavern({ games: GAMES, faces: () => Promise.resolve(DOT) })
  })
  afterEach(async () => {
    await page?.context().close()
    await tavern?.close()
    expect(broken.splice(0)).toEqual([])
  })

  async function open(using: Using): Promise<void> {
    page = await newPage(using === 'touch' ? PHONE : DESK)
    page.on('pageerror', (error) => broken.push(error.message))
    await page.goto(`${tavern.discord.url}/?as=Ann`)
    await page.locator('#message-box').waitFor()
  }

  /** Presses something the way this person does. */
  async function use(using: Using, what: Locator): Promise<void> {
    if (using === 'touch') return await what.tap()
    if (using === 'mouse') return await what.click()
    await reach(what)
    await page.keyboard.press('Enter')
  }

  /** Goes to something by the Tab key alone, from the newest message backwards. */
  async function reach(what: Locator): Promise<void> {
    await what.waitFor()
    await page.locator('#message-box').focus()
    for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
      if (await what.evaluate((element) => element === element.ownerDocument.activeElement)) return
      await page.keyboard.press('Shift+Tab')
    }
    throw new Error(`${await what.textContent()} cannot be reached by the keyboard`)
  }

  /** Types `/game new` and sends it. */
  async function begin(using: Using): Promise<void> {
    const box = page.locator('#message-box')
    await box.fill('/game new')
    await page.getByRole('option', { name: /\/game new/ }).waitFor()
    await box.press('Enter')
    await page.keyboard.press('Escape')
    if (using === 'keyboard') await page.keyboard.press('Enter')
    else await use(using, page.getByRole('button', { name: 'Send' }))
    await page.getByText('What would you like to play?').waitFor()
  }

  const lobby = (act: string) => page.locator(`#messages [data-custom-id^="q1|l|"]`, { hasText: act }).last()
  /** What was answered at the seat of Ann. */
  const answers = async () => {
    const [table] = await tavern.tables.directory.find({})
    const entries = table ? await tavern.store.log.entries(table.id) : []
    return entries.flatMap((entry) => (entry.kind === 'answer' && entry.answer.seat === 0 ? [entry.answer] : []))
  }

  /** Whether somebody at the seat of Ann has answered something by which one moves. */
  async function hasMoved(game: Game): Promise<boolean> {
    return (await answers()).some(({ verb, key }) => /move|phase/.test(verb) && game.words.act(verb, key) === 'move')
  }

  /** Answers whatever is asked of Ann until she has moved: what is seen on the page is all that this person knows. */
  async function playToTheFirstMove(game: Game, using: Using): Promise<void> {
    for (let presses = 1; presses <= MOST; presses += 1) {
      await untilAnnIsAsked()
      await answerOffered(using)
      if (await hasMoved(game)) return
    }
    throw new Error(`no move after ${MOST} presses:\n${await page.locator('#messages').innerText()}`)
  }

  /** Presses what is offered, and waits for what comes of it. Returns how many presses that takes. */
  async function answerOffered(using: Using): Promise<number> {
    const [count, before] = [(await answers()).length, await whispered()]
    const found = await offered()
    if (!found) throw new Error('nothing can be pressed')
    const isMenu = (await found.getAttribute('aria-haspopup')) === 'listbox'
    await use(using, found)
    if (isMenu) await pick(using)
    await tavern.discord.until(
      async () => (await answers()).length > count || (await whispered()) !== before,
      'an answer, or what is asked in private',
    )
    return isMenu ? 2 : 1
  }

  /** The others are quick; any other person passes for as long as it takes. */
  async function untilAnnIsAsked(): Promise<void> {
    await tavern.discord.until(async () => {
      const [table] = await tavern.tables.directory.find({ statuses: ['playing'] })
      const view = table && (await tavern.tables.views.of(table.id))
      if (!view || !hasGame(view)) return false
      const asked = view.record.seats.flatMap(({ seat }) => view.asked(seat).find((one) => one.seat === seat) ?? [])
      if (asked.some(({ seat, standing, formality }) => seat === 0 && standing === null && !formality)) return true
      for (const { seat, verb, offers } of asked) {
        const user = view.record.seats[seat]?.user
        const key = offers[0]?.key ?? ''
        if (seat > 0 && user) await tavern.tables.answers.submit(view.record.id, user, { verb, key })
      }
      return false
    }, 'Ann to be asked')
    await tavern.shown()
  }

  const whispered = async () => (await page.locator('#messages .ephemeral').allInnerTexts()).join('\n')

  /** Picks the first thing of the menu that is open, which is a sensible one. */
  async function pick(using: Using): Promise<void> {
    const option = page.getByRole('listbox').getByRole('option').first()
    await option.waitFor()
    if (using !== 'keyboard') await use(using, option)
    // The first is in focus once the list is open.
    else await page.keyboard.press('Enter')
    const done = page.getByRole('button', { name: 'Done' })
    if ((await done.count()) > 0) await done.click()
  }

  async function offered(): Promise<Locator | null> {
    for (const way of WAYS) {
      const found = page.locator(`#messages [data-custom-id^="${way}"]`)
      if ((await found.count()) > 0) return way === 'q1|a|' || way === 'q1|o|' ? found.first() : found.last()
    }
    return null
  }

  /** How many presses lead to the first choice of a trial game, from an empty channel, with the press on a menu. */
  async function pressesToTheFirstChoice(game: Game): Promise<number> {
    await use('touch', page.getByRole('button', { name: 'Start a game' }))
    await use('touch', page.locator(`[data-custom-id="q1|qt|${game.rules.id}"]`))
    for (let presses = 2; presses <= MOST; presses += await answerOffered('touch')) {
      await untilAnnIsAsked()
      if (await isToChoose(game)) return presses
      await tavern.shown()
      await tavern.discord.until(isOfferedInSight, 'what is asked, in sight')
    }
    throw new Error('no first choice')
  }

  /** Whether Ann is asked for a move, or for something else once the first turn has begun. */
  async function isToChoose({ words }: Game): Promise<boolean> {
    const [table] = await tavern.tables.directory.find({ statuses: ['playing'] })
    const view = table && (await tavern.tables.views.of(table.id))
    const asked = view && hasGame(view) ? view.asked(0).find(({ seat }) => seat === 0) : undefined
    if (!table || !asked) return false
    const lines = await tavern.tables.chronicle.lines(table.id, 0, 200)
    const hasBegun = lines.some((line) => line.kind === 'fact' && words.turnOf?.(line.fact) != null)
    return hasBegun || asked.offers.some(({ key }) => words.act(asked.verb, key) === 'move')
  }

  /** Whether a reader who doesn’t scroll sees an answer that is to be pressed, as the bot shows it now. */
  async function isOfferedInSight(): Promise<boolean> {
    const found = await offered()
    const [box, id] = [await found?.boundingBox(), await found?.getAttribute('data-custom-id')]
    if (!box || !id || id.startsWith(WAY_IN)) return false
    const shown = JSON.stringify(await tavern.discord.as('Ann').messages('tavern'))
    return shown.includes(id) && box.y > 0 && box.y + box.height < PHONE.viewport.height
  }

  const [imperial, talisman, warlock] = GAMES as readonly [Game, Game, Game]

  it.each([
    { title: 'Talisman', game: talisman, most: 3 },
    { title: 'Imperial', game: imperial, most: 4 },
    { title: 'Warlock', game: warlock, most: 3 },
  ])('$title: at most $most presses from an empty channel to the first choice', async ({ game, most }) => {
    await open('touch')
    expect(await pressesToTheFirstChoice(game)).toBeLessThanOrEqual(most)
  })

  it('a channel without a game offers to start one, the easiest first, and how it is played leads on', async () => {
    await open('touch')
    const box = page.locator('#message-box')
    await box.fill('/')
    expect(await page.getByRole('option').first().innerText()).toMatch(/^\/game new\s/)
    await box.fill('/games')
    for (const key of ['Enter', 'Enter']) await page.keyboard.press(key)
    await use('touch', page.locator('#messages [data-custom-id="q1|qa"]'))
    const tries = page.locator('#messages .button.primary')
    await page.getByText('What would you like to play?').waitFor()
    expect(await tries.allInnerTexts()).toEqual(['Try Talisman', 'Try the Warlock', 'Try the Imperial Treasures'])
    expect(await page.locator('#messages .container > .gallery').count()).toBe(3)
    await use('touch', page.getByRole('button', { name: 'How to play the Warlock' }))
    await page.getByRole('button', { name: 'All games' }).waitFor()
    expect(await tries.allInnerTexts()).toEqual(['Try the Warlock'])
    await use('touch', page.getByRole('button', { name: 'All games' }))
    await page.getByText('What would you like to play?').waitFor()
    expect(await seriousFaults(page)).toEqual([])
  })

  it('go by touch on a phone: try the Quest for the Imperial Treasures', async () => {
    await open('touch')
    await begin('touch')
    await use('touch', page.locator(`[data-custom-id="q1|qt|${imperial.rules.id}"]`))
    await playToTheFirstMove(imperial, 'touch')
    expect(await seriousFaults(page)).toEqual([])
    const isTooWide = await page.locator('#messages').evaluate((list) => list.scrollWidth > list.clientWidth)
    expect(isTooWide).toBe(false)
  })

  it('go by touch on a phone: a lesson of the Warlock explains the first choices', async () => {
    await open('touch')
    await begin('touch')
    await use('touch', page.locator(`[data-custom-id="q1|qp|${warlock.rules.id}"]`))
    await page.getByText(warlock.words.lesson?.goal ?? '').waitFor()
    await page.getByText(warlock.words.hints?.adventurer ?? '').waitFor()
    await playToTheFirstMove(warlock, 'touch')
    expect(await seriousFaults(page)).toEqual([])
  })

  it('go by mouse: open a table of Talisman, add a computer player, start; and ask why', async () => {
    await open('mouse')
    await begin('mouse')
    await use('mouse', page.locator(`[data-custom-id="q1|qo|${talisman.rules.id}"]`))
    await use('mouse', lobby('Add'))
    await page
      .getByText(/🤖 \S+, who /)
      .first()
      .waitFor()
    expect(await seriousFaults(page)).toEqual([])
    await use('mouse', lobby('Start'))
    await playToTheFirstMove(talisman, 'mouse')
    expect(await seriousFaults(page)).toEqual([])
    // The rolls for the first Turn. While the first player is at their Turn, the card says that there are more lines.
    const told = page.locator('#messages > .message', { hasText: /for the first Turn|more in the log/ }).first()
    await told.hover()
    await told.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Why?' }).click()
    await page
      .locator('#messages > .ephemeral', { hasText: /No number in that message|rolls/ })
      .last()
      .waitFor()
  })

  it('go by keyboard: open a table of the Warlock, another joins, start', async () => {
    await open('keyboard')
    await begin('keyboard')
    await use('keyboard', page.locator(`[data-custom-id="q1|qo|${warlock.rules.id}"]`))
    await lobby('Join').waitFor()
    const messages = await tavern.discord.as('Ben').messages('tavern')
    await tavern.discord.as('Ben').press(messages.at(-1)?.id ?? '', 'Join')
    await page.getByText('Ben').first().waitFor()
    await use('keyboard', lobby('Start'))
    await tavern.discord.until(
      async () => (await tavern.tables.directory.find({ statuses: ['playing'] })).length > 0,
      'a game',
    )
    await playToTheFirstMove(warlock, 'keyboard')
  })
})
