import { isOnVacation, NO_GAMES, usualHoursOf } from '../../../tables/index.ts'
import type { Person, Reliability } from '../../../tables/model/store.ts'
import { formatId, SETTING_IDS, type SettingName } from '../../kit/ids.ts'
import { button, container, menu, menuOption, rows, texts, type Panel, type ComponentRow } from '../../kit/message.ts'
import { quietInWords, PERSONAL_SETTINGS, wallTime } from '../../table/people/settings.ts'
import type { Context } from '../../table/context/context.ts'
import type { Request } from '../../table/context/request.ts'
import { ownReliabilityInWords } from '../../table/people/reliability.ts'
import { hoursOfDay } from '../../table/telling/time.ts'
import { say } from '../../words/index.ts'

const COLOUR = 0x5865f2

/** What the panel of the settings shows besides them. */
interface SettingsParts {
  readonly now: number
  /** How far others can count on the user. */
  readonly reliability: Reliability
  /** What can be set by command alone, in words. */
  readonly besides: readonly string[]
  readonly news: readonly string[]
}

/** A user's settings for all tables, and their reliability on this server; in direct messages that of all servers. */
export async function ownSettings(
  { tables, calendars, webhooks, now }: Context,
  { user, guild }: Request,
  person: Person,
  news: readonly string[] = [],
): Promise<Panel> {
  const known = await tables.people.reliability([user], guild ?? undefined)
  const besides = [
    ...(webhooks && !person.webhook ? [say('settings-webhook-none')] : []),
    ...(calendars ? [say('settings-calendar')] : []),
  ]
  return settingsPanel(person, { now: now(), reliability: known.get(user) ?? NO_GAMES, besides, news })
}

/** A user's settings for all tables, with menus to change them. Private. */
function settingsPanel(person: Person, { now, reliability, besides, news }: SettingsParts): Panel {
  const { zone, webhook } = person
  const isAway = isOnVacation(person, now)
  const status = [
    say('settings-reliability', { reliability: ownReliabilityInWords(reliability) }),
    ...(webhook ? [say('settings-webhook', { host: new URL(webhook.url).hostname })] : []),
    ...besides,
    ...(isAway ? [awayInWords(person)] : []),
  ]
  // Few and long texts, because the menus take most of the components that a message may have.
  const parts = [
    ...texts(
      [
        `## ${say('settings-title')}\n${say('settings-note')}`,
        say('settings-zone', { zone, time: wallTime(zone, now) }),
      ].join('\n'),
    ),
    ...SETTING_IDS.flatMap((name) => [...texts(heading(name, person, now)), settingMenu(name, person)]),
    ...texts(status.join('\n')),
    ...(isAway ? [backRow()] : []),
  ]
  return { components: [...texts(news.join('\n')), container(parts, COLOUR)] }
}

/** A notice of the user's absence, with the button to return. */
export function awayPanel(person: Person & { readonly awayUntil: number }): Panel {
  return { components: [...texts(awayInWords(person)), backRow()] }
}

function awayInWords({ awayUntil, whileAway }: Person & { readonly awayUntil: number }): string {
  const time = `<t:${Math.floor(awayUntil / 1000)}:f>`
  return say(whileAway === 'computer' ? 'settings-away-computer' : 'settings-away-waiting', { time })
}

function backRow(): ComponentRow {
  const [row] = rows([button(formatId({ kind: 'back' }), say('settings-back'), 'good')])
  if (!row) throw new Error('a button stands in a row')
  return row
}

/** What stands above the menu of a setting; empty where it continues the one before. */
function heading(name: SettingName, person: Person, now: number): string {
  switch (name) {
    case 'quiet':
      return say('settings-quiet', { hours: quietInWords(person, now) })
    case 'reminders':
    case 'gap':
    case 'next':
      return ''
    case 'hours': {
      const usual = usualHoursOf(person)
      return [say('settings-hours'), ...(usual ? [say('settings-hours-now', hoursOfDay(usual, now))] : [])].join('\n')
    }
    default:
      return say(`settings-${name}`)
  }
}

function settingMenu(name: SettingName, person: Person): ComponentRow {
  const { choices, chosenBy } = PERSONAL_SETTINGS[name]
  const chosen = chosenBy(person)
  const options = choices().map(({ value, label }) => ({ ...menuOption(value, label), default: value === chosen }))
  return menu(formatId({ kind: 'setting', about: name }), say(`setting-${name}`), options)
}
