import type { Seat, Sum } from '../../../engine/index.ts'
import type { AttackMatter, FightMatter, Matter } from '../../../games/talisman/view/matters.ts'
import { fightOdds, figureOf, type FightKind } from '../../../games/talisman/view/odds.ts'
import { roleAt } from '../../../games/talisman/view/reading.ts'
import type { TalismanView } from '../../../games/talisman/view/view.ts'
import { percentages } from '../../../language/index.ts'
import type { Duel, Side } from '../../card/duel.ts'
import type { Odds } from '../../card/versus.ts'
import { nameOf, spaceName } from './names.ts'
import { sayInTalisman as say } from './say.ts'
import { tokenOf, type Scene } from './scene.ts'
import { emblemOfFoe } from './things.ts'

/** A fight as the picture shows it: both scores with their dice, and the odds. */

export type Fight = FightMatter | (AttackMatter & { readonly fight: FightKind })
type Stat = 'strength' | 'craft'
/** The common part of fights and attacks, from the side that rolls first. */
type Standing = Pick<
  FightMatter,
  'seat' | 'against' | 'foes' | 'fight' | 'space' | 'ours' | 'theirs' | 'noDieAgainst' | 'thrown'
>

/** The innermost fight or attack in progress; `null` without one. */
export function fightIn(view: TalismanView): Fight | null {
  const isFight = (matter: Matter): matter is Fight =>
    (matter.matter === 'fight' || matter.matter === 'attack') &&
    (matter.fight === 'combat' || matter.fight === 'psychic')
  return view.matters.filter(isFight).at(-1) ?? null
}

/** The duel of a fight; `null` once one of its Characters is dead. */
export function duelOf(scene: Scene, view: TalismanView, fight: Fight): Duel | null {
  const standing = fight.matter === 'fight' ? fight : standingOf(view, fight)
  const { seat, against, foes, ours, theirs, fight: kind } = standing
  const stat = kind === 'psychic' ? 'craft' : 'strength'
  const odds = fightOdds(view, standing)
  const left = sideOf(scene, seat, scoreOf(standing, seat, ours, stat, odds.dice))
  const score = scoreOf(standing, against, theirs, stat, odds.theirDice)
  const right = against === null ? foesSide(foes, score) : sideOf(scene, against, score)
  if (!left || !right) return null
  const [own, other] = [left.made ?? left.total, right.made ?? right.total]
  return {
    title: say(`fight-${stat}`, { place: spaceName(fight.space) }),
    left: { ...left, isAhead: own > other },
    right: { ...right, isAhead: other > own },
    odds: left.made === null ? oddsOf(odds, left, right) : null,
  }
}

/** The known scores before a fight begins. The attacker rolls first. */
function standingOf(view: TalismanView, { seat, by, foes, fight, space }: Fight & AttackMatter): Standing {
  const of = (who: Seat): Sum => {
    const character = roleAt(view, who)
    if (!character) return { total: 0, parts: [] }
    return fight === 'psychic' ? character.craft : character.combatStrength
  }
  const [first, second] = [by ?? seat, by === null ? null : seat]
  return {
    seat: first,
    against: second,
    foes,
    fight,
    space,
    ours: of(first),
    theirs: second === null ? foesSum(view, foes) : of(second),
    noDieAgainst: [],
    thrown: [],
  }
}

function foesSum(view: TalismanView, foes: readonly string[]): Sum {
  const parts = foes.map((foe) => ({ from: foe, value: figureOf(view, foe).might }))
  return { total: parts.reduce((total, { value }) => total + value, 0), parts }
}

type Score = Pick<Side, 'parts' | 'dice' | 'made' | 'throws' | 'total' | 'isAhead'>

function sideOf(scene: Scene, seat: Seat, score: Score): Side | null {
  const piece = scene.pieces.find((one) => one.seat === seat)
  if (!piece) return null
  return {
    ...score,
    name: piece.isToad ? say('toad') : piece.name,
    face: { token: { ...tokenOf(piece, scene.active), isActive: false } },
    health: { kind: 'lives', left: piece.lives },
  }
}

function foesSide(foes: readonly string[], score: Score): Side | null {
  const [first] = foes
  if (first === undefined) return null
  const name = foes.map(nameOf).reduce((others, foe) => say('foes', { foes: others, foe }))
  return { ...score, name, face: { emblem: emblemOfFoe(first) }, health: null }
}

/** A single foe's own figure needs no name. */
function scoreOf({ foes, thrown }: Standing, seat: Seat | null, sum: Sum, stat: Stat, throws: number): Score {
  const fallen = thrown.find((one) => one.seat === seat)
  const isPlain = (from: string) => from === 'counters' || (seat === null && foes.length === 1 && from === foes[0])
  return {
    parts: sum.parts
      .filter(({ from }) => from !== 'die')
      .map(({ from, value }) => ({ label: isPlain(from) ? say(`figure-${stat}`) : nameOf(from), value })),
    dice: fallen?.dice ?? [],
    made: fallen?.total ?? null,
    throws,
    total: sum.total,
    isAhead: false,
  }
}

/** The odds as the choices show them, and the number of dice on each side. */
function oddsOf({ win, lose, dice, theirDice }: ReturnType<typeof fightOdds>, left: Side, right: Side): Odds {
  const [won, lost] = percentages([win, lose, 1 - win - lose])
  const shares = { win: `${won ?? 0}%`, lose: `${lost ?? 0}%` }
  const odds = { left: left.name, right: right.name, ...shares, dice }
  return {
    win,
    lose,
    lines: [
      dice === theirDice ? say('odds', odds) : say('odds-unlike', { ...odds, theirDice }),
      say(right.health === null ? 'stakes-creature' : 'stakes-character'),
    ],
  }
}
