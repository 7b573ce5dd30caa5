import { ChannelType } from 'discord-api-types/payloads/v10'
import { openChannel, openDm } from '../../deeds/reading.ts'
import type { State } from '../../model/state.ts'
import { countOf } from '../../model/unread.ts'
import type { Channel, World } from '../../model/wire.ts'
import { Avatar } from '../parts/avatar.tsx'

/** The channels with their threads, the direct messages, and the bot's status. */
export function Sidebar({ state }: { state: State }) {
  const { channels, world } = state
  const texts = channels
    .filter((channel) => !channel.is_thread && !channel.is_dm)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
  const dm = channels.find((channel) => channel.is_dm)
  return (
    <nav id="sidebar" aria-label="Channels">
      <header id="server">
        <strong id="server-name">{world.server.name}</strong>
      </header>
      <div id="channels">
        <h2>Text channels</h2>
        {texts.map((channel) => (
          <WithThreads key={channel.id} channel={channel} state={state} />
        ))}
        <h2>Direct messages</h2>
        {dm ? (
          <Entry channel={dm} sign="♞" state={state} />
        ) : (
          <button type="button" class="channel" onClick={() => void openDm()}>
            <Sign>♞</Sign>
            <span class="channel-label">{world.bot.name}</span>
          </button>
        )}
      </div>
      <BotState bot={world.bot} />
    </nav>
  )
}

function WithThreads({ channel, state }: { channel: Channel; state: State }) {
  const threads = state.channels.filter((entry) => entry.is_thread && entry.parent_id === channel.id)
  return (
    <>
      <Entry channel={channel} sign="#" state={state} />
      {threads.map((thread) => (
        <Entry
          key={thread.id}
          channel={thread}
          sign={thread.type === ChannelType.PrivateThread ? '🔒' : '⤷'}
          state={state}
        />
      ))}
    </>
  )
}

function Entry({ channel, sign, state }: { channel: Channel; sign: string; state: State }) {
  const { unread } = channel
  const kinds = [
    channel.is_thread && 'thread',
    unread > 0 && 'unread',
    channel.thread_metadata?.archived === true && 'archived',
  ].filter(Boolean)
  return (
    <button
      type="button"
      class={['channel', ...kinds].join(' ')}
      aria-current={channel.id === state.current ? 'page' : undefined}
      data-channel={channel.id}
      onClick={() => void openChannel(channel.id)}
    >
      <Sign>{sign}</Sign>
      <span class="channel-label">{channel.name}</span>
      {unread > 0 && (
        <span class="count-badge">
          {countOf(unread)}
          <span class="unseen"> new {unread === 1 ? 'message' : 'messages'}</span>
        </span>
      )}
    </button>
  )
}

function Sign({ children }: { children: string }) {
  return (
    <span class="sign" aria-hidden="true">
      {children}
    </span>
  )
}

function BotState({ bot }: { bot: World['bot'] }) {
  return (
    <footer id="bot-state">
      <Avatar {...bot} isBot />
      <span>
        <strong>{bot.name}</strong>
        <small role="status" class={bot.online ? 'online' : 'offline'}>
          {bot.online ? 'Online' : 'Offline – start the bot'}
        </small>
      </span>
    </footer>
  )
}
