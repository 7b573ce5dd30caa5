import type { Drama, DramaDie, DramaSide, Happened, Names, Seat, Sum } from '../../../engine/index.ts'
import { capital, count, listOf, signed } from '../../../language/index.ts'
import { CHARACTERS, CREATURES, isCard, isMagic, kindIdOf, KINDS, SPACES_DATA } from '../data/components.ts'
import type { CardId, CreatureId, SpaceId } from '../data/ids.ts'
import type { TalismanFact } from '../facts/index.ts'
import type { TalismanFactOf } from './chronicle/lines.ts'
import { rowText } from './chronicle/table.ts'
import { cardName, foeList, inSpace, sourceName, spellTitle, thePlain, kindName } from './names.ts'

/** Events with a picture: fights, deaths, robberies, great treasures, the Crown, meetings, draws and purchases. */

type Told = readonly Happened<TalismanFact>[]

export function dramasOf(told: Told): readonly Drama[] {
  return told.flatMap(({ fact, names }, at) => dramaOf(fact, names, told.slice(0, at), told.slice(at + 1)) ?? [])
}

/** `before` and `after`: the facts around it. */
function dramaOf(fact: TalismanFact, names: Names, before: Told, after: Told): Drama | null {
  switch (fact.kind) {
    case 'fought':
      return fightDrama(fact, names, after)
    case 'died':
      return deathDrama(fact, names)
    case 'crown-reached':
      return crownDrama(
        fact.seat,
        names,
        `${names(fact.seat)} stands on the Crown of Command`,
        fact.first ? ['The first of all to come so far.'] : [],
      )
    case 'command-cast':
      return commandDrama(fact, names)
    case 'game-over':
      return overDrama(fact, names)
    case 'given':
      return isRobbery(before, fact) ? robberyDrama(fact, names, thePlain(fact.card), kindIdOf(fact.card)) : null
    case 'gold-given':
      return isRobbery(before, fact) ? robberyDrama(fact, names, `${fact.gold} Gold`) : null
    case 'taken':
    case 'received':
      return gainDrama(fact.seat, fact.card, names)
    case 'cards-drawn': {
      const card = fact.cards.at(-1)
      return card === undefined ? null : faceDrama(kindIdOf(card), `${names(fact.seat)} draws ${thePlain(card)}`)
    }
    case 'met':
      return isCard(fact.card)
        ? faceDrama(kindIdOf(fact.card), `${names(fact.seat)} meets ${thePlain(fact.card)}`)
        : null
    case 'bought':
      return faceDrama(fact.item, `${names(fact.seat)} buys ${kindName(fact.item)}`)
    case 'spell-cast':
      return faceDrama(fact.id, `${names(fact.seat)} casts ${spellTitle(fact.id)}`)
    default:
      return null
  }
}

function faceDrama(about: string, title: string): Drama {
  return { kind: 'face', weight: 1, title, lines: [], about }
}

/** A player, named by the Character. */
function sideOf(seat: Seat, names: Names): DramaSide {
  const name = names(seat)
  const topic = [...CHARACTERS.values()].find((character) => character.name === name)?.id
  return { seat, name, ...(topic === undefined ? {} : { topic }) }
}

function fightDrama(fact: TalismanFactOf<'fought'>, names: Names, told: Told): Drama {
  const { seat, against, foes, fight, ours, theirs, ourDice, theirDice, result } = fact
  const next = told.findIndex((one) => one.fact.kind === 'fought')
  const after = next < 0 ? told : told.slice(0, next)
  const [won, lost] = result === 'stand-off' ? [null, null] : result === 'won' ? [true, false] : [false, true]
  const own = { ...sideOf(seat, names), ...throwOf(ours, ourDice, won, fight), won }
  const creatures = { seat: null, name: foesName(foes), ...(foes[0] === undefined ? {} : { topic: topicOf(foes[0]) }) }
  const other = {
    ...(against === null ? creatures : sideOf(against, names)),
    ...throwOf(theirs, theirDice, lost, fight),
    won: lost,
  }
  return {
    kind: 'fight',
    weight: result === 'stand-off' ? 1 : against === null ? 3 : 4,
    title: fightTitle(fact, names),
    lines: [fight === 'psychic' ? 'Psychic Combat: Craft against Craft.' : 'Combat: Strength against Strength.'],
    sides: [
      { ...own, left: leftOf(seat, won, after) },
      { ...other, left: against === null ? foesLeft(lost, after) : leftOf(against, lost, after) },
    ],
  }
}

