import type { Names, Outlook, Passage } from '../../../../engine/index.ts'
import { bold, capital, count, farText, joined, listOf, spoken } from '../../../../language/index.ts'
import { RINGS } from '../../data/components.ts'
import { CROWN, drawsOn } from '../../data/board.ts'
import { SPACE_IDS, type Region, type SpaceId } from '../../data/ids.ts'
import { turnsTo } from '../../view/reach.ts'
import { roleAt } from '../../view/reading.ts'
import { inSpace, spaceLabel, spaceTextAt } from '../names.ts'
import type { Saw } from '../people.ts'
import { REGION_NAMES } from '../reference.ts'
import { alarmLines, weatherLines } from '../scene.ts'
import { lyingText, personText, seatsOn, thingsOn } from './there.ts'

type Turns = ReadonlyMap<SpaceId, number>

/** The whole board: the people, then every space of each Region in the order of its ring. */
export function wholeOutlook(view: Saw, names: Names): Outlook {
  const { viewer } = view
  const turns: Turns = viewer === null ? new Map() : turnsTo(view, viewer)
  const me = viewer === null ? null : roleAt(view, viewer)
  const weather = [...alarmLines(view, names), ...weatherLines(view, names)].map(spoken)
  return {
    title: 'The board',
    passages: [
      {
        heading: '',
        lines: [
          'Three rings around the Crown of Command: the Outer Region, the Middle Region across the Storm River, and the Inner Region behind the Fire Mountains.',
          'The bridge leads from the Sentinel to the Middle Hills, the Portal of Power to the Plain of Peril.',
          ...(turns.size === 0 ? [] : ['How far a space is, is told in Turns of yours at best.']),
          ...weather,
        ],
      },
      ...(me ? [{ heading: 'Where you are', lines: [`You are ${inSpace(me.space)}.`] }] : []),
      { heading: 'Who is where', lines: whereLines(view, names) },
      ...(Object.keys(REGION_NAMES) as Region[]).map((region) => regionPassage(view, region, turns, names)),
    ],
    near: nearOf(view, names),
  }
}

function whereLines(view: Saw, names: Names): string[] {
  const lines = view.players.flatMap(({ seat, character }) =>
    character ? [`${capital(inSpace(character.space))}: ${personText(view, seat, names)}`] : [],
  )
  return lines.length === 0 ? ['Nobody has set out yet.'] : lines
}

const BEGINNINGS: Readonly<Record<Region, string>> = {
  outer: 'clockwise from the Village in the north-west corner',
  middle: 'clockwise from the Portal of Power in the north-west corner',
  inner: 'clockwise from the Plain of Peril in the north-west corner; the Crown of Command is in the middle',
}

function regionPassage(view: Saw, region: Region, turns: Turns, names: Names): Passage {
  const spaces = region === 'inner' ? [...RINGS.inner, CROWN] : RINGS[region]
  const isOutOfReach = turns.size > 0 && spaces.every((space) => !turns.has(space))
  const intro = `${capital(count(spaces.length, 'space'))}, told ${BEGINNINGS[region]}.`
  const far = isOutOfReach ? new Map() : turns
  return {
    heading: REGION_NAMES[region],
    lines: [
      isOutOfReach ? `${intro} All of it is out of reach for you now.` : intro,
      ...spaces.map((space) => spaceLine(view, space, far, names)),
    ],
  }
}

/** "**North Woods**, one Turn away. Draw 1 card. Troll is there. Wolf (Strength 2) lies there." */
function spaceLine(view: Saw, space: SpaceId, turns: Turns, names: Names): string {
  const people = seatsOn(view, space).map(names)
  const text = spaceTextAt(space, view.options)
  return joined(
    ' ',
    `${bold(spaceLabel(space))}${turns.size === 0 ? '' : `, ${farText(turns.get(space), 'Turn')}`}.`,
    drawsOn(space) ? (text.split(/(?<=\.) /)[0] ?? '') : text,
    people.length === 0 ? '' : `${listOf(people)} ${people.length === 1 ? 'is' : 'are'} there.`,
    lyingText(view, space),
  )
}

/** The spaces of most interest: those with people or cards. */
function nearOf(view: Saw, names: Names): Outlook['near'] {
  const people = view.players.flatMap(({ character }) => (character ? [character.space] : []))
  const lying = SPACE_IDS.filter((space) => thingsOn(view, space).length > 0)
  return [...new Set([...people, ...lying, ...SPACE_IDS])].map((id) => {
    const here = seatsOn(view, id).map(names)
    const who = here.length === 0 ? '' : `${listOf(here)} ${here.length === 1 ? 'is' : 'are'} here`
    const hint = joined('; ', who, thingsOn(view, id).join(', '))
    return { id, label: spaceLabel(id), ...(hint === '' ? {} : { hint }) }
  })
}
