import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { timingOf, type Result, type TableId } from '../../src/tables/index.ts'
import { answer, granted, houseOf, startTable, type House } from '../kit/house.ts'

const MARA = { user: 'mara', name: 'Mara' }
const KNOWS = { ok: false, why: 'knows-secrets' }
const THERE = { server: 'elsewhere', room: 'attic' }

let house: House
let id: TableId
beforeEach(async () => {
  house = houseOf({ timing: timingOf('daily') })
  id = await startTable(house, ['ann', 'bob', 'cat'])
  await answer(house, id)
})
afterEach(async () => {
  await house.tables.stop()
  await house.store.close()
})

/** Tries every way to get a seat. */
async function expectNoSeat(at: House, user: string): Promise<void> {
  expect(await at.tables.seats.giveSeat(id, 1, user, user)).toEqual(KNOWS)
  granted(await at.tables.seats.leave(id, 'bob'))
  granted(await at.tables.votes.decide(id, { kind: 'replace', seat: 1 }))
  expect(await at.tables.seats.takeSeat(id, 1, user, user)).toEqual(KNOWS)
  expect(await at.tables.seats.join(id, user, user)).toEqual(KNOWS)
  granted(await at.tables.seats.join(id, 'zoe', 'Zoe'))
}

describe('a person who has seen secrets gets no seat', () => {
  test.each([
    ['looked into hands', (): Promise<Result<unknown>> => house.tables.privateAccess.lookInto(id, MARA, 0)],
    ['got the game as a file', (): Promise<Result<unknown>> => house.tables.saves.export(id, MARA)],
  ])('a person who has seen secrets gets no seat: after they %s', async (_what, look) => {
    granted(await look())
    // Neither another name nor going back changes that.
    granted(await house.tables.votes.decide(id, { kind: 'back', turn: 1 }, 'boss'))
    await expectNoSeat(house, 'mara')
  })

  test('a person who has seen secrets gets no seat: during and after private access to a seat', async () => {
    granted(await house.tables.votes.propose(id, 'ann', { kind: 'watch', watcher: MARA }))
    const proposal = (await house.store.records.find(id))?.motions[0]?.id ?? ''
    for (const user of ['bob', 'cat']) granted(await house.tables.votes.vote(id, user, proposal, true))
    expect(await house.tables.seats.giveSeat(id, 1, 'mara', 'Mara')).toEqual(KNOWS)
    granted(await house.tables.privateAccess.endWatch(id, 'mara', 'mara'))
    await expectNoSeat(house, 'mara')
  })

  test('other than their own former seat', async () => {
    granted(await house.tables.seats.giveSeat(id, 2, 'dan', 'Dan'))
    expect(await house.tables.seats.giveSeat(id, 1, 'cat', 'Cat')).toEqual(KNOWS)
    granted(await house.tables.votes.decide(id, { kind: 'replace', seat: 1 }))
    granted(await house.tables.votes.decide(id, { kind: 'replace', seat: 2 }))
    expect(granted(await house.tables.seats.join(id, 'cat', 'Cat')).seats[2]).toMatchObject({ user: 'cat' })
  })

  test('a person who has seen secrets gets no seat: after an import either, because the file says so; nor does the importer', async () => {
    granted(await house.tables.privateAccess.lookInto(id, MARA, 0))
    const file = Buffer.from(granted(await house.tables.saves.export(id, { user: 'kim', name: 'Kim' })))
    const other = houseOf({ timing: timingOf('daily') })
    expect(await other.tables.saves.import(file, { ...THERE, by: 'ann' })).toEqual({ ok: false, why: 'import-plays' })
    granted(await other.tables.saves.import(file, { ...THERE, by: 'boss' }))
    granted(await other.tables.saves.resume(id, THERE))
    for (const user of ['mara', 'kim', 'boss'])
      expect(await other.tables.seats.giveSeat(id, 1, user, user), user).toEqual(KNOWS)
    await other.tables.stop()
    await other.store.close()
  })
})

describe('the secrets of an unfinished game', () => {
  const refused = { ok: false, why: 'plays-there' }
  const looks = async (at: House, user: string) => [
    await at.tables.privateAccess.lookInto(id, { user, name: user }, null),
    await at.tables.saves.export(id, { user, name: user }),
  ]

  test('the secrets of an unfinished game stay hidden from a moderator who plays, has left, has resigned or has lost the seat', async () => {
    expect(await looks(house, 'ann')).toEqual([refused, refused])
    granted(await house.tables.seats.leave(id, 'bob'))
    expect(await looks(house, 'bob')).toEqual([refused, refused])
    granted(await house.tables.seats.giveSeat(id, 1, 'zoe', 'Zoe'))
    expect(await looks(house, 'bob')).toEqual([refused, refused])
    granted(await house.tables.seats.resign(id, 'cat'))
    expect(await looks(house, 'cat')).toEqual([refused, refused])
  })

  test('the secrets of an unfinished game stay hidden from the person who moved the game, even after a restart or an early end', async () => {
    granted(await house.tables.saves.resume(id, { ...THERE, by: 'boss' }))
    const again = houseOf({ store: house.store, timing: timingOf('daily') })
    expect(await looks(again, 'boss')).toEqual([refused, refused])
    granted(await again.tables.saves.close(id))
    expect((await looks(again, 'boss'))[1]).toEqual(refused)
    await again.tables.stop()
  })

  test('the secrets of an unfinished game stay hidden from the importer of the game', async () => {
    const file = Buffer.from(granted(await house.tables.saves.export(id, { user: 'kim', name: 'Kim' })))
    const other = houseOf({ timing: timingOf('daily') })
    granted(await other.tables.saves.import(file, { ...THERE, by: 'boss' }))
    expect((await looks(other, 'boss'))[1]).toEqual(refused)
    granted(await other.tables.saves.resume(id, THERE))
    expect(await looks(other, 'boss')).toEqual([refused, refused])
    await other.tables.stop()
    await other.store.close()
  })
})
