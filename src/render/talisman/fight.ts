import type { Seat, Sum } from '../../engine/index.ts'
import type { AttackMatter, FightMatter, Matter } from '../../games/talisman/view/matters.ts'
import { figureOf, type FightKind } from '../../games/talisman/view/odds.ts'
import { roleAt } from '../../games/talisman/view/reading.ts'
import type { TalismanView } from '../../games/talisman/view/view.ts'
import type { Duel, Side } from '../duel.ts'
import { nameOf } from './names.ts'
import { tokenOf, type Scene } from './scene.ts'
import { foeIconOf } from './things.ts'

/** A fight as the picture shows it: both scores, and who is ahead. */

export type Fight = FightMatter | (AttackMatter & { readonly fight: FightKind })
type Stat = 'strength' | 'craft'

/** The fight or attack under way, the innermost; `null` if there is none. */
export function fightIn(view: TalismanView): Fight | null {
  const isFight = (matter: Matter): matter is Fight =>
    (matter.matter === 'fight' || matter.matter === 'attack') &&
    (matter.fight === 'combat' || matter.fight === 'psychic')
  return view.matters.filter(isFight).at(-1) ?? null
}

export function duelOf(scene: Scene, view: TalismanView, fight: Fight): Duel {
  const stat = fight.fight === 'psychic' ? 'craft' : 'strength'
  const { ours, theirs } = fight.matter === 'fight' ? fight : standingsOf(view, fight)
  const against = fight.matter === 'fight' ? fight.against : fight.by
  const left = sideOf(scene, fight.seat, scoreOf(ours, theirs, stat))
  const score = scoreOf(theirs, ours, stat, fight.foes)
  const right = against === null ? foesSide(fight.foes, score) : sideOf(scene, against, score)
  const kind = stat === 'craft' ? 'Psychic Combat' : 'Combat'
  return { title: `${kind} · ${nameOf(fight.space)}`, left, right, verdict: verdictOf(left, right) }
}

/** Before a fight begins, what either side is known to have. */
function standingsOf(view: TalismanView, { seat, by, foes, fight }: Fight & AttackMatter): { ours: Sum; theirs: Sum } {
  const of = (who: Seat): Sum => {
    const character = roleAt(view, who)
    if (!character) return { total: 0, parts: [] }
    return fight === 'psychic' ? character.craft : character.combatStrength
  }
  return { ours: of(seat), theirs: by === null ? foesSum(view, foes) : of(by) }
}

function foesSum(view: TalismanView, foes: readonly string[]): Sum {
  const parts = foes.map((foe) => ({ from: foe, value: figureOf(view, foe).might }))
  return { total: parts.reduce((total, { value }) => total + value, 0), parts }
}

type Score = Pick<Side, 'parts' | 'dice' | 'diceToCome' | 'total' | 'isAhead'>

function sideOf(scene: Scene, seat: Seat, score: Score): Side {
  const piece = scene.pieces.find((one) => one.seat === seat)
  if (!piece) return { ...score, name: `Seat ${seat + 1}`, face: { icon: 'tombstone' }, health: null }
  return {
    ...score,
    name: piece.isToad ? 'Toad' : piece.name,
    face: { token: { ...tokenOf(piece, scene.active), isActive: false } },
    health: { kind: 'lives', left: piece.lives },
  }
}

function foesSide(foes: readonly string[], score: Score): Side {
  const [first = ''] = foes
  return {
    ...score,
    name: foes.map(nameOf).join(' & ') || 'Foe',
    face: { icon: first === '' ? 'horned-skull' : foeIconOf(first) },
    health: null,
  }
}

/** Of a foe alone it goes without saying whose figure it is. */
function scoreOf(sum: Sum, other: Sum, stat: Stat, foes: readonly string[] = []): Score {
  const dice = sum.parts.filter(({ from }) => from === 'die').map(({ value }) => value)
  const isPlain = (from: string) => from === 'counters' || (foes.length === 1 && from === foes[0])
  const fixed = sum.parts.filter(({ from }) => from !== 'die')
  return {
    parts: fixed.map(({ from, value }) => ({ label: isPlain(from) ? STATS[stat] : nameOf(from), value })),
    dice,
    diceToCome: dice.length > 0 ? 0 : 1,
    total: sum.total,
    isAhead: sum.total > other.total,
  }
}

const STATS: Readonly<Record<Stat, string>> = { strength: 'Strength', craft: 'Craft' }

function verdictOf(left: Side, right: Side): string {
  const ahead = left.isAhead ? left : right
  const by = Math.abs(left.total - right.total)
  if (left.diceToCome + right.diceToCome > 0) {
    return by === 0 ? 'Even: the dice decide' : `${ahead.name} ahead by ${by}, one die each to come`
  }
  return by === 0 ? 'A stand-off' : `${ahead.name} wins by ${by}`
}
