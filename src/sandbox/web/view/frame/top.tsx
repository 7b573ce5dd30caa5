import { ChannelType } from 'discord-api-types/payloads/v10'
import { openPersonMenu, setSidebar } from '../../deeds/person.ts'
import { openChannel } from '../../deeds/reading.ts'
import { nameThread } from '../../deeds/threads.ts'
import { currentChannel, titleOf, type State } from '../../model/state.ts'
import { callsOf, unreadOf } from '../../model/unread.ts'
import type { Channel } from '../../model/wire.ts'
import { Avatar } from '../parts/avatar.tsx'
import { Called } from '../parts/called.tsx'

/** The bar above the messages. */
export function Top({ state }: { state: State }) {
  const { person, isSidebarOpen, world } = state
  const channel = currentChannel(state)
  const othersCalled = world.people.reduce((sum, { id }) => sum + (id === person.id ? 0 : callsOf(state, id)), 0)
  return (
    <header id="top">
      <button
        id="menu-button"
        class={`icon ${unreadOf(state) > 0 ? 'has-unread' : ''}`}
        aria-label="Show channels"
        aria-controls="sidebar"
        aria-expanded={isSidebarOpen}
        onClick={() => setSidebar(!isSidebarOpen)}
      >
        ☰
      </button>
      <Where channel={channel} parent={state.channels.find((entry) => entry.id === channel?.parent_id)} />
      <p id="channel-topic">{channel?.topic}</p>
      {channel?.type === ChannelType.GuildText && (
        <button type="button" class="icon" aria-label="Create a thread" onClick={() => nameThread(null)}>
          <ThreadSign />
        </button>
      )}
      <button
        id="person-button"
        aria-haspopup="menu"
        aria-expanded={state.personMenu !== null}
        onClick={openPersonMenu}
      >
        <Avatar {...person} />
        <span class="you-are">You are: </span>
        <strong>{person.name}</strong>
        <span aria-hidden="true"> ▾</span>
        <span class="unseen">. Be somebody else. </span>
        <Called count={othersCalled} whom="Others were" />
      </button>
    </header>
  )
}

/** The channel's name, and before a thread's name a link back to its channel. */
function Where({ channel, parent }: { channel: Channel | undefined; parent: Channel | undefined }) {
  return (
    <>
      {channel?.is_thread && parent && (
        <button type="button" class="parent" onClick={() => void openChannel(parent.id)}>
          {titleOf(parent)}
          <span aria-hidden="true"> ›</span>
        </button>
      )}
      <h1 id="channel-name">{titleOf(channel)}</h1>
    </>
  )
}

const THREAD = 'M5 4h14a2 2 0 0 1 2 2v7H9l-4 3.5V13H3V6a2 2 0 0 1 2-2zm8 11h8v2a2 2 0 0 1-2 2h-1v3l-4-3h-3v-2z'

function ThreadSign() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path fill="currentColor" d={THREAD} />
    </svg>
  )
}

const GONE =
  'The sandbox does not answer: it was stopped, or this device lost its way to it. What you see may be old, and nothing can be sent. The page goes on by itself as soon as the sandbox is back.'

/** A line above the messages, if there is something to say. */
export function Notice({ state }: { state: State }) {
  const text = state.isConnected ? state.complaint : GONE
  return (
    <div id="notice" role="status" hidden={text === ''}>
      {text}
    </div>
  )
}

/** Under the message box: the typing indicator. */
export function Typing({ state: { isTyping, world } }: { state: State }) {
  return (
    <div id="typing" role="status">
      {isTyping && `${world.bot.name} is typing…`}
    </div>
  )
}
