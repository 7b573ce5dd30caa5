import { afterEach, expect, it, vi } from 'vitest'
import type { Drama, Game, Happened } from '../../src/engine/index.ts'
import { formatId } from '../../src/discord/kit/ids.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import { companyLine } from '../../src/discord/table/telling/company.ts'
import { noGuard } from '../../src/discord/table/context/leak-guard.ts'
import { say } from '../../src/discord/words/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { COMPANY, companionAt, type CompanionId, type Store } from '../../src/tables/index.ts'
import { hasGame } from '../../src/tables/model/service.ts'
import type { FIRSTS, TableRecord } from '../../src/tables/model/store.ts'
import { Firsts } from '../../src/tables/live/firsts.ts'
import { newSeat } from '../../src/tables/steps/lobby.ts'
import { idsOf, readable } from './limits.ts'
import { parlour } from './parlour.ts'
import { openHouse } from './rooms.ts'

type House = ReturnType<typeof openHouse>
type Moment = 'start' | (typeof FIRSTS)[number] | 'end'
const houses: House[] = []
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close()
})

const DEEDS: Readonly<Record<string, Drama['kind']>> = { rob: 'robbery', save: 'rescue', die: 'death' }

/** A parlour of robberies, rescues and deaths, which happen to those who pick them. A robbery takes two picks. */
function perilous(): Game {
  const game = parlour({ offers: ['rob', 'save', 'die', 'wait'], times: 1, turns: 12 })
  type Picked = { readonly seat: number; readonly key: string }
  const dramas = (told: readonly Happened[]): Drama[] =>
    told.flatMap(({ fact }, at) => {
      const { seat, key } = fact as unknown as Picked
      const kind = DEEDS[key]
      if (kind === undefined || (kind === 'robbery' && at === 0)) return []
      return [{ kind, weight: 2, title: key, lines: [], sides: [{ seat, name: 'One' }] }]
    })
  // Computer players wait, but the last turn is deadly.
  const computer: Game['computer'] = (view, { verb }) => ({
    verb,
    key: (view as { turns: number }).turns === 11 ? 'die' : 'wait',
  })
  return { ...game, computer, words: { ...game.words, dramas: dramas as Game['words']['dramas'] } }
}

function opened(store?: Store): House {
  const at = openHouse({ games: [perilous()], ...(store && { store }) })
  houses.push(at)
  return at
}

const record = async (at: House): Promise<TableRecord> => {
  const [found] = await at.store.records.list({ server: 'griffin' })
  return found && 'seats' in found ? found : expect.fail('no table')
}

async function lobby(at: House, computers: number): Promise<TableRecord> {
  await at.command('ann', '/game new', { game: 'parlour', seed: 'a seed' })
  await at.command('ben', '/game join')
  const { id } = await record(at)
  for (let one = 0; one < computers; one += 1) await at.tables.seats.addComputer(id, 'ann')
  await at.shown()
  return await record(at)
}

const PATIENCE = { timeout: 60_000, interval: 5 }

/** Plays to the end. Ann and Ben pick these, in turn, and then wait. */
async function play(at: House, picks: readonly string[]): Promise<void> {
  await at.command('ann', '/game start')
  const { id } = await record(at)
  let next = 0
  await vi.waitUntil(async () => {
    const view = await at.tables.views.of(id)
    if (!view || !hasGame(view) || view.record.status !== 'playing') return true
    const user = view.record.seats[view.asked(null)[0]?.seat ?? -1]?.user
    if (user != null) await at.tables.answers.submit(id, user, { verb: 'pick.one', key: picks[next++] ?? 'wait' })
    return false
  }, PATIENCE)
  await at.shown()
}

/** All that computer players have said, in order. */
async function said(at: House): Promise<string[]> {
  const log = readable((await at.command('ann', '/game log')) as Panel)
  return [...log.matchAll(/🤖 \*\*(\w+)\*\*: “(.+)”/g)].map(([, name, line]) => `${name}: ${line}`)
}

const lineOf = (id: CompanionId, moment: Moment) => `${COMPANY[id]}: ${say(`company-${id}.${moment}`)}`
const companyOf = ({ seats }: TableRecord) => seats.flatMap((one) => companionAt(one) ?? [])
const DIRE = ['wait', 'rob', 'die', 'save', 'die', 'rob']

