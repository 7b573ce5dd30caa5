import type { Names, Outlook } from '../../../../engine/index.ts'
import { bold, capital, farText, listOf, within, passage } from '../../../../language/index.ts'
import { realmOf, roadsFrom, terrainAt, type Hex } from '../../data/board.ts'
import { clueOf } from '../../data/components.ts'
import { TERRAINS, type HexId, type Terrain } from '../../data/ids.ts'
import { turnsTo } from '../../view/reach.ts'
import { hexOfLocation, locationAtHex, roleAt } from '../../view/reading.ts'
import type { ImperialView } from '../../view/view.ts'
import { inPlace, placeLabel, placeName, terrainName } from '../places.ts'
import { clueLine } from '../things.ts'
import { personText, seatsOn } from './people.ts'

/** The whole realm: the people, each of its nine quarters, and the roads between them. */
export function realmOutlook(view: ImperialView, names: Names): Outlook {
  const { hexes } = realmOf(view.realm)
  const turns: Turns = view.viewer === null ? new Map() : turnsTo(view, view.viewer)
  return {
    title: 'The realm',
    passages: [
      ...passage('', [
        `A map of ${hexes.length} hexes in nine rows from north to south, ${view.realm === null ? 'as it is printed' : `shuffled, number ${view.realm}`}.`,
        cityLine(view),
        ...oasisLine(view),
        ...(turns.size === 0 ? [] : ['How far a place is, is told in turns of yours at best.']),
      ]),
      ...passage('Where you are', hereLines(view)),
      ...passage('Who is where', whereLines(view, names)),
      ...passage('Your clues', clueLinesOf(view, turns)),
      ...QUARTERS.flatMap(({ title, rows, cols }) => {
        const part = hexes.filter(({ row, col }) => isWithin(row, rows) && isWithin(col, cols))
        return passage(title, [groundLine(part), ...part.flatMap((hex) => locationLine(view, hex, turns))])
      }),
    ],
    near: nearOf(view, names),
  }
}

type Turns = ReadonlyMap<HexId, number>
type Span = readonly [from: number, to: number]

const ROWS = [['North', [0, 2]], ['Middle', [3, 5]], ['South', [6, 8]]] as const // prettier-ignore
const COLS = [['west', [0, 2]], ['', [3, 6]], ['east', [7, 9]]] as const // prettier-ignore

const QUARTERS: readonly { readonly title: string; readonly rows: Span; readonly cols: Span }[] = ROWS.flatMap(
  ([row, rows]) => COLS.map(([col, cols]) => ({ title: titleOf(row, col), rows, cols })),
)

function titleOf(row: string, col: string): string {
  if (row === 'Middle') return col === '' ? 'The middle of the realm' : `The ${col}`
  return `The ${row.toLowerCase()}${col === '' ? '' : `-${col}`}`
}

function isWithin(at: number, [from, to]: Span): boolean {
  return at >= from && at <= to
}

function cityLine({ lostCity }: ImperialView): string {
  return lostCity === null
    ? 'Nobody has found the Lost City yet.'
    : `The Lost City has been found ${inPlace(lostCity)}, ${terrainName(terrainAt(lostCity))}.`
}

function oasisLine({ turn }: ImperialView): string[] {
  if (turn.oasis === null) return []
  return [turn.oasis ? 'The Vanishing Oasis is there in this turn.' : 'The Vanishing Oasis is away in this turn.']
}

function hereLines(view: ImperialView): string[] {
  const me = view.viewer === null ? null : roleAt(view, view.viewer)
  return me ? [`You are ${me.inPrison ? 'in prison ' : ''}${inPlace(me.hex, view.lostCity)}.`] : []
}

function whereLines(view: ImperialView, names: Names): string[] {
  const lines = view.players.flatMap(({ seat, character }) =>
    character ? [`${capital(inPlace(character.hex, view.lostCity))}: ${personText(view, seat, names)}`] : [],
  )
  return lines.length === 0 ? ['Nobody has set out yet.'] : lines
}

function clueLinesOf(view: ImperialView, turns: Turns): string[] {
  return view.hand.map((clue) => {
    const { location, name } = clueOf(clue)
    const hex = location === null ? null : hexOfLocation(view, location)
    const far = hex === null ? '' : `, ${farText(turns.get(hex))}`
    return `${bold(name)}: ${clueLine(clue)}${far}${location !== null && hex === null ? ', which nobody has found yet' : ''}.`
  })
}

/** "Mountains (5), forest (3) and sea (1)." */
function groundLine(part: readonly Hex[]): string {
  const counts = TERRAINS.map((terrain: Terrain) => ({
    terrain,
    many: part.filter((hex) => hex.terrain === terrain).length,
  }))
  const found = counts.filter(({ many }) => many > 0).sort((a, b) => b.many - a.many)
  return `${capital(listOf(found.map(({ terrain, many }) => `${terrainName(terrain)} (${many})`)))}.`
}

/** A named place: its terrain, distance, people and roads. */
function locationLine(view: ImperialView, { id, terrain }: Hex, turns: Turns): string[] {
  if (locationAtHex(view, id) === null) return []
  const far = turns.size === 0 ? '' : `, ${farText(turns.get(id))}`
  const roads = roadsOf(view, id).map(({ hex, steps }) => `${placeName(hex, view.lostCity)} (${steps})`)
  const ways = roads.length === 0 ? '' : ` Steps by road: ${listOf(roads)}.`
  return [`${bold(capital(placeName(id, view.lostCity)))}, ${terrainName(terrain)}${far}.${ways}`]
}

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
    const hint = [
      ...(clues.includes(id) ? ['one of your clues is good here'] : []),
      ...(here.length > 0 ? [`${listOf(here)} ${here.length === 1 ? 'is' : 'are'} here`] : []),
    ].join('; ')
    return { id, label: capital(placeLabel(id, view.lostCity)), ...(hint === '' ? {} : { hint: within(100, hint) }) }
  })
}
