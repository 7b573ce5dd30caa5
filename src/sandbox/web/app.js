// @ts-check
import { as, call, listen } from './api.js'
import { Composer } from './composer.js'
import { byId, h } from './dom.js'
import { drawFrame, failedCommand, notice, pendingCommand, setSidebar, stopTyping, titleOf } from './frame.js'
import { MessageList } from './message-list.js'
import { openModal } from './modal.js'
import { openPersonMenu } from './person-menu.js'
import { ReadMarks } from './read-marks.js'
import { drawChannels } from './sidebar.js'

/** The page: what one person sees of the server. Who that is and which channel is open stand in the address, so each tab can be somebody else. */

const address = new URLSearchParams(location.search)
/** @type {{ server: any, bot: any, people: any[], roles: any[] }} */
let world = await call('GET', '/state')
let person = personFrom(address.get('as'))
let me = as(person.id)
/** @type {any[]} */
let channels = []
let current = address.get('channel') ?? ''
/** How many messages are shown at first, and how many more at each asking. */
const PAGE = 60
let limit = PAGE
/** The reading of messages under way, and what happened in the channel meanwhile. @type {{ events: any[] } | null} */
let loading = null
/** @type {any[]} */
let commands = []
/** @type {Set<string>} */
const unread = new Set()
let readMarks = new ReadMarks(person.id)
/** @type {() => void} */
let stopListening = () => {}

const composer = new Composer(byId('composer'), {
  say: async (text) => fault(await me.say(current, text)),
  send: (text, options) => sendCommand(text, options),
  complete: (text, options, focused) => me.autocomplete(current, text, options, focused),
  commands: () => commands,
  people: () => [...world.people, world.bot],
  roles: () => world.roles,
  channels: () => channels,
})

/** What messages and their components ask of the page. */
const hands = {
  press: (/** @type {string} */ customId, /** @type {HTMLElement} */ element) =>
    use(element, (messageId) => me.press(messageId, customId)),
  choose: (/** @type {string} */ customId, /** @type {string[]} */ values, /** @type {HTMLElement} */ element) =>
    use(element, (messageId) => me.select(messageId, customId, values)),
  dismiss: (/** @type {string} */ id) => void me.dismiss(id).catch(complain),
  userName: (/** @type {string} */ id) =>
    id === world.bot.id ? world.bot.name : world.people.find((entry) => entry.id === id)?.name,
  roleName: (/** @type {string} */ id) => world.roles.find((entry) => entry.id === id)?.name,
  channelName: (/** @type {string} */ id) => channels.find((entry) => entry.id === id)?.name,
  useCommand: (/** @type {string} */ name) => composer.useCommand(name),
  people: () => world.people,
  roles: () => world.roles,
  channels: () => channels,
  isMe: (/** @type {string} */ id) => id === person.id,
  openThread: (/** @type {string} */ id) => void openChannel(id),
  find: (/** @type {string} */ id) => list.find(id),
}

const list = new MessageList(byId('messages'), hands, {
  welcome,
  older: () => {
    limit += PAGE
    void list.growAbove(loadMessages)
  },
})

byId('menu-button').addEventListener('click', () => setSidebar(!document.body.classList.contains('sidebar-open')))
byId('shade').addEventListener('click', () => setSidebar(false))
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') setSidebar(false)
})
byId('person-button').addEventListener('click', () =>
  openPersonMenu(byId('person-button'), {
    people: world.people,
    current: person,
    be: (name) => void be(name),
    add: async (name) => {
      try {
        const added = await call('POST', '/people', { name })
        world = await call('GET', '/state')
        await be(added.name)
        return null
      } catch (error) {
        return /** @type {Error} */ (error).message
      }
    },
    change: (change) => void call('PATCH', `/people/${person.id}`, change).then(refreshWorld, complain),
  }),
)

await be(person.id)

/** @param {string | null} name */
function personFrom(name) {
  return (
    world.people.find((entry) => entry.id === name || entry.name.toLowerCase() === name?.toLowerCase()) ??
    world.people[0]
  )
}

/** Becomes somebody: all that is shown is read anew. @param {string} name */
async function be(name) {
  stopListening()
  person = personFrom(name)
  me = as(person.id)
  loading = null
  list.clear()
  unread.clear()
  readMarks = new ReadMarks(person.id)
  composer.showText()
  draw()
  await loadChannels()
  await openChannel(channels.some((channel) => channel.id === current) ? current : channels[0]?.id)
  stopListening = listen(person.id, {
    event: happened,
    connected: () => void catchUp().catch(complain),
    lost: () => notice('Connection lost. Trying again…'),
  })
}

/** After each connect everything is read again, so nothing that happened meanwhile is missed. */
async function catchUp() {
  notice('')
  await refreshWorld()
  await loadChannels()
  if (channels.some((channel) => channel.id === current)) await loadMessages()
  else await openChannel(channels[0]?.id)
}

async function refreshWorld() {
  world = await call('GET', '/state')
  person = personFrom(person.id)
  draw()
}

async function loadChannels() {
  channels = await me.channels()
  for (const channel of channels) if (channel.id !== current && readMarks.isUnread(channel)) unread.add(channel.id)
  drawSidebar()
}

