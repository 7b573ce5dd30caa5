import { describe, expect, test } from 'vitest'
import { encounter, follow } from '../../../../src/games/talisman/rules/turn/encounter.ts'
import { land } from '../../../../src/games/talisman/rules/turn/landing.ts'
import { move } from '../../../../src/games/talisman/rules/turn/movement.ts'
import { craftOf, hasUsableTalisman, spellLimitOf, strengthOf } from '../../../../src/games/talisman/state/numbers.ts'
import { talisman } from '../kit.ts'
import { asideKeys, takeAside } from './asides.ts'

describe('Followers', () => {
  test('maiden, unicorn: Strength and Craft always, on the Cursed Glade too (TAL-1.6b)', () => {
    const t = talisman({ elf: { at: 'cursed-glade', followers: ['maiden', 'unicorn'], objects: ['ring'] } })
    expect([strengthOf(t.state, 0).total, craftOf(t.state, 0).total]).toEqual([4, 7])
  })

  test('alchemist: on the own Turn Objects for 1 Gold each, at any free moment', () => {
    const t = talisman({ elf: { followers: ['alchemist'], objects: ['sword', 'purchase-axe'] } })
    expect(asideKeys(t, 'elf', 'alchemist.turn')).toEqual(['card:sword-1', 'card:purchase-axe-1'])
    takeAside(t, 'elf', 'alchemist.turn', 'card:purchase-axe-1')
    expect(t.who('elf')).toMatchObject({ gold: 2, objects: ['sword-1'] })
    const other = talisman({ troll: {}, elf: { followers: ['alchemist'], objects: ['sword'] } })
    expect(asideKeys(other, 'elf', 'alchemist.turn')).toEqual([])
  })

  test('gnome: opens the Portal by Craft with one die', () => {
    const t = talisman({ elf: { at: 'portal-of-power', followers: ['gnome'] } }).dice(6, 4)
    const got = t.play(move, 'elf', { 'move.to': 'portal:craft' })
    expect(got.of('portal-tried')).toMatchObject([{ roll: { total: 4 }, opens: true }])
  })

  test.each([
    ['gnome', 'crags'],
    ['guide', 'crags'],
    ['guide', 'forest'],
    ['guide', 'chasm'],
    ['pixie', 'forest'],
  ] as const)('%s: no need to roll in the %s', (card, space) => {
    const t = talisman({ warrior: { at: space, followers: [card, 'maiden'] } })
    const got = t.play(follow, 'warrior')
    expect(got.of('roll-skipped')).toHaveLength(1)
    expect(t.who('warrior')).toMatchObject({ lives: 4, missTurns: 0 })
    expect(t.who('warrior').followers).toHaveLength(2)
  })

  test('guide and Dwarf in the Chasm: all may be spared, or only the Character', () => {
    const t = talisman({ dwarf: { at: 'chasm', followers: ['guide'] } }).dice(1)
    const got = t.play(follow, 'dwarf', { 'space.skip': 'skip:himself' })
    expect(got.offered('space.skip')).toEqual(['skip', 'skip:himself', 'roll'])
    expect(t.who('dwarf')).toMatchObject({ lives: 4, followers: [] })
  })

  test.each([
    ['gnome', 'hills-south'],
    ['pixie', 'woods-south'],
  ] as const)('%s: evades anything in the %s', (card, space) => {
    const t = talisman({ warrior: { at: space, followers: [card] } }, { lying: { [space]: ['dragon'] } })
    const got = t.play(encounter, 'warrior', { 'window.act': 'evade:dragon-1' })
    expect(got.of('fought')).toEqual([])
  })

  test('mercenary: hired for 1 Gold; once a Turn 1 Gold buys 3 Strength in Combat', () => {
    const t = talisman({ elf: { at: 'ruins', gold: 2 } }, { lying: { ruins: ['mercenary', 'maiden'] } })
    t.play(encounter, 'elf', { 'card.next': ['take:mercenary', 'done'] })
    expect(t.who('elf')).toMatchObject({ gold: 1, followers: ['mercenary'] })
    const fight = talisman({ elf: { at: 'ruins', followers: ['mercenary'] } }, { lying: { ruins: ['ogre', 'market'] } })
    const got = fight.away().dice(3, 3).play(encounter, 'elf')
    expect(got.of('fought')).toMatchObject([{ ours: { total: 9 }, theirs: { total: 8 }, result: 'won' }])
    expect(fight.who('elf').gold).toBe(0)
    expect(strengthOf(fight.state, 0).total).toBe(3)
  })

  test('mercenary: by default not hired without need, nor without effect', () => {
    for (const foe of ['goblin', 'demon']) {
      const t = talisman({ elf: { at: 'ruins', followers: ['mercenary'] } }, { lying: { ruins: [foe, 'market'] } })
      t.away().dice(6, 1).play(encounter, 'elf')
      expect(t.who('elf').gold).toBe(1)
    }
  })
})

