import { leadOf, namesWithLateness, withLateness, type Evaluation } from '../../../engine/index.ts'
import { isBank, oppositeBank, spaceOf, TREASURE_ROOM } from '../data/board.ts'
import type { SpaceId } from '../data/ids.ts'
import { lastRound } from '../view/reading.ts'
import type { AdventurerView, WarlockView } from '../view/view.ts'
import { Field } from './map.ts'
import { cardWorth, chestWorth, selfOf } from './self.ts'
import weights from './weights.json' with { type: 'json' }

/** What is further from the chest than this many steps counts as this far. */
const FAR = 60

/** Gold beyond this buys little. */
const ENOUGH_GOLD = 10

const NAMES = [
  'playing', 'Skill', 'Stamina', 'weak', 'Luck', 'treasures', 'Gold', 'Provisions', 'lantern', 'nearness of the chest',
] // prettier-ignore
const OWN_NAMES = [
  'chest guess', 'guess within reach', 'numbers known', 'keys held', 'chest worth', 'Gold lead', 'worth of treasures', 'goals',
] // prettier-ignore

/** The chance of winning, from the viewer's lead in what adventurers are and have, and its own hold on the chest. */
export const WARLOCK_EVALUATION: Evaluation<WarlockView> = {
  names: [...namesWithLateness([...NAMES, ...OWN_NAMES]), 'open lock', 'seats'],
  measure: (view) => {
    const rows = view.players.map(({ adventurer }) => adventurer && rowOf(adventurer))
    const lead = leadOf(view.viewer, rows, NAMES)
    const late = Math.min(1, view.round / lastRound(view))
    const self = selfOf(view, 0)
    const { guess, beliefs, keys } = self
    const sorted = [...beliefs.chance.values()].sort((a, b) => b - a)
    const [gold = 0] = leadOf(
      view.viewer,
      view.players.map(({ adventurer }) => adventurer && [adventurer.gold]),
      ['Gold'],
    )
    const near = view.viewer === null ? 0 : (rows[view.viewer]?.at(-1) ?? 0)
    const mine = [
      guess.chance,
      guess.chance * near,
      (sorted[0] ?? 0) + (sorted[1] ?? 0) + (sorted[2] ?? 0),
      keys.reduce((sum, number) => sum + (beliefs.chance.get(number) ?? 0), 0),
      chestWorth(self) / 9,
      Math.sign(gold),
      self.treasures.reduce((sum, card) => sum + cardWorth(self, card), 0),
      self.me ? new Field(self).value(self.me.space) : 0,
    ]
    return [...withLateness([...lead, ...mine], late), view.openLock === null ? 0 : 1, Math.log(view.players.length)]
  },
  weights,
  ahead: { horizon: 6 },
}

/** Steps to the chest over corridors, the river and the Maze, the secret passages left out. */
const STEPS_TO_CHEST = stepsFrom(TREASURE_ROOM)

function stepsFrom(start: SpaceId): ReadonlyMap<SpaceId, number> {
  const steps = new Map([[start, 0]])
  for (const [here, many] of steps) {
    const { neighbours, mazeLinks = [] } = spaceOf(here)
    const across = isBank(here) ? [oppositeBank(here)] : []
    for (const next of [...neighbours, ...mazeLinks, ...across]) if (!steps.has(next)) steps.set(next, many + 1)
  }
  return steps
}

function rowOf(adventurer: AdventurerView): readonly number[] {
  const { skill, stamina, luck, treasures, gold, provisions, lanterns, space } = adventurer
  const near = 1 - Math.min(1, (STEPS_TO_CHEST.get(space) ?? FAR) / FAR)
  return [
    1,
    skill.now,
    Math.min(stamina.now, 20),
    stamina.now <= 5 ? 1 : 0,
    luck.now,
    treasures,
    Math.min(gold, ENOUGH_GOLD),
    provisions,
    Math.min(lanterns, 1),
    near,
  ]
}
