import { describe, expect, test } from 'vitest'
import type { Play, Seat } from '../../../../src/engine/index.ts'
import { encounter, follow } from '../../../../src/games/talisman/rules/turn/encounter.ts'
import type { CharacterId } from '../../../../src/games/talisman/data/ids.ts'
import type { Moment } from '../../../../src/games/talisman/state/moments.ts'
import type { Talisman } from '../../../../src/games/talisman/state/state.ts'
import { openWindow } from '../../../../src/games/talisman/rules/effects/windows.ts'
import { talisman, type Around, type Somebody } from '../kit.ts'

type People = Partial<Record<CharacterId, Somebody>>

function* inWindow(game: Talisman, _seat: Seat, moment: Moment): Play {
  yield* openWindow(game, moment)
}

/** w-start of the first of them. */
function atStart(people: People, around: Around = {}) {
  const t = talisman(people, around)
  const [id] = Object.keys(people) as [CharacterId]
  return {
    t,
    cast: (spell: string, target: string, answers: Record<string, string | string[]> = {}) =>
      t.play(inWindow, id, { 'window.act': `cast:${spell}:${target}`, ...answers }, { window: 'w-start', seat: 0 }),
    offered: () => {
      const got = t.play(inWindow, id, {}, { window: 'w-start', seat: 0 })
      return got.asked.filter(({ who }) => who === id).flatMap(({ keys }) => keys)
    },
  }
}

describe('acquisition', () => {
  const people = {
    wizard: { spells: ['acquisition'] },
    thief: { objects: ['holy-lance', 'ring'], followers: ['mule', 'guide'], gold: 0 },
    troll: { objects: ['sword', 'amulet'], gold: 3 },
    elf: { gold: 2 },
  }

  test('an Object the caster may possess or 1 Gold, of any Character anywhere not under an Amulet', () => {
    const { offered } = atStart(people)
    expect(offered()).toEqual(['pass', 'cast:acquisition:seat:1:card:ring', 'cast:acquisition:seat:3:gold'])
  })

  test('it is moved at once', () => {
    const { t, cast } = atStart(people)
    cast('acquisition', 'seat:1:card:ring')
    expect(t.who('wizard').objects).toEqual(['ring'])
    expect(t.who('thief').objects).toEqual(['holy-lance'])
    expect(t.state.spellDiscard).toEqual(['acquisition'])
  })

  test('acquisition: or a Bag of Gold', () => {
    const { t, cast } = atStart(people)
    cast('acquisition', 'seat:3:gold')
    expect([t.who('wizard').gold, t.who('elf').gold]).toEqual([2, 1])
  })
})

describe('a Spell that finds nothing left to work on when it works is lost (TAL-R83)', () => {
  test('nullify: its victim has spent their only Spell to undo it, and that was undone', () => {
    const t = talisman({ elf: { craft: 5, spells: ['nullify', 'counterspell'] }, troll: { spells: ['counterspell'] } })
    const got = t.play(
      inWindow,
      'elf',
      [
        ['window.act', 'cast:nullify:seat:1', 'elf'],
        ['window.act', 'cast:counterspell:casting', 'troll'],
        ['window.act', 'cast:counterspell:casting', 'elf'],
      ],
      { window: 'w-start', seat: 0 },
    )
    expect(got.of('spell-countered')).toMatchObject([{ seat: 1 }])
    expect(got.of('spell-lost')).toMatchObject([{ seat: 0, spell: expect.stringMatching(/^nullify/) }])
    expect(got.of('spells-discarded')).toEqual([])
  })
})

