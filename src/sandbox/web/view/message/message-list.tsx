import { Fragment } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { forgetCommand, runCommand } from '../../deeds/composing.ts'
import { goToOrigin, loadOlder, noteSeen } from '../../deeds/reading.ts'
import { change } from '../../deeds/store.ts'
import { firstNew } from '../../model/unread.ts'
import { flatten, isRequired } from '../../model/commands.ts'
import { knownTo } from '../../model/known.ts'
import { hasMenu, startsGroup, useOf } from '../../model/messages.ts'
import { currentChannel, type State, type UnansweredCommand } from '../../model/state.ts'
import type { Channel, Message } from '../../model/wire.ts'
import { Avatar } from '../parts/avatar.tsx'
import { MessageRow, OnlyYou, Thinking, Used } from './message.tsx'
import { Safe } from '../parts/safe.tsx'

/** The list counts as scrolled to its end within this distance. */
const END_MARGIN_PX = 60

/** The messages of the open channel. A reader at the end stays there when new ones arrive. */
export function MessageList({ state }: { state: State }) {
  const list = useRef<HTMLOListElement>(null)
  useStayingInPlace(list, state)
  const { messages, menu, person } = state
  const known = knownTo(state)
  const newOnes = firstNew(state)
  return (
    <ol
      id="messages"
      ref={list}
      aria-label="Messages"
      aria-live="polite"
      aria-relevant="additions"
      tabIndex={0}
      onScroll={(event) => noteEnd(event.currentTarget, state.isAtEnd)}
    >
      {state.hasOlder && <Older />}
      {messages && !state.hasOlder && <Welcome state={state} />}
      {messages?.map((message, index) => (
        <Fragment key={message.id}>
          {message.id === newOnes && <NewOnes />}
          <Safe key={message.edited_timestamp ?? ''} instead={() => <Raw message={message} />}>
            <MessageRow
              message={message}
              isFirst={message.id === newOnes || startsGroup(message, messages[index - 1])}
              myId={person.id}
              known={known}
              use={useOf(state, message.id)}
              openMenu={menu?.messageId === message.id ? menu.customId : null}
              hasMenu={hasMenu(state, message)}
            />
          </Safe>
        </Fragment>
      ))}
      {state.unanswered
        .filter((command) => command.channelId === state.current)
        .map((command) => (
          <Unanswered key={command.id} command={command} state={state} />
        ))}
    </ol>
  )
}

const isAtEnd = (list: HTMLElement): boolean => list.scrollHeight - list.scrollTop - list.clientHeight < END_MARGIN_PX

function noteEnd(list: HTMLElement, wasAtEnd: boolean): void {
  if (isAtEnd(list) === wasAtEnd) return
  change((state) => ({ ...state, isAtEnd: !wasAtEnd, missed: 0 }))
  noteSeen()
}

/** Keeps the end, or else the current message, in view when pictures load late or the message box grows. */
function useStayingInPlace(list: { readonly current: HTMLOListElement | null }, state: State): void {
  const oldest = useRef<string | undefined>(undefined)
  const atEnd = useRef(true)
  atEnd.current = state.isAtEnd
  const first = state.messages?.[0]?.id
  const growsAbove = oldest.current !== undefined && first !== oldest.current
  const fromEnd = growsAbove && list.current ? list.current.scrollHeight - list.current.scrollTop : 0
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    if (state.isAtEnd) element.scrollTop = element.scrollHeight
    else if (growsAbove) element.scrollTop = element.scrollHeight - fromEnd
    oldest.current = first
  }, [state.messages, state.unanswered, state.uses])
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    const follow = (): void => {
      if (atEnd.current) element.scrollTop = element.scrollHeight
    }
    const watch = new ResizeObserver(follow)
    watch.observe(element)
    element.addEventListener('load', follow, true)
    return () => watch.disconnect()
  }, [list])
}

function scrollToEnd(): void {
  const list = document.getElementById('messages')
  list?.scrollTo({ top: list.scrollHeight })
}

/** A button back to the newest message, with the number of those that arrived meanwhile. */
export function ToTheEnd({ state: { isAtEnd: isThere, missed } }: { state: State }) {
  if (isThere) return null
  return (
    <button type="button" class="to-the-end" onClick={scrollToEnd}>
      {missed > 0 ? `${missed} new ${missed === 1 ? 'message' : 'messages'}` : 'To the newest message'} ↓
    </button>
  )
}

/** The fallback for a message that fails to render: its text, and its raw data. */
function Raw({ message }: { message: Message }) {
  return (
    <li class="message failure" data-id={message.id}>
      <div class="body">
        ⚠ This message cannot be shown as it was meant.
        <pre tabIndex={0}>{message.content || JSON.stringify(message.components ?? [], null, 1)}</pre>
      </div>
    </li>
  )
}

/** The line above the messages that arrived while the reader was away. */
function NewOnes() {
  return (
    <li class="new-ones" id="new-ones">
      <span>New messages</span>
    </li>
  )
}

function Older() {
  return (
    <li class="older">
      <button type="button" class="button secondary" onClick={() => void loadOlder()}>
        Show older messages
      </button>
    </li>
  )
}

function Welcome({ state }: { state: State }) {
  const channel = currentChannel(state)
  if (!channel) return null
  return (
    <li class="welcome">
      <h2>{greeting(channel)}</h2>
      {state.messages?.length === 0 && <FirstCommand state={state} />}
      {channel.is_thread && <Origin thread={channel} />}
    </li>
  )
}

/** In an empty channel, a button for the first of the bot's commands, if it needs no options. */
function FirstCommand({ state }: { state: State }) {
  const [first] = flatten(state.commands, state.person.locale)
  return (
    <>
      <p>Nothing here yet. Type / to see what the bot can do.</p>
      {first && !first.options.some(isRequired) && (
        <button type="button" class="button primary" onClick={() => void runCommand(first.text)}>
          {first.description}
        </button>
      )}
    </>
  )
}

function greeting({ is_dm: isDm, is_thread: isThread, name }: Channel): string {
  if (isDm) return `Your messages with ${name}`
  return isThread ? `Thread: ${name}` : `Welcome to #${name}`
}

/** A link back to the message where a thread began. */
function Origin({ thread }: { thread: Channel }) {
  return (
    <button type="button" class="link" onClick={() => void goToOrigin(thread)}>
      Back to where it began
    </button>
  )
}

/** A command in progress, or one without a response. */
function Unanswered({ command, state }: { command: UnansweredCommand; state: State }) {
  const { person, world } = state
  const used = (
    <div class="head">
      <Used name={person.name} command={command.text} />
    </div>
  )
  if (command.fault === null)
    return (
      <li class="message first pending">
        <Avatar {...person} />
        <div class="body">
          {used}
          <Thinking>Sending command…</Thinking>
        </div>
      </li>
    )
  return (
    <li class="message first ephemeral">
      <Avatar {...world.bot} isBot />
      <div class="body">
        {used}
        <div class="failure" role="alert">
          ⚠ {command.fault}
        </div>
        <OnlyYou dismiss={() => forgetCommand(command.id)} />
      </div>
    </li>
  )
}
