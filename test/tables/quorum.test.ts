import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { verdictLines } from '../../src/discord/table/files/verdict.ts'
import { timingOf, type ProposalInput, type TableId } from '../../src/tables/index.ts'
import { answer, granted, houseOf, PACE, sightOf, startTable, type House } from '../kit/house.ts'
import { often } from '../kit/often.ts'
import { toy, toyWith } from '../kit/toy/index.ts'

const HOUR = 60 * 60_000
const PEOPLE = ['ann', 'bob', 'cat']
const TOGETHER: readonly ProposalInput[] = [
  { kind: 'back', turn: 1 },
  { kind: 'undo' },
  { kind: 'end' },
  { kind: 'watch', watcher: { user: 'mara', name: 'Mara' } },
  { kind: 'move', place: { server: 'another', room: 'attic' } },
]
const calm = () => houseOf({ timing: timingOf('daily') })

async function played(house: House, users: readonly string[]): Promise<TableId> {
  const id = await startTable(house, users)
  for (let n = 0; n < 3; n += 1) await goOn(house, id)
  return id
}

/** Lets a player or the computers answer. */
async function goOn(house: House, id: TableId): Promise<void> {
  const view = await sightOf(house, id)
  if (view.record.seats.some(({ seat, user }) => user !== null && view.asked(seat).some((one) => one.seat === seat)))
    return await answer(house, id)
  house.clock.pass(PACE)
  await house.settle()
}

/** Lets time pass, and everything due by then happen. */
async function passing(house: House, milliseconds: number): Promise<void> {
  house.clock.pass(milliseconds)
  for (let step = 0; step < 6; step += 1) {
    await house.settle()
    house.clock.pass(0)
  }
  await house.settle()
}
const openOne = async ({ store }: House, id: TableId) =>
  (await store.records.find(id))?.motions.find(({ came }) => came === null)?.id ?? ''
const events = async ({ store }: House, id: TableId) =>
  (await store.chronicle.lines(id, 0, 9999)).flatMap((line) => (line.kind === 'event' ? [line.event] : []))

