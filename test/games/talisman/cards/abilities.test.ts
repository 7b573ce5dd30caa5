import { describe, expect, test } from 'vitest'
import { encounter, follow } from '../../../../src/games/talisman/rules/turn/encounter.ts'
import { land } from '../../../../src/games/talisman/rules/turn/landing.ts'
import { move } from '../../../../src/games/talisman/rules/turn/movement.ts'
import { combatStrengthOf } from '../../../../src/games/talisman/state/numbers.ts'
import { talisman } from '../kit.ts'
import { asideKeys, takeAside } from './asides.ts'

describe('assassin', () => {
  test('assassin-assassinate: a creature adds no die, but the Runes still count', () => {
    const t = talisman({ assassin: { at: 'runes-west' } }, { lying: { 'runes-west': ['bear'] } }).dice(3)
    const got = t.play(encounter, 'assassin', { 'window.act': 'use:assassinate' })
    expect(got.of('fought')).toMatchObject([{ ours: { total: 6 }, theirs: { total: 5 }, result: 'won' }])
  })

  test('TAL-SC-38 assassin-assassinate: nor does a Character under attack by the Assassin; by default always', () => {
    const t = talisman({ assassin: { at: 'ruins' }, elf: { at: 'ruins', objects: ['holy-lance', 'talisman'] } })
    const got = t.away().dice(2).play(encounter, 'assassin', { 'encounter.do': 'character:1' })
    expect(got.of('fought')).toMatchObject([{ ours: { total: 5 }, theirs: { total: 4 }, theirDice: [] }])
    expect(got.offered('fight.spoils')).toEqual(['life', 'object:talisman-1', 'gold', 'nothing'])
  })

  test('assassin-assassinate: not when attacked, nor on the Crown (TAL-SC-53)', () => {
    const t = talisman({ elf: { at: 'ruins' }, assassin: { at: 'ruins' } }).dice(2, 2)
    const attacked = t.play(encounter, 'elf', { 'encounter.do': 'character:1' })
    expect(attacked.asked.flatMap(({ keys }) => keys)).not.toContain('use:assassinate')
    const crown = talisman(
      { assassin: { at: 'crown-of-command' }, elf: { at: 'crown-of-command' } },
      { crownReached: true },
    )
    const got = crown.dice(2, 2).turns()
    expect(got.of('fought')).toHaveLength(1)
    expect(got.asked.flatMap(({ keys }) => keys)).not.toContain('use:assassinate')
  })
})

describe('druid', () => {
  test('druid-shift: any Alignment, once in a Turn (TAL-7.2), at any free moment', () => {
    const t = talisman({ elf: {}, druid: { objects: ['runesword'] } })
    expect(asideKeys(t, 'druid', 'druid.shift')).toEqual(['good', 'evil'])
    takeAside(t, 'druid', 'druid.shift', 'good')
    expect(t.who('druid')).toMatchObject({ alignment: 'good', objects: [] }) // TAL-7.3
    expect(t.lies('forest')).toEqual(['runesword'])
    expect(asideKeys(t, 'druid', 'druid.shift')).toEqual([])
  })

  test('druid-shift: the Druid is asked before a space judges them', () => {
    const t = talisman({ druid: { at: 'chapel', alignment: 'evil' } })
    t.play(follow, 'druid', { 'druid.align': 'good', 'space.visit': 'none' })
    expect(t.who('druid')).toMatchObject({ alignment: 'good', lives: 4 })
  })

  test('druid-shift: a Toad has no conscience (TAL-19.8)', () => {
    const t = talisman({ druid: { toad: 2 } })
    expect(asideKeys(t, 'druid', 'druid.shift')).toEqual([])
  })

  test('druid-woods: Spells to the full on landing in Woods; not in the Forest', () => {
    const t = talisman({ druid: { at: 'woods-east', craft: 6 } })
    t.play(land, 'druid')
    expect(t.who('druid').spells).toHaveLength(3)
    const forest = talisman({ druid: { at: 'forest' } })
    expect(forest.play(land, 'druid').of('spells-drawn')).toEqual([])
  })
})

