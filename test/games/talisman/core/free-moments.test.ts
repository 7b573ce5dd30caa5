import { describe, expect, test } from 'vitest'
import { Run } from '../../../../src/engine/index.ts'
import { TALISMAN_RULES } from '../../../../src/games/talisman/rules/index.ts'
import { encounter } from '../../../../src/games/talisman/rules/turn/encounter.ts'
import { strengthOf } from '../../../../src/games/talisman/state/numbers.ts'
import { asideKeys } from '../cards/asides.ts'
import { talisman } from '../kit.ts'

/** The asides beside the question, and when they are not allowed (TAL-R5). */

describe('while a die lies open', () => {
  test('nothing is ditched or drunk between the movement die and the Move (TAL-R5)', () => {
    const belongings = { objects: ['sword', 'potion-of-strength'], trophies: ['dragon'] }
    const table = () => talisman({ elf: { at: 'city', ...belongings }, troll: {} }).dice(1)
    for (const [verb, key] of [
      ['things.ditch', 'sword-1'],
      ['potion.drink', 'card:potion-of-strength'],
    ] as const) {
      const late = [
        ['move.how', 'roll'],
        [verb, key],
        ['move.to', 'space:fields-south'],
      ] as const
      expect(() => table().turns(late), verb).toThrow('never asked: move.to')
      const early = [
        [verb, key],
        ['move.how', 'roll'],
        ['move.to', 'space:fields-south'],
      ] as const
      expect(() => table().turns(early), verb).not.toThrow()
    }
  })

  test('no Follower is left behind while the Vampire waits for the payment (TAL-R5)', () => {
    const t = talisman({ elf: { at: 'mines', objects: ['talisman'], followers: ['maiden', 'guide'] } })
    const answers = [
      ['move.inner', 'space:vampires-tower'],
      ['things.ditch', 'maiden'],
      ['vampire.give', 'none'],
    ] as const
    expect(() => t.dice(1).turns(answers)).toThrow('never asked: things.ditch')
  })
})

describe('trophies at any time (TAL-1.4, TAL-1.4a)', () => {
  const trophies = ['dragon', 'wolf'] as const
  const ogre = { lying: { ruins: ['ogre', 'market'] } } as const

  test('trophies at any time (TAL-1.4, TAL-1.4a): while an Ogre attacks: the new Strength counts in the fight', () => {
    const t = talisman({ elf: { at: 'ruins', trophies }, troll: {} }, ogre).dice(3, 1)
    t.who('elf').spells.push('hex')
    t.state.spellDeck = t.state.spellDeck.filter((spell) => spell !== 'hex')
    const got = t.play(encounter, 'elf', [['trophies.trade', 'strength:1', 'elf']])
    const kinds = got.facts.map(({ kind }) => kind)
    expect(kinds.indexOf('attacked')).toBeGreaterThanOrEqual(0)
    expect(kinds.indexOf('traded-trophies')).toBeGreaterThan(kinds.indexOf('attacked'))
    expect(kinds.indexOf('traded-trophies')).toBeLessThan(kinds.indexOf('fought'))
    expect(got.of('fought')[0]?.ours.total).toBe(4 + 3)
  })

  test('between the movement die and the Move, and by others in whose Turn it is not', () => {
    const t = talisman({ elf: { at: 'city', trophies }, troll: { trophies: ['giant', 'wild-boar'] } }).dice(1)
    const got = t.turns([
      ['trophies.trade', 'strength:1', 'troll'],
      ['trophies.trade', 'strength:1', 'elf'],
      ['move.to', 'space:fields-south'],
    ])
    expect(got.of('traded-trophies').map(({ seat }) => seat)).toEqual([1, 0])
    expect([t.who('elf').strength, t.who('troll').strength]).toEqual([4, 7])
  })

  test('trophies at any time (TAL-1.4, TAL-1.4a): not as a Toad, and not while others of them are being picked', () => {
    const toad = talisman({ elf: { trophies, toad: 2 }, troll: {} })
    expect(asideKeys(toad, 'elf', 'trophies.trade')).toEqual([])
    const t = talisman({ elf: { at: 'city', trophies }, troll: {} })
    const { run } = Run.start(TALISMAN_RULES, t.state)
    expect(run.submit({ seat: 0, verb: 'trophies.trade', key: 'choose:strength' })).not.toBeTypeOf('string')
    expect(run.askedOf(0)?.verb).toBe('trophies.choose')
    expect(run.asidesOf(0).filter(({ verb }) => verb === 'trophies.trade')).toEqual([])
    run.submit({ seat: 0, verb: 'trophies.choose', key: 'cancel' })
    expect(run.asidesOf(0).filter(({ verb }) => verb === 'trophies.trade')).not.toEqual([])
    expect(t.state).not.toHaveProperty('handingIn')
  })
})

