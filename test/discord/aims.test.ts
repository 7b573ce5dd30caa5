import { afterEach, describe, expect, it } from 'vitest'
import type { Game } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { WARLOCK } from '../../src/games/warlock/index.ts'
import { openStore } from '../../src/storage/index.ts'
import { idsOf, readable } from './limits.ts'
import { openHouse } from './rooms.ts'

const USERS = ['ann', 'ben']
const AIM = '**Your aim:**'
/** Nobody has to choose more often than that before the first turn. */
const MOST = 20

let house: ReturnType<typeof openHouse>
afterEach(async () => await house.close())

/** A table of people who have finished this many games of the title, at the first turn of one of them. */
async function atFirstTurn(game: Game, finished: number): Promise<string> {
  const store = openStore()
  store.records.finishedGames = (_game, users) => Promise.resolve(users.map(() => finished))
  house = openHouse({ store, games: [game] })
  const id = await house.playing(game.rules.id, ...USERS)
  for (let n = 0; n < MOST; n += 1) {
    const view = await house.tables.views.of(id)
    if (!view || !('game' in view)) throw new Error('the game was not started')
    const seen = view.viewFor(null)
    if (game.words.aim?.(seen, 0, String) != null && view.asked(null).length === 1)
      return USERS[view.asked(null)[0]?.seat ?? 0] ?? ''
    await answerAll(id)
  }
  throw new Error('the first turn has not come')
}

/** Takes the first option of each question. */
async function answerAll(id: string): Promise<void> {
  for (const [seat, user] of USERS.entries()) {
    const view = await house.tables.views.of(id)
    if (!view || !('game' in view)) throw new Error('the game was not started')
    const asked = view.asked(seat).find((one) => one.seat === seat)
    const key = asked?.offers[0]?.key
    if (asked && key !== undefined)
      await house.tables.answers.submit(id, user, { verb: asked.verb, key }, view.token(seat))
  }
  await house.shown()
}

describe.each(GAMES as readonly Game[])('$rules.id', (game) => {
  it('newcomers read on the card what they need next, and everybody in private', async () => {
    const user = await atFirstTurn(game, 2)
    expect(readable(house.card())).toContain(AIM)
    const panel = await house.press(user, idsOf(house.card()).find((one) => one.startsWith('q1|v|')) ?? '')
    expect(JSON.stringify(panel)).toContain(AIM)
  })

  it('those who have finished three games read it in private only', async () => {
    const user = await atFirstTurn(game, 3)
    expect(readable(house.card())).not.toContain(AIM)
    expect(JSON.stringify(await house.command(user, '/clues'))).toContain(AIM)
  })
})

it('warlock: a short way to the bell is told on the card and in private, long before the last round', async () => {
  const { rules } = WARLOCK
  const create: typeof rules.create = (setup) =>
    rules.create({ ...setup, preset: 'short', options: { 'midnight-bell-round': 9 } })
  const user = await atFirstTurn({ ...WARLOCK, rules: { ...rules, create } } as unknown as Game, 2)
  const told = 'Time to go! Only 8 rounds are left after this one.'
  expect(readable(house.card())).toContain(`The chest is 5 turns away at best. ${told}`)
  expect(JSON.stringify(await house.command(user, '/clues'))).toContain(told)
})
