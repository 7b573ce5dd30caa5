import Database from 'better-sqlite3'
import fc from 'fast-check'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatId } from '../../src/discord/kit/ids.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import { openStore } from '../../src/storage/index.ts'
import { openHouse } from './rooms.ts'
import { often } from '../kit/often.ts'
import { openRaw } from '../kit/raw.ts'
import { say } from '../../src/discord/words/index.ts'

// One cell of the database is spoiled, whichever: everything else goes on, and an admin gets rid of what is damaged.

type House = ReturnType<typeof openHouse>

let folder: string
let whole: string
/** The game that is over. */
let over = ''
/** The games under way, by where they are played. */
const under: Record<string, string> = {}
/**
 * What strangers are told of the games under way while nothing is damaged, by where they are played and what they look
 * at.
 */
const sound: Record<string, string> = {}
/** Each column of each table that has rows. */
let cells: readonly (readonly [table: string, column: string])[]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'questmaster-damage-'))
  whole = join(folder, 'whole.db')
  await playedAndKept(whole)
  const store = openStore(whole)
  const house = openHouse({ store })
  for (const room of ['hall', 'cellar']) Object.assign(sound, await toStrangers(house, room))
  await house.close()
  await store.close()
  const raw = new Database(whole)
  const names = raw.prepare(
    `select name from sqlite_master where type = 'table' and name not like '%\\_\\_%' escape '\\'`,
  )
  cells = (names.pluck().all() as string[])
    .filter((name) => !name.startsWith('sqlite') && raw.prepare(`select 1 from "${name}"`).get() !== undefined)
    .flatMap((name) =>
      (raw.pragma(`table_info("${name}")`) as { name: string }[]).map((one) => [name, one.name] as const),
    )
  raw.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Two games under way, with all that is kept beside games, and one that is over. */
async function playedAndKept(path: string): Promise<void> {
  const store = openStore(path)
  const house = openHouse({ store })
  for (const room of ['hall', 'cellar', 'vault']) {
    await house.command(house.visit('ann', room), '/game new', { game: 'toy', preset: 'short', seed: room })
    await house.command(house.visit('ben', room), '/game join')
    const lobby = await house.tables.directory.openIn('griffin', room)
    await house.tables.settings.setWhispering(lobby?.id ?? '', 'ann', true)
    await house.command(house.visit('ann', room), '/game start')
    const id = (await house.tables.directory.openIn('griffin', room))?.id ?? ''
    under[room] = id
    for (let n = 0; n < 6; n += 1) await acted(house, room)
    await house.tables.notes.write(id, 'ann', NOTE)
    await house.tables.saves.bookmark(id, 'ann', 'then')
    await house.tables.privateAccess.whisper(id, 'ann', 1, WHISPER)
    await house.tables.guesses.guess(id, { user: 'cleo', name: 'cleo' }, 0)
    if (room === 'vault') {
      over = id
      while (await acted(house, room));
    }
    await store.notes.saveFault({ id: `fault-${room}`, table: id, at: 1, error: 'no', details: {} })
  }
  await house.tables.people.choose('ann', { learns: true })
  await house.tables.stats.idle()
  await house.shown()
  await house.close()
  await store.close()
}

/** The player who is asked in a channel takes the first offer. Returns whether anyone could. */
async function acted(house: House, room: string): Promise<boolean> {
  for (const user of ['ann', 'ben']) {
    const [first] = await house.complete(house.visit(user, room), '/play', {}, 'action')
    if (!first) continue
    await house.command(house.visit(user, room), '/play', { action: first.value })
    return true
  }
  return false
}

const NOTE = 'the owl is hollow'
const WHISPER = 'psst'
/** What nobody but its player may read of a game under way. */
const SECRET = new RegExp(`${NOTE}|${WHISPER}|draws (curse|ward|lamp) no|dreams of the`)

const JUNK: Readonly<Record<string, unknown>> = {
  nothing: null,
  empty: '',
  letters: 'junk ☠',
  'half of JSON': '{"kind":"no',
  'other JSON': '[{"kind":7}]',
  number: -7,
  one: 1,
  'a seat that is none': 99,
  'a time far off': 9e15,
  yes: true,
  'huge number': 1e300,
  'whole number': 2 ** 60,
  fraction: 0.5,
  bytes: Buffer.from([0, 255, 7]),
  huge: 'x'.repeat(300_000),
}

