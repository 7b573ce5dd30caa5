import { afterEach, describe, expect, it } from 'vitest'
import { leakGuard, WORLD_COUNT } from '../../src/discord/table/context/leak-guard.ts'
import { PublicReads } from '../../src/discord/table/context/public-reads.ts'
import type { TableView } from '../../src/tables/index.ts'
import { openHouse } from './rooms.ts'

let house: ReturnType<typeof openHouse>
afterEach(async () => await house.close())

/** A table of the toy game at its first question, which only seat 0 has. */
async function view(): Promise<TableView> {
  house = openHouse()
  const found = await house.tables.views.of(await house.playing('toy', 'ann', 'ben'))
  if (!found || !('game' in found)) throw new Error('the game was not started')
  return found
}

/** A guard that draws this number for its sample, how many worlds it has dealt, and what it told. */
function guarding(drawn: number) {
  const told: object[] = []
  let worlds = 0
  const guard = leakGuard(
    { error: (details: object) => void told.push(details) } as never,
    () => `world ${(worlds += 1)}`,
    () => drawn,
  )
  return { guard, told, worlds: () => worlds }
}
const NEVER = 0.99
const ALWAYS = 0

const own = (of: TableView) => of.asked(0).find(({ seat }) => seat === 0)

/** Everything through which what belongs to a seat can be read. */
const OF_A_SEAT: Readonly<Record<string, (of: TableView) => unknown>> = {
  'its view': (of) => of.viewFor(1),
  'the options of its question': (of) => own(of)?.offers.length,
  'the answer for a silent player': (of) => own(of)?.default,
  'the answer of a standing order': (of) => own(of)?.standing,
  'the standing order': (of) => own(of)?.order,
  'its question, passed on unread': own,
  'its optional actions': (of) => of.asides(1),
  'its standing orders': (of) => of.orders(1),
  'its token': (of) => of.token(1),
  'the secrets of the game': (of) => of.secrets(String),
  'another world': (of) => [...of.worlds(['seed'])].length,
  'a copy of the view': (of) => ({ ...of }).viewFor(1),
  'a copy of its question': (of) => ({ ...own(of) }).verb,
  'a part by its descriptor': (of) =>
    (Object.getOwnPropertyDescriptor(of, 'token')?.get?.() as TableView['token'] | undefined)?.(1),
  'a part that the record does not know': (of) => (of as TableView & { newPart?: unknown }).newPart,
}

/** Everything that all viewers may know. */
const PUBLIC: Readonly<Record<string, (of: TableView) => unknown>> = {
  'the public view': (of) => of.viewFor(null),
  'the public questions': (of) => of.asked(null),
  'that a seat is asked something': (of) => [own(of)?.verb, own(of)?.about, own(of)?.secret],
  'whether it may pass': (of) => of.mayPass(0),
  'public tokens and who is in': (of) => of.record.seats.map(({ seat }) => [of.publicToken(seat), of.isIn(seat)]),
  'the record, the turn and the clocks': (of) => [of.record.seats, of.turn, of.time(0), of.awaited, of.among],
}

describe('the record of what a message reads', () => {
  it.each(Object.keys(OF_A_SEAT))('the record of what a message reads notes what is of a seat: %s', async (what) => {
    const reads = PublicReads.of({ ...(await view()), newPart: 1 } as TableView)
    JSON.stringify(OF_A_SEAT[what]?.(reads.view))
    expect(reads.isTouched).toBe(true)
  })

  it.each(Object.keys(PUBLIC))('the record of what a message reads passes over what is public: %s', async (what) => {
    const seen = await view()
    const reads = PublicReads.of(seen)
    expect(JSON.stringify(PUBLIC[what]?.(reads.view))).toBe(JSON.stringify(PUBLIC[what]?.(seen)))
    expect(reads.isTouched).toBe(false)
  })
})

describe('the guard over what is read', () => {
  it.each(Object.keys(OF_A_SEAT))(
    'the guard composes in all worlds, however often it has seen the kind: %s',
    async (what) => {
      const seen = { ...(await view()), newPart: 1 } as TableView
      const { guard, worlds } = guarding(NEVER)
      for (let n = 0; n < 3; n += 1) guard.wouldTell(seen, 'card', (of) => of.viewFor(null))
      const before = worlds()
      guard.wouldTell(seen, 'card', (of) => String(JSON.stringify(OF_A_SEAT[what]?.(of))).length)
      expect(worlds() - before).toBeGreaterThanOrEqual(1)
    },
  )

  it('the guard catches a hand in the thousandth message of a kind', async () => {
    const seen = await view()
    const { guard, told } = guarding(NEVER)
    for (let n = 0; n < 999; n += 1) expect(guard.wouldTell(seen, 'card', (of) => of.viewFor(null))).toBe(false)
    expect(guard.wouldTell(seen, 'card', (of) => [of.viewFor(null), of.viewFor(1)])).toBe(true)
    expect(told).toHaveLength(1)
  })

  it('the guard composes in other worlds what is public in the first message of a kind, and in its sample', async () => {
    const seen = await view()
    const card = (of: TableView) => of.viewFor(null)
    const never = guarding(NEVER)
    for (const kind of ['card', 'card', 'chronicle', 'card', 'chronicle']) never.guard.wouldTell(seen, kind, card)
    expect(never.worlds()).toBe(2 * WORLD_COUNT)
    const always = guarding(ALWAYS)
    for (let n = 0; n < 3; n += 1) always.guard.wouldTell(seen, 'card', card)
    expect(always.worlds()).toBeGreaterThan(2 * WORLD_COUNT - 1)
  })

  it('the guard finds what gets around the record in its sample, and mistrusts the game from then on', async () => {
    const seen = await view()
    const views = { first: seen.viewFor(null) }
    let isHonest = true
    // It tells the real world by the object that the view is.
    const card = (of: TableView) => isHonest || of.viewFor(null) === views.first
    let drawn = NEVER
    const told: object[] = []
    const guard = leakGuard({ error: (details: object) => void told.push(details) } as never, String, () => drawn)
    guard.wouldTell(seen, 'card', card)
    isHonest = false
    expect(guard.wouldTell(seen, 'card', card)).toBe(false)
    drawn = ALWAYS
    expect(guard.wouldTell(seen, 'card', card)).toBe(true)
    drawn = NEVER
    expect(guard.wouldTell(seen, 'card', card)).toBe(true)
    expect(told).toHaveLength(2)
  })
})
