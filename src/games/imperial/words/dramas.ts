import type { Drama, DramaDie, DramaSide, Happened, PlacedDrama, Seat } from '../../../engine/index.ts'
import { capital, listOf } from '../../../language/index.ts'
import { tagsAt } from '../data/board.ts'
import { CHARACTERS, CREATURES, creatureOf, isImperial, isTreasure, treasureOf, weaponOf } from '../data/components.ts'
import type { CharacterId, EncounterTile, TileId } from '../data/ids.ts'
import { shortList } from './chronicle/lines.ts'
import type { DuelFact, Exchange, FightFact, HarmFact } from '../facts/perils.ts'
import type { ImperialFact } from '../facts/index.ts'
import { itemFlavour } from './flavour.ts'
import { placeId } from './places.ts'
import { characterCalled } from './people.ts'
import { say } from './say.ts'
import { characterName, creatureName, foeId, healthText, itemId, vesselPlain } from './things.ts'

/** Events with a picture: fights, deaths, plunder, treasures and meetings. */

type Told = readonly Happened<ImperialFact>[]
/** What everybody was called at the time of a fact. */
type Cast = Pick<Happened, 'names' | 'called'>
type Of<K extends ImperialFact['kind']> = Extract<ImperialFact, { kind: K }>

export function dramasOf(told: Told, from?: number): readonly Drama[] {
  return placedDramas(told, from).map(({ drama }) => drama)
}

/** The scenes with the places of their facts; those of earlier facts than `from` are left out. */
export function placedDramas(told: Told, from = 0): readonly PlacedDrama[] {
  return told.flatMap((one, at) => {
    if (at < from) return []
    const drama = dramaOf(one.fact, one, told.slice(at + 1))
    return drama ? [{ at, drama }] : []
  })
}

/** `after`: the facts that followed. */
function dramaOf(fact: ImperialFact, cast: Cast, after: Told): Drama | null {
  switch (fact.kind) {
    case 'fight-over':
      return fightDrama(fact, cast)
    case 'duel-over':
      return duelDrama(fact, cast)
    case 'duel-plunder':
      return plunderDrama(fact, cast)
    case 'harm-died':
      return deathDrama(fact, cast, after)
    case 'treasure-drawn':
      return treasureDrama(fact, cast)
    case 'encounter-confiscated':
      return confiscatedDrama(fact, cast)
    case 'encounter-drawn':
      return isAtHome(fact)
        ? foeDrama(fact.tile, say('face-met', { who: cast.names(fact.seat), foe: foeId(fact.tile) }))
        : null
    case 'weapon-drawn':
      return faceDrama(topicOf(fact.tile), say('face-drawn', { who: cast.names(fact.seat), item: itemId(fact.tile) }))
    case 'spell-gained':
      return faceDrama(fact.spell, say('face-spell', { who: cast.names(fact.seat), spell: `spell-${fact.spell}` }))
    case 'magic-cast':
      return faceDrama(fact.spell, say('face-cast', { who: cast.names(fact.seat), spell: `spell-${fact.spell}` }))
    case 'party-joined':
      return foeDrama(fact.tile, capital(say('face-joined', { who: cast.names(fact.seat), foe: foeId(fact.tile) })))
    case 'vessel-taken':
      return faceDrama(fact.vessel, say('face-vessel', { who: cast.names(fact.seat), vessel: `vessel-${fact.vessel}` }))
    case 'clue-exchanged':
      return faceDrama(fact.clue, say('face-clue', { who: cast.names(fact.seat), place: placeId(fact.location) }))
    case 'escape-rolled':
      return fact.free ? escapeDrama(fact.seat, cast) : null
    case 'vanished-from-prison':
      return escapeDrama(fact.seat, cast)
    case 'game-won':
      return wonDrama(fact, cast)
    default:
      return null
  }
}

function faceDrama(about: string, title: string): Drama {
  return { kind: 'face', weight: 1, title, lines: [], about }
}

function foeDrama(tile: EncounterTile, title: string): Drama {
  return faceDrama(creatureOf(tile).id, title)
}

/** A tile that does not live here goes back, and the chronicle tells of it then. */
function isAtHome({ tile, hex }: Of<'encounter-drawn'>): boolean {
  const { category, terrains } = creatureOf(tile)
  if (category === 'meta') return false
  return category === 'played' || terrains.some((terrain) => tagsAt(hex).includes(terrain))
}

/** The topic of a weapon tile or a treasure. */
function topicOf(tile: TileId): string {
  return isTreasure(tile) ? treasureOf(tile).id : weaponOf(tile).id
}

/** A player, named by the character. */
function sideOf(seat: Seat, { names, called }: Cast): DramaSide {
  const name = called?.(seat) ?? null
  const topic = name === null ? null : characterCalled(name)
  return { seat, name: name ?? names(seat), ...(topic !== null && { topic }) }
}

