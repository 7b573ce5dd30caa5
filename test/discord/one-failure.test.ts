import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatId } from '../../src/discord/kit/ids.ts'
import { say } from '../../src/discord/words/index.ts'
import { Evening } from './evening.ts'
import { idOf } from './limits.ts'
import { OUTAGES, REFUSALS, type Failure, type Read } from './paper-rest.ts'

// Whatever groups do, one of the bot's requests to Discord fails, at any place and in any way. Afterwards everything is
// where it would be anyway: nothing is lost, nothing is there twice, and the log isn't full of it.

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

interface Scene {
  readonly name: string
  /** What happens before. */
  readonly prepare?: (at: Evening) => Promise<unknown>
  readonly act: (at: Evening) => Promise<unknown>
  /** Parts of the messages that people have to read, each once. */
  readonly words: readonly string[]
  /** Parts of messages that nobody may read in the end. */
  readonly gone?: readonly string[]
  /** What has gone wrong here before: requests, and how they failed. */
  readonly known?: readonly (readonly [request: string, how: string])[]
}

/** It is done, though the card is late or refused. */
const isDoneAnyway = (said: string) => said.startsWith(say('card-late').split(',')[0] ?? '')
const opensThread = (at: Evening) =>
  at.does(
    () => at.house.command(at.guest('ann'), '/game new', { game: 'toy', thread: 'yes' }),
    (said) => said.includes(say('opened')) || isDoneAnyway(said),
  )
const setsBoard = (at: Evening, channel: string) =>
  at.does(
    () => at.house.command(at.boss(), '/admin board', { channel }),
    (said) => said === say('board-begun', { room: channel }) || said === say('board-late', { room: channel }),
  )

