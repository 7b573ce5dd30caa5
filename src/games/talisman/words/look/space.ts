import type { Names, Outlook } from '../../../../engine/index.ts'
import { bold, capital, joined, signed, passage } from '../../../../language/index.ts'
import { SHOPS, spaceOf, TABLES, type Shop, type Table } from '../../data/components.ts'
import type { SpaceId } from '../../data/ids.ts'
import { cardText, foeFigures, spaceLabel, spaceTextAt } from '../names.ts'
import type { Saw } from '../people.ts'
import { REGION_NAMES, shopTopic, tableTopic } from '../reference.ts'
import { linksOf, linkText } from './links.ts'
import { personText, seatsOn, thingsOn } from './there.ts'
import { wayLines } from './way.ts'

/** A space: its people, cards, neighbours, distance and instruction. */
export function spaceOutlook(view: Saw, space: SpaceId, names: Names): Outlook {
  const links = linksOf(space)
  const people = seatsOn(view, space).map((seat) => personText(view, seat, names))
  return {
    title: spaceLabel(space),
    passages: [
      ...passage('', [`A space of the ${REGION_NAMES[spaceOf(space).region]}.`, ...instructionLines(view, space)]),
      ...passage('How far it is', wayLines(view, space)),
      ...passage('Who is here', people.length === 0 ? ['Nobody.'] : people),
      ...passage('What lies here', lyingLines(view, space)),
      ...passage(
        'What it leads to',
        links.map((link) => `${capital(linkText(link))}.`),
      ),
      ...tablesOf(space).flatMap(({ title, lines }) => passage(title, lines)),
    ],
    near: distinct(
      links.map(({ to, by, takes }) => ({ id: to, label: spaceLabel(to), hint: joined('; ', capital(by), takes) })),
    ),
  }
}

/** Names a neighbour once, also if two links lead to it. */
function distinct(near: Outlook['near']): Outlook['near'] {
  return near.filter(({ id }, at) => near.findIndex((other) => other.id === id) === at)
}

function instructionLines(view: Saw, space: SpaceId): string[] {
  const { enemyDieBonus, noMagicObjects } = spaceOf(space).instruction
  return [
    spaceTextAt(space, view.options),
    ...(enemyDieBonus === undefined ? [] : [`Enemies add ${signed(enemyDieBonus)} to their die.`]),
    ...(noMagicObjects === true ? ['No Magic Object works here.'] : []),
  ]
}

/** Every card with its whole text, and its stock. */
function lyingLines(view: Saw, space: SpaceId): string[] {
  const { cards = [] } = view.ground[space] ?? {}
  const others = thingsOn(view, space).slice(cards.length)
  const lines = [
    ...cards.map((card) => {
      const left = view.stock[card]
      return `${bold(foeFigures(card))}: ${cardText(card)}${left === undefined ? '' : ` ${left} left.`}`
    }),
    ...others.map((thing) => `${capital(thing)}.`),
  ]
  return lines.length === 0 ? ['Nothing.'] : lines
}

/** The tables and shops of a space. */
function tablesOf(space: SpaceId) {
  const { table } = spaceOf(space).instruction
  const isHere = (id: string) => id === table || id.startsWith(`${space}-`)
  const tables = [...TABLES.values()].filter(({ id }: Table) => isHere(id)).map(tableTopic)
  return [...tables, ...[...SHOPS.values()].filter(({ id }: Shop) => isHere(id)).map(shopTopic)]
}