/** JSON with one of its values spoiled; anything else as it is. */
function spoiledWithin(text: unknown, junk: unknown, which: number): unknown {
  if (typeof text !== 'string' || !/^[[{]/.test(text)) return junk
  const values = [...text.matchAll(/(?<=[:[,])("[^"]*"(?!:)|-?[\d.]+|true|false|null)/g)]
  const value = values[which % values.length]
  if (!value) return junk
  return text.slice(0, value.index) + JSON.stringify(junk ?? null) + text.slice(value.index + value[0].length)
}

/** A copy with one cell of a row spoiled, by default the first; `undefined` if the database refuses it. */
function spoiled(
  [table, column]: readonly [string, string],
  junk: unknown,
  name: string,
  { at = 0, within = null, isOpen = false }: { at?: number; within?: number | null; isOpen?: boolean } = {},
): { path: string; of: unknown } | undefined {
  const path = join(folder, `${name}.db`)
  copyFileSync(whole, path)
  const raw = new Database(path)
  try {
    raw.pragma('foreign_keys = OFF')
    const columns = raw.pragma(`table_info("${table}")`) as { name: string; pk: number }[]
    const key = columns.filter(({ pk }) => pk > 0).map((one) => one.name)
    const rows = raw
      .prepare(`select * from "${table}" order by ${key.map((one) => `"${one}"`).join(', ')}`)
      .all() as Record<string, unknown>[]
    const some = rows.filter((one) => !isOpen || one['status'] === 'playing')
    const row = some[at % some.length] ?? {}
    const value = within === null ? junk : spoiledWithin(row[column], junk, within)
    const where = key.map((one) => `"${one}" = :${one}`).join(' and ')
    raw.prepare(`update "${table}" set "${column}" = :junk where ${where}`).run({ ...row, junk: value })
    return { path, of: table === 'tables' ? row['id'] : row['table_id'] }
  } catch {
    return undefined
  } finally {
    raw.close()
  }
}

const boss = (house: House, room: string) => house.visit('boss', room, { isManager: true })
const idOf = (shown: unknown, label: string) =>
  new RegExp(`"custom_id":"([^"]+)","label":"${label}"|"label":"${label}"[^{}]*"custom_id":"([^"]+)"`)
    .exec(JSON.stringify((shown as Panel).components))
    ?.slice(1)
    .find((one) => one !== undefined) ?? 'none'

/** Ends all that an admin of the room can end. */
async function endAll(house: House, room: string): Promise<number> {
  const listed = await house.complete(boss(house, room), '/admin end', { game: '' }, 'game')
  for (const { value } of listed) {
    const asked = await house.command(boss(house, room), '/admin end', { game: value })
    const said = JSON.stringify(await house.press(boss(house, room), idOf(asked, 'End this game')))
    if (!said.includes(say('ended'))) throw new Error(`${value} could not be ended: ${said}`)
  }
  return listed.length
}

const LOOKING = [
  '/play',
  '/game status',
  '/game log',
  '/game lookback',
  '/game film',
  '/game look',
  '/clues',
  '/game branches',
  '/games',
  '/records show',
]
/** What tells the same again and again as long as nothing happens. */
const UNTOUCHED = ['/game status', '/game log', '/game lookback', '/game look']

/** Looks at something, and at all that is shown in its place: what is told. */
async function looked(house: House, who: string, room: string, line: string, given = {}): Promise<string> {
  const shown = await house.command(house.visit(who, room), line, given)
  if (shown === null || typeof shown === 'string') return shown ?? ''
  const told = [shown.components]
  for await (const next of shown.more ?? []) told.push(next.components)
  return JSON.stringify(told)
}

/** What a stranger is told in a room, by what they look at. */
async function toStrangers(house: House, room: string): Promise<Record<string, string>> {
  const told: Record<string, string> = {}
  for (const line of LOOKING) told[`${room} ${line}`] = await looked(house, 'zoe', room, line)
  return told
}

/** `of`: the table whose row or line it is that is spoiled, if it is of one. */
async function holds({ path, of }: { path: string; of: unknown }): Promise<void> {
  const store = openStore(path)
  const house = openHouse({ store })
  try {
    await house.tables.wake()
    await house.projector.reconcile()
    // A user who looks at either table gets an answer.
    for (const room of ['hall', 'cellar']) {
      const told = await toStrangers(house, room)
      expect(JSON.stringify(told)).not.toMatch(SECRET)
      if (under[room] !== of)
        for (const line of UNTOUCHED) expect(told[`${room} ${line}`]).toBe(sound[`${room} ${line}`])
      for (const line of LOOKING) await looked(house, 'ann', room, line)
      await house.command(boss(house, room), '/admin saves')
    }
    const afterwards = [...LOOKING, '/game reveal', '/game poster', '/hero']
    for (const line of afterwards)
      await looked(house, 'ann', 'vault', line, line.startsWith('/game') ? { game: over } : {})
    await looked(house, 'ann', 'vault', '/verify', { table: over })
    await looked(house, 'ann', 'vault', '/verify', { table: over, export: 'true' })
    await house.command(boss(house, 'vault'), '/admin export', { game: over })
    // Whatever is not damaged goes on, and another begins.
    for (const room of ['hall', 'cellar']) if (under[room] !== of) expect(await acted(house, room), room).toBe(true)
    await house.shown()
    for (const room of ['hall', 'cellar']) expect(JSON.stringify(house.rooms.in(room))).not.toMatch(SECRET)
    await house.command(house.visit('dora', 'attic'), '/game new', { game: 'toy' })
    expect(await house.tables.directory.openIn('griffin', 'attic')).toBeDefined()
    // What can be ended is ended, and then every room is free.
    for (const room of ['hall', 'cellar']) await endAll(house, room)
    for (const room of ['hall', 'cellar', 'attic']) {
      await house.command(house.visit('emil', room), '/game new', { game: 'toy' })
      expect(await house.tables.directory.openIn('griffin', room), room).toMatchObject({ host: 'emil' })
    }
    expect(JSON.stringify(await house.command(boss(house, 'hall'), '/admin saves'))).not.toContain('damaged')
    await house.shown()
  } finally {
    await house.close()
    await store.close()
    for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true })
  }
}

test('one spoiled cell leaves the rest alone, and an admin gets rid of what is damaged', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...cells),
      fc.constantFrom(...Object.keys(JUNK)),
      fc.record({ at: fc.nat(), within: fc.option(fc.nat()) }),
      async (cell, junk, where) => {
        const one = spoiled(cell, JUNK[junk], 'one', where)
        if (one) await holds(one)
      },
    ),
    { numRuns: often(8) },
  )
})

