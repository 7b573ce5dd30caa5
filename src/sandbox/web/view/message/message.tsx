import { MessageFlags, MessageType, type APIUser } from 'discord-api-types/payloads/v10'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { dismiss, toggleMessageMenu } from '../../deeds/acting.ts'
import { openChannel, showMessage } from '../../deeds/reading.ts'
import type { Known } from '../../model/commands.ts'
import type { Use } from '../../model/state.ts'
import type { Message } from '../../model/wire.ts'
import { Avatar } from '../parts/avatar.tsx'
import { Components } from './components.tsx'
import { Embed } from './embed.tsx'
import { Markdown } from './markdown.tsx'
import { FileCard, Picture } from './media.tsx'
import { clock, whenSent } from '../parts/time.tsx'

/** A message in the list. */

const EXCERPT = 120

export interface MessageProps {
  readonly message: Message
  /** Whether it starts a group, with its author's name. */
  readonly isFirst: boolean
  readonly myId: string
  readonly known: Known
  readonly use: Use
  readonly openMenu: string | null
  /** Whether its menu has any entries. */
  readonly hasMenu: boolean
}

/** Memoised: renders a message again only if something it shows has changed. */
export function MessageRow(props: MessageProps) {
  const { message, isFirst, myId, known, use, openMenu, hasMenu } = props
  return useMemo(() => drawn(props), [message, isFirst, myId, known, use, openMenu, hasMenu])
}

function drawn(props: MessageProps) {
  const { message, isFirst, myId } = props
  const meansMe = !message.ephemeral && message.mentions.some((user) => user.id === myId)
  const kinds = [isFirst && 'first', message.ephemeral && 'ephemeral', meansMe && 'mentioned'].filter(Boolean)
  const { author } = message
  return (
    <li class={['message', ...kinds].join(' ')} data-id={message.id} id={`message-${message.id}`}>
      {isFirst && <AboveLine message={message} />}
      {isFirst ? (
        <Avatar id={author.id} name={nameOf(author)} isBot={author.bot === true} />
      ) : (
        <time class="side-time" dateTime={message.timestamp}>
          {clock(new Date(message.timestamp))}
        </time>
      )}
      <div class="body">
        {isFirst && <Head message={message} />}
        <Content {...props} />
        {message.thread && <ThreadLink thread={message.thread} />}
        {props.use.fault !== '' && (
          <div class="component-fault" role="alert">
            ⚠ {props.use.fault}
          </div>
        )}
        {props.hasMenu && <MenuButton messageId={message.id} />}
        {message.ephemeral && <OnlyYou dismiss={() => dismiss(message.id)} />}
      </div>
    </li>
  )
}

/** Opens the menu of a message. In Discord it is at the message's edge, or behind a long press. */
function MenuButton({ messageId }: { messageId: string }) {
  return (
    <button
      class="message-menu"
      type="button"
      aria-label="More"
      aria-haspopup="menu"
      onClick={() => toggleMessageMenu(messageId)}
    >
      ⋯
    </button>
  )
}

function Head({ message: { author, timestamp } }: { message: Message }) {
  const time = new Date(timestamp)
  return (
    <div class="head">
      <strong class={author.bot ? 'bot-name' : ''}>{nameOf(author)}</strong>
      {author.bot && <span class="badge">APP</span>}
      <time dateTime={timestamp} title={time.toLocaleString()}>
        {whenSent(time)}
      </time>
    </div>
  )
}

function Content({ message, known, use, openMenu }: MessageProps) {
  if (message.thinking) return <Thinking>{nameOf(message.author)} is thinking…</Thinking>
  if (message.failed) return <div class="failure">⚠ The application did not respond</div>
  if (message.type === MessageType.ThreadCreated)
    return (
      <div class="text muted">
        started a thread: <strong>{message.content}</strong>
      </div>
    )
  const components = message.components ?? []
  return (
    <>
      {message.content && (
        <div class="text">
          <Markdown text={message.content} known={known} />
          {message.edited_timestamp && <span class="edited">(edited)</span>}
        </div>
      )}
      <Attachments message={message} />
      {message.embeds.map((embed, index) => (
        <Embed key={index} embed={embed} known={known} />
      ))}
      {components.length > 0 && (
        <div class="components">
          <Components components={components} place={{ messageId: message.id, known, use, openMenu }} />
        </div>
      )}
    </>
  )
}

/** Attachments. A Components V2 message shows only those that a component refers to. */
function Attachments({ message }: { message: Message }) {
  if (((message.flags ?? 0) & MessageFlags.IsComponentsV2) !== 0) return null
  return (
    <>
      {message.attachments.map((file) =>
        file.content_type?.startsWith('image/') ? (
          <div key={file.id} class="attachment">
            <Picture media={file} description={file.description} />
          </div>
        ) : (
          <FileCard key={file.id} url={file.url} name={file.filename} size={file.size} />
        ),
      )}
    </>
  )
}

/** The command or message it responds to. */
function AboveLine({ message }: { message: Message }) {
  const origin = message.interaction_metadata
  const command = origin && 'name' in origin ? origin.name : undefined
  if (origin && command !== undefined)
    return (
      <div class="above">
        <Avatar id={origin.user.id} name={nameOf(origin.user)} />
        <Used name={nameOf(origin.user)} command={String(command)} />
      </div>
    )
  const { message_reference: reference, referenced_message: answered } = message
  if (!reference) return null
  const text = answered ? answered.content || 'Press to see the message' : 'Original message was deleted'
  return (
    <button class="above" type="button" onClick={() => showMessage(reference.message_id ?? '')}>
      {answered && <strong>{nameOf(answered.author)}</strong>} <span class="excerpt">{text.slice(0, EXCERPT)}</span>
    </button>
  )
}

export function Used({ name, command }: { name: string; command: string }) {
  return (
    <>
      <strong>{name}</strong> used <span class="mention">/{command}</span>
    </>
  )
}

function ThreadLink({ thread }: { thread: NonNullable<Message['thread']> }) {
  const count = ('message_count' in thread ? thread.message_count : undefined) ?? 0
  return (
    <button class="thread-link" type="button" onClick={() => void openChannel(thread.id)}>
      <strong>{thread.name}</strong> {count} {count === 1 ? 'message' : 'messages'}&nbsp;›
    </button>
  )
}

export function Thinking({ children }: { children: ComponentChildren }) {
  return (
    <div class="thinking">
      <span class="dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {children}
    </div>
  )
}

const EYE = 'M12 5C6 5 2.3 9.6 1 12c1.3 2.4 5 7 11 7s9.7-4.6 11-7c-1.3-2.4-5-7-11-7zm0 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8z'

/** The line under an ephemeral message. */
export function OnlyYou({ dismiss: forget }: { dismiss: () => void }) {
  return (
    <div class="only-you">
      <svg viewBox="0 0 24 24" class="eye" aria-hidden="true">
        <path d={EYE} />
      </svg>{' '}
      Only you can see this ·{' '}
      <button type="button" class="link" onClick={forget}>
        Dismiss message
      </button>
    </div>
  )
}

function nameOf(user: Pick<APIUser, 'global_name' | 'username'>): string {
  return user.global_name ?? user.username
}
