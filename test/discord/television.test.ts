import { afterEach, describe, expect, it } from 'vitest'
import { formatId } from '../../src/discord/kit/ids.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { plain, plainLines } from '../../src/discord/kit/text.ts'
import { digestOfLines, toldInFull } from '../../src/discord/table/telling/digest.ts'
import { say } from '../../src/discord/words/index.ts'
import { below, rngFrom, type Game } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { hasGame, type TableView } from '../../src/tables/model/service.ts'
import type { Televised, Television } from '../../src/television/televised.ts'
import { House, roomOf } from '../../trials/guard/house.ts'
import { paintTable } from '../../src/render/index.ts'
import { often } from '../kit/often.ts'
import { idOf, readable } from './limits.ts'
import { openHouse } from './rooms.ts'

const open: ReturnType<typeof openHouse>[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

/** Televisions that note what is sent to each table's link. */
function noting() {
  const links = new Map<string, string>()
  const sent: { readonly table: string; readonly televised: Televised; readonly isWhole: boolean }[] = []
  const incomplete = new Set<string>()
  const listeners = new Set<(table: string) => void>()
  let made = 0
  const call = (table: string) => {
    incomplete.add(table)
    for (const listener of listeners) listener(table)
  }
  const television: Television = {
    get linked() {
      return [...links.keys()]
    },
    linkOf: (table) => links.get(table) ?? null,
    link(table) {
      const known = links.get(table)
      if (known !== undefined) return Promise.resolve(known)
      const link = `https://tables.example.org/${(made += 1)}`
      links.set(table, link)
      call(table)
      return Promise.resolve(link)
    },
    unlink: (table) => Promise.resolve(links.delete(table)),
    needs: (table) => links.has(table) && incomplete.has(table),
    show(table, televised, isWhole) {
      if (isWhole) incomplete.delete(table)
      sent.push({ table, televised, isWhole })
    },
    onNeed(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return { television, sent, call, last: () => sent.at(-1)?.televised }
}

function house(options: Parameters<typeof openHouse>[0] = {}) {
  const noted = noting()
  const at = openHouse({ television: noted.television, ...options })
  open.push(at)
  return { ...at, ...noted }
}

const wordsOf = (reply: unknown) => (typeof reply === 'string' ? reply : readable(reply as Panel))

describe('the television of a table', () => {
  it('without an address for televisions the command says so in one sentence', async () => {
    const at = openHouse()
    open.push(at)
    await at.playing('toy', 'ann', 'ben')
    expect(await at.command('ann', '/game television')).toBe(say('television-off'))
    expect(await at.command('eve', '/game television', { off: 'true' })).toBe(say('television-off'))
  })

  it('a player gets the link in private, the same again, and its page shows the card', async () => {
    const at = house()
    const table = await at.playing('toy', 'ann', 'ben')
    expect(at.sent).toEqual([])
    const posted = JSON.stringify(at.rooms.messages)
    const first = wordsOf(await at.command('ann', '/game television'))
    expect(first).toContain('<https://tables.example.org/1>')
    expect(wordsOf(await at.command('ben', '/game television'))).toBe(first)
    await at.shown()
    expect(at.sent.map((one) => [one.table, one.isWhole])).toEqual([[table, true]])
    expect(at.last()).toMatchObject({ title: 'The Barrow', map: { image: Buffer.from('png') }, scene: null })
    expect(plain(readable(at.card()))).toContain(at.last()?.headline)
    // The channel is none the wiser, and its card wasn't edited.
    expect(JSON.stringify(at.rooms.messages)).toBe(posted)
  })

  it('the page follows the game', async () => {
    const at = house()
    await at.playing('toy', 'ann', 'ben')
    await at.command('ann', '/game television')
    await at.shown()
    const before = at.last()
    await at.press('ann', idOf(at.card(), '3 · Dig in the deep pit'))
    await at.shown()
    expect(at.last()?.lines.join(' ')).toContain('digs in the deep pit')
    expect(at.last()).not.toEqual(before)
  })

  it('a lobby shows who sits there', async () => {
    const at = house()
    await at.command('ann', '/game new', { game: 'toy' })
    await at.command('ann', '/game join')
    await at.command('ann', '/game television')
    await at.command('ben', '/game join')
    await at.shown()
    expect(at.last()).toMatchObject({ headline: say('large-lobby') })
    expect(at.last()?.lines.join(' ')).toMatch(/ann.*ben/)
  })

  it('somebody without a seat gets no link and ends none, and a moderator may do both', async () => {
    const at = house()
    const table = await at.playing('toy', 'ann', 'ben')
    expect(await at.command('eve', '/game television')).toBe(say('television-not-yours'))
    expect(at.television.linked).toEqual([])
    const moderator = at.visit('eve', 'hall', { isManager: true })
    const shown = (await at.command(moderator, '/game television')) as Panel
    expect(await at.command('dai', '/game television', { off: 'true' })).toBe(say('television-not-yours'))
    const revoke = idOf(shown, say('television-revoke'))
    expect(wordsOf(await at.press('dai', revoke))).toBe(say('television-not-yours'))
    const elsewhere = at.visit('fay', 'hall', { isManager: true, guild: 'another' })
    expect(wordsOf(await at.press(elsewhere, revoke))).toBe(say('television-not-yours'))
    expect(at.television.linked).toEqual([table])
    expect(wordsOf(await at.press(moderator, revoke))).toBe(say('television-ended'))
    expect(wordsOf(await at.press(moderator, revoke))).toBe(say('television-none'))
    expect(at.television.linked).toEqual([])
  })

  it('the command ends the link too, after which nothing is sent and a new link differs', async () => {
    const at = house()
    await at.playing('toy', 'ann', 'ben')
    const first = wordsOf(await at.command('ann', '/game television'))
    await at.shown()
    expect(await at.command('ben', '/game television', { off: 'true' })).toBe(say('television-ended'))
    expect(await at.command('ben', '/game television', { off: 'true' })).toBe(say('television-none'))
    const sent = at.sent.length
    await at.press('ann', idOf(at.card(), '3 · Dig in the deep pit'))
    await at.shown()
    expect(at.sent).toHaveLength(sent)
    expect(wordsOf(await at.command('ann', '/game television'))).not.toBe(first)
  })

  it.each([
    ['a channel without a table', 'attic', {}, say('no-table-here')],
    ['a game that isn’t theirs', 'hall', { game: 'nowhere' }, say('unknown-game')],
  ])('%s is refused in one sentence', async (_what, channel, given, sentence) => {
    const at = house()
    await at.playing('toy', 'ann', 'ben')
    expect(await at.command(at.visit('ann', channel), '/game television', given)).toBe(sentence)
    expect(at.television.linked).toEqual([])
  })

  it('a button for a table that never was is refused', async () => {
    const at = house()
    const id = formatId({ kind: 'television-end', table: 'nowhere' })
    expect(wordsOf(await at.press('ann', id))).toBe(say('refused-no-such-table'))
  })

  it('the link ends when the table is closed, also in the lobby', async () => {
    const at = house()
    const playing = await at.playing('toy', 'ann', 'ben')
    await at.command('ann', '/game television')
    await at.tables.saves.close(playing)
    await at.shown()
    expect(at.television.linked).toEqual([])
    expect(wordsOf(await at.command('ann', '/game television', { game: playing }))).toBe(say('television-closed'))
  })

  it('the link ends when the table is archived', async () => {
    const at = house()
    const table = await at.playing('toy', 'ann', 'ben')
    await at.command('ann', '/game television')
    await at.shown()
    await at.tables.saves.close(table)
    await at.television.link(table)
    const moderator = at.visit('eve', 'hall', { isManager: true })
    expect(await at.command(moderator, '/admin archive', { game: table })).toBe(say('archived'))
    expect(at.television.linked).toEqual([])
  })

  it('after a restart each linked table is shown again, though its card stays as it is', async () => {
    const at = house()
    await at.playing('toy', 'ann', 'ben')
    await at.command('ann', '/game television')
    await at.shown()
    const { edits } = at.rooms.in('hall').at(-1) ?? {}
    const [first] = at.sent
    at.call(first?.table ?? '')
    await at.shown()
    expect(at.sent).toHaveLength(2)
    expect(at.sent[1]).toEqual(first)
    expect(at.rooms.in('hall').at(-1)?.edits).toBe(edits)
  })

  it('a picture that is late follows', async () => {
    let paint: (picture: Buffer) => void = () => undefined
    const late = new Promise<Buffer>((resolve) => (paint = resolve))
    const at = house({ paint: () => late, picturePatience: 1 })
    await at.playing('toy', 'ann', 'ben')
    await at.command('ann', '/game television')
    await at.shown()
    expect([at.last()?.map, at.sent.at(-1)?.isWhole]).toEqual([null, false])
    paint(Buffer.from('painted'))
    await expect.poll(() => at.last()?.map?.image.toString(), { timeout: 60_000 }).toBe('painted')
    expect(at.sent.at(-1)?.isWhole).toBe(true)
  })

  it('what the guard holds back isn’t on the television either', async () => {
    const at = house({ guard: { wouldTell: () => true } })
    await at.playing('toy', 'ann', 'ben')
    await at.command('ann', '/game television')
    await at.press('ann', idOf(at.card(), 'My choices & hand'))
    await at.shown()
    expect(at.last()).toEqual({
      language: 'en',
      title: 'The Barrow',
      headline: say('large-held-back'),
      message: 2,
      position: '',
      lines: [],
      map: null,
      scene: null,
    })
  })
})

it('matches in two possible worlds compare what their televisions show', async () => {
  const [game] = GAMES as readonly Game[]
  if (!game) throw new Error('there is no game')
  const at = new House(game, paintTable)
  const seats = game.rules.seats.min
  const experience = Array.from({ length: seats }, () => 0)
  const id = await at.begin('hall', { seats, preset: 'short', seed: 'compared', experience })
  await at.show(id)
  const shown = at.wall.seenIn(roomOf(id)).filter((one) => one.startsWith('television true '))
  expect(shown.join()).toContain(game.words.title)
  await at.stop()
})

const ANSWERS = often(60)

/** All that a spectator without a seat reads in the log, in plain lines: shortened, and in full. */
async function readBySpectator(at: ReturnType<typeof house>, view: TableView): Promise<ReadonlySet<string>> {
  const lines = (await at.tables.chronicle.lines(view.record.id, 0, 100_000)).filter(({ to }) => to === 'all')
  const starts = lines.map((_, from) => digestOfLines(view, lines.slice(from)).map(({ text }) => text))
  return new Set(plainLines([...starts.flat(), ...lines.flatMap((line) => toldInFull(view, [line]))]))
}

describe.each(GAMES.map((game) => [game.words.title, game] as const))('a match of %s', (_title, game) => {
  it('the television gets only what a spectator without a seat is shown', async () => {
    const at = house({
      games: [game as Game],
      paint: ({ view, viewer, asked }) => {
        expect(viewer).toBe(null)
        return Promise.resolve(Buffer.from(JSON.stringify([view, asked])))
      },
      scenes: ({ drama }) => Promise.resolve(Buffer.from(JSON.stringify(drama))),
    })
    const users = Array.from({ length: game.rules.seats.min + 1 }, (_, seat) => `guest${seat}`)
    const table = await at.playing(game.rules.id, ...users)
    await at.command(users[0] ?? '', '/game television')
    await at.shown()
    const rng = { rng: rngFrom(`television of ${game.rules.id}`) }
    let compared = 0
    for (let answers = 0; answers < ANSWERS; answers += 1) {
      const view = await at.tables.views.of(table)
      if (!view || !hasGame(view) || view.isOver) break
      const asked = users.flatMap((_, seat) => view.asked(seat).filter((one) => one.seat === seat))
      const one = asked[below(rng, asked.length)]
      const key = one?.offers[below(rng, one.offers.length)]?.key ?? ''
      await at.tables.answers.submit(table, users[one?.seat ?? 0] ?? '', { verb: one?.verb ?? '', key })
      await at.shown()
      const now = await at.tables.views.of(table)
      const last = at.last()
      if (!now || !hasGame(now) || !last) throw new Error('nothing is televised')
      const card = at.card()
      expect(plain(readable(card))).toContain(last.headline)
      const pictures = card.pictures ?? []
      expect(last.map).toEqual(pictures[0] && { image: pictures[0].image, alt: pictures[0].alt, isMoving: false })
      expect(last.scene?.image).toEqual(pictures[1]?.image)
      const read = await readBySpectator(at, now)
      expect(last.lines.filter((line) => !read.has(line))).toEqual([])
      compared += last.lines.length
    }
    expect(compared).toBeGreaterThan(ANSWERS)
  })
})