test.each([
  ['options', 'junk', true],
  ['timing', '{"pace":7}', true],
  ['status', 'asleep', false],
  ['archived_at', 2 ** 60, true],
  ['id', 'x'.repeat(300_000), true],
  ['server', Buffer.from('griffin'), false],
] as const)(
  'a table whose %s is damaged is listed with what can be read of it, and ended',
  async (column, junk, stands) => {
    const path = spoiled(['tables', column], junk, `listed-${column}`, { isOpen: true })?.path ?? ''
    const raw = new Database(path)
    const [room = ''] = raw.prepare(`select room from tables where "${column}" = ?`).pluck().all(junk) as string[]
    raw.close()
    const store = openStore(path)
    const house = openHouse({ store })
    const listed = await house.command(boss(house, room), '/admin saves')
    expect(JSON.stringify(listed)).toMatch(new RegExp(`[23] saved games.*⚠ damaged – .*(ann, ben.*)? in <#${room}>`))
    if (stands)
      expect(await house.command(house.visit('emil', room), '/game new', { game: 'toy' })).toBe(REFUSED['room-damaged'])
    const [damaged] = await house.complete(boss(house, room), '/admin end', { game: 'damaged' }, 'game')
    const asked = await house.command(boss(house, room), '/admin end', { game: damaged?.value ?? '' })
    expect(JSON.stringify(asked)).toContain('is damaged: ')
    const far = house.visit('boss', 'far', { isManager: true, guild: 'elsewhere' })
    const end = idOf(asked, 'End this game')
    expect(await house.command(far, '/admin end', { game: damaged?.value ?? '' })).toBe(say('unknown-save'))
    expect(JSON.stringify(await house.press(far, end))).toContain(say('unknown-save'))
    expect(await house.press('ann', end)).toBe(say('not-admin'))
    expect(JSON.stringify(await house.press(boss(house, room), end))).toContain(say('ended'))
    expect(JSON.stringify(await house.command(boss(house, room), '/admin saves'))).not.toContain('damaged')
    await house.command(house.visit('emil', room), '/game new', { game: 'toy' })
    expect(await house.tables.directory.openIn('griffin', room)).toMatchObject({ host: 'emil' })
    await house.close()
    await store.close()
  },
)

