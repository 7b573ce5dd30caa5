import { SAY } from '../kit/sentences.ts'
import { textPanel } from '../kit/message.ts'
import { openTable, tryGame } from '../table/lobby/opening.ts'
import { onceShown } from '../table/context/delivery.ts'
import { hiddenPanel } from '../panels/private/replies.ts'
import { isSorry } from '../table/context/seats.ts'
import type { Handler } from './press.ts'

/** "Open a table" where games are chosen. */
export const open: Handler<'open'> = {
  acknowledge: 'update',
  handle: async (context, request, { press }) => {
    const opened = await openTable(context, request, press.game)
    return isSorry(opened) ? opened.sorry : textPanel(await onceShown(context, opened.id, SAY.opened))
  },
}

/** "Try it" where games are chosen. */
export const tryIt: Handler<'try'> = {
  acknowledge: 'update',
  handle: async (context, request, { press }) => {
    const begun = await tryGame(context, request, press.game)
    if (isSorry(begun)) return begun.sorry
    const said = await onceShown(context, begun.id, SAY.trying)
    return (await hiddenPanel(context, request, begun.id, [said])) ?? textPanel(said)
  },
}
