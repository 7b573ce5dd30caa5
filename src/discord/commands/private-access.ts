import type { SlashCommandSubcommandBuilder } from 'discord.js'
import { button, rows, texts } from '../kit/message.ts'
import { formatId } from '../kit/ids.ts'
import { REFUSED } from '../kit/sentences.ts'
import { labelled } from '../../tables/index.ts'
import { spectatorsPanel } from '../panels/private/private-access.ts'
import { submitProposal } from '../table/voting/proposal.ts'
import { endTelevision, televisionFor } from '../table/people/television.ts'
import { gameMeant, seatedHere, tableShown } from '../table/context/seats.ts'
import { managesHere } from '../table/context/request.ts'
import type { Command } from './command.ts'
import { ownGameOption } from './completion.ts'
import { say } from '../words/index.ts'

export function givenToShoulder(sub: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder {
  return sub.addUserOption((option) => option.setName('user').setDescription(say('option-shoulder')))
}

/** `/game shoulder`: proposes private access for a spectator, or lists the spectators who have it. */
export const shoulder: Command['execute'] = async (context, request, options) => {
  if (options.text('user') === '') {
    const view = await gameMeant(context, request, '')
    return view.ok ? spectatorsPanel(view.value, request.user, managesHere(request, view.value.record)) : view.why
  }
  const found = await seatedHere(context, request, '', false)
  if (!found.ok) return found.why
  const seated = found.value
  const watcher = options.person('user')
  if (!watcher) return REFUSED['which-watcher']
  const { record } = seated.view
  const { user } = watcher
  return await submitProposal(context, request, record.id, {
    kind: 'watch',
    watcher: { user, name: labelled(record, user, watcher) },
  })
}

export function givenToTelevision(sub: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder {
  return sub
    .addBooleanOption((option) => option.setName('off').setDescription(say('option-television-off')))
    .addStringOption(ownGameOption)
}

/** `/game television`: shows the link of the table's page for a television, or ends it. */
export const television: Command['execute'] = async (context, request, options) => {
  if (!context.television) return say('television-off')
  const found = await tableShown(context, request, options.text('game'))
  if (!found.ok) return found.why
  const { status, archivedAt } = found.value
  if (options.flag('off')) return await endTelevision(context, request, found.value)
  const own = televisionFor(context, request, found.value)
  if (typeof own === 'string') return own
  if (status === 'closed' || archivedAt !== null) return say('television-closed')
  const link = await own.television.link(own.table)
  const revoke = button(formatId({ kind: 'television-end', table: own.table }), say('television-revoke'), 'grave')
  return { components: [...texts(say('television-link', { link })), ...rows([revoke])] }
}
