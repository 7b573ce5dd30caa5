import {
  AttachmentBuilder,
  ChannelType,
  ContainerBuilder,
  MessageFlags,
  type DMChannel,
  type TextChannel,
  type ThreadChannel,
} from 'discord.js'
import { createCanvas } from 'canvas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_IDS, imagesOf } from '../../src/sandbox/index.ts'
import { logIn, refusal, stage, type Stage } from './bot.ts'

const png = (width = 3, height = 2): Buffer => createCanvas(width, height).toBuffer('image/png')
const file = (name: string, width?: number): AttachmentBuilder =>
  new AttachmentBuilder(png(width), { name, description: `the ${name}` })
const gallery = (...names: string[]): ContainerBuilder =>
  new ContainerBuilder().addMediaGalleryComponents((list) =>
    list.addItems(names.map((name) => ({ media: { url: `attachment://${name}` }, description: name }))),
  )

describe('messages', () => {
  let here: Stage
  let tavern: TextChannel
  beforeEach(async () => {
    here = await stage()
    tavern = here.bot.channels.cache.get(DEFAULT_IDS.tavern) as TextChannel
  })
  afterEach(async () => await here.close())
  const ann = () => here.discord.as('Ann')

  it('messages can be created, listed, changed and deleted', async () => {
    const sent = await tavern.send('one')
    await tavern.send({ content: 'two', reply: { messageReference: sent } })
    await sent.edit('uno')
    const listed = await tavern.messages.fetch({ limit: 10, cache: false })
    expect(listed.map((message) => message.content)).toEqual(['two', 'uno'])
    expect((await tavern.messages.fetch({ before: listed.first()!.id })).size).toBe(1)
    await sent.delete()
    expect((await ann().messages('#tavern')).map((message) => message.content)).toEqual(['two'])
    expect(await refusal(sent.edit('again'))).toMatchObject({ code: 10008 })
  })

  it('messages: with a repeated nonce are sent once', async () => {
    const first = await tavern.send({ content: 'once', nonce: 'abc', enforceNonce: true })
    const second = await tavern.send({ content: 'once', nonce: 'abc', enforceNonce: true })
    expect(second.id).toBe(first.id)
    expect(await ann().messages('#tavern')).toHaveLength(1)
  })

  it('messages show files in Components V2, and serve them', async () => {
    const sent = await tavern.send({
      flags: MessageFlags.IsComponentsV2,
      components: [gallery('map.png')],
      files: [file('map.png', 40)],
    })
    expect(sent.attachments.size).toBe(0)
    const [image] = imagesOf(await ann().sees('#tavern'))
    expect(image).toMatchObject({ description: 'map.png', width: 40, height: 2 })
    const served = await fetch(image!.url)
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(Buffer.from(await served.arrayBuffer())).toEqual(png(40))
  })

  it('messages change their files in an edit: new ones replace those not listed', async () => {
    const sent = await tavern.send({
      flags: MessageFlags.IsComponentsV2,
      components: [gallery('a.png')],
      files: [file('a.png')],
    })
    await sent.edit({ components: [gallery('b.png')], files: [file('b.png', 9)], attachments: [] })
    expect(imagesOf(await ann().sees('#tavern')).map((image) => image.width)).toEqual([9])
    await sent.edit({ components: [gallery('b.png')] })
    expect(imagesOf(await ann().sees('#tavern')).map((image) => image.width)).toEqual([9])
    expect(await refusal(sent.edit({ components: [gallery('a.png')] }))).toMatchObject({ code: 50035 })
  })

  it('messages keep attachments over an edit, and drop them on request', async () => {
    const sent = await tavern.send({ content: 'x', files: [file('a.png'), file('b.png')] })
    const first = sent.attachments.first()!
    expect((await sent.edit('y')).attachments.size).toBe(2)
    expect((await sent.edit({ attachments: [first] })).attachments.map((kept) => kept.name)).toEqual(['a.png'])
    expect(
      (await sent.edit({ attachments: [first], files: [file('c.png')] })).attachments.map((kept) => kept.name),
    ).toEqual(['a.png', 'c.png'])
    expect((await sent.edit({ attachments: [] })).attachments.size).toBe(0)
  })

  it('messages show a file in an embed', async () => {
    const sent = await tavern.send({
      embeds: [{ title: 'A map', image: { url: 'attachment://map.png' } }],
      files: [file('map.png', 7)],
    })
    expect(sent.embeds[0]!.image).toMatchObject({ width: 7, height: 2 })
    expect(sent.attachments.size).toBe(0)
  })

  it('messages refuse files too large with 413', async () => {
    await here.discord.changeSettings({ attachmentSizeLimit: 1000 })
    expect(
      await refusal(tavern.send({ files: [new AttachmentBuilder(Buffer.alloc(1001), { name: 'a.bin' })] })),
    ).toMatchObject({ code: 40005, status: 413 })
  })

  it('messages cannot lose the Components V2 flag, nor gain it beside content', async () => {
    const modern = await tavern.send({
      flags: MessageFlags.IsComponentsV2,
      components: [new ContainerBuilder().addTextDisplayComponents((text) => text.setContent('x'))],
    })
    expect(await refusal(modern.edit({ content: 'plain' }))).toMatchObject({ code: 50035 })
    expect(
      await refusal(here.bot.rest.patch(`/channels/${tavern.id}/messages/${modern.id}`, { body: { flags: 0 } })),
    ).toMatchObject({ code: 50035 })
    const classic = await tavern.send('plain')
    const components = [new ContainerBuilder().addTextDisplayComponents((text) => text.setContent('y'))]
    expect(await refusal(classic.edit({ components, flags: MessageFlags.IsComponentsV2 }))).toMatchObject({
      code: 50035,
    })
    await classic.edit({ content: null, embeds: [], components, flags: MessageFlags.IsComponentsV2 })
    expect(await ann().lastMessage('#tavern')).toMatchObject({ flags: MessageFlags.IsComponentsV2, content: '' })
  })

  it('messages cannot be ephemeral in a channel', async () => {
    await here.bot.rest.post(`/channels/${tavern.id}/messages`, { body: { content: 'all see it', flags: 64 } })
    expect(await here.discord.as('Ben').lastMessage('#tavern')).toMatchObject({
      content: 'all see it',
      ephemeral: false,
      flags: 0,
    })
  })

  it('older than an hour accept a limited number of edits', async () => {
    const { bot } = await logIn(here.discord, undefined, { rest: { rejectOnRateLimit: () => true } })
    await here.discord.changeSettings({ lateEditsPerHour: 2 })
    const sent = await (bot.channels.cache.get(DEFAULT_IDS.tavern) as TextChannel).send('x')
    await sent.edit('young')
    await here.discord.advance(3_600_001)
    await sent.edit('old 1')
    await sent.edit('old 2')
    const refused = await fetch(`${here.discord.api}/v10/channels/${tavern.id}/messages/${sent.id}`, {
      method: 'PATCH',
      headers: { authorization: 'Bot x', 'content-type': 'application/json' },
      body: '{"content":"old 3"}',
    })
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 30046 }])
    await here.discord.advance(3_600_001)
    await sent.edit('old 3')
    await bot.destroy()
  })

  describe('permissions for messages', () => {
    it.each([
      ['view', 50001],
      ['send', 50013],
      ['attachFiles', 50013],
    ] as const)('permissions for messages refuse %s without permission (%i)', async (permission, code) => {
      await here.discord.setBotPermissions('#tavern', { [permission]: false })
      expect(await refusal(tavern.send({ content: 'x', files: [file('a.png')] }))).toMatchObject({ code, status: 403 })
      await here.discord.setBotPermissions('#tavern', { [permission]: true })
      await tavern.send({ content: 'x', files: [file('a.png')] })
    })

    it('permissions for messages announce changes to the bot', async () => {
      expect(tavern.permissionsFor(here.bot.user)!.has('SendMessages')).toBe(true)
      await here.discord.setBotPermissions('#tavern', { send: false })
      await here.discord.until(() => !tavern.permissionsFor(here.bot.user)!.has('SendMessages'))
    })

    it('messages in a deleted channel fail', async () => {
      await here.discord.deleteChannel('#tavern')
      expect(await refusal(tavern.send('x'))).toMatchObject({ code: 10003, status: 404 })
    })
  })

  describe('direct messages', () => {
    const dm = async (): Promise<DMChannel> => (await here.bot.users.fetch(DEFAULT_IDS.ben)).createDM()

    it('direct messages are visible only to their recipient', async () => {
      await (await dm()).send('your clue')
      expect((await here.discord.as('Ben').sees('dm')).content).toBe('your clue')
      expect(await ann().messages('dm')).toEqual([])
      expect((await here.discord.as('Ben').channels()).at(-1)).toMatchObject({ name: 'Questmaster', is_dm: true })
      expect((await ann().channels()).filter((channel) => channel.is_dm)).toHaveLength(1)
    })

    it('direct messages are refused by people who closed them', async () => {
      await here.discord.changePerson('Ben', { dmsClosed: true })
      expect(await refusal((await dm()).send('x'))).toMatchObject({ code: 50007, status: 403 })
    })

    it('direct messages need an existing recipient', async () => {
      expect(
        await refusal(here.bot.rest.post('/users/@me/channels', { body: { recipient_id: '123456789012345678' } })),
      ).toMatchObject({ code: 50033 })
    })
  })

  describe('mentions in messages', () => {
    const raw = (body: object) => here.bot.rest.post(`/channels/${tavern.id}/messages`, { body }) as Promise<Meant>
    interface Meant {
      id: string
      mentions: { id: string }[]
      mention_everyone: boolean
    }

    it('mentions in messages include everyone only where the bot has the permission', async () => {
      expect((await raw({ content: '@everyone' })).mention_everyone).toBe(false)
    })

    it('mentions in messages include the author of the answered message by default', async () => {
      const { message: said } = await here.discord.as('Ben').say('#tavern', 'Well?')
      const reply = { content: 'Yes', message_reference: { message_id: said.id } }
      expect((await raw(reply)).mentions).toMatchObject([{ id: DEFAULT_IDS.ben }])
      expect((await raw({ ...reply, allowed_mentions: { parse: [] } })).mentions).toEqual([])
      await here.discord.setBotPermissions('#tavern', { readHistory: false })
      expect(await refusal(raw(reply))).toMatchObject({ code: 160002, status: 400 })
    })
  })

  it('messages with Components V2 do not show a file that no component refers to', async () => {
    await tavern.send({
      components: [{ type: 10, content: 'x' }],
      files: [file('lost.png')],
      flags: MessageFlags.IsComponentsV2,
    })
    expect(imagesOf(await here.discord.as('Ann').sees('#tavern'))).toEqual([])
  })

  describe('messages in threads', () => {
    const open = async (): Promise<ThreadChannel> =>
      (await tavern.send('start')).startThread({ name: 'The first table', autoArchiveDuration: 60 })

    it('messages in threads are posted where everyone sees them', async () => {
      const thread = await open()
      await thread.send('inside')
      expect((await here.discord.as('Ben').sees('The first table')).content).toBe('inside')
      expect(
        await refusal(
          here.bot.rest.post(`/channels/${tavern.id}/messages/${thread.id}/threads`, { body: { name: 'again' } }),
        ),
      ).toMatchObject({ code: 160004 })
    })

    it('reopen an archived thread, but not a locked one', async () => {
      const thread = await open()
      const sent = await thread.send('inside')
      await thread.setArchived(true)
      expect(await refusal(sent.edit('x'))).toMatchObject({ code: 50083 })
      await thread.send('and open again')
      await here.discord.until(() => !thread.archived)
      await here.discord.setBotPermissions('#tavern', { manageThreads: false })
      await here.discord.changeThread('The first table', { locked: true, archived: true })
      expect(await refusal(thread.send('x'))).toMatchObject({ code: 160005 })
    })

    it('messages in threads stay among the members of a private one', async () => {
      const thread = await tavern.threads.create({ name: 'Secrets', type: ChannelType.PrivateThread })
      await thread.members.add(DEFAULT_IDS.cleo)
      await thread.send('psst')
      expect((await here.discord.as('Cleo').sees('Secrets')).content).toBe('psst')
      expect((await here.discord.as('Ben').channels()).map((channel) => channel.name)).not.toContain('Secrets')
    })

    it('messages in threads are archived with their thread after an hour of silence', async () => {
      const thread = await open()
      await here.discord.advance(50 * 60_000)
      await thread.send('still awake')
      await here.discord.advance(59 * 60_000)
      expect((await thread.fetch()).archived).toBe(false)
      await here.discord.advance(60_000)
      await here.discord.until(() => thread.archived, 'the bot to hear of it')
      await thread.send('awake again')
      await here.discord.until(() => !thread.archived)
      await here.discord.advance(61 * 60_000)
      await here.discord.until(() => thread.archived)
    })

    it('messages in threads announce a deleted thread to the bot', async () => {
      const thread = await open()
      await here.discord.deleteChannel('The first table')
      await here.discord.until(() => !here.bot.channels.cache.has(thread.id))
      expect(await refusal(thread.send('x'))).toMatchObject({ code: 10003 })
    })
  })

  it('messages: by people arrive without their content unless they mention the bot', async () => {
    const { bot } = await logIn(here.discord, undefined, { intents: ['Guilds', 'GuildMessages', 'DirectMessages'] })
    const heard: string[] = []
    bot.on('messageCreate', (message) => {
      heard.push(message.content)
    })
    await ann().say('#tavern', 'among us')
    await ann().say('#tavern', `hello <@${bot.user.id}>`)
    await here.discord.until(() => heard.length === 2)
    expect(heard).toEqual(['', `hello <@${bot.user.id}>`])
    await bot.destroy()
  })
})

