import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { planFilm } from '../../src/discord/table/past/film.ts'
import type { LeakGuard } from '../../src/discord/table/context/leak-guard.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import type { Game } from '../../src/engine/index.ts'
import { formatId } from '../../src/discord/kit/ids.ts'
import { toy } from '../kit/toy/index.ts'
import { idOf, readable } from './limits.ts'
import { openHouse } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'

const open: ReturnType<typeof openHouse>[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

const SOURCES = join(import.meta.dirname, '../../src/discord')

function sources(): readonly (readonly [string, string])[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [file, readFileSync(join(SOURCES, file), 'utf8')] as const)
}

/**
 * All that is posted, by file, and by what it is known to tell no secret. A new sender is to be added with its reason.
 */
const SENDERS: Readonly<Record<string, readonly string[]>> = {
  'screens/room/card.ts': ['held back', 'guarded', 'no game', 'no game'],
  'screens/parts/told-panel.ts': ['held back', 'guarded'],
  'screens/room/proposals.ts': ['held back', 'guarded', 'held back', 'guarded'],
  'screens/parts/due-calls.ts': [
    ...(['for one', 'for one', 'guarded', 'for one', 'guarded', 'for one', 'for one'] as const),
  ],
  'screens/room/sharing.ts': ['guarded'],
  'screens/own/hands.ts': ['for one', 'no game'],
  'screens/own/whispers.ts': ['for one'],
  'screens/feed.ts': ['no game', 'over'],
  // The list of open tables, and offers of seats at tables to come.
  'screens/board.ts': ['no game', 'no game', 'no game'],
  // That a game is about to start, has started, or won’t.
  'screens/parts/lobby-calls.ts': ['no game', 'no game'],
  // What keeps the bot from posting in a channel.
  'screens/parts/delivery-notice.ts': ['no game'],
  // Where a game has gone, and a message without a game to tell of.
  'screens/room/room.ts': ['no game', 'no game'],
  // What is in the way in a room.
  'screens/room/show.ts': ['no game'],
  'screens/shutdown-notice.ts': ['no game'],
  // That a thread is for a table, or that opening it was interrupted.
  'screens/threads.ts': ['no game', 'no game'],
  // That an imagined game follows.
  'presses/what-if.ts': ['no game'],
  // That a game has come to another server.
  'table/files/saves.ts': ['no game'],
}

test('every message that is posted says by what it tells no secret', () => {
  const found = sources().flatMap(([file, text]) => {
    const reasons = [...text.matchAll(/,\s*'(guarded|held back|for one|over|no game)',?\s*\)/g)].map(
      ([, reason]) => reason,
    )
    return /\bcleared\(/.test(text) && file !== 'kit/cleared.ts' ? [[file, reasons] as const] : []
  })
  expect(Object.fromEntries(found)).toEqual(SENDERS)
})

/** What speaks to Discord by itself: all but the outlet reply privately to a press or a command, or send no message. */
const SPEAKERS = [
  'interactions.ts',
  'private-messages.ts',
  'register.ts',
  'screens/parts/acknowledged.ts',
  'screens/parts/message-gateway.ts',
  'screens/parts/thread-gateway.ts',
]

test('nothing makes a cleared message, or writes to Discord, in another way', () => {
  const writes =
    /\brest\s*\.\s*(post|patch|put)\(|\.(reply|followUp|editReply|setTopic|setPresence|setActivity)\(|(channel|user)\.send\(/
  expect(sources().flatMap(([file, text]) => (writes.test(text) ? [file] : []))).toEqual(SPEAKERS)
  expect(sources().flatMap(([file, text]) => (/as (unknown as )?Cleared\b/.test(text) ? [file] : []))).toEqual([
    'kit/cleared.ts',
  ])
  const privately = ['interactions.ts', 'private-messages.ts'].map((file) => readFileSync(join(SOURCES, file), 'utf8'))
  for (const text of privately) expect(text).toContain('MessageFlags.Ephemeral')
})

const MARK = '¤'

/** The same game, in which all that its words say of how it stands bears a mark. */
function marked(game: unknown): Game {
  const of = (value: unknown): unknown => {
    if (typeof value === 'string') return `${MARK}${value}`
    if (Array.isArray(value)) return value.map(of)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, key === 'id' ? one : of(one)]))
  }
  const { words, ...rest } = game as Game
  const named = { ...words, called: () => ['Lady Hill', 'Sir Dale', 'Dame Moor'] } as unknown as Record<string, unknown>
  const told = ['headline', 'scene', 'prompt', 'label', 'fact', 'picture', 'overview', 'outcome', 'why', 'called']
  for (const name of told) {
    const word = named[name]
    if (typeof word === 'function') named[name] = (...given: unknown[]) => of(word(...given))
  }
  return { ...rest, words: named } as unknown as Game
}

