import { afterEach, describe, expect, it } from 'vitest'
import { openStore } from '../../src/storage/index.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { MAX_CARDS_AT_ONCE } from '../../src/discord/screens/projector.ts'
import type { Context } from '../../src/discord/table/context/context.ts'
import type { Game } from '../../src/engine/index.ts'
import { idOf, idsOf, readable } from './limits.ts'
import { parlour } from './parlour.ts'
import { HandClock } from '../kit/house.ts'
import { openHouse, Rooms, type Call } from './rooms.ts'
import { REACTIONS_ONLY } from '../kit/timing.ts'
import { say } from '../../src/discord/words/index.ts'

const open: ReturnType<typeof openHouse>[] = []
const house = (...args: Parameters<typeof openHouse>) => {
  const made = openHouse(...args)
  open.push(made)
  return made
}
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

type House = ReturnType<typeof openHouse>
const NOTHING: Panel = { components: [] }
const games = (manner = {}): readonly Game[] => [parlour(manner)]
const isCard = (panel: Panel) => /My choices & hand|Start$/m.test(readable(panel))
const cards = (rooms: Rooms, room = 'hall') => rooms.in(room).filter(({ panel }) => isCard(panel))

describe('what is shown of a table', () => {
  it('what is shown of a table is a lobby card, edited as people take their seats', async () => {
    const at = house({ games: games() })
    await at.command('ann', '/game new', { game: 'parlour' })
    await at.shown()
    await at.press('ben', idOf(at.card(), 'Join'))
    await at.press('ann', idOf(at.card(), 'Add computer player'))
    await at.shown()
    expect(at.rooms.in('hall')).toHaveLength(1)
    expect(readable(at.card())).toMatch(/ann[\s\S]*ben[\s\S]*omputer/)
    await at.press('ann', idOf(at.card(), 'Remove computer player'))
    await at.shown()
    expect(idsOf(at.card()).join()).not.toContain('remove')
  })

  it('a table has one card, which stands last: edited during a turn, posted again at the next', async () => {
    const at = house({ games: games() })
    await at.playing('parlour', 'ann', 'ben')
    const first = at.rooms.in('hall').at(-1)
    await at.press('ann', idOf(at.card(), 'Take a'))
    await at.shown()
    expect(at.rooms.in('hall').at(-1)?.id).toBe(first?.id)
    expect(first?.edits).toBe(1)
    await at.press('ann', idOf(at.card(), 'Take b'))
    await at.shown()
    expect(at.rooms.in('hall').at(-1)?.id).not.toBe(first?.id)
    expect(cards(at.rooms)).toHaveLength(1)
    expect(at.card().pings).toEqual(['ben'])
    const notices = at.rooms
      .in('hall')
      .map(({ panel }) => readable(panel))
      .join('\n')
    expect(notices.match(/ann\*\* takes/g)).toHaveLength(2)
  })

  it('a player who waits for a card gets it as the table stands by then, whatever happens while it is being posted', async () => {
    const at = house({ games: games({ times: 1 }) })
    const id = await at.playing('parlour', 'ann', 'ben')
    const post = at.rooms.post.bind(at.rooms)
    let bensAnswer: Promise<unknown> | null = null
    at.rooms.post = async (room, panel, nonce) => {
      if (room === 'hall') await (bensAnswer ??= at.tables.answers.submit(id, 'ben', { verb: 'pick.one', key: 'a' }))
      return await post(room, panel, nonce)
    }
    await at.tables.answers.submit(id, 'ann', { verb: 'pick.one', key: 'a' })
    expect(await at.projector.cardOf(id)).toBeNull()
    expect(readable(at.card())).toContain('<@ann>')
  })

  it('what is shown of a table goes without its picture while that takes long, and has it once it is drawn; what is done in secret hastens nothing', async () => {
    let finish: ((image: Buffer) => void)[] = []
    const drawn = Buffer.from('a picture')
    const at = house({
      games: games(),
      paint: () => new Promise<Buffer>((done) => finish.push(done)),
      picturePatience: 20,
    })
    const table = await at.playing('parlour', 'ann', 'ben')
    expect(readable(at.card())).toContain('The picture follows in a moment.')
    expect(at.card().pictures).toEqual([])
    const bare = at.rooms.in('hall').at(-1)
    const edits = bare?.edits
    await at.tables.notes.write(table, 'ben', 'a secret')
    await at.shown()
    expect(bare?.edits).toBe(edits)
    for (const done of finish.splice(0)) done(drawn)
    finish = []
    await new Promise((next) => setImmediate(next))
    for (let tries = 0; finish.length === 0 && tries < 50; tries += 1) await new Promise((next) => setTimeout(next, 10))
    for (const done of finish.splice(0)) done(drawn)
    await at.shown()
    expect(at.card().pictures).toMatchObject([{ image: drawn }])
    expect(readable(at.card())).not.toContain('The picture follows')
  })

  it('bears the picture of a moment ago while its own is being drawn, but none of another turn', async () => {
    const [older, own] = [Buffer.from('older'), Buffer.from('its own')]
    let paint = (): Promise<Buffer> => Promise.resolve(older)
    const waiting: (() => void)[] = []
    const slowly = () => new Promise<Buffer>((done) => waiting.push(() => done(own)))
    const at = house({ games: games({ times: 2 }), paint: () => paint(), picturePatience: 20 })
    await at.playing('parlour', 'ann', 'ben')
    paint = slowly
    await take(at, 'ann', 'a')
    expect(at.card().pictures).toMatchObject([{ image: older }])
    expect(readable(at.card())).toContain(say('card-picture-old'))
    paint = () => Promise.resolve(own)
    for (const finish of waiting.splice(0)) finish()
    await new Promise((next) => setImmediate(next))
    await at.shown()
    expect(at.card().pictures).toMatchObject([{ image: own }])
    expect(readable(at.card())).not.toContain(say('card-picture-old'))
    paint = slowly
    await take(at, 'ann', 'b')
    expect(at.card().pictures).toEqual([])
    expect(readable(at.card())).toContain('The picture follows in a moment.')
  })

  it('bears no picture of a moment ago with numbers that are no longer those of its menu', async () => {
    let paint = (): Promise<Buffer> => Promise.resolve(Buffer.from('older'))
    const offers = ['a', 'b']
    const at = house({ games: games({ times: 3, places: true, offers }), paint: () => paint(), picturePatience: 20 })
    await at.playing('parlour', 'ann', 'ben')
    paint = () => new Promise<Buffer>(() => undefined)
    await take(at, 'ann', 'a')
    expect(at.card().pictures).toHaveLength(1)
    offers.push('c')
    await take(at, 'ann', 'a')
    expect(at.card().pictures).toEqual([])
  })

  it('what is shown of a table leaves what was told in a turn behind as a quiet record, and deletes a message that told nothing', async () => {
    const at = house({ games: games() })
    await at.command('ann', '/game new', { game: 'parlour' })
    await at.command('ben', '/game join')
    await at.shown()
    await at.command('ann', '/game start')
    await at.shown()
    // The lobby had told nothing.
    expect(at.rooms.in('hall')).toHaveLength(1)
    at.rooms.calls.clear()
    const [first] = at.rooms.in('hall')
    await take(at, 'ann', 'a')
    expect(at.card()).toMatchObject({ pictures: [{}] })
    expect(readable(at.card())).toMatch(/The Parlour begins[\s\S]*ann\*\* takes a[\s\S]*What do you take[\s\S]*Turn 0/)
    await take(at, 'ann', 'b')
    const [record, card] = at.rooms.in('hall')
    expect(record?.id).toBe(first?.id)
    expect(record?.panel).toEqual({
      components: [{ type: 10, content: expect.stringMatching(/begins[\s\S]*takes a/) }],
    })
    expect(readable(card?.panel ?? NOTHING)).toMatch(/ann\*\* takes b[\s\S]*What do you take/)
    expect(at.rooms.calls.get('hall')).toEqual({ post: 1, edit: 2, remove: 0 })
  })

  it('what is shown of a table goes on in another message below where there is no room for more in a turn', async () => {
    const at = house({ games: games({ times: 12, prose: 'x'.repeat(300) }) })
    await at.playing('parlour', 'ann', 'ben')
    at.rooms.calls.clear()
    for (let n = 0; n < 9; n += 1) await take(at, 'ann', 'a')
    const all = at.rooms.in('hall')
    expect(all.length).toBeGreaterThan(2)
    expect(cards(at.rooms).map(({ id }) => id)).toEqual([all.at(-1)?.id])
    for (const { panel } of all.slice(0, -1)) expect(idsOf(panel)).toEqual([])
    expect(told(at).match(/ann\*\* takes a/g)).toHaveLength(9)
    expect(at.rooms.calls.get('hall')?.remove).toBe(0)
  })

  it('what is shown of a table tells what a card has no room for in messages above it', async () => {
    const at = house({ games: games({ times: 30, prose: 'x'.repeat(300) }) })
    const table = await at.playing('parlour', 'ann', 'ben')
    for (let n = 0; n < 30; n += 1) await at.tables.answers.submit(table, 'ann', { verb: 'pick.one', key: 'a' })
    // A message tells all of its lines once its card has gone, which it has after the next turn.
    for (let n = 0; n < 30; n += 1) await at.tables.answers.submit(table, 'ben', { verb: 'pick.one', key: 'b' })
    await at.shown()
    expect(told(at).match(/ann\*\* takes a/g)).toHaveLength(30)
    expect(cards(at.rooms)).toHaveLength(1)
    expect(isCard(at.card())).toBe(true)
    expect(at.rooms.in('hall').length).toBeLessThan(30)
  })

  it('what is shown of a table says what was told once, though a message cannot be edited when its turn is over', async () => {
    const at = house({ games: games() })
    await at.playing('parlour', 'ann', 'ben')
    await take(at, 'ann', 'a')
    at.rooms.tooOld.add(at.rooms.in('hall').at(-1)?.id ?? '')
    await take(at, 'ann', 'b')
    expect(cards(at.rooms)).toHaveLength(1)
    expect(at.rooms.in('hall')).toHaveLength(1)
    expect(told(at).match(/ann\*\* takes [ab]/g)).toEqual(['ann** takes a', 'ann** takes b'])
  })

  it('what is shown of a table goes on in one message while nobody is called', async () => {
    const clock = new HandClock()
    const at = house({ games: games(), clock })
    await at.command('ann', '/game new', { game: 'parlour' })
    const table = (await at.tables.directory.openIn('griffin', 'hall'))?.id ?? ''
    for (let n = 0; n < 2; n += 1) await at.tables.seats.addComputer(table, 'ann')
    await at.command('ann', '/game start')
    await at.shown()
    await take(at, 'ann', 'a')
    await take(at, 'ann', 'b')
    const before = at.rooms.posts
    const called = at.rooms.in('hall').length
    for (let n = 0; n < 3; n += 1) {
      clock.pass(1000)
      for (let turn = 0; turn < 8; turn += 1) await new Promise((next) => setImmediate(next))
      await at.shown()
    }
    expect(await at.store.log.lastSeq(table)).toBe(5)
    expect(at.rooms.posts).toBe(before)
    expect(at.rooms.in('hall')).toHaveLength(called)
  })

  it('gathers what a burst of moves produced into few messages', async () => {
    const timing = { ...REACTIONS_ONLY, decision: 1, atZero: 'default' } as const
    const at = house({ games: games({ turns: 30, times: 4 }), timing })
    await at.command('ann', '/game new', { game: 'parlour' })
    for (let n = 0; n < 3; n += 1) await at.command('ann', '/game new', { game: 'parlour' })
    const id = (await at.tables.directory.openIn('griffin', 'hall'))?.id ?? ''
    await at.tables.seats.addComputer(id, 'ann')
    await at.tables.opening.start(id, 'ann')
    for (let n = 0; n < 400 && (await at.tables.views.of(id))?.record.status === 'playing'; n += 1) {
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await at.shown()
    expect((await at.tables.views.of(id))?.record.status).toBe('over')
    const notices = at.rooms
      .in('hall')
      .map(({ panel }) => readable(panel))
      .join('\n')
    expect(notices.match(/ takes /g)).toHaveLength(120)
    expect(at.rooms.posts).toBeLessThan(60)
    expect(readable(at.card())).not.toContain('My choices')
  })

  it('what is shown of a table is not touched by what a player does in secret, and its buttons stay good', async () => {
    const at = house({ games: games() })
    await at.playing('parlour', 'ann', 'ben')
    const before = at.rooms.in('hall').map(({ id, edits }) => [id, edits])
    const button = idOf(at.card(), 'Take a')
    for (const user of ['ann', 'ben', 'ann']) {
      const done = await at.command(user, '/play', { action: 'peek' })
      expect(done).toContain('a hidden thing')
    }
    await at.shown()
    expect(at.rooms.in('hall').map(({ id, edits }) => [id, edits])).toEqual(before)
    expect(JSON.stringify(at.rooms.in('hall'))).not.toContain('hidden thing')
    expect(await at.press('ann', button)).toBeNull()
    expect(await at.press('ann', button)).toMatch(/moved on/)
  })

  it('what is shown of a table keeps a hand for each player in direct messages, edited in place', async () => {
    const at = house({ games: games() })
    await at.playing('parlour', 'ann', 'ben')
    expect(at.rooms.in('dm-ann')).toHaveLength(1)
    await at.command('ann', '/play', { action: 'peek' })
    await at.shown()
    expect(at.rooms.in('dm-ann')).toHaveLength(1)
    expect(readable(at.card('dm-ann'))).toMatch(/Secret of seat 0[\s\S]*hidden thing/)
    expect(readable(at.card('dm-ben'))).not.toContain('hidden thing')
    await at.rooms.remove('dm-ann', at.rooms.in('dm-ann')[0]?.id ?? '')
    await at.command('ann', '/play', { action: 'peek' })
    await at.shown()
    expect(at.rooms.in('dm-ann')).toHaveLength(1)
  })

  it('what is shown of a table keeps no line in a hand of what is past', async () => {
    let isPast = false
    const [game] = games()
    if (!game) throw new Error('no parlour')
    const at = house({ games: [{ ...game, words: { ...game.words, isPast: () => isPast } }] })
    await at.playing('parlour', 'ann', 'ben')
    await at.command('ann', '/play', { action: 'peek' })
    await at.shown()
    expect(readable(at.card('dm-ann'))).toContain('hidden thing')
    isPast = true
    await at.command('ann', '/play', { action: 'take a' })
    await at.shown()
    expect(readable(at.card('dm-ann'))).not.toContain('hidden thing')
  })

  it('calls a player privately to a secret question, and takes the call away', async () => {
    const at = house({ games: games({ secret: true, times: 1 }) })
    await at.playing('parlour', 'ann', 'ben')
    expect(readable(at.card('dm-ann'))).toContain('What do you take?')
    expect(at.rooms.in('dm-ben')).toHaveLength(1)
    await at.command('ann', '/play', { action: 'Take a' })
    await at.shown()
    expect(at.rooms.in('dm-ann')).toHaveLength(1)
    expect(readable(at.card('dm-ben'))).toContain('What do you take?')
  })

  it('what is shown of a table does without direct messages where they are closed, and tries again some minutes later', async () => {
    const at = house({ games: games() })
    at.rooms.barred.set('dm-ann', 'closed-dms')
    await at.playing('parlour', 'ann', 'ben')
    expect(readable(await panelOf(at.press('ann', idOf(at.card(), 'My choices & hand'))))).toContain('Secret of seat 0')
    at.rooms.barred.delete('dm-ann')
    await at.command('ann', '/play', { action: 'peek' })
    await at.shown()
    expect(at.rooms.in('dm-ann')).toHaveLength(0)
    at.time.now += 11 * 60 * 1000
    await at.command('ann', '/play', { action: 'peek' })
    await at.shown()
    expect(at.rooms.in('dm-ann')).toHaveLength(1)
  })

  it('what is shown of a table is shown without a picture where none can be drawn', async () => {
    const at = house({ games: games(), paint: () => Promise.resolve(null) })
    await at.playing('parlour', 'ann', 'ben')
    expect(readable(at.card())).toContain('What do you take?')
    expect(JSON.stringify(at.card())).not.toContain('attachment://')
  })
})

describe('many tables', () => {
  /** Tables in rooms of their own, each with Ann at the move. */
  async function tablesIn(at: House, count: number): Promise<readonly string[]> {
    const ids: string[] = []
    for (let n = 0; n < count; n += 1) {
      const request = at.visit(`ann-${n}`, `room-${n}`)
      await at.command(request, '/game new', { game: 'parlour', seed: 's' })
      await at.command(request, '/game start')
      ids.push((await at.tables.directory.openIn('griffin', `room-${n}`))?.id ?? '')
    }
    await at.shown()
    return ids
  }

  it('many tables are shown as they stand when their turn comes: what was superseded is never composed', async () => {
    const drawn: string[] = []
    let gate = Promise.resolve()
    const paint: Context['pictures'] = async ({ table }) => {
      drawn.push(table)
      await gate
      return null
    }
    const at = house({ games: games({ times: 9 }), paint })
    const ids = await tablesIn(at, MAX_CARDS_AT_ONCE + 6)
    const answerAll = async () => {
      for (const [n, id] of ids.entries())
        await at.tables.answers.submit(id, `ann-${n}`, { verb: 'pick.one', key: 'a' })
    }
    drawn.length = 0
    let letThrough: () => void = () => undefined
    gate = new Promise((go) => (letThrough = go))
    await answerAll()
    while (drawn.length < MAX_CARDS_AT_ONCE) await new Promise((next) => setTimeout(next, 5))
    for (let round = 1; round < 5; round += 1) await answerAll()
    for (let n = 0; n < 50; n += 1) await new Promise((next) => setImmediate(next))
    expect(drawn).toEqual(ids.slice(0, MAX_CARDS_AT_ONCE))
    letThrough()
    await at.shown()
    // The table that waited comes first and is drawn once; the others once more.
    expect(drawn.slice(MAX_CARDS_AT_ONCE, ids.length)).toEqual(ids.slice(MAX_CARDS_AT_ONCE))
    expect(drawn.slice(ids.length).sort()).toEqual(ids.slice(0, MAX_CARDS_AT_ONCE).sort())
    for (const n of ids.keys()) expect(told(at, `room-${n}`).match(/takes a/g)).toHaveLength(5)
  })

  it('many tables say so on cards that come late, the operator hears of it once, and the next card in time does not', async () => {
    const warned: unknown[] = []
    let passed = 0
    const paint: Context['pictures'] = () => {
      // Drawing the picture took this long.
      at.time.now += passed
      return Promise.resolve(null)
    }
    const at = house({ games: games({ times: 9 }), paint, warn: (details) => void warned.push(details) })
    await at.playing('parlour', 'ann', 'ben')
    at.time.now = Date.now()
    const late = say('cards-late')
    for (const seconds of [5, 6]) {
      at.time.now = Date.now()
      passed = seconds * 1000
      await take(at, 'ann', 'a')
      expect(readable(at.card())).toContain(late)
    }
    expect(warned).toHaveLength(1)
    const edits = at.rooms.calls.get('hall')?.edit
    passed = 0
    at.time.now = Date.now()
    await at.projector.tryAgain((await at.tables.directory.openIn('griffin', 'hall'))?.id ?? '')
    await at.shown()
    expect(at.rooms.calls.get('hall')?.edit).toBe(edits)
    await take(at, 'ann', 'b')
    expect(readable(at.card())).not.toContain(late)
  })

  it('many tables say for a while when the bot was not there, where people play: one edit, and what is done in secret takes nothing back', async () => {
    const at = house({ games: games() })
    const table = await at.playing('parlour', 'ann', 'ben')
    const line = /I was offline from <t:\d+:T> to <t:\d+:T> and missed whatever you pressed\./
    const card = at.rooms.in('hall').at(-1)
    const edits = card?.edits ?? 0
    const changedAt = (await at.store.records.find(table))?.changedAt ?? 0
    at.time.now = changedAt + 120_000
    const away = { from: changedAt + 60_000, until: at.time.now }
    await at.projector.wasAway(away, () => false)
    await at.shown()
    expect(card?.edits).toBe(edits)
    await at.projector.wasAway(away, () => true)
    await at.shown()
    expect([card?.edits, readable(at.card())]).toEqual([edits + 1, expect.stringMatching(line)])
    at.time.now += 3_600_000
    await at.tables.notes.write(table, 'ben', 'a secret')
    await at.shown()
    expect(card?.edits).toBe(edits + 1)
    await take(at, 'ann', 'a')
    expect(readable(at.card())).not.toMatch(line)
    // Nobody plays there now.
    await at.projector.wasAway({ from: at.time.now + 3_600_000, until: at.time.now + 3_700_000 }, () => true)
    await at.shown()
    expect(readable(at.card())).not.toMatch(line)
  })

  it('many tables are left alone at a start unless they have changed since they were shown', async () => {
    const rooms = new Rooms()
    const store = openStore()
    const first = openHouse({ games: games(), store, rooms })
    const ids = await tablesIn(first, 6)
    await first.projector.stop()
    expect(await first.tables.answers.submit(ids[3] ?? '', 'ann-3', { verb: 'pick.one', key: 'a' })).toMatchObject({
      ok: true,
    })
    await first.close()
    const second = house({ games: games(), store, rooms })
    const looked: string[] = []
    const { of } = second.tables.views
    second.tables.views.of = (id) => {
      looked.push(id)
      return of.call(second.tables.views, id)
    }
    await second.projector.reconcile()
    await second.shown()
    expect(new Set(looked)).toEqual(new Set([ids[3]]))
    expect(told(second, 'room-3')).toContain('takes a')
    looked.length = 0
    await second.projector.reconcile()
    await second.shown()
    expect(looked).toEqual([])
  })
})

describe('when something is missing', () => {
  it('a deleted card is posted again', async () => {
    const at = house({ games: games() })
    await at.playing('parlour', 'ann', 'ben')
    const button = idOf(at.card(), 'Take a')
    at.rooms.messages = at.rooms.messages.filter(({ room }) => room !== 'hall')
    await at.press('ann', button)
    await at.shown()
    expect(cards(at.rooms)).toHaveLength(1)
    expect(readable(at.rooms.in('hall')[0]?.panel ?? { components: [] })).toContain('takes a')
  })

  it('a card that is too old to be edited is posted again', async () => {
    const at = house({ games: games() })
    await at.playing('parlour', 'ann', 'ben')
    const old = at.rooms.in('hall').at(-1)?.id ?? ''
    at.rooms.tooOld.add(old)
    await at.press('ann', idOf(at.card(), 'Take a'))
    await at.shown()
    expect(cards(at.rooms)).toHaveLength(1)
    expect(cards(at.rooms)[0]?.id).not.toBe(old)
  })

  it('tells the host once what is in the way, goes on, and shows all of it later', async () => {
    const at = house({ games: games() })
    await at.playing('parlour', 'ann', 'ben')
    at.rooms.barred.set('hall', 'no-permission')
    const button = idOf(at.card(), 'Take a')
    await at.press('ann', button)
    await at.shown()
    at.time.now += 120_000
    await at.command('ann', '/play', { action: 'Take b' })
    await at.shown()
    const notices = at.rooms.in('dm-ann').filter(({ panel }) => readable(panel).includes('Your game is safe'))
    expect(notices).toHaveLength(1)
    at.rooms.barred.clear()
    await at.command('ben', '/game status')
    await at.shown()
    expect(cards(at.rooms)).toHaveLength(1)
    expect(
      at.rooms
        .in('hall')
        .map(({ panel }) => readable(panel))
        .join('\n')
        .match(/ann\*\* takes/g),
    ).toHaveLength(2)
  })

  it('moves with the game to another channel', async () => {
    const at = house({ games: games() })
    const id = await at.playing('parlour', 'ann', 'ben')
    const button = idOf(at.card(), 'Take a')
    const boss = at.visit('eve', 'cellar', { isManager: true })
    const asked = await at.command(boss, '/admin resume', { game: id })
    expect((await at.store.records.find(id))?.room).toBe('hall')
    const move = idOf(asked as Panel, 'Move the game here')
    expect(await at.press(at.visit('ann', 'cellar'), move)).toBe(say('not-admin'))
    expect(readable((await at.press(boss, move)) as Panel)).toContain('The game goes on here.')
    await at.shown()
    expect(cards(at.rooms)).toHaveLength(0)
    expect(cards(at.rooms, 'cellar')).toHaveLength(1)
    expect(readable(at.card())).toContain('This game has moved to <#cellar>.')
    expect(await at.press('ann', button)).toBe('This game has moved to <#cellar>.')
    expect(await at.press(at.visit('ann', 'cellar'), idOf(at.card('cellar'), 'Take a'))).toBeNull()
  })
})

describe('after a crash', () => {
  /**
   * Runs until something was done on Discord for the nth time, and dies before that is kept; nonces are forgotten until
   * it is back.
   */
  async function crashAt(nth: number, kinds: readonly Call[], manner = {}, goesOn = false) {
    const rooms = new Rooms()
    const store = openStore()
    const first = openHouse({ games: games(manner), store, rooms })
    let left = nth
    rooms.onDone = (call) => {
      if (!kinds.includes(call)) return
      left -= 1
      if (left > 0) return
      rooms.isDead = true
      throw new Error('killed')
    }
    const { projections } = store
    const { set, markShown } = projections
    projections.set = (shown) => (rooms.isDead ? new Promise(() => undefined) : set.call(projections, shown))
    projections.markShown = (id, at) => (rooms.isDead ? Promise.resolve() : markShown.call(projections, id, at))
    await first.playing('parlour', 'ann', 'ben')
    await first.command('ann', '/play', { action: 'Take a' })
    await first.shown()
    await first.command('ann', '/play', { action: 'Take b' })
    await first.shown()
    await first.close()
    rooms.onDone = () => undefined
    rooms.isDead = false
    rooms.forgetNonces()
    Object.assign(projections, { set, markShown })
    const second = openHouse({ games: games(manner), store, rooms })
    await second.projector.reconcile()
    await second.shown()
    const cardsThen = cards(rooms).length
    // The message tells all of its lines once its card has gone on.
    if (goesOn) for (const action of ['Take a', 'Take b']) await second.command('ben', '/play', { action })
    await second.shown()
    const text = told(second)
    await second.close()
    return { rooms, text, cardsThen }
  }

  for (let nth = 1; nth <= 14; nth += 1) {
    it(`shows the rest, once: killed after call ${nth}`, async () => {
      const { rooms, text } = await crashAt(nth, ['post', 'edit', 'remove'])
      expect(text.match(/The Parlour begins/g)).toHaveLength(1)
      expect(text.match(/ann\*\* takes a/g)).toHaveLength(1)
      expect(text.match(/ann\*\* takes b/g)).toHaveLength(1)
      expect(cards(rooms)).toHaveLength(1)
      expect(isCard(rooms.in('hall').at(-1)?.panel ?? NOTHING)).toBe(true)
      expect(readable(rooms.in('hall').at(-1)?.panel ?? NOTHING)).toContain('<@ben>')
      expect(rooms.in('dm-ann')).toHaveLength(1)
      expect(rooms.in('dm-ben')).toHaveLength(1)
    })
  }

  for (let nth = 1; nth <= 10; nth += 1) {
    it(`tells what has no room on a card once: killed after posting message ${nth}`, async () => {
      const { text, cardsThen } = await crashAt(nth, ['post'], { prose: 'x'.repeat(900) }, true)
      expect(text.match(/The Parlour begins/g)).toHaveLength(1)
      expect(text.match(/ann\*\* takes [ab]/g)).toEqual(['ann** takes a', 'ann** takes b'])
      expect(cardsThen).toBe(1)
    })
  }

  it('takes the card off where it was, though the game has left that room since', async () => {
    const rooms = new Rooms()
    const at = house({ games: games(), rooms })
    const table = await at.playing('parlour', 'ann', 'ben')
    await at.command('ann', '/play', { action: 'Take a' })
    await at.shown()
    rooms.onDone = (call, room) => {
      if (call !== 'post' || room !== 'hall') return
      rooms.isDead = true
      throw new Error('killed')
    }
    await at.command('ann', '/play', { action: 'Take b' })
    await at.shown()
    expect(rooms.isDead).toBe(true)
    expect(cards(rooms)).toHaveLength(1)
    await at.close()
    open.splice(open.indexOf(at), 1)
    rooms.onDone = () => undefined
    rooms.isDead = false
    rooms.forgetNonces()
    const again = house({ games: games(), rooms, store: at.store })
    await again.tables.saves.resume(table, { server: 'griffin', room: 'cellar' })
    await again.shown()
    expect(cards(rooms)).toHaveLength(0)
    expect(cards(rooms, 'cellar')).toHaveLength(1)
  })

  it('changes nothing when all was shown', async () => {
    const rooms = new Rooms()
    const store = openStore()
    const first = openHouse({ games: games(), store, rooms })
    await first.playing('parlour', 'ann', 'ben')
    await first.close()
    const before = JSON.stringify(rooms.messages.map(({ id, edits }) => [id, edits]))
    const second = house({ games: games(), store, rooms })
    await second.projector.reconcile()
    await second.shown()
    expect(JSON.stringify(rooms.messages.map(({ id, edits }) => [id, edits]))).toBe(before)
    expect(await second.press('ann', idOf(second.card(), 'Take a'))).toBeNull()
  })
})

async function take(at: House, who: string, key: string): Promise<void> {
  expect(await at.command(who, '/play', { action: `Take ${key}` })).toContain(`Take ${key}`)
  await at.shown()
}

/** All that can be read in a room. */
function told(at: House, room = 'hall'): string {
  return at.rooms
    .in(room)
    .map(({ panel }) => readable(panel))
    .join('\n')
}

async function panelOf(answer: Promise<unknown>): Promise<Panel> {
  return (await answer) as Panel
}
