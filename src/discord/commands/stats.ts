import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import { PROPOSAL_NAME, PROPOSALS, TYPED_TEXT } from '../kit/limits.ts'
import { namedExactly, matching } from '../kit/search.ts'
import { clip } from '../kit/text.ts'
import { heroesFor, heroPanel, statsPanel } from '../panels/people/stats.ts'
import type { CommandOptions } from '../table/context/request.ts'
import type { Command } from './command.ts'
import { gameOption } from './completion.ts'
import { say } from '../words/index.ts'

/** The picked user's id; empty if there is none. During autocompletion Discord sends only the id. */
function whoIn(options: CommandOptions): string {
  return options.person('who')?.user ?? options.text('who')
}

/** `/records`: the statistics of this server, or of a player. */
export const records = {
  data: (games) =>
    new SlashCommandBuilder()
      .setName('records')
      .setDescription(say('command-records'))
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
      .addUserOption((option) => option.setName('who').setDescription(say('option-records-who')))
      .addStringOption(gameOption(games, say('option-records-game')))
      .toJSON(),
  execute: (context, request, options) =>
    statsPanel(context, request, { who: whoIn(options), game: options.text('game'), page: 0 }),
} satisfies Command

/** `/hero`: the story of a player's character. */
export const hero = {
  data: () =>
    new SlashCommandBuilder()
      .setName('hero')
      .setDescription(say('command-hero'))
      .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
      .addStringOption((option) =>
        option.setName('name').setDescription(say('option-hero-name')).setAutocomplete(true).setMaxLength(TYPED_TEXT),
      )
      .addUserOption((option) => option.setName('who').setDescription(say('option-hero-who')))
      .toJSON(),
  async execute(context, request, options) {
    const who = whoIn(options)
    const typed = options.text('name')
    if (typed === '') return await heroPanel(context, request, who, '')
    const heroes = await heroesFor(context, request, who)
    const meant = heroes.find(({ id }) => id === typed) ?? namedExactly(typed, heroes, ({ name }) => [name])[0]
    return meant || heroes.length === 0 ? await heroPanel(context, request, who, meant?.id ?? '') : say('unknown-hero')
  },
  async complete(context, request, options, option, typed) {
    if (option !== 'name') return []
    const heroes = await heroesFor(context, request, whoIn(options))
    return matching(typed, heroes, ({ name }) => name)
      .slice(0, PROPOSALS)
      .map(({ id, name, game }) => ({ name: clip(`${name} – ${game.words.title}`, PROPOSAL_NAME), value: id }))
  },
} satisfies Command
