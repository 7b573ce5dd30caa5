import { describe, expect, it } from 'vitest'
import { ENCOUNTERS, foeOf } from '../../../src/games/warlock/data/components.ts'
import type { FoeId } from '../../../src/games/warlock/data/ids.ts'
import { fight } from '../../../src/games/warlock/rules/battles/monsters-fought.ts'
import { WARLOCK_RULES } from '../../../src/games/warlock/rules/index.ts'
import { battleOutlook } from '../../../src/games/warlock/view/battles.ts'
import { roundOddsAgainst } from '../../../src/games/warlock/view/odds.ts'
import { attackOf, monstersNow } from '../../../src/games/warlock/view/reading.ts'
import { roundHint } from '../../../src/games/warlock/words/odds.ts'
import { warlock } from './kit.ts'

const MONSTERS = [...ENCOUNTERS.values()].filter(({ monsters }) => monsters.length > 0).map(({ id }) => id)

/** Two dice that show a total. */
const shows = (total: number): [number, number] => [Math.max(1, total - 6), Math.min(6, total - 1)]
const WAYS = (total: number): number => 6 - Math.abs(7 - total)

/** The share of rolls that win and lose a round by the rules: the first round, or the second after a tie. */
function played(foe: FoeId, round: 1 | 2): { win: number; lose: number } {
  let [win, lose] = [0, 0]
  for (let theirs = 2; theirs <= 12; theirs += 1) {
    for (let own = 2; own <= 12; own += 1) {
      const skill = foeOf(foe).monsters[0]?.skill ?? 0
      const t = warlock({ A: { at: 'well-room', skill, stamina: 30, luck: 12 }, B: {} })
      const tied = round === 2 ? [3, 4, 3, 4] : []
      const got = t.dice(...tied, ...shows(theirs), ...shows(own), 3).play(
        function* (game) {
          return yield* fight(game, 0, foe)
        },
        'A',
        { 'battle.escape': [...(round === 2 ? ['fight'] : []), 'escape'] },
      )
      const ended = got.of('round-fought')[round - 1]?.outcome
      const ways = WAYS(theirs) * WAYS(own)
      if (ended === 'won') win += ways
      if (ended === 'lost') lose += ways
    }
  }
  return { win: win / 1296, lose: lose / 1296 }
}

describe('odds are those of the rules', () => {
  it.each(['iron-cyclops', 'sandworm', 'ogre'] as const)('%s, in the first round and in the next', (foe) => {
    for (const round of [1, 2] as const) {
      const { win, lose } = roundOddsAgainst(foe, round, 0)
      const rules = played(foe, round)
      expect(win).toBeCloseTo(rules.win, 10)
      expect(lose).toBeCloseTo(rules.lose, 10)
    }
  })

  it('a hint counts as the Cyclops and the Sandworm do (WAR-24.4)', () => {
    const view = WARLOCK_RULES.view(warlock({ A: { skill: 10 }, B: {} }).state, 0)
    expect(roundHint(view, 0, 'sandworm')).toBe('A round: 24% lost, 0% won.')
    expect(roundHint(view, 0, 'iron-cyclops')).toBe('A round: 44% lost, 34% won.')
    const later = { ...view, battle: battleAgainst('sandworm') }
    expect(roundHint(later, 0, 'sandworm')).toBe('A round: 24% lost, 66% won.')
  })

  it('declared gear counts in a battle, and before it the sword that a referee would draw', () => {
    const both = { treasures: ['enchanted-sword', 'silver-sword', 'iron-helmet'], startingSword: false } as const
    const view = WARLOCK_RULES.view(warlock({ A: { skill: 9, ...both }, B: {} }).state, 0)
    const [ghoul] = monstersNow(view, 'ghoul')
    const [ogre] = monstersNow(view, 'ogre')
    expect([attackOf(view, 0, ogre), attackOf(view, 0, ghoul), attackOf(view, 0)]).toEqual([11, 10, 11])
    const battle = { ...battleAgainst('ogre'), declared: { 0: ['iron-helmet'] as const } }
    expect(attackOf({ ...view, battle }, 0, ogre)).toBe(10)
  })

  it('the outlook of a battle is a chance, and the worse the stronger the foe', () => {
    const views = [9, 10, 11, 12].map((skill) =>
      WARLOCK_RULES.view(warlock({ A: { skill, stamina: 12 }, B: {} }).state, 0),
    )
    const wins = (foe: FoeId) => views.map((view) => battleOutlook(view, 0, foe, 3)?.win ?? NaN)
    for (const id of MONSTERS) {
      const chances = wins(id)
      for (const win of chances) expect(win >= 0 && win <= 1, `${id}: ${win}`).toBe(true)
      expect([...chances].sort((a, b) => a - b), id).toEqual(chances) // prettier-ignore
    }
    expect(wins('dragon')[1]).toBeLessThan(wins('ogre')[1] ?? 0)
  })
})

function battleAgainst(foe: FoeId) {
  return {
    seat: 0, rival: null, foe, champion: 1, at: 'well-room', round: 1, last: null, current: 0, stamina: [7], lost: 0, declared: {},
  } // prettier-ignore
}
