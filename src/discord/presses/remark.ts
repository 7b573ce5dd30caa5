import { refuse, type Result } from '../../tables/model/results.ts'
import type { TableView } from '../../tables/model/service.ts'
import { seatOf } from '../../tables/model/store.ts'
import { REFUSED } from '../kit/sentences.ts'
import { momentPanel } from '../panels/past/look-back.ts'
import { REMARK_FIELD, remarkForm } from '../panels/past/remarks.ts'
import type { Context } from '../table/context/context.ts'
import type { Request } from '../table/context/request.ts'
import { seatOfEyes } from '../table/past/eyes.ts'
import { LookBack, type Moment } from '../table/past/look-back.ts'
import { remarksOn } from '../table/past/remarks.ts'
import { sightFor } from './look-back.ts'
import type { Handler, Opener } from './press.ts'
import { say } from '../words/index.ts'

interface MomentSeen {
  readonly view: TableView
  readonly past: LookBack
  readonly moment: Moment
}

/** "Pin a remark": opens the form in which it is written. */
export const remarkOpened: Opener<'remark'> = async (context, request, { table, eyes, at }) => {
  const found = await momentAt(context, request, { table, eyes, at })
  if (!found.ok) return found.why
  const { view, moment } = found.value
  const seat = seatOf(view.record, request.user)?.seat
  if (seat === undefined) return REFUSED['not-seated']
  const own = remarksOn(await context.tables.remarks.of(table), moment).find((one) => one.seat === seat)
  return remarkForm({ table, eyes, at }, own?.text ?? '')
}

/** The form was sent. The moment is shown again, with the remark. */
export const remarkSent: Handler<'remark-form'> = async (context, request, { press: { table, eyes, at }, filled }) => {
  const found = await momentAt(context, request, { table, eyes, at })
  if (!found.ok) return found.why
  const { view, past, moment } = found.value
  const seat = seatOf(view.record, request.user)?.seat
  const before = remarksOn(await context.tables.remarks.of(table), moment).find((one) => one.seat === seat)
  const on = before?.on ?? lineOf(moment)
  const pinned = await context.tables.remarks.pin(table, request.user, on, filled.get(REMARK_FIELD)?.[0] ?? '')
  if (!pinned.ok) return REFUSED[pinned.why]
  context.feed.amend(view.record)
  return await momentPanel(context, { view, user: request.user, eyes, past, moment })
}

async function momentAt(
  context: Context,
  request: Request,
  { table, eyes, at }: { readonly table: string; readonly eyes: number; readonly at: number },
): Promise<Result<MomentSeen, string>> {
  const found = await sightFor(context, request, table, eyes)
  if (!found.ok) return found
  const past = new LookBack(context.tables, found.value, seatOfEyes(eyes))
  const moment = await past.at(at)
  return moment ? { ok: true, value: { view: found.value, past, moment } } : refuse(say('unknown-moment'))
}

/** The line that a remark on a moment is pinned to: its first one that everybody may read, so that all eyes see it. */
function lineOf({ lines }: Moment): number {
  return (lines.find(({ to }) => to === 'all') ?? lines[0])?.line ?? 0
}
