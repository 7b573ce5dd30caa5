import { expect, it } from 'vitest'
import { byComputer, type Game } from '../../src/engine/index.ts'
import { say } from '../../src/discord/words/index.ts'
import { DIRECT_MESSAGES } from '../../src/tables/index.ts'
import { buttonsOf, textOf, type SeenMessage } from '../../src/sandbox/index.ts'
import { toy } from '../kit/toy/index.ts'
import { runOf } from '../../trials/run-of.ts'
import { longStay } from './long-stay.ts'
import { cardWith, HAND, hasButton, lastPrivate } from './people.ts'

// Ann asks what if: first while her game with Ben runs, then about the finished one. The steps build on one another.

const DAY = 24 * 60 * 60_000
const PEOPLE = ['Ann', 'Ben', 'Dai']

const stay = longStay()
let real = ''

/** The players of the real game answer, as computers would. */
async function playReal(answers: number): Promise<void> {
  const chooser = byComputer(toy as unknown as Game, 'played')
  for (let given = 0; given < answers; given += 1) {
    const view = await stay.view(real)
    if (view.isOver) return
    const asked = view.record.seats.flatMap(({ seat }) => view.asked(seat).filter((one) => one.seat === seat))
    if (asked.length === 0) continue
    const { seat, verb, key } = chooser(runOf(asked, view.viewFor))
    await stay.tavern.tables.answers.submit(real, view.record.seats[seat]?.user ?? '', { verb, key })
  }
}

/** All that everybody but Ann can read anywhere, and what everybody can read in the channel. */
async function othersRead(): Promise<string> {
  await stay.tavern.shown()
  const read = []
  for (const name of PEOPLE) {
    const rooms = name === 'Ann' ? ['tavern'] : ['tavern', 'back-room', 'dm']
    for (const room of rooms) {
      const messages = await stay.discord
        .as(name)
        .messages(room)
        .catch(() => [])
      read.push(messages.filter(({ ephemeral }) => name !== 'Ann' || !ephemeral))
    }
  }
  return JSON.stringify(read)
}

const imagined = async () =>
  (await stay.tavern.tables.directory.find({ server: DIRECT_MESSAGES, statuses: ['playing'] }))[0]

const inDirectMessages = (says: string, label = '') =>
  stay.discord.until(async () => {
    const messages = await stay.discord.as('Ann').messages('dm')
    return messages.findLast((one) => textOf(one).includes(says) && (label === '' || hasButton(one, label)))
  }, `a direct message that says ${says}`)

const read = (says: string) =>
  stay.discord.until(async () => {
    const last = await lastPrivate(stay.discord.as('Ann'), 'tavern')
    return last && textOf(last).includes(says) ? last : undefined
  }, `a private message that says ${says}`)

/** Ann looks back, and asks what if at the moment that she sees after some steps. */
async function askWhatIf(steps: readonly string[] = []): Promise<void> {
  const ann = stay.discord.as('Ann')
  await ann.command('tavern', '/game lookback')
  let shown = await read('as you saw it')
  for (const step of steps) {
    await ann.press(shown, step)
    shown = await stay.discord.until(async () => {
      const next = await lastPrivate(ann, 'tavern')
      return next && textOf(next) !== textOf(shown) ? next : undefined
    }, step)
  }
  await ann.press(shown, say('what-if'))
  await ann.press(await read(say('what-if-where')), say('what-if-gentle'))
}

/** Ann takes what a card offers first, until her imagined game is over. */
async function playToTheEnd(): Promise<void> {
  const ann = stay.discord.as('Ann')
  const done = new Set<string>()
  await stay.discord.until(async () => {
    await stay.tavern.shown()
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
  const view = record && (await stay.view(record.id))
  const seat = record?.seats.find(({ user }) => user !== null)
  const own = seat && view?.asked(seat.seat).find((one) => one.seat === seat.seat)
  const [offer] = own?.offers ?? []
  const isOnCard = view?.awaited.includes(own?.seat ?? -1) === true && own?.offers.some(({ secret }) => secret !== true)
  if (view && own && offer && !isOnCard)
    await stay.tavern.tables.answers.submit(view.record.id, seat.user ?? '', { verb: own.verb, key: offer.key })
  return false
}

/** The first thing that a card offers to its player alone. */
function offered(card: SeenMessage): string | undefined {
  return buttonsOf(card)
    .map((one) => String(one['custom_id']))
    .find((id) => /^q1\|(a|w)\|/.test(id))
}

it('while the real game runs, a what-if opens for Ann alone, and survives a restart', async () => {
  await stay.discord.as('Ann').command('tavern', '/game new', { game: 'toy', seed: 'x', preset: 'short' })
  const lobby = await cardWith(stay.discord, 'tavern', 'Join')
  await stay.discord.as('Ben').press(lobby, 'Join')
  await stay.discord.as('Ann').press(lobby, 'Start')
  await cardWith(stay.discord, 'tavern', HAND)
  real = (await stay.tavern.tables.directory.find({ statuses: ['playing'] }))[0]?.id ?? ''
  await playReal(6)
  const before = await othersRead()
  await askWhatIf()
  const card = await inDirectMessages(say('what-if-mark').replaceAll('*', ''), HAND)
  expect(textOf(card)).toContain('imagined')
  expect(await othersRead()).toBe(before)
  const table = await imagined()
  expect(table?.seats.filter(({ user }) => user !== null)).toHaveLength(1)

  await stay.restart()
  await stay.tavern.shown()
  expect((await imagined())?.id).toBe(table?.id)
  await playToTheEnd()
  expect((await stay.view(table?.id ?? '')).record.status).toBe('over')
  await inDirectMessages(
    toy.words.outcome((await stay.view(table?.id ?? '')).viewFor(null) as never, () => '')[0]?.slice(0, 3) ?? '',
  )
  expect((await stay.tavern.tables.stats.of({})).length).toBe(0)
})

it('after the game, a what-if goes on from any moment, counts nowhere, and closes by itself', async () => {
  await playReal(400)
  expect((await stay.view(real)).record.status).toBe('over')
  await stay.tavern.tables.stats.idle()
  const before = await othersRead()
  const summaries = JSON.stringify(await stay.tavern.tables.stats.of({}))
  expect(JSON.parse(summaries)).toHaveLength(1)
  await askWhatIf([say('past-first'), say('past-on')])
  await inDirectMessages(say('event-imagined'))
  await playToTheEnd()
  await stay.tavern.tables.stats.idle()
  await stay.tavern.tables.stats.catchUp()
  expect(await othersRead()).toBe(before)
  expect(JSON.stringify(await stay.tavern.tables.stats.of({}))).toBe(summaries)

  await askWhatIf([say('past-first'), say('past-on')])
  const table = await stay.discord.until(imagined, 'another what-if')
  await stay.discord.until(async () => (await stay.view(table.id)).awaited.length > 0, 'Ann’s question')
  for (let day = 0; day < 6; day += 1) stay.clock.leap(DAY)
  await stay.tavern.shown()
  expect((await imagined())?.id).toBe(table.id)
  for (let day = 0; day < 2; day += 1) stay.clock.leap(DAY)
  await stay.discord.until(async () => (await imagined()) === undefined, 'the end of the what-if')
  expect(await othersRead()).toBe(before)
})
