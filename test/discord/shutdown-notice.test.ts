import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startSandbox, textOf, type Sandbox } from '../../src/sandbox/index.ts'
import { openStore } from '../../src/storage/index.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTavern, type Tavern } from '../e2e/house.ts'
import { Mishaps } from '../e2e/mishaps.ts'
import { cardWith, HAND } from '../e2e/people.ts'
import { say } from '../../src/discord/words/index.ts'

let folder: string
let discord: Sandbox
let tavern: Tavern
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'farewell-'))
})
afterEach(async () => {
  await tavern.close()
  await discord.close()
  rmSync(folder, { recursive: true, force: true })
})

const lines = async (channel: string): Promise<number> =>
  (await discord.as('Dai').messages(channel)).filter((message) => textOf(message).includes(say('away'))).length

describe('a bot that goes away for a moment', () => {
  it('a bot that goes away for a moment says so where people play, and takes it back once it is there again', async () => {
    const path = join(folder, 'games.db')
    discord = await startSandbox({ rateLimits: false })
    tavern = await openTavern({ discord, path })
    await discord.as('Ann').command('tavern', '/game new', { game: 'toy', seed: 'x', preset: 'short' })
    const lobby = await cardWith(discord, 'tavern', 'Join')
    await discord.as('Ben').press(lobby, 'Join')
    await discord.as('Ann').press(lobby, 'Start')
    await cardWith(discord, 'tavern', HAND)
    await discord.as('Ann').command('back-room', '/game new', { game: 'toy', seed: 'x', preset: 'short' })
    await cardWith(discord, 'back-room', 'Join')
    await Promise.all([tavern.bot.sayAway(), tavern.tables.stop()])
    expect([await lines('tavern'), await lines('back-room')]).toEqual([1, 0])
    const { message: card } = { message: await cardWith(discord, 'tavern', HAND) }
    expect((await discord.as('Ann').press(card, '2 · Dig in the south pit')).kind).not.toBe('no-response')
    await tavern.close()
    expect(await lines('tavern')).toBe(1)

    tavern = await openTavern({ discord, path })
    expect(await lines('tavern')).toBe(0)
    // It is taken back once: what is said later is not searched for again.
    const store = openStore(path)
    expect(await store.notes.memo('lines that the bot is away')).toBe('[]')
    await store.close()
  })

  it('a bot that goes away for a moment takes it back as soon as Discord can be reached, if it cannot be at the start', async () => {
    const path = join(folder, 'games.db')
    discord = await startSandbox({ rateLimits: false })
    tavern = await openTavern({ discord, path })
    await discord.as('Ann').command('tavern', '/game new', { game: 'toy', seed: 'x', preset: 'short' })
    const lobby = await cardWith(discord, 'tavern', 'Join')
    await discord.as('Ben').press(lobby, 'Join')
    await discord.as('Ann').press(lobby, 'Start')
    await cardWith(discord, 'tavern', HAND)
    await tavern.bot.sayAway()
    await tavern.close()
    expect(await lines('tavern')).toBe(1)

    const way = await Mishaps.before(discord.api)
    way.befall({ of: /^\w+ \/channels\//, how: 500 })
    tavern = await openTavern({ discord, path, api: way.api })
    expect(await lines('tavern')).toBe(1)
    way.end()
    await discord.until(async () => (await lines('tavern')) === 0, 'the line to be taken back')
    await way.close()
  })
})
