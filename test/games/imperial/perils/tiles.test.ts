import { describe, expect, it } from 'vitest'
import { offersOf } from '../../../../src/engine/index.ts'
import { drawEncounter } from '../../../../src/games/imperial/rules/encounters/encounters.ts'
import { imperial, type Somebody } from '../kit.ts'

const PLAINS = 'h-2-3'
const FOREST = 'h-4-4'
const DESERT = 'h-9-6'
const MOUNTAIN = 'h-4-2'
const COAST = 'h-2-4'
const SEA = 'h-1-7'
const ones = (n: number) => Array<number>(n).fill(1)

/** Kate meets a tile. */
function meets(
  tile: string,
  kate: Somebody,
  dice: readonly number[] = [],
  answers = {},
  draws: readonly string[] = [],
) {
  const t = imperial({ kate, ozmo: {} })
    .draws(tile, ...draws)
    .dice(...dice)
  const got = t.play(drawEncounter, 'kate', answers)
  return { t, got, kate: () => t.who('kate') }
}

describe('creatures that attack (IMP-7.7)', () => {
  it.each([
    ['demon', MOUNTAIN, 7, 0, 8, ['gold-egg', 'gold-idol']],
    ['giant-crab', COAST, 3, 0, 4, ['club']],
    ['giant-octopus', SEA, 5, 0, 6, ['gold-egg']],
    ['giant-scorpion', DESERT, 4, 0, 4, []],
    ['giant-spider', FOREST, 3, 0, 4, ['club']],
    ['goblins', FOREST, 3, 3, 4, ['club']],
    ['giant', FOREST, 5, 5, 8, ['gold-egg', 'club']],
    ['ogre', FOREST, 5, 0, 5, ['gold-egg']],
    ['pirates', SEA, 4, 4, 5, ['gold-egg']],
    ['sea-serpent', SEA, 6, 0, 8, ['gold-egg', 'gold-idol']],
    ['thugs', FOREST, 3, 5, 4, ['club']],
    ['troll', FOREST, 4, 0, 5, ['gold-egg']],
    ['wolves', FOREST, 3, 0, 4, []],
  ] as const)('%s: its dice, its health, its reward', (...row) => {
    const [tile, hex, melee, shots, health, reward] = row
    const vessel = hex === SEA ? { kind: 'ship' as const, wounds: 0 } : undefined
    const crew = vessel ? 4 : 0
    // 6 dice hitting on 4
    const fighter = { hex, treasures: ['magic-sword'], weapons: ['large-shield'], ...(vessel ? { vessel } : {}) }
    const dice = [1, 2] // one Approach round
    dice.push(...ones(shots))
    const hits: number[] = []
    for (let left: number = health + (tile === 'giant-crab' ? 2 : 0); left > 0; left -= 6) {
      hits.push(...Array<number>(6).fill(6), ...ones(crew), ...ones(melee))
      if (tile === 'troll' && left > 6) left += 1
    }
    const { got, kate } = meets(tile, fighter, [...dice, ...hits], {}, reward)
    expect(got.of('fight-over')).toMatchObject([{ end: 'killed' }])
    const shot = got
      .of('fight-creature-attack')
      .find(({ count }) => count.parts.some(({ from }) => from === 'shooting'))
    expect(shot?.count.total ?? 0).toBe(shots)
    expect(got.of('fight-creature-attack').at(-1)).toMatchObject({ count: { total: melee }, hitsOn: 5 })
    const gained = [...kate().treasures.slice(1), ...kate().weapons.slice(1)].map((one) => one.replace(/-\d$/, ''))
    expect(gained).toEqual(reward)
    expect(kate().clues).toHaveLength(tile === 'giant-scorpion' ? 1 : 0)
  })

  it('beaten Pirates leave a boat to a character without a vessel (IMP-10.1)', () => {
    const table = (answers: object) =>
      meets(
        'pirates',
        { hex: COAST, treasures: ['magic-sword'] },
        [4, 4, ...Array<number>(6).fill(6), ...ones(4)],
        answers,
        ['gold-egg'],
      )
    expect(table({}).kate().vessel).toMatchObject({ kind: 'boat', wounds: 0 })
    expect(table({ 'pirates.boat': 'decline' }).kate().vessel).toBeNull()
  })
})

