import { expect, it } from 'vitest'
import { say } from '../../src/discord/words/index.ts'
import { buttonsOf, textOf, type SeenMessage } from '../../src/sandbox/index.ts'
import { invitationOf } from '../../src/tables/index.ts'
import { toy } from '../kit/toy/index.ts'
import { longStay } from './long-stay.ts'
import { publicMessages } from './people.ts'

// Three weeks of a server whose tables fill by themselves. The bot restarts, and the steps build on one another.

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const { title } = toy.words

const stay = longStay({}, async (discord) => void (await discord.addPerson('Mona', { manager: true })))

const labelled = (message: SeenMessage, words: string) =>
  buttonsOf(message)
    .map(({ label }) => String(label))
    .find((label) => label.includes(words))

/** The board, once it says something. */
const board = (words: string) =>
  stay.discord.until(async () => {
    const messages = await publicMessages(stay.discord.as('Dai'), 'back-room')
    return messages.find((one) => labelled(one, say('board-wish')) !== undefined && textOf(one).includes(words))
  }, `a board that says ${words}`)

const lobbies = () => stay.tavern.tables.directory.find({ statuses: ['lobby'] })
const press = async (name: string, message: SeenMessage, words: string) => {
  const label = labelled(message, words)
  if (label === undefined) throw new Error(`no button says ${words}`)
  return await stay.discord.as(name).press(message, label)
}

it('a table fills from the board, starts by itself after a restart, and calls those who asked', async () => {
  const put = await stay.discord.as('Mona').command('tavern', '/admin board', { channel: 'back-room' })
  expect(put.text).toContain('open tables')
  await board(say('board-empty'))
  await stay.discord.as('Ann').command('tavern', '/game new', { game: 'toy', start: '2', for: 'beginners' })
  const listed = await board(say('lobby-for-beginners'))
  expect((await press('Dai', listed, 'Call me')).text).toBe(say('board-called'))
  expect((await press('Ben', listed, 'Join')).text).toContain(title)
  const [lobby] = await lobbies()
  expect(lobby && invitationOf(lobby).begins).not.toBeNull()
  await stay.said('tavern', 'the game starts')
  await stay.restart()
  stay.clock.leap(MINUTE)
  const [dai] = (await stay.discord.people()).filter(({ name }) => name === 'Dai')
  await stay.said('tavern', say('call-started-here', { player: `<@${dai?.id}>`, game: title }))
  await board(say('board-empty'))
  expect(await lobbies()).toEqual([])
})

it('those who want the same are offered a seat, and a day later the lobby closes without the others', async () => {
  for (const name of ['Ann', 'Ben']) {
    const form = await press(name, await board(say('board-empty')), say('board-wish'))
    await stay.discord.as(name).submit(form, { game: 'toy', pace: 'daily', most: '4' })
  }
  const offer = await stay.said('back-room', 'A seat is yours')
  const declined = await press('Ben', offer, say('offer-no'))
  expect(declined.text).toBe(say('offer-declined'))
  expect((await press('Ann', offer, say('offer-yes'))).text).toContain(title)
  await board('Ann')
  stay.clock.leap(DAY)
  await stay.said('back-room', say('lobby-ended-too-few', { title }).replaceAll('*', ''))
  await board(say('board-empty'))
})

it('a lobby that nobody joins for a week closes, and says so', async () => {
  await stay.discord.as('Dai').command('back-room', '/game new', { game: 'toy' })
  await board('Dai')
  for (let day = 1; day < 7; day += 1) stay.clock.leap(DAY)
  expect(await lobbies()).toHaveLength(1)
  stay.clock.leap(DAY)
  await stay.said('back-room', say('lobby-ended-unfilled', { title }).replaceAll('*', ''))
  expect(await lobbies()).toEqual([])
  await board(say('board-empty'))
})

it('three people play a season: they agree on a date, are called on it after a restart, and play', async () => {
  await stay.discord.as('Mona').command('tavern', '/admin board', { channel: 'back-room' })
  const begun = await stay.discord.as('Mona').command('back-room', '/admin league', { name: 'Spring', game: 'toy' })
  expect(begun.text).toBe(say('season-begun-now', { name: 'Spring' }))
  const panel = async (name: string) => (await press(name, await board('Spring'), say('season-open-panel'))).message
  for (const name of ['Ann', 'Ben', 'Dai']) await press(name, await panel(name), say('season-join'))
  await board('3 players have signed up')
  await press('Mona', await panel('Mona'), say('season-draw'))
  await stay.said('back-room', 'are drawn')
  expect(textOf(await panel('Mona'))).toContain('Group A')
  const form = await press('Ann', await panel('Ann'), say('season-suggest'))
  const date = new Date(stay.clock.now() + 2 * DAY).toISOString().slice(0, 16).replace('T', ' ')
  await stay.discord.as('Ann').submit(form, { date })
  await stay.said('back-room', 'Ann suggests')
  for (const name of ['Ben', 'Dai']) await press(name, await panel(name), say('season-agree'))
  await stay.said('back-room', 'is set for')
  await stay.restart()
  stay.clock.leap(2 * DAY)
  await stay.said('back-room', 'it’s time for your match')
  // The channel of the board already has a table.
  await stay.discord.as('Mona').command('back-room', '/game new', { game: 'toy' })
  await press('Ann', await panel('Ann'), say('season-open'))
  const thread = await stay.discord.until(async () => {
    const open = await lobbies()
    return open.find(({ invitation }) => invitation?.guests)?.room
  }, 'the table of the match')
  const lobby = await stay.said(thread, say('lobby-starts-with', { players: 3 }))
  await press('Mona', lobby, say('lobby-join'))
  await stay.discord.as('Mona').sees(lobby.channel_id, (one) => textOf(one).includes('only its players'))
  for (const name of ['Ben', 'Dai']) await press(name, lobby, say('lobby-join'))
  await stay.said(thread, 'the game starts')
  stay.clock.leap(MINUTE)
  const [table] = await stay.discord.until(async () => {
    const playing = await stay.tavern.tables.directory.find({ statuses: ['playing'], room: lobby.channel_id })
    return playing.length > 0 ? playing : undefined
  }, 'a game that has started')
  for (const name of ['Ben', 'Dai']) {
    const [user] = (await stay.discord.people()).filter((one) => one.name === name)
    await stay.tavern.tables.seats.resign(table?.id ?? '', user?.id ?? '')
  }
  await stay.said('back-room', say('season-won-by', { names: '**Ann**' }))
  await board(say('season-won-by', { names: '**Ann**' }))
})
