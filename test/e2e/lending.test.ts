import { expect, it } from 'vitest'
import { say } from '../../src/discord/words/index.ts'
import { buttonsOf } from '../../src/sandbox/index.ts'
import { timingOf } from '../../src/tables/index.ts'
import { longStay } from './long-stay.ts'
import { cardWith, HAND, hasButton, lastPrivate } from './people.ts'

// Two weeks in which Ann lends her seat to Dai. The bot restarts, and the steps build on one another.

const CHANNEL = 'tavern'
const DAY = 24 * 3_600_000

const stay = longStay({ timing: timingOf('none') })
let table = ''

it('Ann lends Dai her seat, Dai accepts, and the table hears of it', async () => {
  await stay.discord.as('Ann').command(CHANNEL, '/game new', { game: 'toy', seed: 'x' })
  await stay.discord.as('Ben').press(await cardWith(stay.discord, CHANNEL, 'Join'), 'Join')
  await stay.discord.as('Ann').press(await cardWith(stay.discord, CHANNEL, 'Join'), 'Start')
  await cardWith(stay.discord, CHANNEL, HAND)
  table = (await stay.tavern.tables.directory.find({ statuses: ['playing'] }))[0]?.id ?? ''
  await stay.discord.as('Ann').press(await cardWith(stay.discord, CHANNEL, HAND), HAND)
  const tools = await stay.discord.until(async () => {
    const shown = await lastPrivate(stay.discord.as('Ann'), CHANNEL)
    if (shown && hasButton(shown, say('own-hand'))) await stay.discord.as('Ann').press(shown, say('own-hand'))
    return shown && hasButton(shown, say('lend')) ? shown : undefined
  }, 'Ann’s hand')
  const form = await stay.discord.as('Ann').press(tools, say('lend'))
  await stay.discord.as('Ann').submit(form, { to: await stay.idOf('Dai'), span: '14' })
  const offer = await stay.direct('Dai', 'asks you to play their seat')
  expect(buttonsOf(offer).map(({ label }) => label)).toEqual([say('loan-yes'), say('loan-no')])
  await stay.discord.as('Dai').press(offer, say('loan-yes'))
  await stay.said(CHANNEL, 'lends their seat to')
})

it('after a restart Dai still plays Ann’s seat, by the buttons of the card', async () => {
  await stay.restart()
  stay.clock.leap(7 * DAY)
  const before = await stay.tavern.store.log.lastSeq(table)
  const card = await cardWith(stay.discord, CHANNEL, HAND)
  const label = String(buttonsOf(card)[0]?.label ?? '')
  await stay.discord.as('Dai').press(card, label)
  await stay.discord.until(async () => (await stay.tavern.store.log.lastSeq(table)) > before, 'Dai’s choice')
  const entries = await stay.tavern.store.log.entries(table)
  expect(entries.at(-1)).toMatchObject({ by: await stay.idOf('Dai') })
})

it('after two weeks Ann has her seat back with a report, and Dai’s hand is gone', async () => {
  await stay.direct('Dai', say('hand-where', { room: '' }).slice(0, 10))
  stay.clock.leap(7 * DAY + 60_000)
  await stay.said(CHANNEL, 'gets back what they lent to')
  expect((await stay.view(table)).record.seats[0]).toMatchObject({ keeper: 'player', user: await stay.idOf('Ann') })
  const lines = await stay.tavern.tables.chronicle.privateLinesFor(table, 0, 1)
  expect(lines[0]).toMatchObject({ event: { kind: 'stood-in', seat: 0 } })
  stay.clock.leap(60_000)
  await stay.direct('Dai', 'You no longer play a seat')
  const hand = await stay.discord.as('Dai').command(CHANNEL, '/clues')
  expect(hand.text).toBe(say('refused-not-seated'))
})