it('computer players speak once at the start, at the first of each great moment and at the end, one at a time', async () => {
  const at = opened()
  const company = companyOf(await lobby(at, 2))
  expect(company).toHaveLength(2)
  await play(at, DIRE)
  const lines = await said(at)
  expect(lines).toHaveLength(5)
  for (const [nth, moment] of (['start', 'robbery', 'death', 'rescue', 'end'] as const).entries())
    expect(company.map((id) => lineOf(id, moment))).toContain(lines[nth])
  // Only words of the chronicle: the card calls nobody for them, and they aren't stored.
  expect(at.rooms.in('hall').flatMap(({ panel }) => panel.pings ?? [])).toEqual([])
  const { id } = await record(at)
  const stored = JSON.stringify(await at.store.chronicle.lines(id, 0, 500))
  for (const one of company) expect(stored).not.toContain(say(`company-${one}.start`))
})

it('what they said is the same after a restart, in a search, and in the game’s file on another bot', async () => {
  const at = opened()
  await lobby(at, 2)
  await play(at, DIRE)
  const lines = await said(at)
  const { id } = await record(at)
  const again = opened(at.store)
  expect(await said(again)).toEqual(lines)
  const view = await again.tables.views.of(id)
  if (!view || !hasGame(view)) throw new Error('no game')
  const [, words = ''] = (lines[0] ?? '').split(': ')
  const found = await again.complete('ann', '/game lookback', { to: words.slice(0, 20) }, 'to')
  expect(found).toHaveLength(1)
  const file = await again.tables.saves.export(id, { user: 'referee', name: 'Referee' })
  if (!file.ok) throw new Error(file.why)
  const elsewhere = opened()
  const taken = await elsewhere.tables.saves.import(Buffer.from(file.value), {
    server: 'griffin',
    room: 'hall',
    by: 'ann',
  })
  expect(taken).toMatchObject({ ok: true })
  expect(await said(elsewhere)).toEqual(lines)
})

it('never do two speak at once: at the end, nobody speaks of how it came', async () => {
  const at = opened()
  const company = companyOf(await lobby(at, 2))
  await play(at, [])
  for (const house of [at, opened(at.store)]) {
    const lines = await said(house)
    expect(lines).toHaveLength(2)
    expect(company.map((id) => lineOf(id, 'end'))).toContain(lines[1])
  }
  const firsts = new Firsts(perilous().words)
  const pick = (key: string) => ({ kind: 'picked', seat: 0, key })
  expect(firsts.take(pick('die'), 1)).toEqual({ kind: 'death', seats: [0] })
  expect(firsts.take(pick('save'), 1)).toBeUndefined()
  expect(firsts.take(pick('save'), 2)).toEqual({ kind: 'rescue', seats: [0] })
})

it('the host can have them say nothing, in the lobby, and only while there are any', async () => {
  const at = opened()
  const { id } = await lobby(at, 0)
  const menuId = formatId({ kind: 'lobby-menu', table: id, part: 'company' })
  expect(idsOf(at.card())).not.toContain(menuId)
  await at.tables.seats.addComputer(id, 'ann')
  await at.shown()
  expect(idsOf(at.card())).toContain(menuId)
  expect(await at.press('ben', menuId, 'is-quiet')).toBe(REFUSED['not-host'])
  expect(await at.press('ann', menuId, 'sings')).toBe(say('unknown-button'))
  expect((await record(at)).hushed).toBeUndefined()
  expect(await at.press('ann', menuId, 'is-quiet')).toBeNull()
  await play(at, DIRE)
  expect(readable((await at.command('ann', '/game status')) as Panel)).toContain(say('company-quiet'))
  expect(await said(at)).toEqual([])
  expect(await record(at)).toMatchObject({ hushed: true })
})

it('the host chooses how well computer players play, and a game that is only tried has gentle ones', async () => {
  const at = opened()
  const { id } = await lobby(at, 1)
  const menuId = formatId({ kind: 'lobby-menu', table: id, part: 'level' })
  expect(await at.press('ben', menuId, 'gentle')).toBe(REFUSED['not-host'])
  expect(await at.press('ann', menuId, 'brutal')).toBe(say('unknown-button'))
  expect((await record(at)).level).toBeUndefined()
  expect(await at.press('ann', menuId, 'gentle')).toBeNull()
  await at.shown()
  expect(readable(at.card())).toContain(say('company-gentle'))
  expect(await record(at)).toMatchObject({ level: 'gentle' })
  expect(await at.press('ann', menuId, 'fair')).toBeNull()
  expect(await record(at)).toMatchObject({ level: 'fair' })
})