describe('whose ability says otherwise (TAL-8.1)', () => {
  test('the Druid changes sides in the middle of a fight, but not while a die lies open (druid-shift)', () => {
    const people = { druid: { at: 'ruins', objects: ['runesword', 'sword'] }, elf: {} } as const
    const t = talisman(people, { lying: { ruins: ['ogre', 'market'] } }).dice(3, 1)
    const got = t.play(encounter, 'druid', [
      ['druid.shift', 'good'],
      ['fight.weapons', 'sword-1'],
    ])
    const kinds = got.facts.map(({ kind }) => kind)
    expect(kinds.indexOf('aligned')).toBeGreaterThan(kinds.indexOf('attacked'))
    expect(got.offered('fight.weapons')).toEqual(['sword-1', 'none'])
    const late = talisman({ druid: { at: 'city', objects: ['potion-of-strength'] }, elf: {} }).dice(1)
    const answers = [
      ['move.how', 'roll'],
      ['druid.shift', 'good'],
      ['move.to', 'space:fields-south'],
    ] as const
    expect(() => late.turns(answers)).toThrow('never asked: move.to')
  })

  test('a fixed Weapon that must be put down no longer counts (TAL-7.3)', () => {
    const t = talisman({ elf: { at: 'ruins', objects: ['sword', 'axe'] }, druid: { at: 'ruins' } })
    const druid = t.who('druid')
    druid.objects.push('runesword')
    t.state.deck = t.state.deck.filter((card) => card !== 'runesword')
    const got = t.dice(1, 6).play(encounter, 'elf', [
      ['encounter.do', 'character:1'],
      ['fight.weapons', 'sword-1'],
      ['fight.spoils', 'life'],
    ])
    expect(got.of('fought')[0]?.theirs.parts.map(({ from }) => from)).toContain('runesword')
    const shifts = talisman({ druid: { at: 'ruins' }, elf: { at: 'ruins', objects: ['sword', 'axe'] } })
    shifts.who('druid').objects.push('runesword')
    shifts.state.deck = shifts.state.deck.filter((card) => card !== 'runesword')
    const lost = shifts.dice(1, 6).play(encounter, 'druid', [
      ['encounter.do', 'character:1'],
      ['druid.shift', 'good', 'druid'], // while the Elf chooses between Sword and Axe
      ['fight.weapons', 'sword-1', 'elf'],
      ['fight.spoils', 'nothing'],
    ])
    expect(shifts.lies('ruins')).toEqual(['runesword'])
    expect(lost.of('fought')[0]?.ours.parts.map(({ from }) => from)).not.toContain('runesword')
  })

  test('a Character who robs the Druid takes one of the remaining cards (TAL-7.3)', () => {
    const t = talisman({ thief: { at: 'city', alignment: 'evil' }, druid: { at: 'city', gold: 0 } })
    t.who('druid').objects.push('runesword')
    t.who('druid').followers.push('mule')
    t.state.deck = t.state.deck.filter((card) => !['runesword', 'mule'].includes(card))
    t.play(encounter, 'thief', [
      ['encounter.do', 'character:1'],
      ['character.do', 'thief-steal'],
      ['druid.shift', 'good', 'druid'],
      ['encounter.do', 'end'],
    ])
    expect(t.who('thief').followers).toEqual(['mule']) // everything left is taken without asking
  })

  test('the Prophetess looks at others’ Spells in the middle of her own fight (prophetess-peek)', () => {
    const people = { prophetess: { at: 'ruins' }, elf: { spells: ['hex'] } } as const
    const t = talisman(people, { lying: { ruins: ['ogre', 'market'] } })
    t.who('prophetess').spells.push('nullify')
    t.state.spellDeck = t.state.spellDeck.filter((spell) => spell !== 'nullify')
    const got = t.dice(3, 1).play(encounter, 'prophetess', [
      ['window.act', 'pass', 'prophetess'],
      ['prophetess.peek', 'seat:1'],
    ])
    const attacked = got.facts.findIndex(({ kind }) => kind === 'attacked')
    const seen = got.facts.findIndex(({ kind }) => kind === 'hand-seen')
    expect(attacked).toBeGreaterThanOrEqual(0)
    expect(seen).toBeGreaterThan(attacked)
    expect(got.heard('hand-seen', null)).toEqual([])
  })
})

