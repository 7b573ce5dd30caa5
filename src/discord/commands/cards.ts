import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import { PROPOSALS, TYPED_TEXT } from '../kit/limits.ts'
import { folded, matching } from '../kit/search.ts'
import { cardsPanel, galleriesPanel } from '../panels/about/cards.ts'
import { groupsOf } from '../reference/groups.ts'
import type { Command } from './command.ts'
import { gameOption } from './completion.ts'
import { gamesMeant } from './rules.ts'
import { say } from '../words/index.ts'

/** `/cards`: the components of a game by kind, with their faces. */
export const cards = {
  data: (games) =>
    new SlashCommandBuilder()
      .setName('cards')
      .setDescription(say('command-cards'))
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
      .addStringOption((option) =>
        option.setName('kind').setDescription(say('option-kind')).setAutocomplete(true).setMaxLength(TYPED_TEXT),
      )
      .addStringOption(gameOption(games, say('option-whose-cards')))
      .toJSON(),
  async execute(context, request, options) {
    const meant = await gamesMeant(context, request, options)
    const kind = folded(options.text('kind'))
    const [game, another] = kind === '' ? meant : meant.filter((one) => kindIn(one, kind) >= 0)
    if (!game) return say('unknown-kind')
    if (another && kind === '') return galleriesPanel(meant)
    return (await cardsPanel(context, request.user, game, Math.max(0, kindIn(game, kind)), 0)) ?? say('unknown-kind')
  },
  async complete(context, request, options, option, typed) {
    if (option !== 'kind') return []
    const names = (await gamesMeant(context, request, options)).flatMap((game) =>
      groupsOf(game).map(({ name }) => name),
    )
    return matching(typed, [...new Set(names)], (name) => name)
      .slice(0, PROPOSALS)
      .map((name) => ({ name, value: name }))
  },
} satisfies Command

/** The index of the kind: by its name, else the first that starts with the text; -1 if there is none. */
function kindIn(game: Parameters<typeof groupsOf>[0], sought: string): number {
  const names = groupsOf(game).map(({ name }) => folded(name))
  const exact = names.indexOf(sought)
  return exact >= 0 || sought === '' ? exact : names.findIndex((name) => name.startsWith(sought))
}
