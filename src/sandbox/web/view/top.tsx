import { openPersonMenu, setSidebar } from '../deeds/person.ts'
import { currentChannel, titleOf, type State } from '../model/state.ts'
import { Avatar } from './avatar.tsx'

/** What stands above the messages. */
export function Top({ state }: { state: State }) {
  const { person, isSidebarOpen, unread } = state
  const channel = currentChannel(state)
  return (
    <header id="top">
      <button
        id="menu-button"
        class={`icon ${unread.size > 0 ? 'has-unread' : ''}`}
        aria-label="Show channels"
        aria-controls="sidebar"
        aria-expanded={isSidebarOpen}
        onClick={() => setSidebar(!isSidebarOpen)}
      >
        ☰
      </button>
      <h1 id="channel-name">{titleOf(channel)}</h1>
      <p id="channel-topic">{channel?.topic}</p>
      <button
        id="person-button"
        aria-haspopup="menu"
        aria-expanded={state.personMenu !== null}
        aria-label={`You are: ${person.name}. Be somebody else`}
        onClick={openPersonMenu}
      >
        <Avatar {...person} />
        <span class="you-are">You are: </span>
        <strong>{person.name}</strong>
        <span aria-hidden="true"> ▾</span>
      </button>
    </header>
  )
}

/** A line above the messages, where there is something to say. */
export function Notice({ state }: { state: State }) {
  const text = state.isConnected ? state.complaint : 'Connection lost. Trying again…'
  return (
    <div id="notice" role="status" hidden={text === ''}>
      {text}
    </div>
  )
}

/** Under the message box: who is typing. */
export function Typing({ state: { isTyping, world } }: { state: State }) {
  return (
    <div id="typing" role="status">
      {isTyping && `${world.bot.name} is typing…`}
    </div>
  )
}
