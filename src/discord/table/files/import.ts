import type { Result } from '../../../tables/model/service.ts'
import type { TableRecord, Whisper } from '../../../tables/model/store.ts'
import type { Context } from '../context/context.ts'

/** The phase of a card that stands nowhere. */
const NOWHERE = -4

/**
 * Imports a game from a file; it then waits in a channel. The bot doesn't repeat the old chronicle and whispers
 * there.
 */
export async function importFile(
  { tables }: Context,
  { guild, channel, by }: { readonly guild: string; readonly channel: string; readonly by: string },
  file: Uint8Array,
): Promise<Result<TableRecord>> {
  const none = { room: channel, message: null, turn: NOWHERE, digest: '', called: [], posts: 0, posting: false }
  const shown = (lines: number, whispers: readonly Whisper[]) => {
    const heard = { upTo: whispers.length, closedAt: null }
    return [
      { kind: 'card', target: '', data: { ...none, after: lines, upTo: lines } },
      ...[...new Set(whispers.map(({ to }) => to.user))].map((user) => ({
        kind: 'whispers',
        target: user,
        data: heard,
      })),
    ]
  }
  return await tables.saves.import(file, { server: guild, room: channel, by, shown })
}
