import { expect, test } from 'vitest'
import { openStore } from '../../src/storage/index.ts'
import { granted, houseOf, sightOf, startTable } from '../kit/house.ts'

/** A gate that opens once, and that tells when something has reached it. */
function gate() {
  let open: () => void = () => undefined
  let come: () => void = () => undefined
  const isOpen = new Promise<void>((resolve) => (open = resolve))
  const hasCome = new Promise<void>((resolve) => (come = resolve))
  const pass = async () => {
    come()
    await isOpen
  }
  return { pass, hasCome, open }
}

test('a table that moves during a read from the store is seen before or after the step, never in between', async () => {
  const store = openStore()
  const house = houseOf({ store })
  const id = await startTable(house, ['ann', 'ben'])
  const before = await sightOf(house, id)
  const [asked] = before.asked(null)
  const { commit, records } = store
  const { revision } = records

  // The reader is still waiting for the store while an answer is being written.
  const looking = gate()
  const writing = gate()
  records.revision = async (table) => {
    await looking.pass()
    return revision.call(records, table)
  }
  store.commit = async (step) => {
    await writing.pass()
    return commit.call(store, step)
  }
  const look = sightOf(house, id)
  await looking.hasCome
  const user = before.record.seats[asked?.seat ?? 0]?.user ?? ''
  const answered = house.tables.answers.submit(id, user, { verb: asked?.verb ?? '', key: asked?.offers[0]?.key ?? '' })
  await writing.hasCome
  looking.open()
  await new Promise((later) => setTimeout(later, 20))
  writing.open()
  granted(await answered)

  const seen = await look
  const [elsewhere = seen] = seen.worlds(['another world'])
  expect([seen.awaited, seen.among, seen.isOver]).toEqual([elsewhere.awaited, elsewhere.among, elsewhere.isOver])
  expect(seen.awaited).toEqual(seen.asked(null).map(({ seat }) => seat))
  expect(seen.seq).toBe(before.seq + 1)
})