describe('dwarf', () => {
  test.each([
    ['dwarf', 'crags', 'dwarf-rocks'],
    ['troll', 'crags', 'troll-crags'],
    ['elf', 'forest', 'elf-forest'],
  ] as const)('%s need not roll in the %s, and by default does not (%s)', (id, space, ability) => {
    const t = talisman({ [id]: { at: space } })
    const got = t.play(follow, id)
    expect(got.offered('space.skip')).toEqual(['skip', 'roll'])
    expect(got.of('table-read')).toEqual([])
    expect(got.of('roll-skipped')).toMatchObject([{ space, by: ability }])
  })

  test("dwarf-rocks: in the Chasm the Dwarf's Followers still roll; a Dwarf who rolls accepts the result", () => {
    const t = talisman({ dwarf: { at: 'chasm', followers: ['maiden'] } }).dice(1)
    t.play(follow, 'dwarf')
    expect(t.who('dwarf')).toMatchObject({ lives: 4, followers: [] })
    t.dice(1)
    t.play(follow, 'dwarf', { 'space.skip': 'roll' })
    expect(t.who('dwarf').lives).toBe(3)
  })

  test.each([
    ['dwarf', 'hills-south', 'dwarf-hills'],
    ['troll', 'hills-middle', 'troll-hills'],
    ['elf', 'woods-south', 'elf-woods-evade'],
  ] as const)('%s evades anything in the %s (%s)', (id, space, _ability) => {
    const t = talisman({ [id]: { at: space } }, { lying: { [space]: ['dragon', 'shield'] } })
    const got = t.play(encounter, id, { 'window.act': 'evade:dragon-1', 'card.next': 'take:shield' })
    expect(got.of('fought')).toEqual([])
    expect(t.who(id).objects).toEqual(['shield'])
    expect(t.lies(space)).toEqual(['dragon-1'])
  })

  test('dwarf-cave: the Dwarf may add 1, and by default does where it pays', () => {
    const t = talisman({ dwarf: { at: 'fields-south' } }, { lying: { 'fields-south': ['cave'] } }).dice(3)
    const got = t.play(encounter, 'dwarf', { 'card.next': 'meet:cave' })
    expect(got.asked.find(({ verb }) => verb === 'table.add-one')).toMatchObject({ picked: 'add' })
    expect(t.who('dwarf')).toMatchObject({ gold: 3, missTurns: 0 })
    expect(got.of('table-read')).toMatchObject([{ roll: { total: 4, parts: [{}, { value: 1, from: 'dwarf-cave' }] } }])
  })

  test('TAL-SC-24 dwarf-lock: one extra Craft for the lock, and two dice', () => {
    const t = talisman({ dwarf: { at: 'portal-of-power' } }).dice(6, 3, 2)
    const got = t.play(move, 'dwarf', { 'move.to': 'portal:craft' })
    expect(got.of('portal-tried')).toMatchObject([{ roll: { total: 5 }, against: { total: 4 }, opens: false }])
    expect(t.who('dwarf').craft).toBe(3)
  })
})

describe('elf', () => {
  test('elf-woods-walk: from Woods to any other Woods of the Region instead of rolling', () => {
    const t = talisman({ elf: { at: 'woods-north' } })
    const got = t.play(move, 'elf', { 'move.how': 'woods:woods-south' })
    expect(got.offered('move.how')).toEqual(['roll', 'woods:woods-east', 'woods:woods-south'])
    expect(t.who('elf').space).toBe('woods-south')
  })

  test('elf-woods-walk: not from the Forest, nor slowed, nor enslaved', () => {
    for (const hindrance of [{ at: 'forest' }, { followers: ['poltergeist'] }, { enslaved: true }] as const) {
      const t = talisman({ elf: { at: 'woods-north', ...hindrance } }).dice(3)
      expect(
        t
          .play(move, 'elf')
          .offered('move.how')
          .filter((key) => key.startsWith('woods')),
      ).toEqual([])
    }
  })
})

