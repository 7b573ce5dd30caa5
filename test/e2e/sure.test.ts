import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Game } from '../../src/engine/index.ts'
import { toy } from '../kit/toy/index.ts'
import { openTavern, type Tavern } from './house.ts'
import { calledBy, cardWith, HAND, meant, takeFirst } from './people.ts'

// A player who presses something irreversible on the card is asked to confirm in private.

const CHANNEL = 'tavern'
const game = toy as unknown as Game
const { label } = game.words
const careful: Game = {
  ...game,
  words: { ...game.words, label: (...of) => ({ ...label(...of), sure: 'There is no way back. Do you?' }) },
}
let tavern: Tavern

beforeAll(async () => {
  tavern = await openTavern({ games: [careful] })
})
afterAll(async () => await tavern.close())

it('is asked once the press is acknowledged, and done when it is said again', async () => {
  const { discord, store, tables } = tavern
  await discord.as('Ann').command(CHANNEL, '/game new', { game: 'toy', seed: 'griffin' })
  await discord.as('Ben').command(CHANNEL, '/game join')
  await discord.as('Ann').command(CHANNEL, '/game start')
  await cardWith(discord, CHANNEL, HAND)
  const names = new Map((await discord.people()).map(({ id, name }) => [id, name]))
  // A private panel stands already: the question takes its place, above the card's later presses.
  for (let turn = 0; turn < 3; turn += 1) {
    await tavern.shown()
    const card = await cardWith(discord, CHANNEL, HAND)
    const name = names.get(calledBy(card)[0] ?? '') ?? ''
    if (turn === 0) await discord.as(name).press(card, HAND)
    const table = (await tables.directory.openIn((await discord.state()).server.id, card.channel_id))?.id ?? ''
    const seq = await store.log.lastSeq(table)
    const pressed = await takeFirst(discord.as(name), card)
    expect([pressed.kind, await store.log.lastSeq(table)]).toEqual(['acknowledged', seq])
    await meant(discord, name, CHANNEL, async () => (await store.log.lastSeq(table)) > seq, 'the press to be done')
  }
})
