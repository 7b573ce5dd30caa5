import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import {
  buttonsOf,
  SandboxClient,
  textOf,
  type Answered,
  type Sandbox,
  type SeenMessage,
} from '../../src/sandbox/index.ts'
import { openStoreAt } from '../../src/storage/index.ts'
import type { Store } from '../../src/tables/index.ts'
import { findPrograms, PostgresServer } from '../kit/postgres.ts'
import { startPatient } from './patient.ts'
import { calledBy, cardIn, cardWith, HAND, hasButton, publicMessages } from './people.ts'
import { BotProcess } from './process.ts'
import { say } from '../../src/discord/words/index.ts'

// Several real processes of the bot on one PostgreSQL, with one Discord: one is killed, one comes after another, each
// has its shards.

const CHANNEL = 'tavern'
const TOKEN = 'a-token-that-nobody-may-read'
const PASSWORD = 'a-password-that-nobody-may-read'

const programs = findPrograms()

if (!programs.isThere) test.skip(`no bots share a PostgreSQL: ${programs.why}`)
else {
  let server: PostgresServer
  let discord: Sandbox
  /** Each user presses once here. */
  let once: SandboxClient
  let address: string
  let store: Store
  let names: ReadonlyMap<string, string>
  const running: BotProcess[] = []

  beforeAll(async () => {
    server = await new PostgresServer(programs).start()
    await server.run(`create role guarded login password 'another'`)
  })
  afterAll(() => server.stop())
  afterEach(async () => {
    for (const bot of running.splice(0)) await bot.end('SIGKILL')
    await store.close()
    await discord.close()
  })

  async function open(): Promise<void> {
    discord = await startPatient({ token: TOKEN })
    once = new SandboxClient(discord.url)
    address = await server.newDatabase()
    store = await openStoreAt(address)
    names = new Map((await discord.people()).map(({ id, name }) => [id, name]))
  }

  const launch = (env: Record<string, string> = {}): BotProcess => {
    const common = { DISCORD_TOKEN: TOKEN, DISCORD_API_URL: discord.api, DATABASE_URL: address, DRAWING_PROCESSES: '1' }
    const bot = BotProcess.launch({ ...common, ...env })
    running.push(bot)
    return bot
  }
  const begun = async (env: Record<string, string> = {}): Promise<BotProcess> => {
    const bot = launch(env)
    await bot.says('is on Discord. Type /game new')
    return bot
  }
  const standing = async (): Promise<BotProcess> => {
    const bot = launch({ STANDBY: 'on' })
    await bot.says('stands by')
    return bot
  }
  /** How it ended, and what it said then. */
  const failing = async (env: Record<string, string>): Promise<[number | string, string]> => {
    const bot = launch(env)
    return [await bot.ended(), bot.log.trim()]
  }

  const dai = () => discord.as('Dai')
  const tableUnderWay = async () => (await store.records.list({ statuses: ['playing'] }))[0]
  const everything = async () => (await publicMessages(dai(), CHANNEL)).map((message) => textOf(message)).join('\n')

  /** A game of two is begun in the tavern. */
  async function begin(): Promise<string> {
    await discord.as('Ann').command(CHANNEL, '/game new', { game: 'imperial', preset: 'short', seed: 'machines' })
    await discord.as('Ben').command(CHANNEL, '/game join')
    await discord.as('Ann').command(CHANNEL, '/game start')
    await cardWith(discord, CHANNEL, HAND)
    return (await tableUnderWay())?.id ?? ''
  }

  /** The player who is called, and the first thing that they may do. */
  function called(): Promise<{ name: string; action: string }> {
    return discord.until(async () => {
      const card = await cardIn(dai(), CHANNEL)
      const name = card && names.get(calledBy(card)[0] ?? '')
      if (!name) return undefined
      const { choices } = await discord.as(name).autocomplete(CHANNEL, '/play', { action: '' }, 'action')
      return choices[0] && { name, action: String(choices[0].value) }
    }, 'somebody to be called')
  }
  /** An answer of the player who is called. */
  async function play(where = CHANNEL): Promise<Answered> {
    const { name, action } = await called()
    return await discord.as(name).command(where, '/play', { action })
  }

  /**
   * Ann presses the button for her hand all the time, on a card that is past soon, as people do. What is returned ends
   * it: which were not answered.
   */
  function pressAllTheTime(card: SeenMessage): () => Promise<Answered[]> {
    const hand = String(buttonsOf(card).find(({ label }) => label === HAND)?.['custom_id'])
    const pressed: Promise<Answered>[] = []
    let isOver = false
    const pressing = (async () => {
      for (; !isOver; await pause(150)) pressed.push(once.as('Ann').forge(card, hand))
    })()
    return async () => {
      await discord.until(() => pressed.length > 10, 'some to press')
      isOver = true
      await pressing
      return (await Promise.all(pressed)).filter(({ kind }) => kind === 'no-response' || kind === 'refused')
    }
  }

  /** Nothing was lost or doubled: what was answered stands in the log, once, and all of it on one card. */
  async function inOrder(table: string, answers: number): Promise<void> {
    const entries = await store.log.entries(table)
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_entry, index) => index + 1))
    expect(entries.filter(({ by }) => by !== null)).toHaveLength(answers)
    const lines = await store.chronicle.lines(table, 0, 9999)
    expect(lines.map(({ line }) => line)).toEqual(lines.map((_line, index) => index + 1))
    expect(await store.notes.faults(table)).toEqual([])
    // What is told of the last answers follows. A call that is not to ring yet keeps the table from counting as shown.
    await discord.until(async () => {
      const before = await everything()
      await pause(2000)
      return (await everything()) === before
    }, 'all to be shown')
    const messages = await publicMessages(dai(), CHANNEL)
    expect(messages.filter((message) => hasButton(message, HAND))).toHaveLength(1)
    const texts = messages.map((message) => textOf(message)).filter((text) => text !== '')
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    expect(texts.filter((text) => text.includes(say('away')))).toEqual([])
  }

  describe('two processes for the same shard', () => {
    // Discord waits three seconds for an answer: a process that stands still for longer answers nobody.
    it(
      'two processes for the same shard come after one another, whether the first is killed or told to end: nothing is lost, and nothing twice',
      { retry: 1 },
      async () => {
        await open()
        const first = await begun()
        const second = await standing()
        expect((await discord.state()).bot.online).toBe(true)
        const table = await begin()
        let answers = 0
        for (; answers < 3; answers += 1) expect((await play()).text).toContain('You chose')

        // In the middle of a turn, with an answer on its way.
        const { name, action } = await called()
        const onItsWay = once.as(name).command(CHANNEL, '/play', { action })
        await first.end('SIGKILL')
        const said = await onItsWay
        // What was kept is acknowledged or not; what was acknowledged is kept.
        const kept = (await store.log.entries(table)).filter(({ by }) => by !== null).length
        expect([answers, answers + 1]).toContain(kept)
        if (said.kind === 'message' && said.text.includes('You chose')) expect(kept).toBe(answers + 1)
        answers = kept
        await discord.until(
          async () => (await discord.as('Ann').command(CHANNEL, '/clues')).kind === 'message',
          'an answer',
        )
        for (let more = 0; more < 2; more += 1, answers += 1) expect((await play()).text).toContain('You chose')
        await inOrder(table, answers)

        // Now one after another, while somebody presses all the time.
        const third = await standing()
        const stop = pressAllTheTime(await cardWith(discord, CHANNEL, HAND))
        await pause(300)
        const ended = second.end('SIGTERM')
        for (let more = 0; more < 3; more += 1, answers += 1) expect((await play()).text).toContain('You chose')
        expect(await ended).toBe(0)
        for (let more = 0; more < 2; more += 1, answers += 1) expect((await play()).text).toContain('You chose')
        expect(await stop()).toEqual([])
        await inOrder(table, answers)
        expect((await store.leases.list()).map((lease) => lease.name)).toEqual(['shard 0/1'])
        for (const bot of [second, third]) expect(bot.log).not.toMatch(/"level":50/)
        expect(await third.end('SIGTERM')).toBe(0)
        expect(await store.leases.list()).toEqual([])
        expect(await everything()).toContain(say('away'))
      },
    )
  })

  describe('a process that stands still for longer than its lease holds', () => {
    it('a process that stands still for longer than its lease holds is followed by another, and takes nothing back of what that has shown once it goes on', async () => {
      await open()
      const first = await begun()
      const second = await standing()
      const table = await begin()
      let answers = 0
      const heard = async () => {
        await discord.until(async () => (await play()).text.includes('You chose'), 'an answer')
        answers += 1
      }
      await heard()
      await heard()
      // In the midst of what it shows.
      first.signal('SIGSTOP')
      await discord.until(
        async () => (await store.leases.list())[0]?.holder.pid === second.pid,
        'the other to have the shard',
      )
      for (let more = 0; more < 3; more += 1) await heard()
      first.signal('SIGCONT')
      await heard()
      await first.says('lease lost to another process')
      for (let more = 0; more < 2; more += 1) await heard()
      await inOrder(table, answers)
      expect((await store.leases.list()).find(({ name }) => name === 'shard 0/1')?.holder.pid).toBe(second.pid)
    })
  })

  describe('a shard whose process is dead', () => {
    it(
      'a shard whose process is dead is taken over, and given back without a press being lost once its own is there again',
      { retry: 1 },
      async () => {
        await open()
        const [first, dead] = ['0', '1'].map((shard) => launch({ SHARD_COUNT: '2', SHARDS: shard }))
        for (const bot of [first, dead]) await bot?.says('is on Discord')
        const table = await begin()
        await dead?.end('SIGKILL')
        const holder = async () => (await store.leases.list()).find(({ name }) => name === 'shard 1/2')?.holder.pid
        await discord.until(async () => (await holder()) === first?.pid, 'the other to take it over')
        let answers = 0
        await discord.until(async () => (await play()).text.includes('You chose'), 'an answer')
        answers += 1
        const own = launch({ SHARD_COUNT: '2', SHARDS: '1' })
        const stop = pressAllTheTime(await cardWith(discord, CHANNEL, HAND))
        await discord.until(async () => (await holder()) === own.pid, 'its own to have it')
        for (let more = 0; more < 2; more += 1, answers += 1) expect((await play()).text).toContain('You chose')
        expect(await stop()).toEqual([])
        await inOrder(table, answers)
      },
    )
  })

  describe('a database that is restarted', () => {
    it('a database that is restarted is found again by all processes, with what was acknowledged', async () => {
      await open()
      // Direct messages come to the first, the server is of the second.
      const both = ['0', '1'].map((shard) => launch({ SHARD_COUNT: '2', SHARDS: shard }))
      for (const bot of both) await bot.says('is on Discord')
      const table = await begin()
      let answers = 0
      for (; answers < 2; answers += 1) expect((await play('dm')).text).toContain('You chose')
      await server.halt()
      await pause(8000)
      await server.start()
      await discord.until(async () => (await play('dm')).text.includes('You chose'), 'an answer')
      answers += 1
      for (let more = 0; more < 2; more += 1, answers += 1) expect((await play('dm')).text).toContain('You chose')
      await inOrder(table, answers)
      await discord.until(
        async () => new Set((await store.leases.list()).map(({ holder }) => holder.pid)).size === 2,
        'each to have its shard',
      )
    })
  })

  describe('a process for each shard', () => {
    it('a process for each shard is run by one that watches over them; direct messages reach the tables of another', async () => {
      await open()
      const all = launch({ SHARD_COUNT: '2', LOG_LEVEL: 'info' })
      await all.says('runs 2 processes')
      const holders = async () => new Map((await store.leases.list()).map(({ name, holder }) => [name, holder.pid]))
      const held = () =>
        discord.until(async () => {
          const now = await holders()
          // Where the second takes long to start the first has both for a while.
          const areApart = new Set(now.values()).size === 2
          return areApart && [...now.keys()].join() === 'shard 0/2,shard 1/2' && now
        }, 'each shard to be held by a process')
      const before = await held()
      await discord.until(
        async () => (await discord.as('Ann').command(CHANNEL, '/clues')).kind === 'message',
        'a server',
      )
      await discord.until(
        async () => (await discord.as('Ann').command('dm', '/clues')).kind === 'message',
        'somebody there',
      )

      // The server is of the second shard, direct messages are of the first.
      const table = await begin()
      const { name } = await called()
      const listed = await discord.as(name).command('dm', '/games')
      expect(listed.text).toContain('The Quest for the Imperial Treasures')
      for (let answers = 0; answers < 3; answers += 1) expect((await play('dm')).text).toContain('You chose')
      await inOrder(table, 3)
      expect((await discord.as('Ann').command(CHANNEL, '/settings')).text).not.toContain('Europe/Vienna')
      await discord.as('Ann').command('dm', '/settings', { zone: 'Europe/Vienna' })
      // The other process is told of it in a moment.
      await discord.until(
        async () => (await discord.as('Ann').command(CHANNEL, '/settings')).text.includes('Europe/Vienna'),
        'the other process to know it',
      )

      process.kill(before.get('shard 1/2') ?? 0, 'SIGKILL')
      const after = await discord.until(async () => {
        const now = await holders()
        const pid = now.get('shard 1/2')
        return pid !== undefined && pid !== before.get('shard 1/2') && now
      }, 'another process')
      expect(after.get('shard 0/2')).toBe(before.get('shard 0/2'))
      await discord.until(
        async () => (await discord.as('Ann').command(CHANNEL, '/clues')).kind === 'message',
        'an answer',
      )
      expect((await play('dm')).text).toContain('You chose')
      await inOrder(table, 4)
      expect(await all.end('SIGTERM')).toBe(0)
      expect(await store.leases.list()).toEqual([])
      expect((await discord.state()).bot.online).toBe(false)
      expect(all.log).not.toContain(TOKEN)
    })
  })

  describe('a process that cannot begin', () => {
    it('a process that cannot begin says why in one sentence, ends as a failure and has begun nothing', async () => {
      await open()
      const folder = mkdtempSync(join(tmpdir(), 'machines-'))
      try {
        const guarded = server.address('postgres', 'guarded').replace('guarded@', `guarded:${PASSWORD}@`)
        const [beyond, unreachable, refused, allOfThem] = await Promise.all([
          failing({ SHARD_COUNT: '2', SHARDS: '2' }),
          failing({ DATABASE_URL: `postgres://somebody:${PASSWORD}@127.0.0.1:9/games` }),
          failing({ DATABASE_URL: guarded }),
          // Where a process is run for each shard the first says it, and no other is started.
          failing({ SHARD_COUNT: '2', DATABASE_URL: guarded }),
        ])
        expect(beyond).toEqual([1, 'SHARDS names shard 2, but with SHARD_COUNT=2 they are numbered from 0 to 1.'])
        for (const [code, log] of [unreachable, refused]) {
          expect([code, log.split('\n')]).toEqual([1, [expect.stringMatching(/^[A-Z].*\.$/)]])
          expect(log).not.toMatch(/guarded|somebody|a-password/)
        }
        expect(unreachable[1]).not.toBe(refused[1])
        expect(allOfThem).toEqual(refused)
        expect((await discord.state()).bot.online).toBe(false)
        expect(await store.leases.list()).toEqual([])

        // One process may have several shards, and then in a file of its own.
        const shards = { SHARD_COUNT: '2', SHARDS: '0-1' }
        const file = { DATABASE_URL: '', DATABASE_PATH: join(folder, 'games.db'), ...shards }
        await Promise.all([begun(), begun(file)])
        const late = await Promise.all([failing({}), failing(file), failing({ SHARD_COUNT: '3', SHARDS: '1' })])
        const plays = (where: string) =>
          new RegExp(
            `^Questmaster plays on ${where} already \\(process \\d+ on \\S+\\): stop that one first, or set STANDBY`,
          )
        const divides =
          /^SHARD_COUNT is 3, but process \d+ on \S+ plays on this database with 1: set the same number, or stop/
        expect(late).toEqual([
          [1, expect.stringMatching(plays('this database'))],
          [1, expect.stringMatching(plays('shard 0 of 2 on this database'))],
          [1, expect.stringMatching(divides)],
        ])
        expect((await store.leases.list()).map(({ name }) => name)).toEqual(['shard 0/1'])
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    })
  })
}
