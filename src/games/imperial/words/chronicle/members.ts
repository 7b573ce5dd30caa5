import type { MemberId } from '../../data/ids.ts'
import { say } from '../say.ts'
import { foeId, theName } from '../things.ts'

/** The id of the name of a companion or familiar. */
export function memberId(member: MemberId): string {
  return member === 'familiar' ? 'foe-black-cat' : foeId(member)
}

/** A member of a party in a sentence. The character goes by the player's name. */
export function memberName(member: MemberId, player: string): string {
  if (member === 'character') return player
  return member === 'vessel' ? say('the-crew') : theName(memberId(member))
}
