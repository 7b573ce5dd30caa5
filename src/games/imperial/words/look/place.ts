import type { Names, Outlook } from '../../../../engine/index.ts'
import { capital, listOf, passage } from '../../../../language/index.ts'
import { isOcean, kindOf, neighboursOf, roadsFrom, terrainAt } from '../../data/board.ts'
import { clueOf } from '../../data/components.ts'
import type { HexId, LocationId } from '../../data/ids.ts'
import { locationAtHex } from '../../view/reading.ts'
import type { ImperialView } from '../../view/view.ts'
import { locationText, placeLabel, placeName, terrainId, windId, windName } from '../places.ts'
import { clueLines, encounterLine, groundText, tableLines } from '../reference/places.ts'
import { say } from '../say.ts'
import { clueName } from '../things.ts'
import { personText, seatsOn } from './people.ts'
import { wayLines } from './way.ts'

/** A hex: its terrain, people, neighbours and distance. */
export function placeOutlook(view: ImperialView, hex: HexId, names: Names): Outlook {
  const { lostCity } = view
  const location = locationAtHex(view, hex)
  const people = seatsOn(view, hex).map((seat) => personText(view, seat, names))
  const near = neighboursOf(hex).map((next) => ({ next, wind: windId(hex, next) ?? '' }))
  return {
    title: capital(placeName(hex, lostCity)),
    passages: [
      ...passage('', [groundText(hex), ...ownLines(view, location)]),
      ...passage(say('look-way'), wayLines(view, hex)),
      ...passage(say('look-people'), people.length === 0 ? [say('look-nobody')] : people),
      ...passage(say('look-beside'), [
        ...near.map(({ next, wind }) => stepText(view, hex, next, capital(windName(wind)))),
        ...edgeLine(near.map(({ wind }) => wind)),
      ]),
      ...passage(say('look-happens'), whatHappens(view, hex, location)),
    ],
    near: near.map(({ next, wind }) => ({
      id: next,
      label: say('near-step', { side: capital(windName(wind)), place: placeLabel(next, lostCity) }),
      hint: capital(wayOf(hex, next)),
    })),
  }
}

/** A neighbouring hex and the way to it. A named one has its terrain, too. */
function stepText(view: ImperialView, from: HexId, to: HexId, side: string): string {
  const step = { side, place: placeName(to, view.lostCity), way: wayOf(from, to) }
  return locationAtHex(view, to) === null
    ? say('look-step', step)
    : say('look-step-named', { ...step, terrain: terrainId(terrainAt(to)) })
}

/** The ways from a hex to the next. */
function wayOf(from: HexId, to: HexId): string {
  if (roadsFrom(from).includes(to)) return say('way-road')
  if (!isOcean(from) && !isOcean(to)) return say('way-land')
  return say(isOcean(from) && !isOcean(to) ? 'way-ashore' : 'way-sea')
}

const SIDES = ['w', 'e', 'nw', 'ne', 'sw', 'se'] as const

/** Hexes at the edge have fewer than six neighbours. */
function edgeLine(winds: readonly string[]): string[] {
  const open = SIDES.map((side) => `wind-${side}`).filter((side) => !winds.includes(side))
  const sides = open.map((name) => say('a-name.side', { name }))
  return open.length === 0 ? [] : [say('look-edge', { sides: listOf(sides) })]
}

function ownLines({ hand }: ImperialView, location: LocationId | null): string[] {
  const clues = location === null ? [] : hand.map((id) => clueOf(id)).filter((clue) => clue.location === location)
  return clues.map(({ id, stats, demandsWeapon }) =>
    say(demandsWeapon ? 'look-clue-weapon' : 'look-clue', { clue: clueName(id), treasures: stats.treasures ?? 0 }),
  )
}

function whatHappens(view: ImperialView, hex: HexId, location: LocationId | null): string[] {
  if (location === null) return [encounterLine(hex)]
  const isThere = view.turn.oasis !== null && seatsOn(view, hex).includes(view.active) ? view.turn.oasis : null
  return [
    locationText(location),
    ...(kindOf(location) === 'oasis' ? [say('look-oasis')] : []),
    ...(isThere === null ? [] : [say(isThere ? 'look-oasis-there' : 'look-oasis-gone')]),
    ...clueLines({ id: location }),
    say('topic-explore'),
    ...tableLines({ id: location }),
  ]
}
