import type { Names, Outlook } from '../../../../engine/index.ts'
import { bold, capital, farText, joined, listOf, passage } from '../../../../language/index.ts'
import { SPACES, type Region, type Space } from '../../data/board.ts'
import type { SpaceId } from '../../data/ids.ts'
import { turnsTo } from '../../view/reach.ts'
import { adventurerOf, lastRound } from '../../view/reading.ts'
import type { WarlockView } from '../../view/view.ts'
import { doorNearby, inSpace, spaceName, spaceShort } from '../names.ts'
import { personText, seatsOn, thingsOn } from './there.ts'

type Turns = ReadonlyMap<SpaceId, number>

/** The whole dungeon: the people, then every room, passage, bank and Maze space with its contents. */
export function dungeonOutlook(view: WarlockView, names: Names): Outlook {
  const { viewer } = view
  const turns: Turns = viewer === null ? new Map() : turnsTo(view, viewer)
  const me = viewer === null ? null : adventurerOf(view, viewer)
  return {
    title: 'The dungeon',
    passages: [
      ...passage('', [
        'Corridors and rooms beneath Firetop Mountain, from the Entrance in the south over the river to the north, and through the Maze to the Treasure Room. Squares are called by column and row: A is in the west, 1 in the north.',
        `The last round is round ${lastRound(view)}.`,
        ...(turns.size === 0 ? [] : ['How far a place is, is told in turns of yours at best.']),
      ]),
      ...passage('Where you are', me ? [`You are ${inSpace(me.space)}${doorNearby(me.space)}.`] : []),
      ...passage('Who is where', whereLines(view, names)),
      ...REGIONS.flatMap(([region, heading]) => passage(heading, regionLines(view, region, turns, names))),
    ],
    near: nearOf(view, names),
  }
}

const REGIONS: readonly (readonly [Region, string])[] = [
  ['south', 'South of the river'],
  ['north', 'North of the river'],
  ['maze', 'In the Maze'],
  ['sanctum', 'Beyond the Maze'],
]

function whereLines(view: WarlockView, names: Names): string[] {
  return view.players.map(({ seat, adventurer }) =>
    adventurer
      ? `${capital(inSpace(adventurer.space))}${doorNearby(adventurer.space)}: ${personText(view, seat, names)}`
      : `${names(seat)} is not on the board.`,
  )
}

/** All spaces except bare corridor. */
function regionLines(view: WarlockView, region: Region, turns: Turns, names: Names): string[] {
  const told = SPACES.filter((space) => space.region === region && isWorthTelling(view, space, names))
  return told.map((space) => spaceLine(view, space, turns, names))
}

function isWorthTelling(view: WarlockView, { id, type }: Space, names: Names): boolean {
  return type !== 'corridor' || thingsOn(view, id, names).length > 0
}

/** "**Guardroom**, at Q30, two turns away, doors at Q28 and Q32. A face-down card waits there …" */
function spaceLine(view: WarlockView, space: Space, turns: Turns, names: Names): string {
  const { id, type, label, neighbours } = space
  const here = seatsOn(view, id).map(names)
  const doors = type === 'room' ? [`${neighbours.length === 1 ? 'door' : 'doors'} at ${listOf(neighbours.map(spaceName))}`] : [] // prettier-ignore
  const far = turns.size === 0 ? [] : [farText(turns.get(id))]
  const name = type === 'corridor' ? `Corridor ${label}` : spaceShort(id)
  return joined(
    ' ',
    `${[bold(name), ...(type === 'corridor' ? [] : [`at ${label}`]), ...far, ...doors].join(', ')}.`,
    here.length === 0 ? '' : `${listOf(here)} ${here.length === 1 ? 'is' : 'are'} there.`,
    ...thingsOn(view, id, names),
  )
}

/** The spaces of most interest first: those with people, known cards or open things; then all rooms. */
function nearOf(view: WarlockView, names: Names): Outlook['near'] {
  const people = view.players.flatMap(({ adventurer }) => (adventurer ? [adventurer.space] : []))
  const known = (view.own?.knows ?? []).flatMap(({ where }) =>
    where.at === 'room' ? [where.room] : where.at === 'pile' || where.at === 'cache' ? [where.space] : [],
  )
  const lying = [...view.discarded, ...view.caches].map(({ space }) => space)
  const met = view.rooms.filter(({ encounter }) => encounter?.card).map(({ room }) => room)
  const rooms = SPACES.filter(({ type }) => type !== 'corridor').map(({ id }) => id)
  return [...new Set<SpaceId>([...people, ...known, ...lying, ...met, ...rooms])].map((id) => {
    const here = seatsOn(view, id).map(names)
    const who = here.length === 0 ? '' : `${listOf(here)} ${here.length === 1 ? 'is' : 'are'} here.`
    const hint = joined(' ', who, ...thingsOn(view, id, names))
    return { id, label: `${spaceShort(id)}${doorNearby(id)}`, ...(hint === '' ? {} : { hint }) }
  })
}