describe('ghoul', () => {
  const two = { ghoul: { at: 'ruins' }, warrior: { at: 'ruins', lives: 2, objects: ['armour'] } } as const

  test('ghoul-psychic, ghoul-feed: the Ghoul gains a Life taken in Psychic Combat', () => {
    const t = talisman(two).dice(4, 2)
    t.play(encounter, 'ghoul', {
      'encounter.do': 'character:1',
      'character.do': 'attack:psychic',
      'fight.spoils': 'life',
    })
    expect(t.who('ghoul').lives).toBe(5)
    expect(t.who('warrior').lives).toBe(1)
  })

  test('TAL-SC-40 ghoul-feed: nothing to feed on if the Life is preserved', () => {
    const t = talisman({ ...two, elf: { spells: ['preservation'] } }).dice(4, 2)
    t.play(encounter, 'ghoul', [
      ['encounter.do', 'character:1'],
      ['character.do', 'attack:psychic'],
      ['fight.spoils', 'life'],
      ['window.act', 'cast:preservation:seat:1', 'elf'],
    ])
    expect(t.who('ghoul').lives).toBe(4)
  })

  test('ghoul-feed: not in Combat', () => {
    const t = talisman({ ghoul: { at: 'ruins', strength: 9 }, elf: { at: 'ruins' } }).dice(4, 2)
    t.play(encounter, 'ghoul', {
      'encounter.do': 'character:1',
      'character.do': 'attack:combat',
      'fight.spoils': 'life',
    })
    expect(t.who('ghoul').lives).toBe(4)
  })

  test('ghoul-raise: the dead serve once, then fall apart', () => {
    const around = { lying: { 'hills-north': ['goblin'], 'hills-south': ['ogre'] } } as const
    const t = talisman({ ghoul: { at: 'hills-north' } }, around).dice(5, 1)
    t.play(encounter, 'ghoul', { 'ghoul.raise': 'raise' })
    expect(t.who('ghoul')).toMatchObject({ followers: ['goblin-1'], trophies: [] })
    t.who('ghoul').space = 'hills-south'
    t.state.turn.encountered = false
    t.dice(3, 1)
    const got = t.play(encounter, 'ghoul', { 'window.act': 'spend:goblin-1' })
    expect(got.of('fought')).toMatchObject([{ ours: { total: 2 + 2 + 3 }, theirs: { total: 6 } }])
    expect(t.who('ghoul')).toMatchObject({ followers: [], trophies: ['ogre-1'] })
    expect(t.state.discard).toEqual(['goblin-1'])
  })

  test('ghoul-raise: by default a trophy; Spirits do not rise; no Follower joins the Hag', () => {
    const t = talisman({ ghoul: { at: 'ruins' } }, { lying: { ruins: ['goblin', 'lemure'] } }).dice(5, 1, 5, 1)
    const got = t.play(encounter, 'ghoul')
    expect(got.asked.filter(({ verb }) => verb === 'ghoul.raise')).toMatchObject([{ picked: 'keep' }])
    expect(t.who('ghoul').trophies).toEqual(['goblin-1'])
    const hagged = talisman(
      { ghoul: { at: 'hills-north', followers: ['hag'] } },
      { lying: { 'hills-north': ['goblin'] } },
    )
    expect(hagged.dice(5, 1).play(encounter, 'ghoul').offered('ghoul.raise')).toEqual([])
  })
})

