import { afterEach, expect, it } from 'vitest'
import type { Game } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { Hints } from '../../src/discord/table/answering/hints.ts'
import { openStore } from '../../src/storage/index.ts'
import { toy } from '../kit/toy/index.ts'
import { parlour } from './parlour.ts'
import { idOf, readable } from './limits.ts'
import { openHouse } from './rooms.ts'

let house: ReturnType<typeof openHouse> | undefined
afterEach(async () => await house?.close())

const HINT = 'Whatever you take is yours.'

function hinting(manner: Parameters<typeof parlour>[0] = {}): Game {
  const game = parlour(manner)
  return { ...game, words: { ...game.words, hints: { pick: HINT } } }
}

it('comes once with the private panel, never by itself after a press on the card, and never again', async () => {
  house = openHouse({ games: [hinting({ times: 9 })] })
  await house.playing('parlour', 'ann', 'ben')
  expect(await house.press('ann', idOf(house.card(), 'Take a'))).toBeNull()
  await house.shown()
  expect(readable(await house.hand('ann'))).toContain(`💡 *${HINT}*`)
  expect(readable(await house.hand('ann'))).not.toContain(HINT)
  expect(readable(house.card())).not.toContain(HINT)
})

it('the hint is in the private panel of the first player who opens one', async () => {
  house = openHouse({ games: [hinting({ secret: true, times: 9 })] })
  await house.playing('parlour', 'ann', 'ben')
  const open = async () => await house?.press('ann', idOf(house.card(), 'My choices & hand'))
  const [first, second] = [await open(), await open()]
  expect(JSON.stringify(first)).toContain(HINT)
  expect(JSON.stringify(second)).not.toContain(HINT)
})

it('is remembered over a restart, for each game and person by themselves', async () => {
  const store = openStore()
  const view = { game: hinting(), viewFor: () => ({}) }
  const asked = { verb: 'pick.one' } as Parameters<Hints['next']>[2]
  expect(await new Hints(store).next('ann', view, asked)).toHaveLength(1)
  expect(await new Hints(store).next('ann', view, asked)).toEqual([])
  expect(await new Hints(store).next('ben', view, asked)).toHaveLength(1)
  expect(await new Hints(store).next('ann', { ...view, game: toy as unknown as Game }, asked)).toEqual([])
  await store.close()
})

it('is short enough for a phone, in every game', () => {
  for (const { words } of GAMES) {
    expect(Object.keys(words.hints ?? {}).length).toBeGreaterThan(3)
    for (const hint of Object.values(words.hints ?? {})) expect(hint.length, hint).toBeLessThanOrEqual(160)
  }
})

it('what newcomers stumble over is told when it comes up, one hint a question', async () => {
  for (const [id, verb, ...told] of [
    ['warlock', 'turn.action', 'A Key card shows', 'A turn is one action'],
    ['warlock', 'battle.item', 'Nobody may tell from my silence', 'Each round'],
    ['talisman', 'move.to', 'decided on the Crown', 'head start', 'choose a direction'],
    ['talisman', 'window.act', 'Moments like this one are for Spells'],
    ['imperial', 'phase.move', 'the most treasures at the end wins', 'A move is by road'],
    ['imperial', 'played.target', 'Send it to the leader'],
  ] as const) {
    const store = openStore()
    const game = (GAMES as readonly Game[]).find(({ rules }) => rules.id === id)
    if (!game) throw new Error(id)
    const setup = { seats: 2, preset: 'short', seed: 'hints', experience: [0, 0] }
    const view = { game, viewFor: (viewer: number | null) => game.rules.view(game.rules.create(setup), viewer) }
    const asked = { seat: 0, verb } as Parameters<Hints['next']>[2]
    const hints = new Hints(store)
    for (const hint of told) expect((await hints.next('ann', view, asked)).join()).toContain(hint)
    expect(await hints.next('ann', view, asked)).toEqual([])
    await store.close()
  }
})