describe('alchemy', () => {
  test('any own Objects for 1 Gold each', () => {
    const { t, cast } = atStart({ elf: { spells: ['alchemy'], objects: ['sword', 'ring', 'purchase-axe'] } })
    const got = cast('alchemy', 'self', {
      'window.act': ['cast:alchemy:self', 'aim:sword-1', 'aim:purchase-axe-1', 'aim:done'],
    })
    expect(t.who('elf')).toMatchObject({ gold: 3, objects: ['ring'], spells: [] })
    expect(t.state.piles.axe).toContain('purchase-axe-1')
    expect(got.of('spell-cast')).toMatchObject([{ target: 'cards:sword-1+purchase-axe-1' }])
  })

  test('cancelling keeps the Spell, and no other player learns of it', () => {
    const { t, cast } = atStart({ elf: { spells: ['alchemy'], objects: ['sword'] } })
    const got = cast('alchemy', 'self', { 'window.act': ['cast:alchemy:self', 'aim:cancel', 'pass'] })
    expect(t.who('elf').spells).toEqual(['alchemy'])
    expect(got.facts).toEqual([])
  })

  test('alchemy: not without Objects', () => {
    expect(atStart({ elf: { spells: ['alchemy'] } }).offered()).toEqual(['pass'])
  })
})

describe('counterspell', () => {
  test('counterspell undoes a Spell just cast; both are spent (TAL-R82)', () => {
    const t = talisman({ elf: { spells: ['random'] }, wizard: { spells: ['counterspell'] } })
    const answers = [
      ['window.act', 'cast:random:seat:1', 'elf'],
      ['window.act', 'cast:counterspell:casting', 'wizard'],
    ] as const
    const got = t.play(inWindow, 'elf', answers, { window: 'w-start', seat: 0 })
    expect(got.of('spell-countered')).toMatchObject([{ seat: 0, spell: 'random-1' }])
    expect(t.state.spellDiscard).toEqual(['counterspell-1', 'random-1'])
  })

  test('counterspell may be answered by another (TAL-SC-52)', () => {
    const t = talisman({ elf: { craft: 5, spells: ['hex', 'counterspell'] }, wizard: { spells: ['counterspell'] } })
    const answers = [
      ['window.act', 'cast:hex:space:oasis', 'elf'],
      ['window.act', 'cast:counterspell:casting', 'wizard'],
      ['window.act', 'cast:counterspell:casting', 'elf'],
    ] as const
    t.play(inWindow, 'elf', answers, { window: 'w-start', seat: 0 })
    expect(t.state.spaces.oasis.hex).toMatchObject({ spell: 'hex', by: 0 })
  })

  test('TAL-SC-67 a holder of something else is asked in private, and can only pass', () => {
    const t = talisman({ elf: { spells: ['teleport'] }, wizard: { spells: ['nullify'] }, troll: {} })
    const act = { 'window.act': ['cast:teleport:space:city', 'pass'] }
    const got = t.play(inWindow, 'elf', act, { window: 'w-start', seat: 0 })
    const wizard = got.asked.filter(({ who }) => who === 'wizard').map(({ keys }) => keys)
    expect(wizard).toContainEqual(['pass'])
    expect(got.asked.map(({ who }) => who)).not.toContain('troll')
  })
})

describe('destroy-magic', () => {
  test('no Magic Object works and no Spell can be cast; Spells over the reduced limit go (TAL-R85)', () => {
    const wizard = { objects: ['solomons-crown'], spells: ['hex', 'nullify', 'healing'] }
    const { t, cast } = atStart({ elf: { spells: ['destroy-magic'] }, wizard })
    cast('destroy-magic', 'all', { 'spells.discard': 'hex' })
    expect(t.state.destroyMagic).toEqual({ spell: 'destroy-magic', by: 0 })
    expect(t.who('wizard').spells).toEqual(['nullify', 'healing-1'])
    expect(t.state.spellDiscard).toEqual(['hex'])
  })

  test('destroy-magic: at the end of the own Turn too', () => {
    const t = talisman({ elf: { spells: ['destroy-magic'] } })
    t.play(inWindow, 'elf', { 'window.act': 'cast:destroy-magic:all' }, { window: 'w-end', seat: 0 })
    expect(t.state.destroyMagic).not.toBeNull()
  })
})

