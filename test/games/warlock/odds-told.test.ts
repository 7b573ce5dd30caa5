import { describe, expect, it } from 'vitest'
import type { Game } from '../../../src/engine/index.ts'
import { spaceOf } from '../../../src/games/warlock/data/board.ts'
import { foeOf } from '../../../src/games/warlock/data/components.ts'
import { MAZE_IDS } from '../../../src/games/warlock/data/ids.ts'
import { WARLOCK } from '../../../src/games/warlock/index.ts'
import { battleOutlook, roomOutlook } from '../../../src/games/warlock/view/battles.ts'
import { roundOdds } from '../../../src/games/warlock/view/odds.ts'
import { odds } from '../../../trials/games/warlock/odds.ts'
import { name } from '../../kit/met.ts'
import { lawsOfOdds } from '../../kit/odds.ts'
import { warlock } from './kit.ts'

const viewOf = (t: ReturnType<typeof warlock>) => WARLOCK.rules.view(t.state, 0)

describe('odds beside choices', () => {
  it('a whole battle tells who falls first, and at what cost', () => {
    // As strong as the Ogre, and with as much Stamina: both sides fall to the same wound.
    const [{ skill = 0, stamina = 0 } = {}] = foeOf('ogre').monsters
    const even = viewOf(warlock({ A: { at: 'well-room', skill, stamina, startingSword: false }, B: {} }))
    const outlook = battleOutlook(even, 0, 'ogre')
    expect(outlook?.win).toBeCloseTo(0.5, 10)
    expect(outlook?.die).toBeCloseTo(0.5, 10)
    // An adventurer who stops at the first wound only wins by landing every blow.
    const { win, lose } = roundOdds(0)
    const blows = Math.ceil(stamina / 2)
    expect(battleOutlook(even, 0, 'ogre', stamina - 1)?.win).toBeCloseTo((win / (win + lose)) ** blows, 10)
  })

  it('a card that strikes first tells the battle with it: a shot only as often as it hits (WAR-24.42)', () => {
    const view = viewOf(warlock({ A: { at: 'well-room', skill: 9, stamina: 10, startingSword: false }, B: {} }))
    const [plain, fire, bow] = [null, 'scroll-of-dragonfire', 'bow-and-silver-arrow'] as const
    const wins = [plain, fire, bow].map((card) => battleOutlook(view, 0, 'ogre', 0, card)?.win ?? NaN)
    const [{ skill = 0, stamina = 0 } = {}] = foeOf('ogre').monsters
    expect(stamina).toBeGreaterThan(6)
    expect(wins[1]).toBeGreaterThan(wins[0] ?? 1)
    expect(wins[2]).toBeGreaterThan(wins[0] ?? 1)
    // What kills the Dragon, or banishes the dead, ends no battle with an Ogre.
    expect(battleOutlook(view, 0, 'dragon', 0, fire)).toEqual({ win: 1, die: 0, low: 0, cost: 0 })
    expect(battleOutlook(view, 0, 'ogre', 0, 'silver-cross')).toBeNull()
    const sure = viewOf(warlock({ A: { at: 'well-room', skill: 12, stamina: 10, startingSword: false }, B: {} }))
    expect(skill).toBeLessThan(12)
    expect(battleOutlook(sure, 0, 'vampire', 0, bow)?.die).toBe(0)
    const label = WARLOCK.words.label('battle.item', { key: `use:${fire}`, args: { card: fire } }, view, name, {
      seat: 0, foe: 'ogre', rival: null, round: 0, current: 0, stamina: [stamina],
    }) // prettier-ignore
    expect(label.hint).toMatch(/^With it: death \d+%, victory \d+%, about \d+ Stamina lost\./)
  })

  it('a face-down room counts out the cards already seen', () => {
    const t = warlock({ A: { at: 'well-room' }, B: {} })
    const before = roomOutlook(viewOf(t), 0)
    const hidden = Object.values(t.state.rooms).find(({ encounter }) => encounter?.card === 'ogre')?.encounter
    if (hidden) hidden.known = true
    const after = roomOutlook(viewOf(t), 0)
    expect(hidden).toBeDefined()
    expect(after?.monster).toBeLessThan(before?.monster ?? 0)
  })

  it('a number tells how likely it is beneath the chest, and how much an answer teaches', () => {
    const t = warlock({ A: { keyCards: [1, 2, 3] }, B: { keyCards: [4, 5, 6] } })
    const label = (n: number) =>
      WARLOCK.words.label('challenge.name', { key: `${n}`, args: { number: n } }, viewOf(t), name)
    const half = expect.closeTo(1 / 2) as number
    expect(label(7).figures).toEqual({ 'not-beneath': half, beneath: half, 'ruled-out': half })
    expect(label(7).hint).toMatch(
      /^Elsewhere 50%, beneath the chest 50%\. An answer rules out 50% of possible chests\./,
    )
    expect(label(1).figures).toBeUndefined()
  })

  it('a look tells how much it teaches on average, and the truth about a number as much (WAR-24.17)', () => {
    const t = warlock({ A: { keyCards: [1, 2, 3] }, B: { keyCards: [4, 5, 6] } })
    const seen = (verb: string, key: string, args = {}) =>
      WARLOCK.words.label(verb, { key, args: args as never }, viewOf(t), name)
    // Each of the six numbers that A doesn't have is as likely in either place.
    const prisoner = seen('encounter.prisoner', 'seat:1', { rival: 1 })
    expect(prisoner.figures).toEqual({ 'ruled-out': expect.closeTo(1 / 2) })
    expect(prisoner.hint).toMatch(/^It rules out 50% of possible chests\. A random one of the 3/)
    expect(seen('encounter.stranger', 'gold', { price: 2 }).figures).toEqual({ 'ruled-out': expect.closeTo(1 / 2) })
    const none = { gold: 0, provisions: 0, cards: [], keys: [], shows: [], own: false, answers: [] }
    const deal = { from: 1, to: 0, gives: { ...none, answers: [7] }, asks: none, cards: [], own: null }
    // B has the number half of the time; then half of the chests are out.
    expect(seen('deal.answer', 'accept', deal).figures).toEqual({ 'ruled-out': expect.closeTo(1 / 4) })
  })

  it('a Maze space tells how likely it is a dead end, by the cards that nobody has seen (WAR-18.5)', () => {
    const t = warlock({ A: { at: spaceOf(MAZE_IDS[0]).mazeLinks?.[0] ?? '' }, B: {} })
    const { figures, hint } = WARLOCK.words.label('maze.enter', { key: MAZE_IDS[0] }, viewOf(t), name)
    const dead = figures?.['dead-end'] ?? 0
    expect(dead).toBeGreaterThan(0)
    expect(dead).toBeLessThan(1)
    expect(hint).toBe(`${Math.round(dead * 100)}% a dead end, which costs the turn. You don’t know this card.`)
  })

  lawsOfOdds(WARLOCK as unknown as Game, odds as never, { count: 4, kinds: 16 })
})
