import { fork, type ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TIMEOUTS_MS, startWorker, type DrawerMessage, type PictureOrder } from '../../src/discord/pictures/drawer.ts'
import { startPreparingGrounds } from '../../src/discord/pictures/grounds.ts'
import { MAPS_A_TABLE, MAX_CARDS, SCENES_A_TABLE } from '../../src/discord/pictures/queue.ts'
import type { Commission } from '../../src/discord/pictures/pictures.ts'
import { Studio } from '../../src/discord/pictures/studio.ts'
import { inLanguage } from '../../src/language/index.ts'
import { Run, type Drama } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { paintPoster, paintScene, paintTable, paintTopics } from '../../src/render/index.ts'
import { PREPARED } from '../../src/render/map/origin.ts'

const HOUR = 3_600_000

let studio: Studio
/** What the log says, line by line. */
let said: { level: number; msg: string }[]

beforeEach(() => {
  said = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  studio.close()
  vi.useRealTimers()
})

/** A drawing process that does what the test says. */
class Puppet extends EventEmitter {
  readonly drawing: string[] = []
  isKilled = false
  /** Whether it has ended without a word. */
  isGone = false

  send([text]: DrawerMessage, sent?: (error: Error | null) => void): boolean {
    const failed = new Error('write EPIPE')
    if (this.isGone) setImmediate(() => (sent ? sent(failed) : this.emit('error', failed)))
    if (this.isGone) return false
    const {
      work: [, view],
    } = JSON.parse(text) as PictureOrder
    this.drawing.push(String(view))
    return true
  }

  kill(): boolean {
    this.isKilled = true
    return true
  }

  unref(): void {
    // Nothing keeps a puppet.
  }

  start(): void {
    this.emit('message', 'ready')
  }

  /** Delivers what it draws. */
  async deliver(): Promise<void> {
    this.emit('message', { picture: Buffer.from(`picture of ${this.drawing.at(-1) ?? ''}`) })
    await settled()
  }

  async die(): Promise<void> {
    this.emit('exit', 1, null)
    await settled()
  }
}

/** Whatever follows from what has happened has happened too. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Lets so much time pass that what waits for a slow picture gets a process of its own. */
async function untilAnotherStarts(): Promise<void> {
  await settled()
  vi.advanceTimersByTime(TIMEOUTS_MS.slow)
  await settled()
}

function open(processes: number, start: () => ChildProcess): Studio {
  const log = pino({}, { write: (line) => said.push(JSON.parse(line) as (typeof said)[number]) })
  studio = new Studio({ processes, log, start })
  return studio
}

/** A studio whose processes are puppets; they start at once unless they are `slow`. */
function puppets(processes: number, way: 'prompt' | 'slow' = 'prompt') {
  const all: Puppet[] = []
  open(processes, () => {
    const puppet = new Puppet()
    all.push(puppet)
    if (way === 'prompt') setImmediate(() => puppet.start())
    return puppet as unknown as ChildProcess
  })
  const one = (number: number) => {
    const puppet = all[number]
    if (!puppet) throw new Error(`process ${number} was not started`)
    return puppet
  }
  return { all, one }
}

const commission = (table: string, view: unknown, size: Commission['size']): Commission => ({
  table,
  game: 'any',
  framing: 'wide',
  view,
  asked: [],
  viewer: null,
  size,
  names: [],
})
const card = (table: string, view: string) => studio.pictures(commission(table, view, 'card')).then(String)
const map = (table: string, view: string) => studio.pictures(commission(table, view, 'full')).then(String)

function beginnings(): Commission {
  const [game] = GAMES
  if (!game) throw new Error('there are no games')
  const { rules } = game
  const seats = rules.seats.min
  const setup = { seats, preset: 'short', seed: 'a', experience: Array<number>(seats).fill(0) } as const
  const { run } = Run.start(rules, rules.create(setup))
  const view = rules.view(run.state, null)
  return {
    table: 'oak',
    game: rules.id,
    view,
    asked: run.askedAsSeenBy(null),
    viewer: null,
    size: 'card',
    framing: 'wide',
    names: [],
  }
}

