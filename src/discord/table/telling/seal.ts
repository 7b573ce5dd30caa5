import { markOfBrought } from '../../../tables/index.ts'
import type { TableRecord } from '../../../tables/model/store.ts'
import { say } from '../../words/index.ts'

type Sealed = Pick<TableRecord, 'seal'>

/** The whole commitment, for the lobby card: a part of it would bind less. */
export function lobbySeal({ seal }: Sealed): string {
  return seal.kind === 'typed' ? say('dice-unsealed') : say('dice-sealed', { commitment: seal.commitment })
}

/** The commitment that binds the dice, for the status of a game or a lobby. */
export function sealInWords({ seal, status }: Pick<TableRecord, 'seal' | 'status'>): string {
  if (seal.kind === 'typed') return say('dice-unsealed')
  const brought = status === 'lobby' ? seal.brought.length : 0
  return say('dice-sealed-status', { commitment: seal.commitment, brought })
}

/** The mark on every card of a table whose dice are not sealed; nothing for the others. */
export function unsealedMark({ seal }: Sealed): string[] {
  return seal.kind === 'typed' ? [say('dice-unsealed-mark')] : []
}

/**
 * The shown length of a hash, because a phone has no room for all 64 digits. No other secret with the same beginning
 * can be found.
 */
const SHOWN_HASH_LENGTH = 16

/** The line of the chronicle about the dice when a game begins, with the beginnings of the hashes. */
export function sealAtStart({ seal }: Sealed): string {
  if (seal.kind === 'typed') return say('dice-unsealed-at-start')
  const shown = (hash: string) => `\`${hash.slice(0, SHOWN_HASH_LENGTH)}…\``
  const { commitment, brought } = seal
  const given = { secret: shown(commitment), mark: shown(markOfBrought(brought)), brought: brought.length }
  return say('dice-sealed-at-start', given)
}

/** The hash of the players' contributions, once nobody can add any. */
export function broughtInWords({ seal, status }: Pick<TableRecord, 'seal' | 'status'>): string[] {
  if (seal.kind !== 'sealed' || status === 'lobby') return []
  return [say('dice-contributions', { brought: seal.brought.length, mark: markOfBrought(seal.brought) })]
}

/** One line about the dice when all is over; `/verify` shows the hashes. A game that was ended early stays sealed. */
export function closingSeal(record: Pick<TableRecord, 'seal' | 'status'>): string[] {
  if (record.seal.kind !== 'sealed') return unsealedMark(record)
  return [record.status === 'over' ? say('dice-opened') : say('dice-kept')]
}
