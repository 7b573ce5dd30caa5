import { afterEach, describe, expect, it, vi } from 'vitest'
import { byComputer, rebuild, type Game } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import type { Commission } from '../../src/discord/pictures/pictures.ts'
import { formatId, parseId, STEPS, type LookBackStep } from '../../src/discord/kit/ids.ts'
import { PROPOSALS } from '../../src/discord/kit/limits.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { plain } from '../../src/discord/kit/text.ts'
import { lookBackPanel } from '../../src/discord/panels/past/look-back.ts'
import { eyesOf } from '../../src/discord/table/past/eyes.ts'
import { boldNames } from '../../src/discord/kit/names.ts'
import { MIN_SHARING_GAP_MS } from '../../src/discord/screens/room/sharing.ts'
import { lineInWords } from '../../src/discord/table/telling/chronicle.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { LookBack, type Moment } from '../../src/discord/table/past/look-back.ts'
import { hasGame, type TableView } from '../../src/tables/model/service.ts'
import { toy } from '../kit/toy/index.ts'
import { assertWithinLimits, idOf, idsOf, readable } from './limits.ts'
import { openHouse } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'
import { runOf } from '../../trials/run-of.ts'

const USERS = ['ann', 'ben', 'cleo']
/** A user who requested something gets the answer here as well. */
const NEVER = { least: 1e9, most: 1e9 }
const SEATS = [null, 0, 1, 2]

let at: ReturnType<typeof openHouse>
let painted: Commission[] = []
afterEach(() => at.close())

function panel(reply: Reply): Panel {
  if (reply === null || typeof reply === 'string') throw new Error(`a sentence: ${reply}`)
  return reply
}

function house(...games: readonly Game[]) {
  painted = []
  at = openHouse({
    games: games.length > 0 ? games : [toy as unknown as Game],
    orderPace: NEVER,
    paint: (commission) => {
      painted.push(commission)
      return Promise.resolve(Buffer.from('a picture'))
    },
  })
}

async function sightOf(id: string): Promise<TableView> {
  const view = await at.tables.views.of(id)
  if (!view || !hasGame(view)) throw new Error('no game')
  return view
}

/** Answers for the first player who is asked, as a computer player would. */
async function playOn(id: string, answers: number) {
  const chooser = byComputer((await sightOf(id)).game, 'looked back at')
  for (let given = 0; given < answers; given += 1) {
    const view = await sightOf(id)
    if (view.isOver) return
    const asked = USERS.flatMap((_, seat) => view.asked(seat).filter((one) => one.seat === seat))
    const { seat, verb, key } = chooser(runOf(asked, view.viewFor))
    const done = await at.tables.answers.submit(id, USERS[seat] ?? '', { verb, key })
    // The table itself answers where nobody can do anything of use.
    if (!done.ok && done.why !== 'not-asked') throw new Error(`${verb} ${key} is ${done.why}`)
  }
}

/** The table when it waits for people, and no longer for itself. */
async function atRest(id: string): Promise<TableView> {
  const view = await sightOf(id)
  const asked = USERS.flatMap((_, seat) => view.asked(seat))
  expect(asked.filter(({ formality }) => formality)).toEqual([])
  return view
}

/** The game as a viewer saw it after an entry of its log, played again from its beginning. */
async function gamesThen({ rules }: Game, id: string): Promise<(seq: number, viewer: number | null) => string> {
  const entries = await at.store.log.entries(id)
  const first = (await at.store.snapshots.all(id)).slice(0, 1)
  return (seq, viewer) =>
    JSON.stringify(rebuild(rules, first, entries.filter((entry) => entry.seq <= seq)).run.view(viewer)) // prettier-ignore
}

/** Every moment there is for a viewer, the first one first. */
async function momentsOf(id: string, viewer: number | null): Promise<Moment[]> {
  const past = new LookBack(at.tables, await sightOf(id), viewer)
  const all: Moment[] = []
  for (let one = await past.after(0); one; one = await past.after(one.end)) all.push(one)
  return all
}

const visitorAs = (viewer: number | null) => (viewer === null ? 'eve' : (USERS[viewer] ?? ''))
const go = (table: string, viewer: number | null, from: number, step: LookBackStep) =>
  formatId({ kind: 'moment', table, eyes: eyesOf(viewer), at: from, step })

