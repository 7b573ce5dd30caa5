import { describe, expect, test } from 'vitest'
import { choose, chooseHidden, options, type Game, type Play } from '../../src/engine/index.ts'
import { verdictLines } from '../../src/discord/table/files/verdict.ts'
import {
  PROPOSAL_KINDS,
  QUORUM_OF,
  timingOf,
  verify,
  type ProposalView,
  type ProposalInput,
  type TableId,
} from '../../src/tables/index.ts'
import { renewedSeed } from '../../src/tables/steps/sealing.ts'
import { bareRules, type Bare } from '../kit/bare.ts'
import { toy, toyWith } from '../kit/toy/index.ts'
import { answer, granted, houseOf, PACE, sightOf, startTable, type House } from '../kit/house.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const north = { verb: 'dig.where', key: 'pit:north' }
const PEOPLE = ['ann', 'bob', 'cat']

const calm = () => houseOf({ timing: timingOf('daily') })
const events = async ({ store }: House, id: TableId) =>
  (await store.chronicle.lines(id, 0, 9999)).flatMap((line) => (line.kind === 'event' ? [line.event] : []))
const kinds = async (house: House, id: TableId) => (await events(house, id)).map(({ kind }) => kind)
const came = async (house: House, id: TableId) =>
  (await events(house, id)).flatMap((event) => (event.kind === 'motion' ? [`${event.motion} ${event.came}`] : []))
const recordOf = async ({ store }: House, id: TableId) => {
  const record = await store.records.find(id)
  if (!record) throw new Error(`no table ${id}`)
  return record
}

/** The only open proposal. */
async function openOne(house: House, id: TableId): Promise<ProposalView> {
  const open = (await sightOf(house, id)).proposals.filter((one) => one.came === null)
  if (open.length !== 1) throw new Error(`${open.length} motions are open`)
  return open[0] as ProposalView
}

