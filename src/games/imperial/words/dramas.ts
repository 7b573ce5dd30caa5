import type { Drama, DramaDie, DramaSide, Happened, Names, Seat } from '../../../engine/index.ts'
import { capital, count, listOf } from '../../../language/index.ts'
import { tagsAt } from '../data/board.ts'
import { CHARACTERS, CREATURES, creatureOf, isImperial, isTreasure, treasureOf, weaponOf } from '../data/components.ts'
import type { EncounterTile, TileId } from '../data/ids.ts'
import type { DuelFact, Exchange, FightFact, HarmFact } from '../facts/perils.ts'
import type { ImperialFact } from '../facts/index.ts'
import { itemFlavour } from './flavour.ts'
import { inLocation } from './places.ts'
import { creatureName, creaturePlain, healthText, item, itemName, spellName, verb, vesselName } from './things.ts'

/** What deserves a picture: fights, deaths, plunder, treasures and whoever is met. */

type Told = readonly Happened<ImperialFact>[]
type Of<K extends ImperialFact['kind']> = Extract<ImperialFact, { kind: K }>

export function dramasOf(told: Told): readonly Drama[] {
  return told.flatMap(({ fact, names }, at) => dramaOf(fact, names, told.slice(at + 1)) ?? [])
}

/** `after`: what was told after it. */
function dramaOf(fact: ImperialFact, names: Names, after: Told): Drama | null {
  switch (fact.kind) {
    case 'fight-over':
      return fightDrama(fact, names)
    case 'duel-over':
      return duelDrama(fact, names)
    case 'duel-plunder':
      return plunderDrama(fact, names)
    case 'harm-died':
      return deathDrama(fact, names, after)
    case 'treasure-drawn':
      return treasureDrama(fact, names)
    case 'encounter-confiscated':
      return confiscatedDrama(fact, names)
    case 'encounter-drawn':
      return isAtHome(fact)
        ? faceDrama(creatureOf(fact.tile).id, `${names(fact.seat)} meets ${creaturePlain(fact.tile)}`)
        : null
    case 'weapon-drawn':
      return faceDrama(topicOf(fact.tile), `${names(fact.seat)} draws ${plainItem(fact.tile)}`)
    case 'spell-gained':
      return faceDrama(fact.spell, `${names(fact.seat)} holds ${spellName(fact.spell)}`)
    case 'magic-cast':
      return faceDrama(fact.spell, `${names(fact.seat)} casts ${spellName(fact.spell)}`)
    case 'party-joined':
      return faceDrama(
        creatureOf(fact.tile).id,
        capital(`${creaturePlain(fact.tile)} ${verb(fact.tile, 'joins', 'join')} ${names(fact.seat)}`),
      )
    case 'vessel-taken':
      return faceDrama(fact.vessel, `${names(fact.seat)} takes a ${vesselName(fact.vessel)}`)
    case 'clue-exchanged':
      return faceDrama(fact.clue, `${names(fact.seat)} follows a clue ${inLocation(fact.location)}`)
    case 'game-won':
      return wonDrama(fact, names)
    default:
      return null
  }
}

function faceDrama(about: string, title: string): Drama {
  return { kind: 'face', weight: 1, title, lines: [], about }
}

/** A tile that does not live here goes back, and has its line then. */
function isAtHome({ tile, hex }: Of<'encounter-drawn'>): boolean {
  const { category, terrains } = creatureOf(tile)
  if (category === 'meta') return false
  return category === 'played' || terrains.some((terrain) => tagsAt(hex).includes(terrain))
}

/** The topic of a weapon tile or a treasure. */
function topicOf(tile: TileId): string {
  return isTreasure(tile) ? treasureOf(tile).id : weaponOf(tile).id
}

function plainItem(tile: TileId): string {
  return item(tile).replaceAll('**', '')
}

/** A player, with the character whose name he goes by. */
function sideOf(seat: Seat, names: Names): DramaSide {
  const name = names(seat)
  const topic = [...CHARACTERS.values()].find((character) => character.name === name)?.id
  return { seat, name, ...(topic === undefined ? {} : { topic }) }
}

function creatureSide(tile: EncounterTile): DramaSide {
  return { seat: null, name: creatureName(tile), topic: creatureOf(tile).id }
}

