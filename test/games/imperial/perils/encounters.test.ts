import { describe, expect, it } from 'vitest'
import type { Play } from '../../../../src/engine/index.ts'
import { ENCOUNTER_TILES, creatureOf } from '../../../../src/games/imperial/data/components.ts'
import { appliesTo, drawEncounter } from '../../../../src/games/imperial/rules/encounters/encounters.ts'
import { behaviourOf } from '../../../../src/games/imperial/rules/encounters/tiles/index.ts'
import { imperial } from '../kit.ts'

const MOUNTAIN = 'h-3-1'
const FOREST = 'h-4-4'
const PLAINS = 'h-2-3'

describe('drawing encounters (section 7)', () => {
  it('every tile but Draw Twice knows what it does (IMP-7.7)', () => {
    const kinds = new Set(ENCOUNTER_TILES.map((tile) => creatureOf(tile).id))
    expect(ENCOUNTER_TILES).toHaveLength(51)
    expect(kinds.size).toBe(41)
    for (const tile of ENCOUNTER_TILES) {
      if (creatureOf(tile).category !== 'meta') expect(behaviourOf(tile).meet).toBeTypeOf('function')
    }
  })

  it('a tile applies if one of its terrains is among the hex’s tags, coast included (IMP-7.2, 4.14)', () => {
    const { state } = imperial({ kate: {}, ozmo: {} })
    expect(appliesTo(state, 'wolves-1', PLAINS)).toBe(true)
    expect(appliesTo(state, 'demon', PLAINS)).toBe(false)
    expect(appliesTo(state, 'giant-crab', 'h-2-5')).toBe(true)
    expect(appliesTo(state, 'giant-octopus', 'h-2-5')).toBe(false)
    expect(appliesTo(state, 'giant-octopus', 'h-1-7')).toBe(true)
  })

  it('a tile that does not apply goes back, and nothing happens (IMP-7.2)', () => {
    const t = imperial({ kate: { hex: PLAINS }, ozmo: {} }).draws('demon')
    const got = t.play(drawEncounter, 'kate')
    expect(got.result).toBe('returned')
    expect(got.of('encounter-returned')).toMatchObject([{ tile: 'demon', why: 'does-not-apply' }])
    expect(t.state.encounterPool).toHaveLength(51)
    expect(t.state.concerned).toEqual([])
  })

  it('an empty pool means no encounter (IMP-18.21)', () => {
    const t = imperial({ kate: { hex: PLAINS }, ozmo: {} })
    t.state.encounterPool.length = 0
    const play: Play<unknown> = drawEncounter(t.state, 0)
    expect(play.next()).toEqual({ done: true, value: 'none' })
  })

  it('Draw Twice: both are drawn before it goes back, each is checked for itself (IMP-7.5, 7.6, S13)', () => {
    const t = imperial({ rokko: { hex: MOUNTAIN, clues: ['The Net Loft'] }, ozmo: {} })
    const got = t.draws('draw-twice', 'hermit', 'storm-at-sea').clues('The Toll Box').play(drawEncounter, 'rokko')
    expect(got.result).toBe('resolved')
    expect(got.of('encounter-drawn').map(({ tile }) => tile)).toEqual(['draw-twice', 'hermit', 'storm-at-sea-1'])
    expect(got.of('encounter-returned')).toMatchObject([{ tile: 'storm-at-sea-1' }])
    expect(t.hand('rokko')).toHaveLength(2)
  })

  it.each([
    ['dead', { wounds: 6 }, ['bear', 'hermit'], [4, 4, 4, 1, 1, 5, 1, 1, 1], {}],
    ['elsewhere', {}, ['absent-minded-wizard', 'hermit'], [1], {}],
  ] as const)(
    'the second tile is called off if the drawer is %s by then (IMP-7.6)',
    (_, dulcime, tiles, dice, answers) => {
      const t = imperial({ dulcime: { hex: FOREST, ...dulcime, wounds: 'wounds' in dulcime ? 5 : 0 }, ozmo: {} })
      const got = t
        .draws('draw-twice', ...tiles)
        .dice(...dice)
        .play(drawEncounter, 'dulcime', answers)
      expect(got.of('encounter-returned')).toMatchObject([{ tile: 'hermit', why: 'called-off' }])
      expect(t.state.encounterPool).toHaveLength(51)
    },
  )

  it('Draw Twice counts as resolved if one of its tiles was (IMP-18.13)', () => {
    const sea = () => imperial({ kate: { hex: 'h-1-7', vessel: 'ship' }, ozmo: {} })
    expect(sea().draws('draw-twice', 'ogre', 'mermaid').play(drawEncounter, 'kate').result).toBe('resolved')
    expect(sea().draws('draw-twice', 'ogre', 'bear').play(drawEncounter, 'kate').result).toBe('returned')
    const played = sea().draws('draw-twice', 'ogre', 'olliver-j-dragon')
    expect(played.play(drawEncounter, 'kate').result).toBe('played-on-other')
  })

  it('the Palantir sends the first tile back, and the second stands (IMP-7.4, 18.23, 7.12, S51)', () => {
    const t = imperial({ kate: { hex: 'h-4-2', treasures: ['palantir-of-zog'] }, ozmo: {} }).draws(
      'demon',
      'imperial-guard',
    )
    const got = t.play(drawEncounter, 'kate', { 'palantir.use': 'redraw' })
    expect(got.of('encounter-sent-back')).toMatchObject([{ tile: 'demon', by: 'palantir-of-zog' }])
    expect(got.asked.filter(({ verb }) => verb === 'palantir.use')).toHaveLength(1)
    expect(t.who('kate').treasures).toEqual([])
    expect(t.state.bank.imperial).toEqual(['palantir-of-zog'])
  })

  it('the tile sent back may come again, and then stands (IMP-18.23)', () => {
    const t = imperial({ kate: { hex: PLAINS, treasures: ['palantir-of-zog'] }, ozmo: {} }).draws('lion', 'lion')
    expect(t.dice(1).play(drawEncounter, 'kate', { 'palantir.use': 'redraw' }).result).toBe('resolved')
    expect(t.who('kate').companions).toMatchObject([{ tile: 'lion' }])
  })

  it('each tile of Draw Twice may be sent back once (treasures.json)', () => {
    const t = imperial({ kate: { hex: PLAINS, treasures: ['palantir-of-zog'] }, ozmo: {} })
    const got = t
      .draws('draw-twice', 'demon', 'troll', 'ogre', 'hermit')
      .dice(2, 2)
      .play(drawEncounter, 'kate', { 'palantir.use': ['keep', 'redraw', 'redraw'] })
    expect(got.of('encounter-sent-back').map(({ tile }) => tile)).toEqual(['demon', 'ogre'])
  })
})

