import { describe, expect, test } from 'vitest'
import { LEAVE, Run } from '../../../../src/engine/index.ts'
import { inHand } from '../../../../src/games/talisman/rules/deeds/in-hand.ts'
import { TALISMAN_RULES } from '../../../../src/games/talisman/rules/index.ts'
import { encounter } from '../../../../src/games/talisman/rules/turn/encounter.ts'
import { talisman } from '../kit.ts'
import { strays, straysAtRest } from '../../../../trials/games/talisman/strays.ts'

/** A rule puts down everything it has in hand however it ends: by death, by leaving, by the end of the game. */

const HERE = { at: 'fields-south' } as const

describe('an Event is discarded however its reader fares (TAL-15.4)', () => {
  test('angel: the one who draws it dies of it, and it does not strike the next visitor', () => {
    const t = talisman({ troll: { ...HERE, alignment: 'evil', lives: 1 }, elf: {} }, { pile: ['angel', 'sword'] })
    expect(t.play(encounter, 'troll').result).toBe('turn-ends')
    expect(t.lies('fields-south')).toEqual([])
    expect(t.state.discard).toEqual(['angel'])
  })

  test('pestilence: it kills its drawer last of all', () => {
    const t = talisman({ troll: { ...HERE, lives: 1 }, elf: {}, monk: {} }, { pile: ['pestilence'] })
    t.play(encounter, 'troll')
    expect(t.state.discard).toContain('pestilence')
    expect(t.lies('fields-south')).toEqual([])
  })

  test('market-day: its drawer leaves over the wares', () => {
    const t = talisman({ thief: { ...HERE, gold: 3 }, elf: {}, troll: {} }, { pile: ['market-day'] })
    expect(t.play(encounter, 'thief', [[LEAVE, '', 'thief']]).result).toBe('turn-ends')
    expect(t.lies('fields-south')).toEqual([])
    expect(t.state.discard).toEqual(['market-day'])
  })

  test('evil-darkness: the game ends over it', () => {
    const t = talisman({ druid: HERE, elf: {} }, { pile: ['evil-darkness'] })
    expect(t.play(encounter, 'druid', [[LEAVE, '', 'elf']]).result).toBe('game-ends')
    expect(t.state.discard).toEqual(['evil-darkness'])
  })
})

describe('cards in hand are put down', () => {
  test('a Ghoul who leaves rather than raise a killed Enemy leaves it among the used cards (TAL-R93)', () => {
    const t = talisman({ ghoul: { ...HERE, strength: 6 }, elf: {}, troll: {} }, { pile: ['wolf'] }).dice(6, 1)
    const got = t.play(encounter, 'ghoul', [[LEAVE, '', 'ghoul']])
    expect(got.asked.map(({ verb }) => verb)).toEqual([LEAVE])
    expect(t.state.pending).toEqual([])
    expect(t.state.discard).toEqual(['wolf'])
  })

  test('cards in hand are put down, and so does one with whom the game ends', () => {
    const t = talisman({ ghoul: { ...HERE, strength: 6 }, elf: {} }, { pile: ['wolf'] }).dice(6, 1)
    expect(t.play(encounter, 'ghoul', [[LEAVE, '', 'elf']]).result).toBe('game-ends')
    expect(t.state.discard).toEqual(['wolf'])
  })

  test('Characters dealt go back if the game ends before it has begun (TAL-OPT.1)', () => {
    const game = TALISMAN_RULES.create({ seats: 2, preset: 'short', seed: 'dealt', experience: [] })
    const { run } = Run.start(TALISMAN_RULES, game)
    expect(inHand(game)).not.toEqual([])
    run.submit({ seat: 1, verb: LEAVE, key: LEAVE })
    expect(run.isOver).toBe(true)
    expect(inHand(game)).toEqual([])
    expect(straysAtRest(game)).toEqual([])
  })
})