it('pictures are drawn in processes of their own, which may die or freeze', async () => {
  const children: ChildProcess[] = []
  open(1, () => {
    const child = startWorker()
    children.push(child)
    return child
  })
  const first = beginnings()
  const picture = await studio.pictures(first)
  expect(picture).toEqual(await paintTable(first.game, first.view, first))
  expect(await studio.pictures({ ...first, game: 'no-such-game' })).toBeNull()

  const crashed = studio.pictures({ ...first, table: 'ash' })
  children[0]?.kill('SIGKILL')
  expect(await crashed).toEqual(picture)

  children[1]?.kill('SIGSTOP')
  const frozen = studio.pictures({ ...first, table: 'elm' })
  vi.advanceTimersByTime(TIMEOUTS_MS.start)
  expect(await frozen).toEqual(picture)
  expect(children).toHaveLength(3)
  expect(said.map(({ msg }) => msg)).toEqual(['drawing failed', 'drawing process replaced', 'drawing process replaced'])
})

it('a picture is drawn in the language in which it is ordered, and once in each', async () => {
  open(1, () => startWorker())
  const first = beginnings()
  const drawn = await Promise.all(['en', 'de', 'fr', 'de'].map((one) => inLanguage(one, () => studio.pictures(first))))
  const german = await inLanguage('de', () => paintTable(first.game, first.view, first))
  expect(drawn[0]).toEqual(await paintTable(first.game, first.view, first))
  expect(drawn[1]).toEqual(german)
  expect(drawn[3]).toBe(drawn[1])
  expect(new Set(drawn).size).toBe(3)
  // Nothing that the card shows has changed but its language.
  const view = { ...(first.view as object), turns: 99 }
  expect(await inLanguage('fr', () => studio.pictures({ ...first, view }))).toEqual(drawn[2])
})

it('a newer card takes the place of an older one only in its own language', async () => {
  const { one } = puppets(1)
  const first = card('ash', 'busy')
  const german = inLanguage('de', () => card('oak', 'old'))
  const [older, newer] = [card('oak', 'old'), card('oak', 'new')]
  await settled()
  await one(0).deliver()
  await one(0).deliver()
  await one(0).deliver()
  expect(await Promise.all([first, german, older, newer])).toEqual([
    'picture of busy',
    'picture of old',
    'picture of new',
    'picture of new',
  ])
})

it('a card is not drawn again if only what it does not show has changed', async () => {
  open(1, () => startWorker())
  const first = beginnings()
  const picture = await studio.pictures(first)
  const view = first.view as { readonly turns: number; readonly round: number }
  // The same object: a picture that was drawn again would be another one with the same bytes.
  expect(await studio.pictures({ ...first, view: { ...view, turns: view.turns + 1 } })).toBe(picture)
  expect(await studio.pictures({ ...first, table: 'ash' })).not.toBe(picture)
  const narrow = await studio.pictures({ ...first, framing: 'narrow' })
  expect(narrow).toEqual(await paintTable(first.game, first.view, { ...first, framing: 'narrow' }))
  expect(narrow).not.toEqual(picture)
})

/** Faces are drawn once for everybody, and what has none is known. */
async function drawsFaces(): Promise<void> {
  const [game] = GAMES
  const topics = game?.words.reference?.() ?? []
  const topic = topics.find(({ look }) => look !== undefined)
  const rule = topics.find(({ look }) => look === undefined)
  if (!game || !topic || !rule) throw new Error('there is nothing to look up')
  const { id } = game.rules
  const drawn = await studio.faces({ game: id, topics: [topic], user: 'ann' })
  expect(drawn).toEqual(await paintTopics(id, [topic]))
  expect(await studio.faces({ game: id, topics: [topic], user: 'ben' })).toBe(drawn)
  expect(await studio.faces({ game: id, topics: [rule], user: 'ann' })).toBeNull()
  expect(await studio.faces({ game: id, topics: [rule], user: 'ben' })).toBeNull()
  expect(said).toEqual([])
  const broken = { ...topic, lines: null as unknown as readonly string[] }
  for (const user of ['ann', 'ben', 'ann']) expect(await studio.faces({ game: id, topics: [broken], user })).toBeNull()
  expect(said.splice(0).map(({ msg }) => msg)).toEqual(['drawing failed'])
  expect(await studio.faces({ game: id, topics: [topic], user: 'ann' })).toBe(drawn)
}

