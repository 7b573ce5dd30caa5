import type { Names, Seat } from '../../../engine/index.ts'
import { bold, capital, count, italic, listOf, small, within } from '../../../language/index.ts'
import { isRoom, TREASURE_ROOM } from '../data/board.ts'
import { encounterOf, mazeCardOf } from '../data/components.ts'
import { ROOM_IDS } from '../data/ids.ts'
import { turnsTo } from '../view/reach.ts'
import {
  adventurerOf,
  attackOf,
  isAlone,
  isMonster,
  isOver,
  lastRound,
  monstersNow,
  spaceKnown,
} from '../view/reading.ts'
import type { WarlockView } from '../view/view.ts'
import { roundText } from './chronicle/story.ts'
import { cardName, cardShort, doorNearby, foeName, inSpace, sidesText, spaceName, spaceText } from './names.ts'
import { roundHint, statsText } from './odds.ts'

/** The scene on the table card, and the text alternative of its picture. */

const PHASES: Readonly<Record<WarlockView['phase'], string>> = {
  setup: 'Setup',
  start: 'Start of turn',
  move: 'Movement',
  resolve: 'Encounters',
  treasure: 'Treasure',
  reckoning: 'The reckoning',
  over: 'The end',
}

/** "Round 3 of 24 · Ann · Movement". */
export function headlineOf(view: WarlockView, names: Names): string {
  if (view.phase === 'setup') return 'The mountain is being made ready'
  if (isOver(view)) return `The end, in round ${view.round}`
  if (view.phase === 'reckoning') return `Round ${view.round} · ${PHASES.reckoning}`
  const limit = view.options['midnight-bell'] ? ` of ${lastRound(view)}` : ''
  return `Round ${view.round}${limit} · ${names(view.active)} · ${PHASES[view.phase]}`
}

/** The facts behind the open question, in a few short lines. */
export function sceneOf(view: WarlockView, names: Names): readonly string[] {
  if (view.phase === 'setup') return ['Adventurers are rolled up at the foot of Firetop Mountain.', ...view.players.flatMap(({ seat }) => personLines(view, seat, names))] // prettier-ignore
  if (isOver(view)) return []
  if (view.phase === 'reckoning') return ['Everybody writes down numbers, in secret.']
  const { battle } = view
  const seats = [
    view.active,
    ...(battle ? [battle.seat] : []),
    ...(battle?.rival != null ? [battle.rival] : []),
    ...view.dealing,
  ]
  const people = [...new Set(seats)].flatMap((seat) => personLines(view, seat, names))
  return [
    ...people,
    ...battleLines(view, names),
    ...placeLines(view, names),
    ...chestLines(view, names),
    small(clockLine(view)),
  ]
}

function personLines(view: WarlockView, seat: Seat, names: Names): string[] {
  const me = adventurerOf(view, seat)
  if (!me) return []
  return [`${names(seat)} ${inSpace(me.space)}`, sheetText(view, seat)]
}

/** "⚔️ Skill 10 · ❤️ 15 · 🍀 9 · 💰 3 · 🍖 2 · 🎒 4". */
export function sheetText(view: WarlockView, seat: Seat): string {
  const me = adventurerOf(view, seat)
  if (!me) return ''
  const light = me.lanterns === 0 ? ' · in the dark' : ''
  const missed = me.missed > 0 ? ` · misses ${count(me.missed, 'turn')}` : ''
  return `Skill ${scoreText(me.skill)} · Stamina ${me.stamina.now} · Luck ${scoreText(me.luck)} · 💰 ${me.gold} · 🍖 ${me.provisions} · 🎒 ${me.treasures}${light}${missed}`
}

/** "9/10" if the score has dropped. */
function scoreText({ now, initial }: { now: number; initial: number }): string {
  return now === initial ? String(now) : `${now}/${initial}`
}