function fightTitle({ seat, against, foes, result }: TalismanFactOf<'fought'>, names: Names): string {
  const other = against === null ? foeList(foes).replaceAll('**', '') : names(against)
  if (result === 'stand-off') return `${names(seat)} and ${other}: a Stand-off`
  const beat = against === null && foes.length > 1 ? 'beat' : 'beats'
  return result === 'won' ? `${names(seat)} beats ${other}` : capital(`${other} ${beat} ${names(seat)}`)
}

function foesName(foes: readonly string[]): string {
  return capital(foeList(foes).replaceAll('**', '').replace(/^the /, ''))
}

function topicOf(id: string): string {
  return isCard(id) ? kindIdOf(id) : id
}

/** The dice of a side. Of several, the one that counts is highlighted. */
function throwOf(
  { total, parts }: Sum,
  dice: readonly number[],
  won: boolean | null,
  fight: 'combat' | 'psychic',
): Omit<DramaSide, 'seat' | 'name'> {
  const counted = parts.find(({ from }) => from === 'die')?.value
  const at = dice.indexOf(counted ?? 0)
  const thrown = dice.map((value, index): DramaDie => ({
    value,
    counts: index === at && (dice.length > 1 || won === true),
  }))
  const stat = fight === 'psychic' ? 'Craft' : 'Strength'
  const fixed = parts.filter(({ from, value }) => from !== 'die' && value !== 0)
  const isPlain = (from: string) =>
    from === 'counters' || CREATURES.has(from as CreatureId) || (isCard(from) && fixed.length === 1)
  return {
    dice: thrown,
    parts: fixed.map(({ from, value }) => ({
      label: isPlain(from) ? stat : capital(sourceName(from).replace(/^the /, '')),
      value,
    })),
    total: String(total),
  }
}

/** The outcome of a fight for a Character, from the facts that followed. */
function leftOf(seat: Seat, won: boolean | null, after: Told): string {
  const facts = after.map(({ fact }) => fact)
  if (facts.some((fact) => fact.kind === 'died' && fact.seat === seat)) return 'dead'
  const lives = facts.find((fact) => fact.kind === 'counters' && fact.seat === seat && fact.stat === 'lives')
  if (lives?.kind === 'counters' && lives.change !== 0) {
    return `${signed(lives.change)} ${Math.abs(lives.change) === 1 ? 'Life' : 'Lives'}, ${lives.now} left`
  }
  return won === null ? 'stands' : won ? 'wins' : 'beaten'
}

function foesLeft(won: boolean | null, after: Told): string {
  const killed = after.find(({ fact }) => fact.kind === 'killed')?.fact
  if (killed?.kind === 'killed') return killed.kept.length > 0 ? 'a trophy' : 'no more'
  return won === null ? 'stands' : won ? 'wins' : 'beaten'
}

