import type { Names, Seat } from '../../../engine/index.ts'
import { capital, italic, joined, listOf, within } from '../../../language/index.ts'
import { isRoom, TREASURE_ROOM } from '../data/board.ts'
import { encounterOf, mazeCardOf } from '../data/components.ts'
import { ROOM_IDS, type FoeId, type SpaceId } from '../data/ids.ts'
import { turnsTo } from '../view/reach.ts'
import {
  adventurerOf,
  attackOf,
  isAlone,
  isMonster,
  isOver,
  lastRound,
  monstersNow,
  roomIn,
  spaceKnown,
} from '../view/reading.ts'
import type { WarlockView } from '../view/view.ts'
import { roundText } from './chronicle/story.ts'
import {
  cardShort,
  foeName,
  goods,
  inSpace,
  mazeNumber,
  monsterId,
  namedCard,
  placeByDoor,
  sidesText,
  spaceName,
  spaceText,
} from './names.ts'
import { roundHint } from './odds.ts'
import { say } from './say.ts'

/** The scene on the table card, and the text alternative of its picture. */

/** "Round 3 of 24 · Ann · Movement". */
export function headlineOf(view: WarlockView, names: Names): string {
  const { round, phase } = view
  switch (phase) {
    case 'setup':
      return say('headline-setup')
    case 'over':
      return say('headline-over', { round })
    case 'reckoning':
      return say('headline-reckoning', { round })
    default: {
      const now = { round, who: names(view.active), phase: say(`phase-${phase}`) }
      return view.options['midnight-bell']
        ? say('headline-of', { ...now, last: lastRound(view) })
        : say('headline', now)
    }
  }
}

/** The facts behind the open question, in a few short lines. */
export function sceneOf(view: WarlockView, names: Names): readonly string[] {
  const { phase } = view
  if (phase === 'setup') return [say('scene-setup'), ...view.players.flatMap(({ seat }) => personLines(view, seat, names))] // prettier-ignore
  if (isOver(view)) return []
  if (phase === 'reckoning') return [say('scene-reckoning')]
  return [...battleLines(view, names), ...placeLines(view, names), ...chestLines(view, names)]
}

/** The locks and the last round, in small print. */
export function smallPrintOf(view: WarlockView): readonly string[] {
  return view.phase === 'setup' || view.phase === 'reckoning' || isOver(view) ? [] : [clockLine(view)]
}

function personLines(view: WarlockView, seat: Seat, names: Names): string[] {
  const me = adventurerOf(view, seat)
  return me ? [say('scene-person', { who: names(seat), place: inSpace(me.space) }), sheetText(view, seat)] : []
}

/** "Skill 9 of 10 · Stamina 15 · Luck 9 · 3 Gold · 2 Provisions · 4 Treasure cards". */
export function sheetText(view: WarlockView, seat: Seat): string {
  const me = adventurerOf(view, seat)
  if (!me) return ''
  const { gold, provisions, treasures } = me
  return joined(
    ' · ',
    say('sheet', {
      skill: scoreText(me.skill),
      stamina: me.stamina.now,
      luck: scoreText(me.luck),
      gold,
      provisions,
      treasures,
    }),
    me.lanterns === 0 ? say('sheet-no-lantern') : '',
    me.missed > 0 ? say('sheet-misses', { turns: me.missed }) : '',
  )
}

/** "9 of 10" if the score has dropped. */
function scoreText({ now, initial }: { now: number; initial: number }): string {
  return now === initial ? String(now) : say('score-below-initial', { now, initial })
}

function battleLines(view: WarlockView, names: Names): string[] {
  const { battle } = view
  if (!battle) return []
  const { foe, current, stamina, rival, seat } = battle
  if (foe === null)
    return [...(rival === null ? [] : [duelLine(view, seat, rival, names)]), ...lastRoundLines(view, names)]
  const monster = monstersNow(view, foe)[current]
  const line = say('scene-foe', {
    foe: monsterId(foe, monster?.id ?? null),
    skill: monster?.skill ?? 0,
    stamina: stamina[current] ?? 0,
    more: Math.max(0, stamina.length - current - 1),
  })
  return [joined(' · ', line, capital(roundHint(view, seat, foe, current))), ...lastRoundLines(view, names)]
}

