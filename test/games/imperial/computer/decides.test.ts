import { describe, expect, it } from 'vitest'
import { rngFrom, Run, type Asked } from '../../../../src/engine/index.ts'
import { printedHexOf } from '../../../../src/games/imperial/data/board.ts'
import { companyValue, isWelcome } from '../../../../src/games/imperial/computer/company.ts'
import { IMPERIAL } from '../../../../src/games/imperial/index.ts'
import { imperial, type Somebody, type Table } from '../kit.ts'

/** The answers of the first seat's computer player, pause by pause, until the turn is over. */
function answers(table: Table): string[] {
  const rng = { rng: rngFrom('decides') }
  const { run } = Run.start(IMPERIAL.rules, table.state)
  const given: string[] = []
  const { turns } = run.state
  while (!run.isOver && run.state.turns === turns) {
    const asked = run.asked[0]
    if (!asked) break
    const view = run.rules.view(run.state, asked.seat)
    const choice = IMPERIAL.computer(view, asked, run.asidesOf(asked.seat), rng)
    given.push(`${choice.verb} ${choice.key}`)
    run.submit({ seat: asked.seat, ...choice })
  }
  return given
}

/** Its choice when it is first asked this; before that it takes the defaults. */
function choiceAt(table: Table, verb: string): string | undefined {
  const { run } = Run.start(IMPERIAL.rules, table.state)
  for (let pause = 0; pause < 20; pause += 1) {
    const asked = run.asked[0]
    if (!asked) return undefined
    if (asked.verb === verb) {
      return IMPERIAL.computer(run.rules.view(run.state, asked.seat), asked, [], { rng: rngFrom('stands') }).key
    }
    run.submit({ seat: asked.seat, verb: asked.verb, key: asked.default ?? '' })
  }
  return undefined
}

/** Its choice at the end of the first round against the Ogre, in which neither side hit. */
function stands(kate: Somebody): string | undefined {
  const inTheWoods = { hex: 'h-4-4', treasures: ['gold-egg', 'gold-harp'], ...kate }
  const table = imperial({ kate: inTheWoods, ozmo: {} })
    .draws('ogre')
    .dice(3, 3, ...Array<number>(20).fill(1))
  return choiceAt(table, 'combat.flee')
}

const FISHGUT = printedHexOf('fishgut')
const CAPITAL = printedHexOf('imperial-capital')

