import {
  diceParts,
  option,
  rollDice,
  rollDie,
  SeatOut,
  sumOf,
  type Option,
  type Play,
  type Seat,
} from '../../../../engine/index.ts'
import { ENTRANCE, SOUTH_BANK } from '../../data/board.ts'
import { HIGHEST_SKILL, SKILL_BY_DIE } from '../../data/figures.ts'
import { STARTING_SWORD, type SpaceId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { askAny } from './asking.ts'
import { adventurerAt, maybeAdventurer, playerAt, type Warlock } from '../../state/state.ts'

/** Rolling up an adventurer (WAR-3). */

const STAMINA_BONUS = 12 // WAR-3.3
const LUCK_BONUS = 6 // WAR-3.4
const SUPPLIES_BASE = 12 // WAR-3.7
const STARTING_PROVISIONS = 3 // WAR-3.5

/** The space where adventurers enter the game (WAR-2.15, option `start-at-river`). */
export function startSpace(game: Warlock): SpaceId {
  return game.options['start-at-river'] ? SOUTH_BANK : ENTRANCE
}

/** Rolls Skill, Stamina and Luck in this order (WAR-3.1) and puts the figure on the start. */
export function rollUp(game: Warlock, seat: Seat, again: boolean): void {
  const skillDie = rollDie(game)
  const skill = SKILL_BY_DIE[skillDie - 1] ?? 0
  const stamina = sumOf(
    diceParts(rollDice(game, 2), 'WAR-3.3'),
    { value: STAMINA_BONUS, from: 'base', rule: 'WAR-3.3' },
    { value: toughness(game, skill), from: 'underdogs', rule: 'underdogs' },
  )
  const luck = sumOf(diceParts([rollDie(game)], 'WAR-3.4'), { value: LUCK_BONUS, from: 'base', rule: 'WAR-3.4' })
  const units = sumOf(
    { value: SUPPLIES_BASE, from: 'base', rule: 'WAR-3.7' },
    { value: -skill, from: 'skill', rule: 'WAR-3.7' },
  )
  game.rolledUp += 1
  playerAt(game, seat).adventurer = {
    id: game.rolledUp,
    space: startSpace(game),
    skill: { initial: skill, now: skill },
    stamina: { initial: stamina.total, now: stamina.total },
    luck: { initial: luck.total, now: luck.total },
    gold: 0,
    provisions: STARTING_PROVISIONS,
    lanterns: 1,
    treasures: [],
    startingSword: true,
    sword: STARTING_SWORD,
    blooded: false,
    missed: 0,
    ate: false,
    cameBy: null,
    fledInto: null,
    barred: null,
  }
  emitFact(game, { kind: 'rolled-up', seat, space: startSpace(game), skillDie, skill, stamina, luck, units, again })
}

/** Additional Stamina for each point of Skill below the maximum (option `underdogs`). */
function toughness({ options }: Warlock, skill: number): number {
  return options.underdogs ? options['underdogs-stamina'] * pointsShort(skill) : 0
}

/** How far an initial Skill is below the highest roll. */
export function pointsShort(skill: number): number {
  return HIGHEST_SKILL - skill
}

/** Extra supplies, each unit a Provision or a Gold Piece (WAR-3.7). Players who roll up together are asked together. */
export function* takeSupplies(game: Warlock, seats: readonly Seat[]): Play {
  let waiting = [...seats]
  while (waiting.length > 0) {
    const picked = yield* pickSupplies(game, waiting)
    if (picked) supply(game, picked.seat, picked.value)
    waiting = waiting.filter((seat) => seat !== picked?.seat && maybeAdventurer(game, seat) !== null)
  }
}

/** `null` if a player left instead. */
function* pickSupplies(game: Warlock, waiting: readonly Seat[]): Play<{ seat: Seat; value: number } | null> {
  try {
    return yield* askAny(
      waiting.map((seat) => ({
        seat,
        verb: 'adventurer.supplies',
        options: () => suppliesOptions(unitsOf(game, seat)),
        default: () => `gold:${Math.ceil(unitsOf(game, seat) / 2)}`, // alternate, starting with Gold (D-SUPPLIES)
      })),
    )
  } catch (signal) {
    if (!(signal instanceof SeatOut) || game.phase !== 'setup') throw signal
    return null
  }
}

function suppliesOptions(units: number): Option<number>[] {
  return Array.from({ length: units + 1 }, (_, gold) =>
    option(`gold:${gold}`, { args: { gold, provisions: units - gold } }, gold),
  )
}

function unitsOf(game: Warlock, seat: Seat): number {
  return SUPPLIES_BASE - adventurerAt(game, seat).skill.initial
}

function supply(game: Warlock, seat: Seat, gold: number): void {
  const adventurer = adventurerAt(game, seat)
  const provisions = unitsOf(game, seat) - gold
  adventurer.gold += gold
  adventurer.provisions += provisions
  emitFact(game, { kind: 'supplied', seat, gold, provisions })
}
