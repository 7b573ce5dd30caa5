import type { HintFigures, Label } from '../../../engine/index.ts'
import { hintOf, percentage } from '../../../language/index.ts'
import { isCoastal, isOcean, tagsAt, terrainAt } from '../data/board.ts'
import type { ExplorationOutcome, HexId, LocationId } from '../data/ids.ts'
import { encounterOdds, poolOf, waysToFind } from '../view/odds.ts'
import type { Ends } from '../view/races.ts'
import type { ImperialView } from '../view/view.ts'
import { say } from './say.ts'

/** The prospects of a place, in a few words. */

/** What a label says of its odds. */
export type Told = Pick<Label, 'hint' | 'chance' | 'figures'>

/** What exploring may bring, the worst first. */
const CHANCES = {
  prison: ['prison'],
  wound: ['bad-water', 'landslide', 'river-of-lava'],
  encounter: ['encounter', 'you-must-leave'],
  clue: ['treasure-clue'],
  cure: ['cure-one-wound', 'cure-all-wounds'],
  weapon: ['weapon-boat', 'weapon-ship'],
} as const satisfies Record<string, readonly ExplorationOutcome[]>

/** An exploration table in a few words: "Prison 3%, encounter 28%, clue 31%, cure 17%." */
export function exploreTold(location: LocationId): Required<Pick<Label, 'hint' | 'figures'>> {
  const odds = (Object.keys(CHANCES) as (keyof typeof CHANCES)[])
    .map((what) => ({ what, chance: waysToFind(location, CHANCES[what]) / 36 }))
    .filter(({ chance }) => chance > 0)
  const chances = odds.map(({ what, chance }) => say(`chance-${what}`, { chance: percentage(chance) }))
  const figures = Object.fromEntries(odds.map(({ what, chance }) => [`find-${what}`, chance]))
  return { hint: say('waits-exploring', { chances: chances.join(', ') }), figures }
}

/** The encounter in a hex: "Encounter: 22% hostile, 40% nobody." */
export function encounterTold(hex: HexId, view: ImperialView): Told {
  const where = isOcean(hex) ? 'sea' : isCoastal(hex) && terrainAt(hex) !== 'coast' ? 'shore' : 'land'
  const { told, figures } = encounterAt(hex, view)
  return { hint: say('waits-encounter', { where, ...told }), ...figures }
}

/** The chances of an encounter there. They are figures only where the pool is known. */
export function encounterAt(hex: HexId, view: ImperialView) {
  const pool = poolOf(view)
  const { hostile, nobody } = encounterOdds(tagsAt(hex), pool ?? undefined)
  return {
    told: { hostile: percentage(hostile), nobody: percentage(nobody) },
    figures: pool === null ? {} : { figures: { hostile, nobody } },
  }
}

type EndsId = 'odds-whole' | 'odds-with' | 'odds-press' | 'odds-duel' | 'odds-in-fight' | 'odds-theirs'

/** How a fight ends, as in "To the end: death 12%, victory 71%, about 2 wounds." */
export function endsTold(id: EndsId, ends: Ends | null): Told {
  if (!ends) return {}
  const { die, kill, cost } = ends
  const hint = say(id, { die: percentage(die), kill: percentage(kill), cost: Math.round(cost) })
  const of = FIGURES[id]
  const figures = { [`${of}-died`]: die, [`${of}-killed`]: kill, [`${of}-cost`]: cost }
  return { hint, figures, ...(of !== 'victim' && { chance: kill }) }
}

/** Odds, the most important first, and then what else there is to say. */
export function withOdds({ label, hint = '', ...more }: Label, ...odds: readonly Told[]): Label {
  const told = hintOf(...odds.map((one) => one.hint ?? ''), hint)
  const figures = Object.assign({}, ...odds.map((one) => one.figures)) as HintFigures
  const chance = odds.findLast((one) => one.chance !== undefined)?.chance
  return {
    label,
    ...more,
    ...(told !== '' && { hint: told }),
    ...(Object.keys(figures).length > 0 && { figures }),
    ...(chance !== undefined && { chance }),
  }
}

/** A fight that is only pressed until something changes has other ends than one to the death. */
const FIGURES = {
  'odds-whole': 'fight',
  'odds-with': 'fight',
  'odds-in-fight': 'fight',
  'odds-press': 'press',
  'odds-duel': 'duel',
  'odds-theirs': 'victim',
} satisfies Record<EndsId, string>