describe('the order never to be asked (TAL-R110)', () => {
  test('the order never to be asked (TAL-R110) passes Spells, and not a card or an ability of one’s own', () => {
    const lying = { ruins: ['ogre', 'market'] } as const
    const assassin = talisman({ assassin: { at: 'ruins', order: 'never', spells: [] }, elf: {} }, { lying })
    const own = assassin
      .dice(6)
      .play(encounter, 'assassin')
      .asked.filter(({ verb }) => verb === 'window.act')
    expect(own.filter(({ keys }) => keys.includes('use:assassinate')).map(({ standing }) => standing)).toEqual([null])
    const wizard = talisman({ wizard: { at: 'ruins', order: 'never', spells: ['hex'] }, elf: {} }, { lying })
    const passed = wizard
      .dice(6, 1)
      .play(encounter, 'wizard')
      .asked.filter(({ verb }) => verb === 'window.act')
    expect(passed.length).toBeGreaterThan(0)
    expect(new Set(passed.map(({ standing }) => standing))).toEqual(new Set(['pass']))
  })
})

describe('effects that last until a Turn ends', () => {
  test('a Potion drunk in the last Turn has worn off when points decide (TAL-OPT.24, TAL-R26)', () => {
    const people = {
      elf: { at: 'city', missTurns: 0, objects: ['potion-of-strength'] },
      troll: { at: 'city' },
    } as const
    const t = talisman(people, { short: true, round: 54, active: 'elf' })
    t.state.first = 1
    const got = t.dice(1).turns([
      ['potion.drink', 'card:potion-of-strength'],
      ['move.to', 'space:fields-south'],
    ])
    expect(got.of('boosted')).toHaveLength(1)
    const parts = got.of('scored').find(({ seat }) => seat === 0)?.score.parts ?? []
    expect(parts.find(({ from }) => from === 'strength')?.value).toBe(strengthOf(t.state, 0).total)
    expect(parts.find(({ from }) => from === 'strength')?.value).toBe(3)
  })

  test('a Quest is paid before moving: after a Teleport it waits for the end of the Turn (TAL-R62, TAL-R63)', () => {
    const people = { elf: { at: 'city', quest: 'quest-two-gold', gold: 2, spells: ['teleport'] }, troll: {} } as const
    const t = talisman(people, { pile: ['bag-of-gold'] })
    const got = t.turns([
      ['window.act', 'cast:teleport:space:fields-south'],
      ['card.next', 'take:bag-of-gold-1'],
      ['quest.pay', 'gold:2'],
    ])
    expect(got.of('cards-drawn')).toMatchObject([{ space: 'fields-south' }])
    const kinds = got.facts.map(({ kind }) => kind)
    expect(kinds.indexOf('quest-done')).toBeGreaterThan(kinds.indexOf('taken'))
    const early = talisman({ elf: { at: 'city', quest: 'quest-two-gold', gold: 2 }, troll: {} })
    expect(early.turns({ 'quest.pay': 'gold:2' }).of('encountered')).toEqual([]) // they give up their Move
  })

  test('Spells above the limit go as soon as a Toad turns back, not at the end of the step (TAL-2.8, TAL-R18)', () => {
    const t = talisman({ troll: { at: 'city', toad: 1, spells: ['healing', 'nullify'] }, elf: {} })
    const got = t.turns({ 'move.to': 'space:fields-south' })
    const kinds = got.facts.map(({ kind }) => kind)
    expect(got.of('spells-discarded').flatMap(({ spells }) => spells)).toHaveLength(2)
    expect(kinds.indexOf('spells-discarded')).toBeGreaterThan(kinds.indexOf('toad-over'))
    const ending = got.asked.filter(
      ({ verb, keys }) => verb === 'window.act' && keys.some((key) => key.startsWith('cast:')),
    )
    expect(ending.filter(({ who }) => who === 'troll')).toEqual([])
  })
})

test('nothing is offered twice beside the matter in hand', () => {
  const t = talisman({ druid: { objects: ['sword'] }, elf: {} })
  const asides = TALISMAN_RULES.asides?.(t.state, 0) ?? []
  const ids = asides.map(({ verb, key }) => `${verb} ${key}`)
  expect(new Set(ids).size).toBe(ids.length)
})
