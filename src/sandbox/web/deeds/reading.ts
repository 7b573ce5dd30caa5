import { emptyComposer } from '../model/composer.ts'
import { stillThere, withEvent } from '../model/messages.ts'
import { isUnread, markRead, markUnopened, type ReadMarks } from '../model/read-marks.ts'
import { firstState, PAGE, personNamed, type State } from '../model/state.ts'
import type { LiveEvent } from '../model/wire.ts'
import { listen, readWorld, Someone } from './server.ts'
import { change, now } from './store.ts'

/** Who looks at which channel, and what they see happen there. */

/** How long the bot is shown to type, in milliseconds; Discord's clients do so for about as long. */
const TYPING = 8_000
const COMPLAINING = 4_000

let stopListening = (): void => {}
/** What happened in the channel whose messages are being read; null when none are. */
let meanwhile: LiveEvent[] | null = null

export const me = (): Someone => new Someone(now().person.id)

/** Becomes somebody: all that is shown is read anew. */
export async function be(name: string): Promise<void> {
  stopListening()
  meanwhile = null
  change(({ world, current, openedAt }) => {
    const person = personNamed(world, name)
    return firstState(world, person, current, readMarksOf(person.id), openedAt)
  })
  const { person } = now()
  await loadChannels()
  await openChannel(now().current)
  if (now().person !== person) return
  stopListening = listen(person.id, {
    event: happened,
    connected: () => void catchUp().catch(complain),
    lost: () => change({ isConnected: false }),
  })
}

/** After each connect everything is read again, so nothing that happened meanwhile is missed. */
async function catchUp(): Promise<void> {
  change({ isConnected: true })
  await refreshWorld()
  await loadChannels()
  if (isListed(now().current)) await loadMessages()
  else await openChannel('')
}

export async function refreshWorld(): Promise<void> {
  const world = await readWorld()
  change((state) => ({ ...state, world, person: personNamed(world, state.person.id) }))
}

async function loadChannels(): Promise<void> {
  const { person } = now()
  const channels = await me().channels()
  if (now().person.id !== person.id) return
  change((state) => {
    const read = markUnopened(state.read, channels)
    const fresh = channels.filter((channel) => channel.id !== state.current && isUnread(read, channel))
    return { ...state, channels, read, unread: new Set([...state.unread, ...fresh.map((channel) => channel.id)]) }
  })
}

/** Opens a channel; the first one where there is none of this id. */
export async function openChannel(id: string): Promise<void> {
  if (!isListed(id)) await loadChannels()
  const current = isListed(id) ? id : now().channels[0]?.id
  if (current === undefined) return
  change((state) => withChannel(state, current))
  await Promise.all([loadMessages(), loadCommands()])
}

function withChannel(state: State, current: string): State {
  const unread = new Set([...state.unread].filter((id) => id !== current))
  const opened = { ...state, current, unread, isSidebarOpen: false }
  if (current === state.current) return opened
  return {
    ...opened,
    messages: null,
    limit: PAGE,
    hasOlder: false,
    menu: null,
    uses: {},
    isTyping: false,
    isAtEnd: true,
    missed: 0,
    composer: { ...emptyComposer(), text: state.composer.text },
  }
}

/** Opens the direct messages with the bot, which begin with the first look. */
export async function openDm(): Promise<void> {
  const dm = await me().openDm()
  await loadChannels()
  await openChannel(dm.id)
}

const isListed = (id: string): boolean => now().channels.some((channel) => channel.id === id)

/** Reads the open channel anew. Only the last reading counts: person and channel may have changed since an earlier one. */
async function loadMessages(): Promise<void> {
  const events: LiveEvent[] = (meanwhile = [])
  const { current, limit } = now()
  const found = await me().messages(current, limit)
  if (events !== meanwhile) return
  meanwhile = null
  const hasOlder = found.length >= limit
  const messages = stillThere(found, now().openedAt)
  change((state) => ({ ...state, messages, hasOlder, read: markRead(state.read, current, messages.at(-1)?.id) }))
  events.forEach(happened)
}

export async function loadOlder(): Promise<void> {
  change((state) => ({ ...state, limit: state.limit + PAGE }))
  await loadMessages()
}

async function loadCommands(): Promise<void> {
  const { current } = now()
  const [commands, messageCommands] = await Promise.all([me().commands(current), me().messageCommands(current)])
  if (now().current === current) change({ commands, messageCommands })
}

function happened(event: LiveEvent): void {
  const isHere = 'channelId' in event && event.channelId === now().current
  if (isHere) meanwhile?.push(event)
  switch (event.type) {
    case 'message':
      return isHere ? seeMessage(event) : hearOfMessage(event)
    case 'message-gone':
      return isHere ? change((state) => withEvent(state, event)) : undefined
    case 'typing':
      return isHere ? seeTyping() : undefined
    case 'channels':
      return void loadChannels().then(() => (isListed(now().current) ? undefined : openChannel('')), complain)
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

function seeMessage(event: LiveEvent & { type: 'message' }): void {
  change((state) => withEvent({ ...state, read: markRead(state.read, event.channelId, event.message.id) }, event))
}

/** Something came in a channel that is not open. */
function hearOfMessage({ channelId, message }: LiveEvent & { type: 'message' }): void {
  const isNew = message.edited_timestamp === null && message.author.id !== now().person.id
  if (!isNew) return
  change((state) => ({ ...state, unread: new Set([...state.unread, channelId]) }))
  if (!isListed(channelId)) void loadChannels().catch(complain)
}

function seeTyping(): void {
  change({ isTyping: true })
  setTimeout(() => change({ isTyping: false }), TYPING)
}

/** Says for a while what went wrong with the page itself. */
export function complain(error: unknown): void {
  const complaint = error instanceof Error ? error.message : String(error)
  change({ complaint })
  setTimeout(
    () => change((state) => (state.complaint === complaint ? { ...state, complaint: '' } : state)),
    COMPLAINING,
  )
}

/** How far somebody has read is remembered by the browser. */
export function readMarksOf(personId: string): ReadMarks {
  return JSON.parse(localStorage.getItem(keyOf(personId)) ?? '{}') as ReadMarks
}

export function rememberRead({ person, read }: State): void {
  localStorage.setItem(keyOf(person.id), JSON.stringify(read))
}

const keyOf = (personId: string): string => `read-by-${personId}`
