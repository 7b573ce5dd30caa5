import { boxDraft, withBox } from '../model/drafts.ts'
import { stillThere, withEvent } from '../model/messages.ts'
import { currentChannel, firstState, PAGE_SIZE, personNamed, type State } from '../model/state.ts'
import { justSeen, withCall, withoutCall, withRead, withUnread } from '../model/unread.ts'
import type { Channel, LiveEvent } from '../model/wire.ts'
import { listen, readWorld, Someone } from './server.ts'
import { change, now } from './store.ts'

/** The page's person and channel, and the events they see. */

/** How long the bot is shown as typing; about as long as in Discord's clients. */
const TYPING_SHOWN_MS = 8_000
const COMPLAINING = 4_000

let stopListening = (): void => {}
/** How often the page has become somebody. Only the last time counts, however late the others finish. */
let changes = 0
/** How many events the page has heard of. */
let happenings = 0
/** How often the channels are loaded at most until nothing happens meanwhile. */
const MAX_TRIES = 5
/** Events in the channel whose messages are being loaded; null if none are. */
let meanwhile: LiveEvent[] | null = null

export const me = (): Someone => new Someone(now().person.id)

/** Becomes a person, in the open channel or another one, and loads everything again. */
export async function be(name: string, channelId = now().current): Promise<void> {
  stopListening()
  const own = (changes += 1)
  meanwhile = null
  change((state) => {
    const { world, openedAt, isFollowing, isInSight } = state
    const person = personNamed(world, name)
    const drafts = boxLeft(state)
    const fresh = firstState(world, person, channelId, { openedAt, isFollowing, isInSight, drafts })
    return { ...fresh, composer: boxDraft(drafts, person.id, channelId) }
  })
  await loadChannels()
  await openChannel(now().current)
  if (own !== changes) return
  stopListening = listen(now().person.id, {
    event: happened,
    connected: () => void catchUp().catch(complain),
    lost: () => change({ isConnected: false }),
  })
}

/** Loads everything again after each connect, so that no event is missed. */
async function catchUp(): Promise<void> {
  const wasAway = !now().isConnected
  change({ isConnected: true })
  await refreshWorld()
  await loadChannels()
  if (wasAway) change(withNewOnes)
  if (isListed(now().current)) await loadMessages()
  else await openChannel('')
}

export async function refreshWorld(): Promise<void> {
  const world = await readWorld()
  change((state) => ({ ...state, world, person: personNamed(world, state.person.id) }))
}

/** Loads the channels, and again if anything happened meanwhile: the server may have answered before that. */
async function loadChannels(): Promise<void> {
  const { person } = now()
  for (let tries = 1; ; tries += 1) {
    const before = happenings
    const channels = await me().channels()
    if (now().person.id !== person.id) return
    if (happenings === before || tries === MAX_TRIES) return change({ channels })
  }
}

/** Opens a channel; the first one if this id is unknown. */
export async function openChannel(id: string): Promise<void> {
  if (!isListed(id)) await loadChannels()
  const current = isListed(id) ? id : now().channels[0]?.id
  if (current === undefined) return
  change((state) => withChannel(state, current))
  await Promise.all([loadMessages(), loadCommands()])
}

/** Marks messages that arrived during a disconnection as new. */
function withNewOnes(state: State): State {
  const channel = currentChannel(state)
  return channel && channel.unread > 0 ? { ...state, newAfter: state.newAfter ?? channel.read } : state
}

/** Follows a link to a channel, or to a message in it. */
export async function goTo(channelId: string, messageId?: string): Promise<void> {
  if (!isListed(channelId)) await loadChannels()
  if (!isListed(channelId)) return complain('You do not see that channel.')
  await openChannel(channelId)
  if (messageId !== undefined && now().current === channelId) showMessage(messageId)
}

/** Goes to the message from which a thread started, or which announced it. */
export async function goToOrigin({ id, parent_id: parent }: Channel): Promise<void> {
  if (!parent) return
  await openChannel(parent)
  const origin = now().messages?.find((message) => message.thread?.id === id)
  if (origin) showMessage(origin.id)
}

/** Scrolls a message into view. */
export function showMessage(messageId: string): void {
  const message = document.getElementById(`message-${messageId}`)
  if (message) message.scrollIntoView({ block: 'center' })
  else complain('That message is not among those shown here.')
}

const boxLeft = ({ drafts, person, current, composer }: State): State['drafts'] =>
  withBox(drafts, person.id, current, composer)

