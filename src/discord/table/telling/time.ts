import { Duration } from 'luxon'
import type { Asked } from '../../../engine/index.ts'
import { capital, listOf } from '../../../language/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { AT_ZERO, PACES, timingOf, type AtZero, type PaceName, type Timing } from '../../../tables/model/store.ts'
import { boldNames } from '../../kit/names.ts'

/** A pace as it is chosen. */
export const PACE_NAMES: Readonly<Record<PaceName, string>> = {
  live: 'Live',
  evening: 'One evening',
  daily: 'Daily',
  weekly: 'Weekly',
  none: 'No clock',
}

/** How much time a pace gives; the bank is what a player may use up beyond that in the course of the game. */
export const PACE_TIMES: Readonly<Record<PaceName, string>> = {
  live: '2 minutes a decision, 30 seconds to react, a time bank of 3 minutes',
  evening: '10 minutes a decision, 2 minutes to react, a time bank of 20 minutes',
  daily: 'a day for a decision, 4 hours to react, a time bank of a day',
  weekly: '3 days for a decision, 12 hours to react, a time bank of 3 days',
  none: 'all the time in the world',
}

/** What happens when a player's time is up, as a choice. */
export const AT_ZERO_NAMES: Readonly<Record<AtZero, string>> = {
  wait: 'we wait, or agree on something',
  default: 'I answer, by standing orders or as the rules do',
  computer: 'a computer player sits in',
  substitute: 'somebody else may take the seat',
}

/** The same in a few words, for a menu on a phone. */
const AT_ZERO_TITLES: Readonly<Record<AtZero, string>> = {
  wait: 'we wait',
  default: 'I answer',
  computer: 'a computer sits in',
  substitute: 'the seat is offered',
}

/** How much time a table gives, in a line. */
export function timingInWords(timing: Timing): string {
  const { pace, atZero, decision, reaction } = timing
  const usual = timingOf(pace)
  const isUsual = usual.decision === decision && usual.reaction === reaction
  const times = isUsual ? PACE_TIMES[pace] : `${spanInWords(decision)} a decision, ${spanInWords(reaction)} to react`
  const zero = decision === null ? '' : ` When time is up, ${AT_ZERO_NAMES[atZero]}.`
  return `**${PACE_NAMES[pace]}**: ${times}.${zero}`
}

function spanInWords(span: number | null): string {
  return span === null ? 'any time' : Duration.fromMillis(span).rescale().toHuman()
}

export const PACE_CHOICES = PACES.map((pace) => ({ value: pace, name: PACE_NAMES[pace], hint: PACE_TIMES[pace] }))
export const AT_ZERO_CHOICES = AT_ZERO.map((zero) => ({
  value: zero,
  name: `Time up: ${AT_ZERO_TITLES[zero]}`,
  hint: capital(AT_ZERO_NAMES[zero]),
}))

const STANDS = '-# The game stands still, and so do all clocks.'

/** Until when those who are asked have time, and what comes then; `until` is the latest of their deadlines. */
export function timeLines(view: TableView, asked: readonly Asked[], until: number | null): string[] {
  const { pause, timing } = view.record
  if (pause !== null) return [STANDS]
  const names = boldNames(view.record)
  // A seat with a private question must not be named.
  const open = asked.filter(({ seat }) => view.awaited.includes(seat))
  const late = open.filter(({ seat }) => view.time(seat)?.isUp === true).map(({ seat }) => names(seat))
  const lines = late.length === 0 ? [] : [`-# Time is up for ${listOf(late)}.`]
  const isOver = late.length > 0 && late.length === open.length
  if (until === null || isOver) return lines
  const at = Math.ceil(until / 1000)
  const isWindow = asked.length > 0 && asked.every(({ reaction }) => reaction)
  // No seat changes hands after a private question, because that would show whose time was up.
  const isInSecret = asked.length > 0 && asked.every(({ secret }) => secret)
  return [...lines, `-# ${sentenceOf(isWindow || isInSecret ? 'default' : timing.atZero, at)}`]
}

/** How long a private question has been open, and whether its time is up, without naming the seat. */
export function privateWaitLines({ privateWait, record }: TableView): string[] {
  if (privateWait === null) return []
  const { since, until, isUp } = privateWait
  const asked = `-# Somebody has had a question to answer since ${relative(since)}`
  const hasClock = record.timing.decision !== null
  if (!isUp) return [hasClock ? `${asked}. Time for it runs out ${relative(until)}.` : `${asked}.`]
  const late = hasClock ? ', and their time is up. I’ll answer for them once their time bank is used up' : ''
  return [`${asked}${late}. The rest of you can propose to move on or to pause.`]
}

function relative(time: number): string {
  return `<t:${Math.floor(time / 1000)}:R>`
}

function sentenceOf(then: AtZero, at: number): string {
  const ends = `Time runs out <t:${at}:R>`
  switch (then) {
    case 'default':
      return `${ends}: then I answer for whoever is silent.`
    case 'computer':
      return `${ends}: then a computer player sits in for whoever is silent.`
    case 'substitute':
      return `${ends}: then the seat of whoever is silent is offered to others.`
    case 'wait':
      return `${ends}.`
  }
}
