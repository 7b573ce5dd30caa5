import type { Drama, DramaDie, DramaSide, Happened, Names, Part, PlacedDrama, Seat } from '../../../engine/index.ts'
import { callByKind, capital, listOf, type ByKind } from '../../../language/index.ts'
import { TREASURE_ROOM } from '../data/board.ts'
import { isFoeId, isTreasureId } from '../data/ids.ts'
import type { WarlockFact } from '../facts/index.ts'
import type { Round } from '../view/view.ts'
import { hitsOf } from './chronicle/story.ts'
import { foeName, goods, inSpace } from './names.ts'
import { say } from './say.ts'
import { sourceName } from './why.ts'

/** Events with a picture: battles, deaths, robberies, the chest and meetings. */

type Of<K extends WarlockFact['kind']> = Extract<WarlockFact, { kind: K }>
type Told = readonly Happened<WarlockFact>[]

/** `before`: the facts that led to it. */
const DRAMAS: ByKind<WarlockFact, [names: Names, before: Told], Drama | null> = {
  'battle-over': battleDrama,
  died: deathDrama,
  robbed: robberyDrama,
  looted: lootDrama,
  'encounter-met': ({ seat, card, weary }, names) => ({
    ...faceDrama(card, say('face-met', { who: names(seat), foe: `foe-${card}` })),
    ...wearyFace(weary),
  }),
  'supplies-found': ({ seat, card }, names) =>
    faceDrama(card, say('face-found', { who: names(seat), card: `card-${card}` })),
  'card-used': ({ seat, card }, names) => faceDrama(card, say('face-used', { who: names(seat), card: `card-${card}` })),
  moved: ({ seat, to }, names) =>
    to === TREASURE_ROOM ? { ...faceDrama(to, say('face-at-chest', { who: names(seat) })), weight: 2 } : null,
  'chest-opened': ({ seat, numbers }, names) => ({
    kind: 'chest',
    weight: 5,
    title: say('chest', { who: names(seat) }),
    lines: [say('chest-numbers', { numbers: listOf(numbers.map(String)) }), say('chest-treasure')],
    sides: [{ seat, name: names(seat) }],
  }),
  'game-won': (fact, names) => (fact.by === 'chest' ? null : victoryDrama(fact, names)),
}

export function dramasOf(told: Told, from?: number): readonly Drama[] {
  return placedDramas(told, from).map(({ drama }) => drama)
}

/** The scenes with the places of their facts; those of earlier facts than `from` are left out. */
export function placedDramas(told: Told, from = 0): readonly PlacedDrama[] {
  return told.flatMap(({ fact, names }, at) => {
    if (at < from) return []
    const drama = callByKind(DRAMAS, fact, names, told.slice(0, at))
    return drama ? [{ at, drama }] : []
  })
}

function faceDrama(about: string, title: string): Drama {
  return { kind: 'face', weight: 1, title, lines: [], about }
}

/** The weary Warlock has lower numbers than printed. */
function wearyFace(weary: Of<'encounter-met'>['weary']): Partial<Drama> {
  if (!weary) return {}
  return {
    lines: [say('face-weary', weary)],
    figures: [
      [say('figure-skill'), String(weary.skill), 'skill'],
      [say('figure-stamina'), String(weary.stamina), 'stamina'],
    ],
  }
}

/** A battle with at least one round. */
function battleDrama(fact: Of<'battle-over'>, names: Names, before: Told): Drama | null {
  const { seat, rival, foe, end, fought = [] } = fact
  const last = fought.at(-1)
  if (!last) return null
  const [own, other] = wonBy(fact)
  const ours: DramaSide = {
    ...throwOf(fought, partsOf(before, 'own', last), 'own'),
    seat,
    name: names(seat),
    won: own,
    left: leftOf(fact, seat),
    fallen: isDead(fact, seat),
  }
  const theirs: DramaSide = {
    ...throwOf(fought, partsOf(before, 'theirs', last), 'theirs'),
    seat: rival,
    ...(foe === null ? {} : { topic: foe }),
    name: rival === null ? foeName(foe ?? 'crocodile') : names(rival),
    won: other,
    left: rival === null ? foeLeft(end) : leftOf(fact, rival),
    fallen: rival === null ? end === 'killed' : isDead(fact, rival),
  }
  const tally = {
    rounds: say('rounds', { count: fought.length }),
    who: names(seat),
    dealt: say('hits', { count: hitsOf(fought, 'won') }),
    taken: say('hits', { count: hitsOf(fought, 'lost') }),
  }
  return {
    kind: 'fight',
    weight: rival === null ? 3 : 4,
    title: battleTitle(fact, names),
    lines: [say('fight-tally', tally)],
    ...(own !== null && { margin: say('fight-margin', { by: Math.abs(last.own - last.theirs) }) }),
    sides: [ours, theirs],
  }
}

/** Whether the adventurer or attacker has won; `null` if neither side has. */
function wonBy({ end, seat, who, rival }: Of<'battle-over'>): readonly [boolean | null, boolean | null] {
  if (end === 'killed' || end === 'banished') return [true, false]
  if (end === 'truce' || end === 'left') return [null, null]
  const isOwnLoss = rival === null || who === seat
  return isOwnLoss ? [false, true] : [true, false]
}

