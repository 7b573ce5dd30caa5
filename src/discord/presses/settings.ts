import { seatOf } from '../../tables/model/store.ts'
import { REFUSED, replyTo } from '../kit/sentences.ts'
import { ownSettings } from '../panels/people/settings.ts'
import { lendForm, lendingIn } from '../panels/private/loan.ts'
import { PERSONAL_SETTINGS } from '../table/people/settings.ts'
import { answerLoan, endLending, lendSeat } from '../table/people/lending.ts'
import { ownTables, seatedAt, visibleTable } from '../table/context/seats.ts'
import type { Handler, Opener } from './press.ts'
import { say } from '../words/index.ts'

/** A menu of the personal settings. */
export const setting: Handler<'setting'> = async (context, request, { press, picked }) => {
  const change = PERSONAL_SETTINGS[press.about].changeFrom(picked)
  if (!change) return REFUSED['not-offered']
  const chosen = await context.tables.people.choose(request.user, change)
  return chosen.ok ? await ownSettings(context, request, chosen.value) : REFUSED[chosen.why]
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

/** "Lend your seat": opens the form. */
export const lendOpened: Opener<'lend'> = async (context, request, { table }) => {
  const found = await seatedAt(context, request, table)
  return found.ok ? lendForm(found.value.view) : found.why
}

/** The form was sent. A bot that was picked is none of the people. */
export const lendSent: Handler<'lend-form'> = async (context, request, { press: { table }, filled, people }) => {
  const found = await seatedAt(context, request, table)
  if (!found.ok) return found.why
  const { to: user, parts, span } = lendingIn(filled)
  const to = user === null ? null : people?.get(user)
  if (to === undefined) return REFUSED['loan-to-whom']
  return await lendSeat(context, request, found.value.view.record, { to, parts, until: context.now() + span })
}

/** "Take my seat back", "Give it back" and "Withdraw the offer". */
export const lendEnd: Handler<'lend-end'> = (context, request, { press: { table } }) =>
  endLending(context, request, table)