/** A fight in which dice fell, told by the last who leaves it. */
function fightDrama(fact: Extract<FightFact, { kind: 'fight-over' }>, names: Names): Drama | null {
  const { seat, tile, end, rounds, fought = [], health } = fact
  if (fought.length === 0) return null
  const won = FIGHT_WON[end]
  const left = health ? capital(healthText(health)) : end === 'died' ? 'dead' : end === 'sunk' ? 'under water' : 'away'
  return {
    kind: 'fight',
    weight: won === null ? 1 : 3,
    title: fightTitle(fact, names),
    lines: [`${capital(count(rounds, 'round'))}.`],
    sides: [
      { ...sideOf(seat, names), ...throwOf(fought, (blow) => blow !== null), won, left },
      {
        ...creatureSide(tile),
        ...throwOf(fought, (blow) => blow === null),
        won: won === null ? null : !won,
        left: creatureLeft(end, tile),
      },
    ],
  }
}

/** Whether the end of a fight is a victory of the characters; `null` where it is nobody's. */
const FIGHT_WON: Readonly<Record<Extract<FightFact, { kind: 'fight-over' }>['end'], boolean | null>> = {
  killed: true,
  'creature-fled': true,
  joined: true,
  fled: null,
  'both-fled': null,
  'slipped-away': null,
  teleported: null,
  died: false,
  sunk: false,
  bored: null,
}

function fightTitle({ seat, tile, end }: Extract<FightFact, { kind: 'fight-over' }>, names: Names): string {
  const [player, it] = [names(seat), creaturePlain(tile)]
  switch (end) {
    case 'killed':
      return `${player} beats ${it}`
    case 'creature-fled':
      return capital(`${it} ${verb(tile, 'runs', 'run')} from ${player}`)
    case 'joined':
      return capital(`${it} ${verb(tile, 'joins', 'join')} ${player}`)
    case 'died':
      return capital(`${it} ${verb(tile, 'kills', 'kill')} ${player}`)
    case 'sunk':
      return capital(`${it} ${verb(tile, 'sinks', 'sink')} ${player}`)
    case 'both-fled':
      return `${player} and ${it} run`
    case 'bored':
      return capital(`${it} ${verb(tile, 'gets', 'get')} bored`)
    case 'fled':
    case 'slipped-away':
    case 'teleported':
      return `${player} gets away from ${it}`
  }
}

function creatureLeft(end: Extract<FightFact, { kind: 'fight-over' }>['end'], tile: EncounterTile): string {
  if (end === 'killed') return verb(tile, 'beaten', 'beaten')
  if (end === 'joined') return 'a friend'
  return end === 'creature-fled' || end === 'both-fled' ? 'gone' : 'unbeaten'
}

/** The dice of a side, the last round by itself: hits are bright. */
function throwOf(
  fought: readonly Exchange[],
  isOurs: (seat: Seat | null) => boolean,
): Omit<DramaSide, 'seat' | 'name'> {
  const diceIn = ({ blows }: Exchange): readonly DramaDie[] =>
    blows
      .filter(({ seat }) => isOurs(seat))
      .flatMap(({ dice, hitsOn }) => dice.map((value) => ({ value, counts: value >= hitsOn })))
  const last = fought.at(-1)
  const dice = last ? diceIn(last) : []
  const hits = dice.filter(({ counts }) => counts).length
  return {
    dice,
    total: count(hits, 'hit'),
    earlier: fought
      .slice(0, -1)
      .map(diceIn)
      .filter((thrown) => thrown.length > 0),
  }
}

function duelDrama(fact: Extract<DuelFact, { kind: 'duel-over' }>, names: Names): Drama | null {
  const { seat, on, end, who, rounds, fought = [] } = fact
  if (fought.length === 0) return null
  const isDecided = end === 'killed' && who !== null
  const wonBy = (one: Seat) => (isDecided ? who === one : null)
  const leftOf = (one: Seat) =>
    end === 'both-died' || (isDecided && who !== one)
      ? 'dead'
      : isDecided
        ? 'wins'
        : who === one || end === 'both-fled'
          ? 'away'
          : 'stands'
  const side = (one: Seat): DramaSide => ({
    ...sideOf(one, names),
    ...throwOf(fought, (blow) => blow === one),
    won: end === 'both-died' ? false : wonBy(one),
    left: leftOf(one),
  })
  const [winner, loser] = who === on ? [on, seat] : [seat, on]
  const title =
    end === 'killed'
      ? `${names(winner)} beats ${names(loser)}`
      : who === null
        ? `${names(seat)} against ${names(on)}`
        : `${names(winner)} gets away from ${names(loser)}`
  return {
    kind: 'fight',
    weight: 4,
    title,
    lines: [`${capital(count(rounds, 'round'))}.`],
    sides: [side(seat), side(on)],
  }
}

