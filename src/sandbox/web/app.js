// @ts-check
import { as, call, listen } from './api.js'
import { Composer } from './composer.js'
import { avatar, byId, h } from './dom.js'
import { drawMessage, onlyYou } from './message.js'
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
/** @type {any[]} */
let messages = []
/** @type {any[]} */
let commands = []
/** @type {Set<string>} */
const unread = new Set()
let readMarks = new ReadMarks(person.id)
/** @type {() => void} */
let stopListening = () => {}

const list = byId('messages')
const composer = new Composer(byId('composer'), {
  say: async text => fault(await me.say(current, text)),
  send: (text, options) => sendCommand(text, options),
  complete: (text, options, focused) => me.autocomplete(current, text, options, focused),
  commands: () => commands, people: () => [...world.people, world.bot], roles: () => world.roles, channels: () => channels,
})

/** What messages and their components ask of the page. */
const hands = {
  press: (/** @type {string} */ customId, /** @type {HTMLElement} */ element) => use(element, messageId => me.press(messageId, customId)),
  choose: (/** @type {string} */ customId, /** @type {string[]} */ values, /** @type {HTMLElement} */ element) => use(element, messageId => me.select(messageId, customId, values)),
  dismiss: (/** @type {string} */ id) => void me.dismiss(id).catch(complain),
  userName: (/** @type {string} */ id) => (id === world.bot.id ? world.bot.name : world.people.find(entry => entry.id === id)?.name),
  roleName: (/** @type {string} */ id) => world.roles.find(entry => entry.id === id)?.name,
  channelName: (/** @type {string} */ id) => channels.find(entry => entry.id === id)?.name,
  useCommand: (/** @type {string} */ name) => composer.useCommand(name),
  people: () => world.people, roles: () => world.roles, channels: () => channels,
  isMe: (/** @type {string} */ id) => id === person.id,
  openThread: (/** @type {string} */ id) => void openChannel(id),
  find: (/** @type {string} */ id) => document.getElementById(`message-${id}`),
}

byId('menu-button').addEventListener('click', () => setSidebar(!document.body.classList.contains('sidebar-open')))
byId('shade').addEventListener('click', () => setSidebar(false))
document.addEventListener('keydown', event => { if (event.key === 'Escape') setSidebar(false) })
byId('person-button').addEventListener('click', () => openPersonMenu(byId('person-button'), {
  people: world.people, current: person, be: name => void be(name),
  add: async name => {
    try {
      const added = await call('POST', '/people', { name })
      world = await call('GET', '/state')
      await be(added.name)
      return null
    } catch (error) {
      return /** @type {Error} */ (error).message
    }
  },
  change: change => void call('PATCH', `/people/${person.id}`, change).then(refreshWorld, complain),
}))

// A picture that loads late, or a message box that grows, must not move away somebody who reads the newest message.
let staysAtEnd = true
list.addEventListener('scroll', () => { staysAtEnd = isAtEnd() }, { passive: true })
list.addEventListener('load', () => { if (staysAtEnd) scrollToEnd() }, true)
new ResizeObserver(() => { if (staysAtEnd) scrollToEnd() }).observe(list)

await be(person.id)

/** @param {string | null} name */
function personFrom(name) {
  return world.people.find(entry => entry.id === name || entry.name.toLowerCase() === name?.toLowerCase()) ?? world.people[0]
}

/** Becomes somebody: all that is shown is read anew. @param {string} name */
async function be(name) {
  stopListening()
  person = personFrom(name)
  me = as(person.id)
  unread.clear()
  readMarks = new ReadMarks(person.id)
  composer.showText()
  drawFrame()
  await loadChannels()
  await openChannel(channels.some(channel => channel.id === current) ? current : channels[0]?.id)
  stopListening = listen(person.id, { event: happened, connected: () => void catchUp(), lost: () => notice('Connection lost. Trying again…') })
}

/** After each connect everything is read again, so nothing that happened meanwhile is missed. */
async function catchUp() {
  notice('')
  await refreshWorld()
  await loadChannels()
  if (channels.some(channel => channel.id === current)) await loadMessages()
  else await openChannel(channels[0]?.id)
}

async function refreshWorld() {
  world = await call('GET', '/state')
  person = personFrom(person.id)
  drawFrame()
}

async function loadChannels() {
  channels = await me.channels()
  for (const channel of channels) if (channel.id !== current && readMarks.isUnread(channel)) unread.add(channel.id)
  drawSidebar()
}

