import { describe, expect, it } from 'vitest'
import type { Game } from '../../../src/engine/index.ts'
import { ADVENTURE_CARDS, isEnemy } from '../../../src/games/talisman/data/components.ts'
import { TALISMAN } from '../../../src/games/talisman/index.ts'
import { duelOdds, figureOf, oddsOf } from '../../../src/games/talisman/view/odds.ts'
import type { CharacterView } from '../../../src/games/talisman/view/view.ts'
import { odds } from '../../../trials/games/talisman/odds.ts'
import { name } from '../../kit/met.ts'
import { lawsOfOdds } from '../../kit/odds.ts'
import { talisman } from './kit.ts'

function labelled(t: ReturnType<typeof talisman>, verb: string, key: string, args = {}) {
  return TALISMAN.words.label(verb, { key, args }, TALISMAN.rules.view(t.state, 0), name)
}
const moved = (t: ReturnType<typeof talisman>, space: string) =>
  TALISMAN.words.label('move.to', { key: `space:${space}`, place: space }, TALISMAN.rules.view(t.state, 0), name)

describe('odds beside choices', () => {
  it('a move tells the fight that waits where it ends', () => {
    const t = talisman({ troll: { at: 'fields-north' }, elf: {} }, { lying: { 'plains-west': ['wolf'] } })
    const { figures, hint } = moved(t, 'plains-west')
    const { win, lose } = oddsOf(6 - 2)
    expect(figures).toEqual({ 'fight-lost': lose, 'fight-won': win })
    expect(hint).toMatch(/^Lose \d+%, win \d+%\. Here: Wolf/)
  })

  it('a move tells what may be drawn, without the cards that everybody has seen', () => {
    const enemies = ADVENTURE_CARDS.filter(isEnemy)
    const chance = (discard: readonly string[]) =>
      moved(talisman({ troll: { at: 'fields-north' }, elf: {} }, { discard }), 'plains-west').figures?.['draw-enemy']
    expect(chance([])).toBeCloseTo(enemies.length / ADVENTURE_CARDS.length, 10)
    expect(chance(enemies.slice(0, 10))).toBeCloseTo((enemies.length - 10) / (ADVENTURE_CARDS.length - 10), 10)
    expect(chance(enemies)).toBe(0)
  })

  it('a Weapon more than counts is told as such (TAL-16.4)', () => {
    const hint = (hero: string, objects: readonly string[]) => {
      const t = talisman({ [hero]: { at: 'plains-west', objects }, elf: {} } as never)
      return labelled(t, 'card.next', 'take:axe', { card: 'axe' }).hint
    }
    expect(hint('troll', ['sword'])).toMatch(/^You have the Sword already, and only one Weapon counts\./)
    expect(hint('troll', ['shield'])).not.toContain('counts')
    expect(hint('warrior', ['sword'])).not.toContain('counts')
    expect(hint('warrior', ['sword', 'runesword'])).toMatch(/ and only 2 Weapons count\./)
  })

  it('a fight with a creature has its odds where everybody reads the choices, a duel only for those in it', () => {
    const t = talisman({ assassin: { at: 'runes-west' }, elf: {}, troll: {} })
    const side = (total: number) => ({ total, parts: [] })
    const fight = { matter: 'fight', seat: 0, fight: 'combat', foes: ['bear'], thrown: [], noDieAgainst: [] }
    const seen = (viewer: number | null, against: number | null) => {
      const matters = [{ ...fight, against, ours: side(6), theirs: side(3) }]
      const view = { ...TALISMAN.rules.view(t.state, viewer), matters } as never
      return TALISMAN.words.label('window.act', { key: 'use:assassinate' }, view, name).figures
    }
    const sure = { 'fight-lost': 0, 'fight-won': 1 }
    expect(seen(0, null)).toEqual(sure)
    expect(seen(null, null)).toEqual(sure)
    expect(seen(0, 1)).toEqual(sure)
    expect(seen(null, 1)).toBeUndefined()
    expect(seen(2, 1)).toBeUndefined()
  })

  it('a roll on a table begins with its harm', () => {
    const t = talisman({ elf: { at: 'graveyard' }, troll: { at: 'graveyard' } })
    expect(moved(t, 'crags').figures).toEqual({
      'table-harm': expect.closeTo(1 / 2),
      'table-gain': expect.closeTo(1 / 6),
    })
    const knowsTheWay = talisman({ troll: { at: 'graveyard' }, elf: {} })
    expect(moved(knowsTheWay, 'crags').figures).toBeUndefined()
    expect(labelled(t, 'space.visit', 'enchantress').hint).toMatch(/^17% to become a Toad/)
  })

  it('the Chasm tells who may fall, unless somebody knows the way (TAL-R1)', () => {
    const seen = (objects: object) => moved(talisman({ troll: { at: 'temple', ...objects }, elf: {} }), 'chasm')
    expect(seen({}).figures).toEqual({ fell: 1 / 3 })
    expect(seen({ followers: ['maiden', 'unicorn'] }).figures).toEqual({
      fell: 1 / 3,
      'follower-fell': expect.closeTo(5 / 9),
    })
    expect(seen({ followers: ['guide'] }).figures).toBeUndefined()
  })

  it('the Inner Region tells what each space may cost (TAL-14.3, TAL-14.7, TAL-14.8, TAL-R48)', () => {
    const seen = (place: string, followers: readonly string[] = []) => {
      const t = talisman({ troll: { at: 'plain-of-peril', followers } as never, elf: {} })
      return TALISMAN.words.label('move.inner', { key: `space:${place}`, place }, TALISMAN.rules.view(t.state, 0), name)
    }
    expect(seen('dice-with-death').figures).toEqual({
      'death-lost': expect.closeTo(575 / 1296),
      'death-won': expect.closeTo(575 / 1296),
    })
    expect(seen('vampires-tower', ['maiden']).figures).toEqual({ 'vampire-lives': expect.closeTo(2 / 3) })
    const { win, lose } = oddsOf(
      6 - figureOf(TALISMAN.rules.view(talisman({ troll: {}, elf: {} }).state, 0), 'pitfiend').might,
    )
    const one = (left: number) => Array.from({ length: left }, (_, n) => lose * win ** n).reduce((sum, x) => sum + x, 0)
    const all = [1, 2, 3, 4, 5, 6]
    expect(seen('pits').figures).toEqual({
      'pits-lost': expect.closeTo(all.reduce((sum, left) => sum + one(left), 0) / 6),
      'pits-won': expect.closeTo(all.reduce((sum, left) => sum + win ** left, 0) / 6),
    })
  })

  it('meeting another Character tells the better attack', () => {
    const met = (me: 'troll' | 'wizard') => {
      const t = talisman({ [me]: { at: 'fields-north' }, elf: { at: 'fields-north' } } as never)
      const [own, other] = TALISMAN.rules.view(t.state, 0).players.map(({ character }) => character as CharacterView)
      const label = labelled(t, 'encounter.do', 'character:1', { seat: 1 })
      return { label, odds: own && other ? [duelOdds(own, other, 'combat'), duelOdds(own, other, 'psychic')] : [] }
    }
    const strong = met('troll')
    expect(strong.label.figures).toEqual({ 'fight-lost': strong.odds[0]?.lose, 'fight-won': strong.odds[0]?.win })
    expect(strong.label.hint).toMatch(/^Lose \d+%, win \d+%\. Strength/)
    const wise = met('wizard')
    expect(wise.label.figures?.['fight-won']).toBe(Math.max(...wise.odds.map(({ win }) => win)))
  })

  it('Teleport and Random tell what may come of them', () => {
    const t = talisman({ troll: { at: 'fields-north' }, elf: {} }, { lying: { 'plains-west': ['wolf'] } })
    const away = labelled(t, 'window.act', 'cast:teleport:space:plains-west', {
      spell: 'teleport',
      target: 'space:plains-west',
    })
    expect(away.figures).toEqual(moved(t, 'plains-west').figures)
    const random = labelled(t, 'window.act', 'cast:random:seat:1', { spell: 'random', target: 'seat:1' })
    expect(random.hint).toMatch(/^Harm 67%, gain 33%\./)
  })

  lawsOfOdds(TALISMAN as unknown as Game, odds as never, { count: 4, kinds: 14 })
})
