import { describe, expect, it } from 'vitest'
import { rngFrom, type HasRng } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { hasGame, type TableView } from '../../src/tables/model/service.ts'
import { HandClock } from '../kit/house.ts'
import { openHouse, type Call } from './rooms.ts'

// What an answer costs: each call of Discord's for the card and the chronicle, and for single players, where every
// answer of a match is shown before the next is given, and people rest now and then.

const PEOPLE = ['ann', 'ben', 'cleo', 'dai']
const MOST = 2000
const ANSWERS_BEFORE_A_REST = 10

for (const game of GAMES) {
  describe(game.words.title, () => {
    it.each([1, 4])('costs few calls an answer with %i people at the table, the others computers', async (people) => {
      const clock = new HandClock()
      const rng = { rng: rngFrom('calls') }
      let drawn = 0
      const sameLuck = (letters: number) => `${(drawn += 1)}`.padStart(letters, '0')
      const at = openHouse({ games: [game], paint: () => Promise.resolve(null), clock, luck: sameLuck })
      await at.command('ann', '/game new', { game: game.rules.id, preset: 'short', seed: 'calls' })
      for (const one of PEOPLE.slice(1, people)) await at.command(one, '/game join')
      const table = (await at.tables.directory.openIn('griffin', 'hall'))?.id ?? ''
      for (let n = people; n < 4; n += 1) await at.tables.seats.addComputer(table, 'ann')
      await at.shown()
      // The lobby is no part of the game.
      at.rooms.calls.delete('hall')
      await at.command('ann', '/game start')
      await at.shown()
      let [seq, rested] = [-1, 0]
      while (seq < MOST) {
        const view = await at.tables.views.of(table)
        if (!view || !hasGame(view) || view.record.status !== 'playing') break
        const choice = chosen(view, rng)
        if (choice) await at.tables.answers.submit(table, choice.user, choice)
        else clock.pass(1000)
        for (let n = 0; n < 8; n += 1) await new Promise((next) => setImmediate(next))
        await at.projector.settled('in play')
        seq = await at.store.log.lastSeq(table)
        if (seq < rested + ANSWERS_BEFORE_A_REST) continue
        rested = seq
        await at.shown()
      }
      await at.shown()
      await at.close()
      const { post = 0, edit = 0, remove = 0 } = at.rooms.calls.get('hall') ?? {}
      expect(at.rooms.broken).toEqual([])
      expect((await at.store.records.find(table))?.status).toBe('over')
      const calls = post + edit + remove
      const spent = `${seq} answers: ${post} posted, ${edit} edited, ${remove} deleted`
      const direct = PEOPLE.map((one) => sumOf(at.rooms.calls.get(`dm-${one}`))).reduce((one, more) => one + more)
      // An answer is an edit, or a message that is posted and one that is closed: a turn of n answers costs n + 1.
      expect(calls - post, spent).toBeLessThanOrEqual(seq + 2)
      // Among people each turn calls somebody else, so that each has a message of its own. One turn may need a second
      // message, because its story doesn't fit the first, and a busy machine may show an answer in two edits.
      expect(calls, spent).toBeLessThanOrEqual((people < 4 ? 1.3 : 1.4) * seq + 3)
      const sent = `${seq} answers: ${direct} direct messages posted, edited and deleted`
      // Beside the first hand of each.
      expect((direct - people) / seq, sent).toBeLessThanOrEqual(0.14 * people)
    })
  })
}

function sumOf(calls: Readonly<Record<Call, number>> = { post: 0, edit: 0, remove: 0 }): number {
  return calls.post + calls.edit + calls.remove
}

/** What a person would do as a computer player. */
function chosen(view: TableView, rng: HasRng) {
  for (const { seat, user } of view.record.seats) {
    const asked = view.asked(seat).find((one) => one.seat === seat)
    if (asked && user !== null)
      return { user, ...view.game.computer(view.viewFor(seat), asked, view.asides(seat), rng) }
  }
  return undefined
}
