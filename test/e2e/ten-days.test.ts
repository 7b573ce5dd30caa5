import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textOf, type Sandbox } from '../../src/sandbox/index.ts'
import { hasGame, timingOf, type TableView } from '../../src/tables/index.ts'
import { LeapClock } from '../kit/leap-clock.ts'
import { openTavern, type Tavern } from './house.ts'
import { startPatient } from './patient.ts'
import { besideCard, cardWith, HAND, privately, publicMessages } from './people.ts'
import { say } from '../../src/discord/words/index.ts'

// Ten days of a daily table, hour by hour: one of the players vanishes, a computer sits in, a substitute takes the seat
// over, and the bot restarts three times. The steps build on one another.

const CHANNEL = 'tavern'
const HOUR = 3_600_000
const DAY = 24 * HOUR
const WAITED_FOR = say('waits')

let discord: Sandbox
let tavern: Tavern
let folder: string
let clock: LeapClock
let table = ''
let began = 0

const start = async () => {
  tavern = await openTavern({ discord, path: join(folder, 'games.db'), clock, timing: timingOf('daily') })
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ten-days-'))
  clock = new LeapClock()
  // Ten in the morning.
  clock.leap(DAY - ((clock.now() - 10 * HOUR) % DAY))
  discord = await startPatient()
  await start()
})
afterAll(async () => {
  await tavern.close()
  await discord.close()
  rmSync(folder, { recursive: true })
})

const view = async (): Promise<TableView> => {
  const found = await tavern.tables.views.of(table)
  if (!found || !hasGame(found)) throw new Error('the table is gone')
  return found
}
const kinds = async () =>
  (await tavern.store.chronicle.lines(table, 0, 9999)).flatMap((line) =>
    line.kind === 'event' ? [line.event.kind] : [],
  )
const inTavern = async () => await publicMessages(discord.as('Dai'), CHANNEL)
const idOf = async (wanted: string) => (await discord.people()).find(({ name }) => name === wanted)?.id ?? ''
const hourOfDay = () => new Date(clock.now()).getUTCHours()

/** One hour passes, and what is due happens, in several steps: until three looks in a row find nothing new. */
async function anHour(): Promise<void> {
  clock.leap(HOUR)
  for (let before = '', same = 0; same < 3;) {
    await pause(5)
    await tavern.shown()
    const seen = (await inTavern()).map((message) => [message.id, message['edited_timestamp'], textOf(message)])
    const now = JSON.stringify([await tavern.store.log.lastSeq(table), (await view()).record.revision, seen])
    same = now === before ? same + 1 : 1
    before = now
  }
}

/** Those of these people who are asked answer. */
async function answerBy(...names: string[]): Promise<void> {
  for (const name of names) {
    const user = await idOf(name)
    const now = await view()
    const seat = now.record.seats.find((one) => one.user === user)?.seat ?? -1
    const asked = now.asked(seat).find((one) => one.seat === seat)
    const key = asked?.default ?? asked?.offers[0]?.key
    if (asked && key !== undefined) await tavern.tables.answers.submit(table, user, { verb: asked.verb, key })
  }
}

/** Until something is so, hour by hour; every eighth hour these people answer. */
async function until(isSo: () => Promise<boolean>, ...names: string[]): Promise<void> {
  for (let hours = 1; hours <= 200; hours += 1) {
    await anHour()
    if (hours % 8 === 0) await answerBy(...names)
    if (await isSo()) return
  }
  throw new Error('it never came to that')
}

const messageWith = (words: string) => besideCard(tavern, CHANNEL, words)

const said = (name: string, line: string, given: Record<string, string>) =>
  privately(discord, name, CHANNEL, (someone) => someone.command(CHANNEL, line, given))

