import type { Topic } from '../../../../engine/index.ts'
import { capital, listOf, percent } from '../../../../language/index.ts'
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
import type { HexId, LocationId } from '../../data/ids.ts'
import { encounterOdds, waysToFind } from '../../view/odds.ts'
import { locationText, placeId, placeName, terrainId, terrainName } from '../places.ts'
import { say } from '../say.ts'
import { clueName } from '../things.ts'
import { kinded } from './kinds.ts'

/** The topics of the printed realm and of the exploration tables. */

export function locationTopics(): Topic[] {
  return [...PLACES.values()].map((place) => ({
    id: place.id,
    ...kinded('place'),
    title: say('a-name.plain', { name: placeId(place.id) }),
    flavour: locationText(place.id),
    lines: [say('topic-explore'), ...tableLines(place)],
    notes: [whereLine(place), ...clueLines(place)],
    refs: [...(place.hex === null ? [] : [place.hex]), ...new Set(Object.values(EXPLORATION.get(place.id) ?? {}))],
  }))
}

function whereLine({ hex }: Location): string {
  const one = HEXES.find(({ id }) => id === hex)
  if (hex === null || !one) return say('topic-lost')
  const roads = ROADS.filter(({ segments }) => segments.flat().includes(hex)).map(({ id }) => roadName(id))
  const terrain = terrainId(one.terrain)
  return roads.length === 0
    ? say('topic-on-map', { terrain })
    : say('topic-on-map-by-road', { terrain, roads: listOf(roads) })
}

/** The clues of a location. */
export function clueLines({ id }: Pick<Location, 'id'>): string[] {
  const names = [...CLUES.values()].filter(({ location }) => location === id).map(({ id: clue }) => clueName(clue))
  return names.length === 0 ? [] : [say('topic-clues', { clues: listOf(names) })]
}

/** "4: Treasure Clue". Totals with the same result share a line. */
export function tableLines({ id }: Pick<Location, 'id'>): string[] {
  const rows = Object.entries(EXPLORATION.get(id) ?? {})
  const outcomes = [...new Set(rows.map(([, outcome]) => outcome))]
  return outcomes.map((outcome) => {
    const totals = rows.filter(([, one]) => one === outcome).map(([total]) => total)
    const chance = percent(waysToFind(id, [outcome]) / 36)
    return say('explore-row', { totals: totals.join(', '), outcome: say(`outcome-${outcome}`), chance })
  })
}

export function outcomeTopics(): Topic[] {
  return [...EXPLORATION_OUTCOMES.values()].map(({ id }) => {
    const where = [...EXPLORATION].filter(([, rows]) => Object.values(rows).includes(id)).map(([location]) => location)
    return {
      id,
      ...kinded('outcome'),
      title: say(`outcome-${id}`),
      lines: [say(`print-outcome-${id}`)],
      notes: [say('topic-tables', { places: namesOf(where) })],
      refs: where,
    }
  })
}

function namesOf(locations: readonly LocationId[]): string {
  return listOf(locations.map((id) => say('a-name', { name: placeId(id) })))
}

export function hexTopics(): Topic[] {
  return HEXES.map((hex) => ({
    id: hex.id,
    kind: say('kind-hex'),
    group: say('group-hex'),
    title: capital(placeName(hex.id)),
    lines: hexLines(hex),
    refs: hex.location === null ? [] : [hex.location],
  }))
}

/** "Plains and shore." */
export function groundText(hex: HexId): string {
  return say('sentence', { clauses: capital(listOf(tagsAt(hex).map(terrainName))) })
}

/** The outcome of a move to a hex without a location. */
export function encounterLine(id: HexId): string {
  const { hostile, nobody } = encounterOdds(tagsAt(id))
  return say(isOcean(id) ? 'topic-encounter-at-sea' : 'topic-encounter', {
    hostile: percent(hostile),
    nobody: percent(nobody),
  })
}

function hexLines({ id, location }: Hex): string[] {
  const roads = roadsFrom(id)
  const ways = neighboursOf(id).map((next) => {
    const place = placeName(next)
    return roads.includes(next) ? say('by-road', { place }) : place
  })
  return [
    groundText(id),
    location === null ? encounterLine(id) : say('topic-explored', { place: placeId(location) }),
    say('topic-next', { places: listOf(ways) }),
  ]
}

export function roadTopics(): Topic[] {
  return ROADS.map(({ id, segments }) => {
    const hexes = [...new Set(segments.flat())]
    const named = hexes.flatMap((hex) => HEXES.find((one) => one.id === hex)?.location ?? [])
    return {
      id,
      ...kinded('road'),
      title: say('a-name.plain', { name: `road-${id}` }),
      lines: [say('topic-road', { hexes: hexes.length, places: namesOf(named) })],
      refs: named,
    }
  })
}

/** "the Emperor’s Road". */
function roadName(id: string): string {
  return say('a-name', { name: `road-${id}` })
}