describe('a computer player', () => {
  it('walks the road to the place of its clue and exchanges it there', () => {
    const table = imperial({ kate: { clues: ['The Net Loft'] }, ozmo: {} }).dice(3, 4)
    expect(answers(table)).toEqual([`phase.move road:${FISHGUT}`, 'business.do clue:clue-fishgut-2'])
  })

  it('hands an Imperial Treasure to the Emperor for two draws', () => {
    const hex = printedHexOf('fort-grimrock')
    const table = imperial({ kate: { hex, treasures: ['grail'] }, ozmo: {} })
      .draws('gold-egg', 'gold-harp')
      .dice(3, 4)
    expect(answers(table)).toEqual([`phase.move road:${CAPITAL}`, 'business.do emperor:grail'])
  })

  it('a computer player delivers the passenger it has escorted home', () => {
    const hex = printedHexOf('castle-highgloom')
    const given = answers(imperial({ kate: { hex, companions: ['maid-marywin'] }, ozmo: {} }).dice(3, 4))
    expect(given).toContain('business.do deliver:maid-marywin')
  })

  it('a computer player looks for the way out of prison and keeps its treasures', () => {
    const given = answers(imperial({ kate: { inPrison: true, treasures: ['gold-egg'] }, ozmo: {} }).dice(1, 2))
    expect(given).toEqual(['prison.do escape'])
  })

  it('a computer player runs from a fight that would be its last, and stands one that it can win', () => {
    expect(stands({ wounds: 6, weapons: ['dagger'] })).toBe('flee')
    expect(stands({ wounds: 0, weapons: ['sword', 'large-shield'] })).toBe('press')
  })

  it('a computer player readies the magic weapon that hits more often than one with more dice (IMP-8.10, IMP-11.7)', () => {
    const readies = (treasure: string) => {
      const kate = { hex: 'h-4-4', weapons: ['sword'], treasures: [treasure] }
      return answers(imperial({ kate, ozmo: {} }).draws('raven').dice(3, 3)).filter((one) => one.startsWith('gear.'))
    }
    expect(readies('magic-axe')).toEqual(['gear.ready magic-axe'])
    expect(readies('magic-dagger')).toEqual([])
  })

  it('a computer player draws that magic weapon after the Approach as well (IMP-11.6)', () => {
    const kate = { hex: 'h-4-4', weapons: ['bow', 'sword'], treasures: ['magic-axe'] }
    const table = imperial({ kate, ozmo: {} })
      .draws('ogre')
      .dice(6, 1, ...Array<number>(30).fill(1))
    expect(choiceAt(table, 'combat.weapon')).toBe('magic-axe')
  })

  it.each([
    [{ 'complex-victory': true }, 'up'],
    [{}, 'keep'], // a treasure like any other (IMP-16.3)
  ])('a computer player rubs the Lucky Charm where it counts little, to stay out of prison: %o', (options, does) => {
    const kate = { hex: printedHexOf('nobnodd'), treasures: ['lucky-charm'] }
    expect(choiceAt(imperial({ kate, ozmo: {} }, { options }).dice(1, 2), 'charm.use')).toContain(does)
  })

  it('a computer player refuses to give something for nothing', () => {
    const table = imperial({ kate: { treasures: ['gold-egg'] }, ozmo: {} })
    const view = IMPERIAL.rules.view(table.state, 0)
    const terms = { from: 1, to: 0, gives: [], open: [], faceDown: 0, asks: ['gold-egg'], asksClues: 0 }
    const asked: Asked = {
      seat: 0,
      verb: 'trade.answer',
      offers: [{ key: 'refuse' }, { key: 'accept', args: terms }, { key: 'counter' }],
      default: 'refuse',
      standing: null,
      order: null,
      known: true,
      reaction: false,
      secret: true,
      about: null,
    }
    expect(IMPERIAL.computer(view, asked, [], { rng: rngFrom('trade') }).key).toBe('refuse')
  })

  it('a computer player travels by Teleportation to where its clues are, and not to save a step', () => {
    const far = { hex: printedHexOf('fort-norwatch'), clues: ['The Net Loft'], spells: ['teleportation'] as const }
    const jump = answers(imperial({ turb: far, ozmo: {} }).dice(6, 6, 3, 4))
    expect(jump.slice(0, 3)).toEqual([
      'phase.move cast:teleportation',
      `teleport.hex ${FISHGUT}`,
      'business.do clue:clue-fishgut-2',
    ])
    const near = { clues: ['The Net Loft'], spells: ['teleportation'] as const }
    expect(answers(imperial({ turb: near, ozmo: {} }).dice(3, 4))[0]).toBe(`phase.move road:${FISHGUT}`)
  })

  describe('in company (IMP-17.15)', () => {
    const options = { 'travel-together': true }
    const bound = { treasures: ['grail'] }
    const invite = 'convoy.invite seat:1'

    it('invites a character bound for the same place, and accepts the same invitation', () => {
      const hex = printedHexOf('fort-grimrock')
      const both = imperial({ kate: { hex, ...bound }, ozmo: { hex, treasures: ['palantir-of-zog'] } }, { options })
      const given = answers(both.draws('gold-egg', 'gold-harp').dice(3, 4, 3, 4))
      expect(given.slice(0, 3)).toEqual([invite, 'convoy.join accept', `phase.move road:${CAPITAL}`])
      expect(both.who('ozmo').hex).toBe(CAPITAL)
    })

    it('does not invite a character without a reason to come', () => {
      const hex = printedHexOf('fort-grimrock')
      const other = imperial({ kate: { hex, ...bound }, ozmo: { hex } }, { options })
      expect(answers(other.draws('gold-egg', 'gold-harp').dice(3, 4))).not.toContain(invite)
    })

    it.each([
      [{}, true],
      [{ merciless: true }, false],
    ])('the weak go with the strong, unless these may turn on them: %o', (more, goes) => {
      const weak = imperial(
        { kate: {}, ozmo: { wounds: 7, treasures: ['gold-egg'] } },
        { options: { ...options, ...more } },
      )
      const view = IMPERIAL.rules.view(weak.state, 0)
      expect([isWelcome(view, 1, 'h-3-1'), isWelcome(view, 1, printedHexOf('fishgut'))]).toEqual([goes, false])
      const his = IMPERIAL.rules.view(weak.state, 1)
      expect(companyValue(his, 0)).toBe(0.15) // with nothing better to do Kate goes with anyone
    })
  })
})