describe('creatures that make up their minds (IMP-7.7, 0.11)', () => {
  it('the Bear: 1-3 it is full, 4-6 it is not', () => {
    expect(meets('bear', { hex: FOREST }, [3]).got.of('fight-began')).toEqual([])
    expect(meets('bear', { hex: FOREST }, [4, 1, 2]).got.of('fight-began')).toHaveLength(1)
  })

  it('the Griffin passes by, unless one has the Horse', () => {
    expect(meets('griffin', { hex: PLAINS }, [2]).got.of('fight-began')).toEqual([])
    expect(meets('griffin', { hex: PLAINS, companions: ['wild-horse'] }, [2, 2]).got.of('fight-began')).toHaveLength(1)
    expect(meets('griffin', { hex: PLAINS }, [3]).got.of('fight-began')).toHaveLength(1)
  })

  it('the Lion joins on a 1', () => {
    expect(meets('lion', { hex: PLAINS }, [1]).kate().companions).toMatchObject([{ tile: 'lion', wounds: 0 }])
    expect(meets('lion', { hex: PLAINS }, [1], { 'join.offer': 'refuse' }).kate().companions).toEqual([]) // IMP-7.13
    expect(meets('lion', { hex: PLAINS }, [2]).got.of('fight-began')).toHaveLength(1)
  })

  it('Nomads: 1-2 attack, 3-4 barter, 5-6 one wound healed', () => {
    const armed = { hex: DESERT, weapons: ['axe', 'dagger'] }
    expect(meets('nomads', armed, [2]).got.of('fight-began')).toHaveLength(1)
    const bartered = meets('nomads', armed, [3])
    expect(bartered.kate()).toMatchObject({ weapons: ['axe-1'] })
    expect(bartered.kate().clues).toHaveLength(1)
    // default with one: decline
    expect(meets('nomads', { hex: DESERT, weapons: ['axe'] }, [4]).kate().weapons).toEqual(['axe-1'])
    expect(meets('nomads', { hex: DESERT, wounds: 2 }, [6]).kate().wounds).toBe(1)
  })

  it('the Wild Horse joins on 3 to 6; the spell spares the roll (IMP-9.1)', () => {
    expect(meets('wild-horse', { hex: PLAINS }, [2]).kate().companions).toEqual([])
    expect(meets('wild-horse', { hex: PLAINS }, [3]).kate().companions).toMatchObject([{ tile: 'wild-horse' }])
    const t = imperial({ turb: { hex: PLAINS, spells: ['speak-with-animals'] }, ozmo: {} }).draws('wild-horse')
    t.play(drawEncounter, 'turb', { 'horse.spell': 'cast' })
    expect(t.who('turb')).toMatchObject({ companions: [{ tile: 'wild-horse' }], spells: [] })
    const roll = imperial({ turb: { hex: PLAINS, spells: ['speak-with-animals'] }, ozmo: {} })
      .draws('wild-horse')
      .dice(1)
    expect(roll.play(drawEncounter, 'turb').asked.map(({ verb, picked }) => [verb, picked])).toEqual([
      ['horse.spell', 'roll'],
    ])
  })

  it('the Giant Roc collects a boat, and its owner is Lost at Sea (IMP-10.8, 10.9, S26)', () => {
    const { got, kate, t } = meets('giant-roc', { hex: 'h-0-5', vessel: 'boat', clues: ['The Net Loft'] }, [3, 6])
    expect(got.of('fight-began')).toEqual([])
    expect(kate()).toMatchObject({ hex: 'h-4-8', vessel: null })
    expect(kate().clues).toHaveLength(1)
    expect(t.state.bank.boat).toBe(2)
  })

  it('without a vessel the Roc attacks instead; on 1-2 it flies on', () => {
    expect(meets('giant-roc', { hex: DESERT }, [4]).got.of('fight-began')).toHaveLength(1)
    expect(meets('giant-roc', { hex: DESERT }, [2]).got.of('fight-began')).toEqual([])
  })

  it('the Absent-Minded Wizard sneezes a character to his Tower, without exploring there (IMP-4.17)', () => {
    const { got, kate } = meets(
      'absent-minded-wizard',
      { hex: COAST, vessel: { kind: 'boat', lent: 'axe' }, companions: ['ogre', 'pirates'] },
      [1],
    )
    expect(got.of('encounter-sent-to-tower')).toHaveLength(0) // the coast is not their terrain
    expect(kate().hex).toBe(COAST)
    const inland = meets('absent-minded-wizard', { hex: FOREST, companions: ['ogre'] }, [1])
    expect(inland.got.of('moved')).toMatchObject([{ how: 'sneeze' }])
    expect(inland.got.of('explored')).toEqual([])
    expect(inland.kate()).toMatchObject({ companions: [{ tile: 'ogre' }] })
    expect(inland.kate().hex).not.toBe(FOREST)
  })

  it('the Wizard gives a spell, healing of a wound, or a treasure', () => {
    const t = imperial({ turb: { hex: FOREST, wounds: 1 }, ozmo: {} })
      .draws('absent-minded-wizard')
      .dice(4)
    t.play(drawEncounter, 'turb')
    expect(t.who('turb')).toMatchObject({ spells: ['fireball'], wounds: 1 }) // highest target, then alphabetical
    expect(meets('absent-minded-wizard', { hex: FOREST, wounds: 1 }, [5]).kate().wounds).toBe(0)
    expect(meets('absent-minded-wizard', { hex: FOREST }, [6], {}, ['gold-egg']).kate().treasures).toEqual(['gold-egg'])
    expect(meets('absent-minded-wizard', { hex: FOREST }, [3]).got.of('encounter-reaction')).toMatchObject([
      { outcome: 'nothing' },
    ])
  })
})

