import { becomeIn, setFollowing } from '../../deeds/following.ts'
import { askedIn } from '../../model/asked.ts'
import type { State } from '../../model/state.ts'
import { Avatar } from '../parts/avatar.tsx'

/** Above the message box: the people whom the bot asks here, with buttons to become them. */
export function AskedLine({ state }: { state: State }) {
  const { person, current, isFollowing } = state
  const asked = askedIn(state)
  const others = asked.filter((entry) => entry.id !== person.id)
  if (asked.length === 0) return null
  const isMe = others.length < asked.length
  return (
    <div id="asked">
      <span role="status">
        {sentence(
          isMe,
          others.map((entry) => entry.name),
        )}
      </span>
      {others.map((other) => (
        <button key={other.id} type="button" class="be" onClick={() => void becomeIn(other.id, current)}>
          <Avatar {...other} />
          Be {other.name}
        </button>
      ))}
      <FollowSwitch isOn={isFollowing} />
    </div>
  )
}

function sentence(isMe: boolean, others: readonly string[]): string {
  if (others.length === 0) return 'It’s your move.'
  return `Waiting for ${new Intl.ListFormat('en-GB').format([...(isMe ? ['you'] : []), ...others])}.`
}

export function FollowSwitch({ isOn }: { isOn: boolean }) {
  return (
    <label class="follow">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={(event) => setFollowing(event.currentTarget.checked)}
      />
      <span>
        Follow<span class="at-length"> whose move it is</span>
      </span>
    </label>
  )
}
