import type { Drama, DramaDie, DramaSide, Happened, Names, Part, Seat } from '../../../engine/index.ts'
import { capital, count, listOf } from '../../../language/index.ts'
import { TREASURE_ROOM } from '../data/board.ts'
import { isFoeId, isTreasureId, type FoeId } from '../data/ids.ts'
import type { WarlockFact } from '../facts/index.ts'
import type { Round } from '../view/view.ts'
import { agrees, cardName, foeName, inSpace } from './names.ts'
import { sourceName } from './why.ts'

/** Events with a picture: battles, deaths, robberies, the chest and meetings. */

type Of<K extends WarlockFact['kind']> = Extract<WarlockFact, { kind: K }>
type Told = readonly Happened<WarlockFact>[]

export function dramasOf(told: Told): readonly Drama[] {
  return told.flatMap(({ fact, names }, at) => dramaOf(fact, names, told.slice(0, at)) ?? [])
}

/** `before`: the facts that led to it. */
function dramaOf(fact: WarlockFact, names: Names, before: Told): Drama | null {
  switch (fact.kind) {
    case 'battle-over':
      return battleDrama(fact, names, before)
    case 'died':
      return deathDrama(fact, names)
    case 'robbed':
      return fact.count === 0 ? null : robberyDrama(fact, names, count(fact.count, 'Treasure card'))
    case 'looted':
      return lootDrama(fact, names)
    case 'encounter-met':
      return { ...faceDrama(fact.card, `${names(fact.seat)} meets ${theFoe(fact.card)}`), ...wearyFace(fact.weary) }
    case 'supplies-found':
      return faceDrama(fact.card, `${names(fact.seat)} finds the ${cardName(fact.card)}`)
    case 'card-used':
      return faceDrama(fact.card, `${names(fact.seat)} uses the ${cardName(fact.card)}`)
    case 'moved':
      if (fact.to !== TREASURE_ROOM) return null
      return { ...faceDrama(TREASURE_ROOM, `${names(fact.seat)} stands before the Warlock’s chest`), weight: 2 }
    case 'chest-opened':
      return {
        kind: 'chest',
        weight: 5,
        title: `${names(fact.seat)} opens the chest`,
        lines: [`The numbers were ${listOf(fact.numbers.map(String))}.`, 'The treasure of Firetop Mountain!'],
        sides: [{ seat: fact.seat, name: names(fact.seat) }],
      }
    case 'game-won':
      return fact.by === 'chest' ? null : victoryDrama(fact, names)
    default:
      return null
  }
}

function faceDrama(about: string, title: string): Drama {
  return { kind: 'face', weight: 1, title, lines: [], about }
}

/** The weary Warlock has lower numbers than printed. */
function wearyFace(weary: Of<'encounter-met'>['weary']): Partial<Drama> {
  if (!weary) return {}
  const [skill, stamina] = [String(weary.skill), String(weary.stamina)]
  return {
    lines: [`Weary now: Skill ${skill}, Stamina ${stamina}.`],
    figures: [
      ['Skill', skill],
      ['Stamina', stamina],
    ],
  }
}

