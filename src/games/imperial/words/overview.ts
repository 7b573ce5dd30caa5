import type { Names, Passage, Seat } from '../../../engine/index.ts'
import { capital, italic, joined, listOf, ordersPassage, talliesOf } from '../../../language/index.ts'
import { armsOf, treasureOf, usableTypesOf } from '../data/components.ts'
import { IMPERIAL_TREASURES, RAISE_ADDS, SCORES, SPELL_IDS, type TileId } from '../data/ids.ts'
import { ORDER_FORMS } from '../data/orders.ts'
import { roleAt } from '../view/reading.ts'
import type { CharacterView, ImperialView } from '../view/view.ts'
import { clueHint } from './options/goods.ts'
import { orderOf } from './orders.ts'
import { inPlace } from './places.ts'
import { say } from './say.ts'
import { gearText, partyLines, placeText } from './scene.ts'
import {
  classId,
  clueName,
  clueText,
  headStartText,
  healthText,
  itemId,
  itemName,
  powerOf,
  scoreName,
  spellGist,
  spellName,
  spellTimes,
} from './things.ts'

/** The overview for all, and the hand of a player. */

export function overviewOf(view: ImperialView, names: Names): readonly Passage[] {
  return [...view.players.map(({ seat }) => playerPassage(view, seat, names)), tablePassage(view, names)]
}

function playerPassage(view: ImperialView, seat: Seat, names: Names): Passage {
  const me = roleAt(view, seat)
  const who = names(seat)
  if (!me) return { heading: who, lines: [absenceText(view, seat)] }
  const { treasures, spells, headStart } = me
  const spare = me.weapons.filter((tile) => tile !== me.weapon && tile !== me.shield)
  return {
    heading: seat === view.active && view.phase !== 'over' ? say('overview-active', { who }) : who,
    lines: [
      joined(
        ' · ',
        capital(say('a-name', { name: classId(me.id) })),
        capital(placeText(view, me)),
        capital(healthText(me)),
        me.held ? say('overview-held') : '',
        me.followed ? say('overview-followed') : '',
      ),
      say('overview-treasures', {
        count: treasures.length,
        treasures: listOf([...treasures].sort(imperialFirst).map(itemName)),
      }),
      joined(
        ' · ',
        say('overview-gear', { gear: gearText(me) }),
        spare.length === 0 ? '' : say('overview-spare', { weapons: talliesOf(spare.map(itemName)) }),
      ),
      say('overview-clues', { count: me.clues }),
      ...(spells.length === 0 ? [] : [say('overview-spells', { spells: listOf(spells.map(spellName)) })]),
      ...(view.options.experience ? [experienceLine(view, me)] : []),
      ...(headStart ? [say('overview-head-start', { extras: headStartText(headStart) })] : []),
      ...partyLines(me),
    ],
  }
}

function absenceText({ phase, players }: ImperialView, seat: Seat): string {
  if (phase === 'setup') return say('overview-choosing')
  return say(players[seat]?.standing === 'left' ? 'overview-left' : 'overview-out')
}

/** Experience, and the scores that it has raised. */
function experienceLine({ options }: ImperialView, { experience, raises }: CharacterView): string {
  const raised = SCORES.filter((score) => raises.includes(score)).map((score) => {
    const many = raises.filter((one) => one === score).length
    return say('overview-raise', { score: scoreName(score), by: many * RAISE_ADDS[score] })
  })
  const next = options['experience-marks'].find((mark) => mark > experience)
  return joined(
    ' · ',
    say('overview-experience', { points: experience }),
    ...raised,
    next === undefined ? '' : say('overview-next-raise', { points: next }),
  )
}

function imperialFirst(one: TileId, other: TileId): number {
  const [a, b] = [one, other].map((tile) => (treasureOf(tile).group === 'imperial' ? 0 : 1))
  return (a ?? 0) - (b ?? 0)
}

