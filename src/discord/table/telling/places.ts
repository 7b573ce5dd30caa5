import type { Seat } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { plainFullNames } from '../../kit/names.ts'
import { matching, orInEnglish } from '../../kit/search.ts'
import { say } from '../../words/index.ts'

/** The places of a game's board, and the names under which people look for them. */

/** A place by the piece that stands there: `seat:2`. */
const SEAT_VALUE = /^seat:(\d{1,2})$/

/** A place, or a person who stands for one, as it is proposed. */
export interface PlaceChoice {
  readonly name: string
  readonly value: string
}

/** People on the board, each with where that is, and all places by name. */
export function placeChoices(tableView: TableView, viewer: Seat | null): readonly PlaceChoice[] {
  const { board } = tableView.game.words
  if (!board) return []
  const view = tableView.viewFor(viewer)
  const places = board.places(view).map(({ id, title }) => ({ name: title, value: id }))
  const titles = new Map(places.map(({ name, value }) => [value, name]))
  const names = plainFullNames(tableView.record)
  const people = board.standing(view).flatMap((place, seat) => {
    const title = place === null ? undefined : titles.get(place)
    return title === undefined
      ? []
      : [{ name: say('place-of-player', { name: names(seat), place: title }), value: `seat:${seat}` }]
  })
  return [...people, ...places]
}

/** The place that a typed text names: a player's place, an id, or the best matching name; `null` if there is none. */
export function findPlace(view: TableView, viewer: Seat | null, typed: string): string | null {
  const person = SEAT_VALUE.exec(typed)?.[1]
  if (person !== undefined) return placeOf(view, viewer, Number(person))
  const choices = placeChoices(view, viewer)
  const named = () => matching(typed, placeChoices(view, viewer), ({ name }) => name)
  const found = choices.find(({ value }) => value === typed) ?? orInEnglish(named)[0]
  const who = SEAT_VALUE.exec(found?.value ?? '')?.[1]
  return who === undefined ? (found?.value ?? null) : placeOf(view, viewer, Number(who))
}

/** The place of a seat's piece; `null` if it is off the board, or there is no board. */
export function placeOf(view: TableView, viewer: Seat | null, seat: Seat): string | null {
  return view.game.words.board?.standing(view.viewFor(viewer))[seat] ?? null
}