describe('peaceful tiles (IMP-7.7)', () => {
  it.each(['ed-eagle', 'elephant', 'elf-princess', 'guillaume-tell', 'maid-marywin'])(
    '%s offers to come along',
    (tile) => {
      expect(meets(tile, { hex: FOREST }).kate().companions).toMatchObject([{ tile, wounds: 0, lent: null }])
    },
  )

  it('the Black Cat chooses those who carry spells, and only one cat each (IMP-9.10)', () => {
    const t = imperial({ turb: { hex: FOREST }, ozmo: {} }).draws('black-cat')
    t.play(drawEncounter, 'turb')
    expect(t.who('turb').familiar).toEqual({ tile: 'black-cat', wounds: 0 })
    expect(meets('black-cat', { hex: FOREST }).got.of('encounter-pays-no-heed')).toHaveLength(1)
  })

  it('the Hermit lets slip a clue', () => {
    expect(meets('hermit', { hex: FOREST }).kate().clues).toHaveLength(1)
  })

  it('the Mermaid: a clue, or the vessel repaired', () => {
    expect(meets('mermaid', { hex: SEA, vessel: 'boat' }).got.offered('mermaid.do')).toEqual([])
    const hurt = { hex: SEA, vessel: { kind: 'boat' as const, wounds: 3 } }
    expect(meets('mermaid', hurt).kate().clues).toHaveLength(1)
    const repaired = meets('mermaid', hurt, [], { 'mermaid.do': 'repair' }).kate()
    expect(repaired).toMatchObject({ vessel: { wounds: 0 }, clues: [] })
  })

  it('the Pedlar: a clue for a weapon, or the better of two; the given one goes back only after the draw', () => {
    const armed = { hex: PLAINS, weapons: ['dagger'] }
    expect(meets('peddler', armed).kate()).toMatchObject({ weapons: ['dagger-1'], clues: [] })
    const clue = meets('peddler', armed, [], { 'peddler.do': 'clue:dagger-1' }).kate()
    expect(clue).toMatchObject({ weapons: [] })
    expect(clue.clues).toHaveLength(1)
    const better = meets('peddler', armed, [], { 'peddler.do': 'weapon:dagger-1' }, ['spear', 'sword'])
    expect(better.got.offered('peddler.keep')).toEqual(['spear-1', 'sword-1'])
    expect(better.kate()).toMatchObject({ weapons: ['sword-1'], weapon: 'sword-1' })
    expect(better.t.state.weaponsPool).toEqual(expect.arrayContaining(['dagger-1', 'spear-1']))
  })
})

