import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exportedFrom, isLent, timingOf, UNLIMITED, type TableEvent, type Timing } from '../../src/tables/index.ts'
import { seatPlayedBy } from '../../src/tables/model/store.ts'
import { seatSeenBy } from '../../src/tables/steps/spectators.ts'
import { toy } from '../kit/toy/index.ts'
import { granted, HandClock, houseOf, PACE, sightOf, startTable, type House } from '../kit/house.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const MORNING = Date.UTC(2026, 6, 1, 10)
const UNTIL = MORNING + 10 * DAY
const CLEO = { user: 'cleo', name: 'Cleo' }

function houseAt(timing: Timing = timingOf('none'), more: Parameters<typeof houseOf>[0] = {}) {
  return houseOf({ timing, limits: UNLIMITED, ...more }, new HandClock(MORNING))
}

async function events(house: House, id: string): Promise<TableEvent[]> {
  return (await house.store.chronicle.lines(id, 0, 999)).flatMap((line) => (line.kind === 'event' ? [line.event] : []))
}

async function pass(house: House, milliseconds: number, step = HOUR): Promise<void> {
  for (let left = milliseconds; left > 0; left -= step) {
    house.clock.pass(Math.min(step, left))
    await house.settle()
  }
}

const recordOf = async (house: House, id: string) => {
  const record = await house.store.records.find(id)
  if (!record) throw new Error(`no table ${id}`)
  return record
}
const seatAt = async (house: House, id: string, seat = 0) => (await recordOf(house, id)).seats[seat]
const loanOver = async (house: House, id: string) =>
  (await events(house, id)).findLast(({ kind }) => kind === 'loan-over')

/** Any answer of a seat to its question, given by a user. */
async function acts(house: House, id: string, user: string, seat = 0) {
  const asked = (await sightOf(house, id)).asked(seat).find((one) => one.seat === seat)
  return await house.tables.answers.submit(id, user, { verb: asked?.verb ?? '', key: asked?.offers[0]?.key ?? '' })
}

/** Ann plays with Bob, and has lent Cleo her seat for ten days. */
async function lent(house: House): Promise<string> {
  const id = await startTable(house, ['ann', 'bob'])
  granted(await house.tables.loans.lend(id, 'ann', { to: CLEO, parts: null, until: UNTIL }))
  granted(await house.tables.loans.answer(id, 'cleo', true))
  return id
}