function duelLine(view: WarlockView, seat: Seat, rival: Seat, names: Names): string {
  const lead = attackOf(view, seat) - attackOf(view, rival)
  const duel = { round: view.battle?.round ?? 0, who: names(seat), rival: names(rival) }
  if (lead === 0) return say('scene-duel-even', duel)
  return say(lead > 0 ? 'scene-duel-ahead' : 'scene-duel-behind', { ...duel, lead: Math.abs(lead) })
}

/** The dice of the last round, while the battle goes on. */
function lastRoundLines({ battle }: WarlockView, names: Names): string[] {
  if (!battle?.last) return []
  const { round, seat, rival, last } = battle
  if (rival === null) return [say('scene-last-round', { round, dice: roundText(last, null, names) })]
  const dice = roundText(last, [names(seat), names(rival)], names)
  return [say('scene-last-round-duel', { round, who: names(seat), dice })]
}

/** The room, its Encounter and Treasure, and the others there. */
function placeLines(view: WarlockView, names: Names): string[] {
  const me = adventurerOf(view, view.active)
  if (!me || view.battle) return []
  const others = view.players.filter(({ seat, adventurer }) => seat !== view.active && adventurer?.space === me.space)
  const pile = view.discarded.find(({ space }) => space === me.space)?.count ?? 0
  return [
    ...(view.phase === 'resolve' ? spaceLines(view, me.space) : []),
    ...roomLines(view, me.space),
    ...(others.length > 0 ? [say('scene-also-here', { people: listOf(others.map(({ seat }) => names(seat))) })] : []),
    ...(pile > 0 ? [say('scene-floor', { cards: listOf(goods({ cards: pile })) })] : []),
  ]
}

/**
 * The text of the place. On a room of the box it says “you”, so rooms have words of their own. The chronicle tells them
 * with what is met there.
 */
function spaceLines(view: WarlockView, space: SpaceId): string[] {
  if (isRoom(space) && space !== TREASURE_ROOM) {
    const card = roomIn(view, space)?.encounter
    const isTold = view.phase === 'resolve' && card?.card && card.faceUp && !encounterOf(card.card).permanent
    return isTold ? [] : [say(`room-${space}`)]
  }
  const text = spaceText(space)
  return text === '' ? [] : [italic(text)]
}

function roomLines(view: WarlockView, space: string): string[] {
  const room = isRoom(space) ? roomIn(view, space) : null
  if (!room) return []
  const { encounter, pile } = room
  const guard =
    encounter === null ? [] : [encounter.card === null ? say('guard-unknown') : guardText(view, encounter.card)]
  const things = [...guard, ...goods({ cards: pile })]
  return things.length === 0 ? [] : [say('scene-room', { things: listOf(things) })]
}

function guardText(view: WarlockView, card: FoeId): string {
  if (!isMonster(card)) return foeName(card)
  const figures = monstersNow(view, card).map(({ skill, stamina }) => say('figures', { skill, stamina }))
  return say('guard-figures', { foe: `foe-${card}`, figures: figures.join(say('semicolon')) })
}

/** An alarm for all players: an adventurer may open the chest. */
function chestLines({ players }: WarlockView, names: Names): string[] {
  const near = players.filter(({ adventurer }) => adventurer?.space === TREASURE_ROOM).map(({ seat }) => names(seat))
  return near.length === 0 ? [] : [say('scene-at-chest', { count: near.length, who: listOf(near) })]
}

/** The locks of the chest, the last round, and whether attacks are allowed. */
function clockLine(view: WarlockView): string {
  const { openLock, options } = view
  return joined(
    ' · ',
    openLock === null ? say('clock-locks') : say('clock-lock-open', { number: openLock }),
    options['midnight-bell'] ? say('clock-bell', { round: lastRound(view) }) : '',
    options['peaceful-mountain'] && !isAlone(view) ? say('clock-peace') : '',
  )
}

