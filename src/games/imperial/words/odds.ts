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

/** How a fight ends, as in "To the end: death 12%, victory 71%.", and then what else there is to say. */
export function withEnds(label: Label, id: 'odds-whole' | 'odds-press' | 'odds-duel', ends: Ends | null): Label {
  if (!ends) return label
  const { die, kill } = ends
  const told = say(id, { die: percentage(die), kill: percentage(kill) })
  return { ...label, hint: hintOf(told, label.hint ?? ''), chance: kill, figures: FIGURES[id](ends) }
}

/** A fight that is only pressed until something changes has other ends than one to the death. */
const FIGURES = {
  'odds-whole': ({ die, kill }) => ({ 'fight-died': die, 'fight-killed': kill }),
  'odds-press': ({ die, kill }) => ({ 'press-died': die, 'press-killed': kill }),
  'odds-duel': ({ die, kill }) => ({ 'duel-died': die, 'duel-killed': kill }),
} satisfies Record<string, (ends: Ends) => HintFigures>
