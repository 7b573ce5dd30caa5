import { isOnLeave } from '../../../tables/index.ts'
import type { Person } from '../../../tables/model/store.ts'
import { formatId, type SettingName } from '../../kit/ids.ts'
import { button, container, menu, menuOption, rows, texts, type Panel, type ComponentRow } from '../../kit/message.ts'
import {
  AWAY_CHOICES,
  NOTICE_CHOICES,
  PICTURE_CHOICES,
  QUIET_CHOICES,
  quietInWords,
  quietValue,
  RECORDS_CHOICES,
  REMINDER_CHOICES,
  wallTime,
  WHISPER_CHOICES,
  type Preference,
} from '../../table/people/settings.ts'

const SETTINGS = 0x5865f2

/** A user's settings for all tables, with menus to change them. Private. */
export function settingsPanel(person: Person, now: number, news: readonly string[] = []): Panel {
  const { zone, notice, remindEvery, whileAway, pictures, records, whispers } = person
  const reminders = REMINDER_CHOICES.find(({ chooses }) => chooses === remindEvery)
  const parts = [
    ...texts(
      ['## Your settings', '-# They hold at all your tables. Nobody else sees them.'].join('\n'),
      `**Time zone:** ${zone}, where it is ${wallTime(zone, now)} now. Change it with \`/settings zone:\`.`,
      `**Quiet hours:** ${quietInWords(person, now)}.\n-# No reminder comes in them, and your time bank does not run. Other hours: \`/settings quiet:\`.`,
    ),
    settingMenu('quiet', 'Quiet hours', QUIET_CHOICES, quietValue(person)),
    ...texts('**When I ask you something**\n-# What is asked of you in private comes as a direct message in any case.'),
    settingMenu('notice', 'When I ask you', NOTICE_CHOICES, notice),
    settingMenu('reminders', 'Reminders', REMINDER_CHOICES, reminders?.value ?? ''),
    ...texts(
      '**Pictures**\n-# Of maps and looks that you alone see, and of tables that you open. A table has its own: `/game pictures`.',
    ),
    settingMenu('pictures', 'Pictures', PICTURE_CHOICES, pictures),
    ...texts('**While you are `/away`**'),
    settingMenu('away', 'While you are away', AWAY_CHOICES, whileAway),
    ...texts(
      '**Your records**\n-# Finished games, rating, titles, heroes. Hidden, you are left out of all lists, and told of as “somebody”.',
    ),
    settingMenu('records', 'Your records', RECORDS_CHOICES, records),
    ...texts('**Whispers**\n-# At tables where players may whisper to each other.'),
    settingMenu('whispers', 'Whispers', WHISPER_CHOICES, whispers),
    ...awayParts(person, now),
  ]
  return { components: [...texts(news.join('\n')), container(parts, SETTINGS)] }
}

/** A notice of the user's absence, with the button to return. */
export function awayPanel(person: Person & { readonly awayUntil: number }): Panel {
  return { components: [...texts(awayInWords(person)), backRow()] }
}

function awayParts(person: Person, now: number) {
  return isOnLeave(person, now) ? [...texts(awayInWords(person)), backRow()] : []
}

function awayInWords({ awayUntil, whileAway }: Person & { readonly awayUntil: number }): string {
  const seats = whileAway === 'computer' ? 'a computer player sits in for you' : 'your tables wait for you'
  return `You are away until <t:${Math.floor(awayUntil / 1000)}:f>: ${seats}. Any answer of yours ends it.`
}

function backRow(): ComponentRow {
  const [row] = rows([button(formatId({ kind: 'back' }), 'I am back', 'good')])
  if (!row) throw new Error('a button stands in a row')
  return row
}

function settingMenu(
  about: SettingName,
  placeholder: string,
  choices: readonly Preference<unknown>[],
  chosen: string,
): ComponentRow {
  const options = choices.map(({ value, label }) => ({ ...menuOption(value, label), default: value === chosen }))
  return menu(formatId({ kind: 'setting', about }), placeholder, options)
}
