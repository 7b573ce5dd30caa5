import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { byComputer, type Drama, type Game } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import type { FrameCommission } from '../../src/discord/pictures/pictures.ts'
import { formatId, parseId } from '../../src/discord/kit/ids.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { plain } from '../../src/discord/kit/text.ts'

import { altOfFilm } from '../../src/discord/panels/past/film.ts'
import { namesAt, publicLines } from '../../src/discord/table/telling/chronicle.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { scenesIn, MIN_KEPT_WEIGHT } from '../../src/discord/table/telling/scenes.ts'
import { spreadEvenly, MIN_TURNS, MAX_FILM_MS, MAX_SCENES, planFilm } from '../../src/discord/table/past/film.ts'
import type { Plan } from '../../src/discord/table/context/film.ts'
import { CachingFilmStudio, MAX_FILM_BYTES, MAX_FILMS_AT_ONCE } from '../../src/discord/table/past/film-studio.ts'
import { inLanguage } from '../../src/language/index.ts'
import { momentsIn } from '../../src/discord/table/past/look-back.ts'
import { paintFrame } from '../../src/render/index.ts'
import { FRAME_SIZE } from '../../src/render/finished/film.ts'
import { encodeFilm } from '../../src/render/finished/film-encoder.ts'
import { hasGame, type TableView } from '../../src/tables/model/service.ts'
import type { ChronicleLine } from '../../src/tables/model/store.ts'
import { toy } from '../kit/toy/index.ts'
import { assertWithinLimits, idOf, idsOf, readable } from './limits.ts'
import { openHouse } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'
import { runOf } from '../../trials/run-of.ts'

const USERS = ['ann', 'ben', 'cleo']
const NEVER = { least: 1e9, most: 1e9 }

function panel(reply: Reply): Panel {
  if (reply === null || typeof reply === 'string') throw new Error(`a sentence: ${reply}`)
  return reply
}

/** All that is shown in the place of a reply, the reply first. */
async function unfolded(reply: Reply): Promise<Panel[]> {
  const all = [panel(reply)]
  for await (const next of all[0]?.more ?? []) {
    assertWithinLimits(next)
    all.push(next)
  }
  return all
}

/** A house whose films are lists of what they would be drawn from; each picture takes a second. */
function filmHouse(...games: readonly Game[]) {
  const time = { now: 0 }
  const drawn: FrameCommission[] = []
  const studio = { isBroken: false, isFull: false, isTooSmall: false }
  const house = openHouse({
    games: games.length > 0 ? games : [toy as unknown as Game],
    orderPace: NEVER,
    clock: { now: () => time.now, after: () => () => undefined },
    filming: {
      frame: (commission) => {
        drawn.push(commission)
        time.now += 1000
        const image = studio.isFull ? ('too-many' as const) : studio.isBroken ? null : Buffer.from('a picture')
        return Promise.resolve(image)
      },
      join: (frames) => {
        const film = { film: Buffer.from(`a film of ${frames.length}`), frames: frames.length }
        return Promise.resolve(studio.isTooSmall ? null : film)
      },
    },
  })
  return { ...house, time, drawn, studio }
}

type House = ReturnType<typeof filmHouse>

async function sightOf(at: Pick<House, 'tables'>, id: string): Promise<TableView> {
  const view = await at.tables.views.of(id)
  if (!view || !hasGame(view)) throw new Error('no game')
  return view
}

/** Answers for the first player who is asked, as a computer player would, until the condition holds. */
async function playOn(at: Pick<House, 'tables'>, id: string, answers: number, isEnough = () => Promise.resolve(false)) {
  const chooser = byComputer((await sightOf(at, id)).game, 'filmed')
  for (let given = 0; given < answers && !(await isEnough()); given += 1) {
    const view = await sightOf(at, id)
    if (view.isOver) return
    const asked = USERS.flatMap((_, seat) => view.asked(seat).filter((one) => one.seat === seat))
    const { seat, verb, key } = chooser(runOf(asked, view.viewFor))
    const done = await at.tables.answers.submit(id, USERS[seat] ?? '', { verb, key })
    // The table itself answers where nobody can do anything of use.
    if (!done.ok && done.why !== 'not-asked') throw new Error(`${verb} ${key} is ${done.why}`)
  }
}

async function linesOf(at: Pick<House, 'tables'>, id: string): Promise<readonly ChronicleLine[]> {
  return await at.tables.chronicle.linesFor(id, null, 0, 99_999)
}