/** @param {string | undefined} id */
async function openChannel(id) {
  if (id === undefined) return
  if (!channels.some((channel) => channel.id === id)) await loadChannels()
  if (id !== current) {
    limit = PAGE
    list.clear()
  }
  current = id
  unread.delete(id)
  setSidebar(false)
  drawSidebar()
  draw()
  history.replaceState(null, '', `?as=${encodeURIComponent(person.name)}&channel=${current}`)
  await loadMessages()
  commands = await me.commands(current)
  list.scrollToEnd()
}

/** Reads the open channel anew. Only the last reading counts: person and channel may have changed since an earlier one. */
async function loadMessages() {
  const asked = (loading = { events: /** @type {any[]} */ ([]) })
  const messages = await me.messages(current, limit)
  if (asked !== loading) return
  loading = null
  readMarks.mark(current, messages.at(-1)?.id)
  list.show(messages, messages.length === limit)
  asked.events.forEach(happened)
}

function welcome() {
  const channel = channels.find((entry) => entry.id === current)
  return h(
    'li',
    { class: 'welcome' },
    h('h2', null, channel?.is_dm ? `Your messages with ${channel.name}` : `Welcome to #${channel?.name ?? ''}`),
    h('p', null, 'Nothing here yet. Type / to see what the bot can do.'),
  )
}

/** @param {any} event */
function happened(event) {
  if (event.channelId === current) loading?.events.push(event)
  switch (event.type) {
    case 'message':
      return showMessage(event)
    case 'message-gone':
      return event.channelId === current ? list.forget(event.messageId) : undefined
    case 'typing':
      return event.channelId === current ? notice(`${world.bot.name} is typing…`, 'typing', 8000) : undefined
    case 'channels':
      return void loadChannels().then(() => {
        if (!channels.some((channel) => channel.id === current)) void openChannel(channels[0]?.id)
        draw()
      })
    case 'people':
      return void refreshWorld().then(loadCommands)
    case 'commands':
      return void loadCommands()
    case 'bot':
      world.bot.online = event.online
      return draw()
  }
}

async function loadCommands() {
  commands = await me.commands(current)
}

/** A message is new or changed. @param {{ channelId: string, message: any }} event */
function showMessage({ channelId, message }) {
  if (channelId !== current) {
    const isNew = message.edited_timestamp === null && message.author.id !== person.id
    if (isNew) unread.add(channelId)
    if (isNew && !channels.some((channel) => channel.id === channelId)) void loadChannels()
    return drawSidebar()
  }
  readMarks.mark(channelId, message.id)
  list.put(message)
  stopTyping()
}

/** Presses or chooses, shows that it is under way, and what came of it. @param {HTMLElement} element @param {(messageId: string) => Promise<any>} action */
async function use(element, action) {
  const holder = /** @type {HTMLElement} */ (element.closest('[data-id]'))
  const messageId = holder.dataset['id'] ?? ''
  holder.querySelector('.component-fault')?.remove()
  element.classList.add('busy')
  const outcome = await action(messageId).catch((error) => ({ kind: 'refused', text: error.message }))
  element.classList.remove('busy')
  after(outcome)
  if (outcome.kind !== 'no-response' && outcome.kind !== 'refused') return
  const fault = h('div', { class: 'component-fault', role: 'alert' }, `⚠ ${outcome.text}`)
  list.find(messageId)?.querySelector('.body')?.append(fault)
  if (list.isAtEnd()) list.scrollToEnd()
}

/** @param {string} text @param {Record<string, any>} options @returns {Promise<string | null>} */
async function sendCommand(text, options) {
  const channel = current
  const pending = pendingCommand(person, text)
  const late = setTimeout(() => list.append(pending), 400)
  const outcome = await me.command(channel, text, options).catch((error) => ({ kind: 'refused', text: error.message }))
  clearTimeout(late)
  pending.remove()
  if (outcome.kind === 'refused') return outcome.text
  after(outcome)
  const isForgotten = outcome.kind === 'no-response' && !outcome.message
  if (isForgotten && channel === current) list.append(failedCommand(world.bot, person, text, outcome.text))
  return null
}

/** @param {any} outcome */
function after(outcome) {
  if (outcome.kind !== 'modal') return
  openModal(outcome.modal, hands, async (values) => {
    const result = await me
      .submit(outcome.modal.interaction_id, values)
      .catch((error) => ({ kind: 'refused', text: error.message }))
    return fault(result)
  })
}

/** @param {any} outcome */
function fault(outcome) {
  return outcome.kind === 'refused' || outcome.kind === 'no-response' ? outcome.text : null
}

function draw() {
  const channel = channels.find((entry) => entry.id === current)
  drawFrame(world, person, channel)
  composer.setPlaceholder(titleOf(channel))
}

function drawSidebar() {
  byId('channels').replaceChildren(
    ...drawChannels(channels, {
      current,
      unread,
      botName: world.bot.name,
      open: (id) => void openChannel(id),
      openDm: () =>
        void me.openDm().then(async (dm) => {
          await loadChannels()
          await openChannel(dm.id)
        }),
    }),
  )
  byId('menu-button').classList.toggle('has-unread', unread.size > 0)
}

/** @param {Error} error */
function complain(error) {
  notice(error.message, '', 4000)
}
