import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { textOf } from '../../src/sandbox/index.ts'
import { openTavern, type Tavern } from './house.ts'
import { besideCard, cardIn, cardWith, HAND, hasButton, publicMessages } from './people.ts'

// What befalls a table from outside, and how it is in order again by itself.

const CHANNEL = 'tavern'
let tavern: Tavern

beforeEach(async () => {
  tavern = await openTavern()
})
afterEach(async () => await tavern.close())

const dai = () => tavern.discord.as('Dai')
const cards = async (channel = CHANNEL) =>
  (await publicMessages(dai(), channel)).filter((message) => hasButton(message, HAND))

/** A game of two in a room, shown as it stands. */
async function playing(channel = CHANNEL): Promise<string> {
  const { discord } = tavern
  await discord.as('Ann').command(channel, '/game new', { game: 'toy', seed: 'griffin' })
  await discord.as('Ben').command(channel, '/game join')
  await discord.as('Ann').command(channel, '/game start')
  await cardWith(discord, channel, HAND)
  await tavern.shown()
  const room = (await discord.as('Ann').channels()).find(({ name }) => name === channel)?.id ?? ''
  const table = (await tavern.tables.directory.openIn((await discord.state()).server.id, room))?.id
  if (!table) throw new Error('no game was started')
  return table
}

/** Another card than one that is gone. */
const anotherThan = (old: string, channel = CHANNEL) =>
  tavern.discord.until(async () => {
    const card = await cardIn(dai(), channel)
    return card && card.id !== old ? card : undefined
  }, 'another card')

describe('a Discord that cannot be reached', () => {
  it('a Discord that cannot be reached is caught up with by itself', async () => {
    const table = await playing()
    const { discord } = tavern
    await discord.changeSettings({ fault: 'silence' })
    const read = async () => (await publicMessages(dai(), CHANNEL)).map((message) => textOf(message)).join('\n')
    const [seq, before] = [await tavern.store.log.lastSeq(table), await read()]
    for (const name of ['Ann', 'Ben']) {
      const { choices } = await discord.as(name).autocomplete(CHANNEL, '/play', { action: '' }, 'action')
      if (choices[0]) await discord.as(name).command(CHANNEL, '/play', { action: String(choices[0].value) })
    }
    expect(await tavern.store.log.lastSeq(table)).toBeGreaterThan(seq)
    await new Promise((passed) => setTimeout(passed, 1000))
    expect(await read()).toBe(before)
    await discord.changeSettings({ fault: null })
    // By itself: nobody asks for it, and what waits is not hurried.
    await discord.until(async () => (await read()) !== before, 'the card to be brought up to date')
    await tavern.shown()
    expect(await cards()).toHaveLength(1)
  })
})

describe('a card that somebody deletes', () => {
  it('a card that somebody deletes comes back by itself, once, with what was told on it', async () => {
    await playing()
    const [card] = await cards()
    if (!card) throw new Error('no card')
    await tavern.discord.deleteMessage(card)
    const back = await anotherThan(card.id)
    expect(textOf(back)).toBe(textOf(card))
    await tavern.shown()
    expect(await cards()).toHaveLength(1)
  })

  it('a card that somebody deletes comes back by itself in a lobby', async () => {
    await tavern.discord.as('Ann').command(CHANNEL, '/game new', { game: 'toy' })
    const lobby = await cardWith(tavern.discord, CHANNEL, 'Start')
    await tavern.shown()
    await tavern.discord.deleteMessage(lobby)
    expect(hasButton(await anotherThan(lobby.id), 'Start')).toBe(true)
  })

  it('a card that somebody deletes that was deleted while nobody could hear of it comes back by itself', async () => {
    await playing()
    const [card] = await cards()
    if (!card) throw new Error('no card')
    await tavern.discord.forgetSessions()
    await tavern.discord.deleteMessage(card)
    await anotherThan(card.id)
    expect(await cards()).toHaveLength(1)
  })

  it('a card that somebody deletes on which something is voted on comes back like that too', async () => {
    await playing()
    const { discord } = tavern
    await discord.as('Ann').command(CHANNEL, '/game propose', { what: 'end' })
    const proposal = await besideCard(tavern, CHANNEL, 'asks to end the game')
    await discord.forgetSessions()
    await discord.deleteMessage(proposal)
    const back = await discord.until(async () => {
      const all = (await publicMessages(dai(), CHANNEL)).filter((message) => hasButton(message, 'Agree'))
      return all.length === 1 && all[0]
    }, 'the motion')
    await discord.as('Ben').press(back, 'Agree')
    await besideCard(tavern, CHANNEL, 'The players agree to end the game')
  })

  it('a card that a user keeps deleting comes back after ever longer waits', async () => {
    await playing()
    const [first] = await cards()
    if (!first) throw new Error('no card')
    await tavern.discord.deleteMessage(first)
    const second = await anotherThan(first.id)
    await tavern.discord.deleteMessage(second)
    await new Promise((passed) => setTimeout(passed, 1500))
    expect(await cards()).toHaveLength(0)
    // A user who asks for it has it at once.
    await tavern.discord.as('Ann').command(CHANNEL, '/game status')
    await anotherThan(second.id)
  })
})

describe('what keeps a table from being shown', () => {
  it('what keeps a table from being shown is a right that was taken: once it is given back the table is shown by itself', async () => {
    await playing()
    const { discord } = tavern
    const [card] = await cards()
    await discord.setBotPermissions(CHANNEL, { view: false, send: false })
    await discord.deleteMessage(card ?? '')
    await discord.as('Ann').command(CHANNEL, '/game status')
    await discord.as('Ann').sees('dm', (message) => /Your game is safe.*view the channel/s.test(textOf(message)))
    expect(await cards()).toHaveLength(0)
    await discord.setBotPermissions(CHANNEL, { view: true, send: true })
    await anotherThan(card?.id ?? '')
    await tavern.shown()
    expect(await cards()).toHaveLength(1)
  })
})
