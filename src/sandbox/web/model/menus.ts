import { ComponentType, type APIEmoji } from 'discord-api-types/payloads/v10'
import type { Known } from './commands.ts'
import type { Channel, FormField, Message, SelectMenu } from './wire.ts'

/** The options of a select menu, a radio group or a checkbox group. */

export interface MenuOption {
  readonly value: string
  readonly label: string
  readonly description?: string | undefined
  readonly emoji?: Pick<Partial<APIEmoji>, 'id' | 'name'> | undefined
}

/** Fields with choices. */
export type ChoiceField = Extract<FormField, SelectMenu | { type: 21 | 22 }>

const isOf = (types: readonly number[] | undefined, channel: Channel): boolean =>
  types === undefined || types.length === 0 || types.includes(channel.type)

export function menuOptions(menu: ChoiceField, { people, bot, roles, channels }: Known): readonly MenuOption[] {
  const named = (entries: readonly { id: string; name: string }[], sign = ''): MenuOption[] =>
    entries.map((entry) => ({ value: entry.id, label: sign + entry.name }))
  switch (menu.type) {
    case ComponentType.UserSelect:
      return named([...people, bot])
    case ComponentType.RoleSelect:
      return named(roles)
    case ComponentType.MentionableSelect:
      return [...named([...people, bot]), ...named(roles)]
    case ComponentType.ChannelSelect:
      return channels
        .filter((channel) => !channel.is_dm && isOf(menu.channel_types, channel))
        .map((channel) => ({ value: channel.id, label: `#${channel.name}` }))
    default:
      return menu.options
  }
}

/** The choice before the user has made one. */
export function defaultChoice(menu: ChoiceField): readonly string[] {
  if ('options' in menu) return menu.options.filter((option) => option.default === true).map((option) => option.value)
  return (menu.default_values ?? []).map((entry) => entry.id)
}

/** The maximum number of choices. */
export function mostChosen(menu: ChoiceField): number {
  if (menu.type === ComponentType.RadioGroup) return 1
  return menu.max_values ?? (menu.type === ComponentType.CheckboxGroup ? menu.options.length : 1)
}

/** The choice after pressing an option: added, removed, or replacing the only one. */
export function toggled(chosen: readonly string[], value: string, most: number): readonly string[] {
  if (chosen.includes(value)) return chosen.filter((entry) => entry !== value)
  if (most === 1) return [value]
  return chosen.length < most ? [...chosen, value] : chosen
}

/** The menu of a message with this custom id. */
export function menuOn(message: Message, customId: string): SelectMenu | undefined {
  return selectMenus(message.components ?? []).find((menu) => menu.custom_id === customId)
}

function selectMenus(components: readonly object[]): SelectMenu[] {
  return components.flatMap((component) => {
    if ('components' in component) return selectMenus(component.components as readonly object[])
    return isSelectMenu(component) ? [component] : []
  })
}

function isSelectMenu(component: object): component is SelectMenu {
  const kinds: readonly number[] = [
    ComponentType.StringSelect,
    ComponentType.UserSelect,
    ComponentType.RoleSelect,
    ComponentType.MentionableSelect,
    ComponentType.ChannelSelect,
  ]
  return 'type' in component && kinds.includes(component.type as number)
}
