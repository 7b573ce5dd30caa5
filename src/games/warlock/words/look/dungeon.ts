import type { Names, Outlook } from '../../../../engine/index.ts'
import { capital, farText, joined, listOf, passage } from '../../../../language/index.ts'
import { SPACES, type Region, type Space } from '../../data/board.ts'
import type { SpaceId } from '../../data/ids.ts'
import { turnsTo } from '../../view/reach.ts'
import { adventurerOf, lastRound } from '../../view/reading.ts'
import type { WarlockView } from '../../view/view.ts'
import { inSpace, placeByDoor, spaceLabel, spaceName } from '../names.ts'
import { say } from '../say.ts'
import { personText, seatsOn, thingsOn } from './there.ts'

type Turns = ReadonlyMap<SpaceId, number>

/** The whole dungeon: the people, then every room, passage, bank and Maze space with its contents. */
export function dungeonOutlook(view: WarlockView, names: Names): Outlook {
  const { viewer } = view
  const turns: Turns = viewer === null ? new Map() : turnsTo(view, viewer)
  const me = viewer === null ? null : adventurerOf(view, viewer)
  return {
    title: say('dungeon'),
    passages: [
      ...passage('', [
        say('dungeon-about'),
        say('dungeon-last-round', { round: lastRound(view) }),
        ...(turns.size === 0 ? [] : [say('dungeon-distances')]),
      ]),
      ...passage(say('dungeon-where-you-are'), me ? [say('dungeon-you-are', { place: placeOf(me.space) })] : []),
      ...passage(say('dungeon-who-is-where'), whereLines(view, names)),
      ...REGIONS.flatMap((region) => passage(say(`dungeon-${region}`), regionLines(view, region, turns, names))),
    ],
    near: nearOf(view, names),
  }
}

const REGIONS = ['south', 'north', 'maze', 'sanctum'] as const satisfies readonly Region[]

const placeOf = (id: SpaceId): string => placeByDoor(id, inSpace(id))

function whereLines(view: WarlockView, names: Names): string[] {
  return view.players.map(({ seat, adventurer }) =>
    adventurer
      ? say('dungeon-person', { place: capital(placeOf(adventurer.space)), person: personText(view, seat, names) })
      : say('picture-person-gone', { who: names(seat) }),
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

/** "**Guardroom**, at Q30. Two turns away. Doors at Q28 and Q32. A face-down card waits there …" */
function spaceLine(view: WarlockView, space: Space, turns: Turns, names: Names): string {
  const { id, type, label, neighbours } = space
  const squares = listOf(neighbours.map(spaceName))
  return joined(
    ' ',
    type === 'corridor' ? say('map-corridor', { label }) : say('map-space', { title: spaceLabel(id), label }),
    turns.size === 0 ? '' : say('sentence', { clauses: capital(farText(turns.get(id))) }),
    type === 'room' ? say('map-doors', { count: neighbours.length, squares }) : '',
    peopleText(view, id, 'people-there', names),
    ...thingsOn(view, id, names),
  )
}

function peopleText(view: WarlockView, id: SpaceId, words: 'people-there' | 'people-here', names: Names): string {
  const here = seatsOn(view, id).map(names)
  return here.length === 0 ? '' : say(words, { count: here.length, who: listOf(here) })
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
    const hint = joined(' ', peopleText(view, id, 'people-here', names), ...thingsOn(view, id, names))
    return { id, label: placeByDoor(id, spaceLabel(id)), ...(hint === '' ? {} : { hint }) }
  })
}
