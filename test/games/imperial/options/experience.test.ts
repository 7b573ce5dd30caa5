import { describe, expect, it } from 'vitest'
import { maxHealthOf, agilityOf, runningAwayOf } from '../../../../src/games/imperial/state/party.ts'
import { earn } from '../../../../src/games/imperial/rules/deeds/experience.ts'
import { die } from '../../../../src/games/imperial/rules/deeds/death.ts'
import { deliver, doBusiness } from '../../../../src/games/imperial/rules/turn/business.ts'
import { printedHexOf } from '../../../../src/games/imperial/data/board.ts'
import { imperial } from '../kit.ts'
import { inFight } from '../perils/midfight.ts'

const options = { experience: true } as const
const PLAINS = 'h-2-3'

describe('experience points (IMP-17.5 to 17.7)', () => {
  it('Max Health of the killed creature; two marks at once are two raises (IMP-17.5, IMP-17.6, S59)', () => {
    const t = imperial({ rosa: { hex: PLAINS }, ozmo: {} }, { options })
    t.who('rosa').experience = 4
    const { on } = inFight(t, 'rosa', 'giant', { wounds: 7 })
    const got = t.dice(5, 1).draws('gold-egg', 'silver-bell') && on({ 'raise.score': ['agility', 'agility'] })
    expect(got.of('experience-gained')).toMatchObject([{ points: 8, inAll: 12 }])
    expect(got.of('score-raised')).toMatchObject([{ score: 'agility', by: 1 }, { score: 'agility' }])
    expect(agilityOf(t.state, 0).total).toBe(4)
    const more = t.play(earn, 'rosa', {}, 9)
    expect(more.offered('raise.score')).toEqual(['maxHealth', 'runningAway']) // no score more than twice
  })

  it('default: Max Health, then Agility, then Running Away (dec-raise-score)', () => {
    const t = imperial({ rosa: {}, ozmo: {} }, { options })
    const got = t.play(earn, 'rosa', {}, 32)
    expect(got.of('score-raised').map(({ score }) => score)).toEqual(['maxHealth', 'maxHealth', 'agility', 'agility'])
    expect(maxHealthOf(t.who('rosa'))).toBe(12)
    expect(agilityOf(t.state, 0).total).toBe(4)
    expect(runningAwayOf(t.state, 0).total).toBe(7)
  })

  it('the marks may be others', () => {
    const t = imperial({ rosa: {}, ozmo: {} }, { options: { ...options, 'experience-marks': [1, 2, 90, 99] } })
    expect(t.play(earn, 'rosa', {}, 2).of('score-raised')).toHaveLength(2)
  })

  it('half of it for a creature won over by spell, 3 for a delivery, 5 for the Emperor’s thanks (IMP-17.5)', () => {
    const charmed = imperial({ turb: { hex: PLAINS, spells: ['friendship'] }, ozmo: {} }, { options })
    const { on } = inFight(charmed, 'turb', 'thugs')
    charmed.dice(6, 6)
    on({ 'combat.action': 'cast:friendship' })
    expect(charmed.who('turb').experience).toBe(Math.floor(4 / 2))

    const maid = imperial(
      { kate: { hex: printedHexOf('castle-highgloom'), companions: ['maid-marywin'] }, ozmo: {} },
      { options },
    )
    maid.play(deliver, 'kate', {}, maid.who('kate').companions[0] as never)
    expect(maid.who('kate').experience).toBe(3)

    const rich = imperial(
      { kate: { hex: printedHexOf('imperial-capital'), treasures: ['grail'] }, ozmo: {} },
      { options },
    )
    rich.draws('gold-egg', 'silver-bell').play(doBusiness, 'kate', { 'business.do': 'emperor:grail' }, false)
    expect(rich.who('kate').experience).toBe(5)
  })

  it('points and raises die with the character (IMP-17.7)', () => {
    const t = imperial({ rosa: {}, ozmo: {} }, { options })
    t.play(earn, 'rosa', {}, 12)
    t.play(die, 'rosa', { 'newcomer.character': 'harald' }, 'demon')
    expect(t.who('harald')).not.toHaveProperty('raises')
    expect(maxHealthOf(t.who('harald'))).toBe(8)
  })

  it('experience points (IMP-17.5 to 17.7): once all is found there is nothing left to learn; and without the option nothing is noted', () => {
    const t = imperial({ rosa: {}, ozmo: {} }, { options, banked: ['grail', 'scepter-of-baldan', 'talisman-of-quox', 'palantir-of-zog', 'emerald-of-life', 'battle-ring-of-gorath'] }) // prettier-ignore
    expect(t.play(earn, 'rosa', {}, 12).of('score-raised')).toEqual([])
    const plain = imperial({ rosa: {}, ozmo: {} })
    expect(plain.play(earn, 'rosa', {}, 12).facts).toEqual([])
    expect(plain.who('rosa')).not.toHaveProperty('experience')
  })
})
