import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { byComputer, type Game } from '../../src/engine/index.ts'
import { say } from '../../src/discord/words/index.ts'
import { hasGame } from '../../src/tables/model/service.ts'
import { DIRECT_MESSAGES } from '../../src/tables/index.ts'
import { buttonsOf, textOf, type Sandbox, type SeenMessage } from '../../src/sandbox/index.ts'
import { LeapClock } from '../kit/leap-clock.ts'
import { toy } from '../kit/toy/index.ts'
import { runOf } from '../../trials/run-of.ts'
import { openTavern, type Tavern } from './house.ts'
import { startPatient } from './patient.ts'
import { cardWith, HAND, hasButton, lastPrivate } from './people.ts'

// Ann asks what if: first while her game with Ben runs, then about the finished one. The steps build on one another.

const DAY = 24 * 60 * 60_000
const PEOPLE = ['Ann', 'Ben', 'Dai']

let discord: Sandbox
let tavern: Tavern
let folder: string
let clock: LeapClock
let real = ''

const start = async () => {
  tavern = await openTavern({ discord, path: join(folder, 'games.db'), clock })
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'what-if-'))
  clock = new LeapClock()
  discord = await startPatient()
  await start()
})
afterAll(async () => {
  await tavern.close()
  await discord.close()
  rmSync(folder, { recursive: true })
})

async function viewOf(id: string) {
  const view = await tavern.tables.views.of(id)
  if (!view || !hasGame(view)) throw new Error('no game')
  return view
}

/** The players of the real game answer, as computers would. */
async function playReal(answers: number): Promise<void> {
  const chooser = byComputer(toy as unknown as Game, 'played')
  for (let given = 0; given < answers; given += 1) {
    const view = await viewOf(real)
    if (view.isOver) return
    const asked = view.record.seats.flatMap(({ seat }) => view.asked(seat).filter((one) => one.seat === seat))
    if (asked.length === 0) continue
    const { seat, verb, key } = chooser(runOf(asked, view.viewFor))
    await tavern.tables.answers.submit(real, view.record.seats[seat]?.user ?? '', { verb, key })
  }
}

/** All that everybody but Ann can read anywhere, and what everybody can read in the channel. */
async function othersRead(): Promise<string> {
  await tavern.shown()
  const read = []
  for (const name of PEOPLE) {
    const rooms = name === 'Ann' ? ['tavern'] : ['tavern', 'back-room', 'dm']
    for (const room of rooms) {
      const messages = await discord
        .as(name)
        .messages(room)
        .catch(() => [])
      read.push(messages.filter(({ ephemeral }) => name !== 'Ann' || !ephemeral))
    }
  }
  return JSON.stringify(read)
}

const imagined = async () => (await tavern.tables.directory.find({ server: DIRECT_MESSAGES, statuses: ['playing'] }))[0]

const inDirectMessages = (says: string, label = '') =>
  discord.until(async () => {
    const messages = await discord.as('Ann').messages('dm')
    return messages.findLast((one) => textOf(one).includes(says) && (label === '' || hasButton(one, label)))
  }, `a direct message that says ${says}`)

const read = (says: string) =>
  discord.until(async () => {
    const last = await lastPrivate(discord.as('Ann'), 'tavern')
    return last && textOf(last).includes(says) ? last : undefined
  }, `a private message that says ${says}`)

/** Ann looks back, and asks what if at the moment that she sees after some steps. */
async function askWhatIf(steps: readonly string[] = []): Promise<void> {
  const ann = discord.as('Ann')
  await ann.command('tavern', '/game lookback')
  let shown = await read('as you saw it')
  for (const step of steps) {
    await ann.press(shown, step)
    shown = await discord.until(async () => {
      const next = await lastPrivate(ann, 'tavern')
      return next && textOf(next) !== textOf(shown) ? next : undefined
    }, step)
  }
  await ann.press(shown, say('what-if'))
  await ann.press(await read(say('what-if-where')), say('what-if-gentle'))
}

