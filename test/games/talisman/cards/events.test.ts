import { describe, expect, test } from 'vitest'
import { encounter } from '../../../../src/games/talisman/rules/turn/encounter.ts'
import type { CharacterId } from '../../../../src/games/talisman/data/ids.ts'
import { talisman, type Somebody } from '../kit.ts'

type People = Partial<Record<CharacterId, Somebody>>

/** The first of them draws this card on a field. */
function drawn(card: string, people: People, around = {}) {
  return talisman(people, { pile: [card], ...around })
}

const HERE = { at: 'fields-south' } as const

describe('Events', () => {
  test.each([
    ['angel', 'elf', 5],
    ['angel', 'assassin', 3],
    ['angel', 'troll', 4],
    ['devil', 'elf', 3],
    ['devil', 'assassin', 5],
    ['devil', 'troll', 4],
  ] as const)('%s on the %s: %i Lives', (card, id, lives) => {
    const t = drawn(card, { [id]: HERE })
    t.play(encounter, id)
    expect(t.who(id).lives).toBe(lives)
    expect(t.state.discard).toEqual([card])
  })

  test('TAL-SC-58 the Druid changes once the Angel is seen, and Mephistopheles comes too late (TAL-7.2)', () => {
    const t = talisman({ druid: { at: 'ruins' } }, { pile: ['angel', 'mephistopheles'] })
    const got = t.play(encounter, 'druid', { 'card.next': ['meet:angel'], 'druid.align': 'good' })
    expect(t.who('druid')).toMatchObject({ alignment: 'good', lives: 5 })
    expect(got.of('align-refused')).toMatchObject([{ to: 'evil' }])
    expect(t.state.discard).toEqual(['angel', 'mephistopheles'])
  })

  test('blizzard: it lies beside the board and slows all players from the end of this Turn', () => {
    const t = drawn('blizzard', { elf: HERE, troll: {} }, { turns: 7 })
    t.play(encounter, 'elf')
    expect(t.state.blizzard).toEqual({ card: 'blizzard', turnsLeft: [2, 2], since: 7 })
    expect(t.lies('fields-south')).toEqual([])
  })

  test('book-of-spells: as many as Craft allows', () => {
    const t = drawn('book-of-spells', { wizard: { ...HERE, craft: 6, spells: ['hex'] } })
    t.play(encounter, 'wizard')
    expect(t.who('wizard').spells).toHaveLength(3)
  })

  test('evil-darkness: all but the Evil miss a Turn, the drawer too; a Druid may turn Evil first', () => {
    const t = drawn('evil-darkness', { elf: HERE, assassin: {}, troll: { at: 'mines' }, druid: {} })
    t.play(encounter, 'elf', [['druid.align', 'evil', 'druid']])
    expect((['elf', 'assassin', 'troll', 'druid'] as const).map((id) => t.who(id).missTurns)).toEqual([1, 0, 1, 0])
  })

  test.each([
    [1, 'crags'],
    [4, 'ruins'],
    [6, 'cursed-glade'],
  ])('imp: on a %i to %s, to land again', (die, space) => {
    const t = drawn('imp', { elf: HERE }).dice(die)
    expect(t.play(encounter, 'elf').result).toBe('lands-again')
    expect(t.who('elf').space).toBe(space)
    expect(t.state.discard).toEqual(['imp'])
  })

  test('TAL-SC-10 the Imp comes first, and cards not met stay behind (TAL-15.3, TAL-15.11)', () => {
    const t = talisman({ dwarf: { at: 'hidden-valley' } }, { pile: ['bear', 'imp', 'bag-of-gold'] }).dice(4)
    t.play(encounter, 'dwarf')
    expect(t.who('dwarf').space).toBe('ruins')
    expect(t.lies('hidden-valley')).toEqual(['bear', 'bag-of-gold-1'])
  })

  test("imp: if it names the Character's own space the Encounter goes on", () => {
    const t = talisman({ elf: { at: 'ruins' } }, { pile: ['imp', 'bag-of-gold'] }).dice(4)
    t.play(encounter, 'elf')
    expect(t.who('elf')).toMatchObject({ space: 'ruins', gold: 2 })
  })

  test('imp: may be Evaded, and is discarded without effect (TAL-18.2)', () => {
    const t = talisman({ elf: { at: 'woods-south' } }, { pile: ['imp'] })
    t.play(encounter, 'elf', { 'window.act': 'evade:imp' })
    expect(t.who('elf').space).toBe('woods-south')
    expect(t.state.discard).toEqual(['imp'])
  })

  test('magical-vortex: every Spell of every hand is gone', () => {
    const t = drawn('magical-vortex', { elf: { ...HERE, spells: ['hex'] }, wizard: { spells: ['nullify', 'healing'] } })
    t.play(encounter, 'elf')
    expect(t.who('elf').spells).toEqual([])
    expect(t.who('wizard').spells).toEqual([])
    expect(t.state.spellDiscard).toEqual(['nullify', 'healing-1', 'hex'])
  })

  test('market-day: all may buy, the drawer first; no Toads', () => {
    const t = drawn('market-day', { elf: HERE, thief: {}, troll: { toad: 2 } })
    const got = t.play(encounter, 'elf', [
      ['shop.buy', 'buy:sword', 'elf'],
      ['shop.buy', 'lift:shield', 'thief'],
      ['shop.buy', 'buy:helmet', 'thief'],
    ])
    expect(t.who('elf')).toMatchObject({ gold: 0, objects: ['purchase-sword-1'] })
    expect(t.who('thief')).toMatchObject({ gold: 0, objects: ['purchase-shield-1', 'purchase-helmet-1'] })
    expect(got.asked.map(({ who }) => who)).not.toContain('troll')
  })

  test('market-day: a Raft only in the Outer or Middle Region', () => {
    const t = drawn('market-day', { elf: { ...HERE, gold: 3 }, troll: { at: 'mines', gold: 3 } })
    const got = t.play(encounter, 'elf', { 'shop.buy': 'done' })
    expect(got.offered('shop.buy', 0)).toContain('buy:raft')
    expect(got.offered('shop.buy', 1)).not.toContain('buy:raft')
  })

  test('mephistopheles: the Evil gain Craft, the others become Evil and drop what the Evil may not have', () => {
    const t = drawn('mephistopheles', { assassin: HERE })
    t.play(encounter, 'assassin')
    expect(t.who('assassin')).toMatchObject({ craft: 4 })
    const other = drawn('mephistopheles', { elf: { ...HERE, objects: ['holy-lance'] } })
    other.play(encounter, 'elf')
    expect(other.who('elf')).toMatchObject({ alignment: 'evil', craft: 4, objects: [] })
    expect(other.lies('fields-south')).toEqual(['holy-lance'])
  })

  test('TAL-SC-56 pestilence: all in the Region, the drawer last; the game may end before (TAL-R2, TAL-R3)', () => {
    const around = { crownReached: true }
    const t = drawn('pestilence', { elf: { ...HERE, lives: 1 }, troll: { at: 'crags', lives: 1 } }, around)
    expect(t.play(encounter, 'elf').result).toBe('game-ends')
    expect(t.who('elf').lives).toBe(1)
  })

  test('pestilence spares other Regions', () => {
    const t = drawn('pestilence', { elf: HERE, troll: { at: 'crags' }, monk: { at: 'oasis' } })
    t.play(encounter, 'elf')
    expect((['elf', 'troll', 'monk'] as const).map((id) => t.who(id).lives)).toEqual([3, 3, 4])
  })

  test('raiders: all Gold goes to the Oasis', () => {
    const t = drawn('raiders', { elf: { ...HERE, gold: 5 } })
    t.play(encounter, 'elf')
    expect(t.who('elf').gold).toBe(0)
    expect(t.state.spaces.oasis.gold).toBe(5)
  })

  test.each(['siren', 'storm'])('%s: all in the Region miss a Turn', (card) => {
    const t = drawn(card, { elf: HERE, troll: { at: 'crags' }, monk: { at: 'oasis' } })
    t.play(encounter, 'elf')
    expect((['elf', 'troll', 'monk'] as const).map((id) => t.who(id).missTurns)).toEqual([1, 1, 0])
  })
})

