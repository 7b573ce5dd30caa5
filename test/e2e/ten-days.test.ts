import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { textOf } from '../../src/sandbox/index.ts'
import { timingOf } from '../../src/tables/index.ts'
import { longStay } from './long-stay.ts'
import { besideCard, cardWith, HAND, privately, publicMessages } from './people.ts'
import { say } from '../../src/discord/words/index.ts'

// Ten days of a daily table, hour by hour: one of the players vanishes, a computer sits in, a substitute takes the seat
// over, and the bot restarts three times. The steps build on one another.

const CHANNEL = 'tavern'
const HOUR = 3_600_000
const DAY = 24 * HOUR
const WAITED_FOR = say('waits')

const stay = longStay({ timing: timingOf('daily') }, (_discord, clock) => {
  // Ten in the morning.
  clock.leap(DAY - ((clock.now() - 10 * HOUR) % DAY))
})
let table = ''
let began = 0

const view = () => stay.view(table)
const kinds = async () =>
  (await stay.tavern.store.chronicle.lines(table, 0, 9999)).flatMap((line) =>
    line.kind === 'event' ? [line.event.kind] : [],
  )
const inTavern = async () => await publicMessages(stay.discord.as('Dai'), CHANNEL)
const hourOfDay = () => new Date(stay.clock.now()).getUTCHours()

/** One hour passes, and what is due happens, in several steps: until three looks in a row find nothing new. */
async function anHour(): Promise<void> {
  stay.clock.leap(HOUR)
  for (let before = '', same = 0; same < 3;) {
    await pause(5)
    await stay.tavern.shown()
    const seen = (await inTavern()).map((message) => [message.id, message['edited_timestamp'], textOf(message)])
    const now = JSON.stringify([await stay.tavern.store.log.lastSeq(table), (await view()).record.revision, seen])
    same = now === before ? same + 1 : 1
    before = now
  }
}