describe('what a film shows', () => {
  let at: House
  let table: string
  let view: TableView
  let lines: readonly ChronicleLine[]
  const planFrom = async (from: number): Promise<Plan> => {
    const plan = await planFilm(at.tables, view, from)
    if (!plan) throw new Error('there is too little to film')
    return plan
  }
  const begins = ({ game }: TableView, line: ChronicleLine) =>
    line.kind === 'fact' && line.to === 'all' && game.words.turnOf?.(line.fact) != null

  beforeAll(async () => {
    at = filmHouse(...GAMES)
    table = await at.playing('talisman', ...USERS)
    await playOn(at, table, 63)
    view = await sightOf(at, table)
    lines = await linesOf(at, table)
  })
  afterAll(() => at.close())

  it('what a film shows is how it began, each turn as it ended, and how it stands now', async () => {
    const { shots } = await planFrom(0)
    const turns = lines.filter((line) => begins(view, line))
    expect(shots[0]).toMatchObject({ caption: { heading: 'Talisman', seat: null }, shows: { seq: 0 } })
    const seqs = shots.slice(1).flatMap(({ shows }) => (shows.kind === 'table' ? [shows.seq] : []))
    expect(seqs).toEqual([...turns.map(({ seq }) => seq), lines.at(-1)?.seq])
    const headings = shots.map(({ caption }) => /^Turn (\d+) · /.exec(caption.heading)?.[1]).filter((one) => one)
    expect(new Set(headings)).toEqual(new Set(turns.map((_, index) => String(index + 1))))
    expect(shots.at(-1)?.delay).toBeGreaterThan(Math.max(...shots.slice(0, -1).map(({ delay }) => delay)))
  })

  it('looks at whose turn it was, and says what all were told of it, in plain words', async () => {
    const { shots } = await planFrom(0)
    const told = publicLines(view, lines).map((text) => plain(text.replaceAll('*', '')))
    const turns = lines.filter((line) => begins(view, line))
    for (const { caption, shows } of shots.slice(1)) {
      if (shows.kind === 'table' && caption.seat !== null) {
        expect(shows.focus).toBe(caption.seat)
        const [, number] = /^Turn (\d+) · (.+)$/.exec(caption.heading) ?? []
        const line = turns[Number(number) - 1]
        const name = line && plain(namesAt(view, line)(caption.seat))
        expect(caption.heading).toBe(`Turn ${number} · ${name}`)
      }
      expect(told.some((text) => text.includes(caption.text)), caption.text).toBe(true)
      expect(caption.text).not.toMatch(/[*\\]|\p{Extended_Pictographic}/u)
    }
    const said = shots.filter(({ caption }) => caption.text !== '')
    expect(said.length).toBeGreaterThan(shots.length * 0.8)
  }) // prettier-ignore

  it('what a film shows has every scene that is worth keeping, where it belongs', async () => {
    const { shots } = await planFrom(0)
    const worthy = momentsIn(lines).flatMap((moment) =>
      scenesIn(view, moment).filter(({ weight }) => weight >= MIN_KEPT_WEIGHT),
    )
    expect(worthy.length).toBeGreaterThan(2)
    expect(shots.flatMap(({ shows }) => (shows.kind === 'scene' ? [shows.drama] : []))).toEqual(worthy)
  })

  it('begins with the turn of a moment, and counts turns from the beginning all the same', async () => {
    const whole = await planFrom(0)
    const at20 = lines.findIndex((line, index) => index > 0.6 * lines.length && begins(view, line))
    const turn = lines.slice(0, at20 + 1).filter((line) => begins(view, line)).length
    const { shots } = await planFrom(at20 + 1)
    expect(shots[0]?.caption.text).toBe(say('film-from-turn', { turn }))
    expect(shots[0]?.shows).toMatchObject({ seq: lines[at20]?.seq })
    expect(whole.shots.slice(1 - shots.length)).toEqual(shots.slice(1))
    expect(await planFilm(at.tables, view, lines.length)).toBeNull()
    expect(await planFilm(at.tables, view, lines.length + 99)).toBeNull()
  })

  it('a film lasts 45 seconds at most, with the weightiest scenes among its pictures, however long the game was', async () => {
    // The same turns again and again, as if the game went on for thousands of answers.
    const long = Array.from({ length: 20 }, (_, again) => lines.map((line) => ({ ...line, seq: line.seq + again * 1000 })))
    const all = long.flat()
    const tables = {
      ...at.tables,
      chronicle: {
        counting: () => Promise.resolve(() => true),
        countFor: () => Promise.resolve(all.length),
        linesFor: (_: string, __: unknown, skip: number, most: number) => Promise.resolve(all.slice(skip, skip + most)),
      },
    } as unknown as House['tables']
    const plan = await planFilm(tables, view, 0)
    const shots = plan?.shots ?? []
    const length = shots.reduce((sum, { delay }) => sum + delay, 0)
    expect(MAX_FILM_MS).toBe(45_000)
    expect(length).toBeLessThanOrEqual(MAX_FILM_MS)
    expect(length).toBeGreaterThan(MAX_FILM_MS - 3000)
    const scenes = shots.flatMap(({ shows }) => (shows.kind === 'scene' ? [shows.drama.weight] : []))
    expect(scenes).toHaveLength(MAX_SCENES)
    const weights = momentsIn(all).flatMap((moment) => scenesIn(view, moment).map(({ weight }) => weight))
    const left = weights.filter((weight) => weight > Math.min(...scenes)).length
    expect(scenes.filter((weight) => weight > Math.min(...scenes))).toHaveLength(left)
    const seqs = shots.flatMap(({ shows }) => (shows.kind === 'table' ? [shows.seq] : []))
    const gaps = seqs.slice(1).map((seq, index) => seq - (seqs[index] ?? 0))
    expect(Math.max(...gaps)).toBeLessThan(6000)
  }) // prettier-ignore

  it.each([
    [10, 3],
    [100, 99],
    [7, 7],
    [3, 100],
    [5, 0],
  ])('what a film shows takes of %i turns %i evenly', (count, most) => {
    const all = Array.from({ length: count }, (_, at_) => at_)
    const taken = spreadEvenly(all, most)
    expect(taken).toHaveLength(Math.min(count, most))
    const gaps = taken.slice(1).map((one, index) => one - (taken[index] ?? 0))
    if (gaps.length > 0) expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1)
  })
})