describe('minstrel', () => {
  test('minstrel-soothe: Animals and Dragons count as Evaded; cards beside them may be taken', () => {
    const t = talisman({ minstrel: { at: 'ruins' } }, { lying: { ruins: ['dragon', 'shield'] } })
    const got = t.play(encounter, 'minstrel', { 'card.next': 'take:shield' })
    expect(got.of('fought')).toEqual([])
    expect(t.who('minstrel').objects).toEqual(['shield'])
  })

  test('minstrel-soothe: the Minstrel may fight them by choice, and must fight creatures that do not listen', () => {
    const t = talisman({ minstrel: { at: 'ruins', strength: 9 } }, { lying: { ruins: ['dragon', 'goblin'] } }).dice(
      6,
      1,
    )
    const got = t.play(encounter, 'minstrel', { 'window.act': 'fight:dragon-1' })
    expect(got.of('fought')).toMatchObject([{ foes: ['goblin-1', 'dragon-1'] }])
    expect(got.of('attacked').map(({ foes }) => foes)).toEqual([['goblin-1'], ['dragon-1']]) // all hear of it
  })

  test('minstrel-soothe: the Dragon of the Cave ignores the Minstrel too', () => {
    const t = talisman({ minstrel: { at: 'fields-south' } }, { lying: { 'fields-south': ['cave'] } }).dice(1)
    const got = t.play(encounter, 'minstrel', { 'card.next': 'meet:cave' })
    expect(got.of('fought')).toEqual([])
    expect(t.who('minstrel').lives).toBe(4)
  })

  test('minstrel-charm: a roll above its Strength makes it follow and fight; once', () => {
    const t = talisman({ minstrel: { at: 'ruins' } }, { lying: { ruins: ['bear', 'wolf'] } }).dice(4)
    const got = t.play(encounter, 'minstrel', { 'window.act': 'charm:bear' })
    expect(t.who('minstrel')).toMatchObject({ followers: ['bear'], spent: ['minstrel-charm'] })
    expect(got.asked.at(-1)?.keys).not.toContain('charm:wolf')
    expect(combatStrengthOf(t.state, 0, null, []).total).toBe(5)
  })

  test('minstrel-charm: each Animal once a Turn; by default the Minstrel tries', () => {
    const t = talisman({ minstrel: { at: 'ruins' } }, { lying: { ruins: ['bear', 'dragon'] } }).dice(3)
    const got = t.away().play(encounter, 'minstrel')
    expect(got.of('charm-tried')).toMatchObject([{ card: 'bear', above: 3, joins: false }])
    expect(t.who('minstrel').followers).toEqual([])
  })

  test('minstrel-serenade: the Maiden or the Princess, with or without an attack; by default the Maiden', () => {
    const t = talisman({ minstrel: { at: 'ruins' }, elf: { at: 'ruins', followers: ['princess', 'maiden', 'guide'] } })
    t.play(encounter, 'minstrel', { 'encounter.do': 'character:1', 'character.do': ['minstrel-serenade', 'stop'] })
    expect(t.who('minstrel').followers).toEqual(['maiden'])
  })

  test('minstrel-hag: she is discarded unharmed', () => {
    const t = talisman({ minstrel: { at: 'fields-south', followers: ['guide'] } }, { pile: ['hag'] })
    t.play(encounter, 'minstrel')
    expect(t.who('minstrel').followers).toEqual(['guide-1'])
    expect(t.state.discard).toEqual(['hag'])
  })
})

describe('monk', () => {
  test('monk-inner-fire: Craft counts as Strength in Combat, Followers’ Craft too', () => {
    const t = talisman({ monk: { followers: ['maiden'] } })
    expect(combatStrengthOf(t.state, 0, null, [])).toMatchObject({
      total: 7,
      parts: [{ from: 'counters', value: 2 }, { from: 'monk-inner-fire', value: 5 }],
    }) // prettier-ignore
  })

  test.each([
    ['monk', 'monk-prayer'],
    ['priest', 'priest-prayer'],
  ] as const)('TAL-SC-13 %s: may add 1 when praying, and by default does where it pays', (id, ability) => {
    const t = talisman({ [id]: { at: 'chapel' } }).dice(4)
    const got = t.play(follow, id, { 'space.visit': 'pray' })
    expect(got.asked.find(({ verb }) => verb === 'table.add-one')).toMatchObject({ picked: 'add' })
    expect(got.of('table-read')[0]?.roll.parts).toContainEqual({ value: 1, from: ability })
    expect(t.who(id).lives).toBe(5)
  })

  test('monk-prayer: not where it changes nothing, nor beyond the highest row', () => {
    const t = talisman({ monk: { at: 'chapel' } }).dice(2)
    expect(t.play(follow, 'monk', { 'space.visit': 'pray' }).offered('table.add-one')).toEqual([])
    const six = talisman({ monk: { at: 'temple' } }).dice(6, 6)
    expect(six.play(follow, 'monk', { 'space.roll': 'roll' }).offered('table.add-one')).toEqual([])
  })

  test('monk-vow, priest-vow: cards they may not possess stay in place (TAL-5.2)', () => {
    const cards = ['sword', 'helmet', 'shield', 'armour', 'axe', 'holy-lance', 'runesword']
    const lying = { lying: { 'fields-south': cards } }
    const takeable = (id: 'monk' | 'priest') =>
      talisman({ [id]: { at: 'fields-south' } }, lying)
        .play(encounter, id, { 'card.next': 'done' })
        .offered('card.next')
    expect(takeable('monk')).toEqual(['take:axe', 'take:holy-lance', 'done'])
    expect(takeable('priest')).toEqual(['take:helmet', 'take:shield', 'take:armour', 'take:axe', 'done'])
  })

  test.each(['monk', 'priest'] as const)('monk-axe, priest-vow: an Axe is no Weapon for the %s', (id) => {
    const t = talisman(
      { [id]: { at: 'hills-north', objects: ['axe'], strength: 9 } },
      { lying: { 'hills-north': ['wolf'] } },
    )
    const got = t.dice(1, 1).play(encounter, id)
    expect(got.of('fought')[0]?.ours.parts.map(({ from }) => from)).not.toContain('axe')
  })
})