describe('destruction', () => {
  const lying = { ruins: ['dragon', 'purchase-sword'], 'plain-of-peril': ['hermit'], oasis: ['market'] } as const

  test('any Adventure card face up in the Outer or Middle Region, no Purchase card', () => {
    const { offered } = atStart({ elf: { spells: ['destruction'] } }, { lying })
    expect(offered()).toEqual(['pass', 'cast:destruction:card:dragon-1', 'cast:destruction:card:market'])
  })

  test('a destroyed Enemy is no trophy, but counts for a Quest', () => {
    const { t, cast } = atStart({ elf: { spells: ['destruction'], quest: 'quest-kill-enemy' } }, { lying })
    expect(cast('destruction', 'card:dragon-1').result).toBe('turn-ends')
    expect(t.who('elf')).toMatchObject({ trophies: [], quest: null, space: 'warlocks-cave' })
    expect(t.state).toMatchObject({ discard: ['dragon-1'], spellDiscard: ['destruction-1'] })
  })
})

describe('divination', () => {
  test('the next five cards, for the caster alone; their order stays', () => {
    const pile = ['wolf', 'bear', 'lion', 'ape', 'dragon', 'hag']
    const { t, cast } = atStart({ elf: { spells: ['divination'] }, troll: {} }, { pile })
    const got = cast('divination', 'deck')
    expect(got.of('divined')).toMatchObject([{ seat: 0, cards: ['wolf', 'bear', 'lion', 'ape', 'dragon-1'] }])
    expect(t.state.deck.slice(0, 6)).toEqual(['wolf', 'bear', 'lion', 'ape', 'dragon-1', 'hag'])
  })
})

describe('healing', () => {
  test('any Character to 4 Lives, at any time', () => {
    const { t, cast } = atStart({ elf: { spells: ['healing'] }, troll: { lives: 1 } })
    cast('healing', 'seat:1')
    expect(t.who('troll').lives).toBe(4)
  })

  test('healing: in w-loss it comes before the loss; an absent holder casts it for their own last Life', () => {
    const t = talisman({ warrior: { at: 'desert-west', lives: 1, spells: ['healing'] } }).away()
    t.play(follow, 'warrior')
    expect(t.who('warrior').lives).toBe(3)
  })

  test('a Character with 4 Lives or an Amulet is not a target (TAL-R83)', () => {
    expect(atStart({ elf: { spells: ['healing'] }, troll: { lives: 1, objects: ['amulet'] } }).offered()).toEqual([
      'pass',
    ])
  })
})

describe('hex', () => {
  test('lies on an empty space of the Outer or Middle Region for three Turns of its caster', () => {
    const { t, cast, offered } = atStart({ elf: { at: 'city', spells: ['hex'] }, troll: { at: 'oasis' } })
    const keys = offered()
    expect(keys).toHaveLength(1 + 40 - 2)
    expect(keys).not.toContain('cast:hex:space:oasis')
    cast('hex', 'space:temple')
    expect(t.state.spaces.temple.hex).toMatchObject({ by: 0, spell: 'hex', turnsLeft: 3 })
    expect(t.state.spellDiscard).toEqual([])
  })
})

