import { describe, expect, it } from 'vitest'
import { explore } from '../../../../src/games/imperial/rules/encounters/exploration.ts'
import { printedHexOf } from '../../../../src/games/imperial/data/board.ts'
import { EXPLORATION } from '../../../../src/games/imperial/data/components.ts'
import { imperial } from '../kit.ts'

describe('exploration (section 6)', () => {
  it.each([
    ['-1', 'cure-one-wound', 0],
    ['0', 'no-action', 1],
    ['+1', 'encounter', 1],
  ])('the Grail shifts a 7 in Nobnodd by %s: %s (IMP-6.2, IMP-6.3, S06)', (shift, outcome, wounds) => {
    const t = imperial({ rosa: { wounds: 1, treasures: ['grail'] }, ozmo: {} })
      .dice(3, 4)
      .draws('sea-serpent')
    const got = t.play(explore, 'rosa', { 'explore.shift': shift })
    expect(got.of('explored')).toMatchObject([{ seat: 0, location: 'nobnodd', outcome }])
    expect(t.who('rosa').wounds).toBe(wounds)
    expect(got.of('encounter-drawn')).toHaveLength(outcome === 'encounter' ? 1 : 0)
  })

  it('the Scepter works in castles and forts, but not in towns (IMP-6.2)', () => {
    const here = { treasures: ['scepter-of-baldan'] }
    const castle = imperial({ kate: { ...here, hex: 'h-3-2' }, ozmo: {} }).dice(3, 3)
    expect(castle.play(explore, 'kate').offered('explore.shift')).toEqual(['0', '-1', '+1'])
    const town = imperial({ kate: here, ozmo: {} }).dice(3, 4)
    expect(town.play(explore, 'kate').offered('explore.shift')).toEqual([])
  })

  it('a total of 2 cannot be shifted below 2 (IMP-6.2)', () => {
    const t = imperial({ kate: { hex: 'h-3-2', treasures: ['scepter-of-baldan'] }, ozmo: {} }).dice(1, 1)
    expect(t.play(explore, 'kate', [['explore.shift', '+1']]).offered('explore.shift')).toEqual(['0', '+1'])
  })

  it('the Lucky Charm comes before the Grail, and both may serve one roll (IMP-6.2, IMP-18.18)', () => {
    const t = imperial({ rosa: { wounds: 1, treasures: ['grail', 'lucky-charm'] }, ozmo: {} }).dice(4, 4)
    const got = t.play(explore, 'rosa', [
      ['charm.use', 'down:0'],
      ['explore.shift', '-1'],
    ])
    expect(got.of('explored')).toMatchObject([{ outcome: 'cure-one-wound', roll: { total: 6 } }])
    expect(t.who('rosa')).toMatchObject({ wounds: 0, treasures: ['grail'] })
  })

  it('a fifth clue is discarded at once, the new one if the player likes (IMP-5.9, S30)', () => {
    const clues = ['The Loose Brick', 'Lot Forty-Two', 'The Net Loft', 'The Street of Doors']
    const t = imperial({ kate: { hex: 'h-4-1', clues }, ozmo: {} })
      .dice(1, 4)
      .clues('The Third Branch')
    t.play(explore, 'kate', { 'clue.discard': 'clue-silverleaf-1' })
    expect(t.hand('kate')).toEqual(clues)
    expect(t.state.clueDiscard).toEqual(['clue-silverleaf-1'])
  })

  it('exploration (section 6): by default the clue for an unfound Lost City goes (IMP-5.9, S30)', () => {
    const clues = ['The Loose Brick', 'Lot Forty-Two', 'The Net Loft', 'The Street of Doors']
    const t = imperial({ kate: { hex: 'h-4-1', clues }, ozmo: {} })
      .dice(1, 4)
      .clues('The Third Branch')
    t.play(explore, 'kate')
    expect(t.hand('kate')).toEqual(['The Loose Brick', 'Lot Forty-Two', 'The Net Loft', 'The Third Branch'])
  })

  it('only the owner learns which clue was drawn (IMP-0.5)', () => {
    const t = imperial({ kate: { hex: 'h-4-1' }, ozmo: {} })
      .dice(1, 4)
      .clues('The Third Branch')
    const got = t.play(explore, 'kate')
    expect(got.of('clue-drawn')).toEqual([{ kind: 'clue-drawn', seat: 0, place: 1, why: 'treasure-clue' }])
    expect(got.of('clue-seen')).toMatchObject([{ clue: 'clue-silverleaf-1' }])
  })

  it('an empty deck is reshuffled from the discard pile; with both empty no clue is gained (IMP-5.10, S31)', () => {
    const pile = [
      'The Loose Brick',
      'Lot Forty-Two',
      'The Net Loft',
      'The Street of Doors',
      'The Toll Box',
      'The Hollow Oak',
      'The Third Branch',
    ]
    const t = imperial({ kate: { hex: 'h-4-1' }, rosa: { hex: 'h-4-1' } }, { clueDiscard: pile, clueDeck: [] }).dice(
      1,
      4,
    )
    t.play(explore, 'kate')
    expect(t.who('kate').clues).toHaveLength(1)
    expect(t.state.clueDeck).toHaveLength(6)
    expect(t.state.clueDiscard).toEqual([])
    const empty = imperial({ rosa: { hex: 'h-4-1' }, kate: {} }, { clueDeck: [] }).dice(1, 4)
    const got = empty.play(explore, 'rosa')
    expect(empty.who('rosa').clues).toEqual([])
    expect(got.of('clues-gone')).toHaveLength(1)
  })

  it('an empty Weapons Pool gives nothing, but a boat may still be taken (IMP-6.4, IMP-6.6, IMP-11.11, S47)', () => {
    const inland = imperial({ kate: {}, ozmo: {} }, { weaponsPool: [] }).dice(2, 2)
    expect(inland.play(explore, 'kate').of('weapons-gone')).toHaveLength(1)
    const noBoat = imperial({ kate: { hex: 'h-2-5' }, ozmo: {} }, { weaponsPool: [], boats: 0 }).dice(2, 4)
    expect(noBoat.play(explore, 'kate').offered('explore.vessel')).toEqual([])
    expect(noBoat.who('kate').vessel).toBeNull()
    const boat = imperial({ kate: { hex: 'h-2-5' }, ozmo: {} }, { weaponsPool: [] }).dice(2, 4)
    const embarked = boat.play(explore, 'kate', { 'explore.vessel': 'boat' })
    expect(embarked.of('explored')).toMatchObject([{ outcome: 'weapon-boat' }])
    expect(embarked.offered('explore.vessel')).toEqual(['weapon', 'boat'])
    expect(boat.who('kate').vessel).toEqual({ kind: 'boat', wounds: 0, lent: null })
  })

  it('taking a ship returns the boat to the Bank without its wounds (IMP-6.5, IMP-6.6, IMP-10.2, S48)', () => {
    const t = imperial({ herman: { hex: 'h-2-5', vessel: { kind: 'boat', wounds: 2 } }, ozmo: {} }, { ships: 1 }).dice(
      1,
      3,
    )
    const got = t.play(explore, 'herman', { 'explore.vessel': 'ship' })
    expect(got.of('explored')).toMatchObject([{ outcome: 'weapon-ship' }])
    expect(got.offered('explore.vessel')).toEqual(['weapon', 'ship'])
    expect(t.who('herman')).toMatchObject({ vessel: { kind: 'ship', wounds: 0 }, weapons: [] })
    expect(t.state.bank).toMatchObject({ boat: 2, ship: 0 })
    const gone = imperial({ herman: { hex: 'h-2-5', vessel: 'boat' }, ozmo: {} }, { ships: 0 }).dice(1, 3)
    gone.play(explore, 'herman')
    expect(gone.who('herman').weapons).toHaveLength(1)
  })

  it('Cure All costs one weapon tile; by default only a spare one for three wounds or more (IMP-6.9)', () => {
    const hurt = { hex: 'h-4-1', wounds: 3, weapons: ['sword', 'dagger'], companions: ['ogre'] }
    const t = imperial({ kate: hurt, ozmo: {} }).dice(3, 3)
    const got = t.play(explore, 'kate')
    expect(got.of('explored')).toMatchObject([{ outcome: 'cure-all-wounds' }])
    expect(got.offered('explore.cure-all')).toEqual(['decline', 'sword-1', 'dagger-1'])
    expect(t.who('kate')).toMatchObject({ wounds: 0, weapons: ['sword-1'] })
    const slightly = imperial({ kate: { ...hurt, wounds: 2 }, ozmo: {} }).dice(3, 3)
    slightly.play(explore, 'kate')
    expect(slightly.who('kate').weapons).toHaveLength(2)
  })

  it('You Must Leave: next door at once and an encounter there, by default where fewest tiles apply (IMP-6.11)', () => {
    const t = imperial({ kate: { hex: 'h-4-1' }, ozmo: {} })
      .dice(1, 1)
      .draws('sea-serpent')
    const got = t.play(explore, 'kate', { 'leave.hex': 'h-3-1' })
    expect(got.of('explored')).toMatchObject([{ outcome: 'you-must-leave' }])
    expect(got.offered('leave.hex')).toHaveLength(6)
    expect(t.who('kate').hex).toBe('h-3-1')
    expect(got.of('encounter-drawn')).toHaveLength(1)
    const away = imperial({ kate: { hex: 'h-6-5' }, ozmo: {} })
      .dice(1, 1)
      .draws('sea-serpent')
    away.play(explore, 'kate')
    expect(away.who('kate').hex).toBe('h-7-6')
  })

  it('Bad Water can kill, and the newcomer ends the turn (IMP-15.4, IMP-18.3, IMP-18.46, S44)', () => {
    const t =
      imperial({
      nruff: {
        hex: 'h-3-2', wounds: 6, weapons: ['bow'], treasures: ['gold-crown', 'talisman-of-quox'], clues: ['The Toll Box'],
        spells: ['fireball'], companions: ['wolves'],
      },
      kate: { finishedTurns: 1 },
    }) // prettier-ignore
        .dice(1, 3)
        .draws('axe')
    const got = t.turns({ 'newcomer.character': 'herman' })
    expect(t.state.active).toBe(1)
    expect(t.state.players[0]?.finishedTurns).toBe(0)
    expect(t.who('herman')).toMatchObject({ hex: 'h-3-4', weapons: ['axe-1'], clues: [], weapon: 'axe-1' })
    expect(t.state.treasurePool).toEqual(expect.arrayContaining(['gold-crown', 'talisman-of-quox']))
    expect(t.state.clueDiscard).toEqual(['clue-fort-grimrock-1'])
    expect(t.state.bank.spells.fireball).toBe(2)
    expect(got.of('harm-died')).toHaveLength(1)
  })
})