describe('lending a seat to a friend', () => {
  test('the friend plays only once they accept, and only then the table is told', async () => {
    const house = houseAt()
    const id = await startTable(house, ['ann', 'bob'])
    const before = await events(house, id)
    granted(await house.tables.loans.lend(id, 'ann', { to: CLEO, parts: null, until: UNTIL }))
    expect(await seatAt(house, id)).toMatchObject({ keeper: 'player', loan: { openUntil: MORNING + DAY } })
    expect(await events(house, id)).toEqual(before)
    expect(await acts(house, id, 'cleo')).toEqual({ ok: false, why: 'not-seated' })
    expect(await house.tables.loans.answer(id, 'bob', true)).toEqual({ ok: false, why: 'offer-gone' })
    granted(await house.tables.loans.answer(id, 'cleo', true))
    expect((await events(house, id)).slice(before.length)).toEqual([
      { kind: 'on-leave', seat: 0, keeper: 'deputy', until: UNTIL, name: 'Cleo', user: 'cleo' },
    ])
    expect(await seatAt(house, id)).toMatchObject({ keeper: 'deputy', backAt: UNTIL })
    granted(await acts(house, id, 'cleo'))
  })

  test('an offer may be declined or withdrawn, and expires after a day', async () => {
    const house = houseAt()
    const id = await startTable(house, ['ann', 'bob'])
    const offer = async () => granted(await house.tables.loans.lend(id, 'ann', { to: CLEO, parts: null, until: UNTIL }))
    await offer()
    expect(await house.tables.loans.lend(id, 'ann', { to: CLEO, parts: null, until: UNTIL })).toMatchObject({
      why: 'lent-already',
    })
    granted(await house.tables.loans.answer(id, 'cleo', false))
    expect(await loanOver(house, id)).toEqual({ kind: 'loan-over', seat: 0, name: 'Cleo', why: 'declined' })
    await offer()
    granted(await house.tables.loans.giveBack(id, 'ann'))
    expect(await house.tables.loans.answer(id, 'cleo', true)).toEqual({ ok: false, why: 'offer-gone' })
    await offer()
    await pass(house, DAY + 1)
    expect(await loanOver(house, id)).toMatchObject({ why: 'unanswered' })
    const lines = await house.store.chronicle.lines(id, 0, 999)
    const private_ = lines.filter((one) => one.kind === 'event' && one.event.kind === 'loan-over')
    expect(private_.map(({ to }) => to)).toEqual([[0], [0]])
    expect(await house.tables.loans.answer(id, 'cleo', true)).toEqual({ ok: false, why: 'offer-gone' })
  })

  test.each([
    ['away-in-the-past', { to: CLEO, parts: null, until: MORNING }],
    ['loan-too-long', { to: CLEO, parts: null, until: MORNING + 14 * DAY + 1 }],
    ['loan-to-whom', { to: { user: 'ann', name: 'Ann' }, parts: null, until: UNTIL }],
    ['deputy-plays', { to: { user: 'bob', name: 'Bob' }, parts: null, until: UNTIL }],
    ['no-such-part', { to: CLEO, parts: [], until: UNTIL }],
  ] as const)('a loan is refused as %s if it is %j, and nothing changes', async (why, terms) => {
    const house = houseAt()
    const id = await startTable(house, ['ann', 'bob'])
    const before = await recordOf(house, id)
    expect(await house.tables.loans.lend(id, 'ann', terms)).toEqual({ ok: false, why })
    expect(await recordOf(house, id)).toEqual(before)
  })

  test('somebody who has watched a seat, or played another for a friend, can’t become a deputy', async () => {
    const house = houseAt()
    const id = await lent(house)
    granted(await house.tables.loans.giveBack(id, 'cleo'))
    expect(await house.tables.loans.lend(id, 'bob', { to: CLEO, parts: null, until: UNTIL })).toMatchObject({
      why: 'deputy-knows',
    })
    granted(await house.tables.loans.lend(id, 'ann', { to: CLEO, parts: null, until: UNTIL }))
    granted(await house.tables.loans.answer(id, 'cleo', true))
  })

  test('the limit on running games holds for the deputy', async () => {
    const house = houseAt(timingOf('none'), { limits: { ...UNLIMITED, running: 1 } })
    await startTable(house, ['cleo', 'dan'], 'two', 'two')
    const id = await startTable(house, ['ann', 'bob'])
    granted(await house.tables.loans.lend(id, 'ann', { to: CLEO, parts: null, until: UNTIL }))
    expect(await house.tables.loans.answer(id, 'cleo', true)).toEqual({ ok: false, why: 'too-many-tables' })
  })

  test('the seat comes back on time, with a private report, also after a restart', async () => {
    const clock = new HandClock(MORNING)
    const first = houseOf({ timing: timingOf('none'), limits: UNLIMITED }, clock)
    const id = await lent(first)
    granted(await acts(first, id, 'cleo'))
    await first.tables.stop()
    const house = houseOf({ timing: timingOf('none'), limits: UNLIMITED, store: first.store }, clock)
    await house.tables.wake()
    expect((await house.tables.directory.find({ user: 'cleo' })).map((one) => one.id)).toEqual([id])
    await pass(house, 10 * DAY - 1, DAY)
    expect(await seatAt(house, id)).toMatchObject({ keeper: 'deputy' })
    await pass(house, 2, 1)
    expect(await seatAt(house, id)).toMatchObject({ keeper: 'player', backAt: null, user: 'ann' })
    const lines = await house.store.chronicle.lines(id, 0, 999)
    const told = lines.filter((one) => one.kind === 'event').slice(-2)
    expect(told.map((one) => (one.kind === 'event' ? one.event.kind : ''))).toEqual(['loan-over', 'stood-in'])
    expect(told.map(({ to }) => to)).toEqual(['all', [0]])
    expect(await acts(house, id, 'cleo')).toEqual({ ok: false, why: 'not-seated' })
    expect(seatPlayedBy(await recordOf(house, id), 'cleo')).toBeUndefined()
    expect(await house.tables.directory.find({ user: 'cleo' })).toEqual([])
  })

  test('looking leaves the seat with the deputy, and any answer of its player takes it back', async () => {
    const house = houseAt()
    const id = await lent(house)
    expect(granted(await house.tables.people.takeSeatBack(id, 'ann'))).toBeNull()
    expect(await seatAt(house, id)).toMatchObject({ keeper: 'deputy' })
    granted(await acts(house, id, 'ann'))
    expect(await seatAt(house, id)).toMatchObject({ keeper: 'player', backAt: null })
    expect(await loanOver(house, id)).toEqual({ kind: 'loan-over', seat: 0, name: 'Cleo', why: 'taken-back' })
  })

  test('a deputy who leaves the server or the table gives the seat back', async () => {
    const house = houseAt()
    const one = await lent(house)
    granted(await house.tables.seats.leftServer(one, 'cleo'))
    expect(await loanOver(house, one)).toMatchObject({ why: 'left-server' })
    const two = await startTable(house, ['ann', 'bob'], 'two', 'two')
    granted(await house.tables.loans.lend(two, 'ann', { to: CLEO, parts: null, until: UNTIL }))
    granted(await house.tables.loans.answer(two, 'cleo', true))
    granted(await house.tables.seats.leave(two, 'cleo'))
    expect(await loanOver(house, two)).toMatchObject({ why: 'given-back' })
    expect((await seatAt(house, two))?.keeper).toBe('player')
  })

  test('a deputy neither votes, whispers, resigns, nor gives standing orders', async () => {
    const house = houseAt()
    const id = await lent(house)
    const refused = { ok: false, why: 'deputy-may-not' }
    expect(await house.tables.votes.propose(id, 'cleo', { kind: 'end' })).toEqual(refused)
    expect(await house.tables.seats.resign(id, 'cleo')).toEqual(refused)
    expect(await house.tables.answers.submit(id, 'cleo', { verb: 'order.set', key: 'x=on' })).toEqual(refused)
    expect(await house.tables.privateAccess.whisper(id, 'cleo', 1, 'hello')).toEqual(refused)
    // Nobody is replaced while a friend plays for them.
    granted(await house.tables.votes.propose(id, 'bob', { kind: 'replace', seat: 0 }))
    expect((await seatAt(house, id))?.offered).toBe(false)
  })

  test('a table whose players have all lent their seats goes on', async () => {
    const house = houseAt(timingOf('daily', 'default'))
    const id = await lent(house)
    granted(await house.tables.people.goAway('bob', UNTIL, 'computer'))
    await pass(house, 20 * PACE, PACE)
    expect((await recordOf(house, id)).pause).toBeNull()
  })

  test('a loan counts as an excused absence, and the deputy’s decisions for nobody', async () => {
    const house = houseAt(timingOf('daily', 'default'))
    const id = await lent(house)
    granted(await acts(house, id, 'cleo'))
    const known = (await recordOf(house, id)).clocks?.attendance ?? []
    expect(known.find(({ user }) => user === 'ann')).toMatchObject({ inTime: 0, late: 0, excused: 1, hasLeft: false })
    expect(known.find(({ user }) => user === 'cleo')).toBeUndefined()
  })

  test.each([
    ['default', 'player'],
    ['substitute', 'player'],
    ['computer', 'computer'],
  ] as const)('a deputy who lets time run out under the rule “%s” loses the seat to the %s', async (atZero, keeper) => {
    const sleepy = { ...toy, inactiveAfter: { most: 2, each: 'decision' } } as const
    const house = houseAt({ ...timingOf('daily', atZero), decision: HOUR, bank: 0 }, { games: [sleepy] })
    const id = await lent(house)
    await pass(house, HOUR)
    await acts(house, id, 'bob', 1)
    await pass(house, 3 * HOUR)
    expect(await loanOver(house, id)).toMatchObject({ why: 'too-late' })
    const seat = await seatAt(house, id)
    expect(seat?.offered).toBe(atZero === 'substitute')
    if (atZero !== 'default') expect(seat?.keeper).toBe(keeper)
  })

  test('no game takes a loan along: it ends with the game, and an exported game has none', async () => {
    const house = houseAt()
    const id = await lent(house)
    const { table } = await exportedFrom(house.store, await recordOf(house, id), toy)
    expect(table.seats[0]).toEqual({
      seat: 0,
      user: 'ann',
      name: 'ann',
      keeper: 'player',
      backAt: null,
      offered: false,
    })
    granted(await house.tables.votes.decide(id, { kind: 'end' }))
    expect(await seatAt(house, id)).toMatchObject({ keeper: 'player', backAt: null })
    expect((await seatAt(house, id))?.loan ?? null).toBeNull()
    expect(await loanOver(house, id)).toBeUndefined()
    expect(await acts(house, id, 'cleo')).toMatchObject({ ok: false })
  })

  test('a rollback and an undo leave the loan alone, and a deputy can undo only their own choice', async () => {
    const house = houseAt()
    const id = await startTable(house, ['ann', 'bob'])
    granted(await acts(house, id, 'ann'))
    granted(await house.tables.loans.lend(id, 'ann', { to: CLEO, parts: null, until: UNTIL }))
    granted(await house.tables.loans.answer(id, 'cleo', true))
    const undone = await house.tables.answers.undo(id, 'cleo')
    expect(undone.ok).toBe(false)
    expect(await seatAt(house, id)).toMatchObject({ keeper: 'deputy' })
  })

  test('a player on vacation who gets the seat back is on vacation there', async () => {
    const house = houseAt()
    const id = await lent(house)
    granted(await house.tables.people.goAway('ann', MORNING + 30 * DAY, 'pause'))
    expect(await seatAt(house, id)).toMatchObject({ keeper: 'deputy' })
    granted(await house.tables.loans.giveBack(id, 'cleo'))
    expect(await seatAt(house, id)).toMatchObject({ keeper: 'nobody', backAt: MORNING + 30 * DAY })
  })
})