/** What is kept of where a game stands, and what is said instead of showing it. */
const UNUSABLE: readonly (readonly [string, string, keyof typeof REFUSED])[] = [
  ['newer rules saved it', 'version = 999', 'saved-newer'],
  ['it is a list', `state = packed('[]')`, 'damaged'],
  ['it is nothing', `state = packed('null')`, 'damaged'],
  ['it is a word', `state = packed('"secret owl"')`, 'damaged'],
  ['it cannot be unpacked', `state = x'00ff07'`, 'damaged'],
  ['its version never was', 'version = -3', 'damaged'],
  ['its luck is gone', `state = packed('{}')`, 'luck-damaged'],
]

test.each(UNUSABLE)(
  'a game of which nothing can be used, for %s, says so, is listed and ended',
  async (how, set, why) => {
    const path = join(folder, `unusable, ${how}.db`)
    copyFileSync(whole, path)
    const raw = openRaw(path)
    raw.prepare(`update positions set ${set} where table_id = ?`).run(under['hall'])
    raw.close()
    const store = openStore(path)
    const house = openHouse({ store })
    await house.tables.wake()
    await house.projector.reconcile()
    const id = under['hall'] ?? ''
    const sentence = REFUSED[why]
    for (const line of ['/play', '/game status', '/game log', '/game lookback', '/clues'])
      expect(await looked(house, 'ann', 'hall', line), line).toBe(sentence)
    expect(await house.command(house.visit('ann', 'hall'), '/play', { action: 'dig' })).toBe(sentence)
    expect(await looked(house, 'ann', 'hall', '/games')).toContain(sentence)
    const asked = await house.command(boss(house, 'hall'), '/admin export', { game: id })
    expect(JSON.stringify(await house.press(boss(house, 'hall'), idOf(asked, say('save-export-sure'))))).toContain(
      sentence,
    )
    expect(await store.notes.faults(id)).toHaveLength(1)
    const saves = await house.command(boss(house, 'hall'), '/admin saves')
    expect(JSON.stringify(saves)).toContain('2 saved games')
    const shown = await house.press(boss(house, 'hall'), formatId({ kind: 'saves-menu', page: 0 }), id)
    expect(JSON.stringify(shown)).toContain(sentence)
    expect(JSON.stringify(await house.press(boss(house, 'hall'), idOf(shown, say('save-end'))))).toContain(say('ended'))
    await house.command(house.visit('emil', 'hall'), '/game new', { game: 'toy' })
    expect(await house.tables.directory.openIn('griffin', 'hall')).toMatchObject({ host: 'emil' })
    expect(await house.command(boss(house, 'attic'), '/admin resume', { game: id })).toBe(sentence)
    // The other game goes on.
    expect(await acted(house, 'cellar')).toBe(true)
    await house.shown()
    await house.close()
    await store.close()
  },
)