function creatureSide(tile: EncounterTile): DramaSide {
  return { seat: null, name: creatureName(tile), topic: creatureOf(tile).id }
}

/** A fight with dice. The fact of the last fighter to leave tells all of it. */
function fightDrama(fact: Extract<FightFact, { kind: 'fight-over' }>, cast: Cast): Drama | null {
  const { seat, tile, end, rounds, fought = [], health } = fact
  if (fought.length === 0) return null
  const won = FIGHT_WON[end]
  const gone = say(end === 'died' ? 'side-dead' : end === 'sunk' ? 'side-sunk' : 'side-away')
  const left = health ? capital(healthText(health)) : gone
  return {
    kind: 'fight',
    weight: won === null ? 1 : 3,
    title: fightTitle(fact, cast),
    lines: [roundsLine(rounds)],
    ...marginOf(fought, (blow) => blow !== null, won),
    sides: [
      { ...sideOf(seat, cast), ...throwOf(fought, (blow) => blow !== null), won, left, fallen: end === 'died' },
      {
        ...creatureSide(tile),
        ...throwOf(fought, (blow) => blow === null),
        won: won === null ? null : !won,
        left: creatureLeft(end),
        fallen: end === 'killed',
      },
    ],
  }
}

function roundsLine(rounds: number): string {
  return say('sentence', { clauses: say('rounds', { count: rounds }) })
}

/** Whether the characters win by this end of a fight; `null` if neither side does. */
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

function fightTitle({ seat, tile, end }: Extract<FightFact, { kind: 'fight-over' }>, cast: Cast): string {
  const fight = { who: cast.names(seat), foe: foeId(tile) }
  switch (end) {
    case 'joined':
      return capital(say('face-joined', fight))
    case 'fled':
    case 'slipped-away':
    case 'teleported':
      return say('drama-away', fight)
    default:
      return capital(say(`drama-${end}`, fight))
  }
}

function creatureLeft(end: Extract<FightFact, { kind: 'fight-over' }>['end']): string {
  if (end === 'killed') return say('side-beaten')
  if (end === 'joined') return say('side-friend')
  return say(end === 'creature-fled' || end === 'both-fled' ? 'side-gone' : 'side-unbeaten')
}

/** The dice of a side, with the last round by itself. Hits are highlighted. */
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
    total: say('fight-total', { hits }),
    earlier: fought
      .slice(0, -1)
      .map(diceIn)
      .filter((thrown) => thrown.length > 0),
  }
}

/** How many more hits the winner of the last round landed; nothing if the last round doesn't show who won. */
function marginOf(
  fought: readonly Exchange[],
  isOurs: (seat: Seat | null) => boolean,
  won: boolean | null,
): Pick<Drama, 'margin'> {
  const hits = (blows: Exchange['blows']) => blows.reduce((sum, one) => sum + one.hits, 0)
  const blows = fought.at(-1)?.blows ?? []
  const ahead = hits(blows.filter(({ seat }) => isOurs(seat))) - hits(blows.filter(({ seat }) => !isOurs(seat)))
  const by = won === false ? -ahead : ahead
  return won === null || by <= 0 ? {} : { margin: say('fight-margin', { by }) }
}

function duelDrama(fact: Extract<DuelFact, { kind: 'duel-over' }>, cast: Cast): Drama | null {
  const { seat, on, end, who, rounds, fought = [] } = fact
  if (fought.length === 0) return null
  const isDecided = end === 'killed' && who !== null
  const wonBy = (one: Seat) => (isDecided ? who === one : null)
  const leftOf = (one: Seat) => {
    if (end === 'both-died' || (isDecided && who !== one)) return say('side-dead')
    if (isDecided) return say('side-wins')
    return say(who === one || end === 'both-fled' ? 'side-away' : 'side-stands')
  }
  const side = (one: Seat): DramaSide => ({
    ...sideOf(one, cast),
    ...throwOf(fought, (blow) => blow === one),
    won: end === 'both-died' ? false : wonBy(one),
    left: leftOf(one),
    fallen: end === 'both-died' || (isDecided && who !== one),
  })
  const [winner, loser] = who === on ? [on, seat] : [seat, on]
  const duel = { who: cast.names(winner), rival: cast.names(loser) }
  const title =
    end === 'killed'
      ? say('drama-duel', duel)
      : who === null
        ? say('drama-duel-drawn', { who: cast.names(seat), rival: cast.names(on) })
        : say('drama-duel-away', duel)
  return {
    kind: 'fight',
    weight: 4,
    title,
    lines: [roundsLine(rounds)],
    ...marginOf(fought, (blow) => blow === seat, end === 'both-died' ? null : wonBy(seat)),
    sides: [side(seat), side(on)],
  }
}