/** Scenes are drawn once for all tables, and a face is the same for every player who meets it. */
async function drawsScenes(): Promise<void> {
  const game = GAMES.find(({ rules }) => rules.id === 'warlock')
  const ogre = game?.words.reference?.().find(({ id }) => id === 'ogre')
  if (!game || !ogre) throw new Error('there is no Ogre')
  const [framing, topics] = ['wide', { ogre }] as const
  const face = (title: string): Drama => ({ kind: 'face', weight: 1, title, lines: [], about: 'ogre' })
  const death = (name: string): Drama => ({
    kind: 'death',
    weight: 4,
    title: name,
    lines: [],
    sides: [{ seat: 0, name }],
  })
  const sceneOf = (table: string, drama: Drama) =>
    studio.scenes({ table, game: 'warlock', drama, topics: drama.kind === 'face' ? topics : {}, framing })
  const drawn = await sceneOf('oak', face('Ann meets the Ogre'))
  expect(drawn).toEqual(await paintScene('warlock', { drama: face(''), topics, framing }))
  expect(await sceneOf('ash', face('Ben meets the Ogre'))).toBe(drawn)
  const [one, again, other] = [await sceneOf('oak', death('Ann')), await sceneOf('ash', death('Ann')), await sceneOf('oak', death('Ben'))] // prettier-ignore
  expect(again).toBe(one)
  expect(other).toBeInstanceOf(Buffer)
  expect(one instanceof Buffer && other instanceof Buffer && other.equals(one)).toBe(false)
  const rivals = {
    sides: [
      { seat: 0, name: 'Ann' },
      { seat: 1, name: 'Ben' },
    ],
    margin: 'Won by 2',
  }
  const others = [{ seat: 1, name: 'Ben', left: '3 Treasures' }]
  for (const drama of [{ ...death('A fight'), kind: 'fight', ...rivals }, { ...death('Ann wins'), kind: 'crown', others }] as const) {
    const scene = { drama, topics: {}, framing }
    expect(await sceneOf('oak', drama)).toEqual(await paintScene('warlock', scene))
    const moving = await studio.scenes({ table: 'oak', game: 'warlock', ...scene, moves: true })
    expect(moving).toEqual(await paintScene('warlock', { ...scene, moves: true }))
  } // prettier-ignore
  expect(await sceneOf('oak', { ...face('nobody'), about: 'nobody' })).toBeNull()
  expect(said.splice(0).map(({ msg }) => msg)).toEqual(['drawing failed'])
  const broken = { ...death('Cleo'), lines: null as unknown as readonly string[] }
  const wanted = { table: 'oak', game: 'warlock', drama: broken, topics: {}, framing } as const
  for (const moves of [true, false, true, false]) expect(await studio.scenes({ ...wanted, moves })).toBeNull()
  expect(said.splice(0).map(({ level, msg }) => [level, msg])).toEqual([[40, 'moving scene failed: it stays still'], [50, 'drawing failed']]) // prettier-ignore
}

/** Posters are drawn once. */
async function drawsPosters(): Promise<void> {
  const game = GAMES.find(({ rules }) => rules.id === 'warlock')
  if (!game) throw new Error('there is no dungeon')
  const ann = { seat: 0, name: 'Ann', rank: 1, won: true, score: '', made: [], titles: [] }
  const places = ['entrance']
  const view = game.rules.view(game.rules.create({ seats: 1, preset: 'standard', seed: 'a', experience: [0] }), null)
  const seats = [{ ...ann, places, topic: null }]
  const poster = { framing: 'narrow' as const, line: '22 November 2026', decided: null, seats, places: [] }
  const ordered = { table: 'oak', game: 'warlock', view, poster }
  const drawn = await studio.posters(ordered)
  expect(drawn).toEqual(await paintPoster('warlock', ordered.view, poster))
  expect(await studio.posters(structuredClone(ordered))).toBe(drawn)
  expect(await studio.posters({ ...ordered, game: 'nine-mens-morris' })).toBeNull()
  expect(said.splice(0).map(({ msg }) => msg)).toEqual(['drawing failed'])
}

