import { describe, expect, it } from 'vitest'
import { Run, type Asked } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { candidatesIn as inRealm } from '../../src/render/games/imperial/portraits.ts'
import { candidatesIn as onBoard } from '../../src/render/games/talisman/portraits.ts'
import { paintPortraits, type Portrait } from '../../src/render/card/portraits.ts'
import { HUES } from '../../src/render/faces/emblem.ts'

function begun(id: string, chosen: Record<string, string>): readonly Asked[] {
  const game = GAMES.find(({ rules }) => rules.id === id)
  if (!game) throw new Error(`no ${id}`)
  const options = game.rules.sheet.chosen('short', chosen)
  const setup = { seats: 3, preset: 'short', options, seed: 'a', experience: [0, 0, 0] }
  return Run.start(game.rules, game.rules.create(setup)).run.askedAsSeenBy(null)
}

describe('portraits', () => {
  it('portraits show all characters of the realm that may be chosen', () => {
    expect(inRealm(begun('imperial', {}))).toHaveLength(10)
    expect(inRealm([])).toEqual([])
  })

  it('portraits show all Characters where they are chosen, and none where they are dealt or picked in secret', () => {
    expect(onBoard(begun('talisman', { 'character-selection': 'choose' }))).toHaveLength(14)
    expect(onBoard(begun('talisman', { 'character-selection': 'random' }))).toEqual([])
    expect(onBoard(begun('talisman', {}))).toEqual([])
  })

  it.each([1, 3, 6, 10, 14, 20])('portraits have room for %i', (count) => {
    const one: Portrait = {
      name: 'The Honourable Maximilian',
      emblem: { icon: 'crown', hue: HUES.gold },
      figures: Array.from({ length: 4 }, () => ({ icon: 'hearts', colour: '#b3372b', text: '12' })),
    }
    const all = Array.from({ length: count }, () => one)
    const [wide, narrow] = [paintPortraits('Who?', all, 'wide'), paintPortraits('Who?', all, 'narrow')]
    expect([wide.width, wide.height, narrow.width, narrow.height]).toEqual([1000, 750, 720, 750])
  })
})
