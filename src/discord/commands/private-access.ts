import type { SlashCommandSubcommandBuilder } from 'discord.js'
import { REFUSED } from '../kit/sentences.ts'
import { labelled } from '../../tables/index.ts'
import { spectatorsPanel } from '../panels/private/private-access.ts'
import { submitProposal } from '../table/voting/proposal.ts'
import { gameMeant, seatedHere } from '../table/context/seats.ts'
import { managesHere } from '../table/context/request.ts'
import type { Command } from './command.ts'
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
