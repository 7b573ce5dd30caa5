import { diceParts, rollDice, sumOf, type Seat } from '../../../../engine/index.ts'
import { CONSTANTS } from '../../data/components.ts'
import { emitFact } from '../../facts/index.ts'
import type { SheetName, Source } from '../../facts/realm.ts'
import { adventurerAt, type Adventurer, type Warlock } from '../../state/state.ts'

/** The Adventure Sheet: scores and possessions, and the tests of Luck and Skill (WAR-3, WAR-4). */

const FLOOR: Readonly<Record<SheetName, number>> = {
  skill: CONSTANTS.minSkill,
  luck: CONSTANTS.minLuck,
  stamina: 0,
  gold: 0,
  provisions: 0,
  lanterns: 0,
}

/** The source of a change, with the rule where one applies. */
type Cause = Source | { readonly from: Source; readonly rule: string | undefined }

/** Changes a score or possession within its limits (WAR-3.6, WAR-3.10) and emits the fact. */
export function changeSheet(game: Warlock, seat: Seat, what: SheetName, by: number, cause: Cause): void {
  const { from, rule = undefined } = typeof cause === 'string' ? { from: cause } : cause
  const adventurer = adventurerAt(game, seat)
  const before = amountOf(adventurer, what)
  const now = Math.max(Math.min(before + by, Math.max(before, ceilingOf(game, adventurer, what))), FLOOR[what])
  setAmount(adventurer, what, now)
  if (now === before) return
  emitFact(game, {
    kind: 'sheet-changed',
    seat,
    what,
    by: now - before,
    now,
    from,
    ...(rule === undefined ? {} : { rule }),
  })
}

function ceilingOf(game: Warlock, adventurer: Adventurer, what: SheetName): number {
  if (what === 'skill' || what === 'luck') return adventurer[what].initial // WAR-3.6
  return what === 'stamina' && game.options['stamina-cap'] ? adventurer.stamina.initial : Infinity // WAR-3.9
}

function amountOf(adventurer: Adventurer, what: SheetName): number {
  const value = adventurer[what]
  return typeof value === 'number' ? value : value.now
}

function setAmount(adventurer: Adventurer, what: SheetName, now: number): void {
  if (what === 'skill' || what === 'luck' || what === 'stamina') adventurer[what].now = now
  else adventurer[what] = now
}

/** Two dice against current Luck, which then drops by one point in any case (WAR-4.1 to 4.3). */
export function testLuck(game: Warlock, seat: Seat, why: Source): boolean {
  const against = adventurerAt(game, seat).luck.now
  const roll = sumOf(diceParts(rollDice(game, 2), 'WAR-4.1'))
  const lucky = roll.total <= against
  emitFact(game, { kind: 'luck-tested', seat, roll, against, lucky, why })
  changeSheet(game, seat, 'luck', -1, { from: 'test', rule: 'WAR-4.2' })
  return lucky
}

/** Two dice against current Skill (WAR-4.5). */
export function testSkill(game: Warlock, seat: Seat, why: Source): boolean {
  const against = adventurerAt(game, seat).skill.now
  const roll = sumOf(diceParts(rollDice(game, 2), 'WAR-4.5'))
  const passed = roll.total <= against
  emitFact(game, { kind: 'skill-tested', seat, roll, against, passed, why })
  return passed
}
