import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import { ACTS, type Act } from '../../engine/index.ts'
import { TYPED_TEXT } from '../kit/limits.ts'
import { panelOfAct } from '../panels/private/replies.ts'
import { allChoices, choicesByAct } from '../table/answering/choices.ts'
import { withSeatBack } from '../table/answering/answer.ts'
import { seatedHere, type Seated } from '../table/context/seats.ts'
import type { Command } from './command.ts'
import { choiceCompletions } from './completion.ts'
import { playTyped } from './play.ts'
import { say } from '../words/index.ts'

/** `/move`, `/cast` and the like: the same choices as `/play`, only those of one kind. */
function verbCommand(verb: Act) {
  const name = verb === 'move' ? 'to' : 'action'
  const offered = ({ view, seat }: Seated) => choicesByAct(view, allChoices(view, seat), verb)
  return {
    data: () =>
      new SlashCommandBuilder()
        .setName(verb)
        .setDescription(say(`command-${verb}`))
        .setContexts(InteractionContextType.Guild)
        .addStringOption((option) =>
          option
            .setName(name)
            .setDescription(verb === 'move' ? say('option-destination') : say('option-verb-action'))
            .setAutocomplete(true)
            .setMaxLength(TYPED_TEXT),
        )
        .toJSON(),
    isAtTable: () => true,
    async execute(context, request, options) {
      const found = await withSeatBack(context, request, await seatedHere(context, request, '', false))
      if (!found.ok) return found.why
      const seated = found.value
      const typed = options.text(name)
      // Nothing is done, and nothing spent, before it has been named.
      return typed === ''
        ? await panelOfAct(context, seated, verb)
        : await playTyped(context, request, seated, typed, () => offered(seated))
    },
    async complete(context, request, _given, _option, typed) {
      const seated = await seatedHere(context, request, '', false)
      return seated.ok ? choiceCompletions(seated.value, offered(seated.value), typed) : []
    },
  } satisfies Command
}

export const verbs: readonly Command[] = ACTS.map(verbCommand)
