import { expect, it } from 'vitest'
import { parlour } from './parlour.ts'
import { openHouse, type Call } from './rooms.ts'

// A process stopped while it was showing a table, long enough for another process to take over: it drops what it began.

it.each<Call | 'picture'>(['picture', 'post', 'edit'])(
  'a process that loses a table while showing it, at a %s, writes nothing until it holds the table again',
  async (when) => {
    const life = { isOurs: true, isArmed: false, doneBefore: -1 }
    const done = (): number => at.rooms.messages.reduce((sum, { edits }) => sum + edits, at.rooms.posts)
    const lose = (what: Call | 'picture') => {
      if (!life.isArmed || !life.isOurs || what !== when) return
      life.isOurs = false
      life.doneBefore = done()
    }
    const paint = () => {
      lose('picture')
      return Promise.resolve(Buffer.from('png'))
    }
    const at = openHouse({ games: [parlour({ times: 1 })], paint, isOurs: () => life.isOurs })
    const table = await at.playing('parlour', 'ann', 'ben')
    await at.shown()
    const noted: unknown[] = []
    const rang: string[] = []
    const { post } = at.rooms
    at.rooms.post = (room, panel, nonce) => {
      if (room === 'hall') rang.push(...(panel.pings ?? []))
      return post.call(at.rooms, room, panel, nonce)
    }
    const { set } = at.store.projections
    at.store.projections.set = (shown) => {
      if (!life.isOurs) noted.push(shown)
      return set.call(at.store.projections, shown)
    }
    at.rooms.onDone = lose
    life.isArmed = true
    await at.tables.answers.submit(table, 'ann', { verb: 'pick.one', key: 'a' })
    await at.shown()
    expect([life.isOurs, noted]).toEqual([false, []])
    expect(done()).toBe(life.doneBefore)
    life.isArmed = false
    life.isOurs = true
    at.projector.doubt(table)
    await at.shown()
    expect(rang.filter((user) => user === 'ben')).toHaveLength(1)
    await at.close()
  },
)
