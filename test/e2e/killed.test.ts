import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { textOf, type Sandbox, type SeenMessage } from '../../src/sandbox/index.ts'
import { openStore } from '../../src/storage/index.ts'
import type { ProjectionKind } from '../../src/discord/screens/parts/projection.ts'
import { openTavern, type Tavern } from './house.ts'
import { startPatient } from './patient.ts'
import { cardWith, HAND, hasButton, publicMessages, takeFirst } from './people.ts'

// A process that dies after Discord has taken a message and before that is noted, and comes back hours later.

const CHANNEL = 'tavern'
const HOURS = 3 * 3_600_000
let folder: string
let discord: Sandbox
let tavern: Tavern

const open = () => openTavern({ discord, path: join(folder, 'games.db') })

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'killed-'))
  discord = await startPatient()
  tavern = await open()
})
afterEach(async () => {
  await tavern.close()
  await discord.close()
  rmSync(folder, { recursive: true, force: true })
})

/** From now on the process dies as soon as a message of a kind is posted. */
function dieInPosting(kind: ProjectionKind): { isDead: boolean } {
  const life = { isDead: false }
  const { store } = tavern
  const setShown = store.projections.set.bind(store.projections)
  let isPosting = false
  store.projections.set = (shown) => {
    if (life.isDead) return Promise.reject(new Error('killed'))
    if (shown.kind !== kind) return setShown(shown)
    life.isDead = isPosting
    isPosting = (shown.data as { posting?: boolean }).posting === true
    return life.isDead ? Promise.reject(new Error('killed')) : setShown(shown)
  }
  return life
}

async function comeBackLater(): Promise<void> {
  await tavern.close()
  await discord.advance(HOURS)
  tavern = await open()
  await tavern.shown()
}

const seen = (channel = CHANNEL) => publicMessages(discord.as('Dai'), channel)
const isCard = (message: SeenMessage) => hasButton(message, HAND)

async function play(name: string): Promise<void> {
  const { choices } = await discord.as(name).autocomplete(CHANNEL, '/play', { action: '' }, 'action')
  if (choices[0]) await discord.as(name).command(CHANNEL, '/play', { action: String(choices[0].value) })
}

describe('after hours', () => {
  it.each(['card', 'hand'] as const)(
    'there is one message where it died in posting a %s, and no line twice',
    async (kind) => {
      await discord.as('Ann').command(CHANNEL, '/game new', { game: 'toy', seed: 'griffin' })
      await discord.as('Ben').command(CHANNEL, '/game join')
      const life = kind === 'hand' ? dieInPosting(kind) : undefined
      await discord.as('Ann').command(CHANNEL, '/game start')
      const first = await cardWith(discord, CHANNEL, HAND)
      if (kind === 'card') {
        await tavern.shown()
        const died = dieInPosting(kind)
        for (let tries = 0; tries < 20 && !died.isDead; tries += 1) {
          await play('Ann')
          await play('Ben')
          await discord.until(() => tavern.shown().then(() => true))
        }
        expect(died.isDead).toBe(true)
        expect((await seen()).filter(isCard).map(({ id }) => id)).not.toContain(first.id)
      } else await discord.until(() => life?.isDead, 'the hand to be posted')
      const before = (await seen()).filter(isCard)
      await comeBackLater()
      expect((await seen()).filter(isCard).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
      const lines = (await seen())
        .flatMap((message) => textOf(message).split('\n'))
        .filter((line) => /digs|begins/.test(line))
      expect(lines).toEqual([...new Set(lines)])
      for (const name of ['Ann', 'Ben']) {
        const direct = (await discord.as(name).messages('dm')).filter((message) => /hand/i.test(textOf(message)))
        expect(direct.map(textOf)).toHaveLength(1)
      }
    },
  )
})

describe('what was pressed while nobody was there', () => {
  it('never came: the card says from when until when, and what is pressed again comes', async () => {
    await discord.as('Ann').command(CHANNEL, '/game new', { game: 'toy', seed: 'griffin' })
    await discord.as('Ben').command(CHANNEL, '/game join')
    await discord.as('Ann').command(CHANNEL, '/game start')
    const card = await cardWith(discord, CHANNEL, HAND)
    await tavern.close()
    expect((await takeFirst(discord.as('Ann'), card)).kind).toBe('no-response')
    // As if it had been gone for a minute.
    const store = openStore(join(folder, 'games.db'))
    await store.notes.setMemo('on Discord 0', String(Date.now() - 60_000))
    await store.close()
    tavern = await open()
    await tavern.shown()
    const now = await cardWith(discord, CHANNEL, HAND)
    expect(now.id).toBe(card.id)
    expect(textOf(now)).toMatch(/I was offline from <t:\d+:T> to <t:\d+:T> and missed whatever you pressed/)
    const table = (await tavern.tables.directory.openIn((await discord.state()).server.id, card.channel_id))?.id ?? ''
    const seq = await tavern.store.log.lastSeq(table)
    for (const name of ['Ann', 'Ben']) await takeFirst(discord.as(name), now)
    await discord.until(async () => (await tavern.store.log.lastSeq(table)) > seq, 'the press to come')
  })
})
