import { afterEach, describe, expect, it } from 'vitest'
import type { Game } from '../../src/engine/index.ts'
import { readable } from './limits.ts'
import { parlour, type ParlourManner } from './parlour.ts'
import { openHouse } from './rooms.ts'

const open: ReturnType<typeof openHouse>[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

/** Ann and Ben at a table in the Parlour, all of it shown. */
async function seated(manner: ParlourManner) {
  const at = openHouse({ games: [parlour(manner)] as readonly Game[] })
  open.push(at)
  const table = await at.playing('parlour', 'ann', 'ben')
  const submit = async (user: string, verb: string, key: string) => {
    expect(await at.tables.answers.submit(table, user, { verb, key })).toMatchObject({ ok: true })
    await at.projector.settled('in play')
  }
  return {
    ...at,
    table,
    take: (user: string, key: string) => submit(user, 'pick.one', key),
    peek: (user: string) => submit(user, 'peek.now', 'peek'),
    callsTo: (user: string) => ({ ...at.rooms.calls.get(`dm-${user}`) }),
    direct: (user: string) => at.rooms.in(`dm-${user}`).map(({ panel }) => readable(panel)),
  }
}

describe('a hand', () => {
  it('a hand is edited once for all that happened while the table was in play', async () => {
    const at = await seated({ times: 4 })
    for (let peeks = 0; peeks < 3; peeks += 1) await at.peek('ann')
    for (let taken = 0; taken < 3; taken += 1) await at.take('ann', 'a')
    expect(at.callsTo('ann')).toEqual({ post: 1, edit: 0, remove: 0 })
    await at.shown()
    expect(at.callsTo('ann')).toEqual({ post: 1, edit: 1, remove: 0 })
    expect(
      at
        .direct('ann')
        .join()
        .match(/peeks: a hidden thing/g),
    ).toHaveLength(3)
    expect(at.callsTo('ben')).toEqual({ post: 1, edit: 0, remove: 0 })
  })

  it('a private panel does not wait for a player who has written in it, nor for one with a secret question', async () => {
    const at = await seated({ secret: true, times: 4 })
    await at.tables.notes.write(at.table, 'ben', 'beware of ann')
    await at.projector.settled('in play')
    expect(at.direct('ben').join()).toContain('beware of ann')
    await at.peek('ann')
    expect(at.direct('ann').join()).toContain('peeks: a hidden thing')
    await at.peek('ben')
    expect(at.direct('ben').join()).not.toContain('peeks: a hidden thing')
  })

  it('a hand is shown after a restart though the table was in play when the process died', async () => {
    const at = await seated({})
    await at.peek('ann')
    await at.projector.stop()
    const next = openHouse({ games: [parlour({})] as readonly Game[], store: at.store, rooms: at.rooms })
    open.push(next)
    await next.projector.reconcile()
    await next.shown()
    expect(at.direct('ann').join()).toContain('peeks: a hidden thing')
  })
})

describe('a call to a secret question', () => {
  it('a call to a secret question stays for the next of the same turn, and goes once the table is at rest', async () => {
    const at = await seated({ secret: true, times: 3 })
    await at.take('ann', 'a')
    await at.take('ann', 'a')
    expect(at.direct('ann').filter((text) => text.includes('A private decision'))).toHaveLength(1)
    expect(at.callsTo('ann')).toMatchObject({ post: 2, edit: 2, remove: 0 })
    await at.take('ann', 'a')
    await at.shown()
    expect(at.direct('ann').filter((text) => text.includes('A private decision'))).toHaveLength(0)
    expect(at.callsTo('ann')).toMatchObject({ post: 2, remove: 1 })
  })

  it('a call to a secret question rings again in another turn', async () => {
    const at = await seated({ secret: true, times: 1 })
    for (const user of ['ann', 'ben', 'ann']) await at.take(user, 'a')
    await at.take('ben', 'a')
    expect(at.callsTo('ann')).toMatchObject({ post: 4, edit: 0, remove: 2 })
    expect(at.direct('ann').filter((text) => text.includes('A private decision'))).toHaveLength(1)
  })
})