test.each([
  ['its luck', `state = packed('{}')`],
  ['all of it', `state = packed('[]')`],
  ['its version', 'version = 0'],
])('a game whose last snapshot is damaged (%s) is rebuilt from the snapshot before', async (what, set) => {
  const path = join(folder, `again, ${what}.db`)
  const first = openStore(path)
  const played = openHouse({ store: first })
  await played.command(played.visit('ann', 'hall'), '/game new', { game: 'toy', seed: 'again' })
  await played.command(played.visit('ben', 'hall'), '/game join')
  await played.command(played.visit('ann', 'hall'), '/game start')
  const { id = '' } = (await played.tables.directory.openIn('griffin', 'hall')) ?? {}
  for (let n = 0; n < 30; n += 1) await acted(played, 'hall')
  await played.shown()
  const shown = async (house: House) => [
    await house.tables.views
      .of(id)
      .then((view) => view && 'viewFor' in view && [view.seq, view.viewFor(0), view.viewFor(1)]),
    await looked(house, 'ann', 'hall', '/play'),
  ]
  const before = await shown(played)
  await played.close()
  await first.close()
  const raw = openRaw(path)
  const spoilt = raw.prepare(`update positions set ${set} where seq = (select max(seq) from positions) and seq > 0`)
  expect(spoilt.run().changes).toBe(1)
  raw.close()
  const store = openStore(path)
  const house = openHouse({ store })
  expect(await shown(house)).toEqual(before)
  expect(await acted(house, 'hall')).toBe(true)
  await house.close()
  await store.close()
})

