import { seatOf } from '../../tables/model/store.ts'
import { REFUSED, replyTo } from '../kit/sentences.ts'
import { ownSettings } from '../panels/people/settings.ts'
import { PERSONAL_SETTINGS } from '../table/people/settings.ts'
import { answerLoan, endLending } from '../table/people/lending.ts'
import { forPerson } from '../table/context/readers.ts'
import { ownTables, visibleTable } from '../table/context/seats.ts'
import type { Handler } from './press.ts'
import { say } from '../words/index.ts'

/** A menu of the personal settings. */
export const setting: Handler<'setting'> = async (context, request, { press, picked }) => {
  const change = PERSONAL_SETTINGS[press.about].changeFrom(picked)
  if (!change) return REFUSED['not-offered']
  const chosen = await context.tables.people.choose(request.user, change)
  if (!chosen.ok) return REFUSED[chosen.why]
  return await forPerson(context.tables, request.user, () => ownSettings(context, request, chosen.value))
}

/**
 * "Letters too small?": from now on everything is drawn for a phone, whether only the user sees it or all players at a
 * table where they sit.
 */
export const letters: Handler<'letters'> = async (context, request, { press: { table } }) => {
  const found = await visibleTable(context, request, table)
  if (!found.ok) return found.why
  const chosen = await context.tables.people.choose(request.user, { pictures: 'narrow' })
  if (!chosen.ok) return REFUSED[chosen.why]
  const here = found.value.record
  const own = await ownTables(context, request, ['lobby', 'playing'])
  for (const one of [here, ...own.filter(({ id }) => id !== table)])
    if (one.pictures === 'wide') await context.tables.settings.setPictures(one.id, request.user, 'narrow')
  return seatOf(here, request.user) ? say('letters-larger') : say('letters-larger-for-you')
}

/** "I am back". */
export const back: Handler<'back'> = async (context, request) =>
  replyTo(await context.tables.people.comeBack(request.user), say('welcome-back'))

/** "Play it" and "Rather not" on the offer of a seat for a time. */
export const loan: Handler<'loan'> = (context, request, { press: { table, accepts } }) =>
  answerLoan(context, request, table, accepts)

/** "Take my seat back", "Give it back" and "Withdraw the offer". */
export const lendEnd: Handler<'lend-end'> = (context, request, { press: { table } }) =>
  endLending(context, request, table)
