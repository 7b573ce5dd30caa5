import type { Seat } from '../../engine/index.ts'
import { spaceOf } from '../../games/warlock/data/board.ts'
import { foeOf, treasureOf, type FoeCard } from '../../games/warlock/data/components.ts'
import type { BattleView } from '../../games/warlock/view/view.ts'
import type { Duel, Side } from '../duel.ts'
import { iconOf } from './foes.ts'
import { nameOfRoom } from './rooms.ts'
import { nameOf, tokenOf, type Scene } from './scene.ts'

/** A battle as the picture shows it: Skill and weapons before the dice, and who has how much Stamina left. */
export function duelOf(scene: Scene, battle: BattleView): Duel {
  const left = sideOf(scene, battle, battle.seat)
  const right = battle.rival !== null ? sideOf(scene, battle, battle.rival) : foeSide(scene, battle)
  const [ours, theirs] = [left.total, right.total]
  return {
    title: titleOf(battle),
    left: { ...left, isAhead: ours > theirs },
    right: { ...right, isAhead: theirs > ours },
    verdict: verdictOf(scene, left, right, battle),
  }
}

function titleOf({ at, round }: BattleView): string {
  const space = spaceOf(at)
  const where = space.type === 'room' ? nameOfRoom(space) : space.type === 'corridor' ? space.label : space.name
  return round > 0 ? `${where} · after round ${round}` : where
}

/** Two dice are rolled on either side in every round. */
const DICE = 2

function sideOf(scene: Scene, { declared }: BattleView, seat: Seat): Side {
  const piece = scene.pieces.find((one) => one.seat === seat)
  const weapons = (declared[seat] ?? []).map(treasureOf).filter(({ attackBonus }) => attackBonus !== 0)
  const parts = [
    { label: 'Skill', value: piece?.skill.now ?? 0 },
    ...weapons.map(({ name, attackBonus }) => ({ label: name, value: attackBonus })),
  ]
  return {
    name: nameOf(scene, seat),
    face: piece ? { token: { ...tokenOf(piece, scene.active), isActive: false } } : { icon: 'tombstone' },
    health: { kind: 'bar', left: piece?.stamina.now ?? 0, most: piece?.stamina.initial ?? 1 },
    parts,
    dice: [],
    diceToCome: DICE,
    total: parts.reduce((total, { value }) => total + value, 0),
    isAhead: false,
  }
}

function foeSide(scene: Scene, { foe, current, stamina }: BattleView): Side {
  const card: FoeCard = foeOf(foe ?? 'crocodile')
  const monster = scene.monsters(card.id)[current]
  const skill = monster?.skill ?? 0
  const count = stamina.length
  const name = (monster?.name ?? card.name).replaceAll("'", '’')
  return {
    name: count > 1 ? `${name} (${current + 1} of ${count})` : name,
    face: { icon: iconOf(card.id) },
    health: { kind: 'bar', left: stamina[current] ?? 0, most: monster?.stamina ?? 1 },
    parts: [{ label: 'Skill', value: skill }],
    dice: [],
    diceToCome: DICE,
    total: skill,
    isAhead: false,
  }
}

function verdictOf(scene: Scene, left: Side, right: Side, { champion }: BattleView): string {
  const by = left.total - right.total
  const rolls = champion === null ? '' : ` · ${nameOf(scene, champion)} rolls for it`
  if (by === 0) return `Even: two dice each decide${rolls}`
  const ahead = by > 0 ? left : right
  return `${ahead.name} ahead by ${Math.abs(by)}, two dice each to come${rolls}`
}
