import { memoise, onceFor } from '../../../engine/index.ts'
import { CROWN, depthOf, PLAIN, PORTAL, VALLEY } from '../data/board.ts'
import { tableOf } from '../data/components.ts'
import type { SpaceId } from '../data/ids.ts'
import { chanceOfAtMost, creatureOdds, figureOf, passageOf, type Odds } from '../view/odds.ts'
import { DEATH_ODDS, TOTALS } from '../view/ordeals.ts'
import { hasTalisman } from '../view/reading.ts'
import type { CharacterView, TalismanView } from '../view/view.ts'
import { guardOf } from './fights.ts'

/**
 * A computer player in the Inner Region. It estimates the chance of reaching the Valley of Fire alive, which counts a
 * little less for every Turn that it takes.
 */

/** How much a Turn lessens the chance. */
const PATIENCE = 0.93
/** Turns that it takes to come back to the Plain from wherever a passage leads. */
const TURNS_BACK: Readonly<Partial<Record<SpaceId, number>>> = { [PLAIN]: 0, [PORTAL]: 1, 'warlocks-cave': 4 }
const FAR = 10

/** The chance by the number of Lives left. */
type ByLives = readonly number[]

/** Where the Character steps, and stays; and the Spaces behind. */
interface Ways {
  /** The chance when entering a space on the way on, and when standing there with nothing left to do. */
  readonly entering: Readonly<Partial<Record<SpaceId, number>>>
  readonly standing: Readonly<Partial<Record<SpaceId, number>>>
  /** The chance when staying to finish what is unfinished. */
  readonly staying: number
}

/** The worth of certainly reaching the Valley, in points of Strength: even careless players seldom turn round. */
const CERTAINTY = 10

/** The worth of a step: on, back, or staying to finish. Without a Talisman the way leads out. */
export function innerWorth(view: TalismanView, me: CharacterView, to: SpaceId | 'stay'): number {
  return CERTAINTY * chanceBy(view, me, to)
}

function chanceBy(view: TalismanView, me: CharacterView, to: SpaceId | 'stay'): number {
  if (to === CROWN) return 2
  const { entering, standing, staying } = waysOf(view, me)
  if (to === 'stay') return staying
  const isOn = to !== PORTAL && depthOf(to) > depthOf(me.space)
  if (!hasTalisman(me) && depthOf(me.space) < depthOf(VALLEY)) return isOn ? 0 : 1
  return isOn ? (entering[to] ?? 1) : PATIENCE * (standing[to] ?? 0)
}

const waysOf = (view: TalismanView, me: CharacterView): Ways => memoise(known(view), me, () => waysFrom(view, me))
const known = onceFor((_view: TalismanView) => new Map<CharacterView, Ways>())

function waysFrom(view: TalismanView, me: CharacterView): Ways {
  const valley = Array.from({ length: me.lives + 1 }, (_, lives) => (lives > 0 ? 1 : 0))
  const guard = guardOf(view, me)
  const against = (might: number): Odds => {
    const { win, lose } = creatureOdds(me, 'combat', might)
    return { win, lose: lose * (1 - guard) }
  }
  const fiend = against(figureOf(view, 'pitfiend').might)
  const fiends = (left: number): ByLives =>
    Array.from({ length: left }).reduce<ByLives>((then) => tried(fiend, then, 1), later(valley))
  const werewolf = (might: number) => tried(against(might), valley)
  const pits = averageOf([1, 2, 3, 4, 5, 6].map((left) => ({ chance: 1 / 6, of: fiends(left) })))
  const den = averageOf(TOTALS.map(({ total, chance }) => ({ chance, of: werewolf(total) })))
  const death = tried(DEATH_ODDS, den)
  const tower = robbed(me.followers.length, pits)
  const crypt = through(me, 'crypt', death)
  const mines = through(me, 'mines', tower)
  const at = (chances: ByLives) => chances[me.lives] ?? 0
  const plain = Math.max(at(crypt), at(mines))
  const cryptNow = Math.max(at(death), PATIENCE * plain)
  const minesNow = Math.max(at(tower), PATIENCE * plain)
  const { unfinished } = me
  return {
    entering: {
      crypt: at(crypt), 'dice-with-death': at(death), 'werewolf-den': at(den),
      mines: at(mines), 'vampires-tower': at(tower), pits: at(pits),
    }, // prettier-ignore
    standing: {
      [PLAIN]: plain,
      crypt: cryptNow,
      mines: minesNow,
      'dice-with-death': Math.max(at(den), PATIENCE * cryptNow),
      'vampires-tower': Math.max(at(pits), PATIENCE * minesNow),
    },
    staying: at(
      unfinished?.kind === 'werewolf'
        ? werewolf(unfinished.strength)
        : unfinished?.kind === 'pitfiends'
          ? fiends(unfinished.left)
          : death,
    ),
  }
}

const later = (chances: ByLives): ByLives => chances.map((chance) => PATIENCE * chance)

/** A fight, once a Turn, until it is won or all Lives are lost. What follows a win comes a Turn later, or at once. */
function tried({ win, lose }: Odds, then: ByLives, after = PATIENCE): ByLives {
  const chances: number[] = [0]
  for (let lives = 1; lives < then.length; lives += 1) {
    const good = after * win * (then[lives] ?? 0)
    const bad = PATIENCE * lose * (chances[lives - 1] ?? 0)
    chances.push((good + bad) / (1 - PATIENCE * (1 - win - lose)))
  }
  return chances
}

function averageOf(cases: readonly { readonly chance: number; readonly of: ByLives }[]): ByLives {
  const [first] = cases
  return (first?.of ?? []).map((_, lives) => cases.reduce((sum, { chance, of }) => sum + chance * (of[lives] ?? 0), 0))
}

/** The Vampire takes one, two or three Followers, and Lives for any that are missing (TAL-14.3). */
function robbed(followers: number, then: ByLives): ByLives {
  return then.map((_, lives) => {
    const left = [1, 2, 3].map((wanted) => then[Math.max(0, lives - Math.max(0, wanted - followers))] ?? 0)
    return (PATIENCE * left.reduce((sum, one) => sum + one, 0)) / left.length
  })
}

/** Crypt or Mines: on, or out somewhere and back again (TAL-14.5, TAL-14.6). */
function through(me: CharacterView, passage: 'crypt' | 'mines', then: ByLives): ByLives {
  const { dice, most } = passageOf(me, passage)
  const outs = tableOf(`${passage}-exit`).rows.flatMap(({ min, max, to }) => {
    const chance = chanceOfAtMost(dice, most + (max ?? Infinity)) - chanceOfAtMost(dice, most + (min ?? -Infinity) - 1)
    return to === passage || to === undefined ? [] : [{ chance, turns: TURNS_BACK[to as SpaceId] ?? FAR }]
  })
  const again = outs.reduce((sum, { chance, turns }) => sum + chance * PATIENCE ** (turns + 1), 0)
  const passes = chanceOfAtMost(dice, most)
  return then.map((chance) => (PATIENCE * passes * chance) / (1 - again))
}
