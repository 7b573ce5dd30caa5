import { ComponentType as Type } from 'discord-api-types/v10'
import type { Discord } from '../state/discord.ts'
import type { Json, StoredMessage } from '../state/model.ts'
import { everyComponent } from '../validate/components.ts'
import { SELECTS } from '../validate/controls.ts'
import { Refused } from './outcome.ts'
import { resolveChannel, resolveRole, resolveUser } from './option-values.ts'

/** Buttons and menus as a person uses them. */

/** The button a person means by its custom id, its label or its emoji. @throws Refused */
export function buttonNamed(message: StoredMessage, name: string): Json {
  const buttons = everyComponent(message.components).filter((component) => component['type'] === Type.Button)
  const emojiOf = (button: Json): unknown => (button['emoji'] as Json | undefined)?.['name']
  const button =
    buttons.find((entry) => entry['custom_id'] === name) ??
    buttons.find((entry) => entry['label'] === name) ??
    buttons.find((entry) => emojiOf(entry) === name) ??
    buttons.find((entry) =>
      String(entry['label'] ?? '')
        .toLowerCase()
        .includes(name.toLowerCase()),
    )
  if (!button) throw new Refused(`There is no button “${name}” on this message`)
  if (button['disabled'] === true) throw new Refused(`The button “${name}” is disabled`)
  if (button['custom_id'] === undefined) throw new Refused(`The button “${name}” only opens a link`)
  return button
}

/** The menu a person means by its custom id or its placeholder; with an empty name, the only one. @throws Refused */
export function menuNamed(message: StoredMessage, name: string): Json {
  const menus = everyComponent(message.components).filter((component) => SELECTS.includes(Number(component['type'])))
  const menu =
    menus.find((entry) => entry['custom_id'] === name) ??
    menus.find((entry) => entry['placeholder'] === name) ??
    (name === '' && menus.length === 1 ? menus[0] : undefined)
  if (!menu) throw new Refused(`There is no menu “${name}” on this message`)
  if (menu['disabled'] === true) throw new Refused(`The menu “${name}” is disabled`)
  return menu
}

/**
 * The values chosen in a menu, as they are sent: as many as allowed, and each among the options.
 * @param values option values or labels; names or ids for menus of users, roles and channels
 * @throws Refused
 */
export function readChoice(discord: Discord, menu: Json, values: readonly string[], resolved: Json): string[] {
  const min = Number(menu['min_values'] ?? 1)
  const max = Number(menu['max_values'] ?? 1)
  const least = menu['required'] === false ? 0 : min
  if (values.length < least || values.length > max)
    throw new Refused(`choose ${min === max ? min : `${min} to ${max}`}`)
  if (new Set(values).size < values.length) throw new Refused('An option can be chosen only once')
  return values.map((value) => {
    switch (menu['type']) {
      case Type.UserSelect:
        return resolveUser(discord, value, resolved)
      case Type.RoleSelect:
        return resolveRole(discord, value, resolved)
      case Type.ChannelSelect:
        return resolveChannel(discord, value, resolved)
      case Type.MentionableSelect:
        return discord.world.roles.some((role) => role.id === value || role.name === value)
          ? resolveRole(discord, value, resolved)
          : resolveUser(discord, value, resolved)
      default:
        return optionNamed(menu, value)
    }
  })
}

/** The value of an option given by value or label. @throws Refused */
export function optionNamed(menu: Json, name: string): string {
  const options = (menu['options'] as Json[] | undefined) ?? []
  const option = options.find((entry) => entry['value'] === name) ?? options.find((entry) => entry['label'] === name)
  if (!option) throw new Refused(`“${name}” is not among the options`)
  return String(option['value'])
}