describe('priest', () => {
  test('priest-exorcise: Spirits are destroyed on sight, by default; it counts for a Quest', () => {
    const somebody = { at: 'ruins', quest: 'quest-kill-enemy' } as const
    const t = talisman({ priest: somebody }, { lying: { ruins: ['wraith', 'shadow'] } }).away()
    const got = t.play(encounter, 'priest')
    expect(got.of('spirit-destroyed')).toMatchObject([{ foe: 'wraith-1', by: 'priest-exorcise' }])
    expect(t.who('priest')).toMatchObject({ quest: null, space: 'warlocks-cave', trophies: [] })
  })

  test('priest-exorcise: the Spirit of the Crags too, without a card', () => {
    const t = talisman({ priest: { at: 'crags' } }).dice(1)
    const got = t.play(follow, 'priest', { 'window.act': 'use:priest-exorcise:crags-spirit' })
    expect(got.of('fought')).toEqual([])
  })
})

describe('prophetess', () => {
  test('prophetess-replenish, wizard-replenish: the last Spell cast is followed by another (TAL-9.5b)', () => {
    for (const id of ['prophetess', 'wizard'] as const) {
      const t = talisman({ [id]: { at: 'desert-west', spells: ['preservation'] } }, { spellPile: ['hex'] })
      t.play(follow, id, { 'window.act': 'cast:preservation:seat:0' })
      expect(t.who(id).spells).toEqual(['hex'])
    }
  })

  test('TAL-SC-34 prophetess-foresee: one extra, one of them away; the Orb comes after', () => {
    const t = talisman(
      { prophetess: { at: 'fields-south', objects: ['orb-of-knowledge'] } },
      { pile: ['demon', 'dragon', 'angel', 'storm'] },
    )
    const got = t.play(encounter, 'prophetess', { 'orb.replace': 'card:dragon-1' })
    expect(got.asked.find(({ verb }) => verb === 'foresee.discard')).toMatchObject({ picked: 'card:demon' })
    expect(t.who('prophetess').lives).toBe(5)
    expect(t.state.deck[0]).toBe('storm')
    expect(t.state.discard).toEqual(['demon', 'dragon-1', 'angel'])
  })

  test('prophetess-peek: the Spells of another, in private, at any time', () => {
    const t = talisman({ elf: { spells: ['hex'] }, prophetess: {}, troll: {} })
    expect(asideKeys(t, 'prophetess', 'prophetess.peek')).toEqual(['seat:0'])
    takeAside(t, 'prophetess', 'prophetess.peek', 'seat:0')
    expect(t.state.emitted.at(-1)).toEqual({ fact: { kind: 'hand-seen', seat: 1, of: 0, spells: ['hex'] }, to: [1] })
  })
})

