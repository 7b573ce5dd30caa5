import type Database from 'better-sqlite3'
import { Routes } from 'discord.js'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textOf } from '../../src/sandbox/index.ts'
import { LeapClock } from '../kit/leap-clock.ts'
import { parlour } from '../discord/parlour.ts'
import { openTavern, type Tavern } from './house.ts'
import { calledBy, cardWith, HAND, hasButton, publicMessages } from './people.ts'

// One match, and one fault after another. After each: what was answered is kept, once; the room tells it once, on one card, by itself
// and within ten seconds; what is private stays so; and whoever can mend it has heard what is to be mended.

const NOTE = 'the owl is hollow'
const SOON = 10_000
let tavern: Tavern
let table = ''
/** The channel or thread where it is played. */
let room = 'the-cellar'
let answered = 0
/** Answers that are told nowhere any more. */
let gone = 0
const logged: string[] = []
const clock = new LeapClock()

beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) })
  tavern = await openTavern({ games: [parlour({ turns: 500, times: 2 })], clock, log })
  const { discord } = tavern
  const tavernId = (await discord.as('Ann').channels()).find(({ name }) => name === 'tavern')?.id ?? ''
  const thread = await tavern.bot.client.rest.post(Routes.threads(tavernId), { body: { name: room, type: 11 } })
  await discord.as('Ann').command(room, '/game new', { game: 'parlour', seed: 'griffin' })
  await discord.as('Ben').command(room, '/game join')
  await discord.as('Ann').command(room, '/game start')
  await cardWith(discord, room, HAND)
  table = (await tavern.tables.tableIn((await discord.state()).server.id, (thread as { id: string }).id))?.id ?? ''
  await tavern.tables.setPrivateNote(table, await userOf('Ann'), NOTE)
  await inOrder()
})
afterAll(async () => await tavern?.close())

const userOf = async (wanted: string) => (await tavern.discord.people()).find(({ name }) => name === wanted)?.id ?? ''
const seen = () => publicMessages(tavern.discord.as('Dai'), room)
const cards = async () => (await seen()).filter((message) => hasButton(message, HAND))

/** What is asked, and whom. */
async function now() {
  const sight = await tavern.tables.sight(table)
  if (!sight || !('asked' in sight)) throw new Error('the game cannot be seen')
  const [asked] = sight.asked(null)
  return { asked, user: sight.record.seats[asked?.seat ?? 0]?.user ?? '' }
}

/** Whoever is asked answers, and that is acknowledged. */
async function answer(): Promise<void> {
  const { asked, user } = await now()
  const done = await tavern.tables.submit(table, user, { verb: asked?.verb ?? '', key: asked?.offers[0]?.key ?? '' })
  expect(done.ok && done.value.length).toBeGreaterThan(0)
  answered += 1
}

/** Whoever is asked says so on Discord: what they are answered. */
async function play(): Promise<string> {
  const { asked, user } = await now()
  const name = (await tavern.discord.people()).find(({ id }) => id === user)?.name ?? ''
  return (await tavern.discord.as(name).command(room, '/play', { action: `Take ${asked?.offers[0]?.key}` })).text
}

/** Somebody is heard, at once or as soon as the connection stands again. */
async function isHeard(): Promise<void> {
  await tavern.discord.until(async () => (await play()).includes('You chose'), 'somebody to be heard', SOON)
  answered += 1
}

/** Waits until everything is in order, by itself. */
async function inOrder(): Promise<void> {
  const { discord, store } = tavern
  await discord.until(
    async () => {
      const [all, [card, ...others]] = [await seen(), await cards()]
      if (!card || others.length > 0) throw new Error(`${card ? 1 + others.length : 'no'} cards`)
      const { user } = await now()
      const lines = all.flatMap((message) => textOf(message).split('\n')).filter((line) => / takes /.test(line))
      expect([calledBy(card), lines.length]).toEqual([[user], answered - gone])
      return true
    },
    'everything to be in order',
    SOON,
  )
  expect(await store.entries(table)).toHaveLength(answered)
  for (const name of ['Dai', 'Ben']) {
    for (const channel of [room, 'dm']) {
      expect(
        JSON.stringify(
          await discord
            .as(name)
            .messages(channel)
            .catch(() => []),
        ),
      ).not.toContain(NOTE)
    }
  }
}

interface Fault {
  readonly what: string
  readonly cause: () => unknown
  readonly mend: () => unknown
  /** What whoever runs the bot reads in its log. */
  readonly log?: RegExp
  /** What the host reads in direct messages. */
  readonly host?: RegExp
}