/** Plays until there is something to film. */
async function playSome(
  at: ReturnType<typeof openHouse>,
  table: string,
  users: readonly string[],
  listen: () => void,
): Promise<void> {
  for (let n = 0; n < 60; n += 1) {
    const sight = await at.tables.views.of(table)
    if (!sight || !('seq' in sight) || sight.record.status !== 'playing') break
    const seat = users.findIndex((_, one) => sight.asked(one).some((asked) => asked.seat === one))
    const asked = sight.asked(seat).find((one) => one.seat === seat)
    await at.tables.answers.submit(table, users[seat] ?? '', {
      verb: asked?.verb ?? '',
      key: asked?.offers[n % (asked.offers.length || 1)]?.key ?? '',
    })
    if (n % 7 === 0) await at.shown()
    if (n === 6) await at.tables.votes.propose(table, 'ann', { kind: 'end' })
    listen()
    const plan = 'seq' in sight ? await planFilm(at.tables, sight, 0) : null
    if (plan && n > 12) break
  }
}

test('where the guard holds everything back, nothing of a game that runs is told to all', async () => {
  const looked = new Set<string>()
  const guard: LeakGuard = {
    wouldTell(_sight, message) {
      looked.add(message)
      return true
    },
  }
  const paint = () => Promise.resolve(Buffer.from('a picture'))
  const filming = {
    frame: paint,
    join: () => Promise.resolve({ film: Buffer.from('a film'), frames: 3 }),
  }
  const at = openHouse({ games: [marked(toy)], guard, paint, filming })
  open.push(at)
  const everywhere: string[] = []
  const listen = () => {
    for (const { room, panel } of at.rooms.messages) {
      if (room.startsWith('dm-')) continue
      everywhere.push(readable(panel), JSON.stringify([panel.components, panel.pictures ?? []]))
    }
  }
  const users = ['ann', 'ben', 'cleo']
  const table = await at.playing('toy', ...users)
  await playSome(at, table, users, listen)
  await at.shown()
  listen()

  const film = (await at.command('ann', '/game film')) as Panel
  let made = film
  for await (const one of film.more ?? []) made = one
  expect(await at.press('ann', idOf(made, say('film-share')))).toBe(say('not-to-share'))
  const lines = await at.tables.chronicle.countFor(table, null)
  const own = formatId({ kind: 'share', table, eyes: 1, at: await at.tables.chronicle.countFor(table, 0) })
  expect([say('not-to-share'), say('shared-lately')]).toContain(await at.press('ann', own))
  const share = formatId({ kind: 'share', table, eyes: 0, at: lines })
  expect(await at.press('eve', share)).toBe(say('held-back'))
  expect(await at.command('ann', '/game poster')).toBe(say('poster-later'))
  const boss = at.visit('boss', 'hall', { isManager: true })
  const listed = [await at.command(boss, '/admin saves'), await at.complete(boss, '/admin resume', {}, 'game')]
  expect(JSON.stringify(listed)).toContain('The Barrow')
  expect(JSON.stringify(listed)).not.toContain(MARK)
  listen()

  // Of all that somebody without a seat may look at as well.
  const seen: unknown[] = []
  for (const line of ['/game map', '/game status', '/game look', '/game lookback', '/game guess', '/game film'])
    seen.push(await at.command('eve', line))
  for (const what of ['map', 'status'] as const)
    seen.push(await at.press('eve', formatId({ kind: 'look', table, what })))
  seen.push(await at.press(boss, formatId({ kind: 'saves-menu', page: 0 }), table))
  expect(seen).toContain(say('held-back'))
  const shown = seen.map((one) => (typeof one === 'string' ? one : JSON.stringify((one as Panel).components)))
  expect(shown.filter((text) => text.includes('attachment:') || text.includes(`${MARK}Pits`))).toEqual([])
  expect(JSON.stringify(await at.command('ann', '/game map'))).toContain('attachment:')

  expect([...looked].sort()).toEqual(['card', 'chronicle', 'look', 'moment', 'motion'])
  expect(everywhere.length).toBeGreaterThan(20)
  const leaks = everywhere.filter((text) => text.includes(MARK) || /Lady Hill|a picture|attachment:/.test(text))
  expect(leaks).toEqual([])
})