it('faces, scenes and posters are drawn in them too', async () => {
  open(1, () => startWorker())
  await drawsFaces()
  await drawsScenes()
  await drawsPosters()
})

it('drawing processes keep what they draw on in a folder, for all of them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'questmaster-grounds-'))
  try {
    open(1, () => startWorker(folder))
    const first = { ...beginnings(), asked: [] }
    const picture = await studio.pictures(first)
    expect(picture).toEqual(await paintTable(first.game, first.view, first))
    const kept = readdirSync(folder)
    expect(kept).toHaveLength(1)
    open(1, () => startWorker(folder))
    expect(await studio.pictures({ ...first, table: 'ash' })).toEqual(picture)
    expect(readdirSync(folder)).toEqual(kept)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('the operator hears where nothing can be kept of what pictures are drawn on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'questmaster-grounds-'))
  try {
    writeFileSync(join(folder, 'no folder'), '')
    const log = pino({}, { write: (line) => said.push(JSON.parse(line) as (typeof said)[number]) })
    const stop = startPreparingGrounds(join(folder, 'no folder'), log)
    vi.advanceTimersByTime(HOUR)
    await vi.waitUntil(() => said.length > 0, { timeout: 800_000 })
    stop()
    expect(said.map(({ msg }) => msg)).toEqual(['painted boards not stored: each drawing process paints its own'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('what is prepared already is not prepared again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'questmaster-grounds-'))
  try {
    writeFileSync(join(folder, PREPARED), '')
    const timers = vi.getTimerCount()
    startPreparingGrounds(folder, pino({ level: 'silent' }))
    expect(vi.getTimerCount()).toBe(timers)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('a process that freezes is replaced, and its picture drawn by the next', async () => {
  const { all, one } = puppets(1)
  const proof = card('elm', 'z')
  await settled()
  // The first picture of a process takes longest.
  vi.advanceTimersByTime(TIMEOUTS_MS.start - 1)
  expect(one(0).isKilled).toBe(false)
  await one(0).deliver()
  await proof
  for (let time = 0; time < 8; time += 1) {
    const quick = card('elm', `z${time}`)
    await settled()
    await one(0).deliver()
    await quick
  }
  const picture = card('oak', 'a')
  await settled()
  vi.advanceTimersByTime(TIMEOUTS_MS.picture - 1)
  expect(one(0).isKilled).toBe(false)
  vi.advanceTimersByTime(1)
  expect(one(0).isKilled).toBe(true)
  await settled()
  await settled()
  await one(1).deliver()
  expect(await picture).toBe('picture of a')
  expect(all).toHaveLength(2)
})

it('where every picture takes long, nobody is thought frozen for it', async () => {
  const { one } = puppets(1)
  const slow = card('oak', 'a')
  await settled()
  vi.advanceTimersByTime(TIMEOUTS_MS.picture / 2)
  await one(0).deliver()
  expect(await slow).toBe('picture of a')
  const slower = card('oak', 'b')
  vi.advanceTimersByTime(TIMEOUTS_MS.picture * 2)
  await one(0).deliver()
  expect(await slower).toBe('picture of b')
})

it('a process that dies takes no picture with it but its own, and that is tried again', async () => {
  const { all, one } = puppets(2)
  const pictures = ['a', 'b', 'c'].map((view) => card(`table of ${view}`, view))
  await untilAnotherStarts()
  expect([one(0).drawing, one(1).drawing]).toEqual([['a'], ['b']])
  await one(0).die()
  await untilAnotherStarts()
  expect(one(2).drawing).toEqual(['c'])
  await one(1).deliver()
  expect(one(1).drawing).toEqual(['b', 'a'])
  await one(1).deliver()
  await one(2).deliver()
  expect(await Promise.all(pictures)).toEqual(['picture of a', 'picture of b', 'picture of c'])
  expect(all).toHaveLength(3)
})

it('a picture over which two processes die is left out, once and for all', async () => {
  const { all, one } = puppets(1)
  const [bad, good] = [card('oak', 'bad'), card('ash', 'good')]
  await settled()
  await one(0).die()
  await settled()
  expect(one(1).drawing).toEqual(['good'])
  await one(1).deliver()
  expect(one(1).drawing).toEqual(['good', 'bad'])
  await one(1).die()
  expect(await Promise.all([bad, good])).toEqual(['null', 'picture of good'])
  expect(await card('oak', 'bad')).toBe('null')
  expect(all).toHaveLength(2)
})

it('a picture that did not reach a process is not thought to be at fault', async () => {
  const { all, one } = puppets(2)
  const proof = [card('elm', 'y'), card('fir', 'z')]
  await untilAnotherStarts()
  await one(0).deliver()
  await one(1).deliver()
  await Promise.all(proof)
  one(1).isGone = true
  const picture = card('oak', 'a')
  await settled()
  await one(0).die()
  for (let wait = 0; wait < 4; wait += 1) await settled()
  const next = all.slice(2).find(({ drawing }) => drawing.length > 0)
  await next?.deliver()
  expect(await picture).toBe('picture of a')
  expect(said.map(({ msg }) => msg)).toEqual(['drawing process replaced', 'drawing process replaced'])
})

it('forty maps of one table keep no card of another waiting', async () => {
  const { one } = puppets(1)
  const maps = Array.from({ length: 40 }, (_, i) => map('oak', `map ${i}`))
  await settled()
  const other = card('ash', 'card')
  const others = map('elm', 'map')
  for (let picture = 0; picture < 3 + MAPS_A_TABLE; picture += 1) await one(0).deliver()
  // The first of the line is taken when a process has started; the others had to wait before that.
  expect(one(0).drawing).toEqual(['map 0', 'card', 'map 1', 'map', 'map 2'])
  expect(await other).toBe('picture of card')
  expect(await others).toBe('picture of map')
  const refused = (await Promise.all(maps)).filter((answer) => answer === 'too-many')
  expect(refused).toHaveLength(40 - MAPS_A_TABLE)
})

it('a table that has too many scenes waiting loses the oldest, so that the newest is always drawn', async () => {
  const { one } = puppets(1)
  const framing = 'wide'
  const scene = (title: string) =>
    studio.scenes({
      table: 'oak',
      game: 'toy',
      drama: { kind: 'death', title, lines: [], weight: 3 },
      topics: {},
      framing,
    })
  const busy = map('ash', 'a map')
  await settled()
  const waiting = Array.from({ length: SCENES_A_TABLE + 2 }, (_, number) => scene(`scene ${number}`))
  for (let picture = 0; picture < 1 + SCENES_A_TABLE; picture += 1) await one(0).deliver()
  expect(await busy).toBe('picture of a map')
  const lost = (await Promise.all(waiting)).map((drawn) => drawn === 'too-many')
  expect(lost).toEqual(waiting.map((_, number) => number < 2))
})

it('of the cards of a table that wait only the newest is drawn, for all who wait', async () => {
  const { one } = puppets(1)
  const first = card('oak', 'a')
  await settled()
  const later = [card('oak', 'b'), card('ash', 'other'), card('oak', 'c')]
  await one(0).deliver()
  await one(0).deliver()
  await one(0).deliver()
  expect(one(0).drawing).toEqual(['a', 'c', 'other'])
  expect(await first).toBe('picture of a')
  expect(await Promise.all(later)).toEqual(['picture of c', 'picture of other', 'picture of c'])
})

it('a moment of the past takes no card’s place, and no newer one takes its own', async () => {
  const { one } = puppets(1)
  const first = card('oak', 'a')
  await settled()
  const now = card('oak', 'b')
  const past = ['then', 'before'].map((view) => studio.pictures({ ...commission('oak', view, 'card'), past: 'ann' }))
  for (let drawn = 0; drawn < 4; drawn += 1) await one(0).deliver()
  expect(one(0).drawing).toEqual(['a', 'b', 'then', 'before'])
  expect((await Promise.all([first, now, ...past])).map(String)).toEqual(
    one(0).drawing.map((view) => `picture of ${view}`),
  )
})

it('a card that is as the one being drawn, or as one before, makes those that wait needless', async () => {
  const { one } = puppets(1)
  const cards = [card('oak', 'a')]
  await settled()
  cards.push(card('oak', 'b'), card('oak', 'a'))
  await one(0).deliver()
  expect(await Promise.all(cards)).toEqual(['picture of a', 'picture of a', 'picture of a'])
  const held = card('ash', 'held')
  const [old, again] = [card('oak', 'c'), card('oak', 'a')]
  expect(await Promise.all([old, again])).toEqual(['picture of a', 'picture of a'])
  await one(0).deliver()
  expect(await held).toBe('picture of held')
  expect(one(0).drawing).toEqual(['a', 'held'])
})

it('a card whose process was lost gives way to a newer one', async () => {
  const { one } = puppets(1)
  const older = card('oak', 'a')
  await settled()
  const newer = card('oak', 'b')
  await one(0).die()
  await settled()
  await one(1).deliver()
  expect(await Promise.all([older, newer])).toEqual(['picture of b', 'picture of b'])
  expect(one(1).drawing).toEqual(['b'])
})

it('a picture is drawn once, for requests that wait and for later ones', async () => {
  const { one } = puppets(2)
  const maps = Array.from({ length: 10 }, () => map('oak', 'a'))
  await settled()
  await one(0).deliver()
  maps.push(map('oak', 'a'))
  expect(new Set(await Promise.all(maps))).toEqual(new Set(['picture of a']))
  expect(one(0).drawing).toEqual(['a'])
})

it('where too many tables wait, the others do without a picture', async () => {
  puppets(1, 'slow')
  const cards = Array.from({ length: MAX_CARDS + 7 }, (_, i) => card(`table ${i}`, 'a'))
  await settled()
  studio.close()
  // All are null in the end; those beyond the bound were answered before.
  expect(await Promise.all(cards)).toEqual(cards.map(() => 'null'))
  expect(await card('oak', 'a')).toBe('null')
})

it('those beyond the bound are answered at once', async () => {
  puppets(1, 'slow')
  const answered: string[] = []
  for (let i = 0; i < MAX_CARDS + 7; i += 1) void card(`table ${i}`, 'a').then(() => answered.push(`table ${i}`))
  await settled()
  expect(answered).toEqual(Array.from({ length: 7 }, (_, i) => `table ${MAX_CARDS + i}`))
})

it('as many processes are started as there is work for, and ended when there is none for long', async () => {
  const { all, one } = puppets(3)
  const pictures = Array.from({ length: 12 }, (_, i) => card(`table ${i}`, 'a'))
  await settled()
  expect(all).toHaveLength(2)
  for (let i = 0; i < 6; i += 1) for (const number of [0, 1]) await one(number).deliver()
  await Promise.all(pictures)
  vi.advanceTimersByTime(TIMEOUTS_MS.spare)
  expect(all.map(({ isKilled }) => isKilled)).toEqual([false, true])
  vi.advanceTimersByTime(TIMEOUTS_MS.idle - TIMEOUTS_MS.spare)
  expect(all.map(({ isKilled }) => isKilled)).toEqual([true, true])
  const later = card('oak', 'c')
  await settled()
  await one(2).deliver()
  expect(await later).toBe('picture of c')
  expect(all).toHaveLength(3)
  expect(said).toEqual([])
})

it('a few pictures wait for one process, unless it takes long over its own', async () => {
  const { all, one } = puppets(2)
  const pictures = ['a', 'b', 'c'].map((view) => card(`table of ${view}`, view))
  await settled()
  vi.advanceTimersByTime(TIMEOUTS_MS.slow - 1)
  await settled()
  expect(all).toHaveLength(1)
  vi.advanceTimersByTime(1)
  await settled()
  expect(one(1).drawing).toEqual(['b'])
  await one(1).deliver()
  await one(1).deliver()
  await one(0).deliver()
  await Promise.all(pictures)
  expect(all).toHaveLength(2)
})

it('where no process starts, pictures are left out, with one line in the log, until one does', async () => {
  let works = false
  let started = 0
  open(4, () => {
    started += 1
    const puppet = new Puppet()
    if (works) {
      puppet.send = () => setImmediate(() => void puppet.deliver()) !== null
      setImmediate(() => puppet.start())
    } else setImmediate(() => void puppet.die())
    return puppet as unknown as ChildProcess
  })
  const cards = Array.from({ length: 20 }, (_, i) => card(`table ${i}`, 'a'))
  expect(new Set(await Promise.all(cards))).toEqual(new Set(['null']))
  const tried = started
  expect(tried).toBeLessThan(10)
  expect(await card('oak', 'a')).toBe('null')
  expect(started).toBe(tried)
  vi.advanceTimersByTime(HOUR)
  expect(await card('oak', 'a')).toBe('null')
  expect(started).toBe(tried + 1)
  expect(said.map(({ level }) => level)).toEqual([50])
  works = true
  vi.advanceTimersByTime(HOUR)
  expect(await card('oak', 'a')).toBe('picture of ')
  expect(said.map(({ msg }) => msg).at(-1)).toBe('drawing works again')
})

it('a program that is not there is no reason to fail', async () => {
  open(2, () => fork('no-such-file.ts', { execPath: '/no/such/node', stdio: 'ignore' }))
  expect(await Promise.all([card('oak', 'a'), card('ash', 'b')])).toEqual(['null', 'null'])
  expect(said).toHaveLength(1)
})

it('a process that cannot even be asked for is no reason to fail', async () => {
  open(2, () => {
    throw new Error('out of memory')
  })
  expect(await Promise.all([card('oak', 'a'), card('ash', 'b')])).toEqual(['null', 'null'])
  expect(said).toHaveLength(1)
})

it('one picture of a film is drawn at a time, and cards go before the next', async () => {
  const { one } = puppets(2)
  const caption = (heading: string) => ({ seat: null, heading, text: '', done: 0 })
  const frame = (heading: string) => {
    const shows = { kind: 'table', view: heading, request: { viewer: null, names: [] } } as const
    return studio.filming.frame({ game: 'any', frame: { caption: caption(heading), shows } })
  }
  const frames = [frame('one'), frame('two')]
  await settled()
  await settled()
  const first = card('oak', 'of oak')
  await untilAnotherStarts()
  expect(one(0).drawing).toHaveLength(1)
  expect(one(1).drawing).toEqual(['of oak'])
  const [second, third] = [card('ash', 'of ash'), card('elm', 'of elm')]
  await one(1).deliver()
  expect(one(1).drawing).toEqual(['of oak', 'of ash'])
  await one(0).deliver()
  expect(one(0).drawing.slice(1)).toEqual(['of elm'])
  await one(0).deliver()
  expect(one(0).drawing).toHaveLength(3)
  await one(0).deliver()
  await one(1).deliver()
  const all = await Promise.all([...frames, first, second, third])
  expect(all.map((drawn) => String(drawn).slice(0, 10))).toEqual(all.map(() => 'picture of'))
})

it('a film is made of its pictures in a process of its own, and there is none of what is no picture', async () => {
  vi.useRealTimers()
  open(1, () => startWorker())
  const first = beginnings()
  const caption = { seat: 0, heading: 'Turn 1', text: 'Ann begins.', done: 0 }
  const { view, game, names } = first
  const shows = { kind: 'table', view, request: { viewer: null, names } } as const
  const image = (await studio.filming.frame({ game, frame: { caption, shows } })) as Buffer
  const frames = [image, image].map((one) => ({ image: one, delay: 500, isKept: true }))
  const reel = await studio.filming.join(frames, 8_000_000)
  expect(reel?.film.toString('latin1', 8, 12)).toBe('WEBP')
  const nothing = { image: Buffer.from('nothing'), delay: 1, isKept: true }
  const [none, one] = [studio.filming.join([nothing, nothing], 100), studio.filming.join(frames.slice(0, 1), 8_000_000)]
  expect([await none, await one]).toEqual([null, null])
  expect(said.map(({ msg }) => msg)).toEqual(['film failed'])
  studio.close()
  expect(await studio.filming.join(frames, 8_000_000)).toBeNull()
})
