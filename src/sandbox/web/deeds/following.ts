import { isBusy, nextToFollow } from '../model/asked.ts'
import type { State } from '../model/state.ts'
import { be, complain, openChannel } from './reading.ts'
import { change, now } from './store.ts'

/** Being whom the bot asks, without choosing each time. Each tab follows or not. */

const KEPT = 'is-following'

/** How long one sees what came of the last deed before the page becomes somebody else, in milliseconds. */
const PAUSE = 1_500

let due: ReturnType<typeof setTimeout> | undefined

export const wasFollowing = (): boolean => sessionStorage.getItem(KEPT) === 'yes'

export function setFollowing(isFollowing: boolean): void {
  sessionStorage.setItem(KEPT, isFollowing ? 'yes' : 'no')
  change({ isFollowing })
}

/** To be called after every change: somebody else may be asked now. */
export function followSoon(state: State): void {
  const isDue =
    state.isFollowing && state.isInSight && state.isConnected && !isBusy(state) && nextToFollow(state) !== null
  if (!isDue) {
    clearTimeout(due)
    due = undefined
  } else due ??= setTimeout(follow, PAUSE)
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

/** The call that was followed last: one that could not be looked at is not followed again. */
let followed: string | null = null

/** Becomes somebody in a channel. */
export async function becomeIn(personId: string, channelId: string): Promise<void> {
  if (now().person.id !== personId) await be(personId, channelId)
  else await openChannel(channelId)
}