/** The duel and the death before it are grave enough. */
function plunderDrama(
  { seat, from, tiles, clues, vessel }: Extract<DuelFact, { kind: 'duel-plunder' }>,
  cast: Cast,
): Drama | null {
  const loot = [
    ...(tiles.length > 0 ? [shortList(tiles.map(theItem), 3)] : []),
    ...(clues > 0 ? [say('clues', { count: clues })] : []),
    ...(vessel === null ? [] : [vesselPlain(vessel)]),
  ]
  if (loot.length === 0) return null
  const great = tiles.find(isImperial)
  return {
    kind: 'robbery',
    weight: 2,
    title: say('plunder', { who: cast.names(seat), rival: cast.names(from) }),
    lines: [say('sentence', { clauses: capital(loot.join(say('semicolon'))) })],
    ...(great !== undefined && { about: topicOf(great) }),
    sides: [sideOf(seat, cast), sideOf(from, cast)],
  }
}

const theItem = (tile: TileId): string => say('drama-item', { item: itemId(tile) })

function confiscatedDrama({ seat, tile, treasures }: Of<'encounter-confiscated'>, cast: Cast): Drama | null {
  const [first] = treasures
  if (first === undefined) return null
  return {
    kind: 'robbery',
    weight: 4,
    title: capital(say('confiscation', { who: cast.names(seat), foe: foeId(tile) })),
    lines: [say('confiscation-loot', { treasures: capital(listOf(treasures.map(theItem))) })],
    about: topicOf(first),
    sides: [creatureSide(tile), sideOf(seat, cast)],
  }
}

/** The next fact tells what the dead character leaves. */
function deathDrama(
  { seat, character, source, deeds }: Extract<HarmFact, { kind: 'harm-died' }>,
  cast: Cast,
  after: Told,
): Drama {
  const name = CHARACTERS.get(character)?.name ?? cast.names(seat)
  const estate = after.find(({ fact }) => fact.kind === 'harm-estate' && fact.seat === seat)?.fact
  const had = estate?.kind === 'harm-estate' ? estateTexts(estate) : []
  return {
    kind: 'death',
    weight: 4,
    title: say('death', { character: name }),
    lines: [
      causeText(source, deeds?.round ?? null),
      ...(deeds && deeds.imperial > 0 ? [say('death-found', { count: deeds.imperial })] : []),
      had.length > 0 ? say('death-leaves', { things: listOf(had) }) : say('death-leaves-nothing'),
    ],
    ...(CREATURES.has(source) ? { about: source } : {}),
    sides: [{ seat, name, topic: character }],
  }
}

function causeText(source: string, round: number | null): string {
  if (CREATURES.has(source)) {
    const foe = foeId(source)
    return round === null ? say('death-by-foe', { foe }) : say('death-by-foe-in-round', { foe, round })
  }
  if (CHARACTERS.has(source as CharacterId)) {
    const killer = characterName(source as CharacterId)
    return round === null
      ? say('death-by-character', { killer })
      : say('death-by-character-in-round', { killer, round })
  }
  return round === null ? say('death-otherwise') : say('death-in-round', { round })
}

function estateTexts({ treasures, weapons, clues, companions }: Extract<HarmFact, { kind: 'harm-estate' }>): string[] {
  return [
    ...(treasures.length > 0 ? [say('treasures', { count: treasures.length })] : []),
    ...(weapons.length > 0 ? [say('weapons', { count: weapons.length })] : []),
    ...(clues.length > 0 ? [say('clues', { count: clues.length })] : []),
    ...(companions.length > 0 ? [say('companions', { count: companions.length })] : []),
  ]
}

/** The Imperial Treasures, the magic ones and the unique ones are great. */
function treasureDrama({ seat, tile }: Of<'treasure-drawn'>, cast: Cast): Drama {
  const { id, group } = treasureOf(tile)
  const title = say('find', { who: cast.names(seat), item: itemId(tile) })
  if (['gold', 'silver', 'scroll'].includes(group)) return faceDrama(id, title)
  const flavour = itemFlavour(tile)
  return {
    kind: 'prize',
    weight: isImperial(tile) ? 4 : 2,
    title,
    lines: [...(isImperial(tile) ? [say('find-imperial')] : []), ...(flavour === '' ? [] : [flavour])],
    about: id,
    sides: [sideOf(seat, cast)],
  }
}

function escapeDrama(seat: Seat, cast: Cast): Drama {
  const title = say('rescue', { who: cast.names(seat) })
  return { kind: 'rescue', weight: 2, title, lines: [say('rescue-out')], sign: 'freedom', sides: [sideOf(seat, cast)] }
}

function wonDrama({ seat, treasures, points }: Of<'game-won'>, cast: Cast): Drama {
  const score = points === undefined ? say('treasures', { count: treasures }) : say('points', { count: points })
  return {
    kind: 'crown',
    weight: 5,
    title: say('victory', { who: cast.names(seat) }),
    lines: [say('victory-score', { score })],
    sides: [sideOf(seat, cast)],
  }
}
