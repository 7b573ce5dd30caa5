import {
  ApplicationCommandOptionType,
  AttachmentBuilder,
  MessageFlags,
  type Interaction,
  type TextChannel,
} from 'discord.js'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_IDS, startSandbox } from '../../src/sandbox/index.ts'
import { stage, type Stage } from './bot.ts'

// Files that no message shows must be deleted.

const MINUTE = 60_000
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

describe('unused files', () => {
  let folder: string
  let here: Stage
  let tavern: TextChannel
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
    here = await stage(answer, { file: join(folder, 'world.json') })
    tavern = here.bot.channels.cache.get(DEFAULT_IDS.tavern) as TextChannel
  })
  afterEach(async () => {
    await here.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const kept = (): string[] => readdirSync(join(folder, 'world.json.files'))
  const picture = (name: string) => ({ files: [new AttachmentBuilder(GIF, { name })] })

  it('unused files are deleted a minute after their message, or after an edit that replaced them', async () => {
    const message = await tavern.send(picture('one.gif'))
    await message.edit({ ...picture('two.gif'), attachments: [] })
    expect(kept()).toHaveLength(2)
    await here.discord.advance(MINUTE)
    expect(kept()).toHaveLength(1)
    await message.delete()
    await here.discord.advance(MINUTE)
    expect(kept()).toEqual([])
  })

  it('unused files are deleted with a dismissed ephemeral message, and with the channel', async () => {
    const ann = here.discord.as('Ann')
    await here.bot.application.commands.set([{ name: 'hand', description: 'Your hand' }])
    const { message } = await ann.command('#tavern', '/hand')
    await tavern.send(picture('map.gif'))
    expect(kept()).toHaveLength(2)
    await ann.dismiss(message)
    await here.discord.deleteChannel('#tavern')
    await here.discord.advance(MINUTE)
    expect(kept()).toEqual([])
  })

  it('unused files of a command option are deleted once the bot can no longer respond', async () => {
    const option = { type: ApplicationCommandOptionType.Attachment as const, name: 'file', description: 'What to keep' }
    await here.bot.application.commands.set([{ name: 'keep', description: 'Keep it', options: [option] }])
    const file = { filename: 'save.json', base64: Buffer.from('{}').toString('base64') }
    expect((await here.discord.as('Ann').command('#tavern', '/keep', { file })).text).toBe('Kept {}')
    expect(kept()).toHaveLength(1)
    await here.discord.advance(15 * MINUTE)
    expect(kept()).toEqual([])
  })

  it('unused files are deleted at the next start', async () => {
    await tavern.send(picture('map.gif'))
    const [shown] = kept()
    await here.discord.close()
    writeFileSync(join(folder, 'world.json.files', '1200000000000009999'), 'left over')
    const again = await startSandbox({ file: join(folder, 'world.json') })
    expect(kept()).toEqual([shown])
    await again.close()
  })
})

async function answer(interaction: Interaction): Promise<unknown> {
  if (!interaction.isChatInputCommand()) return undefined
  if (interaction.commandName === 'hand')
    return interaction.reply({
      files: [new AttachmentBuilder(GIF, { name: 'hand.gif' })],
      flags: MessageFlags.Ephemeral,
    })
  const file = interaction.options.getAttachment('file', true)
  return interaction.reply(`Kept ${await (await fetch(file.url)).text()}`)
}
