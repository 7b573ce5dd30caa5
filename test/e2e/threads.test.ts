import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { KeptThread } from '../../src/discord/screens/threads.ts'
import { say } from '../../src/discord/words/index.ts'
import { textOf, type ListedChannel, type Sandbox, type SeenMessage } from '../../src/sandbox/index.ts'
import { openStore } from '../../src/storage/index.ts'
import { answer } from '../kit/house.ts'
import { toy } from '../kit/toy/index.ts'
import { openTavern, type Tavern } from './house.ts'
import { startPatient } from './patient.ts'
import { cardWith, HAND, hasButton, publicMessages } from './people.ts'

// Tables in threads of their own, and threads for talk beside tables.

const CHANNEL = 'tavern'
const { title } = toy.words
let folder: string
let discord: Sandbox
let tavern: Tavern

const open = async () => {
  tavern = await openTavern({ discord, path: join(folder, 'games.db') })
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'threads-'))
  discord = await startPatient()
  await discord.addPerson('Mona', { manager: true })
  await open()
})
afterEach(async () => {
  await tavern.close()
  await discord.close()
  rmSync(folder, { recursive: true, force: true })
})

const threads = async (): Promise<readonly ListedChannel[]> =>
  (await discord.as('Dai').channels()).filter((one) => one.is_thread)
const isArchived = async (id: string) =>
  ((await threads()).find((one) => one.id === id)?.['thread_metadata'] as { archived?: boolean } | undefined)?.archived
const newTable = (name: string, more: Record<string, string> = {}, channel = CHANNEL) =>
  discord.as(name).command(channel, '/game new', { game: 'toy', ...more })
const tables = () => tavern.tables.directory.find({ statuses: ['lobby', 'playing'] })
const seen = (channel = CHANNEL): Promise<SeenMessage[]> => publicMessages(discord.as('Dai'), channel)
const server = async () => (await discord.state()).server.id

/** Opens a table in a thread, and returns the thread. */
async function tableInThread(name = 'Ann'): Promise<string> {
  const before = new Set((await threads()).map(({ id }) => id))
  await newTable(name, { thread: 'yes' })
  const made = (await threads()).find(({ id }) => !before.has(id))
  if (!made) throw new Error('no thread was opened')
  return made.id
}

async function begin(room: string): Promise<string> {
  const lobby = await cardWith(discord, room, 'Join')
  await discord.as('Ben').press(lobby, 'Join')
  await discord.as('Ann').press(lobby, 'Start')
  await cardWith(discord, room, HAND)
  return (await tavern.tables.directory.openIn(await server(), room))?.id ?? ''
}

async function finish(table: string): Promise<void> {
  while ((await tavern.store.records.find(table))?.status === 'playing') {
    await answer({ tables: tavern.tables } as never, table)
  }
  await tavern.shown()
}

const memo = async () => `threads ${await server()}`
const known = async (): Promise<readonly KeptThread[]> =>
  (JSON.parse((await tavern.store.notes.memo(await memo())) ?? '{"threads":[]}') as { threads: KeptThread[] }).threads

/** The bot comes back as if the last message in each thread of an ended table were long ago. */
async function comeBackLater(): Promise<void> {
  const name = await memo()
  await tavern.close()
  const store = openStore(join(folder, 'games.db'))
  const kept = JSON.parse((await store.notes.memo(name)) ?? '') as { threads: KeptThread[] }
  const aged = kept.threads.map((one) => ({ ...one, due: 0, quiet: 0 }))
  await store.notes.setMemo(name, JSON.stringify({ ...kept, threads: aged }))
  await store.close()
  await open()
}

