import {
  below,
  rngFrom,
  LEAVE,
  ORDER,
  pickOne,
  playout,
  type Answer,
  type HasRng,
  type OptionValues,
  type Run,
} from '../../../../src/engine/index.ts'
import { SHEET } from '../../../../src/games/talisman/data/options.ts'
import { TALISMAN } from '../../../../src/games/talisman/index.ts'
import { inHand } from '../../../../src/games/talisman/rules/deeds/in-hand.ts'
import { freshTurn, type Talisman } from '../../../../src/games/talisman/state/state.ts'
import type { TalismanView } from '../../../../src/games/talisman/view/view.ts'
import { seatsIn } from '../../../../trials/choosers.ts'
import { conserved } from '../../../../trials/games/talisman/parts.ts'
import { drawnHouseRules } from '../../../../trials/house-rules.ts'

/** Whole matches by random legal house rules: computer players and random players at one table, some of whom leave. */

export interface Played {
  readonly seed: string
  readonly preset: string
  readonly options: OptionValues
  readonly seats: number
  readonly answers: number
  readonly rounds: number
  readonly verbs: ReadonlySet<string>
}

/** No match is longer than this: the longest of a thousand took a third of it. */
export const MAX_ANSWERS = 60_000
const LEAVES = 3000

/**
 * Plays a match to its end. Throws, with the line that reproduces it, if anything is wrong on the way, or if it does
 * not end.
 */
export function playMatch(seed: string): Played {
  const rng: HasRng = { rng: rngFrom(`match:${seed}`) }
  const { preset, options, seats: range } = drawnHouseRules(SHEET, TALISMAN.rules.seats, rng)
  const seats = range.min + below(rng, range.max - range.min + 1)
  const verbs = new Set<string>()
  const players: readonly boolean[] = Array.from({ length: seats }, (_, seat) => seat > 0 && below(rng, 3) === 0)
  try {
    const play: Playout = playout(TALISMAN.rules, { seats, preset, options, seed, experience: [] }, chooser(rng, players, verbs), MAX_ANSWERS, 0) // prettier-ignore
    let step = play.next()
    for (; !step.done; step = play.next()) check(step.value.run, step.value.outcome.snapshot)
    const { run, answers } = step.value
    if (!run.isOver) throw new Error(`not over after ${answers} answers, in round ${run.state.round}`)
    check(run, undefined)
    return { seed, preset, options: SHEET.changed(preset, options), seats, answers, rounds: run.state.round, verbs }
  } catch (error) {
    const rules = JSON.stringify(SHEET.changed(preset, options))
    throw new Error(`playMatch('${seed}'): ${preset}, ${rules}, ${seats} seats`, { cause: error })
  }
}

type Playout = ReturnType<typeof playout<Talisman, TalismanView>>
type Playing = Run<Talisman, TalismanView>

/** Questions asked while a die lies open: no seat has a free moment (TAL-R5). */
const DIE_LIES = ['move.to', 'troll.regenerate', 'luck.spend', 'table.add-one']
/** Questions that need no free moment. */
const ANY_TIME = ['prophetess.peek', 'trophies.trade', ORDER]

/** The slowed move without a die. */
function isRolled({ turn }: Talisman, verb: string): boolean {
  return verb !== 'move.to' || turn.rolled !== null
}

function check(run: Playing, snapshot: string | undefined): void {
  const { state } = run
  const lies = run.asked.find(({ verb }) => DIE_LIES.includes(verb) && isRolled(state, verb))
  const beside = lies ? seatsIn(run).flatMap((seat) => run.asidesOf(seat)) : []
  const early = beside.find(({ verb }) => !ANY_TIME.includes(verb))
  if (lies && early) throw new Error(`${lies.verb}: a die lies open, and ${early.verb} may be done`)
  if (run.asked.some(({ verb }) => verb === 'quest.pay') && state.step === 'start' && state.turn.teleported) {
    throw new Error('a Quest is paid before moving, after a Teleport')
  }
  if (snapshot === undefined) return
  const rested = JSON.parse(snapshot) as Talisman
  conserved(rested)
  if (inHand(rested).length > 0) throw new Error(`in hand at rest: ${inHand(rested).join(', ')}`)
  if (rested.step === 'begin' && JSON.stringify(rested.turn) !== JSON.stringify(freshTurn())) {
    throw new Error(`a Turn is over, and this lasts: ${JSON.stringify(rested.turn)}`)
  }
}

/** Some seats are computer players, the others answer at random and occasionally leave. */
function chooser(rng: HasRng, byChance: readonly boolean[], verbs: Set<string>) {
  return (run: Playing): Answer => {
    const asked = pickOne(rng, run.asked)
    const { seat, verb } = asked
    verbs.add(verb)
    if (!byChance[seat]) return { seat, ...TALISMAN.computer(run.view(seat), asked, [], rng) }
    if (below(rng, LEAVES) === 0 && seatsIn(run).length > 2) return { seat, verb: LEAVE, key: LEAVE }
    const asides = run.asidesOf(seat).filter((one) => one.verb !== ORDER)
    if (asides.length > 0 && below(rng, 20) === 0) {
      const aside = pickOne(rng, asides)
      verbs.add(aside.verb)
      return { seat, verb: aside.verb, key: aside.key }
    }
    if (verb === 'window.act' && below(rng, 3) > 0) return { seat, verb, key: 'pass' }
    return { seat, verb, key: pickOne(rng, asked.offers).key }
  }
}