describe.each([...GAMES, toy as unknown as Game].map((game) => [game.rules.id, game] as const))('a game of %s', (id, game) => {
  it('is seen moment by moment exactly as it was seen then, and nothing of it twice or never', async () => {
    house(game)
    const table = await at.playing(id, ...USERS)
    await playOn(table, 28)
    const view = await vi.waitFor(() => atRest(table), { timeout: 60_000 })
    const then = await gamesThen(game, table)
    for (const viewer of SEATS) {
      const moments = await momentsOf(table, viewer)
      expect(moments.length).toBeGreaterThan(10)
      const readableLines = (await at.tables.chronicle.linesFor(table, viewer, 0, 9999)).filter((line) => lineInWords(view, line) !== null)
      const told = moments.flatMap(({ lines }) => lines).filter((line) => lineInWords(view, line) !== null)
      expect(told.map(({ line }) => line)).toEqual(readableLines.map(({ line }) => line))
      for (const { lines } of moments) {
        for (const { to } of lines) expect(to === 'all' || (viewer !== null && to.includes(viewer))).toBe(true)
      }
      // Step by step through the messages, from the first to the last and back again.
      const who = visitorAs(viewer)
      let shown = panel(await at.press(who, go(table, viewer, 1, 'first')))
      for (const [number, moment] of moments.entries()) {
        if (number > 0) shown = panel(await at.press(who, idOf(shown, say('past-on'))))
        const { seq = -1 } = moment.lines[0] ?? {}
        const drawn = painted.at(-1)
        expect(drawn).toMatchObject({ table, viewer, size: 'card', past: who })
        expect(JSON.stringify(drawn?.view), `moment ${number + 1} of ${who}, after ${seq}`).toEqual(then(seq, viewer))
      }
      expect(await at.press(who, idOf(shown, say('past-on')))).toBe(say('nothing-after'))
      for (let number = moments.length - 2; number >= 0; number -= 1) {
        shown = panel(await at.press(who, idOf(shown, say('past-back'))))
        expect(parseId(idOf(shown, say('past-back')))).toMatchObject({ at: moments[number]?.at })
      }
      expect(await at.press(who, idOf(shown, say('past-back')))).toBe(say('nothing-before'))
    }
  })
}) // prettier-ignore

