import type { Seat } from '../../../engine/index.ts'
import { spaceOf } from '../../../games/warlock/data/board.ts'
import { CONSTANTS, foeOf, treasureOf, type FoeCard } from '../../../games/warlock/data/components.ts'
import { biteOf } from '../../../games/warlock/data/traits.ts'
import { roundOdds } from '../../../games/warlock/view/odds.ts'
import { attackOf, roundAgainst, roundAhead } from '../../../games/warlock/view/reading.ts'
import type { BattleView, WarlockView } from '../../../games/warlock/view/view.ts'
import { percentages } from '../../../language/index.ts'
import type { Duel, Side } from '../../card/duel.ts'
import type { Odds } from '../../card/versus.ts'
import { emblemOfMonster } from './foes.ts'
import { placeDrawn } from './rooms.ts'
import { sayInWarlock } from './say.ts'
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
    odds: oddsOf(scene, view, battle),
  }
}

function titleOf({ at, round }: BattleView): string {
  return sayInWarlock('fight-title', { place: placeDrawn(spaceOf(at)), round })
}

/** Each side rolls two dice in every round. */
const THROWS = 2

function sideOf(scene: Scene, { declared, last, seat: first }: BattleView, seat: Seat): Side | null {
  const piece = scene.pieces.find((one) => one.seat === seat)
  if (!piece || piece.stamina.now <= 0) return null
  const gear = (declared[seat] ?? []).map(treasureOf).filter(({ attackBonus }) => attackBonus !== 0)
  const parts = [
    { label: sayInWarlock('fight-skill'), value: piece.skill.now },
    ...gear.map(({ id, attackBonus }) => ({
      label: sayInWarlock('name-drawn', { name: `card-${id}` }),
      value: attackBonus,
    })),
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
function foeSide(scene: Scene, battle: BattleView): Side | null {
  const { foe, current, stamina, last } = battle
  const card: FoeCard = foeOf(foe ?? 'crocodile')
  const monster = scene.monsters.get(card.id)?.[current]
  const left = stamina[current] ?? 0
  if (!monster || left <= 0) return null
  const isWeary = monster.skill < (card.monsters[current]?.skill ?? 0)
  return {
    name: sayInWarlock('fight-monster', { monster: monsterId(scene, battle), at: current + 1, count: stamina.length }),
    face: { emblem: emblemOfMonster(card.id, monster) },
    health: { kind: 'bar', left, most: monster.stamina },
    parts: [{ label: sayInWarlock(isWeary ? 'fight-skill-weary' : 'fight-skill'), value: monster.skill }],
    dice: last?.theirDice ?? [],
    made: last?.theirs ?? null,
    throws: THROWS,
    total: monster.skill,
    isAhead: false,
  }
}

/** The id of the name of the monster that fights now. The only monster of a card bears the card's name. */
function monsterId(scene: Scene, { foe, current }: BattleView): string {
  const { id } = foeOf(foe ?? 'crocodile')
  const own = `monster-${scene.monsters.get(id)?.[current]?.id}`
  return sayInWarlock.has(own) ? own : `foe-${id}`
}

/** The odds of the next round as the choices show them, and the cost of a hit. */
function oddsOf(scene: Scene, view: WarlockView, battle: BattleView): Odds | null {
  const { seat, rival, foe, current, champion } = battle
  const odds =
    foe !== null
      ? roundAgainst(view, seat, foe, current)
      : rival === null
        ? null
        : roundOdds(attackOf(view, seat) - attackOf(view, rival))
  if (!odds) return null
  const bite = foe === null ? CONSTANTS.baseWound : biteOf(foe, roundAhead(view, foe))
  const [won, lost] = percentages([odds.win, odds.lose, 1 - odds.win - odds.lose])
  const hits = { who: nameOf(scene, seat), win: `${won ?? 0}%`, lose: `${lost ?? 0}%` }
  const cost = { bite, cost: odds.lose * bite }
  return {
    ...odds,
    lines: [
      rival !== null
        ? sayInWarlock('fight-odds-rival', { ...hits, rival: nameOf(scene, rival) })
        : sayInWarlock('fight-odds-monster', { ...hits, monster: monsterId(scene, battle) }),
      champion === null
        ? sayInWarlock('fight-cost', cost)
        : sayInWarlock('fight-cost-champion', { ...cost, champion: nameOf(scene, champion) }),
    ],
  }
}