describe('a table in a thread of its own', () => {
  it('is opened, played and archived there, and opened again by a rematch', async () => {
    const opened = await newTable('Ann', { thread: 'yes' })
    const [thread] = await threads()
    const room = thread?.id ?? ''
    expect(opened.text).toBe(`${say('opened')} ${say('thread-there', { thread: room })}`)
    expect(thread?.name).toBe(`${title} · Ann`)
    const [begins] = await seen()
    expect(begins?.id).toBe(room)
    expect(textOf(begins as SeenMessage)).toContain('in this thread')
    const table = await begin(room)
    await finish(table)
    expect((await known())[0]).toMatchObject({ room, state: 'ended' })
    expect(await isArchived(room)).toBe(false)
    await comeBackLater()
    await discord.until(() => isArchived(room), 'the thread to be archived')
    await discord.changeThread(room, { archived: false })
    const ended = (await seen(room)).findLast((one) => hasButton(one, say('play-again'))) as SeenMessage
    await discord.changeThread(room, { archived: true })
    await discord.as('Ben').press(ended, say('play-again'))
    await cardWith(discord, room, 'Start')
    expect(await isArchived(room)).toBe(false)
    await discord.until(async () => (await known())[0]?.state === 'open', 'the thread to count as open')
  })

  it('leaves room for others under one channel, and so does the default of the server', async () => {
    const mona = discord.as('Mona')
    expect((await mona.command(CHANNEL, '/admin threads')).text).toBe(say('threads-are-off'))
    const turned = await mona.command(CHANNEL, '/admin threads', { 'new-tables': 'on' })
    expect(turned.text).toBe(say('threads-are-on'))
    await newTable('Ann')
    await newTable('Ben')
    const rooms = (await tables()).map(({ room }) => room)
    expect(rooms.toSorted()).toEqual((await threads()).map(({ id }) => id).toSorted())
    expect(rooms).toHaveLength(2)
    expect((await newTable('Dai', { thread: 'no' })).text).toBe(say('opened'))
    expect(await tables()).toHaveLength(3)
    expect(await threads()).toHaveLength(2)
  })

  it('is refused in a sentence without the permission; by default the channel takes the table then', async () => {
    await discord.setBotPermissions(CHANNEL, { createThreads: false })
    const permissions = say('permission-create-threads')
    const lacks = say('thread-lacks', { permissions })
    expect((await newTable('Ann', { thread: 'yes' })).text).toBe(lacks)
    expect(await tables()).toEqual([])
    expect(await seen()).toEqual([])
    await discord.as('Mona').command(CHANNEL, '/admin threads', { 'new-tables': 'on' })
    expect((await newTable('Ann')).text).toBe(`${say('opened')} ${say('thread-not-here')} ${lacks}`)
    expect((await tables()).map(({ room }) => room)).not.toEqual((await threads()).map(({ id }) => id))
    expect(await threads()).toEqual([])
  })

  it('is refused in a thread, and in the chat of a voice channel', async () => {
    await discord.addChannel('lounge', { voice: true })
    expect((await newTable('Ann', { thread: 'yes' }, 'lounge')).text).toBe(say('thread-no-text'))
    const room = await tableInThread()
    expect((await newTable('Ben', { thread: 'yes' }, room)).text).toBe(say('thread-in-thread'))
    expect(await tables()).toHaveLength(1)
  })

  it('leaves nothing behind if the table is refused', async () => {
    const refused = await newTable('Ann', { thread: 'yes', by: '1 January 2020' })
    expect(refused.text).not.toContain(say('opened'))
    expect([await seen(), await threads(), await tables(), await known()]).toEqual([[], [], [], []])
  })

  it('can be deleted by a moderator: the host hears of it, and continues elsewhere', async () => {
    const room = await tableInThread()
    const table = await begin(room)
    await discord.deleteChannel(room)
    await discord.as('Ann').sees('dm', (one) => textOf(one).includes(say('host-told-room-gone', { room })))
    await discord.until(async () => (await known()).length === 0, 'the thread to be forgotten')
    const mona = discord.as('Mona')
    const asked = await mona.command('back-room', '/admin resume', { game: table })
    await mona.press(asked.message, say('move-here'))
    await cardWith(discord, 'back-room', HAND)
  })
})