describe('/game lookback', () => {
  it('/game lookback shows the last moment, with the headline and the picture of then and all steps', async () => {
    house(...GAMES)
    const table = await at.playing('talisman', ...USERS)
    await playOn(table, 30)
    await vi.waitFor(() => atRest(table), { timeout: 60_000 })
    const shown = panel(await at.command('ann', '/game lookback'))
    for (const label of ['⏮ First', '◀ Back', 'Next ▶', 'Last ⏭', 'Previous turn', 'Next turn', 'Next fight', 'Next for me', 'Share this moment'])
      expect(readable(shown)).toContain(label)
    expect(readable(shown)).toContain(say('past-seen-by-you'))
    expect(shown.pictures).toHaveLength(1)
    const [moment] = (await momentsOf(table, 0)).slice(-1)
    const then = await at.tables.views.at(table, moment?.lines[0]?.seq ?? -1)
    expect(readable(shown)).toContain(then?.game.words.headline(then.viewFor(null), (seat) => `**${then.record.called.at(-1)?.names[seat] ?? ''}** (${USERS[seat]})`))
    const eve = panel(await at.command('eve', '/game lookback'))
    expect(readable(eve)).toContain(say('past-seen-by-all'))
    expect(idsOf(eve).some((one) => one.endsWith('|mine'))).toBe(false)
  }) // prettier-ignore

  it('/game lookback leads from turn to turn, from fight to fight, and to one’s own', async () => {
    house(...GAMES)
    const table = await at.playing('talisman', ...USERS)
    await playOn(table, 140)
    const view = await sightOf(table)
    const past = new LookBack(at.tables, view, 0)
    const reached = async (step: LookBackStep) => {
      const found: Moment[] = []
      const start = await past.after(0)
      if (!start) throw new Error('nothing has happened')
      for (let one = await past.from(start, step, 0); one; one = await past.from(one, step, 0)) found.push(one)
      return found
    }
    const turns = await reached('turn')
    expect(turns.length).toBeGreaterThan(5)
    for (const { lines } of turns) expect(lines.some((one) => one.kind === 'fact' && one.fact.kind === 'turn-began')).toBe(true)
    let back = turns.at(-1)
    for (const one of turns.slice(0, -1).reverse()) {
      back = back && (await past.from(back, 'turn-before', 0))
      expect(back?.at).toBe(one.at)
    }
    const fights = await reached('fight')
    expect(fights.length).toBeGreaterThan(0)
    const mine = await reached('mine')
    expect(mine.length).toBeGreaterThan(5)
    for (const { lines } of mine) {
      const isMine = lines.some((one) => one.to !== 'all' || plain(lineInWords(view, one) ?? '').includes(plain(boldNames(view.record, one.line)(0))) || (one.kind === 'event' && 'seat' in one.event))
      expect(isMine, JSON.stringify(lines)).toBe(true)
    }
    const last = fights.at(-1)?.at ?? 0
    const shown = panel(await at.press('ann', go(table, 0, 1, 'fight')))
    expect(parseId(idOf(shown, say('past-back')))).toMatchObject({ at: fights[0]?.at })
    expect(await at.press('ann', go(table, 0, last, 'fight'))).toBe(say('no-fight-after'))
  }) // prettier-ignore

  it('/game lookback jumps to what is typed, and proposes what fits with its turn, the newest first', async () => {
    house(...GAMES)
    const table = await at.playing('talisman', ...USERS)
    await playOn(table, 60)
    const all = await at.complete('ann', '/game lookback', { to: '' }, 'to')
    expect(all).toHaveLength(PROPOSALS)
    const numbers = all.map(({ value }) => Number(value))
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a))
    expect(all[0]?.name).toMatch(/^.+’s turn: /)
    const begins = await at.complete('ann', '/game lookback', { to: 'turn round 1' }, 'to')
    const other = begins.at(-1) ?? all.at(-1)
    const shown = panel(await at.command('ann', '/game lookback', { to: other?.value ?? '' }))
    const { at: from = 0 } = parseId(idOf(shown, say('past-back'))) as { at?: number }
    expect(from).toBeLessThanOrEqual(Number(other?.value))
    expect(await at.command('ann', '/game lookback', { to: 'a green elephant dances' })).toBe(say('unknown-moment'))
    for (const to of ['99999', '🦄', '???', ' '])
      expect(await at.command('ann', '/game lookback', { to }), to).toBe(say('unknown-moment'))
    expect(await at.command('ann', '/game lookback', { to: '0' })).toBe(say('unknown-moment'))
    expect(await at.complete('ann', '/game lookback', { to: 'a green elephant' }, 'to')).toEqual([])
    expect(await at.complete(at.visit('eve', 'cellar'), '/game lookback', { to: '' }, 'to')).toEqual([])
  })

  it('/game lookback goes by the log, by direct message, and by the card at the end, and says so where there is nothing', async () => {
    house()
    expect(await at.command('ann', '/game lookback')).toBe(say('no-table-here'))
    await at.command('ann', '/game new', { game: 'toy' })
    expect(await at.command('ann', '/game lookback')).toBe(say('lobby-here'))
    const cellar = at.visit('ann', 'cellar')
    await at.command(cellar, '/game new', { game: 'toy', seed: 'short' })
    await at.command(at.visit('ben', 'cellar'), '/game join')
    await at.command(at.visit('cleo', 'cellar'), '/game join')
    await at.command(cellar, '/game start')
    const table = (await at.tables.directory.openIn('griffin', 'cellar'))?.id ?? ''
    const log = panel(await at.command(cellar, '/game log'))
    expect(readable(panel(await at.press(cellar, idOf(log, say('past-look-back')))))).toContain(say('past-seen-by-you'))
    const direct = at.visit('ben', 'dm-ben')
    expect(readable(panel(await at.command(direct, '/game lookback', { game: table })))).toContain(say('past-seen-by-you'))
    expect(await at.press(at.visit('eve', 'hall', { guild: 'other' }), formatId({ kind: 'look-back', table }))).toBe(say('other-table'))
    await playOn(table, 3000)
    expect((await sightOf(table)).isOver).toBe(true)
    await at.shown()
    const back = panel(await at.press(cellar, idOf(at.card('cellar'), say('past-look-back'))))
    expect(readable(back)).toContain(say('past-eyes'))
    expect(readable(panel(await at.command(at.visit('eve', 'cellar'), '/game lookback')))).toContain(say('past-seen-by-all'))
  }) // prettier-ignore

  it('/game lookback shows nobody what another saw while the game runs, and everybody everything afterwards', async () => {
    house()
    const table = await at.playing('toy', ...USERS)
    await playOn(table, 20)
    for (const other of [0, 2, 3, 9]) {
      expect(await at.press('ann', formatId({ kind: 'moment', table, eyes: other, at: 1, step: 'on' }))).toBe(say('not-your-eyes'))
      expect(await at.press('ann', formatId({ kind: 'share', table, eyes: other, at: 1 }))).toBe(say('not-your-eyes'))
      expect(await at.press('ann', formatId({ kind: 'moment-eyes', table, eyes: 1, at: 1 }), String(other))).toBe(say('not-your-eyes'))
    }
    expect(readable(panel(await at.command('ann', '/game lookback')))).not.toContain(say('past-eyes'))
    await playOn(table, 3000)
    const own = panel(await at.command('eve', '/game lookback', { to: '1' }))
    painted = []
    const asBen = panel(await at.press('eve', idOf(own, say('past-eyes')), String(eyesOf(1))))
    expect(painted.at(-1)?.viewer).toBe(1)
    expect(readable(asBen)).toContain('as **ben** saw it')
    const first = panel(await at.press('eve', idOf(asBen, say('past-last'))))
    expect(parseId(idOf(first, say('past-back')))).toMatchObject({ eyes: 2 })
    expect(await at.press('eve', formatId({ kind: 'moment', table, eyes: 9, at: 1, step: 'on' }))).toBe(say('not-your-eyes'))
    const moments = await momentsOf(table, 1)
    const secret = moments.find(({ lines }) => lines.some(({ to }) => to !== 'all'))
    const shown = panel(await lookBackPanel(at.context, await sightOf(table), 'eve', secret?.at, 2))
    expect(readable(shown)).toContain('🤫')
  }) // prettier-ignore

  it('/game lookback fits a message at any moment, whatever step is taken, and survives mangled presses', async () => {
    house(...GAMES)
    const table = await at.playing('imperial', ...USERS)
    await playOn(table, 150)
    const count = await at.tables.chronicle.countFor(table, 0)
    for (let number = 0; number <= count + 3; number += 13) {
      for (const step of STEPS) {
        const reply = await at.press('ann', go(table, 0, number, step))
        if (reply !== null && typeof reply !== 'string') assertWithinLimits(reply)
      }
    }
    expect(await at.press('ann', formatId({ kind: 'share', table, eyes: 1, at: 99999 }))).toBe(say('unknown-moment'))
    expect(await at.press('ann', formatId({ kind: 'share', table, eyes: 1, at: 0 }))).toBe(say('unknown-moment'))
    expect(await at.press('ann', formatId({ kind: 'look-back', table: 'nothing' }))).toBeTypeOf('string')
  })
})