describe('immobility', () => {
  test('immobility: at the start of the Turn of another it is over (TAL-R13)', () => {
    const t = talisman({ elf: { at: 'city' }, wizard: { spells: ['immobility'] } })
    const answers = [['window.act', 'cast:immobility:seat:0', 'wizard']] as const
    const got = t.play(inWindow, 'elf', answers, { window: 'w-start', seat: 0 })
    expect(got.result).toBe('turn-ends')
    expect(t.state.turn.idle).toBe(true)
    expect(t.state.spellDiscard).toEqual(['immobility-1'])
  })

  test('immobility: not one’s own', () => {
    expect(atStart({ elf: { spells: ['immobility'] } }).offered()).toEqual(['pass'])
  })

  test('TAL-SC-30 one creature of several; the rest fight on', () => {
    const t = talisman(
      { thief: { at: 'hidden-valley', spells: ['immobility'] } },
      { pile: ['dragon', 'ogre', 'bag-of-gold'] },
    ).dice(6, 3)
    t.play(encounter, 'thief', { 'window.act': 'cast:immobility:foe:dragon-1', 'card.next': 'take:bag-of-gold-1' })
    expect(t.who('thief')).toMatchObject({ gold: 2, trophies: ['ogre-1'] })
    expect(t.lies('hidden-valley')).toEqual(['dragon-1'])
  })

  test('a Character who attacks', () => {
    const t = talisman({ troll: { at: 'ruins' }, elf: { at: 'ruins', spells: ['immobility'] } })
    const got = t.play(encounter, 'troll', [
      ['encounter.do', 'character:1'],
      ['window.act', 'cast:immobility:seat:0', 'elf'],
    ])
    expect(got.of('fought')).toEqual([])
    expect(got.of('evaded')).toMatchObject([{ seat: 1, what: 'seat:0', by: 'immobility' }])
  })

  test('an absent holder freezes creatures 4 or more too strong for them', () => {
    const t = talisman({ thief: { at: 'ruins', spells: ['immobility'] } }, { lying: { ruins: ['dragon', 'wolf'] } })
    t.away().dice(6, 1)
    const got = t.play(encounter, 'thief')
    expect(got.of('evaded')).toMatchObject([{ what: 'dragon-1' }])
    expect(t.who('thief').trophies).toEqual(['wolf'])
  })

  test('no creature of the Inner Region (TAL-9.7, TAL-14.4)', () => {
    const t = talisman({ elf: { at: 'werewolf-den', spells: ['immobility'] } }).dice(6, 6, 1, 6)
    const got = t.play(follow, 'elf')
    expect(got.asked.flatMap(({ keys }) => keys).filter((key) => key.includes('immobility'))).toEqual([])
  })
})

describe('invisibility', () => {
  test('all creatures may be Evaded until the end of the Turn (TAL-18.1)', () => {
    const t = talisman(
      { thief: { at: 'ruins', spells: ['invisibility'] } },
      { lying: { ruins: ['dragon', 'wolf', 'wraith'] } },
    )
    const got = t.play(encounter, 'thief', { 'window.act': ['cast:invisibility:self', 'evade:all', 'evade:wraith-1'] })
    expect(got.of('evaded').map(({ what }) => what)).toEqual(['dragon-1', 'wolf', 'wraith-1'])
    expect(t.lies('ruins')).toHaveLength(3)
  })

  test('an absent holder uses it against creatures 4 or more too strong', () => {
    const t = talisman(
      { thief: { at: 'hills-north', spells: ['invisibility'] } },
      { lying: { 'hills-north': ['dragon'] } },
    )
    t.away().play(encounter, 'thief')
    expect(t.who('thief')).toMatchObject({ lives: 4, spells: [] })
  })
})

describe('mesmerism', () => {
  const people = {
    wizard: { spells: ['mesmerism'], followers: ['guide'] },
    thief: { followers: ['mule', 'hag', 'poltergeist', 'wolf'] },
  }

  test('any Follower of any Character, Mules and Curses too, but not Charmed or Raised ones', () => {
    expect(atStart(people).offered()).toEqual([
      'pass', 'cast:mesmerism:seat:1:card:mule', 'cast:mesmerism:seat:1:card:hag',
      'cast:mesmerism:seat:1:card:poltergeist',
    ]) // prettier-ignore
  })

  test('the Hag works on her new owner at once (TAL-R111)', () => {
    const { t, cast } = atStart(people)
    cast('mesmerism', 'seat:1:card:hag')
    expect(t.who('wizard').followers).toEqual(['hag'])
    expect(t.state.discard).toEqual(['guide-1'])
  })

  test('the Minstrel is rid of her', () => {
    const { t, cast } = atStart({
      minstrel: { spells: ['mesmerism'], followers: ['guide'] },
      thief: { followers: ['hag'] },
    })
    cast('mesmerism', 'seat:1:card:hag')
    expect(t.who('minstrel').followers).toEqual(['guide-1'])
    expect(t.state.discard).toEqual(['hag'])
  })

  test('a Character with the Hag may take no Follower', () => {
    const { offered } = atStart({
      wizard: { spells: ['mesmerism'], followers: ['hag'] },
      elf: { followers: ['guide'] },
    })
    expect(offered()).toEqual(['pass'])
  })
})

