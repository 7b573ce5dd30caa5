import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { say } from '../../src/discord/words/index.ts'
import { textOf, type SeenMessage } from '../../src/sandbox/index.ts'
import { timingOf } from '../../src/tables/index.ts'
import { parlour } from '../discord/parlour.ts'
import { LeapClock } from '../kit/leap-clock.ts'
import { openReceiver, type Receiver } from '../webhooks/loopback.ts'
import { openTavern, type Tavern } from './house.ts'
import { cardWith, publicMessages } from './people.ts'

// Who is told that it's their move, when and how, on a daily table whose clock is put forward.

const MINUTE = 60_000
const SILENT = 4096

let tavern: Tavern
let receiver: Receiver
let clock: LeapClock
beforeEach(async () => {
  receiver = await openReceiver()
  clock = new LeapClock()
  const games = [parlour({ times: 1, hasTurns: true })]
  tavern = await openTavern({ games, timing: timingOf('daily'), clock, webhookSender: receiver.sender })
})
afterEach(async () => {
  await tavern.close()
  await receiver.close()
})

const isLoud = (message: SeenMessage): boolean => (Number(message.flags) & SILENT) === 0

it('a move rings once within an hour and never for an active player, and reaches a webhook signed', async () => {
  const { discord } = tavern
  const [ann, ben] = [discord.as('Ann'), discord.as('Ben')]
  const set = await ann.command('dm', '/settings', { webhook: 'https://hooks.example.org/ann' })
  const key = /whsec_[\w+/=]+/.exec(set.text)?.[0] ?? ''
  expect(set.text).toContain('hooks.example.org')
  expect((await ann.command('dm', '/settings', { webhook: 'https://[::ffff:10.0.0.1]/' })).text).toBe(
    say('webhook-not-public'),
  )
  await ben.command('dm', '/settings', { next: 'on' })
  await ann.command('tavern', '/game new', { game: 'parlour', seed: 'x' })
  const lobby = await cardWith(discord, 'tavern', 'Join')
  await ben.press(lobby, 'Join')
  await ann.press(lobby, 'Start')
  const card = await cardWith(discord, 'tavern', 'Take a')
  const table = (await tavern.tables.directory.find({ statuses: ['playing'] }))[0]?.id ?? ''
  const leap = async (milliseconds: number) => {
    clock.leap(milliseconds)
    tavern.bot.projector.doubt(table)
    await tavern.shown()
    await tavern.bot.webhooks?.settled()
  }
  const idOf = async (name: string) => (await discord.people()).find((one) => one.name === name)?.id ?? ''
  const [annId, benId] = [await idOf('Ann'), await idOf('Ben')]
  const naming = async (id: string) => {
    const messages = await publicMessages(discord.as('Dai'), 'tavern')
    return messages.filter((one) => textOf(one).includes(`<@${id}>`))
  }
  /** Whether each message that mentions Ann rang. */
  const forAnn = async () => (await naming(annId)).map(isLoud)
  expect(isLoud(card)).toBe(true)
  // Ann and Ben have just pressed something.
  await tavern.shown()
  expect(receiver.taken).toEqual([])
  await leap(6 * MINUTE)
  expect(receiver.taken).toHaveLength(1)
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.taken
  expect(new Webhook(key).verify(body, headers as Record<string, string>)).toMatchObject({
    type: 'turn.waiting',
    data: { table, game: 'The Parlour', url: expect.stringContaining(card.id) as string },
  })
  const next = await ben.sees('dm', (message) => textOf(message).includes('You’re next'))
  expect(isLoud(next)).toBe(false)

  await ann.press(card, 'Take a')
  const forBen = await discord.until(async () => (await naming(benId)).at(-1), 'a card for Ben')
  await ben.press(forBen, 'Take a')
  await discord.until(async () => (await forAnn()).includes(false), 'a card that names Ann without a ring')
  await leap(6 * MINUTE)
  expect((await forAnn()).filter(Boolean).length).toBeLessThanOrEqual(1)
  expect(receiver.taken).toHaveLength(1)
  await leap(60 * MINUTE)
  await discord.until(async () => (await forAnn()).at(-1) === true, 'a card that rings for Ann')
  expect(receiver.taken).toHaveLength(2)
})
