import type { MemberId } from '../../data/ids.ts'
import { creature } from '../things.ts'

/** A member of a party in a sentence. The character goes by the player's name. */
export function memberName(member: MemberId, player: string): string {
  if (member === 'character') return player
  if (member === 'familiar') return 'the **Black Cat**'
  return member === 'vessel' ? 'the crew' : creature(member)
}