const SCENES: readonly Scene[] = [
  {
    name: 'a table is opened in a thread',
    act: opensThread,
    words: ['is in this thread', 'Dig for gold'],
  },
  {
    name: 'a thread for talk is opened beside a table',
    prepare: (at) => at.does(() => at.house.command('ann', '/game new', { game: 'toy' })),
    act: (at) =>
      at.does(
        () => at.house.command(at.guest('ann'), '/game talk'),
        (said) => said.includes('<#') || isDoneAnyway(said),
      ),
    words: ['Talk about', 'Dig for gold'],
  },
  {
    name: 'a thread is archived after its game, and opened again by a rematch',
    async prepare(at) {
      await opensThread(at)
      const room = at.rest.threadCalled('ann')
      await at.does(() => at.house.command(at.guest('ben', room), '/game join'))
      await at.does(() => at.house.command(at.guest('ann', room), '/game start'))
      await at.playOut((await at.table(room)).id)
    },
    async act(at) {
      for (let hours = 0; hours < 28; hours += 4) await at.pass(4 * HOUR)
      const room = at.rest.threadCalled('ann')
      at.rest.forgetNonces()
      const again = idOf(at.message(say('play-again'), room), say('play-again'))
      await at.does(() => at.house.press(at.guest('ben', room), again))
    },
    words: ['is in this thread', 'Once more'],
  },
  {
    name: 'a board is put up, follows its tables, moves, and is taken down and put up again',
    async act(at) {
      await setsBoard(at, 'board')
      await at.does(() => at.house.command('ann', '/game new', { game: 'toy' }))
      await at.pass(MINUTE)
      at.rest.forgetNonces()
      await at.does(() => at.house.command('ben', '/game join'))
      await at.pass(MINUTE)
      await setsBoard(at, 'other')
      await at.pass(MINUTE)
      await at.does(() => at.house.command(at.boss(), '/admin board', { stop: 'true' }))
      await setsBoard(at, 'board')
    },
    words: ['Open tables'],
    known: [
      ['POST /channels/other/messages', '500 though it is done'],
      ['DELETE /channels/board/messages/:id', 'cut off'],
      ['PATCH /channels/board/messages/:id', '429 for long'],
    ],
  },
  {
    name: 'three people play a season',
    async prepare(at) {
      await setsBoard(at, 'board')
      await at.house.command('cleo', '/settings', { notice: 'direct' })
      await at.does(() => at.house.command(at.boss(), '/admin league', { name: 'Spring', game: 'toy' }))
    },
    async act(at) {
      const { league } = at.house.tables
      const season = (await league.of('griffin'))?.season.id ?? ''
      const press = (act: 'join' | 'draw') => formatId({ kind: 'season-act', season, act })
      for (const user of ['ann', 'ben', 'cleo']) await at.does(() => at.house.press(user, press('join')))
      await at.does(() => at.house.press(at.boss(), press('draw')))
      await at.pass(MINUTE)
      await league.suggest('griffin', { season, match: 0 }, 'ann', at.clock.now() + 2 * DAY)
      await at.pass(MINUTE)
      for (const user of ['ben', 'cleo']) await league.agree('griffin', { season, match: 0 }, user)
      await at.pass(MINUTE)
      at.rest.forgetNonces()
      await at.pass(2 * DAY)
      const open = formatId({ kind: 'season-match', season, match: 0, act: 'open' })
      await at.does(() => at.house.press('ann', open))
      await at.pass(MINUTE)
      await league.end('griffin', season)
    },
    words: ['are drawn', 'ann suggests', 'is set for', 'it’s time', 'is open at', 'is over.'],
  },
  {
    name: 'those who want the same are offered a seat, and take it',
    prepare: (at) => at.house.command('ben', '/settings', { notice: 'direct' }),
    async act(at) {
      const given = { game: 'toy', pace: 'daily', players: '4' }
      await at.does(() => at.house.command('ann', '/game wish', given))
      await at.does(() => at.house.command(at.guest('ben', 'cellar'), '/game wish', given))
      await at.pass(MINUTE)
      at.rest.forgetNonces()
      for (const [user, ...rooms] of [
        ['ben', 'cellar', 'dm-ben'],
        ['ann', 'dm-ann', 'hall'],
      ] as const) {
        const yes = idOf(at.message('A seat is yours', ...rooms), say('offer-yes'))
        await at.does(() => at.house.press(at.guest(user, `dm-${user}`), yes))
      }
      await at.pass(MINUTE)
    },
    words: ['A seat is yours', 'your move'],
  },
  {
    name: 'a lobby calls its players and others, and starts by itself',
    async prepare(at) {
      for (const user of ['ben', 'eve']) await at.house.command(user, '/settings', { notice: 'direct' })
    },
    async act(at) {
      await at.does(() => at.house.command('ann', '/game new', { game: 'toy', start: '2' }))
      const call = formatId({ kind: 'board', table: (await at.table()).id, act: 'call' })
      for (const user of ['eve', 'fay']) await at.does(() => at.house.press(user, call))
      await at.does(() => at.house.command('ben', '/game join'))
      await at.pass(MINUTE / 2)
      at.rest.forgetNonces()
      await at.pass(MINUTE)
    },
    words: ['that you asked about', 'your move'],
  },
  {
    name: 'a seat is lent, and given back',
    prepare: (at) => at.playing('ann', 'ben'),
    async act(at) {
      await at.does(() => at.house.command('ann', '/away lend', { when: '10 days', to: 'cleo' }))
      await at.pass(MINUTE)
      at.rest.forgetNonces()
      const yes = idOf(at.message('asks you to play', 'dm-cleo', 'hall'), say('loan-yes'))
      await at.does(() => at.house.press('cleo', yes))
      await at.pass(10 * MINUTE)
      await at.does(() => at.house.command('ann', '/away back'))
    },
    words: ['takes back what they lent', 'The Barrow: your hand'],
    gone: ['You play **ann**’s seat', 'asks you to play'],
    known: [
      ['PATCH /channels/dm-cleo/messages/:id', '429 for long'],
      ['PATCH /channels/dm-ann/messages/:id', '403 50007'],
    ],
  },
  {
    name: 'a what-if is opened in direct messages, and ended',
    prepare: (at) => at.playing('ann', 'ben'),
    async act(at) {
      const { id: table } = await at.table()
      const now = await at.house.tables.chronicle.countFor(table, 0)
      const open = formatId({ kind: 'what-if-go', table, eyes: 1, at: now, level: 'gentle' })
      await at.does(
        () => at.house.press('ann', open),
        (said) => said.startsWith('Your what-if is ready in') || isDoneAnyway(said),
      )
      await at.pass(MINUTE)
      const [record] = await at.house.tables.whatIfs.of('ann')
      const end = formatId({ kind: 'what-if-end', table: record?.id ?? '' })
      await at.does(() => at.house.press(at.guest('ann', 'dm-ann'), end))
    },
    words: ['This game was ended early'],
  },
  {
    name: 'a game is told in the saga, and told again with a remark',
    prepare: (at) => at.playing('ann', 'ben'),
    async act(at) {
      await at.does(
        () => at.house.command(at.boss(), '/admin saga', { channel: 'annals' }),
        (said) => said === say('saga-begun', { room: 'annals' }),
      )
      const { id: table } = await at.table()
      await at.playOut(table)
      await at.pass(MINUTE)
      at.rest.forgetNonces()
      const form = formatId({ kind: 'remark-form', table, eyes: 0, at: 3 })
      await at.does(() => at.house.press('ann', form, '', new Map([['remark', ['Knew it']]])))
    },
    words: ['what became of', 'Knew it'],
    known: [['PATCH /channels/annals/messages/:id', '429 for long']],
  },
  {
    name: 'a webhook wants no more, and its owner hears of it',
    async prepare(at) {
      await at.does(() => at.house.command('ann', '/settings', { webhook: 'https://example.org/x' }))
      at.delivery = 'gone'
    },
    act: (at) => at.playing('ann', 'ben'),
    words: ['Your webhook'],
    known: [['POST /channels/dm-ann/messages', '500']],
  },
]

