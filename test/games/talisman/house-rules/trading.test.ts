import { describe, expect, test } from 'vitest'
import { isFree } from '../../../../src/games/talisman/rules/deeds/asking.ts'
import { encounter } from '../../../../src/games/talisman/rules/turn/encounter.ts'
import { asideKeys } from '../cards/asides.ts'
import { talisman, type Around, type Somebody } from '../kit.ts'

/** Trading on one space, by agreement (TAL-OPT.18). */

const options = { trading: true } as const
const AT = { at: 'fields-south' } as const

function table(elf: Somebody = {}, troll: Somebody = {}, around: Around = {}) {
  return talisman(
    { elf: { ...AT, ...elf }, troll: { ...AT, ...troll }, druid: { at: 'oasis' } },
    { options, ...around },
  )
}

const offers = (...steps: string[]) => steps.map((key) => ['trade.deal', key, 'elf'] as const)

describe('a deal', () => {
  test('a deal is struck on the Turn of either: Objects, Followers and Gold change hands if both agree', () => {
    const t = table({ objects: ['sword'], gold: 2 }, { followers: ['maiden'], gold: 3 })
    const got = t.play(encounter, 'elf', [
      ['trade.offer', 'seat:1', 'elf'],
      ...offers('give:sword-1', 'give:gold', 'get:maiden', 'get:gold', 'get:gold', 'propose'),
      ['trade.answer', 'agree', 'troll'],
      ['encounter.do', 'space'],
    ])
    expect(got.of('deal-offered')).toMatchObject([
      { gives: { cards: ['sword-1'], gold: 1 }, gets: { cards: ['maiden'], gold: 2 } },
    ])
    expect(t.who('elf')).toMatchObject({ objects: [], gold: 3 })
    expect(t.who('elf').followers).toContain('maiden')
    expect(t.who('troll')).toMatchObject({ objects: ['sword-1'], followers: [], gold: 2 })
  })

  test('a deal may be offered by the one whose Turn it is not, and needs something to give or to get', () => {
    const t = table({}, { objects: ['axe'] })
    expect(asideKeys(t, 'troll', 'trade.offer')).toEqual(['seat:0'])
    const got = t.play(encounter, 'elf', [
      ['trade.offer', 'seat:0', 'troll'],
      ['trade.deal', 'give:axe', 'troll'],
      ['trade.deal', 'propose', 'troll'],
      ['trade.answer', 'agree', 'elf'],
      ['encounter.do', 'space'],
    ])
    expect(got.offered('trade.deal')).toEqual(['cancel', 'give:axe', 'give:gold', 'get:gold'])
    expect(t.who('elf').objects).toEqual(['axe'])
  })

  test('declined, it is not offered again in that Turn; given up before, it is', () => {
    const t = table({ gold: 1 })
    t.play(encounter, 'elf', [
      ['trade.offer', 'seat:1', 'elf'],
      ...offers('give:gold', 'cancel'),
      ['trade.offer', 'seat:1', 'elf'],
      ...offers('give:gold', 'propose'),
      ['trade.answer', 'decline', 'troll'],
      ['encounter.do', 'space'],
    ])
    expect(t.who('elf').gold).toBe(1)
    expect(asideKeys(t, 'elf', 'trade.offer')).toEqual([])
    expect(asideKeys(t, 'troll', 'trade.offer')).toEqual(['seat:0'])
    t.turns()
    expect(t.state.turn.used).toEqual([])
  })

  test('a deal has no default but no deal', () => {
    const t = table({ gold: 1 })
    const got = t.play(encounter, 'elf', [
      ['trade.offer', 'seat:1', 'elf'],
      ...offers('give:gold', 'propose'),
      ['trade.answer', 'decline', 'troll'],
      ['encounter.do', 'space'],
    ])
    const defaults = got.asked.filter(({ verb }) => verb.startsWith('trade.') && verb !== 'trade.offer')
    expect(defaults.map(({ default: fallback }) => fallback)).toEqual(['cancel', 'cancel', 'decline'])
  })

  test('a deal lets a player with too much then drop it (TAL-R20)', () => {
    const t = table({ objects: ['axe', 'helmet', 'shield', 'ring'] }, { objects: ['cross', 'wand'] })
    const got = t.play(encounter, 'elf', [
      ['trade.offer', 'seat:1', 'elf'],
      ...offers('give:axe', 'get:cross', 'get:wand', 'propose'),
      ['trade.answer', 'agree', 'troll'],
      ['things.drop', 'helmet', 'elf'],
      ['encounter.do', 'space'],
    ])
    expect(got.offered('things.drop')).toHaveLength(5) // only once both have their part of the deal
    expect(t.who('elf').objects).toEqual(['shield', 'ring', 'cross', 'wand'])
  })
})

