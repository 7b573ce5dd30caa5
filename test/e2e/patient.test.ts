import { ActionRowBuilder, ButtonBuilder, ButtonStyle } from 'discord.js'
import { expect, it } from 'vitest'
import { SandboxClient } from '../../src/sandbox/index.ts'
import { logIn } from '../sandbox/bot.ts'
import { startPatient } from './patient.ts'

it('people press again what got no response, until they give up', async () => {
  const discord = await startPatient()
  let heard = 0
  const { bot } = await logIn(discord, (interaction) => {
    heard += 1
    if (heard < 3) return discord.advance(3_001)
    const button = new ButtonBuilder().setCustomId('a').setLabel('a').setStyle(ButtonStyle.Primary)
    const row = new ActionRowBuilder<ButtonBuilder>().addComponents(button)
    return interaction.isRepliable() && interaction.reply({ components: [row] })
  })
  await bot.application.commands.set([{ name: 'do', description: 'does' }])
  const { message } = await discord.as('Ann').command('tavern', '/do')
  expect(heard).toBe(3)
  heard = 0
  expect((await new SandboxClient(discord.url).as('Ann').press(message, 'a')).kind).toBe('no-response')
  expect((await discord.as('Ann').press(message, 'a')).kind).toBe('message')
  expect(heard).toBe(3)
  await bot.destroy()
  expect((await discord.as('Ann').press(message, 'a')).kind).toBe('no-response')
  await discord.close()
})

it('people wait for what a bot says that is thinking for long', async () => {
  const discord = await startPatient()
  let isReady = false
  const { bot } = await logIn(discord, async (interaction) => {
    if (!interaction.isRepliable()) return
    await interaction.deferReply()
    await discord.until(() => isReady)
    await interaction.editReply('At last')
  })
  await bot.application.commands.set([{ name: 'do', description: 'does' }])
  const answer = discord.as('Ann').command('tavern', '/do')
  expect((await new SandboxClient(discord.url).as('Ben').command('tavern', '/do')).kind).toBe('thinking')
  isReady = true
  expect((await answer).text).toBe('At last')
  await bot.destroy()
  await discord.close()
})
