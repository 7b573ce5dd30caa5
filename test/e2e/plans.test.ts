import { expect, it } from 'vitest'
import { say } from '../../src/discord/words/index.ts'
import { textOf, type SeenMessage } from '../../src/sandbox/index.ts'
import { timingOf } from '../../src/tables/index.ts'
import { walkGame, withOrder } from '../kit/walk.ts'
import { longStay } from './long-stay.ts'
import { cardWith, HAND, lastPrivate } from './people.ts'

// Weeks in which Ben plans ahead and goes away. The bot restarts, and the steps build on one another. Plans and
// standing orders answer after an hour here: everybody rests by order.

const CHANNEL = 'tavern'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const WAIT = 60 * MINUTE
const PLACES = ['harbour', 'market', 'tower']

const stay = longStay({
  games: [withOrder(walkGame({ hisses: false }), 'rest.how', 'sleep')],
  timing: timingOf('none'),
  orderPace: { least: WAIT, most: WAIT },
})
let table = ''

const answers = async () =>
  (await stay.tavern.store.log.entries(table)).flatMap((one) =>
    one.kind === 'answer' ? [`${one.answer.seat} ${one.answer.key}`] : [],
  )
/** Waits until somebody has answered so. */
const answered = (answer: string) =>
  stay.discord.until(async () => {
    await stay.tavern.shown()
    return (await answers()).at(-1) === answer
  }, `the answer ${answer}`)
const asked = (seat: number, verb: string) =>
  stay.discord.until(
    async () => (await stay.view(table)).asked(seat).some((one) => one.seat === seat && one.verb === verb),
    `${verb} for seat ${seat}`,
  )
const steps = async () => ((await stay.view(table)).plan(1)?.steps ?? []).map(({ key, only }) => `${key} ${only}`)

/** Ben's private message, once it says something. */
const bensPanel = (words: string): Promise<SeenMessage> =>
  stay.discord.until(async () => {
    const last = await lastPrivate(stay.discord.as('Ben'), CHANNEL)
    return last && textOf(last).includes(words) ? last : undefined
  }, `a private message that says ${words}`) as Promise<SeenMessage>

/** Ben plans to walk to a place, where he wants to be alone. */
async function planToWalk(place: string, term: string): Promise<void> {
  const ben = stay.discord.as('Ben')
  await ben.press(await cardWith(stay.discord, CHANNEL, HAND), HAND)
  const hand = await bensPanel('')
  if (hand && !textOf(hand).includes('your plan')) await ben.press(hand, say('plan-ahead'))
  await ben.select(await bensPanel('your plan'), 'walk.to?', place)
  await ben.select(await bensPanel(say('plan-added', { label: place })), say('plan-if', { number: 1 }), term)
  await bensPanel(say('plan-changed'))
}

/** A player walks by the card, and their order lets them rest. */
async function walks(name: string, seat: number, place: string): Promise<void> {
  await asked(seat, 'walk.to')
  // Only the card of this turn offers a place to this seat.
  const number = PLACES.indexOf(place) + 1
  await stay.discord.as(name).press(await cardWith(stay.discord, CHANNEL, `${number} · ${place}`), place)
  await answered(`${seat} ${place}`)
  await rests(seat)
}

/** A standing order answers after its hour, and no sooner. */
async function rests(seat: number): Promise<void> {
  const before = await answers()
  stay.clock.leap(WAIT - 10 * MINUTE)
  await stay.tavern.shown()
  expect(await answers()).toEqual(before)
  stay.clock.leap(11 * MINUTE)
  await answered(`${seat} sleep`)
}

/** All that anybody but Ben can read in the channel and in direct messages. */
async function othersRead(): Promise<string> {
  await stay.tavern.shown()
  const read: SeenMessage[][] = []
  for (const name of ['Ann', 'Cleo', 'Dai'])
    for (const room of [CHANNEL, 'dm'])
      read.push(
        await stay.discord
          .as(name)
          .messages(room)
          .catch(() => []),
      )
  return JSON.stringify(read)
}

it('Ben plans his next move, and goes away for three weeks', async () => {
  const { discord } = stay
  await discord.as('Ann').command(CHANNEL, '/game new', { game: 'toy', seed: 'x' })
  await discord.as('Ben').command(CHANNEL, '/game join')
  await discord.as('Cleo').command(CHANNEL, '/game join')
  await discord.as('Ann').command(CHANNEL, '/game start')
  await cardWith(discord, CHANNEL, HAND)
  table = (await stay.tavern.tables.directory.find({ statuses: ['playing'] }))[0]?.id ?? ''
  await planToWalk('market', say('plan-if-alone-wait'))
  expect(await steps()).toEqual(['market alone'])
  await discord.as('Ben').command(CHANNEL, '/away until', { when: '3 weeks', seats: 'pause' })
  expect(await othersRead()).not.toContain('plan')
})

it('a week and a restart later Ben’s turn comes, and the plan answers after the delay of a standing order', async () => {
  stay.clock.leap(7 * DAY)
  await stay.restart()
  expect(await steps()).toEqual(['market alone'])
  await walks('Ann', 0, 'harbour')
  await asked(1, 'walk.to')
  const before = await answers()
  stay.clock.leap(WAIT - 30 * MINUTE)
  await stay.restart()
  expect(await answers()).toEqual(before)
  stay.clock.leap(WAIT + MINUTE)
  await answered('1 market')
  await stay.said(CHANNEL, say('event-as-planned', { name: 'Ben' }).replace('Ben', '').trim())
  expect(await steps()).toEqual([])
  // Unlike a plan, an order of the game doesn't answer for somebody on vacation.
  await stay.discord.as('Ben').command(CHANNEL, '/away back')
  await rests(1)
})

it('when somebody stands there, the plan ends, and only Ben reads why', async () => {
  await walks('Cleo', 2, 'tower')
  await planToWalk('tower', say('plan-if-alone-wait'))
  await walks('Ann', 0, 'market')
  await asked(1, 'walk.to')
  const before = await answers()
  stay.clock.leap(7 * DAY)
  await stay.tavern.shown()
  expect(await answers()).toEqual(before)
  expect(await steps()).toEqual([])
  const why = say('event-plan-ended', { why: 'not-alone', label: 'tower' })
  const hand = await stay.discord.as('Ben').command(CHANNEL, '/clues')
  expect(hand.text).toContain(why)
  expect(await othersRead()).not.toContain('dropped your plan')
})