async function play(scene: Scene, failing?: { readonly place: number; readonly how: Failure }) {
  const at = new Evening()
  try {
    await scene.prepare?.(at)
    await at.pass(MINUTE)
    const { length } = at.rest.asked
    at.logged.length = 0
    if (failing) at.rest.failing = { at: length + failing.place, how: failing.how }
    await scene.act(at)
    for (let hours = 0; hours < 2; hours += 1) await at.pass(HOUR)
    const left = at.rest.readOf(scene.gone ?? [])
    return { asked: at.rest.asked.slice(length), read: at.rest.readOf(scene.words), left, logged: at.logged }
  } finally {
    await at.close()
  }
}

const sorted = (read: readonly Read[]) => read.map(({ who, words }) => `${who}: ${words}`).toSorted()
/** What somebody reads twice. */
const twice = (read: readonly Read[], usual: readonly Read[]) => {
  const count = (all: readonly Read[], one: Read) =>
    all.filter(({ who, words }) => who === one.who && words === one.words).length
  return read.filter((one) => count(read, one) > Math.max(1, count(usual, one)))
}

describe.each(SCENES)('one request fails while $name', (scene) => {
  it('nothing is lost or there twice, whichever it is and however it fails', async () => {
    const usual = await play(scene)
    expect(usual.read.length).toBeGreaterThanOrEqual(scene.words.length)
    const place = fc.nat(usual.asked.length - 1)
    const all = [...OUTAGES, ...REFUSALS]
    const how = fc.constantFrom(...all)
    const known = (scene.known ?? []).flatMap(([request, what]) => {
      const failure = all.find((one) => one.what === what)
      const places = usual.asked.flatMap((asked, at) => (asked === request ? [at] : []))
      if (places.length === 0 || !failure) throw new Error(`no ${request} that fails with ${what}`)
      return places.map((at): [number, Failure] => [at, failure])
    })
    await fc.assert(
      fc.asyncProperty(place, how, async (at, failure) => {
        const came = await play(scene, { place: at, how: failure })
        if (OUTAGES.includes(failure)) expect([sorted(came.read), came.left]).toEqual([sorted(usual.read), []])
        const isLeft = usual.asked[at]?.startsWith('DELETE') && REFUSALS.includes(failure)
        if (!isLeft) expect(twice(came.read, usual.read)).toEqual([])
        expect(came.logged.length).toBeLessThanOrEqual(4)
      }),
      { numRuns: 6 + known.length, examples: known },
    )
  })
})
