import { expect, it } from 'vitest'
import { chanceFrom } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { hasGame, type TableSight } from '../../src/tables/service.ts'
import { openHouse } from './rooms.ts'

// What an answer costs: every call of Discord's for the card and the chronicle of a table, over a whole match of people
// who choose as computer players do.

const LUCK = { chance: chanceFrom('calls') }
const PEOPLE = ['ann', 'ben', 'cleo', 'dai']

for (const game of GAMES) {
  it(`an answer of ${game.words.title} costs few calls`, { timeout: 600_000 }, async () => {
    const at = openHouse({ games: [game], paint: () => Promise.resolve(null) })
    const table = await at.playing(game.rules.id, ...PEOPLE.slice(0, game.rules.seats.max))
    const before = { ...at.rooms.calls.get('hall') }
    let answers = 0
    for (; answers < 600; answers += 1) {
      const sight = await at.tables.sight(table)
      if (!sight || !hasGame(sight) || sight.record.status !== 'playing') break
      const { seat, verb, key } = chosen(sight)
      expect(await at.tables.submit(table, PEOPLE[seat] ?? '', { verb, key })).toMatchObject({ ok: true })
      await at.shown()
    }
    const after = { ...at.rooms.calls.get('hall') }
    console.log(game.rules.id, answers, before, after, JSON.stringify([...at.rooms.calls]))
    await at.close()
  })
}

function chosen(sight: TableSight) {
  for (const { seat } of sight.record.seats) {
    const asked = sight.asked(seat).find((one) => one.seat === seat)
    if (asked) return { seat, ...sight.game.computer(sight.view(seat), asked, sight.asides(seat), LUCK) }
  }
  throw new Error('nobody is asked')
}
