import type { TableView } from '../../../tables/model/service.ts'
import type { UserId } from '../../../tables/model/store.ts'
import { formatId } from '../../kit/ids.ts'
import { SHORT_LABEL } from '../../kit/limits.ts'
import { button, rows, textPanel, texts, type Panel } from '../../kit/message.ts'
import { fullNames, spokenNames } from '../../kit/names.ts'
import { clip, harmless, plain, TextBudget } from '../../kit/text.ts'
import { ownQuestion } from '../../table/answering/choices.ts'
import type { Context } from '../../table/context/context.ts'
import type { Seated } from '../../table/context/seats.ts'
import { handPanel, rememberedLines } from './hand.ts'
import { heldButton, heldPictures } from '../about/held.ts'
import { lookBackButton } from '../past/look-back.ts'
import { watchLines } from '../parts/spectators.ts'
import { say } from '../../words/index.ts'

/** A seat's hand, private lines and question, for a spectator with private access. */
export async function spectatorPanel(context: Context, { view, seat }: Seated, user: UserId): Promise<Panel> {
  const { record, game } = view
  const own = ownQuestion(view, seat)
  const prompt = own ? game.words.prompt(own, view.viewFor(seat), spokenNames(view)) : null
  const buttons = [...heldButton(view), lookBackButton(record.id), endButton(record.id, user, say('watch-stop'))]
  return handPanel(view, seat, await rememberedLines(context.tables, record.id, seat), {
    pictures: await heldPictures(context, view, seat, user),
    onlooker: {
      title: say('watch-title', { title: game.words.title, name: fullNames(record)(seat) }),
      line: `-# ${say('only-watching', { name: fullNames(record)(seat) })}`,
      asked: prompt === null ? [] : [say('watch-question', { question: clip(prompt, 500) })],
      buttons,
    },
  })
}

/** The spectators with private access at a table, with buttons to end what the user may end. */
export function spectatorsPanel({ record }: TableView, user: UserId, isManager: boolean): Panel {
  const { watchers, seats } = record
  if (watchers.length === 0) return textPanel(say('nobody-watches'))
  const mine = watchers.filter((one) => isManager || one.user === user || seats[one.seat]?.user === user)
  const buttons = mine.map((one) => {
    const name = plain(harmless(one.name))
    return endButton(record.id, one.user, one.user === user ? say('watch-stop') : say('watch-end', { name }))
  })
  return { components: [...texts(new TextBudget().fill(watchLines(record))), ...rows(buttons)] }
}

function endButton(table: string, user: UserId, label: string) {
  return button(formatId({ kind: 'watch-end', table, user }), clip(label, SHORT_LABEL))
}
