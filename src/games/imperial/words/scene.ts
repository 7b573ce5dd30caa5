import type { Names, Seat } from '../../../engine/index.ts'
import { italic, joined, listOf, within } from '../../../language/index.ts'
import { neighboursOf, realmOf, roadsFrom } from '../data/board.ts'
import { armsOf, clueOf } from '../data/components.ts'
import { IMPERIAL_TREASURES, type TileId, type VesselKind } from '../data/ids.ts'
import type { DuelAbout, FightAbout, MemberAbout } from '../view/about.ts'
import { turnsTo } from '../view/reach.ts'
import { hexOfLocation, roleAt } from '../view/reading.ts'
import type { CharacterView, ImperialView } from '../view/view.ts'
import { inPlace, locationText, placeId, placeName, windId } from './places.ts'
import { say } from './say.ts'
import {
  armsLine,
  characterLine,
  characterName,
  creaturePlain,
  foeId,
  healthLeft,
  healthText,
  itemId,
  itemName,
  vesselPlain,
} from './things.ts'

/** The scene on the table card, and the text alternative of its picture. */

/** "Round 3 · Kate (Ann) · Movement". */
export function headlineOf(view: ImperialView, names: Names): string {
  const { phase, round, short } = view
  if (phase === 'setup') return say('headline-setup')
  if (phase === 'over') return say('headline-over', { round })
  // A prisoner is in prison in every phase. After release or escape the encounter outside follows.
  const isInPrison = roleAt(view, view.active)?.inPrison === true
  const shown = isInPrison ? 'prison' : phase === 'prison' ? 'out-of-prison' : phase
  const now = { round, who: names(view.active), phase: say(`phase-${shown}`) }
  return short ? say('headline-of', { ...now, last: short.roundLimit }) : say('headline', now)
}

/** The facts behind the open question, in a few short lines. */
export function sceneOf(view: ImperialView, names: Names): readonly string[] {
  if (view.phase === 'setup') return [say('scene-setup')]
  if (view.phase === 'over') return []
  const lost = lostLines(view, names)
  const isArriving = view.phase === 'business' && view.resolving.length === 0 && view.atRest
  return [...lost, ...(isArriving ? placeLine(view) : [])]
}

/** How near the end is, in small print. */
export function smallPrintOf(view: ImperialView): readonly string[] {
  return view.phase === 'setup' || view.phase === 'over' ? [] : [foundLine(view)]
}

/** An oasis that isn't where it ought to be. All else about the people is in the strip of the picture. */
function lostLines(view: ImperialView, names: Names): string[] {
  const me = roleAt(view, view.active)
  if (me?.location !== 'vanishing-oasis' || view.turn.oasis === true) return []
  return [say('scene-oasis', { who: names(view.active), place: placeText(view, me) })]
}

/** "in Fishgut", "in prison in Fishgut". */
export function placeText(view: ImperialView, { hex, inPrison }: CharacterView): string {
  const place = inPlace(hex, view.lostCity)
  return inPrison ? say('in-prison', { place }) : place
}

/** "Sword (Attack +3, stops 1), Small Shield (stops 2)". */
export function gearText(me: CharacterView): string {
  const held = [me.weapon, me.shield].filter((tile) => tile !== null)
  return held.length === 0 ? say('bare-hands') : held.map(gearItem).join(', ')
}

function gearItem(tile: TileId): string {
  const arms = armsOf(tile)
  return arms ? say('gear-item', { item: itemId(tile), figures: armsLine(arms, arms.magic) }) : itemName(tile)
}

/** Companions, with their health if they are wounded; none without a companion. */
export function partyLines(me: CharacterView): string[] {
  const all = [
    ...me.companions.map((one) => memberText(creaturePlain(one.tile), one, one.lent)),
    ...(me.familiar ? [memberText(creaturePlain(me.familiar.tile), me.familiar, null)] : []),
    ...(me.vessel ? [memberText(vesselPlain(me.vessel.kind), me.vessel, me.vessel.lent)] : []),
  ] // prettier-ignore
  return all.length === 0 ? [] : [say('party', { party: listOf(all) })]
}

type Body = Parameters<typeof healthText>[0]

function memberText(member: string, body: Body, lent: TileId | null): string {
  const health = healthText(body)
  if (lent === null) return body.wounds > 0 ? say('member-hurt', { member, health }) : member
  const item = itemId(lent)
  return body.wounds > 0 ? say('member-hurt-armed', { member, health, item }) : say('member-armed', { member, item })
}

function placeLine(view: ImperialView): string[] {
  const me = roleAt(view, view.active)
  return me?.location ? [italic(locationText(me.location))] : []
}

function foundLine(view: ImperialView): string {
  const { round, short } = view
  const now = { found: view.found.length, all: IMPERIAL_TREASURES.length }
  if (now.found === now.all && view.options['equal-turns']) return say('found-all', { all: now.all, round })
  if (!short || round >= short.roundLimit || short.minRounds >= short.roundLimit) return say('found', now)
  const enough = { ...now, target: short.imperialTarget }
  return round < short.minRounds
    ? say('found-short-early', { ...enough, minimum: short.minRounds })
    : say('found-short', enough)
}

