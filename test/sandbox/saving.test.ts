import { ActionRowBuilder, AttachmentBuilder, ButtonBuilder, ButtonStyle, type TextChannel } from 'discord.js'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_IDS, imagesOf, startSandbox } from '../../src/sandbox/index.ts'
import { logIn, stage } from './bot.ts'

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

describe('a world saved in a file', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('a world saved in a file is restored after a restart: messages, pictures, people, commands, and working buttons', async () => {
    const file = join(folder, 'deep', 'world.json')
    const first = await stage(undefined, { file })
    await first.bot.application.commands.set([{ name: 'game', description: 'Play' }])
    await first.discord.addPerson('Eve', { dmsClosed: true })
    const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
      new ButtonBuilder().setCustomId('old').setLabel('Old').setStyle(ButtonStyle.Primary),
    )
    await (first.bot.channels.cache.get(DEFAULT_IDS.tavern) as TextChannel).send({
      content: 'from before',
      components: [row],
      files: [new AttachmentBuilder(GIF, { name: 'dot.gif' })],
    })
    await first.close()

    const again = await startSandbox({ file })
    const { bot } = await logIn(
      again,
      (interaction) =>
        interaction.isButton() &&
        interaction.update({ content: `${interaction.customId} still works`, components: [] }),
    )
    const [message] = await again.as('Eve').messages('#tavern')
    expect(message).toMatchObject({ content: 'from before' })
    expect((await (await fetch(imagesOf(message!)[0]!.url)).arrayBuffer()).byteLength).toBe(GIF.length)
    expect((await again.as('Eve').commands('#tavern')).map((command) => command['name'])).toEqual(['game'])
    expect((await again.people()).at(-1)).toMatchObject({ name: 'Eve', dmsClosed: true })
    expect((await again.as('Eve').press(message!, 'Old')).text).toBe('old still works')
    const newer = await (bot.channels.cache.get(DEFAULT_IDS.tavern) as TextChannel).send('after')
    expect(BigInt(newer.id)).toBeGreaterThan(BigInt(message!.id))
    await bot.destroy()
    await again.close()
  })

  it('a world saved in a file: by an earlier version, without emojis, reads and calls, can be loaded', async () => {
    const file = join(folder, 'world.json')
    await (await startSandbox({ file })).close()
    const {
      emojis: _e,
      reads: _r,
      calls: _c,
      ...old
    } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    writeFileSync(file, JSON.stringify(old))
    const again = await startSandbox({ file })
    await again.as('Ben').say('#tavern', `Hello <@${DEFAULT_IDS.ann}>`)
    expect((await again.state()).calls).toHaveLength(1)
    await again.close()
    const third = await startSandbox({ file })
    expect((await third.state()).calls).toHaveLength(1)
    await third.close()
  })

  it('a world saved in a file that holds no world is refused in one sentence, and stays as it is', async () => {
    const file = join(folder, 'world.json')
    await (await startSandbox({ file })).close()
    const whole = readFileSync(file, 'utf8')
    const world = JSON.parse(whole) as Record<string, unknown>
    const others = [{ ...world, version: 2 }, { ...world, people: undefined }, { ...world, lastId: 'x' }, [], null, 'x']
    for (const text of ['', whole.slice(0, -100), ...others.map((one) => JSON.stringify(one))]) {
      writeFileSync(file, text)
      await expect(startSandbox({ file })).rejects.toThrow(
        /^\S+ isn't a sandbox world of version 1\. Move it away, .*\.$/,
      )
      expect(readFileSync(file, 'utf8')).toBe(text)
    }
  })

  it('a world saved in a file has the same ids whenever it is new', async () => {
    const sandbox = await startSandbox()
    expect((await sandbox.people()).map((person) => [person.name, person.id])).toEqual([
      ['Ann', DEFAULT_IDS.ann],
      ['Ben', DEFAULT_IDS.ben],
      ['Cleo', DEFAULT_IDS.cleo],
      ['Dai', DEFAULT_IDS.dai],
    ])
    await expect(sandbox.addPerson('ANN')).rejects.toThrow('already called')
    await expect(sandbox.as('Nobody').messages('#tavern')).rejects.toThrow('Nobody here is called')
    await sandbox.close()
  })
})
