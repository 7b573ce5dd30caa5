import type { Names, Outlook } from '../../../../engine/index.ts'
import { capital, joined, listOf, passage, within } from '../../../../language/index.ts'
import { realmOf, roadsFrom, type Hex } from '../../data/board.ts'
import { clueOf } from '../../data/components.ts'
import { TERRAINS, type HexId } from '../../data/ids.ts'
import { turnsTo } from '../../view/reach.ts'
import { hexOfLocation, locationAtHex, roleAt } from '../../view/reading.ts'
import type { ImperialView } from '../../view/view.ts'
import { inPlace, placeLabel, placeName, terrainId } from '../places.ts'
import { say } from '../say.ts'
import { placeText } from '../scene.ts'
import { clueLine, clueName } from '../things.ts'
import { personText, seatsOn } from './people.ts'

/** The whole realm: the people, each of its nine quarters, and the roads between them. */
export function realmOutlook(view: ImperialView, names: Names): Outlook {
  const { hexes } = realmOf(view.realm)
  const turns: Turns = view.viewer === null ? new Map() : turnsTo(view, view.viewer)
  return {
    title: say('realm-title'),
    passages: [
      ...passage('', [
        mapLine(view, hexes.length),
        cityLine(view),
        ...oasisLine(view),
        ...(turns.size === 0 ? [] : [say('realm-distances')]),
      ]),
      ...passage(say('look-here'), hereLines(view)),
      ...passage(say('look-where'), whereLines(view, names)),
      ...passage(say('look-clues'), clueLinesOf(view, turns)),
      ...QUARTERS.flatMap(({ quarter, rows, cols }) => {
        const part = hexes.filter(({ row, col }) => isWithin(row, rows) && isWithin(col, cols))
        return passage(say(`quarter-${quarter}`), [
          groundLine(part),
          ...part.flatMap((hex) => locationLine(view, hex, turns)),
        ])
      }),
    ],
    near: nearOf(view, names),
  }
}

type Turns = ReadonlyMap<HexId, number>
type Span = readonly [from: number, to: number]

const ROWS = [['north', [0, 2]], ['middle', [3, 5]], ['south', [6, 8]]] as const // prettier-ignore
const COLS = [['west', [0, 2]], ['middle', [3, 6]], ['east', [7, 9]]] as const // prettier-ignore

const QUARTERS = ROWS.flatMap(([row, rows]) =>
  COLS.map(([col, cols]) => ({ quarter: `${row}-${col}` as const, rows, cols })),
)

function isWithin(at: number, [from, to]: Span): boolean {
  return at >= from && at <= to
}

function mapLine({ realm }: ImperialView, hexes: number): string {
  return realm === null ? say('realm-map', { hexes }) : say('realm-map-shuffled', { hexes, number: String(realm) })
}

function cityLine({ lostCity }: ImperialView): string {
  return lostCity === null ? say('realm-city-unfound') : say('realm-city', { place: inPlace(lostCity) })
}

function oasisLine({ turn }: ImperialView): string[] {
  return turn.oasis === null ? [] : [say(turn.oasis ? 'realm-oasis-there' : 'realm-oasis-gone')]
}

function hereLines(view: ImperialView): string[] {
  const me = view.viewer === null ? null : roleAt(view, view.viewer)
  return me ? [say('you-are', { place: placeText(view, me) })] : []
}

function whereLines(view: ImperialView, names: Names): string[] {
  const lines = view.players.flatMap(({ seat, character }) => {
    if (!character) return []
    const place = capital(inPlace(character.hex, view.lostCity))
    return [say('person-at', { place, person: personText(view, seat, names) })]
  })
  return lines.length === 0 ? [say('nobody-yet')] : lines
}

function clueLinesOf(view: ImperialView, turns: Turns): string[] {
  return view.hand.map((clue) => {
    const { location } = clueOf(clue)
    const hex = location === null ? null : hexOfLocation(view, location)
    const isUnfound = location !== null && hex === null
    const where = hex === null ? (isUnfound ? say('clue-unfound') : '') : farText(turns.get(hex))
    return joined(' ', say('realm-clue', { clue: clueName(clue), worth: clueLine(clue) }), where)
  })
}

function farText(turns: number | undefined): string {
  return turns === undefined ? say('far-unreachable') : say('far', { turns })
}

/** "Mountains (5), forest (3) and sea (1)." */
function groundLine(part: readonly Hex[]): string {
  const counts = TERRAINS.map((terrain) => ({
    terrain: terrainId(terrain),
    count: part.filter((hex) => hex.terrain === terrain).length,
  }))
  const found = counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
  return say('sentence', { clauses: capital(listOf(found.map((one) => say('ground', one)))) })
}

/** A named place: its terrain, distance, people and roads. */
function locationLine(view: ImperialView, { id, terrain }: Hex, turns: Turns): string[] {
  if (locationAtHex(view, id) === null) return []
  const roads = roadsOf(view, id).map(({ hex, steps }) => say('steps-to', { place: placeName(hex, view.lostCity), steps }))
  return [
    joined(
      ' ',
      say('realm-place', { place: capital(placeName(id, view.lostCity)), terrain: terrainId(terrain) }),
      turns.size === 0 ? '' : farText(turns.get(id)),
      roads.length === 0 ? '' : say('realm-roads', { places: listOf(roads) }),
    ),
  ]
} // prettier-ignore

/** The first named place along each of its roads, with the steps to it. */
function roadsOf(view: ImperialView, start: HexId): { readonly hex: HexId; readonly steps: number }[] {
  const steps = new Map([[start, 0]])
  const found: { hex: HexId; steps: number }[] = []
  for (const [hex, gone] of steps) {
    if (hex !== start && locationAtHex(view, hex) !== null) found.push({ hex, steps: gone })
    else for (const next of roadsFrom(hex)) if (!steps.has(next)) steps.set(next, gone + 1)
  }
  return found
}

/** The places of most interest first: those of people and clues, and the Lost City; then all named ones. */
function nearOf(view: ImperialView, names: Names): Outlook['near'] {
  const { hexes } = realmOf(view.realm)
  const people = view.players.flatMap(({ character }) => (character ? [character.hex] : []))
  const clues = view.hand.flatMap((clue) => {
    const { location } = clueOf(clue)
    const hex = location === null ? null : hexOfLocation(view, location)
    return hex === null ? [] : [hex]
  })
  const city = view.lostCity === null ? [] : [view.lostCity]
  const named = hexes.filter(({ location }) => location !== null).map(({ id }) => id)
  return [...new Set([...people, ...clues, ...city, ...named])].map((id) => {
    const here = seatsOn(view, id).map(names)
    const hint = joined(
      say('semicolon'),
      clues.includes(id) ? say('near-clue') : '',
      here.length > 0 ? say('near-people', { count: here.length, who: listOf(here) }) : '',
    )
    return { id, label: capital(placeLabel(id, view.lostCity)), ...(hint === '' ? {} : { hint: within(100, hint) }) }
  })
}
