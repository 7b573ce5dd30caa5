import type { SlashCommandStringOption, SlashCommandSubcommandBuilder } from 'discord.js'
import type { Game } from '../../engine/index.ts'
import { houseRulesNow } from '../../tables/index.ts'
import { REFUSED, replyTo } from '../kit/sentences.ts'
import { houseRulesInALine } from '../panels/lobby/house-rules.ts'
import type { Context, Reply } from '../table/context/context.ts'
import type { CommandOptions, Request } from '../table/context/request.ts'
import { gameChoices } from './completion.ts'
import { say } from '../words/index.ts'

/** The choice of a preset of the game that is named. */
export function presetOption(option: SlashCommandStringOption): SlashCommandStringOption {
  return option.setName('preset').setDescription(say('option-preset')).setAutocomplete(true)
}

/** The options of `/admin house-rules`. */
export function givenHouseRules(sub: SlashCommandSubcommandBuilder, games: readonly Game[]) {
  return sub
    .setName('house-rules')
    .setDescription(say('command-admin-house-rules'))
    .addStringOption((option) =>
      option
        .setName('game')
        .setDescription(say('option-house-rules-game'))
        .addChoices(...gameChoices(games)),
    )
    .addStringOption(presetOption)
    .addBooleanOption((option) => option.setName('forget').setDescription(say('option-forget-house-rules')))
}

/** Sets a server's default house rules for a game: a named preset, the rules of the table here, or none. */
export async function preferHouseRules({ tables }: Context, request: Request, options: CommandOptions): Promise<Reply> {
  const { guild } = request
  if (guild === null) return say('not-in-server')
  const here = await tables.directory.openIn(guild, request.channel)
  const named = options.text('game')
  const game = tables.games.find(({ rules }) => rules.id === (named || here?.game))
  if (!game) return named === '' ? say('no-table-to-prefer') : REFUSED['no-such-game']
  const preset = options.text('preset')
  if (options.flag('forget')) {
    if (preset !== '') return say('prefer-or-forget')
    return replyTo(
      await tables.opening.prefer(guild, game.rules.id, null),
      say('prefers-nothing', { title: game.words.title }),
    )
  }
  if (preset === '' && named !== '') {
    const now = await tables.opening.preferred(guild, game.rules.id)
    return now
      ? say('preferred', { title: game.words.title, house: houseRulesInALine(game, now) })
      : say('prefers-nothing', { title: game.words.title })
  }
  const house = preset === '' && here ? houseRulesNow(game, here) : { preset, options: {} }
  const result = await tables.opening.prefer(guild, game.rules.id, { preset: house.preset, options: house.options })
  return replyTo(
    result,
    say('preferred', { title: game.words.title, house: result.ok ? houseRulesInALine(game, house) : '' }),
  )
}
