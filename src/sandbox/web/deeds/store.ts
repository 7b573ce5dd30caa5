import type { State } from '../model/state.ts'

/** The only state, and the only way to change it. */

let state: State
let follow: (state: State) => void = () => {}
let isFollowing = false
let isStale = false

/** @param whenChanged renders the page at once */
export function begin(first: State, whenChanged: (state: State) => void): void {
  state = first
  follow = whenChanged
  change({})
}

export const now = (): State => state

/** Changes the state. A change during rendering is rendered right afterwards. */
export function change(next: Partial<State> | ((state: State) => State)): void {
  state = typeof next === 'function' ? next(state) : { ...state, ...next }
  isStale = true
  if (isFollowing) return
  isFollowing = true
  try {
    while (isStale) {
      isStale = false
      follow(state)
    }
  } finally {
    isFollowing = false
  }
}