describe('rate limits', () => {
  it('rate limits make discord.js wait without losing requests', async () => {
    const here = await stage(undefined, { rateLimits: true })
    const tavern = here.bot.channels.cache.get(DEFAULT_IDS.tavern) as TextChannel
    await Promise.all(Array.from({ length: 7 }, (_, n) => tavern.send(`${n}`)))
    expect((await here.discord.as('Ann').messages('#tavern')).map((message) => message.content)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ])
    await here.close()
  })

  it('rate limits answer with 429, headers and body', async () => {
    const here = await stage(undefined, { rateLimits: true })
    const post = () =>
      fetch(`${here.discord.api}/v10/channels/${DEFAULT_IDS.tavern}/messages`, {
        method: 'POST',
        headers: { authorization: 'Bot x', 'content-type': 'application/json' },
        body: '{"content":"x"}',
      })
    const first = await post()
    expect(first.headers.get('x-ratelimit-remaining')).toBe('4')
    const answers = [first, ...(await Promise.all(Array.from({ length: 5 }, post)))]
    const refused = answers.find((answer) => answer.status === 429)!
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'x-ratelimit-scope': 'user',
      'x-ratelimit-limit': '5',
      'x-ratelimit-remaining': '0',
      'retry-after': expect.stringMatching(/^\d+$/),
    })
    expect(await refused.json()).toMatchObject({
      message: 'You are being rate limited.',
      retry_after: expect.any(Number),
      global: false,
    })
    await here.discord.advance(5_000)
    expect((await post()).status).toBe(200)
    await here.close()
  })

  it('ban an address after too many refusals', async () => {
    const here = await stage(undefined, { invalidRequestLimit: 3 })
    const get = () => fetch(`${here.discord.api}/v10/users/@me`).then((answer) => answer.status)
    expect([await get(), await get(), await get(), await get()]).toEqual([401, 401, 401, 429])
    await here.close()
  })
})