describe('leaving in the middle of a fight between Characters', () => {
  const TOGETHER = { at: 'ruins' } as const
  const ATTACK = [['encounter.do', 'character:1']] as const

  test('a victor who leaves rather than choose spoils: the fight was fought, and the Turn is over (TAL-R17)', () => {
    const t = talisman({ elf: TOGETHER, troll: TOGETHER, monk: {} }).dice(1, 6)
    const got = t.play(encounter, 'elf', [...ATTACK, [LEAVE, '', 'troll']])
    expect(got.of('fought')).toHaveLength(1)
    expect(got.result).toBe('turn-ends')
    expect(t.who('elf').lives).toBe(4)
  })

  test('a beaten man who leaves before the spoils are chosen: the Turn is over, too', () => {
    const t = talisman({ troll: TOGETHER, elf: TOGETHER, monk: {} }).dice(6, 1)
    expect(t.play(encounter, 'troll', [...ATTACK, [LEAVE, '', 'elf']]).result).toBe('turn-ends')
  })

  test('leaving in the middle of a fight between Characters: before any die has fallen the Turn goes on (TAL-R93)', () => {
    const victim = { ...TOGETHER, objects: ['sword', 'axe'] }
    const t = talisman({ elf: TOGETHER, troll: victim, monk: {} }, { lying: { ruins: ['ring'] } }).dice(1, 1)
    const got = t.play(encounter, 'elf', [...ATTACK, [LEAVE, '', 'troll']])
    expect(got.of('fought')).toEqual([])
    expect(got.result).toBeUndefined()
  })

  test('the victor takes the last Life of the active player, completes a Quest by it, and leaves over what to drop', () => {
    const objects = ['sword', 'shield', 'helmet', 'ring']
    const t = talisman({
      elf: { ...TOGETHER, lives: 1 },
      troll: { ...TOGETHER, objects, quest: 'quest-take-life' },
      monk: {},
    }).dice(1, 6)
    const got = t.play(encounter, 'elf', [...ATTACK, ['fight.spoils', 'life', 'troll'], [LEAVE, '', 'troll']])
    expect(got.result).toBe('turn-ends')
    expect(t.state.players.map(({ standing }) => standing)).toEqual(['waiting', 'left', 'playing'])
  })
})

describe('a Turn without its Character', () => {
  test('a player who leaves as their Turn begins has none', () => {
    const objects = ['sword', 'shield', 'helmet', 'ring', 'axe']
    const t = talisman({ elf: { objects }, troll: {}, monk: {} })
    t.turns([[LEAVE, '', 'elf']])
    expect(t.state.active).toBe(1)
    expect(strays(t.state)).toEqual([])
  })
})

describe('spoils that are gone before they are taken', () => {
  const AT = { at: 'ruins' } as const
  const RANDOM = { craft: 4, spells: ['random'], order: 'always' } as const

  test.each([
    ['thief', 'thief-steal', { objects: ['ring'] }],
    ['sorceress', 'sorceress-lure', { followers: ['guide'] }],
    ['minstrel', 'minstrel-serenade', { followers: ['maiden'] }],
  ] as const)('%s, %s: the victim is a Toad by then', (id, ability, goods) => {
    const t = talisman({ [id]: AT, elf: { ...AT, gold: 0, ...goods }, druid: RANDOM }).dice(1)
    const got = t.play(encounter, id, [
      ['encounter.do', 'character:1'],
      ['character.do', ability],
      ['window.act', 'cast:random:seat:1', 'druid'],
    ])
    expect(got.of('toad')).toHaveLength(1)
    expect(got.of('given')).toEqual([])
  })
})

describe('cases that property tests rarely reach', () => {
  test('sorceress-lure: a victim who leaves while the Sorceress is choosing takes all Followers along', () => {
    const t = talisman({ sorceress: { at: 'ruins' }, elf: { at: 'ruins', followers: ['guide', 'pixie'] }, troll: {} })
    const got = t.play(encounter, 'sorceress', [
      ['encounter.do', 'character:1'],
      ['character.do', 'sorceress-lure'],
      [LEAVE, '', 'elf'],
    ])
    expect(got.of('given')).toEqual([])
    expect(t.lies('ruins')).toEqual(['guide-1', 'pixie'])
  })

  test('temple: a player who leaves rather than part with a Follower leaves all of them there', () => {
    const t = talisman({ elf: { at: 'temple', followers: ['guide', 'pixie'] }, troll: {}, monk: {} }).dice(2, 2)
    const got = t.play(encounter, 'elf', [
      ['space.roll', 'roll'],
      ['instruction.choose', 'lose-follower'],
      [LEAVE, '', 'elf'],
    ])
    expect(got.result).toBe('turn-ends')
    expect(t.lies('temple')).toEqual(['guide-1', 'pixie'])
  })

  test('cave: a Dwarf who leaves rather than add 1', () => {
    const t = talisman({ dwarf: HERE, troll: {}, monk: {} }, { lying: { 'fields-south': ['cave'] } }).dice(5)
    const got = t.play(encounter, 'dwarf', [
      ['card.next', 'meet:cave'],
      [LEAVE, '', 'dwarf'],
    ])
    expect(got.result).toBe('turn-ends')
    expect(t.lies('fields-south')).toEqual(['cave'])
  })
})