function plunderDrama(
  { seat, from, tiles, clues, vessel }: Extract<DuelFact, { kind: 'duel-plunder' }>,
  names: Names,
): Drama | null {
  const loot = [
    ...tiles.slice(0, 3).map(plainItem),
    ...(tiles.length > 3 ? [count(tiles.length - 3, 'more thing')] : []),
    ...(clues > 0 ? [count(clues, 'clue')] : []),
    ...(vessel === null ? [] : [`the ${vesselName(vessel)}`]),
  ]
  if (loot.length === 0) return null
  return {
    kind: 'robbery',
    weight: 2,
    title: `${names(seat)} plunders ${names(from)}`,
    lines: [`${capital(listOf(loot))}.`],
    sides: [sideOf(seat, names), sideOf(from, names)],
  }
}

function confiscatedDrama({ seat, tile, treasures }: Of<'encounter-confiscated'>, names: Names): Drama | null {
  const [first] = treasures
  if (first === undefined) return null
  return {
    kind: 'robbery',
    weight: 2,
    title: capital(`${creaturePlain(tile)} ${verb(tile, 'takes', 'take')} from ${names(seat)}`),
    lines: [`${capital(listOf(treasures.map((one) => `the ${itemName(one)}`)))}. There is a receipt.`],
    about: topicOf(first),
    sides: [creatureSide(tile), sideOf(seat, names)],
  }
}

/** What the dead leaves is told just after. */
function deathDrama(
  { seat, character, source, deeds }: Extract<HarmFact, { kind: 'harm-died' }>,
  names: Names,
  after: Told,
): Drama {
  const name = CHARACTERS.get(character)?.name ?? names(seat)
  const estate = after.find(({ fact }) => fact.kind === 'harm-estate' && fact.seat === seat)?.fact
  const had =
    estate?.kind === 'harm-estate'
      ? [
          ...(estate.treasures.length > 0 ? [count(estate.treasures.length, 'treasure')] : []),
          ...(estate.weapons.length > 0 ? [count(estate.weapons.length, 'weapon')] : []),
          ...(estate.clues.length > 0 ? [count(estate.clues.length, 'clue')] : []),
          ...(estate.companions.length > 0 ? [count(estate.companions.length, 'companion')] : []),
        ]
      : []
  const killer = CREATURES.get(source)
  const imperial = deeds && deeds.imperial > 0 ? [`Had found ${count(deeds.imperial, 'Imperial Treasure')}.`] : []
  return {
    kind: 'death',
    weight: 4,
    title: `Here lies ${name}`,
    lines: [
      killer
        ? `Killed by ${creaturePlain(source)}${deeds ? `, in round ${deeds.round}` : ''}.`
        : deeds
          ? `In round ${deeds.round}.`
          : 'Gone too soon.',
      ...imperial,
      had.length > 0 ? `Leaves ${listOf(had)}.` : 'Leaves nothing but a name.',
    ],
    ...(killer ? { about: killer.id } : {}),
    sides: [{ seat, name, topic: character }],
  }
}

/** An Imperial Treasure is what all are after; of the others the magic ones and the unique are great. */
function treasureDrama({ seat, tile }: Of<'treasure-drawn'>, names: Names): Drama {
  const { id, group } = treasureOf(tile)
  const title = `${names(seat)} finds ${plainItem(tile)}`
  if (['gold', 'silver', 'scroll'].includes(group)) return faceDrama(id, title)
  const flavour = itemFlavour(tile)
  return {
    kind: 'prize',
    weight: isImperial(tile) ? 4 : 2,
    title,
    lines: [...(isImperial(tile) ? ['One of the six Imperial Treasures!'] : []), ...(flavour === '' ? [] : [flavour])],
    about: id,
    sides: [sideOf(seat, names)],
  }
}

function wonDrama({ seat, treasures, points }: Of<'game-won'>, names: Names): Drama {
  return {
    kind: 'crown',
    weight: 5,
    title: `${names(seat)} wins`,
    lines: [`With ${points === undefined ? count(treasures, 'treasure') : count(points, 'point')}.`],
    sides: [sideOf(seat, names)],
  }
}