describe('Magic Objects', () => {
  test('amulet: its owner casts nothing, and no Spell affects them (TAL-R83); a Hex neither', () => {
    const t = talisman(
      { elf: { at: 'oasis', objects: ['amulet'], spells: ['healing'], lives: 2 }, troll: {} },
      { hex: { at: 'oasis', by: 'troll' } },
    )
    const got = t.play(land, 'elf')
    expect(got.asked).toEqual([])
    expect(t.who('elf').lives).toBe(2)
  })

  test('cross: destroys Spirits, by default', () => {
    const t = talisman({ elf: { at: 'ruins', objects: ['cross'] } }, { lying: { ruins: ['demon', 'market'] } }).away()
    const got = t.play(encounter, 'elf')
    expect(got.of('spirit-destroyed')).toMatchObject([{ foe: 'demon', by: 'cross' }])
    expect(t.state.discard).toEqual(['demon'])
  })

  test('TAL-SC-03 holy-lance, holy-grail, runesword: not for every Character (TAL-5.2)', () => {
    const lying = { ruins: ['holy-lance', 'holy-grail', 'runesword', 'ring'] } as const
    const takeable = (id: 'assassin' | 'elf' | 'troll') =>
      talisman({ [id]: { at: 'ruins' } }, { lying })
        .play(encounter, id, { 'card.next': 'done' })
        .offered('card.next')
    expect(takeable('assassin')).toEqual(['take:runesword', 'take:ring', 'done'])
    expect(takeable('elf')).toEqual(['take:holy-lance', 'take:holy-grail', 'take:ring', 'done'])
    expect(takeable('troll')).toHaveLength(5)
  })

  test('TAL-SC-01 magic-belt, sword: which bonus counts when', () => {
    const t = talisman({
      warrior: { at: 'plains-east', strength: 5, objects: ['magic-belt', 'sword'], followers: ['unicorn'] },
    })
    expect(strengthOf(t.state, 0).total).toBe(7)
    t.who('warrior').space = 'cursed-glade'
    expect(strengthOf(t.state, 0).total).toBe(6)
  })

  test('orb-of-knowledge: one of the new cards is replaced; by default a nuisance or a foe too strong', () => {
    const orb = { objects: ['orb-of-knowledge'] } as const
    const t = talisman({ elf: { at: 'fields-south', ...orb } }, { pile: ['storm', 'bag-of-gold'] })
    t.play(encounter, 'elf')
    expect(t.who('elf')).toMatchObject({ gold: 2, missTurns: 0 })
    const strong = talisman({ elf: { at: 'fields-south', ...orb } }, { pile: ['dragon', 'bag-of-gold'] })
    strong.play(encounter, 'elf')
    expect(strong.state.discard).toEqual(['dragon-1', 'bag-of-gold-1'])
    const kept = talisman({ elf: { at: 'fields-south', ...orb } }, { pile: ['bag-of-gold', 'storm'] })
    expect(kept.play(encounter, 'elf').asked.find(({ verb }) => verb === 'orb.replace')).toMatchObject({
      picked: 'keep',
    })
  })

  test('potion-of-strength: in Combat or at any free moment, until the Turn ends (TAL-R26)', () => {
    const t = talisman(
      { elf: { at: 'ruins', objects: ['potion-of-strength'] } },
      { lying: { ruins: ['goblin', 'market'] } },
    )
    const got = t.dice(1, 2).play(encounter, 'elf', { 'window.act': 'drink:potion-of-strength' })
    expect(got.of('fought')).toMatchObject([{ ours: { total: 6 } }])
    const other = talisman({ troll: {}, elf: { objects: ['potion-of-strength'] } })
    takeAside(other, 'elf', 'potion.drink', 'card:potion-of-strength')
    expect(strengthOf(other.state, 1).total).toBe(5)
    expect(other.state.discard).toEqual(['potion-of-strength'])
  })

  test('runesword: its owner gains a Life taken with it', () => {
    const people = { troll: { at: 'ruins', objects: ['runesword'] }, elf: { at: 'ruins' } } as const
    const t = talisman(people).dice(4, 1)
    t.play(encounter, 'troll', { 'encounter.do': 'character:1', 'fight.spoils': 'life' })
    expect([t.who('troll').lives, t.who('elf').lives]).toEqual([5, 3])
    const saved = talisman({ ...people, elf: { at: 'ruins', objects: ['armour'] } }).dice(4, 1, 6)
    saved.play(encounter, 'troll', { 'encounter.do': 'character:1', 'fight.spoils': 'life' })
    expect([saved.who('troll').lives, saved.who('elf').lives]).toEqual([4, 4])
  })

  test('solomons-crown, TAL-SC-02: on the Cursed Glade it adds nothing, and a Spell too many goes', () => {
    const t = talisman({
      wizard: { at: 'cursed-glade', objects: ['solomons-crown'], spells: ['hex', 'nullify', 'healing'] },
    })
    t.play(land, 'wizard', { 'spells.discard': 'hex' })
    expect(t.who('wizard').spells).toEqual(['nullify', 'healing-1'])
    t.who('wizard').space = 'hills-middle'
    expect([craftOf(t.state, 0).total, spellLimitOf(t.state, 0)]).toEqual([7, 3])
  })

  test('talisman: counts while Magic Objects work', () => {
    const t = talisman({ elf: { objects: ['talisman'] }, troll: {} })
    expect(hasUsableTalisman(t.state, 0)).toBe(true)
    t.state.destroyMagic = { spell: 'destroy-magic', by: 1 }
    expect(hasUsableTalisman(t.state, 0)).toBe(false)
  })

  test('TAL-SC-14 wand: one Spell more than usual, if Craft allows any; always at least one', () => {
    const t = talisman({ warrior: { at: 'ruins' } }, { lying: { ruins: ['wand', 'market'] }, spellPile: ['hex'] })
    t.play(encounter, 'warrior', { 'card.next': ['take:wand', 'done'] })
    expect(t.who('warrior').spells).toEqual(['hex'])
    expect(spellLimitOf(t.state, 0)).toBe(2)
    const troll = talisman({ troll: { at: 'ruins' } }, { lying: { ruins: ['wand', 'market'] } })
    troll.play(encounter, 'troll', { 'card.next': ['take:wand', 'done'] })
    expect(troll.who('troll').spells).toEqual([])
  })
})