describe('lending a seat to a computer', () => {
  test('a computer plays one table until the date, as during a vacation, and `/away back` ends it', async () => {
    const house = houseAt()
    const id = await startTable(house, ['ann', 'bob'])
    const other = await startTable(house, ['ann', 'bob'], 'two', 'two')
    granted(await house.tables.loans.lend(id, 'ann', { to: null, parts: null, until: UNTIL }))
    expect(await seatAt(house, id)).toMatchObject({ keeper: 'computer', backAt: UNTIL })
    expect((await seatAt(house, other))?.keeper).toBe('player')
    expect((await events(house, id)).at(-1)).toEqual({ kind: 'on-leave', seat: 0, keeper: 'computer', until: UNTIL })
    await pass(house, 20 * PACE, PACE)
    expect((await house.store.log.entries(id))[0]).toMatchObject({ answer: { seat: 0 }, by: null })
    granted(await house.tables.people.comeBack('ann'))
    expect(await seatAt(house, id)).toMatchObject({ keeper: 'player', backAt: null })
    expect(await house.tables.people.comeBack('ann')).toEqual({ ok: false, why: 'not-away' })
  })
})

describe('lending only parts of a seat', () => {
  /** Ann has lent Cleo her fights, which in the Barrow are where to dig. */
  async function lentFights(house: House, to: typeof CLEO | null = CLEO): Promise<string> {
    const id = await startTable(house, ['ann', 'bob'])
    granted(await house.tables.loans.lend(id, 'ann', { to, parts: ['fights'], until: UNTIL }))
    if (to) granted(await house.tables.loans.answer(id, 'cleo', true))
    return id
  }

  test('the deputy answers what is lent, and the player everything else and all votes', async () => {
    const house = houseAt()
    const id = await lentFights(house)
    const view = await sightOf(house, id)
    expect(view.asked(0)[0]?.verb).toBe('dig.where')
    expect(view.playerOf(0)).toBe('cleo')
    expect(await seatAt(house, id)).toMatchObject({ keeper: 'player', backAt: null })
    expect((await events(house, id)).at(-1)).toMatchObject({ kind: 'on-leave', parts: ['fights'], user: 'cleo' })
    const aside = view.asides(0)[0]
    if (aside)
      expect(await house.tables.answers.submit(id, 'cleo', { verb: aside.verb, key: aside.key })).toMatchObject({
        why: 'not-lent',
      })
    granted(await house.tables.votes.propose(id, 'ann', { kind: 'pause' }))
    expect((await seatAt(house, id))?.loan).toBeTruthy()
    granted(await acts(house, id, 'cleo'))
    expect((await house.store.log.entries(id))[0]).toMatchObject({ by: 'cleo' })
  })

  test('the player who answers a lent question takes that part back, with a report', async () => {
    const house = houseAt()
    const id = await lentFights(house)
    granted(await acts(house, id, 'ann'))
    expect(await loanOver(house, id)).toMatchObject({ why: 'taken-back' })
    expect((await seatAt(house, id))?.loan ?? null).toBeNull()
  })

  test('a question that others may not know of stays with a player who lends only a part', async () => {
    const house = houseAt()
    const id = await lentFights(house)
    const table = { record: await recordOf(house, id), game: toy }
    const asked = { seat: 0, verb: 'dig.where' }
    expect([isLent(table, { ...asked, secret: false }), isLent(table, { ...asked, secret: true })]).toEqual([
      true,
      false,
    ])
    const sitting = table.record.seats[0]
    if (!sitting?.loan) throw new Error('nothing is lent')
    const whole = { record: { seats: [{ ...sitting, loan: { ...sitting.loan, parts: null } }] }, game: toy }
    expect(isLent(whole, { ...asked, secret: true })).toBe(true)
  })

  test('a computer answers only the lent part, and nobody is called for it', async () => {
    const house = houseAt()
    const id = await lentFights(house, null)
    expect((await sightOf(house, id)).playerOf(0)).toBeNull()
    await pass(house, 20 * PACE, PACE)
    expect((await house.store.log.entries(id))[0]).toMatchObject({ answer: { seat: 0, verb: 'dig.where' }, by: null })
    await pass(house, 10 * DAY, DAY)
    expect(await loanOver(house, id)).toMatchObject({ why: 'over', name: '' })
  })
})

