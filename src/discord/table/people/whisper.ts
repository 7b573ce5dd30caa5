import { bold } from '../../../language/index.ts'
import type { TableRecord, UserId, Whisper, Whisperer } from '../../../tables/model/store.ts'
import { boldNames } from '../../kit/names.ts'
import { harmless, wordForWord } from '../../kit/text.ts'
import { say } from '../../words/index.ts'

/** Whether players may whisper at a table, in a sentence. */
export function whisperingLine({ whispering }: Pick<TableRecord, 'whispering'>): string {
  return whispering ? say('whispers-on') : say('whispers-off')
}

/** A whisper in one line, as one of its two reads it. */
export function whisperInWords(record: TableRecord, user: UserId, { from, to, text }: Whisper): string {
  const said = wordForWord(text)
  return from.user === user
    ? say('whisper-sent', { name: whispererName(record, to), text: said })
    : say('whisper-heard', { name: whispererName(record, from), text: said })
}

/** Who whispered, or heard it: by the character as long as they sit there. */
export function whispererName(record: TableRecord, { seat, user, name }: Whisperer): string {
  return record.seats[seat]?.user === user ? boldNames(record)(seat) : bold(harmless(name))
}

/** The last whisper that a user could answer; `undefined` if there is none, or its author has left the seat. */
export function lastAnswerable(
  { seats }: TableRecord,
  user: UserId,
  whispers: readonly Whisper[],
): Whisper | undefined {
  return whispers.findLast(({ from, to }) => to.user === user && seats[from.seat]?.user === from.user)
}