/** @param {string | undefined} id */
async function openChannel(id) {
  if (id === undefined) return
  if (!channels.some(channel => channel.id === id)) await loadChannels()
  if (id !== current) limit = PAGE
  current = id
  unread.delete(id)
  setSidebar(false)
  drawSidebar()
  drawFrame()
  history.replaceState(null, '', `?as=${encodeURIComponent(person.name)}&channel=${current}`)
  await loadMessages()
  commands = await me.commands(current)
  scrollToEnd()
}

async function loadMessages() {
  const channel = current
  const loaded = await me.messages(channel, limit)
  if (channel !== current) return
  messages = loaded
  readMarks.mark(channel, messages.at(-1)?.id)
  const wasAtEnd = isAtEnd()
  list.replaceChildren(...(messages.length > 0 ? messages.map((message, index) => drawMessage(message, messages[index - 1], hands)) : [welcome()]))
  if (messages.length === limit) list.prepend(h('li', { class: 'older' }, h('button', { type: 'button', class: 'button secondary', onclick: () => void showOlder() }, 'Show older messages')))
  if (wasAtEnd) scrollToEnd()
}

async function showOlder() {
  const fromEnd = list.scrollHeight - list.scrollTop
  limit += PAGE
  await loadMessages()
  list.scrollTop = list.scrollHeight - fromEnd
}

function welcome() {
  const channel = channels.find(entry => entry.id === current)
  return h('li', { class: 'welcome' }, h('h2', null, channel?.is_dm ? `Your messages with ${channel.name}` : `Welcome to #${channel?.name ?? ''}`),
    h('p', null, 'Nothing here yet. Type / to see what the bot can do.'))
}

/** @param {any} event */
function happened(event) {
  switch (event.type) {
    case 'message': return showMessage(event)
    case 'message-gone': return event.channelId === current ? forget(event.messageId) : undefined
    case 'typing': return event.channelId === current ? showTyping() : undefined
    case 'channels': return void loadChannels().then(() => { if (!channels.some(channel => channel.id === current)) void openChannel(channels[0]?.id); drawFrame() })
    case 'people': return void refreshWorld().then(loadCommands)
    case 'commands': return void loadCommands()
    case 'bot':
      world.bot.online = event.online
      return drawFrame()
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
    if (isNew && !channels.some(channel => channel.id === channelId)) void loadChannels()
    return drawSidebar()
  }
  const wasAtEnd = isAtEnd()
  const at = messages.findIndex(entry => entry.id === message.id)
  if (at < 0) messages.push(message)
  else messages[at] = message
  readMarks.mark(channelId, message.id)
  list.querySelector('.welcome')?.remove()
  const index = at < 0 ? messages.length - 1 : at
  const element = drawMessage(message, messages[index - 1], hands)
  const old = document.getElementById(`message-${message.id}`)
  keepFocus(old, element, () => (old ? old.replaceWith(element) : list.append(element)))
  if (byId('notice').classList.contains('typing')) notice('')
  if (wasAtEnd) scrollToEnd()
}

/** A message that is redrawn keeps the focus on the same button. @param {HTMLElement | null} old @param {HTMLElement} fresh @param {() => void} swap */
function keepFocus(old, fresh, swap) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement)
  const customId = old?.contains(focused) ? focused?.dataset['customId'] : undefined
  swap()
  if (customId === undefined) return
  const again = /** @type {HTMLElement | null} */ (fresh.querySelector(`[data-custom-id="${CSS.escape(customId)}"]`))
  again?.focus({ preventScroll: true })
}

/** @param {string} id */
function forget(id) {
  const at = messages.findIndex(entry => entry.id === id)
  if (at < 0) return
  messages.splice(at, 1)
  document.getElementById(`message-${id}`)?.remove()
  const next = messages[at]
  if (next) document.getElementById(`message-${next.id}`)?.replaceWith(drawMessage(next, messages[at - 1], hands))
  if (messages.length === 0) list.replaceChildren(welcome())
}

/** Presses or chooses, shows that it is under way, and what came of it. @param {HTMLElement} element @param {(messageId: string) => Promise<any>} action */
async function use(element, action) {
  const holder = /** @type {HTMLElement} */ (element.closest('[data-id]'))
  const messageId = holder.dataset['id'] ?? ''
  holder.querySelector('.component-fault')?.remove()
  element.classList.add('busy')
  const outcome = await action(messageId).catch(error => ({ kind: 'refused', text: error.message }))
  element.classList.remove('busy')
  after(outcome)
  if (outcome.kind !== 'no-response' && outcome.kind !== 'refused') return
  const shown = document.getElementById(`message-${messageId}`)
  shown?.querySelector('.body')?.append(h('div', { class: 'component-fault', role: 'alert' }, `⚠ ${outcome.text}`))
  if (isAtEnd()) scrollToEnd()
}

