import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MATCH_ACTS, SEASON_ACTS, formatId } from '../../src/discord/kit/ids.ts'
import { say } from '../../src/discord/words/index.ts'
import { SEASON_NEWS, SEASON_PHASES } from '../../src/tables/steps/season.ts'
import { often } from '../kit/often.ts'
import { readable } from './limits.ts'
import { openHouse } from './rooms.ts'

// Whatever stands in the notes of a server, readable or not: every reply is a sentence or a panel, and everything else
// goes on.

const SERVER = 'griffin'

const user = fc.constantFrom('ann', 'ben', 'cy', 'nobody', '', '<@&1>', '__proto__')
const game = fc.constantFrom('toy', 'chess', '', 'constructor')
const table = fc.constantFrom('nowhere', '', '__proto__')
const number = fc.constantFrom(0, 1, -1, 2 ** 31, -(2 ** 53), 8.64e15, 1e300, 0.5)
const int = fc.constantFrom(0, 1, 2, -1, 2 ** 31, -(2 ** 53 - 1), 2 ** 53 - 1)
const users = fc.array(user, { maxLength: 5 })
const match = fc.record({
  game,
  players: users,
  group: fc.option(int),
  table: fc.option(table),
  date: fc.option(number),
  suggested: fc.option(fc.record({ at: number, by: user, agreed: users })),
  isCalled: fc.boolean(),
})
const news = fc.record({ kind: fc.constantFrom(...SEASON_NEWS), number: int, match: fc.option(int), to: users })
const season = fc.record({
  id: fc.constant('s1'),
  name: fc.constantFrom('Spring', '', '@everyone', 'x'.repeat(5000)),
  by: user,
  games: fc.array(game, { maxLength: 3 }),
  phase: fc.constantFrom(...SEASON_PHASES),
  players: fc.array(fc.record({ user, name: user }), { maxLength: 30 }),
  groups: fc.array(users, { maxLength: 4 }),
  matches: fc.array(match, { maxLength: 4 }),
  news: fc.array(news, { maxLength: 4 }),
  told: int,
})
const wish = fc.record({ user, game: fc.option(game), pace: fc.constant(null), most: int, room: user, at: number })
const offer = fc.record({
  id: fc.constant('o1'),
  game,
  pace: fc.constant(null),
  wishes: fc.array(wish, { maxLength: 3 }),
  until: number,
  table: fc.option(table),
  answered: users,
  isTold: fc.boolean(),
})
const thread = fc.record({
  nonce: user,
  parent: user,
  room: fc.option(user),
  use: fc.constantFrom('table', 'talk'),
  table: fc.option(table),
  state: fc.constantFrom('opening', 'open', 'ended', 'archived'),
  due: number,
  quiet: number,
})
const spoiled = fc.constantFrom('', '{', 'null', '[]', '{"threads":3}', '"de"', '\u0000', `{"a":${'['.repeat(9000)}`)
const json = <T>(of: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: of.map((one) => JSON.stringify(one)) }, spoiled)
const notes = fc.record({
  league: json(season),
  wishes: json(fc.record({ wishes: fc.array(wish, { maxLength: 4 }), offers: fc.array(offer, { maxLength: 3 }) })),
  threads: json(fc.record({ isDefault: fc.boolean(), threads: fc.array(thread, { maxLength: 4 }) })),
  language: fc.oneof(spoiled, fc.constantFrom('xx', '__proto__', '-', 'de-', '../..', 'x'.repeat(9999))),
  locale: fc.oneof(spoiled, fc.constantFrom('xx-YY', 'constructor', 'es_419', '--')),
})

test('whatever stands in a server’s notes, each reply is one of ours, and tables go on', async () => {
  await fc.assert(
    fc.asyncProperty(notes, async (all) => {
      const house = openHouse()
      try {
        for (const [name, text] of Object.entries(all)) await house.store.notes.setMemo(`${name} ${SERVER}`, text)
        expect(await house.board.begin(SERVER, 'list', 'boss')).toBeNull()
        house.board.reconcile([SERVER])
        house.threads.reconcile([SERVER])
        await house.board.settled()
        await house.threads.settled()
        const visits = [house.visit('ann', 'hall', { isManager: true }), house.visit('dora', 'hall')]
        for (const by of visits) {
          const replies = [
            await house.press(by, formatId({ kind: 'season' })),
            await house.press(by, formatId({ kind: 'offer', server: SERVER, offer: 'o1', accepts: true })),
            await house.form(by, formatId({ kind: 'season-date', season: 's1', match: 0 })),
          ]
          for (const act of MATCH_ACTS)
            for (const at of [0, 3]) {
              replies.push(await house.press(by, formatId({ kind: 'season-match', season: 's1', match: at, act })))
            }
          for (const act of SEASON_ACTS)
            replies.push(await house.press(by, formatId({ kind: 'season-act', season: 's1', act })))
          for (const reply of replies) expect(reply).toBeTruthy()
        }
        const opened = await house.command(house.visit('dora', 'attic'), '/game new', { game: 'toy', thread: 'no' })
        expect(opened).toEqual(expect.stringContaining(say('opened')))
        await house.board.settled()
        await house.shown()
        expect(house.rooms.in('attic')).toHaveLength(1)
        const lists = house.rooms.in('list').map(({ panel }) => readable(panel))
        expect(lists.some((one) => one.includes('attic'))).toBe(true)
      } finally {
        await house.close()
      }
    }),
    { numRuns: often(15) },
  )
})