describe('a process that dies while it opens a table in a thread', () => {
  /** Ann opens a table in a thread. Once the thread is there, the process reaches neither its store nor Discord. */
  async function dieInOpening(isStored = false): Promise<void> {
    const { records, notes } = tavern.store
    const [create, setMemo] = [records.create.bind(records), notes.setMemo.bind(notes)]
    const died = new Promise<void>((isDead) => {
      records.create = async (...given) => {
        if (isStored) await create(...given)
        notes.setMemo = (key, text) =>
          key.startsWith('threads') ? Promise.reject(new Error('killed')) : setMemo(key, text)
        await discord.changeSettings({ fault: 'reset' })
        isDead()
        throw new Error('killed')
      }
    })
    // Nobody answers it.
    void newTable('Ann', { thread: 'yes' }).catch(() => undefined)
    await died
    await tavern.close()
    await discord.changeSettings({ fault: null })
    expect(await threads()).toHaveLength(1)
    await open()
  }

  it('takes the thread away after its return, and the next try opens one table', async () => {
    await dieInOpening()
    await discord.until(async () => (await threads()).length === 0, 'the thread to be taken away')
    await discord.until(async () => (await seen()).length === 0, 'its message to be taken away')
    await tableInThread()
    expect(await tables()).toHaveLength(1)
  })

  it('says what happened, and archives the thread, where it may not delete it', async () => {
    await discord.setBotPermissions(CHANNEL, { manageThreads: false })
    await dieInOpening()
    const [left] = await threads()
    await discord.until(() => isArchived(left?.id ?? ''), 'the thread to be archived')
    expect((await seen()).map(textOf)).toEqual([say('thread-interrupted')])
    expect(await tables()).toEqual([])
  })

  it('keeps a thread whose table was stored', async () => {
    await dieInOpening(true)
    await discord.until(async () => (await known())[0]?.state === 'open', 'the thread to count as open')
    expect(await threads()).toHaveLength(1)
    expect(await tables()).toHaveLength(1)
  })
})

describe('a thread for talk beside a table', () => {
  it('is opened once, stands on the card, and is archived with the table', async () => {
    await newTable('Ann')
    const lobby = await cardWith(discord, CHANNEL, say('lobby-talk'))
    await discord.as('Dai').press(lobby, say('lobby-talk'))
    await discord.as('Dai').sees(CHANNEL, (one) => textOf(one) === say('talk-not-seated'))
    expect(await threads()).toEqual([])
    await discord.as('Ann').press(lobby, say('lobby-talk'))
    const thread = await discord.until(async () => (await threads())[0], 'the talk')
    const line = say('talk-line', { thread: thread.id })
    const linked = await discord.as('Dai').sees(CHANNEL, (one) => textOf(one).includes(line))
    expect(hasButton(linked, say('lobby-talk'))).toBe(false)
    const again = await discord.as('Ben').command(CHANNEL, '/game talk')
    expect(again.text).toBe(say('talk-there', { thread: thread.id }))
    expect(await threads()).toHaveLength(1)
    const channel = (await discord.as('Ann').channels()).find(({ name }) => name === CHANNEL)
    const table = await begin(channel?.id ?? '')
    await discord.as('Dai').sees(CHANNEL, (one) => hasButton(one, HAND) && textOf(one).includes(line))
    await finish(table)
    await comeBackLater()
    await discord.until(() => isArchived(thread.id), 'the talk to be archived')
  })

  it('comes into the channel if the table has a thread, and may be opened again once it is deleted', async () => {
    const room = await tableInThread()
    const talk = async () => (await threads()).find(({ id }) => id !== room)
    await discord.as('Ann').command(room, '/game talk')
    const first = await talk()
    expect(first?.['parent_id']).toBe((await threads()).find(({ id }) => id === room)?.['parent_id'])
    await discord.deleteChannel(first?.id ?? '')
    const lobby = await cardWith(discord, room, say('lobby-talk'))
    await Promise.all([1, 2].map(() => discord.as('Ann').press(lobby, say('lobby-talk'))))
    const second = await discord.until(talk, 'another talk')
    await discord.as('Dai').sees(room, (one) => textOf(one).includes(say('talk-line', { thread: second.id })))
    expect(second.id).not.toBe(first?.id)
    expect(await threads()).toHaveLength(2)
  })

  it('is refused in a sentence where the bot may not open one', async () => {
    await newTable('Ann')
    await discord.setBotPermissions(CHANNEL, { createThreads: false })
    const said = await discord.as('Ann').command(CHANNEL, '/game talk')
    expect(said.text).toBe(say('thread-lacks', { permissions: say('permission-create-threads') }))
    expect(await threads()).toEqual([])
  })
})