describe('/game film', () => {
  let at: House
  let table: string

  beforeAll(async () => {
    at = filmHouse()
    table = await at.playing('toy', ...USERS)
  })
  afterAll(() => at.close())

  it('/game film has one sentence where there is too little to see, and nothing to look at', async () => {
    expect(await at.command('ann', '/game film')).toBe(say('too-short-to-film'))
    expect(await at.command(at.visit('ann', 'cellar'), '/game film')).toBe(say('no-table-here'))
    expect(at.drawn).toEqual([])
    await playOn(at, table, 15)
  })

  it('/game film says how far it has come, then shows the film as everybody saw it; asked again it is at hand', async () => {
    const shown = await unfolded(await at.command('ann', '/game film'))
    const said = shown.map(readable)
    const count = at.drawn.length
    expect(count).toBeGreaterThanOrEqual(MIN_TURNS)
    expect(said[0]).toBe(say('filming', { at: 1, of: count }))
    expect(said.slice(1, -2).every((one) => /^🎞️ Drawing picture \d+ of \d+…/.test(one))).toBe(true)
    // Not for every picture, but every few seconds.
    expect(said.slice(1, -2)).toHaveLength(Math.ceil(count / 3) - 1)
    expect(said.at(-2)).toContain(say('joining-film', { of: count }))
    const film = shown.at(-1)
    expect(film?.pictures).toMatchObject([{ name: 'film.webp', image: Buffer.from(`a film of ${count}`) }])
    const alt = film?.pictures?.[0]?.alt ?? ''
    expect(alt).toMatch(/^A film\. .+: ann, ben and cleo\./)
    expect(readable(film as Panel)).toContain(say('past-seen-by-all'))
    expect(readable(film as Panel)).not.toContain(say('past-eyes'))
    const { seq = 0 } = (await linesOf(at, table)).at(-1) ?? {}
    const then = await at.tables.views.at(table, seq)
    for (const { frame } of at.drawn) {
      if (frame.shows.kind === 'table') expect(frame.shows.request.viewer).toBeNull()
    }
    expect(at.drawn.at(-1)?.frame.shows).toMatchObject({ view: then?.viewFor(null) })
    expect(at.drawn.map(({ frame }) => frame.caption.done)).toEqual(at.drawn.map((_, n) => n / (count - 1)))
    const again = panel(await at.command('ben', '/game film'))
    expect([again.more, at.drawn.length]).toEqual([undefined, count])
  })

  it('a person can make one film at a time, and the number of films at a time is limited', async () => {
    await playOn(at, table, 4)
    const first = panel(await at.command('ann', '/game film'))
    const second = panel(await at.command('ann', '/game film'))
    const [making, other] = [first.more?.[Symbol.asyncIterator](), second.more?.[Symbol.asyncIterator]()]
    await making?.next()
    expect(await at.command('ann', '/game film')).toBe(say('film-under-way'))
    expect(readable(((await other?.next())?.value as Panel) ?? first)).toContain(say('film-under-way'))
    const others = await Promise.all(
      ['ben', 'cleo', 'eve'].map(async (user) => {
        const begun = panel(await at.command(user, '/game film')).more?.[Symbol.asyncIterator]()
        await begun?.next()
        return begun
      }),
    )
    expect(others).toHaveLength(MAX_FILMS_AT_ONCE - 1)
    expect(await at.command('gus', '/game film')).toBe(say('too-many-films'))
    // Dismissing the message stops the film, and its player may ask again.
    for (const begun of [making, ...others]) await begun?.return?.()
    expect(panel(await at.command('ann', '/game film')).more).toBeDefined()
  })

  it('/game film says so if it cannot be made, and can be asked for again', async () => {
    at.studio.isBroken = true
    const broken = await unfolded(await at.command('ann', '/game film'))
    expect(readable(broken.at(-1) as Panel)).toContain(say('no-film'))
    at.studio.isFull = true
    const full = await unfolded(await at.command('ann', '/game film'))
    expect(readable(full.at(-1) as Panel)).toContain(say('too-many-films'))
    Object.assign(at.studio, { isBroken: false, isFull: false })
    expect((await unfolded(await at.command('ann', '/game film'))).at(-1)?.pictures).toHaveLength(1)
  })

  it('/game film offers the game turn by turn where the film would be too large', async () => {
    await playOn(at, table, 2)
    at.studio.isTooSmall = true
    const shown = (await unfolded(await at.command('ben', '/game film'))).at(-1) as Panel
    at.studio.isTooSmall = false
    expect(readable(shown)).toContain(say('film-too-large'))
    const first = panel(await at.press('ben', idOf(shown, say('film-turn-by-turn'))))
    expect(readable(first)).toMatch(/ · lines? 1\b/)
    expect(readable(first)).toContain(say('past-on'))
  })

  it('/game film gives up before Discord hears it no more', async () => {
    await playOn(at, table, 2)
    const slow = panel(await at.command('ann', '/game film'))
    const making = slow.more?.[Symbol.asyncIterator]()
    await making?.next()
    at.time.now += 600_000
    expect(readable((await making?.next())?.value as Panel)).toContain(say('too-many-films'))
    expect((await making?.next())?.done).toBe(true)
  })

  it('/game film begins at a moment that is proposed in words, or at the one that is looked at', async () => {
    const proposed = await at.complete('ann', '/game film', { since: '' }, 'since')
    expect(proposed.length).toBeGreaterThan(3)
    expect(await at.command('ann', '/game film', { since: 'a green elephant' })).toBe(say('unknown-moment'))
    at.drawn.length = 0
    const back = panel(await at.command('ann', '/game lookback', { to: proposed[8]?.value ?? '' }))
    const from = idOf(back, say('film-from-here'))
    expect(parseId(from)).toMatchObject({ kind: 'film', eyes: 1 })
    const film = (await unfolded(await at.press('ann', from))).at(-1) as Panel
    const whole = (await planFilm(at.tables, await sightOf(at, table), 0))?.shots.length ?? 0
    expect(at.drawn.length).toBeLessThan(whole)
    expect(readable(film)).toContain(say('past-seen-by-all'))
    const typed = panel(await at.command('ann', '/game film', { since: proposed[8]?.value ?? '' }))
    expect(typed.more).toBeUndefined()
    const since = panel(await at.press('ann', formatId({ kind: 'since', table, from: 0 })))
    expect(parseId(idOf(since, say('film-from-here')))).toMatchObject({ kind: 'film', eyes: 1, at: 1 })
    expect(await at.press('ann', formatId({ kind: 'film', table, eyes: 2, at: 1 }))).toBe(say('not-your-eyes'))
    const abroad = at.visit('eve', 'hall', { guild: 'other' })
    expect(await at.press(abroad, formatId({ kind: 'film', table, eyes: 0, at: 0 }))).toBe(say('other-table'))
  })

  it('/game film is shared with the table by a button, once in a while, as long as it is at hand', async () => {
    await at.shown()
    const film = (await unfolded(await at.command('eve', '/game film'))).at(-1) as Panel
    const id = idOf(film, say('film-share'))
    expect(await at.press(at.visit('eve', 'cellar'), id)).toBe(say('share-there', { room: 'hall' }))
    expect(await at.press('eve', id)).toBe(say('shared', { room: 'hall' }))
    const posted = at.rooms
      .in('hall')
      .find(({ panel: one }) => readable(one).includes(say('film-shown-by', { name: 'eve' })))
    expect(posted?.panel.pictures).toMatchObject([{ name: 'film.webp' }])
    expect(idsOf(posted?.panel as Panel)).toHaveLength(1)
    expect(await at.press('eve', id)).toBe(say('shared-lately'))
    const gone = formatId({ kind: 'film-share', table, eyes: 0, from: 0, to: 1 })
    expect(await at.press('ben', gone)).toBe(say('film-gone'))
    expect(await at.press('ben', formatId({ kind: 'film-share', table, eyes: 2, from: 0, to: 1 }))).toBe(
      say('film-gone'),
    )

    await playOn(at, table, 3000)
    await at.shown()
  })

  it('/game film is there on the last card, and after the end as each saw it', async () => {
    at.drawn.length = 0
    const film = (await unfolded(await at.press('eve', idOf(at.card(), say('film'))))).at(-1) as Panel
    const eyes = idOf(film, say('past-eyes'))
    at.drawn.length = 0
    const asBen = (await unfolded(await at.press('eve', eyes, '2'))).at(-1) as Panel
    expect(readable(asBen)).toContain('as **ben** saw it')
    const views = at.drawn.flatMap(({ frame: { shows } }) => (shows.kind === 'table' ? [shows] : []))
    expect(views.every(({ request }) => request.viewer === 1)).toBe(true)
    expect(views.at(-1)?.view).toEqual((await sightOf(at, table)).viewFor(1))
    expect(await at.press('eve', eyes, '9')).toBe(say('not-your-eyes'))
    expect(await at.press('ann', idOf(asBen, say('film-share')))).toBe(say('shared', { room: 'hall' }))
  })
})

