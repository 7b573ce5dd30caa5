import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Ledger } from '../../scripts/lib/kills/ledger.ts'
import { lookAt } from '../../scripts/lib/kills/promises.ts'
import { openTavern, type Tavern } from '../e2e/house.ts'
import { cardWith, HAND } from '../e2e/people.ts'

// What is looked at after each kill: that it is found when a promise is broken.

const room = 'tavern'
let tavern: Tavern
let ledger: Ledger

beforeAll(async () => {
  tavern = await openTavern()
  ledger = new Ledger()
  const { discord } = tavern
  await discord.as('Ann').command(room, '/game new', { game: 'toy', seed: 'griffin' })
  await discord.as('Ben').command(room, '/game join')
  await discord.as('Ann').command(room, '/game start')
  await cardWith(discord, room, HAND)
  await discord.as('Ann').command(room, '/play', { action: 'Dig in the north pit' })
  ledger.attempt('Ann', room).isAcknowledged()
  await tavern.shown()
})
afterAll(async () => await tavern?.close())

const look = () => lookAt({ room, discord: tavern.discord, store: tavern.store, ledger })
const lastMemo = async () => {
  const card = await cardWith(tavern.discord, room, HAND)
  const name = `told ${card.id}`
  return { name, memo: (await tavern.store.notes.memo(name)) ?? '' }
}

describe('after a kill', () => {
  it('all is in order as long as nothing is broken', async () => {
    await look()
  })

  it('an answer that was lost is found, and one that was taken twice', async () => {
    const attempt = ledger.attempt('Ann', room)
    await look()
    const count = ledger.countOf('Ann', room)
    attempt.isAcknowledged()
    await expect(look()).rejects.toThrow('an answer of Ann in #tavern is lost: 2 acknowledged, 1 kept')
    Object.assign(count, { tried: 0, taken: 0 })
    await expect(look()).rejects.toThrow('an answer of Ann in #tavern was taken twice: 0 tried, 1 kept')
    Object.assign(count, { tried: 1, taken: 1 })
  })

  it('lines that are told twice are found', async () => {
    const { name, memo } = await lastMemo()
    const { table } = JSON.parse(memo) as { table: string }
    const said = await tavern.discord.as('Dai').say(room, 'Hello')
    await tavern.store.notes.setMemo(`told ${said.message.id}`, JSON.stringify({ table, after: 0, upTo: null }))
    await tavern.store.notes.setMemo(name, JSON.stringify({ table, after: 0, upTo: 3 }))
    await expect(look()).rejects.toThrow(/lines 1 to \d+ are told twice in #tavern/)
    await tavern.store.notes.setMemo(name, memo)
    await tavern.store.notes.setMemo(
      `told ${said.message.id}`,
      JSON.stringify({ table: 'another', after: 0, upTo: null }),
    )
    await look()
  })

  it('a card that stands twice is found', async () => {
    const { bot, tables } = tavern
    const [table] = await tables.directory.find({ statuses: ['playing'] })
    const id = table?.id ?? ''
    const card = (await tavern.store.projections.find(id, 'card')) as object
    await tavern.store.projections.set({ table: id, kind: 'card', target: '', data: { ...card, message: null } })
    bot.screens.doubt(id)
    await tavern.shown()
    const found = async () => await look().then(String, (error: unknown) => String(error))
    await tavern.discord.until(
      async () => (await found()).includes('2 cards stand in #tavern'),
      'both cards to be found',
    )
  })
})