describe('officials, taxes and weather (IMP-7.7, 7.12)', () => {
  it('the Guard takes every Imperial Treasure, or treats one wound', () => {
    const { t, kate } = meets('imperial-guard', {
      hex: PLAINS,
      wounds: 1,
      treasures: ['grail', 'gold-egg', 'scepter-of-baldan'],
    })
    expect(kate()).toMatchObject({ treasures: ['gold-egg'], wounds: 1 })
    expect(t.state.bank.imperial).toEqual(['grail', 'scepter-of-baldan'])
    expect(meets('imperial-guard', { hex: PLAINS, wounds: 1 }).kate().wounds).toBe(0)
  })

  it('the Navy takes them too, or repairs two wounds of the vessel', () => {
    expect(meets('imperial-navy', { hex: COAST, treasures: ['grail'] }).t.state.bank.imperial).toEqual(['grail'])
    expect(meets('imperial-navy', { hex: SEA, vessel: { kind: 'boat', wounds: 3 } }).kate().vessel?.wounds).toBe(1)
  })

  it('the Tax Collector: a weapon, a clue, or a fight; the poor are let off', () => {
    const both = { hex: PLAINS, weapons: ['axe', 'dagger'], clues: ['The Net Loft', 'The Toll Box'] }
    const paid = meets('tax-collector', both)
    expect(paid.got.offered('tax.do')).toHaveLength(5)
    expect(paid.kate().clues).toHaveLength(1) // default: a clue of two
    expect(meets('tax-collector', { ...both, clues: ['The Net Loft'] }).kate().weapons).toEqual(['axe-1'])
    expect(meets('tax-collector', { hex: PLAINS, weapons: ['axe'] }).got.of('fight-began')).toHaveLength(1)
    expect(meets('tax-collector', { hex: PLAINS }).got.of('encounter-let-off')).toHaveLength(1)
  })

  it('options that name a clue of the hand are only for its owner (IMP-0.5)', () => {
    const t = imperial({ kate: { hex: PLAINS, clues: ['The Net Loft'] }, ozmo: {} }).draws('tax-collector')
    const step = drawEncounter(t.state, 0).next()
    if (step.done) throw new Error('nothing was asked')
    const [question] = step.value
    const offers = question ? offersOf(question, question.options()) : []
    expect(offers.map(({ key, secret }) => [key, secret ?? false])).toEqual([
      ['refuse', false],
      ['clue:clue-fishgut-2', true],
    ])
  })

  it('an Avalanche: 1 is two wounds, 2 or 3 one; those who fly were above it (IMP-15.2)', () => {
    const party = { hex: MOUNTAIN, companions: ['ed-eagle', 'elephant', 'giant-roc', 'maid-marywin'] }
    const { got, kate } = meets('avalanche', party, [1, 3, 4])
    expect(got.of('encounter-weather')).toMatchObject([
      {
        rolls: [
          { member: 'character', die: 1, wounds: 2 },
          { member: 'elephant', die: 3, wounds: 1 },
          { member: 'maid-marywin', die: 4, wounds: 0 },
        ],
      },
    ])
    expect(kate()).toMatchObject({
      wounds: 2,
      companions: [{ wounds: 0 }, { wounds: 1 }, { wounds: 0 }, { wounds: 0 }],
    })
  })

  it('a Sandstorm: 1 or 2 is a wound, and the character is held for the next turn (IMP-4.15)', () => {
    const t = imperial({ turb: { hex: DESERT, familiar: 1, companions: ['ogre'] }, ozmo: {} }).draws('sandstorm')
    t.dice(2, 3, 1).play(drawEncounter, 'turb')
    expect(t.who('turb')).toMatchObject({ wounds: 1, held: true, familiar: null, companions: [{ wounds: 0 }] })
    expect(t.state.encounterPool).toContain('black-cat')
  })

  it('a newcomer is not held by the storm that killed the one before (IMP-18.3)', () => {
    const { t, got } = meets('sandstorm', { hex: DESERT, wounds: 7 }, [1], { 'newcomer.character': 'rokko' })
    expect(got.of('harm-died')).toMatchObject([{ source: 'sandstorm' }])
    expect(t.who('rokko').held).toBe(false)
  })

  it('a Storm at Sea wounds the vessel and nothing else; no scroll helps (IMP-8.34, 12.3, 18.40, S25)', () => {
    const t = imperial({
      rosa: { hex: SEA, vessel: { kind: 'ship', wounds: 5 }, treasures: ['scroll-of-protection'] },
      ozmo: {},
    })
    const got = t.draws('storm-at-sea').dice(4, 5, 6, 1, 5).play(drawEncounter, 'rosa')
    expect(got.asked).toEqual([])
    expect(got.of('encounter-storm')).toMatchObject([{ wounds: 3 }])
    expect(t.who('rosa')).toMatchObject({
      hex: 'h-4-8',
      vessel: null,
      treasures: ['scroll-of-protection-1'],
      wounds: 0,
    })
  })

  it('the Lost City becomes a named place where nothing has a name, and is explored at once (IMP-7.11, 18.24)', () => {
    const { t, got } = meets('lost-city', { hex: FOREST }, [3, 4])
    expect(t.state.lostCity).toBe(FOREST)
    expect(got.of('explored')).toMatchObject([{ location: 'lost-city' }])
    expect(t.state.encounterPool).not.toContain('lost-city')
    const oasis = meets('lost-city', { hex: 'h-8-6' })
    expect(oasis.got.result).toBe('returned')
    expect(oasis.t.state.lostCity).toBeNull()
  })
})
