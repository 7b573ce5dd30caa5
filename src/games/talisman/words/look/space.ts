import type { Names, Outlook } from '../../../../engine/index.ts'
import { capital, passage } from '../../../../language/index.ts'
import { SHOPS, spaceOf, TABLES, type Shop, type Table } from '../../data/components.ts'
import type { SpaceId } from '../../data/ids.ts'
import { cardTextAt, foeWithFigure, spaceLabel, spaceTextAt } from '../names.ts'
import type { Saw } from '../people.ts'
import { shopTopic, tableTopic } from '../reference.ts'
import { say } from '../say.ts'
import { linkHint, linksOf, linkText } from './links.ts'
import { personText, seatsOn, thingsOn } from './there.ts'
import { wayLines } from './way.ts'

/** A space: its people, cards, neighbours, distance and instruction. */
export function spaceOutlook(view: Saw, space: SpaceId, names: Names): Outlook {
  const links = linksOf(space, view.options)
  const people = seatsOn(view, space).map((seat) => personText(view, seat, names))
  return {
    title: spaceLabel(space),
    passages: [
      ...passage('', instructionLines(view, space)),
      ...passage(say('look-way'), wayLines(view, space)),
      ...passage(say('look-people'), people.length === 0 ? [say('look-nobody')] : people),
      ...passage(say('look-things'), lyingLines(view, space)),
      ...passage(say('look-links'), links.map(linkText)),
      ...tablesOf(space).flatMap(({ title, lines }) => passage(title, lines)),
    ],
    near: distinct(links.map((link) => ({ id: link.to, label: spaceLabel(link.to), hint: linkHint(link) }))),
  }
}

/** Names a neighbour once, also if two links lead to it. */
function distinct(near: Outlook['near']): Outlook['near'] {
  return near.filter(({ id }, at) => near.findIndex((other) => other.id === id) === at)
}

function instructionLines(view: Saw, space: SpaceId): string[] {
  const { region, instruction } = spaceOf(space)
  const { enemyDieBonus: bonus, noMagicObjects } = instruction
  return [
    say('look-about', { region: `region-${region}` }),
    spaceTextAt(space, view.options),
    ...(bonus === undefined ? [] : [say('look-bonus', { bonus })]),
    ...(noMagicObjects === true ? [say('look-no-magic')] : []),
  ]
}

/** Every card with its whole text, and its stock. */
function lyingLines(view: Saw, space: SpaceId): string[] {
  const { cards = [] } = view.ground[space] ?? {}
  const others = thingsOn(view, space).slice(cards.length)
  const lines = [
    ...cards.map((card) => {
      const [told, left] = [{ card: foeWithFigure(card), text: cardTextAt(card, view.options) }, view.stock[card]]
      return left === undefined ? say('look-card', told) : say('look-card-left', { ...told, left })
    }),
    ...others.map((thing) => capital(say('look-thing', { thing }))),
  ]
  return lines.length === 0 ? [say('look-nothing')] : lines
}

/** The tables and shops of a space. */
function tablesOf(space: SpaceId) {
  const { table } = spaceOf(space).instruction
  const isHere = (id: string) => id === table || id.startsWith(`${space}-`)
  const tables = [...TABLES.values()].filter(({ id }: Table) => isHere(id)).map(tableTopic)
  return [...tables, ...[...SHOPS.values()].filter(({ id }: Shop) => isHere(id)).map(shopTopic)]
}
