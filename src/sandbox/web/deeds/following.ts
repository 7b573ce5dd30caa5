import { isBusy, nextToFollow } from '../model/asked.ts'
import type { State } from '../model/state.ts'
import { be, complain, openChannel } from './reading.ts'
import { change, now } from './store.ts'

/** Following: the page becomes the person whom the bot asks. Each tab follows or not. */

const KEPT = 'is-following'

/** How long the result of the last action stays visible before the page changes its person. */
const FOLLOW_DELAY_MS = 1_500

let due: ReturnType<typeof setTimeout> | undefined

export const wasFollowing = (): boolean => sessionStorage.getItem(KEPT) === 'yes'

export function setFollowing(isFollowing: boolean): void {
  sessionStorage.setItem(KEPT, isFollowing ? 'yes' : 'no')
  change({ isFollowing })
}

/** Call this after every change, because the bot may be asking another person now. */
export function followSoon(state: State): void {
  const isDue =
    state.isFollowing && state.isInSight && state.isConnected && !isBusy(state) && nextToFollow(state) !== null
  if (!isDue) {
    clearTimeout(due)
    due = undefined
  } else due ??= setTimeout(follow, FOLLOW_DELAY_MS)
}

function follow(): void {
  due = undefined
  const next = nextToFollow(now())
  if (!next || isBusy(now())) return
  const call = next.calledBy === null ? null : `${next.person.id} ${next.calledBy}`
  if (call !== null && call === followed) return
  followed = call ?? followed
  becomeIn(next.person.id, next.channelId).catch(complain)
}

/** The last call followed. A call that could not be opened is not followed again. */
let followed: string | null = null

/** Becomes another person in a channel. */
export async function becomeIn(personId: string, channelId: string): Promise<void> {
  if (now().person.id !== personId) await be(personId, channelId)
  else await openChannel(channelId)
}