describe('Curses', () => {
  test('TAL-SC-32 hag: all other Followers leave, and none may join', () => {
    const t = drawn('hag', { warrior: { ...HERE, followers: ['unicorn', 'guide', 'poltergeist'] } })
    t.play(encounter, 'warrior')
    expect(t.who('warrior').followers).toEqual(['hag'])
    expect(t.state.discard).toEqual(['unicorn', 'guide-1', 'poltergeist'])
    const next = talisman({ warrior: { ...HERE, followers: ['hag'] } }, { lying: { 'fields-south': ['maiden'] } })
    expect(next.play(encounter, 'warrior').offered('card.next')).not.toContain('take:maiden')
  })

  test('hag: evaded she stays where she is; she may not be ditched', () => {
    const t = talisman({ elf: { at: 'woods-south' } }, { pile: ['hag'] })
    t.play(encounter, 'elf', { 'window.act': 'evade:hag' })
    expect(t.lies('woods-south')).toEqual(['hag'])
  })

  test('TAL-SC-32 village-mystic: discards the Hag before the die', () => {
    const t = talisman({ warrior: { at: 'village', followers: ['hag'] } }).dice(2)
    t.play(encounter, 'warrior', { 'space.visit': 'mystic' })
    expect(t.who('warrior').followers).toEqual([])
    expect(t.state.discard).toEqual(['hag'])
  })

  test('poltergeist: joins at once', () => {
    const t = drawn('poltergeist', { warrior: { ...HERE, followers: ['guide'] } })
    t.play(encounter, 'warrior')
    expect(t.who('warrior').followers).toEqual(['guide-1', 'poltergeist'])
  })

  test('a Poltergeist met by a Character with the Hag stays where it is (TAL-R28), as does any Curse a Toad meets', () => {
    const t = drawn('poltergeist', { warrior: { ...HERE, followers: ['hag'] } })
    t.play(encounter, 'warrior')
    expect(t.lies('fields-south')).toEqual(['poltergeist'])
    const toad = drawn('hag', { warrior: { ...HERE, toad: 2 } })
    toad.play(encounter, 'warrior')
    expect(toad.lies('fields-south')).toEqual(['hag'])
  })
})