const STEPS = [
  'lend',
  'lend-fights',
  'accept',
  'decline',
  'back',
  'give',
  'leave',
  'day',
  'ann',
  'cleo',
  'bob',
  'holiday',
] as const

test('after any sequence one person at most may answer each question, and the deputy sees nothing afterwards', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { maxLength: 14 }), async (steps) => {
      const house = houseAt()
      const id = await startTable(house, ['ann', 'bob'])
      for (const step of steps) {
        await taken(house, id, step)
        await house.settle()
        const record = await recordOf(house, id)
        if (record.status !== 'playing') break
        const view = await sightOf(house, id)
        const asked = view.asked(0).find(({ seat }) => seat === 0)
        const loan = record.seats[0]?.loan
        const inForce = loan != null && loan.openUntil === null
        if (asked) {
          const may = ['ann', 'cleo', 'bob'].filter((user) => view.playerOf(0) === user)
          expect(may.length).toBeLessThanOrEqual(1)
          if (!inForce) expect(may).not.toContain('cleo')
          // Nobody but the answerer can answer, except the player, whose answer ends the loan.
          if (!may.includes('cleo'))
            expect((await house.tables.answers.submit(id, 'cleo', { verb: asked.verb, key: 'none' })).ok).toBe(false)
        }
        expect(seatSeenBy(record, 'cleo')).toBe(inForce ? 0 : null)
        expect(record.seats[0]?.keeper === 'deputy').toBe(inForce && loan.parts === null)
        const found = await house.tables.directory.find({ user: 'cleo' })
        expect(found.map((one) => one.id)).toEqual(inForce ? [id] : [])
      }
      await house.tables.stop()
    }),
    { numRuns: 60 },
  )
})

async function taken(house: House, id: string, step: (typeof STEPS)[number]): Promise<unknown> {
  const { loans, seats, people } = house.tables
  const now = house.clock.now()
  switch (step) {
    case 'lend':
      return await loans.lend(id, 'ann', { to: CLEO, parts: null, until: now + 3 * DAY })
    case 'lend-fights':
      return await loans.lend(id, 'ann', { to: CLEO, parts: ['fights'], until: now + 3 * DAY })
    case 'accept':
      return await loans.answer(id, 'cleo', true)
    case 'decline':
      return await loans.answer(id, 'cleo', false)
    case 'back':
      return await loans.giveBack(id, 'ann')
    case 'give':
      return await loans.giveBack(id, 'cleo')
    case 'leave':
      return await seats.leftServer(id, 'cleo')
    case 'holiday':
      return await people.goAway('ann', now + 2 * DAY, 'pause')
    case 'day':
      return house.clock.pass(DAY)
    case 'ann':
      return await acts(house, id, 'ann')
    case 'cleo':
      return await acts(house, id, 'cleo')
    case 'bob':
      return await acts(house, id, 'bob', 1)
  }
}