/** Ann takes what a card offers first, until her imagined game is over. */
async function playToTheEnd(): Promise<void> {
  const ann = discord.as('Ann')
  const done = new Set<string>()
  await discord.until(async () => {
    await tavern.shown()
    if ((await imagined()) === undefined) return true
    const messages = await ann.messages('dm')
    const card = messages.findLast((one) => hasButton(one, say('what-if-end')))
    const id = card && offered(card)
    if (!card || id === undefined || done.has(id)) return await answerInPrivate()
    done.add(id)
    await ann.press(card, id)
    return false
  }, 'the end of the imagined game')
}

/** Ann answers what only she is asked. */
async function answerInPrivate(): Promise<boolean> {
  const record = await imagined()
  const view = record && (await viewOf(record.id))
  const seat = record?.seats.find(({ user }) => user !== null)
  const own = seat && view?.asked(seat.seat).find((one) => one.seat === seat.seat)
  const [offer] = own?.offers ?? []
  const isOnCard = view?.awaited.includes(own?.seat ?? -1) === true && own?.offers.some(({ secret }) => secret !== true)
  if (view && own && offer && !isOnCard)
    await tavern.tables.answers.submit(view.record.id, seat.user ?? '', { verb: own.verb, key: offer.key })
  return false
}

/** The first thing that a card offers to its player alone. */
function offered(card: SeenMessage): string | undefined {
  return buttonsOf(card)
    .map((one) => String(one['custom_id']))
    .find((id) => /^q1\|(a|w)\|/.test(id))
}

it('while the real game runs, a what-if opens for Ann alone, and survives a restart', async () => {
  await discord.as('Ann').command('tavern', '/game new', { game: 'toy', seed: 'x', preset: 'short' })
  const lobby = await cardWith(discord, 'tavern', 'Join')
  await discord.as('Ben').press(lobby, 'Join')
  await discord.as('Ann').press(lobby, 'Start')
  await cardWith(discord, 'tavern', HAND)
  real = (await tavern.tables.directory.find({ statuses: ['playing'] }))[0]?.id ?? ''
  await playReal(6)
  const before = await othersRead()
  await askWhatIf()
  const card = await inDirectMessages(say('what-if-mark').replaceAll('*', ''), HAND)
  expect(textOf(card)).toContain('imagined')
  expect(await othersRead()).toBe(before)
  const table = await imagined()
  expect(table?.seats.filter(({ user }) => user !== null)).toHaveLength(1)

  await tavern.close()
  await start()
  await tavern.shown()
  expect((await imagined())?.id).toBe(table?.id)
  await playToTheEnd()
  expect((await viewOf(table?.id ?? '')).record.status).toBe('over')
  await inDirectMessages(
    toy.words.outcome((await viewOf(table?.id ?? '')).viewFor(null) as never, () => '')[0]?.slice(0, 3) ?? '',
  )
  expect((await tavern.tables.stats.of({})).length).toBe(0)
})

it('after the game, a what-if goes on from any moment, counts nowhere, and closes by itself', async () => {
  await playReal(400)
  expect((await viewOf(real)).record.status).toBe('over')
  await tavern.tables.stats.idle()
  const before = await othersRead()
  const summaries = JSON.stringify(await tavern.tables.stats.of({}))
  expect(JSON.parse(summaries)).toHaveLength(1)
  await askWhatIf([say('past-first'), say('past-on')])
  await inDirectMessages(say('event-imagined'))
  await playToTheEnd()
  await tavern.tables.stats.idle()
  await tavern.tables.stats.catchUp()
  expect(await othersRead()).toBe(before)
  expect(JSON.stringify(await tavern.tables.stats.of({}))).toBe(summaries)

  await askWhatIf([say('past-first'), say('past-on')])
  const table = await discord.until(imagined, 'another what-if')
  await discord.until(async () => (await viewOf(table.id)).awaited.length > 0, 'Ann’s question')
  for (let day = 0; day < 6; day += 1) clock.leap(DAY)
  await tavern.shown()
  expect((await imagined())?.id).toBe(table.id)
  for (let day = 0; day < 2; day += 1) clock.leap(DAY)
  await discord.until(async () => (await imagined()) === undefined, 'the end of the what-if')
  expect(await othersRead()).toBe(before)
})
