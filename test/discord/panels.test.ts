import { afterEach, describe, expect, it } from 'vitest'
import { REFUSALS } from '../../src/tables/model/service.ts'
import { cardPanel, faceOf } from '../../src/discord/panels/card/card.ts'
import { askNow } from '../../src/discord/table/answering/asking.ts'
import { handPanel } from '../../src/discord/panels/private/hand.ts'
import { helpPanel, welcomePanel } from '../../src/discord/panels/about/help.ts'
import { logPanel } from '../../src/discord/panels/past/log.ts'
import { ownPanel } from '../../src/discord/panels/private/own.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import type { TableView } from '../../src/tables/model/service.ts'
import { toy } from '../kit/toy/index.ts'
import type { Game } from '../../src/engine/index.ts'
import { assertWithinLimits, idOf, idsOf, menuValues, readable } from './limits.ts'
import { parlour, type ParlourManner } from './parlour.ts'
import { openHouse } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'

let house: ReturnType<typeof openHouse> | undefined
afterEach(async () => await house?.close())

async function sightOf(game: Game, ...users: string[]): Promise<TableView> {
  house = openHouse({ games: [game] })
  const id = await house.playing(game.rules.id, ...users)
  const view = await house.tables.views.of(id)
  if (!view || !('game' in view)) throw new Error('the game was not started')
  return view
}

const card = (view: TableView) => cardPanel(faceOf(view, askNow(view, null)), Buffer.from('png'))
const many = (count: number, start = 'k') => Array.from({ length: count }, (_, n) => `${start}${n}`)

