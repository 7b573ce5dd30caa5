import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ownFolder } from '../storage/folder.ts'
import { imagesOf, textOf } from '../../src/sandbox/index.ts'
import type { Game } from '../../src/engine/index.ts'
import { answer } from '../kit/house.ts'
import { toy } from '../kit/toy/index.ts'
import type { Filming } from '../../src/discord/index.ts'
import { DOT, openTavern, type Tavern } from './house.ts'
import { calledBy, cardWith, HAND, hasButton, lastPrivate, publicMessages } from './people.ts'
import { say } from '../../src/discord/words/index.ts'

const place = ownFolder()
let tavern: Tavern
const games = [toy as unknown as Game]
/** Whether drawing for films goes wrong. */
let isBroken = false
const filming: Filming = {
  frame: () => (isBroken ? Promise.reject(new Error('the film tears')) : Promise.resolve(DOT)),
  join: (frames) => Promise.resolve({ film: DOT, frames: frames.length }),
}
beforeEach(async () => {
  tavern = await openTavern({ games, filming, path: place.path, posters: () => Promise.resolve(DOT) })
})
afterEach(async () => await tavern.close())

/** Ann and Ben play a game in a channel to its end. */
async function finished(channel: string): Promise<void> {
  const { discord, tables, store } = tavern
  await discord.as('Ann').command(channel, '/game new', { game: 'toy', seed: channel, preset: 'short' })
  const lobby = await cardWith(discord, channel, 'Join')
  await discord.as('Ben').press(lobby, 'Join')
  await discord.as('Ann').press(lobby, 'Start')
  await cardWith(discord, channel, HAND)
  const status = await discord.as('Dai').command(channel, '/game status')
  await discord.as('Dai').select(status.message, 'Who will win?', '0')
  const [table] = await tables.directory.find({ statuses: ['playing'] })
  if (!table) throw new Error('no game was started')
  while ((await store.records.find(table.id))?.status === 'playing') await answer({ tables } as never, table.id)
  await settled()
}

async function settled(): Promise<void> {
  await tavern.tables.stats.idle()
  await tavern.bot.feed.settled()
  await tavern.shown()
}

const tales = async () => (await publicMessages(tavern.discord.as('Dai'), 'dungeon')).map(textOf)

/** How many posters stand in a channel. */
async function posters(channel: string): Promise<number> {
  const images = (await publicMessages(tavern.discord.as('Dai'), channel)).flatMap(imagesOf)
  return images.filter(({ description }) => description.startsWith('Poster of The Barrow')).length
}

describe('what finished games leave, on Discord', () => {
  it('what finished games leave, on Discord is told in the saga, in records and hero pages, and by titles on the end card; a restart tells nothing twice', async () => {
    const { discord } = tavern
    await discord.addChannel('dungeon')
    const named = await discord.as('Ann').command('tavern', '/admin saga', { channel: 'dungeon' })
    expect(named.text).toContain('every game that ends on this server')
    await finished('tavern')
    expect(await tales()).toHaveLength(2)
    expect((await tales())[1]).toContain('The Barrow')
    const end = (await publicMessages(discord.as('Dai'), 'tavern')).map(textOf).join('\n')
    expect(end).toContain('The Mole')
    expect(end).toMatch(/Dai\*\* guessed \*\*Ann\*\* in turn \d+/)
    expect(await posters('tavern')).toBe(1)
    expect(await posters('dungeon')).toBe(1)
    expect((await discord.as('Dai').command('tavern', '/game poster')).text).toContain('for everyone')
    expect(await posters('tavern')).toBe(2)
    expect((await discord.as('Ben').command('tavern', '/records')).text).toContain('1 game finished since')
    const others = await discord.as('Ben').command('tavern', '/records', { who: 'Ann', game: 'toy' })
    expect(others.text).toContain('The records of')
    expect((await discord.as('Ann').command('tavern', '/hero')).text).toContain('led **')
    await discord.as('Ann').command('tavern', '/settings', { records: 'nobody' })
    expect((await discord.as('Ben').command('tavern', '/hero', { who: 'Ann' })).text).toContain(
      'keeps their records private',
    )

    const before = await tales()
    await tavern.bot.stop()
    await tavern.tables.stop()
    await tavern.store.close()
    const again = await openTavern({ games, path: place.path, discord })
    tavern = { ...again, close: () => again.close().then(async () => await discord.close()) }
    await settled()
    expect(await tales()).toEqual(before)
    await finished('tavern')
    expect(await tales()).toHaveLength(3)
    expect((await tales())[2]).toContain(say('saga-someone'))

    // All that was secret, for anybody; and the same people once more.
    const [ann, ben, dai] = [discord.as('Ann'), discord.as('Ben'), discord.as('Dai')]
    const card = await discord.until(
      async () => (await publicMessages(dai, 'tavern')).findLast((message) => hasButton(message, say('play-again'))),
      'the end card',
    )
    const secrets = await dai.press(card, say('reveal'))
    expect(secrets.message.ephemeral).toBe(true)
    expect(secrets.text).toContain(say('reveal-hand', { name: 'Ann' }))
    await dai.select(secrets.message, say('reveal-choose'), 'told')
    const told = /Ann\*\*: \*\*Ann\*\* draws (curse|ward|lamp) no\. \d/
    await dai.sees('tavern', (message) => message.ephemeral && told.test(textOf(message)))
    expect((await ben.press(card, say('play-again'))).text).toBe(say('again'))
    const lobby = await cardWith(discord, 'tavern', 'Join')
    const called = (await discord.people()).find(({ name }) => name === 'Ann')?.id
    expect(calledBy(lobby)).toEqual([called])
    expect(textOf(lobby)).toContain('1. **Ben** · no games yet\n2. **Ann** · keeps their record private')
    expect((await ann.press(card, say('play-again'))).text).toBe(say('again-already'))
    await ben.press(lobby, 'Start')
    await cardWith(discord, 'tavern', HAND)
  })

  it('what finished games leave, on Discord is seen as a film, which takes the place of how far it has come; whatever goes wrong with it is said', async () => {
    const { discord } = tavern
    await finished('tavern')
    const ann = discord.as('Ann')
    const says = (words: string) =>
      discord.until(async () => {
        const last = await lastPrivate(ann, 'tavern')
        return last && textOf(last).includes(words) ? last : undefined
      }, words)
    const end = await discord.until(
      async () => (await publicMessages(ann, 'tavern')).find((one) => hasButton(one, say('film'))),
      'the card at the end',
    )
    isBroken = true
    await ann.press(end, say('film'))
    await says('Something went wrong on my side')
    isBroken = false
    await ann.press(end, say('film'))
    const film = await says(say('past-seen-by-all'))
    await ann.press(film, say('film-share'))
    await discord.until(
      async () =>
        (await publicMessages(discord.as('Dai'), 'tavern')).some((one) => textOf(one).includes('shows a film')),
      'the film in the channel',
    )
  })
})
