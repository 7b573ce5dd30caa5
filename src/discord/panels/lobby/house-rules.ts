import {
  ComponentType,
  TextInputStyle,
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10'
import {
  OPTION_GROUPS,
  typedValue,
  type Game,
  type OptionForm,
  type OptionGroup,
  type OptionValue,
  type OptionValues,
} from '../../../engine/index.ts'
import { bold, listOf, small } from '../../../language/index.ts'
import { houseRulesNow } from '../../../tables/index.ts'
import type { HouseRules, TableRecord, UserId } from '../../../tables/model/store.ts'
import { formatId } from '../../kit/ids.ts'
import { button, gallery, rows, texts, type Panel, type Picture } from '../../kit/message.ts'
import { SAY } from '../../kit/sentences.ts'
import { lengthOf, TextBudget } from '../../kit/text.ts'
import {
  changedInWords,
  contradictionLines,
  optionWords,
  presetWords,
  valueInWords,
} from '../../table/lobby/house-rules.ts'
import {
  boxesField,
  choiceField,
  formField,
  MAX_FIELDS,
  MAX_IN_A_GROUP,
  pagesOf,
  type Filled,
  type Offered,
} from '../parts/form.ts'
import { say } from '../../words/index.ts'

const SWITCHES = 'switches'
const MAX_TYPED_LENGTH = 60
/** With more changed options the message only lists them. */
const MAX_EXPLAINED = 14

/** One field of the form: an option, or several to tick. */
interface Part {
  readonly id: string
  readonly options: readonly string[]
}

/** A form: the group of its options, which page of that group it is, and its fields. */
interface FormPage {
  readonly group: OptionGroup
  readonly page: number
  readonly pages: number
  readonly parts: readonly Part[]
}

/** All house rules of a table by their groups, and for its host a form for each group. Private. */
export function houseRulesPanel(
  record: TableRecord,
  game: Game,
  user: UserId,
  { news = '', cover }: { readonly news?: string; readonly cover?: Picture | undefined } = {},
): Panel {
  const { preset, options: chosen, isLess } = houseRulesNow(game, record)
  const { title, line } = presetWords(game, preset)
  const unusual = unusualIn(game, preset, chosen)
  const isLong = unusual.length > MAX_EXPLAINED
  const budget = new TextBudget()
  const isHost = record.host === user && record.status === 'lobby'
  const buttons = formPages(game, chosen).map((form, page) => {
    const id = formatId({ kind: 'rules', table: record.id, page })
    return button(id, groupLabel(game, form, preset, chosen))
  })
  const pictures = cover ? [cover] : []
  return {
    components: [
      ...pictures.map(({ name, alt }) => gallery(name, alt)),
      ...texts(
        news,
        isLess ? `-# ⚠️ ${say('house-rules-gone')}` : '',
        budget.fill([say('house-rules-heading', { preset: title }), line], 400),
        budget.fill(contradictionLines(game, record)),
        ...OPTION_GROUPS.map((group) => budget.fill(groupLines(game, group, { preset, chosen, unusual, isLong }))),
        isHost ? '' : say('house-rules-of-host'),
      ),
      ...(isHost ? rows(buttons) : []),
    ],
    pictures,
  }
}

/** The options that differ from those of the game's first preset. */
function unusualIn({ rules: { sheet } }: Game, preset: string, chosen: OptionValues): readonly string[] {
  return Object.keys(sheet.changed(sheet.presetIds[0] ?? preset, chosen))
}

interface GroupShown {
  readonly preset: string
  readonly chosen: OptionValues
  readonly unusual: readonly string[]
  /** Whether there is no room to explain the options. */
  readonly isLong: boolean
}

/** A group of options: each unusual one with what it does, and the others in a line. */
function groupLines(game: Game, group: OptionGroup, { preset, chosen, unusual, isLong }: GroupShown): string[] {
  const { sheet } = game.rules
  const ids = sheet.idsIn(group).filter((id) => sheet.counts(id, chosen))
  const own = sheet.changed(preset, chosen)
  const lines = ids
    .filter((id) => unusual.includes(id))
    .flatMap((id) => {
      const { title: option, line } = optionWords(game, id)
      const given = { option, value: valueInWords(game, id, chosen[id] ?? null) }
      const value = Object.hasOwn(own, id) ? say('house-rules-changed', given) : say('house-rules-value', given)
      return isLong ? [value] : [value, small(line)]
    })
  const usual = ids
    .filter((id) => !unusual.includes(id))
    .map((id) => {
      const value = valueInWords(game, id, chosen[id] ?? null)
      return say('house-rules-default', { option: optionWords(game, id).title, value })
    })
  const defaults = usual.length > 0 ? [say('house-rules-defaults', { options: usual.join(' · ') })] : []
  return ids.length === 0 ? [] : [bold(say(`house-rules-group-${group}`)), ...lines, ...defaults]
}

/** The label of a group's form, with what is unusual in the group, or how many things are. */
function groupLabel(game: Game, { group, page, pages }: FormPage, preset: string, chosen: OptionValues): string {
  const name = say(`house-rules-group-${group}`)
  const title = pages === 1 ? name : say('house-rules-group-page', { name, page: page + 1, pages })
  const unusual = unusualIn(game, preset, chosen).filter((id) => game.rules.sheet.idsIn(group).includes(id))
  if (unusual.length === 0 || page > 0) return say('house-rules-open', { title })
  const changes = listOf(
    unusual.map((id) =>
      chosen[id] === true
        ? optionWords(game, id).title
        : say('house-rules-default', {
            option: optionWords(game, id).title,
            value: valueInWords(game, id, chosen[id] ?? null),
          }),
    ),
  )
  const label = say('house-rules-open-unusual', { title, changes })
  return lengthOf(label) <= MAX_GROUP_LABEL ? label : say('house-rules-open-several', { title, count: unusual.length })
}

/** What a button has room for on a phone, in two lines. */
const MAX_GROUP_LABEL = 60

/** One form of the house rules with their current values; `null` if there is no such page. */
export function houseRulesForm(
  record: TableRecord,
  game: Game,
  page: number,
): APIModalInteractionResponseCallbackData | null {
  const form = formPages(game, houseRulesNow(game, record).options)[page]
  if (!form) return null
  return {
    custom_id: formatId({ kind: 'rules-form', table: record.id, page }),
    title: say('house-rules-form', { group: say(`house-rules-group-${form.group}`) }),
    components: form.parts.map((part) => fieldOf(game, record, part)),
  }
}

/** The values in a filled-in form, or the title of the first unreadable one. */
export function chosenIn(game: Game, filled: Filled): OptionValues | { readonly unreadable: string } {
  const values: Record<string, OptionValue> = {}
  for (const { id: partId, options } of OPTION_GROUPS.flatMap((group) => partsOf(game, group))) {
    const given = filled.get(partId)
    if (!given) continue
    for (const id of options) {
      const form = game.rules.sheet.formOf(id)
      const value = partId === id ? valueIn(form, given) : tickedIn(form, given.includes(id))
      if (value === undefined) return { unreadable: optionWords(game, id).title }
      values[id] = value
    }
  }
  return values
}

/** Which option would be set that does not count, and what it needs, in one sentence; `null` if all count. */
export function idleIn(game: Game, house: HouseRules, chosen: OptionValues): string | null {
  const { sheet } = game.rules
  const { options } = houseRulesNow(game, house)
  const idle = sheet.idle(chosen, { ...options, ...chosen }, options)
  const need = idle === undefined ? undefined : sheet.needOf(idle)
  if (idle === undefined || !need) return null
  const values = need.is.map((value) => valueInWords(game, need.option, value))
  return SAY.optionNeeds(optionWords(game, idle).title, optionWords(game, need.option).title, values)
}

/** Why options, all of them, do not go together, in one sentence; `null` if they do. */
export function clashIn(game: Game, options: OptionValues, seats?: number): string | null {
  const clash = game.rules.sheet.clash(options, seats)
  return clash ? (game.words.houseRules.clashes[clash.id] ?? null) : null
}

/** What a table would play by, for the list of what a server prefers. */
export function houseRulesInALine(game: Game, house: HouseRules): string {
  return [presetWords(game, house.preset).title, ...changedInWords(game, house)].join(' · ')
}

function valueIn(form: OptionForm, filled: readonly string[]): OptionValue | undefined {
  if (form.kind === 'number' && filled[0] === 'null') return null
  return typedValue(form, filled[0] ?? '')
}

/** The value of an option to tick: the other of two, or the usual one. */
function tickedIn(form: OptionForm, isTicked: boolean): OptionValue {
  return form.kind === 'choice' ? (isTicked ? otherOf(form) : form.usual) : isTicked
}

function otherOf({ values, usual }: Extract<OptionForm, { kind: 'choice' }>): string {
  return values.find((value) => value !== usual) ?? usual
}

/** The forms of all groups, with the fields of the options that count with these choices. */
function formPages(game: Game, chosen: OptionValues): readonly FormPage[] {
  return OPTION_GROUPS.flatMap((group) => {
    const all = pagesOf(partsOf(game, group, chosen))
    return all.map((parts, page) => ({ group, page, pages: all.length, parts }))
  })
}

/**
 * The fields of a group; with choices, of the options that count with them. What is on or off stands in one field to
 * tick, and so do choices of two where the group would need a second form.
 */
function partsOf({ rules: { sheet } }: Game, group: OptionGroup, chosen?: OptionValues): readonly Part[] {
  const ids = sheet.idsIn(group)
  const isSwitch = (id: string) => sheet.formOf(id).kind === 'switch'
  const isOfTwo = (id: string) => {
    const form = sheet.formOf(id)
    return form.kind === 'choice' && form.values.length === 2
  }
  const fields = ids.filter((id) => !isSwitch(id)).length + (ids.some(isSwitch) ? 1 : 0)
  const isTicked = (id: string) => isSwitch(id) || (fields > MAX_FIELDS && isOfTwo(id))
  const shown = ids.filter((id) => !chosen || sheet.counts(id, chosen))
  const ticked = shown.filter(isTicked)
  const others = shown.filter((id) => !isTicked(id)).map((id) => ({ id, options: [id] }))
  return [...(ticked.length > 0 ? [{ id: `${SWITCHES}-${group}`, options: ticked }] : []), ...others]
}

function fieldOf(game: Game, house: HouseRules, { id: partId, options }: Part): APILabelComponent {
  const { sheet } = game.rules
  const { options: chosen } = houseRulesNow(game, house)
  const [first = ''] = options
  const form = sheet.formOf(first)
  if (partId !== first) {
    const boxes = options.map((id): Offered => {
      const { title, line } = optionWords(game, id)
      const one = sheet.formOf(id)
      if (one.kind !== 'choice') return { value: id, label: title, description: line, default: chosen[id] === true }
      const other = otherOf(one)
      const label = say('house-rules-default', { option: title, value: valueInWords(game, id, other) })
      return { value: id, label, description: line, default: chosen[id] === other }
    })
    return boxesField(partId, say('house-rules-switches'), boxes)
  }
  const { title, line } = optionWords(game, first)
  if (form.kind === 'choice' || form.kind === 'number') {
    const values = form.values.map((value) => ({
      value: String(value),
      label: valueInWords(game, first, value),
      default: value === chosen[first],
    }))
    return choiceField(partId, title, line, values, form.kind === 'number' || values.length > MAX_IN_A_GROUP)
  }
  const now = chosen[first]
  return formField(title, line, {
    type: ComponentType.TextInput,
    custom_id: partId,
    style: TextInputStyle.Short,
    max_length: MAX_TYPED_LENGTH,
    required: false,
    ...(now !== null && now !== undefined && { value: Array.isArray(now) ? now.join(', ') : String(now) }),
  })
}
