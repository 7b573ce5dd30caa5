import { expect, it } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import { hasGame } from '../../src/tables/model/service.ts'
import { openHouse } from './rooms.ts'

// Every message is held against the limits of Discord as it is posted or answered.

const ANSWERS = 150

for (const game of GAMES) {
  it(`whatever ${game.words.title} shows fits into Discord’s messages`, async () => {
    const at = openHouse({ games: [game], paint: () => Promise.resolve(null) })
    await at.command('ann', '/game new', { game: game.rules.id, preset: 'short', seed: 'shelf' })
    await at.shown()
    const id = (await at.tables.directory.openIn('griffin', 'hall'))?.id ?? ''
    while ((await at.store.records.find(id))?.seats.length !== game.rules.seats.max)
      await at.tables.seats.addComputer(id, 'ann')
    await at.command('ann', '/game start')
    let looks = 0
    while ((await at.store.records.find(id))?.status === 'playing' && (await at.store.log.lastSeq(id)) < ANSWERS) {
      await at.press('ann', `q1|v|${id}`)
      for (const line of ['/clues', '/game status', '/game log']) await at.command('ann', line)
      const view = await at.tables.views.of(id)
      const asked = view && hasGame(view) ? view.asked(0).find(({ seat }) => seat === 0) : undefined
      const key = asked?.default ?? asked?.offers[0]?.key
      if (asked && key !== undefined) await at.tables.answers.submit(id, 'ann', { verb: asked.verb, key })
      looks += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await at.shown()
    expect(at.rooms.broken).toEqual([])
    expect(looks).toBeGreaterThan(3)
    expect(at.rooms.posts).toBeGreaterThan(3)
    expect(await at.store.notes.faults(id)).toEqual([])
    await at.close()
  })
}