describe('sorceress', () => {
  test.each([
    ['elf', 6, 5],
    ['warrior', 5, 4],
    ['assassin', 4, 3],
  ] as const)('sorceress-beguile: the %s needs a %i', (id, enough, little) => {
    const answers = { 'encounter.do': 'character:1', 'character.do': 'sorceress-beguile', 'loot.take': 'card:ring' }
    const t = talisman({ sorceress: { at: 'ruins' }, [id]: { at: 'ruins', objects: ['ring', 'holy-lance'] } })
    const got = t.dice(enough).play(encounter, 'sorceress', answers)
    expect(got.offered('loot.take')).toEqual(['card:ring', 'gold'])
    expect(t.who('sorceress').objects).toEqual(['ring'])
    const miss = talisman({ sorceress: { at: 'ruins' }, [id]: { at: 'ruins', objects: ['ring'] } }).dice(little)
    const missed = miss.play(encounter, 'sorceress', {
      'encounter.do': 'character:1',
      'character.do': 'sorceress-beguile',
    })
    expect(missed.of('beguiled')).toMatchObject([{ works: false }])
    expect(missed.of('fought')).toEqual([]) // TAL-R79
  })

  test('sorceress-beguile: the Druid may have another Alignment by then', () => {
    const t = talisman({ sorceress: { at: 'ruins' }, druid: { at: 'ruins', objects: ['ring'] } }).dice(5)
    const got = t.play(encounter, 'sorceress', {
      'encounter.do': 'character:1',
      'character.do': 'sorceress-beguile',
      'druid.align': 'good',
    })
    expect(got.of('beguiled')).toMatchObject([{ needs: 6, works: false }])
  })

  test('TAL-SC-65 sorceress-lure, sorceress-psychic: first lure, then fight', () => {
    const t = talisman({ sorceress: { at: 'tavern' }, monk: { at: 'tavern', followers: ['guide', 'unicorn'] } })
    const got = t.dice(3, 2).play(encounter, 'sorceress', {
      'encounter.do': 'character:1',
      'character.do': ['sorceress-lure', 'attack:psychic'],
      'fight.spoils': 'gold',
    })
    expect(got.of('fought')).toMatchObject([{ ours: { total: 7 }, theirs: { total: 6 }, result: 'won' }])
    expect(t.who('sorceress')).toMatchObject({ followers: ['guide-1'], gold: 2 })
    expect(got.of('table-read')).toEqual([]) // no Tavern
    expect(got.result).toBe('turn-ends')
  })

  test('sorceress-lure: not the deaf, but Curses; by default the most valuable; not with the Hag', () => {
    const followers = ['maiden', 'princess', 'mule', 'wolf', 'pixie', 'guide', 'poltergeist']
    const t = talisman({ sorceress: { at: 'ruins' }, elf: { at: 'ruins', followers } })
    const got = t.play(encounter, 'sorceress', {
      'encounter.do': 'character:1',
      'character.do': ['sorceress-lure', 'stop'],
    })
    expect(got.offered('loot.follower')).toEqual(['card:guide-1', 'card:pixie', 'card:poltergeist'])
    expect(t.who('sorceress').followers).toEqual(['guide-1'])
    const hagged = talisman({ sorceress: { at: 'ruins', followers: ['hag'] }, elf: { at: 'ruins', followers } })
    const keys = hagged.dice(1, 6).play(encounter, 'sorceress', { 'encounter.do': 'character:1' })
    expect(keys.offered('character.do')).not.toContain('sorceress-lure')
  })
})

