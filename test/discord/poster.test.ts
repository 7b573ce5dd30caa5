import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Panel } from '../../src/discord/kit/message.ts'
import type { Drawn, PosterCommission } from '../../src/discord/pictures/pictures.ts'
import { answer } from '../kit/house.ts'
import { readable } from './limits.ts'
import { openHouse } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'

const [MAP, POSTER] = [Buffer.from('map'), Buffer.from('poster')]

let at: ReturnType<typeof openHouse>
/** What was commissioned, and what comes of it. */
let wanted: PosterCommission[]
let paint: () => Promise<Drawn>
beforeEach(() => {
  wanted = []
  paint = () => Promise.resolve(POSTER)
  const posters = (commission: PosterCommission) => {
    wanted.push(commission)
    return paint()
  }
  at = openHouse({ posters, paint: () => Promise.resolve(MAP), picturePatience: 20 })
})
afterEach(async () => await at.close())

/** Plays a game of Ann and Ben to its end by first offers. */
async function finished(): Promise<string> {
  const id = await at.playing('toy', 'ann', 'ben')
  await toItsEnd()
  return id
}

async function toItsEnd(): Promise<void> {
  const [table] = await at.tables.directory.find({ statuses: ['playing'] })
  while ((await at.store.records.find(table?.id ?? ''))?.status === 'playing')
    await answer({ tables: at.tables } as never, table?.id ?? '')
  await at.tables.stats.idle()
  await at.feed.settled()
  await at.shown()
}

function pictureOf(panel: Panel | undefined) {
  return { image: panel?.pictures?.[0]?.image, alt: panel?.pictures?.[0]?.alt ?? '' }
}

describe('the card of a game that is over', () => {
  it('bears its poster, which says the same in words: the day, what decided it, how all stood and why, and their ways', async () => {
    const id = await finished()
    const { image, alt } = pictureOf(at.card())
    expect(image).toEqual(POSTER)
    const { seats = [], decided, line } = wanted.at(-1)?.poster ?? {}
    expect(line).toMatch(/^\d+ \w+ \d{4}$/)
    expect(decided).toContain('The last find: ann')
    expect(seats.map(({ name }) => name).sort()).toEqual(['ann', 'ben'])
    const standings = (await at.tables.stats.ofTable(id))?.seats ?? []
    for (const { seat, rank, won, score, made, titles, places } of seats) {
      expect({ rank, won, score }).toEqual({
        rank: standings[seat]?.rank,
        won: standings[seat]?.won,
        score: String(standings[seat]?.score),
      })
      expect(made.some((text) => text.startsWith('a find of'))).toBe(true)
      expect(made.some((text) => text.startsWith('dug'))).toBe(true)
      expect(titles).toContain('The Mole')
      expect(places.length).toBeGreaterThan(0)
      for (const [step, place] of places.entries()) expect(place).not.toBe(places[step - 1])
    }
    for (const words of ['Poster of The Barrow', decided ?? '?', 'Winner ann', 'The Mole', 'from The', 'a find of'])
      expect(alt).toContain(words)
  })

  it('the card of a game that is over is not asked for a poster while the game runs', async () => {
    await at.playing('toy', 'ann', 'ben')
    expect(wanted).toEqual([])
    expect(pictureOf(at.card()).image).toEqual(MAP)
  })

  it.each([
    ['cannot be painted', null],
    ['is one too many', 'too-many'],
  ] as const)('the card of a game that is over keeps its map where a poster %s', async (_, drawn) => {
    paint = () => Promise.resolve(drawn)
    await finished()
    expect(wanted.length).toBeGreaterThan(0)
    expect(pictureOf(at.card())).toEqual({ image: MAP, alt: expect.stringContaining('A barrow with') as string })
  })

  it('the card of a game that is over does not wait for it: it shows the map, and the poster once that is there', async () => {
    let finish: (drawn: Drawn) => void = () => undefined
    paint = () => new Promise((resolve) => (finish = resolve))
    await finished()
    expect(pictureOf(at.card()).image).toEqual(MAP)
    expect(readable(at.card())).toContain(say('card-poster-follows'))
    paint = () => Promise.resolve(POSTER)
    finish(POSTER)
    await new Promise((later) => setTimeout(later, 0))
    await at.shown()
    expect(pictureOf(at.card()).image).toEqual(POSTER)
    expect(readable(at.card())).not.toContain('follows')
  })
})

describe('the saga', () => {
  it('the saga posts the poster, without the name of a player who hides', async () => {
    await at.command(at.visit('mia', 'hall', { isManager: true }), '/admin saga', { channel: 'tower' })
    await at.command('ben', '/settings', { records: 'nobody' })
    await finished()
    const tale = at.rooms.in('tower').at(-1)?.panel
    expect(pictureOf(tale).image).toEqual(POSTER)
    expect(pictureOf(tale).alt).toContain(say('saga-someone'))
    expect(pictureOf(tale).alt).not.toContain('ben')
    const told = wanted.find(({ poster }) => poster.seats.some(({ name }) => name === say('saga-someone')))
    expect(JSON.stringify(told?.poster)).not.toContain('ben')
    expect(told?.poster.seats.find(({ name }) => name === say('saga-someone'))?.titles).toEqual([])
  })
})

describe('/game poster', () => {
  it('/game poster posts it again for everybody, where the game was played', async () => {
    await at.playing('toy', 'ann', 'ben')
    expect(await at.command('ann', '/game poster')).toBe(say('poster-later'))
    await toItsEnd()
    const before = at.rooms.in('hall').length
    expect(await at.command('cy', '/game poster')).toBe(say('shared', { room: 'hall' }))
    const posted = at.rooms.in('hall').at(-1)?.panel
    expect(at.rooms.in('hall')).toHaveLength(before + 1)
    expect(pictureOf(posted).image).toEqual(POSTER)
    expect(readable(posted ?? { components: [] })).toContain('**cy** posts the poster')
    expect(await at.command('cy', '/game poster')).toBe(say('shared-lately'))
    paint = () => Promise.resolve(null)
    expect(await at.command('ann', '/game poster')).toBe(say('no-poster'))
    paint = () => Promise.resolve('too-many')
    expect(await at.command('ann', '/game poster')).toBe(say('too-many-moments'))
    expect(at.rooms.in('hall')).toHaveLength(before + 1)
  })
})