function withChannel(state: State, current: string): State {
  const opened = { ...state, isSidebarOpen: false }
  const channel = state.channels.find((entry) => entry.id === current)
  const newAfter = channel && channel.unread > 0 ? channel.read : null
  if (current === state.current) return state.messages === null ? { ...opened, newAfter } : opened
  return {
    ...opened,
    current,
    newAfter,
    messages: null,
    limit: PAGE_SIZE,
    hasOlder: false,
    menu: null,
    uses: {},
    isTyping: false,
    isAtEnd: true,
    missed: 0,
    drafts: boxLeft(state),
    // Text typed before any channel was open belongs to the first one that opens.
    composer: state.current === '' ? state.composer : boxDraft(state.drafts, state.person.id, current),
    newThread: null,
    messageMenu: null,
  }
}

/** Opens the direct messages with the bot, which exist from the first visit on. */
export async function openDm(): Promise<void> {
  const dm = await me().openDm()
  await loadChannels()
  await openChannel(dm.id)
}

const isListed = (id: string): boolean => now().channels.some((channel) => channel.id === id)

/**
 * Loads the open channel again. Only the last load counts, because person and channel may have changed since an earlier
 * one.
 */
async function loadMessages(): Promise<void> {
  const events: LiveEvent[] = (meanwhile = [])
  const { current, limit } = now()
  const found = await me().messages(current, limit)
  if (events !== meanwhile) return
  meanwhile = null
  const hasOlder = found.length >= limit
  const messages = stillThere(found, now().openedAt)
  change((state) => ({ ...state, messages, hasOlder }))
  events.forEach((event) => change((state) => withEvent(state, event)))
  noteSeen()
}

/** Tells the sandbox how far the reader has read in the open channel. */
export function noteSeen(): void {
  const { person, current } = now()
  const messageId = justSeen(now())
  if (messageId === null) return
  change((state) => withRead(state, { type: 'read', personId: person.id, channelId: current, messageId }))
  me().read(current, messageId).catch(complain)
}

/** The page becomes visible or hidden. */
export function lookUp(isInSight: boolean): void {
  change({ isInSight })
  noteSeen()
}

export async function loadOlder(): Promise<void> {
  change((state) => ({ ...state, limit: state.limit + PAGE_SIZE }))
  await loadMessages()
}

async function loadCommands(): Promise<void> {
  const { current } = now()
  const [commands, messageCommands] = await Promise.all([me().commands(current), me().messageCommands(current)])
  if (now().current === current) change({ commands, messageCommands })
}

function happened(event: LiveEvent): void {
  happenings += 1
  const isHere = 'channelId' in event && event.channelId === now().current
  if (isHere) meanwhile?.push(event)
  switch (event.type) {
    case 'message':
      return seeMessage(event)
    case 'call':
      change((state) => withCall(state, event))
      return noteSeen()
    case 'read':
      change((state) => withRead(state, event))
      return event.personId === now().person.id ? countAgain(event) : undefined
    case 'message-gone':
      change((state) => withoutCall(isHere ? withEvent(state, event) : state, event.messageId))
      return countAgain(event)
    case 'typing':
      return isHere ? seeTyping() : undefined
    case 'channels':
      return void Promise.all([refreshWorld(), loadChannels()])
        .then(() => (isListed(now().current) ? undefined : openChannel('')))
        .catch(complain)
    case 'people':
      return void refreshWorld().then(loadCommands).catch(complain)
    case 'commands':
      return void loadCommands().catch(complain)
    case 'bot':
      return change((state) => ({
        ...state,
        world: { ...state.world, bot: { ...state.world.bot, online: event.online } },
      }))
  }
}

/** Counts the unread messages in a channel again, after one was deleted or read elsewhere. */
function countAgain({ channelId }: { readonly channelId: string }): void {
  const isCounted = now().channels.some((channel) => channel.id === channelId && channel.unread > 0)
  if (isCounted) void loadChannels().catch(complain)
}

function seeMessage(event: LiveEvent & { type: 'message' }): void {
  const { channelId, message } = event
  if (!isListed(channelId)) return void loadChannels().catch(complain)
  change((state) => {
    const counted = withUnread(state, channelId, message)
    return channelId === state.current ? withEvent(counted, event) : counted
  })
  if (channelId === now().current) noteSeen()
}

function seeTyping(): void {
  change({ isTyping: true })
  setTimeout(() => change({ isTyping: false }), TYPING_SHOWN_MS)
}

/** Shows an error of the page itself for a while. */
export function complain(error: unknown): void {
  const complaint = error instanceof Error ? error.message : String(error)
  change({ complaint })
  setTimeout(
    () => change((state) => (state.complaint === complaint ? { ...state, complaint: '' } : state)),
    COMPLAINING,
  )
}