/** Those of these people who are asked answer. */
async function answerBy(...names: string[]): Promise<void> {
  for (const name of names) {
    const user = await stay.idOf(name)
    const now = await view()
    const seat = now.record.seats.find((one) => one.user === user)?.seat ?? -1
    const asked = now.asked(seat).find((one) => one.seat === seat)
    const key = asked?.default ?? asked?.offers[0]?.key
    if (asked && key !== undefined) await stay.tavern.tables.answers.submit(table, user, { verb: asked.verb, key })
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

const messageWith = (words: string) => besideCard(stay.tavern, CHANNEL, words)

const said = (name: string, line: string, given: Record<string, string>) =>
  privately(stay.discord, name, CHANNEL, (someone) => someone.command(CHANNEL, line, given))

describe('a daily table', () => {
  it('the match begins, and a computer sits in for a player who lets the time pass', async () => {
    await stay.discord.as('Ann').command(CHANNEL, '/game new', { game: 'toy', seed: 'x', pace: 'daily' })
    const lobby = await cardWith(stay.discord, CHANNEL, 'Join')
    await stay.discord.as('Ben').press(lobby, 'Join')
    await stay.discord.as('Cleo').press(lobby, 'Join')
    await stay.discord.as('Ann').select(lobby, say('lobby-zero'), 'computer')
    await stay.discord.as('Ann').command(CHANNEL, '/settings', { quiet: '22-7' })
    await stay.discord.until(
      async () => textOf(await cardWith(stay.discord, CHANNEL, 'Join')).includes('a computer player sits in'),
      'the choice on the card',
    )
    await stay.discord.as('Ann').press(await cardWith(stay.discord, CHANNEL, 'Join'), 'Start')
    expect(textOf(await cardWith(stay.discord, CHANNEL, HAND))).toMatch(
      /<t:\d+:R>\. After that a computer player sits in/,
    )
    table = (await stay.tavern.tables.directory.find({ statuses: ['playing'] }))[0]?.id ?? ''
    began = stay.clock.now()
  })

  it('a daily table reminds a player who has vanished, and then a computer sits in', async () => {
    const cleo = await stay.idOf('Cleo')
    const isReminded = async () =>
      (await inTavern()).map(textOf).some((text) => text.includes(`<@${cleo}>`) && text.includes(WAITED_FOR))
    await until(isReminded, 'Ann', 'Ben')
    expect((await view()).record.seats[2]?.keeper).toBe('player')
    await until(async () => (await view()).record.seats[2]?.keeper === 'computer', 'Ann', 'Ben')
    expect(await kinds()).toContain('time-up')
    await until(
      async () => {
        const entries = await stay.tavern.store.log.entries(table)
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
    const left = (await awaited()) - stay.clock.now()
    await stay.restart(() => stay.clock.leap(3 * DAY))
    expect(Math.abs((await awaited()) - stay.clock.now() - left)).toBeLessThan(HOUR)
  })

  it('a daily table refuses one proposal and agrees on another, and somebody else takes the seat over', async () => {
    expect(await said('Ben', '/game propose', { what: 'pause' })).toBe(say('proposed'))
    await privately(stay.discord, 'Ann', CHANNEL, async (ann) =>
      ann.press(await messageWith('asks to pause'), 'Refuse'),
    )
    await messageWith(say('proposal-pause.refused'))
    // A player whose proposal failed has to wait.
    await anHour()
    await anHour()
    expect(await said('Ben', '/game propose', { what: 'replace', seat: 'seat-2' })).toBe(say('proposed'))
    const proposal = await messageWith('asks to offer')
    await privately(stay.discord, 'Ann', CHANNEL, (ann) => ann.press(proposal, 'Agree'))
    const offer = await messageWith('is free')
    await stay.restart()
    await privately(stay.discord, 'Dai', CHANNEL, (dai) => dai.press(offer, 'Take this seat'))
    expect((await view()).record.seats[2]).toMatchObject({ name: 'Dai', keeper: 'player', offered: false })
  })

  it('disturbs nobody in their quiet hours', async () => {
    const ann = await stay.idOf('Ann')
    const isReminded = async () =>
      (await inTavern()).map(textOf).some((text) => text.includes(`<@${ann}>`) && text.includes(WAITED_FOR))
    await until(async () => (await view()).awaited.includes(0), 'Ben', 'Dai')
    expect(await isReminded()).toBe(false)
    await until(isReminded)
    expect(hourOfDay()).toBeGreaterThanOrEqual(7)
    expect(hourOfDay()).toBeLessThan(22)
  })

  it('a daily table goes on after another start, to the tenth day', async () => {
    await stay.restart()
    const before = await stay.tavern.store.log.lastSeq(table)
    await until(async () => stay.clock.now() > began + 10 * DAY || (await view()).isOver, 'Ann', 'Ben', 'Dai')
    expect(await stay.tavern.store.log.lastSeq(table)).toBeGreaterThan(before)
    expect(stay.clock.now()).toBeGreaterThan(began + 8 * DAY)
    expect(await stay.tavern.store.notes.faults(table)).toEqual([])
    expect(await kinds()).toEqual(expect.arrayContaining(['time-up', 'motion', 'seat-offered', 'seat-taken']))
  })

  it('tells the host of the next table who vanished, and lets the host ask for more', async () => {
    const elsewhere = 'back-room'
    await stay.discord.as('Ben').command(elsewhere, '/game new', { game: 'toy', pace: 'daily' })
    await stay.discord.as('Cleo').press(await cardWith(stay.discord, elsewhere, 'Join'), 'Join')
    const shown = async (words: string) =>
      await stay.discord.until(
        async () => textOf(await cardWith(stay.discord, elsewhere, 'Join')).includes(words),
        `the card to say ${words}`,
      )
    await shown('Cleo** · 0% in time in 1 game, left 1')
    await stay.discord.as('Cleo').press(await cardWith(stay.discord, elsewhere, 'Join'), 'Leave')
    const card = await cardWith(stay.discord, elsewhere, 'Join')
    await stay.discord.as('Ben').select(card, say('lobby-reliability'), '90-known')
    await shown('Players need 90% of their decisions in time, and 3 games on this server.')
    const refused = await privately(stay.discord, 'Cleo', elsewhere, (cleo) => cleo.press(card, 'Join'))
    expect(refused).toBe(say('too-new', { needed: 90, least: 3, games: 1 }))
    await shown('Ben** · ')
  })
})