describe('worked examples of the source rules', () => {
  test('TAL-SC-06 the Minstrel in the Desert', () => {
    const t = talisman(
      { minstrel: { at: 'desert-west', objects: ['armour', 'axe', 'amulet'] } },
      {
        lying: { 'desert-west': ['maiden', 'water-bottle', 'sword', 'wand', 'talisman'] },
        gold: { 'desert-west': 2 },
        spellPile: ['preservation', 'teleport'],
      },
    )
    t.play(encounter, 'minstrel', [
      ['encounter.do', 'take:gold'],
      ['encounter.do', 'take:maiden'],
      ['encounter.do', 'take:wand'],
      ['things.ditch', 'amulet'],
      ['encounter.do', 'take:talisman-1'],
      ['encounter.do', 'space'],
      ['window.act', 'cast:preservation:seat:0'],
      ['encounter.do', 'end'],
    ])
    expect(t.who('minstrel')).toMatchObject({
      gold: 3,
      lives: 4,
      followers: ['maiden'],
      objects: ['armour', 'axe', 'wand', 'talisman-1'],
      spells: ['teleport-1'],
    })
    expect(t.lies('desert-west')).toEqual(['water-bottle', 'sword-1', 'amulet'])
  })

  test('TAL-SC-09 Hex at the Oasis', () => {
    const t = talisman(
      { sorceress: { at: 'oasis', strength: 3 }, elf: {} },
      { hex: { at: 'oasis', by: 'elf' }, pile: ['dragon'] },
    ).dice(2, 3)
    t.play(land, 'sorceress')
    expect(t.who('sorceress').lives).toBe(3)
    const got = t.play(encounter, 'sorceress')
    expect(got.of('cards-drawn')).toMatchObject([{ cards: ['dragon-1'] }])
    expect(t.who('sorceress').lives).toBe(2)
    expect(t.lies('oasis')).toEqual(['dragon-1'])
    expect(t.state.spaces.oasis.hex).not.toBeNull()
  })
})
