import { afterEach, beforeEach, expect, it } from 'vitest'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import { textOf } from '../../src/sandbox/index.ts'
import { timingOf } from '../../src/tables/index.ts'
import { NEW_PERSON } from '../../src/tables/model/people.ts'
import { LeapClock } from '../kit/leap-clock.ts'
import { parlour } from '../discord/parlour.ts'
import { openTavern, type Tavern } from './house.ts'
import { calledBy, cardWith, HAND, hasButton, privately, publicMessages } from './people.ts'
import { say } from '../../src/discord/words/index.ts'

let tavern: Tavern
let clock: LeapClock
beforeEach(async () => {
  // A player who is asked gets a notice at once, and after that reminders at their own interval.
  const timing = { ...timingOf('none'), remindAfter: 0 }
  clock = new LeapClock()
  tavern = await openTavern({ games: [parlour({ times: 1 })], timing, clock })
})
afterEach(async () => await tavern.close())

const idOf = async (wanted: string) => (await tavern.discord.people()).find(({ name }) => name === wanted)?.id ?? ''

async function playing(): Promise<string> {
  const { discord } = tavern
  await discord.as('Ann').command('tavern', '/game new', { game: 'parlour', seed: 'x' })
  const lobby = await cardWith(discord, 'tavern', 'Join')
  await discord.as('Ben').press(lobby, 'Join')
  await discord.as('Ann').press(lobby, 'Start')
  await cardWith(discord, 'tavern', HAND)
  return (await tavern.tables.directory.find({ statuses: ['playing'] }))[0]?.id ?? ''
}

/** The bot rings for nobody who has just pressed something. */
const leave = (table: string) => {
  clock.leap(6 * 60_000)
  tavern.bot.projector.doubt(table)
}

const inTavern = async () => await publicMessages(tavern.discord.as('Dai'), 'tavern')

it('everybody hears of their questions as they have chosen, and is back from a holiday with a press', async () => {
  const { discord } = tavern
  const [ann, ben] = [discord.as('Ann'), discord.as('Ben')]
  const chosen = await ann.command('dm', '/settings', {
    notice: 'direct',
    zone: 'Europe/Vienna',
    quiet: 'none',
    gap: 'none',
  })
  expect(chosen.text).toContain('Europe/Vienna')
  await ann.select(chosen.message, 'Reminders', '6h')
  const annId = await idOf('Ann')
  await discord.until(
    async () => (await tavern.tables.people.person(annId)).remindEvery === 6 * 3_600_000,
    'the interval',
  )
  expect((await ann.messages('dm')).filter((message) => textOf(message).includes(say('settings-title')))).toHaveLength(
    1,
  )
  await ben.command('tavern', '/settings', { notice: 'direct', gap: 'none' })
  await discord.changePerson('Ben', { dmsClosed: true })

  const table = await playing()
  leave(table)
  // Ann hears in her direct messages that she is waited for, in one message; nobody is called in the channel.
  const call = await ann.sees('dm', (message) => textOf(message).includes(say('waits')))
  const calls = async () => (await ann.messages('dm')).filter((message) => hasButton(message, 'Decide'))
  expect(await calls()).toHaveLength(1)
  expect((await inTavern()).flatMap(calledBy)).toEqual([])

  const listed = await ann.command('dm', '/games')
  expect(listed.text).toContain(say('own-games-waiting', { waiting: 1, games: 1 }))
  expect((await ben.command('back-room', '/games')).text).toContain('Waiting for **Ann**')

  // Ben's direct messages are closed: he is called on the card, and reminded in the channel, until he answers.
  const panel = await ann.press(call, 'Decide')
  await ann.press(panel.message, 'Take a')
  leave(table)
  const benId = await idOf('Ben')
  const isReminder = (text: string): boolean => text.includes(say('waits'))
  await discord.until(async () => {
    const texts = (await inTavern()).map(textOf).filter((text) => text.includes(`<@${benId}>`))
    return texts.some(isReminder) && texts.some((text) => !isReminder(text))
  }, 'the call and the reminder of Ben')
  await discord.until(async () => (await calls()).length === 0, 'the call to be taken away')
  await ben.press(await cardWith(discord, 'tavern', 'Take b'), 'Take b')
  await discord.until(async () => !(await inTavern()).map(textOf).some(isReminder), 'the reminder to be taken away')

  // A holiday, and a press that ends it.
  const gone = await ann.command('dm', '/away until', { when: '3 days', seats: 'pause' })
  expect(gone.text).toContain('your tables wait for you')
  expect((await tavern.store.records.find(table))?.seats[0]?.keeper).toBe('nobody')
  await discord.until(async () => textOf((await inTavern()).at(-1) ?? gone.message).includes('away until'), 'the news')
  await ann.press(await cardWith(discord, 'tavern', HAND), HAND)
  await ann.command('tavern', '/play', { action: 'Take a' })
  expect((await tavern.store.records.find(table))?.seats[0]?.keeper).toBe('player')
  expect((await ann.command('tavern', '/away back')).text).toBe(REFUSED['not-away'])
})

it('what cannot be taken is one private sentence', async () => {
  await playing()
  const { discord } = tavern
  for (const [command, given, said] of [
    ['/settings', { zone: 'Middle-earth' }, REFUSED['no-such-zone']],
    ['/settings', { quiet: '7-7' }, REFUSED['no-quiet-hours']],
    ['/away until', { when: 'soon' }, say('unreadable-time')],
    ['/away until', { when: '2020-01-01' }, REFUSED['away-in-the-past']],
    ['/away back', {}, REFUSED['not-away']],
  ] as const) {
    await tavern.shown()
    const before = JSON.stringify(await inTavern())
    expect(await privately(discord, 'Ben', 'tavern', (ben) => ben.command('tavern', command, given))).toBe(said)
    await tavern.shown()
    expect(JSON.stringify(await inTavern())).toBe(before)
  }
  const ben = await idOf('Ben')
  expect((await tavern.store.people.find([ben])).get(ben)).toEqual({ ...NEW_PERSON, locale: 'en-US' })
})

it('a user who presses while the bot stops reads that it restarts', async () => {
  const table = await playing()
  const { discord } = tavern
  const card = await cardWith(discord, 'tavern', 'Take a')
  await tavern.tables.stop()
  const said = await privately(discord, 'Ann', 'tavern', (ann) => ann.press(card, 'Take a'))
  expect(said).toBe(REFUSED.restarting)
  expect(await tavern.store.log.lastSeq(table)).toBe(0)
})

it('a player has one private message at most, and none after an answer on the card', async () => {
  await playing()
  const { discord } = tavern
  const ann = discord.as('Ann')
  const mine = async () => (await ann.messages('tavern')).filter(({ ephemeral }) => ephemeral)
  const card = await cardWith(discord, 'tavern', 'Take a')
  await ann.press(card, HAND)
  await ann.command('tavern', '/game log')
  await ann.command('tavern', '/clues')
  await discord.until(async () => {
    const [only, another] = await mine()
    return only && !another && textOf(only).includes('your hand')
  }, 'only the last of three private messages')
  await ann.press(card, HAND)
  await ann.press(card, 'Take a')
  await discord.until(async () => (await mine()).length === 0, 'no private message after an answer on the card')
})