function battleTitle({ seat, rival, foe, end, who: loser = seat }: Of<'battle-over'>, names: Names): string {
  if (rival === null) {
    const fight = { who: names(seat), foe: `foe-${foe ?? 'crocodile'}` }
    return end === 'truce' || end === 'robbed' ? say('fight-left', fight) : say(`fight-${end}`, fight)
  }
  const duel = { who: names(loser), rival: names(loser === seat ? rival : seat) }
  return end === 'killed' || end === 'banished' || end === 'paralysed'
    ? say('duel-left', duel)
    : say(`duel-${end}`, duel)
}

function leftOf(fact: Of<'battle-over'>, seat: Seat): string {
  return isDead(fact, seat) ? say('side-dead') : say('side-stamina', { stamina: staminaOf(fact, seat) })
}

function isDead(fact: Of<'battle-over'>, seat: Seat): boolean {
  return staminaOf(fact, seat) <= 0
}

function staminaOf({ left = [] }: Of<'battle-over'>, seat: Seat): number {
  return left.find((one) => one.seat === seat)?.stamina ?? 0
}

function foeLeft(end: Of<'battle-over'>['end']): string {
  return say(end === 'killed' ? 'side-slain' : end === 'banished' ? 'side-gone' : 'side-unbeaten')
}

/** The dice of one side, with the last round by itself. The winning dice are highlighted. */
function throwOf(
  fought: readonly Round[],
  parts: DramaSide['parts'],
  side: 'own' | 'theirs',
): Omit<DramaSide, 'seat' | 'name'> {
  const diceIn = (round: Round): readonly DramaDie[] => {
    const counts = round.outcome === (side === 'own' ? 'won' : 'lost')
    return (side === 'own' ? round.ownDice : round.theirDice).map((value) => ({ value, counts }))
  }
  const last = fought.at(-1)
  return {
    dice: last ? diceIn(last) : [],
    ...(parts && { parts }),
    ...(last && { total: String(side === 'own' ? last.own : last.theirs) }),
    earlier: fought.slice(0, -1).map(diceIn),
  }
}

/** The bonuses of the last round: by name if the fact before tells them, otherwise as one number. */
function partsOf(before: Told, side: 'own' | 'theirs', last: Round): NonNullable<DramaSide['parts']> {
  const round = before.findLast(({ fact }) => fact.kind === 'round-fought')?.fact
  const [total, dice] = side === 'own' ? [last.own, last.ownDice] : [last.theirs, last.theirDice]
  if (round?.kind === 'round-fought' && round.own.total === last.own && round.theirs.total === last.theirs) {
    const named = round[side].parts.filter((part: Part) => part.from !== 'die' && part.value !== 0)
    return named.map(({ from, value }) => ({ label: sourceName(from), value }))
  }
  const added = total - dice.reduce((sum, die) => sum + die, 0)
  return added === 0 ? [] : [{ label: say('part-unnamed'), value: added }]
}

function deathDrama(fact: Of<'died'>, names: Names): Drama {
  const { seat, space, by, cache, deeds } = fact
  const place = capital(inSpace(space))
  const carried = goods(deeds ? { cards: deeds.treasures, gold: deeds.gold } : { cards: cache })
  return {
    kind: 'death',
    weight: 4,
    title: say('death', { who: names(seat) }),
    lines: [
      causeText(fact, names),
      deeds ? say('death-where-and-when', { place, round: deeds.round }) : say('death-where', { place }),
      ...(deeds ? [say('death-skill', { skill: deeds.skill })] : []),
      carried.length === 0 ? say('death-carried-nothing') : say('death-carried', { goods: listOf(carried) }),
    ],
    ...(isFoeId(by) || isTreasureId(by) ? { about: by } : {}),
    sides: [{ seat, name: names(seat) }],
  }
}

function causeText({ by, killer }: Of<'died'>, names: Names): string {
  if (killer !== null) return say('death-by-player', { rival: names(killer) })
  if (isFoeId(by)) return say('death-by-foe', { foe: `foe-${by}` })
  if (isTreasureId(by)) return say('death-by-card', { card: `card-${by}` })
  return say(by === 'bridge' || by === 'raft' || by === 'ferry' ? 'death-by-river' : 'death-otherwise')
}

/** Everybody may know that a robber took keys, and how many; not which. Nothing weighs as much. */
function robberyDrama({ seat, from, choice, count }: Of<'robbed'>, names: Names): Drama | null {
  if (count === 0) return null
  const title = say('robbery', { who: names(seat), rival: names(from) })
  if (choice !== 'keys') return theftDrama([seat, from], names, title, say('robbery-loot', { count }))
  return { ...theftDrama([seat, from], names, title, say('robbery-keys', { count })), weight: 4, sign: 'keys' }
}

function lootDrama({ seat, from, ...loot }: Of<'looted'>, names: Names): Drama | null {
  const found = goods(loot)
  if (found.length === 0) return null
  const title = say('loot', { who: names(seat), rival: names(from) })
  return theftDrama([seat, from], names, title, say('loot-goods', { goods: capital(listOf(found)) }))
}

function theftDrama(seats: readonly Seat[], names: Names, title: string, line: string): Drama {
  const sides = seats.map((seat) => ({ seat, name: names(seat) }))
  return { kind: 'robbery', weight: 2, title, lines: [line], sides }
}

function victoryDrama({ seats, by }: Of<'game-won'>, names: Names): Drama {
  return {
    kind: 'crown',
    weight: 5,
    title: say('victory', { count: seats.length, who: listOf(seats.map(names)) }),
    lines: [say(by === 'reckoning' ? 'victory-by-reckoning' : 'victory-by-default')],
    sides: seats.slice(0, 2).map((seat) => ({ seat, name: names(seat) })),
  }
}
