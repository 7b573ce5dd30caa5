import type { Names, Seat } from '../../../engine/index.ts'
import { bold, count, italic, listOf, small, within } from '../../../language/index.ts'
import { neighboursOf, realmOf, roadsFrom } from '../data/board.ts'
import { armsOf, clueOf, creatureOf } from '../data/components.ts'
import { IMPERIAL_TREASURES, type EncounterTile } from '../data/ids.ts'
import type { DuelAbout, FightAbout, MemberAbout } from '../view/about.ts'
import { turnsTo } from '../view/reach.ts'
import { hexOfLocation, roleAt } from '../view/reading.ts'
import type { CharacterView, ImperialView } from '../view/view.ts'
import { inPlace, locationText, placeName, windFrom } from './places.ts'
import {
  armsLine,
  characterLine,
  characterName,
  creatureName,
  creaturePlain,
  healthLeft,
  healthText,
  itemName,
  vesselName,
} from './things.ts'

/** The scene on the table card, and the text alternative of its picture. */

const PHASES: Readonly<Record<ImperialView['phase'], string>> = {
  setup: 'Setup',
  move: 'Movement',
  business: 'Exchange',
  explore: 'Exploration',
  encounter: 'Encounter',
  prison: 'Prison',
  over: 'The end',
}

/** "Round 3 · Kate (Ann) · Movement". */
export function headlineOf(view: ImperialView, names: Names): string {
  if (view.phase === 'setup') return 'The quest is being prepared'
  if (view.phase === 'over') return `The end, after round ${view.round}`
  const limit = view.short ? ` of ${view.short.roundLimit}` : ''
  return `Round ${view.round}${limit} · ${names(view.active)} · ${phaseName(view)}`
}

/** A prisoner is in prison in every phase. After release or escape the encounter outside follows. */
function phaseName(view: ImperialView): string {
  const isInPrison = roleAt(view, view.active)?.inPrison === true
  if (isInPrison) return PHASES.prison
  return view.phase === 'prison' ? 'Out of prison' : PHASES[view.phase]
}

/** The facts behind the open question, in a few short lines. */
export function sceneOf(view: ImperialView, names: Names): readonly string[] {
  if (view.phase === 'setup') return ['Everybody meets in Nobnodd, at the sign of the last safe beer.']
  if (view.phase === 'over') return []
  const seats = [...new Set([view.active, ...view.concerned])]
  const people = seats.flatMap((seat) => personLines(view, seat, names))
  const creatures = view.resolving.filter((tile) => creatureOf(tile).category !== 'meta').map(creatureLine)
  const flavour = view.resolving.length === 0 && view.atRest ? placeLine(view) : []
  return [...people, ...creatures, ...flavour, small(foundLine(view))]
}

function personLines(view: ImperialView, seat: Seat, names: Names): string[] {
  const me = roleAt(view, seat)
  if (!me) return []
  const place = me.inPrison ? `in prison ${inPlace(me.hex, view.lostCity)}` : inPlace(me.hex, view.lostCity)
  const party = partyLine(me)
  return [
    `${names(seat)} ${place}${oasisText(view, me)} · ${healthText(me)}`,
    `${gearText(me)} · 💰 ${me.treasures.length} · 📜 ${me.clues}${me.spells.length > 0 ? ` · ✨ ${me.spells.length}` : ''}`,
    ...(party === '' ? [] : [party]),
  ]
}

function oasisText(view: ImperialView, me: CharacterView): string {
  if (me.location !== 'vanishing-oasis') return ''
  return view.turn.oasis === true ? '' : ', or where it ought to be'
}

/** "Sword (Attack +3, stops 1), Small Shield (stops 2)". */
export function gearText(me: CharacterView): string {
  const held = [me.weapon, me.shield].filter((tile) => tile !== null)
  const texts = held.map((tile) => {
    const arms = armsOf(tile)
    return arms ? `${itemName(tile)} (${armsLine(arms, arms.magic)})` : itemName(tile)
  })
  return texts.length === 0 ? 'bare hands' : texts.join(', ')
}

/** Companions, with their health if they are wounded. */
export function partyLine(me: CharacterView): string {
  const member = (name: string, body: { wounds: number; maxHealth: number }, lent: string | null): string =>
    `${name}${body.wounds > 0 ? ` (${healthText(body)})` : ''}${lent === null ? '' : ` with ${itemName(lent)}`}`
  const all = [
    ...me.companions.map((one) => member(creatureName(one.tile), one, one.lent)),
    ...(me.familiar ? [member(creatureName(me.familiar.tile), me.familiar, null)] : []),
    ...(me.vessel ? [member(vesselName(me.vessel.kind), me.vessel, me.vessel.lent)] : []),
  ]
  return all.length === 0 ? '' : `🐾 ${listOf(all)}`
}

/** "⚔️ **Ogre**: 5 dice, health 5, Running Away 5". */
function creatureLine(tile: EncounterTile): string {
  const { stats } = creatureOf(tile)
  if (!stats.maxHealth) return `✨ ${bold(creatureName(tile))}`
  const ranged = stats.rangedDice ? `, ${stats.rangedDice} at a distance` : ''
  return `✨ ${bold(creatureName(tile))}: ${stats.combatDice ?? 0} dice${ranged}, health ${stats.maxHealth}, Running Away ${stats.runningAway ?? 0}`
}

