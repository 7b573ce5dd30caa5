import type { Names, Outlook } from '../../../../engine/index.ts'
import { bold, capital, count, listOf, typeset, passage } from '../../../../language/index.ts'
import { isOcean, kindOf, neighboursOf, roadsFrom, tagsAt, terrainAt } from '../../data/board.ts'
import { clueOf } from '../../data/components.ts'
import type { HexId, LocationId } from '../../data/ids.ts'
import { locationAtHex } from '../../view/reading.ts'
import type { ImperialView } from '../../view/view.ts'
import { locationName, locationText, placeLabel, placeName, terrainName, windFrom } from '../places.ts'
import { clueLines, encounterLine, tableLines } from '../reference/places.ts'
import { personText, seatsOn } from './people.ts'
import { wayLines } from './way.ts'

/** A hex: its terrain, people, neighbours and distance. */
export function placeOutlook(view: ImperialView, hex: HexId, names: Names): Outlook {
  const { lostCity } = view
  const location = locationAtHex(view, hex)
  const people = seatsOn(view, hex).map((seat) => personText(view, seat, names))
  const near = neighboursOf(hex).map((next) => ({ next, wind: windFrom(hex, next) }))
  return {
    title: capital(placeName(hex, lostCity)),
    passages: [
      ...passage('', [`${capital(listOf(tagsAt(hex).map(terrainName)))}.`, ...ownLines(view, location)]),
      ...passage('How far it is', wayLines(view, hex)),
      ...passage('Who is here', people.length === 0 ? ['Nobody.'] : people),
      ...passage('What lies around it', [
        ...near.map(({ next, wind }) => `${capital(wind?.long ?? '')}: ${stepText(view, hex, next)}.`),
        ...edgeLine(near.flatMap(({ wind }) => (wind ? [wind.long] : []))),
      ]),
      ...passage('What happens here', whatHappens(view, hex, location)),
    ],
    near: near.map(({ next, wind }) => ({
      id: next,
      label: `${capital(wind?.long ?? '')}: ${placeLabel(next, lostCity)}`,
      hint: wayOf(hex, next),
    })),
  }
}

/** A neighbouring hex and the way to it. A named one has its terrain, too. */
function stepText(view: ImperialView, from: HexId, to: HexId): string {
  const ground = locationAtHex(view, to) === null ? '' : `, ${terrainName(terrainAt(to))}`
  return `${placeName(to, view.lostCity)}${ground}, ${wayOf(from, to)}`
}

/** The ways from a hex to the next. */
function wayOf(from: HexId, to: HexId): string {
  if (roadsFrom(from).includes(to)) return 'by road'
  if (!isOcean(from) && !isOcean(to)) return 'across country'
  return isOcean(from) && !isOcean(to)
    ? 'ashore from the sea, with a boat or ship'
    : 'over the sea, with a boat or ship'
}

const SIDES = ['west', 'east', 'north-west', 'north-east', 'south-west', 'south-east'] as const

/** Hexes at the edge have fewer than six neighbours. */
function edgeLine(winds: readonly string[]): string[] {
  const open = SIDES.filter((side) => !winds.includes(side))
  return open.length === 0 ? [] : [`The map ends to the ${listOf(open)}.`]
}

function ownLines({ hand }: ImperialView, location: LocationId | null): string[] {
  const clues = location === null ? [] : hand.map((id) => clueOf(id)).filter((clue) => clue.location === location)
  return clues.map(
    ({ name, stats, demandsWeapon }) =>
      `Your clue ${bold(name)} is good here: ${count(stats.treasures ?? 0, 'treasure')}${demandsWeapon ? ' for a weapon' : ''}.`,
  )
}

function whatHappens(view: ImperialView, hex: HexId, location: LocationId | null): string[] {
  if (location === null) return [encounterLine(hex)]
  const isOasis = kindOf(location) === 'oasis'
  const isThere = view.turn.oasis !== null && seatsOn(view, hex).includes(view.active) ? view.turn.oasis : null
  return [
    ...[locationText(location)].filter((text) => text !== '').map(typeset),
    ...(isOasis ? ['It is there on an even die; else this is desert, and whoever ends here draws an encounter.'] : []),
    ...(isThere === null ? [] : [isThere ? 'In this turn it is there.' : 'In this turn it is away.']),
    ...clueLines({ id: location }),
    `Whoever explores ${locationName(location)} throws two dice:`,
    ...tableLines({ id: location }),
  ]
}
