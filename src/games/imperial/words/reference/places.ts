import type { Topic } from '../../../../engine/index.ts'
import { capital, listOf, percent, typeset } from '../../../../language/index.ts'
import {
  HEXES,
  isOcean,
  neighboursOf,
  PLACES,
  ROADS,
  roadsFrom,
  tagsAt,
  type Hex,
  type Location,
} from '../../data/board.ts'
import { CLUES, EXPLORATION, EXPLORATION_OUTCOMES } from '../../data/components.ts'
import type { HexId } from '../../data/ids.ts'
import { encounterOdds, waysToFind } from '../../view/odds.ts'
import { locationName, placeName, terrainName } from '../places.ts'

/** The topics of the printed realm and of the exploration tables. */

export function locationTopics(): Topic[] {
  return [...PLACES.values()].map((place) => ({
    id: place.id,
    kind: 'Place',
    title: capital(locationName(place.id)).replace(/^The /, ''),
    lines: [
      typeset(place.text),
      ...whereLine(place),
      ...clueLines(place),
      'Exploring it, by the sum of two dice:',
      ...tableLines(place),
    ],
    refs: [...(place.hex === null ? [] : [place.hex]), ...new Set(Object.values(EXPLORATION.get(place.id) ?? {}))],
  }))
}

function whereLine({ hex }: Location): string[] {
  if (hex === null) return ['Nobody knows where it lies, until somebody stumbles upon it.']
  const roads = ROADS.filter(({ segments }) => segments.flat().includes(hex)).map(({ id }) => roadName(id))
  const one = HEXES.find(({ id }) => id === hex)
  return [
    `On the printed map: ${one ? terrainName(one.terrain) : ''}${roads.length > 0 ? `, on ${listOf(roads)}` : ''}.`,
  ]
}

/** The clues of a location. */
export function clueLines({ id }: Pick<Location, 'id'>): string[] {
  const names = [...CLUES.values()].filter(({ location }) => location === id).map(({ name }) => name)
  return names.length === 0 ? [] : [`Clues that are good here: ${listOf(names)}.`]
}

/** "4: Treasure Clue". Totals with the same result share a line. */
export function tableLines({ id }: Pick<Location, 'id'>): string[] {
  const rows = Object.entries(EXPLORATION.get(id) ?? {})
  const outcomes = [...new Set(rows.map(([, outcome]) => outcome))]
  return outcomes.map((outcome) => {
    const totals = rows.filter(([, one]) => one === outcome).map(([total]) => total)
    const name = EXPLORATION_OUTCOMES.get(outcome)?.name ?? outcome
    return `- ${totals.join(', ')}: ${name}, ${percent(waysToFind(id, [outcome]) / 36)}`
  })
}

export function outcomeTopics(): Topic[] {
  return [...EXPLORATION_OUTCOMES.values()].map(({ id, name, text }) => {
    const where = [...EXPLORATION].filter(([, rows]) => Object.values(rows).includes(id)).map(([location]) => location)
    return {
      id,
      kind: 'Result of exploring',
      title: name,
      lines: [typeset(text), `On the tables of ${listOf(where.map(locationName))}.`],
      refs: where,
    }
  })
}

export function hexTopics(): Topic[] {
  return HEXES.map((hex) => ({
    id: hex.id,
    kind: 'Hex of the printed map',
    title: capital(placeName(hex.id)),
    lines: hexLines(hex),
    refs: hex.location === null ? [] : [hex.location],
  }))
}

/** The outcome of a move to a hex without a location. */
export function encounterLine(id: HexId): string {
  const { hostile, nobody } = encounterOdds(tagsAt(id))
  return `Whoever ends here draws an encounter${isOcean(id) ? ' at sea' : ''}: hostile ${percent(hostile)}, nobody ${percent(nobody)}.`
}

function hexLines({ id, location }: Hex): string[] {
  const roads = roadsFrom(id)
  const ways = neighboursOf(id).map((next) => `${placeName(next)}${roads.includes(next) ? ' (road)' : ''}`)
  return [
    `${capital(listOf(tagsAt(id).map(terrainName)))}.`,
    location === null ? encounterLine(id) : `Whoever ends here explores ${locationName(location)}.`,
    `Next to it: ${listOf(ways)}.`,
  ]
}

export function roadTopics(): Topic[] {
  return ROADS.map(({ id, segments }) => {
    const hexes = [...new Set(segments.flat())]
    const named = hexes.flatMap((hex) => HEXES.find((one) => one.id === hex)?.location ?? [])
    return {
      id,
      kind: 'Road',
      title: capital(roadName(id)).replace(/^The /, ''),
      lines: [`${hexes.length} hexes long, past ${listOf(named.map(locationName))}.`],
      refs: named,
    }
  })
}

/** "the Emperors road". */
function roadName(id: string): string {
  return `the ${capital(id.replaceAll('-', ' ')).replace('Emperors', 'Emperor’s').replace('Pilgrims', 'Pilgrims’')}`
}
