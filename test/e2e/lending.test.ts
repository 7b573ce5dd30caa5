import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { say } from '../../src/discord/words/index.ts'
import { buttonsOf, textOf, type Sandbox } from '../../src/sandbox/index.ts'
import { hasGame, timingOf } from '../../src/tables/index.ts'
import { LeapClock } from '../kit/leap-clock.ts'
import { openTavern, type Tavern } from './house.ts'
import { startPatient } from './patient.ts'
import { cardWith, HAND, publicMessages } from './people.ts'

// Two weeks in which Ann lends her seat to Dai. The bot restarts, and the steps build on one another.

const CHANNEL = 'tavern'
const DAY = 24 * 3_600_000

let discord: Sandbox
let tavern: Tavern
let folder: string
let clock: LeapClock
let table = ''

const start = async () => {
  tavern = await openTavern({ discord, path: join(folder, 'games.db'), clock, timing: timingOf('none') })
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lending-'))
  clock = new LeapClock()
  discord = await startPatient()
  await start()
})
afterAll(async () => {
  await tavern.close()
  await discord.close()
  rmSync(folder, { recursive: true })
})

const view = async () => {
  const found = await tavern.tables.views.of(table)
  if (!found || !hasGame(found)) throw new Error('the table is gone')
  return found
}
const idOf = async (wanted: string) => (await discord.people()).find(({ name }) => name === wanted)?.id ?? ''
const said = (words: string) =>
  discord.until(async () => {
    await tavern.shown()
    return (await publicMessages(discord.as('Ben'), CHANNEL)).findLast((one) => textOf(one).includes(words))
  }, `a message that says ${words}`)
const direct = (name: string, words: string) =>
  discord.until(async () => {
    await tavern.shown()
    return (await discord.as(name).messages('dm')).findLast((one) => textOf(one).includes(words))
  }, `a direct message to ${name} that says ${words}`)

it('Ann lends Dai her seat, Dai accepts, and the table hears of it', async () => {
  await discord.as('Ann').command(CHANNEL, '/game new', { game: 'toy', seed: 'x' })
  await discord.as('Ben').press(await cardWith(discord, CHANNEL, 'Join'), 'Join')
  await discord.as('Ann').press(await cardWith(discord, CHANNEL, 'Join'), 'Start')
  await cardWith(discord, CHANNEL, HAND)
  table = (await tavern.tables.directory.find({ statuses: ['playing'] }))[0]?.id ?? ''
  const reply = await discord.as('Ann').command(CHANNEL, '/away lend', { when: '2 weeks', to: await idOf('Dai') })
  expect(reply.text).toContain('Dai')
  const offer = await direct('Dai', 'asks you to play their seat')
  expect(buttonsOf(offer).map(({ label }) => label)).toEqual([say('loan-yes'), say('loan-no')])
  await discord.as('Dai').press(offer, say('loan-yes'))
  await said('lends their seat to')
})

it('after a restart Dai still plays Ann’s seat, by the buttons of the card', async () => {
  await tavern.close()
  await start()
  clock.leap(7 * DAY)
  const before = await tavern.store.log.lastSeq(table)
  const card = await cardWith(discord, CHANNEL, HAND)
  const label = String(buttonsOf(card)[0]?.label ?? '')
  await discord.as('Dai').press(card, label)
  await discord.until(async () => (await tavern.store.log.lastSeq(table)) > before, 'Dai’s choice')
  const entries = await tavern.store.log.entries(table)
  expect(entries.at(-1)).toMatchObject({ by: await idOf('Dai') })
})

it('after two weeks Ann has her seat back with a report, and Dai’s hand is gone', async () => {
  await direct('Dai', say('hand-where', { room: '' }).slice(0, 10))
  clock.leap(7 * DAY + 60_000)
  await said('gets back what they lent to')
  expect((await view()).record.seats[0]).toMatchObject({ keeper: 'player', user: await idOf('Ann') })
  const lines = await tavern.tables.chronicle.privateLinesFor(table, 0, 1)
  expect(lines[0]).toMatchObject({ event: { kind: 'stood-in', seat: 0 } })
  clock.leap(60_000)
  await direct('Dai', 'You no longer play a seat')
  const hand = await discord.as('Dai').command(CHANNEL, '/clues')
  expect(hand.text).toBe(say('refused-not-seated'))
})
