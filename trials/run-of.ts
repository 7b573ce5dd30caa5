import type { Asked, AsideOffer, Run, Seat } from '../src/engine/index.ts'

/** What a chooser looks at of a run, from a view of a table: the questions it may answer, and no more. */
export function runOf(
  asked: readonly Asked[],
  viewFor: (viewer: Seat | null) => unknown,
  asidesOf: (seat: Seat) => readonly AsideOffer[] = () => [],
): Run {
  const askedOf = (seat: Seat) => asked.find((one) => one.seat === seat)
  const glanceAt = (seat: Seat) => {
    const { verb, offers = [] } = askedOf(seat) ?? {}
    const [first, second] = offers
    return verb === undefined ? undefined : { verb, only: first && !second ? first.key : null }
  }
  const seatsAsked = asked.map(({ seat }) => seat)
  return { asked, seatsAsked, askedOf, glanceAt, view: viewFor, asidesOf } as unknown as Run
}
