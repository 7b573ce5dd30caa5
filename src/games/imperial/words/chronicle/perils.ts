import type { Names } from '../../../../engine/index.ts'
import {
  hitDice,
  italic,
  joined,
  listOf,
  nthTelling,
  small,
  sumText,
  type FactOf,
  type LinesByKind,
} from '../../../../language/index.ts'
import { tagsAt } from '../../data/board.ts'
import { CHARACTERS, creatureOf, CREATURES } from '../../data/components.ts'
import type { CharacterId, MemberId } from '../../data/ids.ts'
import type { EncounterFact, HarmFact, MemberRoll, PartyFact, SeaRoll } from '../../facts/perils.ts'
import { creatureFlavour } from '../flavour.ts'
import { inPlace } from '../places.ts'
import { say } from '../say.ts'
import {
  characterName,
  classId,
  clueName,
  creature,
  foeId,
  healthSentence,
  item,
  itemId,
  spellName,
  theItem,
  theVessel,
} from '../things.ts'
import { memberId } from './members.ts'
import { shortList, withFlavour } from './lines.ts'

/** Encounters, companions, vessels and wounds, as lines of the chronicle. */

type Encounter<K extends EncounterFact['kind']> = FactOf<EncounterFact, K>
type Party<K extends PartyFact['kind']> = FactOf<PartyFact, K>
type Harm<K extends HarmFact['kind']> = FactOf<HarmFact, K>

const woundsText = (count: number): string => say('wounds', { count })

export const ENCOUNTER_LINES: LinesByKind<EncounterFact> = {
  'encounter-drawn': (fact, names, told) => drawnLine(fact, names(fact.seat), told),
  'encounter-none': () => say('pool-empty'),
  'encounter-sent-back': ({ seat, tile }, names) => say('sent-back', { who: names(seat), foe: foeId(tile) }),
  'encounter-set-aside': ({ tile }) => say('draw-twice', { foe: foeId(tile) }),
  'encounter-returned': ({ seat, tile, why }, names, told) => {
    const foe = foeId(tile)
    if (why !== 'does-not-apply') return small(say(`returned-${why}`, { foe }))
    return joined(' ', say('drawn', { who: names(seat), foe }), astrayText(foe, told))
  },
  'encounter-played': ({ seat, on, tile }, names, told) =>
    say('played', { who: names(seat), rival: names(on), foe: foeId(tile), told }),
  'encounter-reaction': ({ seat, tile, roll, outcome }, names) => {
    const met = { who: names(seat), foe: foeId(tile) }
    return joined(' ', say('reaction-rolled', { ...met, roll: sumText(roll) }), say(`reaction-${outcome}`, met))
  },
  'encounter-pays-no-heed': ({ tile }) => say('pays-no-heed', { foe: foeId(tile) }),
  'encounter-let-off': ({ tile }) => say('let-off', { foe: foeId(tile) }),
  'encounter-declined': ({ seat }, names) => say('declined', { who: names(seat) }),
  'encounter-paid': ({ seat, tile, gave }, names) => {
    const paid = { who: names(seat), foe: foeId(tile) }
    return gave.what === 'clue'
      ? say('paid-clue', { ...paid, clue: clueName(gave.id) })
      : say('paid', { ...paid, item: itemId(gave.id) })
  },
  'encounter-confiscated': ({ seat, tile, treasures }, names) =>
    say('confiscated', { who: names(seat), foe: foeId(tile), treasures: shortList(treasures.map(theItem), 2) }),
  'encounter-weather': ({ seat, rolls }, names) =>
    say('weathered', { rolls: listOf(rolls.map((roll) => weatherText(roll, names(seat)))) }),
  'encounter-storm': (fact) => say('storm', { dice: hitDice(fact.dice, 4), wounds: woundsText(fact.wounds) }),
  'encounter-held': ({ seat }, names) => say('held', { who: names(seat) }),
  'encounter-sent-to-tower': () => null, // the move tells it
  'encounter-city-found': ({ seat, hex }, names) => say('city-found', { who: names(seat), in: inPlace(hex) }),
  'encounter-kept-weapon': ({ seat, kept, returned }, names) => {
    const keeps = { who: names(seat), item: itemId(kept) }
    return returned === null
      ? say('kept-weapon', keeps)
      : say('kept-weapon-instead', { ...keeps, other: itemId(returned) })
  },
}