it.each([
  ['imperial', { 'short-game': true, 'even-start': true, 'equal-turns': true }],
  ['talisman', { 'head-start': 3, handicaps: true }],
  ['warlock', { 'midnight-bell': true, underdogs: true }],
])('a game of %s to try is short, on an even footing, and against gentle players', async (game, options) => {
  const at = openHouse({ games: GAMES, guard: noGuard })
  houses.push(at)
  await at.press('ann', formatId({ kind: 'try', game }))
  const found = await record(at)
  expect(found).toMatchObject({ level: 'gentle', status: 'playing', preset: 'short' })
  const { sheet } = GAMES.find(({ rules }) => rules.id === game)?.rules ?? {}
  expect(sheet?.chosen(found.preset, found.options)).toMatchObject(options)
})

it('“Why?” tells what a computer player last chose from, and how well it plays', async () => {
  const at = opened()
  const { id } = await lobby(at, 1)
  const name = `**${(await record(at)).seats[2]?.name}**`
  const why = async () => readable((await at.press('ann', formatId({ kind: 'look', table: id, what: 'why' }))) as Panel)
  await at.command('ann', '/game start')
  expect(await why()).not.toContain(say('why-computer', { name }))
  await play(at, [])
  const told = await why()
  expect(told).toContain(say('why-computer', { name }))
  expect(told).toMatch(/▸ \*\*.*(die|wait).*\*\*/i)
  expect(told).toMatch(/rob/i)
  expect(told).toContain(say('why-computer-fair', { name }))
})

it('a choice that is undone doesn’t use up a moment, and its line says nothing more', async () => {
  const at = opened()
  await lobby(at, 1)
  await at.command('ann', '/game start')
  const { id } = await record(at)
  const pick = (key: string) => at.tables.answers.submit(id, 'ann', { verb: 'pick.one', key })
  expect(await pick('die')).toMatchObject({ ok: true })
  expect(await said(at)).toHaveLength(2)
  expect(await at.tables.answers.undo(id, 'ann')).toMatchObject({ ok: true })
  expect(await said(at)).toHaveLength(1)
  await pick('die')
  expect(await said(at)).toHaveLength(2)
})

it('nobody speaks of what happens to themselves, and a computer player of an older table is silent', () => {
  const [one, other] = [newSeat(0, { user: null, name: COMPANY.nib }), newSeat(1, { user: null, name: COMPANY.pell })]
  const line = (seats: number[]) =>
    ({ kind: 'fact', fact: { kind: 'died' }, to: 'all', first: { kind: 'death', seats } }) as const
  const speaks = (id: string, seats: number[]) => companyLine({ id, seats: [one, other] }, line(seats))
  for (let n = 0; n < 20; n += 1) {
    expect(speaks(`t${n}`, [0])).toContain(COMPANY.pell)
    expect(speaks(`t${n}`, [1])).toContain(COMPANY.nib)
    expect(speaks(`t${n}`, [0, 1])).toBeNull()
  }
  const older = newSeat(1, { user: null, name: 'Computer 1' })
  expect(companyLine({ id: 't', seats: [older] }, line([]))).toBeNull()
  expect(companyLine({ id: 't', seats: [one] }, { ...line([]), to: [0] })).toBeNull()
})

it('computer players who are left alone finish the game, and fill the channel with no more than its last turns', async () => {
  const at = openHouse({ games: GAMES, guard: noGuard })
  houses.push(at)
  await at.command('ann', '/game new', { game: 'warlock', seed: 'a seed' })
  const { id } = await record(at)
  for (let one = 0; one < 3; one += 1) await at.tables.seats.addComputer(id, 'ann')
  await at.command('ann', '/game start')
  expect(await at.tables.seats.resign(id, 'ann')).toMatchObject({ ok: true })
  await vi.waitUntil(async () => (await record(at)).status === 'over', PATIENCE)
  await at.shown()
  const view = await at.tables.views.of(id)
  if (!view || !hasGame(view)) throw new Error('no game')
  expect(view.turn).toBeGreaterThan(30)
  // The lobby's card, the game's, and one to three messages for the last turns: names and asides differ in length.
  expect(at.rooms.posts).toBeLessThanOrEqual(5)
  expect(
    at.rooms
      .in('hall')
      .map(({ panel }) => panel.pings ?? [])
      .flat(),
  ).toEqual([])
  expect(readable(at.card())).toContain(say('event-over'))
})
