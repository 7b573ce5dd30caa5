import { countOf } from '../model/unread.ts'

/** How often somebody was called and has not looked since. */
export function Called({ count, whom }: { count: number; whom: string }) {
  if (count === 0) return null
  return (
    <span class="count-badge">
      <span class="unseen">{whom} called </span>
      {countOf(count)}
      <span class="unseen"> {count === 1 ? 'time' : 'times'}</span>
    </span>
  )
}
