// @ts-check
import { avatar, byId, h } from './dom.js'
import { onlyYou } from './message.js'

/** What stands around the messages, and the page's own lines among them. */

/** @param {any | undefined} channel */
export function titleOf(channel) {
  if (!channel) return ''
  if (channel.is_dm) return `@${channel.name}`
  return channel.is_thread ? channel.name : `#${channel.name}`
}

/** Draws the names of server and channel, who one is, and whether the bot is there. @param {any} world @param {any} person @param {any} channel */
export function drawFrame(world, person, channel) {
  byId('server-name').textContent = world.server.name
  byId('channel-name').textContent = titleOf(channel)
  byId('channel-topic').textContent = channel?.topic ?? ''
  document.title = `${titleOf(channel)} – ${world.server.name}`
  const button = byId('person-button')
  button.setAttribute('aria-label', `You are: ${person.name}. Be somebody else`)
  button.replaceChildren(
    avatar(person),
    h('span', { class: 'you-are' }, 'You are: '),
    h('strong', null, person.name),
    h('span', { 'aria-hidden': 'true' }, ' ▾'),
  )
  const { online, name } = world.bot
  const state = h('small', { class: online ? 'online' : 'offline' }, online ? 'Online' : 'Offline – start the bot')
  byId('bot-state').replaceChildren(
    avatar({ ...world.bot, isBot: true }),
    h('span', null, h('strong', null, name), state),
  )
}

/** @param {boolean} isOpen */
export function setSidebar(isOpen) {
  document.body.classList.toggle('sidebar-open', isOpen)
  byId('menu-button').setAttribute('aria-expanded', String(isOpen))
}

/** Shows a line above the messages; an empty one hides it. @param {string} text @param {'' | 'typing'} kind @param {number} [milliseconds] */
export function notice(text, kind = '', milliseconds) {
  const element = byId('notice')
  element.className = kind
  element.textContent = text
  element.hidden = text === ''
  if (milliseconds === undefined) return
  setTimeout(() => {
    if (element.textContent === text) notice('')
  }, milliseconds)
}

export function stopTyping() {
  if (byId('notice').classList.contains('typing')) notice('')
}

/** A command on its way. @param {any} person @param {string} command */
export function pendingCommand(person, command) {
  const dots = h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i'))
  const body = h(
    'div',
    { class: 'body' },
    used(person, command),
    h('div', { class: 'thinking' }, dots, 'Sending command…'),
  )
  return h('li', { class: 'message first pending' }, avatar(person), body)
}

/** A command that nobody answered. @param {any} bot @param {any} person @param {string} command @param {string} reason */
export function failedCommand(bot, person, command, reason) {
  const failure = h('div', { class: 'failure', role: 'alert' }, `⚠ ${reason}`)
  const body = h(
    'div',
    { class: 'body' },
    used(person, command),
    failure,
    onlyYou(() => element.remove()),
  )
  const element = h('li', { class: 'message first ephemeral' }, avatar({ ...bot, isBot: true }), body)
  return element
}

/** @param {any} person @param {string} command */
function used(person, command) {
  return h(
    'div',
    { class: 'head' },
    h('strong', null, person.name),
    ' used ',
    h('span', { class: 'mention' }, `/${command}`),
  )
}