/** @param {string} text @param {Record<string, any>} options @returns {Promise<string | null>} */
async function sendCommand(text, options) {
  const channel = current
  const pending = h('li', { class: 'message first pending' }, avatar(person), h('div', { class: 'body' },
    h('div', { class: 'head' }, h('strong', null, person.name), ' used ', h('span', { class: 'mention' }, `/${text}`)),
    h('div', { class: 'thinking' }, h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i')), 'Sending command…')))
  const late = setTimeout(() => { list.append(pending); scrollToEnd() }, 400)
  const outcome = await me.command(channel, text, options).catch(error => ({ kind: 'refused', text: error.message }))
  clearTimeout(late)
  pending.remove()
  if (outcome.kind === 'refused') return outcome.text
  after(outcome)
  if (outcome.kind === 'no-response' && channel === current && !outcome.message) {
    const element = h('li', { class: 'message first ephemeral' }, avatar({ ...world.bot, isBot: true }), h('div', { class: 'body' },
      h('div', { class: 'head' }, h('strong', null, person.name), ' used ', h('span', { class: 'mention' }, `/${text}`)),
      h('div', { class: 'failure', role: 'alert' }, `⚠ ${outcome.text}`),
      onlyYou(() => element.remove())))
    list.append(element)
    scrollToEnd()
  }
  return null
}

/** @param {any} outcome */
function after(outcome) {
  if (outcome.kind !== 'modal') return
  openModal(outcome.modal, hands, async values => {
    const result = await me.submit(outcome.modal.interaction_id, values).catch(error => ({ kind: 'refused', text: error.message }))
    return fault(result)
  })
}

/** @param {any} outcome */
function fault(outcome) {
  return outcome.kind === 'refused' || outcome.kind === 'no-response' ? outcome.text : null
}

function drawFrame() {
  const channel = channels.find(entry => entry.id === current)
  const name = channel ? (channel.is_dm ? `@${channel.name}` : channel.is_thread ? channel.name : `#${channel.name}`) : ''
  byId('server-name').textContent = world.server.name
  byId('channel-name').textContent = name
  byId('channel-topic').textContent = channel?.topic ?? ''
  document.title = `${name} – ${world.server.name}`
  composer.setPlaceholder(name)
  byId('person-button').setAttribute('aria-label', `You are: ${person.name}. Be somebody else`)
  byId('person-button').replaceChildren(avatar(person), h('span', { class: 'you-are' }, 'You are: '), h('strong', null, person.name), h('span', { 'aria-hidden': 'true' }, ' ▾'))
  byId('bot-state').replaceChildren(avatar({ ...world.bot, isBot: true }), h('span', null, h('strong', null, world.bot.name),
    h('small', { class: world.bot.online ? 'online' : 'offline' }, world.bot.online ? 'Online' : 'Offline – start the bot')))
}

function drawSidebar() {
  byId('channels').replaceChildren(...drawChannels(channels, {
    current, unread, botName: world.bot.name, open: id => void openChannel(id),
    openDm: () => void me.openDm().then(async dm => { await loadChannels(); await openChannel(dm.id) }),
  }))
  byId('menu-button').classList.toggle('has-unread', unread.size > 0)
}

/** @param {boolean} isOpen */
function setSidebar(isOpen) {
  document.body.classList.toggle('sidebar-open', isOpen)
  byId('menu-button').setAttribute('aria-expanded', String(isOpen))
}

function showTyping() {
  notice(`${world.bot.name} is typing…`, 'typing')
  setTimeout(() => { if (byId('notice').classList.contains('typing')) notice('') }, 8000)
}

/** @param {string} text */
function notice(text, kind = '') {
  const element = byId('notice')
  element.className = kind
  element.textContent = text
  element.hidden = text === ''
}

/** @param {Error} error */
function complain(error) {
  notice(error.message)
  setTimeout(() => notice(''), 4000)
}

function isAtEnd() {
  return list.scrollHeight - list.scrollTop - list.clientHeight < 120
}

function scrollToEnd() {
  list.scrollTop = list.scrollHeight
}
