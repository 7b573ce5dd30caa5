import type { SlashCommandSubcommandBuilder } from 'discord.js'
import { wishInWords } from '../../panels/lobby/wish.ts'
import { noteWish } from '../../table/lobby/wishing.ts'
import { PACE_CHOICES } from '../../table/telling/time.ts'
import { REFUSED } from '../../kit/sentences.ts'
import { say } from '../../words/index.ts'
import type { Command } from '../command.ts'
import type { gameChoices } from '../completion.ts'

/** `/game wish`: says what the user would like to play, forgets that, or tells what they have said. */
export const wish: Command['execute'] = async (context, request, options) => {
  const { tables } = context
  const { guild, user } = request
  if (guild === null) return say('not-in-server')
  const typed = { game: options.text('game'), pace: options.text('pace'), most: options.text('players') }
  const isEmpty = Object.values(typed).every((one) => one === '')
  if (options.flag('stop')) {
    if (!isEmpty) return say('wish-options-or-stop')
    const forgotten = await tables.wishes.forget(guild, user)
    if (!forgotten.ok) return REFUSED[forgotten.why]
    return say(forgotten.value ? 'wish-gone' : 'wish-none')
  }
  if (!isEmpty) return await noteWish(context, request, typed)
  const now = await tables.wishes.of(guild, user)
  return now ? say('wish-now', wishInWords(tables.games, now)) : say('wish-none')
}

/** The most choices of players; every game's seats are fewer. */
const MOST = 10

export function givenToWish(sub: SlashCommandSubcommandBuilder, titles: Readonly<ReturnType<typeof gameChoices>>) {
  return sub
    .addStringOption((option) =>
      option
        .setName('game')
        .setDescription(say('option-wish-game'))
        .addChoices(...titles),
    )
    .addStringOption((option) =>
      option
        .setName('pace')
        .setDescription(say('option-wish-pace'))
        .addChoices(PACE_CHOICES.map(({ value, name, hint }) => ({ name: `${name}: ${hint}`, value }))),
    )
    .addStringOption((option) =>
      option
        .setName('players')
        .setDescription(say('option-wish-players'))
        .addChoices(
          Array.from({ length: MOST - 1 }, (_none, index) => index + 2).map((count) => ({
            name: say('wish-most-count', { count }),
            value: String(count),
          })),
        ),
    )
    .addBooleanOption((option) => option.setName('stop').setDescription(say('option-wish-stop')))
}
