import { afterEach, expect, it } from 'vitest'
import { rngFrom, type Game } from '../../src/engine/index.ts'
import { withFound } from '../../src/discord/panels/about/found.ts'
import { giveAnswer } from '../../src/discord/table/answering/answer.ts'
import { ownChoice } from '../../src/discord/table/answering/choices.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { GAMES } from '../../src/games/index.ts'
import { readable } from './limits.ts'
import { openHouse } from './rooms.ts'

const USERS = ['ann', 'ben']
/** A match has shown everything after this many choices. */
const MOST = 400

let house: ReturnType<typeof openHouse>
afterEach(async () => await house.close())

/** What Ann reads in private after each of her choices, while both play as the computer would. */
async function* repliesIn(game: Game): AsyncGenerator<Reply> {
  house = openHouse({ games: [game], faces: () => Promise.resolve(Buffer.from('face')) })
  const id = await house.playing(game.rules.id, ...USERS)
  const luck = { rng: rngFrom('found') }
  for (let n = 0; n < MOST; n += 1) {
    const view = await house.tables.views.of(id)
    if (!view || !('game' in view) || view.isOver) return
    const seat = USERS.findIndex((_user, one) => view.asked(one).some((asked) => asked.seat === one))
    const asked = view.asked(seat).find((one) => one.seat === seat)
    if (!asked) return
    const answer = game.computer(view.viewFor(seat), asked, view.asides(seat), luck)
    const choice = ownChoice(view, seat, answer)
    if (seat === 1 || !choice) {
      await house.tables.answers.submit(id, USERS[seat] ?? '', answer, view.token(seat))
      continue
    }
    const acted = await giveAnswer(house.context, house.visit('ann'), { view, seat }, choice, { isSure: true })
    // A standing order was quicker.
    if (!acted.ok) continue
    yield await withFound(house.context, view, 'ann', acted.found, acted.news.join('\n'))
  }
}

it('who finds a treasure sees its face, and who has shown somebody a Key card reads so after the next choice', async () => {
  const game = (GAMES as readonly Game[]).find(({ rules }) => rules.id === 'warlock')
  if (!game) throw new Error('no warlock')
  const wanted = new Set(['a face', 'news'])
  for await (const reply of repliesIn(game)) {
    const panel = reply !== null && typeof reply === 'object' ? reply : { components: [] }
    const text = typeof reply === 'string' ? reply : readable(panel)
    if (text.includes('You showed')) wanted.delete('news')
    if ((panel.pictures ?? []).some(({ alt }) => alt.startsWith('You’ve just seen'))) wanted.delete('a face')
    if (wanted.size === 0) break
  }
  expect([...wanted]).toEqual([])
})