/** Whole rows that are gone, doubled, moved elsewhere or turned in a circle. */
const ROWS: readonly (readonly [what: string, statement: string])[] = [
  ['no seat is left', `delete from seats where table_id = :hall`],
  ['one seat is left', `delete from seats where table_id = :hall and seat > 0`],
  ['the first seat is gone', `delete from seats where table_id = :hall and seat = 0`],
  ['a seat is far off', `update seats set seat = seat + 7 where table_id = :hall`],
  ['a seat is below the first', `update seats set seat = -1 where table_id = :hall and seat = 1`],
  ['one player has both seats', `update seats set user_id = 'ann' where table_id = :hall`],
  ['nobody has a seat', `update seats set user_id = null where table_id = :hall`],
  ['the log is gone', `delete from entries where table_id = :hall`],
  ['the log has a hole', `delete from entries where table_id = :hall and seq = 2`],
  [
    'the log has lost its end',
    `delete from entries where table_id = :hall and seq = (select max(seq) from entries where table_id = :hall)`,
  ],
  ['the log begins below its first line', `update entries set seq = -5 where table_id = :hall and seq = 1`],
  [
    'the log goes back to itself',
    `update entries set rewound_to = seq, seat = null, key = null, verb = null where table_id = :hall and seq = 3`,
  ],
  [
    'the log goes back to what comes',
    `update entries set rewound_to = 99, seat = null, key = null, verb = null where table_id = :hall and seq = 3`,
  ],
  [
    'two lines go back to each other',
    `update entries set rewound_to = 7 - seq, seat = null, key = null, verb = null where table_id = :hall and seq in (3, 4)`,
  ],
  [
    'the log goes on far away',
    `update entries set seq = 1000000000000 where table_id = :hall and seq = (select max(seq) from entries where table_id = :hall)`,
  ],
  ['no position is kept', `delete from positions where table_id = :hall`],
  ['a position is behind the end', `update positions set seq = 9999 where table_id = :hall`],
  ['a position is below the first', `update positions set seq = -9999 where table_id = :hall`],
  ['a position is of the future', `update positions set version = 9007199254740991 where table_id = :hall`],
  [
    'a position is of another game',
    `update positions set state = (select state from positions where table_id = :vault limit 1) where table_id = :hall`,
  ],
  ['the chronicle is gone', `delete from chronicle where table_id = :hall`],
  ['the chronicle has a hole', `delete from chronicle where table_id = :hall and line = 3`],
  ['the chronicle belongs to no line of the log', `update chronicle set seq = 99999 where table_id = :hall`],
  ['the chronicle is below its first line', `update chronicle set line = -line where table_id = :hall`],
  ['the chronicle is of newer rules', `update chronicle set version = 99999 where table_id = :hall`],
  [
    'the chronicle goes on far away',
    `update chronicle set line = 9007199254740991 where table_id = :hall and line = (select max(line) from chronicle where table_id = :hall)`,
  ],
  [
    'it has been changed in the future',
    `update tables set changed_at = 8640000000000001, created_at = -1 where id = :hall`,
  ],
  ['its revision is below the first', `update tables set revision = -1 where id = :hall`],
  ['its revision is the last that there is', `update tables set revision = 9007199254740991 where id = :hall`],
  ['it is due at all times', `update tables set due_at = -1 where id = :hall`],
  ['it has ended and goes on', `update tables set status = 'over' where id = :hall`],
  ['it has ended and is not dealt', `update tables set status = 'lobby' where id = :hall`],
  ['it is of a game that is none', `update tables set game = 'chess' where id = :hall`],
  ['it is of a preset that is none', `update tables set preset = 'chess' where id = :hall`],
  ['nobody is its host', `update tables set host = '' where id = :hall`],
  ['it has no clocks', `update tables set clocks = null where id = :hall`],
  ['it has clocks of nobody', `update tables set clocks = '{"opened":null,"few":null,"seats":[]}' where id = :hall`],
  [
    'somebody looks over no shoulder',
    `update tables set watchers = '[{"seat":99,"user":"zoe","name":"zoe"}]' where id = :hall`,
  ],
  [
    'something is voted on by nobody',
    `update tables set motions = '[{"id":"m","kind":"replace","by":99,"at":0,"until":9e15,"ayes":[98],"nays":[-0],"came":null,"seat":97}]' where id = :hall`,
  ],
  [
    'nobody is called anything',
    `update tables set called = '[{"from":0,"names":[]},{"from":5,"names":["a","b","c","d"]}]' where id = :hall`,
  ],
  ['what was shown is of another', `update shown set table_id = :cellar, kind = kind || 'x' where table_id = :hall`],
  ['nothing was shown', `delete from shown where table_id = :hall`],
  [
    'what was shown is nonsense',
    `update shown set data = '{"room":7,"message":[],"turn":"x","posts":-1,"after":1e300,"upTo":-5,"digest":null,"called":{},"posting":"no"}'`,
  ],
  [
    'what was shown ends in the future',
    `update shown set data = json_set(data, '$.after', 99999, '$.upTo', 99999) where json_valid(data) and table_id = :hall`,
  ],
  ['a whisper is of nobody', `update whispers set from_seat = 99, to_seat = 98 where table_id = :hall`],
  ['whispers are doubled', `update whispers set number = number + 4 where table_id = :hall`],
  ['somebody has guessed nobody', `update guesses set seat = 99 where table_id = :hall`],
  ['a bookmark lies in the future', `update bookmarks set seq = 99999 where table_id = :hall`],
  [
    'what people chose is nonsense',
    `update people set data = '{"zone":"Mars/Olympus","quiet":{"from":3,"to":3},"acted":[1],"remindEvery":0,"awayUntil":9e15}'`,
  ],
  ['memos are nonsense', `update memos set text = '{"a":'`],
  ['memos are far off', `update memos set text = '1e300'`],
  [
    'what games have left is nonsense',
    `update summaries set data = '{"preset":"","startedAt":-1e300,"turns":0,"seats":[]}'`,
  ],
  [
    'what games have left is of the future',
    `update summaries set ended_at = 9007199254740991, version = 9007199254740991`,
  ],
]

/** Those that have not been left alone once. */
const FOUND = [
  'the log goes back to itself',
  'two lines go back to each other',
  'the chronicle is below its first line',
  'the chronicle goes on far away',
]

/** A copy with rows as a statement leaves them. */
function withRows(what: string, statement: string): string {
  const path = join(folder, `rows, ${what}.db`)
  copyFileSync(whole, path)
  const raw = new Database(path)
  raw.pragma('foreign_keys = OFF')
  const named = [...statement.matchAll(/:(hall|cellar|vault)/g)].map(([, room = '']) => [room, under[room]] as const)
  raw.prepare(statement).run(Object.fromEntries(named))
  raw.close()
  return path
}

test('rows that are gone, doubled, elsewhere or lead nowhere leave the rest alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ROWS), async ([what, statement]) =>
      holds({ path: withRows(what, statement), of: under['hall'] }),
    ),
    { numRuns: often(6) },
  )
})

test.each(ROWS.filter(([what]) => FOUND.includes(what)))('%s, and the rest is left alone', async (what, statement) => {
  await holds({ path: withRows(what, statement), of: under['hall'] })
})