/** "the **Bear** rolls **2** (1 wound)". */
function weatherText({ member, die, wounds }: MemberRoll, who: string): string {
  const roll = memberRoll(member, die, who)
  return wounds === 0 ? roll : say('weather-hurt', { roll, wounds: woundsText(wounds) })
}

function memberRoll(member: MemberId, die: number, who: string): string {
  if (member === 'character') return say('weather-roll', { who, die })
  return member === 'vessel'
    ? say('weather-roll-crew', { die })
    : say('weather-roll-foe', { foe: memberId(member), die })
}

/** A tile that does not live here: one wording after another, and a plain one after those. */
function astrayText(foe: string, told: number): string {
  const id = `astray-${told}`
  return say(say.has(id) ? (id as 'astray-0') : 'astray', { foe })
}

/** A tile that does not live here has its line when it goes back, Draw Twice when it is set aside. */
function drawnLine({ tile, hex }: Encounter<'encounter-drawn'>, who: string, told: number): string | null {
  const { category, terrains } = creatureOf(tile)
  const met = { who, foe: foeId(tile) }
  if (category === 'meta') return null
  if (category === 'played') return withFlavour(say('drawn', met), creatureFlavour(tile, told))
  if (!terrains.some((terrain) => tagsAt(hex).includes(terrain))) return null
  const how = category === 'event' || category === 'place' ? (`met-${category}` as const) : 'met'
  return withFlavour(say(how, met), creatureFlavour(tile, told))
}

export const PARTY_LINES: LinesByKind<PartyFact> = {
  'party-joined': (fact, names) => {
    const joins = { who: names(fact.seat), foe: foeId(fact.tile) }
    const hurt = fact.wounds > 0 ? say('joined-wounded', { foe: joins.foe, wounds: woundsText(fact.wounds) }) : ''
    return joined(' ', say(fact.familiar ? 'joined-familiar' : 'joined-party', joins), hurt)
  },
  'party-refused': ({ seat, tile }, names) => say('refused', { who: names(seat), foe: foeId(tile) }),
  'party-desertion': ({ rolls }) => {
    const rolled = rolls.map(({ tile, die, stays }) => say(stays ? 'loyal' : 'disloyal', { foe: foeId(tile), die }))
    return say('loyalty', { rolls: rolled.join(' ') })
  },
  'party-left': (fact, names) => leftLine(fact, names(fact.seat)),
  'party-lost': ({ tile, why, lent }) => {
    if (why === 'lost-at-sea' || why === 'estate') return null
    const loan = lent === null ? '' : say('lost-loan', { item: itemId(lent) })
    return joined(' ', say(`lost-${why}`, { foe: foeId(tile) }), loan)
  },
  'vessel-taken': ({ seat, vessel }, names) => say('vessel-taken', { who: names(seat), vessel: `vessel-${vessel}` }),
  'vessel-gone': ({ seat, vessel, fate }, names) =>
    fate === 'estate' ? null : say(`vessel-${fate}`, { who: names(seat), vessel: `vessel-${vessel}` }),
  'sea-lost': ({ seat, rolls }, names) => {
    const who = names(seat)
    return joined(' ', say('lost-at-sea', { who }), ...seaRolls(rolls, who))
  },
}

/** The desertion, or the thanks for a delivery, has told that a companion leaves. */
function leftLine({ tile, why, lent, keepsLent }: Party<'party-left'>, who: string): string | null {
  const foe = foeId(tile)
  const left = why === 'habitat' || why === 'dismissed' ? say(`left-${why}`, { who, foe }) : ''
  const keeps = keepsLent && lent !== null ? say('keeps', { foe, item: itemId(lent) }) : ''
  return joined(' ', left, keeps) || null
}

