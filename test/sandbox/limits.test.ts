import { Routes } from 'discord-api-types/v10'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_IDS } from '../../src/sandbox/index.ts'
import { refusal, stage, type Stage } from './bot.ts'

/** Every limit of a message, a command and a modal: a violation, and where Discord reports it. */

const V2 = 1 << 15
const text = (content = 'x') => ({ type: 10, content })
const button = (id = 'b', more: object = {}) => ({ type: 2, style: 1, label: 'Go', custom_id: id, ...more })
const rowOf = (...components: object[]) => ({ type: 1, components })
const option = (value: string, more: object = {}) => ({ label: 'L', value, ...more })
const menu = (options: object[], more: object = {}) => ({ type: 3, custom_id: 'm', options, ...more })
const options = (count: number) => Array.from({ length: count }, (_, n) => option(`v${n}`))
const many = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))
const chars = (count: number) => 'é'.repeat(count)
const picture = { media: { url: 'https://example.org/a.png' } }
const field = { name: 'n', value: 'v' }

/** [what, body, path of the fault, its code] */
type Case = [string, object, string, string]

const CLASSIC: Case[] = [
  ['2,001 characters of content', { content: chars(2001) }, 'content', 'BASE_TYPE_MAX_LENGTH'],
  ['11 embeds', { embeds: many(11, () => ({ title: 't' })) }, 'embeds', 'BASE_TYPE_MAX_LENGTH'],
  ['an embed title of 257', { embeds: [{ title: chars(257) }] }, 'embeds.0.title', 'BASE_TYPE_MAX_LENGTH'],
  [
    'an embed description of 4,097',
    { embeds: [{ description: chars(4097) }] },
    'embeds.0.description',
    'BASE_TYPE_MAX_LENGTH',
  ],
  ['26 embed fields', { embeds: [{ fields: many(26, () => field) }] }, 'embeds.0.fields', 'BASE_TYPE_MAX_LENGTH'],
  [
    'an embed field’s name of 257',
    { embeds: [{ fields: [{ ...field, name: chars(257) }] }] },
    'embeds.0.fields.0.name',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'an embed field’s value of 1,025',
    { embeds: [{ fields: [{ ...field, value: chars(1025) }] }] },
    'embeds.0.fields.0.value',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'an embed field without value',
    { embeds: [{ fields: [{ name: 'n' }] }] },
    'embeds.0.fields.0.value',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'an embed footer of 2,049',
    { embeds: [{ footer: { text: chars(2049) } }] },
    'embeds.0.footer.text',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'an embed author of 257',
    { embeds: [{ author: { name: chars(257) } }] },
    'embeds.0.author.name',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    '6,001 characters in embeds',
    { embeds: [{ description: chars(4000) }, { description: chars(2001) }] },
    'embeds',
    'MAX_EMBED_SIZE_EXCEEDED',
  ],
  [
    'an embed picture that is not there',
    { embeds: [{ image: { url: 'attachment://no.png' } }] },
    'embeds.0.image.url',
    'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
  ],
  [
    'an embed picture of a strange scheme',
    { embeds: [{ image: { url: 'ftp://a/b.png' } }] },
    'embeds.0.image.url',
    'URL_TYPE_INVALID_SCHEME',
  ],
  ['a nonce of 26', { content: 'x', nonce: chars(26) }, 'nonce', 'BASE_TYPE_MAX_LENGTH'],
  [
    '101 users allowed to be mentioned',
    { content: 'x', allowed_mentions: { users: many(101, String) } },
    'allowed_mentions.users',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'mentions by kind and by list',
    { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
    'allowed_mentions',
    'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ],
  [
    'six rows',
    { content: 'x', components: many(6, (n) => rowOf(button(`${n}`))) },
    'components',
    'BASE_TYPE_MAX_LENGTH',
  ],
  ['an empty row', { content: 'x', components: [rowOf()] }, 'components.0.components', 'BASE_TYPE_BAD_LENGTH'],
  [
    'six buttons in a row',
    { content: 'x', components: [rowOf(...many(6, (n) => button(`${n}`)))] },
    'components.0.components',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a menu beside a button',
    { content: 'x', components: [rowOf(menu(options(1)), button())] },
    'components.0.components.1',
    'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ],
  [
    'a text component without the V2 flag',
    { content: 'x', components: [text()] },
    'components.0.type',
    'UNION_TYPE_CHOICES',
  ],
  [
    'two equal custom ids',
    { content: 'x', components: [rowOf(button('a'), button('a'))] },
    'components.0.components.1.custom_id',
    'COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'a custom id of 101',
    { content: 'x', components: [rowOf(button(chars(101)))] },
    'components.0.components.0.custom_id',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'no custom id',
    { content: 'x', components: [rowOf({ type: 2, style: 1, label: 'x' })] },
    'components.0.components.0.custom_id',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'a button label of 81',
    { content: 'x', components: [rowOf(button('a', { label: chars(81) }))] },
    'components.0.components.0.label',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a button without label or emoji',
    { content: 'x', components: [rowOf(button('a', { label: undefined }))] },
    'components.0.components.0',
    'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
  ],
  [
    'a button of a style that is not',
    { content: 'x', components: [rowOf(button('a', { style: 9 }))] },
    'components.0.components.0.style',
    'BASE_TYPE_CHOICES',
  ],
  [
    'a link button with a custom id',
    { content: 'x', components: [rowOf(button('a', { style: 5, url: 'https://example.org' }))] },
    'components.0.components.0',
    'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
  ],
  [
    'a link of 513',
    {
      content: 'x',
      components: [rowOf({ type: 2, style: 5, label: 'x', url: `https://example.org/${'a'.repeat(500)}` })],
    },
    'components.0.components.0.url',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'an emoji that is not',
    { content: 'x', components: [rowOf(button('a', { emoji: { name: 'sword' } }))] },
    'components.0.components.0.emoji.name',
    'COMPONENT_INVALID_EMOJI',
  ],
  [
    'an emoji of another server',
    { content: 'x', components: [rowOf(button('a', { emoji: { id: '123456789012345678' } }))] },
    'components.0.components.0.emoji.id',
    'COMPONENT_INVALID_EMOJI',
  ],
  [
    '26 options',
    { content: 'x', components: [rowOf(menu(options(26)))] },
    'components.0.components.0.options',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'no options',
    { content: 'x', components: [rowOf(menu([]))] },
    'components.0.components.0.options',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'an option label of 101',
    { content: 'x', components: [rowOf(menu([option('a', { label: chars(101) })]))] },
    'components.0.components.0.options.0.label',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'an option value of 101',
    { content: 'x', components: [rowOf(menu([option(chars(101))]))] },
    'components.0.components.0.options.0.value',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'an option description of 101',
    { content: 'x', components: [rowOf(menu([option('a', { description: chars(101) })]))] },
    'components.0.components.0.options.0.description',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'two equal option values',
    { content: 'x', components: [rowOf(menu([option('a'), option('a')]))] },
    'components.0.components.0.options.1.value',
    'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ],
  [
    'a placeholder of 151',
    { content: 'x', components: [rowOf(menu(options(1), { placeholder: chars(151) }))] },
    'components.0.components.0.placeholder',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'min_values of 26',
    { content: 'x', components: [rowOf(menu(options(25), { min_values: 26, max_values: 25 }))] },
    'components.0.components.0.min_values',
    'NUMBER_TYPE_MAX',
  ],
  [
    'max_values of 0',
    { content: 'x', components: [rowOf(menu(options(1), { max_values: 0, min_values: 0 }))] },
    'components.0.components.0.max_values',
    'NUMBER_TYPE_MIN',
  ],
  [
    'more min than max values',
    { content: 'x', components: [rowOf(menu(options(3), { min_values: 2 }))] },
    'components.0.components.0.min_values',
    'BASE_TYPE_MAX',
  ],
  [
    'more max values than options',
    { content: 'x', components: [rowOf(menu(options(3), { max_values: 4 }))] },
    'components.0.components.0.max_values',
    'SELECT_COMPONENT_MAX_VALUES_EXCEEDS_OPTIONS',
  ],
  [
    'two defaults where one may be chosen',
    { content: 'x', components: [rowOf(menu([option('a', { default: true }), option('b', { default: true })]))] },
    'components.0.components.0.options',
    'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
  ],
]

const AUTO_MENUS: Case[] = [
  [
    'two people chosen beforehand for one',
    {
      content: 'x',
      components: [rowOf({ type: 5, custom_id: 'm', default_values: many(2, (n) => ({ id: `${n}`, type: 'user' })) })],
    },
    'components.0.components.0.default_values',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a role among people',
    { content: 'x', components: [rowOf({ type: 5, custom_id: 'm', default_values: [{ id: '1', type: 'role' }] })] },
    'components.0.components.0.default_values.0.type',
    'BASE_TYPE_CHOICES',
  ],
  [
    'a kind of channel that is none',
    { content: 'x', components: [rowOf({ type: 8, custom_id: 'm', channel_types: [99] })] },
    'components.0.components.0.channel_types.0',
    'BASE_TYPE_CHOICES',
  ],
]

const v2 = (...components: object[]) => ({ flags: V2, components })
const COMPONENTS_V2: Case[] = [
  [
    'content beside Components V2',
    { ...v2(text()), content: 'x' },
    'content',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'embeds beside Components V2',
    { ...v2(text()), embeds: [{ title: 't' }] },
    'embeds',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    '41 components',
    v2(...many(5, () => ({ type: 17, components: many(7, () => text()) })), text()),
    'components',
    'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
  ],
  [
    '4,001 characters of text',
    v2(text(chars(2000)), text(chars(2001))),
    'components',
    'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
  ],
  ['an empty text', v2(text('')), 'components.0.content', 'BASE_TYPE_REQUIRED'],
  [
    'a Container in a Container',
    v2({ type: 17, components: [{ type: 17, components: [text()] }] }),
    'components.0.components.0.type',
    'UNION_TYPE_CHOICES',
  ],
  ['an empty Container', v2({ type: 17, components: [] }), 'components.0.components', 'BASE_TYPE_BAD_LENGTH'],
  [
    'an accent colour that is none',
    v2({ type: 17, accent_color: 0x1000000, components: [text()] }),
    'components.0.accent_color',
    'NUMBER_TYPE_MAX',
  ],
  [
    'a Section without accessory',
    v2({ type: 9, components: [text()] }),
    'components.0.accessory',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'a Section of four texts',
    v2({ type: 9, components: many(4, () => text()), accessory: button() }),
    'components.0.components',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a Section with a menu',
    v2({ type: 9, components: [text()], accessory: menu(options(1)) }),
    'components.0.accessory.type',
    'UNION_TYPE_CHOICES',
  ],
  [
    'a gallery of eleven',
    v2({ type: 12, items: many(11, () => picture) }),
    'components.0.items',
    'BASE_TYPE_BAD_LENGTH',
  ],
  ['an empty gallery', v2({ type: 12, items: [] }), 'components.0.items', 'BASE_TYPE_BAD_LENGTH'],
  [
    'a gallery text of 1,025',
    v2({ type: 12, items: [{ ...picture, description: chars(1025) }] }),
    'components.0.items.0.description',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a gallery picture that is not there',
    v2({ type: 12, items: [{ media: { url: 'attachment://no.png' } }] }),
    'components.0.items.0.media.url',
    'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
  ],
  [
    'a File from the web',
    v2({ type: 13, file: { url: 'https://example.org/a.txt' } }),
    'components.0.file.url',
    'URL_TYPE_INVALID_SCHEME',
  ],
  ['a Separator of another spacing', v2({ type: 14, spacing: 3 }), 'components.0.spacing', 'BASE_TYPE_CHOICES'],
  ['two equal ids', v2({ ...text(), id: 7 }, { ...text(), id: 7 }), 'components.1.id', 'COMPONENT_ID_DUPLICATED'],
  [
    'a text input in a message',
    v2(rowOf({ type: 4, custom_id: 't', style: 1, label: 'L' })),
    'components.0.components.0.type',
    'UNION_TYPE_CHOICES',
  ],
  [
    'equal custom ids far apart',
    v2({ type: 9, components: [text()], accessory: button('a') }, rowOf(button('a'))),
    'components.1.components.0.custom_id',
    'COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
]

const opt = (more: object = {}) => ({ type: 3, name: 'o', description: 'd', ...more })
const COMMANDS: Case[] = [
  ['a name in capitals', { name: 'Game' }, 'name', 'APPLICATION_COMMAND_INVALID_NAME'],
  ['a name with a space', { name: 'a game' }, 'name', 'APPLICATION_COMMAND_INVALID_NAME'],
  ['a name of 33', { name: 'a'.repeat(33) }, 'name', 'BASE_TYPE_BAD_LENGTH'],
  ['no description', { description: undefined }, 'description', 'BASE_TYPE_REQUIRED'],
  ['a description of 101', { description: chars(101) }, 'description', 'BASE_TYPE_BAD_LENGTH'],
  ['26 options', { options: many(26, (n) => opt({ name: `o${n}` })) }, 'options', 'BASE_TYPE_MAX_LENGTH'],
  [
    'two options of one name',
    { options: [opt(), opt()] },
    'options.1.name',
    'APPLICATION_COMMAND_OPTIONS_NAME_INVALID',
  ],
  [
    'a required option after another',
    { options: [opt(), opt({ name: 'p', required: true })] },
    'options.1.required',
    'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ],
  [
    'a subcommand beside an option',
    { options: [opt(), { type: 1, name: 's', description: 'd' }] },
    'options.0.type',
    'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  ],
  [
    '26 choices',
    { options: [opt({ choices: many(26, (n) => ({ name: `${n}`, value: `${n}` })) })] },
    'options.0.choices',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a choice name of 101',
    { options: [opt({ choices: [{ name: chars(101), value: 'v' }] })] },
    'options.0.choices.0.name',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a choice value of 101',
    { options: [opt({ choices: [{ name: 'n', value: chars(101) }] })] },
    'options.0.choices.0.value',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'choices and autocompletion',
    { options: [opt({ autocomplete: true, choices: [{ name: 'n', value: 'v' }] })] },
    'options.0.autocomplete',
    'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID',
  ],
  ['a text option of 6,001', { options: [opt({ max_length: 6001 })] }, 'options.0.max_length', 'NUMBER_TYPE_MAX'],
  ['a context that is none', { contexts: [3] }, 'contexts.0', 'BASE_TYPE_CHOICES'],
  ['a locale that is none', { name_localizations: { xx: 'spiel' } }, 'name_localizations.xx', 'BASE_TYPE_CHOICES'],
  [
    'more than 8,000 characters',
    {
      options: many(6, (n) =>
        opt({ name: `o${n}`, choices: many(25, (m) => ({ name: chars(60) + m, value: `${m}` })) }),
      ),
    },
    '',
    'APPLICATION_COMMAND_TOO_LARGE',
  ],
]

describe('limits', () => {
  let here: Stage
  beforeAll(async () => {
    here = await stage()
  })
  afterAll(async () => await here.close())

  const faultAt = (errors: unknown, path: string): unknown => {
    const place =
      path === ''
        ? errors
        : path.split('.').reduce<unknown>((tree, step) => (tree as Record<string, unknown> | undefined)?.[step], errors)
    return ((place as { _errors?: { code: string }[] } | undefined)?._errors ?? []).map((error) => error.code)
  }

  it.each([...CLASSIC, ...AUTO_MENUS, ...COMPONENTS_V2])(
    'limits refuses a message with %s',
    async (_what, body, path, code) => {
      const refused = await refusal(here.bot.rest.post(Routes.channelMessages(DEFAULT_IDS.tavern), { body }))
      expect(refused).toMatchObject({ code: 50035, status: 400 })
      expect(faultAt(refused.errors, path), JSON.stringify(refused.errors)).toContain(code)
    },
  )

  it.each(COMMANDS)('limits refuses a command with %s', async (_what, more, path, code) => {
    const body = { name: 'game', description: 'Play', ...more }
    const refused = await refusal(here.bot.rest.post(Routes.applicationCommands(here.bot.application.id), { body }))
    expect(refused).toMatchObject({ code: 50035, status: 400 })
    expect(faultAt(refused.errors, path), JSON.stringify(refused.errors)).toContain(code)
  })

  it('limits accepts everything just within the limits', async () => {
    const bodies = [
      { content: chars(2000) },
      { content: '😀'.repeat(2000) },
      { embeds: [{ description: chars(4096) }, { description: chars(1904) }] },
      {
        content: 'x',
        components: [
          ...many(4, (n) => rowOf(...many(5, (m) => button(`${n}-${m}`)))),
          rowOf(menu(options(25), { max_values: 25, min_values: 0 })),
        ],
      },
      v2(text(chars(4000))),
      v2(...many(4, () => ({ type: 17, components: many(8, () => text()) })), ...many(4, () => text())),
      {
        content: 'x',
        components: [
          rowOf(button('a', { emoji: { name: '⚔️' }, label: undefined }), button('b', { emoji: { name: '1️⃣' } })),
        ],
      },
    ]
    for (const body of bodies)
      await expect(here.bot.rest.post(Routes.channelMessages(DEFAULT_IDS.tavern), { body })).resolves.toBeTruthy()
  })

  it('limits refuses an empty message with 50006', async () => {
    for (const body of [{}, { content: '  ' }, { flags: V2, components: [] }]) {
      expect(await refusal(here.bot.rest.post(Routes.channelMessages(DEFAULT_IDS.tavern), { body }))).toMatchObject({
        code: 50006,
      })
    }
  })

  it('limits fails, as Discord’s servers do, on more than 10,170 bytes of text', async () => {
    const rest = here.bot.rest
    rest.options.retries = 0
    await expect(
      rest.post(Routes.channelMessages(DEFAULT_IDS.tavern), { body: v2(text('漢'.repeat(3400))) }),
    ).rejects.toMatchObject({ status: 500 })
  })

  it('limits reports all faults of a request at once', async () => {
    const body = { content: chars(2001), components: [rowOf(button('a', { label: chars(81) }))] }
    const { errors } = await refusal(here.bot.rest.post(Routes.channelMessages(DEFAULT_IDS.tavern), { body }))
    expect(Object.keys(errors as object)).toEqual(['content', 'components'])
  })

  it('limits limits commands to 100 in total, and 200 new ones a day', async () => {
    const route = Routes.applicationCommands(here.bot.application.id)
    const commands = (count: number, prefix: string) =>
      many(count, (n) => ({ name: `${prefix}${n}`, description: 'd' }))
    expect(await refusal(here.bot.rest.put(route, { body: commands(101, 'a') }))).toMatchObject({ code: 30032 })
    expect(await refusal(here.bot.rest.put(route, { body: [...commands(1, 'a'), ...commands(1, 'a')] }))).toMatchObject(
      { code: 50035 },
    )
    await here.bot.rest.put(route, { body: commands(100, 'a') })
    await here.bot.rest.put(route, { body: commands(100, 'a') })
    expect(await here.discord.as('Ann').commands('#tavern')).toHaveLength(100)
  })

  it('limits refuses a wrong token with 401 and an unknown route with 404', async () => {
    const get = (path: string, authorization: string) =>
      fetch(`${here.discord.api}/v10${path}`, { headers: { authorization } })
    const refused = await get('/users/@me', '')
    expect([refused.status, await refused.json()]).toEqual([401, { message: '401: Unauthorized', code: 0 }])
    expect((await get('/no/such/route', 'Bot x')).status).toBe(404)
    expect(
      (
        await fetch(`${here.discord.api}/v10/channels/${DEFAULT_IDS.tavern}/messages`, {
          method: 'POST',
          headers: { authorization: 'Bot x', 'content-type': 'application/json' },
          body: '{',
        })
      ).status,
    ).toBe(400)
  })
})