function placeLine(view: ImperialView): string[] {
  const me = roleAt(view, view.active)
  if (!me?.location) return []
  const text = locationText(me.location)
  return text === '' ? [] : [italic(text)]
}

function foundLine(view: ImperialView): string {
  const isLast = view.found.length === IMPERIAL_TREASURES.length && view.options['equal-turns']
  if (isLast) return `👑 All six Imperial Treasures are found: round ${view.round} is the last`
  const target = view.short ? `; ${view.short.imperialTarget} are enough after round ${view.short.minRounds}` : ''
  return `👑 ${view.found.length} of ${IMPERIAL_TREASURES.length} Imperial Treasures found${target}`
}

/** A fight in two lines: the creature, and the defending side. */
export function fightLines(fight: FightAbout, names: Names): readonly string[] {
  const { creature, tile, members, protection } = fight
  const theirs = [
    healthText(creature),
    creature.shell > 0 ? `its hide stops ${creature.shell}` : '',
    creature.asleep > 0 ? `asleep for ${count(creature.asleep, 'round')}` : '',
  ].filter((text) => text !== '')
  return [`⚔️ ${bold(creatureName(tile))}: ${theirs.join(', ')}`, `🛡️ Health: ${sideText(members, protection, names)}`]
}

/** A fight between two characters: the defender, then the attacker. */
export function duelLines({ sides }: DuelAbout, names: Names): readonly string[] {
  return sides.map(({ members, protection, asleep }, at) => {
    const sleeps = asleep > 0 ? ` · asleep for ${count(asleep, 'round')}` : ''
    return `${at === 0 ? '🛡️' : '⚔️'} Health: ${sideText(members, protection, names)}${sleeps}`
  })
}

function sideText(members: readonly MemberAbout[], protection: number, names: Names): string {
  const ours = members.map(({ seat, id, looks, wounds, maxHealth, absorbs, allotted }) => {
    const name = id === 'character' ? names(seat) : id === 'vessel' ? `the ${looks}` : creaturePlain(looks)
    const more = [allotted > 0 ? `+${allotted}` : '', absorbs > 0 ? `stops ${absorbs}` : ''].filter(
      (text) => text !== '',
    )
    return `${name} ${healthLeft({ wounds, maxHealth })}${more.length > 0 ? ` (${more.join(', ')})` : ''}`
  })
  return `${ours.join(' · ')}${protection > 0 ? ` · magic stops ${protection}` : ''}`
}

/** The places of all characters, and the surroundings of the acting one. Plain text, at most 1,000 characters. */
export function pictureOf(view: ImperialView, names: Names): string {
  const here = view.players.flatMap(({ seat, character }) => {
    if (!character) return []
    const prison = character.inPrison ? 'in prison ' : ''
    return [`${names(seat)} is ${prison}${inPlace(character.hex, view.lostCity)}.`]
  })
  const me = roleAt(view, view.active)
  const around = me
    ? neighboursOf(me.hex).map((hex) => {
        const road = roadsFrom(me.hex).includes(hex) ? ' (road)' : ''
        return `${windFrom(me.hex, hex)?.long ?? ''}: ${placeName(hex, view.lostCity)}${road}`
      })
    : []
  const city = view.lostCity === null ? [] : [`The Lost City lies ${inPlace(view.lostCity)}.`]
  const next = me ? [`Around ${characterName(me.id)}: ${around.join('; ')}.`] : []
  return within(1000, [...next, ...here, ...city, ...ownText(view)].join(' ') || beforeText(view))
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
    const far = turns.get(hex)
    return [`${at + 1} ${inPlace(hex, view.lostCity)}${far ? ` (${count(far, 'turn')})` : ''}`]
  })
  const near = [...realmOf(view.realm).places.values()].filter(({ hex }) => hex !== null && turns.get(hex) === 1)
  return [
    ...(clues.length > 0 ? [`Your clues lead: ${clues.join('; ')}.`] : []),
    ...(near.length > 0 ? [`One turn away: ${listOf(near.map(({ name }) => name))}.`] : []),
  ]
}

/** Before the first character is on the board. */
function beforeText({ phase, bank }: ImperialView): string {
  const isChosen = phase === 'setup' && bank.characters.length > 0
  return isChosen
    ? `Portraits of all who can be chosen. ${bank.characters.map((id) => `${characterName(id)}: ${characterLine(id)}.`).join(' ')}`
    : 'The map of the realm, before anybody has set out.'
}

/** The result, best first. */
export function outcomeOf(view: ImperialView, names: Names): readonly string[] {
  const medals = ['🥇', '🥈', '🥉']
  return (view.result ?? []).map(({ seat, rank, score }) => {
    const out =
      view.players[seat]?.standing === 'playing' ? '' : view.players[seat]?.standing === 'left' ? ', left' : ', out'
    const unit = view.options['complex-victory'] ? 'point' : 'treasure'
    return `${medals[rank - 1] ?? `${rank}.`} ${names(seat)}: ${count(score, unit)}${out}`
  })
}