describe.each(GAMES.map((game) => [game.rules.id, game] as const))('a film of %s', (id, game) => {
  it('is made of a real game: every picture can be drawn, and it is small enough', async () => {
    const house = openHouse({
      games: [game],
      orderPace: NEVER,
      filming: { frame: ({ game: of, frame }) => paintFrame(of, frame), join: encodeFilm },
    })
    const table = await house.playing(id, ...USERS)
    const hasTurns = async () => (await planFilm(house.tables, await sightOf(house, table), 0)) !== null
    await playOn(house, table, 120, hasTurns)
    const film = (await unfolded(await house.command('ann', '/game film'))).at(-1)?.pictures?.[0]?.image
    await house.close()
    const { pages = 0, width, pageHeight, format } = await sharp(film, { pages: -1 }).metadata()
    expect({ width, height: pageHeight, format }).toEqual({ ...FRAME_SIZE, format: 'webp' })
    expect(pages).toBeGreaterThan(MIN_TURNS)
    expect(film?.length).toBeLessThan(MAX_FILM_BYTES)
  })
})

it('says in words what stands in and above its pictures: each turn once, and nothing twice', () => {
  const shot = (heading: string, text: string) =>
    ({ caption: { seat: null, heading, text }, shows: { kind: 'table', seq: 1, focus: null }, delay: 1 }) as const
  const drama = { title: 'Rosa takes the Wand' } as Drama
  const scene = { ...shot('Turn 1 · Rosa', 'Rosa takes it.'), shows: { kind: 'scene', drama } } as const
  const turn = shot('Turn 1 · Rosa', 'Rosa takes the Wand.')
  const shots = [
    scene,
    turn,
    shot('Turn 1 · Rosa', 'Rosa waits.'),
    shot('Turn 2 · Ben', ''),
    shot('The end', 'Rosa wins.'),
  ]
  expect(altOfFilm({ shots })).toBe('A film. Turn 1 · Rosa: Rosa takes the Wand. Rosa waits. The end: Rosa wins.')
})

it('a film is known in its own language alone, and may be shared in any', () => {
  const studio = new CachingFilmStudio({ frame: () => Promise.resolve(null), join: () => Promise.resolve(null) })
  const name = { table: 'oak', eyes: 0, from: 1, to: 9 }
  const filmIn = (alt: string) => ({ image: Buffer.from(alt), frames: 9, duration: 9000, alt, shots: [] })
  inLanguage('de', () => studio.keep(name, filmIn('auf Deutsch')))
  expect([studio.known(name), inLanguage('de', () => studio.known(name))?.alt]).toEqual([undefined, 'auf Deutsch'])
  expect([studio.inAnyLanguage(name)?.alt, studio.inAnyLanguage({ ...name, to: 19 })]).toEqual([
    'auf Deutsch',
    undefined,
  ])
  studio.keep(name, filmIn('in English'))
  const shared = ['en', 'de', 'fr'].map((one) => inLanguage(one, () => studio.inAnyLanguage(name))?.alt)
  expect(shared.slice(0, 2)).toEqual(['in English', 'auf Deutsch'])
  expect(shared[2]).toBeDefined()
})
