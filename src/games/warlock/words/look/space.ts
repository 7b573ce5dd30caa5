import type { Names, Outlook } from '../../../../engine/index.ts'
import { capital, spoken, passage } from '../../../../language/index.ts'
import type { Space } from '../../data/board.ts'
import { foeText, spaceLabel } from '../names.ts'
import { say } from '../say.ts'
import { spaceTopic } from '../reference.ts'
import { roomIn } from '../../view/reading.ts'
import type { WarlockView } from '../../view/view.ts'
import { landmarkText, linksOf, linkText, runBeyond, type TopicLink } from './links.ts'
import { personText, seatsOn, thingsOn } from './there.ts'
import { wayLines } from './way.ts'

/** A space: its people, things, doors, corridors and distance. */
export function spaceOutlook(view: WarlockView, space: Space, names: Names): Omit<Outlook, 'title'> {
  const { id } = space
  const { flavour, lines, notes = [] } = spaceTopic(space)
  const links = linksOf(view, space)
  const people = seatsOn(view, id).map((seat) => personText(view, seat, names))
  const things = thingsOn(view, id, names)
  const known = roomIn(view, id)?.encounter?.card ?? null
  return {
    passages: [
      ...passage('', [...notes, ...(flavour === undefined ? [] : [flavour]), ...lines].map(spoken)),
      ...passage(say('look-way'), wayLines(view, id)),
      ...passage(say('look-people'), people.length === 0 ? [say('look-nobody')] : people),
      ...passage(say('look-things'), [...things, ...(known === null ? [] : [foeText(known)])]),
      ...passage(
        say('look-links'),
        links.map((link) => linkText(id, link)),
      ),
    ],
    near: nearOf(id, links),
  }
}

/** The neighbours of a space, and the ends of its corridors. */
function nearOf(id: Space['id'], links: readonly TopicLink[]): Outlook['near'] {
  const beside = links.map(({ to, side, how }) => ({
    id: to,
    label: say('near-link', { side, to: spaceLabel(to) }),
    hint: capital(how),
  }))
  const beyond = links.flatMap(({ to, side }) => {
    const { end, steps } = runBeyond(id, to)
    return end === to ? [] : [{ id: end, label: say('near-run', { side, steps, to: landmarkText(end) }) }]
  })
  const all = [...beside, ...beyond]
  return all.filter((one, at) => one.id !== id && all.findIndex((other) => other.id === one.id) === at)
}