describe('a moment that is shared', () => {
  it('stands in the channel with the public picture and words alone, and says who shared it', async () => {
    house()
    const table = await at.playing('toy', ...USERS)
    await playOn(table, 30)
    await at.shown()
    const moments = await momentsOf(table, 0)
    const open = moments.findLast(({ lines }) => lines.every(({ to }) => to === 'all'))
    painted = []
    const before = at.rooms.in('hall').length
    const said = await at.press('ann', formatId({ kind: 'share', table, eyes: 1, at: open?.at ?? 0 }))
    expect(said).toBe(say('shared', { room: 'hall' }))
    expect(painted).toMatchObject([{ viewer: null, past: 'everybody' }])
    expect(at.rooms.in('hall')).toHaveLength(before + 1)
    const posted = at.card()
    expect(readable(posted)).toContain('**ann** looks back at')
    expect(readable(posted)).not.toContain('🤫')
    expect(posted.pings ?? []).toEqual([])
    // A second press does not open it twice.
    expect(await at.press('ann', formatId({ kind: 'share', table, eyes: 1, at: open?.at ?? 0 }))).toBe(say('shared-lately'))
    at.time.now += MIN_SHARING_GAP_MS
    expect(await at.press('ann', formatId({ kind: 'share', table, eyes: 1, at: open?.at ?? 0 }))).toBe(say('shared', { room: 'hall' }))
    expect(at.rooms.in('hall')).toHaveLength(before + 2)
    expect(at.rooms.broken).toEqual([])
  }) // prettier-ignore

  it('stands there once, although the answer to the first try was lost', async () => {
    house()
    const table = await at.playing('toy', ...USERS)
    await playOn(table, 30)
    await at.shown()
    const open = (await momentsOf(table, 0)).findLast(({ lines }) => lines.every(({ to }) => to === 'all'))
    const share = () => at.press('ann', formatId({ kind: 'share', table, eyes: 1, at: open?.at ?? 0 }))
    const before = at.rooms.in('hall').length
    for (const shares of [1, 2]) {
      at.rooms.onDone = () => {
        throw new Error('the answer is lost')
      }
      await expect(share()).rejects.toThrow('lost')
      at.rooms.onDone = () => undefined
      at.time.now += 1000
      expect(await share()).toBe(say('shared', { room: 'hall' }))
      expect(at.rooms.in('hall')).toHaveLength(before + shares)
      at.time.now += MIN_SHARING_GAP_MS
    }
  })

  it('a moment that is shared is not shared where only one was told of it, until the game is over', async () => {
    house()
    const table = await at.playing('toy', ...USERS)
    const isSecret = ({ lines }: Moment) => lines.every(({ to }) => to !== 'all')
    let secret: Moment | undefined
    let seat = 0
    for (let tries = 0; tries < 60 && !secret; tries += 1) {
      await playOn(table, 1)
      for (seat = 0; seat < 3 && !secret; seat += 1) secret = (await momentsOf(table, seat)).find(isSecret)
    }
    const press = formatId({ kind: 'share', table, eyes: seat, at: secret?.at ?? 0 })
    const who = USERS[seat - 1] ?? ''
    expect(await at.press(who, press)).toBe(say('not-to-share'))
    await playOn(table, 3000)
    painted = []
    expect(await at.press(who, press)).toBe(say('shared', { room: 'hall' }))
    expect(painted.filter(({ past }) => past !== undefined)).toMatchObject([{ viewer: seat - 1 }])
    expect(at.rooms.in('hall').some((one) => readable(one.panel).includes(`as **${who}** saw it`))).toBe(true)
  })

  it('comes from the room by those who only watch, and says so where it cannot be posted', async () => {
    house()
    const table = await at.playing('toy', ...USERS)
    const press = formatId({ kind: 'share', table, eyes: 0, at: 1 })
    expect(await at.press(at.visit('eve', 'cellar'), press)).toBe(say('share-there', { room: 'hall' }))
    await at.shown()
    at.rooms.barred.set('hall', 'no-permission')
    expect(await at.press('eve', press)).toBe(say('cannot-share', { room: 'hall' }))
    at.rooms.barred.clear()
    expect(await at.press('eve', press)).toBe(say('shared', { room: 'hall' }))
    const elsewhere = formatId({ kind: 'share', table, eyes: 1, at: 1 })
    expect(await at.press(at.visit('ann', 'dm-ann'), elsewhere)).toBe(say('shared', { room: 'hall' }))
  })

  it('a moment that is shared is held back where it would tell a secret', async () => {
    at = openHouse({ guard: { wouldTell: (_, message) => message === 'moment' } })
    const table = await at.playing('toy', ...USERS)
    const before = at.rooms.in('hall').length
    expect(await at.press('ann', formatId({ kind: 'share', table, eyes: 1, at: 1 }))).toBe(say('not-to-share'))
    expect(at.rooms.in('hall')).toHaveLength(before)
  })
})
