import { TextInputStyle, ComponentType, type APIModalInteractionResponseCallbackData } from 'discord-api-types/v10'
import { perLanguage } from '../../../language/index.ts'
import type { Game } from '../../../engine/index.ts'
import { invitationOf, seatsOf } from '../../../tables/index.ts'
import { WELCOMES, type InvitationTerms, type TableRecord } from '../../../tables/model/store.ts'
import { timeFrom, timeTyped } from '../../kit/dates.ts'
import { formatId } from '../../kit/ids.ts'
import { TYPED_TEXT } from '../../kit/limits.ts'
import { say } from '../../words/index.ts'
import { choiceField, formField, type Filled } from '../parts/form.ts'

const NONE = 'none'
/** The fields of the form. */
const [PLAYERS, UNTIL, WELCOME] = ['players', 'until', 'welcome'] as const

/** For whom a lobby may be. */
export const welcomeChoices = perLanguage(() => WELCOMES.map((value) => ({ value, name: say(`welcome-${value}`) })))

/** The form in which a host says when the game starts. `zone`: the host's time zone. */
export function invitationForm(record: TableRecord, game: Game, zone: string): APIModalInteractionResponseCallbackData {
  const { players, until, welcome } = invitationOf(record)
  const { min, max } = seatsOf(game, record)
  const counts = Array.from({ length: max - min + 1 }, (_none, index) => min + index)
  const none = { value: NONE, label: say('invite-players-none'), default: players === null }
  const offered = counts.map((count) => ({
    value: String(count),
    label: say('invite-players-count', { count }),
    default: count === players,
  }))
  const whom = welcomeChoices().map(({ value, name }) => ({ value, label: name, default: value === welcome }))
  return {
    custom_id: formatId({ kind: 'invite-form', table: record.id }),
    title: say('invite-form'),
    components: [
      choiceField(PLAYERS, say('invite-players'), '', [none, ...offered]),
      formField(say('invite-until'), say('invite-until.hint', { zone }), {
        type: ComponentType.TextInput,
        custom_id: UNTIL,
        style: TextInputStyle.Short,
        max_length: TYPED_TEXT,
        required: false,
        ...(until !== null && { value: timeTyped(until, zone) }),
      }),
      choiceField(WELCOME, say('invite-welcome'), '', whom),
    ],
  }
}

/** What a host has filled in; `null` if the deadline can't be read. `now`: milliseconds since 1970. */
export function invitationIn(filled: Filled, zone: string, now: number): InvitationTerms | null {
  const first = (field: string) => filled.get(field)?.[0]?.trim() ?? ''
  const typed = first(UNTIL)
  const until = typed === '' ? null : timeFrom(typed, zone, now)
  if (typed !== '' && until === null) return null
  const players = first(PLAYERS) === NONE || first(PLAYERS) === '' ? null : Number(first(PLAYERS))
  const welcome = WELCOMES.find((one) => one === first(WELCOME)) ?? 'everybody'
  return { players, until, welcome }
}
