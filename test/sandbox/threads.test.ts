import { ApplicationCommandOptionType, ChannelType, Events, type Interaction, type ThreadChannel } from 'discord.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_IDS, type ListedChannel } from '../../src/sandbox/index.ts'
import { stage, type Stage } from './bot.ts'

// Threads made by people, with the bot in them.

describe('a thread made by a person', () => {
  let here: Stage
  const made: ThreadChannel[] = []
  beforeAll(async () => {
    here = await stage(answer)
    here.bot.on(Events.ThreadCreate, (thread) => made.push(thread))
    const game = { type: ApplicationCommandOptionType.String as const, name: 'game', description: 'Which' }
    await here.bot.application.commands.set([{ name: 'play', description: 'Play', options: [game] }])
  })
  afterAll(async () => await here?.close())

  const botHas = (thread: ListedChannel) =>
    here.discord.until(() => made.find((entry) => entry.id === thread.id), 'the bot to hear of the thread')

  it('a thread made by a person is announced to the bot, which answers commands in it and may post there', async () => {
    const thread = await here.discord.as('Ben').startThread('#tavern', '  The cellar  ')
    expect(thread).toMatchObject({ name: 'The cellar', type: ChannelType.PublicThread, parent_id: DEFAULT_IDS.tavern })
    expect(await botHas(thread)).toMatchObject({ ownerId: DEFAULT_IDS.ben, archived: false })
    expect((await here.discord.as('Cleo').command('The cellar', '/play')).text).toBe('We play in The cellar')
    await (await botHas(thread)).send('The board')
    expect((await here.discord.as('Dai').lastMessage('The cellar'))?.content).toBe('The board')
    expect(await here.discord.as('Ann').lastMessage('#tavern')).toMatchObject({ type: 18, content: 'The cellar' })
  })

  it('a thread made by a person begins at a message, once', async () => {
    const { discord } = here
    const { message } = await discord.as('Ann').say('#tavern', 'Who plays?')
    const thread = await discord.as('Ben').startThread('#tavern', 'Who plays', message)
    expect(thread.id).toBe(message.id)
    expect(await botHas(thread)).toMatchObject({ name: 'Who plays' })
    expect(await discord.as('Cleo').lastMessage('#tavern')).toMatchObject({
      id: message.id,
      thread: { name: 'Who plays' },
    })
    await expect(discord.as('Dai').startThread('#tavern', 'Again', message)).rejects.toThrow('already been created')
  })

  it('a thread made by a person is refused with a sentence where it is impossible', async () => {
    const { discord } = here
    await expect(discord.as('Ann').startThread('dm', 'x')).rejects.toThrow('Threads can be made in text channels only.')
    await expect(discord.as('Ann').startThread('The cellar', 'x')).rejects.toThrow('in text channels only')
    await expect(discord.as('Ann').startThread('#tavern', '  ')).rejects.toThrow('1 to 100 characters')
    await expect(discord.as('Ann').startThread('#tavern', 'x'.repeat(101))).rejects.toThrow('1 to 100 characters')
    const { message } = await discord.as('Ann').say('#back-room', 'elsewhere')
    await expect(discord.as('Ann').startThread('#tavern', 'x', message)).rejects.toThrow('Unknown Message')
  })

  it('a thread made by a person is archived after a day, and reopened by a message', async () => {
    const { discord } = here
    await discord.advance(25 * 3_600_000)
    const state = async () =>
      (await discord.as('Ann').channels()).find((channel) => channel.name === 'The cellar')?.['thread_metadata']
    expect(await state()).toMatchObject({ archived: true, auto_archive_duration: 1440 })
    await discord.as('Ann').say('The cellar', 'Anybody?')
    expect(await state()).toMatchObject({ archived: false })
  })
})

function answer(interaction: Interaction): unknown {
  if (!interaction.isChatInputCommand()) return undefined
  const { channel } = interaction
  return interaction.reply(`We play in ${channel?.isThread() ? channel.name : 'the open'}`)
}