describe('tiles played on another player (IMP-7.9)', () => {
  it('no legal target: the others are in prison (IMP-6.19, 7.9, 18.29, S22)', () => {
    const t = imperial({ turb: { hex: FOREST }, ozmo: { inPrison: true } }).draws('evil-sorcerer')
    const got = t.play(drawEncounter, 'turb')
    expect(got.result).toBe('returned')
    expect(got.of('encounter-returned')).toMatchObject([{ why: 'nobody-to-play-it-on' }])
  })

  it('Skeletons do not swim: the one on land is attacked, without asking (IMP-7.3, 7.9, 8.24, 7.10, S23)', () => {
    const t = imperial({
      dulcime: { hex: FOREST },
      ozmo: { hex: 'h-1-5', vessel: 'boat' },
      rokko: { hex: 'h-5-2', weapons: ['sword'], treasures: ['gold-egg', 'gold-harp', 'gold-idol', 'gold-mask'] },
    }).draws('skeletons', 'club')
    const got = t.dice(5, 5, 5, 5, 6, 6, 5, 2, 1, 6, 1, 2, 3).play(drawEncounter, 'dulcime')
    expect(got.result).toBe('played-on-other')
    expect(got.offered('played.target')).toEqual([])
    expect(got.of('encounter-played')).toMatchObject([{ seat: 0, on: 2 }])
    expect(got.of('fight-began')).toMatchObject([{ seat: 2, by: 0 }])
    expect(got.of('fight-attack')).toMatchObject([{ count: { total: 7 }, hits: 5 }])
    expect(got.of('fight-absorbed')).toMatchObject([{ by: 'sword-1', hits: 1 }])
    expect(t.who('rokko')).toMatchObject({ wounds: 0, weapons: ['sword-1', 'club-1'] })
  })

  it('tiles played on another player (IMP-7.9): by default it goes to the legal target with the most treasures; newcomers are left alone (IMP-7.9, 18.50)', () => {
    const t = imperial({
      kate: { hex: PLAINS },
      ozmo: { treasures: ['gold-egg'] },
      turb: {},
      rosa: { treasures: ['gold-idol'] },
    })
    const got = t.draws('olliver-j-dragon').play(drawEncounter, 'kate')
    expect(got.offered('played.target')).toEqual(['seat:1', 'seat:2', 'seat:3'])
    expect(got.of('encounter-played')).toMatchObject([{ on: 1 }])
    const fresh = imperial({ kate: { hex: PLAINS }, ozmo: {}, turb: {} }, { turn: { newcomers: [1] } })
    expect(fresh.draws('olliver-j-dragon').play(drawEncounter, 'kate').of('encounter-played')).toMatchObject([
      { on: 2 },
    ])
  })

  it('the Palantir is of no use to the target (treasures.json)', () => {
    const t = imperial({ ozmo: { hex: PLAINS }, kate: { treasures: ['palantir-of-zog'] } }).draws('zombies')
    const got = t.dice(1, 1).play(drawEncounter, 'ozmo')
    expect(got.offered('palantir.use')).toEqual([])
  })

  it('a target who teleports explores at the destination; then the drawer’s turn goes on (IMP-4.18, 7.10, 18.2)', () => {
    const t = imperial({ ozmo: { hex: PLAINS }, turb: { hex: FOREST, spells: ['teleportation'] } }).draws('skeletons')
    const got = t.dice(3, 3, 6, 6, 3, 4).play(drawEncounter, 'ozmo', {
      'combat.action': 'cast:teleportation',
      'teleport.hex': 'h-3-4',
    })
    expect(got.result).toBe('played-on-other')
    expect(got.of('explored')).toMatchObject([{ seat: 1, location: 'nobnodd', outcome: 'no-action' }])
    expect(t.state.active).toBe(0)
    expect(t.state.encounterPool).toContain('skeletons-1')
  })

  it('a target who dies on another’s turn brings on a newcomer at once; the turn is the drawer’s still (IMP-7.10, 18.47)', () => {
    const t = imperial({ ozmo: { hex: PLAINS }, turb: { hex: FOREST, wounds: 6 } }).draws('skeletons', 'axe')
    const got = t.dice(3, 3, 1, 1, 5, 1, 1, 1).play(drawEncounter, 'ozmo', { 'newcomer.character': 'kate' })
    expect(got.result).toBe('played-on-other')
    expect(t.who('kate')).toMatchObject({ hex: 'h-3-4', weapons: ['axe-1'], weapon: 'axe-1' })
    expect(t.state.turn.newcomers).toEqual([1])
  })

  it('Olliver takes a treasure and goes; without treasures a weapon or a clue; from the poor nothing (IMP-18.27)', () => {
    const rich = imperial({
      ozmo: { hex: PLAINS },
      kate: { treasures: ['grail', 'silver-bell', 'gold-egg'], weapons: ['axe'] },
    })
    const got = rich.draws('olliver-j-dragon').play(drawEncounter, 'ozmo')
    expect(got.offered('olliver.do')).toEqual(['treasure:grail', 'treasure:silver-bell', 'treasure:gold-egg', 'fight'])
    expect(rich.who('kate').treasures).toEqual(['grail', 'gold-egg'])
    const poor = imperial({ ozmo: { hex: PLAINS }, kate: { weapons: ['axe'], clues: ['The Net Loft'] } })
    const asked = poor.draws('olliver-j-dragon').play(drawEncounter, 'ozmo')
    expect(asked.offered('olliver.do')).toEqual(['weapon:axe-1', 'clue:clue-fishgut-2', 'fight'])
    expect(poor.who('kate')).toMatchObject({ weapons: ['axe-1'], clues: [] })
    const beggar = imperial({ ozmo: { hex: PLAINS }, kate: {} }).draws('olliver-j-dragon')
    expect(beggar.play(drawEncounter, 'ozmo').of('encounter-let-off')).toHaveLength(1)
  })

  it('an Imperial Treasure given to Olliver is no longer found (IMP-18.43)', () => {
    const t = imperial({ ozmo: { hex: PLAINS }, kate: { treasures: ['grail'] } }).draws('olliver-j-dragon')
    t.play(drawEncounter, 'ozmo', { 'olliver.do': 'treasure:grail' })
    expect(t.state.treasurePool).toContain('grail')
  })

  it('the Evil Sorcerer’s reward: a treasure, and a spell for a character with a free slot (IMP-0.12)', () => {
    const t = imperial({
      ozmo: { hex: PLAINS },
      turb: { hex: FOREST, spells: ['lightning', 'fireball'], weapons: ['mace'] },
    })
    t.draws('evil-sorcerer', 'gold-egg')
      .dice(3, 3, 6, 1, 1, 1, 1, 1)
      .dice(...Array<number>(40).fill(5))
    const got = t.play(drawEncounter, 'ozmo', { 'combat.action': ['cast:lightning'] })
    expect(got.of('fight-over')).toMatchObject([{ end: 'killed' }])
    expect(t.who('turb')).toMatchObject({ treasures: ['gold-egg'], spells: ['fireball', 'lightning'] })
  })

  it('Zombies bring a clue (encounters.json)', () => {
    const t = imperial({ ozmo: { hex: PLAINS }, kate: { hex: FOREST, weapons: ['mace'] } })
      .draws('zombies')
      .clues('The Net Loft')
    t.dice(3, 3, 5, 5, 5, 5, 5, 5, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1, 1).play(drawEncounter, 'ozmo')
    expect(t.hand('kate')).toEqual(['The Net Loft'])
  })
})