/** A fight in two lines: the creature, and the defending side. */
export function fightLines(fight: FightAbout, names: Names): readonly string[] {
  const { creature, tile, members, protection } = fight
  const state = joined(
    ', ',
    healthText(creature),
    creature.shell > 0 ? say('foe-hide', { hits: creature.shell }) : '',
    asleepText(creature.asleep),
  )
  return [
    say('fight-foe', { foe: foeId(tile), state }),
    say('fight-side', { side: sideText(members, protection, 0, names) }),
  ]
}

/** A fight between two characters: the defender, then the attacker. */
export function duelLines({ sides }: DuelAbout, names: Names): readonly string[] {
  return sides.map(({ members, protection, asleep }, at) => {
    const side = sideText(members, protection, asleep, names)
    return say(at === 0 ? 'duel-defender' : 'duel-attacker', { side })
  })
}

function asleepText(rounds: number): string {
  return rounds > 0 ? say('asleep-for', { rounds: say('rounds', { count: rounds }) }) : ''
}

function sideText(members: readonly MemberAbout[], protection: number, asleep: number, names: Names): string {
  return joined(
    ' · ',
    ...members.map((one) => memberAboutText(one, names)),
    protection > 0 ? say('side-magic', { hits: protection }) : '',
    asleepText(asleep),
  )
}

function memberAboutText({ seat, id, looks, absorbs, allotted, ...body }: MemberAbout, names: Names): string {
  const vessel = id === 'vessel' ? vesselPlain(looks as VesselKind) : ''
  const member = id === 'character' ? names(seat) : vessel || creaturePlain(looks)
  const more = joined(
    ', ',
    allotted > 0 ? say('side-allotted', { count: allotted }) : '',
    absorbs > 0 ? say('arms-defence', { hits: absorbs }) : '',
  )
  const health = healthLeft(body)
  return more === '' ? say('side-member', { member, health }) : say('side-member-more', { member, health, more })
}

/** The places of all characters, and the surroundings of the acting one. Plain text, at most 1,000 characters. */
export function pictureOf(view: ImperialView, names: Names): string {
  const people = view.players.flatMap(({ seat, character }) =>
    character ? [say('picture-person', { who: names(seat), place: placeText(view, character) })] : [],
  )
  const city = view.lostCity === null ? [] : [say('picture-city', { place: inPlace(view.lostCity) })]
  return within(1000, joined(' ', ...aroundText(view), ...people, ...city, ...ownText(view)) || beforeText(view))
}

function aroundText(view: ImperialView): string[] {
  const me = roleAt(view, view.active)
  if (!me) return []
  const roads = roadsFrom(me.hex)
  const places = neighboursOf(me.hex).map((hex) => {
    const next = { place: placeName(hex, view.lostCity), wind: windId(me.hex, hex) ?? '' }
    return say(roads.includes(hex) ? 'picture-next-by-road' : 'picture-next', next)
  })
  return [say('picture-around', { character: characterName(me.id), places: places.join(say('semicolon')) })]
}

/** The private part of a map: the locations of the clues, and distances in turns. */
function ownText(view: ImperialView): string[] {
  const { viewer, hand, result } = view
  if (viewer === null) return []
  const turns = result ? new Map<string, number>() : turnsTo(view, viewer)
  const clues = hand.flatMap((clue, at) => {
    const { location } = clueOf(clue)
    const hex = location && hexOfLocation(view, location)
    if (!hex) return []
    const place = { number: at + 1, place: inPlace(hex, view.lostCity) }
    const far = turns.get(hex)
    return [far ? say('picture-clue-far', { ...place, turns: far }) : say('picture-clue', place)]
  })
  const near = [...realmOf(view.realm).places.values()].filter(({ hex }) => hex !== null && turns.get(hex) === 1)
  return [
    ...(clues.length > 0 ? [say('picture-clues', { clues: clues.join(say('semicolon')) })] : []),
    ...(near.length > 0
      ? [say('picture-near', { places: listOf(near.map(({ id }) => say('a-name', { name: placeId(id) }))) })]
      : []),
  ]
}

/** Before the first character is on the board. */
function beforeText({ phase, bank }: ImperialView): string {
  if (phase !== 'setup' || bank.characters.length === 0) return say('picture-before')
  const characters = bank.characters.map((id) =>
    say('picture-character', { character: characterName(id), scores: characterLine(id) }),
  )
  return say('picture-choice', { characters: characters.join(' ') })
}

/** A seat's treasures, or its points where they decide. Nothing for a player who is out. */
export function scoreOf({ result, players, options }: ImperialView, seat: Seat): string {
  const count = result?.find((one) => one.seat === seat)?.score
  if (count === undefined || players[seat]?.standing !== 'playing') return ''
  return options['complex-victory'] ? say('points', { count }) : say('treasures', { count })
}

/** The result, best first. */
export function outcomeOf(view: ImperialView, names: Names): readonly string[] {
  return (view.result ?? []).map(({ seat, rank }) => {
    const who = names(seat)
    const score = scoreOf(view, seat)
    const isGone = view.players[seat]?.standing === 'left'
    const absent = say(isGone ? 'result-left' : 'result-out', { who })
    const result = score === '' ? absent : say(rank === 1 ? 'result-won' : 'result-playing', { who, score })
    return say('result', { rank, result })
  })
}