function deathDrama({ seat, character, space, by, deeds }: TalismanFactOf<'died'>, names: Names): Drama {
  const name = CHARACTERS.get(character)?.name ?? names(seat)
  const had = deeds
    ? [
        ...(deeds.trophies > 0 ? [count(deeds.trophies, 'trophy', 'trophies')] : []),
        ...(deeds.objects > 0 ? [count(deeds.objects, 'Object')] : []),
        ...(deeds.followers > 0 ? [count(deeds.followers, 'Follower')] : []),
        ...(deeds.gold > 0 ? [`${deeds.gold} Gold`] : []),
      ]
    : []
  const cause = sourceName(by)
  return {
    kind: 'death',
    weight: 4,
    title: `Here lies the ${name}`,
    lines: [
      `Fell ${inSpace(space)}${deeds ? `, in round ${deeds.round}` : ''}.`,
      ...(cause === '' ? [] : [`Of ${cause}.`]),
      ...(deeds ? [`Strength ${deeds.strength}, Craft ${deeds.craft}.`] : []),
      ...(had.length > 0 ? [`Leaves ${listOf(had)}.`] : deeds ? ['Leaves nothing but a name.'] : []),
    ],
    ...(hasFace(by) ? { about: topicOf(by) } : {}),
    sides: [{ seat, name, topic: character }],
  }
}

function hasFace(id: string): boolean {
  return isCard(id) || KINDS.has(id) || CREATURES.has(id as CreatureId) || SPACES_DATA.has(id as SpaceId)
}

function crownDrama(seat: Seat, names: Names, title: string, lines: readonly string[]): Drama {
  return { kind: 'crown', weight: 5, title, lines, about: 'crown-of-command', sides: [sideOf(seat, names)] }
}

function commandDrama({ seat, roll, takesEffect, lives = 1 }: TalismanFactOf<'command-cast'>, names: Names): Drama {
  const loss = lives === 1 ? 'a Life' : count(lives, 'Life', 'Lives')
  const effect = takesEffect
    ? `Everybody else loses ${loss}, or bows out.`
    : roll === null
      ? ''
      : rowText('command', roll.total)
  return {
    kind: 'blow',
    weight: takesEffect ? 4 : 2,
    title: `${names(seat)} casts the Command Spell`,
    lines: [takesEffect ? 'The spell strikes.' : 'The spell misses.', ...(effect === '' ? [] : [effect])],
    sides: [
      {
        ...sideOf(seat, names),
        ...(roll && {
          dice: roll.parts.filter(({ from }) => from === 'die').map(({ value }) => ({ value, counts: takesEffect })),
        }),
      },
    ],
  }
}

function overDrama({ winners, why }: TalismanFactOf<'game-over'>, names: Names): Drama | null {
  const [first] = winners
  if (first === undefined) return null
  const who = listOf(winners.map(names))
  const line = { crown: 'The Crown of Command fits.', last: 'The last one left.', limit: 'Closing time.' }[why]
  return {
    ...crownDrama(first, names, `${who} ${winners.length === 1 ? 'wins' : 'win'}`, [line]),
    sides: winners.slice(0, 2).map((seat) => sideOf(seat, names)),
  }
}

/** Whether a card changes hands as spoils of a fight or by theft. */
function isRobbery(before: Told, { from, to }: { readonly from: Seat; readonly to: Seat }): boolean {
  return before.some(
    ({ fact }) =>
      (fact.kind === 'spoils' && fact.seat === to && fact.loser === from) ||
      (fact.kind === 'ability-used' && fact.seat === to && fact.victim === from),
  )
}

function robberyDrama(
  { from, to }: { readonly from: Seat; readonly to: Seat },
  names: Names,
  what: string,
  about?: string,
): Drama {
  return {
    kind: 'robbery',
    weight: 2,
    title: `${names(to)} robs ${names(from)}`,
    lines: [`${capital(what)} changes hands.`],
    ...(about === undefined ? {} : { about }),
    sides: [sideOf(to, names), sideOf(from, names)],
  }
}

/** Magic Objects and Talismans are great treasures. */
function gainDrama(seat: Seat, card: CardId, names: Names): Drama {
  const about = kindIdOf(card)
  const title = `${names(seat)} takes ${thePlain(card)}`
  if (!isMagic(card) && about !== 'talisman') return faceDrama(about, title)
  const text = KINDS.get(about)?.text ?? ''
  return {
    kind: 'prize',
    weight: 2,
    title,
    lines: text === '' ? [cardName(card)] : [text.replaceAll("'", '’')],
    about,
    sides: [sideOf(seat, names)],
  }
}
