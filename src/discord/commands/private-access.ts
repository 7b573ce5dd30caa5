import type { SlashCommandSubcommandBuilder } from 'discord.js'
import { REFUSED } from '../kit/sentences.ts'
import { labelled } from '../../tables/index.ts'
import { watchersPanel } from '../panels/private/private-access.ts'
import { proposed } from '../table/voting/proposal.ts'
import { gameMeant, isSorry, seatedHere } from '../table/context/seats.ts'
import { managesHere } from '../table/context/request.ts'
import type { Command } from './command.ts'

export function givenToShoulder(sub: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder {
  return sub.addUserOption((option) =>
    option.setName('user').setDescription('Who is to look over your shoulder; without it who does, and how to end it'),
  )
}

/** `/game shoulder`: asks the others whether somebody may look over the visitor's shoulder, or shows who does. */
export const shoulder: Command['execute'] = async (desk, visit, given) => {
  if (given.text('user') === '') {
    const sight = await gameMeant(desk, visit, '')
    return isSorry(sight) ? sight.sorry : watchersPanel(sight, visit.user, managesHere(visit, sight.record))
  }
  const seated = await seatedHere(desk, visit, '', false)
  if (isSorry(seated)) return seated.sorry
  const watcher = given.person('user')
  if (!watcher) return REFUSED['which-watcher']
  const { record } = seated.sight
  const { user } = watcher
  return await proposed(desk, visit, record.id, {
    kind: 'watch',
    watcher: { user, name: labelled(record, user, watcher) },
  })
}