/** Makes a proposal, and lets others vote on it. */
async function decided(
  house: House,
  id: TableId,
  by: string,
  what: ProposalInput,
  votes: Record<string, boolean> = {},
) {
  let how = granted(await house.tables.votes.propose(id, by, what))
  for (const [user, agrees] of Object.entries(votes)) {
    const proposal = await openOne(house, id)
    how = granted(await house.tables.votes.vote(id, user, proposal.id, agrees))
  }
  return how
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

/** A game that lasts for some time. */
async function startLong({ tables }: House, seed = 'long'): Promise<TableId> {
  const host = { user: 'ann', name: 'ann' }
  const at = { server: 'server', room: 'room', host, seed }
  const { id } = granted(await tables.opening.open({ game: 'toy', preset: 'standard', ...at }))
  granted(await tables.seats.join(id, 'bob', 'bob'))
  granted(await tables.opening.start(id, 'ann'))
  return id
}

/** Everything about a table that a refused request must not change. */
const whole = async (house: House, id: TableId) =>
  JSON.stringify([
    await house.store.records.find(id),
    await house.store.chronicle.lines(id, 0, 9999),
    await house.store.log.entries(id),
  ])

describe('a proposal', () => {
  test('a pause needs more than half of the votes, and its proposer agrees', async () => {
    const house = calm()
    const id = await startTable(house, PEOPLE)
    expect(await decided(house, id, 'ann', { kind: 'pause' })).toBe('open')
    expect(await openOne(house, id)).toMatchObject({ by: 0, ayes: [0], nays: [], needed: 2, voters: [0, 1, 2] })
    expect((await recordOf(house, id)).pause).toBeNull()
    const proposal = await openOne(house, id)
    expect(granted(await house.tables.votes.vote(id, 'bob', proposal.id, true))).toBe('agreed')
    expect((await recordOf(house, id)).pause).toBe('agreed')
    expect((await kinds(house, id)).slice(-3)).toEqual(['motion', 'motion', 'paused'])
    expect(await came(house, id)).toEqual(['pause moved', 'pause agreed'])
  })

  test('a proposal is refused as soon as it can no longer be agreed on', async () => {
    const house = calm()
    const id = await startTable(house, PEOPLE)
    expect(await decided(house, id, 'ann', { kind: 'end' }, { bob: false })).toBe('refused')
    expect((await recordOf(house, id)).status).toBe('playing')
    expect(await came(house, id)).toEqual(['end moved', 'end refused'])
    const other = await startTable(house, PEOPLE, 'seed', 'other')
    granted(await house.tables.votes.propose(other, 'ann', { kind: 'pause' }))
    const proposal = await openOne(house, other)
    expect(granted(await house.tables.votes.vote(other, 'bob', proposal.id, false))).toBe('open')
    expect(granted(await house.tables.votes.vote(other, 'cat', proposal.id, false))).toBe('refused')
  })

  test('a vote may be changed while its proposal is open, and the proposer may withdraw it', async () => {
    const house = calm()
    const id = await startTable(house, PEOPLE)
    granted(await house.tables.votes.propose(id, 'ann', { kind: 'pause' }))
    const proposal = await openOne(house, id)
    granted(await house.tables.votes.vote(id, 'bob', proposal.id, false))
    expect(await openOne(house, id)).toMatchObject({ ayes: [0], nays: [1] })
    expect(granted(await house.tables.votes.vote(id, 'ann', proposal.id, false))).toBe('withdrawn')
    expect(await house.tables.votes.vote(id, 'bob', proposal.id, true)).toEqual({ ok: false, why: 'proposal-gone' })
    expect(await came(house, id)).toEqual(['pause moved', 'pause withdrawn'])
  })

  test.each([
    ['live', 2 * MINUTE],
    ['evening', 10 * MINUTE],
    ['daily', 24 * HOUR],
    ['weekly', 24 * HOUR],
    ['none', 24 * HOUR],
  ] as const)('a proposal at a %s pace expires after its own time', async (pace, open) => {
    const house = houseOf({ timing: { ...timingOf(pace), remindAfter: null } })
    const id = await startTable(house, PEOPLE)
    granted(await house.tables.votes.propose(id, 'ann', { kind: 'end' }))
    expect((await openOne(house, id)).deadline).toBe(house.clock.now() + open)
    await passing(house, open - 1)
    expect(await openOne(house, id)).toBeDefined()
    await passing(house, 1)
    expect((await sightOf(house, id)).proposals).toMatchObject([{ came: 'lapsed' }])
    expect(await came(house, id)).toEqual(['end moved', 'end lapsed'])
  })

  test('a proposal expires on time after a restart, and downtime does not count', async () => {
    const house = calm()
    const id = await startTable(house, PEOPLE)
    await house.tables.wake()
    granted(await house.tables.votes.propose(id, 'ann', { kind: 'end' }))
    house.clock.pass(10 * HOUR)
    await house.tables.stop()
    house.clock.pass(100 * HOUR)
    const later = houseOf({ store: house.store, timing: timingOf('daily') }, house.clock)
    await later.tables.wake()
    await passing(later, 14 * HOUR - 1)
    expect((await openOne(later, id)).ayes).toEqual([0])
    await passing(later, 1)
    expect(await came(later, id)).toEqual(['end moved', 'end lapsed'])
  })

  test('a proposal needs no vote of computers and absent players, and is carried out at once without other voters', async () => {
    const house = calm()
    const alone = await startTable(house, ['ann', 'computer'])
    expect(await decided(house, alone, 'ann', { kind: 'end' })).toBe('agreed')
    expect((await recordOf(house, alone)).status).toBe('closed')
    const id = await startTable(house, PEOPLE, 'seed', 'other')
    granted(await house.tables.seats.leave(id, 'cat'))
    expect(await decided(house, id, 'ann', { kind: 'end' }, { bob: true })).toBe('agreed')
  })

  test('a proposal is settled once its last silent voter has left', async () => {
    const house = calm()
    const id = await startTable(house, PEOPLE)
    expect(await decided(house, id, 'ann', { kind: 'end' }, { bob: true })).toBe('open')
    granted(await house.tables.seats.leave(id, 'cat'))
    await passing(house, 0)
    expect((await recordOf(house, id)).status).toBe('closed')
    expect(await came(house, id)).toEqual(['end moved', 'end agreed'])
  })

  test('an open proposal is void once the game has ended', async () => {
    const house = calm()
    const id = await startTable(house, PEOPLE)
    granted(await house.tables.votes.propose(id, 'ann', { kind: 'pause' }))
    granted(await house.tables.saves.close(id))
    expect((await sightOf(house, id)).proposals).toMatchObject([{ came: 'void' }])
  })

  test('every kind of proposal has a quorum', () => {
    expect(Object.keys(QUORUM_OF).sort()).toEqual([...PROPOSAL_KINDS].sort())
  })
})

describe('refused proposals and votes', () => {
  test('an impossible proposal or vote is refused with its reason and changes nothing', async () => {
    const house = calm()
    const id = await startTable(house, PEOPLE)
    const { tables } = house
    granted(await tables.votes.propose(id, 'ann', { kind: 'pause' }))
    const { id: proposal } = await openOne(house, id)
    const before = await whole(house, id)
    const wrong: [Promise<unknown>, string][] = [
      [tables.votes.propose(id, 'bob', { kind: 'pause' }), 'proposal-open'],
      [tables.votes.propose(id, 'zoe', { kind: 'end' }), 'not-seated'],
      [tables.votes.vote(id, 'zoe', proposal, true), 'not-seated'],
      [tables.votes.vote(id, 'bob', 'nosuch', true), 'proposal-gone'],
      [tables.votes.propose(id, 'bob', { kind: 'extend' }), 'which-seat'],
      [tables.votes.propose(id, 'bob', { kind: 'extend', seat: 9 }), 'which-seat'],
      [tables.votes.propose(id, 'bob', { kind: 'extend', seat: 1 }), 'proposal-pointless'],
      [tables.votes.propose(id, 'bob', { kind: 'play-on', seat: -1 }), 'which-seat'],
      [tables.votes.propose(id, 'bob', { kind: 'pace' }), 'which-pace'],
      [tables.votes.propose(id, 'bob', { kind: 'pace', pace: 'hourly' as 'live' }), 'which-pace'],
      [tables.votes.propose(id, 'bob', { kind: 'pace', pace: 'daily' }), 'proposal-pointless'],
      [tables.votes.propose(id, 'bob', { kind: 'back' }), 'which-turn'],
      [tables.votes.propose(id, 'bob', { kind: 'back', turn: 99 }), 'which-turn'],
      [tables.votes.propose(id, 'bob', { kind: 'back', turn: 0.5 }), 'which-turn'],
      [tables.votes.propose(id, 'bob', { kind: 'back', turn: (await sightOf(house, id)).turn }), 'nothing-to-undo'],
      [tables.votes.propose(id, 'bob', { kind: 'undo' }), 'nothing-to-undo'],
      [tables.votes.decide(id, { kind: 'replace' }), 'which-seat'],
      [tables.votes.unpause(id, 'bob'), 'not-paused'],
      [tables.seats.takeSeat(id, 1, 'zoe', 'Zoe'), 'seat-taken'],
      [tables.seats.takeSeat(id, 7, 'zoe', 'Zoe'), 'seat-taken'],
      [tables.seats.takeSeat(id, 1, 'ann', 'Ann'), 'already-seated'],
      [tables.seats.giveSeat(id, 1, 'ann', 'Ann'), 'already-seated'],
      [tables.seats.giveSeat(id, 7, 'zoe', 'Zoe'), 'which-seat'],
      [tables.votes.propose('nosuch', 'ann', { kind: 'end' }), 'no-such-table'],
    ]
    for (const [result, why] of wrong) expect(await result).toEqual({ ok: false, why })
    expect(await whole(house, id)).toBe(before)
  })

  test('proposals are refused in a lobby and after the end of a game', async () => {
    const house = calm()
    const id = await startTable(house, PEOPLE)
    granted(await house.tables.votes.propose(id, 'ann', { kind: 'pause' }))
    const { id: proposal } = await openOne(house, id)
    granted(await house.tables.saves.close(id))
    expect(await house.tables.votes.propose(id, 'ann', { kind: 'end' })).toEqual({ ok: false, why: 'not-playing' })
    expect(await house.tables.votes.vote(id, 'bob', proposal, true)).toEqual({ ok: false, why: 'not-playing' })
    expect(await house.tables.votes.decide(id, { kind: 'end' })).toEqual({ ok: false, why: 'not-playing' })
    expect(await house.tables.votes.unpause(id, 'ann')).toEqual({ ok: false, why: 'not-playing' })
    expect(await house.tables.seats.takeSeat(id, 0, 'zoe', 'Zoe')).toEqual({ ok: false, why: 'not-playing' })
  })

  test('players who have given up cannot propose or vote', async () => {
    const house = calm()
    const id = await startTable(house, PEOPLE)
    granted(await house.tables.votes.propose(id, 'ann', { kind: 'pause' }))
    granted(await house.tables.seats.resign(id, 'cat'))
    const { id: proposal } = await openOne(house, id)
    expect(await house.tables.votes.vote(id, 'cat', proposal, true)).toEqual({ ok: false, why: 'not-voting' })
    expect(await house.tables.votes.propose(id, 'cat', { kind: 'end' })).toEqual({ ok: false, why: 'not-voting' })
  })

  test('one seat may make only a few proposals an hour, even if they were agreed on', async () => {
    const house = calm()
    const id = await startTable(house, ['ann', 'computer'])
    for (let n = 0; n < 6; n += 1) {
      const pace = n % 2 === 0 ? 'live' : 'daily'
      expect(await decided(house, id, 'ann', { kind: 'pace', pace })).toBe('agreed')
    }
    expect(await house.tables.votes.propose(id, 'ann', { kind: 'pause' })).toEqual({
      ok: false,
      why: 'proposal-too-soon',
    })
    house.clock.pass(HOUR)
    expect(await decided(house, id, 'ann', { kind: 'pause' })).toBe('agreed')
  })

  test('a table holds three open proposals, and a failed one blocks its proposer for a while', async () => {
    const house = calm()
    const id = await startTable(house, PEOPLE)
    granted(await house.tables.votes.propose(id, 'ann', { kind: 'pause' }))
    granted(await house.tables.votes.propose(id, 'ann', { kind: 'end' }))
    granted(await house.tables.votes.propose(id, 'bob', { kind: 'pace', pace: 'live' }))
    expect(await house.tables.votes.propose(id, 'cat', { kind: 'replace', seat: 0 })).toEqual({
      ok: false,
      why: 'too-many-proposals',
    })
    const end = (await sightOf(house, id)).proposals.find(({ kind }) => kind === 'end')
    granted(await house.tables.votes.vote(id, 'cat', end?.id ?? '', false))
    expect(await house.tables.votes.propose(id, 'ann', { kind: 'end' })).toEqual({
      ok: false,
      why: 'proposal-too-soon',
    })
    house.clock.pass(HOUR)
    expect(granted(await house.tables.votes.propose(id, 'ann', { kind: 'end' }))).toBe('open')
  })
})

describe('going back', () => {
  test('a rollback past a die reseeds the generator from the seal, and everybody is told', async () => {
    const house = calm()
    const id = await startTable(house, PEOPLE, 'a seed')
    const before = await sightOf(house, id)
    granted(await house.tables.answers.submit(id, 'ann', north))
    expect(await house.tables.answers.undo(id, 'ann')).toEqual({ ok: false, why: 'undo-sealed' })
    expect(await decided(house, id, 'ann', { kind: 'undo' }, { bob: true })).toBe('open')
    expect(await openOne(house, id)).toMatchObject({ undoes: 1, quorum: 'another' })
    const { id: proposal } = await openOne(house, id)
    expect(granted(await house.tables.votes.vote(id, 'cat', proposal, true))).toBe('agreed')
    const now = await sightOf(house, id)
    expect(now.viewFor(null)).toEqual(before.viewFor(null))
    expect(now.asked(0)).toEqual(before.asked(0))
    const last = (await house.store.log.entries(id)).at(-1)
    expect(last).toMatchObject({
      kind: 'rewind',
      seq: 2,
      to: 0,
      deals: true,
      by: 'cat',
      seed: renewedSeed('a seed', 2),
    })
    expect(await came(house, id)).toEqual(['undo moved', 'undo agreed'])
    expect(now.token(0).count).toBeGreaterThan(before.token(0).count + 1)
    const later = houseOf({ store: house.store, timing: timingOf('daily') }, house.clock)
    expect((await sightOf(later, id)).token(0)).toEqual(now.token(0))
    expect((await sightOf(later, id)).viewFor(0)).toEqual(now.viewFor(0))
  })

  test('an undo is not proposed where it is free, and its proposal is void after a free undo', async () => {
    const house = calm()
    const id = await startTable(house, ['ann', 'bob'])
    granted(await house.tables.answers.submit(id, 'ann', north))
    while ((await sightOf(house, id)).asked(0).every(({ verb }) => verb !== 'rest.how'))
      await answer(house, id, undefined)
    granted(await house.tables.answers.submit(id, 'ann', { verb: 'rest.how', key: 'sleep' }))
    expect((await sightOf(house, id)).canUndo(0)).toBe(true)
    expect(await house.tables.votes.propose(id, 'ann', { kind: 'undo' })).toEqual({ ok: false, why: 'undo-free' })
    expect(granted(await house.tables.votes.propose(id, 'bob', { kind: 'undo', seat: 0 }))).toBe('open')
    granted(await house.tables.answers.undo(id, 'ann'))
    expect((await sightOf(house, id)).proposals).toMatchObject([{ came: 'void' }])
  })

  test('a rollback reaches the start of any turn, past saved snapshots, and deals again what nobody knows', async () => {
    const house = calm()
    const id = await startLong(house)
    const views = new Map<number, [unknown, unknown]>()
    for (let n = 0; n < 120; n += 1) {
      const view = await sightOf(house, id)
      if (!views.has(view.turn)) views.set(view.turn, [view.viewFor(0), view.viewFor(1)])
      if (view.isOver || (await house.store.records.find(id))?.status === 'over' || view.turn > 12) break
      await answer(house, id)
    }
    const { turn } = await sightOf(house, id)
    expect(turn).toBeGreaterThan(6)
    expect((await house.store.snapshots.all(id)).length).toBeGreaterThan(1)
    for (const back of [turn - 1, 4, 3, 2]) {
      const seq = (await sightOf(house, id)).seq
      expect(await decided(house, id, 'ann', { kind: 'back', turn: back }, { bob: true })).toBe('agreed')
      const now = await sightOf(house, id)
      expect([now.turn, now.viewFor(0), now.viewFor(1)]).toEqual([back, ...(views.get(back) ?? [])])
      expect(await house.store.log.lastSeq(id)).toBe(seq + 1)
      const later = houseOf({ store: house.store, timing: timingOf('daily') }, house.clock)
      expect((await sightOf(later, id)).viewFor(1)).toEqual(now.viewFor(1))
      expect((await sightOf(later, id)).token(1)).toEqual(now.token(1))
      await answer(house, id)
      await answer(later, id)
    }
    expect((await house.tables.chronicle.lastLines(id, 999)).length).toBeGreaterThan(20)
  })

  test('an admin may roll back without a vote, and everybody is told', async () => {
    const house = calm()
    const id = await startTable(house, PEOPLE)
    granted(await house.tables.answers.submit(id, 'ann', north))
    granted(await house.tables.votes.propose(id, 'bob', { kind: 'undo', seat: 0 }))
    granted(await house.tables.votes.decide(id, { kind: 'undo' }))
    expect((await sightOf(house, id)).asked(null)[0]?.verb).toBe('dig.where')
    expect((await events(house, id)).slice(-2)).toEqual([
      { kind: 'motion', motion: 'undo', by: null, about: null, came: 'decided' },
      { kind: 'went-back', from: 2, turn: 2, renews: true, left: 1, took: null },
    ])
    expect((await sightOf(house, id)).proposals).toMatchObject([{ came: 'decided' }])
    expect((await house.store.log.entries(id)).at(-1)).toMatchObject({ kind: 'rewind', by: null })
  })

  test('a sealed game with a rollback verifies, but not if its chronicle omits the rollback', async () => {
    const house = calm()
    const sealed = ''
    const id = await startTable(house, ['ann', 'bob'], sealed)
    expect((await recordOf(house, id)).seal.kind).toBe('sealed')
    for (let n = 0; n < 30 && (await sightOf(house, id)).turn < 5; n += 1) await answer(house, id)
    await decided(house, id, 'ann', { kind: 'back', turn: 3 }, { bob: true })
    await decided(house, id, 'bob', { kind: 'back', turn: 2 }, { ann: true })
    for (let n = 0; n < 900 && (await recordOf(house, id)).status === 'playing'; n += 1) await answer(house, id)
    const verdict = granted(await house.tables.archive.verify(id))
    expect(verdict).toMatchObject({ trouble: null, holds: true, wentBack: 2, renewed: 0, dropped: 0 })
    expect(verdict.undoneTogether).toBeGreaterThan(3)
    expect(verdictLines(verdict).join(' ')).toMatch(/The table agreed to go back 2 times, which undid \d+ choices/)
    const saved = granted(await house.tables.archive.saved(id))
    const silent = {
      ...saved,
      chronicle: saved.chronicle?.filter((line) => line.kind === 'fact').map((line, at) => ({ ...line, line: at + 1 })),
    }
    expect(verify((await sightOf(house, id)).game, silent).trouble).toMatchObject({ kind: 'rollback-unagreed' })
  })
})

describe('other decisions', () => {
  test('a pause stops every automatic action and every answer until a player resumes the game', async () => {
    const house = houseOf({ timing: timingOf('live', 'default') })
    const id = await startTable(house, ['ann', 'bob', 'computer'])
    await decided(house, id, 'ann', { kind: 'pause' }, { bob: true })
    await passing(house, HOUR)
    expect(await house.store.log.lastSeq(id)).toBe(0)
    expect(await house.tables.answers.submit(id, 'ann', north)).toEqual({ ok: false, why: 'paused' })
    expect(await house.tables.votes.unpause(id, 'zoe')).toEqual({ ok: false, why: 'not-seated' })
    granted(await house.tables.votes.unpause(id, 'bob'))
    expect((await sightOf(house, id)).time(0)?.deadline).toBe(house.clock.now() + 5 * MINUTE)
    granted(await house.tables.answers.submit(id, 'ann', north))
  })

  test('more time restarts a seat’s clock, and another pace restarts all clocks', async () => {
    const house = houseOf({ timing: timingOf('evening') })
    const id = await startTable(house, PEOPLE)
    await passing(house, 9 * MINUTE)
    await decided(house, id, 'bob', { kind: 'extend', seat: 0 }, { cat: true })
    expect((await sightOf(house, id)).time(0)?.deadline).toBe(house.clock.now() + 30 * MINUTE)
    house.clock.pass(3 * MINUTE)
    await decided(house, id, 'ann', { kind: 'pace', pace: 'live' }, { bob: true })
    expect((await recordOf(house, id)).timing).toEqual(timingOf('live'))
    expect((await sightOf(house, id)).time(0)?.deadline).toBe(house.clock.now() + 5 * MINUTE)
    expect((await kinds(house, id)).at(-1)).toBe('pace-set')
  })

  test('playing on without a player needs that player’s vote, or only all others’ once the time is up', async () => {
    const house = houseOf({ timing: timingOf('live') })
    const id = await startTable(house, PEOPLE)
    expect(await decided(house, id, 'bob', { kind: 'play-on', seat: 0 }, { cat: true })).toBe('open')
    expect((await openOne(house, id)).voters).toEqual([0, 1, 2])
    const { id: proposal } = await openOne(house, id)
    granted(await house.tables.votes.vote(id, 'ann', proposal, false))
    await passing(house, 10 * MINUTE)
    expect((await sightOf(house, id)).time(0)?.isUp).toBe(true)
    expect(await decided(house, id, 'cat', { kind: 'play-on', seat: 0 })).toBe('open')
    expect((await openOne(house, id)).voters).toEqual([1, 2])
    const { id: again } = await openOne(house, id)
    expect(await house.tables.votes.vote(id, 'ann', again, false)).toEqual({ ok: false, why: 'not-voting' })
    expect(granted(await house.tables.votes.vote(id, 'bob', again, true))).toBe('agreed')
    expect((await recordOf(house, id)).seats[0]?.keeper).toBe('computer')
    await passing(house, PACE)
    expect(await house.store.log.lastSeq(id)).toBeGreaterThan(0)
  })
})

describe('a player with a secret question', () => {
  /** Seat 1 has a question that nobody else knows of, and the table waits. */
  function* vow(game: Bare): Play {
    game.notes.push(yield* chooseHidden(1, 'vow.what', () => options(['give', 'keep'])))
    game.notes.push(yield* choose(0, 'say.what', () => options(['yes', 'no'])))
  }
  const computer = () => ({ verb: 'vow.what', key: 'give' })
  const rules = bareRules(vow, { id: 'toy', turns: 9, seats: { min: 2, max: 3 } } as never)
  const waiting = () =>
    houseOf({ games: [{ rules, words: toy.words, computer } as unknown as Game], timing: timingOf('daily') })

  test('the table plays on without a silent player with a secret question once the others agree', async () => {
    const house = waiting()
    const id = await startTable(house, PEOPLE)
    await passing(house, 20 * HOUR)
    expect((await sightOf(house, id)).awaited).toEqual([])
    expect(await decided(house, id, 'ann', { kind: 'play-on', seat: 1 }, { cat: true })).toBe('open')
    // The display must not reveal the secret question: it is the same as for a player who need not be missing.
    expect((await openOne(house, id)).voters).toEqual([0, 1, 2])
    await passing(house, 24 * HOUR)
    expect(await came(house, id)).toEqual(['play-on moved', 'play-on agreed'])
    await passing(house, PACE)
    await passing(house, PACE)
    expect((await sightOf(house, id)).awaited).toEqual([0])
    granted(await house.tables.seats.join(id, 'bob', 'bob'))
    expect((await recordOf(house, id)).seats[1]?.keeper).toBe('player')
  })

  test.each([
    ['refuses', { cat: true, bob: false }, 'refused'],
    ['is not the only one who says nothing', {}, 'lapsed'],
  ] as const)(
    'the table does not play on without a player with a secret question who %s',
    async (_what, votes, end) => {
      const house = waiting()
      const id = await startTable(house, PEOPLE)
      await decided(house, id, 'ann', { kind: 'play-on', seat: 1 }, votes)
      await passing(house, 24 * HOUR)
      expect(await came(house, id)).toEqual(['play-on moved', `play-on ${end}`])
      expect((await recordOf(house, id)).seats[1]?.keeper).toBe('player')
    },
  )
})

describe('a substitute', () => {
  test('a substitute takes an offered seat with everything on it, and the old player is out', async () => {
    const house = calm()
    const id = await startTable(house, PEOPLE)
    await decided(house, id, 'bob', { kind: 'replace', seat: 0 }, { cat: true, ann: true })
    expect((await recordOf(house, id)).seats[0]).toMatchObject({ user: 'ann', offered: true })
    expect((await kinds(house, id)).at(-1)).toBe('seat-offered')
    const hand = (await sightOf(house, id)).viewFor(0)
    expect(await house.tables.seats.takeSeat(id, 0, 'cat', 'cat')).toEqual({ ok: false, why: 'already-seated' })
    granted(await house.tables.seats.takeSeat(id, 0, 'zoe', 'Zoe'))
    expect((await recordOf(house, id)).seats[0]).toEqual({
      seat: 0,
      user: 'zoe',
      name: 'Zoe',
      keeper: 'player',
      backAt: null,
      offered: false,
    })
    expect((await events(house, id)).at(-1)).toMatchObject({
      kind: 'seat-taken',
      seat: 0,
      user: 'zoe',
      name: 'Zoe',
      before: { user: 'ann', name: 'ann' },
    })
    expect((await sightOf(house, id)).viewFor(0)).toEqual(hand)
    expect(await house.tables.answers.submit(id, 'ann', north)).toEqual({ ok: false, why: 'not-seated' })
    granted(await house.tables.answers.submit(id, 'zoe', north))
    expect(await house.tables.seats.takeSeat(id, 0, 'eve', 'Eve')).toEqual({ ok: false, why: 'seat-taken' })
  })

  test('a substitute is not charged for the time spent waiting for the old player', async () => {
    const house = calm()
    const id = await startTable(house, PEOPLE)
    await passing(house, 3 * 24 * HOUR)
    expect((await sightOf(house, id)).time(0)).toMatchObject({ isUp: true })
    granted(await house.tables.seats.giveSeat(id, 0, 'zoe', 'Zoe'))
    expect((await sightOf(house, id)).time(0)).toMatchObject({ isUp: false, bank: 24 * HOUR, reminders: 0 })
    expect((await sightOf(house, id)).time(0)?.deadline).toBe(house.clock.now() + 48 * HOUR)
  })

  test('a substitute may also use /game join, but an old player who returns first keeps the seat', async () => {
    const house = calm()
    const id = await startTable(house, PEOPLE)
    granted(await house.tables.votes.decide(id, { kind: 'replace', seat: 1 }))
    granted(await house.tables.seats.join(id, 'bob', 'bob'))
    expect((await recordOf(house, id)).seats[1]).toMatchObject({ user: 'bob', offered: false })
    expect(await house.tables.seats.join(id, 'zoe', 'Zoe')).toEqual({ ok: false, why: 'not-in-lobby' })
    granted(await house.tables.votes.decide(id, { kind: 'replace', seat: 1 }))
    granted(await house.tables.seats.join(id, 'zoe', 'Zoe'))
    expect((await recordOf(house, id)).seats[1]).toMatchObject({ user: 'zoe', name: 'Zoe' })
  })

  test('a substitute has the same questions after a restart, even if the old player had undone answers', async () => {
    const house = calm()
    const id = await startTable(house, ['ann', 'bob'])
    while ((await sightOf(house, id)).asked(0).every(({ verb }) => verb !== 'rest.how')) await answer(house, id)
    for (let times = 0; times < 2; times += 1) {
      granted(await house.tables.answers.submit(id, 'ann', { verb: 'rest.how', key: 'sleep' }))
      granted(await house.tables.answers.undo(id, 'ann'))
    }
    const { token } = await sightOf(house, id)
    const counts = [token(0).count, token(1).count]
    granted(await house.tables.seats.giveSeat(id, 0, 'zoe', 'Zoe'))
    const later = houseOf({ store: house.store, timing: timingOf('daily') }, house.clock)
    const now = await sightOf(later, id)
    expect([now.token(0).count, now.token(1).count]).toEqual(counts)
  })

  test('a substitute has not voted yet, and proposals about the seat are void', async () => {
    const house = calm()
    const id = await startTable(house, PEOPLE)
    granted(await house.tables.votes.propose(id, 'ann', { kind: 'end' }))
    granted(await house.tables.votes.propose(id, 'bob', { kind: 'play-on', seat: 0 }))
    granted(await house.tables.seats.giveSeat(id, 0, 'zoe', 'Zoe'))
    expect((await sightOf(house, id)).proposals).toMatchObject([
      { kind: 'end', ayes: [], came: null },
      { kind: 'play-on', came: 'void' },
    ])
  })

  test('the game counts for the substitute at the end, and exported files contain no account', async () => {
    const house = calm()
    const id = await startTable(house, ['ann', 'bob'])
    granted(await house.tables.seats.giveSeat(id, 0, 'zoe-account', 'Zoe'))
    for (let n = 0; n < 900 && (await recordOf(house, id)).status === 'playing'; n += 1) await answer(house, id)
    expect(await house.store.records.finishedGames('toy', ['ann', 'bob', 'zoe-account'])).toEqual([0, 1, 1])
    expect(granted(await house.tables.archive.verify(id))).toMatchObject({ trouble: null, holds: true })
    const saved = JSON.stringify(granted(await house.tables.archive.saved(id)))
    expect(saved).not.toContain('zoe-account')
    expect(saved).toMatch(/"kind":"seat-taken","seat":0,"name":"Zoe","account":"[0-9a-f]{64}","before":{"name":"ann"}/)
    expect(granted(await house.tables.archive.verify(id))).toMatchObject({ holds: true })
  })

  test('seats of computers and of players who have given up are not offered to a substitute', async () => {
    const house = calm()
    const id = await startTable(house, ['ann', 'bob', 'cat', 'computer'])
    expect(await house.tables.seats.giveSeat(id, 3, 'zoe', 'Zoe')).toEqual({ ok: false, why: 'seat-taken' })
    granted(await house.tables.seats.resign(id, 'cat'))
    expect(await house.tables.seats.giveSeat(id, 2, 'zoe', 'Zoe')).toEqual({ ok: false, why: 'seat-taken' })
  })
})

describe('coming back', () => {
  test('a player who has given up may come back if the rules allow it', async () => {
    const house = calm()
    const id = await startTable(house, PEOPLE)
    granted(await house.tables.seats.resign(id, 'cat'))
    expect((await sightOf(house, id)).isIn(2)).toBe(false)
    granted(await house.tables.seats.join(id, 'cat', 'cat'))
    expect((await sightOf(house, id)).isIn(2)).toBe(true)
    expect(await house.tables.seats.join(id, 'cat', 'cat')).toEqual({ ok: false, why: 'already-seated' })
  })

  test('a player who has given up may not come back if the rules do not allow it', async () => {
    const house = houseOf({ games: [toyWith({ comeBack: () => null })], timing: timingOf('daily') })
    const id = await startTable(house, PEOPLE)
    granted(await house.tables.seats.resign(id, 'cat'))
    const before = await whole(house, id)
    expect(await house.tables.seats.join(id, 'cat', 'cat')).toEqual({ ok: false, why: 'gone-for-good' })
    expect(await whole(house, id)).toBe(before)
  })

  /** The facts that a returning player is told about their seat. */
  const stoodIn = async ({ store }: House, id: TableId, seat: number) =>
    (await store.chronicle.privateLinesFor(id, seat, 99)).flatMap((line) =>
      line.kind === 'event' && line.event.kind === 'stood-in' ? [line.event] : [],
    )

  test('a returning player is told once, in private, the last ten facts of their seat', async () => {
    const house = calm()
    const id = await startLong(house)
    granted(await house.tables.seats.leave(id, 'ann'))
    await passing(house, PACE)
    for (let n = 0; n < 60 && (await recordOf(house, id)).status === 'playing'; n += 1) {
      const view = await sightOf(house, id)
      if (view.turn > 12) break
      if (view.asked(1).some(({ seat }) => seat === 1)) await answer(house, id)
      await passing(house, PACE)
    }
    expect((await recordOf(house, id)).status).toBe('playing')
    granted(await house.tables.seats.join(id, 'ann', 'ann'))
    const [told, another] = await stoodIn(house, id, 0)
    expect(told?.told.length).toBeGreaterThan(0)
    expect(told?.told.length).toBeLessThanOrEqual(10)
    expect(told?.told.every((fact) => 'kind' in fact)).toBe(true)
    expect(another).toBeUndefined()
    expect(await stoodIn(house, id, 1)).toEqual([])
    const lines = await house.store.chronicle.lines(id, 0, 9999)
    const event = lines.find((line) => line.kind === 'event' && line.event.kind === 'stood-in')
    expect(event?.to).toEqual([0])
    for (let n = 0; n < 4; n += 1) await answer(house, id)
    expect(await stoodIn(house, id, 0)).toHaveLength(1)
  })

  test('a returning player is not told facts that the table has rolled back', async () => {
    const house = calm()
    const id = await startLong(house)
    granted(await house.tables.seats.leave(id, 'ann'))
    const played = async () =>
      (await house.store.log.entries(id)).filter((one) => one.kind === 'answer' && one.by === null)
    for (let n = 0; n < 30 && (await played()).length < 3; n += 1) {
      await passing(house, PACE)
      if ((await sightOf(house, id)).awaited.includes(1)) await answer(house, id)
    }
    expect((await played()).length).toBeGreaterThanOrEqual(3)
    granted(await house.tables.votes.decide(id, { kind: 'back', turn: 2 }))
    granted(await house.tables.seats.join(id, 'ann', 'ann'))
    expect(await stoodIn(house, id, 0)).toEqual([])
    expect((await kinds(house, id)).at(-1)).toBe('came-back')
  })

  test('a player whose time ran out is told with their next answer, and may undo the default if that is free', async () => {
    const house = houseOf({ timing: timingOf('live', 'default') })
    const id = await startTable(house, ['ann', 'bob'])
    await passing(house, 5 * MINUTE)
    expect((await house.store.log.entries(id)).filter(({ by }) => by === null)).toHaveLength(1)
    while (!(await sightOf(house, id)).asked(0).some(({ seat }) => seat === 0)) await answer(house, id)
    const view = await sightOf(house, id)
    const asked = view.asked(0).find(({ seat }) => seat === 0)
    const choice = { verb: asked?.verb ?? '', key: asked?.offers[0]?.key ?? '' }
    const { lines: said } = granted(await house.tables.answers.submit(id, 'ann', choice))
    expect(said.filter((line) => line.kind === 'event' && line.event.kind === 'stood-in')).toHaveLength(1)
  })
})