const FAULTS: readonly Fault[] = [
  {
    what: 'requests are refused with 500',
    cause: () => tavern.discord.changeSettings({ fault: 'error' }),
    mend: () => tavern.discord.changeSettings({ fault: null }),
    log: /tables cannot be shown for the moment/,
  },
  {
    what: 'requests are refused with 429',
    cause: () => tavern.discord.changeSettings({ fault: 'limited' }),
    mend: () => tavern.discord.changeSettings({ fault: null }),
  },
  {
    what: 'connections are cut off',
    cause: () => tavern.discord.changeSettings({ fault: 'reset' }),
    mend: () => tavern.discord.changeSettings({ fault: null }),
    log: /tables cannot be shown for the moment/,
  },
  // After the first the session goes on, after the second it is begun anew: so it is with all other codes but those that end the bot.
  ...[4000, 4008].map((code) => ({
    what: `the gateway closes with ${code}`,
    cause: () => tavern.discord.dropGateway(code),
    mend: () => undefined,
  })),
  { what: 'the gateway asks to connect anew', cause: () => tavern.discord.askToReconnect(), mend: () => undefined },
  {
    what: 'the thread is archived',
    cause: () => tavern.discord.changeThread(room, { archived: true }),
    mend: () => undefined,
  },
  {
    what: 'the thread is locked',
    cause: async () => {
      await tavern.discord.setBotPermissions('tavern', { manageThreads: false })
      await tavern.discord.changeThread(room, { archived: true, locked: true })
    },
    mend: () => tavern.discord.changeThread(room, { archived: false, locked: false }),
    log: /cannot be shown in its room/,
    host: /Your game is safe, but the thread .* is locked/,
  },
  {
    what: 'no files may be attached',
    cause: () => tavern.discord.setBotPermissions('tavern', { attachFiles: false }),
    mend: () => tavern.discord.setBotPermissions('tavern', { attachFiles: true }),
    log: /cannot be shown in its room/,
    host: /Your game is safe.*attach files/,
  },
  {
    what: 'the bot is removed and invited again',
    cause: () => tavern.discord.setBotMember(false),
    mend: () => tavern.discord.setBotMember(true),
    log: /cannot be shown in its room/,
  },
  {
    what: 'direct messages are closed',
    cause: () => tavern.discord.changePerson('Ben', { dmsClosed: true }),
    mend: () => tavern.discord.changePerson('Ben', { dmsClosed: false }),
  },
  {
    what: 'the clock is set back',
    cause: () => clock.leap(-3_600_000),
    mend: () => clock.leap(3_600_000),
  },
  {
    what: 'the channel is gone',
    cause: () => tavern.discord.deleteChannel(room),
    mend: async () => {
      room = 'tavern'
      // What stood there is gone with it, but for what was not told there yet.
      gone = answered - 2
      await tavern.discord.as('Ann').command(room, '/admin resume', { game: table })
      const asked = await tavern.discord.as('Ann').sees(room, (message) => hasButton(message, 'Move it here'))
      await tavern.discord.as('Ann').press(asked, 'Move it here')
    },
    log: /cannot be shown in its room/,
    host: /Your game is safe, but its channel is gone.*\/admin resume/,
  },
]

describe('a match outlives it that', () => {
  it.each(FAULTS)('$what', async ({ cause, mend, log, host }) => {
    logged.length = 0
    await cause()
    await answer()
    await answer()
    if (host) await tavern.discord.as('Ann').sees('dm', (message) => host.test(textOf(message)), SOON)
    if (log) await tavern.discord.until(() => logged.some((line) => log.test(line)), 'the log to say so', SOON)
    await mend()
    await inOrder()
    await isHeard()
    await inOrder()
  })
})

describe('an answer that cannot be kept is not taken, and says so', () => {
  const raw = () => (tavern.store as unknown as { connection: { raw: Database.Database } }).connection.raw
  it.each([
    {
      what: 'the disk is full',
      cause: () => {
        raw().exec('create table filler (x)')
        raw().pragma(`max_page_count = ${String(raw().pragma('page_count', { simple: true }))}`)
        for (const size of [4000, 400, 40]) {
          try {
            for (;;) raw().exec(`insert into filler values (zeroblob(${size}))`)
          } catch {
            // Full.
          }
        }
      },
      mend: () => raw().pragma('max_page_count = 1000000000'),
      log: /There is no room left for the database/,
    },
    {
      what: 'the database may not be written',
      cause: () => raw().pragma('query_only = 1'),
      mend: () => raw().pragma('query_only = 0'),
      log: /The database .* may not be written/,
    },
  ])('$what', async ({ cause, mend, log }) => {
    logged.length = 0
    cause()
    // Some pages may have a little room left.
    let said = await play()
    for (; said.includes('You chose'); said = await play()) answered += 1
    expect(said).toMatch(
      /^Something went wrong on my side and nothing was changed; if it stays so, report it as \w+\.$/,
    )
    expect(logged.some((line) => log.test(line))).toBe(true)
    mend()
    await inOrder()
    await isHeard()
    await inOrder()
  })
})
