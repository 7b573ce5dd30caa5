import { describe, expect, it } from 'vitest'
import { usableTypesOf } from '../../../../src/games/imperial/data/components.ts'
import { SHEET } from '../../../../src/games/imperial/data/options.ts'
import { CHARACTER_IDS } from '../../../../src/games/imperial/data/ids.ts'
import { drawEncounter } from '../../../../src/games/imperial/rules/encounters/encounters.ts'
import { gearAsides } from '../../../../src/games/imperial/rules/deeds/gear.ts'
import { imperial, type Somebody } from '../kit.ts'

const bag: Somebody = { weapons: ['sling', 'mace', 'sword'] }
const readied = (options: object) => {
  const t = imperial(
    { harald: bag, rosa: { weapons: ['mace', 'sword'], treasures: ['magic-sling'] } },
    { options: { ...options } },
  )
  return [0, 1].map((seat) => {
    const { weapon } = t.who(seat === 0 ? 'harald' : 'rosa')
    const others = gearAsides(t.state, seat).filter(({ verb }) => verb === 'gear.ready').map(({ key }) => key) // prettier-ignore
    return [weapon, ...others].filter((tile) => tile !== 'none').map((tile) => tile?.replace(/-\d$/, '')).sort() // prettier-ignore
  })
}

describe('guild licences (IMP-17.27)', () => {
  it('the lists are read the other way round (IMP-17.27, IMP-11.3, IMP-11.4, S61)', () => {
    expect(readied({})).toEqual([['sling', 'sword'], ['sword']])
    expect(readied({ 'guild-licences': true })).toEqual([['mace', 'sling'], ['mace', 'magic-sling']]) // prettier-ignore
  })

  it('shields are for neither, and the other classes are as they were', () => {
    const [plain, licensed] = [SHEET.chosen('standard'), SHEET.chosen('standard', { 'guild-licences': true })]
    for (const id of CHARACTER_IDS) {
      const isMember = ['rosa', 'harald', 'dulcime', 'turb'].includes(id)
      if (isMember) expect(usableTypesOf(id, licensed)).toHaveLength(4)
      else expect(usableTypesOf(id, licensed)).toEqual(usableTypesOf(id, plain))
    }
    expect(usableTypesOf('dulcime', licensed)).toEqual(['dagger', 'staff', 'bow', 'sling'])
  })

  it('an item the character can no longer use adds nothing in a fight either (IMP-11.5)', () => {
    const fight = (options: object) => {
      const t = imperial(
        { rosa: { hex: 'h-3-1', weapons: ['sword'], weapon: 'sword' }, ozmo: {} },
        { options: { ...options } },
      )
      t.dice(1, 1, ...Array<number>(60).fill(1)).draws('ogre')
      return t.play(drawEncounter, 'rosa', { 'combat.flee': 'flee' }).of('fight-attack')[0]?.count.total
    }
    expect([fight({}), fight({ 'guild-licences': true })]).toEqual([5, 2])
  })
})