function seaRolls(rolls: readonly SeaRoll[], who: string): string[] {
  if (rolls.length === 0) return [say('sea-nothing-to-lose')]
  const [saved, lost] = [true, false].map((one) => rolls.filter((roll) => roll.saved === one).map(seaGood))
  return [
    lost?.length ? say('sea-keeps', { lost: shortList(lost, 2) }) : say('sea-keeps-nothing'),
    saved?.length ? say('sea-saved', { who, saved: shortList(saved, 2) }) : '',
  ]
}

function seaGood({ what, id, nth }: SeaRoll): string {
  if (what === 'clue' || id === null) return say('clue-number', { nth })
  return what === 'weapon' || what === 'treasure' ? item(id) : creature(id)
}

export const HARM_LINES: LinesByKind<HarmFact> = {
  'harm-wounds': (fact, names) =>
    fact.inFight ? null : joined(' ', bodyText('wounded', fact, names), healthSentence(fact)),
  'harm-emerald': ({ seat, member }, names) =>
    member === 'character' ? say('emerald', { who: names(seat) }) : say('emerald-foe', { foe: memberId(member) }),
  'harm-healed': (fact, names) => {
    if (fact.n === 0) return null
    const left = fact.wounds > 0 ? say('wounds-left', { count: fact.wounds }) : ''
    return joined(' ', bodyText('healed', fact, names), left)
  },
  'harm-died': (fact, _names, told) => joined(' ', diedText(fact), italic(epitaph(told))),
  'harm-estate': estateLine,
  'harm-newcomer': ({ seat, character, hex }, names) =>
    say('newcomer', {
      who: names(seat),
      in: inPlace(hex),
      character: characterName(character),
      class: classId(character),
    }),
  'harm-eliminated': ({ seat }, names) => say('eliminated', { who: names(seat) }),
  'player-left': ({ seat, character }, names) =>
    say(character === null ? 'player-left' : 'player-left-realm', { who: names(seat) }),
}

/** A change of the health of a member of a party. A vessel leaks. */
function bodyText(how: 'wounded' | 'healed', { seat, member, n }: Harm<'harm-wounds' | 'harm-healed'>, names: Names) {
  if (member === 'character') return say(how, { who: names(seat), wounds: woundsText(n) })
  if (member === 'vessel') return say(`${how}-vessel`, { wounds: woundsText(n) })
  return say(`${how}-foe`, { foe: memberId(member), wounds: woundsText(n) })
}

const DEADLY = ['bad-water', 'river-of-lava', 'landslide'] as const

function epitaph(told: number): string {
  const id = nthTelling('epitaph', told)
  return say.has(id) ? say(id as 'epitaph') : ''
}

function diedText({ character: id, source }: Harm<'harm-died'>): string {
  const character = characterName(id)
  if (CREATURES.has(source)) return say('died-by-foe', { character, foe: foeId(source) })
  if (CHARACTERS.has(source as CharacterId)) {
    return say('died-by-character', { character, killer: characterName(source as CharacterId) })
  }
  const cause = DEADLY.find((one) => one === source)
  return cause === undefined ? say('died', { character }) : say(`died-of-${cause}`, { character })
}

function estateLine(fact: Harm<'harm-estate'>): string {
  const back = [
    ...fact.weapons.map(item),
    ...fact.treasures.map(item),
    ...fact.clues.map((clue) => say('title', { name: clueName(clue) })),
    ...fact.companions.map(creature),
    ...fact.spells.map((spell) => say('title', { name: spellName(spell) })),
    ...(fact.vessel === null ? [] : [theVessel(fact.vessel)]),
  ]
  if (back.length === 0 && fact.banked.length === 0) return say('estate-nothing')
  const pools = back.length > 0 ? say('estate-pools', { things: shortList(back, 3) }) : ''
  const bank = fact.banked.length > 0 ? say('estate-bank', { things: shortList(fact.banked.map(item), 2) }) : ''
  return joined(' ', pools, bank)
}
