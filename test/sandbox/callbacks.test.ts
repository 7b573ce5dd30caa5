import { MessageFlags, type ChatInputCommandInteraction, type Interaction } from 'discord.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal, stage, type Stage } from './bot.ts'

/** A table of first responses: each body is sent as it is, and the refusal is compared. */

type Case = [what: string, body: object, path: string, code: string]

const label = (component: object, more: object = {}) => ({ type: 18, label: 'L', component, ...more })
const input = (more: object = {}) => ({ type: 4, custom_id: 't', style: 1, ...more })
const modal = (more: object, ...components: object[]) => ({
  type: 9,
  data: { title: 'T', custom_id: 'm', components, ...more },
})
const choices = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `n${n}`, value: `v${n}` }))
const options = (count: number) => Array.from({ length: count }, (_, n) => ({ label: `l${n}`, value: `v${n}` }))

const RESPONSES: Case[] = [
  ['a type that is none', { type: 3 }, 'type', 'BASE_TYPE_CHOICES'],
  ['no type', {}, 'type', 'BASE_TYPE_REQUIRED'],
  [
    'choices in answer to a command',
    { type: 8, data: { choices: [] } },
    'type',
    'INTERACTION_APPLICATION_COMMAND_INVALID_RESPONSE_TYPE',
  ],
  [
    'content that is too long',
    { type: 4, data: { content: 'x'.repeat(2001) } },
    'data.content',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'Components V2 in a deferral',
    { type: 5, data: { flags: MessageFlags.IsComponentsV2 } },
    'data.flags',
    'INTERACTION_DEFERRED_FLAGS_INVALID',
  ],
  ['a modal without title', modal({ title: undefined }, label(input())), 'data.title', 'BASE_TYPE_REQUIRED'],
  ['a modal title of 46', modal({ title: 'x'.repeat(46) }, label(input())), 'data.title', 'BASE_TYPE_BAD_LENGTH'],
  [
    'a modal id of 101',
    modal({ custom_id: 'x'.repeat(101) }, label(input())),
    'data.custom_id',
    'BASE_TYPE_BAD_LENGTH',
  ],
  ['an empty modal', modal({}), 'data.components', 'BASE_TYPE_BAD_LENGTH'],
  [
    'six fields',
    modal({}, ...Array.from({ length: 6 }, (_, n) => label(input({ custom_id: `${n}` })))),
    'data.components',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a button in a modal',
    modal({}, { type: 1, components: [{ type: 2, style: 1, label: 'x', custom_id: 'x' }] }),
    'data.components.0.components.0.type',
    'UNION_TYPE_CHOICES',
  ],
  ['a field outside a label', modal({}, input()), 'data.components.0.type', 'UNION_TYPE_CHOICES'],
  [
    'a label of 46',
    modal({}, label(input(), { label: 'x'.repeat(46) })),
    'data.components.0.label',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a label’s description of 101',
    modal({}, label(input(), { description: 'x'.repeat(101) })),
    'data.components.0.description',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a field placeholder of 101',
    modal({}, label(input({ placeholder: 'x'.repeat(101) }))),
    'data.components.0.component.placeholder',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a field’s value of 4,001',
    modal({}, label(input({ value: 'x'.repeat(4001) }))),
    'data.components.0.component.value',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'two fields of one id',
    modal({}, label(input()), label(input())),
    'data.components.1.component.custom_id',
    'COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'a disabled menu',
    modal({}, label({ type: 3, custom_id: 's', options: options(2), disabled: true })),
    'data.components.0.component.disabled',
    'COMPONENT_DISABLED_NOT_ALLOWED',
  ],
  [
    'a required menu of none',
    modal({}, label({ type: 3, custom_id: 's', options: options(2), min_values: 0 })),
    'data.components.0.component.min_values',
    'SELECT_COMPONENT_REQUIRED_MIN_VALUES',
  ],
  [
    'one radio button',
    modal({}, label({ type: 21, custom_id: 'r', options: options(1) })),
    'data.components.0.component.options',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'two radio buttons chosen beforehand',
    modal({}, label({ type: 21, custom_id: 'r', options: options(2).map((entry) => ({ ...entry, default: true })) })),
    'data.components.0.component.options',
    'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
  ],
  [
    'two checkboxes of one value',
    modal({}, label({ type: 22, custom_id: 'g', options: [...options(1), ...options(1)] })),
    'data.components.0.component.options.1.value',
    'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ],
  [
    'more checkboxes to tick than there are',
    modal({}, label({ type: 22, custom_id: 'g', options: options(2), min_values: 3, max_values: 3 })),
    'data.components.0.component.min_values',
    'SELECT_COMPONENT_MIN_VALUES_EXCEEDS_OPTIONS',
  ],
  [
    'a required group of none',
    modal({}, label({ type: 22, custom_id: 'g', options: options(2), min_values: 0 })),
    'data.components.0.component.min_values',
    'SELECT_COMPONENT_REQUIRED_MIN_VALUES',
  ],
  [
    'a required upload of none',
    modal({}, label({ type: 19, custom_id: 'f', min_values: 0 })),
    'data.components.0.component.min_values',
    'SELECT_COMPONENT_REQUIRED_MIN_VALUES',
  ],
  [
    'an upload of eleven files',
    modal({}, label({ type: 19, custom_id: 'f', max_values: 11 })),
    'data.components.0.component.max_values',
    'NUMBER_TYPE_MAX',
  ],
  [
    'a disabled checkbox',
    modal({}, label({ type: 23, custom_id: 'c', disabled: true })),
    'data.components.0.component.disabled',
    'COMPONENT_DISABLED_NOT_ALLOWED',
  ],
]

const SUGGESTIONS: Case[] = [
  ['26 choices', { type: 8, data: { choices: choices(26) } }, 'data.choices', 'BASE_TYPE_MAX_LENGTH'],
  [
    'a choice name of 101',
    { type: 8, data: { choices: [{ name: 'x'.repeat(101), value: 'v' }] } },
    'data.choices.0.name',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a choice value of 101',
    { type: 8, data: { choices: [{ name: 'n', value: 'x'.repeat(101) }] } },
    'data.choices.0.value',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a choice without value',
    { type: 8, data: { choices: [{ name: 'n' }] } },
    'data.choices.0.value',
    'BASE_TYPE_REQUIRED',
  ],
  ['a message', { type: 4, data: { content: 'x' } }, 'type', 'INTERACTION_APPLICATION_COMMAND_INVALID_RESPONSE_TYPE'],
  ['a deferral', { type: 5 }, 'type', 'INTERACTION_APPLICATION_COMMAND_INVALID_RESPONSE_TYPE'],
]

describe('a first response', () => {
  let here: Stage
  let respond: (interaction: Interaction) => Promise<unknown>
  beforeAll(async () => {
    here = await stage((interaction) => respond(interaction))
    await here.bot.application.commands.set([
      { name: 'do', description: 'd', options: [{ type: 3, name: 'what', description: 'd', autocomplete: true }] },
    ])
  })
  afterAll(async () => await here.close())

  const send = (interaction: Interaction, body: object) =>
    here.bot.rest.post(
      `/interactions/${interaction.id}/${(interaction as ChatInputCommandInteraction).token}/callback`,
      { body, auth: false },
    )
  const codesAt = (errors: unknown, path: string): unknown =>
    (
      path.split('.').reduce<unknown>((tree, step) => (tree as Record<string, unknown> | undefined)?.[step], errors) as
        { _errors?: { code: string }[] } | undefined
    )?._errors?.map((error) => error.code)

  it.each(RESPONSES)('a first response: to a command is refused with %s', async (_what, body, path, code) => {
    let refused: Awaited<ReturnType<typeof refusal>> | undefined
    respond = async (interaction) => {
      refused = await refusal(send(interaction, body))
      await send(interaction, { type: 4, data: { content: 'done' } })
    }
    expect((await here.discord.as('Ann').command('#tavern', '/do')).text).toBe('done')
    expect(refused).toMatchObject({ code: 50035, status: 400 })
    expect(codesAt(refused?.errors, path), JSON.stringify(refused?.errors)).toContain(code)
  })

  it.each(SUGGESTIONS)('a first response: to autocompletion is refused with %s', async (_what, body, path, code) => {
    let refused: Awaited<ReturnType<typeof refusal>> | undefined
    respond = async (interaction) => {
      refused = await refusal(send(interaction, body))
      await send(interaction, { type: 8, data: { choices: choices(25) } })
    }
    expect((await here.discord.as('Ann').autocomplete('#tavern', '/do', { what: '' }, 'what')).choices).toHaveLength(25)
    expect(codesAt(refused?.errors, path), JSON.stringify(refused?.errors)).toContain(code)
  })

  it('a first response is refused with 50006 if it is empty', async () => {
    let refused: unknown
    respond = async (interaction) => {
      refused = await refusal(send(interaction, { type: 4, data: {} }))
      await send(interaction, { type: 4, data: { content: 'done' } })
    }
    await here.discord.as('Ann').command('#tavern', '/do')
    expect(refused).toMatchObject({ code: 50006 })
  })

  it('a first response accepts every kind of field in a form, and returns the input', async () => {
    respond = async (interaction) => {
      if (interaction.isChatInputCommand()) {
        return send(
          interaction,
          modal(
            {},
            label(input({ style: 2, required: false })),
            label({ type: 3, custom_id: 's', options: options(3), max_values: 2 }),
            label({ type: 21, custom_id: 'r', options: options(2) }),
            label({ type: 23, custom_id: 'c' }),
            label({ type: 19, custom_id: 'f', required: false }),
          ),
        )
      }
      if (!interaction.isModalSubmit()) return undefined
      const { fields } = interaction
      const upload = fields.getUploadedFiles('f')?.first()
      return interaction.reply(
        [
          fields.getTextInputValue('t'),
          fields.getStringSelectValues('s').join('+'),
          fields.getRadioGroup('r'),
          fields.getCheckbox('c'),
          upload?.name,
        ].join(' '),
      )
    }
    const form = await here.discord.as('Ann').command('#tavern', '/do')
    const file = { filename: 'a.txt', base64: Buffer.from('hello').toString('base64') }
    const answer = await here.discord
      .as('Ann')
      .submit(form, { t: 'text', s: ['v0', 'l2'], r: 'v1', c: true, f: [file] })
    expect(here.faults).toEqual([])
    expect(answer.text).toBe('text v0+v2 v1 true a.txt')
  })
})
