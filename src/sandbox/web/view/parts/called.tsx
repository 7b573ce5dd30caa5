import { countOf } from '../../model/unread.ts'

/** The number of a person's unseen calls. */
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
