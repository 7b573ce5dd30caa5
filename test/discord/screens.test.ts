import { afterEach, describe, expect, it } from 'vitest'
import { openStore } from '../../src/storage/index.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import type { Game } from '../../src/engine/index.ts'
import { idOf, idsOf, readable } from './limits.ts'
import { parlour } from './parlour.ts'
import { openHouse, Rooms } from './rooms.ts'

const open: ReturnType<typeof openHouse>[] = []
const house = (...args: Parameters<typeof openHouse>) => {
  const made = openHouse(...args)
  open.push(made)
  return made
}
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

const games = (manner = {}): readonly Game[] => [parlour(manner)]
const isCard = (panel: Panel) => /My choices & hand|Start$/m.test(readable(panel))
const cards = (rooms: Rooms, room = 'hall') => rooms.in(room).filter(({ panel }) => isCard(panel))

describe('what is shown of a table', () => {
  it('is a lobby card, edited as people take their seats', async () => {
    const at = house({ games: games() })
    await at.command('ann', '/game new', { game: 'parlour' })
    await at.shown()
    await at.press('ben', idOf(at.card(), 'Join'))
    await at.press('ann', idOf(at.card(), 'Add computer player'))
    await at.shown()
    expect(at.rooms.in('hall')).toHaveLength(1)
    expect(readable(at.card())).toMatch(/ann[\s\S]*ben[\s\S]*omputer/)
    await at.press('ann', idOf(at.card(), 'Remove computer player'))
    await at.shown()
    expect(idsOf(at.card()).join()).not.toContain('remove')
  })

  it('is one card that stands last: edited while a turn runs, posted anew at the next', async () => {
    const at = house({ games: games() })
    await at.playing('parlour', 'ann', 'ben')
    const first = at.rooms.in('hall').at(-1)
    await at.press('ann', idOf(at.card(), 'Take a'))
    await at.shown()
    expect(at.rooms.in('hall').at(-1)?.id).toBe(first?.id)
    expect(first?.edits).toBe(1)
    await at.press('ann', idOf(at.card(), 'Take b'))
    await at.shown()
    expect(at.rooms.in('hall').at(-1)?.id).not.toBe(first?.id)
    expect(cards(at.rooms)).toHaveLength(1)
    expect(at.card().pings).toEqual(['ben'])
    const told = at.rooms
      .in('hall')
      .map(({ panel }) => readable(panel))
      .join('\n')
    expect(told.match(/ann\*\* takes/g)).toHaveLength(2)
  })

  it('gathers what a burst of moves produced into few messages', async () => {
    const at = house({ games: games({ turns: 30, times: 4 }) })
    await at.command('ann', '/game new', { game: 'parlour' })
    for (let n = 0; n < 3; n += 1) await at.command('ann', '/game new', { game: 'parlour' })
    const id = (await at.tables.tableIn('griffin', 'hall'))?.id ?? ''
    await at.tables.addComputer(id, 'ann')
    await at.tables.start(id, 'ann')
    await at.tables.leave(id, 'ann')
    for (let n = 0; n < 400 && (await at.tables.sight(id))?.record.status === 'playing'; n += 1) {
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await at.shown()
    expect((await at.tables.sight(id))?.record.status).toBe('over')
    const told = at.rooms
      .in('hall')
      .map(({ panel }) => readable(panel))
      .join('\n')
    expect(told.match(/ takes /g)).toHaveLength(120)
    expect(at.rooms.posts).toBeLessThan(60)
    expect(readable(at.card())).not.toContain('My choices')
  })

  it('is not touched by what a player does in secret, and its buttons stay good', async () => {
    const at = house({ games: games() })
    await at.playing('parlour', 'ann', 'ben')
    const before = at.rooms.in('hall').map(({ id, edits }) => [id, edits])
    const button = idOf(at.card(), 'Take a')
    for (const user of ['ann', 'ben', 'ann']) {
      const done = await at.command(user, '/play', { action: 'peek' })
      expect(done).toContain('a hidden thing')
    }
    await at.shown()
    expect(at.rooms.in('hall').map(({ id, edits }) => [id, edits])).toEqual(before)
    expect(JSON.stringify(at.rooms.in('hall'))).not.toContain('hidden thing')
    expect(await at.press('ann', button)).toBeNull()
    expect(await at.press('ann', button)).toMatch(/moved on/)
  })

  it('keeps a hand for each player in direct messages, edited in place', async () => {
    const at = house({ games: games() })
    await at.playing('parlour', 'ann', 'ben')
    expect(at.rooms.in('dm-ann')).toHaveLength(1)
    await at.command('ann', '/play', { action: 'peek' })
    await at.shown()
    expect(at.rooms.in('dm-ann')).toHaveLength(1)
    expect(readable(at.card('dm-ann'))).toMatch(/Secret of seat 0[\s\S]*hidden thing/)
    expect(readable(at.card('dm-ben'))).not.toContain('hidden thing')
    await at.rooms.remove('dm-ann', at.rooms.in('dm-ann')[0]?.id ?? '')
    await at.command('ann', '/play', { action: 'peek' })
    await at.shown()
    expect(at.rooms.in('dm-ann')).toHaveLength(1)
  })

  it('calls a player privately to a secret question, and takes the call away', async () => {
    const at = house({ games: games({ secret: true, times: 1 }) })
    await at.playing('parlour', 'ann', 'ben')
    expect(readable(at.card('dm-ann'))).toContain('What do you take?')
    expect(at.rooms.in('dm-ben')).toHaveLength(1)
    await at.command('ann', '/play', { action: 'Take a' })
    await at.shown()
    expect(at.rooms.in('dm-ann')).toHaveLength(1)
    expect(readable(at.card('dm-ben'))).toContain('What do you take?')
  })

  it('does without direct messages where they are closed, and tries again much later', async () => {
    const at = house({ games: games() })
    at.rooms.barred.set('dm-ann', 'closed-dms')
    await at.playing('parlour', 'ann', 'ben')
    expect(readable(await panelOf(at.press('ann', idOf(at.card(), 'My choices & hand'))))).toContain('Secret of seat 0')
    at.rooms.barred.delete('dm-ann')
    await at.command('ann', '/play', { action: 'peek' })
    await at.shown()
    expect(at.rooms.in('dm-ann')).toHaveLength(0)
    at.time.now += 24 * 60 * 60 * 1000
    await at.command('ann', '/play', { action: 'peek' })
    await at.shown()
    expect(at.rooms.in('dm-ann')).toHaveLength(1)
  })

  it('is shown without a picture where none can be drawn', async () => {
    const at = house({ games: games(), paint: () => Promise.resolve(null) })
    await at.playing('parlour', 'ann', 'ben')
    expect(readable(at.card())).toContain('What do you take?')
    expect(JSON.stringify(at.card())).not.toContain('attachment://')
  })
})

describe('when something is missing', () => {
  it('posts anew what was deleted', async () => {
    const at = house({ games: games() })
    await at.playing('parlour', 'ann', 'ben')
    const button = idOf(at.card(), 'Take a')
    at.rooms.messages = at.rooms.messages.filter(({ room }) => room !== 'hall')
    await at.press('ann', button)
    await at.shown()
    expect(cards(at.rooms)).toHaveLength(1)
    expect(readable(at.rooms.in('hall')[0]?.panel ?? { components: [] })).toContain('takes a')
  })

  it('posts anew what is too old to be edited again', async () => {
    const at = house({ games: games() })
    await at.playing('parlour', 'ann', 'ben')
    const old = at.rooms.in('hall').at(-1)?.id ?? ''
    at.rooms.tooOld.add(old)
    await at.press('ann', idOf(at.card(), 'Take a'))
    await at.shown()
    expect(cards(at.rooms)).toHaveLength(1)
    expect(cards(at.rooms)[0]?.id).not.toBe(old)
  })

  it('tells the host once what is in the way, goes on, and shows all of it later', async () => {
    const at = house({ games: games() })
    await at.playing('parlour', 'ann', 'ben')
    at.rooms.barred.set('hall', 'no-permission')
    const button = idOf(at.card(), 'Take a')
    await at.press('ann', button)
    await at.shown()
    at.time.now += 120_000
    await at.command('ann', '/play', { action: 'Take b' })
    await at.shown()
    const told = at.rooms.in('dm-ann').filter(({ panel }) => readable(panel).includes('Your game is safe'))
    expect(told).toHaveLength(1)
    at.rooms.barred.clear()
    await at.command('ben', '/game status')
    await at.shown()
    expect(cards(at.rooms)).toHaveLength(1)
    expect(
      at.rooms
        .in('hall')
        .map(({ panel }) => readable(panel))
        .join('\n')
        .match(/ann\*\* takes/g),
    ).toHaveLength(2)
  })

  it('moves with the game to another channel', async () => {
    const at = house({ games: games() })
    const id = await at.playing('parlour', 'ann', 'ben')
    const button = idOf(at.card(), 'Take a')
    const said = await at.command(at.visit('eve', 'cellar', { isManager: true }), '/admin resume', { game: id })
    expect(said).toBe('The game goes on here.')
    await at.shown()
    expect(cards(at.rooms)).toHaveLength(0)
    expect(cards(at.rooms, 'cellar')).toHaveLength(1)
    expect(await at.press('ann', button)).toBe('This game has moved to <#cellar>.')
    expect(await at.press(at.visit('ann', 'cellar'), idOf(at.card('cellar'), 'Take a'))).toBeNull()
  })
})

describe('after a crash', () => {
  /** Runs until a message of some kind was posted, and dies before its id is kept. */
  async function crashAt(nth: number): Promise<{ rooms: Rooms; text: string }> {
    const rooms = new Rooms()
    const store = openStore()
    const manner = { times: 2 }
    const first = openHouse({ games: games(manner), store, rooms })
    let left = nth
    rooms.onPosted = () => {
      left -= 1
      if (left > 0) return
      rooms.isDead = true
      throw new Error('killed')
    }
    const kept = store.setShown.bind(store)
    store.setShown = async (shown) => (rooms.isDead ? undefined : kept(shown))
    await first.playing('parlour', 'ann', 'ben')
    await first.command('ann', '/play', { action: 'Take a' })
    await first.shown()
    await first.command('ann', '/play', { action: 'Take b' })
    await first.shown()
    await first.close()
    rooms.onPosted = () => undefined
    rooms.isDead = false
    store.setShown = kept
    const second = openHouse({ games: games(manner), store, rooms })
    await second.screens.reconcile()
    await second.shown()
    await second.close()
    return {
      rooms,
      text: rooms
        .in('hall')
        .map(({ panel }) => readable(panel))
        .join('\n'),
    }
  }

  for (let nth = 1; nth <= 8; nth += 1) {
    it(`shows the rest, once: killed after posting message ${nth}`, async () => {
      const { rooms, text } = await crashAt(nth)
      expect(text.match(/The Parlour begins/g)).toHaveLength(1)
      expect(text.match(/ann\*\* takes a/g)).toHaveLength(1)
      expect(text.match(/ann\*\* takes b/g)).toHaveLength(1)
      expect(cards(rooms)).toHaveLength(1)
      expect(isCard(rooms.in('hall').at(-1)?.panel ?? { components: [] })).toBe(true)
      expect(readable(rooms.in('hall').at(-1)?.panel ?? { components: [] })).toContain('<@ben>')
      expect(rooms.in('dm-ann')).toHaveLength(1)
      expect(rooms.in('dm-ben')).toHaveLength(1)
    })
  }

  it('changes nothing when all was shown', async () => {
    const rooms = new Rooms()
    const store = openStore()
    const first = openHouse({ games: games(), store, rooms })
    await first.playing('parlour', 'ann', 'ben')
    await first.close()
    const before = JSON.stringify(rooms.messages.map(({ id, edits }) => [id, edits]))
    const second = house({ games: games(), store, rooms })
    await second.screens.reconcile()
    await second.shown()
    expect(JSON.stringify(rooms.messages.map(({ id, edits }) => [id, edits]))).toBe(before)
    expect(await second.press('ann', idOf(second.card(), 'Take a'))).toBeNull()
  })
})

async function panelOf(answer: Promise<unknown>): Promise<Panel> {
  return (await answer) as Panel
}