function battleLines(view: WarlockView, names: Names): string[] {
  const { battle } = view
  if (!battle) return []
  if (battle.foe === null) {
    const lead = battle.rival === null ? 0 : attackOf(view, battle.seat) - attackOf(view, battle.rival)
    return [
      `⚔️ Round ${battle.round}: ${names(battle.seat)} attacks at ${lead >= 0 ? '+' : '−'}${Math.abs(lead)}`,
      ...lastRoundLines(view, names),
    ]
  }
  const monster = monstersNow(view, battle.foe)[battle.current]
  const more = battle.stamina.length - battle.current - 1
  const name = monster?.name.replaceAll("'", '’').replace(/^The /, '') ?? foeName(battle.foe)
  return [
    `⚔️ ${bold(name)}: Skill ${monster?.skill ?? 0}, Stamina ${battle.stamina[battle.current] ?? 0}${more > 0 ? `, ${more} more behind` : ''} · ${roundHint(view, battle.seat, battle.foe, battle.current)}`,
    ...lastRoundLines(view, names),
  ]
}

/** The dice of the last round, while the battle goes on. */
function lastRoundLines({ battle }: WarlockView, names: Names): string[] {
  if (!battle?.last) return []
  const duel = battle.rival === null ? null : ([names(battle.seat), names(battle.rival)] as const)
  return [`🎲 Round ${battle.round}: ${duel ? `${names(battle.seat)}’s ` : ''}${roundText(battle.last, duel, names)}`]
}

/** The room, its Encounter and Treasure, and the others there. */
function placeLines(view: WarlockView, names: Names): string[] {
  const me = adventurerOf(view, view.active)
  if (!me || view.battle) return []
  const others = view.players.filter(({ seat, adventurer }) => seat !== view.active && adventurer?.space === me.space)
  const pile = view.discarded.find(({ space }) => space === me.space)?.count ?? 0
  const text = spaceText(me.space)
  return [
    ...(text === '' ? [] : [italic(text)]),
    ...roomLines(view, me.space),
    ...(others.length > 0 ? [`👥 Also here: ${listOf(others.map(({ seat }) => names(seat)))}`] : []),
    ...(pile > 0 ? [`🎁 ${capital(count(pile, 'Treasure card'))} on the floor`] : []),
  ]
}

function roomLines(view: WarlockView, space: string): string[] {
  const room = isRoom(space) ? view.rooms.find((one) => one.room === space) : undefined
  if (!room) return []
  const card = room.encounter?.card ?? null
  const guard = room.encounter === null ? '' : card === null ? 'a face-down card' : guardText(view, card)
  const treasure = room.pile === 0 ? '' : count(room.pile, 'Treasure card')
  const all = [guard, treasure].filter((part) => part !== '')
  return all.length === 0 ? [] : [`🚪 ${capital(all.join(' · '))}`]
}

function guardText(view: WarlockView, card: Parameters<typeof foeName>[0]): string {
  return isMonster(card) ? `${foeName(card)} ${statsText(view, card)}` : foeName(card)
}

/** An alarm for all players: an adventurer may open the chest. */
function chestLines({ players }: WarlockView, names: Names): string[] {
  const near = players.filter(({ adventurer }) => adventurer?.space === TREASURE_ROOM).map(({ seat }) => names(seat))
  return near.length === 0 ? [] : [`🔑 ${listOf(near)} ${near.length === 1 ? 'stands' : 'stand'} before the chest`]
}

/** The locks of the chest, the last round, and whether attacks are allowed. */
function clockLine(view: WarlockView): string {
  const lock =
    view.openLock === null ? 'three locks, three numbers' : `lock ${view.openLock} is open, two numbers to find`
  const bell = view.options['midnight-bell'] ? ` · 🔔 after round ${lastRound(view)}` : ''
  const peace = view.options['peaceful-mountain'] && !isAlone(view) ? ' · 🕊️ no attacks' : ''
  return `🔑 The chest: ${lock}${bell}${peace}`
}