function theFoe(id: FoeId): string {
  return `the ${foeName(id)}`
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
  }
  const theirs: DramaSide = {
    ...throwOf(fought, partsOf(before, 'theirs', last), 'theirs'),
    seat: rival,
    ...(foe === null ? {} : { topic: foe }),
    name: rival === null ? foeName(foe ?? 'crocodile') : names(rival),
    won: other,
    left: rival === null ? foeLeft(end) : leftOf(fact, rival),
  }
  return {
    kind: 'fight',
    weight: rival === null ? 3 : 4,
    title: battleTitle(fact, names),
    lines: [`${capital(count(fought.length, 'round'))}: ${tally(fought)}.`],
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

function battleTitle({ seat, rival, foe, end, who }: Of<'battle-over'>, names: Names): string {
  const loser = who ?? seat
  const victor = rival === null ? '' : names(loser === seat ? rival : seat)
  const other = rival === null ? theFoe(foe ?? 'crocodile') : victor
  const does = (one: string, many: string) => (foe === null ? one : agrees(foe, one, many))
  switch (end) {
    case 'killed':
      return `${names(seat)} slays ${other}`
    case 'banished':
      return `${names(seat)} drives ${other} away`
    case 'died':
      return capital(`${other} ${does('kills', 'kill')} ${names(loser)}`)
    case 'escaped':
      return `${names(loser)} escapes ${rival === null ? other : `from ${other}`}`
    case 'vanished':
      return `${names(loser)} vanishes from before ${other}`
    case 'paralysed':
      return capital(`${other} ${does('paralyses', 'paralyse')} ${names(loser)}`)
    case 'robbed':
      return capital(`${other} ${does('robs', 'rob')} ${names(loser)}`)
    case 'truce':
      return `A truce of ${names(seat)} and ${rival === null ? other : names(rival)}`
    case 'left':
      return `The battle of ${names(seat)} and ${rival === null ? other : names(rival)} is off`
  }
}

function tally(fought: readonly Round[]): string {
  const hits = (outcome: Round['outcome']) => fought.filter((round) => round.outcome === outcome).length
  return `${count(hits('won'), 'hit')} to ${hits('lost') === 0 ? 'none' : count(hits('lost'), '', '').trim()}`
}

function leftOf({ left = [] }: Of<'battle-over'>, seat: Seat): string {
  const stamina = left.find((one) => one.seat === seat)?.stamina ?? 0
  return stamina > 0 ? `Stamina ${stamina}` : 'dead'
}

function foeLeft(end: Of<'battle-over'>['end']): string {
  return end === 'killed' ? 'slain' : end === 'banished' ? 'gone' : 'unbeaten'
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
  return added === 0 ? [] : [{ label: 'Skill and gear', value: added }]
}

function deathDrama(fact: Of<'died'>, names: Names): Drama {
  const { seat, space, by, killer, cache, deeds } = fact
  const cause =
    killer !== null
      ? `Killed by ${names(killer)}`
      : isFoeId(by)
        ? `Killed by ${theFoe(by)}`
        : isTreasureId(by)
          ? `Killed by the ${cardName(by)}`
          : by === 'bridge' || by === 'raft' || by === 'ferry'
            ? 'Taken by the river'
            : 'Killed'
  const carried = deeds
    ? [
        ...(deeds.treasures > 0 ? [count(deeds.treasures, 'Treasure card')] : []),
        ...(deeds.gold > 0 ? [`${deeds.gold} Gold`] : []),
      ]
    : cache > 0
      ? [count(cache, 'Treasure card')]
      : []
  return {
    kind: 'death',
    weight: 4,
    title: `Here lies ${names(seat)}`,
    lines: [
      cause,
      `${capital(inSpace(space))}${deeds ? `, in round ${deeds.round}` : ''}.`,
      ...(deeds ? [`Skill ${deeds.skill}, and brave with it.`] : []),
      carried.length === 0 ? 'Carried nothing of worth.' : `Carried ${listOf(carried)}.`,
    ],
    ...(isFoeId(by) || isTreasureId(by) ? { about: by } : {}),
    sides: [{ seat, name: names(seat) }],
  }
}

function robberyDrama({ seat, from }: { readonly seat: Seat; readonly from: Seat }, names: Names, loot: string): Drama {
  return {
    kind: 'robbery',
    weight: 2,
    title: `${names(seat)} robs ${names(from)}`,
    lines: [`${capital(loot)} ${/^one /.test(loot) ? 'changes' : 'change'} hands.`],
    sides: [
      { seat, name: names(seat) },
      { seat: from, name: names(from) },
    ],
  }
}

function lootDrama(fact: Of<'looted'>, names: Names): Drama | null {
  const loot = [
    ...(fact.cards > 0 ? [count(fact.cards, 'Treasure card')] : []),
    ...(fact.gold > 0 ? [`${fact.gold} Gold`] : []),
    ...(fact.provisions > 0 ? [count(fact.provisions, 'Provision')] : []),
    ...(fact.lanterns > 0 ? ['the lantern'] : []),
  ]
  if (loot.length === 0) return null
  return {
    ...robberyDrama(fact, names, listOf(loot)),
    title: `${names(fact.seat)} loots ${names(fact.from)}`,
    lines: [`${capital(listOf(loot))} of the dead.`],
  }
}

function victoryDrama({ seats, by }: Of<'game-won'>, names: Names): Drama {
  const winners = listOf(seats.map(names))
  return {
    kind: 'crown',
    weight: 5,
    title: `${winners} ${seats.length === 1 ? 'wins' : 'win'}`,
    lines: [
      by === 'reckoning'
        ? 'By the reckoning: the mountain has a new master.'
        : 'Nobody else is left under the mountain.',
    ],
    sides: seats.slice(0, 2).map((seat) => ({ seat, name: names(seat) })),
  }
}