describe('no deal', () => {
  const partners = (elf: Somebody, troll: Somebody, around: Around = {}) =>
    asideKeys(table(elf, troll, around), 'elf', 'trade.offer')

  test('no deal: not on the Crown of Command, as a Toad or with one, from another space, or in a third player’s Turn', () => {
    expect(partners({}, {})).toEqual(['seat:1'])
    expect(partners({ at: 'crown-of-command' }, { at: 'crown-of-command' })).toEqual([])
    expect(partners({ toad: 2 }, {})).toEqual([])
    expect(partners({}, { toad: 2 })).toEqual([])
    expect(partners({}, { at: 'city' })).toEqual([])
    expect(partners({}, {}, { active: 'druid' })).toEqual([])
  })

  test('no deal: without the house rule (TAL-3.5a)', () => {
    expect(partners({}, {}, { options: {} })).toEqual([])
  })

  test('no deal: in Curses, in Charmed and Raised followers, or in what the other may not have (TAL-R22, TAL-R29)', () => {
    const elf = { objects: ['holy-grail', 'sword'], followers: ['poltergeist', 'ape', 'guide'], gold: 0 }
    const t = table(elf, { alignment: 'evil', followers: ['hag'], gold: 0 })
    const got = t.play(encounter, 'elf', [
      ['trade.offer', 'seat:1', 'elf'],
      ...offers('cancel'),
      ['encounter.do', 'space'],
    ])
    expect(got.offered('trade.deal')).toEqual(['cancel', 'give:sword-1'])
  })

  test('no deal: while something is under way with either (TAL-R5)', () => {
    const t = table()
    t.state.concerned.push(1)
    expect(asideKeys(t, 'elf', 'trade.offer')).toEqual([])
    t.state.concerned.pop()
    expect(isFree(t.state, 1)).toBe(true)
    expect(asideKeys(t, 'elf', 'trade.offer')).toEqual(['seat:1'])
  })

  test('no deal: if either leaves in the middle of it (TAL-R93)', () => {
    const t = table({ gold: 3, objects: ['sword'] })
    const got = t.play(encounter, 'elf', [
      ['trade.offer', 'seat:1', 'elf'],
      ...offers('give:gold', 'propose'),
      ['leave', 'leave', 'troll'],
    ])
    expect(got.of('gold-given')).toEqual([])
    expect(got.of('deal-answered')).toEqual([])
  })

  test('no deal: in what a change of Alignment has made impossible meanwhile (TAL-7.3)', () => {
    const people = { elf: { ...AT, gold: 2 }, druid: { ...AT, objects: ['holy-grail'] }, troll: {} } as const
    const t = talisman(people, { options })
    const got = t.play(encounter, 'elf', [
      ['trade.offer', 'seat:1', 'elf'],
      ['trade.deal', 'get:holy-grail', 'elf'],
      ['trade.deal', 'give:gold', 'elf'],
      ['trade.deal', 'propose', 'elf'],
      ['druid.shift', 'evil', 'druid'],
      ['encounter.do', 'space'],
    ])
    expect(got.of('deal-answered')).toMatchObject([{ agreed: false }])
    expect(got.of('given')).toEqual([])
    expect(t.who('elf').gold).toBe(2)
  })
})