describe('decisions that need a second person', () => {
  test.each(TOGETHER)('$kind waits for an absent player and counts their vote', async (proposal) => {
    const house = calm()
    const id = await played(house, PEOPLE)
    for (const user of ['bob', 'cat']) granted(await house.tables.seats.leave(id, user))
    expect(granted(await house.tables.votes.propose(id, 'ann', proposal))).toBe('open')
    const openProposal = await openOne(house, id)
    await passing(house, 2 * HOUR)
    expect(await openOne(house, id)).toBe(openProposal)
    expect(granted(await house.tables.votes.vote(id, 'bob', openProposal, true))).toBe('agreed')
  })

  test('a decision that needs a second person expires without one: silence is no consent', async () => {
    const house = calm()
    const id = await played(house, PEOPLE)
    for (const user of ['bob', 'cat']) granted(await house.tables.seats.leave(id, user))
    granted(await house.tables.votes.propose(id, 'ann', { kind: 'end' }))
    await passing(house, 25 * HOUR)
    expect(await events(house, id)).toContainEqual(expect.objectContaining({ kind: 'motion', came: 'lapsed' }))
    expect((await house.store.records.find(id))?.status).toBe('playing')
  })

  test('a refusal counts after the player who refused has left', async () => {
    const house = calm()
    const id = await played(house, PEOPLE)
    granted(await house.tables.votes.propose(id, 'ann', { kind: 'end' }))
    const proposal = await openOne(house, id)
    granted(await house.tables.votes.vote(id, 'cat', proposal, false))
    granted(await house.tables.seats.leave(id, 'cat'))
    expect(await house.tables.votes.vote(id, 'bob', proposal, true)).toEqual({ ok: false, why: 'proposal-gone' })
    expect((await house.store.records.find(id))?.status).toBe('playing')
  })

  test('an admin who plays cannot decide for a second person, only what the present players could', async () => {
    const house = calm()
    const id = await played(house, PEOPLE)
    const refused = { ok: false, why: 'plays-decides' }
    for (const proposal of TOGETHER.slice(0, 3))
      expect(await house.tables.votes.decide(id, proposal, 'ann')).toEqual(refused)
    expect(await house.tables.saves.close(id, 'ann')).toEqual(refused)
    expect(await house.tables.seats.giveSeat(id, 1, 'zoe', 'Zoe', 'ann')).toEqual(refused)
    for (const kind of ['play-on', 'replace'] as const)
      expect(await house.tables.votes.decide(id, { kind, seat: 1 }, 'ann')).toEqual(refused)
    granted(await house.tables.seats.leave(id, 'bob'))
    granted(await house.tables.votes.decide(id, { kind: 'replace', seat: 1 }, 'ann'))
    granted(await house.tables.seats.giveSeat(id, 1, 'zoe', 'Zoe', 'ann'))
    granted(await house.tables.votes.decide(id, { kind: 'end' }, 'boss'))
  })

  test('the only person at a table decides without a vote, and the game’s record says so', async () => {
    const house = calm()
    const id = await played(house, ['ann', 'computer'])
    expect(granted(await house.tables.votes.propose(id, 'ann', { kind: 'back', turn: 1 }))).toBe('agreed')
    const said = { kind: 'motion', motion: 'back', came: 'agreed', alone: true }
    expect(await events(house, id)).toContainEqual(expect.objectContaining(said))
    for (let n = 0; n < 300 && (await house.store.records.find(id))?.status === 'playing'; n += 1) await goOn(house, id)
    const verdict = granted(await house.tables.archive.verify(id))
    expect(verdict).toMatchObject({ trouble: null, decidedAlone: 1 })
    expect(verdictLines(verdict).join('\n')).toContain('decided once without a vote')
    await house.tables.stats.idle()
    expect(await house.tables.stats.ofTable(id)).toMatchObject({ decidedAlone: 1 })
  })

  test('the last remaining person decides without a vote once the others have given up for good', async () => {
    for (const [game, came] of [
      [toyWith({ comeBack: () => null }), 'agreed'],
      // A player who may come back has not given up for good.
      [toy, 'open'],
    ] as const) {
      const house = houseOf({ games: [game], timing: timingOf('daily') })
      const id = await played(house, ['ann', 'bob', 'computer'])
      granted(await house.tables.seats.resign(id, 'bob'))
      expect(granted(await house.tables.votes.propose(id, 'ann', { kind: 'end' }))).toBe(came)
    }
  })

  test('one person among several never decides without the others, regardless of what happens to them', async () => {
    const fates: readonly ((house: House, id: TableId, user: string) => Promise<unknown>)[] = [
      ({ tables }, id, user) => tables.seats.leave(id, user),
      ({ tables }, id, user) => tables.seats.leftServer(id, user),
      ({ tables, clock }, _id, user) => tables.people.goAway(user, clock.now() + HOUR, 'computer'),
      ({ tables }, id, user) => tables.votes.propose(id, 'ann', { kind: 'replace', seat: PEOPLE.indexOf(user) }),
      ({ tables }, id, user) => tables.votes.propose(id, 'ann', { kind: 'play-on', seat: PEOPLE.indexOf(user) }),
      ({ tables }, id) => tables.votes.propose(id, 'ann', { kind: 'pause' }),
    ]
    const fate = fc.tuple(fc.constantFrom('bob', 'cat'), fc.constantFrom(...fates))
    await fc.assert(
      fc.asyncProperty(fc.array(fate, { maxLength: 6 }), fc.constantFrom(...TOGETHER), async (befalls, proposal) => {
        const house = calm()
        const id = await played(house, PEOPLE)
        for (const [user, befall] of befalls) await befall(house, id, user)
        const moved = await house.tables.votes.propose(id, 'ann', proposal)
        expect(moved.ok && moved.value === 'agreed').toBe(false)
        await passing(house, 30 * HOUR)
        expect(await house.store.records.find(id)).toMatchObject({ status: 'playing', server: 'server', watchers: [] })
        expect((await events(house, id)).filter(({ kind }) => kind === 'went-back')).toEqual([])
        await house.tables.stop()
        await house.store.close()
      }),
      { numRuns: often(25) },
    )
  })
})
