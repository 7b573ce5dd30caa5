import { Routes } from 'discord.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textOf, type SeenMessage } from '../../src/sandbox/index.ts'
import { parlour } from '../discord/parlour.ts'
import { openTavern, type Tavern } from './house.ts'
import { cardWith, HAND, hasButton, publicMessages } from './people.ts'

// What is voted on and what is whispered while one fault comes after another: each vote counts, each whisper comes, and
// both once.

const ROOM = 'the-cellar'
let tavern: Tavern
let table = ''
let users: ReadonlyMap<string, string>
let whispered = 0

const user = (name: string) => users.get(name) ?? ''
const votes = async (words: string): Promise<SeenMessage[]> =>
  (await publicMessages(tavern.discord.as('Dai'), ROOM)).filter(
    (message) => !hasButton(message, HAND) && textOf(message).startsWith(words),
  )

beforeAll(async () => {
  tavern = await openTavern({ games: [parlour({ turns: 5000 })] })
  const { discord, bot, tables } = tavern
  users = new Map((await discord.people()).map(({ name, id }) => [name, id]))
  const tavernId = (await discord.as('Ann').channels()).find(({ name }) => name === 'tavern')?.id ?? ''
  await bot.client.rest.post(Routes.threads(tavernId), { body: { name: ROOM, type: 11 } })
  await discord.as('Ann').command(ROOM, '/game new', { game: 'parlour', seed: 'griffin' })
  await discord.as('Ben').command(ROOM, '/game join')
  table = (await tables.directory.find({ statuses: ['lobby'] }))[0]?.id ?? ''
  await tables.settings.setWhispering(table, user('Ann'), true)
  await discord.as('Ann').command(ROOM, '/game start')
  await cardWith(discord, ROOM, HAND)
})
afterAll(async () => await tavern?.close())

/** Ann whispers to Ben, and that is acknowledged. */
async function whisper(): Promise<void> {
  whispered += 1
  expect((await tavern.tables.privateAccess.whisper(table, user('Ann'), 1, `the owl has ${whispered} eyes`)).ok).toBe(
    true,
  )
}

/** Everything that was whispered has come to Ben once, and to nobody else. */
async function isHeard(): Promise<void> {
  const { discord } = tavern
  const heard = async () =>
    (await discord.as('Ben').messages('dm')).map(textOf).flatMap((text) => /the owl has \d+ eyes/.exec(text) ?? [])
  await discord.until(async () => (await heard()).length >= whispered, 'what was whispered')
  const all = await heard()
  expect([all.length, new Set(all).size]).toEqual([whispered, whispered])
  for (const name of ['Ann', 'Dai']) {
    for (const room of [ROOM, 'dm']) {
      const seen = await discord
        .as(name)
        .messages(room)
        .catch(() => [])
      expect(JSON.stringify(seen)).not.toContain('the owl has')
    }
  }
}

interface Fault {
  readonly what: string
  readonly cause: () => unknown
  readonly mend: () => unknown
}

const mended = () => tavern.discord.changeSettings({ fault: null })
const FAULTS: readonly Fault[] = [
  { what: 'requests are refused', cause: () => tavern.discord.changeSettings({ fault: 'error' }), mend: mended },
  { what: 'connections are cut off', cause: () => tavern.discord.changeSettings({ fault: 'reset' }), mend: mended },
  { what: 'the session is lost', cause: () => tavern.discord.forgetSessions(), mend: () => undefined },
  {
    what: 'the bot may not write',
    cause: () => tavern.discord.setBotPermissions('tavern', { sendInThreads: false }),
    mend: () => tavern.discord.setBotPermissions('tavern', { sendInThreads: true }),
  },
  {
    what: 'the bot is removed and invited again',
    cause: () => tavern.discord.setBotMember(false),
    mend: () => tavern.discord.setBotMember(true),
  },
]

describe('votes and whispers outlive it that', () => {
  it.each(FAULTS)('$what', async ({ cause, mend }) => {
    const { discord, tables } = tavern
    const paused = async () => (await tables.views.of(table))?.record.pause === 'agreed'
    const settled = (await votes('*The players agree to pause')).length
    // Moved while the fault lasts, and agreed on while it lasts once more.
    await cause()
    expect((await tables.votes.propose(table, user('Ann'), { kind: 'pause' })).ok).toBe(true)
    await whisper()
    await mend()
    const open = await discord.until(async () => (await votes('### **Ann** asks to pause'))[0], 'the motion')
    expect(textOf(open)).toContain('In favour: **Ann** (1 of 2)')
    await isHeard()
    await cause()
    const id = (await tables.views.of(table))?.record.motions.find(({ came }) => came === null)?.id ?? ''
    expect(await tables.votes.vote(table, user('Ben'), id, true)).toMatchObject({ ok: true, value: 'agreed' })
    await whisper()
    await mend()
    await discord.until(async () => (await votes('*The players agree to pause')).length > settled, 'what was agreed')
    await isHeard()
    expect([await paused(), (await votes('###')).length]).toEqual([true, 0])
    expect(await votes('*The players agree to pause')).toHaveLength(settled + 1)
    expect((await tables.votes.unpause(table, user('Ann'))).ok).toBe(true)
    await cardWith(discord, ROOM, HAND)
  })
})
