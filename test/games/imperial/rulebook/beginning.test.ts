import { describe, expect, it } from 'vitest'
import { Run } from '../../../../src/engine/index.ts'
import {
  distanceBetween,
  HEXES,
  isCoastal,
  isLand,
  neighboursOf,
  PLACES,
  printedHexOf,
  roadsFrom,
} from '../../../../src/games/imperial/data/board.ts'
import {
  armsOf,
  CHARACTERS,
  CLUE_CARDS,
  ENCOUNTER_TILES,
  SPELLS,
  TREASURE_TILES,
  treasureOf,
  VESSELS,
  WEAPON_TILES,
} from '../../../../src/games/imperial/data/components.ts'
import { drawEncounter } from '../../../../src/games/imperial/rules/encounters/encounters.ts'
import { explore } from '../../../../src/games/imperial/rules/encounters/exploration.ts'
import { membersOf } from '../../../../src/games/imperial/state/party.ts'
import { roadPaths, seaPaths, wildernessPaths } from '../../../../src/games/imperial/state/paths.ts'
import { drawTreasure, foundCount } from '../../../../src/games/imperial/rules/deeds/pools.ts'
import { IMPERIAL_RULES } from '../../../../src/games/imperial/rules/index.ts'
import { create } from '../../../../src/games/imperial/rules/turn/setup.ts'
import { namedLocationOf } from '../../../../src/games/imperial/state/whereabouts.ts'
import { imperial } from '../kit.ts'

const NOBNODD = printedHexOf('nobnodd')
const FOREST = 'h-4-4'
const PLAINS = 'h-2-3'
const OCEAN = 'h-2-6'

describe('conventions (section 0)', () => {
  it('a tile overrides the rules: the spell works on the Wild Horse without a fight (IMP-0.1, 12.3)', () => {
    const t = imperial({ turb: { hex: PLAINS, spells: ['speak-with-animals'] }, ozmo: {} }).draws('wild-horse')
    t.play(drawEncounter, 'turb', { 'horse.spell': 'cast' })
    expect(t.who('turb')).toMatchObject({ companions: [{ tile: 'wild-horse' }], spells: [] })
  })

  it('every die of a roll is reported, in the order of the roll (IMP-0.2)', () => {
    const got = imperial({ kate: {}, ozmo: {} }).dice(5, 2).play(explore, 'kate')
    expect(got.of('explored')[0]?.roll.parts.map(({ value }) => value)).toEqual([5, 2])
    expect(got.of('explored')[0]?.roll.total).toBe(7)
  })

  it('a drawn tile leaves the pool; a returned one may be drawn again at once (IMP-0.3)', () => {
    const t = imperial({ kate: {}, ozmo: {} }, { treasurePool: ['gold-egg', 'gold-harp'] })
    const drawn = [drawTreasure(t.state, 0, 'test'), drawTreasure(t.state, 0, 'test')]
    expect([...drawn].sort()).toEqual(['gold-egg', 'gold-harp'])
    expect(t.state.treasurePool).toEqual([])
  })

  it('the Bank begins with all vessels, spells and characters, and no Imperial Treasure (IMP-0.4, 2.2)', () => {
    const { bank } = create({ seats: 4, preset: 'standard', seed: 'bank', experience: [] })
    expect(bank).toMatchObject({ boat: 2, ship: 2, imperial: [] })
    expect(Object.values(bank.spells)).toEqual(Array(10).fill(2))
    expect(bank.characters).toHaveLength(10)
  })

  it('the left-hand neighbour rolls for the monster: the next seat, the first after the last (IMP-0.6, 0.10)', () => {
    const by = (id: 'kate' | 'rosa') => {
      const t = imperial({ kate: { hex: PLAINS }, ozmo: {}, rosa: { hex: PLAINS } }).draws('wolves')
      return t.play(drawEncounter, id).of('fight-began')[0]?.by
    }
    expect([by('kate'), by('rosa')]).toEqual([1, 0])
  })

  it('a party is the character, companions, familiar and vessel; the Oasis has its name only while it is there (IMP-0.8)', () => {
    const party = { hex: 'h-2-5', companions: ['ogre'], familiar: true, vessel: 'boat' } as const
    const t = imperial({ turb: party, kate: { hex: printedHexOf('vanishing-oasis') } }, { active: 'kate' })
    expect(membersOf(t.state, 0).map(({ id }) => id)).toEqual(['character', 'ogre', 'familiar', 'vessel'])
    expect(namedLocationOf(t.state, 1)).toBeNull()
    t.state.turn.oasis = true
    expect(namedLocationOf(t.state, 1)).toBe('vanishing-oasis')
  })

  it('distance is counted straight over land and sea, roads or none (IMP-0.9)', () => {
    expect(distanceBetween(NOBNODD, printedHexOf('port-barnacle'))).toBe(1)
    expect(distanceBetween('h-2-5', 'h-1-6')).toBe(2) // over the sea
    expect(distanceBetween(NOBNODD, NOBNODD)).toBe(0)
  })
})

