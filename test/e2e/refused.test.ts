import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { besetMatch } from './beset.ts'
import { openTavern } from './house.ts'
import { Mishaps, type Answer } from './mishaps.ts'
import { startPatient } from './patient.ts'
import { cardIn, cardWith, HAND, hasButton, publicMessages } from './people.ts'
import { say } from '../../src/discord/words/index.ts'

// What Discord refuses, through the real client: whatever its codes, and whatever it says about waiting.

const at = besetMatch()
afterEach(() => at.mishaps.end())

const NEW = /^POST \/channels\/\d+\/messages/
const EDITS = /^PATCH .*\/messages\//

const refusal = (status: number, code: number, message: string): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: { code, message },
})

/** Somebody who manages the server does something there. */
const somethingChanges = async () => {
  await at.discord.setBotPermissions('tavern', { embedLinks: false })
  await at.discord.setBotPermissions('tavern', { embedLinks: true })
}

describe('a new table whose card is refused', () => {
  it.each([
    [400, 200_000, 'Message was blocked by automatic moderation', /AutoMod/],
    [403, 20_009, 'Explicit content cannot be sent to the desired recipient(s)', /explicit/],
    [400, 50_008, 'Cannot send messages in a non-text channel', /text channel/],
    [403, 40_058, 'Cannot message this thread until after the post author has sent', /first message/],
    [400, 50_035, 'Invalid Form Body', /50035/],
    [418, 987_654, 'Something *new*', /987654: Something \\\*new\\\*/],
  ])(
    'a new table whose card is refused: with %i and %i says so, and has its card once that is over',
    async (status, code, message, reason) => {
      const ann = at.discord.as('Ann')
      at.mishaps.befall({ of: NEW, how: refusal(status, code, message) })
      const { text } = await ann.command('tavern', '/game new', { game: 'parlour' })
      expect(text).toMatch(reason)
      expect(text).not.toContain('press **Start**')
      expect(await cardIn(at.discord.as('Dai'), 'tavern')).toBeUndefined()
      // Two tries at most, each once more without its picture.
      expect(at.mishaps.count).toBeLessThanOrEqual(4)
      at.mishaps.end()
      await somethingChanges()
      await cardWith(at.discord, 'tavern', 'Start')
      await ann.command('tavern', '/game leave')
      await at.discord.until(async () => !(await cardIn(at.discord.as('Dai'), 'tavern')), 'the lobby to be gone')
    },
  )
})

describe('a command that Discord lets fail', () => {
  it('says so in a sentence, and works once Discord answers again', async () => {
    const ann = at.discord.as('Ann')
    at.mishaps.befall({ of: NEW, how: 500 })
    const given = { game: 'parlour', thread: 'yes' }
    expect((await ann.command('tavern', '/game new', given)).text).toBe(say('discord-silent'))
    await at.discord.changePerson('Ann', { manager: true })
    const late = await ann.command('tavern', '/admin board', { channel: 'back-room' })
    const room = (await ann.channels()).find(({ name }) => name === 'back-room')?.id ?? ''
    expect(late.text).toBe(say('board-late', { room }))
    at.mishaps.end()
    await at.discord.as('Dai').sees('back-room', (one) => hasButton(one, say('board-wish')))
    expect((await ann.command('tavern', '/game new', given)).text).toContain(say('opened'))
    const threads = (await at.discord.as('Dai').channels()).filter((one) => one.is_thread && one.name.includes('Ann'))
    expect(threads).toHaveLength(1)
    await ann.command(threads[0]?.id ?? '', '/game leave')
    expect((await ann.command('tavern', '/admin board', { stop: true })).text).toBe(say('board-ended'))
    expect(await publicMessages(at.discord.as('Dai'), 'back-room')).toEqual([])
  })
})

describe('a game whose card is refused', () => {
  it('a game whose card is refused tells its host and its players, and goes on once that is over', async () => {
    at.match.logged.length = 0
    at.mishaps.befall({
      of: /^(POST|PATCH) \/(channels\/\d+|webhooks\/.*)\/messages\/?(\d+|$)/,
      how: refusal(403, 200_000, 'no'),
    })
    await at.match.answer()
    await at.match.answer()
    await at.match.answer()
    await at.match.isLogged(/card refused by its channel/)
    const isTold = async () => (await at.discord.as('Ben').command(at.match.room, '/game log')).text.includes('AutoMod')
    await at.discord.until(isTold, 'Ben to be told')
    expect(at.mishaps.count).toBeLessThan(20)
    at.mishaps.end()
    await somethingChanges()
    await at.match.inOrder()
  })
})