describe('a daily table', () => {
  it('the match begins, and a computer sits in for a player who lets the time pass', async () => {
    await discord.as('Ann').command(CHANNEL, '/game new', { game: 'toy', seed: 'x', pace: 'daily' })
    const lobby = await cardWith(discord, CHANNEL, 'Join')
    await discord.as('Ben').press(lobby, 'Join')
    await discord.as('Cleo').press(lobby, 'Join')
    await discord.as('Ann').select(lobby, say('lobby-zero'), 'computer')
    await discord.as('Ann').command(CHANNEL, '/settings', { quiet: '22-7' })
    await discord.until(
      async () => textOf(await cardWith(discord, CHANNEL, 'Join')).includes('a computer player sits in'),
      'the choice on the card',
    )
    await discord.as('Ann').press(await cardWith(discord, CHANNEL, 'Join'), 'Start')
    expect(textOf(await cardWith(discord, CHANNEL, HAND))).toMatch(/<t:\d+:R>\. After that a computer player sits in/)
    table = (await tavern.tables.directory.find({ statuses: ['playing'] }))[0]?.id ?? ''
    began = clock.now()
  })

  it('a daily table reminds a player who has vanished, and then a computer sits in', async () => {
    const cleo = await idOf('Cleo')
    const isReminded = async () =>
      (await inTavern()).map(textOf).some((text) => text.includes(`<@${cleo}>`) && text.includes(WAITED_FOR))
    await until(isReminded, 'Ann', 'Ben')
    expect((await view()).record.seats[2]?.keeper).toBe('player')
    await until(async () => (await view()).record.seats[2]?.keeper === 'computer', 'Ann', 'Ben')
    expect(await kinds()).toContain('time-up')
    await until(
      async () => {
        const entries = await tavern.store.log.entries(table)
        return entries.some((entry) => entry.kind === 'answer' && entry.answer.seat === 2 && entry.by === null)
      },
      'Ann',
      'Ben',
    )
  })

  it('a daily table charges nobody for three days without the bot', async () => {
    const awaited = async () => {
      const now = await view()
      const seat = now.awaited.find((one) => one !== 2) ?? 0
      return now.time(seat)?.deadline ?? 0
    }
    await until(async () => (await awaited()) > 0, 'Ann', 'Ben')
    const left = (await awaited()) - clock.now()
    await tavern.close()
    clock.leap(3 * DAY)
    await start()
    expect(Math.abs((await awaited()) - clock.now() - left)).toBeLessThan(HOUR)
  })

  it('a daily table refuses one proposal and agrees on another, and somebody else takes the seat over', async () => {
    expect(await said('Ben', '/game propose', { what: 'pause' })).toBe(say('proposed'))
    await privately(discord, 'Ann', CHANNEL, async (ann) => ann.press(await messageWith('asks to pause'), 'Refuse'))
    await messageWith(say('proposal-pause.refused'))
    // A player whose proposal failed has to wait.
    await anHour()
    await anHour()
    expect(await said('Ben', '/game propose', { what: 'replace', seat: 'seat-2' })).toBe(say('proposed'))
    const proposal = await messageWith('asks to offer')
    await privately(discord, 'Ann', CHANNEL, (ann) => ann.press(proposal, 'Agree'))
    const offer = await messageWith('is free')
    await tavern.close()
    await start()
    await privately(discord, 'Dai', CHANNEL, (dai) => dai.press(offer, 'Take this seat'))
    expect((await view()).record.seats[2]).toMatchObject({ name: 'Dai', keeper: 'player', offered: false })
  })

  it('disturbs nobody in their quiet hours', async () => {
    const ann = await idOf('Ann')
    const isReminded = async () =>
      (await inTavern()).map(textOf).some((text) => text.includes(`<@${ann}>`) && text.includes(WAITED_FOR))
    await until(async () => (await view()).awaited.includes(0), 'Ben', 'Dai')
    expect(await isReminded()).toBe(false)
    await until(isReminded)
    expect(hourOfDay()).toBeGreaterThanOrEqual(7)
    expect(hourOfDay()).toBeLessThan(22)
  })

  it('a daily table goes on after another start, to the tenth day', async () => {
    await tavern.close()
    await start()
    const before = await tavern.store.log.lastSeq(table)
    await until(async () => clock.now() > began + 10 * DAY || (await view()).isOver, 'Ann', 'Ben', 'Dai')
    expect(await tavern.store.log.lastSeq(table)).toBeGreaterThan(before)
    expect(clock.now()).toBeGreaterThan(began + 8 * DAY)
    expect(await tavern.store.notes.faults(table)).toEqual([])
    expect(await kinds()).toEqual(expect.arrayContaining(['time-up', 'motion', 'seat-offered', 'seat-taken']))
  })

  it('tells the host of the next table who vanished, and lets the host ask for more', async () => {
    const elsewhere = 'back-room'
    await discord.as('Ben').command(elsewhere, '/game new', { game: 'toy', pace: 'daily' })
    await discord.as('Cleo').press(await cardWith(discord, elsewhere, 'Join'), 'Join')
    const shown = async (words: string) =>
      await discord.until(
        async () => textOf(await cardWith(discord, elsewhere, 'Join')).includes(words),
        `the card to say ${words}`,
      )
    await shown('Cleo** · 0% in time in 1 game, left 1')
    await discord.as('Cleo').press(await cardWith(discord, elsewhere, 'Join'), 'Leave')
    const card = await cardWith(discord, elsewhere, 'Join')
    await discord.as('Ben').select(card, say('lobby-reliability'), '90-known')
    await shown('Players need 90% of their decisions in time, and 3 games on this server.')
    const refused = await privately(discord, 'Cleo', elsewhere, (cleo) => cleo.press(card, 'Join'))
    expect(refused).toBe(say('too-new', { needed: 90, least: 3, games: 1 }))
    await shown('Ben** · ')
  })
})
