import { escapeMarkdown, type SlashCommandSubcommandBuilder } from 'discord.js'
import type { TableView } from '../../tables/model/service.ts'
import { PROPOSAL_NAME, PROPOSALS, TYPED_TEXT } from '../kit/limits.ts'
import { plainFullNames } from '../kit/names.ts'
import { matching } from '../kit/search.ts'
import { REFUSED } from '../kit/sentences.ts'
import { clip } from '../kit/text.ts'
import type { Context } from '../table/context/context.ts'
import { paceChoices } from '../table/telling/time.ts'
import { proposalChoices, proposalFrom, submitProposal, SEAT_PREFIX, seatMeant } from '../table/voting/proposal.ts'
import { gameMeant, seatedHere } from '../table/context/seats.ts'
import type { Request } from '../table/context/request.ts'
import { targetCompletions } from '../table/voting/rollback.ts'
import type { Command, Completion } from './command.ts'
import { showRollback } from './rollback.ts'
import { say } from '../words/index.ts'

type Execute = Command['execute']

/** What something to be decided is given by. */
export function givenToPropose(sub: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder {
  return sub
    .addStringOption((option) =>
      option.setName('what').setDescription(say('option-what')).setRequired(true).addChoices(proposalChoices()),
    )
    .addStringOption((option) =>
      option.setName('seat').setDescription(say('option-proposal-seat')).setAutocomplete(true).setMaxLength(TYPED_TEXT),
    )
    .addStringOption((option) =>
      option.setName('to').setDescription(say('option-proposal-to')).setAutocomplete(true).setMaxLength(TYPED_TEXT),
    )
    .addStringOption((option) =>
      option
        .setName('pace')
        .setDescription(say('option-proposal-pace'))
        .addChoices(paceChoices().map(({ name, value }) => ({ name, value }))),
    )
}

/** `/game propose` */
export const propose: Execute = async (context, request, options) => {
  const found = await seatedHere(context, request, '', false)
  if (!found.ok) return found.why
  const seated = found.value
  const { view } = seated
  if (options.text('what') === 'back') return await showRollback(context, request, options.text('to'))
  const proposal = proposalFrom(view, options)
  return proposal ? await submitProposal(context, request, view.record.id, proposal) : REFUSED['proposal-pointless']
}

/** `/admin decide` */
export const decide: Execute = async (context, request, options) => {
  if (options.text('what') === 'back') return await showRollback(context, request, options.text('to'))
  const found = await gameMeant(context, request, '')
  if (!found.ok) return found.why
  const view = found.value
  const proposal = proposalFrom(view, options)
  if (!proposal) return REFUSED['proposal-pointless']
  const result = await context.tables.votes.decide(view.record.id, proposal, request.user)
  return result.ok ? say('decided') : REFUSED[result.why]
}

/** `/admin seat` */
export const giveSeat: Execute = async (context, request, options) => {
  const found = await gameMeant(context, request, '')
  if (!found.ok) return found.why
  const view = found.value
  const seat = seatMeant(view, options.text('seat')) ?? -1
  const somebody = options.person('user')
  if (!somebody) return say('whose-seat')
  const result = await context.tables.seats.giveSeat(view.record.id, seat, somebody.user, somebody, request.user)
  if (!result.ok) return REFUSED[result.why]
  const { record } = (await context.tables.views.of(view.record.id)) ?? view
  return say('seat-given', { name: escapeMarkdown(plainFullNames(record)(seat)) })
}

/** Seats or rollback targets of the game in this channel that match the typed text. */
export async function proposalCompletions(
  context: Context,
  request: Request,
  option: string,
  typed: string,
): Promise<readonly Completion[]> {
  if (option === 'to') return await targetCompletions(context, request, typed)
  const found = await gameMeant(context, request, '')
  if (!found.ok) return []
  const view = found.value
  return matching(typed, seatsOf(view), ({ name }) => name).slice(0, PROPOSALS)
}

/** Seats of people that fit the typed text. */
export function seatCompletions(
  view: TableView,
  typed: string,
  isMeant: (seat: number) => boolean,
): readonly Completion[] {
  const meant = seatsOf(view).filter(({ value }) => isMeant(Number(value.slice(SEAT_PREFIX.length))))
  return matching(typed, meant, ({ name }) => name).slice(0, PROPOSALS)
}

function seatsOf({ record }: TableView): Completion[] {
  const names = plainFullNames(record)
  const people = record.seats.filter(({ user }) => user !== null)
  const isShared = (seat: number) => people.some((one) => one.seat !== seat && names(one.seat) === names(seat))
  return people.map(({ seat }) => ({
    name: clip(isShared(seat) ? `${names(seat)} (seat ${seat + 1})` : names(seat), PROPOSAL_NAME),
    value: `${SEAT_PREFIX}${seat}`,
  }))
}
