import { afterEach, describe, expect, it, vi } from 'vitest'
import { computerChoice, isLessonOver, rngFrom, type Game } from '../../src/engine/index.ts'
import { formatId } from '../../src/discord/kit/ids.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import { say } from '../../src/discord/words/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { openStore } from '../../src/storage/index.ts'
import { hasGame } from '../../src/tables/model/service.ts'
import { timingOf } from '../../src/tables/index.ts'
import { countsInRecords } from '../../src/tables/model/store.ts'
import { runOf } from '../../trials/run-of.ts'
import { idOf, readable } from './limits.ts'
import { openHouse } from './rooms.ts'

let house: ReturnType<typeof openHouse>
afterEach(async () => await house.close())

const MOST = 60
const [, , warlock] = GAMES as readonly [Game, Game, Game]

async function tableNow() {
  const record = await house.tables.directory.openIn('griffin', 'hall')
  const view = record && (await house.tables.views.of(record.id))
  if (!view || !hasGame(view)) throw new Error('no table')
  return view
}

async function begin(game: Game): Promise<string> {
  house = openHouse({ games: GAMES })
  await house.press('ann', formatId({ kind: 'teach', game: game.rules.id }))
  await house.shown()
  return (await tableNow()).record.id
}

/** Ann does what a fair computer player would, until her lesson is over. */
async function learn(game: Game): Promise<void> {
  const rng = { rng: rngFrom('one') }
  for (let answers = 0; answers < MOST; answers += 1) {
    const view = await tableNow()
    const progress = await house.tables.lessons.progress(view.record)
    if (!game.lesson || !progress) throw new Error('no lesson')
    if (isLessonOver(game.lesson, progress)) return
    const run = runOf(
      view.asked(0),
      (viewer) => view.viewFor(viewer),
      (seat) => view.asides(seat),
    )
    if (run.askedOf(0)) {
      const choice = computerChoice(game, run, 0, rng)
      await house.tables.answers.submit(view.record.id, 'ann', choice, view.token(0))
    }
    await house.shown()
  }
  throw new Error('the lesson does not end')
}

const lessonPress = (table: string, act: 'on' | 'try' | 'new') => formatId({ kind: 'lesson', table, act })

describe.each((GAMES as readonly Game[]).map((game) => [game.rules.id, game] as const))('%s', (_id, game) => {
  it('teaches: the goal and the first question first, ticks for steps, and praise at the end', async () => {
    await begin(game)
    const texts = game.words.lesson
    if (!texts) throw new Error('no texts')
    const { record } = await tableNow()
    expect(record).toMatchObject({ teaching: 'lesson', level: 'gentle', seed: '', timing: { pace: 'none' } })
    const first = readable(house.card())
    expect(first).toContain(texts.goal)
    // No host has chosen these dice.
    expect(first).not.toContain(say('dice-unsealed-mark'))
    const log = await house.press('ann', formatId({ kind: 'look', table: record.id, what: 'log' }))
    expect(readable(log as Panel)).toContain(say('dice-lesson-at-start'))
    for (const step of Object.values(texts.steps)) expect(first).toContain(say('lesson-step-open', { step }))
    await learn(game)
    await house.shown()
    const last = readable(house.card())
    for (const step of Object.values(texts.steps)) expect(last).toContain(say('lesson-step-done', { step }))
    expect(last).toContain(texts.praise)
    expect(last).toContain(texts.next)
    expect(idOf(house.card(), say('lesson-play-on'))).toBe(lessonPress(record.id, 'on'))
  })
})

it('explains a kind of question only once, and starts where it was after a restart', async () => {
  const store = openStore()
  house = openHouse({ games: GAMES, store })
  await house.press('ann', formatId({ kind: 'teach', game: 'warlock' }))
  await house.shown()
  const view = await tableNow()
  const packing = warlock.words.hints?.adventurer ?? ''
  expect(readable(house.card())).toContain(packing)
  const { id } = view.record
  const asked = view.asked(0)[0]
  await house.tables.answers.submit(id, 'ann', { verb: asked?.verb ?? '', key: asked?.offers[0]?.key ?? '' })
  await house.shown()
  const then = readable(house.card())
  expect(then).not.toContain(packing)
  expect(then).toContain(warlock.words.hints?.['turn.action'])
  const before = await house.tables.lessons.progress((await tableNow()).record)
  await house.close()
  house = openHouse({ games: GAMES, store, rooms: house.rooms })
  expect(await house.tables.lessons.progress((await tableNow()).record)).toEqual(before)
})