describe('the Lucky Charm before the shift (IMP-18.18, IMP-18.19)', () => {
  const PLACES_SHIFTED = [
    ['grail', 'nobnodd'],
    ['grail', 'monastery'],
    ['scepter-of-baldan', 'castle-highgloom'],
    ['scepter-of-baldan', 'fort-norwatch'],
  ] as const
  const FACES = [1, 2, 3, 4, 5, 6]
  const PAIRS = FACES.flatMap((one) => FACES.map((two) => [one, two] as const))
  const at = (location: (typeof PLACES_SHIFTED)[number][1], total: number) => EXPLORATION.get(location)?.[total] ?? ''

  it.each(PLACES_SHIFTED)(
    'the Lucky Charm before the shift (IMP-18.18, IMP-18.19): with %s at %s it is offered where some change of a die would alter what can come of the roll',
    (tile, location) => {
      const reach = (total: number) =>
      [...new Set([total - 1, total, total + 1].filter((one) => one >= 2 && one <= 12).map((one) => at(location, one)))].sort().join() // prettier-ignore
      for (const dice of PAIRS) {
        const t = imperial({
          rosa: { hex: printedHexOf(location), treasures: [tile, 'lucky-charm'], weapons: ['axe'] },
          ozmo: {},
        })
        const got = t.dice(...dice, ...Array<number>(20).fill(1)).play(explore, 'rosa', {})
        const total = dice[0] + dice[1]
        const matters = dice.some((die) =>
          [-1, 1].some((by) => die + by >= 1 && die + by <= 6 && reach(total + by) !== reach(total)),
        )
        const isOffered = got.asked.some(
          ({ verb, keys }) => verb === 'charm.use' && keys.length > 0 && got.asked[0]?.verb === 'charm.use',
        )
        expect(isOffered, `${dice.join()} at ${location}`).toBe(matters)
      }
    },
  )
})
