import type { MemberId } from '../../data/ids.ts'
import { foeId } from '../things.ts'

/** The id of the name of a companion or familiar. */
export function memberId(member: MemberId): string {
  return member === 'familiar' ? 'foe-black-cat' : foeId(member)
}