function tablePassage(view: ImperialView, names: Names): Passage {
  const { found, left, bank, realm, short, discard, lostCity } = view
  const spells = SPELL_IDS.filter((spell) => bank.spells[spell] > 0)
  return {
    heading: say('overview-table'),
    lines: [
      foundLine(found, names),
      ...(realm === null ? [] : [say('overview-realm', { number: String(realm) })]),
      ...(short ? [shortLine(short)] : []),
      say('overview-pools', {
        treasures: say('treasures', { count: left.treasures }),
        weapons: say('weapons', { count: left.weapons }),
        encounters: say('encounters', { count: left.encounters }),
        clues: say('clues-held', { count: left.clues }),
      }),
      say('overview-bank', { boats: say('boats', { count: bank.boat }), ships: say('ships', { count: bank.ship }) }),
      spells.length === 0
        ? say('overview-no-spells')
        : say('overview-bank-spells', { spells: listOf(spells.map(spellName)) }),
      ...(discard.length > 0 ? [say('overview-used', { clues: listOf(discard.map(clueName)) })] : []),
      ...(lostCity === null ? [] : [say('overview-city', { place: inPlace(lostCity) })]),
    ],
  }
}

function foundLine(found: ImperialView['found'], names: Names): string {
  const now = { found: found.length, all: IMPERIAL_TREASURES.length }
  if (found.length === 0) return say('found', now)
  const treasures = found.map(({ tile, where }) => {
    const item = itemId(tile)
    return where === null ? say('found-banked', { item }) : say('found-held', { item, who: names(where) })
  })
  return say('overview-found', { ...now, treasures: listOf(treasures) })
}

function shortLine({ imperialTarget, minRounds, roundLimit }: NonNullable<ImperialView['short']>): string {
  return say('overview-short', { target: imperialTarget, minimum: minRounds, last: roundLimit })
}

/** A seat's own clues, spells and useful things. */
export function handOf(view: ImperialView, _names: Names): readonly Passage[] {
  const me = view.viewer === null ? null : roleAt(view, view.viewer)
  if (!me) return []
  const able = [...me.treasures, ...me.weapons].filter((tile) => powerOf(tile) !== '')
  const idle = me.treasures.filter((tile) => powerOf(tile) === '')
  return [
    ...cluesPassage(view),
    ...(me.spells.length === 0 ? [] : [spellsPassage(me)]),
    {
      heading: say('hand-things', { count: me.treasures.length }),
      lines: [
        ...able.map((tile) => thingText(view, me, tile)),
        ...(idle.length > 0 ? [say('hand-show', { things: listOf(idle.map(itemName)) })] : []),
        ...(able.length + idle.length === 0 ? [say('hand-nothing')] : []),
      ],
    },
    ...ordersPassage(ORDER_FORMS, view.orders, orderOf),
  ]
}

/** Empty before the clues are dealt. */
function cluesPassage(view: ImperialView): Passage[] {
  const { hand } = view
  if (view.phase === 'setup' && hand.length === 0) return []
  if (hand.length === 0) return [{ heading: say('hand-no-clues'), lines: [say('hand-no-clues.text')] }]
  const lines = hand.flatMap((clue, at) => {
    const card = say('hand-clue', { number: at + 1, clue: clueName(clue), worth: clueHint(clue, view) })
    return [card, italic(clueText(clue))]
  })
  return [{ heading: say('hand-clues', { count: hand.length }), lines }]
}

function spellsPassage({ spells }: CharacterView): Passage {
  const lines = spells.map((spell) =>
    say('hand-spell', { spell: `spell-${spell}`, gist: spellGist(spell), times: spellTimes(spell) }),
  )
  return { heading: say('hand-spells'), lines }
}

function thingText({ options }: ImperialView, me: CharacterView, tile: TileId): string {
  const thing = { item: itemId(tile), power: powerOf(tile) }
  if (me.weapon === tile || me.shield === tile) return say('thing-ready', thing)
  const isLent = [...me.companions, ...(me.vessel ? [me.vessel] : [])].some((one) => one.lent === tile)
  if (isLent) return say('thing-lent', thing)
  const type = armsOf(tile)?.type
  const isForOthers = type !== undefined && !usableTypesOf(me.id, options).includes(type)
  return isForOthers ? say('thing-idle', { ...thing, class: classId(me.id) }) : say('thing', thing)
}