it('after a lesson the same game goes on, or another takes its place; nobody else may choose', async () => {
  const id = await begin(warlock)
  expect(await house.press('ben', lessonPress(id, 'on'))).toBe(REFUSED['not-seated'])
  expect(await house.press('ben', lessonPress(id, 'try'))).not.toBeNull()
  expect((await tableNow()).record).toMatchObject({ id, teaching: 'lesson' })
  expect(await house.press('ann', lessonPress(id, 'on'))).toBe(say('lesson-goes-on'))
  const { record } = await tableNow()
  expect(record.teaching).toBe('after-lesson')
  // Nobody has chosen its dice, and everybody’s lesson has the same.
  expect(countsInRecords(record)).toBe(false)
  await house.shown()
  expect(readable(house.card())).not.toContain(say('dice-unsealed-mark'))
  expect(readable(house.card())).not.toContain(warlock.words.lesson?.goal)
  // The buttons of a lesson that is over do nothing to the game.
  expect(await house.press('ann', lessonPress(id, 'try'))).toBe(REFUSED['not-playing'])
  expect((await tableNow()).record.id).toBe(id)
})

it('a short game to try takes the place of a lesson, which leaves no result', async () => {
  const id = await begin(warlock)
  await house.press('ann', lessonPress(id, 'try'))
  expect((await tableNow()).record).toMatchObject({ game: 'warlock', preset: 'short', status: 'playing' })
  expect((await tableNow()).record.id).not.toBe(id)
  expect((await house.store.records.find(id))?.status).toBe('closed')
  expect(await house.store.records.finishedGames('warlock', ['ann'])).toEqual([0])
})

it('a lesson can be left at any time, and the channel is free', async () => {
  const id = await begin(warlock)
  await house.press('ann', formatId({ kind: 'resign', table: id }))
  expect(await house.tables.directory.openIn('griffin', 'hall')).toBeUndefined()
  expect((await house.store.records.find(id))?.status).toBe('closed')
})

it('with explanations for everyone, everyone reads their aim and, the first time, what a question is for', async () => {
  const store = openStore()
  store.records.finishedGames = (_game, users) => Promise.resolve(users.map(() => 9))
  house = openHouse({ games: GAMES, store, timing: timingOf('live') })
  await house.command('ann', '/game new', { game: 'warlock', seed: 'a seed' })
  await house.command('ben', '/game join')
  const table = (await house.tables.directory.openIn('griffin', 'hall'))?.id ?? ''
  const menu = formatId({ kind: 'lobby-menu', table, part: 'teaching' })
  expect(await house.press('ben', menu, 'beginners')).toBe(REFUSED['not-host'])
  expect(await house.press('ann', menu, 'lesson')).toBe(say('unknown-button'))
  expect(await house.press('ann', menu, 'beginners')).toBeNull()
  await house.shown()
  expect(readable(house.card())).toContain(say('beginners-table'))
  expect(await house.store.records.find(table)).toMatchObject({ teaching: 'beginners', timing: { pace: 'evening' } })
  await house.command('ann', '/game start')
  await house.shown()
  await throughPacking(table)
  expect(readable(house.card())).toContain('**Your aim:**')
  const { asked, awaited } = await tableNow()
  const seat = awaited[0] ?? 0
  const user = ['ann', 'ben'][seat] ?? ''
  expect(asked(seat).map(({ verb }) => verb)).toContain('turn.action')
  const panel = (await house.press(user, formatId({ kind: 'panel', table }))) as Panel
  expect(JSON.stringify(panel)).toContain('💡')
})

it('a table with explanations becomes an ordinary one again before it starts', async () => {
  house = openHouse({ games: GAMES })
  await house.command('ann', '/game new', { game: 'warlock' })
  const table = (await house.tables.directory.openIn('griffin', 'hall'))?.id ?? ''
  const menu = formatId({ kind: 'lobby-menu', table, part: 'teaching' })
  await house.press('ann', menu, 'beginners')
  expect(await house.press('ann', menu, 'no')).toBeNull()
  await house.shown()
  expect(readable(house.card())).not.toContain(say('beginners-table'))
  expect((await house.store.records.find(table))?.teaching).toBeUndefined()
})

/** Everybody packs, so that the first turn begins. */
async function throughPacking(table: string): Promise<void> {
  for (let presses = 0; presses < MOST; presses += 1) {
    const view = await tableNow()
    const packing = view.record.seats.find(({ seat }) =>
      view.asked(seat).some((one) => one.seat === seat && one.verb === 'adventurer.supplies'),
    )
    if (!packing) return
    const asked = view.asked(packing.seat).find(({ seat }) => seat === packing.seat)
    const choice = { verb: asked?.verb ?? '', key: asked?.offers[0]?.key ?? '' }
    await house.tables.answers.submit(table, packing.user ?? '', choice, view.token(packing.seat))
    await house.shown()
  }
}

it('what the log and the chronicle have said of a lesson is read once', async () => {
  const table = await begin(warlock)
  const { record } = await tableNow()
  const first = await house.tables.lessons.progress(record)
  const [lines, entries] = [vi.spyOn(house.store.chronicle, 'lines'), vi.spyOn(house.store.log, 'linkedEntries')]
  expect(await house.tables.lessons.progress(record)).toEqual(first)
  expect(lines.mock.calls.filter(([id]) => id === table).map(([, after]) => after)).toEqual([
    (await house.store.chronicle.lastLines(table, 1)).at(-1)?.line,
  ])
  expect(entries.mock.calls.filter(([id]) => id === table).map(([, after]) => after)).toEqual([
    await house.store.log.lastSeq(table),
  ])
})
