import type Database from 'better-sqlite3'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textOf } from '../../src/sandbox/index.ts'
import { LeapClock } from '../kit/leap-clock.ts'
import type { Tavern } from './house.ts'
import { Match } from './match.ts'
import { hasButton } from './people.ts'

// One match, and one fault after another. After each, the answers are stored once; the channel shows them once, on one
// card, by itself and within ten seconds; private messages stay private; and the person who can remove the cause has
// read what to do.

let match: Match
let tavern: Tavern
const clock = new LeapClock()

beforeAll(async () => {
  match = await Match.begin({ clock, listensAside: { journal: mkdtempSync(join(tmpdir(), 'unanswered-')) } })
  tavern = match.tavern
})
afterAll(async () => await tavern?.close())

interface Fault {
  readonly what: string
  readonly cause: () => unknown
  readonly mend: () => unknown
  /** The line that the operator reads in the log. */
  readonly log?: RegExp
  /** What the host reads in direct messages. */
  readonly host?: RegExp
}

const RIGHTS = ['embedLinks', 'attachFiles', 'sendInThreads', 'view'] as const

const FAULTS: readonly Fault[] = [
  {
    what: 'requests are refused with 500',
    cause: () => tavern.discord.changeSettings({ fault: 'error' }),
    mend: () => tavern.discord.changeSettings({ fault: null }),
    log: /screens failed during an outage/,
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
    log: /screens failed during an outage/,
  },
  // The first code resumes the session, the second starts a new one. All other codes do one or the other, except those
  // that end the bot.
  ...[4000, 4008].map((code) => ({
    what: `the gateway closes with ${code}`,
    cause: () => tavern.discord.dropGateway(code),
    mend: () => undefined,
  })),
  { what: 'the gateway asks to connect again', cause: () => tavern.discord.askToReconnect(), mend: () => undefined },
  ...[true, false].map((isResumable) => ({
    what: `the session is invalid, and may ${isResumable ? 'be' : 'not be'} resumed`,
    cause: () => tavern.discord.invalidateSessions(isResumable),
    mend: () => undefined,
  })),
  {
    what: 'the thread is archived',
    cause: () => tavern.discord.changeThread(match.room, { archived: true }),
    mend: () => undefined,
  },
  {
    what: 'the thread is locked',
    cause: async () => {
      await tavern.discord.setBotPermissions('tavern', { manageThreads: false })
      await tavern.discord.changeThread(match.room, { archived: true, locked: true })
    },
    mend: () => tavern.discord.changeThread(match.room, { archived: false, locked: false }),
    log: /card refused by its channel/,
    host: /Your game is safe, but the thread .* is locked/,
  },
  {
    what: 'no files may be attached',
    cause: () => tavern.discord.setBotPermissions('tavern', { attachFiles: false }),
    mend: () => tavern.discord.setBotPermissions('tavern', { attachFiles: true }),
    log: /card refused by its channel/,
    host: /Your game is safe.*attach files/,
  },
  {
    what: 'the bot is removed and invited again',
    cause: () => tavern.discord.setBotMember(false),
    mend: () => tavern.discord.setBotMember(true),
    log: /card refused by its channel/,
  },
  {
    what: 'rights are taken one after another',
    cause: async () => {
      for (const right of RIGHTS) await tavern.discord.setBotPermissions('tavern', { [right]: false })
    },
    mend: async () => {
      for (const right of [...RIGHTS].reverse()) await tavern.discord.setBotPermissions('tavern', { [right]: true })
    },
    log: /card refused by its channel/,
    host: /Your game is safe.*send messages \(in a thread: in threads\)/,
  },
  {
    what: 'the card is deleted while requests fail',
    cause: async () => {
      await tavern.discord.changeSettings({ fault: 'error' })
      await tavern.discord.deleteMessage(await match.card())
    },
    mend: () => tavern.discord.changeSettings({ fault: null }),
  },
  {
    what: 'the bot is removed, the card is deleted, and it is invited again',
    cause: async () => {
      await tavern.discord.setBotMember(false)
      await tavern.discord.deleteMessage(await match.card())
    },
    mend: () => tavern.discord.setBotMember(true),
  },
  {
    what: 'direct messages are closed',
    cause: () => tavern.discord.changePerson('Ben', { dmsClosed: true }),
    mend: () => tavern.discord.changePerson('Ben', { dmsClosed: false }),
  },
  {
    what: 'the clock is set back',
    cause: () => clock.setBy(-3_600_000),
    mend: () => clock.setBy(3_600_000),
  },
  {
    what: 'the channel is gone',
    cause: () => tavern.discord.deleteChannel(match.room),
    mend: async () => {
      match.room = 'tavern'
      // What stood there is gone with it, but for what was not told there yet.
      match.gone = match.answered - 2
      await tavern.discord.as('Ann').command(match.room, '/admin resume', { game: match.table })
      const asked = await tavern.discord
        .as('Ann')
        .sees(match.room, (message) => hasButton(message, 'Move the game here'))
      await tavern.discord.as('Ann').press(asked, 'Move the game here')
    },
    log: /card refused by its channel/,
    host: /Your game is safe, but its channel is gone.*\/admin resume/,
  },
]

describe('a match outlives it that', () => {
  it.each(FAULTS)('$what', async ({ cause, mend, log, host }) => {
    match.logged.length = 0
    await cause()
    await match.answer()
    await match.answer()
    if (host) await tavern.discord.as('Ann').sees('dm', (message) => host.test(textOf(message)))
    if (log) await match.isLogged(log)
    await mend()
    await match.inOrder()
    await match.isHeard()
    await match.inOrder()
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
      log: /The disk of the database .* is full/,
    },
    {
      what: 'the database may not be written',
      cause: () => raw().pragma('query_only = 1'),
      mend: () => raw().pragma('query_only = 0'),
      log: /Writing to the database .* isn't allowed/,
    },
  ])('$what', async ({ cause, mend, log }) => {
    match.logged.length = 0
    cause()
    // Some pages may have a little room left.
    let said = await match.play()
    for (; said.includes('You chose'); said = await match.play()) match.answered += 1
    expect(said).toMatch(
      /^Something went wrong on my side, and nothing was changed\. If it happens again, report it and quote \w+\.$/,
    )
    expect(match.logged.some((line) => log.test(line))).toBe(true)
    mend()
    await match.inOrder()
    await match.isHeard()
    await match.inOrder()
  })
})
