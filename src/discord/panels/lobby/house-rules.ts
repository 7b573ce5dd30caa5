import {
  ComponentType,
  TextInputStyle,
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10'
import { typedValue, type Game, type OptionForm, type OptionValue, type OptionValues } from '../../../engine/index.ts'
import { houseRulesNow } from '../../../tables/index.ts'
import type { HouseRules, TableRecord, UserId } from '../../../tables/model/store.ts'
import { formatId } from '../../kit/ids.ts'
import { button, rows, texts, type Panel } from '../../kit/message.ts'
import { SAY } from '../../kit/sentences.ts'
import { TextBudget } from '../../kit/text.ts'
import { changedInWords, optionWords, presetWords, valueInWords } from '../../table/lobby/house-rules.ts'
import {
  boxesField,
  choiceField,
  formField,
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

/** One field of the form: an option, or several that are on or off. */
interface Part {
  readonly id: string
  readonly options: readonly string[]
}

/** All house rules of a table, and for its host the forms to set them. Private. */
export function houseRulesPanel(record: TableRecord, game: Game, user: UserId, news = ''): Panel {
  const { sheet } = game.rules
  const { preset, options: chosen, isLess } = houseRulesNow(game, record)
  const { title, line } = presetWords(game, preset)
  const own = sheet.changed(preset, chosen)
  const unusual = sheet.changed(sheet.presetIds[0] ?? preset, chosen)
  const lines = Object.keys(unusual).map((id) => {
    const { title: about, line: what } = optionWords(game, id)
    const given = { option: about, value: valueInWords(game, id, chosen[id] ?? null) }
    return { value: Object.hasOwn(own, id) ? say('house-rules-changed', given) : say('house-rules-value', given), what }
  })
  // With many changed options the explanations are in the forms only.
  const isLong = lines.length > MAX_EXPLAINED
  const usual = sheet.ids
    .filter((id) => !Object.hasOwn(unusual, id) && sheet.counts(id, chosen))
    .map((id) => {
      const value = valueInWords(game, id, chosen[id] ?? null)
      return say('house-rules-default', { option: optionWords(game, id).title, value })
    })
  const budget = new TextBudget()
  const isHost = record.host === user && record.status === 'lobby'
  const pages = pagesOf(partsOf(game, chosen))
  const buttons = pages.map((_parts, page) => {
    const id = formatId({ kind: 'rules', table: record.id, page })
    const isOne = pages.length === 1
    return button(
      id,
      isOne ? say('house-rules-set-all') : say('house-rules-set-page', { page: page + 1, pages: pages.length }),
    )
  })
  return {
    components: [
      ...texts(
        news,
        isLess ? `-# ⚠️ ${say('house-rules-gone')}` : '',
        budget.fill([say('house-rules-heading', { preset: title }), line], 400),
        budget.fill(isLong ? lines.map(({ value }) => value) : lines.map(({ value, what }) => `${value}\n-# ${what}`)),
        usual.length > 0 ? budget.fill([say('house-rules-defaults', { options: usual.join(' · ') })]) : '',
        isHost ? '' : say('house-rules-of-host'),
      ),
      ...(isHost ? rows(buttons) : []),
    ],
  }
}

/** One form of the house rules with their current values; `null` if there is no such page. */
export function houseRulesForm(
  record: TableRecord,
  game: Game,
  page: number,
): APIModalInteractionResponseCallbackData | null {
  const parts = pagesOf(partsOf(game, houseRulesNow(game, record).options))[page]
  if (!parts) return null
  return {
    custom_id: formatId({ kind: 'rules-form', table: record.id, page }),
    title: say('house-rules-form'),
    components: parts.map((part) => fieldOf(game, record, part)),
  }
}

/** The values in a filled-in form, or the title of the first unreadable one. */
export function chosenIn(game: Game, filled: Filled): OptionValues | { readonly unreadable: string } {
  const values: Record<string, OptionValue> = {}
  for (const { id: partId, options } of partsOf(game)) {
    const given = filled.get(partId)
    if (!given) continue
    for (const id of options) {
      const form = game.rules.sheet.formOf(id)
      const value = valueIn(form, id, given)
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

function valueIn(form: OptionForm, id: string, filled: readonly string[]): OptionValue | undefined {
  if (form.kind === 'switch') return filled.includes(id)
  if (form.kind === 'number' && filled[0] === 'null') return null
  return typedValue(form, filled[0] ?? '')
}

/** The fields of all forms; with choices, of those that count with them. */
function partsOf({ rules: { sheet } }: Game, chosen?: OptionValues): readonly Part[] {
  const switches = sheet.ids.filter((id) => sheet.formOf(id).kind === 'switch')
  const groups = Math.ceil(switches.length / MAX_IN_A_GROUP)
  const size = Math.ceil(switches.length / Math.max(1, groups))
  const boxes = Array.from({ length: groups }, (_none, at) => ({
    id: `${SWITCHES}-${at}`,
    options: switches.slice(at * size, (at + 1) * size),
  }))
  const others = sheet.ids.filter((id) => !switches.includes(id) && (!chosen || sheet.counts(id, chosen)))
  return [...boxes, ...others.map((id) => ({ id, options: [id] }))]
}

function fieldOf(game: Game, house: HouseRules, { id: partId, options }: Part): APILabelComponent {
  const { sheet } = game.rules
  const { options: chosen } = houseRulesNow(game, house)
  const [first = ''] = options
  const form = sheet.formOf(first)
  if (form.kind === 'switch') {
    const boxes = options.map((id): Offered => {
      const { title, line } = optionWords(game, id)
      return { value: id, label: title, description: line, default: chosen[id] === true }
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
