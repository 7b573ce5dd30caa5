import type { Seat } from '../../../engine/index.ts'
import { spaceOf } from '../../../games/warlock/data/board.ts'
import { CONSTANTS, foeOf, treasureOf, type FoeCard } from '../../../games/warlock/data/components.ts'
import { biteOf } from '../../../games/warlock/data/traits.ts'
import { roundOdds } from '../../../games/warlock/view/odds.ts'
import { attackOf, roundAgainst, roundAhead } from '../../../games/warlock/view/reading.ts'
import type { BattleView, WarlockView } from '../../../games/warlock/view/view.ts'
import type { Duel, Side } from '../../card/duel.ts'
import { percentOf, type Odds } from '../../card/versus.ts'
import { iconOf } from './foes.ts'
import { nameOfRoom } from './rooms.ts'
import { nameOf, tokenOf, type Scene } from './scene.ts'

/**
 * A battle as the picture shows it: Skill and weapons, the dice of the last round, the Stamina of both sides, and the
 * odds of the next round. `null` once one of the fighters is dead.
 */
export function duelOf(scene: Scene, view: WarlockView, battle: BattleView): Duel | null {
  const left = sideOf(scene, battle, battle.seat)
  const right = battle.rival !== null ? sideOf(scene, battle, battle.rival) : foeSide(scene, battle)
  if (!left || !right) return null
  const { last } = battle
  const isAhead = (own: number, other: number) => own > other
  const [ours, theirs] = last ? [last.own, last.theirs] : [left.total, right.total]
  return {
    title: titleOf(battle),
    left: { ...left, isAhead: isAhead(ours, theirs) },
    right: { ...right, isAhead: isAhead(theirs, ours) },
    odds: oddsOf(scene, view, battle, right.name),
  }
}

function titleOf({ at, round }: BattleView): string {
  const space = spaceOf(at)
  const where = space.type === 'room' ? nameOfRoom(space) : space.type === 'corridor' ? space.label : space.name
  return round > 0 ? `${where} · after round ${round}` : where
}

/** Each side rolls two dice in every round. */
const THROWS = 2

function sideOf(scene: Scene, { declared, last, seat: first }: BattleView, seat: Seat): Side | null {
  const piece = scene.pieces.find((one) => one.seat === seat)
  if (!piece || piece.stamina.now <= 0) return null
  const gear = (declared[seat] ?? []).map(treasureOf).filter(({ attackBonus }) => attackBonus !== 0)
  const parts = [
    { label: 'Skill', value: piece.skill.now },
    ...gear.map(({ name, attackBonus }) => ({ label: name.replaceAll("'", '’'), value: attackBonus })),
  ]
  const isFirst = seat === first
  return {
    name: nameOf(scene, seat),
    face: { token: { ...tokenOf(piece, scene.active), isActive: false } },
    health: { kind: 'bar', left: piece.stamina.now, most: piece.stamina.initial },
    parts,
    dice: (isFirst ? last?.ownDice : last?.theirDice) ?? [],
    made: (isFirst ? last?.own : last?.theirs) ?? null,
    throws: THROWS,
    total: parts.reduce((total, { value }) => total + value, 0),
    isAhead: false,
  }
}

/** The monster as it fights now: weary, or one of several. */
function foeSide(scene: Scene, { foe, current, stamina, last }: BattleView): Side | null {
  const card: FoeCard = foeOf(foe ?? 'crocodile')
  const monster = scene.monsters(card.id)[current]
  const left = stamina[current] ?? 0
  if (!monster || left <= 0) return null
  const name = monster.name.replaceAll("'", '’').replace(/^The /, '')
  return {
    name: stamina.length > 1 ? `${name} (${current + 1} of ${stamina.length})` : name,
    face: { icon: iconOf(card.id) },
    health: { kind: 'bar', left, most: monster.stamina },
    parts: [
      { label: monster.skill < (card.monsters[current]?.skill ?? 0) ? 'Skill, weary' : 'Skill', value: monster.skill },
    ],
    dice: last?.theirDice ?? [],
    made: last?.theirs ?? null,
    throws: THROWS,
    total: monster.skill,
    isAhead: false,
  }
}

/** The odds of the next round as the choices show them, and the cost of a hit. */
function oddsOf(scene: Scene, view: WarlockView, battle: BattleView, other: string): Odds | null {
  const { seat, rival, foe, current, champion } = battle
  const odds =
    foe !== null
      ? roundAgainst(view, seat, foe, current)
      : rival === null
        ? null
        : roundOdds(attackOf(view, seat) - attackOf(view, rival))
  if (!odds) return null
  const bite = foe === null ? CONSTANTS.baseWound : biteOf(foe, roundAhead(view, foe))
  const rolls = champion === null ? [] : [`${nameOf(scene, champion)} rolls for it.`]
  const cost = (odds.lose * bite).toFixed(1)
  return {
    ...odds,
    lines: [
      `Two dice each: ${nameOf(scene, seat)} hits ${percentOf(odds.win)}, ${foe === null ? other : `the ${other}`} ${percentOf(odds.lose)}.`,
      [`A wound takes ${bite}: about ${cost} a round.`, ...rolls].join(' '),
    ],
  }
}
