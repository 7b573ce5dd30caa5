import { markOfBrought } from '../../../tables/index.ts'
import { countsInRecords, isLesson, type TableRecord } from '../../../tables/model/store.ts'
import { say } from '../../words/index.ts'

type Sealed = Pick<TableRecord, 'seal'>

/** The whole commitment, for the lobby card: a part of it would bind less. */
export function lobbySeal({ seal }: Sealed): string {
  return seal.kind === 'typed' ? say('dice-unsealed') : say('dice-sealed', { commitment: seal.commitment })
}

/** The commitment that binds the dice, for `/verify` before a game is over. */
export function sealInWords({ seal, status }: Pick<TableRecord, 'seal' | 'status'>): string {
  if (seal.kind === 'typed') return say('dice-unsealed')
  const brought = status === 'lobby' ? seal.brought.length : 0
  return say('dice-sealed-status', { commitment: seal.commitment, brought })
}

/** The mark on every card of a table whose host chose the dice; nothing for the others. */
export function unsealedMark(record: Pick<TableRecord, 'seal' | 'teaching' | 'server'>): string[] {
  return record.seal.kind === 'typed' && countsInRecords(record) ? [say('dice-unsealed-mark')] : []
}

/** The line of the chronicle about the dice when a game begins. `/verify` shows the hashes. */
export function sealAtStart(record: Pick<TableRecord, 'seal' | 'teaching'>): string {
  if (isLesson(record)) return say('dice-lesson-at-start')
  return say(record.seal.kind === 'typed' ? 'dice-unsealed-at-start' : 'dice-sealed-at-start')
}

/** The hash of the players' contributions, once nobody can add any. */
export function broughtInWords({ seal, status }: Pick<TableRecord, 'seal' | 'status'>): string[] {
  if (seal.kind !== 'sealed' || status === 'lobby') return []
  return [say('dice-contributions', { brought: seal.brought.length, mark: markOfBrought(seal.brought) })]
}

/** One line about the dice when all is over; `/verify` shows the hashes. A game that was ended early stays sealed. */
export function closingSeal(record: Pick<TableRecord, 'seal' | 'status' | 'teaching' | 'server'>): string[] {
  if (record.seal.kind !== 'sealed') return unsealedMark(record)
  return [record.status === 'over' ? say('dice-opened') : say('dice-kept')]
}