describe('components and setup (sections 1 and 2)', () => {
  it('the tiles are all there (IMP-1.1)', () => {
    const spells = [...SPELLS.values()].reduce((sum, { count }) => sum + count, 0)
    const vessels = [...VESSELS.values()].map(({ count }) => count)
    expect([TREASURE_TILES, ENCOUNTER_TILES, WEAPON_TILES].map(({ length }) => length)).toEqual([44, 51, 26])
    expect([CHARACTERS.size, spells, ...vessels]).toEqual([10, 20, 2, 2])
  })

  it('42 clues, and 90 hexes of the right terrains (IMP-1.2)', () => {
    const count = (terrain: string) => HEXES.filter((hex) => hex.terrain === terrain).length
    expect(CLUE_CARDS).toHaveLength(42)
    expect(['plains', 'forest', 'mountain', 'desert', 'steppe', 'coast', 'ocean'].map(count)).toEqual([
      11, 13, 27, 9, 6, 8, 16,
    ])
  })

  it('nothing both shoots and strikes, magic or not (IMP-1.4)', () => {
    const arms = [...WEAPON_TILES, ...TREASURE_TILES].flatMap((tile) => armsOf(tile) ?? [])
    expect(arms.filter(({ attack, shooting }) => attack !== null && shooting !== null)).toEqual([])
    expect(arms).toHaveLength(26 + 11)
  })

  it('the pools begin full, the clue deck shuffled, and unchosen items stay in the Bank (IMP-2.1, 2.2, 2.3, 2.5)', () => {
    const dealt = (seed: string) => {
      const { run } = Run.start(IMPERIAL_RULES, create({ seats: 3, preset: 'standard', seed, experience: [] }))
      while (run.state.phase === 'setup') {
        const [asked] = run.asked
        if (!asked) throw new Error('nobody is asked')
        run.submit({ seat: asked.seat, verb: asked.verb, key: asked.offers[0]?.key ?? '' })
      }
      return run.state
    }
    const { encounterPool, treasurePool, weaponsPool, clueDeck, bank, lostCity, players } = dealt('one')
    expect([encounterPool, treasurePool, weaponsPool, clueDeck].map(({ length }) => length)).toEqual([51, 44, 23, 33])
    expect(bank.characters).toHaveLength(7)
    expect(players.every(({ character }) => character && !bank.characters.includes(character.id))).toBe(true)
    expect(lostCity).toBeNull()
    expect(dealt('two').clueDeck).not.toEqual(clueDeck)
  })

  it('the treasures are 6 Imperial, 6 scrolls, the Charm, 2 rubies, the Stone, 8 gold, 9 silver, 11 magic (IMP-13.1)', () => {
    const groups = ['imperial', 'scroll', 'charm', 'ruby', 'stone', 'gold', 'silver', 'magic-weapon']
    const count = (group: string) => TREASURE_TILES.filter((tile) => treasureOf(tile).group === group).length
    expect(groups.map(count)).toEqual([6, 6, 1, 2, 1, 8, 9, 11])
  })
})