describe('in the chat of a voice channel', () => {
  const screen = 'stage-door'
  beforeAll(async () => void (await at.discord.addChannel(screen, { voice: true })))

  it('no table is opened while the bot may not connect, and it says so', async () => {
    await at.discord.setBotPermissions(screen, { connect: false })
    const { text } = await at.discord.as('Cleo').command(screen, '/game new', { game: 'parlour' })
    expect(text).toMatch(/let me connect/)
    await at.discord.setBotPermissions(screen, { connect: true })
    expect((await at.discord.as('Cleo').command(screen, '/game new', { game: 'parlour' })).text).toContain(
      'press **Start**',
    )
    await cardWith(at.discord, screen, 'Start')
  })

  it('a game that begins when the bot may connect no longer says so, and has its card once it may', async () => {
    await at.discord.as('Dai').press(await cardWith(at.discord, screen, 'Start'), 'Join')
    await at.discord.setBotPermissions(screen, { connect: false })
    const { text } = await at.discord.as('Cleo').command(screen, '/game start')
    expect(text).toContain(say('delivery-no-permission'))
    await at.discord.setBotPermissions(screen, { connect: true })
    await cardWith(at.discord, screen, HAND)
  })
})

describe('limits that say nothing of the wait', () => {
  it.each<[string, Answer]>([
    ['nothing', { status: 429, headers: {} }],
    ['a page', { status: 429, headers: { 'content-type': 'text/html' }, body: '<h1>1015</h1>' }],
  ])('limits that say nothing of the wait cost few requests: %s', async (_what, how) => {
    at.mishaps.befall({ of: /./, how })
    await at.match.answer()
    // The old client asked some thousand times meanwhile.
    await new Promise((next) => setTimeout(next, 1500))
    expect(at.mishaps.count).toBeGreaterThan(0)
    expect(at.mishaps.count).toBeLessThan(40)
    at.mishaps.end()
    await at.match.inOrder()
  })

  it('limits that say nothing of the wait do not keep a bot from starting once they are over', async () => {
    const other = await startPatient()
    const way = await Mishaps.before(other.api)
    way.befall({ of: /./, how: { status: 429, headers: {} } })
    const opening = openTavern({ discord: other, api: way.api })
    await other.until(() => way.count >= 3, 'three requests')
    expect(way.count).toBeLessThan(6)
    way.end()
    const tavern = await opening
    await tavern.close()
    await way.close()
    await other.close()
  })
})

const MINUTES = {
  status: 429,
  headers: { 'retry-after': '300', 'content-type': 'application/json' },
  body: { retry_after: 300 },
}

describe('a card that has to wait for long', () => {
  const slow = besetMatch()

  it('the host hears of the problem once, the log has it once, and nobody else is told', async () => {
    slow.mishaps.befall({ of: /^(POST|PATCH) \/channels\/\d+\/messages/, how: MINUTES })
    const toldTo = async (name: string) => {
      const { text } = await slow.discord.as(name).command(slow.match.room, '/game log')
      return text.includes(say('slowed-down'))
    }
    await slow.match.answer()
    // Nobody else is told, and that takes nothing from the host.
    expect(await toldTo('Ben')).toBe(false)
    await slow.discord.until(() => toldTo('Ann'), 'the host to be told')
    for (let n = 0; n < 3; n += 1) {
      await slow.match.answer()
      for (const name of ['Ann', 'Ben', 'Dai']) expect(await toldTo(name)).toBe(false)
    }
    const said = slow.match.logged.filter((line) => line.includes('long wait requested by Discord'))
    expect(said).toHaveLength(1)
    expect(slow.mishaps.count).toBeLessThan(10)
  })
})

it('a card whose edits have to wait for long is posted again, and stands once', async () => {
  const answer = {
    status: 429,
    headers: { 'retry-after': '40', 'content-type': 'application/json' },
    body: { retry_after: 40 },
  }
  at.mishaps.befall({ of: EDITS, how: answer })
  for (let n = 0; n < 3; n += 1) {
    await at.match.answer()
    await at.match.inOrder()
  }
  expect(at.mishaps.count).toBeLessThan(10)
  at.mishaps.end()
  await at.match.answer()
  await at.match.inOrder()
  expect((await at.discord.as('Dai').messages(at.match.room)).length).toBeGreaterThan(0)
  await cardWith(at.discord, at.match.room, HAND)
})