describe('panels', () => {
  const extremes: Record<string, ParlourManner> = {
    'a quiet game': {},
    'a hundred options': { offers: many(100) },
    'labels and hints of any length': {
      offers: many(30),
      label: (key) => `${key} ${'very '.repeat(60)}`,
      prose: 'word '.repeat(400),
    },
    'text of many bytes': { prose: '龍は眠る。'.repeat(500), label: (key) => `${key}${'龍'.repeat(200)}` },
    'keys of any length': { offers: many(30, 'k'.repeat(150)) },
    'a window of six seats': { window: true, offers: many(40) },
    'empty words': { prose: '', label: () => '' },
    'a picture that takes long to describe': { prose: 'x'.repeat(3000) },
  }
  for (const [name, manner] of Object.entries(extremes)) {
    it(`stay within the limits of Discord: ${name}`, async () => {
      const users = ['ann', 'ben', 'cleo', 'dai', 'eve', '@everyone **' + 'x'.repeat(100)]
      const game = parlour(manner)
      const view = await sightOf(game, ...users)
      if (!house) return
      const lines = await house.tables.chronicle.lastLines(view.record.id, 100)
      assertWithinLimits(card(view))
      for (const seat of users.keys()) {
        for (const page of [0, 1, 9]) assertWithinLimits(ownPanel(view, seat, { page, news: [manner.prose ?? 'news'] }))
        assertWithinLimits(handPanel(view, seat, lines))
      }
      for (const page of [0, 1, 99]) assertWithinLimits(helpPanel(game, page))
      assertWithinLimits(await logPanel(house.context, view, 0))
      assertWithinLimits(welcomePanel([game, toy as unknown as Game]))
    })
  }

  it('panels show up to five short options as buttons, and more as menus of 25', async () => {
    const few = card(await sightOf(parlour({ offers: many(5) }), 'ann'))
    expect(idsOf(few)).toHaveLength(7)
    expect(menuValues(few)).toEqual([])
    await house?.close()
    const view = await sightOf(parlour({ offers: many(60) }), 'ann')
    expect(menuValues(card(view))).toHaveLength(25)
    expect(idOf(card(view), say('choose-more', { more: 35 }))).toMatch(/\|1\|ask$/)
    const offered = [0, 1, 2].flatMap((page) => menuValues(ownPanel(view, 0, { page })))
    expect(new Set(offered).size).toBe(61)
  })

  it('number the places as the picture does, with secret ones behind', async () => {
    const view = await sightOf(
      parlour({ offers: ['north', 'south'], secretOffers: ['tunnel'], places: true }),
      'ann',
      'ben',
    )
    expect(readable(card(view))).toContain('1 · Take north')
    const own = readable(ownPanel(view, 0))
    expect(own).toContain('1 · Take north')
    expect(own).toContain('2 · Take south')
    expect(own).toContain('3 · Take tunnel')
    expect(readable(card(view))).not.toContain('tunnel')
  })

  it('panels keep what only one seat may know off the card', async () => {
    const view = await sightOf(parlour({ secretOffers: ['dagger'] }), 'ann', 'ben')
    const shown = JSON.stringify(card(view))
    expect(shown).not.toMatch(/dagger|peek|Secret of seat/i)
    expect(readable(ownPanel(view, 0))).toMatch(/dagger[\s\S]*Peek/)
  })

  it('panels show the same card whether or not there are secret choices', async () => {
    const shown = []
    for (const secretOffers of [[], ['dagger'], many(40, 's')]) {
      const view = await sightOf(parlour({ secretOffers }), 'ann', 'ben')
      shown.push(JSON.stringify(card(view)).replaceAll(view.record.id, 'TABLE'))
      await house?.close()
    }
    expect(new Set(shown).size).toBe(1)
  })

  it('panels give no sign on the card of a question that is secret', async () => {
    const view = await sightOf(parlour({ secret: true }), 'ann', 'ben')
    expect(readable(card(view))).not.toContain('What do you take')
    expect(card(view).pings).toEqual([])
    expect(readable(ownPanel(view, 0))).toContain('What do you take')
  })

  it('panels say nothing while only computers decide in secret', async () => {
    const view = await sightOf(parlour({ secret: true }), 'ann', 'ben')
    const seats = view.record.seats.map((one) => (one.seat === 1 ? { ...one, user: null } : one))
    const among = (...some: number[]) =>
      askNow({ ...view, among: some, record: { ...view.record, seats } }, null).lines.join('\n')
    expect(among(1)).not.toMatch(/secret|ben/)
    expect(among(0, 1)).toContain('My choices & hand')
    expect(among()).toContain('My choices & hand')
  })

  it('panels mention the player whose turn it is, who may have a private question, whichever seat has it', async () => {
    const view = await sightOf(parlour({ secret: true }), 'ann', 'ben', 'cleo')
    const words = { ...view.game.words, active: () => 1 }
    const asking = (among: number[], other: Partial<TableView> = {}) =>
      askNow({ ...view, game: { ...view.game, words }, among, ...other }, null)
    for (const among of [[], [0, 1]]) {
      expect(asking(among).lines[0]).toBe(say('ask-your-turn', { player: '<@ben>' }))
      expect(asking(among).calls).toEqual(['ben'])
    }
    // Everybody knows that it is one of the others.
    expect(asking([0, 2]).lines.join()).not.toContain('ben')
    expect(asking([0, 2]).calls).toEqual([])
    const quiet = asking([], { notice: () => 'none' })
    expect(quiet.lines[0]).toBe(say('ask-your-turn', { player: '**ben**' }))
    expect(quiet.calls).toEqual([])
  })

  it('panels give all who are asked alike the same buttons, and each their own panel where they differ', async () => {
    const alike = card(await sightOf(parlour({ window: true }), 'ann', 'ben', 'cleo'))
    expect(idsOf(alike)).toHaveLength(4)
    expect(readable(alike)).toContain('<@ann>, <@ben> and <@cleo>: What do you take?')
    expect(alike.pings).toEqual(['ann', 'ben', 'cleo'])
    await house?.close()
    const apart = card(await sightOf(parlour({ apart: true }), 'ann', 'ben'))
    expect(idsOf(apart)).toHaveLength(2)
  })

  it('ping nobody but those who are asked', async () => {
    const view = await sightOf(toy as unknown as Game, 'ann', 'ben')
    expect(card(view).pings).toEqual(['ann'])
    expect(readable(card(view))).toContain('<@ann>: Where do you dig?')
    expect(readable(card(view))).not.toContain('<@ben>')
  })
})

describe('sentences', () => {
  it('sentences are one each, for every refusal', () => {
    for (const sentence of REFUSALS.map((why) => REFUSED[why])) {
      expect(sentence).toMatch(/^[A-Z].*[.?]$/s)
      expect(sentence.length).toBeLessThan(200)
      expect(sentence).not.toContain('\n')
    }
    expect(new Set(REFUSALS.map((why) => REFUSED[why])).size).toBe(REFUSALS.length)
  })
})