/** The places of all adventurers, and the known parts of the mountain. Plain text, at most 1,000 characters. */
export function pictureOf(view: WarlockView, names: Names): string {
  const people = view.players.map(({ seat, adventurer }) =>
    adventurer
      ? `${names(seat)} is ${inSpace(adventurer.space)}${doorNearby(adventurer.space)}.`
      : `${names(seat)} is not on the board.`,
  )
  const known = view.rooms.flatMap(({ room, encounter }) =>
    encounter?.card && !encounterOf(encounter.card).room ? [`${foeName(encounter.card)} in ${spaceName(room)}`] : [],
  )
  const bare = view.rooms
    .filter(({ room, encounter, pile }) => !encounter && pile === 0 && room !== TREASURE_ROOM)
    .map(({ room }) => spaceName(room))
  const maze = view.maze.flatMap(({ maze: id, card }) =>
    card ? [`${spaceName(id)} is ${sidesText(mazeCardOf(card).openSides)}`] : [],
  )
  const piles = view.discarded.map(({ space, count: many }) => `${count(many, 'Treasure card')} ${inSpace(space)}`)
  const lines = [
    ...people,
    ...(known.length > 0 ? [`Met: ${listOf(known)}.`] : []),
    ...(maze.length > 0 ? [`The Maze: ${listOf(maze)}.`] : []),
    ...(piles.length > 0 ? [`On the floor: ${listOf(piles)}.`] : []),
    ...(bare.length > 0 ? [`Empty: ${listOf(bare)}.`] : []),
    ...ownText(view),
  ]
  return within(1000, lines.join(' ') || 'The dungeon beneath Firetop Mountain, before anybody has gone in.')
}

/** The private part of a map: known Treasure, and the rooms one turn away. */
function ownText(view: WarlockView): string[] {
  if (view.viewer === null) return []
  const known = (view.own?.knows ?? []).flatMap(({ card, where }) => {
    const space = spaceKnown(where)
    return space === null ? [] : [`${cardName(card)} ${inSpace(space)}`]
  })
  const turns = view.result ? new Map<string, number>() : turnsTo(view, view.viewer, 1)
  const near = ROOM_IDS.filter((room) => turns.get(room) === 1)
  return [
    ...(known.length > 0 ? [`You know of: ${listOf(known)}.`] : []),
    ...(near.length > 0 ? [`One turn away: ${listOf(near.map(spaceName))}.`] : []),
  ]
}

/** The result, best first. Only a reckoning counts points (WAR-20.2). */
export function outcomeOf(view: WarlockView, names: Names): readonly string[] {
  const medals = ['🥇', '🥈', '🥉']
  const result = view.result ?? []
  if (isAlone(view)) return result.map(({ seat, won }) => aloneText(names(seat), won))
  const wasReckoned = view.round >= lastRound(view) && result.some(({ won, score }) => !won && score > 0)
  return result.map(({ seat, rank, won, score }) => {
    const keys = [...(view.players[seat]?.keyNumbers ?? [])].sort((a, b) => a - b)
    const parts = [
      ...(won ? ['wins'] : []),
      ...(wasReckoned ? [count(score, 'point')] : []),
      ...(view.players[seat]?.presence === 'left' ? ['left'] : []),
      keys.length === 0
        ? 'held only a blank'
        : `held Key ${keys.length === 1 ? 'card' : 'cards'} ${listOf(keys.map(String))}`,
    ]
    return `${medals[rank - 1] ?? `${rank}.`} ${names(seat)}: ${parts.join(' · ')}`
  })
}

function aloneText(player: string, won: boolean): string {
  return won ? `🥇 ${player} wins, with nobody to envy it` : `🪦 ${player} comes home without the treasure`
}

/** Cards whose bearer is public. */
export function shownText(view: WarlockView, seat: Seat): string {
  const shown = adventurerOf(view, seat)?.shown ?? []
  return shown.length === 0 ? '' : listOf(shown.map(cardShort))
}