/** The places of all adventurers, and the known parts of the mountain. Plain text, at most 1,000 characters. */
export function pictureOf(view: WarlockView, names: Names): string {
  const people = view.players.map(({ seat, adventurer }) => {
    const who = names(seat)
    if (!adventurer) return say('picture-person-gone', { who })
    return say('scene-person', { who, place: placeByDoor(adventurer.space, inSpace(adventurer.space)) })
  })
  const foes = view.rooms.flatMap(({ room, encounter }) =>
    encounter?.card && !encounterOf(encounter.card).room
      ? [say('foe-somewhere', { foe: `foe-${encounter.card}`, place: inSpace(room) })]
      : [],
  )
  const bare = view.rooms.filter(({ encounter, pile }) => !encounter && pile === 0)
  // Before the cards are laid out, all rooms are.
  const isLaidOut = bare.length < view.rooms.length
  const rooms = isLaidOut ? bare.flatMap(({ room }) => (room === TREASURE_ROOM ? [] : [spaceName(room)])) : []
  const [maze, piles] = [mazeTexts(view), pileTexts(view)]
  const lines = [
    ...people,
    ...(foes.length > 0 ? [say('picture-met', { foes: listOf(foes) })] : []),
    ...(maze.length > 0 ? [say('sentence', { clauses: capital(listOf(maze)) })] : []),
    ...(piles.length > 0 ? [say('picture-floor', { piles: listOf(piles) })] : []),
    ...(rooms.length > 0 ? [say('picture-bare', { rooms: listOf(rooms) })] : []),
    ...ownText(view),
  ]
  return within(1000, lines.join(' ') || say('picture-before'))
}

/** "Maze space 3 is open to the north", for every card that the view knows. */
export function mazeTexts({ maze }: WarlockView): string[] {
  return maze.flatMap(({ maze: id, card }) =>
    card ? [say('maze-space', { number: mazeNumber(id), sides: sidesText(mazeCardOf(card).openSides) })] : [],
  )
}

/** "2 Treasure cards in the Guardroom", for every pile on the floor. */
export function pileTexts({ discarded }: WarlockView): string[] {
  return discarded.map(({ space, count }) =>
    say('cards-somewhere', { cards: listOf(goods({ cards: count })), place: inSpace(space) }),
  )
}

/** The private part of a map: known Treasure, and the rooms one turn away. */
function ownText(view: WarlockView): string[] {
  if (view.viewer === null) return []
  const cards = (view.own?.knows ?? []).flatMap(({ card, where }) => {
    const space = spaceKnown(where)
    return space === null ? [] : [say('card-somewhere', { ...namedCard(card), place: inSpace(space) })]
  })
  const turns = view.result ? new Map<string, number>() : turnsTo(view, view.viewer, 1)
  const rooms = ROOM_IDS.filter((room) => turns.get(room) === 1).map(spaceName)
  return [
    ...(cards.length > 0 ? [say('picture-known', { cards: listOf(cards) })] : []),
    ...(rooms.length > 0 ? [say('picture-near', { rooms: listOf(rooms) })] : []),
  ]
}

/** The result, best first. Only a reckoning counts points (WAR-20.2). */
export function outcomeOf(view: WarlockView, names: Names): readonly string[] {
  const result = view.result ?? []
  if (isAlone(view)) return result.map(({ seat, won }) => say(won ? 'outcome-alone-won' : 'outcome-alone-lost', { who: names(seat) })) // prettier-ignore
  const isReckoned = wasReckoned(view)
  return result.map(({ seat, rank, won, score: points }) => {
    const how = won ? 'won' : 'other'
    const told = isReckoned
      ? say(`outcome-${how}-points`, { who: names(seat), points })
      : say(`outcome-${how}`, { who: names(seat) })
    return say('outcome', { rank, result: joined(' · ', told, heldText(view, seat)) })
  })
}

function wasReckoned(view: WarlockView): boolean {
  return view.round >= lastRound(view) && (view.result ?? []).some(({ won, score }) => !won && score > 0)
}

/** A seat's Key cards, and whether its player has left. */
function heldText({ players }: WarlockView, seat: Seat): string {
  const keys = [...(players[seat]?.keyNumbers ?? [])].sort((a, b) => a - b).map(String)
  return joined(
    ' · ',
    players[seat]?.presence === 'left' ? say('outcome-left') : '',
    keys.length === 0 ? say('outcome-blank') : say('outcome-held', { count: keys.length, numbers: listOf(keys) }),
  )
}

/** A seat's points, if any were counted, and its Key cards. */
export function scoreOf(view: WarlockView, seat: Seat): string {
  const own = view.result?.find((one) => one.seat === seat)
  if (!own || isAlone(view)) return ''
  return joined(' · ', wasReckoned(view) ? say('outcome-points', { points: own.score }) : '', heldText(view, seat))
}

/** Cards whose bearer is public. */
export function shownText(view: WarlockView, seat: Seat): string {
  return listOf((adventurerOf(view, seat)?.shown ?? []).map(cardShort))
}
