import { createCanvas } from 'canvas'
import type { TextChannel } from 'discord.js'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buttonsOf, DEFAULT_IDS, startSandbox } from '../../src/sandbox/index.ts'
import { refusal, stage, type Stage } from './bot.ts'

const PICTURE = createCanvas(32, 32).toBuffer('image/png')

describe('application emojis', () => {
  let here: Stage
  beforeEach(async () => {
    here = await stage()
  })
  afterEach(async () => await here.close())

  const emojis = () => here.bot.application.emojis

  it('application emojis can be created, listed, renamed and deleted', async () => {
    const made = await emojis().create({ name: 'sword', attachment: PICTURE })
    expect([...(await emojis().fetch()).values()].map((emoji) => emoji.name)).toEqual(['sword'])
    await made.edit({ name: 'axe' })
    expect((await emojis().fetch(made.id, { force: true })).name).toBe('axe')
    await made.delete()
    expect(await refusal(emojis().fetch(made.id, { force: true }))).toMatchObject({ code: 10014, status: 404 })
  })

  it('application emojis appear on buttons and options, and their pictures are served', async () => {
    const made = await emojis().create({ name: 'sword', attachment: PICTURE })
    const channel = here.bot.channels.cache.get(DEFAULT_IDS.tavern) as TextChannel
    const button = { type: 2, style: 1, custom_id: 'b', emoji: { id: made.id } }
    const option = { label: 'Sword', value: 's', emoji: { id: made.id, name: 'sword' } }
    await channel.send({
      content: `${made}`,
      components: [
        { type: 1, components: [button] },
        { type: 1, components: [{ type: 3, custom_id: 'm', options: [option] }] },
      ],
    })
    const [shown] = buttonsOf(await here.discord.as('Ann').sees('#tavern'))
    expect(shown).toMatchObject({ emoji: { id: made.id, name: 'sword' } })
    const served = await fetch(`${here.discord.url}/emojis/${made.id}.png`)
    expect([served.headers.get('content-type'), Buffer.from(await served.arrayBuffer())]).toEqual([
      'image/png',
      PICTURE,
    ])
  })

  it('application emojis need a valid unique name and a small picture', async () => {
    await emojis().create({ name: 'sword', attachment: PICTURE })
    const faults = [
      { name: 'sword', attachment: PICTURE },
      { name: 'a b', attachment: PICTURE },
      { name: 'x', attachment: PICTURE },
      { name: 'words', attachment: Buffer.from('no picture') },
      { name: 'huge', attachment: Buffer.concat([PICTURE, Buffer.alloc(256 * 1024)]) },
    ]
    for (const wrong of faults)
      expect(await refusal(emojis().create(wrong)), wrong.name).toMatchObject({ code: 50035, status: 400 })
  })

  it('application emojis survive a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
    const kept = await stage(undefined, { file: join(folder, 'world.json') })
    const made = await kept.bot.application.emojis.create({ name: 'sword', attachment: PICTURE })
    await kept.close()
    const again = await startSandbox({ file: join(folder, 'world.json') })
    expect((await fetch(`${again.url}/emojis/${made.id}.png`)).status).toBe(200)
    await again.close()
    rmSync(folder, { recursive: true })
  })
})
