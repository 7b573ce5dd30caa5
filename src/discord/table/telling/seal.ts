import { count, small } from '../../../language/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { markOfBrought } from '../../../tables/index.ts'
import type { TableRecord } from '../../../tables/model/store.ts'

type Sealed = Pick<TableRecord, 'seal'>

/** What binds the dice, on the lobby card: the whole commitment, for less would bind less. */
export function lobbySeal({ seal }: Sealed): string {
  if (seal.kind === 'typed') return UNSEALED
  return small(`🔒 Sealed dice: \`${seal.commitment}\``)
}

/** The commitment that binds the dice, for the status of a game or a lobby. */
export function sealInWords({ seal, status }: Pick<TableRecord, 'seal' | 'status'>): string {
  if (seal.kind === 'typed') return UNSEALED
  const isAwaited = status === 'lobby' && seal.brought.length > 0
  const joinings = isAwaited ? `; ${count(seal.brought.length, 'joining')} in the seed so far` : ''
  return small(`🔒 Sealed dice. SHA-256 of the secret: \`${seal.commitment}\`${joinings}.`)
}

/** The mark on every card of a table whose dice are not sealed; nothing for the others. */
export function unsealedMark({ seal }: Sealed): string[] {
  return seal.kind === 'typed' ? [small('⚠️ Unsealed dice: the seed was typed.')] : []
}

/**
 * The shown length of a hash, because a phone has no room for all 64 digits. No other secret with the same beginning
 * can be found.
 */
const SHOWN_HASH_LENGTH = 16

/** What the chronicle says of the dice when a game begins: how the hashes begin, and where they stand whole. */
export function sealAtStart({ seal }: Sealed): string[] {
  if (seal.kind === 'typed') return ['Its dice are not sealed: the seed was typed.']
  const [secret, brought] = [seal.commitment, markOfBrought(seal.brought)].map(
    (hash) => `\`${hash.slice(0, SHOWN_HASH_LENGTH)}…\``,
  )
  return [
    `🔒 Sealed dice: secret ${secret}, ${count(seal.brought.length, 'contribution')} ${brought} (whole: \`/verify\`).`,
  ]
}

/** What the players have brought, once nothing can be added: bound as the secret is. */
export function broughtInWords({ seal, status }: Pick<TableRecord, 'seal' | 'status'>): string[] {
  if (seal.kind !== 'sealed' || status === 'lobby') return []
  const joined = count(seal.brought.length, 'contribution')
  return [small(`SHA-256 of the players’ ${joined}: \`${markOfBrought(seal.brought)}\`.`)]
}

/** What is opened and published on the card when all is over; a game that was ended early stays sealed. */
export function closingSeal(view: TableView): string[] {
  const { seal, status } = view.record
  const head = view.head === null ? [] : [small(`Last link of the chain: \`${view.head}\`.`)]
  if (seal.kind !== 'sealed') return [...unsealedMark(view.record), ...head]
  if (status !== 'over') return [sealInWords(view.record)]
  return [
    small(`🔓 The dice were sealed with \`${seal.commitment}\`, the SHA-256 of the secret \`${seal.secret}\`.`),
    ...head,
    small('`/verify` works all of it out again.'),
  ]
}

const UNSEALED = '⚠️ **Unsealed dice:** the seed was typed. Whoever knows it knows every die and card.'