describe('nullify', () => {
  test('another Character discards all Spells, and is not replenished before the end of the Turn (TAL-SC-59)', () => {
    const t = talisman({ wizard: { spells: ['hex', 'healing'] }, elf: { spells: ['nullify'] } })
    const answers = [['window.act', 'cast:nullify:seat:0', 'elf']] as const
    t.play(inWindow, 'wizard', answers, { window: 'w-start', seat: 0 })
    expect(t.who('wizard').spells).toEqual([])
    expect(t.state.spellDiscard).toEqual(['hex', 'healing-1', 'nullify'])
  })
})

describe('preservation', () => {
  test('TAL-SC-06 keeps a Life in the Desert', () => {
    const t = talisman({ minstrel: { at: 'desert-west', spells: ['preservation'] } })
    t.play(follow, 'minstrel', { 'window.act': 'cast:preservation:seat:0' })
    expect(t.who('minstrel').lives).toBe(4)
  })

  test('TAL-SC-31 keeps an Enemy: the Combat is a Stand-off, and none is killed (TAL-R69)', () => {
    const t = talisman(
      { warrior: { at: 'ruins', strength: 12 }, elf: { spells: ['preservation'] } },
      { lying: { ruins: ['giant', 'wolf'] } },
    ).dice(6, 6, 1)
    const got = t.play(encounter, 'warrior', [['window.act', 'cast:preservation:foe:wolf', 'elf']])
    expect(got.result).toBe('turn-ends')
    expect(t.who('warrior')).toMatchObject({ lives: 4, trophies: [] })
    expect(t.lies('ruins')).toEqual(['giant', 'wolf'])
  })

  test('preservation: not a creature without a card', () => {
    const t = talisman({ troll: { at: 'tavern' }, elf: { spells: ['preservation'] } }).dice(2, 6, 1)
    const keys = t.play(follow, 'troll').asked.flatMap((one) => one.keys)
    expect(keys.filter((key) => key.includes('preservation'))).toEqual([])
  })

  test('an absent holder casts it for themselves with 2 Lives or fewer', () => {
    const t = talisman({ elf: { at: 'desert-west', lives: 3, spells: ['preservation'] } }).away()
    t.play(follow, 'elf')
    expect(t.who('elf')).toMatchObject({ lives: 2, spells: ['preservation'] })
    t.play(follow, 'elf')
    expect(t.who('elf')).toMatchObject({ lives: 2, spells: [] })
  })
})

describe('psionic-blast', () => {
  test('the printed Craft counts as Strength for one Combat, in the Inner Region too', () => {
    const t = talisman({ elf: { at: 'werewolf-den', craft: 8, spells: ['psionic-blast'] } }).dice(1, 1, 3, 3)
    const got = t.play(follow, 'elf', { 'window.act': 'cast:psionic-blast:self' })
    expect(got.of('fought')).toMatchObject([{ ours: { total: 3 + 4 + 3 }, result: 'won' }])
  })

  test('an absent holder casts it where it turns the odds', () => {
    const t = talisman({ elf: { at: 'ruins', spells: ['psionic-blast'] } }, { lying: { ruins: ['giant', 'sword'] } })
    t.away().dice(3, 3)
    const got = t.play(encounter, 'elf', { 'card.next': 'done' })
    expect(got.of('fought')).toMatchObject([{ ours: { total: 10 }, theirs: { total: 9 } }])
  })

  test('psionic-blast: not in Psychic Combat', () => {
    const t = talisman({ elf: { at: 'crags', spells: ['psionic-blast'] } }).dice(1, 6, 1)
    const keys = t.play(follow, 'elf').asked.flatMap((one) => one.keys)
    expect(keys.filter((key) => key.includes('psionic'))).toEqual([])
  })
})