describe('the turn and its first two phases (sections 3 to 5)', () => {
  it('the turn and its first two phases (sections 3 to 5): in a named hex a character must explore, elsewhere draw, and never both (IMP-3.1, 3.5, 3.6, 7.1)', () => {
    const named = imperial({ kate: {}, ozmo: {} }).dice(3, 4).turns()
    expect([named.of('explored').length, named.of('encounter-drawn').length]).toEqual([1, 0])
    const wild = imperial({ kate: { hex: FOREST }, ozmo: {} })
      .draws('sea-serpent')
      .turns()
    expect([wild.of('explored').length, wild.of('encounter-drawn').length]).toEqual([0, 1])
  })

  it('a prisoner’s turn is a prison turn and nothing else (IMP-3.2, 6.13)', () => {
    const t = imperial({ kate: { inPrison: true, clues: ['The Loose Brick'] }, ozmo: {} })
    const got = t.turns({ 'prison.do': 'wait' })
    expect(got.asked.map(({ verb }) => verb)).toEqual(['prison.do'])
    expect([...got.of('explored'), ...got.of('encounter-drawn'), ...got.of('moved')]).toEqual([])
  })

  it('business comes before exploring: a clue, a delivery and the Emperor in any order, one clue only (IMP-3.4, 5.1)', () => {
    const t = imperial({
      kate: {
        hex: printedHexOf('castle-highgloom'),
        clues: ['The Fourteenth Guest', 'The Empty Armour'],
        companions: ['maid-marywin'],
      },
      ozmo: {},
    })
    t.draws('gold-egg', 'gold-harp').clues('The Toll Box').dice(3, 4)
    const got = t.turns([
      ['phase.move', 'stay'],
      ['business.do', 'clue:clue-castle-highgloom-1'],
      ['business.do', 'deliver:maid-marywin'],
    ])
    expect(got.offered('business.do', 1)).toEqual(['explore', 'deliver:maid-marywin'])
    expect(t.who('kate').treasures).toEqual(['gold-egg', 'gold-harp'])
    const kinds = got.facts.map(({ kind }) => kind)
    expect(kinds.indexOf('explored')).toBeGreaterThan(kinds.indexOf('delivered'))
  })

  it('a clue that a delivery brings may be exchanged in the same phase (IMP-5.11, 18.15)', () => {
    const t = imperial({ kate: { hex: printedHexOf('castle-highgloom'), companions: ['maid-marywin'] }, ozmo: {} })
    t.draws('gold-egg', 'gold-harp').clues('The Fourteenth Guest').dice(3, 4)
    t.turns({ 'business.do': ['deliver:maid-marywin', 'clue:clue-castle-highgloom-1'] })
    expect(t.who('kate')).toMatchObject({ treasures: ['gold-egg', 'gold-harp'], clues: [] })
  })

  it('a clue found by exploring must wait for another turn, even in the right place (IMP-6.12, 18.14)', () => {
    const t = imperial({ kate: {}, ozmo: {} }).clues('The Loose Brick').dice(1, 4)
    const got = t.turns()
    expect(got.of('explored')).toMatchObject([{ outcome: 'treasure-clue' }])
    expect(got.of('clue-exchanged')).toEqual([])
    expect(t.hand('kate')).toEqual(['The Loose Brick'])
  })

  it('no clue can be thrown away for the asking (IMP-5.11)', () => {
    const t = imperial({ kate: { clues: ['The Net Loft', 'The Toll Box'] }, ozmo: {} }).dice(3, 4)
    const got = t.turns()
    expect(got.offered('business.do')).toEqual(['explore'])
  })

  it('hexes are shared, and a character may stay (IMP-4.1)', () => {
    const t = imperial({ kate: {}, ozmo: {} }).dice(3, 4)
    t.turns()
    expect([t.who('kate').hex, t.who('ozmo').hex]).toEqual([NOBNODD, NOBNODD])
  })

  it('a move is by road or across country or by sea, never two of them (IMP-4.5)', () => {
    const t = imperial({ kate: { hex: 'h-2-5', vessel: 'boat' }, ozmo: {} })
    const byRoad = roadPaths(t.state, 0).flatMap(({ hexes }) => [['h-2-5', ...hexes]])
    const offRoad = byRoad.filter((path) => path.some((hex, at) => at > 0 && !roadsFrom(path[at - 1] ?? '').includes(hex))) // prettier-ignore
    expect(offRoad).toEqual([])
    expect(wildernessPaths(t.state, 0).every(({ hexes }) => hexes.length === 1 && hexes.every(isLand))).toBe(true)
    expect(seaPaths(t.state, 0).every(({ hexes }) => !isLand(hexes[0] ?? ''))).toBe(true)
  })

  it('named locations have roads, but for an island that has no land around it (IMP-4.3)', () => {
    for (const { id, hex } of PLACES.values()) {
      if (hex === null) continue
      expect(roadsFrom(hex).length > 0, id).toBe(id !== 'castle-saltspray')
      expect(neighboursOf(hex).some(isLand), id).toBe(id !== 'castle-saltspray')
    }
  })

  it('two hexes with roads are joined by none unless a segment joins them (IMP-4.6)', () => {
    const silverleaf = printedHexOf('silverleaf')
    const beside = neighboursOf(silverleaf).find((hex) => roadsFrom(hex).length > 0 && !roadsFrom(hex).includes(silverleaf)) ?? '' // prettier-ignore
    const t = imperial({ kate: { hex: beside }, ozmo: {} })
    const straight = ({ hexes }: { readonly hexes: readonly string[] }) => hexes.join() === silverleaf
    expect(roadPaths(t.state, 0).some(straight)).toBe(false)
    expect(wildernessPaths(t.state, 0).some(straight)).toBe(true)
  })

  it('all land next to the sea is coastal, and so is all land of coast terrain (IMP-4.13)', () => {
    for (const { id, terrain } of HEXES) {
      const byTheSea = terrain !== 'ocean' && neighboursOf(id).some((hex) => !isLand(hex))
      expect(isCoastal(id), id).toBe(byTheSea || terrain === 'coast')
    }
  })

  it('a path is walked hex by hex: the boat stays behind where the coast ends (IMP-4.16, 10.3, 10.4)', () => {
    const inland = roadPaths(imperial({ kate: { hex: 'h-2-5' }, ozmo: {} }).state, 0).find(
      ({ hexes }) => hexes.length > 1 && hexes.slice(0, -1).some((hex) => !isCoastal(hex)),
    )
    const to = inland?.hexes.at(-1) ?? ''
    const t = imperial({ kate: { hex: 'h-2-5', vessel: 'boat' }, ozmo: {} })
    const got = t.turns({ 'phase.move': `road:${to}` })
    expect(got.of('vessel-gone')).toMatchObject([{ fate: 'landlocked' }])
    expect(t.state.bank.boat).toBe(2)
  })

  it('no road or sea move ends where it began (IMP-18.6)', () => {
    const t = imperial({ kate: { hex: 'h-2-5', vessel: 'ship' }, ozmo: {} })
    for (const paths of [roadPaths(t.state, 0), seaPaths(t.state, 0)]) {
      expect(paths.length).toBeGreaterThan(0)
      expect(paths.filter(({ hexes }) => hexes.at(-1) === 'h-2-5')).toEqual([])
    }
  })

  it('ships sail from any coast and land on any, regardless of its terrain (IMP-18.8)', () => {
    const shore = HEXES.find(({ id, terrain }) => isCoastal(id) && terrain !== 'coast')?.id ?? ''
    const leaving = imperial({ kate: { hex: shore, vessel: 'boat' }, ozmo: {} })
    expect(seaPaths(leaving.state, 0).length).toBeGreaterThan(0)
    const sea = neighboursOf(shore).find((hex) => !isLand(hex)) ?? ''
    const landing = imperial({ kate: { hex: sea, vessel: 'boat' }, ozmo: {} })
    expect(seaPaths(landing.state, 0).map(({ hexes }) => hexes.at(-1))).toContain(shore)
  })

  it('passing through a named hex by road has no effect (IMP-18.10)', () => {
    const t = imperial({ kate: { hex: 'h-3-3', clues: ['The Loose Brick'] }, ozmo: {} }).draws('sea-serpent')
    const got = t.turns({ 'phase.move': 'road:h-4-4' }) // through Nobnodd
    expect(got.of('moved')[0]?.path).toContain(NOBNODD)
    expect([...got.of('explored'), ...got.of('clue-exchanged')]).toEqual([])
  })

  it('the turn and its first two phases (sections 3 to 5): at sea a character always has a vessel, or is Lost at Sea (IMP-18.9, 10.8)', () => {
    const t = imperial({ kate: { hex: OCEAN, vessel: 'boat' }, ozmo: {} })
      .draws('giant-roc')
      .dice(3)
    t.play(drawEncounter, 'kate')
    expect(t.who('kate')).toMatchObject({ vessel: null, hex: printedHexOf('pirates-den') })
  })

  it('found is what players hold or the Bank shows (IMP-13.3, 16.1)', () => {
    const t = imperial({ kate: { treasures: ['grail'] }, ozmo: {} }, { banked: ['scepter-of-baldan'] })
    expect(foundCount(t.state)).toBe(2)
  })
})
