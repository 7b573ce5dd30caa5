import type { Names, Seat } from '../../../../engine/index.ts'
import { joined, listOf } from '../../../../language/index.ts'
import { isMaze, isRoom, TREASURE_ROOM } from '../../data/board.ts'
import { mazeCardOf } from '../../data/components.ts'
import type { FoeId, SpaceId } from '../../data/ids.ts'
import { adventurerOf, isAlone, isMonster, isOver, monstersNow, roomIn } from '../../view/reading.ts'
import type { WarlockView } from '../../view/view.ts'
import { cardName, mazeCardName, monsterId, sidesText } from '../names.ts'
import { say } from '../say.ts'

/** The people and things on a space, as its picture shows them. */

/** The seats on a space. */
export function seatsOn({ players }: WarlockView, space: SpaceId): Seat[] {
  return players.flatMap(({ seat, adventurer }) => (adventurer?.space === space ? [seat] : []))
}

/** "**Ann** has Skill 9, Stamina 12 and Luck 8, 2 Gold, 0 Provisions and 4 Treasure cards." */
export function personText(view: WarlockView, seat: Seat, names: Names): string {
  const me = adventurerOf(view, seat)
  if (!me) return ''
  const { skill, stamina, luck, gold, provisions, treasures, lanterns, missed } = me
  const scores = { skill: skill.now, stamina: stamina.now, luck: luck.now }
  return joined(
    ' ',
    say('person-sheet', { who: names(seat), ...scores, gold, provisions, treasures }),
    seat === view.active && !isOver(view) ? say('person-turn') : '',
    lanterns === 0 ? say('person-no-lantern') : '',
    missed > 0 ? say('person-misses', { turns: missed }) : '',
  )
}

/** The things on a space, a sentence each. */
export function thingsOn(view: WarlockView, space: SpaceId, names: Names): string[] {
  const floor = view.discarded.find((one) => one.space === space)?.count ?? 0
  const caches = view.caches.filter((one) => one.space === space)
  return [
    ...(isRoom(space) ? roomTexts(view, space, names) : []),
    ...(isMaze(space) ? [mazeText(view, space)] : []),
    ...(space === TREASURE_ROOM ? [chestText(view)] : []),
    ...(floor > 0 ? [say('things-floor', { count: floor })] : []),
    ...caches.map(({ owner, count }) => say('things-cache', { who: names(owner), count })),
    ...knownTexts(view, space),
  ]
}

function roomTexts(view: WarlockView, space: SpaceId, names: Names): string[] {
  const room = roomIn(view, space)
  if (!room) return []
  if (view.phase === 'setup') return [say('things-not-laid-out')]
  const { encounter, pile, lockedTo } = room
  const closed = isAlone(view) ? 'things-closed-alone' : 'things-closed'
  return [
    encounter === null ? say('things-nobody') : encounterText(view, encounter.card, encounter.faceUp),
    ...(pile > 0 ? [say('things-pile', { count: pile })] : []),
    ...(lockedTo === null ? [] : [say(closed, { who: names(lockedTo) })]),
  ]
}

function encounterText(view: WarlockView, card: FoeId | null, faceUp: boolean): string {
  if (card === null) return say('things-unknown')
  const monsters = isMonster(card) ? monstersNow(view, card) : []
  const figures = monsters.map(({ id, skill, stamina }) =>
    monsters.length === 1
      ? say('figures', { skill, stamina })
      : say('things-monster', { monster: monsterId(card, id), skill, stamina }),
  )
  const foe = say(faceUp ? 'things-foe' : 'things-foe-down', { foe: `foe-${card}` })
  return joined(' ', foe, figures.length === 0 ? '' : say('sentence', { clauses: figures.join(say('semicolon')) }))
}

function mazeText(view: WarlockView, space: SpaceId): string {
  const card = view.maze.find(({ maze }) => maze === space)
  if (!card?.card) return say('things-maze-unknown')
  const sides = sidesText(mazeCardOf(card.card).openSides)
  return say(card.faceUp ? 'things-maze' : 'things-maze-down', { card: mazeCardName(card.card), sides })
}

function chestText({ openLock }: WarlockView): string {
  return openLock === null ? say('things-chest') : say('things-chest-open', { number: openLock })
}

/** Treasure cards there that only the viewer has seen. */
function knownTexts({ own }: WarlockView, space: SpaceId): string[] {
  const seen = (own?.knows ?? []).filter(({ where }) =>
    where.at === 'room' ? where.room === space : (where.at === 'pile' || where.at === 'cache') && where.space === space,
  )
  return seen.length === 0 ? [] : [say('things-known', { cards: listOf(seen.map(({ card }) => cardName(card))) })]
}