describe('random', () => {
  test.each([
    [2, { strength: 3 }],
    [3, { craft: 4 }],
    [4, { gold: 0 }],
    [5, { strength: 7 }],
    [6, { lives: 5 }],
  ])('%i', (die, after) => {
    const { t, cast } = atStart({ wizard: { spells: ['random'] }, elf: { strength: 6, craft: 7, gold: 5 } })
    t.dice(die)
    cast('random', 'seat:1')
    expect(t.who('elf')).toMatchObject(after)
  })

  test('TAL-SC-42 in the middle of a fight the new values count at once', () => {
    const t = talisman({
      monk: { at: 'ruins', spells: ['random'] },
      warrior: { at: 'ruins', objects: ['sword'], gold: 3 },
    }).dice(1, 2, 3)
    const got = t.play(encounter, 'monk', { 'encounter.do': 'character:1', 'window.act': 'cast:random:seat:1' })
    expect(got.of('fought')).toMatchObject([{ ours: { total: 7 }, theirs: { total: 4 }, result: 'won' }])
    expect(t.lies('ruins')).toEqual(['sword-1'])
    expect(got.asked.filter(({ verb }) => verb === 'fight.spoils')[0]?.keys ?? ['life', 'nothing']).toEqual([
      'life',
      'nothing',
    ])
  })
})

describe('teleport', () => {
  test('teleport: instead of rolling, to any other space of the Region; it frees the enslaved (TAL-R33)', () => {
    const { t, cast, offered } = atStart({ elf: { at: 'temple', enslaved: true, spells: ['teleport'] } })
    expect(offered()).toHaveLength(1 + 15)
    cast('teleport', 'space:castle')
    expect(t.who('elf')).toMatchObject({ space: 'castle', enslaved: false })
    expect(t.state.turn.teleported).toBe(true)
  })

  test('one Move a Turn: a second one is of no use', () => {
    const t = talisman({ wizard: { at: 'city', spells: ['teleport', 'teleport'] } })
    const answers = { 'window.act': ['cast:teleport:space:village', 'pass'] }
    const got = t.play(inWindow, 'wizard', answers, { window: 'w-start', seat: 0 })
    expect(got.asked.at(-1)?.keys).toEqual(['pass'])
  })

  test('teleport: not while slowed (TAL-R34), nor in the Inner Region (TAL-11.3)', () => {
    expect(atStart({ elf: { spells: ['teleport'], followers: ['poltergeist'] } }).offered()).toEqual(['pass'])
    expect(atStart({ elf: { at: 'pits', spells: ['teleport'] } }).offered()).toEqual(['pass'])
  })
})

describe('temporal-warp', () => {
  test('two more Turns before play passes on', () => {
    const { t, cast } = atStart({ elf: { spells: ['temporal-warp'] } })
    cast('temporal-warp', 'self')
    expect(t.state.warp).toEqual({ spells: ['temporal-warp'], turnsLeft: 2 })
  })

  test('the Character moves three times in a row', () => {
    const t = talisman({ troll: { at: 'plains-east', craft: 3, spells: ['temporal-warp'] }, elf: {} })
    const got = t.turns({ 'window.act': 'cast:temporal-warp:self' }, 3)
    expect(got.of('turn-began').map(({ seat }) => seat)).toEqual([0, 0, 0])
    expect(t.state).toMatchObject({ active: 1, warp: null })
  })
})