describe('thief', () => {
  test('TAL-SC-04 thief-steal: a Mule; what its owner then has too much of, the Thief may claim', () => {
    const objects = [
      'sword', 'axe', 'shield', 'helmet', 'armour', 'ring', 'cross', 'wand', 'magic-belt', 'water-bottle',
    ] // prettier-ignore
    const t = talisman({
      thief: { at: 'city', objects: ['sword', 'potion-of-strength'] },
      wizard: { at: 'city', followers: ['mule'], objects },
    })
    const got = t.play(encounter, 'thief', [
      ['encounter.do', 'character:1'],
      ['character.do', 'thief-steal'],
      ['loot.take', 'card:mule'],
      ['encounter.do', 'take:helmet'],
    ])
    expect(t.who('wizard').objects).toHaveLength(4)
    expect(t.who('thief')).toMatchObject({ followers: ['mule'] })
    expect(t.who('thief').objects).toContain('helmet')
    expect(got.of('fought')).toEqual([])
    expect(got.offered('space.visit')).toEqual([])
  })

  test('thief-steal: 1 Gold or an Object the Thief may possess, without a roll', () => {
    const t = talisman({ thief: { at: 'ruins' }, elf: { at: 'ruins', gold: 3, objects: ['sword'] } })
    const got = t.play(encounter, 'thief', {
      'encounter.do': 'character:1',
      'character.do': 'thief-steal',
      'loot.take': 'gold',
    })
    expect(got.offered('loot.take')).toEqual(['card:sword-1', 'gold'])
    expect([t.who('thief').gold, t.who('elf').gold]).toEqual([2, 2])
  })

  test('thief-steal: may be Evaded (TAL-18.2), and needs something to take', () => {
    const t = talisman({ thief: { at: 'woods-south' }, elf: { at: 'woods-south', objects: ['sword'] } })
    t.play(encounter, 'thief', { 'encounter.do': 'character:1', 'character.do': 'thief-steal', 'window.act': 'evade' })
    expect(t.who('elf').objects).toEqual(['sword-1'])
    const poor = talisman({ thief: { at: 'ruins' }, elf: { at: 'ruins', gold: 0 } }).dice(1, 2)
    expect(poor.play(encounter, 'thief', { 'encounter.do': 'character:1' }).offered('character.do')).toEqual([])
  })

  test('thief-shoplift: one card for nothing at each visit; others for Gold', () => {
    const t = talisman({ thief: { at: 'village', gold: 2 } })
    const answers = { 'space.visit': 'blacksmith', 'shop.buy': ['lift:armour', 'buy:sword'] }
    const got = t.play(follow, 'thief', answers)
    expect(t.who('thief')).toMatchObject({ gold: 0, objects: ['purchase-armour-1', 'purchase-sword-1'] })
    expect(got.offered('shop.buy', 1).filter((key) => key.startsWith('lift'))).toEqual([])
  })
})

describe('troll', () => {
  test('troll-regenerate: on a 6 the Troll may heal instead of moving; by default with 2 Lives or fewer', () => {
    const t = talisman({ troll: { at: 'fields-south', lives: 2 } }).dice(6)
    const got = t.play(move, 'troll')
    expect(got.asked.find(({ verb }) => verb === 'troll.regenerate')).toMatchObject({ default: 'regenerate' })
    expect(t.who('troll')).toMatchObject({ space: 'fields-south', lives: 3 })
    const whole = talisman({ troll: { at: 'fields-south' } }).dice(6)
    expect(whole.play(move, 'troll').offered('troll.regenerate')).toEqual([])
  })
})

describe('warrior', () => {
  test('TAL-SC-43 warrior-two-dice, warrior-two-weapons', () => {
    const objects = ['sword', 'axe', 'holy-lance']
    const t = talisman({ warrior: { at: 'hills-north', objects } }, { lying: { 'hills-north': ['dragon'] } })
    const got = t.dice(2, 5, 4).play(encounter, 'warrior', { 'fight.weapons': 'holy-lance+sword-1' })
    expect(got.of('fought')).toMatchObject([{ ours: { total: 13 }, theirs: { total: 11 }, result: 'won' }])
  })
})

describe('wizard', () => {
  test('wizard-psychic: the Wizard may attack by Psychic Combat, and by default in the better mode', () => {
    const t = talisman({ wizard: { at: 'ruins' }, troll: { at: 'ruins' } }).dice(3, 1)
    const got = t.play(encounter, 'wizard', { 'encounter.do': 'character:1' })
    expect(got.offered('character.do')).toEqual(['attack:combat', 'attack:psychic'])
    expect(got.of('fought')).toMatchObject([{ fight: 'psychic' }])
  })

  test.each([
    ['druid', 'druid-first-spell', 1],
    ['priest', 'priest-first-spell', 1],
    ['prophetess', 'prophetess-first-spell', 1],
    ['sorceress', 'sorceress-first-spell', 1],
    ['wizard', 'wizard-first-spells', 2],
  ] as const)('%s: %s, %i on entering the game (TAL-S.6)', (id, _ability, number) => {
    const t = talisman({ elf: {} }) // the second player waits for a Character
    t.state.active = 1
    t.state.rng.loaded?.picks.push(id)
    const got = t.turns()
    expect(got.of('character-entered')).toMatchObject([{ character: id }])
    expect(got.of('spells-drawn')[0]).toMatchObject({ seat: 1, number })
  })
})
