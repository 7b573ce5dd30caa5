import type { Names, Outlook, Passage } from '../../../../engine/index.ts'
import { capital, farText, joined, listOf, nameList, passage, spoken } from '../../../../language/index.ts'
import { RINGS, spaceOf } from '../../data/components.ts'
import { CROWN, drawsOn } from '../../data/board.ts'
import { SPACE_IDS, type Region, type SpaceId } from '../../data/ids.ts'
import { turnsTo } from '../../view/reach.ts'
import { roleAt } from '../../view/reading.ts'
import { spaceId, spaceLabel, spaceTextAt } from '../names.ts'
import type { Saw } from '../people.ts'
import { say } from '../say.ts'
import { alarmLines, weatherLines } from '../scene.ts'
import { personText, seatsOn, thingsOn } from './there.ts'

type Turns = ReadonlyMap<SpaceId, number>

/** The whole board: the people, then every space of each Region in the order of its ring. */
export function wholeOutlook(view: Saw, names: Names): Outlook {
  const { viewer } = view
  const turns: Turns = viewer === null ? new Map() : turnsTo(view, viewer)
  const me = viewer === null ? null : roleAt(view, viewer)
  const weather = [...alarmLines(view, names), ...weatherLines(view, names)].map(spoken)
  return {
    title: say('board'),
    passages: [
      ...passage('', [
        say('board-about'),
        say('board-ways'),
        ...(turns.size === 0 ? [] : [say('board-distances')]),
        ...weather,
      ]),
      ...passage(say('board-where-you-are'), me ? [say('board-you-are', { place: spaceId(me.space) })] : []),
      ...passage(say('board-who-is-where'), whereLines(view, names)),
      ...(Object.keys(RINGS) as Region[]).map((region) => regionPassage(view, region, turns, names)),
    ],
    near: nearOf(view, names),
  }
}

function whereLines(view: Saw, names: Names): string[] {
  const lines = view.players.flatMap(({ seat, character }) =>
    character
      ? [capital(say('board-person', { place: spaceId(character.space), person: personText(view, seat, names) }))]
      : [],
  )
  return lines.length === 0 ? [say('board-nobody')] : lines
}

function regionPassage(view: Saw, region: Region, turns: Turns, names: Names): Passage {
  const spaces = region === 'inner' ? [...RINGS.inner, CROWN] : RINGS[region]
  const isOutOfReach = turns.size > 0 && spaces.every((space) => !turns.has(space))
  const intro = say(`board-${region}`, { count: spaces.length })
  return {
    heading: say(`region-${region}`),
    lines: [
      joined(' ', intro, isOutOfReach ? say('board-out-of-reach') : ''),
      ...spaces.map((space) => spaceLine(view, space, isOutOfReach ? new Map() : turns, names)),
    ],
  }
}

/** "**North Woods**, one Turn away. Draw 1 card. Troll is there. Lying there: Wolf (Strength 2)." */
function spaceLine(view: Saw, id: SpaceId, turns: Turns, names: Names): string {
  const [space, { n: count = 1 }] = [spaceId(id), spaceOf(id).instruction]
  const things = thingsOn(view, id)
  return joined(
    ' ',
    turns.size === 0
      ? say('board-space', { space })
      : say('board-space-far', { space, far: farText(turns.get(id), 'Turn') }),
    drawsOn(id) ? say('draws', { count }) : spaceTextAt(id, view.options),
    peopleText(view, id, 'people-there', names),
    things.length === 0 ? '' : say('things-there', { things: nameList(things) }),
  )
}

function peopleText(view: Saw, id: SpaceId, words: 'people-there' | 'people-here', names: Names): string {
  const here = seatsOn(view, id).map(names)
  return here.length === 0 ? '' : say(words, { count: here.length, who: listOf(here) })
}

/** The spaces of most interest: those with people or cards. */
function nearOf(view: Saw, names: Names): Outlook['near'] {
  const people = view.players.flatMap(({ character }) => (character ? [character.space] : []))
  const lying = SPACE_IDS.filter((space) => thingsOn(view, space).length > 0)
  return [...new Set([...people, ...lying, ...SPACE_IDS])].map((id) => {
    const things = thingsOn(view, id)
    const hint = joined(
      ' ',
      peopleText(view, id, 'people-here', names),
      things.length === 0 ? '' : say('things-here', { things: nameList(things) }),
    )
    return { id, label: spaceLabel(id), ...(hint === '' ? {} : { hint }) }
  })
}
