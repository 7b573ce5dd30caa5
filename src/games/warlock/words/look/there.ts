import type { Names, Seat } from '../../../../engine/index.ts'
import { bold, capital, count, joined, listOf } from '../../../../language/index.ts'
import { isMaze, isRoom, TREASURE_ROOM } from '../../data/board.ts'
import { mazeCardOf } from '../../data/components.ts'
import type { FoeId, SpaceId } from '../../data/ids.ts'
import { adventurerOf, isAlone, isMonster, isOver, monstersNow, roomIn } from '../../view/reading.ts'
import type { WarlockView } from '../../view/view.ts'
import { agrees, cardName, foeName, mazeCardName, monsterName, sidesText } from '../names.ts'

/** The people and things on a space, as its picture shows them. */

/** The seats on a space. */
export function seatsOn({ players }: WarlockView, space: SpaceId): Seat[] {
  return players.flatMap(({ seat, adventurer }) => (adventurer?.space === space ? [seat] : []))
}

/** "**Ann** has Skill 9, Stamina 12 and Luck 8, two Gold, no Provisions and four Treasure cards." */
export function personText(view: WarlockView, seat: Seat, names: Names): string {
  const me = adventurerOf(view, seat)
  if (!me) return ''
  const { skill, stamina, luck, gold, provisions, treasures, lanterns, missed } = me
  return joined(
    ' ',
    `${names(seat)} has Skill ${skill.now}, Stamina ${stamina.now} and Luck ${luck.now}, ${gold} Gold, ${provisions} Provisions and ${count(treasures, 'Treasure card')}.`,
    seat === view.active && !isOver(view) ? 'It is this one’s turn.' : '',
    lanterns === 0 ? 'Without a lantern.' : '',
    missed > 0 ? `Misses ${count(missed, 'turn')}.` : '',
  )
}

/** The things on a space, a sentence each. */
export function thingsOn(view: WarlockView, space: SpaceId, names: Names): string[] {
  const floor = view.discarded.find((one) => one.space === space)?.count ?? 0
  const caches = view.caches.filter((one) => one.space === space)
  return [
    ...(isRoom(space) ? roomTexts(view, space, names) : []),
    ...(isMaze(space) ? mazeTexts(view, space) : []),
    ...(space === TREASURE_ROOM ? [chestText(view)] : []),
    ...(floor > 0 ? [`${capital(count(floor, 'Treasure card'))} ${floor === 1 ? 'lies' : 'lie'} on the floor.`] : []),
    ...caches.map(({ owner, count: many }) => `${capital(count(many, 'Treasure card'))} of ${names(owner)} ${many === 1 ? 'is' : 'are'} hidden here.`),
    ...knownTexts(view, space),
  ] // prettier-ignore
}

function roomTexts(view: WarlockView, space: SpaceId, names: Names): string[] {
  const room = roomIn(view, space)
  if (!room) return []
  if (view.phase === 'setup') return ['Its cards are not laid out yet.']
  const { encounter, pile, lockedTo } = room
  return [
    encounter === null ? 'Nobody waits there.' : encounterText(view, encounter.card, encounter.faceUp),
    ...(pile > 0 ? [`${capital(count(pile, 'Treasure card'))} ${pile === 1 ? 'lies' : 'lie'} there, face down.`] : []),
    ...(lockedTo === null ? [] : [`Closed to ${names(lockedTo)} until ${isAlone(view) ? 'another room has been left' : 'somebody else has called'}.`]),
  ] // prettier-ignore
}

function encounterText(view: WarlockView, card: FoeId | null, faceUp: boolean): string {
  if (card === null) return 'A face-down card waits there: nobody knows what.'
  const figures = isMonster(card)
    ? monstersNow(view, card).map(({ id, skill, stamina }) => `${monsterName(card, id)}, Skill ${skill} and Stamina ${stamina}`) // prettier-ignore
    : []
  return `${bold(foeName(card))} ${agrees(card, 'waits', 'wait')} there${faceUp ? '' : ', the card face down'}${figures.length === 0 ? '' : `: ${figures.join('; ')}`}.`
}

function mazeTexts(view: WarlockView, space: SpaceId): string[] {
  const card = view.maze.find(({ maze }) => maze === space)
  if (!card?.card) return ['Its Maze card is face down: nobody knows which ways are open.']
  return [`Its Maze card is the ${mazeCardName(card.card)}, ${card.faceUp ? 'face up' : 'face down again'}: ${sidesText(mazeCardOf(card.card).openSides)}.`] // prettier-ignore
}

function chestText({ openLock }: WarlockView): string {
  return openLock === null
    ? 'The chest stands there, with three locks, all shut.'
    : `The chest stands there; lock ${openLock} is open, and two are shut.`
}

/** Treasure cards there that only the viewer has seen. */
function knownTexts({ own }: WarlockView, space: SpaceId): string[] {
  const seen = (own?.knows ?? []).filter(({ where }) =>
    where.at === 'room' ? where.room === space : (where.at === 'pile' || where.at === 'cache') && where.space === space,
  )
  return seen.length === 0 ? [] : [`You know what lies there: ${listOf(seen.map(({ card }) => cardName(card)))}.`]
}
