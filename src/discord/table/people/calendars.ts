import type { Context, Reply } from '../context/context.ts'
import type { Request } from '../context/request.ts'
import { perLanguage } from '../../../language/index.ts'
import { say } from '../../words/index.ts'
import type { Preference } from './settings.ts'

const ACTS = ['link', 'renew', 'off'] as const
export type CalendarAct = (typeof ACTS)[number]

export const calendarChoices = perLanguage((): readonly Preference<CalendarAct>[] =>
  ACTS.map((chooses) => ({ value: chooses, label: say(`setting-calendar-${chooses}`), chooses })),
)

/** `/settings calendar:`. Shows the link of the requester's calendar, exchanges it for a new one, or ends it. */
export async function ownCalendar({ calendars }: Context, { user }: Request, act: CalendarAct): Promise<Reply> {
  if (!calendars) return say('calendar-off')
  const hadOne = act === 'link' ? false : await calendars.unlink(user)
  if (act === 'off') return say(hadOne ? 'calendar-ended' : 'calendar-none')
  return say('calendar-link', { link: await calendars.link(user) })
}
